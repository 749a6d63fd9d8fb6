"use strict";
(()=>{var xd=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),ge=e=>xd+e,Gi=e=>`/${e.split("/").slice(xd.split("/").length).join("/")}`,Ft=()=>Gi(location.pathname);var ao=ge("/api/v1"),ik=700,Ao=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Yi(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Ao(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Ao(e,"error",`The server answered with status ${e}.`)}var vd=()=>new Ao(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),lk=/"(?:stream|correlation)":-?\d{16}/,ck=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,uk=/\d{16}/,dk=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,mk=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function $d(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Sd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1;try{for(;;)try{return await pk(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,$d(1)),await mk(ik,o.signal)}}finally{n&&$d(-1)}}async function pk(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(ao+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:vd()}if(!i.ok)throw Yi(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&uk.test(l)?dk:lk.test(l)?ck:void 0)}catch{throw new Ao(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var pt=(e,t)=>Ht("GET",e,t),tt=encodeURIComponent,
Ko=e=>pt("/status",e);async function jt(e,t){let o=await pt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var gt=async(e,t)=>e.length===0?[]:(await pt(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,Vo=async e=>(await pt("/tags",e)).tags,ho=(e,t)=>pt(`/sets/${tt(e)}`,t),Ro=(e,t)=>Ht("PATCH",`/sets/${tt(e)}`,{body:t}),Wn=e=>Ht("DELETE",`/sets/${tt(e)}`),Ed=async(e,t)=>(await Ht(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,Td=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Fn=e=>Ht("POST",`/sets/${tt(e)}/restore`),it=(e,t)=>pt(`/compare\
_traces?${e}`,t),Cr=(e,t)=>pt(`/compare_traces/op?${e}`,t),Lr=(e,t,o)=>pt(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),Hn=async(e,t,o)=>(await pt(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,Ki=(e,t,o)=>pt(`/sets/${tt(e)}/timeline?${t}`,o),Nr=(e,t,o)=>pt(`/sets/${tt(e)}/timeline/find?${t}`,o),jn=(e,t,o)=>pt(`/analysis/${e}?${t}`,o),Vi=(e,t)=>pt(`/series?${e}`,
t),Od=e=>`${ao}/series?${e}`,Md=(e,t)=>`${ao}/analysis/${e}?${t}`,Pr=async(e,t,o)=>(await pt(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,Os=e=>`${ao}/compare_traces?${e}`,Ir=e=>`${ao}/report?${e}`,
Dr=e=>`${ao}/bundle?${e}`,Ad=e=>`${ao}/compare_traces/op?${e}`,Rd=(e,t)=>pt(`/sql?${e}`,{...t,digits:!0}),Cd=e=>`${ao}/sql?${e}`,Ld=async(e,t)=>(await pt(`/sql/schema?${e}`,t)).tables,Nd=async e=>(await pt(
"/queries",e)).queries,Ji=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),Pd=e=>Ht("DELETE",`/queries/${tt(e)}`),Qi=(e,t,o)=>`${ao}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Br(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(Qi(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Ao(0,"broken","The download stopped before its end. The log of the server says why."):vd()}throw Yi(l.status,await l.text())}var Id=async e=>(await pt(
"/jobs",e)).jobs,Dd=(e,t)=>pt(`/jobs/${tt(e)}`,t),Un=e=>Ht("DELETE",`/jobs/${tt(e)}`),Bd=e=>new EventSource(`${ao}/jobs/${tt(e)}/events`),qd=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Wd=async()=>(await Ht(
"POST","/samples")).jobs,Fd=e=>pt(`/uploads/${tt(e)}`),Xi=e=>Ht("DELETE",`/uploads/${tt(e)}`),Hd=async e=>(await Ht("POST",`/uploads/${tt(e)}/commit`)).job;function jd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${ao}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",f=>r(n+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Yi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Ao(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Ao(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function fk(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ye(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=fk(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",go="−",Ut=" ",Yd=e=>Ye(e,0,2),Kd=e=>Ye(e,0,3);function zn(e,t){return t>0?`+${e}`:t<0?`${go}${e}`:e}function R(e){return e==null?_e:Yd(e).replace("-",go)}function ot(e){return e==null?
_e:zn(Yd(Math.abs(e)),e)}var Ud=["","K","M","G","T","P","E"];function io(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Ud.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?go:"")+Ye(t,0,n)+(o?Ut+Ud[o]:"")}function mn(e){return e>0?`+${io(e)}`:io(e)}var Zi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Zi.find(([,o])=>t>=o*
.99995)??(t>0?Zi[3]:Zi[2])}function qr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Ye(n,s,s)+Ut+t}function I(e){if(e==null)return _e;let t=qr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?go:"")+t}function ye(e){return e==null?_e:zn(qr(e,Je(e)),e)}function de(e){return e==null?_e:Kd(e).replace("-",go)+Ut+"µs"}function qe(e){return e==null?_e:zn(Kd(Math.abs(
e))+Ut+"µs",e)}var zd=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Gn(e){let t=Math.abs(e);return zd.find(([,o])=>t>=o*.99995)??zd[t>0?3:1]}function Co(e){return e==null?_e:(e<0?go:
"")+qr(e,Gn(e))}function Vd(e){return e==null?_e:zn(qr(e,Gn(e)),e)}function ol(e){return e==null?_e:Ye(e,0,9).replace("-",go)+Ut+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?_e:(e<0?go:"")+
Jd(Math.abs(e))+Ut+"%"}function ke(e){if(e==null||!Number.isFinite(e))return _e;if(e>=900){let t=1+e/100;return`${Ye(t,...t>=99.95?[0,0]:[1,1])}${Ut}times`}return zn(Jd(Math.abs(e))+Ut+"%",e)}function Jd(e){
if(e>0&&e<.05)return e<.005?"<0.01":Ye(e,2,2);let t=e>=1e3||e===0?0:1;return Ye(e,t,t)}var hk="⁰¹²³⁴⁵⁶⁷⁸⁹";function zt(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(
Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...o].map(n=>hk[n]).join("")}`}function Qd(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":Ye(
e,3,3)}var el=["B","kB","MB","GB","TB"];function nl(e){let t=Math.abs(e),o=el.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[el[Math.max(o,0)],1e3**Math.max(o,0)]}var sl=e=>e==null?_e:`${R(e).replace(
"-",go)}${Ut}B`,Ms=e=>e==null?_e:zn(Oe(Math.abs(e)),e);function Oe(e){if(e==null)return _e;if(e<0)return go+Oe(-e);let t=el,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?
1:2;return Ye(o,s,s)+Ut+t[n]}function J(e,t,o=`${t}s`){return`${R(e)}${Ut}${e===1?t:o}`}function nt(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)
o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function rl(e,t){let o=Array.from(e);if(o.length<=t)return e;
let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var tl=8,Xd=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Zd(e,t){
let o=e[t],n=r=>r===void 0?0:Xd(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-tl);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function al(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[
o,Zd(t,n)]))}function gk(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*tl?tl-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return rl(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.
from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var em=e=>e.replace(/^void (?=\S)/,"");function il(e){let t=[],
o=new Map,n=new Map,s=new Map,r=c=>c.length>e?em(c):c;function i(c,u){let d=s.get(c),m=gk(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=n.get(m)??{text:m,names:new Set,
first:null};f.names.add(c),f.first=null,n.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Xd(u,f)),u.length)}return c.first}return{add(c){let u=[
...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Zd(t,f);p!==o.get(m)&&i(m,p)}})},text(c){let u=r(
c),d=s.get(u);return d.names.size===1||e<16?d.text:wk(u,e,l(d),o.get(u))}}}function lo(e,t){let o=il(t);return o.add(e),e.map(o.text)}function tm(e,t){let o=al(e),n=lo(e,t);return e.map((s,r)=>o.get(s)+
8<t-1?em(s):n[r])}function wk(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.
slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function xt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function He(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Jo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".
includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var yk=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],Gd=e=>String(e).padStart(2,"0"),bk=36e5;function om(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/bk);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:
"within the hour"}function ft(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()} ${yk[t.getMonth()]} ${t.getFullYear()}, ${Gd(t.getHours())}:${Gd(t.getMinutes())}`}var _k="tracediff.theme",ll=new Set,ul=matchMedia("(prefers-color-scheme: dark)");function cl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function kk(){let e=cl();
return e==="auto"?ul.matches?"dark":"light":e}function wt(e){return ll.add(e),()=>ll.delete(e)}function nm(){for(let e of[...ll])e(kk())}function rm(e){e.value=cl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(_k,e.value)}catch{}nm()}),ul.addEventListener("change",()=>{cl()===
"auto"&&nm()})}var xk=matchMedia("(forced-colors: active)"),Wr=new Map,sm="";function ee(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${ul.matches} ${xk.matches}`;return n!==
sm&&(Wr=new Map,sm=n),Wr.has(e)||Wr.set(e,$k(e)),Wr.get(e)}function $k(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var dl=null;function As(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(dl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{dl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),dl)}var am={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Rs=()=>[[0,ee("--heat-low")],[.5,ee("--heat-middle")],[1,ee("--heat-high")]];function Xt(){
return{control:ee("--control-fill"),test:ee("--test-fill"),more:ee("--more-fill"),less:ee("--less-fill"),noise:ee("--noise-fill"),surface:ee("--surface"),highlight:ee("--highlight"),highlightEdge:ee("\
--accent")}}function $t(){let e=ee("--text"),t=ee("--muted"),o=ee("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ee("--control-fill"),ee("--test-fill"),ee("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ee("--surface-raised"),bordercolor:ee("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ml=17;function vk({
title:e,lines:t,keys:o=[]},n,s){let r=Xt(),i=t.flatMap(p=>Jo(p,Math.floor(n/6.6),3)),l=30+ml*i.length+(o.length>0?24:0)+8,c=(p,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:He(w),font:{size:g,color:ee(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+ml*w,p,12,!1))],d=[],m=12-s.left,f=30+ml*i.length+4;for(let[
p,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??ee(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function im(e,t,o,n){let s=await As(),r=ee("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=vk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var fl=/(?<!\.tracediff)\.json$|\.json\.gz$/i,pl=/\.tracediff$/i;function lm(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{
let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return Sk(t,o)}async function Sk(e,t){let o=[];for(let n of e){let s=[];await um(n,"",s),o.push(Yn(n.name,s))}return o.concat(cm(t))}function cm(e){
let t=e.filter(({name:n})=>!pl.test(n)),o=e.filter(({name:n})=>pl.test(n)).map(n=>({label:n.name.replace(pl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Yn(hl(t),t)]:o}async function um(e,t,o){
let n=e.createReader(),s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await um(r,
`${t}${r.name}/`,o);else{let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function dm(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>
0){let i=s.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Yn(n,s)).concat(cm(o))}function Yn(e,t){let o=[...t].sort(
(n,s)=>n.name<s.name?-1:1);return{label:e,files:o.filter(({name:n})=>fl.test(n)),skipped:o.filter(({name:n})=>!fl.test(n))}}function hl(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(
fl,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?
o:"traces"}function mm(e){let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,
seen:s})}return t.size<2?null:[...t].map(([o,n])=>Yn(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Fr(n,o),n}function Fr(e,t){for(let o of t)Array.isArray(o)?Fr(e,o):o!=null&&o!==!1&&e.append(o)}function O(e,...t){return e.textContent="",Fr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function H(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var Ek="http://www.w3.org/2000/svg";function je(e,t={},...o){let n=document.createElementNS(Ek,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Fr(n,o),n}var Tk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function It(e){return je("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},je("path",{d:Tk[e]}))}function Le(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},It(e))}var pm=0;function me(e){return pm+=1,`${e}-${pm}`}var Dt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Ee(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Ae(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(H(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Le("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Ee(t?`${e} ${t.label} is available.`:e,n),l(),i}function fm(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Ae("This server is read-only.",{urgent:!0});return}try{let l=await lm(
i.dataTransfer);l.length>0&&o(l)}catch(l){Ae(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Ok=700,Mk=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function gl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${R(t)} of ${J(e,"set file")} are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${R(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function hm(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=Mk(s),t.hidden=!s,t.textContent=s?gl(s):"",clearTimeout(n),o?n=setTimeout(e,Ok):i&&Ee(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Ak=1e3,Hr="This page waits for a set that the server has not checked yet.";function gm(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await Ko().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Hr} ${gl(i)}`:Hr,o=setTimeout(s,Ak,r))}Sd(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Hr,Ee(Hr),s(n)))})}var Rk=2,wm=1e3,wl=0,pn=e=>["done","failed","cancelled"].includes(e.state);function jr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,wl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(pn(d)&&i(),
t(d))},c=async()=>{let d=wm;try{l(await Dd(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*wm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return wl<Rk&&typeof EventSource=="function"?(wl+=1,n=Bd(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Cs=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Ck=Cs.flatMap(([e])=>e),Lk=Cs.flatMap(([,e])=>e),Kn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function Nk(e,t){let[o,n]=[Kn(e),Kn(t)];for(let[s,r]of Cs){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[Ck,-1],[Lk,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Ur(e){for(let[t,o]of Cs){let n=e.map(r=>[yo(Kn(r),t),yo(Kn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Pk=10n**17n;function ym(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>Pk?o:null}function Ls(e,t){let o=Nk(e.label,t.label),[n,s]=[ym(e),ym(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var Ik=100,bm=(e,t)=>Kn(e).filter(o=>!t.includes(o)).join(" ");function yl(e){
if(e.length===2){let[t,o]=Ls(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Cs){let n=[...t,...o],s=d=>e.filter(m=>yo(Kn(m.label),d)).slice(0,Ik),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&bm(m.label,n)===bm(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Dk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Bk(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=qk(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function qk(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function zr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Bk(e,t.index+t[0].length));return o?Number(o[1]):null}async function Wk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function _m(e,t,o){let n=await Wk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var Fk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&zr(e)!==null;async function Hk({name:e,file:t}){let o=await _m(t,4194304,Fk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=zr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=zr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await _m(t,16777216,()=>!1);n=zr(s.slice(-262144))}return{
isTrace:!0,rank:n??Dk(e)}}async function xm(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Hk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var km=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function $m(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([km(e,n,o),km(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var jk=256,vm=20,Sm=e=>e.slice(e.lastIndexOf("/")+1),bl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Uk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
$m(e.file,t.file)}async function zk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Uk(n,s)||bl(n.name)!==null&&bl(n.name)===bl(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var _l=e=>e.map(({seen:t})=>t.rank),kl=e=>!e.includes(null)&&new Set(e).size===
e.length;function Gk(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Yk(e){return Ur(e.map(({name:o})=>Sm(o)))?.map(o=>o.map(n=>e[n]))??Gk(e)??e.map(o=>[o])}function Kk(e,t){let o=new Set;return e.map((n,s)=>{let r=hl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Yn(i,l),settled:!0}})}function Em(e){
let t=_l(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Vk(e,t,o){return!(t.length===2&&Ur(t.map(({label:s})=>s)))&&
kl(_l(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Em(o),manyFirst:!0}}}function Jk(e){return e.includes(null)?"assumed":kl(e)?"named":"equal"}async function Tm(e){
if(e.files.length>jk)return{};if(await xm(e.files),e.files.length<2||e.settled)return{};let t=await zk(e.files),o=mm(e);if(o!==null&&o.length<=vm)return Vk(e,o,t);let n=_l(t),s=Ur(t.map(({name:i})=>Sm(
i)));if(t.length<2||kl(n)&&s===null)return{};let r=Yk(t);return r.length>vm?{}:{question:{kind:Jk(n),parts:Kk(r,e),one:Em(t),manyFirst:s!==null||r.length===2}}}var Qk=2,Xk=3,Zk=4,xl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await Wd()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Tm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<Xk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await qd(t.label,o);if(t.state!=="creating"){Xi(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Qk)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await jd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Zk&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Fd(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Hd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=jr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}pn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Ro(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Ro(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Ro(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Wn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Fn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Un(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Xi(o).catch(()=>{}),this.#l(),this.#s()}},Se=new xl;window.addEventListener(
"beforeunload",e=>{Se.sending&&e.preventDefault()});var e0=1e3,t0=5e3,o0=6e4,$l=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-o0;get running(){return this.list.filter(t=>!pn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Id())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?e0:t0)}}#r(t){if(Se.transfers.
some(n=>n.state==="committing"))return;let o=new Set(Se.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Zt=new $l;var Rt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
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
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},Gr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},vl={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},n0=new Map([["1","true"],["0","false"]]);function yt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?i:n0.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function No(e,t,o,n){for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var s0={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},r0={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Om=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function hn(e,t,o){if(e[t]!==void 0)return e[t];let n=s0[t];if(!n)return r0[t]?.(o)??null;let{rule:s,times:r}=n,i=hn(e,n.of,o),l=hn(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Om(i,l,r);default:return Om(i,l,r)}}var bt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Mm={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},Qo={...bt,...Mm},Ns=e=>e!==null&&e.parts.some(({part:t})=>t in Mm),Ps={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},Is=e=>e[0].toUpperCase()+e.slice(1),a0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Sl=e=>a0[e]??e.toLowerCase();function El(e){let t=e.
split(" overlapping ").map(Sl);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Tl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Am={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},Ol={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},Yr={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},Kr={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Ml={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},gn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",Xo=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",wn="the host waits: the de\
vice’s queue is full",Zo=({host:e,lag:t})=>typeof e!="number"?"":`host ${I(e)}${t>0?` · device ${I(t)} behind when the host left`:""}`;var Ct=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Rm={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},i0={...Rm,per_step:"per r\
ecording",percent:"% of the recording"},Ds=(e,t)=>(Ct(t)?i0:Rm)[e];function Al(e){return Ct(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Vn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Vr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var l0=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,c0=e=>e==="per_step"||e==="percent";function u0(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=c0(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Po(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(u0(t,n&&l0(e))).map(([i,l])=>[i,hn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function d0(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Bs=(e,t)=>JSON.stringify([e,t]);
function Ot(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var m0=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Cm({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>m0(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function qs({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var Ws=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${R(n)} ${n===1?"call":"calls"}, ${I(s)}`);function Rl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Cl({...l,among:i},n);return{row:c,key:l.id??Bs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>hn(l,u,e),...Po(l,o,e,n),...d0(l,o)}})}var Lm=(e,t)=>e.filter(({row:o})=>!Xo(o)).slice(0,t);function Cl(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var en=e=>e.moderated_q_value??e.q_value??null;function Nm(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Bs(s.name,s.category),{...s,among:n}]))}function Pm(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Po(e.totals[n],t,e,o)])}var Im=15,Dm=[10,15,20,30,50,100],p0=["total","per_step","per_call","percent"],Bm=Rt.change.words,qm=Rt.device_type.words,f0=Rt.measure.words,h0=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Jr=[...h0,"op"],Lt="ProfilerStep*",Ll=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],g0=["name","category","change","q_value"],Jn=e=>g0.includes(e)?"asc":"desc",Nl=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Wm=[...Nl,"device_type","q","exclude","category","change","significant","fold","\
measure","equivalence","work","equal_clock"],w0={fold:"true",significant:"",measure:"",equivalence:""},Fm=(e,t)=>Object.fromEntries(t.map(o=>[o,yt(e,Rt,o,w0[o])])),Hm=e=>Object.fromEntries(["control_m\
arker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function y0(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Ot(n,e.get(o)??"")}var Io=(e,t,o)=>t.includes(
e)?e:o;function Gt(e){let t=new URLSearchParams(e),o=Io(t.get("sort"),Ll,Rt.sort.standard),n=Number(t.get("top"));return{...Fm(t,Wm),...Hm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:Io(t.get("o\
rder"),Rt.order.words,Jn(o)),unit:Io(t.get("unit"),p0,""),measure:Io(t.get("measure")??t.get("time"),f0,""),heat:Io(t.get("heat"),Jr,""),fall:Io(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&
n>=1&&n<=200?n:Im,op:y0(t,"op","op_category")}}function vt(e){let t=Qr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,Jn(e.sort)),o("unit",e.unit,""),o("measure",
e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String(Im)),o("op",e.op,"");let n=t.toString();return ge(n===""?"/compare":
`/compare?${n}`)}var Bt=(e,t)=>vt({...Gt(""),control:Ve(e),test:Ve(t),exclude:[Lt]});function Qr(e){let t=new URLSearchParams;return No(t,Rt,Wm,e),e.significant||t.delete("measure"),t}function b0(e,t,o){
let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="p\
er_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:
t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Qn(e,t,o){let n=Qr(e);return n.set("significance","true"),n.set("sort",b0(e.sort,t,o)),n.set("\
order",e.order),n.set("measure",o?"self":"total"),n}function Pl(e,t,o,n){let s=Qn(e,t,o);return s.set("format",n),s}var jm=["total","per_step"],_0=["calls","share"],Um=["duration","calls","per_call"];
function Fs(e){let t=new URLSearchParams(e);return{...Fm(t,Nl),...Hm(t),row:t.has("name")?Ot(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Io(t.get("unit"),jm,""),bins:Io(t.get("bins"),_0,
"calls"),heat:Io(t.get("heat"),Um,"duration")}}function ht(e){let t=new URLSearchParams({control:e.control,test:e.test});return No(t,Rt,Nl,e),t}function yn(e){let t=ht(e);return t.set("row",e.row),t}function Yt(e){
let t=yn(e);return jm.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Um.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),ge(`/compare/op?${t}`)}function zm(e,t,o){
let n=Qn(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function Gm(e){let t=new URL(vt(e),location.origin).
searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var tn=Number(fn.limit.standard),Ym=e=>e==="label"?"asc":"desc";function Xr(e){
let t=new URLSearchParams(e),o=yt(t,fn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:yt(t,fn,"q"),tag:yt(t,fn,"tag"),sort:o,order:yt(t,fn,"order",Ym(o)),
page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function Km(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...Xr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("con\
trol",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,fn.sort.standard),u("order",i,Ym(r)),u("page",l,1);let d=c.toString();return ge(d===""?"/":`/?${d}`)}var Zr=e=>e.q!==""||e.tag.
length>0;function bn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(tn),offset:String((e.page-1)*tn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",
o)),t}var Ve=e=>e.slice(0,12),on=(e,t,o,n)=>n?.[e]?.label??(o&&Ge(o,t[e])?.label)??t[e];function Ge(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));
if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ea=(e="Damaged")=>a("strong",{class:"damage-mark"},It("warning"),e);function ta(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},ea()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var Vm=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function oa(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},ea(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var k0="https://ui.perfetto.dev";var Hs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function x0(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Hs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Hs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Il(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Il(e,t-1)},100)}async function na({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=k0,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Hs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Il(l),m}let c=new AbortController,u=x0(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Il(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var $0=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function v0(e){return(e.notes??[]).some(t=>$0.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var S0=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Bl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Qi(e.id,t.number,o())},c=(m,f=!1)=>{n.textContent=m,n.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await na({title:`${e.label}, rank ${t.rank}`,fileName:S0(
t,o()),load:m=>Br(e.id,t.number,o(),{signal:m,onProgress:f=>c(`Loading ${Oe(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Ee(m.message,!0)}finally{
d.disabled=!1}}let d=H("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Oe(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Do(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ft(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function E0(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Do(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function T0(e,t,o,n){let s=Bl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?v0(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Oe(t.trace_bytes)),r)}function O0(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?E0(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>T0(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${R(i)} more were not kept.`))}function M0(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function sa(e,t={}){let o=[],n=me("traces"),s=M0(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Le("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Ko(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>O0(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var A0=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Jm(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${J(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${R(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function R0(e){return a("dl",{class:"counters"},A0.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},R(e[t]??0)))))}function C0(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":nt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},R(s.events)),a("td",{class:"num"},Oe(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Bl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[ea()," "],i.words,i.
count>1&&` (${R(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function ql(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${J(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var L0={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Wl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${J(e,"e\
ntry","entries")} of the folder left out: only regular files are read`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${L0[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and\
 ${R(e-t.length)} more`)))}function Qm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events",
"JSON",...n?["Trace"]:[],"Notes"];O(t,oa(o.quality.affected_files,o.quality.affected),R0(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"\
col"},r)))),a("tbody",{},o.file_list.map(r=>C0(o,r,n))))),ql(o.quality.duplicate_files),Wl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},
o.id)," · stored in ",Oe(o.stored_bytes)," out of ",Oe(o.raw_bytes)," of JSON",n&&` (${Oe(o.traces_bytes)} the traces themselves)`,!n&&`. ${Do(o)}`))}).catch(o=>O(t,a("p",{class:"error-text"},o.message))),
t}var Fl=4,Hl=e=>e===2?"two":R(e),Xm=e=>e[0].toUpperCase()+e.slice(1);function N0({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function P0({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${nt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function I0({parts:e}){let t=e.slice(0,Fl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Fl?`${t} and ${R(e.length-Fl)} more`:t}function jl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Hl(t.ranks)} ranks of one`;return`${Xm(Hl(e.length))} sets, \
or ${n}?`}function Zm(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=me("question"),i=(u,d,m)=>H([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>Se.answer(e,u),{class:"choice"}),l=i(
!0,`${Xm(Hl(n.length))} sets`,I0(t)),c=i(!1,"One set",P0(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},jl(t))," ",N0(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var D0=64,B0={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function zl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Gl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function _n(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return q0(e.made);if(e.state==="done"){let o=e.already_stored?`${W0(e)}; nothing was stored twice.`:`${aa(
e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":B0[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Oe(e.bytes_done)} of ${Oe(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)} of ${J(e.files_total,"file")}`),
t.join(" · ")}function q0(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${R(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var W0=e=>`Stored already as “${e.known_as}”`;function F0(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:ge(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function H0(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Ul(Se.takeOffer(e,s));return[H(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=D0&&
H(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var aa=e=>e?.state==="done"&&e.affected_files?.length>0;function ep(e){return[aa(e)&&oa(e.affected_files),j0(e),ql(e?.duplicate_files),Wl(e?.
left_out??0,e?.left_out_files??[])]}function j0(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${J(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function tp(e){let t=zl("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=z0(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(U0),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},G0(e)),a("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&Y0(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),f=null,p="",w="",g=!1;function y(){let _=n.contains(document.activeElement),x=a("div",{},V0(e));p=e.label,x.innerHTML!==n.innerHTML&&(O(
n,...x.childNodes),_&&n.querySelector("button")?.focus({preventScroll:!0}))}function h(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,O(i,g&&Zm(e)),e.state==="done"&&(d.open=!1)}function b(){
let _=e.state==="done"?e.offered:null;if(_===c)return;let x=l.contains(document.activeElement);c=_,O(l,H0(e)),x&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){f!==e.state?h():p!==
e.label&&y(),s.update(),u.forEach(K0),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:x}=Yl(e);t.hidden=e.state==="asking"||!Se.active.includes(e),Gl(t,_,x),w=Kl(e),o.textContent!==
w&&O(o,e.state==="done"&&!e.bundle&&e.job.already_stored?F0(e,w):w),b(),m.classList.toggle("affected",aa(e.job)),O(r,ep(e.job))}return k(),{node:m,update:k,text:()=>e.question?jl(e.question):w,focus(){
g&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var ra=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Yl(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:ra(n,"sent"),total:o==="looking"?0:ra(n,"size")}}function U0(e){let t=zl(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function z0(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{Se.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function G0(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[J(e.files.length,e.bundle?"bundle":"\
trace file"),Oe(t)];return e.skipped.length>0&&o.push(`${R(e.skipped.length)} skipped`),o.join(", ")}function Y0(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${R(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function K0(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Gl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Oe(
t.size),sending:`${r} % of ${Oe(t.size)}`,sent:`${Oe(t.size)} sent`,failed:t.error??"failed"}[t.state]}function V0(e){let{label:t}=e,o=Le("close",`Remove ${t} from this list`,()=>Se.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&H("Retry",()=>Se.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),Se.canUndo(e)&&H("Undo",()=>Ul(Se.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[H("Bring back",()=>Ul(
Se.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[H("Cancel",()=>Se.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Ul(e){try{await e}catch(t){Ae(`That did not work. ${t.message}`,
{urgent:!0})}}function J0(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${nt(t.sort((o,n)=>o-n))}`}function Q0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Kl(e){let t=J0(e),o=ra(e.files,"sent"),n=ra(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Oe(o)} of ${Oe(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[_n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return _n(e.job)+Q0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function op(e,t){let o=e,n=zl(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,O(r,m?H("Cancel",()=>Un(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Le("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,Gl(n,o.bytes_done,o.bytes_total),s.textContent=_n(o),l.classList.toggle("affected",aa(o)),O(i,ep(o))}return u(o),{node:l,update:u}}var np=()=>a("a",{href:ge("/")},"Show");function X0(){return[...Se.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Kl(t),...Yl(t)})),...Zt.running.map(t=>({label:t.label,text:_n(t),
done:t.bytes_done,total:t.bytes_total}))]}function Z0(){let e=s=>Se.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${R(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${R(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function ex(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,np()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function tx(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,np()),draw(o){
e.textContent=`${o}.`}}}function ox(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Le("close","Dismiss",n)),l,c),o=!0,e(),Ee(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});it(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function sp(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=ex(),o=tx(),n=ox(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?X0():[],u=l?Z0():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return Se.addEventListener("change",i),Zt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[nn,kn,rp,co,Kt,nx,ia,sx]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],js="Every page",ap="First move to a set of the list, with the arrow keys.",la="First select a\
 call, in the lanes or in the table.",xn="There is nothing to search on this page.",lp=[{pages:[nn],keys:["/"],text:"Find trace sets",action:"search",none:xn},{pages:[nn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[nn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[nn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[nn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[nn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[nn],keys:["c"],text:"Use the focused set as the control",action:"control",none:ap},{pages:[nn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:ap},{pages:[kn],keys:["/"],text:"Search the names of the rows",action:"search",none:xn},{pages:[kn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[kn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[kn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[kn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[co],keys:["/"],text:"Find a frame or a kernel",action:"search",none:xn},{pages:[co],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[co],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[co],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[co],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[co],keys:["Space"],text:"In the table: select the frame"},{pages:[co],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[co],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[co],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[kn,rp,co,Kt,ia],keys:["c"],text:"Choose the control",action:"control"},{pages:[kn,rp,co,Kt,ia],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:xn},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:la},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:la,text:"Measure from the start of one selected call to that of another: press m at both"},{pages:[nx],keys:["/"],text:"Move to the operator field, or else to the \
ranks field",action:"search",none:xn},{pages:[sx],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[ia],keys:["/"],text:"Find a table or column",action:"search",none:xn},{pages:[ia],keys:[
"Ctrl","Enter"],text:"In the statement: run it"},{pages:[js],keys:["?"],text:"List the keys",action:"help"},{pages:[js],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the me\
nu, then the panel"},{keys:["/"],action:"search",none:xn},{pages:[Kt],keys:[","],action:"former",none:la},{pages:[Kt],keys:["."],action:"next",none:la}],rx={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",
ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},ax=["button","checkbox","file","radio","range","reset","submit"];function Us(e){return e instanceof HTMLElement&&(e.isContentEditable||
e.matches("textarea, select")||e.matches("input")&&!ax.includes(e.type))}function ix(e,t){let{target:o,key:n}=e,s=Us(o);return lp.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,
js].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function lx(){let e=document.querySelector("details.menu[open]");return e&&(e.open=
!1,e.querySelector("summary").focus()),e!==null}function cx(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},rx[t]??t)])}function ip(e,t){let o=lp.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.
length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},cx(n)),a("dd",{},s)))))}function ux(e){let t=me("keys"),o=()=>n.close(),n=a("dialog",{class:"t\
race-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Le("close","Close",o)),
ip(`${e.name} page`,e.name),ip(js,js),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function cp(e,t){let o=()=>e()&&ux(e().page);t.addEventListener(
"click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="men\
u"]'))return;let i=ix(n,s);if(!i||i.action==="close"&&lx())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Ae(i.none,{seconds:4})})}var up="tracediff.session";function dx(){try{return JSON.parse(sessionStorage.getItem(up))??[]}catch{return[]}}function dp(e){let t=null,o=0,n="";function s(){return t===null&&(t=dx(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(up,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===n||Se.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==n&&Se.active.length===
0&&(n=d,e(...Ls(m,f)))}return Se.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),Se.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Dt().then(()=>r(s()))}}}var Vl=new Set,pp=!1,sn=()=>pp;function Xn(e){return Vl.add(e),()=>Vl.delete(e)}function mp(e){pp=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Vl])t()}function fp(){window.
addEventListener("beforeprint",()=>mp(!0)),window.addEventListener("afterprint",()=>mp(!1))}var ze=["control","test"],$n={control:"test",test:"control"},gp=["rank","span","step"],mx=["both",...ze],px={path:{type:"boolean",standard:"false"}},ca=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?
Number(e):null,Jl=e=>/^\d+$/.test(e??"")?e:"";function Ql(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of ze){for(let l of gp)o[`${i}_${l}`]=Jl(t.get(
`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[ca(t.get("from")),ca(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:yt(t,Gr,"use_short_\
name"),path:yt(t,px,"path"),show:mx.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:ca(Jl(t.get("nth"))),
at:ze.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:ca(Jl(t.get("align_nth")))??0}}var hp=e=>String(Math.round(e*1e3)/1e3);function Zn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};ze.forEach(s=>o(s,e[s]));for(let s of[...gp,"marker"]){let[r,i]=ze.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),ze.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",hp(e.from)),o("to",hp(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return ge(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=ze.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var fx=(e,t)=>e-t,wp=e=>[...new Set(
e)].sort(fx),Xl=e=>wp(e.map(t=>t.rank)),Zl=(e,t)=>wp(e.filter(o=>o.rank===t).map(o=>o.span)),ec=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function hx(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var gx=(e,t)=>e.find(o=>String(o)===t);function yp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,f)=>{let p=d===""?void 0:gx(u,
d);return d!==""&&p===void 0&&n.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Xl(e),t.rank,"rank",o?.sample.rank),i=s(Zl(e,r),t.span,"file",o?.sample.span),l=ec(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:hx(l),{sample:c,place:l.indexOf(c),missing:n}}var ua=e=>/^\d+$/.test(e??"")?e:"",vn=(e,t={})=>Zn({control:e.control,test:e.test,control_rank:ua(e.control_ranks),test_rank:ua(e.test_ranks),control_step:ua(e.control_steps),test_step:ua(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function es(e,t){let{name:o,category:n}=qs(t,"test");return vn(e,{name:o,category:e.use_short_name?"":n})}
function da(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&qs(n,"test");return vn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function bp(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return vn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Sn=[...Lo.by.words,"calls"],ha=4,sc={device:"own",host:"self",calls:"calls"},ga=["calls","host","self","device","own"];function xp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function zs(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var $p=/ #\d+$/,pa=(e,t)=>e==="module"&&t!==null?t.replace(
$p,""):t,vp=()=>[0,0],oc=()=>Object.fromEntries(ga.map(e=>[e,vp()]));function fa(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:oc(),kernels:[],shapes:[],children:[],own:oc(),key:"",foldKey:""}}var tc=(e,t)=>t>0?(e??0)/t:0,ma=(e,t,o,n)=>o?[tc(e[`control_${t}`],n[0]),tc(e[`test_${t}`],n[1])]:[tc(e[t],n[0]),0];function wx(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function yx(e,t,o){let n=Object.fromEntries(ga.map(s=>[s,ma(e,s,t,o)]));return{...fa({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:wx(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:ma(s,"counts",t,o),device:ma(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:ma(s,
"calls",t,o)}))}}function wa(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),zs(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>pa(s.sort,l)),s.status].join(`
`);wa(s,r(t,s.names),zs(i))}}var ya=e=>e.reduce((t,o)=>zs([t,o.sort,pa(o.sort,o.control_name),pa(o.sort,o.test_name),o.status].join(`
`)),"root");function rc(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Sn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)bx(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ts=e=>e.status==="same"||e.status==="replaced";function bx(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Sn){let n=e.own[sc[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=ts(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ts(e)?r:null}}function ac(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>yx(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),wa(s[0],"root","root"),rc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var nc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function _p(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,vp()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>nc(i[l],r[l]))}}function kp(e,t){ga.
forEach(o=>nc(e.figures[o],t.figures[o])),Object.values(sc).forEach(o=>nc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},_p(e.kernels,t.kernels,"name",["counts","device"]),_p(e.shapes,t.shapes,"text",["calls"])}function _x({sort:e,status:t,names:o}){let[n,s]=o.map(r=>pa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var kx=(e,t)=>ga.some(o=>e.figures[o][t]>0);function Sp(e){if(e.children.forEach(Sp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>kx(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Ep(e){let t=fa(e.root);kp(t,e.root);let o=new Map,n=(r,i)=>{let l=_x(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=fa({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);kp(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Sp(t),wa(t,"root","root"),rc(t,{...Tp(e),grouped:"class"})}function Tp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Op=e=>({...e,children:e.children.map(Op)});function xx(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&$p.test(n??"")&&t.unshift(n)}return t}function $x(e,t){let o=fa({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(sc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Mp(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=$x(i,l);return{...i,opened:!0,own:oc(),kernels:i.kernels,children:[...l.map(u=>({...Op(u),above:xx(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Ap(r,n),rc(r,Tp(e))}function Ap(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;wa(o,zs(`${e.key}
${n||"rest"}`),o.foldKey||zs(`${e.key}
rest`))}else Ap(o,t)}function En(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Tn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function ic(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function os(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Rp=["both","control","test"];function vx(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Cp(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=vx(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Sx=["folded","class","instance"],ka=["control","test"],xa=["ranks","steps","marker"],Ex=5e3,lc=40,ba=(e,t,o)=>t.includes(e)?e:o,_a=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,lc);function ns(e){let t=new URLSearchParams(e),o={};for(let n of ka){o[n]=t.get(n)??"";for(let s of xa)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:yt(t,Lo,
"level"),merge_lines:yt(t,Lo,"merge_lines"),by:ba(t.get("by"),Sn,""),width:ba(t.get("width"),Rp,"both"),frames:ba(t.get("frames"),Sx,"folded"),order:ba(t.get("order"),["calls"],""),q:t.get("q")??"",node:_a(
t.get("node"))[0]??"",zoom:_a(t.get("zoom"))[0]??"",open:_a(t.get("open")),rows:_a(t.get("rows"))}}function qt(e){let t={...ns(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of ka)n(s,t[s]),xa.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Lo.level.standard),n("merge_lines",String(t.merge_lines??!0),Lo.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-lc).join(".")),n("rows",t.rows.slice(-lc).join(".")),
ge(o.size===0?"/tree":`/tree?${o}`)}function ss(e,t,o){let n=new URLSearchParams({max_nodes:String(Ex)}),s=e.test!=="";for(let r of s?ka:["control"]){s&&n.set(r,e[r]);for(let i of xa){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return No(n,Lo,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Lo.by.words.includes(t)?t:"",instances:o}),n}var Nt=e=>Object.
fromEntries([...ka.flatMap(t=>[t,...xa.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),Tx=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Lp(e,t){let{
name:o,category:n}=qs(t,"test");if(!Tx.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return qt({...Nt(e),q:i,level:r?"python":"modules"})}var Np=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Pp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Ip="tracediff.dismissed-jobs",Ox=24*3600*1e3,Mx=1e4;function Dp(){try{return JSON.parse(localStorage.getItem(Ip))??[]}catch{return[]}}function Ax(e){try{localStorage.setItem(Ip,JSON.stringify([...Dp().
slice(-50),e.id]))}catch{}}function Rx(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Ox;return!o.includes(e.id)&&(!pn(e)||t.has(e.id)||n)}function Cx(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<Mx)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Ee(s,o==="failed")}}}function Bp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=Cx(),l=0;function c(){let w=null;for(let g of Se.transfers){let y=s.get(g.key);y||(y=tp(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:k}=g;i.tell(g.key,{state:h,stage:k?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Dp();Zt.running.forEach(y=>r.add(y.id));let g=Zt.list.
filter(y=>Rx(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,op(y,()=>{Ax(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${_n(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[...Se.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);wo(o,y.map(h=>s.get(h).node)),n.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),Se.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return Se.addEventListener(
"change",m),Se.addEventListener("stored",f),Se.addEventListener("sets",t),Zt.addEventListener("change",m),Zt.addEventListener("stored",p),d(),{node:n,unmount(){Se.removeEventListener("change",m),Se.removeEventListener(
"stored",f),Se.removeEventListener("sets",t),Zt.removeEventListener("change",m),Zt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var Lx=.1;function Nx(e,t){let o=t.coming_bytes>0?` and ${Oe(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Oe(t.left_bytes)} are left`;return`${e} may store ${Oe(t.allowed_bytes)}\
: ${Oe(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function qp(e,t){if(!t)return null;let o=t.left_bytes<=Lx*t.allowed_bytes;return a("span",{class:o?"quota-few":""},Nx(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Wp(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Ko().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,O(e,qp(o.user,n)," ",qp("All together",s))}}}var Px="a[href], button:not(:disabled), input";function Fp(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Px)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();n=f.includes(n)?n:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=n;n=m??n,[f,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,f){let p=s(),w=p.indexOf(n),g=[n,...r(n)],y=g.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Us(p)||p.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===n&&(f==="Enter"||f===" ")&&(m.preventDefault(),o(f,n)))}),{sync:l,focus:u}}function $a(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=me("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),H("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var rs=4;function va(e,t,{text:o,...n}={}){let s=me("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??It("more")),l=null,c=()=>Hp(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),O(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Hp(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let y=m().filter(_=>!_.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",k={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||k)&&(g.preventDefault(),g.stopPropagation(),k?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function Hp(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+rs+s<=innerHeight;e.style.setProperty("top",`${Math.max(rs,r?o.bottom+rs:
o.top-rs-s)}px`),e.style.setProperty("left",`${Math.max(rs,Math.min(o.right-n,innerWidth-n-rs))}px`)}var Sa=10,jp=3;function Ix(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>sa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Up(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function Dx(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function Bx(e,t){let o=s=>H(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-jp;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,jp).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function qx(e,t){let o=e.goes?`removed ${om(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${ft(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):H([It("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function Wx(e,t,o){let n=a("div",{class:"set-line"}),s=()=>O(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),Bx(e,t),
qx(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,Dx(e)),edit(i){$a(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function Fx(e,t,o){let n=Jm(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Qm(e)),O(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&It("warning"),a("span",{class:"ellipsis"},n.text),It("chevron"));return s}function Hx(e){return e.steps.length>0?a("span",{title:nt(e.steps)},R(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function zp(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(Sa)},o.get(e.id))),r=va(
`Actions for ${e.label}`,()=>Ix(e,t,u=>i.edit(u))),i=Wx(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},Up("control",e,t),Up("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ft(e.created)),
a("td",{class:"num","data-head":"Ranks",title:nt(e.ranks)},R(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},Hx(e)),a("td",{class:"num","data-head":"Events"},R(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Oe(e.raw_bytes)} of JSON in ${J(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Oe(e.disk_bytes)),a("td",{"data-head":"Quality"},Fx(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:ge(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var jx=["sets","tag","baseline","name","category","layer","measure","time","by"];function Gs(e){let t=new URLSearchParams(e);return Object.fromEntries(jx.map(o=>[o,yt(t,vl,o,o==="sets"?"":void 0)]))}function Ea(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),No(t,vl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function Ys(e){let t=Ea(
e).toString();return ge(t===""?"/series":`/series?${t}`)}var Gp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Yp=Gp.filter(e=>e.sort);function Ux(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},H([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Kp(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=Gp.map(g=>Ux(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Fp(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let k=l.get(g),_=k?.shown===
y?k:{shown:y,rows:h()};return b.set(g,_),_.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>zp(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[zx(
g,y,e)],h);if(!y)return b;let k=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${k}`,()=>y.loading||k>0?[Gx(g,y,k,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:k}=h?.closest("tr")?.dataset??{};wo(t,g.entries.flatMap(_=>_.group?d(_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),
l=y,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),f(g),p(g)}function f({sort:g,order:y}){for(let h of n){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,O(h.querySelector(".sort-mark"),b&&It(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let h=[...t.querySelectorAll("tr[data-set]")];for(let k of h){let{set:_}=k.dataset;for(let x of[
"control","test"])k.toggleAttribute(`data-${x}`,_===g[x]),k.querySelector(`.pick-${x} input`).checked=_===g[x];k.toggleAttribute("data-checked",y.has(_)),k.querySelector(".set-check").checked=y.has(_)}
let b=h.filter(k=>y.has(k.dataset.set)).length;o.checked=b>0&&b===h.length,o.indeterminate=b>0&&b<h.length,o.disabled=h.length===0}function w(g){let y=[...t.children].find(h=>h.dataset.set===g);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function zx(e,t,o){let n=H([It("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ft(e.newest)),a("td",{colspan:String(Sa-4)},!e.prefix.includes(",")&&a("a",{href:Ys(
{...Gs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function Gx(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(Sa)},t.loading?a("span",{class:"muted"},"Loading …"):H(`Show more of ${e.prefix} (${R(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function Vp(e,t){let o=e,n=me("tags"),s=me("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Le("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let h=await Ro(o[y].id,w);o=o.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Ee(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),O(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Le("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Vo().then(w=>O(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Qp({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=me("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=H("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},o),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Le("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&Ee(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||Ae(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${R(b.files_done)} of ${J(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Un(m.id).catch(()=>{}),jr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function Yx(e,t){try{for(let o of e.binned)await Fn(o);for(let o of e.made.filter(n=>!n.already_stored))await Wn(o.set)}catch(o){Ae(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Xp(e,t,o){Ae(e,{seconds:30,action:{label:"Undo",run:()=>Yx(t,o)}}),o(t.set)}function Kx(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Oe(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Jp(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function Zp(e,t){let o=me("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Qp({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Ed(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Xp(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=Kx(d,()=>l("")),O(n,Jp(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),Jp(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){O(n),l(d.message,!0)}}function ef(e,t){
let o=me("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Qp({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${J(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>Td(e.map(s=>s.id),n.value.trim()),ended:s=>Xp(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var Vx=10,Jx=12,Qx=200,Xx=4;async function cc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:Xx},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function Zx({change:e,sort:t}){let o=me("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(Qx,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Yp.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${f} ${w}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(f,p,w){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,Jx)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,g.
map(({tag:h,sets:b})=>H([h,b!==void 0&&a("span",{class:"muted"},` ${R(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=Vx&&!Zr(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let g=p===0?"No set matches.":J(p,"set");return n.textContent=Zr(f)?g:"",g}}}var tf=e=>[...e.values()].every(t=>t.pinned);function e$(e){let t=a("span",{role:"status"}),o=H("",e.compare,{class:"\
primary"}),n=H("Join …",e.join,{class:"writes"}),s=H("Tags …",e.tags,{class:"writes"}),r=H("",e.pin,{class:"writes"}),i=H("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Le("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${R(c.size)} selected`,o.textContent=`Compare (${R(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=tf(c)?"Unpin":"Pin",i.textContent=`Delete (${R(c.size)})`}}}function t$(e){let t=a("span",{class:"muted"}),o=H("Previous",()=>e(-1)),n=H("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*tn,c=Math.min(l+tn,i.entry_total);s.hidden=i.entry_total<=tn&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(i.entry_total)}${i.entry_total===i.total?"":` rows, ${J(i.total,"set")}`}`:""}}}function of({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},o$()),l=new Map,c=new Map,u=null,d=null,m="",f=null,p=[],w={control:"",test:""},g="",y=null,h="",b=!1,k=(D,K)=>{b=!0,e({page:1,...D},K)},_=Zx({change:D=>k(
D,{replace:!0}),sort:(D,K)=>k({sort:D,order:K})}),x=Kp({pick:t,save:Y,pin:X,remove:ce,check:B,checkAll:Q,toggleGroup:j,tags:ae,split:D=>Zp(D,Pe),more:W,filterTag:ue,sort:te}),E=e$({compare:oe,join:()=>ef(
[...l.values()],Pe),tags:()=>ae([...l.values()]),pin:()=>X([...l.values()],!tf(l)),remove:()=>ce([...l.values()]),clear:()=>{l.clear(),re()}}),S=t$(D=>{e({page:u.page+D}),i.scrollIntoView({block:"star\
t"})}),v=hm(C),P=a("div",{class:"set-list"},v.node,_.node,i,S.node,E.node);async function C(){y?.abort(),y=new AbortController;let{signal:D}=y;m=bn(u).toString(),i.ariaBusy="true";let K=setTimeout(()=>r.
busy(!0),400);try{let[T,q,V]=await Promise.all([jt(bn(u),{signal:D}),Vo({signal:D}),Zr(u)?jt("limit=0",{signal:D}):null,o()]);d=T,p=q,f=v.draw(V??T),await $(D),ie()}catch(T){T.name!=="AbortError"&&L(T)}finally{
clearTimeout(K),D.aborted||(r.busy(!1),i.ariaBusy=null)}}function L(D){d=null,m="",O(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},D.message),H("Try agai\
n",C,{class:"primary"})))}let A=(D,K,T=tn)=>{let q=bn({...u,page:1});return q.delete("group"),q.set("prefix",D),q.set("offset",String(K)),q.set("limit",String(T)),q};async function $(D){let K=new Set(
d.entries.flatMap(({group:T})=>T?[T.prefix]:[]));for(let[T,q]of[...c]){if(!K.has(T)){c.delete(T);continue}let V=await jt(A(T,0,Math.min(1e3,Math.max(tn,q.sets.length))),{signal:D});c.set(T,{sets:M(V),
total:V.total,loading:!1})}}async function W(D){let K=c.get(D),T=m;K.loading=!0,re();try{let q=await jt(A(D,K.sets.length));K.sets=[...K.sets,...M(q)],K.total=q.total}catch(q){Ae(`${D} cannot be liste\
d. ${q.message}`,{urgent:!0})}K.loading=!1,T===m&&re()}function j(D){c.delete(D)?re():(c.set(D,{sets:[],total:0,loading:!0}),W(D))}let M=D=>D.entries.flatMap(({set:K})=>K?[K]:[]),F=()=>d.entries.flatMap(
({set:D,group:K})=>D?[D]:c.get(K.prefix)?.sets??[]);function ie(){n({sets:M(d),allTotal:f,checking:v.checking()});let D=_.draw(u,d.total,f);b&&(b=!1,Ee(D)),re(),h!==""&&ve(h)}function re(){if(d&&(_.drawTags(
u,p,ue),S.draw(u.page,d),E.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){O(i,f===0?s():le());return}x.node.parentNode!==i&&O(i,x.node),x.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let le=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",H("Show all",()=>k({q:"",tag:[]}),{class:"\
link-button"}));function ve(D){if(h="",x.flash(D))return;d.entries.find(({group:T})=>T&&c.get(T.prefix)?.sets.some(q=>q.id===D))||gt([D]).then(([T])=>{let q=T&&d?.entries.find(({group:V})=>V&&T.label.
toLowerCase().startsWith(V.prefix.toLowerCase()));q&&!c.has(q.group.prefix)&&j(q.group.prefix)}).catch(()=>{})}function te(D){let K=D==="label"?"asc":"desc",T=K==="asc"?"desc":"asc";k({sort:D,order:u.
sort===D&&u.order===K?T:K})}function ue(D){let K=u.tag.includes(D);k({tag:K?u.tag.filter(T=>T!==D):[...u.tag,D].slice(-8)})}function B(D,K,T){let q=F(),[V,N]=[q.findIndex(ne=>ne.id===g),q.findIndex(ne=>ne.
id===D.id)].sort((ne,Re)=>ne-Re);(T&&V>=0?q.slice(V,N+1):[D]).forEach(ne=>K?l.set(ne.id,ne):l.delete(ne.id)),g=D.id,re()}function Q(D){F().forEach(K=>D?l.set(K.id,K):l.delete(K.id)),re()}function oe(){
let[D,K]=[...l.values()].sort((V,N)=>V.created.localeCompare(N.created)),[T,q]=Ls(D,K);r.go(Bt(T.id,q.id))}function pe(D){if(d===null){C();return}let K=T=>T.id===D.id?{...T,...D}:T;d.entries=d.entries.
map(T=>T.set?{set:K(T.set)}:T),c.forEach(T=>{T.sets=T.sets.map(K)}),l.has(D.id)&&l.set(D.id,D),n({sets:M(d),allTotal:f}),re(),i.ariaBusy==="true"&&C()}function Pe(D){return l.clear(),h=D,C()}async function Y(D,K){
try{return pe(await Ro(D.id,K)),Ee("Saved."),!0}catch(T){return Ae(`Not saved. ${T.message}`,{urgent:!0}),!1}}function ae(D){Vp(D,pe).addEventListener("close",()=>C())}let he=D=>D.length===1?`“${D[0].
label}”`:J(D.length,"set");async function X(D,K){let T=await cc(D,async q=>pe(await Ro(q.id,{pinned:K})));T.length>0?Ae(`${he(T.map(({item:q})=>q))} ${T.length===1?"was":"were"} not changed. ${T[0].
error.message}`,{urgent:!0}):Ee(`${he(D)} ${D.length===1?"is":"are"} ${K?"pinned":"not pinned"}.`)}async function ce(D){let K=await cc(D,q=>Wn(q.id));K.length>0&&Ae(`${he(K.map(({item:q})=>q))} ${K.length===
1?"was":"were"} not deleted. ${K[0].error.message}`,{urgent:!0});let T=D.filter(q=>!K.some(({item:V})=>V===q));T.forEach(q=>l.delete(q.id)),T.length>0&&Ae(`${he(T)} ${T.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>U(T)}}),document.getElementById("main").focus({preventScroll:!0}),await C()}async function U(D){let K=await cc(D,T=>Fn(T.id));K.length>0&&Ae(`${he(K.map(({
item:T})=>T))} cannot be brought back. ${K[0].error.message}`,{urgent:!0}),h=D.length===1?D[0].id:"",await C()}return{node:P,show(D,K){let T=u;u=D,w=K,T&&bn(T).get("sort")!==bn(u).get("sort")&&c.clear(),
bn(u).toString()!==m?C():re()},reload(D=""){return h=D||h,C()},search:()=>f>0&&(_.focus(),!0),enter:()=>x.focus(),focused:()=>d&&F().find(D=>D.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function o$(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var nf=64,sf=32;function n$(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>nf)return`${t} is too long: a tag has at most ${nf} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function s$(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(n$).find(r=>r!=="")??(n.length>sf?`${n.length} tags are too many: a set has at most ${sf}.`:"");return{tags:n,fault:s}}var r$="key=value, separated by commas";function rf(){let[e,t]=["tags","t\
ags-help"].map(me),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:Se.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=s$(n.value);Object.assign(Se,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||r$,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function af(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=dm(n.files);s.length>0?Se.add(s):o.webkitdirectory&&Ae("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},It(t),e),n)}function a$(){let e=H("Look at a sample pair",async()=>{e.disabled=!0;try{await Se.addSample()}catch(t){
Ae(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Copy ",a("code",{},"clients\
/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once after your change:",a("pre",{},a("code",{},Np)),a("details",{},a("summary",{},"O\
r with ",a("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),a("pre",{},a("code",{},Pp)))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json"),"\
 or ",a("code",{},".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"w\
rites sample-offer"},e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function i$(e){let t=a("span",{class:"side side-control"}),o=a("sp\
an",{class:"side side-test"}),n=Le("swap","Swap control and test",e),s=a("a",{class:"button primary",href:ge("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-l\
abel":"Control and test"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(f,p,w)=>O(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"mut\
ed"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.
removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Ks={path:"/",name:"Traces",mount(e,t){return c$(e,t)}},lf=24,l$=100;function c$(e,t){let o=Xr(location.search),
n={control:null,test:null},s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Wp(),d=of({change:p,pick:x,ready:u.load,loaded:g,empty:a$,context:t}),m=i$(()=>_({control:n.test,test:n.control})),f=Bp(h,()=>d.
reload());m.node.hidden=!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop\
 folders anywhere, or"),af("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),af("Choose files","file",{accept:".json,.gz,.tracediff","aria-la\
bel":"Choose trace files",id:"choose-files"}))),rf(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfet\
to. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,f.node,m.node,d.node)),t.setTitle("Traces");function p(S,v){t.go(Km({...o,...S}),v)}function w(){d.show(o,{control:n.control?.
id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function g({sets:S,allTotal:v,checking:P=!1}){l||(s=S,t.setTitle(`Traces (${R(v)})`),c.textContent=v>0?R(v):"",m.node.hidden=v===0,location.search===
""&&v<=lf&&!P&&y(S),k())}function y(S){let{control:v,test:P}=yl(S);v&&(v!==n.control?.id||P!==n.test?.id)&&(n={control:Ge(S,v),test:Ge(S,P)},p({control:Ve(v),test:Ve(P)},{replace:!0}))}function h(S){let v=Se.
transfers.some(P=>P.job?.set===S);v&&!i.includes(S)&&i.push(S),v&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(l$,async S=>{if(await d.reload(S),i.length>1&&!r&&
!l){let v=await gt(i.slice(-lf)).catch(()=>[]);if(!l&&!r){v.sort((C,L)=>i.indexOf(L.id)-i.indexOf(C.id));let{control:P}=yl(v);y(P===""?v.slice(0,2):v)}}});async function k(){let S=o,v=["control","test"].
map($=>S[$]),P=v.filter($=>$!==""&&!s.some(W=>W.id.startsWith($))),C=await gt(P).catch(()=>[]);if(l||S!==o)return;let[L,A]=v.map($=>$===""?null:s.find(W=>W.id.startsWith($))??Ge(C,$)??null);n={control:L,
test:A},w()}function _(S){r=!0,n=S,p({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function x(S,v){_({...n,[S]:v}),Ee(`${v.label} is the ${S}.`)}function E(S){let v=d.focused();return v?x(S,
v):!1}return w(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(S){let v=o;o=Xr(S),w(),(v.control!==o.control||v.test!==o.test)&&k()},unmount(){l=!0,b.cancel(),
d.unmount(),f.unmount()}}}var Vs=200;function cf(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,f)=>{
o[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Vs*Math.floor(d/Vs),f=await i({offset:m,limit:Vs});f&&(f.rows.forEach((p,w)=>{o[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var uc=e=>Qn(e,e.unit,Vn(e)).toString();function df(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(Vs)),t.op!==""&&n.set("row",t.op),o?.key===ht(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var dc=e=>({key:ht(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function mf(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await it(
o)}catch{return null}}function u$(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=df(uc(e),e,t),n=new AbortController,s=it(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var d$=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function uf(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!d$.test(n)).forEach(n=>o.delete(n)),location.replace(ge(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function pf(e,t){u$(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=df(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),uf(c.answer)):(c?.stop.abort(),uf(it(l,{signal:i})))}}var m$=250;function Mt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},m$),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){O(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function lt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var p$=4,Js=[];function f$(e){return new Promise(t=>{Js.push({node:e,go:t}),Js.length===1&&Dt().then(ff)})}function ff(){let e=Js.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Js.splice(Math.max(0,e),1);t(),Js.length>0&&Dt().then(ff)}function h$(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<p$&&t(i.event)})}function _t(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,H("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),H("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!sn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=Xn(g);async function w(){if(u)return;let h;u=!0;try{c||await Dt(),h=await As(),c||await f$(i)}catch(x){O(n,x.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:_}=e.make(l,m);await h.react(t,k,{..._,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},am),!c&&!d&&(c=!0,e.onClick&&h$(t,x=>e.onClick(x,l)),e.onRelayout&&t.on("plotly_relayout",x=>e.onRelayout(x,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??im)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,o.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!h.empty,O(n,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,O(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var g$=30,Qs={top:8,right:16,bottom:34},w$=64,y$=6,hf=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function mc(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},hf.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=_t({...e,extra:s,tools:[Le("plus","Zoom in",()=>i(.6)),Le("minus","Zoom out",()=>i(1/.6)),Le("reset","Rese\
t the zoom",l)],keys:()=>hf.filter(([c])=>!t.has(c)),height:c=>b$(c.rows.length),make:(c,u)=>$$(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":gf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:wf(n,o,Xt())})))}}}var b$=e=>Math.max(e,3)*g$+Qs.top+Qs.bottom,gf=e=>[Math.max(e,3)-.5,-.5];function wf(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function _$(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function k$(e){return[Jo(e.name,w$,y$).map(He).join("<br>"),
e.lines.map(He).join("<br>")]}function x$(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return lo(e.map(n=>n.name),o).map((n,s)=>He(e[s].mark+n))}function $$(e,t,o,n){let s=Xt(),[r,i]=_$(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),f=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,h)=>n.has(f(y,h))?null:y),w=(y,h)=>s[f(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((y,h)=>w(y,h)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(k$),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:$t(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Qs.right,t:Qs.top,b:Qs.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:gf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:x$(e.rows,u)},shapes:wf(e.rows,o,s)}}}var yf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${nt(e)}`,v$=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Ta(e,t=""){let o=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[yf(f,p,"ranks"),yf(w,g,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,v$(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${ft(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var S$="abs_diff_duration",Oa=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],pc={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},bf="abcd";function _f({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(pc).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:pc[e?.
work_known]??null},_e,l>=0&&a("sup",{},bf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function kf(e){let t=null,o=H("More and slower work",()=>e(
{work:!t.work,...t.work&&Oa.some(([s])=>s===t.sort)?{sort:S$,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(pc).flatMap((s,r)=>[r>0&&"; ",a("sup",{},bf[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var fc=4,E$=["control","test"],Ma={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function xf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let f=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
f.length===0,!r.hidden&&(t.textContent=`Probable replacements (${R(f.length)})`,O(o,f.slice(0,i?void 0:fc).map(p=>u(p,d,m))),n.hidden=i||f.length<=fc,O(n,!n.hidden&&H(`Show all ${R(f.length)}`,()=>{i=
!0,c(d,m),o.children[fc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,f){let p={diff_duration:d.diff_duration};E$.forEach(E=>{p[`${E}_counts`]=d[E].counts,p[`${E}_total_duration`]=
d[E].total_duration});let{control:w,test:g,diff:y,growth:h,controlCount:b,testCount:k}=Po(p,f?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",x=(E,S,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},S),a("span",{class:"visually-hidden"},S==="−"?"gone: ":"new: "),a("a",{href:e(E),class:"mono",title:E.name},a("bdi",{},E.name)));return a("li",{},a("div",{class:"\
replaced-names"},x(d.control,"−","less-mark"),x(d.test,"+","more-mark"),a("p",{class:"muted small"},Ma[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${Fe(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},f?"calls per step":"calls"),a("dd",{},`${R(b)} → ${R(k)}`),
a("dt",{},f?"time per step":"time"),a("dd",{title:`${de(w)} → ${de(g)}`},`${I(w)} → ${I(g)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${_}`,title:qe(y)},ye(y),w>0&&` (${ke(h)})`)))}return{node:r,sql:s,
draw:c}}async function eo(e,t){try{await navigator.clipboard.writeText(e),Ae(t,{seconds:4})}catch{Ae(`Copy this: ${e}`,{seconds:60})}}var T$={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},$f="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function On(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${R(o)} steps are too few to find a change among ${R(
n)} rows.`}let t=`q = ${zt(en(e))}, p = ${zt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Xs(e){switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${zt(e.calls_q_value)})`;default:return""}}var O$=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,f)=>a("td",{class:`num${f===2?" strong":""}`,title:d[f]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,I(l),I(c),ye(u),[de(l),de(c),qe(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",R(e.control_counts),R(e.test_counts),ot(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function vf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ma[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Ws(e)].join(`
`):e.name}function Sf({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Le("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:f}=m,p=Xs(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${T$[m.change]}`),f&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},f.name)),a("p",{class:"muted"},`${Ma[f.rule]??f.rule}${f.operator?`: ${f.operator}`:""}`,f.input_dims&&a("span",{class:"mono"},` ${f.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},f?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Ws(m).map(w=>a("p",{class:"mono full-name"},a("bdi",{},w)))),m.significance&&a("p",{class:"small"},On(m),p&&` ${p[0].toUpperCase()}${p.slice(1)}.`),O$(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&H("Show in the table",r,{class:"link-button"}),s&&H("Show its ran\
ks and steps",s,{class:"link-button"}),H("Copy the name",()=>eo(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(f||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Aa(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:va("Share",()=>[{text:"Copy link",run:()=>eo(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var hc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},as=e=>`tracediff-${xt(e.control.label)}-${xt(e.test.label)}`;function Ef(e){let t=me("top"),o=me("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Jn(s.value)})}},Object.keys(hc).filter(l=>Ll.includes(l)).map(l=>a("option",{value:l},hc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Dm,l.top])].sort((d,m)=>d-m);O(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=hc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)}\
 of ${R(l)} rows are drawn; the table has all`:""}}}function Tf(e){let t=a("span",{class:"muted"}),o=kf(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Aa(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:f}=c,p=l.fold?c.replacements.length:0;t.textContent=(m===f?R(m):`${R(m)} of ${R(f)}`)+(p>0?`, ${J(p,"pair")} folded`:""),n.href=Os(Pl(l,
u,d,"csv")),s.href=Os(Pl(l,u,d,"json")),r.set({name:as(c),bundle:Dr(Gm(l)),report:Ir(zm(l,u,d))}),n.download=`${as(c)}.csv`,s.download=`${as(c)}.json`}}}function Of(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&H("Use all ranks and steps",t.all,{class:"primary"}),n&&H("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&H("Try again",t.again,{class:"primary"})," ",a("a",
{href:ge("/")},"Choose other traces")))}function Mf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:ge("/")},e?.length===0?"Add traces":"Traces page"),"."))}var M$=56,A$=e=>e.replace(/^-/,"−").replaceAll(" "," ");function Vt(e,t=()=>null){let o=e.flatMap(({name:s})=>s??[]),n=new Map(lo(o,M$).map((s,r)=>[o[r],s]));return e.map(({text:s,name:r,row:i,number:l})=>{
if(r===void 0)return s??A$(l);let c=i&&t(i),u=a("code",{title:i?.name??r},a("bdi",{},n.get(r)));return c?a("a",{href:c,class:"diagnosis-name"},u):u})}var Af=e=>e>0?"more":e<0?"less":"calm";function Rf(e){let t=(e?.lines??[]).map(n=>{let s=n.control_ns/1e3/Math.max(1,e.control_samples),r=n.test_ns/1e3/Math.max(1,e.test_samples);return{...n,control:s,
test:r,change:r-s}}),o=Math.max(0,...t.map(({change:n})=>Math.abs(n)));return t.map(n=>({...n,part:o>0?Math.abs(n.change)/o:0}))}var R$=({certainty:e})=>e==="sure"||e==="likely";function gc(e){let t=a(
"span",{class:`account-bar ${Af(e.change)}`});return t.style.setProperty("width",`${100*e.part}%`),a("span",{class:`account-head${R$(e)?"":" unsure"}`,title:`${de(e.control)} → ${de(e.test)}, ${qe(e.
change)}`},a("span",{class:`account-change ${Af(e.change)}`},ye(e.change)),a("span",{class:"account-track","aria-hidden":"true"},t))}function Cf(e,t,o){let n=new Set(t.map(({line:r})=>r)),s=e.filter((r,i)=>!n.
has(i)&&r.change!==0);return s.length>0&&a("ul",{class:"account-rest","aria-label":"The rest of the change"},s.map(r=>a("li",{data:{kind:r.kind,certainty:r.certainty}},gc(r)," ",a("span",{class:"muted"},
Vt(r.parts,o)))))}var Lf=({kind:e})=>e!=="limit"&&e!=="host_need",wc=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,classes:s}),is=()=>null,C$={page:is,
row:is,rank:is,step:is,timeline:is,stragglers:is};function Nf(e,t=null){let o={...C$,...e},n=me("diagnosis"),s=a("div",{class:"diagnosis-body"}),r=a("h2",{id:n},"Why"),i=a("section",{class:"diagnosis",
"aria-labelledby":n},r,s,t),l="",c=({parts:p})=>Vt(p,o.page),u=p=>!p.ctrlKey&&!p.metaKey&&!p.shiftKey;function d(p){let w=o.row(p),g=["table row",a("span",{class:"visually-hidden"},` of ${p.name}`)],y=`${p.
name}: select it in the table`;return w===""?a("button",{type:"button",class:"link-button",title:y,on:{click:()=>o.onRow(p)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{u(h)&&(h.preventDefault(),
o.onRow(p))}}},g)}function m(p){let w=p.change<0?"control":"test",g=[...p.rows.slice(0,1).map(d),...p.ranks.map(b=>[o.rank(b),`rank ${b}`]),...p.steps.map(b=>[o.step(b,w),`step ${b}`])].map(b=>Array.isArray(
b)?b[0]!==null&&a("a",{href:b[0],title:`Compare ${b[1]} alone`},b[1]):b).filter(Boolean),y=o.timeline(p);y&&g.push(a("a",{href:y,title:"Show it in the timeline"},"timeline"));let h=p.kind==="waiting"&&
o.stragglers();return h&&g.push(a("a",{href:h,title:"Which rank is late in which step"},"stragglers")),p.part!==null&&g.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the w\
aterfall",on:{click:()=>o.onBar(p.part)}},`${Qo[p.part].name} bar`)),p.kind==="machine"&&o.onClock&&g.push(a("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the mac\
hine’s part of the times",on:{click:o.onClock}},o.isCorrected()?"show as recorded":"show at equal clock")),g.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Sh\
own by: "),g.map((b,k)=>[k>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),b]))}function f(p,w){let g=w[p.line];return a("li",{data:{kind:p.kind,certainty:p.certainty}},g&&gc(g),g&&" ",c(p),"\
 ",m(p))}return{node:i,draw(p,w){let g=JSON.stringify([w,p]);if(g===l)return;l=g;let y=p.diagnosis??[],h=y.filter(Lf),b=!y.some(({kind:x})=>x==="limit")&&p.limit,k=Rf(p.account);O(s,p.note&&a("p",{class:"\
muted diagnosis-none"},p.note),h.length>0&&a("ol",{class:"diagnosis-list"},h.map(x=>f(x,k))),Cf(k,h,o.page),b&&a("p",{class:"diagnosis-limit",data:{kind:"limit"}},c(b)),y.filter(x=>!Lf(x)).map(x=>a("p",
{class:"diagnosis-limit",data:{kind:x.kind}},c(x))));let _=s.childElementCount===0;r.hidden=_,i.hidden=_&&!t?.querySelector("[data-said]")}}}var Pf=7.2,Ca=6,Ra=["solid","dot","dash","dashdot","longdash","longdashdot"],yc=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],bc=e=>Xt()[e==="B"?
"test":"control"];function Na(e){return{template:$t(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Pa=e=>e.map(t=>He(t)).join("<br>"),De=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),La=116,Zs=22,ls=e=>e>1?64-Zs+e*(La+Zs):320;function L$(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ee("--muted")},text:e.map(n=>n.
values[t].value?"":He(n.values[t].none??n.values[t].text))}}function er({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?nl(i):[o==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Ca+Pf*f),Math.floor(r*.42),360),w=Math.floor((p-14-Ca)/Pf),g=e.map(y=>Pa([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ee("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...L$(e,h,n)})),layout:Na({barmode:n?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Ca,tickcolor:"rgba(0,0,0,0)",ticktext:lo(e.map(y=>y.label),w).map(He)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var _c=(e,t)=>t===""?{property:yc[e%yc.length],dash:Ra[Math.floor(e/yc.length)%Ra.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Ra[e%Ra.length]},N$=e=>Je(
Math.max(e,1));function P$(e,t,o,n){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?Gn(i):t==="bytes"?nl(i):[t,1],u=n*
(La+Zs)-Zs,d=1-o*(La+Zs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-La/u),d],title:{text:l,font:{size:11}}}}}var I$=(e,t)=>({
text:He(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ee("--text")}}),D$=400,B$=e=>ee(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),q$=(e,t)=>e.length>D$?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:qf(B$(o),.55),dash:"dot"}})),W$=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:He(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ee("--muted")}}));function F$(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=N$(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Df({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=F$(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?Co(w):o==="bytes"?Oe(w):`${R(w)} ${o}`,f=t.map((w,g)=>P$(e.
filter(y=>y.panel===w),o,g,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=_c(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:ee(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>Pa([w.name,`at ${de(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:Na({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${de(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>I$(w,f[g].axis.domain[1])):[],...W$(s,d,r)],shapes:q$(s,d)}),per:l,offset:u}}function Bf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function qf(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function H$(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Wf({sides:e},t){
let o=e.map(h=>H$(h.bins)),n=[...new Set(o.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>o[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${I(d(h))} to ${I(d(h+1))}`,f=c.filter(h=>h>=i&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...f.filter((h,b)=>b%p===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:qf(bc(h.side),y===0?.65:.4),line:{color:bc(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,k)=>u(k,h)))),customdata:c.map(h=>Pa([m(h),...e.map((b,k)=>`${b.name}: ${R(
u(k,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Na({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":Bf(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function If(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Ca,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Bf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Ff({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ee("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:bc(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Pa([c,`rank\
 ${d.rank}`,`host ${I(d.cpu_duration)}, device ${I(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Na({xaxis:If(...n,"the launch on the host"),yaxis:If(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Yf=(e,t)=>e.rank-t.rank||e.span-t.span,j$=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Hf(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Yf)}}var jf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ia=e=>e===void 0?"–":e===null?"whole":String(e);function kc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Uf=(e,t)=>e===t?e:`${e} / ${t}`;function U$(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Yf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function zf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Da(e,t){let[o,n]=[Hf(e),Hf(t)],{rows:s,byPosition:r}=U$(o.keys,n.keys),[i,l]=[jf(e),jf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?Ia(l[f]):l.length===0?Ia(i[f]):Uf(Ia(i[f]),Ia(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Uf(kc(m.control),kc(m.test)):kc(m.control??m.test)})),columns:u,control:d(zf(e,s,i,"control",o.split)),test:d(zf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!j$(i,l)}}function tr(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function rn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Gf=e=>e.reduce((t,o)=>t+o,0)/e.length,z$=1.05,
G$=.05;function Kf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Gf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Gf(i.map(u=>u.exposed_communication))/l:null}}),n=rn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=z$);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:Y$(o)}}function Y$(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=rn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=G$&&t.waiting<=o/2?t:null}var K$=32,V$=512;function J$(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function Q$(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>rn(e.map(s=>s[n]??0)))}function X$(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,Q$(s)]));return new Map(
e.map(n=>[n,J$(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function xc(e){let t=X$(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var $c=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function vc(e,t,o,n){let s=Math.floor(K$/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(V$/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:xc(e).slice(0,s),limited:!0,note:$c(s,e.length,n,t)}}var Z$=16,an=e=>e==null?_e:`${e} %`,Sc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,ev=e=>e.map(t=>({key:t.key,name:Sc(t,t.label),colour:ee(t.letter==="B"?"--test-fill":"--control-fill")})),tv=e=>({key:e.
property,name:e.name,colour:ee(e.property)});function cs(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function uo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>o(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=n(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:Sc(p,y),full:`${Sc(p,p.label)}, ${y}`,total:I(u(g).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=vc([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>er({bars:f,kind:"\
time",stacked:!0,series:r.map(tv)},p)}}function ov(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let f=o(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var Vf=e=>Math.max(...e.values.map(t=>t.value??0));function nv(e){let t=[...e].sort((o,n)=>Vf(n)-Vf(o)).slice(0,Z$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=ov(e,o),{shown:s,...r}=o.ranks?vc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):nv(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>er({bars:s.map(l=>l.bar??l),kind:o.kind,series:ev(e),errors:!!o.range},i)}}var Qf="−",ct=e=>e==null;function or(e,t){return ct(e)?_e:Ye(e,0,t).replace("-",Qf)}function nr(e,t){let o=or(e,t);return Number(o.replace(Qf,"-"))===0?"0":e>0?`+${o}`:o}var be=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?_e:String(n)}),sr=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),$e=(e,t)=>({key:e,title:t,number:!0,show:R,showDiff:ot}),
Z=(e,t)=>({key:e,title:t,number:!0,show:I,exact:o=>ct(o)?null:de(o),showDiff:ye,exactDiff:o=>ct(o)?null:qe(o)}),ln=(e,t)=>({key:e,title:t,number:!0,show:Co,exact:o=>ct(o)?null:ol(o),showDiff:Vd,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${ol(o)}`}),Jt=(e,t)=>({key:e,title:t,number:!0,show:Oe,exact:o=>ct(o)?null:sl(o),showDiff:Ms,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${sl(o)}`}),Xe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?_e:`${or(o,2)} %`,showDiff:o=>ct(o)?_e:`${nr(o,2)} pp`,exactDiff:o=>ct(o)?null:`${nr(o,6)} percentage points`}),Ba=(e,t)=>({...Xe(e,t),show:o=>ct(o)?_e:`${or(100*o,1)} %`,showDiff:o=>ct(
o)?_e:`${nr(100*o,1)} pp`,exact:o=>ct(o)?null:`${or(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${nr(100*o,6)} percentage points`}),Ke=(e,t)=>({key:e,title:t,number:!0,show:o=>or(o,3),showDiff:o=>nr(o,3),
exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),sv={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Pt=e=>({...e,meaning:"gain"}),xe=e=>({...e,meaning:"neutral"});function Xf(e){
let[t,o]=sv[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var cn=(e,t=n=>n,o=t)=>[xe($e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],fe=(e,t)=>({...e,what:t}),dt=(e,t)=>({...e,blank:t}),Zf=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({
key:e,title:t,show:n=>ct(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),un={key:"note",title:"note",note:!0,show:e=>ct(e)?"":String(e)},Jf=10;function rv(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function av(e){let t=rv(e.split("|")),o=t.length>Jf+1?t.slice(0,Jf):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${R(r)} × ${s}`:s)),n>0&&a("li",{},`${R(n)} more`))}var eh=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?_e:av(o)}),rr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function th(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Bo=`There is no device work in the selected ranks and steps. ${gn}`,ar=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${gn}`,Me=be("rank","rank"),
$o=sr("device","device"),ir=sr("stream","stream"),lr=ut("kernel_type","kind",Sl),mo=rr(be("operator","operator",!0),()=>"cpu_op"),cr=rr(be("name","kernel",!0),e=>e.category),oh=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function us(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>oh(s.letter,r))),
n&&oh("B − A",n)]}var Mn=e=>[e.letter,e.label].filter(Boolean).join(" · "),ds=e=>e.stream===-1?"no stream":`stream ${e.stream}`,ms=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),st=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var nh=[["compute",bt.compute,"--part-compute"],["non_compute",Ps,"--part-communication"],["idle",bt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${I(
s[`${e}_time`])}, ${an(s[`${e}_time_pctg`])}`})),sh={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>De(e),legend:nh,make:(e,t)=>uo(e,t,{label:cs(e),rowsOf:o=>o.data.rows,parts:nh,what:"ranks",empty:Bo})}],tables:[
{key:"rows",caption:"Ranks",columns:[Me,fe(Z("idle_time",bt.idle.name),bt.idle.what),Xe("idle_time_pctg","idle, %"),fe(Z("compute_time",bt.compute.name),bt.compute.what),xe(Xe("compute_time_pctg","com\
pute, %")),fe(Z("non_compute_time",Ps.short),Ps.what),Xe("non_compute_time_pctg",`${Ps.short}, %`),fe(Z("kernel_time","all"),"From the first to the last device row"),un]}]};var rh={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:cs(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${an(o.comp_comm_overlap_pctg)}, ${I(o.overlap)} of ${I(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Me,Pt(Xe("comp_comm_overlap_pctg","overlap")),fe(Pt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communi\
cation"),un]}]};var ah=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Tl[e],what:Am[e],text:o=>I(o[e])}));function iv(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var ih={title:"\
Idle time",params:[st("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},ms("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>De(e),legend:ah,make:(e,t)=>{let o=cs(e);return uo(e,t,{rowsOf:iv,group:ds,label:n=>`${o(n)}, ${ds(n)}`,parts:ah,what:"streams",empty:Bo})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Me,$o,ir,ut("idle_category","why idle",Tl),Z("idle_time","idle"),xe(Ba("idle_time_ratio","share")),un],extra:e=>"count"in e?cn(Z):[]}]};var lh={title:"Kernels",params:[st("duration_ratio","Share of time to show","0.8"),st("num_kernels","Kernels at most","10"),ms("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:De,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Bo,name:o=>El(o.kernel_type),
value:o=>o.percentage,show:o=>`${an(o.percentage)}, ${I(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:De,make:(e,t)=>Ze(e,t,{table:"ov\
er_ranks",kind:"time",empty:Bo,name:o=>o.name,value:o=>o.mean,show:o=>`${I(o.mean)}, mean of ${R(o.count)} calls${o.ranks>1?`, ranks ${I(o.min_mean)} to ${I(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",El),xe(Z("sum","time")),xe(Xe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
cr,lr,Me,$e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[cr,lr,xe($e("ranks","ranks")),$e(
"count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var Ec=6,ch=e=>new Set(e).size>1;function qa(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>ch(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>ch(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var lv=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function cv(e,t){if(!t[0].
data.summary)return lv(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function uv(e,t){let o=cv(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return xc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function dv(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Ec)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Ec),count:s}}function mv(e,t,o){if(e.length<=Ec)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:uv(e,t),{taken:r,count:i}=dv(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:$c(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Tc=[""];function Wa(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=mv(e,t,n);return s.length>0||o.
includes(Tc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function uh(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var pv=24;function dh(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function mh(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function ps(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=qa(e,n,r),{panel:d,style:m}=dh(s),{keys:f,...p}=Wa(u,e,t),w=mh(),g=u.filter(x=>f.includes(x.key)).flatMap(x=>{let E=w(m(x));return x.
series.map((S,v)=>S&&{key:e[v].key,place:E,side:e[v].letter,panel:d(x),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,x.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(x=>x.points.length===0))return{empty:l};if(c&&g.every(x=>x.points.every(E=>E[1]===0)))return{empty:c};let y=[
...new Set(g.map(x=>x.panel))].slice(0,pv),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(h||0)?[h||0,b]:null,_=i?.(e,uh(u,f))??[];return{data:x=>Df({panels:y,unit:o,range:k,marks:_,lines:g.filter(
E=>y.includes(E.panel))},x),places:y.length,limited:p.limited,note:[p.note,k&&`${de(k[0])} to ${de(k[1])}`].filter(Boolean).join(", ")}}function ph(e,t,o){let n=mh();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(dh(o).style(s))]))}var fh=e=>e.name,hh={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:fh,panels:!0,height:ls,make:(e,t)=>ps(e,t,{unit:"rate",name:fh,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Me,$o,be("n\
ame","copy"),...cn(ln,Pt,xe)]}]};var gh={title:"Queue length",window:!0,params:[st("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ds,height:ls,make:(e,t)=>ps(e,t,{unit:"waiting",name:ds,empty:ar})}],tables:[{key:"summary",caption:"Summary",columns:[
Me,$o,ir,...cn(Ke,xe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Me,$o,ir,Z("duration_at_max_queue_length","blocked"),Ba("relative_duration_at_max_queue_length","share of th\
e rank")]}]};var fv=(e,t)=>e.place-t.place||Object.keys(Yr).indexOf(e.class)-Object.keys(Yr).indexOf(t.class),wh={title:"Kernel launches",params:[st("runtime_cutoff","Slow launch over, µs","50"),st("launch_delay_\
cutoff","Late start over, µs","100"),ms("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Ol).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Is(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Mn(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:ar}:{data:s=>Wf({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:ar}:{data:()=>Ff({sides:e.map(t=>({key:t.key,side:t.letter,name:Mn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Me,$e("count","launches"),$e("short_kernels","shorter than their launch"),$e("runtime_outliers","slow launches"),$e("launch_delay_outliers","late starts"),un]},{key:"worst",caption:"\
The worst launches",apart:!0,order:fv,columns:[ut("class","why",Yr),Me,cr,mo,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Me,
ut("measure","measure",Ol),...cn(Z)]}]};function hv(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||gn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var yh={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},st("min_pattern_len","Kernels at least","3"),st("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:De,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:hv(t),show:(o,n)=>I(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[eh("pattern","operator and its kernels"),Me,{...$e("length","kernels"),showDiff:null},$e("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Me,xe($e("operators","operators")),xe($e("patterns_found","patterns"))]}]};var bh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[rr(be("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Me,$e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var _h={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Bo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>I(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
mo,lr,Me,$e("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var kh=["circle","square","triangle-up","cross","star","hexagon"],gv=14,Mc=24,$h=42,Fa=6.6,Oc=14,vh=e=>e.map(t=>He(t)).join("<br>"),xh=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Ac=e=>xh[e%xh.length];function wv(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function Sh({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=Gn(Math.max(...n.map(u=>u.busbw))),
l=wv(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),f=c?ee(Ac(m)):Xt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/i),line:{color:f,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:f,size:8,symbol:`${kh[m%kh.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:f}},customdata:d.points.map(p=>vh([[u.side,d.name].filter(Boolean).join(" · "),`${Oe(
p.bytes)}: ${Co(p.busbw)}, best ${Co(p.best_busbw)}`,`transfer ${I(p.mean_transfer)}, ${R(p.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:$t(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Oe(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var Eh=e=>Math.
max(3,Math.min(gv,Math.floor(640/Math.max(1,e)))),Rc=(e,t)=>t*(Math.max(40,e*Eh(e))+Mc+$h);function yv(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=Rc(e.rows.length,o),c=l/o-Mc-$h,u=t*(l/o)+Mc,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Fa),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:lo(d.map(w=>n[w]),Math.max(6,f)).map(He)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>He(e.rows[w]))}}}function bv(e,t,o,n){let s=Rs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ee("--text")}},l=Fa*t.length+8+s.
length*Oc;return{annotations:[{...r,x:0,xanchor:"left",text:He(rl(e,Math.max(6,Math.floor((n-l-30)/Fa))))},{...r,x:1,xanchor:"right",text:He(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Oc-l,x1:(u+1)*Oc-l,y0:6,y1:16,line:{width:1,color:ee("--border-strong")}}))}}
function Th({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+Fa*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:$t(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Rs(),showscale:!1}};return{data:e.map((d,m)=>{let f=yv(d,m,e.length,t,o,l);Object.
assign(c,f);let{annotations:p,shapes:w}=bv(d.title,I(s),f[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...p),c.shapes.push(...w);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:Eh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(h=>h===null?null:h/i)),customdata:d.texts.map(y=>y.map(vh)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var dn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,An=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Cc(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function _v(e){let t=An(e,o=>o.longest-o.shortest);return t?[`${dn(t)} takes ${I(t.shortest)} on one rank and ${I(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Mh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=An(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${dn(o)}: ${I(o.exposed_wait_per_step)} a step.`:"",s=An(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${I(t.time_per_step)} a step and rank: ${I(t.transfer_per_step)} of transfer and ${I(t.wait_per_step)} of waiting, ${I(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${J(s.instances,"collective")} that other ranks have: ${dn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...xv(t,e.unmatched),..._v(e.uneven)]}var kv={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function xv(e,t){if(e.unmatched_rows===0)return[];let o=[...Cc(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${R(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${I(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${R(
s)} ${kv[n]??n}`).join(", ")}`}.`]}function Ah([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>ye(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var $v={compute:"it computes",memory:"its copies take",idle:"its device idles"};function vv(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=An(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${$v[o.cause]} ${I(t(o))} a step longer, and each other rank waits ${I(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Rh(e,t){let o=Cc(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Oe(rn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Ch(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Cc(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,f])=>[m,f.reduce((p,w)=>p+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return An([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Ms(n)} at the peak${i?
`; ${i.name}: ${Ms(i.change)}`:""}.`}var Oh=e=>`${Ye(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Fe(e.peak_pctg)} of the peak`}`;function Lh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=An(e.by_operator,n=>n.device_time_per_step);return`${io(t.flops_per_step)}FLOPs a step and rank in ${I(t.known_time_per_step)}, ${Fe(t.known_pctg)} of the device time: ${Oh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${I(o.device_time_per_step)}, ${Oh(o)}.`:""}`}var Nh=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=An(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${I(o.median_time)} a call, the median of ${R(o.calls)}${s>0?`; ${Fe(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Ha="No rank waits for another one in the collectives that match.",Sv={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},Ev=.2;function Ph(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ha;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${Fe(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${vv(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${Tv(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${I(u)} shorter (${I(l)})${u<Ev*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function Tv(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${Sv[e.cause]} (${I(o)} \
a step more than the median rank)`:""}var Ov=200,Mv=512;function Av(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,Ov).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function Rv(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,Mv),l=new Map(i.map((m,f)=>[m,f])),c=new Map(o.map((m,f)=>[m,f])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(n(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?Mn(e):"",
rows:i.map(String),cells:u,texts:d}}function Lc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=Av(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>Rv(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Th({panels:r,columns:n},c)}}var Nc=(e,t)=>Rc(e,t),Ih=e=>[`waits ${I(e.wait_per_step)} a step, exp\
osed ${I(e.exposed_wait_per_step)}`,`causes ${I(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],Dh=e=>[`waits ${I(e.wait)}, exposed ${I(e.exposed_wait)}`,`causes ${I(e.caused)}\
, last ${R(e.last)} times`];var Cv="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",Lv="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Pc="no rank matches, or the trace does not state the bytes sent or the size of the group",ja=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>I(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>I(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>I(e.exposed)}],Bh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function Nv(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(dn(o))??{name:dn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Mn(e),lines:[...t.values()]}}var Hh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],Pv=e=>e.length>1?null:Hh(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Ac(o)}));function Iv(e){let t=e.map(Nv);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>Sh({sides:t,names:Hh(e)},o)}}var Ua=e=>e.every(t=>t.data.summary[0]?.rows===0)?Cv:Lv,za=be("c\
ollective","collective",!0),Ga=be("process_group","process group",!0),qh=fe(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Wh=fe(Z("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),Fh=fe(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),jh={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...us(e,Mh,Ah),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:De,legend:ja,make:(e,t)=>uo(e,t,{parts:ja,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Bh),label:dn,empty:Ua(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:De,legend:ja,make:(e,t)=>uo(e,t,{parts:ja,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Bh),label:o=>`rank ${o.rank}`,empty:Ua(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:Pv,make:Iv},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Nc,legend:[],make:e=>Lc(e,{name:dn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Ih,empty:Ua(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Nc,legend:[],make:e=>Lc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Dh,empty:Ua(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[za,Ga,ut("class","class",String),$e("instances","instances"),
qh,Wh,Fh,Z("time_per_step","in all"),xe($e("group_size","group size")),xe(Ke("bytes_per_instance","bytes")),dt(Pt(ln("algbw","algorithm bandwidth")),Pc),dt(Pt(ln("busbw","bus bandwidth")),Pc),$e("unma\
tched_rows","without match"),Z("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Me,qh,Wh,Fh,fe(Z("caused_per_step","caused"),"Exposed waiting of the other ranks whe\
re this one was last"),$e("last","last"),xe(Xe("last_pctg","last, share")),$e("matched_rows","matched"),$e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Me,za,
Ga,ut("why","why",String),be("dtype","type"),xe(Ke("bytes","bytes")),$e("count","count"),Z("duration","in all"),dt(fe(Pt(ln("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations,\
 which may include waiting"),Pc)]},{key:"missing",caption:"Missing",columns:[Me,za,Ga,$e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[be("step","st\
ep"),za,Ga,be("ranks","ranks"),Z("shortest","shortest"),Z("longest","longest"),Ke("least_bytes","fewest bytes"),Ke("most_bytes","most bytes")]}]};var Ic={compute:"compute",memory:"copies",host:"host, self"},Dv={...be("step","step"),show:e=>e===null?"whole file":String(e)},Uh=fe(Z("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),zh={title:"Stragglers",ofSteps:!0,params:[st("num_candidates","Ranks with operators","2"),st("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Ph(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:De,make:(e,t)=>Ze(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Ha,show:o=>`${I(o.caused_per_step)} a step, ${Fe(o.caused_pctg)} of all; last in ${Fe(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:De,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Ha,show:o=>`rank ${o.rank}: ${I(o.caused)}, ${Fe(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Me,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...Ic,memory:"copies",idle:"idle, \
the host is late"}),fe(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),xe(Xe("caused_pctg","share")),$e("last","last"),xe(Xe("last_pctg",
"last, share")),fe($e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),fe(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared w\
ith the median rank"),fe(Z("memory_excess_per_step","more copies"),"The same of copies"),fe(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_ti\
me","step"),Uh]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Me,ut("measure","measure",Ic),be("operator","operator",!0),Z("time_per_step","per step"),Z("med\
ian_per_step","median rank"),Z("excess_per_step","more"),Ke("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[Dv,fe(be("rank","rank"),"The rank that causes the most in the s\
tep"),ut("cause","what it does longer",{...Ic,idle:"idle, the host is late"}),fe(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),xe(Xe("caused_pctg","shar\
e")),Z("exposed_wait","exposed wait"),Z("step_time","step"),Uh]}]};var Jh="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",Bv="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ka=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Gh=e=>Ka(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),qv=e=>e.
replace(/ (allocated|reserved)/,""),Wv=e=>e.includes(" reserved")?"reserved":"allocated",Yh={panel:e=>qv(e.name),style:e=>`${e.group} ${Wv(e.name)}`},Qh=e=>[Ka(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),qc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),Fv=(e,t)=>o=>[qc(e,"rank")&&`rank ${o.rank}`,qc(e,"device_type")&&Qh(o),o[t]].filter(Boolean).join(" · ");function Hv(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Xh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function jv({side:e,row:t}){let o=[qc([e],"rank")&&`rank ${t.rank}`,Qh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Oe(t.live_at_peak)}\
 of it was allocated in the recording, ${Oe(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Oe(t.peak)} (${o}), ${I(t.peak_at)} after the first event${n}.${s}${Rh(e.data.peaks,t.device_type)}${r}`]}function Uv(e){let t=e.
map(n=>Xh([n])),o=t.length===2&&t.every(Boolean)&&Ka(t[0].row.device_type)===Ka(t[1].row.device_type)&&Ch(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var zv=e=>[...e.flatMap(t=>{let o=Xh([t]);return o?[a("p",{class:"memory-sentence"},jv(o))]:[]}),...Uv(e)],Zh=be("device_type","memory"),Gv=dt(sr("device","device"),"host\
 memory has no number"),Yv=Zf(fe({...be("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Kh=fe(Jt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Dc=xe(Xe("pctg","share")),Bc=$e("allocations","allocations"),Ya=[Me,Yv,Zh,Gv],Vh=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Jh,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:Fv(
e,n),value:s=>s.bytes,show:(s,r)=>`${Oe(r)}, ${Fe(s.pctg)} of the peak`,empty:Bv}),eg={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[st("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:zv,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Gh,panels:Yh,ownDevice:!0,height:ls,make:(e,t)=>ps(e,t,{unit:"bytes",name:Gh,panels:Yh,ownDevice:!0,marks:Hv,empty:Jh})},{id:"\
live_modules",title:"Live at the peak, by module",height:De,make:(e,t)=>Vh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:De,make:(e,t)=>Vh(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Ya,fe(Jt("peak","peak allocated"),"The largest amount that is allocated"),fe({...Z("peak_at","at"),number:!1},"When it is reach\
ed first, after the first event of the set"),dt(be("peak_step","step"),"outside of the recorded steps"),fe(Jt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),fe(Jt("reserved_pe\
ak","peak reserved"),"The largest amount that is reserved"),fe(Jt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),fe(Jt("live_at_peak","live at the\
 peak"),"Allocated in the recording at or before the peak, and not freed by then"),fe(Jt("from_before","from before"),"The rest of the peak: allocated before the recording began"),fe(Jt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),$e("never_freed_allocations","never freed, allocations"),fe(Jt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...be("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...Ya,be("module","module",!0),Kh,Dc,Bc,$e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ya,be("frame","frame",!0),be("operator","oper\
ator",!0),Kh,Dc,Bc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Zh,be("operator","operator",!0),Ke("allocations_per_step","allocations per step"),Jt("allocated_per\
_step","allocated per step"),Ke("frees_per_step","frees per step"),Jt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ya,be("frame","frame",!0),
be("operator","operator",!0),Jt("bytes","never freed"),Dc,Bc]}]};var Hc=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],fs=Object.
fromEntries(Hc.map(([e,t])=>[e,t])),tg=Hc.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${I(n[e])}, ${an(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Fc="There are no steps here.",Va=e=>e.step===null?"whole file":`step ${e.step}`,Wc=e=>e.span>0?`, file ${e.span+1}`:"";function Kv(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Zn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function Vv({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Fc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${I(o)} a step: ${t.slice(0,3).map(n=>`${Fe(
n.time_pctg)} ${fs[n.kind]}`).join(", ")}.`}var og=dt(Z("longest","longest"),"the path has no such segment"),ng=dt(be("name","name",!0),"waiting and gaps have no name"),sg={title:"Critical path",host:!0,
ofSteps:!0,params:[st("consecutive_kernel_delay","Short gaps, µs","30"),st("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Vv(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:Kv(e,e[0].data.by_step[0])},`Show the path of ${Va(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:De,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?fs[o.kind]:`${o.name} (${fs[o.kind]})`,value:o=>o.time_per_step,empty:Fc,show:o=>`${I(
o.time_per_step)} a step, ${Fe(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>De(e),legend:tg,make:(e,t)=>uo(e,t,{parts:tg,what:"steps",empty:Fc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Va(o)}${Wc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",fs),ut("work","work",e=>e===1?"yes":"waiting"),Z("time_per_step","per step"),xe(Xe("time_pctg","share")),Z("time","in all"),$e("segments","segments"),og]},{key:"by_name",caption:"Operators, calls \
and kernels",columns:[ut("kind","kind",fs),ng,Z("time_per_step","per step"),xe(Xe("time_pctg","share")),Z("time","in all"),$e("segments","segments"),og]},{key:"by_step",caption:"Steps",columns:[Me,{...be(
"step","step"),show:(e,t)=>Va(t)+Wc(t)},fe(Z("path","path"),"The whole path, including waits; the kinds add up to it"),fe(Z("work","work"),"Without waits for the device, between operators and idle"),...Hc.
map(([e,t,o])=>fe(Z(e,t),o)),Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Me,{...be("step","step"),show:(e,t)=>Va(t)+Wc(t)},Z("start","from"),Z("duration",
"takes"),ut("kind","kind",fs),ng,dt(be("lane","thread or stream"),"waiting is on none")]}]};var Jv='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',Qv={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Qa=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:bt[e].name,what:bt[e].what,text:o=>`${I(o[e])} a call`})),Xv=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),jc=e=>e===null?_e:R(Math.round(e)).replace("-","−"),Zv=e=>`${R(Math.round(e))} tokens/s`;function eS(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:vt({...Gt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Uc="the names of these annotations do not say it",zc=[$e("calls","calls"),fe(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Qa.map(({key:e,name:t,what:o})=>fe(Z(e,t),`${o}, per call`)),fe(Z("device_time","device"),"What a call launches, wherever it runs; per call"),dt(fe(
xe($e("requests_in_all","requests")),"Of all calls whose names say them"),Uc),dt(fe(xe($e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Uc),fe(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),dt(fe(Pt({...Ke("tokens_per_second","tokens/s"),show:jc,showDiff:e=>e>0?`+${jc(e)}`:jc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Uc)],Ja=be("phase","phase"),rg=(e,t)=>({...be(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),ag={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...us(e,t=>Nh(t,Qa)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>Qv[t]).join("; ")),eS(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>De(e),legend:Qa,make:(e,t)=>uo(e,t,{parts:Qa,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:Jv})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:De,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:Xv,value:o=>o.tokens_per_second,show:o=>Zv(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ja,...zc]},{key:"sizes",caption:"Phases by size of a call",
columns:[Ja,fe(rg("requests","requests"),"Of one call, up to a power of two"),fe(rg("tokens","tokens"),"Of one call, up to a power of two"),...zc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Me,Ja,...zc]},{key:"forms",caption:"Names that were found",columns:[Ja,fe(be("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),$e("calls","calls")]}]};var tS="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",ig=e=>Ye(e,0,3),Xa=(e,t)=>xe(
{...Ke(e,t),show:io,showDiff:mn}),ur=Pt(fe(Ke("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Za=dt(Pt(fe(Xe("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),lg=fe(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),cg=Pt(fe(ln("gb_per_s_at_least","bandwidth, at \
least"),"Each input read once and the output written once, divided by the device time")),ug=xe(fe(Ke("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at \
most")),dg={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their i\
nputs, and how fast the device did them.",notes:e=>us(e,Lh),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:De,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",
name:o=>o.operator,value:o=>o.tflops_per_s,empty:tS,show:o=>`${ig(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${ig(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[
Xa("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),fe(Z("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),xe(
Xe("known_pctg","share")),ur,Za,be("device","device")]},{key:"classes",caption:"Classes of work",columns:[fe(be("class","class"),"By the operators that launched it, else by the names of kernels; other\
: nothing says what it is"),xe($e("device_rows","device rows")),Z("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time")),ur,cg,ug]},{key:"by_rank",caption:"Ranks",
columns:[Me,Xa("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),ur,Za]},{key:"by_operator",caption:"Operators",columns:[mo,xe(
$e("calls","calls")),Xa("flops_per_step","FLOPs per step"),lg,ur,Za]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[mo,be("shapes","shapes",!0),fe(be("dtype","type"),"The type of t\
he numbers of both factors"),be("class","class"),xe($e("calls","calls")),Xa("flops_per_call","FLOPs per call"),lg,ur,Za,ug]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,
columns:[mo,be("shapes","shapes",!0),be("dtypes","types",!0),xe($e("calls","calls")),Z("device_time_per_step","device per step"),cg]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,
columns:[fe(mo,"The innermost operator that launched it"),xe($e("device_rows","device rows")),Z("device_time_per_step","device per step"),xe(Xe("device_time_pctg","share of device time"))]}]};var oS="The part of the time for which a value is known",mg=[xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max")),xe(fe(Z("known_time","known"),oS))],pg=be("counter","counter"),fg={title:"Clo\
cks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Me,$o,pg,...mg]},
{key:"by_step",caption:"By step",columns:[Me,dt(be("step","step"),"the recording has no steps"),$o,pg,...mg]}]};var nS="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",sS=e=>e===null?_e:Ye(e,0,3),hg={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[st("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:nS,show:(o,n)=>sS(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Me,dt(mo,"no operator above the launch is recorded"),be("kernel","kernel",!0),be("counter","counter",!0),$e("kernels","kernels"),Ke("sum","sum"),
xe(Ke("mean","mean")),xe(Ke("min","min")),xe(Ke("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Me,fe($e("number","kernel no."),"In order of time, from 0"),be("kernel","kernel",!0),
fe(be("operators","operators",!0),"Those above its launch, the outermost first"),be("counter","counter",!0),Ke("value","value")]}]};var rt={temporal_breakdown:sh,comm_comp_overlap:rh,idle_time_breakdown:ih,kernel_breakdown:lh,memory_bw:hh,queue_length:gh,launch_stats:wh,kernel_sequences:yh,user_annotation_breakdown:bh,operator_kernels:_h,
collectives:jh,stragglers:zh,memory:eg,critical_path:sg,phases:ag,work:dg,device_counters:fg,operator_counters:hg};var wg=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Gc=["start","end"],ei={...Object.fromEntries([...wg,...Gc].map(e=>[e,""])),lines:[]};function yg(e){
return[...wg,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Gc:[]]}var gg=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Yc(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...yg(i)])
r[l]=n(l);return r.rows=gg(o)==="steps"?"":gg(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function bg(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...yg(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Rn(e,t){let o=bg(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),ge(`/analyse?what=${e.what}&${o}`)}function _g(e,t,o){let n=bg(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Kc(e,t){return e.
set===""?null:_g(e,t)}function kg(e,t,o){let n=_g(e,t,Gc);return n.set("format","csv"),n.set("table",o),n}var qo={key:"",entry:null,memory:null};function rS(e,t){let o=n=>qt({...Nt(t),node:n});return[Vt(e.parts)," ",a("a",{href:o(ya(e.tree))},"Show in the tree")]}var Vc=(e,t)=>Rn({...ei,what:e,lines:[],set:t.
control,test:t.test,set_ranks:xg(t.control_ranks),test_ranks:xg(t.test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},rt),xg=e=>e==="all"?"":e;function $g(){let e=a("p",{class:"diagnosi\
s-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t),n="",s=null;function r(i){let{entry:l}=qo;O(t,qo.memory?Vt(qo.memory.parts):"The peak of me\
mory did not change noticeably, or it is not known."," ",a("a",{href:Vc("memory",i)},"Show memory")),t.title=qo.memory?.text??"",O(e,l?rS(l,i):["No layer can be named for the change. ",a("a",{href:qt(
Nt(i))},"Show the tree")]),e.title=l?.text??"",e.dataset.shown=qo.key,e.toggleAttribute("data-said",!!(l??qo.memory)),(l??qo.memory)&&(o.closest(".diagnosis").hidden=!1)}return{node:o,async draw(i,l){
let c=ht(i).toString();if(c===n)return;s?.abort(),s=new AbortController,n=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),O(t),O(e,a("span",{class:"muted"},"Lookin\
g for the layer …")),c===qo.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([f,p])=>m.set(f,p));try{let f=await it(m,{signal:s.signal});
if(n===c){let p=w=>f.diagnosis?.find(g=>g.kind===w)??null;qo={key:c,entry:p("layer"),memory:p("memory")},r(i)}}catch{n===c&&O(e)}},stop:()=>s?.abort()}}function mt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=H(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var aS={ALL:"All",CPU:"Host",GPU:"Device"},iS={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},lS=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],cS=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],uS={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},dS={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function hs(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function Sg(e){let t=mt("Device type",qm.map(k=>[k,aS[k],iS[k]]),k=>e({device_type:k})),
o=mt("Unit of the durations",lS,k=>e({unit:k})),n=mt("Time of host operations, shown and judged",cS,k=>e({measure:k})),s=mS(e),r=hs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=hs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=hs("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=hs("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=hs("Hide ProfilerSt\
ep*","Hide the rows of the steps themselves",k=>e({exclude:k?[...u.exclude,Lt]:u.exclude.filter(_=>_!==Lt)})),m=pS(k=>e({category:k})),f=hS(k=>e({exclude:k})),p=hs("Fold replacements","A kernel that i\
s gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e({fold:k})),w=vg("Calls","Groups by the change of the number of calls",{"":["","all","All groups.\
 The groups count names; a name that occurs in two categories has two rows"],...uS},k=>e({change:k})),g=vg("Time","Groups by the change of the time",dS,k=>e({significant:k})),y=H("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),h=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},s.node,m.node,
t.node,o.node,n.node),a("div",{class:"filter-row"},w.node,g.node),a("div",{class:"filter-row"},d.node,p.node,r.node,i.node,l.node,c.node,f.node,y));function b(k){let _=k&&{...k.ops_diff,"":Bm.reduce((E,S)=>E+
k.ops_diff[S],0)};w.draw(u.change,_);let x=k?.changed_rows;g.draw(u.significant,x&&{...x,true:x.slower+x.faster}),g.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:h,focusSearch(){
return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,_,x){u=k,t.press(u.device_type),o.press(x),n.press(Vn(u)?"self":"total"),o.buttons.get("percent").disabled=_?!Vr(_):!1,
s.draw(u.q),r.input.checked=u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!_?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let E=_?.rows.filter(
v=>v.aliases)??[],S=({category:v})=>v==="python_function";l.node.hidden=u.aliases&&E.every(S),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(S),d.input.checked=u.exclude.includes(Lt),
m.draw(u.category,_?.categories??[]),f.draw(u.exclude),p.input.checked=u.fold,p.node.hidden=_?.replacements.length===0,b(_),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&
u.device_type==="ALL"&&u.exclude.every(v=>v===Lt)}}}function mS(e){let t=me("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"\
off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{
for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function pS(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"\
menu"},t,o);fS(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.length===1?i[0]:J(i.length,"category","categories");let u=[...l];
for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;O(o,u.map(({category:m,rows:f})=>{let p=a(
"input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},R(f)))}),
i.length>0&&H("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function fS(e){e.addEventListener("toggl\
e",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}function hS(e){let t=me(
"exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&
(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,O(s,o.filter(l=>l!==Lt).
map(l=>a("span",{class:"chip mono"},`not ${l}`,Le("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function vg(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},
"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},
u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){
r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=R(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var Jc=8,Qc={key:"",operators:null};function Eg(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=lt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(p,w,g="")=>a("td",{class:`num ${g}`,title:w},p);function d(p){let{operator:w,control_per_step:g,test_per_step:y,diff_per_step:h}=p,b=h>0?"more":h<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${R(p.control_counts)} →\
 ${R(p.test_counts)}`),u(I(g),de(g)),u(I(y),de(y)),u(ye(h),qe(h),b),u(g>0?ke(100*h/g):y>0?"new":"",null,b))}function m({rows:p,count:w}){let g=(y,h="num")=>a("th",{scope:"col",class:h},y);O(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},p.slice(0,i?void 0:Jc).map(d)))),n.hidden=i||p.length<=Jc,
O(n,!n.hidden&&H(p.length<w?`Show ${R(p.length)} of ${R(w)}`:`Show all ${R(w)}`,()=>{i=!0,m({rows:p,count:w}),o.querySelectorAll("tbody tr")[Jc].querySelector("a")?.focus()},{class:"link-button"}))}async function f(p){
c?.abort(),c=new AbortController,l=p,i=!1,O(o,a("p",{class:"muted"},"Looking for the operators …")),O(n);let w=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([g,y])=>w.set(g,y));try{let{operators:g}=Qc.key===p?Qc:await t(w,{signal:c.signal});Qc={key:p,operators:g},l===p&&g?m(g):l===p&&O(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(g){
l===p&&g.name!=="AbortError"&&O(o,a("p",{class:"muted"},`No operators: ${g.message}`))}}return{node:r,sql:s,draw(p,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):
!r.hidden&&p!==l&&f(p)},stop:()=>c?.abort()}}var gS=14;function gs(e){let[t,o]=Cm(e);return o===""?t:`${t} → ${o}`}function Tg(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(gS,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=il(s?o-2:o),n.add(t.filter(Boolean).map(d=>gs(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(n=null),n?.add(m.map(f=>gs(f.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=gs(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=gs(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var Wo=28,wS=200,Og=12,Mg=100,yS={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},eu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${$f}`,"c-real"],...Oa],Xc=String(eu.length-Oa.length),bS={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},_S=(e,t)=>e.too_few?["","too few steps"]:bS[t]??["",t],Rg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function kS(e,t,o){let n=Rg[e],s=Jn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Cg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},eu.map(([Y,ae,he,X])=>{let ce=a("span",{class:"sort-mark","aria-hidden":"true"}),U=a("th",{scope:"col",class:X},a("button",{type:"button",title:he,on:{click:()=>e.onSort(...kS(Y,d,m))}},ae,
ce));return t.set(Y,{cell:U,mark:ce}),U}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},eu.map(([,,,Y])=>a("col",{class:Y}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p=!1,w="",g=null,y=0,h=0,b=0,k=0,_=new Map,x=0,E=!1,S=0,[v,P]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Xc}))),C=Tg(t.get("name").cell),L=()=>c.length>wS&&!sn();function A(Y=!1,ae=l.scrollTop){let he=Math.ceil((x||600)/Wo),X=L()?Math.max(0,Math.floor(ae/Wo)-Og):0,ce=L()?Math.min(c.length,Math.
floor(ae/Wo)+he+Og):sn()?ie():c.length;if(!Y&&X===b&&ce===k)return;b=X,k=ce;let U=s.contains(document.activeElement),D=Y?new Map:_;_=new Map;for(let K=X;K<ce;K+=1)_.set(K,D.get(K)??(c[K]?re(K):le(K)));
$(U,Y,ae),W()}function $(Y,ae,he){l.toggleAttribute("data-virtual",L()),M(v,b),M(P,c.length-k),wo(s,[v,..._.values(),sn()?F(c.length-k):P]),he>0&&(ae||Y)&&l.scrollTop!==he&&(l.scrollTop=he),Y&&(_.get(
y)??l).focus({preventScroll:!0})}function W(){let[Y,ae]=L()?[Math.max(0,b-Mg),Math.min(c.length,k+Mg)]:[b,k];for(let he=Y;he<ae;he+=1)if(!c[he]){e.onWant(Y,ae);return}}function j(){let Y=!1;for(let[ae,
he]of _)he.dataset.hole!==void 0&&c[ae]?(_.set(ae,re(ae)),Y=!0):c[ae]&&C.refit(he,c[ae]);Y&&$(s.contains(document.activeElement),!1,l.scrollTop),W()}function M(Y,ae){Y.hidden=ae===0,Y.style.height=`${ae*
Wo}px`}function F(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Xc,class:"muted"},`${R(Y)} more: the report and the CSV have all rows.`))}function ie(){let Y=c.findIndex(ae=>!ae);return Y<0?c.length:
Y}function re(Y){let ae=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${ae.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(ae.key===g)},xS(ae,
u,h,ve(ae,Y)),p&&_f(ae,he=>dr(he,u)))}function le(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Xc,class:"muted"},"…"))}
function ve(Y,ae){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&!Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),C.draw(Y))}function te(Y,{
focus:ae=!1}={}){if(c.length===0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,Y)),B(y),he?.setAttribute("tabindex","-1");let X=_.get(y);X?.setAttribute("tabindex","0"),ae&&X?.focus({preventScroll:!0})}
function ue(Y){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Wo)),_.get(y)?.setAttribute("tabindex","0"))}function B(Y){l.removeAttribute("data-late");let ae=Y*Wo,he=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ae<l.scrollTop?l.scrollTop=ae:ae+Wo>l.scrollTop+he&&(l.scrollTop=ae+Wo-he),S=l.scrollTop,A(!1,S)}s.addEventListener("click",Y=>{let ae=Y.target.closest("tr[data-index]");ae&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(ae.dataset.index)].key):ae&&c[ae.dataset.index]&&getSelection().isCollapsed&&(te(Number(ae.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let ae=Math.max(1,Math.floor(l.clientHeight/Wo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ae,PageUp:y-ae,Home:0,End:c.length-1};if(Y.key in he&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),te(he[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let X=_.get(y);(Y.key==="ArrowRight"?X?.querySelector(".op-link"):X)?.focus({preventScroll:!0})}});let Q=0;l.addEventListener("scroll",()=>{S=l.scrollTop,L()&&Q===
0&&(Q=requestAnimationFrame(()=>{Q=0;let{scrollTop:Y}=l;A(!1,Y),ue(Y)}))});let oe=new ResizeObserver(Y=>{x=l.clientHeight,Y.some(({target:ae})=>ae!==l)&&C.measure()&&j(),A(!1,S)});oe.observe(l),oe.observe(
t.get("name").cell);let pe=Xn(()=>{C.measure(),A(!0)});function Pe(Y){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${f?"Self time":"Duration"}, ${Y}`,o[2].
title=f?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ae=>{ae.hidden=!p});
for(let[ae,{cell:he,mark:X}]of t){let ce=d===ae||(Rg[ae]??"")===d;ce?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let U=m==="asc"?"↑":"↓";X.textContent=
ce?d===ae?` ${U}`:` |${U}|`:""}}return{node:l,focus:()=>te(y,{focus:!0}),draw(Y){let ae=w!==Y.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:g,revision:w}=Y),p=Y.work===!0,i.toggleAttribute(
"data-work",p),h=Zc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),C.setRows(c),Pe(Y.unitName),O(r,Y.totals.map(([X,ce])=>SS(X,ce,u,f,p)));let he=c.
findIndex(X=>X?.key===g);ae&&(y=Math.max(0,he),S>0&&(l.scrollTop=0,S=0)),E||(E=!0,l.setAttribute("data-late",""),Dt().then(Dt).then(()=>l.removeAttribute("data-late"))),A(!0,S),he>=0&&ae&&B(he)},add(Y,ae,he){
c=Y,i.toggleAttribute("data-unjudged",!he),C.addRows(c,ae),Zc(ae)>h?(h=Zc(ae),A(!0)):j()},select(Y){let ae=Y!==g;g=Y;for(let X of s.querySelectorAll("tr[data-index]"))X.setAttribute("aria-selected",String(
Y!==""&&c[Number(X.dataset.index)]?.key===Y));let he=c.findIndex(X=>X?.key===Y);he>=0&&ae&&te(he)},unmount(){oe.disconnect(),pe(),cancelAnimationFrame(Q)}}}function tu(e,t){return t==="percent"?[Fe(e),
Fe(e)]:[I(e),de(e)]}function dr(e,t){if(t!=="percent")return[ye(e),qe(e)];let o=e===null?_e:`${ke(e)}-points`;return[ke(e),o]}var Zc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),ws=e=>e>0?" m\
ore":e<0?" less":" calm";function ti(e,t,o){let[n,s]=tu(e,t);return a("td",{class:o,title:s},n)}function xS(e,t,o,n){let{row:s}=e,[r,i]=yS[s.change]??["",s.change],[l,c]=dr(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:vf(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},R(e.controlCount)),a("td",{class:"num c-count"},R(e.testCount)),a("td",{class:`\
num c-count${ws(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Xs(s)||null},ot(e.diffCount)),ti(s.control_counts>0?e.control:null,t,"num c-time"),ti(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${ws(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${ws(e.percent??e.diff)}`},e.birth||ke(e.percent)),$S(e)]}function $S({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=_S(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${On(e)}${e.
q_value===null?"":` Median of the steps ${I(e.control_median)} → ${I(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Qd(en(e))}`))}var Ag=e=>a("td",{class:"\
num c-count",title:R(e)},R(e)),vS={host:"Host, sum",device:"Device, sum"};function SS(e,t,o,n,s){let[r,i]=dr(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},vS[e]),a("td",{class:"c-category"}),Ag(t.controlCount),Ag(t.testCount),a("td",{class:`num c-count${ws(t.diffCount)}`},ot(t.diffCount)),ti(t.control,o,"num c-time"),ti(t.test,o,"num c-time"),a("\
td",{class:`num c-time${ws(t.diff)}`,title:i},r),a("td",{class:`num c-percent${ws(t.percent??t.diff)}`},t.birth||ke(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var ES=820,TS=3,Lg=46,At={top:26,right:12,bottom:36},nu=46;function oi(e){return _t({...e,class:"heat-map",height:Dg,make:AS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<TS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var OS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Pg=e=>Math.max(34,e.rows.length*OS(e.rows.length)),Ig=e=>e<ES;function Dg(e,t){let o=Pg(e);return Ig(t)?3*(o+At.top)+2*At.bottom+2*nu+At.bottom:o+At.top+At.bottom+
nu}var ou=e=>e.flat().filter(t=>t!==null);function MS(e){let t=[...ou(e.control),...ou(e.test)],o=Math.abs(rn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...ou(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function AS(e,t){let o=Ig(t),n=MS(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=LS(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:$t(),margin:{l:l.left,r:At.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Rs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:DS(),showscale:!1}},d=c.map(([f,p,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,NS(e,l.panels[y],h,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(k=>k.map(_=>_===null?null:_/r)),customdata:CS(e,f,p,w,g),
hovertemplate:"%{customdata}<extra></extra>",...RS(e,p,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((f,p)=>(Object.assign(u,IS(l.bars[p],4+p,f,i)),PS(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function RS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function CS(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${He(String(f))}, step ${He(m)}`;if(c===null)return p;let w=e.control[l][u],g=s&&
w>0?` (${ke(100*c/w)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[p,...[n(c)+g,...y].map(He)].join("<br>")}))}function LS(e,t,o){let n=Dg(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),
r=Math.min(120,30+7*s),i=t-r-At.right,l=Pg(e),c=o?i:(i-2*Lg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/n,1-f/n];if(!o){let f=[0,1,2].map(y=>{let h=y*
(c+Lg)/i;return{x:[h,h+c/i],y:d(At.top,l),cell:u}}),p=d(At.top+l+At.bottom+6,8),[w,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[At.top,
2*At.top+l+At.bottom,3*At.top+2*l+2*At.bottom+nu];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+At.bottom+6,8)}))}}function NS(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>He(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>He(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Ng=48;function PS([e,t],o,n){let s=Array.
from({length:Ng},(r,i)=>e+(t-e)*(i/(Ng-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function IS({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ee("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var DS=()=>[[0,ee("--less-fill")],[.5,ee("--heat-zero")],[1,ee("--more-fill")]];function ni(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=o,[p,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(g)),a("td",{class:`num${y}`},ke(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var Bg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(bt).map(([e,{name:t}])=>[e,t]))},BS=20,si=["control","test"];function qS(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function qg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Fe(100*t.waiting)} of its step): the others probably wait for it.`}function Wg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=me("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Jr.map(C=>a("option",{value:C},Bg[C]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=oi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...C)=>o(t(...C))}),
c=ni(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),p=new Map,w=new Map,g=null,y="",h=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=C=>C===
"step"&&g&&Ct(g.answer)?"whole recording":Bg[C];function k({set:C,marker:L}){let A=JSON.stringify([C,L]);if(!p.has(A)){let $=Hn(C,L);p.set(A,$),$.catch(()=>p.delete(A))}return p.get(A)}async function _(C){
if(si.some(L=>C[L].any)){x(C,"Each file counts as one step here, so there are no steps to show.");return}try{let L=await Promise.all(si.map(A=>k(C[A])));if(g?.answer===C){let A=L.map(($,W)=>qS($,C[si[W]]));
g={...g,samples:A,judged:A.map(Kf)},E()}}catch(L){x(C,L.message)}}function x(C,L){g?.answer===C&&(n.textContent=L,m.hidden=!0)}function E(){let[C,L]=g.judged,A=({ranks:M},F)=>`${J(M.length,"rank")}, ${J(
g.samples[F].length,"sample")}`,$=[qg(C),qg(L)],W=$[0]===$[1]?$[0]:$.map((M,F)=>M&&`${F===0?"Control":"Test"}: ${M}`).filter(Boolean).join(" "),j=[A(C,0),A(L,1)];n.textContent=`${j[0]===j[1]?`${j[0]} \
on each side`:`${j[0]} against ${j[1]}`}. ${W}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(M=>M.slow.length>0)),y!==""&&P()}async function S(C){let L={};w.set(C,L),w.size>BS&&w.delete(w.keys().
next().value);try{L.samples=(await Cr(C)).samples}catch(A){L.failed=A.message,w.delete(C)}y==="op"&&h?.query===C&&P(L)}function v(C){if(y!=="op")return{samples:g.samples,of:A=>A[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let L=C??w.get(h.query);
return L===void 0&&S(h.query),L?.samples?{samples:si.map(A=>L.samples[A]),of:A=>A.total_duration,revision:h.query,none:""}:{none:L?.failed??"Reading the events of this operation …"}}function P(C){let{
judged:L,file:A}=g,{samples:$=[[],[]],of:W,revision:j,none:M}=v(C),F=Da(...$),ie=tr(F,W),re=[...ie.control,...ie.test].flat().some(te=>te!==null);i.hidden=y!=="op"||h===null,O(i,h&&a("bdi",{},h.name));
let le=y==="op"?"duration in each rank and step":b(y);l.draw({rows:F.rows,columns:F.columns,...ie,kind:"time",file:A,format:de,formatDiff:qe,heading:le,more:(te,ue,B)=>Zo(F[te][ue][B]),revision:`${g.revision}\
#${j}`,empty:re?"":M}),c.node.hidden=!re,c.draw({grid:F,values:ie,timeline:t,title:le,format:I,formatDiff:ye}),O(u,WS(L));let ve=[F.ranksByPosition&&"ranks",F.stepsByPosition&&"step numbers"].filter(Boolean);
d.hidden=ve.length===0,d.textContent=`The sides have different ${ve.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(C,L,A,$,W){y=L,h=W,f.open=y!=="",r.value=y||
"step",g?.answer!==C?(g={answer:C,file:A,revision:$},r.options[0].textContent=b(Jr[0]),_(C)):g.judged&&E()}}}function WS([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.
ranks,...t.ranks].map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"\
num",title:de(l.step)},I(l.step)),a("td",{class:`num${c?" lag":""}`},ke(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},Fe(l.waiting===null?null:100*l.waiting))]},
s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step:\
 waiting for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${nt(
o)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),
a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var FS={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
ru="not stated",su=(e,t,o)=>n=>{let s=n[e]===null?ru:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Fg=(e,t)=>e.length===0?"none":e.length===t.length?nt(e):`${nt(e)} of ${nt(t)}`,au=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),HS=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Fg(t.steps,t.all_steps),jS=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Fg(t.ranks,t.all_ranks)},{text:"Steps",of:HS,key:(e,t)=>t.steps.length},{text:"with_stack",of:su("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:su("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:su("profile_memory"),key:e=>e.
profile_memory},...Object.entries(FS).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:au,key:()=>null}];function US(e){return jS.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||ru,test:l||ru,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function zS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${au(n)} of the kernel time in the control, ${au(s)} in the test.`;return r+i}function Hg(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=US(n);e.textContent=zS(n,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function jg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Ws(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${zt(en(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${zt(en(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${zt(en(t))}`);let s=Xs(t);return s===
""?n:[...n,s]}function GS(e,t,o){let{row:n}=e,s=c=>tu(c,t)[0],r=e.birth||ke(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${dr(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${I(n.control_total_duration)} → ${I(n.test_total_duration)}, ${ye(n.diff_duration)}`),[...l,...jg(e)]}function YS(e){return[e.row.category,
`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${ot(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...jg(e)]}var Ug=e=>({key:e.key,name:gs(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function zg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Ds(t,n)}`:Ds(t,n),rows:e.map(s=>({...Ug(s),control:s.control,test:s.test,diff:s.diff,lines:GS(
s,t,o)}))}}function Gg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Ug(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:YS(o)}))}}
function Yg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var KS=20,VS=200;function vo({id:e=me("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=me("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>f(),keydown:E,blur:()=>_()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
f=Qe(VS,()=>y(u.value.trim())),p=[],w=-1,g=null;async function y(S){g?.abort(),g=new AbortController;let{signal:v}=g,P=new URLSearchParams({q:S.slice(0,120),limit:String(KS)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:C,total:L},A]=await Promise.all([jt(P,{signal:v}),i&&S!==""?Vo({signal:v}):[]]),$=i?QS(S,C,A):[];p=[...s&&S===""?[{none:!0}]:[],...$,...C],h(L>C.length?`${J(L-
C.length,"more set")}: type to find them`:p.length===0&&"No set matches."),Ee(J(L,"set")),b(S===""?p.findIndex(W=>W.set&&W.set.id===o?.id):C.length>0?$.length:0)}catch(C){C.name!=="AbortError"&&(p=[],
h(C.message))}}function h(S){O(d,p.map((v,P)=>a("li",{id:`${l}-${P}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===o?.id:!!v.none&&!o),on:{click:()=>x(v)}},v.set?XS(v.set):
v.words??s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=p.length===
0?-1:Math.max(-1,Math.min(S,p.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${w}`)}function k(){d.hidden&&y("")}function _(){f.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function x(S){_(),S.group?i(S.group):(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function E(S){let{key:v}=S,P=!d.hidden,C={ArrowDown:w+1<p.length?w+1:0,ArrowUp:w>0?w-1:p.length-1,PageDown:w+8,PageUp:Math.
max(0,w-8)}[v];(C!==void 0||P&&["Enter","Escape"].includes(v))&&S.preventDefault(),C!==void 0?P?b(C):k():v==="Enter"&&P&&p[w]?x(p[w]):v==="Escape"&&P&&(S.stopPropagation(),_())}return{node:m,input:u}}
var JS=3;function QS(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,JS).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function XS(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[ft(e.created),J(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function ys(e,{none:t,links:o=tE}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=ZS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";O(n,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Le("swap","Swap control and test",()=>e(oE(u))),nE(u,e),g&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>eE(n,y,h)),p&&n.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ge(
m,d[u]),y=me("set"),h=vo({id:y,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Kg(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),Kg(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?J(f[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var ZS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function eE(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var tE=e=>[iu(e),a("a",{class:"small",href:qt(Nt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:vn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function iu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:ge(`/analyse?${t}`)},"Analyse both")}function oE(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function nE(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return H(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function Kg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=me(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?sE(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${nt(o)}`:null,on:{change:()=>{
let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,
selected:p===r},rE(p,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function sE(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function rE(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var aE=["bars","line","scatter","histogram","none"],Vg=["control","test","q","chart","x","y","y2","by"],Jg={chart:"",x:"",y:"",y2:"",by:""};function lu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
Vg.map(n=>[n,t.get(n)??""]));return{...o,chart:aE.includes(o.chart)?o.chart:""}}function ri(e){let t=new URLSearchParams;for(let o of Vg)e[o]&&t.set(o,e[o]);return ge(t.size===0?"/query":`/query?${t}`)}
function ai({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Cn=["control","test"],iE=32;function Qg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ii(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Qg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Qg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function cu(e){let t=Object.entries(e).map(([o,n])=>{let s=ii(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Xg=e=>Object.fromEntries(Cn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function mr(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function lE(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${mr(`diff_${o}`)} / ${mr(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${mr(e.slice(4))})`:mr(e)}var cE={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function uE(e,t){let o=cE[e][t?0:1];return Cn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${mr(n)} AS ${n}`:n)}function bs(e,t){let o=[...t].filter(([n])=>!Cn.includes(n));return o.length>iE?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function li(e,t,o,n=0){let s=Qr(e);s.delete("measure"),o||s.set("measure","total");let r=bs("compare",s),i=Qn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${uE(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${lE(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Zg(e){let t=ht(e);t.set("fold","true");let o=bs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function dE({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Cn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var uu=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function mE(e){let t=Cn.map(o=>{let n=ii(o,Xg(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${uu.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var ew=e=>mE(e)??`SELECT side, rank, step_number, ${uu.join(", ")}
FROM ${bs("compare_steps",[...ht(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,tw=e=>`${ew(e)}
ORDER BY rank, step_number, side`,ow=e=>`SELECT side, count(*) AS steps, ${uu.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${ew(e)}
)
GROUP BY side`,nw=e=>bs("compare_places",[...ht(e)].filter(([t])=>!t.startsWith("merge_")));function sw(e){let t=nw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function pE(e,{name:t,category:o,aliases:n}){let s=cu(Xg(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${dE(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var rw=(e,t,{name:o,category:n})=>bs(e,[["name",o],["category",n],...ht(t)]);function du(e,t){let o=pE(e,t);return o?`events
WHERE ${o}`:rw("compare_calls",e,t)}var aw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${du(e,t)}
ORDER BY side, rank, start_us`,mu=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${du(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,fE={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},iw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${du(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(fE).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,lw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${rw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function cw(e,{name:t,category:o},n){let s=nw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var uw=(e,t)=>bs(t,[...ht(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),dw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${uw(e,"work_by_operator")}
WHERE operator = ${to(t)}`,mw=e=>Cn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${uw(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,pw=e=>Cn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),fw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,hw=e=>pw(e)?`${fw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,hE={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function gw(e,t){let[o,n]=hE[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!pw(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${fw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?ri({control:t,test:o,q:e,...n}):null;function ww(e,{unit:t,self:o,item:n,ofHost:s},r){let i=(l,c,u)=>l.set(oo(c,e,u));i(r.table.sql,li(e,t,o)),i(r.durations.sql,li(e,t,o,e.top)),i(r.counts.sql,li(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),i(r.fall.chart.sql,s?sw(e):ow(e)),i(r.classes.sql,mw(e)),i(r.replacements.sql,Zg(e)),i(r.operators.sql,hw(e)),i(r.ranks.heat.sql,e.heat!=="op"?tw(e):n?mu(e,n.row):null)}
function yw(e,t,o){let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(cw(e,t,t.launches===void 0),e)),i.sql.set(oo(iw(e,t),e)),l.sql.set(oo(lw(e,t),e)),c.sql.set(oo(dw(
e,t),e)),n.sql.set(oo(aw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(mu(e,t),e))}var pr=["control","test"],bw=e=>a("bdi",{class:"mono"},e),gE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function wE(e){let[t,o]=pr.map(s=>gE(e[s])),n=pr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?R(n[0]):`${R(n[0])} and ${R(n[1])}`,changes:{control_marker:t,test_marker:t}}]:pr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:R(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function yE(e,t){let[o,n]=pr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,bw(i)," ",t&&H("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:pr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function _w(e,t){return[yE(e,t),t&&wE(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,bw(n),` as step m\
arker (${s} found)? `,H("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var kw=8,bE=600,_E=80,Ln=["control","test"],xw=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},hu=({step_number:e})=>e!==null,fu=e=>[e.span,hu(e)?e.step_number:
e.rank],$w=({rank:e,span:t})=>`${e}/${t}`;function vw(e){return`${hu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function kE(e){let o=[...new Map(e.map(n=>[fu(n).
join("/"),fu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function xE(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var pu=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function $E(e,t){let o=new Map;for(let n of e){let s=$w(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>kw?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>je("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function vE(e,t,o,n,s){let r=kE(t),i=t.map(u=>({sample:u,y:pu(
u.step,o),x:r.size>1?3+94*r.get(fu(u).join("/"))/(r.size-1):50})),l=t.filter(hu).map(u=>u.step_number),c=l.length===0?J(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},je("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},je("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${pu(n,o)}%`,y2:`${pu(n,o)}%`}),$E(
i,e),i.map(({sample:u,x:d,y:m})=>je("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>_E?2:3.2},s&&je("title",{},[`${e}, ${vw(u)}: ${de(u.step)}`,Zo(u)].filter(Boolean).join(`
`))))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function SE(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${J(t.length,"sample")} from ${I(Math.min(...o))}\
 to ${I(n.step)}, median ${I(xw(o))}; the longest is ${vw(n)}.`}var Sw=(e,t)=>e&&Object.fromEntries(Ln.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&
{host:r/1e3,lag:i/1e3}}})]));function Ew(e,t){if(!Ln.every(l=>e?.[l]?.length>0)||Ln.every(l=>e[l].length<2))return null;let o=Ln.flatMap(l=>e[l].map(c=>c.step)),n=xE(o),s=xw(e.control.map(l=>l.step)),
r=[me("strip-title"),me("strip-words")],i=Ln.some(l=>{let c=new Set(e[l].map($w));return c.size<=kw&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-d\
escribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},`Every ${t}`)," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",id:r[1]},Ln.map(
l=>SE(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},I(n[1])),a("span",{},I(n[0]))),Ln.map(l=>vE(l,e[l],n,s,o.length<=bE))))}var EE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},TE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},OE=({
control:e,test:t})=>ge(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),ME="Confidence: this share of the intervals that are made in this way contains \
the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 the step time counts as slower or faster. Ranks of a step wait for ea\
ch other, so their mean counts once.";function AE({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function RE({verdict:e,shift:t,control_median:o}){if(e!=="slower"&&
e!=="faster"||!(o>0))return"";let n=100*t/o;return n<900?` by ${Fe(Math.abs(n))}`:`: ${ke(n)} as long`}function CE(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("\
p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${TE[e.verdict]} `),EE[e.verdict],
RE(e)),a("span",{class:"headline-label"},`Mean ${o.toLowerCase()}`),a("span",{class:"value control-text",title:de(e.control)},I(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{
class:"value test-text",title:de(e.test)},I(e.test)),a("span",{class:`change ${AE(e)}`,title:qe(e.change)},ye(e.change)))}function Tw(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"\
verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=Ct(c),f=d.verdict==="cannot_judge"&&u;O(s,CE(d,m),a("p",{class:"verdict-ra\
nge"},Vt(d.range.parts)," ",f&&H("Use all ranks and steps",e,{class:"link-button"})),d.basis!==null&&a("p",{class:"muted small verdict-reason",title:ME},Vt(d.basis.parts),"."),d.recorded&&a("p",{class:"\
muted small"},Vt(d.recorded.parts)),d.caution&&c.comparability.every(({kind:p})=>p!=="same_selection")&&a("p",{class:"muted small one-recording"},d.caution," ",t&&a("a",{href:OE(c)},"Compare several r\
ecordings")),_w(c,t)),O(r,Ew(Sw(d.samples,c.step_time.samples),m?"recording":d.recorded?"recorded step":"step")),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function ci(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var LE=900,ui=12,Ow=17,NE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Mw(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of NE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Mw(n);s&&o.append(s)}return o}function PE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>je("te\
xt",{x:d,y:m,fill:ee(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Jo(d,Math.floor(n/6.6),3)),l=[r(ui,22,e,15,!0),...i.map((d,m)=>r(ui,42+Ow*m,d,12,!1))],
c=30+Ow*i.length+18,u=ui;for(let[d,m]of o)l.push(je("rect",{x:u,y:c-9,width:14,height:9,fill:ee(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+ui}}function IE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,LE),l=PE(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=Mw(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))f.setAttribute(p,String(w));return f}),u=l.height+n;return{width:i,height:u,node:je("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},je("rect",{width:"100%",height:"100%",fill:ee("--surface")}),l.nodes,c)}}var Aw="image/svg+xml";async function DE(e,t,o){let n=new Image;
n.src=`data:${Aw};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function Rw(e,t,o,n){let{node:s,width:r,height:i}=IE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Aw}):await DE(l,r,i);
ci(c,`${o}.${t}`)}var fr=212,no={left:62,right:12,top:20,bottom:24},_s=fr-no.top-no.bottom,di=.62,BE=5,Cw=8,mi=84,qE=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Lw(e){return _t(
{...e,class:"waterfall",height:()=>fr,keys:qE,paint:jE,save:Rw})}function WE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function FE(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function HE([e,t]){let o=(t-e)/
BE,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var hr=e=>`${100*e}%`;function jE({fall:e}){let t=WE(e),
o=FE(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=h=>_s*(s-Math.max(h,n))/(s-n),u=(h,b=0)=>hr((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=me("fall-less"),f=HE([n/i,s/i]).
map(h=>({y:c(h*i),text:`${Ye(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=je("svg",{class:"fall-body",...p},je("defs",{},je("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},je("rect",{class:"fall-ground",width:5,height:5}),je("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>je("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>je("line",{class:"fall-join",x1:u(b,di/2),x2:u(b+1,-di/2),y1:c(h),y2:c(h)})),t.map(([h,b],k)=>je("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-di/2),width:hr(
di/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(h=>UE(u(h,-.33),hr(.66/l))),e.parts.map(({change:h},b)=>je("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(h))),zE(e).flatMap(([h,b],k)=>[je("text",{class:"fall-tick fall-whole",x:u(k),y:_s+15},h),je("text",{class:"\
fall-tick fall-short",x:u(k),y:_s+15},b)])),g=je("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>je("text",{class:"fall-value",x:no.left-5,y:no.top+h+4},b)),n>0&&je("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,GE(w,YE(e),y)]}function UE(e,t){let o=(r,i)=>_s*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:Cw+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return je("svg",{x:e,width:t,height:_s,viewBox:`0 0 ${Cw} ${_s}`,preserveAspectRatio:"\
none"},je("polygon",{class:"fall-ground",points:s}))}function zE(e){return[["control","control"],...e.parts.map(({part:t})=>[Qo[t].name,Qo[t].short]),["test","test"]]}function GE(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(p=>no.top+p),m=()=>{O(n,r.map(p=>a("div",{},p))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>mi?`${fr-u+17}px`:"auto",n.style.top=u>mi?"auto":`${d-u>mi?
u+6:Math.min(d+4,fr-mi)}px`},f=je("rect",{class:"fall-area",x:hr(i/s),y:-no.top,width:hr(1/s),height:fr});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
f)}),n}function YE(e){return[["control",I(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Qo[t].name,`${I(o)} → ${I(n)}`,ye(s)]),["test",I(e.test),ye(e.change)]]}var KE=21,VE=7.1,JE=5e-4,QE=([e,...t])=>[Vt([{text:Is(e.text)},...t]),"."],Nw=e=>e>0?"more":e<0?"less":"calm",XE=e=>Math.max(KE,Math.floor(e/VE)),Pw=({operations:e,named:t})=>e.slice(0,t);function gr({
name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var ZE=e=>e.parts.every(({change:t})=>Math.abs(t)<=JE*e.control);function Iw(e,t){let o=Lw({id:"chart-wate\
rfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=6,c=[],u=new Map;o.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(
".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,d())}).observe(s);function d(){let p=tm(c,XE(i||r&&(r-74)/l-14));u=new Map(c.map((w,g)=>[w,p[g]]));for(let w of s.querySelectorAll(".fal\
l-ops bdi"))w.textContent=u.get(w.dataset.name)}function m(p){let{name:w,what:g}=Qo[p.part],y=Pw(p);return a("section",{class:"fall-column",data:{part:p.part},tabindex:"-1"},a("h3",{title:g},a("span",
{class:"fall-name"},Is(w))," ",a("span",{class:Nw(p.change),title:qe(p.change)},ye(p.change))),a("p",{class:"muted small",title:`${de(p.control)} → ${de(p.test)}`},`${I(p.control)} → ${I(p.test)}`),
y.length>0&&a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,p.part),class:"mono",title:h.name},a("bdi",{data:{name:gr(h)[0]}},u.get(gr(h)[0]))),gr(h)[1]&&a("span",{class:"muted small fall\
-in",title:h.name},`in ${gr(h)[1]}`),a("span",{class:`num ${Nw(h.change)}`,title:qe(h.change)},ye(h.change))))),p.explained&&a("p",{class:"small muted explained"},QE(p.explained_parts)))}function f(p,w){
return a("p",{class:`fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:de(w)},I(w)))}return{node:o.node,chart:o,reveal(p){let w=s.querySelector(
`[data-part="${p}"]`);w?.scrollIntoView({block:"center"}),w?.focus({preventScroll:!0})},draw(p,w,g,y){let h=p.waterfall;o.node.hidden=h===null;let b=h!==null&&ZE(h);if(o.draw({fall:h,revision:w,file:g,
caption:y,heading:`mean per ${Ct(p)?"recording":"step"}, test − control`,empty:h===null?"No parts.":b?`No difference: a ${Ct(p)?"recording":"step"} takes ${I(h.control)} in the control and ${I(h.test)}\
 in the test, and no part of it changed by more than 0.05 %.`:""}),h===null||b){O(s),n=null;return}h!==n&&(n=h,l=h.parts.length+2,s.style.setProperty("--columns",String(l)),c=[...new Set(h.parts.flatMap(
k=>Pw(k).map(_=>gr(_)[0])))],d(),O(s,f("control",h.control),h.parts.map(m),f("test",h.test)))}}}var eT=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],pi={key:"",fall:null};
function Dw(e,t){let o=mt("Under the bars",eT,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Iw(u,o.node);c.node.append(n);function u(m,f){return m.tree?qt({...Nt(
s[0]),node:ya(m.tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let{waterfall:p}=await it(f,{signal:i.signal});pi={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&O(n,`The modules could not be loaded: ${p.message}`)}}
return{...c,draw(m,f,...p){let w=ht(m).toString(),g=m.fall==="modules"&&f.waterfall!==null&&!Ns(f.waterfall),y=g&&pi.key===w&&pi.fall?pi.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],o.press(
m.fall),o.node.hidden=Ns(f.waterfall),O(n,g?y===f.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),
g&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var gu=20,tT=4,wu=e=>e===null?"–":Ye(e,0,e<1?3:e<100?1:0),fi=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Bw(){let e=a("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=b=>a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=a("details",{class:"card rank-steps work-classes",hidden:!0},a("summary",{},a("h2",{},"Classes of work"),e),a("div",{class:"chart-tools"},t.node),a("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),i=!0,l=[1,1],
c=(b,k,_="")=>a("td",{class:`num ${_}`,title:k},b),u=(b,k="num")=>a("th",{scope:"col",class:k},b),d=b=>i?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((k,_)=>R(b[`${k}_counts`]/(i?l[_]:1))).join(" → ");function f(b){let[k,_]=d(b),x=_>k?"more":_<k?"less":"calm";return[c(m(b)),c(I(k),de(k)),c(I(_),de(_)),c(ye(_-k),qe(_-k),x),c(k>0?
ke(100*(_-k)/k):_>0?"new":"",null,x)]}let p=b=>[c(fi(b,"tflops_per_s",wu)),c(fi(b,"gb_per_s_at_least",Co)),c(fi(b,"flops_per_byte_at_most",wu))],w=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],g=(b,k,..._)=>a("thead",{},a("tr",{},b,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),..._));function y(b){O(n,a("table",{class:"operators-table"},g(u("Class",""),"device rows",u("share"),
...w.map(k=>k.cloneNode(!0))),a("tbody",{},b.map(k=>a("tr",{},a("th",{scope:"row"},k.class),f(k),c(fi(k,"share",_=>`${wu(_)} %`)),p(k))))))}function h(b){let k=[...b].sort((_,x)=>Math.max(...d(x))-Math.
max(...d(_)));s.hidden=b.length===0,O(s,a("table",{class:"operators-table"},g(u(b.length>gu?`Shapes: the ${gu} that take longest`:"Shapes",""),"calls",...w),a("tbody",{},k.slice(0,gu).map(_=>a("tr",{},
a("th",{scope:"row",title:`${_.operator} ${_.shapes}`},a("bdi",{class:"mono"},_.operator)," ",a("span",{class:"mono small"},_.shapes.replaceAll(",[]",""))," ",a("span",{class:"muted"},_.dtype)),f(_),p(
_))))))}return{node:r,sql:t,draw(b,k,_){r.hidden=!b,b&&(i=_!=="total",l=[k.control.samples,k.test.samples],e.textContent=b.classes.slice(0,tT).map(x=>`${x.class} ${d(x).map(I).join(" → ")}`).join(",\
 "),y(b.classes),h(b.shapes))}}}var hi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},yu=null,Nn={path:"/compare",name:"Compare",mount:(e,t)=>oT(e,t)};function oT(e,t){let o=Gt(location.search),n=null,s=null,
r="",i="",l=t.newPair?dc(o):yu,c=null,u="",d=null,m=o.op!=="",f=!1,p=globalThis.firstComparison!==void 0,w=pf(o,l),g=cf(()=>!f&&s&&U()),y=$g(),h=Nf({page:N=>`${ie(N)}#booked`,row:re,rank:te,step:ue,timeline:N=>bp(
o,N),stragglers:()=>Vc("stragglers",o),onRow:N=>le(Ot(N.name,N.category)),onBar:N=>_.fall.reveal(N),isCorrected:()=>o.equal_clock,onClock:()=>j({equal_clock:!o.equal_clock})},y.node),b=Tf(j),k=lt("All\
 rows"),_={sides:ys(j),verdict:Tw(()=>j(hi),j,h.node,b.node),fall:Dw(ie,N=>j({fall:N},{replace:!0})),recorded:Hg(),operators:Eg(ie,it),ranks:Wg(N=>j({heat:N},{replace:!0}),{timeline:(...N)=>da(o,...N),
go:t.go}),classes:Bw(),replacements:xf(ie),filters:Sg(j),counts:mc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:N=>M(N,_.counts.node)}),durations:mc({id:"chart-durations",
title:"Ops duration comparison",file:"ops-duration",onSelect:N=>M(N,_.durations.node)}),table:Cg({onSort:(N,G)=>j({sort:N,order:G}),onSelect:M,href:ie,onOpen:F,onWant:g.want}),detail:Sf({onClear:()=>M(
""),href:ie,onRanks:B,onTable:ve,tree:N=>Lp(o,N),timeline:N=>es(o,N)})},x=a("div",{class:"comparability"}),E=a("p",{class:"remark",hidden:!0}),S=Ef(j),v=[_.fall.chart,_.ranks.heat,_.counts,_.durations],
P=a("div",{class:"results"},_.verdict.node,x,_.fall.node,_.operators.node,_.filters.node,E,S.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-la\
bel":"All rows"},a("div",{class:"chart-head"},b.title,a("div",{class:"chart-tools"},b.work,k.node)),_.table.node,b.workNote),_.classes.node,_.ranks.node,_.recorded.node,_.replacements.node),C=a("div",
{class:"message"}),L=a("h1",{class:"visually-hidden"},"Compare"),A=a("div",{class:"paper-only"}),$=Mt({context:t,results:P,message:C});e.append(a("div",{class:"page compare-page"},L,A,_.sides.node,C,P),
_.detail.node);let W=wt(()=>v.forEach(N=>N.retheme()));function j(N,{replace:G=!1}={}){return!f&&t.go(vt({...o,...N}),{replace:G})}function M(N,G=_.table.node){let ne=_.detail.node.contains(document.activeElement),
Re=N===o.op?"":N??"",We=G.getBoundingClientRect().top;j({op:Re},{replace:!0}),window.scrollBy(0,G.getBoundingClientRect().top-We);let Te=c?.items.find(et=>et?.key===Re);Te?Ee(`${Te.row.name} is select\
ed.`):ne&&_.table.focus()}function F(N){N!==o.op&&M(N)}function ie({id:N,name:G,category:ne}){return Yt({...o,heat:"",row:N??Ot(G,ne)})}function re({name:N,category:G}){return vt({...o,op:Ot(N,G)})}function le(N){
m=!0,N===o.op?D():j({op:N},{replace:!0})}function ve(){_.table.node.closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function te(N){return[s.control,s.test].every(G=>G.all_ranks.
includes(N))&&s.control.all_ranks.length+s.test.all_ranks.length>2?vt({...o,control_ranks:String(N),test_ranks:String(N)}):null}function ue(N,G){return s[G].all_steps.includes(N)?vt({...o,[`${G}_steps`]:String(
N)}):null}function B(){j({heat:"op"},{replace:!0}),_.ranks.node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function Q(){let N=ne=>on(ne,o,n,s),G=o.
control&&o.test?`${N("control")} → ${N("test")} · Compare`:"Compare";L.textContent=G,t.setTitle(G)}async function oe(){let N=[o.control,o.test].filter(ne=>ne!=="");if(N.every(ne=>n&&Ge(n,ne)))return;
let G=await gt(N).catch(()=>[]);f||(n=G,Y())}async function pe(N){let G=l,ne=G.late===!0&&await mf(N,G);ne!==!1&&l===G&&(l={key:G.key,...ne?wc(ne):{diagnosis:[],note:""}},yu=ne&&l,Y())}function Pe(N){
i=N,P.dataset.stale="";let G=ht(o).toString(),{op:ne}=o;$.ask(Re=>w(N,o,l,Re),Re=>{s=Re,r=N,g.start(N,Re,ne),l?.key!==G?(l={key:G,...wc(Re)},yu=l):l.late&&Dt().then(()=>pe(N)),Ee(s.row_count===1?"One \
row.":`${R(s.row_count)} rows.`),$.say(null),delete P.dataset.stale,Y()},Re=>{s=null,r="",g.stop(),$.say(Of(Re,{narrowed:Object.keys(hi).some(We=>o[We]!=="all"),all:()=>j(hi),again:()=>Pe(i),unmarked:()=>j(
{control_marker:"",test_marker:""})})),delete P.dataset.stale,Y()})}function Y(){if(f)return;Q();let N=o.control!==""&&o.test!=="",G=Vn(o),ne=uc(o);N?ne!==i&&(s||$.say(null),Pe(ne)):($.drop(),i="",s=null,
_.detail.draw(null),$.say(Mf(n))),_.sides.draw(o,n,s),P.toggleAttribute("data-skeleton",N&&!s),_.filters.draw(o,s,s?ae():o.unit||"total"),S.draw(o,G),s?N&&r===i&&he(ae(),G):_.detail.draw(null)}function ae(){
let N=o.unit||Al(s);return N==="percent"&&!Vr(s)?Al(s):N}function he(N,G){let ne=as(s),Re=ht(o).toString();c?.answer!==s&&(_.verdict.draw(s,Object.keys(hi).some(et=>o[et]!=="all")),_.recorded.draw(s),
_.operators.draw(Re,s)),K();let We=s.waterfall??l?.waterfall??null;_.fall.draw(o,{...s,waterfall:We},`${r}${We===null}`,ne,Ta(s)),X(N,G),_.classes.draw(l?.classes,s,N),_.replacements.draw(s,N==="per_s\
tep"||N==="percent"),b.draw(o,s,N,G),h.draw({...l,limit:s.verdict.limit},vt({...o,op:""})),y.draw(o,s),D();let Te=c.items.find(et=>et?.key===o.op);_.ranks.draw(s,o.heat,ne,r,Te?{name:Te.row.name,query:yn(
{...o,row:Te.key}).toString()}:null),ww(o,{unit:N,self:G,item:Te,ofHost:Ns(We)},{..._,table:{sql:k}})}function X(N,G){let ne=g.rows(),Re=JSON.stringify([r,N]),We=JSON.stringify([Re,o.top,u===r]);if(c?.
answer!==s||c.order!==Re){let Te=Rl(s,ne,N,{self:G});c={answer:s,order:Re,unit:N,self:G,items:Te},T(N,Te),_.table.draw({rows:Te,totals:Pm(s,N,{self:G}),unit:N,self:G,unitName:Ds(N,s),sort:o.sort,order:o.
order,selected:o.op,revision:Re,judged:ce(Te),work:o.work})}c.chartKey!==We&&(c.chartKey=We,V(We),O(A,Ta(s,J(s.row_count,"row")).map(Te=>a("p",{},Te))))}let ce=N=>N.some(G=>G.verdict!=="cannot_judge"&&
!G.row.too_few);function U(){if(r!==i||c?.answer!==s)return;let{items:N,unit:G,self:ne}=c,Re=[],We=[];g.rows().forEach((et,at)=>{N[at]||(Re.push(at),We.push(et))});let Te=Rl(s,We,G,{self:ne});Te.forEach(
(et,at)=>{N[Re[at]]=et}),T(G,N),_.table.add(N,Te,ce(N)),o.op!==""&&!d&&he(G,ne)}function D(){let N=o.op===""?-1:g.placeOf(o.op),G=c.items[N]??null,ne=G?.key??"";if(d=G,_.counts.select(ne),_.durations.
select(ne),_.table.select(ne),N===void 0){g.find(o.op);return}_.detail.draw(G,G||o.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},H("Cle\
ar the filters",()=>j({q:"",category:[],change:"",exclude:[Lt],device_type:"ALL",significant:""})))]),m&&(m=!1,G&&ve())}function K(){let N=Vm(s.comparability,l.diagnosis).filter(({kind:G})=>G!=="steps\
_differ"&&G!=="single_sample");O(x,ta(N))}function T(N,G){let ne=s.control.samples,Re=s.test.samples,We=G.find(at=>at?.row.too_few&&at.row.among)?.row;E.hidden=ne===Re&&!We;let Te=We&&`${On(We)} These\
 rows say “too few steps”. `;if(ne===Re){O(E,Te);return}let et=N==="total"?"totals cannot be compared directly.":N==="per_call"?"totals would mislead.":"calls and durations are shown per step.";O(
E,Te,`The sides have ${R(ne)} and ${J(Re,"sample")} (a sample is one step of one rank), so ${et} `,N==="total"?H("Show per step",()=>j({unit:""}),{class:"link-button"}):H("Show totals",()=>j({unit:"to\
tal"}),{class:"link-button"}))}function q(){return u!==r&&Yg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",H("Draw the bars anyway",()=>{u=r,Y()},{class:"\
link-button"})]}function V(N){let{items:G,unit:ne,self:Re}=c,We=`${c.order}${o.top}`,Te=Lm(G,o.top),et=Ta(s,`first ${R(Te.length)} of ${J(s.row_count,"row")}`),at={file:as(s),revision:N,zoom:We,caption:et};
_.durations.draw({...at,...zg(Te,ne,Re,s),empty:q()}),_.counts.draw({...at,...Gg(Te,ne),empty:q()}),S.drawRest(G.length,Te.length)}return Y(),p?Dt().then(oe):oe(),{keys:{search:()=>_.filters.focusSearch(),
enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&M("")},update(N){o=Gt(N),l=t.newPair?dc(o):l,Y(),oe(),s&&i===r&&t.settled()},
unmount(){f=!0,[y,_.fall,_.operators].forEach(N=>N.stop()),$.unmount(),g.stop(),W(),v.forEach(N=>N.unmount()),_.table.unmount(),_.detail.unmount()}}}var qw=2,bu=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function nT(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await Nr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function sT(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>nT(e,c,b,n))),Hn(e,o===""?null:o),ho(e)]),[f]=u.filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-qw*f.duration),end:h(f.start+(1+qw)*f.duration)}}function Ww(e,t,o,n){let s=sT(e.id,t,bu(o));return s.catch(()=>{}),na({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Br(e.id,i.number,"",{signal:r,onProgress:n})}})}function Fw({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Hw(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var rT=250;function jw(e){return _t({...e,height:()=>rT,make:iT,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function aT(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function iT(e,t){let o={...e,
...Fw(e)},n=Xt(),{edges:s}=o,r=Hw(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=o[m].reduce((g,y)=>g+y,0),w=o.share?p/100:o.perStep?o.perStep[f]:1;return o[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:cT(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:ee("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:lT(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:$t(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(aT),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?ee("--control"):ee("--test")}}])}}}function lT(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${R(e[r][n])}${i>0?`, ${Fe(100*e[r][n]/i)} of its calls`:""}`;return[`${I(o)} to ${I(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function cT(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var uT=250,gi=.13;function Uw(e){return _t({...e,height:()=>uT,make:dT,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function dT(e,t){
let o=Xt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+k,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(He).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,g)=>g+f),line:{color:ee(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-gi),c("test",gi),l("control",
-gi,"circle"),l("test",gi,"diamond")],layout:{template:$t(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>He(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var mT=e=>e[0].toUpperCase()+e.slice(1),pT=e=>e>0?"more":e<0?"less":"calm",zw=e=>a("td",{class:"num",title:de(e)},I(e)),Gw=(e,t="")=>a("td",{class:`num ${t} ${pT(e)}`,title:qe(e)},ye(e));function _u(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),zw(t.control_per_step),zw(t.test_per_step),Gw(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Gw(s.diff_per_step)):[a("td"),a("td")]))}
var Yw=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function fT(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>_u(mT(n.part),n,t)),e.parts.
length>1&&_u("Together",{...e,itself:Yw(e.parts,"itself"),below:Yw(e.parts,"below")},t),e.with_others&&_u("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var hT=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,gT="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Kw(){let e=lt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?gT:hT(i,Ct(
s)?"recording":"step"),O(t,!l&&fT(r,i))}}}var wT=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Vw=(e,t)=>e===null||t===null?null:
e-t,Jw=(e,t)=>e>0&&t!==null?100*t/e:null,xu=e=>e>0?"more":e<0?"less":"calm";function $u(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Po(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function ku(e,t,[o,n],s,r,i){let l=Vw(n,o),c=i==="new"?"new":i==="gone"?"gone":ke(Jw(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${xu(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function yT(e,t){let o=$u(e);return[a("p",{class:"muted op-verdict"},t?On(t):" "),a("div",{class:"tiles"},ku("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,I,ye,o.birth),ku("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,R,ot,o.birth),ku("Time per call","Median over all calls",o.perCall,
I,ye,o.birth))]}function yi(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=Vw(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${xu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${xu(c)}`},ke(Jw(t,c))))}var wi=(e,t,o)=>yi(e,t,I,ye,{exact:de,exactDiff:qe,title:o});function bT(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Po($u(e).row,"percent",{...e,step_time:t}),s=Ct(e)?"recording":"step time";return yi(`Share of the ${s}`,[o,n],Fe,r=>r===null?_e:ke(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function _T(e,{stepTime:t,row:o}){let n=$u(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),yi("Calls",n.counts,R,ot),yi("Calls per step",n.callsPerStep,R,ot),wi("Total",n.
total),wi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&wi("Self time per step",["control","test"].map(i=>hn(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),bT(e,t)),a("tbody",{},s("A single call"),wT.map(([i,l])=>wi(l,r(i)))))}function Qw(){let e=a("div",{class:"card op-head"}),t=lt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),O(e,yT(s,r.row)),O(o,_T(s,r))}}}var Xw=.8,kT=/^aten::.*(mm|linear|conv|attention)/,vu={control:"set",test:"test"};function xT(e,t,o){let n=Object.values(vu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(vu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Xw*o[d]&&
u.device_time>=Xw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Zw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(vu))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function bi(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?ke(100*i/t):""))}var ey=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:qe(o)},ye(o)),a("td")),$T=e=>e===null?
_e:`${io(1e12*e)}FLOP/s`,vT=e=>`${mn(1e12*e)}FLOP/s`;function ST(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},bi("FLOPs per step",e.flops,io,mn),bi("Device time per step",e.device,I,ye,de),e.more!==null&&[ey(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),ey("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],bi("Achieved",e.
speed,$T,vT),e.calls.some((o,n)=>o!==t[n])&&bi("Calls with known FLOPs",e.calls,R,ot)))}function ty(){let e=a("div",{class:"op-work-body"}),t=lt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>O(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&kT.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${Zw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await jn("work",Zw(i),{signal:s.signal});if(n!==u)return;let f=xT(m,l.name,d);f?O(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},ST(f,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var _i=12;function oy(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=mt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:g}=w,y=g.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let h=y?g.launches:g.launched_by;O(r,h.length===0?m(y):f(h,w,y)),O(i,h.length>_i&&!c&&H(`Show all ${R(h.length)}`,()=>{c=!0,d(w),r.querySelectorAll("tbody tr")[_i].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=h.length<=_i||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device work.":"The trace does not say what launched it.")}function f(w,g,y){
let h=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),h&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:_i).map(b=>p(b,g,h))))}function p(w,{answer:g,unit:y},h){let{control:b,
test:k,diff:_,controlCount:x,testCount:E,diffCount:S,birth:v,percent:P}=Po(w,y,g),C=_>0?" more":_<0?" less":"",L=v||ke(P);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),h&&a("td",{class:"shapes mono",title:w.
shapes},w.shapes??"–"),a("td",{class:"num wide-only"},R(x)),a("td",{class:"num wide-only"},R(E)),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},ot(S)),a("td",{class:"num roomy-only",title:de(
b)},w.control_counts>0?I(b):"–"),a("td",{class:"num roomy-only",title:de(k)},w.test_counts>0?I(k):"–"),a("td",{class:`num strong${C}`,title:qe(_)},ye(_)),a("td",{class:`num${C}`},L))}return{node:l,
sql:n,draw:d}}function ny(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var sy={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Su={path:"/compare/op",name:"Operation",mount:(e,t)=>ET(e,t)};function ET(e,t){let o=Fs(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=mt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],te=>S({bins:te},{replace:!0})),m={sides:ys(S),numbers:Qw(),
booked:Kw(),work:ty(),histogram:jw({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Uw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...te)=>t.
go(P(...te))}),heat:oi({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...te)=>t.go(P(...te))}),grid:ni(),related:oy({onUnit:te=>S({unit:te}),href:({name:te,category:ue})=>Yt(
{...o,row:Ot(te,ue)})}),stack:ny()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"o\
p-actions"}),h=a("div",{class:"message"}),b=OT(te=>S({heat:te},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),_=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.
table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",
{class:"page operation-page"},p,a("header",{class:"op-header"},w,g,y),m.sides.node,h,_));let x=Mt({context:t,results:_,message:h}),E=wt(()=>f.forEach(te=>te.retheme()));function S(te,{replace:ue=!1}={}){
t.go(Yt({...o,...te}),{replace:ue})}function v(){let te=oe=>on(oe,o,n,s),ue=`${te("control")} → ${te("test")}`,B=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${B.slice(0,80)} · ${ue}`),
O(w,a("bdi",{},B)),O(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("\
span",{class:"mono full-name"},` · ${s.aliases.map(({side:oe,name:pe})=>`${oe} ${pe}`).join(", ")}`));let Q={...Gt(""),...C(),exclude:[Lt],op:o.row};O(p,a("a",{href:t.lastCompare(ht(o))??vt(Q)},`← ${ue}`))}
function P(te,ue){return da(o,te,ue,s)}function C(){let{control:te,test:ue,control_ranks:B,test_ranks:Q,control_steps:oe,test_steps:pe,control_marker:Pe,test_marker:Y,use_short_name:ae,merge_addresses:he,
aliases:X,merge_lines:ce}=o;return{control:te,test:ue,control_ranks:B,test_ranks:Q,control_steps:oe,test_steps:pe,control_marker:Pe,test_marker:Y,use_short_name:ae,merge_addresses:he,aliases:X,merge_lines:ce}}
async function L(){let te=[o.control,o.test].filter(B=>B!=="");if(te.every(B=>n&&Ge(n,B)))return;let ue=await gt(te).catch(()=>[]);u||(n=ue,j())}function A(te){i=te,x.ask(ue=>Cr(te,{signal:ue}),ue=>{s=
ue,r=new URLSearchParams(te).get("row"),x.say(null),Ee(`${ue.name}: ${I(ue.calls.control.total)} to ${I(ue.calls.test.total)}.`),j()},ue=>{s=null,x.say(W(ue)),j()})}async function $(te){c?.abort(),c=new AbortController,
l={key:te,answer:null};try{let ue=new URLSearchParams(te);ue.set("significance","true"),ue.set("diagnosis","false");let B=await it(ue,{signal:c.signal});if(u||l.key!==te)return;l.answer=B,l.byKey=Nm(B),
j()}catch{}}function W(te){let ue=te.code==="unknown_operation",B=["control_ranks","test_ranks","control_steps","test_steps"].filter(Q=>o[Q]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:te.code}},a("h2",{},ue?"This operation does not occur":"This operation cannot be shown"),a("p",{},ue?"Neither side has an operation of this name and category in the selected ranks and steps.":te.
message),a("p",{},B.length>0&&H("Use all ranks and steps",()=>S(Object.fromEntries(B.map(Q=>[Q,"all"]))),{class:"primary"}),B.length===0&&!ue&&H("Try again",()=>A(yn(o).toString()),{class:"primary"}),
" ",a("a",{href:vt({...Gt(""),...C()})},"All operations of this comparison")))}function j(){if(u)return;v();let te=o.control!==""&&o.test!==""&&o.row!=="",ue=yn(o).toString();te?ue!==i&&(s&&r!==o.row&&
(s=null),x.say(null),A(ue)):(x.drop(),i="",x.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:ge("/compare")},"Compare page"),"."))));let B=ht(
{...o,use_short_name:!1}).toString();te&&B!==l.key&&$(B),m.sides.draw(o,n,s),_.toggleAttribute("data-skeleton",te&&!s),s&&M()}function M(){let te=o.unit||(s.control.samples===s.test.samples?"total":"p\
er_step"),ue=`tracediff-${xt(s.control.label)}-${xt(s.test.label)}-${xt(s.name)}`,B=i,Q=o.use_short_name?void 0:Cl(l.byKey?.get(Bs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,
row:Q}),le(ue,B),ve(ue,B),m.booked.draw(s),m.work.draw(o,s),yw(o,s,m),m.related.draw({answer:s,unit:te,revision:B}),m.stack.draw(s.stack,re),O(y,H("Copy the name",()=>eo(s.name,"Name copied."),{class:"\
link-button"}),H("Copy link",()=>eo(location.href,"Link copied."),{class:"link-button"}),a("a",{href:es(o,s)},"Show in the timeline"),a("a",{href:Ad(yn(o)),download:`${ue}.json`},"JSON"),["control","t\
est"].map(ie))}let F=te=>s.aliases?.filter(ue=>ue.side===te)??[{name:s.name,category:s.category}];function ie(te){let ue=n&&Ge(n,o[te]);if(!ue||bu(s.samples[te])===void 0)return null;let B=`slowest ca\
ll, ${te}`;if(Do(ue)!=="")return a("span",{class:"muted small",title:Do(ue)},`Perfetto: no trace of the ${te}`);let Q={name:s.name,names:F(te),marker:o[`${te}_marker`],shortNames:o.use_short_name},oe=H(
`Perfetto: ${B}`,async()=>{oe.disabled=!0;try{await Ww(ue,Q,s.samples[te],pe=>Ee(`Loading ${Oe(pe)}`))}catch(pe){Ae(pe.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens u\
i.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function re({name:te,category:ue}){let B=l.byKey?.get(Bs(te,ue));return B&&
{diff:B.diff_per_step,href:Yt({...o,use_short_name:!1,row:B.id})}}function le(te,ue){let{edges:B,control:Q,test:oe}=s.histogram,pe=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({
edges:B,control:Q,test:oe,file:te,revision:`${ue}#${o.bins}`,share:o.bins==="share",perStep:pe[0]===pe[1]?null:pe,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${R(s.calls.control.count)}\
 in the control, ${R(s.calls.test.count)} in the test`,empty:B.length===0?"No calls to draw.":""})}function ve(te,ue){let{control:B,test:Q}=s.samples,oe=Da(B,Q),pe=tr(oe,T=>T.total_duration),Pe=T=>s.calls[T].
count===0,Y=pe.control.map(T=>T.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:te,control:Pe("control")?Y:pe.control,test:Pe("test")?Y:pe.test,hover:(T,q,V)=>TT(T,oe[T][q][V]),
heading:"duration in each step of each rank",revision:ue});let[ae,he,X]=sy[o.heat],ce=tr(oe,he),U=X==="time",D={format:U?de:R,formatDiff:U?qe:ot};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,
...ce,...D,kind:X,file:te,heading:ae,revision:`${ue}#${o.heat}`}),m.grid.draw({grid:oe,values:ce,title:ae,timeline:P,format:U?I:R,formatDiff:U?ye:ot});let K=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&
"steps"].filter(Boolean);k.hidden=K.length===0,k.textContent=`The sides have different ${K.join(" and ")}; they are paired by position (control / test).`}return j(),L(),{keys:{control:()=>m.sides.choose(
"control"),test:()=>m.sides.choose("test")},update(te){let ue=o;o=Fs(te),ue.row!==o.row&&window.scrollTo(0,0),j(),L()},unmount(){u=!0,m.work.stop(),x.unmount(),c?.abort(),E(),f.forEach(te=>te.unmount())}}}
function TT(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,de(t.total_duration),J(t.counts,"call")]}function OT(e){
let t=me("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(sy).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){
o.value=n}}}function ry(e,t,o){let n=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),n={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([k,_])=>Math.max(20,Math.abs(k-_));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!n||n.id!==w.pointerId){t.hover(g,y,w);return}!n.moved&&Math.hypot(g-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,g,!1):(t.pan(n.x-g),t.scroll(n.y-y)),[n.x,n.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:k}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(k,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,g]of Object.entries(p))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,g])=>e.removeEventListener(w,g))}function Eu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)MT(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function MT(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function AT(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function wr(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=AT(l,r[t],d,o);m<d;m+=1){let f=i[m];if(c[f]>=
n)return;u[f]>o&&s(f)}}function ay(e,t,o,n=0){let s=-1,r=1/0;return wr(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function Tu(e,t,o){
let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var ki=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function iy(e){let[t,o,n]=ki(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n;return 1.05/
(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function xi(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var RT={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},CT=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,yr=e=>String(e).replace(CT,"").replace(/[&<>"]/g,t=>RT[t]),br=e=>String(Math.round(e*100)/100);
function ly(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?br(f):yr(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${yr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${yr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${br(i)}" height="${br(l)}"\
 viewBox="0 0 ${br(i)} ${br(l)}" font-family="${yr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${yr(c)}"/>${t.join("")}</svg>`}}}var $i=(e,t,o)=>Math.min(Math.max(e,t),o);function Pn({from:e,to:t},o,n=0){let s=o.to-o.from,r=$i(t-e,Math.min(n,s),s),i=(e+t)/2,l=$i(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function Ou(e,t,o,n,s=0){
let r=n.to-n.from,i=$i((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Pn({from:c,to:c+i},n,s)}function Mu(e,t,o){let n=e.to-e.from,s=$i(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function cy(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function uy({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var Fo=22,LT=22,vi=4;function dy(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var _r=new Map;function NT(e){return _r.has(e)||(_r.size>500&&_r.clear(),_r.set(e,iy(e))),_r.get(e)}function PT(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=NT(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=LT){let d=Tu(n.text(t),i-2*vi,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let f=4;for(let p of d)f+=n.widthOf(
p);e.box(s+vi-2,r+1,Math.min(f,i-vi),l-2,c)}e.words(s+vi,m,d,u)}}}function IT(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return wr(n,t,s.from,s.to,f=>{let p=Math.max(
0,(n.start[f]-s.from)*r),w=Math.min(i,(n.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let g=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),PT(e,f,{x:p,y:o,width:g,height:c},l),m+=1,d=
g<=1?p+1:w}),u&&e.alpha(1),m}function my(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=uy(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Fo,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,Fo-5,u,Fo,s.border),u<o-30&&e.words(u+3,Fo-8,n(c,i),s.muted)}e.line(0,Fo-.5,o,Fo-.5,s.border)}function py(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(o.rows-1,Math.ceil((r-l)/i));DT(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=f;h<=p;h+=1)y+=IT(e,h,l+h*i,g);return BT(e,t,m),y}function DT(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=Tu(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function BT(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),f=Math.min(t.width+2,(d[i]-t.view.from)*o);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Ei=12,Si=17,qT=8e3,WT=15,FT=12;function HT(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var fy=(e,t)=>e.flatMap((o,n)=>Jo(o,Math.floor((t-2*Ei)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function hy(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Ei,o+Si*r,n,ee(s?"--text":"--muted"),{size:s?WT:FT,bold:s})})}function Ti(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=fy(e,o),r=t.map(d=>fy(d.lines,
o)),i=10+Si*s.length+Ei,l=t.map((d,m)=>{let f=i+Si*r[m].length;return i=f+d.height+Ei,f}),c=Math.min(i,qT),u=d=>{hy(d,s,22),t.forEach((m,f)=>{hy(d,r[f],l[f]-Si*r[f].length+12),m.paint(HT(d,0,l[f]))})};
return{width:o,height:c,svg(){let d=ly(n);return u(d),d.text(o,c,ee("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=xi(m,n);return f.box(0,0,o,c,ee("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Oi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ci(n,`${o}.${t}`)}var jT=160,UT=3,zT=matchMedia("(prefers-reduced-motion: reduce)"),gy=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ee(`--${e}`)])),Ru={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Mi(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=xi(w,g),h=c?Fo:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:dy(g),colours:gy()},
k=Ru,_=Eu(Ru),x=[],E=0,S={from:0,to:1},v={from:0,to:1},P={hover:-1,select:-1,highlight:null},C=0,L=null,A=0,$=0,W=0,j=()=>(v.to-v.from)/Math.max(1,A),M=U=>v.from+U*j(),F=()=>h+E*o;function ie(){A=p.clientWidth,
f.style.height=`${F()}px`,$=Math.min(p.clientHeight,F());let U=globalThis.devicePixelRatio||1,[D,K]=[Math.round(A*U),Math.round($*U)];(m.width!==D||m.height!==K||W!==U)&&([m.width,m.height,W]=[D,K,U],
m.style.width=`${A}px`,m.style.height=`${$}px`)}function re(){C===0&&(C=requestAnimationFrame(le))}function le(U){if(C=0,L){L.since??=U;let K=(U-L.since)/jT;v=cy(L.from,L.to,K);let T=K<1;T?re():L=null,
r(v.from,v.to,T)}let D=performance.now();if(ie(),A>0&&$>0){w.setTransform(W,0,0,W,0,0);let K=ue(te(),{width:A,height:$,top:h-p.scrollTop});m.dataset.drawn=String(K)}m.dataset.drawMs=(performance.now()-
D).toFixed(2)}let ve="";function te(){let U=`${m.width} ${m.height} ${W}`;return U!==ve&&(ve=U,y.forget()),y}function ue(U,{width:D,height:K,top:T}){let{colours:q}=b;U.box(0,0,D,K,q.surface);let V=py(
U,{index:_,view:v,width:D,height:K,rowHeight:o,top:T,bands:x,marks:P,how:b,rowOf:G=>k.row[G]}),N=D/(v.to-v.from);return d?.(U,{x:G=>(G-v.from)*N,y:G=>T+G*o,width:D,height:K,view:v}),h>0&&my(U,{view:v,
width:D,format:c,colours:q}),V}function B(U,D=!1){L=null,!(U.from===v.from&&U.to===v.to)&&(v=U,r(v.from,v.to,D),re())}function Q(U){let D=Pn(U,S,u);zT.matches?B(D):(L={from:v,to:D,since:null},re())}let oe=()=>L?.
to??v;function pe(U,D){let K=Math.floor((D-h+p.scrollTop)/o);return D<h||K<0?-1:ay(_,K,M(U),UT*j())}function Pe(U,D){U!==P.hover&&(P.hover=U,m.style.cursor=U>=0?"pointer":"",re()),n(U,D)}let Y=ry(m,{zoom:(U,D)=>B(
Ou(v,M(U),D,S,u)),pan:U=>B(Mu(v,U*j(),S)),scroll(U){p.scrollTop+=U},hover:(U,D,K)=>Pe(pe(U,D),K),leave:()=>{P.hover>=0&&Pe(-1,null)},pick:(U,D,K)=>s(pe(U,D),K),measure:(U,D,K)=>i?.(...[M(U),M(D)].sort(
(T,q)=>T-q),K),slide(U){let D=oe();Q(Mu(D,U*(D.to-D.from),S))},glide(U){let D=oe();Q(Ou(D,(D.from+D.to)/2,U,S,u))},fit:()=>Q(S),enter:()=>{P.select>=0&&s(P.select,null)},own:l},()=>t.wheel==="free");p.
addEventListener("scroll",re,{passive:!0});let ae=new ResizeObserver(re);ae.observe(p);let he=()=>{b.colours=gy(),re()},X=matchMedia("(forced-colors: active)");X.addEventListener("change",he);let ce=wt(
he);return{node:m,set(U){let D=k===Ru;k=U,_=Eu(U),x=U.bands??[],E=Math.max(_.rows,U.rows??0);let[K,T]=[U.from??1/0,U.to??-1/0];if(U.from===void 0||U.to===void 0)for(let V=0;V<U.length;V+=1)K=Math.min(
K,U.start[V]),T=Math.max(T,U.end[V]);S=T>K?{from:K,to:T}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let q=D?{...S}:Pn(v,S,u);f.style.height=`${F()}px`,L===null&&(v=q),re()},view(U,D,K=!1){K?
B(Pn({from:U,to:D},S,u)):Q({from:U,to:D})},index:()=>_,current:()=>({...v}),goal:()=>({...oe()}),extent:()=>({...S}),select(U){P.select=U,U>=0&&this.reveal(k.row[U]),re()},highlight(U){P.highlight=U===
null?null:new Set(U),re()},point(U){P.hover=U,re()},follow(U,D,K=!1){L=null,v={from:U,to:D},K?(cancelAnimationFrame(C),le(0)):re()},place(U){return this.placeOf({start:k.start[U],end:k.end[U],row:k.row[U]})},
placeOf({start:U,end:D,row:K}){let T=m.getBoundingClientRect(),q=(U-v.from)/j(),V=(D-v.from)/j(),N=h+K*o-p.scrollTop;return V<0||q>A||N<h-o||N>$?null:{left:T.left+Math.max(0,q),right:T.left+Math.min(A,
V),top:T.top+N,bottom:T.top+N+o}},redraw:re,showAxis(U){h=c&&U?Fo:0,re()},reveal(U){let D=U*o;(D<p.scrollTop||D+o+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=D-p.clientHeight/2)},whole:U=>({height:F(),
paint:D=>ue(D,{width:U,height:F(),top:h})}),picture(U){return Ti(U,[{lines:[],...this.whole(Math.max(A,600))}],Math.max(A,600))},destroy(){cancelAnimationFrame(C),Y(),ce(),X.removeEventListener("chang\
e",he),ae.disconnect(),p.remove()}}}var ks=8,GT=.004;function wy(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function yy(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<GT*o||so(e,t))return 0;let s=Math.max(1,Math.round(ks*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(ks,s)}function by(e,t,o){let[n,s]=[ki(e),ki(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var po={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},xs=e=>e!=="calls",kt=(e,t)=>xs(t)?I(e):R(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":xs(t)?ye(e):ot(Number(e.toFixed(2))),Ai=(e,t)=>xs(t)?
de(Number(e.toFixed(3))):R(e),$s=(e,t)=>e===null?"":xs(t)?qe(Number(e.toFixed(3))):ot(e),YT={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},KT={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},In=e=>YT[e.sort]??e.sort,Dn=e=>KT[e.status]??"",ky=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",VT=e=>e.sides.every(t=>t.steps.length===0),So=e=>VT(e)?"per recording":"per step";function Ri(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(En(e));return t?`${t[2]}\
 · ${t[1]}`:En(e)}var St=e=>[En(e),Tn(e)].filter(Boolean).join(" "),JT=e=>/ #\d+$/.test(En(e));function xy(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||JT(n)):t.slice(-1)}function $y(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ts(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var QT=.005;function vy(e,t){let o=e.here[t],n=xs(t)?I(Math.abs(o)):R(Number(Math.abs(o).toFixed(2)));if(xs(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>QT*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var Cu=(e,t)=>t>0?100*e/t:null;function Sy(e,t){let[o,n]=e.root.total[t];return{from:kt(
o,t),to:kt(n,t),change:Wt(n-o,t),percent:ke(Cu(n-o,o))}}function Ey(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ke(Cu(n-o,o)):"new"}function Ty(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>Cu(i,r)),n=r=>Fe(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var _y=e=>e.map(t=>`“${t}”`).join(" and ");function Oy(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${_y(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${_y(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function My(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,i)} → ${kt(c,i)} (${Wt(c-
l,i)})`:`${s}: ${kt(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Ho=e=>e>0?"mo\
re":e<0?"less":"calm",Ay=(e,t)=>Wt(_o(e,t),t);var XT=20,ZT=.62,Ry={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function e1(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,by(ee("--surface-sunk"),ee(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",ZT*(.12+.88*(Math.abs(o)/ks))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(Ry[o]??"--noise-fill",.45)}}function t1(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){O(e,
a("p",{class:"mono strong"},St(t)),a("p",{class:"muted small"},[In(t),Dn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),My(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Cy(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=t1(),l=e1(),c=lt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,H("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),H("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
f=0,p=P=>d.tree.frames[m.frame[P]],w=Mi(s,{rowHeight:XT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:h,
text:b,hatched:P=>y(p(P)),onHover(P,C){P<0||!C?i.hide():i.show(p(P),d,C)},onPick:P=>P>=0&&e.onPick(p(P)),onKey:k}),g=wt(()=>{l.forget(),x(),w.redraw()}),y=P=>d.tree.pair&&!ts(P)&&P.sort!=="rest";function h(P){
let C=p(P);return d.tree.pair?so(C,d.measure)?l.noise():l.change(yy(C,d.measure,f)):l.sort(C.sort)}function b(P){let C=p(P);return`${C.status==="replaced"?"⇄ ":""}${[Ri(C),Tn(C)].filter(Boolean).join(
" ")}${d.tree.pair?` ${Ay(C,d.measure)}`:""}`}function k(P){let C=d?.selected;if(!C)return!1;let L=C.parent?.children.filter(_)??[],A=L.indexOf(C),$=F=>m.end[m.place[F.at]]-m.start[m.place[F.at]],j={ArrowUp:()=>C.
parent,ArrowDown:()=>C.children.filter(_).reduce((F,ie)=>!F||$(ie)>$(F)?ie:F,null),ArrowLeft:()=>L[A-1],ArrowRight:()=>L[A+1]}[P.key];if(!j)return!1;let M=j();return M&&e.onMove(M),!0}let _=P=>m.place[P.
at]>=0;function x(){if(!d)return;let P=(L,A,$="")=>a("li",{class:`key ${$}`,css:{"--key-fill":L}},A);if(!d.tree.pair){let L=new Set(d.tree.frames.map(({sort:A})=>A));O(n,Object.keys(Ry).filter(A=>L.has(
A)).map(A=>P(l.sort(A),In({sort:A}))));return}let C=L=>`full colour: ${Wt(L,d.measure)}`;O(n,P(l.change(ks),`takes more (${C(f)})`),P(l.change(-ks),`takes less (${C(-f)})`),P(l.change(0),"hardly chang\
ed"),d.tree.frames.some(L=>so(L,d.measure))&&P(l.noise(),"not certain"),d.tree.frames.some(y)&&P("var(--muted)","on one side only","key-hatched"))}function E(){let P=ko(d.zoomed);O(o,P.map((C,L)=>[L>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),L===P.length-1?a("b",{class:"mono","aria-current":"true"},St(C)):H(St(C),()=>e.onZoom(C),{class:"link-button mono"})]))}function S(P){d&&m.length>
0&&Oi(w.picture([`Flame graph, ${po[d.measure][0]} ${So(d.tree)}`,...d.lines,v(),`made ${ft(new Date().toISOString())}`]),P,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(f,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(P){let C=d?.revision!==P.revision,L=!C&&d.judged!==P.judged,
A=C||d.zoomed!==P.zoomed;if(d=P,C){i.hide(),m=Cp(d.tree,d.measure,d.width),f=wy(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),x(),r.hidden=m.length>0,r.textContent=`No ${po[d.measure][0]} to d\
raw.`;let W={both:"",control:", width: control",test:", width: test"};t.textContent=`${po[d.measure][0]} ${So(d.tree)}${d.tree.pair?W[d.width]:""}`}L&&(x(),w.redraw());let $=m.place[d.zoomed.at]??-1;A&&
$>=0&&w.view(m.start[$],m.end[$],C),E(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(W=>m.place[W.at]).filter(W=>W>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){g(),w.destroy()}}}function Ly(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function Ny(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var o1=250,n1=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
s1=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],r1=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function a1(e,t){
let o=me("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(o1,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Le("up","The previous match (Shift+Enter)",()=>t(
-1)),Le("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,f]=Ny(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(f,d)} (${Wt(f-m,d)})`:kt(
m,d)}`}}}function Py({onChange:e,onStep:t}){let o=new Map(Sn.map(f=>[f,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Sn.map(f=>{let p=o.get(f);return p.button=H("",()=>e({by:f,rows:[]}),{title:po[f][2],"aria-pressed":"false"}),p.button.append(po[f][1]," ",p.change),p.button})),s=mt("Width of the frames",n1,f=>e(
{width:f})),r=mt("How frames are grouped",s1,f=>e({frames:f,rows:[],open:[],zoom:""})),i=mt("What counts as a frame",r1,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=mt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=a1(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,g){
for(let[y,h]of o){h.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Ey(p,y):"";O(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.
draw(f.q,g,p,w)}}}var Lu=12,Nu=8,i1=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Iy({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(g,y)=>r.pair?a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:Ot(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",k=!1){let[_,x]=y,E=S=>a("td",{class:"num",title:Ai(S,h)},kt(S,h));return a("tr",{},a("th",{scope:"row",title:b,class:k?
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
n",{},g.opened||g.instances>1?`Kernels of all ${R(g.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Lu).map(({name:h,device:b,counts:k})=>{let _=l("",b,"device");return O(_.firstChild,
a("span",{class:"mono kernel-name"},i(h,i1(h)))),_.firstChild.title=`${h}
${kt(k[0],"calls")}${r.pair?` → ${kt(k[1],"calls")}`:""} calls`,_}),y.length>Lu&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-Lu)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Nu).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Nu&&a("tr",{},a("td",{class:"muted"},`${R(g.shapes.length-Nu)} more`))))}function w(g,y){let h=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],k=r.pair&&b&&!/(?<!0x)…/.test(h);return a("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&H(g.opened?"Fold its instances":`Show its ${R(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&H("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),k&&a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:Ot(h,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&a("a",{href:es(e(),{name:h,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&H("Copy the name",()=>eo(En(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,h){r=g;let b=ko(y).slice(1,-1),k=b.filter(({sort:x})=>x!=="python"),_=k.length>0?k:b.slice(-4);O(n,a("p",{class:"mono full-name"},a("bdi",{},St(y))),a("p",{class:"muted small"},
[In(y),Dn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(x=>so(y,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${_.map(St).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,h),f(y),p(
y))}}}var l1=5;function Dy(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=$y(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,H(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?vy(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",H(St(c),()=>e(
c),{class:"link-button mono tree-name"}),xy(c).map((f,p)=>[p===0?" in ":" › ",H(St(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Ho(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,
percent:p}=Sy(l,c),[,w]=po[c],[g,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${w} ${So(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Ho(y-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=os(l,c,l1);O(o,h.map(E=>i(l,E,
c))),o.hidden=h.length===0;let b=Ty(l),k=l.byHost&&l.pair&&`${l.root.total.device.some(E=>E>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,x=l.pair&&l.samples.some(E=>E<ha)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";O(n,Oy(l,u).map(E=>a("p",{class:"notice"},E)),[b,x,k,_].filter(Boolean).map(E=>a("p",{class:"muted"},E)))}}}var jo=28,c1=150,By=12,qy=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],u1=[["Frame","c-frame",qy[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function Wy(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>c1;function w(){let $=c.tree.pair?qy:u1,W=`${po[c.
measure][1]} ${So(c.tree)}`;O(n,$.map(([,j])=>a("col",{class:j}))),O(t,a("tr",{},$.map(([j,M,F],ie)=>a("th",{scope:"col",class:M,title:ie===0?F:`${W}: ${F}`},j)))),i.firstChild.colSpan=$.length,l.firstChild.
colSpan=$.length}function g({frame:$,level:W,open:j,leaf:M}){let F=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,ie=ky($),re=$.instances===$.parent?.instances?"":Tn($);return a("th",{scope:"r\
ow",class:"c-frame",title:[St($),...$.above??[],In($),Dn($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(W-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${M?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},j?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},Ri($))),F?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
Tn($)):re&&a("span",{class:"muted count"},re),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),ie&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},ie),a("span",{class:"visually-hidden"},` ${Dn($)}`))))}function y($,W=""){return a("td",{class:`num c-time ${W}`,title:Ai($,c.measure)},kt($,c.measure))}function h($,W,j){return a("\
td",{class:`num c-time ${W} ${so(j,c.measure)?"calm":Ho($)}`,title:[$s($,c.measure),so(j,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:W==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
$)/f).toFixed(1)}%`}:{}},Wt($,c.measure))}function b($){let{frame:W}=$,[j,M]=W.total[c.measure];return c.tree.pair?[g($),y(j),y(M),h(_o(W,c.measure),"c-diff",W),h(W.here[c.measure],"c-here",W)]:[g($),
y(j),y(W.ownOf[c.measure][0]),a("td",{class:"num c-time"},kt(W.figures.calls[0],"calls"))]}function k($){let W=c.rows[$],{frame:j}=W,M=[$%2?"odd":"",c.found?.has(j)?"found":"",j.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:M,data:{index:$},tabindex:$===u?"0":"-1","aria-level":W.level,"aria-posinset":W.place,"aria-setsize":W.of,"aria-rowindex":$+2,"aria-expanded":W.leaf?null:
String(W.open),"aria-selected":String(j===c.selected)},b(W))}function _($=!1){let W=Math.ceil((r.clientHeight||600)/jo),j=Math.floor(r.scrollTop/jo),[M,F]=p()?[Math.max(0,j-By),Math.min(c.rows.length,
j+W+By)]:[0,c.rows.length];if(!$&&M===m[0]&&F===m[1])return;m=[M,F];let ie=o.contains(document.activeElement),re=$?new Map:d;d=new Map;for(let ve=M;ve<F;ve+=1)d.set(ve,re.get(ve)??k(ve));[[i,M],[l,c.rows.
length-F]].forEach(([ve,te])=>{ve.hidden=te===0,ve.style.height=`${te*jo}px`});let{scrollTop:le}=r;wo(o,[i,...d.values(),l]),r.scrollTop=le,ie&&(d.get(u)??r).focus({preventScroll:!0})}function x($,W=!1){
let j=$*jo,M=r.clientHeight-t.offsetHeight;W&&(j<r.scrollTop||j+jo>r.scrollTop+M)&&(r.scrollTop=j-M/2),j<r.scrollTop?r.scrollTop=j:j+jo>r.scrollTop+M&&(r.scrollTop=j+jo-M),_()}function E($,W){let j=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=j,x(j);let M=d.get(j);M?.setAttribute("tabindex","0"),W&&M?.focus({preventScroll:!0})}function S($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((W,j)=>W.frame===$.rows[j].frame&&W.open===$.rows[j].open)}function v($){let W=c.selected!==$.selected;c=$;
for(let[M,F]of d)F.setAttribute("aria-selected",String(c.rows[M].frame===c.selected));let j=c.rows.findIndex(M=>M.frame===c.selected);W&&j>=0&&E(j,!1)}o.addEventListener("click",$=>{let W=$.target.closest(
"tr[data-index]");if(!W)return;let{frame:j,leaf:M}=c.rows[W.dataset.index],F=$.target.closest("[data-act]")?.dataset.act;E(Number(W.dataset.index),!0),F==="instances"?e.onInstances(j):F==="toggle"&&!M?
e.onToggle(j):e.onSelect(j)}),o.addEventListener("dblclick",$=>{let W=$.target.closest("tr[data-index]");W&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[W.dataset.index].frame)});function P({frame:$,
open:W,leaf:j},M){!j&&W!==M?e.onToggle($):M&&W?E(u+1,!0):!M&&$.parent&&E(c.rows.findIndex(F=>F.frame===$.parent),!0)}o.addEventListener("keydown",$=>{let W=c?.rows[u];if(!W||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let j=Math.max(1,Math.floor(r.clientHeight/jo)-3),M={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+j,PageUp:u-j,Home:0,End:c.rows.length-1},F={ArrowRight:()=>P(W,!0),ArrowLeft:()=>P(
W,!1),Enter:()=>e.onZoom(W.frame)," ":()=>e.onSelect(W.frame)},ie=$.key in M?()=>E(M[$.key],!0):F[$.key];ie&&($.preventDefault(),ie())});let C=0,L=()=>{C===0&&c&&p()&&(C=requestAnimationFrame(()=>{C=0,
_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/jo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",L,{passive:!0});let A=new ResizeObserver(L);return A.observe(
r),{node:r,focus:()=>E(u,!0),draw($){if(S($)){v($);return}let W=c?.rows[u]?.frame.key,j=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,f=c.tree.frames.reduce((F,ie)=>Math.max(F,Math.abs(
_o(ie,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let M=j?c.selected.key:W;u=Math.max(0,c.rows.findIndex(F=>F.frame.key===M)),_(!0),
j&&x(u,!0)},unmount(){A.disconnect(),cancelAnimationFrame(C)}}}function d1(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var Fy=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function m1(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?d1(t)||(Fy(n)>4*Fy(o)?"host":"device"):"device"}async function p1(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Nt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await it(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function Hy(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...ac(await Lr(o?"":e.control,ss(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?p1(e,t):null]),l=e.
by||m1(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function jy(e,t,o){let n=t==="host"?"host":"device";return{...ac(await Lr(e.test!==""?
"":e.control,ss(e,n,!0),{signal:o})),chosenBy:n}}async function Uy(e,t,o,n=e.frames==="instance"){let s=ss(e,t.chosenBy,n);s.set("significance",o),xp(t,await Lr("",s),o)}var f1=8,h1=40;function zy(e,t,o){let n=new Set([e.root]);for(let s of[...os(e,t,f1),...o.slice(0,h1)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function g1(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function Gy(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=g1(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var Yy={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},kr={path:"/tree",name:"Tree",mount:(e,t)=>y1(e,t)},w1=e=>vt({...Gt(""),...Nt(e),exclude:[Lt]});function y1(e,t){let o=ns(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(B,{replace:Q=!0}={})=>!u&&t.go(qt({...o,...B}),{replace:Q}),m=ys(B=>d({...B,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:B=>[a("a",{class:"small",href:w1(B)},"Compare"),iu(B)]}),f=Dy(B=>v(B)),p=Py({onChange:B=>d(E(B)),onStep:L}),w=Cy({onPick:B=>S(B,B),onZoom:B=>S(l.selected,B),onMove:B=>S(B)}),g=Wy({
onSelect:B=>S(B),onZoom:B=>S(B,B),onToggle:P,onInstances:C}),y=Iy({pair:()=>Nt(o),onInstances:C,onZoom:B=>S(B,B)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),k=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,k));let _=Mt({context:t,results:k,message:h}),x=Qe(400,Ee);function E(B){return B.frames&&l?{...B,node:l.selected.foldKey}:B}function S(B,Q){let oe=Pe=>Pe.at<=B.at&&B.at<Pe.end,pe=Q??
(oe(l.zoomed)?l.zoomed:ko(B).findLast(Pe=>oe(Pe)&&l.zoomed.at>=Pe.at&&l.zoomed.at<Pe.end)??l.tree.root);d({node:B.key,zoom:pe.key}),x(`${St(B)} is selected.`)}function v(B){S(B)}function P(B){let Q=o.
rows.includes(B.key)?o.rows.filter(oe=>oe!==B.key):[...o.rows,B.key];d({rows:Q})}function C(B){let Q=B.key,oe=o.open.includes(Q);d({open:oe?o.open.filter(pe=>pe!==Q):[...o.open,Q],rows:o.rows.filter(pe=>pe!==
Q),node:Q}),Ee(oe?"Folded.":`Its instances are shown below ${St(B)}.`)}function L(B){let Q=l?.found??[];if(Q.length>0){let oe=Q.indexOf(l.selected),pe=oe<0?B>0?0:Q.length-1:(oe+B+Q.length)%Q.length;S(
Q[pe]),Ee(`${pe+1} of ${Q.length}: ${St(Q[pe])}`)}}async function A(){let B=[o.control,o.test].filter(oe=>oe!=="");if(B.every(oe=>n&&Ge(n,oe)))return;let Q=await gt(B).catch(()=>[]);u||(n=Q,ue())}function $(){
if(o.control==="")return"";let B=`${o.control} ${ss(o,"device",o.frames==="instance")}`,Q=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===B&&(Q==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===Q)?s.key:`${B} ${Q}`}function W(B){r=B,k.dataset.stale="";let[Q,oe]=[B.slice(0,B.lastIndexOf(" ")),o.by];_.ask(pe=>Hy(o,pe),pe=>{s={...pe,key:B,base:Q,first:oe===""},i=null,delete k.
dataset.stale,_.say(null),Ee(J(pe.tree.frames.length-1,"frame")),ue()},pe=>{s=null,l=null,delete k.dataset.stale,_.say(F(pe)),ue()})}function j(B){let Q=`${s.key} ${B==="host"}`;return i?.key===Q?(M(i,
B),i.tree):(i={key:Q,tree:null},_.ask(oe=>jy(o,B,oe),oe=>{i.tree=oe,ue(),M(i,B)},oe=>{i=null,Ae(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function M(B,Q){let{tree:oe}=B;
if(B.judged??=new Set,!(!oe?.pair||Q==="calls"||B.judged.has(Q)||oe.samples.some(pe=>pe<ha))){B.judged.add(Q);try{await Uy(o,oe,Q,B===i||o.frames==="instance")}catch{return}!u&&s&&(s===B||i===B)&&(s.verdicts=
`${s.verdicts??""} ${B===i?"each ":""}${Q}`,s.classes=void 0,s.openedFor=void 0,ue())}}function F(B){let Q=Object.keys(Yy).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:B.code}},a("h2",{},"This tree cannot be shown"),a("p",{},B.message),a("p",{},Q?H("Use all ranks and steps",()=>d(Yy),{class:"primary"}):H("Try again",()=>W(r),{class:"primary"})," ",a("a",{href:ge(
"/")},"Choose other traces")))}let ie=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:ge("/")},n?.length===0?"Add traces":"Traces page"),"."));function re(B){if(o.frames==="class")return s.classes??=Ep(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let Q=j(B);if(Q){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=Mp(s.tree,Q,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function le(){let B=o.by||s.measure,Q=re(B),oe=o.
q===""?null:Ly(Q,o.q),pe=ic(Q,o.node)??os(Q,B,1)[0]??Q.root,Pe=ic(Q,o.zoom)??Q.root,Y=zy(Q,B,[pe,...Q.frames.filter(ce=>ce.opened).flatMap(ce=>ce.children.slice(0,1)),...oe??[]]),ae=new Set(o.rows),he=Gy(
Q,B,o.order,ce=>Y.has(ce)!==ae.has(ce.key)),X=[s.key,B,o.frames,o.width,o.open.join(),Q.frames.length].join(" ");return{tree:Q,measure:B,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:pe,zoomed:Pe,
rows:he,revision:X,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:ve(Q),file:`tracediff-${Q.sides.map(({label:ce})=>xt(ce)).join("-")}`}}function ve(B){return[["control","test"].slice(0,B.sides.
length).map((oe,pe)=>`${B.pair?`${oe}: `:""}${B.sides[pe].label} (${J(B.sides[pe].samples,"sample")})`).join(" → ")]}function te(){let B=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},Q=pe=>on(pe,
o,n,B),oe=o.control===""?"Tree":`${Q("control")}${o.test===""?"":` → ${Q("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,B)}function ue(){if(u)return;let B=$();if(B===""?(_.drop(),[r,
s,l]=["",null,null],_.say(ie())):B!==r&&(s||_.say(null),W(B)),te(),k.toggleAttribute("data-skeleton",B!==""&&!s),!s||s.key!==B){p.draw(o,null,o.by,null);return}l=le();let{tree:Q,measure:oe,found:pe}=l,
Pe=[l.revision,l.judged,o.level].join(" ");Pe!==c&&(c=Pe,f.draw(Q,oe,o.level)),p.draw(o,Q,oe,pe),w.draw(l),w.sql.set(oo(gw(o,oe),o)),g.draw({...l,found:pe&&new Set(pe)}),y.draw(Q,l.selected,l.canOpen),
M(s,oe)}return ue(),A(),{keys:{search:()=>p.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(B){o=ns(B),ue(),A(),s&&r===s.key&&t.settled()},unmount(){u=!0,_.unmount(),w.unmount(),g.unmount()}}}var b1={name:"rows",label:"Rows",type:"choice",options:Kr,fallback:"steps"};function Ky(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.
preventDefault()}}),s=[],r="",i=null,l="";function c(x,E){t({[x]:E},{replace:l===x}),l=x}function u(x,E,S,v){let P=me("set"),C=vo({id:P,field:x,none:v,text:i[x],set:Ge(S,i[x])??null,onPick:L=>{l="",o(
{[x]:L?.id??""})}});return a("div",{class:`analysis-field side-${x==="test"?"test":"control"}`},a("label",{for:P},E),C.node)}function d(x){let E=a("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(
x.name,E.checked===x.fallback?"":String(E.checked))}});return s.push({name:x.name,sync(S){E.checked=S===""?x.fallback:S==="true"}}),a("label",{class:"check"},E,x.label)}function m(x){let E=x.type==="o\
perator"?me("ops"):null,S=x.type==="number",v=a("input",{type:S?"number":"text",list:E,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:S&&"any",min:S&&0,data:{field:x.name},class:E&&
"wide",title:x.title,on:{change:()=>c(x.name,v.value.trim())}}),P=E&&a("datalist",{id:E});E&&(v.addEventListener("input",Qe(150,()=>w(v.value,P))),v.addEventListener("focus",()=>{v.select(),w("",P)}));
let C="";return s.push({name:x.name,sync(L,A){let $=L||E&&A||"",W=v===document.activeElement&&v.value!==C;v.value.trim()!==$&&!(W&&$===C)&&(v.value=$),C=$,S&&(A??null)!==null&&L===""&&(v.placeholder=A)}}),
a("label",{class:"analysis-field"},a("span",{},x.label),v,P)}function f(x){let E=a("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,E.value===x.fallback?"":E.value)}},Object.entries(
x.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:x.name,sync(S,v){E.value=S||String(v??Object.keys(x.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},x.label),E)}let p=x=>x.
type==="boolean"?d(x):x.type==="choice"?f(x):m(x);async function w(x,E){if(i.set!=="")try{let S=await Pr(i.set,x);O(E,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let g=(x,E)=>x?.[E].length>0?nt(x[E],3):"";function y(x,E){let[S,v]=["set","test"].map(P=>g(Ge(E,i[P]),x));return i.test!==""&&i[x]===""&&(S!==v||i[`set_${x}`]!==""||i[`test_${x}`]!==
"")}function h(x,E,S){let[v,P]=["set","test"].map(L=>Ge(S,i[L])),C=(L,A,$)=>p({name:L,label:A,type:"text",placeholder:["all",g($,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(x,S)?[C(`set_${x}`,`${E} of A`,v),C(`test_${x}`,`${E} of B`,P)]:[C(x,E,v)]}function b(x){let E=S=>S.some(v=>i[v]!=="");return!E(["steps","set_steps","test_steps"])&&(E(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ge(x,i[S])?.steps.length>0))}let k=x=>`${Ml[x].letter} · ${Ml[x].name}`;function _(x){let E=i.test!=="";s=[],O(n,u("set",E?k("set"):"Trace set",x),u("t\
est",E?k("test"):"Compare with",x,"none"),h("ranks","Ranks",x),h("steps","Steps",x),!e[i.what].ofSteps&&b(x)&&p(b1),e[i.what].params.map(p))}return{node:n,focus(){let x=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,E,S={}){i=x;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",E),y("steps",E),b(E),E.map(P=>[P.id,P.label])]);
if(v!==r){r=v;let P=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_(E),P&&n.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:C})=>C(i[P]??"",S[P]))}}}var _1=24,Ci=20;function Vy(e,t){let o=Array.from(e),n=Math.max(0,o.length-Ci),s=t>_1?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Ci).join(""))),s+Ci<o.length&&r("split-rest",s+Ci))}var Jy=200,k1=30;function fo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(k=>k.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:k,what:_})=>[a("dt",{},k),a("dd",{},_)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],f=new Map,p=null,w=e.
limit??20;function g(){if(!p)return m;let k=p.down?-1:1;return[...m].sort((_,x)=>{let[E,S]=[_[p.key]??null,x[p.key]??null];return E===null||S===null?(E===null)-(S===null):k*(typeof E=="number"?E-S:String(
E).localeCompare(String(S)))})}function y(k){let _=p?.key===k.key?!p.down:!!k.number;p={key:k.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function h(k,_,x,E){let S=e.href&&k.link?.(
x,e.parameters??{}),v=k.mono&&typeof E=="string"?Vy(E,f.get(k.key)?.get(E)??0):E;if(S||!k.mono||typeof E!="string"||E.length<=k1)return S?a("a",{href:e.href(S)},v):v;let P=H(v,()=>{let C=P.getAttribute(
"aria-expanded")!=="true";P.setAttribute("aria-expanded",String(C)),O(P,C?E:v)},{class:"name-button","aria-expanded":"false"});return P}function b(){O(t,e.columns.map(_=>{let x=p?.key===_.key;return a(
"th",{scope:"col",class:_.number&&"num","aria-sort":x&&(p.down?"descending":"ascending")},H(`${_.title}${x?p.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let k=new Set;
O(o,g().slice(0,w).map(_=>a("tr",{},e.columns.map(x=>{let E=_[x.key],S=x.show(E,_);return S===_e&&x.blank&&k.add(x),a("td",{title:S===_e&&x.blank?x.blank:x.mono?E:x.exact?.(E,_),class:[x.number&&"num",
x.mono&&"mono data-name",x.tone?.(E,_)].filter(Boolean).join(" ")||null},h(x,E,_,S))})))),l.hidden=k.size===0,O(l,[...k].map(_=>`${_e} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?R(m.length):"",n.hidden=m.length<=w,O(n,H(`Show ${R(Math.min(Jy,m.length-w))} more of ${R(m.length)}`,()=>{w+=Jy,b()},{class:"link-button"}))}return{node:d,show(k){m=k;for(let{key:_}of e.columns.filter(
x=>x.mono))f.set(_,al(m.map(x=>String(x[_]??""))));d.hidden=m.length===0,b()}}}var x1={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Qy="http://www.w3.org/2000/svg";function $1(e,t){let o=document.createElementNS(Qy,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(Qy,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",x1[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function Xy(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=H(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function p(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,k=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Tc:_.map(x=>x.value))}}});return k.checked=g.includes(w.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&$1(_c(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,v1(w.lines,g).map(([k,_])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),_.map(x=>p(
x,w))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}f(o,w.start),f(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function v1(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function S1(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function Zy(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=S1(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var eb={control:"set",test:"test"};function ab(e){let t=(o,n)=>e[`${eb[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[eb[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function E1(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:cu(ab(e));return o&&`(${o})`}var vr="device\
_type = 'GPU'",Pu=["COMPUTATION","COMMUNICATION","MEMORY"],Li=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Iu=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Pu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${vr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Pu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${vr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Pu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,tb=e=>`${Iu(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ob=e=>`${Iu(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,T1=(e,t)=>`${Iu(e,Li(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,ib=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,O1=(e,t)=>`SELECT side, rank, kind, name, category, ${ib}
FROM events
WHERE ${vr}${Li(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,lb=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${vr}${Li(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,cb=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${vr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,ub="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",nb=(e,t)=>`${cb(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${ub}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,db=(e,t)=>`${cb(e,Li(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${ub}`,M1=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${db(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,xr=(e,t)=>`${db(e,t)}
ORDER BY launch_delay DESC`,sb=(e,t)=>`SELECT side, rank, name, ${ib}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function A1(e){let t=Object.entries(ab(e)).map(([o,{ranks:n}])=>{let s=ii(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var $r="side, rank, span, device_type, device",mb=e=>`WITH changes AS (
    ${e}
)
SELECT ${$r}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${$r}),
    so_far AS (PARTITION BY ${$r} ORDER BY at_us, row)`,R1=e=>`SELECT ${$r}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${mb(e)}
)
GROUP BY ${$r}
ORDER BY rank, span, device_type, device, side`,rb={peaks:R1,"memory-curves":e=>`${mb(e)}
ORDER BY side, rank, at_us`},C1={temporal_breakdown:{rows:tb,temporal:tb},comm_comp_overlap:{rows:ob,overlap:ob},kernel_breakdown:{kinds:T1,kernels:O1,over_ranks:lb},idle_time_breakdown:{rows:nb,idle:nb},
launch_stats:{counts:M1,worst:xr,"launch-cpu_duration":xr,"launch-gpu_duration":xr,"launch-launch_delay":xr,"launch-scatter":xr},user_annotation_breakdown:{rows:sb,annotations:sb}},L1={kernel_breakdown:{
kernels:lb}},N1={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},pb=e=>N1[e]??{},P1={queue_length:"stream",memory_bw:"name"},I1=["what","set","test","lines","order","rows"];function D1(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!I1.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&P1[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function B1(e,t,o){if(e.what==="memory"){let r=rb[t]&&A1(e);return r?rb[t](r):null}let n=o&&L1[e.what]?.[t]||C1[e.what]?.[t],s=n?E1(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var fb=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:B1(e,t,o))??D1(e,t,{chart:o,
difference:n});var q1={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Du={path:"/analyse",name:"Analyse",mount:(e,t)=>W1(e,t)};function W1(e,t){let o=Yc(location.search,rt),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(T,q)=>t.go(Rn({...o,...T},rt),q),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=Ky(rt,{onChange:m,onSet:T=>m({...ei,...T})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},y,h,b),_=a("h1",{}),x=H("Open in Perfetto …",()=>sa([o.set,o.test].filter(T=>T!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),E=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
_,x,E),f,p.node,w,g,k));let S=Mt({context:t,results:k,message:g}),v=wt(()=>c.forEach(T=>T.figure.retheme())),P=T=>Md(o.what,kg(i??o,rt,T)),C=(T,q)=>oo(fb(i??o,T,q),{control:o.set,test:o.test},q?.chart?
pb(T):{});function L(){c.forEach(T=>T.figure.unmount()),c=rt[o.what].charts.map(T=>{let q=T.series&&Xy({onLines:G=>m({lines:G},{replace:!0}),onWindow:G=>m(G),csv:()=>P("series")}),V=mt("Ranks that are\
 drawn",[["","those that differ most"],["rank",q?"the first":"all, in order"]],G=>m({order:G,lines:[]},{replace:!0})),N={chart:T,bar:q,order:V,hidden:new Set,keys:A(T)};return N.figure=_t({id:T.id,title:T.
title,file:T.id,level:"h2",class:T.half?"half-chart":"",height:G=>T.height(G.places,G.sides),make:(G,ne)=>j(G.made(ne),N.hidden),onRelayout:q&&M,onDoubleClick:q&&F,keys:()=>N.keys.filter(G=>!N.hidden.
has(G.key)).map(G=>[G.property,G.name]),extra:[a("div",{class:"chart-choice"},W(N),V.node),q?.node]}),N}),O(h,c.map(T=>T.figure.node))}let A=T=>($(T)??(o.test===""?[]:pe().map(q=>({key:q.key,name:`${q.
letter} · ${q.label}`,property:q.letter==="A"?"--control-fill":"--test-fill"})))).map(q=>({...q,key:q.key&&!Array.isArray(T.legend)?q.key:q.property})),$=({legend:T})=>typeof T=="function"?T(pe()):T;
function W(T){let q=N=>{let{hidden:G}=T;G.delete(N)||G.add(N),G.size===T.keys.length&&G.clear();for(let ne of V)ne.setAttribute("aria-pressed",String(!G.has(ne.dataset.key)));ie(pe())},V=T.keys.map(N=>H(
N.name,()=>q(N.key),{class:"key","aria-pressed":"true",title:N.what,data:{key:N.key},css:{"--key-fill":`var(${N.property})`}}));return V.length>0&&a("div",{class:"chart-legend",role:"group","aria-labe\
l":`${T.chart.title}: what is drawn`},V)}let j=({data:T,layout:q},V)=>({layout:q,data:T.map(N=>V.has(N.legendgroup)?{...N,visible:!1}:N)});function M(T,q){let[V,N]=[T["xaxis.range[0]"],T["xaxis.range[\
1]"]];if(Number.isFinite(V)&&Number.isFinite(N)&&N>V&&performance.now()-u>500){let G=ne=>String(Number(Math.max(0,ne*q.per+q.offset).toFixed(3)));m({start:G(V),end:G(N)})}}function F(){u=performance.now(),
m({start:"",end:""})}function ie(T){let q=rt[o.what].charts.filter(ne=>typeof ne.legend=="function").flatMap(ne=>$(ne)??[]).map(ne=>ne.name),V=JSON.stringify([o.what,o.set,o.test,q]);l!==V&&(L(),l=V);
let N=`tracediff-${T.map(ne=>xt(ne.label)).join("-")}`,G={...o,shown:s.parameters,href:ne=>Rn({...o,...ne},rt)};for(let ne of c)re(ne,T,G,N)}function re({chart:T,bar:q,order:V,hidden:N,figure:G},ne,Re,We){
let Te=T.make(ne,Re),et=Te.empty?null:q&&Te.data(600);if(V.node.hidden=!Te.limited,V.press(o.order),G.draw({file:We,heading:Te.note,made:Te.data,per:et?.per,revision:[r,o.order,...o.lines,...N].join("\
 "),offset:et?.offset,places:Te.places,sides:ne.length,caption:le(ne),empty:Te.empty??null}),G.sql.set(C(T.id,{chart:T.table??T.id})),G.node.hidden=!!Te.empty&&(!!Te.isSaid||oe(ne)),q){let at=qa(ne,T.
series,T.ownDevice),z=Wa(at,ne,o).keys;q.draw({lines:at,chosen:z,styles:ph(at,z,T.panels),start:o.start,end:o.end,two:ne.length>1,empty:!!Te.empty}),q.node.hidden=at.length===0}}let le=T=>[[T.map(q=>[
q.letter,q.label].filter(Boolean).join(" · ")).join(", "),ue(T)].join(". ")];function ve({name:T,category:q}){let V=(G,ne)=>o[`${G}_${ne}`]||o[ne]||"all",N=G=>o[`${G}_marker`]||o.marker;return Yt({control:o.
set,test:o.test,row:Ot(T,q),control_marker:N("set"),test_marker:N("test"),control_ranks:V("set","ranks"),test_ranks:V("test","ranks"),control_steps:V("set","steps"),test_steps:V("test","steps")})}function te(T){
let q=T.length>1;b.hidden=oe(T);let V={href:q?ve:null,parameters:s.parameters};O(b,rt[o.what].tables.flatMap(N=>{let G=Zy(T,N),ne=th(N,G),Re=fo({...V,caption:N.caption,csv:P(N.key),sql:C(N.key),columns:[
...q?[q1]:[],...ne]});Re.show(G);let We=(s.difference?.[N.key]??[]).filter(et=>ne.some(at=>at.number&&(et[at.key]??null)!==null));if(We.length===0)return[Re.node];let Te=fo({...V,caption:N.caption,limit:12,
meanings:!1,heading:"difference, B − A",class:"difference-card",sql:C(N.key,{difference:!0}),columns:ne.filter(et=>!et.note&&We.some(at=>(at[et.key]??null)!==null)).map(Xf)});return Te.show(We),[Re.
node,Te.node]}))}function ue(T){let q=T.filter(V=>(V.data.last_step_dropped??[]).length>0);return T.every(V=>V.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":rt[o.what].ofSteps?
"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":T.every(V=>V.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":q.length>
0?`Work that the last step of a rank${q.length<T.length?` of ${q[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:o.rows==="all"?"All rows count, also those outside\
 of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function B(T){let q=rt[o.what],V=T.flatMap(({label:Re,data:We})=>{let Te=q.host?[]:We.ranks_without_device_rows??
[];return Te.length===0?[]:[Te.length===We.ranks.length?`${Re} has no device work${We.ranks.length>1?"":` (rank ${We.ranks[0]})`}: this analysis has nothing to count there. ${gn}`:`${Re}: ${Te.length===
1?"rank":"ranks"} ${nt(Te)} ${Te.length===1?"has":"have"} no device rows.`]}),N=q.chosen?.({...o,shown:s.parameters}),G=o.rows!==""&&!q.ofSteps&&T.some(Re=>Re.data.steps===null)&&H("Count as Compare d\
oes",()=>m({rows:""}),{class:"link-button",title:`Rows ${Kr.steps}`}),ne=oe(T)&&a("p",{},"To see what the host did, look at its ",a("a",{href:Rn({...o,what:"user_annotation_breakdown",lines:[]},rt)},"\
annotations"),".");O(y,V.length>0&&a("ul",{class:"notice"},V.map(Re=>a("li",{},Re))),ne,q.notes?.(T),N&&a("p",{},N),V.length<T.length&&a("p",{class:"muted small"},ue(T)," ",G))}let Q=({data:T})=>(T.ranks_without_device_rows??
[]).length===T.ranks.length,oe=T=>T.every(Q)&&!rt[o.what].host;function pe(){let T=!!s.test;return[["set","A"],["test","B"]].filter(([q])=>s[q]).map(([q,V])=>({key:q,letter:T?V:"",label:s[q].label,data:s[q]}))}
function Pe(T){s=null,r="",delete k.dataset.shown,S.say(T)}function Y(T,q){let V=rt[o.what];s=T;let N=i===o&&V.instead?.(o,pe());if(N){i={...o,...N},ae(q);return}r=q,S.say(null),D();let G=pe();p.draw(
o,n,s.parameters),B(G),ie(G),te(G),k.dataset.shown=q,Ee(`${V.title} is shown.`)}function ae(T){S.ask(q=>jn(i.what,Kc(i,rt),{signal:q}),q=>Y(q,T),q=>Pe(a("div",{class:"error-box",role:"alert",data:{code:q.
code}},a("h2",{},"This analysis is not possible"),a("p",{},q.message),a("p",{},a("a",{href:ge("/")},"Choose other traces")))))}let he=()=>`${o.what} ${Kc(o,rt)}`;function X(){let T=he();if(s&&r===T){S.
drop(),ie(pe()),t.settled();return}if(o.set===""){S.drop(),Pe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=o,ae(T)}function ce(){let T=rt[o.what],q=V=>o[V]===""?null:Ge(n,o[V])?.
label??o[V];O(_,T.title),O(w,T.intro),U(),t.setTitle([T.title,[q("set"),q("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.draw(o,n,s&&r===he()?s.parameters:{}),D(),X()}
function U(){let T=[o.set,o.test].map(V=>V!==""&&Ge(n,V)).filter(Boolean),q=T.filter(V=>V.traces_bytes===0);O(E,q.length===0?"":T.length===1?Do(T[0]):q.map(V=>`${V.label}: ${Do(V)}`).join(" "))}function D(){
f.firstChild||O(f,Object.entries(rt).map(([T,{tab:q,title:V}])=>a("a",{data:{what:T}},q??V)));for(let T of f.children){let{what:q}=T.dataset;if(T.href=Rn({...o,what:q,lines:[]},rt),T.hidden=rt[q].counters&&
q!==o.what&&![s?.set,s?.test].some(ne=>ne?.has_counters),q!==o.what){T.removeAttribute("aria-current");continue}T.setAttribute("aria-current","page");let V=f.getBoundingClientRect(),{left:N,right:G}=T.
getBoundingClientRect();(N<V.left||G>V.right)&&(f.scrollLeft+=N-V.left-24)}}async function K(){let T=[o.set,o.test].filter(q=>q!=="");try{n=T.length>0?await gt(T):[],n.length===0&&(n=(await jt("limit=\
1")).entries.map(({set:q})=>q))}catch(q){O(g,a("div",{class:"error-box",role:"alert"},q.message));return}d||(p.node.hidden=x.hidden=n.length===0,n.length===0?(O(_,"Analyse"),t.setTitle("Analyse"),O(g,
a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):ce())}return K(),{keys:{search:()=>p.focus()},update(T){o=Yc(T,rt);
let q=["set","test"].every(V=>o[V]===""||Ge(n??[],o[V]));n?.length>0&&q?ce():K()},unmount(){d=!0,S.unmount(),v(),c.forEach(T=>T.figure.unmount())}}}var Bu=28,hb=200,gb=12,F1=400,H1=56;function Uo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function j1(e,t,o){let n=Math.max(1,Math.ceil(
o.length/F1)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Uo(o[r][t]).length);return Math.min(H1,s)+3}function U1(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function wb(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>hb&&!sn();function w(_,x){return a("tr",{"aria-rowindex":String(x+2),class:x%
2?"odd":""},_.map((E,S)=>{let v=Uo(E);return a("td",{title:v.length>40?v:null,class:E===null?"none":l[S].number?"num":""},v)}))}function g(_=!1){let x=Math.ceil((s.clientHeight||600)/Bu),E=p()?Math.max(
0,Math.floor(s.scrollTop/Bu)-gb):0,S=p()?Math.min(u.length,E+x+2*gb):u.length;!_&&E===m&&S===f||([m,f]=[E,S],[[r,E],[i,u.length-S]].forEach(([v,P])=>{v.hidden=P===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${P*Bu}px`}),O(o,r,u.slice(E,S).map((v,P)=>w(v,E+P)),i))}function y(_){let x=l[_].number;d=d?.at!==_?{at:_,down:x}:d.down===x?{at:_,down:!x}:null;let E=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>E*U1(S[_],v[_])),s.scrollTop=0,h(),g(!0),e.children[_].querySelector("button").focus()}function h(){O(e,l.map((_,x)=>a("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.
at===x?d.down?"descending":"ascending":null},H(a("span",{class:"ellipsis"},_.name,_.unit&&a("span",{class:"muted"},`, ${_.unit}`),d?.at===x&&(d.down?" ↓":" ↑")),()=>y(x),{class:"th-button",title:`\
Order by ${_.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let k=Xn(()=>g(!0));return{node:s,show(_,x){l=_.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=x,d=null;let S=l.map((v,P)=>j1(v,P,u)).map(v=>`min(${v}ch, 60cqw)`);O(t,S.map(v=>a("col",{css:{width:v}}))),n.style.minWidth=`calc(${["0px",...S].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>hb),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),k()}}}var Fu=50,_b=5e3,qu=40,z1=360,Eo=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],yb=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],G1={control:0,test:1},kb=e=>e.map(t=>He(t)).join("<br>"),Y1=(e,t)=>`${e.name}: ${Uo(t)}${e.unit?` ${e.unit}`:""}`;function Wu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:He(e.name),font:{size:11},standoff:4}}}}function Hu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Uo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:G1[n]??r})).sort((n,s)=>n.
at-s.at)}var xb=e=>({template:$t(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function K1(e,t){let{x:o,ys:n,rows:s}=e;return er({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:ee(Eo[i])})),bars:s.slice(0,Fu).map(r=>({label:Uo(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Uo(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function bb(e,t){let o=e.rows.slice(0,_b).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Wu(e.x,n(e.x.at)),r=Wu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Hu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ee(Eo[d%Eo.length]),size:u.length>500?4:7,symbol:yb[d%yb.length],opacity:.8},line:{color:ee(Eo[d%Eo.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>kb(e.columns.slice(0,12).map(f=>Y1(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:xb({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function V1(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:qu+1},(i,l)=>{let c=s+(r-s)*l/qu;return l===0?t:l===qu?o:n?Math.exp(c):c})}}function J1(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function Q1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=V1(o),{per:r,axis:i}=Wu(e.x,o);return{data:Hu(e).map(({name:l,rows:c,at:u},d)=>{let m=J1(t(c),n),f=ee(Eo[u%Eo.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let g=kb([...l===""?[]:[l],`${Uo(n[w])} t\
o ${Uo(n[w+1])} ${e.x.unit??""}`,R(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:xb({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var X1={bars:K1,histogram:Q1,line:e=>bb(e,"lines"),scatter:e=>bb(e,"markers")};function $b(e,t){let o=e==="bars"?Fu:e==="histogram"?1/0:_b;return t>
o?`The chart shows the first ${R(o)} of ${R(t)} rows; the table has all.`:""}function ju(e){return e.ys.length>1?e.ys.map((t,o)=>[Eo[o],t.name]):e.by?Hu(e).map(({name:t,at:o})=>[Eo[o%Eo.length],t]):[]}
function vb(e){let t=null,o=_t({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>ju(t),height:n=>n.chart==="bars"?De(Math.min(Fu,n.rows.length),n.ys.length):z1,make:(n,s)=>X1[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var Z1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,eO=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,tO=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",zu=e=>ro(e)&&!Z1.test(e.name);function Pi(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(eO.test(e)&&!/count|calls/.test(e)?"µs":"")}var oO=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Ni(e,t,o,n=s=>s){let s=oO(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function Sb(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Ii=(e,t)=>e.filter((o,n)=>!zu(o)&&t.length>0&&Sb(t,n,8)<=8);function Eb(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function nO(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>zu(i)),n=Math.abs;return(o.find(({at:i})=>Ni(t,i,-1))??o.find(({at:i})=>Ni(t,i,-1,n))??o.find(({at:i})=>Ni(t,
i,1))??o.find(({column:i})=>Pi(i.name)!=="")??o[0])?.column.name??""}var Uu=(e,t)=>Ii(e,t).some(({name:o})=>o==="side")?"side":"";function sO(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Ni(t,u,1))),n=e.filter((c,u)=>u!==o&&zu(c)),s=(n.find(({name:c})=>Pi(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=Eb(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Uu(e,t)}}function rO(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>tO.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?sO(e,t):null;if(i)return i;let l=nO(e,t);return s&&l!==""&&(s.
name!=="side"||Sb(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Eb(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Uu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Uu(e,t)}}var Sr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Tb(e,t,o){let n=rO(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=Sr(t,e.x,l?void 0:ro)?e.x:Sr(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:g})=>g!==c)??s[0],d=i==="histogram"?"":Sr(t,e.y,ro)?e.y:Sr(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":Sr(t,e.y2,ro)?e.y2:m?"":n.y2,p=Ii(t,
o).map(({name:g})=>g),w=i==="bars"||f!==""?"":p.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var aO=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],iO={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Ob(e){let t=null,o=mt("Kind of chart",aO,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=me("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:g,by:y}=t;e({chart:f,x:p,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,g]of o.buttons)g.hidden=!t.kinds.includes(w);let d=iO[t.chart]??{},m=l.filter(ro).map(({name:w})=>w),f=Ii(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);O(n,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Mb(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Ab(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Rb,lO]=[7,26],cO=/ \(at byte \d+\)/;function Cb({onRun:e,onCancel:t,tools:o}){let n=me("sql"),s=me("sql-error"),r=me("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Rb),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=H("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=H("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(Rb,Math.min(lO,g))}function f(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:Ab(h,Mb(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(cO,""):g),b&&w(b),b&&H("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Lb=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Nb=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Gu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Pb=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Lb}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Nb}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Nb}
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
    ${Gu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Gu("")} AND side = 'control'
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
WHERE name = ${Lb}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Gu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var uO=100;function Ib(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Pb.filter(l=>l.sides===r).map(l=>a("li",{},H(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>O(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function Db({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return Ae(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Ji(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),n.open=!0,Ae(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await Pd(p.name)}catch(w){l(w);return}await f(),(o.querySelector("button")??s.querySelector("button")).focus(),
Ae(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ji(p.name,p.statement).catch(l),await f()}}})}function d(p){O(s,H("Save …",()=>{if(t().trim()===""){Ae("First write a state\
ment.",{seconds:4});return}$a(s,i,{name:"Name of the query",maxlength:uO,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),O(o,r.map(p=>a("li",{},H(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Le("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await Nd()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:f,forgetName:()=>{i=""}}}var Bb=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function qb(e){let t=me("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},H(f.name,()=>e(Bb(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),g=p===""||w?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[H(`Insert ${h}`,()=>e(Bb(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let f=o.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,f)).filter(Boolean),w=(b,k,_)=>k.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:x=>{f===""&&x.target===x.currentTarget&&
r[x.target.open?"add":"delete"](b)}}},a("summary",{},b),_&&a("p",{class:"small"},_),k),[g,y,h]=[p("view","table"),p("analysis"),p("stored")];O(n,g,w("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("Tables as the set file keeps them",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":f===""?
"There are no tables.":`No table or column contains “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,o.title=i?J(i.length,"table"):"",m()},focus:()=>o.focus()}}var dO=60,mO={rows:"there may be more rows",bytes:"the answer would be too long"},Yu={path:"/query",name:"Query",mount:(e,t)=>fO(e,t)};function pO(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function fO(e,t){let o=lu(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(X,ce)=>t.
go(ri({...o,...X}),ce),f=X=>ai(X).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=Db({onPick:le,statement:()=>g.value()}),g=Cb({onRun:()=>le(g.value()),onCancel:ve,tools:w.save}),
y=Ib(X=>{w.forgetName(),le(X)}),h=qb(X=>g.insert(X)),b=a("p",{class:"result-summary"}),k=Ob(X=>m(X,{replace:!0})),_=a("ul",{class:"chart-legend"}),x=a("p",{class:"muted small chart-limit"}),E=vb([k.node,
_,x]),S=wb(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),P=a("a",{class:"button",title:"The rows as JSON"},"JSON"),C=a("div",{class:"message"}),L=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},H("Copy link",()=>eo(location.href,"Link copied.")),v,P)),E.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),A=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,A,C,L));let $=Mt({context:t,results:L,message:C}),W=wt(
()=>E.retheme());function j(X,ce,U,D){let K=Ge(n??[],o[X]),T=vo({field:X,set:K??null,none:D,text:K?"":o[X],onPick:q=>m({[X]:q?Ve(q.id):""})});return a("div",{class:`side-${X} query-side`},a("b",{class:`\
letter letter-${ce.toLowerCase()}`,"aria-hidden":"true"},ce),a("label",{for:T.input.id},U),T.node)}let M="";function F(){let X=JSON.stringify([o.control,o.test,n?.map(U=>[U.id,U.label])]);if(X===M)return;
M=X;let ce=document.activeElement?.dataset?.field;O(p,j("control","A","Control"),j("test","B","Test","none: one set alone")),ce&&p.querySelector(`[data-field="${ce}"]`)?.focus()}async function ie(){let X=ai(
{...o,q:""}),ce=X.toString();if(ce!==s){s=ce;try{let U=await Ld(X);!d&&ce===s&&(r=pO(U),h.draw(U,o.test!==""),g.enable(!0),i&&Pe())}catch(U){!d&&ce===s&&(s=null,h.draw([],!1),U.code==="sql_off"&&re(U))}}}
function re(X){A.hidden=!0,$.say(a("p",{class:"notice",data:{code:X.code}},X.message))}function le(X){if(g.set(X),X.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),
g.field.focus();return}c=l="",u=!0,m({q:X,...X===o.q?{}:Jg})}function ve(){$.drop(),g.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),Ee("Cancelled."),g.field.focus()}function te(X){
if(i=null,l="",g.running(!1),X.code==="sql_off"){re(X);return}g.showError(X.message,X.offset),$.say(a("p",{class:"visually-hidden",data:{code:X.code}},"The statement was refused."))}function ue(){let X=f(
o);if(X===l){Pe(),t.settled();return}X!==c&&(c=X,g.clearError(),g.running(!0),y.open(!1),$.ask(ce=>Rd(new URLSearchParams(X),{signal:ce}),ce=>{i=ce,l=X,g.running(!1),$.say(null),Pe(!0),oe(),Ee(J(ce.row_count,
"row"))},te))}let B=X=>Ge(n??[],o[X])?.label??o[X],Q=()=>`tracediff-${["control","test"].filter(X=>o[X]!=="").map(X=>xt(B(X))).join("-")}`;function oe(){u&&L.getBoundingClientRect().top>innerHeight-dO&&
L.scrollIntoView({block:"start"}),u=!1}function pe(){let{row_count:X,truncated:ce,truncated_by:U,elapsed_ms:D}=i;O(b,X===0?"No rows.":[`${R(X)} ${X===1?"row":"rows"}`,a("span",{class:"muted"},` in ${R(
Math.max(1,Math.round(D)))} ms`)],ce&&a("span",{class:"notice truncated"},`Cut off here: ${mO[U]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Pe(X=!1){let ce=i.columns.map((V,N)=>({
...V,at:N,unit:V.type==="text"?"":Pi(V.name,r)})),{rows:U}=i;pe();for(let[V,N]of[[v,"csv"],[P,"json"]])V.href=Cd(ai(o,N)),V.download=`${Q()}-query.${N}`;let D=Tb(o,ce,U),K=V=>ce.find(N=>N.name===V),T={
...D,columns:ce,rows:U,x:K(D.x),ys:[D.y,D.y2].filter(V=>V!=="").map(K),by:K(D.by),file:Q(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,D,Object.keys(r).length]),empty:D.chart==="none"?
D.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};E.node.hidden=U.length<2,k.draw(D,ce,U);let q=T.empty?[]:ju(T);O(_,q.map(([V,N])=>a("li",{class:"key",css:{"--key-fill":`\
var(${V})`}},N))),_.hidden=q.length===0,x.textContent=T.empty?"":$b(D.chart,U.length),E.draw(T),(X||S.units!==r)&&(S.units=r,S.show(ce,U)),S.node.parentNode.hidden=ce.length===0||U.length===0,L.dataset.
shown=l}function Y(){let X=o.q.trim().split(`
`).find(ce=>!ce.startsWith("--"))??"";if(t.setTitle([X.slice(0,60),"Query"].filter(ce=>ce!=="").join(" · ")),F(),y.draw(o.test!==""),ie(),o.q===""){$.drop(),i=null,l=c="",g.clearError(),g.running(!1),
$.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ue()}async function ae(){let X=[o.control,o.test].filter(ce=>ce!=="");try{n=X.length>0?await gt(X):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:ce})=>ce))}catch(ce){O(C,a("div",{class:"error-box",role:"alert"},ce.message));return}d||(p.hidden=A.hidden=n.length===0,n.length===0?(t.setTitle("Query"),O(C,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Y())}return g.set(o.q),w.load(),ae(),{keys:{search:()=>h.focus(),control:()=>he(
"control"),test:()=>he("test")},update(X){let ce=o;o=lu(X),o.q!==ce.q&&g.set(o.q);let U=["control","test"].every(D=>o[D]===""||Ge(n??[],o[D]));n?.length>0&&U&&o.control!==""?Y():ae()},unmount(){d=!0,$.
unmount(),W(),E.unmount(),S.unmount()}};function he(X){let ce=p.querySelector(`[data-field="${X}"]`);ce?.focus(),ce?.click()}}function hO(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Wb=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function gO(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>Wb(l)-Wb(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var wO=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Fb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?gO:wO)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:hO(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var To=0,vs=1,Ss=2,Oo=3,jb={id:"steps",label:"Steps, as the device has them",depth:1},yO=e=>e.sort==="host";function Ku(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.
get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.
get(n),rows:1+r,label:s,id:n}))}}function Ub({window:e,all:t,host:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,w)=>w<=e.from||p>=e.to});let i=p=>yO(p)===o;!o&&r.
some(({answer:p})=>p.steps?.length>0&&p.lanes.some(i))&&s.add([jb]),r.forEach(({answer:p})=>s.add(p.lanes.filter(i))),o||r.forEach(({answer:p})=>s.add((p.counters??[]).map(xO)));let l=[],c=[],u=[],d=[],
m={start:[],end:[],row:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},f=[];for(let{answer:p,keep:w}of r){let g=l.length;l.push(...p.names),c.push(...p.categories),u.push(...p.kinds);for(let y of p.
lanes)i(y)&&bO(m,y,d.push(y)-1,{keep:w,shift:n,shiftName:g,top:s.rowOf(y.id)+1});o||(_O(m,f,p,{keep:w,shift:n,rows:s,lanes:d}),kO(m,f,p,{keep:w,shift:n,rows:s,lanes:d}),vO(m,f,p,{keep:w,shift:n,rows:s,
lanes:d}))}return{start:Float64Array.from(m.start),end:Float64Array.from(m.end),row:Uint16Array.from(m.row),length:m.start.length,name:m.name,occurrence:m.occurrence,merged:m.merged,sort:m.sort,gap:m.
gap,lane:m.lane,names:l,categories:c,kinds:u,lanes:d,gaps:f,host:o,shift:n,rows:s.total(),bands:s.bands()}}function bO(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,
merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];n(l[p],w)&&(e.start.push(l[p]-s),e.end.push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(
To),e.gap.push(-1),e.lane.push(o))}}function Vu(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){let u=l.rowOf(s),d=o.start+o.duration;u!==void 0&&r(o.start,d)&&(e.start.push(o.start-i),e.end.push(
d-i),e.row.push(u+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(({id:m})=>m===s)))}function _O(e,t,o,n){(o.gaps??[]).forEach(
s=>Vu(e,t,s,{...n,sort:vs,lane:s.lane}))}function kO(e,t,o,n){(o.steps??[]).forEach(s=>Vu(e,t,{...s,shown:o.step===null||o.step===s.step_number},{...n,sort:Ss,lane:jb.id}))}var xO=({id:e,device:t,name:o})=>({
id:e,label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),$O=.2;function vO(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:i}=s,l=Math.max(i-s.low,Math.abs(i)*$O)||1;s.start.forEach((c,u)=>Vu(e,t,{name:r,
start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(i-s.mean[u])/l},{...n,sort:Oo,lane:s.id}))}}var Et=(e,t)=>`${t}\0${e}`,Er=(e,t)=>Et(e.names[e.name[t]],e.categories[e.name[t]]),
zo=(e,t)=>e.sort[t]===To&&e.merged[t]<=1&&e.occurrence[t]>=0,Hb=new WeakMap;function zb(e,t,o){let n=Hb.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)zo(e,s)&&n.set(`${Er(e,s)}\0${e.occurrence[s]}`,
s);Hb.set(e,n)}return n.get(`${t}\0${o}`)??-1}var SO=.1,EO=.002,Ju=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,
!1];function TO(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Ju(e),r=s-n,i=Math.abs(r);return i<SO*
Math.max(n,s)||i<EO*t||r*o<=0?"":r>0?"longer":"shorter"}function Gb(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=Ct(e),r=new Map,i=(l,c)=>{let u={change:TO(l,n),row:l,names:c,
whole:s};r.set(Et(c.control,l.category),u).set(Et(c.test,l.category),u)};return e.rows.flatMap(Fb).forEach(({row:l,names:c})=>i(l,c)),r}var Di=(e,t,o,n)=>e?.get(Et(o,n))?.names[t]??o;function Yb(e,t){
let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===To&&n[e.name[r]]&&s.push(r);return s}var Qu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Xu(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Ju(t);return`${Qu[o]}: ${I(n)} → ${I(s)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Kb(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-
r.start[t];if(r.sort[t]===vs){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${de(l)}, from ${de(i)}`],[p.host?`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:
""}`:"the host: mostly nothing recorded"],p.next&&[`then: ${p.next}`]].filter(Boolean)}if(r.sort[t]===Ss){let p=r.gaps[r.gap[t]];return[[`Step ${p.step_number}, as the device has it`,"strong"],[`${de(
l)}, from ${de(i)}`],[Zo(p)],[`the host began it at ${de(p.host_start)}`,"muted"]]}if(r.sort[t]===Oo){let{name:p,mean:w,min:g,max:y}=r.gaps[r.gap[t]];return[[`${p}: ${Ye(w,0,3)}`,"strong"],g<y&&[`from\
 ${Ye(g,0,3)} to ${Ye(y,0,3)} in this pixel`],[`${de(l)}, from ${de(i)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=Xo({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${R(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[wn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[wn]]:
[],[`${de(l)}, from ${de(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let f=Xu(o?.
get(Er(r,t)));if(f&&m.push([f,"change"]),n){m.push([`${s}: ${de(n.duration)} (${ye(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${de(n.start)}`]);let p=Di(o,s,c,r.categories[r.
name[t]]);p!==c&&m.push([`${s}: ${p}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${R(r.occurrence[t]+1)}${Vb(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Vb=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",Zu=e=>`${R(e)}${Vb(e)}`,Es=14;function Jb(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){O(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+Es+s>window.innerWidth?o-Es-s:o+Es,l=n+Es+r>window.innerHeight?n-Es-r:n+Es;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Qb(){let e=je("polygon",{class:"join-shape"}),t=je("svg",{class:"timeline-join","aria-hidden":"true",focusable:"\
false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[
l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-s.top}`).join(" "))}}}function Xb(e,t,o){let n=mt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=H("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Le("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Le("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),H("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>H(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){O(r,l&&[a("b",{},I(l.to-l.from)),a("span",{class:"muted small"},` from ${de(l.from)} to ${de(l.to)} `),Le("close","Remove the measurement (Escape)",e.unmeasure)])}}}var OO=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Zb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){O(e,[...t?Object.entries(Qu):[],...OO,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function e_(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function MO(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function t_({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let f=MO(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(n={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,o(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||n&&e_(n,u,d,m)?r=null:s?r=e_(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function AO(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function o_(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=t_(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),Ki(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>Hn(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=yp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=AO(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f),{least:w,most:g}=Gr.pixels;p.
set("pixels",String(Math.min(g,Math.max(w,Math.round(m))))),c(y=>Ki(i.set,p,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);
Object.entries(d).forEach(([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await Nr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){n=
"",s=""},unmount:u})}function n_(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:ge("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var s_=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function r_(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?H("Choose another rank and step",n,{class:"primary"}):H("Try again",o,{class:"primary"})," ",a("a",{href:ge("/")},"Choose other traces")))}var RO={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},ed=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function a_(e,t,o){let n=[],s=ed([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(RO).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>J(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var CO=1e3;function i_(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Di(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let f=m.side===l?m.data():null,p=f?zb(f,Et(s(l,
c,u),u),d):-1;if(p>=0)return{start:f.start[p]+f.shift,duration:f.end[p]-f.start[p],lane:f.lanes[f.lane[p]].id,row:f.row[p],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),f=n(i,m,c,u),p=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>CO&&(o=new Map);let w=p?{...p.rows[0],of:p.of}:null;return o.set(f,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!zo(c,l))return null;let[u,d]=Er(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Bi(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var qi=2e4,l_=3,c_=e=>Math.round(e*1e3),u_=(e,t,o)=>`${e} ${c_(t)} ${c_(o)}`;function LO(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(u_(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===qi?r-qi:0,n.words=i?`${I(i.work)} of work in ${I(i.path)}${n.cut>
0?`; the longest ${R(qi)} of ${R(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function NO(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===To&&t.merged[n]<=1&&s&&e.rows.has(u_(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function d_(e,t,o,n){let s=o.data(),r=ee("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of n.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.
max(p,d),t.y(u+1)-l_-1,w-Math.max(p,d),l_,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of NO(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function m_({
toggle:e,change:t,error:o}){let n=H("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=ze.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let g=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(
qi),...w.step_number===null?{}:{steps:String(w.step_number)},...p?{marker:p}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await jn("critical_path",g,{signal:l[m].
signal});i[m]===y&&(r[m]=LO(h.set,w),c(),t())}catch(h){i[m]===y&&h.name!=="AbortError"&&o(h)}}}return{node:n,words:s,of:m=>r[m],draw(m,f,p){n.setAttribute("aria-pressed",String(m.path));for(let w of ze)
m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){ze.forEach(m=>l[m]?.abort())}}}var p_={control:["A","Control"],test:["B","Test"]};function f_(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),ze.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,ze.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=p_[i],f=me("set"),p=vo({id:f,field:i,set:c&&Ge(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Xl(l),d=Zl(l,c.rank),m=ec(l,c.rank,c.span),f=(g,y,h,b,k,_)=>{let x=me(g),E=a(
"select",{id:x,data:{field:`${i}_${g}`},on:{change:()=>e({..._,[`${i}_${g}`]:E.value})}},h.map(S=>a("option",{value:String(S),selected:S===b},k(S))));return a("span",{class:"sample-field"},a("label",{
for:x},y),E)},p=m.indexOf(c),w=(g,y,h)=>Le(y,`${p_[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[p+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${I(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${I(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${de(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var PO=200,h_=8,IO=1e3;function g_({onText:e,onStep:t}){let o=me("search"),n=Qe(PO,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>H(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function DO(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Et(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Et(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function w_(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=DO(e,o,n,l.side);return r||=c.length>h_,c.slice(0,h_).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:IO});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(f=>({...f,side:l.side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var y_=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${J(t,"call")}\
 of the ${J(e,"name")} with the most time`:`${J(t,"call")} of ${J(e,"name")}`,b_=(e,t)=>`${R(e+1)} of ${R(t)}`;var td={control:"Control",test:"Test"};function BO(e,t,o){return t===void 0?`${td[e]}: …`:t===null?`${td[e]}: no ${Zu(o+1)} call`:`${td[e]}: ${de(t.duration)}, from ${de(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function __(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=Xu(n.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Zu(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},ze.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},BO(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${ye(l.duration-i.duration)}`)),Xo(n)&&a("p",{class:"small"},`${wn}.`),u&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${u}.`),
a("p",{class:"op-actions"},H("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&H("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins a\
t the same place"}),c&&a("a",{href:c},"Open this operation"),H("Copy the name",()=>eo(n.name,"Name copied."),{class:"link-button"}),H("Clear (Escape)",e.clear,{class:"link-button"})))}}}function k_(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y,y.map(k=>s.named(k,h.name,h.category))]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&h.nth===null){await f(y,b);return}if(b!==""){let{name:k,category:_,nth:x}=h;r={name:k,category:_,nth:x,rows:Object.
fromEntries(y.map(E=>[E,s.known(E,k,_,x)??s.drawn(o.shown(),E,k,_,x)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:k,nth:_,rows:x}=y;await Promise.all(h.filter(E=>x[E]?.of===
void 0&&x[E]!==null).map(async E=>{try{x[E]=await s.ask(E,b,k,_)}catch{}})),!c&&r===y&&p(h)}async function f(y,h){let{name:b,category:k,at:_}=e.state(),x=[...new Set([_,"test","control"])].filter(E=>y.
includes(E));for(let E of x){let S=null,v=await n[E].find({name:s.named(E,b,k),category:k,order:"duration",limit:1}).catch(P=>{S=P});if(c||i!==h)return;if(S){Ae(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[P]=v.rows,C=P.start-e.shifts()[E];l=!0,o.goTo(o.around({start:C,end:C+P.duration}),!0),e.change({category:v.category,nth:P.occurrence,at:E,...o.current()});return}}Ae(`${b}\
 does not occur in this ${ed(y.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function p(y){let h=r===null?[]:y.map(k=>r.rows[k]&&Bi(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({selected:h}),l&&
h.length>0&&(l=!1,h.forEach(({pane:k,row:_})=>k.drawing.reveal(_)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(k=>{let _=r.rows[k];return[k,_&&{start:_.start,duration:_.duration,of:_.
of,whole:n[k].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Et(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-h/2,to:b+h/2}),o.marks.selected.forEach(({pane:k,row:_})=>k.
drawing.reveal(_))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,show({name:y,category:h,occurrence:b,side:k,at:_,duration:x}){l=!0,o.goTo(o.around({start:_,end:_+x})),e.change({name:y,
category:h,nth:b,at:k})},pick(y,h){let b=s.nameOf(y,h);if(b){let[k,_,x]=b,E=e.state(),S=E.name===k&&E.category===_&&E.nth===x;e.change(S?u:{name:k,category:_,nth:x,at:y.side})}return b!==null},step(y){
let h=w(),b=h?o.beside(h,y):-1;if(b<0)return!1;let[k,_,x]=s.nameOf(h.pane,b),E=h.pane.data(),S=o.current();if(E.start[b]<S.from||E.end[b]>S.to){let v=(E.start[b]+E.end[b])/2,P=(S.to-S.from)/2;o.goTo({
from:v-P,to:v+P})}return e.change({name:k,category:_,nth:x,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var qO=300,WO={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function x_({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=fo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>H(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:I,exact:de,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:I,exact:de}),o("diff","Test − control",{number:!0,show:ye,
exact:qe,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>WO[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)wr(m,f,l.from,l.to,
p=>{(zo(d,p)||d.sort[p]!==To&&d.sort[p]!==Oo)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,qO),c.length]}return{node:a("div",{},n.node,s),draw(i,l){
let[c,u]=r(i,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===To,g=w?t(d,m):null;return{
pane:d,i:m,duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"steps",name:w?p.names[p.name[m]]:d.textOf(m),change:w?d.changeAt(m):"",diff:g===null?null:d.side==="control"?
g.duration-f:f-g.duration}}))}}}var Wi=9,Fi=3;function $_({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Wi+Fi)+Fi,k=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(h*k),Math.round(b*k)],o.style.height=`${b}px`;
let _=o.getContext("2d",{alpha:!1});_.scale(k,k),_.fillStyle=ee("--surface-sunk"),_.fillRect(0,0,h,b);let x=E=>h*(E-i.from)/(i.to-i.from);r.forEach((E,S)=>m(_,E,Fi+S*(Wi+Fi),x))}function m(h,b,k,_){let x=b.
data();if(!x)return;h.fillStyle=ee(b.host?"--span-host":"--span-compute");let E=new Map,S=-1/0;for(let v=0;v<x.length;v+=1){let[P,C]=[_(x.start[v]),_(x.end[v])],L=b.changeAt(v);if(L!==""&&x.merged[v]<=
1){let A=E.get(L)??[];A.push(P,C),E.set(L,A)}x.name[v]>=0&&x.lanes[x.lane[v]].sort!=="other"&&(C>S+.5||P<S-50)&&(h.fillRect(P,k,Math.max(.5,C-P),Wi),S=C)}for(let[v,P]of E){h.fillStyle=ee(`--span-${v}`);
for(let C=0;C<P.length;C+=2)h.fillRect(P[C],k,Math.max(.7,P[C+1]-P[C]),Wi)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=i.to-i.from,b=100*(l.from-i.from)/h,k=100*(l.to-l.from)/h;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${k}%`),n.hidden=k>99.9}let w=h=>{let b=s.getBoundingClientRect(),k=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
k))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,k]=[u?.at,w(h)];u?.range&&b!==k&&t(Math.min(b,k),Math.max(b,k)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let y=wt(f);return{node:s,draw(h,b){[r,i]=[h,b],f(),p()},view(h,b){l={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var FO=16,HO={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},od=.02,jO=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],UO=new Set(["new","g\
one","gap"]);function zO(e,t){let[o,n]=Je(t*10);return`${Ye(e/n,0,3).replace("-","−")} ${o}`}function GO(e,t,o){return e.sort[t]===vs?"gap":e.sort[t]===Ss?e.gaps[e.gap[t]].shown?"host":"outside":e.
sort[t]===Oo?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function v_({side:e,host:t,on:o}){
let n=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};
function m(){u=Object.fromEntries(jO.map(h=>[h,ee(`--span-${h}`)]))}let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function p(){l=r.names.map((h,b)=>c?.get(Et(h,r.categories[b]))?.
change??""),i=Array.from({length:r.length},(h,b)=>GO(r,b,f(b)))}function w(h){if(r.sort[h]===vs){let x=r.gaps[r.gap[h]];return`idle ${I(x.duration)} · host: ${x.operator??x.host??"nothing recorded"}`}
if(r.sort[h]===Ss){let x=r.gaps[r.gap[h]];return`step ${x.step_number} · ${I(x.duration)}`}if(r.sort[h]===Oo)return Ye(r.gaps[r.gap[h]].mean,0,3);let b=r.names[r.name[h]],_=Xo({name:b,category:r.categories[r.
name[h]]})?`${wn} (${b})`:b||"(no name)";return(HO[i[h]]??"")+(r.merged[h]>1?`${r.merged[h]} rows, most of them ${_}`:_)}m();let g=Mi(s,{rowHeight:FO,label:`${n}: a table below has the same`,wheel:"fr\
ee",least:od,axis:zO,colour:h=>u[i[h]],hatched:h=>UO.has(i[h]),text:w,onHover:(h,b)=>o.hover(d,h,b),onPick:(h,b)=>o.pick(d,h,b),onView:(h,b,k)=>o.view(d,h,b,k),onMeasure:o.measure,onKey:h=>o.key(h,d),
decorate:(h,b)=>o.decorate(h,b,d)}),y=wt(()=>{m(),g.redraw()});return Object.assign(d,{drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},
changeAt:f,textOf:w,title:n,destroy(){y(),g.destroy()}})}function S_(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function YO(e,t,o,n){let s=-1,
r=i=>t.y(o.row[i])+2+(n-4)*(1-o.gaps[o.gap[i]].at);for(let i=0;i<o.length;i+=1){if(o.sort[i]!==Oo)continue;let l=t.x(o.start[i]),c=t.x(o.end[i]);c>=0&&l<=t.width&&(e.line(l,r(i),c,r(i),ee("--text"),1),
s>=0&&o.row[s]===o.row[i]&&o.end[s]===o.start[i]&&e.line(l,r(s),l,r(i),ee("--text"),1)),s=i}}function E_(e,t,o,n){let s=t.y(1)-t.y(0);YO(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&d_(e,t,o,
r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ee("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,ee("--accent"),1)}if(n.aligned!==null){
let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,ee("--accent"),1.5)}for(let i of n.selected)i.pane===o&&S_(e,t,i,ee("--accent"),2.5,s);n.partner?.pane===o&&S_(e,t,n.partner,ee("--text"),1.5,
s)}var KO=60,VO=40;function T_({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=Jb(),s=Qb(),r=null,i=0,l=null,c=!1,u=[],d={hover:k,view:b,key:t.key,pick:(L,A)=>t.
pick(L,A),measure:(L,A,$)=>t.measure({from:L,to:A},$),decorate:(L,A,$)=>E_(L,A,$,o)},m=ze.flatMap(L=>[!0,!1].map(A=>v_({side:L,host:A,on:d}))),f=ze.map(L=>a("section",{class:`timeline-side timeline-${L}`,
data:{side:L},"aria-label":L==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${L}-text small`}),m.filter(A=>A.side===L).map(A=>A.node))),p=$_({onMove:L=>{let{from:A,to:$}=h(),W=($-A)/2;
y().drawing.view(L-W,L+W,!0)},onRange:(L,A)=>y().drawing.view(L,A)}),w=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,n.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(L,A,$,W){c||(c=!0,u.filter(j=>j!==L).forEach(j=>j.drawing.follow(A,$,W)),c=!1,p.view(A,$),P(),t.view(A,$,W))}function k(L,A,$){r=A>=0?{pane:L,i:A,event:$}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?_():n.hide(),P(),C()}function _(){let{pane:L,i:A}=r,$=t.both()?e.nameOf(L,A):null;if($===null){S(void 0);return}let W=$n[L.side],j=e.drawn(u,W,...$)??(x(W,...$)?
null:e.known(W,...$));if(E(j),j!==void 0)return;let M=r;i=setTimeout(async()=>{l=new AbortController;try{let F=await e.ask(W,...$,l.signal);r===M&&(E(F),P(),C())}catch{}},KO)}function x(L,A,$,W){let j=t.
changes()?.get(Et(A,$))?.row;return j!==void 0&&W>=j[`${L}_counts`]}function E(L){o.partner=L?Bi(u,$n[r.pane.side],L):null,S(L)}function S(L){let{pane:A,i:$,event:W}=r;W&&n.show(Kb(A,$,{changes:t.changes(),
partner:L,other:t.both()?$n[A.side]:""}),W.clientX,W.clientY)}let v=({pane:L,start:A,end:$,row:W})=>L.drawing.placeOf({start:A,end:$,row:W});function P(){let{partner:L,selected:A}=o;r&&L?s.draw(r.pane.
drawing.place(r.i),v(L)):A.length===2?s.draw(...A.map(v)):s.draw(null,null)}let C=()=>u.forEach(L=>L.drawing.redraw());return w.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:L,end:A}){let $=(L+A)/2,W=h(),j=y().drawing.node.clientWidth||1e3,M=Math.max(A-L,.01)*j/VO,F=Math.max((A-L)*1.3,Math.min(W.to-W.from,M));return{from:$-F/2,to:$+F/2}},goTo:({from:L,
to:A},$)=>y().drawing.view(L,A,$),glide(L){let{from:A,to:$}=y().drawing.goal(),[W,j]=[(A+$)/2,($-A)/2*L];y().drawing.view(W-j,W+j)},slide(L){let{from:A,to:$}=y().drawing.goal(),W=L*($-A);y().drawing.view(
A+W,$+W)},fit(){let{from:L,to:A}=y().drawing.extent();y().drawing.view(L,A)},show(L,A,$,W){r=null,o.partner=null,n.hide();let j=new Set;u=L.map(({pane:M,data:F})=>(M.show(F,A),M.drawing.showAxis(!j.has(
M.side)&&F.rows>0),j.add(F.rows>0?M.side:""),M)).filter(M=>M.data().rows>0),m.filter(M=>!u.includes(M)).forEach(M=>{M.node.hidden=!0}),f.forEach(M=>{let{side:F}=M.dataset;M.hidden=!u.some(ie=>ie.side===
F),M.firstChild.textContent=$[F]??""}),W&&u.forEach(M=>{let{from:F,to:ie}=Pn(W,M.drawing.extent(),od);M.drawing.follow(F,ie)}),p.view(h().from,h().to)},drawOverview(L){p.draw(u,L)},setChanges(L){m.forEach(
A=>A.setChanges(L))},mark(L){Object.assign(o,L),P(),C()},marks:o,beside({pane:L,start:A,row:$},W){let j=L.data(),M=-1;for(let F=0;F<j.length;F+=1){let ie=W*(j.start[F]-A);j.row[F]===$&&ie>0&&zo(j,F)&&
(M<0||ie<W*(j.start[M]-A))&&(M=F)}return M},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(L=>L.destroy())}}}function O_(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=w_(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Et(m.name,m.category)));e.say(y_(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(b_(n,l.length)),t.onCall(l[n])}}}}var JO=350,QO=250,XO=44,Tr={path:"/timeline",name:"Timeline",mount:(e,t)=>ZO(e,t)};function ZO(e,t){let o=e.clientWidth,n=Ql(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(ze.map(z=>[z,o_(z,{onChange:()=>!f&&Q(),onError:se=>!f&&We(se)})])),w=Object.fromEntries(ze.map(z=>[z,null])),g=i_(p,()=>r),y=m_({toggle:()=>le({path:!n.path}),change:()=>!f&&
h.mark({}),error:We}),h=T_({partners:g,on:{view:he,pick:D,key:ne,measure:z=>V(z),changes:()=>r,both:()=>bo(n).length===2,path:z=>y.of(z)}}),b=g_({onText:z=>le({q:z},{replace:!0}),onStep:z=>S.walk(n.q,
z)}),k=Xb({zoom:h.glide,fit:h.fit,save:at,show:z=>le({show:z}),unmeasure:()=>V(null),unalign:()=>le({align:"",align_category:"",align_nth:0})},b.node,y.node),_=__({zoom:()=>E.zoom(),align:K,href:T,clear:()=>E.
clear()}),x=()=>`${d}|${u}`,E=k_({state:()=>n,stage:h,sides:p,partners:g,change:z=>le(z,{replace:!0}),shifts:()=>c,changes:()=>r,key:x},_),S=O_(b,{key:()=>`${x()}|${r===null}`,sides:()=>bo(n).map(z=>p[z]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:z=>!f&&E.show(z)}),v=f_(z=>le({...z,...ze.some(se=>se in z)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=x_({onPick:D,
partnerOf:U}),C=Zb(),L=a("div",{class:"timeline-notes"}),A=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),W=a("div",{class:"message"}),j=a("p",{class:"\
muted small"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),M=a("div",{class:"results"},k.node,L,h.node,_.node,C.node,y.words,j,P.node);
e.append(a("div",{class:"page timeline-page"},A,$,v.node,W,M));let F=Mt({context:t,results:M,message:W}),ie=Qe(JO,()=>{let{from:z,to:se}=h.current(),we=z<=m.from&&se>=m.to;le(we?{from:null,to:null}:{from:z,
to:se},{replace:!0})}),re=Qe(QO,()=>{!f&&h.shown().length>0&&P.draw(h.shown(),h.current())});function le(z,{replace:se=!1}={}){f||t.go(Zn({...n,...z}),{replace:se})}let ve=z=>on(z,n,s,null),te=({sample:z})=>`\
rank ${z.rank}${z.span>0?`, file ${z.span+1}`:""}, ${z.step_number===null?"whole recording":`step ${z.step_number}`}`;function ue(){let z=ze.filter(Ie=>n[Ie]!==""),se=z.map(ve).join(" → ");A.textContent=
z.length>0?`${se} · Timeline`:"Timeline",t.setTitle(A.textContent);let we={...Gt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};O($,z.length===2&&a("a",{
href:t.lastCompare(new URLSearchParams(we))??vt(we)},`← ${se}`))}async function B(){let z=ze.map(se=>n[se]).filter(se=>se!=="");if(!z.every(se=>s&&Ge(s,se))){let se=await gt(z).catch(()=>[]);f||(s=se,
Q())}}function Q(){let z=ze.filter(Be=>n[Be]!=="");ue(),ze.forEach(Be=>p[Be].load(n));let se=z.length>0&&z.every(Be=>p[Be].samples!==null)?oe(z):{};v.draw(n,s,Object.fromEntries(ze.map(Be=>[Be,se[Be]&&
{samples:p[Be].samples,...se[Be]}]))),k.draw(n),b.draw(n.q);let we=bo(n),Ie=z.find(Be=>p[Be].error&&(we.includes(Be)||p[Be].samples===null)),Ue=z.some(Be=>p[Be].samples?.length===0),Ce=we.length>0&&we.
every(Be=>p[Be].whole);z.length===0?F.say(n_(s)):Ie&&!Ce?Te(Ie):Ue?F.say(s_()):F.say(null),M.toggleAttribute("data-skeleton",!Ce),t.busy(z.length>0&&!Ce&&!Ie&&!Ue),Ce&&Pe(we,se)}function oe(z){let se={};
for(let we of z){let Ie=se[$n[we]]??null;se[we]=p[we].choose(n,Ie)}return bo(n).filter(we=>se[we]).forEach(we=>p[we].loadWhole(n,Math.max(o-XO,300))),se}let pe=z=>z.map(se=>p[se].stepKey()).join("|");
function Pe(z,se){let we=pe(z),Ie=we!==d;Ie&&(d=we,z.forEach(Ue=>{w[Ue]={host:Ku(),device:Ku()}})),ce(z),X(se),Y(z,se,Ie),et(z,se),C.draw(z.length===2,n.path),y.draw(n,z,se),E.draw(z),q(),re(),t.settled()}
function Y(z,se,we){m={from:Math.min(...z.map(Ce=>p[Ce].whole.extent.from-c[Ce])),to:Math.max(...z.map(Ce=>p[Ce].whole.extent.to-c[Ce]))};let Ie=h.panes.filter(Ce=>z.includes(Ce.side)).map(Ce=>{let{whole:Be,
window:Mo}=p[Ce.side];return{pane:Ce,data:Ub({window:Mo,all:Be,host:Ce.host,shift:c[Ce.side],rows:w[Ce.side][Ce.host?"host":"device"]})}}),Ue=n.from===null?null:{from:n.from,to:n.to};h.show(Ie,m,Object.
fromEntries(z.map(Ce=>[Ce,`${ve(Ce)}, ${te(se[Ce])}`])),we?Ue??m:null),we&&(h.drawOverview(m),ae())}function ae(){let z=h.current();for(let se of bo(n)){let we=h.shown().find(Ce=>Ce.side===se),{whole:Ie,
windows:Ue}=p[se];if(we&&Ie){let Ce=c[se];Ue.want({from:z.from+Ce,to:z.to+Ce},we.drawing.node.clientWidth,Ie.extent)}}}function he(){ae(),ie(),re()}async function X(z){let se=z.control&&z.test,we=new URLSearchParams(
{control:n.control,test:n.test});for(let Ue of se?ze:[]){let{rank:Ce,step_number:Be}=z[Ue].sample;we.set(`${Ue}_ranks`,String(Ce)),we.set(`${Ue}_steps`,Be===null?"all":String(Be)),n[`${Ue}_marker`]&&we.
set(`${Ue}_marker`,n[`${Ue}_marker`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Ce])=>we.set(Ue,Ce));let Ie=se?we.toString():
"";if(Ie!==i&&(i=Ie,l?.abort(),r=null,h.setChanges(null),Ie!=="")){l=new AbortController;try{let Ue=await it(we,{signal:l.signal});!f&&i===Ie&&(r=Gb(Ue),h.setChanges(r),h.drawOverview(m),E.draw(bo(n)),
ce(bo(n)),re())}catch{}}}async function ce(z){let se=n.align===""||z.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...z.map(Ue=>g.named(Ue,n.align,n.align_category))]);if(se===u)return;u=
se;let we=c;c={control:0,test:0};let Ie=null;if(se!==""){let Ue=null,Ce=await Promise.all(z.map(Be=>p[Be].find({name:g.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).
catch(Mo=>{Ue=Mo})));if(f||u!==se)return;if(Ue)Ae(`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Ce.every(Boolean)){let[Be,Mo]=Ce.map(Qt=>Qt.rows[0].start);c={control:0,
test:Mo-Be},Ie=Be}else(r||n.align_category!=="python_function")&&Ae("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Ie}),(se!==""||we.test!==0)&&(Q(),ae(),h.drawOverview(m))}
function U(z,se){let we=bo(n).length===2?g.nameOf(z,se):null;return we&&g.drawn(h.shown(),$n[z.side],...we)}function D(z,se){let we=z.data();if(!E.pick(z,se)&&se>=0&&(we.merged[se]>1||we.sort[se]!==To)){
let Ie=(we.end[se]-we.start[se])*.75,Ue=(we.start[se]+we.end[se])/2;h.goTo({from:Ue-Ie,to:Ue+Ie})}}function K(){let{name:z,category:se,nth:we}=E.current();le({align:z,align_category:se,align_nth:we})}
function T({name:z,category:se}){return n.control===""||n.test===""?null:Yt({...Fs(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:Ot(z,se),use_short_name:n.
use_short_name})}function q(){for(let z of h.shown())z.drawing.highlight(n.q===""?null:Yb(z.data(),n.q));S.draw(n.q)}function V(z){h.mark({measure:z}),k.measure(z),z&&Ee(`${I(z.to-z.from)} measured.`)}
function N(){let z=E.place();if(!z)return!1;let{from:se,to:we}=h.marks.measure??{from:z.start,to:z.start};return V(se===we&&se!==z.start?{from:Math.min(se,z.start),to:Math.max(se,z.start)}:{from:z.start,
to:z.start}),!0}let G={".":()=>E.step(1),",":()=>E.step(-1),m:N,f:()=>E.zoom()};function ne(z){let se=G[z.key];return se!==void 0&&se()!==!1}function Re(){if(h.marks.measure)V(null);else if(n.name!=="")
E.clear();else if(n.q!=="")le({q:""},{replace:!0});else return!1;return!0}function We(z){Ae(`This part of the timeline could not be loaded. ${z.message}`,{urgent:!0})}function Te(z){F.say(r_(p[z].error,
z,{retry(){ze.filter(se=>p[se].error).forEach(se=>p[se].retry()),Q()},chooseOther:()=>le(Object.fromEntries(ze.flatMap(se=>["rank","span","step"].map(we=>[`${se}_${we}`,""]))),{replace:!0})}))}function et(z,se){
let we=z.flatMap(Ie=>a_(Ie,p[Ie],se[Ie]));O(L,we.map(Ie=>a("p",{class:"notice small"},Ie)))}async function at(z){let se=h.shown();if(se.length===0)return;let{from:we,to:Ie}=h.current(),Ue=Math.max(900,
se[0].drawing.node.clientWidth),Ce=bo(n),Be=[A.textContent,`${I(we)} to ${I(Ie)} of ${Ce.map(Qt=>`the ${Qt} (${te(p[Qt].chosen)})`).join(" and ")}`],Mo=Ti(Be,se.map(Qt=>({lines:[Qt.title],...Qt.drawing.
whole(Ue)})),Ue);await Oi(Mo,z,`tracediff-${Ce.map(Qt=>xt(ve(Qt))).join("-")}-timeline`)}return Q(),B(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>h.
glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:G["."],former:G[","],measure:G.m,zoomTo:G.f,close:Re},update(z){let se=n;n=Ql(z),Q();let{from:we,
to:Ie}=h.current(),Ue=n.from!==se.from||n.to!==se.to,Ce=(Mo,Qt)=>Math.abs(Mo-Qt)>.002+1e-6*Math.abs(Qt),Be=n.from===null?m:n;Ue&&(Ce(we,Be.from)||Ce(Ie,Be.to))&&h.goTo(Be,!0),B()},unmount(){f=!0,ie.cancel(),
re.cancel(),l?.abort(),ze.forEach(z=>p[z].unmount()),F.unmount(),E.unmount(),y.unmount(),h.unmount()}}}var M_=[["control","Control"],["test","Test"]],eM=e=>({slower:"more",faster:"less"})[e]??null,Go=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:I,exact:de}),tM=(e,t)=>e===null?"–":`${ke(e)} to ${ke(
t)}`,oM=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>a(e?"a":"bdi",{href:e?.(n.set)},o)},Go("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Go("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Go("compute","Compute"),Go("exposed_communication","Exposed communication"),Go("exposed_m\
emory","Exposed memory"),Go("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:R},{key:"samples",title:"Samples",number:!0,show:R,what:"A sample is one step of one rank"}],nM={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function sM(e){return e.q_value!==null?nM[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var rM=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Go("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Go("test","Test","Mean per step of the recordings"),{...Go("diff","Change"),show:ye},{key:"change_percent",title:"%",
number:!0,show:ke,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>tM(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:zt,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:eM}],aM=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:sM(t)}},iM=.05;function A_({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<iM?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ke(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),a("p",{},`Mean step ${I(e.control)} → ${I(e.test)}. `,n),e.recorded&&a("p",{class:"muted small"},e.recorded.text)]}var R_=e=>Object.fromEntries(M_.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function C_(e,t){let o=M_.flatMap(([r,i])=>e[r].recordings.map(l=>({...l,...l.step_time,side:i}))),n=o.some(r=>r.without_profiler!==null),s=fo({caption:"Recordings",limit:128,
columns:oM(t,n)});return s.show(o),s.node}function L_(e,t){let o=fo({caption:"Rows",limit:50,columns:rM,csv:t});return{node:o.node,show:n=>o.show(n.map(aM(e.selection.measure)))}}var N_=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${J(e,"row")} judged: ${R(t.slower)} slower and ${R(t.faster)} faster.`;var rd={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>dM(e,t)},sd=1e3,lM=250,P_=32,ad=[["control","A","Control"],["test","B","Test"]],id=ad.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),I_=e=>e.split(",").filter(t=>t!=="");function D_(e){let t=new URLSearchParams(e);return{control:I_(t.get("control")??""),test:I_(t.get("test")??""),q:yt(t,Rt,
"q"),significant:yt(t,Rt,"significant","")==="true",equal_clock:yt(t,Rt,"equal_clock","false"),chosen:Object.fromEntries(id.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function ld(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return No(t,Rt,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var B_=({chosen:e})=>id.some(({key:t,what:o})=>o!=="marker"&&t in e);function cM(e){let t=ad.flatMap(([o,,n])=>{let s=id.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...B_(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function nd(e,t=sd){
let o=ld(e);return o.set("exclude",Lt),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function uM(e,t){let o=ld(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function dM(e,t){let o=D_(location.search),n=null,s=new Map,r=(A,$)=>t.go(ge(`/compare/re\
cordings?${ld({...o,...A})}`),$),i=a("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Aa(),d=a("input",{type:"checkbox",id:me("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},a("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),f=a("input",{type:"search",id:me("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(
lM,()=>r({q:f.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:me("only"),on:{change:()=>r({significant:p.checked},{replace:!0})}}),w=a("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:A=>A.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),f),a("label",{class:"recordings-only"},p," only slower or faster")),g=a("div",{class:"compa\
rability"}),y=a("div"),h=a("div"),b=a("div",{class:"analysis-results"},m,g,y,w,h);O(e,a("div",{class:"page analyse-page recordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),i,l,b));let k=Mt({context:t,results:b,message:l});function _(A){O(i,ad.map(([$,W,j])=>{let M=me("set"),F=re=>{o[$].includes(re)||(r({[$]:[...o[$],re]}),_($))},ie=vo({id:M,field:$,set:null,
text:"",onGroup:F,onPick:re=>{s.set(Ve(re.id),re.label),F(Ve(re.id))}});return ie.input.placeholder="Add a recording, or nightly-* …",a("div",{class:`side-card side-${$}`},a("div",{class:"side-title"},
a("b",{class:"letter","aria-hidden":"true"},W),a("label",{for:M},j),ie.node),a("ul",{class:"recordings-chosen"},o[$].map(re=>{let le=s.get(re)??re;return a("li",{class:"tag"},le," ",H("×",()=>{r({[$]:o[$].
filter(ve=>ve!==re)}),_($)},{class:"link-button","aria-label":`Leave out ${le}`,title:`Leave out ${le}`}))})))})),A&&i.querySelector(`[data-field="${A}"]`)?.focus()}function x(){for(let A of["control",
"test"])for(let $ of o[A]){let W=n[A].recordings.find(j=>j.set.startsWith($));W&&s.set($,W.label)}}function E(){let{control:A,test:$}=R_(n);O(c,A_(n),a("p",{class:"small recordings-chosen-parts"},cM(o),
" ",B_(o)&&H("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([M])=>M.endsWith("_marker")))}),{class:"link-button"})),a("p",{class:"muted small"},"Waterfall,\
 tree, timeline and causes show one recording of each side: ",a("a",{href:Bt(A.set,$.set)},`${A.label} and ${$.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let W=n.
control.recordings.length+n.test.recordings.length,j=M=>xt(n[M].recordings[0].label);u.set({name:`tracediff-${j("control")}-${j("test")}`,report:Ir(nd(o,null)),bundle:Dr(uM(o,n)),tooMany:W>P_&&`${P_} \
sets at most`})}function S(){x(),_(document.activeElement?.dataset?.field),E(),O(g,ta(n.comparability)),O(y,C_(n,j=>ge(`/analyse?set=${Ve(j)}`)));let A=nd(o,null);A.set("format","csv");let $=L_(n,Os(A));
$.show(n.rows);let{row_count:W}=n;O(h,$.node,a("p",{class:"muted small"},W===0?"The filters leave no row. ":"",N_(n),W>sd?` The ${R(sd)} largest changes of ${R(W)} are here; the CSV has all.`:""))}function v(A){
n=null,k.say(a("div",{class:"error-box",role:"alert",data:{code:A.code}},a("h2",{},"This comparison is not possible"),a("p",{},A.message)))}let P=A=>A.startsWith("tag:")||/[*?]/.test(A);function C(){t.
setTitle("Several recordings"),document.activeElement!==f&&(f.value=o.q),p.checked=o.significant,d.checked=o.equal_clock;let A=[o.control,o.test];if(A.some($=>$.length===0)||A.every($=>$.length===1&&!P(
$[0]))){n=null,k.drop(),_(document.activeElement?.dataset?.field),k.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labe\
ls (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:A.every($=>$.length===1)?Bt(o.control[0],o.test[0]):ge("/compare")},"Compare two sets")));return}_(document.activeElement?.dataset?.
field),k.ask($=>it(nd(o),{signal:$}),$=>{if($.judged!=="between_recordings"){v({code:"one_set",message:"Each of these two names stands for only one set."});return}n=$,k.say(null),S(),Ee($.verdict.words)},
v)}async function L(){let A=[...o.control,...o.test].filter($=>!P($));try{for(let $ of await gt(A.slice(0,100)))s.set(Ve($.id),$.label);n===null&&_(document.activeElement?.dataset?.field)}catch{}}return C(),
L(),{keys:{search:()=>f.focus()},update(A){o=D_(A),C()},unmount(){s=new Map,k.unmount()}}}var cd={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(bt).map(([e,{name:t}])=>[e,t]))},q_=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":cd[e.measured].replace(/^./,t=>t.toUpperCase()),W_=e=>!!e&&e.low_percent*e.high_percent>0,Ts=e=>W_(e)?`${e.explains?
"the machine’s, which":"the machine"} makes ${ke(e.diff_percent)} of the step (${ke(e.low_percent)} to ${ke(e.high_percent)})`:"",F_=e=>W_(e)?`${e.explains?"the machine’s, ":""}${ke(e.diff_percent)}`:
"";var mM=7.2,H_=16,pM=56,Or={l:64,r:16,t:22,b:44},Mr=e=>e.filter(Boolean).map(He).join("<br>"),Hi=e=>e.recorded===null?`stored ${ft(e.created)} (recording time not stated)`:ft(e.recorded);function dd(e,t){
let o=Math.max(2,Math.floor((t-Or.l-Or.r)/(H_*mM+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:lo(n.map(s=>e[s].label),
H_).map(He)}}function Y_(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function md(e){return{template:$t(),margin:Or,hovermode:"closest",dragmode:"zoom",...e}}function K_(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var pd=e=>e.direction==="slower"?"--more-fill":"--less-fill",V_=({host_median:e,lag_median:t})=>Zo({host:e,lag:t});function fM(e){let t=e.
interval&&`95 % interval: ${e.interval.map(I).join(" to ")}`;return Mr([e.label,Hi(e),`median ${I(e.median)}`,t,V_(e),`${e.observations} observations`,e.diff_percent!==null&&`${ke(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var hM=(e,t)=>Mr([`${t.direction}: ${I(t.left_median)} → ${I(t.right_median)} (${ke(t.diff_percent)})`,Ts(t.machine)&&`\
change of level: ${Ts(t.machine)}`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function J_(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<e.length&&e[r]!==
null;)r+=1;let i=Array.from({length:r-s},(u,d)=>s+d),l=i.length===1?[s-.2,s+.2]:i,c=u=>i[Math.min(u,i.length-1)];i.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(c(d),1)),...l.
map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function gM(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),i=u=>u===null?null:u/t,l=ee("--control-fill"),c=o.map(u=>u.median===null?
null:(u.interval??[u.median,u.median]).map(i));return[{type:"scatter",mode:"lines",...J_(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:K_(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"s\
kip",line:{color:ee("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[i(u),i(u),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(u=>i(
u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(fM),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatt\
er",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>i((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:ee("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle-up":"triang\
le-down"),color:s.map(u=>ee(pd(u)))},customdata:s.map(u=>hM(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var wM=3;function yM(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[...e].
sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=pM)&&o.push(s);return o}function bM({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).filter(
m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(pd(m))}})),d=yM(n,(t-Or.
l-Or.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:He(ke(m.diff_percent)),font:{size:11,color:ee(m.direction==="slower"?"--more":"--less")}}));return{data:gM(
e,l),layout:md({xaxis:dd(o,t),yaxis:Y_(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ee("--test-fill")}}]],annotations:d})}}var j_=[
["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],fd=e=>a("div",{class:"chart-leg\
end"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Q_=e=>_t({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:bM,keys:()=>j_,extra:fd(
j_),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===wM&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),
ud=["compute","exposed_communication","exposed_memory","idle"],X_={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},U_=ud.map(e=>[
X_[e],bt[e].name]);function _M({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(i=>i.mean_step_time??0))),r=o.map(i=>Mr([i.label,Hi(i),`mean step ${I(i.mean_step_time)}`,V_(i),...ud.map(l=>`${bt[l].
name}: ${i.parts?I(i.parts[l]):_e}`)]));return{data:ud.map(i=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:ee(X_[i]),line:{width:0}},customdata:r,hovertemplate:"%\
{customdata}<extra></extra>"})),layout:md({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...dd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Y_(s,n,{rangemode:"tozero"})})}}var Z_=()=>_t(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:_M,extra:fd(U_),keys:()=>U_}),z_=[["--test-fill","what the machine makes of the step, and its interval"]];
function G_(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function kM(e,t){let{machine:o}=t;if(o===null)return Mr(
[t.label,Hi(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Mr([t.label,Hi(t),`${ke(o.curve_percent)} of the step, against the first level`,`${ke(o.diff_percent)} (${ke(o.low_percent)}\
 to ${ke(o.high_percent)}) against ${n}`,G_(o.device_factor,"kernels take"),G_(o.host_factor,"calls of the host take")])}function xM({answer:e},t){let{sets:o,change_points:n}=e,s=ee("--test-fill"),r=({
machine:i},l)=>((1+i.curve_percent/100)*(1+l/100)/(1+i.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:K_(s,.22),...J_(o.map(
i=>i.machine&&[r(i,i.machine.low_percent),r(i,i.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((i,l)=>l),y:o.map(i=>i.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(i=>kM(e,i)),hovertemplate:"%{customdata}<extra></extra>"}],layout:md({xaxis:dd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:ee("\
--muted")},shapes:n.map(i=>({type:"line",xref:"x",yref:"paper",x0:i.at-.5,x1:i.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(pd(i))}}))})}}var ek=()=>_t({id:"chart-series-machine",title:"What\
 the machine makes of the step",file:"series-machine",height:()=>220,make:xM,extra:fd(z_),keys:()=>z_});var ji="row",Ui="layer",tk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function ok({onChange:e}){let t=me("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(v,P,C,L={})=>{let A=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...C,on:{change:()=>e({...L,[v]:A.value.trim()})}});return{input:A,node:a("label",{class:"analys\
is-field"},a("span",{},P),A)}},l=i("sets","Sets",{class:"wide",title:tk,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:tk,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=me("layer-hint"),f=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),p=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),w={[ji]:u,[Ui]:f},g=a("select",{data:{field:"measure"},on:{change:()=>{r=g.value in w?g.value:"",S(),r!==""?w[r].input.focus():e({measure:g.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(cd),[ji,"a row"],[Ui,"a layer"]].map(([v,P])=>a("option",{value:v},P))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),h=a("select",{data:{field:"time"},on:{change:()=>e({time:h.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),g),k=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),_=a("label",{class:"analysis-field"},a("span",{},"Of the row"),h),x=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,_,f.node,k,o,H("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),p);u.input.addEventListener("input",Qe(150,()=>E(u.input.value))),u.input.
addEventListener("focus",()=>E(""));async function E(v){if(s!==null)try{let P=await Pr(s,v);O(o,[...new Set(P.map(C=>C.name))].map(C=>a("option",{value:C})))}catch{}}function S(){g.value=r||n.measure;
for(let v of[u.node,d.node,_])v.hidden=r!==ji;for(let v of[f.node,k,p])v.hidden=r!==Ui}return{node:x,draw(v,P){n=v,s=P,r=n.layer!==""?Ui:n.name!==""?ji:document.activeElement===w[r]?.input?r:"";for(let{
input:C}of[l,c,u,d,f])(C!==document.activeElement||C.value==="")&&(C.value=n[C.dataset.field]);h.value=n.time,y.value=n.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var wd={path:"/series",name:"Series",mount:(e,t)=>SM(e,t)},hd=5,nk=(e,t=({label:o})=>o)=>e.slice(0,hd).map(t).join(", ")+(e.length>hd?` and ${R(e.length-hd)} more`:""),Ar=(e,t,o,n=I)=>({key:e,title:t,
what:o,number:!0,show:n,exact:de}),gd=e=>e===null?null:e>0?"more":e<0?"less":null,$M=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not stated":ft(e)},Ar(
"left_median","Before","Median of the level before"),Ar("right_median","After","Median of the level after"),{...Ar("diff_duration","Change","After less before",ye),tone:gd},{key:"diff_percent",title:"\
%",number:!0,show:ke,tone:gd},{key:"q_value",title:"q",number:!0,show:zt,what:"Of the rank test of the observations left and right"},{key:"machine",title:"Machine",what:"What another clock of the devi\
ce, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tells",show:F_},{key:"href",title:"Compare",what:"Left and right: the set b\
efore the change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only o\
ne set",show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],vM=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},
{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${ft(o.created)}`:ft(t)},{...Ar("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??
I(t)},{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(I).join(" to ")},...e.baseline?[{key:"diff_\
percent",title:"Against baseline",number:!0,show:ke,tone:t=>Math.abs(t)<2?null:gd(t)}]:[],{key:"observations",title:"Steps",number:!0,show:R},Ar("mean_step_time","Mean step","What the parts add up to"),
{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function SM(e,t){let o=Gs(location.search),n=null,s="",i=ok({onChange:(M,F)=>t.
go(Ys({...o,...M}),F)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(M,F)=>n.measured!=="layer"?Bt(M,F):qt({control:Ve(M),test:Ve(F),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(M,F)=>u(
n.sets[M].id,n.sets[F].id),m=Q_((M,F)=>t.go(d(M,F))),f=ek(),p=Z_(),w=a("div",{class:"analysis-tables"}),g=a("div",{class:"analysis-results"},c,m.node,f.node,p.node,w);O(e,a("div",{class:"page analyse-\
page series-page"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level c\
hanges, left and right can be compared."),i.node,l,g));let y=Mt({context:t,results:g,message:l}),h=wt(()=>{m.retheme(),f.retheme(),p.retheme()});function b(M){return`${M.direction}${M.diff_percent===null?
"":` by ${ke(Math.abs(M.diff_percent)).replace("+","")}`}: ${I(M.left_median)} → ${I(M.right_median)}`}function k(){let{sets:M,change_points:F,levels:ie}=n;if(ie.length===0)return`None of these sets\
 has ${n.measured==="layer"?"this layer":"this time"}.`;let re=n.neighbours;return re!==null&&re.pairs===0?"One set is not a series: there is no other set to compare it with.":re!==null&&re.unjudged===
re.pairs?`Cannot judge whether the level changes in ${J(M.length,"set")}.`:re!==null&&F.length>0?`${R(F.length)} of ${J(re.pairs,"pair")} of neighbours ${F.length===1?"differs":"differ"}.`:`${F.length===
0?"No change of level was found":J(F.length,"change of level","changes of level")} in ${J(M.length,"set")}${_(F)}.`}function _(M){let F=M.filter(ie=>ie.machine?.explains).length;return F===0?"":M.length===
1?": the machine’s":`, ${R(F)} of them the machine’s`}let x=({pairs:M,unjudged:F})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the us\
ual difference between two recordings."+(F===0?"":` ${R(F)} of ${J(M,"such pair")} cannot be judged: a set has too few steps.`);function E(){let M=n.since_good;if(M===null)return!1;let F=ie=>n.sets.find(
re=>re.id===ie).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),F(M.good),", it is ",a("span",{class:M.direction==="slower"?"more":"less"},b(M)),". ",a("a",{href:u(
M.good,M.now)},`What changed between it and ${F(M.now)}`))}function S(){let M=n.newest;if(M===null)return!1;let F=ie=>n.sets.find(re=>re.id===ie).label;return a("p",{class:"card series-newest"},a("b",
{},"The newest set, "),F(M.right),", stands out: it is ",a("span",{class:M.direction==="slower"?"more":"less"},b({...M,left_median:M.left_mean,right_median:M.right_mean})),` (p = ${zt(M.p_value)}, aga\
inst the ${R(M.others)} sets of its level before it). One set alone is not a change of level. `,Ts(M.machine)&&`Of it, ${Ts(M.machine)}. `,a("a",{href:u(M.left,M.right)},`What changed between ${F(M.left)}\
 and it`))}function v(){let M={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},F=n.differences.map(({at:ie,kind:re,before:le,after:ve})=>`From ${n.sets[ie].label}\
 on, ${M[re]}: ${le} before, ${ve} now.`);return n.more_differences===0?F:[...F,`${J(n.more_differences,"more such difference")}.`]}function P(){let{sets:M}=n,F=M.filter(le=>le.missing!==null),ie=n.left_out.
map(({label:le,detail:ve})=>`${le} is left out: ${ve}`);if(n.neighbours?.pairs>0&&ie.unshift(x(n.neighbours)),n.unknown_recorded>0){let le=n.unknown_recorded===1;ie.unshift(`${J(n.unknown_recorded,"se\
t")} ${le?"does":"do"} not say when ${le?"it was":"they were"} recorded: the time ${le?"it was":"they were"} stored is used.`)}F.length>0&&n.levels.length>0&&ie.push(`${J(F.length,"set")} ${F.length===
1?"has no such time, and counts with the level around it":"have no such time, and count with the level around them"}: ${nk(F,le=>`${le.label} (${le.missing})`)}.`),M.every(le=>!le.has_steps)&&ie.push(
"No set has steps: each whole recording counts as one step.");let re=M.filter(le=>le.affected>0);return re.length>0&&ie.push(`${J(re.length,"set")} ${re.length===1?"has damaged files, so its":"have da\
maged files, so their"} times may be wrong: ${nk(re)}.`),n.machine_pending>0&&ie.push(`The machine of ${J(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was com\
pared is kept.`),ie.unshift(...v()),ie.length>0&&a("ul",{class:"notice"},ie.map(le=>a("li",{},le)))}function C(){let{sets:M,change_points:F}=n,ie=fo({caption:"Changes of level",limit:64,columns:$M});ie.
show(F.map(le=>({...le,label:M[le.at].label,recorded:M[le.at].recorded,href:u(le.left,le.right),several:le.recordings_link})));let re=fo({caption:"Sets",limit:30,columns:vM(n),csv:Od(`${Ea(o)}&machine\
=true&format=csv`)});re.show(M.map((le,ve)=>({...le,href:ge(`/analyse?set=${le.id.slice(0,12)}`),before:ve===0?null:d(ve-1,ve)})).reverse()),O(w,ie.node,re.node)}function L(){let{sets:M}=n,F={file:"tr\
acediff",revision:s,caption:[`${M[0]?.label??""} to ${M.at(-1)?.label??""}`]};O(c,a("h2",{},k()),E(),S(),P()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...F,answer:n,heading:q_(
n),empty:n.levels.length===0?"There is nothing to draw.":null}),f.node.hidden=M.every(ie=>ie.machine===null),f.node.hidden||f.draw({...F,answer:n,heading:"clock of the device, speed of the host"}),p.draw(
{...F,answer:n,heading:"means over steps and ranks",empty:M.every(ie=>ie.parts===null)?"No set has device work: a step has no parts.":null}),C(),g.dataset.shown=s}async function A(){let[M,F]=await Promise.
all([jt("group=always&limit=100"),Vo()]),re=[...M.entries.flatMap(({group:le})=>le?[le]:[]).map(({prefix:le,sets:ve})=>[`${le}*`,ve]),...F.filter(({sets:le})=>le>2).map(({tag:le,sets:ve})=>[`tag:${le}`,
ve])].filter(([le])=>!le.includes(","));return a("div",{class:"notice"},M.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:ge("/")},"Add some"),"."):a("p",{},"Name the sets of a series: \
a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),re.length>0&&a("ul",{class:"series-offers"},re.slice(0,20).map(([le,ve])=>a(
"li",{},a("a",{href:Ys({...o,sets:le})},le),` (${J(ve,"set")})`))))}function $(M){n=null,y.say(a("div",{class:"error-box",role:"alert",data:{code:M.code}},a("h2",{},"This series is not possible"),a("p",
{},M.message)))}async function W(M){try{let F=await Vi(`${M}&machine=true`);s===M&&n!==null&&(n=F,L())}catch{}}function j(){let M=Ea(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>A(),F=>y.say(F),$)):s===M&&n?(y.drop(),L(),t.settled()):y.ask(F=>Vi(M,{signal:F}),F=>{n=F,s=M,y.say(F.sets.length>
0?null:a("p",{class:"notice"},"No set was found. ",F.left_out.length>0&&`${J(F.left_out.length,"set")} cannot be read.`)),i.draw(o,F.sets.at(-1)?.id??null),F.sets.length>0&&(L(),Ee(k()),W(M))},$)}return j(),
{keys:{search:()=>i.focus()},update(M){o=Gs(M),j()},unmount(){y.unmount(),n=null,h(),m.unmount(),f.unmount(),p.unmount()}}}var yd={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:ge("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var EM=120,TM=[Ks,Nn,Su,kr,Tr,Du,Yu,rd,wd],Rr=document.getElementById("main"),Yo=null,bd="",qn=history.state?.scroll??null,zi=location.hash.slice(1),Tt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(sk(),history.pushState(null,"",e)),qn=null),zi=new URL(e,location.href).hash.slice(1),kd()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(bd.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?bd:void 0},
settled(){qn!==null?(window.scrollTo(0,qn),qn=null):zi!==""&&document.getElementById(zi)?.scrollIntoView(),zi=""},status:null,newPair:!1},sk=()=>history.replaceState({scroll:window.scrollY},"");function kd(){
let e=TM.find(o=>o.path===Ft())??yd;if(Bn("nav-traces",e===Ks),Bn("nav-compare",e===Nn||e===Su||e===rd),Bn("nav-tree",e===kr),Bn("nav-timeline",e===Tr),Bn("nav-analyse",e===Du),Bn("nav-query",e===Yu),
Bn("nav-series",e===wd),AM(),rk()&&(PM.clear(),_d.clear()),_d.draw(),Yo?.page===e){Yo.view.update(location.search);return}Yo?.view.unmount(),Tt.busy(!1),Rr.textContent="";let t=Yo!==null;Yo={page:e,view:e.
mount(Rr,Tt)},t&&(window.scrollTo(0,0),Rr.focus({preventScroll:!0}),Ee(`${e.name} page`))}function rk(){let e=new URLSearchParams(location.search);return Ft().startsWith(Nn.path)&&!!(e.get("control")&&
e.get("test"))}function ak(){return(Ft()===Ks.path||Ft()===Nn.path&&!rk())&&!Us(document.activeElement)&&!document.querySelector("dialog[open]")}function OM(e,t){if(!ak()){_d.offer(e,t);return}let o=Se.
transfers.filter(n=>Se.canUndo(n)&&[e.id,t.id].includes(n.job.set));Tt.newPair=!0,Tt.go(Bt(e.id,t.id)),Tt.newPair=!1,o.length!==0&&Ae(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>Se.undo(n))),Tt.go(ge("/"))}catch(n){Ae(`That did not work. ${n.message}`,{urgent:!0})}}}})}function MM({
detail:{label:e,job:t}}){let o=()=>Tt.go(t.page);ak()?o():Ae(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Bn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function AM(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Nn.path&&(bd=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[kr,Tr].some(({path:s})=>s===n))&&o.size>0&&RM(t,o,n)}function RM(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",ge(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",ge(`/analyse?${i}`)),
r("nav-query",ge(`/query?${t}`)),o!==kr.path&&r("nav-tree",qt(Nt(ns(location.search)))),o!==Tr.path&&r("nav-timeline",vn(Object.fromEntries(e))),!o.startsWith(Nn.path)&&n&&s&&r("nav-compare",Tt.lastCompare(
e)??Bt(n,s))}function CM(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=Gi(o.pathname),s=o.origin===location.origin&&ge(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),Tt.go(o.pathname+o.search+o.hash))}async function LM(){try{Tt.status=await Ko(),document.getElementById("version").textContent=`tracediff ${Tt.status.version}`,
document.body.toggleAttribute("data-read-only",Tt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Tt.status.sql===!1),document.body.toggleAttribute("data-no-traces",Tt.status.keep_traces===
!1)}catch{}}async function NM(){let e=globalThis.firstComparison?.answer;e&&(Rr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,EM)})]),delete Rr.dataset.waits),Yo===
null&&kd()}var _d=sp();gm();var PM=dp(OM);fp();rm(document.getElementById("theme"));cp(()=>Yo,document.getElementById("keys"));fm(document.getElementById("drop-veil"),()=>Tt.status?.read_only!==!0,e=>{
Se.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&Tt.go(ge("/"))});Se.addEventListener("bundle",MM);Se.addEventListener("change",()=>As().catch(()=>{}),{once:!0});document.addEventListener(
"click",CM);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{qn=e.state?.scroll??0,kd(),(Yo.page===Ks||Yo.page===yd)&&Tt.settled()});window.addEventListener("scroll",Qe(200,()=>{
qn===null&&sk()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{qn=null},{passive:!0});NM();Dt().then(()=>{Zt.watch(),LM()});})();
