"use strict";
(()=>{var od=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),pe=e=>od+e,Pi=e=>`/${e.split("/").slice(od.split("/").length).join("/")}`,Ht=()=>Pi(location.pathname);var on=pe("/api/v1"),yk=700,Tn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Ii(e,t){try{let n=JSON.parse(t);if(typeof n.
detail=="string"||typeof n.title=="string")return new Tn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new Tn(e,"error",`The server answered with status ${e}.`)}var rd=()=>new Tn(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),bk=/"(?:stream|correlation)":-?\d{16}/,kk=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,_k=/\d{16}/,xk=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t,$k=(e,t)=>new Promise((n,o)=>{let s=setTimeout(n,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),o(t.reason)},{once:!0})});function sd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function ad(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function jt(e,t,n={}){let o=!1;try{for(;;)try{return await vk(e,t,n)}catch(s){if(s.code!=="not_checked_yet")throw s;
o||(o=!0,sd(1)),await $k(yk,n.signal)}}finally{o&&sd(-1)}}async function vk(e,t,{body:n,signal:o,digits:s=!1}){let r={method:e,signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(on+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:rd()}if(!i.ok)throw Ii(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&_k.test(l)?xk:bk.test(l)?kk:void 0)}catch{throw new Tn(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>jt("GET",e,t),tt=encodeURIComponent,
Fn=e=>mt("/status",e);async function Ut(e,t){let n=await mt(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}var gt=async(e,t)=>e.length===0?[]:(await mt(`/sets?${e.map(n=>`id=${tt(
n)}`).join("&")}`,t)).sets,Hn=async e=>(await mt("/tags",e)).tags,fn=(e,t)=>mt(`/sets/${tt(e)}`,t),On=(e,t)=>jt("PATCH",`/sets/${tt(e)}`,{body:t}),Ao=e=>jt("DELETE",`/sets/${tt(e)}`),id=async(e,t)=>(await jt(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,ld=async(e,t)=>(await jt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Ro=e=>jt("POST",`/sets/${tt(e)}/restore`),nt=(e,t)=>mt(`/compare\
_traces?${e}`,t),br=(e,t)=>mt(`/compare_traces/op?${e}`,t),kr=(e,t,n)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,n),Co=async(e,t,n)=>(await mt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,n)).steps,Di=(e,t,n)=>mt(`/sets/${tt(e)}/timeline?${t}`,n),_r=(e,t,n)=>mt(`/sets/${tt(e)}/timeline/find?${t}`,n),Lo=(e,t,n)=>mt(`/analysis/${e}?${t}`,n),cd=(e,t)=>mt(`/series?${e}`,
t),ud=e=>`${on}/series?${e}`,dd=(e,t)=>`${on}/analysis/${e}?${t}`,xr=async(e,t,n)=>(await mt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,n)).ops,hs=e=>`${on}/compare_traces?${e}`,$r=e=>`${on}/report?${e}`,
vr=e=>`${on}/bundle?${e}`,md=e=>`${on}/compare_traces/op?${e}`,pd=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),fd=e=>`${on}/sql?${e}`,hd=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,gd=async e=>(await mt(
"/queries",e)).queries,Bi=(e,t)=>jt("POST","/queries",{body:{name:e,statement:t}}),wd=e=>jt("DELETE",`/queries/${tt(e)}`),qi=(e,t,n)=>`${on}/sets/${tt(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Sr(e,t,n,{
signal:o,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(qi(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Tn(0,"broken","The download stopped before its end. The log of the server says why."):rd()}throw Ii(l.status,await l.text())}var yd=async e=>(await mt(
"/jobs",e)).jobs,bd=(e,t)=>mt(`/jobs/${tt(e)}`,t),No=e=>jt("DELETE",`/jobs/${tt(e)}`),kd=e=>new EventSource(`${on}/jobs/${tt(e)}/events`),_d=(e,t)=>jt("POST","/uploads",{body:{label:e,files:t}}),xd=async()=>(await jt(
"POST","/samples")).jobs,$d=e=>mt(`/uploads/${tt(e)}`),Wi=e=>jt("DELETE",`/uploads/${tt(e)}`),vd=async e=>(await jt("POST",`/uploads/${tt(e)}/commit`)).job;function Sd(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${on}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",p=>r(o+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ii(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Tn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Tn(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Sk(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function it(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Sk(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ke="–",hn="−",Jt=" ",Md=e=>it(e,0,2),Ad=e=>it(e,0,3);function Po(e,t){return t>0?`+${e}`:t<0?`${hn}${e}`:e}function C(e){return e==null?ke:Md(e).replace("-",hn)}function ot(e){return e==null?
ke:Po(Md(Math.abs(e)),e)}var Ed=["","K","M","G","T","P","E"];function sn(e){if(e==null)return ke;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<Ed.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;
return(e<0?hn:"")+it(t,0,o)+(n?Jt+Ed[n]:"")}function to(e){return e>0?`+${sn(e)}`:sn(e)}var Fi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Fi.find(([,n])=>t>=n*
.99995)??(t>0?Fi[3]:Fi[2])}function Er(e,[t,n]){let o=Math.abs(e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return it(o,s,s)+Jt+t}function I(e){if(e==null)return ke;let t=Er(e,Je(e));
return(e<0&&/[1-9]/.test(t)?hn:"")+t}function be(e){return e==null?ke:Po(Er(e,Je(e)),e)}function me(e){return e==null?ke:Ad(e).replace("-",hn)+Jt+"µs"}function Ye(e){return e==null?ke:Po(Ad(Math.abs(
e))+Jt+"µs",e)}var Td=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Io(e){let t=Math.abs(e);return Td.find(([,n])=>t>=n*.99995)??Td[t>0?3:1]}function no(e){return e==null?ke:(e<0?hn:
"")+Er(e,Io(e))}function Rd(e){return e==null?ke:Po(Er(e,Io(e)),e)}function Ui(e){return e==null?ke:it(e,0,9).replace("-",hn)+Jt+"GB/s"}function De(e){return e==null||!Number.isFinite(e)?ke:(e<0?hn:"")+
Cd(Math.abs(e))+Jt+"%"}function Ee(e){return e==null||!Number.isFinite(e)?ke:Po(Cd(Math.abs(e))+Jt+"%",e)}function Cd(e){if(e>0&&e<.05)return e<.005?"<0.01":it(e,2,2);let t=e>=1e3||e===0?0:1;return it(
e,t,t)}var Ek="⁰¹²³⁴⁵⁶⁷⁸⁹";function Nt(e){if(e==null||!Number.isFinite(e))return ke;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Jt}\
×${Jt}10⁻${[...n].map(o=>Ek[o]).join("")}`}function Ld(e){return e==null||!Number.isFinite(e)?ke:e<.001?"<0.001":it(e,3,3)}var Hi=["B","kB","MB","GB","TB"];function zi(e){let t=Math.abs(e),n=Hi.findLastIndex(
(o,s)=>t>=999.5*1e3**(s-1));return[Hi[Math.max(n,0)],1e3**Math.max(n,0)]}var Gi=e=>e==null?ke:`${C(e).replace("-",hn)}${Jt}B`,gs=e=>e==null?ke:Po(Te(Math.abs(e)),e);function Te(e){if(e==null)return ke;
if(e<0)return hn+Te(-e);let t=Hi,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return it(n,s,s)+Jt+t[o]}function V(e,t,n=`${t}s`){return`${C(e)}${Jt}${e===1?t:n}`}function st(e,t=6){
let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(
0,t).join(", ")}, …`:n.join(", ")}function Yi(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var ji=8,
Nd=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Pd(e,t){let n=e[t],o=r=>r===void 0?0:Nd(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-ji);return s>0&&/[\uDC00-\uDFFF]/.
test(n[s])?s-1:s}function Ki(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,Pd(t,o)]))}function Tk(e,t,n){let o=Math.floor(t*.4),s=t-o-1,r=n+(s<2*ji?ji-Math.floor(s/3):0);if(e.length<=
t||n===0||r<=o)return Yi(e,t);let i=Math.max(o,Math.min(r,e.length-s));if(i<=o+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Id=e=>e.replace(/^void (?=\S)/,"");function Vi(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?Id(c):c;function i(c,u){let d=s.get(c),m=Tk(c,e,u);if(n.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=o.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,o.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Nd(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Pd(t,p);f!==n.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Ok(u,e,l(d),n.get(u))}}}function rn(e,t){let n=Vi(
t);return n.add(e),e.map(n.text)}function Tr(e,t){let n=Ki(e),o=rn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Id(s):o[r])}function Ok(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.
max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){return e.
replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function jn(e,t,n){
let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),o}var Mk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Od=e=>String(e).padStart(2,"0"),Ak=36e5;function Dd(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/Ak);return n>=48?`in ${V(Math.floor(n/24),"day")}`:n>=1?`in ${V(n,"hour")}`:"within the hour"}function pt(e){let t=new Date(e);return Number.isNaN(t.getTime())?ke:`${t.getDate()}\
 ${Mk[t.getMonth()]} ${t.getFullYear()}, ${Od(t.getHours())}:${Od(t.getMinutes())}`}var Rk="tracediff.theme",Ji=new Set,Xi=matchMedia("(prefers-color-scheme: dark)");function Qi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Ck(){let e=Qi();
return e==="auto"?Xi.matches?"dark":"light":e}function yt(e){return Ji.add(e),()=>Ji.delete(e)}function Bd(){for(let e of[...Ji])e(Ck())}function Wd(e){e.value=Qi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Rk,e.value)}catch{}Bd()}),Xi.addEventListener("change",()=>{Qi()===
"auto"&&Bd()})}var Lk=matchMedia("(forced-colors: active)"),Or=new Map,qd="";function te(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Xi.matches} ${Lk.matches}`;return o!==
qd&&(Or=new Map,qd=o),Or.has(e)||Or.set(e,Nk(e)),Or.get(e)}function Nk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Zi=null;function ws(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Zi??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Zi=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Zi)}var Fd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ys=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Qt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),n=te("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var el=17;function Pk({
title:e,lines:t,keys:n=[]},o,s){let r=Qt(),i=t.flatMap(f=>jn(f,Math.floor(o/6.6),3)),l=30+el*i.length+(n.length>0?24:0)+8,c=(f,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Fe(w),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,w)=>c(30+el*w,f,12,!1))],d=[],m=12-s.left,p=30+el*i.length+4;for(let[
f,w]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Hd(e,t,n,o){let s=await ws(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Pk(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var nl=/\.json(\.gz)?$/i,tl=/\.tracediff$/i;function jd(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();
r&&n.push({name:r.name,file:r})}}return Ik(t,n)}async function Ik(e,t){let n=[];for(let o of e){let s=[];await zd(o,"",s),n.push(Do(o.name,s))}return n.concat(Ud(t))}function Ud(e){let t=e.filter(({name:o})=>!tl.
test(o)),n=e.filter(({name:o})=>tl.test(o)).map(o=>({label:o.name.replace(tl,""),files:[o],skipped:[],bundle:!0}));return t.length>0?[...n,Do(ol(t),t)]:n}async function zd(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await zd(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function Gd(e){let t=new Map,n=[];for(let o of e){let s=o.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:o})}else n.push({name:o.name,file:o})}return[...t].map(([o,s])=>Do(o,s)).concat(Ud(n))}function Do(e,t){let n=[...t].sort((o,s)=>o.name<s.name?-1:
1);return{label:e,files:n.filter(({name:o})=>nl.test(o)),skipped:n.filter(({name:o})=>!nl.test(o))}}function ol(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(nl,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function Yd(e){let t=new Map;
for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,seen:s})}return t.size<2?null:[...t].map(
([n,o])=>Do(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return Mr(o,n),o}function Mr(e,t){for(let n of t)Array.isArray(n)?Mr(e,n):n!=null&&n!==!1&&e.append(n)}function O(e,...t){return e.textContent="",Mr(e,t),e}function gn(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function F(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var Dk="http://www.w3.org/2000/svg";function He(e,t={},...n){let o=document.createElementNS(Dk,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Mr(o,n),o}var Bk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:Bk[e]}))}function Ce(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.
trim(),on:{click:n}},Pt(e))}var Kd=0;function ue(e){return Kd+=1,`${e}-${Kd}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let n=document.
getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Qe(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(
n),o}function Me(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,o),l(),i}function Vd(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await jd(
i.dataTransfer);l.length>0&&n(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var qk=700,Wk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function sl({found:e,checked:t,refused:n,readable:o}){if(!o)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${C(t)} of ${V(e,"set file")} are checked.`:`${V(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?s:`${s} ${C(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function Jd(e){let t=a("p",{class:"muted small set-files",hidden:!0}),n=!1,o;return{node:t,checking:()=>n,draw({set_files:s,total:r}){let i=n;
return n=Wk(s),t.hidden=!s,t.textContent=s?sl(s):"",clearTimeout(o),n?o=setTimeout(e,qk):i&&Se(t.textContent),n?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(o)}}var Fk=1e3,Ar="This page waits for a set that the server has not checked yet.";function Qd(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),n=0,o=0;async function s(r){let i=await Fn().
then(l=>l.set_files,()=>null);r!==o||!t.isConnected||(e.textContent=i?`${Ar} ${sl(i)}`:Ar,n=setTimeout(s,Fk,r))}ad(r=>{let i=r&&Ht()!=="/";i!==t.isConnected&&(clearTimeout(n),o+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Ar,Se(Ar),s(o)))})}var Hk=2,Xd=1e3,rl=0,oo=e=>["done","failed","cancelled"].includes(e.state);function Rr(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,rl-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(oo(d)&&i(),
t(d))},c=async()=>{let d=Xd;try{l(await bd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Xd}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return rl<Hk&&typeof EventSource=="function"?(rl+=1,o=kd(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var bs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],jk=bs.flatMap(([e])=>e),Uk=bs.flatMap(([,e])=>e),Bo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],wn=(e,t)=>t.some(n=>e.includes(n));function zk(e,t){let[n,o]=[Bo(e),Bo(t)];for(let[s,r]of bs){let i=wn(n,s)&&wn(o,r);if(i!==(wn(o,s)&&wn(n,r)))return i?-1:1}for(let[s,r]of[[jk,-1],[Uk,1]])if(wn(n,s)!==
wn(o,s))return wn(n,s)?r:-r;return 0}function Cr(e){for(let[t,n]of bs){let o=e.map(r=>[wn(Bo(r),t),wn(Bo(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Gk=10n**17n;function Zd(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>Gk?n:null}function ks(e,t){let n=zk(e.label,t.label),[o,s]=[Zd(e),Zd(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}var Yk=100,em=(e,t)=>Bo(e).filter(n=>!t.includes(n)).join(" ");function al(e){
if(e.length===2){let[t,n]=ks(e[1],e[0]);return{control:t.id,test:n.id}}for(let[t,n]of bs){let o=[...t,...n],s=d=>e.filter(m=>wn(Bo(m.label),d)).slice(0,Yk),[r,i]=[s(t),s(n)],l=i.map(d=>[r.find(m=>m!==
d&&em(m.label,o)===em(d.label,o)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Kk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Vk(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=Jk(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function Jk(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function Lr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Vk(e,t.index+t[0].length));return n?Number(n[1]):null}async function Qk(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function tm(e,t,n){let o=await Qk(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var Xk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Lr(e)!==null;async function Zk({name:e,file:t}){let n=await tm(t,4194304,Xk);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=Lr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=Lr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await tm(t,16777216,()=>!1);o=Lr(s.slice(-262144))}return{
isTrace:!0,rank:o??Kk(e)}}async function om(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Zk(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var nm=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function sm(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([nm(e,o,n),nm(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var e_=256,rm=20,am=e=>e.slice(e.lastIndexOf("/")+1),il=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function t_(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
sm(e.file,t.file)}async function n_(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await t_(o,s)||il(o.name)!==null&&il(o.name)===il(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var ll=e=>e.map(({seen:t})=>t.rank),cl=e=>!e.includes(null)&&new Set(e).size===
e.length;function o_(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function s_(e){return Cr(e.map(({name:n})=>am(n)))?.map(n=>n.map(o=>e[o]))??o_(e)??e.map(n=>[n])}function r_(e,t){let n=new Set;return e.map((o,s)=>{let r=ol(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Do(i,l),settled:!0}})}function im(e){
let t=ll(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function a_(e,t,n){return!(t.length===2&&Cr(t.map(({label:s})=>s)))&&
cl(ll(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:im(n),manyFirst:!0}}}function i_(e){return e.includes(null)?"assumed":cl(e)?"named":"equal"}async function lm(e){
if(e.files.length>e_)return{};if(await om(e.files),e.files.length<2||e.settled)return{};let t=await n_(e.files),n=Yd(e);if(n!==null&&n.length<=rm)return a_(e,n,t);let o=ll(t),s=Cr(t.map(({name:i})=>am(
i)));if(t.length<2||cl(o)&&s===null)return{};let r=s_(t);return r.length>rm?{}:{question:{kind:i_(o),parts:r_(r,e),one:im(t),manyFirst:s!==null||r.length===2}}}var l_=2,c_=3,u_=4,ul=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(o=>({...o,size:o.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){
let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){let n=(await xd()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:n,question:o}=await lm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(t,n):o?(t.question=o,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,n){let{tags:o,tagError:s}=t,r=n.map(i=>this.#o(i,{tags:o,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<c_&&this.#p(n)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let n=t.files.map(({name:s,size:r})=>({name:s,size:r})),o=await _d(t.label,n);if(t.state!=="creating"){Wi(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){
this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state===
"sending").length;for(let o of t)for(let s of o.files){if(n>=l_)return;s.state==="waiting"&&(n+=1,this.#f(o,s))}}async#f(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await Sd(t.upload,n.name,n.
file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(
t),this.#l()}async#h(t,n,o){(o.status===0||o.status>=500)&&o.status!==507&&n.attempts<u_&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(
t,n))||(n.state="failed",n.error=o.message)}async#c(t,n){try{let s=(await $d(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:
`${n.length} files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await vd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#i(t,n)}this.#s()}#d(t){
t.stopJob=Rr(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}oo(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let n=t.bundle?t.job.made.map(({set:o})=>o):[t.job.set];try{for(let o=0;o<n.length&&t.tags.length>0;o+=
1)await On(n[o],{add_tags:t.tags}),t.tagged=!0}catch(o){t.tagError=o.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await On(t.job.set,
{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await On(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=null,t.taken={as:n,text:o},n==="label"&&(t.label=o),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Ao(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Ro(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==
null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await No(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Wi(n).catch(()=>{}),this.#l(),this.#s()}},ve=new ul;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var d_=1e3,m_=5e3,p_=6e4,dl=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-p_;get running(){return this.list.filter(t=>!oo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await yd())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?d_:m_)}}#r(t){if(ve.transfers.
some(o=>o.state==="committing"))return;let n=new Set(ve.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Xt=new dl;var Dt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}},so={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"\
text",standard:""},sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"\
never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},ro={control:{type:"text",standard:""},test:{type:"text",
standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},
test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},by:{type:"\
choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"20\
00",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Nr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,
most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"\
text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ml={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{
type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"text",standard:""},category:{
type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","host"]},format:{type:"choice",
standard:"json",words:["json","csv"]}},f_=new Map([["1","true"],["0","false"]]);function Ot(e,t,n,o=t[n].standard){let{type:s,words:r}=t[n];if(s==="texts")return e.getAll(n).filter(m=>m!=="");let i=e.
get(n)??"",l=s==="text"?i:f_.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="choice"&&c==="false"?"":c)||o;return s==="boolean"?d==="true":
d}function Mn(e,t,n,o){for(let s of n){let{type:r,standard:i}=t[s];r==="texts"?o[s].forEach(l=>e.append(s,l)):["",i].includes(String(o[s]??""))||e.set(s,String(o[s]))}}var Bt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,um={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},h_={...um,per_step:"per r\
ecording",percent:"% of the recording"},_s=(e,t)=>(Bt(t)?h_:um)[e];function fl(e){return e.control.samples===e.test.samples?"total":"per_step"}var Wo=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Pr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var cm=(e,t)=>e===null||!(t>0)?null:100*(e/t),pl=(e,t)=>e===null||t===null?null:e-t,qo=(e,t)=>t>0?e/t:null,g_=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function w_(e,t){if(t&&g_(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function dm(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=w_(e,o);r?(i=(u?e.control_per_step:null)??qo(i,s[0]),l=(u?e.test_per_step:null)??qo(l,s[1]),
c=(u?e.diff_per_step:null)??pl(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??qo(i,e.control_counts),l=(u?e.test_per_call:null)??qo(l,e.test_counts),c=pl(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=cm(i,n.step_time.control.step),l=cm(l,n.step_time.test.step),c=pl(l,i));let m=r?[qo(e.control_counts,s[0])??0,qo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function y_(e,t){let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var xs=(e,t)=>JSON.stringify([e,t]);function Mt(e,t){
let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var b_=(e,t)=>e.filter(
({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function mm({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>b_(n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",o].filter(Boolean).join("\
 "),e]}function $s({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var vs=({
aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${C(o)} ${o===1?"call":"calls"}, ${I(s)}`);function hl(e,t,n,{self:o=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=gl({...l,among:i},o);return{row:c,key:l.id??xs(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...dm(l,n,e,o),...y_(l,n)}})}function gl(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var ao=e=>e.moderated_q_value??
e.q_value??null;function pm(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[xs(s.name,s.category),
{...s,among:o}]))}function fm(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[o,dm(e.totals[o],t,e,n)])}var hm=15,gm=[10,15,20,30,50,100],k_=["total","per_step","per_call","percent"],wm=Dt.change.words,ym=Dt.device_type.words,__=Dt.measure.words,x_=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Ir=[...x_,"op"],bt="ProfilerStep*",wl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],$_=["name","category","change","q_value"],Fo=e=>$_.includes(e)?"asc":"desc",yl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],bm=[...yl,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],v_={fold:"true",significant:"",measure:"",equivalence:""},km=(e,t)=>Object.fromEntries(t.map(n=>[n,Ot(e,Dt,n,v_[n])])),_m=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[
t,e.get(t)||e.get("marker")||""]));function S_(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?o:Mt(o,e.get(n)??"")}var An=(e,t,n)=>t.includes(e)?e:n;function zt(e){let t=new URLSearchParams(
e),n=An(t.get("sort"),wl,Dt.sort.standard),o=Number(t.get("top"));return{...km(t,bm),..._m(t),sort:n,...n.endsWith("_work")&&{work:!0},order:An(t.get("order"),Dt.order.words,Fo(n)),unit:An(t.get("unit"),
k_,""),measure:An(t.get("measure")??t.get("time"),__,""),heat:An(t.get("heat"),Ir,""),fall:An(t.get("fall"),["modules"],""),top:Number.isInteger(o)&&o>=1&&o<=200?o:hm,op:S_(t,"op","op_category")}}function $t(e){
let t=Dr(e),n=(s,r,i)=>{r!==i&&t.set(s,r)};n("sort",e.sort,Dt.sort.standard),n("order",e.order,Fo(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),
n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(e.top),String(hm)),n("op",e.op,"");let o=t.toString();return pe(o===""?"/compare":`/compare?${o}`)}var qt=(e,t)=>$t({...zt(""),control:Ve(e),test:Ve(
t),exclude:[bt]});function Dr(e){let t=new URLSearchParams;return Mn(t,Dt,bm,e),e.significant||t.delete("measure"),t}function E_(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith(
"_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="t\
otal"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"per\
cent_of_step":t||"per_step"}`}function Ho(e,t,n){let o=Dr(e);return o.set("significance","true"),o.set("sort",E_(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function bl(e,t,n,o){
let s=Ho(e,t,n);return s.set("format",o),s}var xm=["total","per_step"],T_=["calls","share"],$m=["duration","calls","per_call"];function Ss(e){let t=new URLSearchParams(e);return{...km(t,yl),..._m(t),row:t.
has("name")?Mt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:An(t.get("unit"),xm,""),bins:An(t.get("bins"),T_,"calls"),heat:An(t.get("heat"),$m,"duration")}}function ft(e){let t=new URLSearchParams(
{control:e.control,test:e.test});return Mn(t,Dt,yl,e),t}function io(e){let t=ft(e);return t.set("row",e.row),t}function Gt(e){let t=io(e);return xm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="sha\
re"&&t.set("bins","share"),$m.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),pe(`/compare/op?${t}`)}function vm(e,t,n){let o=Ho(e,t,n);return o.delete("work"),e.sort.endsWith("_work")&&o.
delete("sort"),e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}function Sm(e){let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams(
{control:e.control,test:e.test,view:t.toString()})}var Un=Number(so.limit.standard),Em=e=>e==="label"?"asc":"desc";function Br(e){let t=new URLSearchParams(e),n=Ot(t,so,"sort"),o=Number(t.get("page"));
return{control:t.get("control")??"",test:t.get("test")??"",q:Ot(t,so,"q"),tag:Ot(t,so,"tag"),sort:n,order:Ot(t,so,"order",Em(n)),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Tm(e){let{control:t,
test:n,q:o,tag:s,sort:r,order:i,page:l}={...Br(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,
so.sort.standard),u("order",i,Em(r)),u("page",l,1);let d=c.toString();return pe(d===""?"/":`/?${d}`)}var qr=e=>e.q!==""||e.tag.length>0;function lo(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(Un),offset:String((e.page-1)*Un)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var Ve=e=>e.slice(0,12),zn=(e,t,n,o)=>o?.[e]?.label??(n&&Ke(n,t[e])?.
label)??t[e];function Ke(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Wr=(e="Damaged")=>a("strong",{class:"damage-mark"},Pt("warning"),e);function Fr(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},Wr()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function Hr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Wr(V(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var O_="https://ui.perfetto.dev";var Es=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function M_(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new Es("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Es("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),n);window.addEventListener("message",i)})}function kl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&kl(e,t-1)},100)}async function jr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=O_,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Es("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw kl(l),m}let c=new AbortController,u=M_(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),kl(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var A_=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function R_(e){return(e.notes??[]).some(t=>A_.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var C_=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function xl(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=qi(e.id,t.number,n())},c=(m,p=!1)=>{o.textContent=m,o.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await jr({title:`${e.label}, rank ${t.rank}`,fileName:C_(
t,n()),load:m=>Sr(e.id,t.number,n(),{signal:m,onProgress:p=>c(`Loading ${Te(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Te(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function Rn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${pt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function L_(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Rn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function N_(e,t,n,o){let s=xl(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?R_(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Te(t.trace_bytes)),r)}function P_(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?L_(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>N_(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${C(i)} more were not kept.`))}function I_(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Ur(e,t={}){let n=[],o=ue("traces"),s=I_(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Fn(),...e.map(l=>fn(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>P_(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var D_=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Om(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${V(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(V(s,"note")),r>0&&u.push(V(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:n+o>0?"warn":"note",
text:u.join(", ")}}function B_(e){return a("dl",{class:"counters"},D_.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},C(e[t]??0)))))}function q_(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ke),a("td",{class:"num"},C(s.events)),a("td",{class:"num"},Te(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):xl(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[Wr()," "],i.words,i.
count>1&&` (${C(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function $l(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${V(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},n)))))}var W_={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function vl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${V(e,"e\
ntry","entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${W_[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${C(
e-t.length)} more`)))}function Mm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return fn(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",
...o?["Trace"]:[],"Notes"];O(t,Hr(n.quality.affected_files,n.quality.affected),B_(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"c\
ol"},r)))),a("tbody",{},n.file_list.map(r=>q_(n,r,o))))),$l(n.quality.duplicate_files),vl(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.
id)," · stored in ",Te(n.stored_bytes)," out of ",Te(n.raw_bytes)," of JSON",o&&` (${Te(n.traces_bytes)} the traces themselves)`,!o&&`. ${Rn(n)}`))}).catch(n=>O(t,a("p",{class:"error-text"},n.message))),
t}var Sl=4,El=e=>e===2?"two":C(e),Am=e=>e[0].toUpperCase()+e.slice(1);function F_({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function H_({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${st(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${V(t.ranks,"rank")}`}function j_({parts:e}){let t=e.slice(0,Sl).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Sl?`${t} and ${C(e.length-Sl)} more`:t}function Tl({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${El(t.ranks)} ranks of one`;return`${Am(El(e.length))} sets, \
or ${o}?`}function Rm(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=ue("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${Am(El(o.length))} sets`,j_(t)),c=i(!1,"One set",H_(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Tl(t))," ",F_(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var U_=64,z_={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Ml(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Al(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function co(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return G_(e.made);if(e.state==="done"){let n=e.already_stored?`${Y_(e)}; nothing was stored twice.`:`${Gr(
e)?"Stored, but damaged":"Done"}: ${V(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":z_[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Te(e.bytes_done)} of ${Te(e.bytes_total)}`),e.events>0&&t.push(V(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)} of ${V(e.files_total,"file")}`),
t.join(" · ")}function G_(e){let t=e.filter(s=>s.already_stored).length,n=e.length-t,o=t===1?"one was already here and is unchanged":`${C(t)} were already here and are unchanged`;return n===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${V(n,"set")} stored${t>0?`; ${o}`:""}.`}var Y_=e=>`Stored already as “${e.known_as}”`;function K_(e,t){
let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:pe(`/?q=${o.slice(0,12)}`),title:"This set in the list"},n),t.slice(s+n.length)]}function V_(e){let{offered:t,job:n}=e;
if(e.state!=="done"||t===null)return null;let o=s=>Ol(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=U_&&
F(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var Gr=e=>e?.state==="done"&&e.affected_files?.length>0;function Cm(e){return[Gr(e)&&Hr(e.affected_files),J_(e),$l(e?.duplicate_files),vl(e?.
left_out??0,e?.left_out_files??[])]}function J_(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${V(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function Lm(e){let t=Ml("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=X_(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Q_),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},Z_(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&e0(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),p=null,f="",w="",h=!1;function y(){let $=o.contains(document.activeElement),k=a("div",{},n0(e));f=e.label,k.innerHTML!==o.innerHTML&&(O(
o,...k.childNodes),$&&o.querySelector("button")?.focus({preventScroll:!0}))}function g(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,O(i,h&&Rm(e)),e.state==="done"&&(d.open=!1)}function b(){
let $=e.state==="done"?e.offered:null;if($===c)return;let k=l.contains(document.activeElement);c=$,O(l,V_(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?g():f!==
e.label&&y(),s.update(),u.forEach(t0),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:$,total:k}=Rl(e);t.hidden=e.state==="asking"||!ve.active.includes(e),Al(t,$,k),w=Cl(e),n.textContent!==
w&&O(n,e.state==="done"&&!e.bundle&&e.job.already_stored?K_(e,w):w),b(),m.classList.toggle("affected",Gr(e.job)),O(r,Cm(e.job))}return x(),{node:m,update:x,text:()=>e.question?Tl(e.question):w,focus(){
h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var zr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Rl(e){let{job:t,state:n,files:o}=e;
return n==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:zr(o,"sent"),total:n==="looking"?0:zr(o,"size")}}function Q_(e){let t=Ml(`Progress of ${e.name}`),n=a("span",{class:"fil\
e-state"}),o=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function X_(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.
activeElement&&(o=e.label,t.value=o),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==s&&(n.textContent=s)}}}function Z_(e){let t=e.files.reduce((o,s)=>o+s.size,0),n=[V(e.files.length,e.bundle?"bundle":"\
trace file"),Te(t)];return e.skipped.length>0&&n.push(`${C(e.skipped.length)} skipped`),n.join(", ")}function e0(e){let t=e.slice(0,20).map(({name:o})=>o).join(", "),n=e.length>20?`, and ${C(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),n)}function t0(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Al(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Te(
t.size),sending:`${r} % of ${Te(t.size)}`,sent:`${Te(t.size)} sent`,failed:t.error??"failed"}[t.state]}function n0(e){let{label:t}=e,n=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>Ol(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[F("Bring back",()=>Ol(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Ol(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function o0(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((n,o)=>n-o))}`}function s0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Cl(e){let t=o0(e),n=zr(e.files,"sent"),o=zr(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Te(n)} of ${Te(
o)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[co(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return co(e.job)+s0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Nm(e,t){let n=e,o=Ml(`Progress of ${n.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="qu\
eued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,O(r,m?F("Cancel",()=>No(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Ce("close",`Remove ${n.label} from th\
is list`,()=>t(n)))),o.hidden=!m,Al(o,n.bytes_done,n.bytes_total),s.textContent=co(n),l.classList.toggle("affected",Gr(n)),O(i,Cm(n))}return u(n),{node:l,update:u}}var Pm=()=>a("a",{href:pe("/")},"Show");function r0(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Cl(t),...Rl(t)})),...Xt.running.map(t=>({label:t.label,text:co(t),
done:t.bytes_done,total:t.bytes_total}))]}function a0(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${C(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function i0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Pm()),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function l0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Pm()),draw(n){
e.textContent=`${n}.`}}}function c0(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:qt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",o)),l,c),n=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});nt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Im(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=i0(),n=l0(),o=c0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ht()!=="/",c=l?r0():[],u=l?a0():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),gn(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Xt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[Gn,uo,Dm,an,Yt,u0,Yr,d0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Ts="Every page",Bm="First move to a set of the list, with the arrow keys.",Kr="First select a\
 call, in the lanes or in the table.",mo="There is nothing to search on this page.",Wm=[{pages:[Gn],keys:["/"],text:"Find trace sets",action:"search",none:mo},{pages:[Gn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[Gn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Gn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[Gn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Gn],keys:["Space"],text:"In the list: sel\
ect the set, for several at once"},{pages:[Gn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Bm},{pages:[Gn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Bm},{pages:[uo],keys:["/"],text:"Search the names of the rows",action:"search",none:mo},{pages:[uo],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
uo],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[uo],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[an],keys:["/"],text:"Find a frame or a kernel",action:"search",none:mo},{pages:[an],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[an],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[an],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[an],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[an],keys:["Space"],text:"In the table: select the frame"},{pages:[an],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[an],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[an],keys:["w","s","a","d","0"],text:"In the flame graph: cl\
oser, away, left, right, all"},{pages:[uo,Dm,an,Yt,Yr],keys:["c"],text:"Choose the control",action:"control"},{pages:[uo,Dm,an,Yt,Yr],keys:["t"],text:"Choose the test",action:"test"},{pages:[Yt],keys:[
"/"],text:"Search names; Enter shows the next call",action:"search",none:mo},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Kr},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Yt],keys:["m"],
action:"measure",none:Kr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[u0],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:mo},{pages:[d0],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Yr],keys:["/"],text:"Find a table or column",action:"search",none:mo},{pages:[Yr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[Ts],keys:["?"],text:"List the keys",action:"help"},{pages:[Ts],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:mo},{pages:[Yt],keys:[","],action:"former",none:Kr},{pages:[Yt],keys:["."],action:"next",none:Kr}],m0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},p0=["button","checkbox","file","radio","range","reset","submit"];function Os(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!p0.includes(e.type))}function f0(e,t){let{target:n,key:o}=e,s=Os(n);return Wm.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,Ts].includes(i)))&&(r.
inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function h0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function g0(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},m0[t]??t)])}function qm(e,t){let n=Wm.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},g0(o)),a("dd",{},s)))))}function w0(e){let t=ue("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",n)),qm(`${e.name} p\
age`,e.name),qm(Ts,Ts),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function Fm(e,t){let n=()=>e()&&w0(e().page);t.addEventListener("cl\
ick",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=f0(o,s);if(!i||i.action==="close"&&h0())return;let l=i.action==="help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Hm="tracediff.session";function y0(){try{return JSON.parse(sessionStorage.getItem(Hm))??[]}catch{return[]}}function jm(e){let t=null,n=0,o="";function s(){return t===null&&(t=y0(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Hm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>fn(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===o||ve.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==o&&ve.active.length===
0&&(o=d,e(...ks(m,p)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],It().then(()=>r(s()))}}}var Ll=new Set,zm=!1,Yn=()=>zm;function jo(e){return Ll.add(e),()=>Ll.delete(e)}function Um(e){zm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Ll])t()}function Gm(){window.
addEventListener("beforeprint",()=>Um(!0)),window.addEventListener("afterprint",()=>Um(!1))}var ze=["control","test"],po={control:"test",test:"control"},Km=["rank","span","step"],b0=["both",...ze],k0={path:{type:"boolean",standard:"false"}},Vr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?
Number(e):null,Nl=e=>/^\d+$/.test(e??"")?e:"";function Pl(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Km)n[`${i}_${l}`]=Nl(t.get(
`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[Vr(t.get("from")),Vr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:Ot(t,Nr,"use_short_\
name"),path:Ot(t,k0,"path"),show:b0.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Vr(Nl(t.get("nth"))),
at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Vr(Nl(t.get("align_nth")))??0}}var Ym=e=>String(Math.round(e*1e3)/1e3);function Uo(e){
let t=new URLSearchParams,n=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>n(s,e[s]));for(let s of[...Km,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
n(s,l?r||i:""),ze.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",Ym(e.from)),n("to",Ym(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return pe(o===""?"/timeline":`/timeline?${o}`)}function yn(e){let t=ze.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var _0=(e,t)=>e-t,Vm=e=>[...new Set(
e)].sort(_0),Il=e=>Vm(e.map(t=>t.rank)),Dl=(e,t)=>Vm(e.filter(n=>n.rank===t).map(n=>n.span)),Bl=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function x0(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var $0=(e,t)=>e.find(n=>String(n)===t);function Jm(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,p)=>{let f=d===""?void 0:$0(u,
d);return d!==""&&f===void 0&&o.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Il(e),t.rank,"rank",n?.sample.rank),i=s(Dl(e,r),t.span,"file",n?.sample.span),l=Bl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:x0(l),{sample:c,place:l.indexOf(c),missing:o}}var Jr=e=>/^\d+$/.test(e??"")?e:"",fo=(e,t={})=>Uo({control:e.control,test:e.test,control_rank:Jr(e.control_ranks),test_rank:Jr(e.test_ranks),control_step:Jr(e.control_steps),test_step:Jr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function zo(e,t){let{name:n,category:o}=$s(t,"test");return fo(e,{name:n,category:e.use_short_name?"":o})}
function Qr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&$s(o,"test");return fo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Qm(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return fo(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var ho=[...ro.by.words,"calls"],ta=4,Hl={device:"own",host:"self",calls:"calls"},na=["calls","host","self","device","own"];function ep(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=
o??""})}function Ms(e){let[t,n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(n^n>>>13,3266489909),n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var tp=/ #\d+$/,Zr=(e,t)=>e==="module"&&t!==null?t.replace(
tp,""):t,np=()=>[0,0],Wl=()=>Object.fromEntries(na.map(e=>[e,np()]));function ea(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Wl(),kernels:[],shapes:[],children:[],own:Wl(),key:"",foldKey:""}}var ql=(e,t)=>t>0?(e??0)/t:0,Xr=(e,t,n,o)=>n?[ql(e[`control_${t}`],o[0]),ql(e[`test_${t}`],o[1])]:[ql(e[t],o[0]),0];function v0(e,t,n){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||n[r]===0?null:s/n[r])}function S0(e,t,n){let o=Object.fromEntries(na.map(s=>[s,Xr(e,s,t,n)]));return{...ea({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:v0(e,t,n),split:e.split??null},
figures:o,own:{calls:o.calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:Xr(s,"counts",t,n),device:Xr(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Xr(s,
"calls",t,n)}))}}function oa(e,t,n){[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),Ms(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>Zr(s.sort,l)),s.status].join(`
`);oa(s,r(t,s.names),Ms(i))}}var sa=e=>e.reduce((t,n)=>Ms([t,n.sort,Zr(n.sort,n.control_name),Zr(n.sort,n.test_name),n.status].join(`
`)),"root");function jl(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(ho.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)E0(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Go=e=>e.status==="same"||e.status==="replaced";function E0(e,t){
e.total={},e.ownOf={},e.here={};for(let n of ho){let o=e.own[Hl[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=Go(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Go(e)?r:null}}function Ul(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>S0(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),oa(s[0],"root","root"),jl(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Fl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Xm(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,np()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>Fl(i[l],r[l]))}}function Zm(e,t){na.
forEach(n=>Fl(e.figures[n],t.figures[n])),Object.values(Hl).forEach(n=>Fl(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Xm(e.kernels,t.kernels,"name",["counts","device"]),Xm(e.shapes,t.shapes,"text",["calls"])}function T0({sort:e,status:t,names:n}){let[o,s]=n.map(r=>Zr(e,r));return t===
"replaced"?[o,s]:[o??s,o??s]}var O0=(e,t)=>na.some(n=>e.figures[n][t]>0);function op(e){if(e.children.forEach(op),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>O0(e,o)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function sp(e){let t=ea(e.root);Zm(t,e.root);let n=new Map,o=(r,i)=>{let l=T0(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=ea({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);Zm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&op(t),oa(t,"root","root"),jl(t,{...rp(e),grouped:"class"})}function rp({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var ap=e=>({...e,children:e.children.map(ap)});function M0(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&tp.test(o??"")&&t.unshift(o)}return t}function A0(e,t){let n=ea({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Hl))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function ip(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=A0(i,l);return{...i,opened:!0,own:Wl(),kernels:i.kernels,children:[...l.map(u=>({...ap(u),above:M0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return lp(r,o),jl(r,rp(e))}function lp(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;oa(n,Ms(`${e.key}
${o||"rest"}`),n.foldKey||Ms(`${e.key}
rest`))}else lp(n,t)}function go(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var wo=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",bn=(e,t)=>e.total[t][1]-e.total[t][0];function kn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function zl(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Yo(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var cp=["both","control","test"];function R0(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function up(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=R0(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var C0=["folded","class","instance"],ia=["control","test"],la=["ranks","steps","marker"],L0=5e3,Gl=40,ra=(e,t,n)=>t.includes(e)?e:n,aa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,Gl);function Ko(e){let t=new URLSearchParams(e),n={};for(let o of ia){n[o]=t.get(o)??"";for(let s of la)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...n,level:Ot(t,ro,
"level"),by:ra(t.get("by"),ho,""),width:ra(t.get("width"),cp,"both"),frames:ra(t.get("frames"),C0,"folded"),order:ra(t.get("order"),["calls"],""),q:t.get("q")??"",node:aa(t.get("node"))[0]??"",zoom:aa(
t.get("zoom"))[0]??"",open:aa(t.get("open")),rows:aa(t.get("rows"))}}function Wt(e){let t={...Ko(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&r!==""&&n.set(s,r)};for(let s of ia)o(s,t[s]),la.
forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,ro.level.standard),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),o("order",t.order),o("q",t.q),o("node",
t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-Gl).join(".")),o("rows",t.rows.slice(-Gl).join(".")),pe(n.size===0?"/tree":`/tree?${n}`)}function Vo(e,t,n){let o=new URLSearchParams({max_nodes:String(
L0)}),s=e.test!=="";for(let r of s?ia:["control"]){s&&o.set(r,e[r]);for(let i of la){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return Mn(o,ro,["level","by","instances"],{level:e.
level,by:ro.by.words.includes(t)?t:"",instances:n}),o}var Ct=e=>Object.fromEntries(ia.flatMap(t=>[t,...la.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),N0=["cpu_op","user_annotation","python_function","kern\
el","gpu_memcpy","gpu_memset"];function dp(e,t){let{name:n,category:o}=$s(t,"test");if(!N0.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_function"&&!s,i=s?s[1]:r?n.replace(
/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Wt({...Ct(e),q:i,level:r?"python":"modules"})}var mp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var pp="tracediff.dismissed-jobs",P0=24*3600*1e3,I0=1e4;function fp(){try{return JSON.parse(localStorage.getItem(pp))??[]}catch{return[]}}function D0(e){try{localStorage.setItem(pp,JSON.stringify([...fp().
slice(-50),e.id]))}catch{}}function B0(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<P0;return!n.includes(e.id)&&(!oo(e)||t.has(e.id)||o)}function q0(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<I0)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Se(s,n==="failed")}}}function hp(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=q0(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=Lm(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:x}=h;i.tell(h.key,{state:g,stage:x?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=fp();Xt.running.forEach(y=>r.add(y.id));let h=Xt.list.
filter(y=>B0(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,Nm(y,()=>{D0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${co(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);gn(n,y.map(g=>s.get(g).node)),o.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:w})=>e(w.job.set),f=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",p),ve.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",f),d(),{node:o,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",p),ve.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var W0=.1;function F0(e,t){let n=t.coming_bytes>0?` and ${Te(t.coming_bytes)} on the way`:"",o=t.left_bytes===0?"nothing is left":`${Te(t.left_bytes)} are left`;return`${e} may store ${Te(t.allowed_bytes)}\
: ${Te(t.stored_bytes)} are stored in ${V(t.sets,"set")}${n}, ${o}.`}function gp(e,t){if(!t)return null;let n=t.left_bytes<=W0*t.allowed_bytes;return a("span",{class:n?"quota-few":""},F0(e,t),n&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function wp(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let n=t?null:await Fn().
catch(()=>null);if(n===null)return;let{name:o,all:s}=n.quotas??{};t=!o&&!s,e.hidden=t,O(e,gp(n.user,o)," ",gp("All together",s))}}}var H0="a[href], button:not(:disabled), input";function yp(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(H0)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();o=p.includes(o)?o:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=o;o=m??o,[p,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,p){let f=s(),w=f.indexOf(o),h=[o,...r(o)],y=h.indexOf(p);return{ArrowDown:f[w+1],ArrowUp:f[w-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Os(f)||f.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===o&&(p==="Enter"||p===" ")&&(m.preventDefault(),n(p,o)))}),{sync:l,focus:u}}function ca(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ue("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var Jo=4;function ua(e,t,{text:n,...o}={}){let s=ue("menu"),i=a("button",{type:"button",...n?{}:{title:e,"aria-label":e},...o,class:`${n?"":"icon-button "}menu-button ${o.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},n??Pt("more")),l=null,c=()=>bp(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:w}}),O(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),bp(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter($=>!$.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",x={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find($=>$.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||x)&&(h.preventDefault(),h.stopPropagation(),x?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function bp(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Jo+s<=innerHeight;e.style.setProperty("top",`${Math.max(Jo,r?n.bottom+Jo:
n.top-Jo-s)}px`),e.style.setProperty("left",`${Math.max(Jo,Math.min(n.right-o,innerWidth-o-Jo))}px`)}var da=10,kp=3;function j0(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Ur([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function _p(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},o))}function U0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function z0(e,t){let n=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),o=e.tags.length-kp;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,kp).
map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function G0(e,t){let n=e.goes?`goes ${Dd(e.goes)}`:"",o=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${pt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":n,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:o},s):F([Pt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:o,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${n}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function Y0(e,t,n){let o=a("div",{class:"set-line"}),s=()=>O(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),z0(e,t),G0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};return s(),{node:a("td",{class:"set-cell"},o,U0(e)),edit(i){ca(o,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function K0(e,t,n){let o=Om(e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,Mm(e)),O(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.
has(e.id)))}}},o.level==="warn"&&Pt("warning"),a("span",{class:"ellipsis"},o.text),Pt("chevron"));return s}function V0(e){return e.steps.length>0?a("span",{title:st(e.steps)},C(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function xp(e,t,n,{member:o=!1}={}){let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(da)},n.get(e.id))),r=ua(
`Actions for ${e.label}`,()=>j0(e,t,u=>i.edit(u))),i=Y0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},_p("control",e,t),_p("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},pt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},C(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},V0(e)),a("td",{class:"num","data-head":"Events"},C(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Te(e.raw_bytes)} of JSON in ${V(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):ke}`},Te(e.disk_bytes)),a("td",{"data-head":"Quality"},K0(e,s,n)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:pe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var J0=["sets","tag","baseline","name","category","layer","measure","time","by"];function As(e){let t=new URLSearchParams(e);return Object.fromEntries(J0.map(n=>[n,Ot(t,ml,n,n==="sets"?"":void 0)]))}function ma(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Mn(t,ml,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Rs(e){let t=ma(
e).toString();return pe(t===""?"/series":`/series?${t}`)}var $p=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],vp=$p.filter(e=>e.sort);function Q0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Sp(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=$p.map(h=>Q0(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=yp(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let x=l.get(h),$=x?.shown===
y?x:{shown:y,rows:g()};return b.set(h,$),$.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>xp(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[X0(
h,y,e)],g);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap($=>u($,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${x}`,()=>y.loading||x>0?[Z0(h,y,x,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=g?.closest("tr")?.dataset??{};gn(t,h.entries.flatMap($=>$.group?d($.group,h.groups.get($.group.prefix),y):u($.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let g of o){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,O(g.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let x of g){let{set:$}=x.dataset;for(let k of[
"control","test"])x.toggleAttribute(`data-${k}`,$===h[k]),x.querySelector(`.pick-${k} input`).checked=$===h[k];x.toggleAttribute("data-checked",y.has($)),x.querySelector(".set-check").checked=y.has($)}
let b=g.filter(x=>y.has(x.dataset.set)).length;n.checked=b>0&&b===g.length,n.indeterminate=b>0&&b<g.length,n.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function X0(e,t,n){let o=F([Pt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},V(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${V(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},pt(e.newest)),a("td",{colspan:String(da-4)},!e.prefix.includes(",")&&a("a",{href:Rs(
{...As(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function Z0(e,t,n,o){return a("tr",{class:"more-row member"},a("td",
{colspan:String(da)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${C(n)} left)`,()=>o.more(e.prefix),{class:"link-button"})))}function Ep(e,t){let n=e,o=ue("tags"),s=ue("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${V(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(w,h){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let g=await On(n[y].id,w);n=n.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let w=new Map;n.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),O(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),Ce("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Hn().then(w=>O(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function Op({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=ue("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},n),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&Se(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),f.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${C(b.files_done)} of ${V(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&No(m.id).catch(()=>{}),Rr(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:w,
go:u}}async function ex(e,t){try{for(let n of e.binned)await Ro(n);for(let n of e.made.filter(o=>!o.already_stored))await Ao(n.set)}catch(n){Me(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Mp(e,t,n){Me(e,{seconds:30,action:{label:"Undo",run:()=>ex(t,n)}}),n(t.set)}function tx(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Te(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Tp(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Ap(e,t){let n=ue("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Op({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:o,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):id(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Mp(`“${e.
label}” was split into ${V(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await fn(e.id);s=tx(d,()=>l("")),O(o,Tp(n,"each",`Each file becomes a set: ${V(d.file_list.
length,"set")}`,!0,u),Tp(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){O(o),l(d.message,!0)}}function Rp(e,t){
let n=ue("label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Op({title:`Join ${V(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${V(s.files,"file")}`)))),a("label",{for:n},"Label"),
o),start:()=>ld(e.map(s=>s.id),o.value.trim()),ended:s=>Mp(`${V(e.length,"set")} were joined.`,s,t)}),o.focus()}var nx=10,ox=12,sx=200,rx=4;async function Yl(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:rx},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function ax({change:e,sort:t}){let n=ue("find"),o=a("span",{class:"muted small found"}),s=!1,r=Qe(sx,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},vp.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${p} ${w}`},`${f} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(p,f,w){let h=[...p.tag.filter(g=>!f.some(b=>b.tag===g)).map(g=>({tag:g})),...f.slice(0,ox)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,h.
map(({tag:g,sets:b})=>F([g,b!==void 0&&a("span",{class:"muted"},` ${C(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(p.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,w){u.hidden=w<=nx&&!qr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let h=f===0?"No set matches.":V(f,"set");return o.textContent=qr(p)?h:"",h}}}var Cp=e=>[...e.values()].every(t=>t.pinned);function ix(e){let t=a("span",{role:"status"}),n=F("",e.compare,{class:"\
primary"}),o=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,n,o,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,n.textContent=`Compare (${C(c.size)})`,
n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",o.disabled=c.size<2,o.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Cp(c)?"Unpin":"Pin",i.textContent=`Delete (${C(c.size)})`}}}function lx(e){let t=a("span",{class:"muted"}),n=F("Previous",()=>e(-1)),o=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-1)*Un,c=Math.min(l+Un,i.entry_total);s.hidden=i.entry_total<=Un&&r===1,n.disabled=
r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(i.entry_total)}${i.entry_total===i.total?"":` rows, ${V(i.total,"set")}`}`:""}}}function Lp({change:e,pick:t,ready:n,loaded:o,
empty:s,context:r}){let i=a("div",{class:"content"},cx()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],w={control:"",test:""},h="",y=null,g="",b=!1,x=(P,G)=>{b=!0,e({page:1,...P},G)},$=ax({change:P=>x(
P,{replace:!0}),sort:(P,G)=>x({sort:P,order:G})}),k=Sp({pick:t,save:Y,pin:Q,remove:re,check:B,checkAll:J,toggleGroup:H,tags:oe,split:P=>Ap(P,qe),more:A,filterTag:ae,sort:ee}),M=ix({compare:ne,join:()=>Rp(
[...l.values()],qe),tags:()=>oe([...l.values()]),pin:()=>Q([...l.values()],!Cp(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),fe()}}),S=lx(P=>{e({page:u.page+P}),i.scrollIntoView({block:"star\
t"})}),v=Jd(L),N=a("div",{class:"set-list"},v.node,$.node,i,S.node,M.node);async function L(){y?.abort(),y=new AbortController;let{signal:P}=y;m=lo(u).toString(),i.ariaBusy="true";let G=setTimeout(()=>r.
busy(!0),400);try{let[E,W,K]=await Promise.all([Ut(lo(u),{signal:P}),Hn({signal:P}),qr(u)?Ut("limit=0",{signal:P}):null,n()]);d=E,f=W,p=v.draw(K??E),await _(P),le()}catch(E){E.name!=="AbortError"&&T(E)}finally{
clearTimeout(G),P.aborted||(r.busy(!1),i.ariaBusy=null)}}function T(P){d=null,m="",O(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},P.message),F("Try agai\
n",L,{class:"primary"})))}let R=(P,G,E=Un)=>{let W=lo({...u,page:1});return W.delete("group"),W.set("prefix",P),W.set("offset",String(G)),W.set("limit",String(E)),W};async function _(P){let G=new Set(
d.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,W]of[...c]){if(!G.has(E)){c.delete(E);continue}let K=await Ut(R(E,0,Math.min(1e3,Math.max(Un,W.sets.length))),{signal:P});c.set(E,{sets:q(K),
total:K.total,loading:!1})}}async function A(P){let G=c.get(P),E=m;G.loading=!0,fe();try{let W=await Ut(R(P,G.sets.length));G.sets=[...G.sets,...q(W)],G.total=W.total}catch(W){Me(`${P} cannot be liste\
d. ${W.message}`,{urgent:!0})}G.loading=!1,E===m&&fe()}function H(P){c.delete(P)?fe():(c.set(P,{sets:[],total:0,loading:!0}),A(P))}let q=P=>P.entries.flatMap(({set:G})=>G?[G]:[]),j=()=>d.entries.flatMap(
({set:P,group:G})=>P?[P]:c.get(G.prefix)?.sets??[]);function le(){o({sets:q(d),allTotal:p,checking:v.checking()});let P=$.draw(u,d.total,p);b&&(b=!1,Se(P)),fe(),g!==""&&Ue(g)}function fe(){if(d&&($.drawTags(
u,f,ae),S.draw(u.page,d),M.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){O(i,p===0?s():Ne());return}k.node.parentNode!==i&&O(i,k.node),k.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Ne=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function Ue(P){if(g="",k.flash(P))return;d.entries.find(({group:E})=>E&&c.get(E.prefix)?.sets.some(W=>W.id===P))||gt([P]).then(([E])=>{let W=E&&d?.entries.find(({group:K})=>K&&E.label.
toLowerCase().startsWith(K.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&H(W.group.prefix)}).catch(()=>{})}function ee(P){let G=P==="label"?"asc":"desc",E=G==="asc"?"desc":"asc";x({sort:P,order:u.
sort===P&&u.order===G?E:G})}function ae(P){let G=u.tag.includes(P);x({tag:G?u.tag.filter(E=>E!==P):[...u.tag,P].slice(-8)})}function B(P,G,E){let W=j(),[K,ie]=[W.findIndex(D=>D.id===h),W.findIndex(D=>D.
id===P.id)].sort((D,se)=>D-se);(E&&K>=0?W.slice(K,ie+1):[P]).forEach(D=>G?l.set(D.id,D):l.delete(D.id)),h=P.id,fe()}function J(P){j().forEach(G=>P?l.set(G.id,G):l.delete(G.id)),fe()}function ne(){let[
P,G]=[...l.values()].sort((K,ie)=>K.created.localeCompare(ie.created)),[E,W]=ks(P,G);r.go(qt(E.id,W.id))}function de(P){if(d===null){L();return}let G=E=>E.id===P.id?{...E,...P}:E;d.entries=d.entries.map(
E=>E.set?{set:G(E.set)}:E),c.forEach(E=>{E.sets=E.sets.map(G)}),l.has(P.id)&&l.set(P.id,P),o({sets:q(d),allTotal:p}),fe(),i.ariaBusy==="true"&&L()}function qe(P){return l.clear(),g=P,L()}async function Y(P,G){
try{return de(await On(P.id,G)),Se("Saved."),!0}catch(E){return Me(`Not saved. ${E.message}`,{urgent:!0}),!1}}function oe(P){Ep(P,de).addEventListener("close",()=>L())}let ce=P=>P.length===1?`“${P[0].
label}”`:V(P.length,"set");async function Q(P,G){let E=await Yl(P,async W=>de(await On(W.id,{pinned:G})));E.length>0?Me(`${ce(E.map(({item:W})=>W))} ${E.length===1?"was":"were"} not changed. ${E[0].
error.message}`,{urgent:!0}):Se(`${ce(P)} ${P.length===1?"is":"are"} ${G?"pinned":"not pinned"}.`)}async function re(P){let G=await Yl(P,W=>Ao(W.id));G.length>0&&Me(`${ce(G.map(({item:W})=>W))} ${G.length===
1?"was":"were"} not deleted. ${G[0].error.message}`,{urgent:!0});let E=P.filter(W=>!G.some(({item:K})=>K===W));E.forEach(W=>l.delete(W.id)),E.length>0&&Me(`${ce(E)} ${E.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>z(E)}}),document.getElementById("main").focus({preventScroll:!0}),await L()}async function z(P){let G=await Yl(P,E=>Ro(E.id));G.length>0&&Me(`${ce(G.map(({
item:E})=>E))} cannot be brought back. ${G[0].error.message}`,{urgent:!0}),g=P.length===1?P[0].id:"",await L()}return{node:N,show(P,G){let E=u;u=P,w=G,E&&lo(E).get("sort")!==lo(u).get("sort")&&c.clear(),
lo(u).toString()!==m?L():fe()},reload(P=""){return g=P||g,L()},search:()=>p>0&&($.focus(),!0),enter:()=>k.focus(),focused:()=>d&&j().find(P=>P.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function cx(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Np=64,Pp=32;function ux(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Np)return`${t} is too long: a tag has at most ${Np} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...o]=e.split("=");return o.length>0&&(n.trim()===""||o.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function dx(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),n=t.map(r=>r.toLowerCase()),o=t.filter((r,i)=>n.indexOf(n[i])===i),
s=o.map(ux).find(r=>r!=="")??(o.length>Pp?`${o.length} tags are too many: a set has at most ${Pp}.`:"");return{tags:o,fault:s}}var mx="key=value, separated by commas";function Ip(){let[e,t]=["tags","t\
ags-help"].map(ue),n=a("span",{id:t,class:"tag-help",role:"status"}),o=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=dx(o.value);Object.assign(ve,{tagText:o.value,tags:i,tagFault:l}),(r||l==="")&&(n.textContent=l||mx,n.classList.toggle(
"error-text",l!==""),o.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),o,n)}function Dp(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Gd(o.files);s.length>0?ve.add(s):n.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Pt(t),e),o)}function px(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Me(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},mp))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function fx(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side\
-test"}),o=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:pe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(p,f,w)=>O(p,a("b",{class:"letter"},f),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=qt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Cs={path:"/",name:"Traces",mount(e,t){return gx(e,t)}},Bp=24,hx=100;function gx(e,t){let n=Br(location.search),o={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=wp(),d=Lp({change:f,pick:k,ready:u.load,loaded:h,empty:px,context:t}),m=fx(()=>$({control:o.test,test:o.control})),p=hp(g,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Dp("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Dp("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Ip(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(S,v){t.go(Tm({...n,...S}),v)}function w(){d.show(n,{control:o.control?.id??"",test:o.test?.id??
""}),m.draw(o.control,o.test)}function h({sets:S,allTotal:v,checking:N=!1}){l||(s=S,t.setTitle(`Traces (${C(v)})`),c.textContent=v>0?C(v):"",m.node.hidden=v===0,location.search===""&&v<=Bp&&!N&&y(S),x())}
function y(S){let{control:v,test:N}=al(S);v&&(v!==o.control?.id||N!==o.test?.id)&&(o={control:Ke(S,v),test:Ke(S,N)},f({control:Ve(v),test:Ve(N)},{replace:!0}))}function g(S){let v=ve.transfers.some(N=>N.
job?.set===S);v&&!i.includes(S)&&i.push(S),v&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(hx,async S=>{if(await d.reload(S),i.length>1&&!r&&!l){let v=await gt(i.
slice(-Bp)).catch(()=>[]);if(!l&&!r){v.sort((L,T)=>i.indexOf(T.id)-i.indexOf(L.id));let{control:N}=al(v);y(N===""?v.slice(0,2):v)}}});async function x(){let S=n,v=["control","test"].map(_=>S[_]),N=v.filter(
_=>_!==""&&!s.some(A=>A.id.startsWith(_))),L=await gt(N).catch(()=>[]);if(l||S!==n)return;let[T,R]=v.map(_=>_===""?null:s.find(A=>A.id.startsWith(_))??Ke(L,_)??null);o={control:T,test:R},w()}function $(S){
r=!0,o=S,f({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function k(S,v){$({...o,[S]:v}),Se(`${v.label} is the ${S}.`)}function M(S){let v=d.focused();return v?k(S,v):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>M("control"),test:()=>M("test")},update(S){let v=n;n=Br(S),w(),(v.control!==n.control||v.test!==n.test)&&x()},unmount(){l=!0,b.cancel(),d.unmount(),p.unmount()}}}var Ls=200;function qp(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await nt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,p)=>{
n[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Ls*Math.floor(d/Ls),p=await i({offset:m,limit:Ls});p&&(p.rows.forEach((f,w)=>{n[m+w]=f}),e())},stop(){s?.abort(),t=null}}}var Kl=e=>Ho(e,e.unit,Wo(e)).toString();function Fp(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(Ls)),t.op!==""&&o.set("row",t.op),n?.key===ft(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var Vl=e=>({key:ft(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Hp(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await nt(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function wx(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Fp(Kl(e),e,t),o=new AbortController,
s=nt(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}var yx=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Wp(e){let t=()=>{
let n=new URLSearchParams(location.search);return[...n.keys()].filter(o=>!yx.test(o)).forEach(o=>n.delete(o)),location.replace(pe(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.
judged==="between_recordings"?t():n}catch(n){if(n.code!=="not_for_recordings")throw n;return t()}}function jp(e,t){wx(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{
let l=Fp(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),Wp(c.answer)):(c?.stop.abort(),Wp(nt(l,{signal:i})))}}var bx=250;function At({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},bx),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(f),!p()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){O(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var kx=4,Ns=[];function _x(e){return new Promise(t=>{Ns.push({node:e,go:t}),Ns.length===1&&It().then(Up)})}function Up(){let e=Ns.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=Ns.splice(Math.max(0,e),1);t(),Ns.length>0&&It().then(Up)}function xx(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<kx&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=ht(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!Yn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});p.observe(i);let f=jo(h);async function w(){if(u)return;let g;u=!0;try{c||await It(),g=await ws(),c||await _x(i)}catch(k){O(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:$}=e.make(l,m);await g.react(t,x,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Fd),!c&&!d&&(c=!0,e.onClick&&xx(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??Hd)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,n.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!g.empty,O(o,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,O(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function _n(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var $x=30,Ps={top:8,right:16,bottom:34},vx=64,Sx=6,zp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Jl(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},zp.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>zp.filter(([c])=>!t.has(c)),height:c=>Ex(c.rows.length),make:(c,u)=>Ax(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Gp(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:Yp(o,n,Qt())})))}}}var Ex=e=>Math.max(e,3)*$x+Ps.top+Ps.bottom,Gp=e=>[Math.max(e,3)-.5,-.5];function Yp(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function Tx(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Je(t);return[o,` ${n}`]}function Ox(e){return[jn(e.name,vx,Sx).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function Mx(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return rn(e.map(o=>o.name),n).map((o,s)=>Fe(e[s].mark+o))}function Ax(e,t,n,o){let s=Qt(),[r,i]=Tx(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),p=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,g)=>o.has(p(y,g))?null:y),w=(y,g)=>s[p(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...h,name:"difference",x:f,marker:{color:f.map((y,g)=>w(y,g)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Ox),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ps.right,t:Ps.top,b:Ps.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Gp(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Mx(e.rows,u)},shapes:Yp(e.rows,n,s)}}}var Kp=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${st(e)}`,Rx=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function pa(e,t=""){let n=d=>{let{label:m,ranks:p,
all_ranks:f,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Kp(p,f,"ranks"),Kp(w,h,"steps"),V(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=o,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,Rx(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${pt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Cx="abs_diff_duration",fa=[["more_work","More work","The part of the change of device time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take more time, or less","num c-work"]],Ql={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"\
it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its \
calls or of its device time"},Vp="abcd";function Jp({row:e,moreWork:t,slowerWork:n},o){return[t,n].map(s=>{if(s==null){let l=Object.keys(Ql).indexOf(e?.work_known);return a("td",{class:"num c-work mut\
ed",title:Ql[e?.work_known]??null},ke,l>=0&&a("sup",{},Vp[l]))}let[r,i]=o(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Qp(e){let t=null,n=F("More and s\
lower work",()=>e({work:!t.work,...t.work&&fa.some(([s])=>s===t.sort)?{sort:Cx,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s \
device time, where its FLOPs are known; takes longer"}),o=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Ql).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Vp[r]),` ${s}`]).filter(
Boolean),".");return{node:n,note:o,draw(s){t=s,o.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var Xl=4,ha={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Xp(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=ht("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),n,o),i=!1,l=null;function c(d,m){let p=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=p.length===0,r.hidden)
return;t.textContent=`Probable replacements (${C(p.length)})`;let f=m?[d.control.samples,d.test.samples]:[1,1];O(n,p.slice(0,i?void 0:Xl).map(w=>u(w,f,m))),o.hidden=i||p.length<=Xl,O(o,!o.hidden&&F(`S\
how all ${C(p.length)}`,()=>{i=!0,c(d,m),n.children[Xl].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,p){let f=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],h=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=h>0?"more":h<0?"less":"calm",g=(b,x,$)=>a("p",{class:`replaced ${$}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},x),a("span",{class:"visually-hidden"},x==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},g(d.control,"−",
"less-mark"),g(d.test,"+","more-mark"),a("p",{class:"muted small"},ha[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${De(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${C(f[0])} → ${C(f[1])}`),a("dt",{},p?"time per step":"\
time"),a("dd",{title:`${me(w[0])} → ${me(w[1])}`},`${I(w[0])} → ${I(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ye(h)},be(h),w[0]>0&&` (${Ee(100*h/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Zt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var Lx={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Zp="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function yo(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${C(n)} steps are too few to find a change among ${C(
o)} rows.`}let t=`q = ${Nt(ao(e))}, p = ${Nt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Is(e){
switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Nt(e.calls_q_value)})`;default:return""}}
var Nx=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,I(i),I(l),be(c),[me(i),me(l),Ye(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",C(e.control_counts),C(e.test_counts),ot(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function ef(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ha[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...vs(e)].join(`
`):e.name}function tf({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,p=Is(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${Lx[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${ha[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),vs(d).map(f=>a("p",{class:"mono full-name"},a("bdi",{},f)))),d.significance&&a("p",{class:"small"},yo(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),Nx(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Zt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function ga(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file: dropped on ano\
ther tracediff, or opened by tracediff open, it shows this page"};return{node:ua("Share",()=>[{text:"Copy link",run:()=>Zt(location.href,"Link copied."),title:"For people who can reach this server"},{
text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(o){e=o}}}var Zl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Qo=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function nf(e){let t=ue("top"),n=ue("sort"),o=a("select",{id:t,on:{change:()=>e(
{top:Number(o.value)})}}),s=a("select",{id:n,on:{change:()=>e({sort:s.value,order:Fo(s.value)})}},Object.keys(Zl).filter(l=>wl.includes(l)).map(l=>a("option",{value:l},Zl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...gm,l.top])].sort((d,m)=>d-m);O(o,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Zl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function of(e){let t=a("span",{class:"muted"}),n=Qp(e),o=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=ga(),i=a("div",{class:"chart-tools verdict-actions"},r.node,o,s);return{title:a("h3",{},"All rows ",t),node:i,work:n.node,workNote:n.
note,draw(l,c,u,d){n.draw(l);let{row_count:m,rows_before_filters:p}=c,f=l.fold?c.replacements.length:0;t.textContent=(m===p?C(m):`${C(m)} of ${C(p)}`)+(f>0?`, ${V(f,"pair")} folded`:""),o.href=hs(bl(l,
u,d,"csv")),s.href=hs(bl(l,u,d,"json")),r.set({name:Qo(c),bundle:vr(Sm(l)),report:$r(vm(l,u,d))}),o.download=`${Qo(c)}.csv`,s.download=`${Qo(c)}.json`}}}function sf(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&F("Use all ranks and steps",t.all,{class:"primary"}),o&&F("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:pe("/")},"Choose other traces")))}function rf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:pe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Ds={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},wa=e=>e[0].toUpperCase()+
e.slice(1),Px={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},ec=e=>Px[e]??e.toLowerCase();function tc(e){let t=e.split(" overlapping ").map(ec);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var nc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},af={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},oc={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},ya={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},ba={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},sc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},bo="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Ix=56;function rc(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function Dx(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function lf(e,t=null){let n=ue("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let p=rc(m.text),f=p.filter(([,h])=>h).map(([h])=>h),w=new Map(rn(f,Ix).map((h,y)=>[f[y],h]));return p.map(([h,y])=>{if(!y)
return h;let g=Dx(m.rows,h),b=g&&e.page(g),x=a("code",{title:g?.name??h},a("bdi",{},w.get(h)));return b?a("a",{href:b,class:"diagnosis-name"},x):x})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let w=e.row(m),h=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{l(g)&&(g.preventDefault(),e.onRow(m))}}},h)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(h=>[e.rank(h),`rank ${h}`]),...m.steps.map(h=>[e.step(h,p),`step ${h}`])].map(h=>Array.isArray(h)?h[0]!==null&&a("a",{href:h[0],title:`Compare ${h[1]} alone`},h[1]):h).filter(Boolean),
w=e.timeline(m);return w&&f.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.kind==="waiting"&&f.push(a("a",{href:e.stragglers(),title:"Which rank is late in which step"},"stragglers")),
m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>e.onBar(m.part)}},`${Xe[m.part].name} bar`)),f.length>0&&a("span",{class:"diagn\
osis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((h,y)=>[y>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),h]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.
test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.
diagnosis?.length>0?O(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):O(o,a("p",{class:"muted diagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var cf=7.2,_a=6,ka=["solid","dot","dash","dashdot","longdash","longdashdot"],ac=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],ic=e=>Qt()[e==="B"?
"test":"control"];function $a(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var va=e=>e.map(t=>Fe(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),xa=116,Bs=22,Xo=e=>e>1?64-Bs+e*(xa+Bs):320;function Bx(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(o=>o.
values[t].value?"":Fe(o.values[t].none??o.values[t].text))}}function qs({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>o?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=n==="time"?Je(i):n==="bytes"?zi(i):[n==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+_a+cf*p),Math.floor(r*.42),360),w=Math.floor((f-14-_a)/cf),h=e.map(y=>va([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...Bx(e,g,o)})),layout:$a({barmode:o?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:_a,tickcolor:"rgba(0,0,0,0)",ticktext:rn(e.map(y=>y.label),w).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var lc=(e,t)=>t===""?{property:ac[e%ac.length],dash:ka[Math.floor(e/ac.length)%ka.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ka[e%ka.length]},qx=e=>Je(
Math.max(e,1));function Wx(e,t,n,o){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Io(i):t==="bytes"?zi(i):[t,1],u=o*
(xa+Bs)-Bs,d=1-n*(xa+Bs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-xa/u),d],title:{text:l,font:{size:11}}}}}var Fx=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Hx=400,jx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),Ux=(e,t)=>e.length>Hx?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:pf(jx(n),.55),dash:"dot"}})),zx=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Fe(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Gx(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=qx(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function df({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Gx(e,o),d=w=>(w-u)/l,m=w=>n==="rate"?no(w):n==="bytes"?Te(w):`${C(w)} ${n}`,p=t.map((w,h)=>Wx(e.
filter(y=>y.panel===w),n,h,t.length)),f=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=lc(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.
map(g=>g[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>va([w.name,`at ${me(g[0])}`,m(g[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:$a({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:w},h)=>[`y\
axis${h===0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>Fx(w,p[h].axis.domain[1])):[],...zx(s,d,r)],shapes:Ux(s,d)}),per:l,offset:u}}function mf(e){let[t,n]=Je(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function pf(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function Yx(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function ff({sides:e},t){
let n=e.map(g=>Yx(g.bins)),o=[...new Set(n.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>n[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${I(d(g))} to ${I(d(g+1))}`,p=c.filter(g=>g>=i&&(g-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...p.filter((g,b)=>b%f===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:pf(ic(g.side),y===0?.65:.4),line:{color:ic(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,x)=>u(x,g)))),customdata:c.map(g=>va([m(g),...e.map((b,x)=>`${b.name}: ${C(
u(x,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:$a({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":mf(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function uf(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:_a,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>mf(10**s)),title:{text:n,font:{size:11},standoff:4}}}function hf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:ic(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>va([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:$a({xaxis:uf(...o,"the launch on the host"),yaxis:uf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var _f=(e,t)=>e.rank-t.rank||e.span-t.span,Kx=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function gf(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(_f)}}var wf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),Sa=e=>e===void 0?"–":e===null?"whole":String(e);function cc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var yf=(e,t)=>e===t?e:`${e} / ${t}`;function Vx(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(_f).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function bf(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Ea(e,t){let[n,o]=[gf(e),gf(t)],{rows:s,byPosition:r}=Vx(n.keys,o.keys),[i,l]=[wf(e),wf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Sa(l[p]):l.length===0?Sa(i[p]):yf(Sa(i[p]),Sa(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?yf(cc(m.control),cc(m.test)):cc(m.control??m.test)})),columns:u,control:d(bf(e,s,i,"control",n.split)),test:d(bf(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!Kx(i,l)}}function Ws(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function Kn(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var kf=e=>e.reduce((t,n)=>t+n,0)/e.length,Jx=1.05,
Qx=.05;function xf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=kf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?kf(i.map(u=>u.exposed_communication))/l:null}}),o=Kn(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=Jx);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:Xx(n)}}function Xx(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=Kn(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=Qx&&t.waiting<=n/2?t:null}var Zx=32,e$=512;function t$(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function n$(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>Kn(e.map(s=>s[o]??0)))}function o$(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,n$(s)]));return new Map(
e.map(o=>[o,t$(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function uc(e){let t=o$(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var dc=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function mc(e,t,n,o){let s=Math.floor(Zx/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(e$/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:uc(e).slice(0,s),limited:!0,note:dc(s,e.length,o,t)}}var s$=16,Vn=e=>e==null?ke:`${e} %`,pc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,r$=e=>e.map(t=>({key:t.key,name:pc(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),a$=e=>({key:e.
property,name:e.name,colour:te(e.property)});function Zo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function ln(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(w=>f[w.key]??null);e.forEach((f,w)=>n(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=o(h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:pc(f,y),full:`${pc(f,f.label)}, ${y}`,total:I(u(h).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=mc([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>qs({bars:p,kind:"\
time",stacked:!0,series:r.map(a$)},f)}}function i$(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let p=n(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},w=(f.values[u].value??0)+m;f.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var $f=e=>Math.max(...e.values.map(t=>t.value??0));function l$(e){let t=[...e].sort((n,o)=>$f(o)-$f(n)).slice(0,s$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},n){let o=i$(e,n),{shown:s,...r}=n.ranks?mc(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):l$(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>qs({bars:s.map(l=>l.bar??l),kind:n.kind,series:r$(e),errors:!!n.range},i)}}var Sf="−",lt=e=>e==null;function Fs(e,t){return lt(e)?ke:it(e,0,t).replace("-",Sf)}function Hs(e,t){let n=Fs(e,t);return Number(n.replace(Sf,"-"))===0?"0":e>0?`+${n}`:n}var $e=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>lt(o)||o===""?ke:String(o)}),js=(e,t)=>({key:e,title:t,show:n=>lt(n)||n===-1?ke:String(n),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:ot}),
Z=(e,t)=>({key:e,title:t,number:!0,show:I,exact:n=>lt(n)?null:me(n),showDiff:be,exactDiff:n=>lt(n)?null:Ye(n)}),Jn=(e,t)=>({key:e,title:t,number:!0,show:no,exact:n=>lt(n)?null:Ui(n),showDiff:Rd,exactDiff:n=>lt(
n)?null:`${n>0?"+":""}${Ui(n)}`}),Kt=(e,t)=>({key:e,title:t,number:!0,show:Te,exact:n=>lt(n)?null:Gi(n),showDiff:gs,exactDiff:n=>lt(n)?null:`${n>0?"+":""}${Gi(n)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:n=>lt(n)?ke:`${Fs(n,2)} %`,showDiff:n=>lt(n)?ke:`${Hs(n,2)} pp`,exactDiff:n=>lt(n)?null:`${Hs(n,6)} percentage points`}),Ta=(e,t)=>({...et(e,t),show:n=>lt(n)?ke:`${Fs(100*n,1)} %`,showDiff:n=>lt(
n)?ke:`${Hs(100*n,1)} pp`,exact:n=>lt(n)?null:`${Fs(100*n,6)} %`,exactDiff:n=>lt(n)?null:`${Hs(100*n,6)} percentage points`}),rt=(e,t)=>({key:e,title:t,number:!0,show:n=>Fs(n,3),showDiff:n=>Hs(n,3),
exact:n=>lt(n)?null:String(n),exactDiff:n=>lt(n)?null:String(n)}),c$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Lt=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function Ef(e){
let[t,n]=c$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Qn=(e,t=o=>o,n=t)=>[Oe(xe("count","count")),t(e("mean","mean")),n(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],ge=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),Tf=(e,t)=>({...e,isSaid:t}),ct=(e,t,n)=>({
key:e,title:t,show:o=>lt(o)?ke:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Xn={key:"note",title:"note",note:!0,show:e=>lt(e)?"":String(e)},vf=10;function u$(e){let t=[];for(let n of e){let o=t.
at(-1);o?.name===n?o.times+=1:t.push({name:n,times:1})}return t}function d$(e){let t=u$(e.split("|")),n=t.length>vf+1?t.slice(0,vf):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},n.map(({name:s,times:r})=>a("li",{title:s},r>1?`${C(r)} × ${s}`:s)),o>0&&a("li",{},`${C(o)} more`))}var Of=(e,t)=>({key:e,title:t,mono:!0,show:n=>lt(n)?ke:d$(n)}),Us=(e,t)=>({...e,link:(n,o)=>{
let s=n[e.key],r=lt(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Mf(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>(!o.note||t.some(s=>s.
note))&&(!o.isSaid||t.some(s=>o.isSaid(s[o.key]))))}var Cn=`There is no device work in the selected ranks and steps. ${bo}`,zs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${bo}`,Ae=$e("rank","rank"),
ko=js("device","device"),Gs=js("stream","stream"),Ys=ct("kernel_type","kind",ec),cn=Us($e("operator","operator",!0),()=>"cpu_op"),Ks=Us($e("name","kernel",!0),e=>e.category),Af=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function es(e,t,n=()=>null){let o=e.length>1?n(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Af(s.letter,r))),
o&&Af("B − A",o)]}var _o=e=>[e.letter,e.label].filter(Boolean).join(" · "),ts=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ns=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),at=(e,t,n)=>({
name:e,label:t,type:"number",placeholder:n});var Rf=[["compute",Xe.compute,"--part-compute"],["non_compute",Ds,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${I(
s[`${e}_time`])}, ${Vn(s[`${e}_time_pctg`])}`})),Cf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Be(e),legend:Rf,make:(e,t)=>ln(e,t,{label:Zo(e),rowsOf:n=>n.data.rows,parts:Rf,what:"ranks",empty:Cn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ae,ge(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),ge(Z("compute_time",Xe.compute.name),Xe.compute.what),Oe(et("compute_time_pctg","compute, \
%")),ge(Z("non_compute_time",Ds.short),Ds.what),et("non_compute_time_pctg",`${Ds.short}, %`),ge(Z("kernel_time","all"),"From the first to the last device row"),Xn]}]};var Lf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",title:"\
Overlap",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:Zo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Vn(n.comp_comm_overlap_pctg)}, ${I(n.overlap)} of ${I(n.communication_time)} of communication`})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,Lt(et("comp_comm_overlap_pctg","overlap")),ge(Lt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communication"),
Xn]}]};var Nf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:nc[e],what:af[e],text:n=>I(n[e])}));function m$(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Pf={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ns("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Be(e),legend:Nf,make:(e,t)=>{let n=Zo(e);return ln(e,t,{rowsOf:m$,group:ts,label:o=>`${n(o)}, ${ts(o)}`,parts:Nf,what:"streams",empty:Cn})}}],tables:[{key:"rows",caption:"Streams",columns:[Ae,
ko,Gs,ct("idle_category","why idle",nc),Z("idle_time","idle"),Oe(Ta("idle_time_ratio","share")),Xn],extra:e=>"count"in e?Qn(Z):[]}]};var If={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),ns("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Cn,name:n=>tc(n.kernel_type),
value:n=>n.percentage,show:n=>`${Vn(n.percentage)}, ${I(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>Ze(e,t,{table:"over_ranks",kind:"tim\
e",empty:Cn,name:n=>n.name,value:n=>n.mean,show:n=>`${I(n.mean)}, mean of ${C(n.count)} calls${n.ranks>1?`, ranks ${I(n.min_mean)} to ${I(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",tc),Oe(Z("sum","time")),Oe(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Ks,Ys,Ae,xe("count",
"calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Ks,Ys,Oe(xe("ranks","ranks")),xe("count","calls"),Z(
"sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var fc=6,Df=e=>new Set(e).size>1;function Oa(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>Df(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Df(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:n?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var p$=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function f$(e,t){if(!t[0].
data.summary)return p$(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(
r))??0:0)]))}function h$(e,t){let n=f$(e,t),o=new Map,s=new Map;for(let i of e){let l=n.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),o.set(d,Math.max(o.get(d)??0,...l.map(Math.abs)))}let r=[...o.keys()];return uc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(o.get(u)||1)))}))).map(i=>i.name)}function g$(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>
0&&o.length+n.get(r).length>fc)break;o.push(...n.get(r)),s+=1}return{taken:o.slice(0,fc),count:s}}function w$(e,t,n){if(e.length<=fc)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.
map(c=>c.group))],s=o.length<2||n==="rank"?o:h$(e,t),{taken:r,count:i}=g$(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:dc(i,o.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:o.length>1}}var hc=[""];function Ma(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=w$(e,t,o);return s.length>0||n.
includes(hc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Bf(e,t){let n=new Map(t.map((o,s)=>[o,s]));return e.filter(o=>n.has(o.key)).sort((o,s)=>n.get(o.key)-
n.get(s.key))}var y$=24;function qf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Wf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function os(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Oa(e,o,r),{panel:d,style:m}=qf(s),{keys:p,...f}=Ma(u,e,t),w=Wf(),h=u.filter(k=>p.includes(k.key)).flatMap(k=>{let M=w(m(k));return k.
series.map((S,v)=>S&&{key:e[v].key,place:M,side:e[v].letter,panel:d(k),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(k=>k.points.length===0))return{empty:l};if(c&&h.every(k=>k.points.every(M=>M[1]===0)))return{empty:c};let y=[
...new Set(h.map(k=>k.panel))].slice(0,y$),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(g||0)?[g||0,b]:null,$=i?.(e,Bf(u,p))??[];return{data:k=>df({panels:y,unit:n,range:x,marks:$,lines:h.filter(
M=>y.includes(M.panel))},k),places:y.length,limited:f.limited,note:[f.note,x&&`${me(x[0])} to ${me(x[1])}`].filter(Boolean).join(", ")}}function Ff(e,t,n){let o=Wf();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,o(qf(n).style(s))]))}var Hf=e=>e.name,jf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Hf,panels:!0,height:Xo,make:(e,t)=>os(e,t,{unit:"rate",name:Hf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,ko,$e("name","copy"),
...Qn(Jn,Lt,Oe)]}]};var Uf={title:"Queue length",window:!0,params:[at("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:ts,height:Xo,make:(e,t)=>os(e,t,{unit:"waiting",name:ts,empty:zs})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,ko,Gs,...Qn(rt,
Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,ko,Gs,Z("duration_at_max_queue_length","blocked"),Ta("relative_duration_at_max_queue_length","share of the rank")]}]};var b$=(e,t)=>e.place-t.place||Object.keys(ya).indexOf(e.class)-Object.keys(ya).indexOf(t.class),zf={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),ns("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(oc).map(([e,t])=>({id:`launch-${e}`,title:wa(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:_o(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:zs}:{data:s=>ff({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:zs}:{data:()=>hf({sides:e.map(t=>({key:t.key,side:t.letter,name:_o(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ae,xe("count",
"launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),Xn]},{key:"worst",caption:"The worst launches",apart:!0,order:b$,
columns:[ct("class","why",ya),Ae,Ks,cn,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,ct("measure","measure",oc),...Qn(Z)]}]};function k$(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||bo]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var Gf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:k$(t),show:(n,o)=>I(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Of("pattern","operator and its kernels"),Ae,{...xe("length","kernels"),showDiff:null},xe("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(xe("operators","operators")),Oe(xe("patterns_found","patterns"))]}]};var Yf={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>I(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[Us($e("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Kf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Cn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>I(o)})}],tables:[{key:"rows",caption:"Operators",columns:[cn,Ys,Ae,
xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Vf=["circle","square","triangle-up","cross","star","hexagon"],_$=14,wc=24,Qf=42,Aa=6.6,gc=14,Xf=e=>e.map(t=>Fe(t)).join("<br>"),Jf=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],yc=e=>Jf[e%Jf.length];function x$(e,t,n){let o=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)o.push(r);let s=Math.ceil(o.length/Math.max(2,
Math.min(9,n)));return o.filter((r,i)=>i%s===0)}function Zf({sides:e,names:t},n){let o=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=o.map(u=>Math.max(u.bytes,1)),[r,i]=Io(Math.max(...o.map(u=>u.busbw))),
l=x$(Math.min(...s),Math.max(...s),(n-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(yc(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Vf[m%Vf.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Xf([[u.side,d.name].filter(Boolean).join(" · "),`${Te(
f.bytes)}: ${no(f.busbw)}, best ${no(f.best_busbw)}`,`transfer ${I(f.mean_transfer)}, ${C(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Te(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var eh=e=>Math.
max(3,Math.min(_$,Math.floor(640/Math.max(1,e)))),bc=(e,t)=>t*(Math.max(40,e*eh(e))+wc+Qf);function $$(e,t,n,o,s,r){let i=t===0?"":String(t+1),l=bc(e.rows.length,n),c=l/n-wc-Qf,u=t*(l/n)+wc,d=_n(o.length,
(s-r)/74),m=_n(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Aa),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:rn(d.map(w=>o[w]),Math.max(6,p)).map(Fe)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Fe(e.rows[w]))}}}function v$(e,t,n,o){let s=ys(),r={xref:"paper",yref:"paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=Aa*t.length+8+s.
length*gc;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Yi(e,Math.max(6,Math.floor((o-l-30)/Aa))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:n,fillcolor:c,x0:u*gc-l,x1:(u+1)*gc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function th({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),[r,i]=Je(s),l=30+Aa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ys(),showscale:!1}};return{data:e.map((d,m)=>{let p=$$(d,m,e.length,t,n,l);Object.
assign(c,p);let{annotations:f,shapes:w}=v$(d.title,I(s),p[`yaxis${m===0?"":m+1}`].domain[1],n-l);c.annotations.push(...f),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:eh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Xf)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var Zn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,xo=(e,t)=>e.reduce((n,o)=>n===null||t(o)>t(n)?o:n,null);function kc(e,t){let n=new Map;for(let o of e){let s=n.get(
t(o));s?s.push(o):n.set(t(o),[o])}return n}function S$(e){let t=xo(e,n=>n.longest-n.shortest);return t?[`${Zn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not tell which.`]:[]}function oh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=xo(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),o=n?` Most of the exposed waiting is in ${Zn(n)}: ${I(n.exposed_wait_per_step)} a step.`:"",s=xo(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`Matched coll\
ectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${o}`],...s?[`Rank ${s.rank}\
 lacks ${V(s.instances,"collective")} that other ranks have: ${Zn(s)}${e.missing.length>1?". The table Missing has the others":""}.`]:[],...T$(t,e.unmatched),...S$(e.uneven)]}var E$={"never waited for":"\
point to point, with unequal shares, or of a kind that is not known"};function T$(e,t){if(e.unmatched_rows===0)return[];let n=[...kc(t,o=>o.why)].map(([o,s])=>[o,s.reduce((r,i)=>r+i.count,0)]).sort((o,s)=>s[1]-
o[1]);return[`Waiting is not known of ${C(e.unmatched_rows)} of ${V(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([o,s])=>`${C(s)} ${E$[o]??o}`).join(
", ")}`}.`]}function sh([e,t]){let[n,o]=[e.summary[0],t.summary[0]];if(!n?.matched_rows||!o?.matched_rows)return null;let s=r=>be(o[r]-n[r]);return`${s("time_per_step")} a step and rank: ${s("transfer\
_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var O$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function M$(e){let t=s=>s[`${s.cause}_excess_per_step`]??0,
n=xo(e.filter(({cause:s})=>s!==null),t),o=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<o/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median \
rank most before collectives where it is last: ${O$[n.cause]} ${I(t(n))} a step longer, and each other rank waits ${I(o)} on average. Where it delays its process group, the ranks outside wait for the \
group, whichever of its ranks is last.`}function rh(e,t){let n=kc(e.filter(o=>o.device_type===t),o=>o.rank);return n.size<3?"":` The median rank reaches ${Te(Kn([...n.values()].map(o=>Math.max(...o.map(
s=>s.peak)))))}.`}function ah(e){let[t,n]=e,o=n.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...kc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===c.device),m=>m[d])].
map(([m,p])=>[m,p.reduce((f,w)=>f+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return xo([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(m)??0)})),m=>m.change*
Math.sign(o))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*o>0);return o===0?null:`${gs(o)} at the peak${i?`; ${i.name}: ${gs(i.
change)}`:""}.`}var nh=e=>`${it(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${De(e.peak_pctg)} of the peak`}`;function ih(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=xo(
e.by_operator,o=>o.device_time_per_step);return`${sn(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${De(t.known_pctg)} of the device time: ${nh(t)}${t.peak_pctg===null||t.device===
null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` Most of that time is ${n.operator}: ${I(n.device_time_per_step)}, ${nh(n)}.`:""}`}var lh=(e,t)=>e.phases.filter(({phase:n})=>n!==
"empty").map(n=>{let o=xo(t,({key:r})=>n[r]??0),s=100*(n[o.key]??0)/n.mean_time;return`${n.phase}: ${I(n.median_time)} a call, the median of ${C(n.calls)}${s>0?`; ${De(s)} of the time is ${o.name}`:""}\
.`}).join(" "),Ra="No rank waits for another one in the collectives that match.",A$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},R$=.2;function ch(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ra;let n=e.by_rank.filter(d=>d.straggler===1),o=e.by_rank.filter(d=>d.worst_steps>0);if(n.length===0)return`There is no s\
traggler: rank ${t.rank} causes most of the exposed waiting, ${De(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this ra\
nk`:`different steps it is one of ${o.length} ranks`}.${M$(e.by_rank)}`;let[s]=n,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":
`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${De(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${C$(s,r.length-1)}. If i\
t came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<R$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because\
 some other rank hardly waits for it":""}.`}function C$(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=e.caused_per_step/t/2?`, because ${A$[e.cause]} (${I(n)} a step more than the median rank)`:
""}var L$=200,N$=512;function P$(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,L$).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function I$(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,N$),l=new Map(i.map((m,p)=>[m,p])),c=new Map(n.map((m,p)=>[m,p])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(o(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?_o(e):"",
rows:i.map(String),cells:u,texts:d}}function _c(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=P$(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>I$(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>th({panels:r,columns:o},c)}}var xc=(e,t)=>bc(e,t),uh=e=>[`waits ${I(e.wait_per_step)} a step, exposed\
 ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],dh=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${C(e.last)} times`];var D$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",B$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",$c="no rank matches, or the trace does not state the bytes sent or the size of the group",Ca=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],mh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function q$(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.
get(Zn(n))??{name:Zn(n),collective:n.collective,points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:_o(e),lines:[...t.values()]}}var gh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(n=>n.busbw!==null).map(n=>n.collective)))],W$=e=>e.length>1?null:gh(e).map((t,n)=>({key:`collective ${n}`,name:t,property:yc(n)}));function F$(e){let t=e.map(q$);return t.every(n=>n.lines.length===
0)?{empty:"No matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:n=>Zf({sides:t,names:gh(e)},n)}}var La=e=>e.every(t=>t.data.summary[0]?.rows===
0)?D$:B$,Na=$e("collective","collective",!0),Pa=$e("process_group","process group",!0),ph=ge(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),fh=ge(Z("wait_per_step",
"wait"),"How much longer a rank takes than the one that comes last"),hh=ge(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),wh={title:"Collectives",
params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of\
 all ranks.",notes:e=>[...es(e,oh,sh),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," col\
lectives lack more ranks than can be listed; the table Missing leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:Ca,make:(e,t)=>ln(e,t,{parts:Ca,what:"collectives",
rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(mh),label:Zn,empty:La(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Be,legend:Ca,make:(e,t)=>ln(e,t,{parts:Ca,what:"rank\
s",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(mh),label:n=>`rank ${n.rank}`,empty:La(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,legend:W$,make:F$},{id:"\
wait-map",title:"Exposed waiting, rank × collective",height:xc,legend:[],make:e=>_c(e,{name:Zn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:uh,empty:La(e)})},{id:"w\
ait-steps",title:"Exposed waiting, rank × step",height:xc,legend:[],make:e=>_c(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:
[],value:t=>t.exposed_wait,text:dh,empty:La(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Na,Pa,ct("class","class",String),xe("instances","instances"),ph,fh,hh,Z("time_per_step","in\
 all"),Oe(xe("group_size","group size")),Oe(rt("bytes_per_instance","bytes")),wt(Lt(Jn("algbw","algorithm bandwidth")),$c),wt(Lt(Jn("busbw","bus bandwidth")),$c),xe("unmatched_rows","without match"),Z(
"unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,ph,fh,hh,ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),xe("last",
"last"),Oe(et("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Na,Pa,ct("why","why",String),$e("dt\
ype","type"),Oe(rt("bytes","bytes")),xe("count","count"),Z("duration","in all"),wt(ge(Lt(Jn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),$c)]},
{key:"missing",caption:"Missing",columns:[Ae,Na,Pa,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[$e("step","step"),Na,Pa,$e("ranks","ranks"),Z("s\
hortest","shortest"),Z("longest","longest"),rt("least_bytes","fewest bytes"),rt("most_bytes","most bytes")]}]};var vc={compute:"compute",memory:"copies",host:"host, self"},H$={...$e("step","step"),show:e=>e===null?"whole file":String(e)},yh=ge(Z("step_time_like_median","step without"),"The mean step of all ran\
ks if this rank came at the same time as the others"),bh={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which rank \
the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"s\
traggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),ch(t.data))),charts:[{id:"caused",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_ran\
k",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ra,show:n=>`${I(n.caused_per_step)} a step, ${De(n.caused_pctg)} of all; last in ${De(n.last_pctg)} of its collectives`})},
{id:"caused-steps",title:"The rank that causes most waiting of all others, step by step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ra,show:n=>`rank ${n.rank}: ${I(n.caused)}, ${De(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ct("straggler","straggler",e=>e===1?"yes":"no"),ct("cause","what it does longer",{...vc,memory:"copies",idle:"idle, the host is late"}),ge(Z("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(et("caused_pctg","share")),xe("last","last"),Oe(et("last_pctg","last, share")),ge(xe("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),ge(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),ge(Z("mem\
ory_excess_per_step","more copies"),"The same of copies"),ge(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_time","step"),yh]},{key:"operator\
s",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ct("measure","measure",vc),$e("operator","operator",!0),Z("time_per_step","per step"),Z("median_per_step","median rank"),Z(
"excess_per_step","more"),rt("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[H$,ge($e("rank","rank"),"The rank that causes most in the step"),ct("cause","what it does long\
er",{...vc,idle:"idle, the host is late"}),ge(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(et("caused_pctg","share")),Z("exposed_wait","exposed wait"),
Z("step_time","step"),yh]}]};var vh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",j$="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Da=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),kh=e=>Da(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),U$=e=>e.
replace(/ (allocated|reserved)/,""),z$=e=>e.includes(" reserved")?"reserved":"allocated",_h={panel:e=>U$(e.name),style:e=>`${e.group} ${z$(e.name)}`},Sh=e=>[Da(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Tc=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),G$=(e,t)=>n=>[Tc(e,"rank")&&`rank ${n.rank}`,Tc(e,"device_type")&&Sh(n),n[t]].filter(Boolean).join(" · ");function Y$(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Eh(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function K$({side:e,row:t}){let n=[Tc([e],"rank")&&`rank ${t.rank}`,Sh(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Te(t.live_at_peak)}\
 of it was allocated in the recording, ${Te(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Te(t.peak)} (${n}), ${I(t.peak_at)} after the first event${o}.${s}${rh(e.data.peaks,t.device_type)}${r}`]}function V$(e){let t=e.
map(o=>Eh([o])),n=t.length===2&&t.every(Boolean)&&Da(t[0].row.device_type)===Da(t[1].row.device_type)&&ah(t.map(({side:o,row:s})=>({data:o.data,row:s})));return n?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),n)]:[]}var J$=e=>[...e.flatMap(t=>{let n=Eh([t]);return n?[a("p",{class:"memory-sentence"},K$(n))]:[]}),...V$(e)],Th=$e("device_type","memory"),Q$=wt(js("device","device"),"host\
 memory has no number"),X$=Tf(ge({...$e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),xh=ge(Kt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Sc=Oe(et("pctg","share")),Ec=xe("allocations","allocations"),Ia=[Ae,X$,Th,Q$],$h=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:vh,isSaid:!0}:Ze(e,t,{table:n,kind:"bytes",name:G$(
e,o),value:s=>s.bytes,show:(s,r)=>`${Te(r)}, ${De(s.pctg)} of the peak`,empty:j$}),Oh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:J$,
charts:[{id:"memory-curves",title:"Memory over time",series:kh,panels:_h,ownDevice:!0,height:Xo,make:(e,t)=>os(e,t,{unit:"bytes",name:kh,panels:_h,ownDevice:!0,marks:Y$,empty:vh})},{id:"live_modules",
title:"Live at the peak, by module",height:Be,make:(e,t)=>$h(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>$h(e,t,"live_operators","ope\
rator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Ia,ge(Kt("peak","peak allocated"),"The largest amount that is allocated"),ge({...Z("peak_at","at"),number:!1},"When it is reached first, afte\
r the first event of the set"),wt($e("peak_step","step"),"outside of the recorded steps"),ge(Kt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),ge(Kt("reserved_peak","peak rese\
rved"),"The largest amount that is reserved"),ge(Kt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),ge(Kt("live_at_peak","live at the peak"),"Alloc\
ated in the recording at or before the peak, and not freed by then"),ge(Kt("from_before","from before"),"The rest of the peak: allocated before the recording began"),ge(Kt("never_freed","never freed"),
"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),ge(Kt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated be\
fore it began"),{...$e("totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[
...Ia,$e("module","module",!0),xh,Sc,Ec,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ia,$e("frame","frame",!0),$e("operator","operator",!0),xh,Sc,Ec]},{key:"ope\
rators",caption:"Allocations and frees in the selected steps",columns:[Th,$e("operator","operator",!0),rt("allocations_per_step","allocations per step"),Kt("allocated_per_step","allocated per step"),rt(
"frees_per_step","frees per step"),Kt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ia,$e("frame","frame",!0),$e("operator","operator",!0),
Kt("bytes","never freed"),Sc,Ec]}]};var Ac=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],ss=Object.
fromEntries(Ac.map(([e,t])=>[e,t])),Mh=Ac.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${I(o[e])}, ${Vn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
Mc="There are no steps here.",Ba=e=>e.step===null?"whole file":`step ${e.step}`,Oc=e=>e.span>0?`, file ${e.span+1}`:"";function Z$(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return Uo({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function ev({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return Mc;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${I(n)} a step: ${t.slice(0,3).map(o=>`${De(
o.time_pctg)} ${ss[o.kind]}`).join(", ")}.`}var Ah=wt(Z("longest","longest"),"the path has no such segment"),Rh=wt($e("name","name",!0),"waiting and gaps have no name"),Ch={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),ev(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:Z$(e,e[0].data.by_step[0])},`Show the path of ${Ba(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"\
On the path, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?ss[n.kind]:`${n.name} (${ss[n.kind]})`,value:n=>n.time_per_step,empty:Mc,show:n=>`${I(n.time_per_step)}\
 a step, ${De(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Be(e),legend:Mh,make:(e,t)=>ln(e,t,{parts:Mh,what:"steps",empty:Mc,rowsOf:n=>n.data.by_step,label:n=>[
e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${Ba(n)}${Oc(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","kind",ss),ct("work","work",e=>e===1?"\
yes":"waiting"),Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Ah]},{key:"by_name",caption:"Operators, calls and kernels",columns:[ct("kind","ki\
nd",ss),Rh,Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Ah]},{key:"by_step",caption:"Steps",columns:[Ae,{...$e("step","step"),show:(e,t)=>Ba(t)+
Oc(t)},ge(Z("path","path"),"The whole path, including waits; the kinds add up to it"),ge(Z("work","work"),"Without waits for the device, between operators and idle"),...Ac.map(([e,t,n])=>ge(Z(e,t),n)),
Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...$e("step","step"),show:(e,t)=>Ba(t)+Oc(t)},Z("start","from"),Z("duration","takes"),ct("kind","kind",ss),
Rh,wt($e("lane","thread or stream"),"waiting is on none")]}]};var tv='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',nv={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Wa=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:n=>`${I(n[e])} a call`})),ov=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Rc=e=>e===null?ke:C(Math.round(e)).replace("-","−"),sv=e=>`${C(Math.round(e))} tokens/s`;function rv(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!==
"empty"&&n.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...zt(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",o)}var Cc="the names of these annotations do not say it",Lc=[xe("calls","calls"),ge(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Wa.map(({key:e,name:t,what:n})=>ge(Z(e,t),`${n}, per call`)),ge(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(ge(
Oe(xe("requests_in_all","requests")),"Of all calls whose names say them"),Cc),wt(ge(Oe(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Cc),ge(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(ge(Lt({...rt("tokens_per_second","tokens/s"),show:Rc,showDiff:e=>e>0?`+${Rc(e)}`:Rc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Cc)],qa=$e("phase","phase"),Lh=(e,t)=>({...$e(e,t),show:n=>n===null?"not said":n.replace("-","–")}),Nh={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,
intro:"Prefill, decode and other phases of a server of language models, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to i\
ts time.",notes:e=>[...es(e,t=>lh(t,Wa)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>nv[t]).join("; ")),rv(e)],charts:[{id:"phases",title:"Time of \
a call, by phase",height:e=>Be(e),legend:Wa,make:(e,t)=>ln(e,t,{parts:Wa,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:tv})},{id:"phase-rates",title:"Tokens a second, by phase and size",
height:Be,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:ov,value:n=>n.tokens_per_second,show:n=>sv(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"Th\
e names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[qa,...Lc]},{key:"sizes",caption:"Phases by size of a call",columns:[qa,ge(Lh("r\
equests","requests"),"Of one call, up to a power of two"),ge(Lh("tokens","tokens"),"Of one call, up to a power of two"),...Lc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},
{key:"by_rank",caption:"Phases by rank",columns:[Ae,qa,...Lc]},{key:"forms",caption:"Names that were found",columns:[qa,ge($e("form","form of the name",!0),"Braces stand for numbers, {k} for members s\
uch as bs=8"),xe("calls","calls")]}]};var av="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it adds.",Ph=e=>it(e,0,3),Fa=(e,t)=>Oe({...rt(
e,t),show:sn,showDiff:to}),Ha=Lt(ge(rt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),ja=wt(Lt(ge(et("peak_pctg","of peak"),
"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers of this \
type is not known"),Ih=ge(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Dh={title:"Work",ofSteps:!0,params:[],intro:"Floating-p\
oint operations of products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>es(e,ih),charts:[{id:"speed",title:"Achieved TFLOP/s by op\
erator",height:Be,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:av,show:n=>`${Ph(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Ph(n.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Fa("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),ge(Z("known_time_per_step","with known FLOPs"),
"Device time of operators whose FLOPs are known, per step and rank"),Oe(et("known_pctg","share")),Ha,ja,$e("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Fa("flops_per_step","FLOPs pe\
r step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Ha,ja]},{key:"by_operator",caption:"Operators",columns:[cn,Oe(xe("calls","calls")),Fa("flops_per_step",
"FLOPs per step"),Ih,Ha,ja]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[cn,$e("shapes","shapes",!0),ge($e("dtype","type"),"The type of the numbers of both factors"),Oe(xe("calls",
"calls")),Fa("flops_per_call","FLOPs per call"),Ih,Ha,ja]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[cn,$e("shapes","shapes",!0),$e("dtypes","types",!0),
Oe(xe("calls","calls")),Z("device_time_per_step","device per step"),Lt(ge(Jn("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"un\
known",caption:"Device time without known FLOPs",apart:!0,columns:[ge(cn,"The innermost operator that launched it"),Oe(xe("device_rows","device rows")),Z("device_time_per_step","device per step"),Oe(et(
"device_time_pctg","share of device time"))]}]};var iv="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",lv=e=>e===null?ke:it(e,0,3),Bh={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator an\
d counter",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:iv,show:(n,o)=>lv(o)})}],tables:[{key:"rows",caption:"\
Operators, kernels and counters",columns:[Ae,wt(cn,"no operator above the launch is recorded"),$e("kernel","kernel",!0),$e("counter","counter",!0),xe("kernels","kernels"),rt("sum","sum"),Oe(rt("mean",
"mean")),Oe(rt("min","min")),Oe(rt("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,ge(xe("number","kernel no."),"In order of time, from 0"),$e("kernel","kernel",!0),ge($e("operat\
ors","operators",!0),"Those above its launch, the outermost first"),$e("counter","counter",!0),rt("value","value")]}]};var ut={temporal_breakdown:Cf,comm_comp_overlap:Lf,idle_time_breakdown:Pf,kernel_breakdown:If,memory_bw:jf,queue_length:Uf,launch_stats:zf,kernel_sequences:Gf,user_annotation_breakdown:Yf,operator_kernels:Kf,
collectives:wh,stragglers:bh,memory:Oh,critical_path:Ch,phases:Nh,work:Dh,operator_counters:Bh};var Wh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Nc=["start","end"],Ua={...Object.fromEntries([...Wh,...Nc].map(e=>[e,""])),lines:[]};function Fh(e){
return[...Wh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Nc:[]]}var qh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Pc(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of Fh(r))s[i]=n.get(i)??"";return s.rows=
qh(n)==="steps"?"":qh(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function Hh(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Fh(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function $o(e,t){let n=Hh(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),pe(`/analyse?what=${e.what}&${n}`)}function jh(e,t,n){let o=Hh(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Ic(e,t){return e.set===""?null:jh(e,t)}function Uh(e,t,n){
let o=jh(e,t,Nc);return o.set("format","csv"),o.set("table",n),o}var xn={key:"",entry:null,work:null,memory:null},Dc=e=>rc(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function cv(e,t){let n=o=>Wt({...Ct(t),node:o});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Dc(e.text)," ",a("a",{href:n(sa(e.tree))},"Show in the tree")]}var za=(e,t)=>$o({...Ua,what:e,lines:[],set:t.control,test:t.test,set_ranks:zh(t.control_ranks),test_ranks:zh(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ut),zh=e=>e==="all"?"":e;function Gh(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
n=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t,n),s="",r=null;function i(l){let{entry:c}=xn;O(t,xn.work?Dc(xn.work.text):"As far as FLOPs are known, more or\
 fewer of them did not change the time noticeably."," ",a("a",{href:za("work",l)},"Show work")),t.title=xn.work?.text??"",O(n,xn.memory?Dc(xn.memory.text):"The peak of memory did not change noticeably\
, or it is not known."," ",a("a",{href:za("memory",l)},"Show memory")),n.title=xn.memory?.text??"",O(e,c?cv(c,l):["No layer can be named for the change in device time. ",a("a",{href:Wt(Ct(l))},"The tr\
ee")]),e.title=c?.text??"",e.dataset.shown=xn.key}return{node:o,async draw(l,c){let u=ft(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(n.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,n].forEach(f=>O(f)),O(e,a("span",{class:"muted"},"Looking for the layer …")),u===xn.key){i(l);return}let p=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let f=await nt(p,{signal:r.signal});if(s===u){let w=h=>f.diagnosis?.find(y=>y.kind===h)??null;xn={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&O(e)}},stop:()=>r?.abort()}}function dt(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var uv={ALL:"All",CPU:"Host",GPU:"Device"},dv={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},mv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],pv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],fv={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},hv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Vs(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function Kh(e){let t=dt("Device type",ym.map(b=>[b,uv[b],dv[b]]),b=>e({device_type:b})),
n=dt("Unit of the durations",mv,b=>e({unit:b})),o=dt("Time of host operations, shown and judged",pv,b=>e({measure:b})),s=gv(e),r=Vs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Vs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Vs("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Vs(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(x=>x!==bt)})),d=wv(b=>e({category:b})),m=bv(b=>e({exclude:b})),p=Vs("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=Yh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...fv},b=>e({change:b})),w=Yh("Time","Groups by the change of the time",hv,b=>e({significant:b})),h=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},f.node,w.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,h));function g(b){let x=b&&{...b.ops_diff,
"":wm.reduce((k,M)=>k+b.ops_diff[M],0)};f.draw(c.change,x);let $=b?.changed_rows;w.draw(c.significant,$&&{...$,true:$.slower+$.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,x,$){c=b,t.press(c.device_type),n.press($),o.press(Wo(c)?"self":"total"),n.buttons.get(
"percent").disabled=x?!Pr(x):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!x?.rows.some(k=>k.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!x?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,x?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=x?.replacements.
length===0,g(x),h.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===bt)}}}function gv(e){let t=ue("search"),n=!1,o=Qe(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function wv(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);yv(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:V(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;O(n,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},C(p)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function yv(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function bv(e){let t=ue("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,O(s,n.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function Yh(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=C(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ya=8,kv=44,Ga=(e,t,n)=>e[`${t}_self_duration`]/n,_v=e=>e>0?"more":e<0?"less":"calm";function Vh(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=ht("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[Ga(i,"control",c[0]),Ga(i,"test",c[1])],p=(f,w)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${me(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),a("span",{class:"num muted"},
`${I(d)} → ${I(m)}`),a("span",{class:`num strong ${_v(m-d)}`,title:Ye(m-d)},be(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[Ga(m,"control",c[0]),Ga(m,"test",c[1])]),1e-9),d=Tr(i.map(m=>m.name),kv);t.textContent=`self time, mean per ${Bt(l)?"recording":"step"}`,O(n,i.map((m,p)=>r(m,d[p],
c,u)))}}}var Bc=8,qc={key:"",operators:null};function Jh(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=ht("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched, not those inside it, and are not te\
sted. Largest change first."),n,o),i=!1,l="",c=null,u=(f,w,h="")=>a("td",{class:`num ${h}`,title:w},f);function d(f){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=f,b=g>0?"more":g<
0?"less":"calm";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${C(f.control_counts)}\
 → ${C(f.test_counts)}`),u(I(h),me(h)),u(I(y),me(y)),u(be(g),Ye(g),b),u(h>0?Ee(100*g/h):y>0?"new":"",null,b))}function m({rows:f,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);O(n,a("t\
able",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Bc).map(d)))),o.hidden=i||f.length<=
Bc,O(o,!o.hidden&&F(f.length<w?`Show ${C(f.length)} of ${C(w)}`:`Show all ${C(w)}`,()=>{i=!0,m({rows:f,count:w}),n.querySelectorAll("tbody tr")[Bc].querySelector("a")?.focus()},{class:"link-button"}))}
async function p(f){c?.abort(),c=new AbortController,l=f,i=!1,O(n,a("p",{class:"muted"},"Looking for the operators …")),O(o);let w=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"\
false",limit:"0"}).forEach(([h,y])=>w.set(h,y));try{let{operators:h}=qc.key===f?qc:await t(w,{signal:c.signal});qc={key:f,operators:h},l===f&&h?m(h):l===f&&O(n,a("p",{class:"muted"},"The operators too\
k too long."))}catch(h){l===f&&h.name!=="AbortError"&&O(n,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(f,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.
hidden&&!t?m(w.operators):!r.hidden&&f!==l&&p(f)},stop:()=>c?.abort()}}var xv=14;function rs(e){let[t,n]=mm(e);return n===""?t:`${t} → ${n}`}function Qh(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(xv,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=Vi(s?n-2:n),o.add(t.filter(Boolean).map(d=>rs(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(o=null),o?.add(m.map(p=>rs(p.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=rs(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=rs(m),f=u(p),w=d.querySelector(
".fit");(w.dataset.short??p)!==f&&(f===p?delete w.dataset.short:w.dataset.short=f)}}}var Ln=28,$v=200,Xh=12,Zh=100,vv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Hc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Zp}`,"c-real"],...fa],Wc=String(Hc.length-fa.length),Sv={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},Ev=(e,t)=>e.too_few?["","too few steps"]:Sv[t]??["",t],tg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function Tv(e,t,n){let o=tg[e],s=Fo(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function ng(e){let t=new Map,n=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],o=a("thead",{},a("tr",{class:"head-groups"},
n),a("tr",{},Hc.map(([Y,oe,ce,Q])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),z=a("th",{scope:"col",class:Q},a("button",{type:"button",title:ce,on:{click:()=>e.onSort(...Tv(Y,d,m))}},oe,
re));return t.set(Y,{cell:z,mark:re}),z}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Hc.map(([,,,Y])=>a("col",{class:Y}))),o,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,w="",h=null,y=0,g=0,b=0,x=0,$=new Map,k=0,M=!1,S=0,[v,N]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Wc}))),L=Qh(t.get("name").cell),T=()=>c.length>$v&&!Yn();function R(Y=!1,oe=l.scrollTop){let ce=Math.ceil((k||600)/Ln),Q=T()?Math.max(0,Math.floor(oe/Ln)-Xh):0,re=T()?Math.min(c.length,Math.
floor(oe/Ln)+ce+Xh):Yn()?le():c.length;if(!Y&&Q===b&&re===x)return;b=Q,x=re;let z=s.contains(document.activeElement),P=Y?new Map:$;$=new Map;for(let G=Q;G<re;G+=1)$.set(G,P.get(G)??(c[G]?fe(G):Ne(G)));
_(z,Y,oe),A()}function _(Y,oe,ce){l.toggleAttribute("data-virtual",T()),q(v,b),q(N,c.length-x),gn(s,[v,...$.values(),Yn()?j(c.length-x):N]),ce>0&&(oe||Y)&&l.scrollTop!==ce&&(l.scrollTop=ce),Y&&($.get(
y)??l).focus({preventScroll:!0})}function A(){let[Y,oe]=T()?[Math.max(0,b-Zh),Math.min(c.length,x+Zh)]:[b,x];for(let ce=Y;ce<oe;ce+=1)if(!c[ce]){e.onWant(Y,oe);return}}function H(){let Y=!1;for(let[oe,
ce]of $)ce.dataset.hole!==void 0&&c[oe]?($.set(oe,fe(oe)),Y=!0):c[oe]&&L.refit(ce,c[oe]);Y&&_(s.contains(document.activeElement),!1,l.scrollTop),A()}function q(Y,oe){Y.hidden=oe===0,Y.style.height=`${oe*
Ln}px`}function j(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Wc,class:"muted"},`${C(Y)} more: the report and the CSV have all rows.`))}function le(){let Y=c.findIndex(oe=>!oe);return Y<0?c.length:
Y}function fe(Y){let oe=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${oe.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(oe.key===h)},Ov(oe,
u,g,Ue(oe,Y)),f&&Jp(oe,ce=>Js(ce,u)))}function Ne(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Wc,class:"muted"},"…"))}
function Ue(Y,oe){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),L.draw(Y))}function ee(Y,{
focus:oe=!1}={}){if(c.length===0)return;let ce=$.get(y);y=Math.max(0,Math.min(c.length-1,Y)),B(y),ce?.setAttribute("tabindex","-1");let Q=$.get(y);Q?.setAttribute("tabindex","0"),oe&&Q?.focus({preventScroll:!0})}
function ae(Y){c.length>0&&!$.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Ln)),$.get(y)?.setAttribute("tabindex","0"))}function B(Y){l.removeAttribute("data-late");let oe=Y*Ln,ce=l.clientHeight-o.offsetHeight-
r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+Ln>l.scrollTop+ce&&(l.scrollTop=oe+Ln-ce),S=l.scrollTop,R(!1,S)}s.addEventListener("click",Y=>{let oe=Y.target.closest("tr[data-index]");oe&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(ee(Number(oe.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let oe=Math.max(1,Math.floor(l.clientHeight/Ln)-4),ce={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-1};if(Y.key in ce&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),ee(ce[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let Q=$.get(y);(Y.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let J=0;l.addEventListener("scroll",()=>{S=l.scrollTop,T()&&J===
0&&(J=requestAnimationFrame(()=>{J=0;let{scrollTop:Y}=l;R(!1,Y),ae(Y)}))});let ne=new ResizeObserver(Y=>{k=l.clientHeight,Y.some(({target:oe})=>oe!==l)&&L.measure()&&H(),R(!1,S)});ne.observe(l),ne.observe(
t.get("name").cell);let de=jo(()=>{L.measure(),R(!0)});function qe(Y){n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${p?"Self time":"Duration"}, ${Y}`,n[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",n[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(oe=>{oe.hidden=!f});
for(let[oe,{cell:ce,mark:Q}]of t){let re=d===oe||(tg[oe]??"")===d;re?ce.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ce.removeAttribute("aria-sort");let z=m==="asc"?"↑":"↓";Q.textContent=
re?d===oe?` ${z}`:` |${z}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(Y){let oe=w!==Y.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:w}=Y),f=Y.work===!0,i.toggleAttribute(
"data-work",f),g=Fc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),L.setRows(c),qe(Y.unitName),O(r,Y.totals.map(([Q,re])=>Rv(Q,re,u,p,f)));let ce=c.
findIndex(Q=>Q?.key===h);oe&&(y=Math.max(0,ce),S>0&&(l.scrollTop=0,S=0)),M||(M=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),R(!0,S),ce>=0&&oe&&B(ce)},add(Y,oe,ce){
c=Y,i.toggleAttribute("data-unjudged",!ce),L.addRows(c,oe),Fc(oe)>g?(g=Fc(oe),R(!0)):H()},select(Y){let oe=Y!==h;h=Y;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
Y!==""&&c[Number(Q.dataset.index)]?.key===Y));let ce=c.findIndex(Q=>Q?.key===Y);ce>=0&&oe&&ee(ce)},unmount(){ne.disconnect(),de(),cancelAnimationFrame(J)}}}function jc(e,t){return t==="percent"?[De(e),
De(e)]:[I(e),me(e)]}function Js(e,t){if(t!=="percent")return[be(e),Ye(e)];let n=e===null?ke:`${Ee(e)}-points`;return[Ee(e),n]}var Fc=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),as=e=>e>0?" m\
ore":e<0?" less":" calm";function Ka(e,t,n){let[o,s]=jc(e,t);return a("td",{class:n,title:s},o)}function Ov(e,t,n,o){let{row:s}=e,[r,i]=vv[s.change]??["",s.change],[l,c]=Js(e.diff,t),u=n>0?Math.abs(e.
diff??0)/n:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:ef(s)},
o),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},C(e.controlCount)),a("td",{class:"num c-count"},C(e.testCount)),a("td",{class:`\
num c-count${as(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Is(s)||null},ot(e.diffCount)),Ka(s.control_counts>0?e.control:null,t,"num c-time"),Ka(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${as(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${as(e.percent??e.diff)}`},e.birth||Ee(e.percent)),Mv(e)]}function Mv({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[n,o]=Ev(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${yo(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${Ld(ao(e))}`))}var eg=e=>a("td",{class:"\
num c-count",title:C(e)},C(e)),Av={host:"Host, sum",device:"Device, sum"};function Rv(e,t,n,o,s){let[r,i]=Js(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":o?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},Av[e]),a("td",{class:"c-category"}),eg(t.controlCount),eg(t.testCount),a("td",{class:`num c-count${as(t.diffCount)}`},ot(t.diffCount)),Ka(t.control,n,"num c-time"),Ka(t.test,n,"num c-time"),a("\
td",{class:`num c-time${as(t.diff)}`,title:i},r),a("td",{class:`num c-percent${as(t.percent??t.diff)}`},t.birth||Ee(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var Cv=820,Lv=3,og=46,Rt={top:26,right:12,bottom:36},zc=46;function Va(e){return vt({...e,class:"heat-map",height:ig,make:Iv,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<Lv&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var Nv=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),rg=e=>Math.max(34,e.rows.length*Nv(e.rows.length)),ag=e=>e<Cv;function ig(e,t){let n=rg(e);return ag(t)?3*(n+Rt.top)+2*Rt.bottom+2*zc+Rt.bottom:n+Rt.top+Rt.bottom+
zc}var Uc=e=>e.flat().filter(t=>t!==null);function Pv(e){let t=[...Uc(e.control),...Uc(e.test)],n=Math.abs(Kn(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Uc(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function Iv(e,t){let n=ag(t),o=Pv(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=qv(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:Rt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:ys(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:jv(),showscale:!1}},d=c.map(([p,f,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,Wv(e,l.panels[y],g,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map($=>$===null?null:$/r)),customdata:Bv(e,p,f,w,h),
hovertemplate:"%{customdata}<extra></extra>",...Dv(e,f,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((p,f)=>(Object.assign(u,Hv(l.bars[f],4+f,p,i)),Fv(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Dv(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function Bv(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Fe(String(p))}, step ${Fe(m)}`;if(c===null)return f;let w=e.control[l][u],h=s&&
w>0?` (${Ee(100*c/w)})`:"";return`${f}<br>${Fe(o(c)+h)}`}))}function qv(e,t,n){let o=ig(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-Rt.right,l=rg(e),c=n?i:(i-2*og)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/o,1-p/o];if(!n){let p=[0,1,2].map(y=>{let g=y*(c+og)/i;return{x:[g,g+c/i],y:d(Rt.top,l),cell:u}}),f=d(Rt.
top+l+Rt.bottom+6,8),[w,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Rt.top,2*Rt.top+l+Rt.bottom,3*Rt.top+2*l+2*Rt.bottom+zc];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Rt.bottom+6,8)}))}}function Wv(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=_n(e.columns.length,s/(7*r+10)),l=_n(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var sg=48;function Fv([e,t],n,o){let s=Array.from({length:sg},(r,i)=>e+(t-e)*(i/(sg-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function Hv({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var jv=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Ja(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=n,[f,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},p(h)),a("td",{class:`num${y}`},Ee(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var lg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},Uv=20,Qa=["control","test"];function zv(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function cg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${De(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${De(100*t.waiting)} of its step): the others probably wait for it.`}function ug(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=ue("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Ir.map(L=>a("option",{value:L},lg[L]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Va({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...L)=>n(t(...L))}),
c=Ja(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),f=new Map,w=new Map,h=null,y="",g=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=L=>L===
"step"&&h&&Bt(h.answer)?"whole recording":lg[L];function x({set:L,marker:T}){let R=JSON.stringify([L,T]);if(!f.has(R)){let _=Co(L,T);f.set(R,_),_.catch(()=>f.delete(R))}return f.get(R)}async function $(L){
if(Qa.some(T=>L[T].any)){k(L,"Each file counts as one step here, so there are no steps to lay out.");return}try{let T=await Promise.all(Qa.map(R=>x(L[R])));if(h?.answer===L){let R=T.map((_,A)=>zv(_,L[Qa[A]]));
h={...h,samples:R,judged:R.map(xf)},M()}}catch(T){k(L,T.message)}}function k(L,T){h?.answer===L&&(o.textContent=T,m.hidden=!0)}function M(){let[L,T]=h.judged,R=({ranks:q},j)=>`${V(q.length,"rank")}, ${V(
h.samples[j].length,"sample")}`,_=[cg(L),cg(T)],A=_[0]===_[1]?_[0]:_.map((q,j)=>q&&`${j===0?"Control":"Test"}: ${q}`).filter(Boolean).join(" "),H=[R(L,0),R(T,1)];o.textContent=`${H[0]===H[1]?`${H[0]} \
on each side`:`${H[0]} against ${H[1]}`}. ${A}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(q=>q.slow.length>0)),y!==""&&N()}async function S(L){let T={};w.set(L,T),w.size>Uv&&w.delete(w.keys().
next().value);try{T.samples=(await br(L)).samples}catch(R){T.failed=R.message,w.delete(L)}y==="op"&&g?.query===L&&N(T)}function v(L){if(y!=="op")return{samples:h.samples,of:R=>R[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let T=L??w.get(g.query);
return T===void 0&&S(g.query),T?.samples?{samples:Qa.map(R=>T.samples[R]),of:R=>R.total_duration,revision:g.query,none:""}:{none:T?.failed??"Reading the events of this operation …"}}function N(L){let{
judged:T,file:R}=h,{samples:_=[[],[]],of:A,revision:H,none:q}=v(L),j=Ea(..._),le=Ws(j,A),fe=[...le.control,...le.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||g===null,O(i,g&&a("bdi",{},g.name));
let Ne=y==="op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...le,kind:"time",file:R,format:me,formatDiff:Ye,heading:Ne,revision:`${h.revision}#${H}`,empty:fe?"":q}),c.
node.hidden=!fe,c.draw({grid:j,values:le,timeline:t,title:Ne,format:I,formatDiff:be}),O(u,Gv(T));let Ue=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Ue.length===
0,d.textContent=`The sides have different ${Ue.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(L,T,R,_,A){y=T,g=A,p.open=y!=="",r.value=y||"step",h?.answer!==L?
(h={answer:L,file:R,revision:_},r.options[0].textContent=b(Ir[0]),$(L)):h.judged&&M()}}}function Gv([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:me(l.
step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},Ee(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},De(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(n)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var Yv={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Yc="not stated",Gc=(e,t,n)=>o=>{let s=o[e]===null?Yc:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},dg=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,Kc=e=>e.shared_kernel_time===
null?"no kernels":De(100*e.shared_kernel_time),Kv=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":dg(t.steps,t.all_steps),Vv=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>dg(t.ranks,t.all_ranks)},{text:"Steps",of:Kv,key:(e,t)=>t.steps.length},{text:"with_stack",of:Gc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Gc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Gc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Yv).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Kc,key:()=>null}];function Jv(e){return Vv.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||Yc,test:l||Yc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Qv(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Kc(o)} of the kernel time in the control, ${Kc(s)} in the test.`;return r+i}function mg(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=Jv(o);e.textContent=Qv(o,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function pg(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...vs(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Nt(ao(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${Nt(ao(t))}`);let s=Is(t);return s===""?o:[...o,s]}function Xv(e,t,n){let{row:o}=e,s=c=>jc(c,t)[0],r=e.birth||Ee(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Js(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(o.control_total_duration)}\
 → ${I(o.test_total_duration)}, ${be(o.diff_duration)}`),[...l,...pg(e)]}function Zv(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...pg(e)]}var fg=e=>({key:e.key,name:rs(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function hg(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${_s(t,o)}`:_s(t,o),rows:e.map(s=>({...fg(s),control:s.control,test:s.test,diff:s.diff,lines:Xv(s,t,n)}))}}function gg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...fg(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:Zv(n)}))}}function wg({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var eS=20,tS=200;function $n({id:e=ue("set"),field:t,set:n,text:o="",none:s,onPick:r,onGroup:i}){let l=ue("set-list"),c=n?.label??o,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:M,blur:()=>$()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
p=Qe(tS,()=>y(u.value.trim())),f=[],w=-1,h=null;async function y(S){h?.abort(),h=new AbortController;let{signal:v}=h,N=new URLSearchParams({q:S.slice(0,120),limit:String(eS)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:L,total:T},R]=await Promise.all([Ut(N,{signal:v}),i&&S!==""?Hn({signal:v}):[]]),_=i?oS(S,L,R):[];f=[...s&&S===""?[{none:!0}]:[],..._,...L],g(T>L.length?`${V(T-
L.length,"more set")}: type to find`:f.length===0&&"No set matches."),Se(V(T,"set")),b(S===""?f.findIndex(A=>A.set&&A.set.id===n?.id):L.length>0?_.length:0)}catch(L){L.name!=="AbortError"&&(f=[],g(L.message))}}
function g(S){O(d,f.map((v,N)=>a("li",{id:`${l}-${N}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===n?.id:!!v.none&&!n),on:{click:()=>k(v)}},v.set?sS(v.set):v.words??s)),S&&
a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=f.length===0?-1:Math.max(-1,
Math.min(S,f.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("aria-activedescenda\
nt",`${l}-${w}`)}function x(){d.hidden&&y("")}function $(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}function k(S){
$(),S.group?i(S.group):(S.none||S.set.id!==n?.id)&&r(S.none?null:S.set)}function M(S){let{key:v}=S,N=!d.hidden,L={ArrowDown:w+1<f.length?w+1:0,ArrowUp:w>0?w-1:f.length-1,PageDown:w+8,PageUp:Math.max(0,
w-8)}[v];(L!==void 0||N&&["Enter","Escape"].includes(v))&&S.preventDefault(),L!==void 0?N?b(L):x():v==="Enter"&&N&&f[w]?k(f[w]):v==="Escape"&&N&&(S.stopPropagation(),$())}return{node:m,input:u}}var nS=3;
function oS(e,t,n){let o=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[o(e,"w\
ith a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[o(`${e}*`,"whose labels begin with ",a("b",{},e))],...n.
filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,nS).map(l=>o(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function sS(e){return[a("span",{class:"choice-nam\
e ellipsis"},e.label),a("span",{class:"muted small"},[pt(e.created),V(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function is(e,{none:t,links:n=iS}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,w=rS(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";O(o,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(lS(u))),cS(u,e),h&&
n(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>aS(o,y,g)),f&&o.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ke(
m,d[u]),y=ue("set"),g=$n({id:y,field:u,set:h,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},yg(`${u}_ranks`,"Ranks",h?.ranks??p?.[u]?.all_ranks,d,e),yg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?V(p[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var rS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function aS(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-field\
="${t}"]`).value="list"}var iS=e=>[Vc(e),a("a",{class:"small",href:Wt(Ct(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:fo(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function Vc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:pe(`/analyse?${t}`)},"Analyse both")}function lS(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`t\
est${n}`]=e[`control${n}`];return t}function cS(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return F(o?"Use all":"First rank and step",()=>t(Object.
fromEntries(n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function yg(e,t,n,o,s){let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?uS(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${st(n)}`:null,on:{change:()=>{
let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,
selected:f===r},dS(f,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function uS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function dS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var mS=["bars","line","scatter","histogram","none"],bg=["control","test","q","chart","x","y","y2","by"],kg={chart:"",x:"",y:"",y2:"",by:""};function Jc(e){let t=new URLSearchParams(e),n=Object.fromEntries(
bg.map(o=>[o,t.get(o)??""]));return{...n,chart:mS.includes(n.chart)?n.chart:""}}function Xa(e){let t=new URLSearchParams;for(let n of bg)e[n]&&t.set(n,e[n]);return pe(t.size===0?"/query":`/query?${t}`)}
function Za({control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Nn=e=>`'${e.replaceAll("'","''")}'`,ls=["control","test"],pS=32;function _g(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ei(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:_g("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:_g("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function Qc(e){let t=Object.entries(e).map(([n,o])=>{let s=ei(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var xg=e=>Object.fromEntries(ls.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Qs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function fS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Qs(`diff_${n}`)} / ${Qs(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${Qs(e.slice(4))})`:Qs(e)}var hS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function gS(e,t){let n=hS[e][t?0:1];return ls.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_d\
uration":`diff_${n}`).map(o=>t?`${Qs(o)} AS ${o}`:o)}function Xs(e,t){let n=[...t].filter(([o])=>!ls.includes(o));return n.length>pS?null:`${e}${n.length>0?`(${n.map(([o,s])=>Nn(`${o}=${s}`)).join(", ")}\
)`:""}`}function Zs(e,t,n,o=0){let s=Dr(e);s.delete("measure"),n||s.set("measure","total");let r=Xs("compare",s),i=Ho(e,t,n);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${gS(t,n).join(`,
    `)}${e.fold?", replaces":""}${o?"":", significance, q_value"}
FROM ${r}
ORDER BY ${fS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${o?`
LIMIT ${o}`:""}`}function $g(e){let t=ft(e);t.set("fold","true");let n=Xs("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function wS({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return ls.map(o=>`    SELECT '${o}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Xc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function yS(e){let t=ls.map(n=>{let o=ei(n,xg(e)[n],!0);return o&&`SELECT '${n}' AS side, rank, step_num\
ber, ${Xc.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var vg=e=>yS(e)??`SELECT side, rank, step_number, ${Xc.join(", ")}
FROM ${Xs("compare_steps",[...ft(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Sg=e=>`${vg(e)}
ORDER BY rank, step_number, side`,Eg=e=>`SELECT side, count(*) AS steps, ${Xc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${vg(e)}
)
GROUP BY side`;function bS(e,{name:t,category:n,aliases:o}){let s=Qc(xg(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${Nn(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>Nn(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Nn(n)} AND ${r?`name = ${Nn(t)}`:`name IN (
    SELECT raw FROM (
${wS(e)}
    ) WHERE shown = ${Nn(t)})`}
  AND (${s})`}var Tg=(e,t,{name:n,category:o})=>Xs(e,[["name",n],["category",o],...ft(t)]);function Zc(e,t){let n=bS(e,t);return n?`events
WHERE ${n}`:Tg("compare_calls",e,t)}var Og=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Zc(e,t)}
ORDER BY side, rank, start_us`,eu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Zc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,kS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Mg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Zc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(kS).map(([n,o])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${o}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Ag=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Tg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,Rg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Xs("work_by_operator",[...ft(e)].filter(([n])=>/_(ranks|steps|marker)$/.test(n)).map(([n,o])=>[n.replace("control_","set_"),o]))}
WHERE operator = ${Nn(t)}`,Cg=e=>ls.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Lg=(e,t,n,o)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${o}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Ng=e=>Cg(e)?`${Lg("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,_S={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Pg(e,t){let[n,o]=_S[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Cg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${n}) AS ${n}, sum(${o}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Lg(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var un=(e,{control:t,test:n},o={})=>e?Xa({control:t,test:n,q:e,...o}):null,Ig=(e,t)=>Zs({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Dg(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(un(l,e,c));r(s.table.sql,Zs(e,t,n)),r(s.durations.sql,Zs(e,t,n,e.top)),r(s.counts.sql,Zs(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,Eg(e)),r(s.replacements.sql,$g(e)),r(s.operators.sql,Ng(e)),r(s.host.sql,Ig(e,Ya)),r(s.ranks.heat.sql,e.heat!=="op"?Sg(e):o?eu(e,o.row):null)}function Bg(e,t,{
histogram:n,points:o,heat:s,numbers:r,related:i,work:l}){r.sql.set(un(Mg(e,t),e)),i.sql.set(un(Ag(e,t),e)),l.sql.set(un(Rg(e,t),e)),n.sql.set(un(Og(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
o,s])c.sql.set(un(eu(e,t),e))}var er=["control","test"],qg=e=>a("bdi",{class:"mono"},e),xS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function $S(e){let[t,n]=er.map(s=>xS(e[s])),o=er.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?C(o[0]):`${C(o[0])} and ${C(o[1])}`,changes:{control_marker:t,test_marker:t}}]:er.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:C(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function vS(e,t){let[n,o]=er.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,qg(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:er.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function Wg(e,t){return[vS(e,t),t&&$S(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,qg(o),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Fg=8,SS=600,ES=80,cs=["control","test"],Hg=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},ou=({step_number:e})=>e!==null,nu=e=>[e.span,ou(e)?e.step_number:
e.rank],jg=({rank:e,span:t})=>`${e}/${t}`;function Ug(e){return`${ou(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function TS(e){let n=[...new Map(e.map(o=>[nu(o).
join("/"),nu(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function OS(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var tu=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function MS(e,t){let n=new Map;for(let o of e){let s=jg(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Fg?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function AS(e,t,n,o,s){let r=TS(t),i=t.map(u=>({sample:u,y:tu(
u.step,n),x:r.size>1?3+94*r.get(nu(u).join("/"))/(r.size-1):50})),l=t.filter(ou).map(u=>u.step_number),c=l.length===0?V(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${tu(o,n)}%`,y2:`${tu(o,n)}%`}),MS(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>ES?2:3.2},s&&He("title",{},`${e}, ${Ug(u)}: ${me(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function RS(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${V(t.length,"sample")} from ${I(Math.min(...n))} to ${I(o.step)}, median ${I(Hg(n))}\
; the longest is ${Ug(o)}.`}function zg(e,t){if(!cs.every(l=>e?.[l]?.length>0)||cs.every(l=>e[l].length<2))return null;let n=cs.flatMap(l=>e[l].map(c=>c.step)),o=OS(n),s=Hg(e.control.map(l=>l.step)),r=[
ue("strip-title"),ue("strip-words")],i=cs.some(l=>{let c=new Set(e[l].map(jg));return c.size<=Fg&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},cs.map(l=>RS(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(o[1])),a("span",{},I(o[0]))),cs.map(l=>AS(l,e[l],o,s,
n.length<=SS))))}var CS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},LS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},NS="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",PS=({control:e,test:t})=>pe(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),IS="This share of the intervals that are made in this way contains the true change.",DS="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function BS({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function qS(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${n}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${LS[e.verdict]} `),CS[e.verdict]),a("span",{class:"headline-label"},n),a("span",{class:"value \
control-text",title:me(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:me(e.test)},I(e.test)),a("span",{class:`change ${BS(e)}`,title:Ye(
e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Ee(e.change_percent)})`)))}function WS(e,t){let n=`${V(e.control_samples,"sample")} against ${C(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?n:`${n}, judged as ${V(e.control_observations,
"step")} against ${C(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var FS=({confidence:e},{control_observations:t,test_observations:n})=>e<.9505?"":`. A ra\
nk test of ${C(t)} against ${C(n)} has few levels of confidence: ${De(100*e)} is the lowest from 95 % up`;function HS({verdict:e,interval:t,equivalence:n,words:o}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(t.high)}`:`between ${Ee(t.low_percent)}\
 and ${Ee(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${De(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(o)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${Ee(t.shift_percent)}), ${s}.`}}function jS(e,t){let{interval:n}=e,o=WS(e,t);return n?[a("span",{title:IS},`${De(100*n.confidence)} confidence`),
", ",a("span",{title:DS},`p = ${Nt(e.p_value)}`),`: ${o}${FS(n,e)}.`]:`${o}.`}function Gg(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Bt(c),p=d.verdict==="cannot_judge"&&u;O(s,qS(d,m),a("p",{class:"verdict-range"},HS(d)," ",p&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},jS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},NS," ",t&&a("a",{href:PS(c)},"Compare several recordings")),Wg(c,t)),O(r,zg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function ti(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var US=900,ni=12,Yg=17,zS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Kg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of zS){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():Kg(o);s&&n.append(s)}return n}function GS({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":f,"font-weight":w?600:400,"font-family":s},p),i=t.flatMap(d=>jn(d,Math.floor(o/6.6),3)),l=[r(ni,22,e,15,!0),...i.map((d,m)=>r(ni,42+Yg*m,d,12,!1))],
c=30+Yg*i.length+18,u=ni;for(let[d,m]of n)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+ni}}function YS(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,US),l=GS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Kg(d);for(let[f,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))p.setAttribute(f,String(w));return p}),u=l.height+o;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Vg="image/svg+xml";async function KS(e,t,n){let o=new Image;
o.src=`data:${Vg};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Jg(e,t,n,o){let{node:s,width:r,height:i}=YS(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Vg}):await KS(l,r,i);
ti(c,`${n}.${t}`)}var tr=212,en={left:62,right:12,top:20,bottom:24},us=tr-en.top-en.bottom,oi=.62,VS=5,Qg=8,si=84,JS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Xg(e){return vt(
{...e,class:"waterfall",height:()=>tr,keys:JS,paint:eE,save:Jg})}function QS(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function XS(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function ZS([e,t]){let n=(t-e)/
VS,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var nr=e=>`${100*e}%`;function eE({fall:e}){let t=QS(e),
n=XS(t),[o,s]=n,[r,i]=Je(s),l=t.length,c=g=>us*(s-Math.max(g,o))/(s-o),u=(g,b=0)=>nr((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=ue("fall-less"),p=ZS([o/i,s/i]).
map(g=>({y:c(g*i),text:`${it(Number(g.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...f},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:g})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>He("line",{class:"fall-join",x1:u(b,oi/2),x2:u(b+1,-oi/2),y1:c(g),y2:c(g)})),t.map(([g,b],x)=>He("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-oi/2),width:nr(
oi/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(g=>tE(u(g,-.33),nr(.66/l))),e.parts.map(({change:g},b)=>He("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(g))),nE(e).flatMap(([g,b],x)=>[He("text",{class:"fall-tick fall-whole",x:u(x),y:us+15},g),He("text",{class:"\
fall-tick fall-short",x:u(x),y:us+15},b)])),h=He("svg",{class:"fall-axis",...f},p.map(({y:g,text:b})=>He("text",{class:"fall-value",x:en.left-5,y:en.top+g+4},b)),o>0&&He("text",{class:"fall-cut",x:en.
left,y:en.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,oE(w,sE(e),y)]}function tE(e,t){let n=(r,i)=>us*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:Qg+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:us,viewBox:`0 0 ${Qg} ${us}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function nE(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function oE(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(f=>en.top+f),m=()=>{O(o,r.map(f=>a("div",{},f))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?en.left:en.right}px + ${c/s} * (100% - ${en.left+en.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>si?`${tr-u+17}px`:"auto",o.style.top=u>si?"auto":`${d-u>si?
u+6:Math.min(d+4,tr-si)}px`},p=He("rect",{class:"fall-area",x:nr(i/s),y:-en.top,width:nr(1/s),height:tr});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
p)}),o}function sE(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[Xe[t].name,`${I(n)} → ${I(o)}`,be(s)]),["test",I(e.test),be(e.change)]]}var rE=21,aE=7.1,iE=5e-4,lE=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Zg=e=>e>0?"more":e<0?"less":"calm",cE=e=>(e-74)/6-14,uE=e=>Math.max(rE,Math.floor(
e/aE)),ew=({operations:e,named:t})=>e.slice(0,t);function or({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var dE=e=>e.parts.every(({change:t})=>Math.abs(
t)<=iE*e.control);function tw(e,t){let n=Xg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=Tr(l,uE(i||r&&cE(r)));c=new Map(l.map(
(f,w)=>[f,p[w]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:w,what:h}=Xe[p.part],y=ew(p);return a("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},a("h3",{title:h},a("span",{class:"fall-name"},wa(w))," ",a("span",{class:Zg(p.change),title:Ye(p.change)},be(p.change))),a("p",{class:"muted small",title:`${me(p.control)} \
→ ${me(p.test)}`},`${I(p.control)} → ${I(p.test)}`),p.part==="idle"&&y.length>0&&a("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,p.part),class:"mono",title:g.name},a("bdi",{data:{name:or(g)[0]}},c.get(or(g)[0]))),or(g)[1]&&a("span",{class:"muted small fall-in",title:g.
name},`in ${or(g)[1]}`),a("span",{class:`num ${Zg(g.change)}`,title:Ye(g.change)},be(g.change))))),p.explained&&a("p",{class:"small muted explained"},lE(p.explained)))}function m(p,f){return a("p",{class:`\
fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:me(f)},I(f)))}return{node:n.node,chart:n,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,w,h){let y=p.waterfall;n.node.hidden=y===null;let g=y!==null&&dE(y);if(n.draw({fall:y,revision:f,file:w,caption:h,heading:`\
mean per ${Bt(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":g?`No difference: a ${Bt(p)?"recording":"step"} takes ${I(y.control)} in the control and ${I(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||g){O(s),o=null;return}if(y===o)return;o=y,l=[...new Set(y.parts.flatMap(x=>ew(x).map($=>or($)[0])))],u();let b=y.contributors==="modu\
les";O(s,m("control",y.control),y.parts.map(x=>d(x,b)),m("test",y.test))}}}var mE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, with equal ones added up"]],ri={key:"",fall:null};function nw(e,t){
let n=dt("Under the bars",mE,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=tw(u,n.node);c.node.append(o);function u(m,p){return m.tree?Wt({...Ct(s[0]),node:sa(m.
tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([f,w])=>p.set(f,w));try{let{waterfall:f}=await nt(p,{signal:i.signal});ri={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&O(o,`The modules could not be loaded: ${f.message}`)}}return{...c,draw(m,p,...f){
let w=ft(m).toString(),h=m.fall==="modules"&&p.waterfall!==null,y=h&&ri.key===w&&ri.fall?ri.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],n.press(m.fall),O(o,h?y===p.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),h&&y===p.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var ai={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},su=null,vo={path:"/compare",name:"Compare",mount:(e,t)=>pE(e,t)};function pE(e,t){let n=zt(location.search),o=null,s=null,
r="",i="",l=t.newPair?Vl(n):su,c=null,u=null,d="",m=null,p=n.op!=="",f=!1,w=globalThis.firstComparison!==void 0,h=jp(n,l),y=qp(()=>!f&&s&&G()),g=Gh(),b=lf({page:fe,row:Ne,rank:ae,step:B,timeline:D=>Qm(
n,D),stragglers:()=>za("stragglers",n),onRow:D=>Ue(Mt(D.name,D.category)),onBar:D=>k.fall.reveal(D)},g.node),x=of(q),$=ht("All rows"),k={sides:is(q),verdict:Gg(()=>q(ai),q,b.node,x.node),fall:nw(fe,D=>q(
{fall:D},{replace:!0})),host:Vh(fe),recorded:mg(),operators:Jh(fe,nt),ranks:ug(D=>q({heat:D},{replace:!0}),{timeline:(...D)=>Qr(n,...D),go:t.go}),replacements:Xp(fe),filters:Kh(q),counts:Jl({id:"chart\
-counts",title:"Ops count comparison",file:"ops-count",onSelect:D=>j(D,k.counts.node)}),durations:Jl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:D=>j(D,k.durations.
node)}),table:ng({onSort:(D,se)=>q({sort:D,order:se}),onSelect:j,href:fe,onOpen:le,onWant:y.want}),detail:tf({onClear:()=>j(""),href:fe,onRanks:J,onTable:ee,tree:D=>dp(n,D),timeline:D=>zo(n,D)})},M=a(
"div",{class:"comparability"}),S=a("p",{class:"remark",hidden:!0}),v=nf(q),N=[k.fall.chart,k.ranks.heat,k.counts,k.durations],L=a("div",{class:"results"},k.verdict.node,M,k.fall.node,k.host.node,k.operators.
node,k.filters.node,S,v.node,a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},x.title,a("div",{class:"\
chart-tools"},x.work,$.node)),k.table.node,x.workNote),k.ranks.node,k.recorded.node,k.replacements.node),T=a("div",{class:"message"}),R=a("h1",{class:"visually-hidden"},"Compare"),_=a("div",{class:"pa\
per-only"}),A=At({context:t,results:L,message:T});e.append(a("div",{class:"page compare-page"},R,_,k.sides.node,T,L),k.detail.node);let H=yt(()=>N.forEach(D=>D.retheme()));function q(D,{replace:se=!1}={}){
return!f&&t.go($t({...n,...D}),{replace:se})}function j(D,se=k.table.node){let ye=k.detail.node.contains(document.activeElement),_e=D===n.op?"":D??"",Ge=se.getBoundingClientRect().top;q({op:_e},{replace:!0}),
window.scrollBy(0,se.getBoundingClientRect().top-Ge);let Pe=u?.items.find(U=>U?.key===_e);Pe?Se(`${Pe.row.name} is selected.`):ye&&k.table.focus()}function le(D){D!==n.op&&j(D)}function fe({id:D,name:se,
category:ye}){return Gt({...n,heat:"",row:D??Mt(se,ye)})}function Ne({name:D,category:se}){return $t({...n,op:Mt(D,se)})}function Ue(D){p=!0,D===n.op?E():q({op:D},{replace:!0})}function ee(){k.table.node.
closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function ae(D){return[s.control,s.test].every(se=>se.all_ranks.includes(D))&&s.control.all_ranks.length+s.test.all_ranks.length>2?
$t({...n,control_ranks:String(D),test_ranks:String(D)}):null}function B(D,se){return s[se].all_steps.includes(D)?$t({...n,[`${se}_steps`]:String(D)}):null}function J(){q({heat:"op"},{replace:!0}),k.ranks.
node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function ne(){let D=ye=>zn(ye,n,o,s),se=n.control&&n.test?`${D("control")} → ${D("test")} · Compa\
re`:"Compare";R.textContent=se,t.setTitle(se)}async function de(){let D=[n.control,n.test].filter(ye=>ye!=="");if(D.every(ye=>o&&Ke(o,ye)))return;let se=await gt(D).catch(()=>[]);f||(o=se,ce())}async function qe(D){
let se=l,ye=se.late&&await Hp(D,se);ye&&l===se&&(l={key:se.key,...ye},su=ye.note===""?null:l,ce())}function Y(D){i=D,L.dataset.stale="";let se=ft(n).toString(),{op:ye}=n;A.ask(_e=>h(D,n,l,_e),_e=>{s=_e,
r=D,y.start(D,_e,ye),l?.key!==se?(l={key:se,diagnosis:_e.diagnosis,note:_e.diagnosis_note},su=l):l.late&&It().then(()=>qe(D)),Se(s.row_count===1?"One row.":`${C(s.row_count)} rows.`),A.say(null),delete L.
dataset.stale,ce()},_e=>{s=null,r="",y.stop(),A.say(sf(_e,{narrowed:Object.keys(ai).some(Ge=>n[Ge]!=="all"),all:()=>q(ai),again:()=>Y(i),unmarked:()=>q({control_marker:"",test_marker:""})})),delete L.
dataset.stale,ce()})}async function oe(){let D=ft(n).toString();if(s.waterfall!==null||c?.key===D)return;c={key:D,rows:null};let se=new URLSearchParams(D);Object.entries({device_type:"CPU",exclude:bt,
diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ya}).forEach(([ye,_e])=>se.set(ye,String(_e)));try{let{rows:ye}=await nt(se);!f&&c.key===D&&(c.rows=ye,ce())}catch{}}function ce(){if(f)return;ne();
let D=n.control!==""&&n.test!=="",se=Wo(n),ye=Kl(n);D?ye!==i&&(s||A.say(null),Y(ye)):(A.drop(),i="",s=null,k.detail.draw(null),A.say(rf(o))),k.sides.draw(n,o,s),L.toggleAttribute("data-skeleton",D&&!s),
k.filters.draw(n,s,s?Q():n.unit||"total"),v.draw(n,se),s?D&&r===i&&re(Q(),se):k.detail.draw(null)}function Q(){let D=n.unit||fl(s);return D==="percent"&&!Pr(s)?fl(s):D}function re(D,se){let ye=Qo(s),_e=ft(
n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(ai).some(Pe=>n[Pe]!=="all")),k.recorded.draw(s),k.operators.draw(_e,s),W(),oe()),k.fall.draw(n,s,r,ye,pa(s)),k.host.draw(c?.key===_e&&s.waterfall===
null?c.rows:null,s),z(D,se),k.replacements.draw(s,D==="per_step"||D==="percent"),x.draw(n,s,D,se),b.draw(l,$t({...n,op:""})),g.draw(n,s),E();let Ge=u.items.find(Pe=>Pe?.key===n.op);k.ranks.draw(s,n.heat,
ye,r,Ge?{name:Ge.row.name,query:io({...n,row:Ge.key}).toString()}:null),Dg(n,{unit:D,self:se,item:Ge},{...k,table:{sql:$}})}function z(D,se){let ye=y.rows(),_e=JSON.stringify([r,D]),Ge=JSON.stringify(
[_e,n.top,d===r]);if(u?.answer!==s||u.order!==_e){let Pe=hl(s,ye,D,{self:se});u={answer:s,order:_e,unit:D,self:se,items:Pe},K(D,Pe),k.table.draw({rows:Pe,totals:fm(s,D,{self:se}),unit:D,self:se,unitName:_s(
D,s),sort:n.sort,order:n.order,selected:n.op,revision:_e,judged:P(Pe),work:n.work})}u.chartKey!==Ge&&(u.chartKey=Ge,he(Ge),O(_,pa(s,V(s.row_count,"row")).map(Pe=>a("p",{},Pe))))}let P=D=>D.some(se=>se.
verdict!=="cannot_judge"&&!se.row.too_few);function G(){if(r!==i||u?.answer!==s)return;let{items:D,unit:se,self:ye}=u,_e=[],Ge=[];y.rows().forEach((U,X)=>{D[X]||(_e.push(X),Ge.push(U))});let Pe=hl(s,Ge,
se,{self:ye});Pe.forEach((U,X)=>{D[_e[X]]=U}),K(se,D),k.table.add(D,Pe,P(D)),n.op!==""&&!m&&re(se,ye)}function E(){let D=n.op===""?-1:y.placeOf(n.op),se=u.items[D]??null,ye=se?.key??"";if(m=se,k.counts.
select(ye),k.durations.select(ye),k.table.select(ye),D===void 0){y.find(n.op);return}k.detail.draw(se,se||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not h\
ave it."),a("p",{},F("Clear the filters",()=>q({q:"",category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),p&&(p=!1,se&&ee())}function W(){let D=s.comparability.filter(({kind:se})=>se!==
"steps_differ"&&se!=="single_sample");O(M,Fr(D))}function K(D,se){let ye=s.control.samples,_e=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;S.hidden=ye===_e&&!Ge;let Pe=Ge&&`${yo(Ge)}\
 These rows say “too few steps”. `;if(ye===_e){O(S,Pe);return}let U=D==="total"?"totals cannot be compared directly.":D==="per_call"?"totals would mislead.":"calls and durations are shown per step\
.";O(S,Pe,`The sides have ${C(ye)} and ${V(_e,"sample")} (a sample is one step of one rank), so ${U} `,D==="total"?F("Show per step",()=>q({unit:""}),{class:"link-button"}):F("Show totals",()=>q({unit:"\
total"}),{class:"link-button"}))}function ie(){return d!==r&&wg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,ce()},{class:"\
link-button"})]}function he(D){let{items:se,unit:ye,self:_e}=u,Ge=`${u.order}${n.top}`,Pe=se.slice(0,n.top),U=pa(s,`first ${C(Pe.length)} of ${V(s.row_count,"row")}`),X={file:Qo(s),revision:D,zoom:Ge,
caption:U};k.durations.draw({...X,...hg(Pe,ye,_e,s),empty:ie()}),k.counts.draw({...X,...gg(Pe,ye),empty:ie()}),v.drawRest(se.length,Pe.length)}return ce(),w?It().then(de):de(),{keys:{search:()=>k.filters.
focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&j("")},update(D){n=zt(D),l=t.newPair?Vl(n):l,ce(),de(),s&&i===
r&&t.settled()},unmount(){f=!0,[g,k.fall,k.operators].forEach(D=>D.stop()),A.unmount(),y.stop(),H(),N.forEach(D=>D.unmount()),k.table.unmount(),k.detail.unmount()}}}var ow=2,ru=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function fE(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await _r(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function hE(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>fE(e,c,b,o))),Co(e,n===""?null:n),fn(e)]),[p]=u.filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?
BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:g(p.start-ow*p.duration),end:g(p.start+(1+ow)*p.duration)}}function sw(e,t,n,o){let s=hE(e.id,t,ru(n));return s.catch(()=>{}),jr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Sr(e.id,i.number,"",{signal:r,onProgress:o})}})}function rw({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function aw(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var gE=250;function iw(e){return vt({...e,height:()=>gE,make:yE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function wE(e){let[t,n]=Je(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function yE(e,t){let n={...e,
...rw(e)},o=Qt(),{edges:s}=n,r=aw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=n[m].reduce((h,y)=>h+y,0),w=n.share?f/100:n.perStep?n.perStep[p]:1;return n[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:kE(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:bE(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(wE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function bE(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${C(e[r][o])}${i>0?`, ${De(100*e[r][o]/i)} of its calls`:""}`;return[`${I(n)} to ${I(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function kE(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var _E=250,ii=.13;function lw(e){return vt({...e,height:()=>_E,make:xE,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function xE(e,t){
let n=Qt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+p+x,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((w,h)=>h+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=_n(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ii),c("test",ii),l("control",
-ii,"circle"),l("test",ii,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var $E=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],cw=(e,t)=>e===null||t===null?null:
e-t,uw=(e,t)=>e>0&&t!==null?100*t/e:null,iu=e=>e>0?"more":e<0?"less":"calm";function lu(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function au(e,t,[
n,o],s,r,i){let l=cw(o,n),c=i==="new"?"new":i==="gone"?"gone":Ee(uw(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?ke:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ke:s(o))),a("p",{class:`tile-change ${iu(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function vE(e,t){let n=lu(e);return[a("p",{class:"muted op-verdict"},t?yo(t):" "),a("div",{class:"tiles"},au("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
I,be,n.birth),au("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,C,ot,n.birth),au("Time per call","Median over all calls",n.perCall,I,be,n.birth))]}function ci(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=cw(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${iu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${iu(c)}`},Ee(uw(t,c))))}var li=(e,t,n)=>ci(e,t,I,be,{exact:me,exactDiff:Ye,title:n});function SE(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=lu(e),o=(r,i)=>100*n[r]/t[i].step,s=Bt(e)?"recording":"step time";return ci(`Share of the ${s}`,[o(0,"control"),o(1,"test")],De,r=>r===null?ke:Ee(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; overlapping work counts in full`})}function EE(e,{stepTime:t,row:n}){let o=lu(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"5",scope:"\
colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("td"),["Con\
trol","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),ci("Calls",o.counts,C,ot),ci("Calls per step",o.callsPerStep,C,ot),li("Total",o.total),li("Per step",
o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&li("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Without the call\
s inside it"),SE(e,t)),a("tbody",{},s("A single call"),$E.map(([i,l])=>li(l,r(i)))))}function dw(){let e=a("div",{class:"card op-head"}),t=ht("Numbers"),n=a("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"Numbers of this operation"}),o=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
n);return{head:e,table:o,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,vE(s,r.row)),O(n,EE(s,r))}}}var mw=.8,TE=/^aten::.*(mm|linear|conv|attention)/,cu={control:"set",test:"test"};function OE(e,t,n){let o=Object.values(cu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(o.includes(void 0))
return null;let s=o.map(u=>u.flops_per_step),r=o.map(u=>u.device_time_per_step),i=Object.values(cu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=o.every((u,d)=>u.calls>=mw*n[d]&&
u.device_time>=mw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:o.map(u=>u.tflops_per_s),calls:o.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var pw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of Object.entries(cu))for(let s of["ranks","steps","marker"]){let r=e[`${n}_${s}`];r&&r!=="all"&&t.set(`${o}_${s}`,r)}return t};function ui(e,[
t,n],o,s,r){let i=t===null||n===null?null:n-t;return a("tr",{},a("th",{scope:"row"},e),[t,n].map(l=>a("td",{class:"num",title:r?.(l)},o(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Ee(100*i/t):""))}var fw=(e,t,n)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${n>0?"more":"less"}`,title:Ye(n)},be(n)),a("td")),ME=e=>e===null?
ke:`${sn(1e12*e)}FLOP/s`,AE=e=>`${to(1e12*e)}FLOP/s`;function RE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},ui("FLOPs per step",e.flops,sn,to),ui("Device time per step",e.device,I,be,me),e.more!==null&&[fw(
"due to more work","What the change of FLOPs would take at the speed of the control",e.more),fw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ui("Achieved",e.speed,ME,
AE),e.calls.some((n,o)=>n!==t[o])&&ui("Calls with known FLOPs",e.calls,C,ot)))}function hw(){let e=a("div",{class:"op-work-body"}),t=ht("Work"),n=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),o="",s=null,r=i=>O(e,a("p",{class:"muted small op-work-none"},i));return{node:n,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&TE.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";n.hidden=!c;let u=c?`${pw(i)} ${l.name}`:"";if(u===o||(s?.abort(),s=new AbortController,o=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Lo("work",pw(i),{signal:s.signal});if(o!==u)return;let p=OE(m,l.name,d);p?O(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},RE(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{o===u&&(r("Its FLOPs co\
uld not be loaded."),o="")}},stop:()=>s?.abort()}}var di=12;function gw(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=ht("What launches it, or what it launches"),s=dt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,o.node)),n,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),n.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by,b=w.unit==="per_step"?[h.control.samples,h.test.samples]:[1,1];O(r,g.length===0?m(y):p(g,b,y)),O(i,g.length>di&&!c&&F(`Show all ${C(g.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[di].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=g.length<=di||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function p(w,h,y){let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
di).map(b=>f(b,h,g))))}function f(w,[h,y],g){let b=[w.control_counts/h,w.test_counts/y],x=[w.control_total_duration/h,w.test_total_duration/y],$=h===y?w.diff_duration/h:x[1]-x[0],k=$>0?" more":$<0?" l\
ess":"",M=b[1]-b[0],S=w.control_counts===0?"new":w.test_counts===0?"gone":Ee(x[0]>0?100*$/x[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},C(b[0])),a("td",{class:"num wide-only"},C(b[1])),a("td",{class:`num wide-only${M>0?" more":M<0?" less":""}`},ot(M)),a("td",{class:"num roomy-only",title:me(x[0])},w.control_counts>
0?I(x[0]):"–"),a("td",{class:"num roomy-only",title:me(x[1])},w.test_counts>0?I(x[1]):"–"),a("td",{class:`num strong${k}`,title:Ye($)},be($)),a("td",{class:`num${k}`},S))}return{node:l,sql:o,draw:d}}function ww(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var yw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
uu={path:"/compare/op",name:"Operation",mount:(e,t)=>CE(e,t)};function CE(e,t){let n=Ss(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=dt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],ee=>S({bins:ee},{replace:!0})),m={sides:is(S),numbers:dw(),work:hw(),histogram:iw(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:lw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(N(...ee))}),heat:Va({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(N(...ee))}),grid:Ja(),related:gw({onUnit:ee=>S({unit:ee}),href:({name:ee,category:ae})=>Gt({...n,row:Mt(ee,ae)})}),stack:ww()},
p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),g=a("div",{class:"messa\
ge"}),b=NE(ee=>S({heat:ee},{replace:!0})),x=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a("header",{class:"\
op-header"},w,h,y),m.sides.node,g,$));let k=At({context:t,results:$,message:g}),M=yt(()=>p.forEach(ee=>ee.retheme()));function S(ee,{replace:ae=!1}={}){t.go(Gt({...n,...ee}),{replace:ae})}function v(){
let ee=ne=>zn(ne,n,o,s),ae=`${ee("control")} → ${ee("test")}`,B=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${B.slice(0,80)} · ${ae}`),O(w,a("bdi",{},B)),O(h,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",n.use_short_name&&" · short name: all operations of this name together");let J={...zt(""),...L(),exclude:[bt],op:n.row};O(f,a("a",{href:t.lastCompare(ft(n))??$t(J)},`←\
 ${ae}`))}function N(ee,ae){return Qr(n,ee,ae,s)}function L(){let{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:ne,test_steps:de,control_marker:qe,test_marker:Y,use_short_name:oe,merge_addresses:ce,
aliases:Q}=n;return{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:ne,test_steps:de,control_marker:qe,test_marker:Y,use_short_name:oe,merge_addresses:ce,aliases:Q}}async function T(){let ee=[
n.control,n.test].filter(B=>B!=="");if(ee.every(B=>o&&Ke(o,B)))return;let ae=await gt(ee).catch(()=>[]);u||(o=ae,H())}function R(ee){i=ee,k.ask(ae=>br(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(ee).
get("row"),k.say(null),Se(`${ae.name}: ${I(ae.calls.control.total)} to ${I(ae.calls.test.total)}.`),H()},ae=>{s=null,k.say(A(ae)),H()})}async function _(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let B=await nt(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=B,l.byKey=pm(B),H()}catch{}}
function A(ee){let ae=ee.code==="unknown_operation",B=["control_ranks","test_ranks","control_steps","test_steps"].filter(J=>n[J]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},B.length>0&&F("Use all ranks and steps",()=>S(Object.fromEntries(B.map(J=>[J,"all"]))),{class:"primary"}),B.length===0&&!ae&&F("Try again",()=>R(io(n).toString()),{class:"primary"})," ",a("a",{href:$t(
{...zt(""),...L()})},"All operations of this comparison")))}function H(){if(u)return;v();let ee=n.control!==""&&n.test!==""&&n.row!=="",ae=io(n).toString();ee?ae!==i&&(s&&r!==n.row&&(s=null),k.say(null),
R(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:pe("/compare")},"Compare page"),"."))));let B=ft({...n,use_short_name:!1}).
toString();ee&&B!==l.key&&_(B),m.sides.draw(n,o,s),$.toggleAttribute("data-skeleton",ee&&!s),s&&q()}function q(){let ee=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(
s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,B=i,J=n.use_short_name?void 0:gl(l.byKey?.get(xs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:J}),Ne(ae,B),Ue(ae,B),m.
work.draw(n,s),Bg(n,s,m),m.related.draw({answer:s,unit:ee,revision:B}),m.stack.draw(s.stack,fe),O(y,F("Copy the name",()=>Zt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Zt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:zo(n,s)},"Show in the timeline"),a("a",{href:md(io(n)),download:`${ae}.json`},"JSON"),["control","test"].map(le))}let j=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function le(ee){let ae=o&&Ke(o,n[ee]);if(!ae||ru(s.samples[ee])===void 0)return null;let B=`slowest call, ${ee}`;if(Rn(ae)!=="")return a("span",{class:"\
muted small",title:Rn(ae)},`Perfetto: no trace of the ${ee}`);let J={name:s.name,names:j(ee),marker:n[`${ee}_marker`],shortNames:n.use_short_name},ne=F(`Perfetto: ${B}`,async()=>{ne.disabled=!0;try{await sw(
ae,J,s.samples[ee],de=>Se(`Loading ${Te(de)}`))}catch(de){Me(de.message,{urgent:!0})}finally{ne.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return ne}function fe({name:ee,category:ae}){let B=l.byKey?.get(xs(ee,ae));return B&&{diff:B.diff_per_step,href:Gt({...n,use_short_name:!1,row:B.
id})}}function Ne(ee,ae){let{edges:B,control:J,test:ne}=s.histogram,de=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:B,control:J,test:ne,file:ee,revision:`${ae}#${n.bins}`,
share:n.bins==="share",perStep:de[0]===de[1]?null:de,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:B.
length===0?"No calls to draw.":""})}function Ue(ee,ae){let{control:B,test:J}=s.samples,ne=Ea(B,J),de=Ws(ne,E=>E.total_duration),qe=E=>s.calls[E].count===0,Y=de.control.map(E=>E.map(()=>null));m.points.
draw({rows:ne.rows,columns:ne.columns,kind:"time",file:ee,control:qe("control")?Y:de.control,test:qe("test")?Y:de.test,hover:(E,W,K)=>LE(E,ne[E][W][K]),heading:"duration in each step of each rank",revision:ae});
let[oe,ce,Q]=yw[n.heat],re=Ws(ne,ce),z=Q==="time",P={format:z?me:C,formatDiff:z?Ye:ot};b.draw(n.heat),m.heat.draw({rows:ne.rows,columns:ne.columns,...re,...P,kind:Q,file:ee,heading:oe,revision:`${ae}#${n.
heat}`}),m.grid.draw({grid:ne,values:re,title:oe,timeline:N,format:z?I:C,formatDiff:z?be:ot});let G=[ne.ranksByPosition&&"ranks",ne.stepsByPosition&&"steps"].filter(Boolean);x.hidden=G.length===0,x.textContent=
`The sides have different ${G.join(" and ")}; they are paired by position (control / test).`}return H(),T(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=n;
n=Ss(ee),ae.row!==n.row&&window.scrollTo(0,0),H(),T()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),M(),p.forEach(ee=>ee.unmount())}}}function LE(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),V(t.counts,"call")]}function NE(e){let t=ue("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},
Object.entries(yw).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function bw(e,t,n){let o=null,s=new Map,r=w=>{let h=e.getBoundingClientRect();return[w.clientX-h.left,w.clientY-h.top]};function i(w){let h=w.ctrlKey||w.metaKey||n(),y=w.deltaMode===1?16:1,g=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(g)>Math.abs(w.deltaY))w.preventDefault(),t.pan(g*y);else if(h){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[h,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,h),o={id:w.pointerId,x:h,y,from:h,measures:w.shiftKey,moved:s.size>1}}function c(w,h){
let y=[...s.values()];s.set(w.pointerId,h);let g=[...s.values()],b=([x,$])=>Math.max(20,Math.abs(x-$));t.zoom((g[0]+g[1])/2,b(y)/b(g))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(o=null,delete e.dataset.drag);let[h,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,h);return}if(!o||o.id!==w.pointerId){t.hover(h,y,w);return}!o.moved&&Math.hypot(h-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-y)),[o.x,o.y]=[h,y])}function d(w){if(s.delete(
w.pointerId),!o||o.id!==w.pointerId)return;let[h,y]=r(w),{moved:g,measures:b,from:x}=o;o=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&g?t.measure(x,h,!0):g||t.pick(h,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let h=m[w.key.length===1?w.key.toLowerCase():
w.key];h&&(w.preventDefault(),w.stopPropagation(),h())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[w,h]of Object.entries(f))e.addEventListener(
w,h,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([w,h])=>e.removeEventListener(w,h))}function du({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)PE(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function PE(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function IE(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function sr(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=IE(l,r[t],d,n);m<d;m+=1){let p=i[m];if(c[p]>=
o)return;u[p]>n&&s(p)}}function kw(e,t,n,o=0){let s=-1,r=1/0;return sr(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function mu(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var mi=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function _w(e){let[t,n,o]=mi(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function pi(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var DE={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},BE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,rr=e=>String(e).replace(BE,"").replace(/[&<>"]/g,t=>DE[t]),ar=e=>String(Math.round(e*100)/100);
function xw(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?ar(p):rr(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${rr(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${rr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ar(i)}" height="${ar(l)}"\
 viewBox="0 0 ${ar(i)} ${ar(l)}" font-family="${rr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${rr(c)}"/>${t.join("")}</svg>`}}}var fi=(e,t,n)=>Math.min(Math.max(e,t),n);function So({from:e,to:t},n,o=0){let s=n.to-n.from,r=fi(t-e,Math.min(o,s),s),i=(e+t)/2,l=fi(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function pu(e,t,n,o,s=0){
let r=o.to-o.from,i=fi((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return So({from:c,to:c+i},o,s)}function fu(e,t,n){let o=e.to-e.from,s=fi(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function $w(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function vw({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Pn=22,qE=22,hi=4;function Sw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var ir=new Map;function WE(e){return ir.has(e)||(ir.size>500&&ir.clear(),ir.set(e,_w(e))),ir.get(e)}function FE(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=WE(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=qE){let d=mu(o.text(t),i-2*hi,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let p=4;for(let f of d)p+=o.widthOf(
f);e.box(s+hi-2,r+1,Math.min(p,i-hi),l-2,c)}e.words(s+hi,m,d,u)}}}function HE(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return sr(o,t,s.from,s.to,p=>{let f=Math.max(
0,(o.start[p]-s.from)*r),w=Math.min(i,(o.end[p]-s.from)*r);if(w<=d&&!u?.keep.has(p))return;let h=Math.max(1,w-f>3?w-f-.5:w-f);u&&e.alpha(u.keep.has(p)?1:.3),FE(e,p,{x:f,y:n,width:h,height:c},l),m+=1,d=
h<=1?f+1:w}),u&&e.alpha(1),m}function Ew(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=vw(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,Pn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Pn-5,u,Pn,s.border),u<n-30&&e.words(u+3,Pn-8,o(c,i),s.muted)}e.line(0,Pn-.5,n,Pn-.5,s.border)}function Tw(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(n.rows-1,Math.ceil((r-l)/i));jE(e,c,t);let w=u.highlight?{keep:u.highlight}:null,h={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let g=p;g<=f;g+=1)y+=HE(e,g,l+g*i,h);return UE(e,t,m),y}function jE(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=mu(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function UE(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),p=Math.min(t.width+2,(d[i]-t.view.from)*n);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var wi=12,gi=17,zE=8e3,GE=15,YE=12;function KE(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Ow=(e,t)=>e.flatMap((n,o)=>jn(n,Math.floor((t-2*wi)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Mw(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(wi,n+gi*r,o,te(s?"--text":"--muted"),{size:s?GE:YE,bold:s})})}function yi(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Ow(e,n),r=t.map(d=>Ow(d.lines,
n)),i=10+gi*s.length+wi,l=t.map((d,m)=>{let p=i+gi*r[m].length;return i=p+d.height+wi,p}),c=Math.min(i,zE),u=d=>{Mw(d,s,22),t.forEach((m,p)=>{Mw(d,r[p],l[p]-gi*r[p].length+12),m.paint(KE(d,0,l[p]))})};
return{width:n,height:c,svg(){let d=xw(o);return u(d),d.text(n,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=pi(m,o);return p.box(0,0,n,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function bi(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ti(o,`${n}.${t}`)}var VE=160,JE=3,QE=matchMedia("(prefers-reduced-motion: reduce)"),Aw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),gu={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function ki(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let w=m.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,y=pi(w,h),g=c?Pn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Sw(h),colours:Aw()},
x=gu,$=du(gu),k=[],M=0,S={from:0,to:1},v={from:0,to:1},N={hover:-1,select:-1,highlight:null},L=0,T=null,R=0,_=0,A=0,H=()=>(v.to-v.from)/Math.max(1,R),q=z=>v.from+z*H(),j=()=>g+M*n;function le(){R=f.clientWidth,
p.style.height=`${j()}px`,_=Math.min(f.clientHeight,j());let z=globalThis.devicePixelRatio||1,[P,G]=[Math.round(R*z),Math.round(_*z)];(m.width!==P||m.height!==G||A!==z)&&([m.width,m.height,A]=[P,G,z],
m.style.width=`${R}px`,m.style.height=`${_}px`)}function fe(){L===0&&(L=requestAnimationFrame(Ne))}function Ne(z){if(L=0,T){T.since??=z;let G=(z-T.since)/VE;v=$w(T.from,T.to,G);let E=G<1;E?fe():T=null,
r(v.from,v.to,E)}let P=performance.now();if(le(),R>0&&_>0){w.setTransform(A,0,0,A,0,0);let G=ae(ee(),{width:R,height:_,top:g-f.scrollTop});m.dataset.drawn=String(G)}m.dataset.drawMs=(performance.now()-
P).toFixed(2)}let Ue="";function ee(){let z=`${m.width} ${m.height} ${A}`;return z!==Ue&&(Ue=z,y.forget()),y}function ae(z,{width:P,height:G,top:E}){let{colours:W}=b;z.box(0,0,P,G,W.surface);let K=Tw(
z,{index:$,view:v,width:P,height:G,rowHeight:n,top:E,bands:k,marks:N,how:b,rowOf:he=>x.row[he]}),ie=P/(v.to-v.from);return d?.(z,{x:he=>(he-v.from)*ie,y:he=>E+he*n,width:P,height:G,view:v}),g>0&&Ew(z,
{view:v,width:P,format:c,colours:W}),K}function B(z,P=!1){T=null,!(z.from===v.from&&z.to===v.to)&&(v=z,r(v.from,v.to,P),fe())}function J(z){let P=So(z,S,u);QE.matches?B(P):(T={from:v,to:P,since:null},
fe())}let ne=()=>T?.to??v;function de(z,P){let G=Math.floor((P-g+f.scrollTop)/n);return P<g||G<0?-1:kw($,G,q(z),JE*H())}function qe(z,P){z!==N.hover&&(N.hover=z,m.style.cursor=z>=0?"pointer":"",fe()),
o(z,P)}let Y=bw(m,{zoom:(z,P)=>B(pu(v,q(z),P,S,u)),pan:z=>B(fu(v,z*H(),S)),scroll(z){f.scrollTop+=z},hover:(z,P,G)=>qe(de(z,P),G),leave:()=>{N.hover>=0&&qe(-1,null)},pick:(z,P,G)=>s(de(z,P),G),measure:(z,P,G)=>i?.(
...[q(z),q(P)].sort((E,W)=>E-W),G),slide(z){let P=ne();J(fu(P,z*(P.to-P.from),S))},glide(z){let P=ne();J(pu(P,(P.from+P.to)/2,z,S,u))},fit:()=>J(S),enter:()=>{N.select>=0&&s(N.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",fe,{passive:!0});let oe=new ResizeObserver(fe);oe.observe(f);let ce=()=>{b.colours=Aw(),fe()},Q=matchMedia("(forced-colors: active)");Q.addEventListener("ch\
ange",ce);let re=yt(ce);return{node:m,set(z){let P=x===gu;x=z,$=du(z),k=z.bands??[],M=Math.max($.rows,z.rows??0);let[G,E]=[z.from??1/0,z.to??-1/0];if(z.from===void 0||z.to===void 0)for(let K=0;K<z.length;K+=
1)G=Math.min(G,z.start[K]),E=Math.max(E,z.end[K]);S=E>G?{from:G,to:E}:{from:0,to:1},N.hover=-1,N.select=-1,N.highlight=null;let W=P?{...S}:So(v,S,u);p.style.height=`${j()}px`,T===null&&(v=W),fe()},view(z,P,G=!1){
G?B(So({from:z,to:P},S,u)):J({from:z,to:P})},index:()=>$,current:()=>({...v}),goal:()=>({...ne()}),extent:()=>({...S}),select(z){N.select=z,z>=0&&this.reveal(x.row[z]),fe()},highlight(z){N.highlight=z===
null?null:new Set(z),fe()},point(z){N.hover=z,fe()},follow(z,P,G=!1){T=null,v={from:z,to:P},G?(cancelAnimationFrame(L),Ne(0)):fe()},place(z){return this.placeOf({start:x.start[z],end:x.end[z],row:x.row[z]})},
placeOf({start:z,end:P,row:G}){let E=m.getBoundingClientRect(),W=(z-v.from)/H(),K=(P-v.from)/H(),ie=g+G*n-f.scrollTop;return K<0||W>R||ie<g-n||ie>_?null:{left:E.left+Math.max(0,W),right:E.left+Math.min(
R,K),top:E.top+ie,bottom:E.top+ie+n}},redraw:fe,showAxis(z){g=c&&z?Pn:0,fe()},reveal(z){let P=z*n;(P<f.scrollTop||P+n+g>f.scrollTop+f.clientHeight)&&(f.scrollTop=P-f.clientHeight/2)},whole:z=>({height:j(),
paint:P=>ae(P,{width:z,height:j(),top:g})}),picture(z){return yi(z,[{lines:[],...this.whole(Math.max(R,600))}],Math.max(R,600))},destroy(){cancelAnimationFrame(L),Y(),re(),Q.removeEventListener("chang\
e",ce),oe.disconnect(),f.remove()}}}var ds=8,XE=.004;function Rw(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(bn(o,t))),0)}var tn=(e,t)=>e.verdict[t]==="no_difference_found";function Cw(e,t,n){let o=bn(e,t);if(!(n>0)||Math.abs(
o)<XE*n||tn(e,t))return 0;let s=Math.max(1,Math.round(ds*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(ds,s)}function Lw(e,t,n){let[o,s]=[mi(e),mi(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var dn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},ms=e=>e!=="calls",kt=(e,t)=>ms(t)?I(e):C(Number(e.toFixed(2))),Ft=(e,t)=>e===null?"–":ms(t)?be(e):ot(Number(e.toFixed(2))),_i=(e,t)=>ms(t)?
me(Number(e.toFixed(3))):C(e),ps=(e,t)=>e===null?"":ms(t)?Ye(Number(e.toFixed(3))):ot(e),ZE={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},eT={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Eo=e=>ZE[e.sort]??e.sort,To=e=>eT[e.status]??"",Pw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",tT=e=>e.sides.every(t=>t.steps.length===0),vn=e=>tT(e)?"per recording":"per step";function xi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(go(e));return t?`${t[2]}\
 · ${t[1]}`:go(e)}var St=e=>[go(e),wo(e)].filter(Boolean).join(" "),nT=e=>/ #\d+$/.test(go(e));function Iw(e){let t=kn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||nT(o)):t.slice(-1)}function Dw(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Go(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}var oT=.005;function Bw(e,t){let n=e.here[t],o=ms(t)?I(Math.abs(n)):C(Number(Math.abs(n).toFixed(2)));if(ms(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-n)>oT*Math.abs(
n)?"itself ":""}takes ${o} ${n>0?"more":"less"}`}return n>0?`is called ${o} times more`:`is called ${o} times less`}var wu=(e,t)=>t>0?100*e/t:null;function qw(e,t){let[n,o]=e.root.total[t];return{from:kt(
n,t),to:kt(o,t),change:Ft(o-n,t),percent:Ee(wu(o-n,n))}}function Ww(e,t){let[n,o]=e.root.total[t];return n===o?"±0":n>0?Ee(wu(o-n,n)):"new"}function Fw(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,
only_here_device:i})=>wu(i,r)),o=r=>De(r);if(t===null&&n===null)return"";if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of \
the test is in frames without a partner on the other side.`}var Nw=e=>e.map(t=>`“${t}”`).join(" and ");function Hw(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Nw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.
push(`${Nw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return o}function jw(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${Ft(c-
l,i)})`:`${s}: ${kt(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(
0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var In=e=>e>0?"mo\
re":e<0?"less":"calm",Uw=(e,t)=>Ft(bn(e,t),t);var sT=20,rT=.62,zw={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function aT(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Lw(te("--surface-sunk"),te(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",rT*(.12+.88*(Math.abs(n)/ds))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(zw[n]??"--noise-fill",.45)}}function iT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){O(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[Eo(t),To(t),tn(t,o)&&"no difference found"].filter(Boolean).join(" · ")),jw(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Gw(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=iT(),l=aT(),c=ht("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),d=null,m=null,
p=0,f=N=>d.tree.frames[m.frame[N]],w=ki(s,{rowHeight:sT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:N=>y(f(N)),onHover(N,L){N<0||!L?i.hide():i.show(f(N),d,L)},onPick:N=>N>=0&&e.onPick(f(N)),onKey:x}),h=yt(()=>{l.forget(),k(),w.redraw()}),y=N=>d.tree.pair&&!Go(N)&&N.sort!=="rest";function g(N){
let L=f(N);return d.tree.pair?tn(L,d.measure)?l.noise():l.change(Cw(L,d.measure,p)):l.sort(L.sort)}function b(N){let L=f(N);return`${L.status==="replaced"?"⇄ ":""}${[xi(L),wo(L)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Uw(L,d.measure)}`:""}`}function x(N){let L=d?.selected;if(!L)return!1;let T=L.parent?.children.filter($)??[],R=T.indexOf(L),_=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],H={ArrowUp:()=>L.
parent,ArrowDown:()=>L.children.filter($).reduce((j,le)=>!j||_(le)>_(j)?le:j,null),ArrowLeft:()=>T[R-1],ArrowRight:()=>T[R+1]}[N.key];if(!H)return!1;let q=H();return q&&e.onMove(q),!0}let $=N=>m.place[N.
at]>=0;function k(){if(!d)return;let N=(T,R,_="")=>a("li",{class:`key ${_}`,css:{"--key-fill":T}},R);if(!d.tree.pair){let T=new Set(d.tree.frames.map(({sort:R})=>R));O(o,Object.keys(zw).filter(R=>T.has(
R)).map(R=>N(l.sort(R),Eo({sort:R}))));return}let L=T=>`full colour: ${Ft(T,d.measure)}`;O(o,N(l.change(ds),`takes more (${L(p)})`),N(l.change(-ds),`takes less (${L(-p)})`),N(l.change(0),"hardly chang\
ed"),d.tree.frames.some(T=>tn(T,d.measure))&&N(l.noise(),"not certain"),d.tree.frames.some(y)&&N("var(--muted)","on one side only","key-hatched"))}function M(){let N=kn(d.zoomed);O(n,N.map((L,T)=>[T>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),T===N.length-1?a("b",{class:"mono","aria-current":"true"},St(L)):F(St(L),()=>e.onZoom(L),{class:"link-button mono"})]))}function S(N){d&&m.length>
0&&bi(w.picture([`Flame graph, ${dn[d.measure][0]} ${vn(d.tree)}`,...d.lines,v(),`made ${pt(new Date().toISOString())}`]),N,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Ft(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${V(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(N){let L=d?.revision!==N.revision,T=!L&&d.judged!==N.judged,
R=L||d.zoomed!==N.zoomed;if(d=N,L){i.hide(),m=up(d.tree,d.measure,d.width),p=Rw(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${dn[d.measure][0]} to d\
raw.`;let A={both:"",control:", width: control",test:", width: test"};t.textContent=`${dn[d.measure][0]} ${vn(d.tree)}${d.tree.pair?A[d.width]:""}`}T&&(k(),w.redraw());let _=m.place[d.zoomed.at]??-1;R&&
_>=0&&w.view(m.start[_],m.end[_],L),M(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(A=>m.place[A.at]).filter(A=>A>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function Yw(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function Kw(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var lT=250,cT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
uT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],dT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function mT(e,t){
let n=ue("tree-search"),o=a("span",{class:"muted small tree-found"}),s=Qe(lT,()=>e(r.value.trim())),r=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),r,i,o),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){o.textContent="";return}let[m,p]=Kw(c,d);o.textContent=c.length===0?"No frame matches.":`${V(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(p,d)} (${Ft(p-m,d)})`:kt(
m,d)}`}}}function Vw({onChange:e,onStep:t}){let n=new Map(ho.map(p=>[p,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},ho.map(p=>{let f=n.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:dn[p][2],"aria-pressed":"false"}),f.button.append(dn[p][1]," ",f.change),f.button})),s=dt("Width of the frames",cT,p=>e(
{width:p})),r=dt("How frames are put together",uT,p=>e({frames:p,rows:[],open:[],zoom:""})),i=dt("What makes frames",dT,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=dt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=mT(p=>e({q:p}),t),u=(p,f,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,w,h){
for(let[y,g]of n){g.button.setAttribute("aria-pressed",String(y===w));let b=f?.pair?Ww(f,y):"";O(g.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,h,f,w)}}}var yu=12,bu=8,pT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Jw({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(h,y)=>r.pair?a("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,
row:Mt(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",x=!1){let[$,k]=y,M=S=>a("td",{class:"num",title:_i(S,g)},kt(S,g));return a("tr",{},a("th",{scope:"row",title:b,class:x?
"inner":null},h),M($),r.pair&&M(k),r.pair&&a("td",{class:`num strong ${In(k-$)}`,title:ps(k-$,g)},Ft(k-$,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[vn(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":sn(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":to(h[1]-
h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"What the change of FLOPs would take at the speed of the control":"What the change of calls would take if each took as long as \
in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${g}, by ${h.
by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${In(h[y])}`,title:ps(h[y],"device")},Ft(h[y],"device"))))}function m(h){let y=h.here.device;return a("table",{class:"detail-table"},
a("caption",{class:"visually-hidden"},`Figures of the frame, ${vn(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched by itself",h.ownOf.device,"devi\
ce","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.ownOf.host,"host","Without the\
 frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time and of the frames below it that \
only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${In(y)}`,title:ps(y,"device")},Ft(y,"device")))))}function p(h){let y=[...h.kernels].sort((g,b)=>Math.abs(b.device[1]-
b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},h.opened||h.instances>1?`Ke\
rnels of all ${C(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,yu).map(({name:g,device:b,counts:x})=>{let $=l("",b,"device");return O($.firstChild,a("span",{class:"mono kern\
el-name"},i(g,pT(g)))),$.firstChild.title=`${g}
${kt(x[0],"calls")}${r.pair?` → ${kt(x[1],"calls")}`:""} calls`,$}),y.length>yu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-yu)} more`))))}function f(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,bu).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>bu&&a("tr",{},a("td",{class:"muted"},`${C(h.shapes.length-bu)} more`))))}function w(h,y){let g=h.sort==="operator"&&r.pair,b=h.names[1]??h.names[0];return a("\
p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${C(h.instances)} instances`,()=>t(h),{class:"link-button"}),h.parent&&h.children.length>0&&F("Zo\
om to it",()=>n(h),{class:"link-button zoom-button"}),g&&a("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,row:Mt(b,"cpu_op")})},"Open this operation"),g&&a("a",{href:zo(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Zt(go(h),"Name copied."),{class:"link-button"}))}return{node:s,draw(h,y,g){r=h;let b=kn(y).slice(1,-1),x=b.filter(
({sort:k})=>k!=="python"),$=x.length>0?x:b.slice(-4);O(o,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[Eo(y),To(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(k=>tn(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(St).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),p(y),f(y))}}}var fT=5;function Qw(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=Dw(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Bw(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"Frames without a partner directly below ",F(St(c),()=>e(c),
{class:"link-button mono tree-name"}),Iw(c).map((p,f)=>[f===0?" in ":" › ",F(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?In(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),tn(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=qw(l,c),[,w]=dn[c],[h,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${w} ${vn(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${In(y-h)}`},p,h>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let g=Yo(l,c,fT);O(n,g.map(M=>i(l,M,
c))),n.hidden=g.length===0;let b=Fw(l),x=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some(M=>M<ta)&&"Fewer than 4 samples on a side: changes cannot be told from noise, so all are coloured as mea\
sured.";O(o,Hw(l,u).map(M=>a("p",{class:"notice"},M)),[b,k,x,$].filter(Boolean).map(M=>a("p",{class:"muted"},M)))}}}var Dn=28,hT=150,Xw=12,Zw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],gT=[["Frame","c-frame",Zw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function ey(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>hT;function w(){let _=c.tree.pair?Zw:gT,A=`${dn[c.
measure][1]} ${vn(c.tree)}`;O(o,_.map(([,H])=>a("col",{class:H}))),O(t,a("tr",{},_.map(([H,q,j],le)=>a("th",{scope:"col",class:q,title:le===0?j:`${A}: ${j}`},H)))),i.firstChild.colSpan=_.length,l.firstChild.
colSpan=_.length}function h({frame:_,level:A,open:H,leaf:q}){let j=_.instances>1&&_.sort==="module"&&!_.opened&&c.canOpen,le=Pw(_),fe=_.instances===_.parent?.instances?"":wo(_);return a("th",{scope:"r\
ow",class:"c-frame",title:[St(_),..._.above??[],Eo(_),To(_),_.through.length>0&&`below ${_.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(A-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${q?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},H?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(_.sort)?" plain":""}`},a("bdi",{},xi(_))),j?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${_.instances} instances`},
wo(_)):fe&&a("span",{class:"muted count"},fe),_.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${_.above.join(", ")}`),le&&a("span",{class:`status-mark status-${_.status}`},a("span",{"ar\
ia-hidden":"true"},le),a("span",{class:"visually-hidden"},` ${To(_)}`))))}function y(_,A=""){return a("td",{class:`num c-time ${A}`,title:_i(_,c.measure)},kt(_,c.measure))}function g(_,A,H){return a("\
td",{class:`num c-time ${A} ${tn(H,c.measure)?"calm":In(_)}`,title:[ps(_,c.measure),tn(H,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:A==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
_)/p).toFixed(1)}%`}:{}},Ft(_,c.measure))}function b(_){let{frame:A}=_,[H,q]=A.total[c.measure];return c.tree.pair?[h(_),y(H),y(q),g(bn(A,c.measure),"c-diff",A),g(A.here[c.measure],"c-here",A)]:[h(_),
y(H),y(A.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(A.figures.calls[0],"calls"))]}function x(_){let A=c.rows[_],{frame:H}=A,q=[_%2?"odd":"",c.found?.has(H)?"found":"",H.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:q,data:{index:_},tabindex:_===u?"0":"-1","aria-level":A.level,"aria-posinset":A.place,"aria-setsize":A.of,"aria-rowindex":_+2,"aria-expanded":A.leaf?null:
String(A.open),"aria-selected":String(H===c.selected)},b(A))}function $(_=!1){let A=Math.ceil((r.clientHeight||600)/Dn),H=Math.floor(r.scrollTop/Dn),[q,j]=f()?[Math.max(0,H-Xw),Math.min(c.rows.length,
H+A+Xw)]:[0,c.rows.length];if(!_&&q===m[0]&&j===m[1])return;m=[q,j];let le=n.contains(document.activeElement),fe=_?new Map:d;d=new Map;for(let Ue=q;Ue<j;Ue+=1)d.set(Ue,fe.get(Ue)??x(Ue));[[i,q],[l,c.rows.
length-j]].forEach(([Ue,ee])=>{Ue.hidden=ee===0,Ue.style.height=`${ee*Dn}px`});let{scrollTop:Ne}=r;gn(n,[i,...d.values(),l]),r.scrollTop=Ne,le&&(d.get(u)??r).focus({preventScroll:!0})}function k(_,A=!1){
let H=_*Dn,q=r.clientHeight-t.offsetHeight;A&&(H<r.scrollTop||H+Dn>r.scrollTop+q)&&(r.scrollTop=H-q/2),H<r.scrollTop?r.scrollTop=H:H+Dn>r.scrollTop+q&&(r.scrollTop=H+Dn-q),$()}function M(_,A){let H=Math.
max(0,Math.min(c.rows.length-1,_));d.get(u)?.setAttribute("tabindex","-1"),u=H,k(H);let q=d.get(H);q?.setAttribute("tabindex","0"),A&&q?.focus({preventScroll:!0})}function S(_){return c!==null&&c.revision===
_.revision&&c.judged===_.judged&&c.text===_.text&&c.rows.length===_.rows.length&&c.rows.every((A,H)=>A.frame===_.rows[H].frame&&A.open===_.rows[H].open)}function v(_){let A=c.selected!==_.selected;c=_;
for(let[q,j]of d)j.setAttribute("aria-selected",String(c.rows[q].frame===c.selected));let H=c.rows.findIndex(q=>q.frame===c.selected);A&&H>=0&&M(H,!1)}n.addEventListener("click",_=>{let A=_.target.closest(
"tr[data-index]");if(!A)return;let{frame:H,leaf:q}=c.rows[A.dataset.index],j=_.target.closest("[data-act]")?.dataset.act;M(Number(A.dataset.index),!0),j==="instances"?e.onInstances(H):j==="toggle"&&!q?
e.onToggle(H):e.onSelect(H)}),n.addEventListener("dblclick",_=>{let A=_.target.closest("tr[data-index]");A&&!_.target.closest("[data-act]")&&e.onZoom(c.rows[A.dataset.index].frame)});function N({frame:_,
open:A,leaf:H},q){!H&&A!==q?e.onToggle(_):q&&A?M(u+1,!0):!q&&_.parent&&M(c.rows.findIndex(j=>j.frame===_.parent),!0)}n.addEventListener("keydown",_=>{let A=c?.rows[u];if(!A||_.altKey||_.ctrlKey||_.metaKey||
_.target.closest("button"))return;let H=Math.max(1,Math.floor(r.clientHeight/Dn)-3),q={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+H,PageUp:u-H,Home:0,End:c.rows.length-1},j={ArrowRight:()=>N(A,!0),ArrowLeft:()=>N(
A,!1),Enter:()=>e.onZoom(A.frame)," ":()=>e.onSelect(A.frame)},le=_.key in q?()=>M(q[_.key],!0):j[_.key];le&&(_.preventDefault(),le())});let L=0,T=()=>{L===0&&c&&f()&&(L=requestAnimationFrame(()=>{L=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Dn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",T,{passive:!0});let R=new ResizeObserver(T);return R.observe(
r),{node:r,focus:()=>M(u,!0),draw(_){if(S(_)){v(_);return}let A=c?.rows[u]?.frame.key,H=c?.selected?.key!==_.selected.key||c?.revision!==_.revision;c=_,p=c.tree.frames.reduce((j,le)=>Math.max(j,Math.abs(
bn(le,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let q=H?c.selected.key:A;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===q)),$(!0),
H&&k(u,!0)},unmount(){R.disconnect(),cancelAnimationFrame(L)}}}function wT(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var ty=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function yT(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?wT(t)||(ty(o)>4*ty(n)?"host":"device"):"device"}async function bT(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(Ct(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await nt(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function ny(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Ul(await kr(n?"":e.control,Vo(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?bT(e,t):null]),l=e.
by||yT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function oy(e,t,n){let o=t==="host"?"host":"device";return{...Ul(await kr(e.test!==""?
"":e.control,Vo(e,o,!0),{signal:n})),chosenBy:o}}async function sy(e,t,n,o=e.frames==="instance"){let s=Vo(e,t.chosenBy,o);s.set("significance",n),ep(t,await kr("",s),n)}var kT=8,_T=40;function ry(e,t,n){let o=new Set([e.root]);for(let s of[...Yo(e,t,kT),...n.slice(0,_T)])kn(s).slice(0,-1).forEach(r=>o.add(r));return o}function xT(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(bn(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function ay(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=xT(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var iy={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},lr={path:"/tree",name:"Tree",mount:(e,t)=>vT(e,t)},$T=e=>$t({...zt(""),...Ct(e),exclude:[bt]});function vT(e,t){let n=Ko(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(B,{replace:J=!0}={})=>!u&&t.go(Wt({...n,...B}),{replace:J}),m=is(B=>d({...B,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:B=>[a("a",{class:"small",href:$T(B)},"Compare"),Vc(B)]}),p=Qw(B=>v(B)),f=Vw({onChange:B=>d(M(B)),onStep:T}),w=Gw({onPick:B=>S(B,B),onZoom:B=>S(l.selected,B),onMove:B=>S(B)}),h=ey({
onSelect:B=>S(B),onZoom:B=>S(B,B),onToggle:N,onInstances:L}),y=Jw({pair:()=>Ct(n),onInstances:L,onZoom:B=>S(B,B)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),x=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,x));let $=At({context:t,results:x,message:g}),k=Qe(400,Se);function M(B){return B.frames&&l?{...B,node:l.selected.foldKey}:B}function S(B,J){let ne=qe=>qe.at<=B.at&&B.at<qe.end,de=J??
(ne(l.zoomed)?l.zoomed:kn(B).findLast(qe=>ne(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:B.key,zoom:de.key}),k(`${St(B)} is selected.`)}function v(B){S(B)}function N(B){let J=n.
rows.includes(B.key)?n.rows.filter(ne=>ne!==B.key):[...n.rows,B.key];d({rows:J})}function L(B){let J=B.key,ne=n.open.includes(J);d({open:ne?n.open.filter(de=>de!==J):[...n.open,J],rows:n.rows.filter(de=>de!==
J),node:J}),Se(ne?"Folded.":`Its instances are shown below ${St(B)}.`)}function T(B){let J=l?.found??[];if(J.length>0){let ne=J.indexOf(l.selected),de=ne<0?B>0?0:J.length-1:(ne+B+J.length)%J.length;S(
J[de]),Se(`${de+1} of ${J.length}: ${St(J[de])}`)}}async function R(){let B=[n.control,n.test].filter(ne=>ne!=="");if(B.every(ne=>o&&Ke(o,ne)))return;let J=await gt(B).catch(()=>[]);u||(o=J,ae())}function _(){
if(n.control==="")return"";let B=`${n.control} ${Vo(n,"device",n.frames==="instance")}`,J=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===B&&(J==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===J)?s.key:`${B} ${J}`}function A(B){r=B,x.dataset.stale="";let[J,ne]=[B.slice(0,B.lastIndexOf(" ")),n.by];$.ask(de=>ny(n,de),de=>{s={...de,key:B,base:J,first:ne===""},i=null,delete x.
dataset.stale,$.say(null),Se(V(de.tree.frames.length-1,"frame")),ae()},de=>{s=null,l=null,delete x.dataset.stale,$.say(j(de)),ae()})}function H(B){let J=`${s.key} ${B==="host"}`;return i?.key===J?(q(i,
B),i.tree):(i={key:J,tree:null},$.ask(ne=>oy(n,B,ne),ne=>{i.tree=ne,ae(),q(i,B)},ne=>{i=null,Me(`The instances could not be loaded. ${ne.message}`,{urgent:!0})}),null)}async function q(B,J){let{tree:ne}=B;
if(B.judged??=new Set,!(!ne?.pair||J==="calls"||B.judged.has(J)||ne.samples.some(de=>de<ta))){B.judged.add(J);try{await sy(n,ne,J,B===i||n.frames==="instance")}catch{return}!u&&s&&(s===B||i===B)&&(s.verdicts=
`${s.verdicts??""} ${B===i?"each ":""}${J}`,s.classes=void 0,s.openedFor=void 0,ae())}}function j(B){let J=Object.keys(iy).some(ne=>n[ne]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:B.code}},a("h2",{},"This tree cannot be shown"),a("p",{},B.message),a("p",{},J?F("Use all ranks and steps",()=>d(iy),{class:"primary"}):F("Try again",()=>A(r),{class:"primary"})," ",a("a",{href:pe(
"/")},"Choose other traces")))}let le=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:pe("/")},o?.length===0?"Add traces":"Traces page"),"."));function fe(B){if(n.frames==="class")return s.classes??=sp(s.tree),s.classes;if(n.frames==="folded"&&n.open.
length>0){let J=H(B);if(J){let ne=n.open.join();return s.openedFor!==ne&&(s.opened=ip(s.tree,J,new Set(n.open)),s.openedFor=ne),s.opened}}return s.tree}function Ne(){let B=n.by||s.measure,J=fe(B),ne=n.
q===""?null:Yw(J,n.q),de=zl(J,n.node)??Yo(J,B,1)[0]??J.root,qe=zl(J,n.zoom)??J.root,Y=ry(J,B,[de,...J.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...ne??[]]),oe=new Set(n.rows),ce=ay(
J,B,n.order,re=>Y.has(re)!==oe.has(re.key)),Q=[s.key,B,n.frames,n.width,n.open.join(),J.frames.length].join(" ");return{tree:J,measure:B,width:n.width,found:ne,text:`${n.q} ${n.order}`,selected:de,zoomed:qe,
rows:ce,revision:Q,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Ue(J),file:`tracediff-${J.sides.map(({label:re})=>_t(re)).join("-")}`}}function Ue(B){return[["control","test"].slice(0,B.sides.
length).map((ne,de)=>`${B.pair?`${ne}: `:""}${B.sides[de].label} (${V(B.sides[de].samples,"sample")})`).join(" → ")]}function ee(){let B=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},J=de=>zn(de,
n,o,B),ne=n.control===""?"Tree":`${J("control")}${n.test===""?"":` → ${J("test")}`} · Tree`;b.textContent=ne,t.setTitle(ne),m.draw(n,o,B)}function ae(){if(u)return;let B=_();if(B===""?($.drop(),[r,
s,l]=["",null,null],$.say(le())):B!==r&&(s||$.say(null),A(B)),ee(),x.toggleAttribute("data-skeleton",B!==""&&!s),!s||s.key!==B){f.draw(n,null,n.by,null);return}l=Ne();let{tree:J,measure:ne,found:de}=l,
qe=[l.revision,l.judged,n.level].join(" ");qe!==c&&(c=qe,p.draw(J,ne,n.level)),f.draw(n,J,ne,de),w.draw(l),w.sql.set(un(Pg(n,ne),n)),h.draw({...l,found:de&&new Set(de)}),y.draw(J,l.selected,l.canOpen),
q(s,ne)}return ae(),R(),{keys:{search:()=>f.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(B){n=Ko(B),ae(),R(),s&&r===s.key&&t.settled()},unmount(){u=!0,$.unmount(),w.unmount(),h.unmount()}}}var ST={name:"rows",label:"Rows",type:"choice",options:ba,fallback:"steps"};function ly(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,M){t({[k]:M},{replace:l===k}),l=k}function u(k,M,S,v){let N=ue("set"),L=$n({id:N,field:k,none:v,text:i[k],set:Ke(S,i[k])??null,onPick:T=>{l="",n(
{[k]:T?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:N},M),L.node)}function d(k){let M=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,M.checked===k.fallback?"":String(M.checked))}});return s.push({name:k.name,sync(S){M.checked=S===""?k.fallback:S==="true"}}),a("label",{class:"check"},M,k.label)}function m(k){let M=k.type==="o\
perator"?ue("ops"):null,S=k.type==="number",v=a("input",{type:S?"number":"text",list:M,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:S&&"any",min:S&&0,data:{field:k.name},class:M&&
"wide",title:k.title,on:{change:()=>c(k.name,v.value.trim())}}),N=M&&a("datalist",{id:M});M&&(v.addEventListener("input",Qe(150,()=>w(v.value,N))),v.addEventListener("focus",()=>{v.select(),w("",N)}));
let L="";return s.push({name:k.name,sync(T,R){let _=T||M&&R||"",A=v===document.activeElement&&v.value!==L;v.value.trim()!==_&&!(A&&_===L)&&(v.value=_),L=_,S&&(R??null)!==null&&T===""&&(v.placeholder=R)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),v,N)}function p(k){let M=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,M.value===k.fallback?"":M.value)}},Object.entries(
k.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:k.name,sync(S,v){M.value=S||String(v??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),M)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function w(k,M){if(i.set!=="")try{let S=await xr(i.set,k);O(M,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let h=(k,M)=>k?.[M].length>0?st(k[M],3):"";function y(k,M){let[S,v]=["set","test"].map(N=>h(Ke(M,i[N]),k));return i.test!==""&&i[k]===""&&(S!==v||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function g(k,M,S){let[v,N]=["set","test"].map(T=>Ke(S,i[T])),L=(T,R,_)=>f({name:T,label:R,type:"text",placeholder:["all",h(_,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,S)?[L(`set_${k}`,`${M} of A`,v),L(`test_${k}`,`${M} of B`,N)]:[L(k,M,v)]}function b(k){let M=S=>S.some(v=>i[v]!=="");return!M(["steps","set_steps","test_steps"])&&(M(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ke(k,i[S])?.steps.length>0))}let x=k=>`${sc[k].letter} · ${sc[k].name}`;function $(k){let M=i.test!=="";s=[],O(o,u("set",M?x("set"):"Trace set",k),u("t\
est",M?x("test"):"Compare with",k,"none"),g("ranks","Ranks",k),g("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&f(ST),e[i.what].params.map(f))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,M,S={}){i=k;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",M),y("steps",M),b(M),M.map(N=>[N.id,N.label])]);
if(v!==r){r=v;let N=o.contains(document.activeElement)?document.activeElement.dataset.field:null;$(M),N&&o.querySelector(`[data-field="${N}"]`)?.focus()}s.forEach(({name:N,sync:L})=>L(i[N]??"",S[N]))}}}var ET=24,$i=20;function cy(e,t){let n=Array.from(e),o=Math.max(0,n.length-$i),s=t>ET?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+$i).join(""))),s+$i<n.length&&r("split-rest",s+$i))}var uy=200,TT=30;function mn(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:x,what:$})=>[a("dt",{},x),a("dd",{},$)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=ht(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),n)),o,i,l),m=[],p=new Map,f=null,w=e.
limit??20;function h(){if(!f)return m;let x=f.down?-1:1;return[...m].sort(($,k)=>{let[M,S]=[$[f.key]??null,k[f.key]??null];return M===null||S===null?(M===null)-(S===null):x*(typeof M=="number"?M-S:String(
M).localeCompare(String(S)))})}function y(x){let $=f?.key===x.key?!f.down:!!x.number;f={key:x.key,down:$},b(),t.querySelector("[aria-sort] button")?.focus()}function g(x,$,k,M){let S=e.href&&x.link?.(
k,e.parameters??{}),v=x.mono&&typeof M=="string"?cy(M,p.get(x.key)?.get(M)??0):M;if(S||!x.mono||typeof M!="string"||M.length<=TT)return S?a("a",{href:e.href(S)},v):v;let N=F(v,()=>{let L=N.getAttribute(
"aria-expanded")!=="true";N.setAttribute("aria-expanded",String(L)),O(N,L?M:v)},{class:"name-button","aria-expanded":"false"});return N}function b(){O(t,e.columns.map($=>{let k=f?.key===$.key;return a(
"th",{scope:"col",class:$.number&&"num","aria-sort":k&&(f.down?"descending":"ascending")},F(`${$.title}${k?f.down?" ↓":" ↑":""}`,()=>y($),{class:"link-button th-button",title:$.what}))}));let x=new Set;
O(n,h().slice(0,w).map($=>a("tr",{},e.columns.map(k=>{let M=$[k.key],S=k.show(M,$);return S===ke&&k.blank&&x.add(k),a("td",{title:S===ke&&k.blank?k.blank:k.mono?M:k.exact?.(M,$),class:[k.number&&"num",
k.mono&&"mono data-name",k.tone?.(M,$)].filter(Boolean).join(" ")||null},g(k,M,$,S))})))),l.hidden=x.size===0,O(l,[...x].map($=>`${ke} in ${$.title}: ${$.blank}`).join("; "),"."),s.textContent=m.length>
1?C(m.length):"",o.hidden=m.length<=w,O(o,F(`Show ${C(Math.min(uy,m.length-w))} more of ${C(m.length)}`,()=>{w+=uy,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:$}of e.columns.filter(
k=>k.mono))p.set($,Ki(m.map(k=>String(k[$]??""))));d.hidden=m.length===0,b()}}}var OT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},dy="http://www.w3.org/2000/svg";function MT(e,t){let n=document.createElementNS(dy,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(dy,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",OT[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function my(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function p(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function f(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,x=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?hc:$.map(k=>k.value))}}});return x.checked=h.includes(w.key),a("label",{class:"check line-check"},x,a("span",{
class:"line-mark"},b>=0&&MT(lc(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,AT(w.lines,h).map(([x,$])=>a("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&a("span",{class:"muted"},x),$.map(k=>f(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(n,w.start),p(o,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function AT(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...n].
map(s=>[o(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function RT(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function py(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=RT(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var fy={control:"set",test:"test"};function ky(e){let t=(n,o)=>e[`${fy[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[fy[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function CT(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Qc(ky(e));return n&&`(${n})`}var dr="device\
_type = 'GPU'",ku=["COMPUTATION","COMMUNICATION","MEMORY"],vi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",_u=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${ku.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${dr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${ku.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${dr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${ku.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,hy=e=>`${_u(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,gy=e=>`${_u(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,LT=(e,t)=>`${_u(e,vi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,_y=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,NT=(e,t)=>`SELECT side, rank, kind, name, category, ${_y}
FROM events
WHERE ${dr}${vi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,xy=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${dr}${vi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,$y=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${dr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,vy="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",wy=(e,t)=>`${$y(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${vy}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Sy=(e,t)=>`${$y(e,vi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${vy}`,PT=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Sy(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,cr=(e,t)=>`${Sy(e,t)}
ORDER BY launch_delay DESC`,yy=(e,t)=>`SELECT side, rank, name, ${_y}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function IT(e){let t=Object.entries(ky(e)).map(([n,{ranks:o}])=>{let s=ei(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var ur="side, rank, span, device_type, device",Ey=e=>`WITH changes AS (
    ${e}
)
SELECT ${ur}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${ur}),
    so_far AS (PARTITION BY ${ur} ORDER BY at_us, row)`,DT=e=>`SELECT ${ur}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ey(e)}
)
GROUP BY ${ur}
ORDER BY rank, span, device_type, device, side`,by={peaks:DT,"memory-curves":e=>`${Ey(e)}
ORDER BY side, rank, at_us`},BT={temporal_breakdown:{rows:hy,temporal:hy},comm_comp_overlap:{rows:gy,overlap:gy},kernel_breakdown:{kinds:LT,kernels:NT,over_ranks:xy},idle_time_breakdown:{rows:wy,idle:wy},
launch_stats:{counts:PT,worst:cr,"launch-cpu_duration":cr,"launch-gpu_duration":cr,"launch-launch_delay":cr,"launch-scatter":cr},user_annotation_breakdown:{rows:yy,annotations:yy}},qT={kernel_breakdown:{
kernels:xy}},WT={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Ty=e=>WT[e]??{},FT={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},HT={queue_length:"stream",memory_bw:"name"},jT=["what","set","test","lines","order","rows"];function UT(e,t,{chart:n,difference:o}){let s=n&&FT[e.what]?.[t]||t,r=Object.entries(e).filter(([l,c])=>c&&
!jT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),o&&r.push(["difference","true"]);let i=s==="series"&&HT[e.what];return`SELECT ${i?`side || ', rank ' \
|| rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Nn(`${l}=${c}`)).join(", ")})`}function zT(e,t,n){if(e.what==="memory"){let r=by[t]&&IT(e);return r?by[t](r):null}let o=n&&qT[e.what]?.[t]||BT[e.what]?.[t],s=o?CT(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var Oy=(e,t,{chart:n=!1,difference:o=!1}={})=>(o?null:zT(e,t,n))??UT(e,t,{chart:n,
difference:o});var GT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},xu={path:"/analyse",name:"Analyse",mount:(e,t)=>YT(e,t)};function YT(e,t){let n=Pc(location.search,ut),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(E,W)=>t.go($o({...n,...E},ut),W),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=ly(ut,{onChange:m,onSet:E=>m({...Ua,...E})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),x=a("div",{class:"results analysis-res\
ults"},y,g,b),$=a("h1",{}),k=F("Open in Perfetto …",()=>Ur([n.set,n.test].filter(E=>E!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),M=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,k,M),p,f.node,w,h,x));let S=At({context:t,results:x,message:h}),v=yt(()=>c.forEach(E=>E.figure.retheme())),N=E=>dd(n.what,Uh(i??n,ut,E)),L=(E,W)=>un(Oy(i??n,E,W),{control:n.set,test:n.test},W?.chart?
Ty(E):{});function T(){c.forEach(E=>E.figure.unmount()),c=ut[n.what].charts.map(E=>{let W=E.series&&my({onLines:he=>m({lines:he},{replace:!0}),onWindow:he=>m(he),csv:()=>N("series")}),K=dt("Ranks that\
 are drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],he=>m({order:he,lines:[]},{replace:!0})),ie={chart:E,bar:W,order:K,hidden:new Set,keys:R(E)};return ie.figure=vt({id:E.
id,title:E.title,file:E.id,level:"h2",class:E.half?"half-chart":"",height:he=>E.height(he.places,he.sides),make:(he,D)=>H(he.made(D),ie.hidden),onRelayout:W&&q,onDoubleClick:W&&j,keys:()=>ie.keys.filter(
he=>!ie.hidden.has(he.key)).map(he=>[he.property,he.name]),extra:[a("div",{class:"chart-choice"},A(ie),K.node),W?.node]}),ie}),O(g,c.map(E=>E.figure.node))}let R=E=>(_(E)??(n.test===""?[]:de().map(W=>({
key:W.key,name:`${W.letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(E.legend)?W.key:W.property})),_=({legend:E})=>typeof E=="\
function"?E(de()):E;function A(E){let W=ie=>{let{hidden:he}=E;he.delete(ie)||he.add(ie),he.size===E.keys.length&&he.clear();for(let D of K)D.setAttribute("aria-pressed",String(!he.has(D.dataset.key)));
le(de())},K=E.keys.map(ie=>F(ie.name,()=>W(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return K.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${E.chart.title}: what is drawn`},K)}let H=({data:E,layout:W},K)=>({layout:W,data:E.map(ie=>K.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function q(E,W){let[K,ie]=[
E["xaxis.range[0]"],E["xaxis.range[1]"]];if(Number.isFinite(K)&&Number.isFinite(ie)&&ie>K&&performance.now()-u>500){let he=D=>String(Number(Math.max(0,D*W.per+W.offset).toFixed(3)));m({start:he(K),end:he(
ie)})}}function j(){u=performance.now(),m({start:"",end:""})}function le(E){let W=ut[n.what].charts.filter(D=>typeof D.legend=="function").flatMap(D=>_(D)??[]).map(D=>D.name),K=JSON.stringify([n.what,
n.set,n.test,W]);l!==K&&(T(),l=K);let ie=`tracediff-${E.map(D=>_t(D.label)).join("-")}`,he={...n,shown:s.parameters,href:D=>$o({...n,...D},ut)};for(let D of c)fe(D,E,he,ie)}function fe({chart:E,bar:W,
order:K,hidden:ie,figure:he},D,se,ye){let _e=E.make(D,se),Ge=_e.empty?null:W&&_e.data(600);if(K.node.hidden=!_e.limited,K.press(n.order),he.draw({file:ye,heading:_e.note,made:_e.data,per:Ge?.per,revision:[
r,n.order,...n.lines,...ie].join(" "),offset:Ge?.offset,places:_e.places,sides:D.length,caption:Ne(D),empty:_e.empty??null}),he.sql.set(L(E.id,{chart:!0})),he.node.hidden=!!_e.empty&&(!!_e.isSaid||ne(
D)),W){let Pe=Oa(D,E.series,E.ownDevice),U=Ma(Pe,D,n).keys;W.draw({lines:Pe,chosen:U,styles:Ff(Pe,U,E.panels),start:n.start,end:n.end,two:D.length>1,empty:!!_e.empty}),W.node.hidden=Pe.length===0}}let Ne=E=>[
[E.map(W=>[W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ae(E)].join(". ")];function Ue({name:E,category:W}){let K=(he,D)=>n[`${he}_${D}`]||n[D]||"all",ie=he=>n[`${he}_marker`]||n.marker;
return Gt({control:n.set,test:n.test,row:Mt(E,W),control_marker:ie("set"),test_marker:ie("test"),control_ranks:K("set","ranks"),test_ranks:K("test","ranks"),control_steps:K("set","steps"),test_steps:K(
"test","steps")})}function ee(E){let W=E.length>1;b.hidden=ne(E);let K={href:W?Ue:null,parameters:s.parameters};O(b,ut[n.what].tables.flatMap(ie=>{let he=py(E,ie),D=Mf(ie,he),se=mn({...K,caption:ie.caption,
csv:N(ie.key),sql:L(ie.key),columns:[...W?[GT]:[],...D]});se.show(he);let ye=(s.difference?.[ie.key]??[]).filter(Ge=>D.some(Pe=>Pe.number&&(Ge[Pe.key]??null)!==null));if(ye.length===0)return[se.node];
let _e=mn({...K,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:L(ie.key,{difference:!0}),columns:D.filter(Ge=>!Ge.note&&ye.some(Pe=>(Pe[Ge.key]??null)!==
null)).map(Ef)});return _e.show(ye),[se.node,_e.node]}))}function ae(E){let W=E.filter(K=>(K.data.last_step_dropped??[]).length>0);return E.every(K=>K.data.steps!==null)?"The rows of the chosen steps \
count, as in Compare.":ut[n.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":E.every(K=>K.data.all_steps.length===0)?"Without steps\
, all rows count, as in Compare.":W.length>0?`Work that the last step of a rank${W.length<E.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows===
"all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function B(E){let W=ut[n.what],K=E.flatMap(({label:se,
data:ye})=>{let _e=W.host?[]:ye.ranks_without_device_rows??[];return _e.length===0?[]:[_e.length===ye.ranks.length?`${se} has no device work${ye.ranks.length>1?"":` (rank ${ye.ranks[0]})`}: this analy\
sis has nothing to count there. ${bo}`:`${se}: ${_e.length===1?"rank":"ranks"} ${st(_e)} ${_e.length===1?"has":"have"} no device rows.`]}),ie=W.chosen?.({...n,shown:s.parameters}),he=n.rows!==""&&!W.ofSteps&&
E.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${ba.steps}`}),D=ne(E)&&a("p",{},"What the host did is here: ",a("a",{href:$o({...n,what:"\
user_annotation_breakdown",lines:[]},ut)},"annotations"),".");O(y,K.length>0&&a("ul",{class:"notice"},K.map(se=>a("li",{},se))),D,W.notes?.(E),ie&&a("p",{},ie),K.length<E.length&&a("p",{class:"muted s\
mall"},ae(E)," ",he))}let J=({data:E})=>(E.ranks_without_device_rows??[]).length===E.ranks.length,ne=E=>E.every(J)&&!ut[n.what].host;function de(){let E=!!s.test;return[["set","A"],["test","B"]].filter(
([W])=>s[W]).map(([W,K])=>({key:W,letter:E?K:"",label:s[W].label,data:s[W]}))}function qe(E){s=null,r="",delete x.dataset.shown,S.say(E)}function Y(E,W){let K=ut[n.what];s=E;let ie=i===n&&K.instead?.(
n,de());if(ie){i={...n,...ie},oe(W);return}r=W,S.say(null);let he=de();f.draw(n,o,s.parameters),B(he),le(he),ee(he),x.dataset.shown=W,Se(`${K.title} is shown.`)}function oe(E){S.ask(W=>Lo(i.what,Ic(i,
ut),{signal:W}),W=>Y(W,E),W=>qe(a("div",{class:"error-box",role:"alert",data:{code:W.code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:pe("/")},"Choose other t\
races")))))}let ce=()=>`${n.what} ${Ic(n,ut)}`;function Q(){let E=ce();if(s&&r===E){S.drop(),le(de()),t.settled();return}if(n.set===""){S.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=n,oe(E)}function re(){let E=ut[n.what],W=K=>n[K]===""?null:Ke(o,n[K])?.label??n[K];O($,E.title),O(w,E.intro),z(),t.setTitle([E.title,[W("set"),W("test")].filter(Boolean).join(" → "),"Analys\
e"].filter(Boolean).join(" · ")),f.draw(n,o,s&&r===ce()?s.parameters:{}),P(),Q()}function z(){let E=[n.set,n.test].map(K=>K!==""&&Ke(o,K)).filter(Boolean),W=E.filter(K=>K.traces_bytes===0);O(M,W.length===
0?"":E.length===1?Rn(E[0]):W.map(K=>`${K.label}: ${Rn(K)}`).join(" "))}function P(){p.firstChild||O(p,Object.entries(ut).map(([E,{tab:W,title:K}])=>a("a",{data:{what:E}},W??K)));for(let E of p.children){
let{what:W}=E.dataset;if(E.href=$o({...n,what:W,lines:[]},ut),W!==n.what){E.removeAttribute("aria-current");continue}E.setAttribute("aria-current","page");let K=p.getBoundingClientRect(),{left:ie,right:he}=E.
getBoundingClientRect();(ie<K.left||he>K.right)&&(p.scrollLeft+=ie-K.left-24)}}async function G(){let E=[n.set,n.test].filter(W=>W!=="");try{o=E.length>0?await gt(E):[],o.length===0&&(o=(await Ut("lim\
it=1")).entries.map(({set:W})=>W))}catch(W){O(h,a("div",{class:"error-box",role:"alert"},W.message));return}d||(f.node.hidden=k.hidden=o.length===0,o.length===0?(O($,"Analyse"),t.setTitle("Analyse"),O(
h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):re())}return G(),{keys:{search:()=>f.focus()},update(E){n=Pc(E,
ut);let W=["set","test"].every(K=>n[K]===""||Ke(o??[],n[K]));o?.length>0&&W?re():G()},unmount(){d=!0,S.unmount(),v(),c.forEach(E=>E.figure.unmount())}}}var $u=28,My=200,Ay=12,KT=400,VT=56;function Bn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function JT(e,t,n){let o=Math.max(1,Math.ceil(
n.length/KT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Bn(n[r][t]).length);return Math.min(VT,s)+3}function QT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Ry(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>My&&!Yn();function w($,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},$.map((M,S)=>{let v=Bn(M);return a("td",{title:v.length>40?v:null,class:M===null?"none":l[S].number?"num":""},v)}))}function h($=!1){let k=Math.ceil((s.clientHeight||600)/$u),M=f()?Math.max(
0,Math.floor(s.scrollTop/$u)-Ay):0,S=f()?Math.min(u.length,M+k+2*Ay):u.length;!$&&M===m&&S===p||([m,p]=[M,S],[[r,M],[i,u.length-S]].forEach(([v,N])=>{v.hidden=N===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${N*$u}px`}),O(n,r,u.slice(M,S).map((v,N)=>w(v,M+N)),i))}function y($){let k=l[$].number;d=d?.at!==$?{at:$,down:k}:d.down===k?{at:$,down:!k}:null;let M=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>M*QT(S[$],v[$])),s.scrollTop=0,g(),h(!0),e.children[$].querySelector("button").focus()}function g(){O(e,l.map(($,k)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let x=jo(()=>h(!0));return{node:s,show($,k){l=$.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=k,d=null;let S=l.map((v,N)=>JT(v,N,u)).map(v=>`min(${v}ch, 60cqw)`);O(t,S.map(v=>a("col",{css:{width:v}}))),o.style.minWidth=`calc(${["0px",...S].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>My),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),x()}}}var Eu=50,Ny=5e3,vu=40,XT=360,Sn=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Cy=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],ZT={control:0,test:1},Py=e=>e.map(t=>Fe(t)).join("<br>"),e1=(e,t)=>`${e.name}: ${Bn(t)}${e.unit?` ${e.unit}`:""}`;function Su(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?Je(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function Tu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Bn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:ZT[o]??r})).sort((o,s)=>o.
at-s.at)}var Iy=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function t1(e,t){let{x:n,ys:o,rows:s}=e;return qs({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:te(Sn[i])})),bars:s.slice(0,Eu).map(r=>({label:Bn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Bn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Ly(e,t){let n=e.rows.slice(0,Ny).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=Su(e.x,o(e.x.at)),r=Su(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=Tu({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(Sn[d%Sn.length]),size:u.length>500?4:7,symbol:Cy[d%Cy.length],opacity:.8},line:{color:te(Sn[d%Sn.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Py(e.columns.slice(0,12).map(p=>e1(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Iy({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function n1(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:vu+1},(i,l)=>{let c=s+(r-s)*l/vu;return l===0?t:l===vu?n:o?Math.exp(c):c})}}function o1(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function s1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=n1(n),{per:r,axis:i}=Su(e.x,n);return{data:Tu(e).map(({name:l,rows:c,at:u},d)=>{let m=o1(t(c),o),p=te(Sn[u%Sn.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,w)=>[o[w]/r,o[w+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,w)=>{let h=Py([...l===""?[]:[l],`${Bn(o[w])} t\
o ${Bn(o[w+1])} ${e.x.unit??""}`,C(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Iy({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var r1={bars:t1,histogram:s1,line:e=>Ly(e,"lines"),scatter:e=>Ly(e,"markers")};function Dy(e,t){let n=e==="bars"?Eu:e==="histogram"?1/0:Ny;return t>
n?`The chart shows the first ${C(n)} of ${C(t)} rows; the table has all.`:""}function Ou(e){return e.ys.length>1?e.ys.map((t,n)=>[Sn[n],t.name]):e.by?Tu(e).map(({name:t,at:n})=>[Sn[n%Sn.length],t]):[]}
function By(e){let t=null,n=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Ou(t),height:o=>o.chart==="bars"?Be(Math.min(Eu,o.rows.length),o.ys.length):XT,make:(o,s)=>r1[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var a1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,i1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,l1=["name","short_name","kerne\
l","operator","ended_by"];var nn=e=>e.type==="integer"||e.type==="real",Au=e=>nn(e)&&!a1.test(e.name);function Ei(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(i1.test(e)&&!/count|calls/.test(e)?"µs":"")}var c1=(e,t)=>e.map(
n=>n[t]).filter(n=>typeof n=="number");function Si(e,t,n,o=s=>s){let s=c1(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function qy(e,t,n){let o=new Set;for(let s of e)
if(o.add(s[t]),o.size>n)break;return o.size}var Ti=(e,t)=>e.filter((n,o)=>!Au(n)&&t.length>0&&qy(t,o,8)<=8);function Wy(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===
n&&nn(o))?n:""}function u1(e,t){let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Au(i)),o=Math.abs;return(n.find(({at:i})=>Si(t,i,-1))??n.find(({at:i})=>Si(t,i,-1,o))??n.find(({at:i})=>Si(t,
i,1))??n.find(({column:i})=>Ei(i.name)!=="")??n[0])?.column.name??""}var Mu=(e,t)=>Ti(e,t).some(({name:n})=>n==="side")?"side":"";function d1(e,t){let n=e.findIndex((c,u)=>nn(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Si(t,u,1))),o=e.filter((c,u)=>u!==n&&Au(c)),s=(o.find(({name:c})=>Ei(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=Wy(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Mu(e,t)}}function m1(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(nn),s=e.find(({name:c})=>l1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?d1(e,t):null;if(i)return i;let l=u1(e,t);return s&&l!==""&&(s.
name!=="side"||qy(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Wy(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:Mu(e,t)}:l===""?n:
{chart:"histogram",x:l,y:"",y2:"",by:Mu(e,t)}}var mr=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Fy(e,t,n){let o=m1(t,n),s=t.filter(nn),r=s.length===0||n.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=mr(t,e.x,l?void 0:nn)?e.x:mr(t,o.x,l?void 0:nn)?o.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":mr(t,e.y,nn)?e.y:mr(t,o.y,nn)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":mr(t,e.y2,nn)?e.y2:m?"":o.y2,f=Ti(t,
n).map(({name:h})=>h),w=i==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:w}}var p1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],f1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Hy(e){let t=null,n=dt("Kind of chart",p1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=ue("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:w,y2:h,by:y}=t;e({chart:p,x:f,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[w,h]of n.buttons)h.hidden=!t.kinds.includes(w);let d=f1[t.chart]??{},m=l.filter(nn).map(({name:w})=>w),p=Ti(l,c).map(({name:w})=>w),f=l.map(({name:w})=>w);O(o,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function jy(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Uy(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[zy,h1]=[7,26],g1=/ \(at byte \d+\)/;function Gy({onRun:e,onCancel:t,tools:n}){let o=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(zy),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(zy,Math.min(h1,h))}function p(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:Uy(g,jy(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(g1,""):h),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Yy=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Ky=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Ru=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Vy=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Yy}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Ky}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Ky}
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
    ${Ru("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Ru("")} AND side = 'control'
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
WHERE name = ${Yy}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Ru("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var w1=100;function Jy(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Vy.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>O(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Qy({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Me(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Bi(f,t())}catch(w){return l(w)}return i=
f,d(!0),await p(),o.open=!0,Me(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await wd(f.name)}catch(w){l(w);return}await p(),(n.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Bi(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}ca(s,i,{name:"Name of the query",maxlength:w1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=V(r.length,"query","queries"),O(n,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Ce("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await gd()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:p,forgetName:()=>{i=""}}}var Xy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Zy(e){let t=ue("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(Xy(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let w=p.name.toLowerCase().includes(f),h=f===""||w?p.columns:p.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!w)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(g=>[F(`Insert ${g}`,()=>e(Xy(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let p=n.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),w=(b,x,$)=>x.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:k=>{p===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),x),[h,y,g]=[f("view","table"),f("analysis"),f("stored")];O(o,h,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":p===""?"There are no ta\
bles.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,n.title=i?V(i.length,"table"):"",m()},focus:()=>n.focus()}}var y1=60,b1={rows:"there may be more rows",bytes:"the answer would be too long"},Cu={path:"/query",name:"Query",mount:(e,t)=>_1(e,t)};function k1(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function _1(e,t){let n=Jc(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,re)=>t.
go(Xa({...n,...Q}),re),p=Q=>Za(Q).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Qy({onPick:Ne,statement:()=>h.value()}),h=Gy({onRun:()=>Ne(h.value()),onCancel:Ue,tools:w.save}),
y=Jy(Q=>{w.forgetName(),Ne(Q)}),g=Zy(Q=>h.insert(Q)),b=a("p",{class:"result-summary"}),x=Hy(Q=>m(Q,{replace:!0})),$=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),M=By([x.node,
$,k]),S=Ry(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),N=a("a",{class:"button",title:"The rows as JSON"},"JSON"),L=a("div",{class:"message"}),T=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Zt(location.href,"Link copied.")),v,N)),M.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),R=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,R,L,T));let _=At({context:t,results:T,message:L}),A=yt(
()=>M.retheme());function H(Q,re,z,P){let G=Ke(o??[],n[Q]),E=$n({field:Q,set:G??null,none:P,text:G?"":n[Q],onPick:W=>m({[Q]:W?Ve(W.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:E.input.id},z),E.node)}let q="";function j(){let Q=JSON.stringify([n.control,n.test,o?.map(z=>[z.id,z.label])]);if(Q===q)return;
q=Q;let re=document.activeElement?.dataset?.field;O(f,H("control","A","Control"),H("test","B","Test","none: one set alone")),re&&f.querySelector(`[data-field="${re}"]`)?.focus()}async function le(){let Q=Za(
{...n,q:""}),re=Q.toString();if(re!==s){s=re;try{let z=await hd(Q);!d&&re===s&&(r=k1(z),g.draw(z,n.test!==""),h.enable(!0),i&&qe())}catch(z){!d&&re===s&&(s=null,g.draw([],!1),z.code==="sql_off"&&fe(z))}}}
function fe(Q){R.hidden=!0,_.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function Ne(Q){if(h.set(Q),Q.trim()===""){h.showError("There is no statement. Write one, or choose an example.",null),
h.field.focus();return}c=l="",u=!0,m({q:Q,...Q===n.q?{}:kg})}function Ue(){_.drop(),h.running(!1),b.textContent="",_.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function ee(Q){
if(i=null,l="",h.running(!1),Q.code==="sql_off"){fe(Q);return}h.showError(Q.message,Q.offset),_.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was refused."))}function ae(){let Q=p(
n);if(Q===l){qe(),t.settled();return}Q!==c&&(c=Q,h.clearError(),h.running(!0),y.open(!1),_.ask(re=>pd(new URLSearchParams(Q),{signal:re}),re=>{i=re,l=Q,h.running(!1),_.say(null),qe(!0),ne(),Se(V(re.row_count,
"row"))},ee))}let B=Q=>Ke(o??[],n[Q])?.label??n[Q],J=()=>`tracediff-${["control","test"].filter(Q=>n[Q]!=="").map(Q=>_t(B(Q))).join("-")}`;function ne(){u&&T.getBoundingClientRect().top>innerHeight-y1&&
T.scrollIntoView({block:"start"}),u=!1}function de(){let{row_count:Q,truncated:re,truncated_by:z,elapsed_ms:P}=i;O(b,Q===0?"No rows.":[`${C(Q)} ${Q===1?"row":"rows"}`,a("span",{class:"muted"},` in ${C(
Math.max(1,Math.round(P)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${b1[z]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(Q=!1){let re=i.columns.map((K,ie)=>({
...K,at:ie,unit:K.type==="text"?"":Ei(K.name,r)})),{rows:z}=i;de();for(let[K,ie]of[[v,"csv"],[N,"json"]])K.href=fd(Za(n,ie)),K.download=`${J()}-query.${ie}`;let P=Fy(n,re,z),G=K=>re.find(ie=>ie.name===
K),E={...P,columns:re,rows:z,x:G(P.x),ys:[P.y,P.y2].filter(K=>K!=="").map(G),by:G(P.by),file:J(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,P,Object.keys(r).length]),empty:P.chart===
"none"?P.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};M.node.hidden=z.length<2,x.draw(P,re,z);let W=E.empty?[]:Ou(E);O($,W.map(([K,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${K})`}},ie))),$.hidden=W.length===0,k.textContent=E.empty?"":Dy(P.chart,z.length),M.draw(E),(Q||S.units!==r)&&(S.units=r,S.show(re,z)),S.node.parentNode.hidden=re.length===0||z.length===
0,T.dataset.shown=l}function Y(){let Q=n.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),j(),y.draw(n.test!==""),le(),n.q===""){_.drop(),i=null,l=c="",h.clearError(),h.running(!1),
_.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function oe(){let Q=[n.control,n.test].filter(re=>re!=="");try{o=Q.length>0?await gt(Q):[],o.length===0&&(o=(await Ut(
"limit=1")).entries.map(({set:re})=>re))}catch(re){O(L,a("div",{class:"error-box",role:"alert"},re.message));return}d||(f.hidden=R.hidden=o.length===0,o.length===0?(t.setTitle("Query"),O(L,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):n.control===""?m({control:Ve(o[0].id)},{replace:!0}):Y())}return h.set(n.q),w.load(),oe(),{keys:{search:()=>g.focus(),control:()=>ce(
"control"),test:()=>ce("test")},update(Q){let re=n;n=Jc(Q),n.q!==re.q&&h.set(n.q);let z=["control","test"].every(P=>n[P]===""||Ke(o??[],n[P]));o?.length>0&&z&&n.control!==""?Y():oe()},unmount(){d=!0,_.
unmount(),A(),M.unmount(),S.unmount()}};function ce(Q){let re=f.querySelector(`[data-field="${Q}"]`);re?.focus(),re?.click()}}var x1=(e,{side:t,name:n,category:o,counts:s,total_duration:r})=>({...e,name:n,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function eb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(
o=>e.aliases.filter(s=>s.side===o));return t.length===1&&n.length===1&&t[0].category===n[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}]:e.aliases.map(o=>({row:x1(
e,o),names:{control:o.name,test:o.name}}))}var $1=/^(.+)\((\d+)\): (.+)$/;function v1(e){for(let t of["/site-packages/","/dist-packages/"]){let n=e.lastIndexOf(t);if(n>=0)return e.slice(n+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function S1(e){let t=new Map;for(let n of e){let o=n.category==="python_function"&&n.control_counts===0!=(n.test_counts===0)?$1.exec(n.name):null;if(o){let s=`${v1(o[1])}\0${o[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[n.control_counts>0?"control":"test"].push([Number(o[2]),n])}}return t}function tb(e){let t=[];for(let{control:n,test:o}of S1(e).values())n.length===o.length&&([n,o].forEach(
s=>s.sort(([r],[i])=>r-i)),n.forEach(([,s],r)=>t.push([s,o[r][1]])));return t}var pr=0,pn=1,nb=e=>e.sort==="host";function Lu(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
n=0;for(let[s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function sb({window:e,all:t,host:n,
shift:o,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>nb(f)===n)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let w=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let h of p.lanes)
nb(h)===n&&E1(d,h,u.push(h)-1,{keep:f,shift:o,shiftName:w,top:s.rowOf(h.id)+1});n||T1(d,m,p,{keep:f,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.
bands()}}function E1(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let w=l[f]+c[f];o(l[f],w)&&(e.start.push(l[f]-
s),e.end.push(w-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(pr),e.gap.push(-1),e.lane.push(n))}}function T1(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){
for(let l of n.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(pn),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,fr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),qn=(e,t)=>e.sort[t]===pr&&e.
merged[t]<=1&&e.occurrence[t]>=0,ob=new WeakMap;function rb(e,t,n){let o=ob.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)qn(e,s)&&o.set(`${fr(e,s)}\0${e.occurrence[s]}`,s);ob.set(e,o)}return o.
get(`${t}\0${n}`)??-1}var O1=.1,M1=.002,Nu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function A1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Nu(e),r=s-o,i=Math.abs(r);return i<O1*Math.max(o,s)||i<M1*
t||r*n<=0?"":r>0?"longer":"shorter"}function ab(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0),s=Bt(e),r=new Map,i=(l,c)=>{let u={change:A1(l,o),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(eb).forEach(({row:l,names:c})=>i(l,c)),tb(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var Oi=(e,t,n,o)=>e?.get(Et(n,o))?.names[t]??n;function ib(e,t){let n=t.toLowerCase(),o=e.names.map(r=>r.toLowerCase().
includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===pr&&o[e.name[r]]&&s.push(r);return s}var Pu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Iu(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Nu(t);return`${Pu[n]}: ${I(o)} → ${I(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function lb(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===pn){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${C(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!qn(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=Iu(n?.get(fr(r,t)));if(m&&d.push([m,"change"]),o){d.push([`${s}: ${me(o.duration)} (${be(e.
side==="control"?o.duration-l:l-o.duration)} test against control), from ${me(o.start)}`]);let p=Oi(n,s,c,r.categories[r.name[t]]);p!==c&&d.push([`${s}: ${p}`,"mono muted"])}else o===null&&s&&d.push([
`${s}: no ${C(r.occurrence[t]+1)}${cb(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var cb=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Du=e=>`${C(e)}${cb(e)}`,fs=14;function ub(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){O(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=n+fs+s>window.innerWidth?n-fs-s:n+fs,l=o+fs+r>window.innerHeight?o-fs-r:o+fs;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function db(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-
s.top}`).join(" "))}}}function mb(e,t,n){let o=dt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){O(r,l&&[a("b",{},I(l.to-l.from)),a("span",{class:"muted small"},` from ${me(l.from)} to ${me(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var R1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function pb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){O(e,[...t?Object.entries(Pu):[],...R1,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function fb(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function C1(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function hb({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let p=C1(u,d,m);s=p;let f=new AbortController;i=f;try{let w=await e(p,f.signal);i===f&&(o={...p,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===f&&w.name!=="AbortError"&&(r=null,n(w))}if(i===f){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||o&&fb(o,u,d,m)?r=null:s?r=fb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function L1(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function gb(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=hb(
{ask:({from:d,to:m,pixels:p},f)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),Di(i.set,w,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Co(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Jm(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=L1(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p),{least:w,most:h}=Nr.pixels;f.
set("pixels",String(Math.min(h,Math.max(w,Math.round(m))))),c(y=>Di(i.set,f,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);
Object.entries(d).forEach(([f,w])=>{w!==""&&w!==null&&w!==void 0&&p.set(f,String(w))});try{return await _r(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){o=
"",s=""},unmount:u})}function wb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:pe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var yb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function bb(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",o,{class:"primary"}):F("Try again",n,{class:"primary"})," ",a("a",{href:pe("/")},"Choose other traces")))}var N1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Bu=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function kb(e,t,n){let o=[],s=Bu([n]);n.missing.length>0&&o.push(
`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let r=Object.entries(N1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>V(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&o.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?o.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||o.push(`The ${e} has no device work in this ${s}.`),o}var P1=1e3;function _b(e,t){let n=new Map,o=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Oi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?rb(p,Et(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,row:p.row[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>n.get(o(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=o(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});n.size>P1&&(n=new Map);let w=f?{...f.rows[0],of:f.of}:null;return n.set(p,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!qn(c,l))return null;let[u,d]=fr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Mi(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===
n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Ai=2e4,xb=3,$b=e=>Math.round(e*1e3),vb=(e,t,n)=>`${e} ${$b(t)} ${$b(n)}`;function I1(e,{span:t,step_number:n}){let o={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=o.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),o.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&o.rows.add(vb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return o.cut=s===Ai?r-Ai:0,o.words=i?`${I(i.work)} of work in ${I(i.path)}${o.cut>
0?`; the longest ${C(Ai)} of ${C(r)} segments are marked`:""}`:`this ${n===null?"recording":"step"} has none`,o}function D1(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.
lane[o]];t.sort[o]===pr&&t.merged[o]<=1&&s&&e.rows.has(vb(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function Sb(e,t,n,o){let s=n.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of o.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),w=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));w>d&&w>f&&(e.box(Math.
max(f,d),t.y(u+1)-xb-1,w-Math.max(f,d),xb,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of D1(o,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function Eb({
toggle:e,change:t,error:n}){let o=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:w}){let h=new URLSearchParams({set:p,ranks:String(w.rank),segments:String(
Ai),...w.step_number===null?{}:{steps:String(w.step_number)},...f?{marker:f}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await Lo("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=I1(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&n(g)}}}return{node:o,words:s,of:m=>r[m],draw(m,p,f){o.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&p.includes(w)&&f[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:f[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var Tb={control:["A","Control"],test:["B","Test"]};function Ob(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Tb[i],p=ue("set"),f=$n({id:p,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Il(l),d=Dl(l,c.rank),m=Bl(l,c.rank,c.span),p=(h,y,g,b,x,$)=>{let k=ue(h),M=a(
"select",{id:k,data:{field:`${i}_${h}`},on:{change:()=>e({...$,[`${i}_${h}`]:M.value})}},g.map(S=>a("option",{value:String(S),selected:S===b},x(S))));return a("span",{class:"sample-field"},a("label",{
for:k},y),M)},f=m.indexOf(c),w=(h,y,g)=>Ce(y,`${Tb[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[f+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${I(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var B1=200,Mb=8,q1=1e3;function Ab({onText:e,onStep:t}){let n=ue("search"),o=Qe(B1,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function W1(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(n??new Map).values()){let c=l[o];i[`${o}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${o}_total_duration`]})}for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Rb(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=W1(e,n,o,l.side);return r||=c.length>Mb,c.slice(0,Mb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:q1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Cb=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${V(t,"call")}\
 of the ${V(e,"name")} with most time`:`${V(t,"call")} of ${V(e,"name")}`,Lb=(e,t)=>`${C(e+1)} of ${C(t)}`;var qu={control:"Control",test:"Test"};function F1(e,t,n){return t===void 0?`${qu[e]}: …`:t===null?`${qu[e]}: no ${Du(n+1)} call`:`${qu[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${V(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Nb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify(
[o,s]);if(r===n||(n=r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=Iu(o.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"mut\
ed"},` · ${o.category} · ${Du(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},F1(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${be(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Zt(o.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Pb(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let g=e.state(),b=g.name===""?"":JSON.stringify([e.key(),g.name,g.category,
g.nth,y,y.map(x=>s.named(x,g.name,g.category))]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&g.nth===null){await p(y,b);return}if(b!==""){let{name:x,category:$,nth:k}=g;r={name:x,category:$,nth:k,rows:Object.
fromEntries(y.map(M=>[M,s.known(M,x,$,k)??s.drawn(n.shown(),M,x,$,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,g){let{name:b,category:x,nth:$,rows:k}=y;await Promise.all(g.filter(M=>k[M]?.of===
void 0&&k[M]!==null).map(async M=>{try{k[M]=await s.ask(M,b,x,$)}catch{}})),!c&&r===y&&f(g)}async function p(y,g){let{name:b,category:x,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(M=>y.
includes(M));for(let M of k){let S=null,v=await o[M].find({name:s.named(M,b,x),category:x,order:"duration",limit:1}).catch(N=>{S=N});if(c||i!==g)return;if(S){Me(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[N]=v.rows,L=N.start-e.shifts()[M];l=!0,n.goTo(n.around({start:L,end:L+N.duration}),!0),e.change({category:v.category,nth:N.occurrence,at:M,...n.current()});return}}Me(`${b}\
 does not occur in this ${Bu(y.map(M=>o[M].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let g=r===null?[]:y.map(x=>r.rows[x]&&Mi(n.shown(),x,r.rows[x])).filter(Boolean);n.mark({selected:g}),l&&
g.length>0&&(l=!1,g.forEach(({pane:x,row:$})=>x.drawing.reveal($)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(x=>{let $=r.rows[x];return[x,$&&{start:$.start,duration:$.duration,of:$.
of,whole:o[x].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>n.marks.selected.find(({pane:y})=>y.
side===e.state().at)??n.marks.selected[0];function h(){let y=w();if(y){let g=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;n.goTo({from:b-g/2,to:b+g/2}),n.marks.selected.forEach(({pane:x,row:$})=>x.
drawing.reveal($))}return y!==void 0}return{draw:d,place:w,zoom:h,current:()=>r,show({name:y,category:g,occurrence:b,side:x,at:$,duration:k}){l=!0,n.goTo(n.around({start:$,end:$+k})),e.change({name:y,
category:g,nth:b,at:x})},pick(y,g){let b=s.nameOf(y,g);if(b){let[x,$,k]=b,M=e.state(),S=M.name===x&&M.category===$&&M.nth===k;e.change(S?u:{name:x,category:$,nth:k,at:y.side})}return b!==null},step(y){
let g=w(),b=g?n.beside(g,y):-1;if(b<0)return!1;let[x,$,k]=s.nameOf(g.pane,b),M=g.pane.data(),S=n.current();if(M.start[b]<S.from||M.end[b]>S.to){let v=(M.start[b]+M.end[b])/2,N=(S.to-S.from)/2;n.goTo({
from:v-N,to:v+N})}return e.change({name:x,category:$,nth:k,at:g.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var H1=300,j1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Ib({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=mn({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:I,exact:me,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:I,exact:me}),n("diff","Test − control",{number:!0,show:be,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>j1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)sr(m,p,l.from,l.to,
f=>{(qn(d,f)||d.sort[f]===pn)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,H1),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${V(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),w=f.sort[m]===pn,h=w?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:w?d.textOf(m):f.names[f.name[m]],change:w?"":d.changeAt(m),diff:h===null?null:d.side==="control"?h.duration-p:p-
h.duration}}))}}}var Ri=9,Ci=3;function Db({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let g=s.clientWidth,b=Math.max(1,r.length)*(Ri+Ci)+Ci,x=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(g*x),Math.round(b*x)],n.style.height=`${b}px`;
let $=n.getContext("2d",{alpha:!1});$.scale(x,x),$.fillStyle=te("--surface-sunk"),$.fillRect(0,0,g,b);let k=M=>g*(M-i.from)/(i.to-i.from);r.forEach((M,S)=>m($,M,Ci+S*(Ri+Ci),k))}function m(g,b,x,$){let k=b.
data();if(!k)return;g.fillStyle=te(b.host?"--span-host":"--span-compute");let M=new Map,S=-1/0;for(let v=0;v<k.length;v+=1){let[N,L]=[$(k.start[v]),$(k.end[v])],T=b.changeAt(v);if(T!==""&&k.merged[v]<=
1){let R=M.get(T)??[];R.push(N,L),M.set(T,R)}k.name[v]>=0&&k.lanes[k.lane[v]].sort!=="other"&&(L>S+.5||N<S-50)&&(g.fillRect(N,x,Math.max(.5,L-N),Ri),S=L)}for(let[v,N]of M){g.fillStyle=te(`--span-${v}`);
for(let L=0;L<N.length;L+=2)g.fillRect(N[L],x,Math.max(.7,N[L+1]-N[L]),Ri)}}function p(){c||=requestAnimationFrame(d)}function f(){let g=i.to-i.from,b=100*(l.from-i.from)/g,x=100*(l.to-l.from)/g;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${x}%`),o.hidden=x>99.9}let w=g=>{let b=s.getBoundingClientRect(),x=(g.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
x))*(i.to-i.from)};s.addEventListener("pointerdown",g=>{g.button===0&&(s.setPointerCapture(g.pointerId),u={at:w(g),range:g.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",g=>{u&&!u.range&&
e(w(g))}),s.addEventListener("pointerup",g=>{let[b,x]=[u?.at,w(g)];u?.range&&b!==x&&t(Math.min(b,x),Math.max(b,x)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let h=new ResizeObserver(p);
h.observe(s);let y=yt(p);return{node:s,draw(g,b){[r,i]=[g,b],p(),f()},view(g,b){l={from:g,to:b},f()},unmount(){cancelAnimationFrame(c),h.disconnect(),y()}}}var U1=16,z1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Wu=.02,G1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],Y1=new Set(["new","g\
one","gap"]);function K1(e,t){let[n,o]=Je(t*10);return`${it(e/o,0,3).replace("-","−")} ${n}`}function V1(e,t,n){return e.sort[t]===pn?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Bb({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(G1.map(g=>[g,te(`--span-${g}`)]))}
let p=g=>r.name[g]<0||r.lanes[r.lane[g]]?.sort==="other"?"":l[r.name[g]];function f(){l=r.names.map((g,b)=>c?.get(Et(g,r.categories[b]))?.change??""),i=Array.from({length:r.length},(g,b)=>V1(r,b,p(b)))}
function w(g){if(r.sort[g]===pn){let x=r.gaps[r.gap[g]];return`idle ${I(x.duration)} · host: ${x.operator??x.host??"nothing recorded"}`}let b=r.names[r.name[g]];return(z1[i[g]]??"")+(r.merged[g]>1?`${r.
merged[g]} rows, most of them ${b}`:b||"(no name)")}m();let h=ki(s,{rowHeight:U1,label:`${o}: a table below has the same`,wheel:"free",least:Wu,axis:K1,colour:g=>u[i[g]],hatched:g=>Y1.has(i[g]),text:w,
onHover:(g,b)=>n.hover(d,g,b),onPick:(g,b)=>n.pick(d,g,b),onView:(g,b,x)=>n.view(d,g,b,x),onMeasure:n.measure,onKey:g=>n.key(g,d),decorate:(g,b)=>n.decorate(g,b,d)}),y=yt(()=>{m(),h.redraw()});return Object.
assign(d,{drawing:h,show(g,b){r=g,f(),h.set({...g,from:b.from,to:b.to}),s.hidden=g.rows===0},setChanges(g){c=g,r&&(f(),h.redraw())},changeAt:p,textOf:w,title:o,destroy(){y(),h.destroy()}})}function qb(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Wb(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&Sb(e,t,n,r),o.measure){let{from:i,to:l}=o.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(o.aligned!==null){let i=Math.round(t.x(o.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of o.selected)i.pane===n&&qb(e,t,i,te("--accent"),2.5,s);o.partner?.
pane===n&&qb(e,t,o.partner,te("--text"),1.5,s)}var J1=60,Q1=40;function Fb({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=ub(),s=db(),r=null,i=0,l=null,c=!1,u=[],d={hover:x,view:b,key:t.key,pick:(T,R)=>t.
pick(T,R),measure:(T,R,_)=>t.measure({from:T,to:R},_),decorate:(T,R,_)=>Wb(T,R,_,n)},m=ze.flatMap(T=>[!0,!1].map(R=>Bb({side:T,host:R,on:d}))),p=ze.map(T=>a("section",{class:`timeline-side timeline-${T}`,
data:{side:T},"aria-label":T==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${T}-text small`}),m.filter(R=>R.side===T).map(R=>R.node))),f=Db({onMove:T=>{let{from:R,to:_}=g(),A=(_-R)/2;
y().drawing.view(T-A,T+A,!0)},onRange:(T,R)=>y().drawing.view(T,R)}),w=a("div",{class:"timeline-lanes"},p,s.node),h=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,w,o.node),y=()=>u[0]??
m[0],g=()=>y().drawing.current();function b(T,R,_,A){c||(c=!0,u.filter(H=>H!==T).forEach(H=>H.drawing.follow(R,_,A)),c=!1,f.view(R,_),N(),t.view(R,_,A))}function x(T,R,_){r=R>=0?{pane:T,i:R,event:_}:null,
clearTimeout(i),l?.abort(),n.partner=null,r?$():o.hide(),N(),L()}function $(){let{pane:T,i:R}=r,_=t.both()?e.nameOf(T,R):null;if(_===null){S(void 0);return}let A=po[T.side],H=e.drawn(u,A,..._)??(k(A,..._)?
null:e.known(A,..._));if(M(H),H!==void 0)return;let q=r;i=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(A,..._,l.signal);r===q&&(M(j),N(),L())}catch{}},J1)}function k(T,R,_,A){let H=t.
changes()?.get(Et(R,_))?.row;return H!==void 0&&A>=H[`${T}_counts`]}function M(T){n.partner=T?Mi(u,po[r.pane.side],T):null,S(T)}function S(T){let{pane:R,i:_,event:A}=r;A&&o.show(lb(R,_,{changes:t.changes(),
partner:T,other:t.both()?po[R.side]:""}),A.clientX,A.clientY)}let v=({pane:T,start:R,end:_,row:A})=>T.drawing.placeOf({start:R,end:_,row:A});function N(){let{partner:T,selected:R}=n;r&&T?s.draw(r.pane.
drawing.place(r.i),v(T)):R.length===2?s.draw(...R.map(v)):s.draw(null,null)}let L=()=>u.forEach(T=>T.drawing.redraw());return w.addEventListener("scroll",N,{capture:!0,passive:!0}),{node:h,panes:m,shown:()=>u,
current:g,around({start:T,end:R}){let _=(T+R)/2,A=g(),H=y().drawing.node.clientWidth||1e3,q=Math.max(R-T,.01)*H/Q1,j=Math.max((R-T)*1.3,Math.min(A.to-A.from,q));return{from:_-j/2,to:_+j/2}},goTo:({from:T,
to:R},_)=>y().drawing.view(T,R,_),glide(T){let{from:R,to:_}=y().drawing.goal(),[A,H]=[(R+_)/2,(_-R)/2*T];y().drawing.view(A-H,A+H)},slide(T){let{from:R,to:_}=y().drawing.goal(),A=T*(_-R);y().drawing.view(
R+A,_+A)},fit(){let{from:T,to:R}=y().drawing.extent();y().drawing.view(T,R)},show(T,R,_,A){r=null,n.partner=null,o.hide();let H=new Set;u=T.map(({pane:q,data:j})=>(q.show(j,R),q.drawing.showAxis(!H.has(
q.side)&&j.rows>0),H.add(j.rows>0?q.side:""),q)).filter(q=>q.data().rows>0),m.filter(q=>!u.includes(q)).forEach(q=>{q.node.hidden=!0}),p.forEach(q=>{let{side:j}=q.dataset;q.hidden=!u.some(le=>le.side===
j),q.firstChild.textContent=_[j]??""}),A&&u.forEach(q=>{let{from:j,to:le}=So(A,q.drawing.extent(),Wu);q.drawing.follow(j,le)}),f.view(g().from,g().to)},drawOverview(T){f.draw(u,T)},setChanges(T){m.forEach(
R=>R.setChanges(T))},mark(T){Object.assign(n,T),N(),L()},marks:n,beside({pane:T,start:R,row:_},A){let H=T.data(),q=-1;for(let j=0;j<H.length;j+=1){let le=A*(H.start[j]-R);H.row[j]===_&&le>0&&qn(H,j)&&
(q<0||le<A*(H.start[q]-R))&&(q=j)}return q},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(T=>T.destroy())}}}function Hb(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=Rb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(Cb(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(Lb(o,l.length)),t.onCall(l[o])}}}}var X1=350,Z1=250,eO=44,hr={path:"/timeline",name:"Timeline",mount:(e,t)=>tO(e,t)};function tO(e,t){let n=e.clientWidth,o=Pl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(ze.map(U=>[U,gb(U,{onChange:()=>!p&&J(),onError:X=>!p&&ye(X)})])),w=Object.fromEntries(ze.map(U=>[U,null])),h=_b(f,()=>r),y=Eb({toggle:()=>Ne({path:!o.path}),change:()=>!p&&
g.mark({}),error:ye}),g=Fb({partners:h,on:{view:ce,pick:P,key:D,measure:U=>K(U),changes:()=>r,both:()=>yn(o).length===2,path:U=>y.of(U)}}),b=Ab({onText:U=>Ne({q:U},{replace:!0}),onStep:U=>S.walk(o.q,U)}),
x=mb({zoom:g.glide,fit:g.fit,save:Pe,show:U=>Ne({show:U}),unmeasure:()=>K(null),unalign:()=>Ne({align:"",align_category:"",align_nth:0})},b.node,y.node),$=Nb({zoom:()=>M.zoom(),align:G,href:E,clear:()=>M.
clear()}),k=()=>`${d}|${u}`,M=Pb({state:()=>o,stage:g,sides:f,partners:h,change:U=>Ne(U,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},$),S=Hb(b,{key:()=>`${k()}|${r===null}`,sides:()=>yn(o).map(U=>f[U]),
panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:U=>!p&&M.show(U)}),v=Ob(U=>Ne({...U,...ze.some(X=>X in U)?{from:null,to:null,name:"",nth:null,align:""}:{}})),N=Ib({onPick:P,partnerOf:z}),
L=pb(),T=a("div",{class:"timeline-notes"}),R=a("h1",{class:"visually-hidden"},"Timeline"),_=a("nav",{class:"crumb","aria-label":"Where this is"}),A=a("div",{class:"message"}),H=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),q=a("div",{class:"results"},x.node,T,g.node,$.node,L.node,y.words,H,N.node);e.append(
a("div",{class:"page timeline-page"},R,_,v.node,A,q));let j=At({context:t,results:q,message:A}),le=Qe(X1,()=>{let{from:U,to:X}=g.current(),we=U<=m.from&&X>=m.to;Ne(we?{from:null,to:null}:{from:U,to:X},
{replace:!0})}),fe=Qe(Z1,()=>{!p&&g.shown().length>0&&N.draw(g.shown(),g.current())});function Ne(U,{replace:X=!1}={}){p||t.go(Uo({...o,...U}),{replace:X})}let Ue=U=>zn(U,o,s,null),ee=({sample:U})=>`r\
ank ${U.rank}${U.span>0?`, file ${U.span+1}`:""}, ${U.step_number===null?"whole recording":`step ${U.step_number}`}`;function ae(){let U=ze.filter(Ie=>o[Ie]!==""),X=U.map(Ue).join(" → ");R.textContent=
U.length>0?`${X} · Timeline`:"Timeline",t.setTitle(R.textContent);let we={...zt(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};O(_,U.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(we))??$t(we)},`← ${X}`))}async function B(){let U=ze.map(X=>o[X]).filter(X=>X!=="");if(!U.every(X=>s&&Ke(s,X))){let X=await gt(U).catch(()=>[]);p||(s=X,J())}}function J(){
let U=ze.filter(We=>o[We]!=="");ae(),ze.forEach(We=>f[We].load(o));let X=U.length>0&&U.every(We=>f[We].samples!==null)?ne(U):{};v.draw(o,s,Object.fromEntries(ze.map(We=>[We,X[We]&&{samples:f[We].samples,
...X[We]}]))),x.draw(o),b.draw(o.q);let we=yn(o),Ie=U.find(We=>f[We].error&&(we.includes(We)||f[We].samples===null)),je=U.some(We=>f[We].samples?.length===0),Re=we.length>0&&we.every(We=>f[We].whole);
U.length===0?j.say(wb(s)):Ie&&!Re?_e(Ie):je?j.say(yb()):j.say(null),q.toggleAttribute("data-skeleton",!Re),t.busy(U.length>0&&!Re&&!Ie&&!je),Re&&qe(we,X)}function ne(U){let X={};for(let we of U){let Ie=X[po[we]]??
null;X[we]=f[we].choose(o,Ie)}return yn(o).filter(we=>X[we]).forEach(we=>f[we].loadWhole(o,Math.max(n-eO,300))),X}let de=U=>U.map(X=>f[X].stepKey()).join("|");function qe(U,X){let we=de(U),Ie=we!==d;Ie&&
(d=we,U.forEach(je=>{w[je]={host:Lu(),device:Lu()}})),re(U),Q(X),Y(U,X,Ie),Ge(U,X),L.draw(U.length===2,o.path),y.draw(o,U,X),M.draw(U),W(),fe(),t.settled()}function Y(U,X,we){m={from:Math.min(...U.map(
Re=>f[Re].whole.extent.from-c[Re])),to:Math.max(...U.map(Re=>f[Re].whole.extent.to-c[Re]))};let Ie=g.panes.filter(Re=>U.includes(Re.side)).map(Re=>{let{whole:We,window:En}=f[Re.side];return{pane:Re,data:sb(
{window:En,all:We,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),je=o.from===null?null:{from:o.from,to:o.to};g.show(Ie,m,Object.fromEntries(U.map(Re=>[Re,`${Ue(Re)}, ${ee(
X[Re])}`])),we?je??m:null),we&&(g.drawOverview(m),oe())}function oe(){let U=g.current();for(let X of yn(o)){let we=g.shown().find(Re=>Re.side===X),{whole:Ie,windows:je}=f[X];if(we&&Ie){let Re=c[X];je.
want({from:U.from+Re,to:U.to+Re},we.drawing.node.clientWidth,Ie.extent)}}}function ce(){oe(),le(),fe()}async function Q(U){let X=U.control&&U.test,we=new URLSearchParams({control:o.control,test:o.test});
for(let je of X?ze:[]){let{rank:Re,step_number:We}=U[je].sample;we.set(`${je}_ranks`,String(Re)),we.set(`${je}_steps`,We===null?"all":String(We)),o[`${je}_marker`]&&we.set(`${je}_marker`,o[`${je}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Re])=>we.set(je,Re));let Ie=X?we.toString():"";if(Ie!==i&&(i=Ie,l?.abort(),r=
null,g.setChanges(null),Ie!=="")){l=new AbortController;try{let je=await nt(we,{signal:l.signal});!p&&i===Ie&&(r=ab(je),g.setChanges(r),g.drawOverview(m),M.draw(yn(o)),re(yn(o)),fe())}catch{}}}async function re(U){
let X=o.align===""||U.length<2?"":JSON.stringify([d,o.align_category,o.align_nth,...U.map(je=>h.named(je,o.align,o.align_category))]);if(X===u)return;u=X;let we=c;c={control:0,test:0};let Ie=null;if(X!==
""){let je=null,Re=await Promise.all(U.map(We=>f[We].find({name:h.named(We,o.align,o.align_category),category:o.align_category,occurrence:o.align_nth}).catch(En=>{je=En})));if(p||u!==X)return;if(je)Me(
`The search for the call to align at failed. ${je.message}`,{urgent:!0});else if(Re.every(Boolean)){let[We,En]=Re.map(Vt=>Vt.rows[0].start);c={control:0,test:En-We},Ie=We}else(r||o.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}g.mark({aligned:Ie}),(X!==""||we.test!==0)&&(J(),oe(),g.drawOverview(m))}function z(U,X){let we=yn(o).length===2?h.nameOf(
U,X):null;return we&&h.drawn(g.shown(),po[U.side],...we)}function P(U,X){let we=U.data();if(!M.pick(U,X)&&X>=0&&(we.merged[X]>1||we.sort[X]===pn)){let Ie=(we.end[X]-we.start[X])*.75,je=(we.start[X]+we.
end[X])/2;g.goTo({from:je-Ie,to:je+Ie})}}function G(){let{name:U,category:X,nth:we}=M.current();Ne({align:U,align_category:X,align_nth:we})}function E({name:U,category:X}){return o.control===""||o.test===
""?null:Gt({...Ss(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:Mt(U,X),use_short_name:o.use_short_name})}function W(){for(let U of g.shown())U.drawing.
highlight(o.q===""?null:ib(U.data(),o.q));S.draw(o.q)}function K(U){g.mark({measure:U}),x.measure(U),U&&Se(`${I(U.to-U.from)} measured.`)}function ie(){let U=M.place();if(!U)return!1;let{from:X,to:we}=g.
marks.measure??{from:U.start,to:U.start};return K(X===we&&X!==U.start?{from:Math.min(X,U.start),to:Math.max(X,U.start)}:{from:U.start,to:U.start}),!0}let he={".":()=>M.step(1),",":()=>M.step(-1),m:ie,
f:()=>M.zoom()};function D(U){let X=he[U.key];return X!==void 0&&X()!==!1}function se(){if(g.marks.measure)K(null);else if(o.name!=="")M.clear();else if(o.q!=="")Ne({q:""},{replace:!0});else return!1;
return!0}function ye(U){Me(`This part of the timeline could not be loaded. ${U.message}`,{urgent:!0})}function _e(U){j.say(bb(f[U].error,U,{retry(){ze.filter(X=>f[X].error).forEach(X=>f[X].retry()),J()},
chooseOther:()=>Ne(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(we=>[`${X}_${we}`,""]))),{replace:!0})}))}function Ge(U,X){let we=U.flatMap(Ie=>kb(Ie,f[Ie],X[Ie]));O(T,we.map(Ie=>a("p",
{class:"notice small"},Ie)))}async function Pe(U){let X=g.shown();if(X.length===0)return;let{from:we,to:Ie}=g.current(),je=Math.max(900,X[0].drawing.node.clientWidth),Re=yn(o),We=[R.textContent,`${I(we)}\
 to ${I(Ie)} of ${Re.map(Vt=>`the ${Vt} (${ee(f[Vt].chosen)})`).join(" and ")}`],En=yi(We,X.map(Vt=>({lines:[Vt.title],...Vt.drawing.whole(je)})),je);await bi(En,U,`tracediff-${Re.map(Vt=>_t(Ue(Vt))).
join("-")}-timeline`)}return J(),B(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.
slide(.12),fit:()=>g.fit(),next:he["."],former:he[","],measure:he.m,zoomTo:he.f,close:se},update(U){let X=o;o=Pl(U),J();let{from:we,to:Ie}=g.current(),je=o.from!==X.from||o.to!==X.to,Re=(En,Vt)=>Math.
abs(En-Vt)>.002+1e-6*Math.abs(Vt),We=o.from===null?m:o;je&&(Re(we,We.from)||Re(Ie,We.to))&&g.goTo(We,!0),B()},unmount(){p=!0,le.cancel(),fe.cancel(),l?.abort(),ze.forEach(U=>f[U].unmount()),j.unmount(),
M.unmount(),y.unmount(),g.unmount()}}}var jb=[["control","Control"],["test","Test"]],nO=e=>({slower:"more",faster:"less"})[e]??null,eo=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:I,exact:me}),oO=(e,t)=>e===null?"–":`${Ee(e)} to ${Ee(
t)}`,sO=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,n)=>a(e?"a":"bdi",{href:e?.(n.set)},t)},eo("step","Step","Mean of its ranks and steps"),eo("compute","Compute"),eo(
"exposed_communication","Exposed communication"),eo("exposed_memory","Exposed memory"),eo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"\
A sample is one step of one rank"}],rO={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function aO(e){return e.significance!=="cannot_judge"?rO[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var iO=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},eo("control","Control","Mean per step of the recordings; host rows without the calls inside them"),eo("test","Test","Mean per step of the recordings"),{...eo("diff","Change"),show:be},
{key:"change_percent",title:"%",number:!0,show:Ee,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>oO(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Nt,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:nO}],lO=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",o=s=>t[`${s}_${n?
"self_":""}per_step`];return{...t,control:o("control"),test:o("test"),diff:o("diff"),certain:aO(t)}},cO=.05;function Ub({verdict:e,step_time:t}){let{between_percent:n,within_percent:o}=e,s=n===null?!1:
o!==null&&n<cO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Ee(n).replace("+","")}${o===null?"":" beyond the noise of their steps"}\
.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${I(t.control.step)} → ${I(t.test.step)}. `,s)]}var zb=e=>Object.fromEntries(jb.map(([t])=>[t,e[t].recordings.find(
({set:n})=>n===e.middle[t])]));function Gb(e,t){let n=mn({caption:"Recordings",limit:128,columns:sO(t)});return n.show(jb.flatMap(([o,s])=>e[o].recordings.map(r=>({...r,...r.step_time,side:s})))),n.node}
function Yb(e,t){let n=mn({caption:"Rows",limit:50,columns:iO,csv:t});return{node:n.node,show:o=>n.show(o.map(lO(e.selection.measure)))}}var Kb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judge\
d.":`Of ${V(e,"row")} judged, ${C(t.slower)} slower and ${C(t.faster)} faster are found.`;var ju={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>pO(e,t)},Hu=1e3,uO=250,Vb=32,Uu=[["control","A","Control"],["test","B","Test"]],zu=Uu.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),Jb=e=>e.split(",").filter(t=>t!=="");function Qb(e){let t=new URLSearchParams(e);return{control:Jb(t.get("control")??""),test:Jb(t.get("test")??""),q:Ot(t,Dt,
"q"),significant:Ot(t,Dt,"significant","")==="true",chosen:Object.fromEntries(zu.flatMap(({key:n,what:o})=>{let s=t.get(n)||o==="marker"&&t.get(o)||"";return s===""||o!=="marker"&&s==="all"?[]:[[n,s]]}))}}
function Gu(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Mn(t,Dt,["q","significant"],e),Object.entries(e.chosen).forEach(([n,o])=>t.set(n,o)),t}var Xb=({chosen:e})=>zu.
some(({key:t,what:n})=>n!=="marker"&&t in e);function dO(e){let t=Uu.flatMap(([n,,o])=>{let s=zu.filter(r=>r.side===n&&r.key in e.chosen).map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===
0?[]:[`${o}: ${s.join(", ")}.`]});return[...Xb(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Fu(e,t=Hu){let n=Gu(e);return n.set("exclude",bt),n.set("sort","abs_diff\
_self_duration"),t!==null&&n.set("limit",String(t)),n}function mO(e,t){let n=Gu(e);["control","test"].forEach(s=>n.delete(s));let o=new URLSearchParams({view:n.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>o.append(s,r));return o}function pO(e,t){let n=Qb(location.search),o=null,s=new Map,r=(T,R)=>t.go(pe(`/compare/recordings?${Gu({...n,...T})}`),R),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=ga(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(uO,()=>r({q:m.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:ue("only"),on:{change:()=>r({significant:p.
checked},{replace:!0})}}),f=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:T=>T.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},p," only slower or faster")),w=a("div",{class:"comparability"}),h=a("div"),y=a("div"),g=a("div",{class:"analysis-results"},d,w,h,f,y);O(e,a("div",{class:"page analyse-page re\
cordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compare\
d, not their steps: differences within one side are noise. Record both sides alternately."),i,l,g));let b=At({context:t,results:g,message:l});function x(T){O(i,Uu.map(([R,_,A])=>{let H=ue("set"),q=le=>{
n[R].includes(le)||(r({[R]:[...n[R],le]}),x(R))},j=$n({id:H,field:R,set:null,text:"",onGroup:q,onPick:le=>{s.set(Ve(le.id),le.label),q(Ve(le.id))}});return j.input.placeholder="Add a recording, or nig\
htly-* …",a("div",{class:`side-card side-${R}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},_),a("label",{for:H},A),j.node),a("ul",{class:"recordings-chosen"},n[R].map(le=>{
let fe=s.get(le)??le;return a("li",{class:"tag"},fe," ",F("×",()=>{r({[R]:n[R].filter(Ne=>Ne!==le)}),x(R)},{class:"link-button","aria-label":`Leave out ${fe}`,title:`Leave out ${fe}`}))})))})),T&&i.querySelector(
`[data-field="${T}"]`)?.focus()}function $(){for(let T of["control","test"])for(let R of n[T]){let _=o[T].recordings.find(A=>A.set.startsWith(R));_&&s.set(R,_.label)}}function k(){let{control:T,test:R}=zb(
o);O(c,Ub(o),a("p",{class:"small recordings-chosen-parts"},dO(n)," ",Xb(n)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(n.chosen).filter(([H])=>H.endsWith("_marker")))}),
{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:qt(T.set,R.set)},`${T.label} and ${R.label}`),", those with the\
 middle step time.")),d.dataset.verdict=o.verdict.verdict;let _=o.control.recordings.length+o.test.recordings.length,A=H=>_t(o[H].recordings[0].label);u.set({name:`tracediff-${A("control")}-${A("test")}`,
report:$r(Fu(n,null)),bundle:vr(mO(n,o)),tooMany:_>Vb&&`${Vb} sets at most`})}function M(){$(),x(document.activeElement?.dataset?.field),k(),O(w,Fr(o.comparability)),O(h,Gb(o,A=>pe(`/analyse?set=${Ve(
A)}`)));let T=Fu(n,null);T.set("format","csv");let R=Yb(o,hs(T));R.show(o.rows);let{row_count:_}=o;O(y,R.node,a("p",{class:"muted small"},_===0?"The filters leave no row. ":"",Kb(o),_>Hu?` The ${C(Hu)}\
 largest changes of ${C(_)} are here; the CSV has all.`:""))}function S(T){o=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:T.code}},a("h2",{},"This comparison is not possible"),a("p",{},
T.message)))}let v=T=>T.startsWith("tag:")||/[*?]/.test(T);function N(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=n.q),p.checked=n.significant;let T=[n.control,n.test];if(T.
some(R=>R.length===0)||T.every(R=>R.length===1&&!v(R[0]))){o=null,b.drop(),x(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more togethe\
r: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:T.every(R=>R.length===1)?qt(n.control[0],n.test[0]):pe("/compare")},"Compar\
e two sets")));return}x(document.activeElement?.dataset?.field),b.ask(R=>nt(Fu(n),{signal:R}),R=>{if(R.judged!=="between_recordings"){S({code:"one_set",message:"Each of these two names means one singl\
e set."});return}o=R,b.say(null),M(),Se(R.verdict.words)},S)}async function L(){let T=[...n.control,...n.test].filter(R=>!v(R));try{for(let R of await gt(T.slice(0,100)))s.set(Ve(R.id),R.label);o===null&&
x(document.activeElement?.dataset?.field)}catch{}}return N(),L(),{keys:{search:()=>m.focus()},update(T){n=Qb(T),N()},unmount(){s=new Map,b.unmount()}}}var fO=7.2,Zb=16,hO=56,gr={l:64,r:16,t:22,b:44},Ku=e=>e.filter(Boolean).map(Fe).join("<br>"),nk=e=>e.recorded===null?`stored ${pt(e.created)} (not said when recorded)`:pt(e.recorded);function ok(e,t){
let n=Math.max(2,Math.floor((t-gr.l-gr.r)/(Zb*fO+14))),o=_n(e.length,n);return{tickmode:"array",tickvals:o,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:rn(o.map(s=>e[s].label),
Zb).map(Fe)}}function sk(e,t,n){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...n}}function rk(e){return{template:xt(),margin:gr,hovermode:"closest",dragmode:"zoom",...e}}function gO(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var ak=e=>e.direction==="slower"?"--more-fill":"--less-fill";function wO(e){let t=e.interval&&`95 % interval: ${e.interval.map(I).join(" \
to ")}`;return Ku([e.label,nk(e),`median ${I(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Ee(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare wit\
h the set before"])}var yO=(e,t)=>Ku([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${Ee(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function bO(e,t){
let n=[],o=[],s=(r,i)=>t(e[r].interval?.[i]??e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+
.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>0&&(n.push(...c,...[...c].reverse(),null),o.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).reverse(),null))}return{x:n,y:o}}function kO(e,t){let{
sets:n,levels:o,change_points:s}=e,r=n.map((c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...bO(n,i),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:gO(
l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:o.flatMap(({first:c,last:u})=>[c-.5,u+.5,null]),y:o.flatMap(({median:c})=>[i(c),i(c),null])},{type:"\
scatter",mode:"lines+markers",x:r,y:n.map(c=>i(c.median)),line:{color:l,width:1.4},marker:{color:l,size:n.length>200?3:6,symbol:n.map(c=>c.baseline?"square":"circle")},customdata:n.map(wO),hovertemplate:"\
%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.
direction==="slower"?"triangle-up":"triangle-down"),color:s.map(c=>te(ak(c)))},customdata:s.map(c=>yO(e,c)),hovertemplate:"%{customdata}<extra></extra>"}]}var _O=3;function xO(e,t){let n=[],o=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,i)=>o(i)-o(r)))n.every(({at:r})=>Math.abs(r-s.at)*t>=hO)&&n.push(s);return n}function $O({answer:e},t){let{sets:n,change_points:o,baseline:s}=e,r=n.
flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=o.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:te(ak(m))}})),d=xO(o,(t-gr.l-gr.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(Ee(m.diff_percent)),font:{size:11,color:te(m.direction===
"slower"?"--more":"--less")}}));return{data:kO(e,l),layout:rk({xaxis:ok(n,t),yaxis:sk(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te(
"--test-fill")}}]],annotations:d})}}var ek=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster \
from here"]],ik=e=>a("div",{class:"chart-legend"},e.map(([t,n])=>a("span",{class:"key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),lk=e=>vt({id:"chart-series",title:"Median of each set",file:"se\
ries",height:()=>340,make:$O,keys:()=>ek,extra:ik(ek),class:"series-medians",onClick({points:t},{answer:n}){let[o]=t,s=o?.curveNumber===_O&&n.change_points[o.pointNumber],r=s?s.at:o?.pointNumber;r>0&&
e(s?n.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),Yu=["compute","exposed_communication","exposed_memory","idle"],ck={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"\
--part-memory",idle:"--part-idle"},tk=Yu.map(e=>[ck[e],Xe[e].name]);function vO({answer:e},t){let{sets:n}=e,[o,s]=Je(Math.max(...n.map(i=>i.mean_step_time??0))),r=n.map(i=>Ku([i.label,nk(i),`mean step\
 ${I(i.mean_step_time)}`,...Yu.map(l=>`${Xe[l].name}: ${i.parts?I(i.parts[l]):ke}`)]));return{data:Yu.map(i=>({type:"bar",x:n.map((l,c)=>c),y:n.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(ck[i]),
line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:rk({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...ok(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},
yaxis:sk(s,o,{rangemode:"tozero"})})}}var uk=()=>vt({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:vO,extra:ik(tk),keys:()=>tk});var Vu={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},dk=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Vu[e.measured].replace(/^./,t=>t.toUpperCase());var Li="row",Ni="layer",mk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function pk({onChange:e}){let t=ue("ops"),n=a("datalist",{id:t}),o=null,s=null,
r="",i=(v,N,L,T={})=>{let R=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...L,on:{change:()=>e({...T,[v]:R.value.trim()})}});return{input:R,node:a("label",{class:"analys\
is-field"},a("span",{},N),R)}},l=i("sets","Sets",{class:"wide",title:mk,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:mk,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ue("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the page Tree names them, from the outside to the inside, with “ / ” between. Frames between them need no name. Block\
 is every Block; Block #3 is one."),w={[Li]:u,[Ni]:p},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",S(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Vu),[Li,"a row"],[Ni,"a layer"]].map(([v,N])=>a("option",{value:v},N))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),x=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),$=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),k=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,$,p.node,x,n,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Qe(150,()=>M(u.input.value))),u.input.
addEventListener("focus",()=>M(""));async function M(v){if(s!==null)try{let N=await xr(s,v);O(n,[...new Set(N.map(L=>L.name))].map(L=>a("option",{value:L})))}catch{}}function S(){h.value=r||o.measure;
for(let v of[u.node,d.node,$])v.hidden=r!==Li;for(let v of[p.node,x,f])v.hidden=r!==Ni}return{node:k,draw(v,N){o=v,s=N,r=o.layer!==""?Ni:o.name!==""?Li:document.activeElement===w[r]?.input?r:"";for(let{
input:L}of[l,c,u,d,p])(L!==document.activeElement||L.value==="")&&(L.value=o[L.dataset.field]);g.value=o.time,y.value=o.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var Xu={path:"/series",name:"Series",mount:(e,t)=>TO(e,t)},Ju=5,fk=(e,t=({label:n})=>n)=>e.slice(0,Ju).map(t).join(", ")+(e.length>Ju?` and ${C(e.length-Ju)} more`:""),wr=(e,t,n,o=I)=>({key:e,title:t,
what:n,number:!0,show:o,exact:me}),Qu=e=>e===null?null:e>0?"more":e<0?"less":null,SO=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":pt(e)},wr("l\
eft_median","Before","Median of the level before"),wr("right_median","After","Median of the level after"),{...wr("diff_duration","Change","After less before",be),tone:Qu},{key:"diff_percent",title:"%",
number:!0,show:Ee,tone:Qu},{key:"q_value",title:"q",number:!0,show:Nt,what:"Of the rank test of the observations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before the c\
hange with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not where a level has one set alone",show:(e,t)=>[
a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],EO=e=>[{key:"label",title:"Set",show:(t,n)=>a("a",{href:n.href},t)},{key:"recorded",title:"\
Recorded",show:(t,n)=>t===null?`stored ${pt(n.created)}`:pt(t)},{...wr("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.missing??I(t)},{key:"interval",
title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Agains\
t baseline",number:!0,show:Ee,tone:t=>Math.abs(t)<2?null:Qu(t)}]:[],{key:"observations",title:"Steps",number:!0,show:C},wr("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"T\
ags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function TO(e,t){let n=As(location.search),o=null,s="",i=pk({onChange:(_,A)=>t.go(Rs(
{...n,..._}),A)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(_,A)=>o.measured!=="layer"?qt(_,A):Wt({control:Ve(_),test:Ve(A),by:n.by,q:n.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(_,A)=>u(
o.sets[_].id,o.sets[A].id),m=lk((_,A)=>t.go(d(_,A))),p=uk(),f=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-results"},c,m.node,p.node,f);O(e,a("div",{class:"page analyse-page series-pa\
ge"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left a\
nd right can be compared."),i.node,l,w));let h=At({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),p.retheme()});function g(_){return`${_.direction}${_.diff_percent===null?"":` by ${Ee(Math.abs(
_.diff_percent)).replace("+","")}`}: ${I(_.left_median)} → ${I(_.right_median)}`}function b(){let{sets:_,change_points:A,levels:H}=o;if(H.length===0)return`No set of these has ${o.measured==="layer"?
"this layer":"this time"}.`;let q=o.neighbours;return q!==null&&q.pairs===0?"One set is no series: there is nothing to compare it with.":q!==null&&q.unjudged===q.pairs?`Cannot judge whether the level \
changes in ${V(_.length,"set")}.`:q!==null&&A.length>0?`${C(A.length)} of ${V(q.pairs,"pair")} of neighbours ${A.length===1?"differs":"differ"}.`:`${A.length===0?"No change of level was found":V(A.length,
"change of level","changes of level")} in ${V(_.length,"set")}.`}let x=({pairs:_,unjudged:A})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from\
 what any two recordings differ by."+(A===0?"":` ${C(A)} of ${V(_,"such pair")} cannot be judged: a set has too few steps.`);function $(){let _=o.since_good;if(_===null)return!1;let A=H=>o.sets.find(q=>q.
id===H).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),A(_.good),", it is ",a("span",{class:_.direction==="slower"?"more":"less"},g(_)),". ",a("a",{href:u(_.good,_.
now)},`What changed between it and ${A(_.now)}`))}function k(){let _=o.newest;if(_===null)return!1;let A=H=>o.sets.find(q=>q.id===H).label;return a("p",{class:"card series-newest"},a("b",{},"The newes\
t set, "),A(_.right),", stands out: it is ",a("span",{class:_.direction==="slower"?"more":"less"},g({..._,left_median:_.left_mean,right_median:_.right_mean})),` (p = ${Nt(_.p_value)}, against the ${C(
_.others)} sets of its level before it). One set alone is no change of level. `,a("a",{href:u(_.left,_.right)},`What changed between ${A(_.left)} and it`))}function M(){let _={devices:"the devices dif\
fer",ranks:"the ranks differ",world_size:"the world size differs"},A=o.differences.map(({at:H,kind:q,before:j,after:le})=>`From ${o.sets[H].label} on, ${_[q]}: ${j} before, ${le} now.`);return o.more_differences===
0?A:[...A,`${V(o.more_differences,"more such difference")}.`]}function S(){let{sets:_}=o,A=_.filter(j=>j.missing!==null),H=o.left_out.map(({label:j,detail:le})=>`${j} is left out: ${le}`);if(o.neighbours?.
pairs>0&&H.unshift(x(o.neighbours)),o.unknown_recorded>0){let j=o.unknown_recorded===1;H.unshift(`${V(o.unknown_recorded,"set")} ${j?"does":"do"} not say when ${j?"it was":"they were"} recorded: the t\
ime stored counts.`)}A.length>0&&o.levels.length>0&&H.push(`${V(A.length,"set")} ${A.length===1?"has":"have"} no such time, and ${A.length===1?"counts":"count"} with the level around: ${fk(A,j=>`${j.label}\
 (${j.missing})`)}.`),_.every(j=>!j.has_steps)&&H.push("No set has steps: each whole recording counts as one step.");let q=_.filter(j=>j.affected>0);return q.length>0&&H.push(`${V(q.length,"set")} ${q.
length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${fk(q)}.`),H.unshift(...M()),H.length>0&&a("ul",{class:"notice"},H.map(j=>a("li",{},j)))}function v(){let{sets:_,
change_points:A}=o,H=mn({caption:"Changes of level",limit:64,columns:SO});H.show(A.map(j=>({...j,label:_[j.at].label,recorded:_[j.at].recorded,href:u(j.left,j.right),several:j.recordings_link})));let q=mn(
{caption:"Sets",limit:30,columns:EO(o),csv:ud(`${ma(n)}&format=csv`)});q.show(_.map((j,le)=>({...j,href:pe(`/analyse?set=${j.id.slice(0,12)}`),before:le===0?null:d(le-1,le)})).reverse()),O(f,H.node,q.
node)}function N(){let{sets:_}=o,A={file:"tracediff",revision:s,caption:[`${_[0]?.label??""} to ${_.at(-1)?.label??""}`]};O(c,a("h2",{},b()),$(),k(),S()),m.node.toggleAttribute("data-baseline",o.baseline!==
null),m.draw({...A,answer:o,heading:dk(o),empty:o.levels.length===0?"There is nothing to draw.":null}),p.draw({...A,answer:o,heading:"means over steps and ranks",empty:_.every(H=>H.parts===null)?"No s\
et has device work: a step has no parts.":null}),v(),w.dataset.shown=s}async function L(){let[_,A]=await Promise.all([Ut("group=always&limit=100"),Hn()]),q=[..._.entries.flatMap(({group:j})=>j?[j]:[]).
map(({prefix:j,sets:le})=>[`${j}*`,le]),...A.filter(({sets:j})=>j>2).map(({tag:j,sets:le})=>[`tag:${j}`,le])].filter(([j])=>!j.includes(","));return a("div",{class:"notice"},_.total===0?a("p",{},"Ther\
e are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tra\
cediff ingest --tag"),"."),q.length>0&&a("ul",{class:"series-offers"},q.slice(0,20).map(([j,le])=>a("li",{},a("a",{href:Rs({...n,sets:j})},j),` (${V(le,"set")})`))))}function T(_){o=null,h.say(a("div",
{class:"error-box",role:"alert",data:{code:_.code}},a("h2",{},"This series is not possible"),a("p",{},_.message)))}function R(){let _=ma(n).toString();i.draw(n,o?.sets.at(-1)?.id??null),t.setTitle([n.
sets,"Series"].filter(Boolean).join(" · ")),n.sets===""&&n.tag.length===0?(s="",h.ask(()=>L(),A=>h.say(A),T)):s===_&&o?(h.drop(),N(),t.settled()):h.ask(A=>cd(_,{signal:A}),A=>{o=A,s=_,h.say(A.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",A.left_out.length>0&&`${V(A.left_out.length,"set")} cannot be read.`)),i.draw(n,A.sets.at(-1)?.id??null),A.sets.length>0&&(N(),Se(b()))},T)}return R(),
{keys:{search:()=>i.focus()},update(_){n=As(_),R()},unmount(){h.unmount(),y(),m.unmount(),p.unmount()}}}var Zu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:pe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var OO=120,MO=[Cs,vo,uu,lr,hr,xu,Cu,ju,Xu],yr=document.getElementById("main"),Wn=null,ed="",Mo=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?
history.replaceState(history.state,"",e):(hk(),history.pushState(null,"",e)),Mo=null),nd()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(ed.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?ed:void 0},settled(){Mo!==null&&(window.scrollTo(0,Mo),Mo=null)},status:null,newPair:!1},
hk=()=>history.replaceState({scroll:window.scrollY},"");function nd(){let e=MO.find(n=>n.path===Ht())??Zu;if(Oo("nav-traces",e===Cs),Oo("nav-compare",e===vo||e===uu||e===ju),Oo("nav-tree",e===lr),Oo("\
nav-timeline",e===hr),Oo("nav-analyse",e===xu),Oo("nav-query",e===Cu),Oo("nav-series",e===Xu),CO(),gk()&&(DO.clear(),td.clear()),td.draw(),Wn?.page===e){Wn.view.update(location.search);return}Wn?.view.
unmount(),Tt.busy(!1),yr.textContent="";let t=Wn!==null;Wn={page:e,view:e.mount(yr,Tt)},t&&(window.scrollTo(0,0),yr.focus({preventScroll:!0}),Se(`${e.name} page`))}function gk(){let e=new URLSearchParams(
location.search);return Ht().startsWith(vo.path)&&!!(e.get("control")&&e.get("test"))}function wk(){return(Ht()===Cs.path||Ht()===vo.path&&!gk())&&!Os(document.activeElement)&&!document.querySelector(
"dialog[open]")}function AO(e,t){if(!wk()){td.offer(e,t);return}let n=ve.transfers.filter(o=>ve.canUndo(o)&&[e.id,t.id].includes(o.job.set));Tt.newPair=!0,Tt.go(qt(e.id,t.id)),Tt.newPair=!1,n.length!==
0&&Me(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>ve.undo(o))),Tt.go(pe("/"))}catch(o){
Me(`That did not work. ${o.message}`,{urgent:!0})}}}})}function RO({detail:{label:e,job:t}}){let n=()=>Tt.go(t.page);wk()?n():Me(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:n}})}function Oo(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function CO(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ht()];e&&(document.getElementById(e).href=location.pathname+location.search),Ht()===vo.path&&
(ed=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.get(s));let o=Ht();(o.startsWith("/compare")||
[lr,hr].some(({path:s})=>s===o))&&n.size>0&&LO(t,n,o)}function LO(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",pe(`/?${t}`));let i=new URLSearchParams(
{set:o??"",test:s??""});r("nav-analyse",pe(`/analyse?${i}`)),r("nav-query",pe(`/query?${t}`)),n!==lr.path&&r("nav-tree",Wt(Ct(Ko(location.search)))),n!==hr.path&&r("nav-timeline",fo(Object.fromEntries(
e))),!n.startsWith(vo.path)&&o&&s&&r("nav-compare",Tt.lastCompare(e)??qt(o,s))}function NO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),o=Pi(n.pathname);!(n.origin===location.origin&&pe(o)===n.pathname&&!o.startsWith("/api/")&&!o.startsWith("/web/"))||
n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),Tt.go(n.pathname+n.search))}async function PO(){try{Tt.status=await Fn(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function IO(){let e=globalThis.firstComparison?.answer;e&&(yr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,OO)})]),delete yr.
dataset.waits),Wn===null&&nd()}var td=Im();Qd();var DO=jm(AO);Gm();Wd(document.getElementById("theme"));Fm(()=>Wn,document.getElementById("keys"));Vd(document.getElementById("drop-veil"),()=>Tt.status?.
read_only!==!0,e=>{ve.add(e),Ht()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(pe("/"))});ve.addEventListener("bundle",RO);ve.addEventListener("change",()=>ws().catch(()=>{}),{once:!0});document.
addEventListener("click",NO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Mo=e.state?.scroll??0,nd(),(Wn.page===Cs||Wn.page===Zu)&&Tt.settled()});window.addEventListener("\
scroll",Qe(200,()=>{Mo===null&&hk()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Mo=null},{passive:!0});IO();It().then(()=>{Xt.watch(),PO()});})();
