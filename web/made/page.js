"use strict";
(()=>{var od=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),pe=e=>od+e,Pi=e=>`/${e.split("/").slice(od.split("/").length).join("/")}`,Ht=()=>Pi(location.pathname);var no=pe("/api/v1"),g_=700,To=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Ii(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new To(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new To(e,"error",`The server answered with status ${e}.`)}var sd=()=>new To(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),w_=/"(?:stream|correlation)":-?\d{16}/,y_=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,b_=/\d{16}/,__=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,k_=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function nd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function rd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function jt(e,t,o={}){let n=!1;try{for(;;)try{return await x_(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,nd(1)),await k_(g_,o.signal)}}finally{n&&nd(-1)}}async function x_(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(no+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:sd()}if(!i.ok)throw Ii(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&b_.test(l)?__:w_.test(l)?y_:void 0)}catch{throw new To(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>jt("GET",e,t),tt=encodeURIComponent,
jo=e=>mt("/status",e);async function Ut(e,t){let o=await mt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var gt=async(e,t)=>e.length===0?[]:(await mt(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,Uo=async e=>(await mt("/tags",e)).tags,fo=(e,t)=>mt(`/sets/${tt(e)}`,t),Oo=(e,t)=>jt("PATCH",`/sets/${tt(e)}`,{body:t}),Cn=e=>jt("DELETE",`/sets/${tt(e)}`),ad=async(e,t)=>(await jt(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,id=async(e,t)=>(await jt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Ln=e=>jt("POST",`/sets/${tt(e)}/restore`),ot=(e,t)=>mt(`/compare\
_traces?${e}`,t),_r=(e,t)=>mt(`/compare_traces/op?${e}`,t),kr=(e,t,o)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),Nn=async(e,t,o)=>(await mt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,Di=(e,t,o)=>mt(`/sets/${tt(e)}/timeline?${t}`,o),xr=(e,t,o)=>mt(`/sets/${tt(e)}/timeline/find?${t}`,o),Pn=(e,t,o)=>mt(`/analysis/${e}?${t}`,o),ld=(e,t)=>mt(`/series?${e}`,
t),cd=e=>`${no}/series?${e}`,ud=(e,t)=>`${no}/analysis/${e}?${t}`,$r=async(e,t,o)=>(await mt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,gs=e=>`${no}/compare_traces?${e}`,vr=e=>`${no}/report?${e}`,
Sr=e=>`${no}/bundle?${e}`,dd=e=>`${no}/compare_traces/op?${e}`,md=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),pd=e=>`${no}/sql?${e}`,fd=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,hd=async e=>(await mt(
"/queries",e)).queries,qi=(e,t)=>jt("POST","/queries",{body:{name:e,statement:t}}),gd=e=>jt("DELETE",`/queries/${tt(e)}`),Bi=(e,t,o)=>`${no}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Er(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Bi(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new To(0,"broken","The download stopped before its end. The log of the server says why."):sd()}throw Ii(l.status,await l.text())}var wd=async e=>(await mt(
"/jobs",e)).jobs,yd=(e,t)=>mt(`/jobs/${tt(e)}`,t),In=e=>jt("DELETE",`/jobs/${tt(e)}`),bd=e=>new EventSource(`${no}/jobs/${tt(e)}/events`),_d=(e,t)=>jt("POST","/uploads",{body:{label:e,files:t}}),kd=async()=>(await jt(
"POST","/samples")).jobs,xd=e=>mt(`/uploads/${tt(e)}`),Wi=e=>jt("DELETE",`/uploads/${tt(e)}`),$d=async e=>(await jt("POST",`/uploads/${tt(e)}/commit`)).job;function vd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${no}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ii(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new To(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new To(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function $_(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function it(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=$_(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",ho="−",Jt=" ",Od=e=>it(e,0,2),Md=e=>it(e,0,3);function Dn(e,t){return t>0?`+${e}`:t<0?`${ho}${e}`:e}function L(e){return e==null?_e:Od(e).replace("-",ho)}function nt(e){return e==null?
_e:Dn(Od(Math.abs(e)),e)}var Sd=["","K","M","G","T","P","E"];function so(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Sd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?ho:"")+it(t,0,n)+(o?Jt+Sd[o]:"")}function nn(e){return e>0?`+${so(e)}`:so(e)}var Fi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Fi.find(([,o])=>t>=o*
.99995)??(t>0?Fi[3]:Fi[2])}function Tr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return it(n,s,s)+Jt+t}function I(e){if(e==null)return _e;let t=Tr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?ho:"")+t}function be(e){return e==null?_e:Dn(Tr(e,Je(e)),e)}function me(e){return e==null?_e:Md(e).replace("-",ho)+Jt+"µs"}function Ye(e){return e==null?_e:Dn(Md(Math.abs(
e))+Jt+"µs",e)}var Ed=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function qn(e){let t=Math.abs(e);return Ed.find(([,o])=>t>=o*.99995)??Ed[t>0?3:1]}function sn(e){return e==null?_e:(e<0?ho:
"")+Tr(e,qn(e))}function Ad(e){return e==null?_e:Dn(Tr(e,qn(e)),e)}function Ui(e){return e==null?_e:it(e,0,9).replace("-",ho)+Jt+"GB/s"}function De(e){return e==null||!Number.isFinite(e)?_e:(e<0?ho:"")+
Rd(Math.abs(e))+Jt+"%"}function Ee(e){return e==null||!Number.isFinite(e)?_e:Dn(Rd(Math.abs(e))+Jt+"%",e)}function Rd(e){if(e>0&&e<.05)return e<.005?"<0.01":it(e,2,2);let t=e>=1e3||e===0?0:1;return it(
e,t,t)}var v_="⁰¹²³⁴⁵⁶⁷⁸⁹";function Nt(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Jt}\
×${Jt}10⁻${[...o].map(n=>v_[n]).join("")}`}function Cd(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":it(e,3,3)}var Hi=["B","kB","MB","GB","TB"];function zi(e){let t=Math.abs(e),o=Hi.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Hi[Math.max(o,0)],1e3**Math.max(o,0)]}var Gi=e=>e==null?_e:`${L(e).replace("-",ho)}${Jt}B`,ws=e=>e==null?_e:Dn(Te(Math.abs(e)),e);function Te(e){if(e==null)return _e;
if(e<0)return ho+Te(-e);let t=Hi,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return it(o,s,s)+Jt+t[n]}function V(e,t,o=`${t}s`){return`${L(e)}${Jt}${e===1?t:o}`}function st(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Yi(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var ji=8,
Ld=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Nd(e,t){let o=e[t],n=r=>r===void 0?0:Ld(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-ji);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function Ki(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Nd(t,n)]))}function S_(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*ji?ji-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Yi(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Pd=e=>e.replace(/^void (?=\S)/,"");function Vi(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Pd(c):c;function i(c,u){let d=s.get(c),m=S_(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Ld(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Nd(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:E_(u,e,l(d),o.get(u))}}}function ro(e,t){let o=Vi(
t);return o.add(e),e.map(o.text)}function Or(e,t){let o=Ki(e),n=ro(e,t);return e.map((s,r)=>o.get(s)+8<t-1?Pd(s):n[r])}function E_(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.
max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function kt(e){return e.
replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function zo(e,t,o){
let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),n}var T_=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Td=e=>String(e).padStart(2,"0"),O_=36e5;function Id(e,t=Date.now()){let o=Math.
round((Date.parse(e)-t)/O_);return o>=48?`in ${V(Math.floor(o/24),"day")}`:o>=1?`in ${V(o,"hour")}`:"within the hour"}function pt(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()}\
 ${T_[t.getMonth()]} ${t.getFullYear()}, ${Td(t.getHours())}:${Td(t.getMinutes())}`}var M_="tracediff.theme",Ji=new Set,Xi=matchMedia("(prefers-color-scheme: dark)");function Qi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function A_(){let e=Qi();
return e==="auto"?Xi.matches?"dark":"light":e}function yt(e){return Ji.add(e),()=>Ji.delete(e)}function Dd(){for(let e of[...Ji])e(A_())}function Bd(e){e.value=Qi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(M_,e.value)}catch{}Dd()}),Xi.addEventListener("change",()=>{Qi()===
"auto"&&Dd()})}var R_=matchMedia("(forced-colors: active)"),Mr=new Map,qd="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Xi.matches} ${R_.matches}`;return n!==
qd&&(Mr=new Map,qd=n),Mr.has(e)||Mr.set(e,C_(e)),Mr.get(e)}function C_(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Zi=null;function ys(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Zi??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Zi=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Zi)}var Wd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},bs=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Qt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var el=17;function L_({
title:e,lines:t,keys:o=[]},n,s){let r=Qt(),i=t.flatMap(f=>zo(f,Math.floor(n/6.6),3)),l=30+el*i.length+(o.length>0?24:0)+8,c=(f,w,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Fe(w),font:{size:h,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,w)=>c(30+el*w,f,12,!1))],d=[],m=12-s.left,p=30+el*i.length+4;for(let[
f,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Fd(e,t,o,n){let s=await ys(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=L_(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var ol=/\.json(\.gz)?$/i,tl=/\.tracediff$/i;function Hd(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return N_(t,o)}async function N_(e,t){let o=[];for(let n of e){let s=[];await Ud(n,"",s),o.push(Bn(n.name,s))}return o.concat(jd(t))}function jd(e){let t=e.filter(({name:n})=>!tl.
test(n)),o=e.filter(({name:n})=>tl.test(n)).map(n=>({label:n.name.replace(tl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Bn(nl(t),t)]:o}async function Ud(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Ud(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function zd(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Bn(n,s)).concat(jd(o))}function Bn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>ol.test(n)),skipped:o.filter(({name:n})=>!ol.test(n))}}function nl(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(ol,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function Gd(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Bn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Ar(n,o),n}function Ar(e,t){for(let o of t)Array.isArray(o)?Ar(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",Ar(e,t),e}function go(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var P_="http://www.w3.org/2000/svg";function He(e,t={},...o){let n=document.createElementNS(P_,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Ar(n,o),n}var I_={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:I_[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Pt(e))}var Yd=0;function ue(e){return Yd+=1,`${e}-${Yd}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Me(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function Kd(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await Hd(
i.dataTransfer);l.length>0&&o(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var D_=700,q_=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function sl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${L(t)} of ${V(e,"set file")} are checked.`:`${V(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${L(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function Vd(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=q_(s),t.hidden=!s,t.textContent=s?sl(s):"",clearTimeout(n),o?n=setTimeout(e,D_):i&&Se(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var B_=1e3,Rr="This page waits for a set that the server has not checked yet.";function Jd(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await jo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Rr} ${sl(i)}`:Rr,o=setTimeout(s,B_,r))}rd(r=>{let i=r&&Ht()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Rr,Se(Rr),s(n)))})}var W_=2,Qd=1e3,rl=0,rn=e=>["done","failed","cancelled"].includes(e.state);function Cr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,rl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(rn(d)&&i(),
t(d))},c=async()=>{let d=Qd;try{l(await yd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Qd}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return rl<W_&&typeof EventSource=="function"?(rl+=1,n=bd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var _s=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],F_=_s.flatMap(([e])=>e),H_=_s.flatMap(([,e])=>e),Wn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],wo=(e,t)=>t.some(o=>e.includes(o));function j_(e,t){let[o,n]=[Wn(e),Wn(t)];for(let[s,r]of _s){let i=wo(o,s)&&wo(n,r);if(i!==(wo(n,s)&&wo(o,r)))return i?-1:1}for(let[s,r]of[[F_,-1],[H_,1]])if(wo(o,s)!==
wo(n,s))return wo(o,s)?r:-r;return 0}function Lr(e){for(let[t,o]of _s){let n=e.map(r=>[wo(Wn(r),t),wo(Wn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var U_=10n**17n;function Xd(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>U_?o:null}function ks(e,t){let o=j_(e.label,t.label),[n,s]=[Xd(e),Xd(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var z_=100,Zd=(e,t)=>Wn(e).filter(o=>!t.includes(o)).join(" ");function al(e){
if(e.length===2){let[t,o]=ks(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of _s){let n=[...t,...o],s=d=>e.filter(m=>wo(Wn(m.label),d)).slice(0,z_),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&Zd(m.label,n)===Zd(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function G_(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Y_(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=K_(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function K_(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Nr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Y_(e,t.index+t[0].length));return o?Number(o[1]):null}async function V_(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function em(e,t,o){let n=await V_(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var J_=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Nr(e)!==null;async function Q_({name:e,file:t}){let o=await em(t,4194304,J_);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Nr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Nr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await em(t,16777216,()=>!1);n=Nr(s.slice(-262144))}return{
isTrace:!0,rank:n??G_(e)}}async function om(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Q_(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var tm=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function nm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([tm(e,n,o),tm(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var X_=256,sm=20,rm=e=>e.slice(e.lastIndexOf("/")+1),il=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Z_(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
nm(e.file,t.file)}async function ek(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Z_(n,s)||il(n.name)!==null&&il(n.name)===il(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var ll=e=>e.map(({seen:t})=>t.rank),cl=e=>!e.includes(null)&&new Set(e).size===
e.length;function tk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function ok(e){return Lr(e.map(({name:o})=>rm(o)))?.map(o=>o.map(n=>e[n]))??tk(e)??e.map(o=>[o])}function nk(e,t){let o=new Set;return e.map((n,s)=>{let r=nl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Bn(i,l),settled:!0}})}function am(e){
let t=ll(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function sk(e,t,o){return!(t.length===2&&Lr(t.map(({label:s})=>s)))&&
cl(ll(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:am(o),manyFirst:!0}}}function rk(e){return e.includes(null)?"assumed":cl(e)?"named":"equal"}async function im(e){
if(e.files.length>X_)return{};if(await om(e.files),e.files.length<2||e.settled)return{};let t=await ek(e.files),o=Gd(e);if(o!==null&&o.length<=sm)return sk(e,o,t);let n=ll(t),s=Lr(t.map(({name:i})=>rm(
i)));if(t.length<2||cl(n)&&s===null)return{};let r=ok(t);return r.length>sm?{}:{question:{kind:rk(n),parts:nk(r,e),one:am(t),manyFirst:s!==null||r.length===2}}}var ak=2,ik=3,lk=4,ul=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await kd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await im(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<ik&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await _d(t.label,o);if(t.state!=="creating"){Wi(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=ak)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await vd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<lk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await xd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await $d(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Cr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}rn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Oo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Oo(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Oo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Cn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Ln(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await In(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Wi(o).catch(()=>{}),this.#l(),this.#s()}},ve=new ul;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var ck=1e3,uk=5e3,dk=6e4,dl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-dk;get running(){return this.list.filter(t=>!rn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await wd())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?ck:uk)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Xt=new dl;var Dt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"\
self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},
offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{
type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}},an={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"\
text",standard:""},sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"\
never",words:["auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},ln={control:{type:"text",standard:""},test:{type:"text",
standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},
test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},by:{type:"\
choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"20\
00",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Pr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,
most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"\
text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},ml={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{
type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"text",standard:""},category:{
type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","host"]},format:{type:"choice",
standard:"json",words:["json","csv"]}},mk=new Map([["1","true"],["0","false"]]);function Ot(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.
get(o)??"",l=s==="text"?i:mk.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":
d}function Mo(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var pk={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
elf_duration",by:"control_self_duration"},control_per_step:{rule:"quotient",of:"control_total_duration",by:"control_samples",times:1},test_per_step:{rule:"quotient",of:"test_total_duration",by:"test_s\
amples",times:1},diff_per_step:{rule:"change",of:"test_per_step",by:"control_per_step"},control_self_per_step:{rule:"quotient",of:"control_self_duration",by:"control_samples",times:1},test_self_per_step:{
rule:"quotient",of:"test_self_duration",by:"test_samples",times:1},diff_self_per_step:{rule:"change",of:"test_self_per_step",by:"control_self_per_step"},control_per_call:{rule:"quotient",of:"control_t\
otal_duration",by:"control_counts",times:1},test_per_call:{rule:"quotient",of:"test_total_duration",by:"test_counts",times:1},diff_per_call:{rule:"change",of:"test_per_call",by:"control_per_call"},control_self_per_call:{
rule:"quotient",of:"control_self_duration",by:"control_counts",times:1},test_self_per_call:{rule:"quotient",of:"test_self_duration",by:"test_counts",times:1},diff_self_per_call:{rule:"change",of:"test\
_self_per_call",by:"control_self_per_call"},control_counts_per_step:{rule:"quotient",of:"control_counts",by:"control_samples",times:1},test_counts_per_step:{rule:"quotient",of:"test_counts",by:"test_s\
amples",times:1},diff_counts_per_step:{rule:"change",of:"test_counts_per_step",by:"control_counts_per_step"},control_percent_of_step:{rule:"quotient",of:"control_per_step",by:"control_step",times:100},
test_percent_of_step:{rule:"quotient",of:"test_per_step",by:"test_step",times:100},diff_percent_of_step:{rule:"change",of:"test_percent_of_step",by:"control_percent_of_step"},control_self_percent_of_step:{
rule:"quotient",of:"control_self_per_step",by:"control_step",times:100},test_self_percent_of_step:{rule:"quotient",of:"test_self_per_step",by:"test_step",times:100},diff_self_percent_of_step:{rule:"ch\
ange",of:"test_self_percent_of_step",by:"control_self_percent_of_step"},diff_percent:{rule:"growth",of:"diff_per_step",by:"control_per_step",times:100},diff_self_percent:{rule:"growth",of:"diff_self_p\
er_step",by:"control_self_per_step",times:100},diff_per_call_percent:{rule:"growth",of:"diff_per_call",by:"control_per_call",times:100},diff_self_per_call_percent:{rule:"growth",of:"diff_self_per_call",
by:"control_self_per_call",times:100},diff_duration_percent:{rule:"growth",of:"diff_duration",by:"control_total_duration",times:100},diff_self_duration_percent:{rule:"growth",of:"diff_self_duration",by:"\
control_self_duration",times:100}},fk={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},lm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function Ao(e,t,o){if(e[t]!==void 0)return e[t];let n=pk[t];if(!n)return fk[t]?.(o)??null;let{rule:s,times:r}=n,i=Ao(e,n.of,o),l=Ao(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:lm(i,l,r);default:return lm(i,l,r)}}var qt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,cm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},hk={...cm,per_step:"per r\
ecording",percent:"% of the recording"},xs=(e,t)=>(qt(t)?hk:cm)[e];function pl(e){return e.control.samples===e.test.samples?"total":"per_step"}var Fn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Ir(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var gk=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,wk=e=>e==="per_step"||e==="percent";function yk(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=wk(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Ro(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(yk(t,n&&gk(e))).map(([i,l])=>[i,Ao(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function bk(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var $s=(e,t)=>JSON.stringify([e,t]);
function Mt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var _k=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function um({name:e,replaces:t,aliases:o}){if(o){let s=["control","test"].map(i=>_k(o,i)),r=o.length-2;return[`${s.join(" / ")}${r>0?
` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).
join(" "),e]}function vs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??0)>(r.total_duration??0)?i:r)}
var Ss=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${L(n)} ${n===1?"call":"calls"}, ${I(s)}`);function fl(e,t,o,{self:n=!1}={}){let{control_observations:s,test_observations:r}=e.
verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=hl({...l,among:i},n);return{row:c,key:l.id??$s(l.name,l.category),verdict:c.significance??"",noise:c.significance===
"no_difference_found",of:u=>Ao(l,u,e),...Ro(l,o,e,n),...bk(l,o)}})}function hl(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var cn=e=>e.
moderated_q_value??e.q_value??null;function dm(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(
s=>[$s(s.name,s.category),{...s,among:n}]))}function mm(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Ro(e.totals[n],t,e,o)])}var pm=15,fm=[10,15,20,30,50,100],kk=["total","per_step","per_call","percent"],hm=Dt.change.words,gm=Dt.device_type.words,xk=Dt.measure.words,$k=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Dr=[...$k,"op"],bt="ProfilerStep*",gl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],vk=["name","category","change","q_value"],Hn=e=>vk.includes(e)?"asc":"desc",wl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],wm=[...wl,"device_type","q","exclude","category","change","significant","fold","measure","equi\
valence","work"],Sk={fold:"true",significant:"",measure:"",equivalence:""},ym=(e,t)=>Object.fromEntries(t.map(o=>[o,Ot(e,Dt,o,Sk[o])])),bm=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[
t,e.get(t)||e.get("marker")||""]));function Ek(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Mt(n,e.get(o)??"")}var Co=(e,t,o)=>t.includes(e)?e:o;function zt(e){let t=new URLSearchParams(
e),o=Co(t.get("sort"),gl,Dt.sort.standard),n=Number(t.get("top"));return{...ym(t,wm),...bm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:Co(t.get("order"),Dt.order.words,Hn(o)),unit:Co(t.get("unit"),
kk,""),measure:Co(t.get("measure")??t.get("time"),xk,""),heat:Co(t.get("heat"),Dr,""),fall:Co(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:pm,op:Ek(t,"op","op_category")}}function $t(e){
let t=qr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Dt.sort.standard),o("order",e.order,Hn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),
o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String(pm)),o("op",e.op,"");let n=t.toString();return pe(n===""?"/compare":`/compare?${n}`)}var Bt=(e,t)=>$t({...zt(""),control:Ve(e),test:Ve(
t),exclude:[bt]});function qr(e){let t=new URLSearchParams;return Mo(t,Dt,wm,e),e.significant||t.delete("measure"),t}function Tk(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith(
"_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="t\
otal"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"per\
cent_of_step":t||"per_step"}`}function jn(e,t,o){let n=qr(e);return n.set("significance","true"),n.set("sort",Tk(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function yl(e,t,o,n){
let s=jn(e,t,o);return s.set("format",n),s}var _m=["total","per_step"],Ok=["calls","share"],km=["duration","calls","per_call"];function Es(e){let t=new URLSearchParams(e);return{...ym(t,wl),...bm(t),row:t.
has("name")?Mt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Co(t.get("unit"),_m,""),bins:Co(t.get("bins"),Ok,"calls"),heat:Co(t.get("heat"),km,"duration")}}function ft(e){let t=new URLSearchParams(
{control:e.control,test:e.test});return Mo(t,Dt,wl,e),t}function un(e){let t=ft(e);return t.set("row",e.row),t}function Gt(e){let t=un(e);return _m.includes(e.unit)&&t.set("unit",e.unit),e.bins==="sha\
re"&&t.set("bins","share"),km.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),pe(`/compare/op?${t}`)}function xm(e,t,o){let n=jn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.
delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function $m(e){let t=new URL($t(e),location.origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams(
{control:e.control,test:e.test,view:t.toString()})}var Go=Number(an.limit.standard),vm=e=>e==="label"?"asc":"desc";function Br(e){let t=new URLSearchParams(e),o=Ot(t,an,"sort"),n=Number(t.get("page"));
return{control:t.get("control")??"",test:t.get("test")??"",q:Ot(t,an,"q"),tag:Ot(t,an,"tag"),sort:o,order:Ot(t,an,"order",vm(o)),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function Sm(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:i,page:l}={...Br(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
an.sort.standard),u("order",i,vm(r)),u("page",l,1);let d=c.toString();return pe(d===""?"/":`/?${d}`)}var Wr=e=>e.q!==""||e.tag.length>0;function dn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(Go),offset:String((e.page-1)*Go)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(0,12),Yo=(e,t,o,n)=>n?.[e]?.label??(o&&Ke(o,t[e])?.
label)??t[e];function Ke(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var Fr=(e="Damaged")=>a("strong",{class:"damage-mark"},Pt("warning"),e);function Hr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Fr()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}function jr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Fr(V(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"\
mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var Mk="https://ui.perfetto.dev";var Ts=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Ak(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Ts("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Ts("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function bl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&bl(e,t-1)},100)}async function Ur({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Mk,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Ts("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw bl(l),m}let c=new AbortController,u=Ak(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),bl(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Rk=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Ck(e){return(e.notes??[]).some(t=>Rk.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Lk=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function kl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Bi(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Ur({title:`${e.label}, rank ${t.rank}`,fileName:Lk(
t,o()),load:m=>Er(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Te(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Te(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Lo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${pt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Nk(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Lo(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function Pk(e,t,o,n){let s=kl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?Ck(t):"";s.prepare(),M(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Te(t.trace_bytes)),r)}function Ik(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?Nk(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>Pk(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${L(i)} more were not kept.`))}function Dk(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function zr(e,t={}){let o=[],n=ue("traces"),s=Dk(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([jo(),...e.map(l=>fo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>Ik(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var qk=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Em(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${V(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${L(c)} repaired or lost`),s>0&&u.push(V(s,"note")),r>0&&u.push(V(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Bk(e){return a("dl",{class:"counters"},qk.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},L(e[t]??0)))))}function Wk(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":st(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Te(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):kl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Fr()," "],i.words,i.
count>1&&` (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function xl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${V(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var Fk={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function $l(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${V(e,"e\
ntry","entries")} of the folder left out: only regular files are read`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${Fk[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and\
 ${L(e-t.length)} more`)))}function Tm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return fo(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events",
"JSON",...n?["Trace"]:[],"Notes"];M(t,jr(o.quality.affected_files,o.quality.affected),Bk(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"\
col"},r)))),a("tbody",{},o.file_list.map(r=>Wk(o,r,n))))),xl(o.quality.duplicate_files),$l(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},
o.id)," · stored in ",Te(o.stored_bytes)," out of ",Te(o.raw_bytes)," of JSON",n&&` (${Te(o.traces_bytes)} the traces themselves)`,!n&&`. ${Lo(o)}`))}).catch(o=>M(t,a("p",{class:"error-text"},o.message))),
t}var vl=4,Sl=e=>e===2?"two":L(e),Om=e=>e[0].toUpperCase()+e.slice(1);function Hk({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function jk({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${st(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${V(t.ranks,"rank")}`}function Uk({parts:e}){let t=e.slice(0,vl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>vl?`${t} and ${L(e.length-vl)} more`:t}function El({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Sl(t.ranks)} ranks of one`;return`${Om(Sl(e.length))} sets, \
or ${n}?`}function Mm(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ue("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${Om(Sl(n.length))} sets`,Uk(t)),c=i(!1,"One set",jk(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},El(t))," ",Hk(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var zk=64,Gk={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Ol(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Ml(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function mn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Yk(e.made);if(e.state==="done"){let o=e.already_stored?`${Kk(e)}; nothing was stored twice.`:`${Yr(
e)?"Stored, but damaged":"Done"}: ${V(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":Gk[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Te(e.bytes_done)} of ${Te(e.bytes_total)}`),e.events>0&&t.push(V(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)} of ${V(e.files_total,"file")}`),
t.join(" · ")}function Yk(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${L(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${V(o,"set")} stored${t>0?`; ${n}`:""}.`}var Kk=e=>`Stored already as “${e.known_as}”`;function Vk(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:pe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function Jk(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Tl(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=zk&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Yr=e=>e?.state==="done"&&e.affected_files?.length>0;function Am(e){return[Yr(e)&&jr(e.affected_files),Qk(e),xl(e?.duplicate_files),$l(e?.
left_out??0,e?.left_out_files??[])]}function Qk(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${V(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function Rm(e){let t=Ol("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=Zk(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Xk),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},e0(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&t0(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),p=null,f="",w="",h=!1;function y(){let $=n.contains(document.activeElement),_=a("div",{},n0(e));f=e.label,_.innerHTML!==n.innerHTML&&(M(
n,..._.childNodes),$&&n.querySelector("button")?.focus({preventScroll:!0}))}function g(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,M(i,h&&Mm(e)),e.state==="done"&&(d.open=!1)}function b(){
let $=e.state==="done"?e.offered:null;if($===c)return;let _=l.contains(document.activeElement);c=$,M(l,Jk(e)),_&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?g():f!==
e.label&&y(),s.update(),u.forEach(o0),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:$,total:_}=Al(e);t.hidden=e.state==="asking"||!ve.active.includes(e),Ml(t,$,_),w=Rl(e),o.textContent!==
w&&M(o,e.state==="done"&&!e.bundle&&e.job.already_stored?Vk(e,w):w),b(),m.classList.toggle("affected",Yr(e.job)),M(r,Am(e.job))}return x(),{node:m,update:x,text:()=>e.question?El(e.question):w,focus(){
h&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),h=!1}}}var Gr=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Al(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:Gr(n,"sent"),total:o==="looking"?0:Gr(n,"size")}}function Xk(e){let t=Ol(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function Zk(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function e0(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[V(e.files.length,e.bundle?"bundle":"\
trace file"),Te(t)];return e.skipped.length>0&&o.push(`${L(e.skipped.length)} skipped`),o.join(", ")}function t0(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${L(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function o0(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Ml(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Te(
t.size),sending:`${r} % of ${Te(t.size)}`,sent:`${Te(t.size)} sent`,failed:t.error??"failed"}[t.state]}function n0(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>Tl(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>Tl(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Tl(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,
{urgent:!0})}}function s0(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${st(t.sort((o,n)=>o-n))}`}function r0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Rl(e){let t=s0(e),o=Gr(e.files,"sent"),n=Gr(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Te(o)} of ${Te(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[mn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return mn(e.job)+r0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Cm(e,t){let o=e,n=Ol(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?F("Cancel",()=>In(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,Ml(n,o.bytes_done,o.bytes_total),s.textContent=mn(o),l.classList.toggle("affected",Yr(o)),M(i,Am(o))}return u(o),{node:l,update:u}}var Lm=()=>a("a",{href:pe("/")},"Show");function a0(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Rl(t),...Al(t)})),...Xt.running.map(t=>({label:t.label,text:mn(t),
done:t.bytes_done,total:t.bytes_total}))]}function i0(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${L(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function l0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Lm()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function c0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Lm()),draw(o){
e.textContent=`${o}.`}}}function u0(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);M(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Nm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=l0(),o=c0(),n=u0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ht()!=="/",c=l?a0():[],u=l?i0():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),go(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Xt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[Ko,pn,Pm,ao,Yt,d0,Kr,m0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Os="Every page",Im="First move to a set of the list, with the arrow keys.",Vr="First select a\
 call, in the lanes or in the table.",fn="There is nothing to search on this page.",qm=[{pages:[Ko],keys:["/"],text:"Find trace sets",action:"search",none:fn},{pages:[Ko],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[Ko],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Ko],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[Ko],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Ko],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[Ko],keys:["c"],text:"Use the focused set as the control",action:"control",none:Im},{pages:[Ko],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Im},{pages:[pn],keys:["/"],text:"Search the names of the rows",action:"search",none:fn},{pages:[pn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[pn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[pn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[pn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[ao],keys:["/"],text:"Find a frame or a kernel",action:"search",none:fn},{pages:[ao],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[ao],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[ao],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[ao],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[ao],keys:["Space"],text:"In the table: select the frame"},{pages:[ao],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[ao],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[ao],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[pn,Pm,ao,Yt,Kr],keys:["c"],text:"Choose the control",action:"control"},{pages:[pn,Pm,ao,Yt,Kr],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:fn},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Vr},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Vr,text:"Measure from the start of one selected call to that of another: press m at both"},{pages:[d0],keys:["/"],text:"Move to the operator field, or else to the \
ranks field",action:"search",none:fn},{pages:[m0],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Kr],keys:["/"],text:"Find a table or column",action:"search",none:fn},{pages:[Kr],keys:[
"Ctrl","Enter"],text:"In the statement: run it"},{pages:[Os],keys:["?"],text:"List the keys",action:"help"},{pages:[Os],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the me\
nu, then the panel"},{keys:["/"],action:"search",none:fn},{pages:[Yt],keys:[","],action:"former",none:Vr},{pages:[Yt],keys:["."],action:"next",none:Vr}],p0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",
ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},f0=["button","checkbox","file","radio","range","reset","submit"];function Ms(e){return e instanceof HTMLElement&&(e.isContentEditable||
e.matches("textarea, select")||e.matches("input")&&!f0.includes(e.type))}function h0(e,t){let{target:o,key:n}=e,s=Ms(o);return qm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,
Os].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function g0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=
!1,e.querySelector("summary").focus()),e!==null}function w0(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},p0[t]??t)])}function Dm(e,t){let o=qm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.
length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},w0(n)),a("dd",{},s)))))}function y0(e){let t=ue("keys"),o=()=>n.close(),n=a("dialog",{class:"t\
race-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",o)),
Dm(`${e.name} page`,e.name),Dm(Os,Os),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Bm(e,t){let o=()=>e()&&y0(e().page);t.addEventListener(
"click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="men\
u"]'))return;let i=h0(n,s);if(!i||i.action==="close"&&g0())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Me(i.none,{seconds:4})})}var Wm="tracediff.session";function b0(){try{return JSON.parse(sessionStorage.getItem(Wm))??[]}catch{return[]}}function Fm(e){let t=null,o=0,n="";function s(){return t===null&&(t=b0(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Wm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>fo(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...ks(m,p)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],It().then(()=>r(s()))}}}var Cl=new Set,jm=!1,Vo=()=>jm;function Un(e){return Cl.add(e),()=>Cl.delete(e)}function Hm(e){jm=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Cl])t()}function Um(){window.
addEventListener("beforeprint",()=>Hm(!0)),window.addEventListener("afterprint",()=>Hm(!1))}var ze=["control","test"],hn={control:"test",test:"control"},Gm=["rank","span","step"],_0=["both",...ze],k0={path:{type:"boolean",standard:"false"}},Jr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?
Number(e):null,Ll=e=>/^\d+$/.test(e??"")?e:"";function Nl(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of Gm)o[`${i}_${l}`]=Ll(t.get(
`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[Jr(t.get("from")),Jr(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:Ot(t,Pr,"use_short_\
name"),path:Ot(t,k0,"path"),show:_0.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Jr(Ll(t.get("nth"))),
at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Jr(Ll(t.get("align_nth")))??0}}var zm=e=>String(Math.round(e*1e3)/1e3);function zn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...Gm,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",zm(e.from)),o("to",zm(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return pe(n===""?"/timeline":`/timeline?${n}`)}function yo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var x0=(e,t)=>e-t,Ym=e=>[...new Set(
e)].sort(x0),Pl=e=>Ym(e.map(t=>t.rank)),Il=(e,t)=>Ym(e.filter(o=>o.rank===t).map(o=>o.span)),Dl=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function $0(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var v0=(e,t)=>e.find(o=>String(o)===t);function Km(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:v0(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Pl(e),t.rank,"rank",o?.sample.rank),i=s(Il(e,r),t.span,"file",o?.sample.span),l=Dl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:$0(l),{sample:c,place:l.indexOf(c),missing:n}}var Qr=e=>/^\d+$/.test(e??"")?e:"",gn=(e,t={})=>zn({control:e.control,test:e.test,control_rank:Qr(e.control_ranks),test_rank:Qr(e.test_ranks),control_step:Qr(e.control_steps),test_step:Qr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Gn(e,t){let{name:o,category:n}=vs(t,"test");return gn(e,{name:o,category:e.use_short_name?"":n})}
function Xr(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&vs(n,"test");return gn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Vm(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return gn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var wn=[...ln.by.words,"calls"],oa=4,Fl={device:"own",host:"self",calls:"calls"},na=["calls","host","self","device","own"];function Xm(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function As(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Zm=/ #\d+$/,ea=(e,t)=>e==="module"&&t!==null?t.replace(
Zm,""):t,ep=()=>[0,0],Bl=()=>Object.fromEntries(na.map(e=>[e,ep()]));function ta(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Bl(),kernels:[],shapes:[],children:[],own:Bl(),key:"",foldKey:""}}var ql=(e,t)=>t>0?(e??0)/t:0,Zr=(e,t,o,n)=>o?[ql(e[`control_${t}`],n[0]),ql(e[`test_${t}`],n[1])]:[ql(e[t],n[0]),0];function S0(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function E0(e,t,o){let n=Object.fromEntries(na.map(s=>[s,Zr(e,s,t,o)]));return{...ta({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:S0(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Zr(s,"counts",t,o),device:Zr(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Zr(s,
"calls",t,o)}))}}function sa(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),As(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>ea(s.sort,l)),s.status].join(`
`);sa(s,r(t,s.names),As(i))}}var ra=e=>e.reduce((t,o)=>As([t,o.sort,ea(o.sort,o.control_name),ea(o.sort,o.test_name),o.status].join(`
`)),"root");function Hl(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(wn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)T0(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var Yn=e=>e.status==="same"||e.status==="replaced";function T0(e,t){
e.total={},e.ownOf={},e.here={};for(let o of wn){let n=e.own[Fl[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=Yn(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=Yn(e)?r:null}}function jl(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>E0(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),sa(s[0],"root","root"),Hl(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Wl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Jm(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,ep()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Wl(i[l],r[l]))}}function Qm(e,t){na.
forEach(o=>Wl(e.figures[o],t.figures[o])),Object.values(Fl).forEach(o=>Wl(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Jm(e.kernels,t.kernels,"name",["counts","device"]),Jm(e.shapes,t.shapes,"text",["calls"])}function O0({sort:e,status:t,names:o}){let[n,s]=o.map(r=>ea(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var M0=(e,t)=>na.some(o=>e.figures[o][t]>0);function tp(e){if(e.children.forEach(tp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>M0(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function op(e){let t=ta(e.root);Qm(t,e.root);let o=new Map,n=(r,i)=>{let l=O0(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=ta({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);Qm(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&tp(t),sa(t,"root","root"),Hl(t,{...np(e),grouped:"class"})}function np({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var sp=e=>({...e,children:e.children.map(sp)});function A0(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Zm.test(n??"")&&t.unshift(n)}return t}function R0(e,t){let o=ta({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Fl))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function rp(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=R0(i,l);return{...i,opened:!0,own:Bl(),kernels:i.kernels,children:[...l.map(u=>({...sp(u),above:A0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return ap(r,n),Hl(r,np(e))}function ap(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;sa(o,As(`${e.key}
${n||"rest"}`),o.foldKey||As(`${e.key}
rest`))}else ap(o,t)}function yn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var bn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",bo=(e,t)=>e.total[t][1]-e.total[t][0];function _o(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Ul(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function Kn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var ip=["both","control","test"];function C0(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function lp(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=C0(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var L0=["folded","class","instance"],la=["control","test"],ca=["ranks","steps","marker"],N0=5e3,zl=40,aa=(e,t,o)=>t.includes(e)?e:o,ia=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,zl);function Vn(e){let t=new URLSearchParams(e),o={};for(let n of la){o[n]=t.get(n)??"";for(let s of ca)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:Ot(t,ln,
"level"),by:aa(t.get("by"),wn,""),width:aa(t.get("width"),ip,"both"),frames:aa(t.get("frames"),L0,"folded"),order:aa(t.get("order"),["calls"],""),q:t.get("q")??"",node:ia(t.get("node"))[0]??"",zoom:ia(
t.get("zoom"))[0]??"",open:ia(t.get("open")),rows:ia(t.get("rows"))}}function Wt(e){let t={...Vn(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};for(let s of la)n(s,t[s]),ca.
forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,ln.level.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",
t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-zl).join(".")),n("rows",t.rows.slice(-zl).join(".")),pe(o.size===0?"/tree":`/tree?${o}`)}function Jn(e,t,o){let n=new URLSearchParams({max_nodes:String(
N0)}),s=e.test!=="";for(let r of s?la:["control"]){s&&n.set(r,e[r]);for(let i of ca){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Mo(n,ln,["level","by","instances"],{level:e.
level,by:ln.by.words.includes(t)?t:"",instances:o}),n}var Ct=e=>Object.fromEntries(la.flatMap(t=>[t,...ca.map(o=>`${t}_${o}`)]).map(t=>[t,e[t]])),P0=["cpu_op","user_annotation","python_function","kern\
el","gpu_memcpy","gpu_memset"];function cp(e,t){let{name:o,category:n}=vs(t,"test");if(!P0.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(
/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return Wt({...Ct(e),q:i,level:r?"python":"modules"})}var up=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var dp="tracediff.dismissed-jobs",I0=24*3600*1e3,D0=1e4;function mp(){try{return JSON.parse(localStorage.getItem(dp))??[]}catch{return[]}}function q0(e){try{localStorage.setItem(dp,JSON.stringify([...mp().
slice(-50),e.id]))}catch{}}function B0(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<I0;return!o.includes(e.id)&&(!rn(e)||t.has(e.id)||n)}function W0(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<D0)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function pp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=W0(),l=0;function c(){let w=null;for(let h of ve.transfers){let y=s.get(h.key);y||(y=Rm(h),s.set(h.key,y),w??=y),y.update();
let{state:g,label:b,job:x}=h;i.tell(h.key,{state:g,stage:x?.stage,text:`${b}: ${g==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=mp();Xt.running.forEach(y=>r.add(y.id));let h=Xt.list.
filter(y=>B0(y,r,w)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,Cm(y,()=>{q0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${mn(y)}`});return h}function d(){
l=0;let w=s.size===0,h=c(),y=[...ve.transfers.map(g=>g.key),...u().map(g=>g.id)];for(let g of s.keys())y.includes(g)||s.delete(g);go(o,y.map(g=>s.get(g).node)),n.hidden=s.size===0,h&&!w&&h.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:g})=>s.get(g).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:w})=>e(w.job.set),f=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",p),ve.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",f),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",p),ve.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var F0=.1;function H0(e,t){let o=t.coming_bytes>0?` and ${Te(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Te(t.left_bytes)} are left`;return`${e} may store ${Te(t.allowed_bytes)}\
: ${Te(t.stored_bytes)} are stored in ${V(t.sets,"set")}${o}, ${n}.`}function fp(e,t){if(!t)return null;let o=t.left_bytes<=F0*t.allowed_bytes;return a("span",{class:o?"quota-few":""},H0(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function hp(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await jo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,fp(o.user,n)," ",fp("All together",s))}}}var j0="a[href], button:not(:disabled), input";function gp(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(j0)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),w=f.indexOf(n),h=[n,...r(n)],y=h.indexOf(p);return{ArrowDown:f[w+1],ArrowUp:f[w-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Ms(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ua(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ue("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var Qn=4;function da(e,t,{text:o,...n}={}){let s=ue("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Pt("more")),l=null,c=()=>wp(l,i);function u(h=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:w}}),M(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),wp(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>a(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter($=>!$.disabled),g=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",x={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(g+1),...y].find($=>$.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(h.key==="Escape"||x)&&(h.preventDefault(),h.stopPropagation(),x?.focus({preventScroll:!0}))}function w(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==i&&d()}return i}function wp(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+Qn+s<=innerHeight;e.style.setProperty("top",`${Math.max(Qn,r?o.bottom+Qn:
o.top-Qn-s)}px`),e.style.setProperty("left",`${Math.max(Qn,Math.min(o.right-n,innerWidth-n-Qn))}px`)}var ma=10,yp=3;function U0(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>zr([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function bp(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function z0(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function G0(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-yp;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,yp).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function Y0(e,t){let o=e.goes?`removed ${Id(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${pt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Pt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function K0(e,t,o){let n=a("div",{class:"set-line"}),s=()=>M(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),G0(e,t),
Y0(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,z0(e)),edit(i){ua(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function V0(e,t,o){let n=Em(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Tm(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Pt("warning"),a("span",{class:"ellipsis"},n.text),Pt("chevron"));return s}function J0(e){return e.steps.length>0?a("span",{title:st(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function _p(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(ma)},o.get(e.id))),r=da(
`Actions for ${e.label}`,()=>U0(e,t,u=>i.edit(u))),i=K0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},bp("control",e,t),bp("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},pt(e.created)),
a("td",{class:"num","data-head":"Ranks",title:st(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},J0(e)),a("td",{class:"num","data-head":"Events"},L(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Te(e.raw_bytes)} of JSON in ${V(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Te(e.disk_bytes)),a("td",{"data-head":"Quality"},V0(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:pe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Q0=["sets","tag","baseline","name","category","layer","measure","time","by"];function Rs(e){let t=new URLSearchParams(e);return Object.fromEntries(Q0.map(o=>[o,Ot(t,ml,o,o==="sets"?"":void 0)]))}function pa(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Mo(t,ml,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Cs(e){let t=pa(
e).toString();return pe(t===""?"/series":`/series?${t}`)}var kp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],xp=kp.filter(e=>e.sort);function X0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function $p(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=kp.map(h=>X0(h,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=gp(t,"tr\
[data-set], tr.group, tr.more-row",(h,y)=>{let g=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(g)?.click()}),i=new Map,l=new Map;function c(h,y,g,b){let x=l.get(h),$=x?.shown===
y?x:{shown:y,rows:g()};return b.set(h,$),$.rows}let u=(h,y,g=!1)=>c(h.id,JSON.stringify([h,g]),()=>_p(h,e,i,{member:g}),y);function d(h,y,g){let b=c(`group ${h.prefix}`,JSON.stringify([h,!!y]),()=>[Z0(
h,y,e)],g);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap($=>u($,g,!0)),...c(`more ${h.prefix}`,`${y.loading} ${x}`,()=>y.loading||x>0?[ex(h,y,x,e)]:[],g)]}function m(h){let y=new Map,
g=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=g?.closest("tr")?.dataset??{};go(t,h.entries.flatMap($=>$.group?d($.group,h.groups.get($.group.prefix),y):u($.set,y))),
l=y,b!==void 0&&!g.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(g!==null),g?.matches(".pin-toggle")&&!g.isConnected&&t.querySelector(`tr[\
data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let g of n){let b=g.dataset.sort===h;g.dataset.sort&&(g.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,M(g.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let g=[...t.querySelectorAll("tr[data-set]")];for(let x of g){let{set:$}=x.dataset;for(let _ of[
"control","test"])x.toggleAttribute(`data-${_}`,$===h[_]),x.querySelector(`.pick-${_} input`).checked=$===h[_];x.toggleAttribute("data-checked",y.has($)),x.querySelector(".set-check").checked=y.has($)}
let b=g.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===g.length,o.indeterminate=b>0&&b<g.length,o.disabled=g.length===0}function w(h){let y=[...t.children].find(g=>g.dataset.set===h);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function Z0(e,t,o){let n=F([Pt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},V(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${V(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},pt(e.newest)),a("td",{colspan:String(ma-4)},!e.prefix.includes(",")&&a("a",{href:Cs(
{...Rs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function ex(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(ma)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${L(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function vp(e,t){let o=e,n=ue("tags"),s=ue("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${V(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(w,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let g=await Oo(o[y].id,w);o=o.map(b=>b.id===g.id?g:b),t(g)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let w=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...w.keys()].find(g=>g.toLowerCase()===
h.toLowerCase())??h;w.set(y,(w.get(y)??0)+1)}),M(i,[...w].map(([h,y])=>a("li",{class:"tag"},h,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Uo().then(w=>M(l,w.map(({tag:h})=>a("option",{value:h})))).
catch(()=>{}),m}function Ep({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ue("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),g()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&Se(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),f.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${L(b.files_done)} of ${V(b.files_total,"file")}`))}async function g(){w("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&In(m.id).catch(()=>{}),Cr(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:w,
go:u}}async function tx(e,t){try{for(let o of e.binned)await Ln(o);for(let o of e.made.filter(n=>!n.already_stored))await Cn(o.set)}catch(o){Me(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Tp(e,t,o){Me(e,{seconds:30,action:{label:"Undo",run:()=>tx(t,o)}}),o(t.set)}function ox(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Te(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Sp(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Op(e,t){let o=ue("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Ep({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):ad(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Tp(`“${e.
label}” was split into ${V(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await fo(e.id);s=ox(d,()=>l("")),M(n,Sp(o,"each",`Each file becomes a set: ${V(d.file_list.
length,"set")}`,!0,u),Sp(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function Mp(e,t){
let o=ue("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Ep({title:`Join ${V(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${V(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>id(e.map(s=>s.id),n.value.trim()),ended:s=>Tp(`${V(e.length,"set")} were joined.`,s,t)}),n.focus()}var nx=10,sx=12,rx=200,ax=4;async function Gl(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:ax},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function ix({change:e,sort:t}){let o=ue("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(rx,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},xp.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([w,h])=>a("option",{value:`${p} ${w}`},`${f} ${h}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,w){let h=[...p.tag.filter(g=>!f.some(b=>b.tag===g)).map(g=>({tag:g})),...f.slice(0,sx)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,h.
map(({tag:g,sets:b})=>F([g,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>w(g),{class:"tag","aria-pressed":String(p.tag.includes(g)),data:{tag:g}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,w){u.hidden=w<=nx&&!Wr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let h=f===0?"No set matches.":V(f,"set");return n.textContent=Wr(p)?h:"",h}}}var Ap=e=>[...e.values()].every(t=>t.pinned);function lx(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,o.textContent=`Compare (${L(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Ap(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function cx(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*Go,c=Math.min(l+Go,i.entry_total);s.hidden=i.entry_total<=Go&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${V(i.total,"set")}`}`:""}}}function Rp({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},ux()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],w={control:"",test:""},h="",y=null,g="",b=!1,x=(P,G)=>{b=!0,e({page:1,...P},G)},$=ix({change:P=>x(
P,{replace:!0}),sort:(P,G)=>x({sort:P,order:G})}),_=$p({pick:t,save:Y,pin:Q,remove:re,check:q,checkAll:J,toggleGroup:H,tags:ne,split:P=>Op(P,Be),more:A,filterTag:ae,sort:ee}),T=lx({compare:oe,join:()=>Mp(
[...l.values()],Be),tags:()=>ne([...l.values()]),pin:()=>Q([...l.values()],!Ap(l)),remove:()=>re([...l.values()]),clear:()=>{l.clear(),fe()}}),S=cx(P=>{e({page:u.page+P}),i.scrollIntoView({block:"star\
t"})}),v=Vd(C),N=a("div",{class:"set-list"},v.node,$.node,i,S.node,T.node);async function C(){y?.abort(),y=new AbortController;let{signal:P}=y;m=dn(u).toString(),i.ariaBusy="true";let G=setTimeout(()=>r.
busy(!0),400);try{let[E,W,K]=await Promise.all([Ut(dn(u),{signal:P}),Uo({signal:P}),Wr(u)?Ut("limit=0",{signal:P}):null,o()]);d=E,f=W,p=v.draw(K??E),await k(P),le()}catch(E){E.name!=="AbortError"&&O(E)}finally{
clearTimeout(G),P.aborted||(r.busy(!1),i.ariaBusy=null)}}function O(P){d=null,m="",M(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},P.message),F("Try agai\
n",C,{class:"primary"})))}let R=(P,G,E=Go)=>{let W=dn({...u,page:1});return W.delete("group"),W.set("prefix",P),W.set("offset",String(G)),W.set("limit",String(E)),W};async function k(P){let G=new Set(
d.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,W]of[...c]){if(!G.has(E)){c.delete(E);continue}let K=await Ut(R(E,0,Math.min(1e3,Math.max(Go,W.sets.length))),{signal:P});c.set(E,{sets:B(K),
total:K.total,loading:!1})}}async function A(P){let G=c.get(P),E=m;G.loading=!0,fe();try{let W=await Ut(R(P,G.sets.length));G.sets=[...G.sets,...B(W)],G.total=W.total}catch(W){Me(`${P} cannot be liste\
d. ${W.message}`,{urgent:!0})}G.loading=!1,E===m&&fe()}function H(P){c.delete(P)?fe():(c.set(P,{sets:[],total:0,loading:!0}),A(P))}let B=P=>P.entries.flatMap(({set:G})=>G?[G]:[]),j=()=>d.entries.flatMap(
({set:P,group:G})=>P?[P]:c.get(G.prefix)?.sets??[]);function le(){n({sets:B(d),allTotal:p,checking:v.checking()});let P=$.draw(u,d.total,p);b&&(b=!1,Se(P)),fe(),g!==""&&Ue(g)}function fe(){if(d&&($.drawTags(
u,f,ae),S.draw(u.page,d),T.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){M(i,p===0?s():Ne());return}_.node.parentNode!==i&&M(i,_.node),_.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Ne=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function Ue(P){if(g="",_.flash(P))return;d.entries.find(({group:E})=>E&&c.get(E.prefix)?.sets.some(W=>W.id===P))||gt([P]).then(([E])=>{let W=E&&d?.entries.find(({group:K})=>K&&E.label.
toLowerCase().startsWith(K.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&H(W.group.prefix)}).catch(()=>{})}function ee(P){let G=P==="label"?"asc":"desc",E=G==="asc"?"desc":"asc";x({sort:P,order:u.
sort===P&&u.order===G?E:G})}function ae(P){let G=u.tag.includes(P);x({tag:G?u.tag.filter(E=>E!==P):[...u.tag,P].slice(-8)})}function q(P,G,E){let W=j(),[K,ie]=[W.findIndex(D=>D.id===h),W.findIndex(D=>D.
id===P.id)].sort((D,se)=>D-se);(E&&K>=0?W.slice(K,ie+1):[P]).forEach(D=>G?l.set(D.id,D):l.delete(D.id)),h=P.id,fe()}function J(P){j().forEach(G=>P?l.set(G.id,G):l.delete(G.id)),fe()}function oe(){let[
P,G]=[...l.values()].sort((K,ie)=>K.created.localeCompare(ie.created)),[E,W]=ks(P,G);r.go(Bt(E.id,W.id))}function de(P){if(d===null){C();return}let G=E=>E.id===P.id?{...E,...P}:E;d.entries=d.entries.map(
E=>E.set?{set:G(E.set)}:E),c.forEach(E=>{E.sets=E.sets.map(G)}),l.has(P.id)&&l.set(P.id,P),n({sets:B(d),allTotal:p}),fe(),i.ariaBusy==="true"&&C()}function Be(P){return l.clear(),g=P,C()}async function Y(P,G){
try{return de(await Oo(P.id,G)),Se("Saved."),!0}catch(E){return Me(`Not saved. ${E.message}`,{urgent:!0}),!1}}function ne(P){vp(P,de).addEventListener("close",()=>C())}let ce=P=>P.length===1?`“${P[0].
label}”`:V(P.length,"set");async function Q(P,G){let E=await Gl(P,async W=>de(await Oo(W.id,{pinned:G})));E.length>0?Me(`${ce(E.map(({item:W})=>W))} ${E.length===1?"was":"were"} not changed. ${E[0].
error.message}`,{urgent:!0}):Se(`${ce(P)} ${P.length===1?"is":"are"} ${G?"pinned":"not pinned"}.`)}async function re(P){let G=await Gl(P,W=>Cn(W.id));G.length>0&&Me(`${ce(G.map(({item:W})=>W))} ${G.length===
1?"was":"were"} not deleted. ${G[0].error.message}`,{urgent:!0});let E=P.filter(W=>!G.some(({item:K})=>K===W));E.forEach(W=>l.delete(W.id)),E.length>0&&Me(`${ce(E)} ${E.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>z(E)}}),document.getElementById("main").focus({preventScroll:!0}),await C()}async function z(P){let G=await Gl(P,E=>Ln(E.id));G.length>0&&Me(`${ce(G.map(({
item:E})=>E))} cannot be brought back. ${G[0].error.message}`,{urgent:!0}),g=P.length===1?P[0].id:"",await C()}return{node:N,show(P,G){let E=u;u=P,w=G,E&&dn(E).get("sort")!==dn(u).get("sort")&&c.clear(),
dn(u).toString()!==m?C():fe()},reload(P=""){return g=P||g,C()},search:()=>p>0&&($.focus(),!0),enter:()=>_.focus(),focused:()=>d&&j().find(P=>P.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function ux(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Cp=64,Lp=32;function dx(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Cp)return`${t} is too long: a tag has at most ${Cp} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function mx(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(dx).find(r=>r!=="")??(n.length>Lp?`${n.length} tags are too many: a set has at most ${Lp}.`:"");return{tags:n,fault:s}}var px="key=value, separated by commas";function Np(){let[e,t]=["tags","t\
ags-help"].map(ue),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=mx(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||px,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Pp(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=zd(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Pt(t),e),n)}function fx(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Me(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training steps\
 with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},up))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},".\
json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function hx(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:pe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,w)=>M(p,a("b",{class:"letter"},f),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Ls={path:"/",name:"Traces",mount(e,t){return wx(e,t)}},Ip=24,gx=100;function wx(e,t){let o=Br(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=hp(),d=Rp({change:f,pick:_,ready:u.load,loaded:h,empty:fx,context:t}),m=hx(()=>$({control:n.test,test:n.control})),p=pp(g,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Pp("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Pp("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Np(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(S,v){t.go(Sm({...o,...S}),v)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function h({sets:S,allTotal:v,checking:N=!1}){l||(s=S,t.setTitle(`Traces (${L(v)})`),c.textContent=v>0?L(v):"",m.node.hidden=v===0,location.search===""&&v<=Ip&&!N&&y(S),x())}
function y(S){let{control:v,test:N}=al(S);v&&(v!==n.control?.id||N!==n.test?.id)&&(n={control:Ke(S,v),test:Ke(S,N)},f({control:Ve(v),test:Ve(N)},{replace:!0}))}function g(S){let v=ve.transfers.some(N=>N.
job?.set===S);v&&!i.includes(S)&&i.push(S),v&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(gx,async S=>{if(await d.reload(S),i.length>1&&!r&&!l){let v=await gt(i.
slice(-Ip)).catch(()=>[]);if(!l&&!r){v.sort((C,O)=>i.indexOf(O.id)-i.indexOf(C.id));let{control:N}=al(v);y(N===""?v.slice(0,2):v)}}});async function x(){let S=o,v=["control","test"].map(k=>S[k]),N=v.filter(
k=>k!==""&&!s.some(A=>A.id.startsWith(k))),C=await gt(N).catch(()=>[]);if(l||S!==o)return;let[O,R]=v.map(k=>k===""?null:s.find(A=>A.id.startsWith(k))??Ke(C,k)??null);n={control:O,test:R},w()}function $(S){
r=!0,n=S,f({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function _(S,v){$({...n,[S]:v}),Se(`${v.label} is the ${S}.`)}function T(S){let v=d.focused();return v?_(S,v):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>T("control"),test:()=>T("test")},update(S){let v=o;o=Br(S),w(),(v.control!==o.control||v.test!==o.test)&&x()},unmount(){l=!0,b.cancel(),d.unmount(),p.unmount()}}}var Ns=200;function Dp(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await ot(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Ns*Math.floor(d/Ns),p=await i({offset:m,limit:Ns});p&&(p.rows.forEach((f,w)=>{o[m+w]=f}),e())},stop(){s?.abort(),t=null}}}var Yl=e=>jn(e,e.unit,Fn(e)).toString();function Bp(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Ns)),t.op!==""&&n.set("row",t.op),o?.key===ft(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Kl=e=>({key:ft(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Wp(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{let n=await ot(
o);return{diagnosis:n.diagnosis,note:n.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function yx(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Bp(Yl(e),e,t),n=new AbortController,
s=ot(o,{signal:n.signal});s.catch(()=>{}),globalThis.firstComparison={query:o,stop:n,answer:s}}var bx=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function qp(e){let t=()=>{
let o=new URLSearchParams(location.search);return[...o.keys()].filter(n=>!bx.test(n)).forEach(n=>o.delete(n)),location.replace(pe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.
judged==="between_recordings"?t():o}catch(o){if(o.code!=="not_for_recordings")throw o;return t()}}function Fp(e,t){yx(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{
let l=Bp(n,s,r),c=o;return o=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),qp(c.answer)):(c?.stop.abort(),qp(ot(l,{signal:i})))}}var _x=250;function At({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},_x),w;try{let h=await c(m);w=()=>u(h)}catch(h){w=()=>d(h)}clearTimeout(f),!p()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){M(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var kx=4,Ps=[];function xx(e){return new Promise(t=>{Ps.push({node:e,go:t}),Ps.length===1&&It().then(Hp)})}function Hp(){let e=Ps.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Ps.splice(Math.max(0,e),1);t(),Ps.length>0&&It().then(Hp)}function $x(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<kx&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=ht(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!Vo()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});p.observe(i);let f=Un(h);async function w(){if(u)return;let g;u=!0;try{c||await It(),g=await ys(),c||await xx(i)}catch(_){M(n,_.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:$}=e.make(l,m);await g.react(t,x,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Wd),!c&&!d&&(c=!0,e.onClick&&$x(t,_=>e.onClick(_,l)),e.onRelayout&&t.on("plotly_relayout",_=>e.onRelayout(_,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&w()}function y(g){c&&(e.save??Fd)(t,g,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(g){let b=l?.revision===g.revision&&!g.empty;if(l=g,o.textContent=
g.heading??"",t.dataset.wanted=g.revision,t.hidden=!!g.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!g.empty,M(n,g.empty),!(g.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(g)}px`,M(t,e.paint(g)),c=!0,t.dataset.ready=g.revision;return}t.style.height=`${e.height(g,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:h,retheme:h,relayout(g){c&&!t.hidden&&globalThis.
Plotly.relayout(t,g(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function ko(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var vx=30,Is={top:8,right:16,bottom:34},Sx=64,Ex=6,jp=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Vl(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},jp.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>jp.filter(([c])=>!t.has(c)),height:c=>Tx(c.rows.length),make:(c,u)=>Rx(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Up(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:zp(n,o,Qt())})))}}}var Tx=e=>Math.max(e,3)*vx+Is.top+Is.bottom,Up=e=>[Math.max(e,3)-.5,-.5];function zp(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function Ox(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function Mx(e){return[zo(e.name,Sx,Ex).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function Ax(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return ro(e.map(n=>n.name),o).map((n,s)=>Fe(e[s].mark+n))}function Rx(e,t,o,n){let s=Qt(),[r,i]=Ox(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,g)=>g),m=y=>e.rows.map(g=>g[y]===null?null:g[y]/r),p=(y,g)=>e.rows[g].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,g)=>n.has(p(y,g))?null:y),w=(y,g)=>s[p(y,g)],h={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...h,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...h,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...h,name:"difference",x:f,marker:{color:f.map((y,g)=>w(y,g)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,g)=>w(y,g)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,g)=>w(y,g))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Mx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Is.right,t:Is.top,b:Is.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Up(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Ax(e.rows,u)},shapes:zp(e.rows,o,s)}}}var Gp=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${st(e)}`,Cx=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function fa(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:w,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[Gp(p,f,"ranks"),Gp(w,h,"steps"),V(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,Cx(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${pt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Lx="abs_diff_duration",ha=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],Jl={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},Yp="abcd";function Kp({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(Jl).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:Jl[e?.
work_known]??null},_e,l>=0&&a("sup",{},Yp[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function Vp(e){let t=null,o=F("More and slower work",()=>e(
{work:!t.work,...t.work&&ha.some(([s])=>s===t.sort)?{sort:Lx,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(Jl).flatMap((s,r)=>[r>0&&"; ",a("sup",{},Yp[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var Ql=4,Nx=["control","test"],ga={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Jp(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=ht("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${L(p.length)})`,M(o,p.slice(0,i?void 0:Ql).map(f=>u(f,d,m))),n.hidden=i||p.length<=Ql,M(n,!n.hidden&&F(`Show all ${L(p.length)}`,()=>{i=
!0,c(d,m),o.children[Ql].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};Nx.forEach(T=>{f[`${T}_counts`]=d[T].counts,f[`${T}_total_duration`]=
d[T].total_duration});let{control:w,test:h,diff:y,growth:g,controlCount:b,testCount:x}=Ro(f,p?"per_step":"total",m),$=y>0?"more":y<0?"less":"calm",_=(T,S,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},S),a("span",{class:"visually-hidden"},S==="−"?"gone: ":"new: "),a("a",{href:e(T),class:"mono",title:T.name},a("bdi",{},T.name)));return a("li",{},a("div",{class:"\
replaced-names"},_(d.control,"−","less-mark"),_(d.test,"+","more-mark"),a("p",{class:"muted small"},ga[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${De(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${L(b)} → ${L(x)}`),
a("dt",{},p?"time per step":"time"),a("dd",{title:`${me(w)} → ${me(h)}`},`${I(w)} → ${I(h)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${$}`,title:Ye(y)},be(y),w>0&&` (${Ee(g)})`)))}return{node:r,sql:s,
draw:c}}async function Zt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var Px={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Qp="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function _n(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${L(o)} steps are too few to find a change among ${L(
n)} rows.`}let t=`q = ${Nt(cn(e))}, p = ${Nt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ds(e){
switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Nt(e.calls_q_value)})`;default:return""}}
var Ix=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,p)=>a(
"td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(i,l,c,u=n(l,c))=>s(i,I(l),I(c),be(u),[me(l),me(c),Ye(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Cont\
rol","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Calls",L(e.control_counts),L(e.test_counts),nt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,
e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_step")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("\
Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Xp(e){
return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${ga[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Ss(e)].join(`
`):e.name}function Zp({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=Ds(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${Px[m.change]}`),p&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},p.name)),a("p",{class:"muted"},`${ga[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&a("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),Ss(m).map(w=>a("p",{class:"mono full-name"},a("bdi",{},w)))),m.significance&&a("p",{class:"small"},_n(m),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),Ix(d),a("p",{class:"op-actions"},t?.(m)&&a("a",{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in t\
he tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ranks and steps",s,{class:"link-button"}),F("Copy the name",()=>Zt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function wa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:da("Share",()=>[{text:"Copy link",run:()=>Zt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var Xl={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},Xn=e=>`tracediff-${kt(e.control.label)}-${kt(e.test.label)}`;function ef(e){let t=ue("top"),o=ue("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Hn(s.value)})}},Object.keys(Xl).filter(l=>gl.includes(l)).map(l=>a("option",{value:l},Xl[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...fm,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=Xl[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function tf(e){let t=a("span",{class:"muted"}),o=Vp(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=wa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:p}=c,f=l.fold?c.replacements.length:0;t.textContent=(m===p?L(m):`${L(m)} of ${L(p)}`)+(f>0?`, ${V(f,"pair")} folded`:""),n.href=gs(yl(l,
u,d,"csv")),s.href=gs(yl(l,u,d,"json")),r.set({name:Xn(c),bundle:Sr($m(l)),report:vr(xm(l,u,d))}),n.download=`${Xn(c)}.csv`,s.download=`${Xn(c)}.json`}}}function of(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:pe("/")},"Choose other traces")))}function nf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:pe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},qs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},ya=e=>e[0].toUpperCase()+
e.slice(1),Dx={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Zl=e=>Dx[e]??e.toLowerCase();function ec(e){let t=e.split(" overlapping ").map(Zl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var tc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},sf={host_wait:"The launch began only when the stream was \
already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},oc={cpu_duration:"launch on the host",gpu_duration:"\
run on the device",launch_delay:"delay from launch to start"},ba={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},_a={steps:"of the steps, as\
 in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},nc={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},kn="Record with activities=[Profiler\
Activity.CPU, ProfilerActivity.CUDA].";var qx=56;function sc(e){let t=e.split("`");if(t.length%2===0){let o=t.pop();t[t.length-1]+=`\`${o}`}return t.map((o,n)=>[o,n%2===1]).filter(([o])=>o!=="")}function Bx(e,t){let[o,n]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>n===void 0?s.name.includes(t):s.name.startsWith(o)&&s.name.endsWith(n))}function rf(e,t=null){let o=ue("diagnosis"),n=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":o},a("h2",{id:o},"Why"),n,t),r="";function i(m){let p=sc(m.text),f=p.filter(([,h])=>h).map(([h])=>h),w=new Map(ro(f,qx).map((h,y)=>[f[y],h]));return p.map(([h,y])=>{if(!y)
return h;let g=Bx(m.rows,h),b=g&&e.page(g),x=a("code",{title:g?.name??h},a("bdi",{},w.get(h)));return b?a("a",{href:b,class:"diagnosis-name"},x):x})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let w=e.row(m),h=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},h):w!==null&&a("a",{href:w,title:y,on:{click:g=>{l(g)&&(g.preventDefault(),e.onRow(m))}}},h)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(h=>[e.rank(h),`rank ${h}`]),...m.steps.map(h=>[e.step(h,p),`step ${h}`])].map(h=>Array.isArray(h)?h[0]!==null&&a("a",{href:h[0],title:`Compare ${h[1]} alone`},h[1]):h).filter(Boolean),
w=e.timeline(m);return w&&f.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.kind==="waiting"&&f.push(a("a",{href:e.stragglers(),title:"Which rank is late in which step"},"stragglers")),
m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>e.onBar(m.part)}},`${Xe[m.part].name} bar`)),f.length>0&&a("span",{class:"diagn\
osis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((h,y)=>[y>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),h]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.
test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.
diagnosis?.length>0?M(n,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):M(n,a("p",{class:"muted diagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var af=7.2,xa=6,ka=["solid","dot","dash","dashdot","longdash","longdashdot"],rc=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],ac=e=>Qt()[e==="B"?
"test":"control"];function va(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Sa=e=>e.map(t=>Fe(t)).join("<br>"),qe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),$a=116,Bs=22,Zn=e=>e>1?64-Bs+e*($a+Bs):320;function Wx(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":Fe(n.values[t].none??n.values[t].text))}}function Ws({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((g,b)=>g+(b.value??0),0):Math.
max(...y.values.map(g=>g.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?zi(i):[o==="percent"?"%":"",1],u=e.map((y,g)=>g),d=s&&e.some(y=>y.values.some(g=>g.low>0||g.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+xa+af*p),Math.floor(r*.42),360),w=Math.floor((f-14-xa)/af),h=e.map(y=>Sa([y.full??y.label,...t.map((g,b)=>`${g.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,g)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[g])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[g].high??0)/c),arrayminus:e.map(b=>(b.values[g].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra>\
</extra>",...Wx(e,g,n)})),layout:va({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:xa,tickcolor:"rgba(0,0,0,0)",ticktext:ro(e.map(y=>y.label),w).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var ic=(e,t)=>t===""?{property:rc[e%rc.length],dash:ka[Math.floor(e/rc.length)%ka.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ka[e%ka.length]},Fx=e=>Je(
Math.max(e,1));function Hx(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?qn(i):t==="bytes"?zi(i):[t,1],u=n*
($a+Bs)-Bs,d=1-o*($a+Bs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-$a/u),d],title:{text:l,font:{size:11}}}}}var jx=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),Ux=400,zx=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),Gx=(e,t)=>e.length>Ux?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:df(zx(o),.55),dash:"dot"}})),Yx=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Fe(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function Kx(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=Fx(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function cf({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=Kx(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?sn(w):o==="bytes"?Te(w):`${L(w)} ${o}`,p=t.map((w,h)=>Hx(e.
filter(y=>y.panel===w),o,h,t.length)),f=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let h=ic(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(g=>d(g[0])),y:w.points.
map(g=>g[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(h.property),dash:h.dash},legendgroup:w.key,customdata:w.points.map(g=>Sa([w.name,`at ${me(g[0])}`,m(g[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:va({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:w},h)=>[`y\
axis${h===0?"":h+1}`,w])),annotations:[...t.length>1?t.map((w,h)=>jx(w,p[h].axis.domain[1])):[],...Yx(s,d,r)],shapes:Gx(s,d)}),per:l,offset:u}}function uf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function df(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function Vx(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function mf({sides:e},t){
let o=e.map(g=>Vx(g.bins)),n=[...new Set(o.flatMap(g=>[...g.keys()]))].filter(g=>g>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(g=>g.has(0)),c=Array.from(
{length:r-i+1},(g,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(g,b)=>o[g].get(l&&b===i-4?0:b<i?-1:b)??0,d=g=>10**((g-1)/10-3),m=g=>g<i?"none":`${I(d(g))} to ${I(d(g+1))}`,p=c.filter(g=>g>=i&&(g-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,h=[...l?[i-4]:[],...p.filter((g,b)=>b%f===0&&!(l&&(g-i+4)*w<52))],y=e.length-1;return{data:[...e.map((g,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:g.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:df(ac(g.side),y===0?.65:.4),line:{color:ac(g.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(g=>g+.5),y:c.map(g=>Math.max(...e.map((b,x)=>u(x,g)))),customdata:c.map(g=>Sa([m(g),...e.map((b,x)=>`${b.name}: ${L(
u(x,g))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:va({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(g=>g<i?g+
.5:g),ticktext:h.map(g=>g<i?"none":uf(d(g)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(g=>[...g.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function lf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:xa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>uf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function pf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:ac(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Sa([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:va({xaxis:lf(...n,"the launch on the host"),yaxis:lf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var bf=(e,t)=>e.rank-t.rank||e.span-t.span,Jx=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function ff(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(bf)}}var hf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ea=e=>e===void 0?"–":e===null?"whole":String(e);function lc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var gf=(e,t)=>e===t?e:`${e} / ${t}`;function Qx(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(bf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function wf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Ta(e,t){let[o,n]=[ff(e),ff(t)],{rows:s,byPosition:r}=Qx(o.keys,n.keys),[i,l]=[hf(e),hf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Ea(l[p]):l.length===0?Ea(i[p]):gf(Ea(i[p]),Ea(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?gf(lc(m.control),lc(m.test)):lc(m.control??m.test)})),columns:u,control:d(wf(e,s,i,"control",o.split)),test:d(wf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!Jx(i,l)}}function Fs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function Jo(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var yf=e=>e.reduce((t,o)=>t+o,0)/e.length,Xx=1.05,
Zx=.05;function _f(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=yf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?yf(i.map(u=>u.exposed_communication))/l:null}}),n=Jo(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=Xx);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:e$(o)}}function e$(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=Jo(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=Zx&&t.waiting<=o/2?t:null}var t$=32,o$=512;function n$(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function s$(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>Jo(e.map(s=>s[n]??0)))}function r$(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,s$(s)]));return new Map(
e.map(n=>[n,n$(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function cc(e){let t=r$(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var uc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function dc(e,t,o,n){let s=Math.floor(t$/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(o$/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:cc(e).slice(0,s),limited:!0,note:uc(s,e.length,n,t)}}var a$=16,Qo=e=>e==null?_e:`${e} %`,mc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,i$=e=>e.map(t=>({key:t.key,name:mc(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),l$=e=>({key:e.
property,name:e.name,colour:te(e.property)});function es(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function io(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(w=>f[w.key]??null);e.forEach((f,w)=>o(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{
let y=n(h),g=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};g.values[w]=u(h),g.bars.push({label:mc(f,y),full:`${mc(f,f.label)}, ${y}`,total:I(u(h).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:h[b.key],text:b.text(h)}))}),c.set(y,g)}));let{shown:d,...m}=dc([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Ws({bars:p,kind:"\
time",stacked:!0,series:r.map(l$)},f)}}function c$(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},w=(f.values[u].value??0)+m;f.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var kf=e=>Math.max(...e.values.map(t=>t.value??0));function u$(e){let t=[...e].sort((o,n)=>kf(n)-kf(o)).slice(0,a$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=c$(e,o),{shown:s,...r}=o.ranks?dc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):u$(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Ws({bars:s.map(l=>l.bar??l),kind:o.kind,series:i$(e),errors:!!o.range},i)}}var $f="−",lt=e=>e==null;function Hs(e,t){return lt(e)?_e:it(e,0,t).replace("-",$f)}function js(e,t){let o=Hs(e,t);return Number(o.replace($f,"-"))===0?"0":e>0?`+${o}`:o}var $e=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>lt(n)||n===""?_e:String(n)}),Us=(e,t)=>({key:e,title:t,show:o=>lt(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:L,showDiff:nt}),
Z=(e,t)=>({key:e,title:t,number:!0,show:I,exact:o=>lt(o)?null:me(o),showDiff:be,exactDiff:o=>lt(o)?null:Ye(o)}),Xo=(e,t)=>({key:e,title:t,number:!0,show:sn,exact:o=>lt(o)?null:Ui(o),showDiff:Ad,exactDiff:o=>lt(
o)?null:`${o>0?"+":""}${Ui(o)}`}),Kt=(e,t)=>({key:e,title:t,number:!0,show:Te,exact:o=>lt(o)?null:Gi(o),showDiff:ws,exactDiff:o=>lt(o)?null:`${o>0?"+":""}${Gi(o)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:o=>lt(o)?_e:`${Hs(o,2)} %`,showDiff:o=>lt(o)?_e:`${js(o,2)} pp`,exactDiff:o=>lt(o)?null:`${js(o,6)} percentage points`}),Oa=(e,t)=>({...et(e,t),show:o=>lt(o)?_e:`${Hs(100*o,1)} %`,showDiff:o=>lt(
o)?_e:`${js(100*o,1)} pp`,exact:o=>lt(o)?null:`${Hs(100*o,6)} %`,exactDiff:o=>lt(o)?null:`${js(100*o,6)} percentage points`}),rt=(e,t)=>({key:e,title:t,number:!0,show:o=>Hs(o,3),showDiff:o=>js(o,3),
exact:o=>lt(o)?null:String(o),exactDiff:o=>lt(o)?null:String(o)}),d$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Lt=e=>({...e,meaning:"gain"}),Oe=e=>({...e,meaning:"neutral"});function vf(e){
let[t,o]=d$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var Zo=(e,t=n=>n,o=t)=>[Oe(xe("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],ge=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),Sf=(e,t)=>({...e,isSaid:t}),ct=(e,t,o)=>({
key:e,title:t,show:n=>lt(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),en={key:"note",title:"note",note:!0,show:e=>lt(e)?"":String(e)},xf=10;function m$(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function p$(e){let t=m$(e.split("|")),o=t.length>xf+1?t.slice(0,xf):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),n>0&&a("li",{},`${L(n)} more`))}var Ef=(e,t)=>({key:e,title:t,mono:!0,show:o=>lt(o)?_e:p$(o)}),zs=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=lt(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Tf(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var No=`There is no device work in the selected ranks and steps. ${kn}`,Gs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${kn}`,Ae=$e("rank","rank"),
xn=Us("device","device"),Ys=Us("stream","stream"),Ks=ct("kernel_type","kind",Zl),lo=zs($e("operator","operator",!0),()=>"cpu_op"),Vs=zs($e("name","kernel",!0),e=>e.category),Of=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function ts(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Of(s.letter,r))),
n&&Of("B − A",n)]}var $n=e=>[e.letter,e.label].filter(Boolean).join(" · "),os=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ns=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var Mf=[["compute",Xe.compute,"--part-compute"],["non_compute",qs,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${I(
s[`${e}_time`])}, ${Qo(s[`${e}_time_pctg`])}`})),Af={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>qe(e),legend:Mf,make:(e,t)=>io(e,t,{label:es(e),rowsOf:o=>o.data.rows,parts:Mf,what:"ranks",empty:No})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,ge(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),ge(Z("compute_time",Xe.compute.name),Xe.compute.what),Oe(et("compute_time_pctg","com\
pute, %")),ge(Z("non_compute_time",qs.short),qs.what),et("non_compute_time_pctg",`${qs.short}, %`),ge(Z("kernel_time","all"),"From the first to the last device row"),en]}]};var Rf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:qe,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:es(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${Qo(o.comp_comm_overlap_pctg)}, ${I(o.overlap)} of ${I(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ae,Lt(et("comp_comm_overlap_pctg","overlap")),ge(Lt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communi\
cation"),en]}]};var Cf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:tc[e],what:sf[e],text:o=>I(o[e])}));function f$(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Lf={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ns("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>qe(e),legend:Cf,make:(e,t)=>{let o=es(e);return io(e,t,{rowsOf:f$,group:os,label:n=>`${o(n)}, ${os(n)}`,parts:Cf,what:"streams",empty:No})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ae,xn,Ys,ct("idle_category","why idle",tc),Z("idle_time","idle"),Oe(Oa("idle_time_ratio","share")),en],extra:e=>"count"in e?Zo(Z):[]}]};var Nf={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),ns("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:qe,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:No,name:o=>ec(o.kernel_type),
value:o=>o.percentage,show:o=>`${Qo(o.percentage)}, ${I(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:qe,make:(e,t)=>Ze(e,t,{table:"ov\
er_ranks",kind:"time",empty:No,name:o=>o.name,value:o=>o.mean,show:o=>`${I(o.mean)}, mean of ${L(o.count)} calls${o.ranks>1?`, ranks ${I(o.min_mean)} to ${I(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ct("kernel_type","kind",ec),Oe(Z("sum","time")),Oe(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
Vs,Ks,Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Vs,Ks,Oe(xe("ranks","ranks")),xe(
"count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var pc=6,Pf=e=>new Set(e).size>1;function Ma(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Pf(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Pf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var h$=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function g$(e,t){if(!t[0].
data.summary)return h$(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function w$(e,t){let o=g$(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return cc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function y$(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>pc)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,pc),count:s}}function b$(e,t,o){if(e.length<=pc)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:w$(e,t),{taken:r,count:i}=y$(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:uc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var fc=[""];function Aa(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=b$(e,t,n);return s.length>0||o.
includes(fc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function If(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var _$=24;function Df(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function qf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function ss(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Ma(e,n,r),{panel:d,style:m}=Df(s),{keys:p,...f}=Aa(u,e,t),w=qf(),h=u.filter(_=>p.includes(_.key)).flatMap(_=>{let T=w(m(_));return _.
series.map((S,v)=>S&&{key:e[v].key,place:T,side:e[v].letter,panel:d(_),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,_.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(_=>_.points.length===0))return{empty:l};if(c&&h.every(_=>_.points.every(T=>T[1]===0)))return{empty:c};let y=[
...new Set(h.map(_=>_.panel))].slice(0,_$),[g,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(g||0)?[g||0,b]:null,$=i?.(e,If(u,p))??[];return{data:_=>cf({panels:y,unit:o,range:x,marks:$,lines:h.filter(
T=>y.includes(T.panel))},_),places:y.length,limited:f.limited,note:[f.note,x&&`${me(x[0])} to ${me(x[1])}`].filter(Boolean).join(", ")}}function Bf(e,t,o){let n=qf();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Df(o).style(s))]))}var Wf=e=>e.name,Ff={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:Wf,panels:!0,height:Zn,make:(e,t)=>ss(e,t,{unit:"rate",name:Wf,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,xn,$e("n\
ame","copy"),...Zo(Xo,Lt,Oe)]}]};var Hf={title:"Queue length",window:!0,params:[at("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:os,height:Zn,make:(e,t)=>ss(e,t,{unit:"waiting",name:os,empty:Gs})}],tables:[{key:"summary",caption:"Summary",columns:[
Ae,xn,Ys,...Zo(rt,Oe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,xn,Ys,Z("duration_at_max_queue_length","blocked"),Oa("relative_duration_at_max_queue_length","share of th\
e rank")]}]};var k$=(e,t)=>e.place-t.place||Object.keys(ba).indexOf(e.class)-Object.keys(ba).indexOf(t.class),jf={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),ns("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(oc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:ya(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:$n(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Gs}:{data:s=>mf({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Gs}:{data:()=>pf({sides:e.map(t=>({key:t.key,side:t.letter,name:$n(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ae,xe("count","launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),en]},{key:"worst",caption:"\
The worst launches",apart:!0,order:k$,columns:[ct("class","why",ba),Ae,Vs,lo,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,
ct("measure","measure",oc),...Zo(Z)]}]};function x$(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||kn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var Uf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:qe,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:x$(t),show:(o,n)=>I(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Ef("pattern","operator and its kernels"),Ae,{...xe("length","kernels"),showDiff:null},xe("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Oe(xe("operators","operators")),Oe(xe("patterns_found","patterns"))]}]};var zf={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:qe,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[zs($e("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Gf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:qe,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:No,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
lo,Ks,Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var Yf=["circle","square","triangle-up","cross","star","hexagon"],$$=14,gc=24,Vf=42,Ra=6.6,hc=14,Jf=e=>e.map(t=>Fe(t)).join("<br>"),Kf=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],wc=e=>Kf[e%Kf.length];function v$(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Qf({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=qn(Math.max(...n.map(u=>u.busbw))),
l=v$(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(wc(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${Yf[m%Yf.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>Jf([[u.side,d.name].filter(Boolean).join(" · "),`${Te(
f.bytes)}: ${sn(f.busbw)}, best ${sn(f.best_busbw)}`,`transfer ${I(f.mean_transfer)}, ${L(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Te(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Xf=e=>Math.
max(3,Math.min($$,Math.floor(640/Math.max(1,e)))),yc=(e,t)=>t*(Math.max(40,e*Xf(e))+gc+Vf);function S$(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=yc(e.rows.length,o),c=l/o-gc-Vf,u=t*(l/o)+gc,d=ko(n.length,
(s-r)/74),m=ko(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Ra),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:ro(d.map(w=>n[w]),Math.max(6,p)).map(Fe)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Fe(e.rows[w]))}}}function E$(e,t,o,n){let s=bs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=Ra*t.length+8+s.
length*hc;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(Yi(e,Math.max(6,Math.floor((n-l-30)/Ra))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*hc-l,x1:(u+1)*hc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function Zf({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+Ra*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:bs(),showscale:!1}};return{data:e.map((d,m)=>{let p=S$(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:w}=E$(d.title,I(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...w);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:Xf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(g=>g===null?null:g/i)),customdata:d.texts.map(y=>y.map(Jf)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var tn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,vn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function bc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function T$(e){let t=vn(e,o=>o.longest-o.shortest);return t?[`${tn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function th(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=vn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${tn(o)}: ${I(o.exposed_wait_per_step)} a step.`:"",s=vn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${V(s.instances,"collective")} that other ranks have: ${tn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...M$(t,e.unmatched),...T$(e.uneven)]}var O$={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function M$(e,t){if(e.unmatched_rows===0)return[];let o=[...bc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${L(e.unmatched_rows)} of ${V(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${L(
s)} ${O$[n]??n}`).join(", ")}`}.`]}function oh([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>be(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var A$={compute:"it computes",memory:"its copies take",idle:"its device idles"};function R$(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=vn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${A$[o.cause]} ${I(t(o))} a step longer, and each other rank waits ${I(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function nh(e,t){let o=bc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Te(Jo([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function sh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...bc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,w)=>f+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return vn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${ws(n)} at the peak${i?
`; ${i.name}: ${ws(i.change)}`:""}.`}var eh=e=>`${it(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${De(e.peak_pctg)} of the peak`}`;function rh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=vn(e.by_operator,n=>n.device_time_per_step);return`${so(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${De(t.known_pctg)} of the device time: ${eh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${I(o.device_time_per_step)}, ${eh(o)}.`:""}`}var ah=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=vn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${I(o.median_time)} a call, the median of ${L(o.calls)}${s>0?`; ${De(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Ca="No rank waits for another one in the collectives that match.",C$={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},L$=.2;function ih(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ca;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${De(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${R$(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${De(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${N$(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<L$*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function N$(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${C$[e.cause]} (${I(o)} \
a step more than the median rank)`:""}var P$=200,I$=512;function D$(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,P$).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function q$(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,I$),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?$n(e):"",
rows:i.map(String),cells:u,texts:d}}function _c(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=D$(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>q$(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Zf({panels:r,columns:n},c)}}var kc=(e,t)=>yc(e,t),lh=e=>[`waits ${I(e.wait_per_step)} a step, exp\
osed ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],ch=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${L(e.last)} times`];var B$="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",W$="No collective of the selected r\
anks matches one of another rank: see what does not match below.",xc="no rank matches, or the trace does not state the bytes sent or the size of the group",La=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],uh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function F$(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(tn(o))??{name:tn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:$n(e),lines:[...t.values()]}}var fh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],H$=e=>e.length>1?null:fh(e).map((t,o)=>({key:`collective ${o}`,name:t,property:wc(o)}));function j$(e){let t=e.map(F$);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Qf({sides:t,names:fh(e)},o)}}var Na=e=>e.every(t=>t.data.summary[0]?.rows===0)?B$:W$,Pa=$e("c\
ollective","collective",!0),Ia=$e("process_group","process group",!0),dh=ge(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),mh=ge(Z("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),ph=ge(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),hh={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...ts(e,th,oh),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:qe,legend:La,make:(e,t)=>io(e,t,{parts:La,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(uh),label:tn,empty:Na(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:qe,legend:La,make:(e,t)=>io(e,t,{parts:La,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(uh),label:o=>`rank ${o.rank}`,empty:Na(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:H$,make:j$},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:kc,legend:[],make:e=>_c(e,{name:tn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:lh,empty:Na(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:kc,legend:[],make:e=>_c(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:ch,empty:Na(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Pa,Ia,ct("class","class",String),xe("instances","instances"),
dh,mh,ph,Z("time_per_step","in all"),Oe(xe("group_size","group size")),Oe(rt("bytes_per_instance","bytes")),wt(Lt(Xo("algbw","algorithm bandwidth")),xc),wt(Lt(Xo("busbw","bus bandwidth")),xc),xe("unma\
tched_rows","without match"),Z("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,dh,mh,ph,ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks whe\
re this one was last"),xe("last","last"),Oe(et("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Pa,
Ia,ct("why","why",String),$e("dtype","type"),Oe(rt("bytes","bytes")),xe("count","count"),Z("duration","in all"),wt(ge(Lt(Xo("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations,\
 which may include waiting"),xc)]},{key:"missing",caption:"Missing",columns:[Ae,Pa,Ia,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[$e("step","st\
ep"),Pa,Ia,$e("ranks","ranks"),Z("shortest","shortest"),Z("longest","longest"),rt("least_bytes","fewest bytes"),rt("most_bytes","most bytes")]}]};var $c={compute:"compute",memory:"copies",host:"host, self"},U$={...$e("step","step"),show:e=>e===null?"whole file":String(e)},gh=ge(Z("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),wh={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),ih(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:qe,make:(e,t)=>Ze(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Ca,show:o=>`${I(o.caused_per_step)} a step, ${De(o.caused_pctg)} of all; last in ${De(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:qe,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Ca,show:o=>`rank ${o.rank}: ${I(o.caused)}, ${De(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ct("straggler","straggler",e=>e===1?"yes":"no"),ct("cause","what it does longer",{...$c,memory:"copies",idle:"idle, \
the host is late"}),ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Oe(et("caused_pctg","share")),xe("last","last"),Oe(et("last_pctg",
"last, share")),ge(xe("worst_steps","worst in steps"),"In how many steps no other rank caused more"),ge(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared w\
ith the median rank"),ge(Z("memory_excess_per_step","more copies"),"The same of copies"),ge(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_ti\
me","step"),gh]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ct("measure","measure",$c),$e("operator","operator",!0),Z("time_per_step","per step"),Z("med\
ian_per_step","median rank"),Z("excess_per_step","more"),rt("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[U$,ge($e("rank","rank"),"The rank that causes the most in the s\
tep"),ct("cause","what it does longer",{...$c,idle:"idle, the host is late"}),ge(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Oe(et("caused_pctg","shar\
e")),Z("exposed_wait","exposed wait"),Z("step_time","step"),gh]}]};var xh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",z$="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",qa=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),yh=e=>qa(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),G$=e=>e.
replace(/ (allocated|reserved)/,""),Y$=e=>e.includes(" reserved")?"reserved":"allocated",bh={panel:e=>G$(e.name),style:e=>`${e.group} ${Y$(e.name)}`},$h=e=>[qa(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Ec=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),K$=(e,t)=>o=>[Ec(e,"rank")&&`rank ${o.rank}`,Ec(e,"device_type")&&$h(o),o[t]].filter(Boolean).join(" · ");function V$(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function vh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function J$({side:e,row:t}){let o=[Ec([e],"rank")&&`rank ${t.rank}`,$h(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Te(t.live_at_peak)}\
 of it was allocated in the recording, ${Te(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Te(t.peak)} (${o}), ${I(t.peak_at)} after the first event${n}.${s}${nh(e.data.peaks,t.device_type)}${r}`]}function Q$(e){let t=e.
map(n=>vh([n])),o=t.length===2&&t.every(Boolean)&&qa(t[0].row.device_type)===qa(t[1].row.device_type)&&sh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var X$=e=>[...e.flatMap(t=>{let o=vh([t]);return o?[a("p",{class:"memory-sentence"},J$(o))]:[]}),...Q$(e)],Sh=$e("device_type","memory"),Z$=wt(Us("device","device"),"host\
 memory has no number"),ev=Sf(ge({...$e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),_h=ge(Kt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),vc=Oe(et("pctg","share")),Sc=xe("allocations","allocations"),Da=[Ae,ev,Sh,Z$],kh=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:xh,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:K$(
e,n),value:s=>s.bytes,show:(s,r)=>`${Te(r)}, ${De(s.pctg)} of the peak`,empty:z$}),Eh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:X$,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:yh,panels:bh,ownDevice:!0,height:Zn,make:(e,t)=>ss(e,t,{unit:"bytes",name:yh,panels:bh,ownDevice:!0,marks:V$,empty:xh})},{id:"\
live_modules",title:"Live at the peak, by module",height:qe,make:(e,t)=>kh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:qe,make:(e,t)=>kh(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Da,ge(Kt("peak","peak allocated"),"The largest amount that is allocated"),ge({...Z("peak_at","at"),number:!1},"When it is reach\
ed first, after the first event of the set"),wt($e("peak_step","step"),"outside of the recorded steps"),ge(Kt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),ge(Kt("reserved_pe\
ak","peak reserved"),"The largest amount that is reserved"),ge(Kt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),ge(Kt("live_at_peak","live at the\
 peak"),"Allocated in the recording at or before the peak, and not freed by then"),ge(Kt("from_before","from before"),"The rest of the peak: allocated before the recording began"),ge(Kt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),ge(Kt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...$e("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...Da,$e("module","module",!0),_h,vc,Sc,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Da,$e("frame","frame",!0),$e("operator","oper\
ator",!0),_h,vc,Sc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Sh,$e("operator","operator",!0),rt("allocations_per_step","allocations per step"),Kt("allocated_per\
_step","allocated per step"),rt("frees_per_step","frees per step"),Kt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Da,$e("frame","frame",!0),
$e("operator","operator",!0),Kt("bytes","never freed"),vc,Sc]}]};var Mc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],rs=Object.
fromEntries(Mc.map(([e,t])=>[e,t])),Th=Mc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${I(n[e])}, ${Qo(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Oc="There are no steps here.",Ba=e=>e.step===null?"whole file":`step ${e.step}`,Tc=e=>e.span>0?`, file ${e.span+1}`:"";function tv(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return zn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function ov({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Oc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${I(o)} a step: ${t.slice(0,3).map(n=>`${De(
n.time_pctg)} ${rs[n.kind]}`).join(", ")}.`}var Oh=wt(Z("longest","longest"),"the path has no such segment"),Mh=wt($e("name","name",!0),"waiting and gaps have no name"),Ah={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),ov(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:tv(e,e[0].data.by_step[0])},`Show the path of ${Ba(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:qe,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?rs[o.kind]:`${o.name} (${rs[o.kind]})`,value:o=>o.time_per_step,empty:Oc,show:o=>`${I(
o.time_per_step)} a step, ${De(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>qe(e),legend:Th,make:(e,t)=>io(e,t,{parts:Th,what:"steps",empty:Oc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ba(o)}${Tc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ct("kind","ki\
nd",rs),ct("work","work",e=>e===1?"yes":"waiting"),Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Oh]},{key:"by_name",caption:"Operators, calls \
and kernels",columns:[ct("kind","kind",rs),Mh,Z("time_per_step","per step"),Oe(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Oh]},{key:"by_step",caption:"Steps",columns:[Ae,{...$e(
"step","step"),show:(e,t)=>Ba(t)+Tc(t)},ge(Z("path","path"),"The whole path, including waits; the kinds add up to it"),ge(Z("work","work"),"Without waits for the device, between operators and idle"),...Mc.
map(([e,t,o])=>ge(Z(e,t),o)),Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...$e("step","step"),show:(e,t)=>Ba(t)+Tc(t)},Z("start","from"),Z("duration",
"takes"),ct("kind","kind",rs),Mh,wt($e("lane","thread or stream"),"waiting is on none")]}]};var nv='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',sv={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Fa=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:o=>`${I(o[e])} a call`})),rv=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Ac=e=>e===null?_e:L(Math.round(e)).replace("-","−"),av=e=>`${L(Math.round(e))} tokens/s`;function iv(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...zt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Rc="the names of these annotations do not say it",Cc=[xe("calls","calls"),ge(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Fa.map(({key:e,name:t,what:o})=>ge(Z(e,t),`${o}, per call`)),ge(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(ge(
Oe(xe("requests_in_all","requests")),"Of all calls whose names say them"),Rc),wt(ge(Oe(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Rc),ge(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(ge(Lt({...rt("tokens_per_second","tokens/s"),show:Ac,showDiff:e=>e>0?`+${Ac(e)}`:Ac(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Rc)],Wa=$e("phase","phase"),Rh=(e,t)=>({...$e(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Ch={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...ts(e,t=>ah(t,Fa)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>sv[t]).join("; ")),iv(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>qe(e),legend:Fa,make:(e,t)=>io(e,t,{parts:Fa,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:nv})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:qe,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:rv,value:o=>o.tokens_per_second,show:o=>av(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Wa,...Cc]},{key:"sizes",caption:"Phases by size of a call",
columns:[Wa,ge(Rh("requests","requests"),"Of one call, up to a power of two"),ge(Rh("tokens","tokens"),"Of one call, up to a power of two"),...Cc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ae,Wa,...Cc]},{key:"forms",caption:"Names that were found",columns:[Wa,ge($e("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),xe("calls","calls")]}]};var lv="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Lh=e=>it(e,0,3),Ha=(e,t)=>Oe(
{...rt(e,t),show:so,showDiff:nn}),ja=Lt(ge(rt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ua=wt(Lt(ge(et("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),Nh=ge(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Ph={title:"Work",ofSteps:!0,params:[],intro:"Fl\
oating-point operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>ts(e,rh),charts:[{id:"speed",table:"by_oper\
ator",title:"Achieved TFLOP/s by operator",height:qe,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:lv,show:o=>`${Lh(o.tflops_per_s)} TFLOP/s${o.
peak_pctg===null?"":`, ${Lh(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Ha("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),ge(Z("\
known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),Oe(et("known_pctg","share")),ja,Ua,$e("device","device")]},{key:"by_rank",caption:"Ranks",
columns:[Ae,Ha("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),ja,Ua]},{key:"by_operator",caption:"Operators",columns:[lo,Oe(
xe("calls","calls")),Ha("flops_per_step","FLOPs per step"),Nh,ja,Ua]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[lo,$e("shapes","shapes",!0),ge($e("dtype","type"),"The type of t\
he numbers of both factors"),Oe(xe("calls","calls")),Ha("flops_per_call","FLOPs per call"),Nh,ja,Ua]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[lo,$e("s\
hapes","shapes",!0),$e("dtypes","types",!0),Oe(xe("calls","calls")),Z("device_time_per_step","device per step"),Lt(ge(Xo("gb_per_s_at_least","at least"),"Each input read once and the output written on\
ce, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[ge(lo,"The innermost operator that launched it"),Oe(xe("device_rows","device rows")),Z("d\
evice_time_per_step","device per step"),Oe(et("device_time_pctg","share of device time"))]}]};var cv="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",uv=e=>e===null?_e:it(e,0,3),Ih={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:qe,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:cv,show:(o,n)=>uv(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ae,wt(lo,"no operator above the launch is recorded"),$e("kernel","kernel",!0),$e("counter","counter",!0),xe("kernels","kernels"),rt("sum","sum"),
Oe(rt("mean","mean")),Oe(rt("min","min")),Oe(rt("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,ge(xe("number","kernel no."),"In order of time, from 0"),$e("kernel","kernel",!0),
ge($e("operators","operators",!0),"Those above its launch, the outermost first"),$e("counter","counter",!0),rt("value","value")]}]};var ut={temporal_breakdown:Af,comm_comp_overlap:Rf,idle_time_breakdown:Lf,kernel_breakdown:Nf,memory_bw:Ff,queue_length:Hf,launch_stats:jf,kernel_sequences:Uf,user_annotation_breakdown:zf,operator_kernels:Gf,
collectives:hh,stragglers:wh,memory:Eh,critical_path:Ah,phases:Ch,work:Ph,operator_counters:Ih};var qh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Lc=["start","end"],za={...Object.fromEntries([...qh,...Lc].map(e=>[e,""])),lines:[]};function Bh(e){
return[...qh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Lc:[]]}var Dh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Nc(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...Bh(i)])
r[l]=n(l);return r.rows=Dh(o)==="steps"?"":Dh(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function Wh(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...Bh(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Sn(e,t){let o=Wh(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),pe(`/analyse?what=${e.what}&${o}`)}function Fh(e,t,o){let n=Wh(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Pc(e,t){return e.
set===""?null:Fh(e,t)}function Hh(e,t,o){let n=Fh(e,t,Lc);return n.set("format","csv"),n.set("table",o),n}var xo={key:"",entry:null,work:null,memory:null},Ic=e=>sc(e).map(([t,o])=>o?a("code",{},a("bdi",{},t)):t);function dv(e,t){let o=n=>Wt({...Ct(t),node:n});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Ic(e.text)," ",a("a",{href:o(ra(e.tree))},"Show in the tree")]}var Ga=(e,t)=>Sn({...za,what:e,lines:[],set:t.control,test:t.test,set_ranks:jh(t.control_ranks),test_ranks:jh(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},ut),jh=e=>e==="all"?"":e;function Uh(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
o=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",{class:"diagnosis-late"},e,t,o),s="",r=null;function i(l){let{entry:c}=xo;M(t,xo.work?Ic(xo.work.text):"No change in the known FLOPs affec\
ted the time noticeably."," ",a("a",{href:Ga("work",l)},"Show work")),t.title=xo.work?.text??"",M(o,xo.memory?Ic(xo.memory.text):"The peak of memory did not change noticeably, or it is not known."," ",
a("a",{href:Ga("memory",l)},"Show memory")),o.title=xo.memory?.text??"",M(e,c?dv(c,l):["No layer can be named for the change in device time. ",a("a",{href:Wt(Ct(l))},"Show the tree")]),e.title=c?.text??
"",e.dataset.shown=xo.key}return{node:n,async draw(l,c){let u=ft(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(o.hidden=!(d.memory_changes&&m.memory_changes),
t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,o].forEach(f=>M(f)),M(e,a("span",{class:"muted"},"Looking for the layer …")),u===xo.key){i(l);return}let p=new URLSearchParams(u);Object.entries(
{layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let f=await ot(p,{signal:r.signal});if(s===u){let w=h=>f.diagnosis?.find(y=>y.kind===h)??null;xo={key:u,entry:w("layer"),work:w(
"work"),memory:w("memory")},i(l)}}catch{s===u&&M(e)}},stop:()=>r?.abort()}}function dt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var mv={ALL:"All",CPU:"Host",GPU:"Device"},pv={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},fv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],hv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],gv={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},wv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Js(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Gh(e){let t=dt("Device type",gm.map(b=>[b,mv[b],pv[b]]),b=>e({device_type:b})),
o=dt("Unit of the durations",fv,b=>e({unit:b})),n=dt("Time of host operations, shown and judged",hv,b=>e({measure:b})),s=yv(e),r=Js("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Js("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Js("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",b=>e({aliases:b,op:""})),c=null,u=Js(
"Hide ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,bt]:c.exclude.filter(x=>x!==bt)})),d=bv(b=>e({category:b})),m=kv(b=>e({exclude:b})),p=Js("Fold replacements",
"A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=zh("Calls","Groups by the change of the number of calls",{"":["","a\
ll","All groups. The groups count names; a name that occurs in two categories has two rows"],...gv},b=>e({change:b})),w=zh("Time","Groups by the change of the time",wv,b=>e({significant:b})),h=F("Clea\
r the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter\
-row"},s.node,d.node,t.node,o.node,n.node),a("div",{class:"filter-row"},f.node,w.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,h));function g(b){let x=b&&{...b.ops_diff,
"":hm.reduce((_,T)=>_+b.ops_diff[T],0)};f.draw(c.change,x);let $=b?.changed_rows;w.draw(c.significant,$&&{...$,true:$.slower+$.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_j\
udge"}return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,x,$){c=b,t.press(c.device_type),o.press($),n.press(Fn(c)?"self":"total"),o.buttons.get(
"percent").disabled=x?!Ir(x):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!x?.rows.some(_=>_.name.includes("0x…")),l.input.checked=
c.aliases,l.node.hidden=c.aliases&&!x?.rows.some(_=>_.aliases),u.input.checked=c.exclude.includes(bt),d.draw(c.category,x?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=x?.replacements.
length===0,g(x),h.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(_=>_===bt)}}}function yv(e){let t=ue("search"),o=!1,n=Qe(250,i=>{e({
q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function bv(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"menu"},t,o);_v(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:V(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===o?document.activeElement.value:null;M(o,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},L(p)))}),i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function _v(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function kv(e){let t=ue("exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,M(s,o.filter(l=>l!==bt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function zh(e,t,o,n){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=L(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Ya=8,xv=44,$v=(e,t)=>["control","test","diff"].map(o=>Ao(e,`${o}_self_per_step`,t)),vv=e=>e>0?"more":e<0?"less":"calm";function Yh(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-lis\
t"}),n=ht("Where the host’s time went"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time wen\
t ",t),a("div",{class:"chart-tools"},n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and i\
dle. These host operations changed most, without the calls inside them."),o);function r(i,l,[c,u,d],m){let p=(f,w)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${me(w)}`,css:{width:`${(100*w/m).toFixed(
2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",c),p("test",u)),a("span",{class:"num muted"},`${I(c)}\
 → ${I(u)}`),a("span",{class:`num strong ${vv(d)}`,title:Ye(d)},be(d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=i.map(m=>$v(m,l)),u=Math.max(...c.flatMap(
([m,p])=>[m,p]),1e-9),d=Or(i.map(m=>m.name),xv);t.textContent=`self time, mean per ${qt(l)?"recording":"step"}`,M(o,i.map((m,p)=>r(m,d[p],c[p],u)))}}}var Dc=8,qc={key:"",operators:null};function Kh(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=ht("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(f,w,h="")=>a("td",{class:`num ${h}`,title:w},f);function d(f){let{operator:w,control_per_step:h,test_per_step:y,diff_per_step:g}=f,b=g>0?"more":g<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${L(f.control_counts)} →\
 ${L(f.test_counts)}`),u(I(h),me(h)),u(I(y),me(y)),u(be(g),Ye(g),b),u(h>0?Ee(100*g/h):y>0?"new":"",null,b))}function m({rows:f,count:w}){let h=(y,g="num")=>a("th",{scope:"col",class:g},y);M(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("test"),h("Δ"),h("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Dc).map(d)))),n.hidden=i||f.length<=Dc,
M(n,!n.hidden&&F(f.length<w?`Show ${L(f.length)} of ${L(w)}`:`Show all ${L(w)}`,()=>{i=!0,m({rows:f,count:w}),o.querySelectorAll("tbody tr")[Dc].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){
c?.abort(),c=new AbortController,l=f,i=!1,M(o,a("p",{class:"muted"},"Looking for the operators …")),M(n);let w=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([h,y])=>w.set(h,y));try{let{operators:h}=qc.key===f?qc:await t(w,{signal:c.signal});qc={key:f,operators:h},l===f&&h?m(h):l===f&&M(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(h){
l===f&&h.name!=="AbortError"&&M(o,a("p",{class:"muted"},`No operators: ${h.message}`))}}return{node:r,sql:s,draw(f,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):
!r.hidden&&f!==l&&p(f)},stop:()=>c?.abort()}}var Sv=14;function as(e){let[t,o]=um(e);return o===""?t:`${t} → ${o}`}function Vh(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(Sv,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Vi(s?o-2:o),n.add(t.filter(Boolean).map(d=>as(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>as(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=as(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=as(m),f=u(p),w=d.querySelector(
".fit");(w.dataset.short??p)!==f&&(f===p?delete w.dataset.short:w.dataset.short=f)}}}var Po=28,Ev=200,Jh=12,Qh=100,Tv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Fc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Qp}`,"c-real"],...ha],Bc=String(Fc.length-ha.length),Ov={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},Mv=(e,t)=>e.too_few?["","too few steps"]:Ov[t]??["",t],Zh={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function Av(e,t,o){let n=Zh[e],s=Hn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function eg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Fc.map(([Y,ne,ce,Q])=>{let re=a("span",{class:"sort-mark","aria-hidden":"true"}),z=a("th",{scope:"col",class:Q},a("button",{type:"button",title:ce,on:{click:()=>e.onSort(...Av(Y,d,m))}},ne,
re));return t.set(Y,{cell:z,mark:re}),z}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Fc.map(([,,,Y])=>a("col",{class:Y}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,w="",h=null,y=0,g=0,b=0,x=0,$=new Map,_=0,T=!1,S=0,[v,N]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Bc}))),C=Vh(t.get("name").cell),O=()=>c.length>Ev&&!Vo();function R(Y=!1,ne=l.scrollTop){let ce=Math.ceil((_||600)/Po),Q=O()?Math.max(0,Math.floor(ne/Po)-Jh):0,re=O()?Math.min(c.length,Math.
floor(ne/Po)+ce+Jh):Vo()?le():c.length;if(!Y&&Q===b&&re===x)return;b=Q,x=re;let z=s.contains(document.activeElement),P=Y?new Map:$;$=new Map;for(let G=Q;G<re;G+=1)$.set(G,P.get(G)??(c[G]?fe(G):Ne(G)));
k(z,Y,ne),A()}function k(Y,ne,ce){l.toggleAttribute("data-virtual",O()),B(v,b),B(N,c.length-x),go(s,[v,...$.values(),Vo()?j(c.length-x):N]),ce>0&&(ne||Y)&&l.scrollTop!==ce&&(l.scrollTop=ce),Y&&($.get(
y)??l).focus({preventScroll:!0})}function A(){let[Y,ne]=O()?[Math.max(0,b-Qh),Math.min(c.length,x+Qh)]:[b,x];for(let ce=Y;ce<ne;ce+=1)if(!c[ce]){e.onWant(Y,ne);return}}function H(){let Y=!1;for(let[ne,
ce]of $)ce.dataset.hole!==void 0&&c[ne]?($.set(ne,fe(ne)),Y=!0):c[ne]&&C.refit(ce,c[ne]);Y&&k(s.contains(document.activeElement),!1,l.scrollTop),A()}function B(Y,ne){Y.hidden=ne===0,Y.style.height=`${ne*
Po}px`}function j(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Bc,class:"muted"},`${L(Y)} more: the report and the CSV have all rows.`))}function le(){let Y=c.findIndex(ne=>!ne);return Y<0?c.length:
Y}function fe(Y){let ne=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${ne.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(ne.key===h)},Rv(ne,
u,g,Ue(ne,Y)),f&&Kp(ne,ce=>Qs(ce,u)))}function Ne(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Bc,class:"muted"},"…"))}
function Ue(Y,ne){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),C.draw(Y))}function ee(Y,{
focus:ne=!1}={}){if(c.length===0)return;let ce=$.get(y);y=Math.max(0,Math.min(c.length-1,Y)),q(y),ce?.setAttribute("tabindex","-1");let Q=$.get(y);Q?.setAttribute("tabindex","0"),ne&&Q?.focus({preventScroll:!0})}
function ae(Y){c.length>0&&!$.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Po)),$.get(y)?.setAttribute("tabindex","0"))}function q(Y){l.removeAttribute("data-late");let ne=Y*Po,ce=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Po>l.scrollTop+ce&&(l.scrollTop=ne+Po-ce),S=l.scrollTop,R(!1,S)}s.addEventListener("click",Y=>{let ne=Y.target.closest("tr[data-index]");ne&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(ee(Number(ne.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let ne=Math.max(1,Math.floor(l.clientHeight/Po)-4),ce={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(Y.key in ce&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),ee(ce[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let Q=$.get(y);(Y.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let J=0;l.addEventListener("scroll",()=>{S=l.scrollTop,O()&&J===
0&&(J=requestAnimationFrame(()=>{J=0;let{scrollTop:Y}=l;R(!1,Y),ae(Y)}))});let oe=new ResizeObserver(Y=>{_=l.clientHeight,Y.some(({target:ne})=>ne!==l)&&C.measure()&&H(),R(!1,S)});oe.observe(l),oe.observe(
t.get("name").cell);let de=Un(()=>{C.measure(),R(!0)});function Be(Y){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${Y}`,o[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!f});
for(let[ne,{cell:ce,mark:Q}]of t){let re=d===ne||(Zh[ne]??"")===d;re?ce.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ce.removeAttribute("aria-sort");let z=m==="asc"?"↑":"↓";Q.textContent=
re?d===ne?` ${z}`:` |${z}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(Y){let ne=w!==Y.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:w}=Y),f=Y.work===!0,i.toggleAttribute(
"data-work",f),g=Wc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),C.setRows(c),Be(Y.unitName),M(r,Y.totals.map(([Q,re])=>Nv(Q,re,u,p,f)));let ce=c.
findIndex(Q=>Q?.key===h);ne&&(y=Math.max(0,ce),S>0&&(l.scrollTop=0,S=0)),T||(T=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),R(!0,S),ce>=0&&ne&&q(ce)},add(Y,ne,ce){
c=Y,i.toggleAttribute("data-unjudged",!ce),C.addRows(c,ne),Wc(ne)>g?(g=Wc(ne),R(!0)):H()},select(Y){let ne=Y!==h;h=Y;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
Y!==""&&c[Number(Q.dataset.index)]?.key===Y));let ce=c.findIndex(Q=>Q?.key===Y);ce>=0&&ne&&ee(ce)},unmount(){oe.disconnect(),de(),cancelAnimationFrame(J)}}}function Hc(e,t){return t==="percent"?[De(e),
De(e)]:[I(e),me(e)]}function Qs(e,t){if(t!=="percent")return[be(e),Ye(e)];let o=e===null?_e:`${Ee(e)}-points`;return[Ee(e),o]}var Wc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),is=e=>e>0?" m\
ore":e<0?" less":" calm";function Ka(e,t,o){let[n,s]=Hc(e,t);return a("td",{class:o,title:s},n)}function Rv(e,t,o,n){let{row:s}=e,[r,i]=Tv[s.change]??["",s.change],[l,c]=Qs(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:Xp(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),a("td",{class:`\
num c-count${is(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ds(s)||null},nt(e.diffCount)),Ka(s.control_counts>0?e.control:null,t,"num c-time"),Ka(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${is(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${is(e.percent??e.diff)}`},e.birth||Ee(e.percent)),Cv(e)]}function Cv({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=Mv(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${_n(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Cd(cn(e))}`))}var Xh=e=>a("td",{class:"\
num c-count",title:L(e)},L(e)),Lv={host:"Host, sum",device:"Device, sum"};function Nv(e,t,o,n,s){let[r,i]=Qs(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},Lv[e]),a("td",{class:"c-category"}),Xh(t.controlCount),Xh(t.testCount),a("td",{class:`num c-count${is(t.diffCount)}`},nt(t.diffCount)),Ka(t.control,o,"num c-time"),Ka(t.test,o,"num c-time"),a("\
td",{class:`num c-time${is(t.diff)}`,title:i},r),a("td",{class:`num c-percent${is(t.percent??t.diff)}`},t.birth||Ee(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var Pv=820,Iv=3,tg=46,Rt={top:26,right:12,bottom:36},Uc=46;function Va(e){return vt({...e,class:"heat-map",height:rg,make:Bv,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<Iv&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var Dv=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),ng=e=>Math.max(34,e.rows.length*Dv(e.rows.length)),sg=e=>e<Pv;function rg(e,t){let o=ng(e);return sg(t)?3*(o+Rt.top)+2*Rt.bottom+2*Uc+Rt.bottom:o+Rt.top+Rt.bottom+
Uc}var jc=e=>e.flat().filter(t=>t!==null);function qv(e){let t=[...jc(e.control),...jc(e.test)],o=Math.abs(Jo(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...jc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function Bv(e,t){let o=sg(t),n=qv(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=Hv(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:Rt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:bs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:Gv(),showscale:!1}},d=c.map(([p,f,w,h],y)=>{let g=y===0?"":
String(y+1);Object.assign(u,jv(e,l.panels[y],g,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map($=>$===null?null:$/r)),customdata:Fv(e,p,f,w,h),
hovertemplate:"%{customdata}<extra></extra>",...Wv(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,zv(l.bars[f],4+f,p,i)),Uv(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Wv(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function Fv(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Fe(String(p))}, step ${Fe(m)}`;if(c===null)return f;let w=e.control[l][u],h=s&&
w>0?` (${Ee(100*c/w)})`:"";return`${f}<br>${Fe(n(c)+h)}`}))}function Hv(e,t,o){let n=rg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-Rt.right,l=ng(e),c=o?i:(i-2*tg)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let g=y*(c+tg)/i;return{x:[g,g+c/i],y:d(Rt.top,l),cell:u}}),f=d(Rt.
top+l+Rt.bottom+6,8),[w,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[w+(h-w)*.2,h-(h-w)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Rt.top,2*Rt.top+l+Rt.bottom,3*Rt.top+2*l+2*Rt.bottom+Uc];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Rt.bottom+6,8)}))}}function jv(e,t,o,n){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=ko(e.columns.length,s/(7*r+10)),l=ko(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,
tickvals:i,ticktext:i.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(
u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var og=48;function Uv([e,t],o,n){let s=Array.from({length:og},(r,i)=>e+(t-e)*(i/(og-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function zv({x:e,y:t},o,n,s){return{[`xaxis${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var Gv=()=>[[0,te("\
--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function Ja(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,w,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&w===null)return null;let y=h>0?" more":h<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},p(h)),a("td",{class:`num${y}`},Ee(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var ag={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},Yv=20,Qa=["control","test"];function Kv(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function ig(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${De(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${De(100*t.waiting)} of its step): the others probably wait for it.`}function lg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ue("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Dr.map(C=>a("option",{value:C},ag[C]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Va({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...C)=>o(t(...C))}),
c=Ja(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,w=new Map,h=null,y="",g=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=C=>C===
"step"&&h&&qt(h.answer)?"whole recording":ag[C];function x({set:C,marker:O}){let R=JSON.stringify([C,O]);if(!f.has(R)){let k=Nn(C,O);f.set(R,k),k.catch(()=>f.delete(R))}return f.get(R)}async function $(C){
if(Qa.some(O=>C[O].any)){_(C,"Each file counts as one step here, so there are no steps to show.");return}try{let O=await Promise.all(Qa.map(R=>x(C[R])));if(h?.answer===C){let R=O.map((k,A)=>Kv(k,C[Qa[A]]));
h={...h,samples:R,judged:R.map(_f)},T()}}catch(O){_(C,O.message)}}function _(C,O){h?.answer===C&&(n.textContent=O,m.hidden=!0)}function T(){let[C,O]=h.judged,R=({ranks:B},j)=>`${V(B.length,"rank")}, ${V(
h.samples[j].length,"sample")}`,k=[ig(C),ig(O)],A=k[0]===k[1]?k[0]:k.map((B,j)=>B&&`${j===0?"Control":"Test"}: ${B}`).filter(Boolean).join(" "),H=[R(C,0),R(O,1)];n.textContent=`${H[0]===H[1]?`${H[0]} \
on each side`:`${H[0]} against ${H[1]}`}. ${A}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(B=>B.slow.length>0)),y!==""&&N()}async function S(C){let O={};w.set(C,O),w.size>Yv&&w.delete(w.keys().
next().value);try{O.samples=(await _r(C)).samples}catch(R){O.failed=R.message,w.delete(C)}y==="op"&&g?.query===C&&N(O)}function v(C){if(y!=="op")return{samples:h.samples,of:R=>R[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(g===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let O=C??w.get(g.query);
return O===void 0&&S(g.query),O?.samples?{samples:Qa.map(R=>O.samples[R]),of:R=>R.total_duration,revision:g.query,none:""}:{none:O?.failed??"Reading the events of this operation …"}}function N(C){let{
judged:O,file:R}=h,{samples:k=[[],[]],of:A,revision:H,none:B}=v(C),j=Ta(...k),le=Fs(j,A),fe=[...le.control,...le.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||g===null,M(i,g&&a("bdi",{},g.name));
let Ne=y==="op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...le,kind:"time",file:R,format:me,formatDiff:Ye,heading:Ne,revision:`${h.revision}#${H}`,empty:fe?"":B}),c.
node.hidden=!fe,c.draw({grid:j,values:le,timeline:t,title:Ne,format:I,formatDiff:be}),M(u,Vv(O));let Ue=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Ue.length===
0,d.textContent=`The sides have different ${Ue.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(C,O,R,k,A){y=O,g=A,p.open=y!=="",r.value=y||"step",h?.answer!==C?
(h={answer:C,file:R,revision:k},r.options[0].textContent=b(Dr[0]),$(C)):h.judged&&T()}}}function Vv([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:me(l.
step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},Ee(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},De(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${st(o)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var Jv={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Gc="not stated",zc=(e,t,o)=>n=>{let s=n[e]===null?Gc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},cg=(e,t)=>e.length===0?"none":e.length===t.length?st(e):`${st(e)} of ${st(t)}`,Yc=e=>e.shared_kernel_time===
null?"no kernels":De(100*e.shared_kernel_time),Qv=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":cg(t.steps,t.all_steps),Xv=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>cg(t.ranks,t.all_ranks)},{text:"Steps",of:Qv,key:(e,t)=>t.steps.length},{text:"with_stack",of:zc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:zc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:zc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Jv).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Yc,key:()=>null}];function Zv(e){return Xv.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Gc,test:l||Gc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function eS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Yc(n)} of the kernel time in the control, ${Yc(s)} in the test.`;return r+i}function ug(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=Zv(n);e.textContent=eS(n,s),M(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function dg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Ss(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Nt(cn(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Nt(cn(t))}`);let s=Ds(t);return s===""?n:[...n,s]}function tS(e,t,o){let{row:n}=e,s=c=>Hc(c,t)[0],r=e.birth||Ee(
e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Qs(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(n.control_total_duration)}\
 → ${I(n.test_total_duration)}, ${be(n.diff_duration)}`),[...l,...dg(e)]}function oS(e){return[e.row.category,`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${nt(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...dg(e)]}var mg=e=>({key:e.key,name:as(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function pg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?
`self time, ${xs(t,n)}`:xs(t,n),rows:e.map(s=>({...mg(s),control:s.control,test:s.test,diff:s.diff,lines:tS(s,t,o)}))}}function fg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(o=>({...mg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:oS(o)}))}}function hg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["un\
changed","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===0}var nS=20,sS=200;function $o({id:e=ue("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=ue("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:T,blur:()=>$()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
p=Qe(sS,()=>y(u.value.trim())),f=[],w=-1,h=null;async function y(S){h?.abort(),h=new AbortController;let{signal:v}=h,N=new URLSearchParams({q:S.slice(0,120),limit:String(nS)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:C,total:O},R]=await Promise.all([Ut(N,{signal:v}),i&&S!==""?Uo({signal:v}):[]]),k=i?aS(S,C,R):[];f=[...s&&S===""?[{none:!0}]:[],...k,...C],g(O>C.length?`${V(O-
C.length,"more set")}: type to find them`:f.length===0&&"No set matches."),Se(V(O,"set")),b(S===""?f.findIndex(A=>A.set&&A.set.id===o?.id):C.length>0?k.length:0)}catch(C){C.name!=="AbortError"&&(f=[],
g(C.message))}}function g(S){M(d,f.map((v,N)=>a("li",{id:`${l}-${N}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===o?.id:!!v.none&&!o),on:{click:()=>_(v)}},v.set?iS(v.set):
v.words??s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=f.length===
0?-1:Math.max(-1,Math.min(S,f.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${w}`)}function x(){d.hidden&&y("")}function $(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function _(S){$(),S.group?i(S.group):(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function T(S){let{key:v}=S,N=!d.hidden,C={ArrowDown:w+1<f.length?w+1:0,ArrowUp:w>0?w-1:f.length-1,PageDown:w+8,PageUp:Math.
max(0,w-8)}[v];(C!==void 0||N&&["Enter","Escape"].includes(v))&&S.preventDefault(),C!==void 0?N?b(C):x():v==="Enter"&&N&&f[w]?_(f[w]):v==="Escape"&&N&&(S.stopPropagation(),$())}return{node:m,input:u}}
var rS=3;function aS(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,rS).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function iS(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[pt(e.created),V(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function ls(e,{none:t,links:o=uS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,w=lS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let h=u.control!==""&&u.test!=="";M(n,l("control",u,d,m),a("div",{class:"swap-cell"},(h||t===void 0)&&Ce("swap","Swap control and test",()=>e(dS(u))),mS(u,e),h&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:g})=>cS(n,y,g)),f&&n.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",w=u==="control"?"Control":"Test",h=m&&Ke(
m,d[u]),y=ue("set"),g=$o({id:y,field:u,set:h,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},w),g.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},gg(`${u}_ranks`,"Ranks",h?.ranks??p?.[u]?.all_ranks,d,e),gg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:h?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?V(p[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var lS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function cS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var uS=e=>[Kc(e),a("a",{class:"small",href:Wt(Ct(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:gn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function Kc(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:pe(`/analyse?${t}`)},"Analyse both")}function dS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function mS(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function gg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?pS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${st(o)}`:null,on:{change:()=>{
let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,
selected:f===r},fS(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function pS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function fS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var hS=["bars","line","scatter","histogram","none"],wg=["control","test","q","chart","x","y","y2","by"],yg={chart:"",x:"",y:"",y2:"",by:""};function Vc(e){let t=new URLSearchParams(e),o=Object.fromEntries(
wg.map(n=>[n,t.get(n)??""]));return{...o,chart:hS.includes(o.chart)?o.chart:""}}function Xa(e){let t=new URLSearchParams;for(let o of wg)e[o]&&t.set(o,e[o]);return pe(t.size===0?"/query":`/query?${t}`)}
function Za({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Io=e=>`'${e.replaceAll("'","''")}'`,cs=["control","test"],gS=32;function bg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ei(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:bg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:bg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Jc(e){let t=Object.entries(e).map(([o,n])=>{let s=ei(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var _g=e=>Object.fromEntries(cs.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function Xs(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function wS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${Xs(`diff_${o}`)} / ${Xs(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${Xs(e.slice(4))})`:Xs(e)}var yS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function bS(e,t){let o=yS[e][t?0:1];return cs.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${Xs(n)} AS ${n}`:n)}function Zs(e,t){let o=[...t].filter(([n])=>!cs.includes(n));return o.length>gS?null:`${e}${o.length>0?`(${o.map(([n,s])=>Io(`${n}=${s}`)).join(", ")}\
)`:""}`}function er(e,t,o,n=0){let s=qr(e);s.delete("measure"),o||s.set("measure","total");let r=Zs("compare",s),i=jn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${bS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${wS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function kg(e){let t=ft(e);t.set("fold","true");let o=Zs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function _S({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return cs.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Qc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function kS(e){let t=cs.map(o=>{let n=ei(o,_g(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Qc.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var xg=e=>kS(e)??`SELECT side, rank, step_number, ${Qc.join(", ")}
FROM ${Zs("compare_steps",[...ft(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,$g=e=>`${xg(e)}
ORDER BY rank, step_number, side`,vg=e=>`SELECT side, count(*) AS steps, ${Qc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${xg(e)}
)
GROUP BY side`;function xS(e,{name:t,category:o,aliases:n}){let s=Jc(_g(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${Io(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>Io(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Io(o)} AND ${r?`name = ${Io(t)}`:`name IN (
    SELECT raw FROM (
${_S(e)}
    ) WHERE shown = ${Io(t)})`}
  AND (${s})`}var Sg=(e,t,{name:o,category:n})=>Zs(e,[["name",o],["category",n],...ft(t)]);function Xc(e,t){let o=xS(e,t);return o?`events
WHERE ${o}`:Sg("compare_calls",e,t)}var Eg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Xc(e,t)}
ORDER BY side, rank, start_us`,Zc=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Xc(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,$S={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Tg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Xc(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries($S).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Og=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Sg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`,Mg=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Zs("work_by_operator",[...ft(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${Io(t)}`,Ag=e=>cs.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Rg=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Cg=e=>Ag(e)?`${Rg("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,vS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Lg(e,t){let[o,n]=vS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Ag(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Rg(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var co=(e,{control:t,test:o},n={})=>e?Xa({control:t,test:o,q:e,...n}):null,Ng=(e,t)=>er({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Pg(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(co(l,e,c));r(s.table.sql,er(e,t,o)),r(s.durations.sql,er(e,t,o,e.top)),r(s.counts.sql,er(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,vg(e)),r(s.replacements.sql,kg(e)),r(s.operators.sql,Cg(e)),r(s.host.sql,Ng(e,Ya)),r(s.ranks.heat.sql,e.heat!=="op"?$g(e):n?Zc(e,n.row):null)}function Ig(e,t,{
histogram:o,points:n,heat:s,numbers:r,related:i,work:l}){r.sql.set(co(Tg(e,t),e)),i.sql.set(co(Og(e,t),e)),l.sql.set(co(Mg(e,t),e)),o.sql.set(co(Eg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let c of[
n,s])c.sql.set(co(Zc(e,t),e))}var tr=["control","test"],Dg=e=>a("bdi",{class:"mono"},e),SS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function ES(e){let[t,o]=tr.map(s=>SS(e[s])),n=tr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?L(n[0]):`${L(n[0])} and ${L(n[1])}`,changes:{control_marker:t,test_marker:t}}]:tr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:L(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function TS(e,t){let[o,n]=tr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Dg(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:tr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function qg(e,t){return[TS(e,t),t&&ES(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Dg(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Bg=8,OS=600,MS=80,us=["control","test"],Wg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},ou=({step_number:e})=>e!==null,tu=e=>[e.span,ou(e)?e.step_number:
e.rank],Fg=({rank:e,span:t})=>`${e}/${t}`;function Hg(e){return`${ou(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function AS(e){let o=[...new Map(e.map(n=>[tu(n).
join("/"),tu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function RS(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var eu=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function CS(e,t){let o=new Map;for(let n of e){let s=Fg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Bg?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function LS(e,t,o,n,s){let r=AS(t),i=t.map(u=>({sample:u,y:eu(
u.step,o),x:r.size>1?3+94*r.get(tu(u).join("/"))/(r.size-1):50})),l=t.filter(ou).map(u=>u.step_number),c=l.length===0?V(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${eu(n,o)}%`,y2:`${eu(n,o)}%`}),CS(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>MS?2:3.2},s&&He("title",{},`${e}, ${Hg(u)}: ${me(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function NS(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${V(t.length,"sample")} from ${I(Math.min(...o))} to ${I(n.step)}, median ${I(Wg(o))}\
; the longest is ${Hg(n)}.`}function jg(e,t){if(!us.every(l=>e?.[l]?.length>0)||us.every(l=>e[l].length<2))return null;let o=us.flatMap(l=>e[l].map(c=>c.step)),n=RS(o),s=Wg(e.control.map(l=>l.step)),r=[
ue("strip-title"),ue("strip-words")],i=us.some(l=>{let c=new Set(e[l].map(Fg));return c.size<=Bg&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},us.map(l=>NS(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(n[1])),a("span",{},I(n[0]))),us.map(l=>LS(l,e[l],n,s,
o.length<=OS))))}var PS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},IS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},DS="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",qS=({control:e,test:t})=>pe(`/com\
pare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),BS="This share of the intervals that are made in this way contains the true change.",WS="The probability of\
 a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";function FS({verdict:e,change:t}){return e==="slower"&&t>0?"mo\
re":e==="faster"&&t<0?"less":"calm"}function HS(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},
a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${IS[e.verdict]} `),PS[e.verdict]),a("span",{class:"headline-label"},o),a("span",{class:"value \
control-text",title:me(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:me(e.test)},I(e.test)),a("span",{class:`change ${FS(e)}`,title:Ye(
e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Ee(e.change_percent)})`)))}function jS(e,t){let o=`${V(e.control_samples,"sample")} against ${L(e.test_samples)}\
 (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?o:`${o}, judged as ${V(e.control_observations,
"step")} against ${L(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var US=({confidence:e},{control_observations:t,test_observations:o})=>e<.9505?"":`. A ra\
nk test of ${L(t)} against ${L(o)} has few levels of confidence: ${De(100*e)} is the lowest from 95 % up`;function zS({verdict:e,interval:t,equivalence:o,words:n}){if(!t)return"Fewer than 4 observatio\
ns on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(t.high)}`:`between ${Ee(t.low_percent)}\
 and ${Ee(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${De(100*o)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(n)??[];return`The typical change lies ${s}${r?
`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${Ee(t.shift_percent)}), ${s}.`}}function GS(e,t){let{interval:o}=e,n=jS(e,t);return o?[a("span",{title:BS},`${De(100*o.confidence)} confidence`),
", ",a("span",{title:WS},`p = ${Nt(e.p_value)}`),`: ${n}${US(o,e)}.`]:`${n}.`}function Ug(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"verdict-strip"}),i=a("section",{class:"\
card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=qt(c),p=d.verdict==="cannot_judge"&&u;M(s,HS(d,m),a("p",{class:"verdict-range"},zS(d)," ",p&&F("Use all ranks and\
 steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},GS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!=="same_selection")&&a("p",{class:"muted small on\
e-recording"},DS," ",t&&a("a",{href:qS(c)},"Compare several recordings")),qg(c,t)),M(r,jg(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function ti(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var YS=900,oi=12,zg=17,KS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Gg(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of KS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Gg(n);s&&o.append(s)}return o}function VS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,w)=>He("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":f,"font-weight":w?600:400,"font-family":s},p),i=t.flatMap(d=>zo(d,Math.floor(n/6.6),3)),l=[r(oi,22,e,15,!0),...i.map((d,m)=>r(oi,42+zg*m,d,12,!1))],
c=30+zg*i.length+18,u=oi;for(let[d,m]of o)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+oi}}function JS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,YS),l=VS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Gg(d);for(let[f,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(w));return p}),u=l.height+n;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var Yg="image/svg+xml";async function QS(e,t,o){let n=new Image;
n.src=`data:${Yg};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Kg(e,t,o,n){let{node:s,width:r,height:i}=JS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Yg}):await QS(l,r,i);
ti(c,`${o}.${t}`)}var or=212,eo={left:62,right:12,top:20,bottom:24},ds=or-eo.top-eo.bottom,ni=.62,XS=5,Vg=8,si=84,ZS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Jg(e){return vt(
{...e,class:"waterfall",height:()=>or,keys:ZS,paint:nE,save:Kg})}function eE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function tE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function oE([e,t]){let o=(t-e)/
XS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var nr=e=>`${100*e}%`;function nE({fall:e}){let t=eE(e),
o=tE(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=g=>ds*(s-Math.max(g,n))/(s-n),u=(g,b=0)=>nr((g+.5+b)/l),d=g=>g===0?"control":g===l-1?"test":e.parts[g-1].change<0?"less":"more",m=ue("fall-less"),p=oE([n/i,s/i]).
map(g=>({y:c(g*i),text:`${it(Number(g.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...f},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:g})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:g,y2:g})),t.slice(0,-1).map(([,g],b)=>He("line",{class:"fall-join",x1:u(b,ni/2),x2:u(b+1,-ni/2),y1:c(g),y2:c(g)})),t.map(([g,b],x)=>He("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-ni/2),width:nr(
ni/l),y:c(Math.max(g,b)),height:c(Math.min(g,b))-c(Math.max(g,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(g=>sE(u(g,-.33),nr(.66/l))),e.parts.map(({change:g},b)=>He("text",{class:`\
fall-label fall-${g>0?"more":g<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(g))),rE(e).flatMap(([g,b],x)=>[He("text",{class:"fall-tick fall-whole",x:u(x),y:ds+15},g),He("text",{class:"\
fall-tick fall-short",x:u(x),y:ds+15},b)])),h=He("svg",{class:"fall-axis",...f},p.map(({y:g,text:b})=>He("text",{class:"fall-value",x:eo.left-5,y:eo.top+g+4},b)),n>0&&He("text",{class:"fall-cut",x:eo.
left,y:eo.top-6},"the axis is cut: it does not begin at 0")),y=t.map(g=>[c(Math.max(...g)),c(Math.min(...g))]);return[h,w,aE(w,iE(e),y)]}function sE(e,t){let o=(r,i)=>ds*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Vg+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:ds,viewBox:`0 0 ${Vg} ${ds}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function rE(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function aE(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>eo.top+f),m=()=>{M(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?eo.left:eo.right}px + ${c/s} * (100% - ${eo.left+eo.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>si?`${or-u+17}px`:"auto",n.style.top=u>si?"auto":`${d-u>si?
u+6:Math.min(d+4,or-si)}px`},p=He("rect",{class:"fall-area",x:nr(i/s),y:-eo.top,width:nr(1/s),height:or});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function iE(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xe[t].name,`${I(o)} → ${I(n)}`,be(s)]),["test",I(e.test),be(e.change)]]}var lE=21,cE=7.1,uE=5e-4,dE=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,Qg=e=>e>0?"more":e<0?"less":"calm",mE=e=>(e-74)/6-14,pE=e=>Math.max(lE,Math.floor(
e/cE)),Xg=({operations:e,named:t})=>e.slice(0,t);function sr({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var fE=e=>e.parts.every(({change:t})=>Math.abs(
t)<=uE*e.control);function Zg(e,t){let o=Jg({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=Or(l,pE(i||r&&mE(r)));c=new Map(l.map(
(f,w)=>[f,p[w]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:w,what:h}=Xe[p.part],y=Xg(p);return a("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},a("h3",{title:h},a("span",{class:"fall-name"},ya(w))," ",a("span",{class:Qg(p.change),title:Ye(p.change)},be(p.change))),a("p",{class:"muted small",title:`${me(p.control)} \
→ ${me(p.test)}`},`${I(p.control)} → ${I(p.test)}`),p.part==="idle"&&y.length>0&&a("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(g=>a("li",{},a("a",{href:e(g,p.part),class:"mono",title:g.name},a("bdi",{data:{name:sr(g)[0]}},c.get(sr(g)[0]))),sr(g)[1]&&a("span",{class:"muted small fall-in",title:g.
name},`in ${sr(g)[1]}`),a("span",{class:`num ${Qg(g.change)}`,title:Ye(g.change)},be(g.change))))),p.explained&&a("p",{class:"small muted explained"},dE(p.explained)))}function m(p,f){return a("p",{class:`\
fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:me(f)},I(f)))}return{node:o.node,chart:o,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,w,h){let y=p.waterfall;o.node.hidden=y===null;let g=y!==null&&fE(y);if(o.draw({fall:y,revision:f,file:w,caption:h,heading:`\
mean per ${qt(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":g?`No difference: a ${qt(p)?"recording":"step"} takes ${I(y.control)} in the control and ${I(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||g){M(s),n=null;return}if(y===n)return;n=y,l=[...new Set(y.parts.flatMap(x=>Xg(x).map($=>sr($)[0])))],u();let b=y.contributors==="modu\
les";M(s,m("control",y.control),y.parts.map(x=>d(x,b)),m("test",y.test))}}}var hE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],ri={key:"",fall:null};
function ew(e,t){let o=dt("Under the bars",hE,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Zg(u,o.node);c.node.append(n);function u(m,p){return m.tree?Wt({...Ct(
s[0]),node:ra(m.tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let{waterfall:f}=await ot(p,{signal:i.signal});ri={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&M(n,`The modules could not be loaded: ${f.message}`)}}
return{...c,draw(m,p,...f){let w=ft(m).toString(),h=m.fall==="modules"&&p.waterfall!==null,y=h&&ri.key===w&&ri.fall?ri.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],o.press(m.fall),M(n,h?y===
p.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),h&&y===p.waterfall&&r!==w&&d(w)},stop(){l=()=>{},
i?.abort()}}}var ai={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},nu=null,En={path:"/compare",name:"Compare",mount:(e,t)=>gE(e,t)};function gE(e,t){let o=zt(location.search),n=null,s=null,
r="",i="",l=t.newPair?Kl(o):nu,c=null,u=null,d="",m=null,p=o.op!=="",f=!1,w=globalThis.firstComparison!==void 0,h=Fp(o,l),y=Dp(()=>!f&&s&&G()),g=Uh(),b=rf({page:fe,row:Ne,rank:ae,step:q,timeline:D=>Vm(
o,D),stragglers:()=>Ga("stragglers",o),onRow:D=>Ue(Mt(D.name,D.category)),onBar:D=>_.fall.reveal(D)},g.node),x=tf(B),$=ht("All rows"),_={sides:ls(B),verdict:Ug(()=>B(ai),B,b.node,x.node),fall:ew(fe,D=>B(
{fall:D},{replace:!0})),host:Yh(fe),recorded:ug(),operators:Kh(fe,ot),ranks:lg(D=>B({heat:D},{replace:!0}),{timeline:(...D)=>Xr(o,...D),go:t.go}),replacements:Jp(fe),filters:Gh(B),counts:Vl({id:"chart\
-counts",title:"Ops count comparison",file:"ops-count",onSelect:D=>j(D,_.counts.node)}),durations:Vl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:D=>j(D,_.durations.
node)}),table:eg({onSort:(D,se)=>B({sort:D,order:se}),onSelect:j,href:fe,onOpen:le,onWant:y.want}),detail:Zp({onClear:()=>j(""),href:fe,onRanks:J,onTable:ee,tree:D=>cp(o,D),timeline:D=>Gn(o,D)})},T=a(
"div",{class:"comparability"}),S=a("p",{class:"remark",hidden:!0}),v=ef(B),N=[_.fall.chart,_.ranks.heat,_.counts,_.durations],C=a("div",{class:"results"},_.verdict.node,T,_.fall.node,_.host.node,_.operators.
node,_.filters.node,S,v.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},x.title,a("div",{class:"\
chart-tools"},x.work,$.node)),_.table.node,x.workNote),_.ranks.node,_.recorded.node,_.replacements.node),O=a("div",{class:"message"}),R=a("h1",{class:"visually-hidden"},"Compare"),k=a("div",{class:"pa\
per-only"}),A=At({context:t,results:C,message:O});e.append(a("div",{class:"page compare-page"},R,k,_.sides.node,O,C),_.detail.node);let H=yt(()=>N.forEach(D=>D.retheme()));function B(D,{replace:se=!1}={}){
return!f&&t.go($t({...o,...D}),{replace:se})}function j(D,se=_.table.node){let ye=_.detail.node.contains(document.activeElement),ke=D===o.op?"":D??"",Ge=se.getBoundingClientRect().top;B({op:ke},{replace:!0}),
window.scrollBy(0,se.getBoundingClientRect().top-Ge);let Pe=u?.items.find(U=>U?.key===ke);Pe?Se(`${Pe.row.name} is selected.`):ye&&_.table.focus()}function le(D){D!==o.op&&j(D)}function fe({id:D,name:se,
category:ye}){return Gt({...o,heat:"",row:D??Mt(se,ye)})}function Ne({name:D,category:se}){return $t({...o,op:Mt(D,se)})}function Ue(D){p=!0,D===o.op?E():B({op:D},{replace:!0})}function ee(){_.table.node.
closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function ae(D){return[s.control,s.test].every(se=>se.all_ranks.includes(D))&&s.control.all_ranks.length+s.test.all_ranks.length>2?
$t({...o,control_ranks:String(D),test_ranks:String(D)}):null}function q(D,se){return s[se].all_steps.includes(D)?$t({...o,[`${se}_steps`]:String(D)}):null}function J(){B({heat:"op"},{replace:!0}),_.ranks.
node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function oe(){let D=ye=>Yo(ye,o,n,s),se=o.control&&o.test?`${D("control")} → ${D("test")} · Compa\
re`:"Compare";R.textContent=se,t.setTitle(se)}async function de(){let D=[o.control,o.test].filter(ye=>ye!=="");if(D.every(ye=>n&&Ke(n,ye)))return;let se=await gt(D).catch(()=>[]);f||(n=se,ce())}async function Be(D){
let se=l,ye=se.late&&await Wp(D,se);ye&&l===se&&(l={key:se.key,...ye},nu=ye.note===""?null:l,ce())}function Y(D){i=D,C.dataset.stale="";let se=ft(o).toString(),{op:ye}=o;A.ask(ke=>h(D,o,l,ke),ke=>{s=ke,
r=D,y.start(D,ke,ye),l?.key!==se?(l={key:se,diagnosis:ke.diagnosis,note:ke.diagnosis_note},nu=l):l.late&&It().then(()=>Be(D)),Se(s.row_count===1?"One row.":`${L(s.row_count)} rows.`),A.say(null),delete C.
dataset.stale,ce()},ke=>{s=null,r="",y.stop(),A.say(of(ke,{narrowed:Object.keys(ai).some(Ge=>o[Ge]!=="all"),all:()=>B(ai),again:()=>Y(i),unmarked:()=>B({control_marker:"",test_marker:""})})),delete C.
dataset.stale,ce()})}async function ne(){let D=ft(o).toString();if(s.waterfall!==null||c?.key===D)return;c={key:D,rows:null};let se=new URLSearchParams(D);Object.entries({device_type:"CPU",exclude:bt,
diagnosis:"false",sort:"abs_diff_self_per_step",limit:Ya}).forEach(([ye,ke])=>se.set(ye,String(ke)));try{let{rows:ye}=await ot(se);!f&&c.key===D&&(c.rows=ye,ce())}catch{}}function ce(){if(f)return;oe();
let D=o.control!==""&&o.test!=="",se=Fn(o),ye=Yl(o);D?ye!==i&&(s||A.say(null),Y(ye)):(A.drop(),i="",s=null,_.detail.draw(null),A.say(nf(n))),_.sides.draw(o,n,s),C.toggleAttribute("data-skeleton",D&&!s),
_.filters.draw(o,s,s?Q():o.unit||"total"),v.draw(o,se),s?D&&r===i&&re(Q(),se):_.detail.draw(null)}function Q(){let D=o.unit||pl(s);return D==="percent"&&!Ir(s)?pl(s):D}function re(D,se){let ye=Xn(s),ke=ft(
o).toString();u?.answer!==s&&(_.verdict.draw(s,Object.keys(ai).some(Pe=>o[Pe]!=="all")),_.recorded.draw(s),_.operators.draw(ke,s),W(),ne()),_.fall.draw(o,s,r,ye,fa(s)),_.host.draw(c?.key===ke&&s.waterfall===
null?c.rows:null,s),z(D,se),_.replacements.draw(s,D==="per_step"||D==="percent"),x.draw(o,s,D,se),b.draw(l,$t({...o,op:""})),g.draw(o,s),E();let Ge=u.items.find(Pe=>Pe?.key===o.op);_.ranks.draw(s,o.heat,
ye,r,Ge?{name:Ge.row.name,query:un({...o,row:Ge.key}).toString()}:null),Pg(o,{unit:D,self:se,item:Ge},{..._,table:{sql:$}})}function z(D,se){let ye=y.rows(),ke=JSON.stringify([r,D]),Ge=JSON.stringify(
[ke,o.top,d===r]);if(u?.answer!==s||u.order!==ke){let Pe=fl(s,ye,D,{self:se});u={answer:s,order:ke,unit:D,self:se,items:Pe},K(D,Pe),_.table.draw({rows:Pe,totals:mm(s,D,{self:se}),unit:D,self:se,unitName:xs(
D,s),sort:o.sort,order:o.order,selected:o.op,revision:ke,judged:P(Pe),work:o.work})}u.chartKey!==Ge&&(u.chartKey=Ge,he(Ge),M(k,fa(s,V(s.row_count,"row")).map(Pe=>a("p",{},Pe))))}let P=D=>D.some(se=>se.
verdict!=="cannot_judge"&&!se.row.too_few);function G(){if(r!==i||u?.answer!==s)return;let{items:D,unit:se,self:ye}=u,ke=[],Ge=[];y.rows().forEach((U,X)=>{D[X]||(ke.push(X),Ge.push(U))});let Pe=fl(s,Ge,
se,{self:ye});Pe.forEach((U,X)=>{D[ke[X]]=U}),K(se,D),_.table.add(D,Pe,P(D)),o.op!==""&&!m&&re(se,ye)}function E(){let D=o.op===""?-1:y.placeOf(o.op),se=u.items[D]??null,ye=se?.key??"";if(m=se,_.counts.
select(ye),_.durations.select(ye),_.table.select(ye),D===void 0){y.find(o.op);return}_.detail.draw(se,se||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not h\
ave it."),a("p",{},F("Clear the filters",()=>B({q:"",category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),p&&(p=!1,se&&ee())}function W(){let D=s.comparability.filter(({kind:se})=>se!==
"steps_differ"&&se!=="single_sample");M(T,Hr(D))}function K(D,se){let ye=s.control.samples,ke=s.test.samples,Ge=se.find(X=>X?.row.too_few&&X.row.among)?.row;S.hidden=ye===ke&&!Ge;let Pe=Ge&&`${_n(Ge)}\
 These rows say “too few steps”. `;if(ye===ke){M(S,Pe);return}let U=D==="total"?"totals cannot be compared directly.":D==="per_call"?"totals would mislead.":"calls and durations are shown per step\
.";M(S,Pe,`The sides have ${L(ye)} and ${V(ke,"sample")} (a sample is one step of one rank), so ${U} `,D==="total"?F("Show per step",()=>B({unit:""}),{class:"link-button"}):F("Show totals",()=>B({unit:"\
total"}),{class:"link-button"}))}function ie(){return d!==r&&hg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{d=r,ce()},{class:"\
link-button"})]}function he(D){let{items:se,unit:ye,self:ke}=u,Ge=`${u.order}${o.top}`,Pe=se.slice(0,o.top),U=fa(s,`first ${L(Pe.length)} of ${V(s.row_count,"row")}`),X={file:Xn(s),revision:D,zoom:Ge,
caption:U};_.durations.draw({...X,...pg(Pe,ye,ke,s),empty:ie()}),_.counts.draw({...X,...fg(Pe,ye),empty:ie()}),v.drawRest(se.length,Pe.length)}return ce(),w?It().then(de):de(),{keys:{search:()=>_.filters.
focusSearch(),enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&j("")},update(D){o=zt(D),l=t.newPair?Kl(o):l,ce(),de(),s&&i===
r&&t.settled()},unmount(){f=!0,[g,_.fall,_.operators].forEach(D=>D.stop()),A.unmount(),y.stop(),H(),N.forEach(D=>D.unmount()),_.table.unmount(),_.detail.unmount()}}}var tw=2,su=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function wE(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await xr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function yE(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>wE(e,c,b,n))),Nn(e,o===""?null:o),fo(e)]),[p]=u.filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(h)?
BigInt(h):0n),g=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:g(p.start-tw*p.duration),end:g(p.start+(1+tw)*p.duration)}}function ow(e,t,o,n){let s=yE(e.id,t,su(o));return s.catch(()=>{}),Ur({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Er(e.id,i.number,"",{signal:r,onProgress:n})}})}function nw({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function sw(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var bE=250;function rw(e){return vt({...e,height:()=>bE,make:kE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function _E(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function kE(e,t){let o={...e,
...nw(e)},n=Qt(),{edges:s}=o,r=sw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,y)=>h+y,0),w=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:$E(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:xE(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(_E),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function xE(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${L(e[r][n])}${i>0?`, ${De(100*e[r][n]/i)} of its calls`:""}`;return[`${I(o)} to ${I(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function $E(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var vE=250,ii=.13;function aw(e){return vt({...e,height:()=>vE,make:SE,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function SE(e,t){
let o=Qt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let w=[];return e[m].forEach((h,y)=>h.forEach((g,b)=>{
if(g!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+p+x,y:g/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(h=>h.x),y:w.
map(h=>h.y),customdata:w.map(h=>h.text),ids:w.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((w,h)=>{let y=e[m].map(g=>g[h]).filter(g=>g!==null);return y.length===0?null:y.reduce((g,b)=>g+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((w,h)=>h+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=ko(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ii),c("test",ii),l("control",
-ii,"circle"),l("test",ii,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var EE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],iw=(e,t)=>e===null||t===null?null:
e-t,lw=(e,t)=>e>0&&t!==null?100*t/e:null,au=e=>e>0?"more":e<0?"less":"calm";function iu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Ro(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function ru(e,t,[o,n],s,r,i){let l=iw(n,o),c=i==="new"?"new":i==="gone"?"gone":Ee(lw(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${au(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function TE(e,t){let o=iu(e);return[a("p",{class:"muted op-verdict"},t?_n(t):" "),a("div",{class:"tiles"},ru("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,I,be,o.birth),ru("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,L,nt,o.birth),ru("Time per call","Median over all calls",o.perCall,
I,be,o.birth))]}function ci(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=iw(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${au(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${au(c)}`},Ee(lw(t,c))))}var li=(e,t,o)=>ci(e,t,I,be,{exact:me,exactDiff:Ye,title:o});function OE(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Ro(iu(e).row,"percent",{...e,step_time:t}),s=qt(e)?"recording":"step time";return ci(`Share of the ${s}`,[o,n],De,r=>r===null?_e:Ee(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function ME(e,{stepTime:t,row:o}){let n=iu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),ci("Calls",n.counts,L,nt),ci("Calls per step",n.callsPerStep,L,nt),li("Total",n.
total),li("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&li("Self time per step",["control","test"].map(i=>Ao(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),OE(e,t)),a("tbody",{},s("A single call"),EE.map(([i,l])=>li(l,r(i)))))}function cw(){let e=a("div",{class:"card op-head"}),t=ht("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,TE(s,r.row)),M(o,ME(s,r))}}}var uw=.8,AE=/^aten::.*(mm|linear|conv|attention)/,lu={control:"set",test:"test"};function RE(e,t,o){let n=Object.values(lu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(lu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=uw*o[d]&&
u.device_time>=uw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var dw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(lu))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function ui(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Ee(100*i/t):""))}var mw=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Ye(o)},be(o)),a("td")),CE=e=>e===null?
_e:`${so(1e12*e)}FLOP/s`,LE=e=>`${nn(1e12*e)}FLOP/s`;function NE(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},ui("FLOPs per step",e.flops,so,nn),ui("Device time per step",e.device,I,be,me),e.more!==null&&[mw(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),mw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],ui("Achieved",e.
speed,CE,LE),e.calls.some((o,n)=>o!==t[n])&&ui("Calls with known FLOPs",e.calls,L,nt)))}function pw(){let e=a("div",{class:"op-work-body"}),t=ht("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>M(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&AE.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${dw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Pn("work",dw(i),{signal:s.signal});if(n!==u)return;let p=RE(m,l.name,d);p?M(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},NE(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var di=12;function fw(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=ht("What launches it, or what it launches"),s=dt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:h}=w,y=h.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let g=y?h.launches:h.launched_by;M(r,g.length===0?m(y):p(g,w,y)),M(i,g.length>di&&!c&&F(`Show all ${L(g.length)}`,()=>{c=!0,d(w),r.querySelectorAll("tbody tr")[di].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=g.length<=di||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(w,h,y){
let g=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),g&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:di).map(b=>f(b,h,g))))}function f(w,{answer:h,unit:y},g){let{control:b,
test:x,diff:$,controlCount:_,testCount:T,diffCount:S,birth:v,percent:N}=Ro(w,y,h),C=$>0?" more":$<0?" less":"",O=v||Ee(N);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),g&&a("td",{class:"shapes mono",title:w.
shapes},w.shapes??"–"),a("td",{class:"num wide-only"},L(_)),a("td",{class:"num wide-only"},L(T)),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},nt(S)),a("td",{class:"num roomy-only",title:me(
b)},w.control_counts>0?I(b):"–"),a("td",{class:"num roomy-only",title:me(x)},w.test_counts>0?I(x):"–"),a("td",{class:`num strong${C}`,title:Ye($)},be($)),a("td",{class:`num${C}`},O))}return{node:l,
sql:n,draw:d}}function hw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));M(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var gw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
cu={path:"/compare/op",name:"Operation",mount:(e,t)=>PE(e,t)};function PE(e,t){let o=Es(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=dt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],ee=>S({bins:ee},{replace:!0})),m={sides:ls(S),numbers:cw(),
work:pw(),histogram:rw({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:aw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.go(N(...ee))}),
heat:Va({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(N(...ee))}),grid:Ja(),related:fw({onUnit:ee=>S({unit:ee}),href:({name:ee,category:ae})=>Gt({...o,row:Mt(ee,
ae)})}),stack:hw()},p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),h=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),g=a(
"div",{class:"message"}),b=DE(ee=>S({heat:ee},{replace:!0})),x=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"\
op-charts"},m.histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a(
"header",{class:"op-header"},w,h,y),m.sides.node,g,$));let _=At({context:t,results:$,message:g}),T=yt(()=>p.forEach(ee=>ee.retheme()));function S(ee,{replace:ae=!1}={}){t.go(Gt({...o,...ee}),{replace:ae})}
function v(){let ee=oe=>Yo(oe,o,n,s),ae=`${ee("control")} → ${ee("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ae}`),M(w,a("bdi",{},q)),M(h,s?.category??
"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together");let J={...zt(""),...C(),exclude:[bt],op:o.row};M(f,a("a",{href:t.lastCompare(ft(o))??
$t(J)},`← ${ae}`))}function N(ee,ae){return Xr(o,ee,ae,s)}function C(){let{control:ee,test:ae,control_ranks:q,test_ranks:J,control_steps:oe,test_steps:de,control_marker:Be,test_marker:Y,use_short_name:ne,
merge_addresses:ce,aliases:Q}=o;return{control:ee,test:ae,control_ranks:q,test_ranks:J,control_steps:oe,test_steps:de,control_marker:Be,test_marker:Y,use_short_name:ne,merge_addresses:ce,aliases:Q}}async function O(){
let ee=[o.control,o.test].filter(q=>q!=="");if(ee.every(q=>n&&Ke(n,q)))return;let ae=await gt(ee).catch(()=>[]);u||(n=ae,H())}function R(ee){i=ee,_.ask(ae=>_r(ee,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(
ee).get("row"),_.say(null),Se(`${ae.name}: ${I(ae.calls.control.total)} to ${I(ae.calls.test.total)}.`),H()},ae=>{s=null,_.say(A(ae)),H()})}async function k(ee){c?.abort(),c=new AbortController,l={key:ee,
answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let q=await ot(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=q,l.byKey=dm(q),H()}catch{}}
function A(ee){let ae=ee.code==="unknown_operation",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(J=>o[J]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:ee.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.message),a("p",
{},q.length>0&&F("Use all ranks and steps",()=>S(Object.fromEntries(q.map(J=>[J,"all"]))),{class:"primary"}),q.length===0&&!ae&&F("Try again",()=>R(un(o).toString()),{class:"primary"})," ",a("a",{href:$t(
{...zt(""),...C()})},"All operations of this comparison")))}function H(){if(u)return;v();let ee=o.control!==""&&o.test!==""&&o.row!=="",ae=un(o).toString();ee?ae!==i&&(s&&r!==o.row&&(s=null),_.say(null),
R(ae)):(_.drop(),i="",_.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:pe("/compare")},"Compare page"),"."))));let q=ft({...o,use_short_name:!1}).
toString();ee&&q!==l.key&&k(q),m.sides.draw(o,n,s),$.toggleAttribute("data-skeleton",ee&&!s),s&&B()}function B(){let ee=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${kt(
s.control.label)}-${kt(s.test.label)}-${kt(s.name)}`,q=i,J=o.use_short_name?void 0:hl(l.byKey?.get($s(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:J}),Ne(ae,q),Ue(ae,q),m.
work.draw(o,s),Ig(o,s,m),m.related.draw({answer:s,unit:ee,revision:q}),m.stack.draw(s.stack,fe),M(y,F("Copy the name",()=>Zt(s.name,"Name copied."),{class:"link-button"}),F("Copy link",()=>Zt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Gn(o,s)},"Show in the timeline"),a("a",{href:dd(un(o)),download:`${ae}.json`},"JSON"),["control","test"].map(le))}let j=ee=>s.aliases?.filter(ae=>ae.
side===ee)??[{name:s.name,category:s.category}];function le(ee){let ae=n&&Ke(n,o[ee]);if(!ae||su(s.samples[ee])===void 0)return null;let q=`slowest call, ${ee}`;if(Lo(ae)!=="")return a("span",{class:"\
muted small",title:Lo(ae)},`Perfetto: no trace of the ${ee}`);let J={name:s.name,names:j(ee),marker:o[`${ee}_marker`],shortNames:o.use_short_name},oe=F(`Perfetto: ${q}`,async()=>{oe.disabled=!0;try{await ow(
ae,J,s.samples[ee],de=>Se(`Loading ${Te(de)}`))}catch(de){Me(de.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return oe}function fe({name:ee,category:ae}){let q=l.byKey?.get($s(ee,ae));return q&&{diff:q.diff_per_step,href:Gt({...o,use_short_name:!1,row:q.
id})}}function Ne(ee,ae){let{edges:q,control:J,test:oe}=s.histogram,de=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:q,control:J,test:oe,file:ee,revision:`${ae}#${o.bins}`,
share:o.bins==="share",perStep:de[0]===de[1]?null:de,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${L(s.calls.control.count)} in the control, ${L(s.calls.test.count)} in the test`,empty:q.
length===0?"No calls to draw.":""})}function Ue(ee,ae){let{control:q,test:J}=s.samples,oe=Ta(q,J),de=Fs(oe,E=>E.total_duration),Be=E=>s.calls[E].count===0,Y=de.control.map(E=>E.map(()=>null));m.points.
draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ee,control:Be("control")?Y:de.control,test:Be("test")?Y:de.test,hover:(E,W,K)=>IE(E,oe[E][W][K]),heading:"duration in each step of each rank",revision:ae});
let[ne,ce,Q]=gw[o.heat],re=Fs(oe,ce),z=Q==="time",P={format:z?me:L,formatDiff:z?Ye:nt};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,...re,...P,kind:Q,file:ee,heading:ne,revision:`${ae}#${o.
heat}`}),m.grid.draw({grid:oe,values:re,title:ne,timeline:N,format:z?I:L,formatDiff:z?be:nt});let G=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"steps"].filter(Boolean);x.hidden=G.length===0,x.textContent=
`The sides have different ${G.join(" and ")}; they are paired by position (control / test).`}return H(),O(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(ee){let ae=o;
o=Es(ee),ae.row!==o.row&&window.scrollTo(0,0),H(),O()},unmount(){u=!0,m.work.stop(),_.unmount(),c?.abort(),T(),p.forEach(ee=>ee.unmount())}}}function IE(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),V(t.counts,"call")]}function DE(e){let t=ue("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},
Object.entries(gw).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function ww(e,t,o){let n=null,s=new Map,r=w=>{let h=e.getBoundingClientRect();return[w.clientX-h.left,w.clientY-h.top]};function i(w){let h=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,g=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(g)>Math.abs(w.deltaY))w.preventDefault(),t.pan(g*y);else if(h){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[h,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,h),n={id:w.pointerId,x:h,y,from:h,measures:w.shiftKey,moved:s.size>1}}function c(w,h){
let y=[...s.values()];s.set(w.pointerId,h);let g=[...s.values()],b=([x,$])=>Math.max(20,Math.abs(x-$));t.zoom((g[0]+g[1])/2,b(y)/b(g))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[h,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,h);return}if(!n||n.id!==w.pointerId){t.hover(h,y,w);return}!n.moved&&Math.hypot(h-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,h,!1):(t.pan(n.x-h),t.scroll(n.y-y)),[n.x,n.y]=[h,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[h,y]=r(w),{moved:g,measures:b,from:x}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&g?t.measure(x,h,!0):g||t.pick(h,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let h=m[w.key.length===1?w.key.toLowerCase():
w.key];h&&(w.preventDefault(),w.stopPropagation(),h())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[w,h]of Object.entries(f))e.addEventListener(
w,h,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([w,h])=>e.removeEventListener(w,h))}function uu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)qE(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function qE(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function BE(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function rr(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=BE(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=
n)return;u[p]>o&&s(p)}}function yw(e,t,o,n=0){let s=-1,r=1/0;return rr(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function du(e,t,o){
let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var mi=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function bw(e){let[t,o,n]=mi(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n;return 1.05/
(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function pi(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var WE={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},FE=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,ar=e=>String(e).replace(FE,"").replace(/[&<>"]/g,t=>WE[t]),ir=e=>String(Math.round(e*100)/100);
function _w(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?ir(p):ar(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${ar(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${ar(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ir(i)}" height="${ir(l)}"\
 viewBox="0 0 ${ir(i)} ${ir(l)}" font-family="${ar(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${ar(c)}"/>${t.join("")}</svg>`}}}var fi=(e,t,o)=>Math.min(Math.max(e,t),o);function Tn({from:e,to:t},o,n=0){let s=o.to-o.from,r=fi(t-e,Math.min(n,s),s),i=(e+t)/2,l=fi(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function mu(e,t,o,n,s=0){
let r=n.to-n.from,i=fi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Tn({from:c,to:c+i},n,s)}function pu(e,t,o){let n=e.to-e.from,s=fi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function kw(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function xw({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Do=22,HE=22,hi=4;function $w(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var lr=new Map;function jE(e){return lr.has(e)||(lr.size>500&&lr.clear(),lr.set(e,bw(e))),lr.get(e)}function UE(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=jE(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=HE){let d=du(n.text(t),i-2*hi,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let p=4;for(let f of d)p+=n.widthOf(
f);e.box(s+hi-2,r+1,Math.min(p,i-hi),l-2,c)}e.words(s+hi,m,d,u)}}}function zE(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return rr(n,t,s.from,s.to,p=>{let f=Math.max(
0,(n.start[p]-s.from)*r),w=Math.min(i,(n.end[p]-s.from)*r);if(w<=d&&!u?.keep.has(p))return;let h=Math.max(1,w-f>3?w-f-.5:w-f);u&&e.alpha(u.keep.has(p)?1:.3),UE(e,p,{x:f,y:o,width:h,height:c},l),m+=1,d=
h<=1?f+1:w}),u&&e.alpha(1),m}function vw(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=xw(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Do,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Do-5,u,Do,s.border),u<o-30&&e.words(u+3,Do-8,n(c,i),s.muted)}e.line(0,Do-.5,o,Do-.5,s.border)}function Sw(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(o.rows-1,Math.ceil((r-l)/i));GE(e,c,t);let w=u.highlight?{keep:u.highlight}:null,h={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let g=p;g<=f;g+=1)y+=zE(e,g,l+g*i,h);return YE(e,t,m),y}function GE(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=du(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function YE(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var wi=12,gi=17,KE=8e3,VE=15,JE=12;function QE(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Ew=(e,t)=>e.flatMap((o,n)=>zo(o,Math.floor((t-2*wi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Tw(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(wi,o+gi*r,n,te(s?"--text":"--muted"),{size:s?VE:JE,bold:s})})}function yi(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Ew(e,o),r=t.map(d=>Ew(d.lines,
o)),i=10+gi*s.length+wi,l=t.map((d,m)=>{let p=i+gi*r[m].length;return i=p+d.height+wi,p}),c=Math.min(i,KE),u=d=>{Tw(d,s,22),t.forEach((m,p)=>{Tw(d,r[p],l[p]-gi*r[p].length+12),m.paint(QE(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=_w(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=pi(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function bi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ti(n,`${o}.${t}`)}var XE=160,ZE=3,eT=matchMedia("(prefers-reduced-motion: reduce)"),Ow=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),hu={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function _i(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let w=m.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,y=pi(w,h),g=c?Do:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:$w(h),colours:Ow()},
x=hu,$=uu(hu),_=[],T=0,S={from:0,to:1},v={from:0,to:1},N={hover:-1,select:-1,highlight:null},C=0,O=null,R=0,k=0,A=0,H=()=>(v.to-v.from)/Math.max(1,R),B=z=>v.from+z*H(),j=()=>g+T*o;function le(){R=f.clientWidth,
p.style.height=`${j()}px`,k=Math.min(f.clientHeight,j());let z=globalThis.devicePixelRatio||1,[P,G]=[Math.round(R*z),Math.round(k*z)];(m.width!==P||m.height!==G||A!==z)&&([m.width,m.height,A]=[P,G,z],
m.style.width=`${R}px`,m.style.height=`${k}px`)}function fe(){C===0&&(C=requestAnimationFrame(Ne))}function Ne(z){if(C=0,O){O.since??=z;let G=(z-O.since)/XE;v=kw(O.from,O.to,G);let E=G<1;E?fe():O=null,
r(v.from,v.to,E)}let P=performance.now();if(le(),R>0&&k>0){w.setTransform(A,0,0,A,0,0);let G=ae(ee(),{width:R,height:k,top:g-f.scrollTop});m.dataset.drawn=String(G)}m.dataset.drawMs=(performance.now()-
P).toFixed(2)}let Ue="";function ee(){let z=`${m.width} ${m.height} ${A}`;return z!==Ue&&(Ue=z,y.forget()),y}function ae(z,{width:P,height:G,top:E}){let{colours:W}=b;z.box(0,0,P,G,W.surface);let K=Sw(
z,{index:$,view:v,width:P,height:G,rowHeight:o,top:E,bands:_,marks:N,how:b,rowOf:he=>x.row[he]}),ie=P/(v.to-v.from);return d?.(z,{x:he=>(he-v.from)*ie,y:he=>E+he*o,width:P,height:G,view:v}),g>0&&vw(z,
{view:v,width:P,format:c,colours:W}),K}function q(z,P=!1){O=null,!(z.from===v.from&&z.to===v.to)&&(v=z,r(v.from,v.to,P),fe())}function J(z){let P=Tn(z,S,u);eT.matches?q(P):(O={from:v,to:P,since:null},
fe())}let oe=()=>O?.to??v;function de(z,P){let G=Math.floor((P-g+f.scrollTop)/o);return P<g||G<0?-1:yw($,G,B(z),ZE*H())}function Be(z,P){z!==N.hover&&(N.hover=z,m.style.cursor=z>=0?"pointer":"",fe()),
n(z,P)}let Y=ww(m,{zoom:(z,P)=>q(mu(v,B(z),P,S,u)),pan:z=>q(pu(v,z*H(),S)),scroll(z){f.scrollTop+=z},hover:(z,P,G)=>Be(de(z,P),G),leave:()=>{N.hover>=0&&Be(-1,null)},pick:(z,P,G)=>s(de(z,P),G),measure:(z,P,G)=>i?.(
...[B(z),B(P)].sort((E,W)=>E-W),G),slide(z){let P=oe();J(pu(P,z*(P.to-P.from),S))},glide(z){let P=oe();J(mu(P,(P.from+P.to)/2,z,S,u))},fit:()=>J(S),enter:()=>{N.select>=0&&s(N.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",fe,{passive:!0});let ne=new ResizeObserver(fe);ne.observe(f);let ce=()=>{b.colours=Ow(),fe()},Q=matchMedia("(forced-colors: active)");Q.addEventListener("ch\
ange",ce);let re=yt(ce);return{node:m,set(z){let P=x===hu;x=z,$=uu(z),_=z.bands??[],T=Math.max($.rows,z.rows??0);let[G,E]=[z.from??1/0,z.to??-1/0];if(z.from===void 0||z.to===void 0)for(let K=0;K<z.length;K+=
1)G=Math.min(G,z.start[K]),E=Math.max(E,z.end[K]);S=E>G?{from:G,to:E}:{from:0,to:1},N.hover=-1,N.select=-1,N.highlight=null;let W=P?{...S}:Tn(v,S,u);p.style.height=`${j()}px`,O===null&&(v=W),fe()},view(z,P,G=!1){
G?q(Tn({from:z,to:P},S,u)):J({from:z,to:P})},index:()=>$,current:()=>({...v}),goal:()=>({...oe()}),extent:()=>({...S}),select(z){N.select=z,z>=0&&this.reveal(x.row[z]),fe()},highlight(z){N.highlight=z===
null?null:new Set(z),fe()},point(z){N.hover=z,fe()},follow(z,P,G=!1){O=null,v={from:z,to:P},G?(cancelAnimationFrame(C),Ne(0)):fe()},place(z){return this.placeOf({start:x.start[z],end:x.end[z],row:x.row[z]})},
placeOf({start:z,end:P,row:G}){let E=m.getBoundingClientRect(),W=(z-v.from)/H(),K=(P-v.from)/H(),ie=g+G*o-f.scrollTop;return K<0||W>R||ie<g-o||ie>k?null:{left:E.left+Math.max(0,W),right:E.left+Math.min(
R,K),top:E.top+ie,bottom:E.top+ie+o}},redraw:fe,showAxis(z){g=c&&z?Do:0,fe()},reveal(z){let P=z*o;(P<f.scrollTop||P+o+g>f.scrollTop+f.clientHeight)&&(f.scrollTop=P-f.clientHeight/2)},whole:z=>({height:j(),
paint:P=>ae(P,{width:z,height:j(),top:g})}),picture(z){return yi(z,[{lines:[],...this.whole(Math.max(R,600))}],Math.max(R,600))},destroy(){cancelAnimationFrame(C),Y(),re(),Q.removeEventListener("chang\
e",ce),ne.disconnect(),f.remove()}}}var ms=8,tT=.004;function Mw(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(bo(n,t))),0)}var to=(e,t)=>e.verdict[t]==="no_difference_found";function Aw(e,t,o){let n=bo(e,t);if(!(o>0)||Math.abs(
n)<tT*o||to(e,t))return 0;let s=Math.max(1,Math.round(ms*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(ms,s)}function Rw(e,t,o){let[n,s]=[mi(e),mi(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var uo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},ps=e=>e!=="calls",_t=(e,t)=>ps(t)?I(e):L(Number(e.toFixed(2))),Ft=(e,t)=>e===null?"–":ps(t)?be(e):nt(Number(e.toFixed(2))),ki=(e,t)=>ps(t)?
me(Number(e.toFixed(3))):L(e),fs=(e,t)=>e===null?"":ps(t)?Ye(Number(e.toFixed(3))):nt(e),oT={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},nT={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},On=e=>oT[e.sort]??e.sort,Mn=e=>nT[e.status]??"",Lw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",sT=e=>e.sides.every(t=>t.steps.length===0),vo=e=>sT(e)?"per recording":"per step";function xi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(yn(e));return t?`${t[2]}\
 · ${t[1]}`:yn(e)}var St=e=>[yn(e),bn(e)].filter(Boolean).join(" "),rT=e=>/ #\d+$/.test(yn(e));function Nw(e){let t=_o(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||rT(n)):t.slice(-1)}function Pw(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!Yn(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var aT=.005;function Iw(e,t){let o=e.here[t],n=ps(t)?I(Math.abs(o)):L(Number(Math.abs(o).toFixed(2)));if(ps(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>aT*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var gu=(e,t)=>t>0?100*e/t:null;function Dw(e,t){let[o,n]=e.root.total[t];return{from:_t(
o,t),to:_t(n,t),change:Ft(n-o,t),percent:Ee(gu(n-o,o))}}function qw(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?Ee(gu(n-o,o)):"new"}function Bw(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>gu(i,r)),n=r=>De(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Cw=e=>e.map(t=>`“${t}”`).join(" and ");function Ww(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Cw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Cw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function Fw(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${_t(l,i)} → ${_t(c,i)} (${Ft(c-
l,i)})`:`${s}: ${_t(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var qo=e=>e>0?"mo\
re":e<0?"less":"calm",Hw=(e,t)=>Ft(bo(e,t),t);var iT=20,lT=.62,jw={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function cT(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Rw(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",lT*(.12+.88*(Math.abs(o)/ms))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(jw[o]??"--noise-fill",.45)}}function uT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[On(t),Mn(t),to(t,n)&&"no difference found"].filter(Boolean).join(" · ")),Fw(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Uw(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=uT(),l=cT(),c=ht("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=N=>d.tree.frames[m.frame[N]],w=_i(s,{rowHeight:iT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:g,
text:b,hatched:N=>y(f(N)),onHover(N,C){N<0||!C?i.hide():i.show(f(N),d,C)},onPick:N=>N>=0&&e.onPick(f(N)),onKey:x}),h=yt(()=>{l.forget(),_(),w.redraw()}),y=N=>d.tree.pair&&!Yn(N)&&N.sort!=="rest";function g(N){
let C=f(N);return d.tree.pair?to(C,d.measure)?l.noise():l.change(Aw(C,d.measure,p)):l.sort(C.sort)}function b(N){let C=f(N);return`${C.status==="replaced"?"⇄ ":""}${[xi(C),bn(C)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Hw(C,d.measure)}`:""}`}function x(N){let C=d?.selected;if(!C)return!1;let O=C.parent?.children.filter($)??[],R=O.indexOf(C),k=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],H={ArrowUp:()=>C.
parent,ArrowDown:()=>C.children.filter($).reduce((j,le)=>!j||k(le)>k(j)?le:j,null),ArrowLeft:()=>O[R-1],ArrowRight:()=>O[R+1]}[N.key];if(!H)return!1;let B=H();return B&&e.onMove(B),!0}let $=N=>m.place[N.
at]>=0;function _(){if(!d)return;let N=(O,R,k="")=>a("li",{class:`key ${k}`,css:{"--key-fill":O}},R);if(!d.tree.pair){let O=new Set(d.tree.frames.map(({sort:R})=>R));M(n,Object.keys(jw).filter(R=>O.has(
R)).map(R=>N(l.sort(R),On({sort:R}))));return}let C=O=>`full colour: ${Ft(O,d.measure)}`;M(n,N(l.change(ms),`takes more (${C(p)})`),N(l.change(-ms),`takes less (${C(-p)})`),N(l.change(0),"hardly chang\
ed"),d.tree.frames.some(O=>to(O,d.measure))&&N(l.noise(),"not certain"),d.tree.frames.some(y)&&N("var(--muted)","on one side only","key-hatched"))}function T(){let N=_o(d.zoomed);M(o,N.map((C,O)=>[O>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),O===N.length-1?a("b",{class:"mono","aria-current":"true"},St(C)):F(St(C),()=>e.onZoom(C),{class:"link-button mono"})]))}function S(N){d&&m.length>
0&&bi(w.picture([`Flame graph, ${uo[d.measure][0]} ${vo(d.tree)}`,...d.lines,v(),`made ${pt(new Date().toISOString())}`]),N,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Ft(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${V(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(N){let C=d?.revision!==N.revision,O=!C&&d.judged!==N.judged,
R=C||d.zoomed!==N.zoomed;if(d=N,C){i.hide(),m=lp(d.tree,d.measure,d.width),p=Mw(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),_(),r.hidden=m.length>0,r.textContent=`No ${uo[d.measure][0]} to d\
raw.`;let A={both:"",control:", width: control",test:", width: test"};t.textContent=`${uo[d.measure][0]} ${vo(d.tree)}${d.tree.pair?A[d.width]:""}`}O&&(_(),w.redraw());let k=m.place[d.zoomed.at]??-1;R&&
k>=0&&w.view(m.start[k],m.end[k],C),T(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(A=>m.place[A.at]).filter(A=>A>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){h(),w.destroy()}}}function zw(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Gw(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var dT=250,mT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
pT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],fT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function hT(e,t){
let o=ue("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(dT,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=Gw(c,d);n.textContent=c.length===0?"No frame matches.":`${V(c.length,"frame")}: ${u.pair?`${_t(m,d)} → ${_t(p,d)} (${Ft(p-m,d)})`:_t(
m,d)}`}}}function Yw({onChange:e,onStep:t}){let o=new Map(wn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},wn.map(p=>{let f=o.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:uo[p][2],"aria-pressed":"false"}),f.button.append(uo[p][1]," ",f.change),f.button})),s=dt("Width of the frames",mT,p=>e(
{width:p})),r=dt("How frames are grouped",pT,p=>e({frames:p,rows:[],open:[],zoom:""})),i=dt("What counts as a frame",fT,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=dt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=hT(p=>e({q:p}),t),u=(p,f,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,w,h){
for(let[y,g]of o){g.button.setAttribute("aria-pressed",String(y===w));let b=f?.pair?qw(f,y):"";M(g.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,h,f,w)}}}var wu=12,yu=8,gT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Kw({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(h,y)=>r.pair?a("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,
row:Mt(h,y)}),class:"op-link"},a("bdi",{},h)):a("bdi",{},h);function l(h,y,g,b="",x=!1){let[$,_]=y,T=S=>a("td",{class:"num",title:ki(S,g)},_t(S,g));return a("tr",{},a("th",{scope:"row",title:b,class:x?
"inner":null},h),T($),r.pair&&T(_),r.pair&&a("td",{class:`num strong ${qo(_-$)}`,title:fs(_-$,g)},Ft(_-$,g)))}let c=h=>a("thead",{},a("tr",{},h===""?a("td"):a("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[vo(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(g=>g>0))return null;let y=g=>g===null?"unknown":so(g);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(g=>a("td",{class:"num"},y(g))),r.pair&&a("td",{class:"num strong"},h.includes(null)?"":
nn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,g,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${g}, by ${h.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${qo(h[y])}`,title:fs(h[y],"device")},Ft(h[y],"device"))))}function m(h){let y=h.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${vo(r)}`),c(""),a("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${qo(y)}`,title:fs(y,"device")},Ft(y,"device")))))}function p(h){let y=[...h.kernels].
sort((g,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(g.device[1]-g.device[0])||Math.max(...b.device)-Math.max(...g.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${L(h.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,wu).map(({name:g,device:b,counts:x})=>{let $=l("",b,"device");return M($.firstChild,
a("span",{class:"mono kernel-name"},i(g,gT(g)))),$.firstChild.title=`${g}
${_t(x[0],"calls")}${r.pair?` → ${_t(x[1],"calls")}`:""} calls`,$}),y.length>wu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(y.length-wu)} more`))))}function f(h){return h.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},h.shapes.slice(0,yu).map(({text:y,calls:g})=>{let b=l(y,g,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>yu&&a("tr",{},a("td",{class:"muted"},`${L(h.shapes.length-yu)} more`))))}function w(h,y){let g=h.sort==="operator"&&r.pair,b=h.names[1]??h.names[0];return a("\
p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&F(h.opened?"Fold its instances":`Show its ${L(h.instances)} instances`,()=>t(h),{class:"link-button"}),h.parent&&h.children.length>0&&F("Zo\
om to it",()=>o(h),{class:"link-button zoom-button"}),g&&a("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,row:Mt(b,"cpu_op")})},"Open this operation"),g&&a("a",{href:Gn(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&F("Copy the name",()=>Zt(yn(h),"Name copied."),{class:"link-button"}))}return{node:s,draw(h,y,g){r=h;let b=_o(y).slice(1,-1),x=b.filter(
({sort:_})=>_!=="python"),$=x.length>0?x:b.slice(-4);M(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},[On(y),Mn(y),y.wrapper&&"on this side only, around frames that bo\
th sides have",["device","host"].filter(_=>to(y,_)).map(_=>`${_} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(St).
join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,g),p(y),f(y))}}}var wT=5;function Vw(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=Pw(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Iw(c,u):_t(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",F(St(c),()=>e(
c),{class:"link-button mono tree-name"}),Nw(c).map((p,f)=>[f===0?" in ":" › ",F(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?qo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),to(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=Dw(l,c),[,w]=uo[c],[h,y]=l.root.total[c];M(t,a("span",{class:"headline-label"},`${w} ${vo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${qo(y-h)}`},p,h>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let g=Kn(l,c,wT);M(o,g.map(T=>i(l,T,
c))),o.hidden=g.length===0;let b=Bw(l),x=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,_=l.pair&&l.samples.some(T=>T<oa)&&"Fewer than 4 samples on a side: changes cannot be distinguished from noise, so all are colour\
ed as measured.";M(n,Ww(l,u).map(T=>a("p",{class:"notice"},T)),[b,_,x,$].filter(Boolean).map(T=>a("p",{class:"muted"},T)))}}}var Bo=28,yT=150,Jw=12,Qw=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],bT=[["Frame","c-frame",Qw[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Xw(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>yT;function w(){let k=c.tree.pair?Qw:bT,A=`${uo[c.
measure][1]} ${vo(c.tree)}`;M(n,k.map(([,H])=>a("col",{class:H}))),M(t,a("tr",{},k.map(([H,B,j],le)=>a("th",{scope:"col",class:B,title:le===0?j:`${A}: ${j}`},H)))),i.firstChild.colSpan=k.length,l.firstChild.
colSpan=k.length}function h({frame:k,level:A,open:H,leaf:B}){let j=k.instances>1&&k.sort==="module"&&!k.opened&&c.canOpen,le=Lw(k),fe=k.instances===k.parent?.instances?"":bn(k);return a("th",{scope:"r\
ow",class:"c-frame",title:[St(k),...k.above??[],On(k),Mn(k),k.through.length>0&&`below ${k.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(A-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${B?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},H?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(k.sort)?" plain":""}`},a("bdi",{},xi(k))),j?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${k.instances} instances`},
bn(k)):fe&&a("span",{class:"muted count"},fe),k.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${k.above.join(", ")}`),le&&a("span",{class:`status-mark status-${k.status}`},a("span",{"ar\
ia-hidden":"true"},le),a("span",{class:"visually-hidden"},` ${Mn(k)}`))))}function y(k,A=""){return a("td",{class:`num c-time ${A}`,title:ki(k,c.measure)},_t(k,c.measure))}function g(k,A,H){return a("\
td",{class:`num c-time ${A} ${to(H,c.measure)?"calm":qo(k)}`,title:[fs(k,c.measure),to(H,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:A==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
k)/p).toFixed(1)}%`}:{}},Ft(k,c.measure))}function b(k){let{frame:A}=k,[H,B]=A.total[c.measure];return c.tree.pair?[h(k),y(H),y(B),g(bo(A,c.measure),"c-diff",A),g(A.here[c.measure],"c-here",A)]:[h(k),
y(H),y(A.ownOf[c.measure][0]),a("td",{class:"num c-time"},_t(A.figures.calls[0],"calls"))]}function x(k){let A=c.rows[k],{frame:H}=A,B=[k%2?"odd":"",c.found?.has(H)?"found":"",H.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:B,data:{index:k},tabindex:k===u?"0":"-1","aria-level":A.level,"aria-posinset":A.place,"aria-setsize":A.of,"aria-rowindex":k+2,"aria-expanded":A.leaf?null:
String(A.open),"aria-selected":String(H===c.selected)},b(A))}function $(k=!1){let A=Math.ceil((r.clientHeight||600)/Bo),H=Math.floor(r.scrollTop/Bo),[B,j]=f()?[Math.max(0,H-Jw),Math.min(c.rows.length,
H+A+Jw)]:[0,c.rows.length];if(!k&&B===m[0]&&j===m[1])return;m=[B,j];let le=o.contains(document.activeElement),fe=k?new Map:d;d=new Map;for(let Ue=B;Ue<j;Ue+=1)d.set(Ue,fe.get(Ue)??x(Ue));[[i,B],[l,c.rows.
length-j]].forEach(([Ue,ee])=>{Ue.hidden=ee===0,Ue.style.height=`${ee*Bo}px`});let{scrollTop:Ne}=r;go(o,[i,...d.values(),l]),r.scrollTop=Ne,le&&(d.get(u)??r).focus({preventScroll:!0})}function _(k,A=!1){
let H=k*Bo,B=r.clientHeight-t.offsetHeight;A&&(H<r.scrollTop||H+Bo>r.scrollTop+B)&&(r.scrollTop=H-B/2),H<r.scrollTop?r.scrollTop=H:H+Bo>r.scrollTop+B&&(r.scrollTop=H+Bo-B),$()}function T(k,A){let H=Math.
max(0,Math.min(c.rows.length-1,k));d.get(u)?.setAttribute("tabindex","-1"),u=H,_(H);let B=d.get(H);B?.setAttribute("tabindex","0"),A&&B?.focus({preventScroll:!0})}function S(k){return c!==null&&c.revision===
k.revision&&c.judged===k.judged&&c.text===k.text&&c.rows.length===k.rows.length&&c.rows.every((A,H)=>A.frame===k.rows[H].frame&&A.open===k.rows[H].open)}function v(k){let A=c.selected!==k.selected;c=k;
for(let[B,j]of d)j.setAttribute("aria-selected",String(c.rows[B].frame===c.selected));let H=c.rows.findIndex(B=>B.frame===c.selected);A&&H>=0&&T(H,!1)}o.addEventListener("click",k=>{let A=k.target.closest(
"tr[data-index]");if(!A)return;let{frame:H,leaf:B}=c.rows[A.dataset.index],j=k.target.closest("[data-act]")?.dataset.act;T(Number(A.dataset.index),!0),j==="instances"?e.onInstances(H):j==="toggle"&&!B?
e.onToggle(H):e.onSelect(H)}),o.addEventListener("dblclick",k=>{let A=k.target.closest("tr[data-index]");A&&!k.target.closest("[data-act]")&&e.onZoom(c.rows[A.dataset.index].frame)});function N({frame:k,
open:A,leaf:H},B){!H&&A!==B?e.onToggle(k):B&&A?T(u+1,!0):!B&&k.parent&&T(c.rows.findIndex(j=>j.frame===k.parent),!0)}o.addEventListener("keydown",k=>{let A=c?.rows[u];if(!A||k.altKey||k.ctrlKey||k.metaKey||
k.target.closest("button"))return;let H=Math.max(1,Math.floor(r.clientHeight/Bo)-3),B={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+H,PageUp:u-H,Home:0,End:c.rows.length-1},j={ArrowRight:()=>N(A,!0),ArrowLeft:()=>N(
A,!1),Enter:()=>e.onZoom(A.frame)," ":()=>e.onSelect(A.frame)},le=k.key in B?()=>T(B[k.key],!0):j[k.key];le&&(k.preventDefault(),le())});let C=0,O=()=>{C===0&&c&&f()&&(C=requestAnimationFrame(()=>{C=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Bo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",O,{passive:!0});let R=new ResizeObserver(O);return R.observe(
r),{node:r,focus:()=>T(u,!0),draw(k){if(S(k)){v(k);return}let A=c?.rows[u]?.frame.key,H=c?.selected?.key!==k.selected.key||c?.revision!==k.revision;c=k,p=c.tree.frames.reduce((j,le)=>Math.max(j,Math.abs(
bo(le,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let B=H?c.selected.key:A;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===B)),$(!0),
H&&_(u,!0)},unmount(){R.disconnect(),cancelAnimationFrame(C)}}}function _T(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Zw=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function kT(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?_T(t)||(Zw(n)>4*Zw(o)?"host":"device"):"device"}async function xT(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Ct(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ot(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function ey(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...jl(await kr(o?"":e.control,Jn(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?xT(e,t):null]),l=e.
by||kT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function ty(e,t,o){let n=t==="host"?"host":"device";return{...jl(await kr(e.test!==""?
"":e.control,Jn(e,n,!0),{signal:o})),chosenBy:n}}async function oy(e,t,o,n=e.frames==="instance"){let s=Jn(e,t.chosenBy,n);s.set("significance",o),Xm(t,await kr("",s),o)}var $T=8,vT=40;function ny(e,t,o){let n=new Set([e.root]);for(let s of[...Kn(e,t,$T),...o.slice(0,vT)])_o(s).slice(0,-1).forEach(r=>n.add(r));return n}function ST(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(bo(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function sy(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=ST(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var ry={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},cr={path:"/tree",name:"Tree",mount:(e,t)=>TT(e,t)},ET=e=>$t({...zt(""),...Ct(e),exclude:[bt]});function TT(e,t){let o=Vn(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:J=!0}={})=>!u&&t.go(Wt({...o,...q}),{replace:J}),m=ls(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:ET(q)},"Compare"),Kc(q)]}),p=Vw(q=>v(q)),f=Yw({onChange:q=>d(T(q)),onStep:O}),w=Uw({onPick:q=>S(q,q),onZoom:q=>S(l.selected,q),onMove:q=>S(q)}),h=Xw({
onSelect:q=>S(q),onZoom:q=>S(q,q),onToggle:N,onInstances:C}),y=Kw({pair:()=>Ct(o),onInstances:C,onZoom:q=>S(q,q)}),g=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),x=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,g,x));let $=At({context:t,results:x,message:g}),_=Qe(400,Se);function T(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function S(q,J){let oe=Be=>Be.at<=q.at&&q.at<Be.end,de=J??
(oe(l.zoomed)?l.zoomed:_o(q).findLast(Be=>oe(Be)&&l.zoomed.at>=Be.at&&l.zoomed.at<Be.end)??l.tree.root);d({node:q.key,zoom:de.key}),_(`${St(q)} is selected.`)}function v(q){S(q)}function N(q){let J=o.
rows.includes(q.key)?o.rows.filter(oe=>oe!==q.key):[...o.rows,q.key];d({rows:J})}function C(q){let J=q.key,oe=o.open.includes(J);d({open:oe?o.open.filter(de=>de!==J):[...o.open,J],rows:o.rows.filter(de=>de!==
J),node:J}),Se(oe?"Folded.":`Its instances are shown below ${St(q)}.`)}function O(q){let J=l?.found??[];if(J.length>0){let oe=J.indexOf(l.selected),de=oe<0?q>0?0:J.length-1:(oe+q+J.length)%J.length;S(
J[de]),Se(`${de+1} of ${J.length}: ${St(J[de])}`)}}async function R(){let q=[o.control,o.test].filter(oe=>oe!=="");if(q.every(oe=>n&&Ke(n,oe)))return;let J=await gt(q).catch(()=>[]);u||(n=J,ae())}function k(){
if(o.control==="")return"";let q=`${o.control} ${Jn(o,"device",o.frames==="instance")}`,J=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(J==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===J)?s.key:`${q} ${J}`}function A(q){r=q,x.dataset.stale="";let[J,oe]=[q.slice(0,q.lastIndexOf(" ")),o.by];$.ask(de=>ey(o,de),de=>{s={...de,key:q,base:J,first:oe===""},i=null,delete x.
dataset.stale,$.say(null),Se(V(de.tree.frames.length-1,"frame")),ae()},de=>{s=null,l=null,delete x.dataset.stale,$.say(j(de)),ae()})}function H(q){let J=`${s.key} ${q==="host"}`;return i?.key===J?(B(i,
q),i.tree):(i={key:J,tree:null},$.ask(oe=>ty(o,q,oe),oe=>{i.tree=oe,ae(),B(i,q)},oe=>{i=null,Me(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function B(q,J){let{tree:oe}=q;
if(q.judged??=new Set,!(!oe?.pair||J==="calls"||q.judged.has(J)||oe.samples.some(de=>de<oa))){q.judged.add(J);try{await oy(o,oe,J,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${J}`,s.classes=void 0,s.openedFor=void 0,ae())}}function j(q){let J=Object.keys(ry).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},J?F("Use all ranks and steps",()=>d(ry),{class:"primary"}):F("Try again",()=>A(r),{class:"primary"})," ",a("a",{href:pe(
"/")},"Choose other traces")))}let le=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:pe("/")},n?.length===0?"Add traces":"Traces page"),"."));function fe(q){if(o.frames==="class")return s.classes??=op(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let J=H(q);if(J){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=rp(s.tree,J,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Ne(){let q=o.by||s.measure,J=fe(q),oe=o.
q===""?null:zw(J,o.q),de=Ul(J,o.node)??Kn(J,q,1)[0]??J.root,Be=Ul(J,o.zoom)??J.root,Y=ny(J,q,[de,...J.frames.filter(re=>re.opened).flatMap(re=>re.children.slice(0,1)),...oe??[]]),ne=new Set(o.rows),ce=sy(
J,q,o.order,re=>Y.has(re)!==ne.has(re.key)),Q=[s.key,q,o.frames,o.width,o.open.join(),J.frames.length].join(" ");return{tree:J,measure:q,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:de,zoomed:Be,
rows:ce,revision:Q,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:Ue(J),file:`tracediff-${J.sides.map(({label:re})=>kt(re)).join("-")}`}}function Ue(q){return[["control","test"].slice(0,q.sides.
length).map((oe,de)=>`${q.pair?`${oe}: `:""}${q.sides[de].label} (${V(q.sides[de].samples,"sample")})`).join(" → ")]}function ee(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},J=de=>Yo(de,
o,n,q),oe=o.control===""?"Tree":`${J("control")}${o.test===""?"":` → ${J("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,q)}function ae(){if(u)return;let q=k();if(q===""?($.drop(),[r,
s,l]=["",null,null],$.say(le())):q!==r&&(s||$.say(null),A(q)),ee(),x.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){f.draw(o,null,o.by,null);return}l=Ne();let{tree:J,measure:oe,found:de}=l,
Be=[l.revision,l.judged,o.level].join(" ");Be!==c&&(c=Be,p.draw(J,oe,o.level)),f.draw(o,J,oe,de),w.draw(l),w.sql.set(co(Lg(o,oe),o)),h.draw({...l,found:de&&new Set(de)}),y.draw(J,l.selected,l.canOpen),
B(s,oe)}return ae(),R(),{keys:{search:()=>f.search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(q){o=Vn(q),ae(),R(),s&&r===s.key&&t.settled()},unmount(){u=!0,$.unmount(),w.unmount(),h.unmount()}}}var OT={name:"rows",label:"Rows",type:"choice",options:_a,fallback:"steps"};function ay(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:_=>_.
preventDefault()}}),s=[],r="",i=null,l="";function c(_,T){t({[_]:T},{replace:l===_}),l=_}function u(_,T,S,v){let N=ue("set"),C=$o({id:N,field:_,none:v,text:i[_],set:Ke(S,i[_])??null,onPick:O=>{l="",o(
{[_]:O?.id??""})}});return a("div",{class:`analysis-field side-${_==="test"?"test":"control"}`},a("label",{for:N},T),C.node)}function d(_){let T=a("input",{type:"checkbox",data:{field:_.name},on:{change:()=>c(
_.name,T.checked===_.fallback?"":String(T.checked))}});return s.push({name:_.name,sync(S){T.checked=S===""?_.fallback:S==="true"}}),a("label",{class:"check"},T,_.label)}function m(_){let T=_.type==="o\
perator"?ue("ops"):null,S=_.type==="number",v=a("input",{type:S?"number":"text",list:T,autocomplete:"off",spellcheck:"false",placeholder:_.placeholder,step:S&&"any",min:S&&0,data:{field:_.name},class:T&&
"wide",title:_.title,on:{change:()=>c(_.name,v.value.trim())}}),N=T&&a("datalist",{id:T});T&&(v.addEventListener("input",Qe(150,()=>w(v.value,N))),v.addEventListener("focus",()=>{v.select(),w("",N)}));
let C="";return s.push({name:_.name,sync(O,R){let k=O||T&&R||"",A=v===document.activeElement&&v.value!==C;v.value.trim()!==k&&!(A&&k===C)&&(v.value=k),C=k,S&&(R??null)!==null&&O===""&&(v.placeholder=R)}}),
a("label",{class:"analysis-field"},a("span",{},_.label),v,N)}function p(_){let T=a("select",{data:{field:_.name},title:_.title,on:{change:()=>c(_.name,T.value===_.fallback?"":T.value)}},Object.entries(
_.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:_.name,sync(S,v){T.value=S||String(v??Object.keys(_.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},_.label),T)}let f=_=>_.
type==="boolean"?d(_):_.type==="choice"?p(_):m(_);async function w(_,T){if(i.set!=="")try{let S=await $r(i.set,_);M(T,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let h=(_,T)=>_?.[T].length>0?st(_[T],3):"";function y(_,T){let[S,v]=["set","test"].map(N=>h(Ke(T,i[N]),_));return i.test!==""&&i[_]===""&&(S!==v||i[`set_${_}`]!==""||i[`test_${_}`]!==
"")}function g(_,T,S){let[v,N]=["set","test"].map(O=>Ke(S,i[O])),C=(O,R,k)=>f({name:O,label:R,type:"text",placeholder:["all",h(k,_)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(_,S)?[C(`set_${_}`,`${T} of A`,v),C(`test_${_}`,`${T} of B`,N)]:[C(_,T,v)]}function b(_){let T=S=>S.some(v=>i[v]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ke(_,i[S])?.steps.length>0))}let x=_=>`${nc[_].letter} · ${nc[_].name}`;function $(_){let T=i.test!=="";s=[],M(n,u("set",T?x("set"):"Trace set",_),u("t\
est",T?x("test"):"Compare with",_,"none"),g("ranks","Ranks",_),g("steps","Steps",_),!e[i.what].ofSteps&&b(_)&&f(OT),e[i.what].params.map(f))}return{node:n,focus(){let _=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return _?.focus(),document.activeElement===_},draw(_,T,S={}){i=_;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",T),y("steps",T),b(T),T.map(N=>[N.id,N.label])]);
if(v!==r){r=v;let N=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(T),N&&n.querySelector(`[data-field="${N}"]`)?.focus()}s.forEach(({name:N,sync:C})=>C(i[N]??"",S[N]))}}}var MT=24,$i=20;function iy(e,t){let o=Array.from(e),n=Math.max(0,o.length-$i),s=t>MT?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+$i).join(""))),s+$i<o.length&&r("split-rest",s+$i))}var ly=200,AT=30;function mo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:x,what:$})=>[a("dt",{},x),a("dd",{},$)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=ht(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,w=e.
limit??20;function h(){if(!f)return m;let x=f.down?-1:1;return[...m].sort(($,_)=>{let[T,S]=[$[f.key]??null,_[f.key]??null];return T===null||S===null?(T===null)-(S===null):x*(typeof T=="number"?T-S:String(
T).localeCompare(String(S)))})}function y(x){let $=f?.key===x.key?!f.down:!!x.number;f={key:x.key,down:$},b(),t.querySelector("[aria-sort] button")?.focus()}function g(x,$,_,T){let S=e.href&&x.link?.(
_,e.parameters??{}),v=x.mono&&typeof T=="string"?iy(T,p.get(x.key)?.get(T)??0):T;if(S||!x.mono||typeof T!="string"||T.length<=AT)return S?a("a",{href:e.href(S)},v):v;let N=F(v,()=>{let C=N.getAttribute(
"aria-expanded")!=="true";N.setAttribute("aria-expanded",String(C)),M(N,C?T:v)},{class:"name-button","aria-expanded":"false"});return N}function b(){M(t,e.columns.map($=>{let _=f?.key===$.key;return a(
"th",{scope:"col",class:$.number&&"num","aria-sort":_&&(f.down?"descending":"ascending")},F(`${$.title}${_?f.down?" ↓":" ↑":""}`,()=>y($),{class:"link-button th-button",title:$.what}))}));let x=new Set;
M(o,h().slice(0,w).map($=>a("tr",{},e.columns.map(_=>{let T=$[_.key],S=_.show(T,$);return S===_e&&_.blank&&x.add(_),a("td",{title:S===_e&&_.blank?_.blank:_.mono?T:_.exact?.(T,$),class:[_.number&&"num",
_.mono&&"mono data-name",_.tone?.(T,$)].filter(Boolean).join(" ")||null},g(_,T,$,S))})))),l.hidden=x.size===0,M(l,[...x].map($=>`${_e} in ${$.title}: ${$.blank}`).join("; "),"."),s.textContent=m.length>
1?L(m.length):"",n.hidden=m.length<=w,M(n,F(`Show ${L(Math.min(ly,m.length-w))} more of ${L(m.length)}`,()=>{w+=ly,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:$}of e.columns.filter(
_=>_.mono))p.set($,Ki(m.map(_=>String(_[$]??""))));d.hidden=m.length===0,b()}}}var RT={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},cy="http://www.w3.org/2000/svg";function CT(e,t){let o=document.createElementNS(cy,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(cy,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",RT[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function uy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function p(w,h){w.dataset.shown!==h&&(w.dataset.shown=h,w.value=m(h))}function f(w,{chosen:h,styles:y,two:g}){let b=y.get(w.key)??-1,x=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?fc:$.map(_=>_.value))}}});return x.checked=h.includes(w.key),a("label",{class:"check line-check"},x,a("span",{
class:"line-mark"},b>=0&&CT(ic(b,g?"A":""),g)),w.name)}return{node:l,draw(w){let{chosen:h,two:y}=w,g=JSON.stringify([w.lines.map(b=>b.key),h,y]);if(t.hidden=w.lines.length<2,g!==c){c=g;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,LT(w.lines,h).map(([x,$])=>a("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&a("span",{class:"muted"},x),$.map(_=>f(
_,w))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(o,w.start),p(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function LT(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function NT(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function dy(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=NT(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var my={control:"set",test:"test"};function yy(e){let t=(o,n)=>e[`${my[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[my[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function PT(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Jc(yy(e));return o&&`(${o})`}var mr="device\
_type = 'GPU'",bu=["COMPUTATION","COMMUNICATION","MEMORY"],vi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",_u=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${bu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${mr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${bu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${mr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${bu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,py=e=>`${_u(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,fy=e=>`${_u(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,IT=(e,t)=>`${_u(e,vi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,by=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,DT=(e,t)=>`SELECT side, rank, kind, name, category, ${by}
FROM events
WHERE ${mr}${vi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,_y=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${mr}${vi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,ky=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${mr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,xy="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",hy=(e,t)=>`${ky(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${xy}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,$y=(e,t)=>`${ky(e,vi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${xy}`,qT=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${$y(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,ur=(e,t)=>`${$y(e,t)}
ORDER BY launch_delay DESC`,gy=(e,t)=>`SELECT side, rank, name, ${by}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function BT(e){let t=Object.entries(yy(e)).map(([o,{ranks:n}])=>{let s=ei(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var dr="side, rank, span, device_type, device",vy=e=>`WITH changes AS (
    ${e}
)
SELECT ${dr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${dr}),
    so_far AS (PARTITION BY ${dr} ORDER BY at_us, row)`,WT=e=>`SELECT ${dr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${vy(e)}
)
GROUP BY ${dr}
ORDER BY rank, span, device_type, device, side`,wy={peaks:WT,"memory-curves":e=>`${vy(e)}
ORDER BY side, rank, at_us`},FT={temporal_breakdown:{rows:py,temporal:py},comm_comp_overlap:{rows:fy,overlap:fy},kernel_breakdown:{kinds:IT,kernels:DT,over_ranks:_y},idle_time_breakdown:{rows:hy,idle:hy},
launch_stats:{counts:qT,worst:ur,"launch-cpu_duration":ur,"launch-gpu_duration":ur,"launch-launch_delay":ur,"launch-scatter":ur},user_annotation_breakdown:{rows:gy,annotations:gy}},HT={kernel_breakdown:{
kernels:_y}},jT={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Sy=e=>jT[e]??{},UT={queue_length:"stream",memory_bw:"name"},zT=["what","set","test","lines","order","rows"];function GT(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!zT.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&UT[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>Io(`${l}=${c}`)).join(", ")})`}function YT(e,t,o){if(e.what==="memory"){let r=wy[t]&&BT(e);return r?wy[t](r):null}let n=o&&HT[e.what]?.[t]||FT[e.what]?.[t],s=n?PT(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Ey=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:YT(e,t,o))??GT(e,t,{chart:o,
difference:n});var KT={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},ku={path:"/analyse",name:"Analyse",mount:(e,t)=>VT(e,t)};function VT(e,t){let o=Nc(location.search,ut),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(E,W)=>t.go(Sn({...o,...E},ut),W),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=ay(ut,{onChange:m,onSet:E=>m({...za,...E})}),w=a("p",{class:"m\
uted analysis-intro"}),h=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),g=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),x=a("div",{class:"results analysis-res\
ults"},y,g,b),$=a("h1",{}),_=F("Open in Perfetto …",()=>zr([o.set,o.test].filter(E=>E!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),T=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,_,T),p,f.node,w,h,x));let S=At({context:t,results:x,message:h}),v=yt(()=>c.forEach(E=>E.figure.retheme())),N=E=>ud(o.what,Hh(i??o,ut,E)),C=(E,W)=>co(Ey(i??o,E,W),{control:o.set,test:o.test},W?.chart?
Sy(E):{});function O(){c.forEach(E=>E.figure.unmount()),c=ut[o.what].charts.map(E=>{let W=E.series&&uy({onLines:he=>m({lines:he},{replace:!0}),onWindow:he=>m(he),csv:()=>N("series")}),K=dt("Ranks that\
 are drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],he=>m({order:he,lines:[]},{replace:!0})),ie={chart:E,bar:W,order:K,hidden:new Set,keys:R(E)};return ie.figure=vt({id:E.
id,title:E.title,file:E.id,level:"h2",class:E.half?"half-chart":"",height:he=>E.height(he.places,he.sides),make:(he,D)=>H(he.made(D),ie.hidden),onRelayout:W&&B,onDoubleClick:W&&j,keys:()=>ie.keys.filter(
he=>!ie.hidden.has(he.key)).map(he=>[he.property,he.name]),extra:[a("div",{class:"chart-choice"},A(ie),K.node),W?.node]}),ie}),M(g,c.map(E=>E.figure.node))}let R=E=>(k(E)??(o.test===""?[]:de().map(W=>({
key:W.key,name:`${W.letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(E.legend)?W.key:W.property})),k=({legend:E})=>typeof E=="\
function"?E(de()):E;function A(E){let W=ie=>{let{hidden:he}=E;he.delete(ie)||he.add(ie),he.size===E.keys.length&&he.clear();for(let D of K)D.setAttribute("aria-pressed",String(!he.has(D.dataset.key)));
le(de())},K=E.keys.map(ie=>F(ie.name,()=>W(ie.key),{class:"key","aria-pressed":"true",title:ie.what,data:{key:ie.key},css:{"--key-fill":`var(${ie.property})`}}));return K.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${E.chart.title}: what is drawn`},K)}let H=({data:E,layout:W},K)=>({layout:W,data:E.map(ie=>K.has(ie.legendgroup)?{...ie,visible:!1}:ie)});function B(E,W){let[K,ie]=[
E["xaxis.range[0]"],E["xaxis.range[1]"]];if(Number.isFinite(K)&&Number.isFinite(ie)&&ie>K&&performance.now()-u>500){let he=D=>String(Number(Math.max(0,D*W.per+W.offset).toFixed(3)));m({start:he(K),end:he(
ie)})}}function j(){u=performance.now(),m({start:"",end:""})}function le(E){let W=ut[o.what].charts.filter(D=>typeof D.legend=="function").flatMap(D=>k(D)??[]).map(D=>D.name),K=JSON.stringify([o.what,
o.set,o.test,W]);l!==K&&(O(),l=K);let ie=`tracediff-${E.map(D=>kt(D.label)).join("-")}`,he={...o,shown:s.parameters,href:D=>Sn({...o,...D},ut)};for(let D of c)fe(D,E,he,ie)}function fe({chart:E,bar:W,
order:K,hidden:ie,figure:he},D,se,ye){let ke=E.make(D,se),Ge=ke.empty?null:W&&ke.data(600);if(K.node.hidden=!ke.limited,K.press(o.order),he.draw({file:ye,heading:ke.note,made:ke.data,per:Ge?.per,revision:[
r,o.order,...o.lines,...ie].join(" "),offset:Ge?.offset,places:ke.places,sides:D.length,caption:Ne(D),empty:ke.empty??null}),he.sql.set(C(E.id,{chart:E.table??E.id})),he.node.hidden=!!ke.empty&&(!!ke.
isSaid||oe(D)),W){let Pe=Ma(D,E.series,E.ownDevice),U=Aa(Pe,D,o).keys;W.draw({lines:Pe,chosen:U,styles:Bf(Pe,U,E.panels),start:o.start,end:o.end,two:D.length>1,empty:!!ke.empty}),W.node.hidden=Pe.length===
0}}let Ne=E=>[[E.map(W=>[W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ae(E)].join(". ")];function Ue({name:E,category:W}){let K=(he,D)=>o[`${he}_${D}`]||o[D]||"all",ie=he=>o[`${he}_marke\
r`]||o.marker;return Gt({control:o.set,test:o.test,row:Mt(E,W),control_marker:ie("set"),test_marker:ie("test"),control_ranks:K("set","ranks"),test_ranks:K("test","ranks"),control_steps:K("set","steps"),
test_steps:K("test","steps")})}function ee(E){let W=E.length>1;b.hidden=oe(E);let K={href:W?Ue:null,parameters:s.parameters};M(b,ut[o.what].tables.flatMap(ie=>{let he=dy(E,ie),D=Tf(ie,he),se=mo({...K,
caption:ie.caption,csv:N(ie.key),sql:C(ie.key),columns:[...W?[KT]:[],...D]});se.show(he);let ye=(s.difference?.[ie.key]??[]).filter(Ge=>D.some(Pe=>Pe.number&&(Ge[Pe.key]??null)!==null));if(ye.length===
0)return[se.node];let ke=mo({...K,caption:ie.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:C(ie.key,{difference:!0}),columns:D.filter(Ge=>!Ge.note&&ye.some(Pe=>(Pe[Ge.
key]??null)!==null)).map(vf)});return ke.show(ye),[se.node,ke.node]}))}function ae(E){let W=E.filter(K=>(K.data.last_step_dropped??[]).length>0);return E.every(K=>K.data.steps!==null)?"The rows of the\
 chosen steps count, as in Compare.":ut[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":E.every(K=>K.data.all_steps.length===0)?
"Without steps, all rows count, as in Compare.":W.length>0?`Work that the last step of a rank${W.length<E.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare count\
s it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function q(E){let W=ut[o.what],K=E.
flatMap(({label:se,data:ye})=>{let ke=W.host?[]:ye.ranks_without_device_rows??[];return ke.length===0?[]:[ke.length===ye.ranks.length?`${se} has no device work${ye.ranks.length>1?"":` (rank ${ye.ranks[0]}\
)`}: this analysis has nothing to count there. ${kn}`:`${se}: ${ke.length===1?"rank":"ranks"} ${st(ke)} ${ke.length===1?"has":"have"} no device rows.`]}),ie=W.chosen?.({...o,shown:s.parameters}),he=o.
rows!==""&&!W.ofSteps&&E.some(se=>se.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${_a.steps}`}),D=oe(E)&&a("p",{},"To see what the host did, look at\
 its ",a("a",{href:Sn({...o,what:"user_annotation_breakdown",lines:[]},ut)},"annotations"),".");M(y,K.length>0&&a("ul",{class:"notice"},K.map(se=>a("li",{},se))),D,W.notes?.(E),ie&&a("p",{},ie),K.length<
E.length&&a("p",{class:"muted small"},ae(E)," ",he))}let J=({data:E})=>(E.ranks_without_device_rows??[]).length===E.ranks.length,oe=E=>E.every(J)&&!ut[o.what].host;function de(){let E=!!s.test;return[
["set","A"],["test","B"]].filter(([W])=>s[W]).map(([W,K])=>({key:W,letter:E?K:"",label:s[W].label,data:s[W]}))}function Be(E){s=null,r="",delete x.dataset.shown,S.say(E)}function Y(E,W){let K=ut[o.what];
s=E;let ie=i===o&&K.instead?.(o,de());if(ie){i={...o,...ie},ne(W);return}r=W,S.say(null);let he=de();f.draw(o,n,s.parameters),q(he),le(he),ee(he),x.dataset.shown=W,Se(`${K.title} is shown.`)}function ne(E){
S.ask(W=>Pn(i.what,Pc(i,ut),{signal:W}),W=>Y(W,E),W=>Be(a("div",{class:"error-box",role:"alert",data:{code:W.code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:pe(
"/")},"Choose other traces")))))}let ce=()=>`${o.what} ${Pc(o,ut)}`;function Q(){let E=ce();if(s&&r===E){S.drop(),le(de()),t.settled();return}if(o.set===""){S.drop(),Be(a("p",{class:"notice"},"Choose \
a trace set.")),t.settled();return}i=o,ne(E)}function re(){let E=ut[o.what],W=K=>o[K]===""?null:Ke(n,o[K])?.label??o[K];M($,E.title),M(w,E.intro),z(),t.setTitle([E.title,[W("set"),W("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===ce()?s.parameters:{}),P(),Q()}function z(){let E=[o.set,o.test].map(K=>K!==""&&Ke(n,K)).filter(Boolean),W=E.filter(K=>K.traces_bytes===
0);M(T,W.length===0?"":E.length===1?Lo(E[0]):W.map(K=>`${K.label}: ${Lo(K)}`).join(" "))}function P(){p.firstChild||M(p,Object.entries(ut).map(([E,{tab:W,title:K}])=>a("a",{data:{what:E}},W??K)));for(let E of p.
children){let{what:W}=E.dataset;if(E.href=Sn({...o,what:W,lines:[]},ut),W!==o.what){E.removeAttribute("aria-current");continue}E.setAttribute("aria-current","page");let K=p.getBoundingClientRect(),{left:ie,
right:he}=E.getBoundingClientRect();(ie<K.left||he>K.right)&&(p.scrollLeft+=ie-K.left-24)}}async function G(){let E=[o.set,o.test].filter(W=>W!=="");try{n=E.length>0?await gt(E):[],n.length===0&&(n=(await Ut(
"limit=1")).entries.map(({set:W})=>W))}catch(W){M(h,a("div",{class:"error-box",role:"alert"},W.message));return}d||(f.node.hidden=_.hidden=n.length===0,n.length===0?(M($,"Analyse"),t.setTitle("Analyse"),
M(h,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):re())}return G(),{keys:{search:()=>f.focus()},update(E){o=Nc(
E,ut);let W=["set","test"].every(K=>o[K]===""||Ke(n??[],o[K]));n?.length>0&&W?re():G()},unmount(){d=!0,S.unmount(),v(),c.forEach(E=>E.figure.unmount())}}}var xu=28,Ty=200,Oy=12,JT=400,QT=56;function Wo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function XT(e,t,o){let n=Math.max(1,Math.ceil(
o.length/JT)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Wo(o[r][t]).length);return Math.min(QT,s)+3}function ZT(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function My(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Ty&&!Vo();function w($,_){return a("tr",{"aria-rowindex":String(_+2),class:_%
2?"odd":""},$.map((T,S)=>{let v=Wo(T);return a("td",{title:v.length>40?v:null,class:T===null?"none":l[S].number?"num":""},v)}))}function h($=!1){let _=Math.ceil((s.clientHeight||600)/xu),T=f()?Math.max(
0,Math.floor(s.scrollTop/xu)-Oy):0,S=f()?Math.min(u.length,T+_+2*Oy):u.length;!$&&T===m&&S===p||([m,p]=[T,S],[[r,T],[i,u.length-S]].forEach(([v,N])=>{v.hidden=N===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${N*xu}px`}),M(o,r,u.slice(T,S).map((v,N)=>w(v,T+N)),i))}function y($){let _=l[$].number;d=d?.at!==$?{at:$,down:_}:d.down===_?{at:$,down:!_}:null;let T=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>T*ZT(S[$],v[$])),s.scrollTop=0,g(),h(!0),e.children[$].querySelector("button").focus()}function g(){M(e,l.map(($,_)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===_?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===_&&(d.down?" ↓":" ↑")),()=>y(_),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let x=Un(()=>h(!0));return{node:s,show($,_){l=$.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=_,d=null;let S=l.map((v,N)=>XT(v,N,u)).map(v=>`min(${v}ch, 60cqw)`);M(t,S.map(v=>a("col",{css:{width:v}}))),n.style.minWidth=`calc(${["0px",...S].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Ty),s.scrollTop=0,g(),h(!0)},unmount(){b.disconnect(),x()}}}var Su=50,Cy=5e3,$u=40,e1=360,So=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ay=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],t1={control:0,test:1},Ly=e=>e.map(t=>Fe(t)).join("<br>"),o1=(e,t)=>`${e.name}: ${Wo(t)}${e.unit?` ${e.unit}`:""}`;function vu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function Eu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Wo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:t1[n]??r})).sort((n,s)=>n.
at-s.at)}var Ny=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function n1(e,t){let{x:o,ys:n,rows:s}=e;return Ws({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(So[i])})),bars:s.slice(0,Su).map(r=>({label:Wo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Wo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Ry(e,t){let o=e.rows.slice(0,Cy).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=vu(e.x,n(e.x.at)),r=vu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Eu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(So[d%So.length]),size:u.length>500?4:7,symbol:Ay[d%Ay.length],opacity:.8},line:{color:te(So[d%So.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Ly(e.columns.slice(0,12).map(p=>o1(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ny({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function s1(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:$u+1},(i,l)=>{let c=s+(r-s)*l/$u;return l===0?t:l===$u?o:n?Math.exp(c):c})}}function r1(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function a1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=s1(o),{per:r,axis:i}=vu(e.x,o);return{data:Eu(e).map(({name:l,rows:c,at:u},d)=>{let m=r1(t(c),n),p=te(So[u%So.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,w)=>{let h=Ly([...l===""?[]:[l],`${Wo(n[w])} t\
o ${Wo(n[w+1])} ${e.x.unit??""}`,L(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ny({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var i1={bars:n1,histogram:a1,line:e=>Ry(e,"lines"),scatter:e=>Ry(e,"markers")};function Py(e,t){let o=e==="bars"?Su:e==="histogram"?1/0:Cy;return t>
o?`The chart shows the first ${L(o)} of ${L(t)} rows; the table has all.`:""}function Tu(e){return e.ys.length>1?e.ys.map((t,o)=>[So[o],t.name]):e.by?Eu(e).map(({name:t,at:o})=>[So[o%So.length],t]):[]}
function Iy(e){let t=null,o=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Tu(t),height:n=>n.chart==="bars"?qe(Math.min(Su,n.rows.length),n.ys.length):e1,make:(n,s)=>i1[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var l1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,c1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,u1=["name","short_name","kerne\
l","operator","ended_by"];var oo=e=>e.type==="integer"||e.type==="real",Mu=e=>oo(e)&&!l1.test(e.name);function Ei(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(c1.test(e)&&!/count|calls/.test(e)?"µs":"")}var d1=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Si(e,t,o,n=s=>s){let s=d1(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function Dy(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Ti=(e,t)=>e.filter((o,n)=>!Mu(o)&&t.length>0&&Dy(t,n,8)<=8);function qy(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&oo(n))?o:""}function m1(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Mu(i)),n=Math.abs;return(o.find(({at:i})=>Si(t,i,-1))??o.find(({at:i})=>Si(t,i,-1,n))??o.find(({at:i})=>Si(t,
i,1))??o.find(({column:i})=>Ei(i.name)!=="")??o[0])?.column.name??""}var Ou=(e,t)=>Ti(e,t).some(({name:o})=>o==="side")?"side":"";function p1(e,t){let o=e.findIndex((c,u)=>oo(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Si(t,u,1))),n=e.filter((c,u)=>u!==o&&Mu(c)),s=(n.find(({name:c})=>Ei(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=qy(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Ou(e,t)}}function f1(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(oo),s=e.find(({name:c})=>u1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?p1(e,t):null;if(i)return i;let l=m1(e,t);return s&&l!==""&&(s.
name!=="side"||Dy(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:qy(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Ou(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Ou(e,t)}}var pr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function By(e,t,o){let n=f1(t,o),s=t.filter(oo),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=pr(t,e.x,l?void 0:oo)?e.x:pr(t,n.x,l?void 0:oo)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=i==="histogram"?"":pr(t,e.y,oo)?e.y:pr(t,n.y,oo)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":pr(t,e.y2,oo)?e.y2:m?"":n.y2,f=Ti(t,
o).map(({name:h})=>h),w=i==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:w}}var h1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],g1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Wy(e){let t=null,o=dt("Kind of chart",h1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ue("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:w,y2:h,by:y}=t;e({chart:p,x:f,y:w,y2:h,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,h]of o.buttons)h.hidden=!t.kinds.includes(w);let d=g1[t.chart]??{},m=l.filter(oo).map(({name:w})=>w),p=Ti(l,c).map(({name:w})=>w),f=l.map(({name:w})=>w);M(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Fy(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Hy(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[jy,w1]=[7,26],y1=/ \(at byte \d+\)/;function Uy({onRun:e,onCancel:t,tools:o}){let n=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(jy),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=i.value.split(`
`).length+1;i.rows=Math.max(jy,Math.min(w1,h))}function p(h){i.focus(),document.execCommand?.("insertText",!1,h)||i.setRangeText(h,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,M(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),g=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(g)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(h){i.value!==h&&(i.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let g=i.value,b=y===null?null:Hy(g,Fy(g,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),M(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(y1,""):h),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var zy=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Gy=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Au=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Yy=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${zy}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Gy}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Gy}
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
LIMIT 20`},{title:"Rank against rank: what the time of the steps consists of",sides:1,statement:`
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
    ${Au("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Au("")} AND side = 'control'
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
LIMIT 20`},{title:"Kernels that start long after their launch",sides:1,statement:`
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
WHERE name = ${zy}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Au("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var b1=100;function Ky(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Yy.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Vy({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Me(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await qi(f,t())}catch(w){return l(w)}return i=
f,d(!0),await p(),n.open=!0,Me(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await gd(f.name)}catch(w){l(w);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await qi(f.name,f.statement).catch(l),await p()}}})}function d(f){M(s,F("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}ua(s,i,{name:"Name of the query",maxlength:b1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=V(r.length,"query","queries"),M(o,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Ce("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await hd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var Jy=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Qy(e){let t=ue("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(Jy(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let w=p.name.toLowerCase().includes(f),h=f===""||w?p.columns:p.columns.filter(g=>`${g.name} ${g.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!w)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(g=>[F(`Insert ${g}`,()=>e(Jy(g)),{class:"link-button"})," "])),a("ul",{},h.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),w=(b,x,$)=>x.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:_=>{p===""&&_.target===_.currentTarget&&
r[_.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),x),[h,y,g]=[f("view","table"),f("analysis"),f("stored")];M(n,h,w("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("Tables as the set file keeps them",g),h.length+y.length+g.length===0&&a("p",{class:"muted"},i===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?V(i.length,"table"):"",m()},focus:()=>o.focus()}}var _1=60,k1={rows:"there may be more rows",bytes:"the answer would be too long"},Ru={path:"/query",name:"Query",mount:(e,t)=>$1(e,t)};function x1(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function $1(e,t){let o=Vc(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,re)=>t.
go(Xa({...o,...Q}),re),p=Q=>Za(Q).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Vy({onPick:Ne,statement:()=>h.value()}),h=Uy({onRun:()=>Ne(h.value()),onCancel:Ue,tools:w.save}),
y=Ky(Q=>{w.forgetName(),Ne(Q)}),g=Qy(Q=>h.insert(Q)),b=a("p",{class:"result-summary"}),x=Wy(Q=>m(Q,{replace:!0})),$=a("ul",{class:"chart-legend"}),_=a("p",{class:"muted small chart-limit"}),T=Iy([x.node,
$,_]),S=My(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),N=a("a",{class:"button",title:"The rows as JSON"},"JSON"),C=a("div",{class:"message"}),O=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Zt(location.href,"Link copied.")),v,N)),T.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),R=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},h.node,w.node,y.node),g.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,R,C,O));let k=At({context:t,results:O,message:C}),A=yt(
()=>T.retheme());function H(Q,re,z,P){let G=Ke(n??[],o[Q]),E=$o({field:Q,set:G??null,none:P,text:G?"":o[Q],onPick:W=>m({[Q]:W?Ve(W.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${re.toLowerCase()}`,"aria-hidden":"true"},re),a("label",{for:E.input.id},z),E.node)}let B="";function j(){let Q=JSON.stringify([o.control,o.test,n?.map(z=>[z.id,z.label])]);if(Q===B)return;
B=Q;let re=document.activeElement?.dataset?.field;M(f,H("control","A","Control"),H("test","B","Test","none: one set alone")),re&&f.querySelector(`[data-field="${re}"]`)?.focus()}async function le(){let Q=Za(
{...o,q:""}),re=Q.toString();if(re!==s){s=re;try{let z=await fd(Q);!d&&re===s&&(r=x1(z),g.draw(z,o.test!==""),h.enable(!0),i&&Be())}catch(z){!d&&re===s&&(s=null,g.draw([],!1),z.code==="sql_off"&&fe(z))}}}
function fe(Q){R.hidden=!0,k.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function Ne(Q){if(h.set(Q),Q.trim()===""){h.showError("There is no statement. Write one, or choose an example.",null),
h.field.focus();return}c=l="",u=!0,m({q:Q,...Q===o.q?{}:yg})}function Ue(){k.drop(),h.running(!1),b.textContent="",k.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),h.field.focus()}function ee(Q){
if(i=null,l="",h.running(!1),Q.code==="sql_off"){fe(Q);return}h.showError(Q.message,Q.offset),k.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was refused."))}function ae(){let Q=p(
o);if(Q===l){Be(),t.settled();return}Q!==c&&(c=Q,h.clearError(),h.running(!0),y.open(!1),k.ask(re=>md(new URLSearchParams(Q),{signal:re}),re=>{i=re,l=Q,h.running(!1),k.say(null),Be(!0),oe(),Se(V(re.row_count,
"row"))},ee))}let q=Q=>Ke(n??[],o[Q])?.label??o[Q],J=()=>`tracediff-${["control","test"].filter(Q=>o[Q]!=="").map(Q=>kt(q(Q))).join("-")}`;function oe(){u&&O.getBoundingClientRect().top>innerHeight-_1&&
O.scrollIntoView({block:"start"}),u=!1}function de(){let{row_count:Q,truncated:re,truncated_by:z,elapsed_ms:P}=i;M(b,Q===0?"No rows.":[`${L(Q)} ${Q===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(
Math.max(1,Math.round(P)))} ms`)],re&&a("span",{class:"notice truncated"},`Cut off here: ${k1[z]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Be(Q=!1){let re=i.columns.map((K,ie)=>({
...K,at:ie,unit:K.type==="text"?"":Ei(K.name,r)})),{rows:z}=i;de();for(let[K,ie]of[[v,"csv"],[N,"json"]])K.href=pd(Za(o,ie)),K.download=`${J()}-query.${ie}`;let P=By(o,re,z),G=K=>re.find(ie=>ie.name===
K),E={...P,columns:re,rows:z,x:G(P.x),ys:[P.y,P.y2].filter(K=>K!=="").map(G),by:G(P.by),file:J(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,P,Object.keys(r).length]),empty:P.chart===
"none"?P.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};T.node.hidden=z.length<2,x.draw(P,re,z);let W=E.empty?[]:Tu(E);M($,W.map(([K,ie])=>a("li",{class:"key",css:{"--\
key-fill":`var(${K})`}},ie))),$.hidden=W.length===0,_.textContent=E.empty?"":Py(P.chart,z.length),T.draw(E),(Q||S.units!==r)&&(S.units=r,S.show(re,z)),S.node.parentNode.hidden=re.length===0||z.length===
0,O.dataset.shown=l}function Y(){let Q=o.q.trim().split(`
`).find(re=>!re.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(re=>re!=="").join(" · ")),j(),y.draw(o.test!==""),le(),o.q===""){k.drop(),i=null,l=c="",h.clearError(),h.running(!1),
k.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function ne(){let Q=[o.control,o.test].filter(re=>re!=="");try{n=Q.length>0?await gt(Q):[],n.length===0&&(n=(await Ut(
"limit=1")).entries.map(({set:re})=>re))}catch(re){M(C,a("div",{class:"error-box",role:"alert"},re.message));return}d||(f.hidden=R.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M(C,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Y())}return h.set(o.q),w.load(),ne(),{keys:{search:()=>g.focus(),control:()=>ce(
"control"),test:()=>ce("test")},update(Q){let re=o;o=Vc(Q),o.q!==re.q&&h.set(o.q);let z=["control","test"].every(P=>o[P]===""||Ke(n??[],o[P]));n?.length>0&&z&&o.control!==""?Y():ne()},unmount(){d=!0,k.
unmount(),A(),T.unmount(),S.unmount()}};function ce(Q){let re=f.querySelector(`[data-field="${Q}"]`);re?.focus(),re?.click()}}var v1=(e,{side:t,name:o,category:n,counts:s,total_duration:r})=>({...e,name:o,category:n,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t==="control"?s:0,test_counts:t===
"test"?s:0,control_total_duration:t==="control"?r:0,test_total_duration:t==="test"?r:0});function Xy(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(
n=>e.aliases.filter(s=>s.side===n));return t.length===1&&o.length===1&&t[0].category===o[0].category?[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}]:e.aliases.map(n=>({row:v1(
e,n),names:{control:n.name,test:n.name}}))}var S1=/^(.+)\((\d+)\): (.+)$/;function E1(e){for(let t of["/site-packages/","/dist-packages/"]){let o=e.lastIndexOf(t);if(o>=0)return e.slice(o+t.length)}return/^([A-Za-z]:)?[\\/]/.test(e)?e.split(/[\\/]/).
at(-1):e}function T1(e){let t=new Map;for(let o of e){let n=o.category==="python_function"&&o.control_counts===0!=(o.test_counts===0)?S1.exec(o.name):null;if(n){let s=`${E1(n[1])}\0${n[3]}`,r=t.get(s)??
{control:[],test:[]};t.set(s,r),r[o.control_counts>0?"control":"test"].push([Number(n[2]),o])}}return t}function Zy(e){let t=[];for(let{control:o,test:n}of T1(e).values())o.length===n.length&&([o,n].forEach(
s=>s.sort(([r],[i])=>r-i)),o.forEach(([,s],r)=>t.push([s,n[r][1]])));return t}var fr=0,po=1,eb=e=>e.sort==="host";function Cu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,
o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.get(n),rows:1+r,label:s,id:n}))}}function ob({window:e,all:t,host:o,
shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>eb(f)===o)));let i=[],l=[],c=[],u=[],d={start:[],
end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let w=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let h of p.lanes)
eb(h)===o&&O1(d,h,u.push(h)-1,{keep:f,shift:n,shiftName:w,top:s.rowOf(h.id)+1});o||M1(d,m,p,{keep:f,shift:n,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.
from(d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:o,shift:n,rows:s.total(),bands:s.
bands()}}function O1(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let w=l[f]+c[f];n(l[f],w)&&(e.start.push(l[f]-
s),e.end.push(w-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(fr),e.gap.push(-1),e.lane.push(o))}}function M1(e,t,o,{keep:n,shift:s,rows:r,lanes:i}){
for(let l of o.gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&n(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(
1),e.sort.push(po),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Et=(e,t)=>`${t}\0${e}`,hr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),Fo=(e,t)=>e.sort[t]===fr&&e.
merged[t]<=1&&e.occurrence[t]>=0,tb=new WeakMap;function nb(e,t,o){let n=tb.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)Fo(e,s)&&n.set(`${hr(e,s)}\0${e.occurrence[s]}`,s);tb.set(e,n)}return n.
get(`${t}\0${o}`)??-1}var A1=.1,R1=.002,Lu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function C1(e,t){
if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Lu(e),r=s-n,i=Math.abs(r);return i<A1*Math.max(n,s)||i<R1*
t||r*o<=0?"":r>0?"longer":"shorter"}function sb(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=qt(e),r=new Map,i=(l,c)=>{let u={change:C1(l,n),row:l,names:c,whole:s};r.set(Et(
c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(Xy).forEach(({row:l,names:c})=>i(l,c)),Zy(e.rows).forEach(([l,c])=>i({...l,test_counts:c.test_counts,test_total_duration:c.
test_total_duration,test_self_duration:c.test_self_duration},{control:l.name,test:c.name})),r}var Oi=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function rb(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===fr&&n[e.name[r]]&&s.push(r);return s}var Nu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Pu(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Lu(t);return`${Nu[o]}: ${I(n)} → ${I(s)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function ab(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-
r.start[t];if(r.sort[t]===po){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${L(r.merged[t])} rows too short to draw separately`,"strong"],
[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];
if(!Fo(r,t))return[...d,["not part of this step: it began before, or another one launched it","muted"]];let m=Pu(o?.get(hr(r,t)));if(m&&d.push([m,"change"]),n){d.push([`${s}: ${me(n.duration)} (${be(e.
side==="control"?n.duration-l:l-n.duration)} test against control), from ${me(n.start)}`]);let p=Oi(o,s,c,r.categories[r.name[t]]);p!==c&&d.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&d.push([
`${s}: no ${L(r.occurrence[t]+1)}${ib(r.occurrence[t]+1)} call of this name`,"muted"]);return d}var ib=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"th",Iu=e=>`${L(e)}${ib(e)}`,hs=14;function lb(){
let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),
i=o+hs+s>window.innerWidth?o-hs-s:o+hs,l=n+hs+r>window.innerHeight?n-hs-r:n+hs;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function cb(){
let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),
[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-
s.top}`).join(" "))}}}function ub(e,t,o){let n=dt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){M(r,l&&[a("b",{},I(l.to-l.from)),a("span",{class:"muted small"},` from ${me(l.from)} to ${me(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var L1=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function db(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Nu):[],...L1,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function mb(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function N1(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function pb({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=N1(u,d,m);s=p;let f=new AbortController;i=f;try{let w=await e(p,f.signal);i===f&&(n={...p,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===f&&w.name!=="AbortError"&&(r=null,o(w))}if(i===f){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&mb(n,u,d,m)?r=null:s?r=mb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function P1(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function fb(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=pb(
{ask:({from:d,to:m,pixels:p},f)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>w.set(h,String(Math.round(y*1e3)/1e3))),Di(i.set,w,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Nn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Km(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=P1(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p),{least:w,most:h}=Pr.pixels;f.
set("pixels",String(Math.min(h,Math.max(w,Math.round(m))))),c(y=>Di(i.set,f,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);
Object.entries(d).forEach(([f,w])=>{w!==""&&w!==null&&w!==void 0&&p.set(f,String(w))});try{return await xr(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){n=
"",s=""},unmount:u})}function hb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:pe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var gb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function wb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:pe("/")},"Choose other traces")))}var I1={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Du=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function yb(e,t,o){let n=[],s=Du([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(I1).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>V(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var D1=1e3;function bb(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Oi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?nb(p,Et(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,row:p.row[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>D1&&(o=new Map);let w=f?{...f.rows[0],of:f.of}:null;return o.set(p,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!Fo(c,l))return null;let[u,d]=hr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Mi(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var Ai=2e4,_b=3,kb=e=>Math.round(e*1e3),xb=(e,t,o)=>`${e} ${kb(t)} ${kb(o)}`;function q1(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(xb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Ai?r-Ai:0,n.words=i?`${I(i.work)} of work in ${I(i.path)}${n.cut>
0?`; the longest ${L(Ai)} of ${L(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function B1(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===fr&&t.merged[n]<=1&&s&&e.rows.has(xb(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function $b(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),w=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));w>d&&w>f&&(e.box(Math.
max(f,d),t.y(u+1)-_b-1,w-Math.max(f,d),_b,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of B1(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function vb({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:w}){let h=new URLSearchParams({set:p,ranks:String(w.rank),segments:String(
Ai),...w.step_number===null?{}:{steps:String(w.step_number)},...f?{marker:f}:{}}),y=`${h} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let g=await Pn("critical_path",h,{signal:l[m].
signal});i[m]===y&&(r[m]=q1(g.set,w),c(),t())}catch(g){i[m]===y&&g.name!=="AbortError"&&o(g)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&p.includes(w)&&f[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:f[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var Sb={control:["A","Control"],test:["B","Test"]};function Eb(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Sb[i],p=ue("set"),f=$o({id:p,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Pl(l),d=Il(l,c.rank),m=Dl(l,c.rank,c.span),p=(h,y,g,b,x,$)=>{let _=ue(h),T=a(
"select",{id:_,data:{field:`${i}_${h}`},on:{change:()=>e({...$,[`${i}_${h}`]:T.value})}},g.map(S=>a("option",{value:String(S),selected:S===b},x(S))));return a("span",{class:"sample-field"},a("label",{
for:_},y),T)},f=m.indexOf(c),w=(h,y,g)=>Ce(y,`${Sb[i][1]}: ${g} step`,()=>e({[`${i}_step`]:String(m[f+h].step_number)}),{data:{field:`${i}_${g}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${I(m.find(y=>y.step_number===h).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var W1=200,Tb=8,F1=1e3;function Ob({onText:e,onStep:t}){let o=ue("search"),n=Qe(W1,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function H1(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Mb(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=H1(e,o,n,l.side);return r||=c.length>Tb,c.slice(0,Tb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:F1});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Ab=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${V(t,"call")}\
 of the ${V(e,"name")} with the most time`:`${V(t,"call")} of ${V(e,"name")}`,Rb=(e,t)=>`${L(e+1)} of ${L(t)}`;var qu={control:"Control",test:"Test"};function j1(e,t,o){return t===void 0?`${qu[e]}: …`:t===null?`${qu[e]}: no ${Iu(o+1)} call`:`${qu[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${V(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Cb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=Pu(n.change);M(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Iu(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},j1(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${be(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${u}.`),a("p",{class:"op-actions"},F("Zoom to i\
t",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"\
Open this operation"),F("Copy the name",()=>Zt(n.name,"Name copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Lb(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let g=e.state(),b=g.name===""?"":JSON.stringify([e.key(),g.name,g.category,
g.nth,y,y.map(x=>s.named(x,g.name,g.category))]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&g.nth===null){await p(y,b);return}if(b!==""){let{name:x,category:$,nth:_}=g;r={name:x,category:$,nth:_,rows:Object.
fromEntries(y.map(T=>[T,s.known(T,x,$,_)??s.drawn(o.shown(),T,x,$,_)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,g){let{name:b,category:x,nth:$,rows:_}=y;await Promise.all(g.filter(T=>_[T]?.of===
void 0&&_[T]!==null).map(async T=>{try{_[T]=await s.ask(T,b,x,$)}catch{}})),!c&&r===y&&f(g)}async function p(y,g){let{name:b,category:x,at:$}=e.state(),_=[...new Set([$,"test","control"])].filter(T=>y.
includes(T));for(let T of _){let S=null,v=await n[T].find({name:s.named(T,b,x),category:x,order:"duration",limit:1}).catch(N=>{S=N});if(c||i!==g)return;if(S){Me(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[N]=v.rows,C=N.start-e.shifts()[T];l=!0,o.goTo(o.around({start:C,end:C+N.duration}),!0),e.change({category:v.category,nth:N.occurrence,at:T,...o.current()});return}}Me(`${b}\
 does not occur in this ${Du(y.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let g=r===null?[]:y.map(x=>r.rows[x]&&Mi(o.shown(),x,r.rows[x])).filter(Boolean);o.mark({selected:g}),l&&
g.length>0&&(l=!1,g.forEach(({pane:x,row:$})=>x.drawing.reveal($)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(x=>{let $=r.rows[x];return[x,$&&{start:$.start,duration:$.duration,of:$.
of,whole:n[x].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function h(){let y=w();if(y){let g=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-g/2,to:b+g/2}),o.marks.selected.forEach(({pane:x,row:$})=>x.
drawing.reveal($))}return y!==void 0}return{draw:d,place:w,zoom:h,current:()=>r,show({name:y,category:g,occurrence:b,side:x,at:$,duration:_}){l=!0,o.goTo(o.around({start:$,end:$+_})),e.change({name:y,
category:g,nth:b,at:x})},pick(y,g){let b=s.nameOf(y,g);if(b){let[x,$,_]=b,T=e.state(),S=T.name===x&&T.category===$&&T.nth===_;e.change(S?u:{name:x,category:$,nth:_,at:y.side})}return b!==null},step(y){
let g=w(),b=g?o.beside(g,y):-1;if(b<0)return!1;let[x,$,_]=s.nameOf(g.pane,b),T=g.pane.data(),S=o.current();if(T.start[b]<S.from||T.end[b]>S.to){let v=(T.start[b]+T.end[b])/2,N=(S.to-S.from)/2;o.goTo({
from:v-N,to:v+N})}return e.change({name:x,category:$,nth:_,at:g.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var U1=300,z1={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Nb({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=mo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:I,exact:me,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:I,exact:me}),o("diff","Test − control",{number:!0,show:be,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>z1[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)rr(m,p,l.from,l.to,
f=>{(Fo(d,f)||d.sort[f]===po)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,U1),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${V(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),w=f.sort[m]===po,h=w?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:w?d.textOf(m):f.names[f.name[m]],change:w?"":d.changeAt(m),diff:h===null?null:d.side==="control"?h.duration-p:p-
h.duration}}))}}}var Ri=9,Ci=3;function Pb({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let g=s.clientWidth,b=Math.max(1,r.length)*(Ri+Ci)+Ci,x=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(g*x),Math.round(b*x)],o.style.height=`${b}px`;
let $=o.getContext("2d",{alpha:!1});$.scale(x,x),$.fillStyle=te("--surface-sunk"),$.fillRect(0,0,g,b);let _=T=>g*(T-i.from)/(i.to-i.from);r.forEach((T,S)=>m($,T,Ci+S*(Ri+Ci),_))}function m(g,b,x,$){let _=b.
data();if(!_)return;g.fillStyle=te(b.host?"--span-host":"--span-compute");let T=new Map,S=-1/0;for(let v=0;v<_.length;v+=1){let[N,C]=[$(_.start[v]),$(_.end[v])],O=b.changeAt(v);if(O!==""&&_.merged[v]<=
1){let R=T.get(O)??[];R.push(N,C),T.set(O,R)}_.name[v]>=0&&_.lanes[_.lane[v]].sort!=="other"&&(C>S+.5||N<S-50)&&(g.fillRect(N,x,Math.max(.5,C-N),Ri),S=C)}for(let[v,N]of T){g.fillStyle=te(`--span-${v}`);
for(let C=0;C<N.length;C+=2)g.fillRect(N[C],x,Math.max(.7,N[C+1]-N[C]),Ri)}}function p(){c||=requestAnimationFrame(d)}function f(){let g=i.to-i.from,b=100*(l.from-i.from)/g,x=100*(l.to-l.from)/g;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${x}%`),n.hidden=x>99.9}let w=g=>{let b=s.getBoundingClientRect(),x=(g.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
x))*(i.to-i.from)};s.addEventListener("pointerdown",g=>{g.button===0&&(s.setPointerCapture(g.pointerId),u={at:w(g),range:g.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",g=>{u&&!u.range&&
e(w(g))}),s.addEventListener("pointerup",g=>{let[b,x]=[u?.at,w(g)];u?.range&&b!==x&&t(Math.min(b,x),Math.max(b,x)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let h=new ResizeObserver(p);
h.observe(s);let y=yt(p);return{node:s,draw(g,b){[r,i]=[g,b],p(),f()},view(g,b){l={from:g,to:b},f()},unmount(){cancelAnimationFrame(c),h.disconnect(),y()}}}var G1=16,Y1={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Bu=.02,K1=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],V1=new Set(["new","g\
one","gap"]);function J1(e,t){let[o,n]=Je(t*10);return`${it(e/n,0,3).replace("-","−")} ${o}`}function Q1(e,t,o){return e.sort[t]===po?"gap":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ib({side:e,host:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(K1.map(g=>[g,te(`--span-${g}`)]))}
let p=g=>r.name[g]<0||r.lanes[r.lane[g]]?.sort==="other"?"":l[r.name[g]];function f(){l=r.names.map((g,b)=>c?.get(Et(g,r.categories[b]))?.change??""),i=Array.from({length:r.length},(g,b)=>Q1(r,b,p(b)))}
function w(g){if(r.sort[g]===po){let x=r.gaps[r.gap[g]];return`idle ${I(x.duration)} · host: ${x.operator??x.host??"nothing recorded"}`}let b=r.names[r.name[g]];return(Y1[i[g]]??"")+(r.merged[g]>1?`${r.
merged[g]} rows, most of them ${b}`:b||"(no name)")}m();let h=_i(s,{rowHeight:G1,label:`${n}: a table below has the same`,wheel:"free",least:Bu,axis:J1,colour:g=>u[i[g]],hatched:g=>V1.has(i[g]),text:w,
onHover:(g,b)=>o.hover(d,g,b),onPick:(g,b)=>o.pick(d,g,b),onView:(g,b,x)=>o.view(d,g,b,x),onMeasure:o.measure,onKey:g=>o.key(g,d),decorate:(g,b)=>o.decorate(g,b,d)}),y=yt(()=>{m(),h.redraw()});return Object.
assign(d,{drawing:h,show(g,b){r=g,f(),h.set({...g,from:b.from,to:b.to}),s.hidden=g.rows===0},setChanges(g){c=g,r&&(f(),h.redraw())},changeAt:p,textOf:w,title:n,destroy(){y(),h.destroy()}})}function Db(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function qb(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&$b(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&Db(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&Db(e,t,n.partner,te("--text"),1.5,s)}var X1=60,Z1=40;function Bb({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=lb(),s=cb(),r=null,i=0,l=null,c=!1,u=[],d={hover:x,view:b,key:t.key,pick:(O,R)=>t.
pick(O,R),measure:(O,R,k)=>t.measure({from:O,to:R},k),decorate:(O,R,k)=>qb(O,R,k,o)},m=ze.flatMap(O=>[!0,!1].map(R=>Ib({side:O,host:R,on:d}))),p=ze.map(O=>a("section",{class:`timeline-side timeline-${O}`,
data:{side:O},"aria-label":O==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${O}-text small`}),m.filter(R=>R.side===O).map(R=>R.node))),f=Pb({onMove:O=>{let{from:R,to:k}=g(),A=(k-R)/2;
y().drawing.view(O-A,O+A,!0)},onRange:(O,R)=>y().drawing.view(O,R)}),w=a("div",{class:"timeline-lanes"},p,s.node),h=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,w,n.node),y=()=>u[0]??
m[0],g=()=>y().drawing.current();function b(O,R,k,A){c||(c=!0,u.filter(H=>H!==O).forEach(H=>H.drawing.follow(R,k,A)),c=!1,f.view(R,k),N(),t.view(R,k,A))}function x(O,R,k){r=R>=0?{pane:O,i:R,event:k}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?$():n.hide(),N(),C()}function $(){let{pane:O,i:R}=r,k=t.both()?e.nameOf(O,R):null;if(k===null){S(void 0);return}let A=hn[O.side],H=e.drawn(u,A,...k)??(_(A,...k)?
null:e.known(A,...k));if(T(H),H!==void 0)return;let B=r;i=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(A,...k,l.signal);r===B&&(T(j),N(),C())}catch{}},X1)}function _(O,R,k,A){let H=t.
changes()?.get(Et(R,k))?.row;return H!==void 0&&A>=H[`${O}_counts`]}function T(O){o.partner=O?Mi(u,hn[r.pane.side],O):null,S(O)}function S(O){let{pane:R,i:k,event:A}=r;A&&n.show(ab(R,k,{changes:t.changes(),
partner:O,other:t.both()?hn[R.side]:""}),A.clientX,A.clientY)}let v=({pane:O,start:R,end:k,row:A})=>O.drawing.placeOf({start:R,end:k,row:A});function N(){let{partner:O,selected:R}=o;r&&O?s.draw(r.pane.
drawing.place(r.i),v(O)):R.length===2?s.draw(...R.map(v)):s.draw(null,null)}let C=()=>u.forEach(O=>O.drawing.redraw());return w.addEventListener("scroll",N,{capture:!0,passive:!0}),{node:h,panes:m,shown:()=>u,
current:g,around({start:O,end:R}){let k=(O+R)/2,A=g(),H=y().drawing.node.clientWidth||1e3,B=Math.max(R-O,.01)*H/Z1,j=Math.max((R-O)*1.3,Math.min(A.to-A.from,B));return{from:k-j/2,to:k+j/2}},goTo:({from:O,
to:R},k)=>y().drawing.view(O,R,k),glide(O){let{from:R,to:k}=y().drawing.goal(),[A,H]=[(R+k)/2,(k-R)/2*O];y().drawing.view(A-H,A+H)},slide(O){let{from:R,to:k}=y().drawing.goal(),A=O*(k-R);y().drawing.view(
R+A,k+A)},fit(){let{from:O,to:R}=y().drawing.extent();y().drawing.view(O,R)},show(O,R,k,A){r=null,o.partner=null,n.hide();let H=new Set;u=O.map(({pane:B,data:j})=>(B.show(j,R),B.drawing.showAxis(!H.has(
B.side)&&j.rows>0),H.add(j.rows>0?B.side:""),B)).filter(B=>B.data().rows>0),m.filter(B=>!u.includes(B)).forEach(B=>{B.node.hidden=!0}),p.forEach(B=>{let{side:j}=B.dataset;B.hidden=!u.some(le=>le.side===
j),B.firstChild.textContent=k[j]??""}),A&&u.forEach(B=>{let{from:j,to:le}=Tn(A,B.drawing.extent(),Bu);B.drawing.follow(j,le)}),f.view(g().from,g().to)},drawOverview(O){f.draw(u,O)},setChanges(O){m.forEach(
R=>R.setChanges(O))},mark(O){Object.assign(o,O),N(),C()},marks:o,beside({pane:O,start:R,row:k},A){let H=O.data(),B=-1;for(let j=0;j<H.length;j+=1){let le=A*(H.start[j]-R);H.row[j]===k&&le>0&&Fo(H,j)&&
(B<0||le<A*(H.start[B]-R))&&(B=j)}return B},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(O=>O.destroy())}}}function Wb(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=Mb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(Ab(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(Rb(n,l.length)),t.onCall(l[n])}}}}var eO=350,tO=250,oO=44,gr={path:"/timeline",name:"Timeline",mount:(e,t)=>nO(e,t)};function nO(e,t){let o=e.clientWidth,n=Nl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(ze.map(U=>[U,fb(U,{onChange:()=>!p&&J(),onError:X=>!p&&ye(X)})])),w=Object.fromEntries(ze.map(U=>[U,null])),h=bb(f,()=>r),y=vb({toggle:()=>Ne({path:!n.path}),change:()=>!p&&
g.mark({}),error:ye}),g=Bb({partners:h,on:{view:ce,pick:P,key:D,measure:U=>K(U),changes:()=>r,both:()=>yo(n).length===2,path:U=>y.of(U)}}),b=Ob({onText:U=>Ne({q:U},{replace:!0}),onStep:U=>S.walk(n.q,U)}),
x=ub({zoom:g.glide,fit:g.fit,save:Pe,show:U=>Ne({show:U}),unmeasure:()=>K(null),unalign:()=>Ne({align:"",align_category:"",align_nth:0})},b.node,y.node),$=Cb({zoom:()=>T.zoom(),align:G,href:E,clear:()=>T.
clear()}),_=()=>`${d}|${u}`,T=Lb({state:()=>n,stage:g,sides:f,partners:h,change:U=>Ne(U,{replace:!0}),shifts:()=>c,changes:()=>r,key:_},$),S=Wb(b,{key:()=>`${_()}|${r===null}`,sides:()=>yo(n).map(U=>f[U]),
panes:g.shown,changes:()=>r,shifts:()=>c,from:()=>g.current().from,onCall:U=>!p&&T.show(U)}),v=Eb(U=>Ne({...U,...ze.some(X=>X in U)?{from:null,to:null,name:"",nth:null,align:""}:{}})),N=Nb({onPick:P,partnerOf:z}),
C=db(),O=a("div",{class:"timeline-notes"}),R=a("h1",{class:"visually-hidden"},"Timeline"),k=a("nav",{class:"crumb","aria-label":"Where this is"}),A=a("div",{class:"message"}),H=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),B=a("div",{class:"results"},x.node,O,g.node,$.node,C.node,y.words,H,N.node);e.append(
a("div",{class:"page timeline-page"},R,k,v.node,A,B));let j=At({context:t,results:B,message:A}),le=Qe(eO,()=>{let{from:U,to:X}=g.current(),we=U<=m.from&&X>=m.to;Ne(we?{from:null,to:null}:{from:U,to:X},
{replace:!0})}),fe=Qe(tO,()=>{!p&&g.shown().length>0&&N.draw(g.shown(),g.current())});function Ne(U,{replace:X=!1}={}){p||t.go(zn({...n,...U}),{replace:X})}let Ue=U=>Yo(U,n,s,null),ee=({sample:U})=>`r\
ank ${U.rank}${U.span>0?`, file ${U.span+1}`:""}, ${U.step_number===null?"whole recording":`step ${U.step_number}`}`;function ae(){let U=ze.filter(Ie=>n[Ie]!==""),X=U.map(Ue).join(" → ");R.textContent=
U.length>0?`${X} · Timeline`:"Timeline",t.setTitle(R.textContent);let we={...zt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(k,U.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(we))??$t(we)},`← ${X}`))}async function q(){let U=ze.map(X=>n[X]).filter(X=>X!=="");if(!U.every(X=>s&&Ke(s,X))){let X=await gt(U).catch(()=>[]);p||(s=X,J())}}function J(){
let U=ze.filter(We=>n[We]!=="");ae(),ze.forEach(We=>f[We].load(n));let X=U.length>0&&U.every(We=>f[We].samples!==null)?oe(U):{};v.draw(n,s,Object.fromEntries(ze.map(We=>[We,X[We]&&{samples:f[We].samples,
...X[We]}]))),x.draw(n),b.draw(n.q);let we=yo(n),Ie=U.find(We=>f[We].error&&(we.includes(We)||f[We].samples===null)),je=U.some(We=>f[We].samples?.length===0),Re=we.length>0&&we.every(We=>f[We].whole);
U.length===0?j.say(hb(s)):Ie&&!Re?ke(Ie):je?j.say(gb()):j.say(null),B.toggleAttribute("data-skeleton",!Re),t.busy(U.length>0&&!Re&&!Ie&&!je),Re&&Be(we,X)}function oe(U){let X={};for(let we of U){let Ie=X[hn[we]]??
null;X[we]=f[we].choose(n,Ie)}return yo(n).filter(we=>X[we]).forEach(we=>f[we].loadWhole(n,Math.max(o-oO,300))),X}let de=U=>U.map(X=>f[X].stepKey()).join("|");function Be(U,X){let we=de(U),Ie=we!==d;Ie&&
(d=we,U.forEach(je=>{w[je]={host:Cu(),device:Cu()}})),re(U),Q(X),Y(U,X,Ie),Ge(U,X),C.draw(U.length===2,n.path),y.draw(n,U,X),T.draw(U),W(),fe(),t.settled()}function Y(U,X,we){m={from:Math.min(...U.map(
Re=>f[Re].whole.extent.from-c[Re])),to:Math.max(...U.map(Re=>f[Re].whole.extent.to-c[Re]))};let Ie=g.panes.filter(Re=>U.includes(Re.side)).map(Re=>{let{whole:We,window:Eo}=f[Re.side];return{pane:Re,data:ob(
{window:Eo,all:We,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),je=n.from===null?null:{from:n.from,to:n.to};g.show(Ie,m,Object.fromEntries(U.map(Re=>[Re,`${Ue(Re)}, ${ee(
X[Re])}`])),we?je??m:null),we&&(g.drawOverview(m),ne())}function ne(){let U=g.current();for(let X of yo(n)){let we=g.shown().find(Re=>Re.side===X),{whole:Ie,windows:je}=f[X];if(we&&Ie){let Re=c[X];je.
want({from:U.from+Re,to:U.to+Re},we.drawing.node.clientWidth,Ie.extent)}}}function ce(){ne(),le(),fe()}async function Q(U){let X=U.control&&U.test,we=new URLSearchParams({control:n.control,test:n.test});
for(let je of X?ze:[]){let{rank:Re,step_number:We}=U[je].sample;we.set(`${je}_ranks`,String(Re)),we.set(`${je}_steps`,We===null?"all":String(We)),n[`${je}_marker`]&&we.set(`${je}_marker`,n[`${je}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Re])=>we.set(je,Re));let Ie=X?we.toString():"";if(Ie!==i&&(i=Ie,l?.abort(),r=
null,g.setChanges(null),Ie!=="")){l=new AbortController;try{let je=await ot(we,{signal:l.signal});!p&&i===Ie&&(r=sb(je),g.setChanges(r),g.drawOverview(m),T.draw(yo(n)),re(yo(n)),fe())}catch{}}}async function re(U){
let X=n.align===""||U.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...U.map(je=>h.named(je,n.align,n.align_category))]);if(X===u)return;u=X;let we=c;c={control:0,test:0};let Ie=null;if(X!==
""){let je=null,Re=await Promise.all(U.map(We=>f[We].find({name:h.named(We,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Eo=>{je=Eo})));if(p||u!==X)return;if(je)Me(
`The search for the call to align at failed. ${je.message}`,{urgent:!0});else if(Re.every(Boolean)){let[We,Eo]=Re.map(Vt=>Vt.rows[0].start);c={control:0,test:Eo-We},Ie=We}else(r||n.align_category!=="p\
ython_function")&&Me("The call to align at is not in both steps.",{seconds:8})}g.mark({aligned:Ie}),(X!==""||we.test!==0)&&(J(),ne(),g.drawOverview(m))}function z(U,X){let we=yo(n).length===2?h.nameOf(
U,X):null;return we&&h.drawn(g.shown(),hn[U.side],...we)}function P(U,X){let we=U.data();if(!T.pick(U,X)&&X>=0&&(we.merged[X]>1||we.sort[X]===po)){let Ie=(we.end[X]-we.start[X])*.75,je=(we.start[X]+we.
end[X])/2;g.goTo({from:je-Ie,to:je+Ie})}}function G(){let{name:U,category:X,nth:we}=T.current();Ne({align:U,align_category:X,align_nth:we})}function E({name:U,category:X}){return n.control===""||n.test===
""?null:Gt({...Es(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Mt(U,X),use_short_name:n.use_short_name})}function W(){for(let U of g.shown())U.drawing.
highlight(n.q===""?null:rb(U.data(),n.q));S.draw(n.q)}function K(U){g.mark({measure:U}),x.measure(U),U&&Se(`${I(U.to-U.from)} measured.`)}function ie(){let U=T.place();if(!U)return!1;let{from:X,to:we}=g.
marks.measure??{from:U.start,to:U.start};return K(X===we&&X!==U.start?{from:Math.min(X,U.start),to:Math.max(X,U.start)}:{from:U.start,to:U.start}),!0}let he={".":()=>T.step(1),",":()=>T.step(-1),m:ie,
f:()=>T.zoom()};function D(U){let X=he[U.key];return X!==void 0&&X()!==!1}function se(){if(g.marks.measure)K(null);else if(n.name!=="")T.clear();else if(n.q!=="")Ne({q:""},{replace:!0});else return!1;
return!0}function ye(U){Me(`This part of the timeline could not be loaded. ${U.message}`,{urgent:!0})}function ke(U){j.say(wb(f[U].error,U,{retry(){ze.filter(X=>f[X].error).forEach(X=>f[X].retry()),J()},
chooseOther:()=>Ne(Object.fromEntries(ze.flatMap(X=>["rank","span","step"].map(we=>[`${X}_${we}`,""]))),{replace:!0})}))}function Ge(U,X){let we=U.flatMap(Ie=>yb(Ie,f[Ie],X[Ie]));M(O,we.map(Ie=>a("p",
{class:"notice small"},Ie)))}async function Pe(U){let X=g.shown();if(X.length===0)return;let{from:we,to:Ie}=g.current(),je=Math.max(900,X[0].drawing.node.clientWidth),Re=yo(n),We=[R.textContent,`${I(we)}\
 to ${I(Ie)} of ${Re.map(Vt=>`the ${Vt} (${ee(f[Vt].chosen)})`).join(" and ")}`],Eo=yi(We,X.map(Vt=>({lines:[Vt.title],...Vt.drawing.whole(je)})),je);await bi(Eo,U,`tracediff-${Re.map(Vt=>kt(Ue(Vt))).
join("-")}-timeline`)}return J(),q(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>g.glide(.75),zoomOut:()=>g.glide(1/.75),left:()=>g.slide(-.12),right:()=>g.
slide(.12),fit:()=>g.fit(),next:he["."],former:he[","],measure:he.m,zoomTo:he.f,close:se},update(U){let X=n;n=Nl(U),J();let{from:we,to:Ie}=g.current(),je=n.from!==X.from||n.to!==X.to,Re=(Eo,Vt)=>Math.
abs(Eo-Vt)>.002+1e-6*Math.abs(Vt),We=n.from===null?m:n;je&&(Re(we,We.from)||Re(Ie,We.to))&&g.goTo(We,!0),q()},unmount(){p=!0,le.cancel(),fe.cancel(),l?.abort(),ze.forEach(U=>f[U].unmount()),j.unmount(),
T.unmount(),y.unmount(),g.unmount()}}}var Fb=[["control","Control"],["test","Test"]],sO=e=>({slower:"more",faster:"less"})[e]??null,on=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:I,exact:me}),rO=(e,t)=>e===null?"–":`${Ee(e)} to ${Ee(
t)}`,aO=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},on("step","Step","Mean of its ranks and steps"),on("compute","Compute"),on(
"exposed_communication","Exposed communication"),on("exposed_memory","Exposed memory"),on("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"\
A sample is one step of one rank"}],iO={slower:"slower",faster:"faster",no_difference_found:"no difference found"};function lO(e){return e.significance!=="cannot_judge"?iO[e.significance]:e.control_recordings===
0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var cO=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"\
Category",show:e=>e},on("control","Control","Mean per step of the recordings; host rows without the calls inside them"),on("test","Test","Mean per step of the recordings"),{...on("diff","Change"),show:be},
{key:"change_percent",title:"%",number:!0,show:Ee,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>rO(e,t.high_percent)},{key:"q_value",title:"\
q",number:!0,show:Nt,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:sO}],uO=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?
"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:lO(t)}},dO=.05;function Hb({verdict:e,step_time:t}){let{between_percent:o,within_percent:n}=e,s=o===null?!1:
n!==null&&o<dO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Ee(o).replace("+","")}${n===null?"":" beyond the noise of their steps"}\
.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${I(t.control.step)} → ${I(t.test.step)}. `,s)]}var jb=e=>Object.fromEntries(Fb.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function Ub(e,t){let o=mo({caption:"Recordings",limit:128,columns:aO(t)});return o.show(Fb.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),o.node}
function zb(e,t){let o=mo({caption:"Rows",limit:50,columns:cO,csv:t});return{node:o.node,show:n=>o.show(n.map(uO(e.selection.measure)))}}var Gb=({judged_rows:e,changed_rows:t})=>e===0?"No row is judge\
d.":`${V(e,"row")} judged: ${L(t.slower)} slower and ${L(t.faster)} faster.`;var Hu={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>hO(e,t)},Fu=1e3,mO=250,Yb=32,ju=[["control","A","Control"],["test","B","Test"]],Uu=ju.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),Kb=e=>e.split(",").filter(t=>t!=="");function Vb(e){let t=new URLSearchParams(e);return{control:Kb(t.get("control")??""),test:Kb(t.get("test")??""),q:Ot(t,Dt,
"q"),significant:Ot(t,Dt,"significant","")==="true",chosen:Object.fromEntries(Uu.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}
function zu(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Mo(t,Dt,["q","significant"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var Jb=({chosen:e})=>Uu.
some(({key:t,what:o})=>o!=="marker"&&t in e);function pO(e){let t=ju.flatMap(([o,,n])=>{let s=Uu.filter(r=>r.side===o&&r.key in e.chosen).map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===
0?[]:[`${n}: ${s.join(", ")}.`]});return[...Jb(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Wu(e,t=Fu){let o=zu(e);return o.set("exclude",bt),o.set("sort","abs_diff\
_self_duration"),t!==null&&o.set("limit",String(t)),o}function fO(e,t){let o=zu(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function hO(e,t){let o=Vb(location.search),n=null,s=new Map,r=(O,R)=>t.go(pe(`/compare/recordings?${zu({...o,...O})}`),R),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=wa(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(mO,()=>r({q:m.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:ue("only"),on:{change:()=>r({significant:p.
checked},{replace:!0})}}),f=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:O=>O.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},p," only slower or faster")),w=a("div",{class:"comparability"}),h=a("div"),y=a("div"),g=a("div",{class:"analysis-results"},d,w,h,f,y);M(e,a("div",{class:"page analyse-page re\
cordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compare\
d, not their steps: differences within one side are noise. Record both sides alternately."),i,l,g));let b=At({context:t,results:g,message:l});function x(O){M(i,ju.map(([R,k,A])=>{let H=ue("set"),B=le=>{
o[R].includes(le)||(r({[R]:[...o[R],le]}),x(R))},j=$o({id:H,field:R,set:null,text:"",onGroup:B,onPick:le=>{s.set(Ve(le.id),le.label),B(Ve(le.id))}});return j.input.placeholder="Add a recording, or nig\
htly-* …",a("div",{class:`side-card side-${R}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},k),a("label",{for:H},A),j.node),a("ul",{class:"recordings-chosen"},o[R].map(le=>{
let fe=s.get(le)??le;return a("li",{class:"tag"},fe," ",F("×",()=>{r({[R]:o[R].filter(Ne=>Ne!==le)}),x(R)},{class:"link-button","aria-label":`Leave out ${fe}`,title:`Leave out ${fe}`}))})))})),O&&i.querySelector(
`[data-field="${O}"]`)?.focus()}function $(){for(let O of["control","test"])for(let R of o[O]){let k=n[O].recordings.find(A=>A.set.startsWith(R));k&&s.set(R,k.label)}}function _(){let{control:O,test:R}=jb(
n);M(c,Hb(n),a("p",{class:"small recordings-chosen-parts"},pO(o)," ",Jb(o)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([H])=>H.endsWith("_marker")))}),
{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:Bt(O.set,R.set)},`${O.label} and ${R.label}`),", those with the\
 middle step time.")),d.dataset.verdict=n.verdict.verdict;let k=n.control.recordings.length+n.test.recordings.length,A=H=>kt(n[H].recordings[0].label);u.set({name:`tracediff-${A("control")}-${A("test")}`,
report:vr(Wu(o,null)),bundle:Sr(fO(o,n)),tooMany:k>Yb&&`${Yb} sets at most`})}function T(){$(),x(document.activeElement?.dataset?.field),_(),M(w,Hr(n.comparability)),M(h,Ub(n,A=>pe(`/analyse?set=${Ve(
A)}`)));let O=Wu(o,null);O.set("format","csv");let R=zb(n,gs(O));R.show(n.rows);let{row_count:k}=n;M(y,R.node,a("p",{class:"muted small"},k===0?"The filters leave no row. ":"",Gb(n),k>Fu?` The ${L(Fu)}\
 largest changes of ${L(k)} are here; the CSV has all.`:""))}function S(O){n=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:O.code}},a("h2",{},"This comparison is not possible"),a("p",{},
O.message)))}let v=O=>O.startsWith("tag:")||/[*?]/.test(O);function N(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=o.q),p.checked=o.significant;let O=[o.control,o.test];if(O.
some(R=>R.length===0)||O.every(R=>R.length===1&&!v(R[0]))){n=null,b.drop(),x(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more togethe\
r: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:O.every(R=>R.length===1)?Bt(o.control[0],o.test[0]):pe("/compare")},"Compar\
e two sets")));return}x(document.activeElement?.dataset?.field),b.ask(R=>ot(Wu(o),{signal:R}),R=>{if(R.judged!=="between_recordings"){S({code:"one_set",message:"Each of these two names stands for only\
 one set."});return}n=R,b.say(null),T(),Se(R.verdict.words)},S)}async function C(){let O=[...o.control,...o.test].filter(R=>!v(R));try{for(let R of await gt(O.slice(0,100)))s.set(Ve(R.id),R.label);n===
null&&x(document.activeElement?.dataset?.field)}catch{}}return N(),C(),{keys:{search:()=>m.focus()},update(O){o=Vb(O),N()},unmount(){s=new Map,b.unmount()}}}var gO=7.2,Qb=16,wO=56,wr={l:64,r:16,t:22,b:44},Yu=e=>e.filter(Boolean).map(Fe).join("<br>"),e_=e=>e.recorded===null?`stored ${pt(e.created)} (recording time not stated)`:pt(e.recorded);function t_(e,t){
let o=Math.max(2,Math.floor((t-wr.l-wr.r)/(Qb*gO+14))),n=ko(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:ro(n.map(s=>e[s].label),
Qb).map(Fe)}}function o_(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function n_(e){return{template:xt(),margin:wr,hovermode:"closest",dragmode:"zoom",...e}}function yO(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var s_=e=>e.direction==="slower"?"--more-fill":"--less-fill";function bO(e){let t=e.interval&&`95 % interval: ${e.interval.map(I).join(" \
to ")}`;return Yu([e.label,e_(e),`median ${I(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Ee(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare wit\
h the set before"])}var _O=(e,t)=>Yu([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${Ee(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function kO(e,t){
let o=[],n=[],s=(r,i)=>t(e[r].interval?.[i]??e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+
.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>0&&(o.push(...c,...[...c].reverse(),null),n.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).reverse(),null))}return{x:o,y:n}}function xO(e,t){let{
sets:o,levels:n,change_points:s}=e,r=o.map((c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...kO(o,i),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:yO(
l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:c,last:u})=>[c-.5,u+.5,null]),y:n.flatMap(({median:c})=>[i(c),i(c),null])},{type:"\
scatter",mode:"lines+markers",x:r,y:o.map(c=>i(c.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(c=>c.baseline?"square":"circle")},customdata:o.map(bO),hovertemplate:"\
%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.
direction==="slower"?"triangle-up":"triangle-down"),color:s.map(c=>te(s_(c)))},customdata:s.map(c=>_O(e,c)),hovertemplate:"%{customdata}<extra></extra>"}]}var $O=3;function vO(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=wO)&&o.push(s);return o}function SO({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:te(s_(m))}})),d=vO(n,(t-wr.l-wr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(Ee(m.diff_percent)),font:{size:11,color:te(m.direction===
"slower"?"--more":"--less")}}));return{data:xO(e,l),layout:n_({xaxis:t_(o,t),yaxis:o_(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te(
"--test-fill")}}]],annotations:d})}}var Xb=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster \
from here"]],r_=e=>a("div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),a_=e=>vt({id:"chart-series",title:"Median of each set",file:"se\
ries",height:()=>340,make:SO,keys:()=>Xb,extra:r_(Xb),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===$O&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&
e(s?o.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),Gu=["compute","exposed_communication","exposed_memory","idle"],i_={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"\
--part-memory",idle:"--part-idle"},Zb=Gu.map(e=>[i_[e],Xe[e].name]);function EO({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Yu([i.label,e_(i),`mean step\
 ${I(i.mean_step_time)}`,...Gu.map(l=>`${Xe[l].name}: ${i.parts?I(i.parts[l]):_e}`)]));return{data:Gu.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(i_[i]),
line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:n_({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...t_(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},
yaxis:o_(s,n,{rangemode:"tozero"})})}}var l_=()=>vt({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:EO,extra:r_(Zb),keys:()=>Zb});var Ku={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},c_=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Ku[e.measured].replace(/^./,t=>t.toUpperCase());var Li="row",Ni="layer",u_="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function d_({onChange:e}){let t=ue("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(v,N,C,O={})=>{let R=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...C,on:{change:()=>e({...O,[v]:R.value.trim()})}});return{input:R,node:a("label",{class:"analys\
is-field"},a("span",{},N),R)}},l=i("sets","Sets",{class:"wide",title:u_,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:u_,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ue("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),w={[Li]:u,[Ni]:p},h=a("select",{data:{field:"measure"},on:{change:()=>{r=h.value in w?h.value:"",S(),r!==""?w[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Ku),[Li,"a row"],[Ni,"a layer"]].map(([v,N])=>a("option",{value:v},N))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),g=a("select",{data:{field:"time"},on:{change:()=>e({time:g.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),h),x=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),$=a("label",{class:"analysis-field"},a("span",{},"Of the row"),g),_=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,$,p.node,x,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Qe(150,()=>T(u.input.value))),u.input.
addEventListener("focus",()=>T(""));async function T(v){if(s!==null)try{let N=await $r(s,v);M(o,[...new Set(N.map(C=>C.name))].map(C=>a("option",{value:C})))}catch{}}function S(){h.value=r||n.measure;
for(let v of[u.node,d.node,$])v.hidden=r!==Li;for(let v of[p.node,x,f])v.hidden=r!==Ni}return{node:_,draw(v,N){n=v,s=N,r=n.layer!==""?Ni:n.name!==""?Li:document.activeElement===w[r]?.input?r:"";for(let{
input:C}of[l,c,u,d,p])(C!==document.activeElement||C.value==="")&&(C.value=n[C.dataset.field]);g.value=n.time,y.value=n.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var Qu={path:"/series",name:"Series",mount:(e,t)=>MO(e,t)},Vu=5,m_=(e,t=({label:o})=>o)=>e.slice(0,Vu).map(t).join(", ")+(e.length>Vu?` and ${L(e.length-Vu)} more`:""),yr=(e,t,o,n=I)=>({key:e,title:t,
what:o,number:!0,show:n,exact:me}),Ju=e=>e===null?null:e>0?"more":e<0?"less":null,TO=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not stated":pt(e)},yr(
"left_median","Before","Median of the level before"),yr("right_median","After","Median of the level after"),{...yr("diff_duration","Change","After less before",be),tone:Ju},{key:"diff_percent",title:"\
%",number:!0,show:Ee,tone:Ju},{key:"q_value",title:"q",number:!0,show:Nt,what:"Of the rank test of the observations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before th\
e change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",
show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],OO=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"r\
ecorded",title:"Recorded",show:(t,o)=>t===null?`stored ${pt(o.created)}`:pt(t)},{...yr("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??I(t)},
{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_percen\
t",title:"Against baseline",number:!0,show:Ee,tone:t=>Math.abs(t)<2?null:Ju(t)}]:[],{key:"observations",title:"Steps",number:!0,show:L},yr("mean_step_time","Mean step","What the parts add up to"),{key:"\
tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function MO(e,t){let o=Rs(location.search),n=null,s="",i=d_({onChange:(k,A)=>t.
go(Cs({...o,...k}),A)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(k,A)=>n.measured!=="layer"?Bt(k,A):Wt({control:Ve(k),test:Ve(A),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(k,A)=>u(
n.sets[k].id,n.sets[A].id),m=a_((k,A)=>t.go(d(k,A))),p=l_(),f=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-results"},c,m.node,p.node,f);M(e,a("div",{class:"page analyse-page series-pa\
ge"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left a\
nd right can be compared."),i.node,l,w));let h=At({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),p.retheme()});function g(k){return`${k.direction}${k.diff_percent===null?"":` by ${Ee(Math.abs(
k.diff_percent)).replace("+","")}`}: ${I(k.left_median)} → ${I(k.right_median)}`}function b(){let{sets:k,change_points:A,levels:H}=n;if(H.length===0)return`None of these sets has ${n.measured==="lay\
er"?"this layer":"this time"}.`;let B=n.neighbours;return B!==null&&B.pairs===0?"One set is not a series: there is no other set to compare it with.":B!==null&&B.unjudged===B.pairs?`Cannot judge whethe\
r the level changes in ${V(k.length,"set")}.`:B!==null&&A.length>0?`${L(A.length)} of ${V(B.pairs,"pair")} of neighbours ${A.length===1?"differs":"differ"}.`:`${A.length===0?"No change of level was fo\
und":V(A.length,"change of level","changes of level")} in ${V(k.length,"set")}.`}let x=({pairs:k,unjudged:A})=>"There are fewer than six sets: each was compared with the one before it, which cannot te\
ll a change from the usual difference between two recordings."+(A===0?"":` ${L(A)} of ${V(k,"such pair")} cannot be judged: a set has too few steps.`);function $(){let k=n.since_good;if(k===null)return!1;
let A=H=>n.sets.find(B=>B.id===H).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),A(k.good),", it is ",a("span",{class:k.direction==="slower"?"more":"less"},g(k)),"\
. ",a("a",{href:u(k.good,k.now)},`What changed between it and ${A(k.now)}`))}function _(){let k=n.newest;if(k===null)return!1;let A=H=>n.sets.find(B=>B.id===H).label;return a("p",{class:"card series-n\
ewest"},a("b",{},"The newest set, "),A(k.right),", stands out: it is ",a("span",{class:k.direction==="slower"?"more":"less"},g({...k,left_median:k.left_mean,right_median:k.right_mean})),` (p = ${Nt(k.
p_value)}, against the ${L(k.others)} sets of its level before it). One set alone is not a change of level. `,a("a",{href:u(k.left,k.right)},`What changed between ${A(k.left)} and it`))}function T(){let k={
devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},A=n.differences.map(({at:H,kind:B,before:j,after:le})=>`From ${n.sets[H].label} on, ${k[B]}: ${j} before, ${le}\
 now.`);return n.more_differences===0?A:[...A,`${V(n.more_differences,"more such difference")}.`]}function S(){let{sets:k}=n,A=k.filter(j=>j.missing!==null),H=n.left_out.map(({label:j,detail:le})=>`${j}\
 is left out: ${le}`);if(n.neighbours?.pairs>0&&H.unshift(x(n.neighbours)),n.unknown_recorded>0){let j=n.unknown_recorded===1;H.unshift(`${V(n.unknown_recorded,"set")} ${j?"does":"do"} not say when ${j?
"it was":"they were"} recorded: the time ${j?"it was":"they were"} stored is used.`)}A.length>0&&n.levels.length>0&&H.push(`${V(A.length,"set")} ${A.length===1?"has no such time, and counts with the l\
evel around it":"have no such time, and count with the level around them"}: ${m_(A,j=>`${j.label} (${j.missing})`)}.`),k.every(j=>!j.has_steps)&&H.push("No set has steps: each whole recording counts a\
s one step.");let B=k.filter(j=>j.affected>0);return B.length>0&&H.push(`${V(B.length,"set")} ${B.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${m_(B)}.`),
H.unshift(...T()),H.length>0&&a("ul",{class:"notice"},H.map(j=>a("li",{},j)))}function v(){let{sets:k,change_points:A}=n,H=mo({caption:"Changes of level",limit:64,columns:TO});H.show(A.map(j=>({...j,label:k[j.
at].label,recorded:k[j.at].recorded,href:u(j.left,j.right),several:j.recordings_link})));let B=mo({caption:"Sets",limit:30,columns:OO(n),csv:cd(`${pa(o)}&format=csv`)});B.show(k.map((j,le)=>({...j,href:pe(
`/analyse?set=${j.id.slice(0,12)}`),before:le===0?null:d(le-1,le)})).reverse()),M(f,H.node,B.node)}function N(){let{sets:k}=n,A={file:"tracediff",revision:s,caption:[`${k[0]?.label??""} to ${k.at(-1)?.
label??""}`]};M(c,a("h2",{},b()),$(),_(),S()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...A,answer:n,heading:c_(n),empty:n.levels.length===0?"There is nothing to draw.":null}),
p.draw({...A,answer:n,heading:"means over steps and ranks",empty:k.every(H=>H.parts===null)?"No set has device work: a step has no parts.":null}),v(),w.dataset.shown=s}async function C(){let[k,A]=await Promise.
all([Ut("group=always&limit=100"),Uo()]),B=[...k.entries.flatMap(({group:j})=>j?[j]:[]).map(({prefix:j,sets:le})=>[`${j}*`,le]),...A.filter(({sets:j})=>j>2).map(({tag:j,sets:le})=>[`tag:${j}`,le])].filter(
([j])=>!j.includes(","));return a("div",{class:"notice"},k.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of th\
eir labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),B.length>0&&a("ul",{class:"series-offers"},B.slice(0,20).map(([j,le])=>a("li",{},a("a",{href:Cs(
{...o,sets:j})},j),` (${V(le,"set")})`))))}function O(k){n=null,h.say(a("div",{class:"error-box",role:"alert",data:{code:k.code}},a("h2",{},"This series is not possible"),a("p",{},k.message)))}function R(){
let k=pa(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",h.ask(()=>C(),A=>h.say(A),O)):s===k&&n?(h.drop(),
N(),t.settled()):h.ask(A=>ld(k,{signal:A}),A=>{n=A,s=k,h.say(A.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",A.left_out.length>0&&`${V(A.left_out.length,"set")} cannot be read.`)),i.draw(
o,A.sets.at(-1)?.id??null),A.sets.length>0&&(N(),Se(b()))},O)}return R(),{keys:{search:()=>i.focus()},update(k){o=Rs(k),R()},unmount(){h.unmount(),y(),m.unmount(),p.unmount()}}}var Xu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:pe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var AO=120,RO=[Ls,En,cu,cr,gr,ku,Ru,Hu,Qu],br=document.getElementById("main"),Ho=null,Zu="",Rn=history.state?.scroll??null,Tt={go(e,{replace:t=!1}={}){let o=location.pathname+location.search;e!==o&&(t?
history.replaceState(history.state,"",e):(p_(),history.pushState(null,"",e)),Rn=null),td()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=
!e},lastCompare(e){let t=new URLSearchParams(Zu.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?Zu:void 0},settled(){Rn!==null&&(window.scrollTo(0,Rn),Rn=null)},status:null,newPair:!1},
p_=()=>history.replaceState({scroll:window.scrollY},"");function td(){let e=RO.find(o=>o.path===Ht())??Xu;if(An("nav-traces",e===Ls),An("nav-compare",e===En||e===cu||e===Hu),An("nav-tree",e===cr),An("\
nav-timeline",e===gr),An("nav-analyse",e===ku),An("nav-query",e===Ru),An("nav-series",e===Qu),NO(),f_()&&(BO.clear(),ed.clear()),ed.draw(),Ho?.page===e){Ho.view.update(location.search);return}Ho?.view.
unmount(),Tt.busy(!1),br.textContent="";let t=Ho!==null;Ho={page:e,view:e.mount(br,Tt)},t&&(window.scrollTo(0,0),br.focus({preventScroll:!0}),Se(`${e.name} page`))}function f_(){let e=new URLSearchParams(
location.search);return Ht().startsWith(En.path)&&!!(e.get("control")&&e.get("test"))}function h_(){return(Ht()===Ls.path||Ht()===En.path&&!f_())&&!Ms(document.activeElement)&&!document.querySelector(
"dialog[open]")}function CO(e,t){if(!h_()){ed.offer(e,t);return}let o=ve.transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Bt(e.id,t.id)),Tt.newPair=!1,o.length!==
0&&Me(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Tt.go(pe("/"))}catch(n){
Me(`That did not work. ${n.message}`,{urgent:!0})}}}})}function LO({detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);h_()?o():Me(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Ope\
n",run:o}})}function An(e,t){let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function NO(){let e={"/":"nav-traces","/compare":"nav-compare","\
/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ht()];e&&(document.getElementById(e).href=location.pathname+location.search),Ht()===En.
path&&(Zu=location.pathname+location.search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ht();(n.startsWith("/comp\
are")||[cr,gr].some(({path:s})=>s===n))&&o.size>0&&PO(t,o,n)}function PO(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",pe(`/?${t}`));let i=new URLSearchParams(
{set:n??"",test:s??""});r("nav-analyse",pe(`/analyse?${i}`)),r("nav-query",pe(`/query?${t}`)),o!==cr.path&&r("nav-tree",Wt(Ct(Vn(location.search)))),o!==gr.path&&r("nav-timeline",gn(Object.fromEntries(
e))),!o.startsWith(En.path)&&n&&s&&r("nav-compare",Tt.lastCompare(e)??Bt(n,s))}function IO(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.(
"a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=Pi(o.pathname);!(o.origin===location.origin&&pe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"))||
o.hash!==""&&o.pathname===location.pathname||(e.preventDefault(),Tt.go(o.pathname+o.search))}async function DO(){try{Tt.status=await jo(),document.getElementById("version").textContent=`tracediff ${Tt.
status.version}`,document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
Tt.status.keep_traces===!1)}catch{}}async function qO(){let e=globalThis.firstComparison?.answer;e&&(br.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,AO)})]),delete br.
dataset.waits),Ho===null&&td()}var ed=Nm();Jd();var BO=Fm(CO);Um();Bd(document.getElementById("theme"));Bm(()=>Ho,document.getElementById("keys"));Kd(document.getElementById("drop-veil"),()=>Tt.status?.
read_only!==!0,e=>{ve.add(e),Ht()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(pe("/"))});ve.addEventListener("bundle",LO);ve.addEventListener("change",()=>ys().catch(()=>{}),{once:!0});document.
addEventListener("click",IO);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Rn=e.state?.scroll??0,td(),(Ho.page===Ls||Ho.page===Xu)&&Tt.settled()});window.addEventListener("\
scroll",Qe(200,()=>{Rn===null&&p_()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Rn=null},{passive:!0});qO();It().then(()=>{Xt.watch(),DO()});})();
