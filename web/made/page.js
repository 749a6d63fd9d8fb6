"use strict";
(()=>{var hd=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),fe=e=>hd+e,ji=e=>`/${e.split("/").slice(hd.split("/").length).join("/")}`,Ft=()=>ji(location.pathname);var ao=fe("/api/v1"),X_=700,Ao=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Ui(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Ao(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Ao(e,"error",`The server answered with status ${e}.`)}var wd=()=>new Ao(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),Z_=/"(?:stream|correlation)":-?\d{16}/,ek=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,tk=/\d{16}/,ok=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,nk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function gd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function yd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1;try{for(;;)try{return await sk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,gd(1)),await nk(X_,o.signal)}}finally{n&&gd(-1)}}async function sk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(ao+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:wd()}if(!i.ok)throw Ui(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&tk.test(l)?ok:Z_.test(l)?ek:void 0)}catch{throw new Ao(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var pt=(e,t)=>Ht("GET",e,t),tt=encodeURIComponent,
Yo=e=>pt("/status",e);async function jt(e,t){let o=await pt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var gt=async(e,t)=>e.length===0?[]:(await pt(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,Ko=async e=>(await pt("/tags",e)).tags,ho=(e,t)=>pt(`/sets/${tt(e)}`,t),Ro=(e,t)=>Ht("PATCH",`/sets/${tt(e)}`,{body:t}),Wn=e=>Ht("DELETE",`/sets/${tt(e)}`),bd=async(e,t)=>(await Ht(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,_d=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Fn=e=>Ht("POST",`/sets/${tt(e)}/restore`),it=(e,t)=>pt(`/compare\
_traces?${e}`,t),Ar=(e,t)=>pt(`/compare_traces/op?${e}`,t),Rr=(e,t,o)=>pt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),Hn=async(e,t,o)=>(await pt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,zi=(e,t,o)=>pt(`/sets/${tt(e)}/timeline?${t}`,o),Cr=(e,t,o)=>pt(`/sets/${tt(e)}/timeline/find?${t}`,o),jn=(e,t,o)=>pt(`/analysis/${e}?${t}`,o),kd=(e,t)=>pt(`/series?${e}`,
t),xd=e=>`${ao}/series?${e}`,$d=(e,t)=>`${ao}/analysis/${e}?${t}`,Lr=async(e,t,o)=>(await pt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,Ts=e=>`${ao}/compare_traces?${e}`,Nr=e=>`${ao}/report?${e}`,
Pr=e=>`${ao}/bundle?${e}`,vd=e=>`${ao}/compare_traces/op?${e}`,Sd=(e,t)=>pt(`/sql?${e}`,{...t,digits:!0}),Ed=e=>`${ao}/sql?${e}`,Td=async(e,t)=>(await pt(`/sql/schema?${e}`,t)).tables,Od=async e=>(await pt(
"/queries",e)).queries,Gi=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),Md=e=>Ht("DELETE",`/queries/${tt(e)}`),Yi=(e,t,o)=>`${ao}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Ir(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Yi(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Ao(0,"broken","The download stopped before its end. The log of the server says why."):wd()}throw Ui(l.status,await l.text())}var Ad=async e=>(await pt(
"/jobs",e)).jobs,Rd=(e,t)=>pt(`/jobs/${tt(e)}`,t),Un=e=>Ht("DELETE",`/jobs/${tt(e)}`),Cd=e=>new EventSource(`${ao}/jobs/${tt(e)}/events`),Ld=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Nd=async()=>(await Ht(
"POST","/samples")).jobs,Pd=e=>pt(`/uploads/${tt(e)}`),Ki=e=>Ht("DELETE",`/uploads/${tt(e)}`),Id=async e=>(await Ht("POST",`/uploads/${tt(e)}/commit`)).job;function Dd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${ao}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ui(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Ao(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Ao(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function rk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ye(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=rk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var be="–",go="−",Ut=" ",Fd=e=>Ye(e,0,2),Hd=e=>Ye(e,0,3);function zn(e,t){return t>0?`+${e}`:t<0?`${go}${e}`:e}function C(e){return e==null?be:Fd(e).replace("-",go)}function ot(e){return e==null?
be:zn(Fd(Math.abs(e)),e)}var Bd=["","K","M","G","T","P","E"];function io(e){if(e==null)return be;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Bd.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?go:"")+Ye(t,0,n)+(o?Ut+Bd[o]:"")}function mn(e){return e>0?`+${io(e)}`:io(e)}var Vi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Vi.find(([,o])=>t>=o*
.99995)??(t>0?Vi[3]:Vi[2])}function Dr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ye(n,s,s)+Ut+t}function I(e){if(e==null)return be;let t=Dr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?go:"")+t}function ge(e){return e==null?be:zn(Dr(e,Je(e)),e)}function le(e){return e==null?be:Hd(e).replace("-",go)+Ut+"µs"}function Be(e){return e==null?be:zn(Hd(Math.abs(
e))+Ut+"µs",e)}var qd=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Gn(e){let t=Math.abs(e);return qd.find(([,o])=>t>=o*.99995)??qd[t>0?3:1]}function Co(e){return e==null?be:(e<0?go:
"")+Dr(e,Gn(e))}function jd(e){return e==null?be:zn(Dr(e,Gn(e)),e)}function Xi(e){return e==null?be:Ye(e,0,9).replace("-",go)+Ut+"GB/s"}function We(e){return e==null||!Number.isFinite(e)?be:(e<0?go:"")+
Ud(Math.abs(e))+Ut+"%"}function Te(e){if(e==null||!Number.isFinite(e))return be;if(e>=900){let t=1+e/100;return`${Ye(t,...t>=99.95?[0,0]:[1,1])}${Ut}times`}return zn(Ud(Math.abs(e))+Ut+"%",e)}function Ud(e){
if(e>0&&e<.05)return e<.005?"<0.01":Ye(e,2,2);let t=e>=1e3||e===0?0:1;return Ye(e,t,t)}var ak="⁰¹²³⁴⁵⁶⁷⁸⁹";function zt(e){if(e==null||!Number.isFinite(e))return be;if(e===0||e>=.001)return String(
Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...o].map(n=>ak[n]).join("")}`}function zd(e){return e==null||!Number.isFinite(e)?be:e<.001?"<0.001":Ye(
e,3,3)}var Ji=["B","kB","MB","GB","TB"];function Zi(e){let t=Math.abs(e),o=Ji.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Ji[Math.max(o,0)],1e3**Math.max(o,0)]}var el=e=>e==null?be:`${C(e).replace(
"-",go)}${Ut}B`,Os=e=>e==null?be:zn(Se(Math.abs(e)),e);function Se(e){if(e==null)return be;if(e<0)return go+Se(-e);let t=Ji,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?
1:2;return Ye(o,s,s)+Ut+t[n]}function J(e,t,o=`${t}s`){return`${C(e)}${Ut}${e===1?t:o}`}function nt(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)
o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function tl(e,t){let o=Array.from(e);if(o.length<=t)return e;
let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Qi=8,Gd=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Yd(e,t){
let o=e[t],n=r=>r===void 0?0:Gd(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Qi);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function ol(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[
o,Yd(t,n)]))}function ik(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Qi?Qi-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return tl(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.
from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var Kd=e=>e.replace(/^void (?=\S)/,"");function nl(e){let t=[],
o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Kd(c):c;function i(c,u){let d=s.get(c),m=ik(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,
first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Gd(u,f)),u.length)}return c.first}return{add(c){let u=[
...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Yd(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(
c),d=s.get(u);return d.names.size===1||e<16?d.text:lk(u,e,l(d),o.get(u))}}}function lo(e,t){let o=nl(t);return o.add(e),e.map(o.text)}function Vd(e,t){let o=ol(e),n=lo(e,t);return e.map((s,r)=>o.get(s)+
8<t-1?Kd(s):n[r])}function lk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.
slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Fe(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Vo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".
includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var ck=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],Wd=e=>String(e).padStart(2,"0"),uk=36e5;function Jd(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/uk);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:
"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?be:`${t.getDate()} ${ck[t.getMonth()]} ${t.getFullYear()}, ${Wd(t.getHours())}:${Wd(t.getMinutes())}`}var dk="tracediff.theme",sl=new Set,al=matchMedia("(prefers-color-scheme: dark)");function rl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function mk(){let e=rl();
return e==="auto"?al.matches?"dark":"light":e}function wt(e){return sl.add(e),()=>sl.delete(e)}function Qd(){for(let e of[...sl])e(mk())}function Zd(e){e.value=rl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(dk,e.value)}catch{}Qd()}),al.addEventListener("change",()=>{rl()===
"auto"&&Qd()})}var pk=matchMedia("(forced-colors: active)"),Br=new Map,Xd="";function ee(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${al.matches} ${pk.matches}`;return n!==
Xd&&(Br=new Map,Xd=n),Br.has(e)||Br.set(e,fk(e)),Br.get(e)}function fk(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var il=null;function Ms(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(il??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{il=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),il)}var em={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},As=()=>[[0,ee("--heat-low")],[.5,ee("--heat-middle")],[1,ee("--heat-high")]];function Qt(){
return{control:ee("--control-fill"),test:ee("--test-fill"),more:ee("--more-fill"),less:ee("--less-fill"),noise:ee("--noise-fill"),surface:ee("--surface"),highlight:ee("--highlight"),highlightEdge:ee("\
--accent")}}function kt(){let e=ee("--text"),t=ee("--muted"),o=ee("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ee("--control-fill"),ee("--test-fill"),ee("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ee("--surface-raised"),bordercolor:ee("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ll=17;function hk({
title:e,lines:t,keys:o=[]},n,s){let r=Qt(),i=t.flatMap(p=>Vo(p,Math.floor(n/6.6),3)),l=30+ll*i.length+(o.length>0?24:0)+8,c=(p,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:Fe(w),font:{size:g,color:ee(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+ll*w,p,12,!1))],d=[],m=12-s.left,f=30+ll*i.length+4;for(let[
p,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??ee(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function tm(e,t,o,n){let s=await Ms(),r=ee("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=hk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var ul=/\.json(\.gz)?$/i,cl=/\.tracediff$/i;function om(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return gk(t,o)}async function gk(e,t){let o=[];for(let n of e){let s=[];await sm(n,"",s),o.push(Yn(n.name,s))}return o.concat(nm(t))}function nm(e){let t=e.filter(({name:n})=>!cl.
test(n)),o=e.filter(({name:n})=>cl.test(n)).map(n=>({label:n.name.replace(cl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Yn(dl(t),t)]:o}async function sm(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await sm(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function rm(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Yn(n,s)).concat(nm(o))}function Yn(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>ul.test(n)),skipped:o.filter(({name:n})=>!ul.test(n))}}function dl(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(ul,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function am(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Yn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return qr(n,o),n}function qr(e,t){for(let o of t)Array.isArray(o)?qr(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",qr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var wk="http://www.w3.org/2000/svg";function He(e,t={},...o){let n=document.createElementNS(wk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return qr(n,o),n}var yk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return He("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},He("path",{d:yk[e]}))}function Re(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Pt(e))}var im=0;function ue(e){return im+=1,`${e}-${im}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function $e(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Oe(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Re("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),$e(t?`${e} ${t.label} is available.`:e,n),l(),i}function lm(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Oe("This server is read-only.",{urgent:!0});return}try{let l=await om(
i.dataTransfer);l.length>0&&o(l)}catch(l){Oe(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var bk=700,_k=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function ml({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${C(t)} of ${J(e,"set file")} are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${C(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function cm(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=_k(s),t.hidden=!s,t.textContent=s?ml(s):"",clearTimeout(n),o?n=setTimeout(e,bk):i&&$e(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var kk=1e3,Wr="This page waits for a set that the server has not checked yet.";function um(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Yo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Wr} ${ml(i)}`:Wr,o=setTimeout(s,kk,r))}yd(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Wr,$e(Wr),s(n)))})}var xk=2,dm=1e3,pl=0,pn=e=>["done","failed","cancelled"].includes(e.state);function Fr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,pl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(pn(d)&&i(),
t(d))},c=async()=>{let d=dm;try{l(await Rd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*dm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return pl<xk&&typeof EventSource=="function"?(pl+=1,n=Cd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Rs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],$k=Rs.flatMap(([e])=>e),vk=Rs.flatMap(([,e])=>e),Kn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function Sk(e,t){let[o,n]=[Kn(e),Kn(t)];for(let[s,r]of Rs){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[$k,-1],[vk,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Hr(e){for(let[t,o]of Rs){let n=e.map(r=>[yo(Kn(r),t),yo(Kn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Ek=10n**17n;function mm(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Ek?o:null}function Cs(e,t){let o=Sk(e.label,t.label),[n,s]=[mm(e),mm(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var Tk=100,pm=(e,t)=>Kn(e).filter(o=>!t.includes(o)).join(" ");function fl(e){
if(e.length===2){let[t,o]=Cs(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Rs){let n=[...t,...o],s=d=>e.filter(m=>yo(Kn(m.label),d)).slice(0,Tk),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&pm(m.label,n)===pm(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Ok(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Mk(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=Ak(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Ak(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function jr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Mk(e,t.index+t[0].length));return o?Number(o[1]):null}async function Rk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function fm(e,t,o){let n=await Rk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var Ck=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&jr(e)!==null;async function Lk({name:e,file:t}){let o=await fm(t,4194304,Ck);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=jr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=jr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await fm(t,16777216,()=>!1);n=jr(s.slice(-262144))}return{
isTrace:!0,rank:n??Ok(e)}}async function gm(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Lk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var hm=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function wm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([hm(e,n,o),hm(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Nk=256,ym=20,bm=e=>e.slice(e.lastIndexOf("/")+1),hl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Pk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
wm(e.file,t.file)}async function Ik(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Pk(n,s)||hl(n.name)!==null&&hl(n.name)===hl(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var gl=e=>e.map(({seen:t})=>t.rank),wl=e=>!e.includes(null)&&new Set(e).size===
e.length;function Dk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Bk(e){return Hr(e.map(({name:o})=>bm(o)))?.map(o=>o.map(n=>e[n]))??Dk(e)??e.map(o=>[o])}function qk(e,t){let o=new Set;return e.map((n,s)=>{let r=dl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Yn(i,l),settled:!0}})}function _m(e){
let t=gl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Wk(e,t,o){return!(t.length===2&&Hr(t.map(({label:s})=>s)))&&
wl(gl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:_m(o),manyFirst:!0}}}function Fk(e){return e.includes(null)?"assumed":wl(e)?"named":"equal"}async function km(e){
if(e.files.length>Nk)return{};if(await gm(e.files),e.files.length<2||e.settled)return{};let t=await Ik(e.files),o=am(e);if(o!==null&&o.length<=ym)return Wk(e,o,t);let n=gl(t),s=Hr(t.map(({name:i})=>bm(
i)));if(t.length<2||wl(n)&&s===null)return{};let r=Bk(t);return r.length>ym?{}:{question:{kind:Fk(n),parts:qk(r,e),one:_m(t),manyFirst:s!==null||r.length===2}}}var Hk=2,jk=3,Uk=4,yl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await Nd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await km(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<jk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Ld(t.label,o);if(t.state!=="creating"){Ki(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Hk)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await Dd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Uk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Pd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Id(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=Fr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}pn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Ro(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Ro(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Ro(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Wn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Fn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Un(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Ki(o).catch(()=>{}),this.#l(),this.#s()}},xe=new yl;window.addEventListener(
"beforeunload",e=>{xe.sending&&e.preventDefault()});var zk=1e3,Gk=5e3,Yk=6e4,bl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Yk;get running(){return this.list.filter(t=>!pn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Ad())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?zk:Gk)}}#r(t){if(xe.transfers.
some(n=>n.state==="committing"))return;let o=new Set(xe.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Xt=new bl;var Dt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},fn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Lo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Ur={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},_l={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},format:{type:"choice",standard:"json",words:["json","csv"]}},Kk=new Map([["1","true"],["0","false"]]);function xt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(
o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:Kk.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="choice"&&c==="false"?"":c)||n;return s===
"boolean"?d==="true":d}function No(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var Vk={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Jk={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},xm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function hn(e,t,o){if(e[t]!==void 0)return e[t];let n=Vk[t];if(!n)return Jk[t]?.(o)??null;let{rule:s,times:r}=n,i=hn(e,n.of,o),l=hn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:xm(i,l,r);default:return xm(i,l,r)}}var yt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},$m={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Jo={...yt,...$m},Ls=e=>e!==null&&e.parts.some(({part:t})=>t in $m),Ns={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Ps=e=>e[0].toUpperCase()+e.slice(1),Qk={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},kl=e=>Qk[e]??e.toLowerCase();function xl(e){let t=e.
split(" overlapping ").map(kl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var $l={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},vm={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},vl={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},zr={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Gr={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Sl={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},gn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Qo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",wn="the host waits: the de\
vice’s queue is full",Xo=({host:e,lag:t})=>typeof e!="number"?"":`host ${I(e)}${t>0?` · device ${I(t)} behind when the host left`:""}`;var Rt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Sm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Xk={...Sm,per_step:"per r\
ecording",percent:"% of the recording"},Is=(e,t)=>(Rt(t)?Xk:Sm)[e];function El(e){return Rt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Vn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Yr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Zk=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,e0=e=>e==="per_step"||e==="percent";function t0(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=e0(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Po(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(t0(t,n&&Zk(e))).map(([i,l])=>[i,hn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function o0(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Ds=(e,t)=>JSON.stringify([e,t]);
function Ot(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var n0=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Em({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>n0(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Bs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var qs=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${C(n)} ${n===1?"call":"calls"}, ${I(s)}`);function Tl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Ol({...l,among:i},n);return{row:c,key:l.id??Ds(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>hn(l,u,e),...Po(l,o,e,n),...o0(l,o)}})}var Tm=(e,t)=>e.filter(({row:o})=>!Qo(o)).slice(0,t);function Ol(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var Zo=e=>e.moderated_q_value??e.q_value??null;function Om(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Ds(s.name,s.category),{...s,among:n}]))}function Mm(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Po(e.totals[n],t,e,o)])}var Am=15,Rm=[10,15,20,30,50,100],s0=["total","per_step","per_call","percent"],Cm=Dt.change.words,Lm=Dt.device_type.words,r0=Dt.measure.words,a0=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Kr=[...a0,"op"],Ct="ProfilerStep*",Ml=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],i0=["name","category","change","q_value"],Jn=e=>i0.includes(e)?"asc":"desc",Al=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Nm=[...Al,"device_type","q","exclude","category","change","significant","fold","\
measure","equivalence","work","equal_clock"],l0={fold:"true",significant:"",measure:"",equivalence:""},Pm=(e,t)=>Object.fromEntries(t.map(o=>[o,xt(e,Dt,o,l0[o])])),Im=e=>Object.fromEntries(["control_m\
arker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function c0(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var Io=(e,t,o)=>t.includes(
e)?e:o;function Gt(e){let t=new URLSearchParams(e),o=Io(t.get("sort"),Ml,Dt.sort.standard),n=Number(t.get("top"));return{...Pm(t,Nm),...Im(t),sort:o,...o.endsWith("_work")&&{work:!0},order:Io(t.get("o\
rder"),Dt.order.words,Jn(o)),unit:Io(t.get("unit"),s0,""),measure:Io(t.get("measure")??t.get("time"),r0,""),heat:Io(t.get("heat"),Kr,""),fall:Io(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&
n>=1&&n<=200?n:Am,op:c0(t,"op","op_category")}}function $t(e){let t=Vr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Dt.sort.standard),o("order",e.order,Jn(e.sort)),o("unit",e.unit,""),o("measure",
e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String(Am)),o("op",e.op,"");let n=t.toString();return fe(n===""?"/compare":
`/compare?${n}`)}var Bt=(e,t)=>$t({...Gt(""),control:Ve(e),test:Ve(t),exclude:[Ct]});function Vr(e){let t=new URLSearchParams;return No(t,Dt,Nm,e),e.significant||t.delete("measure"),t}function u0(e,t,o){
let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="p\
er_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:
t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Qn(e,t,o){let n=Vr(e);return n.set("significance","true"),n.set("sort",u0(e.sort,t,o)),n.set("\
order",e.order),n.set("measure",o?"self":"total"),n}function Rl(e,t,o,n){let s=Qn(e,t,o);return s.set("format",n),s}var Dm=["total","per_step"],d0=["calls","share"],Bm=["duration","calls","per_call"];
function Ws(e){let t=new URLSearchParams(e);return{...Pm(t,Al),...Im(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Io(t.get("unit"),Dm,""),bins:Io(t.get("bins"),d0,
"calls"),heat:Io(t.get("heat"),Bm,"duration")}}function ht(e){let t=new URLSearchParams({control:e.control,test:e.test});return No(t,Dt,Al,e),t}function yn(e){let t=ht(e);return t.set("row",e.row),t}function Yt(e){
let t=yn(e);return Dm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Bm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),fe(`/compare/op?${t}`)}function qm(e,t,o){
let n=Qn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function Wm(e){let t=new URL($t(e),location.origin).
searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var en=Number(fn.limit.standard),Fm=e=>e==="label"?"asc":"desc";function Jr(e){
let t=new URLSearchParams(e),o=xt(t,fn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:xt(t,fn,"q"),tag:xt(t,fn,"tag"),sort:o,order:xt(t,fn,"order",Fm(o)),
page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function Hm(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...Jr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("con\
trol",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,fn.sort.standard),u("order",i,Fm(r)),u("page",l,1);let d=c.toString();return fe(d===""?"/":`/?${d}`)}var Qr=e=>e.q!==""||e.tag.
length>0;function bn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(en),offset:String((e.page-1)*en)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",
o)),t}var Ve=e=>e.slice(0,12),tn=(e,t,o,n)=>n?.[e]?.label??(o&&Ge(o,t[e])?.label)??t[e];function Ge(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));
if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Xr=(e="Damaged")=>a("strong",{class:"damage-mark"},Pt("warning"),e);function Zr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Xr()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var jm=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function ea(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},Xr(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${C(t-e.length)} more`)))}var m0="https://ui.perfetto.dev";var Fs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function p0(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Fs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Fs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Cl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Cl(e,t-1)},100)}async function ta({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=m0,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Fs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Cl(l),m}let c=new AbortController,u=p0(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Cl(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var f0=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function h0(e){return(e.notes??[]).some(t=>f0.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var g0=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Nl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Yi(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await ta({title:`${e.label}, rank ${t.rank}`,fileName:g0(
t,o()),load:m=>Ir(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Se(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),$e(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Se(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Do(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function w0(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Do(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function y0(e,t,o,n){let s=Nl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?h0(t):"";s.prepare(),M(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Se(t.trace_bytes)),r)}function b0(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?w0(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>y0(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${C(i)} more were not kept.`))}function _0(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function oa(e,t={}){let o=[],n=ue("traces"),s=_0(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Re("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Yo(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>b0(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var k0=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Um(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${J(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${C(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${C(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function x0(e){return a("dl",{class:"counters"},k0.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},C(e[t]??0)))))}function $0(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":nt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||be),a("td",{class:"num"},C(s.events)),a("td",{class:"num"},Se(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Nl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Xr()," "],i.words,i.
count>1&&` (${C(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Pl(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${J(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var v0={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Il(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${J(e,"e\
ntry","entries")} of the folder left out: only regular files are read`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${v0[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and\
 ${C(e-t.length)} more`)))}function zm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events",
"JSON",...n?["Trace"]:[],"Notes"];M(t,ea(o.quality.affected_files,o.quality.affected),x0(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"\
col"},r)))),a("tbody",{},o.file_list.map(r=>$0(o,r,n))))),Pl(o.quality.duplicate_files),Il(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},
o.id)," · stored in ",Se(o.stored_bytes)," out of ",Se(o.raw_bytes)," of JSON",n&&` (${Se(o.traces_bytes)} the traces themselves)`,!n&&`. ${Do(o)}`))}).catch(o=>M(t,a("p",{class:"error-text"},o.message))),
t}var Dl=4,Bl=e=>e===2?"two":C(e),Gm=e=>e[0].toUpperCase()+e.slice(1);function S0({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function E0({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${nt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function T0({parts:e}){let t=e.slice(0,Dl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Dl?`${t} and ${C(e.length-Dl)} more`:t}function ql({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Bl(t.ranks)} ranks of one`;return`${Gm(Bl(e.length))} sets, \
or ${n}?`}function Ym(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ue("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>xe.answer(e,u),{class:"choice"}),l=i(
!0,`${Gm(Bl(n.length))} sets`,T0(t)),c=i(!1,"One set",E0(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},ql(t))," ",S0(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var O0=64,M0={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Fl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Hl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function _n(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return A0(e.made);if(e.state==="done"){let o=e.already_stored?`${R0(e)}; nothing was stored twice.`:`${sa(
e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":M0[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Se(e.bytes_done)} of ${Se(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${C(e.files_done)} of ${J(e.files_total,"file")}`),
t.join(" · ")}function A0(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${C(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var R0=e=>`Stored already as “${e.known_as}”`;function C0(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:fe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function L0(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Wl(xe.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=O0&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var sa=e=>e?.state==="done"&&e.affected_files?.length>0;function Km(e){return[sa(e)&&ea(e.affected_files),N0(e),Pl(e?.duplicate_files),Il(e?.
left_out??0,e?.left_out_files??[])]}function N0(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${J(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function Vm(e){let t=Fl("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=I0(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(P0),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},D0(e)),a("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&B0(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,p="",w="",g=!1;function y(){let _=n.contains(document.activeElement),x=a("div",{},W0(e));p=e.label,x.innerHTML!==n.innerHTML&&(M(
n,...x.childNodes),_&&n.querySelector("button")?.focus({preventScroll:!0}))}function h(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,M(i,g&&Ym(e)),e.state==="done"&&(d.open=!1)}function b(){
let _=e.state==="done"?e.offered:null;if(_===c)return;let x=l.contains(document.activeElement);c=_,M(l,L0(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){f!==e.state?h():p!==
e.label&&y(),s.update(),u.forEach(q0),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:x}=jl(e);t.hidden=e.state==="asking"||!xe.active.includes(e),Hl(t,_,x),w=Ul(e),o.textContent!==
w&&M(o,e.state==="done"&&!e.bundle&&e.job.already_stored?C0(e,w):w),b(),m.classList.toggle("affected",sa(e.job)),M(r,Km(e.job))}return k(),{node:m,update:k,text:()=>e.question?ql(e.question):w,focus(){
g&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var na=(e,t)=>e.reduce((o,n)=>o+n[t],0);function jl(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:na(n,"sent"),total:o==="looking"?0:na(n,"size")}}function P0(e){let t=Fl(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function I0(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{xe.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function D0(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[J(e.files.length,e.bundle?"bundle":"\
trace file"),Se(t)];return e.skipped.length>0&&o.push(`${C(e.skipped.length)} skipped`),o.join(", ")}function B0(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${C(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function q0(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Hl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Se(
t.size),sending:`${r} % of ${Se(t.size)}`,sent:`${Se(t.size)} sent`,failed:t.error??"failed"}[t.state]}function W0(e){let{label:t}=e,o=Re("close",`Remove ${t} from this list`,()=>xe.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>xe.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),xe.canUndo(e)&&F("Undo",()=>Wl(xe.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>Wl(
xe.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>xe.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Wl(e){try{await e}catch(t){Oe(`That did not work. ${t.message}`,
{urgent:!0})}}function F0(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${nt(t.sort((o,n)=>o-n))}`}function H0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Ul(e){let t=F0(e),o=na(e.files,"sent"),n=na(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Se(o)} of ${Se(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[_n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return _n(e.job)+H0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Jm(e,t){let o=e,n=Fl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?F("Cancel",()=>Un(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Re("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,Hl(n,o.bytes_done,o.bytes_total),s.textContent=_n(o),l.classList.toggle("affected",sa(o)),M(i,Km(o))}return u(o),{node:l,update:u}}var Qm=()=>a("a",{href:fe("/")},"Show");function j0(){return[...xe.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Ul(t),...jl(t)})),...Xt.running.map(t=>({label:t.label,text:_n(t),
done:t.bytes_done,total:t.bytes_total}))]}function U0(){let e=s=>xe.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${C(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${C(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function z0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Qm()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${C(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function G0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Qm()),draw(o){
e.textContent=`${o}.`}}}function Y0(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);M(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Re("close","Dismiss",n)),l,c),o=!0,e(),$e(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});it(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function Xm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=z0(),o=G0(),n=Y0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?j0():[],u=l?U0():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return xe.addEventListener("change",i),Xt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[on,kn,Zm,co,Kt,K0,ra,V0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Hs="Every page",ep="First move to a set of the list, with the arrow keys.",aa="First select a\
 call, in the lanes or in the table.",xn="There is nothing to search on this page.",op=[{pages:[on],keys:["/"],text:"Find trace sets",action:"search",none:xn},{pages:[on],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[on],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[on],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[on],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[on],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[on],keys:["c"],text:"Use the focused set as the control",action:"control",none:ep},{pages:[on],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:ep},{pages:[kn],keys:["/"],text:"Search the names of the rows",action:"search",none:xn},{pages:[kn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[kn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[kn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[kn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[co],keys:["/"],text:"Find a frame or a kernel",action:"search",none:xn},{pages:[co],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[co],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[co],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[co],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[co],keys:["Space"],text:"In the table: select the frame"},{pages:[co],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[co],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[co],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[kn,Zm,co,Kt,ra],keys:["c"],text:"Choose the control",action:"control"},{pages:[kn,Zm,co,Kt,ra],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:xn},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:aa},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:aa,text:"Measure from the start of one selected call to that of another: press m at both"},{pages:[K0],keys:["/"],text:"Move to the operator field, or else to the \
ranks field",action:"search",none:xn},{pages:[V0],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ra],keys:["/"],text:"Find a table or column",action:"search",none:xn},{pages:[ra],keys:[
"Ctrl","Enter"],text:"In the statement: run it"},{pages:[Hs],keys:["?"],text:"List the keys",action:"help"},{pages:[Hs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the me\
nu, then the panel"},{keys:["/"],action:"search",none:xn},{pages:[Kt],keys:[","],action:"former",none:aa},{pages:[Kt],keys:["."],action:"next",none:aa}],J0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",
ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Q0=["button","checkbox","file","radio","range","reset","submit"];function js(e){return e instanceof HTMLElement&&(e.isContentEditable||
e.matches("textarea, select")||e.matches("input")&&!Q0.includes(e.type))}function X0(e,t){let{target:o,key:n}=e,s=js(o);return op.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,
Hs].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function Z0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=
!1,e.querySelector("summary").focus()),e!==null}function ex(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},J0[t]??t)])}function tp(e,t){let o=op.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.
length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},ex(n)),a("dd",{},s)))))}function tx(e){let t=ue("keys"),o=()=>n.close(),n=a("dialog",{class:"t\
race-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Re("close","Close",o)),
tp(`${e.name} page`,e.name),tp(Hs,Hs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function np(e,t){let o=()=>e()&&tx(e().page);t.addEventListener(
"click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="men\
u"]'))return;let i=X0(n,s);if(!i||i.action==="close"&&Z0())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Oe(i.none,{seconds:4})})}var sp="tracediff.session";function ox(){try{return JSON.parse(sessionStorage.getItem(sp))??[]}catch{return[]}}function rp(e){let t=null,o=0,n="";function s(){return t===null&&(t=ox(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(sp,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||xe.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&xe.active.length===
0&&(n=d,e(...Cs(m,f)))}return xe.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),xe.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],It().then(()=>r(s()))}}}var zl=new Set,ip=!1,nn=()=>ip;function Xn(e){return zl.add(e),()=>zl.delete(e)}function ap(e){ip=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...zl])t()}function lp(){window.
addEventListener("beforeprint",()=>ap(!0)),window.addEventListener("afterprint",()=>ap(!1))}var ze=["control","test"],$n={control:"test",test:"control"},up=["rank","span","step"],nx=["both",...ze],sx={path:{type:"boolean",standard:"false"}},ia=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?
Number(e):null,Gl=e=>/^\d+$/.test(e??"")?e:"";function Yl(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of up)o[`${i}_${l}`]=Gl(t.get(
`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[ia(t.get("from")),ia(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:xt(t,Ur,"use_short_\
name"),path:xt(t,sx,"path"),show:nx.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:ia(Gl(t.get("nth"))),
at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:ia(Gl(t.get("align_nth")))??0}}var cp=e=>String(Math.round(e*1e3)/1e3);function Zn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...up,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",cp(e.from)),o("to",cp(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return fe(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var rx=(e,t)=>e-t,dp=e=>[...new Set(
e)].sort(rx),Kl=e=>dp(e.map(t=>t.rank)),Vl=(e,t)=>dp(e.filter(o=>o.rank===t).map(o=>o.span)),Jl=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function ax(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var ix=(e,t)=>e.find(o=>String(o)===t);function mp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:ix(u,
d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Kl(e),t.rank,"rank",o?.sample.rank),i=s(Vl(e,r),t.span,"file",o?.sample.span),l=Jl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:ax(l),{sample:c,place:l.indexOf(c),missing:n}}var la=e=>/^\d+$/.test(e??"")?e:"",vn=(e,t={})=>Zn({control:e.control,test:e.test,control_rank:la(e.control_ranks),test_rank:la(e.test_ranks),control_step:la(e.control_steps),test_step:la(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function es(e,t){let{name:o,category:n}=Bs(t,"test");return vn(e,{name:o,category:e.use_short_name?"":n})}
function ca(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&Bs(n,"test");return vn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function pp(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return vn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Sn=[...Lo.by.words,"calls"],pa=4,ec={device:"own",host:"self",calls:"calls"},fa=["calls","host","self","device","own"];function gp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Us(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var wp=/ #\d+$/,da=(e,t)=>e==="module"&&t!==null?t.replace(
wp,""):t,yp=()=>[0,0],Xl=()=>Object.fromEntries(fa.map(e=>[e,yp()]));function ma(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Xl(),kernels:[],shapes:[],children:[],own:Xl(),key:"",foldKey:""}}var Ql=(e,t)=>t>0?(e??0)/t:0,ua=(e,t,o,n)=>o?[Ql(e[`control_${t}`],n[0]),Ql(e[`test_${t}`],n[1])]:[Ql(e[t],n[0]),0];function lx(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function cx(e,t,o){let n=Object.fromEntries(fa.map(s=>[s,ua(e,s,t,o)]));return{...ma({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:lx(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:ua(s,"counts",t,o),device:ua(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:ua(s,
"calls",t,o)}))}}function ha(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Us(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>da(s.sort,l)),s.status].join(`
`);ha(s,r(t,s.names),Us(i))}}var ga=e=>e.reduce((t,o)=>Us([t,o.sort,da(o.sort,o.control_name),da(o.sort,o.test_name),o.status].join(`
`)),"root");function tc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Sn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)ux(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ts=e=>e.status==="same"||e.status==="replaced";function ux(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Sn){let n=e.own[ec[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=ts(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ts(e)?r:null}}function oc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>cx(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),ha(s[0],"root","root"),tc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Zl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function fp(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,yp()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Zl(i[l],r[l]))}}function hp(e,t){fa.
forEach(o=>Zl(e.figures[o],t.figures[o])),Object.values(ec).forEach(o=>Zl(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},fp(e.kernels,t.kernels,"name",["counts","device"]),fp(e.shapes,t.shapes,"text",["calls"])}function dx({sort:e,status:t,names:o}){let[n,s]=o.map(r=>da(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var mx=(e,t)=>fa.some(o=>e.figures[o][t]>0);function bp(e){if(e.children.forEach(bp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>mx(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function _p(e){let t=ma(e.root);hp(t,e.root);let o=new Map,n=(r,i)=>{let l=dx(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=ma({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);hp(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&bp(t),ha(t,"root","root"),tc(t,{...kp(e),grouped:"class"})}function kp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var xp=e=>({...e,children:e.children.map(xp)});function px(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&wp.test(n??"")&&t.unshift(n)}return t}function fx(e,t){let o=ma({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(ec))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function $p(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=fx(i,l);return{...i,opened:!0,own:Xl(),kernels:i.kernels,children:[...l.map(u=>({...xp(u),above:px(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return vp(r,n),tc(r,kp(e))}function vp(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;ha(o,Us(`${e.key}
${n||"rest"}`),o.foldKey||Us(`${e.key}
rest`))}else vp(o,t)}function En(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Tn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function nc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function os(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Sp=["both","control","test"];function hx(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Ep(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=hx(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var gx=["folded","class","instance"],ba=["control","test"],_a=["ranks","steps","marker"],wx=5e3,sc=40,wa=(e,t,o)=>t.includes(e)?e:o,ya=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,sc);function ns(e){let t=new URLSearchParams(e),o={};for(let n of ba){o[n]=t.get(n)??"";for(let s of _a)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:xt(t,Lo,
"level"),merge_lines:xt(t,Lo,"merge_lines"),by:wa(t.get("by"),Sn,""),width:wa(t.get("width"),Sp,"both"),frames:wa(t.get("frames"),gx,"folded"),order:wa(t.get("order"),["calls"],""),q:t.get("q")??"",node:ya(
t.get("node"))[0]??"",zoom:ya(t.get("zoom"))[0]??"",open:ya(t.get("open")),rows:ya(t.get("rows"))}}function qt(e){let t={...ns(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of ba)n(s,t[s]),_a.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Lo.level.standard),n("merge_lines",String(t.merge_lines??!0),Lo.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-sc).join(".")),n("rows",t.rows.slice(-sc).join(".")),
fe(o.size===0?"/tree":`/tree?${o}`)}function ss(e,t,o){let n=new URLSearchParams({max_nodes:String(wx)}),s=e.test!=="";for(let r of s?ba:["control"]){s&&n.set(r,e[r]);for(let i of _a){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return No(n,Lo,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Lo.by.words.includes(t)?t:"",instances:o}),n}var Lt=e=>Object.
fromEntries([...ba.flatMap(t=>[t,..._a.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),yx=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Tp(e,t){let{
name:o,category:n}=Bs(t,"test");if(!yx.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return qt({...Lt(e),q:i,level:r?"python":"modules"})}var Op=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Mp="tracediff.dismissed-jobs",bx=24*3600*1e3,_x=1e4;function Ap(){try{return JSON.parse(localStorage.getItem(Mp))??[]}catch{return[]}}function kx(e){try{localStorage.setItem(Mp,JSON.stringify([...Ap().
slice(-50),e.id]))}catch{}}function xx(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<bx;return!o.includes(e.id)&&(!pn(e)||t.has(e.id)||n)}function $x(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<_x)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&$e(s,o==="failed")}}}function Rp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=$x(),l=0;function c(){let w=null;for(let g of xe.transfers){let y=s.get(g.key);y||(y=Vm(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:k}=g;i.tell(g.key,{state:h,stage:k?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Ap();Xt.running.forEach(y=>r.add(y.id));let g=Xt.list.
filter(y=>xx(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Jm(y,()=>{kx(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${_n(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[...xe.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);wo(o,y.map(h=>s.get(h).node)),n.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),xe.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return xe.addEventListener(
"change",m),xe.addEventListener("stored",f),xe.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",p),d(),{node:n,unmount(){xe.removeEventListener("change",m),xe.removeEventListener(
"stored",f),xe.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var vx=.1;function Sx(e,t){let o=t.coming_bytes>0?` and ${Se(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Se(t.left_bytes)} are left`;return`${e} may store ${Se(t.allowed_bytes)}\
: ${Se(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function Cp(e,t){if(!t)return null;let o=t.left_bytes<=vx*t.allowed_bytes;return a("span",{class:o?"quota-few":""},Sx(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Lp(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Yo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,Cp(o.user,n)," ",Cp("All together",s))}}}var Ex="a[href], button:not(:disabled), input";function Np(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Ex)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),w=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||js(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function ka(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=ue("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var rs=4;function xa(e,t,{text:o,...n}={}){let s=ue("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Pt("more")),l=null,c=()=>Pp(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),M(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Pp(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let y=m().filter(_=>!_.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",k={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||k)&&(g.preventDefault(),g.stopPropagation(),k?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function Pp(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+rs+s<=innerHeight;e.style.setProperty("top",`${Math.max(rs,r?o.bottom+rs:
o.top-rs-s)}px`),e.style.setProperty("left",`${Math.max(rs,Math.min(o.right-n,innerWidth-n-rs))}px`)}var $a=10,Ip=3;function Tx(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>oa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Dp(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function Ox(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function Mx(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Ip;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Ip).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function Ax(e,t){let o=e.goes?`removed ${Jd(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Pt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function Rx(e,t,o){let n=a("div",{class:"set-line"}),s=()=>M(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),Mx(e,t),
Ax(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,Ox(e)),edit(i){ka(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function Cx(e,t,o){let n=Um(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,zm(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Pt("warning"),a("span",{class:"ellipsis"},n.text),Pt("chevron"));return s}function Lx(e){return e.steps.length>0?a("span",{title:nt(e.steps)},C(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Bp(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String($a)},o.get(e.id))),r=xa(
`Actions for ${e.label}`,()=>Tx(e,t,u=>i.edit(u))),i=Rx(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},Dp("control",e,t),Dp("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:nt(e.ranks)},C(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},Lx(e)),a("td",{class:"num","data-head":"Events"},C(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Se(e.raw_bytes)} of JSON in ${J(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):be}`},Se(e.disk_bytes)),a("td",{"data-head":"Quality"},Cx(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:fe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Nx=["sets","tag","baseline","name","category","layer","measure","time","by"];function zs(e){let t=new URLSearchParams(e);return Object.fromEntries(Nx.map(o=>[o,xt(t,_l,o,o==="sets"?"":void 0)]))}function va(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),No(t,_l,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Gs(e){let t=va(
e).toString();return fe(t===""?"/series":`/series?${t}`)}var qp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Wp=qp.filter(e=>e.sort);function Px(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Fp(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=qp.map(g=>Px(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Np(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let k=l.get(g),_=k?.shown===
y?k:{shown:y,rows:h()};return b.set(g,_),_.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>Bp(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[Ix(
g,y,e)],h);if(!y)return b;let k=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${k}`,()=>y.loading||k>0?[Dx(g,y,k,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:k}=h?.closest("tr")?.dataset??{};wo(t,g.entries.flatMap(_=>_.group?d(_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),
l=y,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(g),p(g)}function f({sort:g,order:y}){for(let h of n){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,M(h.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let h=[...t.querySelectorAll("tr[data-set]")];for(let k of h){let{set:_}=k.dataset;for(let x of[
"control","test"])k.toggleAttribute(`data-${x}`,_===g[x]),k.querySelector(`.pick-${x} input`).checked=_===g[x];k.toggleAttribute("data-checked",y.has(_)),k.querySelector(".set-check").checked=y.has(_)}
let b=h.filter(k=>y.has(k.dataset.set)).length;o.checked=b>0&&b===h.length,o.indeterminate=b>0&&b<h.length,o.disabled=h.length===0}function w(g){let y=[...t.children].find(h=>h.dataset.set===g);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function Ix(e,t,o){let n=F([Pt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String($a-4)},!e.prefix.includes(",")&&a("a",{href:Gs(
{...zs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function Dx(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String($a)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${C(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function Hp(e,t){let o=e,n=ue("tags"),s=ue("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Re("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let h=await Ro(o[y].id,w);o=o.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,$e(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),M(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Re("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Ko().then(w=>M(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Up({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=ue("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Re("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&$e(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Oe(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${C(b.files_done)} of ${J(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Un(m.id).catch(()=>{}),Fr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function Bx(e,t){try{for(let o of e.binned)await Fn(o);for(let o of e.made.filter(n=>!n.already_stored))await Wn(o.set)}catch(o){Oe(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function zp(e,t,o){Oe(e,{seconds:30,action:{label:"Undo",run:()=>Bx(t,o)}}),o(t.set)}function qx(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Se(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function jp(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Gp(e,t){let o=ue("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Up({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):bd(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>zp(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=qx(d,()=>l("")),M(n,jp(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),jp(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function Yp(e,t){
let o=ue("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Up({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${J(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>_d(e.map(s=>s.id),n.value.trim()),ended:s=>zp(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var Wx=10,Fx=12,Hx=200,jx=4;async function rc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:jx},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function Ux({change:e,sort:t}){let o=ue("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(Hx,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Wp.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${f} ${w}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,w){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,Fx)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,g.
map(({tag:h,sets:b})=>F([h,b!==void 0&&a("span",{class:"muted"},` ${C(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=Wx&&!Qr(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let g=p===0?"No set matches.":J(p,"set");return n.textContent=Qr(f)?g:"",g}}}var Kp=e=>[...e.values()].every(t=>t.pinned);function zx(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Re("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${C(c.size)} selected`,o.textContent=`Compare (${C(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Kp(c)?"Unpin":"Pin",i.textContent=`Delete (${C(c.size)})`}}}function Gx(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*en,c=Math.min(l+en,i.entry_total);s.hidden=i.entry_total<=en&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${C(l+1)}–${C(c)} of ${C(i.entry_total)}${i.entry_total===i.total?"":` rows, ${J(i.total,"set")}`}`:""}}}function Vp({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},Yx()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],w={control:"",test:""},g="",y=null,h="",b=!1,k=(D,K)=>{b=!0,e({page:1,...D},K)},_=Ux({change:D=>k(
D,{replace:!0}),sort:(D,K)=>k({sort:D,order:K})}),x=Fp({pick:t,save:Y,pin:X,remove:ae,check:q,checkAll:Q,toggleGroup:B,tags:re,split:D=>Gp(D,Ne),more:R,filterTag:ie,sort:te}),E=zx({compare:oe,join:()=>Yp(
[...l.values()],Ne),tags:()=>re([...l.values()]),pin:()=>X([...l.values()],!Kp(l)),remove:()=>ae([...l.values()]),clear:()=>{l.clear(),we()}}),S=Gx(D=>{e({page:u.page+D}),i.scrollIntoView({block:"star\
t"})}),v=cm(L),P=a("div",{class:"set-list"},v.node,_.node,i,S.node,E.node);async function L(){y?.abort(),y=new AbortController;let{signal:D}=y;m=bn(u).toString(),i.ariaBusy="true";let K=setTimeout(()=>r.
busy(!0),400);try{let[T,W,V]=await Promise.all([jt(bn(u),{signal:D}),Ko({signal:D}),Qr(u)?jt("limit=0",{signal:D}):null,o()]);d=T,p=W,f=v.draw(V??T),await $(D),ce()}catch(T){T.name!=="AbortError"&&O(T)}finally{
clearTimeout(K),D.aborted||(r.busy(!1),i.ariaBusy=null)}}function O(D){d=null,m="",M(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},D.message),F("Try agai\
n",L,{class:"primary"})))}let A=(D,K,T=en)=>{let W=bn({...u,page:1});return W.delete("group"),W.set("prefix",D),W.set("offset",String(K)),W.set("limit",String(T)),W};async function $(D){let K=new Set(
d.entries.flatMap(({group:T})=>T?[T.prefix]:[]));for(let[T,W]of[...c]){if(!K.has(T)){c.delete(T);continue}let V=await jt(A(T,0,Math.min(1e3,Math.max(en,W.sets.length))),{signal:D});c.set(T,{sets:H(V),
total:V.total,loading:!1})}}async function R(D){let K=c.get(D),T=m;K.loading=!0,we();try{let W=await jt(A(D,K.sets.length));K.sets=[...K.sets,...H(W)],K.total=W.total}catch(W){Oe(`${D} cannot be liste\
d. ${W.message}`,{urgent:!0})}K.loading=!1,T===m&&we()}function B(D){c.delete(D)?we():(c.set(D,{sets:[],total:0,loading:!0}),R(D))}let H=D=>D.entries.flatMap(({set:K})=>K?[K]:[]),j=()=>d.entries.flatMap(
({set:D,group:K})=>D?[D]:c.get(K.prefix)?.sets??[]);function ce(){n({sets:H(d),allTotal:f,checking:v.checking()});let D=_.draw(u,d.total,f);b&&(b=!1,$e(D)),we(),h!==""&&je(h)}function we(){if(d&&(_.drawTags(
u,p,ie),S.draw(u.page,d),E.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){M(i,f===0?s():Le());return}x.node.parentNode!==i&&M(i,x.node),x.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Le=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>k({q:"",tag:[]}),{class:"\
link-button"}));function je(D){if(h="",x.flash(D))return;d.entries.find(({group:T})=>T&&c.get(T.prefix)?.sets.some(W=>W.id===D))||gt([D]).then(([T])=>{let W=T&&d?.entries.find(({group:V})=>V&&T.label.
toLowerCase().startsWith(V.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&B(W.group.prefix)}).catch(()=>{})}function te(D){let K=D==="label"?"asc":"desc",T=K==="asc"?"desc":"asc";k({sort:D,order:u.
sort===D&&u.order===K?T:K})}function ie(D){let K=u.tag.includes(D);k({tag:K?u.tag.filter(T=>T!==D):[...u.tag,D].slice(-8)})}function q(D,K,T){let W=j(),[V,N]=[W.findIndex(ne=>ne.id===g),W.findIndex(ne=>ne.
id===D.id)].sort((ne,Me)=>ne-Me);(T&&V>=0?W.slice(V,N+1):[D]).forEach(ne=>K?l.set(ne.id,ne):l.delete(ne.id)),g=D.id,we()}function Q(D){j().forEach(K=>D?l.set(K.id,K):l.delete(K.id)),we()}function oe(){
let[D,K]=[...l.values()].sort((V,N)=>V.created.localeCompare(N.created)),[T,W]=Cs(D,K);r.go(Bt(T.id,W.id))}function de(D){if(d===null){L();return}let K=T=>T.id===D.id?{...T,...D}:T;d.entries=d.entries.
map(T=>T.set?{set:K(T.set)}:T),c.forEach(T=>{T.sets=T.sets.map(K)}),l.has(D.id)&&l.set(D.id,D),n({sets:H(d),allTotal:f}),we(),i.ariaBusy==="true"&&L()}function Ne(D){return l.clear(),h=D,L()}async function Y(D,K){
try{return de(await Ro(D.id,K)),$e("Saved."),!0}catch(T){return Oe(`Not saved. ${T.message}`,{urgent:!0}),!1}}function re(D){Hp(D,de).addEventListener("close",()=>L())}let pe=D=>D.length===1?`“${D[0].
label}”`:J(D.length,"set");async function X(D,K){let T=await rc(D,async W=>de(await Ro(W.id,{pinned:K})));T.length>0?Oe(`${pe(T.map(({item:W})=>W))} ${T.length===1?"was":"were"} not changed. ${T[0].
error.message}`,{urgent:!0}):$e(`${pe(D)} ${D.length===1?"is":"are"} ${K?"pinned":"not pinned"}.`)}async function ae(D){let K=await rc(D,W=>Wn(W.id));K.length>0&&Oe(`${pe(K.map(({item:W})=>W))} ${K.length===
1?"was":"were"} not deleted. ${K[0].error.message}`,{urgent:!0});let T=D.filter(W=>!K.some(({item:V})=>V===W));T.forEach(W=>l.delete(W.id)),T.length>0&&Oe(`${pe(T)} ${T.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>U(T)}}),document.getElementById("main").focus({preventScroll:!0}),await L()}async function U(D){let K=await rc(D,T=>Fn(T.id));K.length>0&&Oe(`${pe(K.map(({
item:T})=>T))} cannot be brought back. ${K[0].error.message}`,{urgent:!0}),h=D.length===1?D[0].id:"",await L()}return{node:P,show(D,K){let T=u;u=D,w=K,T&&bn(T).get("sort")!==bn(u).get("sort")&&c.clear(),
bn(u).toString()!==m?L():we()},reload(D=""){return h=D||h,L()},search:()=>f>0&&(_.focus(),!0),enter:()=>x.focus(),focused:()=>d&&j().find(D=>D.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function Yx(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var Jp=64,Qp=32;function Kx(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Jp)return`${t} is too long: a tag has at most ${Jp} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function Vx(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(Kx).find(r=>r!=="")??(n.length>Qp?`${n.length} tags are too many: a set has at most ${Qp}.`:"");return{tags:n,fault:s}}var Jx="key=value, separated by commas";function Xp(){let[e,t]=["tags","t\
ags-help"].map(ue),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:xe.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=Vx(n.value);Object.assign(xe,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||Jx,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Zp(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=rm(n.files);s.length>0?xe.add(s):o.webkitdirectory&&Oe("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Pt(t),e),n)}function Qx(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await xe.addSample()}catch(t){
Oe(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training steps\
 with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Op))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},".\
json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function Xx(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Re("swap","Swap control and test",e),s=a("a",{class:"button primary",href:fe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,w)=>M(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Ys={path:"/",name:"Traces",mount(e,t){return e$(e,t)}},ef=24,Zx=100;function e$(e,t){let o=Jr(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Lp(),d=Vp({change:p,pick:x,ready:u.load,loaded:g,empty:Qx,context:t}),m=Xx(()=>_({control:n.test,test:n.control})),f=Rp(h,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Zp("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Zp("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),Xp(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p(S,v){t.go(Hm({...o,...S}),v)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function g({sets:S,allTotal:v,checking:P=!1}){l||(s=S,t.setTitle(`Traces (${C(v)})`),c.textContent=v>0?C(v):"",m.node.hidden=v===0,location.search===""&&v<=ef&&!P&&y(S),k())}
function y(S){let{control:v,test:P}=fl(S);v&&(v!==n.control?.id||P!==n.test?.id)&&(n={control:Ge(S,v),test:Ge(S,P)},p({control:Ve(v),test:Ve(P)},{replace:!0}))}function h(S){let v=xe.transfers.some(P=>P.
job?.set===S);v&&!i.includes(S)&&i.push(S),v&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(Zx,async S=>{if(await d.reload(S),i.length>1&&!r&&!l){let v=await gt(i.
slice(-ef)).catch(()=>[]);if(!l&&!r){v.sort((L,O)=>i.indexOf(O.id)-i.indexOf(L.id));let{control:P}=fl(v);y(P===""?v.slice(0,2):v)}}});async function k(){let S=o,v=["control","test"].map($=>S[$]),P=v.filter(
$=>$!==""&&!s.some(R=>R.id.startsWith($))),L=await gt(P).catch(()=>[]);if(l||S!==o)return;let[O,A]=v.map($=>$===""?null:s.find(R=>R.id.startsWith($))??Ge(L,$)??null);n={control:O,test:A},w()}function _(S){
r=!0,n=S,p({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function x(S,v){_({...n,[S]:v}),$e(`${v.label} is the ${S}.`)}function E(S){let v=d.focused();return v?x(S,v):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(S){let v=o;o=Jr(S),w(),(v.control!==o.control||v.test!==o.test)&&k()},unmount(){l=!0,b.cancel(),d.unmount(),f.unmount()}}}var Ks=200;function tf(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Ks*Math.floor(d/Ks),f=await i({offset:m,limit:Ks});f&&(f.rows.forEach((p,w)=>{o[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var ac=e=>Qn(e,e.unit,Vn(e)).toString();function nf(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Ks)),t.op!==""&&n.set("row",t.op),o?.key===ht(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var ic=e=>({key:ht(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function sf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await it(
o)}catch{return null}}function t$(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=nf(ac(e),e,t),n=new AbortController,s=it(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var o$=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function of(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!o$.test(n)).forEach(n=>o.delete(n)),location.replace(fe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function rf(e,t){t$(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=nf(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),of(c.answer)):(c?.stop.abort(),of(it(l,{signal:i})))}}var n$=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},n$),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){M(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function lt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var s$=4,Vs=[];function r$(e){return new Promise(t=>{Vs.push({node:e,go:t}),Vs.length===1&&It().then(af)})}function af(){let e=Vs.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Vs.splice(Math.max(0,e),1);t(),Vs.length>0&&It().then(af)}function a$(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<s$&&t(i.event)})}function vt(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!nn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=Xn(g);async function w(){if(u)return;let h;u=!0;try{c||await It(),h=await Ms(),c||await r$(i)}catch(x){M(n,x.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:_}=e.make(l,m);await h.react(t,k,{..._,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},em),!c&&!d&&(c=!0,e.onClick&&a$(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??tm)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,o.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!h.empty,M(n,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,M(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var i$=30,Js={top:8,right:16,bottom:34},l$=64,c$=6,lf=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function lc(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},lf.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=vt({...e,extra:s,tools:[Re("plus","Zoom in",()=>i(.6)),Re("minus","Zoom out",()=>i(1/.6)),Re("reset","Rese\
t the zoom",l)],keys:()=>lf.filter(([c])=>!t.has(c)),height:c=>u$(c.rows.length),make:(c,u)=>f$(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":cf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:uf(n,o,Qt())})))}}}var u$=e=>Math.max(e,3)*i$+Js.top+Js.bottom,cf=e=>[Math.max(e,3)-.5,-.5];function uf(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function d$(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function m$(e){return[Vo(e.name,l$,c$).map(Fe).join("<br>"),
e.lines.map(Fe).join("<br>")]}function p$(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return lo(e.map(n=>n.name),o).map((n,s)=>Fe(e[s].mark+n))}function f$(e,t,o,n){let s=Qt(),[r,i]=d$(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),f=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,h)=>n.has(f(y,h))?null:y),w=(y,h)=>s[f(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((y,h)=>w(y,h)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(m$),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:kt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Js.right,t:Js.top,b:Js.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:cf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:p$(e.rows,u)},shapes:uf(e.rows,o,s)}}}var df=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${nt(e)}`,h$=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Sa(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[df(f,p,"ranks"),df(w,g,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,h$(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var g$="abs_diff_duration",Ea=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],cc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},mf="abcd";function pf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(cc).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:cc[e?.
work_known]??null},be,l>=0&&a("sup",{},mf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function ff(e){let t=null,o=F("More and slower work",()=>e(
{work:!t.work,...t.work&&Ea.some(([s])=>s===t.sort)?{sort:g$,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(cc).flatMap((s,r)=>[r>0&&"; ",a("sup",{},mf[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var uc=4,w$=["control","test"],Ta={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function hf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${C(f.length)})`,M(o,f.slice(0,i?void 0:uc).map(p=>u(p,d,m))),n.hidden=i||f.length<=uc,M(n,!n.hidden&&F(`Show all ${C(f.length)}`,()=>{i=
!0,c(d,m),o.children[uc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};w$.forEach(E=>{p[`${E}_counts`]=d[E].counts,p[`${E}_total_duration`]=
d[E].total_duration});let{control:w,test:g,diff:y,growth:h,controlCount:b,testCount:k}=Po(p,f?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",x=(E,S,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},S),a("span",{class:"visually-hidden"},S==="−"?"gone: ":"new: "),a("a",{href:e(E),class:"mono",title:E.name},a("bdi",{},E.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},Ta[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${We(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${C(b)} → ${C(k)}`),
a("dt",{},f?"time per step":"time"),a("dd",{title:`${le(w)} → ${le(g)}`},`${I(w)} → ${I(g)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${_}`,title:Be(y)},ge(y),w>0&&` (${Te(h)})`)))}return{node:r,sql:s,
draw:c}}async function Zt(e,t){try{await navigator.clipboard.writeText(e),Oe(t,{seconds:4})}catch{Oe(`Copy this: ${e}`,{seconds:60})}}var y$={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},gf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function On(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${C(o)} steps are too few to find a change among ${C(
n)} rows.`}let t=`q = ${zt(Zo(e))}, p = ${zt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Qs(e){switch(e.calls){case"fact":return`calls: ${C(e.control_calls)} → ${C(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${zt(e.calls_q_value)})`;default:return""}}var b$=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,f)=>a("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,I(l),I(c),ge(u),[le(l),le(c),Be(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",C(e.control_counts),C(e.test_counts),ot(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function wf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ta[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...qs(e)].join(`
`):e.name}function yf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Re("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=Qs(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${y$[m.change]}`),f&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},f.name)),a("p",{class:"muted"},`${Ta[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&a("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),qs(m).map(w=>a("p",{class:"mono full-name"},a("bdi",{},w)))),m.significance&&a("p",{class:"small"},On(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),b$(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ran\
ks and steps",s,{class:"link-button"}),F("Copy the name",()=>Zt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(i,l.hidden?null:m??u(d)),(f||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Oa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:xa("Share",()=>[{text:"Copy link",run:()=>Zt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var dc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},as=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function bf(e){let t=ue("top"),o=ue("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Jn(s.value)})}},Object.keys(dc).filter(l=>Ml.includes(l)).map(l=>a("option",{value:l},dc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Rm,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=dc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${C(c)}\
 of ${C(l)} rows are drawn; the table has all`:""}}}function _f(e){let t=a("span",{class:"muted"}),o=ff(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Oa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?C(m):`${C(m)} of ${C(f)}`)+(p>0?`, ${J(p,"pair")} folded`:""),n.href=Ts(Rl(l,
u,d,"csv")),s.href=Ts(Rl(l,u,d,"json")),r.set({name:as(c),bundle:Pr(Wm(l)),report:Nr(qm(l,u,d))}),n.download=`${as(c)}.csv`,s.download=`${as(c)}.json`}}}function kf(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:fe("/")},"Choose other traces")))}function xf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:fe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var _$=56,k$=e=>e.replace(/^-/,"−").replaceAll(" "," ");function eo(e,t=()=>null){let o=e.flatMap(({name:s})=>s??[]),n=new Map(lo(o,_$).map((s,r)=>[o[r],s]));return e.map(({text:s,name:r,row:i,number:l})=>{
if(r===void 0)return s??k$(l);let c=i&&t(i),u=a("code",{title:i?.name??r},a("bdi",{},n.get(r)));return c?a("a",{href:c,class:"diagnosis-name"},u):u})}var $f=e=>e>0?"more":e<0?"less":"calm";function vf(e){let t=(e?.lines??[]).map(n=>{let s=n.control_ns/1e3/Math.max(1,e.control_samples),r=n.test_ns/1e3/Math.max(1,e.test_samples);return{...n,control:s,
test:r,change:r-s}}),o=Math.max(0,...t.map(({change:n})=>Math.abs(n)));return t.map(n=>({...n,part:o>0?Math.abs(n.change)/o:0}))}var x$=({certainty:e})=>e==="sure"||e==="likely";function mc(e){let t=a(
"span",{class:`account-bar ${$f(e.change)}`});return t.style.setProperty("width",`${100*e.part}%`),a("span",{class:`account-head${x$(e)?"":" unsure"}`,title:`${le(e.control)} → ${le(e.test)}, ${Be(e.
change)}`},a("span",{class:`account-change ${$f(e.change)}`},ge(e.change)),a("span",{class:"account-track","aria-hidden":"true"},t))}function Sf(e,t,o){let n=new Set(t.map(({line:r})=>r)),s=e.filter((r,i)=>!n.
has(i)&&r.change!==0);return s.length>0&&a("ul",{class:"account-rest","aria-label":"The rest of the change"},s.map(r=>a("li",{data:{kind:r.kind,certainty:r.certainty}},mc(r)," ",a("span",{class:"muted"},
eo(r.parts,o)))))}var Ef=({kind:e})=>e!=="limit"&&e!=="host_need",pc=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,classes:s}),is=()=>null,$$={page:is,
row:is,rank:is,step:is,timeline:is,stragglers:is};function Tf(e,t=null){let o={...$$,...e},n=ue("diagnosis"),s=a("div",{class:"diagnosis-body"}),r=a("h2",{id:n},"Why"),i=a("section",{class:"diagnosis",
"aria-labelledby":n},r,s,t),l="",c=({parts:p})=>eo(p,o.page),u=p=>!p.ctrlKey&&!p.metaKey&&!p.shiftKey;function d(p){let w=o.row(p),g=["table row",a("span",{class:"visually-hidden"},` of ${p.name}`)],y=`${p.
name}: select it in the table`;return w===""?a("button",{type:"button",class:"link-button",title:y,on:{click:()=>o.onRow(p)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{u(h)&&(h.preventDefault(),
o.onRow(p))}}},g)}function m(p){let w=p.change<0?"control":"test",g=[...p.rows.slice(0,1).map(d),...p.ranks.map(b=>[o.rank(b),`rank ${b}`]),...p.steps.map(b=>[o.step(b,w),`step ${b}`])].map(b=>Array.isArray(
b)?b[0]!==null&&a("a",{href:b[0],title:`Compare ${b[1]} alone`},b[1]):b).filter(Boolean),y=o.timeline(p);y&&g.push(a("a",{href:y,title:"Show it in the timeline"},"timeline"));let h=p.kind==="waiting"&&
o.stragglers();return h&&g.push(a("a",{href:h,title:"Which rank is late in which step"},"stragglers")),p.part!==null&&g.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the w\
aterfall",on:{click:()=>o.onBar(p.part)}},`${Jo[p.part].name} bar`)),p.kind==="machine"&&o.onClock&&g.push(a("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the mac\
hine’s part of the times",on:{click:o.onClock}},o.isCorrected()?"show as recorded":"show at equal clock")),g.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Sh\
own by: "),g.map((b,k)=>[k>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),b]))}function f(p,w){let g=w[p.line];return a("li",{data:{kind:p.kind,certainty:p.certainty}},g&&mc(g),g&&" ",c(p),"\
 ",m(p))}return{node:i,draw(p,w){let g=JSON.stringify([w,p]);if(g===l)return;l=g;let y=p.diagnosis??[],h=y.filter(Ef),b=!y.some(({kind:x})=>x==="limit")&&p.limit,k=vf(p.account);M(s,p.note&&a("p",{class:"\
muted diagnosis-none"},p.note),h.length>0&&a("ol",{class:"diagnosis-list"},h.map(x=>f(x,k))),Sf(k,h,o.page),b&&a("p",{class:"diagnosis-limit",data:{kind:"limit"}},c(b)),y.filter(x=>!Ef(x)).map(x=>a("p",
{class:"diagnosis-limit",data:{kind:x.kind}},c(x))));let _=s.childElementCount===0;r.hidden=_,i.hidden=_&&!t?.querySelector("[data-said]")}}}var Of=7.2,Aa=6,Ma=["solid","dot","dash","dashdot","longdash","longdashdot"],fc=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],hc=e=>Qt()[e==="B"?
"test":"control"];function Ca(e){return{template:kt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var La=e=>e.map(t=>Fe(t)).join("<br>"),Ie=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ra=116,Xs=22,ls=e=>e>1?64-Xs+e*(Ra+Xs):320;function v$(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ee("--muted")},text:e.map(n=>n.
values[t].value?"":Fe(n.values[t].none??n.values[t].text))}}function Zs({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?Zi(i):[o==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Aa+Of*f),Math.floor(r*.42),360),w=Math.floor((p-14-Aa)/Of),g=e.map(y=>La([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ee("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...v$(e,h,n)})),layout:Ca({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Aa,tickcolor:"rgba(0,0,0,0)",ticktext:lo(e.map(y=>y.label),w).map(Fe)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var gc=(e,t)=>t===""?{property:fc[e%fc.length],dash:Ma[Math.floor(e/fc.length)%Ma.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Ma[e%Ma.length]},S$=e=>Je(
Math.max(e,1));function E$(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Gn(i):t==="bytes"?Zi(i):[t,1],u=n*
(Ra+Xs)-Xs,d=1-o*(Ra+Xs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Ra/u),d],title:{text:l,font:{size:11}}}}}var T$=(e,t)=>({
text:Fe(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ee("--text")}}),O$=400,M$=e=>ee(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),A$=(e,t)=>e.length>O$?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Cf(M$(o),.55),dash:"dot"}})),R$=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:Fe(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ee("--muted")}}));function C$(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=S$(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Af({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=C$(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Co(w):o==="bytes"?Se(w):`${C(w)} ${o}`,f=t.map((w,g)=>E$(e.
filter(y=>y.panel===w),o,g,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=gc(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:ee(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>La([w.name,`at ${le(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:Ca({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${le(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>T$(w,f[g].axis.domain[1])):[],...R$(s,d,r)],shapes:A$(s,d)}),per:l,offset:u}}function Rf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Cf(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function L$(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Lf({sides:e},t){
let o=e.map(h=>L$(h.bins)),n=[...new Set(o.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>o[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${I(d(h))} to ${I(d(h+1))}`,f=c.filter(h=>h>=i&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...f.filter((h,b)=>b%p===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:Cf(hc(h.side),y===0?.65:.4),line:{color:hc(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,k)=>u(k,h)))),customdata:c.map(h=>La([m(h),...e.map((b,k)=>`${b.name}: ${C(
u(k,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Ca({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":Rf(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Mf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Aa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Rf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Nf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ee("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:hc(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>La([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${C(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Ca({xaxis:Mf(...n,"the launch on the host"),yaxis:Mf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Wf=(e,t)=>e.rank-t.rank||e.span-t.span,N$=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Pf(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Wf)}}var If=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Na=e=>e===void 0?"–":e===null?"whole":String(e);function wc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Df=(e,t)=>e===t?e:`${e} / ${t}`;function P$(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Wf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function Bf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Pa(e,t){let[o,n]=[Pf(e),Pf(t)],{rows:s,byPosition:r}=P$(o.keys,n.keys),[i,l]=[If(e),If(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?Na(l[f]):l.length===0?Na(i[f]):Df(Na(i[f]),Na(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Df(wc(m.control),wc(m.test)):wc(m.control??m.test)})),columns:u,control:d(Bf(e,s,i,"control",o.split)),test:d(Bf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!N$(i,l)}}function er(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function sn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var qf=e=>e.reduce((t,o)=>t+o,0)/e.length,I$=1.05,
D$=.05;function Ff(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=qf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?qf(i.map(u=>u.exposed_communication))/l:null}}),n=sn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=I$);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:B$(o)}}function B$(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=sn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=D$&&t.waiting<=o/2?t:null}var q$=32,W$=512;function F$(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function H$(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>sn(e.map(s=>s[n]??0)))}function j$(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,H$(s)]));return new Map(
e.map(n=>[n,F$(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function yc(e){let t=j$(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var bc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function _c(e,t,o,n){let s=Math.floor(q$/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(W$/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:yc(e).slice(0,s),limited:!0,note:bc(s,e.length,n,t)}}var U$=16,rn=e=>e==null?be:`${e} %`,kc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,z$=e=>e.map(t=>({key:t.key,name:kc(t,t.label),colour:ee(t.letter==="B"?"--test-fill":"--control-fill")})),G$=e=>({key:e.
property,name:e.name,colour:ee(e.property)});function cs(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function uo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=n(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:kc(p,y),full:`${kc(p,p.label)}, ${y}`,total:I(u(g).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=_c([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>Zs({bars:f,kind:"\
time",stacked:!0,series:r.map(G$)},p)}}function Y$(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var Hf=e=>Math.max(...e.values.map(t=>t.value??0));function K$(e){let t=[...e].sort((o,n)=>Hf(n)-Hf(o)).slice(0,U$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=Y$(e,o),{shown:s,...r}=o.ranks?_c(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):K$(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Zs({bars:s.map(l=>l.bar??l),kind:o.kind,series:z$(e),errors:!!o.range},i)}}var Uf="−",ct=e=>e==null;function tr(e,t){return ct(e)?be:Ye(e,0,t).replace("-",Uf)}function or(e,t){let o=tr(e,t);return Number(o.replace(Uf,"-"))===0?"0":e>0?`+${o}`:o}var ye=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?be:String(n)}),nr=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?be:String(o),blank:`the trace does not say which ${t}`}),ke=(e,t)=>({key:e,title:t,number:!0,show:C,showDiff:ot}),
Z=(e,t)=>({key:e,title:t,number:!0,show:I,exact:o=>ct(o)?null:le(o),showDiff:ge,exactDiff:o=>ct(o)?null:Be(o)}),an=(e,t)=>({key:e,title:t,number:!0,show:Co,exact:o=>ct(o)?null:Xi(o),showDiff:jd,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${Xi(o)}`}),Vt=(e,t)=>({key:e,title:t,number:!0,show:Se,exact:o=>ct(o)?null:el(o),showDiff:Os,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${el(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?be:`${tr(o,2)} %`,showDiff:o=>ct(o)?be:`${or(o,2)} pp`,exactDiff:o=>ct(o)?null:`${or(o,6)} percentage points`}),Ia=(e,t)=>({...Xe(e,t),show:o=>ct(o)?be:`${tr(100*o,1)} %`,showDiff:o=>ct(
o)?be:`${or(100*o,1)} pp`,exact:o=>ct(o)?null:`${tr(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${or(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>tr(o,3),showDiff:o=>or(o,3),
exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),V$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Nt=e=>({...e,meaning:"gain"}),_e=e=>({...e,meaning:"neutral"});function zf(e){
let[t,o]=V$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var ln=(e,t=n=>n,o=t)=>[_e(ke("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],me=(e,t)=>({...e,what:t}),dt=(e,t)=>({...e,blank:t}),Gf=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({
key:e,title:t,show:n=>ct(n)?be:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),cn={key:"note",title:"note",note:!0,show:e=>ct(e)?"":String(e)},jf=10;function J$(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Q$(e){let t=J$(e.split("|")),o=t.length>jf+1?t.slice(0,jf):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${C(r)} × ${s}`:s)),n>0&&a("li",{},`${C(n)} more`))}var Yf=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?be:Q$(o)}),sr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Kf(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Bo=`There is no device work in the selected ranks and steps. ${gn}`,rr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${gn}`,Ee=ye("rank","rank"),
$o=nr("device","device"),ar=nr("stream","stream"),ir=ut("kernel_type","kind",kl),mo=sr(ye("operator","operator",!0),()=>"cpu_op"),lr=sr(ye("name","kernel",!0),e=>e.category),Vf=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function us(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Vf(s.letter,r))),
n&&Vf("B − A",n)]}var Mn=e=>[e.letter,e.label].filter(Boolean).join(" · "),ds=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ms=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),st=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var Jf=[["compute",yt.compute,"--part-compute"],["non_compute",Ns,"--part-communication"],["idle",yt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${I(
s[`${e}_time`])}, ${rn(s[`${e}_time_pctg`])}`})),Qf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Ie(e),legend:Jf,make:(e,t)=>uo(e,t,{label:cs(e),rowsOf:o=>o.data.rows,parts:Jf,what:"ranks",empty:Bo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ee,me(Z("idle_time",yt.idle.name),yt.idle.what),Xe("idle_time_pctg","idle, %"),me(Z("compute_time",yt.compute.name),yt.compute.what),_e(Xe("compute_time_pctg","com\
pute, %")),me(Z("non_compute_time",Ns.short),Ns.what),Xe("non_compute_time_pctg",`${Ns.short}, %`),me(Z("kernel_time","all"),"From the first to the last device row"),cn]}]};var Xf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Ie,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:cs(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${rn(o.comp_comm_overlap_pctg)}, ${I(o.overlap)} of ${I(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ee,Nt(Xe("comp_comm_overlap_pctg","overlap")),me(Nt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communi\
cation"),cn]}]};var Zf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:$l[e],what:vm[e],text:o=>I(o[e])}));function X$(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var eh={title:"\
Idle time",params:[st("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ms("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Ie(e),legend:Zf,make:(e,t)=>{let o=cs(e);return uo(e,t,{rowsOf:X$,group:ds,label:n=>`${o(n)}, ${ds(n)}`,parts:Zf,what:"streams",empty:Bo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ee,$o,ar,ut("idle_category","why idle",$l),Z("idle_time","idle"),_e(Ia("idle_time_ratio","share")),cn],extra:e=>"count"in e?ln(Z):[]}]};var th={title:"Kernels",params:[st("duration_ratio","Share of time to show","0.8"),st("num_kernels","Kernels at most","10"),ms("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Ie,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Bo,name:o=>xl(o.kernel_type),
value:o=>o.percentage,show:o=>`${rn(o.percentage)}, ${I(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Ie,make:(e,t)=>Ze(e,t,{table:"ov\
er_ranks",kind:"time",empty:Bo,name:o=>o.name,value:o=>o.mean,show:o=>`${I(o.mean)}, mean of ${C(o.count)} calls${o.ranks>1?`, ranks ${I(o.min_mean)} to ${I(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",xl),_e(Z("sum","time")),_e(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
lr,ir,Ee,ke("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[lr,ir,_e(ke("ranks","ranks")),ke(
"count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var xc=6,oh=e=>new Set(e).size>1;function Da(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>oh(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>oh(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var Z$=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function ev(e,t){if(!t[0].
data.summary)return Z$(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function tv(e,t){let o=ev(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return yc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function ov(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>xc)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,xc),count:s}}function nv(e,t,o){if(e.length<=xc)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:tv(e,t),{taken:r,count:i}=ov(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:bc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var $c=[""];function Ba(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=nv(e,t,n);return s.length>0||o.
includes($c[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function nh(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var sv=24;function sh(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function rh(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function ps(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Da(e,n,r),{panel:d,style:m}=sh(s),{keys:f,...p}=Ba(u,e,t),w=rh(),g=u.filter(x=>f.includes(x.key)).flatMap(x=>{let E=w(m(x));return x.
series.map((S,v)=>S&&{key:e[v].key,place:E,side:e[v].letter,panel:d(x),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(x=>x.points.length===0))return{empty:l};if(c&&g.every(x=>x.points.every(E=>E[1]===0)))return{empty:c};let y=[
...new Set(g.map(x=>x.panel))].slice(0,sv),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(h||0)?[h||0,b]:null,_=i?.(e,nh(u,f))??[];return{data:x=>Af({panels:y,unit:o,range:k,marks:_,lines:g.filter(
E=>y.includes(E.panel))},x),places:y.length,limited:p.limited,note:[p.note,k&&`${le(k[0])} to ${le(k[1])}`].filter(Boolean).join(", ")}}function ah(e,t,o){let n=rh();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(sh(o).style(s))]))}var ih=e=>e.name,lh={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:ih,panels:!0,height:ls,make:(e,t)=>ps(e,t,{unit:"rate",name:ih,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,$o,ye("n\
ame","copy"),...ln(an,Nt,_e)]}]};var ch={title:"Queue length",window:!0,params:[st("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ds,height:ls,make:(e,t)=>ps(e,t,{unit:"waiting",name:ds,empty:rr})}],tables:[{key:"summary",caption:"Summary",columns:[
Ee,$o,ar,...ln(Ke,_e)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ee,$o,ar,Z("duration_at_max_queue_length","blocked"),Ia("relative_duration_at_max_queue_length","share of th\
e rank")]}]};var rv=(e,t)=>e.place-t.place||Object.keys(zr).indexOf(e.class)-Object.keys(zr).indexOf(t.class),uh={title:"Kernel launches",params:[st("runtime_cutoff","Slow launch over, µs","50"),st("launch_delay_\
cutoff","Late start over, µs","100"),ms("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(vl).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Ps(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Mn(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:rr}:{data:s=>Lf({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:rr}:{data:()=>Nf({sides:e.map(t=>({key:t.key,side:t.letter,name:Mn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ee,ke("count","launches"),ke("short_kernels","shorter than their launch"),ke("runtime_outliers","slow launches"),ke("launch_delay_outliers","late starts"),cn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:rv,columns:[ut("class","why",zr),Ee,lr,mo,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ee,
ut("measure","measure",vl),...ln(Z)]}]};function av(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||gn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var dh={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},st("min_pattern_len","Kernels at least","3"),st("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Ie,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:av(t),show:(o,n)=>I(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Yf("pattern","operator and its kernels"),Ee,{...ke("length","kernels"),showDiff:null},ke("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ee,_e(ke("operators","operators")),_e(ke("patterns_found","patterns"))]}]};var mh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Ie,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[sr(ye("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ee,ke("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var ph={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Ie,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Bo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
mo,ir,Ee,ke("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var fh=["circle","square","triangle-up","cross","star","hexagon"],iv=14,Sc=24,gh=42,qa=6.6,vc=14,wh=e=>e.map(t=>Fe(t)).join("<br>"),hh=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Ec=e=>hh[e%hh.length];function lv(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function yh({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Gn(Math.max(...n.map(u=>u.busbw))),
l=lv(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?ee(Ec(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${fh[m%fh.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>wh([[u.side,d.name].filter(Boolean).join(" · "),`${Se(
p.bytes)}: ${Co(p.busbw)}, best ${Co(p.best_busbw)}`,`transfer ${I(p.mean_transfer)}, ${C(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:kt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Se(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var bh=e=>Math.
max(3,Math.min(iv,Math.floor(640/Math.max(1,e)))),Tc=(e,t)=>t*(Math.max(40,e*bh(e))+Sc+gh);function cv(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=Tc(e.rows.length,o),c=l/o-Sc-gh,u=t*(l/o)+Sc,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/qa),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:lo(d.map(w=>n[w]),Math.max(6,f)).map(Fe)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>Fe(e.rows[w]))}}}function uv(e,t,o,n){let s=As(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ee("--text")}},l=qa*t.length+8+s.
length*vc;return{annotations:[{...r,x:0,xanchor:"left",text:Fe(tl(e,Math.max(6,Math.floor((n-l-30)/qa))))},{...r,x:1,xanchor:"right",text:Fe(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*vc-l,x1:(u+1)*vc-l,y0:6,y1:16,line:{width:1,color:ee("--border-strong")}}))}}
function _h({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+qa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:kt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:As(),showscale:!1}};return{data:e.map((d,m)=>{let f=cv(d,m,e.length,t,o,l);Object.
assign(c,f);let{annotations:p,shapes:w}=uv(d.title,I(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...w);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:bh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(h=>h===null?null:h/i)),customdata:d.texts.map(y=>y.map(wh)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var un=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,An=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Oc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function dv(e){let t=An(e,o=>o.longest-o.shortest);return t?[`${un(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function xh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=An(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${un(o)}: ${I(o.exposed_wait_per_step)} a step.`:"",s=An(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${J(s.instances,"collective")} that other ranks have: ${un(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...pv(t,e.unmatched),...dv(e.uneven)]}var mv={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function pv(e,t){if(e.unmatched_rows===0)return[];let o=[...Oc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${C(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${C(
s)} ${mv[n]??n}`).join(", ")}`}.`]}function $h([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ge(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var fv={compute:"it computes",memory:"its copies take",idle:"its device idles"};function hv(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=An(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${fv[o.cause]} ${I(t(o))} a step longer, and each other rank waits ${I(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function vh(e,t){let o=Oc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Se(sn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Sh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Oc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,w)=>p+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return An([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Os(n)} at the peak${i?
`; ${i.name}: ${Os(i.change)}`:""}.`}var kh=e=>`${Ye(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${We(e.peak_pctg)} of the peak`}`;function Eh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=An(e.by_operator,n=>n.device_time_per_step);return`${io(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${We(t.known_pctg)} of the device time: ${kh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${I(o.device_time_per_step)}, ${kh(o)}.`:""}`}var Th=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=An(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${I(o.median_time)} a call, the median of ${C(o.calls)}${s>0?`; ${We(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Wa="No rank waits for another one in the collectives that match.",gv={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},wv=.2;function Oh(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Wa;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${We(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${hv(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${We(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${yv(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<wv*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function yv(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${gv[e.cause]} (${I(o)} \
a step more than the median rank)`:""}var bv=200,_v=512;function kv(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,bv).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function xv(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,_v),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?Mn(e):"",
rows:i.map(String),cells:u,texts:d}}function Mc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=kv(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>xv(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>_h({panels:r,columns:n},c)}}var Ac=(e,t)=>Tc(e,t),Mh=e=>[`waits ${I(e.wait_per_step)} a step, exp\
osed ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${C(e.last)} of ${C(e.matched_rows)} times`],Ah=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${C(e.last)} times`];var $v="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",vv="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Rc="no rank matches, or the trace does not state the bytes sent or the size of the group",Fa=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],Rh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function Sv(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(un(o))??{name:un(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Mn(e),lines:[...t.values()]}}var Ph=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],Ev=e=>e.length>1?null:Ph(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Ec(o)}));function Tv(e){let t=e.map(Sv);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>yh({sides:t,names:Ph(e)},o)}}var Ha=e=>e.every(t=>t.data.summary[0]?.rows===0)?$v:vv,ja=ye("c\
ollective","collective",!0),Ua=ye("process_group","process group",!0),Ch=me(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Lh=me(Z("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),Nh=me(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Ih={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...us(e,xh,$h),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),C(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Ie,legend:Fa,make:(e,t)=>uo(e,t,{parts:Fa,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Rh),label:un,empty:Ha(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Ie,legend:Fa,make:(e,t)=>uo(e,t,{parts:Fa,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Rh),label:o=>`rank ${o.rank}`,empty:Ha(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:Ev,make:Tv},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Ac,legend:[],make:e=>Mc(e,{name:un,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Mh,empty:Ha(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Ac,legend:[],make:e=>Mc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Ah,empty:Ha(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[ja,Ua,ut("class","class",String),ke("instances","instances"),
Ch,Lh,Nh,Z("time_per_step","in all"),_e(ke("group_size","group size")),_e(Ke("bytes_per_instance","bytes")),dt(Nt(an("algbw","algorithm bandwidth")),Rc),dt(Nt(an("busbw","bus bandwidth")),Rc),ke("unma\
tched_rows","without match"),Z("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ee,Ch,Lh,Nh,me(Z("caused_per_step","caused"),"Exposed waiting of the other ranks whe\
re this one was last"),ke("last","last"),_e(Xe("last_pctg","last, share")),ke("matched_rows","matched"),ke("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ee,ja,
Ua,ut("why","why",String),ye("dtype","type"),_e(Ke("bytes","bytes")),ke("count","count"),Z("duration","in all"),dt(me(Nt(an("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations,\
 which may include waiting"),Rc)]},{key:"missing",caption:"Missing",columns:[Ee,ja,Ua,ke("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[ye("step","st\
ep"),ja,Ua,ye("ranks","ranks"),Z("shortest","shortest"),Z("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var Cc={compute:"compute",memory:"copies",host:"host, self"},Ov={...ye("step","step"),show:e=>e===null?"whole file":String(e)},Dh=me(Z("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),Bh={title:"Stragglers",ofSteps:!0,params:[st("num_candidates","Ranks with operators","2"),st("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Oh(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Ie,make:(e,t)=>Ze(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Wa,show:o=>`${I(o.caused_per_step)} a step, ${We(o.caused_pctg)} of all; last in ${We(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Ie,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Wa,show:o=>`rank ${o.rank}: ${I(o.caused)}, ${We(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ee,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...Cc,memory:"copies",idle:"idle, \
the host is late"}),me(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),_e(Xe("caused_pctg","share")),ke("last","last"),_e(Xe("last_pctg",
"last, share")),me(ke("worst_steps","worst in steps"),"In how many steps no other rank caused more"),me(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared w\
ith the median rank"),me(Z("memory_excess_per_step","more copies"),"The same of copies"),me(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_ti\
me","step"),Dh]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ee,ut("measure","measure",Cc),ye("operator","operator",!0),Z("time_per_step","per step"),Z("med\
ian_per_step","median rank"),Z("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[Ov,me(ye("rank","rank"),"The rank that causes the most in the s\
tep"),ut("cause","what it does longer",{...Cc,idle:"idle, the host is late"}),me(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),_e(Xe("caused_pctg","shar\
e")),Z("exposed_wait","exposed wait"),Z("step_time","step"),Dh]}]};var jh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",Mv="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ga=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),qh=e=>Ga(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),Av=e=>e.
replace(/ (allocated|reserved)/,""),Rv=e=>e.includes(" reserved")?"reserved":"allocated",Wh={panel:e=>Av(e.name),style:e=>`${e.group} ${Rv(e.name)}`},Uh=e=>[Ga(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Pc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),Cv=(e,t)=>o=>[Pc(e,"rank")&&`rank ${o.rank}`,Pc(e,"device_type")&&Uh(o),o[t]].filter(Boolean).join(" · ");function Lv(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function zh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function Nv({side:e,row:t}){let o=[Pc([e],"rank")&&`rank ${t.rank}`,Uh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Se(t.live_at_peak)}\
 of it was allocated in the recording, ${Se(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Se(t.peak)} (${o}), ${I(t.peak_at)} after the first event${n}.${s}${vh(e.data.peaks,t.device_type)}${r}`]}function Pv(e){let t=e.
map(n=>zh([n])),o=t.length===2&&t.every(Boolean)&&Ga(t[0].row.device_type)===Ga(t[1].row.device_type)&&Sh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var Iv=e=>[...e.flatMap(t=>{let o=zh([t]);return o?[a("p",{class:"memory-sentence"},Nv(o))]:[]}),...Pv(e)],Gh=ye("device_type","memory"),Dv=dt(nr("device","device"),"host\
 memory has no number"),Bv=Gf(me({...ye("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Fh=me(Vt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Lc=_e(Xe("pctg","share")),Nc=ke("allocations","allocations"),za=[Ee,Bv,Gh,Dv],Hh=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:jh,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:Cv(
e,n),value:s=>s.bytes,show:(s,r)=>`${Se(r)}, ${We(s.pctg)} of the peak`,empty:Mv}),Yh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[st("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:Iv,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:qh,panels:Wh,ownDevice:!0,height:ls,make:(e,t)=>ps(e,t,{unit:"bytes",name:qh,panels:Wh,ownDevice:!0,marks:Lv,empty:jh})},{id:"\
live_modules",title:"Live at the peak, by module",height:Ie,make:(e,t)=>Hh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Ie,make:(e,t)=>Hh(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...za,me(Vt("peak","peak allocated"),"The largest amount that is allocated"),me({...Z("peak_at","at"),number:!1},"When it is reach\
ed first, after the first event of the set"),dt(ye("peak_step","step"),"outside of the recorded steps"),me(Vt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),me(Vt("reserved_pe\
ak","peak reserved"),"The largest amount that is reserved"),me(Vt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),me(Vt("live_at_peak","live at the\
 peak"),"Allocated in the recording at or before the peak, and not freed by then"),me(Vt("from_before","from before"),"The rest of the peak: allocated before the recording began"),me(Vt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),ke("never_freed_allocations","never freed, allocations"),me(Vt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...ye("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...za,ye("module","module",!0),Fh,Lc,Nc,ke("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...za,ye("frame","frame",!0),ye("operator","oper\
ator",!0),Fh,Lc,Nc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Gh,ye("operator","operator",!0),Ke("allocations_per_step","allocations per step"),Vt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),Vt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...za,ye("frame","frame",!0),
ye("operator","operator",!0),Vt("bytes","never freed"),Lc,Nc]}]};var Bc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],fs=Object.
fromEntries(Bc.map(([e,t])=>[e,t])),Kh=Bc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${I(n[e])}, ${rn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Dc="There are no steps here.",Ya=e=>e.step===null?"whole file":`step ${e.step}`,Ic=e=>e.span>0?`, file ${e.span+1}`:"";function qv(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Zn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function Wv({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Dc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${I(o)} a step: ${t.slice(0,3).map(n=>`${We(
n.time_pctg)} ${fs[n.kind]}`).join(", ")}.`}var Vh=dt(Z("longest","longest"),"the path has no such segment"),Jh=dt(ye("name","name",!0),"waiting and gaps have no name"),Qh={title:"Critical path",host:!0,
ofSteps:!0,params:[st("consecutive_kernel_delay","Short gaps, µs","30"),st("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Wv(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:qv(e,e[0].data.by_step[0])},`Show the path of ${Ya(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Ie,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?fs[o.kind]:`${o.name} (${fs[o.kind]})`,value:o=>o.time_per_step,empty:Dc,show:o=>`${I(
o.time_per_step)} a step, ${We(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Ie(e),legend:Kh,make:(e,t)=>uo(e,t,{parts:Kh,what:"steps",empty:Dc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ya(o)}${Ic(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",fs),ut("work","work",e=>e===1?"yes":"waiting"),Z("time_per_step","per step"),_e(Xe("time_pctg","share")),Z("time","in all"),ke("segments","segments"),Vh]},{key:"by_name",caption:"Operators, calls \
and kernels",columns:[ut("kind","kind",fs),Jh,Z("time_per_step","per step"),_e(Xe("time_pctg","share")),Z("time","in all"),ke("segments","segments"),Vh]},{key:"by_step",caption:"Steps",columns:[Ee,{...ye(
"step","step"),show:(e,t)=>Ya(t)+Ic(t)},me(Z("path","path"),"The whole path, including waits; the kinds add up to it"),me(Z("work","work"),"Without waits for the device, between operators and idle"),...Bc.
map(([e,t,o])=>me(Z(e,t),o)),Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ee,{...ye("step","step"),show:(e,t)=>Ya(t)+Ic(t)},Z("start","from"),Z("duration",
"takes"),ut("kind","kind",fs),Jh,dt(ye("lane","thread or stream"),"waiting is on none")]}]};var Fv='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',Hv={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Va=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:yt[e].name,what:yt[e].what,text:o=>`${I(o[e])} a call`})),jv=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),qc=e=>e===null?be:C(Math.round(e)).replace("-","−"),Uv=e=>`${C(Math.round(e))} tokens/s`;function zv(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:$t({...Gt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Wc="the names of these annotations do not say it",Fc=[ke("calls","calls"),me(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Va.map(({key:e,name:t,what:o})=>me(Z(e,t),`${o}, per call`)),me(Z("device_time","device"),"What a call launches, wherever it runs; per call"),dt(me(
_e(ke("requests_in_all","requests")),"Of all calls whose names say them"),Wc),dt(me(_e(ke("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Wc),me(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),dt(me(Nt({...Ke("tokens_per_second","tokens/s"),show:qc,showDiff:e=>e>0?`+${qc(e)}`:qc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Wc)],Ka=ye("phase","phase"),Xh=(e,t)=>({...ye(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Zh={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...us(e,t=>Th(t,Va)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>Hv[t]).join("; ")),zv(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Ie(e),legend:Va,make:(e,t)=>uo(e,t,{parts:Va,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:Fv})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Ie,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:jv,value:o=>o.tokens_per_second,show:o=>Uv(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ka,...Fc]},{key:"sizes",caption:"Phases by size of a call",
columns:[Ka,me(Xh("requests","requests"),"Of one call, up to a power of two"),me(Xh("tokens","tokens"),"Of one call, up to a power of two"),...Fc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ee,Ka,...Fc]},{key:"forms",caption:"Names that were found",columns:[Ka,me(ye("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),ke("calls","calls")]}]};var Gv="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",eg=e=>Ye(e,0,3),Ja=(e,t)=>_e(
{...Ke(e,t),show:io,showDiff:mn}),cr=Nt(me(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Qa=dt(Nt(me(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),tg=me(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),og=Nt(me(an("gb_per_s_at_least","bandwidth, at \
least"),"Each input read once and the output written once, divided by the device time")),ng=_e(me(Ke("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at \
most")),sg={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their i\
nputs, and how fast the device did them.",notes:e=>us(e,Eh),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Ie,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:Gv,show:o=>`${eg(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${eg(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
Ja("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),me(Z("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),_e(
Xe("known_pctg","share")),cr,Qa,ye("device","device")]},{key:"classes",caption:"Classes of work",columns:[me(ye("class","class"),"By the operators that launched it, else by the names of kernels; other\
: nothing says what it is"),_e(ke("device_rows","device rows")),Z("device_time_per_step","device per step"),_e(Xe("device_time_pctg","share of device time")),cr,og,ng]},{key:"by_rank",caption:"Ranks",
columns:[Ee,Ja("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),cr,Qa]},{key:"by_operator",caption:"Operators",columns:[mo,_e(
ke("calls","calls")),Ja("flops_per_step","FLOPs per step"),tg,cr,Qa]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[mo,ye("shapes","shapes",!0),me(ye("dtype","type"),"The type of t\
he numbers of both factors"),ye("class","class"),_e(ke("calls","calls")),Ja("flops_per_call","FLOPs per call"),tg,cr,Qa,ng]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,
columns:[mo,ye("shapes","shapes",!0),ye("dtypes","types",!0),_e(ke("calls","calls")),Z("device_time_per_step","device per step"),og]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,
columns:[me(mo,"The innermost operator that launched it"),_e(ke("device_rows","device rows")),Z("device_time_per_step","device per step"),_e(Xe("device_time_pctg","share of device time"))]}]};var Yv="The part of the time for which a value is known",rg=[_e(Ke("mean","mean")),_e(Ke("min","min")),_e(Ke("max","max")),_e(me(Z("known_time","known"),Yv))],ag=ye("counter","counter"),ig={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Ee,$o,ag,...rg]},
{key:"by_step",caption:"By step",columns:[Ee,dt(ye("step","step"),"the recording has no steps"),$o,ag,...rg]}]};var Kv="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",Vv=e=>e===null?be:Ye(e,0,3),lg={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[st("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Ie,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:Kv,show:(o,n)=>Vv(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ee,dt(mo,"no operator above the launch is recorded"),ye("kernel","kernel",!0),ye("counter","counter",!0),ke("kernels","kernels"),Ke("sum","sum"),
_e(Ke("mean","mean")),_e(Ke("min","min")),_e(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ee,me(ke("number","kernel no."),"In order of time, from 0"),ye("kernel","kernel",!0),
me(ye("operators","operators",!0),"Those above its launch, the outermost first"),ye("counter","counter",!0),Ke("value","value")]}]};var rt={temporal_breakdown:Qf,comm_comp_overlap:Xf,idle_time_breakdown:eh,kernel_breakdown:th,memory_bw:lh,queue_length:ch,launch_stats:uh,kernel_sequences:dh,user_annotation_breakdown:mh,operator_kernels:ph,
collectives:Ih,stragglers:Bh,memory:Yh,critical_path:Qh,phases:Zh,work:sg,device_counters:ig,operator_counters:lg};var ug=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Hc=["start","end"],Xa={...Object.fromEntries([...ug,...Hc].map(e=>[e,""])),lines:[]};function dg(e){
return[...ug,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Hc:[]]}var cg=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function jc(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...dg(i)])
r[l]=n(l);return r.rows=cg(o)==="steps"?"":cg(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function mg(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...dg(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Rn(e,t){let o=mg(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),fe(`/analyse?what=${e.what}&${o}`)}function pg(e,t,o){let n=mg(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Uc(e,t){return e.
set===""?null:pg(e,t)}function fg(e,t,o){let n=pg(e,t,Hc);return n.set("format","csv"),n.set("table",o),n}var qo={key:"",entry:null,memory:null};function Jv(e,t){let o=n=>qt({...Lt(t),node:n});return[eo(e.parts)," ",a("a",{href:o(ga(e.tree))},"Show in the tree")]}var zc=(e,t)=>Rn({...Xa,what:e,lines:[],set:t.
control,test:t.test,set_ranks:hg(t.control_ranks),test_ranks:hg(t.test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},rt),hg=e=>e==="all"?"":e;function gg(){let e=a("p",{class:"diagnosi\
s-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t),n="",s=null;function r(i){let{entry:l}=qo;M(t,qo.memory?eo(qo.memory.parts):"The peak of me\
mory did not change noticeably, or it is not known."," ",a("a",{href:zc("memory",i)},"Show memory")),t.title=qo.memory?.text??"",M(e,l?Jv(l,i):["No layer can be named for the change. ",a("a",{href:qt(
Lt(i))},"Show the tree")]),e.title=l?.text??"",e.dataset.shown=qo.key,e.toggleAttribute("data-said",!!(l??qo.memory)),(l??qo.memory)&&(o.closest(".diagnosis").hidden=!1)}return{node:o,async draw(i,l){
let c=ht(i).toString();if(c===n)return;s?.abort(),s=new AbortController,n=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),M(t),M(e,a("span",{class:"muted"},"Lookin\
g for the layer …")),c===qo.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,p])=>m.set(f,p));try{let f=await it(m,{signal:s.signal});
if(n===c){let p=w=>f.diagnosis?.find(g=>g.kind===w)??null;qo={key:c,entry:p("layer"),memory:p("memory")},r(i)}}catch{n===c&&M(e)}},stop:()=>s?.abort()}}function mt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var Qv={ALL:"All",CPU:"Host",GPU:"Device"},Xv={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Zv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],eS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],tS={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},oS={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function hs(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function yg(e){let t=mt("Device type",Lm.map(k=>[k,Qv[k],Xv[k]]),k=>e({device_type:k})),
o=mt("Unit of the durations",Zv,k=>e({unit:k})),n=mt("Time of host operations, shown and judged",eS,k=>e({measure:k})),s=nS(e),r=hs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=hs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=hs("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=hs("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=hs("Hide ProfilerSt\
ep*","Hide the rows of the steps themselves",k=>e({exclude:k?[...u.exclude,Ct]:u.exclude.filter(_=>_!==Ct)})),m=sS(k=>e({category:k})),f=aS(k=>e({exclude:k})),p=hs("Fold replacements","A kernel that i\
s gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e({fold:k})),w=wg("Calls","Groups by the change of the number of calls",{"":["","all","All groups.\
 The groups count names; a name that occurs in two categories has two rows"],...tS},k=>e({change:k})),g=wg("Time","Groups by the change of the time",oS,k=>e({significant:k})),y=F("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),h=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},s.node,m.node,
t.node,o.node,n.node),a("div",{class:"filter-row"},w.node,g.node),a("div",{class:"filter-row"},d.node,p.node,r.node,i.node,l.node,c.node,f.node,y));function b(k){let _=k&&{...k.ops_diff,"":Cm.reduce((E,S)=>E+
k.ops_diff[S],0)};w.draw(u.change,_);let x=k?.changed_rows;g.draw(u.significant,x&&{...x,true:x.slower+x.faster}),g.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:h,focusSearch(){
return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,_,x){u=k,t.press(u.device_type),o.press(x),n.press(Vn(u)?"self":"total"),o.buttons.get("percent").disabled=_?!Yr(_):!1,
s.draw(u.q),r.input.checked=u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!_?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let E=_?.rows.filter(
v=>v.aliases)??[],S=({category:v})=>v==="python_function";l.node.hidden=u.aliases&&E.every(S),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(S),d.input.checked=u.exclude.includes(Ct),
m.draw(u.category,_?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.hidden=_?.replacements.length===0,b(_),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&
u.device_type==="ALL"&&u.exclude.every(v=>v===Ct)}}}function nS(e){let t=ue("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"\
off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{
for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function sS(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"\
menu"},t,o);rS(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.length===1?i[0]:J(i.length,"category","categories");let u=[...l];
for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;M(o,u.map(({category:m,rows:f})=>{let p=a(
"input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},C(f)))}),
i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function rS(e){e.addEventListener("toggl\
e",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}function aS(e){let t=ue(
"exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&
(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,M(s,o.filter(l=>l!==Ct).
map(l=>a("span",{class:"chip mono"},`not ${l}`,Re("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function wg(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},
"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},
u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){
r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=C(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var Gc=8,Yc={key:"",operators:null};function bg(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=lt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(p,w,g="")=>a("td",{class:`num ${g}`,title:w},p);function d(p){let{operator:w,control_per_step:g,test_per_step:y,diff_per_step:h}=p,b=h>0?"more":h<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${C(p.control_counts)} →\
 ${C(p.test_counts)}`),u(I(g),le(g)),u(I(y),le(y)),u(ge(h),Be(h),b),u(g>0?Te(100*h/g):y>0?"new":"",null,b))}function m({rows:p,count:w}){let g=(y,h="num")=>a("th",{scope:"col",class:h},y);M(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},p.slice(0,i?void 0:Gc).map(d)))),n.hidden=i||p.length<=Gc,
M(n,!n.hidden&&F(p.length<w?`Show ${C(p.length)} of ${C(w)}`:`Show all ${C(w)}`,()=>{i=!0,m({rows:p,count:w}),o.querySelectorAll("tbody tr")[Gc].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){
c?.abort(),c=new AbortController,l=p,i=!1,M(o,a("p",{class:"muted"},"Looking for the operators …")),M(n);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([g,y])=>w.set(g,y));try{let{operators:g}=Yc.key===p?Yc:await t(w,{signal:c.signal});Yc={key:p,operators:g},l===p&&g?m(g):l===p&&M(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(g){
l===p&&g.name!=="AbortError"&&M(o,a("p",{class:"muted"},`No operators: ${g.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):
!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var iS=14;function gs(e){let[t,o]=Em(e);return o===""?t:`${t} → ${o}`}function _g(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(iS,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=nl(s?o-2:o),n.add(t.filter(Boolean).map(d=>gs(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>gs(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=gs(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=gs(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var Wo=28,lS=200,kg=12,xg=100,cS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Jc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${gf}`,"c-real"],...Ea],Kc=String(Jc.length-Ea.length),uS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},dS=(e,t)=>e.too_few?["","too few steps"]:uS[t]??["",t],vg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function mS(e,t,o){let n=vg[e],s=Jn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Sg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Jc.map(([Y,re,pe,X])=>{let ae=a("span",{class:"sort-mark","aria-hidden":"true"}),U=a("th",{scope:"col",class:X},a("button",{type:"button",title:pe,on:{click:()=>e.onSort(...mS(Y,d,m))}},re,
ae));return t.set(Y,{cell:U,mark:ae}),U}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Jc.map(([,,,Y])=>a("col",{class:Y}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",g=null,y=0,h=0,b=0,k=0,_=new Map,x=0,E=!1,S=0,[v,P]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Kc}))),L=_g(t.get("name").cell),O=()=>c.length>lS&&!nn();function A(Y=!1,re=l.scrollTop){let pe=Math.ceil((x||600)/Wo),X=O()?Math.max(0,Math.floor(re/Wo)-kg):0,ae=O()?Math.min(c.length,Math.
floor(re/Wo)+pe+kg):nn()?ce():c.length;if(!Y&&X===b&&ae===k)return;b=X,k=ae;let U=s.contains(document.activeElement),D=Y?new Map:_;_=new Map;for(let K=X;K<ae;K+=1)_.set(K,D.get(K)??(c[K]?we(K):Le(K)));
$(U,Y,re),R()}function $(Y,re,pe){l.toggleAttribute("data-virtual",O()),H(v,b),H(P,c.length-k),wo(s,[v,..._.values(),nn()?j(c.length-k):P]),pe>0&&(re||Y)&&l.scrollTop!==pe&&(l.scrollTop=pe),Y&&(_.get(
y)??l).focus({preventScroll:!0})}function R(){let[Y,re]=O()?[Math.max(0,b-xg),Math.min(c.length,k+xg)]:[b,k];for(let pe=Y;pe<re;pe+=1)if(!c[pe]){e.onWant(Y,re);return}}function B(){let Y=!1;for(let[re,
pe]of _)pe.dataset.hole!==void 0&&c[re]?(_.set(re,we(re)),Y=!0):c[re]&&L.refit(pe,c[re]);Y&&$(s.contains(document.activeElement),!1,l.scrollTop),R()}function H(Y,re){Y.hidden=re===0,Y.style.height=`${re*
Wo}px`}function j(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Kc,class:"muted"},`${C(Y)} more: the report and the CSV have all rows.`))}function ce(){let Y=c.findIndex(re=>!re);return Y<0?c.length:
Y}function we(Y){let re=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${re.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(re.key===g)},pS(re,
u,h,je(re,Y)),p&&pf(re,pe=>ur(pe,u)))}function Le(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Kc,class:"muted"},"…"))}
function je(Y,re){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&!Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),L.draw(Y))}function te(Y,{
focus:re=!1}={}){if(c.length===0)return;let pe=_.get(y);y=Math.max(0,Math.min(c.length-1,Y)),q(y),pe?.setAttribute("tabindex","-1");let X=_.get(y);X?.setAttribute("tabindex","0"),re&&X?.focus({preventScroll:!0})}
function ie(Y){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Wo)),_.get(y)?.setAttribute("tabindex","0"))}function q(Y){l.removeAttribute("data-late");let re=Y*Wo,pe=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;re<l.scrollTop?l.scrollTop=re:re+Wo>l.scrollTop+pe&&(l.scrollTop=re+Wo-pe),S=l.scrollTop,A(!1,S)}s.addEventListener("click",Y=>{let re=Y.target.closest("tr[data-index]");re&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(re.dataset.index)].key):re&&c[re.dataset.index]&&getSelection().isCollapsed&&(te(Number(re.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let re=Math.max(1,Math.floor(l.clientHeight/Wo)-4),pe={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+re,PageUp:y-re,Home:0,End:c.length-1};if(Y.key in pe&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),te(pe[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let X=_.get(y);(Y.key==="ArrowRight"?X?.querySelector(".op-link"):X)?.focus({preventScroll:!0})}});let Q=0;l.addEventListener("scroll",()=>{S=l.scrollTop,O()&&Q===
0&&(Q=requestAnimationFrame(()=>{Q=0;let{scrollTop:Y}=l;A(!1,Y),ie(Y)}))});let oe=new ResizeObserver(Y=>{x=l.clientHeight,Y.some(({target:re})=>re!==l)&&L.measure()&&B(),A(!1,S)});oe.observe(l),oe.observe(
t.get("name").cell);let de=Xn(()=>{L.measure(),A(!0)});function Ne(Y){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${Y}`,o[2].
title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(re=>{re.hidden=!p});
for(let[re,{cell:pe,mark:X}]of t){let ae=d===re||(vg[re]??"")===d;ae?pe.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):pe.removeAttribute("aria-sort");let U=m==="asc"?"↑":"↓";X.textContent=
ae?d===re?` ${U}`:` |${U}|`:""}}return{node:l,focus:()=>te(y,{focus:!0}),draw(Y){let re=w!==Y.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:w}=Y),p=Y.work===!0,i.toggleAttribute(
"data-work",p),h=Vc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),L.setRows(c),Ne(Y.unitName),M(r,Y.totals.map(([X,ae])=>gS(X,ae,u,f,p)));let pe=c.
findIndex(X=>X?.key===g);re&&(y=Math.max(0,pe),S>0&&(l.scrollTop=0,S=0)),E||(E=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),A(!0,S),pe>=0&&re&&q(pe)},add(Y,re,pe){
c=Y,i.toggleAttribute("data-unjudged",!pe),L.addRows(c,re),Vc(re)>h?(h=Vc(re),A(!0)):B()},select(Y){let re=Y!==g;g=Y;for(let X of s.querySelectorAll("tr[data-index]"))X.setAttribute("aria-selected",String(
Y!==""&&c[Number(X.dataset.index)]?.key===Y));let pe=c.findIndex(X=>X?.key===Y);pe>=0&&re&&te(pe)},unmount(){oe.disconnect(),de(),cancelAnimationFrame(Q)}}}function Qc(e,t){return t==="percent"?[We(e),
We(e)]:[I(e),le(e)]}function ur(e,t){if(t!=="percent")return[ge(e),Be(e)];let o=e===null?be:`${Te(e)}-points`;return[Te(e),o]}var Vc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),ws=e=>e>0?" m\
ore":e<0?" less":" calm";function Za(e,t,o){let[n,s]=Qc(e,t);return a("td",{class:o,title:s},n)}function pS(e,t,o,n){let{row:s}=e,[r,i]=cS[s.change]??["",s.change],[l,c]=ur(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:wf(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},C(e.controlCount)),a("td",{class:"num c-count"},C(e.testCount)),a("td",{class:`\
num c-count${ws(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Qs(s)||null},ot(e.diffCount)),Za(s.control_counts>0?e.control:null,t,"num c-time"),Za(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ws(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ws(e.percent??e.diff)}`},e.birth||Te(e.percent)),fS(e)]}function fS({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=dS(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${On(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${zd(Zo(e))}`))}var $g=e=>a("td",{class:"\
num c-count",title:C(e)},C(e)),hS={host:"Host, sum",device:"Device, sum"};function gS(e,t,o,n,s){let[r,i]=ur(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},hS[e]),a("td",{class:"c-category"}),$g(t.controlCount),$g(t.testCount),a("td",{class:`num c-count${ws(t.diffCount)}`},ot(t.diffCount)),Za(t.control,o,"num c-time"),Za(t.test,o,"num c-time"),a("\
td",{class:`num c-time${ws(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ws(t.percent??t.diff)}`},t.birth||Te(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var wS=820,yS=3,Eg=46,At={top:26,right:12,bottom:36},Zc=46;function ei(e){return vt({...e,class:"heat-map",height:Ag,make:kS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<yS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var bS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Og=e=>Math.max(34,e.rows.length*bS(e.rows.length)),Mg=e=>e<wS;function Ag(e,t){let o=Og(e);return Mg(t)?3*(o+At.top)+2*At.bottom+2*Zc+At.bottom:o+At.top+At.bottom+
Zc}var Xc=e=>e.flat().filter(t=>t!==null);function _S(e){let t=[...Xc(e.control),...Xc(e.test)],o=Math.abs(sn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Xc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function kS(e,t){let o=Mg(t),n=_S(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=vS(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:kt(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:As(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:OS(),showscale:!1}},d=c.map(([f,p,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,SS(e,l.panels[y],h,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(k=>k.map(_=>_===null?null:_/r)),customdata:$S(e,f,p,w,g),
hovertemplate:"%{customdata}<extra></extra>",...xS(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,TS(l.bars[p],4+p,f,i)),ES(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function xS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function $S(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${Fe(String(f))}, step ${Fe(m)}`;if(c===null)return p;let w=e.control[l][u],g=s&&
w>0?` (${Te(100*c/w)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+g,...y].map(Fe)].join("<br>")}))}function vS(e,t,o){let n=Ag(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),i=t-r-At.right,l=Og(e),c=o?i:(i-2*Eg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let h=y*
(c+Eg)/i;return{x:[h,h+c/i],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[w,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+Zc];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function SS(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>Fe(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>Fe(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Tg=48;function ES([e,t],o,n){let s=Array.
from({length:Tg},(r,i)=>e+(t-e)*(i/(Tg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function TS({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ee("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var OS=()=>[[0,ee("--less-fill")],[.5,ee("--heat-zero")],[1,ee("--more-fill")]];function ti(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(g)),a("td",{class:`num${y}`},Te(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Rg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(yt).map(([e,{name:t}])=>[e,t]))},MS=20,oi=["control","test"];function AS(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function Cg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${We(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${We(100*t.waiting)} of its step): the others probably wait for it.`}function Lg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=ue("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Kr.map(L=>a("option",{value:L},Rg[L]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=ei({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...L)=>o(t(...L))}),
c=ti(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,w=new Map,g=null,y="",h=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=L=>L===
"step"&&g&&Rt(g.answer)?"whole recording":Rg[L];function k({set:L,marker:O}){let A=JSON.stringify([L,O]);if(!p.has(A)){let $=Hn(L,O);p.set(A,$),$.catch(()=>p.delete(A))}return p.get(A)}async function _(L){
if(oi.some(O=>L[O].any)){x(L,"Each file counts as one step here, so there are no steps to show.");return}try{let O=await Promise.all(oi.map(A=>k(L[A])));if(g?.answer===L){let A=O.map(($,R)=>AS($,L[oi[R]]));
g={...g,samples:A,judged:A.map(Ff)},E()}}catch(O){x(L,O.message)}}function x(L,O){g?.answer===L&&(n.textContent=O,m.hidden=!0)}function E(){let[L,O]=g.judged,A=({ranks:H},j)=>`${J(H.length,"rank")}, ${J(
g.samples[j].length,"sample")}`,$=[Cg(L),Cg(O)],R=$[0]===$[1]?$[0]:$.map((H,j)=>H&&`${j===0?"Control":"Test"}: ${H}`).filter(Boolean).join(" "),B=[A(L,0),A(O,1)];n.textContent=`${B[0]===B[1]?`${B[0]} \
on each side`:`${B[0]} against ${B[1]}`}. ${R}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(H=>H.slow.length>0)),y!==""&&P()}async function S(L){let O={};w.set(L,O),w.size>MS&&w.delete(w.keys().
next().value);try{O.samples=(await Ar(L)).samples}catch(A){O.failed=A.message,w.delete(L)}y==="op"&&h?.query===L&&P(O)}function v(L){if(y!=="op")return{samples:g.samples,of:A=>A[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let O=L??w.get(h.query);
return O===void 0&&S(h.query),O?.samples?{samples:oi.map(A=>O.samples[A]),of:A=>A.total_duration,revision:h.query,none:""}:{none:O?.failed??"Reading the events of this operation …"}}function P(L){let{
judged:O,file:A}=g,{samples:$=[[],[]],of:R,revision:B,none:H}=v(L),j=Pa(...$),ce=er(j,R),we=[...ce.control,...ce.test].flat().some(te=>te!==null);i.hidden=y!=="op"||h===null,M(i,h&&a("bdi",{},h.name));
let Le=y==="op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...ce,kind:"time",file:A,format:le,formatDiff:Be,heading:Le,more:(te,ie,q)=>Xo(j[te][ie][q]),revision:`${g.revision}\
#${B}`,empty:we?"":H}),c.node.hidden=!we,c.draw({grid:j,values:ce,timeline:t,title:Le,format:I,formatDiff:ge}),M(u,RS(O));let je=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);
d.hidden=je.length===0,d.textContent=`The sides have different ${je.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(L,O,A,$,R){y=O,h=R,f.open=y!=="",r.value=y||
"step",g?.answer!==L?(g={answer:L,file:A,revision:$},r.options[0].textContent=b(Kr[0]),_(L)):g.judged&&E()}}}function RS([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.
ranks,...t.ranks].map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"\
num",title:le(l.step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},Te(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},We(l.waiting===null?null:100*l.waiting))]},
s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step:\
 waiting for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${nt(
o)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),
a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var CS={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
tu="not stated",eu=(e,t,o)=>n=>{let s=n[e]===null?tu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Ng=(e,t)=>e.length===0?"none":e.length===t.length?nt(e):`${nt(e)} of ${nt(t)}`,ou=e=>e.shared_kernel_time===
null?"no kernels":We(100*e.shared_kernel_time),LS=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ng(t.steps,t.all_steps),NS=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ng(t.ranks,t.all_ranks)},{text:"Steps",of:LS,key:(e,t)=>t.steps.length},{text:"with_stack",of:eu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:eu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:eu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(CS).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:ou,key:()=>null}];function PS(e){return NS.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||tu,test:l||tu,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function IS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${ou(n)} of the kernel time in the control, ${ou(s)} in the test.`;return r+i}function Pg(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=PS(n);e.textContent=IS(n,s),M(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Ig(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...qs(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${zt(Zo(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${zt(Zo(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${zt(Zo(t))}`);let s=Qs(t);return s===
""?n:[...n,s]}function DS(e,t,o){let{row:n}=e,s=c=>Qc(c,t)[0],r=e.birth||Te(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ur(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(n.control_total_duration)} → ${I(n.test_total_duration)}, ${ge(n.diff_duration)}`),[...l,...Ig(e)]}function BS(e){return[e.row.category,
`control ${C(e.controlCount)}`,`test ${C(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Ig(e)]}var Dg=e=>({key:e.key,name:gs(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function Bg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Is(t,n)}`:Is(t,n),rows:e.map(s=>({...Dg(s),control:s.control,test:s.test,diff:s.diff,lines:DS(
s,t,o)}))}}function qg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Dg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:BS(o)}))}}
function Wg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var qS=20,WS=200;function vo({id:e=ue("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=ue("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>f(),keydown:E,blur:()=>_()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe(WS,()=>y(u.value.trim())),p=[],w=-1,g=null;async function y(S){g?.abort(),g=new AbortController;let{signal:v}=g,P=new URLSearchParams({q:S.slice(0,120),limit:String(qS)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:L,total:O},A]=await Promise.all([jt(P,{signal:v}),i&&S!==""?Ko({signal:v}):[]]),$=i?HS(S,L,A):[];p=[...s&&S===""?[{none:!0}]:[],...$,...L],h(O>L.length?`${J(O-
L.length,"more set")}: type to find them`:p.length===0&&"No set matches."),$e(J(O,"set")),b(S===""?p.findIndex(R=>R.set&&R.set.id===o?.id):L.length>0?$.length:0)}catch(L){L.name!=="AbortError"&&(p=[],
h(L.message))}}function h(S){M(d,p.map((v,P)=>a("li",{id:`${l}-${P}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===o?.id:!!v.none&&!o),on:{click:()=>x(v)}},v.set?jS(v.set):
v.words??s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=p.length===
0?-1:Math.max(-1,Math.min(S,p.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${w}`)}function k(){d.hidden&&y("")}function _(){f.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x(S){_(),S.group?i(S.group):(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function E(S){let{key:v}=S,P=!d.hidden,L={ArrowDown:w+1<p.length?w+1:0,ArrowUp:w>0?w-1:p.length-1,PageDown:w+8,PageUp:Math.
max(0,w-8)}[v];(L!==void 0||P&&["Enter","Escape"].includes(v))&&S.preventDefault(),L!==void 0?P?b(L):k():v==="Enter"&&P&&p[w]?x(p[w]):v==="Escape"&&P&&(S.stopPropagation(),_())}return{node:m,input:u}}
var FS=3;function HS(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,FS).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function jS(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),J(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function ys(e,{none:t,links:o=GS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=US(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";M(n,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Re("swap","Swap control and test",()=>e(YS(u))),KS(u,e),g&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>zS(n,y,h)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ge(
m,d[u]),y=ue("set"),h=vo({id:y,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Fg(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),Fg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?J(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var US=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function zS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var GS=e=>[nu(e),a("a",{class:"small",href:qt(Lt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:vn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function nu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:fe(`/analyse?${t}`)},"Analyse both")}function YS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function KS(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function Fg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?VS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${nt(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},JS(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function VS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function JS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var QS=["bars","line","scatter","histogram","none"],Hg=["control","test","q","chart","x","y","y2","by"],jg={chart:"",x:"",y:"",y2:"",by:""};function su(e){let t=new URLSearchParams(e),o=Object.fromEntries(
Hg.map(n=>[n,t.get(n)??""]));return{...o,chart:QS.includes(o.chart)?o.chart:""}}function ni(e){let t=new URLSearchParams;for(let o of Hg)e[o]&&t.set(o,e[o]);return fe(t.size===0?"/query":`/query?${t}`)}
function si({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Cn=["control","test"],XS=32;function Ug(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ri(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Ug("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Ug("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function ru(e){let t=Object.entries(e).map(([o,n])=>{let s=ri(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var zg=e=>Object.fromEntries(Cn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function dr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function ZS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${dr(`diff_${o}`)} / ${dr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${dr(e.slice(4))})`:dr(e)}var eE={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function tE(e,t){let o=eE[e][t?0:1];return Cn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${dr(n)} AS ${n}`:n)}function bs(e,t){let o=[...t].filter(([n])=>!Cn.includes(n));return o.length>XS?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function ai(e,t,o,n=0){let s=Vr(e);s.delete("measure"),o||s.set("measure","total");let r=bs("compare",s),i=Qn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${tE(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${ZS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Gg(e){let t=ht(e);t.set("fold","true");let o=bs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function oE({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Cn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var au=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function nE(e){let t=Cn.map(o=>{let n=ri(o,zg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${au.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Yg=e=>nE(e)??`SELECT side, rank, step_number, ${au.join(", ")}
FROM ${bs("compare_steps",[...ht(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Kg=e=>`${Yg(e)}
ORDER BY rank, step_number, side`,Vg=e=>`SELECT side, count(*) AS steps, ${au.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Yg(e)}
)
GROUP BY side`,Jg=e=>bs("compare_places",[...ht(e)].filter(([t])=>!t.startsWith("merge_")));function Qg(e){let t=Jg(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function sE(e,{name:t,category:o,aliases:n}){let s=ru(zg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${oE(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var Xg=(e,t,{name:o,category:n})=>bs(e,[["name",o],["category",n],...ht(t)]);function iu(e,t){let o=sE(e,t);return o?`events
WHERE ${o}`:Xg("compare_calls",e,t)}var Zg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${iu(e,t)}
ORDER BY side, rank, start_us`,lu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${iu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,rE={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},ew=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${iu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(rE).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,tw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${Xg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function ow(e,{name:t,category:o},n){let s=Jg(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var nw=(e,t)=>bs(t,[...ht(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),sw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${nw(e,"work_by_operator")}
WHERE operator = ${to(t)}`,rw=e=>Cn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${nw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,aw=e=>Cn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),iw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,lw=e=>aw(e)?`${iw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,aE={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function cw(e,t){let[o,n]=aE[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!aw(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${iw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?ni({control:t,test:o,q:e,...n}):null;function uw(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(oo(c,e,u));i(r.table.sql,ai(e,t,o)),i(r.durations.sql,ai(e,t,o,e.top)),i(r.counts.sql,ai(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?Qg(e):Vg(e)),i(r.classes.sql,rw(e)),i(r.replacements.sql,Gg(e)),i(r.operators.sql,lw(e)),i(r.ranks.heat.sql,e.heat!=="op"?Kg(e):n?lu(e,n.row):null)}
function dw(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(ow(e,t,t.launches===void 0),e)),i.sql.set(oo(ew(e,t),e)),l.sql.set(oo(tw(e,t),e)),c.sql.set(oo(sw(
e,t),e)),n.sql.set(oo(Zg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(lu(e,t),e))}var mr=["control","test"],mw=e=>a("bdi",{class:"mono"},e),iE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function lE(e){let[t,o]=mr.map(s=>iE(e[s])),n=mr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?C(n[0]):`${C(n[0])} and ${C(n[1])}`,changes:{control_marker:t,test_marker:t}}]:mr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:C(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function cE(e,t){let[o,n]=mr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,mw(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:mr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function pw(e,t){return[cE(e,t),t&&lE(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,mw(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var fw=8,uE=600,dE=80,Ln=["control","test"],hw=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},du=({step_number:e})=>e!==null,uu=e=>[e.span,du(e)?e.step_number:
e.rank],gw=({rank:e,span:t})=>`${e}/${t}`;function ww(e){return`${du(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function mE(e){let o=[...new Map(e.map(n=>[uu(n).
join("/"),uu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function pE(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var cu=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function fE(e,t){let o=new Map;for(let n of e){let s=gw(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>fw?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>He("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function hE(e,t,o,n,s){let r=mE(t),i=t.map(u=>({sample:u,y:cu(
u.step,o),x:r.size>1?3+94*r.get(uu(u).join("/"))/(r.size-1):50})),l=t.filter(du).map(u=>u.step_number),c=l.length===0?J(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},He("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},He("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${cu(n,o)}%`,y2:`${cu(n,o)}%`}),fE(
i,e),i.map(({sample:u,x:d,y:m})=>He("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>dE?2:3.2},s&&He("title",{},[`${e}, ${ww(u)}: ${le(u.step)}`,Xo(u)].filter(Boolean).join(`
`))))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function gE(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${J(t.length,"sample")} from ${I(Math.min(...o))}\
 to ${I(n.step)}, median ${I(hw(o))}; the longest is ${ww(n)}.`}var yw=(e,t)=>e&&Object.fromEntries(Ln.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&
{host:r/1e3,lag:i/1e3}}})]));function bw(e,t){if(!Ln.every(l=>e?.[l]?.length>0)||Ln.every(l=>e[l].length<2))return null;let o=Ln.flatMap(l=>e[l].map(c=>c.step)),n=pE(o),s=hw(e.control.map(l=>l.step)),
r=[ue("strip-title"),ue("strip-words")],i=Ln.some(l=>{let c=new Set(e[l].map(gw));return c.size<=fw&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-d\
escribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hid\
den",id:r[1]},Ln.map(l=>gE(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(n[1])),a("span",{},I(n[0]))),Ln.map(l=>hE(l,e[l],
n,s,o.length<=uE))))}var wE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},yE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},bE=({
control:e,test:t})=>fe(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),_E="Confidence: this share of the intervals that are made in this way contains \
the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 the step time counts as slower or faster. Ranks of a step wait for ea\
ch other, so their mean counts once.";function kE({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function xE({verdict:e,shift:t,control_median:o}){if(e!=="slower"&&
e!=="faster"||!(o>0))return"";let n=100*t/o;return n<900?` by ${We(Math.abs(n))}`:`: ${Te(n)} as long`}function $E(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("\
p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${yE[e.verdict]} `),wE[e.verdict],
xE(e)),a("span",{class:"headline-label"},`Mean ${o.toLowerCase()}`),a("span",{class:"value control-text",title:le(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{
class:"value test-text",title:le(e.test)},I(e.test)),a("span",{class:`change ${kE(e)}`,title:Be(e.change)},ge(e.change)))}function _w(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"\
verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Rt(c),f=d.verdict==="cannot_judge"&&u;M(s,$E(d,m),a("p",{class:"verdict-ra\
nge"},eo(d.range.parts)," ",f&&F("Use all ranks and steps",e,{class:"link-button"})),d.basis!==null&&a("p",{class:"muted small verdict-reason",title:_E},eo(d.basis.parts),"."),d.caution&&c.comparability.
every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small one-recording"},d.caution," ",t&&a("a",{href:bE(c)},"Compare several recordings")),pw(c,t)),M(r,bw(yw(d.samples,c.step_time.samples),
m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function ii(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var vE=900,li=12,kw=17,SE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function xw(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of SE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():xw(n);s&&o.append(s)}return o}function EE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>He("te\
xt",{x:d,y:m,fill:ee(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Vo(d,Math.floor(n/6.6),3)),l=[r(li,22,e,15,!0),...i.map((d,m)=>r(li,42+kw*m,d,12,!1))],
c=30+kw*i.length+18,u=li;for(let[d,m]of o)l.push(He("rect",{x:u,y:c-9,width:14,height:9,fill:ee(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+li}}function TE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,vE),l=EE(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=xw(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(w));return f}),u=l.height+n;return{width:i,height:u,node:He("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},He("rect",{width:"100%",height:"100%",fill:ee("--surface")}),l.nodes,c)}}var $w="image/svg+xml";async function OE(e,t,o){let n=new Image;
n.src=`data:${$w};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function vw(e,t,o,n){let{node:s,width:r,height:i}=TE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:$w}):await OE(l,r,i);
ii(c,`${o}.${t}`)}var pr=212,no={left:62,right:12,top:20,bottom:24},_s=pr-no.top-no.bottom,ci=.62,ME=5,Sw=8,ui=84,AE=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Ew(e){return vt(
{...e,class:"waterfall",height:()=>pr,keys:AE,paint:NE,save:vw})}function RE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function CE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function LE([e,t]){let o=(t-e)/
ME,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var fr=e=>`${100*e}%`;function NE({fall:e}){let t=RE(e),
o=CE(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=h=>_s*(s-Math.max(h,n))/(s-n),u=(h,b=0)=>fr((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=ue("fall-less"),f=LE([n/i,s/i]).
map(h=>({y:c(h*i),text:`${Ye(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=He("svg",{class:"fall-body",...p},He("defs",{},He("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},He("rect",{class:"fall-ground",width:5,height:5}),He("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>He("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>He("line",{class:"fall-join",x1:u(b,ci/2),x2:u(b+1,-ci/2),y1:c(h),y2:c(h)})),t.map(([h,b],k)=>He("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-ci/2),width:fr(
ci/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(h=>PE(u(h,-.33),fr(.66/l))),e.parts.map(({change:h},b)=>He("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ge(h))),IE(e).flatMap(([h,b],k)=>[He("text",{class:"fall-tick fall-whole",x:u(k),y:_s+15},h),He("text",{class:"\
fall-tick fall-short",x:u(k),y:_s+15},b)])),g=He("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>He("text",{class:"fall-value",x:no.left-5,y:no.top+h+4},b)),n>0&&He("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,DE(w,BE(e),y)]}function PE(e,t){let o=(r,i)=>_s*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Sw+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return He("svg",{x:e,width:t,height:_s,viewBox:`0 0 ${Sw} ${_s}`,preserveAspectRatio:"\
none"},He("polygon",{class:"fall-ground",points:s}))}function IE(e){return[["control","control"],...e.parts.map(({part:t})=>[Jo[t].name,Jo[t].short]),["test","test"]]}function DE(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>no.top+p),m=()=>{M(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>ui?`${pr-u+17}px`:"auto",n.style.top=u>ui?"auto":`${d-u>ui?
u+6:Math.min(d+4,pr-ui)}px`},f=He("rect",{class:"fall-area",x:fr(i/s),y:-no.top,width:fr(1/s),height:pr});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function BE(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Jo[t].name,`${I(o)} → ${I(n)}`,ge(s)]),["test",I(e.test),ge(e.change)]]}var qE=21,WE=7.1,FE=5e-4,HE=([e,...t])=>[eo([{text:Ps(e.text)},...t]),"."],Tw=e=>e>0?"more":e<0?"less":"calm",jE=e=>Math.max(qE,Math.floor(e/WE)),Ow=({operations:e,named:t})=>e.slice(0,t);function hr({
name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var UE=e=>e.parts.every(({change:t})=>Math.abs(t)<=FE*e.control);function Mw(e,t){let o=Ew({id:"chart-wate\
rfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=6,c=[],u=new Map;o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(
".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,d())}).observe(s);function d(){let p=Vd(c,jE(i||r&&(r-74)/l-14));u=new Map(c.map((w,g)=>[w,p[g]]));for(let w of s.querySelectorAll(".fal\
l-ops bdi"))w.textContent=u.get(w.dataset.name)}function m(p){let{name:w,what:g}=Jo[p.part],y=Ow(p);return a("section",{class:"fall-column",data:{part:p.part},tabindex:"-1"},a("h3",{title:g},a("span",
{class:"fall-name"},Ps(w))," ",a("span",{class:Tw(p.change),title:Be(p.change)},ge(p.change))),a("p",{class:"muted small",title:`${le(p.control)} → ${le(p.test)}`},`${I(p.control)} → ${I(p.test)}`),
y.length>0&&a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,p.part),class:"mono",title:h.name},a("bdi",{data:{name:hr(h)[0]}},u.get(hr(h)[0]))),hr(h)[1]&&a("span",{class:"muted small fall\
-in",title:h.name},`in ${hr(h)[1]}`),a("span",{class:`num ${Tw(h.change)}`,title:Be(h.change)},ge(h.change))))),p.explained&&a("p",{class:"small muted explained"},HE(p.explained_parts)))}function f(p,w){
return a("p",{class:`fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:le(w)},I(w)))}return{node:o.node,chart:o,reveal(p){let w=s.querySelector(
`[data-part="${p}"]`);w?.scrollIntoView({block:"center"}),w?.focus({preventScroll:!0})},draw(p,w,g,y){let h=p.waterfall;o.node.hidden=h===null;let b=h!==null&&UE(h);if(o.draw({fall:h,revision:w,file:g,
caption:y,heading:`mean per ${Rt(p)?"recording":"step"}, test − control`,empty:h===null?"No parts.":b?`No difference: a ${Rt(p)?"recording":"step"} takes ${I(h.control)} in the control and ${I(h.test)}\
 in the test, and no part of it changed by more than 0.05 %.`:""}),h===null||b){M(s),n=null;return}h!==n&&(n=h,l=h.parts.length+2,s.style.setProperty("--columns",String(l)),c=[...new Set(h.parts.flatMap(
k=>Ow(k).map(_=>hr(_)[0])))],d(),M(s,f("control",h.control),h.parts.map(m),f("test",h.test)))}}}var zE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],di={key:"",fall:null};
function Aw(e,t){let o=mt("Under the bars",zE,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Mw(u,o.node);c.node.append(n);function u(m,f){return m.tree?qt({...Lt(
s[0]),node:ga(m.tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let{waterfall:p}=await it(f,{signal:i.signal});di={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&M(n,`The modules could not be loaded: ${p.message}`)}}
return{...c,draw(m,f,...p){let w=ht(m).toString(),g=m.fall==="modules"&&f.waterfall!==null&&!Ls(f.waterfall),y=g&&di.key===w&&di.fall?di.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(
m.fall),o.node.hidden=Ls(f.waterfall),M(n,g?y===f.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),
g&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var mu=20,GE=4,pu=e=>e===null?"–":Ye(e,0,e<1?3:e<100?1:0),mi=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Rw(){let e=a("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,k,_="")=>a("td",{class:`num ${_}`,title:k},b),u=(b,k="num")=>a("th",{scope:"col",class:k},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((k,_)=>C(b[`${k}_counts`]/(i?l[_]:1))).join(" → ");function f(b){let[k,_]=d(b),x=_>k?"more":_<k?"less":"calm";return[c(m(b)),c(I(k),le(k)),c(I(_),le(_)),c(ge(_-k),Be(_-k),x),c(k>0?
Te(100*(_-k)/k):_>0?"new":"",null,x)]}let p=b=>[c(mi(b,"tflops_per_s",pu)),c(mi(b,"gb_per_s_at_least",Co)),c(mi(b,"flops_per_byte_at_most",pu))],w=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],g=(b,k,..._)=>a("thead",{},a("tr",{},b,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),..._));function y(b){M(n,a("table",{class:"operators-table"},g(u("Class",""),"device rows",u("share"),
...w.map(k=>k.cloneNode(!0))),a("tbody",{},b.map(k=>a("tr",{},a("th",{scope:"row"},k.class),f(k),c(mi(k,"share",_=>`${pu(_)} %`)),p(k))))))}function h(b){let k=[...b].sort((_,x)=>Math.max(...d(x))-Math.
max(...d(_)));s.hidden=b.length===0,M(s,a("table",{class:"operators-table"},g(u(b.length>mu?`Shapes: the ${mu} that take longest`:"Shapes",""),"calls",...w),a("tbody",{},k.slice(0,mu).map(_=>a("tr",{},
a("th",{scope:"row",title:`${_.operator} ${_.shapes}`},a("bdi",{class:"mono"},_.operator)," ",a("span",{class:"mono small"},_.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},_.dtype)),f(_),p(
_))))))}return{node:r,sql:t,draw(b,k,_){r.hidden=!b,b&&(i=_!=="total",l=[k.control.samples,k.test.samples],e.textContent=b.classes.slice(0,GE).map(x=>`${x.class} ${d(x).map(I).join(" → ")}`).join(",\
 "),y(b.classes),h(b.shapes))}}}var pi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},fu=null,Nn={path:"/compare",name:"Compare",mount:(e,t)=>YE(e,t)};function YE(e,t){let o=Gt(location.search),n=null,s=null,
r="",i="",l=t.newPair?ic(o):fu,c=null,u="",d=null,m=o.op!=="",f=!1,p=globalThis.firstComparison!==void 0,w=rf(o,l),g=tf(()=>!f&&s&&U()),y=gg(),h=Tf({page:N=>`${ce(N)}#booked`,row:we,rank:te,step:ie,timeline:N=>pp(
o,N),stragglers:()=>zc("stragglers",o),onRow:N=>Le(Ot(N.name,N.category)),onBar:N=>_.fall.reveal(N),isCorrected:()=>o.equal_clock,onClock:()=>B({equal_clock:!o.equal_clock})},y.node),b=_f(B),k=lt("All\
 rows"),_={sides:ys(B),verdict:_w(()=>B(pi),B,h.node,b.node),fall:Aw(ce,N=>B({fall:N},{replace:!0})),recorded:Pg(),operators:bg(ce,it),ranks:Lg(N=>B({heat:N},{replace:!0}),{timeline:(...N)=>ca(o,...N),
go:t.go}),classes:Rw(),replacements:hf(ce),filters:yg(B),counts:lc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:N=>H(N,_.counts.node)}),durations:lc({id:"chart-durations",
title:"Ops duration comparison",file:"ops-duration",onSelect:N=>H(N,_.durations.node)}),table:Sg({onSort:(N,G)=>B({sort:N,order:G}),onSelect:H,href:ce,onOpen:j,onWant:g.want}),detail:yf({onClear:()=>H(
""),href:ce,onRanks:q,onTable:je,tree:N=>Tp(o,N),timeline:N=>es(o,N)})},x=a("div",{class:"comparability"}),E=a("p",{class:"remark",hidden:!0}),S=bf(B),v=[_.fall.chart,_.ranks.heat,_.counts,_.durations],
P=a("div",{class:"results"},_.verdict.node,x,_.fall.node,_.operators.node,_.filters.node,E,S.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-la\
bel":"All rows"},a("div",{class:"chart-head"},b.title,a("div",{class:"chart-tools"},b.work,k.node)),_.table.node,b.workNote),_.classes.node,_.ranks.node,_.recorded.node,_.replacements.node),L=a("div",
{class:"message"}),O=a("h1",{class:"visually-hidden"},"Compare"),A=a("div",{class:"paper-only"}),$=Mt({context:t,results:P,message:L});e.append(a("div",{class:"page compare-page"},O,A,_.sides.node,L,P),
_.detail.node);let R=wt(()=>v.forEach(N=>N.retheme()));function B(N,{replace:G=!1}={}){return!f&&t.go($t({...o,...N}),{replace:G})}function H(N,G=_.table.node){let ne=_.detail.node.contains(document.activeElement),
Me=N===o.op?"":N??"",qe=G.getBoundingClientRect().top;B({op:Me},{replace:!0}),window.scrollBy(0,G.getBoundingClientRect().top-qe);let ve=c?.items.find(et=>et?.key===Me);ve?$e(`${ve.row.name} is select\
ed.`):ne&&_.table.focus()}function j(N){N!==o.op&&H(N)}function ce({id:N,name:G,category:ne}){return Yt({...o,heat:"",row:N??Ot(G,ne)})}function we({name:N,category:G}){return $t({...o,op:Ot(N,G)})}function Le(N){
m=!0,N===o.op?D():B({op:N},{replace:!0})}function je(){_.table.node.closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function te(N){return[s.control,s.test].every(G=>G.all_ranks.
includes(N))&&s.control.all_ranks.length+s.test.all_ranks.length>2?$t({...o,control_ranks:String(N),test_ranks:String(N)}):null}function ie(N,G){return s[G].all_steps.includes(N)?$t({...o,[`${G}_steps`]:String(
N)}):null}function q(){B({heat:"op"},{replace:!0}),_.ranks.node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function Q(){let N=ne=>tn(ne,o,n,s),G=o.
control&&o.test?`${N("control")} → ${N("test")} · Compare`:"Compare";O.textContent=G,t.setTitle(G)}async function oe(){let N=[o.control,o.test].filter(ne=>ne!=="");if(N.every(ne=>n&&Ge(n,ne)))return;
let G=await gt(N).catch(()=>[]);f||(n=G,Y())}async function de(N){let G=l,ne=G.late===!0&&await sf(N,G);ne!==!1&&l===G&&(l={key:G.key,...ne?pc(ne):{diagnosis:[],note:""}},fu=ne&&l,Y())}function Ne(N){
i=N,P.dataset.stale="";let G=ht(o).toString(),{op:ne}=o;$.ask(Me=>w(N,o,l,Me),Me=>{s=Me,r=N,g.start(N,Me,ne),l?.key!==G?(l={key:G,...pc(Me)},fu=l):l.late&&It().then(()=>de(N)),$e(s.row_count===1?"One \
row.":`${C(s.row_count)} rows.`),$.say(null),delete P.dataset.stale,Y()},Me=>{s=null,r="",g.stop(),$.say(kf(Me,{narrowed:Object.keys(pi).some(qe=>o[qe]!=="all"),all:()=>B(pi),again:()=>Ne(i),unmarked:()=>B(
{control_marker:"",test_marker:""})})),delete P.dataset.stale,Y()})}function Y(){if(f)return;Q();let N=o.control!==""&&o.test!=="",G=Vn(o),ne=ac(o);N?ne!==i&&(s||$.say(null),Ne(ne)):($.drop(),i="",s=null,
_.detail.draw(null),$.say(xf(n))),_.sides.draw(o,n,s),P.toggleAttribute("data-skeleton",N&&!s),_.filters.draw(o,s,s?re():o.unit||"total"),S.draw(o,G),s?N&&r===i&&pe(re(),G):_.detail.draw(null)}function re(){
let N=o.unit||El(s);return N==="percent"&&!Yr(s)?El(s):N}function pe(N,G){let ne=as(s),Me=ht(o).toString();c?.answer!==s&&(_.verdict.draw(s,Object.keys(pi).some(et=>o[et]!=="all")),_.recorded.draw(s),
_.operators.draw(Me,s)),K();let qe=s.waterfall??l?.waterfall??null;_.fall.draw(o,{...s,waterfall:qe},`${r}${qe===null}`,ne,Sa(s)),X(N,G),_.classes.draw(l?.classes,s,N),_.replacements.draw(s,N==="per_s\
tep"||N==="percent"),b.draw(o,s,N,G),h.draw({...l,limit:s.verdict.limit},$t({...o,op:""})),y.draw(o,s),D();let ve=c.items.find(et=>et?.key===o.op);_.ranks.draw(s,o.heat,ne,r,ve?{name:ve.row.name,query:yn(
{...o,row:ve.key}).toString()}:null),uw(o,{unit:N,self:G,item:ve,ofHost:Ls(qe)},{..._,table:{sql:k}})}function X(N,G){let ne=g.rows(),Me=JSON.stringify([r,N]),qe=JSON.stringify([Me,o.top,u===r]);if(c?.
answer!==s||c.order!==Me){let ve=Tl(s,ne,N,{self:G});c={answer:s,order:Me,unit:N,self:G,items:ve},T(N,ve),_.table.draw({rows:ve,totals:Mm(s,N,{self:G}),unit:N,self:G,unitName:Is(N,s),sort:o.sort,order:o.
order,selected:o.op,revision:Me,judged:ae(ve),work:o.work})}c.chartKey!==qe&&(c.chartKey=qe,V(qe),M(A,Sa(s,J(s.row_count,"row")).map(ve=>a("p",{},ve))))}let ae=N=>N.some(G=>G.verdict!=="cannot_judge"&&
!G.row.too_few);function U(){if(r!==i||c?.answer!==s)return;let{items:N,unit:G,self:ne}=c,Me=[],qe=[];g.rows().forEach((et,at)=>{N[at]||(Me.push(at),qe.push(et))});let ve=Tl(s,qe,G,{self:ne});ve.forEach(
(et,at)=>{N[Me[at]]=et}),T(G,N),_.table.add(N,ve,ae(N)),o.op!==""&&!d&&pe(G,ne)}function D(){let N=o.op===""?-1:g.placeOf(o.op),G=c.items[N]??null,ne=G?.key??"";if(d=G,_.counts.select(ne),_.durations.
select(ne),_.table.select(ne),N===void 0){g.find(o.op);return}_.detail.draw(G,G||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},F("Cle\
ar the filters",()=>B({q:"",category:[],change:"",exclude:[Ct],device_type:"ALL",significant:""})))]),m&&(m=!1,G&&je())}function K(){let N=jm(s.comparability,l.diagnosis).filter(({kind:G})=>G!=="steps\
_differ"&&G!=="single_sample");M(x,Zr(N))}function T(N,G){let ne=s.control.samples,Me=s.test.samples,qe=G.find(at=>at?.row.too_few&&at.row.among)?.row;E.hidden=ne===Me&&!qe;let ve=qe&&`${On(qe)} These\
 rows say “too few steps”. `;if(ne===Me){M(E,ve);return}let et=N==="total"?"totals cannot be compared directly.":N==="per_call"?"totals would mislead.":"calls and durations are shown per step.";M(
E,ve,`The sides have ${C(ne)} and ${J(Me,"sample")} (a sample is one step of one rank), so ${et} `,N==="total"?F("Show per step",()=>B({unit:""}),{class:"link-button"}):F("Show totals",()=>B({unit:"to\
tal"}),{class:"link-button"}))}function W(){return u!==r&&Wg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Draw the bars anyway",()=>{u=r,Y()},{class:"\
link-button"})]}function V(N){let{items:G,unit:ne,self:Me}=c,qe=`${c.order}${o.top}`,ve=Tm(G,o.top),et=Sa(s,`first ${C(ve.length)} of ${J(s.row_count,"row")}`),at={file:as(s),revision:N,zoom:qe,caption:et};
_.durations.draw({...at,...Bg(ve,ne,Me,s),empty:W()}),_.counts.draw({...at,...qg(ve,ne),empty:W()}),S.drawRest(G.length,ve.length)}return Y(),p?It().then(oe):oe(),{keys:{search:()=>_.filters.focusSearch(),
enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&H("")},update(N){o=Gt(N),l=t.newPair?ic(o):l,Y(),oe(),s&&i===r&&t.settled()},
unmount(){f=!0,[y,_.fall,_.operators].forEach(N=>N.stop()),$.unmount(),g.stop(),R(),v.forEach(N=>N.unmount()),_.table.unmount(),_.detail.unmount()}}}var Cw=2,hu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function KE(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await Cr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function VE(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>KE(e,c,b,n))),Hn(e,o===""?null:o),ho(e)]),[f]=u.filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-Cw*f.duration),end:h(f.start+(1+Cw)*f.duration)}}function Lw(e,t,o,n){let s=VE(e.id,t,hu(o));return s.catch(()=>{}),ta({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Ir(e.id,i.number,"",{signal:r,onProgress:n})}})}function Nw({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Pw(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var JE=250;function Iw(e){return vt({...e,height:()=>JE,make:XE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function QE(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function XE(e,t){let o={...e,
...Nw(e)},n=Qt(),{edges:s}=o,r=Pw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),w=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:eT(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:ee("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:ZE(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:kt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(QE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?ee("--control"):ee("--test")}}])}}}function ZE(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${C(e[r][n])}${i>0?`, ${We(100*e[r][n]/i)} of its calls`:""}`;return[`${I(o)} to ${I(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function eT(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var tT=250,fi=.13;function Dw(e){return vt({...e,height:()=>tT,make:oT,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function oT(e,t){
let o=Qt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+k,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Fe).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,g)=>g+f),line:{color:ee(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-fi),c("test",fi),l("control",
-fi,"circle"),l("test",fi,"diamond")],layout:{template:kt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Fe(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var nT=e=>e[0].toUpperCase()+e.slice(1),sT=e=>e>0?"more":e<0?"less":"calm",Bw=e=>a("td",{class:"num",title:le(e)},I(e)),qw=(e,t="")=>a("td",{class:`num ${t} ${sT(e)}`,title:Be(e)},ge(e));function gu(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),Bw(t.control_per_step),Bw(t.test_per_step),qw(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>qw(s.diff_per_step)):[a("td"),a("td")]))}
var Ww=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function rT(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>gu(nT(n.part),n,t)),e.parts.
length>1&&gu("Together",{...e,itself:Ww(e.parts,"itself"),below:Ww(e.parts,"below")},t),e.with_others&&gu("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var aT=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,iT="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Fw(){let e=lt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?iT:aT(i,Rt(
s)?"recording":"step"),M(t,!l&&rT(r,i))}}}var lT=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Hw=(e,t)=>e===null||t===null?null:
e-t,jw=(e,t)=>e>0&&t!==null?100*t/e:null,yu=e=>e>0?"more":e<0?"less":"calm";function bu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Po(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function wu(e,t,[o,n],s,r,i){let l=Hw(n,o),c=i==="new"?"new":i==="gone"?"gone":Te(jw(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?be:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?be:s(n))),a("p",{class:`tile-change ${yu(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function cT(e,t){let o=bu(e);return[a("p",{class:"muted op-verdict"},t?On(t):" "),a("div",{class:"tiles"},wu("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,I,ge,o.birth),wu("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,C,ot,o.birth),wu("Time per call","Median over all calls",o.perCall,
I,ge,o.birth))]}function gi(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=Hw(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${yu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${yu(c)}`},Te(jw(t,c))))}var hi=(e,t,o)=>gi(e,t,I,ge,{exact:le,exactDiff:Be,title:o});function uT(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Po(bu(e).row,"percent",{...e,step_time:t}),s=Rt(e)?"recording":"step time";return gi(`Share of the ${s}`,[o,n],We,r=>r===null?be:Te(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function dT(e,{stepTime:t,row:o}){let n=bu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),gi("Calls",n.counts,C,ot),gi("Calls per step",n.callsPerStep,C,ot),hi("Total",n.
total),hi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&hi("Self time per step",["control","test"].map(i=>hn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),uT(e,t)),a("tbody",{},s("A single call"),lT.map(([i,l])=>hi(l,r(i)))))}function Uw(){let e=a("div",{class:"card op-head"}),t=lt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,cT(s,r.row)),M(o,dT(s,r))}}}var zw=.8,mT=/^aten::.*(mm|linear|conv|attention)/,_u={control:"set",test:"test"};function pT(e,t,o){let n=Object.values(_u).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(_u).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=zw*o[d]&&
u.device_time>=zw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Gw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(_u))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function wi(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Te(100*i/t):""))}var Yw=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:Be(o)},ge(o)),a("td")),fT=e=>e===null?
be:`${io(1e12*e)}FLOP/s`,hT=e=>`${mn(1e12*e)}FLOP/s`;function gT(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},wi("FLOPs per step",e.flops,io,mn),wi("Device time per step",e.device,I,ge,le),e.more!==null&&[Yw(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Yw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],wi("Achieved",e.
speed,fT,hT),e.calls.some((o,n)=>o!==t[n])&&wi("Calls with known FLOPs",e.calls,C,ot)))}function Kw(){let e=a("div",{class:"op-work-body"}),t=lt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>M(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&mT.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${Gw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await jn("work",Gw(i),{signal:s.signal});if(n!==u)return;let f=pT(m,l.name,d);f?M(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},gT(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var yi=12;function Vw(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=mt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:g}=w,y=g.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let h=y?g.launches:g.launched_by;M(r,h.length===0?m(y):f(h,w,y)),M(i,h.length>yi&&!c&&F(`Show all ${C(h.length)}`,()=>{c=!0,d(w),r.querySelectorAll("tbody tr")[yi].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=h.length<=yi||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(w,g,y){
let h=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),h&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:yi).map(b=>p(b,g,h))))}function p(w,{answer:g,unit:y},h){let{control:b,
test:k,diff:_,controlCount:x,testCount:E,diffCount:S,birth:v,percent:P}=Po(w,y,g),L=_>0?" more":_<0?" less":"",O=v||Te(P);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),h&&a("td",{class:"shapes mono",title:w.
shapes},w.shapes??"–"),a("td",{class:"num wide-only"},C(x)),a("td",{class:"num wide-only"},C(E)),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},ot(S)),a("td",{class:"num roomy-only",title:le(
b)},w.control_counts>0?I(b):"–"),a("td",{class:"num roomy-only",title:le(k)},w.test_counts>0?I(k):"–"),a("td",{class:`num strong${L}`,title:Be(_)},ge(_)),a("td",{class:`num${L}`},O))}return{node:l,
sql:n,draw:d}}function Jw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ge(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));M(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var Qw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
ku={path:"/compare/op",name:"Operation",mount:(e,t)=>wT(e,t)};function wT(e,t){let o=Ws(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=mt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],te=>S({bins:te},{replace:!0})),m={sides:ys(S),numbers:Uw(),
booked:Fw(),work:Kw(),histogram:Iw({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Dw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...te)=>t.
go(P(...te))}),heat:ei({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...te)=>t.go(P(...te))}),grid:ti(),related:Vw({onUnit:te=>S({unit:te}),href:({name:te,category:ie})=>Yt(
{...o,row:Ot(te,ie)})}),stack:Jw()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"o\
p-actions"}),h=a("div",{class:"message"}),b=bT(te=>S({heat:te},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),_=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.
table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",
{class:"page operation-page"},p,a("header",{class:"op-header"},w,g,y),m.sides.node,h,_));let x=Mt({context:t,results:_,message:h}),E=wt(()=>f.forEach(te=>te.retheme()));function S(te,{replace:ie=!1}={}){
t.go(Yt({...o,...te}),{replace:ie})}function v(){let te=oe=>tn(oe,o,n,s),ie=`${te("control")} → ${te("test")}`,q=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${q.slice(0,80)} · ${ie}`),
M(w,a("bdi",{},q)),M(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("\
span",{class:"mono full-name"},` · ${s.aliases.map(({side:oe,name:de})=>`${oe} ${de}`).join(", ")}`));let Q={...Gt(""),...L(),exclude:[Ct],op:o.row};M(p,a("a",{href:t.lastCompare(ht(o))??$t(Q)},`← ${ie}`))}
function P(te,ie){return ca(o,te,ie,s)}function L(){let{control:te,test:ie,control_ranks:q,test_ranks:Q,control_steps:oe,test_steps:de,control_marker:Ne,test_marker:Y,use_short_name:re,merge_addresses:pe,
aliases:X,merge_lines:ae}=o;return{control:te,test:ie,control_ranks:q,test_ranks:Q,control_steps:oe,test_steps:de,control_marker:Ne,test_marker:Y,use_short_name:re,merge_addresses:pe,aliases:X,merge_lines:ae}}
async function O(){let te=[o.control,o.test].filter(q=>q!=="");if(te.every(q=>n&&Ge(n,q)))return;let ie=await gt(te).catch(()=>[]);u||(n=ie,B())}function A(te){i=te,x.ask(ie=>Ar(te,{signal:ie}),ie=>{s=
ie,r=new URLSearchParams(te).get("row"),x.say(null),$e(`${ie.name}: ${I(ie.calls.control.total)} to ${I(ie.calls.test.total)}.`),B()},ie=>{s=null,x.say(R(ie)),B()})}async function $(te){c?.abort(),c=new AbortController,
l={key:te,answer:null};try{let ie=new URLSearchParams(te);ie.set("significance","true"),ie.set("diagnosis","false");let q=await it(ie,{signal:c.signal});if(u||l.key!==te)return;l.answer=q,l.byKey=Om(q),
B()}catch{}}function R(te){let ie=te.code==="unknown_operation",q=["control_ranks","test_ranks","control_steps","test_steps"].filter(Q=>o[Q]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:te.code}},a("h2",{},ie?"This operation does not occur":"This operation cannot be shown"),a("p",{},ie?"Neither side has an operation of this name and category in the selected ranks and steps.":te.
message),a("p",{},q.length>0&&F("Use all ranks and steps",()=>S(Object.fromEntries(q.map(Q=>[Q,"all"]))),{class:"primary"}),q.length===0&&!ie&&F("Try again",()=>A(yn(o).toString()),{class:"primary"}),
" ",a("a",{href:$t({...Gt(""),...L()})},"All operations of this comparison")))}function B(){if(u)return;v();let te=o.control!==""&&o.test!==""&&o.row!=="",ie=yn(o).toString();te?ie!==i&&(s&&r!==o.row&&
(s=null),x.say(null),A(ie)):(x.drop(),i="",x.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:fe("/compare")},"Compare page"),"."))));let q=ht(
{...o,use_short_name:!1}).toString();te&&q!==l.key&&$(q),m.sides.draw(o,n,s),_.toggleAttribute("data-skeleton",te&&!s),s&&H()}function H(){let te=o.unit||(s.control.samples===s.test.samples?"total":"p\
er_step"),ie=`tracediff-${_t(s.control.label)}-${_t(s.test.label)}-${_t(s.name)}`,q=i,Q=o.use_short_name?void 0:Ol(l.byKey?.get(Ds(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,
row:Q}),Le(ie,q),je(ie,q),m.booked.draw(s),m.work.draw(o,s),dw(o,s,m),m.related.draw({answer:s,unit:te,revision:q}),m.stack.draw(s.stack,we),M(y,F("Copy the name",()=>Zt(s.name,"Name copied."),{class:"\
link-button"}),F("Copy link",()=>Zt(location.href,"Link copied."),{class:"link-button"}),a("a",{href:es(o,s)},"Show in the timeline"),a("a",{href:vd(yn(o)),download:`${ie}.json`},"JSON"),["control","t\
est"].map(ce))}let j=te=>s.aliases?.filter(ie=>ie.side===te)??[{name:s.name,category:s.category}];function ce(te){let ie=n&&Ge(n,o[te]);if(!ie||hu(s.samples[te])===void 0)return null;let q=`slowest ca\
ll, ${te}`;if(Do(ie)!=="")return a("span",{class:"muted small",title:Do(ie)},`Perfetto: no trace of the ${te}`);let Q={name:s.name,names:j(te),marker:o[`${te}_marker`],shortNames:o.use_short_name},oe=F(
`Perfetto: ${q}`,async()=>{oe.disabled=!0;try{await Lw(ie,Q,s.samples[te],de=>$e(`Loading ${Se(de)}`))}catch(de){Oe(de.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens u\
i.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function we({name:te,category:ie}){let q=l.byKey?.get(Ds(te,ie));return q&&
{diff:q.diff_per_step,href:Yt({...o,use_short_name:!1,row:q.id})}}function Le(te,ie){let{edges:q,control:Q,test:oe}=s.histogram,de=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({
edges:q,control:Q,test:oe,file:te,revision:`${ie}#${o.bins}`,share:o.bins==="share",perStep:de[0]===de[1]?null:de,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${C(s.calls.control.count)}\
 in the control, ${C(s.calls.test.count)} in the test`,empty:q.length===0?"No calls to draw.":""})}function je(te,ie){let{control:q,test:Q}=s.samples,oe=Pa(q,Q),de=er(oe,T=>T.total_duration),Ne=T=>s.calls[T].
count===0,Y=de.control.map(T=>T.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:te,control:Ne("control")?Y:de.control,test:Ne("test")?Y:de.test,hover:(T,W,V)=>yT(T,oe[T][W][V]),
heading:"duration in each step of each rank",revision:ie});let[re,pe,X]=Qw[o.heat],ae=er(oe,pe),U=X==="time",D={format:U?le:C,formatDiff:U?Be:ot};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,
...ae,...D,kind:X,file:te,heading:re,revision:`${ie}#${o.heat}`}),m.grid.draw({grid:oe,values:ae,title:re,timeline:P,format:U?I:C,formatDiff:U?ge:ot});let K=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&
"steps"].filter(Boolean);k.hidden=K.length===0,k.textContent=`The sides have different ${K.join(" and ")}; they are paired by position (control / test).`}return B(),O(),{keys:{control:()=>m.sides.choose(
"control"),test:()=>m.sides.choose("test")},update(te){let ie=o;o=Ws(te),ie.row!==o.row&&window.scrollTo(0,0),B(),O()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),E(),f.forEach(te=>te.unmount())}}}
function yT(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,le(t.total_duration),J(t.counts,"call")]}function bT(e){
let t=ue("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Qw).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){
o.value=n}}}function Xw(e,t,o){let n=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),n={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([k,_])=>Math.max(20,Math.abs(k-_));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!n||n.id!==w.pointerId){t.hover(g,y,w);return}!n.moved&&Math.hypot(g-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,g,!1):(t.pan(n.x-g),t.scroll(n.y-y)),[n.x,n.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:k}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(k,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,g]of Object.entries(p))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,g])=>e.removeEventListener(w,g))}function xu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)_T(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function _T(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function kT(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function gr(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=kT(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=
n)return;u[f]>o&&s(f)}}function Zw(e,t,o,n=0){let s=-1,r=1/0;return gr(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function $u(e,t,o){
let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var bi=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function ey(e){let[t,o,n]=bi(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n;return 1.05/
(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function _i(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var xT={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},$T=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,wr=e=>String(e).replace($T,"").replace(/[&<>"]/g,t=>xT[t]),yr=e=>String(Math.round(e*100)/100);
function ty(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?yr(f):wr(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${wr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${wr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${yr(i)}" height="${yr(l)}"\
 viewBox="0 0 ${yr(i)} ${yr(l)}" font-family="${wr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${wr(c)}"/>${t.join("")}</svg>`}}}var ki=(e,t,o)=>Math.min(Math.max(e,t),o);function Pn({from:e,to:t},o,n=0){let s=o.to-o.from,r=ki(t-e,Math.min(n,s),s),i=(e+t)/2,l=ki(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function vu(e,t,o,n,s=0){
let r=n.to-n.from,i=ki((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Pn({from:c,to:c+i},n,s)}function Su(e,t,o){let n=e.to-e.from,s=ki(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function oy(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function ny({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Fo=22,vT=22,xi=4;function sy(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var br=new Map;function ST(e){return br.has(e)||(br.size>500&&br.clear(),br.set(e,ey(e))),br.get(e)}function ET(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=ST(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=vT){let d=$u(n.text(t),i-2*xi,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let f=4;for(let p of d)f+=n.widthOf(
p);e.box(s+xi-2,r+1,Math.min(f,i-xi),l-2,c)}e.words(s+xi,m,d,u)}}}function TT(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return gr(n,t,s.from,s.to,f=>{let p=Math.max(
0,(n.start[f]-s.from)*r),w=Math.min(i,(n.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let g=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),ET(e,f,{x:p,y:o,width:g,height:c},l),m+=1,d=
g<=1?p+1:w}),u&&e.alpha(1),m}function ry(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=ny(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Fo,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Fo-5,u,Fo,s.border),u<o-30&&e.words(u+3,Fo-8,n(c,i),s.muted)}e.line(0,Fo-.5,o,Fo-.5,s.border)}function ay(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(o.rows-1,Math.ceil((r-l)/i));OT(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=f;h<=p;h+=1)y+=TT(e,h,l+h*i,g);return MT(e,t,m),y}function OT(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=$u(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function MT(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var vi=12,$i=17,AT=8e3,RT=15,CT=12;function LT(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var iy=(e,t)=>e.flatMap((o,n)=>Vo(o,Math.floor((t-2*vi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function ly(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(vi,o+$i*r,n,ee(s?"--text":"--muted"),{size:s?RT:CT,bold:s})})}function Si(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=iy(e,o),r=t.map(d=>iy(d.lines,
o)),i=10+$i*s.length+vi,l=t.map((d,m)=>{let f=i+$i*r[m].length;return i=f+d.height+vi,f}),c=Math.min(i,AT),u=d=>{ly(d,s,22),t.forEach((m,f)=>{ly(d,r[f],l[f]-$i*r[f].length+12),m.paint(LT(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=ty(n);return u(d),d.text(o,c,ee("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=_i(m,n);return f.box(0,0,o,c,ee("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Ei(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ii(n,`${o}.${t}`)}var NT=160,PT=3,IT=matchMedia("(prefers-reduced-motion: reduce)"),cy=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ee(`--${e}`)])),Tu={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Ti(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=_i(w,g),h=c?Fo:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:sy(g),colours:cy()},
k=Tu,_=xu(Tu),x=[],E=0,S={from:0,to:1},v={from:0,to:1},P={hover:-1,select:-1,highlight:null},L=0,O=null,A=0,$=0,R=0,B=()=>(v.to-v.from)/Math.max(1,A),H=U=>v.from+U*B(),j=()=>h+E*o;function ce(){A=p.clientWidth,
f.style.height=`${j()}px`,$=Math.min(p.clientHeight,j());let U=globalThis.devicePixelRatio||1,[D,K]=[Math.round(A*U),Math.round($*U)];(m.width!==D||m.height!==K||R!==U)&&([m.width,m.height,R]=[D,K,U],
m.style.width=`${A}px`,m.style.height=`${$}px`)}function we(){L===0&&(L=requestAnimationFrame(Le))}function Le(U){if(L=0,O){O.since??=U;let K=(U-O.since)/NT;v=oy(O.from,O.to,K);let T=K<1;T?we():O=null,
r(v.from,v.to,T)}let D=performance.now();if(ce(),A>0&&$>0){w.setTransform(R,0,0,R,0,0);let K=ie(te(),{width:A,height:$,top:h-p.scrollTop});m.dataset.drawn=String(K)}m.dataset.drawMs=(performance.now()-
D).toFixed(2)}let je="";function te(){let U=`${m.width} ${m.height} ${R}`;return U!==je&&(je=U,y.forget()),y}function ie(U,{width:D,height:K,top:T}){let{colours:W}=b;U.box(0,0,D,K,W.surface);let V=ay(
U,{index:_,view:v,width:D,height:K,rowHeight:o,top:T,bands:x,marks:P,how:b,rowOf:G=>k.row[G]}),N=D/(v.to-v.from);return d?.(U,{x:G=>(G-v.from)*N,y:G=>T+G*o,width:D,height:K,view:v}),h>0&&ry(U,{view:v,
width:D,format:c,colours:W}),V}function q(U,D=!1){O=null,!(U.from===v.from&&U.to===v.to)&&(v=U,r(v.from,v.to,D),we())}function Q(U){let D=Pn(U,S,u);IT.matches?q(D):(O={from:v,to:D,since:null},we())}let oe=()=>O?.
to??v;function de(U,D){let K=Math.floor((D-h+p.scrollTop)/o);return D<h||K<0?-1:Zw(_,K,H(U),PT*B())}function Ne(U,D){U!==P.hover&&(P.hover=U,m.style.cursor=U>=0?"pointer":"",we()),n(U,D)}let Y=Xw(m,{zoom:(U,D)=>q(
vu(v,H(U),D,S,u)),pan:U=>q(Su(v,U*B(),S)),scroll(U){p.scrollTop+=U},hover:(U,D,K)=>Ne(de(U,D),K),leave:()=>{P.hover>=0&&Ne(-1,null)},pick:(U,D,K)=>s(de(U,D),K),measure:(U,D,K)=>i?.(...[H(U),H(D)].sort(
(T,W)=>T-W),K),slide(U){let D=oe();Q(Su(D,U*(D.to-D.from),S))},glide(U){let D=oe();Q(vu(D,(D.from+D.to)/2,U,S,u))},fit:()=>Q(S),enter:()=>{P.select>=0&&s(P.select,null)},own:l},()=>t.wheel==="free");p.
addEventListener("scroll",we,{passive:!0});let re=new ResizeObserver(we);re.observe(p);let pe=()=>{b.colours=cy(),we()},X=matchMedia("(forced-colors: active)");X.addEventListener("change",pe);let ae=wt(
pe);return{node:m,set(U){let D=k===Tu;k=U,_=xu(U),x=U.bands??[],E=Math.max(_.rows,U.rows??0);let[K,T]=[U.from??1/0,U.to??-1/0];if(U.from===void 0||U.to===void 0)for(let V=0;V<U.length;V+=1)K=Math.min(
K,U.start[V]),T=Math.max(T,U.end[V]);S=T>K?{from:K,to:T}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let W=D?{...S}:Pn(v,S,u);f.style.height=`${j()}px`,O===null&&(v=W),we()},view(U,D,K=!1){K?
q(Pn({from:U,to:D},S,u)):Q({from:U,to:D})},index:()=>_,current:()=>({...v}),goal:()=>({...oe()}),extent:()=>({...S}),select(U){P.select=U,U>=0&&this.reveal(k.row[U]),we()},highlight(U){P.highlight=U===
null?null:new Set(U),we()},point(U){P.hover=U,we()},follow(U,D,K=!1){O=null,v={from:U,to:D},K?(cancelAnimationFrame(L),Le(0)):we()},place(U){return this.placeOf({start:k.start[U],end:k.end[U],row:k.row[U]})},
placeOf({start:U,end:D,row:K}){let T=m.getBoundingClientRect(),W=(U-v.from)/B(),V=(D-v.from)/B(),N=h+K*o-p.scrollTop;return V<0||W>A||N<h-o||N>$?null:{left:T.left+Math.max(0,W),right:T.left+Math.min(A,
V),top:T.top+N,bottom:T.top+N+o}},redraw:we,showAxis(U){h=c&&U?Fo:0,we()},reveal(U){let D=U*o;(D<p.scrollTop||D+o+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=D-p.clientHeight/2)},whole:U=>({height:j(),
paint:D=>ie(D,{width:U,height:j(),top:h})}),picture(U){return Si(U,[{lines:[],...this.whole(Math.max(A,600))}],Math.max(A,600))},destroy(){cancelAnimationFrame(L),Y(),ae(),X.removeEventListener("chang\
e",pe),re.disconnect(),p.remove()}}}var ks=8,DT=.004;function uy(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function dy(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<DT*o||so(e,t))return 0;let s=Math.max(1,Math.round(ks*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(ks,s)}function my(e,t,o){let[n,s]=[bi(e),bi(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var po={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},xs=e=>e!=="calls",bt=(e,t)=>xs(t)?I(e):C(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":xs(t)?ge(e):ot(Number(e.toFixed(2))),Oi=(e,t)=>xs(t)?
le(Number(e.toFixed(3))):C(e),$s=(e,t)=>e===null?"":xs(t)?Be(Number(e.toFixed(3))):ot(e),BT={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},qT={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},In=e=>BT[e.sort]??e.sort,Dn=e=>qT[e.status]??"",fy=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",WT=e=>e.sides.every(t=>t.steps.length===0),So=e=>WT(e)?"per recording":"per step";function Mi(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(En(e));return t?`${t[2]}\
 · ${t[1]}`:En(e)}var St=e=>[En(e),Tn(e)].filter(Boolean).join(" "),FT=e=>/ #\d+$/.test(En(e));function hy(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||FT(n)):t.slice(-1)}function gy(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ts(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var HT=.005;function wy(e,t){let o=e.here[t],n=xs(t)?I(Math.abs(o)):C(Number(Math.abs(o).toFixed(2)));if(xs(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>HT*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Ou=(e,t)=>t>0?100*e/t:null;function yy(e,t){let[o,n]=e.root.total[t];return{from:bt(
o,t),to:bt(n,t),change:Wt(n-o,t),percent:Te(Ou(n-o,o))}}function by(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?Te(Ou(n-o,o)):"new"}function _y(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Ou(i,r)),n=r=>We(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var py=e=>e.map(t=>`“${t}”`).join(" and ");function ky(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${py(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${py(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function xy(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${bt(l,i)} → ${bt(c,i)} (${Wt(c-
l,i)})`:`${s}: ${bt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Ho=e=>e>0?"mo\
re":e<0?"less":"calm",$y=(e,t)=>Wt(_o(e,t),t);var jT=20,UT=.62,vy={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function zT(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,my(ee("--surface-sunk"),ee(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",UT*(.12+.88*(Math.abs(o)/ks))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(vy[o]??"--noise-fill",.45)}}function GT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[In(t),Dn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),xy(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Sy(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=GT(),l=zT(),c=lt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=P=>d.tree.frames[m.frame[P]],w=Ti(s,{rowHeight:jT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:h,
text:b,hatched:P=>y(p(P)),onHover(P,L){P<0||!L?i.hide():i.show(p(P),d,L)},onPick:P=>P>=0&&e.onPick(p(P)),onKey:k}),g=wt(()=>{l.forget(),x(),w.redraw()}),y=P=>d.tree.pair&&!ts(P)&&P.sort!=="rest";function h(P){
let L=p(P);return d.tree.pair?so(L,d.measure)?l.noise():l.change(dy(L,d.measure,f)):l.sort(L.sort)}function b(P){let L=p(P);return`${L.status==="replaced"?"⇄ ":""}${[Mi(L),Tn(L)].filter(Boolean).join(
" ")}${d.tree.pair?` ${$y(L,d.measure)}`:""}`}function k(P){let L=d?.selected;if(!L)return!1;let O=L.parent?.children.filter(_)??[],A=O.indexOf(L),$=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],B={ArrowUp:()=>L.
parent,ArrowDown:()=>L.children.filter(_).reduce((j,ce)=>!j||$(ce)>$(j)?ce:j,null),ArrowLeft:()=>O[A-1],ArrowRight:()=>O[A+1]}[P.key];if(!B)return!1;let H=B();return H&&e.onMove(H),!0}let _=P=>m.place[P.
at]>=0;function x(){if(!d)return;let P=(O,A,$="")=>a("li",{class:`key ${$}`,css:{"--key-fill":O}},A);if(!d.tree.pair){let O=new Set(d.tree.frames.map(({sort:A})=>A));M(n,Object.keys(vy).filter(A=>O.has(
A)).map(A=>P(l.sort(A),In({sort:A}))));return}let L=O=>`full colour: ${Wt(O,d.measure)}`;M(n,P(l.change(ks),`takes more (${L(f)})`),P(l.change(-ks),`takes less (${L(-f)})`),P(l.change(0),"hardly chang\
ed"),d.tree.frames.some(O=>so(O,d.measure))&&P(l.noise(),"not certain"),d.tree.frames.some(y)&&P("var(--muted)","on one side only","key-hatched"))}function E(){let P=ko(d.zoomed);M(o,P.map((L,O)=>[O>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),O===P.length-1?a("b",{class:"mono","aria-current":"true"},St(L)):F(St(L),()=>e.onZoom(L),{class:"link-button mono"})]))}function S(P){d&&m.length>
0&&Ei(w.picture([`Flame graph, ${po[d.measure][0]} ${So(d.tree)}`,...d.lines,v(),`made ${ft(new Date().toISOString())}`]),P,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(P){let L=d?.revision!==P.revision,O=!L&&d.judged!==P.judged,
A=L||d.zoomed!==P.zoomed;if(d=P,L){i.hide(),m=Ep(d.tree,d.measure,d.width),f=uy(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${po[d.measure][0]} to d\
raw.`;let R={both:"",control:", width: control",test:", width: test"};t.textContent=`${po[d.measure][0]} ${So(d.tree)}${d.tree.pair?R[d.width]:""}`}O&&(x(),w.redraw());let $=m.place[d.zoomed.at]??-1;A&&
$>=0&&w.view(m.start[$],m.end[$],L),E(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(R=>m.place[R.at]).filter(R=>R>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){g(),w.destroy()}}}function Ey(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Ty(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var YT=250,KT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
VT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],JT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function QT(e,t){
let o=ue("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(YT,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Re("up","The previous match (Shift+Enter)",()=>t(
-1)),Re("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=Ty(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${bt(m,d)} → ${bt(f,d)} (${Wt(f-m,d)})`:bt(
m,d)}`}}}function Oy({onChange:e,onStep:t}){let o=new Map(Sn.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Sn.map(f=>{let p=o.get(f);return p.button=F("",()=>e({by:f,rows:[]}),{title:po[f][2],"aria-pressed":"false"}),p.button.append(po[f][1]," ",p.change),p.button})),s=mt("Width of the frames",KT,f=>e(
{width:f})),r=mt("How frames are grouped",VT,f=>e({frames:f,rows:[],open:[],zoom:""})),i=mt("What counts as a frame",JT,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=mt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=QT(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,g){
for(let[y,h]of o){h.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?by(p,y):"";M(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,g,p,w)}}}var Mu=12,Au=8,XT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function My({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(g,y)=>r.pair?a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",k=!1){let[_,x]=y,E=S=>a("td",{class:"num",title:Oi(S,h)},bt(S,h));return a("tr",{},a("th",{scope:"row",title:b,class:k?
"inner":null},g),E(_),r.pair&&E(x),r.pair&&a("td",{class:`num strong ${Ho(x-_)}`,title:$s(x-_,h)},Wt(x-_,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[So(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":io(h);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":
mn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${h}, by ${g.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Ho(g[y])}`,title:$s(g[y],"device")},Wt(g[y],"device"))))}function m(g){let y=g.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${So(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Ho(y)}`,title:$s(y,"device")},Wt(y,"device")))))}function f(g){let y=[...g.kernels].
sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${C(g.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Mu).map(({name:h,device:b,counts:k})=>{let _=l("",b,"device");return M(_.firstChild,
a("span",{class:"mono kernel-name"},i(h,XT(h)))),_.firstChild.title=`${h}
${bt(k[0],"calls")}${r.pair?` → ${bt(k[1],"calls")}`:""} calls`,_}),y.length>Mu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${C(y.length-Mu)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Au).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Au&&a("tr",{},a("td",{class:"muted"},`${C(g.shapes.length-Au)} more`))))}function w(g,y){let h=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],k=r.pair&&b&&!/(?<!0x)…/.test(h);return a("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&F(g.opened?"Fold its instances":`Show its ${C(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&F("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),k&&a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(h,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&a("a",{href:es(e(),{name:h,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&F("Copy the name",()=>Zt(En(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,h){r=g;let b=ko(y).slice(1,-1),k=b.filter(({sort:x})=>x!=="python"),_=k.length>0?k:b.slice(-4);M(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},
[In(y),Dn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>so(y,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${_.map(St).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,h),f(y),p(
y))}}}var ZT=5;function Ay(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=gy(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,F(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?wy(c,u):bt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",F(St(c),()=>e(
c),{class:"link-button mono tree-name"}),hy(c).map((f,p)=>[p===0?" in ":" › ",F(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Ho(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=yy(l,c),[,w]=po[c],[g,y]=l.root.total[c];M(t,a("span",{class:"headline-label"},`${w} ${So(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Ho(y-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=os(l,c,ZT);M(o,h.map(E=>i(l,E,
c))),o.hidden=h.length===0;let b=_y(l),k=l.byHost&&l.pair&&`${l.root.total.device.some(E=>E>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some(E=>E<pa)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";M(n,ky(l,u).map(E=>a("p",{class:"notice"},E)),[b,x,k,_].filter(Boolean).map(E=>a("p",{class:"muted"},E)))}}}var jo=28,e1=150,Ry=12,Cy=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],t1=[["Frame","c-frame",Cy[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Ly(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>e1;function w(){let $=c.tree.pair?Cy:t1,R=`${po[c.
measure][1]} ${So(c.tree)}`;M(n,$.map(([,B])=>a("col",{class:B}))),M(t,a("tr",{},$.map(([B,H,j],ce)=>a("th",{scope:"col",class:H,title:ce===0?j:`${R}: ${j}`},B)))),i.firstChild.colSpan=$.length,l.firstChild.
colSpan=$.length}function g({frame:$,level:R,open:B,leaf:H}){let j=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,ce=fy($),we=$.instances===$.parent?.instances?"":Tn($);return a("th",{scope:"r\
ow",class:"c-frame",title:[St($),...$.above??[],In($),Dn($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(R-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${H?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},B?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},Mi($))),j?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
Tn($)):we&&a("span",{class:"muted count"},we),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),ce&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},ce),a("span",{class:"visually-hidden"},` ${Dn($)}`))))}function y($,R=""){return a("td",{class:`num c-time ${R}`,title:Oi($,c.measure)},bt($,c.measure))}function h($,R,B){return a("\
td",{class:`num c-time ${R} ${so(B,c.measure)?"calm":Ho($)}`,title:[$s($,c.measure),so(B,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:R==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
$)/f).toFixed(1)}%`}:{}},Wt($,c.measure))}function b($){let{frame:R}=$,[B,H]=R.total[c.measure];return c.tree.pair?[g($),y(B),y(H),h(_o(R,c.measure),"c-diff",R),h(R.here[c.measure],"c-here",R)]:[g($),
y(B),y(R.ownOf[c.measure][0]),a("td",{class:"num c-time"},bt(R.figures.calls[0],"calls"))]}function k($){let R=c.rows[$],{frame:B}=R,H=[$%2?"odd":"",c.found?.has(B)?"found":"",B.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:H,data:{index:$},tabindex:$===u?"0":"-1","aria-level":R.level,"aria-posinset":R.place,"aria-setsize":R.of,"aria-rowindex":$+2,"aria-expanded":R.leaf?null:
String(R.open),"aria-selected":String(B===c.selected)},b(R))}function _($=!1){let R=Math.ceil((r.clientHeight||600)/jo),B=Math.floor(r.scrollTop/jo),[H,j]=p()?[Math.max(0,B-Ry),Math.min(c.rows.length,
B+R+Ry)]:[0,c.rows.length];if(!$&&H===m[0]&&j===m[1])return;m=[H,j];let ce=o.contains(document.activeElement),we=$?new Map:d;d=new Map;for(let je=H;je<j;je+=1)d.set(je,we.get(je)??k(je));[[i,H],[l,c.rows.
length-j]].forEach(([je,te])=>{je.hidden=te===0,je.style.height=`${te*jo}px`});let{scrollTop:Le}=r;wo(o,[i,...d.values(),l]),r.scrollTop=Le,ce&&(d.get(u)??r).focus({preventScroll:!0})}function x($,R=!1){
let B=$*jo,H=r.clientHeight-t.offsetHeight;R&&(B<r.scrollTop||B+jo>r.scrollTop+H)&&(r.scrollTop=B-H/2),B<r.scrollTop?r.scrollTop=B:B+jo>r.scrollTop+H&&(r.scrollTop=B+jo-H),_()}function E($,R){let B=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=B,x(B);let H=d.get(B);H?.setAttribute("tabindex","0"),R&&H?.focus({preventScroll:!0})}function S($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((R,B)=>R.frame===$.rows[B].frame&&R.open===$.rows[B].open)}function v($){let R=c.selected!==$.selected;c=$;
for(let[H,j]of d)j.setAttribute("aria-selected",String(c.rows[H].frame===c.selected));let B=c.rows.findIndex(H=>H.frame===c.selected);R&&B>=0&&E(B,!1)}o.addEventListener("click",$=>{let R=$.target.closest(
"tr[data-index]");if(!R)return;let{frame:B,leaf:H}=c.rows[R.dataset.index],j=$.target.closest("[data-act]")?.dataset.act;E(Number(R.dataset.index),!0),j==="instances"?e.onInstances(B):j==="toggle"&&!H?
e.onToggle(B):e.onSelect(B)}),o.addEventListener("dblclick",$=>{let R=$.target.closest("tr[data-index]");R&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[R.dataset.index].frame)});function P({frame:$,
open:R,leaf:B},H){!B&&R!==H?e.onToggle($):H&&R?E(u+1,!0):!H&&$.parent&&E(c.rows.findIndex(j=>j.frame===$.parent),!0)}o.addEventListener("keydown",$=>{let R=c?.rows[u];if(!R||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let B=Math.max(1,Math.floor(r.clientHeight/jo)-3),H={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+B,PageUp:u-B,Home:0,End:c.rows.length-1},j={ArrowRight:()=>P(R,!0),ArrowLeft:()=>P(
R,!1),Enter:()=>e.onZoom(R.frame)," ":()=>e.onSelect(R.frame)},ce=$.key in H?()=>E(H[$.key],!0):j[$.key];ce&&($.preventDefault(),ce())});let L=0,O=()=>{L===0&&c&&p()&&(L=requestAnimationFrame(()=>{L=0,
_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/jo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",O,{passive:!0});let A=new ResizeObserver(O);return A.observe(
r),{node:r,focus:()=>E(u,!0),draw($){if(S($)){v($);return}let R=c?.rows[u]?.frame.key,B=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,f=c.tree.frames.reduce((j,ce)=>Math.max(j,Math.abs(
_o(ce,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let H=B?c.selected.key:R;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===H)),_(!0),
B&&x(u,!0)},unmount(){A.disconnect(),cancelAnimationFrame(L)}}}function o1(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Ny=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function n1(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?o1(t)||(Ny(n)>4*Ny(o)?"host":"device"):"device"}async function s1(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Lt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await it(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Py(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...oc(await Rr(o?"":e.control,ss(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?s1(e,t):null]),l=e.
by||n1(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Iy(e,t,o){let n=t==="host"?"host":"device";return{...oc(await Rr(e.test!==""?
"":e.control,ss(e,n,!0),{signal:o})),chosenBy:n}}async function Dy(e,t,o,n=e.frames==="instance"){let s=ss(e,t.chosenBy,n);s.set("significance",o),gp(t,await Rr("",s),o)}var r1=8,a1=40;function By(e,t,o){let n=new Set([e.root]);for(let s of[...os(e,t,r1),...o.slice(0,a1)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function i1(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function qy(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=i1(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var Wy={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},_r={path:"/tree",name:"Tree",mount:(e,t)=>c1(e,t)},l1=e=>$t({...Gt(""),...Lt(e),exclude:[Ct]});function c1(e,t){let o=ns(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(q,{replace:Q=!0}={})=>!u&&t.go(qt({...o,...q}),{replace:Q}),m=ys(q=>d({...q,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:q=>[a("a",{class:"small",href:l1(q)},"Compare"),nu(q)]}),f=Ay(q=>v(q)),p=Oy({onChange:q=>d(E(q)),onStep:O}),w=Sy({onPick:q=>S(q,q),onZoom:q=>S(l.selected,q),onMove:q=>S(q)}),g=Ly({
onSelect:q=>S(q),onZoom:q=>S(q,q),onToggle:P,onInstances:L}),y=My({pair:()=>Lt(o),onInstances:L,onZoom:q=>S(q,q)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),k=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,k));let _=Mt({context:t,results:k,message:h}),x=Qe(400,$e);function E(q){return q.frames&&l?{...q,node:l.selected.foldKey}:q}function S(q,Q){let oe=Ne=>Ne.at<=q.at&&q.at<Ne.end,de=Q??
(oe(l.zoomed)?l.zoomed:ko(q).findLast(Ne=>oe(Ne)&&l.zoomed.at>=Ne.at&&l.zoomed.at<Ne.end)??l.tree.root);d({node:q.key,zoom:de.key}),x(`${St(q)} is selected.`)}function v(q){S(q)}function P(q){let Q=o.
rows.includes(q.key)?o.rows.filter(oe=>oe!==q.key):[...o.rows,q.key];d({rows:Q})}function L(q){let Q=q.key,oe=o.open.includes(Q);d({open:oe?o.open.filter(de=>de!==Q):[...o.open,Q],rows:o.rows.filter(de=>de!==
Q),node:Q}),$e(oe?"Folded.":`Its instances are shown below ${St(q)}.`)}function O(q){let Q=l?.found??[];if(Q.length>0){let oe=Q.indexOf(l.selected),de=oe<0?q>0?0:Q.length-1:(oe+q+Q.length)%Q.length;S(
Q[de]),$e(`${de+1} of ${Q.length}: ${St(Q[de])}`)}}async function A(){let q=[o.control,o.test].filter(oe=>oe!=="");if(q.every(oe=>n&&Ge(n,oe)))return;let Q=await gt(q).catch(()=>[]);u||(n=Q,ie())}function $(){
if(o.control==="")return"";let q=`${o.control} ${ss(o,"device",o.frames==="instance")}`,Q=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===q&&(Q==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===Q)?s.key:`${q} ${Q}`}function R(q){r=q,k.dataset.stale="";let[Q,oe]=[q.slice(0,q.lastIndexOf(" ")),o.by];_.ask(de=>Py(o,de),de=>{s={...de,key:q,base:Q,first:oe===""},i=null,delete k.
dataset.stale,_.say(null),$e(J(de.tree.frames.length-1,"frame")),ie()},de=>{s=null,l=null,delete k.dataset.stale,_.say(j(de)),ie()})}function B(q){let Q=`${s.key} ${q==="host"}`;return i?.key===Q?(H(i,
q),i.tree):(i={key:Q,tree:null},_.ask(oe=>Iy(o,q,oe),oe=>{i.tree=oe,ie(),H(i,q)},oe=>{i=null,Oe(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function H(q,Q){let{tree:oe}=q;
if(q.judged??=new Set,!(!oe?.pair||Q==="calls"||q.judged.has(Q)||oe.samples.some(de=>de<pa))){q.judged.add(Q);try{await Dy(o,oe,Q,q===i||o.frames==="instance")}catch{return}!u&&s&&(s===q||i===q)&&(s.verdicts=
`${s.verdicts??""} ${q===i?"each ":""}${Q}`,s.classes=void 0,s.openedFor=void 0,ie())}}function j(q){let Q=Object.keys(Wy).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:q.code}},a("h2",{},"This tree cannot be shown"),a("p",{},q.message),a("p",{},Q?F("Use all ranks and steps",()=>d(Wy),{class:"primary"}):F("Try again",()=>R(r),{class:"primary"})," ",a("a",{href:fe(
"/")},"Choose other traces")))}let ce=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:fe("/")},n?.length===0?"Add traces":"Traces page"),"."));function we(q){if(o.frames==="class")return s.classes??=_p(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let Q=B(q);if(Q){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=$p(s.tree,Q,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Le(){let q=o.by||s.measure,Q=we(q),oe=o.
q===""?null:Ey(Q,o.q),de=nc(Q,o.node)??os(Q,q,1)[0]??Q.root,Ne=nc(Q,o.zoom)??Q.root,Y=By(Q,q,[de,...Q.frames.filter(ae=>ae.opened).flatMap(ae=>ae.children.slice(0,1)),...oe??[]]),re=new Set(o.rows),pe=qy(
Q,q,o.order,ae=>Y.has(ae)!==re.has(ae.key)),X=[s.key,q,o.frames,o.width,o.open.join(),Q.frames.length].join(" ");return{tree:Q,measure:q,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:de,zoomed:Ne,
rows:pe,revision:X,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:je(Q),file:`tracediff-${Q.sides.map(({label:ae})=>_t(ae)).join("-")}`}}function je(q){return[["control","test"].slice(0,q.sides.
length).map((oe,de)=>`${q.pair?`${oe}: `:""}${q.sides[de].label} (${J(q.sides[de].samples,"sample")})`).join(" → ")]}function te(){let q=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},Q=de=>tn(de,
o,n,q),oe=o.control===""?"Tree":`${Q("control")}${o.test===""?"":` → ${Q("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,q)}function ie(){if(u)return;let q=$();if(q===""?(_.drop(),[r,
s,l]=["",null,null],_.say(ce())):q!==r&&(s||_.say(null),R(q)),te(),k.toggleAttribute("data-skeleton",q!==""&&!s),!s||s.key!==q){p.draw(o,null,o.by,null);return}l=Le();let{tree:Q,measure:oe,found:de}=l,
Ne=[l.revision,l.judged,o.level].join(" ");Ne!==c&&(c=Ne,f.draw(Q,oe,o.level)),p.draw(o,Q,oe,de),w.draw(l),w.sql.set(oo(cw(o,oe),o)),g.draw({...l,found:de&&new Set(de)}),y.draw(Q,l.selected,l.canOpen),
H(s,oe)}return ie(),A(),{keys:{search:()=>p.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(q){o=ns(q),ie(),A(),s&&r===s.key&&t.settled()},unmount(){u=!0,_.unmount(),w.unmount(),g.unmount()}}}var u1={name:"rows",label:"Rows",type:"choice",options:Gr,fallback:"steps"};function Fy(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,E){t({[x]:E},{replace:l===x}),l=x}function u(x,E,S,v){let P=ue("set"),L=vo({id:P,field:x,none:v,text:i[x],set:Ge(S,i[x])??null,onPick:O=>{l="",o(
{[x]:O?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:P},E),L.node)}function d(x){let E=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,E.checked===x.fallback?"":String(E.checked))}});return s.push({name:x.name,sync(S){E.checked=S===""?x.fallback:S==="true"}}),a("label",{class:"check"},E,x.label)}function m(x){let E=x.type==="o\
perator"?ue("ops"):null,S=x.type==="number",v=a("input",{type:S?"number":"text",list:E,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:S&&"any",min:S&&0,data:{field:x.name},class:E&&
"wide",title:x.title,on:{change:()=>c(x.name,v.value.trim())}}),P=E&&a("datalist",{id:E});E&&(v.addEventListener("input",Qe(150,()=>w(v.value,P))),v.addEventListener("focus",()=>{v.select(),w("",P)}));
let L="";return s.push({name:x.name,sync(O,A){let $=O||E&&A||"",R=v===document.activeElement&&v.value!==L;v.value.trim()!==$&&!(R&&$===L)&&(v.value=$),L=$,S&&(A??null)!==null&&O===""&&(v.placeholder=A)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),v,P)}function f(x){let E=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,E.value===x.fallback?"":E.value)}},Object.entries(
x.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:x.name,sync(S,v){E.value=S||String(v??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),E)}let p=x=>x.
type==="boolean"?d(x):x.type==="choice"?f(x):m(x);async function w(x,E){if(i.set!=="")try{let S=await Lr(i.set,x);M(E,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let g=(x,E)=>x?.[E].length>0?nt(x[E],3):"";function y(x,E){let[S,v]=["set","test"].map(P=>g(Ge(E,i[P]),x));return i.test!==""&&i[x]===""&&(S!==v||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function h(x,E,S){let[v,P]=["set","test"].map(O=>Ge(S,i[O])),L=(O,A,$)=>p({name:O,label:A,type:"text",placeholder:["all",g($,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(x,S)?[L(`set_${x}`,`${E} of A`,v),L(`test_${x}`,`${E} of B`,P)]:[L(x,E,v)]}function b(x){let E=S=>S.some(v=>i[v]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ge(x,i[S])?.steps.length>0))}let k=x=>`${Sl[x].letter} · ${Sl[x].name}`;function _(x){let E=i.test!=="";s=[],M(n,u("set",E?k("set"):"Trace set",x),u("t\
est",E?k("test"):"Compare with",x,"none"),h("ranks","Ranks",x),h("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&p(u1),e[i.what].params.map(p))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,E,S={}){i=x;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",E),y("steps",E),b(E),E.map(P=>[P.id,P.label])]);
if(v!==r){r=v;let P=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_(E),P&&n.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:L})=>L(i[P]??"",S[P]))}}}var d1=24,Ai=20;function Hy(e,t){let o=Array.from(e),n=Math.max(0,o.length-Ai),s=t>d1?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Ai).join(""))),s+Ai<o.length&&r("split-rest",s+Ai))}var jy=200,m1=30;function fo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(k=>k.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:k,what:_})=>[a("dt",{},k),a("dd",{},_)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],f=new Map,p=null,w=e.
limit??20;function g(){if(!p)return m;let k=p.down?-1:1;return[...m].sort((_,x)=>{let[E,S]=[_[p.key]??null,x[p.key]??null];return E===null||S===null?(E===null)-(S===null):k*(typeof E=="number"?E-S:String(
E).localeCompare(String(S)))})}function y(k){let _=p?.key===k.key?!p.down:!!k.number;p={key:k.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function h(k,_,x,E){let S=e.href&&k.link?.(
x,e.parameters??{}),v=k.mono&&typeof E=="string"?Hy(E,f.get(k.key)?.get(E)??0):E;if(S||!k.mono||typeof E!="string"||E.length<=m1)return S?a("a",{href:e.href(S)},v):v;let P=F(v,()=>{let L=P.getAttribute(
"aria-expanded")!=="true";P.setAttribute("aria-expanded",String(L)),M(P,L?E:v)},{class:"name-button","aria-expanded":"false"});return P}function b(){M(t,e.columns.map(_=>{let x=p?.key===_.key;return a(
"th",{scope:"col",class:_.number&&"num","aria-sort":x&&(p.down?"descending":"ascending")},F(`${_.title}${x?p.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let k=new Set;
M(o,g().slice(0,w).map(_=>a("tr",{},e.columns.map(x=>{let E=_[x.key],S=x.show(E,_);return S===be&&x.blank&&k.add(x),a("td",{title:S===be&&x.blank?x.blank:x.mono?E:x.exact?.(E,_),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.(E,_)].filter(Boolean).join(" ")||null},h(x,E,_,S))})))),l.hidden=k.size===0,M(l,[...k].map(_=>`${be} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?C(m.length):"",n.hidden=m.length<=w,M(n,F(`Show ${C(Math.min(jy,m.length-w))} more of ${C(m.length)}`,()=>{w+=jy,b()},{class:"link-button"}))}return{node:d,show(k){m=k;for(let{key:_}of e.columns.filter(
x=>x.mono))f.set(_,ol(m.map(x=>String(x[_]??""))));d.hidden=m.length===0,b()}}}var p1={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Uy="http://www.w3.org/2000/svg";function f1(e,t){let o=document.createElementNS(Uy,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(Uy,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",p1[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function zy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function p(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,k=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?$c:_.map(x=>x.value))}}});return k.checked=g.includes(w.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&f1(gc(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,h1(w.lines,g).map(([k,_])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),_.map(x=>p(
x,w))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}f(o,w.start),f(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function h1(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function g1(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function Gy(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=g1(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var Yy={control:"set",test:"test"};function Zy(e){let t=(o,n)=>e[`${Yy[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Yy[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function w1(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ru(Zy(e));return o&&`(${o})`}var $r="device\
_type = 'GPU'",Ru=["COMPUTATION","COMMUNICATION","MEMORY"],Ri=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Cu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Ru.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${$r}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Ru.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${$r}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Ru.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Ky=e=>`${Cu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Vy=e=>`${Cu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,y1=(e,t)=>`${Cu(e,Ri(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,eb=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,b1=(e,t)=>`SELECT side, rank, kind, name, category, ${eb}
FROM events
WHERE ${$r}${Ri(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,tb=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${$r}${Ri(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,ob=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${$r}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,nb="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Jy=(e,t)=>`${ob(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${nb}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,sb=(e,t)=>`${ob(e,Ri(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${nb}`,_1=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${sb(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,kr=(e,t)=>`${sb(e,t)}
ORDER BY launch_delay DESC`,Qy=(e,t)=>`SELECT side, rank, name, ${eb}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function k1(e){let t=Object.entries(Zy(e)).map(([o,{ranks:n}])=>{let s=ri(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var xr="side, rank, span, device_type, device",rb=e=>`WITH changes AS (
    ${e}
)
SELECT ${xr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${xr}),
    so_far AS (PARTITION BY ${xr} ORDER BY at_us, row)`,x1=e=>`SELECT ${xr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${rb(e)}
)
GROUP BY ${xr}
ORDER BY rank, span, device_type, device, side`,Xy={peaks:x1,"memory-curves":e=>`${rb(e)}
ORDER BY side, rank, at_us`},$1={temporal_breakdown:{rows:Ky,temporal:Ky},comm_comp_overlap:{rows:Vy,overlap:Vy},kernel_breakdown:{kinds:y1,kernels:b1,over_ranks:tb},idle_time_breakdown:{rows:Jy,idle:Jy},
launch_stats:{counts:_1,worst:kr,"launch-cpu_duration":kr,"launch-gpu_duration":kr,"launch-launch_delay":kr,"launch-scatter":kr},user_annotation_breakdown:{rows:Qy,annotations:Qy}},v1={kernel_breakdown:{
kernels:tb}},S1={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},ab=e=>S1[e]??{},E1={queue_length:"stream",memory_bw:"name"},T1=["what","set","test","lines","order","rows"];function O1(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!T1.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&E1[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function M1(e,t,o){if(e.what==="memory"){let r=Xy[t]&&k1(e);return r?Xy[t](r):null}let n=o&&v1[e.what]?.[t]||$1[e.what]?.[t],s=n?w1(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var ib=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:M1(e,t,o))??O1(e,t,{chart:o,
difference:n});var A1={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Lu={path:"/analyse",name:"Analyse",mount:(e,t)=>R1(e,t)};function R1(e,t){let o=jc(location.search,rt),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(T,W)=>t.go(Rn({...o,...T},rt),W),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=Fy(rt,{onChange:m,onSet:T=>m({...Xa,...T})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},y,h,b),_=a("h1",{}),x=F("Open in Perfetto …",()=>oa([o.set,o.test].filter(T=>T!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),E=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
_,x,E),f,p.node,w,g,k));let S=Mt({context:t,results:k,message:g}),v=wt(()=>c.forEach(T=>T.figure.retheme())),P=T=>$d(o.what,fg(i??o,rt,T)),L=(T,W)=>oo(ib(i??o,T,W),{control:o.set,test:o.test},W?.chart?
ab(T):{});function O(){c.forEach(T=>T.figure.unmount()),c=rt[o.what].charts.map(T=>{let W=T.series&&zy({onLines:G=>m({lines:G},{replace:!0}),onWindow:G=>m(G),csv:()=>P("series")}),V=mt("Ranks that are\
 drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],G=>m({order:G,lines:[]},{replace:!0})),N={chart:T,bar:W,order:V,hidden:new Set,keys:A(T)};return N.figure=vt({id:T.id,title:T.
title,file:T.id,level:"h2",class:T.half?"half-chart":"",height:G=>T.height(G.places,G.sides),make:(G,ne)=>B(G.made(ne),N.hidden),onRelayout:W&&H,onDoubleClick:W&&j,keys:()=>N.keys.filter(G=>!N.hidden.
has(G.key)).map(G=>[G.property,G.name]),extra:[a("div",{class:"chart-choice"},R(N),V.node),W?.node]}),N}),M(h,c.map(T=>T.figure.node))}let A=T=>($(T)??(o.test===""?[]:de().map(W=>({key:W.key,name:`${W.
letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(T.legend)?W.key:W.property})),$=({legend:T})=>typeof T=="function"?T(de()):T;
function R(T){let W=N=>{let{hidden:G}=T;G.delete(N)||G.add(N),G.size===T.keys.length&&G.clear();for(let ne of V)ne.setAttribute("aria-pressed",String(!G.has(ne.dataset.key)));ce(de())},V=T.keys.map(N=>F(
N.name,()=>W(N.key),{class:"key","aria-pressed":"true",title:N.what,data:{key:N.key},css:{"--key-fill":`var(${N.property})`}}));return V.length>0&&a("div",{class:"chart-legend",role:"group","aria-labe\
l":`${T.chart.title}: what is drawn`},V)}let B=({data:T,layout:W},V)=>({layout:W,data:T.map(N=>V.has(N.legendgroup)?{...N,visible:!1}:N)});function H(T,W){let[V,N]=[T["xaxis.range[0]"],T["xaxis.range[\
1]"]];if(Number.isFinite(V)&&Number.isFinite(N)&&N>V&&performance.now()-u>500){let G=ne=>String(Number(Math.max(0,ne*W.per+W.offset).toFixed(3)));m({start:G(V),end:G(N)})}}function j(){u=performance.now(),
m({start:"",end:""})}function ce(T){let W=rt[o.what].charts.filter(ne=>typeof ne.legend=="function").flatMap(ne=>$(ne)??[]).map(ne=>ne.name),V=JSON.stringify([o.what,o.set,o.test,W]);l!==V&&(O(),l=V);
let N=`tracediff-${T.map(ne=>_t(ne.label)).join("-")}`,G={...o,shown:s.parameters,href:ne=>Rn({...o,...ne},rt)};for(let ne of c)we(ne,T,G,N)}function we({chart:T,bar:W,order:V,hidden:N,figure:G},ne,Me,qe){
let ve=T.make(ne,Me),et=ve.empty?null:W&&ve.data(600);if(V.node.hidden=!ve.limited,V.press(o.order),G.draw({file:qe,heading:ve.note,made:ve.data,per:et?.per,revision:[r,o.order,...o.lines,...N].join("\
 "),offset:et?.offset,places:ve.places,sides:ne.length,caption:Le(ne),empty:ve.empty??null}),G.sql.set(L(T.id,{chart:T.table??T.id})),G.node.hidden=!!ve.empty&&(!!ve.isSaid||oe(ne)),W){let at=Da(ne,T.
series,T.ownDevice),z=Ba(at,ne,o).keys;W.draw({lines:at,chosen:z,styles:ah(at,z,T.panels),start:o.start,end:o.end,two:ne.length>1,empty:!!ve.empty}),W.node.hidden=at.length===0}}let Le=T=>[[T.map(W=>[
W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ie(T)].join(". ")];function je({name:T,category:W}){let V=(G,ne)=>o[`${G}_${ne}`]||o[ne]||"all",N=G=>o[`${G}_marker`]||o.marker;return Yt({control:o.
set,test:o.test,row:Ot(T,W),control_marker:N("set"),test_marker:N("test"),control_ranks:V("set","ranks"),test_ranks:V("test","ranks"),control_steps:V("set","steps"),test_steps:V("test","steps")})}function te(T){
let W=T.length>1;b.hidden=oe(T);let V={href:W?je:null,parameters:s.parameters};M(b,rt[o.what].tables.flatMap(N=>{let G=Gy(T,N),ne=Kf(N,G),Me=fo({...V,caption:N.caption,csv:P(N.key),sql:L(N.key),columns:[
...W?[A1]:[],...ne]});Me.show(G);let qe=(s.difference?.[N.key]??[]).filter(et=>ne.some(at=>at.number&&(et[at.key]??null)!==null));if(qe.length===0)return[Me.node];let ve=fo({...V,caption:N.caption,limit:12,
meanings:!1,heading:"difference, B − A",class:"difference-card",sql:L(N.key,{difference:!0}),columns:ne.filter(et=>!et.note&&qe.some(at=>(at[et.key]??null)!==null)).map(zf)});return ve.show(qe),[Me.
node,ve.node]}))}function ie(T){let W=T.filter(V=>(V.data.last_step_dropped??[]).length>0);return T.every(V=>V.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":rt[o.what].ofSteps?
"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":T.every(V=>V.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":W.length>
0?`Work that the last step of a rank${W.length<T.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?"All rows count, also those outside\
 of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function q(T){let W=rt[o.what],V=T.flatMap(({label:Me,data:qe})=>{let ve=W.host?[]:qe.ranks_without_device_rows??
[];return ve.length===0?[]:[ve.length===qe.ranks.length?`${Me} has no device work${qe.ranks.length>1?"":` (rank ${qe.ranks[0]})`}: this analysis has nothing to count there. ${gn}`:`${Me}: ${ve.length===
1?"rank":"ranks"} ${nt(ve)} ${ve.length===1?"has":"have"} no device rows.`]}),N=W.chosen?.({...o,shown:s.parameters}),G=o.rows!==""&&!W.ofSteps&&T.some(Me=>Me.data.steps===null)&&F("Count as Compare d\
oes",()=>m({rows:""}),{class:"link-button",title:`Rows ${Gr.steps}`}),ne=oe(T)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Rn({...o,what:"user_annotation_breakdown",lines:[]},rt)},"\
annotations"),".");M(y,V.length>0&&a("ul",{class:"notice"},V.map(Me=>a("li",{},Me))),ne,W.notes?.(T),N&&a("p",{},N),V.length<T.length&&a("p",{class:"muted small"},ie(T)," ",G))}let Q=({data:T})=>(T.ranks_without_device_rows??
[]).length===T.ranks.length,oe=T=>T.every(Q)&&!rt[o.what].host;function de(){let T=!!s.test;return[["set","A"],["test","B"]].filter(([W])=>s[W]).map(([W,V])=>({key:W,letter:T?V:"",label:s[W].label,data:s[W]}))}
function Ne(T){s=null,r="",delete k.dataset.shown,S.say(T)}function Y(T,W){let V=rt[o.what];s=T;let N=i===o&&V.instead?.(o,de());if(N){i={...o,...N},re(W);return}r=W,S.say(null),D();let G=de();p.draw(
o,n,s.parameters),q(G),ce(G),te(G),k.dataset.shown=W,$e(`${V.title} is shown.`)}function re(T){S.ask(W=>jn(i.what,Uc(i,rt),{signal:W}),W=>Y(W,T),W=>Ne(a("div",{class:"error-box",role:"alert",data:{code:W.
code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:fe("/")},"Choose other traces")))))}let pe=()=>`${o.what} ${Uc(o,rt)}`;function X(){let T=pe();if(s&&r===T){S.
drop(),ce(de()),t.settled();return}if(o.set===""){S.drop(),Ne(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=o,re(T)}function ae(){let T=rt[o.what],W=V=>o[V]===""?null:Ge(n,o[V])?.
label??o[V];M(_,T.title),M(w,T.intro),U(),t.setTitle([T.title,[W("set"),W("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===pe()?s.parameters:{}),D(),X()}
function U(){let T=[o.set,o.test].map(V=>V!==""&&Ge(n,V)).filter(Boolean),W=T.filter(V=>V.traces_bytes===0);M(E,W.length===0?"":T.length===1?Do(T[0]):W.map(V=>`${V.label}: ${Do(V)}`).join(" "))}function D(){
f.firstChild||M(f,Object.entries(rt).map(([T,{tab:W,title:V}])=>a("a",{data:{what:T}},W??V)));for(let T of f.children){let{what:W}=T.dataset;if(T.href=Rn({...o,what:W,lines:[]},rt),T.hidden=rt[W].counters&&
W!==o.what&&![s?.set,s?.test].some(ne=>ne?.has_counters),W!==o.what){T.removeAttribute("aria-current");continue}T.setAttribute("aria-current","page");let V=f.getBoundingClientRect(),{left:N,right:G}=T.
getBoundingClientRect();(N<V.left||G>V.right)&&(f.scrollLeft+=N-V.left-24)}}async function K(){let T=[o.set,o.test].filter(W=>W!=="");try{n=T.length>0?await gt(T):[],n.length===0&&(n=(await jt("limit=\
1")).entries.map(({set:W})=>W))}catch(W){M(g,a("div",{class:"error-box",role:"alert"},W.message));return}d||(p.node.hidden=x.hidden=n.length===0,n.length===0?(M(_,"Analyse"),t.setTitle("Analyse"),M(g,
a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):ae())}return K(),{keys:{search:()=>p.focus()},update(T){o=jc(T,rt);
let W=["set","test"].every(V=>o[V]===""||Ge(n??[],o[V]));n?.length>0&&W?ae():K()},unmount(){d=!0,S.unmount(),v(),c.forEach(T=>T.figure.unmount())}}}var Nu=28,lb=200,cb=12,C1=400,L1=56;function Uo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function N1(e,t,o){let n=Math.max(1,Math.ceil(
o.length/C1)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Uo(o[r][t]).length);return Math.min(L1,s)+3}function P1(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function ub(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>lb&&!nn();function w(_,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},_.map((E,S)=>{let v=Uo(E);return a("td",{title:v.length>40?v:null,class:E===null?"none":l[S].number?"num":""},v)}))}function g(_=!1){let x=Math.ceil((s.clientHeight||600)/Nu),E=p()?Math.max(
0,Math.floor(s.scrollTop/Nu)-cb):0,S=p()?Math.min(u.length,E+x+2*cb):u.length;!_&&E===m&&S===f||([m,f]=[E,S],[[r,E],[i,u.length-S]].forEach(([v,P])=>{v.hidden=P===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${P*Nu}px`}),M(o,r,u.slice(E,S).map((v,P)=>w(v,E+P)),i))}function y(_){let x=l[_].number;d=d?.at!==_?{at:_,down:x}:d.down===x?{at:_,down:!x}:null;let E=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>E*P1(S[_],v[_])),s.scrollTop=0,h(),g(!0),e.children[_].querySelector("button").focus()}function h(){M(e,l.map((_,x)=>a("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},_.name,_.unit&&a("span",{class:"muted"},`, ${_.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>y(x),{class:"th-button",title:`\
Order by ${_.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let k=Xn(()=>g(!0));return{node:s,show(_,x){l=_.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=x,d=null;let S=l.map((v,P)=>N1(v,P,u)).map(v=>`min(${v}ch, 60cqw)`);M(t,S.map(v=>a("col",{css:{width:v}}))),n.style.minWidth=`calc(${["0px",...S].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>lb),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),k()}}}var Du=50,pb=5e3,Pu=40,I1=360,Eo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],db=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],D1={control:0,test:1},fb=e=>e.map(t=>Fe(t)).join("<br>"),B1=(e,t)=>`${e.name}: ${Uo(t)}${e.unit?` ${e.unit}`:""}`;function Iu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:Fe(e.name),font:{size:11},standoff:4}}}}function Bu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Uo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:D1[n]??r})).sort((n,s)=>n.
at-s.at)}var hb=e=>({template:kt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function q1(e,t){let{x:o,ys:n,rows:s}=e;return Zs({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:ee(Eo[i])})),bars:s.slice(0,Du).map(r=>({label:Uo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Uo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function mb(e,t){let o=e.rows.slice(0,pb).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Iu(e.x,n(e.x.at)),r=Iu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Bu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ee(Eo[d%Eo.length]),size:u.length>500?4:7,symbol:db[d%db.length],opacity:.8},line:{color:ee(Eo[d%Eo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>fb(e.columns.slice(0,12).map(f=>B1(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:hb({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function W1(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Pu+1},(i,l)=>{let c=s+(r-s)*l/Pu;return l===0?t:l===Pu?o:n?Math.exp(c):c})}}function F1(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function H1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=W1(o),{per:r,axis:i}=Iu(e.x,o);return{data:Bu(e).map(({name:l,rows:c,at:u},d)=>{let m=F1(t(c),n),f=ee(Eo[u%Eo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let g=fb([...l===""?[]:[l],`${Uo(n[w])} t\
o ${Uo(n[w+1])} ${e.x.unit??""}`,C(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:hb({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var j1={bars:q1,histogram:H1,line:e=>mb(e,"lines"),scatter:e=>mb(e,"markers")};function gb(e,t){let o=e==="bars"?Du:e==="histogram"?1/0:pb;return t>
o?`The chart shows the first ${C(o)} of ${C(t)} rows; the table has all.`:""}function qu(e){return e.ys.length>1?e.ys.map((t,o)=>[Eo[o],t.name]):e.by?Bu(e).map(({name:t,at:o})=>[Eo[o%Eo.length],t]):[]}
function wb(e){let t=null,o=vt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>qu(t),height:n=>n.chart==="bars"?Ie(Math.min(Du,n.rows.length),n.ys.length):I1,make:(n,s)=>j1[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var U1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,z1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,G1=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",Fu=e=>ro(e)&&!U1.test(e.name);function Li(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(z1.test(e)&&!/count|calls/.test(e)?"µs":"")}var Y1=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Ci(e,t,o,n=s=>s){let s=Y1(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function yb(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Ni=(e,t)=>e.filter((o,n)=>!Fu(o)&&t.length>0&&yb(t,n,8)<=8);function bb(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function K1(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Fu(i)),n=Math.abs;return(o.find(({at:i})=>Ci(t,i,-1))??o.find(({at:i})=>Ci(t,i,-1,n))??o.find(({at:i})=>Ci(t,
i,1))??o.find(({column:i})=>Li(i.name)!=="")??o[0])?.column.name??""}var Wu=(e,t)=>Ni(e,t).some(({name:o})=>o==="side")?"side":"";function V1(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Ci(t,u,1))),n=e.filter((c,u)=>u!==o&&Fu(c)),s=(n.find(({name:c})=>Li(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=bb(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Wu(e,t)}}function J1(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>G1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?V1(e,t):null;if(i)return i;let l=K1(e,t);return s&&l!==""&&(s.
name!=="side"||yb(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:bb(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Wu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Wu(e,t)}}var vr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function _b(e,t,o){let n=J1(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=vr(t,e.x,l?void 0:ro)?e.x:vr(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:g})=>g!==c)??s[0],d=i==="histogram"?"":vr(t,e.y,ro)?e.y:vr(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":vr(t,e.y2,ro)?e.y2:m?"":n.y2,p=Ni(t,
o).map(({name:g})=>g),w=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var Q1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],X1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function kb(e){let t=null,o=mt("Kind of chart",Q1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=ue("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:g,by:y}=t;e({chart:f,x:p,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,g]of o.buttons)g.hidden=!t.kinds.includes(w);let d=X1[t.chart]??{},m=l.filter(ro).map(({name:w})=>w),f=Ni(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);M(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function xb(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function $b(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[vb,Z1]=[7,26],eO=/ \(at byte \d+\)/;function Sb({onRun:e,onCancel:t,tools:o}){let n=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(vb),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(vb,Math.min(Z1,g))}function f(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,M(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:$b(h,xb(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),M(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(eO,""):g),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Eb=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Tb=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Hu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Ob=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Eb}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Tb}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Tb}
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
    ${Hu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Hu("")} AND side = 'control'
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
LIMIT 20`},{title:"Where the time of the steps went: the places that changed most",sides:2,statement:`
SELECT line, kind, part, name, path, before, after, control_us_per_step, test_us_per_step,
    diff_us_per_step
FROM compare_places
ORDER BY abs(diff_us_per_step) DESC
LIMIT 50`},{title:"The change of the steps as a sum, by line of the account and part",sides:2,statement:`
SELECT line, kind, part, count(*) AS places, sum(control_us_per_step) AS control_us,
    sum(test_us_per_step) AS test_us, sum(diff_us_per_step) AS diff_us
FROM compare_places
GROUP BY line, kind, part
ORDER BY line, abs(diff_us) DESC`},{title:"Frames of one side only, with all below them",sides:2,statement:`
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
WHERE name = ${Eb}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Hu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var tO=100;function Mb(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Ob.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Ab({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Oe(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Gi(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),n.open=!0,Oe(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Md(p.name)}catch(w){l(w);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Oe(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Gi(p.name,p.statement).catch(l),await f()}}})}function d(p){M(s,F("Save …",()=>{if(t().trim()===""){Oe("First write a state\
ment.",{seconds:4});return}ka(s,i,{name:"Name of the query",maxlength:tO,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),M(o,r.map(p=>a("li",{},F(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Re("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Od()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var Rb=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Cb(e){let t=ue("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},F(f.name,()=>e(Rb(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),g=p===""||w?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[F(`Insert ${h}`,()=>e(Rb(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,f)).filter(Boolean),w=(b,k,_)=>k.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:x=>{f===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),_&&a("p",{class:"small"},_),k),[g,y,h]=[p("view","table"),p("analysis"),p("stored")];M(n,g,w("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("Tables as the set file keeps them",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?J(i.length,"table"):"",m()},focus:()=>o.focus()}}var oO=60,nO={rows:"there may be more rows",bytes:"the answer would be too long"},ju={path:"/query",name:"Query",mount:(e,t)=>rO(e,t)};function sO(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function rO(e,t){let o=su(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(X,ae)=>t.
go(ni({...o,...X}),ae),f=X=>si(X).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Ab({onPick:Le,statement:()=>g.value()}),g=Sb({onRun:()=>Le(g.value()),onCancel:je,tools:w.save}),
y=Mb(X=>{w.forgetName(),Le(X)}),h=Cb(X=>g.insert(X)),b=a("p",{class:"result-summary"}),k=kb(X=>m(X,{replace:!0})),_=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),E=wb([k.node,
_,x]),S=ub(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),P=a("a",{class:"button",title:"The rows as JSON"},"JSON"),L=a("div",{class:"message"}),O=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Zt(location.href,"Link copied.")),v,P)),E.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),A=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,A,L,O));let $=Mt({context:t,results:O,message:L}),R=wt(
()=>E.retheme());function B(X,ae,U,D){let K=Ge(n??[],o[X]),T=vo({field:X,set:K??null,none:D,text:K?"":o[X],onPick:W=>m({[X]:W?Ve(W.id):""})});return a("div",{class:`side-${X} query-side`},a("b",{class:`\
letter letter-${ae.toLowerCase()}`,"aria-hidden":"true"},ae),a("label",{for:T.input.id},U),T.node)}let H="";function j(){let X=JSON.stringify([o.control,o.test,n?.map(U=>[U.id,U.label])]);if(X===H)return;
H=X;let ae=document.activeElement?.dataset?.field;M(p,B("control","A","Control"),B("test","B","Test","none: one set alone")),ae&&p.querySelector(`[data-field="${ae}"]`)?.focus()}async function ce(){let X=si(
{...o,q:""}),ae=X.toString();if(ae!==s){s=ae;try{let U=await Td(X);!d&&ae===s&&(r=sO(U),h.draw(U,o.test!==""),g.enable(!0),i&&Ne())}catch(U){!d&&ae===s&&(s=null,h.draw([],!1),U.code==="sql_off"&&we(U))}}}
function we(X){A.hidden=!0,$.say(a("p",{class:"notice",data:{code:X.code}},X.message))}function Le(X){if(g.set(X),X.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),
g.field.focus();return}c=l="",u=!0,m({q:X,...X===o.q?{}:jg})}function je(){$.drop(),g.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),$e("Cancelled."),g.field.focus()}function te(X){
if(i=null,l="",g.running(!1),X.code==="sql_off"){we(X);return}g.showError(X.message,X.offset),$.say(a("p",{class:"visually-hidden",data:{code:X.code}},"The statement was refused."))}function ie(){let X=f(
o);if(X===l){Ne(),t.settled();return}X!==c&&(c=X,g.clearError(),g.running(!0),y.open(!1),$.ask(ae=>Sd(new URLSearchParams(X),{signal:ae}),ae=>{i=ae,l=X,g.running(!1),$.say(null),Ne(!0),oe(),$e(J(ae.row_count,
"row"))},te))}let q=X=>Ge(n??[],o[X])?.label??o[X],Q=()=>`tracediff-${["control","test"].filter(X=>o[X]!=="").map(X=>_t(q(X))).join("-")}`;function oe(){u&&O.getBoundingClientRect().top>innerHeight-oO&&
O.scrollIntoView({block:"start"}),u=!1}function de(){let{row_count:X,truncated:ae,truncated_by:U,elapsed_ms:D}=i;M(b,X===0?"No rows.":[`${C(X)} ${X===1?"row":"rows"}`,a("span",{class:"muted"},` in ${C(
Math.max(1,Math.round(D)))} ms`)],ae&&a("span",{class:"notice truncated"},`Cut off here: ${nO[U]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Ne(X=!1){let ae=i.columns.map((V,N)=>({
...V,at:N,unit:V.type==="text"?"":Li(V.name,r)})),{rows:U}=i;de();for(let[V,N]of[[v,"csv"],[P,"json"]])V.href=Ed(si(o,N)),V.download=`${Q()}-query.${N}`;let D=_b(o,ae,U),K=V=>ae.find(N=>N.name===V),T={
...D,columns:ae,rows:U,x:K(D.x),ys:[D.y,D.y2].filter(V=>V!=="").map(K),by:K(D.by),file:Q(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,D,Object.keys(r).length]),empty:D.chart==="none"?
D.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};E.node.hidden=U.length<2,k.draw(D,ae,U);let W=T.empty?[]:qu(T);M(_,W.map(([V,N])=>a("li",{class:"key",css:{"--key-fill":`\
var(${V})`}},N))),_.hidden=W.length===0,x.textContent=T.empty?"":gb(D.chart,U.length),E.draw(T),(X||S.units!==r)&&(S.units=r,S.show(ae,U)),S.node.parentNode.hidden=ae.length===0||U.length===0,O.dataset.
shown=l}function Y(){let X=o.q.trim().split(`
`).find(ae=>!ae.startsWith("--"))??"";if(t.setTitle([X.slice(0,60),"Query"].filter(ae=>ae!=="").join(" · ")),j(),y.draw(o.test!==""),ce(),o.q===""){$.drop(),i=null,l=c="",g.clearError(),g.running(!1),
$.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ie()}async function re(){let X=[o.control,o.test].filter(ae=>ae!=="");try{n=X.length>0?await gt(X):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:ae})=>ae))}catch(ae){M(L,a("div",{class:"error-box",role:"alert"},ae.message));return}d||(p.hidden=A.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M(L,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Y())}return g.set(o.q),w.load(),re(),{keys:{search:()=>h.focus(),control:()=>pe(
"control"),test:()=>pe("test")},update(X){let ae=o;o=su(X),o.q!==ae.q&&g.set(o.q);let U=["control","test"].every(D=>o[D]===""||Ge(n??[],o[D]));n?.length>0&&U&&o.control!==""?Y():re()},unmount(){d=!0,$.
unmount(),R(),E.unmount(),S.unmount()}};function pe(X){let ae=p.querySelector(`[data-field="${X}"]`);ae?.focus(),ae?.click()}}function aO(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Lb=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function iO(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>Lb(l)-Lb(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var lO=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Nb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?iO:lO)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:aO(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var To=0,vs=1,Ss=2,Oo=3,Ib={id:"steps",label:"Steps, as the device has them",depth:1},cO=e=>e.sort==="host";function Uu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.
get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.
get(n),rows:1+r,label:s,id:n}))}}function Db({window:e,all:t,host:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,w)=>w<=e.from||p>=e.to});let i=p=>cO(p)===o;!o&&r.
some(({answer:p})=>p.steps?.length>0&&p.lanes.some(i))&&s.add([Ib]),r.forEach(({answer:p})=>s.add(p.lanes.filter(i))),o||r.forEach(({answer:p})=>s.add((p.counters??[]).map(pO)));let l=[],c=[],u=[],d=[],
m={start:[],end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},f=[];for(let{answer:p,keep:w}of r){let g=l.length;l.push(...p.names),c.push(...p.categories),u.push(...p.kinds);for(let y of p.
lanes)i(y)&&uO(m,y,d.push(y)-1,{keep:w,shift:n,shiftName:g,top:s.rowOf(y.id)+1});o||(dO(m,f,p,{keep:w,shift:n,rows:s,lanes:d}),mO(m,f,p,{keep:w,shift:n,rows:s,lanes:d}),hO(m,f,p,{keep:w,shift:n,rows:s,
lanes:d}))}return{start:Float64Array.from(m.start),end:Float64Array.from(m.end),row:Uint16Array.from(m.row),length:m.start.length,name:m.name,occurrence:m.occurrence,merged:m.merged,sort:m.sort,gap:m.
gap,lane:m.lane,names:l,categories:c,kinds:u,lanes:d,gaps:f,host:o,shift:n,rows:s.total(),bands:s.bands()}}function uO(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,
merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];n(l[p],w)&&(e.start.push(l[p]-s),e.end.push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(
To),e.gap.push(-1),e.lane.push(o))}}function zu(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.rowOf(s),d=o.start+o.duration;u!==void 0&&r(o.start,d)&&(e.start.push(o.start-i),e.end.push(
d-i),e.row.push(u+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(({id:m})=>m===s)))}function dO(e,t,o,n){(o.gaps??[]).forEach(
s=>zu(e,t,s,{...n,sort:vs,lane:s.lane}))}function mO(e,t,o,n){(o.steps??[]).forEach(s=>zu(e,t,{...s,shown:o.step===null||o.step===s.step_number},{...n,sort:Ss,lane:Ib.id}))}var pO=({id:e,device:t,name:o})=>({
id:e,label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),fO=.2;function hO(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,l=Math.max(i-s.low,Math.abs(i)*fO)||1;s.start.forEach((c,u)=>zu(e,t,{name:r,
start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:Oo,lane:s.id}))}}var Et=(e,t)=>`${t}\0${e}`,Sr=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),
zo=(e,t)=>e.sort[t]===To&&e.merged[t]<=1&&e.occurrence[t]>=0,Pb=new WeakMap;function Bb(e,t,o){let n=Pb.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)zo(e,s)&&n.set(`${Sr(e,s)}\0${e.occurrence[s]}`,
s);Pb.set(e,n)}return n.get(`${t}\0${o}`)??-1}var gO=.1,wO=.002,Gu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,
!1];function yO(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Gu(e),r=s-n,i=Math.abs(r);return i<gO*
Math.max(n,s)||i<wO*t||r*o<=0?"":r>0?"longer":"shorter"}function qb(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=Rt(e),r=new Map,i=(l,c)=>{let u={change:yO(l,n),row:l,names:c,
whole:s};r.set(Et(c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(Nb).forEach(({row:l,names:c})=>i(l,c)),r}var Pi=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function Wb(e,t){
let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===To&&n[e.name[r]]&&s.push(r);return s}var Yu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Ku(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Gu(t);return`${Yu[o]}: ${I(n)} → ${I(s)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Fb(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-
r.start[t];if(r.sort[t]===vs){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${le(l)}, from ${le(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Ss){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${le(
l)}, from ${le(i)}`],[Xo(p)],[`the host began it at ${le(p.host_start)}`,"muted"]]}if(r.sort[t]===Oo){let{name:p,mean:w,min:g,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Ye(w,0,3)}`,"strong"],g<y&&[`from\
 ${Ye(g,0,3)} to ${Ye(y,0,3)} in this pixel`],[`${le(l)}, from ${le(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Qo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${C(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[wn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[wn]]:
[],[`${le(l)}, from ${le(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=Ku(o?.
get(Sr(r,t)));if(f&&m.push([f,"change"]),n){m.push([`${s}: ${le(n.duration)} (${ge(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${le(n.start)}`]);let p=Pi(o,s,c,r.categories[r.
name[t]]);p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${C(r.occurrence[t]+1)}${Hb(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Hb=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",Vu=e=>`${C(e)}${Hb(e)}`,Es=14;function jb(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+Es+s>window.innerWidth?o-Es-s:o+Es,l=n+Es+r>window.innerHeight?n-Es-r:n+Es;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Ub(){let e=He("polygon",{class:"join-shape"}),t=He("svg",{class:"timeline-join","aria-hidden":"true",focusable:"\
false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[
l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-s.top}`).join(" "))}}}function zb(e,t,o){let n=mt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Re("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Re("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){M(r,l&&[a("b",{},I(l.to-l.from)),a("span",{class:"muted small"},` from ${le(l.from)} to ${le(l.to)} `),Re("close","Remove the measurement (Escape)",e.unmeasure)])}}}var bO=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Gb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Yu):[],...bO,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function Yb(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function _O(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function Kb({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=_O(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(n={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,o(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&Yb(n,u,d,m)?r=null:s?r=Yb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function kO(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function Vb(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Kb(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),zi(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>Hn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=mp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=kO(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f),{least:w,most:g}=Ur.pixels;p.
set("pixels",String(Math.min(g,Math.max(w,Math.round(m))))),c(y=>zi(i.set,p,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);
Object.entries(d).forEach(([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await Cr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){n=
"",s=""},unmount:u})}function Jb(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:fe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var Qb=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function Xb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:fe("/")},"Choose other traces")))}var xO={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Ju=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function Zb(e,t,o){let n=[],s=Ju([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(xO).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>J(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var $O=1e3;function e_(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Pi(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?Bb(f,Et(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>$O&&(o=new Map);let w=p?{...p.rows[0],of:p.of}:null;return o.set(f,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!zo(c,l))return null;let[u,d]=Sr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Ii(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var Di=2e4,t_=3,o_=e=>Math.round(e*1e3),n_=(e,t,o)=>`${e} ${o_(t)} ${o_(o)}`;function vO(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(n_(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Di?r-Di:0,n.words=i?`${I(i.work)} of work in ${I(i.path)}${n.cut>
0?`; the longest ${C(Di)} of ${C(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function SO(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===To&&t.merged[n]<=1&&s&&e.rows.has(n_(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function s_(e,t,o,n){let s=o.data(),r=ee("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.
max(p,d),t.y(u+1)-t_-1,w-Math.max(p,d),t_,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of SO(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function r_({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let g=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(
Di),...w.step_number===null?{}:{steps:String(w.step_number)},...p?{marker:p}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await jn("critical_path",g,{signal:l[m].
signal});i[m]===y&&(r[m]=vO(h.set,w),c(),t())}catch(h){i[m]===y&&h.name!=="AbortError"&&o(h)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var a_={control:["A","Control"],test:["B","Test"]};function i_(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=a_[i],f=ue("set"),p=vo({id:f,field:i,set:c&&Ge(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Kl(l),d=Vl(l,c.rank),m=Jl(l,c.rank,c.span),f=(g,y,h,b,k,_)=>{let x=ue(g),E=a(
"select",{id:x,data:{field:`${i}_${g}`},on:{change:()=>e({..._,[`${i}_${g}`]:E.value})}},h.map(S=>a("option",{value:String(S),selected:S===b},k(S))));return a("span",{class:"sample-field"},a("label",{
for:x},y),E)},p=m.indexOf(c),w=(g,y,h)=>Re(y,`${a_[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[p+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${I(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${le(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var EO=200,l_=8,TO=1e3;function c_({onText:e,onStep:t}){let o=ue("search"),n=Qe(EO,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function OO(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function u_(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=OO(e,o,n,l.side);return r||=c.length>l_,c.slice(0,l_).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:TO});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var d_=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${J(t,"call")}\
 of the ${J(e,"name")} with the most time`:`${J(t,"call")} of ${J(e,"name")}`,m_=(e,t)=>`${C(e+1)} of ${C(t)}`;var Qu={control:"Control",test:"Test"};function MO(e,t,o){return t===void 0?`${Qu[e]}: …`:t===null?`${Qu[e]}: no ${Vu(o+1)} call`:`${Qu[e]}: ${le(t.duration)}, from ${le(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function p_(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=Ku(n.change);M(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Vu(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},MO(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ge(l.duration-i.duration)}`)),Qo(n)&&a("p",{class:"small"},`${wn}.`),u&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${u}.`),
a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins a\
t the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Zt(n.name,"Name copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function f_(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y,y.map(k=>s.named(k,h.name,h.category))]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&h.nth===null){await f(y,b);return}if(b!==""){let{name:k,category:_,nth:x}=h;r={name:k,category:_,nth:x,rows:Object.
fromEntries(y.map(E=>[E,s.known(E,k,_,x)??s.drawn(o.shown(),E,k,_,x)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:k,nth:_,rows:x}=y;await Promise.all(h.filter(E=>x[E]?.of===
void 0&&x[E]!==null).map(async E=>{try{x[E]=await s.ask(E,b,k,_)}catch{}})),!c&&r===y&&p(h)}async function f(y,h){let{name:b,category:k,at:_}=e.state(),x=[...new Set([_,"test","control"])].filter(E=>y.
includes(E));for(let E of x){let S=null,v=await n[E].find({name:s.named(E,b,k),category:k,order:"duration",limit:1}).catch(P=>{S=P});if(c||i!==h)return;if(S){Oe(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[P]=v.rows,L=P.start-e.shifts()[E];l=!0,o.goTo(o.around({start:L,end:L+P.duration}),!0),e.change({category:v.category,nth:P.occurrence,at:E,...o.current()});return}}Oe(`${b}\
 does not occur in this ${Ju(y.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function p(y){let h=r===null?[]:y.map(k=>r.rows[k]&&Ii(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({selected:h}),l&&
h.length>0&&(l=!1,h.forEach(({pane:k,row:_})=>k.drawing.reveal(_)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(k=>{let _=r.rows[k];return[k,_&&{start:_.start,duration:_.duration,of:_.
of,whole:n[k].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-h/2,to:b+h/2}),o.marks.selected.forEach(({pane:k,row:_})=>k.
drawing.reveal(_))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,show({name:y,category:h,occurrence:b,side:k,at:_,duration:x}){l=!0,o.goTo(o.around({start:_,end:_+x})),e.change({name:y,
category:h,nth:b,at:k})},pick(y,h){let b=s.nameOf(y,h);if(b){let[k,_,x]=b,E=e.state(),S=E.name===k&&E.category===_&&E.nth===x;e.change(S?u:{name:k,category:_,nth:x,at:y.side})}return b!==null},step(y){
let h=w(),b=h?o.beside(h,y):-1;if(b<0)return!1;let[k,_,x]=s.nameOf(h.pane,b),E=h.pane.data(),S=o.current();if(E.start[b]<S.from||E.end[b]>S.to){let v=(E.start[b]+E.end[b])/2,P=(S.to-S.from)/2;o.goTo({
from:v-P,to:v+P})}return e.change({name:k,category:_,nth:x,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var AO=300,RO={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function h_({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=fo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:I,exact:le,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:I,exact:le}),o("diff","Test − control",{number:!0,show:ge,
exact:Be,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>RO[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)gr(m,f,l.from,l.to,
p=>{(zo(d,p)||d.sort[p]!==To&&d.sort[p]!==Oo)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,AO),c.length]}return{node:a("div",{},n.node,s),draw(i,l){
let[c,u]=r(i,l);s.hidden=u<=c.length,s.textContent=`The ${C(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===To,g=w?t(d,m):null;return{
pane:d,i:m,duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:w?p.names[p.name[m]]:d.textOf(m),change:w?d.changeAt(m):"",diff:g===null?null:d.side==="control"?
g.duration-f:f-g.duration}}))}}}var Bi=9,qi=3;function g_({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Bi+qi)+qi,k=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(h*k),Math.round(b*k)],o.style.height=`${b}px`;
let _=o.getContext("2d",{alpha:!1});_.scale(k,k),_.fillStyle=ee("--surface-sunk"),_.fillRect(0,0,h,b);let x=E=>h*(E-i.from)/(i.to-i.from);r.forEach((E,S)=>m(_,E,qi+S*(Bi+qi),x))}function m(h,b,k,_){let x=b.
data();if(!x)return;h.fillStyle=ee(b.host?"--span-host":"--span-compute");let E=new Map,S=-1/0;for(let v=0;v<x.length;v+=1){let[P,L]=[_(x.start[v]),_(x.end[v])],O=b.changeAt(v);if(O!==""&&x.merged[v]<=
1){let A=E.get(O)??[];A.push(P,L),E.set(O,A)}x.name[v]>=0&&x.lanes[x.lane[v]].sort!=="other"&&(L>S+.5||P<S-50)&&(h.fillRect(P,k,Math.max(.5,L-P),Bi),S=L)}for(let[v,P]of E){h.fillStyle=ee(`--span-${v}`);
for(let L=0;L<P.length;L+=2)h.fillRect(P[L],k,Math.max(.7,P[L+1]-P[L]),Bi)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=i.to-i.from,b=100*(l.from-i.from)/h,k=100*(l.to-l.from)/h;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${k}%`),n.hidden=k>99.9}let w=h=>{let b=s.getBoundingClientRect(),k=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
k))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,k]=[u?.at,w(h)];u?.range&&b!==k&&t(Math.min(b,k),Math.max(b,k)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let y=wt(f);return{node:s,draw(h,b){[r,i]=[h,b],f(),p()},view(h,b){l={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var CO=16,LO={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Xu=.02,NO=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],PO=new Set(["new","g\
one","gap"]);function IO(e,t){let[o,n]=Je(t*10);return`${Ye(e/n,0,3).replace("-","−")} ${o}`}function DO(e,t,o){return e.sort[t]===vs?"gap":e.sort[t]===Ss?e.gaps[e.gap[t]].shown?"host":"outside":e.
sort[t]===Oo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function w_({side:e,host:t,on:o}){
let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};
function m(){u=Object.fromEntries(NO.map(h=>[h,ee(`--span-${h}`)]))}let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function p(){l=r.names.map((h,b)=>c?.get(Et(h,r.categories[b]))?.
change??""),i=Array.from({length:r.length},(h,b)=>DO(r,b,f(b)))}function w(h){if(r.sort[h]===vs){let x=r.gaps[r.gap[h]];return`idle ${I(x.duration)} · host: ${x.operator??x.host??"nothing recorded"}`}
if(r.sort[h]===Ss){let x=r.gaps[r.gap[h]];return`step ${x.step_number} · ${I(x.duration)}`}if(r.sort[h]===Oo)return Ye(r.gaps[r.gap[h]].mean,0,3);let b=r.names[r.name[h]],_=Qo({name:b,category:r.categories[r.
name[h]]})?`${wn} (${b})`:b||"(no name)";return(LO[i[h]]??"")+(r.merged[h]>1?`${r.merged[h]} rows, most of them ${_}`:_)}m();let g=Ti(s,{rowHeight:CO,label:`${n}: a table below has the same`,wheel:"fr\
ee",least:Xu,axis:IO,colour:h=>u[i[h]],hatched:h=>PO.has(i[h]),text:w,onHover:(h,b)=>o.hover(d,h,b),onPick:(h,b)=>o.pick(d,h,b),onView:(h,b,k)=>o.view(d,h,b,k),onMeasure:o.measure,onKey:h=>o.key(h,d),
decorate:(h,b)=>o.decorate(h,b,d)}),y=wt(()=>{m(),g.redraw()});return Object.assign(d,{drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},
changeAt:f,textOf:w,title:n,destroy(){y(),g.destroy()}})}function y_(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function BO(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==Oo)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),ee("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),ee("--text"),1)),s=i}}function b_(e,t,o,n){let s=t.y(1)-t.y(0);BO(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&s_(e,t,o,
r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ee("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,ee("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,ee("--accent"),1.5)}for(let i of n.selected)i.pane===o&&y_(e,t,i,ee("--accent"),2.5,s);n.partner?.pane===o&&y_(e,t,n.partner,ee("--text"),1.5,
s)}var qO=60,WO=40;function __({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=jb(),s=Ub(),r=null,i=0,l=null,c=!1,u=[],d={hover:k,view:b,key:t.key,pick:(O,A)=>t.
pick(O,A),measure:(O,A,$)=>t.measure({from:O,to:A},$),decorate:(O,A,$)=>b_(O,A,$,o)},m=ze.flatMap(O=>[!0,!1].map(A=>w_({side:O,host:A,on:d}))),f=ze.map(O=>a("section",{class:`timeline-side timeline-${O}`,
data:{side:O},"aria-label":O==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${O}-text small`}),m.filter(A=>A.side===O).map(A=>A.node))),p=g_({onMove:O=>{let{from:A,to:$}=h(),R=($-A)/2;
y().drawing.view(O-R,O+R,!0)},onRange:(O,A)=>y().drawing.view(O,A)}),w=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,n.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(O,A,$,R){c||(c=!0,u.filter(B=>B!==O).forEach(B=>B.drawing.follow(A,$,R)),c=!1,p.view(A,$),P(),t.view(A,$,R))}function k(O,A,$){r=A>=0?{pane:O,i:A,event:$}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?_():n.hide(),P(),L()}function _(){let{pane:O,i:A}=r,$=t.both()?e.nameOf(O,A):null;if($===null){S(void 0);return}let R=$n[O.side],B=e.drawn(u,R,...$)??(x(R,...$)?
null:e.known(R,...$));if(E(B),B!==void 0)return;let H=r;i=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(R,...$,l.signal);r===H&&(E(j),P(),L())}catch{}},qO)}function x(O,A,$,R){let B=t.
changes()?.get(Et(A,$))?.row;return B!==void 0&&R>=B[`${O}_counts`]}function E(O){o.partner=O?Ii(u,$n[r.pane.side],O):null,S(O)}function S(O){let{pane:A,i:$,event:R}=r;R&&n.show(Fb(A,$,{changes:t.changes(),
partner:O,other:t.both()?$n[A.side]:""}),R.clientX,R.clientY)}let v=({pane:O,start:A,end:$,row:R})=>O.drawing.placeOf({start:A,end:$,row:R});function P(){let{partner:O,selected:A}=o;r&&O?s.draw(r.pane.
drawing.place(r.i),v(O)):A.length===2?s.draw(...A.map(v)):s.draw(null,null)}let L=()=>u.forEach(O=>O.drawing.redraw());return w.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:O,end:A}){let $=(O+A)/2,R=h(),B=y().drawing.node.clientWidth||1e3,H=Math.max(A-O,.01)*B/WO,j=Math.max((A-O)*1.3,Math.min(R.to-R.from,H));return{from:$-j/2,to:$+j/2}},goTo:({from:O,
to:A},$)=>y().drawing.view(O,A,$),glide(O){let{from:A,to:$}=y().drawing.goal(),[R,B]=[(A+$)/2,($-A)/2*O];y().drawing.view(R-B,R+B)},slide(O){let{from:A,to:$}=y().drawing.goal(),R=O*($-A);y().drawing.view(
A+R,$+R)},fit(){let{from:O,to:A}=y().drawing.extent();y().drawing.view(O,A)},show(O,A,$,R){r=null,o.partner=null,n.hide();let B=new Set;u=O.map(({pane:H,data:j})=>(H.show(j,A),H.drawing.showAxis(!B.has(
H.side)&&j.rows>0),B.add(j.rows>0?H.side:""),H)).filter(H=>H.data().rows>0),m.filter(H=>!u.includes(H)).forEach(H=>{H.node.hidden=!0}),f.forEach(H=>{let{side:j}=H.dataset;H.hidden=!u.some(ce=>ce.side===
j),H.firstChild.textContent=$[j]??""}),R&&u.forEach(H=>{let{from:j,to:ce}=Pn(R,H.drawing.extent(),Xu);H.drawing.follow(j,ce)}),p.view(h().from,h().to)},drawOverview(O){p.draw(u,O)},setChanges(O){m.forEach(
A=>A.setChanges(O))},mark(O){Object.assign(o,O),P(),L()},marks:o,beside({pane:O,start:A,row:$},R){let B=O.data(),H=-1;for(let j=0;j<B.length;j+=1){let ce=R*(B.start[j]-A);B.row[j]===$&&ce>0&&zo(B,j)&&
(H<0||ce<R*(B.start[H]-A))&&(H=j)}return H},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(O=>O.destroy())}}}function k_(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=u_(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(d_(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(m_(n,l.length)),t.onCall(l[n])}}}}var FO=350,HO=250,jO=44,Er={path:"/timeline",name:"Timeline",mount:(e,t)=>UO(e,t)};function UO(e,t){let o=e.clientWidth,n=Yl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(z=>[z,Vb(z,{onChange:()=>!f&&Q(),onError:se=>!f&&qe(se)})])),w=Object.fromEntries(ze.map(z=>[z,null])),g=e_(p,()=>r),y=r_({toggle:()=>Le({path:!n.path}),change:()=>!f&&
h.mark({}),error:qe}),h=__({partners:g,on:{view:pe,pick:D,key:ne,measure:z=>V(z),changes:()=>r,both:()=>bo(n).length===2,path:z=>y.of(z)}}),b=c_({onText:z=>Le({q:z},{replace:!0}),onStep:z=>S.walk(n.q,
z)}),k=zb({zoom:h.glide,fit:h.fit,save:at,show:z=>Le({show:z}),unmeasure:()=>V(null),unalign:()=>Le({align:"",align_category:"",align_nth:0})},b.node,y.node),_=p_({zoom:()=>E.zoom(),align:K,href:T,clear:()=>E.
clear()}),x=()=>`${d}|${u}`,E=f_({state:()=>n,stage:h,sides:p,partners:g,change:z=>Le(z,{replace:!0}),shifts:()=>c,changes:()=>r,key:x},_),S=k_(b,{key:()=>`${x()}|${r===null}`,sides:()=>bo(n).map(z=>p[z]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:z=>!f&&E.show(z)}),v=i_(z=>Le({...z,...ze.some(se=>se in z)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=h_({onPick:D,
partnerOf:U}),L=Gb(),O=a("div",{class:"timeline-notes"}),A=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),R=a("div",{class:"message"}),B=a("p",{class:"\
muted small"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),H=a("div",{class:"results"},k.node,O,h.node,_.node,L.node,y.words,B,P.node);
e.append(a("div",{class:"page timeline-page"},A,$,v.node,R,H));let j=Mt({context:t,results:H,message:R}),ce=Qe(FO,()=>{let{from:z,to:se}=h.current(),he=z<=m.from&&se>=m.to;Le(he?{from:null,to:null}:{from:z,
to:se},{replace:!0})}),we=Qe(HO,()=>{!f&&h.shown().length>0&&P.draw(h.shown(),h.current())});function Le(z,{replace:se=!1}={}){f||t.go(Zn({...n,...z}),{replace:se})}let je=z=>tn(z,n,s,null),te=({sample:z})=>`\
rank ${z.rank}${z.span>0?`, file ${z.span+1}`:""}, ${z.step_number===null?"whole recording":`step ${z.step_number}`}`;function ie(){let z=ze.filter(Pe=>n[Pe]!==""),se=z.map(je).join(" → ");A.textContent=
z.length>0?`${se} · Timeline`:"Timeline",t.setTitle(A.textContent);let he={...Gt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M($,z.length===2&&a("a",{
href:t.lastCompare(new URLSearchParams(he))??$t(he)},`← ${se}`))}async function q(){let z=ze.map(se=>n[se]).filter(se=>se!=="");if(!z.every(se=>s&&Ge(s,se))){let se=await gt(z).catch(()=>[]);f||(s=se,
Q())}}function Q(){let z=ze.filter(De=>n[De]!=="");ie(),ze.forEach(De=>p[De].load(n));let se=z.length>0&&z.every(De=>p[De].samples!==null)?oe(z):{};v.draw(n,s,Object.fromEntries(ze.map(De=>[De,se[De]&&
{samples:p[De].samples,...se[De]}]))),k.draw(n),b.draw(n.q);let he=bo(n),Pe=z.find(De=>p[De].error&&(he.includes(De)||p[De].samples===null)),Ue=z.some(De=>p[De].samples?.length===0),Ae=he.length>0&&he.
every(De=>p[De].whole);z.length===0?j.say(Jb(s)):Pe&&!Ae?ve(Pe):Ue?j.say(Qb()):j.say(null),H.toggleAttribute("data-skeleton",!Ae),t.busy(z.length>0&&!Ae&&!Pe&&!Ue),Ae&&Ne(he,se)}function oe(z){let se={};
for(let he of z){let Pe=se[$n[he]]??null;se[he]=p[he].choose(n,Pe)}return bo(n).filter(he=>se[he]).forEach(he=>p[he].loadWhole(n,Math.max(o-jO,300))),se}let de=z=>z.map(se=>p[se].stepKey()).join("|");
function Ne(z,se){let he=de(z),Pe=he!==d;Pe&&(d=he,z.forEach(Ue=>{w[Ue]={host:Uu(),device:Uu()}})),ae(z),X(se),Y(z,se,Pe),et(z,se),L.draw(z.length===2,n.path),y.draw(n,z,se),E.draw(z),W(),we(),t.settled()}
function Y(z,se,he){m={from:Math.min(...z.map(Ae=>p[Ae].whole.extent.from-c[Ae])),to:Math.max(...z.map(Ae=>p[Ae].whole.extent.to-c[Ae]))};let Pe=h.panes.filter(Ae=>z.includes(Ae.side)).map(Ae=>{let{whole:De,
window:Mo}=p[Ae.side];return{pane:Ae,data:Db({window:Mo,all:De,host:Ae.host,shift:c[Ae.side],rows:w[Ae.side][Ae.host?"host":"device"]})}}),Ue=n.from===null?null:{from:n.from,to:n.to};h.show(Pe,m,Object.
fromEntries(z.map(Ae=>[Ae,`${je(Ae)}, ${te(se[Ae])}`])),he?Ue??m:null),he&&(h.drawOverview(m),re())}function re(){let z=h.current();for(let se of bo(n)){let he=h.shown().find(Ae=>Ae.side===se),{whole:Pe,
windows:Ue}=p[se];if(he&&Pe){let Ae=c[se];Ue.want({from:z.from+Ae,to:z.to+Ae},he.drawing.node.clientWidth,Pe.extent)}}}function pe(){re(),ce(),we()}async function X(z){let se=z.control&&z.test,he=new URLSearchParams(
{control:n.control,test:n.test});for(let Ue of se?ze:[]){let{rank:Ae,step_number:De}=z[Ue].sample;he.set(`${Ue}_ranks`,String(Ae)),he.set(`${Ue}_steps`,De===null?"all":String(De)),n[`${Ue}_marker`]&&he.
set(`${Ue}_marker`,n[`${Ue}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Ae])=>he.set(Ue,Ae));let Pe=se?he.toString():
"";if(Pe!==i&&(i=Pe,l?.abort(),r=null,h.setChanges(null),Pe!=="")){l=new AbortController;try{let Ue=await it(he,{signal:l.signal});!f&&i===Pe&&(r=qb(Ue),h.setChanges(r),h.drawOverview(m),E.draw(bo(n)),
ae(bo(n)),we())}catch{}}}async function ae(z){let se=n.align===""||z.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...z.map(Ue=>g.named(Ue,n.align,n.align_category))]);if(se===u)return;u=
se;let he=c;c={control:0,test:0};let Pe=null;if(se!==""){let Ue=null,Ae=await Promise.all(z.map(De=>p[De].find({name:g.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).
catch(Mo=>{Ue=Mo})));if(f||u!==se)return;if(Ue)Oe(`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Ae.every(Boolean)){let[De,Mo]=Ae.map(Jt=>Jt.rows[0].start);c={control:0,
test:Mo-De},Pe=De}else(r||n.align_category!=="python_function")&&Oe("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Pe}),(se!==""||he.test!==0)&&(Q(),re(),h.drawOverview(m))}
function U(z,se){let he=bo(n).length===2?g.nameOf(z,se):null;return he&&g.drawn(h.shown(),$n[z.side],...he)}function D(z,se){let he=z.data();if(!E.pick(z,se)&&se>=0&&(he.merged[se]>1||he.sort[se]!==To)){
let Pe=(he.end[se]-he.start[se])*.75,Ue=(he.start[se]+he.end[se])/2;h.goTo({from:Ue-Pe,to:Ue+Pe})}}function K(){let{name:z,category:se,nth:he}=E.current();Le({align:z,align_category:se,align_nth:he})}
function T({name:z,category:se}){return n.control===""||n.test===""?null:Yt({...Ws(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(z,se),use_short_name:n.
use_short_name})}function W(){for(let z of h.shown())z.drawing.highlight(n.q===""?null:Wb(z.data(),n.q));S.draw(n.q)}function V(z){h.mark({measure:z}),k.measure(z),z&&$e(`${I(z.to-z.from)} measured.`)}
function N(){let z=E.place();if(!z)return!1;let{from:se,to:he}=h.marks.measure??{from:z.start,to:z.start};return V(se===he&&se!==z.start?{from:Math.min(se,z.start),to:Math.max(se,z.start)}:{from:z.start,
to:z.start}),!0}let G={".":()=>E.step(1),",":()=>E.step(-1),m:N,f:()=>E.zoom()};function ne(z){let se=G[z.key];return se!==void 0&&se()!==!1}function Me(){if(h.marks.measure)V(null);else if(n.name!=="")
E.clear();else if(n.q!=="")Le({q:""},{replace:!0});else return!1;return!0}function qe(z){Oe(`This part of the timeline could not be loaded. ${z.message}`,{urgent:!0})}function ve(z){j.say(Xb(p[z].error,
z,{retry(){ze.filter(se=>p[se].error).forEach(se=>p[se].retry()),Q()},chooseOther:()=>Le(Object.fromEntries(ze.flatMap(se=>["rank","span","step"].map(he=>[`${se}_${he}`,""]))),{replace:!0})}))}function et(z,se){
let he=z.flatMap(Pe=>Zb(Pe,p[Pe],se[Pe]));M(O,he.map(Pe=>a("p",{class:"notice small"},Pe)))}async function at(z){let se=h.shown();if(se.length===0)return;let{from:he,to:Pe}=h.current(),Ue=Math.max(900,
se[0].drawing.node.clientWidth),Ae=bo(n),De=[A.textContent,`${I(he)} to ${I(Pe)} of ${Ae.map(Jt=>`the ${Jt} (${te(p[Jt].chosen)})`).join(" and ")}`],Mo=Si(De,se.map(Jt=>({lines:[Jt.title],...Jt.drawing.
whole(Ue)})),Ue);await Ei(Mo,z,`tracediff-${Ae.map(Jt=>_t(je(Jt))).join("-")}-timeline`)}return Q(),q(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>h.
glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:G["."],former:G[","],measure:G.m,zoomTo:G.f,close:Me},update(z){let se=n;n=Yl(z),Q();let{from:he,
to:Pe}=h.current(),Ue=n.from!==se.from||n.to!==se.to,Ae=(Mo,Jt)=>Math.abs(Mo-Jt)>.002+1e-6*Math.abs(Jt),De=n.from===null?m:n;Ue&&(Ae(he,De.from)||Ae(Pe,De.to))&&h.goTo(De,!0),q()},unmount(){f=!0,ce.cancel(),
we.cancel(),l?.abort(),ze.forEach(z=>p[z].unmount()),j.unmount(),E.unmount(),y.unmount(),h.unmount()}}}var x_=[["control","Control"],["test","Test"]],zO=e=>({slower:"more",faster:"less"})[e]??null,dn=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:I,exact:le}),GO=(e,t)=>e===null?"–":`${Te(e)} to ${Te(
t)}`,YO=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},dn("step","Step","Mean of its ranks and steps"),dn("compute","Compute"),dn(
"exposed_communication","Exposed communication"),dn("exposed_memory","Exposed memory"),dn("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:C},{key:"samples",title:"Samples",number:!0,show:C,what:"\
A sample is one step of one rank"}],KO={slower:"slower",faster:"faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function VO(e){return e.q_value!==null?KO[e.significance]:
e.control_recordings===0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var JO=[{key:"name",title:"Name",mono:!0,show:e=>e},
{key:"category",title:"Category",show:e=>e},dn("control","Control","Mean per step of the recordings; host rows without the calls inside them"),dn("test","Test","Mean per step of the recordings"),{...dn(
"diff","Change"),show:ge},{key:"change_percent",title:"%",number:!0,show:Te,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>GO(e,t.high_percent)},
{key:"q_value",title:"q",number:!0,show:zt,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:zO}],QO=e=>t=>{let o=t.control_self_per_step!==null&&e!==
"total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:VO(t)}},XO=.05;function $_({verdict:e,step_time:t}){let{between_percent:o,within_percent:n}=e,
s=o===null?!1:n!==null&&o<XO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Te(o).replace("+","")}${n===null?"":" beyond the noise o\
f their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${I(t.control.step)} → ${I(t.test.step)}. `,s)]}var v_=e=>Object.fromEntries(x_.map(([t])=>[t,e[t].recordings.
find(({set:o})=>o===e.middle[t])]));function S_(e,t){let o=fo({caption:"Recordings",limit:128,columns:YO(t)});return o.show(x_.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),
o.node}function E_(e,t){let o=fo({caption:"Rows",limit:50,columns:JO,csv:t});return{node:o.node,show:n=>o.show(n.map(QO(e.selection.measure)))}}var T_=({judged_rows:e,changed_rows:t})=>e===0?"No row i\
s judged.":`${J(e,"row")} judged: ${C(t.slower)} slower and ${C(t.faster)} faster.`;var td={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>oM(e,t)},ed=1e3,ZO=250,O_=32,od=[["control","A","Control"],["test","B","Test"]],nd=od.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),M_=e=>e.split(",").filter(t=>t!=="");function A_(e){let t=new URLSearchParams(e);return{control:M_(t.get("control")??""),test:M_(t.get("test")??""),q:xt(t,Dt,
"q"),significant:xt(t,Dt,"significant","")==="true",chosen:Object.fromEntries(nd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}
function sd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return No(t,Dt,["q","significant"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var R_=({chosen:e})=>nd.
some(({key:t,what:o})=>o!=="marker"&&t in e);function eM(e){let t=od.flatMap(([o,,n])=>{let s=nd.filter(r=>r.side===o&&r.key in e.chosen).map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===
0?[]:[`${n}: ${s.join(", ")}.`]});return[...R_(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Zu(e,t=ed){let o=sd(e);return o.set("exclude",Ct),o.set("sort","abs_diff\
_self_duration"),t!==null&&o.set("limit",String(t)),o}function tM(e,t){let o=sd(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function oM(e,t){let o=A_(location.search),n=null,s=new Map,r=(O,A)=>t.go(fe(`/compare/recordings?${sd({...o,...O})}`),A),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Oa(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(ZO,()=>r({q:m.value.trim()},{replace:!0}))}}),f=a("input",{type:"checkbox",id:ue("only"),on:{change:()=>r({significant:f.
checked},{replace:!0})}}),p=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:O=>O.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},f," only slower or faster")),w=a("div",{class:"comparability"}),g=a("div"),y=a("div"),h=a("div",{class:"analysis-results"},d,w,g,p,y);M(e,a("div",{class:"page analyse-page re\
cordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compare\
d, not their steps: differences within one side are noise. Record both sides alternately."),i,l,h));let b=Mt({context:t,results:h,message:l});function k(O){M(i,od.map(([A,$,R])=>{let B=ue("set"),H=ce=>{
o[A].includes(ce)||(r({[A]:[...o[A],ce]}),k(A))},j=vo({id:B,field:A,set:null,text:"",onGroup:H,onPick:ce=>{s.set(Ve(ce.id),ce.label),H(Ve(ce.id))}});return j.input.placeholder="Add a recording, or nig\
htly-* …",a("div",{class:`side-card side-${A}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},$),a("label",{for:B},R),j.node),a("ul",{class:"recordings-chosen"},o[A].map(ce=>{
let we=s.get(ce)??ce;return a("li",{class:"tag"},we," ",F("×",()=>{r({[A]:o[A].filter(Le=>Le!==ce)}),k(A)},{class:"link-button","aria-label":`Leave out ${we}`,title:`Leave out ${we}`}))})))})),O&&i.querySelector(
`[data-field="${O}"]`)?.focus()}function _(){for(let O of["control","test"])for(let A of o[O]){let $=n[O].recordings.find(R=>R.set.startsWith(A));$&&s.set(A,$.label)}}function x(){let{control:O,test:A}=v_(
n);M(c,$_(n),a("p",{class:"small recordings-chosen-parts"},eM(o)," ",R_(o)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([B])=>B.endsWith("_marker")))}),
{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:Bt(O.set,A.set)},`${O.label} and ${A.label}`),", those with the\
 middle step time.")),d.dataset.verdict=n.verdict.verdict;let $=n.control.recordings.length+n.test.recordings.length,R=B=>_t(n[B].recordings[0].label);u.set({name:`tracediff-${R("control")}-${R("test")}`,
report:Nr(Zu(o,null)),bundle:Pr(tM(o,n)),tooMany:$>O_&&`${O_} sets at most`})}function E(){_(),k(document.activeElement?.dataset?.field),x(),M(w,Zr(n.comparability)),M(g,S_(n,R=>fe(`/analyse?set=${Ve(
R)}`)));let O=Zu(o,null);O.set("format","csv");let A=E_(n,Ts(O));A.show(n.rows);let{row_count:$}=n;M(y,A.node,a("p",{class:"muted small"},$===0?"The filters leave no row. ":"",T_(n),$>ed?` The ${C(ed)}\
 largest changes of ${C($)} are here; the CSV has all.`:""))}function S(O){n=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:O.code}},a("h2",{},"This comparison is not possible"),a("p",{},
O.message)))}let v=O=>O.startsWith("tag:")||/[*?]/.test(O);function P(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=o.q),f.checked=o.significant;let O=[o.control,o.test];if(O.
some(A=>A.length===0)||O.every(A=>A.length===1&&!v(A[0]))){n=null,b.drop(),k(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more togethe\
r: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:O.every(A=>A.length===1)?Bt(o.control[0],o.test[0]):fe("/compare")},"Compar\
e two sets")));return}k(document.activeElement?.dataset?.field),b.ask(A=>it(Zu(o),{signal:A}),A=>{if(A.judged!=="between_recordings"){S({code:"one_set",message:"Each of these two names stands for only\
 one set."});return}n=A,b.say(null),E(),$e(A.verdict.words)},S)}async function L(){let O=[...o.control,...o.test].filter(A=>!v(A));try{for(let A of await gt(O.slice(0,100)))s.set(Ve(A.id),A.label);n===
null&&k(document.activeElement?.dataset?.field)}catch{}}return P(),L(),{keys:{search:()=>m.focus()},update(O){o=A_(O),P()},unmount(){s=new Map,b.unmount()}}}var nM=7.2,C_=16,sM=56,Tr={l:64,r:16,t:22,b:44},ad=e=>e.filter(Boolean).map(Fe).join("<br>"),P_=e=>e.recorded===null?`stored ${ft(e.created)} (recording time not stated)`:ft(e.recorded);function I_(e,t){
let o=Math.max(2,Math.floor((t-Tr.l-Tr.r)/(C_*nM+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:lo(n.map(s=>e[s].label),
C_).map(Fe)}}function D_(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function B_(e){return{template:kt(),margin:Tr,hovermode:"closest",dragmode:"zoom",...e}}function rM(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var q_=e=>e.direction==="slower"?"--more-fill":"--less-fill",W_=({host_median:e,lag_median:t})=>Xo({host:e,lag:t});function aM(e){let t=e.
interval&&`95 % interval: ${e.interval.map(I).join(" to ")}`;return ad([e.label,P_(e),`median ${I(e.median)}`,t,W_(e),`${e.observations} observations`,e.diff_percent!==null&&`${Te(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var iM=(e,t)=>ad([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${Te(t.diff_percent)})`,`from ${e.sets[t.
at].label}`,"click: compare left and right"]);function lM(e,t){let o=[],n=[],s=(r,i)=>t(e[r].interval?.[i]??e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.
from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>0&&(o.push(...c,...[...c].reverse(),null),n.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).
reverse(),null))}return{x:o,y:n}}function cM(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((c,u)=>u),i=c=>c===null?null:c/t,l=ee("--control-fill");return[{type:"scatter",mode:"lines",...lM(o,i),
hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:rM(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:ee("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:c,last:u})=>[c-.5,
u+.5,null]),y:n.flatMap(({median:c})=>[i(c),i(c),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(c=>i(c.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(c=>c.
baseline?"square":"circle")},customdata:o.map(aM),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{
size:13,line:{width:1,color:ee("--surface")},symbol:s.map(c=>c.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(c=>ee(q_(c)))},customdata:s.map(c=>iM(e,c)),hovertemplate:"%{customdata}<\
extra></extra>"}]}var uM=3;function dM(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=sM)&&o.push(s);return o}function mM({
answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"\
paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(q_(m))}})),d=dM(n,(t-Tr.l-Tr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:Fe(
Te(m.diff_percent)),font:{size:11,color:ee(m.direction==="slower"?"--more":"--less")}}));return{data:cM(e,l),layout:B_({xaxis:I_(o,t),yaxis:D_(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"pape\
r",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ee("--test-fill")}}]],annotations:d})}}var L_=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseli\
ne"],["--more-fill","slower from here"],["--less-fill","faster from here"]],F_=e=>a("div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),
H_=e=>vt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:mM,keys:()=>L_,extra:F_(L_),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===uM&&
o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),rd=["compute","exposed_communication","exposed_memory","idle"],j_={compute:"--part-comp\
ute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},N_=rd.map(e=>[j_[e],yt[e].name]);function pM({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(
i=>i.mean_step_time??0))),r=o.map(i=>ad([i.label,P_(i),`mean step ${I(i.mean_step_time)}`,W_(i),...rd.map(l=>`${yt[l].name}: ${i.parts?I(i.parts[l]):be}`)]));return{data:rd.map(i=>({type:"bar",x:o.map(
(l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:ee(j_[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:B_({barmode:"stack",bargap:o.length>100?0:.12,
xaxis:{...I_(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:D_(s,n,{rangemode:"tozero"})})}}var U_=()=>vt({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,
make:pM,extra:F_(N_),keys:()=>N_});var id={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(yt).map(([e,{name:t}])=>[e,t]))},z_=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":id[e.measured].replace(/^./,t=>t.toUpperCase());var Wi="row",Fi="layer",G_="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function Y_({onChange:e}){let t=ue("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(v,P,L,O={})=>{let A=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...L,on:{change:()=>e({...O,[v]:A.value.trim()})}});return{input:A,node:a("label",{class:"analys\
is-field"},a("span",{},P),A)}},l=i("sets","Sets",{class:"wide",title:G_,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:G_,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=ue("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),w={[Wi]:u,[Fi]:f},g=a("select",{data:{field:"measure"},on:{change:()=>{r=g.value in w?g.value:"",S(),r!==""?w[r].input.focus():e({measure:g.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(id),[Wi,"a row"],[Fi,"a layer"]].map(([v,P])=>a("option",{value:v},P))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),h=a("select",{data:{field:"time"},on:{change:()=>e({time:h.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),g),k=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),_=a("label",{class:"analysis-field"},a("span",{},"Of the row"),h),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,_,f.node,k,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>E(u.input.value))),u.input.
addEventListener("focus",()=>E(""));async function E(v){if(s!==null)try{let P=await Lr(s,v);M(o,[...new Set(P.map(L=>L.name))].map(L=>a("option",{value:L})))}catch{}}function S(){g.value=r||n.measure;
for(let v of[u.node,d.node,_])v.hidden=r!==Wi;for(let v of[f.node,k,p])v.hidden=r!==Fi}return{node:x,draw(v,P){n=v,s=P,r=n.layer!==""?Fi:n.name!==""?Wi:document.activeElement===w[r]?.input?r:"";for(let{
input:L}of[l,c,u,d,f])(L!==document.activeElement||L.value==="")&&(L.value=n[L.dataset.field]);h.value=n.time,y.value=n.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var ud={path:"/series",name:"Series",mount:(e,t)=>gM(e,t)},ld=5,K_=(e,t=({label:o})=>o)=>e.slice(0,ld).map(t).join(", ")+(e.length>ld?` and ${C(e.length-ld)} more`:""),Or=(e,t,o,n=I)=>({key:e,title:t,
what:o,number:!0,show:n,exact:le}),cd=e=>e===null?null:e>0?"more":e<0?"less":null,fM=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not stated":ft(e)},Or(
"left_median","Before","Median of the level before"),Or("right_median","After","Median of the level after"),{...Or("diff_duration","Change","After less before",ge),tone:cd},{key:"diff_percent",title:"\
%",number:!0,show:Te,tone:cd},{key:"q_value",title:"q",number:!0,show:zt,what:"Of the rank test of the observations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before th\
e change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",
show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],hM=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"r\
ecorded",title:"Recorded",show:(t,o)=>t===null?`stored ${ft(o.created)}`:ft(t)},{...Or("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??I(t)},
{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_percen\
t",title:"Against baseline",number:!0,show:Te,tone:t=>Math.abs(t)<2?null:cd(t)}]:[],{key:"observations",title:"Steps",number:!0,show:C},Or("mean_step_time","Mean step","What the parts add up to"),{key:"\
tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function gM(e,t){let o=zs(location.search),n=null,s="",i=Y_({onChange:($,R)=>t.
go(Gs({...o,...$}),R)}),l=a("div"),c=a("div",{class:"series-summary"}),u=($,R)=>n.measured!=="layer"?Bt($,R):qt({control:Ve($),test:Ve(R),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=($,R)=>u(
n.sets[$].id,n.sets[R].id),m=H_(($,R)=>t.go(d($,R))),f=U_(),p=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-results"},c,m.node,f.node,p);M(e,a("div",{class:"page analyse-page series-pa\
ge"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left a\
nd right can be compared."),i.node,l,w));let g=Mt({context:t,results:w,message:l}),y=wt(()=>{m.retheme(),f.retheme()});function h($){return`${$.direction}${$.diff_percent===null?"":` by ${Te(Math.abs(
$.diff_percent)).replace("+","")}`}: ${I($.left_median)} → ${I($.right_median)}`}function b(){let{sets:$,change_points:R,levels:B}=n;if(B.length===0)return`None of these sets has ${n.measured==="lay\
er"?"this layer":"this time"}.`;let H=n.neighbours;return H!==null&&H.pairs===0?"One set is not a series: there is no other set to compare it with.":H!==null&&H.unjudged===H.pairs?`Cannot judge whethe\
r the level changes in ${J($.length,"set")}.`:H!==null&&R.length>0?`${C(R.length)} of ${J(H.pairs,"pair")} of neighbours ${R.length===1?"differs":"differ"}.`:`${R.length===0?"No change of level was fo\
und":J(R.length,"change of level","changes of level")} in ${J($.length,"set")}.`}let k=({pairs:$,unjudged:R})=>"There are fewer than six sets: each was compared with the one before it, which cannot te\
ll a change from the usual difference between two recordings."+(R===0?"":` ${C(R)} of ${J($,"such pair")} cannot be judged: a set has too few steps.`);function _(){let $=n.since_good;if($===null)return!1;
let R=B=>n.sets.find(H=>H.id===B).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),R($.good),", it is ",a("span",{class:$.direction==="slower"?"more":"less"},h($)),"\
. ",a("a",{href:u($.good,$.now)},`What changed between it and ${R($.now)}`))}function x(){let $=n.newest;if($===null)return!1;let R=B=>n.sets.find(H=>H.id===B).label;return a("p",{class:"card series-n\
ewest"},a("b",{},"The newest set, "),R($.right),", stands out: it is ",a("span",{class:$.direction==="slower"?"more":"less"},h({...$,left_median:$.left_mean,right_median:$.right_mean})),` (p = ${zt($.
p_value)}, against the ${C($.others)} sets of its level before it). One set alone is not a change of level. `,a("a",{href:u($.left,$.right)},`What changed between ${R($.left)} and it`))}function E(){let $={
devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},R=n.differences.map(({at:B,kind:H,before:j,after:ce})=>`From ${n.sets[B].label} on, ${$[H]}: ${j} before, ${ce}\
 now.`);return n.more_differences===0?R:[...R,`${J(n.more_differences,"more such difference")}.`]}function S(){let{sets:$}=n,R=$.filter(j=>j.missing!==null),B=n.left_out.map(({label:j,detail:ce})=>`${j}\
 is left out: ${ce}`);if(n.neighbours?.pairs>0&&B.unshift(k(n.neighbours)),n.unknown_recorded>0){let j=n.unknown_recorded===1;B.unshift(`${J(n.unknown_recorded,"set")} ${j?"does":"do"} not say when ${j?
"it was":"they were"} recorded: the time ${j?"it was":"they were"} stored is used.`)}R.length>0&&n.levels.length>0&&B.push(`${J(R.length,"set")} ${R.length===1?"has no such time, and counts with the l\
evel around it":"have no such time, and count with the level around them"}: ${K_(R,j=>`${j.label} (${j.missing})`)}.`),$.every(j=>!j.has_steps)&&B.push("No set has steps: each whole recording counts a\
s one step.");let H=$.filter(j=>j.affected>0);return H.length>0&&B.push(`${J(H.length,"set")} ${H.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${K_(H)}.`),
B.unshift(...E()),B.length>0&&a("ul",{class:"notice"},B.map(j=>a("li",{},j)))}function v(){let{sets:$,change_points:R}=n,B=fo({caption:"Changes of level",limit:64,columns:fM});B.show(R.map(j=>({...j,label:$[j.
at].label,recorded:$[j.at].recorded,href:u(j.left,j.right),several:j.recordings_link})));let H=fo({caption:"Sets",limit:30,columns:hM(n),csv:xd(`${va(o)}&format=csv`)});H.show($.map((j,ce)=>({...j,href:fe(
`/analyse?set=${j.id.slice(0,12)}`),before:ce===0?null:d(ce-1,ce)})).reverse()),M(p,B.node,H.node)}function P(){let{sets:$}=n,R={file:"tracediff",revision:s,caption:[`${$[0]?.label??""} to ${$.at(-1)?.
label??""}`]};M(c,a("h2",{},b()),_(),x(),S()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...R,answer:n,heading:z_(n),empty:n.levels.length===0?"There is nothing to draw.":null}),
f.draw({...R,answer:n,heading:"means over steps and ranks",empty:$.every(B=>B.parts===null)?"No set has device work: a step has no parts.":null}),v(),w.dataset.shown=s}async function L(){let[$,R]=await Promise.
all([jt("group=always&limit=100"),Ko()]),H=[...$.entries.flatMap(({group:j})=>j?[j]:[]).map(({prefix:j,sets:ce})=>[`${j}*`,ce]),...R.filter(({sets:j})=>j>2).map(({tag:j,sets:ce})=>[`tag:${j}`,ce])].filter(
([j])=>!j.includes(","));return a("div",{class:"notice"},$.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:fe("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of th\
eir labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),H.length>0&&a("ul",{class:"series-offers"},H.slice(0,20).map(([j,ce])=>a("li",{},a("a",{href:Gs(
{...o,sets:j})},j),` (${J(ce,"set")})`))))}function O($){n=null,g.say(a("div",{class:"error-box",role:"alert",data:{code:$.code}},a("h2",{},"This series is not possible"),a("p",{},$.message)))}function A(){
let $=va(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",g.ask(()=>L(),R=>g.say(R),O)):s===$&&n?(g.drop(),
P(),t.settled()):g.ask(R=>kd($,{signal:R}),R=>{n=R,s=$,g.say(R.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",R.left_out.length>0&&`${J(R.left_out.length,"set")} cannot be read.`)),i.draw(
o,R.sets.at(-1)?.id??null),R.sets.length>0&&(P(),$e(b()))},O)}return A(),{keys:{search:()=>i.focus()},update($){o=zs($),A()},unmount(){g.unmount(),y(),m.unmount(),f.unmount()}}}var dd={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:fe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var wM=120,yM=[Ys,Nn,ku,_r,Er,Lu,ju,td,ud],Mr=document.getElementById("main"),Go=null,md="",qn=history.state?.scroll??null,Hi=location.hash.slice(1),Tt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(V_(),history.pushState(null,"",e)),qn=null),Hi=new URL(e,location.href).hash.slice(1),fd()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(md.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?md:void 0},
settled(){qn!==null?(window.scrollTo(0,qn),qn=null):Hi!==""&&document.getElementById(Hi)?.scrollIntoView(),Hi=""},status:null,newPair:!1},V_=()=>history.replaceState({scroll:window.scrollY},"");function fd(){
let e=yM.find(o=>o.path===Ft())??dd;if(Bn("nav-traces",e===Ys),Bn("nav-compare",e===Nn||e===ku||e===td),Bn("nav-tree",e===_r),Bn("nav-timeline",e===Er),Bn("nav-analyse",e===Lu),Bn("nav-query",e===ju),
Bn("nav-series",e===ud),kM(),J_()&&(EM.clear(),pd.clear()),pd.draw(),Go?.page===e){Go.view.update(location.search);return}Go?.view.unmount(),Tt.busy(!1),Mr.textContent="";let t=Go!==null;Go={page:e,view:e.
mount(Mr,Tt)},t&&(window.scrollTo(0,0),Mr.focus({preventScroll:!0}),$e(`${e.name} page`))}function J_(){let e=new URLSearchParams(location.search);return Ft().startsWith(Nn.path)&&!!(e.get("control")&&
e.get("test"))}function Q_(){return(Ft()===Ys.path||Ft()===Nn.path&&!J_())&&!js(document.activeElement)&&!document.querySelector("dialog[open]")}function bM(e,t){if(!Q_()){pd.offer(e,t);return}let o=xe.
transfers.filter(n=>xe.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Bt(e.id,t.id)),Tt.newPair=!1,o.length!==0&&Oe(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>xe.undo(n))),Tt.go(fe("/"))}catch(n){Oe(`That did not work. ${n.message}`,{urgent:!0})}}}})}function _M({
detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);Q_()?o():Oe(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Bn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function kM(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Nn.path&&(md=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[_r,Er].some(({path:s})=>s===n))&&o.size>0&&xM(t,o,n)}function xM(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",fe(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",fe(`/analyse?${i}`)),
r("nav-query",fe(`/query?${t}`)),o!==_r.path&&r("nav-tree",qt(Lt(ns(location.search)))),o!==Er.path&&r("nav-timeline",vn(Object.fromEntries(e))),!o.startsWith(Nn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(
e)??Bt(n,s))}function $M(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=ji(o.pathname),s=o.origin===location.origin&&fe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),Tt.go(o.pathname+o.search+o.hash))}async function vM(){try{Tt.status=await Yo(),document.getElementById("version").textContent=`tracediff ${Tt.status.version}`,
document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",Tt.status.keep_traces===
!1)}catch{}}async function SM(){let e=globalThis.firstComparison?.answer;e&&(Mr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,wM)})]),delete Mr.dataset.waits),Go===
null&&fd()}var pd=Xm();um();var EM=rp(bM);lp();Zd(document.getElementById("theme"));np(()=>Go,document.getElementById("keys"));lm(document.getElementById("drop-veil"),()=>Tt.status?.read_only!==!0,e=>{
xe.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(fe("/"))});xe.addEventListener("bundle",_M);xe.addEventListener("change",()=>Ms().catch(()=>{}),{once:!0});document.addEventListener(
"click",$M);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{qn=e.state?.scroll??0,fd(),(Go.page===Ys||Go.page===dd)&&Tt.settled()});window.addEventListener("scroll",Qe(200,()=>{
qn===null&&V_()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{qn=null},{passive:!0});SM();It().then(()=>{Xt.watch(),vM()});})();
