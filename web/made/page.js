"use strict";
(()=>{var Qu=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),fe=e=>Qu+e,Ai=e=>`/${e.split("/").slice(Qu.split("/").length).join("/")}`,Wt=()=>Ai(location.pathname);var tn=fe("/api/v1"),mk=700,En=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Ri(e,t){try{let n=JSON.parse(t);if(typeof n.
detail=="string"||typeof n.title=="string")return new En(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new En(e,"error",`The server answered with status ${e}.`)}var Zu=()=>new En(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),fk=/"(?:stream|correlation)":-?\d{16}/,pk=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,hk=/\d{16}/,gk=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t,wk=(e,t)=>new Promise((n,o)=>{let s=setTimeout(n,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),o(t.reason)},{once:!0})});function Xu(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function ed(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ft(e,t,n={}){let o=!1;try{for(;;)try{return await yk(e,t,n)}catch(s){if(s.code!=="not_checked_yet")throw s;
o||(o=!0,Xu(1)),await wk(mk,n.signal)}}finally{o&&Xu(-1)}}async function yk(e,t,{body:n,signal:o,digits:s=!1}){let r={method:e,signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(tn+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:Zu()}if(!i.ok)throw Ri(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&hk.test(l)?gk:fk.test(l)?pk:void 0)}catch{throw new En(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>Ft("GET",e,t),tt=encodeURIComponent,
Bn=e=>mt("/status",e);async function Ht(e,t){let n=await mt(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}var gt=async(e,t)=>e.length===0?[]:(await mt(`/sets?${e.map(n=>`id=${tt(
n)}`).join("&")}`,t)).sets,qn=async e=>(await mt("/tags",e)).tags,fn=(e,t)=>mt(`/sets/${tt(e)}`,t),Tn=(e,t)=>Ft("PATCH",`/sets/${tt(e)}`,{body:t}),So=e=>Ft("DELETE",`/sets/${tt(e)}`),td=async(e,t)=>(await Ft(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,nd=async(e,t)=>(await Ft("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Eo=e=>Ft("POST",`/sets/${tt(e)}/restore`),nt=(e,t)=>mt(`/compare\
_traces?${e}`,t),wr=(e,t)=>mt(`/compare_traces/op?${e}`,t),yr=(e,t,n)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,n),To=async(e,t,n)=>(await mt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,n)).steps,Ci=(e,t,n)=>mt(`/sets/${tt(e)}/timeline?${t}`,n),br=(e,t,n)=>mt(`/sets/${tt(e)}/timeline/find?${t}`,n),Oo=(e,t,n)=>mt(`/analysis/${e}?${t}`,n),od=(e,t)=>mt(`/series?${e}`,
t),sd=e=>`${tn}/series?${e}`,rd=(e,t)=>`${tn}/analysis/${e}?${t}`,kr=async(e,t,n)=>(await mt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,n)).ops,ds=e=>`${tn}/compare_traces?${e}`,_r=e=>`${tn}/report?${e}`,
xr=e=>`${tn}/bundle?${e}`,ad=e=>`${tn}/compare_traces/op?${e}`,id=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),ld=e=>`${tn}/sql?${e}`,cd=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,ud=async e=>(await mt(
"/queries",e)).queries,Li=(e,t)=>Ft("POST","/queries",{body:{name:e,statement:t}}),dd=e=>Ft("DELETE",`/queries/${tt(e)}`),Ni=(e,t,n)=>`${tn}/sets/${tt(e)}/files/${t}/trace${n?`?${n}`:""}`;async function $r(e,t,n,{
signal:o,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Ni(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new En(0,"broken","The download stopped before its end. The log of the server says why."):Zu()}throw Ri(l.status,await l.text())}var md=async e=>(await mt(
"/jobs",e)).jobs,fd=(e,t)=>mt(`/jobs/${tt(e)}`,t),Mo=e=>Ft("DELETE",`/jobs/${tt(e)}`),pd=e=>new EventSource(`${tn}/jobs/${tt(e)}/events`),hd=(e,t)=>Ft("POST","/uploads",{body:{label:e,files:t}}),gd=async()=>(await Ft(
"POST","/samples")).jobs,wd=e=>mt(`/uploads/${tt(e)}`),Pi=e=>Ft("DELETE",`/uploads/${tt(e)}`),yd=async e=>(await Ft("POST",`/uploads/${tt(e)}/commit`)).job;function bd(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${tn}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",f=>r(o+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ri(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new En(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new En(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function bk(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function it(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=bk(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ke="–",pn="−",Kt=" ",$d=e=>it(e,0,2),vd=e=>it(e,0,3);function Ao(e,t){return t>0?`+${e}`:t<0?`${pn}${e}`:e}function C(e){return e==null?ke:$d(e).replace("-",pn)}function ot(e){return e==null?
ke:Ao($d(Math.abs(e)),e)}var kd=["","K","M","G","T","P","E"];function nn(e){if(e==null)return ke;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<kd.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;
return(e<0?pn:"")+it(t,0,o)+(n?Kt+kd[n]:"")}function Xn(e){return e>0?`+${nn(e)}`:nn(e)}var Ii=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Ii.find(([,n])=>t>=n*
.99995)??(t>0?Ii[3]:Ii[2])}function vr(e,[t,n]){let o=Math.abs(e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return it(o,s,s)+Kt+t}function I(e){if(e==null)return ke;let t=vr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?pn:"")+t}function be(e){return e==null?ke:Ao(vr(e,Je(e)),e)}function me(e){return e==null?ke:vd(e).replace("-",pn)+Kt+"µs"}function Ye(e){return e==null?ke:Ao(vd(Math.abs(
e))+Kt+"µs",e)}var _d=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Ro(e){let t=Math.abs(e);return _d.find(([,n])=>t>=n*.99995)??_d[t>0?3:1]}function Zn(e){return e==null?ke:(e<0?pn:
"")+vr(e,Ro(e))}function Sd(e){return e==null?ke:Ao(vr(e,Ro(e)),e)}function qi(e){return e==null?ke:it(e,0,9).replace("-",pn)+Kt+"GB/s"}function De(e){return e==null||!Number.isFinite(e)?ke:(e<0?pn:"")+
Ed(Math.abs(e))+Kt+"%"}function Ee(e){return e==null||!Number.isFinite(e)?ke:Ao(Ed(Math.abs(e))+Kt+"%",e)}function Ed(e){if(e>0&&e<.05)return e<.005?"<0.01":it(e,2,2);let t=e>=1e3||e===0?0:1;return it(
e,t,t)}var kk="⁰¹²³⁴⁵⁶⁷⁸⁹";function Lt(e){if(e==null||!Number.isFinite(e))return ke;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Kt}\
×${Kt}10⁻${[...n].map(o=>kk[o]).join("")}`}function Td(e){return e==null||!Number.isFinite(e)?ke:e<.001?"<0.001":it(e,3,3)}var Di=["B","kB","MB","GB","TB"];function Wi(e){let t=Math.abs(e),n=Di.findLastIndex(
(o,s)=>t>=999.5*1e3**(s-1));return[Di[Math.max(n,0)],1e3**Math.max(n,0)]}var Fi=e=>e==null?ke:`${C(e).replace("-",pn)}${Kt}B`,ms=e=>e==null?ke:Ao(Te(Math.abs(e)),e);function Te(e){if(e==null)return ke;
if(e<0)return pn+Te(-e);let t=Di,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return it(n,s,s)+Kt+t[o]}function V(e,t,n=`${t}s`){return`${C(e)}${Kt}${e===1?t:n}`}function st(e,t=6){
let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(
0,t).join(", ")}, …`:n.join(", ")}function Hi(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var Bi=8,
Od=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Md(e,t){let n=e[t],o=r=>r===void 0?0:Od(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-Bi);return s>0&&/[\uDC00-\uDFFF]/.
test(n[s])?s-1:s}function ji(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,Md(t,o)]))}function _k(e,t,n){let o=Math.floor(t*.4),s=t-o-1,r=n+(s<2*Bi?Bi-Math.floor(s/3):0);if(e.length<=
t||n===0||r<=o)return Hi(e,t);let i=Math.max(o,Math.min(r,e.length-s));if(i<=o+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Ad=e=>e.replace(/^void (?=\S)/,"");function Ui(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?Ad(c):c;function i(c,u){let d=s.get(c),m=_k(c,e,u);if(n.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=null,o.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Od(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Md(t,f);p!==n.get(m)&&i(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:xk(u,e,l(d),n.get(u))}}}function on(e,t){let n=Ui(
t);return n.add(e),e.map(n.text)}function Sr(e,t){let n=ji(e),o=on(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Ad(s):o[r])}function xk(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.
max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){return e.
replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Wn(e,t,n){
let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),o}var $k=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],xd=e=>String(e).padStart(2,"0"),vk=36e5;function Rd(e,t=Date.now()){let n=Math.
round((Date.parse(e)-t)/vk);return n>=48?`in ${V(Math.floor(n/24),"day")}`:n>=1?`in ${V(n,"hour")}`:"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?ke:`${t.getDate()}\
 ${$k[t.getMonth()]} ${t.getFullYear()}, ${xd(t.getHours())}:${xd(t.getMinutes())}`}var Sk="tracediff.theme",zi=new Set,Yi=matchMedia("(prefers-color-scheme: dark)");function Gi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Ek(){let e=Gi();
return e==="auto"?Yi.matches?"dark":"light":e}function yt(e){return zi.add(e),()=>zi.delete(e)}function Cd(){for(let e of[...zi])e(Ek())}function Nd(e){e.value=Gi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Sk,e.value)}catch{}Cd()}),Yi.addEventListener("change",()=>{Gi()===
"auto"&&Cd()})}var Tk=matchMedia("(forced-colors: active)"),Er=new Map,Ld="";function te(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Yi.matches} ${Tk.matches}`;return o!==
Ld&&(Er=new Map,Ld=o),Er.has(e)||Er.set(e,Ok(e)),Er.get(e)}function Ok(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Ki=null;function fs(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Ki??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Ki=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Ki)}var Pd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ps=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Vt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),n=te("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Vi=17;function Mk({
title:e,lines:t,keys:n=[]},o,s){let r=Vt(),i=t.flatMap(p=>Wn(p,Math.floor(o/6.6),3)),l=30+Vi*i.length+(n.length>0?24:0)+8,c=(p,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Fe(w),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+Vi*w,p,12,!1))],d=[],m=12-s.left,f=30+Vi*i.length+4;for(let[
p,w]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??te(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Id(e,t,n,o){let s=await fs(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Mk(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Qi=/\.json(\.gz)?$/i,Ji=/\.tracediff$/i;function Dd(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();
r&&n.push({name:r.name,file:r})}}return Ak(t,n)}async function Ak(e,t){let n=[];for(let o of e){let s=[];await qd(o,"",s),n.push(Co(o.name,s))}return n.concat(Bd(t))}function Bd(e){let t=e.filter(({name:o})=>!Ji.
test(o)),n=e.filter(({name:o})=>Ji.test(o)).map(o=>({label:o.name.replace(Ji,""),files:[o],skipped:[],bundle:!0}));return t.length>0?[...n,Co(Xi(t),t)]:n}async function qd(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await qd(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function Wd(e){let t=new Map,n=[];for(let o of e){let s=o.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:o})}else n.push({name:o.name,file:o})}return[...t].map(([o,s])=>Co(o,s)).concat(Bd(n))}function Co(e,t){let n=[...t].sort((o,s)=>o.name<s.name?-1:
1);return{label:e,files:n.filter(({name:o})=>Qi.test(o)),skipped:n.filter(({name:o})=>!Qi.test(o))}}function Xi(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(Qi,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function Fd(e){let t=new Map;
for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,seen:s})}return t.size<2?null:[...t].map(
([n,o])=>Co(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return Tr(o,n),o}function Tr(e,t){for(let n of t)Array.isArray(n)?Tr(e,n):n!=null&&n!==!1&&e.append(n)}function O(e,...t){return e.textContent="",Tr(e,t),e}function hn(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function F(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var Rk="http://www.w3.org/2000/svg";function He(e,t={},...n){let o=document.createElementNS(Rk,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Tr(o,n),o}var Ck={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Nt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:Ck[e]}))}function Ce(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.
trim(),on:{click:n}},Nt(e))}var Hd=0;function ue(e){return Hd+=1,`${e}-${Hd}`}var Pt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let n=document.
getElementById(t?"alerts":"live");n.textContent="",setTimeout(()=>{n.textContent=e},50)}function Qe(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(
n),o}function Me(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,o),l(),i}function jd(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await Dd(
i.dataTransfer);l.length>0&&n(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Lk=700,Nk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Zi({found:e,checked:t,refused:n,readable:o}){if(!o)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${C(t)} of ${V(e,"set file")} are checked.`:`${V(e,"set file")} ${e===1?"is":"are"} checked.`;return n===0?s:`${s} ${C(n)} ${n===
1?"is":"are"} not listed: the log of the server says why.`}function Ud(e){let t=a("p",{class:"muted small set-files",hidden:!0}),n=!1,o;return{node:t,checking:()=>n,draw({set_files:s,total:r}){let i=n;
return n=Nk(s),t.hidden=!s,t.textContent=s?Zi(s):"",clearTimeout(o),n?o=setTimeout(e,Lk):i&&Se(t.textContent),n?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(o)}}var Pk=1e3,Or="This page waits for a set that the server has not checked yet.";function zd(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),n=0,o=0;async function s(r){let i=await Bn().
then(l=>l.set_files,()=>null);r!==o||!t.isConnected||(e.textContent=i?`${Or} ${Zi(i)}`:Or,n=setTimeout(s,Pk,r))}ed(r=>{let i=r&&Wt()!=="/";i!==t.isConnected&&(clearTimeout(n),o+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Or,Se(Or),s(o)))})}var Ik=2,Gd=1e3,el=0,eo=e=>["done","failed","cancelled"].includes(e.state);function Mr(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,el-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(eo(d)&&i(),
t(d))},c=async()=>{let d=Gd;try{l(await fd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Gd}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return el<Ik&&typeof EventSource=="function"?(el+=1,o=pd(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var hs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Dk=hs.flatMap(([e])=>e),Bk=hs.flatMap(([,e])=>e),Lo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],gn=(e,t)=>t.some(n=>e.includes(n));function qk(e,t){let[n,o]=[Lo(e),Lo(t)];for(let[s,r]of hs){let i=gn(n,s)&&gn(o,r);if(i!==(gn(o,s)&&gn(n,r)))return i?-1:1}for(let[s,r]of[[Dk,-1],[Bk,1]])if(gn(n,s)!==
gn(o,s))return gn(n,s)?r:-r;return 0}function Ar(e){for(let[t,n]of hs){let o=e.map(r=>[gn(Lo(r),t),gn(Lo(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Wk=10n**17n;function Yd(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>Wk?n:null}function gs(e,t){let n=qk(e.label,t.label),[o,s]=[Yd(e),Yd(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}var Fk=100,Kd=(e,t)=>Lo(e).filter(n=>!t.includes(n)).join(" ");function tl(e){
if(e.length===2){let[t,n]=gs(e[1],e[0]);return{control:t.id,test:n.id}}for(let[t,n]of hs){let o=[...t,...n],s=d=>e.filter(m=>gn(Lo(m.label),d)).slice(0,Fk),[r,i]=[s(t),s(n)],l=i.map(d=>[r.find(m=>m!==
d&&Kd(m.label,o)===Kd(d.label,o)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Hk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function jk(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=Uk(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function Uk(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function Rr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(jk(e,t.index+t[0].length));return n?Number(n[1]):null}async function zk(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function Vd(e,t,n){let o=await zk(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var Gk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Rr(e)!==null;async function Yk({name:e,file:t}){let n=await Vd(t,4194304,Gk);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=Rr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=Rr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await Vd(t,16777216,()=>!1);o=Rr(s.slice(-262144))}return{
isTrace:!0,rank:o??Hk(e)}}async function Qd(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Yk(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var Jd=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Xd(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Jd(e,o,n),Jd(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var Kk=256,Zd=20,em=e=>e.slice(e.lastIndexOf("/")+1),nl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Vk(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Xd(e.file,t.file)}async function Jk(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Vk(o,s)||nl(o.name)!==null&&nl(o.name)===nl(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var ol=e=>e.map(({seen:t})=>t.rank),sl=e=>!e.includes(null)&&new Set(e).size===
e.length;function Qk(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Xk(e){return Ar(e.map(({name:n})=>em(n)))?.map(n=>n.map(o=>e[o]))??Qk(e)??e.map(n=>[n])}function Zk(e,t){let n=new Set;return e.map((o,s)=>{let r=Xi(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Co(i,l),settled:!0}})}function tm(e){
let t=ol(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function e_(e,t,n){return!(t.length===2&&Ar(t.map(({label:s})=>s)))&&
sl(ol(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:tm(n),manyFirst:!0}}}function t_(e){return e.includes(null)?"assumed":sl(e)?"named":"equal"}async function nm(e){
if(e.files.length>Kk)return{};if(await Qd(e.files),e.files.length<2||e.settled)return{};let t=await Jk(e.files),n=Fd(e);if(n!==null&&n.length<=Zd)return e_(e,n,t);let o=ol(t),s=Ar(t.map(({name:i})=>em(
i)));if(t.length<2||sl(o)&&s===null)return{};let r=Xk(t);return r.length>Zd?{}:{question:{kind:t_(o),parts:Zk(r,e),one:tm(t),manyFirst:s!==null||r.length===2}}}var n_=2,o_=3,s_=4,rl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(o=>({...o,size:o.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){
let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){let n=(await gd()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:n,question:o}=await nm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(t,n):o?(t.question=o,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,n){let{tags:o,tagError:s}=t,r=n.map(i=>this.#o(i,{tags:o,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<o_&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(
t);try{let n=t.files.map(({name:s,size:r})=>({name:s,size:r})),o=await hd(t.label,n);if(t.state!=="creating"){Pi(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){
this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state===
"sending").length;for(let o of t)for(let s of o.files){if(n>=n_)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await bd(t.upload,n.name,n.
file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(
t),this.#l()}async#h(t,n,o){(o.status===0||o.status>=500)&&o.status!==507&&n.attempts<s_&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(
t,n))||(n.state="failed",n.error=o.message)}async#c(t,n){try{let s=(await wd(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:
`${n.length} files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await yd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#i(t,n)}this.#s()}#d(t){
t.stopJob=Mr(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}eo(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let n=t.bundle?t.job.made.map(({set:o})=>o):[t.job.set];try{for(let o=0;o<n.length&&t.tags.length>0;o+=
1)await Tn(n[o],{add_tags:t.tags}),t.tagged=!0}catch(o){t.tagError=o.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await Tn(t.job.set,
{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Tn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=null,t.taken={as:n,text:o},n==="label"&&(t.label=o),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await So(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Eo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==
null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await Mo(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Pi(n).catch(()=>{}),this.#l(),this.#s()}},ve=new rl;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var r_=1e3,a_=5e3,i_=6e4,al=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-i_;get running(){return this.list.filter(t=>!eo(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await md())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?r_:a_)}}#r(t){if(ve.transfers.
some(o=>o.state==="committing"))return;let n=new Set(ve.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Jt=new al;var No={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var It=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,sm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},l_={...sm,per_step:"per r\
ecording",percent:"% of the recording"},ws=(e,t)=>(It(t)?l_:sm)[e];function ll(e){return e.control.samples===e.test.samples?"total":"per_step"}var Io=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Cr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var om=(e,t)=>e===null||!(t>0)?null:100*(e/t),il=(e,t)=>e===null||t===null?null:e-t,Po=(e,t)=>t>0?e/t:null,c_=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function u_(e,t){if(t&&c_(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function rm(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=u_(e,o);r?(i=(u?e.control_per_step:null)??Po(i,s[0]),l=(u?e.test_per_step:null)??Po(l,s[1]),
c=(u?e.diff_per_step:null)??il(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??Po(i,e.control_counts),l=(u?e.test_per_call:null)??Po(l,e.test_counts),c=il(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=om(i,n.step_time.control.step),l=om(l,n.step_time.test.step),c=il(l,i));let m=r?[Po(e.control_counts,s[0])??0,Po(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}function d_(e,t){let n={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${n}`]??null,slowerWork:e[`slower_work${n}`]??null}}var ys=(e,t)=>JSON.stringify([e,t]);function Ot(e,t){
let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(16).padStart(16,"0").slice(0,12)}var m_=(e,t)=>e.filter(
({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function am({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>m_(n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r}\
 more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",o].filter(Boolean).join("\
 "),e]}function bs({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}var ks=({
aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${C(o)} ${o===1?"call":"calls"}, ${I(s)}`);function cl(e,t,n,{self:o=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=ul({...l,among:i},o);return{row:c,key:l.id??ys(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",...rm(l,n,e,o),...d_(l,n)}})}function ul(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var to=e=>e.moderated_q_value??
e.q_value??null;function im(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[ys(s.name,s.category),
{...s,among:o}]))}function lm(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[o,rm(e.totals[o],t,e,n)])}var cm=15,um=[10,15,20,30,50,100],f_=["total","per_step","per_call","percent"],dm=No.change.words,mm=No.device_type.words,p_=No.measure.words,h_=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Lr=[...h_,"op"],bt="ProfilerStep*",dl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],g_=["name","category","change","q_value"],Do=e=>g_.includes(e)?"asc":"desc",ml=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],fm=[...ml,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],w_={fold:"true",significant:"",measure:"",equivalence:""},y_=new Map([["1","true"],["0","false"]]);function b_(e,t){let{type:n,words:o,standard:s}=No[t];if(n==="texts")return e.getAll(
t).filter(d=>d!=="");let r=e.get(t)??"",i=n==="text"?r:y_.get(r)??r,l=n==="text"?i:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===i.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(w_[t]??
s);return n==="boolean"?u==="true":u}var pm=(e,t)=>Object.fromEntries(t.map(n=>[n,b_(e,n)]));function hm(e,t,n){for(let o of n){let{type:s,standard:r}=No[o];s==="texts"?t[o].forEach(i=>e.append(o,i)):
["","undefined",r].includes(String(t[o]))||e.set(o,String(t[o]))}}var gm=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function k_(e,t,n){let o=e.get(
t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?o:Ot(o,e.get(n)??"")}var sn=(e,t,n)=>t.includes(e)?e:n;function jt(e){let t=new URLSearchParams(e),n=sn(t.get("sort"),dl,"abs_diff_duration"),
o=Number(t.get("top"));return{...pm(t,fm),...gm(t),sort:n,...n.endsWith("_work")&&{work:!0},order:sn(t.get("order"),["asc","desc"],Do(n)),unit:sn(t.get("unit"),f_,""),measure:sn(t.get("measure")??t.get(
"time"),p_,""),heat:sn(t.get("heat"),Lr,""),fall:sn(t.get("fall"),["modules"],""),top:Number.isInteger(o)&&o>=1&&o<=200?o:cm,op:k_(t,"op","op_category")}}function $t(e){let t=Nr(e),n=(s,r,i)=>{r!==i&&
t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,Do(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fal\
l",e.fall,""),n("top",String(e.top),String(cm)),n("op",e.op,"");let o=t.toString();return fe(o===""?"/compare":`/compare?${o}`)}var Dt=(e,t)=>$t({...jt(""),control:Ve(e),test:Ve(t),exclude:[bt]});function Nr(e){
let t=new URLSearchParams;return hm(t,e,fm),e.significant||t.delete("measure"),t}function __(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}\
_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_s\
tep`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function Bo(e,t,n){
let o=Nr(e);return o.set("significance","true"),o.set("sort",__(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function fl(e,t,n,o){let s=Bo(e,t,n);return s.set("format",o),s}
var wm=["total","per_step"],x_=["calls","share"],ym=["duration","calls","per_call"];function _s(e){let t=new URLSearchParams(e);return{...pm(t,ml),...gm(t),row:t.has("name")?Ot(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:sn(t.get("unit"),wm,""),bins:sn(t.get("bins"),x_,"calls"),heat:sn(t.get("heat"),ym,"duration")}}function pt(e){let t=new URLSearchParams({control:e.control,test:e.test});
return hm(t,e,ml),t}function no(e){let t=pt(e);return t.set("row",e.row),t}function Ut(e){let t=no(e);return wm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),ym.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),fe(`/compare/op?${t}`)}function bm(e,t,n){let o=Bo(e,t,n);return o.delete("work"),e.sort.endsWith("_work")&&o.delete("sort"),e.op&&o.set("row",e.op),
e.fall!==""&&o.set("contributors",e.fall),o}function km(e){let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.
test,view:t.toString()})}var Fn=100,$_=["created","label","ranks","steps","events","bytes"];function Pr(e){let t=new URLSearchParams(e),n=sn(t.get("sort"),$_,"created"),o=Number(t.get("page"));return{
control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:sn(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(
o)&&o>=1&&o<=1e6?o:1}}function _m(e){let{control:t,test:n,q:o,tag:s,sort:r,order:i,page:l}={...Pr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",n),u(
"q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return fe(d===""?"/":`/?${d}`)}var Ir=e=>e.q!==""||e.tag.length>0;function oo(e){
let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(Fn),offset:String((e.page-1)*Fn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var Ve=e=>e.slice(
0,12),Hn=(e,t,n,o)=>o?.[e]?.label??(n&&Ke(n,t[e])?.label)??t[e];function Ke(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===
1)return o[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Dr=(e="Damaged")=>a("strong",{class:"damage-mark"},Nt("warning"),e);function Br(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},Dr()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function qr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Dr(V(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var v_="https://ui.perfetto.dev";var xs=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function S_(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new xs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new xs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),n);window.addEventListener("message",i)})}function pl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&pl(e,t-1)},100)}async function Wr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=v_,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new xs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw pl(l),m}let c=new AbortController,u=S_(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),pl(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var E_=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function T_(e){return(e.notes??[]).some(t=>E_.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var O_=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function gl(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Ni(e.id,t.number,n())},c=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await Wr({title:`${e.label}, rank ${t.rank}`,fileName:O_(
t,n()),load:m=>$r(e.id,t.number,n(),{signal:m,onProgress:f=>c(`Loading ${Te(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Te(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function On(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function M_(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},On(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function A_(e,t,n,o){let s=gl(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?T_(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Te(t.trace_bytes)),r)}function R_(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?M_(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>A_(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${C(i)} more were not kept.`))}function C_(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Fr(e,t={}){let n=[],o=ue("traces"),s=C_(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Bn(),...e.map(l=>fn(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>R_(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var L_=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function xm(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${V(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(V(s,"note")),r>0&&u.push(V(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:n+o>0?"warn":"note",
text:u.join(", ")}}function N_(e){return a("dl",{class:"counters"},L_.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},C(e[t]??0)))))}function P_(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ke),a("td",{class:"num"},C(s.events)),a("td",{class:"num"},Te(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):gl(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[Dr()," "],i.words,i.
count>1&&` (${C(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function wl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${V(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},n)))))}var I_={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function yl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${V(e,"e\
ntry","entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${I_[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${C(
e-t.length)} more`)))}function $m(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return fn(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",
...o?["Trace"]:[],"Notes"];O(t,qr(n.quality.affected_files,n.quality.affected),N_(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"c\
ol"},r)))),a("tbody",{},n.file_list.map(r=>P_(n,r,o))))),wl(n.quality.duplicate_files),yl(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.
id)," · stored in ",Te(n.stored_bytes)," out of ",Te(n.raw_bytes)," of JSON",o&&` (${Te(n.traces_bytes)} the traces themselves)`,!o&&`. ${On(n)}`))}).catch(n=>O(t,a("p",{class:"error-text"},n.message))),
t}var bl=4,kl=e=>e===2?"two":C(e),vm=e=>e[0].toUpperCase()+e.slice(1);function D_({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function B_({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${st(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${V(t.ranks,"rank")}`}function q_({parts:e}){let t=e.slice(0,bl).map(({label:n})=>`“${n}”`).
join(", ");return e.length>bl?`${t} and ${C(e.length-bl)} more`:t}function _l({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${kl(t.ranks)} ranks of one`;return`${vm(kl(e.length))} sets, \
or ${o}?`}function Sm(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=ue("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${vm(kl(o.length))} sets`,q_(t)),c=i(!1,"One set",B_(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},_l(t))," ",D_(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var W_=64,F_={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function $l(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function vl(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function so(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return H_(e.made);if(e.state==="done"){let n=e.already_stored?`${j_(e)}; nothing was stored twice.`:`${jr(
e)?"Stored, but damaged":"Done"}: ${V(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":F_[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Te(e.bytes_done)} of ${Te(e.bytes_total)}`),e.events>0&&t.push(V(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)} of ${V(e.files_total,"file")}`),
t.join(" · ")}function H_(e){let t=e.filter(s=>s.already_stored).length,n=e.length-t,o=t===1?"one was already here and is unchanged":`${C(t)} were already here and are unchanged`;return n===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${V(n,"set")} stored${t>0?`; ${o}`:""}.`}var j_=e=>`Stored already as “${e.known_as}”`;function U_(e,t){
let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:fe(`/?q=${o.slice(0,12)}`),title:"This set in the list"},n),t.slice(s+n.length)]}function z_(e){let{offered:t,job:n}=e;
if(e.state!=="done"||t===null)return null;let o=s=>xl(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=W_&&
F(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var jr=e=>e?.state==="done"&&e.affected_files?.length>0;function Em(e){return[jr(e)&&qr(e.affected_files),G_(e),wl(e?.duplicate_files),yl(e?.
left_out??0,e?.left_out_files??[])]}function G_(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${V(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function Tm(e){let t=$l("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=K_(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Y_),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},V_(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&J_(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),f=null,p="",w="",h=!1;function y(){let $=o.contains(document.activeElement),k=a("div",{},X_(e));p=e.label,k.innerHTML!==o.innerHTML&&(O(
o,...k.childNodes),$&&o.querySelector("button")?.focus({preventScroll:!0}))}function g(){f=e.state,m.dataset.state=e.state,y(),h=e.question!==null,O(i,h&&Sm(e)),e.state==="done"&&(d.open=!1)}function b(){
let $=e.state==="done"?e.offered:null;if($===c)return;let k=l.contains(document.activeElement);c=$,O(l,z_(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){f!==e.state?g():p!==
e.label&&y(),s.update(),u.forEach(Q_),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:$,total:k}=Sl(e);t.hidden=e.state==="asking"||!ve.active.includes(e),vl(t,$,k),w=El(e),n.textContent!==
w&&O(n,e.state==="done"&&!e.bundle&&e.job.already_stored?U_(e,w):w),b(),m.classList.toggle("affected",jr(e.job)),O(r,Em(e.job))}return x(),{node:m,update:x,text:()=>e.question?_l(e.question):w,focus(){
h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var Hr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Sl(e){let{job:t,state:n,files:o}=e;
return n==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Hr(o,"sent"),total:n==="looking"?0:Hr(o,"size")}}function Y_(e){let t=$l(`Progress of ${e.name}`),n=a("span",{class:"fil\
e-state"}),o=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function K_(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.
activeElement&&(o=e.label,t.value=o),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");n.textContent!==s&&(n.textContent=s)}}}function V_(e){let t=e.files.reduce((o,s)=>o+s.size,0),n=[V(e.files.length,e.bundle?"bundle":"\
trace file"),Te(t)];return e.skipped.length>0&&n.push(`${C(e.skipped.length)} skipped`),n.join(", ")}function J_(e){let t=e.slice(0,20).map(({name:o})=>o).join(", "),n=e.length>20?`, and ${C(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),n)}function Q_(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,vl(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Te(
t.size),sending:`${r} % of ${Te(t.size)}`,sent:`${Te(t.size)} sent`,failed:t.error??"failed"}[t.state]}function X_(e){let{label:t}=e,n=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>xl(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[F("Bring back",()=>xl(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function xl(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function Z_(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((n,o)=>n-o))}`}function e0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function El(e){let t=Z_(e),n=Hr(e.files,"sent"),o=Hr(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Te(n)} of ${Te(
o)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[so(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return so(e.job)+e0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Om(e,t){let n=e,o=$l(`Progress of ${n.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="qu\
eued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,O(r,m?F("Cancel",()=>Mo(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Ce("close",`Remove ${n.label} from th\
is list`,()=>t(n)))),o.hidden=!m,vl(o,n.bytes_done,n.bytes_total),s.textContent=so(n),l.classList.toggle("affected",jr(n)),O(i,Em(n))}return u(n),{node:l,update:u}}var Mm=()=>a("a",{href:fe("/")},"Show");function t0(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:El(t),...Sl(t)})),...Jt.running.map(t=>({label:t.label,text:so(t),
done:t.bytes_done,total:t.bytes_total}))]}function n0(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${C(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function o0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Mm()),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function s0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Mm()),draw(n){
e.textContent=`${n}.`}}}function r0(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Dt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",o)),l,c),n=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});nt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Am(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=o0(),n=s0(),o=r0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Wt()!=="/",c=l?t0():[],u=l?n0():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),hn(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Jt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[jn,ro,Rm,rn,zt,a0,Ur,i0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],$s="Every page",Cm="First move to a set of the list, with the arrow keys.",zr="First select a\
 call, in the lanes or in the table.",ao="There is nothing to search on this page.",Nm=[{pages:[jn],keys:["/"],text:"Find trace sets",action:"search",none:ao},{pages:[jn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[jn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[jn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[jn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[jn],keys:["Space"],text:"In the list: sel\
ect the set, for several at once"},{pages:[jn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Cm},{pages:[jn],keys:["t"],text:"Use the focused set as the test",action:"test",
none:Cm},{pages:[ro],keys:["/"],text:"Search the names of the rows",action:"search",none:ao},{pages:[ro],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[
ro],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ro],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[ro],keys:["\
ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[rn],keys:["/"],text:"Find a frame or a kernel",action:"search",none:ao},{pages:[rn],keys:["ArrowDown"],text:"Fro\
m the search into the table",action:"enter",inSearch:!0},{pages:[rn],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[rn],keys:["ArrowDown","ArrowUp",
"PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[rn],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go \
to the one above"},{pages:[rn],keys:["Space"],text:"In the table: select the frame"},{pages:[rn],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[rn],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[rn],keys:["w","s","a","d","0"],text:"In the flame graph: cl\
oser, away, left, right, all"},{pages:[ro,Rm,rn,zt,Ur],keys:["c"],text:"Choose the control",action:"control"},{pages:[ro,Rm,rn,zt,Ur],keys:["t"],text:"Choose the test",action:"test"},{pages:[zt],keys:[
"/"],text:"Search names; Enter shows the next call",action:"search",none:ao},{pages:[zt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[zt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
zt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[zt],keys:["d"],text:"Move to the right",action:"right"},{pages:[zt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[zt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:zr},{pages:[zt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[zt],keys:["m"],
action:"measure",none:zr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[a0],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:ao},{pages:[i0],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[Ur],keys:["/"],text:"Find a table or column",action:"search",none:ao},{pages:[Ur],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[$s],keys:["?"],text:"List the keys",action:"help"},{pages:[$s],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:ao},{pages:[zt],keys:[","],action:"former",none:zr},{pages:[zt],keys:["."],action:"next",none:zr}],l0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},c0=["button","checkbox","file","radio","range","reset","submit"];function vs(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!c0.includes(e.type))}function u0(e,t){let{target:n,key:o}=e,s=vs(n);return Nm.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,$s].includes(i)))&&(r.
inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function d0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function m0(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},l0[t]??t)])}function Lm(e,t){let n=Nm.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},m0(o)),a("dd",{},s)))))}function f0(e){let t=ue("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",n)),Lm(`${e.name} p\
age`,e.name),Lm($s,$s),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function Pm(e,t){let n=()=>e()&&f0(e().page);t.addEventListener("cl\
ick",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=u0(o,s);if(!i||i.action==="close"&&d0())return;let l=i.action==="help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Im="tracediff.session";function p0(){try{return JSON.parse(sessionStorage.getItem(Im))??[]}catch{return[]}}function Dm(e){let t=null,n=0,o="";function s(){return t===null&&(t=p0(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Im,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>fn(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===o||ve.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==o&&ve.active.length===
0&&(o=d,e(...gs(m,f)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Pt().then(()=>r(s()))}}}var Tl=new Set,qm=!1,Un=()=>qm;function qo(e){return Tl.add(e),()=>Tl.delete(e)}function Bm(e){qm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Tl])t()}function Wm(){window.
addEventListener("beforeprint",()=>Bm(!0)),window.addEventListener("afterprint",()=>Bm(!1))}var ze=["control","test"],io={control:"test",test:"control"},Hm=["rank","span","step"],h0=["both",...ze],Gr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Ol=e=>/^\d+$/.test(e??"")?e:"";
function Ml(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Hm)n[`${i}_${l}`]=Ol(t.get(`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[Gr(t.get("from")),Gr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:h0.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Gr(Ol(t.get("nth"))),at:ze.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Gr(Ol(t.get("align_nth")))??0}}var Fm=e=>String(Math.round(e*1e3)/1e3);function Wo(e){
let t=new URLSearchParams,n=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>n(s,e[s]));for(let s of[...Hm,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
n(s,l?r||i:""),ze.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",Fm(e.from)),n("to",Fm(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return fe(o===""?"/timeline":`/timeline?${o}`)}function wn(e){let t=ze.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var g0=(e,t)=>e-t,jm=e=>[...new Set(
e)].sort(g0),Al=e=>jm(e.map(t=>t.rank)),Rl=(e,t)=>jm(e.filter(n=>n.rank===t).map(n=>n.span)),Cl=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function w0(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var y0=(e,t)=>e.find(n=>String(n)===t);function Um(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,f)=>{let p=d===""?void 0:y0(u,
d);return d!==""&&p===void 0&&o.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Al(e),t.rank,"rank",n?.sample.rank),i=s(Rl(e,r),t.span,"file",n?.sample.span),l=Cl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:w0(l),{sample:c,place:l.indexOf(c),missing:o}}var Yr=e=>/^\d+$/.test(e??"")?e:"",lo=(e,t={})=>Wo({control:e.control,test:e.test,control_rank:Yr(e.control_ranks),test_rank:Yr(e.test_ranks),control_step:Yr(e.control_steps),test_step:Yr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Fo(e,t){let{name:n,category:o}=bs(t,"test");return lo(e,{name:n,category:e.use_short_name?"":o})}
function Kr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&bs(o,"test");return lo(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function zm(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return lo(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var co=["device","host","calls"];var Il={device:"own",host:"self",calls:"calls"},Xr=["calls","host","self","device","own"];function Km(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function Ss(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Vm=/ #\d+$/,Jr=(e,t)=>e==="module"&&t!==null?t.replace(Vm,""):t,Jm=()=>[0,0],Nl=()=>Object.
fromEntries(Xr.map(e=>[e,Jm()]));function Qr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:Nl(),kernels:[],shapes:[],
children:[],own:Nl(),key:"",foldKey:""}}var Ll=(e,t)=>t>0?(e??0)/t:0,Vr=(e,t,n,o)=>n?[Ll(e[`control_${t}`],o[0]),Ll(e[`test_${t}`],o[1])]:[Ll(e[t],o[0]),0];function b0(e,t,n){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||n[r]===0?null:s/n[r])}function k0(e,t,n){let o=Object.fromEntries(Xr.map(s=>[s,Vr(e,s,t,n)]));return{...Qr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:b0(e,t,n),split:e.split??null},figures:o,own:{calls:o.
calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:Vr(s,"counts",t,n),device:Vr(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Vr(s,"calls",t,n)}))}}function Zr(e,t,n){
[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),Ss(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>Jr(s.sort,l)),s.status].join(`
`);Zr(s,r(t,s.names),Ss(i))}}var ea=e=>e.reduce((t,n)=>Ss([t,n.sort,Jr(n.sort,n.control_name),Jr(n.sort,n.test_name),n.status].join(`
`)),"root");function Dl(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(co.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)_0(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Ho=e=>e.status==="same"||e.status==="replaced";function _0(e,t){
e.total={},e.ownOf={},e.here={};for(let n of co){let o=e.own[Il[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=Ho(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Ho(e)?r:null}}function Bl(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>k0(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Zr(s[0],"root","root"),Dl(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Pl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Gm(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,Jm()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>Pl(i[l],r[l]))}}function Ym(e,t){Xr.
forEach(n=>Pl(e.figures[n],t.figures[n])),Object.values(Il).forEach(n=>Pl(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Gm(e.kernels,t.kernels,"name",["counts","device"]),Gm(e.shapes,t.shapes,"text",["calls"])}function x0({sort:e,status:t,names:n}){let[o,s]=n.map(r=>Jr(e,r));return t===
"replaced"?[o,s]:[o??s,o??s]}var $0=(e,t)=>Xr.some(n=>e.figures[n][t]>0);function Qm(e){if(e.children.forEach(Qm),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>$0(e,o)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function Xm(e){let t=Qr(e.root);Ym(t,e.root);let n=new Map,o=(r,i)=>{let l=x0(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Qr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);Ym(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Qm(t),Zr(t,"root","root"),Dl(t,{...Zm(e),grouped:"class"})}function Zm({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var ef=e=>({...e,children:e.children.map(ef)});function v0(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&Vm.test(o??"")&&t.unshift(o)}return t}function S0(e,t){let n=Qr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Il))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function tf(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=S0(i,l);return{...i,opened:!0,own:Nl(),kernels:i.kernels,children:[...l.map(u=>({...ef(u),above:v0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return nf(r,o),Dl(r,Zm(e))}function nf(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;Zr(n,Ss(`${e.key}
${o||"rest"}`),n.foldKey||Ss(`${e.key}
rest`))}else nf(n,t)}function uo(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var mo=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",yn=(e,t)=>e.total[t][1]-e.total[t][0];function bn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function ql(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function jo(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var of=["both","control","test"];function E0(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function sf(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=E0(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var T0=["modules","operators","python"],O0=["folded","class","instance"],na=["control","test"],oa=["ranks","steps","marker"],M0=5e3,Wl=40,Es=(e,t,n)=>t.includes(e)?e:n,ta=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Wl);function Uo(e){let t=new URLSearchParams(e),n={};for(let o of na){n[o]=t.get(o)??"";for(let s of oa)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:Es(t.get("level"),T0,"modules"),by:Es(t.get("by"),co,""),width:Es(t.get("width"),of,"both"),frames:Es(t.get("frames"),O0,"folded"),order:Es(t.get("order"),["calls"],""),q:t.
get("q")??"",node:ta(t.get("node"))[0]??"",zoom:ta(t.get("zoom"))[0]??"",open:ta(t.get("open")),rows:ta(t.get("rows"))}}function Bt(e){let t={...Uo(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&
r!==""&&n.set(s,r)};for(let s of na)o(s,t[s]),oa.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-Wl).join(".")),o("rows",t.rows.slice(-Wl).join(".")),fe(n.size===0?"/tree":`/tree?${n}`)}function zo(e,t,n){
let o=new URLSearchParams({max_nodes:String(M0)}),s=e.test!=="";for(let r of s?na:["control"]){s&&o.set(r,e[r]);for(let i of oa){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return e.
level!=="modules"&&o.set("level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var Rt=e=>Object.fromEntries(na.flatMap(t=>[t,...oa.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),A0=[
"cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function rf(e,t){let{name:n,category:o}=bs(t,"test");if(!A0.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(
n),r=o==="python_function"&&!s,i=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Bt({...Rt(e),q:i,level:r?"python":"modules"})}var af=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var lf="tracediff.dismissed-jobs",R0=24*3600*1e3,C0=1e4;function cf(){try{return JSON.parse(localStorage.getItem(lf))??[]}catch{return[]}}function L0(e){try{localStorage.setItem(lf,JSON.stringify([...cf().
slice(-50),e.id]))}catch{}}function N0(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<R0;return!n.includes(e.id)&&(!eo(e)||t.has(e.id)||o)}function P0(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<C0)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Se(s,n==="failed")}}}function uf(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=P0(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=Tm(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:x}=h;i.tell(h.key,{state:g,stage:x?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=cf();Jt.running.forEach(y=>r.add(y.id));let h=Jt.list.
filter(y=>N0(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,Om(y,()=>{L0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${so(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);hn(n,y.map(g=>s.get(g).node)),o.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",f),ve.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",p),d(),{node:o,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",f),ve.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var I0=.1;function D0(e,t){let n=t.coming_bytes>0?` and ${Te(t.coming_bytes)} on the way`:"",o=t.left_bytes===0?"nothing is left":`${Te(t.left_bytes)} are left`;return`${e} may store ${Te(t.allowed_bytes)}\
: ${Te(t.stored_bytes)} are stored in ${V(t.sets,"set")}${n}, ${o}.`}function df(e,t){if(!t)return null;let n=t.left_bytes<=I0*t.allowed_bytes;return a("span",{class:n?"quota-few":""},D0(e,t),n&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function mf(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let n=t?null:await Bn().
catch(()=>null);if(n===null)return;let{name:o,all:s}=n.quotas??{};t=!o&&!s,e.hidden=t,O(e,df(n.user,o)," ",df("All together",s))}}}var B0="a[href], button:not(:disabled), input";function ff(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(B0)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),w=p.indexOf(o),h=[o,...r(o)],y=h.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||vs(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:l,focus:u}}function sa(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ue("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var Go=4;function ra(e,t,{text:n,...o}={}){let s=ue("menu"),i=a("button",{type:"button",...n?{}:{title:e,"aria-label":e},...o,class:`${n?"":"icon-button "}menu-button ${o.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},n??Nt("more")),l=null,c=()=>pf(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),O(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),pf(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function p(h){let y=m().filter($=>!$.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",x={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find($=>$.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||x)&&(h.preventDefault(),h.stopPropagation(),x?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function pf(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Go+s<=innerHeight;e.style.setProperty("top",`${Math.max(Go,r?n.bottom+Go:
n.top-Go-s)}px`),e.style.setProperty("left",`${Math.max(Go,Math.min(n.right-o,innerWidth-o-Go))}px`)}var aa=10,hf=3;function q0(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Fr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function gf(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},o))}function W0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function F0(e,t){let n=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),o=e.tags.length-hf;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,hf).
map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function H0(e,t){let n=e.goes?`goes ${Rd(e.goes)}`:"",o=e.pinned?"Pinned: it stays, however old it gets":`This server remov\
es it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":n,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:o},s):F([Nt("pin"),s],()=>t.pin([e],
!e.pinned),{class:"pin-toggle",title:o,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which ${n}`})),e.uploaded_by&&a("span",{class:"muted small by ellipsis",
title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function j0(e,t,n){let o=a("div",{class:"set-line"}),s=()=>O(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),F0(e,t),H0(e,t),e.
notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};return s(),{node:a("td",{class:"set-cell"},o,W0(e)),edit(i){sa(o,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function U0(e,t,n){let o=xm(e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.id,$m(e)),O(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.
has(e.id)))}}},o.level==="warn"&&Nt("warning"),a("span",{class:"ellipsis"},o.text),Nt("chevron"));return s}function z0(e){return e.steps.length>0?a("span",{title:st(e.steps)},C(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function wf(e,t,n,{member:o=!1}={}){let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(aa)},n.get(e.id))),r=ra(
`Actions for ${e.label}`,()=>q0(e,t,u=>i.edit(u))),i=j0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},gf("control",e,t),gf("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},C(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},z0(e)),a("td",{class:"num","data-head":"Events"},C(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Te(e.raw_bytes)} of JSON in ${V(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):ke}`},Te(e.disk_bytes)),a("td",{"data-head":"Quality"},U0(e,s,n)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:fe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Ts={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},ia=e=>e[0].toUpperCase()+
e.slice(1),G0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Fl=e=>G0[e]??e.toLowerCase();function Hl(e){let t=e.split(" overlapping ").map(Fl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var jl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},yf={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Ul={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},la={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},ca={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},zl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},fo="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Os={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},bf=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Os[e.measured].replace(/^./,t=>t.toUpperCase());var Y0=["sets","baseline","name","category","layer"];function Ms(e){let t=new URLSearchParams(e),n=t.get("measure")??"";return{...Object.fromEntries(Y0.map(o=>[o,t.get(o)??""])),tag:t.getAll("tag").filter(
o=>o!==""),measure:n in Os?n:"step_time",time:t.get("time")==="self"?"self":"total",by:t.get("by")==="host"?"host":"device"}}function ua(e){let t=new URLSearchParams,n=(o,s,r="")=>{s!==r&&t.set(o,s)};
return n("sets",e.sets),e.tag.forEach(o=>t.append("tag",o)),n("baseline",e.baseline),e.layer!==""?(n("layer",e.layer),n("by",e.by,"device")):e.name===""?n("measure",e.measure,"step_time"):(n("name",e.
name),n("category",e.category),n("time",e.time,"total")),t}function As(e){let t=ua(e).toString();return fe(t===""?"/series":`/series?${t}`)}var kf=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],_f=kf.filter(e=>e.sort);function K0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function xf(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=kf.map(h=>K0(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=ff(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let x=l.get(h),$=x?.shown===
y?x:{shown:y,rows:g()};return b.set(h,$),$.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>wf(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[V0(
h,y,e)],g);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap($=>u($,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${x}`,()=>y.loading||x>0?[J0(h,y,x,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=g?.closest("tr")?.dataset??{};hn(t,h.entries.flatMap($=>$.group?d($.group,h.groups.get($.group.prefix),y):u($.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),f(h),p(h)}function f({sort:h,order:y}){for(let g of o){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,O(g.querySelector(".sort-mark"),b&&Nt(y==="asc"?"up":"down")))}}function p({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let x of g){let{set:$}=x.dataset;for(let k of[
"control","test"])x.toggleAttribute(`data-${k}`,$===h[k]),x.querySelector(`.pick-${k} input`).checked=$===h[k];x.toggleAttribute("data-checked",y.has($)),x.querySelector(".set-check").checked=y.has($)}
let b=g.filter(x=>y.has(x.dataset.set)).length;n.checked=b>0&&b===g.length,n.indeterminate=b>0&&b<g.length,n.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function V0(e,t,n){let o=F([Nt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},V(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${V(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String(aa-4)},!e.prefix.includes(",")&&a("a",{href:As(
{...Ms(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function J0(e,t,n,o){return a("tr",{class:"more-row member"},a("td",
{colspan:String(aa)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${C(n)} left)`,()=>o.more(e.prefix),{class:"link-button"})))}function $f(e,t){let n=e,o=ue("tags"),s=ue("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&f({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${V(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,h){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let g=await Tn(n[y].id,w);n=n.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;n.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),O(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),Ce("close",`Remove the tag ${h}`,()=>f({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),qn().then(w=>O(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function Sf({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=ue("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=F("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&Se(b,!0)}function h(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${C(b.files_done)} of ${V(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Mo(m.id).catch(()=>{}),Mr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function Q0(e,t){try{for(let n of e.binned)await Eo(n);for(let n of e.made.filter(o=>!o.already_stored))await So(n.set)}catch(n){Me(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Ef(e,t,n){Me(e,{seconds:30,action:{label:"Undo",run:()=>Q0(t,n)}}),n(t.set)}function X0(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Te(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function vf(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Tf(e,t){let n=ue("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Sf({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:o,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):td(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Ef(`“${e.
label}” was split into ${V(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await fn(e.id);s=X0(d,()=>l("")),O(o,vf(n,"each",`Each file becomes a set: ${V(d.file_list.
length,"set")}`,!0,u),vf(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){O(o),l(d.message,!0)}}function Of(e,t){
let n=ue("label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Sf({title:`Join ${V(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${V(s.files,"file")}`)))),a("label",{for:n},"Label"),
o),start:()=>nd(e.map(s=>s.id),o.value.trim()),ended:s=>Ef(`${V(e.length,"set")} were joined.`,s,t)}),o.focus()}var Z0=10,ex=12,tx=200,nx=4;async function Gl(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:nx},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function ox({change:e,sort:t}){let n=ue("find"),o=a("span",{class:"muted small found"}),s=!1,r=Qe(tx,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},_f.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${f} ${w}`},`${p} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(f,p,w){let h=[...f.tag.filter(g=>!p.some(b=>b.tag===g)).map(g=>({tag:g})),...p.slice(0,ex)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,h.
map(({tag:g,sets:b})=>F([g,b!==void 0&&a("span",{class:"muted"},` ${C(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(f.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=Z0&&!Ir(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let h=p===0?"No set matches.":V(p,"set");return o.textContent=Ir(f)?h:"",h}}}var Mf=e=>[...e.values()].every(t=>t.pinned);function sx(e){let t=a("span",{role:"status"}),n=F("",e.compare,{class:"\
primary"}),o=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,n,o,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,n.textContent=`Compare (${C(c.size)})`,
n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",o.disabled=c.size<2,o.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Mf(c)?"Unpin":"Pin",i.textContent=`Delete (${C(c.size)})`}}}function rx(e){let t=a("span",{class:"muted"}),n=F("Previous",()=>e(-1)),o=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-1)*Fn,c=Math.min(l+Fn,i.entry_total);s.hidden=i.entry_total<=Fn&&r===1,n.disabled=
r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(i.entry_total)}${i.entry_total===i.total?"":` rows, ${V(i.total,"set")}`}`:""}}}function Af({change:e,pick:t,ready:n,loaded:o,
empty:s,context:r}){let i=a("div",{class:"content"},ax()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],w={control:"",test:""},h="",y=null,g="",b=!1,x=(P,G)=>{b=!0,e({page:1,...P},G)},$=ox({change:P=>x(
P,{replace:!0}),sort:(P,G)=>x({sort:P,order:G})}),k=xf({pick:t,save:Y,pin:Q,remove:re,check:B,checkAll:J,toggleGroup:H,tags:oe,split:P=>Tf(P,qe),more:A,filterTag:ae,sort:ee}),M=sx({compare:ne,join:()=>Of(
[...l.values()],qe),tags:()=>oe([...l.values()]),pin:()=>Q([...l.values()],!Mf(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),pe()}}),S=rx(P=>{e({page:u.page+P}),i.scrollIntoView({block:"star\
t"})}),v=Ud(L),N=a("div",{class:"set-list"},v.node,$.node,i,S.node,M.node);async function L(){y?.abort(),y=new AbortController;let{signal:P}=y;m=oo(u).toString(),i.ariaBusy="true";let G=setTimeout(()=>r.
busy(!0),400);try{let[E,W,K]=await Promise.all([Ht(oo(u),{signal:P}),qn({signal:P}),Ir(u)?Ht("limit=0",{signal:P}):null,n()]);d=E,p=W,f=v.draw(K??E),await _(P),le()}catch(E){E.name!=="AbortError"&&T(E)}finally{
clearTimeout(G),P.aborted||(r.busy(!1),i.ariaBusy=null)}}function T(P){d=null,m="",O(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},P.message),F("Try agai\
n",L,{class:"primary"})))}let R=(P,G,E=Fn)=>{let W=oo({...u,page:1});return W.delete("group"),W.set("prefix",P),W.set("offset",String(G)),W.set("limit",String(E)),W};async function _(P){let G=new Set(
d.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,W]of[...c]){if(!G.has(E)){c.delete(E);continue}let K=await Ht(R(E,0,Math.min(1e3,Math.max(Fn,W.sets.length))),{signal:P});c.set(E,{sets:q(K),
total:K.total,loading:!1})}}async function A(P){let G=c.get(P),E=m;G.loading=!0,pe();try{let W=await Ht(R(P,G.sets.length));G.sets=[...G.sets,...q(W)],G.total=W.total}catch(W){Me(`${P} cannot be liste\
d. ${W.message}`,{urgent:!0})}G.loading=!1,E===m&&pe()}function H(P){c.delete(P)?pe():(c.set(P,{sets:[],total:0,loading:!0}),A(P))}let q=P=>P.entries.flatMap(({set:G})=>G?[G]:[]),j=()=>d.entries.flatMap(
({set:P,group:G})=>P?[P]:c.get(G.prefix)?.sets??[]);function le(){o({sets:q(d),allTotal:f,checking:v.checking()});let P=$.draw(u,d.total,f);b&&(b=!1,Se(P)),pe(),g!==""&&Ue(g)}function pe(){if(d&&($.drawTags(
u,p,ae),S.draw(u.page,d),M.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){O(i,f===0?s():Ne());return}k.node.parentNode!==i&&O(i,k.node),k.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Ne=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function Ue(P){if(g="",k.flash(P))return;d.entries.find(({group:E})=>E&&c.get(E.prefix)?.sets.some(W=>W.id===P))||gt([P]).then(([E])=>{let W=E&&d?.entries.find(({group:K})=>K&&E.label.
toLowerCase().startsWith(K.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&H(W.group.prefix)}).catch(()=>{})}function ee(P){let G=P==="label"?"asc":"desc",E=G==="asc"?"desc":"asc";x({sort:P,order:u.
sort===P&&u.order===G?E:G})}function ae(P){let G=u.tag.includes(P);x({tag:G?u.tag.filter(E=>E!==P):[...u.tag,P].slice(-8)})}function B(P,G,E){let W=j(),[K,ie]=[W.findIndex(D=>D.id===h),W.findIndex(D=>D.
id===P.id)].sort((D,se)=>D-se);(E&&K>=0?W.slice(K,ie+1):[P]).forEach(D=>G?l.set(D.id,D):l.delete(D.id)),h=P.id,pe()}function J(P){j().forEach(G=>P?l.set(G.id,G):l.delete(G.id)),pe()}function ne(){let[
P,G]=[...l.values()].sort((K,ie)=>K.created.localeCompare(ie.created)),[E,W]=gs(P,G);r.go(Dt(E.id,W.id))}function de(P){if(d===null){L();return}let G=E=>E.id===P.id?{...E,...P}:E;d.entries=d.entries.map(
E=>E.set?{set:G(E.set)}:E),c.forEach(E=>{E.sets=E.sets.map(G)}),l.has(P.id)&&l.set(P.id,P),o({sets:q(d),allTotal:f}),pe(),i.ariaBusy==="true"&&L()}function qe(P){return l.clear(),g=P,L()}async function Y(P,G){
try{return de(await Tn(P.id,G)),Se("Saved."),!0}catch(E){return Me(`Not saved. ${E.message}`,{urgent:!0}),!1}}function oe(P){$f(P,de).addEventListener("close",()=>L())}let ce=P=>P.length===1?`“${P[0].
label}”`:V(P.length,"set");async function Q(P,G){let E=await Gl(P,async W=>de(await Tn(W.id,{pinned:G})));E.length>0?Me(`${ce(E.map(({item:W})=>W))} ${E.length===1?"was":"were"} not changed. ${E[0].
error.message}`,{urgent:!0}):Se(`${ce(P)} ${P.length===1?"is":"are"} ${G?"pinned":"not pinned"}.`)}async function re(P){let G=await Gl(P,W=>So(W.id));G.length>0&&Me(`${ce(G.map(({item:W})=>W))} ${G.length===
1?"was":"were"} not deleted. ${G[0].error.message}`,{urgent:!0});let E=P.filter(W=>!G.some(({item:K})=>K===W));E.forEach(W=>l.delete(W.id)),E.length>0&&Me(`${ce(E)} ${E.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>z(E)}}),document.getElementById("main").focus({preventScroll:!0}),await L()}async function z(P){let G=await Gl(P,E=>Eo(E.id));G.length>0&&Me(`${ce(G.map(({
item:E})=>E))} cannot be brought back. ${G[0].error.message}`,{urgent:!0}),g=P.length===1?P[0].id:"",await L()}return{node:N,show(P,G){let E=u;u=P,w=G,E&&oo(E).get("sort")!==oo(u).get("sort")&&c.clear(),
oo(u).toString()!==m?L():pe()},reload(P=""){return g=P||g,L()},search:()=>f>0&&($.focus(),!0),enter:()=>k.focus(),focused:()=>d&&j().find(P=>P.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function ax(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Rf=64,Cf=32;function ix(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Rf)return`${t} is too long: a tag has at most ${Rf} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[n,...o]=e.split("=");return o.length>0&&(n.trim()===""||o.join("=").trim()==="")?`${t} has nothing ${n.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function lx(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),n=t.map(r=>r.toLowerCase()),o=t.filter((r,i)=>n.indexOf(n[i])===i),
s=o.map(ix).find(r=>r!=="")??(o.length>Cf?`${o.length} tags are too many: a set has at most ${Cf}.`:"");return{tags:o,fault:s}}var cx="key=value, separated by commas";function Lf(){let[e,t]=["tags","t\
ags-help"].map(ue),n=a("span",{id:t,class:"tag-help",role:"status"}),o=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=lx(o.value);Object.assign(ve,{tagText:o.value,tags:i,tagFault:l}),(r||l==="")&&(n.textContent=l||cx,n.classList.toggle(
"error-text",l!==""),o.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),o,n)}function Nf(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Wd(o.files);s.length>0?ve.add(s):n.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Nt(t),e),o)}function ux(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Me(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},af))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function dx(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side\
-test"}),o=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:fe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(f,p,w)=>O(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=Dt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Rs={path:"/",name:"Traces",mount(e,t){return fx(e,t)}},Pf=24,mx=100;function fx(e,t){let n=Pr(location.search),o={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=mf(),d=Af({change:p,pick:k,ready:u.load,loaded:h,empty:ux,context:t}),m=dx(()=>$({control:o.test,test:o.control})),f=uf(g,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Nf("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Nf("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Lf(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p(S,v){t.go(_m({...n,...S}),v)}function w(){d.show(n,{control:o.control?.id??"",test:o.test?.id??
""}),m.draw(o.control,o.test)}function h({sets:S,allTotal:v,checking:N=!1}){l||(s=S,t.setTitle(`Traces (${C(v)})`),c.textContent=v>0?C(v):"",m.node.hidden=v===0,location.search===""&&v<=Pf&&!N&&y(S),x())}
function y(S){let{control:v,test:N}=tl(S);v&&(v!==o.control?.id||N!==o.test?.id)&&(o={control:Ke(S,v),test:Ke(S,N)},p({control:Ve(v),test:Ve(N)},{replace:!0}))}function g(S){let v=ve.transfers.some(N=>N.
job?.set===S);v&&!i.includes(S)&&i.push(S),v&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(mx,async S=>{if(await d.reload(S),i.length>1&&!r&&!l){let v=await gt(i.
slice(-Pf)).catch(()=>[]);if(!l&&!r){v.sort((L,T)=>i.indexOf(T.id)-i.indexOf(L.id));let{control:N}=tl(v);y(N===""?v.slice(0,2):v)}}});async function x(){let S=n,v=["control","test"].map(_=>S[_]),N=v.filter(
_=>_!==""&&!s.some(A=>A.id.startsWith(_))),L=await gt(N).catch(()=>[]);if(l||S!==n)return;let[T,R]=v.map(_=>_===""?null:s.find(A=>A.id.startsWith(_))??Ke(L,_)??null);o={control:T,test:R},w()}function $(S){
r=!0,o=S,p({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function k(S,v){$({...o,[S]:v}),Se(`${v.label} is the ${S}.`)}function M(S){let v=d.focused();return v?k(S,v):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>M("control"),test:()=>M("test")},update(S){let v=n;n=Pr(S),w(),(v.control!==n.control||v.test!==n.test)&&x()},unmount(){l=!0,b.cancel(),d.unmount(),f.unmount()}}}var Cs=200;function If(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await nt(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Cs*Math.floor(d/Cs),f=await i({offset:m,limit:Cs});f&&(f.rows.forEach((p,w)=>{n[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var Yl=e=>Bo(e,e.unit,Io(e)).toString();function Bf(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(Cs)),t.op!==""&&o.set("row",t.op),n?.key===pt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var Kl=e=>({key:pt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function qf(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await nt(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function px(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Bf(Yl(e),e,t),o=new AbortController,
s=nt(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}var hx=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Df(e){let t=()=>{
let n=new URLSearchParams(location.search);return[...n.keys()].filter(o=>!hx.test(o)).forEach(o=>n.delete(o)),location.replace(fe(`/compare/recordings?${n}`)),new Promise(()=>{})};try{let n=await e;return n.
judged==="between_recordings"?t():n}catch(n){if(n.code!=="not_for_recordings")throw n;return t()}}function Wf(e,t){px(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{
let l=Bf(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),Df(c.answer)):(c?.stop.abort(),Df(nt(l,{signal:i})))}}var gx=250;function Mt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},gx),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){O(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var wx=4,Ls=[];function yx(e){return new Promise(t=>{Ls.push({node:e,go:t}),Ls.length===1&&Pt().then(Ff)})}function Ff(){let e=Ls.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=Ls.splice(Math.max(0,e),1);t(),Ls.length>0&&Pt().then(Ff)}function bx(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<wx&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=ht(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!Un()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=qo(h);async function w(){if(u)return;let g;u=!0;try{c||await Pt(),g=await fs(),c||await yx(i)}catch(k){O(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:$}=e.make(l,m);await g.react(t,x,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Pd),!c&&!d&&(c=!0,e.onClick&&bx(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??Id)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,n.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!g.empty,O(o,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,O(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function kn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var kx=30,Ns={top:8,right:16,bottom:34},_x=64,xx=6,Hf=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Vl(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},Hf.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>Hf.filter(([c])=>!t.has(c)),height:c=>$x(c.rows.length),make:(c,u)=>Tx(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":jf(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:Uf(o,n,Vt())})))}}}var $x=e=>Math.max(e,3)*kx+Ns.top+Ns.bottom,jf=e=>[Math.max(e,3)-.5,-.5];function Uf(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function vx(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Je(t);return[o,` ${n}`]}function Sx(e){return[Wn(e.name,_x,xx).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function Ex(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return on(e.map(o=>o.name),n).map((o,s)=>Fe(e[s].mark+o))}function Tx(e,t,n,o){let s=Vt(),[r,i]=vx(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),f=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,g)=>o.has(f(y,g))?null:y),w=(y,g)=>s[f(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...h,name:"difference",x:p,marker:{color:p.map((y,g)=>w(y,g)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Sx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ns.right,t:Ns.top,b:Ns.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:jf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Ex(e.rows,u)},shapes:Uf(e.rows,n,s)}}}var zf=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${st(e)}`,Ox=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function da(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[zf(f,p,"ranks"),zf(w,h,"steps"),V(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=o,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,Ox(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Mx="abs_diff_duration",ma=[["more_work","More work","The part of the change of device time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work",
"Slower work","The rest of that change: the same FLOPs take more time, or less","num c-work"]],Jl={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"\
it is on one side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its \
calls or of its device time"},Gf="abcd";function Yf({row:e,moreWork:t,slowerWork:n},o){return[t,n].map(s=>{if(s==null){let l=Object.keys(Jl).indexOf(e?.work_known);return a("td",{class:"num c-work mut\
ed",title:Jl[e?.work_known]??null},ke,l>=0&&a("sup",{},Gf[l]))}let[r,i]=o(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Kf(e){let t=null,n=F("More and s\
lower work",()=>e({work:!t.work,...t.work&&ma.some(([s])=>s===t.sort)?{sort:Mx,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s \
device time, where its FLOPs are known; takes longer"}),o=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Jl).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Gf[r]),` ${s}`]).filter(
Boolean),".");return{node:n,note:o,draw(s){t=s,o.hidden=!t.work,n.setAttribute("aria-pressed",String(t.work))}}}var Ql=4,fa={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Vf(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=ht("Probable replacements"),r=a("details",{class:"\
card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their \
names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),n,o),i=!1,l=null;function c(d,m){let f=d.replacements??[];if(l!==d&&(l=d,i=!1),r.hidden=f.length===0,r.hidden)
return;t.textContent=`Probable replacements (${C(f.length)})`;let p=m?[d.control.samples,d.test.samples]:[1,1];O(n,f.slice(0,i?void 0:Ql).map(w=>u(w,p,m))),o.hidden=i||f.length<=Ql,O(o,!o.hidden&&F(`S\
how all ${C(f.length)}`,()=>{i=!0,c(d,m),n.children[Ql].querySelector("a").focus()},{class:"link-button"}))}function u(d,m,f){let p=[d.control.counts/m[0],d.test.counts/m[1]],w=[d.control.total_duration/
m[0],d.test.total_duration/m[1]],h=m[0]===m[1]?d.diff_duration/m[0]:w[1]-w[0],y=h>0?"more":h<0?"less":"calm",g=(b,x,$)=>a("p",{class:`replaced ${$}`},a("span",{class:"replaced-mark","aria-hidden":"tru\
e"},x),a("span",{class:"visually-hidden"},x==="−"?"gone: ":"new: "),a("a",{href:e(b),class:"mono",title:b.name},a("bdi",{},b.name)));return a("li",{},a("div",{class:"replaced-names"},g(d.control,"−",
"less-mark"),g(d.test,"+","more-mark"),a("p",{class:"muted small"},fa[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&a("span",{class:"mono"},d.input_dims),
` (${De(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${C(p[0])} → ${C(p[1])}`),a("dt",{},f?"time per step":"\
time"),a("dd",{title:`${me(w[0])} → ${me(w[1])}`},`${I(w[0])} → ${I(w[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Ye(h)},be(h),w[0]>0&&` (${Ee(100*h/w[0])})`)))}return{node:r,sql:s,draw:c}}async function Qt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var Ax={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Jf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function po(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${C(n)} steps are too few to find a change among ${C(
o)} rows.`}let t=`q = ${Lt(to(e))}, p = ${Lt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ps(e){
switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Lt(e.calls_q_value)})`;default:return""}}
var Rx=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,I(i),I(l),be(c),[me(i),me(l),Ye(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",C(e.control_counts),C(e.test_counts),ot(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Qf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${fa[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ks(e)].join(`
`):e.name}function Xf({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,f=Ps(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${Ax[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${fa[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ks(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},po(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),Rx(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Qt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(f||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function pa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file: dropped on ano\
ther tracediff, or opened by tracediff open, it shows this page"};return{node:ra("Share",()=>[{text:"Copy link",run:()=>Qt(location.href,"Link copied."),title:"For people who can reach this server"},{
text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(o){e=o}}}var Xl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Yo=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Zf(e){let t=ue("top"),n=ue("sort"),o=a("select",{id:t,on:{change:()=>e(
{top:Number(o.value)})}}),s=a("select",{id:n,on:{change:()=>e({sort:s.value,order:Do(s.value)})}},Object.keys(Xl).filter(l=>dl.includes(l)).map(l=>a("option",{value:l},Xl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...um,l.top])].sort((d,m)=>d-m);O(o,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Xl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function ep(e){let t=a("span",{class:"muted"}),n=Kf(e),o=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=pa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,o,s);return{title:a("h3",{},"All rows ",t),node:i,work:n.node,workNote:n.
note,draw(l,c,u,d){n.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?C(m):`${C(m)} of ${C(f)}`)+(p>0?`, ${V(p,"pair")} folded`:""),o.href=ds(fl(l,
u,d,"csv")),s.href=ds(fl(l,u,d,"json")),r.set({name:Yo(c),bundle:xr(km(l)),report:_r(bm(l,u,d))}),o.download=`${Yo(c)}.csv`,s.download=`${Yo(c)}.json`}}}function tp(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&F("Use all ranks and steps",t.all,{class:"primary"}),o&&F("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:fe("/")},"Choose other traces")))}function np(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:fe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var Cx=56;function Zl(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function Lx(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function op(e,t=null){let n=ue("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let f=Zl(m.text),p=f.filter(([,h])=>h).map(([h])=>h),w=new Map(on(p,Cx).map((h,y)=>[p[y],h]));return f.map(([h,y])=>{if(!y)
return h;let g=Lx(m.rows,h),b=g&&e.page(g),x=a("code",{title:g?.name??h},a("bdi",{},w.get(h)));return b?a("a",{href:b,class:"diagnosis-name"},x):x})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let w=e.row(m),h=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{l(g)&&(g.preventDefault(),e.onRow(m))}}},h)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(h=>[e.rank(h),`rank ${h}`]),...m.steps.map(h=>[e.step(h,f),`step ${h}`])].map(h=>Array.isArray(h)?h[0]!==null&&a("a",{href:h[0],title:`Compare ${h[1]} alone`},h[1]):h).filter(Boolean),
w=e.timeline(m);return w&&p.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.kind==="waiting"&&p.push(a("a",{href:e.stragglers(),title:"Which rank is late in which step"},"stragglers")),
m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>e.onBar(m.part)}},`${Xe[m.part].name} bar`)),p.length>0&&a("span",{class:"diagn\
osis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((h,y)=>[y>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),h]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.
test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},"likely"),f&&" ",i(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.
diagnosis?.length>0?O(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):O(o,a("p",{class:"muted diagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var sp=7.2,ga=6,ha=["solid","dot","dash","dashdot","longdash","longdashdot"],ec=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],tc=e=>Vt()[e==="B"?
"test":"control"];function ya(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ba=e=>e.map(t=>Fe(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),wa=116,Is=22,Ko=e=>e>1?64-Is+e*(wa+Is):320;function Nx(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(o=>o.
values[t].value?"":Fe(o.values[t].none??o.values[t].text))}}function Ds({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>o?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=n==="time"?Je(i):n==="bytes"?Wi(i):[n==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+ga+sp*f),Math.floor(r*.42),360),w=Math.floor((p-14-ga)/sp),h=e.map(y=>ba([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...Nx(e,g,o)})),layout:ya({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:ga,tickcolor:"rgba(0,0,0,0)",ticktext:on(e.map(y=>y.label),w).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var nc=(e,t)=>t===""?{property:ec[e%ec.length],dash:ha[Math.floor(e/ec.length)%ha.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ha[e%ha.length]},Px=e=>Je(
Math.max(e,1));function Ix(e,t,n,o){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Ro(i):t==="bytes"?Wi(i):[t,1],u=o*
(wa+Is)-Is,d=1-n*(wa+Is)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-wa/u),d],title:{text:l,font:{size:11}}}}}var Dx=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Bx=400,qx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),Wx=(e,t)=>e.length>Bx?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:lp(qx(n),.55),dash:"dot"}})),Fx=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Fe(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Hx(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=Px(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function ap({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Hx(e,o),d=w=>(w-u)/l,m=w=>n==="rate"?Zn(w):n==="bytes"?Te(w):`${C(w)} ${n}`,f=t.map((w,h)=>Ix(e.
filter(y=>y.panel===w),n,h,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=nc(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.
map(g=>g[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>ba([w.name,`at ${me(g[0])}`,m(g[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ya({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},h)=>[`y\
axis${h===0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>Dx(w,f[h].axis.domain[1])):[],...Fx(s,d,r)],shapes:Wx(s,d)}),per:l,offset:u}}function ip(e){let[t,n]=Je(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function lp(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function jx(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function cp({sides:e},t){
let n=e.map(g=>jx(g.bins)),o=[...new Set(n.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>n[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${I(d(g))} to ${I(d(g+1))}`,f=c.filter(g=>g>=i&&(g-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...f.filter((g,b)=>b%p===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:lp(tc(g.side),y===0?.65:.4),line:{color:tc(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,x)=>u(x,g)))),customdata:c.map(g=>ba([m(g),...e.map((b,x)=>`${b.name}: ${C(
u(x,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ya({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":ip(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function rp(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ga,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>ip(10**s)),title:{text:n,font:{size:11},standoff:4}}}function up({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:tc(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ba([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ya({xaxis:rp(...o,"the launch on the host"),yaxis:rp(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var gp=(e,t)=>e.rank-t.rank||e.span-t.span,Ux=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function dp(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(gp)}}var mp=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),ka=e=>e===void 0?"–":e===null?"whole":String(e);function oc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var fp=(e,t)=>e===t?e:`${e} / ${t}`;function zx(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(gp).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function pp(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function _a(e,t){let[n,o]=[dp(e),dp(t)],{rows:s,byPosition:r}=zx(n.keys,o.keys),[i,l]=[mp(e),mp(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?ka(l[f]):l.length===0?ka(i[f]):fp(ka(i[f]),ka(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?fp(oc(m.control),oc(m.test)):oc(m.control??m.test)})),columns:u,control:d(pp(e,s,i,"control",n.split)),test:d(pp(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!Ux(i,l)}}function Bs(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function zn(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var hp=e=>e.reduce((t,n)=>t+n,0)/e.length,Gx=1.05,
Yx=.05;function wp(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=hp(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?hp(i.map(u=>u.exposed_communication))/l:null}}),o=zn(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=Gx);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:Kx(n)}}function Kx(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=zn(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=Yx&&t.waiting<=n/2?t:null}var Vx=32,Jx=512;function Qx(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function Xx(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>zn(e.map(s=>s[o]??0)))}function Zx(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,Xx(s)]));return new Map(
e.map(o=>[o,Qx(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function sc(e){let t=Zx(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var rc=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function ac(e,t,n,o){let s=Math.floor(Vx/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(Jx/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:sc(e).slice(0,s),limited:!0,note:rc(s,e.length,o,t)}}var e$=16,Gn=e=>e==null?ke:`${e} %`,ic=(e,t)=>e.letter?`${e.letter} · ${t}`:t,t$=e=>e.map(t=>({key:t.key,name:ic(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),n$=e=>({key:e.
property,name:e.name,colour:te(e.property)});function Vo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function an(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>n(p).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=o(h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:ic(p,y),full:`${ic(p,p.label)}, ${y}`,total:I(u(h).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=ac([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>Ds({bars:f,kind:"\
time",stacked:!0,series:r.map(n$)},p)}}function o$(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var yp=e=>Math.max(...e.values.map(t=>t.value??0));function s$(e){let t=[...e].sort((n,o)=>yp(o)-yp(n)).slice(0,e$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},n){let o=o$(e,n),{shown:s,...r}=n.ranks?ac(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):s$(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>Ds({bars:s.map(l=>l.bar??l),kind:n.kind,series:t$(e),errors:!!n.range},i)}}var kp="−",lt=e=>e==null;function qs(e,t){return lt(e)?ke:it(e,0,t).replace("-",kp)}function Ws(e,t){let n=qs(e,t);return Number(n.replace(kp,"-"))===0?"0":e>0?`+${n}`:n}var $e=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>lt(o)||o===""?ke:String(o)}),Fs=(e,t)=>({key:e,title:t,show:n=>lt(n)||n===-1?ke:String(n),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:ot}),
Z=(e,t)=>({key:e,title:t,number:!0,show:I,exact:n=>lt(n)?null:me(n),showDiff:be,exactDiff:n=>lt(n)?null:Ye(n)}),Yn=(e,t)=>({key:e,title:t,number:!0,show:Zn,exact:n=>lt(n)?null:qi(n),showDiff:Sd,exactDiff:n=>lt(
n)?null:`${n>0?"+":""}${qi(n)}`}),Gt=(e,t)=>({key:e,title:t,number:!0,show:Te,exact:n=>lt(n)?null:Fi(n),showDiff:ms,exactDiff:n=>lt(n)?null:`${n>0?"+":""}${Fi(n)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:n=>lt(n)?ke:`${qs(n,2)} %`,showDiff:n=>lt(n)?ke:`${Ws(n,2)} pp`,exactDiff:n=>lt(n)?null:`${Ws(n,6)} percentage points`}),xa=(e,t)=>({...et(e,t),show:n=>lt(n)?ke:`${qs(100*n,1)} %`,showDiff:n=>lt(
n)?ke:`${Ws(100*n,1)} pp`,exact:n=>lt(n)?null:`${qs(100*n,6)} %`,exactDiff:n=>lt(n)?null:`${Ws(100*n,6)} percentage points`}),rt=(e,t)=>({key:e,title:t,number:!0,show:n=>qs(n,3),showDiff:n=>Ws(n,3),
exact:n=>lt(n)?null:String(n),exactDiff:n=>lt(n)?null:String(n)}),r$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Ct=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function _p(e){
let[t,n]=r$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Kn=(e,t=o=>o,n=t)=>[Oe(xe("count","count")),t(e("mean","mean")),n(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],ge=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),xp=(e,t)=>({...e,isSaid:t}),ct=(e,t,n)=>({
key:e,title:t,show:o=>lt(o)?ke:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Vn={key:"note",title:"note",note:!0,show:e=>lt(e)?"":String(e)},bp=10;function a$(e){let t=[];for(let n of e){let o=t.
at(-1);o?.name===n?o.times+=1:t.push({name:n,times:1})}return t}function i$(e){let t=a$(e.split("|")),n=t.length>bp+1?t.slice(0,bp):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},n.map(({name:s,times:r})=>a("li",{title:s},r>1?`${C(r)} × ${s}`:s)),o>0&&a("li",{},`${C(o)} more`))}var $p=(e,t)=>({key:e,title:t,mono:!0,show:n=>lt(n)?ke:i$(n)}),Hs=(e,t)=>({...e,link:(n,o)=>{
let s=n[e.key],r=lt(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function vp(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>(!o.note||t.some(s=>s.
note))&&(!o.isSaid||t.some(s=>o.isSaid(s[o.key]))))}var Mn=`There is no device work in the selected ranks and steps. ${fo}`,js=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${fo}`,Ae=$e("rank","rank"),
ho=Fs("device","device"),Us=Fs("stream","stream"),zs=ct("kernel_type","kind",Fl),ln=Hs($e("operator","operator",!0),()=>"cpu_op"),Gs=Hs($e("name","kernel",!0),e=>e.category),Sp=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function Jo(e,t,n=()=>null){let o=e.length>1?n(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Sp(s.letter,r))),
o&&Sp("B − A",o)]}var go=e=>[e.letter,e.label].filter(Boolean).join(" · "),Qo=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Xo=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),at=(e,t,n)=>({
name:e,label:t,type:"number",placeholder:n});var Ep=[["compute",Xe.compute,"--part-compute"],["non_compute",Ts,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${I(
s[`${e}_time`])}, ${Gn(s[`${e}_time_pctg`])}`})),Tp={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Be(e),legend:Ep,make:(e,t)=>an(e,t,{label:Vo(e),rowsOf:n=>n.data.rows,parts:Ep,what:"ranks",empty:Mn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ae,ge(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),ge(Z("compute_time",Xe.compute.name),Xe.compute.what),Oe(et("compute_time_pctg","compute, \
%")),ge(Z("non_compute_time",Ts.short),Ts.what),et("non_compute_time_pctg",`${Ts.short}, %`),ge(Z("kernel_time","all"),"From the first to the last device row"),Vn]}]};var Op={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",title:"\
Overlap",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:Vo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorde\
d where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Gn(n.comp_comm_overlap_pctg)}, ${I(n.overlap)} of ${I(n.communication_time)} of communication`})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,Ct(et("comp_comm_overlap_pctg","overlap")),ge(Ct(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communication"),
Vn]}]};var Mp=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:jl[e],what:yf[e],text:n=>I(n[e])}));function l$(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Ap={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Xo("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Be(e),legend:Mp,make:(e,t)=>{let n=Vo(e);return an(e,t,{rowsOf:l$,group:Qo,label:o=>`${n(o)}, ${Qo(o)}`,parts:Mp,what:"streams",empty:Mn})}}],tables:[{key:"rows",caption:"Streams",columns:[Ae,
ho,Us,ct("idle_category","why idle",jl),Z("idle_time","idle"),Oe(xa("idle_time_ratio","share")),Vn],extra:e=>"count"in e?Kn(Z):[]}]};var Rp={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),Xo("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Mn,name:n=>Hl(n.kernel_type),
value:n=>n.percentage,show:n=>`${Gn(n.percentage)}, ${I(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>Ze(e,t,{table:"over_ranks",kind:"tim\
e",empty:Mn,name:n=>n.name,value:n=>n.mean,show:n=>`${I(n.mean)}, mean of ${C(n.count)} calls${n.ranks>1?`, ranks ${I(n.min_mean)} to ${I(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",Hl),Oe(Z("sum","time")),Oe(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Gs,zs,Ae,xe("count",
"calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Gs,zs,Oe(xe("ranks","ranks")),xe("count","calls"),Z(
"sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var lc=6,Cp=e=>new Set(e).size>1;function $a(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>Cp(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Cp(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:n?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var c$=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function u$(e,t){if(!t[0].
data.summary)return c$(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(
r))??0:0)]))}function d$(e,t){let n=u$(e,t),o=new Map,s=new Map;for(let i of e){let l=n.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),o.set(d,Math.max(o.get(d)??0,...l.map(Math.abs)))}let r=[...o.keys()];return sc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(o.get(u)||1)))}))).map(i=>i.name)}function m$(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>
0&&o.length+n.get(r).length>lc)break;o.push(...n.get(r)),s+=1}return{taken:o.slice(0,lc),count:s}}function f$(e,t,n){if(e.length<=lc)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.
map(c=>c.group))],s=o.length<2||n==="rank"?o:d$(e,t),{taken:r,count:i}=m$(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:rc(i,o.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:o.length>1}}var cc=[""];function va(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=f$(e,t,o);return s.length>0||n.
includes(cc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Lp(e,t){let n=new Map(t.map((o,s)=>[o,s]));return e.filter(o=>n.has(o.key)).sort((o,s)=>n.get(o.key)-
n.get(s.key))}var p$=24;function Np(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Pp(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Zo(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=$a(e,o,r),{panel:d,style:m}=Np(s),{keys:f,...p}=va(u,e,t),w=Pp(),h=u.filter(k=>f.includes(k.key)).flatMap(k=>{let M=w(m(k));return k.
series.map((S,v)=>S&&{key:e[v].key,place:M,side:e[v].letter,panel:d(k),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(h.every(k=>k.points.length===0))return{empty:l};if(c&&h.every(k=>k.points.every(M=>M[1]===0)))return{empty:c};let y=[
...new Set(h.map(k=>k.panel))].slice(0,p$),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(g||0)?[g||0,b]:null,$=i?.(e,Lp(u,f))??[];return{data:k=>ap({panels:y,unit:n,range:x,marks:$,lines:h.filter(
M=>y.includes(M.panel))},k),places:y.length,limited:p.limited,note:[p.note,x&&`${me(x[0])} to ${me(x[1])}`].filter(Boolean).join(", ")}}function Ip(e,t,n){let o=Pp();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,o(Np(n).style(s))]))}var Dp=e=>e.name,Bp={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Dp,panels:!0,height:Ko,make:(e,t)=>Zo(e,t,{unit:"rate",name:Dp,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,ho,$e("name","copy"),
...Kn(Yn,Ct,Oe)]}]};var qp={title:"Queue length",window:!0,params:[at("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Qo,height:Ko,make:(e,t)=>Zo(e,t,{unit:"waiting",name:Qo,empty:js})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,ho,Us,...Kn(rt,
Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,ho,Us,Z("duration_at_max_queue_length","blocked"),xa("relative_duration_at_max_queue_length","share of the rank")]}]};var h$=(e,t)=>e.place-t.place||Object.keys(la).indexOf(e.class)-Object.keys(la).indexOf(t.class),Wp={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),Xo("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Ul).map(([e,t])=>({id:`launch-${e}`,title:ia(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:go(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:js}:{data:s=>cp({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:js}:{data:()=>up({sides:e.map(t=>({key:t.key,side:t.letter,name:go(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ae,xe("count",
"launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),Vn]},{key:"worst",caption:"The worst launches",apart:!0,order:h$,
columns:[ct("class","why",la),Ae,Gs,ln,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,ct("measure","measure",Ul),...Kn(Z)]}]};function g$(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||fo]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var Fp={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:g$(t),show:(n,o)=>I(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[$p("pattern","operator and its kernels"),Ae,{...xe("length","kernels"),showDiff:null},xe("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(xe("operators","operators")),Oe(xe("patterns_found","patterns"))]}]};var Hp={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>I(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[Hs($e("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var jp={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Mn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>I(o)})}],tables:[{key:"rows",caption:"Operators",columns:[ln,zs,Ae,
xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Up=["circle","square","triangle-up","cross","star","hexagon"],w$=14,dc=24,Gp=42,Sa=6.6,uc=14,Yp=e=>e.map(t=>Fe(t)).join("<br>"),zp=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],mc=e=>zp[e%zp.length];function y$(e,t,n){let o=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)o.push(r);let s=Math.ceil(o.length/Math.max(2,
Math.min(9,n)));return o.filter((r,i)=>i%s===0)}function Kp({sides:e,names:t},n){let o=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=o.map(u=>Math.max(u.bytes,1)),[r,i]=Ro(Math.max(...o.map(u=>u.busbw))),
l=y$(Math.min(...s),Math.max(...s),(n-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?te(mc(m)):Vt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${Up[m%Up.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>Yp([[u.side,d.name].filter(Boolean).join(" · "),`${Te(
p.bytes)}: ${Zn(p.busbw)}, best ${Zn(p.best_busbw)}`,`transfer ${I(p.mean_transfer)}, ${C(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Te(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Vp=e=>Math.
max(3,Math.min(w$,Math.floor(640/Math.max(1,e)))),fc=(e,t)=>t*(Math.max(40,e*Vp(e))+dc+Gp);function b$(e,t,n,o,s,r){let i=t===0?"":String(t+1),l=fc(e.rows.length,n),c=l/n-dc-Gp,u=t*(l/n)+dc,d=kn(o.length,
(s-r)/74),m=kn(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Sa),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:on(d.map(w=>o[w]),Math.max(6,f)).map(Fe)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Fe(e.rows[w]))}}}function k$(e,t,n,o){let s=ps(),r={xref:"paper",yref:"paper",y:n,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=Sa*t.length+8+s.
length*uc;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Hi(e,Math.max(6,Math.floor((o-l-30)/Sa))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:n,fillcolor:c,x0:u*uc-l,x1:(u+1)*uc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function Jp({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),[r,i]=Je(s),l=30+Sa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ps(),showscale:!1}};return{data:e.map((d,m)=>{let f=b$(d,m,e.length,t,n,l);Object.
assign(c,f);let{annotations:p,shapes:w}=k$(d.title,I(s),f[`yaxis${m===0?"":m+1}`].domain[1],n-l);c.annotations.push(...p),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Vp(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Yp)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var Jn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,wo=(e,t)=>e.reduce((n,o)=>n===null||t(o)>t(n)?o:n,null);function pc(e,t){let n=new Map;for(let o of e){let s=n.get(
t(o));s?s.push(o):n.set(t(o),[o])}return n}function _$(e){let t=wo(e,n=>n.longest-n.shortest);return t?[`${Jn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not tell which.`]:[]}function Xp(e){let[t]=e.summary;if(!t||t.rows===0)return[];let n=wo(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),o=n?` Most of the exposed waiting is in ${Jn(n)}: ${I(n.exposed_wait_per_step)} a step.`:"",s=wo(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`Matched coll\
ectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${o}`],...s?[`Rank ${s.rank}\
 lacks ${V(s.instances,"collective")} that other ranks have: ${Jn(s)}${e.missing.length>1?". The table Missing has the others":""}.`]:[],...$$(t,e.unmatched),..._$(e.uneven)]}var x$={"never waited for":"\
point to point, with unequal shares, or of a kind that is not known"};function $$(e,t){if(e.unmatched_rows===0)return[];let n=[...pc(t,o=>o.why)].map(([o,s])=>[o,s.reduce((r,i)=>r+i.count,0)]).sort((o,s)=>s[1]-
o[1]);return[`Waiting is not known of ${C(e.unmatched_rows)} of ${V(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${n.length===0?"":`: ${n.map(([o,s])=>`${C(s)} ${x$[o]??o}`).join(
", ")}`}.`]}function Zp([e,t]){let[n,o]=[e.summary[0],t.summary[0]];if(!n?.matched_rows||!o?.matched_rows)return null;let s=r=>be(o[r]-n[r]);return`${s("time_per_step")} a step and rank: ${s("transfer\
_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var v$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function S$(e){let t=s=>s[`${s.cause}_excess_per_step`]??0,
n=wo(e.filter(({cause:s})=>s!==null),t),o=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!n||e.length<3||t(n)<=0||t(n)<o/2||t(n)<.02*n.step_time?"":` Rank ${n.rank} exceeds the median \
rank most before collectives where it is last: ${v$[n.cause]} ${I(t(n))} a step longer, and each other rank waits ${I(o)} on average. Where it delays its process group, the ranks outside wait for the \
group, whichever of its ranks is last.`}function eh(e,t){let n=pc(e.filter(o=>o.device_type===t),o=>o.rank);return n.size<3?"":` The median rank reaches ${Te(zn([...n.values()].map(o=>Math.max(...o.map(
s=>s.peak)))))}.`}function th(e){let[t,n]=e,o=n.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...pc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===c.device),m=>m[d])].
map(([m,f])=>[m,f.reduce((p,w)=>p+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return wo([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(m)??0)})),m=>m.change*
Math.sign(o))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*o>0);return o===0?null:`${ms(o)} at the peak${i?`; ${i.name}: ${ms(i.
change)}`:""}.`}var Qp=e=>`${it(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${De(e.peak_pctg)} of the peak`}`;function nh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let n=wo(
e.by_operator,o=>o.device_time_per_step);return`${nn(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${De(t.known_pctg)} of the device time: ${Qp(t)}${t.peak_pctg===null||t.device===
null?"":` of ${t.device}`}.${n&&e.by_operator.length>1&&n.tflops_per_s!==null?` Most of that time is ${n.operator}: ${I(n.device_time_per_step)}, ${Qp(n)}.`:""}`}var oh=(e,t)=>e.phases.filter(({phase:n})=>n!==
"empty").map(n=>{let o=wo(t,({key:r})=>n[r]??0),s=100*(n[o.key]??0)/n.mean_time;return`${n.phase}: ${I(n.median_time)} a call, the median of ${C(n.calls)}${s>0?`; ${De(s)} of the time is ${o.name}`:""}\
.`}).join(" "),Ea="No rank waits for another one in the collectives that match.",E$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},T$=.2;function sh(e){
let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ea;let n=e.by_rank.filter(d=>d.straggler===1),o=e.by_rank.filter(d=>d.worst_steps>0);if(n.length===0)return`There is no s\
traggler: rank ${t.rank} causes most of the exposed waiting, ${De(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this ra\
nk`:`different steps it is one of ${o.length} ranks`}.${S$(e.by_rank)}`;let[s]=n,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":
`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${De(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${O$(s,r.length-1)}. If i\
t came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<T$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because\
 some other rank hardly waits for it":""}.`}function O$(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=e.caused_per_step/t/2?`, because ${E$[e.cause]} (${I(n)} a step more than the median rank)`:
""}var M$=200,A$=512;function R$(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,M$).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function C$(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,A$),l=new Map(i.map((m,f)=>[m,f])),c=new Map(n.map((m,f)=>[m,f])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(o(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?go(e):"",
rows:i.map(String),cells:u,texts:d}}function hc(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=R$(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>C$(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Jp({panels:r,columns:o},c)}}var gc=(e,t)=>fc(e,t),rh=e=>[`waits ${I(e.wait_per_step)} a step, exposed\
 ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],ah=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${C(e.last)} times`];var L$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",N$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",wc="no rank matches, or the trace does not state the bytes sent or the size of the group",Ta=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],ih=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function P$(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.
get(Jn(n))??{name:Jn(n),collective:n.collective,points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:go(e),lines:[...t.values()]}}var dh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(n=>n.busbw!==null).map(n=>n.collective)))],I$=e=>e.length>1?null:dh(e).map((t,n)=>({key:`collective ${n}`,name:t,property:mc(n)}));function D$(e){let t=e.map(P$);return t.every(n=>n.lines.length===
0)?{empty:"No matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:n=>Kp({sides:t,names:dh(e)},n)}}var Oa=e=>e.every(t=>t.data.summary[0]?.rows===
0)?L$:N$,Ma=$e("collective","collective",!0),Aa=$e("process_group","process group",!0),lh=ge(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),ch=ge(Z("wait_per_step",
"wait"),"How much longer a rank takes than the one that comes last"),uh=ge(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),mh={title:"Collectives",
params:[],ofSteps:!0,intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of\
 all ranks.",notes:e=>[...Jo(e,Xp,Zp),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," col\
lectives lack more ranks than can be listed; the table Missing leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Be,legend:Ta,make:(e,t)=>an(e,t,{parts:Ta,what:"collectives",
rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(ih),label:Jn,empty:Oa(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Be,legend:Ta,make:(e,t)=>an(e,t,{parts:Ta,what:"rank\
s",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(ih),label:n=>`rank ${n.rank}`,empty:Oa(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,legend:I$,make:D$},{id:"\
wait-map",title:"Exposed waiting, rank × collective",height:gc,legend:[],make:e=>hc(e,{name:Jn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:rh,empty:Oa(e)})},{id:"w\
ait-steps",title:"Exposed waiting, rank × step",height:gc,legend:[],make:e=>hc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:
[],value:t=>t.exposed_wait,text:ah,empty:Oa(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ma,Aa,ct("class","class",String),xe("instances","instances"),lh,ch,uh,Z("time_per_step","in\
 all"),Oe(xe("group_size","group size")),Oe(rt("bytes_per_instance","bytes")),wt(Ct(Yn("algbw","algorithm bandwidth")),wc),wt(Ct(Yn("busbw","bus bandwidth")),wc),xe("unmatched_rows","without match"),Z(
"unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,lh,ch,uh,ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),xe("last",
"last"),Oe(et("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Ma,Aa,ct("why","why",String),$e("dt\
ype","type"),Oe(rt("bytes","bytes")),xe("count","count"),Z("duration","in all"),wt(ge(Ct(Yn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting"),wc)]},
{key:"missing",caption:"Missing",columns:[Ae,Ma,Aa,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[$e("step","step"),Ma,Aa,$e("ranks","ranks"),Z("s\
hortest","shortest"),Z("longest","longest"),rt("least_bytes","fewest bytes"),rt("most_bytes","most bytes")]}]};var yc={compute:"compute",memory:"copies",host:"host, self"},B$={...$e("step","step"),show:e=>e===null?"whole file":String(e)},fh=ge(Z("step_time_like_median","step without"),"The mean step of all ran\
ks if this rank came at the same time as the others"),ph={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which rank \
the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"s\
traggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),sh(t.data))),charts:[{id:"caused",title:"Waiting of all others that each rank causes, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_ran\
k",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ea,show:n=>`${I(n.caused_per_step)} a step, ${De(n.caused_pctg)} of all; last in ${De(n.last_pctg)} of its collectives`})},
{id:"caused-steps",title:"The rank that causes most waiting of all others, step by step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ea,show:n=>`rank ${n.rank}: ${I(n.caused)}, ${De(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ct("straggler","straggler",e=>e===1?"yes":"no"),ct("cause","what it does longer",{...yc,memory:"copies",idle:"idle, the host is late"}),ge(Z("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(et("caused_pctg","share")),xe("last","last"),Oe(et("last_pctg","last, share")),ge(xe("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),ge(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),ge(Z("mem\
ory_excess_per_step","more copies"),"The same of copies"),ge(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_time","step"),fh]},{key:"operator\
s",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ct("measure","measure",yc),$e("operator","operator",!0),Z("time_per_step","per step"),Z("median_per_step","median rank"),Z(
"excess_per_step","more"),rt("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[B$,ge($e("rank","rank"),"The rank that causes most in the step"),ct("cause","what it does long\
er",{...yc,idle:"idle, the host is late"}),ge(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(et("caused_pctg","share")),Z("exposed_wait","exposed wait"),
Z("step_time","step"),fh]}]};var bh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",q$="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Ca=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),hh=e=>Ca(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),W$=e=>e.
replace(/ (allocated|reserved)/,""),F$=e=>e.includes(" reserved")?"reserved":"allocated",gh={panel:e=>W$(e.name),style:e=>`${e.group} ${F$(e.name)}`},kh=e=>[Ca(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),_c=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),H$=(e,t)=>n=>[_c(e,"rank")&&`rank ${n.rank}`,_c(e,"device_type")&&kh(n),n[t]].filter(Boolean).join(" · ");function j$(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function _h(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function U$({side:e,row:t}){let n=[_c([e],"rank")&&`rank ${t.rank}`,kh(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Te(t.live_at_peak)}\
 of it was allocated in the recording, ${Te(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Te(t.peak)} (${n}), ${I(t.peak_at)} after the first event${o}.${s}${eh(e.data.peaks,t.device_type)}${r}`]}function z$(e){let t=e.
map(o=>_h([o])),n=t.length===2&&t.every(Boolean)&&Ca(t[0].row.device_type)===Ca(t[1].row.device_type)&&th(t.map(({side:o,row:s})=>({data:o.data,row:s})));return n?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),n)]:[]}var G$=e=>[...e.flatMap(t=>{let n=_h([t]);return n?[a("p",{class:"memory-sentence"},U$(n))]:[]}),...z$(e)],xh=$e("device_type","memory"),Y$=wt(Fs("device","device"),"host\
 memory has no number"),K$=xp(ge({...$e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),wh=ge(Gt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),bc=Oe(et("pctg","share")),kc=xe("allocations","allocations"),Ra=[Ae,K$,xh,Y$],yh=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:bh,isSaid:!0}:Ze(e,t,{table:n,kind:"bytes",name:H$(
e,o),value:s=>s.bytes,show:(s,r)=>`${Te(r)}, ${De(s.pctg)} of the peak`,empty:q$}),$h={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:G$,
charts:[{id:"memory-curves",title:"Memory over time",series:hh,panels:gh,ownDevice:!0,height:Ko,make:(e,t)=>Zo(e,t,{unit:"bytes",name:hh,panels:gh,ownDevice:!0,marks:j$,empty:bh})},{id:"live_modules",
title:"Live at the peak, by module",height:Be,make:(e,t)=>yh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Be,make:(e,t)=>yh(e,t,"live_operators","ope\
rator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Ra,ge(Gt("peak","peak allocated"),"The largest amount that is allocated"),ge({...Z("peak_at","at"),number:!1},"When it is reached first, afte\
r the first event of the set"),wt($e("peak_step","step"),"outside of the recorded steps"),ge(Gt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),ge(Gt("reserved_peak","peak rese\
rved"),"The largest amount that is reserved"),ge(Gt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),ge(Gt("live_at_peak","live at the peak"),"Alloc\
ated in the recording at or before the peak, and not freed by then"),ge(Gt("from_before","from before"),"The rest of the peak: allocated before the recording began"),ge(Gt("never_freed","never freed"),
"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),ge(Gt("unseen_freed","freed, allocated before"),"Freed in the recording, allocated be\
fore it began"),{...$e("totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[
...Ra,$e("module","module",!0),wh,bc,kc,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ra,$e("frame","frame",!0),$e("operator","operator",!0),wh,bc,kc]},{key:"ope\
rators",caption:"Allocations and frees in the selected steps",columns:[xh,$e("operator","operator",!0),rt("allocations_per_step","allocations per step"),Gt("allocated_per_step","allocated per step"),rt(
"frees_per_step","frees per step"),Gt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ra,$e("frame","frame",!0),$e("operator","operator",!0),
Gt("bytes","never freed"),bc,kc]}]};var vc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],es=Object.
fromEntries(vc.map(([e,t])=>[e,t])),vh=vc.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${I(o[e])}, ${Gn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
$c="There are no steps here.",La=e=>e.step===null?"whole file":`step ${e.step}`,xc=e=>e.span>0?`, file ${e.span+1}`:"";function V$(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return Wo({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function J$({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return $c;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${I(n)} a step: ${t.slice(0,3).map(o=>`${De(
o.time_pctg)} ${es[o.kind]}`).join(", ")}.`}var Sh=wt(Z("longest","longest"),"the path has no such segment"),Eh=wt($e("name","name",!0),"waiting and gaps have no name"),Th={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),J$(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:V$(e,e[0].data.by_step[0])},`Show the path of ${La(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"\
On the path, per step",height:Be,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?es[n.kind]:`${n.name} (${es[n.kind]})`,value:n=>n.time_per_step,empty:$c,show:n=>`${I(n.time_per_step)}\
 a step, ${De(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Be(e),legend:vh,make:(e,t)=>an(e,t,{parts:vh,what:"steps",empty:$c,rowsOf:n=>n.data.by_step,label:n=>[
e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${La(n)}${xc(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","kind",es),ct("work","work",e=>e===1?"\
yes":"waiting"),Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Sh]},{key:"by_name",caption:"Operators, calls and kernels",columns:[ct("kind","ki\
nd",es),Eh,Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Sh]},{key:"by_step",caption:"Steps",columns:[Ae,{...$e("step","step"),show:(e,t)=>La(t)+
xc(t)},ge(Z("path","path"),"The whole path, including waits; the kinds add up to it"),ge(Z("work","work"),"Without waits for the device, between operators and idle"),...vc.map(([e,t,n])=>ge(Z(e,t),n)),
Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...$e("step","step"),show:(e,t)=>La(t)+xc(t)},Z("start","from"),Z("duration","takes"),ct("kind","kind",es),
Eh,wt($e("lane","thread or stream"),"waiting is on none")]}]};var Q$='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',X$={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Pa=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:n=>`${I(n[e])} a call`})),Z$=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Sc=e=>e===null?ke:C(Math.round(e)).replace("-","−"),ev=e=>`${C(Math.round(e))} tokens/s`;function tv(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!==
"empty"&&n.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...jt(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",o)}var Ec="the names of these annotations do not say it",Tc=[xe("calls","calls"),ge(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Pa.map(({key:e,name:t,what:n})=>ge(Z(e,t),`${n}, per call`)),ge(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(ge(
Oe(xe("requests_in_all","requests")),"Of all calls whose names say them"),Ec),wt(ge(Oe(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Ec),ge(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(ge(Ct({...rt("tokens_per_second","tokens/s"),show:Sc,showDiff:e=>e>0?`+${Sc(e)}`:Sc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Ec)],Na=$e("phase","phase"),Oh=(e,t)=>({...$e(e,t),show:n=>n===null?"not said":n.replace("-","–")}),Mh={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,
intro:"Prefill, decode and other phases of a server of language models, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to i\
ts time.",notes:e=>[...Jo(e,t=>oh(t,Pa)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(n=>n.phase)))].map(t=>X$[t]).join("; ")),tv(e)],charts:[{id:"phases",title:"Time of \
a call, by phase",height:e=>Be(e),legend:Pa,make:(e,t)=>an(e,t,{parts:Pa,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.phase,empty:Q$})},{id:"phase-rates",title:"Tokens a second, by phase and size",
height:Be,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:Z$,value:n=>n.tokens_per_second,show:n=>ev(n.tokens_per_second),empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"Th\
e names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Na,...Tc]},{key:"sizes",caption:"Phases by size of a call",columns:[Na,ge(Oh("r\
equests","requests"),"Of one call, up to a power of two"),ge(Oh("tokens","tokens"),"Of one call, up to a power of two"),...Tc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},
{key:"by_rank",caption:"Phases by rank",columns:[Ae,Na,...Tc]},{key:"forms",caption:"Names that were found",columns:[Na,ge($e("form","form of the name",!0),"Braces stand for numbers, {k} for members s\
uch as bs=8"),xe("calls","calls")]}]};var nv="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it adds.",Ah=e=>it(e,0,3),Ia=(e,t)=>Oe({...rt(
e,t),show:nn,showDiff:Xn}),Da=Ct(ge(rt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ba=wt(Ct(ge(et("peak_pctg","of peak"),
"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers of this \
type is not known"),Rh=ge(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Ch={title:"Work",ofSteps:!0,params:[],intro:"Floating-p\
oint operations of products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Jo(e,nh),charts:[{id:"speed",title:"Achieved TFLOP/s by op\
erator",height:Be,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:nv,show:n=>`${Ah(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Ah(n.peak_pctg)}\
 % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Ia("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),ge(Z("known_time_per_step","with known FLOPs"),
"Device time of operators whose FLOPs are known, per step and rank"),Oe(et("known_pctg","share")),Da,Ba,$e("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Ia("flops_per_step","FLOPs pe\
r step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Da,Ba]},{key:"by_operator",caption:"Operators",columns:[ln,Oe(xe("calls","calls")),Ia("flops_per_step",
"FLOPs per step"),Rh,Da,Ba]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[ln,$e("shapes","shapes",!0),ge($e("dtype","type"),"The type of the numbers of both factors"),Oe(xe("calls",
"calls")),Ia("flops_per_call","FLOPs per call"),Rh,Da,Ba]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[ln,$e("shapes","shapes",!0),$e("dtypes","types",!0),
Oe(xe("calls","calls")),Z("device_time_per_step","device per step"),Ct(ge(Yn("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"un\
known",caption:"Device time without known FLOPs",apart:!0,columns:[ge(ln,"The innermost operator that launched it"),Oe(xe("device_rows","device rows")),Z("device_time_per_step","device per step"),Oe(et(
"device_time_pctg","share of device time"))]}]};var ov="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",sv=e=>e===null?ke:it(e,0,3),Lh={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator an\
d counter",height:Be,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:ov,show:(n,o)=>sv(o)})}],tables:[{key:"rows",caption:"\
Operators, kernels and counters",columns:[Ae,wt(ln,"no operator above the launch is recorded"),$e("kernel","kernel",!0),$e("counter","counter",!0),xe("kernels","kernels"),rt("sum","sum"),Oe(rt("mean",
"mean")),Oe(rt("min","min")),Oe(rt("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,ge(xe("number","kernel no."),"In order of time, from 0"),$e("kernel","kernel",!0),ge($e("operat\
ors","operators",!0),"Those above its launch, the outermost first"),$e("counter","counter",!0),rt("value","value")]}]};var ut={temporal_breakdown:Tp,comm_comp_overlap:Op,idle_time_breakdown:Ap,kernel_breakdown:Rp,memory_bw:Bp,queue_length:qp,launch_stats:Wp,kernel_sequences:Fp,user_annotation_breakdown:Hp,operator_kernels:jp,
collectives:mh,stragglers:ph,memory:$h,critical_path:Th,phases:Mh,work:Ch,operator_counters:Lh};var Ph=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Oc=["start","end"],qa={...Object.fromEntries([...Ph,...Oc].map(e=>[e,""])),lines:[]};function Ih(e){
return[...Ph,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Oc:[]]}var Nh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Mc(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of Ih(r))s[i]=n.get(i)??"";return s.rows=
Nh(n)==="steps"?"":Nh(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function Dh(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Ih(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function yo(e,t){let n=Dh(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),fe(`/analyse?what=${e.what}&${n}`)}function Bh(e,t,n){let o=Dh(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Ac(e,t){return e.set===""?null:Bh(e,t)}function qh(e,t,n){
let o=Bh(e,t,Oc);return o.set("format","csv"),o.set("table",n),o}var _n={key:"",entry:null,work:null,memory:null},Rc=e=>Zl(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function rv(e,t){let n=o=>Bt({...Rt(t),node:o});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Rc(e.text)," ",a("a",{href:n(ea(e.tree))},"Show in the tree")]}var Wa=(e,t)=>yo({...qa,what:e,lines:[],set:t.control,test:t.test,set_ranks:Wh(t.control_ranks),test_ranks:Wh(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ut),Wh=e=>e==="all"?"":e;function Fh(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
n=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t,n),s="",r=null;function i(l){let{entry:c}=_n;O(t,_n.work?Rc(_n.work.text):"As far as FLOPs are known, more or\
 fewer of them did not change the time noticeably."," ",a("a",{href:Wa("work",l)},"Show work")),t.title=_n.work?.text??"",O(n,_n.memory?Rc(_n.memory.text):"The peak of memory did not change noticeably\
, or it is not known."," ",a("a",{href:Wa("memory",l)},"Show memory")),n.title=_n.memory?.text??"",O(e,c?rv(c,l):["No layer can be named for the change in device time. ",a("a",{href:Bt(Rt(l))},"The tr\
ee")]),e.title=c?.text??"",e.dataset.shown=_n.key}return{node:o,async draw(l,c){let u=pt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(n.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,n].forEach(p=>O(p)),O(e,a("span",{class:"muted"},"Looking for the layer …")),u===_n.key){i(l);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let p=await nt(f,{signal:r.signal});if(s===u){let w=h=>p.diagnosis?.find(y=>y.kind===h)??null;_n={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&O(e)}},stop:()=>r?.abort()}}function dt(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var av={ALL:"All",CPU:"Host",GPU:"Device"},iv={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},lv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],cv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],uv={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},dv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ys(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function jh(e){let t=dt("Device type",mm.map(b=>[b,av[b],iv[b]]),b=>e({device_type:b})),
n=dt("Unit of the durations",lv,b=>e({unit:b})),o=dt("Time of host operations, shown and judged",cv,b=>e({measure:b})),s=mv(e),r=Ys("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Ys("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Ys("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Ys(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(x=>x!==bt)})),d=fv(b=>e({category:b})),m=hv(b=>e({exclude:b})),f=Ys("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=Hh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...uv},b=>e({change:b})),w=Hh("Time","Groups by the change of the time",dv,b=>e({significant:b})),h=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},p.node,w.node),a("div",{class:"filter-row"},u.node,f.node,r.node,i.node,l.node,m.node,h));function g(b){let x=b&&{...b.ops_diff,
"":dm.reduce((k,M)=>k+b.ops_diff[M],0)};p.draw(c.change,x);let $=b?.changed_rows;w.draw(c.significant,$&&{...$,true:$.slower+$.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,x,$){c=b,t.press(c.device_type),n.press($),o.press(Io(c)?"self":"total"),n.buttons.get(
"percent").disabled=x?!Cr(x):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!x?.rows.some(k=>k.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!x?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,x?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=x?.replacements.
length===0,g(x),h.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===bt)}}}function mv(e){let t=ue("search"),n=!1,o=Qe(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function fv(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);pv(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:V(i.length,"category","categories");let u=[...l];for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;O(n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},C(f)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function pv(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function hv(e){let t=ue("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,O(s,n.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function Hh(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=C(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ha=8,gv=44,Fa=(e,t,n)=>e[`${t}_self_duration`]/n,wv=e=>e>0?"more":e<0?"less":"calm";function Uh(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=ht("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[Fa(i,"control",c[0]),Fa(i,"test",c[1])],f=(p,w)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${me(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${I(d)} → ${I(m)}`),a("span",{class:`num strong ${wv(m-d)}`,title:Ye(m-d)},be(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[Fa(m,"control",c[0]),Fa(m,"test",c[1])]),1e-9),d=Sr(i.map(m=>m.name),gv);t.textContent=`self time, mean per ${It(l)?"recording":"step"}`,O(n,i.map((m,f)=>r(m,d[f],
c,u)))}}}var Cc=8,Lc={key:"",operators:null};function zh(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=ht("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched, not those inside it, and are not te\
sted. Largest change first."),n,o),i=!1,l="",c=null,u=(p,w,h="")=>a("td",{class:`num ${h}`,title:w},p);function d(p){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=p,b=g>0?"more":g<
0?"less":"calm";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${C(p.control_counts)}\
 → ${C(p.test_counts)}`),u(I(h),me(h)),u(I(y),me(y)),u(be(g),Ye(g),b),u(h>0?Ee(100*g/h):y>0?"new":"",null,b))}function m({rows:p,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);O(n,a("t\
able",{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},p.slice(0,i?void 0:Cc).map(d)))),o.hidden=i||p.length<=
Cc,O(o,!o.hidden&&F(p.length<w?`Show ${C(p.length)} of ${C(w)}`:`Show all ${C(w)}`,()=>{i=!0,m({rows:p,count:w}),n.querySelectorAll("tbody tr")[Cc].querySelector("a")?.focus()},{class:"link-button"}))}
async function f(p){c?.abort(),c=new AbortController,l=p,i=!1,O(n,a("p",{class:"muted"},"Looking for the operators …")),O(o);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"\
false",limit:"0"}).forEach(([h,y])=>w.set(h,y));try{let{operators:h}=Lc.key===p?Lc:await t(w,{signal:c.signal});Lc={key:p,operators:h},l===p&&h?m(h):l===p&&O(n,a("p",{class:"muted"},"The operators too\
k too long."))}catch(h){l===p&&h.name!=="AbortError"&&O(n,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.
hidden&&!t?m(w.operators):!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var yv=14;function ts(e){let[t,n]=am(e);return n===""?t:`${t} → ${n}`}function Gh(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(yv,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=Ui(s?n-2:n),o.add(t.filter(Boolean).map(d=>ts(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(o=null),o?.add(m.map(f=>ts(f.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=ts(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=ts(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var An=28,bv=200,Yh=12,Kh=100,kv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ic=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Jf}`,"c-real"],...ma],Nc=String(Ic.length-ma.length),_v={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},xv=(e,t)=>e.too_few?["","too few steps"]:_v[t]??["",t],Jh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function $v(e,t,n){let o=Jh[e],s=Do(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function Qh(e){let t=new Map,n=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],o=a("thead",{},a("tr",{class:"head-groups"},
n),a("tr",{},Ic.map(([Y,oe,ce,Q])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),z=a("th",{scope:"col",class:Q},a("button",{type:"button",title:ce,on:{click:()=>e.onSort(...$v(Y,d,m))}},oe,
re));return t.set(Y,{cell:z,mark:re}),z}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Ic.map(([,,,Y])=>a("col",{class:Y}))),o,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",h=null,y=0,g=0,b=0,x=0,$=new Map,k=0,M=!1,S=0,[v,N]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Nc}))),L=Gh(t.get("name").cell),T=()=>c.length>bv&&!Un();function R(Y=!1,oe=l.scrollTop){let ce=Math.ceil((k||600)/An),Q=T()?Math.max(0,Math.floor(oe/An)-Yh):0,re=T()?Math.min(c.length,Math.
floor(oe/An)+ce+Yh):Un()?le():c.length;if(!Y&&Q===b&&re===x)return;b=Q,x=re;let z=s.contains(document.activeElement),P=Y?new Map:$;$=new Map;for(let G=Q;G<re;G+=1)$.set(G,P.get(G)??(c[G]?pe(G):Ne(G)));
_(z,Y,oe),A()}function _(Y,oe,ce){l.toggleAttribute("data-virtual",T()),q(v,b),q(N,c.length-x),hn(s,[v,...$.values(),Un()?j(c.length-x):N]),ce>0&&(oe||Y)&&l.scrollTop!==ce&&(l.scrollTop=ce),Y&&($.get(
y)??l).focus({preventScroll:!0})}function A(){let[Y,oe]=T()?[Math.max(0,b-Kh),Math.min(c.length,x+Kh)]:[b,x];for(let ce=Y;ce<oe;ce+=1)if(!c[ce]){e.onWant(Y,oe);return}}function H(){let Y=!1;for(let[oe,
ce]of $)ce.dataset.hole!==void 0&&c[oe]?($.set(oe,pe(oe)),Y=!0):c[oe]&&L.refit(ce,c[oe]);Y&&_(s.contains(document.activeElement),!1,l.scrollTop),A()}function q(Y,oe){Y.hidden=oe===0,Y.style.height=`${oe*
An}px`}function j(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Nc,class:"muted"},`${C(Y)} more: the report and the CSV have all rows.`))}function le(){let Y=c.findIndex(oe=>!oe);return Y<0?c.length:
Y}function pe(Y){let oe=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${oe.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(oe.key===h)},vv(oe,
u,g,Ue(oe,Y)),p&&Yf(oe,ce=>Ks(ce,u)))}function Ne(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Nc,class:"muted"},"…"))}
function Ue(Y,oe){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),L.draw(Y))}function ee(Y,{
focus:oe=!1}={}){if(c.length===0)return;let ce=$.get(y);y=Math.max(0,Math.min(c.length-1,Y)),B(y),ce?.setAttribute("tabindex","-1");let Q=$.get(y);Q?.setAttribute("tabindex","0"),oe&&Q?.focus({preventScroll:!0})}
function ae(Y){c.length>0&&!$.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/An)),$.get(y)?.setAttribute("tabindex","0"))}function B(Y){l.removeAttribute("data-late");let oe=Y*An,ce=l.clientHeight-o.offsetHeight-
r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+An>l.scrollTop+ce&&(l.scrollTop=oe+An-ce),S=l.scrollTop,R(!1,S)}s.addEventListener("click",Y=>{let oe=Y.target.closest("tr[data-index]");oe&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(ee(Number(oe.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let oe=Math.max(1,Math.floor(l.clientHeight/An)-4),ce={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+oe,PageUp:y-oe,Home:0,End:c.length-1};if(Y.key in ce&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),ee(ce[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let Q=$.get(y);(Y.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let J=0;l.addEventListener("scroll",()=>{S=l.scrollTop,T()&&J===
0&&(J=requestAnimationFrame(()=>{J=0;let{scrollTop:Y}=l;R(!1,Y),ae(Y)}))});let ne=new ResizeObserver(Y=>{k=l.clientHeight,Y.some(({target:oe})=>oe!==l)&&L.measure()&&H(),R(!1,S)});ne.observe(l),ne.observe(
t.get("name").cell);let de=qo(()=>{L.measure(),R(!0)});function qe(Y){n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${Y}`,n[2].
title=f?"Of host operations, without the calls inside them; of device work, all of it":"",n[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(oe=>{oe.hidden=!p});
for(let[oe,{cell:ce,mark:Q}]of t){let re=d===oe||(Jh[oe]??"")===d;re?ce.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ce.removeAttribute("aria-sort");let z=m==="asc"?"↑":"↓";Q.textContent=
re?d===oe?` ${z}`:` |${z}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(Y){let oe=w!==Y.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:h,revision:w}=Y),p=Y.work===!0,i.toggleAttribute(
"data-work",p),g=Pc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),L.setRows(c),qe(Y.unitName),O(r,Y.totals.map(([Q,re])=>Tv(Q,re,u,f,p)));let ce=c.
findIndex(Q=>Q?.key===h);oe&&(y=Math.max(0,ce),S>0&&(l.scrollTop=0,S=0)),M||(M=!0,l.setAttribute("data-late",""),Pt().then(Pt).then(()=>l.removeAttribute("data-late"))),R(!0,S),ce>=0&&oe&&B(ce)},add(Y,oe,ce){
c=Y,i.toggleAttribute("data-unjudged",!ce),L.addRows(c,oe),Pc(oe)>g?(g=Pc(oe),R(!0)):H()},select(Y){let oe=Y!==h;h=Y;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
Y!==""&&c[Number(Q.dataset.index)]?.key===Y));let ce=c.findIndex(Q=>Q?.key===Y);ce>=0&&oe&&ee(ce)},unmount(){ne.disconnect(),de(),cancelAnimationFrame(J)}}}function Dc(e,t){return t==="percent"?[De(e),
De(e)]:[I(e),me(e)]}function Ks(e,t){if(t!=="percent")return[be(e),Ye(e)];let n=e===null?ke:`${Ee(e)}-points`;return[Ee(e),n]}var Pc=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),ns=e=>e>0?" m\
ore":e<0?" less":" calm";function ja(e,t,n){let[o,s]=Dc(e,t);return a("td",{class:n,title:s},o)}function vv(e,t,n,o){let{row:s}=e,[r,i]=kv[s.change]??["",s.change],[l,c]=Ks(e.diff,t),u=n>0?Math.abs(e.
diff??0)/n:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:Qf(s)},
o),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},C(e.controlCount)),a("td",{class:"num c-count"},C(e.testCount)),a("td",{class:`\
num c-count${ns(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ps(s)||null},ot(e.diffCount)),ja(s.control_counts>0?e.control:null,t,"num c-time"),ja(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ns(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ns(e.percent??e.diff)}`},e.birth||Ee(e.percent)),Sv(e)]}function Sv({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[n,o]=xv(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${po(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${Td(to(e))}`))}var Vh=e=>a("td",{class:"\
num c-count",title:C(e)},C(e)),Ev={host:"Host, sum",device:"Device, sum"};function Tv(e,t,n,o,s){let[r,i]=Ks(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":o?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},Ev[e]),a("td",{class:"c-category"}),Vh(t.controlCount),Vh(t.testCount),a("td",{class:`num c-count${ns(t.diffCount)}`},ot(t.diffCount)),ja(t.control,n,"num c-time"),ja(t.test,n,"num c-time"),a("\
td",{class:`num c-time${ns(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ns(t.percent??t.diff)}`},t.birth||Ee(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var Ov=820,Mv=3,Xh=46,At={top:26,right:12,bottom:36},qc=46;function Ua(e){return vt({...e,class:"heat-map",height:ng,make:Cv,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<Mv&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var Av=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),eg=e=>Math.max(34,e.rows.length*Av(e.rows.length)),tg=e=>e<Ov;function ng(e,t){let n=eg(e);return tg(t)?3*(n+At.top)+2*At.bottom+2*qc+At.bottom:n+At.top+At.bottom+
qc}var Bc=e=>e.flat().filter(t=>t!==null);function Rv(e){let t=[...Bc(e.control),...Bc(e.test)],n=Math.abs(zn(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Bc(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function Cv(e,t){let n=tg(t),o=Rv(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=Pv(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:ps(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:qv(),showscale:!1}},d=c.map(([f,p,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,Iv(e,l.panels[y],g,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(x=>x.map($=>$===null?null:$/r)),customdata:Nv(e,f,p,w,h),
hovertemplate:"%{customdata}<extra></extra>",...Lv(e,p,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,Bv(l.bars[p],4+p,f,i)),Dv(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Lv(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function Nv(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Fe(String(f))}, step ${Fe(m)}`;if(c===null)return p;let w=e.control[l][u],h=s&&
w>0?` (${Ee(100*c/w)})`:"";return`${p}<br>${Fe(o(c)+h)}`}))}function Pv(e,t,n){let o=ng(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),i=t-r-At.right,l=eg(e),c=n?i:(i-2*Xh)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(y=>{let g=y*(c+Xh)/i;return{x:[g,g+c/i],y:d(At.top,l),cell:u}}),p=d(At.
top+l+At.bottom+6,8),[w,h]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+qc];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function Iv(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=kn(e.columns.length,s/(7*r+10)),l=kn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var Zh=48;function Dv([e,t],n,o){let s=Array.from({length:Zh},(r,i)=>e+(t-e)*(i/(Zh-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function Bv({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var qv=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function za(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=n,[p,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(h)),a("td",{class:`num${y}`},Ee(
p>0&&h!==null?100*h/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var og={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},Wv=20,Ga=["control","test"];function Fv(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function sg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${De(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${De(100*t.waiting)} of its step): the others probably wait for it.`}function rg(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=ue("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Lr.map(L=>a("option",{value:L},og[L]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Ua({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...L)=>n(t(...L))}),
c=za(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),p=new Map,w=new Map,h=null,y="",g=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=L=>L===
"step"&&h&&It(h.answer)?"whole recording":og[L];function x({set:L,marker:T}){let R=JSON.stringify([L,T]);if(!p.has(R)){let _=To(L,T);p.set(R,_),_.catch(()=>p.delete(R))}return p.get(R)}async function $(L){
if(Ga.some(T=>L[T].any)){k(L,"Each file counts as one step here, so there are no steps to lay out.");return}try{let T=await Promise.all(Ga.map(R=>x(L[R])));if(h?.answer===L){let R=T.map((_,A)=>Fv(_,L[Ga[A]]));
h={...h,samples:R,judged:R.map(wp)},M()}}catch(T){k(L,T.message)}}function k(L,T){h?.answer===L&&(o.textContent=T,m.hidden=!0)}function M(){let[L,T]=h.judged,R=({ranks:q},j)=>`${V(q.length,"rank")}, ${V(
h.samples[j].length,"sample")}`,_=[sg(L),sg(T)],A=_[0]===_[1]?_[0]:_.map((q,j)=>q&&`${j===0?"Control":"Test"}: ${q}`).filter(Boolean).join(" "),H=[R(L,0),R(T,1)];o.textContent=`${H[0]===H[1]?`${H[0]} \
on each side`:`${H[0]} against ${H[1]}`}. ${A}`,m.hidden=!1,f.classList.toggle("lagging",h.judged.some(q=>q.slow.length>0)),y!==""&&N()}async function S(L){let T={};w.set(L,T),w.size>Wv&&w.delete(w.keys().
next().value);try{T.samples=(await wr(L)).samples}catch(R){T.failed=R.message,w.delete(L)}y==="op"&&g?.query===L&&N(T)}function v(L){if(y!=="op")return{samples:h.samples,of:R=>R[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let T=L??w.get(g.query);
return T===void 0&&S(g.query),T?.samples?{samples:Ga.map(R=>T.samples[R]),of:R=>R.total_duration,revision:g.query,none:""}:{none:T?.failed??"Reading the events of this operation …"}}function N(L){let{
judged:T,file:R}=h,{samples:_=[[],[]],of:A,revision:H,none:q}=v(L),j=_a(..._),le=Bs(j,A),pe=[...le.control,...le.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||g===null,O(i,g&&a("bdi",{},g.name));
let Ne=y==="op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...le,kind:"time",file:R,format:me,formatDiff:Ye,heading:Ne,revision:`${h.revision}#${H}`,empty:pe?"":q}),c.
node.hidden=!pe,c.draw({grid:j,values:le,timeline:t,title:Ne,format:I,formatDiff:be}),O(u,Hv(T));let Ue=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Ue.length===
0,d.textContent=`The sides have different ${Ue.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(L,T,R,_,A){y=T,g=A,f.open=y!=="",r.value=y||"step",h?.answer!==L?
(h={answer:L,file:R,revision:_},r.options[0].textContent=b(Lr[0]),$(L)):h.judged&&M()}}}function Hv([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:me(l.
step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},Ee(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},De(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(n)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var jv={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Fc="not stated",Wc=(e,t,n)=>o=>{let s=o[e]===null?Fc:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},ag=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,Hc=e=>e.shared_kernel_time===
null?"no kernels":De(100*e.shared_kernel_time),Uv=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":ag(t.steps,t.all_steps),zv=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>ag(t.ranks,t.all_ranks)},{text:"Steps",of:Uv,key:(e,t)=>t.steps.length},{text:"with_stack",of:Wc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Wc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Wc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(jv).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Hc,key:()=>null}];function Gv(e){return zv.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||Fc,test:l||Fc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Yv(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Hc(o)} of the kernel time in the control, ${Hc(s)} in the test.`;return r+i}function ig(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=Gv(o);e.textContent=Yv(o,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function lg(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ks(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Lt(to(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${Lt(to(t))}`);let s=Ps(t);return s===""?o:[...o,s]}function Kv(e,t,n){let{row:o}=e,s=c=>Dc(c,t)[0],r=e.birth||Ee(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Ks(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(o.control_total_duration)}\
 → ${I(o.test_total_duration)}, ${be(o.diff_duration)}`),[...l,...lg(e)]}function Vv(e){return[e.row.category,`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...lg(e)]}var cg=e=>({key:e.key,name:ts(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function ug(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${ws(t,o)}`:ws(t,o),rows:e.map(s=>({...cg(s),control:s.control,test:s.test,diff:s.diff,lines:Kv(s,t,n)}))}}function dg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...cg(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:Vv(n)}))}}function mg({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var Jv=20,Qv=200;function xn({id:e=ue("set"),field:t,set:n,text:o="",none:s,onPick:r,onGroup:i}){let l=ue("set-list"),c=n?.label??o,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>f(),keydown:M,blur:()=>$()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe(Qv,()=>y(u.value.trim())),p=[],w=-1,h=null;async function y(S){h?.abort(),h=new AbortController;let{signal:v}=h,N=new URLSearchParams({q:S.slice(0,120),limit:String(Jv)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:L,total:T},R]=await Promise.all([Ht(N,{signal:v}),i&&S!==""?qn({signal:v}):[]]),_=i?Zv(S,L,R):[];p=[...s&&S===""?[{none:!0}]:[],..._,...L],g(T>L.length?`${V(T-
L.length,"more set")}: type to find`:p.length===0&&"No set matches."),Se(V(T,"set")),b(S===""?p.findIndex(A=>A.set&&A.set.id===n?.id):L.length>0?_.length:0)}catch(L){L.name!=="AbortError"&&(p=[],g(L.message))}}
function g(S){O(d,p.map((v,N)=>a("li",{id:`${l}-${N}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===n?.id:!!v.none&&!n),on:{click:()=>k(v)}},v.set?eS(v.set):v.words??s)),S&&
a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=p.length===0?-1:Math.max(-1,
Math.min(S,p.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("aria-activedescenda\
nt",`${l}-${w}`)}function x(){d.hidden&&y("")}function $(){f.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=c}function k(S){
$(),S.group?i(S.group):(S.none||S.set.id!==n?.id)&&r(S.none?null:S.set)}function M(S){let{key:v}=S,N=!d.hidden,L={ArrowDown:w+1<p.length?w+1:0,ArrowUp:w>0?w-1:p.length-1,PageDown:w+8,PageUp:Math.max(0,
w-8)}[v];(L!==void 0||N&&["Enter","Escape"].includes(v))&&S.preventDefault(),L!==void 0?N?b(L):x():v==="Enter"&&N&&p[w]?k(p[w]):v==="Escape"&&N&&(S.stopPropagation(),$())}return{node:m,input:u}}var Xv=3;
function Zv(e,t,n){let o=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[o(e,"w\
ith a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[o(`${e}*`,"whose labels begin with ",a("b",{},e))],...n.
filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,Xv).map(l=>o(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function eS(e){return[a("span",{class:"choice-nam\
e ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),V(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function os(e,{none:t,links:n=oS}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=tS(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";O(o,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(sS(u))),rS(u,e),h&&
n(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>nS(o,y,g)),p&&o.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ke(
m,d[u]),y=ue("set"),g=xn({id:y,field:u,set:h,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},fg(`${u}_ranks`,"Ranks",h?.ranks??f?.[u]?.all_ranks,d,e),fg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?V(f[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var tS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function nS(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-field\
="${t}"]`).value="list"}var oS=e=>[jc(e),a("a",{class:"small",href:Bt(Rt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:lo(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function jc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:fe(`/analyse?${t}`)},"Analyse both")}function sS(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`t\
est${n}`]=e[`control${n}`];return t}function rS(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return F(o?"Use all":"First rank and step",()=>t(Object.
fromEntries(n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function fg(e,t,n,o,s){let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?aS(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${st(n)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},iS(p,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function aS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function iS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var lS=["bars","line","scatter","histogram","none"],pg=["control","test","q","chart","x","y","y2","by"],hg={chart:"",x:"",y:"",y2:"",by:""};function Uc(e){let t=new URLSearchParams(e),n=Object.fromEntries(
pg.map(o=>[o,t.get(o)??""]));return{...n,chart:lS.includes(n.chart)?n.chart:""}}function Ya(e){let t=new URLSearchParams;for(let n of pg)e[n]&&t.set(n,e[n]);return fe(t.size===0?"/query":`/query?${t}`)}
function Ka({control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Rn=e=>`'${e.replaceAll("'","''")}'`,ss=["control","test"],cS=32;function gg(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Va(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:gg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:gg("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function zc(e){let t=Object.entries(e).map(([n,o])=>{let s=Va(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var wg=e=>Object.fromEntries(ss.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Vs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function uS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Vs(`diff_${n}`)} / ${Vs(`control_${n}`)} END`}return e.startsWith("abs_")?`abs(${Vs(e.slice(4))})`:Vs(e)}var dS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function mS(e,t){let n=dS[e][t?0:1];return ss.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_d\
uration":`diff_${n}`).map(o=>t?`${Vs(o)} AS ${o}`:o)}function Js(e,t){let n=[...t].filter(([o])=>!ss.includes(o));return n.length>cS?null:`${e}${n.length>0?`(${n.map(([o,s])=>Rn(`${o}=${s}`)).join(", ")}\
)`:""}`}function Qs(e,t,n,o=0){let s=Nr(e);s.delete("measure"),n||s.set("measure","total");let r=Js("compare",s),i=Bo(e,t,n);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${mS(t,n).join(`,
    `)}${e.fold?", replaces":""}${o?"":", significance, q_value"}
FROM ${r}
ORDER BY ${uS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${o?`
LIMIT ${o}`:""}`}function yg(e){let t=pt(e);t.set("fold","true");let n=Js("compare",t);return n&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${n}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function fS({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return ss.map(o=>`    SELECT '${o}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Gc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function pS(e){let t=ss.map(n=>{let o=Va(n,wg(e)[n],!0);return o&&`SELECT '${n}' AS side, rank, step_num\
ber, ${Gc.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var bg=e=>pS(e)??`SELECT side, rank, step_number, ${Gc.join(", ")}
FROM ${Js("compare_steps",[...pt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,kg=e=>`${bg(e)}
ORDER BY rank, step_number, side`,_g=e=>`SELECT side, count(*) AS steps, ${Gc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${bg(e)}
)
GROUP BY side`;function hS(e,{name:t,category:n,aliases:o}){let s=zc(wg(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${Rn(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>Rn(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Rn(n)} AND ${r?`name = ${Rn(t)}`:`name IN (
    SELECT raw FROM (
${fS(e)}
    ) WHERE shown = ${Rn(t)})`}
  AND (${s})`}var xg=(e,t,{name:n,category:o})=>Js(e,[["name",n],["category",o],...pt(t)]);function Yc(e,t){let n=hS(e,t);return n?`events
WHERE ${n}`:xg("compare_calls",e,t)}var $g=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Yc(e,t)}
ORDER BY side, rank, start_us`,Kc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Yc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,gS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},vg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Yc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(gS).map(([n,o])=>`sum(dur * max(0, 1 - abs(place - last * 0.${n}))) AS ${o}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Sg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${xg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,Eg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Js("work_by_operator",[...pt(e)].filter(([n])=>/_(ranks|steps|marker)$/.test(n)).map(([n,o])=>[n.replace("control_","set_"),o]))}
WHERE operator = ${Rn(t)}`,Tg=e=>ss.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Og=(e,t,n,o)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${n} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${o}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Mg=e=>Tg(e)?`${Og("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,wS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Ag(e,t){let[n,o]=wS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Tg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${n}) AS ${n}, sum(${o}) AS here, sum(calls) AS calls`:`sum(${n}\
) FILTER (WHERE side = 'control') AS control,
    sum(${n}) FILTER (WHERE side = 'test') AS test,
    total(${n}) FILTER (WHERE side = 'test')
        - total(${n}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that met under two names are two rows here. */
`,c=e.test===""?n:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Og(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var cn=(e,{control:t,test:n},o={})=>e?Ya({control:t,test:n,q:e,...o}):null,Rg=(e,t)=>Qs({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Cg(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(cn(l,e,c));r(s.table.sql,Qs(e,t,n)),r(s.durations.sql,Qs(e,t,n,e.top)),r(s.counts.sql,Qs(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,_g(e)),r(s.replacements.sql,yg(e)),r(s.operators.sql,Mg(e)),r(s.host.sql,Rg(e,Ha)),r(s.ranks.heat.sql,e.heat!=="op"?kg(e):o?Kc(e,o.row):null)}function Lg(e,t,{
histogram:n,points:o,heat:s,numbers:r,related:i,work:l}){r.sql.set(cn(vg(e,t),e)),i.sql.set(cn(Sg(e,t),e)),l.sql.set(cn(Eg(e,t),e)),n.sql.set(cn($g(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
o,s])c.sql.set(cn(Kc(e,t),e))}var Xs=["control","test"],Ng=e=>a("bdi",{class:"mono"},e),yS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function bS(e){let[t,n]=Xs.map(s=>yS(e[s])),o=Xs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?C(o[0]):`${C(o[0])} and ${C(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Xs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:C(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function kS(e,t){let[n,o]=Xs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Ng(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Xs.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function Pg(e,t){return[kS(e,t),t&&bS(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Ng(o),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Ig=8,_S=600,xS=80,rs=["control","test"],Dg=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},Qc=({step_number:e})=>e!==null,Jc=e=>[e.span,Qc(e)?e.step_number:
e.rank],Bg=({rank:e,span:t})=>`${e}/${t}`;function qg(e){return`${Qc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function $S(e){let n=[...new Map(e.map(o=>[Jc(o).
join("/"),Jc(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function vS(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var Vc=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function SS(e,t){let n=new Map;for(let o of e){let s=Bg(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Ig?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function ES(e,t,n,o,s){let r=$S(t),i=t.map(u=>({sample:u,y:Vc(
u.step,n),x:r.size>1?3+94*r.get(Jc(u).join("/"))/(r.size-1):50})),l=t.filter(Qc).map(u=>u.step_number),c=l.length===0?V(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Vc(o,n)}%`,y2:`${Vc(o,n)}%`}),SS(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>xS?2:3.2},s&&He("title",{},`${e}, ${qg(u)}: ${me(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function TS(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${V(t.length,"sample")} from ${I(Math.min(...n))} to ${I(o.step)}, median ${I(Dg(n))}\
; the longest is ${qg(o)}.`}function Wg(e,t){if(!rs.every(l=>e?.[l]?.length>0)||rs.every(l=>e[l].length<2))return null;let n=rs.flatMap(l=>e[l].map(c=>c.step)),o=vS(n),s=Dg(e.control.map(l=>l.step)),r=[
ue("strip-title"),ue("strip-words")],i=rs.some(l=>{let c=new Set(e[l].map(Bg));return c.size<=Ig&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},rs.map(l=>TS(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(o[1])),a("span",{},I(o[0]))),rs.map(l=>ES(l,e[l],o,s,
n.length<=_S))))}var OS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},MS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},AS="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",RS=({control:e,test:t})=>fe(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),CS="This share of the intervals that are made in this way contains the true change.",LS="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function NS({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function PS(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${n}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${MS[e.verdict]} `),OS[e.verdict]),a("span",{class:"headline-label"},n),a("span",{class:"value \
control-text",title:me(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:me(e.test)},I(e.test)),a("span",{class:`change ${NS(e)}`,title:Ye(
e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Ee(e.change_percent)})`)))}function IS(e,t){let n=`${V(e.control_samples,"sample")} against ${C(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?n:`${n}, judged as ${V(e.control_observations,
"step")} against ${C(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var DS=({confidence:e},{control_observations:t,test_observations:n})=>e<.9505?"":`. A ra\
nk test of ${C(t)} against ${C(n)} has few levels of confidence: ${De(100*e)} is the lowest from 95 % up`;function BS({verdict:e,interval:t,equivalence:n,words:o}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(t.high)}`:`between ${Ee(t.low_percent)}\
 and ${Ee(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${De(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(o)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${Ee(t.shift_percent)}), ${s}.`}}function qS(e,t){let{interval:n}=e,o=IS(e,t);return n?[a("span",{title:CS},`${De(100*n.confidence)} confidence`),
", ",a("span",{title:LS},`p = ${Lt(e.p_value)}`),`: ${o}${DS(n,e)}.`]:`${o}.`}function Fg(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=It(c),f=d.verdict==="cannot_judge"&&u;O(s,PS(d,m),a("p",{class:"verdict-range"},BS(d)," ",f&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},qS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},AS," ",t&&a("a",{href:RS(c)},"Compare several recordings")),Pg(c,t)),O(r,Wg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Ja(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var WS=900,Qa=12,Hg=17,FS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function jg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of FS){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():jg(o);s&&n.append(s)}return n}function HS({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Wn(d,Math.floor(o/6.6),3)),l=[r(Qa,22,e,15,!0),...i.map((d,m)=>r(Qa,42+Hg*m,d,12,!1))],
c=30+Hg*i.length+18,u=Qa;for(let[d,m]of n)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Qa}}function jS(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,WS),l=HS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=jg(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))f.setAttribute(p,String(w));return f}),u=l.height+o;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Ug="image/svg+xml";async function US(e,t,n){let o=new Image;
o.src=`data:${Ug};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function zg(e,t,n,o){let{node:s,width:r,height:i}=jS(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Ug}):await US(l,r,i);
Ja(c,`${n}.${t}`)}var Zs=212,Xt={left:62,right:12,top:20,bottom:24},as=Zs-Xt.top-Xt.bottom,Xa=.62,zS=5,Gg=8,Za=84,GS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Yg(e){return vt(
{...e,class:"waterfall",height:()=>Zs,keys:GS,paint:JS,save:zg})}function YS(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function KS(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function VS([e,t]){let n=(t-e)/
zS,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var er=e=>`${100*e}%`;function JS({fall:e}){let t=YS(e),
n=KS(t),[o,s]=n,[r,i]=Je(s),l=t.length,c=g=>as*(s-Math.max(g,o))/(s-o),u=(g,b=0)=>er((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=ue("fall-less"),f=VS([o/i,s/i]).
map(g=>({y:c(g*i),text:`${it(Number(g.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...p},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:g})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>He("line",{class:"fall-join",x1:u(b,Xa/2),x2:u(b+1,-Xa/2),y1:c(g),y2:c(g)})),t.map(([g,b],x)=>He("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-Xa/2),width:er(
Xa/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(g=>QS(u(g,-.33),er(.66/l))),e.parts.map(({change:g},b)=>He("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(g))),XS(e).flatMap(([g,b],x)=>[He("text",{class:"fall-tick fall-whole",x:u(x),y:as+15},g),He("text",{class:"\
fall-tick fall-short",x:u(x),y:as+15},b)])),h=He("svg",{class:"fall-axis",...p},f.map(({y:g,text:b})=>He("text",{class:"fall-value",x:Xt.left-5,y:Xt.top+g+4},b)),o>0&&He("text",{class:"fall-cut",x:Xt.
left,y:Xt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,ZS(w,eE(e),y)]}function QS(e,t){let n=(r,i)=>as*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:Gg+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:as,viewBox:`0 0 ${Gg} ${as}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function XS(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function ZS(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(p=>Xt.top+p),m=()=>{O(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Xt.left:Xt.right}px + ${c/s} * (100% - ${Xt.left+Xt.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>Za?`${Zs-u+17}px`:"auto",o.style.top=u>Za?"auto":`${d-u>Za?
u+6:Math.min(d+4,Zs-Za)}px`},f=He("rect",{class:"fall-area",x:er(i/s),y:-Xt.top,width:er(1/s),height:Zs});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function eE(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[Xe[t].name,`${I(n)} → ${I(o)}`,be(s)]),["test",I(e.test),be(e.change)]]}var tE=21,nE=7.1,oE=5e-4,sE=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Kg=e=>e>0?"more":e<0?"less":"calm",rE=e=>(e-74)/6-14,aE=e=>Math.max(tE,Math.floor(
e/nE)),Vg=({operations:e,named:t})=>e.slice(0,t);function tr({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var iE=e=>e.parts.every(({change:t})=>Math.abs(
t)<=oE*e.control);function Jg(e,t){let n=Yg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==i&&(i=f,u())}).observe(s);function u(){let f=Sr(l,aE(i||r&&rE(r)));c=new Map(l.map(
(p,w)=>[p,f[w]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:w,what:h}=Xe[f.part],y=Vg(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:h},a("span",{class:"fall-name"},ia(w))," ",a("span",{class:Kg(f.change),title:Ye(f.change)},be(f.change))),a("p",{class:"muted small",title:`${me(f.control)} \
→ ${me(f.test)}`},`${I(f.control)} → ${I(f.test)}`),f.part==="idle"&&y.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,f.part),class:"mono",title:g.name},a("bdi",{data:{name:tr(g)[0]}},c.get(tr(g)[0]))),tr(g)[1]&&a("span",{class:"muted small fall-in",title:g.
name},`in ${tr(g)[1]}`),a("span",{class:`num ${Kg(g.change)}`,title:Ye(g.change)},be(g.change))))),f.explained&&a("p",{class:"small muted explained"},sE(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:me(p)},I(p)))}return{node:n.node,chart:n,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,w,h){let y=f.waterfall;n.node.hidden=y===null;let g=y!==null&&iE(y);if(n.draw({fall:y,revision:p,file:w,caption:h,heading:`\
mean per ${It(f)?"recording":"step"}, test − control`,empty:y===null?"No device work.":g?`No difference: a ${It(f)?"recording":"step"} takes ${I(y.control)} in the control and ${I(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||g){O(s),o=null;return}if(y===o)return;o=y,l=[...new Set(y.parts.flatMap(x=>Vg(x).map($=>tr($)[0])))],u();let b=y.contributors==="modu\
les";O(s,m("control",y.control),y.parts.map(x=>d(x,b)),m("test",y.test))}}}var lE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, with equal ones added up"]],ei={key:"",fall:null};function Qg(e,t){
let n=dt("Under the bars",lE,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Jg(u,n.node);c.node.append(o);function u(m,f){return m.tree?Bt({...Rt(s[0]),node:ea(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,w])=>f.set(p,w));try{let{waterfall:p}=await nt(f,{signal:i.signal});ei={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&O(o,`The modules could not be loaded: ${p.message}`)}}return{...c,draw(m,f,...p){
let w=pt(m).toString(),h=m.fall==="modules"&&f.waterfall!==null,y=h&&ei.key===w&&ei.fall?ei.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],n.press(m.fall),O(o,h?y===f.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),h&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var ti={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Xc=null,bo={path:"/compare",name:"Compare",mount:(e,t)=>cE(e,t)};function cE(e,t){let n=jt(location.search),o=null,s=null,
r="",i="",l=t.newPair?Kl(n):Xc,c=null,u=null,d="",m=null,f=n.op!=="",p=!1,w=globalThis.firstComparison!==void 0,h=Wf(n,l),y=If(()=>!p&&s&&G()),g=Fh(),b=op({page:pe,row:Ne,rank:ae,step:B,timeline:D=>zm(
n,D),stragglers:()=>Wa("stragglers",n),onRow:D=>Ue(Ot(D.name,D.category)),onBar:D=>k.fall.reveal(D)},g.node),x=ep(q),$=ht("All rows"),k={sides:os(q),verdict:Fg(()=>q(ti),q,b.node,x.node),fall:Qg(pe,D=>q(
{fall:D},{replace:!0})),host:Uh(pe),recorded:ig(),operators:zh(pe,nt),ranks:rg(D=>q({heat:D},{replace:!0}),{timeline:(...D)=>Kr(n,...D),go:t.go}),replacements:Vf(pe),filters:jh(q),counts:Vl({id:"chart\
-counts",title:"Ops count comparison",file:"ops-count",onSelect:D=>j(D,k.counts.node)}),durations:Vl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:D=>j(D,k.durations.
node)}),table:Qh({onSort:(D,se)=>q({sort:D,order:se}),onSelect:j,href:pe,onOpen:le,onWant:y.want}),detail:Xf({onClear:()=>j(""),href:pe,onRanks:J,onTable:ee,tree:D=>rf(n,D),timeline:D=>Fo(n,D)})},M=a(
"div",{class:"comparability"}),S=a("p",{class:"remark",hidden:!0}),v=Zf(q),N=[k.fall.chart,k.ranks.heat,k.counts,k.durations],L=a("div",{class:"results"},k.verdict.node,M,k.fall.node,k.host.node,k.operators.
node,k.filters.node,S,v.node,a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},x.title,a("div",{class:"\
chart-tools"},x.work,$.node)),k.table.node,x.workNote),k.ranks.node,k.recorded.node,k.replacements.node),T=a("div",{class:"message"}),R=a("h1",{class:"visually-hidden"},"Compare"),_=a("div",{class:"pa\
per-only"}),A=Mt({context:t,results:L,message:T});e.append(a("div",{class:"page compare-page"},R,_,k.sides.node,T,L),k.detail.node);let H=yt(()=>N.forEach(D=>D.retheme()));function q(D,{replace:se=!1}={}){
return!p&&t.go($t({...n,...D}),{replace:se})}function j(D,se=k.table.node){let ye=k.detail.node.contains(document.activeElement),_e=D===n.op?"":D??"",Ge=se.getBoundingClientRect().top;q({op:_e},{replace:!0}),
window.scrollBy(0,se.getBoundingClientRect().top-Ge);let Pe=u?.items.find(U=>U?.key===_e);Pe?Se(`${Pe.row.name} is selected.`):ye&&k.table.focus()}function le(D){D!==n.op&&j(D)}function pe({id:D,name:se,
category:ye}){return Ut({...n,heat:"",row:D??Ot(se,ye)})}function Ne({name:D,category:se}){return $t({...n,op:Ot(D,se)})}function Ue(D){f=!0,D===n.op?E():q({op:D},{replace:!0})}function ee(){k.table.node.
closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function ae(D){return[s.control,s.test].every(se=>se.all_ranks.includes(D))&&s.control.all_ranks.length+s.test.all_ranks.length>2?
$t({...n,control_ranks:String(D),test_ranks:String(D)}):null}function B(D,se){return s[se].all_steps.includes(D)?$t({...n,[`${se}_steps`]:String(D)}):null}function J(){q({heat:"op"},{replace:!0}),k.ranks.
node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function ne(){let D=ye=>Hn(ye,n,o,s),se=n.control&&n.test?`${D("control")} → ${D("test")} · Compa\
re`:"Compare";R.textContent=se,t.setTitle(se)}async function de(){let D=[n.control,n.test].filter(ye=>ye!=="");if(D.every(ye=>o&&Ke(o,ye)))return;let se=await gt(D).catch(()=>[]);p||(o=se,ce())}async function qe(D){
let se=l,ye=se.late&&await qf(D,se);ye&&l===se&&(l={key:se.key,...ye},Xc=ye.note===""?null:l,ce())}function Y(D){i=D,L.dataset.stale="";let se=pt(n).toString(),{op:ye}=n;A.ask(_e=>h(D,n,l,_e),_e=>{s=_e,
r=D,y.start(D,_e,ye),l?.key!==se?(l={key:se,diagnosis:_e.diagnosis,note:_e.diagnosis_note},Xc=l):l.late&&Pt().then(()=>qe(D)),Se(s.row_count===1?"One row.":`${C(s.row_count)} rows.`),A.say(null),delete L.
dataset.stale,ce()},_e=>{s=null,r="",y.stop(),A.say(tp(_e,{narrowed:Object.keys(ti).some(Ge=>n[Ge]!=="all"),all:()=>q(ti),again:()=>Y(i),unmarked:()=>q({control_marker:"",test_marker:""})})),delete L.
dataset.stale,ce()})}async function oe(){let D=pt(n).toString();if(s.waterfall!==null||c?.key===D)return;c={key:D,rows:null};let se=new URLSearchParams(D);Object.entries({device_type:"CPU",exclude:bt,
diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ha}).forEach(([ye,_e])=>se.set(ye,String(_e)));try{let{rows:ye}=await nt(se);!p&&c.key===D&&(c.rows=ye,ce())}catch{}}function ce(){if(p)return;ne();
let D=n.control!==""&&n.test!=="",se=Io(n),ye=Yl(n);D?ye!==i&&(s||A.say(null),Y(ye)):(A.drop(),i="",s=null,k.detail.draw(null),A.say(np(o))),k.sides.draw(n,o,s),L.toggleAttribute("data-skeleton",D&&!s),
k.filters.draw(n,s,s?Q():n.unit||"total"),v.draw(n,se),s?D&&r===i&&re(Q(),se):k.detail.draw(null)}function Q(){let D=n.unit||ll(s);return D==="percent"&&!Cr(s)?ll(s):D}function re(D,se){let ye=Yo(s),_e=pt(
n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(ti).some(Pe=>n[Pe]!=="all")),k.recorded.draw(s),k.operators.draw(_e,s),W(),oe()),k.fall.draw(n,s,r,ye,da(s)),k.host.draw(c?.key===_e&&s.waterfall===
null?c.rows:null,s),z(D,se),k.replacements.draw(s,D==="per_step"||D==="percent"),x.draw(n,s,D,se),b.draw(l,$t({...n,op:""})),g.draw(n,s),E();let Ge=u.items.find(Pe=>Pe?.key===n.op);k.ranks.draw(s,n.heat,
ye,r,Ge?{name:Ge.row.name,query:no({...n,row:Ge.key}).toString()}:null),Cg(n,{unit:D,self:se,item:Ge},{...k,table:{sql:$}})}function z(D,se){let ye=y.rows(),_e=JSON.stringify([r,D]),Ge=JSON.stringify(
[_e,n.top,d===r]);if(u?.answer!==s||u.order!==_e){let Pe=cl(s,ye,D,{self:se});u={answer:s,order:_e,unit:D,self:se,items:Pe},K(D,Pe),k.table.draw({rows:Pe,totals:lm(s,D,{self:se}),unit:D,self:se,unitName:ws(
D,s),sort:n.sort,order:n.order,selected:n.op,revision:_e,judged:P(Pe),work:n.work})}u.chartKey!==Ge&&(u.chartKey=Ge,he(Ge),O(_,da(s,V(s.row_count,"row")).map(Pe=>a("p",{},Pe))))}let P=D=>D.some(se=>se.
verdict!=="cannot_judge"&&!se.row.too_few);function G(){if(r!==i||u?.answer!==s)return;let{items:D,unit:se,self:ye}=u,_e=[],Ge=[];y.rows().forEach((U,X)=>{D[X]||(_e.push(X),Ge.push(U))});let Pe=cl(s,Ge,
se,{self:ye});Pe.forEach((U,X)=>{D[_e[X]]=U}),K(se,D),k.table.add(D,Pe,P(D)),n.op!==""&&!m&&re(se,ye)}function E(){let D=n.op===""?-1:y.placeOf(n.op),se=u.items[D]??null,ye=se?.key??"";if(m=se,k.counts.
select(ye),k.durations.select(ye),k.table.select(ye),D===void 0){y.find(n.op);return}k.detail.draw(se,se||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not h\
ave it."),a("p",{},F("Clear the filters",()=>q({q:"",category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),f&&(f=!1,se&&ee())}function W(){let D=s.comparability.filter(({kind:se})=>se!==
"steps_differ"&&se!=="single_sample");O(M,Br(D))}function K(D,se){let ye=s.control.samples,_e=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;S.hidden=ye===_e&&!Ge;let Pe=Ge&&`${po(Ge)}\
 These rows say “too few steps”. `;if(ye===_e){O(S,Pe);return}let U=D==="total"?"totals cannot be compared directly.":D==="per_call"?"totals would mislead.":"calls and durations are shown per step\
.";O(S,Pe,`The sides have ${C(ye)} and ${V(_e,"sample")} (a sample is one step of one rank), so ${U} `,D==="total"?F("Show per step",()=>q({unit:""}),{class:"link-button"}):F("Show totals",()=>q({unit:"\
total"}),{class:"link-button"}))}function ie(){return d!==r&&mg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,ce()},{class:"\
link-button"})]}function he(D){let{items:se,unit:ye,self:_e}=u,Ge=`${u.order}${n.top}`,Pe=se.slice(0,n.top),U=da(s,`first ${C(Pe.length)} of ${V(s.row_count,"row")}`),X={file:Yo(s),revision:D,zoom:Ge,
caption:U};k.durations.draw({...X,...ug(Pe,ye,_e,s),empty:ie()}),k.counts.draw({...X,...dg(Pe,ye),empty:ie()}),v.drawRest(se.length,Pe.length)}return ce(),w?Pt().then(de):de(),{keys:{search:()=>k.filters.
focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&j("")},update(D){n=jt(D),l=t.newPair?Kl(n):l,ce(),de(),s&&i===
r&&t.settled()},unmount(){p=!0,[g,k.fall,k.operators].forEach(D=>D.stop()),A.unmount(),y.stop(),H(),N.forEach(D=>D.unmount()),k.table.unmount(),k.detail.unmount()}}}var Xg=2,Zc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function uE(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await br(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function dE(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>uE(e,c,b,o))),To(e,n===""?null:n),fn(e)]),[f]=u.filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?
BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:g(f.start-Xg*f.duration),end:g(f.start+(1+Xg)*f.duration)}}function Zg(e,t,n,o){let s=dE(e.id,t,Zc(n));return s.catch(()=>{}),Wr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return $r(e.id,i.number,"",{signal:r,onProgress:o})}})}function ew({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function tw(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var mE=250;function nw(e){return vt({...e,height:()=>mE,make:pE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function fE(e){let[t,n]=Je(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function pE(e,t){let n={...e,
...ew(e)},o=Vt(),{edges:s}=n,r=tw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=n[m].reduce((h,y)=>h+y,0),w=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:gE(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:hE(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(fE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?te("--control"):te("--test")}}])}}}function hE(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${C(e[r][o])}${i>0?`, ${De(100*e[r][o]/i)} of its calls`:""}`;return[`${I(n)} to ${I(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function gE(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var wE=250,ni=.13;function ow(e){return vt({...e,height:()=>wE,make:yE,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function yE(e,t){
let n=Vt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+x,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,h)=>h+f),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=kn(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ni),c("test",ni),l("control",
-ni,"circle"),l("test",ni,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var bE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],sw=(e,t)=>e===null||t===null?null:
e-t,rw=(e,t)=>e>0&&t!==null?100*t/e:null,tu=e=>e>0?"more":e<0?"less":"calm";function nu(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function eu(e,t,[
n,o],s,r,i){let l=sw(o,n),c=i==="new"?"new":i==="gone"?"gone":Ee(rw(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?ke:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ke:s(o))),a("p",{class:`tile-change ${tu(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function kE(e,t){let n=nu(e);return[a("p",{class:"muted op-verdict"},t?po(t):" "),a("div",{class:"tiles"},eu("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
I,be,n.birth),eu("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,C,ot,n.birth),eu("Time per call","Median over all calls",n.perCall,I,be,n.birth))]}function si(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=sw(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${tu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${tu(c)}`},Ee(rw(t,c))))}var oi=(e,t,n)=>si(e,t,I,be,{exact:me,exactDiff:Ye,title:n});function _E(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=nu(e),o=(r,i)=>100*n[r]/t[i].step,s=It(e)?"recording":"step time";return si(`Share of the ${s}`,[o(0,"control"),o(1,"test")],De,r=>r===null?ke:Ee(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; overlapping work counts in full`})}function xE(e,{stepTime:t,row:n}){let o=nu(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"5",scope:"\
colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("td"),["Con\
trol","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),si("Calls",o.counts,C,ot),si("Calls per step",o.callsPerStep,C,ot),oi("Total",o.total),oi("Per step",
o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&oi("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Without the call\
s inside it"),_E(e,t)),a("tbody",{},s("A single call"),bE.map(([i,l])=>oi(l,r(i)))))}function aw(){let e=a("div",{class:"card op-head"}),t=ht("Numbers"),n=a("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"Numbers of this operation"}),o=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
n);return{head:e,table:o,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,kE(s,r.row)),O(n,xE(s,r))}}}var iw=.8,$E=/^aten::.*(mm|linear|conv|attention)/,ou={control:"set",test:"test"};function vE(e,t,n){let o=Object.values(ou).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(o.includes(void 0))
return null;let s=o.map(u=>u.flops_per_step),r=o.map(u=>u.device_time_per_step),i=Object.values(ou).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=o.every((u,d)=>u.calls>=iw*n[d]&&
u.device_time>=iw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:o.map(u=>u.tflops_per_s),calls:o.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var lw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of Object.entries(ou))for(let s of["ranks","steps","marker"]){let r=e[`${n}_${s}`];r&&r!=="all"&&t.set(`${o}_${s}`,r)}return t};function ri(e,[
t,n],o,s,r){let i=t===null||n===null?null:n-t;return a("tr",{},a("th",{scope:"row"},e),[t,n].map(l=>a("td",{class:"num",title:r?.(l)},o(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Ee(100*i/t):""))}var cw=(e,t,n)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${n>0?"more":"less"}`,title:Ye(n)},be(n)),a("td")),SE=e=>e===null?
ke:`${nn(1e12*e)}FLOP/s`,EE=e=>`${Xn(1e12*e)}FLOP/s`;function TE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},ri("FLOPs per step",e.flops,nn,Xn),ri("Device time per step",e.device,I,be,me),e.more!==null&&[cw(
"due to more work","What the change of FLOPs would take at the speed of the control",e.more),cw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ri("Achieved",e.speed,SE,
EE),e.calls.some((n,o)=>n!==t[o])&&ri("Calls with known FLOPs",e.calls,C,ot)))}function uw(){let e=a("div",{class:"op-work-body"}),t=ht("Work"),n=a("section",{class:"card op-table-card op-work","aria-\
label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),o="",s=null,r=i=>O(e,a("p",{class:"muted small op-work-none"},i));return{node:n,sql:t,
async draw(i,l){let c=l.category==="cpu_op"&&$E.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";n.hidden=!c;let u=c?`${lw(i)} ${l.name}`:"";if(u===o||(s?.abort(),s=new AbortController,o=u,
!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Oo("work",lw(i),{signal:s.signal});if(o!==u)return;let f=vE(m,l.name,d);f?O(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},TE(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{o===u&&(r("Its FLOPs co\
uld not be loaded."),o="")}},stop:()=>s?.abort()}}var ai=12;function dw(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=ht("What launches it, or what it launches"),s=dt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,o.node)),n,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),n.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by,b=w.unit==="per_step"?[h.control.samples,h.test.samples]:[1,1];O(r,g.length===0?m(y):f(g,b,y)),O(i,g.length>ai&&!c&&F(`Show all ${C(g.length)}`,()=>{c=!0,d(w),r.
querySelectorAll("tbody tr")[ai].querySelector("a")?.focus()},{class:"link-button"})),i.hidden=g.length<=ai||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device wo\
rk.":"The trace does not say what launched it.")}function f(w,h,y){let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":
"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","\
Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:
ai).map(b=>p(b,h,g))))}function p(w,[h,y],g){let b=[w.control_counts/h,w.test_counts/y],x=[w.control_total_duration/h,w.test_total_duration/y],$=h===y?w.diff_duration/h:x[1]-x[0],k=$>0?" more":$<0?" l\
ess":"",M=b[1]-b[0],S=w.control_counts===0?"new":w.test_counts===0?"gone":Ee(x[0]>0?100*$/x[0]:null);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a("span",{class:"muted"},
"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.shapes},w.shapes??"–"),
a("td",{class:"num wide-only"},C(b[0])),a("td",{class:"num wide-only"},C(b[1])),a("td",{class:`num wide-only${M>0?" more":M<0?" less":""}`},ot(M)),a("td",{class:"num roomy-only",title:me(x[0])},w.control_counts>
0?I(x[0]):"–"),a("td",{class:"num roomy-only",title:me(x[1])},w.test_counts>0?I(x[1]):"–"),a("td",{class:`num strong${k}`,title:Ye($)},be($)),a("td",{class:`num${k}`},S))}return{node:l,sql:o,draw:d}}function mw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var fw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
su={path:"/compare/op",name:"Operation",mount:(e,t)=>OE(e,t)};function OE(e,t){let n=_s(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=dt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],ee=>S({bins:ee},{replace:!0})),m={sides:os(S),numbers:aw(),work:uw(),histogram:nw(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:ow({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(N(...ee))}),heat:Ua({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(N(...ee))}),grid:za(),related:dw({onUnit:ee=>S({unit:ee}),href:({name:ee,category:ae})=>Ut({...n,row:Ot(ee,ae)})}),stack:mw()},
f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),g=a("div",{class:"messa\
ge"}),b=AE(ee=>S({heat:ee},{replace:!0})),x=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"\
op-header"},w,h,y),m.sides.node,g,$));let k=Mt({context:t,results:$,message:g}),M=yt(()=>f.forEach(ee=>ee.retheme()));function S(ee,{replace:ae=!1}={}){t.go(Ut({...n,...ee}),{replace:ae})}function v(){
let ee=ne=>Hn(ne,n,o,s),ae=`${ee("control")} → ${ee("test")}`,B=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${B.slice(0,80)} · ${ae}`),O(w,a("bdi",{},B)),O(h,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",n.use_short_name&&" · short name: all operations of this name together");let J={...jt(""),...L(),exclude:[bt],op:n.row};O(p,a("a",{href:t.lastCompare(pt(n))??$t(J)},`←\
 ${ae}`))}function N(ee,ae){return Kr(n,ee,ae,s)}function L(){let{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:ne,test_steps:de,control_marker:qe,test_marker:Y,use_short_name:oe,merge_addresses:ce,
aliases:Q}=n;return{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:ne,test_steps:de,control_marker:qe,test_marker:Y,use_short_name:oe,merge_addresses:ce,aliases:Q}}async function T(){let ee=[
n.control,n.test].filter(B=>B!=="");if(ee.every(B=>o&&Ke(o,B)))return;let ae=await gt(ee).catch(()=>[]);u||(o=ae,H())}function R(ee){i=ee,k.ask(ae=>wr(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(ee).
get("row"),k.say(null),Se(`${ae.name}: ${I(ae.calls.control.total)} to ${I(ae.calls.test.total)}.`),H()},ae=>{s=null,k.say(A(ae)),H()})}async function _(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let B=await nt(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=B,l.byKey=im(B),H()}catch{}}
function A(ee){let ae=ee.code==="unknown_operation",B=["control_ranks","test_ranks","control_steps","test_steps"].filter(J=>n[J]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},B.length>0&&F("Use all ranks and steps",()=>S(Object.fromEntries(B.map(J=>[J,"all"]))),{class:"primary"}),B.length===0&&!ae&&F("Try again",()=>R(no(n).toString()),{class:"primary"})," ",a("a",{href:$t(
{...jt(""),...L()})},"All operations of this comparison")))}function H(){if(u)return;v();let ee=n.control!==""&&n.test!==""&&n.row!=="",ae=no(n).toString();ee?ae!==i&&(s&&r!==n.row&&(s=null),k.say(null),
R(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:fe("/compare")},"Compare page"),"."))));let B=pt({...n,use_short_name:!1}).
toString();ee&&B!==l.key&&_(B),m.sides.draw(n,o,s),$.toggleAttribute("data-skeleton",ee&&!s),s&&q()}function q(){let ee=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(
s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,B=i,J=n.use_short_name?void 0:ul(l.byKey?.get(ys(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:J}),Ne(ae,B),Ue(ae,B),m.
work.draw(n,s),Lg(n,s,m),m.related.draw({answer:s,unit:ee,revision:B}),m.stack.draw(s.stack,pe),O(y,F("Copy the name",()=>Qt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Qt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Fo(n,s)},"Show in the timeline"),a("a",{href:ad(no(n)),download:`${ae}.json`},"JSON"),["control","test"].map(le))}let j=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function le(ee){let ae=o&&Ke(o,n[ee]);if(!ae||Zc(s.samples[ee])===void 0)return null;let B=`slowest call, ${ee}`;if(On(ae)!=="")return a("span",{class:"\
muted small",title:On(ae)},`Perfetto: no trace of the ${ee}`);let J={name:s.name,names:j(ee),marker:n[`${ee}_marker`],shortNames:n.use_short_name},ne=F(`Perfetto: ${B}`,async()=>{ne.disabled=!0;try{await Zg(
ae,J,s.samples[ee],de=>Se(`Loading ${Te(de)}`))}catch(de){Me(de.message,{urgent:!0})}finally{ne.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return ne}function pe({name:ee,category:ae}){let B=l.byKey?.get(ys(ee,ae));return B&&{diff:B.diff_per_step,href:Ut({...n,use_short_name:!1,row:B.
id})}}function Ne(ee,ae){let{edges:B,control:J,test:ne}=s.histogram,de=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:B,control:J,test:ne,file:ee,revision:`${ae}#${n.bins}`,
share:n.bins==="share",perStep:de[0]===de[1]?null:de,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)} in the control, ${C(s.calls.test.count)} in the test`,empty:B.
length===0?"No calls to draw.":""})}function Ue(ee,ae){let{control:B,test:J}=s.samples,ne=_a(B,J),de=Bs(ne,E=>E.total_duration),qe=E=>s.calls[E].count===0,Y=de.control.map(E=>E.map(()=>null));m.points.
draw({rows:ne.rows,columns:ne.columns,kind:"time",file:ee,control:qe("control")?Y:de.control,test:qe("test")?Y:de.test,hover:(E,W,K)=>ME(E,ne[E][W][K]),heading:"duration in each step of each rank",revision:ae});
let[oe,ce,Q]=fw[n.heat],re=Bs(ne,ce),z=Q==="time",P={format:z?me:C,formatDiff:z?Ye:ot};b.draw(n.heat),m.heat.draw({rows:ne.rows,columns:ne.columns,...re,...P,kind:Q,file:ee,heading:oe,revision:`${ae}#${n.
heat}`}),m.grid.draw({grid:ne,values:re,title:oe,timeline:N,format:z?I:C,formatDiff:z?be:ot});let G=[ne.ranksByPosition&&"ranks",ne.stepsByPosition&&"steps"].filter(Boolean);x.hidden=G.length===0,x.textContent=
`The sides have different ${G.join(" and ")}; they are paired by position (control / test).`}return H(),T(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=n;
n=_s(ee),ae.row!==n.row&&window.scrollTo(0,0),H(),T()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),M(),f.forEach(ee=>ee.unmount())}}}function ME(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),V(t.counts,"call")]}function AE(e){let t=ue("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},
Object.entries(fw).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function pw(e,t,n){let o=null,s=new Map,r=w=>{let h=e.getBoundingClientRect();return[w.clientX-h.left,w.clientY-h.top]};function i(w){let h=w.ctrlKey||w.metaKey||n(),y=w.deltaMode===1?16:1,g=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(g)>Math.abs(w.deltaY))w.preventDefault(),t.pan(g*y);else if(h){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[h,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,h),o={id:w.pointerId,x:h,y,from:h,measures:w.shiftKey,moved:s.size>1}}function c(w,h){
let y=[...s.values()];s.set(w.pointerId,h);let g=[...s.values()],b=([x,$])=>Math.max(20,Math.abs(x-$));t.zoom((g[0]+g[1])/2,b(y)/b(g))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(o=null,delete e.dataset.drag);let[h,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,h);return}if(!o||o.id!==w.pointerId){t.hover(h,y,w);return}!o.moved&&Math.hypot(h-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-y)),[o.x,o.y]=[h,y])}function d(w){if(s.delete(
w.pointerId),!o||o.id!==w.pointerId)return;let[h,y]=r(w),{moved:g,measures:b,from:x}=o;o=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&g?t.measure(x,h,!0):g||t.pick(h,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let h=m[w.key.length===1?w.key.toLowerCase():
w.key];h&&(w.preventDefault(),w.stopPropagation(),h())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,h]of Object.entries(p))e.addEventListener(
w,h,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,h])=>e.removeEventListener(w,h))}function ru({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)RE(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function RE(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function CE(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function nr(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=CE(l,r[t],d,n);m<d;m+=1){let f=i[m];if(c[f]>=
o)return;u[f]>n&&s(f)}}function hw(e,t,n,o=0){let s=-1,r=1/0;return nr(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function au(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var ii=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function gw(e){let[t,n,o]=ii(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function li(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var LE={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},NE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,or=e=>String(e).replace(NE,"").replace(/[&<>"]/g,t=>LE[t]),sr=e=>String(Math.round(e*100)/100);
function ww(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?sr(f):or(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${or(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${or(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${sr(i)}" height="${sr(l)}"\
 viewBox="0 0 ${sr(i)} ${sr(l)}" font-family="${or(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${or(c)}"/>${t.join("")}</svg>`}}}var ci=(e,t,n)=>Math.min(Math.max(e,t),n);function ko({from:e,to:t},n,o=0){let s=n.to-n.from,r=ci(t-e,Math.min(o,s),s),i=(e+t)/2,l=ci(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function iu(e,t,n,o,s=0){
let r=o.to-o.from,i=ci((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return ko({from:c,to:c+i},o,s)}function lu(e,t,n){let o=e.to-e.from,s=ci(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function yw(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function bw({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Cn=22,PE=22,ui=4;function kw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var rr=new Map;function IE(e){return rr.has(e)||(rr.size>500&&rr.clear(),rr.set(e,gw(e))),rr.get(e)}function DE(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=IE(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=PE){let d=au(o.text(t),i-2*ui,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let f=4;for(let p of d)f+=o.widthOf(
p);e.box(s+ui-2,r+1,Math.min(f,i-ui),l-2,c)}e.words(s+ui,m,d,u)}}}function BE(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return nr(o,t,s.from,s.to,f=>{let p=Math.max(
0,(o.start[f]-s.from)*r),w=Math.min(i,(o.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let h=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),DE(e,f,{x:p,y:n,width:h,height:c},l),m+=1,d=
h<=1?p+1:w}),u&&e.alpha(1),m}function _w(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=bw(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,Cn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Cn-5,u,Cn,s.border),u<n-30&&e.words(u+3,Cn-8,o(c,i),s.muted)}e.line(0,Cn-.5,n,Cn-.5,s.border)}function xw(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(n.rows-1,Math.ceil((r-l)/i));qE(e,c,t);let w=u.highlight?{keep:u.highlight}:null,h={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let g=f;g<=p;g+=1)y+=BE(e,g,l+g*i,h);return WE(e,t,m),y}function qE(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=au(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function WE(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),f=Math.min(t.width+2,(d[i]-t.view.from)*n);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var mi=12,di=17,FE=8e3,HE=15,jE=12;function UE(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var $w=(e,t)=>e.flatMap((n,o)=>Wn(n,Math.floor((t-2*mi)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function vw(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(mi,n+di*r,o,te(s?"--text":"--muted"),{size:s?HE:jE,bold:s})})}function fi(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=$w(e,n),r=t.map(d=>$w(d.lines,
n)),i=10+di*s.length+mi,l=t.map((d,m)=>{let f=i+di*r[m].length;return i=f+d.height+mi,f}),c=Math.min(i,FE),u=d=>{vw(d,s,22),t.forEach((m,f)=>{vw(d,r[f],l[f]-di*r[f].length+12),m.paint(UE(d,0,l[f]))})};
return{width:n,height:c,svg(){let d=ww(o);return u(d),d.text(n,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=li(m,o);return f.box(0,0,n,c,te("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function pi(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ja(o,`${n}.${t}`)}var zE=160,GE=3,YE=matchMedia("(prefers-reduced-motion: reduce)"),Sw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),uu={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function hi(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,y=li(w,h),g=c?Cn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:kw(h),colours:Sw()},
x=uu,$=ru(uu),k=[],M=0,S={from:0,to:1},v={from:0,to:1},N={hover:-1,select:-1,highlight:null},L=0,T=null,R=0,_=0,A=0,H=()=>(v.to-v.from)/Math.max(1,R),q=z=>v.from+z*H(),j=()=>g+M*n;function le(){R=p.clientWidth,
f.style.height=`${j()}px`,_=Math.min(p.clientHeight,j());let z=globalThis.devicePixelRatio||1,[P,G]=[Math.round(R*z),Math.round(_*z)];(m.width!==P||m.height!==G||A!==z)&&([m.width,m.height,A]=[P,G,z],
m.style.width=`${R}px`,m.style.height=`${_}px`)}function pe(){L===0&&(L=requestAnimationFrame(Ne))}function Ne(z){if(L=0,T){T.since??=z;let G=(z-T.since)/zE;v=yw(T.from,T.to,G);let E=G<1;E?pe():T=null,
r(v.from,v.to,E)}let P=performance.now();if(le(),R>0&&_>0){w.setTransform(A,0,0,A,0,0);let G=ae(ee(),{width:R,height:_,top:g-p.scrollTop});m.dataset.drawn=String(G)}m.dataset.drawMs=(performance.now()-
P).toFixed(2)}let Ue="";function ee(){let z=`${m.width} ${m.height} ${A}`;return z!==Ue&&(Ue=z,y.forget()),y}function ae(z,{width:P,height:G,top:E}){let{colours:W}=b;z.box(0,0,P,G,W.surface);let K=xw(
z,{index:$,view:v,width:P,height:G,rowHeight:n,top:E,bands:k,marks:N,how:b,rowOf:he=>x.row[he]}),ie=P/(v.to-v.from);return d?.(z,{x:he=>(he-v.from)*ie,y:he=>E+he*n,width:P,height:G,view:v}),g>0&&_w(z,
{view:v,width:P,format:c,colours:W}),K}function B(z,P=!1){T=null,!(z.from===v.from&&z.to===v.to)&&(v=z,r(v.from,v.to,P),pe())}function J(z){let P=ko(z,S,u);YE.matches?B(P):(T={from:v,to:P,since:null},
pe())}let ne=()=>T?.to??v;function de(z,P){let G=Math.floor((P-g+p.scrollTop)/n);return P<g||G<0?-1:hw($,G,q(z),GE*H())}function qe(z,P){z!==N.hover&&(N.hover=z,m.style.cursor=z>=0?"pointer":"",pe()),
o(z,P)}let Y=pw(m,{zoom:(z,P)=>B(iu(v,q(z),P,S,u)),pan:z=>B(lu(v,z*H(),S)),scroll(z){p.scrollTop+=z},hover:(z,P,G)=>qe(de(z,P),G),leave:()=>{N.hover>=0&&qe(-1,null)},pick:(z,P,G)=>s(de(z,P),G),measure:(z,P,G)=>i?.(
...[q(z),q(P)].sort((E,W)=>E-W),G),slide(z){let P=ne();J(lu(P,z*(P.to-P.from),S))},glide(z){let P=ne();J(iu(P,(P.from+P.to)/2,z,S,u))},fit:()=>J(S),enter:()=>{N.select>=0&&s(N.select,null)},own:l},()=>t.
wheel==="free");p.addEventListener("scroll",pe,{passive:!0});let oe=new ResizeObserver(pe);oe.observe(p);let ce=()=>{b.colours=Sw(),pe()},Q=matchMedia("(forced-colors: active)");Q.addEventListener("ch\
ange",ce);let re=yt(ce);return{node:m,set(z){let P=x===uu;x=z,$=ru(z),k=z.bands??[],M=Math.max($.rows,z.rows??0);let[G,E]=[z.from??1/0,z.to??-1/0];if(z.from===void 0||z.to===void 0)for(let K=0;K<z.length;K+=
1)G=Math.min(G,z.start[K]),E=Math.max(E,z.end[K]);S=E>G?{from:G,to:E}:{from:0,to:1},N.hover=-1,N.select=-1,N.highlight=null;let W=P?{...S}:ko(v,S,u);f.style.height=`${j()}px`,T===null&&(v=W),pe()},view(z,P,G=!1){
G?B(ko({from:z,to:P},S,u)):J({from:z,to:P})},index:()=>$,current:()=>({...v}),goal:()=>({...ne()}),extent:()=>({...S}),select(z){N.select=z,z>=0&&this.reveal(x.row[z]),pe()},highlight(z){N.highlight=z===
null?null:new Set(z),pe()},point(z){N.hover=z,pe()},follow(z,P,G=!1){T=null,v={from:z,to:P},G?(cancelAnimationFrame(L),Ne(0)):pe()},place(z){return this.placeOf({start:x.start[z],end:x.end[z],row:x.row[z]})},
placeOf({start:z,end:P,row:G}){let E=m.getBoundingClientRect(),W=(z-v.from)/H(),K=(P-v.from)/H(),ie=g+G*n-p.scrollTop;return K<0||W>R||ie<g-n||ie>_?null:{left:E.left+Math.max(0,W),right:E.left+Math.min(
R,K),top:E.top+ie,bottom:E.top+ie+n}},redraw:pe,showAxis(z){g=c&&z?Cn:0,pe()},reveal(z){let P=z*n;(P<p.scrollTop||P+n+g>p.scrollTop+p.clientHeight)&&(p.scrollTop=P-p.clientHeight/2)},whole:z=>({height:j(),
paint:P=>ae(P,{width:z,height:j(),top:g})}),picture(z){return fi(z,[{lines:[],...this.whole(Math.max(R,600))}],Math.max(R,600))},destroy(){cancelAnimationFrame(L),Y(),re(),Q.removeEventListener("chang\
e",ce),oe.disconnect(),p.remove()}}}var is=8,KE=.004;function Ew(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(yn(o,t))),0)}var Zt=(e,t)=>e.verdict[t]==="no_difference_found";function Tw(e,t,n){let o=yn(e,t);if(!(n>0)||Math.abs(
o)<KE*n||Zt(e,t))return 0;let s=Math.max(1,Math.round(is*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(is,s)}function Ow(e,t,n){let[o,s]=[ii(e),ii(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var un={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},ls=e=>e!=="calls",kt=(e,t)=>ls(t)?I(e):C(Number(e.toFixed(2))),qt=(e,t)=>e===null?"–":ls(t)?be(e):ot(Number(e.toFixed(2))),gi=(e,t)=>ls(t)?
me(Number(e.toFixed(3))):C(e),cs=(e,t)=>e===null?"":ls(t)?Ye(Number(e.toFixed(3))):ot(e),VE={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},JE={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},_o=e=>VE[e.sort]??e.sort,xo=e=>JE[e.status]??"",Aw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",QE=e=>e.sides.every(t=>t.steps.length===0),$n=e=>QE(e)?"per recording":"per step";function wi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(uo(e));return t?`${t[2]}\
 · ${t[1]}`:uo(e)}var St=e=>[uo(e),mo(e)].filter(Boolean).join(" "),XE=e=>/ #\d+$/.test(uo(e));function Rw(e){let t=bn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||XE(o)):t.slice(-1)}function Cw(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Ho(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}var ZE=.005;function Lw(e,t){let n=e.here[t],o=ls(t)?I(Math.abs(n)):C(Number(Math.abs(n).toFixed(2)));if(ls(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-n)>ZE*Math.abs(
n)?"itself ":""}takes ${o} ${n>0?"more":"less"}`}return n>0?`is called ${o} times more`:`is called ${o} times less`}var du=(e,t)=>t>0?100*e/t:null;function Nw(e,t){let[n,o]=e.root.total[t];return{from:kt(
n,t),to:kt(o,t),change:qt(o-n,t),percent:Ee(du(o-n,n))}}function Pw(e,t){let[n,o]=e.root.total[t];return n===o?"±0":n>0?Ee(du(o-n,n)):"new"}function Iw(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,
only_here_device:i})=>du(i,r)),o=r=>De(r);if(t===null&&n===null)return"";if(!(t>0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of \
the test is in frames without a partner on the other side.`}var Mw=e=>e.map(t=>`“${t}”`).join(" and ");function Dw(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Mw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.
push(`${Mw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return o}function Bw(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${qt(c-
l,i)})`:`${s}: ${kt(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(
0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Ln=e=>e>0?"mo\
re":e<0?"less":"calm",qw=(e,t)=>qt(yn(e,t),t);var eT=20,tT=.62,Ww={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function nT(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Ow(te("--surface-sunk"),te(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",tT*(.12+.88*(Math.abs(n)/is))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(Ww[n]??"--noise-fill",.45)}}function oT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){O(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[_o(t),xo(t),Zt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),Bw(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Fw(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=oT(),l=nT(),c=ht("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),d=null,m=null,
f=0,p=N=>d.tree.frames[m.frame[N]],w=hi(s,{rowHeight:eT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:N=>y(p(N)),onHover(N,L){N<0||!L?i.hide():i.show(p(N),d,L)},onPick:N=>N>=0&&e.onPick(p(N)),onKey:x}),h=yt(()=>{l.forget(),k(),w.redraw()}),y=N=>d.tree.pair&&!Ho(N)&&N.sort!=="rest";function g(N){
let L=p(N);return d.tree.pair?Zt(L,d.measure)?l.noise():l.change(Tw(L,d.measure,f)):l.sort(L.sort)}function b(N){let L=p(N);return`${L.status==="replaced"?"⇄ ":""}${[wi(L),mo(L)].filter(Boolean).join(
" ")}${d.tree.pair?` ${qw(L,d.measure)}`:""}`}function x(N){let L=d?.selected;if(!L)return!1;let T=L.parent?.children.filter($)??[],R=T.indexOf(L),_=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],H={ArrowUp:()=>L.
parent,ArrowDown:()=>L.children.filter($).reduce((j,le)=>!j||_(le)>_(j)?le:j,null),ArrowLeft:()=>T[R-1],ArrowRight:()=>T[R+1]}[N.key];if(!H)return!1;let q=H();return q&&e.onMove(q),!0}let $=N=>m.place[N.
at]>=0;function k(){if(!d)return;let N=(T,R,_="")=>a("li",{class:`key ${_}`,css:{"--key-fill":T}},R);if(!d.tree.pair){let T=new Set(d.tree.frames.map(({sort:R})=>R));O(o,Object.keys(Ww).filter(R=>T.has(
R)).map(R=>N(l.sort(R),_o({sort:R}))));return}let L=T=>`full colour: ${qt(T,d.measure)}`;O(o,N(l.change(is),`takes more (${L(f)})`),N(l.change(-is),`takes less (${L(-f)})`),N(l.change(0),"hardly chang\
ed"),d.tree.frames.some(T=>Zt(T,d.measure))&&N(l.noise(),"not certain"),d.tree.frames.some(y)&&N("var(--muted)","on one side only","key-hatched"))}function M(){let N=bn(d.zoomed);O(n,N.map((L,T)=>[T>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),T===N.length-1?a("b",{class:"mono","aria-current":"true"},St(L)):F(St(L),()=>e.onZoom(L),{class:"link-button mono"})]))}function S(N){d&&m.length>
0&&pi(w.picture([`Flame graph, ${un[d.measure][0]} ${$n(d.tree)}`,...d.lines,v(),`made ${ft(new Date().toISOString())}`]),N,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${qt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${V(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(N){let L=d?.revision!==N.revision,T=!L&&d.judged!==N.judged,
R=L||d.zoomed!==N.zoomed;if(d=N,L){i.hide(),m=sf(d.tree,d.measure,d.width),f=Ew(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${un[d.measure][0]} to d\
raw.`;let A={both:"",control:", width: control",test:", width: test"};t.textContent=`${un[d.measure][0]} ${$n(d.tree)}${d.tree.pair?A[d.width]:""}`}T&&(k(),w.redraw());let _=m.place[d.zoomed.at]??-1;R&&
_>=0&&w.view(m.start[_],m.end[_],L),M(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(A=>m.place[A.at]).filter(A=>A>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function Hw(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function jw(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var sT=250,rT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
aT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],iT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function lT(e,t){
let n=ue("tree-search"),o=a("span",{class:"muted small tree-found"}),s=Qe(sT,()=>e(r.value.trim())),r=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),r,i,o),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){o.textContent="";return}let[m,f]=jw(c,d);o.textContent=c.length===0?"No frame matches.":`${V(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(f,d)} (${qt(f-m,d)})`:kt(
m,d)}`}}}function Uw({onChange:e,onStep:t}){let n=new Map(co.map(f=>[f,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},co.map(f=>{let p=n.get(f);return p.button=F("",()=>e({by:f,rows:[]}),{title:un[f][2],"aria-pressed":"false"}),p.button.append(un[f][1]," ",p.change),p.button})),s=dt("Width of the frames",rT,f=>e(
{width:f})),r=dt("How frames are put together",aT,f=>e({frames:f,rows:[],open:[],zoom:""})),i=dt("What makes frames",iT,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=dt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=lT(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,h){
for(let[y,g]of n){g.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Pw(p,y):"";O(g.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,h,p,w)}}}var mu=12,fu=8,cT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function zw({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(h,y)=>r.pair?a("a",{href:Ut({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",x=!1){let[$,k]=y,M=S=>a("td",{class:"num",title:gi(S,g)},kt(S,g));return a("tr",{},a("th",{scope:"row",title:b,class:x?
"inner":null},h),M($),r.pair&&M(k),r.pair&&a("td",{class:`num strong ${Ln(k-$)}`,title:cs(k-$,g)},qt(k-$,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[$n(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":nn(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":Xn(h[1]-
h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"What the change of FLOPs would take at the speed of the control":"What the change of calls would take if each took as long as \
in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${g}, by ${h.
by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Ln(h[y])}`,title:cs(h[y],"device")},qt(h[y],"device"))))}function m(h){let y=h.here.device;return a("table",{class:"detail-table"},
a("caption",{class:"visually-hidden"},`Figures of the frame, ${$n(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched by itself",h.ownOf.device,"devi\
ce","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.ownOf.host,"host","Without the\
 frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time and of the frames below it that \
only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Ln(y)}`,title:cs(y,"device")},qt(y,"device")))))}function f(h){let y=[...h.kernels].sort((g,b)=>Math.abs(b.device[1]-
b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},h.opened||h.instances>1?`Ke\
rnels of all ${C(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,mu).map(({name:g,device:b,counts:x})=>{let $=l("",b,"device");return O($.firstChild,a("span",{class:"mono kern\
el-name"},i(g,cT(g)))),$.firstChild.title=`${g}
${kt(x[0],"calls")}${r.pair?` → ${kt(x[1],"calls")}`:""} calls`,$}),y.length>mu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-mu)} more`))))}function p(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,fu).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>fu&&a("tr",{},a("td",{class:"muted"},`${C(h.shapes.length-fu)} more`))))}function w(h,y){let g=h.sort==="operator"&&r.pair,b=h.names[1]??h.names[0];return a("\
p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${C(h.instances)} instances`,()=>t(h),{class:"link-button"}),h.parent&&h.children.length>0&&F("Zo\
om to it",()=>n(h),{class:"link-button zoom-button"}),g&&a("a",{href:Ut({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(b,"cpu_op")})},"Open this operation"),g&&a("a",{href:Fo(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Qt(uo(h),"Name copied."),{class:"link-button"}))}return{node:s,draw(h,y,g){r=h;let b=bn(y).slice(1,-1),x=b.filter(
({sort:k})=>k!=="python"),$=x.length>0?x:b.slice(-4);O(o,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[_o(y),xo(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(k=>Zt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(St).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),f(y),p(y))}}}var uT=5;function Gw(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=Cw(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Lw(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"Frames without a partner directly below ",F(St(c),()=>e(c),
{class:"link-button mono tree-name"}),Rw(c).map((f,p)=>[p===0?" in ":" › ",F(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Ln(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),Zt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=Nw(l,c),[,w]=un[c],[h,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${w} ${$n(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Ln(y-h)}`},f,h>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let g=jo(l,c,uT);O(n,g.map(M=>i(l,M,
c))),n.hidden=g.length===0;let b=Iw(l),x=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some(M=>M<4)&&"Fewer than 4 samples on a side: changes cannot be told from noise, so all are coloured as meas\
ured.";O(o,Dw(l,u).map(M=>a("p",{class:"notice"},M)),[b,k,x,$].filter(Boolean).map(M=>a("p",{class:"muted"},M)))}}}var Nn=28,dT=150,Yw=12,Kw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],mT=[["Frame","c-frame",Kw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Vw(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>dT;function w(){let _=c.tree.pair?Kw:mT,A=`${un[c.
measure][1]} ${$n(c.tree)}`;O(o,_.map(([,H])=>a("col",{class:H}))),O(t,a("tr",{},_.map(([H,q,j],le)=>a("th",{scope:"col",class:q,title:le===0?j:`${A}: ${j}`},H)))),i.firstChild.colSpan=_.length,l.firstChild.
colSpan=_.length}function h({frame:_,level:A,open:H,leaf:q}){let j=_.instances>1&&_.sort==="module"&&!_.opened&&c.canOpen,le=Aw(_),pe=_.instances===_.parent?.instances?"":mo(_);return a("th",{scope:"r\
ow",class:"c-frame",title:[St(_),..._.above??[],_o(_),xo(_),_.through.length>0&&`below ${_.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(A-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${q?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},H?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(_.sort)?" plain":""}`},a("bdi",{},wi(_))),j?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${_.instances} instances`},
mo(_)):pe&&a("span",{class:"muted count"},pe),_.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${_.above.join(", ")}`),le&&a("span",{class:`status-mark status-${_.status}`},a("span",{"ar\
ia-hidden":"true"},le),a("span",{class:"visually-hidden"},` ${xo(_)}`))))}function y(_,A=""){return a("td",{class:`num c-time ${A}`,title:gi(_,c.measure)},kt(_,c.measure))}function g(_,A,H){return a("\
td",{class:`num c-time ${A} ${Zt(H,c.measure)?"calm":Ln(_)}`,title:[cs(_,c.measure),Zt(H,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:A==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
_)/f).toFixed(1)}%`}:{}},qt(_,c.measure))}function b(_){let{frame:A}=_,[H,q]=A.total[c.measure];return c.tree.pair?[h(_),y(H),y(q),g(yn(A,c.measure),"c-diff",A),g(A.here[c.measure],"c-here",A)]:[h(_),
y(H),y(A.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(A.figures.calls[0],"calls"))]}function x(_){let A=c.rows[_],{frame:H}=A,q=[_%2?"odd":"",c.found?.has(H)?"found":"",H.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:q,data:{index:_},tabindex:_===u?"0":"-1","aria-level":A.level,"aria-posinset":A.place,"aria-setsize":A.of,"aria-rowindex":_+2,"aria-expanded":A.leaf?null:
String(A.open),"aria-selected":String(H===c.selected)},b(A))}function $(_=!1){let A=Math.ceil((r.clientHeight||600)/Nn),H=Math.floor(r.scrollTop/Nn),[q,j]=p()?[Math.max(0,H-Yw),Math.min(c.rows.length,
H+A+Yw)]:[0,c.rows.length];if(!_&&q===m[0]&&j===m[1])return;m=[q,j];let le=n.contains(document.activeElement),pe=_?new Map:d;d=new Map;for(let Ue=q;Ue<j;Ue+=1)d.set(Ue,pe.get(Ue)??x(Ue));[[i,q],[l,c.rows.
length-j]].forEach(([Ue,ee])=>{Ue.hidden=ee===0,Ue.style.height=`${ee*Nn}px`});let{scrollTop:Ne}=r;hn(n,[i,...d.values(),l]),r.scrollTop=Ne,le&&(d.get(u)??r).focus({preventScroll:!0})}function k(_,A=!1){
let H=_*Nn,q=r.clientHeight-t.offsetHeight;A&&(H<r.scrollTop||H+Nn>r.scrollTop+q)&&(r.scrollTop=H-q/2),H<r.scrollTop?r.scrollTop=H:H+Nn>r.scrollTop+q&&(r.scrollTop=H+Nn-q),$()}function M(_,A){let H=Math.
max(0,Math.min(c.rows.length-1,_));d.get(u)?.setAttribute("tabindex","-1"),u=H,k(H);let q=d.get(H);q?.setAttribute("tabindex","0"),A&&q?.focus({preventScroll:!0})}function S(_){return c!==null&&c.revision===
_.revision&&c.judged===_.judged&&c.text===_.text&&c.rows.length===_.rows.length&&c.rows.every((A,H)=>A.frame===_.rows[H].frame&&A.open===_.rows[H].open)}function v(_){let A=c.selected!==_.selected;c=_;
for(let[q,j]of d)j.setAttribute("aria-selected",String(c.rows[q].frame===c.selected));let H=c.rows.findIndex(q=>q.frame===c.selected);A&&H>=0&&M(H,!1)}n.addEventListener("click",_=>{let A=_.target.closest(
"tr[data-index]");if(!A)return;let{frame:H,leaf:q}=c.rows[A.dataset.index],j=_.target.closest("[data-act]")?.dataset.act;M(Number(A.dataset.index),!0),j==="instances"?e.onInstances(H):j==="toggle"&&!q?
e.onToggle(H):e.onSelect(H)}),n.addEventListener("dblclick",_=>{let A=_.target.closest("tr[data-index]");A&&!_.target.closest("[data-act]")&&e.onZoom(c.rows[A.dataset.index].frame)});function N({frame:_,
open:A,leaf:H},q){!H&&A!==q?e.onToggle(_):q&&A?M(u+1,!0):!q&&_.parent&&M(c.rows.findIndex(j=>j.frame===_.parent),!0)}n.addEventListener("keydown",_=>{let A=c?.rows[u];if(!A||_.altKey||_.ctrlKey||_.metaKey||
_.target.closest("button"))return;let H=Math.max(1,Math.floor(r.clientHeight/Nn)-3),q={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+H,PageUp:u-H,Home:0,End:c.rows.length-1},j={ArrowRight:()=>N(A,!0),ArrowLeft:()=>N(
A,!1),Enter:()=>e.onZoom(A.frame)," ":()=>e.onSelect(A.frame)},le=_.key in q?()=>M(q[_.key],!0):j[_.key];le&&(_.preventDefault(),le())});let L=0,T=()=>{L===0&&c&&p()&&(L=requestAnimationFrame(()=>{L=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Nn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",T,{passive:!0});let R=new ResizeObserver(T);return R.observe(
r),{node:r,focus:()=>M(u,!0),draw(_){if(S(_)){v(_);return}let A=c?.rows[u]?.frame.key,H=c?.selected?.key!==_.selected.key||c?.revision!==_.revision;c=_,f=c.tree.frames.reduce((j,le)=>Math.max(j,Math.abs(
yn(le,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let q=H?c.selected.key:A;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===q)),$(!0),
H&&k(u,!0)},unmount(){R.disconnect(),cancelAnimationFrame(L)}}}function fT(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var Jw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function pT(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?fT(t)||(Jw(o)>4*Jw(n)?"host":"device"):"device"}async function hT(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(Rt(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await nt(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function Qw(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Bl(await yr(n?"":e.control,zo(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?hT(e,t):null]),l=e.
by||pT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Xw(e,t,n){let o=t==="host"?"host":"device";return{...Bl(await yr(e.test!==""?
"":e.control,zo(e,o,!0),{signal:n})),chosenBy:o}}async function Zw(e,t,n,o=e.frames==="instance"){let s=zo(e,t.chosenBy,o);s.set("significance",n),Km(t,await yr("",s),n)}var gT=8,wT=40;function ey(e,t,n){let o=new Set([e.root]);for(let s of[...jo(e,t,gT),...n.slice(0,wT)])bn(s).slice(0,-1).forEach(r=>o.add(r));return o}function yT(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(yn(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function ty(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=yT(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var ny={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ar={path:"/tree",name:"Tree",mount:(e,t)=>kT(e,t)},bT=e=>$t({...jt(""),...Rt(e),exclude:[bt]});function kT(e,t){let n=Uo(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(B,{replace:J=!0}={})=>!u&&t.go(Bt({...n,...B}),{replace:J}),m=os(B=>d({...B,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:B=>[a("a",{class:"small",href:bT(B)},"Compare"),jc(B)]}),f=Gw(B=>v(B)),p=Uw({onChange:B=>d(M(B)),onStep:T}),w=Fw({onPick:B=>S(B,B),onZoom:B=>S(l.selected,B),onMove:B=>S(B)}),h=Vw({
onSelect:B=>S(B),onZoom:B=>S(B,B),onToggle:N,onInstances:L}),y=zw({pair:()=>Rt(n),onInstances:L,onZoom:B=>S(B,B)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),x=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,x));let $=Mt({context:t,results:x,message:g}),k=Qe(400,Se);function M(B){return B.frames&&l?{...B,node:l.selected.foldKey}:B}function S(B,J){let ne=qe=>qe.at<=B.at&&B.at<qe.end,de=J??
(ne(l.zoomed)?l.zoomed:bn(B).findLast(qe=>ne(qe)&&l.zoomed.at>=qe.at&&l.zoomed.at<qe.end)??l.tree.root);d({node:B.key,zoom:de.key}),k(`${St(B)} is selected.`)}function v(B){S(B)}function N(B){let J=n.
rows.includes(B.key)?n.rows.filter(ne=>ne!==B.key):[...n.rows,B.key];d({rows:J})}function L(B){let J=B.key,ne=n.open.includes(J);d({open:ne?n.open.filter(de=>de!==J):[...n.open,J],rows:n.rows.filter(de=>de!==
J),node:J}),Se(ne?"Folded.":`Its instances are shown below ${St(B)}.`)}function T(B){let J=l?.found??[];if(J.length>0){let ne=J.indexOf(l.selected),de=ne<0?B>0?0:J.length-1:(ne+B+J.length)%J.length;S(
J[de]),Se(`${de+1} of ${J.length}: ${St(J[de])}`)}}async function R(){let B=[n.control,n.test].filter(ne=>ne!=="");if(B.every(ne=>o&&Ke(o,ne)))return;let J=await gt(B).catch(()=>[]);u||(o=J,ae())}function _(){
if(n.control==="")return"";let B=`${n.control} ${zo(n,"device",n.frames==="instance")}`,J=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===B&&(J==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===J)?s.key:`${B} ${J}`}function A(B){r=B,x.dataset.stale="";let[J,ne]=[B.slice(0,B.lastIndexOf(" ")),n.by];$.ask(de=>Qw(n,de),de=>{s={...de,key:B,base:J,first:ne===""},i=null,delete x.
dataset.stale,$.say(null),Se(V(de.tree.frames.length-1,"frame")),ae()},de=>{s=null,l=null,delete x.dataset.stale,$.say(j(de)),ae()})}function H(B){let J=`${s.key} ${B==="host"}`;return i?.key===J?(q(i,
B),i.tree):(i={key:J,tree:null},$.ask(ne=>Xw(n,B,ne),ne=>{i.tree=ne,ae(),q(i,B)},ne=>{i=null,Me(`The instances could not be loaded. ${ne.message}`,{urgent:!0})}),null)}async function q(B,J){let{tree:ne}=B;
if(B.judged??=new Set,!(!ne?.pair||J==="calls"||B.judged.has(J)||ne.samples.some(de=>de<4))){B.judged.add(J);try{await Zw(n,ne,J,B===i||n.frames==="instance")}catch{return}!u&&s&&(s===B||i===B)&&(s.verdicts=
`${s.verdicts??""} ${B===i?"each ":""}${J}`,s.classes=void 0,s.openedFor=void 0,ae())}}function j(B){let J=Object.keys(ny).some(ne=>n[ne]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:B.code}},a("h2",{},"This tree cannot be shown"),a("p",{},B.message),a("p",{},J?F("Use all ranks and steps",()=>d(ny),{class:"primary"}):F("Try again",()=>A(r),{class:"primary"})," ",a("a",{href:fe(
"/")},"Choose other traces")))}let le=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:fe("/")},o?.length===0?"Add traces":"Traces page"),"."));function pe(B){if(n.frames==="class")return s.classes??=Xm(s.tree),s.classes;if(n.frames==="folded"&&n.open.
length>0){let J=H(B);if(J){let ne=n.open.join();return s.openedFor!==ne&&(s.opened=tf(s.tree,J,new Set(n.open)),s.openedFor=ne),s.opened}}return s.tree}function Ne(){let B=n.by||s.measure,J=pe(B),ne=n.
q===""?null:Hw(J,n.q),de=ql(J,n.node)??jo(J,B,1)[0]??J.root,qe=ql(J,n.zoom)??J.root,Y=ey(J,B,[de,...J.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...ne??[]]),oe=new Set(n.rows),ce=ty(
J,B,n.order,re=>Y.has(re)!==oe.has(re.key)),Q=[s.key,B,n.frames,n.width,n.open.join(),J.frames.length].join(" ");return{tree:J,measure:B,width:n.width,found:ne,text:`${n.q} ${n.order}`,selected:de,zoomed:qe,
rows:ce,revision:Q,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Ue(J),file:`tracediff-${J.sides.map(({label:re})=>_t(re)).join("-")}`}}function Ue(B){return[["control","test"].slice(0,B.sides.
length).map((ne,de)=>`${B.pair?`${ne}: `:""}${B.sides[de].label} (${V(B.sides[de].samples,"sample")})`).join(" → ")]}function ee(){let B=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},J=de=>Hn(de,
n,o,B),ne=n.control===""?"Tree":`${J("control")}${n.test===""?"":` → ${J("test")}`} · Tree`;b.textContent=ne,t.setTitle(ne),m.draw(n,o,B)}function ae(){if(u)return;let B=_();if(B===""?($.drop(),[r,
s,l]=["",null,null],$.say(le())):B!==r&&(s||$.say(null),A(B)),ee(),x.toggleAttribute("data-skeleton",B!==""&&!s),!s||s.key!==B){p.draw(n,null,n.by,null);return}l=Ne();let{tree:J,measure:ne,found:de}=l,
qe=[l.revision,l.judged,n.level].join(" ");qe!==c&&(c=qe,f.draw(J,ne,n.level)),p.draw(n,J,ne,de),w.draw(l),w.sql.set(cn(Ag(n,ne),n)),h.draw({...l,found:de&&new Set(de)}),y.draw(J,l.selected,l.canOpen),
q(s,ne)}return ae(),R(),{keys:{search:()=>p.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(B){n=Uo(B),ae(),R(),s&&r===s.key&&t.settled()},unmount(){u=!0,$.unmount(),w.unmount(),h.unmount()}}}var _T={name:"rows",label:"Rows",type:"choice",options:ca,fallback:"steps"};function oy(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,M){t({[k]:M},{replace:l===k}),l=k}function u(k,M,S,v){let N=ue("set"),L=xn({id:N,field:k,none:v,text:i[k],set:Ke(S,i[k])??null,onPick:T=>{l="",n(
{[k]:T?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:N},M),L.node)}function d(k){let M=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,M.checked===k.fallback?"":String(M.checked))}});return s.push({name:k.name,sync(S){M.checked=S===""?k.fallback:S==="true"}}),a("label",{class:"check"},M,k.label)}function m(k){let M=k.type==="o\
perator"?ue("ops"):null,S=k.type==="number",v=a("input",{type:S?"number":"text",list:M,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:S&&"any",min:S&&0,data:{field:k.name},class:M&&
"wide",title:k.title,on:{change:()=>c(k.name,v.value.trim())}}),N=M&&a("datalist",{id:M});M&&(v.addEventListener("input",Qe(150,()=>w(v.value,N))),v.addEventListener("focus",()=>{v.select(),w("",N)}));
let L="";return s.push({name:k.name,sync(T,R){let _=T||M&&R||"",A=v===document.activeElement&&v.value!==L;v.value.trim()!==_&&!(A&&_===L)&&(v.value=_),L=_,S&&(R??null)!==null&&T===""&&(v.placeholder=R)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),v,N)}function f(k){let M=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,M.value===k.fallback?"":M.value)}},Object.entries(
k.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:k.name,sync(S,v){M.value=S||String(v??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),M)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function w(k,M){if(i.set!=="")try{let S=await kr(i.set,k);O(M,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let h=(k,M)=>k?.[M].length>0?st(k[M],3):"";function y(k,M){let[S,v]=["set","test"].map(N=>h(Ke(M,i[N]),k));return i.test!==""&&i[k]===""&&(S!==v||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function g(k,M,S){let[v,N]=["set","test"].map(T=>Ke(S,i[T])),L=(T,R,_)=>p({name:T,label:R,type:"text",placeholder:["all",h(_,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,S)?[L(`set_${k}`,`${M} of A`,v),L(`test_${k}`,`${M} of B`,N)]:[L(k,M,v)]}function b(k){let M=S=>S.some(v=>i[v]!=="");return!M(["steps","set_steps","test_steps"])&&(M(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ke(k,i[S])?.steps.length>0))}let x=k=>`${zl[k].letter} · ${zl[k].name}`;function $(k){let M=i.test!=="";s=[],O(o,u("set",M?x("set"):"Trace set",k),u("t\
est",M?x("test"):"Compare with",k,"none"),g("ranks","Ranks",k),g("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&p(_T),e[i.what].params.map(p))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,M,S={}){i=k;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",M),y("steps",M),b(M),M.map(N=>[N.id,N.label])]);
if(v!==r){r=v;let N=o.contains(document.activeElement)?document.activeElement.dataset.field:null;$(M),N&&o.querySelector(`[data-field="${N}"]`)?.focus()}s.forEach(({name:N,sync:L})=>L(i[N]??"",S[N]))}}}var xT=24,yi=20;function sy(e,t){let n=Array.from(e),o=Math.max(0,n.length-yi),s=t>xT?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+yi).join(""))),s+yi<n.length&&r("split-rest",s+yi))}var ry=200,$T=30;function dn(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:x,what:$})=>[a("dt",{},x),a("dd",{},$)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=ht(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),n)),o,i,l),m=[],f=new Map,p=null,w=e.
limit??20;function h(){if(!p)return m;let x=p.down?-1:1;return[...m].sort(($,k)=>{let[M,S]=[$[p.key]??null,k[p.key]??null];return M===null||S===null?(M===null)-(S===null):x*(typeof M=="number"?M-S:String(
M).localeCompare(String(S)))})}function y(x){let $=p?.key===x.key?!p.down:!!x.number;p={key:x.key,down:$},b(),t.querySelector("[aria-sort] button")?.focus()}function g(x,$,k,M){let S=e.href&&x.link?.(
k,e.parameters??{}),v=x.mono&&typeof M=="string"?sy(M,f.get(x.key)?.get(M)??0):M;if(S||!x.mono||typeof M!="string"||M.length<=$T)return S?a("a",{href:e.href(S)},v):v;let N=F(v,()=>{let L=N.getAttribute(
"aria-expanded")!=="true";N.setAttribute("aria-expanded",String(L)),O(N,L?M:v)},{class:"name-button","aria-expanded":"false"});return N}function b(){O(t,e.columns.map($=>{let k=p?.key===$.key;return a(
"th",{scope:"col",class:$.number&&"num","aria-sort":k&&(p.down?"descending":"ascending")},F(`${$.title}${k?p.down?" ↓":" ↑":""}`,()=>y($),{class:"link-button th-button",title:$.what}))}));let x=new Set;
O(n,h().slice(0,w).map($=>a("tr",{},e.columns.map(k=>{let M=$[k.key],S=k.show(M,$);return S===ke&&k.blank&&x.add(k),a("td",{title:S===ke&&k.blank?k.blank:k.mono?M:k.exact?.(M,$),class:[k.number&&"num",
k.mono&&"mono data-name",k.tone?.(M,$)].filter(Boolean).join(" ")||null},g(k,M,$,S))})))),l.hidden=x.size===0,O(l,[...x].map($=>`${ke} in ${$.title}: ${$.blank}`).join("; "),"."),s.textContent=m.length>
1?C(m.length):"",o.hidden=m.length<=w,O(o,F(`Show ${C(Math.min(ry,m.length-w))} more of ${C(m.length)}`,()=>{w+=ry,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:$}of e.columns.filter(
k=>k.mono))f.set($,ji(m.map(k=>String(k[$]??""))));d.hidden=m.length===0,b()}}}var vT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},ay="http://www.w3.org/2000/svg";function ST(e,t){let n=document.createElementNS(ay,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(ay,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",vT[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function iy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function p(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,x=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?cc:$.map(k=>k.value))}}});return x.checked=h.includes(w.key),a("label",{class:"check line-check"},x,a("span",{
class:"line-mark"},b>=0&&ST(nc(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,ET(w.lines,h).map(([x,$])=>a("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&a("span",{class:"muted"},x),$.map(k=>p(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}f(n,w.start),f(o,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function ET(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...n].
map(s=>[o(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function TT(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function ly(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=TT(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var cy={control:"set",test:"test"};function hy(e){let t=(n,o)=>e[`${cy[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[cy[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function OT(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:zc(hy(e));return n&&`(${n})`}var cr="device\
_type = 'GPU'",hu=["COMPUTATION","COMMUNICATION","MEMORY"],bi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",gu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${hu.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${hu.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${cr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${hu.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,uy=e=>`${gu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,dy=e=>`${gu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,MT=(e,t)=>`${gu(e,bi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,gy=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,AT=(e,t)=>`SELECT side, rank, kind, name, category, ${gy}
FROM events
WHERE ${cr}${bi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,wy=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${cr}${bi(t,"include_memory_kernels")} AND ${e}
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
ORDER BY rank, device, stream, idle_category, side`,ky=(e,t)=>`${yy(e,bi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${by}`,RT=(e,t)=>`SELECT side, rank, count(*) AS count,
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
ORDER BY sum(dur) DESC, side`;function CT(e){let t=Object.entries(hy(e)).map(([n,{ranks:o}])=>{let s=Va(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var lr="side, rank, span, device_type, device",_y=e=>`WITH changes AS (
    ${e}
)
SELECT ${lr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${lr}),
    so_far AS (PARTITION BY ${lr} ORDER BY at_us, row)`,LT=e=>`SELECT ${lr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${_y(e)}
)
GROUP BY ${lr}
ORDER BY rank, span, device_type, device, side`,py={peaks:LT,"memory-curves":e=>`${_y(e)}
ORDER BY side, rank, at_us`},NT={temporal_breakdown:{rows:uy,temporal:uy},comm_comp_overlap:{rows:dy,overlap:dy},kernel_breakdown:{kinds:MT,kernels:AT,over_ranks:wy},idle_time_breakdown:{rows:my,idle:my},
launch_stats:{counts:RT,worst:ir,"launch-cpu_duration":ir,"launch-gpu_duration":ir,"launch-launch_delay":ir,"launch-scatter":ir},user_annotation_breakdown:{rows:fy,annotations:fy}},PT={kernel_breakdown:{
kernels:wy}},IT={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},xy=e=>IT[e]??{},DT={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},BT={queue_length:"stream",memory_bw:"name"},qT=["what","set","test","lines","order","rows"];function WT(e,t,{chart:n,difference:o}){let s=n&&DT[e.what]?.[t]||t,r=Object.entries(e).filter(([l,c])=>c&&
!qT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),o&&r.push(["difference","true"]);let i=s==="series"&&BT[e.what];return`SELECT ${i?`side || ', rank ' \
|| rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Rn(`${l}=${c}`)).join(", ")})`}function FT(e,t,n){if(e.what==="memory"){let r=py[t]&&CT(e);return r?py[t](r):null}let o=n&&PT[e.what]?.[t]||NT[e.what]?.[t],s=o?OT(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var $y=(e,t,{chart:n=!1,difference:o=!1}={})=>(o?null:FT(e,t,n))??WT(e,t,{chart:n,
difference:o});var HT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},wu={path:"/analyse",name:"Analyse",mount:(e,t)=>jT(e,t)};function jT(e,t){let n=Mc(location.search,ut),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(E,W)=>t.go(yo({...n,...E},ut),W),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=oy(ut,{onChange:m,onSet:E=>m({...qa,...E})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),x=a("div",{class:"results analysis-res\
ults"},y,g,b),$=a("h1",{}),k=F("Open in Perfetto …",()=>Fr([n.set,n.test].filter(E=>E!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),M=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,k,M),f,p.node,w,h,x));let S=Mt({context:t,results:x,message:h}),v=yt(()=>c.forEach(E=>E.figure.retheme())),N=E=>rd(n.what,qh(i??n,ut,E)),L=(E,W)=>cn($y(i??n,E,W),{control:n.set,test:n.test},W?.chart?
xy(E):{});function T(){c.forEach(E=>E.figure.unmount()),c=ut[n.what].charts.map(E=>{let W=E.series&&iy({onLines:he=>m({lines:he},{replace:!0}),onWindow:he=>m(he),csv:()=>N("series")}),K=dt("Ranks that\
 are drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],he=>m({order:he,lines:[]},{replace:!0})),ie={chart:E,bar:W,order:K,hidden:new Set,keys:R(E)};return ie.figure=vt({id:E.
id,title:E.title,file:E.id,level:"h2",class:E.half?"half-chart":"",height:he=>E.height(he.places,he.sides),make:(he,D)=>H(he.made(D),ie.hidden),onRelayout:W&&q,onDoubleClick:W&&j,keys:()=>ie.keys.filter(
he=>!ie.hidden.has(he.key)).map(he=>[he.property,he.name]),extra:[a("div",{class:"chart-choice"},A(ie),K.node),W?.node]}),ie}),O(g,c.map(E=>E.figure.node))}let R=E=>(_(E)??(n.test===""?[]:de().map(W=>({
key:W.key,name:`${W.letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(E.legend)?W.key:W.property})),_=({legend:E})=>typeof E=="\
function"?E(de()):E;function A(E){let W=ie=>{let{hidden:he}=E;he.delete(ie)||he.add(ie),he.size===E.keys.length&&he.clear();for(let D of K)D.setAttribute("aria-pressed",String(!he.has(D.dataset.key)));
le(de())},K=E.keys.map(ie=>F(ie.name,()=>W(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return K.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${E.chart.title}: what is drawn`},K)}let H=({data:E,layout:W},K)=>({layout:W,data:E.map(ie=>K.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function q(E,W){let[K,ie]=[
E["xaxis.range[0]"],E["xaxis.range[1]"]];if(Number.isFinite(K)&&Number.isFinite(ie)&&ie>K&&performance.now()-u>500){let he=D=>String(Number(Math.max(0,D*W.per+W.offset).toFixed(3)));m({start:he(K),end:he(
ie)})}}function j(){u=performance.now(),m({start:"",end:""})}function le(E){let W=ut[n.what].charts.filter(D=>typeof D.legend=="function").flatMap(D=>_(D)??[]).map(D=>D.name),K=JSON.stringify([n.what,
n.set,n.test,W]);l!==K&&(T(),l=K);let ie=`tracediff-${E.map(D=>_t(D.label)).join("-")}`,he={...n,shown:s.parameters,href:D=>yo({...n,...D},ut)};for(let D of c)pe(D,E,he,ie)}function pe({chart:E,bar:W,
order:K,hidden:ie,figure:he},D,se,ye){let _e=E.make(D,se),Ge=_e.empty?null:W&&_e.data(600);if(K.node.hidden=!_e.limited,K.press(n.order),he.draw({file:ye,heading:_e.note,made:_e.data,per:Ge?.per,revision:[
r,n.order,...n.lines,...ie].join(" "),offset:Ge?.offset,places:_e.places,sides:D.length,caption:Ne(D),empty:_e.empty??null}),he.sql.set(L(E.id,{chart:!0})),he.node.hidden=!!_e.empty&&(!!_e.isSaid||ne(
D)),W){let Pe=$a(D,E.series,E.ownDevice),U=va(Pe,D,n).keys;W.draw({lines:Pe,chosen:U,styles:Ip(Pe,U,E.panels),start:n.start,end:n.end,two:D.length>1,empty:!!_e.empty}),W.node.hidden=Pe.length===0}}let Ne=E=>[
[E.map(W=>[W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ae(E)].join(". ")];function Ue({name:E,category:W}){let K=(he,D)=>n[`${he}_${D}`]||n[D]||"all",ie=he=>n[`${he}_marker`]||n.marker;
return Ut({control:n.set,test:n.test,row:Ot(E,W),control_marker:ie("set"),test_marker:ie("test"),control_ranks:K("set","ranks"),test_ranks:K("test","ranks"),control_steps:K("set","steps"),test_steps:K(
"test","steps")})}function ee(E){let W=E.length>1;b.hidden=ne(E);let K={href:W?Ue:null,parameters:s.parameters};O(b,ut[n.what].tables.flatMap(ie=>{let he=ly(E,ie),D=vp(ie,he),se=dn({...K,caption:ie.caption,
csv:N(ie.key),sql:L(ie.key),columns:[...W?[HT]:[],...D]});se.show(he);let ye=(s.difference?.[ie.key]??[]).filter(Ge=>D.some(Pe=>Pe.number&&(Ge[Pe.key]??null)!==null));if(ye.length===0)return[se.node];
let _e=dn({...K,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:L(ie.key,{difference:!0}),columns:D.filter(Ge=>!Ge.note&&ye.some(Pe=>(Pe[Ge.key]??null)!==
null)).map(_p)});return _e.show(ye),[se.node,_e.node]}))}function ae(E){let W=E.filter(K=>(K.data.last_step_dropped??[]).length>0);return E.every(K=>K.data.steps!==null)?"The rows of the chosen steps \
count, as in Compare.":ut[n.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":E.every(K=>K.data.all_steps.length===0)?"Without steps\
, all rows count, as in Compare.":W.length>0?`Work that the last step of a rank${W.length<E.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows===
"all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function B(E){let W=ut[n.what],K=E.flatMap(({label:se,
data:ye})=>{let _e=W.host?[]:ye.ranks_without_device_rows??[];return _e.length===0?[]:[_e.length===ye.ranks.length?`${se} has no device work${ye.ranks.length>1?"":` (rank ${ye.ranks[0]})`}: this analy\
sis has nothing to count there. ${fo}`:`${se}: ${_e.length===1?"rank":"ranks"} ${st(_e)} ${_e.length===1?"has":"have"} no device rows.`]}),ie=W.chosen?.({...n,shown:s.parameters}),he=n.rows!==""&&!W.ofSteps&&
E.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${ca.steps}`}),D=ne(E)&&a("p",{},"What the host did is here: ",a("a",{href:yo({...n,what:"\
user_annotation_breakdown",lines:[]},ut)},"annotations"),".");O(y,K.length>0&&a("ul",{class:"notice"},K.map(se=>a("li",{},se))),D,W.notes?.(E),ie&&a("p",{},ie),K.length<E.length&&a("p",{class:"muted s\
mall"},ae(E)," ",he))}let J=({data:E})=>(E.ranks_without_device_rows??[]).length===E.ranks.length,ne=E=>E.every(J)&&!ut[n.what].host;function de(){let E=!!s.test;return[["set","A"],["test","B"]].filter(
([W])=>s[W]).map(([W,K])=>({key:W,letter:E?K:"",label:s[W].label,data:s[W]}))}function qe(E){s=null,r="",delete x.dataset.shown,S.say(E)}function Y(E,W){let K=ut[n.what];s=E;let ie=i===n&&K.instead?.(
n,de());if(ie){i={...n,...ie},oe(W);return}r=W,S.say(null);let he=de();p.draw(n,o,s.parameters),B(he),le(he),ee(he),x.dataset.shown=W,Se(`${K.title} is shown.`)}function oe(E){S.ask(W=>Oo(i.what,Ac(i,
ut),{signal:W}),W=>Y(W,E),W=>qe(a("div",{class:"error-box",role:"alert",data:{code:W.code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:fe("/")},"Choose other t\
races")))))}let ce=()=>`${n.what} ${Ac(n,ut)}`;function Q(){let E=ce();if(s&&r===E){S.drop(),le(de()),t.settled();return}if(n.set===""){S.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();
return}i=n,oe(E)}function re(){let E=ut[n.what],W=K=>n[K]===""?null:Ke(o,n[K])?.label??n[K];O($,E.title),O(w,E.intro),z(),t.setTitle([E.title,[W("set"),W("test")].filter(Boolean).join(" → "),"Analys\
e"].filter(Boolean).join(" · ")),p.draw(n,o,s&&r===ce()?s.parameters:{}),P(),Q()}function z(){let E=[n.set,n.test].map(K=>K!==""&&Ke(o,K)).filter(Boolean),W=E.filter(K=>K.traces_bytes===0);O(M,W.length===
0?"":E.length===1?On(E[0]):W.map(K=>`${K.label}: ${On(K)}`).join(" "))}function P(){f.firstChild||O(f,Object.entries(ut).map(([E,{tab:W,title:K}])=>a("a",{data:{what:E}},W??K)));for(let E of f.children){
let{what:W}=E.dataset;if(E.href=yo({...n,what:W,lines:[]},ut),W!==n.what){E.removeAttribute("aria-current");continue}E.setAttribute("aria-current","page");let K=f.getBoundingClientRect(),{left:ie,right:he}=E.
getBoundingClientRect();(ie<K.left||he>K.right)&&(f.scrollLeft+=ie-K.left-24)}}async function G(){let E=[n.set,n.test].filter(W=>W!=="");try{o=E.length>0?await gt(E):[],o.length===0&&(o=(await Ht("lim\
it=1")).entries.map(({set:W})=>W))}catch(W){O(h,a("div",{class:"error-box",role:"alert"},W.message));return}d||(p.node.hidden=k.hidden=o.length===0,o.length===0?(O($,"Analyse"),t.setTitle("Analyse"),O(
h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):re())}return G(),{keys:{search:()=>p.focus()},update(E){n=Mc(E,
ut);let W=["set","test"].every(K=>n[K]===""||Ke(o??[],n[K]));o?.length>0&&W?re():G()},unmount(){d=!0,S.unmount(),v(),c.forEach(E=>E.figure.unmount())}}}var yu=28,vy=200,Sy=12,UT=400,zT=56;function Pn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function GT(e,t,n){let o=Math.max(1,Math.ceil(
n.length/UT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Pn(n[r][t]).length);return Math.min(zT,s)+3}function YT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Ey(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>vy&&!Un();function w($,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},$.map((M,S)=>{let v=Pn(M);return a("td",{title:v.length>40?v:null,class:M===null?"none":l[S].number?"num":""},v)}))}function h($=!1){let k=Math.ceil((s.clientHeight||600)/yu),M=p()?Math.max(
0,Math.floor(s.scrollTop/yu)-Sy):0,S=p()?Math.min(u.length,M+k+2*Sy):u.length;!$&&M===m&&S===f||([m,f]=[M,S],[[r,M],[i,u.length-S]].forEach(([v,N])=>{v.hidden=N===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${N*yu}px`}),O(n,r,u.slice(M,S).map((v,N)=>w(v,M+N)),i))}function y($){let k=l[$].number;d=d?.at!==$?{at:$,down:k}:d.down===k?{at:$,down:!k}:null;let M=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>M*YT(S[$],v[$])),s.scrollTop=0,g(),h(!0),e.children[$].querySelector("button").focus()}function g(){O(e,l.map(($,k)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>p()&&h());let b=new ResizeObserver(()=>p()&&h());b.observe(s);let x=qo(()=>h(!0));return{node:s,show($,k){l=$.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=k,d=null;let S=l.map((v,N)=>GT(v,N,u)).map(v=>`min(${v}ch, 60cqw)`);O(t,S.map(v=>a("col",{css:{width:v}}))),o.style.minWidth=`calc(${["0px",...S].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>vy),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),x()}}}var _u=50,My=5e3,bu=40,KT=360,vn=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ty=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],VT={control:0,test:1},Ay=e=>e.map(t=>Fe(t)).join("<br>"),JT=(e,t)=>`${e.name}: ${Pn(t)}${e.unit?` ${e.unit}`:""}`;function ku(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?Je(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function xu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Pn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:VT[o]??r})).sort((o,s)=>o.
at-s.at)}var Ry=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function QT(e,t){let{x:n,ys:o,rows:s}=e;return Ds({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:te(vn[i])})),bars:s.slice(0,_u).map(r=>({label:Pn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Pn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Oy(e,t){let n=e.rows.slice(0,My).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=ku(e.x,o(e.x.at)),r=ku(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=xu({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(vn[d%vn.length]),size:u.length>500?4:7,symbol:Ty[d%Ty.length],opacity:.8},line:{color:te(vn[d%vn.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Ay(e.columns.slice(0,12).map(f=>JT(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ry({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function XT(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:bu+1},(i,l)=>{let c=s+(r-s)*l/bu;return l===0?t:l===bu?n:o?Math.exp(c):c})}}function ZT(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function e1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=XT(n),{per:r,axis:i}=ku(e.x,n);return{data:xu(e).map(({name:l,rows:c,at:u},d)=>{let m=ZT(t(c),o),f=te(vn[u%vn.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[o[w]/r,o[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let h=Ay([...l===""?[]:[l],`${Pn(o[w])} t\
o ${Pn(o[w+1])} ${e.x.unit??""}`,C(p)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ry({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var t1={bars:QT,histogram:e1,line:e=>Oy(e,"lines"),scatter:e=>Oy(e,"markers")};function Cy(e,t){let n=e==="bars"?_u:e==="histogram"?1/0:My;return t>
n?`The chart shows the first ${C(n)} of ${C(t)} rows; the table has all.`:""}function $u(e){return e.ys.length>1?e.ys.map((t,n)=>[vn[n],t.name]):e.by?xu(e).map(({name:t,at:n})=>[vn[n%vn.length],t]):[]}
function Ly(e){let t=null,n=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>$u(t),height:o=>o.chart==="bars"?Be(Math.min(_u,o.rows.length),o.ys.length):KT,make:(o,s)=>t1[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var n1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,o1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,s1=["name","short_name","kerne\
l","operator","ended_by"];var en=e=>e.type==="integer"||e.type==="real",Su=e=>en(e)&&!n1.test(e.name);function _i(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(o1.test(e)&&!/count|calls/.test(e)?"µs":"")}var r1=(e,t)=>e.map(
n=>n[t]).filter(n=>typeof n=="number");function ki(e,t,n,o=s=>s){let s=r1(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function Ny(e,t,n){let o=new Set;for(let s of e)
if(o.add(s[t]),o.size>n)break;return o.size}var xi=(e,t)=>e.filter((n,o)=>!Su(n)&&t.length>0&&Ny(t,o,8)<=8);function Py(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===
n&&en(o))?n:""}function a1(e,t){let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Su(i)),o=Math.abs;return(n.find(({at:i})=>ki(t,i,-1))??n.find(({at:i})=>ki(t,i,-1,o))??n.find(({at:i})=>ki(t,
i,1))??n.find(({column:i})=>_i(i.name)!=="")??n[0])?.column.name??""}var vu=(e,t)=>xi(e,t).some(({name:n})=>n==="side")?"side":"";function i1(e,t){let n=e.findIndex((c,u)=>en(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&ki(t,u,1))),o=e.filter((c,u)=>u!==n&&Su(c)),s=(o.find(({name:c})=>_i(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=Py(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":vu(e,t)}}function l1(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(en),s=e.find(({name:c})=>s1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?i1(e,t):null;if(i)return i;let l=a1(e,t);return s&&l!==""&&(s.
name!=="side"||Ny(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Py(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:vu(e,t)}:l===""?n:
{chart:"histogram",x:l,y:"",y2:"",by:vu(e,t)}}var ur=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Iy(e,t,n){let o=l1(t,n),s=t.filter(en),r=s.length===0||n.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=ur(t,e.x,l?void 0:en)?e.x:ur(t,o.x,l?void 0:en)?o.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":ur(t,e.y,en)?e.y:ur(t,o.y,en)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":ur(t,e.y2,en)?e.y2:m?"":o.y2,p=xi(t,
n).map(({name:h})=>h),w=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var c1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],u1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Dy(e){let t=null,n=dt("Kind of chart",c1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=ue("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:h,by:y}=t;e({chart:f,x:p,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[w,h]of n.buttons)h.hidden=!t.kinds.includes(w);let d=u1[t.chart]??{},m=l.filter(en).map(({name:w})=>w),f=xi(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);O(o,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function By(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function qy(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Wy,d1]=[7,26],m1=/ \(at byte \d+\)/;function Fy({onRun:e,onCancel:t,tools:n}){let o=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Wy),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(Wy,Math.min(d1,h))}function f(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:qy(g,By(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(m1,""):h),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Hy=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,jy=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Eu=e=>`SELECT ${e}rank, device, stream, name, start_us,
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
    ${Eu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Eu("")} AND side = 'control'
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
    ${Eu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var f1=100;function zy(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Uy.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>O(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Gy({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Me(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Li(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),o.open=!0,Me(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await dd(p.name)}catch(w){l(w);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Li(p.name,p.statement).catch(l),await f()}}})}function d(p){O(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}sa(s,i,{name:"Name of the query",maxlength:f1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=V(r.length,"query","queries"),O(n,r.map(p=>a("li",{},F(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Ce("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await ud()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f,forgetName:()=>{i=""}}}var Yy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Ky(e){let t=ue("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},F(f.name,()=>e(Yy(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),h=p===""||w?f.columns:f.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(p));if(h.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(g=>[F(`Insert ${g}`,()=>e(Yy(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let f=n.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,f)).filter(Boolean),w=(b,x,$)=>x.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),x),[h,y,g]=[p("view","table"),p("analysis"),p("stored")];O(o,h,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":f===""?"There are no ta\
bles.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,n.title=i?V(i.length,"table"):"",m()},focus:()=>n.focus()}}var p1=60,h1={rows:"there may be more rows",bytes:"the answer would be too long"},Tu={path:"/query",name:"Query",mount:(e,t)=>w1(e,t)};function g1(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function w1(e,t){let n=Uc(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,re)=>t.
go(Ya({...n,...Q}),re),f=Q=>Ka(Q).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Gy({onPick:Ne,statement:()=>h.value()}),h=Fy({onRun:()=>Ne(h.value()),onCancel:Ue,tools:w.save}),
y=zy(Q=>{w.forgetName(),Ne(Q)}),g=Ky(Q=>h.insert(Q)),b=a("p",{class:"result-summary"}),x=Dy(Q=>m(Q,{replace:!0})),$=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),M=Ly([x.node,
$,k]),S=Ey(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),N=a("a",{class:"button",title:"The rows as JSON"},"JSON"),L=a("div",{class:"message"}),T=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Qt(location.href,"Link copied.")),v,N)),M.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),R=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,R,L,T));let _=Mt({context:t,results:T,message:L}),A=yt(
()=>M.retheme());function H(Q,re,z,P){let G=Ke(o??[],n[Q]),E=xn({field:Q,set:G??null,none:P,text:G?"":n[Q],onPick:W=>m({[Q]:W?Ve(W.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:E.input.id},z),E.node)}let q="";function j(){let Q=JSON.stringify([n.control,n.test,o?.map(z=>[z.id,z.label])]);if(Q===q)return;
q=Q;let re=document.activeElement?.dataset?.field;O(p,H("control","A","Control"),H("test","B","Test","none: one set alone")),re&&p.querySelector(`[data-field="${re}"]`)?.focus()}async function le(){let Q=Ka(
{...n,q:""}),re=Q.toString();if(re!==s){s=re;try{let z=await cd(Q);!d&&re===s&&(r=g1(z),g.draw(z,n.test!==""),h.enable(!0),i&&qe())}catch(z){!d&&re===s&&(s=null,g.draw([],!1),z.code==="sql_off"&&pe(z))}}}
function pe(Q){R.hidden=!0,_.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function Ne(Q){if(h.set(Q),Q.trim()===""){h.showError("There is no statement. Write one, or choose an example.",null),
h.field.focus();return}c=l="",u=!0,m({q:Q,...Q===n.q?{}:hg})}function Ue(){_.drop(),h.running(!1),b.textContent="",_.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function ee(Q){
if(i=null,l="",h.running(!1),Q.code==="sql_off"){pe(Q);return}h.showError(Q.message,Q.offset),_.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was refused."))}function ae(){let Q=f(
n);if(Q===l){qe(),t.settled();return}Q!==c&&(c=Q,h.clearError(),h.running(!0),y.open(!1),_.ask(re=>id(new URLSearchParams(Q),{signal:re}),re=>{i=re,l=Q,h.running(!1),_.say(null),qe(!0),ne(),Se(V(re.row_count,
"row"))},ee))}let B=Q=>Ke(o??[],n[Q])?.label??n[Q],J=()=>`tracediff-${["control","test"].filter(Q=>n[Q]!=="").map(Q=>_t(B(Q))).join("-")}`;function ne(){u&&T.getBoundingClientRect().top>innerHeight-p1&&
T.scrollIntoView({block:"start"}),u=!1}function de(){let{row_count:Q,truncated:re,truncated_by:z,elapsed_ms:P}=i;O(b,Q===0?"No rows.":[`${C(Q)} ${Q===1?"row":"rows"}`,a("span",{class:"muted"},` in ${C(
Math.max(1,Math.round(P)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${h1[z]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function qe(Q=!1){let re=i.columns.map((K,ie)=>({
...K,at:ie,unit:K.type==="text"?"":_i(K.name,r)})),{rows:z}=i;de();for(let[K,ie]of[[v,"csv"],[N,"json"]])K.href=ld(Ka(n,ie)),K.download=`${J()}-query.${ie}`;let P=Iy(n,re,z),G=K=>re.find(ie=>ie.name===
K),E={...P,columns:re,rows:z,x:G(P.x),ys:[P.y,P.y2].filter(K=>K!=="").map(G),by:G(P.by),file:J(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,P,Object.keys(r).length]),empty:P.chart===
"none"?P.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};M.node.hidden=z.length<2,x.draw(P,re,z);let W=E.empty?[]:$u(E);O($,W.map(([K,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${K})`}},ie))),$.hidden=W.length===0,k.textContent=E.empty?"":Cy(P.chart,z.length),M.draw(E),(Q||S.units!==r)&&(S.units=r,S.show(re,z)),S.node.parentNode.hidden=re.length===0||z.length===
0,T.dataset.shown=l}function Y(){let Q=n.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),j(),y.draw(n.test!==""),le(),n.q===""){_.drop(),i=null,l=c="",h.clearError(),h.running(!1),
_.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function oe(){let Q=[n.control,n.test].filter(re=>re!=="");try{o=Q.length>0?await gt(Q):[],o.length===0&&(o=(await Ht(
"limit=1")).entries.map(({set:re})=>re))}catch(re){O(L,a("div",{class:"error-box",role:"alert"},re.message));return}d||(p.hidden=R.hidden=o.length===0,o.length===0?(t.setTitle("Query"),O(L,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):n.control===""?m({control:Ve(o[0].id)},{replace:!0}):Y())}return h.set(n.q),w.load(),oe(),{keys:{search:()=>g.focus(),control:()=>ce(
"control"),test:()=>ce("test")},update(Q){let re=n;n=Uc(Q),n.q!==re.q&&h.set(n.q);let z=["control","test"].every(P=>n[P]===""||Ke(o??[],n[P]));o?.length>0&&z&&n.control!==""?Y():oe()},unmount(){d=!0,_.
unmount(),A(),M.unmount(),S.unmount()}};function ce(Q){let re=p.querySelector(`[data-field="${Q}"]`);re?.focus(),re?.click()}}var y1=(e,{side:t,name:n,category:o,counts:s,total_duration:r})=>({...e,name:n,category:o,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function Vy(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,n]=["control","test"].map(
o=>e.aliases.filter(s=>s.side===o));return t.length===1&&n.length===1&&t[0].category===n[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:n[0].name}}]:e.aliases.map(o=>({row:y1(
e,o),names:{control:o.name,test:o.name}}))}var b1=/^(.+)\((\d+)\): (.+)$/;function k1(e){for(let t of["/site-packages/","/dist-packages/"]){let n=e.lastIndexOf(t);if(n>=0)return e.slice(n+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function _1(e){let t=new Map;for(let n of e){let o=n.category==="python_function"&&n.control_counts===0!=(n.test_counts===0)?b1.exec(n.name):null;if(o){let s=`${k1(o[1])}\0${o[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[n.control_counts>0?"control":"test"].push([Number(o[2]),n])}}return t}function Jy(e){let t=[];for(let{control:n,test:o}of _1(e).values())n.length===o.length&&([n,o].forEach(
s=>s.sort(([r],[i])=>r-i)),n.forEach(([,s],r)=>t.push([s,o[r][1]])));return t}var dr=0,mn=1,Qy=e=>e.sort==="host";function Ou(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
n=0;for(let[s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function Zy({window:e,all:t,host:n,
shift:o,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>Qy(p)===n)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let w=i.length;i.push(...f.names),l.push(...f.categories),c.push(...f.kinds);for(let h of f.lanes)
Qy(h)===n&&x1(d,h,u.push(h)-1,{keep:p,shift:o,shiftName:w,top:s.rowOf(h.id)+1});n||$1(d,m,f,{keep:p,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.
bands()}}function x1(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];o(l[p],w)&&(e.start.push(l[p]-
s),e.end.push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(dr),e.gap.push(-1),e.lane.push(n))}}function $1(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){
for(let l of n.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(mn),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,mr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),In=(e,t)=>e.sort[t]===dr&&e.
merged[t]<=1&&e.occurrence[t]>=0,Xy=new WeakMap;function eb(e,t,n){let o=Xy.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)In(e,s)&&o.set(`${mr(e,s)}\0${e.occurrence[s]}`,s);Xy.set(e,o)}return o.
get(`${t}\0${n}`)??-1}var v1=.1,S1=.002,Mu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function E1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Mu(e),r=s-o,i=Math.abs(r);return i<v1*Math.max(o,s)||i<S1*
t||r*n<=0?"":r>0?"longer":"shorter"}function tb(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0),s=It(e),r=new Map,i=(l,c)=>{let u={change:E1(l,o),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(Vy).forEach(({row:l,names:c})=>i(l,c)),Jy(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var $i=(e,t,n,o)=>e?.get(Et(n,o))?.names[t]??n;function nb(e,t){let n=t.toLowerCase(),o=e.names.map(r=>r.toLowerCase().
includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===dr&&o[e.name[r]]&&s.push(r);return s}var Au={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Ru(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Mu(t);return`${Au[n]}: ${I(o)} → ${I(s)} ${r?"self time":"in all"} of this ${e.whole?"recording":"step"}`}function ob(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===mn){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${C(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!In(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=Ru(n?.get(mr(r,t)));if(m&&d.push([m,"change"]),o){d.push([`${s}: ${me(o.duration)} (${be(e.
side==="control"?o.duration-l:l-o.duration)} test against control), from ${me(o.start)}`]);let f=$i(n,s,c,r.categories[r.name[t]]);f!==c&&d.push([`${s}: ${f}`,"mono muted"])}else o===null&&s&&d.push([
`${s}: no ${C(r.occurrence[t]+1)}${sb(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var sb=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Cu=e=>`${C(e)}${sb(e)}`,us=14;function rb(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){O(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=n+us+s>window.innerWidth?n-us-s:n+us,l=o+us+r>window.innerHeight?o-us-r:o+us;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function ab(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-
s.top}`).join(" "))}}}function ib(e,t,n){let o=dt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){O(r,l&&[a("b",{},I(l.to-l.from)),a("span",{class:"muted small"},` from ${me(l.from)} to ${me(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var T1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function lb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){O(e,[...t?Object.entries(Au):[],...T1,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function cb(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function O1(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function ub({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let f=O1(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(o={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,n(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||o&&cb(o,u,d,m)?r=null:s?r=cb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function M1(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function db(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=ub(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),Ci(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>To(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=Um(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=M1(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>Ci(i.set,p,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);Object.entries(d).forEach(
([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await br(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){o="",s=""},unmount:u})}function mb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:fe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var fb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function pb(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",o,{class:"primary"}):F("Try again",n,{class:"primary"})," ",a("a",{href:fe("/")},"Choose other traces")))}var A1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Lu=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function hb(e,t,n){let o=[],s=Lu([n]);n.missing.length>0&&o.push(
`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let r=Object.entries(A1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>V(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&o.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?o.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||o.push(`The ${e} has no device work in this ${s}.`),o}var R1=1e3;function gb(e,t){let n=new Map,o=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>$i(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?eb(f,Et(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>n.get(o(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=o(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});n.size>R1&&(n=new Map);let w=p?{...p.rows[0],of:p.of}:null;return n.set(f,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!In(c,l))return null;let[u,d]=mr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function vi(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===
n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Si=2e4,wb=3,yb=e=>Math.round(e*1e3),bb=(e,t,n)=>`${e} ${yb(t)} ${yb(n)}`;function C1(e,{span:t,step_number:n}){let o={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=o.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),o.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&o.rows.add(bb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return o.cut=s===Si?r-Si:0,o.words=i?`${I(i.work)} of work in ${I(i.path)}${o.cut>
0?`; the longest ${C(Si)} of ${C(r)} segments are marked`:""}`:`this ${n===null?"recording":"step"} has none`,o}function L1(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.
lane[o]];t.sort[o]===dr&&t.merged[o]<=1&&s&&e.rows.has(bb(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function kb(e,t,n,o){let s=n.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of o.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.
max(p,d),t.y(u+1)-wb-1,w-Math.max(p,d),wb,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of L1(o,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function _b({
toggle:e,change:t,error:n}){let o=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let h=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(
Si),...w.step_number===null?{}:{steps:String(w.step_number)},...p?{marker:p}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await Oo("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=C1(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&n(g)}}}return{node:o,words:s,of:m=>r[m],draw(m,f,p){o.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var xb={control:["A","Control"],test:["B","Test"]};function $b(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=xb[i],f=ue("set"),p=xn({id:f,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Al(l),d=Rl(l,c.rank),m=Cl(l,c.rank,c.span),f=(h,y,g,b,x,$)=>{let k=ue(h),M=a(
"select",{id:k,data:{field:`${i}_${h}`},on:{change:()=>e({...$,[`${i}_${h}`]:M.value})}},g.map(S=>a("option",{value:String(S),selected:S===b},x(S))));return a("span",{class:"sample-field"},a("label",{
for:k},y),M)},p=m.indexOf(c),w=(h,y,g)=>Ce(y,`${xb[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[p+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[p+h],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[f("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${I(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var N1=200,vb=8,P1=1e3;function Sb({onText:e,onStep:t}){let n=ue("search"),o=Qe(N1,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function I1(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(n??new Map).values()){let c=l[o];i[`${o}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${o}_total_duration`]})}for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Eb(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=I1(e,n,o,l.side);return r||=c.length>vb,c.slice(0,vb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:P1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Tb=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${V(t,"call")}\
 of the ${V(e,"name")} with most time`:`${V(t,"call")} of ${V(e,"name")}`,Ob=(e,t)=>`${C(e+1)} of ${C(t)}`;var Nu={control:"Control",test:"Test"};function D1(e,t,n){return t===void 0?`${Nu[e]}: …`:t===null?`${Nu[e]}: no ${Cu(n+1)} call`:`${Nu[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${V(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Mb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify(
[o,s]);if(r===n||(n=r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=Ru(o.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"mut\
ed"},` · ${o.category} · ${Cu(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},D1(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${be(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&F("Alig\
n both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Qt(o.name,"Nam\
e copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Ab(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let g=e.state(),b=g.name===""?"":JSON.stringify([e.key(),g.name,g.category,
g.nth,y,y.map(x=>s.named(x,g.name,g.category))]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&g.nth===null){await f(y,b);return}if(b!==""){let{name:x,category:$,nth:k}=g;r={name:x,category:$,nth:k,rows:Object.
fromEntries(y.map(M=>[M,s.known(M,x,$,k)??s.drawn(n.shown(),M,x,$,k)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,g){let{name:b,category:x,nth:$,rows:k}=y;await Promise.all(g.filter(M=>k[M]?.of===
void 0&&k[M]!==null).map(async M=>{try{k[M]=await s.ask(M,b,x,$)}catch{}})),!c&&r===y&&p(g)}async function f(y,g){let{name:b,category:x,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(M=>y.
includes(M));for(let M of k){let S=null,v=await o[M].find({name:s.named(M,b,x),category:x,order:"duration",limit:1}).catch(N=>{S=N});if(c||i!==g)return;if(S){Me(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[N]=v.rows,L=N.start-e.shifts()[M];l=!0,n.goTo(n.around({start:L,end:L+N.duration}),!0),e.change({category:v.category,nth:N.occurrence,at:M,...n.current()});return}}Me(`${b}\
 does not occur in this ${Lu(y.map(M=>o[M].chosen))}.`,{seconds:10}),e.change(u)}function p(y){let g=r===null?[]:y.map(x=>r.rows[x]&&vi(n.shown(),x,r.rows[x])).filter(Boolean);n.mark({selected:g}),l&&
g.length>0&&(l=!1,g.forEach(({pane:x,row:$})=>x.drawing.reveal($)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(x=>{let $=r.rows[x];return[x,$&&{start:$.start,duration:$.duration,of:$.
of,whole:o[x].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>n.marks.selected.find(({pane:y})=>y.
side===e.state().at)??n.marks.selected[0];function h(){let y=w();if(y){let g=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;n.goTo({from:b-g/2,to:b+g/2}),n.marks.selected.forEach(({pane:x,row:$})=>x.
drawing.reveal($))}return y!==void 0}return{draw:d,place:w,zoom:h,current:()=>r,show({name:y,category:g,occurrence:b,side:x,at:$,duration:k}){l=!0,n.goTo(n.around({start:$,end:$+k})),e.change({name:y,
category:g,nth:b,at:x})},pick(y,g){let b=s.nameOf(y,g);if(b){let[x,$,k]=b,M=e.state(),S=M.name===x&&M.category===$&&M.nth===k;e.change(S?u:{name:x,category:$,nth:k,at:y.side})}return b!==null},step(y){
let g=w(),b=g?n.beside(g,y):-1;if(b<0)return!1;let[x,$,k]=s.nameOf(g.pane,b),M=g.pane.data(),S=n.current();if(M.start[b]<S.from||M.end[b]>S.to){let v=(M.start[b]+M.end[b])/2,N=(S.to-S.from)/2;n.goTo({
from:v-N,to:v+N})}return e.change({name:x,category:$,nth:k,at:g.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var B1=300,q1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Rb({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=dn({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:I,exact:me,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:I,exact:me}),n("diff","Test − control",{number:!0,show:be,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>q1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)nr(m,f,l.from,l.to,
p=>{(In(d,p)||d.sort[p]===mn)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,B1),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${V(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===mn,h=w?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:w?d.textOf(m):p.names[p.name[m]],change:w?"":d.changeAt(m),diff:h===null?null:d.side==="control"?h.duration-f:f-
h.duration}}))}}}var Ei=9,Ti=3;function Cb({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let g=s.clientWidth,b=Math.max(1,r.length)*(Ei+Ti)+Ti,x=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(g*x),Math.round(b*x)],n.style.height=`${b}px`;
let $=n.getContext("2d",{alpha:!1});$.scale(x,x),$.fillStyle=te("--surface-sunk"),$.fillRect(0,0,g,b);let k=M=>g*(M-i.from)/(i.to-i.from);r.forEach((M,S)=>m($,M,Ti+S*(Ei+Ti),k))}function m(g,b,x,$){let k=b.
data();if(!k)return;g.fillStyle=te(b.host?"--span-host":"--span-compute");let M=new Map,S=-1/0;for(let v=0;v<k.length;v+=1){let[N,L]=[$(k.start[v]),$(k.end[v])],T=b.changeAt(v);if(T!==""&&k.merged[v]<=
1){let R=M.get(T)??[];R.push(N,L),M.set(T,R)}k.name[v]>=0&&k.lanes[k.lane[v]].sort!=="other"&&(L>S+.5||N<S-50)&&(g.fillRect(N,x,Math.max(.5,L-N),Ei),S=L)}for(let[v,N]of M){g.fillStyle=te(`--span-${v}`);
for(let L=0;L<N.length;L+=2)g.fillRect(N[L],x,Math.max(.7,N[L+1]-N[L]),Ei)}}function f(){c||=requestAnimationFrame(d)}function p(){let g=i.to-i.from,b=100*(l.from-i.from)/g,x=100*(l.to-l.from)/g;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${x}%`),o.hidden=x>99.9}let w=g=>{let b=s.getBoundingClientRect(),x=(g.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
x))*(i.to-i.from)};s.addEventListener("pointerdown",g=>{g.button===0&&(s.setPointerCapture(g.pointerId),u={at:w(g),range:g.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",g=>{u&&!u.range&&
e(w(g))}),s.addEventListener("pointerup",g=>{let[b,x]=[u?.at,w(g)];u?.range&&b!==x&&t(Math.min(b,x),Math.max(b,x)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let h=new ResizeObserver(f);
h.observe(s);let y=yt(f);return{node:s,draw(g,b){[r,i]=[g,b],f(),p()},view(g,b){l={from:g,to:b},p()},unmount(){cancelAnimationFrame(c),h.disconnect(),y()}}}var W1=16,F1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Pu=.02,H1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],j1=new Set(["new","g\
one","gap"]);function U1(e,t){let[n,o]=Je(t*10);return`${it(e/o,0,3).replace("-","−")} ${n}`}function z1(e,t,n){return e.sort[t]===mn?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Lb({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(H1.map(g=>[g,te(`--span-${g}`)]))}
let f=g=>r.name[g]<0||r.lanes[r.lane[g]]?.sort==="other"?"":l[r.name[g]];function p(){l=r.names.map((g,b)=>c?.get(Et(g,r.categories[b]))?.change??""),i=Array.from({length:r.length},(g,b)=>z1(r,b,f(b)))}
function w(g){if(r.sort[g]===mn){let x=r.gaps[r.gap[g]];return`idle ${I(x.duration)} · host: ${x.operator??x.host??"nothing recorded"}`}let b=r.names[r.name[g]];return(F1[i[g]]??"")+(r.merged[g]>1?`${r.
merged[g]} rows, most of them ${b}`:b||"(no name)")}m();let h=hi(s,{rowHeight:W1,label:`${o}: a table below has the same`,wheel:"free",least:Pu,axis:U1,colour:g=>u[i[g]],hatched:g=>j1.has(i[g]),text:w,
onHover:(g,b)=>n.hover(d,g,b),onPick:(g,b)=>n.pick(d,g,b),onView:(g,b,x)=>n.view(d,g,b,x),onMeasure:n.measure,onKey:g=>n.key(g,d),decorate:(g,b)=>n.decorate(g,b,d)}),y=yt(()=>{m(),h.redraw()});return Object.
assign(d,{drawing:h,show(g,b){r=g,p(),h.set({...g,from:b.from,to:b.to}),s.hidden=g.rows===0},setChanges(g){c=g,r&&(p(),h.redraw())},changeAt:f,textOf:w,title:o,destroy(){y(),h.destroy()}})}function Nb(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Pb(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&kb(e,t,n,r),o.measure){let{from:i,to:l}=o.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(o.aligned!==null){let i=Math.round(t.x(o.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of o.selected)i.pane===n&&Nb(e,t,i,te("--accent"),2.5,s);o.partner?.
pane===n&&Nb(e,t,o.partner,te("--text"),1.5,s)}var G1=60,Y1=40;function Ib({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=rb(),s=ab(),r=null,i=0,l=null,c=!1,u=[],d={hover:x,view:b,key:t.key,pick:(T,R)=>t.
pick(T,R),measure:(T,R,_)=>t.measure({from:T,to:R},_),decorate:(T,R,_)=>Pb(T,R,_,n)},m=ze.flatMap(T=>[!0,!1].map(R=>Lb({side:T,host:R,on:d}))),f=ze.map(T=>a("section",{class:`timeline-side timeline-${T}`,
data:{side:T},"aria-label":T==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${T}-text small`}),m.filter(R=>R.side===T).map(R=>R.node))),p=Cb({onMove:T=>{let{from:R,to:_}=g(),A=(_-R)/2;
y().drawing.view(T-A,T+A,!0)},onRange:(T,R)=>y().drawing.view(T,R)}),w=a("div",{class:"timeline-lanes"},f,s.node),h=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,o.node),y=()=>u[0]??
m[0],g=()=>y().drawing.current();function b(T,R,_,A){c||(c=!0,u.filter(H=>H!==T).forEach(H=>H.drawing.follow(R,_,A)),c=!1,p.view(R,_),N(),t.view(R,_,A))}function x(T,R,_){r=R>=0?{pane:T,i:R,event:_}:null,
clearTimeout(i),l?.abort(),n.partner=null,r?$():o.hide(),N(),L()}function $(){let{pane:T,i:R}=r,_=t.both()?e.nameOf(T,R):null;if(_===null){S(void 0);return}let A=io[T.side],H=e.drawn(u,A,..._)??(k(A,..._)?
null:e.known(A,..._));if(M(H),H!==void 0)return;let q=r;i=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(A,..._,l.signal);r===q&&(M(j),N(),L())}catch{}},G1)}function k(T,R,_,A){let H=t.
changes()?.get(Et(R,_))?.row;return H!==void 0&&A>=H[`${T}_counts`]}function M(T){n.partner=T?vi(u,io[r.pane.side],T):null,S(T)}function S(T){let{pane:R,i:_,event:A}=r;A&&o.show(ob(R,_,{changes:t.changes(),
partner:T,other:t.both()?io[R.side]:""}),A.clientX,A.clientY)}let v=({pane:T,start:R,end:_,row:A})=>T.drawing.placeOf({start:R,end:_,row:A});function N(){let{partner:T,selected:R}=n;r&&T?s.draw(r.pane.
drawing.place(r.i),v(T)):R.length===2?s.draw(...R.map(v)):s.draw(null,null)}let L=()=>u.forEach(T=>T.drawing.redraw());return w.addEventListener("scroll",N,{capture:!0,passive:!0}),{node:h,panes:m,shown:()=>u,
current:g,around({start:T,end:R}){let _=(T+R)/2,A=g(),H=y().drawing.node.clientWidth||1e3,q=Math.max(R-T,.01)*H/Y1,j=Math.max((R-T)*1.3,Math.min(A.to-A.from,q));return{from:_-j/2,to:_+j/2}},goTo:({from:T,
to:R},_)=>y().drawing.view(T,R,_),glide(T){let{from:R,to:_}=y().drawing.goal(),[A,H]=[(R+_)/2,(_-R)/2*T];y().drawing.view(A-H,A+H)},slide(T){let{from:R,to:_}=y().drawing.goal(),A=T*(_-R);y().drawing.view(
R+A,_+A)},fit(){let{from:T,to:R}=y().drawing.extent();y().drawing.view(T,R)},show(T,R,_,A){r=null,n.partner=null,o.hide();let H=new Set;u=T.map(({pane:q,data:j})=>(q.show(j,R),q.drawing.showAxis(!H.has(
q.side)&&j.rows>0),H.add(j.rows>0?q.side:""),q)).filter(q=>q.data().rows>0),m.filter(q=>!u.includes(q)).forEach(q=>{q.node.hidden=!0}),f.forEach(q=>{let{side:j}=q.dataset;q.hidden=!u.some(le=>le.side===
j),q.firstChild.textContent=_[j]??""}),A&&u.forEach(q=>{let{from:j,to:le}=ko(A,q.drawing.extent(),Pu);q.drawing.follow(j,le)}),p.view(g().from,g().to)},drawOverview(T){p.draw(u,T)},setChanges(T){m.forEach(
R=>R.setChanges(T))},mark(T){Object.assign(n,T),N(),L()},marks:n,beside({pane:T,start:R,row:_},A){let H=T.data(),q=-1;for(let j=0;j<H.length;j+=1){let le=A*(H.start[j]-R);H.row[j]===_&&le>0&&In(H,j)&&
(q<0||le<A*(H.start[q]-R))&&(q=j)}return q},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(T=>T.destroy())}}}function Db(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=Eb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(Tb(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(Ob(o,l.length)),t.onCall(l[o])}}}}var K1=350,V1=250,J1=44,fr={path:"/timeline",name:"Timeline",mount:(e,t)=>Q1(e,t)};function Q1(e,t){let n=e.clientWidth,o=Ml(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(U=>[U,db(U,{onChange:()=>!f&&J(),onError:X=>!f&&ye(X)})])),w=Object.fromEntries(ze.map(U=>[U,null])),h=gb(p,()=>r),y=_b({toggle:()=>Ne({path:!o.path}),change:()=>!f&&
g.mark({}),error:ye}),g=Ib({partners:h,on:{view:ce,pick:P,key:D,measure:U=>K(U),changes:()=>r,both:()=>wn(o).length===2,path:U=>y.of(U)}}),b=Sb({onText:U=>Ne({q:U},{replace:!0}),onStep:U=>S.walk(o.q,U)}),
x=ib({zoom:g.glide,fit:g.fit,save:Pe,show:U=>Ne({show:U}),unmeasure:()=>K(null),unalign:()=>Ne({align:"",align_category:"",align_nth:0})},b.node,y.node),$=Mb({zoom:()=>M.zoom(),align:G,href:E,clear:()=>M.
clear()}),k=()=>`${d}|${u}`,M=Ab({state:()=>o,stage:g,sides:p,partners:h,change:U=>Ne(U,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},$),S=Db(b,{key:()=>`${k()}|${r===null}`,sides:()=>wn(o).map(U=>p[U]),
panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:U=>!f&&M.show(U)}),v=$b(U=>Ne({...U,...ze.some(X=>X in U)?{from:null,to:null,name:"",nth:null,align:""}:{}})),N=Rb({onPick:P,partnerOf:z}),
L=lb(),T=a("div",{class:"timeline-notes"}),R=a("h1",{class:"visually-hidden"},"Timeline"),_=a("nav",{class:"crumb","aria-label":"Where this is"}),A=a("div",{class:"message"}),H=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),q=a("div",{class:"results"},x.node,T,g.node,$.node,L.node,y.words,H,N.node);e.append(
a("div",{class:"page timeline-page"},R,_,v.node,A,q));let j=Mt({context:t,results:q,message:A}),le=Qe(K1,()=>{let{from:U,to:X}=g.current(),we=U<=m.from&&X>=m.to;Ne(we?{from:null,to:null}:{from:U,to:X},
{replace:!0})}),pe=Qe(V1,()=>{!f&&g.shown().length>0&&N.draw(g.shown(),g.current())});function Ne(U,{replace:X=!1}={}){f||t.go(Wo({...o,...U}),{replace:X})}let Ue=U=>Hn(U,o,s,null),ee=({sample:U})=>`r\
ank ${U.rank}${U.span>0?`, file ${U.span+1}`:""}, ${U.step_number===null?"whole recording":`step ${U.step_number}`}`;function ae(){let U=ze.filter(Ie=>o[Ie]!==""),X=U.map(Ue).join(" → ");R.textContent=
U.length>0?`${X} · Timeline`:"Timeline",t.setTitle(R.textContent);let we={...jt(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};O(_,U.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(we))??$t(we)},`← ${X}`))}async function B(){let U=ze.map(X=>o[X]).filter(X=>X!=="");if(!U.every(X=>s&&Ke(s,X))){let X=await gt(U).catch(()=>[]);f||(s=X,J())}}function J(){
let U=ze.filter(We=>o[We]!=="");ae(),ze.forEach(We=>p[We].load(o));let X=U.length>0&&U.every(We=>p[We].samples!==null)?ne(U):{};v.draw(o,s,Object.fromEntries(ze.map(We=>[We,X[We]&&{samples:p[We].samples,
...X[We]}]))),x.draw(o),b.draw(o.q);let we=wn(o),Ie=U.find(We=>p[We].error&&(we.includes(We)||p[We].samples===null)),je=U.some(We=>p[We].samples?.length===0),Re=we.length>0&&we.every(We=>p[We].whole);
U.length===0?j.say(mb(s)):Ie&&!Re?_e(Ie):je?j.say(fb()):j.say(null),q.toggleAttribute("data-skeleton",!Re),t.busy(U.length>0&&!Re&&!Ie&&!je),Re&&qe(we,X)}function ne(U){let X={};for(let we of U){let Ie=X[io[we]]??
null;X[we]=p[we].choose(o,Ie)}return wn(o).filter(we=>X[we]).forEach(we=>p[we].loadWhole(o,Math.max(n-J1,300))),X}let de=U=>U.map(X=>p[X].stepKey()).join("|");function qe(U,X){let we=de(U),Ie=we!==d;Ie&&
(d=we,U.forEach(je=>{w[je]={host:Ou(),device:Ou()}})),re(U),Q(X),Y(U,X,Ie),Ge(U,X),L.draw(U.length===2,o.path),y.draw(o,U,X),M.draw(U),W(),pe(),t.settled()}function Y(U,X,we){m={from:Math.min(...U.map(
Re=>p[Re].whole.extent.from-c[Re])),to:Math.max(...U.map(Re=>p[Re].whole.extent.to-c[Re]))};let Ie=g.panes.filter(Re=>U.includes(Re.side)).map(Re=>{let{whole:We,window:Sn}=p[Re.side];return{pane:Re,data:Zy(
{window:Sn,all:We,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),je=o.from===null?null:{from:o.from,to:o.to};g.show(Ie,m,Object.fromEntries(U.map(Re=>[Re,`${Ue(Re)}, ${ee(
X[Re])}`])),we?je??m:null),we&&(g.drawOverview(m),oe())}function oe(){let U=g.current();for(let X of wn(o)){let we=g.shown().find(Re=>Re.side===X),{whole:Ie,windows:je}=p[X];if(we&&Ie){let Re=c[X];je.
want({from:U.from+Re,to:U.to+Re},we.drawing.node.clientWidth,Ie.extent)}}}function ce(){oe(),le(),pe()}async function Q(U){let X=U.control&&U.test,we=new URLSearchParams({control:o.control,test:o.test});
for(let je of X?ze:[]){let{rank:Re,step_number:We}=U[je].sample;we.set(`${je}_ranks`,String(Re)),we.set(`${je}_steps`,We===null?"all":String(We)),o[`${je}_marker`]&&we.set(`${je}_marker`,o[`${je}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Re])=>we.set(je,Re));let Ie=X?we.toString():"";if(Ie!==i&&(i=Ie,l?.abort(),r=
null,g.setChanges(null),Ie!=="")){l=new AbortController;try{let je=await nt(we,{signal:l.signal});!f&&i===Ie&&(r=tb(je),g.setChanges(r),g.drawOverview(m),M.draw(wn(o)),re(wn(o)),pe())}catch{}}}async function re(U){
let X=o.align===""||U.length<2?"":JSON.stringify([d,o.align_category,o.align_nth,...U.map(je=>h.named(je,o.align,o.align_category))]);if(X===u)return;u=X;let we=c;c={control:0,test:0};let Ie=null;if(X!==
""){let je=null,Re=await Promise.all(U.map(We=>p[We].find({name:h.named(We,o.align,o.align_category),category:o.align_category,occurrence:o.align_nth}).catch(Sn=>{je=Sn})));if(f||u!==X)return;if(je)Me(
`The search for the call to align at failed. ${je.message}`,{urgent:!0});else if(Re.every(Boolean)){let[We,Sn]=Re.map(Yt=>Yt.rows[0].start);c={control:0,test:Sn-We},Ie=We}else(r||o.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}g.mark({aligned:Ie}),(X!==""||we.test!==0)&&(J(),oe(),g.drawOverview(m))}function z(U,X){let we=wn(o).length===2?h.nameOf(
U,X):null;return we&&h.drawn(g.shown(),io[U.side],...we)}function P(U,X){let we=U.data();if(!M.pick(U,X)&&X>=0&&(we.merged[X]>1||we.sort[X]===mn)){let Ie=(we.end[X]-we.start[X])*.75,je=(we.start[X]+we.
end[X])/2;g.goTo({from:je-Ie,to:je+Ie})}}function G(){let{name:U,category:X,nth:we}=M.current();Ne({align:U,align_category:X,align_nth:we})}function E({name:U,category:X}){return o.control===""||o.test===
""?null:Ut({..._s(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:Ot(U,X),use_short_name:o.use_short_name})}function W(){for(let U of g.shown())U.drawing.
highlight(o.q===""?null:nb(U.data(),o.q));S.draw(o.q)}function K(U){g.mark({measure:U}),x.measure(U),U&&Se(`${I(U.to-U.from)} measured.`)}function ie(){let U=M.place();if(!U)return!1;let{from:X,to:we}=g.
marks.measure??{from:U.start,to:U.start};return K(X===we&&X!==U.start?{from:Math.min(X,U.start),to:Math.max(X,U.start)}:{from:U.start,to:U.start}),!0}let he={".":()=>M.step(1),",":()=>M.step(-1),m:ie,
f:()=>M.zoom()};function D(U){let X=he[U.key];return X!==void 0&&X()!==!1}function se(){if(g.marks.measure)K(null);else if(o.name!=="")M.clear();else if(o.q!=="")Ne({q:""},{replace:!0});else return!1;
return!0}function ye(U){Me(`This part of the timeline could not be loaded. ${U.message}`,{urgent:!0})}function _e(U){j.say(pb(p[U].error,U,{retry(){ze.filter(X=>p[X].error).forEach(X=>p[X].retry()),J()},
chooseOther:()=>Ne(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(we=>[`${X}_${we}`,""]))),{replace:!0})}))}function Ge(U,X){let we=U.flatMap(Ie=>hb(Ie,p[Ie],X[Ie]));O(T,we.map(Ie=>a("p",
{class:"notice small"},Ie)))}async function Pe(U){let X=g.shown();if(X.length===0)return;let{from:we,to:Ie}=g.current(),je=Math.max(900,X[0].drawing.node.clientWidth),Re=wn(o),We=[R.textContent,`${I(we)}\
 to ${I(Ie)} of ${Re.map(Yt=>`the ${Yt} (${ee(p[Yt].chosen)})`).join(" and ")}`],Sn=fi(We,X.map(Yt=>({lines:[Yt.title],...Yt.drawing.whole(je)})),je);await pi(Sn,U,`tracediff-${Re.map(Yt=>_t(Ue(Yt))).
join("-")}-timeline`)}return J(),B(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.
slide(.12),fit:()=>g.fit(),next:he["."],former:he[","],measure:he.m,zoomTo:he.f,close:se},update(U){let X=o;o=Ml(U),J();let{from:we,to:Ie}=g.current(),je=o.from!==X.from||o.to!==X.to,Re=(Sn,Yt)=>Math.
abs(Sn-Yt)>.002+1e-6*Math.abs(Yt),We=o.from===null?m:o;je&&(Re(we,We.from)||Re(Ie,We.to))&&g.goTo(We,!0),B()},unmount(){f=!0,le.cancel(),pe.cancel(),l?.abort(),ze.forEach(U=>p[U].unmount()),j.unmount(),
M.unmount(),y.unmount(),g.unmount()}}}var Bb=[["control","Control"],["test","Test"]],X1=e=>({slower:"more",faster:"less"})[e]??null,Qn=(e,t,n)=>({key:e,title:t,what:n,number:!0,show:I,exact:me}),Z1=(e,t)=>e===null?"–":`${Ee(e)} to ${Ee(
t)}`,eO=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,n)=>a(e?"a":"bdi",{href:e?.(n.set)},t)},Qn("step","Step","Mean of its ranks and steps"),Qn("compute","Compute"),Qn(
"exposed_communication","Exposed communication"),Qn("exposed_memory","Exposed memory"),Qn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"\
A sample is one step of one rank"}],tO={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function nO(e){return e.significance!=="cannot_judge"?tO[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var oO=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},Qn("control","Control","Mean per step of the recordings; host rows without the calls inside them"),Qn("test","Test","Mean per step of the recordings"),{...Qn("diff","Change"),show:be},
{key:"change_percent",title:"%",number:!0,show:Ee,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>Z1(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Lt,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:X1}],sO=e=>t=>{let n=t.control_self_per_step!==null&&e!=="total",o=s=>t[`${s}_${n?
"self_":""}per_step`];return{...t,control:o("control"),test:o("test"),diff:o("diff"),certain:nO(t)}},rO=.05;function qb({verdict:e,step_time:t}){let{between_percent:n,within_percent:o}=e,s=n===null?!1:
o!==null&&n<rO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Ee(n).replace("+","")}${o===null?"":" beyond the noise of their steps"}\
.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${I(t.control.step)} → ${I(t.test.step)}. `,s)]}var Wb=e=>Object.fromEntries(Bb.map(([t])=>[t,e[t].recordings.find(
({set:n})=>n===e.middle[t])]));function Fb(e,t){let n=dn({caption:"Recordings",limit:128,columns:eO(t)});return n.show(Bb.flatMap(([o,s])=>e[o].recordings.map(r=>({...r,...r.step_time,side:s})))),n.node}
function Hb(e,t){let n=dn({caption:"Rows",limit:50,columns:oO,csv:t});return{node:n.node,show:o=>n.show(o.map(sO(e.selection.measure)))}}var jb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judge\
d.":`Of ${V(e,"row")} judged, ${C(t.slower)} slower and ${C(t.faster)} faster are found.`;var Bu={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>cO(e,t)},Du=1e3,aO=250,Ub=32,qu=[["control","A","Control"],["test","B","Test"]],Wu=qu.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),zb=e=>e.split(",").filter(t=>t!=="");function Gb(e){let t=new URLSearchParams(e);return{control:zb(t.get("control")??""),test:zb(t.get("test")??""),q:t.get("\
q")??"",significant:t.get("significant")==="true",chosen:Object.fromEntries(Wu.flatMap(({key:n,what:o})=>{let s=t.get(n)||o==="marker"&&t.get(o)||"";return s===""||o!=="marker"&&s==="all"?[]:[[n,s]]}))}}
function Fu(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return e.q!==""&&t.set("q",e.q),e.significant&&t.set("significant","true"),Object.entries(e.chosen).forEach(
([n,o])=>t.set(n,o)),t}var Yb=({chosen:e})=>Wu.some(({key:t,what:n})=>n!=="marker"&&t in e);function iO(e){let t=qu.flatMap(([n,,o])=>{let s=Wu.filter(r=>r.side===n&&r.key in e.chosen).map(({key:r,what:i})=>`${i}\
 ${e.chosen[r]}`);return s.length===0?[]:[`${o}: ${s.join(", ")}.`]});return[...Yb(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Iu(e,t=Du){let n=Fu(e);return n.set(
"exclude",bt),n.set("sort","abs_diff_self_duration"),t!==null&&n.set("limit",String(t)),n}function lO(e,t){let n=Fu(e);["control","test"].forEach(s=>n.delete(s));let o=new URLSearchParams({view:n.toString()});
for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>o.append(s,r));return o}function cO(e,t){let n=Gb(location.search),o=null,s=new Map,r=(T,R)=>t.go(fe(`/compare/recordings?${Fu({...n,...T})}`),
R),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=pa(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"\
chart-tools"},u.node)),m=a("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(aO,()=>r({q:m.value.trim()},{replace:!0}))}}),f=a("input",{type:"checkbox",id:ue("only"),
on:{change:()=>r({significant:f.checked},{replace:!0})}}),p=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:T=>T.preventDefault()}},a("label",{class:"analysis-field"},a("span",
{},"Name contains"),m),a("label",{class:"recordings-only"},f," only slower or faster")),w=a("div",{class:"comparability"}),h=a("div"),y=a("div"),g=a("div",{class:"analysis-results"},d,w,h,p,y);O(e,a("\
div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per\
 side, the recordings are compared, not their steps: differences within one side are noise. Record both sides alternately."),i,l,g));let b=Mt({context:t,results:g,message:l});function x(T){O(i,qu.map(
([R,_,A])=>{let H=ue("set"),q=le=>{n[R].includes(le)||(r({[R]:[...n[R],le]}),x(R))},j=xn({id:H,field:R,set:null,text:"",onGroup:q,onPick:le=>{s.set(Ve(le.id),le.label),q(Ve(le.id))}});return j.input.placeholder=
"Add a recording, or nightly-* …",a("div",{class:`side-card side-${R}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},_),a("label",{for:H},A),j.node),a("ul",{class:"record\
ings-chosen"},n[R].map(le=>{let pe=s.get(le)??le;return a("li",{class:"tag"},pe," ",F("×",()=>{r({[R]:n[R].filter(Ne=>Ne!==le)}),x(R)},{class:"link-button","aria-label":`Leave out ${pe}`,title:`Leave\
 out ${pe}`}))})))})),T&&i.querySelector(`[data-field="${T}"]`)?.focus()}function $(){for(let T of["control","test"])for(let R of n[T]){let _=o[T].recordings.find(A=>A.set.startsWith(R));_&&s.set(R,_.
label)}}function k(){let{control:T,test:R}=Wb(o);O(c,qb(o),a("p",{class:"small recordings-chosen-parts"},iO(n)," ",Yb(n)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(n.
chosen).filter(([H])=>H.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:Dt(T.set,R.set)},
`${T.label} and ${R.label}`),", those with the middle step time.")),d.dataset.verdict=o.verdict.verdict;let _=o.control.recordings.length+o.test.recordings.length,A=H=>_t(o[H].recordings[0].label);u.set(
{name:`tracediff-${A("control")}-${A("test")}`,report:_r(Iu(n,null)),bundle:xr(lO(n,o)),tooMany:_>Ub&&`${Ub} sets at most`})}function M(){$(),x(document.activeElement?.dataset?.field),k(),O(w,Br(o.comparability)),
O(h,Fb(o,A=>fe(`/analyse?set=${Ve(A)}`)));let T=Iu(n,null);T.set("format","csv");let R=Hb(o,ds(T));R.show(o.rows);let{row_count:_}=o;O(y,R.node,a("p",{class:"muted small"},_===0?"The filters leave no \
row. ":"",jb(o),_>Du?` The ${C(Du)} largest changes of ${C(_)} are here; the CSV has all.`:""))}function S(T){o=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:T.code}},a("h2",{},"This c\
omparison is not possible"),a("p",{},T.message)))}let v=T=>T.startsWith("tag:")||/[*?]/.test(T);function N(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=n.q),f.checked=n.significant;
let T=[n.control,n.test];if(T.some(R=>R.length===0)||T.every(R=>R.length===1&&!v(R[0]))){o=null,b.drop(),x(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of bo\
th sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:T.every(R=>R.length===1)?Dt(n.control[0],n.test[0]):
fe("/compare")},"Compare two sets")));return}x(document.activeElement?.dataset?.field),b.ask(R=>nt(Iu(n),{signal:R}),R=>{if(R.judged!=="between_recordings"){S({code:"one_set",message:"Each of these tw\
o names means one single set."});return}o=R,b.say(null),M(),Se(R.verdict.words)},S)}async function L(){let T=[...n.control,...n.test].filter(R=>!v(R));try{for(let R of await gt(T.slice(0,100)))s.set(Ve(
R.id),R.label);o===null&&x(document.activeElement?.dataset?.field)}catch{}}return N(),L(),{keys:{search:()=>m.focus()},update(T){n=Gb(T),N()},unmount(){s=new Map,b.unmount()}}}var uO=7.2,Kb=16,dO=56,pr={l:64,r:16,t:22,b:44},ju=e=>e.filter(Boolean).map(Fe).join("<br>"),Qb=e=>e.recorded===null?`stored ${ft(e.created)} (not said when recorded)`:ft(e.recorded);function Xb(e,t){
let n=Math.max(2,Math.floor((t-pr.l-pr.r)/(Kb*uO+14))),o=kn(e.length,n);return{tickmode:"array",tickvals:o,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:on(o.map(s=>e[s].label),
Kb).map(Fe)}}function Zb(e,t,n){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...n}}function ek(e){return{template:xt(),margin:pr,hovermode:"closest",dragmode:"zoom",...e}}function mO(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var tk=e=>e.direction==="slower"?"--more-fill":"--less-fill";function fO(e){let t=e.interval&&`95 % interval: ${e.interval.map(I).join(" \
to ")}`;return ju([e.label,Qb(e),`median ${I(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Ee(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare wit\
h the set before"])}var pO=(e,t)=>ju([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${Ee(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function hO(e,t){
let n=[],o=[],s=(r,i)=>t(e[r].interval?.[i]??e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+
.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>0&&(n.push(...c,...[...c].reverse(),null),o.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).reverse(),null))}return{x:n,y:o}}function gO(e,t){let{
sets:n,levels:o,change_points:s}=e,r=n.map((c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...hO(n,i),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:mO(
l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:o.flatMap(({first:c,last:u})=>[c-.5,u+.5,null]),y:o.flatMap(({median:c})=>[i(c),i(c),null])},{type:"\
scatter",mode:"lines+markers",x:r,y:n.map(c=>i(c.median)),line:{color:l,width:1.4},marker:{color:l,size:n.length>200?3:6,symbol:n.map(c=>c.baseline?"square":"circle")},customdata:n.map(fO),hovertemplate:"\
%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.
direction==="slower"?"triangle-up":"triangle-down"),color:s.map(c=>te(tk(c)))},customdata:s.map(c=>pO(e,c)),hovertemplate:"%{customdata}<extra></extra>"}]}var wO=3;function yO(e,t){let n=[],o=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,i)=>o(i)-o(r)))n.every(({at:r})=>Math.abs(r-s.at)*t>=dO)&&n.push(s);return n}function bO({answer:e},t){let{sets:n,change_points:o,baseline:s}=e,r=n.
flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=o.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:te(tk(m))}})),d=yO(o,(t-pr.l-pr.r)/n.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(Ee(m.diff_percent)),font:{size:11,color:te(m.direction===
"slower"?"--more":"--less")}}));return{data:gO(e,l),layout:ek({xaxis:Xb(n,t),yaxis:Zb(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te(
"--test-fill")}}]],annotations:d})}}var Vb=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster \
from here"]],nk=e=>a("div",{class:"chart-legend"},e.map(([t,n])=>a("span",{class:"key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),ok=e=>vt({id:"chart-series",title:"Median of each set",file:"se\
ries",height:()=>340,make:bO,keys:()=>Vb,extra:nk(Vb),class:"series-medians",onClick({points:t},{answer:n}){let[o]=t,s=o?.curveNumber===wO&&n.change_points[o.pointNumber],r=s?s.at:o?.pointNumber;r>0&&
e(s?n.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),Hu=["compute","exposed_communication","exposed_memory","idle"],sk={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"\
--part-memory",idle:"--part-idle"},Jb=Hu.map(e=>[sk[e],Xe[e].name]);function kO({answer:e},t){let{sets:n}=e,[o,s]=Je(Math.max(...n.map(i=>i.mean_step_time??0))),r=n.map(i=>ju([i.label,Qb(i),`mean step\
 ${I(i.mean_step_time)}`,...Hu.map(l=>`${Xe[l].name}: ${i.parts?I(i.parts[l]):ke}`)]));return{data:Hu.map(i=>({type:"bar",x:n.map((l,c)=>c),y:n.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(sk[i]),
line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:ek({barmode:"stack",bargap:n.length>100?0:.12,xaxis:{...Xb(n,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},
yaxis:Zb(s,o,{rangemode:"tozero"})})}}var rk=()=>vt({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:kO,extra:nk(Jb),keys:()=>Jb});var Oi="row",Mi="layer",ak="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function ik({onChange:e}){let t=ue("ops"),n=a("datalist",{id:t}),o=null,s=null,
r="",i=(v,N,L,T={})=>{let R=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...L,on:{change:()=>e({...T,[v]:R.value.trim()})}});return{input:R,node:a("label",{class:"analys\
is-field"},a("span",{},N),R)}},l=i("sets","Sets",{class:"wide",title:ak,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:ak,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ue("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the page Tree names them, from the outside to the inside, with “ / ” between. Frames between them need no name. Block\
 is every Block; Block #3 is one."),w={[Oi]:u,[Mi]:f},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",S(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Os),[Oi,"a row"],[Mi,"a layer"]].map(([v,N])=>a("option",{value:v},N))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),x=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),$=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),k=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,$,f.node,x,n,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>M(u.input.value))),u.input.
addEventListener("focus",()=>M(""));async function M(v){if(s!==null)try{let N=await kr(s,v);O(n,[...new Set(N.map(L=>L.name))].map(L=>a("option",{value:L})))}catch{}}function S(){h.value=r||o.measure;
for(let v of[u.node,d.node,$])v.hidden=r!==Oi;for(let v of[f.node,x,p])v.hidden=r!==Mi}return{node:k,draw(v,N){o=v,s=N,r=o.layer!==""?Mi:o.name!==""?Oi:document.activeElement===w[r]?.input?r:"";for(let{
input:L}of[l,c,u,d,f])(L!==document.activeElement||L.value==="")&&(L.value=o[L.dataset.field]);g.value=o.time,y.value=o.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var Gu={path:"/series",name:"Series",mount:(e,t)=>$O(e,t)},Uu=5,lk=(e,t=({label:n})=>n)=>e.slice(0,Uu).map(t).join(", ")+(e.length>Uu?` and ${C(e.length-Uu)} more`:""),hr=(e,t,n,o=I)=>({key:e,title:t,
what:n,number:!0,show:o,exact:me}),zu=e=>e===null?null:e>0?"more":e<0?"less":null,_O=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":ft(e)},hr("l\
eft_median","Before","Median of the level before"),hr("right_median","After","Median of the level after"),{...hr("diff_duration","Change","After less before",be),tone:zu},{key:"diff_percent",title:"%",
number:!0,show:Ee,tone:zu},{key:"q_value",title:"q",number:!0,show:Lt,what:"Of the rank test of the observations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before the c\
hange with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not where a level has one set alone",show:(e,t)=>[
a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],xO=e=>[{key:"label",title:"Set",show:(t,n)=>a("a",{href:n.href},t)},{key:"recorded",title:"\
Recorded",show:(t,n)=>t===null?`stored ${ft(n.created)}`:ft(t)},{...hr("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,n)=>n.missing??I(t)},{key:"interval",
title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Agains\
t baseline",number:!0,show:Ee,tone:t=>Math.abs(t)<2?null:zu(t)}]:[],{key:"observations",title:"Steps",number:!0,show:C},hr("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"T\
ags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function $O(e,t){let n=Ms(location.search),o=null,s="",i=ik({onChange:(_,A)=>t.go(As(
{...n,..._}),A)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(_,A)=>o.measured!=="layer"?Dt(_,A):Bt({control:Ve(_),test:Ve(A),by:n.by,q:n.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(_,A)=>u(
o.sets[_].id,o.sets[A].id),m=ok((_,A)=>t.go(d(_,A))),f=rk(),p=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-results"},c,m.node,f.node,p);O(e,a("div",{class:"page analyse-page series-pa\
ge"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left a\
nd right can be compared."),i.node,l,w));let h=Mt({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),f.retheme()});function g(_){return`${_.direction}${_.diff_percent===null?"":` by ${Ee(Math.abs(
_.diff_percent)).replace("+","")}`}: ${I(_.left_median)} → ${I(_.right_median)}`}function b(){let{sets:_,change_points:A,levels:H}=o;if(H.length===0)return`No set of these has ${o.measured==="layer"?
"this layer":"this time"}.`;let q=o.neighbours;return q!==null&&q.pairs===0?"One set is no series: there is nothing to compare it with.":q!==null&&q.unjudged===q.pairs?`Cannot judge whether the level \
changes in ${V(_.length,"set")}.`:q!==null&&A.length>0?`${C(A.length)} of ${V(q.pairs,"pair")} of neighbours ${A.length===1?"differs":"differ"}.`:`${A.length===0?"No change of level was found":V(A.length,
"change of level","changes of level")} in ${V(_.length,"set")}.`}let x=({pairs:_,unjudged:A})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from\
 what any two recordings differ by."+(A===0?"":` ${C(A)} of ${V(_,"such pair")} cannot be judged: a set has too few steps.`);function $(){let _=o.since_good;if(_===null)return!1;let A=H=>o.sets.find(q=>q.
id===H).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),A(_.good),", it is ",a("span",{class:_.direction==="slower"?"more":"less"},g(_)),". ",a("a",{href:u(_.good,_.
now)},`What changed between it and ${A(_.now)}`))}function k(){let _=o.newest;if(_===null)return!1;let A=H=>o.sets.find(q=>q.id===H).label;return a("p",{class:"card series-newest"},a("b",{},"The newes\
t set, "),A(_.right),", stands out: it is ",a("span",{class:_.direction==="slower"?"more":"less"},g({..._,left_median:_.left_mean,right_median:_.right_mean})),` (p = ${Lt(_.p_value)}, against the ${C(
_.others)} sets of its level before it). One set alone is no change of level. `,a("a",{href:u(_.left,_.right)},`What changed between ${A(_.left)} and it`))}function M(){let _={devices:"the devices dif\
fer",ranks:"the ranks differ",world_size:"the world size differs"},A=o.differences.map(({at:H,kind:q,before:j,after:le})=>`From ${o.sets[H].label} on, ${_[q]}: ${j} before, ${le} now.`);return o.more_differences===
0?A:[...A,`${V(o.more_differences,"more such difference")}.`]}function S(){let{sets:_}=o,A=_.filter(j=>j.missing!==null),H=o.left_out.map(({label:j,detail:le})=>`${j} is left out: ${le}`);if(o.neighbours?.
pairs>0&&H.unshift(x(o.neighbours)),o.unknown_recorded>0){let j=o.unknown_recorded===1;H.unshift(`${V(o.unknown_recorded,"set")} ${j?"does":"do"} not say when ${j?"it was":"they were"} recorded: the t\
ime stored counts.`)}A.length>0&&o.levels.length>0&&H.push(`${V(A.length,"set")} ${A.length===1?"has":"have"} no such time, and ${A.length===1?"counts":"count"} with the level around: ${lk(A,j=>`${j.label}\
 (${j.missing})`)}.`),_.every(j=>!j.has_steps)&&H.push("No set has steps: each whole recording counts as one step.");let q=_.filter(j=>j.affected>0);return q.length>0&&H.push(`${V(q.length,"set")} ${q.
length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${lk(q)}.`),H.unshift(...M()),H.length>0&&a("ul",{class:"notice"},H.map(j=>a("li",{},j)))}function v(){let{sets:_,
change_points:A}=o,H=dn({caption:"Changes of level",limit:64,columns:_O});H.show(A.map(j=>({...j,label:_[j.at].label,recorded:_[j.at].recorded,href:u(j.left,j.right),several:j.recordings_link})));let q=dn(
{caption:"Sets",limit:30,columns:xO(o),csv:sd(`${ua(n)}&format=csv`)});q.show(_.map((j,le)=>({...j,href:fe(`/analyse?set=${j.id.slice(0,12)}`),before:le===0?null:d(le-1,le)})).reverse()),O(p,H.node,q.
node)}function N(){let{sets:_}=o,A={file:"tracediff",revision:s,caption:[`${_[0]?.label??""} to ${_.at(-1)?.label??""}`]};O(c,a("h2",{},b()),$(),k(),S()),m.node.toggleAttribute("data-baseline",o.baseline!==
null),m.draw({...A,answer:o,heading:bf(o),empty:o.levels.length===0?"There is nothing to draw.":null}),f.draw({...A,answer:o,heading:"means over steps and ranks",empty:_.every(H=>H.parts===null)?"No s\
et has device work: a step has no parts.":null}),v(),w.dataset.shown=s}async function L(){let[_,A]=await Promise.all([Ht("group=always&limit=100"),qn()]),q=[..._.entries.flatMap(({group:j})=>j?[j]:[]).
map(({prefix:j,sets:le})=>[`${j}*`,le]),...A.filter(({sets:j})=>j>2).map(({tag:j,sets:le})=>[`tag:${j}`,le])].filter(([j])=>!j.includes(","));return a("div",{class:"notice"},_.total===0?a("p",{},"Ther\
e are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tra\
cediff ingest --tag"),"."),q.length>0&&a("ul",{class:"series-offers"},q.slice(0,20).map(([j,le])=>a("li",{},a("a",{href:As({...n,sets:j})},j),` (${V(le,"set")})`))))}function T(_){o=null,h.say(a("div",
{class:"error-box",role:"alert",data:{code:_.code}},a("h2",{},"This series is not possible"),a("p",{},_.message)))}function R(){let _=ua(n).toString();i.draw(n,o?.sets.at(-1)?.id??null),t.setTitle([n.
sets,"Series"].filter(Boolean).join(" · ")),n.sets===""&&n.tag.length===0?(s="",h.ask(()=>L(),A=>h.say(A),T)):s===_&&o?(h.drop(),N(),t.settled()):h.ask(A=>od(_,{signal:A}),A=>{o=A,s=_,h.say(A.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",A.left_out.length>0&&`${V(A.left_out.length,"set")} cannot be read.`)),i.draw(n,A.sets.at(-1)?.id??null),A.sets.length>0&&(N(),Se(b()))},T)}return R(),
{keys:{search:()=>i.focus()},update(_){n=Ms(_),R()},unmount(){h.unmount(),y(),m.unmount(),f.unmount()}}}var Yu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:fe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var vO=120,SO=[Rs,bo,su,ar,fr,wu,Tu,Bu,Gu],gr=document.getElementById("main"),Dn=null,Ku="",vo=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?
history.replaceState(history.state,"",e):(ck(),history.pushState(null,"",e)),vo=null),Ju()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(Ku.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?Ku:void 0},settled(){vo!==null&&(window.scrollTo(0,vo),vo=null)},status:null,newPair:!1},
ck=()=>history.replaceState({scroll:window.scrollY},"");function Ju(){let e=SO.find(n=>n.path===Wt())??Yu;if($o("nav-traces",e===Rs),$o("nav-compare",e===bo||e===su||e===Bu),$o("nav-tree",e===ar),$o("\
nav-timeline",e===fr),$o("nav-analyse",e===wu),$o("nav-query",e===Tu),$o("nav-series",e===Gu),OO(),uk()&&(LO.clear(),Vu.clear()),Vu.draw(),Dn?.page===e){Dn.view.update(location.search);return}Dn?.view.
unmount(),Tt.busy(!1),gr.textContent="";let t=Dn!==null;Dn={page:e,view:e.mount(gr,Tt)},t&&(window.scrollTo(0,0),gr.focus({preventScroll:!0}),Se(`${e.name} page`))}function uk(){let e=new URLSearchParams(
location.search);return Wt().startsWith(bo.path)&&!!(e.get("control")&&e.get("test"))}function dk(){return(Wt()===Rs.path||Wt()===bo.path&&!uk())&&!vs(document.activeElement)&&!document.querySelector(
"dialog[open]")}function EO(e,t){if(!dk()){Vu.offer(e,t);return}let n=ve.transfers.filter(o=>ve.canUndo(o)&&[e.id,t.id].includes(o.job.set));Tt.newPair=!0,Tt.go(Dt(e.id,t.id)),Tt.newPair=!1,n.length!==
0&&Me(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>ve.undo(o))),Tt.go(fe("/"))}catch(o){
Me(`That did not work. ${o.message}`,{urgent:!0})}}}})}function TO({detail:{label:e,job:t}}){let n=()=>Tt.go(t.page);dk()?n():Me(`The comparison of “${e}” is here.`,{seconds:30,action:{label:"Open",
run:n}})}function $o(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function OO(){let e={"/":"nav-traces","/compare":"nav-compare","/tr\
ee":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Wt()];e&&(document.getElementById(e).href=location.pathname+location.search),Wt()===bo.path&&
(Ku=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.get(s));let o=Wt();(o.startsWith("/compare")||
[ar,fr].some(({path:s})=>s===o))&&n.size>0&&MO(t,n,o)}function MO(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",fe(`/?${t}`));let i=new URLSearchParams(
{set:o??"",test:s??""});r("nav-analyse",fe(`/analyse?${i}`)),r("nav-query",fe(`/query?${t}`)),n!==ar.path&&r("nav-tree",Bt(Rt(Uo(location.search)))),n!==fr.path&&r("nav-timeline",lo(Object.fromEntries(
e))),!n.startsWith(bo.path)&&o&&s&&r("nav-compare",Tt.lastCompare(e)??Dt(o,s))}function AO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href),o=Ai(n.pathname);!(n.origin===location.origin&&fe(o)===n.pathname&&!o.startsWith("/api/")&&!o.startsWith("/web/"))||
n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),Tt.go(n.pathname+n.search))}async function RO(){try{Tt.status=await Bn(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function CO(){let e=globalThis.firstComparison?.answer;e&&(gr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,vO)})]),delete gr.
dataset.waits),Dn===null&&Ju()}var Vu=Am();zd();var LO=Dm(EO);Wm();Nd(document.getElementById("theme"));Pm(()=>Dn,document.getElementById("keys"));jd(document.getElementById("drop-veil"),()=>Tt.status?.
read_only!==!0,e=>{ve.add(e),Wt()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(fe("/"))});ve.addEventListener("bundle",TO);ve.addEventListener("change",()=>fs().catch(()=>{}),{once:!0});document.
addEventListener("click",AO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{vo=e.state?.scroll??0,Ju(),(Dn.page===Rs||Dn.page===Yu)&&Tt.settled()});window.addEventListener("\
scroll",Qe(200,()=>{vo===null&&ck()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{vo=null},{passive:!0});CO();Pt().then(()=>{Jt.watch(),RO()});})();
