"use strict";
(()=>{var Ju=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>Ju+e,Oi=e=>`/${e.split("/").slice(Ju.split("/").length).join("/")}`,qt=()=>Oi(location.pathname);var to=me("/api/v1"),dk=700,Eo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Mi(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Eo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Eo(e,"error",`The server answered with status ${e}.`)}var Xu=()=>new Eo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),mk=/"(?:stream|correlation)":-?\d{16}/,fk=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,pk=/\d{16}/,hk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,gk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Qu(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Zu(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Wt(e,t,o={}){let n=!1;try{for(;;)try{return await wk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,Qu(1)),await gk(dk,o.signal)}}finally{n&&Qu(-1)}}async function wk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(to+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Xu()}if(!i.ok)throw Mi(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&pk.test(l)?hk:mk.test(l)?fk:void 0)}catch{throw new Eo(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>Wt("GET",e,t),tt=encodeURIComponent,
Bo=e=>mt("/status",e);async function Ft(e,t){let o=await mt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var gt=async(e,t)=>e.length===0?[]:(await mt(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,qo=async e=>(await mt("/tags",e)).tags,fo=(e,t)=>mt(`/sets/${tt(e)}`,t),To=(e,t)=>Wt("PATCH",`/sets/${tt(e)}`,{body:t}),Sn=e=>Wt("DELETE",`/sets/${tt(e)}`),ed=async(e,t)=>(await Wt(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,td=async(e,t)=>(await Wt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,En=e=>Wt("POST",`/sets/${tt(e)}/restore`),ot=(e,t)=>mt(`/compare\
_traces?${e}`,t),gr=(e,t)=>mt(`/compare_traces/op?${e}`,t),wr=(e,t,o)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),Tn=async(e,t,o)=>(await mt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,Ai=(e,t,o)=>mt(`/sets/${tt(e)}/timeline?${t}`,o),yr=(e,t,o)=>mt(`/sets/${tt(e)}/timeline/find?${t}`,o),On=(e,t,o)=>mt(`/analysis/${e}?${t}`,o),od=(e,t)=>mt(`/series?${e}`,
t),nd=e=>`${to}/series?${e}`,sd=(e,t)=>`${to}/analysis/${e}?${t}`,br=async(e,t,o)=>(await mt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,ds=e=>`${to}/compare_traces?${e}`,kr=e=>`${to}/report?${e}`,
_r=e=>`${to}/bundle?${e}`,rd=e=>`${to}/compare_traces/op?${e}`,ad=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),id=e=>`${to}/sql?${e}`,ld=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,cd=async e=>(await mt(
"/queries",e)).queries,Ri=(e,t)=>Wt("POST","/queries",{body:{name:e,statement:t}}),ud=e=>Wt("DELETE",`/queries/${tt(e)}`),Ci=(e,t,o)=>`${to}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function xr(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Ci(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Eo(0,"broken","The download stopped before its end. The log of the server says why."):Xu()}throw Mi(l.status,await l.text())}var dd=async e=>(await mt(
"/jobs",e)).jobs,md=(e,t)=>mt(`/jobs/${tt(e)}`,t),Mn=e=>Wt("DELETE",`/jobs/${tt(e)}`),fd=e=>new EventSource(`${to}/jobs/${tt(e)}/events`),pd=(e,t)=>Wt("POST","/uploads",{body:{label:e,files:t}}),hd=async()=>(await Wt(
"POST","/samples")).jobs,gd=e=>mt(`/uploads/${tt(e)}`),Li=e=>Wt("DELETE",`/uploads/${tt(e)}`),wd=async e=>(await Wt("POST",`/uploads/${tt(e)}/commit`)).job;function yd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${to}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Mi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Eo(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Eo(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function yk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function it(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=yk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ke="–",po="−",Kt=" ",xd=e=>it(e,0,2),$d=e=>it(e,0,3);function An(e,t){return t>0?`+${e}`:t<0?`${po}${e}`:e}function R(e){return e==null?ke:xd(e).replace("-",po)}function nt(e){return e==null?
ke:An(xd(Math.abs(e)),e)}var bd=["","K","M","G","T","P","E"];function oo(e){if(e==null)return ke;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<bd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?po:"")+it(t,0,n)+(o?Kt+bd[o]:"")}function Xo(e){return e>0?`+${oo(e)}`:oo(e)}var Ni=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Ni.find(([,o])=>t>=o*
.99995)??(t>0?Ni[3]:Ni[2])}function $r(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return it(n,s,s)+Kt+t}function P(e){if(e==null)return ke;let t=$r(e,Je(e));
return(e<0&&/[1-9]/.test(t)?po:"")+t}function be(e){return e==null?ke:An($r(e,Je(e)),e)}function de(e){return e==null?ke:$d(e).replace("-",po)+Kt+"µs"}function Ye(e){return e==null?ke:An($d(Math.abs(
e))+Kt+"µs",e)}var kd=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Rn(e){let t=Math.abs(e);return kd.find(([,o])=>t>=o*.99995)??kd[t>0?3:1]}function Zo(e){return e==null?ke:(e<0?po:
"")+$r(e,Rn(e))}function vd(e){return e==null?ke:An($r(e,Rn(e)),e)}function Di(e){return e==null?ke:it(e,0,9).replace("-",po)+Kt+"GB/s"}function De(e){return e==null||!Number.isFinite(e)?ke:(e<0?po:"")+
Sd(Math.abs(e))+Kt+"%"}function Ee(e){return e==null||!Number.isFinite(e)?ke:An(Sd(Math.abs(e))+Kt+"%",e)}function Sd(e){if(e>0&&e<.05)return e<.005?"<0.01":it(e,2,2);let t=e>=1e3||e===0?0:1;return it(
e,t,t)}var bk="⁰¹²³⁴⁵⁶⁷⁸⁹";function Ht(e){if(e==null||!Number.isFinite(e))return ke;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Kt}\
×${Kt}10⁻${[...o].map(n=>bk[n]).join("")}`}function Ed(e){return e==null||!Number.isFinite(e)?ke:e<.001?"<0.001":it(e,3,3)}var Pi=["B","kB","MB","GB","TB"];function Bi(e){let t=Math.abs(e),o=Pi.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Pi[Math.max(o,0)],1e3**Math.max(o,0)]}var qi=e=>e==null?ke:`${R(e).replace("-",po)}${Kt}B`,ms=e=>e==null?ke:An(Te(Math.abs(e)),e);function Te(e){if(e==null)return ke;
if(e<0)return po+Te(-e);let t=Pi,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return it(o,s,s)+Kt+t[n]}function V(e,t,o=`${t}s`){return`${R(e)}${Kt}${e===1?t:o}`}function st(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Wi(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Ii=8,
Td=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Od(e,t){let o=e[t],n=r=>r===void 0?0:Td(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Ii);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function Fi(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Od(t,n)]))}function kk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Ii?Ii-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Wi(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Md=e=>e.replace(/^void (?=\S)/,"");function Hi(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Md(c):c;function i(c,u){let d=s.get(c),m=kk(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Td(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Od(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:_k(u,e,l(d),o.get(u))}}}function no(e,t){let o=Hi(
t);return o.add(e),e.map(o.text)}function vr(e,t){let o=Fi(e),n=no(e,t);return e.map((s,r)=>o.get(s)+8<t-1?Md(s):n[r])}function _k(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.
max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){return e.
replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Wo(e,t,o){
let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),n}var xk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],_d=e=>String(e).padStart(2,"0"),$k=36e5;function Ad(e,t=Date.now()){let o=Math.
round((Date.parse(e)-t)/$k);return o>=48?`in ${V(Math.floor(o/24),"day")}`:o>=1?`in ${V(o,"hour")}`:"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?ke:`${t.getDate()}\
 ${xk[t.getMonth()]} ${t.getFullYear()}, ${_d(t.getHours())}:${_d(t.getMinutes())}`}var vk="tracediff.theme",ji=new Set,zi=matchMedia("(prefers-color-scheme: dark)");function Ui(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Sk(){let e=Ui();
return e==="auto"?zi.matches?"dark":"light":e}function yt(e){return ji.add(e),()=>ji.delete(e)}function Rd(){for(let e of[...ji])e(Sk())}function Ld(e){e.value=Ui(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(vk,e.value)}catch{}Rd()}),zi.addEventListener("change",()=>{Ui()===
"auto"&&Rd()})}var Ek=matchMedia("(forced-colors: active)"),Sr=new Map,Cd="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${zi.matches} ${Ek.matches}`;return n!==
Cd&&(Sr=new Map,Cd=n),Sr.has(e)||Sr.set(e,Tk(e)),Sr.get(e)}function Tk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Gi=null;function fs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Gi??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Gi=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Gi)}var Nd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ps=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Vt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Yi=17;function Ok({
title:e,lines:t,keys:o=[]},n,s){let r=Vt(),i=t.flatMap(p=>Wo(p,Math.floor(n/6.6),3)),l=30+Yi*i.length+(o.length>0?24:0)+8,c=(p,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Fe(w),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+Yi*w,p,12,!1))],d=[],m=12-s.left,f=30+Yi*i.length+4;for(let[
p,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??te(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Pd(e,t,o,n){let s=await fs(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Ok(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Vi=/\.json(\.gz)?$/i,Ki=/\.tracediff$/i;function Id(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return Mk(t,o)}async function Mk(e,t){let o=[];for(let n of e){let s=[];await Bd(n,"",s),o.push(Cn(n.name,s))}return o.concat(Dd(t))}function Dd(e){let t=e.filter(({name:n})=>!Ki.
test(n)),o=e.filter(({name:n})=>Ki.test(n)).map(n=>({label:n.name.replace(Ki,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Cn(Ji(t),t)]:o}async function Bd(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Bd(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function qd(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Cn(n,s)).concat(Dd(o))}function Cn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>Vi.test(n)),skipped:o.filter(({name:n})=>!Vi.test(n))}}function Ji(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(Vi,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Wd(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Cn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Er(n,o),n}function Er(e,t){for(let o of t)Array.isArray(o)?Er(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",Er(e,t),e}function ho(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var Ak="http://www.w3.org/2000/svg";function He(e,t={},...o){let n=document.createElementNS(Ak,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Er(n,o),n}var Rk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Lt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:Rk[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Lt(e))}var Fd=0;function ce(e){return Fd+=1,`${e}-${Fd}`}var Nt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Me(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function Hd(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await Id(
i.dataTransfer);l.length>0&&o(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Ck=700,Lk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Qi({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${R(t)} of ${V(e,"set file")} are checked.`:`${V(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${R(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function jd(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=Lk(s),t.hidden=!s,t.textContent=s?Qi(s):"",clearTimeout(n),o?n=setTimeout(e,Ck):i&&Se(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Nk=1e3,Tr="This page waits for a set that the server has not checked yet.";function Ud(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Bo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Tr} ${Qi(i)}`:Tr,o=setTimeout(s,Nk,r))}Zu(r=>{let i=r&&qt()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Tr,Se(Tr),s(n)))})}var Pk=2,zd=1e3,Xi=0,en=e=>["done","failed","cancelled"].includes(e.state);function Or(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Xi-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(en(d)&&i(),
t(d))},c=async()=>{let d=zd;try{l(await md(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*zd}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Xi<Pk&&typeof EventSource=="function"?(Xi+=1,n=fd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var hs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Ik=hs.flatMap(([e])=>e),Dk=hs.flatMap(([,e])=>e),Ln=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],go=(e,t)=>t.some(o=>e.includes(o));function Bk(e,t){let[o,n]=[Ln(e),Ln(t)];for(let[s,r]of hs){let i=go(o,s)&&go(n,r);if(i!==(go(n,s)&&go(o,r)))return i?-1:1}for(let[s,r]of[[Ik,-1],[Dk,1]])if(go(o,s)!==
go(n,s))return go(o,s)?r:-r;return 0}function Mr(e){for(let[t,o]of hs){let n=e.map(r=>[go(Ln(r),t),go(Ln(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var qk=10n**17n;function Gd(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>qk?o:null}function gs(e,t){let o=Bk(e.label,t.label),[n,s]=[Gd(e),Gd(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var Wk=100,Yd=(e,t)=>Ln(e).filter(o=>!t.includes(o)).join(" ");function Zi(e){
if(e.length===2){let[t,o]=gs(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of hs){let n=[...t,...o],s=d=>e.filter(m=>go(Ln(m.label),d)).slice(0,Wk),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&Yd(m.label,n)===Yd(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Fk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Hk(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=jk(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function jk(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Ar(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Hk(e,t.index+t[0].length));return o?Number(o[1]):null}async function Uk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Kd(e,t,o){let n=await Uk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var zk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Ar(e)!==null;async function Gk({name:e,file:t}){let o=await Kd(t,4194304,zk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Ar(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Ar(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Kd(t,16777216,()=>!1);n=Ar(s.slice(-262144))}return{
isTrace:!0,rank:n??Fk(e)}}async function Jd(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Gk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Vd=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Qd(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Vd(e,n,o),Vd(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Yk=256,Xd=20,Zd=e=>e.slice(e.lastIndexOf("/")+1),el=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Kk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Qd(e.file,t.file)}async function Vk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Kk(n,s)||el(n.name)!==null&&el(n.name)===el(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var tl=e=>e.map(({seen:t})=>t.rank),ol=e=>!e.includes(null)&&new Set(e).size===
e.length;function Jk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Qk(e){return Mr(e.map(({name:o})=>Zd(o)))?.map(o=>o.map(n=>e[n]))??Jk(e)??e.map(o=>[o])}function Xk(e,t){let o=new Set;return e.map((n,s)=>{let r=Ji(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Cn(i,l),settled:!0}})}function em(e){
let t=tl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Zk(e,t,o){return!(t.length===2&&Mr(t.map(({label:s})=>s)))&&
ol(tl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:em(o),manyFirst:!0}}}function e_(e){return e.includes(null)?"assumed":ol(e)?"named":"equal"}async function tm(e){
if(e.files.length>Yk)return{};if(await Jd(e.files),e.files.length<2||e.settled)return{};let t=await Vk(e.files),o=Wd(e);if(o!==null&&o.length<=Xd)return Zk(e,o,t);let n=tl(t),s=Mr(t.map(({name:i})=>Zd(
i)));if(t.length<2||ol(n)&&s===null)return{};let r=Qk(t);return r.length>Xd?{}:{question:{kind:e_(n),parts:Xk(r,e),one:em(t),manyFirst:s!==null||r.length===2}}}var t_=2,o_=3,n_=4,nl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await hd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await tm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<o_&&this.#f(o)}async#f(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await pd(t.label,o);if(t.state!=="creating"){Li(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=t_)return;s.state==="waiting"&&(o+=1,this.#p(n,s))}}async#p(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await yd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<n_&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await gd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await wd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Or(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}en(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await To(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await To(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await To(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Sn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await En(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Mn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Li(o).catch(()=>{}),this.#l(),this.#s()}},ve=new nl;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var s_=1e3,r_=5e3,a_=6e4,sl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-a_;get running(){return this.list.filter(t=>!en(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await dd())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?s_:r_)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new sl;var Nn={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Pt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,nm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},i_={...nm,per_step:"per r\
ecording",percent:"% of the recording"},ws=(e,t)=>(Pt(t)?i_:nm)[e];function al(e){return e.control.samples===e.test.samples?"total":"per_step"}var In=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Rr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var om=(e,t)=>e===null||!(t>0)?null:100*(e/t),rl=(e,t)=>e===null||t===null?null:e-t,Pn=(e,t)=>t>0?e/t:null,l_=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function c_(e,t){if(t&&l_(e)){let{control_self_duration:o,test_self_duration:n}=e;return[o,n,n-o,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function sm(e,t,o,n){let s=[o.control.samples,o.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=c_(e,n);r?(i=(u?e.control_per_step:null)??Pn(i,s[0]),l=(u?e.test_per_step:null)??Pn(l,s[1]),
c=(u?e.diff_per_step:null)??rl(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Pn(i,e.control_counts),l=(u?e.test_per_call:null)??Pn(l,e.test_counts),c=rl(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=om(i,o.step_time.control.step),l=om(l,o.step_time.test.step),c=rl(l,i));let m=r?[Pn(e.control_counts,s[0])??0,Pn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function u_(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var ys=(e,t)=>JSON.stringify([e,t]);function Ot(e,t){
let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var d_=(e,t)=>e.filter(
({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function rm({name:e,replaces:t,aliases:o}){if(o){let s=["control","test"].map(i=>d_(o,i)),r=o.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join("\
 "),e]}function bs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var ks=({
aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${R(n)} ${n===1?"call":"calls"}, ${P(s)}`);function il(e,t,o,{self:n=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=ll({...l,among:i},n);return{row:c,key:l.id??ys(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...sm(l,o,e,n),...u_(l,o)}})}function ll(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var tn=e=>e.moderated_q_value??
e.q_value??null;function am(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[ys(s.name,s.category),
{...s,among:n}]))}function im(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,sm(e.totals[n],t,e,o)])}var lm=15,cm=[10,15,20,30,50,100],m_=["total","per_step","per_call","percent"],um=Nn.change.words,dm=Nn.device_type.words,f_=Nn.measure.words,p_=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Cr=[...p_,"op"],bt="ProfilerStep*",cl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],h_=["name","category","change","q_value"],Dn=e=>h_.includes(e)?"asc":"desc",ul=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],mm=[...ul,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],g_={fold:"true",significant:"",measure:"",equivalence:""},w_=new Map([["1","true"],["0","false"]]);function y_(e,t){let{type:o,words:n,standard:s}=Nn[t];if(o==="texts")return e.getAll(
t).filter(d=>d!=="");let r=e.get(t)??"",i=o==="text"?r:w_.get(r)??r,l=o==="text"?i:(o==="boolean"?["true","false"]:n).find(d=>d.toLowerCase()===i.toLowerCase()),u=(o==="choice"&&l==="false"?"":l)||(g_[t]??
s);return o==="boolean"?u==="true":u}var fm=(e,t)=>Object.fromEntries(t.map(o=>[o,y_(e,o)]));function pm(e,t,o){for(let n of o){let{type:s,standard:r}=Nn[n];s==="texts"?t[n].forEach(i=>e.append(n,i)):
["","undefined",r].includes(String(t[n]))||e.set(n,String(t[n]))}}var hm=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function b_(e,t,o){let n=e.get(
t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var so=(e,t,o)=>t.includes(e)?e:o;function jt(e){let t=new URLSearchParams(e),o=so(t.get("sort"),cl,"abs_diff_duration"),
n=Number(t.get("top"));return{...fm(t,mm),...hm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:so(t.get("order"),["asc","desc"],Dn(o)),unit:so(t.get("unit"),m_,""),measure:so(t.get("measure")??t.get(
"time"),f_,""),heat:so(t.get("heat"),Cr,""),fall:so(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:lm,op:b_(t,"op","op_category")}}function $t(e){let t=Lr(e),o=(s,r,i)=>{r!==i&&
t.set(s,r)};o("sort",e.sort,"abs_diff_duration"),o("order",e.order,Dn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fal\
l",e.fall,""),o("top",String(e.top),String(lm)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var It=(e,t)=>$t({...jt(""),control:Ve(e),test:Ve(t),exclude:[bt]});function Lr(e){
let t=new URLSearchParams;return pm(t,e,mm),e.significant||t.delete("measure"),t}function k_(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}\
_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_s\
tep`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Bn(e,t,o){
let n=Lr(e);return n.set("significance","true"),n.set("sort",k_(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function dl(e,t,o,n){let s=Bn(e,t,o);return s.set("format",n),s}
var gm=["total","per_step"],__=["calls","share"],wm=["duration","calls","per_call"];function _s(e){let t=new URLSearchParams(e);return{...fm(t,ul),...hm(t),row:t.has("name")?Ot(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:so(t.get("unit"),gm,""),bins:so(t.get("bins"),__,"calls"),heat:so(t.get("heat"),wm,"duration")}}function pt(e){let t=new URLSearchParams({control:e.control,test:e.test});
return pm(t,e,ul),t}function on(e){let t=pt(e);return t.set("row",e.row),t}function Ut(e){let t=on(e);return gm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),wm.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),me(`/compare/op?${t}`)}function ym(e,t,o){let n=Bn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),
e.fall!==""&&n.set("contributors",e.fall),n}function bm(e){let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.
test,view:t.toString()})}var Fo=100,x_=["created","label","ranks","steps","events","bytes"];function Nr(e){let t=new URLSearchParams(e),o=so(t.get("sort"),x_,"created"),n=Number(t.get("page"));return{
control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:o,order:so(t.get("order"),["asc","desc"],o==="label"?"asc":"desc"),page:Number.isInteger(
n)&&n>=1&&n<=1e6?n:1}}function km(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...Nr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",o),u(
"q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var Pr=e=>e.q!==""||e.tag.length>0;function nn(e){
let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(Fo),offset:String((e.page-1)*Fo)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(
0,12),Ho=(e,t,o,n)=>n?.[e]?.label??(o&&Ke(o,t[e])?.label)??t[e];function Ke(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===
1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Ir=(e="Damaged")=>a("strong",{class:"damage-mark"},Lt("warning"),e);function Dr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Ir()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}function Br(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Ir(V(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"\
mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var $_="https://ui.perfetto.dev";var xs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function v_(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new xs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new xs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function ml(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&ml(e,t-1)},100)}async function qr({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=$_,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new xs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw ml(l),m}let c=new AbortController,u=v_(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),ml(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var S_=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function E_(e){return(e.notes??[]).some(t=>S_.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var T_=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function pl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Ci(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await qr({title:`${e.label}, rank ${t.rank}`,fileName:T_(
t,o()),load:m=>xr(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Te(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Te(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Oo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function O_(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Oo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function M_(e,t,o,n){let s=pl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?E_(t):"";s.prepare(),M(r,l===""?s.node:a("span",{class:"muted"},l))};return n.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Te(t.trace_bytes)),r)}function A_(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?O_(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>M_(e,l,o,n))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${R(i)} more were not kept.`))}function R_(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Wr(e,t={}){let o=[],n=ce("traces"),s=R_(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Bo(),...e.map(l=>fo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>A_(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var C_=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function _m(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${V(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${R(c)} repaired or lost`),s>0&&u.push(V(s,"note")),r>0&&u.push(V(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function L_(e){return a("dl",{class:"counters"},C_.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},R(e[t]??0)))))}function N_(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ke),a("td",{class:"num"},R(s.events)),a("td",{class:"num"},Te(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):pl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Ir()," "],i.words,i.
count>1&&` (${R(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function hl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${V(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var P_={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function gl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${V(e,"e\
ntry","entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${P_[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and ${R(
e-t.length)} more`)))}function xm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return fo(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",
...n?["Trace"]:[],"Notes"];M(t,Br(o.quality.affected_files,o.quality.affected),L_(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"c\
ol"},r)))),a("tbody",{},o.file_list.map(r=>N_(o,r,n))))),hl(o.quality.duplicate_files),gl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},o.
id)," · stored in ",Te(o.stored_bytes)," out of ",Te(o.raw_bytes)," of JSON",n&&` (${Te(o.traces_bytes)} the traces themselves)`,!n&&`. ${Oo(o)}`))}).catch(o=>M(t,a("p",{class:"error-text"},o.message))),
t}var wl=4,yl=e=>e===2?"two":R(e),$m=e=>e[0].toUpperCase()+e.slice(1);function I_({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function D_({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${st(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${V(t.ranks,"rank")}`}function B_({parts:e}){let t=e.slice(0,wl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>wl?`${t} and ${R(e.length-wl)} more`:t}function bl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${yl(t.ranks)} ranks of one`;return`${$m(yl(e.length))} sets, \
or ${n}?`}function vm(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ce("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${$m(yl(n.length))} sets`,B_(t)),c=i(!1,"One set",D_(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},bl(t))," ",I_(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var q_=64,W_={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function _l(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function xl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function sn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return F_(e.made);if(e.state==="done"){let o=e.already_stored?`${H_(e)}; nothing was stored twice.`:`${Hr(
e)?"Stored, but damaged":"Done"}: ${V(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":W_[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Te(e.bytes_done)} of ${Te(e.bytes_total)}`),e.events>0&&t.push(V(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)} of ${V(e.files_total,"file")}`),
t.join(" · ")}function F_(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${R(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${V(o,"set")} stored${t>0?`; ${n}`:""}.`}var H_=e=>`Stored already as “${e.known_as}”`;function j_(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function U_(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>kl(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=q_&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Hr=e=>e?.state==="done"&&e.affected_files?.length>0;function Sm(e){return[Hr(e)&&Br(e.affected_files),z_(e),hl(e?.duplicate_files),gl(e?.
left_out??0,e?.left_out_files??[])]}function z_(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${V(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function Em(e){let t=_l("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=Y_(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(G_),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},K_(e)),a("ul",{class:"file-list"},u.map(v=>v.node)),e.skipped.length>0&&V_(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,p="",w="",h=!1;function y(){let v=n.contains(document.activeElement),k=a("div",{},Q_(e));p=e.label,k.innerHTML!==n.innerHTML&&(M(
n,...k.childNodes),v&&n.querySelector("button")?.focus({preventScroll:!0}))}function g(){f=e.state,m.dataset.state=e.state,y(),h=e.question!==null,M(i,h&&vm(e)),e.state==="done"&&(d.open=!1)}function b(){
let v=e.state==="done"?e.offered:null;if(v===c)return;let k=l.contains(document.activeElement);c=v,M(l,U_(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?g():p!==
e.label&&y(),s.update(),u.forEach(J_),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:v,total:k}=$l(e);t.hidden=e.state==="asking"||!ve.active.includes(e),xl(t,v,k),w=vl(e),o.textContent!==
w&&M(o,e.state==="done"&&!e.bundle&&e.job.already_stored?j_(e,w):w),b(),m.classList.toggle("affected",Hr(e.job)),M(r,Sm(e.job))}return _(),{node:m,update:_,text:()=>e.question?bl(e.question):w,focus(){
h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var Fr=(e,t)=>e.reduce((o,n)=>o+n[t],0);function $l(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Fr(n,"sent"),total:o==="looking"?0:Fr(n,"size")}}function G_(e){let t=_l(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function Y_(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function K_(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[V(e.files.length,e.bundle?"bundle":"\
trace file"),Te(t)];return e.skipped.length>0&&o.push(`${R(e.skipped.length)} skipped`),o.join(", ")}function V_(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${R(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function J_(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,xl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Te(
t.size),sending:`${r} % of ${Te(t.size)}`,sent:`${Te(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Q_(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>kl(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>kl(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function kl(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function X_(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((o,n)=>o-n))}`}function Z_(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function vl(e){let t=X_(e),o=Fr(e.files,"sent"),n=Fr(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Te(o)} of ${Te(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[sn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return sn(e.job)+Z_(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Tm(e,t){let o=e,n=_l(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?F("Cancel",()=>Mn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,xl(n,o.bytes_done,o.bytes_total),s.textContent=sn(o),l.classList.toggle("affected",Hr(o)),M(i,Sm(o))}return u(o),{node:l,update:u}}var Om=()=>a("a",{href:me("/")},"Show");function e0(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:vl(t),...$l(t)})),...Jt.running.map(t=>({label:t.label,text:sn(t),
done:t.bytes_done,total:t.bytes_total}))]}function t0(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${R(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${R(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function o0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Om()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function n0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Om()),draw(o){
e.textContent=`${o}.`}}}function s0(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:It(r.id,i.id)},`Compare ${r.label} with ${i.label}`);M(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Mm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=o0(),o=n0(),n=s0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=qt()!=="/",c=l?e0():[],u=l?t0():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),ho(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Jt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[jo,rn,Am,ro,zt,r0,jr,a0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],$s="Every page",Rm="First move to a set of the list, with the arrow keys.",Ur="First select a\
 call, in the lanes or in the table.",an="There is nothing to search on this page.",Lm=[{pages:[jo],keys:["/"],text:"Find trace sets",action:"search",none:an},{pages:[jo],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[jo],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[jo],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[jo],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[jo],keys:["Space"],text:"In the list: sel\
ect the set, for several at once"},{pages:[jo],keys:["c"],text:"Use the focused set as the control",action:"control",none:Rm},{pages:[jo],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Rm},{pages:[rn],keys:["/"],text:"Search the names of the rows",action:"search",none:an},{pages:[rn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
rn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[rn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[rn],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[ro],keys:["/"],text:"Find a frame or a kernel",action:"search",none:an},{pages:[ro],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[ro],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[ro],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ro],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[ro],keys:["Space"],text:"In the table: select the frame"},{pages:[ro],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[ro],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[ro],keys:["w","s","a","d","0"],text:"In the flame graph: cl\
oser, away, left, right, all"},{pages:[rn,Am,ro,zt,jr],keys:["c"],text:"Choose the control",action:"control"},{pages:[rn,Am,ro,zt,jr],keys:["t"],text:"Choose the test",action:"test"},{pages:[zt],keys:[
"/"],text:"Search names; Enter shows the next call",action:"search",none:an},{pages:[zt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[zt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
zt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[zt],keys:["d"],text:"Move to the right",action:"right"},{pages:[zt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[zt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ur},{pages:[zt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[zt],keys:["m"],
action:"measure",none:Ur,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[r0],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:an},{pages:[a0],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[jr],keys:["/"],text:"Find a table or column",action:"search",none:an},{pages:[jr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[$s],keys:["?"],text:"List the keys",action:"help"},{pages:[$s],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:an},{pages:[zt],keys:[","],action:"former",none:Ur},{pages:[zt],keys:["."],action:"next",none:Ur}],i0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},l0=["button","checkbox","file","radio","range","reset","submit"];function vs(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!l0.includes(e.type))}function c0(e,t){let{target:o,key:n}=e,s=vs(o);return Lm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,$s].includes(i)))&&(r.
inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function u0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function d0(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},i0[t]??t)])}function Cm(e,t){let o=Lm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},d0(n)),a("dd",{},s)))))}function m0(e){let t=ce("keys"),o=()=>n.close(),n=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",o)),Cm(`${e.name} p\
age`,e.name),Cm($s,$s),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Nm(e,t){let o=()=>e()&&m0(e().page);t.addEventListener("cl\
ick",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=c0(n,s);if(!i||i.action==="close"&&u0())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Pm="tracediff.session";function f0(){try{return JSON.parse(sessionStorage.getItem(Pm))??[]}catch{return[]}}function Im(e){let t=null,o=0,n="";function s(){return t===null&&(t=f0(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Pm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>fo(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...gs(m,f)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Nt().then(()=>r(s()))}}}var Sl=new Set,Bm=!1,Uo=()=>Bm;function qn(e){return Sl.add(e),()=>Sl.delete(e)}function Dm(e){Bm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Sl])t()}function qm(){window.
addEventListener("beforeprint",()=>Dm(!0)),window.addEventListener("afterprint",()=>Dm(!1))}var ze=["control","test"],ln={control:"test",test:"control"},Fm=["rank","span","step"],p0=["both",...ze],zr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,El=e=>/^\d+$/.test(e??"")?e:"";
function Tl(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Fm)o[`${i}_${l}`]=El(t.get(`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[zr(t.get("from")),zr(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:p0.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:zr(El(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:zr(El(t.get("align_nth")))??0}}var Wm=e=>String(Math.round(e*1e3)/1e3);function Wn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...Fm,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",Wm(e.from)),o("to",Wm(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function wo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var h0=(e,t)=>e-t,Hm=e=>[...new Set(
e)].sort(h0),Ol=e=>Hm(e.map(t=>t.rank)),Ml=(e,t)=>Hm(e.filter(o=>o.rank===t).map(o=>o.span)),Al=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function g0(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var w0=(e,t)=>e.find(o=>String(o)===t);function jm(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:w0(u,
d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Ol(e),t.rank,"rank",o?.sample.rank),i=s(Ml(e,r),t.span,"file",o?.sample.span),l=Al(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:g0(l),{sample:c,place:l.indexOf(c),missing:n}}var Gr=e=>/^\d+$/.test(e??"")?e:"",cn=(e,t={})=>Wn({control:e.control,test:e.test,control_rank:Gr(e.control_ranks),test_rank:Gr(e.test_ranks),control_step:Gr(e.control_steps),test_step:Gr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Fn(e,t){let{name:o,category:n}=bs(t,"test");return cn(e,{name:o,category:e.use_short_name?"":n})}
function Yr(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&bs(n,"test");return cn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Um(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return cn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var un=["device","host","calls"];var Nl={device:"own",host:"self",calls:"calls"},Qr=["calls","host","self","device","own"];function Ym(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=n??""})}function Ss(e){let[t,
o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(o^o>>>13,3266489909),
o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Km=/ #\d+$/,Vr=(e,t)=>e==="module"&&t!==null?t.replace(Km,""):t,Vm=()=>[0,0],Cl=()=>Object.
fromEntries(Qr.map(e=>[e,Vm()]));function Jr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:Cl(),kernels:[],shapes:[],
children:[],own:Cl(),key:"",foldKey:""}}var Rl=(e,t)=>t>0?(e??0)/t:0,Kr=(e,t,o,n)=>o?[Rl(e[`control_${t}`],n[0]),Rl(e[`test_${t}`],n[1])]:[Rl(e[t],n[0]),0];function y0(e,t,o){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function b0(e,t,o){let n=Object.fromEntries(Qr.map(s=>[s,Kr(e,s,t,o)]));return{...Jr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:y0(e,t,o),split:e.split??null},figures:n,own:{calls:n.
calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Kr(s,"counts",t,o),device:Kr(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Kr(s,"calls",t,o)}))}}function Xr(e,t,o){
[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Ss(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>Vr(s.sort,l)),s.status].join(`
`);Xr(s,r(t,s.names),Ss(i))}}var Zr=e=>e.reduce((t,o)=>Ss([t,o.sort,Vr(o.sort,o.control_name),Vr(o.sort,o.test_name),o.status].join(`
`)),"root");function Pl(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(un.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)k0(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var Hn=e=>e.status==="same"||e.status==="replaced";function k0(e,t){
e.total={},e.ownOf={},e.here={};for(let o of un){let n=e.own[Nl[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=Hn(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=Hn(e)?r:null}}function Il(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>b0(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Xr(s[0],"root","root"),Pl(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Ll=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function zm(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,Vm()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Ll(i[l],r[l]))}}function Gm(e,t){Qr.
forEach(o=>Ll(e.figures[o],t.figures[o])),Object.values(Nl).forEach(o=>Ll(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},zm(e.kernels,t.kernels,"name",["counts","device"]),zm(e.shapes,t.shapes,"text",["calls"])}function _0({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Vr(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var x0=(e,t)=>Qr.some(o=>e.figures[o][t]>0);function Jm(e){if(e.children.forEach(Jm),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>x0(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Qm(e){let t=Jr(e.root);Gm(t,e.root);let o=new Map,n=(r,i)=>{let l=_0(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Jr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Gm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Jm(t),Xr(t,"root","root"),Pl(t,{...Xm(e),grouped:"class"})}function Xm({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Zm=e=>({...e,children:e.children.map(Zm)});function $0(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Km.test(n??"")&&t.unshift(n)}return t}function v0(e,t){let o=Jr({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Nl))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function ef(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=v0(i,l);return{...i,opened:!0,own:Cl(),kernels:i.kernels,children:[...l.map(u=>({...Zm(u),above:$0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return tf(r,n),Pl(r,Xm(e))}function tf(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Xr(o,Ss(`${e.key}
${n||"rest"}`),o.foldKey||Ss(`${e.key}
rest`))}else tf(o,t)}function dn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var mn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",yo=(e,t)=>e.total[t][1]-e.total[t][0];function bo(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Dl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function jn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var of=["both","control","test"];function S0(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function nf(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=S0(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var E0=["modules","operators","python"],T0=["folded","class","instance"],ta=["control","test"],oa=["ranks","steps","marker"],O0=5e3,Bl=40,Es=(e,t,o)=>t.includes(e)?e:o,ea=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Bl);function Un(e){let t=new URLSearchParams(e),o={};for(let n of ta){o[n]=t.get(n)??"";for(let s of oa)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...o,level:Es(t.get("level"),E0,"modules"),by:Es(t.get("by"),un,""),width:Es(t.get("width"),of,"both"),frames:Es(t.get("frames"),T0,"folded"),order:Es(t.get("order"),["calls"],""),q:t.
get("q")??"",node:ea(t.get("node"))[0]??"",zoom:ea(t.get("zoom"))[0]??"",open:ea(t.get("open")),rows:ea(t.get("rows"))}}function Dt(e){let t={...Un(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&
r!==""&&o.set(s,r)};for(let s of ta)n(s,t[s]),oa.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,"modules"),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),
n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Bl).join(".")),n("rows",t.rows.slice(-Bl).join(".")),me(o.size===0?"/tree":`/tree?${o}`)}function zn(e,t,o){
let n=new URLSearchParams({max_nodes:String(O0)}),s=e.test!=="";for(let r of s?ta:["control"]){s&&n.set(r,e[r]);for(let i of oa){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&n.set("level",e.level),t==="host"&&n.set("by","host"),o&&n.set("instances","true"),n}var Rt=e=>Object.fromEntries(ta.flatMap(t=>[t,...oa.map(o=>`${t}_${o}`)]).map(t=>[t,e[t]])),M0=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function sf(e,t){let{name:o,category:n}=bs(t,"test");if(!M0.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Dt({...Rt(e),q:i,level:r?"python":"modules"})}var rf=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var af="tracediff.dismissed-jobs",A0=24*3600*1e3,R0=1e4;function lf(){try{return JSON.parse(localStorage.getItem(af))??[]}catch{return[]}}function C0(e){try{localStorage.setItem(af,JSON.stringify([...lf().
slice(-50),e.id]))}catch{}}function L0(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<A0;return!o.includes(e.id)&&(!en(e)||t.has(e.id)||n)}function N0(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<R0)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function cf(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=N0(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=Em(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:_}=h;i.tell(h.key,{state:g,stage:_?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=lf();Jt.running.forEach(y=>r.add(y.id));let h=Jt.list.
filter(y=>L0(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,Tm(y,()=>{C0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${sn(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);ho(o,y.map(g=>s.get(g).node)),n.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",f),ve.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",p),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",f),ve.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var P0=.1;function I0(e,t){let o=t.coming_bytes>0?` and ${Te(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Te(t.left_bytes)} are left`;return`${e} may store ${Te(t.allowed_bytes)}\
: ${Te(t.stored_bytes)} are stored in ${V(t.sets,"set")}${o}, ${n}.`}function uf(e,t){if(!t)return null;let o=t.left_bytes<=P0*t.allowed_bytes;return a("span",{class:o?"quota-few":""},I0(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function df(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Bo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,uf(o.user,n)," ",uf("All together",s))}}}var D0="a[href], button:not(:disabled), input";function mf(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(D0)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),w=p.indexOf(n),h=[n,...r(n)],y=h.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||vs(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function na(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ce("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var Gn=4;function sa(e,t,{text:o,...n}={}){let s=ce("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Lt("more")),l=null,c=()=>ff(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),M(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),ff(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function p(h){let y=m().filter(v=>!v.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",_={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find(v=>v.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||_)&&(h.preventDefault(),h.stopPropagation(),_?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function ff(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+Gn+s<=innerHeight;e.style.setProperty("top",`${Math.max(Gn,r?o.bottom+Gn:
o.top-Gn-s)}px`),e.style.setProperty("left",`${Math.max(Gn,Math.min(o.right-n,innerWidth-n-Gn))}px`)}var ra=10,pf=3;function B0(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Wr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function hf(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function q0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function W0(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-pf;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,pf).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function F0(e,t){let o=e.goes?`goes ${Ad(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Lt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${o}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function H0(e,t,o){let n=a("div",{class:"set-line"}),s=()=>M(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),W0(e,t),F0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,q0(e)),edit(i){na(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function j0(e,t,o){let n=_m(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,xm(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Lt("warning"),a("span",{class:"ellipsis"},n.text),Lt("chevron"));return s}function U0(e){return e.steps.length>0?a("span",{title:st(e.steps)},R(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function gf(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(ra)},o.get(e.id))),r=sa(
`Actions for ${e.label}`,()=>B0(e,t,u=>i.edit(u))),i=H0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},hf("control",e,t),hf("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},R(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},U0(e)),a("td",{class:"num","data-head":"Events"},R(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Te(e.raw_bytes)} of JSON in ${V(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):ke}`},Te(e.disk_bytes)),a("td",{"data-head":"Quality"},j0(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Ts={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},aa=e=>e[0].toUpperCase()+
e.slice(1),z0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},ql=e=>z0[e]??e.toLowerCase();function Wl(e){let t=e.split(" overlapping ").map(ql);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Fl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},wf={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Hl={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},ia={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},la={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},jl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},fn="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Os={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},yf=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Os[e.measured].replace(/^./,t=>t.toUpperCase());var G0=["sets","baseline","name","category","layer"];function Ms(e){let t=new URLSearchParams(e),o=t.get("measure")??"";return{...Object.fromEntries(G0.map(n=>[n,t.get(n)??""])),tag:t.getAll("tag").filter(
n=>n!==""),measure:o in Os?o:"step_time",time:t.get("time")==="self"?"self":"total",by:t.get("by")==="host"?"host":"device"}}function ca(e){let t=new URLSearchParams,o=(n,s,r="")=>{s!==r&&t.set(n,s)};
return o("sets",e.sets),e.tag.forEach(n=>t.append("tag",n)),o("baseline",e.baseline),e.layer!==""?(o("layer",e.layer),o("by",e.by,"device")):e.name===""?o("measure",e.measure,"step_time"):(o("name",e.
name),o("category",e.category),o("time",e.time,"total")),t}function As(e){let t=ca(e).toString();return me(t===""?"/series":`/series?${t}`)}var bf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],kf=bf.filter(e=>e.sort);function Y0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function _f(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=bf.map(h=>Y0(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=mf(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let _=l.get(h),v=_?.shown===
y?_:{shown:y,rows:g()};return b.set(h,v),v.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>gf(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[K0(
h,y,e)],g);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(v=>u(v,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[V0(h,y,_,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=g?.closest("tr")?.dataset??{};ho(t,h.entries.flatMap(v=>v.group?d(v.group,h.groups.get(v.group.prefix),y):u(v.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),f(h),p(h)}function f({sort:h,order:y}){for(let g of n){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,M(g.querySelector(".sort-mark"),b&&Lt(y==="asc"?"up":"down")))}}function p({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let _ of g){let{set:v}=_.dataset;for(let k of[
"control","test"])_.toggleAttribute(`data-${k}`,v===h[k]),_.querySelector(`.pick-${k} input`).checked=v===h[k];_.toggleAttribute("data-checked",y.has(v)),_.querySelector(".set-check").checked=y.has(v)}
let b=g.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===g.length,o.indeterminate=b>0&&b<g.length,o.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function K0(e,t,o){let n=F([Lt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},V(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${V(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String(ra-4)},!e.prefix.includes(",")&&a("a",{href:As(
{...Ms(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function V0(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(ra)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${R(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function xf(e,t){let o=e,n=ce("tags"),s=ce("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&f({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${V(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let g=await To(o[y].id,w);o=o.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),M(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${h}`,()=>f({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),qo().then(w=>M(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function vf({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ce("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Se(b,!0)}function h(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${R(b.files_done)} of ${V(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Mn(m.id).catch(()=>{}),Or(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function J0(e,t){try{for(let o of e.binned)await En(o);for(let o of e.made.filter(n=>!n.already_stored))await Sn(o.set)}catch(o){Me(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Sf(e,t,o){Me(e,{seconds:30,action:{label:"Undo",run:()=>J0(t,o)}}),o(t.set)}function Q0(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Te(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function $f(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Ef(e,t){let o=ce("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=vf({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):ed(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Sf(`“${e.
label}” was split into ${V(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await fo(e.id);s=Q0(d,()=>l("")),M(n,$f(o,"each",`Each file becomes a set: ${V(d.file_list.
length,"set")}`,!0,u),$f(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function Tf(e,t){
let o=ce("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});vf({title:`Join ${V(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${V(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>td(e.map(s=>s.id),n.value.trim()),ended:s=>Sf(`${V(e.length,"set")} were joined.`,s,t)}),n.focus()}var X0=10,Z0=12,ex=200,tx=4;async function Ul(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:tx},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function ox({change:e,sort:t}){let o=ce("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(ex,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},kf.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${f} ${w}`},`${p} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,w){let h=[...f.tag.filter(g=>!p.some(b=>b.tag===g)).map(g=>({tag:g})),...p.slice(0,Z0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,h.
map(({tag:g,sets:b})=>F([g,b!==void 0&&a("span",{class:"muted"},` ${R(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=X0&&!Pr(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let h=p===0?"No set matches.":V(p,"set");return n.textContent=Pr(f)?h:"",h}}}var Of=e=>[...e.values()].every(t=>t.pinned);function nx(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${R(c.size)} selected`,o.textContent=`Compare (${R(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Of(c)?"Unpin":"Pin",i.textContent=`Delete (${R(c.size)})`}}}function sx(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*Fo,c=Math.min(l+Fo,i.entry_total);s.hidden=i.entry_total<=Fo&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(i.entry_total)}${i.entry_total===i.total?"":` rows, ${V(i.total,"set")}`}`:""}}}function Mf({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},rx()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],w={control:"",test:""},h="",y=null,g="",b=!1,_=(N,z)=>{b=!0,e({page:1,...N},z)},v=ox({change:N=>_(
N,{replace:!0}),sort:(N,z)=>_({sort:N,order:z})}),k=_f({pick:t,save:G,pin:Q,remove:re,check:q,checkAll:J,toggleGroup:H,tags:ne,split:N=>Ef(N,qe),more:L,filterTag:ae,sort:ee}),A=nx({compare:oe,join:()=>Tf(
[...l.values()],qe),tags:()=>ne([...l.values()]),pin:()=>Q([...l.values()],!Of(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),fe()}}),T=sx(N=>{e({page:u.page+N}),i.scrollIntoView({block:"star\
t"})}),S=jd(C),I=a("div",{class:"set-list"},S.node,v.node,i,T.node,A.node);async function C(){y?.abort(),y=new AbortController;let{signal:N}=y;m=nn(u).toString(),i.ariaBusy="true";let z=setTimeout(()=>r.
busy(!0),400);try{let[E,W,K]=await Promise.all([Ft(nn(u),{signal:N}),qo({signal:N}),Pr(u)?Ft("limit=0",{signal:N}):null,o()]);d=E,p=W,f=S.draw(K??E),await x(N),ge()}catch(E){E.name!=="AbortError"&&O(E)}finally{
clearTimeout(z),N.aborted||(r.busy(!1),i.ariaBusy=null)}}function O(N){d=null,m="",M(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},N.message),F("Try agai\
n",C,{class:"primary"})))}let $=(N,z,E=Fo)=>{let W=nn({...u,page:1});return W.delete("group"),W.set("prefix",N),W.set("offset",String(z)),W.set("limit",String(E)),W};async function x(N){let z=new Set(
d.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,W]of[...c]){if(!z.has(E)){c.delete(E);continue}let K=await Ft($(E,0,Math.min(1e3,Math.max(Fo,W.sets.length))),{signal:N});c.set(E,{sets:D(K),
total:K.total,loading:!1})}}async function L(N){let z=c.get(N),E=m;z.loading=!0,fe();try{let W=await Ft($(N,z.sets.length));z.sets=[...z.sets,...D(W)],z.total=W.total}catch(W){Me(`${N} cannot be liste\
d. ${W.message}`,{urgent:!0})}z.loading=!1,E===m&&fe()}function H(N){c.delete(N)?fe():(c.set(N,{sets:[],total:0,loading:!0}),L(N))}let D=N=>N.entries.flatMap(({set:z})=>z?[z]:[]),Y=()=>d.entries.flatMap(
({set:N,group:z})=>N?[N]:c.get(z.prefix)?.sets??[]);function ge(){n({sets:D(d),allTotal:f,checking:S.checking()});let N=v.draw(u,d.total,f);b&&(b=!1,Se(N)),fe(),g!==""&&Ue(g)}function fe(){if(d&&(v.drawTags(
u,p,ae),T.draw(u.page,d),A.draw(l),!(d.entries.length===0&&S.checking()))){if(d.entries.length===0){M(i,f===0?s():Ne());return}k.node.parentNode!==i&&M(i,k.node),k.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Ne=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function Ue(N){if(g="",k.flash(N))return;d.entries.find(({group:E})=>E&&c.get(E.prefix)?.sets.some(W=>W.id===N))||gt([N]).then(([E])=>{let W=E&&d?.entries.find(({group:K})=>K&&E.label.
toLowerCase().startsWith(K.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&H(W.group.prefix)}).catch(()=>{})}function ee(N){let z=N==="label"?"asc":"desc",E=z==="asc"?"desc":"asc";_({sort:N,order:u.
sort===N&&u.order===z?E:z})}function ae(N){let z=u.tag.includes(N);_({tag:z?u.tag.filter(E=>E!==N):[...u.tag,N].slice(-8)})}function q(N,z,E){let W=Y(),[K,ie]=[W.findIndex(B=>B.id===h),W.findIndex(B=>B.
id===N.id)].sort((B,se)=>B-se);(E&&K>=0?W.slice(K,ie+1):[N]).forEach(B=>z?l.set(B.id,B):l.delete(B.id)),h=N.id,fe()}function J(N){Y().forEach(z=>N?l.set(z.id,z):l.delete(z.id)),fe()}function oe(){let[
N,z]=[...l.values()].sort((K,ie)=>K.created.localeCompare(ie.created)),[E,W]=gs(N,z);r.go(It(E.id,W.id))}function ue(N){if(d===null){C();return}let z=E=>E.id===N.id?{...E,...N}:E;d.entries=d.entries.map(
E=>E.set?{set:z(E.set)}:E),c.forEach(E=>{E.sets=E.sets.map(z)}),l.has(N.id)&&l.set(N.id,N),n({sets:D(d),allTotal:f}),fe(),i.ariaBusy==="true"&&C()}function qe(N){return l.clear(),g=N,C()}async function G(N,z){
try{return ue(await To(N.id,z)),Se("Saved."),!0}catch(E){return Me(`Not saved. ${E.message}`,{urgent:!0}),!1}}function ne(N){xf(N,ue).addEventListener("close",()=>C())}let le=N=>N.length===1?`“${N[0].
label}”`:V(N.length,"set");async function Q(N,z){let E=await Ul(N,async W=>ue(await To(W.id,{pinned:z})));E.length>0?Me(`${le(E.map(({item:W})=>W))} ${E.length===1?"was":"were"} not changed. ${E[0].
error.message}`,{urgent:!0}):Se(`${le(N)} ${N.length===1?"is":"are"} ${z?"pinned":"not pinned"}.`)}async function re(N){let z=await Ul(N,W=>Sn(W.id));z.length>0&&Me(`${le(z.map(({item:W})=>W))} ${z.length===
1?"was":"were"} not deleted. ${z[0].error.message}`,{urgent:!0});let E=N.filter(W=>!z.some(({item:K})=>K===W));E.forEach(W=>l.delete(W.id)),E.length>0&&Me(`${le(E)} ${E.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>U(E)}}),document.getElementById("main").focus({preventScroll:!0}),await C()}async function U(N){let z=await Ul(N,E=>En(E.id));z.length>0&&Me(`${le(z.map(({
item:E})=>E))} cannot be brought back. ${z[0].error.message}`,{urgent:!0}),g=N.length===1?N[0].id:"",await C()}return{node:I,show(N,z){let E=u;u=N,w=z,E&&nn(E).get("sort")!==nn(u).get("sort")&&c.clear(),
nn(u).toString()!==m?C():fe()},reload(N=""){return g=N||g,C()},search:()=>f>0&&(v.focus(),!0),enter:()=>k.focus(),focused:()=>d&&Y().find(N=>N.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),S.stop()}}}function rx(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Af=64,Rf=32;function ax(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Af)return`${t} is too long: a tag has at most ${Af} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function ix(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(ax).find(r=>r!=="")??(n.length>Rf?`${n.length} tags are too many: a set has at most ${Rf}.`:"");return{tags:n,fault:s}}var lx="key=value, separated by commas";function Cf(){let[e,t]=["tags","t\
ags-help"].map(ce),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=ix(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||lx,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Lf(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=qd(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Lt(t),e),n)}function cx(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Me(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},rf))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function ux(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:me("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,w)=>M(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=It(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Rs={path:"/",name:"Traces",mount(e,t){return mx(e,t)}},Nf=24,dx=100;function mx(e,t){let o=Nr(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=df(),d=Mf({change:p,pick:k,ready:u.load,loaded:h,empty:cx,context:t}),m=ux(()=>v({control:n.test,test:n.control})),f=cf(g,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Lf("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Lf("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Cf(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p(T,S){t.go(km({...o,...T}),S)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function h({sets:T,allTotal:S,checking:I=!1}){l||(s=T,t.setTitle(`Traces (${R(S)})`),c.textContent=S>0?R(S):"",m.node.hidden=S===0,location.search===""&&S<=Nf&&!I&&y(T),_())}
function y(T){let{control:S,test:I}=Zi(T);S&&(S!==n.control?.id||I!==n.test?.id)&&(n={control:Ke(T,S),test:Ke(T,I)},p({control:Ve(S),test:Ve(I)},{replace:!0}))}function g(T){let S=ve.transfers.some(I=>I.
job?.set===T);S&&!i.includes(T)&&i.push(T),S&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(S?T:"")}let b=Qe(dx,async T=>{if(await d.reload(T),i.length>1&&!r&&!l){let S=await gt(i.
slice(-Nf)).catch(()=>[]);if(!l&&!r){S.sort((C,O)=>i.indexOf(O.id)-i.indexOf(C.id));let{control:I}=Zi(S);y(I===""?S.slice(0,2):S)}}});async function _(){let T=o,S=["control","test"].map(x=>T[x]),I=S.filter(
x=>x!==""&&!s.some(L=>L.id.startsWith(x))),C=await gt(I).catch(()=>[]);if(l||T!==o)return;let[O,$]=S.map(x=>x===""?null:s.find(L=>L.id.startsWith(x))??Ke(C,x)??null);n={control:O,test:$},w()}function v(T){
r=!0,n=T,p({control:Ve(T.control?.id??""),test:Ve(T.test?.id??"")})}function k(T,S){v({...n,[T]:S}),Se(`${S.label} is the ${T}.`)}function A(T){let S=d.focused();return S?k(T,S):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>A("control"),test:()=>A("test")},update(T){let S=o;o=Nr(T),w(),(S.control!==o.control||S.test!==o.test)&&_()},unmount(){l=!0,b.cancel(),d.unmount(),f.unmount()}}}var Cs=200;function Pf(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await ot(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Cs*Math.floor(d/Cs),f=await i({offset:m,limit:Cs});f&&(f.rows.forEach((p,w)=>{o[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var zl=e=>Bn(e,e.unit,In(e)).toString();function Df(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Cs)),t.op!==""&&n.set("row",t.op),o?.key===pt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Gl=e=>({key:pt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Bf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{let n=await ot(
o);return{diagnosis:n.diagnosis,note:n.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function fx(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Df(zl(e),e,t),n=new AbortController,
s=ot(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}var px=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function If(e){let t=()=>{
let o=new URLSearchParams(location.search);return[...o.keys()].filter(n=>!px.test(n)).forEach(n=>o.delete(n)),location.replace(me(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.
judged==="between_recordings"?t():o}catch(o){if(o.code!=="not_for_recordings")throw o;return t()}}function qf(e,t){fx(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{
let l=Df(n,s,r),c=o;return o=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),If(c.answer)):(c?.stop.abort(),If(ot(l,{signal:i})))}}var hx=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},hx),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){M(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var gx=4,Ls=[];function wx(e){return new Promise(t=>{Ls.push({node:e,go:t}),Ls.length===1&&Nt().then(Wf)})}function Wf(){let e=Ls.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Ls.splice(Math.max(0,e),1);t(),Ls.length>0&&Nt().then(Wf)}function yx(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<gx&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=ht(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!Uo()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=qn(h);async function w(){if(u)return;let g;u=!0;try{c||await Nt(),g=await fs(),c||await wx(i)}catch(k){M(n,k.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:v}=e.make(l,m);await g.react(t,_,{...v,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Nd),!c&&!d&&(c=!0,e.onClick&&yx(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??Pd)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,o.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!g.empty,M(n,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,M(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function ko(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var bx=30,Ns={top:8,right:16,bottom:34},kx=64,_x=6,Ff=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Yl(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},Ff.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>Ff.filter(([c])=>!t.has(c)),height:c=>xx(c.rows.length),make:(c,u)=>Ex(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Hf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:jf(n,o,Vt())})))}}}var xx=e=>Math.max(e,3)*bx+Ns.top+Ns.bottom,Hf=e=>[Math.max(e,3)-.5,-.5];function jf(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function $x(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function vx(e){return[Wo(e.name,kx,_x).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function Sx(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return no(e.map(n=>n.name),o).map((n,s)=>Fe(e[s].mark+n))}function Ex(e,t,o,n){let s=Vt(),[r,i]=$x(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),f=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,g)=>n.has(f(y,g))?null:y),w=(y,g)=>s[f(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...h,name:"difference",x:p,marker:{color:p.map((y,g)=>w(y,g)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(vx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ns.right,t:Ns.top,b:Ns.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Hf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Sx(e.rows,u)},shapes:jf(e.rows,o,s)}}}var Uf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${st(e)}`,Tx=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ua(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Uf(f,p,"ranks"),Uf(w,h,"steps"),V(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,Tx(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Ox="abs_diff_duration",da=[["more_work","More work","The part of the change of device time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take more time, or less","num c-work"]],Kl={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"\
it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its \
calls or of its device time"},zf="abcd";function Gf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Kl).indexOf(e?.work_known);return a("td",{class:"num c-work mut\
ed",title:Kl[e?.work_known]??null},ke,l>=0&&a("sup",{},zf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Yf(e){let t=null,o=F("More and s\
lower work",()=>e({work:!t.work,...t.work&&da.some(([s])=>s===t.sort)?{sort:Ox,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s \
device time, where its FLOPs are known; takes longer"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Kl).flatMap((s,r)=>[r>0&&"; ",a("sup",{},zf[r]),` ${s}`]).filter(
Boolean),".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var Vl=4,ma={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Kf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=ht("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=f.length===0,r.hidden)
return;t.textContent=`Probable replacements (${R(f.length)})`;let p=m?[d.control.samples,d.test.samples]:[1,1];M(o,f.slice(0,i?void 0:Vl).map(w=>u(w,p,m))),n.hidden=i||f.length<=Vl,M(n,!n.hidden&&F(`S\
how all ${R(f.length)}`,()=>{i=!0,c(d,m),o.children[Vl].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,f){let p=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],h=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=h>0?"more":h<0?"less":"calm",g=(b,_,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},_),a("span",{class:"visually-hidden"},_==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},g(d.control,"−",
"less-mark"),g(d.test,"+","more-mark"),a("p",{class:"muted small"},ma[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${De(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${R(p[0])} → ${R(p[1])}`),a("dt",{},f?"time per step":"\
time"),a("dd",{title:`${de(w[0])} → ${de(w[1])}`},`${P(w[0])} → ${P(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ye(h)},be(h),w[0]>0&&` (${Ee(100*h/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Qt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var Mx={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Vf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function pn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${R(o)} steps are too few to find a change among ${R(
n)} rows.`}let t=`q = ${Ht(tn(e))}, p = ${Ht(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ps(e){
switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ht(e.calls_q_value)})`;default:return""}}
var Ax=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",o=(r,i)=>r===null||i===null?null:i-r,n=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=o(i,l))=>n(r,P(i),P(l),be(c),[de(i),de(l),Ye(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},n("Calls",R(e.control_counts),R(e.test_counts),nt(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Jf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ma[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ks(e)].join(`
`):e.name}function Qf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,f=Ps(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${Mx[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${ma[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ks(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},pn(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),Ax(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),n?.(d)&&a("a",{href:n(d)},"Show in the timeline"),o?.(d)&&a("a",{href:o(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Qt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(i,l.hidden?null:m??u(d)),(f||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function fa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file: dropped on ano\
ther tracediff, or opened by tracediff open, it shows this page"};return{node:sa("Share",()=>[{text:"Copy link",run:()=>Qt(location.href,"Link copied."),title:"For people who can reach this server"},{
text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Jl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Yn=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Xf(e){let t=ce("top"),o=ce("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Dn(s.value)})}},Object.keys(Jl).filter(l=>cl.includes(l)).map(l=>a("option",{value:l},Jl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...cm,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Jl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)}\
 of ${R(l)} rows are drawn; the table has all`:""}}}function Zf(e){let t=a("span",{class:"muted"}),o=Yf(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=fa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?R(m):`${R(m)} of ${R(f)}`)+(p>0?`, ${V(p,"pair")} folded`:""),n.href=ds(dl(l,
u,d,"csv")),s.href=ds(dl(l,u,d,"json")),r.set({name:Yn(c),bundle:_r(bm(l)),report:kr(ym(l,u,d))}),n.download=`${Yn(c)}.csv`,s.download=`${Yn(c)}.json`}}}function ep(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:me("/")},"Choose other traces")))}function tp(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}var Rx=56;function Ql(e){let t=e.split("`");if(t.length%2===0){let o=t.pop();t[t.length-1]+=`\`${o}`}return t.map((o,n)=>[o,n%2===1]).filter(([o])=>o!=="")}function Cx(e,t){let[o,n]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>n===void 0?s.name.includes(t):s.name.startsWith(o)&&s.name.endsWith(n))}function op(e,t=null){let o=ce("diagnosis"),n=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":o},a("h2",{id:o},"Why"),n,t),r="";function i(m){let f=Ql(m.text),p=f.filter(([,h])=>h).map(([h])=>h),w=new Map(no(p,Rx).map((h,y)=>[p[y],h]));return f.map(([h,y])=>{if(!y)
return h;let g=Cx(m.rows,h),b=g&&e.page(g),_=a("code",{title:g?.name??h},a("bdi",{},w.get(h)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let w=e.row(m),h=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{l(g)&&(g.preventDefault(),e.onRow(m))}}},h)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(h=>[e.rank(h),`rank ${h}`]),...m.steps.map(h=>[e.step(h,f),`step ${h}`])].map(h=>Array.isArray(h)?h[0]!==null&&a("a",{href:h[0],title:`Compare ${h[1]} alone`},h[1]):h).filter(Boolean),
w=e.timeline(m);return w&&p.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Xe[m.part].name} bar`)),p.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((h,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),h]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},
"likely"),f&&" ",i(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.diagnosis?.length>0?M(n,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):M(n,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var np=7.2,ha=6,pa=["solid","dot","dash","dashdot","longdash","longdashdot"],Xl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Zl=e=>Vt()[e==="B"?
"test":"control"];function wa(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ya=e=>e.map(t=>Fe(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ga=116,Is=22,Kn=e=>e>1?64-Is+e*(ga+Is):320;function Lx(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":Fe(n.values[t].none??n.values[t].text))}}function Ds({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?Bi(i):[o==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+ha+np*f),Math.floor(r*.42),360),w=Math.floor((p-14-ha)/np),h=e.map(y=>ya([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...Lx(e,g,n)})),layout:wa({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:ha,tickcolor:"rgba(0,0,0,0)",ticktext:no(e.map(y=>y.label),w).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var ec=(e,t)=>t===""?{property:Xl[e%Xl.length],dash:pa[Math.floor(e/Xl.length)%pa.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:pa[e%pa.length]},Nx=e=>Je(
Math.max(e,1));function Px(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Rn(i):t==="bytes"?Bi(i):[t,1],u=n*
(ga+Is)-Is,d=1-o*(ga+Is)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-ga/u),d],title:{text:l,font:{size:11}}}}}var Ix=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Dx=400,Bx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),qx=(e,t)=>e.length>Dx?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:ip(Bx(o),.55),dash:"dot"}})),Wx=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Fe(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Fx(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=Nx(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function rp({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Fx(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Zo(w):o==="bytes"?Te(w):`${R(w)} ${o}`,f=t.map((w,h)=>Px(e.
filter(y=>y.panel===w),o,h,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=ec(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.
map(g=>g[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>ya([w.name,`at ${de(g[0])}`,m(g[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:wa({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},h)=>[`y\
axis${h===0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>Ix(w,f[h].axis.domain[1])):[],...Wx(s,d,r)],shapes:qx(s,d)}),per:l,offset:u}}function ap(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function ip(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function Hx(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function lp({sides:e},t){
let o=e.map(g=>Hx(g.bins)),n=[...new Set(o.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>o[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${P(d(g))} to ${P(d(g+1))}`,f=c.filter(g=>g>=i&&(g-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...f.filter((g,b)=>b%p===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:ip(Zl(g.side),y===0?.65:.4),line:{color:Zl(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,_)=>u(_,g)))),customdata:c.map(g=>ya([m(g),...e.map((b,_)=>`${b.name}: ${R(
u(_,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:wa({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":ap(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function sp(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ha,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>ap(10**s)),title:{text:o,font:{size:11},standoff:4}}}function cp({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Zl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ya([c,`rank\
 ${d.rank}`,`host ${P(d.cpu_duration)}, device ${P(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:wa({xaxis:sp(...n,"the launch on the host"),yaxis:sp(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var hp=(e,t)=>e.rank-t.rank||e.span-t.span,jx=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function up(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(hp)}}var dp=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ba=e=>e===void 0?"–":e===null?"whole":String(e);function tc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var mp=(e,t)=>e===t?e:`${e} / ${t}`;function Ux(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(hp).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function fp(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function ka(e,t){let[o,n]=[up(e),up(t)],{rows:s,byPosition:r}=Ux(o.keys,n.keys),[i,l]=[dp(e),dp(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?ba(l[f]):l.length===0?ba(i[f]):mp(ba(i[f]),ba(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?mp(tc(m.control),tc(m.test)):tc(m.control??m.test)})),columns:u,control:d(fp(e,s,i,"control",o.split)),test:d(fp(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!jx(i,l)}}function Bs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function zo(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var pp=e=>e.reduce((t,o)=>t+o,0)/e.length,zx=1.05,
Gx=.05;function gp(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=pp(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?pp(i.map(u=>u.exposed_communication))/l:null}}),n=zo(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=zx);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:Yx(o)}}function Yx(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=zo(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=Gx&&t.waiting<=o/2?t:null}var Kx=32,Vx=512;function Jx(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function Qx(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>zo(e.map(s=>s[n]??0)))}function Xx(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,Qx(s)]));return new Map(
e.map(n=>[n,Jx(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function oc(e){let t=Xx(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var nc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function sc(e,t,o,n){let s=Math.floor(Kx/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(Vx/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:oc(e).slice(0,s),limited:!0,note:nc(s,e.length,n,t)}}var Zx=16,Go=e=>e==null?ke:`${e} %`,rc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,e$=e=>e.map(t=>({key:t.key,name:rc(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),t$=e=>({key:e.
property,name:e.name,colour:te(e.property)});function Vn(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function ao(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>o(p).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:rc(p,y),full:`${rc(p,p.label)}, ${y}`,total:P(u(h).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=sc([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>Ds({bars:f,kind:"\
time",stacked:!0,series:r.map(t$)},p)}}function o$(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var wp=e=>Math.max(...e.values.map(t=>t.value??0));function n$(e){let t=[...e].sort((o,n)=>wp(n)-wp(o)).slice(0,Zx);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=o$(e,o),{shown:s,...r}=o.ranks?sc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):n$(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Ds({bars:s.map(l=>l.bar??l),kind:o.kind,series:e$(e),errors:!!o.range},i)}}var bp="−",lt=e=>e==null;function qs(e,t){return lt(e)?ke:it(e,0,t).replace("-",bp)}function Ws(e,t){let o=qs(e,t);return Number(o.replace(bp,"-"))===0?"0":e>0?`+${o}`:o}var $e=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>lt(n)||n===""?ke:String(n)}),Fs=(e,t)=>({key:e,title:t,show:o=>lt(o)||o===-1?ke:String(o),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:R,showDiff:nt}),
Z=(e,t)=>({key:e,title:t,number:!0,show:P,exact:o=>lt(o)?null:de(o),showDiff:be,exactDiff:o=>lt(o)?null:Ye(o)}),Yo=(e,t)=>({key:e,title:t,number:!0,show:Zo,exact:o=>lt(o)?null:Di(o),showDiff:vd,exactDiff:o=>lt(
o)?null:`${o>0?"+":""}${Di(o)}`}),Gt=(e,t)=>({key:e,title:t,number:!0,show:Te,exact:o=>lt(o)?null:qi(o),showDiff:ms,exactDiff:o=>lt(o)?null:`${o>0?"+":""}${qi(o)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:o=>lt(o)?ke:`${qs(o,2)} %`,showDiff:o=>lt(o)?ke:`${Ws(o,2)} pp`,exactDiff:o=>lt(o)?null:`${Ws(o,6)} percentage points`}),_a=(e,t)=>({...et(e,t),show:o=>lt(o)?ke:`${qs(100*o,1)} %`,showDiff:o=>lt(
o)?ke:`${Ws(100*o,1)} pp`,exact:o=>lt(o)?null:`${qs(100*o,6)} %`,exactDiff:o=>lt(o)?null:`${Ws(100*o,6)} percentage points`}),rt=(e,t)=>({key:e,title:t,number:!0,show:o=>qs(o,3),showDiff:o=>Ws(o,3),
exact:o=>lt(o)?null:String(o),exactDiff:o=>lt(o)?null:String(o)}),s$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function kp(e){
let[t,o]=s$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var Ko=(e,t=n=>n,o=t)=>[Oe(xe("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],he=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),_p=(e,t)=>({...e,isSaid:t}),ct=(e,t,o)=>({
key:e,title:t,show:n=>lt(n)?ke:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),Vo={key:"note",title:"note",note:!0,show:e=>lt(e)?"":String(e)},yp=10;function r$(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function a$(e){let t=r$(e.split("|")),o=t.length>yp+1?t.slice(0,yp):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${R(r)} × ${s}`:s)),n>0&&a("li",{},`${R(n)} more`))}var xp=(e,t)=>({key:e,title:t,mono:!0,show:o=>lt(o)?ke:a$(o)}),Hs=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=lt(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function $p(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Mo=`There is no device work in the selected ranks and steps. ${fn}`,js=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${fn}`,Ae=$e("rank","rank"),
hn=Fs("device","device"),Us=Fs("stream","stream"),zs=ct("kernel_type","kind",ql),io=Hs($e("operator","operator",!0),()=>"cpu_op"),Gs=Hs($e("name","kernel",!0),e=>e.category),vp=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function Jn(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>vp(s.letter,r))),
n&&vp("B − A",n)]}var gn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Qn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Xn=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var Sp=[["compute",Xe.compute,"--part-compute"],["non_compute",Ts,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${P(
s[`${e}_time`])}, ${Go(s[`${e}_time_pctg`])}`})),Ep={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Be(e),legend:Sp,make:(e,t)=>ao(e,t,{label:Vn(e),rowsOf:o=>o.data.rows,parts:Sp,what:"ranks",empty:Mo})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ae,he(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),he(Z("compute_time",Xe.compute.name),Xe.compute.what),Oe(et("compute_time_pctg","compute, \
%")),he(Z("non_compute_time",Ts.short),Ts.what),et("non_compute_time_pctg",`${Ts.short}, %`),he(Z("kernel_time","all"),"From the first to the last device row"),Vo]}]};var Tp={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",title:"\
Overlap",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:Vn(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${Go(o.comp_comm_overlap_pctg)}, ${P(o.overlap)} of ${P(o.communication_time)} of communication`})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,Ct(et("comp_comm_overlap_pctg","overlap")),he(Ct(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communication"),
Vo]}]};var Op=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Fl[e],what:wf[e],text:o=>P(o[e])}));function i$(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Mp={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Xn("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Be(e),legend:Op,make:(e,t)=>{let o=Vn(e);return ao(e,t,{rowsOf:i$,group:Qn,label:n=>`${o(n)}, ${Qn(n)}`,parts:Op,what:"streams",empty:Mo})}}],tables:[{key:"rows",caption:"Streams",columns:[Ae,
hn,Us,ct("idle_category","why idle",Fl),Z("idle_time","idle"),Oe(_a("idle_time_ratio","share")),Vo],extra:e=>"count"in e?Ko(Z):[]}]};var Ap={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),Xn("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Mo,name:o=>Wl(o.kernel_type),
value:o=>o.percentage,show:o=>`${Go(o.percentage)}, ${P(o.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>Ze(e,t,{table:"over_ranks",kind:"tim\
e",empty:Mo,name:o=>o.name,value:o=>o.mean,show:o=>`${P(o.mean)}, mean of ${R(o.count)} calls${o.ranks>1?`, ranks ${P(o.min_mean)} to ${P(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.min_mean,high:o.max_mean-
o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",Wl),Oe(Z("sum","time")),Oe(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Gs,zs,Ae,xe("count",
"calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Gs,zs,Oe(xe("ranks","ranks")),xe("count","calls"),Z(
"sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var ac=6,Rp=e=>new Set(e).size>1;function xa(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Rp(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Rp(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var l$=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function c$(e,t){if(!t[0].
data.summary)return l$(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function u$(e,t){let o=c$(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return oc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function d$(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>ac)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,ac),count:s}}function m$(e,t,o){if(e.length<=ac)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:u$(e,t),{taken:r,count:i}=d$(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:nc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var ic=[""];function $a(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=m$(e,t,n);return s.length>0||o.
includes(ic[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Cp(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var f$=24;function Lp(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Np(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Zn(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=xa(e,n,r),{panel:d,style:m}=Lp(s),{keys:f,...p}=$a(u,e,t),w=Np(),h=u.filter(k=>f.includes(k.key)).flatMap(k=>{let A=w(m(k));return k.
series.map((T,S)=>T&&{key:e[S].key,place:A,side:e[S].letter,panel:d(k),points:T.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${T.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(h.every(k=>k.points.length===0))return{empty:l};if(c&&h.every(k=>k.points.every(A=>A[1]===0)))return{empty:c};let y=[
...new Set(h.map(k=>k.panel))].slice(0,f$),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(g||0)?[g||0,b]:null,v=i?.(e,Cp(u,f))??[];return{data:k=>rp({panels:y,unit:o,range:_,marks:v,lines:h.filter(
A=>y.includes(A.panel))},k),places:y.length,limited:p.limited,note:[p.note,_&&`${de(_[0])} to ${de(_[1])}`].filter(Boolean).join(", ")}}function Pp(e,t,o){let n=Np();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Lp(o).style(s))]))}var Ip=e=>e.name,Dp={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Ip,panels:!0,height:Kn,make:(e,t)=>Zn(e,t,{unit:"rate",name:Ip,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,hn,$e("name","copy"),
...Ko(Yo,Ct,Oe)]}]};var Bp={title:"Queue length",window:!0,params:[at("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Qn,height:Kn,make:(e,t)=>Zn(e,t,{unit:"waiting",name:Qn,empty:js})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,hn,Us,...Ko(rt,
Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,hn,Us,Z("duration_at_max_queue_length","blocked"),_a("relative_duration_at_max_queue_length","share of the rank")]}]};var p$=(e,t)=>e.place-t.place||Object.keys(ia).indexOf(e.class)-Object.keys(ia).indexOf(t.class),qp={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),Xn("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Hl).map(([e,t])=>({id:`launch-${e}`,title:aa(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:gn(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:js}:{data:s=>lp({sides:n},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:js}:{data:()=>cp({sides:e.map(t=>({key:t.key,side:t.letter,name:gn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ae,xe("count",
"launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),Vo]},{key:"worst",caption:"The worst launches",apart:!0,order:p$,
columns:[ct("class","why",ia),Ae,Gs,io,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,ct("measure","measure",Hl),...Ko(Z)]}]};function h$(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||fn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Wp={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:h$(t),show:(o,n)=>P(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[xp("pattern","operator and its kernels"),Ae,{...xe("length","kernels"),showDiff:null},xe("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(xe("operators","operators")),Oe(xe("patterns_found","patterns"))]}]};var Fp={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,value:o=>o.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Hs($e("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Hp={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Mo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>P(n)})}],tables:[{key:"rows",caption:"Operators",columns:[io,zs,Ae,
xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var jp=["circle","square","triangle-up","cross","star","hexagon"],g$=14,cc=24,zp=42,va=6.6,lc=14,Gp=e=>e.map(t=>Fe(t)).join("<br>"),Up=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],uc=e=>Up[e%Up.length];function w$(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Yp({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Rn(Math.max(...n.map(u=>u.busbw))),
l=w$(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?te(uc(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${jp[m%jp.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>Gp([[u.side,d.name].filter(Boolean).join(" · "),`${Te(
p.bytes)}: ${Zo(p.busbw)}, best ${Zo(p.best_busbw)}`,`transfer ${P(p.mean_transfer)}, ${R(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Te(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Kp=e=>Math.
max(3,Math.min(g$,Math.floor(640/Math.max(1,e)))),dc=(e,t)=>t*(Math.max(40,e*Kp(e))+cc+zp);function y$(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=dc(e.rows.length,o),c=l/o-cc-zp,u=t*(l/o)+cc,d=ko(n.length,
(s-r)/74),m=ko(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/va),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:no(d.map(w=>n[w]),Math.max(6,f)).map(Fe)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Fe(e.rows[w]))}}}function b$(e,t,o,n){let s=ps(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=va*t.length+8+s.
length*lc;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Wi(e,Math.max(6,Math.floor((n-l-30)/va))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*lc-l,x1:(u+1)*lc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function Vp({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+va*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ps(),showscale:!1}};return{data:e.map((d,m)=>{let f=y$(d,m,e.length,t,o,l);Object.
assign(c,f);let{annotations:p,shapes:w}=b$(d.title,P(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Kp(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Gp)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var Jo=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,wn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function mc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function k$(e){let t=wn(e,o=>o.longest-o.shortest);return t?[`${Jo(t)} takes ${P(t.shortest)} on one rank and ${P(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not tell which.`]:[]}function Qp(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=wn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` Most of the exposed waiting is in ${Jo(o)}: ${P(o.exposed_wait_per_step)} a step.`:"",s=wn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`Matched coll\
ectives take ${P(t.time_per_step)} a step and rank: ${P(t.transfer_per_step)} of transfer and ${P(t.wait_per_step)} of waiting, ${P(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Rank ${s.rank}\
 lacks ${V(s.instances,"collective")} that other ranks have: ${Jo(s)}${e.missing.length>1?". The table Missing has the others":""}.`]:[],...x$(t,e.unmatched),...k$(e.uneven)]}var _$={"never waited for":"\
point to point, with unequal shares, or of a kind that is not known"};function x$(e,t){if(e.unmatched_rows===0)return[];let o=[...mc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,0)]).sort((n,s)=>s[1]-
n[1]);return[`Waiting is not known of ${R(e.unmatched_rows)} of ${V(e.rows,"collective row")} (${P(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${R(s)} ${_$[n]??n}`).join(
", ")}`}.`]}function Xp([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>be(n[r]-o[r]);return`${s("time_per_step")} a step and rank: ${s("transfer\
_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var $$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function v$(e){let t=s=>s[`${s.cause}_excess_per_step`]??0,
o=wn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank} exceeds the median \
rank most before collectives where it is last: ${$$[o.cause]} ${P(t(o))} a step longer, and each other rank waits ${P(n)} on average. Where it delays its process group, the ranks outside wait for the \
group, whichever of its ranks is last.`}function Zp(e,t){let o=mc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Te(zo([...o.values()].map(n=>Math.max(...n.map(
s=>s.peak)))))}.`}function eh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...mc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===c.device),m=>m[d])].
map(([m,f])=>[m,f.reduce((p,w)=>p+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return wn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(m)??0)})),m=>m.change*
Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${ms(n)} at the peak${i?`; ${i.name}: ${ms(i.
change)}`:""}.`}var Jp=e=>`${it(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${De(e.peak_pctg)} of the peak`}`;function th(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=wn(
e.by_operator,n=>n.device_time_per_step);return`${oo(t.flops_per_step)}FLOPs a step and rank in ${P(t.known_time_per_step)}, ${De(t.known_pctg)} of the device time: ${Jp(t)}${t.peak_pctg===null||t.device===
null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` Most of that time is ${o.operator}: ${P(o.device_time_per_step)}, ${Jp(o)}.`:""}`}var oh=(e,t)=>e.phases.filter(({phase:o})=>o!==
"empty").map(o=>{let n=wn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${P(o.median_time)} a call, the median of ${R(o.calls)}${s>0?`; ${De(s)} of the time is ${n.name}`:""}\
.`}).join(" "),Sa="No rank waits for another one in the collectives that match.",S$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},E$=.2;function nh(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Sa;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no s\
traggler: rank ${t.rank} causes most of the exposed waiting, ${De(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this ra\
nk`:`different steps it is one of ${n.length} ranks`}.${v$(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":
`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${De(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${T$(s,r.length-1)}. If i\
t came at the same time as the others, the mean step of all ranks would be ${P(u)} shorter (${P(l)})${u<E$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because\
 some other rank hardly waits for it":""}.`}function T$(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${S$[e.cause]} (${P(o)} a step more than the median rank)`:
""}var O$=200,M$=512;function A$(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,O$).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function R$(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,M$),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?gn(e):"",
rows:i.map(String),cells:u,texts:d}}function fc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=A$(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>R$(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Vp({panels:r,columns:n},c)}}var pc=(e,t)=>dc(e,t),sh=e=>[`waits ${P(e.wait_per_step)} a step, exposed\
 ${P(e.exposed_wait_per_step)}`,`causes ${P(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],rh=e=>[`waits ${P(e.wait)}, exposed ${P(e.exposed_wait)}`,`causes ${P(e.caused)}\
, last ${R(e.last)} times`];var C$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",L$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",hc="no rank matches, or the trace does not state the bytes sent or the size of the group",Ea=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>P(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>P(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>P(e.exposed)}],ah=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function N$(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(Jo(o))??{name:Jo(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:gn(e),lines:[...t.values()]}}var uh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],P$=e=>e.length>1?null:uh(e).map((t,o)=>({key:`collective ${o}`,name:t,property:uc(o)}));function I$(e){let t=e.map(N$);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:o=>Yp({sides:t,names:uh(e)},o)}}var Ta=e=>e.every(t=>t.data.summary[0]?.rows===
0)?C$:L$,Oa=$e("collective","collective",!0),Ma=$e("process_group","process group",!0),ih=he(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),lh=he(Z("wait_per_step",
"wait"),"How much longer a rank takes than the one that comes last"),ch=he(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),dh={title:"Collectives",
params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of\
 all ranks.",notes:e=>[...Jn(e,Qp,Xp),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," col\
lectives lack more ranks than can be listed; the table Missing leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:Ea,make:(e,t)=>ao(e,t,{parts:Ea,what:"collectives",
rowsOf:o=>o.data.collectives.filter(n=>n.instances>0).map(ah),label:Jo,empty:Ta(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Be,legend:Ea,make:(e,t)=>ao(e,t,{parts:Ea,what:"rank\
s",rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(ah),label:o=>`rank ${o.rank}`,empty:Ta(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,legend:P$,make:I$},{id:"\
wait-map",title:"Exposed waiting, rank × collective",height:pc,legend:[],make:e=>fc(e,{name:Jo,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:sh,empty:Ta(e)})},{id:"w\
ait-steps",title:"Exposed waiting, rank × step",height:pc,legend:[],make:e=>fc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:
[],value:t=>t.exposed_wait,text:rh,empty:Ta(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Oa,Ma,ct("class","class",String),xe("instances","instances"),ih,lh,ch,Z("time_per_step","in\
 all"),Oe(xe("group_size","group size")),Oe(rt("bytes_per_instance","bytes")),wt(Ct(Yo("algbw","algorithm bandwidth")),hc),wt(Ct(Yo("busbw","bus bandwidth")),hc),xe("unmatched_rows","without match"),Z(
"unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,ih,lh,ch,he(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),xe("last",
"last"),Oe(et("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Oa,Ma,ct("why","why",String),$e("dt\
ype","type"),Oe(rt("bytes","bytes")),xe("count","count"),Z("duration","in all"),wt(he(Ct(Yo("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),hc)]},
{key:"missing",caption:"Missing",columns:[Ae,Oa,Ma,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[$e("step","step"),Oa,Ma,$e("ranks","ranks"),Z("s\
hortest","shortest"),Z("longest","longest"),rt("least_bytes","fewest bytes"),rt("most_bytes","most bytes")]}]};var gc={compute:"compute",memory:"copies",host:"host, self"},D$={...$e("step","step"),show:e=>e===null?"whole file":String(e)},mh=he(Z("step_time_like_median","step without"),"The mean step of all ran\
ks if this rank came at the same time as the others"),fh={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which rank \
the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"s\
traggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),nh(t.data))),charts:[{id:"caused",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_ran\
k",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Sa,show:o=>`${P(o.caused_per_step)} a step, ${De(o.caused_pctg)} of all; last in ${De(o.last_pctg)} of its collectives`})},
{id:"caused-steps",title:"The rank that causes most waiting of all others, step by step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[o.step===null?"whole file":`step ${o.
step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Sa,show:o=>`rank ${o.rank}: ${P(o.caused)}, ${De(o.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ct("straggler","straggler",e=>e===1?"yes":"no"),ct("cause","what it does longer",{...gc,memory:"copies",idle:"idle, the host is late"}),he(Z("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(et("caused_pctg","share")),xe("last","last"),Oe(et("last_pctg","last, share")),he(xe("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),he(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),he(Z("mem\
ory_excess_per_step","more copies"),"The same of copies"),he(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_time","step"),mh]},{key:"operator\
s",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ct("measure","measure",gc),$e("operator","operator",!0),Z("time_per_step","per step"),Z("median_per_step","median rank"),Z(
"excess_per_step","more"),rt("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[D$,he($e("rank","rank"),"The rank that causes most in the step"),ct("cause","what it does long\
er",{...gc,idle:"idle, the host is late"}),he(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(et("caused_pctg","share")),Z("exposed_wait","exposed wait"),
Z("step_time","step"),mh]}]};var yh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",B$="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Ra=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),ph=e=>Ra(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),q$=e=>e.
replace(/ (allocated|reserved)/,""),W$=e=>e.includes(" reserved")?"reserved":"allocated",hh={panel:e=>q$(e.name),style:e=>`${e.group} ${W$(e.name)}`},bh=e=>[Ra(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),bc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),F$=(e,t)=>o=>[bc(e,"rank")&&`rank ${o.rank}`,bc(e,"device_type")&&bh(o),o[t]].filter(Boolean).join(" · ");function H$(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function kh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function j$({side:e,row:t}){let o=[bc([e],"rank")&&`rank ${t.rank}`,bh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Te(t.live_at_peak)}\
 of it was allocated in the recording, ${Te(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Te(t.peak)} (${o}), ${P(t.peak_at)} after the first event${n}.${s}${Zp(e.data.peaks,t.device_type)}${r}`]}function U$(e){let t=e.
map(n=>kh([n])),o=t.length===2&&t.every(Boolean)&&Ra(t[0].row.device_type)===Ra(t[1].row.device_type)&&eh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var z$=e=>[...e.flatMap(t=>{let o=kh([t]);return o?[a("p",{class:"memory-sentence"},j$(o))]:[]}),...U$(e)],_h=$e("device_type","memory"),G$=wt(Fs("device","device"),"host\
 memory has no number"),Y$=_p(he({...$e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),gh=he(Gt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),wc=Oe(et("pctg","share")),yc=xe("allocations","allocations"),Aa=[Ae,Y$,_h,G$],wh=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:yh,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:F$(
e,n),value:s=>s.bytes,show:(s,r)=>`${Te(r)}, ${De(s.pctg)} of the peak`,empty:B$}),xh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:z$,
charts:[{id:"memory-curves",title:"Memory over time",series:ph,panels:hh,ownDevice:!0,height:Kn,make:(e,t)=>Zn(e,t,{unit:"bytes",name:ph,panels:hh,ownDevice:!0,marks:H$,empty:yh})},{id:"live_modules",
title:"Live at the peak, by module",height:Be,make:(e,t)=>wh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>wh(e,t,"live_operators","ope\
rator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Aa,he(Gt("peak","peak allocated"),"The largest amount that is allocated"),he({...Z("peak_at","at"),number:!1},"When it is reached first, afte\
r the first event of the set"),wt($e("peak_step","step"),"outside of the recorded steps"),he(Gt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),he(Gt("reserved_peak","peak rese\
rved"),"The largest amount that is reserved"),he(Gt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),he(Gt("live_at_peak","live at the peak"),"Alloc\
ated in the recording at or before the peak, and not freed by then"),he(Gt("from_before","from before"),"The rest of the peak: allocated before the recording began"),he(Gt("never_freed","never freed"),
"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),he(Gt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated be\
fore it began"),{...$e("totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[
...Aa,$e("module","module",!0),gh,wc,yc,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Aa,$e("frame","frame",!0),$e("operator","operator",!0),gh,wc,yc]},{key:"ope\
rators",caption:"Allocations and frees in the selected steps",columns:[_h,$e("operator","operator",!0),rt("allocations_per_step","allocations per step"),Gt("allocated_per_step","allocated per step"),rt(
"frees_per_step","frees per step"),Gt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Aa,$e("frame","frame",!0),$e("operator","operator",!0),
Gt("bytes","never freed"),wc,yc]}]};var xc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],es=Object.
fromEntries(xc.map(([e,t])=>[e,t])),$h=xc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${P(n[e])}, ${Go(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
_c="There are no steps here.",Ca=e=>e.step===null?"whole file":`step ${e.step}`,kc=e=>e.span>0?`, file ${e.span+1}`:"";function K$(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Wn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function V$({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return _c;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${P(o)} a step: ${t.slice(0,3).map(n=>`${De(
n.time_pctg)} ${es[n.kind]}`).join(", ")}.`}var vh=wt(Z("longest","longest"),"the path has no such segment"),Sh=wt($e("name","name",!0),"waiting and gaps have no name"),Eh={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),V$(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:K$(e,e[0].data.by_step[0])},`Show the path of ${Ca(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"\
On the path, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?es[o.kind]:`${o.name} (${es[o.kind]})`,value:o=>o.time_per_step,empty:_c,show:o=>`${P(o.time_per_step)}\
 a step, ${De(o.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Be(e),legend:$h,make:(e,t)=>ao(e,t,{parts:$h,what:"steps",empty:_c,rowsOf:o=>o.data.by_step,label:o=>[
e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ca(o)}${kc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","kind",es),ct("work","work",e=>e===1?"\
yes":"waiting"),Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),vh]},{key:"by_name",caption:"Operators, calls and kernels",columns:[ct("kind","ki\
nd",es),Sh,Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),vh]},{key:"by_step",caption:"Steps",columns:[Ae,{...$e("step","step"),show:(e,t)=>Ca(t)+
kc(t)},he(Z("path","path"),"The whole path, including waits; the kinds add up to it"),he(Z("work","work"),"Without waits for the device, between operators and idle"),...xc.map(([e,t,o])=>he(Z(e,t),o)),
Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...$e("step","step"),show:(e,t)=>Ca(t)+kc(t)},Z("start","from"),Z("duration","takes"),ct("kind","kind",es),
Sh,wt($e("lane","thread or stream"),"waiting is on none")]}]};var J$='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',Q$={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Na=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:o=>`${P(o[e])} a call`})),X$=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),$c=e=>e===null?ke:R(Math.round(e)).replace("-","−"),Z$=e=>`${R(Math.round(e))} tokens/s`;function ev(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...jt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var vc="the names of these annotations do not say it",Sc=[xe("calls","calls"),he(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Na.map(({key:e,name:t,what:o})=>he(Z(e,t),`${o}, per call`)),he(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(he(
Oe(xe("requests_in_all","requests")),"Of all calls whose names say them"),vc),wt(he(Oe(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),vc),he(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(he(Ct({...rt("tokens_per_second","tokens/s"),show:$c,showDiff:e=>e>0?`+${$c(e)}`:$c(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),vc)],La=$e("phase","phase"),Th=(e,t)=>({...$e(e,t),show:o=>o===null?"not said":o.replace("-","–")}),Oh={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,
intro:"Prefill, decode and other phases of a server of language models, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to i\
ts time.",notes:e=>[...Jn(e,t=>oh(t,Na)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>Q$[t]).join("; ")),ev(e)],charts:[{id:"phases",title:"Time of \
a call, by phase",height:e=>Be(e),legend:Na,make:(e,t)=>ao(e,t,{parts:Na,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:J$})},{id:"phase-rates",title:"Tokens a second, by phase and size",
height:Be,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:X$,value:o=>o.tokens_per_second,show:o=>Z$(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"There are no phases.":"Th\
e names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[La,...Sc]},{key:"sizes",caption:"Phases by size of a call",columns:[La,he(Th("r\
equests","requests"),"Of one call, up to a power of two"),he(Th("tokens","tokens"),"Of one call, up to a power of two"),...Sc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},
{key:"by_rank",caption:"Phases by rank",columns:[Ae,La,...Sc]},{key:"forms",caption:"Names that were found",columns:[La,he($e("form","form of the name",!0),"Braces stand for numbers, {k} for members s\
uch as bs=8"),xe("calls","calls")]}]};var tv="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it adds.",Mh=e=>it(e,0,3),Pa=(e,t)=>Oe({...rt(
e,t),show:oo,showDiff:Xo}),Ia=Ct(he(rt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Da=wt(Ct(he(et("peak_pctg","of peak"),
"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers of this \
type is not known"),Ah=he(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Rh={title:"Work",ofSteps:!0,params:[],intro:"Floating-p\
oint operations of products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Jn(e,th),charts:[{id:"speed",title:"Achieved TFLOP/s by op\
erator",height:Be,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:tv,show:o=>`${Mh(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Mh(o.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Pa("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),he(Z("known_time_per_step","with known FLOPs"),
"Device time of operators whose FLOPs are known, per step and rank"),Oe(et("known_pctg","share")),Ia,Da,$e("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Pa("flops_per_step","FLOPs pe\
r step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Ia,Da]},{key:"by_operator",caption:"Operators",columns:[io,Oe(xe("calls","calls")),Pa("flops_per_step",
"FLOPs per step"),Ah,Ia,Da]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[io,$e("shapes","shapes",!0),he($e("dtype","type"),"The type of the numbers of both factors"),Oe(xe("calls",
"calls")),Pa("flops_per_call","FLOPs per call"),Ah,Ia,Da]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[io,$e("shapes","shapes",!0),$e("dtypes","types",!0),
Oe(xe("calls","calls")),Z("device_time_per_step","device per step"),Ct(he(Yo("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"un\
known",caption:"Device time without known FLOPs",apart:!0,columns:[he(io,"The innermost operator that launched it"),Oe(xe("device_rows","device rows")),Z("device_time_per_step","device per step"),Oe(et(
"device_time_pctg","share of device time"))]}]};var ov="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",nv=e=>e===null?ke:it(e,0,3),Ch={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator an\
d counter",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:ov,show:(o,n)=>nv(n)})}],tables:[{key:"rows",caption:"\
Operators, kernels and counters",columns:[Ae,wt(io,"no operator above the launch is recorded"),$e("kernel","kernel",!0),$e("counter","counter",!0),xe("kernels","kernels"),rt("sum","sum"),Oe(rt("mean",
"mean")),Oe(rt("min","min")),Oe(rt("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,he(xe("number","kernel no."),"In order of time, from 0"),$e("kernel","kernel",!0),he($e("operat\
ors","operators",!0),"Those above its launch, the outermost first"),$e("counter","counter",!0),rt("value","value")]}]};var ut={temporal_breakdown:Ep,comm_comp_overlap:Tp,idle_time_breakdown:Mp,kernel_breakdown:Ap,memory_bw:Dp,queue_length:Bp,launch_stats:qp,kernel_sequences:Wp,user_annotation_breakdown:Fp,operator_kernels:Hp,
collectives:dh,stragglers:fh,memory:xh,critical_path:Eh,phases:Oh,work:Rh,operator_counters:Ch};var Nh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Ec=["start","end"],Ba={...Object.fromEntries([...Nh,...Ec].map(e=>[e,""])),lines:[]};function Ph(e){
return[...Nh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Ec:[]]}var Lh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Tc(e,t){
let o=new URLSearchParams(e),n=o.get("what"),s={what:Object.hasOwn(t,n)?n:Object.keys(t)[0],set:o.get("set")??"",test:o.get("test")??""},r=t[s.what];for(let i of Ph(r))s[i]=o.get(i)??"";return s.rows=
Lh(o)==="steps"?"":Lh(o),s.lines=r.window?o.getAll("line"):[],s.order=o.get("order")==="rank"?"rank":"",s}function Ih(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...Ph(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function yn(e,t){let o=Ih(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),me(`/analyse?what=${e.what}&${o}`)}function Dh(e,t,o){let n=Ih(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Oc(e,t){return e.set===""?null:Dh(e,t)}function Bh(e,t,o){
let n=Dh(e,t,Ec);return n.set("format","csv"),n.set("table",o),n}var _o={key:"",entry:null,work:null,memory:null},Mc=e=>Ql(e).map(([t,o])=>o?a("code",{},a("bdi",{},t)):t);function sv(e,t){let o=n=>Dt({...Rt(t),node:n});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Mc(e.text)," ",a("a",{href:o(Zr(e.tree))},"Show in the tree")]}var qh=(e,t)=>yn({...Ba,what:e,lines:[],set:t.control,test:t.test,set_ranks:Wh(t.control_ranks),test_ranks:Wh(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ut),Wh=e=>e==="all"?"":e;function Fh(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
o=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",{class:"diagnosis-late"},e,t,o),s="",r=null;function i(l){let{entry:c}=_o;M(t,_o.work?Mc(_o.work.text):"As far as FLOPs are known, more or\
 fewer of them did not change the time noticeably."," ",a("a",{href:qh("work",l)},"Show work")),t.title=_o.work?.text??"",M(o,_o.memory?Mc(_o.memory.text):"The peak of memory did not change noticeably\
, or it is not known."," ",a("a",{href:qh("memory",l)},"Show memory")),o.title=_o.memory?.text??"",M(e,c?sv(c,l):["No layer can be named for the change in device time. ",a("a",{href:Dt(Rt(l))},"The tr\
ee")]),e.title=c?.text??"",e.dataset.shown=_o.key}return{node:n,async draw(l,c){let u=pt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(o.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,o].forEach(p=>M(p)),M(e,a("span",{class:"muted"},"Looking for the layer …")),u===_o.key){i(l);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let p=await ot(f,{signal:r.signal});if(s===u){let w=h=>p.diagnosis?.find(y=>y.kind===h)??null;_o={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&M(e)}},stop:()=>r?.abort()}}function dt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var rv={ALL:"All",CPU:"Host",GPU:"Device"},av={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},iv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],lv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],cv={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},uv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ys(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function jh(e){let t=dt("Device type",dm.map(b=>[b,rv[b],av[b]]),b=>e({device_type:b})),
o=dt("Unit of the durations",iv,b=>e({unit:b})),n=dt("Time of host operations, shown and judged",lv,b=>e({measure:b})),s=dv(e),r=Ys("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Ys("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Ys("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Ys(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(_=>_!==bt)})),d=mv(b=>e({category:b})),m=pv(b=>e({exclude:b})),f=Ys("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=Hh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...cv},b=>e({change:b})),w=Hh("Time","Groups by the change of the time",uv,b=>e({significant:b})),h=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,o.node,n.node),a("div",{class:"filter-row"},p.node,w.node),a("div",{class:"filter-row"},u.node,f.node,r.node,i.node,l.node,m.node,h));function g(b){let _=b&&{...b.ops_diff,
"":um.reduce((k,A)=>k+b.ops_diff[A],0)};p.draw(c.change,_);let v=b?.changed_rows;w.draw(c.significant,v&&{...v,true:v.slower+v.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,v){c=b,t.press(c.device_type),o.press(v),n.press(In(c)?"self":"total"),o.buttons.get(
"percent").disabled=_?!Rr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=_?.replacements.
length===0,g(_),h.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===bt)}}}function dv(e){let t=ce("search"),o=!1,n=Qe(250,i=>{e({
q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function mv(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);fv(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:V(i.length,"category","categories");let u=[...l];for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===o?document.activeElement.value:null;M(o,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},R(f)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function fv(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function pv(e){let t=ce("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,M(s,o.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function Hh(e,t,o,n){
let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=R(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Wa=8,hv=44,qa=(e,t,o)=>e[`${t}_self_duration`]/o,gv=e=>e>0?"more":e<0?"less":"calm";function Uh(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-list"}),n=ht("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),o);function r(i,l,c,u){let[d,m]=[qa(i,"control",c[0]),qa(i,"test",c[1])],f=(p,w)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${de(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${P(d)} → ${P(m)}`),a("span",{class:`num strong ${gv(m-d)}`,title:Ye(m-d)},be(m-d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[qa(m,"control",c[0]),qa(m,"test",c[1])]),1e-9),d=vr(i.map(m=>m.name),hv);t.textContent=`self time, mean per ${Pt(l)?"recording":"step"}`,M(o,i.map((m,f)=>r(m,d[f],
c,u)))}}}var Ac=8,Rc={key:"",operators:null};function zh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=ht("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched, not those inside it, and are not te\
sted. Largest change first."),o,n),i=!1,l="",c=null,u=(p,w,h="")=>a("td",{class:`num ${h}`,title:w},p);function d(p){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=p,b=g>0?"more":g<
0?"less":"calm";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${R(p.control_counts)}\
 → ${R(p.test_counts)}`),u(P(h),de(h)),u(P(y),de(y)),u(be(g),Ye(g),b),u(h>0?Ee(100*g/h):y>0?"new":"",null,b))}function m({rows:p,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);M(o,a("t\
able",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},p.slice(0,i?void 0:Ac).map(d)))),n.hidden=i||p.length<=
Ac,M(n,!n.hidden&&F(p.length<w?`Show ${R(p.length)} of ${R(w)}`:`Show all ${R(w)}`,()=>{i=!0,m({rows:p,count:w}),o.querySelectorAll("tbody tr")[Ac].querySelector("a")?.focus()},{class:"link-button"}))}
async function f(p){c?.abort(),c=new AbortController,l=p,i=!1,M(o,a("p",{class:"muted"},"Looking for the operators …")),M(n);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"\
false",limit:"0"}).forEach(([h,y])=>w.set(h,y));try{let{operators:h}=Rc.key===p?Rc:await t(w,{signal:c.signal});Rc={key:p,operators:h},l===p&&h?m(h):l===p&&M(o,a("p",{class:"muted"},"The operators too\
k too long."))}catch(h){l===p&&h.name!=="AbortError"&&M(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.
hidden&&!t?m(w.operators):!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var wv=14;function ts(e){let[t,o]=rm(e);return o===""?t:`${t} → ${o}`}function Gh(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(wv,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Hi(s?o-2:o),n.add(t.filter(Boolean).map(d=>ts(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>ts(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ts(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=ts(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var Ao=28,yv=200,Yh=12,Kh=100,bv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Nc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Vf}`,"c-real"],...da],Cc=String(Nc.length-da.length),kv={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},_v=(e,t)=>e.too_few?["","too few steps"]:kv[t]??["",t],Jh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function xv(e,t,o){let n=Jh[e],s=Dn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Qh(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Nc.map(([G,ne,le,Q])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),U=a("th",{scope:"col",class:Q},a("button",{type:"button",title:le,on:{click:()=>e.onSort(...xv(G,d,m))}},ne,
re));return t.set(G,{cell:U,mark:re}),U}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Nc.map(([,,,G])=>a("col",{class:G}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",h=null,y=0,g=0,b=0,_=0,v=new Map,k=0,A=!1,T=0,[S,I]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Cc}))),C=Gh(t.get("name").cell),O=()=>c.length>yv&&!Uo();function $(G=!1,ne=l.scrollTop){let le=Math.ceil((k||600)/Ao),Q=O()?Math.max(0,Math.floor(ne/Ao)-Yh):0,re=O()?Math.min(c.length,Math.
floor(ne/Ao)+le+Yh):Uo()?ge():c.length;if(!G&&Q===b&&re===_)return;b=Q,_=re;let U=s.contains(document.activeElement),N=G?new Map:v;v=new Map;for(let z=Q;z<re;z+=1)v.set(z,N.get(z)??(c[z]?fe(z):Ne(z)));
x(U,G,ne),L()}function x(G,ne,le){l.toggleAttribute("data-virtual",O()),D(S,b),D(I,c.length-_),ho(s,[S,...v.values(),Uo()?Y(c.length-_):I]),le>0&&(ne||G)&&l.scrollTop!==le&&(l.scrollTop=le),G&&(v.get(
y)??l).focus({preventScroll:!0})}function L(){let[G,ne]=O()?[Math.max(0,b-Kh),Math.min(c.length,_+Kh)]:[b,_];for(let le=G;le<ne;le+=1)if(!c[le]){e.onWant(G,ne);return}}function H(){let G=!1;for(let[ne,
le]of v)le.dataset.hole!==void 0&&c[ne]?(v.set(ne,fe(ne)),G=!0):c[ne]&&C.refit(le,c[ne]);G&&x(s.contains(document.activeElement),!1,l.scrollTop),L()}function D(G,ne){G.hidden=ne===0,G.style.height=`${ne*
Ao}px`}function Y(G){return a("tr",{hidden:G===0},a("td",{colspan:Cc,class:"muted"},`${R(G)} more: the report and the CSV have all rows.`))}function ge(){let G=c.findIndex(ne=>!ne);return G<0?c.length:
G}function fe(G){let ne=c[G];return a("tr",{"aria-rowindex":String(G+3),data:{index:G},class:`${G%2?"odd":""}${ne.noise?" noise":""}`,tabindex:G===y?"0":"-1","aria-selected":String(ne.key===h)},$v(ne,
u,g,Ue(ne,G)),p&&Gf(ne,le=>Ks(le,u)))}function Ne(G){return a("tr",{"aria-rowindex":String(G+3),data:{index:G,hole:""},"aria-busy":"true",tabindex:G===y?"0":"-1"},a("td",{colspan:Cc,class:"muted"},"…"))}
function Ue(G,ne){return a("a",{href:e.href(G.row),class:"op-link",tabindex:"-1"},G.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),G.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),C.draw(G))}function ee(G,{
focus:ne=!1}={}){if(c.length===0)return;let le=v.get(y);y=Math.max(0,Math.min(c.length-1,G)),q(y),le?.setAttribute("tabindex","-1");let Q=v.get(y);Q?.setAttribute("tabindex","0"),ne&&Q?.focus({preventScroll:!0})}
function ae(G){c.length>0&&!v.has(y)&&(y=Math.min(c.length-1,Math.ceil(G/Ao)),v.get(y)?.setAttribute("tabindex","0"))}function q(G){l.removeAttribute("data-late");let ne=G*Ao,le=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Ao>l.scrollTop+le&&(l.scrollTop=ne+Ao-le),T=l.scrollTop,$(!1,T)}s.addEventListener("click",G=>{let ne=G.target.closest("tr[data-index]");ne&&G.target.
closest(".op-link")?!G.ctrlKey&&!G.metaKey&&!G.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(ee(Number(ne.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",G=>{let ne=Math.max(1,Math.floor(l.clientHeight/Ao)-4),le={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(G.key in le&&!G.altKey&&
!G.metaKey)G.preventDefault(),ee(le[G.key],{focus:!0});else if((G.key==="Enter"||G.key===" ")&&!G.target.closest(".op-link")&&c[y])G.preventDefault(),e.onSelect(c[y].key);else if(G.key==="ArrowRight"||
G.key==="ArrowLeft"){G.preventDefault();let Q=v.get(y);(G.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let J=0;l.addEventListener("scroll",()=>{T=l.scrollTop,O()&&J===
0&&(J=requestAnimationFrame(()=>{J=0;let{scrollTop:G}=l;$(!1,G),ae(G)}))});let oe=new ResizeObserver(G=>{k=l.clientHeight,G.some(({target:ne})=>ne!==l)&&C.measure()&&H(),$(!1,T)});oe.observe(l),oe.observe(
t.get("name").cell);let ue=qn(()=>{C.measure(),$(!0)});function qe(G){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${G}`,o[2].
title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${G}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!p});
for(let[ne,{cell:le,mark:Q}]of t){let re=d===ne||(Jh[ne]??"")===d;re?le.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):le.removeAttribute("aria-sort");let U=m==="asc"?"↑":"↓";Q.textContent=
re?d===ne?` ${U}`:` |${U}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(G){let ne=w!==G.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:h,revision:w}=G),p=G.work===!0,i.toggleAttribute(
"data-work",p),g=Lc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!G.judged),C.setRows(c),qe(G.unitName),M(r,G.totals.map(([Q,re])=>Ev(Q,re,u,f,p)));let le=c.
findIndex(Q=>Q?.key===h);ne&&(y=Math.max(0,le),T>0&&(l.scrollTop=0,T=0)),A||(A=!0,l.setAttribute("data-late",""),Nt().then(Nt).then(()=>l.removeAttribute("data-late"))),$(!0,T),le>=0&&ne&&q(le)},add(G,ne,le){
c=G,i.toggleAttribute("data-unjudged",!le),C.addRows(c,ne),Lc(ne)>g?(g=Lc(ne),$(!0)):H()},select(G){let ne=G!==h;h=G;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
G!==""&&c[Number(Q.dataset.index)]?.key===G));let le=c.findIndex(Q=>Q?.key===G);le>=0&&ne&&ee(le)},unmount(){oe.disconnect(),ue(),cancelAnimationFrame(J)}}}function Pc(e,t){return t==="percent"?[De(e),
De(e)]:[P(e),de(e)]}function Ks(e,t){if(t!=="percent")return[be(e),Ye(e)];let o=e===null?ke:`${Ee(e)}-points`;return[Ee(e),o]}var Lc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),os=e=>e>0?" m\
ore":e<0?" less":" calm";function Fa(e,t,o){let[n,s]=Pc(e,t);return a("td",{class:o,title:s},n)}function $v(e,t,o,n){let{row:s}=e,[r,i]=bv[s.change]??["",s.change],[l,c]=Ks(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:Jf(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},R(e.controlCount)),a("td",{class:"num c-count"},R(e.testCount)),a("td",{class:`\
num c-count${os(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ps(s)||null},nt(e.diffCount)),Fa(s.control_counts>0?e.control:null,t,"num c-time"),Fa(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${os(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${os(e.percent??e.diff)}`},e.birth||Ee(e.percent)),vv(e)]}function vv({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=_v(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${pn(e)}${e.
q_value===null?"":` Median of the steps ${P(e.control_median)} → ${P(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Ed(tn(e))}`))}var Vh=e=>a("td",{class:"\
num c-count",title:R(e)},R(e)),Sv={host:"Host, sum",device:"Device, sum"};function Ev(e,t,o,n,s){let[r,i]=Ks(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},Sv[e]),a("td",{class:"c-category"}),Vh(t.controlCount),Vh(t.testCount),a("td",{class:`num c-count${os(t.diffCount)}`},nt(t.diffCount)),Fa(t.control,o,"num c-time"),Fa(t.test,o,"num c-time"),a("\
td",{class:`num c-time${os(t.diff)}`,title:i},r),a("td",{class:`num c-percent${os(t.percent??t.diff)}`},t.birth||Ee(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var Tv=820,Ov=3,Xh=46,At={top:26,right:12,bottom:36},Dc=46;function Ha(e){return vt({...e,class:"heat-map",height:og,make:Rv,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<Ov&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var Mv=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),eg=e=>Math.max(34,e.rows.length*Mv(e.rows.length)),tg=e=>e<Tv;function og(e,t){let o=eg(e);return tg(t)?3*(o+At.top)+2*At.bottom+2*Dc+At.bottom:o+At.top+At.bottom+
Dc}var Ic=e=>e.flat().filter(t=>t!==null);function Av(e){let t=[...Ic(e.control),...Ic(e.test)],o=Math.abs(zo(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Ic(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function Rv(e,t){let o=tg(t),n=Av(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=Nv(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:ps(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:Bv(),showscale:!1}},d=c.map(([f,p,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,Pv(e,l.panels[y],g,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map(v=>v===null?null:v/r)),customdata:Lv(e,f,p,w,h),
hovertemplate:"%{customdata}<extra></extra>",...Cv(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,Dv(l.bars[p],4+p,f,i)),Iv(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Cv(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function Lv(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Fe(String(f))}, step ${Fe(m)}`;if(c===null)return p;let w=e.control[l][u],h=s&&
w>0?` (${Ee(100*c/w)})`:"";return`${p}<br>${Fe(n(c)+h)}`}))}function Nv(e,t,o){let n=og(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),i=t-r-At.right,l=eg(e),c=o?i:(i-2*Xh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let g=y*(c+Xh)/i;return{x:[g,g+c/i],y:d(At.top,l),cell:u}}),p=d(At.
top+l+At.bottom+6,8),[w,h]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+Dc];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function Pv(e,t,o,n){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=ko(e.columns.length,s/(7*r+10)),l=ko(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,
tickvals:i,ticktext:i.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(
u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Zh=48;function Iv([e,t],o,n){let s=Array.from({length:Zh},(r,i)=>e+(t-e)*(i/(Zh-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function Dv({x:e,y:t},o,n,s){return{[`xaxis${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var Bv=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function ja(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(h)),a("td",{class:`num${y}`},Ee(
p>0&&h!==null?100*h/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var ng={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},qv=20,Ua=["control","test"];function Wv(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function sg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${De(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${De(100*t.waiting)} of its step): the others probably wait for it.`}function rg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ce("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Cr.map(C=>a("option",{value:C},ng[C]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Ha({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...C)=>o(t(...C))}),
c=ja(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,w=new Map,h=null,y="",g=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=C=>C===
"step"&&h&&Pt(h.answer)?"whole recording":ng[C];function _({set:C,marker:O}){let $=JSON.stringify([C,O]);if(!p.has($)){let x=Tn(C,O);p.set($,x),x.catch(()=>p.delete($))}return p.get($)}async function v(C){
if(Ua.some(O=>C[O].any)){k(C,"Each file counts as one step here, so there are no steps to lay out.");return}try{let O=await Promise.all(Ua.map($=>_(C[$])));if(h?.answer===C){let $=O.map((x,L)=>Wv(x,C[Ua[L]]));
h={...h,samples:$,judged:$.map(gp)},A()}}catch(O){k(C,O.message)}}function k(C,O){h?.answer===C&&(n.textContent=O,m.hidden=!0)}function A(){let[C,O]=h.judged,$=({ranks:D},Y)=>`${V(D.length,"rank")}, ${V(
h.samples[Y].length,"sample")}`,x=[sg(C),sg(O)],L=x[0]===x[1]?x[0]:x.map((D,Y)=>D&&`${Y===0?"Control":"Test"}: ${D}`).filter(Boolean).join(" "),H=[$(C,0),$(O,1)];n.textContent=`${H[0]===H[1]?`${H[0]} \
on each side`:`${H[0]} against ${H[1]}`}. ${L}`,m.hidden=!1,f.classList.toggle("lagging",h.judged.some(D=>D.slow.length>0)),y!==""&&I()}async function T(C){let O={};w.set(C,O),w.size>qv&&w.delete(w.keys().
next().value);try{O.samples=(await gr(C)).samples}catch($){O.failed=$.message,w.delete(C)}y==="op"&&g?.query===C&&I(O)}function S(C){if(y!=="op")return{samples:h.samples,of:$=>$[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let O=C??w.get(g.query);
return O===void 0&&T(g.query),O?.samples?{samples:Ua.map($=>O.samples[$]),of:$=>$.total_duration,revision:g.query,none:""}:{none:O?.failed??"Reading the events of this operation …"}}function I(C){let{
judged:O,file:$}=h,{samples:x=[[],[]],of:L,revision:H,none:D}=S(C),Y=ka(...x),ge=Bs(Y,L),fe=[...ge.control,...ge.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||g===null,M(i,g&&a("bdi",{},g.name));
let Ne=y==="op"?"duration in each rank and step":b(y);l.draw({rows:Y.rows,columns:Y.columns,...ge,kind:"time",file:$,format:de,formatDiff:Ye,heading:Ne,revision:`${h.revision}#${H}`,empty:fe?"":D}),c.
node.hidden=!fe,c.draw({grid:Y,values:ge,timeline:t,title:Ne,format:P,formatDiff:be}),M(u,Fv(O));let Ue=[Y.ranksByPosition&&"ranks",Y.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Ue.length===
0,d.textContent=`The sides have different ${Ue.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(C,O,$,x,L){y=O,g=L,f.open=y!=="",r.value=y||"step",h?.answer!==C?
(h={answer:C,file:$,revision:x},r.options[0].textContent=b(Cr[0]),v(C)):h.judged&&A()}}}function Fv([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:de(l.
step)},P(l.step)),a("td",{class:`num${c?" lag":""}`},Ee(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},De(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(o)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var Hv={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
qc="not stated",Bc=(e,t,o)=>n=>{let s=n[e]===null?qc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},ag=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,Wc=e=>e.shared_kernel_time===
null?"no kernels":De(100*e.shared_kernel_time),jv=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":ag(t.steps,t.all_steps),Uv=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>ag(t.ranks,t.all_ranks)},{text:"Steps",of:jv,key:(e,t)=>t.steps.length},{text:"with_stack",of:Bc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Bc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Bc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Hv).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Wc,key:()=>null}];function zv(e){return Uv.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||qc,test:l||qc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Gv(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Wc(n)} of the kernel time in the control, ${Wc(s)} in the test.`;return r+i}function ig(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=zv(n);e.textContent=Gv(n,s),M(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function lg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...ks(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ht(tn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ht(tn(t))}`);let s=Ps(t);return s===""?n:[...n,s]}function Yv(e,t,o){let{row:n}=e,s=c=>Pc(c,t)[0],r=e.birth||Ee(
e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Ks(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${P(n.control_total_duration)}\
 → ${P(n.test_total_duration)}, ${be(n.diff_duration)}`),[...l,...lg(e)]}function Kv(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...lg(e)]}var cg=e=>({key:e.key,name:ts(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function ug(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?
`self time, ${ws(t,n)}`:ws(t,n),rows:e.map(s=>({...cg(s),control:s.control,test:s.test,diff:s.diff,lines:Yv(s,t,o)}))}}function dg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(o=>({...cg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:Kv(o)}))}}function mg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["un\
changed","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===0}var Vv=20,Jv=200;function xo({id:e=ce("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=ce("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>f(),keydown:A,blur:()=>v()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:T=>T.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe(Jv,()=>y(u.value.trim())),p=[],w=-1,h=null;async function y(T){h?.abort(),h=new AbortController;let{signal:S}=h,I=new URLSearchParams({q:T.slice(0,120),limit:String(Vv)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:C,total:O},$]=await Promise.all([Ft(I,{signal:S}),i&&T!==""?qo({signal:S}):[]]),x=i?Xv(T,C,$):[];p=[...s&&T===""?[{none:!0}]:[],...x,...C],g(O>C.length?`${V(O-
C.length,"more set")}: type to find`:p.length===0&&"No set matches."),Se(V(O,"set")),b(T===""?p.findIndex(L=>L.set&&L.set.id===o?.id):C.length>0?x.length:0)}catch(C){C.name!=="AbortError"&&(p=[],g(C.message))}}
function g(T){M(d,p.map((S,I)=>a("li",{id:`${l}-${I}`,role:"option",class:"choice-line","aria-selected":String(S.set?S.set.id===o?.id:!!S.none&&!o),on:{click:()=>k(S)}},S.set?Zv(S.set):S.words??s)),T&&
a("li",{class:"muted small picker-note",role:"presentation"},T)),w=-1,u.removeAttribute("aria-activedescendant")}function b(T){if(d.children[w]?.classList.remove("active"),w=p.length===0?-1:Math.max(-1,
Math.min(T,p.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("aria-activedescenda\
nt",`${l}-${w}`)}function _(){d.hidden&&y("")}function v(){f.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}function k(T){
v(),T.group?i(T.group):(T.none||T.set.id!==o?.id)&&r(T.none?null:T.set)}function A(T){let{key:S}=T,I=!d.hidden,C={ArrowDown:w+1<p.length?w+1:0,ArrowUp:w>0?w-1:p.length-1,PageDown:w+8,PageUp:Math.max(0,
w-8)}[S];(C!==void 0||I&&["Enter","Escape"].includes(S))&&T.preventDefault(),C!==void 0?I?b(C):_():S==="Enter"&&I&&p[w]?k(p[w]):S==="Escape"&&I&&(T.stopPropagation(),v())}return{node:m,input:u}}var Qv=3;
function Xv(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[n(e,"w\
ith a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],...o.
filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,Qv).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function Zv(e){return[a("span",{class:"choice-nam\
e ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),V(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function ns(e,{none:t,links:o=oS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=eS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";M(n,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(nS(u))),sS(u,e),h&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>tS(n,y,g)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ke(
m,d[u]),y=ce("set"),g=xo({id:y,field:u,set:h,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},fg(`${u}_ranks`,"Ranks",h?.ranks??f?.[u]?.all_ranks,d,e),fg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?V(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var eS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function tS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var oS=e=>[Fc(e),a("a",{class:"small",href:Dt(Rt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:cn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function Fc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function nS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function sS(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function fg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ce(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?rS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${st(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},aS(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function rS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function aS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var iS=["bars","line","scatter","histogram","none"],pg=["control","test","q","chart","x","y","y2","by"],hg={chart:"",x:"",y:"",y2:"",by:""};function Hc(e){let t=new URLSearchParams(e),o=Object.fromEntries(
pg.map(n=>[n,t.get(n)??""]));return{...o,chart:iS.includes(o.chart)?o.chart:""}}function za(e){let t=new URLSearchParams;for(let o of pg)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}
function Ga({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Ro=e=>`'${e.replaceAll("'","''")}'`,ss=["control","test"],lS=32;function gg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ya(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:gg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:gg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function jc(e){let t=Object.entries(e).map(([o,n])=>{let s=Ya(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var wg=e=>Object.fromEntries(ss.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Vs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function cS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Vs(`diff_${o}`)} / ${Vs(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Vs(e.slice(4))})`:Vs(e)}var uS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function dS(e,t){let o=uS[e][t?0:1];return ss.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Vs(n)} AS ${n}`:n)}function Js(e,t){let o=[...t].filter(([n])=>!ss.includes(n));return o.length>lS?null:`${e}${o.length>0?`(${o.map(([n,s])=>Ro(`${n}=${s}`)).join(", ")}\
)`:""}`}function Qs(e,t,o,n=0){let s=Lr(e);s.delete("measure"),o||s.set("measure","total");let r=Js("compare",s),i=Bn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${dS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${cS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function yg(e){let t=pt(e);t.set("fold","true");let o=Js("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function mS({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return ss.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Uc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function fS(e){let t=ss.map(o=>{let n=Ya(o,wg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Uc.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var bg=e=>fS(e)??`SELECT side, rank, step_number, ${Uc.join(", ")}
FROM ${Js("compare_steps",[...pt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,kg=e=>`${bg(e)}
ORDER BY rank, step_number, side`,_g=e=>`SELECT side, count(*) AS steps, ${Uc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${bg(e)}
)
GROUP BY side`;function pS(e,{name:t,category:o,aliases:n}){let s=jc(wg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Ro(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Ro(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Ro(o)} AND ${r?`name = ${Ro(t)}`:`name IN (
    SELECT raw FROM (
${mS(e)}
    ) WHERE shown = ${Ro(t)})`}
  AND (${s})`}var xg=(e,t,{name:o,category:n})=>Js(e,[["name",o],["category",n],...pt(t)]);function zc(e,t){let o=pS(e,t);return o?`events
WHERE ${o}`:xg("compare_calls",e,t)}var $g=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${zc(e,t)}
ORDER BY side, rank, start_us`,Gc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${zc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,hS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},vg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${zc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(hS).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Sg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${xg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,Eg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Js("work_by_operator",[...pt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${Ro(t)}`,Tg=e=>ss.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Og=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Mg=e=>Tg(e)?`${Og("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,gS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Ag(e,t){let[o,n]=gS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Tg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Og(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var lo=(e,{control:t,test:o},n={})=>e?za({control:t,test:o,q:e,...n}):null,Rg=(e,t)=>Qs({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Cg(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(lo(l,e,c));r(s.table.sql,Qs(e,t,o)),r(s.durations.sql,Qs(e,t,o,e.top)),r(s.counts.sql,Qs(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,_g(e)),r(s.replacements.sql,yg(e)),r(s.operators.sql,Mg(e)),r(s.host.sql,Rg(e,Wa)),r(s.ranks.heat.sql,e.heat!=="op"?kg(e):n?Gc(e,n.row):null)}function Lg(e,t,{
histogram:o,points:n,heat:s,numbers:r,related:i,work:l}){r.sql.set(lo(vg(e,t),e)),i.sql.set(lo(Sg(e,t),e)),l.sql.set(lo(Eg(e,t),e)),o.sql.set(lo($g(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
n,s])c.sql.set(lo(Gc(e,t),e))}var Xs=["control","test"],Ng=e=>a("bdi",{class:"mono"},e),wS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function yS(e){let[t,o]=Xs.map(s=>wS(e[s])),n=Xs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?R(n[0]):`${R(n[0])} and ${R(n[1])}`,changes:{control_marker:t,test_marker:t}}]:Xs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:R(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function bS(e,t){let[o,n]=Xs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Ng(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:Xs.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Pg(e,t){return[bS(e,t),t&&yS(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Ng(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Ig=8,kS=600,_S=80,rs=["control","test"],Dg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Vc=({step_number:e})=>e!==null,Kc=e=>[e.span,Vc(e)?e.step_number:
e.rank],Bg=({rank:e,span:t})=>`${e}/${t}`;function qg(e){return`${Vc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function xS(e){let o=[...new Map(e.map(n=>[Kc(n).
join("/"),Kc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function $S(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Yc=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function vS(e,t){let o=new Map;for(let n of e){let s=Bg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Ig?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function SS(e,t,o,n,s){let r=xS(t),i=t.map(u=>({sample:u,y:Yc(
u.step,o),x:r.size>1?3+94*r.get(Kc(u).join("/"))/(r.size-1):50})),l=t.filter(Vc).map(u=>u.step_number),c=l.length===0?V(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Yc(n,o)}%`,y2:`${Yc(n,o)}%`}),vS(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>_S?2:3.2},s&&He("title",{},`${e}, ${qg(u)}: ${de(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function ES(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${V(t.length,"sample")} from ${P(Math.min(...o))} to ${P(n.step)}, median ${P(Dg(o))}\
; the longest is ${qg(n)}.`}function Wg(e,t){if(!rs.every(l=>e?.[l]?.length>0)||rs.every(l=>e[l].length<2))return null;let o=rs.flatMap(l=>e[l].map(c=>c.step)),n=$S(o),s=Dg(e.control.map(l=>l.step)),r=[
ce("strip-title"),ce("strip-words")],i=rs.some(l=>{let c=new Set(e[l].map(Bg));return c.size<=Ig&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},rs.map(l=>ES(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},P(n[1])),a("span",{},P(n[0]))),rs.map(l=>SS(l,e[l],n,s,
o.length<=kS))))}var TS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},OS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},MS="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",AS=({control:e,test:t})=>me(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),RS="This share of the intervals that are made in this way contains the true change.",CS="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function LS({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function NS(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${OS[e.verdict]} `),TS[e.verdict]),a("span",{class:"headline-label"},o),a("span",{class:"value \
control-text",title:de(e.control)},P(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:de(e.test)},P(e.test)),a("span",{class:`change ${LS(e)}`,title:Ye(
e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Ee(e.change_percent)})`)))}function PS(e,t){let o=`${V(e.control_samples,"sample")} against ${R(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?o:`${o}, judged as ${V(e.control_observations,
"step")} against ${R(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var IS=({confidence:e},{control_observations:t,test_observations:o})=>e<.9505?"":`. A ra\
nk test of ${R(t)} against ${R(o)} has few levels of confidence: ${De(100*e)} is the lowest from 95 % up`;function DS({verdict:e,interval:t,equivalence:o,words:n}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(t.high)}`:`between ${Ee(t.low_percent)}\
 and ${Ee(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${De(100*o)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(n)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${Ee(t.shift_percent)}), ${s}.`}}function BS(e,t){let{interval:o}=e,n=PS(e,t);return o?[a("span",{title:RS},`${De(100*o.confidence)} confidence`),
", ",a("span",{title:CS},`p = ${Ht(e.p_value)}`),`: ${n}${IS(o,e)}.`]:`${n}.`}function Fg(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Pt(c),f=d.verdict==="cannot_judge"&&u;M(s,NS(d,m),a("p",{class:"verdict-range"},DS(d)," ",f&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},BS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},MS," ",t&&a("a",{href:AS(c)},"Compare several recordings")),Pg(c,t)),M(r,Wg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Ka(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var qS=900,Va=12,Hg=17,WS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function jg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of WS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():jg(n);s&&o.append(s)}return o}function FS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Wo(d,Math.floor(n/6.6),3)),l=[r(Va,22,e,15,!0),...i.map((d,m)=>r(Va,42+Hg*m,d,12,!1))],
c=30+Hg*i.length+18,u=Va;for(let[d,m]of o)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Va}}function HS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,qS),l=FS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=jg(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(w));return f}),u=l.height+n;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Ug="image/svg+xml";async function jS(e,t,o){let n=new Image;
n.src=`data:${Ug};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function zg(e,t,o,n){let{node:s,width:r,height:i}=HS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Ug}):await jS(l,r,i);
Ka(c,`${o}.${t}`)}var Zs=212,Xt={left:62,right:12,top:20,bottom:24},as=Zs-Xt.top-Xt.bottom,Ja=.62,US=5,Gg=8,Qa=84,zS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Yg(e){return vt(
{...e,class:"waterfall",height:()=>Zs,keys:zS,paint:VS,save:zg})}function GS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function YS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function KS([e,t]){let o=(t-e)/
US,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var er=e=>`${100*e}%`;function VS({fall:e}){let t=GS(e),
o=YS(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=g=>as*(s-Math.max(g,n))/(s-n),u=(g,b=0)=>er((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=ce("fall-less"),f=KS([n/i,s/i]).
map(g=>({y:c(g*i),text:`${it(Number(g.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...p},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:g})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>He("line",{class:"fall-join",x1:u(b,Ja/2),x2:u(b+1,-Ja/2),y1:c(g),y2:c(g)})),t.map(([g,b],_)=>He("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Ja/2),width:er(
Ja/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(g=>JS(u(g,-.33),er(.66/l))),e.parts.map(({change:g},b)=>He("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(g))),QS(e).flatMap(([g,b],_)=>[He("text",{class:"fall-tick fall-whole",x:u(_),y:as+15},g),He("text",{class:"\
fall-tick fall-short",x:u(_),y:as+15},b)])),h=He("svg",{class:"fall-axis",...p},f.map(({y:g,text:b})=>He("text",{class:"fall-value",x:Xt.left-5,y:Xt.top+g+4},b)),n>0&&He("text",{class:"fall-cut",x:Xt.
left,y:Xt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,XS(w,ZS(e),y)]}function JS(e,t){let o=(r,i)=>as*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Gg+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:as,viewBox:`0 0 ${Gg} ${as}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function QS(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function XS(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>Xt.top+p),m=()=>{M(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Xt.left:Xt.right}px + ${c/s} * (100% - ${Xt.left+Xt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Qa?`${Zs-u+17}px`:"auto",n.style.top=u>Qa?"auto":`${d-u>Qa?
u+6:Math.min(d+4,Zs-Qa)}px`},f=He("rect",{class:"fall-area",x:er(i/s),y:-Xt.top,width:er(1/s),height:Zs});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function ZS(e){return[["control",P(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xe[t].name,`${P(o)} → ${P(n)}`,be(s)]),["test",P(e.test),be(e.change)]]}var eE=21,tE=7.1,oE=5e-4,nE=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Kg=e=>e>0?"more":e<0?"less":"calm",sE=e=>(e-74)/6-14,rE=e=>Math.max(eE,Math.floor(
e/tE)),Vg=({operations:e,named:t})=>e.slice(0,t);function tr({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var aE=e=>e.parts.every(({change:t})=>Math.abs(
t)<=oE*e.control);function Jg(e,t){let o=Yg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
o.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==i&&(i=f,u())}).observe(s);function u(){let f=vr(l,rE(i||r&&sE(r)));c=new Map(l.map(
(p,w)=>[p,f[w]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:w,what:h}=Xe[f.part],y=Vg(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:h},a("span",{class:"fall-name"},aa(w))," ",a("span",{class:Kg(f.change),title:Ye(f.change)},be(f.change))),a("p",{class:"muted small",title:`${de(f.control)} \
→ ${de(f.test)}`},`${P(f.control)} → ${P(f.test)}`),f.part==="idle"&&y.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,f.part),class:"mono",title:g.name},a("bdi",{data:{name:tr(g)[0]}},c.get(tr(g)[0]))),tr(g)[1]&&a("span",{class:"muted small fall-in",title:g.
name},`in ${tr(g)[1]}`),a("span",{class:`num ${Kg(g.change)}`,title:Ye(g.change)},be(g.change))))),f.explained&&a("p",{class:"small muted explained"},nE(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:de(p)},P(p)))}return{node:o.node,chart:o,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,w,h){let y=f.waterfall;o.node.hidden=y===null;let g=y!==null&&aE(y);if(o.draw({fall:y,revision:p,file:w,caption:h,heading:`\
mean per ${Pt(f)?"recording":"step"}, test − control`,empty:y===null?"No device work.":g?`No difference: a ${Pt(f)?"recording":"step"} takes ${P(y.control)} in the control and ${P(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||g){M(s),n=null;return}if(y===n)return;n=y,l=[...new Set(y.parts.flatMap(_=>Vg(_).map(v=>tr(v)[0])))],u();let b=y.contributors==="modu\
les";M(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var iE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, with equal ones added up"]],Xa={key:"",fall:null};function Qg(e,t){
let o=dt("Under the bars",iE,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Jg(u,o.node);c.node.append(n);function u(m,f){return m.tree?Dt({...Rt(s[0]),node:Zr(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,w])=>f.set(p,w));try{let{waterfall:p}=await ot(f,{signal:i.signal});Xa={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&M(n,`The modules could not be loaded: ${p.message}`)}}return{...c,draw(m,f,...p){
let w=pt(m).toString(),h=m.fall==="modules"&&f.waterfall!==null,y=h&&Xa.key===w&&Xa.fall?Xa.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(m.fall),M(n,h?y===f.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),h&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var Za={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Jc=null,bn={path:"/compare",name:"Compare",mount:(e,t)=>lE(e,t)};function lE(e,t){let o=jt(location.search),n=null,s=null,
r="",i="",l=t.newPair?Gl(o):Jc,c=null,u=null,d="",m=null,f=o.op!=="",p=!1,w=globalThis.firstComparison!==void 0,h=qf(o,l),y=Pf(()=>!p&&s&&z()),g=Fh(),b=op({page:fe,row:Ne,rank:ae,step:q,timeline:B=>Um(
o,B),onRow:B=>Ue(Ot(B.name,B.category)),onBar:B=>k.fall.reveal(B)},g.node),_=Zf(D),v=ht("All rows"),k={sides:ns(D),verdict:Fg(()=>D(Za),D,b.node,_.node),fall:Qg(fe,B=>D({fall:B},{replace:!0})),host:Uh(
fe),recorded:ig(),operators:zh(fe,ot),ranks:rg(B=>D({heat:B},{replace:!0}),{timeline:(...B)=>Yr(o,...B),go:t.go}),replacements:Kf(fe),filters:jh(D),counts:Yl({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:B=>Y(B,k.counts.node)}),durations:Yl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:B=>Y(B,k.durations.node)}),table:Qh({onSort:(B,se)=>D(
{sort:B,order:se}),onSelect:Y,href:fe,onOpen:ge,onWant:y.want}),detail:Qf({onClear:()=>Y(""),href:fe,onRanks:J,onTable:ee,tree:B=>sf(o,B),timeline:B=>Fn(o,B)})},A=a("div",{class:"comparability"}),T=a(
"p",{class:"remark",hidden:!0}),S=Xf(D),I=[k.fall.chart,k.ranks.heat,k.counts,k.durations],C=a("div",{class:"results"},k.verdict.node,A,k.fall.node,k.host.node,k.operators.node,k.filters.node,T,S.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},_.work,v.node)),
k.table.node,_.workNote),k.ranks.node,k.recorded.node,k.replacements.node),O=a("div",{class:"message"}),$=a("h1",{class:"visually-hidden"},"Compare"),x=a("div",{class:"paper-only"}),L=Mt({context:t,results:C,
message:O});e.append(a("div",{class:"page compare-page"},$,x,k.sides.node,O,C),k.detail.node);let H=yt(()=>I.forEach(B=>B.retheme()));function D(B,{replace:se=!1}={}){return!p&&t.go($t({...o,...B}),{replace:se})}
function Y(B,se=k.table.node){let ye=k.detail.node.contains(document.activeElement),_e=B===o.op?"":B??"",Ge=se.getBoundingClientRect().top;D({op:_e},{replace:!0}),window.scrollBy(0,se.getBoundingClientRect().
top-Ge);let Pe=u?.items.find(j=>j?.key===_e);Pe?Se(`${Pe.row.name} is selected.`):ye&&k.table.focus()}function ge(B){B!==o.op&&Y(B)}function fe({id:B,name:se,category:ye}){return Ut({...o,heat:"",row:B??
Ot(se,ye)})}function Ne({name:B,category:se}){return $t({...o,op:Ot(B,se)})}function Ue(B){f=!0,B===o.op?E():D({op:B},{replace:!0})}function ee(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(B){return[s.control,s.test].every(se=>se.all_ranks.includes(B))&&s.control.all_ranks.length+s.test.all_ranks.length>2?$t({...o,control_ranks:String(B),test_ranks:String(
B)}):null}function q(B,se){return s[se].all_steps.includes(B)?$t({...o,[`${se}_steps`]:String(B)}):null}function J(){D({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function oe(){let B=ye=>Ho(ye,o,n,s),se=o.control&&o.test?`${B("control")} → ${B("test")} · Compare`:"Compare";$.textContent=se,t.setTitle(se)}async function ue(){
let B=[o.control,o.test].filter(ye=>ye!=="");if(B.every(ye=>n&&Ke(n,ye)))return;let se=await gt(B).catch(()=>[]);p||(n=se,le())}async function qe(B){let se=l,ye=se.late&&await Bf(B,se);ye&&l===se&&(l=
{key:se.key,...ye},Jc=ye.note===""?null:l,le())}function G(B){i=B,C.dataset.stale="";let se=pt(o).toString(),{op:ye}=o;L.ask(_e=>h(B,o,l,_e),_e=>{s=_e,r=B,y.start(B,_e,ye),l?.key!==se?(l={key:se,diagnosis:_e.
diagnosis,note:_e.diagnosis_note},Jc=l):l.late&&Nt().then(()=>qe(B)),Se(s.row_count===1?"One row.":`${R(s.row_count)} rows.`),L.say(null),delete C.dataset.stale,le()},_e=>{s=null,r="",y.stop(),L.say(ep(
_e,{narrowed:Object.keys(Za).some(Ge=>o[Ge]!=="all"),all:()=>D(Za),again:()=>G(i),unmarked:()=>D({control_marker:"",test_marker:""})})),delete C.dataset.stale,le()})}async function ne(){let B=pt(o).toString();
if(s.waterfall!==null||c?.key===B)return;c={key:B,rows:null};let se=new URLSearchParams(B);Object.entries({device_type:"CPU",exclude:bt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Wa}).forEach(
([ye,_e])=>se.set(ye,String(_e)));try{let{rows:ye}=await ot(se);!p&&c.key===B&&(c.rows=ye,le())}catch{}}function le(){if(p)return;oe();let B=o.control!==""&&o.test!=="",se=In(o),ye=zl(o);B?ye!==i&&(s||
L.say(null),G(ye)):(L.drop(),i="",s=null,k.detail.draw(null),L.say(tp(n))),k.sides.draw(o,n,s),C.toggleAttribute("data-skeleton",B&&!s),k.filters.draw(o,s,s?Q():o.unit||"total"),S.draw(o,se),s?B&&r===
i&&re(Q(),se):k.detail.draw(null)}function Q(){let B=o.unit||al(s);return B==="percent"&&!Rr(s)?al(s):B}function re(B,se){let ye=Yn(s),_e=pt(o).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(
Za).some(Pe=>o[Pe]!=="all")),k.recorded.draw(s),k.operators.draw(_e,s),W(),ne()),k.fall.draw(o,s,r,ye,ua(s)),k.host.draw(c?.key===_e&&s.waterfall===null?c.rows:null,s),U(B,se),k.replacements.draw(s,B===
"per_step"||B==="percent"),_.draw(o,s,B,se),b.draw(l,$t({...o,op:""})),g.draw(o,s),E();let Ge=u.items.find(Pe=>Pe?.key===o.op);k.ranks.draw(s,o.heat,ye,r,Ge?{name:Ge.row.name,query:on({...o,row:Ge.key}).
toString()}:null),Cg(o,{unit:B,self:se,item:Ge},{...k,table:{sql:v}})}function U(B,se){let ye=y.rows(),_e=JSON.stringify([r,B]),Ge=JSON.stringify([_e,o.top,d===r]);if(u?.answer!==s||u.order!==_e){let Pe=il(
s,ye,B,{self:se});u={answer:s,order:_e,unit:B,self:se,items:Pe},K(B,Pe),k.table.draw({rows:Pe,totals:im(s,B,{self:se}),unit:B,self:se,unitName:ws(B,s),sort:o.sort,order:o.order,selected:o.op,revision:_e,
judged:N(Pe),work:o.work})}u.chartKey!==Ge&&(u.chartKey=Ge,pe(Ge),M(x,ua(s,V(s.row_count,"row")).map(Pe=>a("p",{},Pe))))}let N=B=>B.some(se=>se.verdict!=="cannot_judge"&&!se.row.too_few);function z(){
if(r!==i||u?.answer!==s)return;let{items:B,unit:se,self:ye}=u,_e=[],Ge=[];y.rows().forEach((j,X)=>{B[X]||(_e.push(X),Ge.push(j))});let Pe=il(s,Ge,se,{self:ye});Pe.forEach((j,X)=>{B[_e[X]]=j}),K(se,B),
k.table.add(B,Pe,N(B)),o.op!==""&&!m&&re(se,ye)}function E(){let B=o.op===""?-1:y.placeOf(o.op),se=u.items[B]??null,ye=se?.key??"";if(m=se,k.counts.select(ye),k.durations.select(ye),k.table.select(ye),
B===void 0){y.find(o.op);return}k.detail.draw(se,se||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},F("Clear the filters",()=>D({q:"",
category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),f&&(f=!1,se&&ee())}function W(){let B=s.comparability.filter(({kind:se})=>se!=="steps_differ"&&se!=="single_sample");M(A,Dr(B))}
function K(B,se){let ye=s.control.samples,_e=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;T.hidden=ye===_e&&!Ge;let Pe=Ge&&`${pn(Ge)} These rows say “too few steps”. `;if(ye===_e){
M(T,Pe);return}let j=B==="total"?"totals cannot be compared directly.":B==="per_call"?"totals would mislead.":"calls and durations are shown per step.";M(T,Pe,`The sides have ${R(ye)} and ${V(_e,"samp\
le")} (a sample is one step of one rank), so ${j} `,B==="total"?F("Show per step",()=>D({unit:""}),{class:"link-button"}):F("Show totals",()=>D({unit:"total"}),{class:"link-button"}))}function ie(){return d!==
r&&mg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,le()},{class:"link-button"})]}function pe(B){let{items:se,unit:ye,
self:_e}=u,Ge=`${u.order}${o.top}`,Pe=se.slice(0,o.top),j=ua(s,`first ${R(Pe.length)} of ${V(s.row_count,"row")}`),X={file:Yn(s),revision:B,zoom:Ge,caption:j};k.durations.draw({...X,...ug(Pe,ye,_e,s),
empty:ie()}),k.counts.draw({...X,...dg(Pe,ye),empty:ie()}),S.drawRest(se.length,Pe.length)}return le(),w?Nt().then(ue):ue(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.
sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&Y("")},update(B){o=jt(B),l=t.newPair?Gl(o):l,le(),ue(),s&&i===r&&t.settled()},unmount(){p=!0,[g,k.fall,k.operators].
forEach(B=>B.stop()),L.unmount(),y.stop(),H(),I.forEach(B=>B.unmount()),k.table.unmount(),k.detail.unmount()}}}var Xg=2,Qc=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function cE(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await yr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function uE(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>cE(e,c,b,n))),Tn(e,o===""?null:o),fo(e)]),[f]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?
BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:g(f.start-Xg*f.duration),end:g(f.start+(1+Xg)*f.duration)}}function Zg(e,t,o,n){let s=uE(e.id,t,Qc(o));return s.catch(()=>{}),qr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return xr(e.id,i.number,"",{signal:r,onProgress:n})}})}function ew({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function tw(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var dE=250;function ow(e){return vt({...e,height:()=>dE,make:fE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function mE(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function fE(e,t){let o={...e,
...ew(e)},n=Vt(),{edges:s}=o,r=tw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((h,y)=>h+y,0),w=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:hE(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:pE(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(mE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?te("--control"):te("--test")}}])}}}function pE(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${R(e[r][n])}${i>0?`, ${De(100*e[r][n]/i)} of its calls`:""}`;return[`${P(o)} to ${P(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function hE(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var gE=250,ei=.13;function nw(e){return vt({...e,height:()=>gE,make:wE,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function wE(e,t){
let o=Vt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+_,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,h)=>h+f),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=ko(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ei),c("test",ei),l("control",
-ei,"circle"),l("test",ei,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var yE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],sw=(e,t)=>e===null||t===null?null:
e-t,rw=(e,t)=>e>0&&t!==null?100*t/e:null,Zc=e=>e>0?"more":e<0?"less":"calm";function eu(e){let{control:t,test:o}=e.calls,n=[e.control.samples,e.test.samples],s=(r,i)=>n[i]>0?r/n[i]:null;return{counts:[
t.count,o.count],callsPerStep:[s(t.count,0),s(o.count,1)],total:[t.total,o.total],perStep:[s(t.total,0),s(o.total,1)],perCall:[t["50%"],o["50%"]],birth:t.count===0?"new":o.count===0?"gone":""}}function Xc(e,t,[
o,n],s,r,i){let l=sw(n,o),c=i==="new"?"new":i==="gone"?"gone":Ee(rw(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?ke:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ke:s(n))),a("p",{class:`tile-change ${Zc(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function bE(e,t){let o=eu(e);return[a("p",{class:"muted op-verdict"},t?pn(t):" "),a("div",{class:"tiles"},Xc("Time per step","Total duration over the number of samples (rank × step)",o.perStep,
P,be,o.birth),Xc("Calls per step","Number of calls over the number of samples (rank × step)",o.callsPerStep,R,nt,o.birth),Xc("Time per call","Median over all calls",o.perCall,P,be,o.birth))]}function oi(e,[
t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=sw(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(o)},n(o)),a("td",{class:`\
num strong ${Zc(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${Zc(c)}`},Ee(rw(t,c))))}var ti=(e,t,o)=>oi(e,t,P,be,{exact:de,exactDiff:Ye,title:o});function kE(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:o}=eu(e),n=(r,i)=>100*o[r]/t[i].step,s=Pt(e)?"recording":"step time";return oi(`Share of the ${s}`,[n(0,"control"),n(1,"test")],De,r=>r===null?ke:Ee(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; overlapping work counts in full`})}function _E(e,{stepTime:t,row:o}){let n=eu(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"5",scope:"\
colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("td"),["Con\
trol","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),oi("Calls",n.counts,R,nt),oi("Calls per step",n.callsPerStep,R,nt),ti("Total",n.total),ti("Per step",
n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&ti("Self time per step",[o.control_self_duration/e.control.samples,o.test_self_duration/e.test.samples],"Without the call\
s inside it"),kE(e,t)),a("tbody",{},s("A single call"),yE.map(([i,l])=>ti(l,r(i)))))}function aw(){let e=a("div",{class:"card op-head"}),t=ht("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,bE(s,r.row)),M(o,_E(s,r))}}}var iw=.8,xE=/^aten::.*(mm|linear|conv|attention)/,tu={control:"set",test:"test"};function $E(e,t,o){let n=Object.values(tu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(tu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=iw*o[d]&&
u.device_time>=iw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var lw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(tu))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ni(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Ee(100*i/t):""))}var cw=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ye(o)},be(o)),a("td")),vE=e=>e===null?
ke:`${oo(1e12*e)}FLOP/s`,SE=e=>`${Xo(1e12*e)}FLOP/s`;function EE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},ni("FLOPs per step",e.flops,oo,Xo),ni("Device time per step",e.device,P,be,de),e.more!==null&&[cw(
"due to more work","What the change of FLOPs would take at the speed of the control",e.more),cw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ni("Achieved",e.speed,vE,
SE),e.calls.some((o,n)=>o!==t[n])&&ni("Calls with known FLOPs",e.calls,R,nt)))}function uw(){let e=a("div",{class:"op-work-body"}),t=ht("Work"),o=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>M(e,a("p",{class:"muted small op-work-none"},i));return{node:o,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&xE.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${lw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,n=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await On("work",lw(i),{signal:s.signal});if(n!==u)return;let f=$E(m,l.name,d);f?M(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},EE(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var si=12;function dw(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=ht("What launches it, or what it launches"),s=dt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by,b=w.unit==="per_step"?[h.control.samples,h.test.samples]:[1,1];M(r,g.length===0?m(y):f(g,b,y)),M(i,g.length>si&&!c&&F(`Show all ${R(g.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[si].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=g.length<=si||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function f(w,h,y){let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
si).map(b=>p(b,h,g))))}function p(w,[h,y],g){let b=[w.control_counts/h,w.test_counts/y],_=[w.control_total_duration/h,w.test_total_duration/y],v=h===y?w.diff_duration/h:_[1]-_[0],k=v>0?" more":v<0?" l\
ess":"",A=b[1]-b[0],T=w.control_counts===0?"new":w.test_counts===0?"gone":Ee(_[0]>0?100*v/_[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},R(b[0])),a("td",{class:"num wide-only"},R(b[1])),a("td",{class:`num wide-only${A>0?" more":A<0?" less":""}`},nt(A)),a("td",{class:"num roomy-only",title:de(_[0])},w.control_counts>
0?P(_[0]):"–"),a("td",{class:"num roomy-only",title:de(_[1])},w.test_counts>0?P(_[1]):"–"),a("td",{class:`num strong${k}`,title:Ye(v)},be(v)),a("td",{class:`num${k}`},T))}return{node:l,sql:n,draw:d}}function mw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));M(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var fw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
ou={path:"/compare/op",name:"Operation",mount:(e,t)=>TE(e,t)};function TE(e,t){let o=_s(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=dt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],ee=>T({bins:ee},{replace:!0})),m={sides:ns(T),numbers:aw(),work:uw(),histogram:ow(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:nw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(I(...ee))}),heat:Ha({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(I(...ee))}),grid:ja(),related:dw({onUnit:ee=>T({unit:ee}),href:({name:ee,category:ae})=>Ut({...o,row:Ot(ee,ae)})}),stack:mw()},
f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),g=a("div",{class:"messa\
ge"}),b=ME(ee=>T({heat:ee},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),v=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"\
op-header"},w,h,y),m.sides.node,g,v));let k=Mt({context:t,results:v,message:g}),A=yt(()=>f.forEach(ee=>ee.retheme()));function T(ee,{replace:ae=!1}={}){t.go(Ut({...o,...ee}),{replace:ae})}function S(){
let ee=oe=>Ho(oe,o,n,s),ae=`${ee("control")} → ${ee("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ae}`),M(w,a("bdi",{},q)),M(h,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together");let J={...jt(""),...C(),exclude:[bt],op:o.row};M(p,a("a",{href:t.lastCompare(pt(o))??$t(J)},`←\
 ${ae}`))}function I(ee,ae){return Yr(o,ee,ae,s)}function C(){let{control:ee,test:ae,control_ranks:q,test_ranks:J,control_steps:oe,test_steps:ue,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,
aliases:Q}=o;return{control:ee,test:ae,control_ranks:q,test_ranks:J,control_steps:oe,test_steps:ue,control_marker:qe,test_marker:G,use_short_name:ne,merge_addresses:le,aliases:Q}}async function O(){let ee=[
o.control,o.test].filter(q=>q!=="");if(ee.every(q=>n&&Ke(n,q)))return;let ae=await gt(ee).catch(()=>[]);u||(n=ae,H())}function $(ee){i=ee,k.ask(ae=>gr(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(ee).
get("row"),k.say(null),Se(`${ae.name}: ${P(ae.calls.control.total)} to ${P(ae.calls.test.total)}.`),H()},ae=>{s=null,k.say(L(ae)),H()})}async function x(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let q=await ot(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=q,l.byKey=am(q),H()}catch{}}
function L(ee){let ae=ee.code==="unknown_operation",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(J=>o[J]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},q.length>0&&F("Use all ranks and steps",()=>T(Object.fromEntries(q.map(J=>[J,"all"]))),{class:"primary"}),q.length===0&&!ae&&F("Try again",()=>$(on(o).toString()),{class:"primary"})," ",a("a",{href:$t(
{...jt(""),...C()})},"All operations of this comparison")))}function H(){if(u)return;S();let ee=o.control!==""&&o.test!==""&&o.row!=="",ae=on(o).toString();ee?ae!==i&&(s&&r!==o.row&&(s=null),k.say(null),
$(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:me("/compare")},"Compare page"),"."))));let q=pt({...o,use_short_name:!1}).
toString();ee&&q!==l.key&&x(q),m.sides.draw(o,n,s),v.toggleAttribute("data-skeleton",ee&&!s),s&&D()}function D(){let ee=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(
s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,q=i,J=o.use_short_name?void 0:ll(l.byKey?.get(ys(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:J}),Ne(ae,q),Ue(ae,q),m.
work.draw(o,s),Lg(o,s,m),m.related.draw({answer:s,unit:ee,revision:q}),m.stack.draw(s.stack,fe),M(y,F("Copy the name",()=>Qt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Qt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Fn(o,s)},"Show in the timeline"),a("a",{href:rd(on(o)),download:`${ae}.json`},"JSON"),["control","test"].map(ge))}let Y=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function ge(ee){let ae=n&&Ke(n,o[ee]);if(!ae||Qc(s.samples[ee])===void 0)return null;let q=`slowest call, ${ee}`;if(Oo(ae)!=="")return a("span",{class:"\
muted small",title:Oo(ae)},`Perfetto: no trace of the ${ee}`);let J={name:s.name,names:Y(ee),marker:o[`${ee}_marker`],shortNames:o.use_short_name},oe=F(`Perfetto: ${q}`,async()=>{oe.disabled=!0;try{await Zg(
ae,J,s.samples[ee],ue=>Se(`Loading ${Te(ue)}`))}catch(ue){Me(ue.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return oe}function fe({name:ee,category:ae}){let q=l.byKey?.get(ys(ee,ae));return q&&{diff:q.diff_per_step,href:Ut({...o,use_short_name:!1,row:q.
id})}}function Ne(ee,ae){let{edges:q,control:J,test:oe}=s.histogram,ue=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:q,control:J,test:oe,file:ee,revision:`${ae}#${o.bins}`,
share:o.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:q.
length===0?"No calls to draw.":""})}function Ue(ee,ae){let{control:q,test:J}=s.samples,oe=ka(q,J),ue=Bs(oe,E=>E.total_duration),qe=E=>s.calls[E].count===0,G=ue.control.map(E=>E.map(()=>null));m.points.
draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ee,control:qe("control")?G:ue.control,test:qe("test")?G:ue.test,hover:(E,W,K)=>OE(E,oe[E][W][K]),heading:"duration in each step of each rank",revision:ae});
let[ne,le,Q]=fw[o.heat],re=Bs(oe,le),U=Q==="time",N={format:U?de:R,formatDiff:U?Ye:nt};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,...re,...N,kind:Q,file:ee,heading:ne,revision:`${ae}#${o.
heat}`}),m.grid.draw({grid:oe,values:re,title:ne,timeline:I,format:U?P:R,formatDiff:U?be:nt});let z=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);_.hidden=z.length===0,_.textContent=
`The sides have different ${z.join(" and ")}; they are paired by position (control / test).`}return H(),O(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=o;
o=_s(ee),ae.row!==o.row&&window.scrollTo(0,0),H(),O()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),A(),f.forEach(ee=>ee.unmount())}}}function OE(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,de(t.total_duration),V(t.counts,"call")]}function ME(e){let t=ce("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},
Object.entries(fw).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function pw(e,t,o){let n=null,s=new Map,r=w=>{let h=e.getBoundingClientRect();return[w.clientX-h.left,w.clientY-h.top]};function i(w){let h=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,g=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(g)>Math.abs(w.deltaY))w.preventDefault(),t.pan(g*y);else if(h){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[h,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,h),n={id:w.pointerId,x:h,y,from:h,measures:w.shiftKey,moved:s.size>1}}function c(w,h){
let y=[...s.values()];s.set(w.pointerId,h);let g=[...s.values()],b=([_,v])=>Math.max(20,Math.abs(_-v));t.zoom((g[0]+g[1])/2,b(y)/b(g))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[h,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,h);return}if(!n||n.id!==w.pointerId){t.hover(h,y,w);return}!n.moved&&Math.hypot(h-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,h,!1):(t.pan(n.x-h),t.scroll(n.y-y)),[n.x,n.y]=[h,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[h,y]=r(w),{moved:g,measures:b,from:_}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&g?t.measure(_,h,!0):g||t.pick(h,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let h=m[w.key.length===1?w.key.toLowerCase():
w.key];h&&(w.preventDefault(),w.stopPropagation(),h())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,h]of Object.entries(p))e.addEventListener(
w,h,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,h])=>e.removeEventListener(w,h))}function nu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)AE(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function AE(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function RE(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function or(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=RE(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=
n)return;u[f]>o&&s(f)}}function hw(e,t,o,n=0){let s=-1,r=1/0;return or(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function su(e,t,o){let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var ri=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function gw(e){let[t,o,n]=ri(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+
.0722*n;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function ai(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var CE={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},LE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,nr=e=>String(e).replace(LE,"").replace(/[&<>"]/g,t=>CE[t]),sr=e=>String(Math.round(e*100)/100);
function ww(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?sr(f):nr(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${nr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${nr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${sr(i)}" height="${sr(l)}"\
 viewBox="0 0 ${sr(i)} ${sr(l)}" font-family="${nr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${nr(c)}"/>${t.join("")}</svg>`}}}var ii=(e,t,o)=>Math.min(Math.max(e,t),o);function kn({from:e,to:t},o,n=0){let s=o.to-o.from,r=ii(t-e,Math.min(n,s),s),i=(e+t)/2,l=ii(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function ru(e,t,o,n,s=0){
let r=n.to-n.from,i=ii((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return kn({from:c,to:c+i},n,s)}function au(e,t,o){let n=e.to-e.from,s=ii(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function yw(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function bw({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Co=22,NE=22,li=4;function kw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var rr=new Map;function PE(e){return rr.has(e)||(rr.size>500&&rr.clear(),rr.set(e,gw(e))),rr.get(e)}function IE(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=PE(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=NE){let d=su(n.text(t),i-2*li,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let f=4;for(let p of d)f+=n.widthOf(
p);e.box(s+li-2,r+1,Math.min(f,i-li),l-2,c)}e.words(s+li,m,d,u)}}}function DE(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return or(n,t,s.from,s.to,f=>{let p=Math.max(
0,(n.start[f]-s.from)*r),w=Math.min(i,(n.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let h=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),IE(e,f,{x:p,y:o,width:h,height:c},l),m+=1,d=
h<=1?p+1:w}),u&&e.alpha(1),m}function _w(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=bw(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Co,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Co-5,u,Co,s.border),u<o-30&&e.words(u+3,Co-8,n(c,i),s.muted)}e.line(0,Co-.5,o,Co-.5,s.border)}function xw(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(o.rows-1,Math.ceil((r-l)/i));BE(e,c,t);let w=u.highlight?{keep:u.highlight}:null,h={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let g=f;g<=p;g+=1)y+=DE(e,g,l+g*i,h);return qE(e,t,m),y}function BE(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=su(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function qE(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var ui=12,ci=17,WE=8e3,FE=15,HE=12;function jE(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var $w=(e,t)=>e.flatMap((o,n)=>Wo(o,Math.floor((t-2*ui)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function vw(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(ui,o+ci*r,n,te(s?"--text":"--muted"),{size:s?FE:HE,bold:s})})}function di(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=$w(e,o),r=t.map(d=>$w(d.lines,
o)),i=10+ci*s.length+ui,l=t.map((d,m)=>{let f=i+ci*r[m].length;return i=f+d.height+ui,f}),c=Math.min(i,WE),u=d=>{vw(d,s,22),t.forEach((m,f)=>{vw(d,r[f],l[f]-ci*r[f].length+12),m.paint(jE(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=ww(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=ai(m,n);return f.box(0,0,o,c,te("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function mi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ka(n,`${o}.${t}`)}var UE=160,zE=3,GE=matchMedia("(prefers-reduced-motion: reduce)"),Sw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),lu={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function fi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,y=ai(w,h),g=c?Co:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:kw(h),colours:Sw()},
_=lu,v=nu(lu),k=[],A=0,T={from:0,to:1},S={from:0,to:1},I={hover:-1,select:-1,highlight:null},C=0,O=null,$=0,x=0,L=0,H=()=>(S.to-S.from)/Math.max(1,$),D=U=>S.from+U*H(),Y=()=>g+A*o;function ge(){$=p.clientWidth,
f.style.height=`${Y()}px`,x=Math.min(p.clientHeight,Y());let U=globalThis.devicePixelRatio||1,[N,z]=[Math.round($*U),Math.round(x*U)];(m.width!==N||m.height!==z||L!==U)&&([m.width,m.height,L]=[N,z,U],
m.style.width=`${$}px`,m.style.height=`${x}px`)}function fe(){C===0&&(C=requestAnimationFrame(Ne))}function Ne(U){if(C=0,O){O.since??=U;let z=(U-O.since)/UE;S=yw(O.from,O.to,z);let E=z<1;E?fe():O=null,
r(S.from,S.to,E)}let N=performance.now();if(ge(),$>0&&x>0){w.setTransform(L,0,0,L,0,0);let z=ae(ee(),{width:$,height:x,top:g-p.scrollTop});m.dataset.drawn=String(z)}m.dataset.drawMs=(performance.now()-
N).toFixed(2)}let Ue="";function ee(){let U=`${m.width} ${m.height} ${L}`;return U!==Ue&&(Ue=U,y.forget()),y}function ae(U,{width:N,height:z,top:E}){let{colours:W}=b;U.box(0,0,N,z,W.surface);let K=xw(
U,{index:v,view:S,width:N,height:z,rowHeight:o,top:E,bands:k,marks:I,how:b,rowOf:pe=>_.row[pe]}),ie=N/(S.to-S.from);return d?.(U,{x:pe=>(pe-S.from)*ie,y:pe=>E+pe*o,width:N,height:z,view:S}),g>0&&_w(U,
{view:S,width:N,format:c,colours:W}),K}function q(U,N=!1){O=null,!(U.from===S.from&&U.to===S.to)&&(S=U,r(S.from,S.to,N),fe())}function J(U){let N=kn(U,T,u);GE.matches?q(N):(O={from:S,to:N,since:null},
fe())}let oe=()=>O?.to??S;function ue(U,N){let z=Math.floor((N-g+p.scrollTop)/o);return N<g||z<0?-1:hw(v,z,D(U),zE*H())}function qe(U,N){U!==I.hover&&(I.hover=U,m.style.cursor=U>=0?"pointer":"",fe()),
n(U,N)}let G=pw(m,{zoom:(U,N)=>q(ru(S,D(U),N,T,u)),pan:U=>q(au(S,U*H(),T)),scroll(U){p.scrollTop+=U},hover:(U,N,z)=>qe(ue(U,N),z),leave:()=>{I.hover>=0&&qe(-1,null)},pick:(U,N,z)=>s(ue(U,N),z),measure:(U,N,z)=>i?.(
...[D(U),D(N)].sort((E,W)=>E-W),z),slide(U){let N=oe();J(au(N,U*(N.to-N.from),T))},glide(U){let N=oe();J(ru(N,(N.from+N.to)/2,U,T,u))},fit:()=>J(T),enter:()=>{I.select>=0&&s(I.select,null)},own:l},()=>t.
wheel==="free");p.addEventListener("scroll",fe,{passive:!0});let ne=new ResizeObserver(fe);ne.observe(p);let le=()=>{b.colours=Sw(),fe()},Q=matchMedia("(forced-colors: active)");Q.addEventListener("ch\
ange",le);let re=yt(le);return{node:m,set(U){let N=_===lu;_=U,v=nu(U),k=U.bands??[],A=Math.max(v.rows,U.rows??0);let[z,E]=[U.from??1/0,U.to??-1/0];if(U.from===void 0||U.to===void 0)for(let K=0;K<U.length;K+=
1)z=Math.min(z,U.start[K]),E=Math.max(E,U.end[K]);T=E>z?{from:z,to:E}:{from:0,to:1},I.hover=-1,I.select=-1,I.highlight=null;let W=N?{...T}:kn(S,T,u);f.style.height=`${Y()}px`,O===null&&(S=W),fe()},view(U,N,z=!1){
z?q(kn({from:U,to:N},T,u)):J({from:U,to:N})},index:()=>v,current:()=>({...S}),goal:()=>({...oe()}),extent:()=>({...T}),select(U){I.select=U,U>=0&&this.reveal(_.row[U]),fe()},highlight(U){I.highlight=U===
null?null:new Set(U),fe()},point(U){I.hover=U,fe()},follow(U,N,z=!1){O=null,S={from:U,to:N},z?(cancelAnimationFrame(C),Ne(0)):fe()},place(U){return this.placeOf({start:_.start[U],end:_.end[U],row:_.row[U]})},
placeOf({start:U,end:N,row:z}){let E=m.getBoundingClientRect(),W=(U-S.from)/H(),K=(N-S.from)/H(),ie=g+z*o-p.scrollTop;return K<0||W>$||ie<g-o||ie>x?null:{left:E.left+Math.max(0,W),right:E.left+Math.min(
$,K),top:E.top+ie,bottom:E.top+ie+o}},redraw:fe,showAxis(U){g=c&&U?Co:0,fe()},reveal(U){let N=U*o;(N<p.scrollTop||N+o+g>p.scrollTop+p.clientHeight)&&(p.scrollTop=N-p.clientHeight/2)},whole:U=>({height:Y(),
paint:N=>ae(N,{width:U,height:Y(),top:g})}),picture(U){return di(U,[{lines:[],...this.whole(Math.max($,600))}],Math.max($,600))},destroy(){cancelAnimationFrame(C),G(),re(),Q.removeEventListener("chang\
e",le),ne.disconnect(),p.remove()}}}var is=8,YE=.004;function Ew(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(yo(n,t))),0)}var Zt=(e,t)=>e.verdict[t]==="no_difference_found";function Tw(e,t,o){let n=yo(e,t);if(!(o>0)||Math.abs(
n)<YE*o||Zt(e,t))return 0;let s=Math.max(1,Math.round(is*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(is,s)}function Ow(e,t,o){let[n,s]=[ri(e),ri(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var co={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},ls=e=>e!=="calls",kt=(e,t)=>ls(t)?P(e):R(Number(e.toFixed(2))),Bt=(e,t)=>e===null?"–":ls(t)?be(e):nt(Number(e.toFixed(2))),pi=(e,t)=>ls(t)?
de(Number(e.toFixed(3))):R(e),cs=(e,t)=>e===null?"":ls(t)?Ye(Number(e.toFixed(3))):nt(e),KE={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},VE={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},_n=e=>KE[e.sort]??e.sort,xn=e=>VE[e.status]??"",Aw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",JE=e=>e.sides.every(t=>t.steps.length===0),$o=e=>JE(e)?"per recording":"per step";function hi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(dn(e));return t?`${t[2]}\
 · ${t[1]}`:dn(e)}var St=e=>[dn(e),mn(e)].filter(Boolean).join(" "),QE=e=>/ #\d+$/.test(dn(e));function Rw(e){let t=bo(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||QE(n)):t.slice(-1)}function Cw(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!Hn(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var XE=.005;function Lw(e,t){let o=e.here[t],n=ls(t)?P(Math.abs(o)):R(Number(Math.abs(o).toFixed(2)));if(ls(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>XE*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return o>0?`is called ${n} times more`:`is called ${n} times less`}var cu=(e,t)=>t>0?100*e/t:null;function Nw(e,t){let[o,n]=e.root.total[t];return{from:kt(
o,t),to:kt(n,t),change:Bt(n-o,t),percent:Ee(cu(n-o,o))}}function Pw(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?Ee(cu(n-o,o)):"new"}function Iw(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>cu(i,r)),n=r=>De(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Mw=e=>e.map(t=>`“${t}”`).join(" and ");function Dw(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Mw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Mw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Bw(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${Bt(c-
l,i)})`:`${s}: ${kt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Lo=e=>e>0?"mo\
re":e<0?"less":"calm",qw=(e,t)=>Bt(yo(e,t),t);var ZE=20,eT=.62,Ww={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function tT(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Ow(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",eT*(.12+.88*(Math.abs(o)/is))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Ww[o]??"--noise-fill",.45)}}function oT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[_n(t),xn(t),Zt(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Bw(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Fw(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=oT(),l=tT(),c=ht("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>T("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>T("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=I=>d.tree.frames[m.frame[I]],w=fi(s,{rowHeight:ZE,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:I=>y(p(I)),onHover(I,C){I<0||!C?i.hide():i.show(p(I),d,C)},onPick:I=>I>=0&&e.onPick(p(I)),onKey:_}),h=yt(()=>{l.forget(),k(),w.redraw()}),y=I=>d.tree.pair&&!Hn(I)&&I.sort!=="rest";function g(I){
let C=p(I);return d.tree.pair?Zt(C,d.measure)?l.noise():l.change(Tw(C,d.measure,f)):l.sort(C.sort)}function b(I){let C=p(I);return`${C.status==="replaced"?"⇄ ":""}${[hi(C),mn(C)].filter(Boolean).join(
" ")}${d.tree.pair?` ${qw(C,d.measure)}`:""}`}function _(I){let C=d?.selected;if(!C)return!1;let O=C.parent?.children.filter(v)??[],$=O.indexOf(C),x=Y=>m.end[m.place[Y.at]]-m.start[m.place[Y.at]],H={ArrowUp:()=>C.
parent,ArrowDown:()=>C.children.filter(v).reduce((Y,ge)=>!Y||x(ge)>x(Y)?ge:Y,null),ArrowLeft:()=>O[$-1],ArrowRight:()=>O[$+1]}[I.key];if(!H)return!1;let D=H();return D&&e.onMove(D),!0}let v=I=>m.place[I.
at]>=0;function k(){if(!d)return;let I=(O,$,x="")=>a("li",{class:`key ${x}`,css:{"--key-fill":O}},$);if(!d.tree.pair){let O=new Set(d.tree.frames.map(({sort:$})=>$));M(n,Object.keys(Ww).filter($=>O.has(
$)).map($=>I(l.sort($),_n({sort:$}))));return}let C=O=>`full colour: ${Bt(O,d.measure)}`;M(n,I(l.change(is),`takes more (${C(f)})`),I(l.change(-is),`takes less (${C(-f)})`),I(l.change(0),"hardly chang\
ed"),d.tree.frames.some(O=>Zt(O,d.measure))&&I(l.noise(),"not certain"),d.tree.frames.some(y)&&I("var(--muted)","on one side only","key-hatched"))}function A(){let I=bo(d.zoomed);M(o,I.map((C,O)=>[O>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),O===I.length-1?a("b",{class:"mono","aria-current":"true"},St(C)):F(St(C),()=>e.onZoom(C),{class:"link-button mono"})]))}function T(I){d&&m.length>
0&&mi(w.picture([`Flame graph, ${co[d.measure][0]} ${$o(d.tree)}`,...d.lines,S(),`made ${ft(new Date().toISOString())}`]),I,`${d.file}-tree`)}let S=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Bt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${V(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(I){let C=d?.revision!==I.revision,O=!C&&d.judged!==I.judged,
$=C||d.zoomed!==I.zoomed;if(d=I,C){i.hide(),m=nf(d.tree,d.measure,d.width),f=Ew(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${co[d.measure][0]} to d\
raw.`;let L={both:"",control:", width: control",test:", width: test"};t.textContent=`${co[d.measure][0]} ${$o(d.tree)}${d.tree.pair?L[d.width]:""}`}O&&(k(),w.redraw());let x=m.place[d.zoomed.at]??-1;$&&
x>=0&&w.view(m.start[x],m.end[x],C),A(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(L=>m.place[L.at]).filter(L=>L>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function Hw(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function jw(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var nT=250,sT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
rT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],aT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function iT(e,t){
let o=ce("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(nT,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=jw(c,d);n.textContent=c.length===0?"No frame matches.":`${V(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(f,d)} (${Bt(f-m,d)})`:kt(
m,d)}`}}}function Uw({onChange:e,onStep:t}){let o=new Map(un.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},un.map(f=>{let p=o.get(f);return p.button=F("",()=>e({by:f,rows:[]}),{title:co[f][2],"aria-pressed":"false"}),p.button.append(co[f][1]," ",p.change),p.button})),s=dt("Width of the frames",sT,f=>e(
{width:f})),r=dt("How frames are put together",rT,f=>e({frames:f,rows:[],open:[],zoom:""})),i=dt("What makes frames",aT,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=dt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=iT(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,h){
for(let[y,g]of o){g.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Pw(p,y):"";M(g.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,h,p,w)}}}var uu=12,du=8,lT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function zw({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:Ut({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",_=!1){let[v,k]=y,A=T=>a("td",{class:"num",title:pi(T,g)},kt(T,g));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},h),A(v),r.pair&&A(k),r.pair&&a("td",{class:`num strong ${Lo(k-v)}`,title:cs(k-v,g)},Bt(k-v,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[$o(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":oo(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":Xo(h[1]-
h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"What the change of FLOPs would take at the speed of the control":"What the change of calls would take if each took as long as \
in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${g}, by ${h.
by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Lo(h[y])}`,title:cs(h[y],"device")},Bt(h[y],"device"))))}function m(h){let y=h.here.device;return a("table",{class:"detail-table"},
a("caption",{class:"visually-hidden"},`Figures of the frame, ${$o(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched by itself",h.ownOf.device,"devi\
ce","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.ownOf.host,"host","Without the\
 frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time and of the frames below it that \
only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Lo(y)}`,title:cs(y,"device")},Bt(y,"device")))))}function f(h){let y=[...h.kernels].sort((g,b)=>Math.abs(b.device[1]-
b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},h.opened||h.instances>1?`Ke\
rnels of all ${R(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,uu).map(({name:g,device:b,counts:_})=>{let v=l("",b,"device");return M(v.firstChild,a("span",{class:"mono kern\
el-name"},i(g,lT(g)))),v.firstChild.title=`${g}
${kt(_[0],"calls")}${r.pair?` → ${kt(_[1],"calls")}`:""} calls`,v}),y.length>uu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-uu)} more`))))}function p(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,du).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>du&&a("tr",{},a("td",{class:"muted"},`${R(h.shapes.length-du)} more`))))}function w(h,y){let g=h.sort==="operator"&&r.pair,b=h.names[1]??h.names[0];return a("\
p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${R(h.instances)} instances`,()=>t(h),{class:"link-button"}),h.parent&&h.children.length>0&&F("Zo\
om to it",()=>o(h),{class:"link-button zoom-button"}),g&&a("a",{href:Ut({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(b,"cpu_op")})},"Open this operation"),g&&a("a",{href:Fn(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Qt(dn(h),"Name copied."),{class:"link-button"}))}return{node:s,draw(h,y,g){r=h;let b=bo(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),v=_.length>0?_:b.slice(-4);M(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[_n(y),xn(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(k=>Zt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),v.length>0&&a("p",{class:"muted small mono frame-path"},`in ${v.map(St).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),f(y),p(y))}}}var cT=5;function Gw(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Cw(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Lw(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"Frames without a partner directly below ",F(St(c),()=>e(c),
{class:"link-button mono tree-name"}),Rw(c).map((f,p)=>[p===0?" in ":" › ",F(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Lo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),Zt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=Nw(l,c),[,w]=co[c],[h,y]=l.root.total[c];M(t,a("span",{class:"headline-label"},`${w} ${$o(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Lo(y-h)}`},f,h>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let g=jn(l,c,cT);M(o,g.map(A=>i(l,A,
c))),o.hidden=g.length===0;let b=Iw(l),_=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",v=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some(A=>A<4)&&"Fewer than 4 samples on a side: changes cannot be told from noise, so all are coloured as meas\
ured.";M(n,Dw(l,u).map(A=>a("p",{class:"notice"},A)),[b,k,_,v].filter(Boolean).map(A=>a("p",{class:"muted"},A)))}}}var No=28,uT=150,Yw=12,Kw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],dT=[["Frame","c-frame",Kw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Vw(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>uT;function w(){let x=c.tree.pair?Kw:dT,L=`${co[c.
measure][1]} ${$o(c.tree)}`;M(n,x.map(([,H])=>a("col",{class:H}))),M(t,a("tr",{},x.map(([H,D,Y],ge)=>a("th",{scope:"col",class:D,title:ge===0?Y:`${L}: ${Y}`},H)))),i.firstChild.colSpan=x.length,l.firstChild.
colSpan=x.length}function h({frame:x,level:L,open:H,leaf:D}){let Y=x.instances>1&&x.sort==="module"&&!x.opened&&c.canOpen,ge=Aw(x),fe=x.instances===x.parent?.instances?"":mn(x);return a("th",{scope:"r\
ow",class:"c-frame",title:[St(x),...x.above??[],_n(x),xn(x),x.through.length>0&&`below ${x.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(L-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${D?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},H?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(x.sort)?" plain":""}`},a("bdi",{},hi(x))),Y?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${x.instances} instances`},
mn(x)):fe&&a("span",{class:"muted count"},fe),x.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${x.above.join(", ")}`),ge&&a("span",{class:`status-mark status-${x.status}`},a("span",{"ar\
ia-hidden":"true"},ge),a("span",{class:"visually-hidden"},` ${xn(x)}`))))}function y(x,L=""){return a("td",{class:`num c-time ${L}`,title:pi(x,c.measure)},kt(x,c.measure))}function g(x,L,H){return a("\
td",{class:`num c-time ${L} ${Zt(H,c.measure)?"calm":Lo(x)}`,title:[cs(x,c.measure),Zt(H,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:L==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
x)/f).toFixed(1)}%`}:{}},Bt(x,c.measure))}function b(x){let{frame:L}=x,[H,D]=L.total[c.measure];return c.tree.pair?[h(x),y(H),y(D),g(yo(L,c.measure),"c-diff",L),g(L.here[c.measure],"c-here",L)]:[h(x),
y(H),y(L.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(L.figures.calls[0],"calls"))]}function _(x){let L=c.rows[x],{frame:H}=L,D=[x%2?"odd":"",c.found?.has(H)?"found":"",H.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:D,data:{index:x},tabindex:x===u?"0":"-1","aria-level":L.level,"aria-posinset":L.place,"aria-setsize":L.of,"aria-rowindex":x+2,"aria-expanded":L.leaf?null:
String(L.open),"aria-selected":String(H===c.selected)},b(L))}function v(x=!1){let L=Math.ceil((r.clientHeight||600)/No),H=Math.floor(r.scrollTop/No),[D,Y]=p()?[Math.max(0,H-Yw),Math.min(c.rows.length,
H+L+Yw)]:[0,c.rows.length];if(!x&&D===m[0]&&Y===m[1])return;m=[D,Y];let ge=o.contains(document.activeElement),fe=x?new Map:d;d=new Map;for(let Ue=D;Ue<Y;Ue+=1)d.set(Ue,fe.get(Ue)??_(Ue));[[i,D],[l,c.rows.
length-Y]].forEach(([Ue,ee])=>{Ue.hidden=ee===0,Ue.style.height=`${ee*No}px`});let{scrollTop:Ne}=r;ho(o,[i,...d.values(),l]),r.scrollTop=Ne,ge&&(d.get(u)??r).focus({preventScroll:!0})}function k(x,L=!1){
let H=x*No,D=r.clientHeight-t.offsetHeight;L&&(H<r.scrollTop||H+No>r.scrollTop+D)&&(r.scrollTop=H-D/2),H<r.scrollTop?r.scrollTop=H:H+No>r.scrollTop+D&&(r.scrollTop=H+No-D),v()}function A(x,L){let H=Math.
max(0,Math.min(c.rows.length-1,x));d.get(u)?.setAttribute("tabindex","-1"),u=H,k(H);let D=d.get(H);D?.setAttribute("tabindex","0"),L&&D?.focus({preventScroll:!0})}function T(x){return c!==null&&c.revision===
x.revision&&c.judged===x.judged&&c.text===x.text&&c.rows.length===x.rows.length&&c.rows.every((L,H)=>L.frame===x.rows[H].frame&&L.open===x.rows[H].open)}function S(x){let L=c.selected!==x.selected;c=x;
for(let[D,Y]of d)Y.setAttribute("aria-selected",String(c.rows[D].frame===c.selected));let H=c.rows.findIndex(D=>D.frame===c.selected);L&&H>=0&&A(H,!1)}o.addEventListener("click",x=>{let L=x.target.closest(
"tr[data-index]");if(!L)return;let{frame:H,leaf:D}=c.rows[L.dataset.index],Y=x.target.closest("[data-act]")?.dataset.act;A(Number(L.dataset.index),!0),Y==="instances"?e.onInstances(H):Y==="toggle"&&!D?
e.onToggle(H):e.onSelect(H)}),o.addEventListener("dblclick",x=>{let L=x.target.closest("tr[data-index]");L&&!x.target.closest("[data-act]")&&e.onZoom(c.rows[L.dataset.index].frame)});function I({frame:x,
open:L,leaf:H},D){!H&&L!==D?e.onToggle(x):D&&L?A(u+1,!0):!D&&x.parent&&A(c.rows.findIndex(Y=>Y.frame===x.parent),!0)}o.addEventListener("keydown",x=>{let L=c?.rows[u];if(!L||x.altKey||x.ctrlKey||x.metaKey||
x.target.closest("button"))return;let H=Math.max(1,Math.floor(r.clientHeight/No)-3),D={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+H,PageUp:u-H,Home:0,End:c.rows.length-1},Y={ArrowRight:()=>I(L,!0),ArrowLeft:()=>I(
L,!1),Enter:()=>e.onZoom(L.frame)," ":()=>e.onSelect(L.frame)},ge=x.key in D?()=>A(D[x.key],!0):Y[x.key];ge&&(x.preventDefault(),ge())});let C=0,O=()=>{C===0&&c&&p()&&(C=requestAnimationFrame(()=>{C=0,
v(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/No)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",O,{passive:!0});let $=new ResizeObserver(O);return $.observe(
r),{node:r,focus:()=>A(u,!0),draw(x){if(T(x)){S(x);return}let L=c?.rows[u]?.frame.key,H=c?.selected?.key!==x.selected.key||c?.revision!==x.revision;c=x,f=c.tree.frames.reduce((Y,ge)=>Math.max(Y,Math.abs(
yo(ge,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let D=H?c.selected.key:L;u=Math.max(0,c.rows.findIndex(Y=>Y.frame.key===D)),v(!0),
H&&k(u,!0)},unmount(){$.disconnect(),cancelAnimationFrame(C)}}}function mT(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Jw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function fT(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?mT(t)||(Jw(n)>4*Jw(o)?"host":"device"):"device"}async function pT(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Rt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ot(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Qw(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Il(await wr(o?"":e.control,zn(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?pT(e,t):null]),l=e.
by||fT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Xw(e,t,o){let n=t==="host"?"host":"device";return{...Il(await wr(e.test!==""?
"":e.control,zn(e,n,!0),{signal:o})),chosenBy:n}}async function Zw(e,t,o,n=e.frames==="instance"){let s=zn(e,t.chosenBy,n);s.set("significance",o),Ym(t,await wr("",s),o)}var hT=8,gT=40;function ey(e,t,o){let n=new Set([e.root]);for(let s of[...jn(e,t,hT),...o.slice(0,gT)])bo(s).slice(0,-1).forEach(r=>n.add(r));return n}function wT(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(yo(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function ty(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=wT(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var oy={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ar={path:"/tree",name:"Tree",mount:(e,t)=>bT(e,t)},yT=e=>$t({...jt(""),...Rt(e),exclude:[bt]});function bT(e,t){let o=Un(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:J=!0}={})=>!u&&t.go(Dt({...o,...q}),{replace:J}),m=ns(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:yT(q)},"Compare"),Fc(q)]}),f=Gw(q=>S(q)),p=Uw({onChange:q=>d(A(q)),onStep:O}),w=Fw({onPick:q=>T(q,q),onZoom:q=>T(l.selected,q),onMove:q=>T(q)}),h=Vw({
onSelect:q=>T(q),onZoom:q=>T(q,q),onToggle:I,onInstances:C}),y=zw({pair:()=>Rt(o),onInstances:C,onZoom:q=>T(q,q)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,_));let v=Mt({context:t,results:_,message:g}),k=Qe(400,Se);function A(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function T(q,J){let oe=qe=>qe.at<=q.at&&q.at<qe.end,ue=J??
(oe(l.zoomed)?l.zoomed:bo(q).findLast(qe=>oe(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:q.key,zoom:ue.key}),k(`${St(q)} is selected.`)}function S(q){T(q)}function I(q){let J=o.
rows.includes(q.key)?o.rows.filter(oe=>oe!==q.key):[...o.rows,q.key];d({rows:J})}function C(q){let J=q.key,oe=o.open.includes(J);d({open:oe?o.open.filter(ue=>ue!==J):[...o.open,J],rows:o.rows.filter(ue=>ue!==
J),node:J}),Se(oe?"Folded.":`Its instances are shown below ${St(q)}.`)}function O(q){let J=l?.found??[];if(J.length>0){let oe=J.indexOf(l.selected),ue=oe<0?q>0?0:J.length-1:(oe+q+J.length)%J.length;T(
J[ue]),Se(`${ue+1} of ${J.length}: ${St(J[ue])}`)}}async function $(){let q=[o.control,o.test].filter(oe=>oe!=="");if(q.every(oe=>n&&Ke(n,oe)))return;let J=await gt(q).catch(()=>[]);u||(n=J,ae())}function x(){
if(o.control==="")return"";let q=`${o.control} ${zn(o,"device",o.frames==="instance")}`,J=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(J==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===J)?s.key:`${q} ${J}`}function L(q){r=q,_.dataset.stale="";let[J,oe]=[q.slice(0,q.lastIndexOf(" ")),o.by];v.ask(ue=>Qw(o,ue),ue=>{s={...ue,key:q,base:J,first:oe===""},i=null,delete _.
dataset.stale,v.say(null),Se(V(ue.tree.frames.length-1,"frame")),ae()},ue=>{s=null,l=null,delete _.dataset.stale,v.say(Y(ue)),ae()})}function H(q){let J=`${s.key} ${q==="host"}`;return i?.key===J?(D(i,
q),i.tree):(i={key:J,tree:null},v.ask(oe=>Xw(o,q,oe),oe=>{i.tree=oe,ae(),D(i,q)},oe=>{i=null,Me(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function D(q,J){let{tree:oe}=q;
if(q.judged??=new Set,!(!oe?.pair||J==="calls"||q.judged.has(J)||oe.samples.some(ue=>ue<4))){q.judged.add(J);try{await Zw(o,oe,J,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${J}`,s.classes=void 0,s.openedFor=void 0,ae())}}function Y(q){let J=Object.keys(oy).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},J?F("Use all ranks and steps",()=>d(oy),{class:"primary"}):F("Try again",()=>L(r),{class:"primary"})," ",a("a",{href:me(
"/")},"Choose other traces")))}let ge=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function fe(q){if(o.frames==="class")return s.classes??=Qm(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let J=H(q);if(J){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=ef(s.tree,J,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Ne(){let q=o.by||s.measure,J=fe(q),oe=o.
q===""?null:Hw(J,o.q),ue=Dl(J,o.node)??jn(J,q,1)[0]??J.root,qe=Dl(J,o.zoom)??J.root,G=ey(J,q,[ue,...J.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...oe??[]]),ne=new Set(o.rows),le=ty(
J,q,o.order,re=>G.has(re)!==ne.has(re.key)),Q=[s.key,q,o.frames,o.width,o.open.join(),J.frames.length].join(" ");return{tree:J,measure:q,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:ue,zoomed:qe,
rows:le,revision:Q,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:Ue(J),file:`tracediff-${J.sides.map(({label:re})=>_t(re)).join("-")}`}}function Ue(q){return[["control","test"].slice(0,q.sides.
length).map((oe,ue)=>`${q.pair?`${oe}: `:""}${q.sides[ue].label} (${V(q.sides[ue].samples,"sample")})`).join(" → ")]}function ee(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},J=ue=>Ho(ue,
o,n,q),oe=o.control===""?"Tree":`${J("control")}${o.test===""?"":` → ${J("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,q)}function ae(){if(u)return;let q=x();if(q===""?(v.drop(),[r,
s,l]=["",null,null],v.say(ge())):q!==r&&(s||v.say(null),L(q)),ee(),_.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){p.draw(o,null,o.by,null);return}l=Ne();let{tree:J,measure:oe,found:ue}=l,
qe=[l.revision,l.judged,o.level].join(" ");qe!==c&&(c=qe,f.draw(J,oe,o.level)),p.draw(o,J,oe,ue),w.draw(l),w.sql.set(lo(Ag(o,oe),o)),h.draw({...l,found:ue&&new Set(ue)}),y.draw(J,l.selected,l.canOpen),
D(s,oe)}return ae(),$(),{keys:{search:()=>p.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&T(l.selected,l.
tree.root)},update(q){o=Un(q),ae(),$(),s&&r===s.key&&t.settled()},unmount(){u=!0,v.unmount(),w.unmount(),h.unmount()}}}var kT={name:"rows",label:"Rows",type:"choice",options:la,fallback:"steps"};function ny(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,A){t({[k]:A},{replace:l===k}),l=k}function u(k,A,T,S){let I=ce("set"),C=xo({id:I,field:k,none:S,text:i[k],set:Ke(T,i[k])??null,onPick:O=>{l="",o(
{[k]:O?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:I},A),C.node)}function d(k){let A=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,A.checked===k.fallback?"":String(A.checked))}});return s.push({name:k.name,sync(T){A.checked=T===""?k.fallback:T==="true"}}),a("label",{class:"check"},A,k.label)}function m(k){let A=k.type==="o\
perator"?ce("ops"):null,T=k.type==="number",S=a("input",{type:T?"number":"text",list:A,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:T&&"any",min:T&&0,data:{field:k.name},class:A&&
"wide",title:k.title,on:{change:()=>c(k.name,S.value.trim())}}),I=A&&a("datalist",{id:A});A&&(S.addEventListener("input",Qe(150,()=>w(S.value,I))),S.addEventListener("focus",()=>{S.select(),w("",I)}));
let C="";return s.push({name:k.name,sync(O,$){let x=O||A&&$||"",L=S===document.activeElement&&S.value!==C;S.value.trim()!==x&&!(L&&x===C)&&(S.value=x),C=x,T&&($??null)!==null&&O===""&&(S.placeholder=$)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),S,I)}function f(k){let A=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,A.value===k.fallback?"":A.value)}},Object.entries(
k.options).map(([T,S])=>a("option",{value:T},S)));return s.push({name:k.name,sync(T,S){A.value=T||String(S??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),A)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function w(k,A){if(i.set!=="")try{let T=await br(i.set,k);M(A,[...new Set(T.filter(S=>S.category==="cpu_op").map(S=>S.name))].map(S=>a("option",
{value:S})))}catch{}}let h=(k,A)=>k?.[A].length>0?st(k[A],3):"";function y(k,A){let[T,S]=["set","test"].map(I=>h(Ke(A,i[I]),k));return i.test!==""&&i[k]===""&&(T!==S||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function g(k,A,T){let[S,I]=["set","test"].map(O=>Ke(T,i[O])),C=(O,$,x)=>p({name:O,label:$,type:"text",placeholder:["all",h(x,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,T)?[C(`set_${k}`,`${A} of A`,S),C(`test_${k}`,`${A} of B`,I)]:[C(k,A,S)]}function b(k){let A=T=>T.some(S=>i[S]!=="");return!A(["steps","set_steps","test_steps"])&&(A(["marker","set_\
marker","test_marker"])||["set","test"].some(T=>Ke(k,i[T])?.steps.length>0))}let _=k=>`${jl[k].letter} · ${jl[k].name}`;function v(k){let A=i.test!=="";s=[],M(n,u("set",A?_("set"):"Trace set",k),u("t\
est",A?_("test"):"Compare with",k,"none"),g("ranks","Ranks",k),g("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&p(kT),e[i.what].params.map(p))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,A,T={}){i=k;let S=JSON.stringify([i.what,i.set,i.test,y("ranks",A),y("steps",A),b(A),A.map(I=>[I.id,I.label])]);
if(S!==r){r=S;let I=n.contains(document.activeElement)?document.activeElement.dataset.field:null;v(A),I&&n.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:C})=>C(i[I]??"",T[I]))}}}var _T=24,gi=20;function sy(e,t){let o=Array.from(e),n=Math.max(0,o.length-gi),s=t>_T?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+gi).join(""))),s+gi<o.length&&r("split-rest",s+gi))}var ry=200;function uo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(_=>_.what),i=r.length>0&&a("details",
{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:_,what:v})=>[a("dt",{},_),a("dd",{},v)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),c=[e.caption,
e.heading].filter(Boolean).join(": "),u=ht(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h3",{},c," ",s),
a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"sc\
roll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],f=new Map,p=null,w=e.limit??20;function h(){
if(!p)return m;let _=p.down?-1:1;return[...m].sort((v,k)=>{let[A,T]=[v[p.key]??null,k[p.key]??null];return A===null||T===null?(A===null)-(T===null):_*(typeof A=="number"?A-T:String(A).localeCompare(String(
T)))})}function y(_){let v=p?.key===_.key?!p.down:!!_.number;p={key:_.key,down:v},b(),t.querySelector("[aria-sort] button")?.focus()}function g(_,v,k,A){let T=e.href&&_.link?.(k,e.parameters??{}),S=_.
mono&&typeof A=="string"?sy(A,f.get(_.key)?.get(A)??0):A;return T?a("a",{href:e.href(T)},S):S}function b(){M(t,e.columns.map(v=>{let k=p?.key===v.key;return a("th",{scope:"col",class:v.number&&"num","\
aria-sort":k&&(p.down?"descending":"ascending")},F(`${v.title}${k?p.down?" ↓":" ↑":""}`,()=>y(v),{class:"link-button th-button",title:v.what}))}));let _=new Set;M(o,h().slice(0,w).map(v=>a("tr",{},
e.columns.map(k=>{let A=v[k.key],T=k.show(A,v);return T===ke&&k.blank&&_.add(k),a("td",{title:T===ke&&k.blank?k.blank:k.mono?A:k.exact?.(A,v),class:[k.number&&"num",k.mono&&"mono data-name",k.tone?.(A,
v)].filter(Boolean).join(" ")||null},g(k,A,v,T))})))),l.hidden=_.size===0,M(l,[..._].map(v=>`${ke} in ${v.title}: ${v.blank}`).join("; "),"."),s.textContent=m.length>1?R(m.length):"",n.hidden=m.length<=
w,M(n,F(`Show ${R(Math.min(ry,m.length-w))} more of ${R(m.length)}`,()=>{w+=ry,b()},{class:"link-button"}))}return{node:d,show(_){m=_;for(let{key:v}of e.columns.filter(k=>k.mono))f.set(v,Fi(m.map(k=>String(
k[v]??""))));d.hidden=m.length===0,b()}}}var xT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},ay="http://www.w3.org/2000/svg";function $T(e,t){let o=document.createElementNS(ay,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(ay,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",xT[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function iy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function p(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let v=[...t.querySelectorAll("input:checked")];e.onLines(v.length===0?ic:v.map(k=>k.value))}}});return _.checked=h.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&$T(ec(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,vT(w.lines,h).map(([_,v])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),v.map(k=>p(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(o,w.start),f(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function vT(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function ST(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function ly(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=ST(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var cy={control:"set",test:"test"};function hy(e){let t=(o,n)=>e[`${cy[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[cy[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function ET(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:jc(hy(e));return o&&`(${o})`}var cr="device\
_type = 'GPU'",fu=["COMPUTATION","COMMUNICATION","MEMORY"],wi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",pu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${fu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${fu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${fu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,uy=e=>`${pu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,dy=e=>`${pu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,TT=(e,t)=>`${pu(e,wi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,gy=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,OT=(e,t)=>`SELECT side, rank, kind, name, category, ${gy}
FROM events
WHERE ${cr}${wi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,wy=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${cr}${wi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,yy=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${cr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,by="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",my=(e,t)=>`${yy(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${by}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,ky=(e,t)=>`${yy(e,wi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${by}`,MT=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${ky(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ir=(e,t)=>`${ky(e,t)}
ORDER BY launch_delay DESC`,fy=(e,t)=>`SELECT side, rank, name, ${gy}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function AT(e){let t=Object.entries(hy(e)).map(([o,{ranks:n}])=>{let s=Ya(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var lr="side, rank, span, device_type, device",_y=e=>`WITH changes AS (
    ${e}
)
SELECT ${lr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${lr}),
    so_far AS (PARTITION BY ${lr} ORDER BY at_us, row)`,RT=e=>`SELECT ${lr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${_y(e)}
)
GROUP BY ${lr}
ORDER BY rank, span, device_type, device, side`,py={peaks:RT,"memory-curves":e=>`${_y(e)}
ORDER BY side, rank, at_us`},CT={temporal_breakdown:{rows:uy,temporal:uy},comm_comp_overlap:{rows:dy,overlap:dy},kernel_breakdown:{kinds:TT,kernels:OT,over_ranks:wy},idle_time_breakdown:{rows:my,idle:my},
launch_stats:{counts:MT,worst:ir,"launch-cpu_duration":ir,"launch-gpu_duration":ir,"launch-launch_delay":ir,"launch-scatter":ir},user_annotation_breakdown:{rows:fy,annotations:fy}},LT={kernel_breakdown:{
kernels:wy}},NT={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},xy=e=>NT[e]??{},PT={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},IT={queue_length:"stream",memory_bw:"name"},DT=["what","set","test","lines","order","rows"];function BT(e,t,{chart:o,difference:n}){let s=o&&PT[e.what]?.[t]||t,r=Object.entries(e).filter(([l,c])=>c&&
!DT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&IT[e.what];return`SELECT ${i?`side || ', rank ' \
|| rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Ro(`${l}=${c}`)).join(", ")})`}function qT(e,t,o){if(e.what==="memory"){let r=py[t]&&AT(e);return r?py[t](r):null}let n=o&&LT[e.what]?.[t]||CT[e.what]?.[t],s=n?ET(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var $y=(e,t,{chart:o=!1,difference:n=!1}={})=>(n?null:qT(e,t,o))??BT(e,t,{chart:o,
difference:n});var WT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},hu={path:"/analyse",name:"Analyse",mount:(e,t)=>FT(e,t)};function FT(e,t){let o=Tc(location.search,ut),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(E,W)=>t.go(yn({...o,...E},ut),W),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=ny(ut,{onChange:m,onSet:E=>m({...Ba,...E})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,g,b),v=a("h1",{}),k=F("Open in Perfetto …",()=>Wr([o.set,o.test].filter(E=>E!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),A=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
v,k,A),f,p.node,w,h,_));let T=Mt({context:t,results:_,message:h}),S=yt(()=>c.forEach(E=>E.figure.retheme())),I=E=>sd(o.what,Bh(i??o,ut,E)),C=(E,W)=>lo($y(i??o,E,W),{control:o.set,test:o.test},W?.chart?
xy(E):{});function O(){c.forEach(E=>E.figure.unmount()),c=ut[o.what].charts.map(E=>{let W=E.series&&iy({onLines:pe=>m({lines:pe},{replace:!0}),onWindow:pe=>m(pe),csv:()=>I("series")}),K=dt("Ranks that\
 are drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],pe=>m({order:pe,lines:[]},{replace:!0})),ie={chart:E,bar:W,order:K,hidden:new Set,keys:$(E)};return ie.figure=vt({id:E.
id,title:E.title,file:E.id,level:"h2",class:E.half?"half-chart":"",height:pe=>E.height(pe.places,pe.sides),make:(pe,B)=>H(pe.made(B),ie.hidden),onRelayout:W&&D,onDoubleClick:W&&Y,keys:()=>ie.keys.filter(
pe=>!ie.hidden.has(pe.key)).map(pe=>[pe.property,pe.name]),extra:[a("div",{class:"chart-choice"},L(ie),K.node),W?.node]}),ie}),M(g,c.map(E=>E.figure.node))}let $=E=>(x(E)??(o.test===""?[]:ue().map(W=>({
key:W.key,name:`${W.letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(E.legend)?W.key:W.property})),x=({legend:E})=>typeof E=="\
function"?E(ue()):E;function L(E){let W=ie=>{let{hidden:pe}=E;pe.delete(ie)||pe.add(ie),pe.size===E.keys.length&&pe.clear();for(let B of K)B.setAttribute("aria-pressed",String(!pe.has(B.dataset.key)));
ge(ue())},K=E.keys.map(ie=>F(ie.name,()=>W(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return K.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${E.chart.title}: what is drawn`},K)}let H=({data:E,layout:W},K)=>({layout:W,data:E.map(ie=>K.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function D(E,W){let[K,ie]=[
E["xaxis.range[0]"],E["xaxis.range[1]"]];if(Number.isFinite(K)&&Number.isFinite(ie)&&ie>K&&performance.now()-u>500){let pe=B=>String(Number(Math.max(0,B*W.per+W.offset).toFixed(3)));m({start:pe(K),end:pe(
ie)})}}function Y(){u=performance.now(),m({start:"",end:""})}function ge(E){let W=ut[o.what].charts.filter(B=>typeof B.legend=="function").flatMap(B=>x(B)??[]).map(B=>B.name),K=JSON.stringify([o.what,
o.set,o.test,W]);l!==K&&(O(),l=K);let ie=`tracediff-${E.map(B=>_t(B.label)).join("-")}`,pe={...o,shown:s.parameters,href:B=>yn({...o,...B},ut)};for(let B of c)fe(B,E,pe,ie)}function fe({chart:E,bar:W,
order:K,hidden:ie,figure:pe},B,se,ye){let _e=E.make(B,se),Ge=_e.empty?null:W&&_e.data(600);if(K.node.hidden=!_e.limited,K.press(o.order),pe.draw({file:ye,heading:_e.note,made:_e.data,per:Ge?.per,revision:[
r,o.order,...o.lines,...ie].join(" "),offset:Ge?.offset,places:_e.places,sides:B.length,caption:Ne(B),empty:_e.empty??null}),pe.sql.set(C(E.id,{chart:!0})),pe.node.hidden=!!_e.empty&&(!!_e.isSaid||oe(
B)),W){let Pe=xa(B,E.series,E.ownDevice),j=$a(Pe,B,o).keys;W.draw({lines:Pe,chosen:j,styles:Pp(Pe,j,E.panels),start:o.start,end:o.end,two:B.length>1,empty:!!_e.empty}),W.node.hidden=Pe.length===0}}let Ne=E=>[
[E.map(W=>[W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ae(E)].join(". ")];function Ue({name:E,category:W}){let K=(pe,B)=>o[`${pe}_${B}`]||o[B]||"all",ie=pe=>o[`${pe}_marker`]||o.marker;
return Ut({control:o.set,test:o.test,row:Ot(E,W),control_marker:ie("set"),test_marker:ie("test"),control_ranks:K("set","ranks"),test_ranks:K("test","ranks"),control_steps:K("set","steps"),test_steps:K(
"test","steps")})}function ee(E){let W=E.length>1;b.hidden=oe(E);let K={href:W?Ue:null,parameters:s.parameters};M(b,ut[o.what].tables.flatMap(ie=>{let pe=ly(E,ie),B=$p(ie,pe),se=uo({...K,caption:ie.caption,
csv:I(ie.key),sql:C(ie.key),columns:[...W?[WT]:[],...B]});se.show(pe);let ye=(s.difference?.[ie.key]??[]).filter(Ge=>B.some(Pe=>Pe.number&&(Ge[Pe.key]??null)!==null));if(ye.length===0)return[se.node];
let _e=uo({...K,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:C(ie.key,{difference:!0}),columns:B.filter(Ge=>!Ge.note&&ye.some(Pe=>(Pe[Ge.key]??null)!==
null)).map(kp)});return _e.show(ye),[se.node,_e.node]}))}function ae(E){let W=E.filter(K=>(K.data.last_step_dropped??[]).length>0);return E.every(K=>K.data.steps!==null)?"The rows of the chosen steps \
count, as in Compare.":ut[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":E.every(K=>K.data.all_steps.length===0)?"Without steps\
, all rows count, as in Compare.":W.length>0?`Work that the last step of a rank${W.length<E.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows===
"all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function q(E){let W=ut[o.what],K=E.flatMap(({label:se,
data:ye})=>{let _e=W.host?[]:ye.ranks_without_device_rows??[];return _e.length===0?[]:[_e.length===ye.ranks.length?`${se} has no device work${ye.ranks.length>1?"":` (rank ${ye.ranks[0]})`}: this analy\
sis has nothing to count there. ${fn}`:`${se}: ${_e.length===1?"rank":"ranks"} ${st(_e)} ${_e.length===1?"has":"have"} no device rows.`]}),ie=W.chosen?.({...o,shown:s.parameters}),pe=o.rows!==""&&!W.ofSteps&&
E.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${la.steps}`}),B=oe(E)&&a("p",{},"What the host did is here: ",a("a",{href:yn({...o,what:"\
user_annotation_breakdown",lines:[]},ut)},"annotations"),".");M(y,K.length>0&&a("ul",{class:"notice"},K.map(se=>a("li",{},se))),B,W.notes?.(E),ie&&a("p",{},ie),K.length<E.length&&a("p",{class:"muted s\
mall"},ae(E)," ",pe))}let J=({data:E})=>(E.ranks_without_device_rows??[]).length===E.ranks.length,oe=E=>E.every(J)&&!ut[o.what].host;function ue(){let E=!!s.test;return[["set","A"],["test","B"]].filter(
([W])=>s[W]).map(([W,K])=>({key:W,letter:E?K:"",label:s[W].label,data:s[W]}))}function qe(E){s=null,r="",delete _.dataset.shown,T.say(E)}function G(E,W){let K=ut[o.what];s=E;let ie=i===o&&K.instead?.(
o,ue());if(ie){i={...o,...ie},ne(W);return}r=W,T.say(null);let pe=ue();p.draw(o,n,s.parameters),q(pe),ge(pe),ee(pe),_.dataset.shown=W,Se(`${K.title} is shown.`)}function ne(E){T.ask(W=>On(i.what,Oc(i,
ut),{signal:W}),W=>G(W,E),W=>qe(a("div",{class:"error-box",role:"alert",data:{code:W.code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:me("/")},"Choose other t\
races")))))}let le=()=>`${o.what} ${Oc(o,ut)}`;function Q(){let E=le();if(s&&r===E){T.drop(),ge(ue()),t.settled();return}if(o.set===""){T.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=o,ne(E)}function re(){let E=ut[o.what],W=K=>o[K]===""?null:Ke(n,o[K])?.label??o[K];M(v,E.title),M(w,E.intro),U(),t.setTitle([E.title,[W("set"),W("test")].filter(Boolean).join(" → "),"Analys\
e"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===le()?s.parameters:{}),N(),Q()}function U(){let E=[o.set,o.test].map(K=>K!==""&&Ke(n,K)).filter(Boolean),W=E.filter(K=>K.traces_bytes===0);M(A,W.length===
0?"":E.length===1?Oo(E[0]):W.map(K=>`${K.label}: ${Oo(K)}`).join(" "))}function N(){f.firstChild||M(f,Object.entries(ut).map(([E,{tab:W,title:K}])=>a("a",{data:{what:E}},W??K)));for(let E of f.children){
let{what:W}=E.dataset;if(E.href=yn({...o,what:W,lines:[]},ut),W!==o.what){E.removeAttribute("aria-current");continue}E.setAttribute("aria-current","page");let K=f.getBoundingClientRect(),{left:ie,right:pe}=E.
getBoundingClientRect();(ie<K.left||pe>K.right)&&(f.scrollLeft+=ie-K.left-24)}}async function z(){let E=[o.set,o.test].filter(W=>W!=="");try{n=E.length>0?await gt(E):[],n.length===0&&(n=(await Ft("lim\
it=1")).entries.map(({set:W})=>W))}catch(W){M(h,a("div",{class:"error-box",role:"alert"},W.message));return}d||(p.node.hidden=k.hidden=n.length===0,n.length===0?(M(v,"Analyse"),t.setTitle("Analyse"),M(
h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):re())}return z(),{keys:{search:()=>p.focus()},update(E){o=Tc(E,
ut);let W=["set","test"].every(K=>o[K]===""||Ke(n??[],o[K]));n?.length>0&&W?re():z()},unmount(){d=!0,T.unmount(),S(),c.forEach(E=>E.figure.unmount())}}}var gu=28,vy=200,Sy=12,HT=400,jT=56;function Po(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function UT(e,t,o){let n=Math.max(1,Math.ceil(
o.length/HT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Po(o[r][t]).length);return Math.min(jT,s)+3}function zT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Ey(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>vy&&!Uo();function w(v,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},v.map((A,T)=>{let S=Po(A);return a("td",{title:S.length>40?S:null,class:A===null?"none":l[T].number?"num":""},S)}))}function h(v=!1){let k=Math.ceil((s.clientHeight||600)/gu),A=p()?Math.max(
0,Math.floor(s.scrollTop/gu)-Sy):0,T=p()?Math.min(u.length,A+k+2*Sy):u.length;!v&&A===m&&T===f||([m,f]=[A,T],[[r,A],[i,u.length-T]].forEach(([S,I])=>{S.hidden=I===0,S.firstChild.colSpan=Math.max(1,l.length),
S.style.height=`${I*gu}px`}),M(o,r,u.slice(A,T).map((S,I)=>w(S,A+I)),i))}function y(v){let k=l[v].number;d=d?.at!==v?{at:v,down:k}:d.down===k?{at:v,down:!k}:null;let A=d?.down?-1:1;u=d===null?c:[...c].
sort((T,S)=>A*zT(T[v],S[v])),s.scrollTop=0,g(),h(!0),e.children[v].querySelector("button").focus()}function g(){M(e,l.map((v,k)=>a("th",{scope:"col",class:v.number?"num":"",title:v.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},v.name,v.unit&&a("span",{class:"muted"},`, ${v.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${v.name}`}))))}s.addEventListener("scroll",()=>p()&&h());let b=new ResizeObserver(()=>p()&&h());b.observe(s);let _=qn(()=>h(!0));return{node:s,show(v,k){l=v.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=k,d=null;let T=l.map((S,I)=>UT(S,I,u)).map(S=>`min(${S}ch, 60cqw)`);M(t,T.map(S=>a("col",{css:{width:S}}))),n.style.minWidth=`calc(${["0px",...T].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>vy),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),_()}}}var bu=50,My=5e3,wu=40,GT=360,vo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ty=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],YT={control:0,test:1},Ay=e=>e.map(t=>Fe(t)).join("<br>"),KT=(e,t)=>`${e.name}: ${Po(t)}${e.unit?` ${e.unit}`:""}`;function yu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function ku({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Po(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:YT[n]??r})).sort((n,s)=>n.
at-s.at)}var Ry=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function VT(e,t){let{x:o,ys:n,rows:s}=e;return Ds({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(vo[i])})),bars:s.slice(0,bu).map(r=>({label:Po(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Po(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Oy(e,t){let o=e.rows.slice(0,My).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=yu(e.x,n(e.x.at)),r=yu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=ku({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(vo[d%vo.length]),size:u.length>500?4:7,symbol:Ty[d%Ty.length],opacity:.8},line:{color:te(vo[d%vo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Ay(e.columns.slice(0,12).map(f=>KT(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ry({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function JT(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:wu+1},(i,l)=>{let c=s+(r-s)*l/wu;return l===0?t:l===wu?o:n?Math.exp(c):c})}}function QT(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function XT(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=JT(o),{per:r,axis:i}=yu(e.x,o);return{data:ku(e).map(({name:l,rows:c,at:u},d)=>{let m=QT(t(c),n),f=te(vo[u%vo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let h=Ay([...l===""?[]:[l],`${Po(n[w])} t\
o ${Po(n[w+1])} ${e.x.unit??""}`,R(p)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ry({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var ZT={bars:VT,histogram:XT,line:e=>Oy(e,"lines"),scatter:e=>Oy(e,"markers")};function Cy(e,t){let o=e==="bars"?bu:e==="histogram"?1/0:My;return t>
o?`The chart shows the first ${R(o)} of ${R(t)} rows; the table has all.`:""}function _u(e){return e.ys.length>1?e.ys.map((t,o)=>[vo[o],t.name]):e.by?ku(e).map(({name:t,at:o})=>[vo[o%vo.length],t]):[]}
function Ly(e){let t=null,o=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>_u(t),height:n=>n.chart==="bars"?Be(Math.min(bu,n.rows.length),n.ys.length):GT,make:(n,s)=>ZT[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var e1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,t1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,o1=["name","short_name","kerne\
l","operator","ended_by"];var eo=e=>e.type==="integer"||e.type==="real",$u=e=>eo(e)&&!e1.test(e.name);function bi(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(t1.test(e)&&!/count|calls/.test(e)?"µs":"")}var n1=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function yi(e,t,o,n=s=>s){let s=n1(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function Ny(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var ki=(e,t)=>e.filter((o,n)=>!$u(o)&&t.length>0&&Ny(t,n,8)<=8);function Py(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&eo(n))?o:""}function s1(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>$u(i)),n=Math.abs;return(o.find(({at:i})=>yi(t,i,-1))??o.find(({at:i})=>yi(t,i,-1,n))??o.find(({at:i})=>yi(t,
i,1))??o.find(({column:i})=>bi(i.name)!=="")??o[0])?.column.name??""}var xu=(e,t)=>ki(e,t).some(({name:o})=>o==="side")?"side":"";function r1(e,t){let o=e.findIndex((c,u)=>eo(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&yi(t,u,1))),n=e.filter((c,u)=>u!==o&&$u(c)),s=(n.find(({name:c})=>bi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Py(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":xu(e,t)}}function a1(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(eo),s=e.find(({name:c})=>o1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?r1(e,t):null;if(i)return i;let l=s1(e,t);return s&&l!==""&&(s.
name!=="side"||Ny(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Py(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:xu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:xu(e,t)}}var ur=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Iy(e,t,o){let n=a1(t,o),s=t.filter(eo),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=ur(t,e.x,l?void 0:eo)?e.x:ur(t,n.x,l?void 0:eo)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":ur(t,e.y,eo)?e.y:ur(t,n.y,eo)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":ur(t,e.y2,eo)?e.y2:m?"":n.y2,p=ki(t,
o).map(({name:h})=>h),w=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var i1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],l1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Dy(e){let t=null,o=dt("Kind of chart",i1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ce("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:h,by:y}=t;e({chart:f,x:p,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,h]of o.buttons)h.hidden=!t.kinds.includes(w);let d=l1[t.chart]??{},m=l.filter(eo).map(({name:w})=>w),f=ki(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);M(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function By(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function qy(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Wy,c1]=[7,26],u1=/ \(at byte \d+\)/;function Fy({onRun:e,onCancel:t,tools:o}){let n=ce("sql"),s=ce("sql-error"),r=ce("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Wy),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(Wy,Math.min(c1,h))}function f(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,M(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:qy(g,By(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),M(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(u1,""):h),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Hy=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,jy=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,vu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Uy=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Hy}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${jy}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${jy}
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
    ${vu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${vu("")} AND side = 'control'
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
WHERE name = ${Hy}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${vu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var d1=100;function zy(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Uy.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Gy({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Me(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Ri(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),n.open=!0,Me(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await ud(p.name)}catch(w){l(w);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ri(p.name,p.statement).catch(l),await f()}}})}function d(p){M(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}na(s,i,{name:"Name of the query",maxlength:d1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=V(r.length,"query","queries"),M(o,r.map(p=>a("li",{},F(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Ce("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await cd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var Yy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Ky(e){let t=ce("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},F(f.name,()=>e(Yy(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),h=p===""||w?f.columns:f.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(p));if(h.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(g=>[F(`Insert ${g}`,()=>e(Yy(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),w=(b,_,v)=>_.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),v&&a("p",{class:"small"},v),_),[h,y,g]=[p("view","table"),p("analysis"),p("stored")];M(n,h,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":f===""?"There are no ta\
bles.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?V(i.length,"table"):"",m()},focus:()=>o.focus()}}var m1=60,f1={rows:"there may be more rows",bytes:"the answer would be too long"},Su={path:"/query",name:"Query",mount:(e,t)=>h1(e,t)};function p1(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function h1(e,t){let o=Hc(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,re)=>t.
go(za({...o,...Q}),re),f=Q=>Ga(Q).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Gy({onPick:Ne,statement:()=>h.value()}),h=Fy({onRun:()=>Ne(h.value()),onCancel:Ue,tools:w.save}),
y=zy(Q=>{w.forgetName(),Ne(Q)}),g=Ky(Q=>h.insert(Q)),b=a("p",{class:"result-summary"}),_=Dy(Q=>m(Q,{replace:!0})),v=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),A=Ly([_.node,
v,k]),T=Ey(),S=a("a",{class:"button",title:"The rows as CSV"},"CSV"),I=a("a",{class:"button",title:"The rows as JSON"},"JSON"),C=a("div",{class:"message"}),O=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Qt(location.href,"Link copied.")),S,I)),A.node,a("section",{class:"card table-card","aria-label":"Rows"},T.node)),$=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,$,C,O));let x=Mt({context:t,results:O,message:C}),L=yt(
()=>A.retheme());function H(Q,re,U,N){let z=Ke(n??[],o[Q]),E=xo({field:Q,set:z??null,none:N,text:z?"":o[Q],onPick:W=>m({[Q]:W?Ve(W.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:E.input.id},U),E.node)}let D="";function Y(){let Q=JSON.stringify([o.control,o.test,n?.map(U=>[U.id,U.label])]);if(Q===D)return;
D=Q;let re=document.activeElement?.dataset?.field;M(p,H("control","A","Control"),H("test","B","Test","none: one set alone")),re&&p.querySelector(`[data-field="${re}"]`)?.focus()}async function ge(){let Q=Ga(
{...o,q:""}),re=Q.toString();if(re!==s){s=re;try{let U=await ld(Q);!d&&re===s&&(r=p1(U),g.draw(U,o.test!==""),h.enable(!0),i&&qe())}catch(U){!d&&re===s&&(s=null,g.draw([],!1),U.code==="sql_off"&&fe(U))}}}
function fe(Q){$.hidden=!0,x.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function Ne(Q){if(h.set(Q),Q.trim()===""){h.showError("There is no statement. Write one, or choose an example.",null),
h.field.focus();return}c=l="",u=!0,m({q:Q,...Q===o.q?{}:hg})}function Ue(){x.drop(),h.running(!1),b.textContent="",x.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function ee(Q){
if(i=null,l="",h.running(!1),Q.code==="sql_off"){fe(Q);return}h.showError(Q.message,Q.offset),x.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was refused."))}function ae(){let Q=f(
o);if(Q===l){qe(),t.settled();return}Q!==c&&(c=Q,h.clearError(),h.running(!0),y.open(!1),x.ask(re=>ad(new URLSearchParams(Q),{signal:re}),re=>{i=re,l=Q,h.running(!1),x.say(null),qe(!0),oe(),Se(V(re.row_count,
"row"))},ee))}let q=Q=>Ke(n??[],o[Q])?.label??o[Q],J=()=>`tracediff-${["control","test"].filter(Q=>o[Q]!=="").map(Q=>_t(q(Q))).join("-")}`;function oe(){u&&O.getBoundingClientRect().top>innerHeight-m1&&
O.scrollIntoView({block:"start"}),u=!1}function ue(){let{row_count:Q,truncated:re,truncated_by:U,elapsed_ms:N}=i;M(b,Q===0?"No rows.":[`${R(Q)} ${Q===1?"row":"rows"}`,a("span",{class:"muted"},` in ${R(
Math.max(1,Math.round(N)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${f1[U]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(Q=!1){let re=i.columns.map((K,ie)=>({
...K,at:ie,unit:K.type==="text"?"":bi(K.name,r)})),{rows:U}=i;ue();for(let[K,ie]of[[S,"csv"],[I,"json"]])K.href=id(Ga(o,ie)),K.download=`${J()}-query.${ie}`;let N=Iy(o,re,U),z=K=>re.find(ie=>ie.name===
K),E={...N,columns:re,rows:U,x:z(N.x),ys:[N.y,N.y2].filter(K=>K!=="").map(z),by:z(N.by),file:J(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,N,Object.keys(r).length]),empty:N.chart===
"none"?N.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};A.node.hidden=U.length<2,_.draw(N,re,U);let W=E.empty?[]:_u(E);M(v,W.map(([K,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${K})`}},ie))),v.hidden=W.length===0,k.textContent=E.empty?"":Cy(N.chart,U.length),A.draw(E),(Q||T.units!==r)&&(T.units=r,T.show(re,U)),T.node.parentNode.hidden=re.length===0||U.length===
0,O.dataset.shown=l}function G(){let Q=o.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),Y(),y.draw(o.test!==""),ge(),o.q===""){x.drop(),i=null,l=c="",h.clearError(),h.running(!1),
x.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function ne(){let Q=[o.control,o.test].filter(re=>re!=="");try{n=Q.length>0?await gt(Q):[],n.length===0&&(n=(await Ft(
"limit=1")).entries.map(({set:re})=>re))}catch(re){M(C,a("div",{class:"error-box",role:"alert"},re.message));return}d||(p.hidden=$.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M(C,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):G())}return h.set(o.q),w.load(),ne(),{keys:{search:()=>g.focus(),control:()=>le(
"control"),test:()=>le("test")},update(Q){let re=o;o=Hc(Q),o.q!==re.q&&h.set(o.q);let U=["control","test"].every(N=>o[N]===""||Ke(n??[],o[N]));n?.length>0&&U&&o.control!==""?G():ne()},unmount(){d=!0,x.
unmount(),L(),A.unmount(),T.unmount()}};function le(Q){let re=p.querySelector(`[data-field="${Q}"]`);re?.focus(),re?.click()}}var g1=(e,{side:t,name:o,category:n,counts:s,total_duration:r})=>({...e,name:o,category:n,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function Vy(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(
n=>e.aliases.filter(s=>s.side===n));return t.length===1&&o.length===1&&t[0].category===o[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}]:e.aliases.map(n=>({row:g1(
e,n),names:{control:n.name,test:n.name}}))}var w1=/^(.+)\((\d+)\): (.+)$/;function y1(e){for(let t of["/site-packages/","/dist-packages/"]){let o=e.lastIndexOf(t);if(o>=0)return e.slice(o+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function b1(e){let t=new Map;for(let o of e){let n=o.category==="python_function"&&o.control_counts===0!=(o.test_counts===0)?w1.exec(o.name):null;if(n){let s=`${y1(n[1])}\0${n[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[o.control_counts>0?"control":"test"].push([Number(n[2]),o])}}return t}function Jy(e){let t=[];for(let{control:o,test:n}of b1(e).values())o.length===n.length&&([o,n].forEach(
s=>s.sort(([r],[i])=>r-i)),o.forEach(([,s],r)=>t.push([s,n[r][1]])));return t}var dr=0,mo=1,Qy=e=>e.sort==="host";function Eu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.get(n),rows:1+r,label:s,id:n}))}}function Zy({window:e,all:t,host:o,
shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>Qy(p)===o)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let w=i.length;i.push(...f.names),l.push(...f.categories),c.push(...f.kinds);for(let h of f.lanes)
Qy(h)===o&&k1(d,h,u.push(h)-1,{keep:p,shift:n,shiftName:w,top:s.rowOf(h.id)+1});o||_1(d,m,f,{keep:p,shift:n,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:o,shift:n,rows:s.total(),bands:s.
bands()}}function k1(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];n(l[p],w)&&(e.start.push(l[p]-
s),e.end.push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(dr),e.gap.push(-1),e.lane.push(o))}}function _1(e,t,o,{keep:n,shift:s,rows:r,lanes:i}){
for(let l of o.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&n(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(mo),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,mr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),Io=(e,t)=>e.sort[t]===dr&&e.
merged[t]<=1&&e.occurrence[t]>=0,Xy=new WeakMap;function eb(e,t,o){let n=Xy.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)Io(e,s)&&n.set(`${mr(e,s)}\0${e.occurrence[s]}`,s);Xy.set(e,n)}return n.
get(`${t}\0${o}`)??-1}var x1=.1,$1=.002,Tu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function v1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Tu(e),r=s-n,i=Math.abs(r);return i<x1*Math.max(n,s)||i<$1*
t||r*o<=0?"":r>0?"longer":"shorter"}function tb(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=Pt(e),r=new Map,i=(l,c)=>{let u={change:v1(l,n),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(Vy).forEach(({row:l,names:c})=>i(l,c)),Jy(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var _i=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function ob(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===dr&&n[e.name[r]]&&s.push(r);return s}var Ou={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Mu(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Tu(t);return`${Ou[o]}: ${P(n)} → ${P(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function nb(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===mo){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${R(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!Io(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=Mu(o?.get(mr(r,t)));if(m&&d.push([m,"change"]),n){d.push([`${s}: ${de(n.duration)} (${be(e.
side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let f=_i(o,s,c,r.categories[r.name[t]]);f!==c&&d.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&d.push([
`${s}: no ${R(r.occurrence[t]+1)}${sb(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var sb=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Au=e=>`${R(e)}${sb(e)}`,us=14;function rb(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=o+us+s>window.innerWidth?o-us-s:o+us,l=n+us+r>window.innerHeight?n-us-r:n+us;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function ab(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-
s.top}`).join(" "))}}}function ib(e,t,o){let n=dt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){M(r,l&&[a("b",{},P(l.to-l.from)),a("span",{class:"muted small"},` from ${de(l.from)} to ${de(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var S1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function lb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Ou):[],...S1,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function cb(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function E1(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function ub({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=E1(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(n={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,o(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&cb(n,u,d,m)?r=null:s?r=cb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function T1(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function db(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=ub(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),Ai(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>Tn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=jm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=T1(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>Ai(i.set,p,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);Object.entries(d).forEach(
([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await yr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){n="",s=""},unmount:u})}function mb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var fb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function pb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:me("/")},"Choose other traces")))}var O1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Ru=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function hb(e,t,o){let n=[],s=Ru([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(O1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>V(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var M1=1e3;function gb(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>_i(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?eb(f,Et(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>M1&&(o=new Map);let w=p?{...p.rows[0],of:p.of}:null;return o.set(f,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!Io(c,l))return null;let[u,d]=mr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function xi(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var $i=2e4,wb=3,yb=e=>Math.round(e*1e3),bb=(e,t,o)=>`${e} ${yb(t)} ${yb(o)}`;function A1(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(bb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===$i?r-$i:0,n.words=i?`${P(i.work)} of work in ${P(i.path)}${n.cut>
0?`; the longest ${R($i)} of ${R(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function R1(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===dr&&t.merged[n]<=1&&s&&e.rows.has(bb(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function kb(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.
max(p,d),t.y(u+1)-wb-1,w-Math.max(p,d),wb,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of R1(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function _b({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let h=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(
$i),...w.step_number===null?{}:{steps:String(w.step_number)},...p?{marker:p}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await On("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=A1(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&o(g)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var xb={control:["A","Control"],test:["B","Test"]};function $b(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=xb[i],f=ce("set"),p=xo({id:f,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Ol(l),d=Ml(l,c.rank),m=Al(l,c.rank,c.span),f=(h,y,g,b,_,v)=>{let k=ce(h),A=a(
"select",{id:k,data:{field:`${i}_${h}`},on:{change:()=>e({...v,[`${i}_${h}`]:A.value})}},g.map(T=>a("option",{value:String(T),selected:T===b},_(T))));return a("span",{class:"sample-field"},a("label",{
for:k},y),A)},p=m.indexOf(c),w=(h,y,g)=>Ce(y,`${xb[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[p+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[p+h],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${P(c.step)}`):[f("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${P(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var C1=200,vb=8,L1=1e3;function Sb({onText:e,onStep:t}){let o=ce("search"),n=Qe(C1,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function N1(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Eb(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=N1(e,o,n,l.side);return r||=c.length>vb,c.slice(0,vb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:L1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Tb=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${V(t,"call")}\
 of the ${V(e,"name")} with most time`:`${V(t,"call")} of ${V(e,"name")}`,Ob=(e,t)=>`${R(e+1)} of ${R(t)}`;var Cu={control:"Control",test:"Test"};function P1(e,t,o){return t===void 0?`${Cu[e]}: …`:t===null?`${Cu[e]}: no ${Au(o+1)} call`:`${Cu[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${V(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Mb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=Mu(n.change);M(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Au(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},P1(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${be(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Qt(n.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Ab(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let g=e.state(),b=g.name===""?"":JSON.stringify([e.key(),g.name,g.category,
g.nth,y,y.map(_=>s.named(_,g.name,g.category))]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&g.nth===null){await f(y,b);return}if(b!==""){let{name:_,category:v,nth:k}=g;r={name:_,category:v,nth:k,rows:Object.
fromEntries(y.map(A=>[A,s.known(A,_,v,k)??s.drawn(o.shown(),A,_,v,k)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,g){let{name:b,category:_,nth:v,rows:k}=y;await Promise.all(g.filter(A=>k[A]?.of===
void 0&&k[A]!==null).map(async A=>{try{k[A]=await s.ask(A,b,_,v)}catch{}})),!c&&r===y&&p(g)}async function f(y,g){let{name:b,category:_,at:v}=e.state(),k=[...new Set([v,"test","control"])].filter(A=>y.
includes(A));for(let A of k){let T=null,S=await n[A].find({name:s.named(A,b,_),category:_,order:"duration",limit:1}).catch(I=>{T=I});if(c||i!==g)return;if(T){Me(`The search for ${b} failed. ${T.message}`,
{urgent:!0});return}if(S){let[I]=S.rows,C=I.start-e.shifts()[A];l=!0,o.goTo(o.around({start:C,end:C+I.duration}),!0),e.change({category:S.category,nth:I.occurrence,at:A,...o.current()});return}}Me(`${b}\
 does not occur in this ${Ru(y.map(A=>n[A].chosen))}.`,{seconds:10}),e.change(u)}function p(y){let g=r===null?[]:y.map(_=>r.rows[_]&&xi(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({selected:g}),l&&
g.length>0&&(l=!1,g.forEach(({pane:_,row:v})=>_.drawing.reveal(v)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let v=r.rows[_];return[_,v&&{start:v.start,duration:v.duration,of:v.
of,whole:n[_].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function h(){let y=w();if(y){let g=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-g/2,to:b+g/2}),o.marks.selected.forEach(({pane:_,row:v})=>_.
drawing.reveal(v))}return y!==void 0}return{draw:d,place:w,zoom:h,current:()=>r,show({name:y,category:g,occurrence:b,side:_,at:v,duration:k}){l=!0,o.goTo(o.around({start:v,end:v+k})),e.change({name:y,
category:g,nth:b,at:_})},pick(y,g){let b=s.nameOf(y,g);if(b){let[_,v,k]=b,A=e.state(),T=A.name===_&&A.category===v&&A.nth===k;e.change(T?u:{name:_,category:v,nth:k,at:y.side})}return b!==null},step(y){
let g=w(),b=g?o.beside(g,y):-1;if(b<0)return!1;let[_,v,k]=s.nameOf(g.pane,b),A=g.pane.data(),T=o.current();if(A.start[b]<T.from||A.end[b]>T.to){let S=(A.start[b]+A.end[b])/2,I=(T.to-T.from)/2;o.goTo({
from:S-I,to:S+I})}return e.change({name:_,category:v,nth:k,at:g.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var I1=300,D1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Rb({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=uo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:P,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:P,exact:de}),o("diff","Test − control",{number:!0,show:be,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>D1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)or(m,f,l.from,l.to,
p=>{(Io(d,p)||d.sort[p]===mo)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,I1),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${V(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===mo,h=w?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:w?d.textOf(m):p.names[p.name[m]],change:w?"":d.changeAt(m),diff:h===null?null:d.side==="control"?h.duration-f:f-
h.duration}}))}}}var vi=9,Si=3;function Cb({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let g=s.clientWidth,b=Math.max(1,r.length)*(vi+Si)+Si,_=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(g*_),Math.round(b*_)],o.style.height=`${b}px`;
let v=o.getContext("2d",{alpha:!1});v.scale(_,_),v.fillStyle=te("--surface-sunk"),v.fillRect(0,0,g,b);let k=A=>g*(A-i.from)/(i.to-i.from);r.forEach((A,T)=>m(v,A,Si+T*(vi+Si),k))}function m(g,b,_,v){let k=b.
data();if(!k)return;g.fillStyle=te(b.host?"--span-host":"--span-compute");let A=new Map,T=-1/0;for(let S=0;S<k.length;S+=1){let[I,C]=[v(k.start[S]),v(k.end[S])],O=b.changeAt(S);if(O!==""&&k.merged[S]<=
1){let $=A.get(O)??[];$.push(I,C),A.set(O,$)}k.name[S]>=0&&k.lanes[k.lane[S]].sort!=="other"&&(C>T+.5||I<T-50)&&(g.fillRect(I,_,Math.max(.5,C-I),vi),T=C)}for(let[S,I]of A){g.fillStyle=te(`--span-${S}`);
for(let C=0;C<I.length;C+=2)g.fillRect(I[C],_,Math.max(.7,I[C+1]-I[C]),vi)}}function f(){c||=requestAnimationFrame(d)}function p(){let g=i.to-i.from,b=100*(l.from-i.from)/g,_=100*(l.to-l.from)/g;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${_}%`),n.hidden=_>99.9}let w=g=>{let b=s.getBoundingClientRect(),_=(g.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",g=>{g.button===0&&(s.setPointerCapture(g.pointerId),u={at:w(g),range:g.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",g=>{u&&!u.range&&
e(w(g))}),s.addEventListener("pointerup",g=>{let[b,_]=[u?.at,w(g)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let h=new ResizeObserver(f);
h.observe(s);let y=yt(f);return{node:s,draw(g,b){[r,i]=[g,b],f(),p()},view(g,b){l={from:g,to:b},p()},unmount(){cancelAnimationFrame(c),h.disconnect(),y()}}}var B1=16,q1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Lu=.02,W1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],F1=new Set(["new","g\
one","gap"]);function H1(e,t){let[o,n]=Je(t*10);return`${it(e/n,0,3).replace("-","−")} ${o}`}function j1(e,t,o){return e.sort[t]===mo?"gap":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Lb({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(W1.map(g=>[g,te(`--span-${g}`)]))}
let f=g=>r.name[g]<0||r.lanes[r.lane[g]]?.sort==="other"?"":l[r.name[g]];function p(){l=r.names.map((g,b)=>c?.get(Et(g,r.categories[b]))?.change??""),i=Array.from({length:r.length},(g,b)=>j1(r,b,f(b)))}
function w(g){if(r.sort[g]===mo){let _=r.gaps[r.gap[g]];return`idle ${P(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}let b=r.names[r.name[g]];return(q1[i[g]]??"")+(r.merged[g]>1?`${r.
merged[g]} rows, most of them ${b}`:b||"(no name)")}m();let h=fi(s,{rowHeight:B1,label:`${n}: a table below has the same`,wheel:"free",least:Lu,axis:H1,colour:g=>u[i[g]],hatched:g=>F1.has(i[g]),text:w,
onHover:(g,b)=>o.hover(d,g,b),onPick:(g,b)=>o.pick(d,g,b),onView:(g,b,_)=>o.view(d,g,b,_),onMeasure:o.measure,onKey:g=>o.key(g,d),decorate:(g,b)=>o.decorate(g,b,d)}),y=yt(()=>{m(),h.redraw()});return Object.
assign(d,{drawing:h,show(g,b){r=g,p(),h.set({...g,from:b.from,to:b.to}),s.hidden=g.rows===0},setChanges(g){c=g,r&&(p(),h.redraw())},changeAt:f,textOf:w,title:n,destroy(){y(),h.destroy()}})}function Nb(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Pb(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&kb(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&Nb(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&Nb(e,t,n.partner,te("--text"),1.5,s)}var U1=60,z1=40;function Ib({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=rb(),s=ab(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(O,$)=>t.
pick(O,$),measure:(O,$,x)=>t.measure({from:O,to:$},x),decorate:(O,$,x)=>Pb(O,$,x,o)},m=ze.flatMap(O=>[!0,!1].map($=>Lb({side:O,host:$,on:d}))),f=ze.map(O=>a("section",{class:`timeline-side timeline-${O}`,
data:{side:O},"aria-label":O==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${O}-text small`}),m.filter($=>$.side===O).map($=>$.node))),p=Cb({onMove:O=>{let{from:$,to:x}=g(),L=(x-$)/2;
y().drawing.view(O-L,O+L,!0)},onRange:(O,$)=>y().drawing.view(O,$)}),w=a("div",{class:"timeline-lanes"},f,s.node),h=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,n.node),y=()=>u[0]??
m[0],g=()=>y().drawing.current();function b(O,$,x,L){c||(c=!0,u.filter(H=>H!==O).forEach(H=>H.drawing.follow($,x,L)),c=!1,p.view($,x),I(),t.view($,x,L))}function _(O,$,x){r=$>=0?{pane:O,i:$,event:x}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?v():n.hide(),I(),C()}function v(){let{pane:O,i:$}=r,x=t.both()?e.nameOf(O,$):null;if(x===null){T(void 0);return}let L=ln[O.side],H=e.drawn(u,L,...x)??(k(L,...x)?
null:e.known(L,...x));if(A(H),H!==void 0)return;let D=r;i=setTimeout(async()=>{l=new AbortController;try{let Y=await e.ask(L,...x,l.signal);r===D&&(A(Y),I(),C())}catch{}},U1)}function k(O,$,x,L){let H=t.
changes()?.get(Et($,x))?.row;return H!==void 0&&L>=H[`${O}_counts`]}function A(O){o.partner=O?xi(u,ln[r.pane.side],O):null,T(O)}function T(O){let{pane:$,i:x,event:L}=r;L&&n.show(nb($,x,{changes:t.changes(),
partner:O,other:t.both()?ln[$.side]:""}),L.clientX,L.clientY)}let S=({pane:O,start:$,end:x,row:L})=>O.drawing.placeOf({start:$,end:x,row:L});function I(){let{partner:O,selected:$}=o;r&&O?s.draw(r.pane.
drawing.place(r.i),S(O)):$.length===2?s.draw(...$.map(S)):s.draw(null,null)}let C=()=>u.forEach(O=>O.drawing.redraw());return w.addEventListener("scroll",I,{capture:!0,passive:!0}),{node:h,panes:m,shown:()=>u,
current:g,around({start:O,end:$}){let x=(O+$)/2,L=g(),H=y().drawing.node.clientWidth||1e3,D=Math.max($-O,.01)*H/z1,Y=Math.max(($-O)*1.3,Math.min(L.to-L.from,D));return{from:x-Y/2,to:x+Y/2}},goTo:({from:O,
to:$},x)=>y().drawing.view(O,$,x),glide(O){let{from:$,to:x}=y().drawing.goal(),[L,H]=[($+x)/2,(x-$)/2*O];y().drawing.view(L-H,L+H)},slide(O){let{from:$,to:x}=y().drawing.goal(),L=O*(x-$);y().drawing.view(
$+L,x+L)},fit(){let{from:O,to:$}=y().drawing.extent();y().drawing.view(O,$)},show(O,$,x,L){r=null,o.partner=null,n.hide();let H=new Set;u=O.map(({pane:D,data:Y})=>(D.show(Y,$),D.drawing.showAxis(!H.has(
D.side)&&Y.rows>0),H.add(Y.rows>0?D.side:""),D)).filter(D=>D.data().rows>0),m.filter(D=>!u.includes(D)).forEach(D=>{D.node.hidden=!0}),f.forEach(D=>{let{side:Y}=D.dataset;D.hidden=!u.some(ge=>ge.side===
Y),D.firstChild.textContent=x[Y]??""}),L&&u.forEach(D=>{let{from:Y,to:ge}=kn(L,D.drawing.extent(),Lu);D.drawing.follow(Y,ge)}),p.view(g().from,g().to)},drawOverview(O){p.draw(u,O)},setChanges(O){m.forEach(
$=>$.setChanges(O))},mark(O){Object.assign(o,O),I(),C()},marks:o,beside({pane:O,start:$,row:x},L){let H=O.data(),D=-1;for(let Y=0;Y<H.length;Y+=1){let ge=L*(H.start[Y]-$);H.row[Y]===x&&ge>0&&Io(H,Y)&&
(D<0||ge<L*(H.start[D]-$))&&(D=Y)}return D},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(O=>O.destroy())}}}function Db(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=Eb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(Tb(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(Ob(n,l.length)),t.onCall(l[n])}}}}var G1=350,Y1=250,K1=44,fr={path:"/timeline",name:"Timeline",mount:(e,t)=>V1(e,t)};function V1(e,t){let o=e.clientWidth,n=Tl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(j=>[j,db(j,{onChange:()=>!f&&J(),onError:X=>!f&&ye(X)})])),w=Object.fromEntries(ze.map(j=>[j,null])),h=gb(p,()=>r),y=_b({toggle:()=>Ne({path:!n.path}),change:()=>!f&&
g.mark({}),error:ye}),g=Ib({partners:h,on:{view:le,pick:N,key:B,measure:j=>K(j),changes:()=>r,both:()=>wo(n).length===2,path:j=>y.of(j)}}),b=Sb({onText:j=>Ne({q:j},{replace:!0}),onStep:j=>T.walk(n.q,j)}),
_=ib({zoom:g.glide,fit:g.fit,save:Pe,show:j=>Ne({show:j}),unmeasure:()=>K(null),unalign:()=>Ne({align:"",align_category:"",align_nth:0})},b.node,y.node),v=Mb({zoom:()=>A.zoom(),align:z,href:E,clear:()=>A.
clear()}),k=()=>`${d}|${u}`,A=Ab({state:()=>n,stage:g,sides:p,partners:h,change:j=>Ne(j,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},v),T=Db(b,{key:()=>`${k()}|${r===null}`,sides:()=>wo(n).map(j=>p[j]),
panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:j=>!f&&A.show(j)}),S=$b(j=>Ne({...j,...ze.some(X=>X in j)?{from:null,to:null,name:"",nth:null,align:""}:{}})),I=Rb({onPick:N,partnerOf:U}),
C=lb(),O=a("div",{class:"timeline-notes"}),$=a("h1",{class:"visually-hidden"},"Timeline"),x=a("nav",{class:"crumb","aria-label":"Where this is"}),L=a("div",{class:"message"}),H=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),D=a("div",{class:"results"},_.node,O,g.node,v.node,C.node,y.words,H,I.node);e.append(
a("div",{class:"page timeline-page"},$,x,S.node,L,D));let Y=Mt({context:t,results:D,message:L}),ge=Qe(G1,()=>{let{from:j,to:X}=g.current(),we=j<=m.from&&X>=m.to;Ne(we?{from:null,to:null}:{from:j,to:X},
{replace:!0})}),fe=Qe(Y1,()=>{!f&&g.shown().length>0&&I.draw(g.shown(),g.current())});function Ne(j,{replace:X=!1}={}){f||t.go(Wn({...n,...j}),{replace:X})}let Ue=j=>Ho(j,n,s,null),ee=({sample:j})=>`r\
ank ${j.rank}${j.span>0?`, file ${j.span+1}`:""}, ${j.step_number===null?"whole recording":`step ${j.step_number}`}`;function ae(){let j=ze.filter(Ie=>n[Ie]!==""),X=j.map(Ue).join(" → ");$.textContent=
j.length>0?`${X} · Timeline`:"Timeline",t.setTitle($.textContent);let we={...jt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(x,j.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(we))??$t(we)},`← ${X}`))}async function q(){let j=ze.map(X=>n[X]).filter(X=>X!=="");if(!j.every(X=>s&&Ke(s,X))){let X=await gt(j).catch(()=>[]);f||(s=X,J())}}function J(){
let j=ze.filter(We=>n[We]!=="");ae(),ze.forEach(We=>p[We].load(n));let X=j.length>0&&j.every(We=>p[We].samples!==null)?oe(j):{};S.draw(n,s,Object.fromEntries(ze.map(We=>[We,X[We]&&{samples:p[We].samples,
...X[We]}]))),_.draw(n),b.draw(n.q);let we=wo(n),Ie=j.find(We=>p[We].error&&(we.includes(We)||p[We].samples===null)),je=j.some(We=>p[We].samples?.length===0),Re=we.length>0&&we.every(We=>p[We].whole);
j.length===0?Y.say(mb(s)):Ie&&!Re?_e(Ie):je?Y.say(fb()):Y.say(null),D.toggleAttribute("data-skeleton",!Re),t.busy(j.length>0&&!Re&&!Ie&&!je),Re&&qe(we,X)}function oe(j){let X={};for(let we of j){let Ie=X[ln[we]]??
null;X[we]=p[we].choose(n,Ie)}return wo(n).filter(we=>X[we]).forEach(we=>p[we].loadWhole(n,Math.max(o-K1,300))),X}let ue=j=>j.map(X=>p[X].stepKey()).join("|");function qe(j,X){let we=ue(j),Ie=we!==d;Ie&&
(d=we,j.forEach(je=>{w[je]={host:Eu(),device:Eu()}})),re(j),Q(X),G(j,X,Ie),Ge(j,X),C.draw(j.length===2,n.path),y.draw(n,j,X),A.draw(j),W(),fe(),t.settled()}function G(j,X,we){m={from:Math.min(...j.map(
Re=>p[Re].whole.extent.from-c[Re])),to:Math.max(...j.map(Re=>p[Re].whole.extent.to-c[Re]))};let Ie=g.panes.filter(Re=>j.includes(Re.side)).map(Re=>{let{whole:We,window:So}=p[Re.side];return{pane:Re,data:Zy(
{window:So,all:We,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),je=n.from===null?null:{from:n.from,to:n.to};g.show(Ie,m,Object.fromEntries(j.map(Re=>[Re,`${Ue(Re)}, ${ee(
X[Re])}`])),we?je??m:null),we&&(g.drawOverview(m),ne())}function ne(){let j=g.current();for(let X of wo(n)){let we=g.shown().find(Re=>Re.side===X),{whole:Ie,windows:je}=p[X];if(we&&Ie){let Re=c[X];je.
want({from:j.from+Re,to:j.to+Re},we.drawing.node.clientWidth,Ie.extent)}}}function le(){ne(),ge(),fe()}async function Q(j){let X=j.control&&j.test,we=new URLSearchParams({control:n.control,test:n.test});
for(let je of X?ze:[]){let{rank:Re,step_number:We}=j[je].sample;we.set(`${je}_ranks`,String(Re)),we.set(`${je}_steps`,We===null?"all":String(We)),n[`${je}_marker`]&&we.set(`${je}_marker`,n[`${je}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Re])=>we.set(je,Re));let Ie=X?we.toString():"";if(Ie!==i&&(i=Ie,l?.abort(),r=
null,g.setChanges(null),Ie!=="")){l=new AbortController;try{let je=await ot(we,{signal:l.signal});!f&&i===Ie&&(r=tb(je),g.setChanges(r),g.drawOverview(m),A.draw(wo(n)),re(wo(n)),fe())}catch{}}}async function re(j){
let X=n.align===""||j.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...j.map(je=>h.named(je,n.align,n.align_category))]);if(X===u)return;u=X;let we=c;c={control:0,test:0};let Ie=null;if(X!==
""){let je=null,Re=await Promise.all(j.map(We=>p[We].find({name:h.named(We,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(So=>{je=So})));if(f||u!==X)return;if(je)Me(
`The search for the call to align at failed. ${je.message}`,{urgent:!0});else if(Re.every(Boolean)){let[We,So]=Re.map(Yt=>Yt.rows[0].start);c={control:0,test:So-We},Ie=We}else(r||n.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}g.mark({aligned:Ie}),(X!==""||we.test!==0)&&(J(),ne(),g.drawOverview(m))}function U(j,X){let we=wo(n).length===2?h.nameOf(
j,X):null;return we&&h.drawn(g.shown(),ln[j.side],...we)}function N(j,X){let we=j.data();if(!A.pick(j,X)&&X>=0&&(we.merged[X]>1||we.sort[X]===mo)){let Ie=(we.end[X]-we.start[X])*.75,je=(we.start[X]+we.
end[X])/2;g.goTo({from:je-Ie,to:je+Ie})}}function z(){let{name:j,category:X,nth:we}=A.current();Ne({align:j,align_category:X,align_nth:we})}function E({name:j,category:X}){return n.control===""||n.test===
""?null:Ut({..._s(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(j,X),use_short_name:n.use_short_name})}function W(){for(let j of g.shown())j.drawing.
highlight(n.q===""?null:ob(j.data(),n.q));T.draw(n.q)}function K(j){g.mark({measure:j}),_.measure(j),j&&Se(`${P(j.to-j.from)} measured.`)}function ie(){let j=A.place();if(!j)return!1;let{from:X,to:we}=g.
marks.measure??{from:j.start,to:j.start};return K(X===we&&X!==j.start?{from:Math.min(X,j.start),to:Math.max(X,j.start)}:{from:j.start,to:j.start}),!0}let pe={".":()=>A.step(1),",":()=>A.step(-1),m:ie,
f:()=>A.zoom()};function B(j){let X=pe[j.key];return X!==void 0&&X()!==!1}function se(){if(g.marks.measure)K(null);else if(n.name!=="")A.clear();else if(n.q!=="")Ne({q:""},{replace:!0});else return!1;
return!0}function ye(j){Me(`This part of the timeline could not be loaded. ${j.message}`,{urgent:!0})}function _e(j){Y.say(pb(p[j].error,j,{retry(){ze.filter(X=>p[X].error).forEach(X=>p[X].retry()),J()},
chooseOther:()=>Ne(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(we=>[`${X}_${we}`,""]))),{replace:!0})}))}function Ge(j,X){let we=j.flatMap(Ie=>hb(Ie,p[Ie],X[Ie]));M(O,we.map(Ie=>a("p",
{class:"notice small"},Ie)))}async function Pe(j){let X=g.shown();if(X.length===0)return;let{from:we,to:Ie}=g.current(),je=Math.max(900,X[0].drawing.node.clientWidth),Re=wo(n),We=[$.textContent,`${P(we)}\
 to ${P(Ie)} of ${Re.map(Yt=>`the ${Yt} (${ee(p[Yt].chosen)})`).join(" and ")}`],So=di(We,X.map(Yt=>({lines:[Yt.title],...Yt.drawing.whole(je)})),je);await mi(So,j,`tracediff-${Re.map(Yt=>_t(Ue(Yt))).
join("-")}-timeline`)}return J(),q(),{keys:{search:()=>b.focus(),control:()=>S.choose("control"),test:()=>S.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.
slide(.12),fit:()=>g.fit(),next:pe["."],former:pe[","],measure:pe.m,zoomTo:pe.f,close:se},update(j){let X=n;n=Tl(j),J();let{from:we,to:Ie}=g.current(),je=n.from!==X.from||n.to!==X.to,Re=(So,Yt)=>Math.
abs(So-Yt)>.002+1e-6*Math.abs(Yt),We=n.from===null?m:n;je&&(Re(we,We.from)||Re(Ie,We.to))&&g.goTo(We,!0),q()},unmount(){f=!0,ge.cancel(),fe.cancel(),l?.abort(),ze.forEach(j=>p[j].unmount()),Y.unmount(),
A.unmount(),y.unmount(),g.unmount()}}}var Bb=[["control","Control"],["test","Test"]],J1=e=>({slower:"more",faster:"less"})[e]??null,Qo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:P,exact:de}),Q1=(e,t)=>e===null?"–":`${Ee(e)} to ${Ee(
t)}`,X1=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},Qo("step","Step","Mean of its ranks and steps"),Qo("compute","Compute"),Qo(
"exposed_communication","Exposed communication"),Qo("exposed_memory","Exposed memory"),Qo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:R},{key:"samples",title:"Samples",number:!0,show:R,what:"\
A sample is one step of one rank"}],Z1={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function eO(e){return e.significance!=="cannot_judge"?Z1[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var tO=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},Qo("control","Control","Mean per step of the recordings; host rows without the calls inside them"),Qo("test","Test","Mean per step of the recordings"),{...Qo("diff","Change"),show:be},
{key:"change_percent",title:"%",number:!0,show:Ee,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>Q1(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Ht,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:J1}],oO=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?
"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:eO(t)}},nO=.05;function qb({verdict:e,step_time:t}){let{between_percent:o,within_percent:n}=e,s=o===null?!1:
n!==null&&o<nO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Ee(o).replace("+","")}${n===null?"":" beyond the noise of their steps"}\
.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${P(t.control.step)} → ${P(t.test.step)}. `,s)]}var Wb=e=>Object.fromEntries(Bb.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function Fb(e,t){let o=uo({caption:"Recordings",limit:128,columns:X1(t)});return o.show(Bb.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),o.node}
function Hb(e,t){let o=uo({caption:"Rows",limit:50,columns:tO,csv:t});return{node:o.node,show:n=>o.show(n.map(oO(e.selection.measure)))}}var jb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judge\
d.":`Of ${V(e,"row")} judged, ${R(t.slower)} slower and ${R(t.faster)} faster are found.`;var Iu={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>iO(e,t)},Pu=1e3,sO=250,Ub=32,Du=[["control","A","Control"],["test","B","Test"]],Bu=Du.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),zb=e=>e.split(",").filter(t=>t!=="");function Gb(e){let t=new URLSearchParams(e);return{control:zb(t.get("control")??""),test:zb(t.get("test")??""),q:t.get("\
q")??"",significant:t.get("significant")==="true",chosen:Object.fromEntries(Bu.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}
function qu(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),Object.entries(e.chosen).forEach(
([o,n])=>t.set(o,n)),t}var Yb=({chosen:e})=>Bu.some(({key:t,what:o})=>o!=="marker"&&t in e);function rO(e){let t=Du.flatMap(([o,,n])=>{let s=Bu.filter(r=>r.side===o&&r.key in e.chosen).map(({key:r,what:i})=>`${i}\
 ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...Yb(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Nu(e,t=Pu){let o=qu(e);return o.set(
"exclude",bt),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function aO(e,t){let o=qu(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});
for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function iO(e,t){let o=Gb(location.search),n=null,s=new Map,r=(O,$)=>t.go(me(`/compare/recordings?${qu({...o,...O})}`),
$),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=fa(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"\
chart-tools"},u.node)),m=a("input",{type:"search",id:ce("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(sO,()=>r({q:m.value.trim()},{replace:!0}))}}),f=a("input",{type:"checkbox",id:ce("only"),
on:{change:()=>r({significant:f.checked},{replace:!0})}}),p=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:O=>O.preventDefault()}},a("label",{class:"analysis-field"},a("span",
{},"Name contains"),m),a("label",{class:"recordings-only"},f," only slower or faster")),w=a("div",{class:"comparability"}),h=a("div"),y=a("div"),g=a("div",{class:"analysis-results"},d,w,h,p,y);M(e,a("\
div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per\
 side, the recordings are compared, not their steps: differences within one side are noise. Record both sides alternately."),i,l,g));let b=Mt({context:t,results:g,message:l});function _(O){M(i,Du.map(
([$,x,L])=>{let H=ce("set"),D=ge=>{o[$].includes(ge)||(r({[$]:[...o[$],ge]}),_($))},Y=xo({id:H,field:$,set:null,text:"",onGroup:D,onPick:ge=>{s.set(Ve(ge.id),ge.label),D(Ve(ge.id))}});return Y.input.placeholder=
"Add a recording, or nightly-* …",a("div",{class:`side-card side-${$}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},x),a("label",{for:H},L),Y.node),a("ul",{class:"record\
ings-chosen"},o[$].map(ge=>{let fe=s.get(ge)??ge;return a("li",{class:"tag"},fe," ",F("×",()=>{r({[$]:o[$].filter(Ne=>Ne!==ge)}),_($)},{class:"link-button","aria-label":`Leave out ${fe}`,title:`Leave\
 out ${fe}`}))})))})),O&&i.querySelector(`[data-field="${O}"]`)?.focus()}function v(){for(let O of["control","test"])for(let $ of o[O]){let x=n[O].recordings.find(L=>L.set.startsWith($));x&&s.set($,x.
label)}}function k(){let{control:O,test:$}=Wb(n);M(c,qb(n),a("p",{class:"small recordings-chosen-parts"},rO(o)," ",Yb(o)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.
chosen).filter(([H])=>H.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:It(O.set,$.set)},
`${O.label} and ${$.label}`),", those with the middle step time.")),d.dataset.verdict=n.verdict.verdict;let x=n.control.recordings.length+n.test.recordings.length,L=H=>_t(n[H].recordings[0].label);u.set(
{name:`tracediff-${L("control")}-${L("test")}`,report:kr(Nu(o,null)),bundle:_r(aO(o,n)),tooMany:x>Ub&&`${Ub} sets at most`})}function A(){v(),_(document.activeElement?.dataset?.field),k(),M(w,Dr(n.comparability)),
M(h,Fb(n,L=>me(`/analyse?set=${Ve(L)}`)));let O=Nu(o,null);O.set("format","csv");let $=Hb(n,ds(O));$.show(n.rows);let{row_count:x}=n;M(y,$.node,a("p",{class:"muted small"},x===0?"The filters leave no \
row. ":"",jb(n),x>Pu?` The ${R(Pu)} largest changes of ${R(x)} are here; the CSV has all.`:""))}function T(O){n=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:O.code}},a("h2",{},"This c\
omparison is not possible"),a("p",{},O.message)))}let S=O=>O.startsWith("tag:")||/[*?]/.test(O);function I(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=o.q),f.checked=o.significant;
let O=[o.control,o.test];if(O.some($=>$.length===0)||O.every($=>$.length===1&&!S($[0]))){n=null,b.drop(),_(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of bo\
th sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:O.every($=>$.length===1)?It(o.control[0],o.test[0]):
me("/compare")},"Compare two sets")));return}_(document.activeElement?.dataset?.field),b.ask($=>ot(Nu(o),{signal:$}),$=>{if($.judged!=="between_recordings"){T({code:"one_set",message:"Each of these tw\
o names means one single set."});return}n=$,b.say(null),A(),Se($.verdict.words)},T)}async function C(){let O=[...o.control,...o.test].filter($=>!S($));try{for(let $ of await gt(O.slice(0,100)))s.set(Ve(
$.id),$.label);n===null&&_(document.activeElement?.dataset?.field)}catch{}}return I(),C(),{keys:{search:()=>m.focus()},update(O){o=Gb(O),I()},unmount(){s=new Map,b.unmount()}}}var lO=7.2,Kb=16,Wu={l:64,r:16,t:22,b:44},Hu=e=>e.filter(Boolean).map(Fe).join("<br>"),Qb=e=>e.recorded===null?`stored ${ft(e.created)} (not said when recorded)`:ft(e.recorded);function Xb(e,t){let o=Math.
max(2,Math.floor((t-Wu.l-Wu.r)/(Kb*lO+14))),n=ko(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:no(n.map(s=>e[s].label),Kb).map(Fe)}}
function Zb(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function ek(e){return{template:xt(),margin:Wu,hovermode:"closest",dragmode:"zoom",...e}}function cO(e,t){let o=/^rgb\((.+)\)$/.
exec(e);return o?`rgba(${o[1]}, ${t})`:e}var tk=e=>e.direction==="slower"?"--more-fill":"--less-fill";function uO(e){let t=e.interval&&`95 % interval: ${e.interval.map(P).join(" to ")}`;return Hu([e.label,
Qb(e),`median ${P(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Ee(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var dO=(e,t)=>Hu(
[`${t.direction}: ${P(t.left_median)} → ${P(t.right_median)} (${Ee(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function mO(e,t){let o=[],n=[],s=(r,i)=>t(e[r].interval?.[i]??
e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>
0&&(o.push(...c,...[...c].reverse(),null),n.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).reverse(),null))}return{x:o,y:n}}function fO(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map(
(c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...mO(o,i),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:cO(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"\
skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:c,last:u})=>[c-.5,u+.5,null]),y:n.flatMap(({median:c})=>[i(c),i(c),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(c=>i(
c.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(c=>c.baseline?"square":"circle")},customdata:o.map(uO),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatt\
er",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.direction==="slower"?"triangle-up":"triang\
le-down"),color:s.map(c=>te(tk(c)))},customdata:s.map(c=>dO(e,c)),hovertemplate:"%{customdata}<extra></extra>"}]}var pO=3;function hO({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(
m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,
color:te(tk(m))}})),d=n.length>t/60?[]:n.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(Ee(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"\
--less")}}));return{data:fO(e,l),layout:ek({xaxis:Xb(o,t),yaxis:Zb(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],
annotations:d})}}var Vb=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],ok=e=>a(
"div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),nk=e=>vt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,
make:hO,keys:()=>Vb,extra:ok(Vb),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===pO?o.change_points[n.pointNumber].at:n?.pointNumber;s>0&&e(s-1,s)}}),Fu=["compute","e\
xposed_communication","exposed_memory","idle"],sk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Jb=Fu.map(e=>[sk[e],Xe[e].name]);
function gO({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Hu([i.label,Qb(i),`mean step ${P(i.mean_step_time)}`,...Fu.map(l=>`${Xe[l].name}: ${i.parts?P(i.
parts[l]):ke}`)]));return{data:Fu.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(sk[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></\
extra>"})),layout:ek({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Xb(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Zb(s,n,{rangemode:"tozero"})})}}var rk=()=>vt({id:"chart-se\
ries-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:gO,extra:ok(Jb),keys:()=>Jb});var Ei="row",Ti="layer",ak="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function ik({onChange:e}){let t=ce("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(S,I,C,O={})=>{let $=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:S},...C,on:{change:()=>e({...O,[S]:$.value.trim()})}});return{input:$,node:a("label",{class:"analys\
is-field"},a("span",{},I),$)}},l=i("sets","Sets",{class:"wide",title:ak,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:ak,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ce("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the page Tree names them, from the outside to the inside, with “ / ” between. Frames between them need no name. Block\
 is every Block; Block #3 is one."),w={[Ei]:u,[Ti]:f},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",T(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Os),[Ei,"a row"],[Ti,"a layer"]].map(([S,I])=>a("option",{value:S},I))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),_=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),v=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),k=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:S=>{S.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,v,f.node,_,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>A(u.input.value))),u.input.
addEventListener("focus",()=>A(""));async function A(S){if(s!==null)try{let I=await br(s,S);M(o,[...new Set(I.map(C=>C.name))].map(C=>a("option",{value:C})))}catch{}}function T(){h.value=r||n.measure;
for(let S of[u.node,d.node,v])S.hidden=r!==Ei;for(let S of[f.node,_,p])S.hidden=r!==Ti}return{node:k,draw(S,I){n=S,s=I,r=n.layer!==""?Ti:n.name!==""?Ei:document.activeElement===w[r]?.input?r:"";for(let{
input:C}of[l,c,u,d,f])(C!==document.activeElement||C.value==="")&&(C.value=n[C.dataset.field]);g.value=n.time,y.value=n.by,T()},focus(){return l.input.focus(),l.input.select(),!0}}}var zu={path:"/series",name:"Series",mount:(e,t)=>bO(e,t)},ju=5,pr=(e,t,o,n=P)=>({key:e,title:t,what:o,number:!0,show:n,exact:de}),Uu=e=>e===null?null:e>0?"more":e<0?"less":null,wO=[{key:"label",title:"\
From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":ft(e)},pr("left_median","Before","Median of the level before"),pr("right_median","After","Median of the level after"),
{...pr("diff_duration","Change","After less before",be),tone:Uu},{key:"diff_percent",title:"%",number:!0,show:Ee,tone:Uu},{key:"q_value",title:"q",number:!0,show:Ht,what:"Of the rank test of the obser\
vations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest to \
the change, as several recordings of each side; not where a level has one set alone",show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings aroun\
d it")]}],yO=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${ft(o.created)}`:ft(t)},{...pr("median","Median","Of the me\
ans over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??P(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six \
steps",show:t=>t===null?"–":t.map(P).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:Ee,tone:t=>Math.abs(t)<2?null:Uu(t)}]:[],{key:"observations",title:"Step\
s",number:!0,show:R},pr("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with t\
he one before")}];function bO(e,t){let o=Ms(location.search),n=null,s="",i=ik({onChange:($,x)=>t.go(As({...o,...$}),x)}),l=a("div"),c=a("div",{class:"series-summary"}),u=($,x)=>n.measured!=="layer"?It(
$,x):Dt({control:Ve($),test:Ve(x),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=($,x)=>u(n.sets[$].id,n.sets[x].id),m=nk(($,x)=>t.go(d($,x))),f=rk(),p=a("div",{class:"analysis-tables"}),
w=a("div",{class:"analysis-results"},c,m.node,f.node,p);M(e,a("div",{class:"page analyse-page series-page"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in th\
e order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),i.node,l,w));let h=Mt({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),
f.retheme()});function g($){return`${$.direction}${$.diff_percent===null?"":` by ${Ee(Math.abs($.diff_percent)).replace("+","")}`}: ${P($.left_median)} → ${P($.right_median)}`}function b(){let{sets:$,
change_points:x,levels:L}=n;if(L.length===0)return`No set of these has ${n.measured==="layer"?"this layer":"this time"}.`;let H=n.neighbours;return H!==null&&H.pairs===0?"One set is no series: there i\
s nothing to compare it with.":H!==null&&H.unjudged===H.pairs?`Cannot judge whether the level changes in ${V($.length,"set")}.`:`${x.length===0?"No change of level was found":V(x.length,"change of lev\
el","changes of level")} in ${V($.length,"set")}.`}let _=({pairs:$,unjudged:x})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from what any two \
recordings differ by."+(x===0?"":` ${R(x)} of ${V($,"such pair")} cannot be judged: a set has too few steps.`);function v(){let $=n.since_good;if($===null)return!1;let x=L=>n.sets.find(H=>H.id===L).label;
return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),x($.good),", it is ",a("span",{class:$.direction==="slower"?"more":"less"},g($)),". ",a("a",{href:u($.good,$.now)},`What c\
hanged between it and ${x($.now)}`))}function k(){let $={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},x=n.differences.map(({at:L,kind:H,before:D,after:Y})=>`\
From ${n.sets[L].label} on, ${$[H]}: ${D} before, ${Y} now.`);return n.more_differences===0?x:[...x,`${V(n.more_differences,"more such difference")}.`]}function A(){let{sets:$}=n,x=$.filter(D=>D.missing!==
null),L=n.left_out.map(({label:D,detail:Y})=>`${D} is left out: ${Y}`);if(n.neighbours?.pairs>0&&L.unshift(_(n.neighbours)),n.unknown_recorded>0){let D=n.unknown_recorded===1;L.unshift(`${V(n.unknown_recorded,
"set")} ${D?"does":"do"} not say when ${D?"it was":"they were"} recorded: the time stored counts.`)}x.length>0&&n.levels.length>0&&L.push(`${V(x.length,"set")} ${x.length===1?"has":"have"} no such tim\
e (the table says why), and ${x.length===1?"counts":"count"} with the level around.`),$.every(D=>!D.has_steps)&&L.push("No set has steps: each whole recording counts as one step.");let H=$.filter(D=>D.
affected>0);return H.length>0&&L.push(`${V(H.length,"set")} ${H.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${H.slice(0,ju).map(({label:D})=>D).join(", ")}${H.
length<=ju?"":` and ${R(H.length-ju)} more`}.`),L.unshift(...k()),L.length>0&&a("ul",{class:"notice"},L.map(D=>a("li",{},D)))}function T(){let{sets:$,change_points:x}=n,L=uo({caption:"Changes of level",
limit:64,columns:wO});L.show(x.map(D=>({...D,label:$[D.at].label,recorded:$[D.at].recorded,href:u(D.left,D.right),several:D.recordings_link})));let H=uo({caption:"Sets",limit:30,columns:yO(n),csv:nd(`${ca(
o)}&format=csv`)});H.show($.map((D,Y)=>({...D,href:me(`/analyse?set=${D.id.slice(0,12)}`),before:Y===0?null:d(Y-1,Y)}))),M(p,L.node,H.node)}function S(){let{sets:$}=n,x={file:"tracediff",revision:s,caption:[
`${$[0]?.label??""} to ${$.at(-1)?.label??""}`]};M(c,a("h2",{},b()),v(),A()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...x,answer:n,heading:yf(n),empty:n.levels.length===0?"Th\
ere is nothing to draw.":null}),f.draw({...x,answer:n,heading:"means over steps and ranks",empty:$.every(L=>L.parts===null)?"No set has device work: a step has no parts.":null}),T(),w.dataset.shown=s}
async function I(){let[$,x]=await Promise.all([Ft("group=always&limit=100"),qo()]),H=[...$.entries.flatMap(({group:D})=>D?[D]:[]).map(({prefix:D,sets:Y})=>[`${D}*`,Y]),...x.filter(({sets:D})=>D>2).map(
({tag:D,sets:Y})=>[`tag:${D}`,Y])].filter(([D])=>!D.includes(","));return a("div",{class:"notice"},$.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:me("/")},"Add some"),"."):a("p",{},"\
Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tracediff ingest --tag"),"."),H.length>0&&a("ul",{class:"series-offers"},H.slice(
0,20).map(([D,Y])=>a("li",{},a("a",{href:As({...o,sets:D})},D),` (${V(Y,"set")})`))))}function C($){n=null,h.say(a("div",{class:"error-box",role:"alert",data:{code:$.code}},a("h2",{},"This series is n\
ot possible"),a("p",{},$.message)))}function O(){let $=ca(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",
h.ask(()=>I(),x=>h.say(x),C)):s===$&&n?(h.drop(),S(),t.settled()):h.ask(x=>od($,{signal:x}),x=>{n=x,s=$,h.say(x.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",x.left_out.length>0&&`${V(
x.left_out.length,"set")} cannot be read.`)),i.draw(o,x.sets.at(-1)?.id??null),x.sets.length>0&&(S(),Se(b()))},C)}return O(),{keys:{search:()=>i.focus()},update($){o=Ms($),O()},unmount(){h.unmount(),y(),
m.unmount(),f.unmount()}}}var Gu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var kO=120,_O=[Rs,bn,ou,ar,fr,hu,Su,Iu,zu],hr=document.getElementById("main"),Do=null,Yu="",vn=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let o=location.pathname+location.search;e!==o&&(t?
history.replaceState(history.state,"",e):(lk(),history.pushState(null,"",e)),vn=null),Vu()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(Yu.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Yu:void 0},settled(){vn!==null&&(window.scrollTo(0,vn),vn=null)},status:null,newPair:!1},
lk=()=>history.replaceState({scroll:window.scrollY},"");function Vu(){let e=_O.find(o=>o.path===qt())??Gu;if($n("nav-traces",e===Rs),$n("nav-compare",e===bn||e===ou||e===Iu),$n("nav-tree",e===ar),$n("\
nav-timeline",e===fr),$n("nav-analyse",e===hu),$n("nav-query",e===Su),$n("nav-series",e===zu),vO(),ck()&&(MO.clear(),Ku.clear()),Ku.draw(),Do?.page===e){Do.view.update(location.search);return}Do?.view.
unmount(),Tt.busy(!1),hr.textContent="";let t=Do!==null;Do={page:e,view:e.mount(hr,Tt)},t&&(window.scrollTo(0,0),hr.focus({preventScroll:!0}),Se(`${e.name} page`))}function ck(){let e=new URLSearchParams(
location.search);return qt().startsWith(bn.path)&&!!(e.get("control")&&e.get("test"))}function uk(){return(qt()===Rs.path||qt()===bn.path&&!ck())&&!vs(document.activeElement)&&!document.querySelector(
"dialog[open]")}function xO(e,t){if(!uk()){Ku.offer(e,t);return}let o=ve.transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(It(e.id,t.id)),Tt.newPair=!1,o.length!==
0&&Me(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Tt.go(me("/"))}catch(n){
Me(`That did not work. ${n.message}`,{urgent:!0})}}}})}function $O({detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);uk()?o():Me(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:o}})}function $n(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function vO(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[qt()];e&&(document.getElementById(e).href=location.pathname+location.search),qt()===bn.path&&
(Yu=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=qt();(n.startsWith("/compare")||
[ar,fr].some(({path:s})=>s===n))&&o.size>0&&SO(t,o,n)}function SO(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let i=new URLSearchParams(
{set:n??"",test:s??""});r("nav-analyse",me(`/analyse?${i}`)),r("nav-query",me(`/query?${t}`)),o!==ar.path&&r("nav-tree",Dt(Rt(Un(location.search)))),o!==fr.path&&r("nav-timeline",cn(Object.fromEntries(
e))),!o.startsWith(bn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(e)??It(n,s))}function EO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Oi(o.pathname);!(o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"))||
o.hash!==""&&o.pathname===location.pathname||(e.preventDefault(),Tt.go(o.pathname+o.search))}async function TO(){try{Tt.status=await Bo(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function OO(){let e=globalThis.firstComparison?.answer;e&&(hr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,kO)})]),delete hr.
dataset.waits),Do===null&&Vu()}var Ku=Mm();Ud();var MO=Im(xO);qm();Ld(document.getElementById("theme"));Nm(()=>Do,document.getElementById("keys"));Hd(document.getElementById("drop-veil"),()=>Tt.status?.
read_only!==!0,e=>{ve.add(e),qt()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(me("/"))});ve.addEventListener("bundle",$O);ve.addEventListener("change",()=>fs().catch(()=>{}),{once:!0});document.
addEventListener("click",EO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{vn=e.state?.scroll??0,Vu(),(Do.page===Rs||Do.page===Gu)&&Tt.settled()});window.addEventListener("\
scroll",Qe(200,()=>{vn===null&&lk()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{vn=null},{passive:!0});OO();Nt().then(()=>{Jt.watch(),TO()});})();
