"use strict";
(()=>{var zu=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>zu+e,Ti=e=>`/${e.split("/").slice(zu.split("/").length).join("/")}`,Bt=()=>Ti(location.pathname);var to=me("/api/v1"),rk=700,Eo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Oi(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Eo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Eo(e,"error",`The server answered with status ${e}.`)}var Yu=()=>new Eo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),ak=/"(?:stream|correlation)":-?\d{16}/,ik=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,lk=/\d{16}/,ck=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,uk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Gu(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Ku(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ft(e,t,o={}){let n=!1;try{for(;;)try{return await dk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,Gu(1)),await uk(rk,o.signal)}}finally{n&&Gu(-1)}}async function dk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(to+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Yu()}if(!i.ok)throw Oi(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&lk.test(l)?ck:ak.test(l)?ik:void 0)}catch{throw new Eo(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var dt=(e,t)=>Ft("GET",e,t),tt=encodeURIComponent,
qo=e=>dt("/status",e);async function Wt(e,t){let o=await dt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var ht=async(e,t)=>e.length===0?[]:(await dt(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,vn=async e=>(await dt("/tags",e)).tags,po=(e,t)=>dt(`/sets/${tt(e)}`,t),To=(e,t)=>Ft("PATCH",`/sets/${tt(e)}`,{body:t}),Sn=e=>Ft("DELETE",`/sets/${tt(e)}`),Vu=async(e,t)=>(await Ft(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,Ju=async(e,t)=>(await Ft("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,En=e=>Ft("POST",`/sets/${tt(e)}/restore`),ot=(e,t)=>dt(`/compare\
_traces?${e}`,t),gr=(e,t)=>dt(`/compare_traces/op?${e}`,t),wr=(e,t,o)=>dt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),Tn=async(e,t,o)=>(await dt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,Mi=(e,t,o)=>dt(`/sets/${tt(e)}/timeline?${t}`,o),yr=(e,t,o)=>dt(`/sets/${tt(e)}/timeline/find?${t}`,o),On=(e,t,o)=>dt(`/analysis/${e}?${t}`,o),Qu=(e,t)=>dt(`/series?${e}`,
t),Xu=e=>`${to}/series?${e}`,Zu=(e,t)=>`${to}/analysis/${e}?${t}`,br=async(e,t,o)=>(await dt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,us=e=>`${to}/compare_traces?${e}`,kr=e=>`${to}/report?${e}`,
_r=e=>`${to}/bundle?${e}`,ed=e=>`${to}/compare_traces/op?${e}`,td=(e,t)=>dt(`/sql?${e}`,{...t,digits:!0}),od=e=>`${to}/sql?${e}`,nd=async(e,t)=>(await dt(`/sql/schema?${e}`,t)).tables,sd=async e=>(await dt(
"/queries",e)).queries,Ai=(e,t)=>Ft("POST","/queries",{body:{name:e,statement:t}}),rd=e=>Ft("DELETE",`/queries/${tt(e)}`),Ri=(e,t,o)=>`${to}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function xr(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Ri(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Eo(0,"broken","The download stopped before its end. The log of the server says why."):Yu()}throw Oi(l.status,await l.text())}var ad=async e=>(await dt(
"/jobs",e)).jobs,id=(e,t)=>dt(`/jobs/${tt(e)}`,t),Mn=e=>Ft("DELETE",`/jobs/${tt(e)}`),ld=e=>new EventSource(`${to}/jobs/${tt(e)}/events`),cd=(e,t)=>Ft("POST","/uploads",{body:{label:e,files:t}}),ud=async()=>(await Ft(
"POST","/samples")).jobs,dd=e=>dt(`/uploads/${tt(e)}`),Ci=e=>Ft("DELETE",`/uploads/${tt(e)}`),md=async e=>(await Ft("POST",`/uploads/${tt(e)}/commit`)).job;function pd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${to}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Oi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Eo(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Eo(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function mk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function gt(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=mk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var be="–",fo="−",Kt=" ",wd=e=>gt(e,0,2),yd=e=>gt(e,0,3);function An(e,t){return t>0?`+${e}`:t<0?`${fo}${e}`:e}function C(e){return e==null?be:wd(e).replace("-",fo)}function nt(e){return e==null?
be:An(wd(Math.abs(e)),e)}var fd=["","K","M","G","T","P","E"];function oo(e){if(e==null)return be;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<fd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?fo:"")+gt(t,0,n)+(o?Kt+fd[o]:"")}function Qo(e){return e>0?`+${oo(e)}`:oo(e)}var Li=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return Li.find(([,o])=>t>=o*
.99995)??(t>0?Li[3]:Li[2])}function $r(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return gt(n,s,s)+Kt+t}function P(e){if(e==null)return be;let t=$r(e,Ve(e));
return(e<0&&/[1-9]/.test(t)?fo:"")+t}function ye(e){return e==null?be:An($r(e,Ve(e)),e)}function de(e){return e==null?be:yd(e).replace("-",fo)+Kt+"µs"}function Ye(e){return e==null?be:An(yd(Math.abs(
e))+Kt+"µs",e)}var hd=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Rn(e){let t=Math.abs(e);return hd.find(([,o])=>t>=o*.99995)??hd[t>0?3:1]}function Xo(e){return e==null?be:(e<0?fo:
"")+$r(e,Rn(e))}function bd(e){return e==null?be:An($r(e,Rn(e)),e)}function Ii(e){return e==null?be:gt(e,0,9).replace("-",fo)+Kt+"GB/s"}function Ie(e){return e==null||!Number.isFinite(e)?be:(e<0?fo:"")+
kd(Math.abs(e))+Kt+"%"}function Ee(e){return e==null||!Number.isFinite(e)?be:An(kd(Math.abs(e))+Kt+"%",e)}function kd(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return gt(
e,t,t)}var pk="⁰¹²³⁴⁵⁶⁷⁸⁹";function Ht(e){if(e==null||!Number.isFinite(e))return be;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Kt}\
×${Kt}10⁻${[...o].map(n=>pk[n]).join("")}`}function _d(e){return e==null||!Number.isFinite(e)?be:e<.001?"<0.001":e.toFixed(3)}var Ni=["B","kB","MB","GB","TB"];function Di(e){let t=Math.abs(e),o=Ni.
findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Ni[Math.max(o,0)],1e3**Math.max(o,0)]}var qi=e=>e==null?be:`${C(e).replace("-",fo)}${Kt}B`,ds=e=>e==null?be:An(Te(Math.abs(e)),e);function Te(e){if(e==
null)return be;if(e<0)return fo+Te(-e);let t=Ni,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return o.toFixed(s)+Kt+t[n]}function J(e,t,o=`${t}s`){return`${C(e)}${Kt}${e===
1?t:o}`}function st(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+
1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Bi(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.
slice(o.length-s).join("")}`}var Pi=8,xd=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function $d(e,t){let o=e[t],n=r=>r===void 0?0:xd(o,r),s=Math.max(0,Math.max(n(e[t-1]),
n(e[t+1]))-Pi);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function Fi(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,$d(t,n)]))}function fk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+
(s<2*Pi?Pi-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Bi(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.
from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var vd=e=>e.replace(/^void (?=\S)/,"");function Wi(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?vd(c):c;function i(c,u){
let d=s.get(c),m=fk(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){
if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,xd(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].
sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=$d(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:hk(u,e,l(d),o.get(u))}}}function no(e,t){
let o=Wi(t);return o.add(e),e.map(o.text)}function vr(e,t){let o=Fi(e),n=no(e,t);return e.map((s,r)=>o.get(s)+8<t-1?vd(s):n[r])}function hk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),
i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){
return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Bo(e,t,o){
let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),n}var gk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],gd=e=>String(e).padStart(2,"0"),wk=36e5;function Sd(e,t=Date.now()){let o=Math.
round((Date.parse(e)-t)/wk);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:"within the hour"}function mt(e){let t=new Date(e);return Number.isNaN(t.getTime())?be:`${t.getDate()}\
 ${gk[t.getMonth()]} ${t.getFullYear()}, ${gd(t.getHours())}:${gd(t.getMinutes())}`}var yk="tracediff.theme",Hi=new Set,ji=matchMedia("(prefers-color-scheme: dark)");function Ui(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function bk(){let e=Ui();
return e==="auto"?ji.matches?"dark":"light":e}function yt(e){return Hi.add(e),()=>Hi.delete(e)}function Ed(){for(let e of[...Hi])e(bk())}function Od(e){e.value=Ui(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(yk,e.value)}catch{}Ed()}),ji.addEventListener("change",()=>{Ui()===
"auto"&&Ed()})}var kk=matchMedia("(forced-colors: active)"),Sr=new Map,Td="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${ji.matches} ${kk.matches}`;return n!==
Td&&(Sr=new Map,Td=n),Sr.has(e)||Sr.set(e,_k(e)),Sr.get(e)}function _k(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var zi=null;function ms(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(zi??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{zi=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),zi)}var Md={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ps=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Vt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Gi=17;function xk({
title:e,lines:t,keys:o=[]},n,s){let r=Vt(),i=t.flatMap(f=>Bo(f,Math.floor(n/6.6),3)),l=30+Gi*i.length+(o.length>0?24:0)+8,c=(f,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:We(w),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,w)=>c(30+Gi*w,f,12,!1))],d=[],m=12-s.left,p=30+Gi*i.length+4;for(let[
f,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Ad(e,t,o,n){let s=await ms(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=xk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Ki=/\.json(\.gz)?$/i,Yi=/\.tracediff$/i;function Rd(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return $k(t,o)}async function $k(e,t){let o=[];for(let n of e){let s=[];await Ld(n,"",s),o.push(Cn(n.name,s))}return o.concat(Cd(t))}function Cd(e){let t=e.filter(({name:n})=>!Yi.
test(n)),o=e.filter(({name:n})=>Yi.test(n)).map(n=>({label:n.name.replace(Yi,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Cn(Vi(t),t)]:o}async function Ld(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Ld(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function Nd(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Cn(n,s)).concat(Cd(o))}function Cn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>Ki.test(n)),skipped:o.filter(({name:n})=>!Ki.test(n))}}function Vi(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Ki,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Pd(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Cn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Er(n,o),n}function Er(e,t){for(let o of t)Array.isArray(o)?Er(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",Er(e,t),e}function ho(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var vk="http://www.w3.org/2000/svg";function He(e,t={},...o){let n=document.createElementNS(vk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Er(n,o),n}var Sk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Lt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:Sk[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Lt(e))}var Id=0;function ce(e){return Id+=1,`${e}-${Id}`}var Nt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Me(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function Dd(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await Rd(
i.dataTransfer);l.length>0&&o(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Ek=700,Tk=e=>!!e&&(e.found===null||e.checked<e.found);function Ji({found:e,checked:t,refused:o}){if(e===null)return"The server is counting the set files.";let n=t<e?`${C(t)} of ${J(e,"set file")} \
are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?n:`${n} ${C(o)} ${o===1?"is":"are"} not listed: the log of the server says why.`}function qd(e){let t=a("p",{class:"muted s\
mall set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;return o=Tk(s),t.hidden=!s,t.textContent=s?Ji(s):"",clearTimeout(n),o?n=setTimeout(e,Ek):i&&Se(t.textContent),
o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Ok=1e3,Tr="This page waits for a set that the server has not checked yet.";function Bd(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait",hidden:!0},e),o=0,n=0;document.getElementById(
"toasts").append(t);async function s(r){let i=await qo().then(l=>l.set_files,()=>null);r!==n||t.hidden||(e.textContent=i?`${Tr} ${Ji(i)}`:Tr,o=setTimeout(s,Ok,r))}Ku(r=>{let i=r&&Bt()!=="/";i!==!t.hidden&&
(clearTimeout(o),n+=1,t.hidden=!i,i&&(e.textContent=Tr,Se(Tr),s(n)))})}var Mk=2,Fd=1e3,Qi=0,Zo=e=>["done","failed","cancelled"].includes(e.state);function Or(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Qi-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(Zo(d)&&i(),
t(d))},c=async()=>{let d=Fd;try{l(await id(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Fd}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Qi<Mk&&typeof EventSource=="function"?(Qi+=1,n=ld(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var hs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Ak=hs.flatMap(([e])=>e),Rk=hs.flatMap(([,e])=>e),fs=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],go=(e,t)=>t.some(o=>e.includes(o));function Ck(e,t){let[o,n]=[fs(e),fs(t)];for(let[s,r]of hs){let i=go(o,s)&&go(n,r);if(i!==(go(n,s)&&go(o,r)))return i?-1:1}for(let[s,r]of[[Ak,-1],[Rk,1]])if(go(o,s)!==
go(n,s))return go(o,s)?r:-r;return 0}function Mr(e){for(let[t,o]of hs){let n=e.map(r=>[go(fs(r),t),go(fs(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Lk=10n**17n;function Wd(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Lk?o:null}function gs(e,t){let o=Ck(e.label,t.label),[n,s]=[Wd(e),Wd(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}function Hd(e){let t=o=>e.find(n=>go(fs(n.label),o));if(e.length===
2){let[o,n]=gs(e[1],e[0]);return{control:o.id,test:n.id}}for(let[o,n]of hs){let[s,r]=[t(o),t(n)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function Nk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Pk(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=Ik(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Ik(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Ar(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Pk(e,t.index+t[0].length));return o?Number(o[1]):null}async function Dk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Ud(e,t,o){let n=await Dk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var qk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Ar(e)!==null;async function Bk({name:e,file:t}){let o=await Ud(t,4194304,qk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Ar(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Ar(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Ud(t,16777216,()=>!1);n=Ar(s.slice(-262144))}return{
isTrace:!0,rank:n??Nk(e)}}async function zd(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Bk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var jd=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Gd(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([jd(e,n,o),jd(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Fk=256,Yd=20,Kd=e=>e.slice(e.lastIndexOf("/")+1),Xi=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Wk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Gd(e.file,t.file)}async function Hk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Wk(n,s)||Xi(n.name)!==null&&Xi(n.name)===Xi(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Zi=e=>e.map(({seen:t})=>t.rank),el=e=>!e.includes(null)&&new Set(e).size===
e.length;function Uk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function jk(e){return Mr(e.map(({name:o})=>Kd(o)))?.map(o=>o.map(n=>e[n]))??Uk(e)??e.map(o=>[o])}function zk(e,t){let o=new Set;return e.map((n,s)=>{let r=Vi(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Cn(i,l),settled:!0}})}function Vd(e){
let t=Zi(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Gk(e,t,o){return!(t.length===2&&Mr(t.map(({label:s})=>s)))&&
el(Zi(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Vd(o),manyFirst:!0}}}function Yk(e){return e.includes(null)?"assumed":el(e)?"named":"equal"}async function Jd(e){
if(e.files.length>Fk)return{};if(await zd(e.files),e.files.length<2||e.settled)return{};let t=await Hk(e.files),o=Pd(e);if(o!==null&&o.length<=Yd)return Gk(e,o,t);let n=Zi(t),s=Mr(t.map(({name:i})=>Kd(
i)));if(t.length<2||el(n)&&s===null)return{};let r=jk(t);return r.length>Yd?{}:{question:{kind:Yk(n),parts:zk(r,e),one:Vd(t),manyFirst:s!==null||r.length===2}}}var Kk=2,Vk=3,Jk=4,tl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await ud()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Jd(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<Vk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await cd(t.label,o);if(t.state!=="creating"){Ci(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Kk)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await pd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Jk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await dd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await md(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Or(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}Zo(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await To(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await To(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await To(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Sn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await En(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Mn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Ci(o).catch(()=>{}),this.#l(),this.#s()}},ve=new tl;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var Qk=1e3,Xk=5e3,Zk=6e4,ol=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Zk;get running(){return this.list.filter(t=>!Zo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await ad())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Qk:Xk)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new ol;var Ln={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Xd={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},e_={...Xd,per_step:"per r\
ecording",percent:"% of the recording"},ws=(e,t)=>(Pt(t)?e_:Xd)[e];function sl(e){return e.control.samples===e.test.samples?"total":"per_step"}var Pn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Rr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Qd=(e,t)=>e===null||!(t>0)?null:100*(e/t),nl=(e,t)=>e===null||t===null?null:e-t,Nn=(e,t)=>t>0?e/t:null,t_=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function o_(e,t){if(t&&t_(e)){let{control_self_duration:o,test_self_duration:n}=e;return[o,n,n-o,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Zd(e,t,o,n){let s=[o.control.samples,o.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=o_(e,n);r?(i=(u?e.control_per_step:null)??Nn(i,s[0]),l=(u?e.test_per_step:null)??Nn(l,s[1]),
c=(u?e.diff_per_step:null)??nl(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Nn(i,e.control_counts),l=(u?e.test_per_call:null)??Nn(l,e.test_counts),c=nl(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=Qd(i,o.step_time.control.step),l=Qd(l,o.step_time.test.step),c=nl(l,i));let m=r?[Nn(e.control_counts,s[0])??0,Nn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function n_(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var ys=(e,t)=>JSON.stringify([e,t]);function Ot(e,t){
let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var s_=(e,t)=>e.filter(
({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function em({name:e,replaces:t,aliases:o}){if(o){let s=["control","test"].map(i=>s_(o,i)),r=o.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join("\
 "),e]}function bs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var ks=({
aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${C(n)} ${n===1?"call":"calls"}, ${P(s)}`);function rl(e,t,o,{self:n=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=al({...l,among:i},n);return{row:c,key:l.id??ys(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...Zd(l,o,e,n),...n_(l,o)}})}function al(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var en=e=>e.moderated_q_value??
e.q_value??null;function tm(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[ys(s.name,s.category),
{...s,among:n}]))}function om(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Zd(e.totals[n],t,e,o)])}var nm=15,sm=[10,15,20,30,50,100],r_=["total","per_step","per_call","percent"],rm=Ln.change.words,am=Ln.device_type.words,a_=Ln.measure.words,i_=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Cr=[...i_,"op"],bt="ProfilerStep*",il=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],l_=["name","category","change","q_value"],In=e=>l_.includes(e)?"asc":"desc",ll=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],im=[...ll,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],c_={fold:"true",significant:"",measure:"",equivalence:""},u_={1:"true",0:"false"};function d_(e,t){let{type:o,words:n,standard:s}=Ln[t];if(o==="texts")return e.getAll(t).filter(d=>d!==
"");let r=e.get(t)??"",i=o==="text"?r:u_[r]??r,l=o==="text"?i:(o==="boolean"?["true","false"]:n).find(d=>d.toLowerCase()===i.toLowerCase()),u=(o==="choice"&&l==="false"?"":l)||(c_[t]??s);return o==="b\
oolean"?u==="true":u}var lm=(e,t)=>Object.fromEntries(t.map(o=>[o,d_(e,o)]));function cm(e,t,o){for(let n of o){let{type:s,standard:r}=Ln[n];s==="texts"?t[n].forEach(i=>e.append(n,i)):["","undefined",
r].includes(String(t[n]))||e.set(n,String(t[n]))}}var um=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function m_(e,t,o){let n=e.get(t)??"";return n===
""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var so=(e,t,o)=>t.includes(e)?e:o;function Ut(e){let t=new URLSearchParams(e),o=so(t.get("sort"),il,"abs_diff_duration"),n=Number(t.get("to\
p"));return{...lm(t,im),...um(t),sort:o,...o.endsWith("_work")&&{work:!0},order:so(t.get("order"),["asc","desc"],In(o)),unit:so(t.get("unit"),r_,""),measure:so(t.get("measure")??t.get("time"),a_,""),heat:so(
t.get("heat"),Cr,""),fall:so(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:nm,op:m_(t,"op","op_category")}}function $t(e){let t=Lr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.
sort,"abs_diff_duration"),o("order",e.order,In(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(
e.top),String(nm)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var It=(e,t)=>$t({...Ut(""),control:Qe(e),test:Qe(t),exclude:[bt]});function Lr(e){let t=new URLSearchParams;
return cm(t,e,im),e.significant||t.delete("measure"),t}function p_(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"perce\
nt_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Dn(e,t,o){let n=Lr(e);return n.set("significance","true"),n.set(
"sort",p_(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function cl(e,t,o,n){let s=Dn(e,t,o);return s.set("format",n),s}var dm=["total","per_step"],f_=["calls","share"],mm=["\
duration","calls","per_call"];function _s(e){let t=new URLSearchParams(e);return{...lm(t,ll),...um(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:so(t.get("unit"),dm,
""),bins:so(t.get("bins"),f_,"calls"),heat:so(t.get("heat"),mm,"duration")}}function pt(e){let t=new URLSearchParams({control:e.control,test:e.test});return cm(t,e,ll),t}function tn(e){let t=pt(e);return t.
set("row",e.row),t}function jt(e){let t=tn(e);return dm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),mm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),me(
`/compare/op?${t}`)}function pm(e,t,o){let n=Dn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function fm(e){
let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Fo=100,h_=["created","labe\
l","ranks","steps","events","bytes"];function Nr(e){let t=new URLSearchParams(e),o=so(t.get("sort"),h_,"created"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.
get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:o,order:so(t.get("order"),["asc","desc"],o==="label"?"asc":"desc"),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function hm(e){let{control:t,test:o,
q:n,tag:s,sort:r,order:i,page:l}={...Nr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,"create\
d"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var Pr=e=>e.q!==""||e.tag.length>0;function on(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(Fo),offset:String((e.page-1)*Fo)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Qe=e=>e.slice(0,12),Wo=(e,t,o,n)=>n?.[e]?.label??(o&&Ke(o,t[e])?.
label)??t[e];function Ke(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Ir=(e="Damaged")=>a("strong",{class:"damage-mark"},Lt("warning"),e);function gm(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Ir()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}function Dr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Ir(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"\
mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var g_="https://ui.perfetto.dev";var xs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function w_(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new xs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new xs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function ul(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&ul(e,t-1)},100)}async function qr({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=g_,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new xs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw ul(l),m}let c=new AbortController,u=w_(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),ul(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var y_=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function b_(e){return(e.notes??[]).some(t=>y_.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var k_=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function ml(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Ri(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await qr({title:`${e.label}, rank ${t.rank}`,fileName:k_(
t,o()),load:m=>xr(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Te(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Te(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Oo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${mt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function __(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Oo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function x_(e,t,o,n){let s=ml(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?b_(t):"";s.prepare(),M(r,l===""?s.node:a("span",{class:"muted"},l))};return n.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Te(t.trace_bytes)),r)}function $_(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?__(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>x_(e,l,o,n))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${C(i)} more were not kept.`))}function v_(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Br(e,t={}){let o=[],n=ce("traces"),s=v_(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([qo(),...e.map(l=>po(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>$_(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var S_=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function wm(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${J(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function E_(e){return a("dl",{class:"counters"},S_.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},C(e[t]??0)))))}function T_(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||be),a("td",{class:"num"},C(s.events)),a("td",{class:"num"},Te(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):ml(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Ir()," "],i.words,i.
count>1&&` (${C(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function pl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${J(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var O_={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function fl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${J(e,"e\
ntry","entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${O_[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and ${C(
e-t.length)} more`)))}function ym(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return po(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",
...n?["Trace"]:[],"Notes"];M(t,Dr(o.quality.affected_files,o.quality.affected),E_(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"c\
ol"},r)))),a("tbody",{},o.file_list.map(r=>T_(o,r,n))))),pl(o.quality.duplicate_files),fl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},o.
id)," · stored in ",Te(o.stored_bytes)," out of ",Te(o.raw_bytes)," of JSON",n&&` (${Te(o.traces_bytes)} the traces themselves)`,!n&&`. ${Oo(o)}`))}).catch(o=>M(t,a("p",{class:"error-text"},o.message))),
t}var hl=4,gl=e=>e===2?"two":C(e),bm=e=>e[0].toUpperCase()+e.slice(1);function M_({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function A_({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${st(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function R_({parts:e}){let t=e.slice(0,hl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>hl?`${t} and ${C(e.length-hl)} more`:t}function wl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${gl(t.ranks)} ranks of one`;return`${bm(gl(e.length))} sets, \
or ${n}?`}function km(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ce("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${bm(gl(n.length))} sets`,R_(t)),c=i(!1,"One set",A_(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},wl(t))," ",M_(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var C_=64,L_={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function bl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function kl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function nn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return N_(e.made);if(e.state==="done"){let o=e.already_stored?`${P_(e)}; nothing was stored twice.`:`${Wr(
e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":L_[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Te(e.bytes_done)} of ${Te(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)} of ${J(e.files_total,"file")}`),
t.join(" · ")}function N_(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${C(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var P_=e=>`Stored already as “${e.known_as}”`;function I_(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function D_(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>yl(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=C_&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Wr=e=>e?.state==="done"&&e.affected_files?.length>0;function _m(e){return[Wr(e)&&Dr(e.affected_files),q_(e),pl(e?.duplicate_files),fl(e?.
left_out??0,e?.left_out_files??[])]}function q_(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${J(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function xm(e){let t=bl("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=F_(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(B_),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},W_(e)),a("ul",{class:"file-list"},u.map(v=>v.node)),e.skipped.length>0&&H_(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),p=null,f="",w="",h=!1;function y(){let v=n.contains(document.activeElement),k=a("div",{},j_(e));f=e.label,k.innerHTML!==n.innerHTML&&(M(
n,...k.childNodes),v&&n.querySelector("button")?.focus({preventScroll:!0}))}function g(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,M(i,h&&km(e)),e.state==="done"&&(d.open=!1)}function b(){
let v=e.state==="done"?e.offered:null;if(v===c)return;let k=l.contains(document.activeElement);c=v,M(l,D_(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?g():f!==
e.label&&y(),s.update(),u.forEach(U_),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:v,total:k}=_l(e);t.hidden=e.state==="asking"||!ve.active.includes(e),kl(t,v,k),w=xl(e),o.textContent!==
w&&M(o,e.state==="done"&&!e.bundle&&e.job.already_stored?I_(e,w):w),b(),m.classList.toggle("affected",Wr(e.job)),M(r,_m(e.job))}return _(),{node:m,update:_,text:()=>e.question?wl(e.question):w,focus(){
h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var Fr=(e,t)=>e.reduce((o,n)=>o+n[t],0);function _l(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Fr(n,"sent"),total:o==="looking"?0:Fr(n,"size")}}function B_(e){let t=bl(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function F_(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function W_(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[J(e.files.length,e.bundle?"bundle":"\
trace file"),Te(t)];return e.skipped.length>0&&o.push(`${C(e.skipped.length)} skipped`),o.join(", ")}function H_(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${C(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function U_(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,kl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Te(
t.size),sending:`${r} % of ${Te(t.size)}`,sent:`${Te(t.size)} sent`,failed:t.error??"failed"}[t.state]}function j_(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>yl(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>yl(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function yl(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function z_(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((o,n)=>o-n))}`}function G_(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function xl(e){let t=z_(e),o=Fr(e.files,"sent"),n=Fr(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Te(o)} of ${Te(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[nn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return nn(e.job)+G_(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function $m(e,t){let o=e,n=bl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?F("Cancel",()=>Mn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,kl(n,o.bytes_done,o.bytes_total),s.textContent=nn(o),l.classList.toggle("affected",Wr(o)),M(i,_m(o))}return u(o),{node:l,update:u}}var vm=()=>a("a",{href:me("/")},"Show");function Y_(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:xl(t),..._l(t)})),...Jt.running.map(t=>({label:t.label,text:nn(t),
done:t.bytes_done,total:t.bytes_total}))]}function K_(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${C(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function V_(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,vm()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function J_(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,vm()),draw(o){
e.textContent=`${o}.`}}}function Q_(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:It(r.id,i.id)},`Compare ${r.label} with ${i.label}`);M(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Sm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=V_(),o=J_(),n=Q_(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Bt()!=="/",c=l?Y_():[],u=l?K_():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),ho(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Jt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[Ho,sn,Em,ro,zt,X_,Hr,Z_]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],$s="Every page",Tm="First move to a set of the list, with the arrow keys.",Ur="First select a\
 call, in the lanes or in the table.",rn="There is nothing to search on this page.",Mm=[{pages:[Ho],keys:["/"],text:"Find trace sets",action:"search",none:rn},{pages:[Ho],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[Ho],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Ho],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[Ho],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Ho],keys:["Space"],text:"In the list: sel\
ect the set, for several at once"},{pages:[Ho],keys:["c"],text:"Use the focused set as the control",action:"control",none:Tm},{pages:[Ho],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Tm},{pages:[sn],keys:["/"],text:"Search the names of the rows",action:"search",none:rn},{pages:[sn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
sn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[sn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[sn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[ro],keys:["/"],text:"Find a frame or a kernel",action:"search",none:rn},{pages:[ro],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[ro],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[ro],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ro],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[ro],keys:["Space"],text:"In the table: select the frame"},{pages:[ro],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[ro],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[ro],keys:["w","s","a","d","0"],text:"In the flame graph: cl\
oser, away, left, right, all"},{pages:[sn,Em,ro,zt,Hr],keys:["c"],text:"Choose the control",action:"control"},{pages:[sn,Em,ro,zt,Hr],keys:["t"],text:"Choose the test",action:"test"},{pages:[zt],keys:[
"/"],text:"Search names; Enter shows the next call",action:"search",none:rn},{pages:[zt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[zt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
zt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[zt],keys:["d"],text:"Move to the right",action:"right"},{pages:[zt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[zt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ur},{pages:[zt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[zt],keys:["m"],
action:"measure",none:Ur,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[X_],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:rn},{pages:[Z_],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Hr],keys:["/"],text:"Find a table or column",action:"search",none:rn},{pages:[Hr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[$s],keys:["?"],text:"List the keys",action:"help"},{pages:[$s],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:rn},{pages:[zt],keys:[","],action:"former",none:Ur},{pages:[zt],keys:["."],action:"next",none:Ur}],e0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},t0=["button","checkbox","file","radio","range","reset","submit"];function vs(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!t0.includes(e.type))}function o0(e,t){let{target:o,key:n}=e,s=vs(o);return Mm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,$s].includes(i)))&&(r.
inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function n0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function s0(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},e0[t]??t)])}function Om(e,t){let o=Mm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},s0(n)),a("dd",{},s)))))}function r0(e){let t=ce("keys"),o=()=>n.close(),n=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",o)),Om(`${e.name} p\
age`,e.name),Om($s,$s),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Am(e,t){let o=()=>e()&&r0(e().page);t.addEventListener("cl\
ick",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=o0(n,s);if(!i||i.action==="close"&&n0())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Rm="tracediff.session";function a0(){try{return JSON.parse(sessionStorage.getItem(Rm))??[]}catch{return[]}}function Cm(e){let t=null,o=0,n="";function s(){return t===null&&(t=a0(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Rm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>po(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...gs(m,p)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Nt().then(()=>r(s()))}}}var $l=new Set,Nm=!1,Uo=()=>Nm;function qn(e){return $l.add(e),()=>$l.delete(e)}function Lm(e){Nm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...$l])t()}function Pm(){window.
addEventListener("beforeprint",()=>Lm(!0)),window.addEventListener("afterprint",()=>Lm(!1))}var ze=["control","test"],an={control:"test",test:"control"},Dm=["rank","span","step"],i0=["both",...ze],jr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,vl=e=>/^\d+$/.test(e??"")?e:"";
function Sl(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Dm)o[`${i}_${l}`]=vl(t.get(`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[jr(t.get("from")),jr(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:i0.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:jr(vl(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:jr(vl(t.get("align_nth")))??0}}var Im=e=>String(Math.round(e*1e3)/1e3);function Bn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...Dm,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",Im(e.from)),o("to",Im(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function wo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var l0=(e,t)=>e-t,qm=e=>[...new Set(
e)].sort(l0),El=e=>qm(e.map(t=>t.rank)),Tl=(e,t)=>qm(e.filter(o=>o.rank===t).map(o=>o.span)),Ol=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function c0(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var u0=(e,t)=>e.find(o=>String(o)===t);function Bm(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:u0(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(El(e),t.rank,"rank",o?.sample.rank),i=s(Tl(e,r),t.span,"file",o?.sample.span),l=Ol(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:c0(l),{sample:c,place:l.indexOf(c),missing:n}}var zr=e=>/^\d+$/.test(e??"")?e:"",ln=(e,t={})=>Bn({control:e.control,test:e.test,control_rank:zr(e.control_ranks),test_rank:zr(e.test_ranks),control_step:zr(e.control_steps),test_step:zr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Fn(e,t){let{name:o,category:n}=bs(t,"test");return ln(e,{name:o,category:e.use_short_name?"":n})}
function Gr(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&bs(n,"test");return ln(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Fm(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return ln(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var cn=["device","host","calls"];var Cl={device:"own",host:"self",calls:"calls"},Jr=["calls","host","self","device","own"];function Um(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=n??""})}function Ss(e){let[t,
o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(o^o>>>13,3266489909),
o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var jm=/ #\d+$/,Kr=(e,t)=>e==="module"&&t!==null?t.replace(jm,""):t,zm=()=>[0,0],Al=()=>Object.
fromEntries(Jr.map(e=>[e,zm()]));function Vr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:Al(),kernels:[],shapes:[],
children:[],own:Al(),key:"",foldKey:""}}var Ml=(e,t)=>t>0?(e??0)/t:0,Yr=(e,t,o,n)=>o?[Ml(e[`control_${t}`],n[0]),Ml(e[`test_${t}`],n[1])]:[Ml(e[t],n[0]),0];function d0(e,t,o){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function m0(e,t,o){let n=Object.fromEntries(Jr.map(s=>[s,Yr(e,s,t,o)]));return{...Vr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:d0(e,t,o),split:e.split??null},figures:n,own:{calls:n.
calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Yr(s,"counts",t,o),device:Yr(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Yr(s,"calls",t,o)}))}}function Qr(e,t,o){
[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Ss(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>Kr(s.sort,l)),s.status].join(`
`);Qr(s,r(t,s.names),Ss(i))}}var Xr=e=>e.reduce((t,o)=>Ss([t,o.sort,Kr(o.sort,o.control_name),Kr(o.sort,o.test_name),o.status].join(`
`)),"root");function Ll(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(cn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)p0(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var Wn=e=>e.status==="same"||e.status==="replaced";function p0(e,t){
e.total={},e.ownOf={},e.here={};for(let o of cn){let n=e.own[Cl[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=Wn(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=Wn(e)?r:null}}function Nl(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>m0(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Qr(s[0],"root","root"),Ll(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Rl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Wm(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,zm()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Rl(i[l],r[l]))}}function Hm(e,t){Jr.
forEach(o=>Rl(e.figures[o],t.figures[o])),Object.values(Cl).forEach(o=>Rl(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Wm(e.kernels,t.kernels,"name",["counts","device"]),Wm(e.shapes,t.shapes,"text",["calls"])}function f0({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Kr(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var h0=(e,t)=>Jr.some(o=>e.figures[o][t]>0);function Gm(e){if(e.children.forEach(Gm),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>h0(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Ym(e){let t=Vr(e.root);Hm(t,e.root);let o=new Map,n=(r,i)=>{let l=f0(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Vr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Hm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Gm(t),Qr(t,"root","root"),Ll(t,{...Km(e),grouped:"class"})}function Km({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Vm=e=>({...e,children:e.children.map(Vm)});function g0(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&jm.test(n??"")&&t.unshift(n)}return t}function w0(e,t){let o=Vr({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Cl))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Jm(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=w0(i,l);return{...i,opened:!0,own:Al(),kernels:i.kernels,children:[...l.map(u=>({...Vm(u),above:g0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Qm(r,n),Ll(r,Km(e))}function Qm(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Qr(o,Ss(`${e.key}
${n||"rest"}`),o.foldKey||Ss(`${e.key}
rest`))}else Qm(o,t)}function un(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var dn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",yo=(e,t)=>e.total[t][1]-e.total[t][0];function bo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Pl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function Hn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Xm=["both","control","test"];function y0(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Zm(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=y0(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var b0=["modules","operators","python"],k0=["folded","class","instance"],ea=["control","test"],ta=["ranks","steps","marker"],_0=5e3,Il=40,Es=(e,t,o)=>t.includes(e)?e:o,Zr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Il);function Un(e){let t=new URLSearchParams(e),o={};for(let n of ea){o[n]=t.get(n)??"";for(let s of ta)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...o,level:Es(t.get("level"),b0,"modules"),by:Es(t.get("by"),cn,""),width:Es(t.get("width"),Xm,"both"),frames:Es(t.get("frames"),k0,"folded"),order:Es(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Zr(t.get("node"))[0]??"",zoom:Zr(t.get("zoom"))[0]??"",open:Zr(t.get("open")),rows:Zr(t.get("rows"))}}function Dt(e){let t={...Un(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&
r!==""&&o.set(s,r)};for(let s of ea)n(s,t[s]),ta.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,"modules"),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),
n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Il).join(".")),n("rows",t.rows.slice(-Il).join(".")),me(o.size===0?"/tree":`/tree?${o}`)}function jn(e,t,o){
let n=new URLSearchParams({max_nodes:String(_0)}),s=e.test!=="";for(let r of s?ea:["control"]){s&&n.set(r,e[r]);for(let i of ta){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&n.set("level",e.level),t==="host"&&n.set("by","host"),o&&n.set("instances","true"),n}var Rt=e=>Object.fromEntries(ea.flatMap(t=>[t,...ta.map(o=>`${t}_${o}`)]).map(t=>[t,e[t]])),x0=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function ep(e,t){let{name:o,category:n}=bs(t,"test");if(!x0.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Dt({...Rt(e),q:i,level:r?"python":"modules"})}var tp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var op="tracediff.dismissed-jobs",$0=24*3600*1e3,v0=1e4;function np(){try{return JSON.parse(localStorage.getItem(op))??[]}catch{return[]}}function S0(e){try{localStorage.setItem(op,JSON.stringify([...np().
slice(-50),e.id]))}catch{}}function E0(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<$0;return!o.includes(e.id)&&(!Zo(e)||t.has(e.id)||n)}function T0(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<v0)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function sp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=T0(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=xm(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:_}=h;i.tell(h.key,{state:g,stage:_?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=np();Jt.running.forEach(y=>r.add(y.id));let h=Jt.list.
filter(y=>E0(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,$m(y,()=>{S0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${nn(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);ho(o,y.map(g=>s.get(g).node)),n.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:w})=>e(w.job.set),f=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",p),ve.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",f),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",p),ve.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var O0=.1;function M0(e,t){let o=t.coming_bytes>0?` and ${Te(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Te(t.left_bytes)} are left`;return`${e} may store ${Te(t.allowed_bytes)}\
: ${Te(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function rp(e,t){if(!t)return null;let o=t.left_bytes<=O0*t.allowed_bytes;return a("span",{class:o?"quota-few":""},M0(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function ap(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await qo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,rp(o.user,n)," ",rp("All together",s))}}}var A0="a[href], button:not(:disabled), input";function ip(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(A0)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),w=f.indexOf(n),h=[n,...r(n)],y=h.indexOf(p);return{ArrowDown:f[w+1],ArrowUp:f[w-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||vs(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function oa(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ce("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var zn=4;function na(e,t,{text:o,...n}={}){let s=ce("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Lt("more")),l=null,c=()=>lp(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:w}}),M(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),lp(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter(v=>!v.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",_={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find(v=>v.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||_)&&(h.preventDefault(),h.stopPropagation(),_?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function lp(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+zn+s<=innerHeight;e.style.setProperty("top",`${Math.max(zn,r?o.bottom+zn:
o.top-zn-s)}px`),e.style.setProperty("left",`${Math.max(zn,Math.min(o.right-n,innerWidth-n-zn))}px`)}var sa=10,cp=3;function R0(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Br([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function up(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function C0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function L0(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-cp;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,cp).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function N0(e,t){let o=e.goes?`goes ${Sd(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${mt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Lt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${o}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function P0(e,t,o){let n=a("div",{class:"set-line"}),s=()=>M(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),L0(e,t),N0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,C0(e)),edit(i){oa(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function I0(e,t,o){let n=wm(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,ym(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Lt("warning"),a("span",{class:"ellipsis"},n.text),Lt("chevron"));return s}function D0(e){return e.steps.length>0?a("span",{title:st(e.steps)},C(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function dp(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(sa)},o.get(e.id))),r=na(
`Actions for ${e.label}`,()=>R0(e,t,u=>i.edit(u))),i=P0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},up("control",e,t),up("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},mt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},C(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},D0(e)),a("td",{class:"num","data-head":"Events"},C(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Te(e.raw_bytes)} of JSON in ${J(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):be}`},Te(e.disk_bytes)),a("td",{"data-head":"Quality"},I0(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${Qe(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Ts={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},ra=e=>e[0].toUpperCase()+
e.slice(1),q0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Dl=e=>q0[e]??e.toLowerCase();function ql(e){let t=e.split(" overlapping ").map(Dl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Bl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},mp={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Fl={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},aa={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},ia={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Wl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},mn="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Os={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},pp=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Os[e.measured].replace(/^./,t=>t.toUpperCase());var B0=["sets","baseline","name","category","layer"];function Ms(e){let t=new URLSearchParams(e),o=t.get("measure")??"";return{...Object.fromEntries(B0.map(n=>[n,t.get(n)??""])),tag:t.getAll("tag").filter(
n=>n!==""),measure:o in Os?o:"step_time",time:t.get("time")==="self"?"self":"total",by:t.get("by")==="host"?"host":"device"}}function la(e){let t=new URLSearchParams,o=(n,s,r="")=>{s!==r&&t.set(n,s)};
return o("sets",e.sets),e.tag.forEach(n=>t.append("tag",n)),o("baseline",e.baseline),e.layer!==""?(o("layer",e.layer),o("by",e.by,"device")):e.name===""?o("measure",e.measure,"step_time"):(o("name",e.
name),o("category",e.category),o("time",e.time,"total")),t}function As(e){let t=la(e).toString();return me(t===""?"/series":`/series?${t}`)}var fp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],hp=fp.filter(e=>e.sort);function F0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function gp(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=fp.map(h=>F0(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=ip(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let _=l.get(h),v=_?.shown===
y?_:{shown:y,rows:g()};return b.set(h,v),v.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>dp(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[W0(
h,y,e)],g);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(v=>u(v,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[H0(h,y,_,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=g?.closest("tr")?.dataset??{};ho(t,h.entries.flatMap(v=>v.group?d(v.group,h.groups.get(v.group.prefix),y):u(v.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let g of n){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,M(g.querySelector(".sort-mark"),b&&Lt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let _ of g){let{set:v}=_.dataset;for(let k of[
"control","test"])_.toggleAttribute(`data-${k}`,v===h[k]),_.querySelector(`.pick-${k} input`).checked=v===h[k];_.toggleAttribute("data-checked",y.has(v)),_.querySelector(".set-check").checked=y.has(v)}
let b=g.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===g.length,o.indeterminate=b>0&&b<g.length,o.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function W0(e,t,o){let n=F([Lt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},mt(e.newest)),a("td",{colspan:String(sa-4)},!e.prefix.includes(",")&&a("a",{href:As(
{...Ms(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function H0(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(sa)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${C(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function wp(e,t){let o=e,n=ce("tags"),s=ce("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(w,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let g=await To(o[y].id,w);o=o.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let w=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),M(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),vn().then(w=>M(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function bp({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ce("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Se(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),f.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${C(b.files_done)} of ${J(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Mn(m.id).catch(()=>{}),Or(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:w,
go:u}}async function U0(e,t){try{for(let o of e.binned)await En(o);for(let o of e.made.filter(n=>!n.already_stored))await Sn(o.set)}catch(o){Me(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function kp(e,t,o){Me(e,{seconds:30,action:{label:"Undo",run:()=>U0(t,o)}}),o(t.set)}function j0(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Te(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function yp(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function _p(e,t){let o=ce("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=bp({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Vu(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>kp(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await po(e.id);s=j0(d,()=>l("")),M(n,yp(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),yp(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function xp(e,t){
let o=ce("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});bp({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${J(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>Ju(e.map(s=>s.id),n.value.trim()),ended:s=>kp(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var z0=10,G0=12,Y0=200,K0=4;async function Hl(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:K0},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function V0({change:e,sort:t}){let o=ce("find"),n=a("span",{class:"muted small found"}),s=!1,r=Je(Y0,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},hp.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${p} ${w}`},`${f} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,w){let h=[...p.tag.filter(g=>!f.some(b=>b.tag===g)).map(g=>({tag:g})),...f.slice(0,G0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,h.
map(({tag:g,sets:b})=>F([g,b!==void 0&&a("span",{class:"muted"},` ${C(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(p.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,w){u.hidden=w<=z0&&!Pr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let h=f===0?"No set matches.":J(f,"set");return n.textContent=Pr(p)?h:"",h}}}var $p=e=>[...e.values()].every(t=>t.pinned);function J0(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,o.textContent=`Compare (${C(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=$p(c)?"Unpin":"Pin",i.textContent=`Delete (${C(c.size)})`}}}function Q0(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*Fo,c=Math.min(l+Fo,i.entry_total);s.hidden=i.entry_total<=Fo&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(i.entry_total)}${i.entry_total===i.total?"":` rows, ${J(i.total,"set")}`}`:""}}}function vp({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},X0()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],w={control:"",test:""},h="",y=null,g="",b=!1,_=(L,z)=>{b=!0,e({page:1,...L},z)},v=V0({change:L=>_(
L,{replace:!0}),sort:(L,z)=>_({sort:L,order:z})}),k=gp({pick:t,save:G,pin:V,remove:re,check:q,checkAll:K,toggleGroup:j,tags:ne,split:L=>_p(L,qe),more:N,filterTag:ae,sort:ee}),S=J0({compare:oe,join:()=>xp(
[...l.values()],qe),tags:()=>ne([...l.values()]),pin:()=>V([...l.values()],!$p(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),he()}}),A=Q0(L=>{e({page:u.page+L}),i.scrollIntoView({block:"star\
t"})}),O=qd($),I=a("div",{class:"set-list"},O.node,v.node,i,A.node,S.node);async function $(){y?.abort(),y=new AbortController;let{signal:L}=y;m=on(u).toString(),i.ariaBusy="true";let z=setTimeout(()=>r.
busy(!0),400);try{let[T,B,Y]=await Promise.all([Wt(on(u),{signal:L}),vn({signal:L}),Pr(u)?Wt("limit=0",{signal:L}):null,o()]);d=T,f=B,p=O.draw(Y??T),await E(L),$e()}catch(T){T.name!=="AbortError"&&x(T)}finally{
clearTimeout(z),L.aborted||(r.busy(!1),i.ariaBusy=null)}}function x(L){d=null,m="",M(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},L.message),F("Try agai\
n",$,{class:"primary"})))}let R=(L,z,T=Fo)=>{let B=on({...u,page:1});return B.delete("group"),B.set("prefix",L),B.set("offset",String(z)),B.set("limit",String(T)),B};async function E(L){let z=new Set(
d.entries.flatMap(({group:T})=>T?[T.prefix]:[]));for(let[T,B]of[...c]){if(!z.has(T)){c.delete(T);continue}let Y=await Wt(R(T,0,Math.min(1e3,Math.max(Fo,B.sets.length))),{signal:L});c.set(T,{sets:U(Y),
total:Y.total,loading:!1})}}async function N(L){let z=c.get(L),T=m;z.loading=!0,he();try{let B=await Wt(R(L,z.sets.length));z.sets=[...z.sets,...U(B)],z.total=B.total}catch(B){Me(`${L} cannot be liste\
d. ${B.message}`,{urgent:!0})}z.loading=!1,T===m&&he()}function j(L){c.delete(L)?he():(c.set(L,{sets:[],total:0,loading:!0}),N(L))}let U=L=>L.entries.flatMap(({set:z})=>z?[z]:[]),Q=()=>d.entries.flatMap(
({set:L,group:z})=>L?[L]:c.get(z.prefix)?.sets??[]);function $e(){n({sets:U(d),allTotal:p,checking:O.checking()});let L=v.draw(u,d.total,p);b&&(b=!1,Se(L)),he(),g!==""&&je(g)}function he(){if(d&&(v.drawTags(
u,f,ae),A.draw(u.page,d),S.draw(l),!(d.entries.length===0&&O.checking()))){if(d.entries.length===0){M(i,p===0?s():Fe());return}k.node.parentNode!==i&&M(i,k.node),k.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Fe=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function je(L){if(g="",k.flash(L))return;d.entries.find(({group:T})=>T&&c.get(T.prefix)?.sets.some(B=>B.id===L))||ht([L]).then(([T])=>{let B=T&&d?.entries.find(({group:Y})=>Y&&T.label.
toLowerCase().startsWith(Y.prefix.toLowerCase()));B&&!c.has(B.group.prefix)&&j(B.group.prefix)}).catch(()=>{})}function ee(L){let z=L==="label"?"asc":"desc",T=z==="asc"?"desc":"asc";_({sort:L,order:u.
sort===L&&u.order===z?T:z})}function ae(L){let z=u.tag.includes(L);_({tag:z?u.tag.filter(T=>T!==L):[...u.tag,L].slice(-8)})}function q(L,z,T){let B=Q(),[Y,ie]=[B.findIndex(D=>D.id===h),B.findIndex(D=>D.
id===L.id)].sort((D,se)=>D-se);(T&&Y>=0?B.slice(Y,ie+1):[L]).forEach(D=>z?l.set(D.id,D):l.delete(D.id)),h=L.id,he()}function K(L){Q().forEach(z=>L?l.set(z.id,z):l.delete(z.id)),he()}function oe(){let[
L,z]=[...l.values()].sort((Y,ie)=>Y.created.localeCompare(ie.created)),[T,B]=gs(L,z);r.go(It(T.id,B.id))}function ue(L){let z=T=>T.id===L.id?{...T,...L}:T;d.entries=d.entries.map(T=>T.set?{set:z(T.set)}:
T),c.forEach(T=>{T.sets=T.sets.map(z)}),l.has(L.id)&&l.set(L.id,L),n({sets:U(d),allTotal:p}),he()}function qe(L){return l.clear(),g=L,$()}async function G(L,z){try{return ue(await To(L.id,z)),Se("Save\
d."),!0}catch(T){return Me(`Not saved. ${T.message}`,{urgent:!0}),!1}}function ne(L){wp(L,ue).addEventListener("close",()=>$())}let le=L=>L.length===1?`“${L[0].label}”`:J(L.length,"set");async function V(L,z){
let T=await Hl(L,async B=>ue(await To(B.id,{pinned:z})));T.length>0?Me(`${le(T.map(({item:B})=>B))} ${T.length===1?"was":"were"} not changed. ${T[0].error.message}`,{urgent:!0}):Se(`${le(L)} ${L.length===
1?"is":"are"} ${z?"pinned":"not pinned"}.`)}async function re(L){let z=await Hl(L,B=>Sn(B.id));z.length>0&&Me(`${le(z.map(({item:B})=>B))} ${z.length===1?"was":"were"} not deleted. ${z[0].error.message}`,
{urgent:!0});let T=L.filter(B=>!z.some(({item:Y})=>Y===B));T.forEach(B=>l.delete(B.id)),T.length>0&&Me(`${le(T)} ${T.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>H(T)}}),
document.getElementById("main").focus({preventScroll:!0}),await $()}async function H(L){let z=await Hl(L,T=>En(T.id));z.length>0&&Me(`${le(z.map(({item:T})=>T))} cannot be brought back. ${z[0].error.message}`,
{urgent:!0}),g=L.length===1?L[0].id:"",await $()}return{node:I,show(L,z){let T=u;u=L,w=z,T&&on(T).get("sort")!==on(u).get("sort")&&c.clear(),on(u).toString()!==m?$():he()},reload(L=""){return g=L||g,$()},
search:()=>p>0&&(v.focus(),!0),enter:()=>k.focus(),focused:()=>d&&Q().find(L=>L.id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),O.stop()}}}function X0(){return a(
"div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Sp=64,Ep=32;function Z0(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Sp)return`${t} is too long: a tag has at most ${Sp} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function ex(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(Z0).find(r=>r!=="")??(n.length>Ep?`${n.length} tags are too many: a set has at most ${Ep}.`:"");return{tags:n,fault:s}}var tx="key=value, separated by commas";function Tp(){let[e,t]=["tags","t\
ags-help"].map(ce),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=ex(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||tx,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Op(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Nd(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Lt(t),e),n)}function ox(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Me(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},tp))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function nx(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:me("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,w)=>M(p,a("b",{class:"letter"},f),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=It(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Rs={path:"/",name:"Traces",mount(e,t){return ax(e,t)}},sx=24,rx=100;function ax(e,t){let o=Nr(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=ap(),d=vp({change:f,pick:k,ready:u.load,loaded:h,empty:ox,context:t}),m=nx(()=>v({control:n.test,test:n.control})),p=sp(g,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Op("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Op("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Tp(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(A,O){t.go(hm({...o,...A}),O)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function h({sets:A,allTotal:O,checking:I=!1}){l||(s=A,t.setTitle(`Traces (${C(O)})`),c.textContent=O>0?C(O):"",m.node.hidden=O===0,location.search===""&&O<=sx&&!I&&y(A),_())}
function y(A){let{control:O,test:I}=Hd(A);O&&(O!==n.control?.id||I!==n.test?.id)&&(n={control:Ke(A,O),test:Ke(A,I)},f({control:Qe(O),test:Qe(I)},{replace:!0}))}function g(A){let O=ve.transfers.some(I=>I.
job?.set===A);O&&!i.includes(A)&&i.push(A),O&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(O?A:"")}let b=Je(rx,async A=>{if(await d.reload(A),i.length>1&&!r&&!l){let O=await ht(i.
slice(-2).reverse()).catch(()=>[]);!l&&!r&&y(O)}});async function _(){let A=o,O=["control","test"].map(E=>A[E]),I=O.filter(E=>E!==""&&!s.some(N=>N.id.startsWith(E))),$=await ht(I).catch(()=>[]);if(l||
A!==o)return;let[x,R]=O.map(E=>E===""?null:s.find(N=>N.id.startsWith(E))??Ke($,E)??null);n={control:x,test:R},w()}function v(A){r=!0,n=A,f({control:Qe(A.control?.id??""),test:Qe(A.test?.id??"")})}function k(A,O){
v({...n,[A]:O}),Se(`${O.label} is the ${A}.`)}function S(A){let O=d.focused();return O?k(A,O):!1}return w(),{keys:{search:d.search,enter:d.enter,control:()=>S("control"),test:()=>S("test")},update(A){
let O=o;o=Nr(A),w(),(O.control!==o.control||O.test!==o.test)&&_()},unmount(){l=!0,b.cancel(),d.unmount(),p.unmount()}}}var Cs=200;function Mp(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await ot(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Cs*Math.floor(d/Cs),p=await i({offset:m,limit:Cs});p&&(p.rows.forEach((f,w)=>{o[m+w]=f}),e())},stop(){s?.abort(),t=null}}}var Ul=e=>Dn(e,e.unit,Pn(e)).toString();function Rp(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Cs)),t.op!==""&&n.set("row",t.op),o?.key===pt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var jl=e=>({key:pt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Cp(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{let n=await ot(
o);return{diagnosis:n.diagnosis,note:n.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function ix(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Rp(Ul(e),e,t),n=new AbortController,
s=ot(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}async function Ap(e){let t=()=>{let o=new URLSearchParams(location.search),n=new URLSearchParams({control:o.
get("control"),test:o.get("test")});return location.replace(me(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.code!=="no\
t_for_recordings")throw o;return t()}}function Lp(e,t){ix(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=Rp(n,s,r),c=o;return o=null,c?.query===l?(i.addEventListener(
"abort",()=>c.stop.abort()),Ap(c.answer)):(c?.stop.abort(),Ap(ot(l,{signal:i})))}}var lx=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},lx),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(f),!p()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){M(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function ft(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var cx=4,Ls=[];function ux(e){return new Promise(t=>{Ls.push({node:e,go:t}),Ls.length===1&&Nt().then(Np)})}function Np(){let e=Ls.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Ls.splice(Math.max(0,e),1);t(),Ls.length>0&&Nt().then(Np)}function dx(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<cx&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=ft(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!Uo()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});p.observe(i);let f=qn(h);async function w(){if(u)return;let g;u=!0;try{c||await Nt(),g=await ms(),c||await ux(i)}catch(k){M(n,k.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:v}=e.make(l,m);await g.react(t,_,{...v,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Md),!c&&!d&&(c=!0,e.onClick&&dx(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??Ad)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,o.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!g.empty,M(n,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,M(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function ko(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var mx=30,Ns={top:8,right:16,bottom:34},px=64,fx=6,Pp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function zl(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},Pp.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>Pp.filter(([c])=>!t.has(c)),height:c=>hx(c.rows.length),make:(c,u)=>bx(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Ip(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:Dp(n,o,Vt())})))}}}var hx=e=>Math.max(e,3)*mx+Ns.top+Ns.bottom,Ip=e=>[Math.max(e,3)-.5,-.5];function Dp(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function gx(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ve(t);return[n,` ${o}`]}function wx(e){return[Bo(e.name,px,fx).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function yx(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return no(e.map(n=>n.name),o).map((n,s)=>We(e[s].mark+n))}function bx(e,t,o,n){let s=Vt(),[r,i]=gx(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),p=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,g)=>n.has(p(y,g))?null:y),w=(y,g)=>s[p(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...h,name:"difference",x:f,marker:{color:f.map((y,g)=>w(y,g)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(wx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ns.right,t:Ns.top,b:Ns.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Ip(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:yx(e.rows,u)},shapes:Dp(e.rows,o,s)}}}var qp=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${st(e)}`,kx=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ca(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[qp(p,f,"ranks"),qp(w,h,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,kx(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${mt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var _x="abs_diff_duration",ua=[["more_work","More work","The part of the change of device time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take more time, or less","num c-work"]],Gl={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"\
it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its \
calls or of its device time"},Bp="abcd";function Fp({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Gl).indexOf(e?.work_known);return a("td",{class:"num c-work mut\
ed",title:Gl[e?.work_known]??null},be,l>=0&&a("sup",{},Bp[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Wp(e){let t=null,o=F("More and s\
lower work",()=>e({work:!t.work,...t.work&&ua.some(([s])=>s===t.sort)?{sort:_x,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s \
device time, where its FLOPs are known; takes longer"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Gl).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Bp[r]),` ${s}`]).filter(
Boolean),".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var Yl=4,da={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Hp(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=ft("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=p.length===0,r.hidden)
return;t.textContent=`Probable replacements (${C(p.length)})`;let f=m?[d.control.samples,d.test.samples]:[1,1];M(o,p.slice(0,i?void 0:Yl).map(w=>u(w,f,m))),n.hidden=i||p.length<=Yl,M(n,!n.hidden&&F(`S\
how all ${C(p.length)}`,()=>{i=!0,c(d,m),o.children[Yl].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,p){let f=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],h=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=h>0?"more":h<0?"less":"calm",g=(b,_,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},_),a("span",{class:"visually-hidden"},_==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},g(d.control,"−",
"less-mark"),g(d.test,"+","more-mark"),a("p",{class:"muted small"},da[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${Ie(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${C(f[0])} → ${C(f[1])}`),a("dt",{},p?"time per step":"\
time"),a("dd",{title:`${de(w[0])} → ${de(w[1])}`},`${P(w[0])} → ${P(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ye(h)},ye(h),w[0]>0&&` (${Ee(100*h/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Qt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var xx={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Up="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function pn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${C(o)} steps are too few to find a change among ${C(
n)} rows.`}let t=`q = ${Ht(en(e))}, p = ${Ht(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ps(e){
switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ht(e.calls_q_value)})`;default:return""}}
var $x=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",o=(r,i)=>r===null||i===null?null:i-r,n=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=o(i,l))=>n(r,P(i),P(l),ye(c),[de(i),de(l),Ye(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},n("Calls",C(e.control_counts),C(e.test_counts),nt(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function jp(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${da[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ks(e)].join(`
`):e.name}function zp({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,p=Ps(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${xx[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${da[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ks(d).map(f=>a("p",{class:"mono full-name"},a("bdi",{},f)))),d.significance&&a("p",{class:"small"},pn(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),$x(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),n?.(d)&&a("a",{href:n(d)},"Show in the timeline"),o?.(d)&&a("a",{href:o(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Qt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function ma(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file: dropped on ano\
ther tracediff, or opened by tracediff open, it shows this page"};return{node:na("Share",()=>[{text:"Copy link",run:()=>Qt(location.href,"Link copied."),title:"For people who can reach this server"},{
text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Kl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Gn=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Gp(e){let t=ce("top"),o=ce("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:In(s.value)})}},Object.keys(Kl).filter(l=>il.includes(l)).map(l=>a("option",{value:l},Kl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...sm,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Kl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function Yp(e){let t=a("span",{class:"muted"}),o=Wp(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=ma(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:p}=c,f=l.fold?c.replacements.length:0;t.textContent=(m===p?C(m):`${C(m)} of ${C(p)}`)+(f>0?`, ${J(f,"pair")} folded`:""),n.href=us(cl(l,
u,d,"csv")),s.href=us(cl(l,u,d,"json")),r.set({name:Gn(c),bundle:_r(fm(l)),report:kr(pm(l,u,d))}),n.download=`${Gn(c)}.csv`,s.download=`${Gn(c)}.json`}}}function Kp(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:me("/")},"Choose other traces")))}function Vp(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}var vx=56;function Vl(e){let t=e.split("`");if(t.length%2===0){let o=t.pop();t[t.length-1]+=`\`${o}`}return t.map((o,n)=>[o,n%2===1]).filter(([o])=>o!=="")}function Sx(e,t){let[o,n]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>n===void 0?s.name.includes(t):s.name.startsWith(o)&&s.name.endsWith(n))}function Jp(e,t=null){let o=ce("diagnosis"),n=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":o},a("h2",{id:o},"Why"),n,t),r="";function i(m){let p=Vl(m.text),f=p.filter(([,h])=>h).map(([h])=>h),w=new Map(no(f,vx).map((h,y)=>[f[y],h]));return p.map(([h,y])=>{if(!y)
return h;let g=Sx(m.rows,h),b=g&&e.page(g),_=a("code",{title:g?.name??h},a("bdi",{},w.get(h)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let w=e.row(m),h=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{l(g)&&(g.preventDefault(),e.onRow(m))}}},h)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(h=>[e.rank(h),`rank ${h}`]),...m.steps.map(h=>[e.step(h,p),`step ${h}`])].map(h=>Array.isArray(h)?h[0]!==null&&a("a",{href:h[0],title:`Compare ${h[1]} alone`},h[1]):h).filter(Boolean),
w=e.timeline(m);return w&&f.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Xe[m.part].name} bar`)),f.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((h,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),h]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},
"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?M(n,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):M(n,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Qp=7.2,fa=6,pa=["solid","dot","dash","dashdot","longdash","longdashdot"],Jl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Ql=e=>Vt()[e==="B"?
"test":"control"];function ga(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var wa=e=>e.map(t=>We(t)).join("<br>"),De=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ha=116,Is=22,Yn=e=>e>1?64-Is+e*(ha+Is):320;function Ex(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":We(n.values[t].none??n.values[t].text))}}function Ds({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=o==="time"?Ve(i):o==="bytes"?Di(i):[o==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+fa+Qp*p),Math.floor(r*.42),360),w=Math.floor((f-14-fa)/Qp),h=e.map(y=>wa([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...Ex(e,g,n)})),layout:ga({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:fa,tickcolor:"rgba(0,0,0,0)",ticktext:no(e.map(y=>y.label),w).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var Xl=(e,t)=>t===""?{property:Jl[e%Jl.length],dash:pa[Math.floor(e/Jl.length)%pa.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:pa[e%pa.length]},Tx=e=>Ve(
Math.max(e,1));function Ox(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Rn(i):t==="bytes"?Di(i):[t,1],u=n*
(ha+Is)-Is,d=1-o*(ha+Is)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-ha/u),d],title:{text:l,font:{size:11}}}}}var Mx=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Ax=400,Rx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),Cx=(e,t)=>e.length>Ax?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:tf(Rx(o),.55),dash:"dot"}})),Lx=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:We(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Nx(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=Tx(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Zp({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Nx(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Xo(w):o==="bytes"?Te(w):`${C(w)} ${o}`,p=t.map((w,h)=>Ox(e.
filter(y=>y.panel===w),o,h,t.length)),f=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=Xl(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.
map(g=>g[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>wa([w.name,`at ${de(g[0])}`,m(g[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ga({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:w},h)=>[`y\
axis${h===0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>Mx(w,p[h].axis.domain[1])):[],...Lx(s,d,r)],shapes:Cx(s,d)}),per:l,offset:u}}function ef(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function tf(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function Px(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function of({sides:e},t){
let o=e.map(g=>Px(g.bins)),n=[...new Set(o.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>o[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${P(d(g))} to ${P(d(g+1))}`,p=c.filter(g=>g>=i&&(g-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...p.filter((g,b)=>b%f===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:tf(Ql(g.side),y===0?.65:.4),line:{color:Ql(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,_)=>u(_,g)))),customdata:c.map(g=>wa([m(g),...e.map((b,_)=>`${b.name}: ${C(
u(_,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ga({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":ef(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Xp(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:fa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>ef(10**s)),title:{text:o,font:{size:11},standoff:4}}}function nf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Ql(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>wa([c,`rank\
 ${d.rank}`,`host ${P(d.cpu_duration)}, device ${P(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ga({xaxis:Xp(...n,"the launch on the host"),yaxis:Xp(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var uf=(e,t)=>e.rank-t.rank||e.span-t.span,Ix=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function sf(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(uf)}}var rf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ya=e=>e===void 0?"–":e===null?"whole":String(e);function Zl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var af=(e,t)=>e===t?e:`${e} / ${t}`;function Dx(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(uf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function lf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function ba(e,t){let[o,n]=[sf(e),sf(t)],{rows:s,byPosition:r}=Dx(o.keys,n.keys),[i,l]=[rf(e),rf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?ya(l[p]):l.length===0?ya(i[p]):af(ya(i[p]),ya(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?af(Zl(m.control),Zl(m.test)):Zl(m.control??m.test)})),columns:u,control:d(lf(e,s,i,"control",o.split)),test:d(lf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!Ix(i,l)}}function qs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function jo(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var cf=e=>e.reduce((t,o)=>t+o,0)/e.length,qx=1.05,
Bx=.05;function df(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=cf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?cf(i.map(u=>u.exposed_communication))/l:null}}),n=jo(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=qx);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:Fx(o)}}function Fx(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=jo(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=Bx&&t.waiting<=o/2?t:null}var Wx=32,Hx=512;function Ux(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function jx(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>jo(e.map(s=>s[n]??0)))}function zx(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,jx(s)]));return new Map(
e.map(n=>[n,Ux(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function ec(e){let t=zx(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var tc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function oc(e,t,o,n){let s=Math.floor(Wx/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(Hx/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:ec(e).slice(0,s),limited:!0,note:tc(s,e.length,n,t)}}var Gx=16,zo=e=>e==null?be:`${e} %`,nc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,Yx=e=>e.map(t=>({key:t.key,name:nc(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),Kx=e=>({key:e.
property,name:e.name,colour:te(e.property)});function Kn(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function ao(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(w=>f[w.key]??null);e.forEach((f,w)=>o(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:nc(f,y),full:`${nc(f,f.label)}, ${y}`,total:P(u(h).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=oc([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Ds({bars:p,kind:"\
time",stacked:!0,series:r.map(Kx)},f)}}function Vx(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},w=(f.values[u].value??0)+m;f.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var mf=e=>Math.max(...e.values.map(t=>t.value??0));function Jx(e){let t=[...e].sort((o,n)=>mf(n)-mf(o)).slice(0,Gx);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=Vx(e,o),{shown:s,...r}=o.ranks?oc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):Jx(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Ds({bars:s.map(l=>l.bar??l),kind:o.kind,series:Yx(e),errors:!!o.range},i)}}var ff="−",it=e=>e==null;function Bs(e,t){return it(e)?be:gt(e,0,t).replace("-",ff)}function Fs(e,t){let o=Bs(e,t);return Number(o.replace(ff,"-"))===0?"0":e>0?`+${o}`:o}var xe=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>it(n)||n===""?be:String(n)}),Ws=(e,t)=>({key:e,title:t,show:o=>it(o)||o===-1?be:String(o),blank:`the trace does not say which ${t}`}),_e=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:nt}),
Z=(e,t)=>({key:e,title:t,number:!0,show:P,exact:o=>it(o)?null:de(o),showDiff:ye,exactDiff:o=>it(o)?null:Ye(o)}),Go=(e,t)=>({key:e,title:t,number:!0,show:Xo,exact:o=>it(o)?null:Ii(o),showDiff:bd,exactDiff:o=>it(
o)?null:`${o>0?"+":""}${Ii(o)}`}),Gt=(e,t)=>({key:e,title:t,number:!0,show:Te,exact:o=>it(o)?null:qi(o),showDiff:ds,exactDiff:o=>it(o)?null:`${o>0?"+":""}${qi(o)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:o=>it(o)?be:`${Bs(o,2)} %`,showDiff:o=>it(o)?be:`${Fs(o,2)} pp`,exactDiff:o=>it(o)?null:`${Fs(o,6)} percentage points`}),ka=(e,t)=>({...et(e,t),show:o=>it(o)?be:`${Bs(100*o,1)} %`,showDiff:o=>it(
o)?be:`${Fs(100*o,1)} pp`,exact:o=>it(o)?null:`${Bs(100*o,6)} %`,exactDiff:o=>it(o)?null:`${Fs(100*o,6)} percentage points`}),rt=(e,t)=>({key:e,title:t,number:!0,show:o=>Bs(o,3),showDiff:o=>Fs(o,3),
exact:o=>it(o)?null:String(o),exactDiff:o=>it(o)?null:String(o)}),Qx={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function hf(e){
let[t,o]=Qx[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var Yo=(e,t=n=>n,o=t)=>[Oe(_e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),gf=(e,t)=>({...e,isSaid:t}),lt=(e,t,o)=>({
key:e,title:t,show:n=>it(n)?be:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),Ko={key:"note",title:"note",note:!0,show:e=>it(e)?"":String(e)},pf=10;function Xx(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Zx(e){let t=Xx(e.split("|")),o=t.length>pf+1?t.slice(0,pf):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${C(r)} × ${s}`:s)),n>0&&a("li",{},`${C(n)} more`))}var wf=(e,t)=>({key:e,title:t,mono:!0,show:o=>it(o)?be:Zx(o)}),Hs=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=it(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function yf(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Mo=`There is no device work in the selected ranks and steps. ${mn}`,Us=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${mn}`,Ae=xe("rank","rank"),
fn=Ws("device","device"),js=Ws("stream","stream"),zs=lt("kernel_type","kind",Dl),io=Hs(xe("operator","operator",!0),()=>"cpu_op"),Gs=Hs(xe("name","kernel",!0),e=>e.category),bf=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function Vn(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>bf(s.letter,r))),
n&&bf("B − A",n)]}var hn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Jn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Qn=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var kf=[["compute",Xe.compute,"--part-compute"],["non_compute",Ts,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${P(
s[`${e}_time`])}, ${zo(s[`${e}_time_pctg`])}`})),_f={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>De(e),legend:kf,make:(e,t)=>ao(e,t,{label:Kn(e),rowsOf:o=>o.data.rows,parts:kf,what:"ranks",empty:Mo})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ae,fe(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),fe(Z("compute_time",Xe.compute.name),Xe.compute.what),Oe(et("compute_time_pctg","compute, \
%")),fe(Z("non_compute_time",Ts.short),Ts.what),et("non_compute_time_pctg",`${Ts.short}, %`),fe(Z("kernel_time","all"),"From the first to the last device row"),Ko]}]};var xf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",title:"\
Overlap",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:Kn(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${zo(o.comp_comm_overlap_pctg)}, ${P(o.overlap)} of ${P(o.communication_time)} of communication`})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,Ct(et("comp_comm_overlap_pctg","overlap")),fe(Ct(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communication"),
Ko]}]};var $f=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Bl[e],what:mp[e],text:o=>P(o[e])}));function e$(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var vf={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Qn("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>De(e),legend:$f,make:(e,t)=>{let o=Kn(e);return ao(e,t,{rowsOf:e$,group:Jn,label:n=>`${o(n)}, ${Jn(n)}`,parts:$f,what:"streams",empty:Mo})}}],tables:[{key:"rows",caption:"Streams",columns:[Ae,
fn,js,lt("idle_category","why idle",Bl),Z("idle_time","idle"),Oe(ka("idle_time_ratio","share")),Ko],extra:e=>"count"in e?Yo(Z):[]}]};var Sf={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),Qn("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:De,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Mo,name:o=>ql(o.kernel_type),
value:o=>o.percentage,show:o=>`${zo(o.percentage)}, ${P(o.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:De,make:(e,t)=>Ze(e,t,{table:"over_ranks",kind:"tim\
e",empty:Mo,name:o=>o.name,value:o=>o.mean,show:o=>`${P(o.mean)}, mean of ${C(o.count)} calls${o.ranks>1?`, ranks ${P(o.min_mean)} to ${P(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.min_mean,high:o.max_mean-
o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[lt("kernel_type","kind",ql),Oe(Z("sum","time")),Oe(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Gs,zs,Ae,_e("count",
"calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Gs,zs,Oe(_e("ranks","ranks")),_e("count","calls"),Z(
"sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var sc=6,Ef=e=>new Set(e).size>1;function _a(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Ef(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Ef(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var t$=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function o$(e,t){if(!t[0].
data.summary)return t$(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function n$(e,t){let o=o$(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return ec([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function s$(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>sc)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,sc),count:s}}function r$(e,t,o){if(e.length<=sc)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:n$(e,t),{taken:r,count:i}=s$(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:tc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var rc=[""];function xa(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=r$(e,t,n);return s.length>0||o.
includes(rc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Tf(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var a$=24;function Of(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Mf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Xn(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=_a(e,n,r),{panel:d,style:m}=Of(s),{keys:p,...f}=xa(u,e,t),w=Mf(),h=u.filter(k=>p.includes(k.key)).flatMap(k=>{let S=w(m(k));return k.
series.map((A,O)=>A&&{key:e[O].key,place:S,side:e[O].letter,panel:d(k),points:A.points,name:[[e[O].letter,e[O].label].filter(Boolean).join(" · "),`rank ${A.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(k=>k.points.length===0))return{empty:l};if(c&&h.every(k=>k.points.every(S=>S[1]===0)))return{empty:c};let y=[
...new Set(h.map(k=>k.panel))].slice(0,a$),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(g||0)?[g||0,b]:null,v=i?.(e,Tf(u,p))??[];return{data:k=>Zp({panels:y,unit:o,range:_,marks:v,lines:h.filter(
S=>y.includes(S.panel))},k),places:y.length,limited:f.limited,note:[f.note,_&&`${de(_[0])} to ${de(_[1])}`].filter(Boolean).join(", ")}}function Af(e,t,o){let n=Mf();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Of(o).style(s))]))}var Rf=e=>e.name,Cf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Rf,panels:!0,height:Yn,make:(e,t)=>Xn(e,t,{unit:"rate",name:Rf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,fn,xe("name","copy"),
...Yo(Go,Ct,Oe)]}]};var Lf={title:"Queue length",window:!0,params:[at("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Jn,height:Yn,make:(e,t)=>Xn(e,t,{unit:"waiting",name:Jn,empty:Us})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,fn,js,...Yo(rt,
Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,fn,js,Z("duration_at_max_queue_length","blocked"),ka("relative_duration_at_max_queue_length","share of the rank")]}]};var i$=(e,t)=>e.place-t.place||Object.keys(aa).indexOf(e.class)-Object.keys(aa).indexOf(t.class),Nf={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),Qn("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Fl).map(([e,t])=>({id:`launch-${e}`,title:ra(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:hn(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Us}:{data:s=>of({sides:n},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Us}:{data:()=>nf({sides:e.map(t=>({key:t.key,side:t.letter,name:hn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ae,_e("count",
"launches"),_e("short_kernels","shorter than their launch"),_e("runtime_outliers","slow launches"),_e("launch_delay_outliers","late starts"),Ko]},{key:"worst",caption:"The worst launches",apart:!0,order:i$,
columns:[lt("class","why",aa),Ae,Gs,io,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,lt("measure","measure",Fl),...Yo(Z)]}]};function l$(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||mn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Pf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:De,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:l$(t),show:(o,n)=>P(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[wf("pattern","operator and its kernels"),Ae,{..._e("length","kernels"),showDiff:null},_e("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(_e("operators","operators")),Oe(_e("patterns_found","patterns"))]}]};var If={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,value:o=>o.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Hs(xe("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ae,_e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Df={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Mo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Operators",columns:[io,zs,Ae,
_e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var qf=["circle","square","triangle-up","cross","star","hexagon"],c$=14,ic=24,Ff=42,$a=6.6,ac=14,Wf=e=>e.map(t=>We(t)).join("<br>"),Bf=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],lc=e=>Bf[e%Bf.length];function u$(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Hf({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Rn(Math.max(...n.map(u=>u.busbw))),
l=u$(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(lc(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${qf[m%qf.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Wf([[u.side,d.name].filter(Boolean).join(" · "),`${Te(
f.bytes)}: ${Xo(f.busbw)}, best ${Xo(f.best_busbw)}`,`transfer ${P(f.mean_transfer)}, ${C(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Te(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Uf=e=>Math.
max(3,Math.min(c$,Math.floor(640/Math.max(1,e)))),cc=(e,t)=>t*(Math.max(40,e*Uf(e))+ic+Ff);function d$(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=cc(e.rows.length,o),c=l/o-ic-Ff,u=t*(l/o)+ic,d=ko(n.length,
(s-r)/74),m=ko(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/$a),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:no(d.map(w=>n[w]),Math.max(6,p)).map(We)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>We(e.rows[w]))}}}function m$(e,t,o,n){let s=ps(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=$a*t.length+8+s.
length*ac;return{annotations:[{...r,x:0,xanchor:"left",text:We(Bi(e,Math.max(6,Math.floor((n-l-30)/$a))))},{...r,x:1,xanchor:"right",text:We(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*ac-l,x1:(u+1)*ac-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function jf({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Ve(s),l=30+$a*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ps(),showscale:!1}};return{data:e.map((d,m)=>{let p=d$(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:w}=m$(d.title,P(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Uf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Wf)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var Vo=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,gn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function uc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function p$(e){let t=gn(e,o=>o.longest-o.shortest);return t?[`${Vo(t)} takes ${P(t.shortest)} on one rank and ${P(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not tell which.`]:[]}function Gf(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=gn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` Most of the exposed waiting is in ${Vo(o)}: ${P(o.exposed_wait_per_step)} a step.`:"",s=gn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`Matched coll\
ectives take ${P(t.time_per_step)} a step and rank: ${P(t.transfer_per_step)} of transfer and ${P(t.wait_per_step)} of waiting, ${P(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Rank ${s.rank}\
 lacks ${J(s.instances,"collective")} that other ranks have: ${Vo(s)}${e.missing.length>1?". The table Missing has the others":""}.`]:[],...h$(t,e.unmatched),...p$(e.uneven)]}var f$={"never waited for":"\
point to point, with unequal shares, or of a kind that is not known"};function h$(e,t){if(e.unmatched_rows===0)return[];let o=[...uc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,0)]).sort((n,s)=>s[1]-
n[1]);return[`Waiting is not known of ${C(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${P(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${C(s)} ${f$[n]??n}`).join(
", ")}`}.`]}function Yf([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ye(n[r]-o[r]);return`${s("time_per_step")} a step and rank: ${s("transfer\
_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var g$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function w$(e){let t=s=>s[`${s.cause}_excess_per_step`]??0,
o=gn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank} exceeds the median \
rank most before collectives where it is last: ${g$[o.cause]} ${P(t(o))} a step longer, and each other rank waits ${P(n)} on average. Where it delays its process group, the ranks outside wait for the \
group, whichever of its ranks is last.`}function Kf(e,t){let o=uc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Te(jo([...o.values()].map(n=>Math.max(...n.map(
s=>s.peak)))))}.`}function Vf(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...uc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===c.device),m=>m[d])].
map(([m,p])=>[m,p.reduce((f,w)=>f+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return gn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(m)??0)})),m=>m.change*
Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${ds(n)} at the peak${i?`; ${i.name}: ${ds(i.
change)}`:""}.`}var zf=e=>`${gt(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Ie(e.peak_pctg)} of the peak`}`;function Jf(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=gn(
e.by_operator,n=>n.device_time_per_step);return`${oo(t.flops_per_step)}FLOPs a step and rank in ${P(t.known_time_per_step)}, ${Ie(t.known_pctg)} of the device time: ${zf(t)}${t.peak_pctg===null||t.device===
null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` Most of that time is ${o.operator}: ${P(o.device_time_per_step)}, ${zf(o)}.`:""}`}var Qf=(e,t)=>e.phases.filter(({phase:o})=>o!==
"empty").map(o=>{let n=gn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${P(o.median_time)} a call, the median of ${C(o.calls)}${s>0?`; ${Ie(s)} of the time is ${n.name}`:""}\
.`}).join(" "),va="No rank waits for another one in the collectives that match.",y$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},b$=.2;function Xf(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return va;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no s\
traggler: rank ${t.rank} causes most of the exposed waiting, ${Ie(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this ra\
nk`:`different steps it is one of ${n.length} ranks`}.${w$(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":
`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${Ie(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${k$(s,r.length-1)}. If i\
t came at the same time as the others, the mean step of all ranks would be ${P(u)} shorter (${P(l)})${u<b$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because\
 some other rank hardly waits for it":""}.`}function k$(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${y$[e.cause]} (${P(o)} a step more than the median rank)`:
""}var _$=200,x$=512;function $$(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,_$).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function v$(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,x$),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?hn(e):"",
rows:i.map(String),cells:u,texts:d}}function dc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=$$(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>v$(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>jf({panels:r,columns:n},c)}}var mc=(e,t)=>cc(e,t),Zf=e=>[`waits ${P(e.wait_per_step)} a step, exposed\
 ${P(e.exposed_wait_per_step)}`,`causes ${P(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],eh=e=>[`waits ${P(e.wait)}, exposed ${P(e.exposed_wait)}`,`causes ${P(e.caused)}\
, last ${C(e.last)} times`];var S$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",E$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",pc="no rank matches, or the trace does not state the bytes sent or the size of the group",Sa=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>P(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>P(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>P(e.exposed)}],th=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function T$(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(Vo(o))??{name:Vo(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:hn(e),lines:[...t.values()]}}var rh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],O$=e=>e.length>1?null:rh(e).map((t,o)=>({key:`collective ${o}`,name:t,property:lc(o)}));function M$(e){let t=e.map(T$);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:o=>Hf({sides:t,names:rh(e)},o)}}var Ea=e=>e.every(t=>t.data.summary[0]?.rows===
0)?S$:E$,Ta=xe("collective","collective",!0),Oa=xe("process_group","process group",!0),oh=fe(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),nh=fe(Z("wait_per_step",
"wait"),"How much longer a rank takes than the one that comes last"),sh=fe(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),ah={title:"Collectives",
params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of\
 all ranks.",notes:e=>[...Vn(e,Gf,Yf),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," col\
lectives lack more ranks than can be listed; the table Missing leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:De,legend:Sa,make:(e,t)=>ao(e,t,{parts:Sa,what:"collectives",
rowsOf:o=>o.data.collectives.filter(n=>n.instances>0).map(th),label:Vo,empty:Ea(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:De,legend:Sa,make:(e,t)=>ao(e,t,{parts:Sa,what:"rank\
s",rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(th),label:o=>`rank ${o.rank}`,empty:Ea(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,legend:O$,make:M$},{id:"\
wait-map",title:"Exposed waiting, rank × collective",height:mc,legend:[],make:e=>dc(e,{name:Vo,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Zf,empty:Ea(e)})},{id:"w\
ait-steps",title:"Exposed waiting, rank × step",height:mc,legend:[],make:e=>dc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:
[],value:t=>t.exposed_wait,text:eh,empty:Ea(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ta,Oa,lt("class","class",String),_e("instances","instances"),oh,nh,sh,Z("time_per_step","in\
 all"),Oe(_e("group_size","group size")),Oe(rt("bytes_per_instance","bytes")),wt(Ct(Go("algbw","algorithm bandwidth")),pc),wt(Ct(Go("busbw","bus bandwidth")),pc),_e("unmatched_rows","without match"),Z(
"unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,oh,nh,sh,fe(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),_e("last",
"last"),Oe(et("last_pctg","last, share")),_e("matched_rows","matched"),_e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Ta,Oa,lt("why","why",String),xe("dt\
ype","type"),Oe(rt("bytes","bytes")),_e("count","count"),Z("duration","in all"),wt(fe(Ct(Go("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),pc)]},
{key:"missing",caption:"Missing",columns:[Ae,Ta,Oa,_e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[xe("step","step"),Ta,Oa,xe("ranks","ranks"),Z("s\
hortest","shortest"),Z("longest","longest"),rt("least_bytes","fewest bytes"),rt("most_bytes","most bytes")]}]};var fc={compute:"compute",memory:"copies",host:"host, self"},A$={...xe("step","step"),show:e=>e===null?"whole file":String(e)},ih=fe(Z("step_time_like_median","step without"),"The mean step of all ran\
ks if this rank came at the same time as the others"),lh={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which rank \
the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"s\
traggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Xf(t.data))),charts:[{id:"caused",title:"Waiting of all others that each rank causes, per step",height:De,make:(e,t)=>Ze(e,t,{table:"by_ran\
k",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:va,show:o=>`${P(o.caused_per_step)} a step, ${Ie(o.caused_pctg)} of all; last in ${Ie(o.last_pctg)} of its collectives`})},
{id:"caused-steps",title:"The rank that causes most waiting of all others, step by step",height:De,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[o.step===null?"whole file":`step ${o.
step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:va,show:o=>`rank ${o.rank}: ${P(o.caused)}, ${Ie(o.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,lt("straggler","straggler",e=>e===1?"yes":"no"),lt("cause","what it does longer",{...fc,memory:"copies",idle:"idle, the host is late"}),fe(Z("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(et("caused_pctg","share")),_e("last","last"),Oe(et("last_pctg","last, share")),fe(_e("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),fe(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),fe(Z("mem\
ory_excess_per_step","more copies"),"The same of copies"),fe(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_time","step"),ih]},{key:"operator\
s",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,lt("measure","measure",fc),xe("operator","operator",!0),Z("time_per_step","per step"),Z("median_per_step","median rank"),Z(
"excess_per_step","more"),rt("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[A$,fe(xe("rank","rank"),"The rank that causes most in the step"),lt("cause","what it does long\
er",{...fc,idle:"idle, the host is late"}),fe(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(et("caused_pctg","share")),Z("exposed_wait","exposed wait"),
Z("step_time","step"),ih]}]};var ph="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",R$="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Aa=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),ch=e=>Aa(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),C$=e=>e.
replace(/ (allocated|reserved)/,""),L$=e=>e.includes(" reserved")?"reserved":"allocated",uh={panel:e=>C$(e.name),style:e=>`${e.group} ${L$(e.name)}`},fh=e=>[Aa(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),wc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),N$=(e,t)=>o=>[wc(e,"rank")&&`rank ${o.rank}`,wc(e,"device_type")&&fh(o),o[t]].filter(Boolean).join(" · ");function P$(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function hh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function I$({side:e,row:t}){let o=[wc([e],"rank")&&`rank ${t.rank}`,fh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Te(t.live_at_peak)}\
 of it was allocated in the recording, ${Te(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Te(t.peak)} (${o}), ${P(t.peak_at)} after the first event${n}.${s}${Kf(e.data.peaks,t.device_type)}${r}`]}function D$(e){let t=e.
map(n=>hh([n])),o=t.length===2&&t.every(Boolean)&&Aa(t[0].row.device_type)===Aa(t[1].row.device_type)&&Vf(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var q$=e=>[...e.flatMap(t=>{let o=hh([t]);return o?[a("p",{class:"memory-sentence"},I$(o))]:[]}),...D$(e)],gh=xe("device_type","memory"),B$=wt(Ws("device","device"),"host\
 memory has no number"),F$=gf(fe({...xe("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),dh=fe(Gt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),hc=Oe(et("pctg","share")),gc=_e("allocations","allocations"),Ma=[Ae,F$,gh,B$],mh=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:ph,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:N$(
e,n),value:s=>s.bytes,show:(s,r)=>`${Te(r)}, ${Ie(s.pctg)} of the peak`,empty:R$}),wh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:q$,
charts:[{id:"memory-curves",title:"Memory over time",series:ch,panels:uh,ownDevice:!0,height:Yn,make:(e,t)=>Xn(e,t,{unit:"bytes",name:ch,panels:uh,ownDevice:!0,marks:P$,empty:ph})},{id:"live_modules",
title:"Live at the peak, by module",height:De,make:(e,t)=>mh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:De,make:(e,t)=>mh(e,t,"live_operators","ope\
rator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Ma,fe(Gt("peak","peak allocated"),"The largest amount that is allocated"),fe({...Z("peak_at","at"),number:!1},"When it is reached first, afte\
r the first event of the set"),wt(xe("peak_step","step"),"outside of the recorded steps"),fe(Gt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(Gt("reserved_peak","peak rese\
rved"),"The largest amount that is reserved"),fe(Gt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(Gt("live_at_peak","live at the peak"),"Alloc\
ated in the recording at or before the peak, and not freed by then"),fe(Gt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(Gt("never_freed","never freed"),
"Allocated in the recording and not freed until its end"),_e("never_freed_allocations","never freed, allocations"),fe(Gt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated be\
fore it began"),{...xe("totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[
...Ma,xe("module","module",!0),dh,hc,gc,_e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ma,xe("frame","frame",!0),xe("operator","operator",!0),dh,hc,gc]},{key:"ope\
rators",caption:"Allocations and frees in the selected steps",columns:[gh,xe("operator","operator",!0),rt("allocations_per_step","allocations per step"),Gt("allocated_per_step","allocated per step"),rt(
"frees_per_step","frees per step"),Gt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ma,xe("frame","frame",!0),xe("operator","operator",!0),
Gt("bytes","never freed"),hc,gc]}]};var kc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Zn=Object.
fromEntries(kc.map(([e,t])=>[e,t])),yh=kc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${P(n[e])}, ${zo(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
bc="There are no steps here.",Ra=e=>e.step===null?"whole file":`step ${e.step}`,yc=e=>e.span>0?`, file ${e.span+1}`:"";function W$(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Bn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function H$({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return bc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${P(o)} a step: ${t.slice(0,3).map(n=>`${Ie(
n.time_pctg)} ${Zn[n.kind]}`).join(", ")}.`}var bh=wt(Z("longest","longest"),"the path has no such segment"),kh=wt(xe("name","name",!0),"waiting and gaps have no name"),_h={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),H$(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:W$(e,e[0].data.by_step[0])},`Show the path of ${Ra(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"\
On the path, per step",height:De,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?Zn[o.kind]:`${o.name} (${Zn[o.kind]})`,value:o=>o.time_per_step,empty:bc,show:o=>`${P(o.time_per_step)}\
 a step, ${Ie(o.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>De(e),legend:yh,make:(e,t)=>ao(e,t,{parts:yh,what:"steps",empty:bc,rowsOf:o=>o.data.by_step,label:o=>[
e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ra(o)}${yc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[lt("kind","kind",Zn),lt("work","work",e=>e===1?"\
yes":"waiting"),Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),_e("segments","segments"),bh]},{key:"by_name",caption:"Operators, calls and kernels",columns:[lt("kind","ki\
nd",Zn),kh,Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),_e("segments","segments"),bh]},{key:"by_step",caption:"Steps",columns:[Ae,{...xe("step","step"),show:(e,t)=>Ra(t)+
yc(t)},fe(Z("path","path"),"The whole path, including waits; the kinds add up to it"),fe(Z("work","work"),"Without waits for the device, between operators and idle"),...kc.map(([e,t,o])=>fe(Z(e,t),o)),
Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...xe("step","step"),show:(e,t)=>Ra(t)+yc(t)},Z("start","from"),Z("duration","takes"),lt("kind","kind",Zn),
kh,wt(xe("lane","thread or stream"),"waiting is on none")]}]};var U$='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',j$={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},La=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:o=>`${P(o[e])} a call`})),z$=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),_c=e=>e===null?be:C(Math.round(e)).replace("-","−"),G$=e=>`${C(Math.round(e))} tokens/s`;function Y$(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...Ut(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var xc="the names of these annotations do not say it",$c=[_e("calls","calls"),fe(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...La.map(({key:e,name:t,what:o})=>fe(Z(e,t),`${o}, per call`)),fe(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(fe(
Oe(_e("requests_in_all","requests")),"Of all calls whose names say them"),xc),wt(fe(Oe(_e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),xc),fe(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(fe(Ct({...rt("tokens_per_second","tokens/s"),show:_c,showDiff:e=>e>0?`+${_c(e)}`:_c(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),xc)],Ca=xe("phase","phase"),xh=(e,t)=>({...xe(e,t),show:o=>o===null?"not said":o.replace("-","–")}),$h={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,
intro:"Prefill, decode and other phases of a server of language models, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to i\
ts time.",notes:e=>[...Vn(e,t=>Qf(t,La)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>j$[t]).join("; ")),Y$(e)],charts:[{id:"phases",title:"Time of \
a call, by phase",height:e=>De(e),legend:La,make:(e,t)=>ao(e,t,{parts:La,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:U$})},{id:"phase-rates",title:"Tokens a second, by phase and size",
height:De,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:z$,value:o=>o.tokens_per_second,show:o=>G$(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"There are no phases.":"Th\
e names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ca,...$c]},{key:"sizes",caption:"Phases by size of a call",columns:[Ca,fe(xh("r\
equests","requests"),"Of one call, up to a power of two"),fe(xh("tokens","tokens"),"Of one call, up to a power of two"),...$c.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},
{key:"by_rank",caption:"Phases by rank",columns:[Ae,Ca,...$c]},{key:"forms",caption:"Names that were found",columns:[Ca,fe(xe("form","form of the name",!0),"Braces stand for numbers, {k} for members s\
uch as bs=8"),_e("calls","calls")]}]};var K$="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it adds.",vh=e=>gt(e,0,3),Na=(e,t)=>Oe({...rt(
e,t),show:oo,showDiff:Qo}),Pa=Ct(fe(rt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ia=wt(Ct(fe(et("peak_pctg","of peak"),
"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers of this \
type is not known"),Sh=fe(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Eh={title:"Work",ofSteps:!0,params:[],intro:"Floating-p\
oint operations of products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Vn(e,Jf),charts:[{id:"speed",title:"Achieved TFLOP/s by op\
erator",height:De,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:K$,show:o=>`${vh(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${vh(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Na("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),fe(Z("known_time_per_step","with known FLOPs"),
"Device time of operators whose FLOPs are known, per step and rank"),Oe(et("known_pctg","share")),Pa,Ia,xe("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Na("flops_per_step","FLOPs pe\
r step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Pa,Ia]},{key:"by_operator",caption:"Operators",columns:[io,Oe(_e("calls","calls")),Na("flops_per_step",
"FLOPs per step"),Sh,Pa,Ia]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[io,xe("shapes","shapes",!0),fe(xe("dtype","type"),"The type of the numbers of both factors"),Oe(_e("calls",
"calls")),Na("flops_per_call","FLOPs per call"),Sh,Pa,Ia]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[io,xe("shapes","shapes",!0),xe("dtypes","types",!0),
Oe(_e("calls","calls")),Z("device_time_per_step","device per step"),Ct(fe(Go("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"un\
known",caption:"Device time without known FLOPs",apart:!0,columns:[fe(io,"The innermost operator that launched it"),Oe(_e("device_rows","device rows")),Z("device_time_per_step","device per step"),Oe(et(
"device_time_pctg","share of device time"))]}]};var V$="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",J$=e=>e===null?be:gt(e,0,3),Th={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator an\
d counter",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:V$,show:(o,n)=>J$(n)})}],tables:[{key:"rows",caption:"\
Operators, kernels and counters",columns:[Ae,wt(io,"no operator above the launch is recorded"),xe("kernel","kernel",!0),xe("counter","counter",!0),_e("kernels","kernels"),rt("sum","sum"),Oe(rt("mean",
"mean")),Oe(rt("min","min")),Oe(rt("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,fe(_e("number","kernel no."),"In order of time, from 0"),xe("kernel","kernel",!0),fe(xe("operat\
ors","operators",!0),"Those above its launch, the outermost first"),xe("counter","counter",!0),rt("value","value")]}]};var ct={temporal_breakdown:_f,comm_comp_overlap:xf,idle_time_breakdown:vf,kernel_breakdown:Sf,memory_bw:Cf,queue_length:Lf,launch_stats:Nf,kernel_sequences:Pf,user_annotation_breakdown:If,operator_kernels:Df,
collectives:ah,stragglers:lh,memory:wh,critical_path:_h,phases:$h,work:Eh,operator_counters:Th};var Mh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],vc=["start","end"],Da={...Object.fromEntries([...Mh,...vc].map(e=>[e,""])),lines:[]};function Ah(e){
return[...Mh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?vc:[]]}var Oh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Sc(e,t){
let o=new URLSearchParams(e),n=o.get("what"),s={what:Object.hasOwn(t,n)?n:Object.keys(t)[0],set:o.get("set")??"",test:o.get("test")??""},r=t[s.what];for(let i of Ah(r))s[i]=o.get(i)??"";return s.rows=
Oh(o)==="steps"?"":Oh(o),s.lines=r.window?o.getAll("line"):[],s.order=o.get("order")==="rank"?"rank":"",s}function Rh(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...Ah(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function wn(e,t){let o=Rh(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),me(`/analyse?what=${e.what}&${o}`)}function Ch(e,t,o){let n=Rh(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Ec(e,t){return e.set===""?null:Ch(e,t)}function Lh(e,t,o){
let n=Ch(e,t,vc);return n.set("format","csv"),n.set("table",o),n}var _o={key:"",entry:null,work:null,memory:null},Tc=e=>Vl(e).map(([t,o])=>o?a("code",{},a("bdi",{},t)):t);function Q$(e,t){let o=n=>Dt({...Rt(t),node:n});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Tc(e.text)," ",a("a",{href:o(Xr(e.tree))},"Show in the tree")]}var Nh=(e,t)=>wn({...Da,what:e,lines:[],set:t.control,test:t.test,set_ranks:Ph(t.control_ranks),test_ranks:Ph(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ct),Ph=e=>e==="all"?"":e;function Ih(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
o=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",{class:"diagnosis-late"},e,t,o),s="",r=null;function i(l){let{entry:c}=_o;M(t,_o.work?Tc(_o.work.text):"As far as FLOPs are known, more or\
 fewer of them did not change the time noticeably."," ",a("a",{href:Nh("work",l)},"Show work")),t.title=_o.work?.text??"",M(o,_o.memory?Tc(_o.memory.text):"The peak of memory did not change noticeably\
, or it is not known."," ",a("a",{href:Nh("memory",l)},"Show memory")),o.title=_o.memory?.text??"",M(e,c?Q$(c,l):["No layer can be named for the change in device time. ",a("a",{href:Dt(Rt(l))},"The tr\
ee")]),e.title=c?.text??"",e.dataset.shown=_o.key}return{node:n,async draw(l,c){let u=pt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(o.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,o].forEach(f=>M(f)),M(e,a("span",{class:"muted"},"Looking for the layer …")),u===_o.key){i(l);return}let p=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let f=await ot(p,{signal:r.signal});if(s===u){let w=h=>f.diagnosis?.find(y=>y.kind===h)??null;_o={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&M(e)}},stop:()=>r?.abort()}}function ut(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var X$={ALL:"All",CPU:"Host",GPU:"Device"},Z$={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},ev=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],tv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],ov={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},nv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ys(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function qh(e){let t=ut("Device type",am.map(b=>[b,X$[b],Z$[b]]),b=>e({device_type:b})),
o=ut("Unit of the durations",ev,b=>e({unit:b})),n=ut("Time of host operations, shown and judged",tv,b=>e({measure:b})),s=sv(e),r=Ys("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Ys("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Ys("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Ys(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(_=>_!==bt)})),d=rv(b=>e({category:b})),m=iv(b=>e({exclude:b})),p=Ys("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=Dh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...ov},b=>e({change:b})),w=Dh("Time","Groups by the change of the time",nv,b=>e({significant:b})),h=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,o.node,n.node),a("div",{class:"filter-row"},f.node,w.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,h));function g(b){let _=b&&{...b.ops_diff,
"":rm.reduce((k,S)=>k+b.ops_diff[S],0)};f.draw(c.change,_);let v=b?.changed_rows;w.draw(c.significant,v&&{...v,true:v.slower+v.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,v){c=b,t.press(c.device_type),o.press(v),n.press(Pn(c)?"self":"total"),o.buttons.get(
"percent").disabled=_?!Rr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=_?.replacements.
length===0,g(_),h.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===bt)}}}function sv(e){let t=ce("search"),o=!1,n=Je(250,i=>{e({
q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function rv(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);av(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:J(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===o?document.activeElement.value:null;M(o,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},C(p)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function av(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function iv(e){let t=ce("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,M(s,o.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Dh(e,t,o,n){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=C(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ba=8,lv=44,qa=(e,t,o)=>e[`${t}_self_duration`]/o,cv=e=>e>0?"more":e<0?"less":"calm";function Bh(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-list"}),n=ft("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),o);function r(i,l,c,u){let[d,m]=[qa(i,"control",c[0]),qa(i,"test",c[1])],p=(f,w)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${de(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),a("span",{class:"num muted"},
`${P(d)} → ${P(m)}`),a("span",{class:`num strong ${cv(m-d)}`,title:Ye(m-d)},ye(m-d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[qa(m,"control",c[0]),qa(m,"test",c[1])]),1e-9),d=vr(i.map(m=>m.name),lv);t.textContent=`self time, mean per ${Pt(l)?"recording":"step"}`,M(o,i.map((m,p)=>r(m,d[p],
c,u)))}}}var Oc=8,Mc={key:"",operators:null};function Fh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=ft("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched, not those inside it, and are not te\
sted. Largest change first."),o,n),i=!1,l="",c=null,u=(f,w,h="")=>a("td",{class:`num ${h}`,title:w},f);function d(f){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=f,b=g>0?"more":g<
0?"less":"calm";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${C(f.control_counts)}\
 → ${C(f.test_counts)}`),u(P(h),de(h)),u(P(y),de(y)),u(ye(g),Ye(g),b),u(h>0?Ee(100*g/h):y>0?"new":"",null,b))}function m({rows:f,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);M(o,a("t\
able",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Oc).map(d)))),n.hidden=i||f.length<=
Oc,M(n,!n.hidden&&F(f.length<w?`Show ${C(f.length)} of ${C(w)}`:`Show all ${C(w)}`,()=>{i=!0,m({rows:f,count:w}),o.querySelectorAll("tbody tr")[Oc].querySelector("a")?.focus()},{class:"link-button"}))}
async function p(f){c?.abort(),c=new AbortController,l=f,i=!1,M(o,a("p",{class:"muted"},"Looking for the operators …")),M(n);let w=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"\
false",limit:"0"}).forEach(([h,y])=>w.set(h,y));try{let{operators:h}=Mc.key===f?Mc:await t(w,{signal:c.signal});Mc={key:f,operators:h},l===f&&h?m(h):l===f&&M(o,a("p",{class:"muted"},"The operators too\
k too long."))}catch(h){l===f&&h.name!=="AbortError"&&M(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(f,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.
hidden&&!t?m(w.operators):!r.hidden&&f!==l&&p(f)},stop:()=>c?.abort()}}var uv=14;function es(e){let[t,o]=em(e);return o===""?t:`${t} → ${o}`}function Wh(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(uv,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Wi(s?o-2:o),n.add(t.filter(Boolean).map(d=>es(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>es(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=es(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=es(m),f=u(p),w=d.querySelector(
".fit");(w.dataset.short??p)!==f&&(f===p?delete w.dataset.short:w.dataset.short=f)}}}var Ao=28,dv=200,Hh=12,Uh=100,mv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Cc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Up}`,"c-real"],...ua],Ac=String(Cc.length-ua.length),pv={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},fv=(e,t)=>e.too_few?["","too few steps"]:pv[t]??["",t],zh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function hv(e,t,o){let n=zh[e],s=In(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Gh(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Cc.map(([G,ne,le,V])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),H=a("th",{scope:"col",class:V},a("button",{type:"button",title:le,on:{click:()=>e.onSort(...hv(G,d,m))}},ne,
re));return t.set(G,{cell:H,mark:re}),H}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Cc.map(([,,,G])=>a("col",{class:G}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,w="",h=null,y=0,g=0,b=0,_=0,v=new Map,k=0,S=!1,A=0,[O,I]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Ac}))),$=Wh(t.get("name").cell),x=()=>c.length>dv&&!Uo();function R(G=!1,ne=l.scrollTop){let le=Math.ceil((k||600)/Ao),V=x()?Math.max(0,Math.floor(ne/Ao)-Hh):0,re=x()?Math.min(c.length,Math.
floor(ne/Ao)+le+Hh):Uo()?$e():c.length;if(!G&&V===b&&re===_)return;b=V,_=re;let H=s.contains(document.activeElement),L=G?new Map:v;v=new Map;for(let z=V;z<re;z+=1)v.set(z,L.get(z)??(c[z]?he(z):Fe(z)));
E(H,G,ne),N()}function E(G,ne,le){l.toggleAttribute("data-virtual",x()),U(O,b),U(I,c.length-_),ho(s,[O,...v.values(),Uo()?Q(c.length-_):I]),le>0&&(ne||G)&&l.scrollTop!==le&&(l.scrollTop=le),G&&(v.get(
y)??l).focus({preventScroll:!0})}function N(){let[G,ne]=x()?[Math.max(0,b-Uh),Math.min(c.length,_+Uh)]:[b,_];for(let le=G;le<ne;le+=1)if(!c[le]){e.onWant(G,ne);return}}function j(){let G=!1;for(let[ne,
le]of v)le.dataset.hole!==void 0&&c[ne]?(v.set(ne,he(ne)),G=!0):c[ne]&&$.refit(le,c[ne]);G&&E(s.contains(document.activeElement),!1,l.scrollTop),N()}function U(G,ne){G.hidden=ne===0,G.style.height=`${ne*
Ao}px`}function Q(G){return a("tr",{hidden:G===0},a("td",{colspan:Ac,class:"muted"},`${C(G)} more: the report and the CSV have all rows.`))}function $e(){let G=c.findIndex(ne=>!ne);return G<0?c.length:
G}function he(G){let ne=c[G];return a("tr",{"aria-rowindex":String(G+3),data:{index:G},class:`${G%2?"odd":""}${ne.noise?" noise":""}`,tabindex:G===y?"0":"-1","aria-selected":String(ne.key===h)},gv(ne,
u,g,je(ne,G)),f&&Fp(ne,le=>Ks(le,u)))}function Fe(G){return a("tr",{"aria-rowindex":String(G+3),data:{index:G,hole:""},"aria-busy":"true",tabindex:G===y?"0":"-1"},a("td",{colspan:Ac,class:"muted"},"…"))}
function je(G,ne){return a("a",{href:e.href(G.row),class:"op-link",tabindex:"-1"},G.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),G.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),$.draw(G))}function ee(G,{
focus:ne=!1}={}){if(c.length===0)return;let le=v.get(y);y=Math.max(0,Math.min(c.length-1,G)),q(y),le?.setAttribute("tabindex","-1");let V=v.get(y);V?.setAttribute("tabindex","0"),ne&&V?.focus({preventScroll:!0})}
function ae(G){c.length>0&&!v.has(y)&&(y=Math.min(c.length-1,Math.ceil(G/Ao)),v.get(y)?.setAttribute("tabindex","0"))}function q(G){l.removeAttribute("data-late");let ne=G*Ao,le=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Ao>l.scrollTop+le&&(l.scrollTop=ne+Ao-le),A=l.scrollTop,R(!1,A)}s.addEventListener("click",G=>{let ne=G.target.closest("tr[data-index]");ne&&G.target.
closest(".op-link")?!G.ctrlKey&&!G.metaKey&&!G.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(ee(Number(ne.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",G=>{let ne=Math.max(1,Math.floor(l.clientHeight/Ao)-4),le={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(G.key in le&&!G.altKey&&
!G.metaKey)G.preventDefault(),ee(le[G.key],{focus:!0});else if((G.key==="Enter"||G.key===" ")&&!G.target.closest(".op-link")&&c[y])G.preventDefault(),e.onSelect(c[y].key);else if(G.key==="ArrowRight"||
G.key==="ArrowLeft"){G.preventDefault();let V=v.get(y);(G.key==="ArrowRight"?V?.querySelector(".op-link"):V)?.focus({preventScroll:!0})}});let K=0;l.addEventListener("scroll",()=>{A=l.scrollTop,x()&&K===
0&&(K=requestAnimationFrame(()=>{K=0;let{scrollTop:G}=l;R(!1,G),ae(G)}))});let oe=new ResizeObserver(G=>{k=l.clientHeight,G.some(({target:ne})=>ne!==l)&&$.measure()&&j(),R(!1,A)});oe.observe(l),oe.observe(
t.get("name").cell);let ue=qn(()=>{$.measure(),R(!0)});function qe(G){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${G}`,o[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${G}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!f});
for(let[ne,{cell:le,mark:V}]of t){let re=d===ne||(zh[ne]??"")===d;re?le.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):le.removeAttribute("aria-sort");let H=m==="asc"?"↑":"↓";V.textContent=
re?d===ne?` ${H}`:` |${H}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(G){let ne=w!==G.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:w}=G),f=G.work===!0,i.toggleAttribute(
"data-work",f),g=Rc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!G.judged),$.setRows(c),qe(G.unitName),M(r,G.totals.map(([V,re])=>bv(V,re,u,p,f)));let le=c.
findIndex(V=>V?.key===h);ne&&(y=Math.max(0,le),A>0&&(l.scrollTop=0,A=0)),S||(S=!0,l.setAttribute("data-late",""),Nt().then(Nt).then(()=>l.removeAttribute("data-late"))),R(!0,A),le>=0&&ne&&q(le)},add(G,ne,le){
c=G,i.toggleAttribute("data-unjudged",!le),$.addRows(c,ne),Rc(ne)>g?(g=Rc(ne),R(!0)):j()},select(G){let ne=G!==h;h=G;for(let V of s.querySelectorAll("tr[data-index]"))V.setAttribute("aria-selected",String(
G!==""&&c[Number(V.dataset.index)]?.key===G));let le=c.findIndex(V=>V?.key===G);le>=0&&ne&&ee(le)},unmount(){oe.disconnect(),ue(),cancelAnimationFrame(K)}}}function Lc(e,t){return t==="percent"?[Ie(e),
Ie(e)]:[P(e),de(e)]}function Ks(e,t){if(t!=="percent")return[ye(e),Ye(e)];let o=e===null?be:`${Ee(e)}-points`;return[Ee(e),o]}var Rc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),ts=e=>e>0?" m\
ore":e<0?" less":" calm";function Fa(e,t,o){let[n,s]=Lc(e,t);return a("td",{class:o,title:s},n)}function gv(e,t,o,n){let{row:s}=e,[r,i]=mv[s.change]??["",s.change],[l,c]=Ks(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:jp(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},C(e.controlCount)),a("td",{class:"num c-count"},C(e.testCount)),a("td",{class:`\
num c-count${ts(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ps(s)||null},nt(e.diffCount)),Fa(s.control_counts>0?e.control:null,t,"num c-time"),Fa(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ts(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ts(e.percent??e.diff)}`},e.birth||Ee(e.percent)),wv(e)]}function wv({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=fv(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${pn(e)}${e.
q_value===null?"":` Median of the steps ${P(e.control_median)} → ${P(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${_d(en(e))}`))}var jh=e=>a("td",{class:"\
num c-count",title:C(e)},C(e)),yv={host:"Host, sum",device:"Device, sum"};function bv(e,t,o,n,s){let[r,i]=Ks(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},yv[e]),a("td",{class:"c-category"}),jh(t.controlCount),jh(t.testCount),a("td",{class:`num c-count${ts(t.diffCount)}`},nt(t.diffCount)),Fa(t.control,o,"num c-time"),Fa(t.test,o,"num c-time"),a("\
td",{class:`num c-time${ts(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ts(t.percent??t.diff)}`},t.birth||Ee(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var kv=820,_v=3,Yh=46,At={top:26,right:12,bottom:36},Pc=46;function Wa(e){return vt({...e,class:"heat-map",height:Qh,make:vv,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<_v&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var xv=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Vh=e=>Math.max(34,e.rows.length*xv(e.rows.length)),Jh=e=>e<kv;function Qh(e,t){let o=Vh(e);return Jh(t)?3*(o+At.top)+2*At.bottom+2*Pc+At.bottom:o+At.top+At.bottom+
Pc}var Nc=e=>e.flat().filter(t=>t!==null);function $v(e){let t=[...Nc(e.control),...Nc(e.test)],o=Math.abs(jo(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Nc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function vv(e,t){let o=Jh(t),n=$v(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=Tv(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:ps(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:Rv(),showscale:!1}},d=c.map(([p,f,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,Ov(e,l.panels[y],g,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(v=>v===null?null:v/r)),customdata:Ev(e,p,f,w,h),
hovertemplate:"%{customdata}<extra></extra>",...Sv(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,Av(l.bars[f],4+f,p,i)),Mv(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Sv(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function Ev(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${We(String(p))}, step ${We(m)}`;if(c===null)return f;let w=e.control[l][u],h=s&&
w>0?` (${Ee(100*c/w)})`:"";return`${f}<br>${We(n(c)+h)}`}))}function Tv(e,t,o){let n=Qh(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-At.right,l=Vh(e),c=o?i:(i-2*Yh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let g=y*(c+Yh)/i;return{x:[g,g+c/i],y:d(At.top,l),cell:u}}),f=d(At.
top+l+At.bottom+6,8),[w,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:f},{x:p[2].x,y:f}]}}let m=[At.top,2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+Pc];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+At.bottom+6,8)}))}}function Ov(e,t,o,n){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=ko(e.columns.length,s/(7*r+10)),l=ko(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,
tickvals:i,ticktext:i.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(
u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Kh=48;function Mv([e,t],o,n){let s=Array.from({length:Kh},(r,i)=>e+(t-e)*(i/(Kh-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function Av({x:e,y:t},o,n,s){return{[`xaxis${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var Rv=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Ha(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},p(h)),a("td",{class:`num${y}`},Ee(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Xh={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},Cv=20,Ua=["control","test"];function Lv(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Zh(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Ie(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Ie(100*t.waiting)} of its step): the others probably wait for it.`}function eg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ce("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Cr.map($=>a("option",{value:$},Xh[$]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Wa({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...$)=>o(t(...$))}),
c=Ha(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,w=new Map,h=null,y="",g=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=$=>$===
"step"&&h&&Pt(h.answer)?"whole recording":Xh[$];function _({set:$,marker:x}){let R=JSON.stringify([$,x]);if(!f.has(R)){let E=Tn($,x);f.set(R,E),E.catch(()=>f.delete(R))}return f.get(R)}async function v($){
if(Ua.some(x=>$[x].any)){k($,"Each file counts as one step here, so there are no steps to lay out.");return}try{let x=await Promise.all(Ua.map(R=>_($[R])));if(h?.answer===$){let R=x.map((E,N)=>Lv(E,$[Ua[N]]));
h={...h,samples:R,judged:R.map(df)},S()}}catch(x){k($,x.message)}}function k($,x){h?.answer===$&&(n.textContent=x,m.hidden=!0)}function S(){let[$,x]=h.judged,R=({ranks:U},Q)=>`${J(U.length,"rank")}, ${J(
h.samples[Q].length,"sample")}`,E=[Zh($),Zh(x)],N=E[0]===E[1]?E[0]:E.map((U,Q)=>U&&`${Q===0?"Control":"Test"}: ${U}`).filter(Boolean).join(" "),j=[R($,0),R(x,1)];n.textContent=`${j[0]===j[1]?`${j[0]} \
on each side`:`${j[0]} against ${j[1]}`}. ${N}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(U=>U.slow.length>0)),y!==""&&I()}async function A($){let x={};w.set($,x),w.size>Cv&&w.delete(w.keys().
next().value);try{x.samples=(await gr($)).samples}catch(R){x.failed=R.message,w.delete($)}y==="op"&&g?.query===$&&I(x)}function O($){if(y!=="op")return{samples:h.samples,of:R=>R[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let x=$??w.get(g.query);
return x===void 0&&A(g.query),x?.samples?{samples:Ua.map(R=>x.samples[R]),of:R=>R.total_duration,revision:g.query,none:""}:{none:x?.failed??"Reading the events of this operation …"}}function I($){let{
judged:x,file:R}=h,{samples:E=[[],[]],of:N,revision:j,none:U}=O($),Q=ba(...E),$e=qs(Q,N),he=[...$e.control,...$e.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||g===null,M(i,g&&a("bdi",{},g.name));
let Fe=y==="op"?"duration in each rank and step":b(y);l.draw({rows:Q.rows,columns:Q.columns,...$e,kind:"time",file:R,format:de,formatDiff:Ye,heading:Fe,revision:`${h.revision}#${j}`,empty:he?"":U}),c.
node.hidden=!he,c.draw({grid:Q,values:$e,timeline:t,title:Fe,format:P,formatDiff:ye}),M(u,Nv(x));let je=[Q.ranksByPosition&&"ranks",Q.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=je.length===
0,d.textContent=`The sides have different ${je.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw($,x,R,E,N){y=x,g=N,p.open=y!=="",r.value=y||"step",h?.answer!==$?
(h={answer:$,file:R,revision:E},r.options[0].textContent=b(Cr[0]),v($)):h.judged&&S()}}}function Nv([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:de(l.
step)},P(l.step)),a("td",{class:`num${c?" lag":""}`},Ee(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},Ie(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(o)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var Pv={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Dc="not stated",Ic=(e,t,o)=>n=>{let s=n[e]===null?Dc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},tg=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,qc=e=>e.shared_kernel_time===
null?"no kernels":Ie(100*e.shared_kernel_time),Iv=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":tg(t.steps,t.all_steps),Dv=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>tg(t.ranks,t.all_ranks)},{text:"Steps",of:Iv,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ic("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ic("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ic("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Pv).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:qc,key:()=>null}];function qv(e){return Dv.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Dc,test:l||Dc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Bv(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${qc(n)} of the kernel time in the control, ${qc(s)} in the test.`;return r+i}function og(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=qv(n);e.textContent=Bv(n,s),M(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function ng(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ks(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ht(en(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ht(en(t))}`);let s=Ps(t);return s===""?n:[...n,s]}function Fv(e,t,o){let{row:n}=e,s=c=>Lc(c,t)[0],r=e.birth||Ee(
e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Ks(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${P(n.control_total_duration)}\
 → ${P(n.test_total_duration)}, ${ye(n.diff_duration)}`),[...l,...ng(e)]}function Wv(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...ng(e)]}var sg=e=>({key:e.key,name:es(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function rg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?
`self time, ${ws(t,n)}`:ws(t,n),rows:e.map(s=>({...sg(s),control:s.control,test:s.test,diff:s.diff,lines:Fv(s,t,o)}))}}function ag(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(o=>({...sg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:Wv(o)}))}}function ig({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["un\
changed","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===0}var Hv=20,Uv=200;function xo({id:e=ce("set"),field:t,set:o,text:n="",none:s,onPick:r}){let i=ce("set-list"),l=o?.label??n,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=Je(Uv,()=>h(c.value.trim())),p=[],f=-1,w=null;async function h(S){w?.abort(),w=new AbortController;let{signal:A}=w,O=new URLSearchParams({q:S.slice(0,120),limit:String(Hv)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:I,total:$}=await Wt(O,{signal:A});p=[...s&&S===""?[{none:!0}]:[],...I],y($>I.length?`${J($-I.length,"more set")}: type to find`:I.length===0&&"No set matches."),
Se(J($,"set")),g(S===""?p.findIndex(x=>x.set?.id===o?.id):0)}catch(I){I.name!=="AbortError"&&(p=[],y(I.message))}}function y(S){M(u,p.map((A,O)=>a("li",{id:`${i}-${O}`,role:"option",class:"choice-line",
"aria-selected":String(A.set?A.set.id===o?.id:!o),on:{click:()=>v(A)}},A.set?jv(A.set):s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),f=-1,c.removeAttribute("aria-activedescen\
dant")}function g(S){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(S,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.add(
"active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${f}`)}function b(){u.hidden&&h("")}function _(){m.cancel(),w?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function v(S){_(),(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function k(S){let{key:A}=S,O=!u.hidden,I={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[A];(I!==void 0||O&&["Enter","Escape"].includes(A))&&S.preventDefault(),I!==void 0?O?g(I):b():A==="Enter"&&O&&p[f]?v(p[f]):
A==="Escape"&&O&&(S.stopPropagation(),_())}return{node:d,input:c}}function jv(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[mt(e.created),J(e.ranks.length,
"rank"),...e.tags.slice(0,3),Qe(e.id).slice(0,8)].join(" · "))]}function os(e,{none:t,links:o=Yv}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,w=zv(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";M(n,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(Kv(u))),Vv(u,e),h&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>Gv(n,y,g)),f&&n.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ke(
m,d[u]),y=ce("set"),g=xo({id:y,field:u,set:h,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Qe(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},lg(`${u}_ranks`,"Ranks",h?.ranks??p?.[u]?.all_ranks,d,e),lg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?J(p[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var zv=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function Gv(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var Yv=e=>[Bc(e),a("a",{class:"small",href:Dt(Rt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:ln(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function Bc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function Kv(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function Vv(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function lg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ce(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?Jv(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${st(o)}`:null,on:{change:()=>{
let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,
selected:f===r},Qv(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function Jv(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function Qv(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Xv=["bars","line","scatter","histogram","none"],cg=["control","test","q","chart","x","y","y2","by"],ug={chart:"",x:"",y:"",y2:"",by:""};function Fc(e){let t=new URLSearchParams(e),o=Object.fromEntries(
cg.map(n=>[n,t.get(n)??""]));return{...o,chart:Xv.includes(o.chart)?o.chart:""}}function ja(e){let t=new URLSearchParams;for(let o of cg)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}
function za({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Ro=e=>`'${e.replaceAll("'","''")}'`,ns=["control","test"],Zv=32;function dg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ga(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:dg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:dg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Wc(e){let t=Object.entries(e).map(([o,n])=>{let s=Ga(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var mg=e=>Object.fromEntries(ns.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Vs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function eS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Vs(`diff_${o}`)} / ${Vs(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Vs(e.slice(4))})`:Vs(e)}var tS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function oS(e,t){let o=tS[e][t?0:1];return ns.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Vs(n)} AS ${n}`:n)}function Js(e,t){let o=[...t].filter(([n])=>!ns.includes(n));return o.length>Zv?null:`${e}${o.length>0?`(${o.map(([n,s])=>Ro(`${n}=${s}`)).join(", ")}\
)`:""}`}function Qs(e,t,o,n=0){let s=Lr(e);s.delete("measure"),o||s.set("measure","total");let r=Js("compare",s),i=Dn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${oS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${eS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function pg(e){let t=pt(e);t.set("fold","true");let o=Js("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function nS({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return ns.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Hc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function sS(e){let t=ns.map(o=>{let n=Ga(o,mg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Hc.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var fg=e=>sS(e)??`SELECT side, rank, step_number, ${Hc.join(", ")}
FROM ${Js("compare_steps",[...pt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,hg=e=>`${fg(e)}
ORDER BY rank, step_number, side`,gg=e=>`SELECT side, count(*) AS steps, ${Hc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${fg(e)}
)
GROUP BY side`;function rS(e,{name:t,category:o,aliases:n}){let s=Wc(mg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Ro(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Ro(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Ro(o)} AND ${r?`name = ${Ro(t)}`:`name IN (
    SELECT raw FROM (
${nS(e)}
    ) WHERE shown = ${Ro(t)})`}
  AND (${s})`}var wg=(e,t,{name:o,category:n})=>Js(e,[["name",o],["category",n],...pt(t)]);function Uc(e,t){let o=rS(e,t);return o?`events
WHERE ${o}`:wg("compare_calls",e,t)}var yg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Uc(e,t)}
ORDER BY side, rank, start_us`,jc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Uc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,aS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},bg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Uc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(aS).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,kg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${wg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,_g=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Js("work_by_operator",[...pt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${Ro(t)}`,xg=e=>ns.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),$g=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,vg=e=>xg(e)?`${$g("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,iS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Sg(e,t){let[o,n]=iS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!xg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${$g(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var lo=(e,{control:t,test:o},n={})=>e?ja({control:t,test:o,q:e,...n}):null,Eg=(e,t)=>Qs({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Tg(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(lo(l,e,c));r(s.table.sql,Qs(e,t,o)),r(s.durations.sql,Qs(e,t,o,e.top)),r(s.counts.sql,Qs(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,gg(e)),r(s.replacements.sql,pg(e)),r(s.operators.sql,vg(e)),r(s.host.sql,Eg(e,Ba)),r(s.ranks.heat.sql,e.heat!=="op"?hg(e):n?jc(e,n.row):null)}function Og(e,t,{
histogram:o,points:n,heat:s,numbers:r,related:i,work:l}){r.sql.set(lo(bg(e,t),e)),i.sql.set(lo(kg(e,t),e)),l.sql.set(lo(_g(e,t),e)),o.sql.set(lo(yg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
n,s])c.sql.set(lo(jc(e,t),e))}var Xs=["control","test"],Mg=e=>a("bdi",{class:"mono"},e),lS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function cS(e){let[t,o]=Xs.map(s=>lS(e[s])),n=Xs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?C(n[0]):`${C(n[0])} and ${C(n[1])}`,changes:{control_marker:t,test_marker:t}}]:Xs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:C(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function uS(e,t){let[o,n]=Xs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Mg(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:Xs.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Ag(e,t){return[uS(e,t),t&&cS(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Mg(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Rg=8,dS=600,mS=80,ss=["control","test"],Cg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Yc=({step_number:e})=>e!==null,Gc=e=>[e.span,Yc(e)?e.step_number:
e.rank],Lg=({rank:e,span:t})=>`${e}/${t}`;function Ng(e){return`${Yc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function pS(e){let o=[...new Map(e.map(n=>[Gc(n).
join("/"),Gc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function fS(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var zc=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function hS(e,t){let o=new Map;for(let n of e){let s=Lg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Rg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function gS(e,t,o,n,s){let r=pS(t),i=t.map(u=>({sample:u,y:zc(
u.step,o),x:r.size>1?3+94*r.get(Gc(u).join("/"))/(r.size-1):50})),l=t.filter(Yc).map(u=>u.step_number),c=l.length===0?J(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${zc(n,o)}%`,y2:`${zc(n,o)}%`}),hS(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>mS?2:3.2},s&&He("title",{},`${e}, ${Ng(u)}: ${de(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function wS(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${J(t.length,"sample")} from ${P(Math.min(...o))} to ${P(n.step)}, median ${P(Cg(o))}\
; the longest is ${Ng(n)}.`}function Pg(e,t){if(!ss.every(l=>e?.[l]?.length>0)||ss.every(l=>e[l].length<2))return null;let o=ss.flatMap(l=>e[l].map(c=>c.step)),n=fS(o),s=Cg(e.control.map(l=>l.step)),r=[
ce("strip-title"),ce("strip-words")],i=ss.some(l=>{let c=new Set(e[l].map(Lg));return c.size<=Rg&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},ss.map(l=>wS(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},P(n[1])),a("span",{},P(n[0]))),ss.map(l=>gS(l,e[l],n,s,
o.length<=dS))))}var yS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},bS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},kS="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",_S=({control:e,test:t})=>me(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),xS="This share of the intervals that are made in this way contains the true change.",$S="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function vS({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function SS(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${bS[e.verdict]} `),yS[e.verdict]),a("span",{class:"headline-label"},o),a("span",{class:"value \
control-text",title:de(e.control)},P(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:de(e.test)},P(e.test)),a("span",{class:`change ${vS(e)}`,title:Ye(
e.change)},ye(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Ee(e.change_percent)})`)))}function ES(e,t){let o=`${J(e.control_samples,"sample")} against ${C(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?o:`${o}, judged as ${J(e.control_observations,
"step")} against ${C(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var TS=({confidence:e},{control_observations:t,test_observations:o})=>e<.9505?"":`. A ra\
nk test of ${C(t)} against ${C(o)} has few levels of confidence: ${Ie(100*e)} is the lowest from 95 % up`;function OS({verdict:e,interval:t,equivalence:o,words:n}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ye(t.low)} and ${ye(t.high)}`:`between ${Ee(t.low_percent)}\
 and ${Ee(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Ie(100*o)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(n)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${ye(t.shift)} (${Ee(t.shift_percent)}), ${s}.`}}function MS(e,t){let{interval:o}=e,n=ES(e,t);return o?[a("span",{title:xS},`${Ie(100*o.confidence)} confidence`),
", ",a("span",{title:$S},`p = ${Ht(e.p_value)}`),`: ${n}${TS(o,e)}.`]:`${n}.`}function Ig(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Pt(c),p=d.verdict==="cannot_judge"&&u;M(s,SS(d,m),a("p",{class:"verdict-range"},OS(d)," ",p&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},MS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},kS," ",t&&a("a",{href:_S(c)},"Compare several recordings")),Ag(c,t)),M(r,Pg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Ya(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var AS=900,Ka=12,Dg=17,RS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function qg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of RS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():qg(n);s&&o.append(s)}return o}function CS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":f,"font-weight":w?600:400,"font-family":s},p),i=t.flatMap(d=>Bo(d,Math.floor(n/6.6),3)),l=[r(Ka,22,e,15,!0),...i.map((d,m)=>r(Ka,42+Dg*m,d,12,!1))],
c=30+Dg*i.length+18,u=Ka;for(let[d,m]of o)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ka}}function LS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,AS),l=CS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=qg(d);for(let[f,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(w));return p}),u=l.height+n;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Bg="image/svg+xml";async function NS(e,t,o){let n=new Image;
n.src=`data:${Bg};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Fg(e,t,o,n){let{node:s,width:r,height:i}=LS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Bg}):await NS(l,r,i);
Ya(c,`${o}.${t}`)}var Zs=212,Xt={left:62,right:12,top:20,bottom:24},rs=Zs-Xt.top-Xt.bottom,Va=.62,PS=5,Wg=8,Ja=84,IS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Hg(e){return vt(
{...e,class:"waterfall",height:()=>Zs,keys:IS,paint:FS,save:Fg})}function DS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function qS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function BS([e,t]){let o=(t-e)/
PS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var er=e=>`${100*e}%`;function FS({fall:e}){let t=DS(e),
o=qS(t),[n,s]=o,[r,i]=Ve(s),l=t.length,c=g=>rs*(s-Math.max(g,n))/(s-n),u=(g,b=0)=>er((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=ce("fall-less"),p=BS([n/i,s/i]).
map(g=>({y:c(g*i),text:`${gt(Number(g.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...f},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:g})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>He("line",{class:"fall-join",x1:u(b,Va/2),x2:u(b+1,-Va/2),y1:c(g),y2:c(g)})),t.map(([g,b],_)=>He("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Va/2),width:er(
Va/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(g=>WS(u(g,-.33),er(.66/l))),e.parts.map(({change:g},b)=>He("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(g))),HS(e).flatMap(([g,b],_)=>[He("text",{class:"fall-tick fall-whole",x:u(_),y:rs+15},g),He("text",{class:"\
fall-tick fall-short",x:u(_),y:rs+15},b)])),h=He("svg",{class:"fall-axis",...f},p.map(({y:g,text:b})=>He("text",{class:"fall-value",x:Xt.left-5,y:Xt.top+g+4},b)),n>0&&He("text",{class:"fall-cut",x:Xt.
left,y:Xt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,US(w,jS(e),y)]}function WS(e,t){let o=(r,i)=>rs*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Wg+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:rs,viewBox:`0 0 ${Wg} ${rs}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function HS(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function US(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>Xt.top+f),m=()=>{M(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Xt.left:Xt.right}px + ${c/s} * (100% - ${Xt.left+Xt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Ja?`${Zs-u+17}px`:"auto",n.style.top=u>Ja?"auto":`${d-u>Ja?
u+6:Math.min(d+4,Zs-Ja)}px`},p=He("rect",{class:"fall-area",x:er(i/s),y:-Xt.top,width:er(1/s),height:Zs});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function jS(e){return[["control",P(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xe[t].name,`${P(o)} → ${P(n)}`,ye(s)]),["test",P(e.test),ye(e.change)]]}var zS=21,GS=7.1,YS=5e-4,KS=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Ug=e=>e>0?"more":e<0?"less":"calm",VS=e=>(e-74)/6-14,JS=e=>Math.max(zS,Math.floor(
e/GS)),jg=({operations:e,named:t})=>e.slice(0,t);function tr({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var QS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=YS*e.control);function zg(e,t){let o=Hg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=vr(l,JS(i||r&&VS(r)));c=new Map(l.map(
(f,w)=>[f,p[w]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:w,what:h}=Xe[p.part],y=jg(p);return a("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},a("h3",{title:h},a("span",{class:"fall-name"},ra(w))," ",a("span",{class:Ug(p.change),title:Ye(p.change)},ye(p.change))),a("p",{class:"muted small",title:`${de(p.control)} \
→ ${de(p.test)}`},`${P(p.control)} → ${P(p.test)}`),p.part==="idle"&&y.length>0&&a("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,p.part),class:"mono",title:g.name},a("bdi",{data:{name:tr(g)[0]}},c.get(tr(g)[0]))),tr(g)[1]&&a("span",{class:"muted small fall-in",title:g.
name},`in ${tr(g)[1]}`),a("span",{class:`num ${Ug(g.change)}`,title:Ye(g.change)},ye(g.change))))),p.explained&&a("p",{class:"small muted explained"},KS(p.explained)))}function m(p,f){return a("p",{class:`\
fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:de(f)},P(f)))}return{node:o.node,chart:o,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,w,h){let y=p.waterfall;o.node.hidden=y===null;let g=y!==null&&QS(y);if(o.draw({fall:y,revision:f,file:w,caption:h,heading:`\
mean per ${Pt(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":g?`No difference: a ${Pt(p)?"recording":"step"} takes ${P(y.control)} in the control and ${P(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||g){M(s),n=null;return}if(y===n)return;n=y,l=[...new Set(y.parts.flatMap(_=>jg(_).map(v=>tr(v)[0])))],u();let b=y.contributors==="modu\
les";M(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var XS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, with equal ones added up"]],Qa={key:"",fall:null};function Gg(e,t){
let o=ut("Under the bars",XS,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=zg(u,o.node);c.node.append(n);function u(m,p){return m.tree?Dt({...Rt(s[0]),node:Xr(m.
tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([f,w])=>p.set(f,w));try{let{waterfall:f}=await ot(p,{signal:i.signal});Qa={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&M(n,`The modules could not be loaded: ${f.message}`)}}return{...c,draw(m,p,...f){
let w=pt(m).toString(),h=m.fall==="modules"&&p.waterfall!==null,y=h&&Qa.key===w&&Qa.fall?Qa.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],o.press(m.fall),M(n,h?y===p.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),h&&y===p.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var Xa={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Kc=null,yn={path:"/compare",name:"Compare",mount:(e,t)=>ZS(e,t)};function ZS(e,t){let o=Ut(location.search),n=null,s=null,
r="",i="",l=t.newPair?jl(o):Kc,c=null,u=null,d="",m=null,p=o.op!=="",f=!1,w=globalThis.firstComparison!==void 0,h=Lp(o,l),y=Mp(()=>!f&&s&&z()),g=Ih(),b=Jp({page:he,row:Fe,rank:ae,step:q,timeline:D=>Fm(
o,D),onRow:D=>je(Ot(D.name,D.category)),onBar:D=>k.fall.reveal(D)},g.node),_=Yp(U),v=ft("All rows"),k={sides:os(U),verdict:Ig(()=>U(Xa),U,b.node,_.node),fall:Gg(he,D=>U({fall:D},{replace:!0})),host:Bh(
he),recorded:og(),operators:Fh(he,ot),ranks:eg(D=>U({heat:D},{replace:!0}),{timeline:(...D)=>Gr(o,...D),go:t.go}),replacements:Hp(he),filters:qh(U),counts:zl({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:D=>Q(D,k.counts.node)}),durations:zl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:D=>Q(D,k.durations.node)}),table:Gh({onSort:(D,se)=>U(
{sort:D,order:se}),onSelect:Q,href:he,onOpen:$e,onWant:y.want}),detail:zp({onClear:()=>Q(""),href:he,onRanks:K,onTable:ee,tree:D=>ep(o,D),timeline:D=>Fn(o,D)})},S=a("div",{class:"comparability"}),A=a(
"p",{class:"remark",hidden:!0}),O=Gp(U),I=[k.fall.chart,k.ranks.heat,k.counts,k.durations],$=a("div",{class:"results"},k.verdict.node,S,k.fall.node,k.host.node,k.operators.node,k.filters.node,A,O.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},_.work,v.node)),
k.table.node,_.workNote),k.ranks.node,k.recorded.node,k.replacements.node),x=a("div",{class:"message"}),R=a("h1",{class:"visually-hidden"},"Compare"),E=a("div",{class:"paper-only"}),N=Mt({context:t,results:$,
message:x});e.append(a("div",{class:"page compare-page"},R,E,k.sides.node,x,$),k.detail.node);let j=yt(()=>I.forEach(D=>D.retheme()));function U(D,{replace:se=!1}={}){return!f&&t.go($t({...o,...D}),{replace:se})}
function Q(D,se=k.table.node){let we=k.detail.node.contains(document.activeElement),ke=D===o.op?"":D??"",Ge=se.getBoundingClientRect().top;U({op:ke},{replace:!0}),window.scrollBy(0,se.getBoundingClientRect().
top-Ge);let Ne=u?.items.find(W=>W?.key===ke);Ne?Se(`${Ne.row.name} is selected.`):we&&k.table.focus()}function $e(D){D!==o.op&&Q(D)}function he({id:D,name:se,category:we}){return jt({...o,heat:"",row:D??
Ot(se,we)})}function Fe({name:D,category:se}){return $t({...o,op:Ot(D,se)})}function je(D){p=!0,D===o.op?T():U({op:D},{replace:!0})}function ee(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(D){return[s.control,s.test].every(se=>se.all_ranks.includes(D))&&s.control.all_ranks.length+s.test.all_ranks.length>2?$t({...o,control_ranks:String(D),test_ranks:String(
D)}):null}function q(D,se){return s[se].all_steps.includes(D)?$t({...o,[`${se}_steps`]:String(D)}):null}function K(){U({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function oe(){let D=we=>Wo(we,o,n,s),se=o.control&&o.test?`${D("control")} → ${D("test")} · Compare`:"Compare";R.textContent=se,t.setTitle(se)}async function ue(){
let D=[o.control,o.test].filter(we=>we!=="");if(D.every(we=>n&&Ke(n,we)))return;let se=await ht(D).catch(()=>[]);f||(n=se,le())}async function qe(D){let se=l,we=se.late&&await Cp(D,se);we&&l===se&&(l=
{key:se.key,...we},Kc=we.note===""?null:l,le())}function G(D){i=D,$.dataset.stale="";let se=pt(o).toString(),{op:we}=o;N.ask(ke=>h(D,o,l,ke),ke=>{s=ke,r=D,y.start(D,ke,we),l?.key!==se?(l={key:se,diagnosis:ke.
diagnosis,note:ke.diagnosis_note},Kc=l):l.late&&Nt().then(()=>qe(D)),Se(s.row_count===1?"One row.":`${C(s.row_count)} rows.`),N.say(null),delete $.dataset.stale,le()},ke=>{s=null,r="",y.stop(),N.say(Kp(
ke,{narrowed:Object.keys(Xa).some(Ge=>o[Ge]!=="all"),all:()=>U(Xa),again:()=>G(i),unmarked:()=>U({control_marker:"",test_marker:""})})),delete $.dataset.stale,le()})}async function ne(){let D=pt(o).toString();
if(s.waterfall!==null||c?.key===D)return;c={key:D,rows:null};let se=new URLSearchParams(D);Object.entries({device_type:"CPU",exclude:bt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ba}).forEach(
([we,ke])=>se.set(we,String(ke)));try{let{rows:we}=await ot(se);!f&&c.key===D&&(c.rows=we,le())}catch{}}function le(){if(f)return;oe();let D=o.control!==""&&o.test!=="",se=Pn(o),we=Ul(o);D?we!==i&&(s||
N.say(null),G(we)):(N.drop(),i="",s=null,k.detail.draw(null),N.say(Vp(n))),k.sides.draw(o,n,s),$.toggleAttribute("data-skeleton",D&&!s),k.filters.draw(o,s,s?V():o.unit||"total"),O.draw(o,se),s?D&&r===
i&&re(V(),se):k.detail.draw(null)}function V(){let D=o.unit||sl(s);return D==="percent"&&!Rr(s)?sl(s):D}function re(D,se){let we=Gn(s),ke=pt(o).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(
Xa).some(Ne=>o[Ne]!=="all")),k.recorded.draw(s),k.operators.draw(ke,s),B(),ne()),k.fall.draw(o,s,r,we,ca(s)),k.host.draw(c?.key===ke&&s.waterfall===null?c.rows:null,s),H(D,se),k.replacements.draw(s,D===
"per_step"||D==="percent"),_.draw(o,s,D,se),b.draw(l,$t({...o,op:""})),g.draw(o,s),T();let Ge=u.items.find(Ne=>Ne?.key===o.op);k.ranks.draw(s,o.heat,we,r,Ge?{name:Ge.row.name,query:tn({...o,row:Ge.key}).
toString()}:null),Tg(o,{unit:D,self:se,item:Ge},{...k,table:{sql:v}})}function H(D,se){let we=y.rows(),ke=JSON.stringify([r,D]),Ge=JSON.stringify([ke,o.top,d===r]);if(u?.answer!==s||u.order!==ke){let Ne=rl(
s,we,D,{self:se});u={answer:s,order:ke,unit:D,self:se,items:Ne},Y(D,Ne),k.table.draw({rows:Ne,totals:om(s,D,{self:se}),unit:D,self:se,unitName:ws(D,s),sort:o.sort,order:o.order,selected:o.op,revision:ke,
judged:L(Ne),work:o.work})}u.chartKey!==Ge&&(u.chartKey=Ge,pe(Ge),M(E,ca(s,J(s.row_count,"row")).map(Ne=>a("p",{},Ne))))}let L=D=>D.some(se=>se.verdict!=="cannot_judge"&&!se.row.too_few);function z(){
if(r!==i||u?.answer!==s)return;let{items:D,unit:se,self:we}=u,ke=[],Ge=[];y.rows().forEach((W,X)=>{D[X]||(ke.push(X),Ge.push(W))});let Ne=rl(s,Ge,se,{self:we});Ne.forEach((W,X)=>{D[ke[X]]=W}),Y(se,D),
k.table.add(D,Ne,L(D)),o.op!==""&&!m&&re(se,we)}function T(){let D=o.op===""?-1:y.placeOf(o.op),se=u.items[D]??null,we=se?.key??"";if(m=se,k.counts.select(we),k.durations.select(we),k.table.select(we),
D===void 0){y.find(o.op);return}k.detail.draw(se,se||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},F("Clear the filters",()=>U({q:"",
category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),p&&(p=!1,se&&ee())}function B(){let D=s.comparability.filter(({kind:se})=>se!=="steps_differ"&&se!=="single_sample");M(S,gm(D))}
function Y(D,se){let we=s.control.samples,ke=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;A.hidden=we===ke&&!Ge;let Ne=Ge&&`${pn(Ge)} These rows say “too few steps”. `;if(we===ke){
M(A,Ne);return}let W=D==="total"?"totals cannot be compared directly.":D==="per_call"?"totals would mislead.":"calls and durations are shown per step.";M(A,Ne,`The sides have ${C(we)} and ${J(ke,"samp\
le")} (a sample is one step of one rank), so ${W} `,D==="total"?F("Show per step",()=>U({unit:""}),{class:"link-button"}):F("Show totals",()=>U({unit:"total"}),{class:"link-button"}))}function ie(){return d!==
r&&ig(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,le()},{class:"link-button"})]}function pe(D){let{items:se,unit:we,
self:ke}=u,Ge=`${u.order}${o.top}`,Ne=se.slice(0,o.top),W=ca(s,`first ${C(Ne.length)} of ${J(s.row_count,"row")}`),X={file:Gn(s),revision:D,zoom:Ge,caption:W};k.durations.draw({...X,...rg(Ne,we,ke,s),
empty:ie()}),k.counts.draw({...X,...ag(Ne,we),empty:ie()}),O.drawRest(se.length,Ne.length)}return le(),w?Nt().then(ue):ue(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.
sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&Q("")},update(D){o=Ut(D),l=t.newPair?jl(o):l,le(),ue(),s&&i===r&&t.settled()},unmount(){f=!0,[g,k.fall,k.operators].
forEach(D=>D.stop()),N.unmount(),y.stop(),j(),I.forEach(D=>D.unmount()),k.table.unmount(),k.detail.unmount()}}}var Yg=2,Vc=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function eE(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await yr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function tE(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>eE(e,c,b,n))),Tn(e,o===""?null:o),po(e)]),[p]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?
BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:g(p.start-Yg*p.duration),end:g(p.start+(1+Yg)*p.duration)}}function Kg(e,t,o,n){let s=tE(e.id,t,Vc(o));return s.catch(()=>{}),qr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return xr(e.id,i.number,"",{signal:r,onProgress:n})}})}function Vg({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Jg(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var oE=250;function Qg(e){return vt({...e,height:()=>oE,make:sE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function nE(e){let[t,o]=Ve(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function sE(e,t){let o={...e,
...Vg(e)},n=Vt(),{edges:s}=o,r=Jg(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,y)=>h+y,0),w=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:aE(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:rE(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(nE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function rE(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${C(e[r][n])}${i>0?`, ${Ie(100*e[r][n]/i)} of its calls`:""}`;return[`${P(o)} to ${P(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function aE(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var iE=250,Za=.13;function Xg(e){return vt({...e,height:()=>iE,make:lE,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function lE(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+p+_,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((w,h)=>h+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=ko(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Za),c("test",Za),l("control",
-Za,"circle"),l("test",Za,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var cE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Zg=(e,t)=>e===null||t===null?null:
e-t,ew=(e,t)=>e>0&&t!==null?100*t/e:null,Qc=e=>e>0?"more":e<0?"less":"calm";function Xc(e){let{control:t,test:o}=e.calls,n=[e.control.samples,e.test.samples],s=(r,i)=>n[i]>0?r/n[i]:null;return{counts:[
t.count,o.count],callsPerStep:[s(t.count,0),s(o.count,1)],total:[t.total,o.total],perStep:[s(t.total,0),s(o.total,1)],perCall:[t["50%"],o["50%"]],birth:t.count===0?"new":o.count===0?"gone":""}}function Jc(e,t,[
o,n],s,r,i){let l=Zg(n,o),c=i==="new"?"new":i==="gone"?"gone":Ee(ew(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?be:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?be:s(n))),a("p",{class:`tile-change ${Qc(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function uE(e,t){let o=Xc(e);return[a("p",{class:"muted op-verdict"},t?pn(t):" "),a("div",{class:"tiles"},Jc("Time per step","Total duration over the number of samples (rank × step)",o.perStep,
P,ye,o.birth),Jc("Calls per step","Number of calls over the number of samples (rank × step)",o.callsPerStep,C,nt,o.birth),Jc("Time per call","Median over all calls",o.perCall,P,ye,o.birth))]}function ti(e,[
t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=Zg(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(o)},n(o)),a("td",{class:`\
num strong ${Qc(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Qc(c)}`},Ee(ew(t,c))))}var ei=(e,t,o)=>ti(e,t,P,ye,{exact:de,exactDiff:Ye,title:o});function dE(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:o}=Xc(e),n=(r,i)=>100*o[r]/t[i].step,s=Pt(e)?"recording":"step time";return ti(`Share of the ${s}`,[n(0,"control"),n(1,"test")],Ie,r=>r===null?be:Ee(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; overlapping work counts in full`})}function mE(e,{stepTime:t,row:o}){let n=Xc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"5",scope:"\
colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("td"),["Con\
trol","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),ti("Calls",n.counts,C,nt),ti("Calls per step",n.callsPerStep,C,nt),ei("Total",n.total),ei("Per step",
n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&ei("Self time per step",[o.control_self_duration/e.control.samples,o.test_self_duration/e.test.samples],"Without the call\
s inside it"),dE(e,t)),a("tbody",{},s("A single call"),cE.map(([i,l])=>ei(l,r(i)))))}function tw(){let e=a("div",{class:"card op-head"}),t=ft("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,uE(s,r.row)),M(o,mE(s,r))}}}var ow=.8,pE=/^aten::.*(mm|linear|conv|attention)/,Zc={control:"set",test:"test"};function fE(e,t,o){let n=Object.values(Zc).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(Zc).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=ow*o[d]&&
u.device_time>=ow*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var nw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(Zc))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function oi(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Ee(100*i/t):""))}var sw=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ye(o)},ye(o)),a("td")),hE=e=>e===null?
be:`${oo(1e12*e)}FLOP/s`,gE=e=>`${Qo(1e12*e)}FLOP/s`;function wE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},oi("FLOPs per step",e.flops,oo,Qo),oi("Device time per step",e.device,P,ye,de),e.more!==null&&[sw(
"due to more work","What the change of FLOPs would take at the speed of the control",e.more),sw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],oi("Achieved",e.speed,hE,
gE),e.calls.some((o,n)=>o!==t[n])&&oi("Calls with known FLOPs",e.calls,C,nt)))}function rw(){let e=a("div",{class:"op-work-body"}),t=ft("Work"),o=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>M(e,a("p",{class:"muted small op-work-none"},i));return{node:o,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&pE.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${nw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,n=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await On("work",nw(i),{signal:s.signal});if(n!==u)return;let p=fE(m,l.name,d);p?M(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},wE(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var ni=12;function aw(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=ft("What launches it, or what it launches"),s=ut("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by,b=w.unit==="per_step"?[h.control.samples,h.test.samples]:[1,1];M(r,g.length===0?m(y):p(g,b,y)),M(i,g.length>ni&&!c&&F(`Show all ${C(g.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[ni].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=g.length<=ni||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function p(w,h,y){let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
ni).map(b=>f(b,h,g))))}function f(w,[h,y],g){let b=[w.control_counts/h,w.test_counts/y],_=[w.control_total_duration/h,w.test_total_duration/y],v=h===y?w.diff_duration/h:_[1]-_[0],k=v>0?" more":v<0?" l\
ess":"",S=b[1]-b[0],A=w.control_counts===0?"new":w.test_counts===0?"gone":Ee(_[0]>0?100*v/_[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},C(b[0])),a("td",{class:"num wide-only"},C(b[1])),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},nt(S)),a("td",{class:"num roomy-only",title:de(_[0])},w.control_counts>
0?P(_[0]):"–"),a("td",{class:"num roomy-only",title:de(_[1])},w.test_counts>0?P(_[1]):"–"),a("td",{class:`num strong${k}`,title:Ye(v)},ye(v)),a("td",{class:`num${k}`},A))}return{node:l,sql:n,draw:d}}function iw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));M(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var lw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
eu={path:"/compare/op",name:"Operation",mount:(e,t)=>yE(e,t)};function yE(e,t){let o=_s(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=ut("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],ee=>A({bins:ee},{replace:!0})),m={sides:os(A),numbers:tw(),work:rw(),histogram:Qg(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Xg({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(I(...ee))}),heat:Wa({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(I(...ee))}),grid:Ha(),related:aw({onUnit:ee=>A({unit:ee}),href:({name:ee,category:ae})=>jt({...o,row:Ot(ee,ae)})}),stack:iw()},
p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),g=a("div",{class:"messa\
ge"}),b=kE(ee=>A({heat:ee},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),v=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a("header",{class:"\
op-header"},w,h,y),m.sides.node,g,v));let k=Mt({context:t,results:v,message:g}),S=yt(()=>p.forEach(ee=>ee.retheme()));function A(ee,{replace:ae=!1}={}){t.go(jt({...o,...ee}),{replace:ae})}function O(){
let ee=oe=>Wo(oe,o,n,s),ae=`${ee("control")} → ${ee("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ae}`),M(w,a("bdi",{},q)),M(h,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together");let K={...Ut(""),...$(),exclude:[bt],op:o.row};M(f,a("a",{href:t.lastCompare(pt(o))??$t(K)},`←\
 ${ae}`))}function I(ee,ae){return Gr(o,ee,ae,s)}function $(){let{control:ee,test:ae,control_ranks:q,test_ranks:K,control_steps:oe,test_steps:ue,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,
aliases:V}=o;return{control:ee,test:ae,control_ranks:q,test_ranks:K,control_steps:oe,test_steps:ue,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,aliases:V}}async function x(){let ee=[
o.control,o.test].filter(q=>q!=="");if(ee.every(q=>n&&Ke(n,q)))return;let ae=await ht(ee).catch(()=>[]);u||(n=ae,j())}function R(ee){i=ee,k.ask(ae=>gr(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(ee).
get("row"),k.say(null),Se(`${ae.name}: ${P(ae.calls.control.total)} to ${P(ae.calls.test.total)}.`),j()},ae=>{s=null,k.say(N(ae)),j()})}async function E(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let q=await ot(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=q,l.byKey=tm(q),j()}catch{}}
function N(ee){let ae=ee.code==="unknown_operation",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>o[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},q.length>0&&F("Use all ranks and steps",()=>A(Object.fromEntries(q.map(K=>[K,"all"]))),{class:"primary"}),q.length===0&&!ae&&F("Try again",()=>R(tn(o).toString()),{class:"primary"})," ",a("a",{href:$t(
{...Ut(""),...$()})},"All operations of this comparison")))}function j(){if(u)return;O();let ee=o.control!==""&&o.test!==""&&o.row!=="",ae=tn(o).toString();ee?ae!==i&&(s&&r!==o.row&&(s=null),k.say(null),
R(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:me("/compare")},"Compare page"),"."))));let q=pt({...o,use_short_name:!1}).
toString();ee&&q!==l.key&&E(q),m.sides.draw(o,n,s),v.toggleAttribute("data-skeleton",ee&&!s),s&&U()}function U(){let ee=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(
s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,q=i,K=o.use_short_name?void 0:al(l.byKey?.get(ys(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),Fe(ae,q),je(ae,q),m.
work.draw(o,s),Og(o,s,m),m.related.draw({answer:s,unit:ee,revision:q}),m.stack.draw(s.stack,he),M(y,F("Copy the name",()=>Qt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Qt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Fn(o,s)},"Show in the timeline"),a("a",{href:ed(tn(o)),download:`${ae}.json`},"JSON"),["control","test"].map($e))}let Q=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function $e(ee){let ae=n&&Ke(n,o[ee]);if(!ae||Vc(s.samples[ee])===void 0)return null;let q=`slowest call, ${ee}`;if(Oo(ae)!=="")return a("span",{class:"\
muted small",title:Oo(ae)},`Perfetto: no trace of the ${ee}`);let K={name:s.name,names:Q(ee),marker:o[`${ee}_marker`],shortNames:o.use_short_name},oe=F(`Perfetto: ${q}`,async()=>{oe.disabled=!0;try{await Kg(
ae,K,s.samples[ee],ue=>Se(`Loading ${Te(ue)}`))}catch(ue){Me(ue.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return oe}function he({name:ee,category:ae}){let q=l.byKey?.get(ys(ee,ae));return q&&{diff:q.diff_per_step,href:jt({...o,use_short_name:!1,row:q.
id})}}function Fe(ee,ae){let{edges:q,control:K,test:oe}=s.histogram,ue=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:q,control:K,test:oe,file:ee,revision:`${ae}#${o.bins}`,
share:o.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:q.
length===0?"No calls to draw.":""})}function je(ee,ae){let{control:q,test:K}=s.samples,oe=ba(q,K),ue=qs(oe,T=>T.total_duration),qe=T=>s.calls[T].count===0,G=ue.control.map(T=>T.map(()=>null));m.points.
draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ee,control:qe("control")?G:ue.control,test:qe("test")?G:ue.test,hover:(T,B,Y)=>bE(T,oe[T][B][Y]),heading:"duration in each step of each rank",revision:ae});
let[ne,le,V]=lw[o.heat],re=qs(oe,le),H=V==="time",L={format:H?de:C,formatDiff:H?Ye:nt};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,...re,...L,kind:V,file:ee,heading:ne,revision:`${ae}#${o.
heat}`}),m.grid.draw({grid:oe,values:re,title:ne,timeline:I,format:H?P:C,formatDiff:H?ye:nt});let z=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);_.hidden=z.length===0,_.textContent=
`The sides have different ${z.join(" and ")}; they are paired by position (control / test).`}return j(),x(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=o;
o=_s(ee),ae.row!==o.row&&window.scrollTo(0,0),j(),x()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),S(),p.forEach(ee=>ee.unmount())}}}function bE(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,de(t.total_duration),J(t.counts,"call")]}function kE(e){let t=ce("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},
Object.entries(lw).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function cw(e,t,o){let n=null,s=new Map,r=w=>{let h=e.getBoundingClientRect();return[w.clientX-h.left,w.clientY-h.top]};function i(w){let h=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,g=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(g)>Math.abs(w.deltaY))w.preventDefault(),t.pan(g*y);else if(h){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[h,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,h),n={id:w.pointerId,x:h,y,from:h,measures:w.shiftKey,moved:s.size>1}}function c(w,h){
let y=[...s.values()];s.set(w.pointerId,h);let g=[...s.values()],b=([_,v])=>Math.max(20,Math.abs(_-v));t.zoom((g[0]+g[1])/2,b(y)/b(g))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[h,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,h);return}if(!n||n.id!==w.pointerId){t.hover(h,y,w);return}!n.moved&&Math.hypot(h-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,h,!1):(t.pan(n.x-h),t.scroll(n.y-y)),[n.x,n.y]=[h,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[h,y]=r(w),{moved:g,measures:b,from:_}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&g?t.measure(_,h,!0):g||t.pick(h,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let h=m[w.key.length===1?w.key.toLowerCase():
w.key];h&&(w.preventDefault(),w.stopPropagation(),h())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[w,h]of Object.entries(f))e.addEventListener(
w,h,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([w,h])=>e.removeEventListener(w,h))}function tu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)_E(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function _E(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function xE(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function or(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=xE(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=
n)return;u[p]>o&&s(p)}}function uw(e,t,o,n=0){let s=-1,r=1/0;return or(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function ou(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var si=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function dw(e){let[t,o,n]=si(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+
.0722*n;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function ri(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var $E={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},vE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,nr=e=>String(e).replace(vE,"").replace(/[&<>"]/g,t=>$E[t]),sr=e=>String(Math.round(e*100)/100);
function mw(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?sr(p):nr(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${nr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${nr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${sr(i)}" height="${sr(l)}"\
 viewBox="0 0 ${sr(i)} ${sr(l)}" font-family="${nr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${nr(c)}"/>${t.join("")}</svg>`}}}var ai=(e,t,o)=>Math.min(Math.max(e,t),o);function bn({from:e,to:t},o,n=0){let s=o.to-o.from,r=ai(t-e,Math.min(n,s),s),i=(e+t)/2,l=ai(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function nu(e,t,o,n,s=0){
let r=n.to-n.from,i=ai((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return bn({from:c,to:c+i},n,s)}function su(e,t,o){let n=e.to-e.from,s=ai(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function pw(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function fw({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Co=22,SE=22,ii=4;function hw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var rr=new Map;function EE(e){return rr.has(e)||(rr.size>500&&rr.clear(),rr.set(e,dw(e))),rr.get(e)}function TE(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=EE(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=SE){let d=ou(n.text(t),i-2*ii,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let p=4;for(let f of d)p+=n.widthOf(
f);e.box(s+ii-2,r+1,Math.min(p,i-ii),l-2,c)}e.words(s+ii,m,d,u)}}}function OE(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return or(n,t,s.from,s.to,p=>{let f=Math.max(
0,(n.start[p]-s.from)*r),w=Math.min(i,(n.end[p]-s.from)*r);if(w<=d&&!u?.keep.has(p))return;let h=Math.max(1,w-f>3?w-f-.5:w-f);u&&e.alpha(u.keep.has(p)?1:.3),TE(e,p,{x:f,y:o,width:h,height:c},l),m+=1,d=
h<=1?f+1:w}),u&&e.alpha(1),m}function gw(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=fw(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Co,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Co-5,u,Co,s.border),u<o-30&&e.words(u+3,Co-8,n(c,i),s.muted)}e.line(0,Co-.5,o,Co-.5,s.border)}function ww(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(o.rows-1,Math.ceil((r-l)/i));ME(e,c,t);let w=u.highlight?{keep:u.highlight}:null,h={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let g=p;g<=f;g+=1)y+=OE(e,g,l+g*i,h);return AE(e,t,m),y}function ME(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=ou(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function AE(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var ci=12,li=17,RE=8e3,CE=15,LE=12;function NE(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var yw=(e,t)=>e.flatMap((o,n)=>Bo(o,Math.floor((t-2*ci)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function bw(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(ci,o+li*r,n,te(s?"--text":"--muted"),{size:s?CE:LE,bold:s})})}function ui(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=yw(e,o),r=t.map(d=>yw(d.lines,
o)),i=10+li*s.length+ci,l=t.map((d,m)=>{let p=i+li*r[m].length;return i=p+d.height+ci,p}),c=Math.min(i,RE),u=d=>{bw(d,s,22),t.forEach((m,p)=>{bw(d,r[p],l[p]-li*r[p].length+12),m.paint(NE(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=mw(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=ri(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function di(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ya(n,`${o}.${t}`)}var PE=160,IE=3,DE=matchMedia("(prefers-reduced-motion: reduce)"),kw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),au={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function mi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let w=m.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,y=ri(w,h),g=c?Co:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:hw(h),colours:kw()},
_=au,v=tu(au),k=[],S=0,A={from:0,to:1},O={from:0,to:1},I={hover:-1,select:-1,highlight:null},$=0,x=null,R=0,E=0,N=0,j=()=>(O.to-O.from)/Math.max(1,R),U=H=>O.from+H*j(),Q=()=>g+S*o;function $e(){R=f.clientWidth,
p.style.height=`${Q()}px`,E=Math.min(f.clientHeight,Q());let H=globalThis.devicePixelRatio||1,[L,z]=[Math.round(R*H),Math.round(E*H)];(m.width!==L||m.height!==z||N!==H)&&([m.width,m.height,N]=[L,z,H],
m.style.width=`${R}px`,m.style.height=`${E}px`)}function he(){$===0&&($=requestAnimationFrame(Fe))}function Fe(H){if($=0,x){x.since??=H;let z=(H-x.since)/PE;O=pw(x.from,x.to,z);let T=z<1;T?he():x=null,
r(O.from,O.to,T)}let L=performance.now();if($e(),R>0&&E>0){w.setTransform(N,0,0,N,0,0);let z=ae(ee(),{width:R,height:E,top:g-f.scrollTop});m.dataset.drawn=String(z)}m.dataset.drawMs=(performance.now()-
L).toFixed(2)}let je="";function ee(){let H=`${m.width} ${m.height} ${N}`;return H!==je&&(je=H,y.forget()),y}function ae(H,{width:L,height:z,top:T}){let{colours:B}=b;H.box(0,0,L,z,B.surface);let Y=ww(
H,{index:v,view:O,width:L,height:z,rowHeight:o,top:T,bands:k,marks:I,how:b,rowOf:pe=>_.row[pe]}),ie=L/(O.to-O.from);return d?.(H,{x:pe=>(pe-O.from)*ie,y:pe=>T+pe*o,width:L,height:z,view:O}),g>0&&gw(H,
{view:O,width:L,format:c,colours:B}),Y}function q(H,L=!1){x=null,!(H.from===O.from&&H.to===O.to)&&(O=H,r(O.from,O.to,L),he())}function K(H){let L=bn(H,A,u);DE.matches?q(L):(x={from:O,to:L,since:null},
he())}let oe=()=>x?.to??O;function ue(H,L){let z=Math.floor((L-g+f.scrollTop)/o);return L<g||z<0?-1:uw(v,z,U(H),IE*j())}function qe(H,L){H!==I.hover&&(I.hover=H,m.style.cursor=H>=0?"pointer":"",he()),
n(H,L)}let G=cw(m,{zoom:(H,L)=>q(nu(O,U(H),L,A,u)),pan:H=>q(su(O,H*j(),A)),scroll(H){f.scrollTop+=H},hover:(H,L,z)=>qe(ue(H,L),z),leave:()=>{I.hover>=0&&qe(-1,null)},pick:(H,L,z)=>s(ue(H,L),z),measure:(H,L,z)=>i?.(
...[U(H),U(L)].sort((T,B)=>T-B),z),slide(H){let L=oe();K(su(L,H*(L.to-L.from),A))},glide(H){let L=oe();K(nu(L,(L.from+L.to)/2,H,A,u))},fit:()=>K(A),enter:()=>{I.select>=0&&s(I.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",he,{passive:!0});let ne=new ResizeObserver(he);ne.observe(f);let le=()=>{b.colours=kw(),he()},V=matchMedia("(forced-colors: active)");V.addEventListener("ch\
ange",le);let re=yt(le);return{node:m,set(H){let L=_===au;_=H,v=tu(H),k=H.bands??[],S=Math.max(v.rows,H.rows??0);let[z,T]=[H.from??1/0,H.to??-1/0];if(H.from===void 0||H.to===void 0)for(let Y=0;Y<H.length;Y+=
1)z=Math.min(z,H.start[Y]),T=Math.max(T,H.end[Y]);A=T>z?{from:z,to:T}:{from:0,to:1},I.hover=-1,I.select=-1,I.highlight=null;let B=L?{...A}:bn(O,A,u);p.style.height=`${Q()}px`,x===null&&(O=B),he()},view(H,L,z=!1){
z?q(bn({from:H,to:L},A,u)):K({from:H,to:L})},index:()=>v,current:()=>({...O}),goal:()=>({...oe()}),extent:()=>({...A}),select(H){I.select=H,H>=0&&this.reveal(_.row[H]),he()},highlight(H){I.highlight=H===
null?null:new Set(H),he()},point(H){I.hover=H,he()},follow(H,L,z=!1){x=null,O={from:H,to:L},z?(cancelAnimationFrame($),Fe(0)):he()},place(H){return this.placeOf({start:_.start[H],end:_.end[H],row:_.row[H]})},
placeOf({start:H,end:L,row:z}){let T=m.getBoundingClientRect(),B=(H-O.from)/j(),Y=(L-O.from)/j(),ie=g+z*o-f.scrollTop;return Y<0||B>R||ie<g-o||ie>E?null:{left:T.left+Math.max(0,B),right:T.left+Math.min(
R,Y),top:T.top+ie,bottom:T.top+ie+o}},redraw:he,showAxis(H){g=c&&H?Co:0,he()},reveal(H){let L=H*o;(L<f.scrollTop||L+o+g>f.scrollTop+f.clientHeight)&&(f.scrollTop=L-f.clientHeight/2)},whole:H=>({height:Q(),
paint:L=>ae(L,{width:H,height:Q(),top:g})}),picture(H){return ui(H,[{lines:[],...this.whole(Math.max(R,600))}],Math.max(R,600))},destroy(){cancelAnimationFrame($),G(),re(),V.removeEventListener("chang\
e",le),ne.disconnect(),f.remove()}}}var as=8,qE=.004;function _w(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(yo(n,t))),0)}var Zt=(e,t)=>e.verdict[t]==="no_difference_found";function xw(e,t,o){let n=yo(e,t);if(!(o>0)||Math.abs(
n)<qE*o||Zt(e,t))return 0;let s=Math.max(1,Math.round(as*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(as,s)}function $w(e,t,o){let[n,s]=[si(e),si(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var co={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},is=e=>e!=="calls",kt=(e,t)=>is(t)?P(e):C(Number(e.toFixed(2))),qt=(e,t)=>e===null?"–":is(t)?ye(e):nt(Number(e.toFixed(2))),pi=(e,t)=>is(t)?
de(Number(e.toFixed(3))):C(e),ls=(e,t)=>e===null?"":is(t)?Ye(Number(e.toFixed(3))):nt(e),BE={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},FE={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},kn=e=>BE[e.sort]??e.sort,_n=e=>FE[e.status]??"",Sw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",WE=e=>e.sides.every(t=>t.steps.length===0),$o=e=>WE(e)?"per recording":"per step";function fi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(un(e));return t?`${t[2]}\
 · ${t[1]}`:un(e)}var St=e=>[un(e),dn(e)].filter(Boolean).join(" "),HE=e=>/ #\d+$/.test(un(e));function Ew(e){let t=bo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||HE(n)):t.slice(-1)}function Tw(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!Wn(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var UE=.005;function Ow(e,t){let o=e.here[t],n=is(t)?P(Math.abs(o)):C(Number(Math.abs(o).toFixed(2)));if(is(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>UE*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return o>0?`is called ${n} times more`:`is called ${n} times less`}var iu=(e,t)=>t>0?100*e/t:null;function Mw(e,t){let[o,n]=e.root.total[t];return{from:kt(
o,t),to:kt(n,t),change:qt(n-o,t),percent:Ee(iu(n-o,o))}}function Aw(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?Ee(iu(n-o,o)):"new"}function Rw(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>iu(i,r)),n=r=>Ie(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var vw=e=>e.map(t=>`“${t}”`).join(" and ");function Cw(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${vw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${vw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Lw(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${qt(c-
l,i)})`:`${s}: ${kt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Lo=e=>e>0?"mo\
re":e<0?"less":"calm",Nw=(e,t)=>qt(yo(e,t),t);var jE=20,zE=.62,Pw={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function GE(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,$w(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",zE*(.12+.88*(Math.abs(o)/as))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Pw[o]??"--noise-fill",.45)}}function YE(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[kn(t),_n(t),Zt(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Lw(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Iw(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=YE(),l=GE(),c=ft("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>A("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>A("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=I=>d.tree.frames[m.frame[I]],w=mi(s,{rowHeight:jE,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:I=>y(f(I)),onHover(I,$){I<0||!$?i.hide():i.show(f(I),d,$)},onPick:I=>I>=0&&e.onPick(f(I)),onKey:_}),h=yt(()=>{l.forget(),k(),w.redraw()}),y=I=>d.tree.pair&&!Wn(I)&&I.sort!=="rest";function g(I){
let $=f(I);return d.tree.pair?Zt($,d.measure)?l.noise():l.change(xw($,d.measure,p)):l.sort($.sort)}function b(I){let $=f(I);return`${$.status==="replaced"?"⇄ ":""}${[fi($),dn($)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Nw($,d.measure)}`:""}`}function _(I){let $=d?.selected;if(!$)return!1;let x=$.parent?.children.filter(v)??[],R=x.indexOf($),E=Q=>m.end[m.place[Q.at]]-m.start[m.place[Q.at]],j={ArrowUp:()=>$.
parent,ArrowDown:()=>$.children.filter(v).reduce((Q,$e)=>!Q||E($e)>E(Q)?$e:Q,null),ArrowLeft:()=>x[R-1],ArrowRight:()=>x[R+1]}[I.key];if(!j)return!1;let U=j();return U&&e.onMove(U),!0}let v=I=>m.place[I.
at]>=0;function k(){if(!d)return;let I=(x,R,E="")=>a("li",{class:`key ${E}`,css:{"--key-fill":x}},R);if(!d.tree.pair){let x=new Set(d.tree.frames.map(({sort:R})=>R));M(n,Object.keys(Pw).filter(R=>x.has(
R)).map(R=>I(l.sort(R),kn({sort:R}))));return}let $=x=>`full colour: ${qt(x,d.measure)}`;M(n,I(l.change(as),`takes more (${$(p)})`),I(l.change(-as),`takes less (${$(-p)})`),I(l.change(0),"hardly chang\
ed"),d.tree.frames.some(x=>Zt(x,d.measure))&&I(l.noise(),"not certain"),d.tree.frames.some(y)&&I("var(--muted)","on one side only","key-hatched"))}function S(){let I=bo(d.zoomed);M(o,I.map(($,x)=>[x>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),x===I.length-1?a("b",{class:"mono","aria-current":"true"},St($)):F(St($),()=>e.onZoom($),{class:"link-button mono"})]))}function A(I){d&&m.length>
0&&di(w.picture([`Flame graph, ${co[d.measure][0]} ${$o(d.tree)}`,...d.lines,O(),`made ${mt(new Date().toISOString())}`]),I,`${d.file}-tree`)}let O=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${qt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(I){let $=d?.revision!==I.revision,x=!$&&d.judged!==I.judged,
R=$||d.zoomed!==I.zoomed;if(d=I,$){i.hide(),m=Zm(d.tree,d.measure,d.width),p=_w(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${co[d.measure][0]} to d\
raw.`;let N={both:"",control:", width: control",test:", width: test"};t.textContent=`${co[d.measure][0]} ${$o(d.tree)}${d.tree.pair?N[d.width]:""}`}x&&(k(),w.redraw());let E=m.place[d.zoomed.at]??-1;R&&
E>=0&&w.view(m.start[E],m.end[E],$),S(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(N=>m.place[N.at]).filter(N=>N>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function Dw(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function qw(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var KE=250,VE=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
JE=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],QE=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function XE(e,t){
let o=ce("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Je(KE,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=qw(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(p,d)} (${qt(p-m,d)})`:kt(
m,d)}`}}}function Bw({onChange:e,onStep:t}){let o=new Map(cn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},cn.map(p=>{let f=o.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:co[p][2],"aria-pressed":"false"}),f.button.append(co[p][1]," ",f.change),f.button})),s=ut("Width of the frames",VE,p=>e(
{width:p})),r=ut("How frames are put together",JE,p=>e({frames:p,rows:[],open:[],zoom:""})),i=ut("What makes frames",QE,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=ut("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=XE(p=>e({q:p}),t),u=(p,f,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,w,h){
for(let[y,g]of o){g.button.setAttribute("aria-pressed",String(y===w));let b=f?.pair?Aw(f,y):"";M(g.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,h,f,w)}}}var lu=12,cu=8,ZE=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Fw({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:jt({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",_=!1){let[v,k]=y,S=A=>a("td",{class:"num",title:pi(A,g)},kt(A,g));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},h),S(v),r.pair&&S(k),r.pair&&a("td",{class:`num strong ${Lo(k-v)}`,title:ls(k-v,g)},qt(k-v,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[$o(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":oo(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":Qo(h[1]-
h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"What the change of FLOPs would take at the speed of the control":"What the change of calls would take if each took as long as \
in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${g}, by ${h.
by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Lo(h[y])}`,title:ls(h[y],"device")},qt(h[y],"device"))))}function m(h){let y=h.here.device;return a("table",{class:"detail-table"},
a("caption",{class:"visually-hidden"},`Figures of the frame, ${$o(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched by itself",h.ownOf.device,"devi\
ce","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.ownOf.host,"host","Without the\
 frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time and of the frames below it that \
only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Lo(y)}`,title:ls(y,"device")},qt(y,"device")))))}function p(h){let y=[...h.kernels].sort((g,b)=>Math.abs(b.device[1]-
b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},h.opened||h.instances>1?`Ke\
rnels of all ${C(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,lu).map(({name:g,device:b,counts:_})=>{let v=l("",b,"device");return M(v.firstChild,a("span",{class:"mono kern\
el-name"},i(g,ZE(g)))),v.firstChild.title=`${g}
${kt(_[0],"calls")}${r.pair?` → ${kt(_[1],"calls")}`:""} calls`,v}),y.length>lu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-lu)} more`))))}function f(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,cu).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>cu&&a("tr",{},a("td",{class:"muted"},`${C(h.shapes.length-cu)} more`))))}function w(h,y){let g=h.sort==="operator"&&r.pair,b=h.names[1]??h.names[0];return a("\
p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${C(h.instances)} instances`,()=>t(h),{class:"link-button"}),h.parent&&h.children.length>0&&F("Zo\
om to it",()=>o(h),{class:"link-button zoom-button"}),g&&a("a",{href:jt({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(b,"cpu_op")})},"Open this operation"),g&&a("a",{href:Fn(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Qt(un(h),"Name copied."),{class:"link-button"}))}return{node:s,draw(h,y,g){r=h;let b=bo(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),v=_.length>0?_:b.slice(-4);M(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[kn(y),_n(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(k=>Zt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),v.length>0&&a("p",{class:"muted small mono frame-path"},`in ${v.map(St).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),p(y),f(y))}}}var eT=5;function Ww(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Tw(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Ow(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"Frames without a partner directly below ",F(St(c),()=>e(c),
{class:"link-button mono tree-name"}),Ew(c).map((p,f)=>[f===0?" in ":" › ",F(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Lo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),Zt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=Mw(l,c),[,w]=co[c],[h,y]=l.root.total[c];M(t,a("span",{class:"headline-label"},`${w} ${$o(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Lo(y-h)}`},p,h>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let g=Hn(l,c,eT);M(o,g.map(S=>i(l,S,
c))),o.hidden=g.length===0;let b=Rw(l),_=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",v=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some(S=>S<4)&&"Fewer than 4 samples on a side: changes cannot be told from noise, so all are coloured as meas\
ured.";M(n,Cw(l,u).map(S=>a("p",{class:"notice"},S)),[b,k,_,v].filter(Boolean).map(S=>a("p",{class:"muted"},S)))}}}var No=28,tT=150,Hw=12,Uw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],oT=[["Frame","c-frame",Uw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function jw(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>tT;function w(){let E=c.tree.pair?Uw:oT,N=`${co[c.
measure][1]} ${$o(c.tree)}`;M(n,E.map(([,j])=>a("col",{class:j}))),M(t,a("tr",{},E.map(([j,U,Q],$e)=>a("th",{scope:"col",class:U,title:$e===0?Q:`${N}: ${Q}`},j)))),i.firstChild.colSpan=E.length,l.firstChild.
colSpan=E.length}function h({frame:E,level:N,open:j,leaf:U}){let Q=E.instances>1&&E.sort==="module"&&!E.opened&&c.canOpen,$e=Sw(E),he=E.instances===E.parent?.instances?"":dn(E);return a("th",{scope:"r\
ow",class:"c-frame",title:[St(E),...E.above??[],kn(E),_n(E),E.through.length>0&&`below ${E.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(N-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${U?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},j?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(E.sort)?" plain":""}`},a("bdi",{},fi(E))),Q?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${E.instances} instances`},
dn(E)):he&&a("span",{class:"muted count"},he),E.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${E.above.join(", ")}`),$e&&a("span",{class:`status-mark status-${E.status}`},a("span",{"ar\
ia-hidden":"true"},$e),a("span",{class:"visually-hidden"},` ${_n(E)}`))))}function y(E,N=""){return a("td",{class:`num c-time ${N}`,title:pi(E,c.measure)},kt(E,c.measure))}function g(E,N,j){return a("\
td",{class:`num c-time ${N} ${Zt(j,c.measure)?"calm":Lo(E)}`,title:[ls(E,c.measure),Zt(j,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:N==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
E)/p).toFixed(1)}%`}:{}},qt(E,c.measure))}function b(E){let{frame:N}=E,[j,U]=N.total[c.measure];return c.tree.pair?[h(E),y(j),y(U),g(yo(N,c.measure),"c-diff",N),g(N.here[c.measure],"c-here",N)]:[h(E),
y(j),y(N.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(N.figures.calls[0],"calls"))]}function _(E){let N=c.rows[E],{frame:j}=N,U=[E%2?"odd":"",c.found?.has(j)?"found":"",j.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:U,data:{index:E},tabindex:E===u?"0":"-1","aria-level":N.level,"aria-posinset":N.place,"aria-setsize":N.of,"aria-rowindex":E+2,"aria-expanded":N.leaf?null:
String(N.open),"aria-selected":String(j===c.selected)},b(N))}function v(E=!1){let N=Math.ceil((r.clientHeight||600)/No),j=Math.floor(r.scrollTop/No),[U,Q]=f()?[Math.max(0,j-Hw),Math.min(c.rows.length,
j+N+Hw)]:[0,c.rows.length];if(!E&&U===m[0]&&Q===m[1])return;m=[U,Q];let $e=o.contains(document.activeElement),he=E?new Map:d;d=new Map;for(let je=U;je<Q;je+=1)d.set(je,he.get(je)??_(je));[[i,U],[l,c.rows.
length-Q]].forEach(([je,ee])=>{je.hidden=ee===0,je.style.height=`${ee*No}px`});let{scrollTop:Fe}=r;ho(o,[i,...d.values(),l]),r.scrollTop=Fe,$e&&(d.get(u)??r).focus({preventScroll:!0})}function k(E,N=!1){
let j=E*No,U=r.clientHeight-t.offsetHeight;N&&(j<r.scrollTop||j+No>r.scrollTop+U)&&(r.scrollTop=j-U/2),j<r.scrollTop?r.scrollTop=j:j+No>r.scrollTop+U&&(r.scrollTop=j+No-U),v()}function S(E,N){let j=Math.
max(0,Math.min(c.rows.length-1,E));d.get(u)?.setAttribute("tabindex","-1"),u=j,k(j);let U=d.get(j);U?.setAttribute("tabindex","0"),N&&U?.focus({preventScroll:!0})}function A(E){return c!==null&&c.revision===
E.revision&&c.judged===E.judged&&c.text===E.text&&c.rows.length===E.rows.length&&c.rows.every((N,j)=>N.frame===E.rows[j].frame&&N.open===E.rows[j].open)}function O(E){let N=c.selected!==E.selected;c=E;
for(let[U,Q]of d)Q.setAttribute("aria-selected",String(c.rows[U].frame===c.selected));let j=c.rows.findIndex(U=>U.frame===c.selected);N&&j>=0&&S(j,!1)}o.addEventListener("click",E=>{let N=E.target.closest(
"tr[data-index]");if(!N)return;let{frame:j,leaf:U}=c.rows[N.dataset.index],Q=E.target.closest("[data-act]")?.dataset.act;S(Number(N.dataset.index),!0),Q==="instances"?e.onInstances(j):Q==="toggle"&&!U?
e.onToggle(j):e.onSelect(j)}),o.addEventListener("dblclick",E=>{let N=E.target.closest("tr[data-index]");N&&!E.target.closest("[data-act]")&&e.onZoom(c.rows[N.dataset.index].frame)});function I({frame:E,
open:N,leaf:j},U){!j&&N!==U?e.onToggle(E):U&&N?S(u+1,!0):!U&&E.parent&&S(c.rows.findIndex(Q=>Q.frame===E.parent),!0)}o.addEventListener("keydown",E=>{let N=c?.rows[u];if(!N||E.altKey||E.ctrlKey||E.metaKey||
E.target.closest("button"))return;let j=Math.max(1,Math.floor(r.clientHeight/No)-3),U={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+j,PageUp:u-j,Home:0,End:c.rows.length-1},Q={ArrowRight:()=>I(N,!0),ArrowLeft:()=>I(
N,!1),Enter:()=>e.onZoom(N.frame)," ":()=>e.onSelect(N.frame)},$e=E.key in U?()=>S(U[E.key],!0):Q[E.key];$e&&(E.preventDefault(),$e())});let $=0,x=()=>{$===0&&c&&f()&&($=requestAnimationFrame(()=>{$=0,
v(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/No)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",x,{passive:!0});let R=new ResizeObserver(x);return R.observe(
r),{node:r,focus:()=>S(u,!0),draw(E){if(A(E)){O(E);return}let N=c?.rows[u]?.frame.key,j=c?.selected?.key!==E.selected.key||c?.revision!==E.revision;c=E,p=c.tree.frames.reduce((Q,$e)=>Math.max(Q,Math.abs(
yo($e,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let U=j?c.selected.key:N;u=Math.max(0,c.rows.findIndex(Q=>Q.frame.key===U)),v(!0),
j&&k(u,!0)},unmount(){R.disconnect(),cancelAnimationFrame($)}}}function nT(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var zw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function sT(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?nT(t)||(zw(n)>4*zw(o)?"host":"device"):"device"}async function rT(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Rt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ot(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Gw(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Nl(await wr(o?"":e.control,jn(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?rT(e,t):null]),l=e.
by||sT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Yw(e,t,o){let n=t==="host"?"host":"device";return{...Nl(await wr(e.test!==""?
"":e.control,jn(e,n,!0),{signal:o})),chosenBy:n}}async function Kw(e,t,o,n=e.frames==="instance"){let s=jn(e,t.chosenBy,n);s.set("significance",o),Um(t,await wr("",s),o)}var aT=8,iT=40;function Vw(e,t,o){let n=new Set([e.root]);for(let s of[...Hn(e,t,aT),...o.slice(0,iT)])bo(s).slice(0,-1).forEach(r=>n.add(r));return n}function lT(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(yo(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function Jw(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=lT(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var Qw={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ar={path:"/tree",name:"Tree",mount:(e,t)=>uT(e,t)},cT=e=>$t({...Ut(""),...Rt(e),exclude:[bt]});function uT(e,t){let o=Un(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:K=!0}={})=>!u&&t.go(Dt({...o,...q}),{replace:K}),m=os(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:cT(q)},"Compare"),Bc(q)]}),p=Ww(q=>O(q)),f=Bw({onChange:q=>d(S(q)),onStep:x}),w=Iw({onPick:q=>A(q,q),onZoom:q=>A(l.selected,q),onMove:q=>A(q)}),h=jw({
onSelect:q=>A(q),onZoom:q=>A(q,q),onToggle:I,onInstances:$}),y=Fw({pair:()=>Rt(o),onInstances:$,onZoom:q=>A(q,q)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,_));let v=Mt({context:t,results:_,message:g}),k=Je(400,Se);function S(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function A(q,K){let oe=qe=>qe.at<=q.at&&q.at<qe.end,ue=K??
(oe(l.zoomed)?l.zoomed:bo(q).findLast(qe=>oe(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:q.key,zoom:ue.key}),k(`${St(q)} is selected.`)}function O(q){A(q)}function I(q){let K=o.
rows.includes(q.key)?o.rows.filter(oe=>oe!==q.key):[...o.rows,q.key];d({rows:K})}function $(q){let K=q.key,oe=o.open.includes(K);d({open:oe?o.open.filter(ue=>ue!==K):[...o.open,K],rows:o.rows.filter(ue=>ue!==
K),node:K}),Se(oe?"Folded.":`Its instances are shown below ${St(q)}.`)}function x(q){let K=l?.found??[];if(K.length>0){let oe=K.indexOf(l.selected),ue=oe<0?q>0?0:K.length-1:(oe+q+K.length)%K.length;A(
K[ue]),Se(`${ue+1} of ${K.length}: ${St(K[ue])}`)}}async function R(){let q=[o.control,o.test].filter(oe=>oe!=="");if(q.every(oe=>n&&Ke(n,oe)))return;let K=await ht(q).catch(()=>[]);u||(n=K,ae())}function E(){
if(o.control==="")return"";let q=`${o.control} ${jn(o,"device",o.frames==="instance")}`,K=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(K==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===K)?s.key:`${q} ${K}`}function N(q){r=q,_.dataset.stale="";let[K,oe]=[q.slice(0,q.lastIndexOf(" ")),o.by];v.ask(ue=>Gw(o,ue),ue=>{s={...ue,key:q,base:K,first:oe===""},i=null,delete _.
dataset.stale,v.say(null),Se(J(ue.tree.frames.length-1,"frame")),ae()},ue=>{s=null,l=null,delete _.dataset.stale,v.say(Q(ue)),ae()})}function j(q){let K=`${s.key} ${q==="host"}`;return i?.key===K?(U(i,
q),i.tree):(i={key:K,tree:null},v.ask(oe=>Yw(o,q,oe),oe=>{i.tree=oe,ae(),U(i,q)},oe=>{i=null,Me(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function U(q,K){let{tree:oe}=q;
if(q.judged??=new Set,!(!oe?.pair||K==="calls"||q.judged.has(K)||oe.samples.some(ue=>ue<4))){q.judged.add(K);try{await Kw(o,oe,K,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${K}`,s.classes=void 0,s.openedFor=void 0,ae())}}function Q(q){let K=Object.keys(Qw).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},K?F("Use all ranks and steps",()=>d(Qw),{class:"primary"}):F("Try again",()=>N(r),{class:"primary"})," ",a("a",{href:me(
"/")},"Choose other traces")))}let $e=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function he(q){if(o.frames==="class")return s.classes??=Ym(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let K=j(q);if(K){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=Jm(s.tree,K,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Fe(){let q=o.by||s.measure,K=he(q),oe=o.
q===""?null:Dw(K,o.q),ue=Pl(K,o.node)??Hn(K,q,1)[0]??K.root,qe=Pl(K,o.zoom)??K.root,G=Vw(K,q,[ue,...K.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...oe??[]]),ne=new Set(o.rows),le=Jw(
K,q,o.order,re=>G.has(re)!==ne.has(re.key)),V=[s.key,q,o.frames,o.width,o.open.join(),K.frames.length].join(" ");return{tree:K,measure:q,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:ue,zoomed:qe,
rows:le,revision:V,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:je(K),file:`tracediff-${K.sides.map(({label:re})=>_t(re)).join("-")}`}}function je(q){return[["control","test"].slice(0,q.sides.
length).map((oe,ue)=>`${q.pair?`${oe}: `:""}${q.sides[ue].label} (${J(q.sides[ue].samples,"sample")})`).join(" → ")]}function ee(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ue=>Wo(ue,
o,n,q),oe=o.control===""?"Tree":`${K("control")}${o.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,q)}function ae(){if(u)return;let q=E();if(q===""?(v.drop(),[r,
s,l]=["",null,null],v.say($e())):q!==r&&(s||v.say(null),N(q)),ee(),_.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){f.draw(o,null,o.by,null);return}l=Fe();let{tree:K,measure:oe,found:ue}=l,
qe=[l.revision,l.judged,o.level].join(" ");qe!==c&&(c=qe,p.draw(K,oe,o.level)),f.draw(o,K,oe,ue),w.draw(l),w.sql.set(lo(Sg(o,oe),o)),h.draw({...l,found:ue&&new Set(ue)}),y.draw(K,l.selected,l.canOpen),
U(s,oe)}return ae(),R(),{keys:{search:()=>f.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&A(l.selected,l.
tree.root)},update(q){o=Un(q),ae(),R(),s&&r===s.key&&t.settled()},unmount(){u=!0,v.unmount(),w.unmount(),h.unmount()}}}var dT={name:"rows",label:"Rows",type:"choice",options:ia,fallback:"steps"};function Xw(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,S){t({[k]:S},{replace:l===k}),l=k}function u(k,S,A,O){let I=ce("set"),$=xo({id:I,field:k,none:O,text:i[k],set:Ke(A,i[k])??null,onPick:x=>{l="",o(
{[k]:x?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:I},S),$.node)}function d(k){let S=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,S.checked===k.fallback?"":String(S.checked))}});return s.push({name:k.name,sync(A){S.checked=A===""?k.fallback:A==="true"}}),a("label",{class:"check"},S,k.label)}function m(k){let S=k.type==="o\
perator"?ce("ops"):null,A=k.type==="number",O=a("input",{type:A?"number":"text",list:S,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:A&&"any",min:A&&0,data:{field:k.name},class:S&&
"wide",title:k.title,on:{change:()=>c(k.name,O.value.trim())}}),I=S&&a("datalist",{id:S});S&&(O.addEventListener("input",Je(150,()=>w(O.value,I))),O.addEventListener("focus",()=>{O.select(),w("",I)}));
let $="";return s.push({name:k.name,sync(x,R){let E=x||S&&R||"",N=O===document.activeElement&&O.value!==$;O.value.trim()!==E&&!(N&&E===$)&&(O.value=E),$=E,A&&(R??null)!==null&&x===""&&(O.placeholder=R)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),O,I)}function p(k){let S=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,S.value===k.fallback?"":S.value)}},Object.entries(
k.options).map(([A,O])=>a("option",{value:A},O)));return s.push({name:k.name,sync(A,O){S.value=A||String(O??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),S)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function w(k,S){if(i.set!=="")try{let A=await br(i.set,k);M(S,[...new Set(A.filter(O=>O.category==="cpu_op").map(O=>O.name))].map(O=>a("option",
{value:O})))}catch{}}let h=(k,S)=>k?.[S].length>0?st(k[S],3):"";function y(k,S){let[A,O]=["set","test"].map(I=>h(Ke(S,i[I]),k));return i.test!==""&&i[k]===""&&(A!==O||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function g(k,S,A){let[O,I]=["set","test"].map(x=>Ke(A,i[x])),$=(x,R,E)=>f({name:x,label:R,type:"text",placeholder:["all",h(E,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,A)?[$(`set_${k}`,`${S} of A`,O),$(`test_${k}`,`${S} of B`,I)]:[$(k,S,O)]}function b(k){let S=A=>A.some(O=>i[O]!=="");return!S(["steps","set_steps","test_steps"])&&(S(["marker","set_\
marker","test_marker"])||["set","test"].some(A=>Ke(k,i[A])?.steps.length>0))}let _=k=>`${Wl[k].letter} · ${Wl[k].name}`;function v(k){let S=i.test!=="";s=[],M(n,u("set",S?_("set"):"Trace set",k),u("t\
est",S?_("test"):"Compare with",k,"none"),g("ranks","Ranks",k),g("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&f(dT),e[i.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,S,A={}){i=k;let O=JSON.stringify([i.what,i.set,i.test,y("ranks",S),y("steps",S),b(S),S.map(I=>[I.id,I.label])]);
if(O!==r){r=O;let I=n.contains(document.activeElement)?document.activeElement.dataset.field:null;v(S),I&&n.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:$})=>$(i[I]??"",A[I]))}}}var mT=24,hi=20;function Zw(e,t){let o=Array.from(e),n=Math.max(0,o.length-hi),s=t>mT?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+hi).join(""))),s+hi<o.length&&r("split-rest",s+hi))}var ey=200;function uo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(_=>_.what),i=r.length>0&&a("details",
{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:_,what:v})=>[a("dt",{},_),a("dd",{},v)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),c=[e.caption,
e.heading].filter(Boolean).join(": "),u=ft(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h3",{},c," ",s),
a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"sc\
roll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,w=e.limit??20;function h(){
if(!f)return m;let _=f.down?-1:1;return[...m].sort((v,k)=>{let[S,A]=[v[f.key]??null,k[f.key]??null];return S===null||A===null?(S===null)-(A===null):_*(typeof S=="number"?S-A:String(S).localeCompare(String(
A)))})}function y(_){let v=f?.key===_.key?!f.down:!!_.number;f={key:_.key,down:v},b(),t.querySelector("[aria-sort] button")?.focus()}function g(_,v,k,S){let A=e.href&&_.link?.(k,e.parameters??{}),O=_.
mono&&typeof S=="string"?Zw(S,p.get(_.key)?.get(S)??0):S;return A?a("a",{href:e.href(A)},O):O}function b(){M(t,e.columns.map(v=>{let k=f?.key===v.key;return a("th",{scope:"col",class:v.number&&"num","\
aria-sort":k&&(f.down?"descending":"ascending")},F(`${v.title}${k?f.down?" ↓":" ↑":""}`,()=>y(v),{class:"link-button th-button",title:v.what}))}));let _=new Set;M(o,h().slice(0,w).map(v=>a("tr",{},
e.columns.map(k=>{let S=v[k.key],A=k.show(S,v);return A===be&&k.blank&&_.add(k),a("td",{title:A===be&&k.blank?k.blank:k.mono?S:k.exact?.(S,v),class:[k.number&&"num",k.mono&&"mono data-name",k.tone?.(S,
v)].filter(Boolean).join(" ")||null},g(k,S,v,A))})))),l.hidden=_.size===0,M(l,[..._].map(v=>`${be} in ${v.title}: ${v.blank}`).join("; "),"."),s.textContent=m.length>1?C(m.length):"",n.hidden=m.length<=
w,M(n,F(`Show ${C(Math.min(ey,m.length-w))} more of ${C(m.length)}`,()=>{w+=ey,b()},{class:"link-button"}))}return{node:d,show(_){m=_;for(let{key:v}of e.columns.filter(k=>k.mono))p.set(v,Fi(m.map(k=>String(
k[v]??""))));d.hidden=m.length===0,b()}}}var pT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},ty="http://www.w3.org/2000/svg";function fT(e,t){let o=document.createElementNS(ty,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(ty,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",pT[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function oy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function p(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function f(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let v=[...t.querySelectorAll("input:checked")];e.onLines(v.length===0?rc:v.map(k=>k.value))}}});return _.checked=h.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&fT(Xl(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,hT(w.lines,h).map(([_,v])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),v.map(k=>f(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(o,w.start),p(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function hT(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function gT(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function ny(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=gT(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var sy={control:"set",test:"test"};function uy(e){let t=(o,n)=>e[`${sy[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[sy[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function wT(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Wc(uy(e));return o&&`(${o})`}var cr="device\
_type = 'GPU'",du=["COMPUTATION","COMMUNICATION","MEMORY"],gi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",mu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${du.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${du.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${du.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,ry=e=>`${mu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ay=e=>`${mu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,yT=(e,t)=>`${mu(e,gi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,dy=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,bT=(e,t)=>`SELECT side, rank, kind, name, category, ${dy}
FROM events
WHERE ${cr}${gi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,my=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${cr}${gi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,py=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${cr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,fy="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",iy=(e,t)=>`${py(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${fy}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,hy=(e,t)=>`${py(e,gi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${fy}`,kT=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${hy(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ir=(e,t)=>`${hy(e,t)}
ORDER BY launch_delay DESC`,ly=(e,t)=>`SELECT side, rank, name, ${dy}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function _T(e){let t=Object.entries(uy(e)).map(([o,{ranks:n}])=>{let s=Ga(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var lr="side, rank, span, device_type, device",gy=e=>`WITH changes AS (
    ${e}
)
SELECT ${lr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${lr}),
    so_far AS (PARTITION BY ${lr} ORDER BY at_us, row)`,xT=e=>`SELECT ${lr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${gy(e)}
)
GROUP BY ${lr}
ORDER BY rank, span, device_type, device, side`,cy={peaks:xT,"memory-curves":e=>`${gy(e)}
ORDER BY side, rank, at_us`},$T={temporal_breakdown:{rows:ry,temporal:ry},comm_comp_overlap:{rows:ay,overlap:ay},kernel_breakdown:{kinds:yT,kernels:bT,over_ranks:my},idle_time_breakdown:{rows:iy,idle:iy},
launch_stats:{counts:kT,worst:ir,"launch-cpu_duration":ir,"launch-gpu_duration":ir,"launch-launch_delay":ir,"launch-scatter":ir},user_annotation_breakdown:{rows:ly,annotations:ly}},vT={kernel_breakdown:{
kernels:my}},ST={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},wy=e=>ST[e]??{},ET={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},TT={queue_length:"stream",memory_bw:"name"},OT=["what","set","test","lines","order","rows"];function MT(e,t,{chart:o,difference:n}){let s=o&&ET[e.what]?.[t]||t,r=Object.entries(e).filter(([l,c])=>c&&
!OT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&TT[e.what];return`SELECT ${i?`side || ', rank ' \
|| rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Ro(`${l}=${c}`)).join(", ")})`}function AT(e,t,o){if(e.what==="memory"){let r=cy[t]&&_T(e);return r?cy[t](r):null}let n=o&&vT[e.what]?.[t]||$T[e.what]?.[t],s=n?wT(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var yy=(e,t,{chart:o=!1,difference:n=!1}={})=>(n?null:AT(e,t,o))??MT(e,t,{chart:o,
difference:n});var RT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},pu={path:"/analyse",name:"Analyse",mount:(e,t)=>CT(e,t)};function CT(e,t){let o=Sc(location.search,ct),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(T,B)=>t.go(wn({...o,...T},ct),B),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=Xw(ct,{onChange:m,onSet:T=>m({...Da,...T})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,g,b),v=a("h1",{}),k=F("Open in Perfetto …",()=>Br([o.set,o.test].filter(T=>T!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),S=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
v,k,S),p,f.node,w,h,_));let A=Mt({context:t,results:_,message:h}),O=yt(()=>c.forEach(T=>T.figure.retheme())),I=T=>Zu(o.what,Lh(i??o,ct,T)),$=(T,B)=>lo(yy(i??o,T,B),{control:o.set,test:o.test},B?.chart?
wy(T):{});function x(){c.forEach(T=>T.figure.unmount()),c=ct[o.what].charts.map(T=>{let B=T.series&&oy({onLines:pe=>m({lines:pe},{replace:!0}),onWindow:pe=>m(pe),csv:()=>I("series")}),Y=ut("Ranks that\
 are drawn",[["","those that differ most"],["rank",B?"the first":"all, in order"]],pe=>m({order:pe,lines:[]},{replace:!0})),ie={chart:T,bar:B,order:Y,hidden:new Set,keys:R(T)};return ie.figure=vt({id:T.
id,title:T.title,file:T.id,level:"h2",class:T.half?"half-chart":"",height:pe=>T.height(pe.places,pe.sides),make:(pe,D)=>j(pe.made(D),ie.hidden),onRelayout:B&&U,onDoubleClick:B&&Q,keys:()=>ie.keys.filter(
pe=>!ie.hidden.has(pe.key)).map(pe=>[pe.property,pe.name]),extra:[a("div",{class:"chart-choice"},N(ie),Y.node),B?.node]}),ie}),M(g,c.map(T=>T.figure.node))}let R=T=>(E(T)??(o.test===""?[]:ue().map(B=>({
key:B.key,name:`${B.letter} · ${B.label}`,property:B.letter==="A"?"--control-fill":"--test-fill"})))).map(B=>({...B,key:B.key&&!Array.isArray(T.legend)?B.key:B.property})),E=({legend:T})=>typeof T=="\
function"?T(ue()):T;function N(T){let B=ie=>{let{hidden:pe}=T;pe.delete(ie)||pe.add(ie),pe.size===T.keys.length&&pe.clear();for(let D of Y)D.setAttribute("aria-pressed",String(!pe.has(D.dataset.key)));
$e(ue())},Y=T.keys.map(ie=>F(ie.name,()=>B(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return Y.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${T.chart.title}: what is drawn`},Y)}let j=({data:T,layout:B},Y)=>({layout:B,data:T.map(ie=>Y.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function U(T,B){let[Y,ie]=[
T["xaxis.range[0]"],T["xaxis.range[1]"]];if(Number.isFinite(Y)&&Number.isFinite(ie)&&ie>Y&&performance.now()-u>500){let pe=D=>String(Number(Math.max(0,D*B.per+B.offset).toFixed(3)));m({start:pe(Y),end:pe(
ie)})}}function Q(){u=performance.now(),m({start:"",end:""})}function $e(T){let B=ct[o.what].charts.filter(D=>typeof D.legend=="function").flatMap(D=>E(D)??[]).map(D=>D.name),Y=JSON.stringify([o.what,
o.set,o.test,B]);l!==Y&&(x(),l=Y);let ie=`tracediff-${T.map(D=>_t(D.label)).join("-")}`,pe={...o,shown:s.parameters,href:D=>wn({...o,...D},ct)};for(let D of c)he(D,T,pe,ie)}function he({chart:T,bar:B,
order:Y,hidden:ie,figure:pe},D,se,we){let ke=T.make(D,se),Ge=ke.empty?null:B&&ke.data(600);if(Y.node.hidden=!ke.limited,Y.press(o.order),pe.draw({file:we,heading:ke.note,made:ke.data,per:Ge?.per,revision:[
r,o.order,...o.lines,...ie].join(" "),offset:Ge?.offset,places:ke.places,sides:D.length,caption:Fe(D),empty:ke.empty??null}),pe.sql.set($(T.id,{chart:!0})),pe.node.hidden=!!ke.empty&&(!!ke.isSaid||oe(
D)),B){let Ne=_a(D,T.series,T.ownDevice),W=xa(Ne,D,o).keys;B.draw({lines:Ne,chosen:W,styles:Af(Ne,W,T.panels),start:o.start,end:o.end,two:D.length>1,empty:!!ke.empty}),B.node.hidden=Ne.length===0}}let Fe=T=>[
[T.map(B=>[B.letter,B.label].filter(Boolean).join(" · ")).join(", "),ae(T)].join(". ")];function je({name:T,category:B}){let Y=(pe,D)=>o[`${pe}_${D}`]||o[D]||"all",ie=pe=>o[`${pe}_marker`]||o.marker;
return jt({control:o.set,test:o.test,row:Ot(T,B),control_marker:ie("set"),test_marker:ie("test"),control_ranks:Y("set","ranks"),test_ranks:Y("test","ranks"),control_steps:Y("set","steps"),test_steps:Y(
"test","steps")})}function ee(T){let B=T.length>1;b.hidden=oe(T);let Y={href:B?je:null,parameters:s.parameters};M(b,ct[o.what].tables.flatMap(ie=>{let pe=ny(T,ie),D=yf(ie,pe),se=uo({...Y,caption:ie.caption,
csv:I(ie.key),sql:$(ie.key),columns:[...B?[RT]:[],...D]});se.show(pe);let we=(s.difference?.[ie.key]??[]).filter(Ge=>D.some(Ne=>Ne.number&&(Ge[Ne.key]??null)!==null));if(we.length===0)return[se.node];
let ke=uo({...Y,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:$(ie.key,{difference:!0}),columns:D.filter(Ge=>!Ge.note&&we.some(Ne=>(Ne[Ge.key]??null)!==
null)).map(hf)});return ke.show(we),[se.node,ke.node]}))}function ae(T){let B=T.filter(Y=>(Y.data.last_step_dropped??[]).length>0);return T.every(Y=>Y.data.steps!==null)?"The rows of the chosen steps \
count, as in Compare.":ct[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":T.every(Y=>Y.data.all_steps.length===0)?"Without steps\
, all rows count, as in Compare.":B.length>0?`Work that the last step of a rank${B.length<T.length?` of ${B[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows===
"all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function q(T){let B=ct[o.what],Y=T.flatMap(({label:se,
data:we})=>{let ke=B.host?[]:we.ranks_without_device_rows??[];return ke.length===0?[]:[ke.length===we.ranks.length?`${se} has no device work${we.ranks.length>1?"":` (rank ${we.ranks[0]})`}: this analy\
sis has nothing to count there. ${mn}`:`${se}: ${ke.length===1?"rank":"ranks"} ${st(ke)} ${ke.length===1?"has":"have"} no device rows.`]}),ie=B.chosen?.({...o,shown:s.parameters}),pe=o.rows!==""&&!B.ofSteps&&
T.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${ia.steps}`}),D=oe(T)&&a("p",{},"What the host did is here: ",a("a",{href:wn({...o,what:"\
user_annotation_breakdown",lines:[]},ct)},"annotations"),".");M(y,Y.length>0&&a("ul",{class:"notice"},Y.map(se=>a("li",{},se))),D,B.notes?.(T),ie&&a("p",{},ie),Y.length<T.length&&a("p",{class:"muted s\
mall"},ae(T)," ",pe))}let K=({data:T})=>(T.ranks_without_device_rows??[]).length===T.ranks.length,oe=T=>T.every(K)&&!ct[o.what].host;function ue(){let T=!!s.test;return[["set","A"],["test","B"]].filter(
([B])=>s[B]).map(([B,Y])=>({key:B,letter:T?Y:"",label:s[B].label,data:s[B]}))}function qe(T){s=null,r="",delete _.dataset.shown,A.say(T)}function G(T,B){let Y=ct[o.what];s=T;let ie=i===o&&Y.instead?.(
o,ue());if(ie){i={...o,...ie},ne(B);return}r=B,A.say(null);let pe=ue();f.draw(o,n,s.parameters),q(pe),$e(pe),ee(pe),_.dataset.shown=B,Se(`${Y.title} is shown.`)}function ne(T){A.ask(B=>On(i.what,Ec(i,
ct),{signal:B}),B=>G(B,T),B=>qe(a("div",{class:"error-box",role:"alert",data:{code:B.code}},a("h2",{},"This analysis is not possible"),a("p",{},B.message),a("p",{},a("a",{href:me("/")},"Choose other t\
races")))))}let le=()=>`${o.what} ${Ec(o,ct)}`;function V(){let T=le();if(s&&r===T){A.drop(),$e(ue()),t.settled();return}if(o.set===""){A.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=o,ne(T)}function re(){let T=ct[o.what],B=Y=>o[Y]===""?null:Ke(n,o[Y])?.label??o[Y];M(v,T.title),M(w,T.intro),H(),t.setTitle([T.title,[B("set"),B("test")].filter(Boolean).join(" → "),"Analys\
e"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===le()?s.parameters:{}),L(),V()}function H(){let T=[o.set,o.test].map(Y=>Y!==""&&Ke(n,Y)).filter(Boolean),B=T.filter(Y=>Y.traces_bytes===0);M(S,B.length===
0?"":T.length===1?Oo(T[0]):B.map(Y=>`${Y.label}: ${Oo(Y)}`).join(" "))}function L(){p.firstChild||M(p,Object.entries(ct).map(([T,{tab:B,title:Y}])=>a("a",{data:{what:T}},B??Y)));for(let T of p.children){
let{what:B}=T.dataset;if(T.href=wn({...o,what:B,lines:[]},ct),B!==o.what){T.removeAttribute("aria-current");continue}T.setAttribute("aria-current","page");let Y=p.getBoundingClientRect(),{left:ie,right:pe}=T.
getBoundingClientRect();(ie<Y.left||pe>Y.right)&&(p.scrollLeft+=ie-Y.left-24)}}async function z(){let T=[o.set,o.test].filter(B=>B!=="");try{n=T.length>0?await ht(T):[],n.length===0&&(n=(await Wt("lim\
it=1")).entries.map(({set:B})=>B))}catch(B){M(h,a("div",{class:"error-box",role:"alert"},B.message));return}d||(f.node.hidden=k.hidden=n.length===0,n.length===0?(M(v,"Analyse"),t.setTitle("Analyse"),M(
h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):re())}return z(),{keys:{search:()=>f.focus()},update(T){o=Sc(T,
ct);let B=["set","test"].every(Y=>o[Y]===""||Ke(n??[],o[Y]));n?.length>0&&B?re():z()},unmount(){d=!0,A.unmount(),O(),c.forEach(T=>T.figure.unmount())}}}var fu=28,by=200,ky=12,LT=400,NT=56;function Po(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function PT(e,t,o){let n=Math.max(1,Math.ceil(
o.length/LT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Po(o[r][t]).length);return Math.min(NT,s)+3}function IT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function _y(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>by&&!Uo();function w(v,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},v.map((S,A)=>{let O=Po(S);return a("td",{title:O.length>40?O:null,class:S===null?"none":l[A].number?"num":""},O)}))}function h(v=!1){let k=Math.ceil((s.clientHeight||600)/fu),S=f()?Math.max(
0,Math.floor(s.scrollTop/fu)-ky):0,A=f()?Math.min(u.length,S+k+2*ky):u.length;!v&&S===m&&A===p||([m,p]=[S,A],[[r,S],[i,u.length-A]].forEach(([O,I])=>{O.hidden=I===0,O.firstChild.colSpan=Math.max(1,l.length),
O.style.height=`${I*fu}px`}),M(o,r,u.slice(S,A).map((O,I)=>w(O,S+I)),i))}function y(v){let k=l[v].number;d=d?.at!==v?{at:v,down:k}:d.down===k?{at:v,down:!k}:null;let S=d?.down?-1:1;u=d===null?c:[...c].
sort((A,O)=>S*IT(A[v],O[v])),s.scrollTop=0,g(),h(!0),e.children[v].querySelector("button").focus()}function g(){M(e,l.map((v,k)=>a("th",{scope:"col",class:v.number?"num":"",title:v.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},v.name,v.unit&&a("span",{class:"muted"},`, ${v.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${v.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let _=qn(()=>h(!0));return{node:s,show(v,k){l=v.map(O=>({...O,number:O.type==="in\
teger"||O.type==="real"})),c=u=k,d=null;let A=l.map((O,I)=>PT(O,I,u)).map(O=>`min(${O}ch, 60cqw)`);M(t,A.map(O=>a("col",{css:{width:O}}))),n.style.minWidth=`calc(${["0px",...A].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>by),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),_()}}}var wu=50,vy=5e3,hu=40,DT=360,vo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],xy=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],qT={control:0,test:1},Sy=e=>e.map(t=>We(t)).join("<br>"),BT=(e,t)=>`${e.name}: ${Po(t)}${e.unit?` ${e.unit}`:""}`;function gu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Ve(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function yu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Po(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:qT[n]??r})).sort((n,s)=>n.
at-s.at)}var Ey=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function FT(e,t){let{x:o,ys:n,rows:s}=e;return Ds({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(vo[i])})),bars:s.slice(0,wu).map(r=>({label:Po(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Po(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function $y(e,t){let o=e.rows.slice(0,vy).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=gu(e.x,n(e.x.at)),r=gu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=yu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(vo[d%vo.length]),size:u.length>500?4:7,symbol:xy[d%xy.length],opacity:.8},line:{color:te(vo[d%vo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Sy(e.columns.slice(0,12).map(p=>BT(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ey({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function WT(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:hu+1},(i,l)=>{let c=s+(r-s)*l/hu;return l===0?t:l===hu?o:n?Math.exp(c):c})}}function HT(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function UT(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=WT(o),{per:r,axis:i}=gu(e.x,o);return{data:yu(e).map(({name:l,rows:c,at:u},d)=>{let m=HT(t(c),n),p=te(vo[u%vo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,w)=>{let h=Sy([...l===""?[]:[l],`${Po(n[w])} t\
o ${Po(n[w+1])} ${e.x.unit??""}`,C(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ey({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var jT={bars:FT,histogram:UT,line:e=>$y(e,"lines"),scatter:e=>$y(e,"markers")};function Ty(e,t){let o=e==="bars"?wu:e==="histogram"?1/0:vy;return t>
o?`The chart shows the first ${C(o)} of ${C(t)} rows; the table has all.`:""}function bu(e){return e.ys.length>1?e.ys.map((t,o)=>[vo[o],t.name]):e.by?yu(e).map(({name:t,at:o})=>[vo[o%vo.length],t]):[]}
function Oy(e){let t=null,o=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>bu(t),height:n=>n.chart==="bars"?De(Math.min(wu,n.rows.length),n.ys.length):DT,make:(n,s)=>jT[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var zT=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,GT=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,YT=["name","short_name","kerne\
l","operator","ended_by"];var eo=e=>e.type==="integer"||e.type==="real",_u=e=>eo(e)&&!zT.test(e.name);function yi(e,t={}){return t[e]??(GT.test(e)&&!/count|calls/.test(e)?"µs":"")}var KT=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o==
"number");function wi(e,t,o,n=s=>s){let s=KT(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function My(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>
o)break;return n.size}var bi=(e,t)=>e.filter((o,n)=>!_u(o)&&t.length>0&&My(t,n,8)<=8);function Ay(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&eo(n))?o:""}function VT(e,t){
let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>_u(i)),n=Math.abs;return(o.find(({at:i})=>wi(t,i,-1))??o.find(({at:i})=>wi(t,i,-1,n))??o.find(({at:i})=>wi(t,i,1))??o.find(({column:i})=>yi(i.
name)!=="")??o[0])?.column.name??""}var ku=(e,t)=>bi(e,t).some(({name:o})=>o==="side")?"side":"";function JT(e,t){let o=e.findIndex((c,u)=>eo(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&wi(t,u,1))),
n=e.filter((c,u)=>u!==o&&_u(c)),s=(n.find(({name:c})=>yi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Ay(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":ku(e,t)}}function QT(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(eo),s=e.find(({name:c})=>YT.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?JT(e,t):null;if(i)return i;let l=VT(e,t);return s&&l!==""&&(s.name!=="side"||My(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Ay(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:ku(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",
by:ku(e,t)}}var ur=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Ry(e,t,o){let n=QT(t,o),s=t.filter(eo),r=s.length===0||o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=ur(t,e.x,l?void 0:eo)?e.x:ur(t,n.x,l?void 0:eo)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:h})=>h!==
c)??s[0],d=i==="histogram"?"":ur(t,e.y,eo)?e.y:ur(t,n.y,eo)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":ur(t,e.y2,eo)?e.y2:m?"":n.y2,f=bi(t,o).map(({name:h})=>h),w=i==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:w}}var XT=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],ZT={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Cy(e){let t=null,o=ut("Kind of chart",XT,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ce("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:w,y2:h,by:y}=t;e({chart:p,x:f,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,h]of o.buttons)h.hidden=!t.kinds.includes(w);let d=ZT[t.chart]??{},m=l.filter(eo).map(({name:w})=>w),p=bi(l,c).map(({name:w})=>w),f=l.map(({name:w})=>w);M(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Ly(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Ny(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Py,e1]=[7,26],t1=/ \(at byte \d+\)/;function Iy({onRun:e,onCancel:t,tools:o}){let n=ce("sql"),s=ce("sql-error"),r=ce("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Py),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(Py,Math.min(e1,h))}function p(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,M(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:Ny(g,Ly(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),M(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(t1,""):h),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Dy=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,qy=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,xu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,By=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Dy}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${qy}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${qy}
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
    ${xu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${xu("")} AND side = 'control'
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
WHERE name = ${Dy}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${xu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var o1=100;function Fy(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},By.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Wy({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Me(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Ai(f,t())}catch(w){return l(w)}return i=
f,d(!0),await p(),n.open=!0,Me(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await rd(f.name)}catch(w){l(w);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ai(f.name,f.statement).catch(l),await p()}}})}function d(f){M(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}oa(s,i,{name:"Name of the query",maxlength:o1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),M(o,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Ce("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await sd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var Hy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Uy(e){let t=ce("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(Hy(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let w=p.name.toLowerCase().includes(f),h=f===""||w?p.columns:p.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!w)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(g=>[F(`Insert ${g}`,()=>e(Hy(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,p)).filter(Boolean),w=(b,_,v)=>_.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:k=>{p===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),v&&a("p",{class:"small"},v),_),[h,y,g]=[f("view","table"),f("analysis"),f("stored")];M(n,h,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":p===""?"There are no ta\
bles.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?J(i.length,"table"):"",m()},focus:()=>o.focus()}}var n1=60,s1={rows:"there may be more rows",bytes:"the answer would be too long"},$u={path:"/query",name:"Query",mount:(e,t)=>a1(e,t)};function r1(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function a1(e,t){let o=Fc(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(V,re)=>t.
go(ja({...o,...V}),re),p=V=>za(V).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Wy({onPick:Fe,statement:()=>h.value()}),h=Iy({onRun:()=>Fe(h.value()),onCancel:je,tools:w.save}),
y=Fy(V=>{w.forgetName(),Fe(V)}),g=Uy(V=>h.insert(V)),b=a("p",{class:"result-summary"}),_=Cy(V=>m(V,{replace:!0})),v=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),S=Oy([_.node,
v,k]),A=_y(),O=a("a",{class:"button",title:"The rows as CSV"},"CSV"),I=a("a",{class:"button",title:"The rows as JSON"},"JSON"),$=a("div",{class:"message"}),x=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Qt(location.href,"Link copied.")),O,I)),S.node,a("section",{class:"card table-card","aria-label":"Rows"},A.node)),R=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,R,$,x));let E=Mt({context:t,results:x,message:$}),N=yt(
()=>S.retheme());function j(V,re,H,L){let z=Ke(n??[],o[V]),T=xo({field:V,set:z??null,none:L,text:z?"":o[V],onPick:B=>m({[V]:B?Qe(B.id):""})});return a("div",{class:`side-${V} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:T.input.id},H),T.node)}let U="";function Q(){let V=JSON.stringify([o.control,o.test,n?.map(H=>[H.id,H.label])]);if(V===U)return;
U=V;let re=document.activeElement?.dataset?.field;M(f,j("control","A","Control"),j("test","B","Test","none: one set alone")),re&&f.querySelector(`[data-field="${re}"]`)?.focus()}async function $e(){let V=za(
{...o,q:""}),re=V.toString();if(re!==s){s=re;try{let H=await nd(V);!d&&re===s&&(r=r1(H),g.draw(H,o.test!==""),h.enable(!0),i&&qe())}catch(H){!d&&re===s&&(s=null,g.draw([],!1),H.code==="sql_off"&&he(H))}}}
function he(V){R.hidden=!0,E.say(a("p",{class:"notice",data:{code:V.code}},V.message))}function Fe(V){if(h.set(V),V.trim()===""){h.showError("There is no statement. Write one, or choose an example.",null),
h.field.focus();return}c=l="",u=!0,m({q:V,...V===o.q?{}:ug})}function je(){E.drop(),h.running(!1),b.textContent="",E.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function ee(V){
if(i=null,l="",h.running(!1),V.code==="sql_off"){he(V);return}h.showError(V.message,V.offset),E.say(a("p",{class:"visually-hidden",data:{code:V.code}},"The statement was refused."))}function ae(){let V=p(
o);if(V===l){qe(),t.settled();return}V!==c&&(c=V,h.clearError(),h.running(!0),y.open(!1),E.ask(re=>td(new URLSearchParams(V),{signal:re}),re=>{i=re,l=V,h.running(!1),E.say(null),qe(!0),oe(),Se(J(re.row_count,
"row"))},ee))}let q=V=>Ke(n??[],o[V])?.label??o[V],K=()=>`tracediff-${["control","test"].filter(V=>o[V]!=="").map(V=>_t(q(V))).join("-")}`;function oe(){u&&x.getBoundingClientRect().top>innerHeight-n1&&
x.scrollIntoView({block:"start"}),u=!1}function ue(){let{row_count:V,truncated:re,truncated_by:H,elapsed_ms:L}=i;M(b,V===0?"No rows.":[`${C(V)} ${V===1?"row":"rows"}`,a("span",{class:"muted"},` in ${C(
Math.max(1,Math.round(L)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${s1[H]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(V=!1){let re=i.columns.map((Y,ie)=>({
...Y,at:ie,unit:Y.type==="text"?"":yi(Y.name,r)})),{rows:H}=i;ue();for(let[Y,ie]of[[O,"csv"],[I,"json"]])Y.href=od(za(o,ie)),Y.download=`${K()}-query.${ie}`;let L=Ry(o,re,H),z=Y=>re.find(ie=>ie.name===
Y),T={...L,columns:re,rows:H,x:z(L.x),ys:[L.y,L.y2].filter(Y=>Y!=="").map(z),by:z(L.by),file:K(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,L,Object.keys(r).length]),empty:L.chart===
"none"?L.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};S.node.hidden=H.length<2,_.draw(L,re,H);let B=T.empty?[]:bu(T);M(v,B.map(([Y,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${Y})`}},ie))),v.hidden=B.length===0,k.textContent=T.empty?"":Ty(L.chart,H.length),S.draw(T),(V||A.units!==r)&&(A.units=r,A.show(re,H)),A.node.parentNode.hidden=re.length===0||H.length===
0,x.dataset.shown=l}function G(){let V=o.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([V.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),Q(),y.draw(o.test!==""),$e(),o.q===""){E.drop(),i=null,l=c="",h.clearError(),h.running(!1),
E.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function ne(){let V=[o.control,o.test].filter(re=>re!=="");try{n=V.length>0?await ht(V):[],n.length===0&&(n=(await Wt(
"limit=1")).entries.map(({set:re})=>re))}catch(re){M($,a("div",{class:"error-box",role:"alert"},re.message));return}d||(f.hidden=R.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M($,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.control===""?m({control:Qe(n[0].id)},{replace:!0}):G())}return h.set(o.q),w.load(),ne(),{keys:{search:()=>g.focus(),control:()=>le(
"control"),test:()=>le("test")},update(V){let re=o;o=Fc(V),o.q!==re.q&&h.set(o.q);let H=["control","test"].every(L=>o[L]===""||Ke(n??[],o[L]));n?.length>0&&H&&o.control!==""?G():ne()},unmount(){d=!0,E.
unmount(),N(),S.unmount(),A.unmount()}};function le(V){let re=f.querySelector(`[data-field="${V}"]`);re?.focus(),re?.click()}}var i1=(e,{side:t,name:o,category:n,counts:s,total_duration:r})=>({...e,name:o,category:n,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function jy(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(
n=>e.aliases.filter(s=>s.side===n));return t.length===1&&o.length===1&&t[0].category===o[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}]:e.aliases.map(n=>({row:i1(
e,n),names:{control:n.name,test:n.name}}))}var l1=/^(.+)\((\d+)\): (.+)$/;function c1(e){for(let t of["/site-packages/","/dist-packages/"]){let o=e.lastIndexOf(t);if(o>=0)return e.slice(o+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function u1(e){let t=new Map;for(let o of e){let n=o.category==="python_function"&&o.control_counts===0!=(o.test_counts===0)?l1.exec(o.name):null;if(n){let s=`${c1(n[1])}\0${n[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[o.control_counts>0?"control":"test"].push([Number(n[2]),o])}}return t}function zy(e){let t=[];for(let{control:o,test:n}of u1(e).values())o.length===n.length&&([o,n].forEach(
s=>s.sort(([r],[i])=>r-i)),o.forEach(([,s],r)=>t.push([s,n[r][1]])));return t}var dr=0,mo=1,Gy=e=>e.sort==="host";function vu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.get(n),rows:1+r,label:s,id:n}))}}function Ky({window:e,all:t,host:o,
shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>Gy(f)===o)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let w=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let h of p.lanes)
Gy(h)===o&&d1(d,h,u.push(h)-1,{keep:f,shift:n,shiftName:w,top:s.rowOf(h.id)+1});o||m1(d,m,p,{keep:f,shift:n,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:o,shift:n,rows:s.total(),bands:s.
bands()}}function d1(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let w=l[f]+c[f];n(l[f],w)&&(e.start.push(l[f]-
s),e.end.push(w-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(dr),e.gap.push(-1),e.lane.push(o))}}function m1(e,t,o,{keep:n,shift:s,rows:r,lanes:i}){
for(let l of o.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&n(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(mo),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,mr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),Io=(e,t)=>e.sort[t]===dr&&e.
merged[t]<=1&&e.occurrence[t]>=0,Yy=new WeakMap;function Vy(e,t,o){let n=Yy.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)Io(e,s)&&n.set(`${mr(e,s)}\0${e.occurrence[s]}`,s);Yy.set(e,n)}return n.
get(`${t}\0${o}`)??-1}var p1=.1,f1=.002,Su=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function h1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Su(e),r=s-n,i=Math.abs(r);return i<p1*Math.max(n,s)||i<f1*
t||r*o<=0?"":r>0?"longer":"shorter"}function Jy(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=Pt(e),r=new Map,i=(l,c)=>{let u={change:h1(l,n),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(jy).forEach(({row:l,names:c})=>i(l,c)),zy(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var ki=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function Qy(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===dr&&n[e.name[r]]&&s.push(r);return s}var Eu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Tu(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Su(t);return`${Eu[o]}: ${P(n)} → ${P(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function Xy(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===mo){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${C(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!Io(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=Tu(o?.get(mr(r,t)));if(m&&d.push([m,"change"]),n){d.push([`${s}: ${de(n.duration)} (${ye(e.
side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let p=ki(o,s,c,r.categories[r.name[t]]);p!==c&&d.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&d.push([
`${s}: no ${C(r.occurrence[t]+1)}${Zy(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var Zy=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Ou=e=>`${C(e)}${Zy(e)}`,cs=14;function eb(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=o+cs+s>window.innerWidth?o-cs-s:o+cs,l=n+cs+r>window.innerHeight?n-cs-r:n+cs;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function tb(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-
s.top}`).join(" "))}}}function ob(e,t,o){let n=ut("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){M(r,l&&[a("b",{},P(l.to-l.from)),a("span",{class:"muted small"},` from ${de(l.from)} to ${de(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var g1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function nb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Eu):[],...g1,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function sb(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function w1(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function rb({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=w1(u,d,m);s=p;let f=new AbortController;i=f;try{let w=await e(p,f.signal);i===f&&(n={...p,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===f&&w.name!=="AbortError"&&(r=null,o(w))}if(i===f){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&sb(n,u,d,m)?r=null:s?r=sb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function y1(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function ab(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=rb(
{ask:({from:d,to:m,pixels:p},f)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),Mi(i.set,w,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Tn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Bm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=y1(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>Mi(i.set,f,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);Object.entries(d).forEach(
([f,w])=>{w!==""&&w!==null&&w!==void 0&&p.set(f,String(w))});try{return await yr(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){n="",s=""},unmount:u})}function ib(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var lb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function cb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:me("/")},"Choose other traces")))}var b1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Mu=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function ub(e,t,o){let n=[],s=Mu([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(b1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>J(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var k1=1e3;function db(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>ki(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?Vy(p,Et(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,row:p.row[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>k1&&(o=new Map);let w=f?{...f.rows[0],of:f.of}:null;return o.set(p,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!Io(c,l))return null;let[u,d]=mr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function _i(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var xi=2e4,mb=3,pb=e=>Math.round(e*1e3),fb=(e,t,o)=>`${e} ${pb(t)} ${pb(o)}`;function _1(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(fb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===xi?r-xi:0,n.words=i?`${P(i.work)} of work in ${P(i.path)}${n.cut>
0?`; the longest ${C(xi)} of ${C(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function x1(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===dr&&t.merged[n]<=1&&s&&e.rows.has(fb(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function hb(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),w=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));w>d&&w>f&&(e.box(Math.
max(f,d),t.y(u+1)-mb-1,w-Math.max(f,d),mb,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of x1(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function gb({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:w}){let h=new URLSearchParams({set:p,ranks:String(w.rank),segments:String(
xi),...w.step_number===null?{}:{steps:String(w.step_number)},...f?{marker:f}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await On("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=_1(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&o(g)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&p.includes(w)&&f[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:f[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var wb={control:["A","Control"],test:["B","Test"]};function yb(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=wb[i],p=ce("set"),f=xo({id:p,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Qe(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=El(l),d=Tl(l,c.rank),m=Ol(l,c.rank,c.span),p=(h,y,g,b,_,v)=>{let k=ce(h),S=a(
"select",{id:k,data:{field:`${i}_${h}`},on:{change:()=>e({...v,[`${i}_${h}`]:S.value})}},g.map(A=>a("option",{value:String(A),selected:A===b},_(A))));return a("span",{class:"sample-field"},a("label",{
for:k},y),S)},f=m.indexOf(c),w=(h,y,g)=>Ce(y,`${wb[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[f+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${P(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${P(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var $1=200,bb=8,v1=1e3;function kb({onText:e,onStep:t}){let o=ce("search"),n=Je($1,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function S1(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function _b(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=S1(e,o,n,l.side);return r||=c.length>bb,c.slice(0,bb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:v1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var xb=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${J(t,"call")}\
 of the ${J(e,"name")} with most time`:`${J(t,"call")} of ${J(e,"name")}`,$b=(e,t)=>`${C(e+1)} of ${C(t)}`;var Au={control:"Control",test:"Test"};function E1(e,t,o){return t===void 0?`${Au[e]}: …`:t===null?`${Au[e]}: no ${Ou(o+1)} call`:`${Au[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function vb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=Tu(n.change);M(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Ou(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},E1(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ye(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Qt(n.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Sb(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let g=e.state(),b=g.name===""?"":JSON.stringify([e.key(),g.name,g.category,
g.nth,y,y.map(_=>s.named(_,g.name,g.category))]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&g.nth===null){await p(y,b);return}if(b!==""){let{name:_,category:v,nth:k}=g;r={name:_,category:v,nth:k,rows:Object.
fromEntries(y.map(S=>[S,s.known(S,_,v,k)??s.drawn(o.shown(),S,_,v,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,g){let{name:b,category:_,nth:v,rows:k}=y;await Promise.all(g.filter(S=>k[S]?.of===
void 0&&k[S]!==null).map(async S=>{try{k[S]=await s.ask(S,b,_,v)}catch{}})),!c&&r===y&&f(g)}async function p(y,g){let{name:b,category:_,at:v}=e.state(),k=[...new Set([v,"test","control"])].filter(S=>y.
includes(S));for(let S of k){let A=null,O=await n[S].find({name:s.named(S,b,_),category:_,order:"duration",limit:1}).catch(I=>{A=I});if(c||i!==g)return;if(A){Me(`The search for ${b} failed. ${A.message}`,
{urgent:!0});return}if(O){let[I]=O.rows,$=I.start-e.shifts()[S];l=!0,o.goTo(o.around({start:$,end:$+I.duration}),!0),e.change({category:O.category,nth:I.occurrence,at:S,...o.current()});return}}Me(`${b}\
 does not occur in this ${Mu(y.map(S=>n[S].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let g=r===null?[]:y.map(_=>r.rows[_]&&_i(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({selected:g}),l&&
g.length>0&&(l=!1,g.forEach(({pane:_,row:v})=>_.drawing.reveal(v)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let v=r.rows[_];return[_,v&&{start:v.start,duration:v.duration,of:v.
of,whole:n[_].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function h(){let y=w();if(y){let g=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-g/2,to:b+g/2}),o.marks.selected.forEach(({pane:_,row:v})=>_.
drawing.reveal(v))}return y!==void 0}return{draw:d,place:w,zoom:h,current:()=>r,show({name:y,category:g,occurrence:b,side:_,at:v,duration:k}){l=!0,o.goTo(o.around({start:v,end:v+k})),e.change({name:y,
category:g,nth:b,at:_})},pick(y,g){let b=s.nameOf(y,g);if(b){let[_,v,k]=b,S=e.state(),A=S.name===_&&S.category===v&&S.nth===k;e.change(A?u:{name:_,category:v,nth:k,at:y.side})}return b!==null},step(y){
let g=w(),b=g?o.beside(g,y):-1;if(b<0)return!1;let[_,v,k]=s.nameOf(g.pane,b),S=g.pane.data(),A=o.current();if(S.start[b]<A.from||S.end[b]>A.to){let O=(S.start[b]+S.end[b])/2,I=(A.to-A.from)/2;o.goTo({
from:O-I,to:O+I})}return e.change({name:_,category:v,nth:k,at:g.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var T1=300,O1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Eb({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=uo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:P,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:P,exact:de}),o("diff","Test − control",{number:!0,show:ye,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>O1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)or(m,p,l.from,l.to,
f=>{(Io(d,f)||d.sort[f]===mo)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,T1),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),w=f.sort[m]===mo,h=w?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:w?d.textOf(m):f.names[f.name[m]],change:w?"":d.changeAt(m),diff:h===null?null:d.side==="control"?h.duration-p:p-
h.duration}}))}}}var $i=9,vi=3;function Tb({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let g=s.clientWidth,b=Math.max(1,r.length)*($i+vi)+vi,_=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(g*_),Math.round(b*_)],o.style.height=`${b}px`;
let v=o.getContext("2d",{alpha:!1});v.scale(_,_),v.fillStyle=te("--surface-sunk"),v.fillRect(0,0,g,b);let k=S=>g*(S-i.from)/(i.to-i.from);r.forEach((S,A)=>m(v,S,vi+A*($i+vi),k))}function m(g,b,_,v){let k=b.
data();if(!k)return;g.fillStyle=te(b.host?"--span-host":"--span-compute");let S=new Map,A=-1/0;for(let O=0;O<k.length;O+=1){let[I,$]=[v(k.start[O]),v(k.end[O])],x=b.changeAt(O);if(x!==""&&k.merged[O]<=
1){let R=S.get(x)??[];R.push(I,$),S.set(x,R)}k.name[O]>=0&&k.lanes[k.lane[O]].sort!=="other"&&($>A+.5||I<A-50)&&(g.fillRect(I,_,Math.max(.5,$-I),$i),A=$)}for(let[O,I]of S){g.fillStyle=te(`--span-${O}`);
for(let $=0;$<I.length;$+=2)g.fillRect(I[$],_,Math.max(.7,I[$+1]-I[$]),$i)}}function p(){c||=requestAnimationFrame(d)}function f(){let g=i.to-i.from,b=100*(l.from-i.from)/g,_=100*(l.to-l.from)/g;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${_}%`),n.hidden=_>99.9}let w=g=>{let b=s.getBoundingClientRect(),_=(g.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",g=>{g.button===0&&(s.setPointerCapture(g.pointerId),u={at:w(g),range:g.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",g=>{u&&!u.range&&
e(w(g))}),s.addEventListener("pointerup",g=>{let[b,_]=[u?.at,w(g)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let h=new ResizeObserver(p);
h.observe(s);let y=yt(p);return{node:s,draw(g,b){[r,i]=[g,b],p(),f()},view(g,b){l={from:g,to:b},f()},unmount(){cancelAnimationFrame(c),h.disconnect(),y()}}}var M1=16,A1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Ru=.02,R1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],C1=new Set(["new","g\
one","gap"]);function L1(e,t){let[o,n]=Ve(t*10);return`${gt(e/n,0,3).replace("-","−")} ${o}`}function N1(e,t,o){return e.sort[t]===mo?"gap":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ob({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(R1.map(g=>[g,te(`--span-${g}`)]))}
let p=g=>r.name[g]<0||r.lanes[r.lane[g]]?.sort==="other"?"":l[r.name[g]];function f(){l=r.names.map((g,b)=>c?.get(Et(g,r.categories[b]))?.change??""),i=Array.from({length:r.length},(g,b)=>N1(r,b,p(b)))}
function w(g){if(r.sort[g]===mo){let _=r.gaps[r.gap[g]];return`idle ${P(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}let b=r.names[r.name[g]];return(A1[i[g]]??"")+(r.merged[g]>1?`${r.
merged[g]} rows, most of them ${b}`:b||"(no name)")}m();let h=mi(s,{rowHeight:M1,label:`${n}: a table below has the same`,wheel:"free",least:Ru,axis:L1,colour:g=>u[i[g]],hatched:g=>C1.has(i[g]),text:w,
onHover:(g,b)=>o.hover(d,g,b),onPick:(g,b)=>o.pick(d,g,b),onView:(g,b,_)=>o.view(d,g,b,_),onMeasure:o.measure,onKey:g=>o.key(g,d),decorate:(g,b)=>o.decorate(g,b,d)}),y=yt(()=>{m(),h.redraw()});return Object.
assign(d,{drawing:h,show(g,b){r=g,f(),h.set({...g,from:b.from,to:b.to}),s.hidden=g.rows===0},setChanges(g){c=g,r&&(f(),h.redraw())},changeAt:p,textOf:w,title:n,destroy(){y(),h.destroy()}})}function Mb(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Ab(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&hb(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&Mb(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&Mb(e,t,n.partner,te("--text"),1.5,s)}var P1=60,I1=40;function Rb({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=eb(),s=tb(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(x,R)=>t.
pick(x,R),measure:(x,R,E)=>t.measure({from:x,to:R},E),decorate:(x,R,E)=>Ab(x,R,E,o)},m=ze.flatMap(x=>[!0,!1].map(R=>Ob({side:x,host:R,on:d}))),p=ze.map(x=>a("section",{class:`timeline-side timeline-${x}`,
data:{side:x},"aria-label":x==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${x}-text small`}),m.filter(R=>R.side===x).map(R=>R.node))),f=Tb({onMove:x=>{let{from:R,to:E}=g(),N=(E-R)/2;
y().drawing.view(x-N,x+N,!0)},onRange:(x,R)=>y().drawing.view(x,R)}),w=a("div",{class:"timeline-lanes"},p,s.node),h=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,w,n.node),y=()=>u[0]??
m[0],g=()=>y().drawing.current();function b(x,R,E,N){c||(c=!0,u.filter(j=>j!==x).forEach(j=>j.drawing.follow(R,E,N)),c=!1,f.view(R,E),I(),t.view(R,E,N))}function _(x,R,E){r=R>=0?{pane:x,i:R,event:E}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?v():n.hide(),I(),$()}function v(){let{pane:x,i:R}=r,E=t.both()?e.nameOf(x,R):null;if(E===null){A(void 0);return}let N=an[x.side],j=e.drawn(u,N,...E)??(k(N,...E)?
null:e.known(N,...E));if(S(j),j!==void 0)return;let U=r;i=setTimeout(async()=>{l=new AbortController;try{let Q=await e.ask(N,...E,l.signal);r===U&&(S(Q),I(),$())}catch{}},P1)}function k(x,R,E,N){let j=t.
changes()?.get(Et(R,E))?.row;return j!==void 0&&N>=j[`${x}_counts`]}function S(x){o.partner=x?_i(u,an[r.pane.side],x):null,A(x)}function A(x){let{pane:R,i:E,event:N}=r;N&&n.show(Xy(R,E,{changes:t.changes(),
partner:x,other:t.both()?an[R.side]:""}),N.clientX,N.clientY)}let O=({pane:x,start:R,end:E,row:N})=>x.drawing.placeOf({start:R,end:E,row:N});function I(){let{partner:x,selected:R}=o;r&&x?s.draw(r.pane.
drawing.place(r.i),O(x)):R.length===2?s.draw(...R.map(O)):s.draw(null,null)}let $=()=>u.forEach(x=>x.drawing.redraw());return w.addEventListener("scroll",I,{capture:!0,passive:!0}),{node:h,panes:m,shown:()=>u,
current:g,around({start:x,end:R}){let E=(x+R)/2,N=g(),j=y().drawing.node.clientWidth||1e3,U=Math.max(R-x,.01)*j/I1,Q=Math.max((R-x)*1.3,Math.min(N.to-N.from,U));return{from:E-Q/2,to:E+Q/2}},goTo:({from:x,
to:R},E)=>y().drawing.view(x,R,E),glide(x){let{from:R,to:E}=y().drawing.goal(),[N,j]=[(R+E)/2,(E-R)/2*x];y().drawing.view(N-j,N+j)},slide(x){let{from:R,to:E}=y().drawing.goal(),N=x*(E-R);y().drawing.view(
R+N,E+N)},fit(){let{from:x,to:R}=y().drawing.extent();y().drawing.view(x,R)},show(x,R,E,N){r=null,o.partner=null,n.hide();let j=new Set;u=x.map(({pane:U,data:Q})=>(U.show(Q,R),U.drawing.showAxis(!j.has(
U.side)&&Q.rows>0),j.add(Q.rows>0?U.side:""),U)).filter(U=>U.data().rows>0),m.filter(U=>!u.includes(U)).forEach(U=>{U.node.hidden=!0}),p.forEach(U=>{let{side:Q}=U.dataset;U.hidden=!u.some($e=>$e.side===
Q),U.firstChild.textContent=E[Q]??""}),N&&u.forEach(U=>{let{from:Q,to:$e}=bn(N,U.drawing.extent(),Ru);U.drawing.follow(Q,$e)}),f.view(g().from,g().to)},drawOverview(x){f.draw(u,x)},setChanges(x){m.forEach(
R=>R.setChanges(x))},mark(x){Object.assign(o,x),I(),$()},marks:o,beside({pane:x,start:R,row:E},N){let j=x.data(),U=-1;for(let Q=0;Q<j.length;Q+=1){let $e=N*(j.start[Q]-R);j.row[Q]===E&&$e>0&&Io(j,Q)&&
(U<0||$e<N*(j.start[U]-R))&&(U=Q)}return U},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(x=>x.destroy())}}}function Cb(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=_b(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(xb(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say($b(n,l.length)),t.onCall(l[n])}}}}var D1=350,q1=250,B1=44,pr={path:"/timeline",name:"Timeline",mount:(e,t)=>F1(e,t)};function F1(e,t){let o=e.clientWidth,n=Sl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(ze.map(W=>[W,ab(W,{onChange:()=>!p&&K(),onError:X=>!p&&we(X)})])),w=Object.fromEntries(ze.map(W=>[W,null])),h=db(f,()=>r),y=gb({toggle:()=>Fe({path:!n.path}),change:()=>!p&&
g.mark({}),error:we}),g=Rb({partners:h,on:{view:le,pick:L,key:D,measure:W=>Y(W),changes:()=>r,both:()=>wo(n).length===2,path:W=>y.of(W)}}),b=kb({onText:W=>Fe({q:W},{replace:!0}),onStep:W=>A.walk(n.q,W)}),
_=ob({zoom:g.glide,fit:g.fit,save:Ne,show:W=>Fe({show:W}),unmeasure:()=>Y(null),unalign:()=>Fe({align:"",align_category:"",align_nth:0})},b.node,y.node),v=vb({zoom:()=>S.zoom(),align:z,href:T,clear:()=>S.
clear()}),k=()=>`${d}|${u}`,S=Sb({state:()=>n,stage:g,sides:f,partners:h,change:W=>Fe(W,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},v),A=Cb(b,{key:()=>`${k()}|${r===null}`,sides:()=>wo(n).map(W=>f[W]),
panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:W=>!p&&S.show(W)}),O=yb(W=>Fe({...W,...ze.some(X=>X in W)?{from:null,to:null,name:"",nth:null,align:""}:{}})),I=Eb({onPick:L,partnerOf:H}),
$=nb(),x=a("div",{class:"timeline-notes"}),R=a("h1",{class:"visually-hidden"},"Timeline"),E=a("nav",{class:"crumb","aria-label":"Where this is"}),N=a("div",{class:"message"}),j=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),U=a("div",{class:"results"},_.node,x,g.node,v.node,$.node,y.words,j,I.node);e.append(
a("div",{class:"page timeline-page"},R,E,O.node,N,U));let Q=Mt({context:t,results:U,message:N}),$e=Je(D1,()=>{let{from:W,to:X}=g.current(),ge=W<=m.from&&X>=m.to;Fe(ge?{from:null,to:null}:{from:W,to:X},
{replace:!0})}),he=Je(q1,()=>{!p&&g.shown().length>0&&I.draw(g.shown(),g.current())});function Fe(W,{replace:X=!1}={}){p||t.go(Bn({...n,...W}),{replace:X})}let je=W=>Wo(W,n,s,null),ee=({sample:W})=>`r\
ank ${W.rank}${W.span>0?`, file ${W.span+1}`:""}, ${W.step_number===null?"whole recording":`step ${W.step_number}`}`;function ae(){let W=ze.filter(Pe=>n[Pe]!==""),X=W.map(je).join(" → ");R.textContent=
W.length>0?`${X} · Timeline`:"Timeline",t.setTitle(R.textContent);let ge={...Ut(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(E,W.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(ge))??$t(ge)},`← ${X}`))}async function q(){let W=ze.map(X=>n[X]).filter(X=>X!=="");if(!W.every(X=>s&&Ke(s,X))){let X=await ht(W).catch(()=>[]);p||(s=X,K())}}function K(){
let W=ze.filter(Be=>n[Be]!=="");ae(),ze.forEach(Be=>f[Be].load(n));let X=W.length>0&&W.every(Be=>f[Be].samples!==null)?oe(W):{};O.draw(n,s,Object.fromEntries(ze.map(Be=>[Be,X[Be]&&{samples:f[Be].samples,
...X[Be]}]))),_.draw(n),b.draw(n.q);let ge=wo(n),Pe=W.find(Be=>f[Be].error&&(ge.includes(Be)||f[Be].samples===null)),Ue=W.some(Be=>f[Be].samples?.length===0),Re=ge.length>0&&ge.every(Be=>f[Be].whole);
W.length===0?Q.say(ib(s)):Pe&&!Re?ke(Pe):Ue?Q.say(lb()):Q.say(null),U.toggleAttribute("data-skeleton",!Re),t.busy(W.length>0&&!Re&&!Pe&&!Ue),Re&&qe(ge,X)}function oe(W){let X={};for(let ge of W){let Pe=X[an[ge]]??
null;X[ge]=f[ge].choose(n,Pe)}return wo(n).filter(ge=>X[ge]).forEach(ge=>f[ge].loadWhole(n,Math.max(o-B1,300))),X}let ue=W=>W.map(X=>f[X].stepKey()).join("|");function qe(W,X){let ge=ue(W),Pe=ge!==d;Pe&&
(d=ge,W.forEach(Ue=>{w[Ue]={host:vu(),device:vu()}})),re(W),V(X),G(W,X,Pe),Ge(W,X),$.draw(W.length===2,n.path),y.draw(n,W,X),S.draw(W),B(),he(),t.settled()}function G(W,X,ge){m={from:Math.min(...W.map(
Re=>f[Re].whole.extent.from-c[Re])),to:Math.max(...W.map(Re=>f[Re].whole.extent.to-c[Re]))};let Pe=g.panes.filter(Re=>W.includes(Re.side)).map(Re=>{let{whole:Be,window:So}=f[Re.side];return{pane:Re,data:Ky(
{window:So,all:Be,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),Ue=n.from===null?null:{from:n.from,to:n.to};g.show(Pe,m,Object.fromEntries(W.map(Re=>[Re,`${je(Re)}, ${ee(
X[Re])}`])),ge?Ue??m:null),ge&&(g.drawOverview(m),ne())}function ne(){let W=g.current();for(let X of wo(n)){let ge=g.shown().find(Re=>Re.side===X),{whole:Pe,windows:Ue}=f[X];if(ge&&Pe){let Re=c[X];Ue.
want({from:W.from+Re,to:W.to+Re},ge.drawing.node.clientWidth,Pe.extent)}}}function le(){ne(),$e(),he()}async function V(W){let X=W.control&&W.test,ge=new URLSearchParams({control:n.control,test:n.test});
for(let Ue of X?ze:[]){let{rank:Re,step_number:Be}=W[Ue].sample;ge.set(`${Ue}_ranks`,String(Re)),ge.set(`${Ue}_steps`,Be===null?"all":String(Be)),n[`${Ue}_marker`]&&ge.set(`${Ue}_marker`,n[`${Ue}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Re])=>ge.set(Ue,Re));let Pe=X?ge.toString():"";if(Pe!==i&&(i=Pe,l?.abort(),r=
null,g.setChanges(null),Pe!=="")){l=new AbortController;try{let Ue=await ot(ge,{signal:l.signal});!p&&i===Pe&&(r=Jy(Ue),g.setChanges(r),g.drawOverview(m),S.draw(wo(n)),re(wo(n)),he())}catch{}}}async function re(W){
let X=n.align===""||W.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...W.map(Ue=>h.named(Ue,n.align,n.align_category))]);if(X===u)return;u=X;let ge=c;c={control:0,test:0};let Pe=null;if(X!==
""){let Ue=null,Re=await Promise.all(W.map(Be=>f[Be].find({name:h.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(So=>{Ue=So})));if(p||u!==X)return;if(Ue)Me(
`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Re.every(Boolean)){let[Be,So]=Re.map(Yt=>Yt.rows[0].start);c={control:0,test:So-Be},Pe=Be}else(r||n.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}g.mark({aligned:Pe}),(X!==""||ge.test!==0)&&(K(),ne(),g.drawOverview(m))}function H(W,X){let ge=wo(n).length===2?h.nameOf(
W,X):null;return ge&&h.drawn(g.shown(),an[W.side],...ge)}function L(W,X){let ge=W.data();if(!S.pick(W,X)&&X>=0&&(ge.merged[X]>1||ge.sort[X]===mo)){let Pe=(ge.end[X]-ge.start[X])*.75,Ue=(ge.start[X]+ge.
end[X])/2;g.goTo({from:Ue-Pe,to:Ue+Pe})}}function z(){let{name:W,category:X,nth:ge}=S.current();Fe({align:W,align_category:X,align_nth:ge})}function T({name:W,category:X}){return n.control===""||n.test===
""?null:jt({..._s(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(W,X),use_short_name:n.use_short_name})}function B(){for(let W of g.shown())W.drawing.
highlight(n.q===""?null:Qy(W.data(),n.q));A.draw(n.q)}function Y(W){g.mark({measure:W}),_.measure(W),W&&Se(`${P(W.to-W.from)} measured.`)}function ie(){let W=S.place();if(!W)return!1;let{from:X,to:ge}=g.
marks.measure??{from:W.start,to:W.start};return Y(X===ge&&X!==W.start?{from:Math.min(X,W.start),to:Math.max(X,W.start)}:{from:W.start,to:W.start}),!0}let pe={".":()=>S.step(1),",":()=>S.step(-1),m:ie,
f:()=>S.zoom()};function D(W){let X=pe[W.key];return X!==void 0&&X()!==!1}function se(){if(g.marks.measure)Y(null);else if(n.name!=="")S.clear();else if(n.q!=="")Fe({q:""},{replace:!0});else return!1;
return!0}function we(W){Me(`This part of the timeline could not be loaded. ${W.message}`,{urgent:!0})}function ke(W){Q.say(cb(f[W].error,W,{retry(){ze.filter(X=>f[X].error).forEach(X=>f[X].retry()),K()},
chooseOther:()=>Fe(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(ge=>[`${X}_${ge}`,""]))),{replace:!0})}))}function Ge(W,X){let ge=W.flatMap(Pe=>ub(Pe,f[Pe],X[Pe]));M(x,ge.map(Pe=>a("p",
{class:"notice small"},Pe)))}async function Ne(W){let X=g.shown();if(X.length===0)return;let{from:ge,to:Pe}=g.current(),Ue=Math.max(900,X[0].drawing.node.clientWidth),Re=wo(n),Be=[R.textContent,`${P(ge)}\
 to ${P(Pe)} of ${Re.map(Yt=>`the ${Yt} (${ee(f[Yt].chosen)})`).join(" and ")}`],So=ui(Be,X.map(Yt=>({lines:[Yt.title],...Yt.drawing.whole(Ue)})),Ue);await di(So,W,`tracediff-${Re.map(Yt=>_t(je(Yt))).
join("-")}-timeline`)}return K(),q(),{keys:{search:()=>b.focus(),control:()=>O.choose("control"),test:()=>O.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.
slide(.12),fit:()=>g.fit(),next:pe["."],former:pe[","],measure:pe.m,zoomTo:pe.f,close:se},update(W){let X=n;n=Sl(W),K();let{from:ge,to:Pe}=g.current(),Ue=n.from!==X.from||n.to!==X.to,Re=(So,Yt)=>Math.
abs(So-Yt)>.002+1e-6*Math.abs(Yt),Be=n.from===null?m:n;Ue&&(Re(ge,Be.from)||Re(Pe,Be.to))&&g.goTo(Be,!0),q()},unmount(){p=!0,$e.cancel(),he.cancel(),l?.abort(),ze.forEach(W=>f[W].unmount()),Q.unmount(),
S.unmount(),y.unmount(),g.unmount()}}}var Lb=[["control","Control"],["test","Test"]],W1=e=>({slower:"more",faster:"less"})[e]??null,Jo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:P,exact:de}),H1=(e,t)=>e===null?"–":`${Ee(e)} to ${Ee(
t)}`,U1=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},Jo("step","Step","Mean of its ranks and steps"),Jo("compute","Compute"),Jo(
"exposed_communication","Exposed communication"),Jo("exposed_memory","Exposed memory"),Jo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"\
A sample is one step of one rank"}],j1={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function z1(e){return e.significance!=="cannot_judge"?j1[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var G1=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},Jo("control","Control","Mean per step of the recordings; host rows without the calls inside them"),Jo("test","Test","Mean per step of the recordings"),{...Jo("diff","Change"),show:ye},
{key:"change_percent",title:"%",number:!0,show:Ee,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>H1(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Ht,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:W1}],Y1=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?
"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:z1(t)}};function Nb({verdict:e,step_time:t}){let o=e.within_percent===null?"":" beyond the noise of their s\
teps";return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${P(t.control.step)} → ${P(t.test.step)}. `,e.between_percent!==null&&`Recordings of a side differ by ${Ee(e.between_percent).
replace("+","")}${o}.`)]}var Pb=e=>Object.fromEntries(Lb.map(([t])=>[t,e[t].recordings.find(({set:o})=>o===e.middle[t])]));function Ib(e,t){let o=uo({caption:"Recordings",limit:128,columns:U1(t)});return o.
show(Lb.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),o.node}function Db(e,t){let o=uo({caption:"Rows",limit:50,columns:G1,csv:t});return{node:o.node,show:n=>o.show(n.map(Y1(
e.selection.measure)))}}var qb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judged.":`Of ${J(e,"row")} judged, ${C(t.slower)} slower and ${C(t.faster)} faster are found.`;var Nu={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>Q1(e,t)},Lu=1e3,K1=250,Bb=32,V1=[["control","A","Control"],["test","B","Test"]],Fb=e=>e.split(",").filter(t=>t!=="");function Wb(e){
let t=new URLSearchParams(e);return{control:Fb(t.get("control")??""),test:Fb(t.get("test")??""),q:t.get("q")??"",significant:t.get("significant")==="true"}}function Pu(e){let t=new URLSearchParams({control:e.
control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),t}function Cu(e,t=Lu){let o=Pu(e);return o.set("exclude",bt),o.set("sort","abs_diff\
_self_duration"),t!==null&&o.set("limit",String(t)),o}function J1(e,t){let o=Pu(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function Q1(e,t){let o=Wb(location.search),n=null,s=new Map,r=($,x)=>t.go(me(`/compare/recordings?${Pu({...o,...$})}`),x),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=ma(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:ce("q"),autocomplete:"off",spellcheck:"false",on:{input:Je(K1,()=>r({q:m.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:ce("only"),on:{change:()=>r({significant:p.
checked},{replace:!0})}}),f=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:$=>$.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},p," only slower or faster")),w=a("div"),h=a("div"),y=a("div",{class:"analysis-results"},d,w,f,h);M(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several re\
cordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences withi\
n one side are noise. Record both sides alternately."),i,l,y));let g=Mt({context:t,results:y,message:l});function b($){M(i,V1.map(([x,R,E])=>{let N=ce("set"),j=xo({id:N,field:x,set:null,text:"",onPick:U=>{
let Q=Qe(U.id);s.set(Q,U.label),o[x].includes(Q)||(r({[x]:[...o[x],Q]}),b(x))}});return j.input.placeholder="Add a recording …",a("div",{class:`side-card side-${x}`},a("div",{class:"side-title"},a("\
b",{class:"letter","aria-hidden":"true"},R),a("label",{for:N},E),j.node),a("ul",{class:"recordings-chosen"},o[x].map(U=>{let Q=s.get(U)??U;return a("li",{class:"tag"},Q," ",F("×",()=>{r({[x]:o[x].filter(
$e=>$e!==U)}),b(x)},{class:"link-button","aria-label":`Leave out ${Q}`,title:`Leave out ${Q}`}))})))})),$&&i.querySelector(`[data-field="${$}"]`)?.focus()}function _(){for(let $ of["control","test"])for(let x of o[$]){
let R=n[$].recordings.find(E=>E.set.startsWith(x));R&&s.set(x,R.label)}}function v(){let{control:$,test:x}=Pb(n);M(c,Nb(n),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one re\
cording of each side: ",a("a",{href:It($.set,x.set)},`${$.label} and ${x.label}`),", those with the middle step time.")),d.dataset.verdict=n.verdict.verdict;let R=n.control.recordings.length+n.test.recordings.
length,E=N=>_t(n[N].recordings[0].label);u.set({name:`tracediff-${E("control")}-${E("test")}`,report:kr(Cu(o,null)),bundle:_r(J1(o,n)),tooMany:R>Bb&&`${Bb} sets at most`})}function k(){_(),b(document.
activeElement?.dataset?.field),v(),M(w,Ib(n,E=>me(`/analyse?set=${Qe(E)}`)));let $=Cu(o,null);$.set("format","csv");let x=Db(n,us($));x.show(n.rows);let{row_count:R}=n;M(h,x.node,a("p",{class:"muted s\
mall"},R===0?"The filters leave no row. ":"",qb(n),R>Lu?` The ${C(Lu)} largest changes of ${C(R)} are here; the CSV has all.`:""))}function S($){n=null,g.say(a("div",{class:"error-box",role:"alert",data:{
code:$.code}},a("h2",{},"This comparison is not possible"),a("p",{},$.message)))}let A=$=>$.startsWith("tag:")||/[*?]/.test($);function O(){t.setTitle("Several recordings"),document.activeElement!==m&&
(m.value=o.q),p.checked=o.significant;let $=[o.control,o.test];if($.some(x=>x.length===0)||$.every(x=>x.length===1&&!A(x[0]))){n=null,g.drop(),b(document.activeElement?.dataset?.field),g.say(a("p",{class:"\
notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A tag (tag:NAME) or a pattern of labels (nightly-*) in the address stands for all its sets. ",a("a",{href:$.
every(x=>x.length===1)?It(o.control[0],o.test[0]):me("/compare")},"Compare two sets")));return}b(document.activeElement?.dataset?.field),g.ask(x=>ot(Cu(o),{signal:x}),x=>{if(x.judged!=="between_record\
ings"){S({code:"one_set",message:"Each of these two names means one single set."});return}n=x,g.say(null),k(),Se(x.verdict.words)},S)}async function I(){let $=[...o.control,...o.test].filter(x=>!A(x));
try{for(let x of await ht($.slice(0,100)))s.set(Qe(x.id),x.label);n===null&&b(document.activeElement?.dataset?.field)}catch{}}return O(),I(),{keys:{search:()=>m.focus()},update($){o=Wb($),O()},unmount(){
s=new Map,g.unmount()}}}var X1=7.2,Hb=16,Iu={l:64,r:16,t:22,b:44},qu=e=>e.filter(Boolean).map(We).join("<br>"),zb=e=>e.recorded===null?`stored ${mt(e.created)} (not said when recorded)`:mt(e.recorded);function Gb(e,t){let o=Math.
max(2,Math.floor((t-Iu.l-Iu.r)/(Hb*X1+14))),n=ko(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:no(n.map(s=>e[s].label),Hb).map(We)}}
function Yb(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Kb(e){return{template:xt(),margin:Iu,hovermode:"closest",dragmode:"zoom",...e}}function Z1(e,t){let o=/^rgb\((.+)\)$/.
exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Vb=e=>e.direction==="slower"?"--more-fill":"--less-fill";function eO(e){let t=e.interval&&`95 % interval: ${e.interval.map(P).join(" to ")}`;return qu([e.label,
zb(e),`median ${P(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Ee(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var tO=(e,t)=>qu(
[`${t.direction}: ${P(t.left_median)} → ${P(t.right_median)} (${Ee(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function oO(e,t){let o=[],n=[],s=(r,i)=>t(e[r].interval?.[i]??
e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>
0&&(o.push(...c,...[...c].reverse(),null),n.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).reverse(),null))}return{x:o,y:n}}function nO(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map(
(c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...oO(o,i),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Z1(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"\
skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:c,last:u})=>[c-.5,u+.5,null]),y:n.flatMap(({median:c})=>[i(c),i(c),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(c=>i(
c.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(c=>c.baseline?"square":"circle")},customdata:o.map(eO),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatt\
er",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.direction==="slower"?"triangle-up":"triang\
le-down"),color:s.map(c=>te(Vb(c)))},customdata:s.map(c=>tO(e,c)),hovertemplate:"%{customdata}<extra></extra>"}]}var sO=3;function rO({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(
m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Ve(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,
color:te(Vb(m))}})),d=n.length>t/60?[]:n.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:We(Ee(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"\
--less")}}));return{data:nO(e,l),layout:Kb({xaxis:Gb(o,t),yaxis:Yb(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],
annotations:d})}}var Ub=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Jb=e=>a(
"div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Qb=e=>vt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,
make:rO,keys:()=>Ub,extra:Jb(Ub),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===sO?o.change_points[n.pointNumber].at:n?.pointNumber;s>0&&e(s-1,s)}}),Du=["compute","e\
xposed_communication","exposed_memory","idle"],Xb={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},jb=Du.map(e=>[Xb[e],Xe[e].name]);
function aO({answer:e},t){let{sets:o}=e,[n,s]=Ve(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>qu([i.label,zb(i),`mean step ${P(i.mean_step_time)}`,...Du.map(l=>`${Xe[l].name}: ${i.parts?P(i.
parts[l]):be}`)]));return{data:Du.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(Xb[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></\
extra>"})),layout:Kb({barmode:"stack",bargap:o.length>100?0:.12,xaxis:Gb(o,t),yaxis:Yb(s,n,{rangemode:"tozero"})})}}var Zb=()=>vt({id:"chart-series-parts",title:"Parts of the mean step",file:"series-p\
arts",height:()=>260,make:aO,extra:Jb(jb),keys:()=>jb});var Si="row",Ei="layer",ek="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function tk({onChange:e}){let t=ce("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(O,I,$,x={})=>{let R=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:O},...$,on:{change:()=>e({...x,[O]:R.value.trim()})}});return{input:R,node:a("label",{class:"analys\
is-field"},a("span",{},I),R)}},l=i("sets","Sets",{class:"wide",title:ek,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:ek,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ce("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the page Tree names them, from the outside to the inside, with “ / ” between. Frames between them need no name. Block\
 is every Block; Block #3 is one."),w={[Si]:u,[Ei]:p},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",A(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Os),[Si,"a row"],[Ei,"a layer"]].map(([O,I])=>a("option",{value:O},I))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),_=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),v=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),k=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:O=>{O.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,v,p.node,_,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Je(150,()=>S(u.input.value))),u.input.
addEventListener("focus",()=>S(""));async function S(O){if(s!==null)try{let I=await br(s,O);M(o,[...new Set(I.map($=>$.name))].map($=>a("option",{value:$})))}catch{}}function A(){h.value=r||n.measure;
for(let O of[u.node,d.node,v])O.hidden=r!==Si;for(let O of[p.node,_,f])O.hidden=r!==Ei}return{node:k,draw(O,I){n=O,s=I,r=n.layer!==""?Ei:n.name!==""?Si:document.activeElement===w[r]?.input?r:"";for(let{
input:$}of[l,c,u,d,p])($!==document.activeElement||$.value==="")&&($.value=n[$.dataset.field]);g.value=n.time,y.value=n.by,A()},focus(){return l.input.focus(),l.input.select(),!0}}}var Fu={path:"/series",name:"Series",mount:(e,t)=>cO(e,t)},fr=(e,t,o,n=P)=>({key:e,title:t,what:o,number:!0,show:n,exact:de}),Bu=e=>e===null?null:e>0?"more":e<0?"less":null,iO=[{key:"label",title:"Fro\
m set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":mt(e)},fr("left_median","Before","Median of the level before"),fr("right_median","After","Median of the level after"),{...fr(
"diff_duration","Change","After less before",ye),tone:Bu},{key:"diff_percent",title:"%",number:!0,show:Ee,tone:Bu},{key:"q_value",title:"q",number:!0,show:Ht,what:"Of the rank test of the observations\
 left and right"},{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the cha\
nge, as several recordings of each side; not where a level has one set alone",show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],
lO=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${mt(o.created)}`:mt(t)},{...fr("median","Median","Of the means over t\
he ranks of each step; or why there is none"),show:(t,o)=>o.missing??P(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===
null?"–":t.map(P).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:Ee,tone:t=>Math.abs(t)<2?null:Bu(t)}]:[],{key:"observations",title:"Steps",number:!0,show:C},
fr("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function cO(e,t){
let o=Ms(location.search),n=null,s="",i=tk({onChange:($,x)=>t.go(As({...o,...$}),x)}),l=a("div"),c=a("div",{class:"series-summary"}),u=($,x)=>n.measured!=="layer"?It($,x):Dt({control:Qe($),test:Qe(x),
by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=($,x)=>u(n.sets[$].id,n.sets[x].id),m=Qb(($,x)=>t.go(d($,x))),p=Zb(),f=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-resu\
lts"},c,m.node,p.node,f);M(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made\
: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,l,w));let h=Mt({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),p.retheme()});function g($){
return`${$.direction}${$.diff_percent===null?"":` by ${Ee(Math.abs($.diff_percent)).replace("+","")}`}: ${P($.left_median)} → ${P($.right_median)}`}function b(){let{sets:$,change_points:x,levels:R}=n;
return R.length===0?`No set of these has ${n.measured==="layer"?"this layer":"this time"}.`:`${n.judged==="neighbours"?"Each set was compared with the one before it: there are fewer than six. ":""}${x.
length===0?"No change of level was found":J(x.length,"change of level","changes of level")} in ${J($.length,"set")}.`}function _(){let $=n.since_good;if($===null)return!1;let x=R=>n.sets.find(E=>E.id===
R).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),x($.good),", it is ",a("span",{class:$.direction==="slower"?"more":"less"},g($)),". ",a("a",{href:u($.good,$.now)},
`What changed between it and ${x($.now)}`))}function v(){let $=n.sets.filter(R=>R.missing!==null),x=n.left_out.map(({label:R,detail:E})=>`${R} is left out: ${E}`);if(n.unknown_recorded>0){let R=n.unknown_recorded===
1;x.unshift(`${J(n.unknown_recorded,"set")} ${R?"does":"do"} not say when ${R?"it was":"they were"} recorded: the time stored counts.`)}return $.length>0&&n.levels.length>0&&x.push(`${J($.length,"set")}\
 ${$.length===1?"has":"have"} no such time (the table says why), and ${$.length===1?"counts":"count"} with the level around.`),x.length>0&&a("ul",{class:"notice"},x.map(R=>a("li",{},R)))}function k(){
let{sets:$,change_points:x}=n,R=uo({caption:"Changes of level",limit:64,columns:iO});R.show(x.map(N=>({...N,label:$[N.at].label,recorded:$[N.at].recorded,href:u(N.left,N.right),several:N.recordings_link})));
let E=uo({caption:"Sets",limit:30,columns:lO(n),csv:Xu(`${la(o)}&format=csv`)});E.show($.map((N,j)=>({...N,href:me(`/analyse?set=${N.id.slice(0,12)}`),before:j===0?null:d(j-1,j)}))),M(f,R.node,E.node)}
function S(){let{sets:$}=n,x={file:"tracediff",revision:s,caption:[`${$[0]?.label??""} to ${$.at(-1)?.label??""}`]};M(c,a("h2",{},b()),_(),v()),m.node.toggleAttribute("data-baseline",n.baseline!==null),
m.draw({...x,answer:n,heading:pp(n),empty:n.levels.length===0?"There is nothing to draw.":null}),p.draw({...x,answer:n,heading:"means over steps and ranks",empty:$.every(R=>R.parts===null)?"No set has\
 device work: a step has no parts.":null}),k(),w.dataset.shown=s}async function A(){let[$,x]=await Promise.all([Wt("group=always&limit=100"),vn()]),E=[...$.entries.flatMap(({group:N})=>N?[N]:[]).map(({
prefix:N,sets:j})=>[`${N}*`,j]),...x.filter(({sets:N})=>N>2).map(({tag:N,sets:j})=>[`tag:${N}`,j])].filter(([N])=>!N.includes(","));return a("div",{class:"notice"},$.total===0?a("p",{},"There are no t\
race sets yet. ",a("a",{href:me("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tracediff ing\
est --tag"),"."),E.length>0&&a("ul",{class:"series-offers"},E.slice(0,20).map(([N,j])=>a("li",{},a("a",{href:As({...o,sets:N})},N),` (${J(j,"set")})`))))}function O($){n=null,h.say(a("div",{class:"err\
or-box",role:"alert",data:{code:$.code}},a("h2",{},"This series is not possible"),a("p",{},$.message)))}function I(){let $=la(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Serie\
s"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",h.ask(()=>A(),x=>h.say(x),O)):s===$&&n?(h.drop(),S(),t.settled()):h.ask(x=>Qu($,{signal:x}),x=>{n=x,s=$,h.say(x.sets.length>0?null:
a("p",{class:"notice"},"No set was found. ",x.left_out.length>0&&`${J(x.left_out.length,"set")} cannot be read.`)),i.draw(o,x.sets.at(-1)?.id??null),x.sets.length>0&&(S(),Se(b()))},O)}return I(),{keys:{
search:()=>i.focus()},update($){o=Ms($),I()},unmount(){h.unmount(),y(),m.unmount(),p.unmount()}}}var Wu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var uO=120,dO=[Rs,yn,eu,ar,pr,pu,$u,Nu,Fu],hr=document.getElementById("main"),Do=null,Hu="",$n=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let o=location.pathname+location.search;e!==o&&(t?
history.replaceState(history.state,"",e):(ok(),history.pushState(null,"",e)),$n=null),ju()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(Hu.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Hu:void 0},settled(){$n!==null&&(window.scrollTo(0,$n),$n=null)},status:null,newPair:!1},
ok=()=>history.replaceState({scroll:window.scrollY},"");function ju(){let e=dO.find(o=>o.path===Bt())??Wu;if(xn("nav-traces",e===Rs),xn("nav-compare",e===yn||e===eu||e===Nu),xn("nav-tree",e===ar),xn("\
nav-timeline",e===pr),xn("nav-analyse",e===pu),xn("nav-query",e===$u),xn("nav-series",e===Fu),fO(),nk()&&(bO.clear(),Uu.clear()),Uu.draw(),Do?.page===e){Do.view.update(location.search);return}Do?.view.
unmount(),Tt.busy(!1),hr.textContent="";let t=Do!==null;Do={page:e,view:e.mount(hr,Tt)},t&&(window.scrollTo(0,0),hr.focus({preventScroll:!0}),Se(`${e.name} page`))}function nk(){let e=new URLSearchParams(
location.search);return Bt().startsWith(yn.path)&&!!(e.get("control")&&e.get("test"))}function sk(){return(Bt()===Rs.path||Bt()===yn.path&&!nk())&&!vs(document.activeElement)&&!document.querySelector(
"dialog[open]")}function mO(e,t){if(!sk()){Uu.offer(e,t);return}let o=ve.transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(It(e.id,t.id)),Tt.newPair=!1,o.length!==
0&&Me(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Tt.go(me("/"))}catch(n){
Me(`That did not work. ${n.message}`,{urgent:!0})}}}})}function pO({detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);sk()?o():Me(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:o}})}function xn(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function fO(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Bt()];e&&(document.getElementById(e).href=location.pathname+location.search),Bt()===yn.path&&
(Hu=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Bt();(n.startsWith("/compare")||
[ar,pr].some(({path:s})=>s===n))&&o.size>0&&hO(t,o,n)}function hO(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let i=new URLSearchParams(
{set:n??"",test:s??""});r("nav-analyse",me(`/analyse?${i}`)),r("nav-query",me(`/query?${t}`)),o!==ar.path&&r("nav-tree",Dt(Rt(Un(location.search)))),o!==pr.path&&r("nav-timeline",ln(Object.fromEntries(
e))),!o.startsWith(yn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(e)??It(n,s))}function gO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Ti(o.pathname);!(o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"))||
o.hash!==""&&o.pathname===location.pathname||(e.preventDefault(),Tt.go(o.pathname+o.search))}async function wO(){try{Tt.status=await qo(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function yO(){let e=globalThis.firstComparison?.answer;e&&(hr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,uO)})]),delete hr.
dataset.waits),Do===null&&ju()}var Uu=Sm();Bd();var bO=Cm(mO);Pm();Od(document.getElementById("theme"));Am(()=>Do,document.getElementById("keys"));Dd(document.getElementById("drop-veil"),()=>Tt.status?.
read_only!==!0,e=>{ve.add(e),Bt()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(me("/"))});ve.addEventListener("bundle",pO);ve.addEventListener("change",()=>ms().catch(()=>{}),{once:!0});document.
addEventListener("click",gO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{$n=e.state?.scroll??0,ju(),(Do.page===Rs||Do.page===Wu)&&Tt.settled()});window.addEventListener("\
scroll",Je(200,()=>{$n===null&&ok()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{$n=null},{passive:!0});yO();Nt().then(()=>{Jt.watch(),wO()});})();
