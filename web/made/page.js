"use strict";
(()=>{var ud=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),pe=e=>ud+e,Fi=e=>`/${e.split("/").slice(ud.split("/").length).join("/")}`,Ft=()=>Fi(location.pathname);var ao=pe("/api/v1"),B_=700,Oo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Hi(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Oo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Oo(e,"error",`The server answered with status ${e}.`)}var md=()=>new Oo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),q_=/"(?:stream|correlation)":-?\d{16}/,W_=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,F_=/\d{16}/,H_=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,j_=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function dd(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function pd(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ht(e,t,o={}){let n=!1;try{for(;;)try{return await U_(e,t,o)}catch(s){if(s.code!=="not_checked_yet")throw s;
n||(n=!0,dd(1)),await j_(B_,o.signal)}}finally{n&&dd(-1)}}async function U_(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Con\
tent-Type"]="application/json",r.body=JSON.stringify(o));let i,l;try{i=await fetch(ao+t,r),l=await i.text()}catch(c){throw c.name==="AbortError"?c:md()}if(!i.ok)throw Hi(i.status,l);if(l==="")return null;
try{return JSON.parse(l,s&&F_.test(l)?H_:q_.test(l)?W_:void 0)}catch{throw new Oo(i.status,"bad_answer","The server sent an answer that is not JSON.")}}var ft=(e,t)=>Ht("GET",e,t),tt=encodeURIComponent,
zo=e=>ft("/status",e);async function jt(e,t){let o=await ft(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}var gt=async(e,t)=>e.length===0?[]:(await ft(`/sets?${e.map(o=>`id=${tt(
o)}`).join("&")}`,t)).sets,Go=async e=>(await ft("/tags",e)).tags,ho=(e,t)=>ft(`/sets/${tt(e)}`,t),Mo=(e,t)=>Ht("PATCH",`/sets/${tt(e)}`,{body:t}),Dn=e=>Ht("DELETE",`/sets/${tt(e)}`),fd=async(e,t)=>(await Ht(
"POST",`/sets/${tt(e)}/split`,{body:t})).job,hd=async(e,t)=>(await Ht("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Bn=e=>Ht("POST",`/sets/${tt(e)}/restore`),ot=(e,t)=>ft(`/compare\
_traces?${e}`,t),Tr=(e,t)=>ft(`/compare_traces/op?${e}`,t),Or=(e,t,o)=>ft(e===""?`/compare_traces/tree?${t}`:`/sets/${tt(e)}/tree?${t}`,o),qn=async(e,t,o)=>(await ft(`/sets/${tt(e)}/steps${t===null?"":
`?marker=${tt(t)}`}`,o)).steps,ji=(e,t,o)=>ft(`/sets/${tt(e)}/timeline?${t}`,o),Mr=(e,t,o)=>ft(`/sets/${tt(e)}/timeline/find?${t}`,o),Wn=(e,t,o)=>ft(`/analysis/${e}?${t}`,o),gd=(e,t)=>ft(`/series?${e}`,
t),wd=e=>`${ao}/series?${e}`,yd=(e,t)=>`${ao}/analysis/${e}?${t}`,Ar=async(e,t,o)=>(await ft(`/sets/${tt(e)}/ops?q=${tt(t)}&limit=50`,o)).ops,Ss=e=>`${ao}/compare_traces?${e}`,Rr=e=>`${ao}/report?${e}`,
Cr=e=>`${ao}/bundle?${e}`,bd=e=>`${ao}/compare_traces/op?${e}`,_d=(e,t)=>ft(`/sql?${e}`,{...t,digits:!0}),kd=e=>`${ao}/sql?${e}`,xd=async(e,t)=>(await ft(`/sql/schema?${e}`,t)).tables,$d=async e=>(await ft(
"/queries",e)).queries,Ui=(e,t)=>Ht("POST","/queries",{body:{name:e,statement:t}}),vd=e=>Ht("DELETE",`/queries/${tt(e)}`),zi=(e,t,o)=>`${ao}/sets/${tt(e)}/files/${t}/trace${o?`?${o}`:""}`;async function Lr(e,t,o,{
signal:n,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(zi(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new Oo(0,"broken","The download stopped before its end. The log of the server says why."):md()}throw Hi(l.status,await l.text())}var Sd=async e=>(await ft(
"/jobs",e)).jobs,Ed=(e,t)=>ft(`/jobs/${tt(e)}`,t),Fn=e=>Ht("DELETE",`/jobs/${tt(e)}`),Td=e=>new EventSource(`${ao}/jobs/${tt(e)}/events`),Od=(e,t)=>Ht("POST","/uploads",{body:{label:e,files:t}}),Md=async()=>(await Ht(
"POST","/samples")).jobs,Ad=e=>ft(`/uploads/${tt(e)}`),Gi=e=>Ht("DELETE",`/uploads/${tt(e)}`),Rd=async e=>(await Ht("POST",`/uploads/${tt(e)}/commit`)).job;function Cd(e,t,o,{from:n=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${ao}/uploads/${tt(e)}/files/${tt(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.
size-1}/${o.size}`),c.upload.addEventListener("progress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Hi(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new Oo(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Oo(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(n>0?o.slice(n):o)})}function z_(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let i=n.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function nt(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=z_(Math.abs(e));if(r.length>o){let i=r[o]>="5",l=s+r.slice(0,o),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var _e="–",go="−",Ut=" ",Id=e=>nt(e,0,2),Dd=e=>nt(e,0,3);function Hn(e,t){return t>0?`+${e}`:t<0?`${go}${e}`:e}function L(e){return e==null?_e:Id(e).replace("-",go)}function st(e){return e==null?
_e:Hn(Id(Math.abs(e)),e)}var Ld=["","K","M","G","T","P","E"];function io(e){if(e==null)return _e;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Ld.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?go:"")+nt(t,0,n)+(o?Ut+Ld[o]:"")}function cn(e){return e>0?`+${io(e)}`:io(e)}var Yi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Je(e){let t=Math.abs(e);return Yi.find(([,o])=>t>=o*
.99995)??(t>0?Yi[3]:Yi[2])}function Nr(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return nt(n,s,s)+Ut+t}function N(e){if(e==null)return _e;let t=Nr(e,Je(e));
return(e<0&&/[1-9]/.test(t)?go:"")+t}function be(e){return e==null?_e:Hn(Nr(e,Je(e)),e)}function ie(e){return e==null?_e:Dd(e).replace("-",go)+Ut+"µs"}function We(e){return e==null?_e:Hn(Dd(Math.abs(
e))+Ut+"µs",e)}var Nd=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function jn(e){let t=Math.abs(e);return Nd.find(([,o])=>t>=o*.99995)??Nd[t>0?3:1]}function un(e){return e==null?_e:(e<0?go:
"")+Nr(e,jn(e))}function Bd(e){return e==null?_e:Hn(Nr(e,jn(e)),e)}function Ji(e){return e==null?_e:nt(e,0,9).replace("-",go)+Ut+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?_e:(e<0?go:"")+
qd(Math.abs(e))+Ut+"%"}function Me(e){if(e==null||!Number.isFinite(e))return _e;if(e>=900){let t=1+e/100;return`${nt(t,...t>=99.95?[0,0]:[1,1])}${Ut}times`}return Hn(qd(Math.abs(e))+Ut+"%",e)}function qd(e){
if(e>0&&e<.05)return e<.005?"<0.01":nt(e,2,2);let t=e>=1e3||e===0?0:1;return nt(e,t,t)}var G_="⁰¹²³⁴⁵⁶⁷⁸⁹";function zt(e){if(e==null||!Number.isFinite(e))return _e;if(e===0||e>=.001)return String(
Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...o].map(n=>G_[n]).join("")}`}function Wd(e){return e==null||!Number.isFinite(e)?_e:e<.001?"<0.001":nt(
e,3,3)}var Ki=["B","kB","MB","GB","TB"];function Qi(e){let t=Math.abs(e),o=Ki.findLastIndex((n,s)=>t>=999.5*1e3**(s-1));return[Ki[Math.max(o,0)],1e3**Math.max(o,0)]}var Xi=e=>e==null?_e:`${L(e).replace(
"-",go)}${Ut}B`,Es=e=>e==null?_e:Hn(Ee(Math.abs(e)),e);function Ee(e){if(e==null)return _e;if(e<0)return go+Ee(-e);let t=Ki,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?
1:2;return nt(o,s,s)+Ut+t[n]}function V(e,t,o=`${t}s`){return`${L(e)}${Ut}${e===1?t:o}`}function rt(e,t=6){let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)
o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(0,t).join(", ")}, …`:o.join(", ")}function Zi(e,t){let o=Array.from(e);if(o.length<=t)return e;
let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Vi=8,Fd=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Hd(e,t){
let o=e[t],n=r=>r===void 0?0:Fd(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Vi);return s>0&&/[\uDC00-\uDFFF]/.test(o[s])?s-1:s}function el(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[
o,Hd(t,n)]))}function Y_(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Vi?Vi-Math.floor(s/3):0);if(e.length<=t||o===0||r<=n)return Zi(e,t);let i=Math.max(n,Math.min(r,e.length-s));if(i<=n+1)return`${Array.
from(e).slice(0,t-1).join("")}…`;let l=i+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.slice(i,l?i+s-1:void 0)}${l?"…":""}`}var jd=e=>e.replace(/^void (?=\S)/,"");function tl(e){let t=[],
o=new Map,n=new Map,s=new Map,r=c=>c.length>e?jd(c):c;function i(c,u){let d=s.get(c),m=Y_(c,e,u);if(o.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,
first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Fd(u,p)),u.length)}return c.first}return{add(c){let u=[
...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Hd(t,p);f!==o.get(m)&&i(m,f)}})},text(c){let u=r(
c),d=s.get(u);return d.names.size===1||e<16?d.text:K_(u,e,l(d),o.get(u))}}}function lo(e,t){let o=tl(t);return o.add(e),e.map(o.text)}function Pr(e,t){let o=el(e),n=lo(e,t);return e.map((s,r)=>o.get(s)+
8<t-1?jd(s):n[r])}function K_(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,o-2),l=t-s-r-3,c=Math.max(i+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.
slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function kt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function He(e){
return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Yo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".
includes(s[i-1])){r=i;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var V_=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","S\
ept","Oct","Nov","Dec"],Pd=e=>String(e).padStart(2,"0"),J_=36e5;function Ud(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/J_);return o>=48?`in ${V(Math.floor(o/24),"day")}`:o>=1?`in ${V(o,"hour")}`:
"within the hour"}function ht(e){let t=new Date(e);return Number.isNaN(t.getTime())?_e:`${t.getDate()} ${V_[t.getMonth()]} ${t.getFullYear()}, ${Pd(t.getHours())}:${Pd(t.getMinutes())}`}var Q_="tracediff.theme",ol=new Set,sl=matchMedia("(prefers-color-scheme: dark)");function nl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function X_(){let e=nl();
return e==="auto"?sl.matches?"dark":"light":e}function yt(e){return ol.add(e),()=>ol.delete(e)}function zd(){for(let e of[...ol])e(X_())}function Yd(e){e.value=nl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Q_,e.value)}catch{}zd()}),sl.addEventListener("change",()=>{nl()===
"auto"&&zd()})}var Z_=matchMedia("(forced-colors: active)"),Ir=new Map,Gd="";function te(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${sl.matches} ${Z_.matches}`;return n!==
Gd&&(Ir=new Map,Gd=n),Ir.has(e)||Ir.set(e,ek(e)),Ir.get(e)}function ek(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var rl=null;function Ts(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(rl??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{rl=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),rl)}var Kd={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Os=()=>[[0,te("--heat-low")],[.5,te("--heat-middle")],[1,te("--heat-high")]];function Qt(){
return{control:te("--control-fill"),test:te("--test-fill"),more:te("--more-fill"),less:te("--less-fill"),noise:te("--noise-fill"),surface:te("--surface"),highlight:te("--highlight"),highlightEdge:te("\
--accent")}}function xt(){let e=te("--text"),t=te("--muted"),o=te("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[te("--control-fill"),te("--test-fill"),te("--more-fill")],xaxis:n,yaxis:n,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:te("--surface-raised"),bordercolor:te("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var al=17;function tk({
title:e,lines:t,keys:o=[]},n,s){let r=Qt(),i=t.flatMap(f=>Yo(f,Math.floor(n/6.6),3)),l=30+al*i.length+(o.length>0?24:0)+8,c=(f,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:He(w),font:{size:g,color:te(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,w)=>c(30+al*w,f,12,!1))],d=[],m=12-s.left,p=30+al*i.length+4;for(let[
f,w]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??te(f),line:{width:0}}),u.push(
{...c(p,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Vd(e,t,o,n){let s=await Ts(),r=te("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=tk(n,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var ll=/\.json(\.gz)?$/i,il=/\.tracediff$/i;function Jd(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=n.getAsFile();
r&&o.push({name:r.name,file:r})}}return ok(t,o)}async function ok(e,t){let o=[];for(let n of e){let s=[];await Xd(n,"",s),o.push(Un(n.name,s))}return o.concat(Qd(t))}function Qd(e){let t=e.filter(({name:n})=>!il.
test(n)),o=e.filter(({name:n})=>il.test(n)).map(n=>({label:n.name.replace(il,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Un(cl(t),t)]:o}async function Xd(e,t,o){let n=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{n.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Xd(r,`${t}${r.name}/`,o);else{
let i=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:i})}}function Zd(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Un(n,s)).concat(Qd(o))}function Un(e,t){let o=[...t].sort((n,s)=>n.name<s.name?-1:
1);return{label:e,files:o.filter(({name:n})=>ll.test(n)),skipped:o.filter(({name:n})=>!ll.test(n))}}function cl(e){let t=e.map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(ll,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[o]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function em(e){let t=new Map;
for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let i=o.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?null:[...t].map(
([o,n])=>Un(o,n))}function a(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))n.addEventListener(i,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))n.style.setProperty(i,l);else n.setAttribute(s,r===!0?
"":String(r));return Dr(n,o),n}function Dr(e,t){for(let o of t)Array.isArray(o)?Dr(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",Dr(e,t),e}function wo(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function F(e,t,o={}){return a("button",{type:"button",...o,on:{click:t}},
e)}var nk="http://www.w3.org/2000/svg";function je(e,t={},...o){let n=document.createElementNS(nk,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return Dr(n,o),n}var sk={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return je("svg",{viewBox:"0 \
0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},je("path",{d:sk[e]}))}function Ce(e,t,o,n={}){return a("button",{type:"button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.
trim(),on:{click:o}},Pt(e))}var tm=0;function me(e){return tm+=1,`${e}-${tm}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Se(e,t=!1){let o=document.
getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Qe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(()=>t(...s),e)};return n.cancel=()=>clearTimeout(
o),n}function Oe(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=a("div",{class:`toast${n?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,o*1e3)};t&&s.append(F(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Ce("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Se(t?`${e} ${t.label} is available.`:e,n),l(),i}function om(e,t,o){let n=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(n-=1,(n<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){Oe("This server is read-only.",{urgent:!0});return}try{let l=await Jd(
i.dataTransfer);l.length>0&&o(l)}catch(l){Oe(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var rk=700,ak=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function ul({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${L(t)} of ${V(e,"set file")} are checked.`:`${V(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${L(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function nm(e){let t=a("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let i=o;
return o=ak(s),t.hidden=!s,t.textContent=s?ul(s):"",clearTimeout(n),o?n=setTimeout(e,rk):i&&Se(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var ik=1e3,Br="This page waits for a set that the server has not checked yet.";function sm(){let e=a("span",{class:"toast-text"}),t=a("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let i=await zo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=i?`${Br} ${ul(i)}`:Br,o=setTimeout(s,ik,r))}pd(r=>{let i=r&&Ft()!=="/";i!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),i&&(document.
getElementById("toasts").append(t),e.textContent=Br,Se(Br),s(n)))})}var lk=2,rm=1e3,dl=0,dn=e=>["done","failed","cancelled"].includes(e.state);function qr(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,dl-=1)},i=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(dn(d)&&i(),
t(d))},c=async()=>{let d=rm;try{l(await Ed(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*rm}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return dl<lk&&typeof EventSource=="function"?(dl+=1,n=Td(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),i}var Ms=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],ck=Ms.flatMap(([e])=>e),uk=Ms.flatMap(([,e])=>e),zn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],yo=(e,t)=>t.some(o=>e.includes(o));function dk(e,t){let[o,n]=[zn(e),zn(t)];for(let[s,r]of Ms){let i=yo(o,s)&&yo(n,r);if(i!==(yo(n,s)&&yo(o,r)))return i?-1:1}for(let[s,r]of[[ck,-1],[uk,1]])if(yo(o,s)!==
yo(n,s))return yo(o,s)?r:-r;return 0}function Wr(e){for(let[t,o]of Ms){let n=e.map(r=>[yo(zn(r),t),yo(zn(r),o)]),s=r=>n.flatMap((i,l)=>i[r]?[l]:[]);if(n.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var mk=10n**17n;function am(e){let o=(e.file_list??[]).filter(n=>n.first_event_ns!==null).map(n=>BigInt(n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==
null&&o>mk?o:null}function As(e,t){let o=dk(e.label,t.label),[n,s]=[am(e),am(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,t]}var pk=100,im=(e,t)=>zn(e).filter(o=>!t.includes(o)).join(" ");function ml(e){
if(e.length===2){let[t,o]=As(e[1],e[0]);return{control:t.id,test:o.id}}for(let[t,o]of Ms){let n=[...t,...o],s=d=>e.filter(m=>yo(zn(m.label),d)).slice(0,pk),[r,i]=[s(t),s(o)],l=i.map(d=>[r.find(m=>m!==
d&&im(m.label,n)===im(d.label,n)),d]).find(([d])=>d!==void 0),[c,u]=l??[r[0],i[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function fk(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function hk(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let i=gk(
e,s+1);o+=n===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function gk(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function Fr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(hk(e,t.index+t[0].length));return o?Number(o[1]):null}async function wk(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function lm(e,t,o){let n=await wk(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!o(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:n}}var yk=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&Fr(e)!==null;async function bk({name:e,file:t}){let o=await lm(t,4194304,yk);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=Fr(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=Fr(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await lm(t,16777216,()=>!1);n=Fr(s.slice(-262144))}return{
isTrace:!0,rank:n??fk(e)}}async function um(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await bk(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var cm=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function dm(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([cm(e,n,o),cm(t,n,o)]);if(s.
some((i,l)=>i!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var _k=256,mm=20,pm=e=>e.slice(e.lastIndexOf("/")+1),pl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function kk(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
dm(e.file,t.file)}async function xk(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await kk(n,s)||pl(n.name)!==null&&pl(n.name)===pl(s.name));for(let n of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var fl=e=>e.map(({seen:t})=>t.rank),hl=e=>!e.includes(null)&&new Set(e).size===
e.length;function $k(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function vk(e){return Wr(e.map(({name:o})=>pm(o)))?.map(o=>o.map(n=>e[n]))??$k(e)??e.map(o=>[o])}function Sk(e,t){let o=new Set;return e.map((n,s)=>{let r=cl(n),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!o.has(c))??`${r} ${s+1}`;o.add(i);let l=n.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Un(i,l),settled:!0}})}function fm(e){
let t=fl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function Ek(e,t,o){return!(t.length===2&&Wr(t.map(({label:s})=>s)))&&
hl(fl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:fm(o),manyFirst:!0}}}function Tk(e){return e.includes(null)?"assumed":hl(e)?"named":"equal"}async function hm(e){
if(e.files.length>_k)return{};if(await um(e.files),e.files.length<2||e.settled)return{};let t=await xk(e.files),o=em(e);if(o!==null&&o.length<=mm)return Ek(e,o,t);let n=fl(t),s=Wr(t.map(({name:i})=>pm(
i)));if(t.length<2||hl(n)&&s===null)return{};let r=vk(t);return r.length>mm?{}:{question:{kind:Tk(n),parts:Sk(r,e),one:fm(t),manyFirst:s!==null||r.length===2}}}var Ok=2,Mk=3,Ak=4,gl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,{key:this.#o,
group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,
sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...o}}add(t){
let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(){let o=(await Md()).map(n=>this.#n({label:n.label,files:[],skipped:[]},{job:n,state:"\
job",sample:!0,tags:[],tagError:""}));this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#d(n))}async#t(t){if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});
return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await hm(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="ask\
ing",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(i=>this.#n(i,{tags:n,tagError:s}));this.transfers.splice(this.transfers.indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(
i=>this.#t(i))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=
this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(
t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<Mk&&this.#p(o)}async#p(t){t.state="creating",t.error=null,this.#e(
t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Od(t.label,o);if(t.state!=="creating"){Gi(n.id).catch(()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){
this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state===
"sending").length;for(let n of t)for(let s of n.files){if(o>=Ok)return;s.state==="waiting"&&(o+=1,this.#f(n,s))}}async#f(t,o){o.state="sending",o.attempts+=1,this.#e(t);try{await Cd(t.upload,o.name,o.
file,{from:o.sent,signal:t.abort.signal,onProgress:n=>{o.sent=Math.min(n,o.size),this.#e(t)}}),o.sent=o.size,o.state="sent"}catch(n){if(t.state!=="sending")return;await this.#h(t,o,n)}this.#e(t),this.#u(
t),this.#l()}async#h(t,o,n){(n.status===0||n.status>=500)&&n.status!==507&&o.attempts<Ak&&(o.state="sending",await new Promise(r=>{setTimeout(r,500*2**(o.attempts-1))}),t.state==="sending"&&await this.#c(
t,o))||(o.state="failed",o.error=n.message)}async#c(t,o){try{let s=(await Ad(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:
`${o.length} files could not be sent. ${o[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Rd(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(o){this.#i(t,o)}this.#s()}#d(t){
t.stopJob=qr(t.job.id,o=>{if(t.job=o,o.state==="done"){this.#w(t);return}dn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#w(t){if(await this.#y(t),t.bundle){t.state="done",this.#e(
t),this.dispatchEvent(new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#m(
t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#y(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=
1)await Mo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){t.tagError=n.message}}async#m(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Mo(t.job.set,
{label:o})}catch(n){t.labelError=n.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=
null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,o){let{offered:n}=t;await Mo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),
this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Dn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(
new CustomEvent("sets"))}async bringBack(t){await Bn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"ask\
ing":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==
null&&(o.state==="sent"||await this.#c(t,o)))){t.upload=null;break}if(t.upload===null){t.files.forEach(o=>{o.sent=0,o.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Fn(n.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Gi(o).catch(()=>{}),this.#l(),this.#s()}},ve=new gl;window.addEventListener(
"beforeunload",e=>{ve.sending&&e.preventDefault()});var Rk=1e3,Ck=5e3,Lk=6e4,wl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-Lk;get running(){return this.list.filter(t=>!dn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Sd())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?Rk:Ck)}}#r(t){if(ve.transfers.
some(n=>n.state==="committing"))return;let o=new Set(ve.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Xt=new wl;var Dt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false",
"true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",
standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"\
choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]},unit:{
type:"choice",standard:"per_step",words:["per_step","total"]}},mn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},sort:{type:"choice",standard:"created",words:[
"created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["auto","always","never"]},limit:{type:"text",standard:"\
100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Ao={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:""},test_ranks:{type:"\
text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},
level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolean",standard:"true"},by:{type:"choice",standard:"dev\
ice",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{type:"text",standard:"2000",least:1,most:1e5},
format:{type:"choice",standard:"json",words:["json","csv"]}},Hr={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"text",standard:"0",least:0,most:2147483647},step:{
type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"text",standard:""},to:{type:"text",standard:""},pixels:{
type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},yl={sets:{type:"text",standard:"*"},tag:{type:"texts",standard:""},baseline:{type:"text",standard:""},
measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"text",standard:""},category:{type:"text",standard:""},
time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","host"]},format:{type:"choice",standard:"json",words:["\
json","csv"]}},Nk=new Map([["1","true"],["0","false"]]);function $t(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(m=>m!=="");let i=e.get(o)??"",l=s==="text"?
i:Nk.get(i)??i,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Ro(e,t,o,n){
for(let s of o){let{type:r,standard:i}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",i].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var Pk={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},Ik={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},gm=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function Co(e,t,o){if(e[t]!==void 0)return e[t];let n=Pk[t];if(!n)return Ik[t]?.(o)??null;let{rule:s,times:r}=n,i=Co(e,n.of,o),l=Co(e,n.by,o);switch(s){case"change":return i===
null||l===null?null:i-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:gm(i,l,r);default:return gm(i,l,r)}}var Xe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Rs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Cs=e=>e[0].toUpperCase()+
e.slice(1),Dk={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},bl=e=>Dk[e]??e.toLowerCase();function _l(e){let t=e.split(" overlapping ").map(bl);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var kl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},wm={host_wait:"The launch began only when the stream was \
already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},xl={cpu_duration:"launch on the host",gpu_duration:"\
run on the device",launch_delay:"delay from launch to start"},jr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Ur={steps:"of the steps, as\
 in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},$l={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},pn="Record with activities=[Profiler\
Activity.CPU, ProfilerActivity.CUDA].",Ko=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",fn="the host waits: the device’s queue is full",Vo=({host:e,lag:t})=>typeof e!="number"?"":
`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var vt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,ym={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Bk={...ym,per_step:"per r\
ecording",percent:"% of the recording"},Ls=(e,t)=>(vt(t)?Bk:ym)[e];function vl(e){return vt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var Gn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function zr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var qk=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,Wk=e=>e==="per_step"||e==="percent";function Fk(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=Wk(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Lo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(Fk(t,n&&qk(e))).map(([i,l])=>[i,Co(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function Hk(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Ns=(e,t)=>JSON.stringify([e,t]);
function At(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var jk=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function bm({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>jk(n,l)),i=n.
length-2;return[`${r.join(" / ")}${i>0?` + ${i} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Ps({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.total_duration??
0)>(r.total_duration??0)?i:r)}var Is=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${L(n)} ${n===1?"call":"calls"}, ${N(s)}`);function Sl(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=El({...l,among:i},n);return{row:c,key:l.id??Ns(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>Co(l,u,e),...Lo(l,o,e,n),...Hk(l,o)}})}var _m=(e,t)=>e.filter(({row:o})=>!Ko(o)).slice(0,t);function El(e,t){let o=t?"self":"total";return e?.tests?
{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var Jo=e=>e.moderated_q_value??e.q_value??null;function km(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.
judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Ns(s.name,s.category),{...s,among:n}]))}function xm(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].
control_counts+e.totals[n].test_counts>0).map(n=>[n,Lo(e.totals[n],t,e,o)])}var $m=15,vm=[10,15,20,30,50,100],Uk=["total","per_step","per_call","percent"],Sm=Dt.change.words,Em=Dt.device_type.words,zk=Dt.measure.words,Gk=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Gr=[...Gk,"op"],bt="ProfilerStep*",Tl=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],Yk=["name","category","change","q_value"],Yn=e=>Yk.includes(e)?"asc":"desc",Ol=["control","test","control_ranks","test_ranks",
"control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Tm=[...Ol,"device_type","q","exclude","category","change","significant","fold","\
measure","equivalence","work"],Kk={fold:"true",significant:"",measure:"",equivalence:""},Om=(e,t)=>Object.fromEntries(t.map(o=>[o,$t(e,Dt,o,Kk[o])])),Mm=e=>Object.fromEntries(["control_marker","test_m\
arker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Vk(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:At(n,e.get(o)??"")}var No=(e,t,o)=>t.includes(e)?e:o;function Gt(e){
let t=new URLSearchParams(e),o=No(t.get("sort"),Tl,Dt.sort.standard),n=Number(t.get("top"));return{...Om(t,Tm),...Mm(t),sort:o,...o.endsWith("_work")&&{work:!0},order:No(t.get("order"),Dt.order.words,
Yn(o)),unit:No(t.get("unit"),Uk,""),measure:No(t.get("measure")??t.get("time"),zk,""),heat:No(t.get("heat"),Gr,""),fall:No(t.get("fall"),["modules"],""),top:Number.isInteger(n)&&n>=1&&n<=200?n:$m,op:Vk(
t,"op","op_category")}}function St(e){let t=Yr(e),o=(s,r,i)=>{r!==i&&t.set(s,r)};o("sort",e.sort,Dt.sort.standard),o("order",e.order,Yn(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete(
"fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),o("fall",e.fall,""),o("top",String(e.top),String($m)),o("op",e.op,"");let n=t.toString();return pe(n===""?"/compare":`/compare?${n}`)}var Bt=(e,t)=>St(
{...Gt(""),control:Ve(e),test:Ve(t),exclude:[bt]});function Yr(e){let t=new URLSearchParams;return Ro(t,Dt,Tm,e),e.significant||t.delete("measure"),t}function Jk(e,t,o){let n=o?"self_":"";if(e==="q_va\
lue")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_step":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;
if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duratio\
n`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function Kn(e,t,o){let n=Yr(e);return n.set("significance","true"),n.set("sort",Jk(e.sort,t,o)),n.set("order",e.order),n.set("measure",
o?"self":"total"),n}function Ml(e,t,o,n){let s=Kn(e,t,o);return s.set("format",n),s}var Am=["total","per_step"],Qk=["calls","share"],Rm=["duration","calls","per_call"];function Ds(e){let t=new URLSearchParams(
e);return{...Om(t,Ol),...Mm(t),row:t.has("name")?At(t.get("name"),t.get("category")??""):t.get("row")??"",unit:No(t.get("unit"),Am,""),bins:No(t.get("bins"),Qk,"calls"),heat:No(t.get("heat"),Rm,"durat\
ion")}}function mt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Ro(t,Dt,Ol,e),t}function hn(e){let t=mt(e);return t.set("row",e.row),t}function Yt(e){let t=hn(e);return Am.includes(
e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Rm.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),pe(`/compare/op?${t}`)}function Cm(e,t,o){let n=Kn(e,t,o);return n.
delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),e.fall!==""&&n.set("contributors",e.fall),n}function Lm(e){let t=new URL(St(e),location.origin).searchParams;return["c\
ontrol","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var Qo=Number(mn.limit.standard),Nm=e=>e==="label"?"asc":"desc";function Kr(e){let t=new URLSearchParams(
e),o=$t(t,mn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:$t(t,mn,"q"),tag:$t(t,mn,"tag"),sort:o,order:$t(t,mn,"order",Nm(o)),page:Number.isInteger(n)&&
n>=1&&n<=1e6?n:1}}function Pm(e){let{control:t,test:o,q:n,tag:s,sort:r,order:i,page:l}={...Kr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",
n),s.forEach(m=>c.append("tag",m)),u("sort",r,mn.sort.standard),u("order",i,Nm(r)),u("page",l,1);let d=c.toString();return pe(d===""?"/":`/?${d}`)}var Vr=e=>e.q!==""||e.tag.length>0;function gn(e){let t=new URLSearchParams(
{group:"auto",sort:e.sort,order:e.order,limit:String(Qo),offset:String((e.page-1)*Qo)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(0,12),Xo=(e,t,o,n)=>n?.[e]?.
label??(o&&Ke(o,t[e])?.label)??t[e];function Ke(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(
r=>r.label===t);return s.length===1?s[0]:void 0}var Jr=(e="Damaged")=>a("strong",{class:"damage-mark"},Pt("warning"),e);function Qr(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>a("li",{},Jr()," ",n))),o.length>0&&a("ul",{class:"notice"},o.map(({text:n})=>a("li",{},n)))]}var Im=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Xr(e,t=e?.length??0){return t>0&&a("div",{class:"damage-list"},a("p",{},Jr(V(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:o,
rank:n,text:s})=>a("li",{},`Rank ${n} (`,a("span",{class:"mono"},o),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${L(t-e.length)} more`)))}var Xk="https://ui.perfetto.dev";var Bs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function Zk(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Bs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Bs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",i)})}function Al(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Al(e,t-1)},100)}async function Zr({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=Xk,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Bs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Al(l),m}let c=new AbortController,u=Zk(l,r,i);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Al(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var e0=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function t0(e){return(e.notes??[]).some(t=>e0.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var o0=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Cl(e,t,o=()=>""){let n=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=zi(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Zr({title:`${e.label}, rank ${t.rank}`,fileName:o0(
t,o()),load:m=>Lr(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Ee(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Se(m.message,!0)}finally{
d.disabled=!1}}let d=F("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Ee(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,n),prepare:l}}
function Po(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ht(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function n0(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},Po(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",a("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function s0(e,t,o,n){let s=Cl(e,t,o.query),r=a("td",{}),i=()=>{let l=o.on()?t0(t):"";s.prepare(),M(r,l===""?s.node:a("span",{class:"muted"},l))};return n.push(
i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Ee(t.trace_bytes)),r)}function r0(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?n0(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>s0(e,l,o,n))))),r.length>0&&i>0&&a("\
p",{class:"muted small"},`${L(i)} more were not kept.`))}function a0(e,t){let o=a("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function ea(e,t={}){let o=[],n=me("traces"),s=a0(t,()=>o.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:n},"Traces"),Ce("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([zo(),...e.map(l=>ho(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>r0(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var i0=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Dm(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${V(i,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${L(c)} repaired or lost`),s>0&&u.push(V(s,"note")),r>0&&u.push(V(r,"duplicate file")),l>0&&u.push(`${L(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function l0(e){return a("dl",{class:"counters"},i0.map(([t,o,n])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:n},o),a("dd",{},L(e[t]??0)))))}function c0(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":rt(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||_e),a("td",{class:"num"},L(s.events)),a("td",{class:"num"},Ee(t.raw_bytes)),o&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Cl(e,t).node),a("td",{class:"wrap"},n.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},n.map(i=>a("li",{},i.severity==="damage"&&[Jr()," "],i.words,i.
count>1&&` (${L(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Ll(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${V(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:o})=>a("li",{},a("span",{class:"mono"},t)," has the same content as ",a("span",{class:"mo\
no"},o)))))}var u0={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Nl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${V(e,"e\
ntry","entries")} of the folder left out: only regular files are read`),a("ul",{},t.map(({file:o,kind:n})=>a("li",{},a("span",{class:"mono"},o),` ${u0[n]??n}`)),e>t.length&&a("li",{class:"muted"},`and\
 ${L(e-t.length)} more`)))}function Bm(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return ho(e.id).then(o=>{let n=o.traces_bytes>0,s=["File","Rank","Steps","Events",
"JSON",...n?["Trace"]:[],"Notes"];M(t,Xr(o.quality.affected_files,o.quality.affected),l0(o.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"\
col"},r)))),a("tbody",{},o.file_list.map(r=>c0(o,r,n))))),Ll(o.quality.duplicate_files),Nl(o.quality.left_out,o.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},
o.id)," · stored in ",Ee(o.stored_bytes)," out of ",Ee(o.raw_bytes)," of JSON",n&&` (${Ee(o.traces_bytes)} the traces themselves)`,!n&&`. ${Po(o)}`))}).catch(o=>M(t,a("p",{class:"error-text"},o.message))),
t}var Pl=4,Il=e=>e===2?"two":L(e),qm=e=>e[0].toUpperCase()+e.slice(1);function d0({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function m0({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${rt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${V(t.ranks,"rank")}`}function p0({parts:e}){let t=e.slice(0,Pl).map(({label:o})=>`“${o}”`).
join(", ");return e.length>Pl?`${t} and ${L(e.length-Pl)} more`:t}function Dl({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${Il(t.ranks)} ranks of one`;return`${qm(Il(e.length))} sets, \
or ${n}?`}function Wm(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=me("question"),i=(u,d,m)=>F([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ve.answer(e,u),{class:"choice"}),l=i(
!0,`${qm(Il(n.length))} sets`,p0(t)),c=i(!1,"One set",m0(t,o));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Dl(t))," ",d0(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var f0=64,h0={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function ql(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Wl(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function wn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return g0(e.made);if(e.state==="done"){let o=e.already_stored?`${w0(e)}; nothing was stored twice.`:`${oa(
e)?"Stored, but damaged":"Done"}: ${V(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state==="queued"?"Queued":h0[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Ee(e.bytes_done)} of ${Ee(e.bytes_total)}`),e.events>0&&t.push(V(e.events,"event")),e.files_total>1&&t.push(`${L(e.files_done)} of ${V(e.files_total,"file")}`),
t.join(" · ")}function g0(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${L(t)} were already here and are unchanged`;return o===0?t===1?"\
Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${V(o,"set")} stored${t>0?`; ${n}`:""}.`}var w0=e=>`Stored already as “${e.known_as}”`;function y0(e,t){
let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:pe(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}function b0(e){let{offered:t,job:o}=e;
if(e.state!=="done"||t===null)return null;let n=s=>Bl(ve.takeOffer(e,s));return[F(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),new TextEncoder().encode(t).length<=f0&&
F(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var oa=e=>e?.state==="done"&&e.affected_files?.length>0;function Fm(e){return[oa(e)&&Xr(e.affected_files),_0(e),Ll(e?.duplicate_files),Nl(e?.
left_out??0,e?.left_out_files??[])]}function _0(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"fa\
ilures",open:e.state==="failed"},a("summary",{},`${V(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(o=>a("li",{},!o.message.startsWith(o.file)&&[a("span",{class:"mono"},o.file),
" – "],o.message))))}function Hm(e){let t=ql("Progress"),o=a("p",{class:"transfer-text"}),n=a("div",{class:"transfer-actions"}),s=x0(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(k0),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},$0(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&v0(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,n),t,o,l,i,r,!e.sample&&d),p=null,f="",w="",g=!1;function y(){let $=n.contains(document.activeElement),_=a("div",{},E0(e));f=e.label,_.innerHTML!==n.innerHTML&&(M(
n,..._.childNodes),$&&n.querySelector("button")?.focus({preventScroll:!0}))}function h(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,M(i,g&&Wm(e)),e.state==="done"&&(d.open=!1)}function b(){
let $=e.state==="done"?e.offered:null;if($===c)return;let _=l.contains(document.activeElement);c=$,M(l,b0(e)),_&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){p!==e.state?h():f!==
e.label&&y(),s.update(),u.forEach(S0),t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:$,total:_}=Fl(e);t.hidden=e.state==="asking"||!ve.active.includes(e),Wl(t,$,_),w=Hl(e),o.textContent!==
w&&M(o,e.state==="done"&&!e.bundle&&e.job.already_stored?y0(e,w):w),b(),m.classList.toggle("affected",oa(e.job)),M(r,Fm(e.job))}return k(),{node:m,update:k,text:()=>e.question?Dl(e.question):w,focus(){
g&&document.activeElement.matches("body, main, .page-actions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var ta=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Fl(e){let{job:t,state:o,files:n}=e;
return o==="job"&&t.bytes_total>0?{done:t.bytes_done,total:t.bytes_total}:{done:ta(n,"sent"),total:o==="looking"?0:ta(n,"size")}}function k0(e){let t=ql(`Progress of ${e.name}`),o=a("span",{class:"fil\
e-state"}),n=a("li",{},a("span",{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function x0(e){let t=a("input",{type:"text",class:"label-input",maxlength:"\
200",autocomplete:"off",spellcheck:"false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{ve.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.
blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),o=a("span",{class:"error-text small",role:"status"}),n=e.label;return{node:a("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.
activeElement&&(n=e.label,t.value=n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,
e.tagError&&`Not tagged. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function $0(e){let t=e.files.reduce((n,s)=>n+s.size,0),o=[V(e.files.length,e.bundle?"bundle":"\
trace file"),Ee(t)];return e.skipped.length>0&&o.push(`${L(e.skipped.length)} skipped`),o.join(", ")}function v0(e){let t=e.slice(0,20).map(({name:n})=>n).join(", "),o=e.length>20?`, and ${L(e.length-
20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),o)}function S0(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state}\
 ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Wl(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Ee(
t.size),sending:`${r} % of ${Ee(t.size)}`,sent:`${Ee(t.size)} sent`,failed:t.error??"failed"}[t.state]}function E0(e){let{label:t}=e,o=Ce("close",`Remove ${t} from this list`,()=>ve.remove(e));switch(e.
state){case"failed":case"cancelled":return[e.files.length>0&&F("Retry",()=>ve.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`O\
pen the comparison of ${t}`},"Open the comparison"),ve.canUndo(e)&&F("Undo",()=>Bl(ve.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[F("Bring back",()=>Bl(
ve.bringBack(e)),{"aria-label":`Bring ${t} back`}),o];default:return[F("Cancel",()=>ve.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Bl(e){try{await e}catch(t){Oe(`That did not work. ${t.message}`,
{urgent:!0})}}function T0(e){let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${rt(t.sort((o,n)=>o-n))}`}function O0(e){
return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Hl(e){let t=T0(e),o=ta(e.files,"sent"),n=ta(e.files,"size");switch(e.state){case"looking":return"Look\
ing at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Ee(o)} of ${Ee(
n)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[wn(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may \
close this tab now");case"done":return wn(e.job)+O0(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remove\
d. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function jm(e,t){let o=e,n=ql(`Progress of ${o.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-act\
ions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},o.label||"Ingest")),r),n,s,i),c=null;function u(d){o=d;let m=o.state==="qu\
eued"||o.state==="running";o.state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?F("Cancel",()=>Fn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):Ce("close",`Remove ${o.label} from th\
is list`,()=>t(o)))),n.hidden=!m,Wl(n,o.bytes_done,o.bytes_total),s.textContent=wn(o),l.classList.toggle("affected",oa(o)),M(i,Fm(o))}return u(o),{node:l,update:u}}var Um=()=>a("a",{href:pe("/")},"Show");function M0(){return[...ve.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Hl(t),...Fl(t)})),...Xt.running.map(t=>({label:t.label,text:wn(t),
done:t.bytes_done,total:t.bytes_total}))]}function A0(){let e=s=>ve.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${L(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${L(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function R0(){let e=a(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),o=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progre\
ss"},a("div",{class:"status-head"},t,Um()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${L(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function C0(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,Um()),draw(o){
e.textContent=`${o}.`}}}function L0(e){let t=a("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"\
button primary",href:Bt(r.id,i.id)},`Compare ${r.label} with ${i.label}`);M(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Ce("close","Dismiss",n)),l,c),o=!0,e(),Se(`Both sets a\
re stored. You can compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function zm(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=R0(),o=C0(),n=L0(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ft()!=="/",c=l?M0():[],u=l?A0():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),wo(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return ve.addEventListener("change",i),Xt.addEventListener("change",i),r(),{offer:n.set,clear:n.clear,draw:r}}var[Zo,yn,Gm,co,Kt,N0,na,P0]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],qs="Every page",Ym="First move to a set of the list, with the arrow keys.",sa="First select a\
 call, in the lanes or in the table.",bn="There is nothing to search on this page.",Vm=[{pages:[Zo],keys:["/"],text:"Find trace sets",action:"search",none:bn},{pages:[Zo],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[Zo],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Zo],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[Zo],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Zo],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[Zo],keys:["c"],text:"Use the focused set as the control",action:"control",none:Ym},{pages:[Zo],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Ym},{pages:[yn],keys:["/"],text:"Search the names of the rows",action:"search",none:bn},{pages:[yn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[yn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[yn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[yn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[co],keys:["/"],text:"Find a frame or a kernel",action:"search",none:bn},{pages:[co],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[co],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[co],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[co],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[co],keys:["Space"],text:"In the table: select the frame"},{pages:[co],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[co],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[co],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[yn,Gm,co,Kt,na],keys:["c"],text:"Choose the control",action:"control"},{pages:[yn,Gm,co,Kt,na],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Kt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:bn},{pages:[Kt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Kt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Kt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Kt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Kt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Kt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:sa},{pages:[Kt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Kt],keys:["m"],action:"measure",none:sa,text:"Measure from the start of one selected call to that of another: press m at both"},{pages:[N0],keys:["/"],text:"Move to the operator field, or else to the \
ranks field",action:"search",none:bn},{pages:[P0],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[na],keys:["/"],text:"Find a table or column",action:"search",none:bn},{pages:[na],keys:[
"Ctrl","Enter"],text:"In the statement: run it"},{pages:[qs],keys:["?"],text:"List the keys",action:"help"},{pages:[qs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the me\
nu, then the panel"},{keys:["/"],action:"search",none:bn},{pages:[Kt],keys:[","],action:"former",none:sa},{pages:[Kt],keys:["."],action:"next",none:sa}],I0={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",
ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},D0=["button","checkbox","file","radio","range","reset","submit"];function Ws(e){return e instanceof HTMLElement&&(e.isContentEditable||
e.matches("textarea, select")||e.matches("input")&&!D0.includes(e.type))}function B0(e,t){let{target:o,key:n}=e,s=Ws(o);return Vm.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||r.pages.some(i=>[t.name,
qs].includes(i)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function q0(){let e=document.querySelector("details.menu[open]");return e&&(e.open=
!1,e.querySelector("summary").focus()),e!==null}function W0(e){return e.flatMap((t,o)=>[o>0&&" ",a("kbd",{},I0[t]??t)])}function Km(e,t){let o=Vm.filter(({pages:n,text:s})=>s&&n?.includes(t));return o.
length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},o.map(({keys:n,text:s})=>a("div",{},a("dt",{},W0(n)),a("dd",{},s)))))}function F0(e){let t=me("keys"),o=()=>n.close(),n=a("dialog",{class:"t\
race-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Ce("close","Close",o)),
Km(`${e.name} page`,e.name),Km(qs,qs),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Jm(e,t){let o=()=>e()&&F0(e().page);t.addEventListener(
"click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector('dialog[open], [role="men\
u"]'))return;let i=B0(n,s);if(!i||i.action==="close"&&q0())return;let l=i.action==="help"?o:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&n.preventDefault(),!c&&i.none&&Oe(i.none,{seconds:4})})}var Qm="tracediff.session";function H0(){try{return JSON.parse(sessionStorage.getItem(Qm))??[]}catch{return[]}}function Xm(e){let t=null,o=0,n="";function s(){return t===null&&(t=H0(),o=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(Qm,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>ho(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===n||ve.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==n&&ve.active.length===
0&&(n=d,e(...As(m,p)))}return ve.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:o+u.key}]),n="",c()}),ve.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],It().then(()=>r(s()))}}}var jl=new Set,ep=!1,en=()=>ep;function Vn(e){return jl.add(e),()=>jl.delete(e)}function Zm(e){ep=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...jl])t()}function tp(){window.
addEventListener("beforeprint",()=>Zm(!0)),window.addEventListener("afterprint",()=>Zm(!1))}var Ge=["control","test"],_n={control:"test",test:"control"},np=["rank","span","step"],j0=["both",...Ge],U0={path:{type:"boolean",standard:"false"}},ra=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?
Number(e):null,Ul=e=>/^\d+$/.test(e??"")?e:"";function zl(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let i of Ge){for(let l of np)o[`${i}_${l}`]=Ul(t.get(
`${i}_${l}`)??t.get(l));o[`${i}_marker`]=t.get(`${i}_marker`)||t.get("marker")||""}let[n,s]=[ra(t.get("from")),ra(t.get("to"))],r=n!==null&&s!==null&&n<s;return{...o,use_short_name:$t(t,Hr,"use_short_\
name"),path:$t(t,U0,"path"),show:j0.includes(t.get("show"))?t.get("show"):"both",from:r?n:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:ra(Ul(t.get("nth"))),
at:Ge.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:ra(Ul(t.get("align_nth")))??0}}var op=e=>String(Math.round(e*1e3)/1e3);function Jn(e){
let t=new URLSearchParams,o=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};Ge.forEach(s=>o(s,e[s]));for(let s of[...np,"marker"]){let[r,i]=Ge.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
o(s,l?r||i:""),Ge.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(o(
"from",op(e.from)),o("to",op(e.to))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("ali\
gn_nth",e.align_nth,0));let n=t.toString();return pe(n===""?"/timeline":`/timeline?${n}`)}function bo(e){let t=Ge.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var z0=(e,t)=>e-t,sp=e=>[...new Set(
e)].sort(z0),Gl=e=>sp(e.map(t=>t.rank)),Yl=(e,t)=>sp(e.filter(o=>o.rank===t).map(o=>o.span)),Kl=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function G0(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Y0=(e,t)=>e.find(o=>String(o)===t);function rp(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:Y0(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Gl(e),t.rank,"rank",o?.sample.rank),i=s(Yl(e,r),t.span,"file",o?.sample.span),l=Kl(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:G0(l),{sample:c,place:l.indexOf(c),missing:n}}var aa=e=>/^\d+$/.test(e??"")?e:"",kn=(e,t={})=>Jn({control:e.control,test:e.test,control_rank:aa(e.control_ranks),test_rank:aa(e.test_ranks),control_step:aa(e.control_steps),test_step:aa(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Qn(e,t){let{name:o,category:n}=Ps(t,"test");return kn(e,{name:o,category:e.use_short_name?"":n})}
function ia(e,t,o,n=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
o[i])})}let r=n&&Ps(n,"test");return kn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function ap(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return kn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var xn=[...Ao.by.words,"calls"],da=4,Xl={device:"own",host:"self",calls:"calls"},ma=["calls","host","self","device","own"];function cp(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function Fs(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var up=/ #\d+$/,ca=(e,t)=>e==="module"&&t!==null?t.replace(
up,""):t,dp=()=>[0,0],Jl=()=>Object.fromEntries(ma.map(e=>[e,dp()]));function ua(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Jl(),kernels:[],shapes:[],children:[],own:Jl(),key:"",foldKey:""}}var Vl=(e,t)=>t>0?(e??0)/t:0,la=(e,t,o,n)=>o?[Vl(e[`control_${t}`],n[0]),Vl(e[`test_${t}`],n[1])]:[Vl(e[t],n[0]),0];function K0(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function V0(e,t,o){let n=Object.fromEntries(ma.map(s=>[s,la(e,s,t,o)]));return{...ua({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:K0(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:la(s,"counts",t,o),device:la(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:la(s,
"calls",t,o)}))}}function pa(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),Fs(d===0?u:`${u}
${d}`)},i=[o,s.sort,...s.names.map(l=>ca(s.sort,l)),s.status].join(`
`);pa(s,r(t,s.names),Fs(i))}}var fa=e=>e.reduce((t,o)=>Fs([t,o.sort,ca(o.sort,o.control_name),ca(o.sort,o.test_name),o.status].join(`
`)),"root");function Zl(e,t){let o=[],n=(r,i,l)=>{Object.assign(r,{at:o.length,parent:i,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(xn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)J0(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var Xn=e=>e.status==="same"||e.status==="replaced";function J0(e,t){
e.total={},e.ownOf={},e.here={};for(let o of xn){let n=e.own[Xl[o]],s=[...n],r=n[1]-n[0];for(let i of e.children)s[0]+=i.total[o][0],s[1]+=i.total[o][1],r+=Xn(i)?0:t[o][i.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=Xn(e)?r:null}}function ec(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>V0(r,t,n));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),pa(s[0],"root","root"),Zl(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Ql=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function ip(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let i=s.get(r[o]);i||(i={[o]:r[o],...Object.fromEntries(n.map(l=>[l,dp()]))},s.set(r[o],i),e.push(i)),n.forEach(l=>Ql(i[l],r[l]))}}function lp(e,t){ma.
forEach(o=>Ql(e.figures[o],t.figures[o])),Object.values(Xl).forEach(o=>Ql(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},ip(e.kernels,t.kernels,"name",["counts","device"]),ip(e.shapes,t.shapes,"text",["calls"])}function Q0({sort:e,status:t,names:o}){let[n,s]=o.map(r=>ca(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var X0=(e,t)=>ma.some(o=>e.figures[o][t]>0);function mp(e){if(e.children.forEach(mp),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>X0(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function pp(e){let t=ua(e.root);lp(t,e.root);let o=new Map,n=(r,i)=>{let l=Q0(i),c=[i.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=ua({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=n(r.sort==="modul\
e"?t:i,r);lp(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&mp(t),pa(t,"root","root"),Zl(t,{...fp(e),grouped:"class"})}function fp({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var hp=e=>({...e,children:e.children.map(hp)});function Z0(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&up.test(n??"")&&t.unshift(n)}return t}function ex(e,t){let o=ua({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Xl))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((i,l)=>i+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function gp(e,t,o){let n=new Map([...o].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)n.has(i.foldKey)&&i.sort!=="rest"&&n.get(i.foldKey).push(i);let s=i=>{let l=n.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=ex(i,l);return{...i,opened:!0,own:Jl(),kernels:i.kernels,children:[...l.map(u=>({...hp(u),above:Z0(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return wp(r,n),Zl(r,fp(e))}function wp(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;pa(o,Fs(`${e.key}
${n||"rest"}`),o.foldKey||Fs(`${e.key}
rest`))}else wp(o,t)}function $n(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var vn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",_o=(e,t)=>e.total[t][1]-e.total[t][0];function ko(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function tc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function Zn(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var yp=["both","control","test"];function tx(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function bp(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=tx(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var ox=["folded","class","instance"],wa=["control","test"],ya=["ranks","steps","marker"],nx=5e3,oc=40,ha=(e,t,o)=>t.includes(e)?e:o,ga=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,oc);function es(e){let t=new URLSearchParams(e),o={};for(let n of wa){o[n]=t.get(n)??"";for(let s of ya)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:$t(t,Ao,
"level"),merge_lines:$t(t,Ao,"merge_lines"),by:ha(t.get("by"),xn,""),width:ha(t.get("width"),yp,"both"),frames:ha(t.get("frames"),ox,"folded"),order:ha(t.get("order"),["calls"],""),q:t.get("q")??"",node:ga(
t.get("node"))[0]??"",zoom:ga(t.get("zoom"))[0]??"",open:ga(t.get("open")),rows:ga(t.get("rows"))}}function qt(e){let t={...es(""),...e},o=new URLSearchParams,n=(s,r,i="")=>{r!==i&&r!==""&&o.set(s,r)};
for(let s of wa)n(s,t[s]),ya.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,Ao.level.standard),n("merge_lines",String(t.merge_lines??!0),Ao.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-oc).join(".")),n("rows",t.rows.slice(-oc).join(".")),
pe(o.size===0?"/tree":`/tree?${o}`)}function ts(e,t,o){let n=new URLSearchParams({max_nodes:String(nx)}),s=e.test!=="";for(let r of s?wa:["control"]){s&&n.set(r,e[r]);for(let i of ya){let l=e[`${r}_${i}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${i}`:i,l)}}return Ro(n,Ao,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Ao.by.words.includes(t)?t:"",instances:o}),n}var Lt=e=>Object.
fromEntries([...wa.flatMap(t=>[t,...ya.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),sx=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function _p(e,t){let{
name:o,category:n}=Ps(t,"test");if(!sx.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,i=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return qt({...Lt(e),q:i,level:r?"python":"modules"})}var kp=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var xp="tracediff.dismissed-jobs",rx=24*3600*1e3,ax=1e4;function $p(){try{return JSON.parse(localStorage.getItem(xp))??[]}catch{return[]}}function ix(e){try{localStorage.setItem(xp,JSON.stringify([...$p().
slice(-50),e.id]))}catch{}}function lx(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<rx;return!o.includes(e.id)&&(!dn(e)||t.has(e.id)||n)}function cx(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&i<ax)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&Se(s,o==="failed")}}}function vp(e,t){let o=a("ul",{class:"transfers"}),n=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,i=cx(),l=0;function c(){let w=null;for(let g of ve.transfers){let y=s.get(g.key);y||(y=Hm(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:k}=g;i.tell(g.key,{state:h,stage:k?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=$p();Xt.running.forEach(y=>r.add(y.id));let g=Xt.list.
filter(y=>lx(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,jm(y,()=>{ix(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${wn(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[...ve.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);wo(o,y.map(h=>s.get(h).node)),n.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),ve.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:w})=>e(w.job.set),f=({detail:w})=>e(w.set);return ve.addEventListener(
"change",m),ve.addEventListener("stored",p),ve.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",f),d(),{node:n,unmount(){ve.removeEventListener("change",m),ve.removeEventListener(
"stored",p),ve.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var ux=.1;function dx(e,t){let o=t.coming_bytes>0?` and ${Ee(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Ee(t.left_bytes)} are left`;return`${e} may store ${Ee(t.allowed_bytes)}\
: ${Ee(t.stored_bytes)} are stored in ${V(t.sets,"set")}${o}, ${n}.`}function Sp(e,t){if(!t)return null;let o=t.left_bytes<=ux*t.allowed_bytes;return a("span",{class:o?"quota-few":""},dx(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function Ep(){let e=a("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await zo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,Sp(o.user,n)," ",Sp("All together",s))}}}var mx="a[href], button:not(:disabled), input";function Tp(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(mx)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(i)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),w=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[w+1],ArrowUp:f[w-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||Ws(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function ba(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=me("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},o),u,a("button",{type:"submit",class:"small-button"},"Save"),F("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var os=4;function _a(e,t,{text:o,...n}={}){let s=me("menu"),i=a("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??Pt("more")),l=null,c=()=>Op(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:w}}),M(l,t().filter(y=>!y.hidden).map(p)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),Op(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function f(g){let y=m().filter($=>!$.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",k={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find($=>$.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||k)&&(g.preventDefault(),g.stopPropagation(),k?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function Op(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+os+s<=innerHeight;e.style.setProperty("top",`${Math.max(os,r?o.bottom+os:
o.top-os-s)}px`),e.style.setProperty("left",`${Math.max(os,Math.min(o.right-n,innerWidth-n-os))}px`)}var ka=10,Mp=3;function px(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>ea([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function Ap(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),a("\
span",{"aria-hidden":"true"},n))}function fx(e){return e.damaged?a("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function hx(e,t){let o=s=>F(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-Mp;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Mp).
map(o),n>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function gx(e,t){let o=e.goes?`removed ${Ud(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${ht(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?a("span",{class:"muted small",title:n},s):F([Pt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&a("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function wx(e,t,o){let n=a("div",{class:"set-line"}),s=()=>M(n,a("span",{class:"set-name ellipsis",title:e.label},e.label),hx(e,t),
gx(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:a("td",{class:"set-cell"},n,fx(e)),edit(i){ba(n,e[i],i==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function yx(e,t,o){let n=Dm(e.quality),s=a("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,Bm(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Pt("warning"),a("span",{class:"ellipsis"},n.text),Pt("chevron"));return s}function bx(e){return e.steps.length>0?a("span",{title:rt(e.steps)},L(e.step_count??e.steps.length)):
a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Rp(e,t,o,{member:n=!1}={}){let s=a("tr",{class:"detail",hidden:!o.has(e.id)},a("td",{colspan:String(ka)},o.get(e.id))),r=_a(
`Actions for ${e.label}`,()=>px(e,t,u=>i.edit(u))),i=wx(e,t,()=>r.focus()),l=a("input",{type:"checkbox",class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});
return[a("tr",{data:{set:e.id},class:n?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pick-cell"},Ap("control",e,t),Ap("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ht(e.created)),
a("td",{class:"num","data-head":"Ranks",title:rt(e.ranks)},L(e.ranks.length)),a("td",{class:"num","data-head":"Steps"},bx(e)),a("td",{class:"num","data-head":"Events"},L(e.quality.events)),a("td",{class:"\
num","data-head":"Size",title:`${Ee(e.raw_bytes)} of JSON in ${V(e.files,"file")}; ${e.devices.length>0?e.devices.join(", "):_e}`},Ee(e.disk_bytes)),a("td",{"data-head":"Quality"},yx(e,s,o)),a("td",{class:"\
row-actions"},a("a",{class:"button small-button analyse-link",href:pe(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var _x=["sets","tag","baseline","name","category","layer","measure","time","by"];function Hs(e){let t=new URLSearchParams(e);return Object.fromEntries(_x.map(o=>[o,$t(t,yl,o,o==="sets"?"":void 0)]))}function xa(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Ro(t,yl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function js(e){let t=xa(
e).toString();return pe(t===""?"/series":`/series?${t}`)}var Cp=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Lp=Cp.filter(e=>e.sort);function kx(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},F([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Np(e){let t=a("tbody"),o=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.checked)}}),n=Cp.map(g=>kx(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},o),n)),t)),r=Tp(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let k=l.get(g),$=k?.shown===
y?k:{shown:y,rows:h()};return b.set(g,$),$.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>Rp(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[xx(
g,y,e)],h);if(!y)return b;let k=y.total-y.sets.length;return[...b,...y.sets.flatMap($=>u($,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${k}`,()=>y.loading||k>0?[$x(g,y,k,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:k}=h?.closest("tr")?.dataset??{};wo(t,g.entries.flatMap($=>$.group?d($.group,g.groups.get($.group.prefix),y):u($.set,y))),
l=y,b!==void 0&&!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),h?.matches(".pin-toggle")&&!h.isConnected&&t.querySelector(`tr[\
data-set="${k}"] .pin-toggle`)?.focus({preventScroll:!0}),p(g),f(g)}function p({sort:g,order:y}){for(let h of n){let b=h.dataset.sort===g;h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descendin\
g"}[y]:null,M(h.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function f({picked:g,checked:y}){let h=[...t.querySelectorAll("tr[data-set]")];for(let k of h){let{set:$}=k.dataset;for(let _ of[
"control","test"])k.toggleAttribute(`data-${_}`,$===g[_]),k.querySelector(`.pick-${_} input`).checked=$===g[_];k.toggleAttribute("data-checked",y.has($)),k.querySelector(".set-check").checked=y.has($)}
let b=h.filter(k=>y.has(k.dataset.set)).length;o.checked=b>0&&b===h.length,o.indeterminate=b>0&&b<h.length,o.disabled=h.length===0}function w(g){let y=[...t.children].find(h=>h.dataset.set===g);return y?.
classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function xx(e,t,o){let n=F([Pt("chevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"\
muted"},V(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${V(e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.
prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},n),a("td",{class:"date"},ht(e.newest)),a("td",{colspan:String(ka-4)},!e.prefix.includes(",")&&a("a",{href:js(
{...Hs(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function $x(e,t,o,n){return a("tr",{class:"more-row member"},a("td",
{colspan:String(ka)},t.loading?a("span",{class:"muted"},"Loading …"):F(`Show more of ${e.prefix} (${L(o)} left)`,()=>n.more(e.prefix),{class:"link-button"})))}function Pp(e,t){let o=e,n=me("tags"),s=me("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${V(o.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:n},d),Ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(w,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let h=await Mo(o[y].id,w);o=o.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Se(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let w=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),M(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<o.length&&a("span",{class:"muted"},` ${y} of ${o.length}`),Ce("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Go().then(w=>M(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Dp({title:e,text:t,form:o,action:n,start:s,ended:r}){let i=me("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},n),d=F("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},o),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Ce("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,k=!1){l.textContent=b,l.classList.toggle("error-text",k),k&&Se(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),f.isConnected||Oe(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${L(b.files_done)} of ${V(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Fn(m.id).catch(()=>{}),qr(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:w,
go:u}}async function vx(e,t){try{for(let o of e.binned)await Bn(o);for(let o of e.made.filter(n=>!n.already_stored))await Dn(o.set)}catch(o){Oe(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function Bp(e,t,o){Oe(e,{seconds:30,action:{label:"Undo",run:()=>vx(t,o)}}),o(t.set)}function Sx(e,t){let o=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},o[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Ee(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function Ip(e,t,o,n,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function qp(e,t){let o=me("split"),n=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Dp({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):fd(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Bp(`“${e.
label}” was split into ${V(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await ho(e.id);s=Sx(d,()=>l("")),M(n,Ip(o,"each",`Each file becomes a set: ${V(d.file_list.
length,"set")}`,!0,u),Ip(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function Wp(e,t){
let o=me("label"),n=a("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Dp({title:`Join ${V(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:a("div",{class:"reg\
roup-form"},a("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${V(s.files,"file")}`)))),a("label",{for:o},"Label"),
n),start:()=>hd(e.map(s=>s.id),n.value.trim()),ended:s=>Bp(`${V(e.length,"set")} were joined.`,s,t)}),n.focus()}var Ex=10,Tx=12,Ox=200,Mx=4;async function nc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:Mx},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function Ax({change:e,sort:t}){let o=me("find"),n=a("span",{class:"muted small found"}),s=!1,r=Qe(Ox,()=>e({q:i.value.trim()})),i=a("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Lp.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${p} ${w}`},`${f} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:o,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),n);function d(p,f,w){let g=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,Tx)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,g.
map(({tag:h,sets:b})=>F([h,b!==void 0&&a("span",{class:"muted"},` ${L(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,w){u.hidden=w<=Ex&&!Vr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let g=f===0?"No set matches.":V(f,"set");return n.textContent=Vr(p)?g:"",g}}}var Fp=e=>[...e.values()].every(t=>t.pinned);function Rx(e){let t=a("span",{role:"status"}),o=F("",e.compare,{class:"\
primary"}),n=F("Join …",e.join,{class:"writes"}),s=F("Tags …",e.tags,{class:"writes"}),r=F("",e.pin,{class:"writes"}),i=F("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,i,Ce("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${L(c.size)} selected`,o.textContent=`Compare (${L(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=Fp(c)?"Unpin":"Pin",i.textContent=`Delete (${L(c.size)})`}}}function Cx(e){let t=a("span",{class:"muted"}),o=F("Previous",()=>e(-1)),n=F("Next",
()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,i){let l=(r-1)*Qo,c=Math.min(l+Qo,i.entry_total);s.hidden=i.entry_total<=Qo&&r===1,o.disabled=
r===1,n.disabled=c>=i.entry_total,t.textContent=c>l?`${L(l+1)}–${L(c)} of ${L(i.entry_total)}${i.entry_total===i.total?"":` rows, ${V(i.total,"set")}`}`:""}}}function Hp({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let i=a("div",{class:"content"},Lx()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],w={control:"",test:""},g="",y=null,h="",b=!1,k=(I,G)=>{b=!0,e({page:1,...I},G)},$=Ax({change:I=>k(
I,{replace:!0}),sort:(I,G)=>k({sort:I,order:G})}),_=Np({pick:t,save:Y,pin:Q,remove:se,check:B,checkAll:J,toggleGroup:H,tags:ne,split:I=>qp(I,Be),more:A,filterTag:ae,sort:ee}),T=Rx({compare:oe,join:()=>Wp(
[...l.values()],Be),tags:()=>ne([...l.values()]),pin:()=>Q([...l.values()],!Fp(l)),remove:()=>se([...l.values()]),clear:()=>{l.clear(),fe()}}),S=Cx(I=>{e({page:u.page+I}),i.scrollIntoView({block:"star\
t"})}),v=nm(C),P=a("div",{class:"set-list"},v.node,$.node,i,S.node,T.node);async function C(){y?.abort(),y=new AbortController;let{signal:I}=y;m=gn(u).toString(),i.ariaBusy="true";let G=setTimeout(()=>r.
busy(!0),400);try{let[E,W,K]=await Promise.all([jt(gn(u),{signal:I}),Go({signal:I}),Vr(u)?jt("limit=0",{signal:I}):null,o()]);d=E,f=W,p=v.draw(K??E),await x(I),ce()}catch(E){E.name!=="AbortError"&&O(E)}finally{
clearTimeout(G),I.aborted||(r.busy(!1),i.ariaBusy=null)}}function O(I){d=null,m="",M(i,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",{},I.message),F("Try agai\
n",C,{class:"primary"})))}let R=(I,G,E=Qo)=>{let W=gn({...u,page:1});return W.delete("group"),W.set("prefix",I),W.set("offset",String(G)),W.set("limit",String(E)),W};async function x(I){let G=new Set(
d.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,W]of[...c]){if(!G.has(E)){c.delete(E);continue}let K=await jt(R(E,0,Math.min(1e3,Math.max(Qo,W.sets.length))),{signal:I});c.set(E,{sets:q(K),
total:K.total,loading:!1})}}async function A(I){let G=c.get(I),E=m;G.loading=!0,fe();try{let W=await jt(R(I,G.sets.length));G.sets=[...G.sets,...q(W)],G.total=W.total}catch(W){Oe(`${I} cannot be liste\
d. ${W.message}`,{urgent:!0})}G.loading=!1,E===m&&fe()}function H(I){c.delete(I)?fe():(c.set(I,{sets:[],total:0,loading:!0}),A(I))}let q=I=>I.entries.flatMap(({set:G})=>G?[G]:[]),j=()=>d.entries.flatMap(
({set:I,group:G})=>I?[I]:c.get(G.prefix)?.sets??[]);function ce(){n({sets:q(d),allTotal:p,checking:v.checking()});let I=$.draw(u,d.total,p);b&&(b=!1,Se(I)),fe(),h!==""&&ze(h)}function fe(){if(d&&($.drawTags(
u,f,ae),S.draw(u.page,d),T.draw(l),!(d.entries.length===0&&v.checking()))){if(d.entries.length===0){M(i,p===0?s():Ne());return}_.node.parentNode!==i&&M(i,_.node),_.draw({...d,groups:c,picked:w,checked:l,
sort:u.sort,order:u.order})}}let Ne=()=>d.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",F("Show all",()=>k({q:"",tag:[]}),{class:"\
link-button"}));function ze(I){if(h="",_.flash(I))return;d.entries.find(({group:E})=>E&&c.get(E.prefix)?.sets.some(W=>W.id===I))||gt([I]).then(([E])=>{let W=E&&d?.entries.find(({group:K})=>K&&E.label.
toLowerCase().startsWith(K.prefix.toLowerCase()));W&&!c.has(W.group.prefix)&&H(W.group.prefix)}).catch(()=>{})}function ee(I){let G=I==="label"?"asc":"desc",E=G==="asc"?"desc":"asc";k({sort:I,order:u.
sort===I&&u.order===G?E:G})}function ae(I){let G=u.tag.includes(I);k({tag:G?u.tag.filter(E=>E!==I):[...u.tag,I].slice(-8)})}function B(I,G,E){let W=j(),[K,le]=[W.findIndex(D=>D.id===g),W.findIndex(D=>D.
id===I.id)].sort((D,re)=>D-re);(E&&K>=0?W.slice(K,le+1):[I]).forEach(D=>G?l.set(D.id,D):l.delete(D.id)),g=I.id,fe()}function J(I){j().forEach(G=>I?l.set(G.id,G):l.delete(G.id)),fe()}function oe(){let[
I,G]=[...l.values()].sort((K,le)=>K.created.localeCompare(le.created)),[E,W]=As(I,G);r.go(Bt(E.id,W.id))}function ue(I){if(d===null){C();return}let G=E=>E.id===I.id?{...E,...I}:E;d.entries=d.entries.map(
E=>E.set?{set:G(E.set)}:E),c.forEach(E=>{E.sets=E.sets.map(G)}),l.has(I.id)&&l.set(I.id,I),n({sets:q(d),allTotal:p}),fe(),i.ariaBusy==="true"&&C()}function Be(I){return l.clear(),h=I,C()}async function Y(I,G){
try{return ue(await Mo(I.id,G)),Se("Saved."),!0}catch(E){return Oe(`Not saved. ${E.message}`,{urgent:!0}),!1}}function ne(I){Pp(I,ue).addEventListener("close",()=>C())}let de=I=>I.length===1?`“${I[0].
label}”`:V(I.length,"set");async function Q(I,G){let E=await nc(I,async W=>ue(await Mo(W.id,{pinned:G})));E.length>0?Oe(`${de(E.map(({item:W})=>W))} ${E.length===1?"was":"were"} not changed. ${E[0].
error.message}`,{urgent:!0}):Se(`${de(I)} ${I.length===1?"is":"are"} ${G?"pinned":"not pinned"}.`)}async function se(I){let G=await nc(I,W=>Dn(W.id));G.length>0&&Oe(`${de(G.map(({item:W})=>W))} ${G.length===
1?"was":"were"} not deleted. ${G[0].error.message}`,{urgent:!0});let E=I.filter(W=>!G.some(({item:K})=>K===W));E.forEach(W=>l.delete(W.id)),E.length>0&&Oe(`${de(E)} ${E.length===1?"was":"were"} delete\
d.`,{seconds:30,action:{label:"Undo",run:()=>z(E)}}),document.getElementById("main").focus({preventScroll:!0}),await C()}async function z(I){let G=await nc(I,E=>Bn(E.id));G.length>0&&Oe(`${de(G.map(({
item:E})=>E))} cannot be brought back. ${G[0].error.message}`,{urgent:!0}),h=I.length===1?I[0].id:"",await C()}return{node:P,show(I,G){let E=u;u=I,w=G,E&&gn(E).get("sort")!==gn(u).get("sort")&&c.clear(),
gn(u).toString()!==m?C():fe()},reload(I=""){return h=I||h,C()},search:()=>p>0&&($.focus(),!0),enter:()=>_.focus(),focused:()=>d&&j().find(I=>I.id===document.activeElement.closest("tr[data-set]")?.dataset.
set),unmount(){y?.abort(),v.stop()}}}function Lx(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}var jp=64,Up=32;function Nx(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>jp)return`${t} is too long: a tag has at most ${jp} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function Px(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,i)=>o.indexOf(o[i])===i),
s=n.map(Nx).find(r=>r!=="")??(n.length>Up?`${n.length} tags are too many: a set has at most ${Up}.`:"");return{tags:n,fault:s}}var Ix="key=value, separated by commas";function zp(){let[e,t]=["tags","t\
ags-help"].map(me),o=a("span",{id:t,class:"tag-help",role:"status"}),n=a("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:ve.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:i,fault:l}=Px(n.value);Object.assign(ve,{tagText:n.value,tags:i,tagFault:l}),(r||l==="")&&(o.textContent=l||Ix,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),a("div",{class:"tag-field writes small"},a("label",{for:e},"Tags of the next uploads"),n,o)}function Gp(e,t,o){let n=a("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=Zd(n.files);s.length>0?ve.add(s):o.webkitdirectory&&Oe("That folder is empty.",{urgent:!0}),n.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>n.click()}},Pt(t),e),n)}function Dx(){let e=F("Look at a sample pair",async()=>{e.disabled=!0;try{await ve.addSample()}catch(t){
Oe(`The sample cannot be added. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training steps\
 with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},kp))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},".\
json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of four ranks, with four changes planted in the second.")))}function Bx(e){let t=a("span",{class:"side side-control"}),o=a("span",{class:"side side\
-test"}),n=Ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:pe("/compare")},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and te\
st"},a("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,w)=>M(p,a("b",{class:"letter"},f),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(
t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),
s.setAttribute("aria-disabled","true"))}return{node:i,draw:l}}var Us={path:"/",name:"Traces",mount(e,t){return Wx(e,t)}},Yp=24,qx=100;function Wx(e,t){let o=Kr(location.search),n={control:null,test:null},
s=[],r=!1,i=[],l=!1,c=a("span",{class:"count"}),u=Ep(),d=Hp({change:f,pick:_,ready:u.load,loaded:g,empty:Dx,context:t}),m=Bx(()=>$({control:n.test,test:n.control})),p=vp(h,()=>d.reload());m.node.hidden=
!0,e.append(a("div",{class:"page traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),
Gp("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choose a folder of traces",id:"choose-folder"}),Gp("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",
id:"choose-files"}))),zp(),a("p",{class:"muted small traces-lost writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",a("code",{},"tracedi\
ff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),t.setTitle("Traces");function f(S,v){t.go(Pm({...o,...S}),v)}function w(){d.show(o,{control:n.control?.id??"",test:n.test?.id??
""}),m.draw(n.control,n.test)}function g({sets:S,allTotal:v,checking:P=!1}){l||(s=S,t.setTitle(`Traces (${L(v)})`),c.textContent=v>0?L(v):"",m.node.hidden=v===0,location.search===""&&v<=Yp&&!P&&y(S),k())}
function y(S){let{control:v,test:P}=ml(S);v&&(v!==n.control?.id||P!==n.test?.id)&&(n={control:Ke(S,v),test:Ke(S,P)},f({control:Ve(v),test:Ve(P)},{replace:!0}))}function h(S){let v=ve.transfers.some(P=>P.
job?.set===S);v&&!i.includes(S)&&i.push(S),v&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),b(v?S:"")}let b=Qe(qx,async S=>{if(await d.reload(S),i.length>1&&!r&&!l){let v=await gt(i.
slice(-Yp)).catch(()=>[]);if(!l&&!r){v.sort((C,O)=>i.indexOf(O.id)-i.indexOf(C.id));let{control:P}=ml(v);y(P===""?v.slice(0,2):v)}}});async function k(){let S=o,v=["control","test"].map(x=>S[x]),P=v.filter(
x=>x!==""&&!s.some(A=>A.id.startsWith(x))),C=await gt(P).catch(()=>[]);if(l||S!==o)return;let[O,R]=v.map(x=>x===""?null:s.find(A=>A.id.startsWith(x))??Ke(C,x)??null);n={control:O,test:R},w()}function $(S){
r=!0,n=S,f({control:Ve(S.control?.id??""),test:Ve(S.test?.id??"")})}function _(S,v){$({...n,[S]:v}),Se(`${v.label} is the ${S}.`)}function T(S){let v=d.focused();return v?_(S,v):!1}return w(),{keys:{search:d.
search,enter:d.enter,control:()=>T("control"),test:()=>T("test")},update(S){let v=o;o=Kr(S),w(),(v.control!==o.control||v.test!==o.test)&&k()},unmount(){l=!0,b.cancel(),d.unmount(),p.unmount()}}}var zs=200;function Kp(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await ot(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=zs*Math.floor(d/zs),p=await i({offset:m,limit:zs});p&&(p.rows.forEach((f,w)=>{o[m+w]=f}),e())},stop(){s?.abort(),t=null}}}var sc=e=>Kn(e,e.unit,Gn(e)).toString();function Jp(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(zs)),t.op!==""&&n.set("row",t.op),o?.key===mt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var rc=e=>({key:mt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Qp(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await ot(
o)}catch{return null}}function Fx(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Jp(sc(e),e,t),n=new AbortController,s=ot(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var Hx=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Vp(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!Hx.test(n)).forEach(n=>o.delete(n)),location.replace(pe(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Xp(e,t){Fx(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,i)=>{let l=Jp(n,s,r),c=o;return o=null,c?.query===
l?(i.addEventListener("abort",()=>c.stop.abort()),Vp(c.answer)):(c?.stop.abort(),Vp(ot(l,{signal:i})))}}var jx=250;function Rt({context:e,results:t,message:o}){let n=null,s=!1;async function r(c,u,d){n?.abort(),n=new AbortController;let{signal:m}=n,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},jx),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(f),!p()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){n?.abort(),
i()}return{ask:r,drop:l,say(c){M(o,c),t.hidden=c!==null},unmount(){s=!0,n?.abort()}}}function lt(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var Ux=4,Gs=[];function zx(e){return new Promise(t=>{Gs.push({node:e,go:t}),Gs.length===1&&It().then(Zp)})}function Zp(){let e=Gs.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();return s>
0&&n<window.innerHeight}),[{go:t}]=Gs.splice(Math.max(0,e),1);t(),Gs.length>0&&It().then(Zp)}function Gx(e,t){let o=null,n=null;e.on("plotly_hover",s=>{o=s}),e.on("plotly_unhover",()=>{o=null}),e.on("\
plotly_click",s=>{n=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{n=o&&i===0?{event:o,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=n;n=
null,i&&Math.hypot(s-i.x,r-i.y)<Ux&&t(i.event)})}function Et(e){let t=a("div",{class:"plot",id:e.id}),o=a("span",{class:"chart-unit"}),n=a("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,F("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),F("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!en()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});p.observe(i);let f=Vn(g);async function w(){if(u)return;let h;u=!0;try{c||await It(),h=await Ts(),c||await zx(i)}catch(_){M(n,_.message),n.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:k,layout:$}=e.make(l,m);await h.react(t,k,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},Kd),!c&&!d&&(c=!0,e.onClick&&Gx(t,_=>e.onClick(_,l)),e.onRelayout&&t.on("plotly_relayout",_=>e.onRelayout(_,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??Vd)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,o.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),n.hidden=!h.empty,M(n,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,M(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function xo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/o)},(n,s)=>s*o)}var Yx=30,Ys={top:8,right:16,bottom:34},Kx=64,Vx=6,ef=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function ac(e){let t=new Set,
o=null,n=[],s=a("ul",{class:"chart-legend"},ef.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=Et({...e,extra:s,tools:[Ce("plus","Zoom in",()=>i(.6)),Ce("minus","Zoom out",()=>i(1/.6)),Ce("reset","Rese\
t the zoom",l)],keys:()=>ef.filter(([c])=>!t.has(c)),height:c=>Jx(c.rows.length),make:(c,u)=>e$(c,u,o,t),onClick:c=>e.onSelect(n[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":tf(n.length)}))}return{...r,draw(c){n=c.rows,r.draw({...c,empty:c.empty||n.length===
0&&"No rows to draw."})},select(c){c!==o&&(o=c,r.relayout(()=>({shapes:of(n,o,Qt())})))}}}var Jx=e=>Math.max(e,3)*Yx+Ys.top+Ys.bottom,tf=e=>[Math.max(e,3)-.5,-.5];function of(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function Qx(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Je(t);return[n,` ${o}`]}function Xx(e){return[Yo(e.name,Kx,Vx).map(He).join("<br>"),
e.lines.map(He).join("<br>")]}function Zx(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return lo(e.map(n=>n.name),o).map((n,s)=>He(e[s].mark+n))}function e$(e,t,o,n){let s=Qt(),[r,i]=Qx(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>n.has(p(y,h))?null:y),w=(y,h)=>s[p(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!n.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!n.has("test"),marker:{color:s.test}},{...g,name:"difference",x:f,marker:{color:f.map((y,h)=>w(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Xx),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Ys.right,t:Ys.top,b:Ys.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:tf(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Zx(e.rows,u)},shapes:of(e.rows,o,s)}}}var nf=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${rt(e)}`,t$=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function $a(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[nf(p,f,"ranks"),nf(w,g,"steps"),V(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,t$(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${ht(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var o$="abs_diff_duration",va=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],ic={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},sf="abcd";function rf({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(ic).indexOf(e?.work_known);return a("td",{class:"num c-work muted",title:ic[e?.
work_known]??null},_e,l>=0&&a("sup",{},sf[l]))}let[r,i]=n(s);return a("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:i},r)})}function af(e){let t=null,o=F("More and slower work",()=>e(
{work:!t.work,...t.work&&va.some(([s])=>s===t.sort)?{sort:o$,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=a("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(ic).flatMap((s,r)=>[r>0&&"; ",a("sup",{},sf[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}var lc=4,n$=["control","test"],Sa={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function lf(e){let t=a("h2"),o=a("ul",{class:"replacements-list"}),n=a("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),a("div",{class:"chart-tools"},s.node),o,n),i=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,i=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${L(p.length)})`,M(o,p.slice(0,i?void 0:lc).map(f=>u(f,d,m))),n.hidden=i||p.length<=lc,M(n,!n.hidden&&F(`Show all ${L(p.length)}`,()=>{i=
!0,c(d,m),o.children[lc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};n$.forEach(T=>{f[`${T}_counts`]=d[T].counts,f[`${T}_total_duration`]=
d[T].total_duration});let{control:w,test:g,diff:y,growth:h,controlCount:b,testCount:k}=Lo(f,p?"per_step":"total",m),$=y>0?"more":y<0?"less":"calm",_=(T,S,v)=>a("p",{class:`replaced ${v}`},a("span",{class:"\
replaced-mark","aria-hidden":"true"},S),a("span",{class:"visually-hidden"},S==="−"?"gone: ":"new: "),a("a",{href:e(T),class:"mono",title:T.name},a("bdi",{},T.name)));return a("li",{},a("div",{class:"\
replaced-names"},_(d.control,"−","less-mark"),_(d.test,"+","more-mark"),a("p",{class:"muted small"},Sa[d.rule]??d.rule,d.shared!==null&&[", ",a("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
a("span",{class:"mono"},d.input_dims),` (${Fe(100*d.shared)} of what launches them is shared)`])),a("dl",{class:"replaced-numbers"},a("dt",{},p?"calls per step":"calls"),a("dd",{},`${L(b)} → ${L(k)}`),
a("dt",{},p?"time per step":"time"),a("dd",{title:`${ie(w)} → ${ie(g)}`},`${N(w)} → ${N(g)}`),a("dt",{},"Δ"),a("dd",{class:`strong ${$}`,title:We(y)},be(y),w>0&&` (${Me(h)})`)))}return{node:r,sql:s,
draw:c}}async function Zt(e,t){try{await navigator.clipboard.writeText(e),Oe(t,{seconds:4})}catch{Oe(`Copy this: ${e}`,{seconds:60})}}var s$={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},cf="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Sn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${L(o)} steps are too few to find a change among ${L(
n)} rows.`}let t=`q = ${zt(Jo(e))}, p = ${zt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ks(e){switch(e.calls){case"fact":return`calls: ${L(e.control_calls)} → ${L(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${zt(e.calls_q_value)})`;default:return""}}var r$=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(i,l)=>i===null||l===null?null:l-i,s=(i,l,c,u,d=[])=>a("tr",{},a("th",{scope:"row"},i),[l,c,u].map((m,p)=>a("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(i,l,c,u=n(l,c))=>s(
i,N(l),N(c),be(u),[ie(l),ie(c),We(u)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","Δ"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("Call\
s",L(e.control_counts),L(e.test_counts),st(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function uf(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Sa[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Is(e)].join(`
`):e.name}function df({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Ce("close","Close (Escape)",e)),i),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=Ks(m);return[a("p",{class:"mono full-name"},a("bdi",{},m.name)),
a("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${s$[m.change]}`),p&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},p.name)),a("p",{class:"muted"},`${Sa[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&a("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Is(m).map(w=>a("p",{class:"mono full-name"},a("bdi",{},w)))),m.significance&&a("p",{class:"small"},Sn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),r$(d),a("p",{class:"op-actions"},t?.(m)&&a("a",
{href:t(m)},"Open this operation"),n?.(m)&&a("a",{href:n(m)},"Show in the timeline"),o?.(m)&&a("a",{href:o(m)},"Where in the tree"),r&&F("Show in the table",r,{class:"link-button"}),s&&F("Show its ran\
ks and steps",s,{class:"link-button"}),F("Copy the name",()=>Zt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(i,l.hidden?null:m??u(d)),(p||m)&&(i.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}function Ea(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:_a("Share",()=>[{text:"Copy link",run:()=>Zt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var cc={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ns=e=>`tracediff-${kt(e.control.label)}-${kt(e.test.label)}`;function mf(e){let t=me("top"),o=me("sort"),n=a("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=a("select",{id:o,on:{change:()=>e({sort:s.value,order:Yn(s.value)})}},Object.keys(cc).filter(l=>Tl.includes(l)).map(l=>a("option",{value:l},cc[l]))),r=a("span",{class:"mute\
d small"});return{node:a("div",{class:"chart-bar"},a("label",{for:t},"Charts: first"),n,a("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...vm,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>a("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=cc[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${L(c)}\
 of ${L(l)} rows are drawn; the table has all`:""}}}function pf(e){let t=a("span",{class:"muted"}),o=af(e),n=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=a("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=Ea(),i=a("div",{class:"chart-tools verdict-actions"},r.node,n,s);return{title:a("h3",{},"All rows ",t),node:i,work:o.node,workNote:o.
note,draw(l,c,u,d){o.draw(l);let{row_count:m,rows_before_filters:p}=c,f=l.fold?c.replacements.length:0;t.textContent=(m===p?L(m):`${L(m)} of ${L(p)}`)+(f>0?`, ${V(f,"pair")} folded`:""),n.href=Ss(Ml(l,
u,d,"csv")),s.href=Ss(Ml(l,u,d,"json")),r.set({name:ns(c),bundle:Cr(Lm(l)),report:Rr(Cm(l,u,d))}),n.download=`${ns(c)}.csv`,s.download=`${ns(c)}.json`}}}function ff(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},o&&F("Use all ranks and steps",t.all,{class:"primary"}),n&&F("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&F("Try again",t.again,{class:"primary"})," ",a("a",
{href:pe("/")},"Choose other traces")))}function hf(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",a("a",{href:pe("/")},e?.length===0?"Add traces":"Traces page"),"."))}var a$=56,i$=e=>e.replace(/^-/,"−").replaceAll(" "," ");function eo(e,t=()=>null){let o=e.flatMap(({name:s})=>s??[]),n=new Map(lo(o,a$).map((s,r)=>[o[r],s]));return e.map(({text:s,name:r,row:i,number:l})=>{
if(r===void 0)return s??i$(l);let c=i&&t(i),u=a("code",{title:i?.name??r},a("bdi",{},n.get(r)));return c?a("a",{href:c,class:"diagnosis-name"},u):u})}var gf=e=>e>0?"more":e<0?"less":"calm";function wf(e){let t=(e?.lines??[]).map(n=>{let s=n.control_ns/1e3/Math.max(1,e.control_samples),r=n.test_ns/1e3/Math.max(1,e.test_samples);return{...n,control:s,
test:r,change:r-s}}),o=Math.max(0,...t.map(({change:n})=>Math.abs(n)));return t.map(n=>({...n,part:o>0?Math.abs(n.change)/o:0}))}var l$=({certainty:e})=>e==="sure"||e==="likely";function uc(e){let t=a(
"span",{class:`account-bar ${gf(e.change)}`});return t.style.setProperty("width",`${100*e.part}%`),a("span",{class:`account-head${l$(e)?"":" unsure"}`,title:`${ie(e.control)} → ${ie(e.test)}, ${We(e.
change)}`},a("span",{class:`account-change ${gf(e.change)}`},be(e.change)),a("span",{class:"account-track","aria-hidden":"true"},t))}function yf(e,t,o){let n=new Set(t.map(({line:r})=>r)),s=e.filter((r,i)=>!n.
has(i)&&r.change!==0);return s.length>0&&a("ul",{class:"account-rest","aria-label":"The rest of the change"},s.map(r=>a("li",{data:{kind:r.kind,certainty:r.certainty}},uc(r)," ",a("span",{class:"muted"},
eo(r.parts,o)))))}var bf=({kind:e})=>e!=="limit"&&e!=="host_need",dc=({diagnosis:e,diagnosis_note:t,account:o})=>({diagnosis:e,note:t,account:o}),ss=()=>null,c$={page:ss,row:ss,rank:ss,step:ss,timeline:ss,stragglers:ss};
function _f(e,t=null){let o={...c$,...e},n=me("diagnosis"),s=a("div",{class:"diagnosis-body"}),r=a("h2",{id:n},"Why"),i=a("section",{class:"diagnosis","aria-labelledby":n},r,s,t),l="",c=({parts:f})=>eo(
f,o.page),u=f=>!f.ctrlKey&&!f.metaKey&&!f.shiftKey;function d(f){let w=o.row(f),g=["table row",a("span",{class:"visually-hidden"},` of ${f.name}`)],y=`${f.name}: select it in the table`;return w===""?
a("button",{type:"button",class:"link-button",title:y,on:{click:()=>o.onRow(f)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{u(h)&&(h.preventDefault(),o.onRow(f))}}},g)}function m(f){let w=f.change<
0?"control":"test",g=[...f.rows.slice(0,1).map(d),...f.ranks.map(b=>[o.rank(b),`rank ${b}`]),...f.steps.map(b=>[o.step(b,w),`step ${b}`])].map(b=>Array.isArray(b)?b[0]!==null&&a("a",{href:b[0],title:`\
Compare ${b[1]} alone`},b[1]):b).filter(Boolean),y=o.timeline(f);y&&g.push(a("a",{href:y,title:"Show it in the timeline"},"timeline"));let h=f.kind==="waiting"&&o.stragglers();return h&&g.push(a("a",{
href:h,title:"Which rank is late in which step"},"stragglers")),f.part!==null&&g.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>o.onBar(f.part)}},
`${Xe[f.part].name} bar`)),g.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),g.map((b,k)=>[k>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),
b]))}function p(f,w){let g=w[f.line];return a("li",{data:{kind:f.kind,certainty:f.certainty}},g&&uc(g),g&&" ",c(f)," ",m(f))}return{node:i,draw(f,w){let g=JSON.stringify([w,f]);if(g===l)return;l=g;let y=f.
diagnosis??[],h=y.filter(bf),b=!y.some(({kind:_})=>_==="limit")&&f.limit,k=wf(f.account);M(s,f.note&&a("p",{class:"muted diagnosis-none"},f.note),h.length>0&&a("ol",{class:"diagnosis-list"},h.map(_=>p(
_,k))),yf(k,h,o.page),b&&a("p",{class:"diagnosis-limit",data:{kind:"limit"}},c(b)),y.filter(_=>!bf(_)).map(_=>a("p",{class:"diagnosis-limit",data:{kind:_.kind}},c(_))));let $=s.childElementCount===0;r.
hidden=$,i.hidden=$&&!t?.querySelector("[data-said]")}}}var kf=7.2,Oa=6,Ta=["solid","dot","dash","dashdot","longdash","longdashdot"],mc=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],pc=e=>Qt()[e==="B"?
"test":"control"];function Aa(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Ra=e=>e.map(t=>He(t)).join("<br>"),De=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ma=116,Vs=22,rs=e=>e>1?64-Vs+e*(Ma+Vs):320;function u$(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:te("--muted")},text:e.map(n=>n.
values[t].value?"":He(n.values[t].none??n.values[t].text))}}function Js({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>n?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=o==="time"?Je(i):o==="bytes"?Qi(i):[o==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Oa+kf*p),Math.floor(r*.42),360),w=Math.floor((f-14-Oa)/kf),g=e.map(y=>Ra([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:te("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...u$(e,h,n)})),layout:Aa({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Oa,tickcolor:"rgba(0,0,0,0)",ticktext:lo(e.map(y=>y.label),w).map(He)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var fc=(e,t)=>t===""?{property:mc[e%mc.length],dash:Ta[Math.floor(e/mc.length)%Ta.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Ta[e%Ta.length]},d$=e=>Je(
Math.max(e,1));function m$(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?jn(i):t==="bytes"?Qi(i):[t,1],u=n*
(Ma+Vs)-Vs,d=1-o*(Ma+Vs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Ma/u),d],title:{text:l,font:{size:11}}}}}var p$=(e,t)=>({
text:He(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:te("--text")}}),f$=400,h$=e=>te(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),g$=(e,t)=>e.length>f$?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Sf(h$(o),.55),dash:"dot"}})),w$=(e,t,o)=>e.length>o/60||
e.some(n=>n.side!=="")?[]:e.map(n=>({text:He(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:te("--muted")}}));function y$(e,t){
let o=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[i,l]=d$(r?n-s:n);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function $f({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=y$(e,n),d=w=>(w-u)/l,m=w=>o==="rate"?un(w):o==="bytes"?Ee(w):`${L(w)} ${o}`,p=t.map((w,g)=>m$(e.
filter(y=>y.panel===w),o,g,t.length)),f=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=fc(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:te(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>Ra([w.name,`at ${ie(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:Aa({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${ie(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>p$(w,p[g].axis.domain[1])):[],...w$(s,d,r)],shapes:g$(s,d)}),per:l,offset:u}}function vf(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(
3))} ${t}`}function Sf(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function b$(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Ef({sides:e},t){
let o=e.map(h=>b$(h.bins)),n=[...new Set(o.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),i=Math.max(1,Math.min(s,r-12)),l=o.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>o[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${N(d(h))} to ${N(d(h+1))}`,p=c.filter(h=>h>=i&&(h-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(k=>[k,k+1]),y:c.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:Sf(pc(h.side),y===0?.65:.4),line:{color:pc(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,k)=>u(k,h)))),customdata:c.map(h=>Ra([m(h),...e.map((b,k)=>`${b.name}: ${L(
u(k,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Aa({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":vf(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function xf(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Oa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>vf(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Tf({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),o=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:te("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:pc(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Ra([c,`rank\
 ${d.rank}`,`host ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${L(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Aa({xaxis:xf(...n,"the launch on the host"),yaxis:xf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Lf=(e,t)=>e.rank-t.rank||e.span-t.span,_$=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Of(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;o||=t.has(i),t.
add(i)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Lf)}}var Mf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),Ca=e=>e===void 0?"–":e===null?"whole":String(e);function hc(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Af=(e,t)=>e===t?e:`${e} / ${t}`;function k$(e,t){
let o=({rank:r,span:i})=>`${r}/${i}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),i=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Lf).map(
l=>({control:n.has(o(l))?l:void 0,test:i.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function Rf(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let i=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function La(e,t){let[o,n]=[Of(e),Of(t)],{rows:s,byPosition:r}=k$(o.keys,n.keys),[i,l]=[Mf(e),Mf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Ca(l[p]):l.length===0?Ca(i[p]):Af(Ca(i[p]),Ca(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Af(hc(m.control),hc(m.test)):hc(m.control??m.test)})),columns:u,control:d(Rf(e,s,i,"control",o.split)),test:d(Rf(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!_$(i,l)}}function Qs(e,t){let o=i=>i.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function tn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Cf=e=>e.reduce((t,o)=>t+o,0)/e.length,x$=1.05,
$$=.05;function Nf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Cf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Cf(i.map(u=>u.exposed_communication))/l:null}}),n=tn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=x$);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:v$(o)}}function v$(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=tn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=$$&&t.waiting<=o/2?t:null}var S$=32,E$=512;function T$(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function O$(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>tn(e.map(s=>s[n]??0)))}function M$(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,O$(s)]));return new Map(
e.map(n=>[n,T$(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function gc(e){let t=M$(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var wc=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function yc(e,t,o,n){let s=Math.floor(S$/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(E$/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:gc(e).slice(0,s),limited:!0,note:wc(s,e.length,n,t)}}var A$=16,on=e=>e==null?_e:`${e} %`,bc=(e,t)=>e.letter?`${e.letter} · ${t}`:t,R$=e=>e.map(t=>({key:t.key,name:bc(t,t.label),colour:te(t.letter==="B"?"--test-fill":"--control-fill")})),C$=e=>({key:e.
property,name:e.name,colour:te(e.property)});function as(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(
" / "):n.rank}`}function uo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(w=>f[w.key]??null);e.forEach((f,w)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=n(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:bc(f,y),full:`${bc(f,f.label)}, ${y}`,total:N(u(g).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=yc([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>Js({bars:p,kind:"\
time",stacked:!0,series:r.map(C$)},f)}}function L$(e,{table:t,name:o,value:n,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},w=(f.values[u].value??0)+m;f.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Pf=e=>Math.max(...e.values.map(t=>t.value??0));function N$(e){let t=[...e].sort((o,n)=>Pf(n)-Pf(o)).slice(0,A$);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ze(e,{
order:t},o){let n=L$(e,o),{shown:s,...r}=o.ranks?yc(n.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):N$(n);return s.length===0?{empty:o.empty}:
{places:s.length,...r,data:i=>Js({bars:s.map(l=>l.bar??l),kind:o.kind,series:R$(e),errors:!!o.range},i)}}var Df="−",ct=e=>e==null;function Xs(e,t){return ct(e)?_e:nt(e,0,t).replace("-",Df)}function Zs(e,t){let o=Xs(e,t);return Number(o.replace(Df,"-"))===0?"0":e>0?`+${o}`:o}var $e=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ct(n)||n===""?_e:String(n)}),er=(e,t)=>({key:e,title:t,show:o=>ct(o)||o===-1?_e:String(o),blank:`the trace does not say which ${t}`}),xe=(e,t)=>({key:e,title:t,number:!0,show:L,showDiff:st}),
Z=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>ct(o)?null:ie(o),showDiff:be,exactDiff:o=>ct(o)?null:We(o)}),nn=(e,t)=>({key:e,title:t,number:!0,show:un,exact:o=>ct(o)?null:Ji(o),showDiff:Bd,exactDiff:o=>ct(
o)?null:`${o>0?"+":""}${Ji(o)}`}),Vt=(e,t)=>({key:e,title:t,number:!0,show:Ee,exact:o=>ct(o)?null:Xi(o),showDiff:Es,exactDiff:o=>ct(o)?null:`${o>0?"+":""}${Xi(o)}`}),et=(e,t)=>({key:e,title:t,number:!0,
show:o=>ct(o)?_e:`${Xs(o,2)} %`,showDiff:o=>ct(o)?_e:`${Zs(o,2)} pp`,exactDiff:o=>ct(o)?null:`${Zs(o,6)} percentage points`}),Na=(e,t)=>({...et(e,t),show:o=>ct(o)?_e:`${Xs(100*o,1)} %`,showDiff:o=>ct(
o)?_e:`${Zs(100*o,1)} pp`,exact:o=>ct(o)?null:`${Xs(100*o,6)} %`,exactDiff:o=>ct(o)?null:`${Zs(100*o,6)} percentage points`}),at=(e,t)=>({key:e,title:t,number:!0,show:o=>Xs(o,3),showDiff:o=>Zs(o,3),
exact:o=>ct(o)?null:String(o),exactDiff:o=>ct(o)?null:String(o)}),P$={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Nt=e=>({...e,meaning:"gain"}),Te=e=>({...e,meaning:"neutral"});function Bf(e){
let[t,o]=P$[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var sn=(e,t=n=>n,o=t)=>[Te(xe("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],ge=(e,t)=>({...e,what:t}),wt=(e,t)=>({...e,blank:t}),qf=(e,t)=>({...e,isSaid:t}),ut=(e,t,o)=>({
key:e,title:t,show:n=>ct(n)?_e:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),rn={key:"note",title:"note",note:!0,show:e=>ct(e)?"":String(e)},If=10;function I$(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function D$(e){let t=I$(e.split("|")),o=t.length>If+1?t.slice(0,If):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>a("li",{title:s},r>1?`${L(r)} × ${s}`:s)),n>0&&a("li",{},`${L(n)} more`))}var Wf=(e,t)=>({key:e,title:t,mono:!0,show:o=>ct(o)?_e:D$(o)}),tr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ct(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Ff(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Io=`There is no device work in the selected ranks and steps. ${pn}`,or=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${pn}`,Ae=$e("rank","rank"),
En=er("device","device"),nr=er("stream","stream"),sr=ut("kernel_type","kind",bl),mo=tr($e("operator","operator",!0),()=>"cpu_op"),rr=tr($e("name","kernel",!0),e=>e.category),Hf=(e,t)=>a("p",{class:"an\
alysis-sentence"},e&&a("strong",{},`${e}: `),t);function is(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Hf(s.letter,r))),
n&&Hf("B − A",n)]}var Tn=e=>[e.letter,e.label].filter(Boolean).join(" · "),ls=e=>e.stream===-1?"no stream":`stream ${e.stream}`,cs=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),it=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var jf=[["compute",Xe.compute,"--part-compute"],["non_compute",Rs,"--part-communication"],["idle",Xe.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${on(s[`${e}_time_pctg`])}`})),Uf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>De(e),legend:jf,make:(e,t)=>uo(e,t,{label:as(e),rowsOf:o=>o.data.rows,parts:jf,what:"ranks",empty:Io})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ae,ge(Z("idle_time",Xe.idle.name),Xe.idle.what),et("idle_time_pctg","idle, %"),ge(Z("compute_time",Xe.compute.name),Xe.compute.what),Te(et("compute_time_pctg","com\
pute, %")),ge(Z("non_compute_time",Rs.short),Rs.what),et("non_compute_time_pctg",`${Rs.short}, %`),ge(Z("kernel_time","all"),"From the first to the last device row"),rn]}]};var zf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"percent",name:as(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${on(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ae,Nt(et("comp_comm_overlap_pctg","overlap")),ge(Nt(Z("overlap","overlapped")),"Communication while a compute kernel runs"),Z("communication_time","communi\
cation"),rn]}]};var Gf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:kl[e],what:wm[e],text:o=>N(o[e])}));function B$(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Yf={title:"\
Idle time",params:[it("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},cs("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>De(e),legend:Gf,make:(e,t)=>{let o=as(e);return uo(e,t,{rowsOf:B$,group:ls,label:n=>`${o(n)}, ${ls(n)}`,parts:Gf,what:"streams",empty:Io})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ae,En,nr,ut("idle_category","why idle",kl),Z("idle_time","idle"),Te(Na("idle_time_ratio","share")),rn],extra:e=>"count"in e?sn(Z):[]}]};var Kf={title:"Kernels",params:[it("duration_ratio","Share of time to show","0.8"),it("num_kernels","Kernels at most","10"),cs("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:De,make:(e,t)=>Ze(e,t,{table:"kinds",kind:"percent",empty:Io,name:o=>_l(o.kernel_type),
value:o=>o.percentage,show:o=>`${on(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:De,make:(e,t)=>Ze(e,t,{table:"ov\
er_ranks",kind:"time",empty:Io,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${L(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",_l),Te(Z("sum","time")),Te(et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
rr,sr,Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[rr,sr,Te(xe("ranks","ranks")),xe(
"count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min_mean","fastest rank"),Z("max_mean","slowest rank")]}]};var _c=6,Vf=e=>new Set(e).size>1;function Pa(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>Vf(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Vf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var q$=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function W$(e,t){if(!t[0].
data.summary)return q$(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?n[i].get(o(
r))??0:0)]))}function F$(e,t){let o=W$(e,t),n=new Map,s=new Map;for(let i of e){let l=o.get(i.key),c=s.get(i.group)??{name:i.group,lines:new Map,nth:new Map},u=c.nth.get(i.sort)??0,d=`${i.sort} ${u}`;
c.nth.set(i.sort,u+1),c.lines.set(d,l),s.set(i.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return gc([...s.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>r.
map(u=>(i.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(i=>i.name)}function H$(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>_c)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,_c),count:s}}function j$(e,t,o){if(e.length<=_c)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:F$(e,t),{taken:r,count:i}=H$(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${i} of ${n.length} ranks`:wc(i,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var kc=[""];function Ia(e,t,{lines:o,order:n}){let s=e.map(i=>i.key).filter(i=>o.includes(i)),r=j$(e,t,n);return s.length>0||o.
includes(kc[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function Jf(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var U$=24;function Qf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Xf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function us(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Pa(e,n,r),{panel:d,style:m}=Qf(s),{keys:p,...f}=Ia(u,e,t),w=Xf(),g=u.filter(_=>p.includes(_.key)).flatMap(_=>{let T=w(m(_));return _.
series.map((S,v)=>S&&{key:e[v].key,place:T,side:e[v].letter,panel:d(_),points:S.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${S.rank}`,_.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every(_=>_.points.length===0))return{empty:l};if(c&&g.every(_=>_.points.every(T=>T[1]===0)))return{empty:c};let y=[
...new Set(g.map(_=>_.panel))].slice(0,U$),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],k=b>(h||0)?[h||0,b]:null,$=i?.(e,Jf(u,p))??[];return{data:_=>$f({panels:y,unit:o,range:k,marks:$,lines:g.filter(
T=>y.includes(T.panel))},_),places:y.length,limited:f.limited,note:[f.note,k&&`${ie(k[0])} to ${ie(k[1])}`].filter(Boolean).join(", ")}}function Zf(e,t,o){let n=Xf();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(Qf(o).style(s))]))}var eh=e=>e.name,th={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:eh,panels:!0,height:rs,make:(e,t)=>us(e,t,{unit:"rate",name:eh,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ae,En,$e("n\
ame","copy"),...sn(nn,Nt,Te)]}]};var oh={title:"Queue length",window:!0,params:[it("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:ls,height:rs,make:(e,t)=>us(e,t,{unit:"waiting",name:ls,empty:or})}],tables:[{key:"summary",caption:"Summary",columns:[
Ae,En,nr,...sn(at,Te)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ae,En,nr,Z("duration_at_max_queue_length","blocked"),Na("relative_duration_at_max_queue_length","share of th\
e rank")]}]};var z$=(e,t)=>e.place-t.place||Object.keys(jr).indexOf(e.class)-Object.keys(jr).indexOf(t.class),nh={title:"Kernel launches",params:[it("runtime_cutoff","Slow launch over, µs","50"),it("launch_delay_\
cutoff","Late start over, µs","100"),cs("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(xl).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:Cs(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Tn(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:or}:{data:s=>Ef({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:or}:{data:()=>Tf({sides:e.map(t=>({key:t.key,side:t.letter,name:Tn(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ae,xe("count","launches"),xe("short_kernels","shorter than their launch"),xe("runtime_outliers","slow launches"),xe("launch_delay_outliers","late starts"),rn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:z$,columns:[ut("class","why",jr),Ae,rr,mo,Z("cpu_duration","host"),Z("gpu_duration","device"),Z("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ae,
ut("measure","measure",xl),...sn(Z)]}]};function G$(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||pn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var sh={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},it("min_pattern_len","Kernels at least","3"),it("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:De,make:(e,t)=>Ze(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:G$(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Wf("pattern","operator and its kernels"),Ae,{...xe("length","kernels"),showDiff:null},xe("count","calls"),Z("kernel\
_duration","on the device"),Z("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ae,Te(xe("operators","operators")),Te(xe("patterns_found","patterns"))]}]};var rh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[tr($e("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var ah={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"time",empty:Io,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
mo,sr,Ae,xe("count","calls"),Z("sum","sum"),Z("mean","mean"),Z("min","min"),Z("max","max"),Z("std","std")]}]};var ih=["circle","square","triangle-up","cross","star","hexagon"],Y$=14,$c=24,ch=42,Da=6.6,xc=14,uh=e=>e.map(t=>He(t)).join("<br>"),lh=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],vc=e=>lh[e%lh.length];function K$(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,i)=>i%s===0)}function dh({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,i]=jn(Math.max(...n.map(u=>u.busbw))),
l=K$(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?te(vc(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatt\
er",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/i),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${ih[m%ih.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>uh([[u.side,d.name].filter(Boolean).join(" · "),`${Ee(
f.bytes)}: ${un(f.busbw)}, best ${un(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${L(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Ee(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var mh=e=>Math.
max(3,Math.min(Y$,Math.floor(640/Math.max(1,e)))),Sc=(e,t)=>t*(Math.max(40,e*mh(e))+$c+ch);function V$(e,t,o,n,s,r){let i=t===0?"":String(t+1),l=Sc(e.rows.length,o),c=l/o-$c-ch,u=t*(l/o)+$c,d=xo(n.length,
(s-r)/74),m=xo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Da),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:lo(d.map(w=>n[w]),Math.max(6,p)).map(He)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(w=>He(e.rows[w]))}}}function J$(e,t,o,n){let s=Os(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:te("--text")}},l=Da*t.length+8+s.
length*xc;return{annotations:[{...r,x:0,xanchor:"left",text:He(Zi(e,Math.max(6,Math.floor((n-l-30)/Da))))},{...r,x:1,xanchor:"right",text:He(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.
map(([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*xc-l,x1:(u+1)*xc-l,y0:6,y1:16,line:{width:1,color:te("--border-strong")}}))}}
function ph({panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,i]=Je(s),l=30+Da*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),
hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Os(),showscale:!1}};return{data:e.map((d,m)=>{let p=V$(d,m,e.length,t,o,l);Object.
assign(c,p);let{annotations:f,shapes:w}=J$(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...w);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"\
coloraxis",xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:mh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(h=>h===null?null:h/i)),customdata:d.texts.map(y=>y.map(uh)),hovertemplate:"%{customdata\
}<extra></extra>",meta:r}}),layout:c}}var an=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,On=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Ec(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function Q$(e){let t=On(e,o=>o.longest-o.shortest);return t?[`${an(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function hh(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=On(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${an(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=On(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${V(s.instances,"collective")} that other ranks have: ${an(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...Z$(t,e.unmatched),...Q$(e.uneven)]}var X$={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function Z$(e,t){if(e.unmatched_rows===0)return[];let o=[...Ec(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,i)=>r+i.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${L(e.unmatched_rows)} of ${V(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${L(
s)} ${X$[n]??n}`).join(", ")}`}.`]}function gh([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>be(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var ev={compute:"it computes",memory:"its copies take",idle:"its device idles"};function tv(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=On(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${ev[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function wh(e,t){let o=Ec(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Ee(tn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function yh(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Ec(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,w)=>f+w.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return On([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},i=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Es(n)} at the peak${i?
`; ${i.name}: ${Es(i.change)}`:""}.`}var fh=e=>`${nt(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Fe(e.peak_pctg)} of the peak`}`;function bh(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=On(e.by_operator,n=>n.device_time_per_step);return`${io(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${Fe(t.known_pctg)} of the device time: ${fh(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${fh(o)}.`:""}`}var _h=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=On(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${L(o.calls)}${s>0?`; ${Fe(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Ba="No rank waits for another one in the collectives that match.",ov={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},nv=.2;function kh(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ba;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${Fe(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${tv(e.by_rank)}`;let[s]=o,r=e.by_rank,i=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(i-l,0);return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${sv(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<nv*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function sv(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${ov[e.cause]} (${N(o)} \
a step more than the median rank)`:""}var rv=200,av=512;function iv(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,i)=>i[1]-r[1]).slice(0,rv).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function lv(e,t,o,{name:n,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,av),l=new Map(i.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=i.map(()=>o.map(()=>null)),
d=i.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Tn(e):"",
rows:i.map(String),cells:u,texts:d}}function Tc(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=iv(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>lv(c,o[u],n,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>ph({panels:r,columns:n},c)}}var Oc=(e,t)=>Sc(e,t),xh=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${L(e.last)} of ${L(e.matched_rows)} times`],$h=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${L(e.last)} times`];var cv="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",uv="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Mc="no rank matches, or the trace does not state the bytes sent or the size of the group",qa=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],vh=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function dv(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(an(o))??{name:an(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Tn(e),lines:[...t.values()]}}var Oh=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],mv=e=>e.length>1?null:Oh(e).map((t,o)=>({key:`collective ${o}`,name:t,property:vc(o)}));function pv(e){let t=e.map(dv);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>dh({sides:t,names:Oh(e)},o)}}var Wa=e=>e.every(t=>t.data.summary[0]?.rows===0)?cv:uv,Fa=$e("c\
ollective","collective",!0),Ha=$e("process_group","process group",!0),Sh=ge(Z("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Eh=ge(Z("wait_per_step","wait"),"How muc\
h longer a rank takes than the one that comes last"),Th=ge(Z("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Mh={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...is(e,hh,gh),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),L(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:De,legend:qa,make:(e,t)=>uo(e,t,{parts:qa,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(vh),label:an,empty:Wa(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:De,legend:qa,make:(e,t)=>uo(e,t,{parts:qa,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(vh),label:o=>`rank ${o.rank}`,empty:Wa(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:mv,make:pv},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Oc,legend:[],make:e=>Tc(e,{name:an,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:xh,empty:Wa(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Oc,legend:[],make:e=>Tc(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:$h,empty:Wa(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Fa,Ha,ut("class","class",String),xe("instances","instances"),
Sh,Eh,Th,Z("time_per_step","in all"),Te(xe("group_size","group size")),Te(at("bytes_per_instance","bytes")),wt(Nt(nn("algbw","algorithm bandwidth")),Mc),wt(Nt(nn("busbw","bus bandwidth")),Mc),xe("unma\
tched_rows","without match"),Z("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ae,Sh,Eh,Th,ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks whe\
re this one was last"),xe("last","last"),Te(et("last_pctg","last, share")),xe("matched_rows","matched"),xe("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ae,Fa,
Ha,ut("why","why",String),$e("dtype","type"),Te(at("bytes","bytes")),xe("count","count"),Z("duration","in all"),wt(ge(Nt(nn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations,\
 which may include waiting"),Mc)]},{key:"missing",caption:"Missing",columns:[Ae,Fa,Ha,xe("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[$e("step","st\
ep"),Fa,Ha,$e("ranks","ranks"),Z("shortest","shortest"),Z("longest","longest"),at("least_bytes","fewest bytes"),at("most_bytes","most bytes")]}]};var Ac={compute:"compute",memory:"copies",host:"host, self"},fv={...$e("step","step"),show:e=>e===null?"whole file":String(e)},Ah=ge(Z("step_time_like_median","step if on time"),"The mean step of all \
ranks if this rank came at the same time as the others"),Rh={title:"Stragglers",ofSteps:!0,params:[it("num_candidates","Ranks with operators","2"),it("limit","Operators of each","10")],intro:"Which ra\
nk the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>a("p",{class:"\
straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),kh(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:De,make:(e,t)=>Ze(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Ba,show:o=>`${N(o.caused_per_step)} a step, ${Fe(o.caused_pctg)} of all; last in ${Fe(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:De,make:(e,t)=>Ze(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Ba,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${Fe(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ae,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...Ac,memory:"copies",idle:"idle, \
the host is late"}),ge(Z("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Te(et("caused_pctg","share")),xe("last","last"),Te(et("last_pctg",
"last, share")),ge(xe("worst_steps","worst in steps"),"In how many steps no other rank caused more"),ge(Z("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared w\
ith the median rank"),ge(Z("memory_excess_per_step","more copies"),"The same of copies"),ge(Z("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),Z("step_ti\
me","step"),Ah]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ae,ut("measure","measure",Ac),$e("operator","operator",!0),Z("time_per_step","per step"),Z("med\
ian_per_step","median rank"),Z("excess_per_step","more"),at("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[fv,ge($e("rank","rank"),"The rank that causes the most in the s\
tep"),ut("cause","what it does longer",{...Ac,idle:"idle, the host is late"}),ge(Z("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),Te(et("caused_pctg","shar\
e")),Z("exposed_wait","exposed wait"),Z("step_time","step"),Ah]}]};var Ih="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",hv="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Ua=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Ch=e=>Ua(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),gv=e=>e.
replace(/ (allocated|reserved)/,""),wv=e=>e.includes(" reserved")?"reserved":"allocated",Lh={panel:e=>gv(e.name),style:e=>`${e.group} ${wv(e.name)}`},Dh=e=>[Ua(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Lc=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),yv=(e,t)=>o=>[Lc(e,"rank")&&`rank ${o.rank}`,Lc(e,"device_type")&&Dh(o),o[t]].filter(Boolean).join(" · ");function bv(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Bh(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function _v({side:e,row:t}){let o=[Lc([e],"rank")&&`rank ${t.rank}`,Dh(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Ee(t.live_at_peak)}\
 of it was allocated in the recording, ${Ee(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Ee(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${wh(e.data.peaks,t.device_type)}${r}`]}function kv(e){let t=e.
map(n=>Bh([n])),o=t.length===2&&t.every(Boolean)&&Ua(t[0].row.device_type)===Ua(t[1].row.device_type)&&yh(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[a("p",{class:"memory-sentence"},a("s\
trong",{},"B − A: "),o)]:[]}var xv=e=>[...e.flatMap(t=>{let o=Bh([t]);return o?[a("p",{class:"memory-sentence"},_v(o))]:[]}),...kv(e)],qh=$e("device_type","memory"),$v=wt(er("device","device"),"host\
 memory has no number"),vv=qf(ge({...$e("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Nh=ge(Vt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Rc=Te(et("pctg","share")),Cc=xe("allocations","allocations"),ja=[Ae,vv,qh,$v],Ph=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Ih,isSaid:!0}:Ze(e,t,{table:o,kind:"bytes",name:yv(
e,n),value:s=>s.bytes,show:(s,r)=>`${Ee(r)}, ${Fe(s.pctg)} of the peak`,empty:hv}),Wh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[it("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:xv,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Ch,panels:Lh,ownDevice:!0,height:rs,make:(e,t)=>us(e,t,{unit:"bytes",name:Ch,panels:Lh,ownDevice:!0,marks:bv,empty:Ih})},{id:"\
live_modules",title:"Live at the peak, by module",height:De,make:(e,t)=>Ph(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:De,make:(e,t)=>Ph(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ja,ge(Vt("peak","peak allocated"),"The largest amount that is allocated"),ge({...Z("peak_at","at"),number:!1},"When it is reach\
ed first, after the first event of the set"),wt($e("peak_step","step"),"outside of the recorded steps"),ge(Vt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),ge(Vt("reserved_pe\
ak","peak reserved"),"The largest amount that is reserved"),ge(Vt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),ge(Vt("live_at_peak","live at the\
 peak"),"Allocated in the recording at or before the peak, and not freed by then"),ge(Vt("from_before","from before"),"The rest of the peak: allocated before the recording began"),ge(Vt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),xe("never_freed_allocations","never freed, allocations"),ge(Vt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...$e("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...ja,$e("module","module",!0),Nh,Rc,Cc,xe("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ja,$e("frame","frame",!0),$e("operator","oper\
ator",!0),Nh,Rc,Cc]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[qh,$e("operator","operator",!0),at("allocations_per_step","allocations per step"),Vt("allocated_per\
_step","allocated per step"),at("frees_per_step","frees per step"),Vt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ja,$e("frame","frame",!0),
$e("operator","operator",!0),Vt("bytes","never freed"),Rc,Cc]}]};var Ic=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],ds=Object.
fromEntries(Ic.map(([e,t])=>[e,t])),Fh=Ic.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${on(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Pc="There are no steps here.",za=e=>e.step===null?"whole file":`step ${e.step}`,Nc=e=>e.span>0?`, file ${e.span+1}`:"";function Sv(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return Jn({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function Ev({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Pc;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${Fe(
n.time_pctg)} ${ds[n.kind]}`).join(", ")}.`}var Hh=wt(Z("longest","longest"),"the path has no such segment"),jh=wt($e("name","name",!0),"waiting and gaps have no name"),Uh={title:"Critical path",host:!0,
ofSteps:!0,params:[it("consecutive_kernel_delay","Short gaps, µs","30"),it("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>a("p",{class:"path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),Ev(t))),e[0].
data.by_step.length>0&&a("p",{},a("a",{href:Sv(e,e[0].data.by_step[0])},`Show the path of ${za(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:De,make:(e,t)=>Ze(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?ds[o.kind]:`${o.name} (${ds[o.kind]})`,value:o=>o.time_per_step,empty:Pc,show:o=>`${N(
o.time_per_step)} a step, ${Fe(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>De(e),legend:Fh,make:(e,t)=>uo(e,t,{parts:Fh,what:"steps",empty:Pc,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${za(o)}${Nc(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[ut("kind","ki\
nd",ds),ut("work","work",e=>e===1?"yes":"waiting"),Z("time_per_step","per step"),Te(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Hh]},{key:"by_name",caption:"Operators, calls \
and kernels",columns:[ut("kind","kind",ds),jh,Z("time_per_step","per step"),Te(et("time_pctg","share")),Z("time","in all"),xe("segments","segments"),Hh]},{key:"by_step",caption:"Steps",columns:[Ae,{...$e(
"step","step"),show:(e,t)=>za(t)+Nc(t)},ge(Z("path","path"),"The whole path, including waits; the kinds add up to it"),ge(Z("work","work"),"Without waits for the device, between operators and idle"),...Ic.
map(([e,t,o])=>ge(Z(e,t),o)),Z("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ae,{...$e("step","step"),show:(e,t)=>za(t)+Nc(t)},Z("start","from"),Z("duration",
"takes"),ut("kind","kind",ds),jh,wt($e("lane","thread or stream"),"waiting is on none")]}]};var Tv='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',Ov={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Ya=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:Xe[e].name,what:Xe[e].what,text:o=>`${N(o[e])} a call`})),Mv=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Dc=e=>e===null?_e:L(Math.round(e)).replace("-","−"),Av=e=>`${L(Math.round(e))} tokens/s`;function Rv(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:St({...Gt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&a("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Bc="the names of these annotations do not say it",qc=[xe("calls","calls"),ge(Z("median_time","median"),"The duration of th\
e annotation on the host"),Z("mean_time","mean"),...Ya.map(({key:e,name:t,what:o})=>ge(Z(e,t),`${o}, per call`)),ge(Z("device_time","device"),"What a call launches, wherever it runs; per call"),wt(ge(
Te(xe("requests_in_all","requests")),"Of all calls whose names say them"),Bc),wt(ge(Te(xe("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Bc),ge(Z("active_ti\
me","at work"),"Time in which a call runs on the host or on a device, of all ranks"),wt(ge(Nt({...at("tokens_per_second","tokens/s"),show:Dc,showDiff:e=>e>0?`+${Dc(e)}`:Dc(e)}),"Tokens by the time in \
which such calls are at work, of one rank"),Bc)],Ga=$e("phase","phase"),zh=(e,t)=>({...$e(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Gh={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...is(e,t=>_h(t,Ya)),a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>Ov[t]).join("; ")),Rv(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>De(e),legend:Ya,make:(e,t)=>uo(e,t,{parts:Ya,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:Tv})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:De,make:(e,t)=>Ze(e,t,{table:"sizes",kind:"number",name:Mv,value:o=>o.tokens_per_second,show:o=>Av(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Ga,...qc]},{key:"sizes",caption:"Phases by size of a call",
columns:[Ga,ge(zh("requests","requests"),"Of one call, up to a power of two"),ge(zh("tokens","tokens"),"Of one call, up to a power of two"),...qc.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ae,Ga,...qc]},{key:"forms",caption:"Names that were found",columns:[Ga,ge($e("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),xe("calls","calls")]}]};var Cv="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Yh=e=>nt(e,0,3),Ka=(e,t)=>Te(
{...at(e,t),show:io,showDiff:cn}),Va=Nt(ge(at("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Ja=wt(Nt(ge(et("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),Kh=ge(Z("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Vh={title:"Work",ofSteps:!0,params:[],intro:"Fl\
oating-point operations of matrix products, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>is(e,bh),charts:[{id:"speed",table:"by_oper\
ator",title:"Achieved TFLOP/s by operator",height:De,make:(e,t)=>Ze(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:Cv,show:o=>`${Yh(o.tflops_per_s)} TFLOP/s${o.
peak_pctg===null?"":`, ${Yh(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Ka("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),ge(Z("\
known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),Te(et("known_pctg","share")),Va,Ja,$e("device","device")]},{key:"by_rank",caption:"Ranks",
columns:[Ae,Ka("flops_per_step","FLOPs per step"),Z("device_time_per_step","device per step"),Z("known_time_per_step","with known FLOPs"),Va,Ja]},{key:"by_operator",caption:"Operators",columns:[mo,Te(
xe("calls","calls")),Ka("flops_per_step","FLOPs per step"),Kh,Va,Ja]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[mo,$e("shapes","shapes",!0),ge($e("dtype","type"),"The type of t\
he numbers of both factors"),Te(xe("calls","calls")),Ka("flops_per_call","FLOPs per call"),Kh,Va,Ja]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[mo,$e("s\
hapes","shapes",!0),$e("dtypes","types",!0),Te(xe("calls","calls")),Z("device_time_per_step","device per step"),Nt(ge(nn("gb_per_s_at_least","at least"),"Each input read once and the output written on\
ce, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[ge(mo,"The innermost operator that launched it"),Te(xe("device_rows","device rows")),Z("d\
evice_time_per_step","device per step"),Te(et("device_time_pctg","share of device time"))]}]};var Lv="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",Nv=e=>e===null?_e:nt(e,0,3),Jh={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[it("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:De,make:(e,t)=>Ze(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:Lv,show:(o,n)=>Nv(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ae,wt(mo,"no operator above the launch is recorded"),$e("kernel","kernel",!0),$e("counter","counter",!0),xe("kernels","kernels"),at("sum","sum"),
Te(at("mean","mean")),Te(at("min","min")),Te(at("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ae,ge(xe("number","kernel no."),"In order of time, from 0"),$e("kernel","kernel",!0),
ge($e("operators","operators",!0),"Those above its launch, the outermost first"),$e("counter","counter",!0),at("value","value")]}]};var dt={temporal_breakdown:Uf,comm_comp_overlap:zf,idle_time_breakdown:Yf,kernel_breakdown:Kf,memory_bw:th,queue_length:oh,launch_stats:nh,kernel_sequences:sh,user_annotation_breakdown:rh,operator_kernels:ah,
collectives:Mh,stragglers:Rh,memory:Wh,critical_path:Uh,phases:Gh,work:Vh,operator_counters:Jh};var Xh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Wc=["start","end"],Qa={...Object.fromEntries([...Xh,...Wc].map(e=>[e,""])),lines:[]};function Zh(e){
return[...Xh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Wc:[]]}var Qh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Fc(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what"),r={what:Object.hasOwn(t,s)?s:Object.keys(t)[0]},i=t[r.what];for(let l of["set","test",...Zh(i)])
r[l]=n(l);return r.rows=Qh(o)==="steps"?"":Qh(o),r.lines=i.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r}function eg(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","te\
st",...Zh(t[e.what])]){let r=e[s]??"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!o.includes(s)&&n.set(s,r)}return n}function Mn(e,t){let o=eg(e,t);return t[e.what].window&&e.lines.forEach(n=>o.
append("line",n)),e.order&&o.set("order",e.order),pe(`/analyse?what=${e.what}&${o}`)}function tg(e,t,o){let n=eg(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Hc(e,t){return e.
set===""?null:tg(e,t)}function og(e,t,o){let n=tg(e,t,Wc);return n.set("format","csv"),n.set("table",o),n}var Do={key:"",entry:null,memory:null};function Pv(e,t){let o=n=>qt({...Lt(t),node:n});return[eo(e.parts)," ",a("a",{href:o(fa(e.tree))},"Show in the tree")]}var jc=(e,t)=>Mn({...Qa,what:e,lines:[],set:t.
control,test:t.test,set_ranks:ng(t.control_ranks),test_ranks:ng(t.test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},dt),ng=e=>e==="all"?"":e;function sg(){let e=a("p",{class:"diagnosi\
s-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t),n="",s=null;function r(i){let{entry:l}=Do;M(t,Do.memory?eo(Do.memory.parts):"The peak of me\
mory did not change noticeably, or it is not known."," ",a("a",{href:jc("memory",i)},"Show memory")),t.title=Do.memory?.text??"",M(e,l?Pv(l,i):["No layer can be named for the change in device time. ",
a("a",{href:qt(Lt(i))},"Show the tree")]),e.title=l?.text??"",e.dataset.shown=Do.key,e.toggleAttribute("data-said",!!(l??Do.memory)),(l??Do.memory)&&(o.closest(".diagnosis").hidden=!1)}return{node:o,async draw(i,l){
let c=mt(i).toString();if(c===n)return;s?.abort(),s=new AbortController,n=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),M(t),M(e,a("span",{class:"muted"},"Lookin\
g for the layer …")),c===Do.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,f])=>m.set(p,f));try{let p=await ot(m,{signal:s.signal});
if(n===c){let f=w=>p.diagnosis?.find(g=>g.kind===w)??null;Do={key:c,entry:f("layer"),memory:f("memory")},r(i)}}catch{n===c&&M(e)}},stop:()=>s?.abort()}}function pt(e,t,o){let n=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=F(i,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[i,l]of n)l.setAttribute("aria-pressed",String(i===r))}}}var Iv={ALL:"All",CPU:"Host",GPU:"Device"},Dv={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Bv=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],qv=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Wv={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Fv={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function ms(e,t,o){
let n=a("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:a("label",{class:"check",title:t},n,e)}}function ag(e){let t=pt("Device type",Em.map(k=>[k,Iv[k],Dv[k]]),k=>e({device_type:k})),
o=pt("Unit of the durations",Bv,k=>e({unit:k})),n=pt("Time of host operations, shown and judged",qv,k=>e({measure:k})),s=Hv(e),r=ms("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),i=ms("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=ms("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=ms("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=ms("Hide ProfilerSt\
ep*","Hide the rows of the steps themselves",k=>e({exclude:k?[...u.exclude,bt]:u.exclude.filter($=>$!==bt)})),m=jv(k=>e({category:k})),p=zv(k=>e({exclude:k})),f=ms("Fold replacements","A kernel that i\
s gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e({fold:k})),w=rg("Calls","Groups by the change of the number of calls",{"":["","all","All groups.\
 The groups count names; a name that occurs in two categories has two rows"],...Wv},k=>e({change:k})),g=rg("Time","Groups by the change of the time",Fv,k=>e({significant:k})),y=F("Clear the filters",()=>e(
{q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),h=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},s.node,m.node,
t.node,o.node,n.node),a("div",{class:"filter-row"},w.node,g.node),a("div",{class:"filter-row"},d.node,f.node,r.node,i.node,l.node,c.node,p.node,y));function b(k){let $=k&&{...k.ops_diff,"":Sm.reduce((T,S)=>T+
k.ops_diff[S],0)};w.draw(u.change,$);let _=k?.changed_rows;g.draw(u.significant,_&&{..._,true:_.slower+_.faster}),g.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:h,focusSearch(){
return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(k,$,_){u=k,t.press(u.device_type),o.press(_),n.press(Gn(u)?"self":"total"),o.buttons.get("percent").disabled=$?!zr($):!1,
s.draw(u.q),r.input.checked=u.use_short_name,i.input.checked=u.merge_addresses,i.node.hidden=u.merge_addresses&&!$?.rows.some(v=>v.name.includes("0x…")),l.input.checked=u.aliases;let T=$?.rows.filter(
v=>v.aliases)??[],S=({category:v})=>v==="python_function";l.node.hidden=u.aliases&&T.every(S),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some(S),d.input.checked=u.exclude.includes(bt),
m.draw(u.category,$?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=$?.replacements.length===0,b($),y.hidden=u.q===""&&u.category.length===0&&u.change===""&&u.significant===""&&
u.device_type==="ALL"&&u.exclude.every(v=>v===bt)}}}function Hv(e){let t=me("search"),o=!1,n=Qe(250,i=>{e({q:i},{replace:o}),o=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"\
off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:i=>{i.key==="Escape"&&s.value!==""&&(i.preventDefault(),s.value="",n(""))}}});return{node:a("div",{class:"search"},a("label",{
for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i==="")&&(s.value=i)}}}function jv(e){let t=a("summary"),o=a("div",{class:"menu-body"}),n=a("details",{class:"\
menu"},t,o);Uv(n);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=i.length===0?"All categories":i.length===1?i[0]:V(i.length,"category","categories");let u=[...l];
for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.activeElement.value:null;M(o,u.map(({category:m,rows:p})=>{let f=a(
"input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(w=>w!==m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},L(p)))}),
i.length>0&&F("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:n,draw:r}}function Uv(e){e.addEventListener("toggl\
e",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener("pointerdown",t)})}function zv(e){let t=me(
"exclude"),o=[],n=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:i=>{let l=n.value.trim();i.key==="Enter"&&l!==""&&!o.includes(l)&&
(n.value="",e([...o,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),n,s),draw(i){o=i,M(s,o.filter(l=>l!==bt).
map(l=>a("span",{class:"chip mono"},`not ${l}`,Ce("close",`Show ${l} again`,()=>e(o.filter(c=>c!==l))))))}}}function rg(e,t,o,n){let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},
"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},
u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(i)),draw(c,u){
r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=L(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var Xa=8,Gv=44,Yv=(e,t)=>["control","test","diff"].map(o=>Co(e,`${o}_self_per_step`,t)),Kv=e=>e>0?"more":e<0?"less":"calm";function ig(e){let t=a("span",{class:"chart-unit"}),o=a("ul",{class:"host-lis\
t"}),n=lt("Where the host’s time went"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time wen\
t ",t),a("div",{class:"chart-tools"},n.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and i\
dle. These host operations changed most, without the calls inside them."),o);function r(i,l,[c,u,d],m){let p=(f,w)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${ie(w)}`,css:{width:`${(100*w/m).toFixed(
2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",c),p("test",u)),a("span",{class:"num muted"},`${N(c)}\
 → ${N(u)}`),a("span",{class:`num strong ${Kv(d)}`,title:We(d)},be(d)))}return{node:s,sql:n,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=i.map(m=>Yv(m,l)),u=Math.max(...c.flatMap(
([m,p])=>[m,p]),1e-9),d=Pr(i.map(m=>m.name),Gv);t.textContent=`self time, mean per ${vt(l)?"recording":"step"}`,M(o,i.map((m,p)=>r(m,d[p],c[p],u)))}}}var Uc=8,zc={key:"",operators:null};function lg(e,t){let o=a("div",{class:"scroll-x operators-body"}),n=a("p",{class:"related-more"}),s=lt("Device time by operator"),r=a("section",{class:"card operato\
rs",hidden:!0,"aria-label":"Device time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator"),a("div",{class:"chart-tools"},s.node)),a("p",{class:"muted small"},"Less than ha\
lf of the kernel time is in kernels that both sides have, so this table compares operators. Times are means per step of the device work that each operator launched itself, and are not tested. Largest \
change first."),o,n),i=!1,l="",c=null,u=(f,w,g="")=>a("td",{class:`num ${g}`,title:w},f);function d(f){let{operator:w,control_per_step:g,test_per_step:y,diff_per_step:h}=f,b=h>0?"more":h<0?"less":"cal\
m";return a("tr",{},a("th",{scope:"row"},w===null?a("span",{class:"muted"},"in no operator"):a("a",{href:e({name:w,category:"cpu_op"}),class:"mono",title:w},a("bdi",{},w))),u(`${L(f.control_counts)} →\
 ${L(f.test_counts)}`),u(N(g),ie(g)),u(N(y),ie(y)),u(be(h),We(h),b),u(g>0?Me(100*h/g):y>0?"new":"",null,b))}function m({rows:f,count:w}){let g=(y,h="num")=>a("th",{scope:"col",class:h},y);M(o,a("table",
{class:"operators-table"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},f.slice(0,i?void 0:Uc).map(d)))),n.hidden=i||f.length<=Uc,
M(n,!n.hidden&&F(f.length<w?`Show ${L(f.length)} of ${L(w)}`:`Show all ${L(w)}`,()=>{i=!0,m({rows:f,count:w}),o.querySelectorAll("tbody tr")[Uc].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){
c?.abort(),c=new AbortController,l=f,i=!1,M(o,a("p",{class:"muted"},"Looking for the operators …")),M(n);let w=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(
([g,y])=>w.set(g,y));try{let{operators:g}=zc.key===f?zc:await t(w,{signal:c.signal});zc={key:f,operators:g},l===f&&g?m(g):l===f&&M(o,a("p",{class:"muted"},"Loading the operators took too long."))}catch(g){
l===f&&g.name!=="AbortError"&&M(o,a("p",{class:"muted"},`No operators: ${g.message}`))}}return{node:r,sql:s,draw(f,w){r.hidden=!(t?w.recorded.few_shared_kernels:w.operators),!r.hidden&&!t?m(w.operators):
!r.hidden&&f!==l&&p(f)},stop:()=>c?.abort()}}var Vv=14;function ps(e){let[t,o]=bm(e);return o===""?t:`${t} → ${o}`}function cg(e){let t=[],o=0,n=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(Vv,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=tl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ps(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>ps(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ps(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=ps(m),f=u(p),w=d.querySelector(
".fit");(w.dataset.short??p)!==f&&(f===p?delete w.dataset.short:w.dataset.short=f)}}}var Bo=28,Jv=200,ug=12,dg=100,Qv={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Kc=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${cf}`,"c-real"],...va],Gc=String(Kc.length-va.length),Xv={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},Zv=(e,t)=>e.too_few?["","too few steps"]:Xv[t]??["",t],pg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function eS(e,t,o){let n=pg[e],s=Yn(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function fg(e){let t=new Map,o=[a("td",
{colspan:"3"}),a("th",{colspan:"3",scope:"colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td"),a("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=a("thead",{},a("tr",{class:"head-groups"},
o),a("tr",{},Kc.map(([Y,ne,de,Q])=>{let se=a("span",{class:"sort-mark","aria-hidden":"true"}),z=a("th",{scope:"col",class:Q},a("button",{type:"button",title:de,on:{click:()=>e.onSort(...eS(Y,d,m))}},ne,
se));return t.set(Y,{cell:z,mark:se}),z}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"grid","aria-label":"All operations"},a("colgroup",{},Kc.map(([,,,Y])=>a("col",{class:Y}))),n,s,r),l=a(
"div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f=!1,w="",g=null,y=0,h=0,b=0,k=0,$=new Map,_=0,T=!1,S=0,[v,P]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("\
td",{colspan:Gc}))),C=cg(t.get("name").cell),O=()=>c.length>Jv&&!en();function R(Y=!1,ne=l.scrollTop){let de=Math.ceil((_||600)/Bo),Q=O()?Math.max(0,Math.floor(ne/Bo)-ug):0,se=O()?Math.min(c.length,Math.
floor(ne/Bo)+de+ug):en()?ce():c.length;if(!Y&&Q===b&&se===k)return;b=Q,k=se;let z=s.contains(document.activeElement),I=Y?new Map:$;$=new Map;for(let G=Q;G<se;G+=1)$.set(G,I.get(G)??(c[G]?fe(G):Ne(G)));
x(z,Y,ne),A()}function x(Y,ne,de){l.toggleAttribute("data-virtual",O()),q(v,b),q(P,c.length-k),wo(s,[v,...$.values(),en()?j(c.length-k):P]),de>0&&(ne||Y)&&l.scrollTop!==de&&(l.scrollTop=de),Y&&($.get(
y)??l).focus({preventScroll:!0})}function A(){let[Y,ne]=O()?[Math.max(0,b-dg),Math.min(c.length,k+dg)]:[b,k];for(let de=Y;de<ne;de+=1)if(!c[de]){e.onWant(Y,ne);return}}function H(){let Y=!1;for(let[ne,
de]of $)de.dataset.hole!==void 0&&c[ne]?($.set(ne,fe(ne)),Y=!0):c[ne]&&C.refit(de,c[ne]);Y&&x(s.contains(document.activeElement),!1,l.scrollTop),A()}function q(Y,ne){Y.hidden=ne===0,Y.style.height=`${ne*
Bo}px`}function j(Y){return a("tr",{hidden:Y===0},a("td",{colspan:Gc,class:"muted"},`${L(Y)} more: the report and the CSV have all rows.`))}function ce(){let Y=c.findIndex(ne=>!ne);return Y<0?c.length:
Y}function fe(Y){let ne=c[Y];return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y},class:`${Y%2?"odd":""}${ne.noise?" noise":""}`,tabindex:Y===y?"0":"-1","aria-selected":String(ne.key===g)},tS(ne,
u,h,ze(ne,Y)),f&&rf(ne,de=>ar(de,u)))}function Ne(Y){return a("tr",{"aria-rowindex":String(Y+3),data:{index:Y,hole:""},"aria-busy":"true",tabindex:Y===y?"0":"-1"},a("td",{colspan:Gc,class:"muted"},"…"))}
function ze(Y,ne){return a("a",{href:e.href(Y.row),class:"op-link",tabindex:"-1"},Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"\
probable replacement: ")),Y.row.aliases&&!Y.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names: ")),C.draw(Y))}function ee(Y,{
focus:ne=!1}={}){if(c.length===0)return;let de=$.get(y);y=Math.max(0,Math.min(c.length-1,Y)),B(y),de?.setAttribute("tabindex","-1");let Q=$.get(y);Q?.setAttribute("tabindex","0"),ne&&Q?.focus({preventScroll:!0})}
function ae(Y){c.length>0&&!$.has(y)&&(y=Math.min(c.length-1,Math.ceil(Y/Bo)),$.get(y)?.setAttribute("tabindex","0"))}function B(Y){l.removeAttribute("data-late");let ne=Y*Bo,de=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ne<l.scrollTop?l.scrollTop=ne:ne+Bo>l.scrollTop+de&&(l.scrollTop=ne+Bo-de),S=l.scrollTop,R(!1,S)}s.addEventListener("click",Y=>{let ne=Y.target.closest("tr[data-index]");ne&&Y.target.
closest(".op-link")?!Y.ctrlKey&&!Y.metaKey&&!Y.shiftKey&&e.onOpen(c[Number(ne.dataset.index)].key):ne&&c[ne.dataset.index]&&getSelection().isCollapsed&&(ee(Number(ne.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Y=>{let ne=Math.max(1,Math.floor(l.clientHeight/Bo)-4),de={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ne,PageUp:y-ne,Home:0,End:c.length-1};if(Y.key in de&&!Y.altKey&&
!Y.metaKey)Y.preventDefault(),ee(de[Y.key],{focus:!0});else if((Y.key==="Enter"||Y.key===" ")&&!Y.target.closest(".op-link")&&c[y])Y.preventDefault(),e.onSelect(c[y].key);else if(Y.key==="ArrowRight"||
Y.key==="ArrowLeft"){Y.preventDefault();let Q=$.get(y);(Y.key==="ArrowRight"?Q?.querySelector(".op-link"):Q)?.focus({preventScroll:!0})}});let J=0;l.addEventListener("scroll",()=>{S=l.scrollTop,O()&&J===
0&&(J=requestAnimationFrame(()=>{J=0;let{scrollTop:Y}=l;R(!1,Y),ae(Y)}))});let oe=new ResizeObserver(Y=>{_=l.clientHeight,Y.some(({target:ne})=>ne!==l)&&C.measure()&&H(),R(!1,S)});oe.observe(l),oe.observe(
t.get("name").cell);let ue=Vn(()=>{C.measure(),R(!0)});function Be(Y){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${Y}`,o[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Y}`,i.querySelectorAll(":is(col, thead th).c-work").forEach(ne=>{ne.hidden=!f});
for(let[ne,{cell:de,mark:Q}]of t){let se=d===ne||(pg[ne]??"")===d;se?de.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):de.removeAttribute("aria-sort");let z=m==="asc"?"↑":"↓";Q.textContent=
se?d===ne?` ${z}`:` |${z}|`:""}}return{node:l,focus:()=>ee(y,{focus:!0}),draw(Y){let ne=w!==Y.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:w}=Y),f=Y.work===!0,i.toggleAttribute(
"data-work",f),h=Yc(c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!Y.judged),C.setRows(c),Be(Y.unitName),M(r,Y.totals.map(([Q,se])=>sS(Q,se,u,p,f)));let de=c.
findIndex(Q=>Q?.key===g);ne&&(y=Math.max(0,de),S>0&&(l.scrollTop=0,S=0)),T||(T=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),R(!0,S),de>=0&&ne&&B(de)},add(Y,ne,de){
c=Y,i.toggleAttribute("data-unjudged",!de),C.addRows(c,ne),Yc(ne)>h?(h=Yc(ne),R(!0)):H()},select(Y){let ne=Y!==g;g=Y;for(let Q of s.querySelectorAll("tr[data-index]"))Q.setAttribute("aria-selected",String(
Y!==""&&c[Number(Q.dataset.index)]?.key===Y));let de=c.findIndex(Q=>Q?.key===Y);de>=0&&ne&&ee(de)},unmount(){oe.disconnect(),ue(),cancelAnimationFrame(J)}}}function Vc(e,t){return t==="percent"?[Fe(e),
Fe(e)]:[N(e),ie(e)]}function ar(e,t){if(t!=="percent")return[be(e),We(e)];let o=e===null?_e:`${Me(e)}-points`;return[Me(e),o]}var Yc=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),fs=e=>e>0?" m\
ore":e<0?" less":" calm";function Za(e,t,o){let[n,s]=Vc(e,t);return a("td",{class:o,title:s},n)}function tS(e,t,o,n){let{row:s}=e,[r,i]=Qv[s.change]??["",s.change],[l,c]=ar(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:uf(s)},
n),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},L(e.controlCount)),a("td",{class:"num c-count"},L(e.testCount)),a("td",{class:`\
num c-count${fs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Ks(s)||null},st(e.diffCount)),Za(s.control_counts>0?e.control:null,t,"num c-time"),Za(s.test_counts>0?e.test:null,t,"num c-time"),a(
"td",{class:`num c-time c-diff${fs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${fs(e.percent??e.diff)}`},e.birth||Me(e.percent)),oS(e)]}function oS({row:e,
verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[o,n]=Zv(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Sn(e)}${e.
q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&a("span",{class:"q"},` ${Wd(Jo(e))}`))}var mg=e=>a("td",{class:"\
num c-count",title:L(e)},L(e)),nS={host:"Host, sum",device:"Device, sum"};function sS(e,t,o,n,s){let[r,i]=ar(t.diff,o);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},nS[e]),a("td",{class:"c-category"}),mg(t.controlCount),mg(t.testCount),a("td",{class:`num c-count${fs(t.diffCount)}`},st(t.diffCount)),Za(t.control,o,"num c-time"),Za(t.test,o,"num c-time"),a("\
td",{class:`num c-time${fs(t.diff)}`,title:i},r),a("td",{class:`num c-percent${fs(t.percent??t.diff)}`},t.birth||Me(t.percent)),a("td",{class:"c-real"}),s&&a("td",{class:"c-work",colspan:"2"}))}var rS=820,aS=3,hg=46,Ct={top:26,right:12,bottom:36},Qc=46;function ei(e){return Et({...e,class:"heat-map",height:bg,make:cS,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<aS&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var iS=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),wg=e=>Math.max(34,e.rows.length*iS(e.rows.length)),yg=e=>e<rS;function bg(e,t){let o=wg(e);return yg(t)?3*(o+Ct.top)+2*Ct.bottom+2*Qc+Ct.bottom:o+Ct.top+Ct.bottom+
Qc}var Jc=e=>e.flat().filter(t=>t!==null);function lS(e){let t=[...Jc(e.control),...Jc(e.test)],o=Math.abs(tn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...Jc(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function cS(e,t){let o=yg(t),n=lS(e),[s,r]=e.kind==="time"?Je(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=mS(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:Ct.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Os(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:gS(),showscale:!1}},d=c.map(([p,f,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,pS(e,l.panels[y],h,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(k=>k.map($=>$===null?null:$/r)),customdata:dS(e,p,f,w,g),
hovertemplate:"%{customdata}<extra></extra>",...uS(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,hS(l.bars[f],4+f,p,i)),fS(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function uS(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/o).replace("-","−")))}}function dS(e,t,o,n,s){let r=t.toLowerCase();return o.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${He(String(p))}, step ${He(m)}`;if(c===null)return f;let w=e.control[l][u],g=s&&
w>0?` (${Me(100*c/w)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+g,...y].map(He)].join("<br>")}))}function mS(e,t,o){let n=bg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),i=t-r-Ct.right,l=wg(e),c=o?i:(i-2*hg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let h=y*
(c+hg)/i;return{x:[h,h+c/i],y:d(Ct.top,l),cell:u}}),f=d(Ct.top+l+Ct.bottom+6,8),[w,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Ct.top,
2*Ct.top+l+Ct.bottom,3*Ct.top+2*l+2*Ct.bottom+Qc];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Ct.bottom+6,8)}))}}function pS(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),i=xo(e.columns.length,s/(7*r+10)),l=xo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:i,ticktext:i.map(u=>He(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>He(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var gg=48;function fS([e,t],o,n){let s=Array.
from({length:gg},(r,i)=>e+(t-e)*(i/(gg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function hS({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:te("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`\
x${o}`,range:[0,1],fixedrange:!0,visible:!1}}}var gS=()=>[[0,te("--less-fill")],[.5,te("--heat-zero")],[1,te("--more-fill")]];function ti(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,a("table",{},a("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},o.grid.rows.flatMap((i,l)=>o.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:o.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},p(g)),a("td",{class:`num${y}`},Me(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){o=i,s()}}}var _g={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},wS=20,oi=["control","test"];function yS(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function kg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,i)=>i.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Fe(100*t.waiting)} of its step): the others probably wait for it.`}function xg(e,{timeline:t,go:o}){let n=a("span",{class:"muted rank-summary"}),s=me("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},Gr.map(C=>a("option",{value:C},_g[C]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=ei({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...C)=>o(t(...C))}),
c=ti(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",n),m),f=new Map,w=new Map,g=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=C=>C===
"step"&&g&&vt(g.answer)?"whole recording":_g[C];function k({set:C,marker:O}){let R=JSON.stringify([C,O]);if(!f.has(R)){let x=qn(C,O);f.set(R,x),x.catch(()=>f.delete(R))}return f.get(R)}async function $(C){
if(oi.some(O=>C[O].any)){_(C,"Each file counts as one step here, so there are no steps to show.");return}try{let O=await Promise.all(oi.map(R=>k(C[R])));if(g?.answer===C){let R=O.map((x,A)=>yS(x,C[oi[A]]));
g={...g,samples:R,judged:R.map(Nf)},T()}}catch(O){_(C,O.message)}}function _(C,O){g?.answer===C&&(n.textContent=O,m.hidden=!0)}function T(){let[C,O]=g.judged,R=({ranks:q},j)=>`${V(q.length,"rank")}, ${V(
g.samples[j].length,"sample")}`,x=[kg(C),kg(O)],A=x[0]===x[1]?x[0]:x.map((q,j)=>q&&`${j===0?"Control":"Test"}: ${q}`).filter(Boolean).join(" "),H=[R(C,0),R(O,1)];n.textContent=`${H[0]===H[1]?`${H[0]} \
on each side`:`${H[0]} against ${H[1]}`}. ${A}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(q=>q.slow.length>0)),y!==""&&P()}async function S(C){let O={};w.set(C,O),w.size>wS&&w.delete(w.keys().
next().value);try{O.samples=(await Tr(C)).samples}catch(R){O.failed=R.message,w.delete(C)}y==="op"&&h?.query===C&&P(O)}function v(C){if(y!=="op")return{samples:g.samples,of:R=>R[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let O=C??w.get(h.query);
return O===void 0&&S(h.query),O?.samples?{samples:oi.map(R=>O.samples[R]),of:R=>R.total_duration,revision:h.query,none:""}:{none:O?.failed??"Reading the events of this operation …"}}function P(C){let{
judged:O,file:R}=g,{samples:x=[[],[]],of:A,revision:H,none:q}=v(C),j=La(...x),ce=Qs(j,A),fe=[...ce.control,...ce.test].flat().some(ee=>ee!==null);i.hidden=y!=="op"||h===null,M(i,h&&a("bdi",{},h.name));
let Ne=y==="op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...ce,kind:"time",file:R,format:ie,formatDiff:We,heading:Ne,more:(ee,ae,B)=>Vo(j[ee][ae][B]),revision:`${g.revision}\
#${H}`,empty:fe?"":q}),c.node.hidden=!fe,c.draw({grid:j,values:ce,timeline:t,title:Ne,format:N,formatDiff:be}),M(u,bS(O));let ze=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);
d.hidden=ze.length===0,d.textContent=`The sides have different ${ze.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(C,O,R,x,A){y=O,h=A,p.open=y!=="",r.value=y||
"step",g?.answer!==C?(g={answer:C,file:R,revision:x},r.options[0].textContent=b(Gr[0]),$(C)):g.judged&&T()}}}function bS([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.
ranks,...t.ranks].map(r=>r.rank))].sort((r,i)=>r-i),n=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"\
num",title:ie(l.step)},N(l.step)),a("td",{class:`num${c?" lag":""}`},Me(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},Fe(l.waiting===null?null:100*l.waiting))]},
s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step:\
 waiting for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${rt(
o)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),
a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},o.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var _S={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Zc="not stated",Xc=(e,t,o)=>n=>{let s=n[e]===null?Zc:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},$g=(e,t)=>e.length===0?"none":e.length===t.length?rt(e):`${rt(e)} of ${rt(t)}`,eu=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),kS=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":$g(t.steps,t.all_steps),xS=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>$g(t.ranks,t.all_ranks)},{text:"Steps",of:kS,key:(e,t)=>t.steps.length},{text:"with_stack",of:Xc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Xc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Xc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(_S).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:eu,key:()=>null}];function $S(e){return xS.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(o),c=n?r(n):[i||null,l||null];return{text:t,control:i||Zc,test:l||Zc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function vS(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,i=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${eu(n)} of the kernel time in the control, ${eu(s)} in the test.`;return r+i}function vg(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(n){let s=$S(n);e.textContent=vS(n,s),M(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Sg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Is(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${zt(Jo(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${zt(Jo(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${zt(Jo(t))}`);let s=Ks(t);return s===
""?n:[...n,s]}function SS(e,t,o){let{row:n}=e,s=c=>Vc(c,t)[0],r=e.birth||Me(e.percent),i=o&&n.kind==="",l=[i?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ar(
e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${be(n.diff_duration)}`),[...l,...Sg(e)]}function ES(e){return[e.row.category,
`control ${L(e.controlCount)}`,`test ${L(e.testCount)}`,`Δ ${st(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Sg(e)]}var Eg=e=>({key:e.key,name:ps(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.
aliases?"≡ ":""});function Tg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Ls(t,n)}`:Ls(t,n),rows:e.map(s=>({...Eg(s),control:s.control,test:s.test,diff:s.diff,lines:SS(
s,t,o)}))}}function Og(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Eg(o),control:o.controlCount,test:o.testCount,diff:o.diffCount,lines:ES(o)}))}}
function Mg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===0&&o.added+o.deleted+o.increased+o.decreased===
0}var TS=20,OS=200;function $o({id:e=me("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:i}){let l=me("set-list"),c=o?.label??n,u=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>k(),
input:()=>p(),keydown:T,blur:()=>$()}}),d=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),m=a("span",{class:"set-picker"},u,d),
p=Qe(OS,()=>y(u.value.trim())),f=[],w=-1,g=null;async function y(S){g?.abort(),g=new AbortController;let{signal:v}=g,P=new URLSearchParams({q:S.slice(0,120),limit:String(TS)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:C,total:O},R]=await Promise.all([jt(P,{signal:v}),i&&S!==""?Go({signal:v}):[]]),x=i?AS(S,C,R):[];f=[...s&&S===""?[{none:!0}]:[],...x,...C],h(O>C.length?`${V(O-
C.length,"more set")}: type to find them`:f.length===0&&"No set matches."),Se(V(O,"set")),b(S===""?f.findIndex(A=>A.set&&A.set.id===o?.id):C.length>0?x.length:0)}catch(C){C.name!=="AbortError"&&(f=[],
h(C.message))}}function h(S){M(d,f.map((v,P)=>a("li",{id:`${l}-${P}`,role:"option",class:"choice-line","aria-selected":String(v.set?v.set.id===o?.id:!!v.none&&!o),on:{click:()=>_(v)}},v.set?RS(v.set):
v.words??s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),w=-1,u.removeAttribute("aria-activedescendant")}function b(S){if(d.children[w]?.classList.remove("active"),w=f.length===
0?-1:Math.max(-1,Math.min(S,f.length-1)),w<0){u.removeAttribute("aria-activedescendant");return}d.children[w].classList.add("active"),d.children[w].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${w}`)}function k(){d.hidden&&y("")}function $(){p.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function _(S){$(),S.group?i(S.group):(S.none||S.set.id!==o?.id)&&r(S.none?null:S.set)}function T(S){let{key:v}=S,P=!d.hidden,C={ArrowDown:w+1<f.length?w+1:0,ArrowUp:w>0?w-1:f.length-1,PageDown:w+8,PageUp:Math.
max(0,w-8)}[v];(C!==void 0||P&&["Enter","Escape"].includes(v))&&S.preventDefault(),C!==void 0?P?b(C):k():v==="Enter"&&P&&f[w]?_(f[w]):v==="Escape"&&P&&(S.stopPropagation(),$())}return{node:m,input:u}}
var MS=3;function AS(e,t,o){let n=(l,...c)=>({group:l,words:a("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",a("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),i=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",a("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(i)).slice(0,MS).map(l=>n(`tag:${l.tag}`,"with the tag ",a("b",{},l.tag),` (${l.sets})`))]}function RS(e){return[a("span",{class:"choic\
e-name ellipsis"},e.label),a("span",{class:"muted small"},[ht(e.created),V(e.ranks.length,"rank"),...e.tags.slice(0,3),Ve(e.id).slice(0,8)].join(" · "))]}function hs(e,{none:t,links:o=NS}={}){let n=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,w=CS(n).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";M(n,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Ce("swap","Swap control and test",()=>e(PS(u))),IS(u,e),g&&
o(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>LS(n,y,h)),f&&n.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ke(
m,d[u]),y=me("set"),h=$o({id:y,field:u,set:g,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?Ve(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Ag(`${u}_ranks`,"Ranks",g?.ranks??p?.[u]?.all_ranks,d,e),Ag(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?V(p[u].samples,"sample"):" ")))}function c(u){let d=n.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:n,choose:c,draw:i}}var CS=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function LS(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.hidden=!1,n.value=o,e.querySelector(`[data-field\
="${t}"]`).value="list"}var NS=e=>[tu(e),a("a",{class:"small",href:qt(Lt(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:kn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function tu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])
n&&t.set(`${o}_marker`,n);return a("a",{class:"small",href:pe(`/analyse?${t}`)},"Analyse both")}function PS(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`t\
est${o}`]=e[`control${o}`];return t}function IS(e,t){let o=["control_ranks","test_ranks","control_steps","test_steps"],n=o.every(s=>e[s]==="first");return F(n?"Use all":"First rank and step",()=>t(Object.
fromEntries(o.map(s=>[s,n?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:n?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}
function Ag(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=me(e),d=o?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},
value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?DS(o):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${rt(o)}`:null,on:{change:()=>{
let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,
selected:f===r},BS(f,o))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function DS(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:
e.join(",")}function BS(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var qS=["bars","line","scatter","histogram","none"],Rg=["control","test","q","chart","x","y","y2","by"],Cg={chart:"",x:"",y:"",y2:"",by:""};function ou(e){let t=new URLSearchParams(e),o=Object.fromEntries(
Rg.map(n=>[n,t.get(n)??""]));return{...o,chart:qS.includes(o.chart)?o.chart:""}}function ni(e){let t=new URLSearchParams;for(let o of Rg)e[o]&&t.set(o,e[o]);return pe(t.size===0?"/query":`/query?${t}`)}
function si({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var to=e=>`'${e.replaceAll("'","''")}'`,gs=["control","test"],WS=32;function Lg(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ri(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Lg("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?i:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Lg("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function nu(e){let t=Object.entries(e).map(([o,n])=>{let s=ri(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var Ng=e=>Object.fromEntries(gs.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function ir(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function FS(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${ir(`diff_${o}`)} / ${ir(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${ir(e.slice(4))})`:ir(e)}var HS={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function jS(e,t){let o=HS[e][t?0:1];return gs.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${ir(n)} AS ${n}`:n)}function ws(e,t){let o=[...t].filter(([n])=>!gs.includes(n));return o.length>WS?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function lr(e,t,o,n=0){let s=Yr(e);s.delete("measure"),o||s.set("measure","total");let r=ws("compare",s),i=Kn(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${jS(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${FS(i.get("sort"))} ${i.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function Pg(e){let t=mt(e);t.set("fold","true");let o=ws("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function US({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return gs.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var su=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function zS(e){let t=gs.map(o=>{let n=ri(o,Ng(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${su.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Ig=e=>zS(e)??`SELECT side, rank, step_number, ${su.join(", ")}
FROM ${ws("compare_steps",[...mt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,Dg=e=>`${Ig(e)}
ORDER BY rank, step_number, side`,Bg=e=>`SELECT side, count(*) AS steps, ${su.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${Ig(e)}
)
GROUP BY side`;function GS(e,{name:t,category:o,aliases:n}){let s=nu(Ng(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${US(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var qg=(e,t,{name:o,category:n})=>ws(e,[["name",o],["category",n],...mt(t)]);function ru(e,t){let o=GS(e,t);return o?`events
WHERE ${o}`:qg("compare_calls",e,t)}var Wg=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${ru(e,t)}
ORDER BY side, rank, start_us`,au=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${ru(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,YS={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Fg=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${ru(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(YS).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Hg=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${qg("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function jg(e,{name:t,category:o},n){let s=ws("compare_places",[...mt(e)].filter(([r])=>!r.startsWith("merge_")));return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function\
: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var Ug=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${ws("work_by_operator",[...mt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n]))}
WHERE operator = ${to(t)}`,zg=e=>gs.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Gg=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Yg=e=>zg(e)?`${Gg("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,KS={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Kg(e,t){let[o,n]=KS[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!zg(e)||e.frames==="class")return null;let r=e.frames==="instance",i=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${i}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Gg(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${i}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?ni({control:t,test:o,q:e,...n}):null,Vg=(e,t)=>lr({...e,q:"",category:[],change:"",significant:"",exclude:[bt],device_type:"CPU",fold:!1,sort:"\
abs_diff_duration",order:"desc"},"per_step",!0,t);function Jg(e,{unit:t,self:o,item:n},s){let r=(i,l,c)=>i.set(oo(l,e,c));r(s.table.sql,lr(e,t,o)),r(s.durations.sql,lr(e,t,o,e.top)),r(s.counts.sql,lr(e,t,o,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,Bg(e)),r(s.replacements.sql,Pg(e)),r(s.operators.sql,Yg(e)),r(s.host.sql,Vg(e,Xa)),r(s.ranks.heat.sql,e.heat!=="op"?Dg(e):n?au(e,n.row):null)}function Qg(e,t,o){
let{histogram:n,points:s,heat:r,numbers:i,related:l,work:c,booked:u}=o;u.sql.set(oo(jg(e,t,t.launches===void 0),e)),i.sql.set(oo(Fg(e,t),e)),l.sql.set(oo(Hg(e,t),e)),c.sql.set(oo(Ug(e,t),e)),n.sql.set(
oo(Wg(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(au(e,t),e))}var cr=["control","test"],Xg=e=>a("bdi",{class:"mono"},e),VS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function JS(e){let[t,o]=cr.map(s=>VS(e[s])),n=cr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?L(n[0]):`${L(n[0])} and ${L(n[1])}`,changes:{control_marker:t,test_marker:t}}]:cr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:L(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function QS(e,t){let[o,n]=cr.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Xg(i)," ",t&&F("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:cr.map((r,i)=>[o,n][i]!==null&&s(`A\
 step of the ${r} is one `,[o,n][i],{[`${r}_marker`]:""}))}function Zg(e,t){return[QS(e,t),t&&JS(e).map(({text:o,marker:n,found:s,changes:r})=>a("p",{class:"marker-line"},`${o} Use `,Xg(n),` as step m\
arker (${s} found)? `,F("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var ew=8,XS=600,ZS=80,An=["control","test"],tw=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},cu=({step_number:e})=>e!==null,lu=e=>[e.span,cu(e)?e.step_number:
e.rank],ow=({rank:e,span:t})=>`${e}/${t}`;function nw(e){return`${cu(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function eE(e){let o=[...new Map(e.map(n=>[lu(n).
join("/"),lu(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function tE(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var iu=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function oE(e,t){let o=new Map;for(let n of e){let s=ow(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>ew?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>je("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function nE(e,t,o,n,s){let r=eE(t),i=t.map(u=>({sample:u,y:iu(
u.step,o),x:r.size>1?3+94*r.get(lu(u).join("/"))/(r.size-1):50})),l=t.filter(cu).map(u=>u.step_number),c=l.length===0?V(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},je("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},je("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${iu(n,o)}%`,y2:`${iu(n,o)}%`}),oE(
i,e),i.map(({sample:u,x:d,y:m})=>je("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>ZS?2:3.2},s&&je("title",{},[`${e}, ${nw(u)}: ${ie(u.step)}`,Vo(u)].filter(Boolean).join(`
`))))),a("p",{class:`${e}-text small strip-caption`},`${e}, ${c}`))}function sE(e,t){let o=t.map(s=>s.step),n=t[o.indexOf(Math.max(...o))];return`${e}: ${V(t.length,"sample")} from ${N(Math.min(...o))}\
 to ${N(n.step)}, median ${N(tw(o))}; the longest is ${nw(n)}.`}var sw=(e,t)=>e&&Object.fromEntries(An.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:i=null}=t?.[o][s]??{};return{...n,...r!==null&&
{host:r/1e3,lag:i/1e3}}})]));function rw(e,t){if(!An.every(l=>e?.[l]?.length>0)||An.every(l=>e[l].length<2))return null;let o=An.flatMap(l=>e[l].map(c=>c.step)),n=tE(o),s=tw(e.control.map(l=>l.step)),
r=[me("strip-title"),me("strip-words")],i=An.some(l=>{let c=new Set(e[l].map(ow));return c.size<=ew&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-d\
escribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hid\
den",id:r[1]},An.map(l=>sE(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},N(n[1])),a("span",{},N(n[0]))),An.map(l=>nE(l,e[l],
n,s,o.length<=XS))))}var rE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},aE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},iE=({
control:e,test:t})=>pe(`/compare/recordings?${new URLSearchParams({control:e.set.slice(0,12),test:t.set.slice(0,12)})}`),lE="Confidence: this share of the intervals that are made in this way contains \
the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney test; below 0.05 the step time counts as slower or faster. Ranks of a step wait for ea\
ch other, so their mean counts once.";function cE({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function uE({verdict:e,shift:t,control_median:o}){if(e!=="slower"&&
e!=="faster"||!(o>0))return"";let n=100*t/o;return n<900?` by ${Fe(Math.abs(n))}`:`: ${Me(n)} as long`}function dE(e,t){let o=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("\
p",{class:"headline"},`${o}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${aE[e.verdict]} `),rE[e.verdict],
uE(e)),a("span",{class:"headline-label"},`Mean ${o.toLowerCase()}`),a("span",{class:"value control-text",title:ie(e.control)},N(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{
class:"value test-text",title:ie(e.test)},N(e.test)),a("span",{class:`change ${cE(e)}`,title:We(e.change)},be(e.change)))}function aw(e,t,o,n=null){let s=a("div",{class:"verdict-head"}),r=a("div",{class:"\
verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,o,n);function l(c,u){let{verdict:d}=c,m=vt(c),p=d.verdict==="cannot_judge"&&u;M(s,dE(d,m),a("p",{class:"verdict-ra\
nge"},eo(d.range.parts)," ",p&&F("Use all ranks and steps",e,{class:"link-button"})),d.basis!==null&&a("p",{class:"muted small verdict-reason",title:lE},eo(d.basis.parts),"."),d.caution&&c.comparability.
every(({kind:f})=>f!=="same_selection")&&a("p",{class:"muted small one-recording"},d.caution," ",t&&a("a",{href:iE(c)},"Compare several recordings")),Zg(c,t)),M(r,rw(sw(d.samples,c.step_time.samples),
m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function ai(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var mE=900,ii=12,iw=17,pE=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function lw(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of pE){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():lw(n);s&&o.append(s)}return o}function fE({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,w)=>je("te\
xt",{x:d,y:m,fill:te(w?"--text":"--muted"),"font-size":f,"font-weight":w?600:400,"font-family":s},p),i=t.flatMap(d=>Yo(d,Math.floor(n/6.6),3)),l=[r(ii,22,e,15,!0),...i.map((d,m)=>r(ii,42+iw*m,d,12,!1))],
c=30+iw*i.length+18,u=ii;for(let[d,m]of o)l.push(je("rect",{x:u,y:c-9,width:14,height:9,fill:te(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+ii}}function hE(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(o,mE),l=fE(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=lw(d);for(let[f,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?i-o:0)}))p.setAttribute(f,String(w));return p}),u=l.height+n;return{width:i,height:u,node:je("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},je("rect",{width:"100%",height:"100%",fill:te("--surface")}),l.nodes,c)}}var cw="image/svg+xml";async function gE(e,t,o){let n=new Image;
n.src=`data:${cw};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function uw(e,t,o,n){let{node:s,width:r,height:i}=hE(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:cw}):await gE(l,r,i);
ai(c,`${o}.${t}`)}var ur=212,no={left:62,right:12,top:20,bottom:24},ys=ur-no.top-no.bottom,li=.62,wE=5,dw=8,ci=84,yE=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function mw(e){return Et(
{...e,class:"waterfall",height:()=>ur,keys:yE,paint:xE,save:uw})}function bE(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function _E(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function kE([e,t]){let o=(t-e)/
wE,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(i=>i*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var dr=e=>`${100*e}%`;function xE({fall:e}){let t=bE(e),
o=_E(t),[n,s]=o,[r,i]=Je(s),l=t.length,c=h=>ys*(s-Math.max(h,n))/(s-n),u=(h,b=0)=>dr((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=me("fall-less"),p=kE([n/i,s/i]).
map(h=>({y:c(h*i),text:`${nt(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},w=je("svg",{class:"fall-body",...f},je("defs",{},je("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},je("rect",{class:"fall-ground",width:5,height:5}),je("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>je("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>je("line",{class:"fall-join",x1:u(b,li/2),x2:u(b+1,-li/2),y1:c(h),y2:c(h)})),t.map(([h,b],k)=>je("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-li/2),width:dr(
li/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(h=>$E(u(h,-.33),dr(.66/l))),e.parts.map(({change:h},b)=>je("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(h))),vE(e).flatMap(([h,b],k)=>[je("text",{class:"fall-tick fall-whole",x:u(k),y:ys+15},h),je("text",{class:"\
fall-tick fall-short",x:u(k),y:ys+15},b)])),g=je("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>je("text",{class:"fall-value",x:no.left-5,y:no.top+h+4},b)),n>0&&je("text",{class:"fall-cut",x:no.
left,y:no.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,SE(w,EE(e),y)]}function $E(e,t){let o=(r,i)=>ys*(.91-(i?.05:0)-(r%2?.035:0)),n=Array.
from({length:dw+1},(r,i)=>i),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return je("svg",{x:e,width:t,height:ys,viewBox:`0 0 ${dw} ${ys}`,preserveAspectRatio:"\
none"},je("polygon",{class:"fall-ground",points:s}))}function vE(e){return[["control","control"],...e.parts.map(({part:t})=>[Xe[t].name,Xe[t].short]),["test","test"]]}function SE(e,t,o){let n=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=o[i].map(f=>no.top+f),m=()=>{M(n,r.map(f=>a("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?no.left:no.right}px + ${c/s} * (100% - ${no.left+no.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>ci?`${ur-u+17}px`:"auto",n.style.top=u>ci?"auto":`${d-u>ci?
u+6:Math.min(d+4,ur-ci)}px`},p=je("rect",{class:"fall-area",x:dr(i/s),y:-no.top,width:dr(1/s),height:ur});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function EE(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[Xe[t].name,`${N(o)} → ${N(n)}`,be(s)]),["test",N(e.test),be(e.change)]]}var TE=21,OE=7.1,ME=5e-4,AE=([e,...t])=>[eo([{text:Cs(e.text)},...t]),"."],pw=e=>e>0?"more":e<0?"less":"calm",RE=e=>(e-74)/6-14,CE=e=>Math.max(TE,Math.floor(e/OE)),fw=({operations:e,named:t})=>e.slice(
0,t);function mr({name:e,tree:t}){let o=t?e.lastIndexOf(" / "):-1;return o<0?[e,""]:[e.slice(o+3),e.slice(0,o)]}var LE=e=>e.parts.every(({change:t})=>Math.abs(t)<=ME*e.control);function hw(e,t){let o=mw(
{id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),n=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;o.node.append(s),new ResizeObserver(()=>{
let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=Pr(l,CE(i||r&&RE(r)));c=new Map(l.map((f,w)=>[f,p[w]]));for(let f of s.querySelectorAll(
".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p){let{name:f,what:w}=Xe[p.part],g=fw(p);return a("section",{class:"fall-column",data:{part:p.part},tabindex:"-1"},a("h3",{title:w},a("s\
pan",{class:"fall-name"},Cs(f))," ",a("span",{class:pw(p.change),title:We(p.change)},be(p.change))),a("p",{class:"muted small",title:`${ie(p.control)} → ${ie(p.test)}`},`${N(p.control)} → ${N(p.test)}`),
g.length>0&&a("ul",{class:"fall-ops"},g.map(y=>a("li",{},a("a",{href:e(y,p.part),class:"mono",title:y.name},a("bdi",{data:{name:mr(y)[0]}},c.get(mr(y)[0]))),mr(y)[1]&&a("span",{class:"muted small fall\
-in",title:y.name},`in ${mr(y)[1]}`),a("span",{class:`num ${pw(y.change)}`,title:We(y.change)},be(y.change))))),p.explained&&a("p",{class:"small muted explained"},AE(p.explained_parts)))}function m(p,f){
return a("p",{class:`fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:ie(f)},N(f)))}return{node:o.node,chart:o,reveal(p){let f=s.querySelector(
`[data-part="${p}"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,w,g){let y=p.waterfall;o.node.hidden=y===null;let h=y!==null&&LE(y);if(o.draw({fall:y,revision:f,file:w,
caption:g,heading:`mean per ${vt(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${vt(p)?"recording":"step"} takes ${N(y.control)} in the control and ${N(
y.test)} in the test, and no part of it changed by more than 0.05 %.`:""}),y===null||h){M(s),n=null;return}y!==n&&(n=y,l=[...new Set(y.parts.flatMap(b=>fw(b).map(k=>mr(k)[0])))],u(),M(s,m("control",y.
control),y.parts.map(d),m("test",y.test)))}}}var NE=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar; instances of a module are added up"]],ui={key:"",fall:null};
function gw(e,t){let o=pt("Under the bars",NE,t),n=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=hw(u,o.node);c.node.append(n);function u(m,p){return m.tree?qt({...Lt(
s[0]),node:fa(m.tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",
limit:"0"}).forEach(([f,w])=>p.set(f,w));try{let{waterfall:f}=await ot(p,{signal:i.signal});ui={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&M(n,`The modules could not be loaded: ${f.message}`)}}
return{...c,draw(m,p,...f){let w=mt(m).toString(),g=m.fall==="modules"&&p.waterfall!==null,y=g&&ui.key===w&&ui.fall?ui.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],o.press(m.fall),M(n,g?y===
p.waterfall?"Looking for the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),g&&y===p.waterfall&&r!==w&&d(w)},stop(){l=()=>{},
i?.abort()}}}var di={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},uu=null,Rn={path:"/compare",name:"Compare",mount:(e,t)=>PE(e,t)};function PE(e,t){let o=Gt(location.search),n=null,s=null,
r="",i="",l=t.newPair?rc(o):uu,c=null,u=null,d="",m=null,p=o.op!=="",f=!1,w=globalThis.firstComparison!==void 0,g=Xp(o,l),y=Kp(()=>!f&&s&&G()),h=sg(),b=_f({page:D=>`${fe(D)}#booked`,row:Ne,rank:ae,step:B,
timeline:D=>ap(o,D),stragglers:()=>jc("stragglers",o),onRow:D=>ze(At(D.name,D.category)),onBar:D=>_.fall.reveal(D)},h.node),k=pf(q),$=lt("All rows"),_={sides:hs(q),verdict:aw(()=>q(di),q,b.node,k.node),
fall:gw(fe,D=>q({fall:D},{replace:!0})),host:ig(fe),recorded:vg(),operators:lg(fe,ot),ranks:xg(D=>q({heat:D},{replace:!0}),{timeline:(...D)=>ia(o,...D),go:t.go}),replacements:lf(fe),filters:ag(q),counts:ac(
{id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:D=>j(D,_.counts.node)}),durations:ac({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:D=>j(D,
_.durations.node)}),table:fg({onSort:(D,re)=>q({sort:D,order:re}),onSelect:j,href:fe,onOpen:ce,onWant:y.want}),detail:df({onClear:()=>j(""),href:fe,onRanks:J,onTable:ee,tree:D=>_p(o,D),timeline:D=>Qn(
o,D)})},T=a("div",{class:"comparability"}),S=a("p",{class:"remark",hidden:!0}),v=mf(q),P=[_.fall.chart,_.ranks.heat,_.counts,_.durations],C=a("div",{class:"results"},_.verdict.node,T,_.fall.node,_.host.
node,_.operators.node,_.filters.node,S,v.node,a("div",{class:"charts"},_.durations.node,_.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},k.title,
a("div",{class:"chart-tools"},k.work,$.node)),_.table.node,k.workNote),_.ranks.node,_.recorded.node,_.replacements.node),O=a("div",{class:"message"}),R=a("h1",{class:"visually-hidden"},"Compare"),x=a(
"div",{class:"paper-only"}),A=Rt({context:t,results:C,message:O});e.append(a("div",{class:"page compare-page"},R,x,_.sides.node,O,C),_.detail.node);let H=yt(()=>P.forEach(D=>D.retheme()));function q(D,{
replace:re=!1}={}){return!f&&t.go(St({...o,...D}),{replace:re})}function j(D,re=_.table.node){let ye=_.detail.node.contains(document.activeElement),ke=D===o.op?"":D??"",Ye=re.getBoundingClientRect().top;
q({op:ke},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().top-Ye);let Pe=u?.items.find(U=>U?.key===ke);Pe?Se(`${Pe.row.name} is selected.`):ye&&_.table.focus()}function ce(D){D!==o.op&&j(D)}
function fe({id:D,name:re,category:ye}){return Yt({...o,heat:"",row:D??At(re,ye)})}function Ne({name:D,category:re}){return St({...o,op:At(D,re)})}function ze(D){p=!0,D===o.op?E():q({op:D},{replace:!0})}
function ee(){_.table.node.closest(".table-card").scrollIntoView({block:"start"}),_.table.focus()}function ae(D){return[s.control,s.test].every(re=>re.all_ranks.includes(D))&&s.control.all_ranks.length+
s.test.all_ranks.length>2?St({...o,control_ranks:String(D),test_ranks:String(D)}):null}function B(D,re){return s[re].all_steps.includes(D)?St({...o,[`${re}_steps`]:String(D)}):null}function J(){q({heat:"\
op"},{replace:!0}),_.ranks.node.scrollIntoView({block:"start"}),_.ranks.node.querySelector("summary").focus({preventScroll:!0})}function oe(){let D=ye=>Xo(ye,o,n,s),re=o.control&&o.test?`${D("control")}\
 → ${D("test")} · Compare`:"Compare";R.textContent=re,t.setTitle(re)}async function ue(){let D=[o.control,o.test].filter(ye=>ye!=="");if(D.every(ye=>n&&Ke(n,ye)))return;let re=await gt(D).catch(()=>[]);
f||(n=re,de())}async function Be(D){let re=l,ye=re.late===!0&&await Qp(D,re);ye!==!1&&l===re&&(l={key:re.key,...ye?dc(ye):{diagnosis:[],note:""}},uu=ye&&l,de())}function Y(D){i=D,C.dataset.stale="";let re=mt(
o).toString(),{op:ye}=o;A.ask(ke=>g(D,o,l,ke),ke=>{s=ke,r=D,y.start(D,ke,ye),l?.key!==re?(l={key:re,...dc(ke)},uu=l):l.late&&It().then(()=>Be(D)),Se(s.row_count===1?"One row.":`${L(s.row_count)} rows.`),
A.say(null),delete C.dataset.stale,de()},ke=>{s=null,r="",y.stop(),A.say(ff(ke,{narrowed:Object.keys(di).some(Ye=>o[Ye]!=="all"),all:()=>q(di),again:()=>Y(i),unmarked:()=>q({control_marker:"",test_marker:""})})),
delete C.dataset.stale,de()})}async function ne(){let D=mt(o).toString();if(s.waterfall!==null||c?.key===D)return;c={key:D,rows:null};let re=new URLSearchParams(D);Object.entries({device_type:"CPU",exclude:bt,
diagnosis:"false",sort:"abs_diff_self_per_step",limit:Xa}).forEach(([ye,ke])=>re.set(ye,String(ke)));try{let{rows:ye}=await ot(re);!f&&c.key===D&&(c.rows=ye,de())}catch{}}function de(){if(f)return;oe();
let D=o.control!==""&&o.test!=="",re=Gn(o),ye=sc(o);D?ye!==i&&(s||A.say(null),Y(ye)):(A.drop(),i="",s=null,_.detail.draw(null),A.say(hf(n))),_.sides.draw(o,n,s),C.toggleAttribute("data-skeleton",D&&!s),
_.filters.draw(o,s,s?Q():o.unit||"total"),v.draw(o,re),s?D&&r===i&&se(Q(),re):_.detail.draw(null)}function Q(){let D=o.unit||vl(s);return D==="percent"&&!zr(s)?vl(s):D}function se(D,re){let ye=ns(s),ke=mt(
o).toString();u?.answer!==s&&(_.verdict.draw(s,Object.keys(di).some(Pe=>o[Pe]!=="all")),_.recorded.draw(s),_.operators.draw(ke,s),ne()),W(),_.fall.draw(o,s,r,ye,$a(s)),_.host.draw(c?.key===ke&&s.waterfall===
null?c.rows:null,s),z(D,re),_.replacements.draw(s,D==="per_step"||D==="percent"),k.draw(o,s,D,re),b.draw({...l,limit:s.verdict.limit},St({...o,op:""})),h.draw(o,s),E();let Ye=u.items.find(Pe=>Pe?.key===
o.op);_.ranks.draw(s,o.heat,ye,r,Ye?{name:Ye.row.name,query:hn({...o,row:Ye.key}).toString()}:null),Jg(o,{unit:D,self:re,item:Ye},{..._,table:{sql:$}})}function z(D,re){let ye=y.rows(),ke=JSON.stringify(
[r,D]),Ye=JSON.stringify([ke,o.top,d===r]);if(u?.answer!==s||u.order!==ke){let Pe=Sl(s,ye,D,{self:re});u={answer:s,order:ke,unit:D,self:re,items:Pe},K(D,Pe),_.table.draw({rows:Pe,totals:xm(s,D,{self:re}),
unit:D,self:re,unitName:Ls(D,s),sort:o.sort,order:o.order,selected:o.op,revision:ke,judged:I(Pe),work:o.work})}u.chartKey!==Ye&&(u.chartKey=Ye,he(Ye),M(x,$a(s,V(s.row_count,"row")).map(Pe=>a("p",{},Pe))))}
let I=D=>D.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function G(){if(r!==i||u?.answer!==s)return;let{items:D,unit:re,self:ye}=u,ke=[],Ye=[];y.rows().forEach((U,X)=>{D[X]||(ke.push(X),Ye.push(
U))});let Pe=Sl(s,Ye,re,{self:ye});Pe.forEach((U,X)=>{D[ke[X]]=U}),K(re,D),_.table.add(D,Pe,I(D)),o.op!==""&&!m&&se(re,ye)}function E(){let D=o.op===""?-1:y.placeOf(o.op),re=u.items[D]??null,ye=re?.key??
"";if(m=re,_.counts.select(ye),_.durations.select(ye),_.table.select(ye),D===void 0){y.find(o.op);return}_.detail.draw(re,re||o.op===""?null:[a("p",{},"The filters hide the selected row, or these rank\
s and steps do not have it."),a("p",{},F("Clear the filters",()=>q({q:"",category:[],change:"",exclude:[bt],device_type:"ALL",significant:""})))]),p&&(p=!1,re&&ee())}function W(){let D=Im(s.comparability,
l.diagnosis).filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");M(T,Qr(D))}function K(D,re){let ye=s.control.samples,ke=s.test.samples,Ye=re.find(X=>X?.row.too_few&&X.row.among)?.row;S.hidden=
ye===ke&&!Ye;let Pe=Ye&&`${Sn(Ye)} These rows say “too few steps”. `;if(ye===ke){M(S,Pe);return}let U=D==="total"?"totals cannot be compared directly.":D==="per_call"?"totals would mislead.":"call\
s and durations are shown per step.";M(S,Pe,`The sides have ${L(ye)} and ${V(ke,"sample")} (a sample is one step of one rank), so ${U} `,D==="total"?F("Show per step",()=>q({unit:""}),{class:"link-but\
ton"}):F("Show totals",()=>q({unit:"total"}),{class:"link-button"}))}function le(){return d!==r&&Mg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",F("Dra\
w the bars anyway",()=>{d=r,de()},{class:"link-button"})]}function he(D){let{items:re,unit:ye,self:ke}=u,Ye=`${u.order}${o.top}`,Pe=_m(re,o.top),U=$a(s,`first ${L(Pe.length)} of ${V(s.row_count,"row")}`),
X={file:ns(s),revision:D,zoom:Ye,caption:U};_.durations.draw({...X,...Tg(Pe,ye,ke,s),empty:le()}),_.counts.draw({...X,...Og(Pe,ye),empty:le()}),v.drawRest(re.length,Pe.length)}return de(),w?It().then(
ue):ue(),{keys:{search:()=>_.filters.focusSearch(),enter:()=>_.table.focus(),control:()=>_.sides.choose("control"),test:()=>_.sides.choose("test"),close:()=>_.detail.isOpen()&&j("")},update(D){o=Gt(D),
l=t.newPair?rc(o):l,de(),ue(),s&&i===r&&t.settled()},unmount(){f=!0,[h,_.fall,_.operators].forEach(D=>D.stop()),A.unmount(),y.stop(),H(),P.forEach(D=>D.unmount()),_.table.unmount(),_.detail.unmount()}}}var ww=2,du=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function IE(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);r.set("name",o),
s||r.set("category",n);try{return(await Mr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function DE(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>IE(e,c,b,n))),qn(e,o===""?null:o),ho(e)]),[p]=u.filter(Boolean).sort((b,k)=>k.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-ww*p.duration),end:h(p.start+(1+ww)*p.duration)}}function yw(e,t,o,n){let s=DE(e.id,t,du(o));return s.catch(()=>{}),Zr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Lr(e.id,i.number,"",{signal:r,onProgress:n})}})}function bw({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function _w(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var BE=250;function kw(e){return Et({...e,height:()=>BE,make:WE,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function qE(e){let[t,o]=Je(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function WE(e,t){let o={...e,
...bw(e)},n=Qt(),{edges:s}=o,r=_w(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),w=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:HE(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:te("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:FE(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(qE),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?te("--control"):te("--test")}}])}}}function FE(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,i)=>`${r} ${L(e[r][n])}${i>0?`, ${Fe(100*e[r][n]/i)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function HE(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var jE=250,mi=.13;function xw(e){return Et({...e,height:()=>jE,make:UE,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function UE(e,t){
let o=Qt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Je(Math.max(...n)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let k=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+p+k,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(He).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((w,g)=>g+p),line:{color:te(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=xo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-mi),c("test",mi),l("control",
-mi,"circle"),l("test",mi,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>He(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var zE=e=>e[0].toUpperCase()+e.slice(1),GE=e=>e>0?"more":e<0?"less":"calm",$w=e=>a("td",{class:"num",title:ie(e)},N(e)),vw=(e,t="")=>a("td",{class:`num ${t} ${GE(e)}`,title:We(e)},be(e));function mu(e,t,o,n){
return a("tr",{},a("th",{scope:"row",title:n},e),$w(t.control_per_step),$w(t.test_per_step),vw(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>vw(s.diff_per_step)):[a("td"),a("td")]))}
var Sw=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function YE(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return a("table",{class:"number-table"},a(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),a("thead",{},a("tr",{},a("td"),o.map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},e.parts.map(n=>mu(zE(n.part),n,t)),e.parts.
length>1&&mu("Together",{...e,itself:Sw(e.parts,"itself"),below:Sw(e.parts,"below")},t),e.with_others&&mu("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var KE=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,VE="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Ew(){let e=lt("Booked in the steps"),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=a("p",{class:"muted sm\
all"}),n=a("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Booked in the steps"),a("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,i=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?VE:KE(i,vt(
s)?"recording":"step"),M(t,!l&&YE(r,i))}}}var JE=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Tw=(e,t)=>e===null||t===null?null:
e-t,Ow=(e,t)=>e>0&&t!==null?100*t/e:null,fu=e=>e>0?"more":e<0?"less":"calm";function hu(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Lo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function pu(e,t,[o,n],s,r,i){let l=Tw(n,o),c=i==="new"?"new":i==="gone"?"gone":Me(Ow(o,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"\
control-text"},i==="new"?_e:s(o)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?_e:s(n))),a("p",{class:`tile-change ${fu(l??(i==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function QE(e,t){let o=hu(e);return[a("p",{class:"muted op-verdict"},t?Sn(t):" "),a("div",{class:"tiles"},pu("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,be,o.birth),pu("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,L,st,o.birth),pu("Time per call","Median over all calls",o.perCall,
N,be,o.birth))]}function fi(e,[t,o],n,s,{exact:r,exactDiff:i,title:l}={}){let c=Tw(o,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},n(t)),a("td",{class:"num",title:r?.(
o)},n(o)),a("td",{class:`num strong ${fu(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${fu(c)}`},Me(Ow(t,c))))}var pi=(e,t,o)=>fi(e,t,N,be,{exact:ie,exactDiff:We,title:o});function XE(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Lo(hu(e).row,"percent",{...e,step_time:t}),s=vt(e)?"recording":"step time";return fi(`Share of the ${s}`,[o,n],Fe,r=>r===null?_e:Me(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function ZE(e,{stepTime:t,row:o}){let n=hu(e),s=i=>a("tr",{class:"group-row"},a("th",
{colspan:"5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("\
tr",{},a("td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),fi("Calls",n.counts,L,st),fi("Calls per step",n.callsPerStep,L,st),pi("Total",n.
total),pi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&pi("Self time per step",["control","test"].map(i=>Co(o,`${i}_self_per_step`,e)),"Without the calls i\
nside it"),XE(e,t)),a("tbody",{},s("A single call"),JE.map(([i,l])=>pi(l,r(i)))))}function Mw(){let e=a("div",{class:"card op-head"}),t=lt("Numbers"),o=a("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=a("section",{class:"card op-table-card","aria-label":"Numbers"},a("div",{class:"chart-head"},a("h2",{},"Numbers"),a("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,QE(s,r.row)),M(o,ZE(s,r))}}}var Aw=.8,eT=/^aten::.*(mm|linear|conv|attention)/,gu={control:"set",test:"test"};function tT(e,t,o){let n=Object.values(gu).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),i=Object.values(gu).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Aw*o[d]&&
u.device_time>=Aw*(u.device_time+i[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Rw=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(gu))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function hi(e,[
t,o],n,s,r){let i=t===null||o===null?null:o-t;return a("tr",{},a("th",{scope:"row"},e),[t,o].map(l=>a("td",{class:"num",title:r?.(l)},n(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"\
num"},t>0&&i!==null?Me(100*i/t):""))}var Cw=(e,t,o)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a("td",{class:`num strong ${o>0?"more":"less"}`,title:We(o)},be(o)),a("td")),oT=e=>e===null?
_e:`${io(1e12*e)}FLOP/s`,nT=e=>`${cn(1e12*e)}FLOP/s`;function sT(e,t){return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("t\
r",{},a("td"),["Control","Test","Δ","Δ %"].map(o=>a("th",{scope:"col",class:"num"},o)))),a("tbody",{},hi("FLOPs per step",e.flops,io,cn),hi("Device time per step",e.device,N,be,ie),e.more!==null&&[Cw(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Cw("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],hi("Achieved",e.
speed,oT,nT),e.calls.some((o,n)=>o!==t[n])&&hi("Calls with known FLOPs",e.calls,L,st)))}function Lw(){let e=a("div",{class:"op-work-body"}),t=lt("Work"),o=a("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work"),a("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=i=>M(e,a("p",{class:"muted small op-work-none"},i));return{node:o,
sql:t,async draw(i,l){let c=l.category==="cpu_op"&&eT.test(l.name)&&!i.use_short_name&&i.control!==""&&i.test!=="";o.hidden=!c;let u=c?`${Rw(i)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Wn("work",Rw(i),{signal:s.signal});if(n!==u)return;let p=tT(m,l.name,d);p?M(e,a("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},sT(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var gi=12;function Nw(e){let t=a("h2"),o=a("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=pt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=a(
"div",{class:"scroll-x"}),i=a("p",{class:"related-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,a("div",{class:"chart-tools"},s.node,n.node)),o,r,i),c=!1,u="";function d(w){
let{answer:g}=w,y=g.launches!==void 0;u!==w.revision&&(u=w.revision,c=!1),s.press(w.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let h=y?g.launches:g.launched_by;M(r,h.length===0?m(y):p(h,w,y)),M(i,h.length>gi&&!c&&F(`Show all ${L(h.length)}`,()=>{c=!0,d(w),r.querySelectorAll("tbody tr")[gi].querySelector("a")?.focus()},{
class:"link-button"})),i.hidden=h.length<=gi||c}function m(w){return a("p",{class:"muted chart-message"},w?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(w,g,y){
let h=w.some(b=>b.shapes!==null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),h&&a("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>a("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},a("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>a("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},a("span",{class:"th-group"},"time "),b)))),a("tbody",{},w.slice(0,c?void 0:gi).map(b=>f(b,g,h))))}function f(w,{answer:g,unit:y},h){let{control:b,
test:k,diff:$,controlCount:_,testCount:T,diffCount:S,birth:v,percent:P}=Lo(w,y,g),C=$>0?" more":$<0?" less":"",O=v||Me(P);return a("tr",{},a("th",{scope:"row",class:"related-name mono"},w.name===""?a(
"span",{class:"muted"},"unknown launch"):a("a",{href:e.href(w),title:w.name},a("bdi",{},w.name)),a("span",{class:"related-category muted"},` ${w.category??""}`)),h&&a("td",{class:"shapes mono",title:w.
shapes},w.shapes??"–"),a("td",{class:"num wide-only"},L(_)),a("td",{class:"num wide-only"},L(T)),a("td",{class:`num wide-only${S>0?" more":S<0?" less":""}`},st(S)),a("td",{class:"num roomy-only",title:ie(
b)},w.control_counts>0?N(b):"–"),a("td",{class:"num roomy-only",title:ie(k)},w.test_counts>0?N(k):"–"),a("td",{class:`num strong${C}`,title:We($)},be($)),a("td",{class:`num${C}`},O))}return{node:l,
sql:n,draw:d}}function Pw(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=i.length===l.length&&i.every((d,m)=>n(d,l[m]));M(e,u?a("div",{},a("h3",{},"The same in control and test"),o(l,
r)):[c("control",i),c("test",l)])}}}var Iw={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
wu={path:"/compare/op",name:"Operation",mount:(e,t)=>rT(e,t)};function rT(e,t){let o=Ds(location.search),n=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=pt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],ee=>S({bins:ee},{replace:!0})),m={sides:hs(S),numbers:Mw(),
booked:Ew(),work:Lw(),histogram:kw({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:xw({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...ee)=>t.
go(P(...ee))}),heat:ei({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...ee)=>t.go(P(...ee))}),grid:ti(),related:Nw({onUnit:ee=>S({unit:ee}),href:({name:ee,category:ae})=>Yt(
{...o,row:At(ee,ae)})}),stack:Pw()},p=[m.histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"o\
p-actions"}),h=a("div",{class:"message"}),b=iT(ee=>S({heat:ee},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.
table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",
{class:"page operation-page"},f,a("header",{class:"op-header"},w,g,y),m.sides.node,h,$));let _=Rt({context:t,results:$,message:h}),T=yt(()=>p.forEach(ee=>ee.retheme()));function S(ee,{replace:ae=!1}={}){
t.go(Yt({...o,...ee}),{replace:ae})}function v(){let ee=oe=>Xo(oe,o,n,s),ae=`${ee("control")} → ${ee("test")}`,B=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${B.slice(0,80)} · ${ae}`),
M(w,a("bdi",{},B)),M(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&a("\
span",{class:"mono full-name"},` · ${s.aliases.map(({side:oe,name:ue})=>`${oe} ${ue}`).join(", ")}`));let J={...Gt(""),...C(),exclude:[bt],op:o.row};M(f,a("a",{href:t.lastCompare(mt(o))??St(J)},`← ${ae}`))}
function P(ee,ae){return ia(o,ee,ae,s)}function C(){let{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:oe,test_steps:ue,control_marker:Be,test_marker:Y,use_short_name:ne,merge_addresses:de,
aliases:Q,merge_lines:se}=o;return{control:ee,test:ae,control_ranks:B,test_ranks:J,control_steps:oe,test_steps:ue,control_marker:Be,test_marker:Y,use_short_name:ne,merge_addresses:de,aliases:Q,merge_lines:se}}
async function O(){let ee=[o.control,o.test].filter(B=>B!=="");if(ee.every(B=>n&&Ke(n,B)))return;let ae=await gt(ee).catch(()=>[]);u||(n=ae,H())}function R(ee){i=ee,_.ask(ae=>Tr(ee,{signal:ae}),ae=>{s=
ae,r=new URLSearchParams(ee).get("row"),_.say(null),Se(`${ae.name}: ${N(ae.calls.control.total)} to ${N(ae.calls.test.total)}.`),H()},ae=>{s=null,_.say(A(ae)),H()})}async function x(ee){c?.abort(),c=new AbortController,
l={key:ee,answer:null};try{let ae=new URLSearchParams(ee);ae.set("significance","true"),ae.set("diagnosis","false");let B=await ot(ae,{signal:c.signal});if(u||l.key!==ee)return;l.answer=B,l.byKey=km(B),
H()}catch{}}function A(ee){let ae=ee.code==="unknown_operation",B=["control_ranks","test_ranks","control_steps","test_steps"].filter(J=>o[J]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:ee.code}},a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":ee.
message),a("p",{},B.length>0&&F("Use all ranks and steps",()=>S(Object.fromEntries(B.map(J=>[J,"all"]))),{class:"primary"}),B.length===0&&!ae&&F("Try again",()=>R(hn(o).toString()),{class:"primary"}),
" ",a("a",{href:St({...Gt(""),...C()})},"All operations of this comparison")))}function H(){if(u)return;v();let ee=o.control!==""&&o.test!==""&&o.row!=="",ae=hn(o).toString();ee?ae!==i&&(s&&r!==o.row&&
(s=null),_.say(null),R(ae)):(_.drop(),i="",_.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:pe("/compare")},"Compare page"),"."))));let B=mt(
{...o,use_short_name:!1}).toString();ee&&B!==l.key&&x(B),m.sides.draw(o,n,s),$.toggleAttribute("data-skeleton",ee&&!s),s&&q()}function q(){let ee=o.unit||(s.control.samples===s.test.samples?"total":"p\
er_step"),ae=`tracediff-${kt(s.control.label)}-${kt(s.test.label)}-${kt(s.name)}`,B=i,J=o.use_short_name?void 0:El(l.byKey?.get(Ns(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,
row:J}),Ne(ae,B),ze(ae,B),m.booked.draw(s),m.work.draw(o,s),Qg(o,s,m),m.related.draw({answer:s,unit:ee,revision:B}),m.stack.draw(s.stack,fe),M(y,F("Copy the name",()=>Zt(s.name,"Name copied."),{class:"\
link-button"}),F("Copy link",()=>Zt(location.href,"Link copied."),{class:"link-button"}),a("a",{href:Qn(o,s)},"Show in the timeline"),a("a",{href:bd(hn(o)),download:`${ae}.json`},"JSON"),["control","t\
est"].map(ce))}let j=ee=>s.aliases?.filter(ae=>ae.side===ee)??[{name:s.name,category:s.category}];function ce(ee){let ae=n&&Ke(n,o[ee]);if(!ae||du(s.samples[ee])===void 0)return null;let B=`slowest ca\
ll, ${ee}`;if(Po(ae)!=="")return a("span",{class:"muted small",title:Po(ae)},`Perfetto: no trace of the ${ee}`);let J={name:s.name,names:j(ee),marker:o[`${ee}_marker`],shortNames:o.use_short_name},oe=F(
`Perfetto: ${B}`,async()=>{oe.disabled=!0;try{await yw(ae,J,s.samples[ee],ue=>Se(`Loading ${Ee(ue)}`))}catch(ue){Oe(ue.message,{urgent:!0})}finally{oe.disabled=!1}},{class:"link-button",title:"Opens u\
i.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return oe}function fe({name:ee,category:ae}){let B=l.byKey?.get(Ns(ee,ae));return B&&
{diff:B.diff_per_step,href:Yt({...o,use_short_name:!1,row:B.id})}}function Ne(ee,ae){let{edges:B,control:J,test:oe}=s.histogram,ue=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({
edges:B,control:J,test:oe,file:ee,revision:`${ae}#${o.bins}`,share:o.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${L(s.calls.control.count)}\
 in the control, ${L(s.calls.test.count)} in the test`,empty:B.length===0?"No calls to draw.":""})}function ze(ee,ae){let{control:B,test:J}=s.samples,oe=La(B,J),ue=Qs(oe,E=>E.total_duration),Be=E=>s.calls[E].
count===0,Y=ue.control.map(E=>E.map(()=>null));m.points.draw({rows:oe.rows,columns:oe.columns,kind:"time",file:ee,control:Be("control")?Y:ue.control,test:Be("test")?Y:ue.test,hover:(E,W,K)=>aT(E,oe[E][W][K]),
heading:"duration in each step of each rank",revision:ae});let[ne,de,Q]=Iw[o.heat],se=Qs(oe,de),z=Q==="time",I={format:z?ie:L,formatDiff:z?We:st};b.draw(o.heat),m.heat.draw({rows:oe.rows,columns:oe.columns,
...se,...I,kind:Q,file:ee,heading:ne,revision:`${ae}#${o.heat}`}),m.grid.draw({grid:oe,values:se,title:ne,timeline:P,format:z?N:L,formatDiff:z?be:st});let G=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&
"steps"].filter(Boolean);k.hidden=G.length===0,k.textContent=`The sides have different ${G.join(" and ")}; they are paired by position (control / test).`}return H(),O(),{keys:{control:()=>m.sides.choose(
"control"),test:()=>m.sides.choose("test")},update(ee){let ae=o;o=Ds(ee),ae.row!==o.row&&window.scrollTo(0,0),H(),O()},unmount(){u=!0,m.work.stop(),_.unmount(),c?.abort(),T(),p.forEach(ee=>ee.unmount())}}}
function aT(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,ie(t.total_duration),V(t.counts,"call")]}function iT(e){
let t=me("heat"),o=a("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Iw).map(([n,[s]])=>a("option",{value:n},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),o),draw(n){
o.value=n}}}function Dw(e,t,o){let n=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||o(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),n={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([k,$])=>Math.max(20,Math.abs(k-$));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(n=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!n||n.id!==w.pointerId){t.hover(g,y,w);return}!n.moved&&Math.hypot(g-n.x,y-n.y)<4||(n.moved||
(n.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=n.measures?"measure":"pan",t.leave()),n.measures?t.measure(n.from,g,!1):(t.pan(n.x-g),t.scroll(n.y-y)),[n.x,n.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!n||n.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:k}=n;n=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(k,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[w,g]of Object.entries(f))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([w,g])=>e.removeEventListener(w,g))}function yu({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)i[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)lT(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function lT(e,t,o,n){for(let r=1;r<e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((i,l)=>o[i]-o[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function cT(e,t,o,n){
for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+1}return t}function pr(e,t,o,n,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=cT(l,r[t],d,o);m<d;m+=1){let p=i[m];if(c[p]>=
n)return;u[p]>o&&s(p)}}function Bw(e,t,o,n=0){let s=-1,r=1/0;return pr(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-o,o-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function bu(e,t,o){
let n=o("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=o(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+n<=t&&(r+=1,i=l)}return e}var wi=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(
t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function qw(e){let[t,o,n]=wi(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n;return 1.05/
(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function yi(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},i=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var uT={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},dT=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,fr=e=>String(e).replace(dT,"").replace(/[&<>"]/g,t=>uT[t]),hr=e=>String(Math.round(e*100)/100);
function Ww(e){let t=[],o=new Map,n=1,s=(i,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?hr(p):fr(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${fr(c)}</${i}>`)},r=i=>(o.has(i)||o.set(i,`hatch-${o.size+1}`),o.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){n=i},text(i,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${fr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${hr(i)}" height="${hr(l)}"\
 viewBox="0 0 ${hr(i)} ${hr(l)}" font-family="${fr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${fr(c)}"/>${t.join("")}</svg>`}}}var bi=(e,t,o)=>Math.min(Math.max(e,t),o);function Cn({from:e,to:t},o,n=0){let s=o.to-o.from,r=bi(t-e,Math.min(n,s),s),i=(e+t)/2,l=bi(i-r/2,o.from,o.to-r);return{from:l,to:l+r}}function _u(e,t,o,n,s=0){
let r=n.to-n.from,i=bi((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Cn({from:c,to:c+i},n,s)}function ku(e,t,o){let n=e.to-e.from,s=bi(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Fw(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Hw({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var qo=22,mT=22,_i=4;function jw(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(n).width,
o.set(n,s)),s}}var gr=new Map;function pT(e){return gr.has(e)||(gr.size>500&&gr.clear(),gr.set(e,qw(e))),gr.get(e)}function fT(e,t,o,n){let{x:s,y:r,width:i,height:l}=o,c=n.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=pT(c);if(n.hatched(t)&&e.hatch(s,r,i,l,n.colours.surface),i>=mT){let d=bu(n.text(t),i-2*_i,n.widthOf);if(d!==""){let m=r+l/2+11*.36;if(n.hatched(t)){let p=4;for(let f of d)p+=n.widthOf(
f);e.box(s+_i-2,r+1,Math.min(p,i-_i),l-2,c)}e.words(s+_i,m,d,u)}}}function hT(e,t,o,{index:n,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return pr(n,t,s.from,s.to,p=>{let f=Math.max(
0,(n.start[p]-s.from)*r),w=Math.min(i,(n.end[p]-s.from)*r);if(w<=d&&!u?.keep.has(p))return;let g=Math.max(1,w-f>3?w-f-.5:w-f);u&&e.alpha(u.keep.has(p)?1:.3),fT(e,p,{x:f,y:o,width:g,height:c},l),m+=1,d=
g<=1?f+1:w}),u&&e.alpha(1),m}function Uw(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:i}=Hw(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,qo,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,qo-5,u,qo,s.border),u<o-30&&e.words(u+3,qo-8,n(c,i),s.muted)}e.line(0,qo-.5,o,qo-.5,s.border)}function zw(e,t){let{index:o,view:n,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(n.to-n.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(o.rows-1,Math.ceil((r-l)/i));gT(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:o,view:n,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=p;h<=f;h+=1)y+=hT(e,h,l+h*i,g);return wT(e,t,m),y}function gT(e,t,{top:o,rowHeight:n,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=o+l*n;if(d>r||d+c*n<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=bu(u,s-16,i.widthOf);e.words(6,d+n/2+11*.36,m,i.colours.muted,{bold:!0})}}function wT(e,t,o){let{marks:n,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*o),p=Math.min(t.width+2,(d[i]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(i=>r(i,s.colours.text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var xi=12,ki=17,yT=8e3,bT=15,_T=12;function kT(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,i,...l)=>e.
line(n+t,s+o,r+t,i+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Gw=(e,t)=>e.flatMap((o,n)=>Yo(o,Math.floor((t-2*xi)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Yw(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(xi,o+ki*r,n,te(s?"--text":"--muted"),{size:s?bT:_T,bold:s})})}function $i(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Gw(e,o),r=t.map(d=>Gw(d.lines,
o)),i=10+ki*s.length+xi,l=t.map((d,m)=>{let p=i+ki*r[m].length;return i=p+d.height+xi,p}),c=Math.min(i,yT),u=d=>{Yw(d,s,22),t.forEach((m,p)=>{Yw(d,r[p],l[p]-ki*r[p].length+12),m.paint(kT(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=Ww(n);return u(d),d.text(o,c,te("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=yi(m,n);return p.box(0,0,o,c,te("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function vi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ai(n,`${o}.${t}`)}var xT=160,$T=3,vT=matchMedia("(prefers-reduced-motion: reduce)"),Kw=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,te(`--${e}`)])),$u={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Si(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=yi(w,g),h=c?qo:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:jw(g),colours:Kw()},
k=$u,$=yu($u),_=[],T=0,S={from:0,to:1},v={from:0,to:1},P={hover:-1,select:-1,highlight:null},C=0,O=null,R=0,x=0,A=0,H=()=>(v.to-v.from)/Math.max(1,R),q=z=>v.from+z*H(),j=()=>h+T*o;function ce(){R=f.clientWidth,
p.style.height=`${j()}px`,x=Math.min(f.clientHeight,j());let z=globalThis.devicePixelRatio||1,[I,G]=[Math.round(R*z),Math.round(x*z)];(m.width!==I||m.height!==G||A!==z)&&([m.width,m.height,A]=[I,G,z],
m.style.width=`${R}px`,m.style.height=`${x}px`)}function fe(){C===0&&(C=requestAnimationFrame(Ne))}function Ne(z){if(C=0,O){O.since??=z;let G=(z-O.since)/xT;v=Fw(O.from,O.to,G);let E=G<1;E?fe():O=null,
r(v.from,v.to,E)}let I=performance.now();if(ce(),R>0&&x>0){w.setTransform(A,0,0,A,0,0);let G=ae(ee(),{width:R,height:x,top:h-f.scrollTop});m.dataset.drawn=String(G)}m.dataset.drawMs=(performance.now()-
I).toFixed(2)}let ze="";function ee(){let z=`${m.width} ${m.height} ${A}`;return z!==ze&&(ze=z,y.forget()),y}function ae(z,{width:I,height:G,top:E}){let{colours:W}=b;z.box(0,0,I,G,W.surface);let K=zw(
z,{index:$,view:v,width:I,height:G,rowHeight:o,top:E,bands:_,marks:P,how:b,rowOf:he=>k.row[he]}),le=I/(v.to-v.from);return d?.(z,{x:he=>(he-v.from)*le,y:he=>E+he*o,width:I,height:G,view:v}),h>0&&Uw(z,
{view:v,width:I,format:c,colours:W}),K}function B(z,I=!1){O=null,!(z.from===v.from&&z.to===v.to)&&(v=z,r(v.from,v.to,I),fe())}function J(z){let I=Cn(z,S,u);vT.matches?B(I):(O={from:v,to:I,since:null},
fe())}let oe=()=>O?.to??v;function ue(z,I){let G=Math.floor((I-h+f.scrollTop)/o);return I<h||G<0?-1:Bw($,G,q(z),$T*H())}function Be(z,I){z!==P.hover&&(P.hover=z,m.style.cursor=z>=0?"pointer":"",fe()),
n(z,I)}let Y=Dw(m,{zoom:(z,I)=>B(_u(v,q(z),I,S,u)),pan:z=>B(ku(v,z*H(),S)),scroll(z){f.scrollTop+=z},hover:(z,I,G)=>Be(ue(z,I),G),leave:()=>{P.hover>=0&&Be(-1,null)},pick:(z,I,G)=>s(ue(z,I),G),measure:(z,I,G)=>i?.(
...[q(z),q(I)].sort((E,W)=>E-W),G),slide(z){let I=oe();J(ku(I,z*(I.to-I.from),S))},glide(z){let I=oe();J(_u(I,(I.from+I.to)/2,z,S,u))},fit:()=>J(S),enter:()=>{P.select>=0&&s(P.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",fe,{passive:!0});let ne=new ResizeObserver(fe);ne.observe(f);let de=()=>{b.colours=Kw(),fe()},Q=matchMedia("(forced-colors: active)");Q.addEventListener("ch\
ange",de);let se=yt(de);return{node:m,set(z){let I=k===$u;k=z,$=yu(z),_=z.bands??[],T=Math.max($.rows,z.rows??0);let[G,E]=[z.from??1/0,z.to??-1/0];if(z.from===void 0||z.to===void 0)for(let K=0;K<z.length;K+=
1)G=Math.min(G,z.start[K]),E=Math.max(E,z.end[K]);S=E>G?{from:G,to:E}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let W=I?{...S}:Cn(v,S,u);p.style.height=`${j()}px`,O===null&&(v=W),fe()},view(z,I,G=!1){
G?B(Cn({from:z,to:I},S,u)):J({from:z,to:I})},index:()=>$,current:()=>({...v}),goal:()=>({...oe()}),extent:()=>({...S}),select(z){P.select=z,z>=0&&this.reveal(k.row[z]),fe()},highlight(z){P.highlight=z===
null?null:new Set(z),fe()},point(z){P.hover=z,fe()},follow(z,I,G=!1){O=null,v={from:z,to:I},G?(cancelAnimationFrame(C),Ne(0)):fe()},place(z){return this.placeOf({start:k.start[z],end:k.end[z],row:k.row[z]})},
placeOf({start:z,end:I,row:G}){let E=m.getBoundingClientRect(),W=(z-v.from)/H(),K=(I-v.from)/H(),le=h+G*o-f.scrollTop;return K<0||W>R||le<h-o||le>x?null:{left:E.left+Math.max(0,W),right:E.left+Math.min(
R,K),top:E.top+le,bottom:E.top+le+o}},redraw:fe,showAxis(z){h=c&&z?qo:0,fe()},reveal(z){let I=z*o;(I<f.scrollTop||I+o+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=I-f.clientHeight/2)},whole:z=>({height:j(),
paint:I=>ae(I,{width:z,height:j(),top:h})}),picture(z){return $i(z,[{lines:[],...this.whole(Math.max(R,600))}],Math.max(R,600))},destroy(){cancelAnimationFrame(C),Y(),se(),Q.removeEventListener("chang\
e",de),ne.disconnect(),f.remove()}}}var bs=8,ST=.004;function Vw(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(_o(n,t))),0)}var so=(e,t)=>e.verdict[t]==="no_difference_found";function Jw(e,t,o){let n=_o(e,t);if(!(o>0)||Math.abs(
n)<ST*o||so(e,t))return 0;let s=Math.max(1,Math.round(bs*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(bs,s)}function Qw(e,t,o){let[n,s]=[wi(e),wi(t)];return`rgb(${n.map((r,i)=>Math.round(r+
(s[i]-r)*o)).join(", ")})`}var po={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},_s=e=>e!=="calls",_t=(e,t)=>_s(t)?N(e):L(Number(e.toFixed(2))),Wt=(e,t)=>e===null?"–":_s(t)?be(e):st(Number(e.toFixed(2))),Ei=(e,t)=>_s(t)?
ie(Number(e.toFixed(3))):L(e),ks=(e,t)=>e===null?"":_s(t)?We(Number(e.toFixed(3))):st(e),ET={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},TT={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Ln=e=>ET[e.sort]??e.sort,Nn=e=>TT[e.status]??"",Zw=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",OT=e=>e.sides.every(t=>t.steps.length===0),vo=e=>OT(e)?"per recording":"per step";function Ti(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec($n(e));return t?`${t[2]}\
 · ${t[1]}`:$n(e)}var Tt=e=>[$n(e),vn(e)].filter(Boolean).join(" "),MT=e=>/ #\d+$/.test($n(e));function ey(e){let t=ko(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||MT(n)):t.slice(-1)}function ty(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!Xn(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var AT=.005;function oy(e,t){let o=e.here[t],n=_s(t)?N(Math.abs(o)):L(Number(Math.abs(o).toFixed(2)));if(_s(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>AT*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var vu=(e,t)=>t>0?100*e/t:null;function ny(e,t){let[o,n]=e.root.total[t];return{from:_t(
o,t),to:_t(n,t),change:Wt(n-o,t),percent:Me(vu(n-o,o))}}function sy(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?Me(vu(n-o,o)):"new"}function ry(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:i})=>vu(i,r)),n=r=>Fe(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:
`${n(r)} of the device time of the ${i}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var Xw=e=>e.map(t=>`“${t}”`).join(" and ");function ay(e,t){let o=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&
(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${Xw(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${Xw(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function iy(e,t){let o=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${_t(l,i)} → ${_t(c,i)} (${Wt(c-
l,i)})`:`${s}: ${_t(l,i)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Wo=e=>e>0?"mo\
re":e<0?"less":"calm",ly=(e,t)=>Wt(_o(e,t),t);var RT=20,CT=.62,cy={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function LT(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Qw(te("--surface-sunk"),te(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",CT*(.12+.88*(Math.abs(o)/bs))),noise:()=>t("--noi\
se-fill",.75),sort:o=>t(cy[o]??"--noise-fill",.45)}}function NT(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,
a("p",{class:"mono strong"},Tt(t)),a("p",{class:"muted small"},[Ln(t),Nn(t),so(t,n)&&"no difference found"].filter(Boolean).join(" · ")),iy(t,o).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function uy(e){let t=a("spa\
n",{class:"chart-unit"}),o=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=NT(),l=LT(),c=lt("Flame graph and table"),u=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Fl\
ame graph ",t),a("div",{class:"chart-tools"},c.node,F("PNG",()=>S("png"),{title:"Flame graph: download as PNG"}),F("SVG",()=>S("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,i.node),d=null,m=null,
p=0,f=P=>d.tree.frames[m.frame[P]],w=Si(s,{rowHeight:RT,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:h,
text:b,hatched:P=>y(f(P)),onHover(P,C){P<0||!C?i.hide():i.show(f(P),d,C)},onPick:P=>P>=0&&e.onPick(f(P)),onKey:k}),g=yt(()=>{l.forget(),_(),w.redraw()}),y=P=>d.tree.pair&&!Xn(P)&&P.sort!=="rest";function h(P){
let C=f(P);return d.tree.pair?so(C,d.measure)?l.noise():l.change(Jw(C,d.measure,p)):l.sort(C.sort)}function b(P){let C=f(P);return`${C.status==="replaced"?"⇄ ":""}${[Ti(C),vn(C)].filter(Boolean).join(
" ")}${d.tree.pair?` ${ly(C,d.measure)}`:""}`}function k(P){let C=d?.selected;if(!C)return!1;let O=C.parent?.children.filter($)??[],R=O.indexOf(C),x=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],H={ArrowUp:()=>C.
parent,ArrowDown:()=>C.children.filter($).reduce((j,ce)=>!j||x(ce)>x(j)?ce:j,null),ArrowLeft:()=>O[R-1],ArrowRight:()=>O[R+1]}[P.key];if(!H)return!1;let q=H();return q&&e.onMove(q),!0}let $=P=>m.place[P.
at]>=0;function _(){if(!d)return;let P=(O,R,x="")=>a("li",{class:`key ${x}`,css:{"--key-fill":O}},R);if(!d.tree.pair){let O=new Set(d.tree.frames.map(({sort:R})=>R));M(n,Object.keys(cy).filter(R=>O.has(
R)).map(R=>P(l.sort(R),Ln({sort:R}))));return}let C=O=>`full colour: ${Wt(O,d.measure)}`;M(n,P(l.change(bs),`takes more (${C(p)})`),P(l.change(-bs),`takes less (${C(-p)})`),P(l.change(0),"hardly chang\
ed"),d.tree.frames.some(O=>so(O,d.measure))&&P(l.noise(),"not certain"),d.tree.frames.some(y)&&P("var(--muted)","on one side only","key-hatched"))}function T(){let P=ko(d.zoomed);M(o,P.map((C,O)=>[O>0&&
a("span",{class:"muted","aria-hidden":"true"}," › "),O===P.length-1?a("b",{class:"mono","aria-current":"true"},Tt(C)):F(Tt(C),()=>e.onZoom(C),{class:"link-button mono"})]))}function S(P){d&&m.length>
0&&vi(w.picture([`Flame graph, ${po[d.measure][0]} ${vo(d.tree)}`,...d.lines,v(),`made ${ht(new Date().toISOString())}`]),P,`${d.file}-tree`)}let v=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Wt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${V(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(P){let C=d?.revision!==P.revision,O=!C&&d.judged!==P.judged,
R=C||d.zoomed!==P.zoomed;if(d=P,C){i.hide(),m=bp(d.tree,d.measure,d.width),p=Vw(d.tree,d.measure),w.set({...m,from:0,to:m.end[0]??1}),_(),r.hidden=m.length>0,r.textContent=`No ${po[d.measure][0]} to d\
raw.`;let A={both:"",control:", width: control",test:", width: test"};t.textContent=`${po[d.measure][0]} ${vo(d.tree)}${d.tree.pair?A[d.width]:""}`}O&&(_(),w.redraw());let x=m.place[d.zoomed.at]??-1;R&&
x>=0&&w.view(m.start[x],m.end[x],C),T(),w.select(m.place[d.selected.at]??-1),w.highlight(d.found===null?null:d.found.map(A=>m.place[A.at]).filter(A=>A>=0)),u.dataset.ready=d.revision},focus:()=>w.node.
focus(),unmount(){g(),w.destroy()}}}function dy(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function my(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var PT=250,IT=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
DT=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],BT=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function qT(e,t){
let o=me("tree-search"),n=a("span",{class:"muted small tree-found"}),s=Qe(PT,()=>e(r.value.trim())),r=a("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Ce("up","The previous match (Shift+Enter)",()=>t(
-1)),Ce("down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:o},"Find"),r,i,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=my(c,d);n.textContent=c.length===0?"No frame matches.":`${V(c.length,"frame")}: ${u.pair?`${_t(m,d)} → ${_t(p,d)} (${Wt(p-m,d)})`:_t(
m,d)}`}}}function py({onChange:e,onStep:t}){let o=new Map(xn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),n=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},xn.map(p=>{let f=o.get(p);return f.button=F("",()=>e({by:p,rows:[]}),{title:po[p][2],"aria-pressed":"false"}),f.button.append(po[p][1]," ",f.change),f.button})),s=pt("Width of the frames",IT,p=>e(
{width:p})),r=pt("How frames are grouped",DT,p=>e({frames:p,rows:[],open:[],zoom:""})),i=pt("What counts as a frame",BT,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=pt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=qT(p=>e({q:p}),t),u=(p,f,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,w,g){
for(let[y,h]of o){h.button.setAttribute("aria-pressed",String(y===w));let b=f?.pair?sy(f,y):"";M(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.
draw(p.q,g,f,w)}}}var Su=12,Eu=8,WT=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function fy({pair:e,onInstances:t,onZoom:o}){let n=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),n),r=null,i=(g,y)=>r.pair?a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,
row:At(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",k=!1){let[$,_]=y,T=S=>a("td",{class:"num",title:Ei(S,h)},_t(S,h));return a("tr",{},a("th",{scope:"row",title:b,class:k?
"inner":null},g),T($),r.pair&&T(_),r.pair&&a("td",{class:`num strong ${Wo(_-$)}`,title:ks(_-$,h)},Wt(_-$,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[vo(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":io(h);return a("tr",{},a("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":
cn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"\
inner",title:b},`${h}, by ${g.by==="flops"?"FLOPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Wo(g[y])}`,title:ks(g[y],"device")},Wt(g[y],"device"))))}function m(g){let y=g.here.device;return a("\
table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the frame, ${vo(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Wo(y)}`,title:ks(y,"device")},Wt(y,"device")))))}function p(g){let y=[...g.kernels].
sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${L(g.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Su).map(({name:h,device:b,counts:k})=>{let $=l("",b,"device");return M($.firstChild,
a("span",{class:"mono kernel-name"},i(h,WT(h)))),$.firstChild.title=`${h}
${_t(k[0],"calls")}${r.pair?` → ${_t(k[1],"calls")}`:""} calls`,$}),y.length>Su&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${L(y.length-Su)} more`))))}function f(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Eu).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Eu&&a("tr",{},a("td",{class:"muted"},`${L(g.shapes.length-Eu)} more`))))}function w(g,y){let h=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],k=r.pair&&b&&!/(?<!0x)…/.test(h);return a("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&F(g.opened?"Fold its instances":`Show its ${L(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&F("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),k&&a("a",{href:Yt({...e(),merge_addresses:!0,use_short_name:!1,row:At(h,b)})},"Open thi\
s operation"),k&&b==="cpu_op"&&a("a",{href:Qn(e(),{name:h,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&F("Copy the name",()=>Zt($n(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,h){r=g;let b=ko(y).slice(1,-1),k=b.filter(({sort:_})=>_!=="python"),$=k.length>0?k:b.slice(-4);M(n,a("p",{class:"mono full-name"},a("bdi",{},Tt(y))),a("p",{class:"muted small"},
[Ln(y),Nn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(_=>so(y,_)).map(_=>`${_} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>
0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(Tt).join(" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),w(y,h),p(y),f(
y))}}}var FT=5;function hy(e){let t=a("p",{class:"headline"}),o=a("ol",{class:"tree-largest"}),n=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=ty(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,F(Tt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?oy(c,u):_t(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"The part without a partner directly below ",F(Tt(c),()=>e(
c),{class:"link-button mono tree-name"}),ey(c).map((p,f)=>[f===0?" in ":" › ",F(Tt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Wo(c.here[u]):""}`},d),l.pair&&
a("span",{class:"muted"},r(c,u)),so(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=ny(l,c),[,w]=po[c],[g,y]=l.root.total[c];M(t,a("span",{class:"headline-label"},`${w} ${vo(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"\
→"),a("span",{class:"value test-text"},m),a("span",{class:`change ${Wo(y-g)}`},p,g>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let h=Zn(l,c,FT);M(o,h.map(T=>i(l,T,
c))),o.hidden=h.length===0;let b=ry(l),k=l.byHost&&l.pair&&"One side has no device time, so host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are sho\
wn, those that changed most; the others are in rows named “more”.`,_=l.pair&&l.samples.some(T=>T<da)&&"Fewer than 4 samples on a side: changes cannot be distinguished from noise, so all are colour\
ed as measured.";M(n,ay(l,u).map(T=>a("p",{class:"notice"},T)),[b,_,k,$].filter(Boolean).map(T=>a("p",{class:"muted"},T)))}}}var Fo=28,HT=150,gy=12,wy=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],jT=[["Frame","c-frame",wy[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function yy(e){let t=a("thead"),o=a("tbody"),n=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=a("div",{class:"tree\
-scroll",tabindex:"-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>HT;function w(){let x=c.tree.pair?wy:jT,A=`${po[c.
measure][1]} ${vo(c.tree)}`;M(n,x.map(([,H])=>a("col",{class:H}))),M(t,a("tr",{},x.map(([H,q,j],ce)=>a("th",{scope:"col",class:q,title:ce===0?j:`${A}: ${j}`},H)))),i.firstChild.colSpan=x.length,l.firstChild.
colSpan=x.length}function g({frame:x,level:A,open:H,leaf:q}){let j=x.instances>1&&x.sort==="module"&&!x.opened&&c.canOpen,ce=Zw(x),fe=x.instances===x.parent?.instances?"":vn(x);return a("th",{scope:"r\
ow",class:"c-frame",title:[Tt(x),...x.above??[],Ln(x),Nn(x),x.through.length>0&&`below ${x.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(A-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${q?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},H?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(x.sort)?" plain":""}`},a("bdi",{},Ti(x))),j?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${x.instances} instances`},
vn(x)):fe&&a("span",{class:"muted count"},fe),x.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${x.above.join(", ")}`),ce&&a("span",{class:`status-mark status-${x.status}`},a("span",{"ar\
ia-hidden":"true"},ce),a("span",{class:"visually-hidden"},` ${Nn(x)}`))))}function y(x,A=""){return a("td",{class:`num c-time ${A}`,title:Ei(x,c.measure)},_t(x,c.measure))}function h(x,A,H){return a("\
td",{class:`num c-time ${A} ${so(H,c.measure)?"calm":Wo(x)}`,title:[ks(x,c.measure),so(H,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:A==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
x)/p).toFixed(1)}%`}:{}},Wt(x,c.measure))}function b(x){let{frame:A}=x,[H,q]=A.total[c.measure];return c.tree.pair?[g(x),y(H),y(q),h(_o(A,c.measure),"c-diff",A),h(A.here[c.measure],"c-here",A)]:[g(x),
y(H),y(A.ownOf[c.measure][0]),a("td",{class:"num c-time"},_t(A.figures.calls[0],"calls"))]}function k(x){let A=c.rows[x],{frame:H}=A,q=[x%2?"odd":"",c.found?.has(H)?"found":"",H.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:q,data:{index:x},tabindex:x===u?"0":"-1","aria-level":A.level,"aria-posinset":A.place,"aria-setsize":A.of,"aria-rowindex":x+2,"aria-expanded":A.leaf?null:
String(A.open),"aria-selected":String(H===c.selected)},b(A))}function $(x=!1){let A=Math.ceil((r.clientHeight||600)/Fo),H=Math.floor(r.scrollTop/Fo),[q,j]=f()?[Math.max(0,H-gy),Math.min(c.rows.length,
H+A+gy)]:[0,c.rows.length];if(!x&&q===m[0]&&j===m[1])return;m=[q,j];let ce=o.contains(document.activeElement),fe=x?new Map:d;d=new Map;for(let ze=q;ze<j;ze+=1)d.set(ze,fe.get(ze)??k(ze));[[i,q],[l,c.rows.
length-j]].forEach(([ze,ee])=>{ze.hidden=ee===0,ze.style.height=`${ee*Fo}px`});let{scrollTop:Ne}=r;wo(o,[i,...d.values(),l]),r.scrollTop=Ne,ce&&(d.get(u)??r).focus({preventScroll:!0})}function _(x,A=!1){
let H=x*Fo,q=r.clientHeight-t.offsetHeight;A&&(H<r.scrollTop||H+Fo>r.scrollTop+q)&&(r.scrollTop=H-q/2),H<r.scrollTop?r.scrollTop=H:H+Fo>r.scrollTop+q&&(r.scrollTop=H+Fo-q),$()}function T(x,A){let H=Math.
max(0,Math.min(c.rows.length-1,x));d.get(u)?.setAttribute("tabindex","-1"),u=H,_(H);let q=d.get(H);q?.setAttribute("tabindex","0"),A&&q?.focus({preventScroll:!0})}function S(x){return c!==null&&c.revision===
x.revision&&c.judged===x.judged&&c.text===x.text&&c.rows.length===x.rows.length&&c.rows.every((A,H)=>A.frame===x.rows[H].frame&&A.open===x.rows[H].open)}function v(x){let A=c.selected!==x.selected;c=x;
for(let[q,j]of d)j.setAttribute("aria-selected",String(c.rows[q].frame===c.selected));let H=c.rows.findIndex(q=>q.frame===c.selected);A&&H>=0&&T(H,!1)}o.addEventListener("click",x=>{let A=x.target.closest(
"tr[data-index]");if(!A)return;let{frame:H,leaf:q}=c.rows[A.dataset.index],j=x.target.closest("[data-act]")?.dataset.act;T(Number(A.dataset.index),!0),j==="instances"?e.onInstances(H):j==="toggle"&&!q?
e.onToggle(H):e.onSelect(H)}),o.addEventListener("dblclick",x=>{let A=x.target.closest("tr[data-index]");A&&!x.target.closest("[data-act]")&&e.onZoom(c.rows[A.dataset.index].frame)});function P({frame:x,
open:A,leaf:H},q){!H&&A!==q?e.onToggle(x):q&&A?T(u+1,!0):!q&&x.parent&&T(c.rows.findIndex(j=>j.frame===x.parent),!0)}o.addEventListener("keydown",x=>{let A=c?.rows[u];if(!A||x.altKey||x.ctrlKey||x.metaKey||
x.target.closest("button"))return;let H=Math.max(1,Math.floor(r.clientHeight/Fo)-3),q={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+H,PageUp:u-H,Home:0,End:c.rows.length-1},j={ArrowRight:()=>P(A,!0),ArrowLeft:()=>P(
A,!1),Enter:()=>e.onZoom(A.frame)," ":()=>e.onSelect(A.frame)},ce=x.key in q?()=>T(q[x.key],!0):j[x.key];ce&&(x.preventDefault(),ce())});let C=0,O=()=>{C===0&&c&&f()&&(C=requestAnimationFrame(()=>{C=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Fo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",O,{passive:!0});let R=new ResizeObserver(O);return R.observe(
r),{node:r,focus:()=>T(u,!0),draw(x){if(S(x)){v(x);return}let A=c?.rows[u]?.frame.key,H=c?.selected?.key!==x.selected.key||c?.revision!==x.revision;c=x,p=c.tree.frames.reduce((j,ce)=>Math.max(j,Math.abs(
_o(ce,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let q=H?c.selected.key:A;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===q)),$(!0),
H&&_(u,!0)},unmount(){R.disconnect(),cancelAnimationFrame(C)}}}function UT(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var by=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function zT(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?UT(t)||(by(n)>4*by(o)?"host":"device"):"device"}async function GT(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Lt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ot(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function _y(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...ec(await Or(o?"":e.control,ts(e,c,n),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?GT(e,t):null]),l=e.
by||zT(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function ky(e,t,o){let n=t==="host"?"host":"device";return{...ec(await Or(e.test!==""?
"":e.control,ts(e,n,!0),{signal:o})),chosenBy:n}}async function xy(e,t,o,n=e.frames==="instance"){let s=ts(e,t.chosenBy,n);s.set("significance",o),cp(t,await Or("",s),o)}var YT=8,KT=40;function $y(e,t,o){let n=new Set([e.root]);for(let s of[...Zn(e,t,YT),...o.slice(0,KT)])ko(s).slice(0,-1).forEach(r=>n.add(r));return n}function VT(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(_o(l,o)):l.total[o][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function vy(e,t,o,n){let s=[],
r=(i,l,c,u)=>{let d=VT(e,i,t,o),m=d.length>0&&n(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var Sy={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},wr={path:"/tree",name:"Tree",mount:(e,t)=>QT(e,t)},JT=e=>St({...Gt(""),...Lt(e),exclude:[bt]});function QT(e,t){let o=es(
location.search),n=null,s=null,r="",i=null,l=null,c="",u=!1,d=(B,{replace:J=!0}={})=>!u&&t.go(qt({...o,...B}),{replace:J}),m=hs(B=>d({...B,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:B=>[a("a",{class:"small",href:JT(B)},"Compare"),tu(B)]}),p=hy(B=>v(B)),f=py({onChange:B=>d(T(B)),onStep:O}),w=uy({onPick:B=>S(B,B),onZoom:B=>S(l.selected,B),onMove:B=>S(B)}),g=yy({
onSelect:B=>S(B),onZoom:B=>S(B,B),onToggle:P,onInstances:C}),y=fy({pair:()=>Lt(o),onInstances:C,onZoom:B=>S(B,B)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),k=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,k));let $=Rt({context:t,results:k,message:h}),_=Qe(400,Se);function T(B){return B.frames&&l?{...B,node:l.selected.foldKey}:B}function S(B,J){let oe=Be=>Be.at<=B.at&&B.at<Be.end,ue=J??
(oe(l.zoomed)?l.zoomed:ko(B).findLast(Be=>oe(Be)&&l.zoomed.at>=Be.at&&l.zoomed.at<Be.end)??l.tree.root);d({node:B.key,zoom:ue.key}),_(`${Tt(B)} is selected.`)}function v(B){S(B)}function P(B){let J=o.
rows.includes(B.key)?o.rows.filter(oe=>oe!==B.key):[...o.rows,B.key];d({rows:J})}function C(B){let J=B.key,oe=o.open.includes(J);d({open:oe?o.open.filter(ue=>ue!==J):[...o.open,J],rows:o.rows.filter(ue=>ue!==
J),node:J}),Se(oe?"Folded.":`Its instances are shown below ${Tt(B)}.`)}function O(B){let J=l?.found??[];if(J.length>0){let oe=J.indexOf(l.selected),ue=oe<0?B>0?0:J.length-1:(oe+B+J.length)%J.length;S(
J[ue]),Se(`${ue+1} of ${J.length}: ${Tt(J[ue])}`)}}async function R(){let B=[o.control,o.test].filter(oe=>oe!=="");if(B.every(oe=>n&&Ke(n,oe)))return;let J=await gt(B).catch(()=>[]);u||(n=J,ae())}function x(){
if(o.control==="")return"";let B=`${o.control} ${ts(o,"device",o.frames==="instance")}`,J=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===B&&(J==="first"?s.first:s.tree.shown>=s.tree.
inAll||s.tree.chosenBy===J)?s.key:`${B} ${J}`}function A(B){r=B,k.dataset.stale="";let[J,oe]=[B.slice(0,B.lastIndexOf(" ")),o.by];$.ask(ue=>_y(o,ue),ue=>{s={...ue,key:B,base:J,first:oe===""},i=null,delete k.
dataset.stale,$.say(null),Se(V(ue.tree.frames.length-1,"frame")),ae()},ue=>{s=null,l=null,delete k.dataset.stale,$.say(j(ue)),ae()})}function H(B){let J=`${s.key} ${B==="host"}`;return i?.key===J?(q(i,
B),i.tree):(i={key:J,tree:null},$.ask(oe=>ky(o,B,oe),oe=>{i.tree=oe,ae(),q(i,B)},oe=>{i=null,Oe(`The instances could not be loaded. ${oe.message}`,{urgent:!0})}),null)}async function q(B,J){let{tree:oe}=B;
if(B.judged??=new Set,!(!oe?.pair||J==="calls"||B.judged.has(J)||oe.samples.some(ue=>ue<da))){B.judged.add(J);try{await xy(o,oe,J,B===i||o.frames==="instance")}catch{return}!u&&s&&(s===B||i===B)&&(s.verdicts=
`${s.verdicts??""} ${B===i?"each ":""}${J}`,s.classes=void 0,s.openedFor=void 0,ae())}}function j(B){let J=Object.keys(Sy).some(oe=>o[oe]!=="all");return a("div",{class:"error-box",role:"alert",data:{
code:B.code}},a("h2",{},"This tree cannot be shown"),a("p",{},B.message),a("p",{},J?F("Use all ranks and steps",()=>d(Sy),{class:"primary"}):F("Try again",()=>A(r),{class:"primary"})," ",a("a",{href:pe(
"/")},"Choose other traces")))}let ce=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a contr\
ol alone, or go to the ",a("a",{href:pe("/")},n?.length===0?"Add traces":"Traces page"),"."));function fe(B){if(o.frames==="class")return s.classes??=pp(s.tree),s.classes;if(o.frames==="folded"&&o.open.
length>0){let J=H(B);if(J){let oe=o.open.join();return s.openedFor!==oe&&(s.opened=gp(s.tree,J,new Set(o.open)),s.openedFor=oe),s.opened}}return s.tree}function Ne(){let B=o.by||s.measure,J=fe(B),oe=o.
q===""?null:dy(J,o.q),ue=tc(J,o.node)??Zn(J,B,1)[0]??J.root,Be=tc(J,o.zoom)??J.root,Y=$y(J,B,[ue,...J.frames.filter(se=>se.opened).flatMap(se=>se.children.slice(0,1)),...oe??[]]),ne=new Set(o.rows),de=vy(
J,B,o.order,se=>Y.has(se)!==ne.has(se.key)),Q=[s.key,B,o.frames,o.width,o.open.join(),J.frames.length].join(" ");return{tree:J,measure:B,width:o.width,found:oe,text:`${o.q} ${o.order}`,selected:ue,zoomed:Be,
rows:de,revision:Q,judged:s.verdicts??"",canOpen:o.frames==="folded",lines:ze(J),file:`tracediff-${J.sides.map(({label:se})=>kt(se)).join("-")}`}}function ze(B){return[["control","test"].slice(0,B.sides.
length).map((oe,ue)=>`${B.pair?`${oe}: `:""}${B.sides[ue].label} (${V(B.sides[ue].samples,"sample")})`).join(" → ")]}function ee(){let B=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},J=ue=>Xo(ue,
o,n,B),oe=o.control===""?"Tree":`${J("control")}${o.test===""?"":` → ${J("test")}`} · Tree`;b.textContent=oe,t.setTitle(oe),m.draw(o,n,B)}function ae(){if(u)return;let B=x();if(B===""?($.drop(),[r,
s,l]=["",null,null],$.say(ce())):B!==r&&(s||$.say(null),A(B)),ee(),k.toggleAttribute("data-skeleton",B!==""&&!s),!s||s.key!==B){f.draw(o,null,o.by,null);return}l=Ne();let{tree:J,measure:oe,found:ue}=l,
Be=[l.revision,l.judged,o.level].join(" ");Be!==c&&(c=Be,p.draw(J,oe,o.level)),f.draw(o,J,oe,ue),w.draw(l),w.sql.set(oo(Kg(o,oe),o)),g.draw({...l,found:ue&&new Set(ue)}),y.draw(J,l.selected,l.canOpen),
q(s,oe)}return ae(),R(),{keys:{search:()=>f.search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&S(l.selected,l.
tree.root)},update(B){o=es(B),ae(),R(),s&&r===s.key&&t.settled()},unmount(){u=!0,$.unmount(),w.unmount(),g.unmount()}}}var XT={name:"rows",label:"Rows",type:"choice",options:Ur,fallback:"steps"};function Ey(e,{onChange:t,onSet:o}){let n=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:_=>_.
preventDefault()}}),s=[],r="",i=null,l="";function c(_,T){t({[_]:T},{replace:l===_}),l=_}function u(_,T,S,v){let P=me("set"),C=$o({id:P,field:_,none:v,text:i[_],set:Ke(S,i[_])??null,onPick:O=>{l="",o(
{[_]:O?.id??""})}});return a("div",{class:`analysis-field side-${_==="test"?"test":"control"}`},a("label",{for:P},T),C.node)}function d(_){let T=a("input",{type:"checkbox",data:{field:_.name},on:{change:()=>c(
_.name,T.checked===_.fallback?"":String(T.checked))}});return s.push({name:_.name,sync(S){T.checked=S===""?_.fallback:S==="true"}}),a("label",{class:"check"},T,_.label)}function m(_){let T=_.type==="o\
perator"?me("ops"):null,S=_.type==="number",v=a("input",{type:S?"number":"text",list:T,autocomplete:"off",spellcheck:"false",placeholder:_.placeholder,step:S&&"any",min:S&&0,data:{field:_.name},class:T&&
"wide",title:_.title,on:{change:()=>c(_.name,v.value.trim())}}),P=T&&a("datalist",{id:T});T&&(v.addEventListener("input",Qe(150,()=>w(v.value,P))),v.addEventListener("focus",()=>{v.select(),w("",P)}));
let C="";return s.push({name:_.name,sync(O,R){let x=O||T&&R||"",A=v===document.activeElement&&v.value!==C;v.value.trim()!==x&&!(A&&x===C)&&(v.value=x),C=x,S&&(R??null)!==null&&O===""&&(v.placeholder=R)}}),
a("label",{class:"analysis-field"},a("span",{},_.label),v,P)}function p(_){let T=a("select",{data:{field:_.name},title:_.title,on:{change:()=>c(_.name,T.value===_.fallback?"":T.value)}},Object.entries(
_.options).map(([S,v])=>a("option",{value:S},v)));return s.push({name:_.name,sync(S,v){T.value=S||String(v??Object.keys(_.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},_.label),T)}let f=_=>_.
type==="boolean"?d(_):_.type==="choice"?p(_):m(_);async function w(_,T){if(i.set!=="")try{let S=await Ar(i.set,_);M(T,[...new Set(S.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let g=(_,T)=>_?.[T].length>0?rt(_[T],3):"";function y(_,T){let[S,v]=["set","test"].map(P=>g(Ke(T,i[P]),_));return i.test!==""&&i[_]===""&&(S!==v||i[`set_${_}`]!==""||i[`test_${_}`]!==
"")}function h(_,T,S){let[v,P]=["set","test"].map(O=>Ke(S,i[O])),C=(O,R,x)=>f({name:O,label:R,type:"text",placeholder:["all",g(x,_)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(_,S)?[C(`set_${_}`,`${T} of A`,v),C(`test_${_}`,`${T} of B`,P)]:[C(_,T,v)]}function b(_){let T=S=>S.some(v=>i[v]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_\
marker","test_marker"])||["set","test"].some(S=>Ke(_,i[S])?.steps.length>0))}let k=_=>`${$l[_].letter} · ${$l[_].name}`;function $(_){let T=i.test!=="";s=[],M(n,u("set",T?k("set"):"Trace set",_),u("t\
est",T?k("test"):"Compare with",_,"none"),h("ranks","Ranks",_),h("steps","Steps",_),!e[i.what].ofSteps&&b(_)&&f(XT),e[i.what].params.map(f))}return{node:n,focus(){let _=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return _?.focus(),document.activeElement===_},draw(_,T,S={}){i=_;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",T),y("steps",T),b(T),T.map(P=>[P.id,P.label])]);
if(v!==r){r=v;let P=n.contains(document.activeElement)?document.activeElement.dataset.field:null;$(T),P&&n.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:C})=>C(i[P]??"",S[P]))}}}var ZT=24,Oi=20;function Ty(e,t){let o=Array.from(e),n=Math.max(0,o.length-Oi),s=t>ZT?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(i,l,c)=>a("span",{class:i},o.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},o.slice(s,s+Oi).join(""))),s+Oi<o.length&&r("split-rest",s+Oi))}var Oy=200,e1=30;function fo(e){let t=a("tr"),o=a("tbody"),n=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(k=>k.what),i=r.length>0&&a("det\
ails",{class:"data-meanings small"},a("summary",{},"What the columns mean"),a("dl",{},r.flatMap(({title:k,what:$})=>[a("dt",{},k),a("dd",{},$)]))),l=a("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},a("div",{class:"chart-head"},a(e.level??"h\
3",{},c," ",s),a("div",{class:"chart-tools"},u.node,e.csv&&a("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},a("table",{class:"data-table"},a("caption",{class:"visually-hidden"},c),a("thead",{},t),o)),n,i,l),m=[],p=new Map,f=null,w=e.
limit??20;function g(){if(!f)return m;let k=f.down?-1:1;return[...m].sort(($,_)=>{let[T,S]=[$[f.key]??null,_[f.key]??null];return T===null||S===null?(T===null)-(S===null):k*(typeof T=="number"?T-S:String(
T).localeCompare(String(S)))})}function y(k){let $=f?.key===k.key?!f.down:!!k.number;f={key:k.key,down:$},b(),t.querySelector("[aria-sort] button")?.focus()}function h(k,$,_,T){let S=e.href&&k.link?.(
_,e.parameters??{}),v=k.mono&&typeof T=="string"?Ty(T,p.get(k.key)?.get(T)??0):T;if(S||!k.mono||typeof T!="string"||T.length<=e1)return S?a("a",{href:e.href(S)},v):v;let P=F(v,()=>{let C=P.getAttribute(
"aria-expanded")!=="true";P.setAttribute("aria-expanded",String(C)),M(P,C?T:v)},{class:"name-button","aria-expanded":"false"});return P}function b(){M(t,e.columns.map($=>{let _=f?.key===$.key;return a(
"th",{scope:"col",class:$.number&&"num","aria-sort":_&&(f.down?"descending":"ascending")},F(`${$.title}${_?f.down?" ↓":" ↑":""}`,()=>y($),{class:"link-button th-button",title:$.what}))}));let k=new Set;
M(o,g().slice(0,w).map($=>a("tr",{},e.columns.map(_=>{let T=$[_.key],S=_.show(T,$);return S===_e&&_.blank&&k.add(_),a("td",{title:S===_e&&_.blank?_.blank:_.mono?T:_.exact?.(T,$),class:[_.number&&"num",
_.mono&&"mono data-name",_.tone?.(T,$)].filter(Boolean).join(" ")||null},h(_,T,$,S))})))),l.hidden=k.size===0,M(l,[...k].map($=>`${_e} in ${$.title}: ${$.blank}`).join("; "),"."),s.textContent=m.length>
1?L(m.length):"",n.hidden=m.length<=w,M(n,F(`Show ${L(Math.min(Oy,m.length-w))} more of ${L(m.length)}`,()=>{w+=Oy,b()},{class:"link-button"}))}return{node:d,show(k){m=k;for(let{key:$}of e.columns.filter(
_=>_.mono))p.set($,el(m.map(_=>String(_[$]??""))));d.hidden=m.length===0,b()}}}var t1={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},My="http://www.w3.org/2000/svg";function o1(e,t){let o=document.createElementNS(My,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(My,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",t1[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function Ay(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=F(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",o),a("label",{},"to ",n," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function p(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function f(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,k=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?kc:$.map(_=>_.value))}}});return k.checked=g.includes(w.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&o1(fc(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,n1(w.lines,g).map(([k,$])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),$.map(_=>f(
_,w))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}p(o,w.start),p(n,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function n1(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(i=>t.indexOf(i.key)).filter(i=>i>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function s1(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function Ry(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let i=s1(r,t.columns,n);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var Cy={control:"set",test:"test"};function By(e){let t=(o,n)=>e[`${Cy[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[Cy[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function r1(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:nu(By(e));return o&&`(${o})`}var _r="device\
_type = 'GPU'",Tu=["COMPUTATION","COMMUNICATION","MEMORY"],Mi=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Ou=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Tu.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${_r}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Tu.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${_r}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Tu.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Ly=e=>`${Ou(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Ny=e=>`${Ou(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,a1=(e,t)=>`${Ou(e,Mi(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,qy=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,i1=(e,t)=>`SELECT side, rank, kind, name, category, ${qy}
FROM events
WHERE ${_r}${Mi(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Wy=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${_r}${Mi(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Fy=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${_r}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Hy="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Py=(e,t)=>`${Fy(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Hy}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,jy=(e,t)=>`${Fy(e,Mi(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Hy}`,l1=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${jy(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,yr=(e,t)=>`${jy(e,t)}
ORDER BY launch_delay DESC`,Iy=(e,t)=>`SELECT side, rank, name, ${qy}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function c1(e){let t=Object.entries(By(e)).map(([o,{ranks:n}])=>{let s=ri(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var br="side, rank, span, device_type, device",Uy=e=>`WITH changes AS (
    ${e}
)
SELECT ${br}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${br}),
    so_far AS (PARTITION BY ${br} ORDER BY at_us, row)`,u1=e=>`SELECT ${br}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Uy(e)}
)
GROUP BY ${br}
ORDER BY rank, span, device_type, device, side`,Dy={peaks:u1,"memory-curves":e=>`${Uy(e)}
ORDER BY side, rank, at_us`},d1={temporal_breakdown:{rows:Ly,temporal:Ly},comm_comp_overlap:{rows:Ny,overlap:Ny},kernel_breakdown:{kinds:a1,kernels:i1,over_ranks:Wy},idle_time_breakdown:{rows:Py,idle:Py},
launch_stats:{counts:l1,worst:yr,"launch-cpu_duration":yr,"launch-gpu_duration":yr,"launch-launch_delay":yr,"launch-scatter":yr},user_annotation_breakdown:{rows:Iy,annotations:Iy}},m1={kernel_breakdown:{
kernels:Wy}},p1={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},zy=e=>p1[e]??{},f1={queue_length:"stream",memory_bw:"name"},h1=["what","set","test","lines","order","rows"];function g1(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!h1.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let i=s==="series"&&f1[e.what];return`SELECT ${i?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${i} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function w1(e,t,o){if(e.what==="memory"){let r=Dy[t]&&c1(e);return r?Dy[t](r):null}let n=o&&m1[e.what]?.[t]||d1[e.what]?.[t],s=n?r1(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var Gy=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:w1(e,t,o))??g1(e,t,{chart:o,
difference:n});var y1={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Mu={path:"/analyse",name:"Analyse",mount:(e,t)=>b1(e,t)};function b1(e,t){let o=Fc(location.search,dt),n=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(E,W)=>t.go(Mn({...o,...E},dt),W),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=Ey(dt,{onChange:m,onSet:E=>m({...Qa,...E})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},y,h,b),$=a("h1",{}),_=F("Open in Perfetto …",()=>ea([o.set,o.test].filter(E=>E!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),T=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,_,T),p,f.node,w,g,k));let S=Rt({context:t,results:k,message:g}),v=yt(()=>c.forEach(E=>E.figure.retheme())),P=E=>yd(o.what,og(i??o,dt,E)),C=(E,W)=>oo(Gy(i??o,E,W),{control:o.set,test:o.test},W?.chart?
zy(E):{});function O(){c.forEach(E=>E.figure.unmount()),c=dt[o.what].charts.map(E=>{let W=E.series&&Ay({onLines:he=>m({lines:he},{replace:!0}),onWindow:he=>m(he),csv:()=>P("series")}),K=pt("Ranks that\
 are drawn",[["","those that differ most"],["rank",W?"the first":"all, in order"]],he=>m({order:he,lines:[]},{replace:!0})),le={chart:E,bar:W,order:K,hidden:new Set,keys:R(E)};return le.figure=Et({id:E.
id,title:E.title,file:E.id,level:"h2",class:E.half?"half-chart":"",height:he=>E.height(he.places,he.sides),make:(he,D)=>H(he.made(D),le.hidden),onRelayout:W&&q,onDoubleClick:W&&j,keys:()=>le.keys.filter(
he=>!le.hidden.has(he.key)).map(he=>[he.property,he.name]),extra:[a("div",{class:"chart-choice"},A(le),K.node),W?.node]}),le}),M(h,c.map(E=>E.figure.node))}let R=E=>(x(E)??(o.test===""?[]:ue().map(W=>({
key:W.key,name:`${W.letter} · ${W.label}`,property:W.letter==="A"?"--control-fill":"--test-fill"})))).map(W=>({...W,key:W.key&&!Array.isArray(E.legend)?W.key:W.property})),x=({legend:E})=>typeof E=="\
function"?E(ue()):E;function A(E){let W=le=>{let{hidden:he}=E;he.delete(le)||he.add(le),he.size===E.keys.length&&he.clear();for(let D of K)D.setAttribute("aria-pressed",String(!he.has(D.dataset.key)));
ce(ue())},K=E.keys.map(le=>F(le.name,()=>W(le.key),{class:"key","aria-pressed":"true",title:le.what,data:{key:le.key},css:{"--key-fill":`var(${le.property})`}}));return K.length>0&&a("div",{class:"cha\
rt-legend",role:"group","aria-label":`${E.chart.title}: what is drawn`},K)}let H=({data:E,layout:W},K)=>({layout:W,data:E.map(le=>K.has(le.legendgroup)?{...le,visible:!1}:le)});function q(E,W){let[K,le]=[
E["xaxis.range[0]"],E["xaxis.range[1]"]];if(Number.isFinite(K)&&Number.isFinite(le)&&le>K&&performance.now()-u>500){let he=D=>String(Number(Math.max(0,D*W.per+W.offset).toFixed(3)));m({start:he(K),end:he(
le)})}}function j(){u=performance.now(),m({start:"",end:""})}function ce(E){let W=dt[o.what].charts.filter(D=>typeof D.legend=="function").flatMap(D=>x(D)??[]).map(D=>D.name),K=JSON.stringify([o.what,
o.set,o.test,W]);l!==K&&(O(),l=K);let le=`tracediff-${E.map(D=>kt(D.label)).join("-")}`,he={...o,shown:s.parameters,href:D=>Mn({...o,...D},dt)};for(let D of c)fe(D,E,he,le)}function fe({chart:E,bar:W,
order:K,hidden:le,figure:he},D,re,ye){let ke=E.make(D,re),Ye=ke.empty?null:W&&ke.data(600);if(K.node.hidden=!ke.limited,K.press(o.order),he.draw({file:ye,heading:ke.note,made:ke.data,per:Ye?.per,revision:[
r,o.order,...o.lines,...le].join(" "),offset:Ye?.offset,places:ke.places,sides:D.length,caption:Ne(D),empty:ke.empty??null}),he.sql.set(C(E.id,{chart:E.table??E.id})),he.node.hidden=!!ke.empty&&(!!ke.
isSaid||oe(D)),W){let Pe=Pa(D,E.series,E.ownDevice),U=Ia(Pe,D,o).keys;W.draw({lines:Pe,chosen:U,styles:Zf(Pe,U,E.panels),start:o.start,end:o.end,two:D.length>1,empty:!!ke.empty}),W.node.hidden=Pe.length===
0}}let Ne=E=>[[E.map(W=>[W.letter,W.label].filter(Boolean).join(" · ")).join(", "),ae(E)].join(". ")];function ze({name:E,category:W}){let K=(he,D)=>o[`${he}_${D}`]||o[D]||"all",le=he=>o[`${he}_marke\
r`]||o.marker;return Yt({control:o.set,test:o.test,row:At(E,W),control_marker:le("set"),test_marker:le("test"),control_ranks:K("set","ranks"),test_ranks:K("test","ranks"),control_steps:K("set","steps"),
test_steps:K("test","steps")})}function ee(E){let W=E.length>1;b.hidden=oe(E);let K={href:W?ze:null,parameters:s.parameters};M(b,dt[o.what].tables.flatMap(le=>{let he=Ry(E,le),D=Ff(le,he),re=fo({...K,
caption:le.caption,csv:P(le.key),sql:C(le.key),columns:[...W?[y1]:[],...D]});re.show(he);let ye=(s.difference?.[le.key]??[]).filter(Ye=>D.some(Pe=>Pe.number&&(Ye[Pe.key]??null)!==null));if(ye.length===
0)return[re.node];let ke=fo({...K,caption:le.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:C(le.key,{difference:!0}),columns:D.filter(Ye=>!Ye.note&&ye.some(Pe=>(Pe[Ye.
key]??null)!==null)).map(Bf)});return ke.show(ye),[re.node,ke.node]}))}function ae(E){let W=E.filter(K=>(K.data.last_step_dropped??[]).length>0);return E.every(K=>K.data.steps!==null)?"The rows of the\
 chosen steps count, as in Compare.":dt[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":E.every(K=>K.data.all_steps.length===0)?
"Without steps, all rows count, as in Compare.":W.length>0?`Work that the last step of a rank${W.length<E.length?` of ${W[0].label}`:""} launched does not count, since it may be cut off. Compare count\
s it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function B(E){let W=dt[o.what],K=E.
flatMap(({label:re,data:ye})=>{let ke=W.host?[]:ye.ranks_without_device_rows??[];return ke.length===0?[]:[ke.length===ye.ranks.length?`${re} has no device work${ye.ranks.length>1?"":` (rank ${ye.ranks[0]}\
)`}: this analysis has nothing to count there. ${pn}`:`${re}: ${ke.length===1?"rank":"ranks"} ${rt(ke)} ${ke.length===1?"has":"have"} no device rows.`]}),le=W.chosen?.({...o,shown:s.parameters}),he=o.
rows!==""&&!W.ofSteps&&E.some(re=>re.data.steps===null)&&F("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Ur.steps}`}),D=oe(E)&&a("p",{},"To see what the host did, look at\
 its ",a("a",{href:Mn({...o,what:"user_annotation_breakdown",lines:[]},dt)},"annotations"),".");M(y,K.length>0&&a("ul",{class:"notice"},K.map(re=>a("li",{},re))),D,W.notes?.(E),le&&a("p",{},le),K.length<
E.length&&a("p",{class:"muted small"},ae(E)," ",he))}let J=({data:E})=>(E.ranks_without_device_rows??[]).length===E.ranks.length,oe=E=>E.every(J)&&!dt[o.what].host;function ue(){let E=!!s.test;return[
["set","A"],["test","B"]].filter(([W])=>s[W]).map(([W,K])=>({key:W,letter:E?K:"",label:s[W].label,data:s[W]}))}function Be(E){s=null,r="",delete k.dataset.shown,S.say(E)}function Y(E,W){let K=dt[o.what];
s=E;let le=i===o&&K.instead?.(o,ue());if(le){i={...o,...le},ne(W);return}r=W,S.say(null);let he=ue();f.draw(o,n,s.parameters),B(he),ce(he),ee(he),k.dataset.shown=W,Se(`${K.title} is shown.`)}function ne(E){
S.ask(W=>Wn(i.what,Hc(i,dt),{signal:W}),W=>Y(W,E),W=>Be(a("div",{class:"error-box",role:"alert",data:{code:W.code}},a("h2",{},"This analysis is not possible"),a("p",{},W.message),a("p",{},a("a",{href:pe(
"/")},"Choose other traces")))))}let de=()=>`${o.what} ${Hc(o,dt)}`;function Q(){let E=de();if(s&&r===E){S.drop(),ce(ue()),t.settled();return}if(o.set===""){S.drop(),Be(a("p",{class:"notice"},"Choose \
a trace set.")),t.settled();return}i=o,ne(E)}function se(){let E=dt[o.what],W=K=>o[K]===""?null:Ke(n,o[K])?.label??o[K];M($,E.title),M(w,E.intro),z(),t.setTitle([E.title,[W("set"),W("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===de()?s.parameters:{}),I(),Q()}function z(){let E=[o.set,o.test].map(K=>K!==""&&Ke(n,K)).filter(Boolean),W=E.filter(K=>K.traces_bytes===
0);M(T,W.length===0?"":E.length===1?Po(E[0]):W.map(K=>`${K.label}: ${Po(K)}`).join(" "))}function I(){p.firstChild||M(p,Object.entries(dt).map(([E,{tab:W,title:K}])=>a("a",{data:{what:E}},W??K)));for(let E of p.
children){let{what:W}=E.dataset;if(E.href=Mn({...o,what:W,lines:[]},dt),W!==o.what){E.removeAttribute("aria-current");continue}E.setAttribute("aria-current","page");let K=p.getBoundingClientRect(),{left:le,
right:he}=E.getBoundingClientRect();(le<K.left||he>K.right)&&(p.scrollLeft+=le-K.left-24)}}async function G(){let E=[o.set,o.test].filter(W=>W!=="");try{n=E.length>0?await gt(E):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:W})=>W))}catch(W){M(g,a("div",{class:"error-box",role:"alert"},W.message));return}d||(f.node.hidden=_.hidden=n.length===0,n.length===0?(M($,"Analyse"),t.setTitle("Analyse"),
M(g,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):o.set===""?m({set:n[0].id},{replace:!0}):se())}return G(),{keys:{search:()=>f.focus()},update(E){o=Fc(
E,dt);let W=["set","test"].every(K=>o[K]===""||Ke(n??[],o[K]));n?.length>0&&W?se():G()},unmount(){d=!0,S.unmount(),v(),c.forEach(E=>E.figure.unmount())}}}var Au=28,Yy=200,Ky=12,_1=400,k1=56;function Ho(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function x1(e,t,o){let n=Math.max(1,Math.ceil(
o.length/_1)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Ho(o[r][t]).length);return Math.min(k1,s)+3}function $1(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Vy(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),o=a("tbody"),n=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),o),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Yy&&!en();function w($,_){return a("tr",{"aria-rowindex":String(_+2),class:_%
2?"odd":""},$.map((T,S)=>{let v=Ho(T);return a("td",{title:v.length>40?v:null,class:T===null?"none":l[S].number?"num":""},v)}))}function g($=!1){let _=Math.ceil((s.clientHeight||600)/Au),T=f()?Math.max(
0,Math.floor(s.scrollTop/Au)-Ky):0,S=f()?Math.min(u.length,T+_+2*Ky):u.length;!$&&T===m&&S===p||([m,p]=[T,S],[[r,T],[i,u.length-S]].forEach(([v,P])=>{v.hidden=P===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${P*Au}px`}),M(o,r,u.slice(T,S).map((v,P)=>w(v,T+P)),i))}function y($){let _=l[$].number;d=d?.at!==$?{at:$,down:_}:d.down===_?{at:$,down:!_}:null;let T=d?.down?-1:1;u=d===null?c:[...c].
sort((S,v)=>T*$1(S[$],v[$])),s.scrollTop=0,h(),g(!0),e.children[$].querySelector("button").focus()}function h(){M(e,l.map(($,_)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===_?d.down?"descending":"ascending":null},F(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===_&&(d.down?" ↓":" ↑")),()=>y(_),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>f()&&g());let b=new ResizeObserver(()=>f()&&g());b.observe(s);let k=Vn(()=>g(!0));return{node:s,show($,_){l=$.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=_,d=null;let S=l.map((v,P)=>x1(v,P,u)).map(v=>`min(${v}ch, 60cqw)`);M(t,S.map(v=>a("col",{css:{width:v}}))),n.style.minWidth=`calc(${["0px",...S].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Yy),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),k()}}}var Lu=50,Xy=5e3,Ru=40,v1=360,So=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Jy=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],S1={control:0,test:1},Zy=e=>e.map(t=>He(t)).join("<br>"),E1=(e,t)=>`${e.name}: ${Ho(t)}${e.unit?` ${e.unit}`:""}`;function Cu(e,t){let o=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[n,s]=e.unit==="µs"?Je(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:He(e.name),font:{size:11},standoff:4}}}}function Nu({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Ho(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:S1[n]??r})).sort((n,s)=>n.
at-s.at)}var eb=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function T1(e,t){let{x:o,ys:n,rows:s}=e;return Js({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,i)=>({key:r.name,name:r.name,colour:te(So[i])})),bars:s.slice(0,Lu).map(r=>({label:Ho(r[o.at]),values:n.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:Ho(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Qy(e,t){let o=e.rows.slice(0,Xy).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Cu(e.x,n(e.x.at)),r=Cu(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),i=Nu({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:te(So[d%So.length]),size:u.length>500?4:7,symbol:Jy[d%Jy.length],opacity:.8},line:{color:te(So[d%So.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Zy(e.columns.slice(0,12).map(p=>E1(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:eb({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function O1(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),o=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Ru+1},(i,l)=>{let c=s+(r-s)*l/Ru;return l===0?t:l===Ru?o:n?Math.exp(c):c})}}function M1(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=n?[i,r]:[s,i]}o[s]+=1}return o}function A1(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=O1(o),{per:r,axis:i}=Cu(e.x,o);return{data:Nu(e).map(({name:l,rows:c,at:u},d)=>{let m=M1(t(c),n),p=te(So[u%So.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,w)=>[n[w]/r,n[w+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,w)=>{let g=Zy([...l===""?[]:[l],`${Ho(n[w])} t\
o ${Ho(n[w+1])} ${e.x.unit??""}`,L(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:eb({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var R1={bars:T1,histogram:A1,line:e=>Qy(e,"lines"),scatter:e=>Qy(e,"markers")};function tb(e,t){let o=e==="bars"?Lu:e==="histogram"?1/0:Xy;return t>
o?`The chart shows the first ${L(o)} of ${L(t)} rows; the table has all.`:""}function Pu(e){return e.ys.length>1?e.ys.map((t,o)=>[So[o],t.name]):e.by?Nu(e).map(({name:t,at:o})=>[So[o%So.length],t]):[]}
function ob(e){let t=null,o=Et({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Pu(t),height:n=>n.chart==="bars"?De(Math.min(Lu,n.rows.length),n.ys.length):v1,make:(n,s)=>R1[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var C1=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,L1=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,N1=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",Du=e=>ro(e)&&!C1.test(e.name);function Ri(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(L1.test(e)&&!/count|calls/.test(e)?"µs":"")}var P1=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function Ai(e,t,o,n=s=>s){let s=P1(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||o*(r-s[i-1])>=0)}function nb(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var Ci=(e,t)=>e.filter((o,n)=>!Du(o)&&t.length>0&&nb(t,n,8)<=8);function sb(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function I1(e,t){let o=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Du(i)),n=Math.abs;return(o.find(({at:i})=>Ai(t,i,-1))??o.find(({at:i})=>Ai(t,i,-1,n))??o.find(({at:i})=>Ai(t,
i,1))??o.find(({column:i})=>Ri(i.name)!=="")??o[0])?.column.name??""}var Iu=(e,t)=>Ci(e,t).some(({name:o})=>o==="side")?"side":"";function D1(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&Ai(t,u,1))),n=e.filter((c,u)=>u!==o&&Du(c)),s=(n.find(({name:c})=>Ri(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,i=/_us$/.test(r),l=sb(s,e);return!i&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Iu(e,t)}}function B1(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>N1.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?D1(e,t):null;if(i)return i;let l=I1(e,t);return s&&l!==""&&(s.
name!=="side"||nb(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:sb(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Iu(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Iu(e,t)}}var kr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function rb(e,t,o){let n=B1(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=i==="bars",c=kr(t,e.x,l?void 0:ro)?e.x:kr(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:g})=>g!==c)??s[0],d=i==="histogram"?"":kr(t,e.y,ro)?e.y:kr(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":kr(t,e.y2,ro)?e.y2:m?"":n.y2,f=Ci(t,
o).map(({name:g})=>g),w=i==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:w}}var q1=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],W1={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function ab(e){let t=null,o=pt("Kind of chart",q1,i=>e({chart:i,x:"",y:"",y2:"",by:""})),n=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},o.node,
n);function r(i,l,c,u){let d=me("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:w,y2:g,by:y}=t;e({chart:p,x:f,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,o.press(t.chart);
for(let[w,g]of o.buttons)g.hidden=!t.kinds.includes(w);let d=W1[t.chart]??{},m=l.filter(ro).map(({name:w})=>w),p=Ci(l,c).map(({name:w})=>w),f=l.map(({name:w})=>w);M(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function ib(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function lb(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[cb,F1]=[7,26],H1=/ \(at byte \d+\)/;function ub({onRun:e,onCancel:t,tools:o}){let n=me("sql"),s=me("sql-error"),r=me("sql-hint"),i=a("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(cb),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=F("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=F("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:n,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,o,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(cb,Math.min(F1,g))}function p(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,M(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:lb(h,ib(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),M(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(H1,""):g),b&&w(b),b&&F("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var db=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,mb=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Bu=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,pb=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${db}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${mb}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${mb}
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
    ${Bu("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Bu("")} AND side = 'control'
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
WHERE name = ${db}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Bu("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var j1=100;function fb(e){let t=a("div",{class:"example-lists"}),o=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),n=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},pb.filter(l=>l.sides===r).map(l=>a("li",{},F(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function hb({onPick:e,statement:t}){let o=a("ul",{}),n=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),o),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return Oe(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Ui(f,t())}catch(w){return l(w)}return i=
f,d(!0),await p(),n.open=!0,Oe(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await vd(f.name)}catch(w){l(w);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Oe(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Ui(f.name,f.statement).catch(l),await p()}}})}function d(f){M(s,F("Save …",()=>{if(t().trim()===""){Oe("First write a state\
ment.",{seconds:4});return}ba(s,i,{name:"Name of the query",maxlength:j1,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=V(r.length,"query","queries"),M(o,r.map(f=>a("li",{},F(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Ce("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await $d()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{i=""}}}var gb=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function wb(e){let t=me("find"),o=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return a("li",{},F(p.name,()=>e(gb(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&a("span",{class:"schema-what small"},p.description))}function d(p,f){let w=p.name.toLowerCase().includes(f),g=f===""||w?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!w)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(h=>[F(`Insert ${h}`,()=>e(gb(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(i??[]).filter(({kind:k})=>b.includes(k)).map(k=>d(k,p)).filter(Boolean),w=(b,k,$)=>k.length>0&&a("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:_=>{p===""&&_.target===_.currentTarget&&
r[_.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),k),[g,y,h]=[f("view","table"),f("analysis"),f("stored")];M(n,g,w("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("Tables as the set file keeps them",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,o.title=i?V(i.length,"table"):"",m()},focus:()=>o.focus()}}var U1=60,z1={rows:"there may be more rows",bytes:"the answer would be too long"},qu={path:"/query",name:"Query",mount:(e,t)=>Y1(e,t)};function G1(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function Y1(e,t){let o=ou(location.search),n=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(Q,se)=>t.
go(ni({...o,...Q}),se),p=Q=>si(Q).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),w=hb({onPick:Ne,statement:()=>g.value()}),g=ub({onRun:()=>Ne(g.value()),onCancel:ze,tools:w.save}),
y=fb(Q=>{w.forgetName(),Ne(Q)}),h=wb(Q=>g.insert(Q)),b=a("p",{class:"result-summary"}),k=ab(Q=>m(Q,{replace:!0})),$=a("ul",{class:"chart-legend"}),_=a("p",{class:"muted small chart-limit"}),T=ob([k.node,
$,_]),S=Vy(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),P=a("a",{class:"button",title:"The rows as JSON"},"JSON"),C=a("div",{class:"message"}),O=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},F("Copy link",()=>Zt(location.href,"Link copied.")),v,P)),T.node,a("section",{class:"card table-card","aria-label":"Rows"},S.node)),R=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,R,C,O));let x=Rt({context:t,results:O,message:C}),A=yt(
()=>T.retheme());function H(Q,se,z,I){let G=Ke(n??[],o[Q]),E=$o({field:Q,set:G??null,none:I,text:G?"":o[Q],onPick:W=>m({[Q]:W?Ve(W.id):""})});return a("div",{class:`side-${Q} query-side`},a("b",{class:`\
letter letter-${se.toLowerCase()}`,"aria-hidden":"true"},se),a("label",{for:E.input.id},z),E.node)}let q="";function j(){let Q=JSON.stringify([o.control,o.test,n?.map(z=>[z.id,z.label])]);if(Q===q)return;
q=Q;let se=document.activeElement?.dataset?.field;M(f,H("control","A","Control"),H("test","B","Test","none: one set alone")),se&&f.querySelector(`[data-field="${se}"]`)?.focus()}async function ce(){let Q=si(
{...o,q:""}),se=Q.toString();if(se!==s){s=se;try{let z=await xd(Q);!d&&se===s&&(r=G1(z),h.draw(z,o.test!==""),g.enable(!0),i&&Be())}catch(z){!d&&se===s&&(s=null,h.draw([],!1),z.code==="sql_off"&&fe(z))}}}
function fe(Q){R.hidden=!0,x.say(a("p",{class:"notice",data:{code:Q.code}},Q.message))}function Ne(Q){if(g.set(Q),Q.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),
g.field.focus();return}c=l="",u=!0,m({q:Q,...Q===o.q?{}:Cg})}function ze(){x.drop(),g.running(!1),b.textContent="",x.say(a("p",{class:"notice"},"Cancelled.")),Se("Cancelled."),g.field.focus()}function ee(Q){
if(i=null,l="",g.running(!1),Q.code==="sql_off"){fe(Q);return}g.showError(Q.message,Q.offset),x.say(a("p",{class:"visually-hidden",data:{code:Q.code}},"The statement was refused."))}function ae(){let Q=p(
o);if(Q===l){Be(),t.settled();return}Q!==c&&(c=Q,g.clearError(),g.running(!0),y.open(!1),x.ask(se=>_d(new URLSearchParams(Q),{signal:se}),se=>{i=se,l=Q,g.running(!1),x.say(null),Be(!0),oe(),Se(V(se.row_count,
"row"))},ee))}let B=Q=>Ke(n??[],o[Q])?.label??o[Q],J=()=>`tracediff-${["control","test"].filter(Q=>o[Q]!=="").map(Q=>kt(B(Q))).join("-")}`;function oe(){u&&O.getBoundingClientRect().top>innerHeight-U1&&
O.scrollIntoView({block:"start"}),u=!1}function ue(){let{row_count:Q,truncated:se,truncated_by:z,elapsed_ms:I}=i;M(b,Q===0?"No rows.":[`${L(Q)} ${Q===1?"row":"rows"}`,a("span",{class:"muted"},` in ${L(
Math.max(1,Math.round(I)))} ms`)],se&&a("span",{class:"notice truncated"},`Cut off here: ${z1[z]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Be(Q=!1){let se=i.columns.map((K,le)=>({
...K,at:le,unit:K.type==="text"?"":Ri(K.name,r)})),{rows:z}=i;ue();for(let[K,le]of[[v,"csv"],[P,"json"]])K.href=kd(si(o,le)),K.download=`${J()}-query.${le}`;let I=rb(o,se,z),G=K=>se.find(le=>le.name===
K),E={...I,columns:se,rows:z,x:G(I.x),ys:[I.y,I.y2].filter(K=>K!=="").map(G),by:G(I.by),file:J(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,I,Object.keys(r).length]),empty:I.chart===
"none"?I.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};T.node.hidden=z.length<2,k.draw(I,se,z);let W=E.empty?[]:Pu(E);M($,W.map(([K,le])=>a("li",{class:"key",css:{"--\
key-fill":`var(${K})`}},le))),$.hidden=W.length===0,_.textContent=E.empty?"":tb(I.chart,z.length),T.draw(E),(Q||S.units!==r)&&(S.units=r,S.show(se,z)),S.node.parentNode.hidden=se.length===0||z.length===
0,O.dataset.shown=l}function Y(){let Q=o.q.trim().split(`
`).find(se=>!se.startsWith("--"))??"";if(t.setTitle([Q.slice(0,60),"Query"].filter(se=>se!=="").join(" · ")),j(),y.draw(o.test!==""),ce(),o.q===""){x.drop(),i=null,l=c="",g.clearError(),g.running(!1),
x.say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function ne(){let Q=[o.control,o.test].filter(se=>se!=="");try{n=Q.length>0?await gt(Q):[],n.length===0&&(n=(await jt(
"limit=1")).entries.map(({set:se})=>se))}catch(se){M(C,a("div",{class:"error-box",role:"alert"},se.message));return}d||(f.hidden=R.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M(C,a("p",{class:"\
notice"},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."))):o.control===""?m({control:Ve(n[0].id)},{replace:!0}):Y())}return g.set(o.q),w.load(),ne(),{keys:{search:()=>h.focus(),control:()=>de(
"control"),test:()=>de("test")},update(Q){let se=o;o=ou(Q),o.q!==se.q&&g.set(o.q);let z=["control","test"].every(I=>o[I]===""||Ke(n??[],o[I]));n?.length>0&&z&&o.control!==""?Y():ne()},unmount(){d=!0,x.
unmount(),A(),T.unmount(),S.unmount()}};function de(Q){let se=f.querySelector(`[data-field="${Q}"]`);se?.focus(),se?.click()}}function K1(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var yb=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function V1(e,t){let o=e.flatMap(r=>t.filter(({name:i})=>i===r.name).map(i=>[r,i])),
[n,s]=[e,t].map((r,i)=>r.filter(l=>!o.some(c=>c[i]===l)).sort((l,c)=>yb(l)-yb(c)));return n.length===s.length?[...o,...n.map((r,i)=>[r,s[i]])]:o}var J1=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function bb(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(i=>i.side===r)),n=(e.category==="pyth\
on_function"?V1:J1)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,i])=>({row:K1(e,r,i),names:{control:(r??i).name,test:(i??r).name}}))}var Eo=0,xs=1,$s=2,kb={id:"steps",label:"Steps, as the device has them",depth:1},Q1=e=>e.sort==="host";function Wu(){let e=new Map,t=new Map,o=0;return{add(n){for(let{id:s,label:r,depth:i}of n){let l=e.
get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,o=0;for(let[s,{depth:r}]of e)t.set(s,o),o+=1+r},rowOf:n=>t.get(n),total:()=>o,bands:()=>[...e].map(([n,{label:s,depth:r}])=>({row:t.
get(n),rows:1+r,label:s,id:n}))}}function xb({window:e,all:t,host:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,w)=>w<=e.from||f>=e.to});let i=f=>Q1(f)===o;!o&&r.
some(({answer:f})=>f.steps?.length>0&&f.lanes.some(i))&&s.add([kb]),r.forEach(({answer:f})=>s.add(f.lanes.filter(i)));let l=[],c=[],u=[],d=[],m={start:[],end:[],row:[],name:[],occurrence:[],merged:[],
sort:[],gap:[],lane:[]},p=[];for(let{answer:f,keep:w}of r){let g=l.length;l.push(...f.names),c.push(...f.categories),u.push(...f.kinds);for(let y of f.lanes)i(y)&&X1(m,y,d.push(y)-1,{keep:w,shift:n,shiftName:g,
top:s.rowOf(y.id)+1});o||(Z1(m,p,f,{keep:w,shift:n,rows:s,lanes:d}),eO(m,p,f,{keep:w,shift:n,rows:s,lanes:d}))}return{start:Float64Array.from(m.start),end:Float64Array.from(m.end),row:Uint16Array.from(
m.row),length:m.start.length,name:m.name,occurrence:m.occurrence,merged:m.merged,sort:m.sort,gap:m.gap,lane:m.lane,names:l,categories:c,kinds:u,lanes:d,gaps:p,host:o,shift:n,rows:s.total(),bands:s.bands()}}
function X1(e,t,o,{keep:n,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let w=l[f]+c[f];n(l[f],w)&&(e.start.push(l[f]-s),e.end.
push(w-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Eo),e.gap.push(-1),e.lane.push(o))}}function $b(e,t,o,{sort:n,lane:s,keep:r,shift:i,rows:l,lanes:c}){
let u=l.rowOf(s),d=o.start+o.duration;u!==void 0&&r(o.start,d)&&(e.start.push(o.start-i),e.end.push(d-i),e.row.push(u+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(
t.push(o)-1),e.lane.push(c.findIndex(({id:m})=>m===s)))}function Z1(e,t,o,n){(o.gaps??[]).forEach(s=>$b(e,t,s,{...n,sort:xs,lane:s.lane}))}function eO(e,t,o,n){(o.steps??[]).forEach(s=>$b(e,t,{...s,shown:o.
step===null||o.step===s.step_number},{...n,sort:$s,lane:kb.id}))}var Ot=(e,t)=>`${t}\0${e}`,xr=(e,t)=>Ot(e.names[e.name[t]],e.categories[e.name[t]]),jo=(e,t)=>e.sort[t]===Eo&&e.merged[t]<=1&&e.occurrence[t]>=
0,_b=new WeakMap;function vb(e,t,o){let n=_b.get(e);if(!n){n=new Map;for(let s=0;s<e.length;s+=1)jo(e,s)&&n.set(`${xr(e,s)}\0${e.occurrence[s]}`,s);_b.set(e,n)}return n.get(`${t}\0${o}`)??-1}var tO=.1,
oO=.002,Fu=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function nO(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-e.control_total_duration,[n,s]=Fu(e),r=s-n,i=Math.abs(r);return i<tO*Math.max(n,s)||i<oO*t||r*o<=0?"":r>0?"longer":
"shorter"}function Sb(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??0),s=vt(e),r=new Map,i=(l,c)=>{let u={change:nO(l,n),row:l,names:c,whole:s};r.set(Ot(c.control,l.category),u).
set(Ot(c.test,l.category),u)};return e.rows.flatMap(bb).forEach(({row:l,names:c})=>i(l,c)),r}var Li=(e,t,o,n)=>e?.get(Ot(o,n))?.names[t]??o;function Eb(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().
includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Eo&&n[e.name[r]]&&s.push(r);return s}var Hu={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function ju(e){if(!e||e.change==="")return"";let{row:t,change:o}=e,[n,
s,r]=Fu(t);return`${Hu[o]}: ${N(n)} → ${N(s)} ${r?"self time":"total"} in this ${e.whole?"recording":"step"}`}function Tb(e,t,{changes:o,partner:n,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-
r.start[t];if(r.sort[t]===xs){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ie(l)}, from ${ie(i)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===$s){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${ie(
l)}, from ${ie(i)}`],[Vo(f)],[`the host began it at ${ie(f.host_start)}`,"muted"]]}let c=r.names[r.name[t]],u=Ko({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${L(r.merged[t])} \
rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[fn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[fn]]:
[],[`${ie(l)}, from ${ie(i)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!jo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=ju(o?.
get(xr(r,t)));if(p&&m.push([p,"change"]),n){m.push([`${s}: ${ie(n.duration)} (${be(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ie(n.start)}`]);let f=Li(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${L(r.occurrence[t]+1)}${Ob(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Ob=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",Uu=e=>`${L(e)}${Ob(e)}`,vs=14;function Mb(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>a(
"p",{class:u},a("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),i=o+vs+s>window.innerWidth?o-vs-s:o+vs,l=n+vs+r>window.innerHeight?n-vs-r:n+vs;e.style.setProperty("left",`${Math.
max(4,i)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Ab(){let e=je("polygon",{class:"join-shape"}),t=je("svg",{class:"timeline-join","aria-hidden":"true",focusable:"\
false"},e);return{node:t,draw(o,n){if(!o||!n){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=o.top<=n.top?[o,n]:[n,o],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[
l(r),l(i)];e.setAttribute("points",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-s.top}`).join(" "))}}}function Rb(e,t,o){let n=pt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=F("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Ce("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Ce("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),F("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>F(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){n.press(l.show),n.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){M(r,l&&[a("b",{},N(l.to-l.from)),a("span",{class:"muted small"},` from ${ie(l.from)} to ${ie(l.to)} `),Ce("close","Remove the measurement (Escape)",e.unmeasure)])}}}var sO=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not part of this step"],["gap","device idle"]];function Cb(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Hu):[],...sO,...o?[["path","on the critical path"]]:[]].map(([n,s])=>a("li",{class:`\
key key-span-${n}`},s)),t&&a("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs by 10 % and by 0.2 % of the step"))}}}function Lb(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function rO(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),i=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function Nb({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,i=null;async function l(u,d,m){
let p=rO(u,d,m);s=p;let f=new AbortController;i=f;try{let w=await e(p,f.signal);i===f&&(n={...p,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===f&&w.name!=="AbortError"&&(r=null,o(w))}if(i===f){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&Lb(n,u,d,m)?r=null:s?r=Lb(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[n,s,r,i]=[null,null,null,null]}}}function aO(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function Pb(e,{onChange:t,onError:o}){let n="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Nb(
{ask:({from:d,to:m,pixels:p},f)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),ji(i.set,w,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>qn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=rp(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=aO(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p),{least:w,most:g}=Hr.pixels;f.
set("pixels",String(Math.min(g,Math.max(w,Math.round(m))))),c(y=>ji(i.set,f,{signal:y}),y=>{i.whole=y,i.window=y,l.has(y)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);
Object.entries(d).forEach(([f,w])=>{w!==""&&w!==null&&w!==void 0&&p.set(f,String(w))});try{return await Mr(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){n=
"",s=""},unmount:u})}function Ib(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:pe("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var Db=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set \
has no ranks with rows."));function Bb(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of th\
e ${t} cannot be shown`),a("p",{},e.message),a("p",{},s?F("Choose another rank and step",n,{class:"primary"}):F("Try again",o,{class:"primary"})," ",a("a",{href:pe("/")},"Choose other traces")))}var iO={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},zu=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function qb(e,t,o){let n=[],s=zu([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(iO).filter(([i])=>t.whole.left_out?.[i]>0).map(([i,l])=>V(t.whole.left_out[i],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(i=>i.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(i=>i.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var lO=1e3;function Wb(e,t){let o=new Map,n=(i,l,c,u)=>[i,e[i].stepKey(),c,l,u].join("\0"),s=(i,l,c)=>Li(t(),i,l,c);function r(i,l,c,u,d){for(let m of i){let p=m.side===l?m.data():null,f=p?vb(p,Ot(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,row:p.row[f],pane:m}}return null}return{drawn:r,named:s,known:(i,l,c,u)=>o.get(n(i,s(i,l,c),
c,u)),async ask(i,l,c,u,d){let m=s(i,l,c),p=n(i,m,c,u),f=await e[i].find({name:m,category:c,occurrence:u},{signal:d});o.size>lO&&(o=new Map);let w=f?{...f.rows[0],of:f.of}:null;return o.set(p,w),w},nameOf:(i,l)=>{
let c=i.data();if(l<0||!c||!jo(c,l))return null;let[u,d]=xr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Ni(e,t,o){for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:i})=>i===
o.lane);if(r)return{pane:n,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:o.row??r.row+1+o.level}}return null}var Pi=2e4,Fb=3,Hb=e=>Math.round(e*1e3),jb=(e,t,o)=>`${e} ${Hb(t)} ${Hb(o)}`;function cO(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(jb(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),i=e.by_step.find(l=>l.span===t);return n.cut=s===Pi?r-Pi:0,n.words=i?`${N(i.work)} of work in ${N(i.path)}${n.cut>
0?`; the longest ${L(Pi)} of ${L(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function uO(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Eo&&t.merged[n]<=1&&s&&e.rows.has(jb(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&o.push(n)}e.drawn.set(t,o)}return o}function Ub(e,t,o,n){let s=o.data(),r=te("--path-mark"),i=c=>Math.
max(-3,Math.min(t.width+3,c));for(let{id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),w=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));w>d&&w>f&&(e.box(Math.
max(f,d),t.y(u+1)-Fb-1,w-Math.max(f,d),Fb,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of uO(n,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function zb({
toggle:e,change:t,error:o}){let n=F("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=a("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},i={control:"",test:""},l={control:null,test:null};function c(){let m=Ge.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:w}){let g=new URLSearchParams({set:p,ranks:String(w.rank),segments:String(
Pi),...w.step_number===null?{}:{steps:String(w.step_number)},...f?{marker:f}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await Wn("critical_path",g,{signal:l[m].
signal});i[m]===y&&(r[m]=cO(h.set,w),c(),t())}catch(h){i[m]===y&&h.name!=="AbortError"&&o(h)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let w of Ge)
m.path&&p.includes(w)&&f[w]?d(w,{set:m[w],marker:m[`${w}_marker`],sample:f[w].sample}):u(w);c()},unmount(){Ge.forEach(m=>l[m]?.abort())}}}var Gb={control:["A","Control"],test:["B","Test"]};function Yb(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ge.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,Ge.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Gb[i],p=me("set"),f=$o({id:p,field:i,set:c&&Ke(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":Ve(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Gl(l),d=Yl(l,c.rank),m=Kl(l,c.rank,c.span),p=(g,y,h,b,k,$)=>{let _=me(g),T=a(
"select",{id:_,data:{field:`${i}_${g}`},on:{change:()=>e({...$,[`${i}_${g}`]:T.value})}},h.map(S=>a("option",{value:String(S),selected:S===b},k(S))));return a("span",{class:"sample-field"},a("label",{
for:_},y),T)},f=m.indexOf(c),w=(g,y,h)=>Ce(y,`${Gb[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[f+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${N(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${ie(c.step)}`)]]}return{
node:t,draw:n,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var dO=200,Kb=8,mO=1e3;function Vb({onText:e,onStep:t}){let o=me("search"),n=Qe(dO,()=>e(s.value.trim())),s=a("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>F(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function pO(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:i,names:l}of(o??new Map).values()){let c=l[n];i[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(Ot(c,i.category),{name:c,category:i.category,time:i[`${n}_total_duration`]})}for(let i of t.filter(l=>l.side===n))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Ot(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Jb(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=pO(e,o,n,l.side);return r||=c.length>Kb,c.slice(0,Kb).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:mO});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Qb=(e,t,o)=>t===0?"No name contains this text.":o?`the first ${V(t,"call")}\
 of the ${V(e,"name")} with the most time`:`${V(t,"call")} of ${V(e,"name")}`,Xb=(e,t)=>`${L(e+1)} of ${L(t)}`;var Gu={control:"Control",test:"Test"};function fO(e,t,o){return t===void 0?`${Gu[e]}: …`:t===null?`${Gu[e]}: no ${Uu(o+1)} call`:`${Gu[e]}: ${ie(t.duration)}, from ${ie(t.start)}${t.of?`; ${V(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}`}function Zb(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify(
[n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:i,test:l}=n.rows,c=e.href(n),u=ju(n.change);M(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},n.name),a("span",{class:"mut\
ed"},` · ${n.category} · ${Uu(n.nth+1)} call`)),a("p",{class:"timeline-selected-times"},Ge.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},fO(d,n.rows[d],n.nth))),i&&l&&a("span",{class:"\
strong"},`test − control: ${be(l.duration-i.duration)}`)),Ko(n)&&a("p",{class:"small"},`${fn}.`),u&&a("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${u}.`),
a("p",{class:"op-actions"},F("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!n.aligned&&F("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins a\
t the same place"}),c&&a("a",{href:c},"Open this operation"),F("Copy the name",()=>Zt(n.name,"Name copied."),{class:"link-button"}),F("Clear (Escape)",e.clear,{class:"link-button"})))}}}function e_(e,t){let{stage:o,sides:n,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y,y.map(k=>s.named(k,h.name,h.category))]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:k,category:$,nth:_}=h;r={name:k,category:$,nth:_,rows:Object.
fromEntries(y.map(T=>[T,s.known(T,k,$,_)??s.drawn(o.shown(),T,k,$,_)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:k,nth:$,rows:_}=y;await Promise.all(h.filter(T=>_[T]?.of===
void 0&&_[T]!==null).map(async T=>{try{_[T]=await s.ask(T,b,k,$)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:k,at:$}=e.state(),_=[...new Set([$,"test","control"])].filter(T=>y.
includes(T));for(let T of _){let S=null,v=await n[T].find({name:s.named(T,b,k),category:k,order:"duration",limit:1}).catch(P=>{S=P});if(c||i!==h)return;if(S){Oe(`The search for ${b} failed. ${S.message}`,
{urgent:!0});return}if(v){let[P]=v.rows,C=P.start-e.shifts()[T];l=!0,o.goTo(o.around({start:C,end:C+P.duration}),!0),e.change({category:v.category,nth:P.occurrence,at:T,...o.current()});return}}Oe(`${b}\
 does not occur in this ${zu(y.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(y){let h=r===null?[]:y.map(k=>r.rows[k]&&Ni(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({selected:h}),l&&
h.length>0&&(l=!1,h.forEach(({pane:k,row:$})=>k.drawing.reveal($)));let b=e.state();t.draw(r&&{...r,rows:Object.fromEntries(y.map(k=>{let $=r.rows[k];return[k,$&&{start:$.start,duration:$.duration,of:$.
of,whole:n[k].chosen?.sample.step_number===null}]})),change:e.changes()?.get(Ot(r.name,r.category))??null,aligned:b.align===r.name&&b.align_nth===r.nth},y)}let w=()=>o.marks.selected.find(({pane:y})=>y.
side===e.state().at)??o.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;o.goTo({from:b-h/2,to:b+h/2}),o.marks.selected.forEach(({pane:k,row:$})=>k.
drawing.reveal($))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,show({name:y,category:h,occurrence:b,side:k,at:$,duration:_}){l=!0,o.goTo(o.around({start:$,end:$+_})),e.change({name:y,
category:h,nth:b,at:k})},pick(y,h){let b=s.nameOf(y,h);if(b){let[k,$,_]=b,T=e.state(),S=T.name===k&&T.category===$&&T.nth===_;e.change(S?u:{name:k,category:$,nth:_,at:y.side})}return b!==null},step(y){
let h=w(),b=h?o.beside(h,y):-1;if(b<0)return!1;let[k,$,_]=s.nameOf(h.pane,b),T=h.pane.data(),S=o.current();if(T.start[b]<S.from||T.end[b]>S.to){let v=(T.start[b]+T.end[b])/2,P=(S.to-S.from)/2;o.goTo({
from:v-P,to:v+P})}return e.change({name:k,category:$,nth:_,at:h.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var hO=300,gO={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function t_({onPick:e,partnerOf:t}){let o=(i,l,c)=>({key:i,title:l,show:String,...c}),n=fo({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:i=>`${i}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(i,l)=>F(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),o("start","Start",{number:!0,show:N,exact:ie,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:ie}),o("diff","Test − control",{number:!0,show:be,
exact:We,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),o("change","In the step",{show:i=>gO[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)pr(m,p,l.from,l.to,
f=>{(jo(d,f)||d.sort[f]!==Eo)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,hO),c.length]}return{node:a("div",{},n.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${L(c.length)} longest of ${V(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),w=f.sort[m]===Eo,g=w?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:w?f.names[f.name[m]]:d.textOf(m),change:w?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-
p:p-g.duration}}))}}}var Ii=9,Di=3;function o_({onMove:e,onRange:t}){let o=a("canvas",{"aria-hidden":"true"}),n=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},o,n),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Ii+Di)+Di,k=globalThis.devicePixelRatio||1;[o.width,o.height]=[Math.round(h*k),Math.round(b*k)],o.style.height=`${b}px`;
let $=o.getContext("2d",{alpha:!1});$.scale(k,k),$.fillStyle=te("--surface-sunk"),$.fillRect(0,0,h,b);let _=T=>h*(T-i.from)/(i.to-i.from);r.forEach((T,S)=>m($,T,Di+S*(Ii+Di),_))}function m(h,b,k,$){let _=b.
data();if(!_)return;h.fillStyle=te(b.host?"--span-host":"--span-compute");let T=new Map,S=-1/0;for(let v=0;v<_.length;v+=1){let[P,C]=[$(_.start[v]),$(_.end[v])],O=b.changeAt(v);if(O!==""&&_.merged[v]<=
1){let R=T.get(O)??[];R.push(P,C),T.set(O,R)}_.name[v]>=0&&_.lanes[_.lane[v]].sort!=="other"&&(C>S+.5||P<S-50)&&(h.fillRect(P,k,Math.max(.5,C-P),Ii),S=C)}for(let[v,P]of T){h.fillStyle=te(`--span-${v}`);
for(let C=0;C<P.length;C+=2)h.fillRect(P[C],k,Math.max(.7,P[C+1]-P[C]),Ii)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=i.to-i.from,b=100*(l.from-i.from)/h,k=100*(l.to-l.from)/h;n.style.
setProperty("left",`${b}%`),n.style.setProperty("width",`${k}%`),n.hidden=k>99.9}let w=h=>{let b=s.getBoundingClientRect(),k=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
k))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,k]=[u?.at,w(h)];u?.range&&b!==k&&t(Math.min(b,k),Math.max(b,k)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(p);
g.observe(s);let y=yt(p);return{node:s,draw(h,b){[r,i]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var wO=16,yO={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Yu=.02,bO=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],_O=new Set(["new","g\
one","gap"]);function kO(e,t){let[o,n]=Je(t*10);return`${nt(e/n,0,3).replace("-","−")} ${o}`}function xO(e,t,o){return e.sort[t]===xs?"gap":e.sort[t]===$s?e.gaps[e.gap[t]].shown?"host":"outside":o!==
""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function n_({side:e,host:t,on:o}){let n=`${e==="control"?
"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=
Object.fromEntries(bO.map(h=>[h,te(`--span-${h}`)]))}let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(Ot(h,r.categories[b]))?.change??""),
i=Array.from({length:r.length},(h,b)=>xO(r,b,p(b)))}function w(h){if(r.sort[h]===xs){let _=r.gaps[r.gap[h]];return`idle ${N(_.duration)} · host: ${_.operator??_.host??"nothing recorded"}`}if(r.sort[h]===
$s){let _=r.gaps[r.gap[h]];return`step ${_.step_number} · ${N(_.duration)}`}let b=r.names[r.name[h]],$=Ko({name:b,category:r.categories[r.name[h]]})?`${fn} (${b})`:b||"(no name)";return(yO[i[h]]??"")+
(r.merged[h]>1?`${r.merged[h]} rows, most of them ${$}`:$)}m();let g=Si(s,{rowHeight:wO,label:`${n}: a table below has the same`,wheel:"free",least:Yu,axis:kO,colour:h=>u[i[h]],hatched:h=>_O.has(i[h]),
text:w,onHover:(h,b)=>o.hover(d,h,b),onPick:(h,b)=>o.pick(d,h,b),onView:(h,b,k)=>o.view(d,h,b,k),onMeasure:o.measure,onKey:h=>o.key(h,d),decorate:(h,b)=>o.decorate(h,b,d)}),y=yt(()=>{m(),g.redraw()});
return Object.assign(d,{drawing:g,show(h,b){r=h,f(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),g.redraw())},changeAt:p,textOf:w,title:n,destroy(){y(),g.destroy()}})}function s_(e,t,{start:o,end:n,row:s},r,i,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function r_(e,t,o,n){let s=t.y(
1)-t.y(0),r=n.path(o.side);if(r&&Ub(e,t,o,r),n.measure){let{from:i,to:l}=n.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,te("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,te("--accent"),1)}if(n.aligned!==null){let i=Math.round(t.x(n.aligned))+.5;e.line(i,0,i,t.height,te("--accent"),1.5)}for(let i of n.selected)i.pane===o&&s_(e,t,i,te("--accent"),2.5,s);n.partner?.
pane===o&&s_(e,t,n.partner,te("--text"),1.5,s)}var $O=60,vO=40;function a_({partners:e,on:t}){let o={selected:[],partner:null,measure:null,aligned:null,path:t.path},n=Mb(),s=Ab(),r=null,i=0,l=null,c=!1,u=[],d={hover:k,view:b,key:t.key,pick:(O,R)=>t.
pick(O,R),measure:(O,R,x)=>t.measure({from:O,to:R},x),decorate:(O,R,x)=>r_(O,R,x,o)},m=Ge.flatMap(O=>[!0,!1].map(R=>n_({side:O,host:R,on:d}))),p=Ge.map(O=>a("section",{class:`timeline-side timeline-${O}`,
data:{side:O},"aria-label":O==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${O}-text small`}),m.filter(R=>R.side===O).map(R=>R.node))),f=o_({onMove:O=>{let{from:R,to:x}=h(),A=(x-R)/2;
y().drawing.view(O-A,O+A,!0)},onRange:(O,R)=>y().drawing.view(O,R)}),w=a("div",{class:"timeline-lanes"},p,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,w,n.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(O,R,x,A){c||(c=!0,u.filter(H=>H!==O).forEach(H=>H.drawing.follow(R,x,A)),c=!1,f.view(R,x),P(),t.view(R,x,A))}function k(O,R,x){r=R>=0?{pane:O,i:R,event:x}:null,
clearTimeout(i),l?.abort(),o.partner=null,r?$():n.hide(),P(),C()}function $(){let{pane:O,i:R}=r,x=t.both()?e.nameOf(O,R):null;if(x===null){S(void 0);return}let A=_n[O.side],H=e.drawn(u,A,...x)??(_(A,...x)?
null:e.known(A,...x));if(T(H),H!==void 0)return;let q=r;i=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(A,...x,l.signal);r===q&&(T(j),P(),C())}catch{}},$O)}function _(O,R,x,A){let H=t.
changes()?.get(Ot(R,x))?.row;return H!==void 0&&A>=H[`${O}_counts`]}function T(O){o.partner=O?Ni(u,_n[r.pane.side],O):null,S(O)}function S(O){let{pane:R,i:x,event:A}=r;A&&n.show(Tb(R,x,{changes:t.changes(),
partner:O,other:t.both()?_n[R.side]:""}),A.clientX,A.clientY)}let v=({pane:O,start:R,end:x,row:A})=>O.drawing.placeOf({start:R,end:x,row:A});function P(){let{partner:O,selected:R}=o;r&&O?s.draw(r.pane.
drawing.place(r.i),v(O)):R.length===2?s.draw(...R.map(v)):s.draw(null,null)}let C=()=>u.forEach(O=>O.drawing.redraw());return w.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:O,end:R}){let x=(O+R)/2,A=h(),H=y().drawing.node.clientWidth||1e3,q=Math.max(R-O,.01)*H/vO,j=Math.max((R-O)*1.3,Math.min(A.to-A.from,q));return{from:x-j/2,to:x+j/2}},goTo:({from:O,
to:R},x)=>y().drawing.view(O,R,x),glide(O){let{from:R,to:x}=y().drawing.goal(),[A,H]=[(R+x)/2,(x-R)/2*O];y().drawing.view(A-H,A+H)},slide(O){let{from:R,to:x}=y().drawing.goal(),A=O*(x-R);y().drawing.view(
R+A,x+A)},fit(){let{from:O,to:R}=y().drawing.extent();y().drawing.view(O,R)},show(O,R,x,A){r=null,o.partner=null,n.hide();let H=new Set;u=O.map(({pane:q,data:j})=>(q.show(j,R),q.drawing.showAxis(!H.has(
q.side)&&j.rows>0),H.add(j.rows>0?q.side:""),q)).filter(q=>q.data().rows>0),m.filter(q=>!u.includes(q)).forEach(q=>{q.node.hidden=!0}),p.forEach(q=>{let{side:j}=q.dataset;q.hidden=!u.some(ce=>ce.side===
j),q.firstChild.textContent=x[j]??""}),A&&u.forEach(q=>{let{from:j,to:ce}=Cn(A,q.drawing.extent(),Yu);q.drawing.follow(j,ce)}),f.view(h().from,h().to)},drawOverview(O){f.draw(u,O)},setChanges(O){m.forEach(
R=>R.setChanges(O))},mark(O){Object.assign(o,O),P(),C()},marks:o,beside({pane:O,start:R,row:x},A){let H=O.data(),q=-1;for(let j=0;j<H.length;j+=1){let ce=A*(H.start[j]-R);H.row[j]===x&&ce>0&&jo(H,j)&&
(q<0||ce<A*(H.start[q]-R))&&(q=j)}return q},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(O=>O.destroy())}}}function i_(e,t){let o=null,n=-1;function s(r){let i=`${t.key()}|${r}`;if(o?.key!==i){let l={key:i,list:[]};o=l,n=-1,l.found=Jb(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>Ot(m.name,m.category)));e.say(Qb(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+i+l.length)%l.length;e.say(Xb(n,l.length)),t.onCall(l[n])}}}}var SO=350,EO=250,TO=44,$r={path:"/timeline",name:"Timeline",mount:(e,t)=>OO(e,t)};function OO(e,t){let o=e.clientWidth,n=zl(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(Ge.map(U=>[U,Pb(U,{onChange:()=>!p&&J(),onError:X=>!p&&ye(X)})])),w=Object.fromEntries(Ge.map(U=>[U,null])),g=Wb(f,()=>r),y=zb({toggle:()=>Ne({path:!n.path}),change:()=>!p&&
h.mark({}),error:ye}),h=a_({partners:g,on:{view:de,pick:I,key:D,measure:U=>K(U),changes:()=>r,both:()=>bo(n).length===2,path:U=>y.of(U)}}),b=Vb({onText:U=>Ne({q:U},{replace:!0}),onStep:U=>S.walk(n.q,U)}),
k=Rb({zoom:h.glide,fit:h.fit,save:Pe,show:U=>Ne({show:U}),unmeasure:()=>K(null),unalign:()=>Ne({align:"",align_category:"",align_nth:0})},b.node,y.node),$=Zb({zoom:()=>T.zoom(),align:G,href:E,clear:()=>T.
clear()}),_=()=>`${d}|${u}`,T=e_({state:()=>n,stage:h,sides:f,partners:g,change:U=>Ne(U,{replace:!0}),shifts:()=>c,changes:()=>r,key:_},$),S=i_(b,{key:()=>`${_()}|${r===null}`,sides:()=>bo(n).map(U=>f[U]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:U=>!p&&T.show(U)}),v=Yb(U=>Ne({...U,...Ge.some(X=>X in U)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=t_({onPick:I,partnerOf:z}),
C=Cb(),O=a("div",{class:"timeline-notes"}),R=a("h1",{class:"visually-hidden"},"Timeline"),x=a("nav",{class:"crumb","aria-label":"Where this is"}),A=a("div",{class:"message"}),H=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),q=a("div",{class:"results"},k.node,O,h.node,$.node,C.node,y.words,H,P.node);e.append(
a("div",{class:"page timeline-page"},R,x,v.node,A,q));let j=Rt({context:t,results:q,message:A}),ce=Qe(SO,()=>{let{from:U,to:X}=h.current(),we=U<=m.from&&X>=m.to;Ne(we?{from:null,to:null}:{from:U,to:X},
{replace:!0})}),fe=Qe(EO,()=>{!p&&h.shown().length>0&&P.draw(h.shown(),h.current())});function Ne(U,{replace:X=!1}={}){p||t.go(Jn({...n,...U}),{replace:X})}let ze=U=>Xo(U,n,s,null),ee=({sample:U})=>`r\
ank ${U.rank}${U.span>0?`, file ${U.span+1}`:""}, ${U.step_number===null?"whole recording":`step ${U.step_number}`}`;function ae(){let U=Ge.filter(Ie=>n[Ie]!==""),X=U.map(ze).join(" → ");R.textContent=
U.length>0?`${X} · Timeline`:"Timeline",t.setTitle(R.textContent);let we={...Gt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(x,U.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(we))??St(we)},`← ${X}`))}async function B(){let U=Ge.map(X=>n[X]).filter(X=>X!=="");if(!U.every(X=>s&&Ke(s,X))){let X=await gt(U).catch(()=>[]);p||(s=X,J())}}function J(){
let U=Ge.filter(qe=>n[qe]!=="");ae(),Ge.forEach(qe=>f[qe].load(n));let X=U.length>0&&U.every(qe=>f[qe].samples!==null)?oe(U):{};v.draw(n,s,Object.fromEntries(Ge.map(qe=>[qe,X[qe]&&{samples:f[qe].samples,
...X[qe]}]))),k.draw(n),b.draw(n.q);let we=bo(n),Ie=U.find(qe=>f[qe].error&&(we.includes(qe)||f[qe].samples===null)),Ue=U.some(qe=>f[qe].samples?.length===0),Re=we.length>0&&we.every(qe=>f[qe].whole);
U.length===0?j.say(Ib(s)):Ie&&!Re?ke(Ie):Ue?j.say(Db()):j.say(null),q.toggleAttribute("data-skeleton",!Re),t.busy(U.length>0&&!Re&&!Ie&&!Ue),Re&&Be(we,X)}function oe(U){let X={};for(let we of U){let Ie=X[_n[we]]??
null;X[we]=f[we].choose(n,Ie)}return bo(n).filter(we=>X[we]).forEach(we=>f[we].loadWhole(n,Math.max(o-TO,300))),X}let ue=U=>U.map(X=>f[X].stepKey()).join("|");function Be(U,X){let we=ue(U),Ie=we!==d;Ie&&
(d=we,U.forEach(Ue=>{w[Ue]={host:Wu(),device:Wu()}})),se(U),Q(X),Y(U,X,Ie),Ye(U,X),C.draw(U.length===2,n.path),y.draw(n,U,X),T.draw(U),W(),fe(),t.settled()}function Y(U,X,we){m={from:Math.min(...U.map(
Re=>f[Re].whole.extent.from-c[Re])),to:Math.max(...U.map(Re=>f[Re].whole.extent.to-c[Re]))};let Ie=h.panes.filter(Re=>U.includes(Re.side)).map(Re=>{let{whole:qe,window:To}=f[Re.side];return{pane:Re,data:xb(
{window:To,all:qe,host:Re.host,shift:c[Re.side],rows:w[Re.side][Re.host?"host":"device"]})}}),Ue=n.from===null?null:{from:n.from,to:n.to};h.show(Ie,m,Object.fromEntries(U.map(Re=>[Re,`${ze(Re)}, ${ee(
X[Re])}`])),we?Ue??m:null),we&&(h.drawOverview(m),ne())}function ne(){let U=h.current();for(let X of bo(n)){let we=h.shown().find(Re=>Re.side===X),{whole:Ie,windows:Ue}=f[X];if(we&&Ie){let Re=c[X];Ue.
want({from:U.from+Re,to:U.to+Re},we.drawing.node.clientWidth,Ie.extent)}}}function de(){ne(),ce(),fe()}async function Q(U){let X=U.control&&U.test,we=new URLSearchParams({control:n.control,test:n.test});
for(let Ue of X?Ge:[]){let{rank:Re,step_number:qe}=U[Ue].sample;we.set(`${Ue}_ranks`,String(Re)),we.set(`${Ue}_steps`,qe===null?"all":String(qe)),n[`${Ue}_marker`]&&we.set(`${Ue}_marker`,n[`${Ue}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Re])=>we.set(Ue,Re));let Ie=X?we.toString():"";if(Ie!==i&&(i=Ie,l?.abort(),r=
null,h.setChanges(null),Ie!=="")){l=new AbortController;try{let Ue=await ot(we,{signal:l.signal});!p&&i===Ie&&(r=Sb(Ue),h.setChanges(r),h.drawOverview(m),T.draw(bo(n)),se(bo(n)),fe())}catch{}}}async function se(U){
let X=n.align===""||U.length<2?"":JSON.stringify([d,n.align_category,n.align_nth,...U.map(Ue=>g.named(Ue,n.align,n.align_category))]);if(X===u)return;u=X;let we=c;c={control:0,test:0};let Ie=null;if(X!==
""){let Ue=null,Re=await Promise.all(U.map(qe=>f[qe].find({name:g.named(qe,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(To=>{Ue=To})));if(p||u!==X)return;if(Ue)Oe(
`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Re.every(Boolean)){let[qe,To]=Re.map(Jt=>Jt.rows[0].start);c={control:0,test:To-qe},Ie=qe}else(r||n.align_category!=="p\
ython_function")&&Oe("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Ie}),(X!==""||we.test!==0)&&(J(),ne(),h.drawOverview(m))}function z(U,X){let we=bo(n).length===2?g.nameOf(
U,X):null;return we&&g.drawn(h.shown(),_n[U.side],...we)}function I(U,X){let we=U.data();if(!T.pick(U,X)&&X>=0&&(we.merged[X]>1||we.sort[X]!==Eo)){let Ie=(we.end[X]-we.start[X])*.75,Ue=(we.start[X]+we.
end[X])/2;h.goTo({from:Ue-Ie,to:Ue+Ie})}}function G(){let{name:U,category:X,nth:we}=T.current();Ne({align:U,align_category:X,align_nth:we})}function E({name:U,category:X}){return n.control===""||n.test===
""?null:Yt({...Ds(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker,row:At(U,X),use_short_name:n.use_short_name})}function W(){for(let U of h.shown())U.drawing.
highlight(n.q===""?null:Eb(U.data(),n.q));S.draw(n.q)}function K(U){h.mark({measure:U}),k.measure(U),U&&Se(`${N(U.to-U.from)} measured.`)}function le(){let U=T.place();if(!U)return!1;let{from:X,to:we}=h.
marks.measure??{from:U.start,to:U.start};return K(X===we&&X!==U.start?{from:Math.min(X,U.start),to:Math.max(X,U.start)}:{from:U.start,to:U.start}),!0}let he={".":()=>T.step(1),",":()=>T.step(-1),m:le,
f:()=>T.zoom()};function D(U){let X=he[U.key];return X!==void 0&&X()!==!1}function re(){if(h.marks.measure)K(null);else if(n.name!=="")T.clear();else if(n.q!=="")Ne({q:""},{replace:!0});else return!1;
return!0}function ye(U){Oe(`This part of the timeline could not be loaded. ${U.message}`,{urgent:!0})}function ke(U){j.say(Bb(f[U].error,U,{retry(){Ge.filter(X=>f[X].error).forEach(X=>f[X].retry()),J()},
chooseOther:()=>Ne(Object.fromEntries(Ge.flatMap(X=>["rank","span","step"].map(we=>[`${X}_${we}`,""]))),{replace:!0})}))}function Ye(U,X){let we=U.flatMap(Ie=>qb(Ie,f[Ie],X[Ie]));M(O,we.map(Ie=>a("p",
{class:"notice small"},Ie)))}async function Pe(U){let X=h.shown();if(X.length===0)return;let{from:we,to:Ie}=h.current(),Ue=Math.max(900,X[0].drawing.node.clientWidth),Re=bo(n),qe=[R.textContent,`${N(we)}\
 to ${N(Ie)} of ${Re.map(Jt=>`the ${Jt} (${ee(f[Jt].chosen)})`).join(" and ")}`],To=$i(qe,X.map(Jt=>({lines:[Jt.title],...Jt.drawing.whole(Ue)})),Ue);await vi(To,U,`tracediff-${Re.map(Jt=>kt(ze(Jt))).
join("-")}-timeline`)}return J(),B(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(1/.75),left:()=>h.slide(-.12),right:()=>h.
slide(.12),fit:()=>h.fit(),next:he["."],former:he[","],measure:he.m,zoomTo:he.f,close:re},update(U){let X=n;n=zl(U),J();let{from:we,to:Ie}=h.current(),Ue=n.from!==X.from||n.to!==X.to,Re=(To,Jt)=>Math.
abs(To-Jt)>.002+1e-6*Math.abs(Jt),qe=n.from===null?m:n;Ue&&(Re(we,qe.from)||Re(Ie,qe.to))&&h.goTo(qe,!0),B()},unmount(){p=!0,ce.cancel(),fe.cancel(),l?.abort(),Ge.forEach(U=>f[U].unmount()),j.unmount(),
T.unmount(),y.unmount(),h.unmount()}}}var l_=[["control","Control"],["test","Test"]],MO=e=>({slower:"more",faster:"less"})[e]??null,ln=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:ie}),AO=(e,t)=>e===null?"–":`${Me(e)} to ${Me(
t)}`,RO=e=>[{key:"side",title:"Side",show:t=>t},{key:"label",title:"Recording",show:(t,o)=>a(e?"a":"bdi",{href:e?.(o.set)},t)},ln("step","Step","Mean of its ranks and steps"),ln("compute","Compute"),ln(
"exposed_communication","Exposed communication"),ln("exposed_memory","Exposed memory"),ln("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:L},{key:"samples",title:"Samples",number:!0,show:L,what:"\
A sample is one step of one rank"}],CO={slower:"slower",faster:"faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function LO(e){return e.q_value!==null?CO[e.significance]:
e.control_recordings===0?"only in the test":e.test_recordings===0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var NO=[{key:"name",title:"Name",mono:!0,show:e=>e},
{key:"category",title:"Category",show:e=>e},ln("control","Control","Mean per step of the recordings; host rows without the calls inside them"),ln("test","Test","Mean per step of the recordings"),{...ln(
"diff","Change"),show:be},{key:"change_percent",title:"%",number:!0,show:Me,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>AO(e,t.high_percent)},
{key:"q_value",title:"q",number:!0,show:zt,what:"Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:MO}],PO=e=>t=>{let o=t.control_self_per_step!==null&&e!==
"total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{...t,control:n("control"),test:n("test"),diff:n("diff"),certain:LO(t)}},IO=.05;function c_({verdict:e,step_time:t}){let{between_percent:o,within_percent:n}=e,
s=o===null?!1:n!==null&&o<IO?"Recordings of a side differ by no more than the noise of their steps explains.":`Recordings of a side differ by ${Me(o).replace("+","")}${n===null?"":" beyond the noise o\
f their steps"}.`;return[a("h2",{},e.words[0].toUpperCase()+e.words.slice(1)),a("p",{},`Mean step ${N(t.control.step)} → ${N(t.test.step)}. `,s)]}var u_=e=>Object.fromEntries(l_.map(([t])=>[t,e[t].recordings.
find(({set:o})=>o===e.middle[t])]));function d_(e,t){let o=fo({caption:"Recordings",limit:128,columns:RO(t)});return o.show(l_.flatMap(([n,s])=>e[n].recordings.map(r=>({...r,...r.step_time,side:s})))),
o.node}function m_(e,t){let o=fo({caption:"Rows",limit:50,columns:NO,csv:t});return{node:o.node,show:n=>o.show(n.map(PO(e.selection.measure)))}}var p_=({judged_rows:e,changed_rows:t})=>e===0?"No row i\
s judged.":`${V(e,"row")} judged: ${L(t.slower)} slower and ${L(t.faster)} faster.`;var Ju={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>WO(e,t)},Vu=1e3,DO=250,f_=32,Qu=[["control","A","Control"],["test","B","Test"]],Xu=Qu.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),h_=e=>e.split(",").filter(t=>t!=="");function g_(e){let t=new URLSearchParams(e);return{control:h_(t.get("control")??""),test:h_(t.get("test")??""),q:$t(t,Dt,
"q"),significant:$t(t,Dt,"significant","")==="true",chosen:Object.fromEntries(Xu.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}
function Zu(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Ro(t,Dt,["q","significant"],e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var w_=({chosen:e})=>Xu.
some(({key:t,what:o})=>o!=="marker"&&t in e);function BO(e){let t=Qu.flatMap(([o,,n])=>{let s=Xu.filter(r=>r.side===o&&r.key in e.chosen).map(({key:r,what:i})=>`${i} ${e.chosen[r]}`);return s.length===
0?[]:[`${n}: ${s.join(", ")}.`]});return[...w_(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function Ku(e,t=Vu){let o=Zu(e);return o.set("exclude",bt),o.set("sort","abs_diff\
_self_duration"),t!==null&&o.set("limit",String(t)),o}function qO(e,t){let o=Zu(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","tes\
t"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function WO(e,t){let o=g_(location.search),n=null,s=new Map,r=(O,R)=>t.go(pe(`/compare/recordings?${Zu({...o,...O})}`),R),i=a("section",{
class:"sides recordings-sides","aria-label":"Control and test"}),l=a("div"),c=a("div"),u=Ea(),d=a("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,a("div",{class:"chart-tools"},u.node)),
m=a("input",{type:"search",id:me("q"),autocomplete:"off",spellcheck:"false",on:{input:Qe(DO,()=>r({q:m.value.trim()},{replace:!0}))}}),p=a("input",{type:"checkbox",id:me("only"),on:{change:()=>r({significant:p.
checked},{replace:!0})}}),f=a("form",{class:"card analysis-controls","aria-label":"Rows",on:{submit:O=>O.preventDefault()}},a("label",{class:"analysis-field"},a("span",{},"Name contains"),m),a("label",
{class:"recordings-only"},p," only slower or faster")),w=a("div",{class:"comparability"}),g=a("div"),y=a("div"),h=a("div",{class:"analysis-results"},d,w,g,f,y);M(e,a("div",{class:"page analyse-page re\
cordings-page"},a("h1",{},"Several recordings"),a("p",{class:"muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compare\
d, not their steps: differences within one side are noise. Record both sides alternately."),i,l,h));let b=Rt({context:t,results:h,message:l});function k(O){M(i,Qu.map(([R,x,A])=>{let H=me("set"),q=ce=>{
o[R].includes(ce)||(r({[R]:[...o[R],ce]}),k(R))},j=$o({id:H,field:R,set:null,text:"",onGroup:q,onPick:ce=>{s.set(Ve(ce.id),ce.label),q(Ve(ce.id))}});return j.input.placeholder="Add a recording, or nig\
htly-* …",a("div",{class:`side-card side-${R}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},x),a("label",{for:H},A),j.node),a("ul",{class:"recordings-chosen"},o[R].map(ce=>{
let fe=s.get(ce)??ce;return a("li",{class:"tag"},fe," ",F("×",()=>{r({[R]:o[R].filter(Ne=>Ne!==ce)}),k(R)},{class:"link-button","aria-label":`Leave out ${fe}`,title:`Leave out ${fe}`}))})))})),O&&i.querySelector(
`[data-field="${O}"]`)?.focus()}function $(){for(let O of["control","test"])for(let R of o[O]){let x=n[O].recordings.find(A=>A.set.startsWith(R));x&&s.set(R,x.label)}}function _(){let{control:O,test:R}=u_(
n);M(c,c_(n),a("p",{class:"small recordings-chosen-parts"},BO(o)," ",w_(o)&&F("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([H])=>H.endsWith("_marker")))}),
{class:"link-button"})),a("p",{class:"muted small"},"Waterfall, tree, timeline and causes show one recording of each side: ",a("a",{href:Bt(O.set,R.set)},`${O.label} and ${R.label}`),", those with the\
 middle step time.")),d.dataset.verdict=n.verdict.verdict;let x=n.control.recordings.length+n.test.recordings.length,A=H=>kt(n[H].recordings[0].label);u.set({name:`tracediff-${A("control")}-${A("test")}`,
report:Rr(Ku(o,null)),bundle:Cr(qO(o,n)),tooMany:x>f_&&`${f_} sets at most`})}function T(){$(),k(document.activeElement?.dataset?.field),_(),M(w,Qr(n.comparability)),M(g,d_(n,A=>pe(`/analyse?set=${Ve(
A)}`)));let O=Ku(o,null);O.set("format","csv");let R=m_(n,Ss(O));R.show(n.rows);let{row_count:x}=n;M(y,R.node,a("p",{class:"muted small"},x===0?"The filters leave no row. ":"",p_(n),x>Vu?` The ${L(Vu)}\
 largest changes of ${L(x)} are here; the CSV has all.`:""))}function S(O){n=null,b.say(a("div",{class:"error-box",role:"alert",data:{code:O.code}},a("h2",{},"This comparison is not possible"),a("p",{},
O.message)))}let v=O=>O.startsWith("tag:")||/[*?]/.test(O);function P(){t.setTitle("Several recordings"),document.activeElement!==m&&(m.value=o.q),p.checked=o.significant;let O=[o.control,o.test];if(O.
some(R=>R.length===0)||O.every(R=>R.length===1&&!v(R[0]))){n=null,b.drop(),k(document.activeElement?.dataset?.field),b.say(a("p",{class:"notice"},"Choose recordings of both sides, four or more togethe\
r: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",a("a",{href:O.every(R=>R.length===1)?Bt(o.control[0],o.test[0]):pe("/compare")},"Compar\
e two sets")));return}k(document.activeElement?.dataset?.field),b.ask(R=>ot(Ku(o),{signal:R}),R=>{if(R.judged!=="between_recordings"){S({code:"one_set",message:"Each of these two names stands for only\
 one set."});return}n=R,b.say(null),T(),Se(R.verdict.words)},S)}async function C(){let O=[...o.control,...o.test].filter(R=>!v(R));try{for(let R of await gt(O.slice(0,100)))s.set(Ve(R.id),R.label);n===
null&&k(document.activeElement?.dataset?.field)}catch{}}return P(),C(),{keys:{search:()=>m.focus()},update(O){o=g_(O),P()},unmount(){s=new Map,b.unmount()}}}var FO=7.2,y_=16,HO=56,vr={l:64,r:16,t:22,b:44},td=e=>e.filter(Boolean).map(He).join("<br>"),k_=e=>e.recorded===null?`stored ${ht(e.created)} (recording time not stated)`:ht(e.recorded);function x_(e,t){
let o=Math.max(2,Math.floor((t-vr.l-vr.r)/(y_*FO+14))),n=xo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:lo(n.map(s=>e[s].label),
y_).map(He)}}function $_(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function v_(e){return{template:xt(),margin:vr,hovermode:"closest",dragmode:"zoom",...e}}function jO(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var S_=e=>e.direction==="slower"?"--more-fill":"--less-fill",E_=({host_median:e,lag_median:t})=>Vo({host:e,lag:t});function UO(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return td([e.label,k_(e),`median ${N(e.median)}`,t,E_(e),`${e.observations} observations`,e.diff_percent!==null&&`${Me(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var zO=(e,t)=>td([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${Me(t.diff_percent)})`,`from ${e.sets[t.
at].label}`,"click: compare left and right"]);function GO(e,t){let o=[],n=[],s=(r,i)=>t(e[r].interval?.[i]??e[r].median);for(let r=0,i;r<e.length;r=i+1){for(i=r;i<e.length&&e[i].median!==null;)i+=1;let l=Array.
from({length:i-r},(d,m)=>r+m),c=l.length===1?[r-.2,r+.2]:l,u=d=>l[Math.min(d,l.length-1)];l.length>0&&(o.push(...c,...[...c].reverse(),null),n.push(...c.map((d,m)=>s(u(m),1)),...c.map((d,m)=>s(u(m),0)).
reverse(),null))}return{x:o,y:n}}function YO(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((c,u)=>u),i=c=>c===null?null:c/t,l=te("--control-fill");return[{type:"scatter",mode:"lines",...GO(o,i),
hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:jO(l,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:te("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:c,last:u})=>[c-.5,
u+.5,null]),y:n.flatMap(({median:c})=>[i(c),i(c),null])},{type:"scatter",mode:"lines+markers",x:r,y:o.map(c=>i(c.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(c=>c.
baseline?"square":"circle")},customdata:o.map(UO),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(c=>c.at-.5),y:s.map(c=>i((c.left_median+c.right_median)/2)),marker:{
size:13,line:{width:1,color:te("--surface")},symbol:s.map(c=>c.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(c=>te(S_(c)))},customdata:s.map(c=>zO(e,c)),hovertemplate:"%{customdata}<\
extra></extra>"}]}var KO=3;function VO(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[...e].sort((r,i)=>n(i)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=HO)&&o.push(s);return o}function JO({
answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Je(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"\
paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:te(S_(m))}})),d=VO(n,(t-vr.l-vr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:He(
Me(m.diff_percent)),font:{size:11,color:te(m.direction==="slower"?"--more":"--less")}}));return{data:YO(e,l),layout:v_({xaxis:x_(o,t),yaxis:$_(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"pape\
r",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:te("--test-fill")}}]],annotations:d})}}var b_=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseli\
ne"],["--more-fill","slower from here"],["--less-fill","faster from here"]],T_=e=>a("div",{class:"chart-legend"},e.map(([t,o])=>a("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),
O_=e=>Et({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:JO,keys:()=>b_,extra:T_(b_),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===KO&&
o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:i})=>i===s.left):r-1,r)}}),ed=["compute","exposed_communication","exposed_memory","idle"],M_={compute:"--part-comp\
ute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},__=ed.map(e=>[M_[e],Xe[e].name]);function QO({answer:e},t){let{sets:o}=e,[n,s]=Je(Math.max(...o.map(
i=>i.mean_step_time??0))),r=o.map(i=>td([i.label,k_(i),`mean step ${N(i.mean_step_time)}`,E_(i),...ed.map(l=>`${Xe[l].name}: ${i.parts?N(i.parts[l]):_e}`)]));return{data:ed.map(i=>({type:"bar",x:o.map(
(l,c)=>c),y:o.map(l=>l.parts?l.parts[i]/s:null),marker:{color:te(M_[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:v_({barmode:"stack",bargap:o.length>100?0:.12,
xaxis:{...x_(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:$_(s,n,{rangemode:"tozero"})})}}var A_=()=>Et({id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,
make:QO,extra:T_(__),keys:()=>__});var od={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Xe).map(([e,{name:t}])=>[e,t]))},R_=e=>e.measured==="row"?e.parameters.name:e.measured===
"layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":od[e.measured].replace(/^./,t=>t.toUpperCase());var Bi="row",qi="layer",C_="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function L_({onChange:e}){let t=me("ops"),o=a("datalist",{id:t}),n=null,s=null,
r="",i=(v,P,C,O={})=>{let R=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:v},...C,on:{change:()=>e({...O,[v]:R.value.trim()})}});return{input:R,node:a("label",{class:"analys\
is-field"},a("span",{},P),R)}},l=i("sets","Sets",{class:"wide",title:C_,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:C_,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=i("category","Category",{placeholder:"any"}),m=me("layer-hint"),p=i("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=a("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),w={[Bi]:u,[qi]:p},g=a("select",{data:{field:"measure"},on:{change:()=>{r=g.value in w?g.value:"",S(),r!==""?w[r].input.focus():e({measure:g.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(od),[Bi,"a row"],[qi,"a layer"]].map(([v,P])=>a("option",{value:v},P))),y=a("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},a("option",{value:"\
device"},"device time"),a("option",{value:"host"},"host time")),h=a("select",{data:{field:"time"},on:{change:()=>e({time:h.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),
b=a("label",{class:"analysis-field"},a("span",{},"Time"),g),k=a("label",{class:"analysis-field"},a("span",{},"Of the layer"),y),$=a("label",{class:"analysis-field"},a("span",{},"Of the row"),h),_=a("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:v=>{v.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,$,p.node,k,o,F("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Qe(150,()=>T(u.input.value))),u.input.
addEventListener("focus",()=>T(""));async function T(v){if(s!==null)try{let P=await Ar(s,v);M(o,[...new Set(P.map(C=>C.name))].map(C=>a("option",{value:C})))}catch{}}function S(){g.value=r||n.measure;
for(let v of[u.node,d.node,$])v.hidden=r!==Bi;for(let v of[p.node,k,f])v.hidden=r!==qi}return{node:_,draw(v,P){n=v,s=P,r=n.layer!==""?qi:n.name!==""?Bi:document.activeElement===w[r]?.input?r:"";for(let{
input:C}of[l,c,u,d,p])(C!==document.activeElement||C.value==="")&&(C.value=n[C.dataset.field]);h.value=n.time,y.value=n.by,S()},focus(){return l.input.focus(),l.input.select(),!0}}}var rd={path:"/series",name:"Series",mount:(e,t)=>eM(e,t)},nd=5,N_=(e,t=({label:o})=>o)=>e.slice(0,nd).map(t).join(", ")+(e.length>nd?` and ${L(e.length-nd)} more`:""),Sr=(e,t,o,n=N)=>({key:e,title:t,
what:o,number:!0,show:n,exact:ie}),sd=e=>e===null?null:e>0?"more":e<0?"less":null,XO=[{key:"label",title:"From set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not stated":ht(e)},Sr(
"left_median","Before","Median of the level before"),Sr("right_median","After","Median of the level after"),{...Sr("diff_duration","Change","After less before",be),tone:sd},{key:"diff_percent",title:"\
%",number:!0,show:Me,tone:sd},{key:"q_value",title:"q",number:!0,show:zt,what:"Of the rank test of the observations left and right"},{key:"href",title:"Compare",what:"Left and right: the set before th\
e change with the first one after it. Recordings around it: up to five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",
show:(e,t)=>[a("a",{href:e},"left and right"),t.several&&" · ",t.several&&a("a",{href:t.several},"recordings around it")]}],ZO=e=>[{key:"label",title:"Set",show:(t,o)=>a("a",{href:o.href},t)},{key:"r\
ecorded",title:"Recorded",show:(t,o)=>t===null?`stored ${ht(o.created)}`:ht(t)},{...Sr("median","Median","Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},
{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(N).join(" to ")},...e.baseline?[{key:"diff_percen\
t",title:"Against baseline",number:!0,show:Me,tone:t=>Math.abs(t)<2?null:sd(t)}]:[],{key:"observations",title:"Steps",number:!0,show:L},Sr("mean_step_time","Mean step","What the parts add up to"),{key:"\
tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",{href:t},"with the one before")}];function eM(e,t){let o=Hs(location.search),n=null,s="",i=L_({onChange:(x,A)=>t.
go(js({...o,...x}),A)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(x,A)=>n.measured!=="layer"?Bt(x,A):qt({control:Ve(x),test:Ve(A),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(x,A)=>u(
n.sets[x].id,n.sets[A].id),m=O_((x,A)=>t.go(d(x,A))),p=A_(),f=a("div",{class:"analysis-tables"}),w=a("div",{class:"analysis-results"},c,m.node,p.node,f);M(e,a("div",{class:"page analyse-page series-pa\
ge"},a("h1",{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left a\
nd right can be compared."),i.node,l,w));let g=Rt({context:t,results:w,message:l}),y=yt(()=>{m.retheme(),p.retheme()});function h(x){return`${x.direction}${x.diff_percent===null?"":` by ${Me(Math.abs(
x.diff_percent)).replace("+","")}`}: ${N(x.left_median)} → ${N(x.right_median)}`}function b(){let{sets:x,change_points:A,levels:H}=n;if(H.length===0)return`None of these sets has ${n.measured==="lay\
er"?"this layer":"this time"}.`;let q=n.neighbours;return q!==null&&q.pairs===0?"One set is not a series: there is no other set to compare it with.":q!==null&&q.unjudged===q.pairs?`Cannot judge whethe\
r the level changes in ${V(x.length,"set")}.`:q!==null&&A.length>0?`${L(A.length)} of ${V(q.pairs,"pair")} of neighbours ${A.length===1?"differs":"differ"}.`:`${A.length===0?"No change of level was fo\
und":V(A.length,"change of level","changes of level")} in ${V(x.length,"set")}.`}let k=({pairs:x,unjudged:A})=>"There are fewer than six sets: each was compared with the one before it, which cannot te\
ll a change from the usual difference between two recordings."+(A===0?"":` ${L(A)} of ${V(x,"such pair")} cannot be judged: a set has too few steps.`);function $(){let x=n.since_good;if(x===null)return!1;
let A=H=>n.sets.find(q=>q.id===H).label;return a("p",{class:"card series-good"},a("b",{},"Since the last good set, "),A(x.good),", it is ",a("span",{class:x.direction==="slower"?"more":"less"},h(x)),"\
. ",a("a",{href:u(x.good,x.now)},`What changed between it and ${A(x.now)}`))}function _(){let x=n.newest;if(x===null)return!1;let A=H=>n.sets.find(q=>q.id===H).label;return a("p",{class:"card series-n\
ewest"},a("b",{},"The newest set, "),A(x.right),", stands out: it is ",a("span",{class:x.direction==="slower"?"more":"less"},h({...x,left_median:x.left_mean,right_median:x.right_mean})),` (p = ${zt(x.
p_value)}, against the ${L(x.others)} sets of its level before it). One set alone is not a change of level. `,a("a",{href:u(x.left,x.right)},`What changed between ${A(x.left)} and it`))}function T(){let x={
devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},A=n.differences.map(({at:H,kind:q,before:j,after:ce})=>`From ${n.sets[H].label} on, ${x[q]}: ${j} before, ${ce}\
 now.`);return n.more_differences===0?A:[...A,`${V(n.more_differences,"more such difference")}.`]}function S(){let{sets:x}=n,A=x.filter(j=>j.missing!==null),H=n.left_out.map(({label:j,detail:ce})=>`${j}\
 is left out: ${ce}`);if(n.neighbours?.pairs>0&&H.unshift(k(n.neighbours)),n.unknown_recorded>0){let j=n.unknown_recorded===1;H.unshift(`${V(n.unknown_recorded,"set")} ${j?"does":"do"} not say when ${j?
"it was":"they were"} recorded: the time ${j?"it was":"they were"} stored is used.`)}A.length>0&&n.levels.length>0&&H.push(`${V(A.length,"set")} ${A.length===1?"has no such time, and counts with the l\
evel around it":"have no such time, and count with the level around them"}: ${N_(A,j=>`${j.label} (${j.missing})`)}.`),x.every(j=>!j.has_steps)&&H.push("No set has steps: each whole recording counts a\
s one step.");let q=x.filter(j=>j.affected>0);return q.length>0&&H.push(`${V(q.length,"set")} ${q.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${N_(q)}.`),
H.unshift(...T()),H.length>0&&a("ul",{class:"notice"},H.map(j=>a("li",{},j)))}function v(){let{sets:x,change_points:A}=n,H=fo({caption:"Changes of level",limit:64,columns:XO});H.show(A.map(j=>({...j,label:x[j.
at].label,recorded:x[j.at].recorded,href:u(j.left,j.right),several:j.recordings_link})));let q=fo({caption:"Sets",limit:30,columns:ZO(n),csv:wd(`${xa(o)}&format=csv`)});q.show(x.map((j,ce)=>({...j,href:pe(
`/analyse?set=${j.id.slice(0,12)}`),before:ce===0?null:d(ce-1,ce)})).reverse()),M(f,H.node,q.node)}function P(){let{sets:x}=n,A={file:"tracediff",revision:s,caption:[`${x[0]?.label??""} to ${x.at(-1)?.
label??""}`]};M(c,a("h2",{},b()),$(),_(),S()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...A,answer:n,heading:R_(n),empty:n.levels.length===0?"There is nothing to draw.":null}),
p.draw({...A,answer:n,heading:"means over steps and ranks",empty:x.every(H=>H.parts===null)?"No set has device work: a step has no parts.":null}),v(),w.dataset.shown=s}async function C(){let[x,A]=await Promise.
all([jt("group=always&limit=100"),Go()]),q=[...x.entries.flatMap(({group:j})=>j?[j]:[]).map(({prefix:j,sets:ce})=>[`${j}*`,ce]),...A.filter(({sets:j})=>j>2).map(({tag:j,sets:ce})=>[`tag:${j}`,ce])].filter(
([j])=>!j.includes(","));return a("div",{class:"notice"},x.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:pe("/")},"Add some"),"."):a("p",{},"Name the sets of a series: a pattern of th\
eir labels, or a tag. Tags are given on the Traces page, or with ",a("code",{},"tracediff ingest --tag"),"."),q.length>0&&a("ul",{class:"series-offers"},q.slice(0,20).map(([j,ce])=>a("li",{},a("a",{href:js(
{...o,sets:j})},j),` (${V(ce,"set")})`))))}function O(x){n=null,g.say(a("div",{class:"error-box",role:"alert",data:{code:x.code}},a("h2",{},"This series is not possible"),a("p",{},x.message)))}function R(){
let x=xa(o).toString();i.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",g.ask(()=>C(),A=>g.say(A),O)):s===x&&n?(g.drop(),
P(),t.settled()):g.ask(A=>gd(x,{signal:A}),A=>{n=A,s=x,g.say(A.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",A.left_out.length>0&&`${V(A.left_out.length,"set")} cannot be read.`)),i.draw(
o,A.sets.at(-1)?.id??null),A.sets.length>0&&(P(),Se(b()))},O)}return R(),{keys:{search:()=>i.focus()},update(x){o=Hs(x),R()},unmount(){g.unmount(),y(),m.unmount(),p.unmount()}}}var ad={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:pe("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var tM=120,oM=[Us,Rn,wu,wr,$r,Mu,qu,Ju,rd],Er=document.getElementById("main"),Uo=null,id="",In=history.state?.scroll??null,Wi=location.hash.slice(1),Mt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(P_(),history.pushState(null,"",e)),In=null),Wi=new URL(e,location.href).hash.slice(1),cd()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(id.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?id:void 0},
settled(){In!==null?(window.scrollTo(0,In),In=null):Wi!==""&&document.getElementById(Wi)?.scrollIntoView(),Wi=""},status:null,newPair:!1},P_=()=>history.replaceState({scroll:window.scrollY},"");function cd(){
let e=oM.find(o=>o.path===Ft())??ad;if(Pn("nav-traces",e===Us),Pn("nav-compare",e===Rn||e===wu||e===Ju),Pn("nav-tree",e===wr),Pn("nav-timeline",e===$r),Pn("nav-analyse",e===Mu),Pn("nav-query",e===qu),
Pn("nav-series",e===rd),rM(),I_()&&(uM.clear(),ld.clear()),ld.draw(),Uo?.page===e){Uo.view.update(location.search);return}Uo?.view.unmount(),Mt.busy(!1),Er.textContent="";let t=Uo!==null;Uo={page:e,view:e.
mount(Er,Mt)},t&&(window.scrollTo(0,0),Er.focus({preventScroll:!0}),Se(`${e.name} page`))}function I_(){let e=new URLSearchParams(location.search);return Ft().startsWith(Rn.path)&&!!(e.get("control")&&
e.get("test"))}function D_(){return(Ft()===Us.path||Ft()===Rn.path&&!I_())&&!Ws(document.activeElement)&&!document.querySelector("dialog[open]")}function nM(e,t){if(!D_()){ld.offer(e,t);return}let o=ve.
transfers.filter(n=>ve.canUndo(n)&&[e.id,t.id].includes(n.job.set));Mt.newPair=!0,Mt.go(Bt(e.id,t.id)),Mt.newPair=!1,o.length!==0&&Oe(`${o.map(({label:n})=>`“${n}”`).join(" and ")} ${o.length===1?
"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(o.map(n=>ve.undo(n))),Mt.go(pe("/"))}catch(n){Oe(`That did not work. ${n.message}`,{urgent:!0})}}}})}function sM({
detail:{label:e,job:t}}){let o=()=>Mt.go(t.page);D_()?o():Oe(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Pn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function rM(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Ft()];e&&(document.getElementById(e).href=location.pathname+location.search),Ft()===Rn.path&&(id=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ft();(n.startsWith("/compare")||[wr,$r].some(({path:s})=>s===n))&&o.size>0&&aM(t,o,n)}function aM(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",pe(`/?${t}`));let i=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",pe(`/analyse?${i}`)),
r("nav-query",pe(`/query?${t}`)),o!==wr.path&&r("nav-tree",qt(Lt(es(location.search)))),o!==$r.path&&r("nav-timeline",kn(Object.fromEntries(e))),!o.startsWith(Rn.path)&&n&&s&&r("nav-compare",Mt.lastCompare(
e)??Bt(n,s))}function iM(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=Fi(o.pathname),s=o.origin===location.origin&&pe(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),Mt.go(o.pathname+o.search+o.hash))}async function lM(){try{Mt.status=await zo(),document.getElementById("version").textContent=`tracediff ${Mt.status.version}`,
document.body.toggleAttribute("data-read-only",Mt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",Mt.status.sql===!1),document.body.toggleAttribute("data-no-traces",Mt.status.keep_traces===
!1)}catch{}}async function cM(){let e=globalThis.firstComparison?.answer;e&&(Er.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,tM)})]),delete Er.dataset.waits),Uo===
null&&cd()}var ld=zm();sm();var uM=Xm(nM);tp();Yd(document.getElementById("theme"));Jm(()=>Uo,document.getElementById("keys"));om(document.getElementById("drop-veil"),()=>Mt.status?.read_only!==!0,e=>{
ve.add(e),Ft()!=="/"&&!document.querySelector("dialog[open]")&&Mt.go(pe("/"))});ve.addEventListener("bundle",sM);ve.addEventListener("change",()=>Ts().catch(()=>{}),{once:!0});document.addEventListener(
"click",iM);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{In=e.state?.scroll??0,cd(),(Uo.page===Us||Uo.page===ad)&&Mt.settled()});window.addEventListener("scroll",Qe(200,()=>{
In===null&&P_()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{In=null},{passive:!0});cM();It().then(()=>{Xt.watch(),lM()});})();
