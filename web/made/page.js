"use strict";
(()=>{var Hu=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>Hu+e,Si=e=>`/${e.split("/").slice(Hu.split("/").length).join("/")}`,eo=()=>Si(location.pathname);var to=me("/api/v1"),Zb=700,Eo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function vi(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Eo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Eo(e,"error",`The server answered with status ${e}.`)}var Uu=()=>new Eo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),ek=/"(?:stream|correlation)":-?\d{16}/,tk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,ok=/\d{16}/,nk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,sk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});async function qt(e,t,o={}){for(;;)try{return await rk(e,t,o)}catch(n){if(n.code!=="not_checked_yet")throw n;await sk(Zb,o.signal)}}async function rk(e,t,{
body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(
to+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Uu()}if(!i.ok)throw vi(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&ok.test(l)?nk:ek.test(l)?tk:void 0)}catch{throw new Eo(
i.status,"bad_answer","The server sent an answer that is not JSON.")}}var dt=(e,t)=>qt("GET",e,t),et=encodeURIComponent,$n=e=>dt("/status",e);async function Bt(e,t){let o=await dt(`/sets?${e}`,t);return{
...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var ht=async(e,t)=>e.length===0?[]:(await dt(`/sets?${e.map(o=>`id=${et(o)}`).join("&")}`,t)).sets,Sn=async e=>(await dt("/tags",e)).tags,po=(e,t)=>dt(
`/sets/${et(e)}`,t),To=(e,t)=>qt("PATCH",`/sets/${et(e)}`,{body:t}),vn=e=>qt("DELETE",`/sets/${et(e)}`),ju=async(e,t)=>(await qt("POST",`/sets/${et(e)}/split`,{body:t})).job,zu=async(e,t)=>(await qt("\
POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,En=e=>qt("POST",`/sets/${et(e)}/restore`),tt=(e,t)=>dt(`/compare_traces?${e}`,t),gr=(e,t)=>dt(`/compare_traces/op?${e}`,t),wr=(e,t,o)=>dt(
e===""?`/compare_traces/tree?${t}`:`/sets/${et(e)}/tree?${t}`,o),Tn=async(e,t,o)=>(await dt(`/sets/${et(e)}/steps${t===null?"":`?marker=${et(t)}`}`,o)).steps,Ei=(e,t,o)=>dt(`/sets/${et(e)}/timeline?${t}`,
o),yr=(e,t,o)=>dt(`/sets/${et(e)}/timeline/find?${t}`,o),On=(e,t,o)=>dt(`/analysis/${e}?${t}`,o),Gu=(e,t)=>dt(`/series?${e}`,t),Yu=e=>`${to}/series?${e}`,Ku=(e,t)=>`${to}/analysis/${e}?${t}`,br=async(e,t,o)=>(await dt(
`/sets/${et(e)}/ops?q=${et(t)}&limit=50`,o)).ops,us=e=>`${to}/compare_traces?${e}`,kr=e=>`${to}/report?${e}`,_r=e=>`${to}/bundle?${e}`,Vu=e=>`${to}/compare_traces/op?${e}`,Ju=(e,t)=>dt(`/sql?${e}`,{...t,
digits:!0}),Qu=e=>`${to}/sql?${e}`,Xu=async(e,t)=>(await dt(`/sql/schema?${e}`,t)).tables,Zu=async e=>(await dt("/queries",e)).queries,Ti=(e,t)=>qt("POST","/queries",{body:{name:e,statement:t}}),ed=e=>qt(
"DELETE",`/queries/${et(e)}`),Oi=(e,t,o)=>`${to}/sets/${et(e)}/files/${t}/trace${o?`?${o}`:""}`;async function xr(e,t,o,{signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Oi(e,t,o),{signal:n}),
l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Eo(
0,"broken","The download stopped before its end. The log of the server says why."):Uu()}throw vi(l.status,await l.text())}var td=async e=>(await dt("/jobs",e)).jobs,od=(e,t)=>dt(`/jobs/${et(e)}`,t),Mn=e=>qt(
"DELETE",`/jobs/${et(e)}`),nd=e=>new EventSource(`${to}/jobs/${et(e)}/events`),sd=(e,t)=>qt("POST","/uploads",{body:{label:e,files:t}}),rd=async()=>(await qt("POST","/samples")).jobs,ad=e=>dt(`/upload\
s/${et(e)}`),Mi=e=>qt("DELETE",`/uploads/${et(e)}`),id=async e=>(await qt("POST",`/uploads/${et(e)}/commit`)).job;function ld(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${to}/upl\
oads/${et(e)}/files/${et(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,vi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new Eo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Eo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function ak(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function gt(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=ak(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var be="–",fo="−",Gt=" ",md=e=>gt(e,0,2),pd=e=>gt(e,0,3);function An(e,t){return t>0?`+${e}`:t<0?`${fo}${e}`:e}function C(e){return e==null?be:md(e).replace("-",fo)}function ot(e){return e==null?
be:An(md(Math.abs(e)),e)}var cd=["","K","M","G","T","P","E"];function oo(e){if(e==null)return be;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<cd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?fo:"")+gt(t,0,n)+(o?Gt+cd[o]:"")}function Jo(e){return e>0?`+${oo(e)}`:oo(e)}var Ai=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return Ai.find(([,o])=>t>=o*
.99995)??(t>0?Ai[3]:Ai[2])}function $r(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return gt(n,s,s)+Gt+t}function P(e){if(e==null)return be;let t=$r(e,Ve(e));
return(e<0&&/[1-9]/.test(t)?fo:"")+t}function ye(e){return e==null?be:An($r(e,Ve(e)),e)}function de(e){return e==null?be:pd(e).replace("-",fo)+Gt+"µs"}function Ye(e){return e==null?be:An(pd(Math.abs(
e))+Gt+"µs",e)}var ud=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Rn(e){let t=Math.abs(e);return ud.find(([,o])=>t>=o*.99995)??ud[t>0?3:1]}function Qo(e){return e==null?be:(e<0?fo:
"")+$r(e,Rn(e))}function fd(e){return e==null?be:An($r(e,Rn(e)),e)}function Li(e){return e==null?be:gt(e,0,9).replace("-",fo)+Gt+"GB/s"}function Ie(e){return e==null||!Number.isFinite(e)?be:(e<0?fo:"")+
hd(Math.abs(e))+Gt+"%"}function ve(e){return e==null||!Number.isFinite(e)?be:An(hd(Math.abs(e))+Gt+"%",e)}function hd(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return gt(
e,t,t)}var ik="⁰¹²³⁴⁵⁶⁷⁸⁹";function Ft(e){if(e==null||!Number.isFinite(e))return be;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Gt}\
×${Gt}10⁻${[...o].map(n=>ik[n]).join("")}`}function gd(e){return e==null||!Number.isFinite(e)?be:e<.001?"<0.001":e.toFixed(3)}var Ri=["B","kB","MB","GB","TB"];function Ni(e){let t=Math.abs(e),o=Ri.
findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Ri[Math.max(o,0)],1e3**Math.max(o,0)]}var Pi=e=>e==null?be:`${C(e).replace("-",fo)}${Gt}B`,ds=e=>e==null?be:An(Ee(Math.abs(e)),e);function Ee(e){if(e==
null)return be;if(e<0)return fo+Ee(-e);let t=Ri,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return o.toFixed(s)+Gt+t[n]}function J(e,t,o=`${t}s`){return`${C(e)}${Gt}${e===
1?t:o}`}function nt(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+
1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Ii(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.
slice(o.length-s).join("")}`}var Ci=8,wd=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function yd(e,t){let o=e[t],n=r=>r===void 0?0:wd(o,r),s=Math.max(0,Math.max(n(e[t-1]),
n(e[t+1]))-Ci);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function Di(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,yd(t,n)]))}function lk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+
(s<2*Ci?Ci-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Ii(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.
from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var bd=e=>e.replace(/^void (?=\S)/,"");function qi(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?bd(c):c;function i(c,u){
let d=s.get(c),m=lk(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){
if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,wd(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].
sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=yd(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:ck(u,e,l(d),o.get(u))}}}function no(e,t){
let o=qi(t);return o.add(e),e.map(o.text)}function Sr(e,t){let o=Di(e),n=no(e,t);return e.map((s,r)=>o.get(s)+8<t-1?bd(s):n[r])}function ck(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),
i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){
return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function qo(e,t,o){
let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),n}var uk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],dd=e=>String(e).padStart(2,"0"),dk=36e5;function kd(e,t=Date.now()){let o=Math.
round((Date.parse(e)-t)/dk);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:"within the hour"}function mt(e){let t=new Date(e);return Number.isNaN(t.getTime())?be:`${t.getDate()}\
 ${uk[t.getMonth()]} ${t.getFullYear()}, ${dd(t.getHours())}:${dd(t.getMinutes())}`}var mk="tracediff.theme",Bi=new Set,Wi=matchMedia("(prefers-color-scheme: dark)");function Fi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function pk(){let e=Fi();
return e==="auto"?Wi.matches?"dark":"light":e}function yt(e){return Bi.add(e),()=>Bi.delete(e)}function _d(){for(let e of[...Bi])e(pk())}function $d(e){e.value=Fi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(mk,e.value)}catch{}_d()}),Wi.addEventListener("change",()=>{Fi()===
"auto"&&_d()})}var fk=matchMedia("(forced-colors: active)"),vr=new Map,xd="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Wi.matches} ${fk.matches}`;return n!==
xd&&(vr=new Map,xd=n),vr.has(e)||vr.set(e,hk(e)),vr.get(e)}function hk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Hi=null;function ms(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Hi??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Hi=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Hi)}var Sd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ps=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Yt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Ui=17;function gk({
title:e,lines:t,keys:o=[]},n,s){let r=Yt(),i=t.flatMap(f=>qo(f,Math.floor(n/6.6),3)),l=30+Ui*i.length+(o.length>0?24:0)+8,c=(f,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:We(w),font:{size:g,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,w)=>c(30+Ui*w,f,12,!1))],d=[],m=12-s.left,p=30+Ui*i.length+4;for(let[
f,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function vd(e,t,o,n){let s=await ms(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=gk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var zi=/\.json(\.gz)?$/i,ji=/\.tracediff$/i;function Ed(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return wk(t,o)}async function wk(e,t){let o=[];for(let n of e){let s=[];await Od(n,"",s),o.push(Cn(n.name,s))}return o.concat(Td(t))}function Td(e){let t=e.filter(({name:n})=>!ji.
test(n)),o=e.filter(({name:n})=>ji.test(n)).map(n=>({label:n.name.replace(ji,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Cn(Gi(t),t)]:o}async function Od(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Od(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function Md(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Cn(n,s)).concat(Td(o))}function Cn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>zi.test(n)),skipped:o.filter(({name:n})=>!zi.test(n))}}function Gi(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(zi,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Ad(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Cn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Er(n,o),n}function Er(e,t){for(let o of t)Array.isArray(o)?Er(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",Er(e,t),e}function ho(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var yk="http://www.w3.org/2000/svg";function He(e,t={},...o){let n=document.createElementNS(yk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Er(n,o),n}var bk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Nt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:bk[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Nt(e))}var Rd=0;function ue(e){return Rd+=1,`${e}-${Rd}`}var Pt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Te(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Me(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Te(t?`${e} ${t.label} is available.`:e,n),l(),i}function Cd(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await Ed(
i.dataTransfer);l.length>0&&o(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var kk=2,Ld=1e3,Yi=0,Xo=e=>["done","failed","cancelled"].includes(e.state);function Tr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Yi-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Xo(d)&&i(),
t(d))},c=async()=>{let d=Ld;try{l(await od(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Ld}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Yi<kk&&typeof EventSource=="function"?(Yi+=1,n=nd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var hs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],_k=hs.flatMap(([e])=>e),xk=hs.flatMap(([,e])=>e),fs=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],go=(e,t)=>t.some(o=>e.includes(o));function $k(e,t){let[o,n]=[fs(e),fs(t)];for(let[s,r]of hs){let i=go(o,s)&&go(n,r);if(i!==(go(n,s)&&go(o,r)))return i?-1:1}for(let[s,r]of[[_k,-1],[xk,1]])if(go(o,s)!==
go(n,s))return go(o,s)?r:-r;return 0}function Or(e){for(let[t,o]of hs){let n=e.map(r=>[go(fs(r),t),go(fs(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Sk=10n**17n;function Nd(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Sk?o:null}function gs(e,t){let o=$k(e.label,t.label),[n,s]=[Nd(e),Nd(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}function Pd(e){let t=o=>e.find(n=>go(fs(n.label),o));if(e.length===
2){let[o,n]=gs(e[1],e[0]);return{control:o.id,test:n.id}}for(let[o,n]of hs){let[s,r]=[t(o),t(n)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function vk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Ek(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=Tk(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Tk(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Mr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Ek(e,t.index+t[0].length));return o?Number(o[1]):null}async function Ok(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Id(e,t,o){let n=await Ok(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var Mk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Mr(e)!==null;async function Ak({name:e,file:t}){let o=await Id(t,4194304,Mk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Mr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Mr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Id(t,16777216,()=>!1);n=Mr(s.slice(-262144))}return{
isTrace:!0,rank:n??vk(e)}}async function qd(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Ak(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Dd=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Bd(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Dd(e,n,o),Dd(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Rk=256,Fd=20,Wd=e=>e.slice(e.lastIndexOf("/")+1),Ki=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Ck(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Bd(e.file,t.file)}async function Lk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Ck(n,s)||Ki(n.name)!==null&&Ki(n.name)===Ki(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Vi=e=>e.map(({seen:t})=>t.rank),Ji=e=>!e.includes(null)&&new Set(e).size===
e.length;function Nk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Pk(e){return Or(e.map(({name:o})=>Wd(o)))?.map(o=>o.map(n=>e[n]))??Nk(e)??e.map(o=>[o])}function Ik(e,t){let o=new Set;return e.map((n,s)=>{let r=Gi(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Cn(i,l),settled:!0}})}function Hd(e){
let t=Vi(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Dk(e,t,o){return!(t.length===2&&Or(t.map(({label:s})=>s)))&&
Ji(Vi(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Hd(o),manyFirst:!0}}}function qk(e){return e.includes(null)?"assumed":Ji(e)?"named":"equal"}async function Ud(e){
if(e.files.length>Rk)return{};if(await qd(e.files),e.files.length<2||e.settled)return{};let t=await Lk(e.files),o=Ad(e);if(o!==null&&o.length<=Fd)return Dk(e,o,t);let n=Vi(t),s=Or(t.map(({name:i})=>Wd(
i)));if(t.length<2||Ji(n)&&s===null)return{};let r=Pk(t);return r.length>Fd?{}:{question:{kind:qk(n),parts:Ik(r,e),one:Hd(t),manyFirst:s!==null||r.length===2}}}var Bk=2,Fk=3,Wk=4,Qi=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await rd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Ud(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<Fk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await sd(t.label,o);if(t.state!=="creating"){Mi(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Bk)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await ld(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Wk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await ad(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await id(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Tr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}Xo(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await To(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await To(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await To(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await vn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await En(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Mn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Mi(o).catch(()=>{}),this.#l(),this.#s()}},Se=new Qi;window.addEventListener(
"beforeunload",e=>{Se.sending&&e.preventDefault()});var Hk=1e3,Uk=5e3,jk=6e4,Xi=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-jk;get running(){return this.list.filter(t=>!Xo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await td())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Hk:Uk)}}#r(t){if(Se.transfers.
some(n=>n.state==="committing"))return;let o=new Set(Se.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Kt=new Xi;var Ln={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var It=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,zd={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},zk={...zd,per_step:"per r\
ecording",percent:"% of the recording"},ws=(e,t)=>(It(t)?zk:zd)[e];function el(e){return e.control.samples===e.test.samples?"total":"per_step"}var Pn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Ar(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var jd=(e,t)=>e===null||!(t>0)?null:100*(e/t),Zi=(e,t)=>e===null||t===null?null:e-t,Nn=(e,t)=>t>0?e/t:null,Gk=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Yk(e,t){if(t&&Gk(e)){let{control_self_duration:o,test_self_duration:n}=e;return[o,n,n-o,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Gd(e,t,o,n){let s=[o.control.samples,o.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=Yk(e,n);r?(i=(u?e.control_per_step:null)??Nn(i,s[0]),l=(u?e.test_per_step:null)??Nn(l,s[1]),
c=(u?e.diff_per_step:null)??Zi(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Nn(i,e.control_counts),l=(u?e.test_per_call:null)??Nn(l,e.test_counts),c=Zi(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=jd(i,o.step_time.control.step),l=jd(l,o.step_time.test.step),c=Zi(l,i));let m=r?[Nn(e.control_counts,s[0])??0,Nn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function Kk(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var ys=(e,t)=>JSON.stringify([e,t]);function Ot(e,t){
let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var Vk=(e,t)=>e.filter(
({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Yd({name:e,replaces:t,aliases:o}){if(o){let s=["control","test"].map(i=>Vk(o,i)),r=o.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join("\
 "),e]}function bs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var ks=({
aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${C(n)} ${n===1?"call":"calls"}, ${P(s)}`);function tl(e,t,o,{self:n=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=ol({...l,among:i},n);return{row:c,key:l.id??ys(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...Gd(l,o,e,n),...Kk(l,o)}})}function ol(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var Zo=e=>e.moderated_q_value??
e.q_value??null;function Kd(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[ys(s.name,s.category),
{...s,among:n}]))}function Vd(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Gd(e.totals[n],t,e,o)])}var Jd=15,Qd=[10,15,20,30,50,100],Jk=["total","per_step","per_call","percent"],Xd=Ln.change.words,Zd=Ln.device_type.words,Qk=Ln.measure.words,Xk=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Rr=[...Xk,"op"],bt="ProfilerStep*",nl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Zk=["name","category","change","q_value"],In=e=>Zk.includes(e)?"asc":"desc",sl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],em=[...sl,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],e_={fold:"true",significant:"",measure:"",equivalence:""},t_={1:"true",0:"false"};function o_(e,t){let{type:o,words:n,standard:s}=Ln[t];if(o==="texts")return e.getAll(t).filter(d=>d!==
"");let r=e.get(t)??"",i=o==="text"?r:t_[r]??r,l=o==="text"?i:(o==="boolean"?["true","false"]:n).find(d=>d.toLowerCase()===i.toLowerCase()),u=(o==="choice"&&l==="false"?"":l)||(e_[t]??s);return o==="b\
oolean"?u==="true":u}var tm=(e,t)=>Object.fromEntries(t.map(o=>[o,o_(e,o)]));function om(e,t,o){for(let n of o){let{type:s,standard:r}=Ln[n];s==="texts"?t[n].forEach(i=>e.append(n,i)):["","undefined",
r].includes(String(t[n]))||e.set(n,String(t[n]))}}var nm=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function n_(e,t,o){let n=e.get(t)??"";return n===
""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var so=(e,t,o)=>t.includes(e)?e:o;function Wt(e){let t=new URLSearchParams(e),o=so(t.get("sort"),nl,"abs_diff_duration"),n=Number(t.get("to\
p"));return{...tm(t,em),...nm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:so(t.get("order"),["asc","desc"],In(o)),unit:so(t.get("unit"),Jk,""),measure:so(t.get("measure")??t.get("time"),Qk,""),heat:so(
t.get("heat"),Rr,""),fall:so(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:Jd,op:n_(t,"op","op_category")}}function $t(e){let t=Cr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.
sort,"abs_diff_duration"),o("order",e.order,In(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(
e.top),String(Jd)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var Mt=(e,t)=>$t({...Wt(""),control:at(e),test:at(t),exclude:[bt]});function Cr(e){let t=new URLSearchParams;
return om(t,e,em),e.significant||t.delete("measure"),t}function s_(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"perce\
nt_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Dn(e,t,o){let n=Cr(e);return n.set("significance","true"),n.set(
"sort",s_(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function rl(e,t,o,n){let s=Dn(e,t,o);return s.set("format",n),s}var sm=["total","per_step"],r_=["calls","share"],rm=["\
duration","calls","per_call"];function _s(e){let t=new URLSearchParams(e);return{...tm(t,sl),...nm(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:so(t.get("unit"),sm,
""),bins:so(t.get("bins"),r_,"calls"),heat:so(t.get("heat"),rm,"duration")}}function pt(e){let t=new URLSearchParams({control:e.control,test:e.test});return om(t,e,sl),t}function en(e){let t=pt(e);return t.
set("row",e.row),t}function Ht(e){let t=en(e);return sm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),rm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),me(
`/compare/op?${t}`)}function am(e,t,o){let n=Dn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function im(e){
let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Bo=100,a_=["created","labe\
l","ranks","steps","events","bytes"];function Lr(e){let t=new URLSearchParams(e),o=so(t.get("sort"),a_,"created"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.
get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:o,order:so(t.get("order"),["asc","desc"],o==="label"?"asc":"desc"),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function lm(e){let{control:t,test:o,
q:n,tag:s,sort:r,order:i,page:l}={...Lr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,"create\
d"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var Nr=e=>e.q!==""||e.tag.length>0;function tn(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(Bo),offset:String((e.page-1)*Bo)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var at=e=>e.slice(0,12),Fo=(e,t,o,n)=>n?.[e]?.label??(o&&Ke(o,t[e])?.
label)??t[e];function Ke(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Pr=(e="Damaged")=>a("strong",{class:"damage-mark"},Nt("warning"),e);function cm(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Pr()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}function Ir(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Pr(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"\
mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var i_="https://ui.perfetto.dev";var xs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function l_(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new xs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new xs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function al(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&al(e,t-1)},100)}async function Dr({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=i_,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new xs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw al(l),m}let c=new AbortController,u=l_(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),al(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var c_=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function u_(e){return(e.notes??[]).some(t=>c_.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var d_=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function ll(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Oi(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Dr({title:`${e.label}, rank ${t.rank}`,fileName:d_(
t,o()),load:m=>xr(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Ee(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Te(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Ee(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Oo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${mt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function m_(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Oo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function p_(e,t,o,n){let s=ll(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?u_(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return n.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Ee(t.trace_bytes)),r)}function f_(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?m_(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>p_(e,l,o,n))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${C(i)} more were not kept.`))}function h_(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function qr(e,t={}){let o=[],n=ue("traces"),s=h_(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([$n(),...e.map(l=>po(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>f_(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var g_=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function um(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${J(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function w_(e){return a("dl",{class:"counters"},g_.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},C(e[t]??0)))))}function y_(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":nt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||be),a("td",{class:"num"},C(s.events)),a("td",{class:"num"},Ee(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):ll(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Pr()," "],i.words,i.
count>1&&` (${C(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function cl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${J(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var b_={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function ul(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${J(e,"e\
ntry","entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${b_[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and ${C(
e-t.length)} more`)))}function dm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return po(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",
...n?["Trace"]:[],"Notes"];O(t,Ir(o.quality.affected_files,o.quality.affected),w_(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"c\
ol"},r)))),a("tbody",{},o.file_list.map(r=>y_(o,r,n))))),cl(o.quality.duplicate_files),ul(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},o.
id)," · stored in ",Ee(o.stored_bytes)," out of ",Ee(o.raw_bytes)," of JSON",n&&` (${Ee(o.traces_bytes)} the traces themselves)`,!n&&`. ${Oo(o)}`))}).catch(o=>O(t,a("p",{class:"error-text"},o.message))),
t}var dl=4,ml=e=>e===2?"two":C(e),mm=e=>e[0].toUpperCase()+e.slice(1);function k_({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function __({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${nt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function x_({parts:e}){let t=e.slice(0,dl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>dl?`${t} and ${C(e.length-dl)} more`:t}function pl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${ml(t.ranks)} ranks of one`;return`${mm(ml(e.length))} sets, \
or ${n}?`}function pm(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ue("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>Se.answer(e,u),{class:"choice"}),l=i(
!0,`${mm(ml(n.length))} sets`,x_(t)),c=i(!1,"One set",__(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},pl(t))," ",k_(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var $_=64,S_={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function hl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function gl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function on(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return v_(e.made);if(e.state==="done"){let o=e.already_stored?`${E_(e)}; nothing was stored twice.`:`${Fr(
e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":S_[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Ee(e.bytes_done)} of ${Ee(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)} of ${J(e.files_total,"file")}`),
t.join(" · ")}function v_(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${C(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var E_=e=>`Stored already as “${e.known_as}”`;function T_(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function O_(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>fl(Se.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=$_&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Fr=e=>e?.state==="done"&&e.affected_files?.length>0;function fm(e){return[Fr(e)&&Ir(e.affected_files),M_(e),cl(e?.duplicate_files),ul(e?.
left_out??0,e?.left_out_files??[])]}function M_(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${J(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function hm(e){let t=hl("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=R_(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(A_),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},C_(e)),a("ul",{class:"file-list"},u.map(x=>x.node)),e.skipped.length>0&&L_(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),p=null,f="",w="",g=!1;function y(){let x=n.contains(document.activeElement),k=a("div",{},P_(e));f=e.label,k.innerHTML!==n.innerHTML&&(O(
n,...k.childNodes),x&&n.querySelector("button")?.focus({preventScroll:!0}))}function h(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,O(i,g&&pm(e)),e.state==="done"&&(d.open=!1)}function b(){
let x=e.state==="done"?e.offered:null;if(x===c)return;let k=l.contains(document.activeElement);c=x,O(l,O_(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?h():f!==
e.label&&y(),s.update(),u.forEach(N_),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:x,total:k}=wl(e);t.hidden=e.state==="asking"||!Se.active.includes(e),gl(t,x,k),w=yl(e),o.textContent!==
w&&O(o,e.state==="done"&&!e.bundle&&e.job.already_stored?T_(e,w):w),b(),m.classList.toggle("affected",Fr(e.job)),O(r,fm(e.job))}return _(),{node:m,update:_,text:()=>e.question?pl(e.question):w,focus(){
g&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Br=(e,t)=>e.reduce((o,n)=>o+n[t],0);function wl(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Br(n,"sent"),total:o==="looking"?0:Br(n,"size")}}function A_(e){let t=hl(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function R_(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{Se.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function C_(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[J(e.files.length,e.bundle?"bundle":"\
trace file"),Ee(t)];return e.skipped.length>0&&o.push(`${C(e.skipped.length)} skipped`),o.join(", ")}function L_(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${C(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function N_(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,gl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Ee(
t.size),sending:`${r} % of ${Ee(t.size)}`,sent:`${Ee(t.size)} sent`,failed:t.error??"failed"}[t.state]}function P_(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>Se.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>Se.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),Se.canUndo(e)&&F("Undo",()=>fl(Se.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>fl(
Se.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>Se.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function fl(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function I_(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${nt(t.sort((o,n)=>o-n))}`}function D_(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function yl(e){let t=I_(e),o=Br(e.files,"sent"),n=Br(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Ee(o)} of ${Ee(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[on(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return on(e.job)+D_(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function gm(e,t){let o=e,n=hl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,O(r,m?F("Cancel",()=>Mn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,gl(n,o.bytes_done,o.bytes_total),s.textContent=on(o),l.classList.toggle("affected",Fr(o)),O(i,fm(o))}return u(o),{node:l,update:u}}var wm=()=>a("a",{href:me("/")},"Show");function q_(){return[...Se.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:yl(t),...wl(t)})),...Kt.running.map(t=>({label:t.label,text:on(t),
done:t.bytes_done,total:t.bytes_total}))]}function B_(){let e=s=>Se.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${C(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function F_(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,wm()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function W_(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,wm()),draw(o){
e.textContent=`${o}.`}}}function H_(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Mt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Te(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});tt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function ym(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=F_(),o=W_(),n=H_(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=eo()!=="/",c=l?q_():[],u=l?B_():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),ho(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return Se.addEventListener("change",i),Kt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[Wo,nn,bm,ro,Ut,U_,Wr,j_]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],$s="Every page",km="First move to a set of the list, with the arrow keys.",Hr="First select a\
 call, in the lanes or in the table.",sn="There is nothing to search on this page.",xm=[{pages:[Wo],keys:["/"],text:"Find trace sets",action:"search",none:sn},{pages:[Wo],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[Wo],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Wo],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[Wo],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Wo],keys:["Space"],text:"In the list: sel\
ect the set, for several at once"},{pages:[Wo],keys:["c"],text:"Use the focused set as the control",action:"control",none:km},{pages:[Wo],keys:["t"],text:"Use the focused set as the test",action:"test",
none:km},{pages:[nn],keys:["/"],text:"Search the names of the rows",action:"search",none:sn},{pages:[nn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
nn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[nn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[nn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[ro],keys:["/"],text:"Find a frame or a kernel",action:"search",none:sn},{pages:[ro],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[ro],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[ro],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ro],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[ro],keys:["Space"],text:"In the table: select the frame"},{pages:[ro],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[ro],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[ro],keys:["w","s","a","d","0"],text:"In the flame graph: cl\
oser, away, left, right, all"},{pages:[nn,bm,ro,Ut,Wr],keys:["c"],text:"Choose the control",action:"control"},{pages:[nn,bm,ro,Ut,Wr],keys:["t"],text:"Choose the test",action:"test"},{pages:[Ut],keys:[
"/"],text:"Search names; Enter shows the next call",action:"search",none:sn},{pages:[Ut],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Ut],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Ut],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Ut],keys:["d"],text:"Move to the right",action:"right"},{pages:[Ut],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Ut],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Hr},{pages:[Ut],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Ut],keys:["m"],
action:"measure",none:Hr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[U_],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:sn},{pages:[j_],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Wr],keys:["/"],text:"Find a table or column",action:"search",none:sn},{pages:[Wr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[$s],keys:["?"],text:"List the keys",action:"help"},{pages:[$s],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:sn},{pages:[Ut],keys:[","],action:"former",none:Hr},{pages:[Ut],keys:["."],action:"next",none:Hr}],z_={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},G_=["button","checkbox","file","radio","range","reset","submit"];function Ss(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!G_.includes(e.type))}function Y_(e,t){let{target:o,key:n}=e,s=Ss(o);return xm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,$s].includes(i)))&&(r.
inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function K_(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function V_(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},z_[t]??t)])}function _m(e,t){let o=xm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},V_(n)),a("dd",{},s)))))}function J_(e){let t=ue("keys"),o=()=>n.close(),n=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",o)),_m(`${e.name} p\
age`,e.name),_m($s,$s),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function $m(e,t){let o=()=>e()&&J_(e().page);t.addEventListener("cl\
ick",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=Y_(n,s);if(!i||i.action==="close"&&K_())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Sm="tracediff.session";function Q_(){try{return JSON.parse(sessionStorage.getItem(Sm))??[]}catch{return[]}}function vm(e){let t=null,o=0,n="";function s(){return t===null&&(t=Q_(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Sm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>po(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===n||Se.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==n&&Se.active.length===
0&&(n=d,e(...gs(m,p)))}return Se.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),Se.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Pt().then(()=>r(s()))}}}var bl=new Set,Tm=!1,Ho=()=>Tm;function qn(e){return bl.add(e),()=>bl.delete(e)}function Em(e){Tm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...bl])t()}function Om(){window.
addEventListener("beforeprint",()=>Em(!0)),window.addEventListener("afterprint",()=>Em(!1))}var ze=["control","test"],rn={control:"test",test:"control"},Am=["rank","span","step"],X_=["both",...ze],Ur=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,kl=e=>/^\d+$/.test(e??"")?e:"";
function _l(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Am)o[`${i}_${l}`]=kl(t.get(`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[Ur(t.get("from")),Ur(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:X_.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Ur(kl(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Ur(kl(t.get("align_nth")))??0}}var Mm=e=>String(Math.round(e*1e3)/1e3);function Bn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...Am,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",Mm(e.from)),o("to",Mm(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function wo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var Z_=(e,t)=>e-t,Rm=e=>[...new Set(
e)].sort(Z_),xl=e=>Rm(e.map(t=>t.rank)),$l=(e,t)=>Rm(e.filter(o=>o.rank===t).map(o=>o.span)),Sl=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function e0(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var t0=(e,t)=>e.find(o=>String(o)===t);function Cm(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:t0(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(xl(e),t.rank,"rank",o?.sample.rank),i=s($l(e,r),t.span,"file",o?.sample.span),l=Sl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:e0(l),{sample:c,place:l.indexOf(c),missing:n}}var jr=e=>/^\d+$/.test(e??"")?e:"",an=(e,t={})=>Bn({control:e.control,test:e.test,control_rank:jr(e.control_ranks),test_rank:jr(e.test_ranks),control_step:jr(e.control_steps),test_step:jr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Fn(e,t){let{name:o,category:n}=bs(t,"test");return an(e,{name:o,category:e.use_short_name?"":n})}
function zr(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&bs(n,"test");return an(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Lm(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return an(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var ln=["device","host","calls"];var Ol={device:"own",host:"self",calls:"calls"},Vr=["calls","host","self","device","own"];function Im(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=n??""})}function vs(e){let[t,
o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(o^o>>>13,3266489909),
o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Dm=/ #\d+$/,Yr=(e,t)=>e==="module"&&t!==null?t.replace(Dm,""):t,qm=()=>[0,0],El=()=>Object.
fromEntries(Vr.map(e=>[e,qm()]));function Kr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:El(),kernels:[],shapes:[],
children:[],own:El(),key:"",foldKey:""}}var vl=(e,t)=>t>0?(e??0)/t:0,Gr=(e,t,o,n)=>o?[vl(e[`control_${t}`],n[0]),vl(e[`test_${t}`],n[1])]:[vl(e[t],n[0]),0];function o0(e,t,o){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function n0(e,t,o){let n=Object.fromEntries(Vr.map(s=>[s,Gr(e,s,t,o)]));return{...Kr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:o0(e,t,o),split:e.split??null},figures:n,own:{calls:n.
calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Gr(s,"counts",t,o),device:Gr(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Gr(s,"calls",t,o)}))}}function Jr(e,t,o){
[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),vs(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>Yr(s.sort,l)),s.status].join(`
`);Jr(s,r(t,s.names),vs(i))}}var Qr=e=>e.reduce((t,o)=>vs([t,o.sort,Yr(o.sort,o.control_name),Yr(o.sort,o.test_name),o.status].join(`
`)),"root");function Ml(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(ln.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)s0(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var Wn=e=>e.status==="same"||e.status==="replaced";function s0(e,t){
e.total={},e.ownOf={},e.here={};for(let o of ln){let n=e.own[Ol[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=Wn(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=Wn(e)?r:null}}function Al(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>n0(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Jr(s[0],"root","root"),Ml(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Tl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Nm(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,qm()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Tl(i[l],r[l]))}}function Pm(e,t){Vr.
forEach(o=>Tl(e.figures[o],t.figures[o])),Object.values(Ol).forEach(o=>Tl(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Nm(e.kernels,t.kernels,"name",["counts","device"]),Nm(e.shapes,t.shapes,"text",["calls"])}function r0({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Yr(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var a0=(e,t)=>Vr.some(o=>e.figures[o][t]>0);function Bm(e){if(e.children.forEach(Bm),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>a0(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Fm(e){let t=Kr(e.root);Pm(t,e.root);let o=new Map,n=(r,i)=>{let l=r0(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Kr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Pm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Bm(t),Jr(t,"root","root"),Ml(t,{...Wm(e),grouped:"class"})}function Wm({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Hm=e=>({...e,children:e.children.map(Hm)});function i0(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Dm.test(n??"")&&t.unshift(n)}return t}function l0(e,t){let o=Kr({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Ol))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Um(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=l0(i,l);return{...i,opened:!0,own:El(),kernels:i.kernels,children:[...l.map(u=>({...Hm(u),above:i0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return jm(r,n),Ml(r,Wm(e))}function jm(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Jr(o,vs(`${e.key}
${n||"rest"}`),o.foldKey||vs(`${e.key}
rest`))}else jm(o,t)}function cn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var un=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",yo=(e,t)=>e.total[t][1]-e.total[t][0];function bo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Rl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function Hn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var zm=["both","control","test"];function c0(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Gm(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=c0(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var u0=["modules","operators","python"],d0=["folded","class","instance"],Zr=["control","test"],ea=["ranks","steps","marker"],m0=5e3,Cl=40,Es=(e,t,o)=>t.includes(e)?e:o,Xr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Cl);function Un(e){let t=new URLSearchParams(e),o={};for(let n of Zr){o[n]=t.get(n)??"";for(let s of ea)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...o,level:Es(t.get("level"),u0,"modules"),by:Es(t.get("by"),ln,""),width:Es(t.get("width"),zm,"both"),frames:Es(t.get("frames"),d0,"folded"),order:Es(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Xr(t.get("node"))[0]??"",zoom:Xr(t.get("zoom"))[0]??"",open:Xr(t.get("open")),rows:Xr(t.get("rows"))}}function Vt(e){let t={...Un(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&
r!==""&&o.set(s,r)};for(let s of Zr)n(s,t[s]),ea.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,"modules"),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),
n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Cl).join(".")),n("rows",t.rows.slice(-Cl).join(".")),me(o.size===0?"/tree":`/tree?${o}`)}function jn(e,t,o){
let n=new URLSearchParams({max_nodes:String(m0)}),s=e.test!=="";for(let r of s?Zr:["control"]){s&&n.set(r,e[r]);for(let i of ea){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&n.set("level",e.level),t==="host"&&n.set("by","host"),o&&n.set("instances","true"),n}var Ct=e=>Object.fromEntries(Zr.flatMap(t=>[t,...ea.map(o=>`${t}_${o}`)]).map(t=>[t,e[t]])),p0=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Ym(e,t){let{name:o,category:n}=bs(t,"test");if(!p0.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Vt({...Ct(e),q:i,level:r?"python":"modules"})}var Km=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

with profile(
    activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],
    # Let caches and clocks settle, then record six steps.
    schedule=schedule(wait=2, warmup=3, active=6, repeat=1),
    on_trace_ready=tensorboard_trace_handler("traces/before", use_gzip=True),
    record_shapes=True,
) as profiler:
    for batch in loader:
        train_step(batch)
        profiler.step()
`;var Vm="tracediff.dismissed-jobs",f0=24*3600*1e3,h0=1e4;function Jm(){try{return JSON.parse(localStorage.getItem(Vm))??[]}catch{return[]}}function g0(e){try{localStorage.setItem(Vm,JSON.stringify([...Jm().
slice(-50),e.id]))}catch{}}function w0(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<f0;return!o.includes(e.id)&&(!Xo(e)||t.has(e.id)||n)}function y0(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<h0)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Te(s,o==="failed")}}}function Qm(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=y0(),l=0;function c(){let w=null;for(let g of Se.transfers){let y=s.get(g.key);y||(y=hm(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:_}=g;i.tell(g.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Jm();Kt.running.forEach(y=>r.add(y.id));let g=Kt.list.
filter(y=>w0(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,gm(y,()=>{g0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${on(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[...Se.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);ho(o,y.map(h=>s.get(h).node)),n.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),Se.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:w})=>e(w.job.set),f=({detail:w})=>e(w.set);return Se.addEventListener(
"change",m),Se.addEventListener("stored",p),Se.addEventListener("sets",t),Kt.addEventListener("change",m),Kt.addEventListener("stored",f),d(),{node:n,unmount(){Se.removeEventListener("change",m),Se.removeEventListener(
"stored",p),Se.removeEventListener("sets",t),Kt.removeEventListener("change",m),Kt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var b0=.1;function k0(e,t){let o=t.coming_bytes>0?` and ${Ee(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Ee(t.left_bytes)} are left`;return`${e} may store ${Ee(t.allowed_bytes)}\
: ${Ee(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function Xm(e,t){if(!t)return null;let o=t.left_bytes<=b0*t.allowed_bytes;return a("span",{class:o?"quota-few":""},k0(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Zm(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await $n().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,Xm(o.user,n)," ",Xm("All together",s))}}}var _0=700,x0=e=>!!e&&(e.found===null||e.checked<e.found);function $0({found:e,checked:t,refused:o}){if(e===null)return"The server is counting the set files.";let n=t<e?`${C(t)} of ${J(e,"set file")} \
are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?n:`${n} ${C(o)} ${o===1?"is":"are"} not listed: the log of the server says why.`}function ep(e){let t=a("p",{class:"muted s\
mall set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;return o=x0(s),t.hidden=!s,t.textContent=s?$0(s):"",clearTimeout(n),o?n=setTimeout(e,_0):i&&Te(t.textContent),
o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var S0="a[href], button:not(:disabled), input";function tp(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(S0)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),w=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[w+1],ArrowUp:f[w-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Ss(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ta(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ue("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var zn=4;function oa(e,t,{text:o,...n}={}){let s=ue("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Nt("more")),l=null,c=()=>op(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:w}}),O(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),op(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function f(g){let y=m().filter(x=>!x.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",_={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find(x=>x.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function op(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+zn+s<=innerHeight;e.style.setProperty("top",`${Math.max(zn,r?o.bottom+zn:
o.top-zn-s)}px`),e.style.setProperty("left",`${Math.max(zn,Math.min(o.right-n,innerWidth-n-zn))}px`)}var na=10,np=3;function v0(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>qr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function sp(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function E0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function T0(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-np;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,np).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function O0(e,t){let o=e.goes?`goes ${kd(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${mt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Nt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${o}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function M0(e,t,o){let n=a("div",{class:"set-line"}),s=()=>O(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),T0(e,t),O0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,E0(e)),edit(i){ta(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function A0(e,t,o){let n=um(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,dm(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Nt("warning"),a("span",{class:"ellipsis"},n.text),Nt("chevron"));return s}function R0(e){return e.steps.length>0?a("span",{title:nt(e.steps)},C(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function rp(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(na)},o.get(e.id))),r=oa(
`Actions for ${e.label}`,()=>v0(e,t,u=>i.edit(u))),i=M0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},sp("control",e,t),sp("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},mt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:nt(e.ranks)},C(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},R0(e)),a("td",{class:"num","data-head":"Events"},C(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Ee(e.raw_bytes)} of JSON in ${J(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):be}`},Ee(e.disk_bytes)),a("td",{"data-head":"Quality"},A0(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${at(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Qe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Ts={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},sa=e=>e[0].toUpperCase()+
e.slice(1),C0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Ll=e=>C0[e]??e.toLowerCase();function Nl(e){let t=e.split(" overlapping ").map(Ll);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Pl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},ap={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Il={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},ra={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},aa={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Dl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},dn="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Os={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},ip=e=>e.measured==="row"?e.parameters.name:e.measured===
"gpu_time"?"GPU time":Os[e.measured].replace(/^./,t=>t.toUpperCase());var L0=["sets","baseline","name","category"];function Ms(e){let t=new URLSearchParams(e),o=t.get("measure")??"";return{...Object.fromEntries(L0.map(n=>[n,t.get(n)??""])),tag:t.getAll("tag").filter(n=>n!==
""),measure:o in Os?o:"step_time",time:t.get("time")==="self"?"self":"total"}}function ia(e){let t=new URLSearchParams,o=(n,s,r="")=>{s!==r&&t.set(n,s)};return o("sets",e.sets),e.tag.forEach(n=>t.append(
"tag",n)),o("baseline",e.baseline),e.name===""?o("measure",e.measure,"step_time"):(o("name",e.name),o("category",e.category),o("time",e.time,"total")),t}function As(e){let t=ia(e).toString();return me(
t===""?"/series":`/series?${t}`)}var lp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],cp=lp.filter(e=>e.sort);function N0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function up(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=lp.map(g=>N0(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=tp(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let _=l.get(g),x=_?.shown===
y?_:{shown:y,rows:h()};return b.set(g,x),x.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>rp(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[P0(
g,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(x=>u(x,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[I0(g,y,_,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=h?.closest("tr")?.dataset??{};ho(t,g.entries.flatMap(x=>x.group?d(x.group,g.groups.get(x.group.prefix),y):u(x.set,y))),
l=y,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(g),f(g)}function p({sort:g,order:y}){for(let h of n){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,O(h.querySelector(".sort-mark"),b&&Nt(y==="asc"?"up":"down")))}}function f({picked:g,checked:y}){let h=[...t.querySelectorAll("tr[data-set]")];for(let _ of h){let{set:x}=_.dataset;for(let k of[
"control","test"])_.toggleAttribute(`data-${k}`,x===g[k]),_.querySelector(`.pick-${k} input`).checked=x===g[k];_.toggleAttribute("data-checked",y.has(x)),_.querySelector(".set-check").checked=y.has(x)}
let b=h.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===h.length,o.indeterminate=b>0&&b<h.length,o.disabled=h.length===0}function w(g){let y=[...t.children].find(h=>h.dataset.set===g);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function P0(e,t,o){let n=F([Nt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},mt(e.newest)),a("td",{colspan:String(na-4)},!e.prefix.includes(",")&&a("a",{href:As(
{...Ms(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function I0(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(na)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${C(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function dp(e,t){let o=e,n=ue("tags"),s=ue("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(w,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let h=await To(o[y].id,w);o=o.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Te(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let w=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),O(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Sn().then(w=>O(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function pp({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ue("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Te(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),f.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${C(b.files_done)} of ${J(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Mn(m.id).catch(()=>{}),Tr(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:w,
go:u}}async function D0(e,t){try{for(let o of e.binned)await En(o);for(let o of e.made.filter(n=>!n.already_stored))await vn(o.set)}catch(o){Me(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function fp(e,t,o){Me(e,{seconds:30,action:{label:"Undo",run:()=>D0(t,o)}}),o(t.set)}function q0(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Ee(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function mp(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function hp(e,t){let o=ue("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=pp({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):ju(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>fp(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await po(e.id);s=q0(d,()=>l("")),O(n,mp(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),mp(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function gp(e,t){
let o=ue("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});pp({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${J(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>zu(e.map(s=>s.id),n.value.trim()),ended:s=>fp(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var B0=10,F0=12,W0=200,H0=4;async function ql(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:H0},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function U0({change:e,sort:t}){let o=ue("find"),n=a("span",{class:"muted small found"}),s=!1,r=Je(W0,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},cp.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${p} ${w}`},`${f} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,w){let g=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,F0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,g.
map(({tag:h,sets:b})=>F([h,b!==void 0&&a("span",{class:"muted"},` ${C(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,w){u.hidden=w<=B0&&!Nr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let g=f===0?"No set matches.":J(f,"set");return n.textContent=Nr(p)?g:"",g}}}var wp=e=>[...e.values()].every(t=>t.pinned);function j0(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,o.textContent=`Compare (${C(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=wp(c)?"Unpin":"Pin",i.textContent=`Delete (${C(c.size)})`}}}function z0(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*Bo,c=Math.min(l+Bo,i.entry_total);s.hidden=i.entry_total<=Bo&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(i.entry_total)}${i.entry_total===i.total?"":` rows, ${J(i.total,"set")}`}`:""}}}function yp({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},G0()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],w={control:"",test:""},g="",y=null,h="",b=!1,_=(L,z)=>{b=!0,e({page:1,...L},z)},x=U0({change:L=>_(
L,{replace:!0}),sort:(L,z)=>_({sort:L,order:z})}),k=up({pick:t,save:G,pin:V,remove:re,check:q,checkAll:K,toggleGroup:j,tags:ne,split:L=>hp(L,qe),more:D,filterTag:ae,sort:ee}),E=j0({compare:oe,join:()=>gp(
[...l.values()],qe),tags:()=>ne([...l.values()]),pin:()=>V([...l.values()],!wp(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),he()}}),A=z0(L=>{e({page:u.page+L}),i.scrollIntoView({block:"star\
t"})}),R=ep(v),M=a("div",{class:"set-list"},R.node,x.node,i,A.node,E.node);async function v(){y?.abort(),y=new AbortController;let{signal:L}=y;m=tn(u).toString(),i.ariaBusy="true";let z=setTimeout(()=>r.
busy(!0),400);try{let[T,B,Y]=await Promise.all([Bt(tn(u),{signal:L}),Sn({signal:L}),Nr(u)?Bt("limit=0",{signal:L}):null,o()]);d=T,f=B,p=R.draw(Y??T),await $(L),$e()}catch(T){T.name!=="AbortError"&&S(T)}finally{
clearTimeout(z),L.aborted||(r.busy(!1),i.ariaBusy=null)}}function S(L){d=null,m="",O(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},L.message),F("Try agai\
n",v,{class:"primary"})))}let N=(L,z,T=Bo)=>{let B=tn({...u,page:1});return B.delete("group"),B.set("prefix",L),B.set("offset",String(z)),B.set("limit",String(T)),B};async function $(L){let z=new Set(
d.entries.flatMap(({group:T})=>T?[T.prefix]:[]));for(let[T,B]of[...c]){if(!z.has(T)){c.delete(T);continue}let Y=await Bt(N(T,0,Math.min(1e3,Math.max(Bo,B.sets.length))),{signal:L});c.set(T,{sets:U(Y),
total:Y.total,loading:!1})}}async function D(L){let z=c.get(L),T=m;z.loading=!0,he();try{let B=await Bt(N(L,z.sets.length));z.sets=[...z.sets,...U(B)],z.total=B.total}catch(B){Me(`${L} cannot be liste\
d. ${B.message}`,{urgent:!0})}z.loading=!1,T===m&&he()}function j(L){c.delete(L)?he():(c.set(L,{sets:[],total:0,loading:!0}),D(L))}let U=L=>L.entries.flatMap(({set:z})=>z?[z]:[]),Q=()=>d.entries.flatMap(
({set:L,group:z})=>L?[L]:c.get(z.prefix)?.sets??[]);function $e(){n({sets:U(d),allTotal:p,checking:R.checking()});let L=x.draw(u,d.total,p);b&&(b=!1,Te(L)),he(),h!==""&&je(h)}function he(){if(d&&(x.drawTags(
u,f,ae),A.draw(u.page,d),E.draw(l),!(d.entries.length===0&&R.checking()))){if(d.entries.length===0){O(i,p===0?s():Fe());return}k.node.parentNode!==i&&O(i,k.node),k.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Fe=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function je(L){if(h="",k.flash(L))return;d.entries.find(({group:T})=>T&&c.get(T.prefix)?.sets.some(B=>B.id===L))||ht([L]).then(([T])=>{let B=T&&d?.entries.find(({group:Y})=>Y&&T.label.
toLowerCase().startsWith(Y.prefix.toLowerCase()));B&&!c.has(B.group.prefix)&&j(B.group.prefix)}).catch(()=>{})}function ee(L){let z=L==="label"?"asc":"desc",T=z==="asc"?"desc":"asc";_({sort:L,order:u.
sort===L&&u.order===z?T:z})}function ae(L){let z=u.tag.includes(L);_({tag:z?u.tag.filter(T=>T!==L):[...u.tag,L].slice(-8)})}function q(L,z,T){let B=Q(),[Y,ie]=[B.findIndex(I=>I.id===g),B.findIndex(I=>I.
id===L.id)].sort((I,se)=>I-se);(T&&Y>=0?B.slice(Y,ie+1):[L]).forEach(I=>z?l.set(I.id,I):l.delete(I.id)),g=L.id,he()}function K(L){Q().forEach(z=>L?l.set(z.id,z):l.delete(z.id)),he()}function oe(){let[
L,z]=[...l.values()].sort((Y,ie)=>Y.created.localeCompare(ie.created)),[T,B]=gs(L,z);r.go(Mt(T.id,B.id))}function ce(L){let z=T=>T.id===L.id?{...T,...L}:T;d.entries=d.entries.map(T=>T.set?{set:z(T.set)}:
T),c.forEach(T=>{T.sets=T.sets.map(z)}),l.has(L.id)&&l.set(L.id,L),n({sets:U(d),allTotal:p}),he()}function qe(L){return l.clear(),h=L,v()}async function G(L,z){try{return ce(await To(L.id,z)),Te("Save\
d."),!0}catch(T){return Me(`Not saved. ${T.message}`,{urgent:!0}),!1}}function ne(L){dp(L,ce).addEventListener("close",()=>v())}let le=L=>L.length===1?`“${L[0].label}”`:J(L.length,"set");async function V(L,z){
let T=await ql(L,async B=>ce(await To(B.id,{pinned:z})));T.length>0?Me(`${le(T.map(({item:B})=>B))} ${T.length===1?"was":"were"} not changed. ${T[0].error.message}`,{urgent:!0}):Te(`${le(L)} ${L.length===
1?"is":"are"} ${z?"pinned":"not pinned"}.`)}async function re(L){let z=await ql(L,B=>vn(B.id));z.length>0&&Me(`${le(z.map(({item:B})=>B))} ${z.length===1?"was":"were"} not deleted. ${z[0].error.message}`,
{urgent:!0});let T=L.filter(B=>!z.some(({item:Y})=>Y===B));T.forEach(B=>l.delete(B.id)),T.length>0&&Me(`${le(T)} ${T.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>H(T)}}),
document.getElementById("main").focus({preventScroll:!0}),await v()}async function H(L){let z=await ql(L,T=>En(T.id));z.length>0&&Me(`${le(z.map(({item:T})=>T))} cannot be brought back. ${z[0].error.message}`,
{urgent:!0}),h=L.length===1?L[0].id:"",await v()}return{node:M,show(L,z){let T=u;u=L,w=z,T&&tn(T).get("sort")!==tn(u).get("sort")&&c.clear(),tn(u).toString()!==m?v():he()},reload(L=""){return h=L||h,v()},
search:()=>p>0&&(x.focus(),!0),enter:()=>k.focus(),focused:()=>d&&Q().find(L=>L.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),R.stop()}}}function G0(){return a(
"div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var bp=64,kp=32;function Y0(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>bp)return`${t} is too long: a tag has at most ${bp} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function K0(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(Y0).find(r=>r!=="")??(n.length>kp?`${n.length} tags are too many: a set has at most ${kp}.`:"");return{tags:n,fault:s}}var V0="key=value, separated by commas";function _p(){let[e,t]=["tags","t\
ags-help"].map(ue),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:Se.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=K0(n.value);Object.assign(Se,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||V0,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function xp(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Md(n.files);s.length>0?Se.add(s):o.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Nt(t),e),n)}function J0(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await Se.addSample()}catch(t){
Me(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Km))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function Q0(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:me("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,w)=>O(p,a("b",{class:"letter"},f),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Mt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Rs={path:"/",name:"Traces",mount(e,t){return ex(e,t)}},X0=24,Z0=100;function ex(e,t){let o=Lr(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Zm(),d=yp({change:f,pick:k,ready:u.load,loaded:g,empty:J0,context:t}),m=Q0(()=>x({control:n.test,test:n.control})),p=Qm(h,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
xp("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),xp("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),_p(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(A,R){t.go(lm({...o,...A}),R)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function g({sets:A,allTotal:R,checking:M=!1}){l||(s=A,t.setTitle(`Traces (${C(R)})`),c.textContent=R>0?C(R):"",m.node.hidden=R===0,location.search===""&&R<=X0&&!M&&y(A),_())}
function y(A){let{control:R,test:M}=Pd(A);R&&(R!==n.control?.id||M!==n.test?.id)&&(n={control:Ke(A,R),test:Ke(A,M)},f({control:at(R),test:at(M)},{replace:!0}))}function h(A){let R=Se.transfers.some(M=>M.
job?.set===A);R&&!i.includes(A)&&i.push(A),R&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(R?A:"")}let b=Je(Z0,async A=>{if(await d.reload(A),i.length>1&&!r&&!l){let R=await ht(i.
slice(-2).reverse()).catch(()=>[]);!l&&!r&&y(R)}});async function _(){let A=o,R=["control","test"].map($=>A[$]),M=R.filter($=>$!==""&&!s.some(D=>D.id.startsWith($))),v=await ht(M).catch(()=>[]);if(l||
A!==o)return;let[S,N]=R.map($=>$===""?null:s.find(D=>D.id.startsWith($))??Ke(v,$)??null);n={control:S,test:N},w()}function x(A){r=!0,n=A,f({control:at(A.control?.id??""),test:at(A.test?.id??"")})}function k(A,R){
x({...n,[A]:R}),Te(`${R.label} is the ${A}.`)}function E(A){let R=d.focused();return R?k(A,R):!1}return w(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(A){
let R=o;o=Lr(A),w(),(R.control!==o.control||R.test!==o.test)&&_()},unmount(){l=!0,b.cancel(),d.unmount(),p.unmount()}}}var Cs=200;function $p(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await tt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Cs*Math.floor(d/Cs),p=await i({offset:m,limit:Cs});p&&(p.rows.forEach((f,w)=>{o[m+w]=f}),e())},stop(){s?.abort(),t=null}}}var Bl=e=>Dn(e,e.unit,Pn(e)).toString();function vp(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Cs)),t.op!==""&&n.set("row",t.op),o?.key===pt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Fl=e=>({key:pt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Ep(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{let n=await tt(
o);return{diagnosis:n.diagnosis,note:n.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function tx(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=vp(Bl(e),e,t),n=new AbortController,
s=tt(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}async function Sp(e){let t=()=>{let o=new URLSearchParams(location.search),n=new URLSearchParams({control:o.
get("control"),test:o.get("test")});return location.replace(me(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.code!=="no\
t_for_recordings")throw o;return t()}}function Tp(e,t){tx(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=vp(n,s,r),c=o;return o=null,c?.query===l?(i.addEventListener(
"abort",()=>c.stop.abort()),Sp(c.answer)):(c?.stop.abort(),Sp(tt(l,{signal:i})))}}var ox=250;function At({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},ox),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(f),!p()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){O(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function ft(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var nx=4,Ls=[];function sx(e){return new Promise(t=>{Ls.push({node:e,go:t}),Ls.length===1&&Pt().then(Op)})}function Op(){let e=Ls.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Ls.splice(Math.max(0,e),1);t(),Ls.length>0&&Pt().then(Op)}function rx(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<nx&&t(i.event)})}function St(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=ft(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!Ho()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});p.observe(i);let f=qn(g);async function w(){if(u)return;let h;u=!0;try{c||await Pt(),h=await ms(),c||await sx(i)}catch(k){O(n,k.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:x}=e.make(l,m);await h.react(t,_,{...x,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Sd),!c&&!d&&(c=!0,e.onClick&&rx(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??vd)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,o.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!h.empty,O(n,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,O(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function ko(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var ax=30,Ns={top:8,right:16,bottom:34},ix=64,lx=6,Mp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Wl(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},Mp.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=St({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>Mp.filter(([c])=>!t.has(c)),height:c=>cx(c.rows.length),make:(c,u)=>px(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Ap(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:Rp(n,o,Yt())})))}}}var cx=e=>Math.max(e,3)*ax+Ns.top+Ns.bottom,Ap=e=>[Math.max(e,3)-.5,-.5];function Rp(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function ux(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ve(t);return[n,` ${o}`]}function dx(e){return[qo(e.name,ix,lx).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function mx(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return no(e.map(n=>n.name),o).map((n,s)=>We(e[s].mark+n))}function px(e,t,o,n){let s=Yt(),[r,i]=ux(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>n.has(p(y,h))?null:y),w=(y,h)=>s[p(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...g,name:"difference",x:f,marker:{color:f.map((y,h)=>w(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(dx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ns.right,t:Ns.top,b:Ns.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Ap(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:mx(e.rows,u)},shapes:Rp(e.rows,o,s)}}}var Cp=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${nt(e)}`,fx=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function la(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[Cp(p,f,"ranks"),Cp(w,g,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,fx(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${mt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var hx="abs_diff_duration",ca=[["more_work","More work","The part of the change of device time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take more time, or less","num c-work"]],Hl={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"\
it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its \
calls or of its device time"},Lp="abcd";function Np({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Hl).indexOf(e?.work_known);return a("td",{class:"num c-work mut\
ed",title:Hl[e?.work_known]??null},be,l>=0&&a("sup",{},Lp[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Pp(e){let t=null,o=F("More and s\
lower work",()=>e({work:!t.work,...t.work&&ca.some(([s])=>s===t.sort)?{sort:hx,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s \
device time, where its FLOPs are known; takes longer"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Hl).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Lp[r]),` ${s}`]).filter(
Boolean),".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var Ul=4,ua={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Ip(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=ft("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=p.length===0,r.hidden)
return;t.textContent=`Probable replacements (${C(p.length)})`;let f=m?[d.control.samples,d.test.samples]:[1,1];O(o,p.slice(0,i?void 0:Ul).map(w=>u(w,f,m))),n.hidden=i||p.length<=Ul,O(n,!n.hidden&&F(`S\
how all ${C(p.length)}`,()=>{i=!0,c(d,m),o.children[Ul].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,p){let f=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],g=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=g>0?"more":g<0?"less":"calm",h=(b,_,x)=>a("p",{class:`replaced ${x}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},_),a("span",{class:"visually-hidden"},_==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},h(d.control,"−",
"less-mark"),h(d.test,"+","more-mark"),a("p",{class:"muted small"},ua[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${Ie(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${C(f[0])} → ${C(f[1])}`),a("dt",{},p?"time per step":"\
time"),a("dd",{title:`${de(w[0])} → ${de(w[1])}`},`${P(w[0])} → ${P(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ye(g)},ye(g),w[0]>0&&` (${ve(100*g/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Jt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var gx={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Dp="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function mn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${C(o)} steps are too few to find a change among ${C(
n)} rows.`}let t=`q = ${Ft(Zo(e))}, p = ${Ft(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ps(e){
switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ft(e.calls_q_value)})`;default:return""}}
var wx=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",o=(r,i)=>r===null||i===null?null:i-r,n=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=o(i,l))=>n(r,P(i),P(l),ye(c),[de(i),de(l),Ye(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},n("Calls",C(e.control_counts),C(e.test_counts),ot(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function qp(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ua[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ks(e)].join(`
`):e.name}function Bp({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,p=Ps(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${gx[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${ua[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ks(d).map(f=>a("p",{class:"mono full-name"},a("bdi",{},f)))),d.significance&&a("p",{class:"small"},mn(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),wx(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),n?.(d)&&a("a",{href:n(d)},"Show in the timeline"),o?.(d)&&a("a",{href:o(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Jt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function da(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file: dropped on ano\
ther tracediff, or opened by tracediff open, it shows this page"};return{node:oa("Share",()=>[{text:"Copy link",run:()=>Jt(location.href,"Link copied."),title:"For people who can reach this server"},{
text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var jl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Gn=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Fp(e){let t=ue("top"),o=ue("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:In(s.value)})}},Object.keys(jl).filter(l=>nl.includes(l)).map(l=>a("option",{value:l},jl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Qd,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=jl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function Wp(e){let t=a("span",{class:"muted"}),o=Pp(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=da(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:p}=c,f=l.fold?c.replacements.length:0;t.textContent=(m===p?C(m):`${C(m)} of ${C(p)}`)+(f>0?`, ${J(f,"pair")} folded`:""),n.href=us(rl(l,
u,d,"csv")),s.href=us(rl(l,u,d,"json")),r.set({name:Gn(c),bundle:_r(im(l)),report:kr(am(l,u,d))}),n.download=`${Gn(c)}.csv`,s.download=`${Gn(c)}.json`}}}function Hp(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:me("/")},"Choose other traces")))}function Up(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}var yx=56;function zl(e){let t=e.split("`");if(t.length%2===0){let o=t.pop();t[t.length-1]+=`\`${o}`}return t.map((o,n)=>[o,n%2===1]).filter(([o])=>o!=="")}function bx(e,t){let[o,n]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>n===void 0?s.name.includes(t):s.name.startsWith(o)&&s.name.endsWith(n))}function jp(e,t=null){let o=ue("diagnosis"),n=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":o},a("h2",{id:o},"Why"),n,t),r="";function i(m){let p=zl(m.text),f=p.filter(([,g])=>g).map(([g])=>g),w=new Map(no(f,yx).map((g,y)=>[f[y],g]));return p.map(([g,y])=>{if(!y)
return g;let h=bx(m.rows,g),b=h&&e.page(h),_=a("code",{title:h?.name??g},a("bdi",{},w.get(g)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let w=e.row(m),g=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},g)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(g=>[e.rank(g),`rank ${g}`]),...m.steps.map(g=>[e.step(g,p),`step ${g}`])].map(g=>Array.isArray(g)?g[0]!==null&&a("a",{href:g[0],title:`Compare ${g[1]} alone`},g[1]):g).filter(Boolean),
w=e.timeline(m);return w&&f.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Qe[m.part].name} bar`)),f.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((g,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),g]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},
"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?O(n,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):O(n,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var zp=7.2,pa=6,ma=["solid","dot","dash","dashdot","longdash","longdashdot"],Gl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Yl=e=>Yt()[e==="B"?
"test":"control"];function ha(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ga=e=>e.map(t=>We(t)).join("<br>"),De=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),fa=116,Is=22,Yn=e=>e>1?64-Is+e*(fa+Is):320;function kx(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":We(n.values[t].none??n.values[t].text))}}function Ds({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=o==="time"?Ve(i):o==="bytes"?Ni(i):[o==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+pa+zp*p),Math.floor(r*.42),360),w=Math.floor((f-14-pa)/zp),g=e.map(y=>ga([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...kx(e,h,n)})),layout:ha({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:pa,tickcolor:"rgba(0,0,0,0)",ticktext:no(e.map(y=>y.label),w).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var Kl=(e,t)=>t===""?{property:Gl[e%Gl.length],dash:ma[Math.floor(e/Gl.length)%ma.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ma[e%ma.length]},_x=e=>Ve(
Math.max(e,1));function xx(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Rn(i):t==="bytes"?Ni(i):[t,1],u=n*
(fa+Is)-Is,d=1-o*(fa+Is)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-fa/u),d],title:{text:l,font:{size:11}}}}}var $x=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Sx=400,vx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),Ex=(e,t)=>e.length>Sx?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Vp(vx(o),.55),dash:"dot"}})),Tx=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:We(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Ox(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=_x(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Yp({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Ox(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Qo(w):o==="bytes"?Ee(w):`${C(w)} ${o}`,p=t.map((w,g)=>xx(e.
filter(y=>y.panel===w),o,g,t.length)),f=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=Kl(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>ga([w.name,`at ${de(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ha({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>$x(w,p[g].axis.domain[1])):[],...Tx(s,d,r)],shapes:Ex(s,d)}),per:l,offset:u}}function Kp(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Vp(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function Mx(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Jp({sides:e},t){
let o=e.map(h=>Mx(h.bins)),n=[...new Set(o.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>o[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${P(d(h))} to ${P(d(h+1))}`,p=c.filter(h=>h>=i&&(h-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Vp(Yl(h.side),y===0?.65:.4),line:{color:Yl(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>ga([m(h),...e.map((b,_)=>`${b.name}: ${C(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ha({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":Kp(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Gp(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:pa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Kp(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Qp({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Yl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ga([c,`rank\
 ${d.rank}`,`host ${P(d.cpu_duration)}, device ${P(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ha({xaxis:Gp(...n,"the launch on the host"),yaxis:Gp(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var nf=(e,t)=>e.rank-t.rank||e.span-t.span,Ax=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Xp(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(nf)}}var Zp=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),wa=e=>e===void 0?"–":e===null?"whole":String(e);function Vl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var ef=(e,t)=>e===t?e:`${e} / ${t}`;function Rx(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(nf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function tf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function ya(e,t){let[o,n]=[Xp(e),Xp(t)],{rows:s,byPosition:r}=Rx(o.keys,n.keys),[i,l]=[Zp(e),Zp(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?wa(l[p]):l.length===0?wa(i[p]):ef(wa(i[p]),wa(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?ef(Vl(m.control),Vl(m.test)):Vl(m.control??m.test)})),columns:u,control:d(tf(e,s,i,"control",o.split)),test:d(tf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!Ax(i,l)}}function qs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function Uo(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var of=e=>e.reduce((t,o)=>t+o,0)/e.length,Cx=1.05,
Lx=.05;function sf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=of(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?of(i.map(u=>u.exposed_communication))/l:null}}),n=Uo(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=Cx);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:Nx(o)}}function Nx(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=Uo(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=Lx&&t.waiting<=o/2?t:null}var Px=32,Ix=512;function Dx(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function qx(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>Uo(e.map(s=>s[n]??0)))}function Bx(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,qx(s)]));return new Map(
e.map(n=>[n,Dx(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Jl(e){let t=Bx(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Ql=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Xl(e,t,o,n){let s=Math.floor(Px/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(Ix/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Jl(e).slice(0,s),limited:!0,note:Ql(s,e.length,n,t)}}var Fx=16,jo=e=>e==null?be:`${e} %`,Zl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,Wx=e=>e.map(t=>({key:t.key,name:Zl(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),Hx=e=>({key:e.
property,name:e.name,colour:te(e.property)});function Kn(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function ao(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(w=>f[w.key]??null);e.forEach((f,w)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=n(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:Zl(f,y),full:`${Zl(f,f.label)}, ${y}`,total:P(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=Xl([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Ds({bars:p,kind:"\
time",stacked:!0,series:r.map(Hx)},f)}}function Ux(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},w=(f.values[u].value??0)+m;f.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var rf=e=>Math.max(...e.values.map(t=>t.value??0));function jx(e){let t=[...e].sort((o,n)=>rf(n)-rf(o)).slice(0,Fx);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Xe(e,{
order:t},o){let n=Ux(e,o),{shown:s,...r}=o.ranks?Xl(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):jx(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Ds({bars:s.map(l=>l.bar??l),kind:o.kind,series:Wx(e),errors:!!o.range},i)}}var lf="−",it=e=>e==null;function Bs(e,t){return it(e)?be:gt(e,0,t).replace("-",lf)}function Fs(e,t){let o=Bs(e,t);return Number(o.replace(lf,"-"))===0?"0":e>0?`+${o}`:o}var xe=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>it(n)||n===""?be:String(n)}),Ws=(e,t)=>({key:e,title:t,show:o=>it(o)||o===-1?be:String(o),blank:`the trace does not say which ${t}`}),_e=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:ot}),
Z=(e,t)=>({key:e,title:t,number:!0,show:P,exact:o=>it(o)?null:de(o),showDiff:ye,exactDiff:o=>it(o)?null:Ye(o)}),zo=(e,t)=>({key:e,title:t,number:!0,show:Qo,exact:o=>it(o)?null:Li(o),showDiff:fd,exactDiff:o=>it(
o)?null:`${o>0?"+":""}${Li(o)}`}),jt=(e,t)=>({key:e,title:t,number:!0,show:Ee,exact:o=>it(o)?null:Pi(o),showDiff:ds,exactDiff:o=>it(o)?null:`${o>0?"+":""}${Pi(o)}`}),Ze=(e,t)=>({key:e,title:t,number:!0,
show:o=>it(o)?be:`${Bs(o,2)} %`,showDiff:o=>it(o)?be:`${Fs(o,2)} pp`,exactDiff:o=>it(o)?null:`${Fs(o,6)} percentage points`}),ba=(e,t)=>({...Ze(e,t),show:o=>it(o)?be:`${Bs(100*o,1)} %`,showDiff:o=>it(
o)?be:`${Fs(100*o,1)} pp`,exact:o=>it(o)?null:`${Bs(100*o,6)} %`,exactDiff:o=>it(o)?null:`${Fs(100*o,6)} percentage points`}),st=(e,t)=>({key:e,title:t,number:!0,show:o=>Bs(o,3),showDiff:o=>Fs(o,3),
exact:o=>it(o)?null:String(o),exactDiff:o=>it(o)?null:String(o)}),zx={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Lt=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function cf(e){
let[t,o]=zx[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var Go=(e,t=n=>n,o=t)=>[Oe(_e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),uf=(e,t)=>({...e,isSaid:t}),lt=(e,t,o)=>({
key:e,title:t,show:n=>it(n)?be:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),Yo={key:"note",title:"note",note:!0,show:e=>it(e)?"":String(e)},af=10;function Gx(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Yx(e){let t=Gx(e.split("|")),o=t.length>af+1?t.slice(0,af):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${C(r)} × ${s}`:s)),n>0&&a("li",{},`${C(n)} more`))}var df=(e,t)=>({key:e,title:t,mono:!0,show:o=>it(o)?be:Yx(o)}),Hs=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=it(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function mf(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Mo=`There is no device work in the selected ranks and steps. ${dn}`,Us=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${dn}`,Ae=xe("rank","rank"),
pn=Ws("device","device"),js=Ws("stream","stream"),zs=lt("kernel_type","kind",Ll),io=Hs(xe("operator","operator",!0),()=>"cpu_op"),Gs=Hs(xe("name","kernel",!0),e=>e.category),pf=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function Vn(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>pf(s.letter,r))),
n&&pf("B − A",n)]}var fn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Jn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Qn=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),rt=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var ff=[["compute",Qe.compute,"--part-compute"],["non_compute",Ts,"--part-communication"],["idle",Qe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${P(
s[`${e}_time`])}, ${jo(s[`${e}_time_pctg`])}`})),hf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>De(e),legend:ff,make:(e,t)=>ao(e,t,{label:Kn(e),rowsOf:o=>o.data.rows,parts:ff,what:"ranks",empty:Mo})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ae,fe(Z("idle_time",Qe.idle.name),Qe.idle.what),Ze("idle_time_pctg","idle, %"),fe(Z("compute_time",Qe.compute.name),Qe.compute.what),Oe(Ze("compute_time_pctg","compute, \
%")),fe(Z("non_compute_time",Ts.short),Ts.what),Ze("non_compute_time_pctg",`${Ts.short}, %`),fe(Z("kernel_time","all"),"From the first to the last device row"),Yo]}]};var gf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",title:"\
Overlap",height:De,make:(e,t)=>Xe(e,t,{table:"rows",kind:"percent",name:Kn(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${jo(o.comp_comm_overlap_pctg)}, ${P(o.overlap)} of ${P(o.communication_time)} of communication`})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,Lt(Ze("comp_comm_overlap_pctg","overlap")),fe(Lt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communication"),
Yo]}]};var wf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Pl[e],what:ap[e],text:o=>P(o[e])}));function Kx(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var yf={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Qn("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>De(e),legend:wf,make:(e,t)=>{let o=Kn(e);return ao(e,t,{rowsOf:Kx,group:Jn,label:n=>`${o(n)}, ${Jn(n)}`,parts:wf,what:"streams",empty:Mo})}}],tables:[{key:"rows",caption:"Streams",columns:[Ae,
pn,js,lt("idle_category","why idle",Pl),Z("idle_time","idle"),Oe(ba("idle_time_ratio","share")),Yo],extra:e=>"count"in e?Go(Z):[]}]};var bf={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),Qn("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:De,make:(e,t)=>Xe(e,t,{table:"kinds",kind:"percent",empty:Mo,name:o=>Nl(o.kernel_type),
value:o=>o.percentage,show:o=>`${jo(o.percentage)}, ${P(o.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:De,make:(e,t)=>Xe(e,t,{table:"over_ranks",kind:"tim\
e",empty:Mo,name:o=>o.name,value:o=>o.mean,show:o=>`${P(o.mean)}, mean of ${C(o.count)} calls${o.ranks>1?`, ranks ${P(o.min_mean)} to ${P(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.min_mean,high:o.max_mean-
o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",Nl),Oe(Z("sum","time")),Oe(Ze("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Gs,zs,Ae,_e("count",
"calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Gs,zs,Oe(_e("ranks","ranks")),_e("count","calls"),Z(
"sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var ec=6,kf=e=>new Set(e).size>1;function ka(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>kf(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>kf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var Vx=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function Jx(e,t){if(!t[0].
data.summary)return Vx(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function Qx(e,t){let o=Jx(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Jl([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function Xx(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>ec)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,ec),count:s}}function Zx(e,t,o){if(e.length<=ec)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:Qx(e,t),{taken:r,count:i}=Xx(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:Ql(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var tc=[""];function _a(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=Zx(e,t,n);return s.length>0||o.
includes(tc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function _f(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var e$=24;function xf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function $f(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Xn(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=ka(e,n,r),{panel:d,style:m}=xf(s),{keys:p,...f}=_a(u,e,t),w=$f(),g=u.filter(k=>p.includes(k.key)).flatMap(k=>{let E=w(m(k));return k.
series.map((A,R)=>A&&{key:e[R].key,place:E,side:e[R].letter,panel:d(k),points:A.points,name:[[e[R].letter,e[R].label].filter(Boolean).join(" · "),`rank ${A.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every(E=>E[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,e$),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,x=i?.(e,_f(u,p))??[];return{data:k=>Yp({panels:y,unit:o,range:_,marks:x,lines:g.filter(
E=>y.includes(E.panel))},k),places:y.length,limited:f.limited,note:[f.note,_&&`${de(_[0])} to ${de(_[1])}`].filter(Boolean).join(", ")}}function Sf(e,t,o){let n=$f();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(xf(o).style(s))]))}var vf=e=>e.name,Ef={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:vf,panels:!0,height:Yn,make:(e,t)=>Xn(e,t,{unit:"rate",name:vf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,pn,xe("name","copy"),
...Go(zo,Lt,Oe)]}]};var Tf={title:"Queue length",window:!0,params:[rt("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Jn,height:Yn,make:(e,t)=>Xn(e,t,{unit:"waiting",name:Jn,empty:Us})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,pn,js,...Go(st,
Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,pn,js,Z("duration_at_max_queue_length","blocked"),ba("relative_duration_at_max_queue_length","share of the rank")]}]};var t$=(e,t)=>e.place-t.place||Object.keys(ra).indexOf(e.class)-Object.keys(ra).indexOf(t.class),Of={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),Qn("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Il).map(([e,t])=>({id:`launch-${e}`,title:sa(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:fn(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Us}:{data:s=>Jp({sides:n},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Us}:{data:()=>Qp({sides:e.map(t=>({key:t.key,side:t.letter,name:fn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ae,_e("count",
"launches"),_e("short_kernels","shorter than their launch"),_e("runtime_outliers","slow launches"),_e("launch_delay_outliers","late starts"),Yo]},{key:"worst",caption:"The worst launches",apart:!0,order:t$,
columns:[lt("class","why",ra),Ae,Gs,io,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,lt("measure","measure",Il),...Go(Z)]}]};function o$(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||dn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Mf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:De,make:(e,t)=>Xe(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:o$(t),show:(o,n)=>P(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[df("pattern","operator and its kernels"),Ae,{..._e("length","kernels"),showDiff:null},_e("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(_e("operators","operators")),Oe(_e("patterns_found","patterns"))]}]};var Af={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:De,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",name:o=>o.name,value:o=>o.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Hs(xe("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ae,_e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Rf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:De,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",empty:Mo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Operators",columns:[io,zs,Ae,
_e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Cf=["circle","square","triangle-up","cross","star","hexagon"],n$=14,nc=24,Nf=42,xa=6.6,oc=14,Pf=e=>e.map(t=>We(t)).join("<br>"),Lf=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],sc=e=>Lf[e%Lf.length];function s$(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function If({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Rn(Math.max(...n.map(u=>u.busbw))),
l=s$(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(sc(m)):Yt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Cf[m%Cf.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Pf([[u.side,d.name].filter(Boolean).join(" · "),`${Ee(
f.bytes)}: ${Qo(f.busbw)}, best ${Qo(f.best_busbw)}`,`transfer ${P(f.mean_transfer)}, ${C(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Ee(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Df=e=>Math.
max(3,Math.min(n$,Math.floor(640/Math.max(1,e)))),rc=(e,t)=>t*(Math.max(40,e*Df(e))+nc+Nf);function r$(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=rc(e.rows.length,o),c=l/o-nc-Nf,u=t*(l/o)+nc,d=ko(n.length,
(s-r)/74),m=ko(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/xa),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:no(d.map(w=>n[w]),Math.max(6,p)).map(We)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>We(e.rows[w]))}}}function a$(e,t,o,n){let s=ps(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=xa*t.length+8+s.
length*oc;return{annotations:[{...r,x:0,xanchor:"left",text:We(Ii(e,Math.max(6,Math.floor((n-l-30)/xa))))},{...r,x:1,xanchor:"right",text:We(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*oc-l,x1:(u+1)*oc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function qf({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Ve(s),l=30+xa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ps(),showscale:!1}};return{data:e.map((d,m)=>{let p=r$(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:w}=a$(d.title,P(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...w);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Df(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(h=>h===null?null:h/i)),customdata:d.texts.map(y=>y.map(Pf)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var Ko=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,hn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function ac(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function i$(e){let t=hn(e,o=>o.longest-o.shortest);return t?[`${Ko(t)} takes ${P(t.shortest)} on one rank and ${P(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not tell which.`]:[]}function Ff(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=hn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` Most of the exposed waiting is in ${Ko(o)}: ${P(o.exposed_wait_per_step)} a step.`:"",s=hn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`Matched coll\
ectives take ${P(t.time_per_step)} a step and rank: ${P(t.transfer_per_step)} of transfer and ${P(t.wait_per_step)} of waiting, ${P(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Rank ${s.rank}\
 lacks ${J(s.instances,"collective")} that other ranks have: ${Ko(s)}${e.missing.length>1?". The table Missing has the others":""}.`]:[],...c$(t,e.unmatched),...i$(e.uneven)]}var l$={"never waited for":"\
point to point, with unequal shares, or of a kind that is not known"};function c$(e,t){if(e.unmatched_rows===0)return[];let o=[...ac(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,0)]).sort((n,s)=>s[1]-
n[1]);return[`Waiting is not known of ${C(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${P(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${C(s)} ${l$[n]??n}`).join(
", ")}`}.`]}function Wf([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ye(n[r]-o[r]);return`${s("time_per_step")} a step and rank: ${s("transfer\
_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var u$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function d$(e){let t=s=>s[`${s.cause}_excess_per_step`]??0,
o=hn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank} exceeds the median \
rank most before collectives where it is last: ${u$[o.cause]} ${P(t(o))} a step longer, and each other rank waits ${P(n)} on average. Where it delays its process group, the ranks outside wait for the \
group, whichever of its ranks is last.`}function Hf(e,t){let o=ac(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Ee(Uo([...o.values()].map(n=>Math.max(...n.map(
s=>s.peak)))))}.`}function Uf(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...ac(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===c.device),m=>m[d])].
map(([m,p])=>[m,p.reduce((f,w)=>f+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return hn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(m)??0)})),m=>m.change*
Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${ds(n)} at the peak${i?`; ${i.name}: ${ds(i.
change)}`:""}.`}var Bf=e=>`${gt(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Ie(e.peak_pctg)} of the peak`}`;function jf(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=hn(
e.by_operator,n=>n.device_time_per_step);return`${oo(t.flops_per_step)}FLOPs a step and rank in ${P(t.known_time_per_step)}, ${Ie(t.known_pctg)} of the device time: ${Bf(t)}${t.peak_pctg===null||t.device===
null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` Most of that time is ${o.operator}: ${P(o.device_time_per_step)}, ${Bf(o)}.`:""}`}var zf=(e,t)=>e.phases.filter(({phase:o})=>o!==
"empty").map(o=>{let n=hn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${P(o.median_time)} a call, the median of ${C(o.calls)}${s>0?`; ${Ie(s)} of the time is ${n.name}`:""}\
.`}).join(" "),$a="No rank waits for another one in the collectives that match.",m$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},p$=.2;function Gf(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return $a;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no s\
traggler: rank ${t.rank} causes most of the exposed waiting, ${Ie(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this ra\
nk`:`different steps it is one of ${n.length} ranks`}.${d$(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":
`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${Ie(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${f$(s,r.length-1)}. If i\
t came at the same time as the others, the mean step of all ranks would be ${P(u)} shorter (${P(l)})${u<p$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because\
 some other rank hardly waits for it":""}.`}function f$(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${m$[e.cause]} (${P(o)} a step more than the median rank)`:
""}var h$=200,g$=512;function w$(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,h$).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function y$(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,g$),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?fn(e):"",
rows:i.map(String),cells:u,texts:d}}function ic(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=w$(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>y$(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>qf({panels:r,columns:n},c)}}var lc=(e,t)=>rc(e,t),Yf=e=>[`waits ${P(e.wait_per_step)} a step, exposed\
 ${P(e.exposed_wait_per_step)}`,`causes ${P(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],Kf=e=>[`waits ${P(e.wait)}, exposed ${P(e.exposed_wait)}`,`causes ${P(e.caused)}\
, last ${C(e.last)} times`];var b$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",k$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",cc="no rank matches, or the trace does not state the bytes sent or the size of the group",Sa=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>P(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>P(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>P(e.exposed)}],Vf=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function _$(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(Ko(o))??{name:Ko(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:fn(e),lines:[...t.values()]}}var Zf=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],x$=e=>e.length>1?null:Zf(e).map((t,o)=>({key:`collective ${o}`,name:t,property:sc(o)}));function $$(e){let t=e.map(_$);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:o=>If({sides:t,names:Zf(e)},o)}}var va=e=>e.every(t=>t.data.summary[0]?.rows===
0)?b$:k$,Ea=xe("collective","collective",!0),Ta=xe("process_group","process group",!0),Jf=fe(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Qf=fe(Z("wait_per_step",
"wait"),"How much longer a rank takes than the one that comes last"),Xf=fe(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),eh={title:"Collectives",
params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of\
 all ranks.",notes:e=>[...Vn(e,Ff,Wf),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," col\
lectives lack more ranks than can be listed; the table Missing leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:De,legend:Sa,make:(e,t)=>ao(e,t,{parts:Sa,what:"collectives",
rowsOf:o=>o.data.collectives.filter(n=>n.instances>0).map(Vf),label:Ko,empty:va(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:De,legend:Sa,make:(e,t)=>ao(e,t,{parts:Sa,what:"rank\
s",rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Vf),label:o=>`rank ${o.rank}`,empty:va(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,legend:x$,make:$$},{id:"\
wait-map",title:"Exposed waiting, rank × collective",height:lc,legend:[],make:e=>ic(e,{name:Ko,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Yf,empty:va(e)})},{id:"w\
ait-steps",title:"Exposed waiting, rank × step",height:lc,legend:[],make:e=>ic(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:
[],value:t=>t.exposed_wait,text:Kf,empty:va(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ea,Ta,lt("class","class",String),_e("instances","instances"),Jf,Qf,Xf,Z("time_per_step","in\
 all"),Oe(_e("group_size","group size")),Oe(st("bytes_per_instance","bytes")),wt(Lt(zo("algbw","algorithm bandwidth")),cc),wt(Lt(zo("busbw","bus bandwidth")),cc),_e("unmatched_rows","without match"),Z(
"unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Jf,Qf,Xf,fe(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),_e("last",
"last"),Oe(Ze("last_pctg","last, share")),_e("matched_rows","matched"),_e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Ea,Ta,lt("why","why",String),xe("dt\
ype","type"),Oe(st("bytes","bytes")),_e("count","count"),Z("duration","in all"),wt(fe(Lt(zo("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),cc)]},
{key:"missing",caption:"Missing",columns:[Ae,Ea,Ta,_e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[xe("step","step"),Ea,Ta,xe("ranks","ranks"),Z("s\
hortest","shortest"),Z("longest","longest"),st("least_bytes","fewest bytes"),st("most_bytes","most bytes")]}]};var uc={compute:"compute",memory:"copies",host:"host, self"},S$={...xe("step","step"),show:e=>e===null?"whole file":String(e)},th=fe(Z("step_time_like_median","step without"),"The mean step of all ran\
ks if this rank came at the same time as the others"),oh={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Operators of each","10")],intro:"Which rank \
the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"s\
traggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Gf(t.data))),charts:[{id:"caused",title:"Waiting of all others that each rank causes, per step",height:De,make:(e,t)=>Xe(e,t,{table:"by_ran\
k",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:$a,show:o=>`${P(o.caused_per_step)} a step, ${Ie(o.caused_pctg)} of all; last in ${Ie(o.last_pctg)} of its collectives`})},
{id:"caused-steps",title:"The rank that causes most waiting of all others, step by step",height:De,make:(e,t)=>Xe(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[o.step===null?"whole file":`step ${o.
step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:$a,show:o=>`rank ${o.rank}: ${P(o.caused)}, ${Ie(o.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...uc,memory:"copies",idle:"idle, the host is late"}),fe(Z("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(Ze("caused_pctg","share")),_e("last","last"),Oe(Ze("last_pctg","last, share")),fe(_e("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),fe(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),fe(Z("mem\
ory_excess_per_step","more copies"),"The same of copies"),fe(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_time","step"),th]},{key:"operator\
s",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,lt("measure","measure",uc),xe("operator","operator",!0),Z("time_per_step","per step"),Z("median_per_step","median rank"),Z(
"excess_per_step","more"),st("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[S$,fe(xe("rank","rank"),"The rank that causes most in the step"),lt("cause","what it does long\
er",{...uc,idle:"idle, the host is late"}),fe(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(Ze("caused_pctg","share")),Z("exposed_wait","exposed wait"),
Z("step_time","step"),th]}]};var ih="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",v$="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Ma=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),nh=e=>Ma(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),E$=e=>e.
replace(/ (allocated|reserved)/,""),T$=e=>e.includes(" reserved")?"reserved":"allocated",sh={panel:e=>E$(e.name),style:e=>`${e.group} ${T$(e.name)}`},lh=e=>[Ma(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),pc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),O$=(e,t)=>o=>[pc(e,"rank")&&`rank ${o.rank}`,pc(e,"device_type")&&lh(o),o[t]].filter(Boolean).join(" · ");function M$(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function ch(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function A$({side:e,row:t}){let o=[pc([e],"rank")&&`rank ${t.rank}`,lh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Ee(t.live_at_peak)}\
 of it was allocated in the recording, ${Ee(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Ee(t.peak)} (${o}), ${P(t.peak_at)} after the first event${n}.${s}${Hf(e.data.peaks,t.device_type)}${r}`]}function R$(e){let t=e.
map(n=>ch([n])),o=t.length===2&&t.every(Boolean)&&Ma(t[0].row.device_type)===Ma(t[1].row.device_type)&&Uf(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var C$=e=>[...e.flatMap(t=>{let o=ch([t]);return o?[a("p",{class:"memory-sentence"},A$(o))]:[]}),...R$(e)],uh=xe("device_type","memory"),L$=wt(Ws("device","device"),"host\
 memory has no number"),N$=uf(fe({...xe("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),rh=fe(jt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),dc=Oe(Ze("pctg","share")),mc=_e("allocations","allocations"),Oa=[Ae,N$,uh,L$],ah=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:ih,isSaid:!0}:Xe(e,t,{table:o,kind:"bytes",name:O$(
e,n),value:s=>s.bytes,show:(s,r)=>`${Ee(r)}, ${Ie(s.pctg)} of the peak`,empty:v$}),dh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:C$,
charts:[{id:"memory-curves",title:"Memory over time",series:nh,panels:sh,ownDevice:!0,height:Yn,make:(e,t)=>Xn(e,t,{unit:"bytes",name:nh,panels:sh,ownDevice:!0,marks:M$,empty:ih})},{id:"live_modules",
title:"Live at the peak, by module",height:De,make:(e,t)=>ah(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:De,make:(e,t)=>ah(e,t,"live_operators","ope\
rator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Oa,fe(jt("peak","peak allocated"),"The largest amount that is allocated"),fe({...Z("peak_at","at"),number:!1},"When it is reached first, afte\
r the first event of the set"),wt(xe("peak_step","step"),"outside of the recorded steps"),fe(jt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(jt("reserved_peak","peak rese\
rved"),"The largest amount that is reserved"),fe(jt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(jt("live_at_peak","live at the peak"),"Alloc\
ated in the recording at or before the peak, and not freed by then"),fe(jt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(jt("never_freed","never freed"),
"Allocated in the recording and not freed until its end"),_e("never_freed_allocations","never freed, allocations"),fe(jt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated be\
fore it began"),{...xe("totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[
...Oa,xe("module","module",!0),rh,dc,mc,_e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Oa,xe("frame","frame",!0),xe("operator","operator",!0),rh,dc,mc]},{key:"ope\
rators",caption:"Allocations and frees in the selected steps",columns:[uh,xe("operator","operator",!0),st("allocations_per_step","allocations per step"),jt("allocated_per_step","allocated per step"),st(
"frees_per_step","frees per step"),jt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Oa,xe("frame","frame",!0),xe("operator","operator",!0),
jt("bytes","never freed"),dc,mc]}]};var gc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Zn=Object.
fromEntries(gc.map(([e,t])=>[e,t])),mh=gc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${P(n[e])}, ${jo(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
hc="There are no steps here.",Aa=e=>e.step===null?"whole file":`step ${e.step}`,fc=e=>e.span>0?`, file ${e.span+1}`:"";function P$(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Bn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function I$({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return hc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${P(o)} a step: ${t.slice(0,3).map(n=>`${Ie(
n.time_pctg)} ${Zn[n.kind]}`).join(", ")}.`}var ph=wt(Z("longest","longest"),"the path has no such segment"),fh=wt(xe("name","name",!0),"waiting and gaps have no name"),hh={title:"Critical path",host:!0,
ofSteps:!0,params:[rt("consecutive_kernel_delay","Short gaps, µs","30"),rt("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),I$(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:P$(e,e[0].data.by_step[0])},`Show the path of ${Aa(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"\
On the path, per step",height:De,make:(e,t)=>Xe(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?Zn[o.kind]:`${o.name} (${Zn[o.kind]})`,value:o=>o.time_per_step,empty:hc,show:o=>`${P(o.time_per_step)}\
 a step, ${Ie(o.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>De(e),legend:mh,make:(e,t)=>ao(e,t,{parts:mh,what:"steps",empty:hc,rowsOf:o=>o.data.by_step,label:o=>[
e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Aa(o)}${fc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[lt("kind","kind",Zn),lt("work","work",e=>e===1?"\
yes":"waiting"),Z("time_per_step","per step"),Oe(Ze("time_pctg","share")),Z("time","in all"),_e("segments","segments"),ph]},{key:"by_name",caption:"Operators, calls and kernels",columns:[lt("kind","ki\
nd",Zn),fh,Z("time_per_step","per step"),Oe(Ze("time_pctg","share")),Z("time","in all"),_e("segments","segments"),ph]},{key:"by_step",caption:"Steps",columns:[Ae,{...xe("step","step"),show:(e,t)=>Aa(t)+
fc(t)},fe(Z("path","path"),"The whole path, including waits; the kinds add up to it"),fe(Z("work","work"),"Without waits for the device, between operators and idle"),...gc.map(([e,t,o])=>fe(Z(e,t),o)),
Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...xe("step","step"),show:(e,t)=>Aa(t)+fc(t)},Z("start","from"),Z("duration","takes"),lt("kind","kind",Zn),
fh,wt(xe("lane","thread or stream"),"waiting is on none")]}]};var D$='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',q$={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Ca=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Qe[e].name,what:Qe[e].what,text:o=>`${P(o[e])} a call`})),B$=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),wc=e=>e===null?be:C(Math.round(e)).replace("-","−"),F$=e=>`${C(Math.round(e))} tokens/s`;function W$(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...Wt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var yc="the names of these annotations do not say it",bc=[_e("calls","calls"),fe(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Ca.map(({key:e,name:t,what:o})=>fe(Z(e,t),`${o}, per call`)),fe(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(fe(
Oe(_e("requests_in_all","requests")),"Of all calls whose names say them"),yc),wt(fe(Oe(_e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),yc),fe(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(fe(Lt({...st("tokens_per_second","tokens/s"),show:wc,showDiff:e=>e>0?`+${wc(e)}`:wc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),yc)],Ra=xe("phase","phase"),gh=(e,t)=>({...xe(e,t),show:o=>o===null?"not said":o.replace("-","–")}),wh={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,
intro:"Prefill, decode and other phases of a server of language models, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to i\
ts time.",notes:e=>[...Vn(e,t=>zf(t,Ca)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>q$[t]).join("; ")),W$(e)],charts:[{id:"phases",title:"Time of \
a call, by phase",height:e=>De(e),legend:Ca,make:(e,t)=>ao(e,t,{parts:Ca,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:D$})},{id:"phase-rates",title:"Tokens a second, by phase and size",
height:De,make:(e,t)=>Xe(e,t,{table:"sizes",kind:"number",name:B$,value:o=>o.tokens_per_second,show:o=>F$(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"There are no phases.":"Th\
e names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ra,...bc]},{key:"sizes",caption:"Phases by size of a call",columns:[Ra,fe(gh("r\
equests","requests"),"Of one call, up to a power of two"),fe(gh("tokens","tokens"),"Of one call, up to a power of two"),...bc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},
{key:"by_rank",caption:"Phases by rank",columns:[Ae,Ra,...bc]},{key:"forms",caption:"Names that were found",columns:[Ra,fe(xe("form","form of the name",!0),"Braces stand for numbers, {k} for members s\
uch as bs=8"),_e("calls","calls")]}]};var H$="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it adds.",yh=e=>gt(e,0,3),La=(e,t)=>Oe({...st(
e,t),show:oo,showDiff:Jo}),Na=Lt(fe(st("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Pa=wt(Lt(fe(Ze("peak_pctg","of peak"),
"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers of this \
type is not known"),bh=fe(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),kh={title:"Work",ofSteps:!0,params:[],intro:"Floating-p\
oint operations of products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Vn(e,jf),charts:[{id:"speed",title:"Achieved TFLOP/s by op\
erator",height:De,make:(e,t)=>Xe(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:H$,show:o=>`${yh(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${yh(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[La("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),fe(Z("known_time_per_step","with known FLOPs"),
"Device time of operators whose FLOPs are known, per step and rank"),Oe(Ze("known_pctg","share")),Na,Pa,xe("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ae,La("flops_per_step","FLOPs pe\
r step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Na,Pa]},{key:"by_operator",caption:"Operators",columns:[io,Oe(_e("calls","calls")),La("flops_per_step",
"FLOPs per step"),bh,Na,Pa]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[io,xe("shapes","shapes",!0),fe(xe("dtype","type"),"The type of the numbers of both factors"),Oe(_e("calls",
"calls")),La("flops_per_call","FLOPs per call"),bh,Na,Pa]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[io,xe("shapes","shapes",!0),xe("dtypes","types",!0),
Oe(_e("calls","calls")),Z("device_time_per_step","device per step"),Lt(fe(zo("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"un\
known",caption:"Device time without known FLOPs",apart:!0,columns:[fe(io,"The innermost operator that launched it"),Oe(_e("device_rows","device rows")),Z("device_time_per_step","device per step"),Oe(Ze(
"device_time_pctg","share of device time"))]}]};var U$="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",j$=e=>e===null?be:gt(e,0,3),_h={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[rt("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator an\
d counter",height:De,make:(e,t)=>Xe(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:U$,show:(o,n)=>j$(n)})}],tables:[{key:"rows",caption:"\
Operators, kernels and counters",columns:[Ae,wt(io,"no operator above the launch is recorded"),xe("kernel","kernel",!0),xe("counter","counter",!0),_e("kernels","kernels"),st("sum","sum"),Oe(st("mean",
"mean")),Oe(st("min","min")),Oe(st("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,fe(_e("number","kernel no."),"In order of time, from 0"),xe("kernel","kernel",!0),fe(xe("operat\
ors","operators",!0),"Those above its launch, the outermost first"),xe("counter","counter",!0),st("value","value")]}]};var ct={temporal_breakdown:hf,comm_comp_overlap:gf,idle_time_breakdown:yf,kernel_breakdown:bf,memory_bw:Ef,queue_length:Tf,launch_stats:Of,kernel_sequences:Mf,user_annotation_breakdown:Af,operator_kernels:Rf,
collectives:eh,stragglers:oh,memory:dh,critical_path:hh,phases:wh,work:kh,operator_counters:_h};var $h=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],kc=["start","end"],Ia={...Object.fromEntries([...$h,...kc].map(e=>[e,""])),lines:[]};function Sh(e){
return[...$h,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?kc:[]]}var xh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function _c(e,t){
let o=new URLSearchParams(e),n=o.get("what"),s={what:Object.hasOwn(t,n)?n:Object.keys(t)[0],set:o.get("set")??"",test:o.get("test")??""},r=t[s.what];for(let i of Sh(r))s[i]=o.get(i)??"";return s.rows=
xh(o)==="steps"?"":xh(o),s.lines=r.window?o.getAll("line"):[],s.order=o.get("order")==="rank"?"rank":"",s}function vh(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...Sh(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function gn(e,t){let o=vh(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),me(`/analyse?what=${e.what}&${o}`)}function Eh(e,t,o){let n=vh(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function xc(e,t){return e.set===""?null:Eh(e,t)}function Th(e,t,o){
let n=Eh(e,t,kc);return n.set("format","csv"),n.set("table",o),n}var _o={key:"",entry:null,work:null,memory:null},$c=e=>zl(e).map(([t,o])=>o?a("code",{},a("bdi",{},t)):t);function z$(e,t){let o=n=>Vt({...Ct(t),node:n});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",$c(e.text)," ",a("a",{href:o(Qr(e.tree))},"Show in the tree")]}var Oh=(e,t)=>gn({...Ia,what:e,lines:[],set:t.control,test:t.test,set_ranks:Mh(t.control_ranks),test_ranks:Mh(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ct),Mh=e=>e==="all"?"":e;function Ah(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
o=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",{class:"diagnosis-late"},e,t,o),s="",r=null;function i(l){let{entry:c}=_o;O(t,_o.work?$c(_o.work.text):"As far as FLOPs are known, more or\
 fewer of them did not change the time noticeably."," ",a("a",{href:Oh("work",l)},"Show work")),t.title=_o.work?.text??"",O(o,_o.memory?$c(_o.memory.text):"The peak of memory did not change noticeably\
, or it is not known."," ",a("a",{href:Oh("memory",l)},"Show memory")),o.title=_o.memory?.text??"",O(e,c?z$(c,l):["No layer can be named for the change in device time. ",a("a",{href:Vt(Ct(l))},"The tr\
ee")]),e.title=c?.text??"",e.dataset.shown=_o.key}return{node:n,async draw(l,c){let u=pt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(o.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,o].forEach(f=>O(f)),O(e,a("span",{class:"muted"},"Looking for the layer …")),u===_o.key){i(l);return}let p=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let f=await tt(p,{signal:r.signal});if(s===u){let w=g=>f.diagnosis?.find(y=>y.kind===g)??null;_o={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&O(e)}},stop:()=>r?.abort()}}function ut(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var G$={ALL:"All",CPU:"Host",GPU:"Device"},Y$={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},K$=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],V$=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],J$={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Q$={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ys(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Ch(e){let t=ut("Device type",Zd.map(b=>[b,G$[b],Y$[b]]),b=>e({device_type:b})),
o=ut("Unit of the durations",K$,b=>e({unit:b})),n=ut("Time of host operations, shown and judged",V$,b=>e({measure:b})),s=X$(e),r=Ys("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Ys("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Ys("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Ys(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(_=>_!==bt)})),d=Z$(b=>e({category:b})),m=tS(b=>e({exclude:b})),p=Ys("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=Rh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...J$},b=>e({change:b})),w=Rh("Time","Groups by the change of the time",Q$,b=>e({significant:b})),g=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,o.node,n.node),a("div",{class:"filter-row"},f.node,w.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,g));function h(b){let _=b&&{...b.ops_diff,
"":Xd.reduce((k,E)=>k+b.ops_diff[E],0)};f.draw(c.change,_);let x=b?.changed_rows;w.draw(c.significant,x&&{...x,true:x.slower+x.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,x){c=b,t.press(c.device_type),o.press(x),n.press(Pn(c)?"self":"total"),o.buttons.get(
"percent").disabled=_?!Ar(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=_?.replacements.
length===0,h(_),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===bt)}}}function X$(e){let t=ue("search"),o=!1,n=Je(250,i=>{e({
q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function Z$(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);eS(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:J(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===o?document.activeElement.value:null;O(o,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},C(p)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function eS(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function tS(e){let t=ue("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,O(s,o.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Rh(e,t,o,n){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=C(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var qa=8,oS=44,Da=(e,t,o)=>e[`${t}_self_duration`]/o,nS=e=>e>0?"more":e<0?"less":"calm";function Lh(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-list"}),n=ft("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),o);function r(i,l,c,u){let[d,m]=[Da(i,"control",c[0]),Da(i,"test",c[1])],p=(f,w)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${de(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),a("span",{class:"num muted"},
`${P(d)} → ${P(m)}`),a("span",{class:`num strong ${nS(m-d)}`,title:Ye(m-d)},ye(m-d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[Da(m,"control",c[0]),Da(m,"test",c[1])]),1e-9),d=Sr(i.map(m=>m.name),oS);t.textContent=`self time, mean per ${It(l)?"recording":"step"}`,O(o,i.map((m,p)=>r(m,d[p],
c,u)))}}}var Sc=8,vc={key:"",operators:null};function Nh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=ft("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched, not those inside it, and are not te\
sted. Largest change first."),o,n),i=!1,l="",c=null,u=(f,w,g="")=>a("td",{class:`num ${g}`,title:w},f);function d(f){let{operator:w,control_per_step:g,test_per_step:y,diff_per_step:h}=f,b=h>0?"more":h<
0?"less":"calm";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${C(f.control_counts)}\
 → ${C(f.test_counts)}`),u(P(g),de(g)),u(P(y),de(y)),u(ye(h),Ye(h),b),u(g>0?ve(100*h/g):y>0?"new":"",null,b))}function m({rows:f,count:w}){let g=(y,h="num")=>a("th",{scope:"col",class:h},y);O(o,a("t\
able",{class:"operators-table"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Sc).map(d)))),n.hidden=i||f.length<=
Sc,O(n,!n.hidden&&F(f.length<w?`Show ${C(f.length)} of ${C(w)}`:`Show all ${C(w)}`,()=>{i=!0,m({rows:f,count:w}),o.querySelectorAll("tbody tr")[Sc].querySelector("a")?.focus()},{class:"link-button"}))}
async function p(f){c?.abort(),c=new AbortController,l=f,i=!1,O(o,a("p",{class:"muted"},"Looking for the operators …")),O(n);let w=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"\
false",limit:"0"}).forEach(([g,y])=>w.set(g,y));try{let{operators:g}=vc.key===f?vc:await t(w,{signal:c.signal});vc={key:f,operators:g},l===f&&g?m(g):l===f&&O(o,a("p",{class:"muted"},"The operators too\
k too long."))}catch(g){l===f&&g.name!=="AbortError"&&O(o,a("p",{class:"muted"},`No operators: ${g.message}`))}}return{node:r,sql:s,draw(f,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.
hidden&&!t?m(w.operators):!r.hidden&&f!==l&&p(f)},stop:()=>c?.abort()}}var sS=14;function es(e){let[t,o]=Yd(e);return o===""?t:`${t} → ${o}`}function Ph(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(sS,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=qi(s?o-2:o),n.add(t.filter(Boolean).map(d=>es(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>es(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=es(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=es(m),f=u(p),w=d.querySelector(
".fit");(w.dataset.short??p)!==f&&(f===p?delete w.dataset.short:w.dataset.short=f)}}}var Ao=28,rS=200,Ih=12,Dh=100,aS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Oc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Dp}`,"c-real"],...ca],Ec=String(Oc.length-ca.length),iS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},lS=(e,t)=>e.too_few?["","too few steps"]:iS[t]??["",t],Bh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function cS(e,t,o){let n=Bh[e],s=In(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Fh(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Oc.map(([G,ne,le,V])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),H=a("th",{scope:"col",class:V},a("button",{type:"button",title:le,on:{click:()=>e.onSort(...cS(G,d,m))}},ne,
re));return t.set(G,{cell:H,mark:re}),H}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Oc.map(([,,,G])=>a("col",{class:G}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,w="",g=null,y=0,h=0,b=0,_=0,x=new Map,k=0,E=!1,A=0,[R,M]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Ec}))),v=Ph(t.get("name").cell),S=()=>c.length>rS&&!Ho();function N(G=!1,ne=l.scrollTop){let le=Math.ceil((k||600)/Ao),V=S()?Math.max(0,Math.floor(ne/Ao)-Ih):0,re=S()?Math.min(c.length,Math.
floor(ne/Ao)+le+Ih):Ho()?$e():c.length;if(!G&&V===b&&re===_)return;b=V,_=re;let H=s.contains(document.activeElement),L=G?new Map:x;x=new Map;for(let z=V;z<re;z+=1)x.set(z,L.get(z)??(c[z]?he(z):Fe(z)));
$(H,G,ne),D()}function $(G,ne,le){l.toggleAttribute("data-virtual",S()),U(R,b),U(M,c.length-_),ho(s,[R,...x.values(),Ho()?Q(c.length-_):M]),le>0&&(ne||G)&&l.scrollTop!==le&&(l.scrollTop=le),G&&(x.get(
y)??l).focus({preventScroll:!0})}function D(){let[G,ne]=S()?[Math.max(0,b-Dh),Math.min(c.length,_+Dh)]:[b,_];for(let le=G;le<ne;le+=1)if(!c[le]){e.onWant(G,ne);return}}function j(){let G=!1;for(let[ne,
le]of x)le.dataset.hole!==void 0&&c[ne]?(x.set(ne,he(ne)),G=!0):c[ne]&&v.refit(le,c[ne]);G&&$(s.contains(document.activeElement),!1,l.scrollTop),D()}function U(G,ne){G.hidden=ne===0,G.style.height=`${ne*
Ao}px`}function Q(G){return a("tr",{hidden:G===0},a("td",{colspan:Ec,class:"muted"},`${C(G)} more: the report and the CSV have all rows.`))}function $e(){let G=c.findIndex(ne=>!ne);return G<0?c.length:
G}function he(G){let ne=c[G];return a("tr",{"aria-rowindex":String(G+3),data:{index:G},class:`${G%2?"odd":""}${ne.noise?" noise":""}`,tabindex:G===y?"0":"-1","aria-selected":String(ne.key===g)},uS(ne,
u,h,je(ne,G)),f&&Np(ne,le=>Ks(le,u)))}function Fe(G){return a("tr",{"aria-rowindex":String(G+3),data:{index:G,hole:""},"aria-busy":"true",tabindex:G===y?"0":"-1"},a("td",{colspan:Ec,class:"muted"},"…"))}
function je(G,ne){return a("a",{href:e.href(G.row),class:"op-link",tabindex:"-1"},G.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),G.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),v.draw(G))}function ee(G,{
focus:ne=!1}={}){if(c.length===0)return;let le=x.get(y);y=Math.max(0,Math.min(c.length-1,G)),q(y),le?.setAttribute("tabindex","-1");let V=x.get(y);V?.setAttribute("tabindex","0"),ne&&V?.focus({preventScroll:!0})}
function ae(G){c.length>0&&!x.has(y)&&(y=Math.min(c.length-1,Math.ceil(G/Ao)),x.get(y)?.setAttribute("tabindex","0"))}function q(G){l.removeAttribute("data-late");let ne=G*Ao,le=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Ao>l.scrollTop+le&&(l.scrollTop=ne+Ao-le),A=l.scrollTop,N(!1,A)}s.addEventListener("click",G=>{let ne=G.target.closest("tr[data-index]");ne&&G.target.
closest(".op-link")?!G.ctrlKey&&!G.metaKey&&!G.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(ee(Number(ne.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",G=>{let ne=Math.max(1,Math.floor(l.clientHeight/Ao)-4),le={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(G.key in le&&!G.altKey&&
!G.metaKey)G.preventDefault(),ee(le[G.key],{focus:!0});else if((G.key==="Enter"||G.key===" ")&&!G.target.closest(".op-link")&&c[y])G.preventDefault(),e.onSelect(c[y].key);else if(G.key==="ArrowRight"||
G.key==="ArrowLeft"){G.preventDefault();let V=x.get(y);(G.key==="ArrowRight"?V?.querySelector(".op-link"):V)?.focus({preventScroll:!0})}});let K=0;l.addEventListener("scroll",()=>{A=l.scrollTop,S()&&K===
0&&(K=requestAnimationFrame(()=>{K=0;let{scrollTop:G}=l;N(!1,G),ae(G)}))});let oe=new ResizeObserver(G=>{k=l.clientHeight,G.some(({target:ne})=>ne!==l)&&v.measure()&&j(),N(!1,A)});oe.observe(l),oe.observe(
t.get("name").cell);let ce=qn(()=>{v.measure(),N(!0)});function qe(G){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${G}`,o[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${G}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!f});
for(let[ne,{cell:le,mark:V}]of t){let re=d===ne||(Bh[ne]??"")===d;re?le.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):le.removeAttribute("aria-sort");let H=m==="asc"?"↑":"↓";V.textContent=
re?d===ne?` ${H}`:` |${H}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(G){let ne=w!==G.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:w}=G),f=G.work===!0,i.toggleAttribute(
"data-work",f),h=Tc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!G.judged),v.setRows(c),qe(G.unitName),O(r,G.totals.map(([V,re])=>pS(V,re,u,p,f)));let le=c.
findIndex(V=>V?.key===g);ne&&(y=Math.max(0,le),A>0&&(l.scrollTop=0,A=0)),E||(E=!0,l.setAttribute("data-late",""),Pt().then(Pt).then(()=>l.removeAttribute("data-late"))),N(!0,A),le>=0&&ne&&q(le)},add(G,ne,le){
c=G,i.toggleAttribute("data-unjudged",!le),v.addRows(c,ne),Tc(ne)>h?(h=Tc(ne),N(!0)):j()},select(G){let ne=G!==g;g=G;for(let V of s.querySelectorAll("tr[data-index]"))V.setAttribute("aria-selected",String(
G!==""&&c[Number(V.dataset.index)]?.key===G));let le=c.findIndex(V=>V?.key===G);le>=0&&ne&&ee(le)},unmount(){oe.disconnect(),ce(),cancelAnimationFrame(K)}}}function Mc(e,t){return t==="percent"?[Ie(e),
Ie(e)]:[P(e),de(e)]}function Ks(e,t){if(t!=="percent")return[ye(e),Ye(e)];let o=e===null?be:`${ve(e)}-points`;return[ve(e),o]}var Tc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),ts=e=>e>0?" m\
ore":e<0?" less":" calm";function Ba(e,t,o){let[n,s]=Mc(e,t);return a("td",{class:o,title:s},n)}function uS(e,t,o,n){let{row:s}=e,[r,i]=aS[s.change]??["",s.change],[l,c]=Ks(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:qp(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},C(e.controlCount)),a("td",{class:"num c-count"},C(e.testCount)),a("td",{class:`\
num c-count${ts(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ps(s)||null},ot(e.diffCount)),Ba(s.control_counts>0?e.control:null,t,"num c-time"),Ba(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ts(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ts(e.percent??e.diff)}`},e.birth||ve(e.percent)),dS(e)]}function dS({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=lS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${mn(e)}${e.
q_value===null?"":` Median of the steps ${P(e.control_median)} → ${P(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${gd(Zo(e))}`))}var qh=e=>a("td",{class:"\
num c-count",title:C(e)},C(e)),mS={host:"Host, sum",device:"Device, sum"};function pS(e,t,o,n,s){let[r,i]=Ks(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},mS[e]),a("td",{class:"c-category"}),qh(t.controlCount),qh(t.testCount),a("td",{class:`num c-count${ts(t.diffCount)}`},ot(t.diffCount)),Ba(t.control,o,"num c-time"),Ba(t.test,o,"num c-time"),a("\
td",{class:`num c-time${ts(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ts(t.percent??t.diff)}`},t.birth||ve(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var fS=820,hS=3,Wh=46,Rt={top:26,right:12,bottom:36},Rc=46;function Fa(e){return St({...e,class:"heat-map",height:zh,make:yS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<hS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var gS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Uh=e=>Math.max(34,e.rows.length*gS(e.rows.length)),jh=e=>e<fS;function zh(e,t){let o=Uh(e);return jh(t)?3*(o+Rt.top)+2*Rt.bottom+2*Rc+Rt.bottom:o+Rt.top+Rt.bottom+
Rc}var Ac=e=>e.flat().filter(t=>t!==null);function wS(e){let t=[...Ac(e.control),...Ac(e.test)],o=Math.abs(Uo(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Ac(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function yS(e,t){let o=jh(t),n=wS(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=_S(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:Rt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:ps(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:vS(),showscale:!1}},d=c.map(([p,f,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,xS(e,l.panels[y],h,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(x=>x===null?null:x/r)),customdata:kS(e,p,f,w,g),
hovertemplate:"%{customdata}<extra></extra>",...bS(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,SS(l.bars[f],4+f,p,i)),$S(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function bS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function kS(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${We(String(p))}, step ${We(m)}`;if(c===null)return f;let w=e.control[l][u],g=s&&
w>0?` (${ve(100*c/w)})`:"";return`${f}<br>${We(n(c)+g)}`}))}function _S(e,t,o){let n=zh(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-Rt.right,l=Uh(e),c=o?i:(i-2*Wh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let h=y*(c+Wh)/i;return{x:[h,h+c/i],y:d(Rt.top,l),cell:u}}),f=d(Rt.
top+l+Rt.bottom+6,8),[w,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Rt.top,2*Rt.top+l+Rt.bottom,3*Rt.top+2*l+2*Rt.bottom+Rc];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Rt.bottom+6,8)}))}}function xS(e,t,o,n){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=ko(e.columns.length,s/(7*r+10)),l=ko(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,
tickvals:i,ticktext:i.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(
u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Hh=48;function $S([e,t],o,n){let s=Array.from({length:Hh},(r,i)=>e+(t-e)*(i/(Hh-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function SS({x:e,y:t},o,n,s){return{[`xaxis${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var vS=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Wa(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},p(g)),a("td",{class:`num${y}`},ve(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Gh={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Qe).map(([e,{name:t}])=>[e,t]))},ES=20,Ha=["control","test"];function TS(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Yh(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Ie(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Ie(100*t.waiting)} of its step): the others probably wait for it.`}function Kh(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ue("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Rr.map(v=>a("option",{value:v},Gh[v]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Fa({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...v)=>o(t(...v))}),
c=Wa(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,w=new Map,g=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=v=>v===
"step"&&g&&It(g.answer)?"whole recording":Gh[v];function _({set:v,marker:S}){let N=JSON.stringify([v,S]);if(!f.has(N)){let $=Tn(v,S);f.set(N,$),$.catch(()=>f.delete(N))}return f.get(N)}async function x(v){
if(Ha.some(S=>v[S].any)){k(v,"Each file counts as one step here, so there are no steps to lay out.");return}try{let S=await Promise.all(Ha.map(N=>_(v[N])));if(g?.answer===v){let N=S.map(($,D)=>TS($,v[Ha[D]]));
g={...g,samples:N,judged:N.map(sf)},E()}}catch(S){k(v,S.message)}}function k(v,S){g?.answer===v&&(n.textContent=S,m.hidden=!0)}function E(){let[v,S]=g.judged,N=({ranks:U},Q)=>`${J(U.length,"rank")}, ${J(
g.samples[Q].length,"sample")}`,$=[Yh(v),Yh(S)],D=$[0]===$[1]?$[0]:$.map((U,Q)=>U&&`${Q===0?"Control":"Test"}: ${U}`).filter(Boolean).join(" "),j=[N(v,0),N(S,1)];n.textContent=`${j[0]===j[1]?`${j[0]} \
on each side`:`${j[0]} against ${j[1]}`}. ${D}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(U=>U.slow.length>0)),y!==""&&M()}async function A(v){let S={};w.set(v,S),w.size>ES&&w.delete(w.keys().
next().value);try{S.samples=(await gr(v)).samples}catch(N){S.failed=N.message,w.delete(v)}y==="op"&&h?.query===v&&M(S)}function R(v){if(y!=="op")return{samples:g.samples,of:N=>N[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let S=v??w.get(h.query);
return S===void 0&&A(h.query),S?.samples?{samples:Ha.map(N=>S.samples[N]),of:N=>N.total_duration,revision:h.query,none:""}:{none:S?.failed??"Reading the events of this operation …"}}function M(v){let{
judged:S,file:N}=g,{samples:$=[[],[]],of:D,revision:j,none:U}=R(v),Q=ya(...$),$e=qs(Q,D),he=[...$e.control,...$e.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||h===null,O(i,h&&a("bdi",{},h.name));
let Fe=y==="op"?"duration in each rank and step":b(y);l.draw({rows:Q.rows,columns:Q.columns,...$e,kind:"time",file:N,format:de,formatDiff:Ye,heading:Fe,revision:`${g.revision}#${j}`,empty:he?"":U}),c.
node.hidden=!he,c.draw({grid:Q,values:$e,timeline:t,title:Fe,format:P,formatDiff:ye}),O(u,OS(S));let je=[Q.ranksByPosition&&"ranks",Q.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=je.length===
0,d.textContent=`The sides have different ${je.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(v,S,N,$,D){y=S,h=D,p.open=y!=="",r.value=y||"step",g?.answer!==v?
(g={answer:v,file:N,revision:$},r.options[0].textContent=b(Rr[0]),x(v)):g.judged&&E()}}}function OS([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:de(l.
step)},P(l.step)),a("td",{class:`num${c?" lag":""}`},ve(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},Ie(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${nt(o)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var MS={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Lc="not stated",Cc=(e,t,o)=>n=>{let s=n[e]===null?Lc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Vh=(e,t)=>e.length===0?"none":e.length===t.length?nt(e):`${nt(e)} of ${nt(t)}`,Nc=e=>e.shared_kernel_time===
null?"no kernels":Ie(100*e.shared_kernel_time),AS=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Vh(t.steps,t.all_steps),RS=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Vh(t.ranks,t.all_ranks)},{text:"Steps",of:AS,key:(e,t)=>t.steps.length},{text:"with_stack",of:Cc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Cc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Cc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(MS).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Nc,key:()=>null}];function CS(e){return RS.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Lc,test:l||Lc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function LS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Nc(n)} of the kernel time in the control, ${Nc(s)} in the test.`;return r+i}function Jh(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=CS(n);e.textContent=LS(n,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Qh(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ks(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ft(Zo(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ft(Zo(t))}`);let s=Ps(t);return s===""?n:[...n,s]}function NS(e,t,o){let{row:n}=e,s=c=>Mc(c,t)[0],r=e.birth||ve(
e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Ks(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${P(n.control_total_duration)}\
 → ${P(n.test_total_duration)}, ${ye(n.diff_duration)}`),[...l,...Qh(e)]}function PS(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Qh(e)]}var Xh=e=>({key:e.key,name:es(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Zh(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?
`self time, ${ws(t,n)}`:ws(t,n),rows:e.map(s=>({...Xh(s),control:s.control,test:s.test,diff:s.diff,lines:NS(s,t,o)}))}}function eg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(o=>({...Xh(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:PS(o)}))}}function tg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["un\
changed","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===0}var IS=20,DS=200;function xo({id:e=ue("set"),field:t,set:o,text:n="",none:s,onPick:r}){let i=ue("set-list"),l=o?.label??n,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:E=>E.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=Je(DS,()=>g(c.value.trim())),p=[],f=-1,w=null;async function g(E){w?.abort(),w=new AbortController;let{signal:A}=w,R=new URLSearchParams({q:E.slice(0,120),limit:String(IS)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:M,total:v}=await Bt(R,{signal:A});p=[...s&&E===""?[{none:!0}]:[],...M],y(v>M.length?`${J(v-M.length,"more set")}: type to find`:M.length===0&&"No set matches."),
Te(J(v,"set")),h(E===""?p.findIndex(S=>S.set?.id===o?.id):0)}catch(M){M.name!=="AbortError"&&(p=[],y(M.message))}}function y(E){O(u,p.map((A,R)=>a("li",{id:`${i}-${R}`,role:"option",class:"choice-line",
"aria-selected":String(A.set?A.set.id===o?.id:!o),on:{click:()=>x(A)}},A.set?qS(A.set):s)),E&&a("li",{class:"muted small picker-note",role:"presentation"},E)),f=-1,c.removeAttribute("aria-activedescen\
dant")}function h(E){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(E,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.add(
"active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${f}`)}function b(){u.hidden&&g("")}function _(){m.cancel(),w?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function x(E){_(),(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function k(E){let{key:A}=E,R=!u.hidden,M={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[A];(M!==void 0||R&&["Enter","Escape"].includes(A))&&E.preventDefault(),M!==void 0?R?h(M):b():A==="Enter"&&R&&p[f]?x(p[f]):
A==="Escape"&&R&&(E.stopPropagation(),_())}return{node:d,input:c}}function qS(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[mt(e.created),J(e.ranks.length,
"rank"),...e.tags.slice(0,3),at(e.id).slice(0,8)].join(" · "))]}function os(e,{none:t,links:o=WS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,w=BS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";O(n,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Ce("swap","Swap control and test",()=>e(HS(u))),US(u,e),g&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>FS(n,y,h)),f&&n.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ke(
m,d[u]),y=ue("set"),h=xo({id:y,field:u,set:g,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?at(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},og(`${u}_ranks`,"Ranks",g?.ranks??p?.[u]?.all_ranks,d,e),og(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?J(p[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var BS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function FS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var WS=e=>[Pc(e),a("a",{class:"small",href:Vt(Ct(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:an(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function Pc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function HS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function US(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function og(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?jS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${nt(o)}`:null,on:{change:()=>{
let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,
selected:f===r},zS(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function jS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function zS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var GS=["bars","line","scatter","histogram","none"],ng=["control","test","q","chart","x","y","y2","by"],sg={chart:"",x:"",y:"",y2:"",by:""};function Ic(e){let t=new URLSearchParams(e),o=Object.fromEntries(
ng.map(n=>[n,t.get(n)??""]));return{...o,chart:GS.includes(o.chart)?o.chart:""}}function Ua(e){let t=new URLSearchParams;for(let o of ng)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}
function ja({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Ro=e=>`'${e.replaceAll("'","''")}'`,ns=["control","test"],YS=32;function rg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function za(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:rg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:rg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Dc(e){let t=Object.entries(e).map(([o,n])=>{let s=za(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var ag=e=>Object.fromEntries(ns.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Vs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function KS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Vs(`diff_${o}`)} / ${Vs(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Vs(e.slice(4))})`:Vs(e)}var VS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function JS(e,t){let o=VS[e][t?0:1];return ns.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Vs(n)} AS ${n}`:n)}function Js(e,t){let o=[...t].filter(([n])=>!ns.includes(n));return o.length>YS?null:`${e}${o.length>0?`(${o.map(([n,s])=>Ro(`${n}=${s}`)).join(", ")}\
)`:""}`}function Qs(e,t,o,n=0){let s=Cr(e);s.delete("measure"),o||s.set("measure","total");let r=Js("compare",s),i=Dn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${JS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${KS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function ig(e){let t=pt(e);t.set("fold","true");let o=Js("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function QS({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return ns.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var qc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function XS(e){let t=ns.map(o=>{let n=za(o,ag(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${qc.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var lg=e=>XS(e)??`SELECT side, rank, step_number, ${qc.join(", ")}
FROM ${Js("compare_steps",[...pt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,cg=e=>`${lg(e)}
ORDER BY rank, step_number, side`,ug=e=>`SELECT side, count(*) AS steps, ${qc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${lg(e)}
)
GROUP BY side`;function ZS(e,{name:t,category:o,aliases:n}){let s=Dc(ag(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Ro(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Ro(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Ro(o)} AND ${r?`name = ${Ro(t)}`:`name IN (
    SELECT raw FROM (
${QS(e)}
    ) WHERE shown = ${Ro(t)})`}
  AND (${s})`}var dg=(e,t,{name:o,category:n})=>Js(e,[["name",o],["category",n],...pt(t)]);function Bc(e,t){let o=ZS(e,t);return o?`events
WHERE ${o}`:dg("compare_calls",e,t)}var mg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Bc(e,t)}
ORDER BY side, rank, start_us`,Fc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Bc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,ev={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},pg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Bc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(ev).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,fg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${dg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,hg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Js("work_by_operator",[...pt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${Ro(t)}`,gg=e=>ns.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),wg=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,yg=e=>gg(e)?`${wg("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,tv={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function bg(e,t){let[o,n]=tv[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!gg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${wg(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var lo=(e,{control:t,test:o},n={})=>e?Ua({control:t,test:o,q:e,...n}):null,kg=(e,t)=>Qs({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function _g(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(lo(l,e,c));r(s.table.sql,Qs(e,t,o)),r(s.durations.sql,Qs(e,t,o,e.top)),r(s.counts.sql,Qs(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,ug(e)),r(s.replacements.sql,ig(e)),r(s.operators.sql,yg(e)),r(s.host.sql,kg(e,qa)),r(s.ranks.heat.sql,e.heat!=="op"?cg(e):n?Fc(e,n.row):null)}function xg(e,t,{
histogram:o,points:n,heat:s,numbers:r,related:i,work:l}){r.sql.set(lo(pg(e,t),e)),i.sql.set(lo(fg(e,t),e)),l.sql.set(lo(hg(e,t),e)),o.sql.set(lo(mg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
n,s])c.sql.set(lo(Fc(e,t),e))}var Xs=["control","test"],$g=e=>a("bdi",{class:"mono"},e),ov=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function nv(e){let[t,o]=Xs.map(s=>ov(e[s])),n=Xs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?C(n[0]):`${C(n[0])} and ${C(n[1])}`,changes:{control_marker:t,test_marker:t}}]:Xs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:C(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function sv(e,t){let[o,n]=Xs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,$g(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:Xs.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Sg(e,t){return[sv(e,t),t&&nv(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,$g(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var vg=8,rv=600,av=80,ss=["control","test"],Eg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Uc=({step_number:e})=>e!==null,Hc=e=>[e.span,Uc(e)?e.step_number:
e.rank],Tg=({rank:e,span:t})=>`${e}/${t}`;function Og(e){return`${Uc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function iv(e){let o=[...new Map(e.map(n=>[Hc(n).
join("/"),Hc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function lv(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Wc=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function cv(e,t){let o=new Map;for(let n of e){let s=Tg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>vg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function uv(e,t,o,n,s){let r=iv(t),i=t.map(u=>({sample:u,y:Wc(
u.step,o),x:r.size>1?3+94*r.get(Hc(u).join("/"))/(r.size-1):50})),l=t.filter(Uc).map(u=>u.step_number),c=l.length===0?J(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Wc(n,o)}%`,y2:`${Wc(n,o)}%`}),cv(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>av?2:3.2},s&&He("title",{},`${e}, ${Og(u)}: ${de(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function dv(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${J(t.length,"sample")} from ${P(Math.min(...o))} to ${P(n.step)}, median ${P(Eg(o))}\
; the longest is ${Og(n)}.`}function Mg(e,t){if(!ss.every(l=>e?.[l]?.length>0)||ss.every(l=>e[l].length<2))return null;let o=ss.flatMap(l=>e[l].map(c=>c.step)),n=lv(o),s=Eg(e.control.map(l=>l.step)),r=[
ue("strip-title"),ue("strip-words")],i=ss.some(l=>{let c=new Set(e[l].map(Tg));return c.size<=vg&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},ss.map(l=>dv(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},P(n[1])),a("span",{},P(n[0]))),ss.map(l=>uv(l,e[l],n,s,
o.length<=rv))))}var mv={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},pv={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},fv="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",hv=({control:e,test:t})=>me(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),gv="This share of the intervals that are made in this way contains the true change.",wv="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function yv({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function bv(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${pv[e.verdict]} `),mv[e.verdict]),a("span",{class:"headline-label"},o),a("span",{class:"value \
control-text",title:de(e.control)},P(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:de(e.test)},P(e.test)),a("span",{class:`change ${yv(e)}`,title:Ye(
e.change)},ye(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${ve(e.change_percent)})`)))}function kv(e,t){let o=`${J(e.control_samples,"sample")} against ${C(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?o:`${o}, judged as ${J(e.control_observations,
"step")} against ${C(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var _v=({confidence:e},{control_observations:t,test_observations:o})=>e<.9505?"":`. A ra\
nk test of ${C(t)} against ${C(o)} has few levels of confidence: ${Ie(100*e)} is the lowest from 95 % up`;function xv({verdict:e,interval:t,equivalence:o,words:n}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ye(t.low)} and ${ye(t.high)}`:`between ${ve(t.low_percent)}\
 and ${ve(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Ie(100*o)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(n)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${ye(t.shift)} (${ve(t.shift_percent)}), ${s}.`}}function $v(e,t){let{interval:o}=e,n=kv(e,t);return o?[a("span",{title:gv},`${Ie(100*o.confidence)} confidence`),
", ",a("span",{title:wv},`p = ${Ft(e.p_value)}`),`: ${n}${_v(o,e)}.`]:`${n}.`}function Ag(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=It(c),p=d.verdict==="cannot_judge"&&u;O(s,bv(d,m),a("p",{class:"verdict-range"},xv(d)," ",p&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},$v(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},fv," ",t&&a("a",{href:hv(c)},"Compare several recordings")),Sg(c,t)),O(r,Mg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Ga(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var Sv=900,Ya=12,Rg=17,vv=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Cg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of vv){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Cg(n);s&&o.append(s)}return o}function Ev({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":f,"font-weight":w?600:400,"font-family":s},p),i=t.flatMap(d=>qo(d,Math.floor(n/6.6),3)),l=[r(Ya,22,e,15,!0),...i.map((d,m)=>r(Ya,42+Rg*m,d,12,!1))],
c=30+Rg*i.length+18,u=Ya;for(let[d,m]of o)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ya}}function Tv(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,Sv),l=Ev(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Cg(d);for(let[f,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(w));return p}),u=l.height+n;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Lg="image/svg+xml";async function Ov(e,t,o){let n=new Image;
n.src=`data:${Lg};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Ng(e,t,o,n){let{node:s,width:r,height:i}=Tv(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Lg}):await Ov(l,r,i);
Ga(c,`${o}.${t}`)}var Zs=212,Qt={left:62,right:12,top:20,bottom:24},rs=Zs-Qt.top-Qt.bottom,Ka=.62,Mv=5,Pg=8,Va=84,Av=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Ig(e){return St(
{...e,class:"waterfall",height:()=>Zs,keys:Av,paint:Nv,save:Ng})}function Rv(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function Cv(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function Lv([e,t]){let o=(t-e)/
Mv,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var er=e=>`${100*e}%`;function Nv({fall:e}){let t=Rv(e),
o=Cv(t),[n,s]=o,[r,i]=Ve(s),l=t.length,c=h=>rs*(s-Math.max(h,n))/(s-n),u=(h,b=0)=>er((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=ue("fall-less"),p=Lv([n/i,s/i]).
map(h=>({y:c(h*i),text:`${gt(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...f},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>He("line",{class:"fall-join",x1:u(b,Ka/2),x2:u(b+1,-Ka/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>He("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Ka/2),width:er(
Ka/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(h=>Pv(u(h,-.33),er(.66/l))),e.parts.map(({change:h},b)=>He("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(h))),Iv(e).flatMap(([h,b],_)=>[He("text",{class:"fall-tick fall-whole",x:u(_),y:rs+15},h),He("text",{class:"\
fall-tick fall-short",x:u(_),y:rs+15},b)])),g=He("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>He("text",{class:"fall-value",x:Qt.left-5,y:Qt.top+h+4},b)),n>0&&He("text",{class:"fall-cut",x:Qt.
left,y:Qt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,Dv(w,qv(e),y)]}function Pv(e,t){let o=(r,i)=>rs*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Pg+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:rs,viewBox:`0 0 ${Pg} ${rs}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function Iv(e){return[["control","control"],...e.parts.map(({part:t})=>[Qe[t].name,Qe[t].short]),["test","test"]]}function Dv(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>Qt.top+f),m=()=>{O(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Qt.left:Qt.right}px + ${c/s} * (100% - ${Qt.left+Qt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Va?`${Zs-u+17}px`:"auto",n.style.top=u>Va?"auto":`${d-u>Va?
u+6:Math.min(d+4,Zs-Va)}px`},p=He("rect",{class:"fall-area",x:er(i/s),y:-Qt.top,width:er(1/s),height:Zs});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function qv(e){return[["control",P(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Qe[t].name,`${P(o)} → ${P(n)}`,ye(s)]),["test",P(e.test),ye(e.change)]]}var Bv=21,Fv=7.1,Wv=5e-4,Hv=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Dg=e=>e>0?"more":e<0?"less":"calm",Uv=e=>(e-74)/6-14,jv=e=>Math.max(Bv,Math.floor(
e/Fv)),qg=({operations:e,named:t})=>e.slice(0,t);function tr({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var zv=e=>e.parts.every(({change:t})=>Math.abs(
t)<=Wv*e.control);function Bg(e,t){let o=Ig({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=Sr(l,jv(i||r&&Uv(r)));c=new Map(l.map(
(f,w)=>[f,p[w]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:w,what:g}=Qe[p.part],y=qg(p);return a("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},a("h3",{title:g},a("span",{class:"fall-name"},sa(w))," ",a("span",{class:Dg(p.change),title:Ye(p.change)},ye(p.change))),a("p",{class:"muted small",title:`${de(p.control)} \
→ ${de(p.test)}`},`${P(p.control)} → ${P(p.test)}`),p.part==="idle"&&y.length>0&&a("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,p.part),class:"mono",title:h.name},a("bdi",{data:{name:tr(h)[0]}},c.get(tr(h)[0]))),tr(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${tr(h)[1]}`),a("span",{class:`num ${Dg(h.change)}`,title:Ye(h.change)},ye(h.change))))),p.explained&&a("p",{class:"small muted explained"},Hv(p.explained)))}function m(p,f){return a("p",{class:`\
fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:de(f)},P(f)))}return{node:o.node,chart:o,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,w,g){let y=p.waterfall;o.node.hidden=y===null;let h=y!==null&&zv(y);if(o.draw({fall:y,revision:f,file:w,caption:g,heading:`\
mean per ${It(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${It(p)?"recording":"step"} takes ${P(y.control)} in the control and ${P(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){O(s),n=null;return}if(y===n)return;n=y,l=[...new Set(y.parts.flatMap(_=>qg(_).map(x=>tr(x)[0])))],u();let b=y.contributors==="modu\
les";O(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var Gv=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, with equal ones added up"]],Ja={key:"",fall:null};function Fg(e,t){
let o=ut("Under the bars",Gv,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Bg(u,o.node);c.node.append(n);function u(m,p){return m.tree?Vt({...Ct(s[0]),node:Qr(m.
tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([f,w])=>p.set(f,w));try{let{waterfall:f}=await tt(p,{signal:i.signal});Ja={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&O(n,`The modules could not be loaded: ${f.message}`)}}return{...c,draw(m,p,...f){
let w=pt(m).toString(),g=m.fall==="modules"&&p.waterfall!==null,y=g&&Ja.key===w&&Ja.fall?Ja.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],o.press(m.fall),O(n,g?y===p.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),g&&y===p.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var Qa={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},jc=null,wn={path:"/compare",name:"Compare",mount:(e,t)=>Yv(e,t)};function Yv(e,t){let o=Wt(location.search),n=null,s=null,
r="",i="",l=t.newPair?Fl(o):jc,c=null,u=null,d="",m=null,p=o.op!=="",f=!1,w=globalThis.firstComparison!==void 0,g=Tp(o,l),y=$p(()=>!f&&s&&z()),h=Ah(),b=jp({page:he,row:Fe,rank:ae,step:q,timeline:I=>Lm(
o,I),onRow:I=>je(Ot(I.name,I.category)),onBar:I=>k.fall.reveal(I)},h.node),_=Wp(U),x=ft("All rows"),k={sides:os(U),verdict:Ag(()=>U(Qa),U,b.node,_.node),fall:Fg(he,I=>U({fall:I},{replace:!0})),host:Lh(
he),recorded:Jh(),operators:Nh(he,tt),ranks:Kh(I=>U({heat:I},{replace:!0}),{timeline:(...I)=>zr(o,...I),go:t.go}),replacements:Ip(he),filters:Ch(U),counts:Wl({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:I=>Q(I,k.counts.node)}),durations:Wl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:I=>Q(I,k.durations.node)}),table:Fh({onSort:(I,se)=>U(
{sort:I,order:se}),onSelect:Q,href:he,onOpen:$e,onWant:y.want}),detail:Bp({onClear:()=>Q(""),href:he,onRanks:K,onTable:ee,tree:I=>Ym(o,I),timeline:I=>Fn(o,I)})},E=a("div",{class:"comparability"}),A=a(
"p",{class:"remark",hidden:!0}),R=Fp(U),M=[k.fall.chart,k.ranks.heat,k.counts,k.durations],v=a("div",{class:"results"},k.verdict.node,E,k.fall.node,k.host.node,k.operators.node,k.filters.node,A,R.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},_.work,x.node)),
k.table.node,_.workNote),k.ranks.node,k.recorded.node,k.replacements.node),S=a("div",{class:"message"}),N=a("h1",{class:"visually-hidden"},"Compare"),$=a("div",{class:"paper-only"}),D=At({context:t,results:v,
message:S});e.append(a("div",{class:"page compare-page"},N,$,k.sides.node,S,v),k.detail.node);let j=yt(()=>M.forEach(I=>I.retheme()));function U(I,{replace:se=!1}={}){return!f&&t.go($t({...o,...I}),{replace:se})}
function Q(I,se=k.table.node){let we=k.detail.node.contains(document.activeElement),ke=I===o.op?"":I??"",Ge=se.getBoundingClientRect().top;U({op:ke},{replace:!0}),window.scrollBy(0,se.getBoundingClientRect().
top-Ge);let Ne=u?.items.find(W=>W?.key===ke);Ne?Te(`${Ne.row.name} is selected.`):we&&k.table.focus()}function $e(I){I!==o.op&&Q(I)}function he({id:I,name:se,category:we}){return Ht({...o,heat:"",row:I??
Ot(se,we)})}function Fe({name:I,category:se}){return $t({...o,op:Ot(I,se)})}function je(I){p=!0,I===o.op?T():U({op:I},{replace:!0})}function ee(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(I){return[s.control,s.test].every(se=>se.all_ranks.includes(I))&&s.control.all_ranks.length+s.test.all_ranks.length>2?$t({...o,control_ranks:String(I),test_ranks:String(
I)}):null}function q(I,se){return s[se].all_steps.includes(I)?$t({...o,[`${se}_steps`]:String(I)}):null}function K(){U({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function oe(){let I=we=>Fo(we,o,n,s),se=o.control&&o.test?`${I("control")} → ${I("test")} · Compare`:"Compare";N.textContent=se,t.setTitle(se)}async function ce(){
let I=[o.control,o.test].filter(we=>we!=="");if(I.every(we=>n&&Ke(n,we)))return;let se=await ht(I).catch(()=>[]);f||(n=se,le())}async function qe(I){let se=l,we=se.late&&await Ep(I,se);we&&l===se&&(l=
{key:se.key,...we},jc=we.note===""?null:l,le())}function G(I){i=I,v.dataset.stale="";let se=pt(o).toString(),{op:we}=o;D.ask(ke=>g(I,o,l,ke),ke=>{s=ke,r=I,y.start(I,ke,we),l?.key!==se?(l={key:se,diagnosis:ke.
diagnosis,note:ke.diagnosis_note},jc=l):l.late&&Pt().then(()=>qe(I)),Te(s.row_count===1?"One row.":`${C(s.row_count)} rows.`),D.say(null),delete v.dataset.stale,le()},ke=>{s=null,r="",y.stop(),D.say(Hp(
ke,{narrowed:Object.keys(Qa).some(Ge=>o[Ge]!=="all"),all:()=>U(Qa),again:()=>G(i),unmarked:()=>U({control_marker:"",test_marker:""})})),delete v.dataset.stale,le()})}async function ne(){let I=pt(o).toString();
if(s.waterfall!==null||c?.key===I)return;c={key:I,rows:null};let se=new URLSearchParams(I);Object.entries({device_type:"CPU",exclude:bt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:qa}).forEach(
([we,ke])=>se.set(we,String(ke)));try{let{rows:we}=await tt(se);!f&&c.key===I&&(c.rows=we,le())}catch{}}function le(){if(f)return;oe();let I=o.control!==""&&o.test!=="",se=Pn(o),we=Bl(o);I?we!==i&&(s||
D.say(null),G(we)):(D.drop(),i="",s=null,k.detail.draw(null),D.say(Up(n))),k.sides.draw(o,n,s),v.toggleAttribute("data-skeleton",I&&!s),k.filters.draw(o,s,s?V():o.unit||"total"),R.draw(o,se),s?I&&r===
i&&re(V(),se):k.detail.draw(null)}function V(){let I=o.unit||el(s);return I==="percent"&&!Ar(s)?el(s):I}function re(I,se){let we=Gn(s),ke=pt(o).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(
Qa).some(Ne=>o[Ne]!=="all")),k.recorded.draw(s),k.operators.draw(ke,s),B(),ne()),k.fall.draw(o,s,r,we,la(s)),k.host.draw(c?.key===ke&&s.waterfall===null?c.rows:null,s),H(I,se),k.replacements.draw(s,I===
"per_step"||I==="percent"),_.draw(o,s,I,se),b.draw(l,$t({...o,op:""})),h.draw(o,s),T();let Ge=u.items.find(Ne=>Ne?.key===o.op);k.ranks.draw(s,o.heat,we,r,Ge?{name:Ge.row.name,query:en({...o,row:Ge.key}).
toString()}:null),_g(o,{unit:I,self:se,item:Ge},{...k,table:{sql:x}})}function H(I,se){let we=y.rows(),ke=JSON.stringify([r,I]),Ge=JSON.stringify([ke,o.top,d===r]);if(u?.answer!==s||u.order!==ke){let Ne=tl(
s,we,I,{self:se});u={answer:s,order:ke,unit:I,self:se,items:Ne},Y(I,Ne),k.table.draw({rows:Ne,totals:Vd(s,I,{self:se}),unit:I,self:se,unitName:ws(I,s),sort:o.sort,order:o.order,selected:o.op,revision:ke,
judged:L(Ne),work:o.work})}u.chartKey!==Ge&&(u.chartKey=Ge,pe(Ge),O($,la(s,J(s.row_count,"row")).map(Ne=>a("p",{},Ne))))}let L=I=>I.some(se=>se.verdict!=="cannot_judge"&&!se.row.too_few);function z(){
if(r!==i||u?.answer!==s)return;let{items:I,unit:se,self:we}=u,ke=[],Ge=[];y.rows().forEach((W,X)=>{I[X]||(ke.push(X),Ge.push(W))});let Ne=tl(s,Ge,se,{self:we});Ne.forEach((W,X)=>{I[ke[X]]=W}),Y(se,I),
k.table.add(I,Ne,L(I)),o.op!==""&&!m&&re(se,we)}function T(){let I=o.op===""?-1:y.placeOf(o.op),se=u.items[I]??null,we=se?.key??"";if(m=se,k.counts.select(we),k.durations.select(we),k.table.select(we),
I===void 0){y.find(o.op);return}k.detail.draw(se,se||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},F("Clear the filters",()=>U({q:"",
category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),p&&(p=!1,se&&ee())}function B(){let I=s.comparability.filter(({kind:se})=>se!=="steps_differ"&&se!=="single_sample");O(E,cm(I))}
function Y(I,se){let we=s.control.samples,ke=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;A.hidden=we===ke&&!Ge;let Ne=Ge&&`${mn(Ge)} These rows say “too few steps”. `;if(we===ke){
O(A,Ne);return}let W=I==="total"?"totals cannot be compared directly.":I==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(A,Ne,`The sides have ${C(we)} and ${J(ke,"samp\
le")} (a sample is one step of one rank), so ${W} `,I==="total"?F("Show per step",()=>U({unit:""}),{class:"link-button"}):F("Show totals",()=>U({unit:"total"}),{class:"link-button"}))}function ie(){return d!==
r&&tg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,le()},{class:"link-button"})]}function pe(I){let{items:se,unit:we,
self:ke}=u,Ge=`${u.order}${o.top}`,Ne=se.slice(0,o.top),W=la(s,`first ${C(Ne.length)} of ${J(s.row_count,"row")}`),X={file:Gn(s),revision:I,zoom:Ge,caption:W};k.durations.draw({...X,...Zh(Ne,we,ke,s),
empty:ie()}),k.counts.draw({...X,...eg(Ne,we),empty:ie()}),R.drawRest(se.length,Ne.length)}return le(),w?Pt().then(ce):ce(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.
sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&Q("")},update(I){o=Wt(I),l=t.newPair?Fl(o):l,le(),ce(),s&&i===r&&t.settled()},unmount(){f=!0,[h,k.fall,k.operators].
forEach(I=>I.stop()),D.unmount(),y.stop(),j(),M.forEach(I=>I.unmount()),k.table.unmount(),k.detail.unmount()}}}var Wg=2,zc=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function Kv(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await yr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function Vv(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>Kv(e,c,b,n))),Tn(e,o===""?null:o),po(e)]),[p]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-Wg*p.duration),end:h(p.start+(1+Wg)*p.duration)}}function Hg(e,t,o,n){let s=Vv(e.id,t,zc(o));return s.catch(()=>{}),Dr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return xr(e.id,i.number,"",{signal:r,onProgress:n})}})}function Ug({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function jg(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var Jv=250;function zg(e){return St({...e,height:()=>Jv,make:Xv,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function Qv(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function Xv(e,t){let o={...e,
...Ug(e)},n=Yt(),{edges:s}=o,r=jg(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),w=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:eE(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:Zv(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(Qv),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function Zv(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${C(e[r][n])}${i>0?`, ${Ie(100*e[r][n]/i)} of its calls`:""}`;return[`${P(o)} to ${P(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function eE(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var tE=250,Xa=.13;function Gg(e){return St({...e,height:()=>tE,make:oE,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function oE(e,t){
let o=Yt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+p+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((w,g)=>g+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=ko(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Xa),c("test",Xa),l("control",
-Xa,"circle"),l("test",Xa,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var nE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Yg=(e,t)=>e===null||t===null?null:
e-t,Kg=(e,t)=>e>0&&t!==null?100*t/e:null,Yc=e=>e>0?"more":e<0?"less":"calm";function Kc(e){let{control:t,test:o}=e.calls,n=[e.control.samples,e.test.samples],s=(r,i)=>n[i]>0?r/n[i]:null;return{counts:[
t.count,o.count],callsPerStep:[s(t.count,0),s(o.count,1)],total:[t.total,o.total],perStep:[s(t.total,0),s(o.total,1)],perCall:[t["50%"],o["50%"]],birth:t.count===0?"new":o.count===0?"gone":""}}function Gc(e,t,[
o,n],s,r,i){let l=Yg(n,o),c=i==="new"?"new":i==="gone"?"gone":ve(Kg(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?be:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?be:s(n))),a("p",{class:`tile-change ${Yc(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function sE(e,t){let o=Kc(e);return[a("p",{class:"muted op-verdict"},t?mn(t):" "),a("div",{class:"tiles"},Gc("Time per step","Total duration over the number of samples (rank × step)",o.perStep,
P,ye,o.birth),Gc("Calls per step","Number of calls over the number of samples (rank × step)",o.callsPerStep,C,ot,o.birth),Gc("Time per call","Median over all calls",o.perCall,P,ye,o.birth))]}function ei(e,[
t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=Yg(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(o)},n(o)),a("td",{class:`\
num strong ${Yc(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Yc(c)}`},ve(Kg(t,c))))}var Za=(e,t,o)=>ei(e,t,P,ye,{exact:de,exactDiff:Ye,title:o});function rE(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:o}=Kc(e),n=(r,i)=>100*o[r]/t[i].step,s=It(e)?"recording":"step time";return ei(`Share of the ${s}`,[n(0,"control"),n(1,"test")],Ie,r=>r===null?be:ve(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; overlapping work counts in full`})}function aE(e,{stepTime:t,row:o}){let n=Kc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"5",scope:"\
colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("td"),["Con\
trol","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),ei("Calls",n.counts,C,ot),ei("Calls per step",n.callsPerStep,C,ot),Za("Total",n.total),Za("Per step",
n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Za("Self time per step",[o.control_self_duration/e.control.samples,o.test_self_duration/e.test.samples],"Without the call\
s inside it"),rE(e,t)),a("tbody",{},s("A single call"),nE.map(([i,l])=>Za(l,r(i)))))}function Vg(){let e=a("div",{class:"card op-head"}),t=ft("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,sE(s,r.row)),O(o,aE(s,r))}}}var Jg=.8,iE=/^aten::.*(mm|linear|conv|attention)/,Vc={control:"set",test:"test"};function lE(e,t,o){let n=Object.values(Vc).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Vc).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Jg*o[d]&&
u.device_time>=Jg*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Qg=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Vc))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ti(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?ve(100*i/t):""))}var Xg=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ye(o)},ye(o)),a("td")),cE=e=>e===null?
be:`${oo(1e12*e)}FLOP/s`,uE=e=>`${Jo(1e12*e)}FLOP/s`;function dE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},ti("FLOPs per step",e.flops,oo,Jo),ti("Device time per step",e.device,P,ye,de),e.more!==null&&[Xg(
"due to more work","What the change of FLOPs would take at the speed of the control",e.more),Xg("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ti("Achieved",e.speed,cE,
uE),e.calls.some((o,n)=>o!==t[n])&&ti("Calls with known FLOPs",e.calls,C,ot)))}function Zg(){let e=a("div",{class:"op-work-body"}),t=ft("Work"),o=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>O(e,a("p",{class:"muted small op-work-none"},i));return{node:o,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&iE.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${Qg(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,n=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await On("work",Qg(i),{signal:s.signal});if(n!==u)return;let p=lE(m,l.name,d);p?O(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},dE(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var oi=12;function ew(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=ft("What launches it, or what it launches"),s=ut("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:g}=w,y=g.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let h=y?g.launches:g.launched_by,b=w.unit==="per_step"?[g.control.samples,g.test.samples]:[1,1];O(r,h.length===0?m(y):p(h,b,y)),O(i,h.length>oi&&!c&&F(`Show all ${C(h.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[oi].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=h.length<=oi||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function p(w,g,y){let h=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),h&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
oi).map(b=>f(b,g,h))))}function f(w,[g,y],h){let b=[w.control_counts/g,w.test_counts/y],_=[w.control_total_duration/g,w.test_total_duration/y],x=g===y?w.diff_duration/g:_[1]-_[0],k=x>0?" more":x<0?" l\
ess":"",E=b[1]-b[0],A=w.control_counts===0?"new":w.test_counts===0?"gone":ve(_[0]>0?100*x/_[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),h&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},C(b[0])),a("td",{class:"num wide-only"},C(b[1])),a("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},ot(E)),a("td",{class:"num roomy-only",title:de(_[0])},w.control_counts>
0?P(_[0]):"–"),a("td",{class:"num roomy-only",title:de(_[1])},w.test_counts>0?P(_[1]):"–"),a("td",{class:`num strong${k}`,title:Ye(x)},ye(x)),a("td",{class:`num${k}`},A))}return{node:l,sql:n,draw:d}}function tw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var ow={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Jc={path:"/compare/op",name:"Operation",mount:(e,t)=>mE(e,t)};function mE(e,t){let o=_s(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=ut("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],ee=>A({bins:ee},{replace:!0})),m={sides:os(A),numbers:Vg(),work:Zg(),histogram:zg(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Gg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(M(...ee))}),heat:Fa({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(M(...ee))}),grid:Wa(),related:ew({onUnit:ee=>A({unit:ee}),href:({name:ee,category:ae})=>Ht({...o,row:Ot(ee,ae)})}),stack:tw()},
p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"messa\
ge"}),b=fE(ee=>A({heat:ee},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),x=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a("header",{class:"\
op-header"},w,g,y),m.sides.node,h,x));let k=At({context:t,results:x,message:h}),E=yt(()=>p.forEach(ee=>ee.retheme()));function A(ee,{replace:ae=!1}={}){t.go(Ht({...o,...ee}),{replace:ae})}function R(){
let ee=oe=>Fo(oe,o,n,s),ae=`${ee("control")} → ${ee("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ae}`),O(w,a("bdi",{},q)),O(g,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together");let K={...Wt(""),...v(),exclude:[bt],op:o.row};O(f,a("a",{href:t.lastCompare(pt(o))??$t(K)},`←\
 ${ae}`))}function M(ee,ae){return zr(o,ee,ae,s)}function v(){let{control:ee,test:ae,control_ranks:q,test_ranks:K,control_steps:oe,test_steps:ce,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,
aliases:V}=o;return{control:ee,test:ae,control_ranks:q,test_ranks:K,control_steps:oe,test_steps:ce,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,aliases:V}}async function S(){let ee=[
o.control,o.test].filter(q=>q!=="");if(ee.every(q=>n&&Ke(n,q)))return;let ae=await ht(ee).catch(()=>[]);u||(n=ae,j())}function N(ee){i=ee,k.ask(ae=>gr(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(ee).
get("row"),k.say(null),Te(`${ae.name}: ${P(ae.calls.control.total)} to ${P(ae.calls.test.total)}.`),j()},ae=>{s=null,k.say(D(ae)),j()})}async function $(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let q=await tt(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=q,l.byKey=Kd(q),j()}catch{}}
function D(ee){let ae=ee.code==="unknown_operation",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>o[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},q.length>0&&F("Use all ranks and steps",()=>A(Object.fromEntries(q.map(K=>[K,"all"]))),{class:"primary"}),q.length===0&&!ae&&F("Try again",()=>N(en(o).toString()),{class:"primary"})," ",a("a",{href:$t(
{...Wt(""),...v()})},"All operations of this comparison")))}function j(){if(u)return;R();let ee=o.control!==""&&o.test!==""&&o.row!=="",ae=en(o).toString();ee?ae!==i&&(s&&r!==o.row&&(s=null),k.say(null),
N(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:me("/compare")},"Compare page"),"."))));let q=pt({...o,use_short_name:!1}).
toString();ee&&q!==l.key&&$(q),m.sides.draw(o,n,s),x.toggleAttribute("data-skeleton",ee&&!s),s&&U()}function U(){let ee=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(
s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,q=i,K=o.use_short_name?void 0:ol(l.byKey?.get(ys(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),Fe(ae,q),je(ae,q),m.
work.draw(o,s),xg(o,s,m),m.related.draw({answer:s,unit:ee,revision:q}),m.stack.draw(s.stack,he),O(y,F("Copy the name",()=>Jt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Jt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Fn(o,s)},"Show in the timeline"),a("a",{href:Vu(en(o)),download:`${ae}.json`},"JSON"),["control","test"].map($e))}let Q=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function $e(ee){let ae=n&&Ke(n,o[ee]);if(!ae||zc(s.samples[ee])===void 0)return null;let q=`slowest call, ${ee}`;if(Oo(ae)!=="")return a("span",{class:"\
muted small",title:Oo(ae)},`Perfetto: no trace of the ${ee}`);let K={name:s.name,names:Q(ee),marker:o[`${ee}_marker`],shortNames:o.use_short_name},oe=F(`Perfetto: ${q}`,async()=>{oe.disabled=!0;try{await Hg(
ae,K,s.samples[ee],ce=>Te(`Loading ${Ee(ce)}`))}catch(ce){Me(ce.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return oe}function he({name:ee,category:ae}){let q=l.byKey?.get(ys(ee,ae));return q&&{diff:q.diff_per_step,href:Ht({...o,use_short_name:!1,row:q.
id})}}function Fe(ee,ae){let{edges:q,control:K,test:oe}=s.histogram,ce=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:q,control:K,test:oe,file:ee,revision:`${ae}#${o.bins}`,
share:o.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:q.
length===0?"No calls to draw.":""})}function je(ee,ae){let{control:q,test:K}=s.samples,oe=ya(q,K),ce=qs(oe,T=>T.total_duration),qe=T=>s.calls[T].count===0,G=ce.control.map(T=>T.map(()=>null));m.points.
draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ee,control:qe("control")?G:ce.control,test:qe("test")?G:ce.test,hover:(T,B,Y)=>pE(T,oe[T][B][Y]),heading:"duration in each step of each rank",revision:ae});
let[ne,le,V]=ow[o.heat],re=qs(oe,le),H=V==="time",L={format:H?de:C,formatDiff:H?Ye:ot};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,...re,...L,kind:V,file:ee,heading:ne,revision:`${ae}#${o.
heat}`}),m.grid.draw({grid:oe,values:re,title:ne,timeline:M,format:H?P:C,formatDiff:H?ye:ot});let z=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);_.hidden=z.length===0,_.textContent=
`The sides have different ${z.join(" and ")}; they are paired by position (control / test).`}return j(),S(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=o;
o=_s(ee),ae.row!==o.row&&window.scrollTo(0,0),j(),S()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),E(),p.forEach(ee=>ee.unmount())}}}function pE(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,de(t.total_duration),J(t.counts,"call")]}function fE(e){let t=ue("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},
Object.entries(ow).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function nw(e,t,o){let n=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),n={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([_,x])=>Math.max(20,Math.abs(_-x));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!n||n.id!==w.pointerId){t.hover(g,y,w);return}!n.moved&&Math.hypot(g-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,g,!1):(t.pan(n.x-g),t.scroll(n.y-y)),[n.x,n.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:_}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(_,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[w,g]of Object.entries(f))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([w,g])=>e.removeEventListener(w,g))}function Qc({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)hE(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function hE(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function gE(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function or(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=gE(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=
n)return;u[p]>o&&s(p)}}function sw(e,t,o,n=0){let s=-1,r=1/0;return or(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function Xc(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var ni=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function rw(e){let[t,o,n]=ni(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+
.0722*n;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function si(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var wE={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},yE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,nr=e=>String(e).replace(yE,"").replace(/[&<>"]/g,t=>wE[t]),sr=e=>String(Math.round(e*100)/100);
function aw(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?sr(p):nr(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${nr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${nr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${sr(i)}" height="${sr(l)}"\
 viewBox="0 0 ${sr(i)} ${sr(l)}" font-family="${nr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${nr(c)}"/>${t.join("")}</svg>`}}}var ri=(e,t,o)=>Math.min(Math.max(e,t),o);function yn({from:e,to:t},o,n=0){let s=o.to-o.from,r=ri(t-e,Math.min(n,s),s),i=(e+t)/2,l=ri(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Zc(e,t,o,n,s=0){
let r=n.to-n.from,i=ri((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return yn({from:c,to:c+i},n,s)}function eu(e,t,o){let n=e.to-e.from,s=ri(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function iw(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function lw({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Co=22,bE=22,ai=4;function cw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var rr=new Map;function kE(e){return rr.has(e)||(rr.size>500&&rr.clear(),rr.set(e,rw(e))),rr.get(e)}function _E(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=kE(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=bE){let d=Xc(n.text(t),i-2*ai,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let p=4;for(let f of d)p+=n.widthOf(
f);e.box(s+ai-2,r+1,Math.min(p,i-ai),l-2,c)}e.words(s+ai,m,d,u)}}}function xE(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return or(n,t,s.from,s.to,p=>{let f=Math.max(
0,(n.start[p]-s.from)*r),w=Math.min(i,(n.end[p]-s.from)*r);if(w<=d&&!u?.keep.has(p))return;let g=Math.max(1,w-f>3?w-f-.5:w-f);u&&e.alpha(u.keep.has(p)?1:.3),_E(e,p,{x:f,y:o,width:g,height:c},l),m+=1,d=
g<=1?f+1:w}),u&&e.alpha(1),m}function uw(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=lw(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Co,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Co-5,u,Co,s.border),u<o-30&&e.words(u+3,Co-8,n(c,i),s.muted)}e.line(0,Co-.5,o,Co-.5,s.border)}function dw(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(o.rows-1,Math.ceil((r-l)/i));$E(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=p;h<=f;h+=1)y+=xE(e,h,l+h*i,g);return SE(e,t,m),y}function $E(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=Xc(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function SE(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var li=12,ii=17,vE=8e3,EE=15,TE=12;function OE(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var mw=(e,t)=>e.flatMap((o,n)=>qo(o,Math.floor((t-2*li)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function pw(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(li,o+ii*r,n,te(s?"--text":"--muted"),{size:s?EE:TE,bold:s})})}function ci(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=mw(e,o),r=t.map(d=>mw(d.lines,
o)),i=10+ii*s.length+li,l=t.map((d,m)=>{let p=i+ii*r[m].length;return i=p+d.height+li,p}),c=Math.min(i,vE),u=d=>{pw(d,s,22),t.forEach((m,p)=>{pw(d,r[p],l[p]-ii*r[p].length+12),m.paint(OE(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=aw(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=si(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function ui(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ga(n,`${o}.${t}`)}var ME=160,AE=3,RE=matchMedia("(prefers-reduced-motion: reduce)"),fw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),ou={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function di(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=si(w,g),h=c?Co:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:cw(g),colours:fw()},
_=ou,x=Qc(ou),k=[],E=0,A={from:0,to:1},R={from:0,to:1},M={hover:-1,select:-1,highlight:null},v=0,S=null,N=0,$=0,D=0,j=()=>(R.to-R.from)/Math.max(1,N),U=H=>R.from+H*j(),Q=()=>h+E*o;function $e(){N=f.clientWidth,
p.style.height=`${Q()}px`,$=Math.min(f.clientHeight,Q());let H=globalThis.devicePixelRatio||1,[L,z]=[Math.round(N*H),Math.round($*H)];(m.width!==L||m.height!==z||D!==H)&&([m.width,m.height,D]=[L,z,H],
m.style.width=`${N}px`,m.style.height=`${$}px`)}function he(){v===0&&(v=requestAnimationFrame(Fe))}function Fe(H){if(v=0,S){S.since??=H;let z=(H-S.since)/ME;R=iw(S.from,S.to,z);let T=z<1;T?he():S=null,
r(R.from,R.to,T)}let L=performance.now();if($e(),N>0&&$>0){w.setTransform(D,0,0,D,0,0);let z=ae(ee(),{width:N,height:$,top:h-f.scrollTop});m.dataset.drawn=String(z)}m.dataset.drawMs=(performance.now()-
L).toFixed(2)}let je="";function ee(){let H=`${m.width} ${m.height} ${D}`;return H!==je&&(je=H,y.forget()),y}function ae(H,{width:L,height:z,top:T}){let{colours:B}=b;H.box(0,0,L,z,B.surface);let Y=dw(
H,{index:x,view:R,width:L,height:z,rowHeight:o,top:T,bands:k,marks:M,how:b,rowOf:pe=>_.row[pe]}),ie=L/(R.to-R.from);return d?.(H,{x:pe=>(pe-R.from)*ie,y:pe=>T+pe*o,width:L,height:z,view:R}),h>0&&uw(H,
{view:R,width:L,format:c,colours:B}),Y}function q(H,L=!1){S=null,!(H.from===R.from&&H.to===R.to)&&(R=H,r(R.from,R.to,L),he())}function K(H){let L=yn(H,A,u);RE.matches?q(L):(S={from:R,to:L,since:null},
he())}let oe=()=>S?.to??R;function ce(H,L){let z=Math.floor((L-h+f.scrollTop)/o);return L<h||z<0?-1:sw(x,z,U(H),AE*j())}function qe(H,L){H!==M.hover&&(M.hover=H,m.style.cursor=H>=0?"pointer":"",he()),
n(H,L)}let G=nw(m,{zoom:(H,L)=>q(Zc(R,U(H),L,A,u)),pan:H=>q(eu(R,H*j(),A)),scroll(H){f.scrollTop+=H},hover:(H,L,z)=>qe(ce(H,L),z),leave:()=>{M.hover>=0&&qe(-1,null)},pick:(H,L,z)=>s(ce(H,L),z),measure:(H,L,z)=>i?.(
...[U(H),U(L)].sort((T,B)=>T-B),z),slide(H){let L=oe();K(eu(L,H*(L.to-L.from),A))},glide(H){let L=oe();K(Zc(L,(L.from+L.to)/2,H,A,u))},fit:()=>K(A),enter:()=>{M.select>=0&&s(M.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",he,{passive:!0});let ne=new ResizeObserver(he);ne.observe(f);let le=()=>{b.colours=fw(),he()},V=matchMedia("(forced-colors: active)");V.addEventListener("ch\
ange",le);let re=yt(le);return{node:m,set(H){let L=_===ou;_=H,x=Qc(H),k=H.bands??[],E=Math.max(x.rows,H.rows??0);let[z,T]=[H.from??1/0,H.to??-1/0];if(H.from===void 0||H.to===void 0)for(let Y=0;Y<H.length;Y+=
1)z=Math.min(z,H.start[Y]),T=Math.max(T,H.end[Y]);A=T>z?{from:z,to:T}:{from:0,to:1},M.hover=-1,M.select=-1,M.highlight=null;let B=L?{...A}:yn(R,A,u);p.style.height=`${Q()}px`,S===null&&(R=B),he()},view(H,L,z=!1){
z?q(yn({from:H,to:L},A,u)):K({from:H,to:L})},index:()=>x,current:()=>({...R}),goal:()=>({...oe()}),extent:()=>({...A}),select(H){M.select=H,H>=0&&this.reveal(_.row[H]),he()},highlight(H){M.highlight=H===
null?null:new Set(H),he()},point(H){M.hover=H,he()},follow(H,L,z=!1){S=null,R={from:H,to:L},z?(cancelAnimationFrame(v),Fe(0)):he()},place(H){return this.placeOf({start:_.start[H],end:_.end[H],row:_.row[H]})},
placeOf({start:H,end:L,row:z}){let T=m.getBoundingClientRect(),B=(H-R.from)/j(),Y=(L-R.from)/j(),ie=h+z*o-f.scrollTop;return Y<0||B>N||ie<h-o||ie>$?null:{left:T.left+Math.max(0,B),right:T.left+Math.min(
N,Y),top:T.top+ie,bottom:T.top+ie+o}},redraw:he,showAxis(H){h=c&&H?Co:0,he()},reveal(H){let L=H*o;(L<f.scrollTop||L+o+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=L-f.clientHeight/2)},whole:H=>({height:Q(),
paint:L=>ae(L,{width:H,height:Q(),top:h})}),picture(H){return ci(H,[{lines:[],...this.whole(Math.max(N,600))}],Math.max(N,600))},destroy(){cancelAnimationFrame(v),G(),re(),V.removeEventListener("chang\
e",le),ne.disconnect(),f.remove()}}}var as=8,CE=.004;function hw(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(yo(n,t))),0)}var Xt=(e,t)=>e.verdict[t]==="no_difference_found";function gw(e,t,o){let n=yo(e,t);if(!(o>0)||Math.abs(
n)<CE*o||Xt(e,t))return 0;let s=Math.max(1,Math.round(as*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(as,s)}function ww(e,t,o){let[n,s]=[ni(e),ni(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var co={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},is=e=>e!=="calls",kt=(e,t)=>is(t)?P(e):C(Number(e.toFixed(2))),Dt=(e,t)=>e===null?"–":is(t)?ye(e):ot(Number(e.toFixed(2))),mi=(e,t)=>is(t)?
de(Number(e.toFixed(3))):C(e),ls=(e,t)=>e===null?"":is(t)?Ye(Number(e.toFixed(3))):ot(e),LE={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},NE={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},bn=e=>LE[e.sort]??e.sort,kn=e=>NE[e.status]??"",bw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",PE=e=>e.sides.every(t=>t.steps.length===0),$o=e=>PE(e)?"per recording":"per step";function pi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(cn(e));return t?`${t[2]}\
 · ${t[1]}`:cn(e)}var vt=e=>[cn(e),un(e)].filter(Boolean).join(" "),IE=e=>/ #\d+$/.test(cn(e));function kw(e){let t=bo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||IE(n)):t.slice(-1)}function _w(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!Wn(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var DE=.005;function xw(e,t){let o=e.here[t],n=is(t)?P(Math.abs(o)):C(Number(Math.abs(o).toFixed(2)));if(is(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>DE*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return o>0?`is called ${n} times more`:`is called ${n} times less`}var nu=(e,t)=>t>0?100*e/t:null;function $w(e,t){let[o,n]=e.root.total[t];return{from:kt(
o,t),to:kt(n,t),change:Dt(n-o,t),percent:ve(nu(n-o,o))}}function Sw(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ve(nu(n-o,o)):"new"}function vw(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>nu(i,r)),n=r=>Ie(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var yw=e=>e.map(t=>`“${t}”`).join(" and ");function Ew(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${yw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${yw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Tw(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${Dt(c-
l,i)})`:`${s}: ${kt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Lo=e=>e>0?"mo\
re":e<0?"less":"calm",Ow=(e,t)=>Dt(yo(e,t),t);var qE=20,BE=.62,Mw={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function FE(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,ww(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",BE*(.12+.88*(Math.abs(o)/as))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Mw[o]??"--noise-fill",.45)}}function WE(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,
a("p",{class:"mono strong"},vt(t)),a("p",{class:"muted small"},[bn(t),kn(t),Xt(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Tw(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Aw(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=WE(),l=FE(),c=ft("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>A("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>A("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=M=>d.tree.frames[m.frame[M]],w=di(s,{rowHeight:qE,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:h,
text:b,hatched:M=>y(f(M)),onHover(M,v){M<0||!v?i.hide():i.show(f(M),d,v)},onPick:M=>M>=0&&e.onPick(f(M)),onKey:_}),g=yt(()=>{l.forget(),k(),w.redraw()}),y=M=>d.tree.pair&&!Wn(M)&&M.sort!=="rest";function h(M){
let v=f(M);return d.tree.pair?Xt(v,d.measure)?l.noise():l.change(gw(v,d.measure,p)):l.sort(v.sort)}function b(M){let v=f(M);return`${v.status==="replaced"?"⇄ ":""}${[pi(v),un(v)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Ow(v,d.measure)}`:""}`}function _(M){let v=d?.selected;if(!v)return!1;let S=v.parent?.children.filter(x)??[],N=S.indexOf(v),$=Q=>m.end[m.place[Q.at]]-m.start[m.place[Q.at]],j={ArrowUp:()=>v.
parent,ArrowDown:()=>v.children.filter(x).reduce((Q,$e)=>!Q||$($e)>$(Q)?$e:Q,null),ArrowLeft:()=>S[N-1],ArrowRight:()=>S[N+1]}[M.key];if(!j)return!1;let U=j();return U&&e.onMove(U),!0}let x=M=>m.place[M.
at]>=0;function k(){if(!d)return;let M=(S,N,$="")=>a("li",{class:`key ${$}`,css:{"--key-fill":S}},N);if(!d.tree.pair){let S=new Set(d.tree.frames.map(({sort:N})=>N));O(n,Object.keys(Mw).filter(N=>S.has(
N)).map(N=>M(l.sort(N),bn({sort:N}))));return}let v=S=>`full colour: ${Dt(S,d.measure)}`;O(n,M(l.change(as),`takes more (${v(p)})`),M(l.change(-as),`takes less (${v(-p)})`),M(l.change(0),"hardly chang\
ed"),d.tree.frames.some(S=>Xt(S,d.measure))&&M(l.noise(),"not certain"),d.tree.frames.some(y)&&M("var(--muted)","on one side only","key-hatched"))}function E(){let M=bo(d.zoomed);O(o,M.map((v,S)=>[S>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),S===M.length-1?a("b",{class:"mono","aria-current":"true"},vt(v)):F(vt(v),()=>e.onZoom(v),{class:"link-button mono"})]))}function A(M){d&&m.length>
0&&ui(w.picture([`Flame graph, ${co[d.measure][0]} ${$o(d.tree)}`,...d.lines,R(),`made ${mt(new Date().toISOString())}`]),M,`${d.file}-tree`)}let R=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Dt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(M){let v=d?.revision!==M.revision,S=!v&&d.judged!==M.judged,
N=v||d.zoomed!==M.zoomed;if(d=M,v){i.hide(),m=Gm(d.tree,d.measure,d.width),p=hw(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${co[d.measure][0]} to d\
raw.`;let D={both:"",control:", width: control",test:", width: test"};t.textContent=`${co[d.measure][0]} ${$o(d.tree)}${d.tree.pair?D[d.width]:""}`}S&&(k(),w.redraw());let $=m.place[d.zoomed.at]??-1;N&&
$>=0&&w.view(m.start[$],m.end[$],v),E(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(D=>m.place[D.at]).filter(D=>D>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){g(),w.destroy()}}}function Rw(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Cw(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var HE=250,UE=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
jE=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],zE=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function GE(e,t){
let o=ue("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Je(HE,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=Cw(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(p,d)} (${Dt(p-m,d)})`:kt(
m,d)}`}}}function Lw({onChange:e,onStep:t}){let o=new Map(ln.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},ln.map(p=>{let f=o.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:co[p][2],"aria-pressed":"false"}),f.button.append(co[p][1]," ",f.change),f.button})),s=ut("Width of the frames",UE,p=>e(
{width:p})),r=ut("How frames are put together",jE,p=>e({frames:p,rows:[],open:[],zoom:""})),i=ut("What makes frames",zE,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=ut("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=GE(p=>e({q:p}),t),u=(p,f,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,w,g){
for(let[y,h]of o){h.button.setAttribute("aria-pressed",String(y===w));let b=f?.pair?Sw(f,y):"";O(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,g,f,w)}}}var su=12,ru=8,YE=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Nw({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(g,y)=>r.pair?a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",_=!1){let[x,k]=y,E=A=>a("td",{class:"num",title:mi(A,h)},kt(A,h));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},g),E(x),r.pair&&E(k),r.pair&&a("td",{class:`num strong ${Lo(k-x)}`,title:ls(k-x,h)},Dt(k-x,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[$o(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":oo(h);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":Jo(g[1]-
g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"What the change of FLOPs would take at the speed of the control":"What the change of calls would take if each took as long as \
in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${h}, by ${g.
by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Lo(g[y])}`,title:ls(g[y],"device")},Dt(g[y],"device"))))}function m(g){let y=g.here.device;return a("table",{class:"detail-table"},
a("caption",{class:"visually-hidden"},`Figures of the frame, ${$o(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched by itself",g.ownOf.device,"devi\
ce","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.ownOf.host,"host","Without the\
 frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time and of the frames below it that \
only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Lo(y)}`,title:ls(y,"device")},Dt(y,"device")))))}function p(g){let y=[...g.kernels].sort((h,b)=>Math.abs(b.device[1]-
b.device[0])-Math.abs(h.device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},g.opened||g.instances>1?`Ke\
rnels of all ${C(g.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,su).map(({name:h,device:b,counts:_})=>{let x=l("",b,"device");return O(x.firstChild,a("span",{class:"mono kern\
el-name"},i(h,YE(h)))),x.firstChild.title=`${h}
${kt(_[0],"calls")}${r.pair?` → ${kt(_[1],"calls")}`:""} calls`,x}),y.length>su&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-su)} more`))))}function f(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,ru).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>ru&&a("tr",{},a("td",{class:"muted"},`${C(g.shapes.length-ru)} more`))))}function w(g,y){let h=g.sort==="operator"&&r.pair,b=g.names[1]??g.names[0];return a("\
p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&F(g.opened?"Fold its instances":`Show its ${C(g.instances)} instances`,()=>t(g),{class:"link-button"}),g.parent&&g.children.length>0&&F("Zo\
om to it",()=>o(g),{class:"link-button zoom-button"}),h&&a("a",{href:Ht({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(b,"cpu_op")})},"Open this operation"),h&&a("a",{href:Fn(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&F("Copy the name",()=>Jt(cn(g),"Name copied."),{class:"link-button"}))}return{node:s,draw(g,y,h){r=g;let b=bo(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),x=_.length>0?_:b.slice(-4);O(n,a("p",{class:"mono full-name"},a("bdi",{},vt(y))),a("p",{class:"muted small"},[bn(y),kn(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(k=>Xt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),x.length>0&&a("p",{class:"muted small mono frame-path"},`in ${x.map(vt).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,h),p(y),f(y))}}}var KE=5;function Pw(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=_w(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(vt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?xw(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"Frames without a partner directly below ",F(vt(c),()=>e(c),
{class:"link-button mono tree-name"}),kw(c).map((p,f)=>[f===0?" in ":" › ",F(vt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Lo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),Xt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=$w(l,c),[,w]=co[c],[g,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${w} ${$o(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Lo(y-g)}`},p,g>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let h=Hn(l,c,KE);O(o,h.map(E=>i(l,E,
c))),o.hidden=h.length===0;let b=vw(l),_=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",x=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some(E=>E<4)&&"Fewer than 4 samples on a side: changes cannot be told from noise, so all are coloured as meas\
ured.";O(n,Ew(l,u).map(E=>a("p",{class:"notice"},E)),[b,k,_,x].filter(Boolean).map(E=>a("p",{class:"muted"},E)))}}}var No=28,VE=150,Iw=12,Dw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],JE=[["Frame","c-frame",Dw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function qw(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>VE;function w(){let $=c.tree.pair?Dw:JE,D=`${co[c.
measure][1]} ${$o(c.tree)}`;O(n,$.map(([,j])=>a("col",{class:j}))),O(t,a("tr",{},$.map(([j,U,Q],$e)=>a("th",{scope:"col",class:U,title:$e===0?Q:`${D}: ${Q}`},j)))),i.firstChild.colSpan=$.length,l.firstChild.
colSpan=$.length}function g({frame:$,level:D,open:j,leaf:U}){let Q=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,$e=bw($),he=$.instances===$.parent?.instances?"":un($);return a("th",{scope:"r\
ow",class:"c-frame",title:[vt($),...$.above??[],bn($),kn($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(D-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${U?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},j?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},pi($))),Q?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
un($)):he&&a("span",{class:"muted count"},he),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),$e&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},$e),a("span",{class:"visually-hidden"},` ${kn($)}`))))}function y($,D=""){return a("td",{class:`num c-time ${D}`,title:mi($,c.measure)},kt($,c.measure))}function h($,D,j){return a("\
td",{class:`num c-time ${D} ${Xt(j,c.measure)?"calm":Lo($)}`,title:[ls($,c.measure),Xt(j,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:D==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
$)/p).toFixed(1)}%`}:{}},Dt($,c.measure))}function b($){let{frame:D}=$,[j,U]=D.total[c.measure];return c.tree.pair?[g($),y(j),y(U),h(yo(D,c.measure),"c-diff",D),h(D.here[c.measure],"c-here",D)]:[g($),
y(j),y(D.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(D.figures.calls[0],"calls"))]}function _($){let D=c.rows[$],{frame:j}=D,U=[$%2?"odd":"",c.found?.has(j)?"found":"",j.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:U,data:{index:$},tabindex:$===u?"0":"-1","aria-level":D.level,"aria-posinset":D.place,"aria-setsize":D.of,"aria-rowindex":$+2,"aria-expanded":D.leaf?null:
String(D.open),"aria-selected":String(j===c.selected)},b(D))}function x($=!1){let D=Math.ceil((r.clientHeight||600)/No),j=Math.floor(r.scrollTop/No),[U,Q]=f()?[Math.max(0,j-Iw),Math.min(c.rows.length,
j+D+Iw)]:[0,c.rows.length];if(!$&&U===m[0]&&Q===m[1])return;m=[U,Q];let $e=o.contains(document.activeElement),he=$?new Map:d;d=new Map;for(let je=U;je<Q;je+=1)d.set(je,he.get(je)??_(je));[[i,U],[l,c.rows.
length-Q]].forEach(([je,ee])=>{je.hidden=ee===0,je.style.height=`${ee*No}px`});let{scrollTop:Fe}=r;ho(o,[i,...d.values(),l]),r.scrollTop=Fe,$e&&(d.get(u)??r).focus({preventScroll:!0})}function k($,D=!1){
let j=$*No,U=r.clientHeight-t.offsetHeight;D&&(j<r.scrollTop||j+No>r.scrollTop+U)&&(r.scrollTop=j-U/2),j<r.scrollTop?r.scrollTop=j:j+No>r.scrollTop+U&&(r.scrollTop=j+No-U),x()}function E($,D){let j=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=j,k(j);let U=d.get(j);U?.setAttribute("tabindex","0"),D&&U?.focus({preventScroll:!0})}function A($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((D,j)=>D.frame===$.rows[j].frame&&D.open===$.rows[j].open)}function R($){let D=c.selected!==$.selected;c=$;
for(let[U,Q]of d)Q.setAttribute("aria-selected",String(c.rows[U].frame===c.selected));let j=c.rows.findIndex(U=>U.frame===c.selected);D&&j>=0&&E(j,!1)}o.addEventListener("click",$=>{let D=$.target.closest(
"tr[data-index]");if(!D)return;let{frame:j,leaf:U}=c.rows[D.dataset.index],Q=$.target.closest("[data-act]")?.dataset.act;E(Number(D.dataset.index),!0),Q==="instances"?e.onInstances(j):Q==="toggle"&&!U?
e.onToggle(j):e.onSelect(j)}),o.addEventListener("dblclick",$=>{let D=$.target.closest("tr[data-index]");D&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[D.dataset.index].frame)});function M({frame:$,
open:D,leaf:j},U){!j&&D!==U?e.onToggle($):U&&D?E(u+1,!0):!U&&$.parent&&E(c.rows.findIndex(Q=>Q.frame===$.parent),!0)}o.addEventListener("keydown",$=>{let D=c?.rows[u];if(!D||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let j=Math.max(1,Math.floor(r.clientHeight/No)-3),U={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+j,PageUp:u-j,Home:0,End:c.rows.length-1},Q={ArrowRight:()=>M(D,!0),ArrowLeft:()=>M(
D,!1),Enter:()=>e.onZoom(D.frame)," ":()=>e.onSelect(D.frame)},$e=$.key in U?()=>E(U[$.key],!0):Q[$.key];$e&&($.preventDefault(),$e())});let v=0,S=()=>{v===0&&c&&f()&&(v=requestAnimationFrame(()=>{v=0,
x(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/No)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",S,{passive:!0});let N=new ResizeObserver(S);return N.observe(
r),{node:r,focus:()=>E(u,!0),draw($){if(A($)){R($);return}let D=c?.rows[u]?.frame.key,j=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,p=c.tree.frames.reduce((Q,$e)=>Math.max(Q,Math.abs(
yo($e,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let U=j?c.selected.key:D;u=Math.max(0,c.rows.findIndex(Q=>Q.frame.key===U)),x(!0),
j&&k(u,!0)},unmount(){N.disconnect(),cancelAnimationFrame(v)}}}function QE(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Bw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function XE(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?QE(t)||(Bw(n)>4*Bw(o)?"host":"device"):"device"}async function ZE(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Ct(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await tt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Fw(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Al(await wr(o?"":e.control,jn(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?ZE(e,t):null]),l=e.
by||XE(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Ww(e,t,o){let n=t==="host"?"host":"device";return{...Al(await wr(e.test!==""?
"":e.control,jn(e,n,!0),{signal:o})),chosenBy:n}}async function Hw(e,t,o,n=e.frames==="instance"){let s=jn(e,t.chosenBy,n);s.set("significance",o),Im(t,await wr("",s),o)}var eT=8,tT=40;function Uw(e,t,o){let n=new Set([e.root]);for(let s of[...Hn(e,t,eT),...o.slice(0,tT)])bo(s).slice(0,-1).forEach(r=>n.add(r));return n}function oT(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(yo(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function jw(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=oT(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var zw={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ar={path:"/tree",name:"Tree",mount:(e,t)=>sT(e,t)},nT=e=>$t({...Wt(""),...Ct(e),exclude:[bt]});function sT(e,t){let o=Un(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:K=!0}={})=>!u&&t.go(Vt({...o,...q}),{replace:K}),m=os(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:nT(q)},"Compare"),Pc(q)]}),p=Pw(q=>R(q)),f=Lw({onChange:q=>d(E(q)),onStep:S}),w=Aw({onPick:q=>A(q,q),onZoom:q=>A(l.selected,q),onMove:q=>A(q)}),g=qw({
onSelect:q=>A(q),onZoom:q=>A(q,q),onToggle:M,onInstances:v}),y=Nw({pair:()=>Ct(o),onInstances:v,onZoom:q=>A(q,q)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let x=At({context:t,results:_,message:h}),k=Je(400,Te);function E(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function A(q,K){let oe=qe=>qe.at<=q.at&&q.at<qe.end,ce=K??
(oe(l.zoomed)?l.zoomed:bo(q).findLast(qe=>oe(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:q.key,zoom:ce.key}),k(`${vt(q)} is selected.`)}function R(q){A(q)}function M(q){let K=o.
rows.includes(q.key)?o.rows.filter(oe=>oe!==q.key):[...o.rows,q.key];d({rows:K})}function v(q){let K=q.key,oe=o.open.includes(K);d({open:oe?o.open.filter(ce=>ce!==K):[...o.open,K],rows:o.rows.filter(ce=>ce!==
K),node:K}),Te(oe?"Folded.":`Its instances are shown below ${vt(q)}.`)}function S(q){let K=l?.found??[];if(K.length>0){let oe=K.indexOf(l.selected),ce=oe<0?q>0?0:K.length-1:(oe+q+K.length)%K.length;A(
K[ce]),Te(`${ce+1} of ${K.length}: ${vt(K[ce])}`)}}async function N(){let q=[o.control,o.test].filter(oe=>oe!=="");if(q.every(oe=>n&&Ke(n,oe)))return;let K=await ht(q).catch(()=>[]);u||(n=K,ae())}function $(){
if(o.control==="")return"";let q=`${o.control} ${jn(o,"device",o.frames==="instance")}`,K=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(K==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===K)?s.key:`${q} ${K}`}function D(q){r=q,_.dataset.stale="";let[K,oe]=[q.slice(0,q.lastIndexOf(" ")),o.by];x.ask(ce=>Fw(o,ce),ce=>{s={...ce,key:q,base:K,first:oe===""},i=null,delete _.
dataset.stale,x.say(null),Te(J(ce.tree.frames.length-1,"frame")),ae()},ce=>{s=null,l=null,delete _.dataset.stale,x.say(Q(ce)),ae()})}function j(q){let K=`${s.key} ${q==="host"}`;return i?.key===K?(U(i,
q),i.tree):(i={key:K,tree:null},x.ask(oe=>Ww(o,q,oe),oe=>{i.tree=oe,ae(),U(i,q)},oe=>{i=null,Me(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function U(q,K){let{tree:oe}=q;
if(q.judged??=new Set,!(!oe?.pair||K==="calls"||q.judged.has(K)||oe.samples.some(ce=>ce<4))){q.judged.add(K);try{await Hw(o,oe,K,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${K}`,s.classes=void 0,s.openedFor=void 0,ae())}}function Q(q){let K=Object.keys(zw).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},K?F("Use all ranks and steps",()=>d(zw),{class:"primary"}):F("Try again",()=>D(r),{class:"primary"})," ",a("a",{href:me(
"/")},"Choose other traces")))}let $e=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function he(q){if(o.frames==="class")return s.classes??=Fm(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let K=j(q);if(K){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=Um(s.tree,K,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Fe(){let q=o.by||s.measure,K=he(q),oe=o.
q===""?null:Rw(K,o.q),ce=Rl(K,o.node)??Hn(K,q,1)[0]??K.root,qe=Rl(K,o.zoom)??K.root,G=Uw(K,q,[ce,...K.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...oe??[]]),ne=new Set(o.rows),le=jw(
K,q,o.order,re=>G.has(re)!==ne.has(re.key)),V=[s.key,q,o.frames,o.width,o.open.join(),K.frames.length].join(" ");return{tree:K,measure:q,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:ce,zoomed:qe,
rows:le,revision:V,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:je(K),file:`tracediff-${K.sides.map(({label:re})=>_t(re)).join("-")}`}}function je(q){return[["control","test"].slice(0,q.sides.
length).map((oe,ce)=>`${q.pair?`${oe}: `:""}${q.sides[ce].label} (${J(q.sides[ce].samples,"sample")})`).join(" → ")]}function ee(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ce=>Fo(ce,
o,n,q),oe=o.control===""?"Tree":`${K("control")}${o.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,q)}function ae(){if(u)return;let q=$();if(q===""?(x.drop(),[r,
s,l]=["",null,null],x.say($e())):q!==r&&(s||x.say(null),D(q)),ee(),_.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){f.draw(o,null,o.by,null);return}l=Fe();let{tree:K,measure:oe,found:ce}=l,
qe=[l.revision,l.judged,o.level].join(" ");qe!==c&&(c=qe,p.draw(K,oe,o.level)),f.draw(o,K,oe,ce),w.draw(l),w.sql.set(lo(bg(o,oe),o)),g.draw({...l,found:ce&&new Set(ce)}),y.draw(K,l.selected,l.canOpen),
U(s,oe)}return ae(),N(),{keys:{search:()=>f.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&A(l.selected,l.
tree.root)},update(q){o=Un(q),ae(),N(),s&&r===s.key&&t.settled()},unmount(){u=!0,x.unmount(),w.unmount(),g.unmount()}}}var rT={name:"rows",label:"Rows",type:"choice",options:aa,fallback:"steps"};function Gw(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,E){t({[k]:E},{replace:l===k}),l=k}function u(k,E,A,R){let M=ue("set"),v=xo({id:M,field:k,none:R,text:i[k],set:Ke(A,i[k])??null,onPick:S=>{l="",o(
{[k]:S?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:M},E),v.node)}function d(k){let E=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,E.checked===k.fallback?"":String(E.checked))}});return s.push({name:k.name,sync(A){E.checked=A===""?k.fallback:A==="true"}}),a("label",{class:"check"},E,k.label)}function m(k){let E=k.type==="o\
perator"?ue("ops"):null,A=k.type==="number",R=a("input",{type:A?"number":"text",list:E,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:A&&"any",min:A&&0,data:{field:k.name},class:E&&
"wide",title:k.title,on:{change:()=>c(k.name,R.value.trim())}}),M=E&&a("datalist",{id:E});E&&(R.addEventListener("input",Je(150,()=>w(R.value,M))),R.addEventListener("focus",()=>{R.select(),w("",M)}));
let v="";return s.push({name:k.name,sync(S,N){let $=S||E&&N||"",D=R===document.activeElement&&R.value!==v;R.value.trim()!==$&&!(D&&$===v)&&(R.value=$),v=$,A&&(N??null)!==null&&S===""&&(R.placeholder=N)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),R,M)}function p(k){let E=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,E.value===k.fallback?"":E.value)}},Object.entries(
k.options).map(([A,R])=>a("option",{value:A},R)));return s.push({name:k.name,sync(A,R){E.value=A||String(R??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),E)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function w(k,E){if(i.set!=="")try{let A=await br(i.set,k);O(E,[...new Set(A.filter(R=>R.category==="cpu_op").map(R=>R.name))].map(R=>a("option",
{value:R})))}catch{}}let g=(k,E)=>k?.[E].length>0?nt(k[E],3):"";function y(k,E){let[A,R]=["set","test"].map(M=>g(Ke(E,i[M]),k));return i.test!==""&&i[k]===""&&(A!==R||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,E,A){let[R,M]=["set","test"].map(S=>Ke(A,i[S])),v=(S,N,$)=>f({name:S,label:N,type:"text",placeholder:["all",g($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,A)?[v(`set_${k}`,`${E} of A`,R),v(`test_${k}`,`${E} of B`,M)]:[v(k,E,R)]}function b(k){let E=A=>A.some(R=>i[R]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_\
marker","test_marker"])||["set","test"].some(A=>Ke(k,i[A])?.steps.length>0))}let _=k=>`${Dl[k].letter} · ${Dl[k].name}`;function x(k){let E=i.test!=="";s=[],O(n,u("set",E?_("set"):"Trace set",k),u("t\
est",E?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&f(rT),e[i.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,E,A={}){i=k;let R=JSON.stringify([i.what,i.set,i.test,y("ranks",E),y("steps",E),b(E),E.map(M=>[M.id,M.label])]);
if(R!==r){r=R;let M=n.contains(document.activeElement)?document.activeElement.dataset.field:null;x(E),M&&n.querySelector(`[data-field="${M}"]`)?.focus()}s.forEach(({name:M,sync:v})=>v(i[M]??"",A[M]))}}}var aT=24,fi=20;function Yw(e,t){let o=Array.from(e),n=Math.max(0,o.length-fi),s=t>aT?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+fi).join(""))),s+fi<o.length&&r("split-rest",s+fi))}var Kw=200;function uo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(_=>_.what),i=r.length>0&&a("details",
{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:_,what:x})=>[a("dt",{},_),a("dd",{},x)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),c=[e.caption,
e.heading].filter(Boolean).join(": "),u=ft(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h3",{},c," ",s),
a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"sc\
roll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,w=e.limit??20;function g(){
if(!f)return m;let _=f.down?-1:1;return[...m].sort((x,k)=>{let[E,A]=[x[f.key]??null,k[f.key]??null];return E===null||A===null?(E===null)-(A===null):_*(typeof E=="number"?E-A:String(E).localeCompare(String(
A)))})}function y(_){let x=f?.key===_.key?!f.down:!!_.number;f={key:_.key,down:x},b(),t.querySelector("[aria-sort] button")?.focus()}function h(_,x,k,E){let A=e.href&&_.link?.(k,e.parameters??{}),R=_.
mono&&typeof E=="string"?Yw(E,p.get(_.key)?.get(E)??0):E;return A?a("a",{href:e.href(A)},R):R}function b(){O(t,e.columns.map(x=>{let k=f?.key===x.key;return a("th",{scope:"col",class:x.number&&"num","\
aria-sort":k&&(f.down?"descending":"ascending")},F(`${x.title}${k?f.down?" ↓":" ↑":""}`,()=>y(x),{class:"link-button th-button",title:x.what}))}));let _=new Set;O(o,g().slice(0,w).map(x=>a("tr",{},
e.columns.map(k=>{let E=x[k.key],A=k.show(E,x);return A===be&&k.blank&&_.add(k),a("td",{title:A===be&&k.blank?k.blank:k.mono?E:k.exact?.(E,x),class:[k.number&&"num",k.mono&&"mono data-name",k.tone?.(E,
x)].filter(Boolean).join(" ")||null},h(k,E,x,A))})))),l.hidden=_.size===0,O(l,[..._].map(x=>`${be} in ${x.title}: ${x.blank}`).join("; "),"."),s.textContent=m.length>1?C(m.length):"",n.hidden=m.length<=
w,O(n,F(`Show ${C(Math.min(Kw,m.length-w))} more of ${C(m.length)}`,()=>{w+=Kw,b()},{class:"link-button"}))}return{node:d,show(_){m=_;for(let{key:x}of e.columns.filter(k=>k.mono))p.set(x,Di(m.map(k=>String(
k[x]??""))));d.hidden=m.length===0,b()}}}var iT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Vw="http://www.w3.org/2000/svg";function lT(e,t){let o=document.createElementNS(Vw,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(Vw,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",iT[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function Jw(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function p(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function f(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let x=[...t.querySelectorAll("input:checked")];e.onLines(x.length===0?tc:x.map(k=>k.value))}}});return _.checked=g.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&lT(Kl(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,cT(w.lines,g).map(([_,x])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),x.map(k=>f(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(o,w.start),p(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function cT(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function uT(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function Qw(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=uT(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var Xw={control:"set",test:"test"};function sy(e){let t=(o,n)=>e[`${Xw[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Xw[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function dT(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Dc(sy(e));return o&&`(${o})`}var cr="device\
_type = 'GPU'",iu=["COMPUTATION","COMMUNICATION","MEMORY"],hi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",lu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${iu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${iu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${iu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Zw=e=>`${lu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ey=e=>`${lu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,mT=(e,t)=>`${lu(e,hi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,ry=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,pT=(e,t)=>`SELECT side, rank, kind, name, category, ${ry}
FROM events
WHERE ${cr}${hi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,ay=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${cr}${hi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,iy=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${cr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,ly="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",ty=(e,t)=>`${iy(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${ly}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,cy=(e,t)=>`${iy(e,hi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${ly}`,fT=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${cy(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ir=(e,t)=>`${cy(e,t)}
ORDER BY launch_delay DESC`,oy=(e,t)=>`SELECT side, rank, name, ${ry}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function hT(e){let t=Object.entries(sy(e)).map(([o,{ranks:n}])=>{let s=za(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var lr="side, rank, span, device_type, device",uy=e=>`WITH changes AS (
    ${e}
)
SELECT ${lr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${lr}),
    so_far AS (PARTITION BY ${lr} ORDER BY at_us, row)`,gT=e=>`SELECT ${lr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${uy(e)}
)
GROUP BY ${lr}
ORDER BY rank, span, device_type, device, side`,ny={peaks:gT,"memory-curves":e=>`${uy(e)}
ORDER BY side, rank, at_us`},wT={temporal_breakdown:{rows:Zw,temporal:Zw},comm_comp_overlap:{rows:ey,overlap:ey},kernel_breakdown:{kinds:mT,kernels:pT,over_ranks:ay},idle_time_breakdown:{rows:ty,idle:ty},
launch_stats:{counts:fT,worst:ir,"launch-cpu_duration":ir,"launch-gpu_duration":ir,"launch-launch_delay":ir,"launch-scatter":ir},user_annotation_breakdown:{rows:oy,annotations:oy}},yT={kernel_breakdown:{
kernels:ay}},bT={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},dy=e=>bT[e]??{},kT={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},_T={queue_length:"stream",memory_bw:"name"},xT=["what","set","test","lines","order","rows"];function $T(e,t,{chart:o,difference:n}){let s=o&&kT[e.what]?.[t]||t,r=Object.entries(e).filter(([l,c])=>c&&
!xT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&_T[e.what];return`SELECT ${i?`side || ', rank ' \
|| rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Ro(`${l}=${c}`)).join(", ")})`}function ST(e,t,o){if(e.what==="memory"){let r=ny[t]&&hT(e);return r?ny[t](r):null}let n=o&&yT[e.what]?.[t]||wT[e.what]?.[t],s=n?dT(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var my=(e,t,{chart:o=!1,difference:n=!1}={})=>(n?null:ST(e,t,o))??$T(e,t,{chart:o,
difference:n});var vT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},cu={path:"/analyse",name:"Analyse",mount:(e,t)=>ET(e,t)};function ET(e,t){let o=_c(location.search,ct),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(T,B)=>t.go(gn({...o,...T},ct),B),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=Gw(ct,{onChange:m,onSet:T=>m({...Ia,...T})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,h,b),x=a("h1",{}),k=F("Open in Perfetto …",()=>qr([o.set,o.test].filter(T=>T!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),E=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
x,k,E),p,f.node,w,g,_));let A=At({context:t,results:_,message:g}),R=yt(()=>c.forEach(T=>T.figure.retheme())),M=T=>Ku(o.what,Th(i??o,ct,T)),v=(T,B)=>lo(my(i??o,T,B),{control:o.set,test:o.test},B?.chart?
dy(T):{});function S(){c.forEach(T=>T.figure.unmount()),c=ct[o.what].charts.map(T=>{let B=T.series&&Jw({onLines:pe=>m({lines:pe},{replace:!0}),onWindow:pe=>m(pe),csv:()=>M("series")}),Y=ut("Ranks that\
 are drawn",[["","those that differ most"],["rank",B?"the first":"all, in order"]],pe=>m({order:pe,lines:[]},{replace:!0})),ie={chart:T,bar:B,order:Y,hidden:new Set,keys:N(T)};return ie.figure=St({id:T.
id,title:T.title,file:T.id,level:"h2",class:T.half?"half-chart":"",height:pe=>T.height(pe.places,pe.sides),make:(pe,I)=>j(pe.made(I),ie.hidden),onRelayout:B&&U,onDoubleClick:B&&Q,keys:()=>ie.keys.filter(
pe=>!ie.hidden.has(pe.key)).map(pe=>[pe.property,pe.name]),extra:[a("div",{class:"chart-choice"},D(ie),Y.node),B?.node]}),ie}),O(h,c.map(T=>T.figure.node))}let N=T=>($(T)??(o.test===""?[]:ce().map(B=>({
key:B.key,name:`${B.letter} · ${B.label}`,property:B.letter==="A"?"--control-fill":"--test-fill"})))).map(B=>({...B,key:B.key&&!Array.isArray(T.legend)?B.key:B.property})),$=({legend:T})=>typeof T=="\
function"?T(ce()):T;function D(T){let B=ie=>{let{hidden:pe}=T;pe.delete(ie)||pe.add(ie),pe.size===T.keys.length&&pe.clear();for(let I of Y)I.setAttribute("aria-pressed",String(!pe.has(I.dataset.key)));
$e(ce())},Y=T.keys.map(ie=>F(ie.name,()=>B(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return Y.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${T.chart.title}: what is drawn`},Y)}let j=({data:T,layout:B},Y)=>({layout:B,data:T.map(ie=>Y.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function U(T,B){let[Y,ie]=[
T["xaxis.range[0]"],T["xaxis.range[1]"]];if(Number.isFinite(Y)&&Number.isFinite(ie)&&ie>Y&&performance.now()-u>500){let pe=I=>String(Number(Math.max(0,I*B.per+B.offset).toFixed(3)));m({start:pe(Y),end:pe(
ie)})}}function Q(){u=performance.now(),m({start:"",end:""})}function $e(T){let B=ct[o.what].charts.filter(I=>typeof I.legend=="function").flatMap(I=>$(I)??[]).map(I=>I.name),Y=JSON.stringify([o.what,
o.set,o.test,B]);l!==Y&&(S(),l=Y);let ie=`tracediff-${T.map(I=>_t(I.label)).join("-")}`,pe={...o,shown:s.parameters,href:I=>gn({...o,...I},ct)};for(let I of c)he(I,T,pe,ie)}function he({chart:T,bar:B,
order:Y,hidden:ie,figure:pe},I,se,we){let ke=T.make(I,se),Ge=ke.empty?null:B&&ke.data(600);if(Y.node.hidden=!ke.limited,Y.press(o.order),pe.draw({file:we,heading:ke.note,made:ke.data,per:Ge?.per,revision:[
r,o.order,...o.lines,...ie].join(" "),offset:Ge?.offset,places:ke.places,sides:I.length,caption:Fe(I),empty:ke.empty??null}),pe.sql.set(v(T.id,{chart:!0})),pe.node.hidden=!!ke.empty&&(!!ke.isSaid||oe(
I)),B){let Ne=ka(I,T.series,T.ownDevice),W=_a(Ne,I,o).keys;B.draw({lines:Ne,chosen:W,styles:Sf(Ne,W,T.panels),start:o.start,end:o.end,two:I.length>1,empty:!!ke.empty}),B.node.hidden=Ne.length===0}}let Fe=T=>[
[T.map(B=>[B.letter,B.label].filter(Boolean).join(" · ")).join(", "),ae(T)].join(". ")];function je({name:T,category:B}){let Y=(pe,I)=>o[`${pe}_${I}`]||o[I]||"all",ie=pe=>o[`${pe}_marker`]||o.marker;
return Ht({control:o.set,test:o.test,row:Ot(T,B),control_marker:ie("set"),test_marker:ie("test"),control_ranks:Y("set","ranks"),test_ranks:Y("test","ranks"),control_steps:Y("set","steps"),test_steps:Y(
"test","steps")})}function ee(T){let B=T.length>1;b.hidden=oe(T);let Y={href:B?je:null,parameters:s.parameters};O(b,ct[o.what].tables.flatMap(ie=>{let pe=Qw(T,ie),I=mf(ie,pe),se=uo({...Y,caption:ie.caption,
csv:M(ie.key),sql:v(ie.key),columns:[...B?[vT]:[],...I]});se.show(pe);let we=(s.difference?.[ie.key]??[]).filter(Ge=>I.some(Ne=>Ne.number&&(Ge[Ne.key]??null)!==null));if(we.length===0)return[se.node];
let ke=uo({...Y,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:v(ie.key,{difference:!0}),columns:I.filter(Ge=>!Ge.note&&we.some(Ne=>(Ne[Ge.key]??null)!==
null)).map(cf)});return ke.show(we),[se.node,ke.node]}))}function ae(T){let B=T.filter(Y=>(Y.data.last_step_dropped??[]).length>0);return T.every(Y=>Y.data.steps!==null)?"The rows of the chosen steps \
count, as in Compare.":ct[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":T.every(Y=>Y.data.all_steps.length===0)?"Without steps\
, all rows count, as in Compare.":B.length>0?`Work that the last step of a rank${B.length<T.length?` of ${B[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows===
"all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function q(T){let B=ct[o.what],Y=T.flatMap(({label:se,
data:we})=>{let ke=B.host?[]:we.ranks_without_device_rows??[];return ke.length===0?[]:[ke.length===we.ranks.length?`${se} has no device work${we.ranks.length>1?"":` (rank ${we.ranks[0]})`}: this analy\
sis has nothing to count there. ${dn}`:`${se}: ${ke.length===1?"rank":"ranks"} ${nt(ke)} ${ke.length===1?"has":"have"} no device rows.`]}),ie=B.chosen?.({...o,shown:s.parameters}),pe=o.rows!==""&&!B.ofSteps&&
T.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${aa.steps}`}),I=oe(T)&&a("p",{},"What the host did is here: ",a("a",{href:gn({...o,what:"\
user_annotation_breakdown",lines:[]},ct)},"annotations"),".");O(y,Y.length>0&&a("ul",{class:"notice"},Y.map(se=>a("li",{},se))),I,B.notes?.(T),ie&&a("p",{},ie),Y.length<T.length&&a("p",{class:"muted s\
mall"},ae(T)," ",pe))}let K=({data:T})=>(T.ranks_without_device_rows??[]).length===T.ranks.length,oe=T=>T.every(K)&&!ct[o.what].host;function ce(){let T=!!s.test;return[["set","A"],["test","B"]].filter(
([B])=>s[B]).map(([B,Y])=>({key:B,letter:T?Y:"",label:s[B].label,data:s[B]}))}function qe(T){s=null,r="",delete _.dataset.shown,A.say(T)}function G(T,B){let Y=ct[o.what];s=T;let ie=i===o&&Y.instead?.(
o,ce());if(ie){i={...o,...ie},ne(B);return}r=B,A.say(null);let pe=ce();f.draw(o,n,s.parameters),q(pe),$e(pe),ee(pe),_.dataset.shown=B,Te(`${Y.title} is shown.`)}function ne(T){A.ask(B=>On(i.what,xc(i,
ct),{signal:B}),B=>G(B,T),B=>qe(a("div",{class:"error-box",role:"alert",data:{code:B.code}},a("h2",{},"This analysis is not possible"),a("p",{},B.message),a("p",{},a("a",{href:me("/")},"Choose other t\
races")))))}let le=()=>`${o.what} ${xc(o,ct)}`;function V(){let T=le();if(s&&r===T){A.drop(),$e(ce()),t.settled();return}if(o.set===""){A.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=o,ne(T)}function re(){let T=ct[o.what],B=Y=>o[Y]===""?null:Ke(n,o[Y])?.label??o[Y];O(x,T.title),O(w,T.intro),H(),t.setTitle([T.title,[B("set"),B("test")].filter(Boolean).join(" → "),"Analys\
e"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===le()?s.parameters:{}),L(),V()}function H(){let T=[o.set,o.test].map(Y=>Y!==""&&Ke(n,Y)).filter(Boolean),B=T.filter(Y=>Y.traces_bytes===0);O(E,B.length===
0?"":T.length===1?Oo(T[0]):B.map(Y=>`${Y.label}: ${Oo(Y)}`).join(" "))}function L(){p.firstChild||O(p,Object.entries(ct).map(([T,{tab:B,title:Y}])=>a("a",{data:{what:T}},B??Y)));for(let T of p.children){
let{what:B}=T.dataset;if(T.href=gn({...o,what:B,lines:[]},ct),B!==o.what){T.removeAttribute("aria-current");continue}T.setAttribute("aria-current","page");let Y=p.getBoundingClientRect(),{left:ie,right:pe}=T.
getBoundingClientRect();(ie<Y.left||pe>Y.right)&&(p.scrollLeft+=ie-Y.left-24)}}async function z(){let T=[o.set,o.test].filter(B=>B!=="");try{n=T.length>0?await ht(T):[],n.length===0&&(n=(await Bt("lim\
it=1")).entries.map(({set:B})=>B))}catch(B){O(g,a("div",{class:"error-box",role:"alert"},B.message));return}d||(f.node.hidden=k.hidden=n.length===0,n.length===0?(O(x,"Analyse"),t.setTitle("Analyse"),O(
g,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):re())}return z(),{keys:{search:()=>f.focus()},update(T){o=_c(T,
ct);let B=["set","test"].every(Y=>o[Y]===""||Ke(n??[],o[Y]));n?.length>0&&B?re():z()},unmount(){d=!0,A.unmount(),R(),c.forEach(T=>T.figure.unmount())}}}var uu=28,py=200,fy=12,TT=400,OT=56;function Po(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function MT(e,t,o){let n=Math.max(1,Math.ceil(
o.length/TT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Po(o[r][t]).length);return Math.min(OT,s)+3}function AT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function hy(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>py&&!Ho();function w(x,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},x.map((E,A)=>{let R=Po(E);return a("td",{title:R.length>40?R:null,class:E===null?"none":l[A].number?"num":""},R)}))}function g(x=!1){let k=Math.ceil((s.clientHeight||600)/uu),E=f()?Math.max(
0,Math.floor(s.scrollTop/uu)-fy):0,A=f()?Math.min(u.length,E+k+2*fy):u.length;!x&&E===m&&A===p||([m,p]=[E,A],[[r,E],[i,u.length-A]].forEach(([R,M])=>{R.hidden=M===0,R.firstChild.colSpan=Math.max(1,l.length),
R.style.height=`${M*uu}px`}),O(o,r,u.slice(E,A).map((R,M)=>w(R,E+M)),i))}function y(x){let k=l[x].number;d=d?.at!==x?{at:x,down:k}:d.down===k?{at:x,down:!k}:null;let E=d?.down?-1:1;u=d===null?c:[...c].
sort((A,R)=>E*AT(A[x],R[x])),s.scrollTop=0,h(),g(!0),e.children[x].querySelector("button").focus()}function h(){O(e,l.map((x,k)=>a("th",{scope:"col",class:x.number?"num":"",title:x.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},x.name,x.unit&&a("span",{class:"muted"},`, ${x.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${x.name}`}))))}s.addEventListener("scroll",()=>f()&&g());let b=new ResizeObserver(()=>f()&&g());b.observe(s);let _=qn(()=>g(!0));return{node:s,show(x,k){l=x.map(R=>({...R,number:R.type==="in\
teger"||R.type==="real"})),c=u=k,d=null;let A=l.map((R,M)=>MT(R,M,u)).map(R=>`min(${R}ch, 60cqw)`);O(t,A.map(R=>a("col",{css:{width:R}}))),n.style.minWidth=`calc(${["0px",...A].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>py),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),_()}}}var pu=50,yy=5e3,du=40,RT=360,So=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],gy=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],CT={control:0,test:1},by=e=>e.map(t=>We(t)).join("<br>"),LT=(e,t)=>`${e.name}: ${Po(t)}${e.unit?` ${e.unit}`:""}`;function mu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Ve(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function fu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Po(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:CT[n]??r})).sort((n,s)=>n.
at-s.at)}var ky=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function NT(e,t){let{x:o,ys:n,rows:s}=e;return Ds({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(So[i])})),bars:s.slice(0,pu).map(r=>({label:Po(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Po(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function wy(e,t){let o=e.rows.slice(0,yy).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=mu(e.x,n(e.x.at)),r=mu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=fu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(So[d%So.length]),size:u.length>500?4:7,symbol:gy[d%gy.length],opacity:.8},line:{color:te(So[d%So.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>by(e.columns.slice(0,12).map(p=>LT(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:ky({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function PT(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:du+1},(i,l)=>{let c=s+(r-s)*l/du;return l===0?t:l===du?o:n?Math.exp(c):c})}}function IT(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function DT(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=PT(o),{per:r,axis:i}=mu(e.x,o);return{data:fu(e).map(({name:l,rows:c,at:u},d)=>{let m=IT(t(c),n),p=te(So[u%So.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,w)=>{let g=by([...l===""?[]:[l],`${Po(n[w])} t\
o ${Po(n[w+1])} ${e.x.unit??""}`,C(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:ky({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var qT={bars:NT,histogram:DT,line:e=>wy(e,"lines"),scatter:e=>wy(e,"markers")};function _y(e,t){let o=e==="bars"?pu:e==="histogram"?1/0:yy;return t>
o?`The chart shows the first ${C(o)} of ${C(t)} rows; the table has all.`:""}function hu(e){return e.ys.length>1?e.ys.map((t,o)=>[So[o],t.name]):e.by?fu(e).map(({name:t,at:o})=>[So[o%So.length],t]):[]}
function xy(e){let t=null,o=St({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>hu(t),height:n=>n.chart==="bars"?De(Math.min(pu,n.rows.length),n.ys.length):RT,make:(n,s)=>qT[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var BT=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,FT=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,WT=["name","short_name","kerne\
l","operator","ended_by"];var Zt=e=>e.type==="integer"||e.type==="real",wu=e=>Zt(e)&&!BT.test(e.name);function wi(e,t={}){return t[e]??(FT.test(e)&&!/count|calls/.test(e)?"µs":"")}var HT=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o==
"number");function gi(e,t,o,n=s=>s){let s=HT(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function $y(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>
o)break;return n.size}var yi=(e,t)=>e.filter((o,n)=>!wu(o)&&t.length>0&&$y(t,n,8)<=8);function Sy(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&Zt(n))?o:""}function UT(e,t){
let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>wu(i)),n=Math.abs;return(o.find(({at:i})=>gi(t,i,-1))??o.find(({at:i})=>gi(t,i,-1,n))??o.find(({at:i})=>gi(t,i,1))??o.find(({column:i})=>wi(i.
name)!=="")??o[0])?.column.name??""}var gu=(e,t)=>yi(e,t).some(({name:o})=>o==="side")?"side":"";function jT(e,t){let o=e.findIndex((c,u)=>Zt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&gi(t,u,1))),
n=e.filter((c,u)=>u!==o&&wu(c)),s=(n.find(({name:c})=>wi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Sy(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":gu(e,t)}}function zT(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(Zt),s=e.find(({name:c})=>WT.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?jT(e,t):null;if(i)return i;let l=UT(e,t);return s&&l!==""&&(s.name!=="side"||$y(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Sy(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:gu(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",
by:gu(e,t)}}var ur=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function vy(e,t,o){let n=zT(t,o),s=t.filter(Zt),r=s.length===0||o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=ur(t,e.x,l?void 0:Zt)?e.x:ur(t,n.x,l?void 0:Zt)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=i==="histogram"?"":ur(t,e.y,Zt)?e.y:ur(t,n.y,Zt)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":ur(t,e.y2,Zt)?e.y2:m?"":n.y2,f=yi(t,o).map(({name:g})=>g),w=i==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:w}}var GT=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],YT={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Ey(e){let t=null,o=ut("Kind of chart",GT,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ue("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:w,y2:g,by:y}=t;e({chart:p,x:f,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,g]of o.buttons)g.hidden=!t.kinds.includes(w);let d=YT[t.chart]??{},m=l.filter(Zt).map(({name:w})=>w),p=yi(l,c).map(({name:w})=>w),f=l.map(({name:w})=>w);O(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Ty(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Oy(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[My,KT]=[7,26],VT=/ \(at byte \d+\)/;function Ay({onRun:e,onCancel:t,tools:o}){let n=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(My),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(My,Math.min(KT,g))}function p(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:Oy(h,Ty(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(VT,""):g),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Ry=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Cy=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,yu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Ly=[{title:"The operations that take most time",sides:1,statement:`
SELECT name, category, counts, total_us, self_us
FROM control.ops
ORDER BY total_us DESC
LIMIT 20`},{title:"Device time by kind of work",sides:1,statement:`
SELECT kind, sum(counts) AS calls, sum(total_us) AS total_us
FROM control.ops
WHERE device_type = 'GPU'
GROUP BY kind
ORDER BY total_us DESC`},{title:"The kernels whose calls differ most",sides:1,statement:`
SELECT name, counts, min_us, total_us / counts AS mean_us, max_us
FROM control.ops
WHERE device_type = 'GPU' AND counts > 1
ORDER BY max_us - min_us DESC
LIMIT 20`},{title:"The longest call of each operator",sides:1,statement:`
SELECT name, max(dur) AS longest_us, rank, step_number, shapes
FROM events
WHERE side = 'control' AND category = 'cpu_op'
GROUP BY name
ORDER BY longest_us DESC
LIMIT 50`},{title:"The calls of the heaviest kernel over time",sides:1,statement:`
SELECT start_us, dur, rank, stream, step_number
FROM events
WHERE side = 'control'
  AND name = ${Ry}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Cy}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Cy}
GROUP BY step_number
ORDER BY step_number`},{title:"Rank against rank: the operations that differ most",sides:1,statement:`
SELECT name, count(*) AS ranks, min(total_us) AS least_us, max(total_us) AS most_us,
    max(total_us) - min(total_us) AS differ_us
FROM (
    SELECT rank, name, sum(total_us) AS total_us
    FROM control.ops_by_rank
    WHERE device_type <> '' AND category <> 'user_annotation'
    GROUP BY rank, name
)
GROUP BY name
ORDER BY differ_us DESC
LIMIT 20`},{title:"Rank against rank: how the steps are spent",sides:1,statement:`
SELECT rank, count(*) AS steps, avg(duration_us) AS step_us, avg(compute_us) AS compute_us,
    avg(exposed_communication_us) AS exposed_communication_us,
    avg(exposed_memory_us) AS exposed_memory_us, avg(idle_us) AS idle_us
FROM control.steps
GROUP BY rank
ORDER BY rank`},{title:"The slowest step of each rank against its median step",sides:1,statement:`
WITH ordered AS (
    SELECT rank, step_number, duration_us,
        row_number() OVER (PARTITION BY rank ORDER BY duration_us) AS place,
        count(*) OVER (PARTITION BY rank) AS steps
    FROM control.steps
)
SELECT slow.rank, slow.step_number AS slowest_step, slow.duration_us AS slowest_us,
    middle.duration_us AS median_us, slow.duration_us / middle.duration_us AS ratio
FROM ordered AS slow
JOIN ordered AS middle ON middle.rank = slow.rank AND middle.place = (middle.steps + 1) / 2
WHERE slow.place = slow.steps
ORDER BY ratio DESC`},{title:"What makes the slowest step slow",sides:1,statement:`
WITH slow AS (
    SELECT rank, step_number FROM control.steps ORDER BY duration_us DESC LIMIT 1
)
SELECT e.name, e.category,
    sum(CASE WHEN e.step_number = slow.step_number THEN e.dur ELSE 0 END) AS in_it_us,
    sum(e.dur) / count(DISTINCT e.step_number) AS mean_step_us,
    sum(CASE WHEN e.step_number = slow.step_number THEN e.dur ELSE 0 END)
        - sum(e.dur) / count(DISTINCT e.step_number) AS more_us
FROM slow
JOIN events AS e ON e.side = 'control' AND e.rank = slow.rank
WHERE e.step_number IS NOT NULL
GROUP BY e.name, e.category
ORDER BY more_us DESC
LIMIT 20`},{title:"Gaps of over 50 µs on a stream, and what ends them",sides:1,statement:`
SELECT start_us, gap_us, rank, device, stream, name AS ended_by
FROM (
    ${yu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${yu("")} AND side = 'control'
)
WHERE gap_us > 0
GROUP BY name
ORDER BY waited_us DESC
LIMIT 20`},{title:"Copies of over 1 MB",sides:1,statement:`
SELECT name, bytes, dur, bandwidth, rank, stream, start_us
FROM events
WHERE side = 'control' AND bytes > 1000000
ORDER BY bytes DESC
LIMIT 200`},{title:"Copies by direction",sides:1,statement:`
SELECT name, count(*) AS copies, sum(bytes) AS bytes, sum(dur) AS total_us,
    sum(bytes) / sum(dur) / 1000 AS gb_per_s
FROM events
WHERE side = 'control' AND bytes IS NOT NULL AND kind = 'MEMORY'
GROUP BY name
ORDER BY bytes DESC`},{title:"What ran between two operators",sides:1,statement:`
-- Between the end of the first call of one operator and the next call of another, on the host.
-- The names are those of the two operators with most calls: put yours in their place.
WITH names AS (
    SELECT name, row_number() OVER (ORDER BY counts DESC) AS place
    FROM control.ops WHERE category = 'cpu_op'
), called AS MATERIALIZED (
    SELECT rank, tid, start_us, dur, names.place
    FROM names CROSS JOIN events ON events.name = names.name
    WHERE names.place <= 2 AND side = 'control'
), one AS (
    SELECT rank, tid, start_us + dur AS from_us FROM called WHERE place = 1
    ORDER BY start_us LIMIT 1
), two AS (
    SELECT one.*, min(called.start_us) AS to_us
    FROM one JOIN called ON called.rank = one.rank AND called.start_us >= one.from_us
    WHERE called.place = 2
)
SELECT e.start_us, e.dur, e.name, e.category
FROM two JOIN events AS e ON e.rank = two.rank
WHERE e.side = 'control' AND e.device_type = 'CPU'
  AND e.start_us >= two.from_us AND e.start_us <= two.to_us
ORDER BY e.start_us
LIMIT 500`},{title:"What launches the device work, and with which shapes",sides:1,statement:`
SELECT kernel, operator, shapes, sum(counts) AS counts, sum(total_us) AS total_us,
    sum(total_us) / sum(counts) AS mean_us
FROM control.launches
GROUP BY kernel, operator, shapes
ORDER BY total_us DESC
LIMIT 50`},{title:"Operators by the device time that they launch",sides:1,statement:`
SELECT operator, count(DISTINCT kernel) AS kernels, sum(counts) AS counts,
    sum(total_us) AS total_us
FROM control.launches
GROUP BY operator
ORDER BY total_us DESC
LIMIT 20`},{title:"Frames by the device time that they launch themselves",sides:1,statement:`
SELECT path, calls_per_step, own_per_step, device_per_step, host_per_step
FROM frames
WHERE side = 'control' AND own_us > 0
ORDER BY own_per_step DESC
LIMIT 20`},{title:"Classes of modules by time",sides:1,statement:`
-- A module inside of another of its class counts in both.
SELECT name, count(*) AS modules, sum(calls_per_step) AS calls_per_step,
    sum(host_per_step) AS host_per_step, sum(device_per_step) AS device_per_step
FROM frames
WHERE side = 'control' AND sort = 'module'
GROUP BY name
ORDER BY device_per_step DESC`},{title:"Python functions by their own time",sides:1,statement:`
SELECT name, sum(calls_per_step) AS calls_per_step, sum(self_per_step) AS self_per_step
FROM frames('python')
WHERE side = 'control' AND sort = 'python'
GROUP BY name
ORDER BY self_per_step DESC
LIMIT 20`},{title:"Kernels that start late after their launch",sides:1,statement:`
WITH launched AS MATERIALIZED (
    SELECT file, row, start_us, dur FROM events
    WHERE side = 'control' AND device_type = 'CPU' AND correlation IS NOT NULL
), kernels AS MATERIALIZED (
    SELECT file, launch, name, start_us, dur, rank, stream FROM events
    WHERE side = 'control' AND device_type = 'GPU' AND launch IS NOT NULL
)
SELECT k.name, k.start_us - l.start_us - l.dur AS delay_us, k.dur, k.rank, k.stream,
    k.start_us AS starts_us
FROM kernels AS k JOIN launched AS l ON l.file = k.file AND l.row = k.launch
ORDER BY delay_us DESC
LIMIT 50`},{title:"How busy each stream is",sides:1,statement:`
SELECT rank || '/' || device || '/' || stream AS stream, count(*) AS calls, sum(dur) AS busy_us
FROM events
WHERE side = 'control' AND device_type = 'GPU'
GROUP BY rank, device, stream
ORDER BY busy_us DESC`},{title:"Communication by rank",sides:1,statement:`
SELECT name || ', rank ' || rank AS name, counts, total_us, total_us / counts AS mean_us, max_us
FROM control.ops_by_rank
WHERE kind = 'COMMUNICATION'
ORDER BY total_us DESC
LIMIT 40`},{title:"What was dropped, repaired or assumed",sides:1,statement:`
SELECT f.name AS file, f.rank, f.events, f.kept, f.dropped, n.kind, n.count, n.example
FROM control.files AS f
LEFT JOIN control.notes AS n ON n.rank = f.rank AND n.span = f.span
ORDER BY n.count DESC`},{title:"The most changed kernels per call",sides:2,statement:`
SELECT name, control_counts, test_counts, control_per_call, test_per_call, diff_per_call
FROM compare
WHERE kind IS NOT NULL AND control_counts > 0 AND test_counts > 0
ORDER BY abs(diff_per_call) DESC
LIMIT 20`},{title:"The largest changes per step",sides:2,statement:`
SELECT name, category, control_per_step, test_per_step, diff_per_step
FROM compare
WHERE name NOT LIKE 'ProfilerStep%'
ORDER BY abs(diff_per_step) DESC
LIMIT 20`},{title:"What is slower and more than noise",sides:2,statement:`
SELECT name, category, control_median, test_median, diff_per_step, q_value
FROM compare
WHERE significance = 'slower'
ORDER BY diff_per_step DESC
LIMIT 50`},{title:"Collectives that all ranks have: the shortest duration, and waiting for the last rank",sides:1,statement:`
WITH instances AS (
    SELECT step_number, name, group_name, count(*) AS ranks, min(dur_us) AS transfer_us,
        sum(dur_us) - count(*) * min(dur_us) AS wait_us
    FROM collectives
    WHERE side = 'device' AND seq IS NOT NULL
    GROUP BY step_number, comms_id, group_name, seq, name
    HAVING count(*) > 1
)
SELECT name, group_name, count(*) AS instances, sum(transfer_us) AS transfer_us,
    sum(wait_us) AS wait_us
FROM instances
GROUP BY name, group_name
ORDER BY sum(wait_us) DESC
LIMIT 20`},{title:"What is only in the test",sides:2,statement:`
SELECT name, category, test_counts, test_total_duration
FROM compare
WHERE change = 'added'
ORDER BY test_total_duration DESC
LIMIT 50`},{title:"What is called more often",sides:2,statement:`
SELECT name, category, control_counts, test_counts, diff_counts
FROM compare
WHERE change = 'increased'
ORDER BY diff_counts DESC
LIMIT 50`},{title:"Frames that changed here: no frame below them explains it",sides:2,statement:`
SELECT path, status, diff_here_per_step, diff_device_per_step, diff_calls_per_step
FROM compare_frames
WHERE diff_here_per_step IS NOT NULL
ORDER BY abs(diff_here_per_step) DESC
LIMIT 20`},{title:"Frames of one side only, with all below them",sides:2,statement:`
SELECT frame.path, frame.status, frame.diff_device_per_step, frame.diff_host_per_step
FROM compare_frames AS frame
JOIN compare_frames AS above ON above.id = frame.parent
WHERE frame.status LIKE 'only_in_%' AND above.status IN ('same', 'replaced')
ORDER BY abs(frame.diff_device_per_step) DESC
LIMIT 20`},{title:"The steps of both sides",sides:2,statement:`
SELECT 'control' AS side, rank, step_number, duration_us, compute_us, idle_us FROM control.steps
UNION ALL
SELECT 'test', rank, step_number, duration_us, compute_us, idle_us FROM test.steps
ORDER BY rank, step_number, side`},{title:"The heaviest kernel on both sides, over time",sides:2,statement:`
SELECT start_us, dur, side, rank, step_number
FROM events
WHERE name = ${Ry}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${yu("side, ")}
)
WHERE gap_us > 0
GROUP BY name
ORDER BY max(control_us, test_us) DESC
LIMIT 20`},{title:"Rank against rank: what changed on one rank alone",sides:2,statement:`
WITH changes AS (
    SELECT c.rank, c.name, c.category, t.total_us - c.total_us AS diff_us
    FROM control.ops_by_rank AS c
    JOIN test.ops_by_rank AS t ON t.rank = c.rank AND t.span = c.span AND t.name = c.name
        AND t.category = c.category
    WHERE c.device_type = 'GPU'
)
SELECT name, rank, diff_us, diff_us - avg(diff_us) OVER (PARTITION BY name, category) AS apart_us
FROM changes
ORDER BY abs(apart_us) DESC
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var JT=100;function Ny(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Ly.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Py({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Me(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Ti(f,t())}catch(w){return l(w)}return i=
f,d(!0),await p(),n.open=!0,Me(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await ed(f.name)}catch(w){l(w);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ti(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}ta(s,i,{name:"Name of the query",maxlength:JT,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),O(o,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Ce("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Zu()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var Iy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Dy(e){let t=ue("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(Iy(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let w=p.name.toLowerCase().includes(f),g=f===""||w?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!w)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(h=>[F(`Insert ${h}`,()=>e(Iy(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,p)).filter(Boolean),w=(b,_,x)=>_.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:k=>{p===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),x&&a("p",{class:"small"},x),_),[g,y,h]=[f("view","table"),f("analysis"),f("stored")];O(n,g,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":p===""?"There are no ta\
bles.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?J(i.length,"table"):"",m()},focus:()=>o.focus()}}var QT=60,XT={rows:"there may be more rows",bytes:"the answer would be too long"},bu={path:"/query",name:"Query",mount:(e,t)=>e1(e,t)};function ZT(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function e1(e,t){let o=Ic(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(V,re)=>t.
go(Ua({...o,...V}),re),p=V=>ja(V).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Py({onPick:Fe,statement:()=>g.value()}),g=Ay({onRun:()=>Fe(g.value()),onCancel:je,tools:w.save}),
y=Ny(V=>{w.forgetName(),Fe(V)}),h=Dy(V=>g.insert(V)),b=a("p",{class:"result-summary"}),_=Ey(V=>m(V,{replace:!0})),x=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),E=xy([_.node,
x,k]),A=hy(),R=a("a",{class:"button",title:"The rows as CSV"},"CSV"),M=a("a",{class:"button",title:"The rows as JSON"},"JSON"),v=a("div",{class:"message"}),S=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Jt(location.href,"Link copied.")),R,M)),E.node,a("section",{class:"card table-card","aria-label":"Rows"},A.node)),N=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,N,v,S));let $=At({context:t,results:S,message:v}),D=yt(
()=>E.retheme());function j(V,re,H,L){let z=Ke(n??[],o[V]),T=xo({field:V,set:z??null,none:L,text:z?"":o[V],onPick:B=>m({[V]:B?at(B.id):""})});return a("div",{class:`side-${V} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:T.input.id},H),T.node)}let U="";function Q(){let V=JSON.stringify([o.control,o.test,n?.map(H=>[H.id,H.label])]);if(V===U)return;
U=V;let re=document.activeElement?.dataset?.field;O(f,j("control","A","Control"),j("test","B","Test","none: one set alone")),re&&f.querySelector(`[data-field="${re}"]`)?.focus()}async function $e(){let V=ja(
{...o,q:""}),re=V.toString();if(re!==s){s=re;try{let H=await Xu(V);!d&&re===s&&(r=ZT(H),h.draw(H,o.test!==""),g.enable(!0),i&&qe())}catch(H){!d&&re===s&&(s=null,h.draw([],!1),H.code==="sql_off"&&he(H))}}}
function he(V){N.hidden=!0,$.say(a("p",{class:"notice",data:{code:V.code}},V.message))}function Fe(V){if(g.set(V),V.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),
g.field.focus();return}c=l="",u=!0,m({q:V,...V===o.q?{}:sg})}function je(){$.drop(),g.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),Te("Cancelled."),g.field.focus()}function ee(V){
if(i=null,l="",g.running(!1),V.code==="sql_off"){he(V);return}g.showError(V.message,V.offset),$.say(a("p",{class:"visually-hidden",data:{code:V.code}},"The statement was refused."))}function ae(){let V=p(
o);if(V===l){qe(),t.settled();return}V!==c&&(c=V,g.clearError(),g.running(!0),y.open(!1),$.ask(re=>Ju(new URLSearchParams(V),{signal:re}),re=>{i=re,l=V,g.running(!1),$.say(null),qe(!0),oe(),Te(J(re.row_count,
"row"))},ee))}let q=V=>Ke(n??[],o[V])?.label??o[V],K=()=>`tracediff-${["control","test"].filter(V=>o[V]!=="").map(V=>_t(q(V))).join("-")}`;function oe(){u&&S.getBoundingClientRect().top>innerHeight-QT&&
S.scrollIntoView({block:"start"}),u=!1}function ce(){let{row_count:V,truncated:re,truncated_by:H,elapsed_ms:L}=i;O(b,V===0?"No rows.":[`${C(V)} ${V===1?"row":"rows"}`,a("span",{class:"muted"},` in ${C(
Math.max(1,Math.round(L)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${XT[H]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(V=!1){let re=i.columns.map((Y,ie)=>({
...Y,at:ie,unit:Y.type==="text"?"":wi(Y.name,r)})),{rows:H}=i;ce();for(let[Y,ie]of[[R,"csv"],[M,"json"]])Y.href=Qu(ja(o,ie)),Y.download=`${K()}-query.${ie}`;let L=vy(o,re,H),z=Y=>re.find(ie=>ie.name===
Y),T={...L,columns:re,rows:H,x:z(L.x),ys:[L.y,L.y2].filter(Y=>Y!=="").map(z),by:z(L.by),file:K(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,L,Object.keys(r).length]),empty:L.chart===
"none"?L.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};E.node.hidden=H.length<2,_.draw(L,re,H);let B=T.empty?[]:hu(T);O(x,B.map(([Y,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${Y})`}},ie))),x.hidden=B.length===0,k.textContent=T.empty?"":_y(L.chart,H.length),E.draw(T),(V||A.units!==r)&&(A.units=r,A.show(re,H)),A.node.parentNode.hidden=re.length===0||H.length===
0,S.dataset.shown=l}function G(){let V=o.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([V.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),Q(),y.draw(o.test!==""),$e(),o.q===""){$.drop(),i=null,l=c="",g.clearError(),g.running(!1),
$.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function ne(){let V=[o.control,o.test].filter(re=>re!=="");try{n=V.length>0?await ht(V):[],n.length===0&&(n=(await Bt(
"limit=1")).entries.map(({set:re})=>re))}catch(re){O(v,a("div",{class:"error-box",role:"alert"},re.message));return}d||(f.hidden=N.hidden=n.length===0,n.length===0?(t.setTitle("Query"),O(v,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.control===""?m({control:at(n[0].id)},{replace:!0}):G())}return g.set(o.q),w.load(),ne(),{keys:{search:()=>h.focus(),control:()=>le(
"control"),test:()=>le("test")},update(V){let re=o;o=Ic(V),o.q!==re.q&&g.set(o.q);let H=["control","test"].every(L=>o[L]===""||Ke(n??[],o[L]));n?.length>0&&H&&o.control!==""?G():ne()},unmount(){d=!0,$.
unmount(),D(),E.unmount(),A.unmount()}};function le(V){let re=f.querySelector(`[data-field="${V}"]`);re?.focus(),re?.click()}}var t1=(e,{side:t,name:o,category:n,counts:s,total_duration:r})=>({...e,name:o,category:n,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function qy(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(
n=>e.aliases.filter(s=>s.side===n));return t.length===1&&o.length===1&&t[0].category===o[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}]:e.aliases.map(n=>({row:t1(
e,n),names:{control:n.name,test:n.name}}))}var o1=/^(.+)\((\d+)\): (.+)$/;function n1(e){for(let t of["/site-packages/","/dist-packages/"]){let o=e.lastIndexOf(t);if(o>=0)return e.slice(o+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function s1(e){let t=new Map;for(let o of e){let n=o.category==="python_function"&&o.control_counts===0!=(o.test_counts===0)?o1.exec(o.name):null;if(n){let s=`${n1(n[1])}\0${n[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[o.control_counts>0?"control":"test"].push([Number(n[2]),o])}}return t}function By(e){let t=[];for(let{control:o,test:n}of s1(e).values())o.length===n.length&&([o,n].forEach(
s=>s.sort(([r],[i])=>r-i)),o.forEach(([,s],r)=>t.push([s,n[r][1]])));return t}var dr=0,mo=1,Fy=e=>e.sort==="host";function ku(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.get(n),rows:1+r,label:s,id:n}))}}function Hy({window:e,all:t,host:o,
shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>Fy(f)===o)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let w=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let g of p.lanes)
Fy(g)===o&&r1(d,g,u.push(g)-1,{keep:f,shift:n,shiftName:w,top:s.rowOf(g.id)+1});o||a1(d,m,p,{keep:f,shift:n,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:o,shift:n,rows:s.total(),bands:s.
bands()}}function r1(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let w=l[f]+c[f];n(l[f],w)&&(e.start.push(l[f]-
s),e.end.push(w-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(dr),e.gap.push(-1),e.lane.push(o))}}function a1(e,t,o,{keep:n,shift:s,rows:r,lanes:i}){
for(let l of o.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&n(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(mo),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,mr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),Io=(e,t)=>e.sort[t]===dr&&e.
merged[t]<=1&&e.occurrence[t]>=0,Wy=new WeakMap;function Uy(e,t,o){let n=Wy.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)Io(e,s)&&n.set(`${mr(e,s)}\0${e.occurrence[s]}`,s);Wy.set(e,n)}return n.
get(`${t}\0${o}`)??-1}var i1=.1,l1=.002,_u=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function c1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=_u(e),r=s-n,i=Math.abs(r);return i<i1*Math.max(n,s)||i<l1*
t||r*o<=0?"":r>0?"longer":"shorter"}function jy(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=It(e),r=new Map,i=(l,c)=>{let u={change:c1(l,n),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(qy).forEach(({row:l,names:c})=>i(l,c)),By(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var bi=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function zy(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===dr&&n[e.name[r]]&&s.push(r);return s}var xu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function $u(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=_u(t);return`${xu[o]}: ${P(n)} → ${P(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function Gy(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===mo){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${C(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!Io(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=$u(o?.get(mr(r,t)));if(m&&d.push([m,"change"]),n){d.push([`${s}: ${de(n.duration)} (${ye(e.
side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let p=bi(o,s,c,r.categories[r.name[t]]);p!==c&&d.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&d.push([
`${s}: no ${C(r.occurrence[t]+1)}${Yy(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var Yy=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Su=e=>`${C(e)}${Yy(e)}`,cs=14;function Ky(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=o+cs+s>window.innerWidth?o-cs-s:o+cs,l=n+cs+r>window.innerHeight?n-cs-r:n+cs;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Vy(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-
s.top}`).join(" "))}}}function Jy(e,t,o){let n=ut("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){O(r,l&&[a("b",{},P(l.to-l.from)),a("span",{class:"muted small"},` from ${de(l.from)} to ${de(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var u1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Qy(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){O(e,[...t?Object.entries(xu):[],...u1,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function Xy(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function d1(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function Zy({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=d1(u,d,m);s=p;let f=new AbortController;i=f;try{let w=await e(p,f.signal);i===f&&(n={...p,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===f&&w.name!=="AbortError"&&(r=null,o(w))}if(i===f){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&Xy(n,u,d,m)?r=null:s?r=Xy(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function m1(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function eb(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Zy(
{ask:({from:d,to:m,pixels:p},f)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),Ei(i.set,w,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Tn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Cm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=m1(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>Ei(i.set,f,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);Object.entries(d).forEach(
([f,w])=>{w!==""&&w!==null&&w!==void 0&&p.set(f,String(w))});try{return await yr(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){n="",s=""},unmount:u})}function tb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var ob=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function nb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:me("/")},"Choose other traces")))}var p1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},vu=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function sb(e,t,o){let n=[],s=vu([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(p1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>J(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var f1=1e3;function rb(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>bi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?Uy(p,Et(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,row:p.row[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>f1&&(o=new Map);let w=f?{...f.rows[0],of:f.of}:null;return o.set(p,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!Io(c,l))return null;let[u,d]=mr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function ki(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var _i=2e4,ab=3,ib=e=>Math.round(e*1e3),lb=(e,t,o)=>`${e} ${ib(t)} ${ib(o)}`;function h1(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(lb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===_i?r-_i:0,n.words=i?`${P(i.work)} of work in ${P(i.path)}${n.cut>
0?`; the longest ${C(_i)} of ${C(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function g1(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===dr&&t.merged[n]<=1&&s&&e.rows.has(lb(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function cb(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),w=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));w>d&&w>f&&(e.box(Math.
max(f,d),t.y(u+1)-ab-1,w-Math.max(f,d),ab,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of g1(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function ub({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:w}){let g=new URLSearchParams({set:p,ranks:String(w.rank),segments:String(
_i),...w.step_number===null?{}:{steps:String(w.step_number)},...f?{marker:f}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await On("critical_path",g,{signal:l[m].
signal});i[m]===y&&(r[m]=h1(h.set,w),c(),t())}catch(h){i[m]===y&&h.name!=="AbortError"&&o(h)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&p.includes(w)&&f[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:f[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var db={control:["A","Control"],test:["B","Test"]};function mb(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=db[i],p=ue("set"),f=xo({id:p,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":at(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=xl(l),d=$l(l,c.rank),m=Sl(l,c.rank,c.span),p=(g,y,h,b,_,x)=>{let k=ue(g),E=a(
"select",{id:k,data:{field:`${i}_${g}`},on:{change:()=>e({...x,[`${i}_${g}`]:E.value})}},h.map(A=>a("option",{value:String(A),selected:A===b},_(A))));return a("span",{class:"sample-field"},a("label",{
for:k},y),E)},f=m.indexOf(c),w=(g,y,h)=>Ce(y,`${db[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[f+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${P(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${P(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var w1=200,pb=8,y1=1e3;function fb({onText:e,onStep:t}){let o=ue("search"),n=Je(w1,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function b1(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function hb(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=b1(e,o,n,l.side);return r||=c.length>pb,c.slice(0,pb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:y1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var gb=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${J(t,"call")}\
 of the ${J(e,"name")} with most time`:`${J(t,"call")} of ${J(e,"name")}`,wb=(e,t)=>`${C(e+1)} of ${C(t)}`;var Eu={control:"Control",test:"Test"};function k1(e,t,o){return t===void 0?`${Eu[e]}: …`:t===null?`${Eu[e]}: no ${Su(o+1)} call`:`${Eu[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function yb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=$u(n.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Su(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},k1(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ye(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Jt(n.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function bb(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y,y.map(_=>s.named(_,h.name,h.category))]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:_,category:x,nth:k}=h;r={name:_,category:x,nth:k,rows:Object.
fromEntries(y.map(E=>[E,s.known(E,_,x,k)??s.drawn(o.shown(),E,_,x,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:x,rows:k}=y;await Promise.all(h.filter(E=>k[E]?.of===
void 0&&k[E]!==null).map(async E=>{try{k[E]=await s.ask(E,b,_,x)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:_,at:x}=e.state(),k=[...new Set([x,"test","control"])].filter(E=>y.
includes(E));for(let E of k){let A=null,R=await n[E].find({name:s.named(E,b,_),category:_,order:"duration",limit:1}).catch(M=>{A=M});if(c||i!==h)return;if(A){Me(`The search for ${b} failed. ${A.message}`,
{urgent:!0});return}if(R){let[M]=R.rows,v=M.start-e.shifts()[E];l=!0,o.goTo(o.around({start:v,end:v+M.duration}),!0),e.change({category:R.category,nth:M.occurrence,at:E,...o.current()});return}}Me(`${b}\
 does not occur in this ${vu(y.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let h=r===null?[]:y.map(_=>r.rows[_]&&ki(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({selected:h}),l&&
h.length>0&&(l=!1,h.forEach(({pane:_,row:x})=>_.drawing.reveal(x)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let x=r.rows[_];return[_,x&&{start:x.start,duration:x.duration,of:x.
of,whole:n[_].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-h/2,to:b+h/2}),o.marks.selected.forEach(({pane:_,row:x})=>_.
drawing.reveal(x))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,show({name:y,category:h,occurrence:b,side:_,at:x,duration:k}){l=!0,o.goTo(o.around({start:x,end:x+k})),e.change({name:y,
category:h,nth:b,at:_})},pick(y,h){let b=s.nameOf(y,h);if(b){let[_,x,k]=b,E=e.state(),A=E.name===_&&E.category===x&&E.nth===k;e.change(A?u:{name:_,category:x,nth:k,at:y.side})}return b!==null},step(y){
let h=w(),b=h?o.beside(h,y):-1;if(b<0)return!1;let[_,x,k]=s.nameOf(h.pane,b),E=h.pane.data(),A=o.current();if(E.start[b]<A.from||E.end[b]>A.to){let R=(E.start[b]+E.end[b])/2,M=(A.to-A.from)/2;o.goTo({
from:R-M,to:R+M})}return e.change({name:_,category:x,nth:k,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var _1=300,x1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function kb({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=uo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:P,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:P,exact:de}),o("diff","Test − control",{number:!0,show:ye,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>x1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)or(m,p,l.from,l.to,
f=>{(Io(d,f)||d.sort[f]===mo)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,_1),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),w=f.sort[m]===mo,g=w?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:w?d.textOf(m):f.names[f.name[m]],change:w?"":d.changeAt(m),diff:g===null?null:d.side==="control"?g.duration-p:p-
g.duration}}))}}}var xi=9,$i=3;function _b({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(xi+$i)+$i,_=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(h*_),Math.round(b*_)],o.style.height=`${b}px`;
let x=o.getContext("2d",{alpha:!1});x.scale(_,_),x.fillStyle=te("--surface-sunk"),x.fillRect(0,0,h,b);let k=E=>h*(E-i.from)/(i.to-i.from);r.forEach((E,A)=>m(x,E,$i+A*(xi+$i),k))}function m(h,b,_,x){let k=b.
data();if(!k)return;h.fillStyle=te(b.host?"--span-host":"--span-compute");let E=new Map,A=-1/0;for(let R=0;R<k.length;R+=1){let[M,v]=[x(k.start[R]),x(k.end[R])],S=b.changeAt(R);if(S!==""&&k.merged[R]<=
1){let N=E.get(S)??[];N.push(M,v),E.set(S,N)}k.name[R]>=0&&k.lanes[k.lane[R]].sort!=="other"&&(v>A+.5||M<A-50)&&(h.fillRect(M,_,Math.max(.5,v-M),xi),A=v)}for(let[R,M]of E){h.fillStyle=te(`--span-${R}`);
for(let v=0;v<M.length;v+=2)h.fillRect(M[v],_,Math.max(.7,M[v+1]-M[v]),xi)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=i.to-i.from,b=100*(l.from-i.from)/h,_=100*(l.to-l.from)/h;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${_}%`),n.hidden=_>99.9}let w=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,w(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(p);
g.observe(s);let y=yt(p);return{node:s,draw(h,b){[r,i]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var $1=16,S1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Tu=.02,v1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],E1=new Set(["new","g\
one","gap"]);function T1(e,t){let[o,n]=Ve(t*10);return`${gt(e/n,0,3).replace("-","−")} ${o}`}function O1(e,t,o){return e.sort[t]===mo?"gap":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function xb({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(v1.map(h=>[h,te(`--span-${h}`)]))}
let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(Et(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>O1(r,b,p(b)))}
function w(h){if(r.sort[h]===mo){let _=r.gaps[r.gap[h]];return`idle ${P(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}let b=r.names[r.name[h]];return(S1[i[h]]??"")+(r.merged[h]>1?`${r.
merged[h]} rows, most of them ${b}`:b||"(no name)")}m();let g=di(s,{rowHeight:$1,label:`${n}: a table below has the same`,wheel:"free",least:Tu,axis:T1,colour:h=>u[i[h]],hatched:h=>E1.has(i[h]),text:w,
onHover:(h,b)=>o.hover(d,h,b),onPick:(h,b)=>o.pick(d,h,b),onView:(h,b,_)=>o.view(d,h,b,_),onMeasure:o.measure,onKey:h=>o.key(h,d),decorate:(h,b)=>o.decorate(h,b,d)}),y=yt(()=>{m(),g.redraw()});return Object.
assign(d,{drawing:g,show(h,b){r=h,f(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),g.redraw())},changeAt:p,textOf:w,title:n,destroy(){y(),g.destroy()}})}function $b(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Sb(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&cb(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&$b(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&$b(e,t,n.partner,te("--text"),1.5,s)}var M1=60,A1=40;function vb({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=Ky(),s=Vy(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(S,N)=>t.
pick(S,N),measure:(S,N,$)=>t.measure({from:S,to:N},$),decorate:(S,N,$)=>Sb(S,N,$,o)},m=ze.flatMap(S=>[!0,!1].map(N=>xb({side:S,host:N,on:d}))),p=ze.map(S=>a("section",{class:`timeline-side timeline-${S}`,
data:{side:S},"aria-label":S==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${S}-text small`}),m.filter(N=>N.side===S).map(N=>N.node))),f=_b({onMove:S=>{let{from:N,to:$}=h(),D=($-N)/2;
y().drawing.view(S-D,S+D,!0)},onRange:(S,N)=>y().drawing.view(S,N)}),w=a("div",{class:"timeline-lanes"},p,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,w,n.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(S,N,$,D){c||(c=!0,u.filter(j=>j!==S).forEach(j=>j.drawing.follow(N,$,D)),c=!1,f.view(N,$),M(),t.view(N,$,D))}function _(S,N,$){r=N>=0?{pane:S,i:N,event:$}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?x():n.hide(),M(),v()}function x(){let{pane:S,i:N}=r,$=t.both()?e.nameOf(S,N):null;if($===null){A(void 0);return}let D=rn[S.side],j=e.drawn(u,D,...$)??(k(D,...$)?
null:e.known(D,...$));if(E(j),j!==void 0)return;let U=r;i=setTimeout(async()=>{l=new AbortController;try{let Q=await e.ask(D,...$,l.signal);r===U&&(E(Q),M(),v())}catch{}},M1)}function k(S,N,$,D){let j=t.
changes()?.get(Et(N,$))?.row;return j!==void 0&&D>=j[`${S}_counts`]}function E(S){o.partner=S?ki(u,rn[r.pane.side],S):null,A(S)}function A(S){let{pane:N,i:$,event:D}=r;D&&n.show(Gy(N,$,{changes:t.changes(),
partner:S,other:t.both()?rn[N.side]:""}),D.clientX,D.clientY)}let R=({pane:S,start:N,end:$,row:D})=>S.drawing.placeOf({start:N,end:$,row:D});function M(){let{partner:S,selected:N}=o;r&&S?s.draw(r.pane.
drawing.place(r.i),R(S)):N.length===2?s.draw(...N.map(R)):s.draw(null,null)}let v=()=>u.forEach(S=>S.drawing.redraw());return w.addEventListener("scroll",M,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:S,end:N}){let $=(S+N)/2,D=h(),j=y().drawing.node.clientWidth||1e3,U=Math.max(N-S,.01)*j/A1,Q=Math.max((N-S)*1.3,Math.min(D.to-D.from,U));return{from:$-Q/2,to:$+Q/2}},goTo:({from:S,
to:N},$)=>y().drawing.view(S,N,$),glide(S){let{from:N,to:$}=y().drawing.goal(),[D,j]=[(N+$)/2,($-N)/2*S];y().drawing.view(D-j,D+j)},slide(S){let{from:N,to:$}=y().drawing.goal(),D=S*($-N);y().drawing.view(
N+D,$+D)},fit(){let{from:S,to:N}=y().drawing.extent();y().drawing.view(S,N)},show(S,N,$,D){r=null,o.partner=null,n.hide();let j=new Set;u=S.map(({pane:U,data:Q})=>(U.show(Q,N),U.drawing.showAxis(!j.has(
U.side)&&Q.rows>0),j.add(Q.rows>0?U.side:""),U)).filter(U=>U.data().rows>0),m.filter(U=>!u.includes(U)).forEach(U=>{U.node.hidden=!0}),p.forEach(U=>{let{side:Q}=U.dataset;U.hidden=!u.some($e=>$e.side===
Q),U.firstChild.textContent=$[Q]??""}),D&&u.forEach(U=>{let{from:Q,to:$e}=yn(D,U.drawing.extent(),Tu);U.drawing.follow(Q,$e)}),f.view(h().from,h().to)},drawOverview(S){f.draw(u,S)},setChanges(S){m.forEach(
N=>N.setChanges(S))},mark(S){Object.assign(o,S),M(),v()},marks:o,beside({pane:S,start:N,row:$},D){let j=S.data(),U=-1;for(let Q=0;Q<j.length;Q+=1){let $e=D*(j.start[Q]-N);j.row[Q]===$&&$e>0&&Io(j,Q)&&
(U<0||$e<D*(j.start[U]-N))&&(U=Q)}return U},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(S=>S.destroy())}}}function Eb(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=hb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(gb(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(wb(n,l.length)),t.onCall(l[n])}}}}var R1=350,C1=250,L1=44,pr={path:"/timeline",name:"Timeline",mount:(e,t)=>N1(e,t)};function N1(e,t){let o=e.clientWidth,n=_l(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(ze.map(W=>[W,eb(W,{onChange:()=>!p&&K(),onError:X=>!p&&we(X)})])),w=Object.fromEntries(ze.map(W=>[W,null])),g=rb(f,()=>r),y=ub({toggle:()=>Fe({path:!n.path}),change:()=>!p&&
h.mark({}),error:we}),h=vb({partners:g,on:{view:le,pick:L,key:I,measure:W=>Y(W),changes:()=>r,both:()=>wo(n).length===2,path:W=>y.of(W)}}),b=fb({onText:W=>Fe({q:W},{replace:!0}),onStep:W=>A.walk(n.q,W)}),
_=Jy({zoom:h.glide,fit:h.fit,save:Ne,show:W=>Fe({show:W}),unmeasure:()=>Y(null),unalign:()=>Fe({align:"",align_category:"",align_nth:0})},b.node,y.node),x=yb({zoom:()=>E.zoom(),align:z,href:T,clear:()=>E.
clear()}),k=()=>`${d}|${u}`,E=bb({state:()=>n,stage:h,sides:f,partners:g,change:W=>Fe(W,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},x),A=Eb(b,{key:()=>`${k()}|${r===null}`,sides:()=>wo(n).map(W=>f[W]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:W=>!p&&E.show(W)}),R=mb(W=>Fe({...W,...ze.some(X=>X in W)?{from:null,to:null,name:"",nth:null,align:""}:{}})),M=kb({onPick:L,partnerOf:H}),
v=Qy(),S=a("div",{class:"timeline-notes"}),N=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),D=a("div",{class:"message"}),j=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),U=a("div",{class:"results"},_.node,S,h.node,x.node,v.node,y.words,j,M.node);e.append(
a("div",{class:"page timeline-page"},N,$,R.node,D,U));let Q=At({context:t,results:U,message:D}),$e=Je(R1,()=>{let{from:W,to:X}=h.current(),ge=W<=m.from&&X>=m.to;Fe(ge?{from:null,to:null}:{from:W,to:X},
{replace:!0})}),he=Je(C1,()=>{!p&&h.shown().length>0&&M.draw(h.shown(),h.current())});function Fe(W,{replace:X=!1}={}){p||t.go(Bn({...n,...W}),{replace:X})}let je=W=>Fo(W,n,s,null),ee=({sample:W})=>`r\
ank ${W.rank}${W.span>0?`, file ${W.span+1}`:""}, ${W.step_number===null?"whole recording":`step ${W.step_number}`}`;function ae(){let W=ze.filter(Pe=>n[Pe]!==""),X=W.map(je).join(" → ");N.textContent=
W.length>0?`${X} · Timeline`:"Timeline",t.setTitle(N.textContent);let ge={...Wt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};O($,W.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(ge))??$t(ge)},`← ${X}`))}async function q(){let W=ze.map(X=>n[X]).filter(X=>X!=="");if(!W.every(X=>s&&Ke(s,X))){let X=await ht(W).catch(()=>[]);p||(s=X,K())}}function K(){
let W=ze.filter(Be=>n[Be]!=="");ae(),ze.forEach(Be=>f[Be].load(n));let X=W.length>0&&W.every(Be=>f[Be].samples!==null)?oe(W):{};R.draw(n,s,Object.fromEntries(ze.map(Be=>[Be,X[Be]&&{samples:f[Be].samples,
...X[Be]}]))),_.draw(n),b.draw(n.q);let ge=wo(n),Pe=W.find(Be=>f[Be].error&&(ge.includes(Be)||f[Be].samples===null)),Ue=W.some(Be=>f[Be].samples?.length===0),Re=ge.length>0&&ge.every(Be=>f[Be].whole);
W.length===0?Q.say(tb(s)):Pe&&!Re?ke(Pe):Ue?Q.say(ob()):Q.say(null),U.toggleAttribute("data-skeleton",!Re),t.busy(W.length>0&&!Re&&!Pe&&!Ue),Re&&qe(ge,X)}function oe(W){let X={};for(let ge of W){let Pe=X[rn[ge]]??
null;X[ge]=f[ge].choose(n,Pe)}return wo(n).filter(ge=>X[ge]).forEach(ge=>f[ge].loadWhole(n,Math.max(o-L1,300))),X}let ce=W=>W.map(X=>f[X].stepKey()).join("|");function qe(W,X){let ge=ce(W),Pe=ge!==d;Pe&&
(d=ge,W.forEach(Ue=>{w[Ue]={host:ku(),device:ku()}})),re(W),V(X),G(W,X,Pe),Ge(W,X),v.draw(W.length===2,n.path),y.draw(n,W,X),E.draw(W),B(),he(),t.settled()}function G(W,X,ge){m={from:Math.min(...W.map(
Re=>f[Re].whole.extent.from-c[Re])),to:Math.max(...W.map(Re=>f[Re].whole.extent.to-c[Re]))};let Pe=h.panes.filter(Re=>W.includes(Re.side)).map(Re=>{let{whole:Be,window:vo}=f[Re.side];return{pane:Re,data:Hy(
{window:vo,all:Be,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),Ue=n.from===null?null:{from:n.from,to:n.to};h.show(Pe,m,Object.fromEntries(W.map(Re=>[Re,`${je(Re)}, ${ee(
X[Re])}`])),ge?Ue??m:null),ge&&(h.drawOverview(m),ne())}function ne(){let W=h.current();for(let X of wo(n)){let ge=h.shown().find(Re=>Re.side===X),{whole:Pe,windows:Ue}=f[X];if(ge&&Pe){let Re=c[X];Ue.
want({from:W.from+Re,to:W.to+Re},ge.drawing.node.clientWidth,Pe.extent)}}}function le(){ne(),$e(),he()}async function V(W){let X=W.control&&W.test,ge=new URLSearchParams({control:n.control,test:n.test});
for(let Ue of X?ze:[]){let{rank:Re,step_number:Be}=W[Ue].sample;ge.set(`${Ue}_ranks`,String(Re)),ge.set(`${Ue}_steps`,Be===null?"all":String(Be)),n[`${Ue}_marker`]&&ge.set(`${Ue}_marker`,n[`${Ue}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Re])=>ge.set(Ue,Re));let Pe=X?ge.toString():"";if(Pe!==i&&(i=Pe,l?.abort(),r=
null,h.setChanges(null),Pe!=="")){l=new AbortController;try{let Ue=await tt(ge,{signal:l.signal});!p&&i===Pe&&(r=jy(Ue),h.setChanges(r),h.drawOverview(m),E.draw(wo(n)),re(wo(n)),he())}catch{}}}async function re(W){
let X=n.align===""||W.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...W.map(Ue=>g.named(Ue,n.align,n.align_category))]);if(X===u)return;u=X;let ge=c;c={control:0,test:0};let Pe=null;if(X!==
""){let Ue=null,Re=await Promise.all(W.map(Be=>f[Be].find({name:g.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(vo=>{Ue=vo})));if(p||u!==X)return;if(Ue)Me(
`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Re.every(Boolean)){let[Be,vo]=Re.map(zt=>zt.rows[0].start);c={control:0,test:vo-Be},Pe=Be}else(r||n.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Pe}),(X!==""||ge.test!==0)&&(K(),ne(),h.drawOverview(m))}function H(W,X){let ge=wo(n).length===2?g.nameOf(
W,X):null;return ge&&g.drawn(h.shown(),rn[W.side],...ge)}function L(W,X){let ge=W.data();if(!E.pick(W,X)&&X>=0&&(ge.merged[X]>1||ge.sort[X]===mo)){let Pe=(ge.end[X]-ge.start[X])*.75,Ue=(ge.start[X]+ge.
end[X])/2;h.goTo({from:Ue-Pe,to:Ue+Pe})}}function z(){let{name:W,category:X,nth:ge}=E.current();Fe({align:W,align_category:X,align_nth:ge})}function T({name:W,category:X}){return n.control===""||n.test===
""?null:Ht({..._s(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(W,X),use_short_name:n.use_short_name})}function B(){for(let W of h.shown())W.drawing.
highlight(n.q===""?null:zy(W.data(),n.q));A.draw(n.q)}function Y(W){h.mark({measure:W}),_.measure(W),W&&Te(`${P(W.to-W.from)} measured.`)}function ie(){let W=E.place();if(!W)return!1;let{from:X,to:ge}=h.
marks.measure??{from:W.start,to:W.start};return Y(X===ge&&X!==W.start?{from:Math.min(X,W.start),to:Math.max(X,W.start)}:{from:W.start,to:W.start}),!0}let pe={".":()=>E.step(1),",":()=>E.step(-1),m:ie,
f:()=>E.zoom()};function I(W){let X=pe[W.key];return X!==void 0&&X()!==!1}function se(){if(h.marks.measure)Y(null);else if(n.name!=="")E.clear();else if(n.q!=="")Fe({q:""},{replace:!0});else return!1;
return!0}function we(W){Me(`This part of the timeline could not be loaded. ${W.message}`,{urgent:!0})}function ke(W){Q.say(nb(f[W].error,W,{retry(){ze.filter(X=>f[X].error).forEach(X=>f[X].retry()),K()},
chooseOther:()=>Fe(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(ge=>[`${X}_${ge}`,""]))),{replace:!0})}))}function Ge(W,X){let ge=W.flatMap(Pe=>sb(Pe,f[Pe],X[Pe]));O(S,ge.map(Pe=>a("p",
{class:"notice small"},Pe)))}async function Ne(W){let X=h.shown();if(X.length===0)return;let{from:ge,to:Pe}=h.current(),Ue=Math.max(900,X[0].drawing.node.clientWidth),Re=wo(n),Be=[N.textContent,`${P(ge)}\
 to ${P(Pe)} of ${Re.map(zt=>`the ${zt} (${ee(f[zt].chosen)})`).join(" and ")}`],vo=ci(Be,X.map(zt=>({lines:[zt.title],...zt.drawing.whole(Ue)})),Ue);await ui(vo,W,`tracediff-${Re.map(zt=>_t(je(zt))).
join("-")}-timeline`)}return K(),q(),{keys:{search:()=>b.focus(),control:()=>R.choose("control"),test:()=>R.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.
slide(.12),fit:()=>h.fit(),next:pe["."],former:pe[","],measure:pe.m,zoomTo:pe.f,close:se},update(W){let X=n;n=_l(W),K();let{from:ge,to:Pe}=h.current(),Ue=n.from!==X.from||n.to!==X.to,Re=(vo,zt)=>Math.
abs(vo-zt)>.002+1e-6*Math.abs(zt),Be=n.from===null?m:n;Ue&&(Re(ge,Be.from)||Re(Pe,Be.to))&&h.goTo(Be,!0),q()},unmount(){p=!0,$e.cancel(),he.cancel(),l?.abort(),ze.forEach(W=>f[W].unmount()),Q.unmount(),
E.unmount(),y.unmount(),h.unmount()}}}var Tb=[["control","Control"],["test","Test"]],P1=e=>({slower:"more",faster:"less"})[e]??null,Vo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:P,exact:de}),I1=(e,t)=>e===null?"–":`${ve(e)} to ${ve(
t)}`,D1=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},Vo("step","Step","Mean of its ranks and steps"),Vo("compute","Compute"),Vo(
"exposed_communication","Exposed communication"),Vo("exposed_memory","Exposed memory"),Vo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"\
A sample is one step of one rank"}],q1={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function B1(e){return e.significance!=="cannot_judge"?q1[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var F1=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},Vo("control","Control","Mean per step of the recordings; host rows without the calls inside them"),Vo("test","Test","Mean per step of the recordings"),{...Vo("diff","Change"),show:ye},
{key:"change_percent",title:"%",number:!0,show:ve,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>I1(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Ft,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:P1}],W1=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?
"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:B1(t)}};function Ob({verdict:e,step_time:t}){let o=e.within_percent===null?"":" beyond the noise of their s\
teps";return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${P(t.control.step)} → ${P(t.test.step)}. `,e.between_percent!==null&&`Recordings of a side differ by ${ve(e.between_percent).
replace("+","")}${o}.`)]}var Mb=e=>Object.fromEntries(Tb.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function Ab(e,t){let o=uo({caption:"Recordings",limit:128,columns:D1(t)});return o.
show(Tb.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),o.node}function Rb(e,t){let o=uo({caption:"Rows",limit:50,columns:F1,csv:t});return{node:o.node,show:n=>o.show(n.map(W1(
e.selection.measure)))}}var Cb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`Of ${J(e,"row")} judged, ${C(t.slower)} slower and ${C(t.faster)} faster are found.`;var Au={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>z1(e,t)},Mu=1e3,H1=250,Lb=32,U1=[["control","A","Control"],["test","B","Test"]],Nb=e=>e.split(",").filter(t=>t!=="");function Pb(e){
let t=new URLSearchParams(e);return{control:Nb(t.get("control")??""),test:Nb(t.get("test")??""),q:t.get("q")??"",significant:t.get("significant")==="true"}}function Ru(e){let t=new URLSearchParams({control:e.
control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),t}function Ou(e,t=Mu){let o=Ru(e);return o.set("exclude",bt),o.set("sort","abs_diff\
_self_duration"),t!==null&&o.set("limit",String(t)),o}function j1(e,t){let o=Ru(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function z1(e,t){let o=Pb(location.search),n=null,s=new Map,r=(v,S)=>t.go(me(`/compare/recordings?${Ru({...o,...v})}`),S),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=da(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"false",on:{input:Je(H1,()=>r({q:m.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:ue("only"),on:{change:()=>r({significant:p.
checked},{replace:!0})}}),f=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:v=>v.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},p," only slower or faster")),w=a("div"),g=a("div"),y=a("div",{class:"analysis-results"},d,w,f,g);O(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several re\
cordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences withi\
n one side are noise. Record both sides alternately."),i,l,y));let h=At({context:t,results:y,message:l});function b(v){O(i,U1.map(([S,N,$])=>{let D=ue("set"),j=xo({id:D,field:S,set:null,text:"",onPick:U=>{
let Q=at(U.id);s.set(Q,U.label),o[S].includes(Q)||(r({[S]:[...o[S],Q]}),b(S))}});return j.input.placeholder="Add a recording …",a("div",{class:`side-card side-${S}`},a("div",{class:"side-title"},a("\
b",{class:"letter","aria-hidden":"true"},N),a("label",{for:D},$),j.node),a("ul",{class:"recordings-chosen"},o[S].map(U=>{let Q=s.get(U)??U;return a("li",{class:"tag"},Q," ",F("×",()=>{r({[S]:o[S].filter(
$e=>$e!==U)}),b(S)},{class:"link-button","aria-label":`Leave out ${Q}`,title:`Leave out ${Q}`}))})))})),v&&i.querySelector(`[data-field="${v}"]`)?.focus()}function _(){for(let v of["control","test"])for(let S of o[v]){
let N=n[v].recordings.find($=>$.set.startsWith(S));N&&s.set(S,N.label)}}function x(){let{control:v,test:S}=Mb(n);O(c,Ob(n),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one re\
cording of each side: ",a("a",{href:Mt(v.set,S.set)},`${v.label} and ${S.label}`),", those with the middle step time.")),d.dataset.verdict=n.verdict.verdict;let N=n.control.recordings.length+n.test.recordings.
length,$=D=>_t(n[D].recordings[0].label);u.set({name:`tracediff-${$("control")}-${$("test")}`,report:kr(Ou(o,null)),bundle:_r(j1(o,n)),tooMany:N>Lb&&`${Lb} sets at most`})}function k(){_(),b(document.
activeElement?.dataset?.field),x(),O(w,Ab(n,$=>me(`/analyse?set=${at($)}`)));let v=Ou(o,null);v.set("format","csv");let S=Rb(n,us(v));S.show(n.rows);let{row_count:N}=n;O(g,S.node,a("p",{class:"muted s\
mall"},N===0?"The filters leave no row. ":"",Cb(n),N>Mu?` The ${C(Mu)} largest changes of ${C(N)} are here; the CSV has all.`:""))}function E(v){n=null,h.say(a("div",{class:"error-box",role:"alert",data:{
code:v.code}},a("h2",{},"This comparison is not possible"),a("p",{},v.message)))}let A=v=>v.startsWith("tag:")||/[*?]/.test(v);function R(){t.setTitle("Several recordings"),document.activeElement!==m&&
(m.value=o.q),p.checked=o.significant;let v=[o.control,o.test];if(v.some(S=>S.length===0)||v.every(S=>S.length===1&&!A(S[0]))){n=null,h.drop(),b(document.activeElement?.dataset?.field),h.say(a("p",{class:"\
notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A tag (tag:NAME) or a pattern of labels (nightly-*) in the address stands for all its sets. ",a("a",{href:v.
every(S=>S.length===1)?Mt(o.control[0],o.test[0]):me("/compare")},"Compare two sets")));return}b(document.activeElement?.dataset?.field),h.ask(S=>tt(Ou(o),{signal:S}),S=>{if(S.judged!=="between_record\
ings"){E({code:"one_set",message:"Each of these two names means one single set."});return}n=S,h.say(null),k(),Te(S.verdict.words)},E)}async function M(){let v=[...o.control,...o.test].filter(S=>!A(S));
try{for(let S of await ht(v.slice(0,100)))s.set(at(S.id),S.label);n===null&&b(document.activeElement?.dataset?.field)}catch{}}return R(),M(),{keys:{search:()=>m.focus()},update(v){o=Pb(v),R()},unmount(){
s=new Map,h.unmount()}}}var G1=7.2,Ib=16,Cu={l:64,r:16,t:22,b:44},Nu=e=>e.filter(Boolean).map(We).join("<br>"),Bb=e=>e.recorded===null?`stored ${mt(e.created)} (not said when recorded)`:mt(e.recorded);function Fb(e,t){let o=Math.
max(2,Math.floor((t-Cu.l-Cu.r)/(Ib*G1+14))),n=ko(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:no(n.map(s=>e[s].label),Ib).map(We)}}
function Wb(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Hb(e){return{template:xt(),margin:Cu,hovermode:"closest",dragmode:"zoom",...e}}function Y1(e,t){let o=/^rgb\((.+)\)$/.
exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Ub=e=>e.direction==="slower"?"--more-fill":"--less-fill";function K1(e){let t=e.interval&&`95 % interval: ${e.interval.map(P).join(" to ")}`;return Nu([e.label,
Bb(e),`median ${P(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${ve(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var V1=(e,t)=>Nu(
[`${t.direction}: ${P(t.left_median)} → ${P(t.right_median)} (${ve(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function J1(e,t){let{sets:o,levels:n,change_points:s}=e,
r=o.map((d,m)=>m),i=d=>d===null?null:d/t,l=d=>o.map(m=>i(m.interval?.[d]??m.median)),c={type:"scatter",mode:"lines",x:r,hoverinfo:"skip",line:{width:0}},u=te("--control-fill");return[{...c,y:l(1)},{...c,
y:l(0),fill:"tonexty",fillcolor:Y1(u,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:d,last:m})=>[d-.5,m+.5,null]),y:n.flatMap(
({median:d})=>[i(d),i(d),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(d=>i(d.median)),line:{color:u,width:1.4},marker:{color:u,size:o.length>200?3:6,symbol:o.map(d=>d.baseline?"square":"ci\
rcle")},customdata:o.map(K1),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(d=>d.at-.5),y:s.map(d=>i((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,
color:te("--surface")},symbol:s.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(d=>te(Ub(d)))},customdata:s.map(d=>V1(e,d)),hovertemplate:"%{customdata}<extra></extra>"}]}var Q1=4;
function X1({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Ve(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",
xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(Ub(m))}})),d=n.length>t/60?[]:n.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,
text:We(ve(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"--less")}}));return{data:J1(e,l),layout:Hb({xaxis:Fb(o,t),yaxis:Wb(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"\
paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],annotations:d})}}var Db=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","ba\
seline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],jb=e=>a("div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),
zb=e=>St({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:X1,keys:()=>Db,extra:jb(Db),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===Q1?
o.change_points[n.pointNumber].at:n?.pointNumber;s>0&&e(s-1,s)}}),Lu=["compute","exposed_communication","exposed_memory","idle"],Gb={compute:"--part-compute",exposed_communication:"--part-communicatio\
n",exposed_memory:"--part-memory",idle:"--part-idle"},qb=Lu.map(e=>[Gb[e],Qe[e].name]);function Z1({answer:e},t){let{sets:o}=e,[n,s]=Ve(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Nu([i.label,
Bb(i),`mean step ${P(i.mean_step_time)}`,...Lu.map(l=>`${Qe[l].name}: ${i.parts?P(i.parts[l]):be}`)]));return{data:Lu.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{
color:te(Gb[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:Hb({barmode:"stack",bargap:o.length>100?0:.12,xaxis:Fb(o,t),yaxis:Wb(s,n,{rangemode:"tozero"})})}}var Yb=()=>St(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:Z1,extra:jb(qb),keys:()=>qb});var Pu="row",Kb="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function Vb({onChange:e}){let t=ue("ops"),o=a("datalist",{id:t}),n=null,s=null,r=!1,i=(b,_,x)=>{
let k=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:b},...x,on:{change:()=>e({[b]:k.value.trim()})}});return{input:k,node:a("label",{class:"analysis-field"},a("span",{},_),k)}},
l=i("sets","Sets",{class:"wide",title:Kb,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:Kb,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"aten::mm"}),d=i("category",
"Category",{placeholder:"any"}),m=a("select",{data:{field:"measure"},on:{change:()=>{r=m.value===Pu,h(),r?u.input.focus():e({measure:m.value,name:"",category:"",time:"total"})}}},[...Object.entries(Os),
[Pu,"a row"]].map(([b,_])=>a("option",{value:b},_))),p=a("select",{data:{field:"time"},on:{change:()=>e({time:p.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),f=a("la\
bel",{class:"analysis-field"},a("span",{},"Time"),m),w=a("label",{class:"analysis-field"},a("span",{},"Of the row"),p),g=a("form",{class:"card analysis-controls series-controls","aria-label":"What the\
 series shows",on:{submit:b=>{b.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},l.node,c.node,f,u.node,d.node,w,o,F("Show",()=>e(
{sets:l.input.value.trim()}),{class:"primary"}));u.input.addEventListener("input",Je(150,()=>y(u.input.value))),u.input.addEventListener("focus",()=>y(""));async function y(b){if(s!==null)try{let _=await br(
s,b);O(o,[...new Set(_.map(x=>x.name))].map(x=>a("option",{value:x})))}catch{}}function h(){m.value=r?Pu:n.measure;for(let b of[u.node,d.node,w])b.hidden=!r}return{node:g,draw(b,_){n=b,s=_,r=n.name!==
""||r&&document.activeElement===u.input;for(let{input:x}of[l,c,u,d])(x!==document.activeElement||x.value==="")&&(x.value=n[x.dataset.field]);p.value=n.time,h()},focus(){return l.input.focus(),l.input.
select(),!0}}}var Du={path:"/series",name:"Series",mount:(e,t)=>oO(e,t)},fr=(e,t,o,n=P)=>({key:e,title:t,what:o,number:!0,show:n,exact:de}),Iu=e=>e===null?null:e>0?"more":e<0?"less":null,eO=[{key:"label",title:"Fro\
m set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":mt(e)},fr("left_median","Before","Median of the level before"),fr("right_median","After","Median of the level after"),{...fr(
"diff_duration","Change","After less before",ye),tone:Iu},{key:"diff_percent",title:"%",number:!0,show:ve,tone:Iu},{key:"q_value",title:"q",number:!0,show:Ft,what:"Of the rank test of the observations\
 left and right"},{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the cha\
nge, as several recordings of each side; not where a level has one set alone",show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],
tO=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${mt(o.created)}`:mt(t)},fr("median","Median","Of the means over the r\
anks of each step"),{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(P).join(" to ")},...e.baseline?
[{key:"diff_percent",title:"Against baseline",number:!0,show:ve,tone:t=>Math.abs(t)<2?null:Iu(t)}]:[],{key:"observations",title:"Steps",number:!0,show:C},fr("mean_step_time","Mean step","What the part\
s add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function oO(e,t){let o=Ms(location.search),n=null,
s="",i=Vb({onChange:(M,v)=>t.go(As({...o,...M}),v)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(M,v)=>Mt(n.sets[M].id,n.sets[v].id),d=zb((M,v)=>t.go(u(M,v))),m=Yb(),p=a("div",{class:"analysis-t\
ables"}),f=a("div",{class:"analysis-results"},c,d.node,m.node,p);O(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordin\
gs, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,l,f));let w=At({context:t,results:f,message:l}),g=yt(
()=>{d.retheme(),m.retheme()});function y(M){return`${M.direction}${M.diff_percent===null?"":` by ${ve(Math.abs(M.diff_percent)).replace("+","")}`}: ${P(M.left_median)} → ${P(M.right_median)}`}function h(){
let{sets:M,change_points:v,levels:S}=n;return S.length===0?`No set of these has ${n.measured==="row"?"this row":"this time"}: parts of a step need device work.`:`${n.judged==="neighbours"?"Each set wa\
s compared with the one before it: there are fewer than six. ":""}${v.length===0?"No change of level was found":J(v.length,"change of level","changes of level")} in ${J(M.length,"set")}.`}function b(){
let M=n.since_good;if(M===null)return!1;let v=S=>n.sets.find(N=>N.id===S).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),v(M.good),", it is ",a("span",{class:M.direction===
"slower"?"more":"less"},y(M)),". ",a("a",{href:Mt(M.good,M.now)},`What changed between it and ${v(M.now)}`))}function _(){let M=n.left_out.map(({label:v,detail:S})=>`${v} is left out: ${S}`);if(n.unknown_recorded>
0){let v=n.unknown_recorded===1;M.unshift(`${J(n.unknown_recorded,"set")} ${v?"does":"do"} not say when ${v?"it was":"they were"} recorded: the time stored counts.`)}return M.length>0&&a("ul",{class:"\
notice"},M.map(v=>a("li",{},v)))}function x(){let{sets:M,change_points:v}=n,S=uo({caption:"Changes of level",limit:64,columns:eO});S.show(v.map($=>({...$,label:M[$.at].label,recorded:M[$.at].recorded,
href:Mt($.left,$.right),several:$.recordings_link})));let N=uo({caption:"Sets",limit:30,columns:tO(n),csv:Yu(`${ia(o)}&format=csv`)});N.show(M.map(($,D)=>({...$,href:me(`/analyse?set=${$.id.slice(0,12)}`),
before:D===0?null:u(D-1,D)}))),O(p,S.node,N.node)}function k(){let{sets:M}=n,v={file:"tracediff",revision:s,caption:[`${M[0]?.label??""} to ${M.at(-1)?.label??""}`]};O(c,a("h2",{},h()),b(),_()),d.node.
toggleAttribute("data-baseline",n.baseline!==null),d.draw({...v,answer:n,heading:ip(n),empty:n.levels.length===0?"There is nothing to draw.":null}),m.draw({...v,answer:n,heading:"means over steps and \
ranks",empty:M.every(S=>S.parts===null)?"No set has device work: a step has no parts.":null}),x(),f.dataset.shown=s}async function E(){let[M,v]=await Promise.all([Bt("group=always&limit=100"),Sn()]),N=[
...M.entries.flatMap(({group:$})=>$?[$]:[]).map(({prefix:$,sets:D})=>[`${$}*`,D]),...v.filter(({sets:$})=>$>2).map(({tag:$,sets:D})=>[`tag:${$}`,D])].filter(([$])=>!$.includes(","));return a("div",{class:"\
notice"},M.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page\
 Traces, or with ",a("code",{},"tracediff ingest --tag"),"."),N.length>0&&a("ul",{class:"series-offers"},N.slice(0,20).map(([$,D])=>a("li",{},a("a",{href:As({...o,sets:$})},$),` (${J(D,"set")})`))))}function A(M){
n=null,w.say(a("div",{class:"error-box",role:"alert",data:{code:M.code}},a("h2",{},"This series is not possible"),a("p",{},M.message)))}function R(){let M=ia(o).toString();i.draw(o,n?.sets.at(-1)?.id??
null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",w.ask(()=>E(),v=>w.say(v),A)):s===M&&n?(w.drop(),k(),t.settled()):w.ask(v=>Gu(M,{signal:v}),v=>{n=v,
s=M,w.say(v.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",v.left_out.length>0&&`${J(v.left_out.length,"set")} cannot be read.`)),i.draw(o,v.sets.at(-1)?.id??null),v.sets.length>0&&(k(),
Te(h()))},A)}return R(),{keys:{search:()=>i.focus()},update(M){o=Ms(M),R()},unmount(){w.unmount(),g(),d.unmount(),m.unmount()}}}var qu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var nO=120,sO=[Rs,wn,Jc,ar,pr,cu,bu,Au,Du],hr=document.getElementById("main"),Do=null,Bu="",xn=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let o=location.pathname+location.search;e!==o&&(t?
history.replaceState(history.state,"",e):(Jb(),history.pushState(null,"",e)),xn=null),Wu()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(Bu.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Bu:void 0},settled(){xn!==null&&(window.scrollTo(0,xn),xn=null)},status:null,newPair:!1},
Jb=()=>history.replaceState({scroll:window.scrollY},"");function Wu(){let e=sO.find(o=>o.path===eo())??qu;if(_n("nav-traces",e===Rs),_n("nav-compare",e===wn||e===Jc||e===Au),_n("nav-tree",e===ar),_n("\
nav-timeline",e===pr),_n("nav-analyse",e===cu),_n("nav-query",e===bu),_n("nav-series",e===Du),iO(),Qb()&&(mO.clear(),Fu.clear()),Fu.draw(),Do?.page===e){Do.view.update(location.search);return}Do?.view.
unmount(),Tt.busy(!1),hr.textContent="";let t=Do!==null;Do={page:e,view:e.mount(hr,Tt)},t&&(window.scrollTo(0,0),hr.focus({preventScroll:!0}),Te(`${e.name} page`))}function Qb(){let e=new URLSearchParams(
location.search);return eo().startsWith(wn.path)&&!!(e.get("control")&&e.get("test"))}function Xb(){return(eo()===Rs.path||eo()===wn.path&&!Qb())&&!Ss(document.activeElement)&&!document.querySelector(
"dialog[open]")}function rO(e,t){if(!Xb()){Fu.offer(e,t);return}let o=Se.transfers.filter(n=>Se.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Mt(e.id,t.id)),Tt.newPair=!1,o.length!==
0&&Me(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>Se.undo(n))),Tt.go(me("/"))}catch(n){
Me(`That did not work. ${n.message}`,{urgent:!0})}}}})}function aO({detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);Xb()?o():Me(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:o}})}function _n(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function iO(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[eo()];e&&(document.getElementById(e).href=location.pathname+location.search),eo()===wn.path&&
(Bu=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=eo();(n.startsWith("/compare")||
[ar,pr].some(({path:s})=>s===n))&&o.size>0&&lO(t,o,n)}function lO(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let i=new URLSearchParams(
{set:n??"",test:s??""});r("nav-analyse",me(`/analyse?${i}`)),r("nav-query",me(`/query?${t}`)),o!==ar.path&&r("nav-tree",Vt(Ct(Un(location.search)))),o!==pr.path&&r("nav-timeline",an(Object.fromEntries(
e))),!o.startsWith(wn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(e)??Mt(n,s))}function cO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Si(o.pathname);!(o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"))||
o.hash!==""&&o.pathname===location.pathname||(e.preventDefault(),Tt.go(o.pathname+o.search))}async function uO(){try{Tt.status=await $n(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function dO(){let e=globalThis.firstComparison?.answer;e&&(hr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,nO)})]),delete hr.
dataset.waits),Do===null&&Wu()}var Fu=ym(),mO=vm(rO);Om();$d(document.getElementById("theme"));$m(()=>Do,document.getElementById("keys"));Cd(document.getElementById("drop-veil"),()=>Tt.status?.read_only!==
!0,e=>{Se.add(e),eo()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(me("/"))});Se.addEventListener("bundle",aO);Se.addEventListener("change",()=>ms().catch(()=>{}),{once:!0});document.addEventListener(
"click",cO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{xn=e.state?.scroll??0,Wu(),(Do.page===Rs||Do.page===qu)&&Tt.settled()});window.addEventListener("scroll",Je(200,()=>{
xn===null&&Jb()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{xn=null},{passive:!0});dO();Pt().then(()=>{Kt.watch(),uO()});})();
