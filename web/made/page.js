"use strict";
(()=>{var fn="/api/v1",mn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Za(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new mn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new mn(e,"error",`The server answered with status ${e}.`)}var Gc=()=>new mn(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),Vw=/"(?:stream|correlation)":-?\d{16}/,Jw=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,Qw=/\d{16}/,Xw=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function At(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let l,i;try{l=await fetch(fn+t,r),i=await l.text()}catch(c){throw c.name===
"AbortError"?c:Gc()}if(!l.ok)throw Za(l.status,i);if(i==="")return null;try{return JSON.parse(i,s&&Qw.test(i)?Xw:Vw.test(i)?Jw:void 0)}catch{throw new mn(l.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var ct=(e,t)=>At("GET",e,t),Je=encodeURIComponent,Ks=e=>ct("/status",e);async function Kt(e,t){let n=await ct(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var mt=async(e,t)=>e.length===0?[]:(await ct(`/sets?${e.map(n=>`id=${Je(n)}`).join("&")}`,t)).sets,Vs=async e=>(await ct("/tags",e)).tags,en=(e,t)=>ct(`/sets/${Je(e)}`,t),Hn=(e,t)=>At("PATCH",`/sets/${Je(
e)}`,{body:t}),mo=e=>At("DELETE",`/sets/${Je(e)}`),Yc=async(e,t)=>(await At("POST",`/sets/${Je(e)}/split`,{body:t})).job,Kc=async(e,t)=>(await At("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,fo=e=>At("POST",`/sets/${Je(e)}/restore`),ot=(e,t)=>ct(`/compare_traces?${e}`,t),Js=(e,t)=>ct(`/compare_traces/op?${e}`,t),Qs=(e,t,n)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Je(e)}/tree?${t}`,
n),po=async(e,t,n)=>(await ct(`/sets/${Je(e)}/steps${t===null?"":`?marker=${Je(t)}`}`,n)).steps,el=(e,t,n)=>ct(`/sets/${Je(e)}/timeline?${t}`,n),Xs=(e,t,n)=>ct(`/sets/${Je(e)}/timeline/find?${t}`,n),Zs=(e,t,n)=>ct(
`/analysis/${e}?${t}`,n),Vc=(e,t)=>`${fn}/analysis/${e}?${t}`,Jc=async(e,t,n)=>(await ct(`/sets/${Je(e)}/ops?q=${Je(t)}&limit=50`,n)).ops,tl=e=>`${fn}/compare_traces?${e}`,Qc=e=>`${fn}/report?${e}`,Xc=e=>`${fn}\
/compare_traces/op?${e}`,Zc=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),eu=e=>`${fn}/sql?${e}`,tu=async(e,t)=>(await ct(`/sql/schema?${e}`,t)).tables,nu=async e=>(await ct("/queries",e)).queries,nl=(e,t)=>At(
"POST","/queries",{body:{name:e,statement:t}}),ou=e=>At("DELETE",`/queries/${Je(e)}`),ol=(e,t,n)=>`${fn}/sets/${Je(e)}/files/${t}/trace${n?`?${n}`:""}`;async function er(e,t,n,{signal:o,onProgress:s}){
let r=[],l=0,i;try{if(i=await fetch(ol(e,t,n),{signal:o}),i.ok){let c=i.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),l+=d.length,s(l)}return await new Blob(r).arrayBuffer()}}catch(c){
throw c.name==="AbortError"?c:l>0?new mn(0,"broken","The download stopped before its end. The log of the server says why."):Gc()}throw Za(i.status,await i.text())}var su=async e=>(await ct("/jobs",e)).
jobs,ru=(e,t)=>ct(`/jobs/${Je(e)}`,t),ho=e=>At("DELETE",`/jobs/${Je(e)}`),au=e=>new EventSource(`${fn}/jobs/${Je(e)}/events`),lu=(e,t)=>At("POST","/uploads",{body:{label:e,files:t}}),iu=async()=>(await At(
"POST","/samples")).jobs,cu=e=>ct(`/uploads/${Je(e)}`),sl=e=>At("DELETE",`/uploads/${Je(e)}`),uu=async e=>(await At("POST",`/uploads/${Je(e)}/commit`)).job;function du(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((l,i)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(i,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${fn}/uploads/${Je(e)}/files/${Je(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",f=>r(o+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(i,Za(c.status,c.responseText));return}try{d(l,JSON.parse(c.responseText))}catch{
d(i,new mn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(i,new mn(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Zw(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let l=o.padStart(1-r,"0");return[l.slice(0,r),l.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function ft(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Zw(Math.abs(e));if(r.length>n){let l=r[n]>="5",i=s+r.slice(0,n),c=l?String(BigInt(i)+1n).padStart(
i.length,"0"):i;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var xe="–",tn="−",Dt=" ",hu=e=>ft(e,0,2),gu=e=>ft(e,0,3);function wo(e,t){return t>0?`+${e}`:t<0?`${tn}${e}`:e}function R(e){return e==null?xe:hu(e).replace("-",tn)}function st(e){return e==null?
xe:wo(hu(Math.abs(e)),e)}var mu=["","K","M","G","T","P","E"];function go(e){if(e==null)return xe;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<mu.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;
return(e<0?tn:"")+ft(t,0,o)+(n?Dt+mu[n]:"")}function tr(e){return e>0?`+${go(e)}`:go(e)}var rl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function et(e){let t=Math.abs(e);return rl.find(([,n])=>t>=n*
.99995)??(t>0?rl[3]:rl[2])}function nr(e,[t,n]){let o=Math.abs(e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return ft(o,s,s)+Dt+t}function D(e){return e==null?xe:(e<0?tn:"")+nr(e,et(e))}
function be(e){return e==null?xe:wo(nr(e,et(e)),e)}function ue(e){return e==null?xe:gu(e).replace("-",tn)+Dt+"µs"}function Ge(e){return e==null?xe:wo(gu(Math.abs(e))+Dt+"µs",e)}var fu=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function yo(e){let t=Math.abs(e);return fu.find(([,n])=>t>=n*.99995)??fu[t>0?3:1]}function Fn(e){return e==null?xe:(e<0?tn:"")+nr(e,yo(e))}function wu(e){return e==
null?xe:wo(nr(e,yo(e)),e)}function ll(e){return e==null?xe:ft(e,0,9).replace("-",tn)+Dt+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?xe:(e<0?tn:"")+yu(Math.abs(e))+Dt+"%"}function je(e){return e==
null||!Number.isFinite(e)?xe:wo(yu(Math.abs(e))+Dt+"%",e)}function yu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return ft(e,t,t)}var ey="⁰¹²³⁴⁵⁶⁷⁸⁹";
function pn(e){if(e==null||!Number.isFinite(e))return xe;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Dt}×${Dt}10⁻${[...n].map(o=>ey[o]).
join("")}`}function bu(e){return e==null||!Number.isFinite(e)?xe:e<.001?"<0.001":e.toFixed(3)}var al=["B","kB","MB","GB","TB"];function il(e){let t=Math.abs(e),n=al.findLastIndex((o,s)=>t>=999.5*1e3**
(s-1));return[al[Math.max(n,0)],1e3**Math.max(n,0)]}var cl=e=>e==null?xe:`${R(e).replace("-",tn)}${Dt}B`,ku=e=>e==null?xe:wo(Me(Math.abs(e)),e);function Me(e){if(e==null)return xe;if(e<0)return tn+Me(
-e);let t=al,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(s)+Dt+t[o]}function ne(e,t,n=`${t}s`){return`${R(e)}${Dt}${e===1?t:n}`}function Qe(e,t=6){
let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(
0,t).join(", ")}, …`:n.join(", ")}function ty(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var _u=(e,t)=>{
let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function xu(e,t){let n=e[t],o=r=>r===void 0?0:_u(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(
n[s])?s-1:s}function ul(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,xu(t,o)]))}function ny(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return ty(e,t);let s=t-o-1,r=Math.max(o,
Math.min(n,e.length-s)),l=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,l?r+s-1:void 0)}${l?"…":""}`}var Su=e=>e.replace(/^void (?=\S)/,"");function dl(e){let t=[],n=new Map,
o=new Map,s=new Map,r=c=>c.length>e?Su(c):c;function l(c,u){let d=s.get(c),m=ny(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};
f.names.add(c),f.first=null,o.set(m,f),s.set(c,f)}function i(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,_u(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(
c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=xu(t,f);p!==n.get(m)&&l(m,p)}})},text(c){let u=r(c),d=s.get(
u);return d.names.size===1||e<16?d.text:oy(u,e,i(d),n.get(u))}}}function hn(e,t){let n=dl(t);return n.add(e),e.map(n.text)}function or(e,t){let n=ul(e),o=hn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Su(
s):o[r])}function oy(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),l=Math.max(s,n-2),i=t-s-r-3,c=Math.max(l+r,Math.min(o,e.length-i)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(
0,s)+u(s,l)+e.slice(l,l+r)+u(l+r,c)+e.slice(c,c+i)+u(c+i,e.length)}function _t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ye(e){return e.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Tn(e,t,n){let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let l=t;l>t*.6;l-=1)if(" ,:<>()".includes(
s[l-1])){r=l;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),o}var sy=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct",
"Nov","Dec"],pu=e=>String(e).padStart(2,"0");function Bt(e){let t=new Date(e);return Number.isNaN(t.getTime())?xe:`${t.getDate()} ${sy[t.getMonth()]} ${t.getFullYear()}, ${pu(t.getHours())}:${pu(t.getMinutes())}`}var ry="tracediff.theme",ml=new Set,pl=matchMedia("(prefers-color-scheme: dark)");function fl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function ay(){let e=fl();
return e==="auto"?pl.matches?"dark":"light":e}function ht(e){return ml.add(e),()=>ml.delete(e)}function $u(){for(let e of[...ml])e(ay())}function Eu(e){e.value=fl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(ry,e.value)}catch{}$u()}),pl.addEventListener("change",()=>{fl()===
"auto"&&$u()})}var ly=matchMedia("(forced-colors: active)"),sr=new Map,vu="";function se(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${pl.matches} ${ly.matches}`;return o!==
vu&&(sr=new Map,vu=o),sr.has(e)||sr.set(e,iy(e)),sr.get(e)}function iy(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var hl=null;function Qo(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(hl??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{hl=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),hl)}var Tu={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},rr=()=>[[0,se("--heat-low")],[.5,se("--heat-middle")],[1,se("--heat-high")]];function qt(){
return{control:se("--control-fill"),test:se("--test-fill"),more:se("--more-fill"),less:se("--less-fill"),noise:se("--noise-fill"),surface:se("--surface"),highlight:se("--highlight"),highlightEdge:se("\
--accent")}}function xt(){let e=se("--text"),t=se("--muted"),n=se("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[se("--control-fill"),se("--test-fill"),se("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:se("--surface-raised"),bordercolor:se("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var gl=17;function cy({
title:e,lines:t,keys:n=[]},o,s){let r=qt(),l=t.flatMap(p=>Tn(p,Math.floor(o/6.6),3)),i=30+gl*l.length+(n.length>0?24:0)+8,c=(p,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+i-p,text:Ye(w),font:{size:g,color:se(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...l.map((p,w)=>c(30+gl*w,p,12,!1))],d=[],m=12-s.left,f=30+gl*l.length+4;for(let[
p,w]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+i-f-13,y1:s.top+i-f-4,fillcolor:r[p]??se(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:i}}async function Ou(e,t,n,o){let s=await Qo(),r=se("--surface"),l=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.
margin,u=cy(o,l,{left:i,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:l,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var wl=/\.json(\.gz)?$/i;function Mu(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return uy(t,n)}async function uy(e,t){let n=[];for(let o of e){let s=[];await Au(o,"",s),n.push(Wn(o.name,s))}return t.length>0&&n.push(Wn(ar(t),t)),n}async function Au(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((l,i)=>{o.readEntries(l,i)});if(r.length===0)break;s.push(...r)}s.sort((r,l)=>r.name<l.name?-1:1);for(let r of s)if(r.isDirectory)await Au(r,`${t}${r.name}/`,n);else{
let l=await new Promise((i,c)=>r.file(i,c));n.push({name:t+r.name,file:l})}}function Cu(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,l=r.indexOf("/");if(l>0){let i=r.slice(0,l);t.has(
i)||t.set(i,[]),t.get(i).push({name:r.slice(l+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Wn(s,r));return n.length>0&&o.push(Wn(ar(n),n)),o}function Wn(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>wl.test(o)),skipped:n.filter(({name:o})=>!wl.test(o))}}function ar(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
wl,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function Ru(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let l=n.slice(0,r);t.has(l)||t.set(l,[]),t.get(l).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Wn(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
l,i]of Object.entries(r))o.addEventListener(l,i);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[l,i]of Object.entries(r))o.style.setProperty(l,i);else o.setAttribute(s,r===!0?
"":String(r));return lr(o,n),o}function lr(e,t){for(let n of t)Array.isArray(n)?lr(e,n):n!=null&&n!==!1&&e.append(n)}function E(e,...t){return e.textContent="",lr(e,t),e}function nn(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function I(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var dy="http://www.w3.org/2000/svg";function De(e,t={},...n){let o=document.createElementNS(dy,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return lr(o,n),o}var my={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Ct(e){return De("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},De("pa\
th",{d:my[e]}))}function Te(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},Ct(e))}var Nu=0;function de(e){return Nu+=1,
`${e}-${Nu}`}var Et=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Ae(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function rt(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function ve(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,l=()=>{clearTimeout(r),s.remove()},i=()=>{clearTimeout(
r),r=setTimeout(l,n*1e3)};t&&s.append(I(t.label,()=>{l(),t.run()},{class:"toast-action"})),s.append(Te("close","Dismiss",l));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",i),s.addEventListener("focusout",i),document.getElementById("toasts").append(s),Ae(t?`${e} ${t.label} is available.`:e,o),i(),l}function Lu(e,t,n){let o=0,s=l=>[...l.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",l=>{s(l)&&t()&&(l.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",l=>{s(l)&&(o-=1,(o<=0||l.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",l=>{s(l)&&(l.preventDefault(),
l.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async l=>{if(r(),!!s(l)){if(l.preventDefault(),!t()){ve("This server is read-only.",{urgent:!0});return}try{let i=await Mu(
l.dataTransfer);i.length>0&&n(i)}catch(i){ve(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var fy=2,Pu=1e3,yl=0,jn=e=>["done","failed","cancelled"].includes(e.state);function ir(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,yl-=1)},l=()=>{n=!0,r(),clearTimeout(s)},i=d=>{n||(jn(d)&&l(),
t(d))},c=async()=>{let d=Pu;try{i(await ru(e))}catch(m){m.status===404&&i({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Pu}n||(s=setTimeout(c,d))},u=d=>{try{i(JSON.parse(
d.data))}catch{r(),c()}};return yl<fy&&typeof EventSource=="function"?(yl+=1,o=au(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),l}var Zo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],py=Zo.flatMap(([e])=>e),hy=Zo.flatMap(([,e])=>e),Xo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],on=(e,t)=>t.some(n=>e.includes(n));function gy(e,t){let[n,o]=[Xo(e),Xo(t)];for(let[s,r]of Zo){let l=on(n,s)&&on(o,r);if(l!==(on(o,s)&&on(n,r)))return l?-1:1}for(let[s,r]of[[py,-1],[hy,1]])if(on(n,s)!==
on(o,s))return on(n,s)?r:-r;return 0}function cr(e){for(let[t,n]of Zo){let o=e.map(r=>[on(Xo(r),t),on(Xo(r),n)]),s=r=>o.flatMap((l,i)=>l[r]?[i]:[]);if(o.every(([r,l])=>r!==l)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var wy=10n**17n;function Iu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>wy?n:null}function es(e,t){let n=gy(e.label,t.label),[o,s]=[Iu(e),Iu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function Du(e){let t=n=>e.find(o=>on(Xo(o.label),n));if(e.length===
2){let[n,o]=es(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of Zo){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function yy(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function by(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let l=ky(
e,s+1);n+=o===0?e.slice(s,l):"",s=l-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function ky(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function ur(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(by(e,t.index+t[0].length));return n?Number(n[1]):null}async function _y(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function Bu(e,t,n){let o=await _y(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),l="",i=!1;try{for(;l.length<t&&!n(l);){let{done:c,value:u}=await r.read();if(c){i=!0;break}l+=u}}catch{}return r.cancel().catch(()=>{}),{text:l,ended:i,zipped:o}}var xy=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&ur(e)!==null;async function Sy({name:e,file:t}){let n=await Bu(t,4194304,xy);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=ur(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=ur(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await Bu(t,16777216,()=>!1);o=ur(s.slice(-262144))}return{
isTrace:!0,rank:o??yy(e)}}async function Hu(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Sy(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var qu=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Fu(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([qu(e,o,n),qu(t,o,n)]);if(s.
some((l,i)=>l!==r[i]))return!1;o+=n,n=4<<20}return e.size===t.size}var $y=256,Wu=20,ju=e=>e.slice(e.lastIndexOf("/")+1),bl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function vy(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Fu(e.file,t.file)}async function Ey(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await vy(o,s)||bl(o.name)!==null&&bl(o.name)===bl(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var kl=e=>e.map(({seen:t})=>t.rank),_l=e=>!e.includes(null)&&new Set(e).size===
e.length;function Ty(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Oy(e){return cr(e.map(({name:n})=>ju(n)))?.map(n=>n.map(o=>e[o]))??Ty(e)??e.map(n=>[n])}function My(e,t){let n=new Set;return e.map((o,s)=>{let r=ar(o),l=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(l);let i=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Wn(l,i),settled:!0}})}function Uu(e){
let t=kl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function Ay(e,t,n){return!(t.length===2&&cr(t.map(({label:s})=>s)))&&
_l(kl(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Uu(n),manyFirst:!0}}}function Cy(e){return e.includes(null)?"assumed":_l(e)?"named":"equal"}async function zu(e){
if(e.files.length>$y)return{};if(await Hu(e.files),e.files.length<2||e.settled)return{};let t=await Ey(e.files),n=Ru(e);if(n!==null&&n.length<=Wu)return Ay(e,n,t);let o=kl(t),s=cr(t.map(({name:l})=>ju(
l)));if(t.length<2||_l(o)&&s===null)return{};let r=Oy(t);return r.length>Wu?{}:{question:{kind:Cy(o),parts:My(r,e),one:Uu(t),manyFirst:s!==null||r.length===2}}}var Ry=2,Ny=3,Ly=4,xl=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await iu()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#a(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await zu(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#i(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#i(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#i(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Ny&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await lu(t.label,n);if(t.state!=="creating"){sl(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){this.#a(t,n)}}#a(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Ry)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await du(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#l()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Ly&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await cu(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#a(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await uu(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#a(t,n)}this.#s()}#d(t){
t.stopJob=ir(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}jn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await Hn(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Hn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await mo(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await fo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#i(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await ho(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&sl(
n).catch(()=>{}),this.#l(),this.#s()}},ke=new xl;window.addEventListener("beforeunload",e=>{ke.sending&&e.preventDefault()});var Py=1e3,Iy=5e3,Dy=6e4,Sl=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Dy;get running(){return this.list.filter(t=>!jn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await su())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Py:Iy)}}#r(t){if(ke.transfers.
some(o=>o.state==="committing"))return;let n=new Set(ke.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Ht=new Sl;var bo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["ro\
ws","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Ft=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Yu={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},By={...Yu,per_step:"per r\
ecording",percent:"% of the recording"},ts=(e,t)=>(Ft(t)?By:Yu)[e];function vl(e){return e.control.samples===e.test.samples?"total":"per_step"}var _o=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function dr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Gu=(e,t)=>e===null||!(t>0)?null:100*(e/t),$l=(e,t)=>e===null||t===null?null:e-t,ko=(e,t)=>t>0?e/t:null,qy=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Hy(e,t){if(t&&qy(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Ku(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[l,i,c,u]=Hy(e,o);r?(l=(u?e.control_per_step:null)??ko(l,s[0]),i=(u?e.test_per_step:null)??ko(i,s[1]),
c=(u?e.diff_per_step:null)??$l(i,l)):t==="per_call"&&(l=(u?e.control_per_call:null)??ko(l,e.control_counts),i=(u?e.test_per_call:null)??ko(i,e.test_counts),c=$l(i,l));let d=l>0&&i!==null&&e.test_counts>
0?100*((i-l)/l):null;t==="percent"&&(l=Gu(l,n.step_time.control.step),i=Gu(i,n.step_time.test.step),c=$l(i,l));let m=r?[ko(e.control_counts,s[0])??0,ko(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:l,test:i,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var ns=(e,t)=>JSON.stringify([e,t]);function gt(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var Fy=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function Vu({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(l=>Fy(
n,l)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function os({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,l)=>(l.
total_duration??0)>(r.total_duration??0)?l:r)}var ss=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${R(o)} ${o===1?"call":"calls"}, ${D(s)}`);function El(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},l=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(i=>{let c=Tl({...i,among:l},o);return{row:c,key:i.id??ns(i.name,
i.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...Ku(i,n,e,o)}})}function Tl(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var Un=e=>e.moderated_q_value??e.q_value??null;function Ju(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[ns(s.name,s.category),{...s,among:o}]))}function Qu(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,Ku(e.totals[o],t,e,n)])}var Xu=15,Zu=[10,15,20,30,50,100],Wy=["total","per_step","per_call","percent"],ed=bo.change.words,td=bo.device_type.words,jy=bo.measure.words,Uy=["step","compute","exposed_communication","exposed_memo\
ry","idle"],mr=[...Uy,"op"],wt="ProfilerStep*",Ol=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],zy=["name","category","change","q_value"],xo=e=>zy.includes(e)?"asc":"desc",Ml=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],nd=[...Ml,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Gy={fold:"true",
significant:"",measure:"",equivalence:""},Yy={1:"true",0:"false"};function Ky(e,t){let{type:n,words:o,standard:s}=bo[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",l=n==="te\
xt"?r:Yy[r]??r,i=n==="text"?l:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===l.toLowerCase()),u=(n==="choice"&&i==="false"?"":i)||(Gy[t]??s);return n==="boolean"?u==="true":u}var od=(e,t)=>Object.
fromEntries(t.map(n=>[n,Ky(e,n)]));function sd(e,t,n){for(let o of n){let{type:s,standard:r}=bo[o];s==="texts"?t[o].forEach(l=>e.append(o,l)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var rd=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Vy(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:gt(o,e.get(n)??"")}var Vt=(e,t,n)=>t.includes(e)?e:n;function Rt(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Ol,"abs_diff_duration"),o=Number(t.get("top"));return{...od(t,nd),...rd(t),sort:n,
order:Vt(t.get("order"),["asc","desc"],xo(n)),unit:Vt(t.get("unit"),Wy,""),measure:Vt(t.get("measure")??t.get("time"),jy,""),heat:Vt(t.get("heat"),mr,""),fall:Vt(t.get("fall"),["modules"],""),top:Number.
isInteger(o)&&o>=1&&o<=200?o:Xu,op:Vy(t,"op","op_category")}}function yt(e){let t=ad(e),n=(s,r,l)=>{r!==l&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,xo(e.sort)),n("unit",e.unit,
""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(e.top),String(Xu)),n("op",e.op,"");let o=t.toString();return o===""?
"/compare":`/compare?${o}`}var gn=(e,t)=>yt({...Rt(""),control:ut(e),test:ut(t),exclude:[wt]});function ad(e){let t=new URLSearchParams;return sd(t,e,nd),e.significant||t.delete("measure"),t}function Jy(e,t,n){
let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_pe\
r_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function So(e,t,n){
let o=ad(e);return o.set("significance","true"),o.set("sort",Jy(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function Al(e,t,n,o){let s=So(e,t,n);return s.set("format",o),s}
var ld=["total","per_step"],Qy=["calls","share"],id=["duration","calls","per_call"];function rs(e){let t=new URLSearchParams(e);return{...od(t,Ml),...rd(t),row:t.has("name")?gt(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:Vt(t.get("unit"),ld,""),bins:Vt(t.get("bins"),Qy,"calls"),heat:Vt(t.get("heat"),id,"duration")}}function St(e){let t=new URLSearchParams({control:e.control,test:e.test});
return sd(t,e,Ml),t}function zn(e){let t=St(e);return t.set("row",e.row),t}function Nt(e){let t=zn(e);return ld.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),id.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}function cd(e,t,n){let o=So(e,t,n);return e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}var On=100,Xy=["crea\
ted","label","ranks","steps","events","bytes"];function fr(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Xy,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??
"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Vt(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function ud(e){let{control:t,
test:n,q:o,tag:s,sort:r,order:l,page:i}={...fr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,
"created"),u("order",l,r==="label"?"asc":"desc"),u("page",i,1);let d=c.toString();return d===""?"/":`/?${d}`}var pr=e=>e.q!==""||e.tag.length>0;function Gn(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(On),offset:String((e.page-1)*On)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ut=e=>e.slice(0,12),Mn=(e,t,n,o)=>o?.[e]?.label??(n&&Ue(n,t[e])?.
label)??t[e];function Ue(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var hr=(e="Damaged")=>a("strong",{class:"damage-mark"},Ct("warning"),e);function dd(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},hr()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function gr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},hr(ne(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var Zy="https://ui.perfetto.dev";var as=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function eb(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(i),clearTimeout(c),window.removeEventListener(
"message",l),u(d)},l=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},i=setInterval(()=>{e.closed?r(s,new as("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new as("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",l)})}function Cl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Cl(e,t-1)},100)}async function wr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=Zy,patience:l=6e4}){let i=window.open(s?"about:blank":r,"_b\
lank");if(!i)throw new as("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();i.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw Cl(i),m}let c=new AbortController,u=eb(i,r,l);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Cl(i),m}o(),await u,i.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var tb=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function nb(e){return(e.notes??[]).some(t=>tb.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var ob=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Nl(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,l=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),i=()=>{
l.href=ol(e.id,t.number,n())},c=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await wr({title:`${e.label}, rank ${t.rank}`,fileName:ob(
t,n()),load:m=>er(e.id,t.number,n(),{signal:m,onProgress:f=>c(`Loading ${Me(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Ae(m.message,!0)}finally{
d.disabled=!1}}let d=I("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return i(),r&&c(`${Me(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},l,d,o),prepare:i}}
function wn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Bt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function sb(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},wn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function rb(e,t,n,o){let s=Nl(e,t,n.query),r=a("td",{}),l=()=>{let i=n.on()?nb(t):"";s.prepare(),E(r,i===""?s.node:a("span",{class:"muted"},i))};return o.
push(l),l(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Me(t.trace_bytes)),r)}function ab(e,t,n,o,s){let r=e.file_list.filter(i=>i.trace_bytes!==
null),l=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?sb(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(i=>a("th",{scope:"col",class:i==="Size"?"num":""},i)))),a("tbody",{},r.map(i=>rb(e,i,n,o))))),r.length>0&&l>
0&&a("p",{class:"muted small"},`${R(l)} more were not kept.`))}function lb(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function yr(e,t={}){let n=[],o=de("traces"),s=lb(t,()=>n.forEach(i=>i())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),l=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>l.remove(),click:i=>{i.target===l&&l.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Te("close","Close",()=>l.close())),r));return document.body.append(l),l.showModal(),Promise.all([Ks(),...e.map(i=>en(i))]).then(([i,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,E(r,u&&s.node,c.map(d=>ab(d,i.keep_traces&&!i.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(i=>E(r,a("p",{class:"\
error-text",role:"alert"},i.message))),l}var ib=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function md(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:l=0,left_out:i=0}=e??{};if(l>0)return{level:"warn",text:`${ne(l,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&i===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${R(c)} mended or lost`),s>0&&u.push(ne(s,"note")),r>0&&u.push(ne(r,"duplicate file")),i>0&&u.push(`${R(i)} not followed or read`),{level:n+o>0?"warn":"no\
te",text:u.join(", ")}}function cb(e){return a("dl",{class:"counters"},ib.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},R(e[t]??0)))))}function ub(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||xe),a("td",{class:"num"},R(s.events)),a("td",{class:"num"},Me(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Nl(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(l=>a("li",{},l.severity==="damage"&&[hr()," "],l.words,l.
count>1&&` (${R(l.count)} ×)`,l.effect&&`. ${l.effect}`,l.example&&a("span",{class:"muted"},`${l.effect?" First:":":"} ${l.example}`))))))}function Ll(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${ne(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},
n)))))}var db={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Pl(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${ne(e,"entry",
"entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${db[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${R(e-t.length)}\
 more`)))}function fd(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return en(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Tra\
ce"]:[],"Notes"];E(t,gr(n.quality.affected_files,n.quality.affected),cb(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),
a("tbody",{},n.file_list.map(r=>ub(n,r,o))))),Ll(n.quality.duplicate_files),Pl(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · st\
ored in ",Me(n.stored_bytes)," out of ",Me(n.raw_bytes)," of JSON",o&&` (${Me(n.traces_bytes)} the traces themselves)`,!o&&`. ${wn(n)}`))}).catch(n=>E(t,a("p",{class:"error-text"},n.message))),t}var Il=4,Dl=e=>e===2?"two":R(e),pd=e=>e[0].toUpperCase()+e.slice(1);function mb({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function fb({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${ne(t.ranks,"rank")}`}function pb({parts:e}){let t=e.slice(0,Il).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Il?`${t} and ${R(e.length-Il)} more`:t}function Bl({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${Dl(t.ranks)} ranks of one`;return`${pd(Dl(e.length))} sets, \
or ${o}?`}function hd(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=de("question"),l=(u,d,m)=>I([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>ke.answer(e,u),{class:"choice"}),i=l(
!0,`${pd(Dl(o.length))} sets`,pb(t)),c=l(!1,"One set",fb(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Bl(t))," ",mb(t)),a("div",{class:"choices"},
s?[i,c]:[c,i]))}var hb=64,gb={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Hl(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Fl(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Yn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${wb(e)}; nothing was stored twice.`:`${kr(e)?"Stored, but damaged":"Done"}: ${ne(e.events,"event")}\
.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":gb[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Me(e.bytes_done)}\
 of ${Me(e.bytes_total)}`),e.events>0&&t.push(ne(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)} of ${ne(e.files_total,"file")}`),t.join(" · ")}var wb=e=>`Stored already as “${e.known_as}\
”`;function yb(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function bb(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>ql(ke.takeOffer(e,s));return[I(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
hb&&I(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var kr=e=>e?.state==="done"&&e.affected_files?.length>0;function gd(e){return[kr(e)&&gr(e.affected_files),kb(e),Ll(e?.duplicate_files),Pl(
e?.left_out??0,e?.left_out_files??[])]}function kb(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${ne(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function wd(e){let t=Hl("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=xb(e),r=a("div"),l=a("div"),i=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(_b),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},Sb(e)),a("ul",{class:"file-list"},u.map(v=>v.node)),e.skipped.length>0&&$b(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,i,l,r,!e.sample&&d),f=null,p="",w="",g=!1;function y(){let v=o.contains(document.activeElement);p=e.label,E(o,Eb(e)),v&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,E(l,g&&hd(e)),e.state==="done"&&(d.open=!1)}function b(){let v=e.state==="done"?e.offered:null;if(v===c)return;
let k=i.contains(document.activeElement);c=v,E(i,bb(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?h():p!==e.label&&y(),s.update(),u.forEach(vb),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:v,total:k}=Wl(e);t.hidden=e.state==="asking"||!ke.active.includes(e),Fl(t,v,k),w=jl(e),n.textContent!==w&&E(n,e.state==="done"&&e.job.already_stored?yb(
e,w):w),b(),m.classList.toggle("affected",kr(e.job)),E(r,gd(e.job))}return _(),{node:m,update:_,text:()=>e.question?Bl(e.question):w,focus(){g&&document.activeElement.matches("body, main, .page-action\
s *")&&l.querySelector("button").focus({preventScroll:!0}),g=!1}}}var br=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Wl(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:br(o,"sent"),total:n==="looking"?0:br(o,"size")}}function _b(e){let t=Hl(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function xb(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{ke.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function Sb(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[ne(e.files.length,"trace file"),Me(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function $b(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${R(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),
n)}function vb(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Fl(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Me(t.size),sending:`${r} % of ${Me(t.size)}`,sent:`${Me(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Eb(e){let{label:t}=e,n=Te(
"close",`Remove ${t} from this list`,()=>ke.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&I("Retry",()=>ke.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
ke.canUndo(e)&&I("Undo",()=>ql(ke.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[I("Bring back",()=>ql(ke.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[I("Cancel",()=>ke.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function ql(e){try{await e}catch(t){ve(`That did not work. ${t.message}`,{urgent:!0})}}function Tb(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((n,o)=>n-o))}`}function Ob(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function jl(e){let t=Tb(e),n=br(e.files,"sent"),o=br(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Me(n)} of ${Me(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[Yn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Yn(e.job)+Ob(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function yd(e,t){let n=e,o=Hl(`Progress of ${n.
label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),l=a("div"),i=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.
label||"Ingest")),r),o,s,l),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,i.dataset.state=m?"job":n.state,E(r,m?I("Cancel",()=>ho(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):Te("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,Fl(o,n.bytes_done,n.bytes_total),s.textContent=Yn(n),i.classList.toggle("affected",kr(n)),E(l,gd(
n))}return u(n),{node:i,update:u}}function Mb(){return[...ke.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:jl(t),...Wl(t)})),...Ht.running.map(t=>({label:t.label,text:Yn(t),done:t.bytes_done,total:t.bytes_total}))]}
function Ab(){let e=s=>ke.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${R(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${R(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Cb(){let e=a("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((l,i)=>l+i.total,0);s.some(l=>l.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((l,i)=>l+i.done,0)))}}}function Rb(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Nb(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,l){let i=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"button primary",
href:gn(r.id,l.id)},`Compare ${r.label} with ${l.label}`);E(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Te("close","Dismiss",o)),i,c),n=!0,e(),Ae(`Both sets are stored. You c\
an compare ${r.label} with ${l.label} now.`);let u=new URLSearchParams({control:r.id,test:l.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{i.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function bd(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Cb(),n=Rb(),o=Nb(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let i=location.pathname!=="/",c=i?Mb():[],u=i?Ab():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),nn(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function l(){s===0&&(s=requestAnimationFrame(r))}return ke.addEventListener("change",l),Ht.addEventListener("change",l),r(),{offer:o.set,clear:o.clear,draw:r}}var[An,Kn,kd,Jt,Lt,Lb,_r]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query"],ls="Every page",_d="First move to a set of the list, with the arrow keys.",xr="First select a call, in th\
e lanes or in the table.",Vn="There is nothing to search on this page.",Sd=[{pages:[An],keys:["/"],text:"Find trace sets",action:"search",none:Vn},{pages:[An],keys:["ArrowDown","Enter"],text:"From the\
 search into the list",action:"enter",inSearch:!0},{pages:[An],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[An],keys:["ArrowRight","ArrowLeft"],text:"In \
the list: to what can be done with the set, and back"},{pages:[An],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[An],keys:["Space"],text:"In the list: select the set\
, for several at once"},{pages:[An],keys:["c"],text:"Take the set in focus as the control",action:"control",none:_d},{pages:[An],keys:["t"],text:"Take the set in focus as the test",action:"test",none:_d},
{pages:[Kn],keys:["/"],text:"Search the names of the rows",action:"search",none:Vn},{pages:[Kn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Kn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Kn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Kn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Jt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Vn},{pages:[Jt],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[Jt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Jt],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Jt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[Jt],keys:["Space"],text:"In the table: select the frame"},{pages:[Jt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Jt],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Jt],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Kn,kd,Jt,Lt,_r],keys:["c"],text:"Choose the control",action:"control"},{pages:[Kn,kd,Jt,Lt,_r],keys:["t"],text:"Choose the test",action:"test"},{pages:[Lt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:Vn},{pages:[Lt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Lt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Lt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Lt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Lt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Lt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:xr},{pages:[Lt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Lt],keys:["m"],
action:"measure",none:xr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[Lb],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:Vn},{pages:[_r],keys:["/"],text:"Find a table or column",action:"search",none:Vn},{pages:[_r],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[ls],keys:["?"],text:"List the keys",
action:"help"},{pages:[ls],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Vn},{pages:[Lt],keys:[","],action:"form\
er",none:xr},{pages:[Lt],keys:["."],action:"next",none:xr}],Pb={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Ib=["button","checkbo\
x","file","radio","range","reset","submit"];function is(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Ib.includes(e.type))}function Db(e,t){
let{target:n,key:o}=e,s=is(n);return Sd.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(l=>[t.name,ls].includes(l)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, \
[role="combobox"]')||!n.value)))}function Bb(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function qb(e){return e.flatMap((t,n)=>[
n>0&&" ",a("kbd",{},Pb[t]??t)])}function xd(e,t){let n=Sd.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a(
"div",{},a("dt",{},qb(o)),a("dd",{},s)))))}function Hb(e){let t=de("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===
o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Te("close","Close",n)),xd(`${e.name} page`,e.name),xd(ls,ls),a("p",{class:"muted small"},"Letters typed into a \
field stay there.")));document.body.append(o),o.showModal()}function $d(e,t){let n=()=>e()&&Hb(e().page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};
if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let l=Db(o,s);if(!l||l.action==="close"&&Bb())return;let i=l.action===
"help"?n:r.keys?.[l.action],c=i!==void 0&&i()!==!1;(c||l.none)&&o.preventDefault(),!c&&l.none&&ve(l.none,{seconds:4})})}var vd="tracediff.session";function Fb(){try{return JSON.parse(sessionStorage.getItem(vd))??[]}catch{return[]}}function Ed(e){let t=null,n=0,o="";function s(){return t===null&&(t=Fb(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(vd,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let l=u=>r(s().filter(d=>d.id!==u)),i=u=>en(u).catch(d=>(d.status===404&&l(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===o||ke.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>i(p)));m&&f&&u===t&&d!==o&&ke.active.length===
0&&(o=d,e(...es(m,f)))}return ke.addEventListener("stored",({detail:u})=>{l(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),ke.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?l(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Et().then(()=>r(s()))}}}var Ul=new Set,Od=!1,Cn=()=>Od;function $o(e){return Ul.add(e),()=>Ul.delete(e)}function Td(e){Od=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Ul])t()}function Md(){window.
addEventListener("beforeprint",()=>Td(!0)),window.addEventListener("afterprint",()=>Td(!1))}var Be=["control","test"],Jn={control:"test",test:"control"},Cd=["rank","span","step"],Wb=["both",...Be],Sr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,zl=e=>/^\d+$/.test(e??"")?e:"";
function Gl(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let l of Be){for(let i of Cd)n[`${l}_${i}`]=zl(t.get(`${l}_${i}`)??t.get(i));n[`${l}_marker`]=t.
get(`${l}_marker`)||t.get("marker")||""}let[o,s]=[Sr(t.get("from")),Sr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:Wb.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Sr(zl(t.get("nth"))),at:Be.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Sr(zl(t.get("align_nth")))??0}}var Ad=e=>String(Math.round(e*1e3)/1e3);function vo(e){
let t=new URLSearchParams,n=(s,r,l="")=>{r!=null&&r!==l&&t.set(s,String(r))};Be.forEach(s=>n(s,e[s]));for(let s of[...Cd,"marker"]){let[r,l]=Be.map(c=>e[`${c}_${s}`]??""),i=r===l||!e.control||!e.test;
n(s,i?r||l:""),Be.forEach(c=>n(`${c}_${s}`,i?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",Ad(e.from)),n("to",Ad(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeline":`/timeline?${o}`}function Rn(e){let t=Be.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var jb=(e,t)=>e-t,Rd=e=>[...new Set(
e)].sort(jb),Yl=e=>Rd(e.map(t=>t.rank)),Kl=(e,t)=>Rd(e.filter(n=>n.rank===t).map(n=>n.span)),Vl=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function Ub(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var zb=(e,t)=>e.find(n=>String(n)===t);function Nd(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,f)=>{let p=d===""?void 0:zb(u,
d);return d!==""&&p===void 0&&o.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(Yl(e),t.rank,"rank",n?.sample.rank),l=s(Kl(e,r),t.span,"file",n?.sample.span),i=Vl(e,r,l),c=t.step===""?void 0:i.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?i.find(u=>u.step_number===n.sample.step_number)??i[Math.min(n.place,i.length-1)]:Ub(i),{sample:c,place:i.indexOf(c),missing:o}}var $r=e=>/^\d+$/.test(e??"")?e:"",Qn=(e,t={})=>vo({control:e.control,test:e.test,control_rank:$r(e.control_ranks),test_rank:$r(e.test_ranks),control_step:$r(e.control_steps),test_step:$r(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Eo(e,t){let{name:n,category:o}=os(t,"test");return Qn(e,{name:n,category:e.use_short_name?"":o})}
function vr(e,t,n,o=null){let s={};for(let l of["control","test"]){let{rank:i,span:c}=t[l]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${l}_rank`]:u(i),[`${l}_span`]:c>0?String(c):"",[`${l}_step`]:u(
n[l])})}let r=o&&os(o,"test");return Qn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Ld(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",l=t.length>0?String(t[0]):void 0;return Qn(e,{at:r,...l?{control_rank:l,test_rank:l}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var Xn=["device","host","calls"];var Zl={device:"own",host:"self",calls:"calls"},Mr=["calls","host","self","device","own"];function Dd(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function cs(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Bd=/ #\d+$/,Tr=(e,t)=>e==="module"&&t!==null?t.replace(Bd,""):t,qd=()=>[0,0],Ql=()=>Object.
fromEntries(Mr.map(e=>[e,qd()]));function Or(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:Ql(),kernels:[],shapes:[],
children:[],own:Ql(),key:"",foldKey:""}}var Jl=(e,t)=>t>0?(e??0)/t:0,Er=(e,t,n,o)=>n?[Jl(e[`control_${t}`],o[0]),Jl(e[`test_${t}`],o[1])]:[Jl(e[t],o[0]),0];function Gb(e,t,n){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||n[r]===0?null:s/n[r])}function Yb(e,t,n){let o=Object.fromEntries(Mr.map(s=>[s,Er(e,s,t,n)]));return{...Or({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:Gb(e,t,n),split:e.split??null},figures:o,own:{calls:o.
calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:Er(s,"counts",t,n),device:Er(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Er(s,"calls",t,n)}))}}function Ar(e,t,n){
[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(i,c)=>{let u=[i,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),cs(d===0?u:`${u}
${d}`)},l=[n,s.sort,...s.names.map(i=>Tr(s.sort,i)),s.status].join(`
`);Ar(s,r(t,s.names),cs(l))}}var Cr=e=>e.reduce((t,n)=>cs([t,n.sort,Tr(n.sort,n.control_name),Tr(n.sort,n.test_name),n.status].join(`
`)),"root");function ei(e,t){let n=[],o=(r,l,i)=>{Object.assign(r,{at:n.length,parent:l,depth:i}),n.push(r),r.children.forEach(c=>o(c,r,i+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(Xn.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)Kb(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var To=e=>e.status==="same"||e.status==="replaced";function Kb(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Xn){let o=e.own[Zl[n]],s=[...o],r=o[1]-o[0];for(let l of e.children)s[0]+=l.total[n][0],s[1]+=l.total[n][1],r+=To(l)?0:t[n][l.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=To(e)?r:null}}function ti(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>Yb(r,t,o));return e.nodes.forEach(({parent:r},l)=>{r!==
null&&s[r].children.push(s[l])}),Ar(s[0],"root","root"),ei(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Xl=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Pd(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let l=s.get(r[n]);l||(l={[n]:r[n],...Object.fromEntries(o.map(i=>[i,qd()]))},s.set(r[n],l),e.push(l)),o.forEach(i=>Xl(l[i],r[i]))}}function Id(e,t){Mr.
forEach(n=>Xl(e.figures[n],t.figures[n])),Object.values(Zl).forEach(n=>Xl(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Pd(e.kernels,t.kernels,"name",["counts","device"]),Pd(e.shapes,t.shapes,"text",["calls"])}function Vb({sort:e,status:t,names:n}){let[o,s]=n.map(r=>Tr(e,r));return t===
"replaced"?[o,s]:[o??s,o??s]}var Jb=(e,t)=>Mr.some(n=>e.figures[n][t]>0);function Hd(e){if(e.children.forEach(Hd),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>Jb(e,o)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function Fd(e){let t=Or(e.root);Id(t,e.root);let n=new Map,o=(r,l)=>{let i=Vb(l),c=[l.sort,...i].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Or({...l,names:i,status:l.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,l)=>{let i=o(r.sort==="modul\
e"?t:l,r);Id(i,r),r.children.forEach(c=>s(c,i))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Hd(t),Ar(t,"root","root"),ei(t,{...Wd(e),grouped:"class"})}function Wd({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var jd=e=>({...e,children:e.children.map(jd)});function Qb(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&Bd.test(o??"")&&t.unshift(o)}return t}function Xb(e,t){let n=Or({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Zl))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((l,i)=>l+i.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function Ud(e,t,n){let o=new Map([...n].filter(l=>e.byKey.
get(l)?.instances>1).map(l=>[l,[]]));for(let l of t.frames)o.has(l.foldKey)&&l.sort!=="rest"&&o.get(l.foldKey).push(l);let s=l=>{let i=o.get(l.key);if(!i||i.length===0)return{...l,children:l.children.
map(s)};let c=Xb(l,i);return{...l,opened:!0,own:Ql(),kernels:l.kernels,children:[...i.map(u=>({...jd(u),above:Qb(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return zd(r,o),ei(r,Wd(e))}function zd(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;Ar(n,cs(`${e.key}
${o||"rest"}`),n.foldKey||cs(`${e.key}
rest`))}else zd(n,t)}function Zn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var eo=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",sn=(e,t)=>e.total[t][1]-e.total[t][0];function rn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function ni(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function Oo(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var Gd=["both","control","test"];function Zb(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function Yd(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=Zb(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),l=new Float64Array(r.length),i=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;l[f]=p,i[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
i[f]),d[m.at]=f}),{start:l,end:i,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var ek=["modules","operators","python"],tk=["folded","class","instance"],Nr=["control","test"],Lr=["ranks","steps","marker"],nk=5e3,oi=40,us=(e,t,n)=>t.includes(e)?e:n,Rr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,oi);function Mo(e){let t=new URLSearchParams(e),n={};for(let o of Nr){n[o]=t.get(o)??"";for(let s of Lr)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:us(t.get("level"),ek,"modules"),by:us(t.get("by"),Xn,""),width:us(t.get("width"),Gd,"both"),frames:us(t.get("frames"),tk,"folded"),order:us(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Rr(t.get("node"))[0]??"",zoom:Rr(t.get("zoom"))[0]??"",open:Rr(t.get("open")),rows:Rr(t.get("rows"))}}function Wt(e){let t={...Mo(""),...e},n=new URLSearchParams,o=(s,r,l="")=>{r!==l&&
r!==""&&n.set(s,r)};for(let s of Nr)o(s,t[s]),Lr.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-oi).join(".")),o("rows",t.rows.slice(-oi).join(".")),n.size===0?"/tree":`/tree?${n}`}function Ao(e,t,n){let o=new URLSearchParams(
{max_nodes:String(nk)}),s=e.test!=="";for(let r of s?Nr:["control"]){s&&o.set(r,e[r]);for(let l of Lr){let i=e[`${r}_${l}`];i!==""&&i!=="all"&&o.set(s?`${r}_${l}`:l,i)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var $t=e=>Object.fromEntries(Nr.flatMap(t=>[t,...Lr.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),ok=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function Kd(e,t){let{name:n,category:o}=os(t,"test");if(!ok.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,l=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Wt({...$t(e),q:l,level:r?"python":"modules"})}var Vd=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Jd="tracediff.dismissed-jobs",sk=24*3600*1e3,rk=1e4;function Qd(){try{return JSON.parse(localStorage.getItem(Jd))??[]}catch{return[]}}function ak(e){try{localStorage.setItem(Jd,JSON.stringify([...Qd().
slice(-50),e.id]))}catch{}}function lk(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<sk;return!n.includes(e.id)&&(!jn(e)||t.has(e.id)||o)}function ik(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),l=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&l<rk)return;let i=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!i||n===
"job"||n==="running")&&Ae(s,n==="failed")}}}function Xd(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,l=ik(),i=0;function c(){let w=null;for(let g of ke.transfers){let y=s.get(g.key);y||(y=wd(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:_}=g;l.tell(g.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=Qd();Ht.running.forEach(y=>r.add(y.id));let g=Ht.list.
filter(y=>lk(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,yd(y,()=>{ak(y),d()})),s.get(y.id).update(y),l.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Yn(y)}`});return g}function d(){
i=0;let w=s.size===0,g=c(),y=[...ke.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);nn(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),ke.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){i===0&&(i=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return ke.addEventListener(
"change",m),ke.addEventListener("stored",f),ke.addEventListener("sets",t),Ht.addEventListener("change",m),Ht.addEventListener("stored",p),d(),{node:o,unmount(){ke.removeEventListener("change",m),ke.removeEventListener(
"stored",f),ke.removeEventListener("sets",t),Ht.removeEventListener("change",m),Ht.removeEventListener("stored",p),cancelAnimationFrame(i)}}}var ck="a[href], button:not(:disabled), input";function Zd(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(ck)].filter(f=>!f.closest("form"));function l(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function i(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(l),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(l)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),w=p.indexOf(o),g=[o,...r(o)],y=g.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||is(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:i,focus:u}}function Pr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},l,i){let c=de("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){i();return}u.disabled=!0,await l(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&i()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),I("Cancel",i,{class:"small-button"}));E(e,d),u.focus(),u.select()}var Co=4;function tm(e,t,n={}){let o=de("menu"),s=a("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fa\
lse",on:{click:()=>r?c():i(),keydown:p=>{(p.key==="ArrowDown"||p.key==="ArrowUp")&&(p.preventDefault(),i(p.key==="ArrowUp"))}}},Ct("more")),r=null,l=()=>em(r,s);function i(p=!1){r=a("div",{class:"row-\
menu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:f}}),E(r,t().filter(w=>!w.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),em(r,s),addEventListener("scroll",l,{capture:!0}),addEventListener("resize",l),u().at(p?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",l,{capture:!0}),removeEventListener(
"resize",l);let p=r;r=null,p?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=p=>a("button",{type:"button",
role:"menuitem",tabindex:"-1",class:p.danger?"danger":"",disabled:p.disabled,title:p.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),p.run()}}},p.text);function m(p){let w=u().filter(b=>!b.disabled),
g=w.indexOf(document.activeElement),y=p.key.length===1?p.key.toLowerCase():"",h={ArrowDown:w[(g+1)%w.length],ArrowUp:w.at(g-1),Home:w[0],End:w.at(-1)}[p.key]??(y.trim()===""?void 0:[...w.slice(g+1),...w].
find(b=>b.textContent.toLowerCase().startsWith(y)));(p.key==="Escape"||p.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(p.key==="Escape"||h)&&(p.preventDefault(),p.stopPropagation(),h?.focus({preventScroll:!0}))}
function f(p){r&&!r.contains(p.relatedTarget)&&p.relatedTarget!==s&&c()}return s}function em(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Co+s<=innerHeight;e.style.
setProperty("top",`${Math.max(Co,r?n.bottom+Co:n.top-Co-s)}px`),e.style.setProperty("left",`${Math.max(Co,Math.min(n.right-o,innerWidth-o-Co))}px`)}var Ir=10,nm=3;function uk(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>yr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function om(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function dk(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function mk(e,t){let n=s=>I(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-nm;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,nm).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function fk(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>E(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),mk(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,dk(e)),edit(l){Pr(o,e[l],l==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[l]:i}),r)}}}function pk(e,t,n){let o=md(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,fd(e)),E(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&Ct("warning"),a("span",{class:"ellipsis"},o.text),Ct("chevron"));return s}
function hk(e){return e.steps.length>0?a("span",{title:Qe(e.steps)},R(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function sm(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Ir)},n.get(e.id))),r=tm(`Actions for ${e.label}`,()=>uk(e,t,u=>l.edit(u))),l=fk(e,t,()=>r.focus()),i=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,i.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},i),a("td",{class:"pic\
k-cell"},om("control",e,t),om("test",e,t)),l.node,a("td",{"data-head":"Added",class:"date"},Bt(e.created)),a("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},R(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},hk(e)),a("td",{class:"num","data-head":"Events"},R(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${Me(e.raw_bytes)} of JSON in ${ne(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):xe}`},Me(e.disk_bytes)),a("td",{"data-head":"Quality"},pk(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${ut(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var rm=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],am=rm.filter(e=>e.sort);function gk(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},I([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function lm(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=rm.map(g=>gk(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Zd(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),l=new Map,i=new Map;function c(g,y,h,b){let _=i.get(g),v=_?.shown===
y?_:{shown:y,rows:h()};return b.set(g,v),v.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>sm(g,e,l,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[wk(
g,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(v=>u(v,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[yk(g,y,_,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;nn(t,g.entries.flatMap(_=>_.group?d(_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),i=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),f(g),p(g)}function f({sort:g,order:y}){for(let h of o){let b=h.dataset.sort===g;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,E(h.querySelector(".sort-mark"),b&&Ct(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let _ of h){let{set:v}=_.dataset;for(let k of["control","test"])_.toggleAttribute(`data-${k}`,v===g[k]),_.querySelector(`.pick-${k} input`).checked=v===g[k];_.toggleAttribute("dat\
a-checked",y.has(v)),_.querySelector(".set-check").checked=y.has(v)}let b=h.filter(_=>y.has(_.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function w(g){
let y=[...t.children].find(h=>h.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function wk(e,t,n){let o=I([Ct("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},ne(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ne(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},Bt(e.newest)),a("td",
{colspan:String(Ir-4)}))}function yk(e,t,n,o){return a("tr",{class:"more-row member"},a("td",{colspan:String(Ir)},t.loading?a("span",{class:"muted"},"Loading …"):I(`Show more of ${e.prefix} (${R(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function im(e,t){let n=e,o=de("tags"),s=de("known-tags"),r=a("p",{class:"small",role:"status"}),l=a("ul",{class:"tag-list"}),i=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${ne(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Te("close","Close",()=>m.close())),a("div",{class:"trace-body"},l,u,
i,r)));async function f(w,g){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await Hn(n[y].id,w);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Ae(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;n.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),E(l,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),Te("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),Vs().then(w=>E(i,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function um({title:e,text:t,form:n,action:o,start:s,ended:r}){let l=de("regroup"),i=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=I("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":l,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:l},e),Te("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,i),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){i.textContent=b,i.classList.toggle("error-text",_),_&&Ae(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||ve(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${R(b.files_done)} of ${ne(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&ho(m.id).catch(()=>{}),ir(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function bk(e,t){try{for(let n of e.binned)await fo(n);for(let n of e.made.filter(o=>!o.already_stored))await mo(n.set)}catch(n){ve(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function dm(e,t,n){ve(e,{seconds:30,action:{label:"Undo",run:()=>bk(t,n)}}),n(t.set)}function kk(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Me(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function cm(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function mm(e,t){let n=de("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:l,say:i,go:c}=um({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(i("Check some of the files, and not all of them.",!0),null):Yc(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>dm(`“${e.label}” was\
 split into ${ne(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await en(e.id);s=kk(d,()=>i("")),E(o,cm(n,"each",`Each file becomes a set: ${ne(d.file_list.length,"se\
t")}`,!0,u),cm(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,l.open&&o.querySelector("input").focus()}catch(d){E(o),i(d.message,!0)}}function fm(e,t){let n=de(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});um({title:`Join ${ne(e.length,"set")}`,action:"Join",
text:"All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a(
"ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${ne(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>Kc(
e.map(s=>s.id),o.value.trim()),ended:s=>dm(`${ne(e.length,"set")} were joined.`,s,t)}),o.focus()}var _k=10,xk=12,Sk=200,$k=4;async function pm(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:$k},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function vk({change:e,sort:t}){let n=de("find"),o=a("span",{class:"muted small found"}),s=!1,r=rt(Sk,()=>e({q:l.value.trim()})),l=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&l.value!==""&&(f.preventDefault(),l.value="",r.cancel(),e({q:""}))}}}),i=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...i.value.split(" "))}},am.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${f} ${w}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),l,c,a("span",{class:"\
list-order"},i),o);function d(f,p,w){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,xk)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;E(c,g.
map(({tag:h,sets:b})=>I([h,b!==void 0&&a("span",{class:"muted"},` ${R(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,l.focus(),l.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=_k&&!pr(f)&&!s,i.value=`${f.sort} ${f.order}`,document.activeElement!==l&&(l.
value=f.q);let g=p===0?"No set matches.":ne(p,"set");return o.textContent=pr(f)?g:"",g}}}function Ek(e){let t=a("span",{role:"status"}),n=I("",e.compare,{class:"primary"}),o=I("Join …",e.join,{class:"\
writes"}),s=I("Tags …",e.tags,{class:"writes"}),r=I("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,Te("close","Select none",e.
clear));return{node:l,draw(i){l.hidden=i.size===0,t.textContent=`${R(i.size)} selected`,n.textContent=`Compare (${R(i.size)})`,n.disabled=i.size!==2,n.title=i.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=i.size<2,o.title=i.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${R(i.size)}\
)`}}}function Tk(e){let t=a("span",{class:"muted"}),n=I("Previous",()=>e(-1)),o=I("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,l){let i=(r-
1)*On,c=Math.min(i+On,l.entry_total);s.hidden=l.entry_total<=On&&r===1,n.disabled=r===1,o.disabled=c>=l.entry_total,t.textContent=c>i?`${R(i+1)}–${R(c)} of ${R(l.entry_total)}${l.entry_total===l.total?
"":` rows, ${ne(l.total,"set")}`}`:""}}}function hm({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},Ok()),l=new Map,i=new Map,c=null,u=null,d="",m=null,f=[],p={control:"",
test:""},w="",g=null,y="",h=!1,b=(O,j)=>{h=!0,e({page:1,...O},j)},_=vk({change:O=>b(O,{replace:!0}),sort:(O,j)=>b({sort:O,order:j})}),v=lm({pick:t,save:ce,remove:me,check:Z,checkAll:ae,toggleGroup:$,tags:z,
split:O=>mm(O,ee),more:L,filterTag:Re,sort:Pe}),k=Ek({compare:N,join:()=>fm([...l.values()],ee),tags:()=>z([...l.values()]),remove:()=>me([...l.values()]),clear:()=>{l.clear(),J()}}),x=Tk(O=>{e({page:c.
page+O}),r.scrollIntoView({block:"start"})}),M=a("div",{class:"set-list"},_.node,r,x.node,k.node);async function S(){g?.abort(),g=new AbortController;let{signal:O}=g;d=Gn(c).toString(),r.ariaBusy="tru\
e";let j=setTimeout(()=>s.busy(!0),400);try{let[T,U,A]=await Promise.all([Kt(Gn(c),{signal:O}),Vs({signal:O}),pr(c)?Kt("limit=0",{signal:O}):null]);u=T,f=U,m=(A??T).total,await C(O),G()}catch(T){T.name!==
"AbortError"&&P(T)}finally{clearTimeout(j),O.aborted||(s.busy(!1),r.ariaBusy=null)}}function P(O){u=null,d="",E(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",
{},O.message),I("Try again",S,{class:"primary"})))}let q=(O,j,T=On)=>{let U=Gn({...c,page:1});return U.delete("group"),U.set("prefix",O),U.set("offset",String(j)),U.set("limit",String(T)),U};async function C(O){
let j=new Set(u.entries.flatMap(({group:T})=>T?[T.prefix]:[]));for(let[T,U]of[...i]){if(!j.has(T)){i.delete(T);continue}let A=await Kt(q(T,0,Math.min(1e3,Math.max(On,U.sets.length))),{signal:O});i.set(
T,{sets:B(A),total:A.total,loading:!1})}}async function L(O){let j=i.get(O),T=d;j.loading=!0,J();try{let U=await Kt(q(O,j.sets.length));j.sets=[...j.sets,...B(U)],j.total=U.total}catch(U){ve(`${O} can\
not be listed. ${U.message}`,{urgent:!0})}j.loading=!1,T===d&&J()}function $(O){i.delete(O)?J():(i.set(O,{sets:[],total:0,loading:!0}),L(O))}let B=O=>O.entries.flatMap(({set:j})=>j?[j]:[]),Y=()=>u.entries.
flatMap(({set:O,group:j})=>O?[O]:i.get(j.prefix)?.sets??[]);function G(){n({sets:B(u),allTotal:m});let O=_.draw(c,u.total,m);h&&(h=!1,Ae(O)),J(),y!==""&&ye(y)}function J(){if(u){if(_.drawTags(c,f,Re),
x.draw(c.page,u),k.draw(l),u.entries.length===0){E(r,m===0?o():Se());return}v.node.parentNode!==r&&E(r,v.node),v.draw({...u,groups:i,picked:p,checked:l,sort:c.sort,order:c.order})}}let Se=()=>u.total>
0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",I("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function ye(O){if(y="",v.flash(
O))return;u.entries.find(({group:T})=>T&&i.get(T.prefix)?.sets.some(U=>U.id===O))||mt([O]).then(([T])=>{let U=T&&u?.entries.find(({group:A})=>A&&T.label.toLowerCase().startsWith(A.prefix.toLowerCase()));
U&&!i.has(U.group.prefix)&&$(U.group.prefix)}).catch(()=>{})}function Pe(O){let j=O==="label"?"asc":"desc",T=j==="asc"?"desc":"asc";b({sort:O,order:c.sort===O&&c.order===j?T:j})}function Re(O){let j=c.
tag.includes(O);b({tag:j?c.tag.filter(T=>T!==O):[...c.tag,O].slice(-8)})}function Z(O,j,T){let U=Y(),[A,F]=[U.findIndex(X=>X.id===w),U.findIndex(X=>X.id===O.id)].sort((X,le)=>X-le);(T&&A>=0?U.slice(A,
F+1):[O]).forEach(X=>j?l.set(X.id,X):l.delete(X.id)),w=O.id,J()}function ae(O){Y().forEach(j=>O?l.set(j.id,j):l.delete(j.id)),J()}function N(){let[O,j]=[...l.values()].sort((A,F)=>A.created.localeCompare(
F.created)),[T,U]=es(O,j);s.go(gn(T.id,U.id))}function K(O){let j=T=>T.id===O.id?{...T,...O}:T;u.entries=u.entries.map(T=>T.set?{set:j(T.set)}:T),i.forEach(T=>{T.sets=T.sets.map(j)}),l.has(O.id)&&l.set(
O.id,O),n({sets:B(u),allTotal:m}),J()}function ee(O){return l.clear(),y=O,S()}async function ce(O,j){try{return K(await Hn(O.id,j)),Ae("Saved."),!0}catch(T){return ve(`Not saved. ${T.message}`,{urgent:!0}),
!1}}function z(O){im(O,K).addEventListener("close",()=>S())}let oe=O=>O.length===1?`“${O[0].label}”`:ne(O.length,"set");async function me(O){let j=await pm(O,U=>mo(U.id));j.length>0&&ve(`${oe(j.map(
({item:U})=>U))} ${j.length===1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let T=O.filter(U=>!j.some(({item:A})=>A===U));T.forEach(U=>l.delete(U.id)),T.length>0&&ve(`${oe(T)} ${T.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>we(T)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function we(O){let j=await pm(O,T=>fo(T.id));j.length>
0&&ve(`${oe(j.map(({item:T})=>T))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),y=O.length===1?O[0].id:"",await S()}return{node:M,show(O,j){let T=c;c=O,p=j,T&&Gn(T).get("sort")!==Gn(c).
get("sort")&&i.clear(),Gn(c).toString()!==d?S():J()},reload(O=""){return y=O||y,S()},search:()=>m>0&&(_.focus(),!0),enter:()=>v.focus(),focused:()=>u&&Y().find(O=>O.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>g?.abort()}}function Ok(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}function gm(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Cu(o.files);s.length>0?ke.add(s):n.webkitdirectory&&ve("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Ct(t),e),o)}function Mk(){let e=I("Look at a sample pair",async()=>{e.disabled=!0;try{await ke.addSample()}catch(t){
ve(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Vd))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function Ak(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=Te("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),l=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function i(c,u){let d=(f,p,w)=>E(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=gn(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:l,draw:i}}var ds={path:"/",name:"Traces",mount(e,t){return Nk(e,t)}},Ck=24,Rk=100;function Nk(e,t){let n=fr(location.search),o={control:null,test:null},s=[],r=!1,l=[],
i=!1,c=a("span",{class:"count"}),u=hm({change:f,pick:v,loaded:w,empty:Mk,context:t}),d=Ak(()=>_({control:o.test,test:o.control})),m=Xd(y,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),gm("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),gm("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),a("p",{class:"muted small traces-lost\
 writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle("Tra\
ces");function f(x,M){t.go(ud({...n,...x}),M)}function p(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function w({sets:x,allTotal:M}){i||(s=x,t.setTitle(`Traces\
 (${R(M)})`),c.textContent=M>0?R(M):"",d.node.hidden=M===0,location.search===""&&M<=Ck&&g(x),b())}function g(x){let{control:M,test:S}=Du(x);M&&(M!==o.control?.id||S!==o.test?.id)&&(o={control:Ue(x,M),
test:Ue(x,S)},f({control:ut(M),test:ut(S)},{replace:!0}))}function y(x){let M=ke.transfers.some(S=>S.job?.set===x);M&&!l.includes(x)&&l.push(x),M&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(M?x:"")}let h=rt(Rk,async x=>{if(await u.reload(x),l.length>1&&!r&&!i){let M=await mt(l.slice(-2).reverse()).catch(()=>[]);!i&&!r&&g(M)}});async function b(){let x=n,M=["control","test"].map(L=>x[L]),
S=M.filter(L=>L!==""&&!s.some($=>$.id.startsWith(L))),P=await mt(S).catch(()=>[]);if(i||x!==n)return;let[q,C]=M.map(L=>L===""?null:s.find($=>$.id.startsWith(L))??Ue(P,L)??null);o={control:q,test:C},p()}
function _(x){r=!0,o=x,f({control:ut(x.control?.id??""),test:ut(x.test?.id??"")})}function v(x,M){_({...o,[x]:M}),Ae(`${M.label} is the ${x}.`)}function k(x){let M=u.focused();return M?v(x,M):!1}return p(),
{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(x){let M=n;n=fr(x),p(),(M.control!==n.control||M.test!==n.test)&&b()},unmount(){i=!0,h.cancel(),u.unmount(),m.unmount()}}}var ms=200;function wm(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function l(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await ot(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function i(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&i(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await l({row:c,limit:0});u&&(i(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=ms*Math.floor(d/ms),f=await l({offset:m,limit:ms});f&&(f.rows.forEach((p,w)=>{n[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var si=e=>So(e,e.unit,_o(e)).toString();function ym(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(ms)),t.op!==""&&o.set("row",t.op),n?.key===St(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var ri=e=>({key:St(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function bm(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await ot(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function Lk(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=ym(si(e),e,t),o=new AbortController,
s=ot(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function km(e,t){Lk(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,l)=>{
let i=ym(o,s,r),c=n;return n=null,c?.query===i?(l.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),ot(i,{signal:l}))}}var Pk=250;function jt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},Pk),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(p),!f()&&(l(),w(),e.settled())}function l(){e.busy(!1),t.removeAttribute("aria-busy")}function i(){o?.abort(),
l()}return{ask:r,drop:i,say(c){E(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function Nn(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Ik=4,fs=[];function Dk(e){return new Promise(t=>{fs.push({node:e,go:t}),fs.length===1&&Et().then(_m)})}function _m(){let e=fs.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=fs.splice(Math.max(0,e),1);t(),fs.length>0&&Et().then(_m)}function Bk(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:l})=>{o=n&&l===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let l=o;o=
null,l&&Math.hypot(s-l.x,r-l.y)<Ik&&t(l.event)})}function Tt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=Nn(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,I("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),I("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),l=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),i=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{i&&!e.paint&&!Cn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(l);let p=$o(g);async function w(){if(u)return;let h;u=!0;try{c||await Et(),h=await Qo(),c||await Dk(l)}catch(k){E(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!i||i.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(i,m);t.style.height=`${b}px`;let{data:_,layout:v}=e.make(i,m);await h.react(t,_,{...v,width:m,height:b,showlegend:!1,
uirevision:i.zoom??i.revision},Tu),!c&&!d&&(c=!0,e.onClick&&Bk(t,k=>e.onClick(k,i)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,i)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
i)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=i.revision}function g(){c&&i&&!i.empty&&!e.paint&&w()}function y(h){c&&(e.save??Ou)(t,h,`${i.file}-${e.file}`,{title:[
e.title,i.heading].filter(Boolean).join(", "),lines:i.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:l,sql:s,draw(h){let b=i?.revision===h.revision&&!h.empty;if(i=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,l.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,E(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,E(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Ln(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var qk=30,ps={top:8,right:16,bottom:34},Hk=64,Fk=6,xm=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function ai(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},xm.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=Tt({...e,extra:s,tools:[Te("plus","Zoom in",()=>l(.6)),Te("minus","Zoom out",()=>l(1/.6)),Te("reset","Rese\
t the zoom",i)],keys:()=>xm.filter(([c])=>!t.has(c)),height:c=>Wk(c.rows.length),make:(c,u)=>Gk(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function l(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function i(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Sm(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:$m(o,n,qt())})))}}}var Wk=e=>Math.max(e,3)*qk+ps.top+ps.bottom,Sm=e=>[Math.max(e,3)-.5,-.5];function $m(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function jk(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=et(t);return[o,` ${n}`]}function Uk(e){return[Tn(e.name,Hk,Fk).map(Ye).join("<br>"),
e.lines.map(Ye).join("<br>")]}function zk(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return hn(e.map(o=>o.name),n).map((o,s)=>Ye(e[s].mark+o))}function Gk(e,t,n,o){let s=qt(),[r,l]=jk(e),i=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),f=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,h)=>o.has(f(y,h))?null:y),w=(y,h)=>s[f(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((y,h)=>w(y,h)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Uk),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:ps.right,t:ps.top,b:ps.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Sm(i),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:zk(e.rows,u)},shapes:$m(e.rows,n,s)}}}var vm=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${Qe(e)}`,Yk=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Dr(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[vm(f,p,"ranks"),vm(w,g,"steps"),ne(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:l,change:i,
device_type:c}=o,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,l.join(", "),i&&`${i} only`,Yk(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("c\
ontrol")} → ${n("test")}`,[t,t&&u,`made ${Bt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var li=4,Br={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Em(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacemen\
ts",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,l=null;function i(u,d){let m=u.replacements??[];if(l!==u&&(l=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${R(m.length)})`;
let f=d?[u.control.samples,u.test.samples]:[1,1];E(n,m.slice(0,r?void 0:li).map(p=>c(p,f,d))),o.hidden=r||m.length<=li,E(o,!o.hidden&&I(`Show all ${R(m.length)}`,()=>{r=!0,i(u,d),n.children[li].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let f=[u.control.counts/d[0],u.test.counts/d[1]],p=[u.control.total_duration/d[0],u.test.total_duration/d[1]],w=d[0]===d[1]?u.diff_duration/d[0]:
p[1]-p[0],g=w>0?"more":w<0?"less":"calm",y=(h,b,_)=>a("p",{class:`replaced ${_}`},a("span",{class:"replaced-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),a("p",{class:"muted small"},
Br[u.rule]??u.rule,u.shared!==null&&[", ",a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},u.input_dims),` (${Fe(100*u.shared)} of what launches them is shared)`])),a(
"dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${R(f[0])} → ${R(f[1])}`),a("dt",{},m?"time per step":"time"),a("dd",{title:`${ue(p[0])} → ${ue(p[1])}`},`${D(p[0])}\
 → ${D(p[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${g}`,title:Ge(w)},be(w),p[0]>0&&` (${je(100*w/p[0])})`)))}return{node:s,draw:i}}async function Ut(e,t){try{await navigator.clipboard.writeText(e),ve(t,{seconds:4})}catch{ve(`Copy this: ${e}`,{seconds:60})}}var Kk={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Tm="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function to(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${R(n)} steps are too few to find a change among ${R(
o)} rows.`}let t=`q = ${pn(Un(e))}, p = ${pn(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function hs(e){
switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${pn(e.calls_q_value)})`;default:return""}}
var Vk=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,l)=>r===null||l===null?null:l-r,o=(r,l,i,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[l,i,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,l,i,c=n(l,i))=>o(r,D(l),D(i),be(c),[ue(l),ue(i),Ge(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",R(e.control_counts),R(e.test_counts),st(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Om(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Br[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ss(e)].join(`
`):e.name}function Mm({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let l=a("div",{class:"op-panel-body"}),i=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Te("close","Close (Escape)",e)),l),c=null;function u({row:d}){let{replaces:m}=d,f=hs(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${Kk[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${Br[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ss(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},to(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),Vk(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&I("Show in the table",r,{class:"link-button"}),s&&I("Show its ranks and steps",s,{class:"link-button"}),I("Copy the name",()=>Ut(d.name,"Name copied."),{class:"link-button"}))]}return{node:i,
isOpen:()=>!i.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=i.hidden;i.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!i.hidden),E(l,i.hidden?null:m??u(d)),(f||m)&&(l.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),i.remove()}}}var ii={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},Ro=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Am(e){let t=de("top"),n=de("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",
{id:n,on:{change:()=>e({sort:s.value,order:xo(s.value)})}},Object.keys(ii).filter(i=>Ol.includes(i)).map(i=>a("option",{value:i},ii[i]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"\
chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(i,c){let u=[...new Set([...Zu,i.top])].sort((d,m)=>d-m);E(o,u.map(d=>a("option",{value:String(d),selected:d===i.top},
String(d))));for(let d of s.options){let m=ii[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=i.sort},drawRest(i,c){r.textContent=i>c?`${R(c)} of ${R(i)} rows are drawn; the table\
 has all`:""}}}function Cm(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=a("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=a("div",{class:"chart-tools verdict-actions"},o,I("Copy link",()=>Ut(location.
href,"Link copied.")),t,n);return{title:a("h3",{},"All rows ",e),node:s,draw(r,l,i,c){let{row_count:u,rows_before_filters:d}=l,m=r.fold?l.replacements.length:0;e.textContent=(u===d?R(u):`${R(u)} of ${R(
d)}`)+(m>0?`, ${ne(m,"pair")} folded`:""),t.href=tl(Al(r,i,c,"csv")),n.href=tl(Al(r,i,c,"json")),o.href=Qc(cd(r,i,c)),o.download=`${Ro(l)}.html`,t.download=`${Ro(l)}.csv`,n.download=`${Ro(l)}.json`}}}function Rm(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&I("Use all ranks and steps",t.all,{class:"primary"}),o&&I("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&I("Try again",t.again,{class:"primary"})," ",a("a",
{href:"/"},"Choose other traces")))}function Nm(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",a("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var it={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},gs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},qr=e=>e[0].toUpperCase()+
e.slice(1),Jk={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},ci=e=>Jk[e]??e.toLowerCase();function ui(e){let t=e.split(" overlapping ").map(ci);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var di={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Lm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},mi={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Hr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Fr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},fi={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},no="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Qk=56;function pi(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function Xk(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function Pm(e,t=null){let n=de("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function l(m){let f=pi(m.text),p=f.filter(([,g])=>g).map(([g])=>g),w=new Map(hn(p,Qk).map((g,y)=>[p[y],g]));return f.map(([g,y])=>{if(!y)
return g;let h=Xk(m.rows,g),b=h&&e.page(h),_=a("code",{title:h?.name??g},a("bdi",{},w.get(g)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let i=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let w=e.row(m),g=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{i(h)&&(h.preventDefault(),e.onRow(m))}}},g)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(g=>[e.rank(g),`rank ${g}`]),...m.steps.map(g=>[e.step(g,f),`step ${g}`])].map(g=>Array.isArray(g)?g[0]!==null&&a("a",{href:g[0],title:`Compare ${g[1]} alone`},g[1]):g).filter(Boolean),
w=e.timeline(m);return w&&p.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${it[m.part].name} bar`)),p.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((g,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),g]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},
"likely"),f&&" ",l(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.diagnosis?.length>0?E(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):E(o,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Im=7.2,jr=6,Wr=["solid","dot","dash","dashdot","longdash","longdashdot"],hi=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],gi=e=>qt()[e==="B"?
"test":"control"];function zr(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Gr=e=>e.map(t=>Ye(t)).join("<br>"),Le=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ur=116,ws=22,No=e=>e>1?64-ws+e*(Ur+ws):320;function Zk(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:se("--muted")},text:e.map(o=>o.
values[t].value?"":Ye(o.values[t].none??o.values[t].text))}}function ys({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let l=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[i,c]=n==="time"?et(l):n==="bytes"?il(l):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+jr+Im*f),Math.floor(r*.42),360),w=Math.floor((p-14-jr)/Im),g=e.map(y=>Gr([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:se("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...Zk(e,h,o)})),layout:zr({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:jr,tickcolor:"rgba(0,0,0,0)",ticktext:hn(e.map(y=>y.label),w).map(Ye)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:i?` ${i}`:""}})}}var wi=(e,t)=>t===""?{property:hi[e%hi.length],dash:Wr[Math.floor(e/hi.length)%Wr.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Wr[e%Wr.length]},e0=e=>et(
Math.max(e,1));function t0(e,t,n,o){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),l=s.reduce((m,f)=>Math.max(m,f),0),[i,c]=t==="rate"?yo(l):t==="bytes"?il(l):[t,1],u=o*
(Ur+ws)-ws,d=1-n*(Ur+ws)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-Ur/u),d],title:{text:i,font:{size:11}}}}}var n0=(e,t)=>({
text:Ye(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:se("--text")}}),o0=400,s0=e=>se(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),r0=(e,t)=>e.length>o0?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Hm(s0(n),.55),dash:"dot"}})),a0=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Ye(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:se("--muted")}}));function l0(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[l,i]=e0(r?o-s:o);return{scale:l,per:i,far:r,offset:r?Math.floor(
s/i)*i:0}}function Bm({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:l,per:i,far:c,offset:u}=l0(e,o),d=w=>(w-u)/i,m=w=>n==="rate"?Fn(w):n==="bytes"?Me(w):`${R(w)} ${n}`,f=t.map((w,g)=>t0(e.
filter(y=>y.panel===w),n,g,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=wi(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:se(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>Gr([w.name,`at ${ue(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:zr({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${l}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${ue(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>n0(w,f[g].axis.domain[1])):[],...a0(s,d,r)],shapes:r0(s,d)}),per:i,offset:u}}function qm(e){let[t,n]=et(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function Hm(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function i0(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function Fm({sides:e},t){
let n=e.map(h=>i0(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),l=Math.max(1,Math.min(s,r-12)),i=n.some(h=>h.has(0)),c=Array.from(
{length:r-l+1},(h,b)=>l+b);i&&c.unshift(l-4,l-3,l-2,l-1);let u=(h,b)=>n[h].get(i&&b===l-4?0:b<l?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<l?"none":`${D(d(h))} to ${D(d(h+1))}`,f=c.filter(h=>h>=l&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...i?[l-4]:[],...f.filter((h,b)=>b%p===0&&!(i&&(h-l+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Hm(gi(h.side),y===0?.65:.4),line:{color:gi(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>Gr([m(h),...e.map((b,_)=>`${b.name}: ${R(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:zr({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<l?h+
.5:h),ticktext:g.map(h=>h<l?"none":qm(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Dm(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:jr,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>qm(10**s)),title:{text:n,font:{size:11},standoff:4}}}function Wm({sides:e}){let t=l=>Math.log10(Math.max(l,.001)),n=l=>{let i=e.flatMap(u=>u.points.map(d=>t(d[l]))),c=Math.floor(Math.
min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:se("--muted"),width:1,dash:"dot"}},...e.map(({key:l,side:i,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:l,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:gi(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Gr([c,`rank\
 ${d.rank}`,`host ${D(d.cpu_duration)}, device ${D(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:zr({xaxis:Dm(...o,"the launch on the host"),yaxis:Dm(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var Km=(e,t)=>e.rank-t.rank||e.span-t.span,c0=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function jm(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let l=`${s}/${r}`;n||=t.has(l),t.
add(l)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(Km)}}var Um=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),Yr=e=>e===void 0?"–":e===null?"whole":String(e);function yi(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var zm=(e,t)=>e===t?e:`${e} / ${t}`;function u0(e,t){
let n=({rank:r,span:l})=>`${r}/${l}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(i=>[n(i),i])),l=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(Km).map(
i=>({control:o.has(n(i))?i:void 0,test:l.has(n(i))?i:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,l)=>({control:e[l],test:t[l]}))}}
function Gm(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let l=t.map(()=>n.map(()=>null)),i=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);l[u][i.get(c.step_number)]=c}return l}function Kr(e,t){let[n,o]=[jm(e),jm(t)],{rows:s,byPosition:r}=u0(n.keys,o.keys),[l,i]=[Um(e),Um(t)],c=Math.max(l.length,i.length),u=Array.from(
{length:c},(m,f)=>({control:l[f],test:i[f],text:l.length===0?Yr(i[f]):i.length===0?Yr(l[f]):zm(Yr(l[f]),Yr(i[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?zm(yi(m.control),yi(m.test)):yi(m.control??m.test)})),columns:u,control:d(Gm(e,s,l,"control",n.split)),test:d(Gm(t,s,i,"test",o.split)),ranksByPosition:r,stepsByPosition:l.
length>0&&i.length>0&&!c0(l,i)}}function bs(e,t){let n=l=>l.map(i=>i.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((l,i)=>l.map((c,u)=>c===null||s[i][u]===null?null:s[i][u]-c));return{
control:o,test:s,diff:r}}function Lo(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Ym=e=>e.reduce((t,n)=>t+n,0)/e.length,d0=1.05,
m0=.05;function Vm(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[l])=>r-l).map(([r,l])=>{let i=Ym(l.map(u=>u.step)),c=l.every(u=>u.exposed_communication!==
null);return{rank:r,samples:l.length,step:i,waiting:c&&i>0?Ym(l.map(u=>u.exposed_communication))/i:null}}),o=Lo(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=d0);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:f0(n)}}function f0(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=Lo(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=m0&&t.waiting<=n/2?t:null}var p0=32,h0=512;function g0(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function w0(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>Lo(e.map(s=>s[o]??0)))}function y0(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,w0(s)]));return new Map(
e.map(o=>[o,g0(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function bi(e){let t=y0(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var ki=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function _i(e,t,n,o){let s=Math.floor(p0/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(h0/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:bi(e).slice(0,s),limited:!0,note:ki(s,e.length,o,t)}}var b0=16,Pn=e=>e==null?xe:`${e} %`,xi=(e,t)=>e.letter?`${e.letter} · ${t}`:t,k0=e=>e.map(t=>({key:t.key,name:xi(t,t.label),colour:se(t.letter==="B"?"--test-fill":"--control-fill")})),_0=e=>({key:e.
property,name:e.name,colour:se(e.property)});function Po(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function Qt(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:l,empty:i}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>n(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=o(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:xi(p,y),full:`${xi(p,p.label)}, ${y}`,total:D(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=_i([...c.values()],e.length,t,l),f=d.flatMap(p=>p.bars);return f.length===0?{empty:i}:{places:f.length,...m,data:p=>ys({bars:f,kind:"\
time",stacked:!0,series:r.map(_0)},p)}}function x0(e,{table:t,name:n,value:o,show:s,range:r,kind:l}){let i=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(
d),p=i.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:l==="percent"?"0 %":"0"},i.set(f,p)})),[...i.values()]}
var Jm=e=>Math.max(...e.values.map(t=>t.value??0));function S0(e){let t=[...e].sort((n,o)=>Jm(o)-Jm(n)).slice(0,b0);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ke(e,{
order:t},n){let o=x0(e,n),{shown:s,...r}=n.ranks?_i(o.map(l=>({...l,group:"",values:l.values.map(i=>i.value===null?[]:[i.value]),bar:l})),e.length,t,"ranks"):S0(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:l=>ys({bars:s.map(i=>i.bar??i),kind:n.kind,series:k0(e),errors:!!n.range},l)}}var Xm="−",tt=e=>e==null;function ks(e,t){return tt(e)?xe:ft(e,0,t).replace("-",Xm)}function _s(e,t){let n=ks(e,t);return Number(n.replace(Xm,"-"))===0?"0":e>0?`+${n}`:n}var he=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>tt(o)||o===""?xe:String(o)}),xs=(e,t)=>({key:e,title:t,show:n=>tt(n)||n===-1?xe:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),ge=(e,t)=>({key:e,title:t,number:!0,
show:R,showDiff:st}),Q=(e,t)=>({key:e,title:t,number:!0,show:D,exact:n=>tt(n)?null:ue(n),showDiff:be,exactDiff:n=>tt(n)?null:Ge(n)}),In=(e,t)=>({key:e,title:t,number:!0,show:Fn,exact:n=>tt(n)?null:ll(
n),showDiff:wu,exactDiff:n=>tt(n)?null:`${n>0?"+":""}${ll(n)}`}),Pt=(e,t)=>({key:e,title:t,number:!0,show:Me,exact:n=>tt(n)?null:cl(n),showDiff:ku,exactDiff:n=>tt(n)?null:`${n>0?"+":""}${cl(n)}`}),Ve=(e,t)=>({
key:e,title:t,number:!0,show:n=>tt(n)?xe:`${ks(n,2)} %`,showDiff:n=>tt(n)?xe:`${_s(n,2)} pp`,exactDiff:n=>tt(n)?null:`${_s(n,6)} percentage points`}),Vr=(e,t)=>({...Ve(e,t),show:n=>tt(n)?xe:`${ks(100*
n,1)} %`,showDiff:n=>tt(n)?xe:`${_s(100*n,1)} pp`,exact:n=>tt(n)?null:`${ks(100*n,6)} %`,exactDiff:n=>tt(n)?null:`${_s(100*n,6)} percentage points`}),Xe=(e,t)=>({key:e,title:t,number:!0,show:n=>ks(
n,3),showDiff:n=>_s(n,3),exact:n=>tt(n)?null:String(n),exactDiff:n=>tt(n)?null:String(n)}),$0={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},vt=e=>({...e,meaning:"gain"}),_e=e=>({...e,
meaning:"neutral"});function Zm(e){let[t,n]=$0[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Dn=(e,t=o=>o,n=t)=>[_e(ge("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],pe=(e,t)=>({...e,what:t}),nt=(e,t,n)=>({key:e,title:t,show:o=>tt(
o)?xe:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Bn={key:"note",title:"note",note:!0,show:e=>tt(e)?"":String(e)},Qm=10;function v0(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function E0(e){let t=v0(e.split("|")),n=t.length>Qm+1?t.slice(0,Qm):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${R(r)} × ${s}`:s)),o>0&&a("li",{},`${R(o)} more`))}var ef=(e,t)=>({key:e,title:t,mono:!0,show:n=>tt(n)?xe:E0(n)}),Ss=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=tt(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function tf(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var yn=`There is no device work in the selected ranks and steps. ${no}`,$s=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${no}`,$e=he("rank","rank"),
oo=xs("device","device"),vs=xs("stream","stream"),Es=nt("kernel_type","kind",ci),Xt=Ss(he("operator","operator",!0),()=>"cpu_op"),Ts=Ss(he("name","kernel",!0),e=>e.category),so=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Io=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Do=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Ze=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var nf=[["compute",it.compute,"--part-compute"],["non_compute",gs,"--part-communication"],["idle",it.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${D(
s[`${e}_time`])}, ${Pn(s[`${e}_time_pctg`])}`})),of={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Le(e),legend:nf,make:(e,t)=>Qt(e,t,{label:Po(e),rowsOf:n=>n.data.rows,parts:nf,what:"ranks",empty:yn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[$e,pe(Q("idle_time",it.idle.name),it.idle.what),Ve("idle_time_pctg","idle, %"),pe(Q("compute_time",it.compute.name),it.compute.what),_e(Ve("compute_time_pctg","compute, \
%")),pe(Q("non_compute_time",gs.short),gs.what),Ve("non_compute_time_pctg",`${gs.short}, %`),pe(Q("kernel_time","all"),"From the first to the last device row"),Bn]}]};var sf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"percent",name:Po(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Pn(n.comp_comm_overlap_pctg)}, ${D(n.overlap)} of ${D(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[$e,vt(Ve("comp_comm_overlap_pctg","overlap")),pe(vt(Q("overlap","overlapped")),"Communication while a compute kernel runs"),Q("communication_time","communication"),Bn]}]};var rf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:di[e],what:Lm[e],text:n=>D(n[e])}));function T0(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var af={title:"\
Idle time",params:[Ze("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Do("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Le(e),legend:rf,make:(e,t)=>{let n=Po(e);return Qt(e,t,{rowsOf:T0,group:Io,label:o=>`${n(o)}, ${Io(o)}`,parts:rf,what:"streams",empty:yn})}}],tables:[{key:"rows",caption:"Streams",columns:[$e,
oo,vs,nt("idle_category","why idle",di),Q("idle_time","idle"),_e(Vr("idle_time_ratio","share")),Bn],extra:e=>"count"in e?Dn(Q):[]}]};var lf={title:"Kernels",params:[Ze("duration_ratio","Share of time to show","0.8"),Ze("num_kernels","Kernels at most","10"),Do("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Le,make:(e,t)=>Ke(e,t,{table:"kinds",kind:"percent",empty:yn,name:n=>ui(n.kernel_type),
value:n=>n.percentage,show:n=>`${Pn(n.percentage)}, ${D(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Le,make:(e,t)=>Ke(e,t,{table:"over_ranks",kind:"tim\
e",empty:yn,name:n=>n.name,value:n=>n.mean,show:n=>`${D(n.mean)}, mean of ${R(n.count)} calls${n.ranks>1?`, ranks ${D(n.min_mean)} to ${D(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[nt("kernel_type","kind",ui),_e(Q("sum","time")),_e(Ve("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Ts,Es,$e,ge("count",
"calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Ts,Es,_e(ge("ranks","ranks")),ge("count","calls"),Q(
"sum","sum"),Q("mean","mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]}]};var Si=6,cf=e=>new Set(e).size>1;function Jr(e,t,n=!1){let o=e.map(i=>i.data.series),s=!o.some(i=>cf(i.map(c=>c.rank))),r=!n&&o.some(i=>[...new Set(i.map(u=>u.rank))].some(u=>cf(i.filter(d=>d.rank===u).
map(d=>d.device)))),l=new Map;return o.forEach((i,c)=>i.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=l.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};f.series[c]=u,l.set(m,f)})),[...l.values()]}var O0=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function M0(e,t){if(!t[0].data.summary)
return O0(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,l)=>r?o[l].get(n(r))??0:0)]))}
function A0(e,t){let n=M0(e,t),o=[...new Set(e.map(l=>l.name))],s=new Map(o.map(l=>[l,0])),r=new Map;for(let l of e){let i=n.get(l.key);s.set(l.name,Math.max(s.get(l.name),...i.map(Math.abs)));let c=r.
get(l.group)??{name:l.group,lines:new Map};c.lines.set(l.name,i),r.set(l.group,c)}return bi([...r.values()].map(l=>({name:l.name,group:"",values:t.map((i,c)=>o.map(u=>(l.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(l=>l.name)}function C0(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>Si)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,Si),count:s}}function R0(e,t,n){if(e.length<=Si)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:A0(e,t),{taken:r,count:l}=C0(e,s),i=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${l} of ${o.length} ranks`:ki(l,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:i,limited:o.length>1}}var $i=[""];function Qr(e,t,{lines:n,order:o}){let s=e.map(l=>l.key).filter(l=>n.includes(l)),r=R0(e,t,o);return s.length>0||n.includes($i[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var N0=24;function uf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function df(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Bo(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:l,empty:i,flat:c}){let u=Jr(e,o,r),{panel:d,style:m}=uf(s),{keys:f,...p}=Qr(u,e,t),w=df(),g=u.filter(k=>f.includes(k.key)).flatMap(k=>{let x=w(m(k));return k.
series.map((M,S)=>M&&{key:e[S].key,place:x,side:e[S].letter,panel:d(k),points:M.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${M.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(k=>k.points.length===0))return{empty:i};if(c&&g.every(k=>k.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,N0),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,v=l?.(e,u.filter(k=>f.includes(k.key)))??[];return{data:k=>Bm({panels:y,unit:n,range:_,
marks:v,lines:g.filter(x=>y.includes(x.panel))},k),places:y.length,limited:p.limited,note:[p.note,_&&`${ue(_[0])} to ${ue(_[1])}`].filter(Boolean).join(", ")}}function mf(e,t,n){let o=df();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(uf(n).style(s))]))}var ff=e=>e.name,pf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:ff,panels:!0,height:No,make:(e,t)=>Bo(e,t,{unit:"rate",name:ff,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[$e,oo,he("name","copy"),
...Dn(In,vt,_e)]}]};var hf={title:"Queue length",window:!0,params:[Ze("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Io,height:No,make:(e,t)=>Bo(e,t,{unit:"waiting",name:Io,empty:$s})}],tables:[{key:"summary",caption:"Summary",columns:[$e,oo,vs,...Dn(Xe,
_e)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[$e,oo,vs,Q("duration_at_max_queue_length","blocked"),Vr("relative_duration_at_max_queue_length","share of the rank")]}]};var L0=(e,t)=>e.place-t.place||Object.keys(Hr).indexOf(e.class)-Object.keys(Hr).indexOf(t.class),gf={title:"Kernel launches",params:[Ze("runtime_cutoff","Slow launch over, µs","50"),Ze("launch_delay_\
cutoff","Late start over, µs","100"),Do("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(mi).map(([e,t])=>({id:`launch-${e}`,title:qr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:so(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:$s}:{data:s=>Fm({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:$s}:{data:()=>Wm({sides:e.map(t=>({key:t.key,side:t.letter,name:so(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[$e,ge("count",
"launches"),ge("short_kernels","shorter than their launch"),ge("runtime_outliers","slow launches"),ge("launch_delay_outliers","late starts"),Bn]},{key:"worst",caption:"The worst launches",apart:!0,order:L0,
columns:[nt("class","why",Hr),$e,Ts,Xt,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[$e,nt("measure","measure",mi),...Dn(Q)]}]};function P0(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||no]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var wf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Ze("min_pattern_len","Kernels at least","3"),Ze("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Le,make:(e,t)=>Ke(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:P0(t),show:(n,o)=>D(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[ef("pattern","operator and its kernels"),$e,{...ge("length","kernels"),showDiff:null},ge("count","calls"),Q("kernel\
_duration","on the device"),Q("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[$e,_e(ge("operators","operators")),_e(ge("patterns_found","patterns"))]}]};var yf={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[Ss(he("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),$e,ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var bf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"time",empty:yn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Operators",columns:[Xt,Es,$e,
ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var kf=["circle","square","triangle-up","cross","star","hexagon"],I0=14,vi=24,_f=42,xf=6.6,Sf=e=>e.map(t=>Ye(t)).join("<br>");function D0(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function $f({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=yo(Math.max(...t.map(u=>u.busbw))),l=D0(Math.min(...o),Math.max(...o)),i=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),f=i?se(c[m%c.length]):qt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/r),line:{color:f,width:1,dash:i?"solid":["solid","dot","dash"][m%3]},marker:{color:f,size:8,symbol:kf[m%
kf.length]},customdata:d.points.map(p=>Sf([[u.side,d.name].filter(Boolean).join(" · "),`${Me(p.bytes)}: ${Fn(p.busbw)}, best ${Fn(p.best_busbw)}`,`transfer ${D(p.mean_transfer)}, ${R(p.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:l.map(u=>Me(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var vf=e=>Math.max(3,Math.min(I0,Math.floor(640/Math.max(1,e)))),Ei=(e,t)=>t*(Math.max(40,e*vf(e))+vi+_f);function B0(e,t,n,o,s,r){let l=t===0?"":String(
t+1),i=Ei(e.rows.length,n),c=i/n-vi-_f,u=t*(i/n)+vi,d=Ln(o.length,(s-r)/74),m=Ln(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/xf),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${l}`]:{...p,anchor:`y${l}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:hn(d.map(w=>o[w]),Math.max(6,f)).map(Ye)},[`yaxis${l}`]:{...p,anchor:`x${l}`,tickvals:m,
domain:[1-(u+c)/i,1-u/i],range:[e.rows.length-.5,-.5],ticktext:m.map(w=>Ye(e.rows[w]))}}}function Ef({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,l]=et(s),i=30+xf*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),hovermode:"closest",dragmode:!1,margin:{l:i,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/l,colorscale:rr(),
showscale:!1}};return{data:e.map((d,m)=>{let f=B0(d,m,e.length,t,n,i);Object.assign(c,f),c.annotations.push({text:Ye(`${d.title?`${d.title}: `:""}up to ${D(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:f[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:se("--text")}});let p=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${p}`,
yaxis:`y${p}`,xgap:1,ygap:vf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(w=>w.map(g=>g===null?null:g/l)),customdata:d.texts.map(w=>w.map(Sf)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var q0=200,H0=512;function F0(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,l)=>l[1]-r[1]).slice(0,q0).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function W0(e,t,n,{name:o,value:s,text:r}){let l=[...new Set(t.map(m=>m.rank))].slice(0,H0),i=new Map(l.map((m,f)=>[m,f])),c=new Map(n.map((m,f)=>[m,f])),u=l.map(()=>n.map(()=>null)),
d=l.map(m=>n.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[i.get(m.rank),c.get(o(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?so(e):"",
rows:l.map(String),cells:u,texts:d}}function Ti(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=F0(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>W0(c,n[u],o,t)).
filter(c=>c.rows.length>0),l=Math.max(...r.map(c=>c.rows.length)),i=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:l,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,l<i&&`the first ${l} of ${i} ranks`].filter(Boolean).join("; "),data:c=>Ef({panels:r,columns:o},c)}}var Oi=(e,t)=>Ei(e,t),Tf=e=>[`waits ${D(e.wait_per_step)} a step, exposed\
 ${D(e.exposed_wait_per_step)}`,`causes ${D(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],Of=e=>[`waits ${D(e.wait)}, exposed ${D(e.exposed_wait)}`,`causes ${D(e.caused)}\
, last ${R(e.last)} times`];var j0="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",U0="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Xr=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>D(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>D(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>D(e.exposed)}],na=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Mf=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function z0(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(na(
n))??{name:na(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:so(e),lines:[...t.values()]}}function G0(e){let t=e.map(z0);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>$f({sides:t})}}var Zr=e=>e.every(t=>t.data.summary[0]?.rows===0)?j0:U0,ea=he("collecti\
ve","collective",!0),ta=he("process_group","process group",!0),Af=pe(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Cf=pe(Q("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),Rf=pe(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Nf={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:Le,legend:Xr,make:(e,t)=>Qt(e,t,{parts:Xr,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(Mf),label:na,
empty:Zr(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Le,legend:Xr,make:(e,t)=>Qt(e,t,{parts:Xr,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(Mf),label:n=>`\
rank ${n.rank}`,empty:Zr(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:G0},{id:"wait-map",title:"Exposed waiting, rank × collective",height:Oi,legend:[],make:e=>Ti(
e,{name:na,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Tf,empty:Zr(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:Oi,legend:[],make:e=>Ti(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Of,empty:Zr(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[ea,ta,nt("class","class",String),ge("instances","instances"),Af,Cf,Rf,Q("time_per_step","in all"),_e(ge("group_size","group size")),_e(Xe("bytes_per_instance","bytes")),vt(In("al\
gbw","algorithm bandwidth")),vt(In("busbw","bus bandwidth")),ge("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[$e,Af,Cf,Rf,pe(
Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),ge("last","last"),_e(Ve("last_pctg","last, share")),ge("matched_rows","matched"),ge("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[$e,ea,ta,nt("why","why",String),he("dtype","type"),_e(Xe("bytes","bytes")),ge("count","count"),Q("duration","in all"),pe(vt(In("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[$e,ea,ta,ge("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[he("step","step"),ea,ta,he("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),Xe("least_bytes","fewest bytes"),Xe("most_bytes","most byt\
es")]}]};var Y0={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Mi={compute:"compute",memory:"copies",host:"host, self"},Ai="No rank waits for another o\
ne in the collectives that match.";function K0({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ai;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${Fe(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,l=r.reduce((u,d)=>u+d.step_time,0)/r.length,i=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${V0(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${D(Math.max(l-i,0))} shorter (${D(i)}).`}function V0(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${Y0[e.cause]} (${D(n)} a step more than the median rank)`:""}var J0={...he("step","step"),show:e=>e===null?"whole file":String(e)},Lf=pe(Q("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),Pf={title:"Stragglers",ofSteps:!0,params:[Ze("num_candidates","Ranks with operators","2"),Ze("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),K0(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Le,make:(e,t)=>Ke(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ai,show:n=>`${D(n.caused_per_step)} a step, ${Fe(n.caused_pctg)} of all; last in ${Fe(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Le,make:(e,t)=>Ke(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ai,show:n=>`rank ${n.rank}: ${D(n.caused)}, ${Fe(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[$e,nt("straggler","straggler",e=>e===1?"yes":"no"),nt("cause","what it does longer",{...Mi,memory:"copies",idle:"idle, the host is late"}),pe(Q("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),_e(Ve("caused_pctg","share")),ge("last","last"),_e(Ve("last_pctg","last, share")),pe(ge("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),pe(Q("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),Q("memory\
_excess_per_step","more copies"),Q("idle_excess_per_step","more idle"),Q("step_time","step"),Lf]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[$e,nt("measure",
"measure",Mi),he("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),Xe("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[J0,pe(he("rank","rank"),"The rank that causes most in the step"),nt("cause","what it does longer",{...Mi,idle:"idle, the host is late"}),Q("caused","caused"),_e(Ve("caused_pctg","share")),
Q("exposed_wait","exposed wait"),Q("step_time","step"),Lf]}]};var Hf="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",Q0="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Ff=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),If=e=>Ff(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),X0=e=>e.
replace(/ (allocated|reserved)/,""),Z0=e=>e.includes(" reserved")?"reserved":"allocated",Df={panel:e=>X0(e.name),style:e=>`${e.group} ${Z0(e.name)}`},Wf=e=>[Ff(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Ni=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),e_=(e,t)=>n=>[Ni(e,"rank")&&`rank ${n.rank}`,Ni(e,"device_type")&&Wf(n),n[t]].filter(Boolean).join(" · ");function t_(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function n_(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function o_({side:e,row:t}){let n=[Ni([e],"rank")&&`rank ${t.rank}`,Wf(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Me(t.live_at_peak)}\
 of it was allocated in the recording, ${Me(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Me(t.peak)} (${n}), ${D(t.peak_at)} after the first event${o}.${s}${r}`]}var s_=e=>e.flatMap(t=>{let n=n_([t]);return n?[a("p",
{class:"memory-sentence"},o_(n))]:[]}),jf=he("device_type","memory"),r_=xs("device","device"),a_={...he("span","span"),show:e=>e===0?"":String(e)},Bf=pe(Pt("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Ci=_e(Ve("pctg","share")),Ri=ge("allocations","allocations"),oa=[$e,a_,jf,r_],qf=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:Hf,isSaid:!0}:Ke(e,t,{table:n,
kind:"bytes",name:e_(e,o),value:s=>s.bytes,show:(s,r)=>`${Me(r)}, ${Fe(s.pctg)} of the peak`,empty:Q0}),Uf={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[Ze("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:s_,charts:[{id:"memory-curves",title:"Memory over time",series:If,panels:Df,ownDevice:!0,height:No,make:(e,t)=>Bo(e,t,{unit:"bytes",name:If,panels:Df,ownDevice:!0,marks:t_,empty:Hf})},{
id:"live_modules",title:"Live at the peak, by module",height:Le,make:(e,t)=>qf(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Le,make:(e,t)=>qf(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...oa,pe(Pt("peak","peak allocated"),"The largest amount that is allocated"),pe({...Q("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),he("peak_step","step"),pe(Pt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),pe(Pt("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),pe(Pt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),pe(Pt("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),pe(Pt("from_before","from before"),"The rest of the peak: allocated before the recording began"),pe(Pt("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),ge("never_freed_allocations","never freed, allocations"),pe(Pt("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...he(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...oa,he("module","modu\
le",!0),Bf,Ci,Ri,ge("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...oa,he("frame","frame",!0),he("operator","operator",!0),Bf,Ci,Ri]},{key:"operators",caption:"Alloca\
tions and frees in the selected steps",columns:[jf,he("operator","operator",!0),Xe("allocations_per_step","allocations per step"),Pt("allocated_per_step","allocated per step"),Xe("frees_per_step","fre\
es per step"),Pt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...oa,he("frame","frame",!0),he("operator","operator",!0),Pt("bytes","never fre\
ed"),Ci,Ri]}]};var Ii=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],qo=Object.
fromEntries(Ii.map(([e,t])=>[e,t])),zf=Ii.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${D(o[e])}, ${Pn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
Pi="There are no steps here.",sa=e=>e.step===null?"whole file":`step ${e.step}`,Li=e=>e.span>0?`, file ${e.span+1}`:"";function l_(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return vo({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function i_({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return Pi;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${D(n)} a step: ${t.slice(0,3).map(o=>`${Fe(
o.time_pctg)} ${qo[o.kind]}`).join(", ")}.`}var Gf={title:"Critical path",host:!0,ofSteps:!0,params:[Ze("consecutive_kernel_delay","Short gaps, µs","30"),Ze("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>a("p",{class:"\
path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),i_(t))),e[0].data.by_step.length>0&&a("p",{},a("a",{href:l_(e,e[0].data.by_step[0])},`Show the path of ${sa(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:Le,make:(e,t)=>Ke(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?qo[n.kind]:`${n.name} \
(${qo[n.kind]})`,value:n=>n.time_per_step,empty:Pi,show:n=>`${D(n.time_per_step)} a step, ${Fe(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Le(e),legend:zf,
make:(e,t)=>Qt(e,t,{parts:zf,what:"steps",empty:Pi,rowsOf:n=>n.data.by_step,label:n=>[e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${sa(n)}${Li(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[nt("kind","kind",qo),nt("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","per step"),_e(Ve("time_pctg","share")),Q("time","in all"),ge("segments","segments"),
Q("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[nt("kind","kind",qo),he("name","name",!0),Q("time_per_step","per step"),_e(Ve("time_pctg","share")),Q("time","in\
 all"),ge("segments","segments"),Q("longest","longest")]},{key:"by_step",caption:"Steps",columns:[$e,{...he("step","step"),show:(e,t)=>sa(t)+Li(t)},pe(Q("path","path"),"All of it, waiting too: the kin\
ds add up to it"),pe(Q("work","work"),"Without waits for the device, between operators and idle"),...Ii.map(([e,t,n])=>pe(Q(e,t),n)),Q("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[$e,{...he("step","step"),show:(e,t)=>sa(t)+Li(t)},Q("start","from"),Q("duration","takes"),nt("kind","kind",qo),he("name","name",!0),he("lane","thread or stream")]}]};var c_='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',u_={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},qi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:it[e].name,
what:it[e].what,text:n=>`${D(n[e])} a call`})),d_=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Di=e=>e===
null?xe:R(Math.round(e)).replace("-","−"),m_=e=>`${R(Math.round(e))} tokens/s`;function f_(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!=="empty"&&n.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:yt({...Rt(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",o)}var Bi=[ge("calls","calls"),pe(Q("median_time","median"),"The duration of the annotation on the host"),Q("mean_time","mean"),...qi.map(({key:e,name:t,
what:n})=>pe(Q(e,t),`${n}, per call`)),pe(Q("device_time","device"),"What a call launches, wherever it runs; per call"),pe(_e(ge("requests_in_all","requests")),"Of all calls whose names say them"),pe(
_e(ge("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),pe(Q("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),pe(
vt({...Xe("tokens_per_second","tokens/s"),show:Di,showDiff:e=>e>0?`+${Di(e)}`:Di(e)}),"Tokens by the time in which such calls are at work, of one rank")],ra=he("phase","phase"),Yf=(e,t)=>({...he(e,t),
show:n=>n===null?"not said":n.replace("-","–")}),Kf={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(n=>n.phase)))].map(t=>u_[t]).join("; ")),f_(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Le(e),legend:qi,make:(e,t)=>Qt(e,t,{parts:qi,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.
phase,empty:c_})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:Le,make:(e,t)=>Ke(e,t,{table:"sizes",kind:"number",name:d_,value:n=>n.tokens_per_second,show:n=>m_(n.tokens_per_second),
empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[ra,...Bi]},
{key:"sizes",caption:"Phases by size of a call",columns:[ra,pe(Yf("requests","requests"),"Of one call, up to a power of two"),pe(Yf("tokens","tokens"),"Of one call, up to a power of two"),...Bi.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[$e,ra,...Bi]},{key:"forms",caption:"Names that were found",columns:[ra,pe(he("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ge("calls","calls")]}]};var p_="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",Vf=e=>ft(e,0,3),aa=(e,t)=>_e({
...Xe(e,t),show:go,showDiff:tr}),la=vt(pe(Xe("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),ia=vt(pe(Ve("peak_pctg","of pea\
k"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),Jf=pe(Q("device_time_per_step","device per ste\
p"),"Device time of what was launched inside the operator, per step and rank"),Qf={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of products, convolutions and attention, counted f\
rom the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:Le,make:(e,t)=>Ke(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,
value:n=>n.tflops_per_s,empty:p_,show:n=>`${Vf(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Vf(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[aa("flops_per\
_step","FLOPs per step"),Q("device_time_per_step","device per step"),pe(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),_e(Ve("known_pc\
tg","share")),la,ia,he("device","device")]},{key:"by_rank",caption:"Ranks",columns:[$e,aa("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),Q("known_time_per_step","with k\
nown FLOPs"),la,ia]},{key:"by_operator",caption:"Operators",columns:[Xt,_e(ge("calls","calls")),aa("flops_per_step","FLOPs per step"),Jf,la,ia]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,
columns:[Xt,he("shapes","shapes",!0),pe(he("dtype","type"),"The type of the numbers of both factors"),_e(ge("calls","calls")),aa("flops_per_call","FLOPs per call"),Jf,la,ia]},{key:"elementwise",caption:"\
Elementwise operators: bandwidth, at least",apart:!0,columns:[Xt,he("shapes","shapes",!0),he("dtypes","types",!0),_e(ge("calls","calls")),Q("device_time_per_step","device per step"),vt(pe(In("gb_per_s\
_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[pe(Xt,"The innermos\
t operator that launched it"),_e(ge("device_rows","device rows")),Q("device_time_per_step","device per step"),_e(Ve("device_time_pctg","share of device time"))]}]};var h_="There are no counters of kernels in the selected ranks and steps. PyTorch records them where the profiler is given CUPTI metrics.",g_=e=>e===null?xe:ft(e,0,3),Xf={title:"Counters of operators",
tab:"Counters",host:!0,params:[Ze("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured of each kernel, by the operator that launched it.",notes:e=>[...new Set(e.flatMap(
({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator and counter",
height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:h_,show:(n,o)=>g_(o)})}],tables:[{key:"rows",caption:"Operato\
rs, kernels and counters",columns:[$e,Xt,he("kernel","kernel",!0),he("counter","counter",!0),ge("kernels","kernels"),Xe("sum","sum"),_e(Xe("mean","mean")),_e(Xe("min","min")),_e(Xe("max","max"))]},{key:"\
kernels",caption:"Kernels",apart:!0,columns:[$e,pe(ge("number","kernel no."),"In order of time, from 0"),he("kernel","kernel",!0),pe(he("operators","operators",!0),"Those above its launch, the outermo\
st first"),he("counter","counter",!0),Xe("value","value")]}]};var at={temporal_breakdown:of,comm_comp_overlap:sf,idle_time_breakdown:af,kernel_breakdown:lf,memory_bw:pf,queue_length:hf,launch_stats:gf,kernel_sequences:wf,user_annotation_breakdown:yf,operator_kernels:bf,
collectives:Nf,stragglers:Pf,memory:Uf,critical_path:Gf,phases:Kf,work:Qf,operator_counters:Xf};var ep=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Hi=["start","end"],ca={...Object.fromEntries([...ep,...Hi].map(e=>[e,""])),lines:[]};function tp(e){
return[...ep,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Hi:[]]}var Zf=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Fi(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let l of tp(r))s[l]=n.get(l)??"";return s.rows=
Zf(n)==="steps"?"":Zf(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function np(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...tp(t[e.what])]){let r=e[s]??
"",l=s.startsWith("test_")&&e.test==="";r!==""&&!l&&!n.includes(s)&&o.set(s,r)}return o}function ro(e,t){let n=np(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function op(e,t,n){let o=np(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Wi(e,t){return e.set===""?null:op(e,t)}function sp(e,t,n){
let o=op(e,t,Hi);return o.set("format","csv"),o.set("table",n),o}var an={key:"",entry:null,work:null,memory:null},ji=e=>pi(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function w_(e,t){let n=o=>Wt({...$t(t),node:o});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",ji(e.text)," ",a("a",{href:n(Cr(e.tree))},"Show in the tree")]}var rp=(e,t)=>ro({...ca,what:e,lines:[],set:t.control,test:t.test,set_ranks:ap(t.control_ranks),test_ranks:ap(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},at),ap=e=>e==="all"?"":e;function lp(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
n=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t,n),s="",r=null;function l(i){let{entry:c}=an;E(t,an.work?ji(an.work.text):"No operator takes noticeably more \
or less time with its FLOPs, or they are not known."," ",a("a",{href:rp("work",i)},"Show work")),t.title=an.work?.text??"",E(n,an.memory?ji(an.memory.text):"The peak of memory did not move noticeably,\
 or it is not known."," ",a("a",{href:rp("memory",i)},"Show memory")),n.title=an.memory?.text??"",E(e,c?w_(c,i):["No layer can be named for the change in device time. ",a("a",{href:Wt($t(i))},"The tre\
e")]),e.title=c?.text??"",e.dataset.shown=an.key}return{node:o,async draw(i,c){let u=St(i).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(n.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,n].forEach(p=>E(p)),E(e,a("span",{class:"muted"},"Looking for the layer …")),u===an.key){l(i);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let p=await ot(f,{signal:r.signal});if(s===u){let w=g=>p.diagnosis?.find(y=>y.kind===g)??null;an={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},l(i)}}catch{s===u&&E(e)}},stop:()=>r?.abort()}}function lt(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,l,i])=>{let c=I(l,()=>n(r),{title:i,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[l,i]of o)i.setAttribute("aria-pressed",String(l===r))}}}var y_={ALL:"All",CPU:"Host",GPU:"Device"},b_={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},k_=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],__=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],x_={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},S_={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Os(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function cp(e){let t=lt("Device type",td.map(b=>[b,y_[b],b_[b]]),b=>e({device_type:b})),
n=lt("Unit of the durations",k_,b=>e({unit:b})),o=lt("Time of host operations, shown and judged",__,b=>e({measure:b})),s=$_(e),r=Os("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),l=Os("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
i=Os("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=Os("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,wt]:c.exclude.filter(_=>_!==wt)})),d=v_(b=>e({category:b})),m=T_(b=>e({exclude:b})),f=Os("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=ip("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...x_},b=>e({change:b})),w=ip("Time","Groups by the change of the time",S_,b=>e({significant:b})),g=I("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},p.node,w.node),a("div",{class:"filter-row"},u.node,f.node,r.node,l.node,i.node,m.node,g));function h(b){let _=b&&{...b.ops_diff,"":ed.reduce(
(k,x)=>k+b.ops_diff[x],0)};p.draw(c.change,_);let v=b?.changed_rows;w.draw(c.significant,v&&{...v,true:v.slower+v.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,v){c=b,t.press(c.device_type),n.press(v),o.press(_o(c)?"self":"total"),n.buttons.get("percent").
disabled=_?!dr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,l.input.checked=c.merge_addresses,l.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),i.input.checked=c.aliases,
i.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(wt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=_?.replacements.
length===0,h(_),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===wt)}}}function $_(e){let t=de("search"),n=!1,o=rt(250,l=>{e({
q:l},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:l=>{l.key==="Escape"&&
s.value!==""&&(l.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(l){(document.activeElement!==s||l===
"")&&(s.value=l)}}}function v_(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);E_(o);let s="";function r(l,i){let c=JSON.stringify([l,i]);if(c===s)return;s=c,t.textContent=
l.length===0?"All categories":l.length===1?l[0]:ne(l.length,"category","categories");let u=[...i];for(let m of l)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;E(n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:l.includes(m),on:{change:()=>e(p.checked?[...l,m]:l.filter(w=>w!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},R(f)))}),l.length>0&&I("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function E_(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function T_(e){let t=de("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:l=>{let i=o.value.trim();l.key==="Enter"&&i!==""&&!n.includes(i)&&(o.value="",e([...n,i]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(l){n=l,E(s,n.filter(i=>i!==wt).map(i=>a("span",{class:"chip mono"},`not ${i}`,Te("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function ip(e,t,n,o){
let s=new Map,r="",l=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(l)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=R(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var da=8,O_=44,ua=(e,t,n)=>e[`${t}_self_duration`]/n,M_=e=>e>0?"more":e<0?"less":"calm";function up(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Nn("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(l,i,c,u){let[d,m]=[ua(l,"control",c[0]),ua(l,"test",c[1])],f=(p,w)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${ue(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(l),class:"mono",title:l.name},a("bdi",{},i)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${D(d)} → ${D(m)}`),a("span",{class:`num strong ${M_(m-d)}`,title:Ge(m-d)},be(m-d)))}return{node:s,sql:o,draw(l,i){if(s.hidden=l===null||l.length===0,s.hidden)return;let c=[i.control.samples,i.test.
samples],u=Math.max(...l.flatMap(m=>[ua(m,"control",c[0]),ua(m,"test",c[1])]),1e-9),d=or(l.map(m=>m.name),O_);t.textContent=`self time, mean per ${Ft(i)?"recording":"step"}`,E(n,l.map((m,f)=>r(m,d[f],
c,u)))}}}var Ui=8,zi={key:"",operators:null};function dp(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=a("section",{class:"card operators",hidden:!0,"aria-label":"Devi\
ce time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator")),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so operators\
 say more than kernels. Means per step of what each operator launched, without operators inside it; not tested. Largest change first."),n,o),r=!1,l="",i=null,c=(f,p,w="")=>a("td",{class:`num ${w}`,title:p},
f);function u(f){let{operator:p,control_per_step:w,test_per_step:g,diff_per_step:y}=f,h=y>0?"more":y<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},p===null?a("span",{class:"muted"},"in no oper\
ator"):a("a",{href:e({name:p,category:"cpu_op"}),class:"mono",title:p},a("bdi",{},p))),c(`${R(f.control_counts)} → ${R(f.test_counts)}`),c(D(w),ue(w)),c(D(g),ue(g)),c(be(y),Ge(y),h),c(w>0?je(100*y/w):
g>0?"new":"",null,h))}function d({rows:f,count:p}){let w=(g,y="num")=>a("th",{scope:"col",class:y},g);E(n,a("table",{class:"operators-table"},a("thead",{},a("tr",{},w("Operator",""),w("launched, in al\
l"),w("control"),w("test"),w("Δ"),w("Δ %"))),a("tbody",{},f.slice(0,r?void 0:Ui).map(u)))),o.hidden=r||f.length<=Ui,E(o,!o.hidden&&I(f.length<p?`Show ${R(f.length)} of ${R(p)}`:`Show all ${R(p)}`,()=>{
r=!0,d({rows:f,count:p}),n.querySelectorAll("tbody tr")[Ui].querySelector("a")?.focus()},{class:"link-button"}))}async function m(f){i?.abort(),i=new AbortController,l=f,r=!1,E(n,a("p",{class:"muted"},
"Looking for the operators …")),E(o);let p=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([w,g])=>p.set(w,g));try{let{operators:w}=zi.key===f?zi:await t(
p,{signal:i.signal});zi={key:f,operators:w},l===f&&w?d(w):l===f&&E(n,a("p",{class:"muted"},"The operators took too long."))}catch(w){l===f&&w.name!=="AbortError"&&E(n,a("p",{class:"muted"},`No operato\
rs: ${w.message}`))}}return{node:s,draw(f,p){s.hidden=!(t?p.recorded.few_shared_kernels:p.operators),!s.hidden&&!t?d(p.operators):!s.hidden&&f!==l&&m(f)},stop:()=>i?.abort()}}var A_=14;function Ho(e){let[t,n]=Vu(e);return n===""?t:`${t} → ${n}`}function mp(e){let t=[],n=0,o=null,s=!1,r="",l=0;function i(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,l=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return l>0?Math.max(A_,Math.floor(p/l)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=dl(s?n-2:n),o.add(t.filter(Boolean).map(d=>Ho(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(o=null),o?.add(m.map(f=>Ho(f.row)))},
measure(){let d=i();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=Ho(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=Ho(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var bn=28,C_=200,fp=12,pp=100,R_={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ms=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Tm}`,"c-real"]],N_={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},L_=(e,t)=>e.too_few?["","too few steps"]:N_[t]??["",t],gp={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function P_(e,t,n){let o=gp[e],
s=xo(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function wp(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},Ms.map(([z,oe,me,we])=>{let O=a("span",{class:"sort-mark","aria-hidden":"true"}),j=a(
"th",{scope:"col",class:we},a("button",{type:"button",title:me,on:{click:()=>e.onSort(...P_(z,d,m))}},oe,O));return t.set(z,{cell:j,mark:O}),j}))),s=a("tbody"),r=a("tfoot"),l=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},Ms.map(([,,,z])=>a("col",{class:z}))),o,s,r),i=a("div",{class:"table-scroll",tabindex:"-1"},l),c=[],u="total",d="",m="",f=!1,p="",w=null,g=0,y=0,h=0,
b=0,_=new Map,v=0,k=!1,x=0,[M,S]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(Ms.length)}))),P=mp(t.get("name").cell),q=()=>c.length>C_&&!Cn();function C(z=!1,oe=i.
scrollTop){let me=Math.ceil((v||600)/bn),we=q()?Math.max(0,Math.floor(oe/bn)-fp):0,O=q()?Math.min(c.length,Math.floor(oe/bn)+me+fp):Cn()?J():c.length;if(!z&&we===h&&O===b)return;h=we,b=O;let j=s.contains(
document.activeElement),T=z?new Map:_;_=new Map;for(let U=we;U<O;U+=1)_.set(U,T.get(U)??(c[U]?Se(U):ye(U)));L(j,z,oe),$()}function L(z,oe,me){i.toggleAttribute("data-virtual",q()),Y(M,h),Y(S,c.length-
b),nn(s,[M,..._.values(),Cn()?G(c.length-b):S]),me>0&&(oe||z)&&i.scrollTop!==me&&(i.scrollTop=me),z&&(_.get(g)??i).focus({preventScroll:!0})}function $(){let[z,oe]=q()?[Math.max(0,h-pp),Math.min(c.length,
b+pp)]:[h,b];for(let me=z;me<oe;me+=1)if(!c[me]){e.onWant(z,oe);return}}function B(){let z=!1;for(let[oe,me]of _)me.dataset.hole!==void 0&&c[oe]?(_.set(oe,Se(oe)),z=!0):c[oe]&&P.refit(me,c[oe]);z&&L(s.
contains(document.activeElement),!1,i.scrollTop),$()}function Y(z,oe){z.hidden=oe===0,z.style.height=`${oe*bn}px`}function G(z){return a("tr",{hidden:z===0},a("td",{colspan:String(Ms.length),class:"mu\
ted"},`${R(z)} more: the report and the CSV have all rows.`))}function J(){let z=c.findIndex(oe=>!oe);return z<0?c.length:z}function Se(z){let oe=c[z];return a("tr",{"aria-rowindex":String(z+3),data:{
index:z},class:`${z%2?"odd":""}${oe.noise?" noise":""}`,tabindex:z===g?"0":"-1","aria-selected":String(oe.key===w)},I_(oe,u,y,Pe(oe,z)))}function ye(z){return a("tr",{"aria-rowindex":String(z+3),data:{
index:z,hole:""},"aria-busy":"true",tabindex:z===g?"0":"-1"},a("td",{colspan:String(Ms.length),class:"muted"},"…"))}function Pe(z,oe){return a("a",{href:e.href(z.row),class:"op-link",tabindex:"-1"},
z.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),z.row.aliases&&a("span",{class:"folded"},a("span",{"aria\
-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),P.draw(z))}function Re(z,{focus:oe=!1}={}){if(c.length===0)return;let me=_.get(g);g=Math.max(0,Math.
min(c.length-1,z)),ae(g),me?.setAttribute("tabindex","-1");let we=_.get(g);we?.setAttribute("tabindex","0"),oe&&we?.focus({preventScroll:!0})}function Z(z){c.length>0&&!_.has(g)&&(g=Math.min(c.length-
1,Math.ceil(z/bn)),_.get(g)?.setAttribute("tabindex","0"))}function ae(z){i.removeAttribute("data-late");let oe=z*bn,me=i.clientHeight-o.offsetHeight-r.offsetHeight-2;oe<i.scrollTop?i.scrollTop=oe:oe+
bn>i.scrollTop+me&&(i.scrollTop=oe+bn-me),x=i.scrollTop,C(!1,x)}s.addEventListener("click",z=>{let oe=z.target.closest("tr[data-index]");oe&&z.target.closest(".op-link")?!z.ctrlKey&&!z.metaKey&&!z.shiftKey&&
e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(Re(Number(oe.dataset.index),{focus:!0}),e.onSelect(c[g].key))}),s.addEventListener("keydown",z=>{let oe=Math.
max(1,Math.floor(i.clientHeight/bn)-4),me={ArrowDown:g+1,ArrowUp:g-1,PageDown:g+oe,PageUp:g-oe,Home:0,End:c.length-1};if(z.key in me&&!z.altKey&&!z.metaKey)z.preventDefault(),Re(me[z.key],{focus:!0});else if((z.
key==="Enter"||z.key===" ")&&!z.target.closest(".op-link")&&c[g])z.preventDefault(),e.onSelect(c[g].key);else if(z.key==="ArrowRight"||z.key==="ArrowLeft"){z.preventDefault();let we=_.get(g);(z.key===
"ArrowRight"?we?.querySelector(".op-link"):we)?.focus({preventScroll:!0})}});let N=0;i.addEventListener("scroll",()=>{x=i.scrollTop,q()&&N===0&&(N=requestAnimationFrame(()=>{N=0;let{scrollTop:z}=i;C(!1,
z),Z(z)}))});let K=new ResizeObserver(z=>{v=i.clientHeight,z.some(({target:oe})=>oe!==i)&&P.measure()&&B(),C(!1,x)});K.observe(i),K.observe(t.get("name").cell);let ee=$o(()=>{P.measure(),C(!0)});function ce(z){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${z}`,n[2].title=f?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[oe,{cell:me,mark:we}]of t){let O=d===oe||(gp[oe]??"")===d;O?me.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):me.removeAttribute("aria-sort");let j=m==="asc"?
"↑":"↓";we.textContent=O?d===oe?` ${j}`:` |${j}|`:""}}return{node:i,focus:()=>Re(g,{focus:!0}),draw(z){let oe=p!==z.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:w,revision:p}=z),y=Gi(
c),l.setAttribute("aria-rowcount",String(c.length+3)),l.toggleAttribute("data-unjudged",!z.judged),P.setRows(c),ce(z.unitName),E(r,z.totals.map(([we,O])=>q_(we,O,u,f)));let me=c.findIndex(we=>we?.key===
w);oe&&(g=Math.max(0,me),x>0&&(i.scrollTop=0,x=0)),k||(k=!0,i.setAttribute("data-late",""),Et().then(Et).then(()=>i.removeAttribute("data-late"))),C(!0,x),me>=0&&oe&&ae(me)},add(z,oe,me){c=z,l.toggleAttribute(
"data-unjudged",!me),P.addRows(c,oe),Gi(oe)>y?(y=Gi(oe),C(!0)):B()},select(z){let oe=z!==w;w=z;for(let we of s.querySelectorAll("tr[data-index]"))we.setAttribute("aria-selected",String(z!==""&&c[Number(
we.dataset.index)]?.key===z));let me=c.findIndex(we=>we?.key===z);me>=0&&oe&&Re(me)},unmount(){K.disconnect(),ee(),cancelAnimationFrame(N)}}}function Yi(e,t){return t==="percent"?[Fe(e),Fe(e)]:[D(e),ue(
e)]}function fa(e,t){if(t!=="percent")return[be(e),Ge(e)];let n=e===null?xe:`${je(e)}-points`;return[je(e),n]}var Gi=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Fo=e=>e>0?" more":e<0?" less":
" calm";function ma(e,t,n){let[o,s]=Yi(e,t);return a("td",{class:n,title:s},o)}function I_(e,t,n,o){let{row:s}=e,[r,l]=R_[s.change]??["",s.change],[i,c]=fa(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
a("td",{class:`c-change change-${s.change}`,title:l},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},l)),a("th",{scope:"row",class:"c-name mono",title:Om(s)},o),a("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},R(e.controlCount)),a("td",{class:"num c-count"},R(e.testCount)),a("td",{class:`num c-count${Fo(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:hs(s)||null},st(e.diffCount)),ma(s.control_counts>0?e.control:null,t,"num c-time"),ma(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num \
c-time c-diff${Fo(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},i),a("td",{class:`num c-percent${Fo(e.percent??e.diff)}`},e.birth||je(e.percent)),D_(e)]}function D_({row:e,verdict:t}){if(t===
""||t===null)return a("td",{class:"c-real muted"});let[n,o]=L_(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${to(e)}${e.q_value===null?
"":` Median of the steps ${D(e.control_median)} → ${D(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${bu(Un(e))}`))}var hp=e=>a("td",{class:"num c-coun\
t",title:R(e)},R(e)),B_={host:"Host, sum",device:"Device, sum"};function q_(e,t,n,o){let[s,r]=fa(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},B_[e]),a("t\
d",{class:"c-category"}),hp(t.controlCount),hp(t.testCount),a("td",{class:`num c-count${Fo(t.diffCount)}`},st(t.diffCount)),ma(t.control,n,"num c-time"),ma(t.test,n,"num c-time"),a("td",{class:`num c-\
time${Fo(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Fo(t.percent??t.diff)}`},t.birth||je(t.percent)),a("td",{class:"c-real"}))}var H_=820,F_=3,yp=46,bt={top:26,right:12,bottom:36},Vi=46;function pa(e){return Tt({...e,class:"heat-map",height:xp,make:U_,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<F_&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var W_=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),kp=e=>Math.max(34,e.rows.length*W_(e.rows.length)),_p=e=>e<H_;function xp(e,t){let n=kp(e);return _p(t)?3*(n+bt.top)+2*bt.bottom+2*Vi+bt.bottom:n+bt.top+bt.bottom+
Vi}var Ki=e=>e.flat().filter(t=>t!==null);function j_(e){let t=[...Ki(e.control),...Ki(e.test)],n=Math.abs(Lo(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Ki(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function U_(e,t){let n=_p(t),o=j_(e),[s,r]=e.kind==="time"?et(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],l=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,i=Y_(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:i.left,r:bt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:rr(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:Q_(),showscale:!1}},d=c.map(([f,p,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,K_(e,i.panels[y],h,n||y===0));let b=(i.panels[y].x[0]+i.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:i.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map(v=>v===null?null:v/r)),customdata:G_(e,f,p,w,g),
hovertemplate:"%{customdata}<extra></extra>",...z_(e,p,r,i.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,J_(i.bars[p],4+p,f,l)),V_(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function z_(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(l=>l===null?"":s.format(l/n).replace("-","−")))}}function G_(e,t,n,o,s){let r=t.toLowerCase();return n.map((l,i)=>l.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[i].text:e.rows[i][r]?.rank??"",p=`${t}<br>rank ${Ye(String(f))}, step ${Ye(m)}`;if(c===null)return p;let w=e.control[i][u],g=s&&
w>0?` (${je(100*c/w)})`:"";return`${p}<br>${Ye(o(c)+g)}`}))}function Y_(e,t,n){let o=xp(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),l=t-r-bt.right,i=kp(e),c=n?l:(l-2*yp)/
3,u={width:c/Math.max(1,e.columns.length),height:i/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(y=>{let h=y*(c+yp)/l;return{x:[h,h+c/l],y:d(bt.top,i),cell:u}}),p=d(bt.
top+i+bt.bottom+6,8),[w,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[bt.top,2*bt.top+i+bt.bottom,3*bt.top+2*i+2*bt.bottom+Vi];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,i),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+i+bt.bottom+6,8)}))}}function K_(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),l=Ln(e.columns.length,s/(7*r+10)),i=Ln(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:l,ticktext:l.map(u=>Ye(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:i,ticktext:i.map(
u=>Ye(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var bp=48;function V_([e,t],n,o){let s=Array.from({length:bp},(r,l)=>e+(t-e)*(l/(bp-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function J_({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:se("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var Q_=()=>[[0,se("\
--less-fill")],[.5,se("--heat-zero")],[1,se("--more-fill")]];function ha(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,E(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([l,i])=>a("th",{scope:"col",class:i},l)))),a("tbody",{},n.grid.rows.flatMap((l,i)=>n.grid.columns.map((c,u)=>r(l,c,i,u)))))))}function r(l,i,c,u){
let{values:d,format:m,formatDiff:f}=n,[p,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},l.text),
a("td",{},a("a",{href:n.timeline(l,i),title:"Show this step in the timeline"},i.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(g)),a("td",{class:`num${y}`},je(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(l){n=l,s()}}}var Sp={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(it).map(([e,{name:t}])=>[e,t]))},X_=20,ga=["control","test"];function Z_(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function $p(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,l)=>l.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Fe(100*t.waiting)} of its step): the others probably wait for it.`}function vp(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=de("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},mr.map(q=>a("option",{value:q},Sp[q]))),l=a("p",{class:"mono small heat-name",hidden:!0}),i=pa({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...q)=>n(t(...q))}),
c=ha(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),l,i.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),p=new Map,w=new Map,g=null,y="",h=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=q=>q===
"step"&&g&&Ft(g.answer)?"whole recording":Sp[q];function _({set:q,marker:C}){let L=JSON.stringify([q,C]);if(!p.has(L)){let $=po(q,C);p.set(L,$),$.catch(()=>p.delete(L))}return p.get(L)}async function v(q){
if(ga.some(C=>q[C].any)){k(q,"Each file counts as one step here, so there are no steps to lay out.");return}try{let C=await Promise.all(ga.map(L=>_(q[L])));if(g?.answer===q){let L=C.map(($,B)=>Z_($,q[ga[B]]));
g={...g,samples:L,judged:L.map(Vm)},x()}}catch(C){k(q,C.message)}}function k(q,C){g?.answer===q&&(o.textContent=C,m.hidden=!0)}function x(){let[q,C]=g.judged,L=({ranks:G},J)=>`${ne(G.length,"rank")}, ${ne(
g.samples[J].length,"sample")}`,$=[$p(q),$p(C)],B=$[0]===$[1]?$[0]:$.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[L(q,0),L(C,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${B}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(G=>G.slow.length>0)),y!==""&&P()}async function M(q){let C={};w.set(q,C),w.size>X_&&w.delete(w.keys().
next().value);try{C.samples=(await Js(q)).samples}catch(L){C.failed=L.message,w.delete(q)}y==="op"&&h?.query===q&&P(C)}function S(q){if(y!=="op")return{samples:g.samples,of:L=>L[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let C=q??w.get(h.query);
return C===void 0&&M(h.query),C?.samples?{samples:ga.map(L=>C.samples[L]),of:L=>L.total_duration,revision:h.query,none:""}:{none:C?.failed??"Reading the events of this operation …"}}function P(q){let{
judged:C,file:L}=g,{samples:$=[[],[]],of:B,revision:Y,none:G}=S(q),J=Kr(...$),Se=bs(J,B),ye=[...Se.control,...Se.test].flat().some(Z=>Z!==null);l.hidden=y!=="op"||h===null,E(l,h&&a("bdi",{},h.name));let Pe=y===
"op"?"duration in each rank and step":b(y);i.draw({rows:J.rows,columns:J.columns,...Se,kind:"time",file:L,format:ue,formatDiff:Ge,heading:Pe,revision:`${g.revision}#${Y}`,empty:ye?"":G}),c.node.hidden=
!ye,c.draw({grid:J,values:Se,timeline:t,title:Pe,format:D,formatDiff:be}),E(u,ex(C));let Re=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Re.length===0,d.textContent=
`The sides have different ${Re.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:i,draw(q,C,L,$,B){y=C,h=B,f.open=y!=="",r.value=y||"step",g?.answer!==q?(g={answer:q,file:L,
revision:$},r.options[0].textContent=b(mr[0]),v(q)):g.judged&&x()}}}function ex([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,l)=>r-l),o=(r,l)=>{let i=r.ranks.find(u=>u.rank===l);if(!i)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(i);return[a("td",{class:"num",title:ue(i.step)},D(i.step)),
a("td",{class:`num${c?" lag":""}`},je(i.lag===null?null:100*(i.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===i?" lag":""}`},Fe(i.waiting===null?null:100*i.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,l])=>a("th",{scope:"col",class:"num",title:l},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Qe(n)}`},a("table",{class:"lag\
-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var tx={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Qi="not stated",Ji=(e,t,n)=>o=>{let s=o[e]===null?Qi:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Ep=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,Xi=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),nx=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ep(t.steps,t.all_steps),ox=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ep(t.ranks,t.all_ranks)},{text:"Steps",of:nx,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ji("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ji("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ji("profile_memory"),key:e=>e.
profile_memory},...Object.entries(tx).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Xi,key:()=>null}];function sx(e){return ox.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[l,i]=r(n),c=o?r(o):[l||null,i||null];return{text:t,control:l||Qi,test:i||Qi,left:s&&l===""&&i==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function rx(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,l=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Xi(o)} of the kernel time in the control, ${Xi(s)} in the test.`;return r+l}function Tp(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=sx(o);e.textContent=rx(o,s),E(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Op(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ss(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${pn(Un(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${pn(Un(t))}`);let s=hs(t);return s===""?o:[...o,s]}function ax(e,t,n){let{row:o}=e,s=c=>Yi(c,t)[0],r=e.birth||je(
e.percent),l=n&&o.kind==="",i=[l?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${fa(e.diff,t)[0]} (${r})`];return(t!=="total"||l)&&i.push(`total ${D(o.control_total_duration)}\
 → ${D(o.test_total_duration)}, ${be(o.diff_duration)}`),[...i,...Op(e)]}function lx(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${st(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Op(e)]}var Mp=e=>({key:e.key,name:Ho(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Ap(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${ts(t,o)}`:ts(t,o),rows:e.map(s=>({...Mp(s),control:s.control,test:s.test,diff:s.diff,lines:ax(s,t,n)}))}}function Cp(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Mp(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:lx(n)}))}}function Rp({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var ix=20,cx=200;function qn({id:e=de("set"),field:t,set:n,text:o="",none:s,onPick:r}){let l=de("set-list"),i=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:i,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:i,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:x=>x.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=rt(cx,()=>g(c.value.trim())),f=[],p=-1,w=null;async function g(x){w?.abort(),w=new AbortController;let{signal:M}=w,S=new URLSearchParams({q:x.slice(0,120),limit:String(ix)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:P,total:q}=await Kt(S,{signal:M});f=[...s&&x===""?[{none:!0}]:[],...P],y(q>P.length?`${ne(q-P.length,"more set")}: type to find`:P.length===0&&"No set matches."),
Ae(ne(q,"set")),h(x===""?f.findIndex(C=>C.set?.id===n?.id):0)}catch(P){P.name!=="AbortError"&&(f=[],y(P.message))}}function y(x){E(u,f.map((M,S)=>a("li",{id:`${l}-${S}`,role:"option",class:"choice-lin\
e","aria-selected":String(M.set?M.set.id===n?.id:!n),on:{click:()=>v(M)}},M.set?ux(M.set):s)),x&&a("li",{class:"muted small picker-note",role:"presentation"},x)),p=-1,c.removeAttribute("aria-activedes\
cendant")}function h(x){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min(x,f.length-1)),p<0){c.removeAttribute("aria-activedescendant");return}u.children[p].classList.
add("active"),u.children[p].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${l}-${p}`)}function b(){u.hidden&&g("")}function _(){m.cancel(),w?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=i}function v(x){_(),(x.none||x.set.id!==n?.id)&&r(x.none?null:x.set)}function k(x){let{key:M}=x,S=!u.hidden,P={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[M];(P!==void 0||S&&["Enter","Escape"].includes(M))&&x.preventDefault(),P!==void 0?S?h(P):b():M==="Enter"&&S&&f[p]?v(f[p]):
M==="Escape"&&S&&(x.stopPropagation(),_())}return{node:d,input:c}}function ux(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[Bt(e.created),ne(e.ranks.length,
"rank"),...e.tags.slice(0,3),ut(e.id).slice(0,8)].join(" · "))]}function Wo(e,{none:t,links:n=fx}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function l(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=dx(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";E(o,i("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Te("swap","Swap control and test",()=>e(px(u))),hx(u,e),g&&
n(u)),i("test",u,d,m)),w.forEach(({key:y,text:h})=>mx(o,y,h)),p&&o.querySelector(`[data-field="${p}"]`)?.focus()}function i(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ue(
m,d[u]),y=de("set"),h=qn({id:y,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?ut(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Np(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),Np(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?ne(f[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:l}}var dx=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function mx(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var fx=e=>[Zi(e),a("a",{class:"small",href:Wt($t(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:Qn(e),
title:"A step of each side over time, one above the other"},"Timeline")];function Zi(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function px(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function hx(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return I(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Np(e,t,n,o,s){
let r=o[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(r),u=de(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?gx(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${Qe(n)}`:null,on:{change:()=>{let p=m.value.trim();
s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},i.map(p=>a("option",{value:p,selected:p===r},wx(
p,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function gx(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function wx(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var yx=["bars","line","scatter","histogram","none"],Lp=["control","test","q","chart","x","y","y2","by"],Pp={chart:"",x:"",y:"",y2:"",by:""};function ec(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Lp.map(o=>[o,t.get(o)??""]));return{...n,chart:yx.includes(n.chart)?n.chart:""}}function wa(e){let t=new URLSearchParams;for(let n of Lp)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function ya({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,l])=>s.set(r,l)),s}var ln=e=>`'${e.replaceAll("'","''")}'`,As=["control","test"];function Ip(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ka(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Ip("rank",t)],l=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],i=n==="all"?l:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Ip("step_number",n)],c=[
...r,...i];return c.includes(null)?null:c}function _a(e){let t=Object.entries(e).map(([n,o])=>{let s=ka(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var tc=e=>Object.fromEntries(As.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),Dp=e=>As.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses&&e.aliases,bx=e=>ln(e.replaceAll("[","[[]"));function Bp(e){return[e.q&&`contains_nocase(name, ${ln(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${bx(t)}`),
e.category.length>0&&`category IN (${e.category.map(ln).join(", ")})`].filter(Boolean)}function kx(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??
""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var _x={total:["self_duration","total_duration"],per_step:["self_per_step","per_st\
ep"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function xx(e,t){let n=_x[e][t?0:1];return As.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_durat\
ion":`diff_${n}`)}function qp(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let l=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],i=[...Bp(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...l],c=So(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${xx(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${i.length>0?`
WHERE ${i.join(`
  AND `)}`:""}
ORDER BY ${kx(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Hp({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return As.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function Sx(e,t){let n=_a(tc(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Bp(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(l,i)=>`sum(CASE si\
de WHEN '${l}' THEN ${i} ELSE 0 END)`;return`${e.aliases?`-- Names of several vendors for one call are rows of their own here.
`:""}WITH names AS (
${Hp(e)}
), called AS (
    SELECT side, name, category, count(*) AS counts, sum(dur) AS total
    FROM events
    WHERE ${s}(${n})
    GROUP BY side, name, category
), summed AS (
    SELECT c.side, n.shown AS name, c.category, c.counts, c.total
    FROM called AS c
    JOIN names AS n ON n.side = c.side AND n.raw = c.name AND n.category = c.category
)
SELECT name, category, ${r("control","counts")} AS control_counts,
    ${r("test","counts")} AS test_counts,
    ${r("control","total")} AS control_total_duration,
    ${r("test","total")} AS test_total_duration,
    ${r("test","total")} - ${r("control","total")} AS diff_duration
FROM summed${o.length>0?`
WHERE ${o.join(`
  AND `)}`:""}
GROUP BY name, category
ORDER BY abs(diff_duration) DESC${t?`
LIMIT ${t}`:""}`}var xa=(e,t,n,o=0)=>Dp(e)?qp(e,t,n,o):Sx(e,o),Fp=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function ba(e){let t=As.map(n=>{let o=ka(n,tc(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${Fp.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Wp=e=>ba(e)&&`${ba(e)}
ORDER BY rank, step_number, side`,jp=e=>ba(e)&&`SELECT side, count(*) AS steps, ${Fp.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${ba(e)}
)
GROUP BY side`;function Up(e,{name:t,category:n,aliases:o}){let s=_a(tc(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(i=>i.category))].map(i=>`category = ${ln(i)} AND name IN (${o.filter(
c=>c.category===i).map(c=>ln(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${ln(n)} AND ${r?`name = ${ln(t)}`:`name IN (
    SELECT raw FROM (
${Hp(e)}
    ) WHERE shown = ${ln(t)})`}
  AND (${s})`}function zp(e,t){let n=Up(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function nc(e,t){let n=Up(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var jo=(e,{control:t,test:n},o={})=>e?wa({control:t,test:n,q:e,...o}):null,Gp=(e,t)=>Dp({...e,use_short_name:!1,merge_addresses:!0,aliases:!0})?qp({...e,q:"",category:[],
change:"",significant:"",exclude:[wt],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function Yp(e,{unit:t,self:n,item:o},s){let r=(l,i,c)=>l.set(jo(i,e,c));r(s.table.sql,xa(e,t,n)),r(s.durations.sql,xa(e,t,n,e.top)),r(s.counts.sql,xa(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,jp(e)),r(s.host.sql,Gp(e,da)),r(s.ranks.heat.sql,e.heat!=="op"?Wp(e):o?nc(e,o.row):null)}function Kp(e,t,{histogram:n,points:o,heat:s}){n.sql.set(jo(zp(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(jo(nc(e,t),e))}var Cs=["control","test"],Vp=e=>a("bdi",{class:"mono"},e),$x=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function vx(e){let[t,n]=Cs.map(s=>$x(e[s])),o=Cs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?R(o[0]):`${R(o[0])} and ${R(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Cs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:R(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function Ex(e,t){let[n,o]=Cs.map(r=>e[r].marker),s=(r,l,i)=>a("p",{class:"\
marker-line small"},r,Vp(l)," ",t&&I("Without it",()=>t(i),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Cs.map((r,l)=>[n,o][l]!==null&&s(`A\
 step of the ${r} is one `,[n,o][l],{[`${r}_marker`]:""}))}function Jp(e,t){return[Ex(e,t),t&&vx(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Vp(o),` as step m\
arker (${s} found)? `,I("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Qp=8,Tx=600,Ox=80,Uo=["control","test"],Xp=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},rc=({step_number:e})=>e!==null,sc=e=>[e.span,rc(e)?e.step_number:
e.rank],Zp=({rank:e,span:t})=>`${e}/${t}`;function eh(e){return`${rc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Mx(e){let n=[...new Map(e.map(o=>[sc(o).
join("/"),sc(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function Ax(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var oc=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function Cx(e,t){let n=new Map;for(let o of e){let s=Zp(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Qp?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>De("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function Rx(e,t,n,o,s){let r=Mx(t),l=t.map(u=>({sample:u,y:oc(
u.step,n),x:r.size>1?3+94*r.get(sc(u).join("/"))/(r.size-1):50})),i=t.filter(rc).map(u=>u.step_number),c=i.length===0?ne(t.length,"recording"):`step ${Math.min(...i)}${r.size>1?` – ${Math.max(...i)}`:
""}`;return a("div",{class:"strip-panel"},De("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},De("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${oc(o,n)}%`,y2:`${oc(o,n)}%`}),Cx(
l,e),l.map(({sample:u,x:d,y:m})=>De("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>Ox?2:3.2},s&&De("title",{},`${e}, ${eh(u)}: ${ue(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function Nx(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${ne(t.length,"sample")} from ${D(Math.min(...n))} to ${D(o.step)}, median ${D(Xp(n))}\
; the longest is ${eh(o)}.`}function th(e,t){if(!Uo.every(i=>e?.[i]?.length>0)||Uo.every(i=>e[i].length<2))return null;let n=Uo.flatMap(i=>e[i].map(c=>c.step)),o=Ax(n),s=Xp(e.control.map(i=>i.step)),r=[
de("strip-title"),de("strip-words")],l=Uo.some(i=>{let c=new Set(e[i].map(Zp));return c.size<=Qp&&c.size<e[i].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",l&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},Uo.map(i=>Nx(i,e[i])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},D(o[1])),a("span",{},D(o[0]))),Uo.map(i=>Rx(i,e[i],o,s,
n.length<=Tx))))}var Lx={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Px={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Ix="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",Dx="Of intervals made in this way\
, this share contains the true change.",Bx="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function qx({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function Hx(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Px[e.verdict]} `),Lx[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:ue(e.control)},D(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:ue(e.
test)},D(e.test)),a("span",{class:`change ${qx(e)}`,title:Ge(e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${je(e.change_percent)})`)))}function Fx(e,t){let n=`${ne(
e.control_samples,"sample")} against ${R(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${ne(e.control_observations,"step")} against ${R(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var Wx=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${R(t)} against ${R(n)} has few levels of confidence: ${Fe(100*e)} is the lowest from 95 % up`;function jx({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(
t.high)}`:`between ${je(t.low_percent)} and ${je(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Fe(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${je(t.shift_percent)}), ${s}.`}}function Ux(e,t){let{interval:n}=e,o=Fx(e,t);return n?[a("span",{
title:Dx},`${Fe(100*n.confidence)} confidence`),", ",a("span",{title:Bx},`p = ${pn(e.p_value)}`),`: ${o}${Wx(n,e)}.`]:`${o}.`}function nh(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),l=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function i(c,u){let{verdict:d}=c,m=Ft(c),f=d.verdict==="cannot_judge"&&u;E(s,Hx(d,m),a("p",{class:"ve\
rdict-range"},jx(d)," ",f&&I("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},Ux(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!==
"same_selection")&&a("p",{class:"muted small one-recording"},Ix),Jp(c,t)),E(r,th(d.samples,m)),l.dataset.verdict=d.verdict}return{node:l,draw:i}}function Sa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var zx=900,$a=12,oh=17,Gx=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function sh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of Gx){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():sh(o);s&&n.append(s)}return n}function Yx({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>De("te\
xt",{x:d,y:m,fill:se(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),l=t.flatMap(d=>Tn(d,Math.floor(o/6.6),3)),i=[r($a,22,e,15,!0),...l.map((d,m)=>r($a,42+oh*m,d,12,!1))],
c=30+oh*l.length+18,u=$a;for(let[d,m]of n)i.push(De("rect",{x:u,y:c-9,width:14,height:9,fill:se(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:i,height:c+$a}}function Kx(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),l=Math.max(n,zx),i=Yx(t,l),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=sh(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:i.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?l-n:0)}))f.setAttribute(p,String(w));return f}),u=i.height+o;return{width:l,height:u,node:De("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:l,height:u,viewBox:`0 0 ${l} ${u}`},De("rect",{width:"100%",height:"100%",fill:se("--surface")}),i.nodes,c)}}var rh="image/svg+xml";async function Vx(e,t,n){let o=new Image;
o.src=`data:${rh};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function ah(e,t,n,o){let{node:s,width:r,height:l}=Kx(e,o),i=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([i],{type:rh}):await Vx(i,r,l);
Sa(c,`${n}.${t}`)}var Rs=212,zt={left:62,right:12,top:20,bottom:24},zo=Rs-zt.top-zt.bottom,va=.62,Jx=5,lh=8,Ea=84,Qx=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function ih(e){return Tt(
{...e,class:"waterfall",height:()=>Rs,keys:Qx,paint:tS,save:ah})}function Xx(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function Zx(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function eS([e,t]){let n=(t-e)/
Jx,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(l=>l*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(l,i)=>(r+i)*s)}var Ns=e=>`${100*e}%`;function tS({fall:e}){let t=Xx(e),
n=Zx(t),[o,s]=n,[r,l]=et(s),i=t.length,c=h=>zo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>Ns((h+.5+b)/i),d=h=>h===0?"control":h===i-1?"test":e.parts[h-1].change<0?"less":"more",m=de("fall-less"),f=eS([o/l,s/l]).
map(h=>({y:c(h*l),text:`${ft(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=De("svg",{class:"fall-body",...p},De("defs",{},De("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},De("rect",{class:"fall-ground",width:5,height:5}),De("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>De("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>De("line",{class:"fall-join",x1:u(b,va/2),x2:u(b+1,-va/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>De("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-va/2),width:Ns(
va/i),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,i-1].map(h=>nS(u(h,-.33),Ns(.66/i))),e.parts.map(({change:h},b)=>De("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(h))),oS(e).flatMap(([h,b],_)=>[De("text",{class:"fall-tick fall-whole",x:u(_),y:zo+15},h),De("text",{class:"\
fall-tick fall-short",x:u(_),y:zo+15},b)])),g=De("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>De("text",{class:"fall-value",x:zt.left-5,y:zt.top+h+4},b)),o>0&&De("text",{class:"fall-cut",x:zt.
left,y:zt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,sS(w,rS(e),y)]}function nS(e,t){let n=(r,l)=>zo*(.91-(l?.05:0)-(r%2?.035:0)),o=Array.
from({length:lh+1},(r,l)=>l),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return De("svg",{x:e,width:t,height:zo,viewBox:`0 0 ${lh} ${zo}`,preserveAspectRatio:"\
none"},De("polygon",{class:"fall-ground",points:s}))}function oS(e){return[["control","control"],...e.parts.map(({part:t})=>[it[t].name,it[t].short]),["test","test"]]}function sS(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,l)=>{let i=l<s/2,c=i?l:s-1-l,[u,d]=n[l].map(p=>zt.top+p),m=()=>{E(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(i?"left":"ri\
ght",`calc(${i?zt.left:zt.right}px + ${c/s} * (100% - ${zt.left+zt.right}px))`),o.style.setProperty(i?"right":"left","auto"),o.style.bottom=u>Ea?`${Rs-u+17}px`:"auto",o.style.top=u>Ea?"auto":`${d-u>Ea?
u+6:Math.min(d+4,Rs-Ea)}px`},f=De("rect",{class:"fall-area",x:Ns(l/s),y:-zt.top,width:Ns(1/s),height:Rs});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function rS(e){return[["control",D(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[it[t].name,`${D(n)} → ${D(o)}`,be(s)]),["test",D(e.test),be(e.change)]]}var aS=21,lS=7.1,iS=5e-4,cS=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,ch=e=>e>0?"more":e<0?"less":"calm",uS=e=>(e-74)/6-14,dS=e=>Math.max(aS,Math.floor(
e/lS)),uh=({operations:e,named:t})=>e.slice(0,t);function Ls({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var mS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=iS*e.control);function dh(e,t){let n=ih({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,l=0,i=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==l&&(l=f,u())}).observe(s);function u(){let f=or(i,dS(l||r&&uS(r)));c=new Map(i.map(
(p,w)=>[p,f[w]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:w,what:g}=it[f.part],y=uh(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:g},a("span",{class:"fall-name"},qr(w))," ",a("span",{class:ch(f.change),title:Ge(f.change)},be(f.change))),a("p",{class:"muted small",title:`${ue(f.control)} \
→ ${ue(f.test)}`},`${D(f.control)} → ${D(f.test)}`),f.part==="idle"&&y.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,f.part),class:"mono",title:h.name},a("bdi",{data:{name:Ls(h)[0]}},c.get(Ls(h)[0]))),Ls(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${Ls(h)[1]}`),a("span",{class:`num ${ch(h.change)}`,title:Ge(h.change)},be(h.change))))),f.explained&&a("p",{class:"small muted explained"},cS(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:ue(p)},D(p)))}return{node:n.node,chart:n,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,w,g){let y=f.waterfall;n.node.hidden=y===null;let h=y!==null&&mS(y);if(n.draw({fall:y,revision:p,file:w,caption:g,heading:`\
mean per ${Ft(f)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${Ft(f)?"recording":"step"} takes ${D(y.control)} in the control and ${D(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){E(s),o=null;return}if(y===o)return;o=y,i=[...new Set(y.parts.flatMap(_=>uh(_).map(v=>Ls(v)[0])))],u();let b=y.contributors==="modu\
les";E(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var fS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],Ta={key:"",fall:null};function mh(e,t){
let n=lt("Under the bars",fS,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",l=null,i=()=>{},c=dh(u,n.node);c.node.append(o);function u(m,f){return m.tree?Wt({...$t(s[0]),node:Cr(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){l?.abort(),l=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,w])=>f.set(p,w));try{let{waterfall:p}=await ot(f,{signal:l.signal});Ta={key:m,fall:p},i()}catch(p){p.name!=="AbortError"&&E(o,`The modules could not be had: ${p.message}`)}}return{...c,draw(m,f,...p){
let w=St(m).toString(),g=m.fall==="modules"&&f.waterfall!==null,y=g&&Ta.key===w&&Ta.fall?Ta.fall:f.waterfall;i=()=>s[0]&&this.draw(...s),s=[m,f,...p],n.press(m.fall),E(o,g?y===f.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),g&&y===f.waterfall&&r!==w&&d(w)},stop(){i=()=>{},l?.abort()}}}var Oa={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},ac=null,ao={path:"/compare",name:"Compare",mount:(e,t)=>pS(e,t)};function pS(e,t){let n=Rt(location.search),o=null,s=null,
r="",l="",i=t.newPair?ri(n):ac,c=null,u=null,d="",m=null,f=n.op!=="",p=!1,w=globalThis.firstComparison!==void 0,g=km(n,i),y=wm(()=>!p&&s&&A()),h=lp(),b=Pm({page:ye,row:Pe,rank:ae,step:N,timeline:W=>Ld(
n,W),onRow:W=>Re(gt(W.name,W.category)),onBar:W=>k.fall.reveal(W)},h.node),_=Cm(),v=Nn("All rows"),k={sides:Wo(G),verdict:nh(()=>G(Oa),G,b.node,_.node),fall:mh(ye,W=>G({fall:W},{replace:!0})),host:up(
ye),recorded:Tp(),operators:dp(ye,ot),ranks:vp(W=>G({heat:W},{replace:!0}),{timeline:(...W)=>vr(n,...W),go:t.go}),replacements:Em(ye),filters:cp(G),counts:ai({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:W=>J(W,k.counts.node)}),durations:ai({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:W=>J(W,k.durations.node)}),table:wp({onSort:(W,re)=>G(
{sort:W,order:re}),onSelect:J,href:ye,onOpen:Se,onWant:y.want}),detail:Mm({onClear:()=>J(""),href:ye,onRanks:K,onTable:Z,tree:W=>Kd(n,W),timeline:W=>Eo(n,W)})},x=a("div",{class:"comparability"}),M=a("\
p",{class:"remark",hidden:!0}),S=Am(G),P=[k.fall.chart,k.ranks.heat,k.counts,k.durations],q=a("div",{class:"results"},k.verdict.node,x,k.fall.node,k.host.node,k.operators.node,k.filters.node,M,S.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},v.node)),k.table.
node),k.ranks.node,k.recorded.node,k.replacements.node),C=a("div",{class:"message"}),L=a("h1",{class:"visually-hidden"},"Compare"),$=a("div",{class:"paper-only"}),B=jt({context:t,results:q,message:C});
e.append(a("div",{class:"page compare-page"},L,$,k.sides.node,C,q),k.detail.node);let Y=ht(()=>P.forEach(W=>W.retheme()));function G(W,{replace:re=!1}={}){return!p&&t.go(yt({...n,...W}),{replace:re})}
function J(W,re=k.table.node){let ie=k.detail.node.contains(document.activeElement),Oe=W===n.op?"":W??"",qe=re.getBoundingClientRect().top;G({op:Oe},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().
top-qe);let ze=u?.items.find(H=>H?.key===Oe);ze?Ae(`${ze.row.name} is selected.`):ie&&k.table.focus()}function Se(W){W!==n.op&&J(W)}function ye({id:W,name:re,category:ie}){return Nt({...n,heat:"",row:W??
gt(re,ie)})}function Pe({name:W,category:re}){return yt({...n,op:gt(W,re)})}function Re(W){f=!0,W===n.op?F():G({op:W},{replace:!0})}function Z(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(W){return[s.control,s.test].every(re=>re.all_ranks.includes(W))&&s.control.all_ranks.length+s.test.all_ranks.length>2?yt({...n,control_ranks:String(W),test_ranks:String(
W)}):null}function N(W,re){return s[re].all_steps.includes(W)?yt({...n,[`${re}_steps`]:String(W)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function ee(){let W=ie=>Mn(ie,n,o,s),re=n.control&&n.test?`${W("control")} → ${W("test")} · Compare`:"Compare";L.textContent=re,t.setTitle(re)}async function ce(){
let W=[n.control,n.test].filter(ie=>ie!=="");if(W.every(ie=>o&&Ue(o,ie)))return;let re=await mt(W).catch(()=>[]);p||(o=re,we())}async function z(W){let re=i,ie=re.late&&await bm(W,re);ie&&i===re&&(i={
key:re.key,...ie},ac=ie.note===""?null:i,we())}function oe(W){l=W,q.dataset.stale="";let re=St(n).toString(),{op:ie}=n;B.ask(Oe=>g(W,n,i,Oe),Oe=>{s=Oe,r=W,y.start(W,Oe,ie),i?.key!==re?(i={key:re,diagnosis:Oe.
diagnosis,note:Oe.diagnosis_note},ac=i):i.late&&Et().then(()=>z(W)),Ae(s.row_count===1?"One row.":`${R(s.row_count)} rows.`),B.say(null),delete q.dataset.stale,we()},Oe=>{s=null,r="",y.stop(),B.say(Rm(
Oe,{narrowed:Object.keys(Oa).some(qe=>n[qe]!=="all"),all:()=>G(Oa),again:()=>oe(l),unmarked:()=>G({control_marker:"",test_marker:""})})),delete q.dataset.stale,we()})}async function me(){let W=St(n).toString();
if(s.waterfall!==null||c?.key===W)return;c={key:W,rows:null};let re=new URLSearchParams(W);Object.entries({device_type:"CPU",exclude:wt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:da}).forEach(
([ie,Oe])=>re.set(ie,String(Oe)));try{let{rows:ie}=await ot(re);!p&&c.key===W&&(c.rows=ie,we())}catch{}}function we(){if(p)return;ee();let W=n.control!==""&&n.test!=="",re=_o(n),ie=si(n);W?ie!==l&&(s||
B.say(null),oe(ie)):(B.drop(),l="",s=null,k.detail.draw(null),B.say(Nm(o))),k.sides.draw(n,o,s),q.toggleAttribute("data-skeleton",W&&!s),k.filters.draw(n,s,s?O():n.unit||"total"),S.draw(n,re),s?W&&r===
l&&j(O(),re):k.detail.draw(null)}function O(){let W=n.unit||vl(s);return W==="percent"&&!dr(s)?vl(s):W}function j(W,re){let ie=Ro(s),Oe=St(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Oa).
some(ze=>n[ze]!=="all")),k.recorded.draw(s),k.operators.draw(Oe,s),te(),me()),k.fall.draw(n,s,r,ie,Dr(s)),k.host.draw(c?.key===Oe&&s.waterfall===null?c.rows:null,s),T(W,re),k.replacements.draw(s,W==="\
per_step"||W==="percent"),_.draw(n,s,W,re),b.draw(i,yt({...n,op:""})),h.draw(n,s),F();let qe=u.items.find(ze=>ze?.key===n.op);k.ranks.draw(s,n.heat,ie,r,qe?{name:qe.row.name,query:zn({...n,row:qe.key}).
toString()}:null),Yp(n,{unit:W,self:re,item:qe},{...k,table:{sql:v}})}function T(W,re){let ie=y.rows(),Oe=JSON.stringify([r,W]),qe=JSON.stringify([Oe,n.top,d===r]);if(u?.answer!==s||u.order!==Oe){let ze=El(
s,ie,W,{self:re});u={answer:s,order:Oe,unit:W,self:re,items:ze},X(W,ze),k.table.draw({rows:ze,totals:Qu(s,W,{self:re}),unit:W,self:re,unitName:ts(W,s),sort:n.sort,order:n.order,selected:n.op,revision:Oe,
judged:U(ze)})}u.chartKey!==qe&&(u.chartKey=qe,Ce(qe),E($,Dr(s,ne(s.row_count,"row")).map(ze=>a("p",{},ze))))}let U=W=>W.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function A(){if(r!==l||u?.
answer!==s)return;let{items:W,unit:re,self:ie}=u,Oe=[],qe=[];y.rows().forEach((H,V)=>{W[V]||(Oe.push(V),qe.push(H))});let ze=El(s,qe,re,{self:ie});ze.forEach((H,V)=>{W[Oe[V]]=H}),X(re,W),k.table.add(W,
ze,U(W)),n.op!==""&&!m&&j(re,ie)}function F(){let W=n.op===""?-1:y.placeOf(n.op),re=u.items[W]??null,ie=re?.key??"";if(m=re,k.counts.select(ie),k.durations.select(ie),k.table.select(ie),W===void 0){y.
find(n.op);return}k.detail.draw(re,re||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},I("Clear the filters",()=>G({q:"",category:[],change:"",
exclude:[wt],device_type:"ALL",significant:""})))]),f&&(f=!1,re&&Z())}function te(){let W=s.comparability.filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");E(x,dd(W))}function X(W,re){let ie=s.
control.samples,Oe=s.test.samples,qe=re.find(V=>V?.row.too_few&&V.row.among)?.row;M.hidden=ie===Oe&&!qe;let ze=qe&&`${to(qe)} These rows say “too few steps”. `;if(ie===Oe){E(M,ze);return}let H=W===
"total"?"totals cannot be compared directly.":W==="per_call"?"totals would mislead.":"calls and durations are shown per step.";E(M,ze,`The sides have ${R(ie)} and ${ne(Oe,"sample")} (a sample is one s\
tep of one rank), so ${H} `,W==="total"?I("Show per step",()=>G({unit:""}),{class:"link-button"}):I("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function le(){return d!==r&&Rp(s)&&["No \
difference found in any of these rows, neither in time nor in the number of calls. ",I("Draw the bars anyway",()=>{d=r,we()},{class:"link-button"})]}function Ce(W){let{items:re,unit:ie,self:Oe}=u,qe=`${u.
order}${n.top}`,ze=re.slice(0,n.top),H=Dr(s,`first ${R(ze.length)} of ${ne(s.row_count,"row")}`),V={file:Ro(s),revision:W,zoom:qe,caption:H};k.durations.draw({...V,...Ap(ze,ie,Oe,s),empty:le()}),k.counts.
draw({...V,...Cp(ze,ie),empty:le()}),S.drawRest(re.length,ze.length)}return we(),w?Et().then(ce):ce(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("co\
ntrol"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(W){n=Rt(W),i=t.newPair?ri(n):i,we(),ce(),s&&l===r&&t.settled()},unmount(){p=!0,[h,k.fall,k.operators].forEach(W=>W.stop()),
B.unmount(),y.stop(),Y(),P.forEach(W=>W.unmount()),k.table.unmount(),k.detail.unmount()}}}var fh=2,lc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function hS(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await Xs(e,r)).rows[0]}catch(l){if(l.code==="unknown_row")return null;throw l}}async function gS(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:l,step_number:i}=s,
c=new URLSearchParams({rank:r,span:l,order:"duration",limit:"1"});i!==null&&c.set("step",i),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>hS(e,c,b,o))),po(e,n===""?null:n),en(e)]),[f]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===l);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=i===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===l&&b.step_number===i).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-fh*f.duration),end:h(f.start+(1+fh)*f.duration)}}function ph(e,t,n,o){let s=gS(e.id,t,lc(n));return s.catch(()=>{}),wr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:l}=await s;return er(e.id,l.number,"",{signal:r,onProgress:o})}})}function hh({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),l=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),i=e.length-1;return{control:l(t),test:l(n),edges:[...e.slice(0,i).filter((c,u)=>u%r===0),e[i]]}}function gh(e,t,n){let o=[];if(t/e<8){let i=(t-e)/n,c=10**Math.floor(
Math.log10(i)),u=[1,2,5,10].find(d=>d*c>=i)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],l=r.length>1?1:Math.max(1,Math.
round(s/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=l)for(let c of r)o.push(Number((c*10**i).toPrecision(12)));return o.filter(i=>i>=e&&i<=t)}var wS=250;function wh(e){return Tt({...e,height:()=>wS,make:bS,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function yS(e){let[t,n]=et(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function bS(e,t){let n={...e,
...hh(e)},o=qt(),{edges:s}=n,r=gh(s[0],s[s.length-1],t<520?4:9),[l,i]=["control","test"].map((m,f)=>{let p=n[m].reduce((g,y)=>g+y,0),w=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...l,...i);return{data:[
{...c(l),fill:"tozeroy",fillcolor:_S(o.control,.4),line:{color:o.control,width:1}},{...c(i),line:{color:se("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(l[f],i[f])),customdata:kS(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(yS),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?se("--control"):se("--test")}}])}}}function kS(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,l)=>`${r} ${R(e[r][o])}${l>0?`, ${Fe(100*e[r][o]/l)} of its calls`:""}`;return[`${D(n)} to ${D(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function _S(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var xS=250,Ma=.13;function yh(e){return Tt({...e,height:()=>xS,make:SS,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function SS(e,t){
let n=qt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?et(Math.max(...o)):["",1],l=e.rows.length>8,i=(m,f,p)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ye).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:l?5:8,opacity:l?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,g)=>g+f),line:{color:se(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Ln(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Ma),c("test",Ma),i("control",
-Ma,"circle"),i("test",Ma,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ye(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var $S=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],bh=(e,t)=>e===null||t===null?null:
e-t,kh=(e,t)=>e>0&&t!==null?100*t/e:null,cc=e=>e>0?"more":e<0?"less":"calm";function uc(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,l)=>o[l]>0?r/o[l]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function ic(e,t,[
n,o],s,r,l){let i=bh(o,n),c=l==="new"?"new":l==="gone"?"gone":je(kh(n,i));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
l==="new"?xe:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},l==="gone"?xe:s(o))),a("p",{class:`tile-change ${cc(i??(l==="new"?1:-1))}`},i===null?c:`${r(i)} (${c}\
)`))}function vS(e,t){let n=uc(e);return[a("p",{class:"muted op-verdict"},t?to(t):" "),a("div",{class:"tiles"},ic("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
D,be,n.birth),ic("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,R,st,n.birth),ic("Time per call","Median of the single calls",n.perCall,D,be,n.birth))]}function Ca(e,[
t,n],o,s,{exact:r,exactDiff:l,title:i}={}){let c=bh(n,t);return a("tr",{},a("th",{scope:"row",title:i},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${cc(c)}`,title:l?.(c)},s(c)),a("td",{class:`num ${cc(c)}`},je(kh(t,c))))}var Aa=(e,t,n)=>Ca(e,t,D,be,{exact:ue,exactDiff:Ge,title:n});function ES(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=uc(e),o=(r,l)=>100*n[r]/t[l].step,s=Ft(e)?"recording":"step time";return Ca(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Fe,r=>r===null?xe:je(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function TS(e,{stepTime:t,row:n}){let o=uc(e),s=l=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},l)),r=l=>[e.calls.control[l],e.calls.test[l]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(l=>a("th",{scope:"col",class:"num"},l)))),a("tbody",{},s("All calls"),Ca("Calls",o.counts,R,st),Ca("Calls per step",o.callsPerStep,R,st),Aa("Total",o.total),Aa(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Aa("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),ES(e,t)),a("tbody",{},s("A single call"),$S.map(([l,i])=>Aa(i,r(l)))))}function _h(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),E(e,vS(n,o.row)),E(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},TS(n,o)))}}}var Ra=12;function xh(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=lt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),i=!1,c="";function u(p){let{answer:w}=p,g=w.launches!==void 0;c!==p.revision&&(c=p.revision,i=!1),o.press(
p.unit),t.textContent=g?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),n.textContent=g?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=g?w.launches:w.launched_by,h=p.unit==="per_step"?[w.control.samples,w.
test.samples]:[1,1];E(s,y.length===0?d(g):m(y,h,g)),E(r,y.length>Ra&&!i&&I(`Show all ${R(y.length)}`,()=>{i=!0,u(p),s.querySelectorAll("tbody tr")[Ra].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=Ra||i}function d(p){return a("p",{class:"muted chart-message"},p?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(p,w,g){let y=p.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},g?"Device work":"Operator"),y&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},p.slice(0,i?void 0:Ra).map(h=>f(h,w,y))))}function f(p,[w,g],y){let h=[p.control_counts/w,p.test_counts/g],b=[p.control_total_duration/
w,p.test_total_duration/g],_=w===g?p.diff_duration/w:b[1]-b[0],v=_>0?" more":_<0?" less":"",k=h[1]-h[0],x=p.control_counts===0?"new":p.test_counts===0?"gone":je(b[0]>0?100*_/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},p.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(p),title:p.name},a("bdi",{},p.name)),a("span",{class:"related-category muted"},
` ${p.category??""}`)),y&&a("td",{class:"shapes mono",title:p.shapes},p.shapes??"–"),a("td",{class:"num wide-only"},R(h[0])),a("td",{class:"num wide-only"},R(h[1])),a("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},st(k)),a("td",{class:"num roomy-only",title:ue(b[0])},p.control_counts>0?D(b[0]):"–"),a("td",{class:"num roomy-only",title:ue(b[1])},p.test_counts>0?D(b[1]):"–"),a("td",{
class:`num strong${v}`,title:Ge(_)},be(_)),a("td",{class:`num${v}`},x))}return{node:l,draw:u}}function Sh(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((l,i)=>{let c=r(l),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(i,24))}},a("span",{class:"mono frame-name",title:l.category},c?a("a",{href:c.href},a("bdi",{},l.name)):a("bdi",{},l.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:l,test:i}=s;if(t.hidden=l.length===0&&i.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=l.length===i.length&&l.every((d,m)=>o(d,i[m]));E(e,u?a("div",{},a("h3",{},"The same in control and test"),n(i,
r)):[c("control",l),c("test",i)])}}}var $h={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
dc={path:"/compare/op",name:"Operation",mount:(e,t)=>OS(e,t)};function OS(e,t){let n=rs(location.search),o=null,s=null,r="",l="",i={key:"",answer:null},c=null,u=!1,d=lt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Z=>M({bins:Z},{replace:!0})),m={sides:Wo(M),numbers:_h(),histogram:wh({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:yh({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Z)=>t.go(P(...Z))}),heat:pa({id:"chart-he\
at",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Z)=>t.go(P(...Z))}),grid:ha(),related:xh({onUnit:Z=>M({unit:Z}),href:({name:Z,category:ae})=>Nt({...n,row:gt(Z,ae)})}),stack:Sh()},f=[m.
histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"message"}),
b=AS(Z=>M({heat:Z},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),v=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"op-header"},w,g,y),
m.sides.node,h,v));let k=jt({context:t,results:v,message:h}),x=ht(()=>f.forEach(Z=>Z.retheme()));function M(Z,{replace:ae=!1}={}){t.go(Nt({...n,...Z}),{replace:ae})}function S(){let Z=ee=>Mn(ee,n,o,s),
ae=`${Z("control")} → ${Z("test")}`,N=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${N.slice(0,80)} · ${ae}`),E(w,a("bdi",{},N)),E(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let K={...Rt(""),...q(),exclude:[wt],op:n.row};E(p,a("a",{href:t.lastCompare(St(n))??yt(K)},`← ${ae}`))}function P(Z,ae){
return vr(n,Z,ae,s)}function q(){let{control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:me,merge_addresses:we,aliases:O}=n;return{
control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:me,merge_addresses:we,aliases:O}}async function C(){let Z=[n.control,n.test].
filter(N=>N!=="");if(Z.every(N=>o&&Ue(o,N)))return;let ae=await mt(Z).catch(()=>[]);u||(o=ae,Y())}function L(Z){l=Z,k.ask(ae=>Js(Z,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(Z).get("row"),k.say(null),
Ae(`${ae.name}: ${D(ae.calls.control.total)} to ${D(ae.calls.test.total)}.`),Y()},ae=>{s=null,k.say(B(ae)),Y()})}async function $(Z){c?.abort(),c=new AbortController,i={key:Z,answer:null};try{let ae=new URLSearchParams(
Z);ae.set("significance","true"),ae.set("diagnosis","false");let N=await ot(ae,{signal:c.signal});if(u||i.key!==Z)return;i.answer=N,i.byKey=Ju(N),Y()}catch{}}function B(Z){let ae=Z.code==="unknown_ope\
ration",N=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Z.code}},a("h2",{},ae?"This operation does not o\
ccur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":Z.message),a("p",{},N.length>0&&I("Use all ranks and step\
s",()=>M(Object.fromEntries(N.map(K=>[K,"all"]))),{class:"primary"}),N.length===0&&!ae&&I("Try again",()=>L(zn(n).toString()),{class:"primary"})," ",a("a",{href:yt({...Rt(""),...q()})},"All operations\
 of this comparison")))}function Y(){if(u)return;S();let Z=n.control!==""&&n.test!==""&&n.row!=="",ae=zn(n).toString();Z?ae!==l&&(s&&r!==n.row&&(s=null),k.say(null),L(ae)):(k.drop(),l="",k.say(a("div",
{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let N=St({...n,use_short_name:!1}).toString();Z&&N!==i.key&&$(N),m.sides.
draw(n,o,s),v.toggleAttribute("data-skeleton",Z&&!s),s&&G()}function G(){let Z=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(s.control.label)}-${_t(s.test.label)}-${_t(
s.name)}`,N=l,K=n.use_short_name?void 0:Tl(i.byKey?.get(ns(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:i.answer?.step_time,row:K}),Pe(ae,N),Re(ae,N),Kp(n,s,m),m.related.draw({answer:s,unit:Z,revision:N}),
m.stack.draw(s.stack,ye),E(y,I("Copy the name",()=>Ut(s.name,"Name copied."),{class:"link-button"}),I("Copy link",()=>Ut(location.href,"Link copied."),{class:"link-button"}),a("a",{href:Eo(n,s)},"Show\
 in the timeline"),a("a",{href:Xc(zn(n)),download:`${ae}.json`},"JSON"),["control","test"].map(Se))}let J=Z=>s.aliases?.filter(ae=>ae.side===Z)??[{name:s.name,category:s.category}];function Se(Z){let ae=o&&
Ue(o,n[Z]);if(!ae||lc(s.samples[Z])===void 0)return null;let N=`slowest call, ${Z}`;if(wn(ae)!=="")return a("span",{class:"muted small",title:wn(ae)},`Perfetto: no trace of the ${Z}`);let K={name:s.name,
names:J(Z),marker:n[`${Z}_marker`],shortNames:n.use_short_name},ee=I(`Perfetto: ${N}`,async()=>{ee.disabled=!0;try{await ph(ae,K,s.samples[Z],ce=>Ae(`Loading ${Me(ce)}`))}catch(ce){ve(ce.message,{urgent:!0})}finally{
ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return ee}function ye({name:Z,category:ae}){
let N=i.byKey?.get(ns(Z,ae));return N&&{diff:N.diff_per_step,href:Nt({...n,use_short_name:!1,row:N.id})}}function Pe(Z,ae){let{edges:N,control:K,test:ee}=s.histogram,ce=[s.control.samples,s.test.samples];
d.press(n.bins),m.histogram.draw({edges:N,control:K,test:ee,file:Z,revision:`${ae}#${n.bins}`,share:n.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.control["50%"],s.calls.test["50%"]],
heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:N.length===0?"No calls to draw.":""})}function Re(Z,ae){let{control:N,test:K}=s.samples,ee=Kr(N,K),ce=bs(
ee,F=>F.total_duration),z=F=>s.calls[F].count===0,oe=ce.control.map(F=>F.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Z,control:z("control")?oe:ce.control,test:z("tes\
t")?oe:ce.test,hover:(F,te,X)=>MS(F,ee[F][te][X]),heading:"duration in each step of each rank",revision:ae});let[me,we,O]=$h[n.heat],j=bs(ee,we),T=O==="time",U={format:T?ue:R,formatDiff:T?Ge:st};b.draw(
n.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...j,...U,kind:O,file:Z,heading:me,revision:`${ae}#${n.heat}`}),m.grid.draw({grid:ee,values:j,title:me,timeline:P,format:T?D:R,formatDiff:T?be:st});
let A=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);_.hidden=A.length===0,_.textContent=`The sides have different ${A.join(" and ")}; they are paired by position (control /\
 test).`}return Y(),C(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Z){let ae=n;n=rs(Z),ae.row!==n.row&&window.scrollTo(0,0),Y(),C()},unmount(){u=!0,k.unmount(),
c?.abort(),x(),f.forEach(Z=>Z.unmount())}}}function MS(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,ue(t.total_duration),
ne(t.counts,"call")]}function AS(e){let t=de("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},Object.entries($h).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a(
"label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function vh(e,t,n){let o=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function l(w){let g=w.ctrlKey||w.metaKey||n(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function i(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),o={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([_,v])=>Math.max(20,Math.abs(_-v));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(o=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!o||o.id!==w.pointerId){t.hover(g,y,w);return}!o.moved&&Math.hypot(g-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-y)),[o.x,o.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!o||o.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:_}=o;o=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(_,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let p={wheel:l,pointerdown:i,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,g]of Object.entries(p))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,g])=>e.removeEventListener(w,g))}function mc({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let l=new Uint32Array(
o),i=r.slice();for(let u=0;u<o;u+=1)l[i[n[u]]]=u,i[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)CS(l.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:l,reach:c,
start:e,end:t}}function CS(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((l,i)=>n[l]-n[i]||l-i);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function RS(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function Ps(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:l,reach:i,start:c,end:u}=e,d=r[t+1];for(let m=RS(i,r[t],d,n);m<d;m+=1){let f=l[m];if(c[f]>=
o)return;u[f]>n&&s(f)}}function Eh(e,t,n,o=0){let s=-1,r=1/0;return Ps(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,l=>{let i=Math.max(0,e.start[l]-n,n-e.end[l]);i<=r&&([s,r]=[l,i])}),s}function fc(e,t,n){let o=n("…"),s=0,r=0,l=0,i=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,l)}…`;i+=c.length,s+o<=t&&(r+=1,l=i)}return e}var Na=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function Th(e){let[t,n,o]=Na(e).map(r=>{let l=r/255;return l<=.04045?l/12.92:((l+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function La(e,t){let n=new Map,o="",s="",r=i=>{o!==i&&(o=i,e.fillStyle=i)},l=i=>{if(!n.has(i)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=i,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(i,e.createPattern(c,"repeat"))}return n.get(i)};return{box(i,c,u,d,m){r(m),e.fillRect(i,c,u,d)},hatch(i,c,u,d,m){
o="",e.fillStyle=l(m),e.fillRect(i,c,u,d)},frame(i,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(i,c,u,d)},line(i,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(i,c),e.lineTo(
u,d),e.stroke()},words(i,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,i,c)},alpha(i){e.globalAlpha=i},forget(){[o,s]=["",""]}}}var NS={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},LS=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Is=e=>String(e).replace(LS,"").replace(/[&<>"]/g,t=>NS[t]),Ds=e=>String(Math.round(e*100)/100);
function Oh(e){let t=[],n=new Map,o=1,s=(l,i,c="")=>{let u={...i,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Ds(f):Is(f)}"`).join("");t.push(c===""?`<${l}${d}/\
>`:`<${l}${d}>${Is(c)}</${l}>`)},r=l=>(n.has(l)||n.set(l,`hatch-${n.size+1}`),n.get(l));return{box(l,i,c,u,d){s("rect",{x:l,y:i,width:c,height:u,fill:d})},hatch(l,i,c,u,d){s("rect",{x:l,y:i,width:c,height:u,
fill:`url(#${r(d)})`})},frame(l,i,c,u,d,m){s("rect",{x:l,y:i,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(l,i,c,u,d,m=1){s("line",{x1:l,y1:i,x2:c,y2:u,stroke:d,"stroke-width":m})},words(l,i,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:l,y:i,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(l){o=l},text(l,i,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Is(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ds(l)}" height="${Ds(i)}"\
 viewBox="0 0 ${Ds(l)} ${Ds(i)}" font-family="${Is(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Is(c)}"/>${t.join("")}</svg>`}}}var Pa=(e,t,n)=>Math.min(Math.max(e,t),n);function lo({from:e,to:t},n,o=0){let s=n.to-n.from,r=Pa(t-e,Math.min(o,s),s),l=(e+t)/2,i=Pa(l-r/2,n.from,n.to-r);return{from:i,to:i+r}}function pc(e,t,n,o,s=0){
let r=o.to-o.from,l=Pa((e.to-e.from)*n,Math.min(s,r),r),i=(t-e.from)/(e.to-e.from),c=t-l*i;return lo({from:c,to:c+l},o,s)}function hc(e,t,n){let o=e.to-e.from,s=Pa(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Mh(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],i=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*i;return{from:c,to:c+r}}function Ah({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(i=>i*s>=o*.999999)??10),l=[];for(let i=Math.ceil(e/r-1e-9);i*r<=t+r*1e-9;i+=1)l.push(i*r+0);return{values:l,step:r}}var kn=22,PS=22,Ia=4;function Ch(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var Bs=new Map;function IS(e){return Bs.has(e)||(Bs.size>500&&Bs.clear(),Bs.set(e,Th(e))),Bs.get(e)}function DS(e,t,n,o){let{x:s,y:r,width:l,height:i}=n,c=o.colour(t);if(e.box(s,r,l,i,c),
l<3)return;let u=IS(c);if(o.hatched(t)&&e.hatch(s,r,l,i,o.colours.surface),l>=PS){let d=fc(o.text(t),l-2*Ia,o.widthOf);if(d!==""){let m=r+i/2+11*.36;if(o.hatched(t)){let f=4;for(let p of d)f+=o.widthOf(
p);e.box(s+Ia-2,r+1,Math.min(f,l-Ia),i-2,c)}e.words(s+Ia,m,d,u)}}}function BS(e,t,n,{index:o,view:s,scale:r,width:l,how:i,height:c,dimmed:u}){let d=-1,m=0;return Ps(o,t,s.from,s.to,f=>{let p=Math.max(
0,(o.start[f]-s.from)*r),w=Math.min(l,(o.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let g=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),DS(e,f,{x:p,y:n,width:g,height:c},i),m+=1,d=
g<=1?p+1:w}),u&&e.alpha(1),m}function Rh(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:l}=Ah(t,n/90),i=n/(t.to-t.from);e.box(0,0,n,kn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
i)+.5;e.line(u,kn-5,u,kn,s.border),u<n-30&&e.words(u+3,kn-8,o(c,l),s.muted)}e.line(0,kn-.5,n,kn-.5,s.border)}function Nh(e,t){let{index:n,view:o,width:s,height:r,rowHeight:l,top:i,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),f=Math.max(0,Math.floor(-i/l)),p=Math.min(n.rows-1,Math.ceil((r-i)/l));qS(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:n,view:o,scale:m,width:s,how:d,height:l-1,dimmed:w},
y=0;for(let h=f;h<=p;h+=1)y+=BS(e,h,i+h*l,g);return HS(e,t,m),y}function qS(e,t,{top:n,rowHeight:o,width:s,height:r,how:l}){for(let{row:i,rows:c,label:u}of t){let d=n+i*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,l.colours.grid);let m=fc(u,s-16,l.widthOf);e.words(6,d+o/2+11*.36,m,l.colours.muted,{bold:!0})}}function HS(e,t,n){let{marks:o,how:s}=t,r=(l,i,c)=>{if(l<0||l>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[l]-t.view.from)*n),f=Math.min(t.width+2,(d[l]-t.view.from)*n);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(l)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,i,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(l=>r(l,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var Ba=12,Da=17,FS=8e3,WS=15,jS=12;function US(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,l,...i)=>e.
line(o+t,s+n,r+t,l+n,...i),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Lh=(e,t)=>e.flatMap((n,o)=>Tn(n,Math.floor((t-2*Ba)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Ph(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(Ba,n+Da*r,o,se(s?"--text":"--muted"),{size:s?WS:jS,bold:s})})}function qa(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Lh(e,n),r=t.map(d=>Lh(d.lines,
n)),l=10+Da*s.length+Ba,i=t.map((d,m)=>{let f=l+Da*r[m].length;return l=f+d.height+Ba,f}),c=Math.min(l,FS),u=d=>{Ph(d,s,22),t.forEach((m,f)=>{Ph(d,r[f],i[f]-Da*r[f].length+12),m.paint(US(d,0,i[f]))})};
return{width:n,height:c,svg(){let d=Oh(o);return u(d),d.text(n,c,se("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=La(m,o);return f.box(0,0,n,c,se("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Ha(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Sa(o,`${n}.${t}`)}var zS=160,GS=3,YS=matchMedia("(prefers-reduced-motion: reduce)"),Ih=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,se(`--${e}`)])),wc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Fa(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:l=null,onKey:i=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=La(w,g),h=c?kn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Ch(g),colours:Ih()},
_=wc,v=mc(wc),k=[],x=0,M={from:0,to:1},S={from:0,to:1},P={hover:-1,select:-1,highlight:null},q=0,C=null,L=0,$=0,B=0,Y=()=>(S.to-S.from)/Math.max(1,L),G=T=>S.from+T*Y(),J=()=>h+x*n;function Se(){L=p.clientWidth,
f.style.height=`${J()}px`,$=Math.min(p.clientHeight,J());let T=globalThis.devicePixelRatio||1,[U,A]=[Math.round(L*T),Math.round($*T)];(m.width!==U||m.height!==A||B!==T)&&([m.width,m.height,B]=[U,A,T],
m.style.width=`${L}px`,m.style.height=`${$}px`)}function ye(){q===0&&(q=requestAnimationFrame(Pe))}function Pe(T){if(q=0,C){C.since??=T;let A=(T-C.since)/zS;S=Mh(C.from,C.to,A);let F=A<1;F?ye():C=null,
r(S.from,S.to,F)}let U=performance.now();if(Se(),L>0&&$>0){w.setTransform(B,0,0,B,0,0);let A=ae(Z(),{width:L,height:$,top:h-p.scrollTop});m.dataset.drawn=String(A)}m.dataset.drawMs=(performance.now()-
U).toFixed(2)}let Re="";function Z(){let T=`${m.width} ${m.height} ${B}`;return T!==Re&&(Re=T,y.forget()),y}function ae(T,{width:U,height:A,top:F}){let{colours:te}=b;T.box(0,0,U,A,te.surface);let X=Nh(
T,{index:v,view:S,width:U,height:A,rowHeight:n,top:F,bands:k,marks:P,how:b,rowOf:Ce=>_.row[Ce]}),le=U/(S.to-S.from);return d?.(T,{x:Ce=>(Ce-S.from)*le,y:Ce=>F+Ce*n,width:U,height:A,view:S}),h>0&&Rh(T,
{view:S,width:U,format:c,colours:te}),X}function N(T,U=!1){C=null,!(T.from===S.from&&T.to===S.to)&&(S=T,r(S.from,S.to,U),ye())}function K(T){let U=lo(T,M,u);YS.matches?N(U):(C={from:S,to:U,since:null},
ye())}let ee=()=>C?.to??S;function ce(T,U){let A=Math.floor((U-h+p.scrollTop)/n);return U<h||A<0?-1:Eh(v,A,G(T),GS*Y())}function z(T,U){T!==P.hover&&(P.hover=T,m.style.cursor=T>=0?"pointer":"",ye()),o(
T,U)}let oe=vh(m,{zoom:(T,U)=>N(pc(S,G(T),U,M,u)),pan:T=>N(hc(S,T*Y(),M)),scroll(T){p.scrollTop+=T},hover:(T,U,A)=>z(ce(T,U),A),leave:()=>{P.hover>=0&&z(-1,null)},pick:(T,U,A)=>s(ce(T,U),A),measure:(T,U,A)=>l?.(
...[G(T),G(U)].sort((F,te)=>F-te),A),slide(T){let U=ee();K(hc(U,T*(U.to-U.from),M))},glide(T){let U=ee();K(pc(U,(U.from+U.to)/2,T,M,u))},fit:()=>K(M),enter:()=>{P.select>=0&&s(P.select,null)},own:i},()=>t.
wheel==="free");p.addEventListener("scroll",ye,{passive:!0});let me=new ResizeObserver(ye);me.observe(p);let we=()=>{b.colours=Ih(),ye()},O=matchMedia("(forced-colors: active)");O.addEventListener("ch\
ange",we);let j=ht(we);return{node:m,set(T){let U=_===wc;_=T,v=mc(T),k=T.bands??[],x=Math.max(v.rows,T.rows??0);let[A,F]=[T.from??1/0,T.to??-1/0];if(T.from===void 0||T.to===void 0)for(let X=0;X<T.length;X+=
1)A=Math.min(A,T.start[X]),F=Math.max(F,T.end[X]);M=F>A?{from:A,to:F}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let te=U?{...M}:lo(S,M,u);f.style.height=`${J()}px`,C===null&&(S=te),ye()},view(T,U,A=!1){
A?N(lo({from:T,to:U},M,u)):K({from:T,to:U})},index:()=>v,current:()=>({...S}),goal:()=>({...ee()}),extent:()=>({...M}),select(T){P.select=T,T>=0&&this.reveal(_.row[T]),ye()},highlight(T){P.highlight=T===
null?null:new Set(T),ye()},point(T){P.hover=T,ye()},follow(T,U,A=!1){C=null,S={from:T,to:U},A?(cancelAnimationFrame(q),Pe(0)):ye()},place(T){return this.placeOf({start:_.start[T],end:_.end[T],row:_.row[T]})},
placeOf({start:T,end:U,row:A}){let F=m.getBoundingClientRect(),te=(T-S.from)/Y(),X=(U-S.from)/Y(),le=h+A*n-p.scrollTop;return X<0||te>L||le<h-n||le>$?null:{left:F.left+Math.max(0,te),right:F.left+Math.
min(L,X),top:F.top+le,bottom:F.top+le+n}},redraw:ye,showAxis(T){h=c&&T?kn:0,ye()},reveal(T){let U=T*n;(U<p.scrollTop||U+n+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=U-p.clientHeight/2)},whole:T=>({height:J(),
paint:U=>ae(U,{width:T,height:J(),top:h})}),picture(T){return qa(T,[{lines:[],...this.whole(Math.max(L,600))}],Math.max(L,600))},destroy(){cancelAnimationFrame(q),oe(),j(),O.removeEventListener("chang\
e",we),me.disconnect(),p.remove()}}}var Go=8,KS=.004;function Dh(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(sn(o,t))),0)}var Gt=(e,t)=>e.verdict[t]==="no_difference_found";function Bh(e,t,n){let o=sn(e,t);if(!(n>0)||Math.abs(
o)<KS*n||Gt(e,t))return 0;let s=Math.max(1,Math.round(Go*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(Go,s)}function qh(e,t,n){let[o,s]=[Na(e),Na(t)];return`rgb(${o.map((r,l)=>Math.round(r+
(s[l]-r)*n)).join(", ")})`}var Zt={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},Yo=e=>e!=="calls",dt=(e,t)=>Yo(t)?D(e):R(Number(e.toFixed(2))),Ot=(e,t)=>e===null?"–":Yo(t)?be(e):st(Number(e.toFixed(2))),Wa=(e,t)=>Yo(
t)?ue(Number(e.toFixed(3))):R(e),Ko=(e,t)=>e===null?"":Yo(t)?Ge(Number(e.toFixed(3))):st(e),VS={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},JS={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},io=e=>VS[e.sort]??e.sort,co=e=>JS[e.status]??"",Fh=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",QS=e=>e.sides.every(t=>t.steps.length===0),cn=e=>QS(e)?"per recording":"per step";function ja(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Zn(e));return t?`${t[2]}\
 · ${t[1]}`:Zn(e)}var pt=e=>[Zn(e),eo(e)].filter(Boolean).join(" "),XS=e=>/ #\d+$/.test(Zn(e));function Wh(e){let t=rn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||XS(o)):t.slice(-1)}function jh(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!To(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function Uh(e,t){let n=e.here[t],o=Yo(t)?D(Math.abs(n)):R(Number(Math.abs(n).toFixed(2)));return Yo(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var yc=(e,t)=>t>0?100*e/t:null;function zh(e,t){let[n,o]=e.root.total[t];return{from:dt(n,t),to:dt(o,t),change:Ot(o-n,t),percent:je(yc(o-n,n))}}function Gh(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?je(yc(o-n,n)):"new"}function Yh(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:l})=>yc(l,r)),o=r=>Fe(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,l)=>r===null?`the ${l} has no device time`:`${o(r)} of the device time of the ${l}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var Hh=e=>e.map(t=>`\
“${t}”`).join(" and ");function Kh(e,t){let n=s=>e.sides.filter((r,l)=>!e.frames.some(i=>i.sort===s&&i.names[l]!==null&&(!e.pair||i.status!==(l===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Hh(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${Hh(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function Vh(e,t){let n=(s,r,l)=>{let[i,c]=r;return t.pair?`${s}: ${dt(i,l)} → ${dt(c,l)} (${Ot(c-i,l)})`:`${s}: ${dt(i,l)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var _n=e=>e>0?"more":e<0?"less":"calm",Jh=(e,t)=>Ot(sn(e,t),t);var ZS=20,e$=.62,Qh={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function t$(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,qh(se("--surface-sunk"),se(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",e$*(.12+.88*(Math.abs(n)/Go))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(Qh[n]??"--noise-fill",.45)}}function n$(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){E(e,
a("p",{class:"mono strong"},pt(t)),a("p",{class:"muted small"},[io(t),co(t),Gt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),Vh(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:l}=e,i=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,i)}px`,e.style.top=`${c+l>innerHeight?Math.max(4,s.clientY-l-12):c}px`}}}function Xh(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),l=n$(),i=t$(),c=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Flame graph ",t),a("div",{class:"\
chart-tools"},I("PNG",()=>x("png"),{title:"Flame graph: download as PNG"}),I("SVG",()=>x("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,l.node),u=null,d=null,m=0,f=S=>u.tree.frames[d.frame[S]],
p=Fa(s,{rowHeight:ZS,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:S=>g(f(S)),onHover(S,P){
S<0||!P?l.hide():l.show(f(S),u,P)},onPick:S=>S>=0&&e.onPick(f(S)),onKey:b}),w=ht(()=>{i.forget(),v(),p.redraw()}),g=S=>u.tree.pair&&!To(S)&&S.sort!=="rest";function y(S){let P=f(S);return u.tree.pair?
Gt(P,u.measure)?i.noise():i.change(Bh(P,u.measure,m)):i.sort(P.sort)}function h(S){let P=f(S);return`${P.status==="replaced"?"⇄ ":""}${[ja(P),eo(P)].filter(Boolean).join(" ")}${u.tree.pair?` ${Jh(P,
u.measure)}`:""}`}function b(S){let P=u?.selected;if(!P)return!1;let q=P.parent?.children.filter(_)??[],C=q.indexOf(P),L=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],B={ArrowUp:()=>P.parent,ArrowDown:()=>P.
children.filter(_).reduce((G,J)=>!G||L(J)>L(G)?J:G,null),ArrowLeft:()=>q[C-1],ArrowRight:()=>q[C+1]}[S.key];if(!B)return!1;let Y=B();return Y&&e.onMove(Y),!0}let _=S=>d.place[S.at]>=0;function v(){if(!u)
return;let S=(q,C,L="")=>a("li",{class:`key ${L}`,css:{"--key-fill":q}},C);if(!u.tree.pair){let q=new Set(u.tree.frames.map(({sort:C})=>C));E(o,Object.keys(Qh).filter(C=>q.has(C)).map(C=>S(i.sort(C),io(
{sort:C}))));return}let P=q=>`full colour: ${Ot(q,u.measure)}`;E(o,S(i.change(Go),`takes more (${P(m)})`),S(i.change(-Go),`takes less (${P(-m)})`),S(i.change(0),"hardly changed"),u.tree.frames.some(q=>Gt(
q,u.measure))&&S(i.noise(),"not certain"),u.tree.frames.some(g)&&S("var(--muted)","on one side only","key-hatched"))}function k(){let S=rn(u.zoomed);E(n,S.map((P,q)=>[q>0&&a("span",{class:"muted","ari\
a-hidden":"true"}," › "),q===S.length-1?a("b",{class:"mono","aria-current":"true"},pt(P)):I(pt(P),()=>e.onZoom(P),{class:"link-button mono"})]))}function x(S){u&&d.length>0&&Ha(p.picture([`Flame gra\
ph, ${Zt[u.measure][0]} ${cn(u.tree)}`,...u.lines,M(),`made ${Bt(new Date().toISOString())}`]),S,`${u.file}-tree`)}let M=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Ot(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${ne(u.tree.frames.length,"frame")}.`;return{node:c,draw(S){let P=u?.revision!==S.revision,q=!P&&u.judged!==S.judged,C=P||u.zoomed!==S.zoomed;if(u=S,P){
l.hide(),d=Yd(u.tree,u.measure,u.width),m=Dh(u.tree,u.measure),p.set({...d,from:0,to:d.end[0]??1}),v(),r.hidden=d.length>0,r.textContent=`No ${Zt[u.measure][0]} to draw.`;let $={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${Zt[u.measure][0]} ${cn(u.tree)}${u.tree.pair?$[u.width]:""}`}q&&(v(),p.redraw());let L=d.place[u.zoomed.at]??-1;C&&L>=0&&p.view(d.start[L],d.end[L],
P),k(),p.select(d.place[u.selected.at]??-1),p.highlight(u.found===null?null:u.found.map($=>d.place[$.at]).filter($=>$>=0)),c.dataset.ready=u.revision},focus:()=>p.node.focus(),unmount(){w(),p.destroy()}}}function Zh(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function eg(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var o$=250,s$=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],r$=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
a$=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function l$(e,t){let n=de(
"tree-search"),o=a("span",{class:"muted small tree-found"}),s=rt(o$,()=>e(r.value.trim())),r=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:s,
keydown(i){i.key==="Enter"&&(i.preventDefault(),s.cancel(),e(r.value.trim()),t(i.shiftKey?-1:1))}}}),l=a("span",{class:"tree-steps",hidden:!0},Te("up","The previous match (Shift+Enter)",()=>t(-1)),Te(
"down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),r,l,o),input:r,draw(i,c,u,d){if(document.activeElement!==r&&(r.value=i),l.hidden=c===null||
c.length===0,c===null){o.textContent="";return}let[m,f]=eg(c,d);o.textContent=c.length===0?"No frame matches.":`${ne(c.length,"frame")}: ${u.pair?`${dt(m,d)} → ${dt(f,d)} (${Ot(f-m,d)})`:dt(m,d)}`}}}
function tg({onChange:e,onStep:t}){let n=new Map(Xn.map(f=>[f,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},Xn.map(
f=>{let p=n.get(f);return p.button=I("",()=>e({by:f,rows:[]}),{title:Zt[f][2],"aria-pressed":"false"}),p.button.append(Zt[f][1]," ",p.change),p.button})),s=lt("Width of the frames",s$,f=>e({width:f})),
r=lt("How frames are put together",r$,f=>e({frames:f,rows:[],open:[],zoom:""})),l=lt("What makes frames",a$,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),i=lt("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=l$(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"muted"},
f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",l.node),u("Rows",i.node),c.node),search:()=>c.input.focus(),draw(f,p,w,g){for(let[
y,h]of n){h.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?Gh(p,y):"";E(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),l.press(f.level),i.press(f.order),c.draw(f.
q,g,p,w)}}}var bc=12,kc=8,i$=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function ng({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,l=(g,y)=>r.pair?a("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,
row:gt(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function i(g,y,h,b="",_=!1){let[v,k]=y,x=M=>a("td",{class:"num",title:Wa(M,h)},dt(M,h));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},g),x(v),r.pair&&x(k),r.pair&&a("td",{class:`num strong ${_n(k-v)}`,title:Ko(k-v,h)},Ot(k-v,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[cn(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":go(h);return a("tr",{},a("th",{scope:"row",title:"Of produ\
cts, convolutions and attention at and below the frame, where shapes tell them"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":tr(g[1]-g[0])))}function d(g){
return g&&[["more_work","more work",g.by==="flops"?"What the change of FLOPs would cost at the speed of the control":"What the change of calls would cost if each took as long as in the control"],["slo\
wer_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes longer, or less long`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${h}, by ${g.by==="flops"?"FL\
OPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${_n(g[y])}`,title:Ko(g[y],"device")},Ot(g[y],"device"))))}function m(g){let y=g.here.device;return a("table",{class:"detail-table"},a("caption",{class:"\
visually-hidden"},`Figures of the frame, ${cn(r)}`),c(""),a("tbody",{},i("Device time",g.total.device,"device","At and below the frame"),i("launched by itself",g.ownOf.device,"device","Device work tha\
t no frame below it launched",!0),d(g.work.split),i("Host time",g.total.host,"host","At and below the frame, each call counted once"),i("in itself",g.ownOf.host,"host","Without the frames that it call\
ed",!0),i("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time\
 changed here"),a("td"),a("td"),a("td",{class:`num strong ${_n(y)}`,title:Ko(y,"device")},Ot(y,"device")))))}function f(g){let y=[...g.kernels].sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.
device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},g.opened||g.instances>1?`Kernels of all ${R(g.instances)}\
 instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,bc).map(({name:h,device:b,counts:_})=>{let v=i("",b,"device");return E(v.firstChild,a("span",{class:"mono kernel-name"},l(h,i$(h)))),v.firstChild.
title=`${h}
${dt(_[0],"calls")}${r.pair?` → ${dt(_[1],"calls")}`:""} calls`,v}),y.length>bc&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-bc)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,kc).map(({text:y,calls:h})=>{let b=i(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>kc&&a("tr",{},a("td",{class:"muted"},`${R(g.shapes.length-kc)} more`))))}function w(g,y){let h=g.sort==="operator"&&r.pair,b=g.names[1]??g.names[0];return a("\
p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&I(g.opened?"Fold its instances":`Show its ${R(g.instances)} instances`,()=>t(g),{class:"link-button"}),g.parent&&g.children.length>0&&I("Zo\
om to it",()=>n(g),{class:"link-button zoom-button"}),h&&a("a",{href:Nt({...e(),merge_addresses:!0,use_short_name:!1,row:gt(b,"cpu_op")})},"Open this operation"),h&&a("a",{href:Eo(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&I("Copy the name",()=>Ut(Zn(g),"Name copied."),{class:"link-button"}))}return{node:s,draw(g,y,h){r=g;let b=rn(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),v=_.length>0?_:b.slice(-4);E(o,a("p",{class:"mono full-name"},a("bdi",{},pt(y))),a("p",{class:"muted small"},[io(y),co(y),y.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(k=>Gt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),v.length>0&&a("p",{class:"muted small mono frame-path"},`in ${v.map(pt).join(
" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`One side has it below ${y.through.join(", ")}.`),m(y),w(y,h),f(y),p(y))}}}var c$=5;function og(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(i,c){let u=jh(i,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,I(pt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function l(i,c,u){let d=i.pair?Uh(c,u):dt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",I(pt(c),()=>e(c),{class:"\
link-button mono tree-name"}),Wh(c).map((f,p)=>[p===0?" in ":" › ",I(pt(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${i.pair?_n(c.here[u]):""}`},d),i.pair&&a("spa\
n",{class:"muted"},r(c,u)),Gt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(i,c,u){let{from:d,to:m,change:f,percent:p}=zh(
i,c),[,w]=Zt[c],[g,y]=i.root.total[c];E(t,a("span",{class:"headline-label"},`${w} ${cn(i)}`),i.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${_n(y-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=Oo(i,c,c$);E(n,h.map(x=>l(i,x,c))),n.hidden=h.
length===0;let b=Yh(i),_=i.byHost&&i.pair&&"A side has no device time: host time decides which frames belong together.",v=i.inAll>i.shown&&`${i.shown} of ${i.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=i.pair&&i.samples.some(x=>x<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";E(o,Kh(i,u).map(x=>a("\
p",{class:"notice"},x)),[b,k,_,v].filter(Boolean).map(x=>a("p",{class:"muted"},x)))}}}var xn=28,u$=150,sg=12,rg=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],d$=[["Frame","c-frame",rg[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function ag(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[l,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>u$;function w(){let $=c.tree.pair?rg:d$,B=`${Zt[c.measure][1]} ${cn(
c.tree)}`;E(o,$.map(([,Y])=>a("col",{class:Y}))),E(t,a("tr",{},$.map(([Y,G,J],Se)=>a("th",{scope:"col",class:G,title:Se===0?J:`${B}: ${J}`},Y)))),l.firstChild.colSpan=$.length,i.firstChild.colSpan=$.length}
function g({frame:$,level:B,open:Y,leaf:G}){let J=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,Se=Fh($),ye=$.instances===$.parent?.instances?"":eo($);return a("th",{scope:"row",class:"c-fram\
e",title:[pt($),...$.above??[],io($),co($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},ja($))),J?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
eo($)):ye&&a("span",{class:"muted count"},ye),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),Se&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},Se),a("span",{class:"visually-hidden"},` ${co($)}`))))}function y($,B=""){return a("td",{class:`num c-time ${B}`,title:Wa($,c.measure)},dt($,c.measure))}function h($,B,Y){return a("\
td",{class:`num c-time ${B} ${Gt(Y,c.measure)?"calm":_n($)}`,title:[Ko($,c.measure),Gt(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
$)/f).toFixed(1)}%`}:{}},Ot($,c.measure))}function b($){let{frame:B}=$,[Y,G]=B.total[c.measure];return c.tree.pair?[g($),y(Y),y(G),h(sn(B,c.measure),"c-diff",B),h(B.here[c.measure],"c-here",B)]:[g($),
y(Y),y(B.ownOf[c.measure][0]),a("td",{class:"num c-time"},dt(B.figures.calls[0],"calls"))]}function _($){let B=c.rows[$],{frame:Y}=B,G=[$%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:G,data:{index:$},tabindex:$===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":$+2,"aria-expanded":B.leaf?null:
String(B.open),"aria-selected":String(Y===c.selected)},b(B))}function v($=!1){let B=Math.ceil((r.clientHeight||600)/xn),Y=Math.floor(r.scrollTop/xn),[G,J]=p()?[Math.max(0,Y-sg),Math.min(c.rows.length,
Y+B+sg)]:[0,c.rows.length];if(!$&&G===m[0]&&J===m[1])return;m=[G,J];let Se=n.contains(document.activeElement),ye=$?new Map:d;d=new Map;for(let Re=G;Re<J;Re+=1)d.set(Re,ye.get(Re)??_(Re));[[l,G],[i,c.rows.
length-J]].forEach(([Re,Z])=>{Re.hidden=Z===0,Re.style.height=`${Z*xn}px`});let{scrollTop:Pe}=r;nn(n,[l,...d.values(),i]),r.scrollTop=Pe,Se&&(d.get(u)??r).focus({preventScroll:!0})}function k($,B=!1){
let Y=$*xn,G=r.clientHeight-t.offsetHeight;B&&(Y<r.scrollTop||Y+xn>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+xn>r.scrollTop+G&&(r.scrollTop=Y+xn-G),v()}function x($,B){let Y=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),B&&G?.focus({preventScroll:!0})}function M($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((B,Y)=>B.frame===$.rows[Y].frame&&B.open===$.rows[Y].open)}function S($){let B=c.selected!==$.selected;c=$;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);B&&Y>=0&&x(Y,!1)}n.addEventListener("click",$=>{let B=$.target.closest(
"tr[data-index]");if(!B)return;let{frame:Y,leaf:G}=c.rows[B.dataset.index],J=$.target.closest("[data-act]")?.dataset.act;x(Number(B.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",$=>{let B=$.target.closest("tr[data-index]");B&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function P({frame:$,
open:B,leaf:Y},G){!Y&&B!==G?e.onToggle($):G&&B?x(u+1,!0):!G&&$.parent&&x(c.rows.findIndex(J=>J.frame===$.parent),!0)}n.addEventListener("keydown",$=>{let B=c?.rows[u];if(!B||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/xn)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>P(B,!0),ArrowLeft:()=>P(
B,!1),Enter:()=>e.onZoom(B.frame)," ":()=>e.onSelect(B.frame)},Se=$.key in G?()=>x(G[$.key],!0):J[$.key];Se&&($.preventDefault(),Se())});let q=0,C=()=>{q===0&&c&&p()&&(q=requestAnimationFrame(()=>{q=0,
v(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/xn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",C,{passive:!0});let L=new ResizeObserver(C);return L.observe(
r),{node:r,focus:()=>x(u,!0),draw($){if(M($)){S($);return}let B=c?.rows[u]?.frame.key,Y=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,f=c.tree.frames.reduce((J,Se)=>Math.max(J,Math.abs(
sn(Se,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let G=Y?c.selected.key:B;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),v(!0),
Y&&k(u,!0)},unmount(){L.disconnect(),cancelAnimationFrame(q)}}}function m$(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var lg=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function f$(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?m$(t)||(lg(o)>4*lg(n)?"host":"device"):"device"}async function p$(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries($t(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await ot(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function ig(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...ti(await Qs(n?"":e.control,Ao(e,c,o),{signal:t})),chosenBy:c}),[r,l]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?p$(e,t):null]),i=e.
by||f$(r,l);return i==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:i}:{tree:r,measure:i}}var cg=async(e,t,n)=>ti(await Qs(e.test!==""?"":e.control,Ao(e,t==="host"?"host":"device",
!0),{signal:n}));async function ug(e,t,n){let o=Ao(e,t.chosenBy,e.frames==="instance");o.set("significance",n),Dd(t,await Qs("",o),n)}var h$=8,g$=40;function dg(e,t,n){let o=new Set([e.root]);for(let s of[...Oo(e,t,h$),...n.slice(0,g$)])rn(s).slice(0,-1).forEach(r=>o.add(r));return o}function w$(e,t,n,o){let s=t.children.filter(i=>i.
total[n].some(c=>c>0));if(o==="calls")return s;let r=i=>e.pair?Math.abs(sn(i,n)):i.total[n][0],l=i=>i.sort==="rest"?1:0;return s.sort((i,c)=>l(i)-l(c)||r(c)-r(i)||i.at-c.at)}function mg(e,t,n,o){let s=[],
r=(l,i,c,u)=>{let d=w$(e,l,t,n),m=d.length>0&&o(l);s.push({frame:l,level:i,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,i+1,p+1,d.length))};return r(e.root,1,1,1),s}var fg={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},qs={path:"/tree",name:"Tree",mount:(e,t)=>b$(e,t)},y$=e=>yt({...Rt(""),...$t(e),exclude:[wt]});function b$(e,t){let n=Mo(
location.search),o=null,s=null,r="",l=null,i=null,c="",u=!1,d=(N,{replace:K=!0}={})=>!u&&t.go(Wt({...n,...N}),{replace:K}),m=Wo(N=>d({...N,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:N=>[a("a",{class:"small",href:y$(N)},"Compare"),Zi(N)]}),f=og(N=>S(N)),p=tg({onChange:N=>d(x(N)),onStep:C}),w=Xh({onPick:N=>M(N,N),onZoom:N=>M(i.selected,N),onMove:N=>M(N)}),g=ag({
onSelect:N=>M(N),onZoom:N=>M(N,N),onToggle:P,onInstances:q}),y=ng({pair:()=>$t(n),onInstances:q,onZoom:N=>M(N,N)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let v=jt({context:t,results:_,message:h}),k=rt(400,Ae);function x(N){return N.frames&&i?{...N,node:i.selected.foldKey}:N}function M(N,K){let ee=z=>z.at<=N.at&&N.at<z.end,ce=K??(ee(
i.zoomed)?i.zoomed:rn(N).findLast(z=>ee(z)&&i.zoomed.at>=z.at&&i.zoomed.at<z.end)??i.tree.root);d({node:N.key,zoom:ce.key}),k(`${pt(N)} is selected.`)}function S(N){M(N)}function P(N){let K=n.rows.includes(
N.key)?n.rows.filter(ee=>ee!==N.key):[...n.rows,N.key];d({rows:K})}function q(N){let K=N.key,ee=n.open.includes(K);d({open:ee?n.open.filter(ce=>ce!==K):[...n.open,K],rows:n.rows.filter(ce=>ce!==K),node:K}),
Ae(ee?"Folded.":`Its instances are shown below ${pt(N)}.`)}function C(N){let K=i?.found??[];if(K.length>0){let ee=K.indexOf(i.selected),ce=ee<0?N>0?0:K.length-1:(ee+N+K.length)%K.length;M(K[ce]),Ae(`${ce+
1} of ${K.length}: ${pt(K[ce])}`)}}async function L(){let N=[n.control,n.test].filter(ee=>ee!=="");if(N.every(ee=>o&&Ue(o,ee)))return;let K=await mt(N).catch(()=>[]);u||(o=K,ae())}function $(){if(n.control===
"")return"";let N=`${n.control} ${Ao(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===N&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${N} ${K}`}function B(N){r=N,_.dataset.stale="";let[K,ee]=[N.slice(0,N.lastIndexOf(" ")),n.by];v.ask(ce=>ig(n,ce),ce=>{s={...ce,key:N,base:K,first:ee===""},l=null,delete _.dataset.stale,v.say(
null),Ae(ne(ce.tree.frames.length-1,"frame")),ae()},ce=>{s=null,i=null,delete _.dataset.stale,v.say(J(ce)),ae()})}function Y(N){let K=`${s.key} ${N==="host"}`;return l?.key===K?l.tree:(l={key:K,tree:null},
v.ask(ee=>cg(n,N,ee),ee=>{l.tree=ee,ae()},ee=>{l=null,ve(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function G(N,K){let{tree:ee}=N;if(N.judged??=new Set,!(!ee.pair||
K==="calls"||N.judged.has(K)||ee.samples.some(ce=>ce<4))){N.judged.add(K);try{await ug(n,ee,K)}catch{return}!u&&s===N&&(N.verdicts=`${N.verdicts??""} ${K}`,N.classes=void 0,N.openedFor=void 0,ae())}}function J(N){
let K=Object.keys(fg).some(ee=>n[ee]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:N.code}},a("h2",{},"This tree cannot be shown"),a("p",{},N.message),a("p",{},K?I("Use all ranks \
and steps",()=>d(fg),{class:"primary"}):I("Try again",()=>B(r),{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}let Se=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a tes\
t"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function ye(N){
if(n.frames==="class")return s.classes??=Fd(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(N);if(K){let ee=n.open.join();return s.openedFor!==ee&&(s.opened=Ud(s.tree,K,new Set(n.open)),
s.openedFor=ee),s.opened}}return s.tree}function Pe(){let N=n.by||s.measure,K=ye(N),ee=n.q===""?null:Zh(K,n.q),ce=ni(K,n.node)??Oo(K,N,1)[0]??K.root,z=ni(K,n.zoom)??K.root,oe=dg(K,N,[ce,...K.frames.filter(
j=>j.opened).flatMap(j=>j.children.slice(0,1)),...ee??[]]),me=new Set(n.rows),we=mg(K,N,n.order,j=>oe.has(j)!==me.has(j.key)),O=[s.key,N,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{
tree:K,measure:N,width:n.width,found:ee,text:`${n.q} ${n.order}`,selected:ce,zoomed:z,rows:we,revision:O,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Re(K),file:`tracediff-${K.sides.map(({label:j})=>_t(
j)).join("-")}`}}function Re(N){return[["control","test"].slice(0,N.sides.length).map((ee,ce)=>`${N.pair?`${ee}: `:""}${N.sides[ce].label} (${ne(N.sides[ce].samples,"sample")})`).join(" → ")]}function Z(){
let N=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ce=>Mn(ce,n,o,N),ee=n.control===""?"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(
n,o,N)}function ae(){if(u)return;let N=$();if(N===""?(v.drop(),[r,s,i]=["",null,null],v.say(Se())):N!==r&&(s||v.say(null),B(N)),Z(),_.toggleAttribute("data-skeleton",N!==""&&!s),!s||s.key!==N){p.draw(
n,null,n.by,null);return}i=Pe();let{tree:K,measure:ee,found:ce}=i,z=[i.revision,i.judged,n.level].join(" ");z!==c&&(c=z,f.draw(K,ee,n.level)),p.draw(n,K,ee,ce),w.draw(i),g.draw({...i,found:ce&&new Set(
ce)}),y.draw(K,i.selected,i.canOpen),G(s,ee)}return ae(),L(),{keys:{search:()=>p.search(),enter:()=>i!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>i!==null&&i.
zoomed!==i.tree.root&&M(i.selected,i.tree.root)},update(N){n=Mo(N),ae(),L(),s&&r===s.key&&t.settled()},unmount(){u=!0,v.unmount(),w.unmount(),g.unmount()}}}var k$={name:"rows",label:"Rows",type:"choice",options:Fr,fallback:"steps"};function pg(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",l=null,i="";function c(k,x){t({[k]:x},{replace:i===k}),i=k}function u(k,x,M,S){let P=de("set"),q=qn({id:P,field:k,none:S,text:l[k],set:Ue(M,l[k])??null,onPick:C=>{i="",n(
{[k]:C?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:P},x),q.node)}function d(k){let x=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,x.checked===k.fallback?"":String(x.checked))}});return s.push({name:k.name,sync(M){x.checked=M===""?k.fallback:M==="true"}}),a("label",{class:"check"},x,k.label)}function m(k){let x=k.type==="o\
perator"?de("ops"):null,M=k.type==="number",S=a("input",{type:M?"number":"text",list:x,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:M&&"any",min:M&&0,data:{field:k.name},class:x&&
"wide",title:k.title,on:{change:()=>c(k.name,S.value.trim())}}),P=x&&a("datalist",{id:x});x&&(S.addEventListener("input",rt(150,()=>w(S.value,P))),S.addEventListener("focus",()=>{S.select(),w("",P)}));
let q="";return s.push({name:k.name,sync(C,L){let $=C||x&&L||"",B=S===document.activeElement&&S.value!==q;S.value.trim()!==$&&!(B&&$===q)&&(S.value=$),q=$,M&&(L??null)!==null&&C===""&&(S.placeholder=L)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),S,P)}function f(k){let x=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,x.value===k.fallback?"":x.value)}},Object.entries(
k.options).map(([M,S])=>a("option",{value:M},S)));return s.push({name:k.name,sync(M,S){x.value=M||String(S??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),x)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function w(k,x){if(l.set!=="")try{let M=await Jc(l.set,k);E(x,[...new Set(M.filter(S=>S.category==="cpu_op").map(S=>S.name))].map(S=>a("option",
{value:S})))}catch{}}let g=(k,x)=>k?.[x].length>0?Qe(k[x],3):"";function y(k,x){let[M,S]=["set","test"].map(P=>g(Ue(x,l[P]),k));return l.test!==""&&l[k]===""&&(M!==S||l[`set_${k}`]!==""||l[`test_${k}`]!==
"")}function h(k,x,M){let[S,P]=["set","test"].map(C=>Ue(M,l[C])),q=(C,L,$)=>p({name:C,label:L,type:"text",placeholder:["all",g($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,M)?[q(`set_${k}`,`${x} of A`,S),q(`test_${k}`,`${x} of B`,P)]:[q(k,x,S)]}function b(k){let x=M=>M.some(S=>l[S]!=="");return!x(["steps","set_steps","test_steps"])&&(x(["marker","set_\
marker","test_marker"])||["set","test"].some(M=>Ue(k,l[M])?.steps.length>0))}let _=k=>`${fi[k].letter} · ${fi[k].name}`;function v(k){let x=l.test!=="";s=[],E(o,u("set",x?_("set"):"Trace set",k),u("t\
est",x?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[l.what].ofSteps&&b(k)&&p(k$),e[l.what].params.map(p))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,x,M={}){l=k;let S=JSON.stringify([l.what,l.set,l.test,y("ranks",x),y("steps",x),b(x),x.map(P=>[P.id,P.label])]);
if(S!==r){r=S;let P=o.contains(document.activeElement)?document.activeElement.dataset.field:null;v(x),P&&o.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:q})=>q(l[P]??"",M[P]))}}}var _$=24,Ua=20;function hg(e,t){let n=Array.from(e),o=Math.max(0,n.length-Ua),s=t>_$?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(l,i,c)=>a("span",{class:l},n.slice(i,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+Ua).join(""))),s+Ua<n.length&&r("split-rest",s+Ua))}var gg=200;function Hs(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),l=Nn(r);l.set(e.sql??null);
let i=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},l.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,v]=[h[d.key]??null,b[d.key]??null];return _===null||v===null?(_===null)-(v===null):y*(typeof _=="number"?_-v:String(_).localeCompare(String(v)))})}function p(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},g(),t.querySelector("[aria-sort] button")?.focus()}function w(y,h,b){let _=e.href&&y.link?.(b,e.parameters??{}),v=y.show(h,b),k=y.mono&&typeof v=="string"?hg(v,u.get(y.key)?.
get(v)??0):v;return _?a("a",{href:e.href(_)},k):k}function g(){E(t,e.columns.map(y=>{let h=d?.key===y.key;return a("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},I(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>p(y),{class:"link-button th-button",title:y.what}))})),E(n,f().slice(0,m).map(y=>a("tr",{},e.columns.map(h=>{let b=y[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},w(h,b,y))})))),s.textContent=c.length>1?R(c.length):"",o.hidden=c.length<=m,E(o,I(`Show\
 ${R(Math.min(gg,c.length-m))} more of ${R(c.length)}`,()=>{m+=gg,g()},{class:"link-button"}))}return{node:i,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,ul(c.map(b=>String(b[h]??""))));
i.hidden=c.length===0,g()}}}var x$={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},wg="http://www.w3.org/2000/svg";function S$(e,t){let n=document.createElementNS(wg,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(wg,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",x$[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function yg(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=I(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),l=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),i=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},l,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function p(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let v=[...t.querySelectorAll("input:checked")];e.onLines(v.length===0?$i:v.map(k=>k.value))}}});return _.checked=g.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&S$(wi(b,h?"A":""),h)),w.name)}return{node:i,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;E(t,$$(w.lines,g).map(([_,v])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),v.map(k=>p(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(n,w.start),f(o,w.end),s.disabled=w.start===""&&w.end==="",l.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function $$(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}function v$(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function bg(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(l=>({side:r.
letter,...l})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let l=v$(r,t.columns,o);s.set(l,[...s.get(
l)??[],r])}return[...s.values()].flat()}var kg={control:"set",test:"test"};function Eg(e){let t=(n,o)=>e[`${kg[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[kg[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function E$(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:_a(Eg(e));return n&&`(${n})`}var js="device\
_type = 'GPU'",xc=["COMPUTATION","COMMUNICATION","MEMORY"],za=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Sc=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${xc.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${js}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${xc.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${js}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${xc.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,_g=e=>`${Sc(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,xg=e=>`${Sc(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,T$=(e,t)=>`${Sc(e,za(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Tg=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,O$=(e,t)=>`SELECT side, rank, kind, name, category, ${Tg}
FROM events
WHERE ${js}${za(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Og=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${js}${za(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Mg=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${js}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Ag="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Sg=(e,t)=>`${Mg(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Ag}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Cg=(e,t)=>`${Mg(e,za(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Ag}`,M$=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Cg(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Fs=(e,t)=>`${Cg(e,t)}
ORDER BY launch_delay DESC`,$g=(e,t)=>`SELECT side, rank, name, ${Tg}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function A$(e){let t=Object.entries(Eg(e)).map(([n,{ranks:o}])=>{let s=ka(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ws="side, rank, span, device_type, device",Rg=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ws}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ws}),
    so_far AS (PARTITION BY ${Ws} ORDER BY at_us, row)`,C$=e=>`SELECT ${Ws}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Rg(e)}
)
GROUP BY ${Ws}
ORDER BY rank, span, device_type, device, side`,vg={peaks:C$,"memory-curves":e=>`${Rg(e)}
ORDER BY side, rank, at_us`},R$={temporal_breakdown:{rows:_g,temporal:_g},comm_comp_overlap:{rows:xg,overlap:xg},kernel_breakdown:{kinds:T$,kernels:O$,over_ranks:Og},idle_time_breakdown:{rows:Sg,idle:Sg},
launch_stats:{counts:M$,worst:Fs,"launch-cpu_duration":Fs,"launch-gpu_duration":Fs,"launch-launch_delay":Fs,"launch-scatter":Fs},user_annotation_breakdown:{rows:$g,annotations:$g}},N$={kernel_breakdown:{
kernels:Og}},L$={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Ng=e=>L$[e]??{},P$={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},I$={queue_length:"stream",memory_bw:"name"},D$=["what","set","test","lines","order","rows"];function B$(e,t,n){let o=n&&P$[e.what]?.[t]||t,s=Object.entries(e).filter(([l,i])=>i&&!D$.includes(l)&&
(e.test||!l.startsWith("test_")));"rows"in e&&s.unshift(["rows",e.rows||"steps"]);let r=o==="series"&&I$[e.what];return`SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} A\
S line,
    `:""}*
FROM ${e.what}_${o}(${s.map(([l,i])=>ln(`${l}=${i}`)).join(", ")})`}function q$(e,t,n){if(e.what==="memory"){let r=vg[t]&&A$(e);return r?vg[t](r):null}let o=n&&N$[e.what]?.[t]||R$[e.what]?.[t],s=o?E$(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var Lg=(e,t,{chart:n=!1}={})=>q$(e,t,n)??B$(e,t,n);var H$={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},$c={path:"/analyse",name:"Analyse",mount:(e,t)=>F$(e,t)};function F$(e,t){let n=Fi(location.search,at),o=null,
s=null,r="",l=null,i="",c=[],u=-1/0,d=!1,m=(A,F)=>t.go(ro({...n,...A},at),F),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=pg(at,{onChange:m,onSet:A=>m({...ca,...A})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,h,b),v=a("h1",{}),k=I("Open in Perfetto …",()=>yr([n.set,n.test].filter(A=>A!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),x=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
v,k,x),f,p.node,w,g,_));let M=jt({context:t,results:_,message:g}),S=ht(()=>c.forEach(A=>A.figure.retheme())),P=A=>Vc(n.what,sp(l??n,at,A)),q=(A,F)=>jo(Lg(l??n,A,F),{control:n.set,test:n.test},F?.chart?
Ng(A):{});function C(){c.forEach(A=>A.figure.unmount()),c=at[n.what].charts.map(A=>{let F=A.series&&yg({onLines:le=>m({lines:le},{replace:!0}),onWindow:le=>m(le),csv:()=>P("series")}),te=lt("Ranks tha\
t are drawn",[["","those that differ most"],["rank",F?"the first":"all, in order"]],le=>m({order:le,lines:[]},{replace:!0})),X={chart:A,bar:F,order:te,hidden:new Set,keys:L(A)};return X.figure=Tt({id:A.
id,title:A.title,file:A.id,level:"h2",class:A.half?"half-chart":"",height:le=>A.height(le.places,le.sides),make:(le,Ce)=>B(le.made(Ce),X.hidden),onRelayout:F&&Y,onDoubleClick:F&&G,keys:()=>X.keys.filter(
le=>!X.hidden.has(le.key)).map(le=>[le.property,le.name]),extra:[a("div",{class:"chart-choice"},$(X),te.node),F?.node]}),X}),E(h,c.map(A=>A.figure.node))}let L=A=>(A.legend??(n.test===""?[]:ee().map(F=>({
key:F.key,name:`${F.letter} · ${F.label}`,property:F.letter==="A"?"--control-fill":"--test-fill"})))).map(F=>({...F,key:A.legend?F.property:F.key}));function $(A){let F=X=>{let{hidden:le}=A;le.delete(
X)||le.add(X),le.size===A.keys.length&&le.clear();for(let Ce of te)Ce.setAttribute("aria-pressed",String(!le.has(Ce.dataset.key)));J(ee())},te=A.keys.map(X=>I(X.name,()=>F(X.key),{class:"key","aria-pr\
essed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return te.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${A.chart.title}: what is drawn`},te)}
let B=({data:A,layout:F},te)=>({layout:F,data:A.map(X=>te.has(X.legendgroup)?{...X,visible:!1}:X)});function Y(A,F){let[te,X]=[A["xaxis.range[0]"],A["xaxis.range[1]"]];if(Number.isFinite(te)&&Number.isFinite(
X)&&X>te&&performance.now()-u>500){let le=Ce=>String(Number(Math.max(0,Ce*F.per+F.offset).toFixed(3)));m({start:le(te),end:le(X)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(A){
let F=[n.what,n.set,n.test].join(" ");i!==F&&(C(),i=F);let te=`tracediff-${A.map(le=>_t(le.label)).join("-")}`,X={...n,shown:s.parameters,href:le=>ro({...n,...le},at)};for(let le of c)Se(le,A,X,te)}function Se({
chart:A,bar:F,order:te,hidden:X,figure:le},Ce,W,re){let ie=A.make(Ce,W),Oe=ie.empty?null:F&&ie.data(600);if(te.node.hidden=!ie.limited,te.press(n.order),le.draw({file:re,heading:ie.note,made:ie.data,per:Oe?.
per,revision:[r,n.order,...n.lines,...X].join(" "),offset:Oe?.offset,places:ie.places,sides:Ce.length,caption:ye(Ce),empty:ie.empty??null}),le.sql.set(q(A.id,{chart:!0})),le.node.hidden=!!ie.empty&&(!!ie.
isSaid||K(Ce)),F){let qe=Jr(Ce,A.series,A.ownDevice),ze=Qr(qe,Ce,n).keys;F.draw({lines:qe,chosen:ze,styles:mf(qe,ze,A.panels),start:n.start,end:n.end,two:Ce.length>1,empty:!!ie.empty}),F.node.hidden=qe.
length===0}}let ye=A=>[[A.map(F=>[F.letter,F.label].filter(Boolean).join(" · ")).join(", "),Z(A)].join(". ")];function Pe({name:A,category:F}){let te=(le,Ce)=>n[`${le}_${Ce}`]||n[Ce]||"all",X=le=>n[`${le}\
_marker`]||n.marker;return Nt({control:n.set,test:n.test,row:gt(A,F),control_marker:X("set"),test_marker:X("test"),control_ranks:te("set","ranks"),test_ranks:te("test","ranks"),control_steps:te("set",
"steps"),test_steps:te("test","steps")})}function Re(A){let F=A.length>1;b.hidden=K(A);let te={href:F?Pe:null,parameters:s.parameters};E(b,at[n.what].tables.flatMap(X=>{let le=bg(A,X),Ce=tf(X,le),W=Hs(
{...te,caption:X.caption,csv:P(X.key),sql:q(X.key),columns:[...F?[H$]:[],...Ce]});W.show(le);let re=(s.difference?.[X.key]??[]).filter(Oe=>Ce.some(qe=>qe.number&&(Oe[qe.key]??null)!==null));if(re.length===
0)return[W.node];let ie=Hs({...te,caption:X.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ce.filter(Oe=>!Oe.note&&re.some(qe=>(qe[Oe.key]??null)!==null)).map(Zm)});return ie.
show(re),[W.node,ie.node]}))}function Z(A){let F=A.filter(te=>(te.data.last_step_dropped??[]).length>0);return A.every(te=>te.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":at[n.
what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":A.every(te=>te.data.all_steps.length===0)?"Without steps, all rows count, as in Co\
mpare.":F.length>0?`Work that the last step of a rank${F.length<A.length?` of ${F[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, a\
lso those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ae(A){let F=at[n.what],te=A.flatMap(({label:W,data:re})=>{let ie=F.
host?[]:re.ranks_without_device_rows??[];return ie.length===0?[]:[ie.length===re.ranks.length?`${W} has no device work${re.ranks.length>1?"":` (rank ${re.ranks[0]})`}: this analysis has nothing to cou\
nt there. ${no}`:`${W}: ${ie.length===1?"rank":"ranks"} ${Qe(ie)} ${ie.length===1?"has":"have"} no device rows.`]}),X=F.chosen?.({...n,shown:s.parameters}),le=n.rows!==""&&!F.ofSteps&&A.some(W=>W.data.
steps===null)&&I("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Fr.steps}`}),Ce=K(A)&&a("p",{},"What the host did is here: ",a("a",{href:ro({...n,what:"user_annotation_bre\
akdown",lines:[]},at)},"annotations"),".");E(y,te.length>0&&a("ul",{class:"notice"},te.map(W=>a("li",{},W))),Ce,F.notes?.(A),X&&a("p",{},X),te.length<A.length&&a("p",{class:"muted small"},Z(A)," ",le))}
let N=({data:A})=>(A.ranks_without_device_rows??[]).length===A.ranks.length,K=A=>A.every(N)&&!at[n.what].host;function ee(){let A=!!s.test;return[["set","A"],["test","B"]].filter(([F])=>s[F]).map(([F,
te])=>({key:F,letter:A?te:"",label:s[F].label,data:s[F]}))}function ce(A){s=null,r="",delete _.dataset.shown,M.say(A)}function z(A,F){let te=at[n.what];s=A;let X=l===n&&te.instead?.(n,ee());if(X){l={...n,
...X},oe(F);return}r=F,M.say(null);let le=ee();p.draw(n,o,s.parameters),ae(le),J(le),Re(le),_.dataset.shown=F,Ae(`${te.title} is shown.`)}function oe(A){M.ask(F=>Zs(l.what,Wi(l,at),{signal:F}),F=>z(F,
A),F=>ce(a("div",{class:"error-box",role:"alert",data:{code:F.code}},a("h2",{},"This analysis is not possible"),a("p",{},F.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let me=()=>`${n.
what} ${Wi(n,at)}`;function we(){let A=me();if(s&&r===A){M.drop(),J(ee()),t.settled();return}if(n.set===""){M.drop(),ce(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}l=n,oe(A)}function O(){
let A=at[n.what],F=te=>n[te]===""?null:Ue(o,n[te])?.label??n[te];E(v,A.title),E(w,A.intro),j(),t.setTitle([A.title,[F("set"),F("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" \
· ")),p.draw(n,o,s&&r===me()?s.parameters:{}),T(),we()}function j(){let A=[n.set,n.test].map(te=>te!==""&&Ue(o,te)).filter(Boolean),F=A.filter(te=>te.traces_bytes===0);E(x,F.length===0?"":A.length===
1?wn(A[0]):F.map(te=>`${te.label}: ${wn(te)}`).join(" "))}function T(){f.firstChild||E(f,Object.entries(at).map(([A,{tab:F,title:te}])=>a("a",{data:{what:A}},F??te)));for(let A of f.children){let{what:F}=A.
dataset;if(A.href=ro({...n,what:F,lines:[]},at),F!==n.what){A.removeAttribute("aria-current");continue}A.setAttribute("aria-current","page");let te=f.getBoundingClientRect(),{left:X,right:le}=A.getBoundingClientRect();
(X<te.left||le>te.right)&&(f.scrollLeft+=X-te.left-24)}}async function U(){let A=[n.set,n.test].filter(F=>F!=="");try{o=A.length>0?await mt(A):[],o.length===0&&(o=(await Kt("limit=1")).entries.map(({set:F})=>F))}catch(F){
E(g,a("div",{class:"error-box",role:"alert"},F.message));return}d||(p.node.hidden=k.hidden=o.length===0,o.length===0?(E(v,"Analyse"),t.setTitle("Analyse"),E(g,a("p",{class:"notice"},"There are no trac\
e sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):O())}return U(),{keys:{search:()=>p.focus()},update(A){n=Fi(A,at);let F=["set","test"].every(te=>n[te]===""||
Ue(o??[],n[te]));o?.length>0&&F?O():U()},unmount(){d=!0,M.unmount(),S(),c.forEach(A=>A.figure.unmount())}}}var vc=28,Pg=200,Ig=12,W$=400,j$=56;function Sn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function U$(e,t,n){let o=Math.max(1,Math.ceil(
n.length/W$)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Sn(n[r][t]).length);return Math.min(j$,s)+3}function z$(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Dg(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),i=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>Pg&&!Cn();function w(v,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},v.map((x,M)=>{let S=Sn(x);return a("td",{title:S.length>40?S:null,class:x===null?"none":i[M].number?"num":""},S)}))}function g(v=!1){let k=Math.ceil((s.clientHeight||600)/vc),x=p()?Math.max(
0,Math.floor(s.scrollTop/vc)-Ig):0,M=p()?Math.min(u.length,x+k+2*Ig):u.length;!v&&x===m&&M===f||([m,f]=[x,M],[[r,x],[l,u.length-M]].forEach(([S,P])=>{S.hidden=P===0,S.firstChild.colSpan=Math.max(1,i.length),
S.style.height=`${P*vc}px`}),E(n,r,u.slice(x,M).map((S,P)=>w(S,x+P)),l))}function y(v){let k=i[v].number;d=d?.at!==v?{at:v,down:k}:d.down===k?{at:v,down:!k}:null;let x=d?.down?-1:1;u=d===null?c:[...c].
sort((M,S)=>x*z$(M[v],S[v])),s.scrollTop=0,h(),g(!0),e.children[v].querySelector("button").focus()}function h(){E(e,i.map((v,k)=>a("th",{scope:"col",class:v.number?"num":"",title:v.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},I(a("span",{class:"ellipsis"},v.name,v.unit&&a("span",{class:"muted"},`, ${v.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${v.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=$o(()=>g(!0));return{node:s,show(v,k){i=v.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=k,d=null;let M=i.map((S,P)=>U$(S,P,u)).map(S=>`min(${S}ch, 60cqw)`);E(t,M.map(S=>a("col",{css:{width:S}}))),o.style.minWidth=`calc(${["0px",...M].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Pg),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),_()}}}var Oc=50,Hg=5e3,Ec=40,G$=360,un=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Bg=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],Y$={control:0,test:1},Fg=e=>e.map(t=>Ye(t)).join("<br>"),K$=(e,t)=>`${e.name}: ${Sn(t)}${e.unit?` ${e.unit}`:""}`;function Tc(e,t){let n=t.reduce((r,l)=>Math.max(
r,Math.abs(l)),0),[o,s]=e.unit==="µs"?et(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ye(e.name),font:{size:11},standoff:4}}}}function Mc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Sn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:Y$[o]??r})).sort((o,s)=>o.
at-s.at)}var Wg=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function V$(e,t){let{x:n,ys:o,rows:s}=e;return ys({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,l)=>({key:r.name,name:r.name,colour:se(un[l])})),bars:s.slice(0,Oc).map(r=>({label:Sn(r[n.at]),values:o.map(l=>({value:typeof r[l.at]=="number"?r[l.at]:null,text:Sn(r[l.at])+(l.unit?` ${l.unit}`:
"")}))}))},t)}function qg(e,t){let n=e.rows.slice(0,Hg).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=Tc(e.x,o(e.x.at)),r=Tc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),l=Mc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):l.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:se(un[d%un.length]),size:u.length>500?4:7,symbol:Bg[d%Bg.length],opacity:.8},line:{color:se(un[d%un.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Fg(e.columns.slice(0,12).map(f=>K$(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Wg({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function J$(e){let t=e.reduce((l,i)=>Math.min(l,i),1/0),n=e.reduce((l,i)=>Math.max(l,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:Ec+1},(l,i)=>{let c=s+(r-s)*i/Ec;return i===0?t:i===Ec?n:o?Math.exp(c):c})}}function Q$(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let l=s+r>>1;[s,r]=t[l]<=o?[l,r]:[s,l]}n[s]+=1}return n}function X$(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=J$(n),{per:r,axis:l}=Tc(e.x,n);return{data:Mc(e).map(({name:i,rows:c,at:u},d)=>{let m=Q$(t(c),o),f=se(un[u%un.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[o[w]/r,o[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let g=Fg([...i===""?[]:[i],`${Sn(o[w])} t\
o ${Sn(o[w+1])} ${e.x.unit??""}`,R(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Wg({dragmode:"zoom",xaxis:{...l,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var Z$={bars:V$,histogram:X$,line:e=>qg(e,"lines"),scatter:e=>qg(e,"markers")};function jg(e,t){let n=e==="bars"?Oc:e==="histogram"?1/0:Hg;return t>
n?`The chart shows the first ${R(n)} of ${R(t)} rows; the table has all.`:""}function Ac(e){return e.ys.length>1?e.ys.map((t,n)=>[un[n],t.name]):e.by?Mc(e).map(({name:t,at:n})=>[un[n%un.length],t]):[]}
function Ug(e){let t=null,n=Tt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Ac(t),height:o=>o.chart==="bars"?Le(Math.min(Oc,o.rows.length),o.ys.length):G$,make:(o,s)=>Z$[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var ev=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,tv=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,nv=["name","short_name","kerne\
l","operator","ended_by"];var Yt=e=>e.type==="integer"||e.type==="real",Rc=e=>Yt(e)&&!ev.test(e.name);function Ya(e,t={}){return t[e]??(tv.test(e)&&!/count|calls/.test(e)?"µs":"")}var ov=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ga(e,t,n,o=s=>s){let s=ov(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,l)=>l===0||n*(r-s[l-1])>=0)}function zg(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ka=(e,t)=>e.filter((n,o)=>!Rc(n)&&t.length>0&&zg(t,o,8)<=8);function Gg(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Yt(o))?n:""}function sv(e,t){
let n=e.map((l,i)=>({column:l,at:i})).filter(({column:l})=>Rc(l)),o=Math.abs;return(n.find(({at:l})=>Ga(t,l,-1))??n.find(({at:l})=>Ga(t,l,-1,o))??n.find(({at:l})=>Ga(t,l,1))??n.find(({column:l})=>Ya(l.
name)!=="")??n[0])?.column.name??""}var Cc=(e,t)=>Ka(e,t).some(({name:n})=>n==="side")?"side":"";function rv(e,t){let n=e.findIndex((c,u)=>Yt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ga(t,u,1))),
o=e.filter((c,u)=>u!==n&&Rc(c)),s=(o.find(({name:c})=>Ya(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,l=/_us$/.test(r),i=Gg(s,e);return!l&&t.length<=40?{chart:"bars",x:r,y:s,y2:i,
by:""}:{chart:l?"scatter":"line",x:r,y:s,y2:i,by:i?"":Cc(e,t)}}function av(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Yt),s=e.find(({name:c})=>nv.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),l=!s||r?rv(e,t):null;if(l)return l;let i=sv(e,t);return s&&i!==""&&(s.name!=="side"||zg(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:i,y2:Gg(i,e),by:""}:o.length>1&&i!==""?{chart:"scatter",x:o.find(({name:u})=>u!==i).name,y:i,y2:"",by:Cc(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",
by:Cc(e,t)}}var Us=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Yg(e,t,n){let o=av(t,n),s=t.filter(Yt),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],l=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",i=l==="bars",c=Us(t,e.x,i?void 0:Yt)?e.x:Us(t,o.x,i?void 0:Yt)?o.x:(i?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=l==="histogram"?"":Us(t,e.y,Yt)?e.y:Us(t,o.y,Yt)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=l==="histogram"?"":Us(t,e.y2,Yt)?e.y2:m?"":o.y2,p=Ka(t,n).map(({name:g})=>g),w=l==="bars"||
f!==""?"":p.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:l,kinds:r,x:c,y:d,y2:f,by:w}}var lv=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],iv={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Kg(e){let t=null,n=lt("Kind of chart",lv,l=>e({chart:l,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(l,i,c,u){let d=de("column"),m=a("select",{id:d,data:{part:l},on:{change:()=>{let{chart:f,x:p,y:w,y2:g,by:y}=t;e({chart:f,x:p,y:w,y2:g,by:y,[l]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[l]},f)));return a("span",{class:"sample-field"},a("label",{for:d},i),m)}return{node:s,draw(l,i,c){let u=document.activeElement?.dataset?.part;t=l,n.press(t.chart);
for(let[w,g]of n.buttons)g.hidden=!t.kinds.includes(w);let d=iv[t.chart]??{},m=i.filter(Yt).map(({name:w})=>w),f=Ka(i,c).map(({name:w})=>w),p=i.map(({name:w})=>w);E(o,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function Vg(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Jg(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Qg,cv]=[7,26],uv=/ \(at byte \d+\)/;function Xg({onRun:e,onCancel:t,tools:n}){let o=de("sql"),s=de("sql-error"),r=de("sql-hint"),l=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Qg),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),i=I("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=I("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),l,u,a("div",{class:"sql-bar"},i,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=l.value.split(`
`).length+1;l.rows=Math.max(Qg,Math.min(cv,g))}function f(g){l.focus(),document.execCommand?.("insertText",!1,g)||l.setRangeText(g,l.selectionStart,l.selectionEnd,"end"),m()}function p(){u.hidden=!0,E(
u),l.removeAttribute("aria-invalid"),l.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:l,insert:f,clearError:p,value:()=>l.value,set(g){l.value!==g&&(l.value=g),m()},running(g){c.hidden=!g},enable(g){
i.disabled=!g},showError(g,y){let h=l.value,b=y===null?null:Jg(h,Vg(h,y));l.setAttribute("aria-invalid","true"),l.setAttribute("aria-describedby",`${s} ${r}`),E(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(uv,""):g),b&&w(b),b&&I("Go there",()=>{l.focus(),l.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Zg=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,ew=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Nc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,tw=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Zg}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${ew}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${ew}
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
    ${Nc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Nc("")} AND side = 'control'
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
WHERE name = ${Zg}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Nc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var dv=100;function nw(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,l)=>a("section",{"aria-label":s},a("h3",{},s,!l&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},tw.filter(i=>i.sides===r).map(i=>a("li",{},I(i.title,()=>e(i.statement),{class:"link-button",disabled:!l})))));return{node:n,draw:s=>E(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function ow({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],l="";function i(p){return ve(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await nl(p,t())}catch(w){return i(w)}return l=
p,d(!0),await f(),o.open=!0,ve(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await ou(p.name)}catch(w){i(w);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),
ve(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await nl(p.name,p.statement).catch(i),await f()}}})}function d(p){E(s,I("Save …",()=>{if(t().trim()===""){ve("First write a state\
ment.",{seconds:4});return}Pr(s,l,{name:"Name of the query",maxlength:dv,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=ne(r.length,"query","queries"),E(n,r.map(p=>a("li",{},I(p.name,()=>{l=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Te("trash",
`Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await nu()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f,forgetName:()=>{l=""}}}var sw=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function rw(e){let t=de("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,l=null,i=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!i?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},I(f.name,()=>e(sw(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),g=p===""||w?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[I(`Insert ${h}`,()=>e(sw(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let f=n.value.trim().toLowerCase(),
p=(...b)=>(l??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),w=(b,_,v)=>_.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),v&&a("p",{class:"small"},v),_),[g,y,h]=[p("view","table"),p("analysis"),p("stored")];E(o,g,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters stand in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},l===null?"":f===""?"There are no\
 tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){l=f,i=p,n.title=l?ne(l.length,"table"):"",m()},focus:()=>n.focus()}}var mv=60,fv={rows:"there may be more rows",bytes:"the answer would be too long"},Lc={path:"/query",name:"Query",mount:(e,t)=>hv(e,t)};function pv(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function hv(e,t){let n=ec(location.search),o=null,s=null,r={},l=null,i="",c="",u=!1,d=!1,m=(O,j)=>t.
go(wa({...n,...O}),j),f=O=>ya(O).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=ow({onPick:Pe,statement:()=>g.value()}),g=Xg({onRun:()=>Pe(g.value()),onCancel:Re,tools:w.save}),
y=nw(O=>{w.forgetName(),Pe(O)}),h=rw(O=>g.insert(O)),b=a("p",{class:"result-summary"}),_=Kg(O=>m(O,{replace:!0})),v=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),x=Ug([_.node,
v,k]),M=Dg(),S=a("a",{class:"button",title:"The rows as CSV"},"CSV"),P=a("a",{class:"button",title:"The rows as JSON"},"JSON"),q=a("div",{class:"message"}),C=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},I("Copy link",()=>Ut(location.href,"Link copied.")),S,P)),x.node,a("section",{class:"card table-card","aria-label":"Rows"},M.node)),L=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,L,q,C));let $=jt({context:t,results:C,message:q}),B=ht(
()=>x.retheme());function Y(O,j,T,U){let A=Ue(o??[],n[O]),F=qn({field:O,set:A??null,none:U,text:A?"":n[O],onPick:te=>m({[O]:te?ut(te.id):""})});return a("div",{class:`side-${O} query-side`},a("b",{class:`\
letter letter-${j.toLowerCase()}`,"aria-hidden":"true"},j),a("label",{for:F.input.id},T),F.node)}let G="";function J(){let O=JSON.stringify([n.control,n.test,o?.map(T=>[T.id,T.label])]);if(O===G)return;
G=O;let j=document.activeElement?.dataset?.field;E(p,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),j&&p.querySelector(`[data-field="${j}"]`)?.focus()}async function Se(){let O=ya(
{...n,q:""}),j=O.toString();if(j!==s){s=j;try{let T=await tu(O);!d&&j===s&&(r=pv(T),h.draw(T,n.test!==""),g.enable(!0),l&&z())}catch(T){!d&&j===s&&(s=null,h.draw([],!1),T.code==="sql_off"&&ye(T))}}}function ye(O){
L.hidden=!0,$.say(a("p",{class:"notice",data:{code:O.code}},O.message))}function Pe(O){if(g.set(O),O.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),g.field.focus();
return}c=i="",u=!0,m({q:O,...O===n.q?{}:Pp})}function Re(){$.drop(),g.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),Ae("Cancelled."),g.field.focus()}function Z(O){if(l=null,
i="",g.running(!1),O.code==="sql_off"){ye(O);return}g.showError(O.message,O.offset),$.say(a("p",{class:"visually-hidden",data:{code:O.code}},"The statement was refused."))}function ae(){let O=f(n);if(O===
i){z(),t.settled();return}O!==c&&(c=O,g.clearError(),g.running(!0),y.open(!1),$.ask(j=>Zc(new URLSearchParams(O),{signal:j}),j=>{l=j,i=O,g.running(!1),$.say(null),z(!0),ee(),Ae(ne(j.row_count,"row"))},
Z))}let N=O=>Ue(o??[],n[O])?.label??n[O],K=()=>`tracediff-${["control","test"].filter(O=>n[O]!=="").map(O=>_t(N(O))).join("-")}`;function ee(){u&&C.getBoundingClientRect().top>innerHeight-mv&&C.scrollIntoView(
{block:"start"}),u=!1}function ce(){let{row_count:O,truncated:j,truncated_by:T,elapsed_ms:U}=l;E(b,O===0?"No rows.":[`${R(O)} ${O===1?"row":"rows"}`,a("span",{class:"muted"},` in ${R(Math.max(1,Math.round(
U)))} ms`)],j&&a("span",{class:"notice truncated"},`Cut off here: ${fv[T]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function z(O=!1){let j=l.columns.map((X,le)=>({...X,at:le,unit:X.type===
"text"?"":Ya(X.name,r)})),{rows:T}=l;ce();for(let[X,le]of[[S,"csv"],[P,"json"]])X.href=eu(ya(n,le)),X.download=`${K()}-query.${le}`;let U=Yg(n,j,T),A=X=>j.find(le=>le.name===X),F={...U,columns:j,rows:T,
x:A(U.x),ys:[U.y,U.y2].filter(X=>X!=="").map(A),by:A(U.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([i,U,Object.keys(r).length]),empty:U.chart==="none"?U.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};x.node.hidden=T.length<2,_.draw(U,j,T);let te=F.empty?[]:Ac(F);E(v,te.map(([X,le])=>a("li",{class:"key",css:{"--key-fill":`var(${X})`}},le))),
v.hidden=te.length===0,k.textContent=F.empty?"":jg(U.chart,T.length),x.draw(F),(O||M.units!==r)&&(M.units=r,M.show(j,T)),M.node.parentNode.hidden=j.length===0||T.length===0,C.dataset.shown=i}function oe(){
let O=n.q.trim().split(`
`).find(j=>!j.startsWith("--"))??"";if(t.setTitle([O.slice(0,60),"Query"].filter(j=>j!=="").join(" · ")),J(),y.draw(n.test!==""),Se(),n.q===""){$.drop(),l=null,i=c="",g.clearError(),g.running(!1),$.say(
a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function me(){let O=[n.control,n.test].filter(j=>j!=="");try{o=O.length>0?await mt(O):[],o.length===0&&(o=(await Kt("limit\
=1")).entries.map(({set:j})=>j))}catch(j){E(q,a("div",{class:"error-box",role:"alert"},j.message));return}d||(p.hidden=L.hidden=o.length===0,o.length===0?(t.setTitle("Query"),E(q,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:ut(o[0].id)},{replace:!0}):oe())}return g.set(n.q),w.load(),me(),{keys:{search:()=>h.focus(),control:()=>we(
"control"),test:()=>we("test")},update(O){let j=n;n=ec(O),n.q!==j.q&&g.set(n.q);let T=["control","test"].every(U=>n[U]===""||Ue(o??[],n[U]));o?.length>0&&T&&n.control!==""?oe():me()},unmount(){d=!0,$.
unmount(),B(),x.unmount(),M.unmount()}};function we(O){let j=p.querySelector(`[data-field="${O}"]`);j?.focus(),j?.click()}}var aw=e=>e.sort==="host";function Pc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:l}of o){let i=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(i,l,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function iw({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>aw(p)===n)));let l=[],i=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let w=l.length;l.push(...f.names),i.push(...f.categories),c.push(...f.kinds);for(let g of f.lanes)aw(g)===n&&
gv(d,g,u.push(g)-1,{keep:p,shift:o,shiftName:w,top:s.rowOf(g.id)+1});n||wv(d,m,f,{keep:p,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:l,categories:i,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function gv(e,t,n,{keep:o,shift:s,shiftName:r,top:l}){let{start:i,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<i.length;p+=1){let w=i[p]+c[p];o(i[p],w)&&(e.start.push(i[p]-s),e.end.
push(w-s),e.row.push(l+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function wv(e,t,n,{keep:o,shift:s,rows:r,lanes:l}){for(let i of n.
gaps??[]){let c=r.rowOf(i.lane),u=i.start+i.duration;c!==void 0&&o(i.start,u)&&(e.start.push(i.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(i)-1),e.lane.push(l.findIndex(d=>d.id===i.lane)))}}var Mt=(e,t)=>`${t}\0${e}`,zs=(e,t)=>Mt(e.names[e.name[t]],e.categories[e.name[t]]),$n=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,lw=new WeakMap;function cw(e,t,n){let o=lw.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)$n(e,s)&&o.set(`${zs(e,s)}\0${e.occurrence[s]}`,s);lw.set(e,o)}return o.get(`${t}\0${n}`)??-1}var yv=.1,
bv=.002,Ic=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function kv(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Ic(e),r=s-o,l=Math.abs(r);return l<yv*Math.max(o,s)||l<bv*t||r*n<=0?"":r>0?"longer":
"shorter"}function uw(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[Mt(s.name,s.category),{change:kv(s,o),row:s}]))}function dw(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var Dc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Bc(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Ic(t);return`${Dc[n]}: ${D(o)} → ${D(s)} ${r?"self time":"in all"} of this step`}function mw(e,t,{changes:n,partner:o,other:s}){let r=e.data(),l=r.start[t]+r.shift,i=r.end[t]-r.start[t];if(r.sort[t]===
1){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ue(i)}, from ${ue(l)}`],f.host&&[`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:""}`],f.next&&[`then: ${f.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${R(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${ue(i)}, from ${ue(l)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!$n(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=Bc(n?.get(zs(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${ue(o.duration)} (${be(e.side==="control"?o.duration-i:i-o.duration)} test against control), \
from ${ue(o.start)}`]):o===null&&s&&d.push([`${s}: no ${R(r.occurrence[t]+1)}${fw(r.occurrence[t]+1)} call of this name`,"muted"]),d}var fw=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",qc=e=>`${R(e)}${fw(e)}`,Vo=14;function pw(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){E(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),l=n+Vo+s>window.innerWidth?n-Vo-s:n+Vo,i=o+Vo+r>window.innerHeight?o-Vo-r:o+Vo;e.style.setProperty("left",`${Math.max(4,l)}px`),e.style.setProperty("\
top",`${Math.max(4,i)}px`)},hide(){e.hidden=!0}}}function hw(){let e=De("polygon",{class:"join-shape"}),t=De("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,l]=n.top<=o.top?[n,o]:[o,n],i=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[i(r),i(l)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,l.top],[d,l.top]].map(([f,p])=>`${f-s.left},${p-s.top}`).join(" "))}}}function gw(e,t,n){let o=lt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=I("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Te("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Te("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),I("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(i=>I(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){o.press(i.show),o.node.hidden=i.control===""||i.test==="",s.hidden=i.align===
""},measure(i){E(r,i&&[a("b",{},D(i.to-i.from)),a("span",{class:"muted small"},` from ${ue(i.from)} to ${ue(i.to)} `),Te("close","Remove the measurement (Escape)",e.unmeasure)])}}}var _v=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function ww(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){E(e,[...t?Object.entries(Dc):[],..._v,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function yw(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function xv(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),l=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,l))}}function bw({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,l=null;async function i(u,d,m){
let f=xv(u,d,m);s=f;let p=new AbortController;l=p;try{let w=await e(f,p.signal);l===p&&(o={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){l===p&&w.name!=="AbortError"&&(r=null,n(w))}if(l===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||o&&yw(o,u,d,m)?r=null:s?r=yw(s,u,d,m)?null:[u,d,m]:i(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){l?.abort(),[o,s,r,l]=[null,null,null,null]}}}function Sv(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function kw(e,{onChange:t,onError:n}){let o="",s="",r=null,l={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},i=bw(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(l.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),el(l.set,w,{signal:p})},onAnswer:d=>{
l.window=d,t(l)},onError:n});async function c(d,m){r?.abort();let f=new AbortController;r=f,l.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(l))}catch(p){r===f&&p.name!=="AbortError"&&(l.error=
p,t(l))}}function u(){r?.abort(),i.drop(),Object.assign(l,{whole:null,window:null}),s=""}return Object.assign(l,{windows:i,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(l,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>po(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{l.samples=f}))},choose(d,m){return l.chosen=Nd(l.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),l.chosen},loadWhole(d,m){let f=Sv(d,e,l.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),l.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>el(l.set,p,{signal:w}),w=>{l.whole=w,l.window=w,i.has(w)})},stepKey:()=>`${l.set} ${s}`,async find(d,m){let f=new URLSearchParams(l.query);Object.entries(d).forEach(
([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await Xs(l.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){o="",s=""},unmount:u})}function _w(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var xw=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function Sw(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?I("Choose another rank and step",o,{class:"primary"}):I("Try again",n,{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}var $v={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function $w(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
$v).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,l])=>ne(t.whole.left_out[r],l));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(
`Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no dev\
ice work in this step.`),o}var vv=1e3;function vw(e){let t=new Map,n=(s,r,l,i)=>[s,e[s].stepKey(),l,r,i].join("\0");function o(s,r,l,i,c){for(let u of s){let d=u.side===r?u.data():null,m=d?cw(d,Mt(l,i),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,l,i)=>t.get(n(s,r,l,i)),async ask(s,r,l,i,c){let u=n(s,r,l,i),d=await e[s].
find({name:r,category:l,occurrence:i},{signal:c});t.size>vv&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let l=s.data();if(r<0||!l||!$n(l,r))return null;let[i,c]=zs(
l,r).split("\0");return[c,i,l.occurrence[r]]}}}function Va(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:l})=>l===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Ja=2e4,Ew=3,Tw=e=>Math.round(e*1e3),Ow=(e,t,n)=>`${e} ${Tw(t)} ${Tw(n)}`;function Tv(e,t){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let l of e.segments.filter(i=>i.
span===t)){if(l.lane!==null){let i=n.lanes.get(l.lane)??[];i.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,i),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(Ow(l.lane,l.row_start,l.
row_duration))}o+=1}let s=e.by_kind.reduce((l,i)=>l+i.segments,0),r=e.by_step.find(l=>l.span===t);return n.cut=o===Ja?s-Ja:0,n.words=r?`${D(r.work)} of work in ${D(r.path)}${n.cut>0?`; the longest ${R(
Ja)} of ${R(s)} segments are marked`:""}`:"this step has none",n}function Ov(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.lane[o]];t.sort[o]===0&&t.merged[o]<=1&&
s&&e.rows.has(Ow(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function Mw(e,t,n,o){let s=n.data(),r=se("--path-mark"),l=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of o.lanes.get(c)??[]){let p=l(t.x(m-s.shift)),w=l(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.max(p,d),t.y(u+1)-Ew-1,w-Math.max(p,d),
Ew,r),d=w)}}let i=t.y(1)-t.y(0);for(let c of Ov(o,s)){let[u,d]=[l(t.x(s.start[c])),l(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,i-2,r,1.5)}}function Aw({toggle:e,change:t,error:n}){let o=I(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=a("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
l={control:"",test:""},i={control:null,test:null};function c(){let m=Be.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
i[m]?.abort(),l[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let g=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(Ja),...w.step_number===null?{}:{steps:String(
w.step_number)},...p?{marker:p}:{}}),y=`${g} ${w.span}`;if(l[m]!==y){u(m),l[m]=y,i[m]=new AbortController;try{let h=await Zs("critical_path",g,{signal:i[m].signal});l[m]===y&&(r[m]=Tv(h.set,w.span),c(),
t())}catch(h){l[m]===y&&h.name!=="AbortError"&&n(h)}}}return{node:o,words:s,of:m=>r[m],draw(m,f,p){o.setAttribute("aria-pressed",String(m.path));for(let w of Be)m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],
marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){Be.forEach(m=>i[m]?.abort())}}}var Cw={control:["A","Control"],test:["B","Test"]};function Rw(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(l,i,c){let u=JSON.stringify([i?.map(
m=>[m.id,m.label]),Be.map(m=>[l[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;E(t,Be.map(m=>s(m,l,i,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(l,i,c,u){let[d,m]=Cw[l],f=de("set"),p=qn({id:f,field:l,set:c&&Ue(c,i[l]),text:i[l],none:`No ${l}`,onPick:w=>e({[l]:w===null?"":ut(
w.id),[`${l}_rank`]:"",[`${l}_span`]:"",[`${l}_step`]:"",[`${l}_marker`]:""})});return a("div",{class:`side-card side-${l}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(l,u)))}function r(l,{samples:i,sample:c}){let u=Yl(i),d=Kl(i,c.rank),m=Vl(i,c.rank,c.span),f=(g,y,h,b,_,v)=>{let k=de(g),x=a(
"select",{id:k,data:{field:`${l}_${g}`},on:{change:()=>e({...v,[`${l}_${g}`]:x.value})}},h.map(M=>a("option",{value:String(M),selected:M===b},_(M))));return a("span",{class:"sample-field"},a("label",{
for:k},y),x)},p=m.indexOf(c),w=(g,y,h)=>Te(y,`${Cw[l][1]}: ${h} step`,()=>e({[`${l}_step`]:String(m[p+g].step_number)}),{data:{field:`${l}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${l}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${D(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${D(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${ue(c.step)}`)]]}return{
node:t,draw:o,choose(l){let i=t.querySelector(`[data-field="${l}"]`);i?.focus(),i?.click()}}}var Mv=200,Nw=8,Av=1e3;function Lw({onText:e,onStep:t}){let n=de("search"),o=rt(Mv,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:i=>{i.key==="Enter"?(i.preventDefault(),o.cancel(),e(s.value.trim()),t(i.shiftKey?-1:1)):i.key==="Escape"&&s.value!==""&&(i.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),l=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([i,c,u])=>I(c,()=>t(i),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,l,r),focus(){s.focus()},draw(i){document.activeElement!==s&&(s.
value=i),l.forEach(c=>{c.hidden=i===""})},say(i){E(r,i)}}}function Cv(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[l,{row:i}]of n??[])i[`${o}_counts`]>0&&i.name.toLowerCase().includes(s)&&r.set(l,
{name:i.name,category:i.category,time:i[`${o}_total_duration`]});for(let l of t.filter(i=>i.side===o))l.data()?.names.forEach((i,c)=>{let u=l.data().categories[c],d=Mt(i,u);!r.has(d)&&i.toLowerCase().
includes(s)&&r.set(d,{name:i,category:u,time:0})});return[...r.values()].sort((l,i)=>i.time-l.time)}async function Pw(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(i=>{let c=Cv(e,n,o,i.
side);return r||=c.length>Nw,c.slice(0,Nw).map(async({name:u,category:d})=>{let m=await i.find({name:u,category:d,limit:Av});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(f=>({...f,side:i.
side,name:u,category:d,at:f.start-s[i.side]}))})}))).flat().sort((i,c)=>i.at-c.at),more:r}}var Iw=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${ne(t,"call")} of the ${ne(e,"name")} with \
most time`:`${ne(t,"call")} of ${ne(e,"name")}`,Dw=(e,t)=>`${R(e+1)} of ${R(t)}`;var Hc={control:"Control",test:"Test"};function Rv(e,t,n){return t===void 0?`${Hc[e]}: …`:t===null?`${Hc[e]}: no ${qc(n+1)} call`:`${Hc[e]}: ${ue(t.duration)}, from ${ue(t.start)}${t.of?`; ${R(t.of)}\
 calls in this step`:""}`}function Bw(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:l,test:i}=o.rows,c=e.href(o),u=Bc(o.change);E(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"muted"},` · ${o.category}\
 · ${qc(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},Be.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},Rv(d,o.rows[d],o.nth))),l&&i&&a("span",{class:"strong"},`test − contr\
ol: ${be(i.duration-l.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},I("Zoom to it",e.zoom,{class:"link-button"}),l&&i&&!o.aligned&&I("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),I("Copy the name",()=>Ut(o.name,"Name copied."),{class:"link-but\
ton"}),I("Clear (Escape)",e.clear,{class:"link-button"})))}}}function qw(e,t){let{stage:n,sides:o,partners:s}=e,r=null,l="",i=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===l){p(y);return}if(l=b,r=null,b!==""&&h.nth===null){await f(y,b);return}if(b!==""){let{name:_,category:v,nth:k}=h;r={name:_,category:v,nth:k,rows:Object.fromEntries(y.map(x=>[x,s.known(
x,_,v,k)??s.drawn(n.shown(),x,_,v,k)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:v,rows:k}=y;await Promise.all(h.filter(x=>k[x]?.of===void 0&&k[x]!==null).map(async x=>{
try{k[x]=await s.ask(x,b,_,v)}catch{}})),!c&&r===y&&p(h)}async function f(y,h){let{name:b,category:_,at:v}=e.state(),k=[...new Set([v,"test","control"])].filter(x=>y.includes(x));for(let x of k){let M=null,
S=await o[x].find({name:b,category:_,order:"duration",limit:1}).catch(P=>{M=P});if(c||l!==h)return;if(M){ve(`The search for ${b} failed. ${M.message}`,{urgent:!0});return}if(S){let[P]=S.rows,q=P.start-
e.shifts()[x];i=!0,n.goTo(n.around({start:q,end:q+P.duration}),!0),e.change({category:S.category,nth:P.occurrence,at:x,...n.current()});return}}ve(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function p(y){let h=r===null?[]:y.map(_=>r.rows[_]&&Va(n.shown(),_,r.rows[_])).filter(Boolean);n.mark({selected:h}),i&&h.length>0&&(i=!1,h.forEach(({pane:_,row:v})=>_.drawing.reveal(v)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let v=r.rows[_];return[_,v&&{start:v.start,duration:v.duration,of:v.of}]})),change:e.changes()?.get(Mt(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let w=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:_,row:v})=>_.drawing.reveal(v))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,refresh:()=>p(Be.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:_,at:v,duration:k}){i=!0,n.goTo(n.around({start:v,end:v+k})),e.change({name:y,category:h,nth:b,at:_})},pick(y,h){let b=s.nameOf(y,h);if(b){let[_,v,k]=b,x=e.state(),
M=x.name===_&&x.category===v&&x.nth===k;e.change(M?u:{name:_,category:v,nth:k,at:y.side})}return b!==null},step(y){let h=w(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[_,v,k]=s.nameOf(h.pane,b),x=h.pane.
data(),M=n.current();if(x.start[b]<M.from||x.end[b]>M.to){let S=(x.start[b]+x.end[b])/2,P=(M.to-M.from)/2;n.goTo({from:S-P,to:S+P})}return e.change({name:_,category:v,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var Nv=300,Lv={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Hw({onPick:e,partnerOf:t}){let n=(l,i,c)=>({key:l,title:i,show:String,...c}),o=Hs({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:l=>`${l}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(l,i)=>I(l||"(no name)",()=>e(i.pane,i.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:D,exact:ue,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:D,exact:ue}),n("diff","Test − control",{number:!0,show:be,
exact:Ge,what:"Against the same call of the other side, where both are drawn",tone:l=>l>0?"more":l<0?"less":""}),n("change","In the step",{show:l=>Lv[l]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(l,i){let c=[];for(let u of l){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)Ps(m,f,i.from,i.to,
p=>{($n(d,p)||d.sort[p]===1)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,Nv),c.length]}return{node:a("div",{},o.node,s),draw(l,i){let[c,u]=r(
l,i);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${ne(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===1,g=w?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:w?d.textOf(m):p.names[p.name[m]],change:w?"":d.changeAt(m),diff:g===null?null:d.side==="control"?g.duration-f:f-
g.duration}}))}}}var Qa=9,Xa=3;function Fw({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],l={from:0,
to:1},i=l,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Qa+Xa)+Xa,_=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*_),Math.round(b*_)],n.style.height=`${b}px`;
let v=n.getContext("2d",{alpha:!1});v.scale(_,_),v.fillStyle=se("--surface-sunk"),v.fillRect(0,0,h,b);let k=x=>h*(x-l.from)/(l.to-l.from);r.forEach((x,M)=>m(v,x,Xa+M*(Qa+Xa),k))}function m(h,b,_,v){let k=b.
data();if(!k)return;h.fillStyle=se(b.host?"--span-host":"--span-compute");let x=new Map,M=-1/0;for(let S=0;S<k.length;S+=1){let[P,q]=[v(k.start[S]),v(k.end[S])],C=b.changeAt(S);if(C!==""&&k.merged[S]<=
1){let L=x.get(C)??[];L.push(P,q),x.set(C,L)}k.name[S]>=0&&k.lanes[k.lane[S]].sort!=="other"&&(q>M+.5||P<M-50)&&(h.fillRect(P,_,Math.max(.5,q-P),Qa),M=q)}for(let[S,P]of x){h.fillStyle=se(`--span-${S}`);
for(let q=0;q<P.length;q+=2)h.fillRect(P[q],_,Math.max(.7,P[q+1]-P[q]),Qa)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=l.to-l.from,b=100*(i.from-l.from)/h,_=100*(i.to-i.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${_}%`),o.hidden=_>99.9}let w=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return l.from+Math.min(1,Math.max(0,
_))*(l.to-l.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,w(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let y=ht(f);return{node:s,draw(h,b){[r,l]=[h,b],f(),p()},view(h,b){i={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var Pv=16,Iv={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Fc=.02,Dv=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],Bv=new Set(["new","g\
one","gap"]);function qv(e,t){let[n,o]=et(t*10);return`${ft(e/o,0,3).replace("-","−")} ${n}`}function Hv(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Ww({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,l=[],i=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(Dv.map(h=>[h,se(`--span-${h}`)]))}
let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":i[r.name[h]];function p(){i=r.names.map((h,b)=>c?.get(Mt(h,r.categories[b]))?.change??""),l=Array.from({length:r.length},(h,b)=>Hv(r,b,f(b)))}
function w(h){if(r.sort[h]===1){let _=r.gaps[r.gap[h]];return`idle ${D(_.duration)}${_.host?` · host: ${_.operator??_.host}`:""}`}let b=r.names[r.name[h]];return(Iv[l[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let g=Fa(s,{rowHeight:Pv,label:`${o}: a table below has the same`,wheel:"free",least:Fc,axis:qv,colour:h=>u[l[h]],hatched:h=>Bv.has(l[h]),text:w,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,_)=>n.view(d,h,b,_),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=ht(()=>{m(),g.redraw()});return Object.assign(d,{
drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},changeAt:f,textOf:w,title:o,destroy(){y(),g.destroy()}})}function jw(e,t,{start:n,end:o,row:s},r,l,i){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,i,r,l)}function Uw(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&Mw(e,t,n,r),o.measure){let{from:l,to:i}=o.measure,[c,u]=[t.x(l),t.x(i)];e.alpha(.16),e.box(c,0,u-c,t.height,se("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,se("--accent"),1)}if(o.aligned!==null){let l=Math.round(t.x(o.aligned))+.5;e.line(l,0,l,t.height,se("--accent"),1.5)}for(let l of o.selected)l.pane===n&&jw(e,t,l,se("--accent"),2.5,s);o.partner?.
pane===n&&jw(e,t,o.partner,se("--text"),1.5,s)}var Fv=60,Wv=40;function zw({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=pw(),s=hw(),r=null,l=0,i=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(C,L)=>t.
pick(C,L),measure:(C,L,$)=>t.measure({from:C,to:L},$),decorate:(C,L,$)=>Uw(C,L,$,n)},m=Be.flatMap(C=>[!0,!1].map(L=>Ww({side:C,host:L,on:d}))),f=Be.map(C=>a("section",{class:`timeline-side timeline-${C}`,
data:{side:C},"aria-label":C==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${C}-text small`}),m.filter(L=>L.side===C).map(L=>L.node))),p=Fw({onMove:C=>{let{from:L,to:$}=h(),B=($-L)/2;
y().drawing.view(C-B,C+B,!0)},onRange:(C,L)=>y().drawing.view(C,L)}),w=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,o.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(C,L,$,B){c||(c=!0,u.filter(Y=>Y!==C).forEach(Y=>Y.drawing.follow(L,$,B)),c=!1,p.view(L,$),P(),t.view(L,$,B))}function _(C,L,$){r=L>=0?{pane:C,i:L,event:$}:null,
clearTimeout(l),i?.abort(),n.partner=null,r?v():o.hide(),P(),q()}function v(){let{pane:C,i:L}=r,$=t.both()?e.nameOf(C,L):null;if($===null){M(void 0);return}let B=Jn[C.side],Y=e.drawn(u,B,...$)??(k(B,...$)?
null:e.known(B,...$));if(x(Y),Y!==void 0)return;let G=r;l=setTimeout(async()=>{i=new AbortController;try{let J=await e.ask(B,...$,i.signal);r===G&&(x(J),P(),q())}catch{}},Fv)}function k(C,L,$,B){let Y=t.
changes()?.get(Mt(L,$))?.row;return Y!==void 0&&B>=Y[`${C}_counts`]}function x(C){n.partner=C?Va(u,Jn[r.pane.side],C):null,M(C)}function M(C){let{pane:L,i:$,event:B}=r;B&&o.show(mw(L,$,{changes:t.changes(),
partner:C,other:t.both()?Jn[L.side]:""}),B.clientX,B.clientY)}let S=({pane:C,start:L,end:$,row:B})=>C.drawing.placeOf({start:L,end:$,row:B});function P(){let{partner:C,selected:L}=n;r&&C?s.draw(r.pane.
drawing.place(r.i),S(C)):L.length===2?s.draw(...L.map(S)):s.draw(null,null)}let q=()=>u.forEach(C=>C.drawing.redraw());return w.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:C,end:L}){let $=(C+L)/2,B=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(L-C,.01)*Y/Wv,J=Math.max((L-C)*1.3,Math.min(B.to-B.from,G));return{from:$-J/2,to:$+J/2}},goTo:({from:C,
to:L},$)=>y().drawing.view(C,L,$),glide(C){let{from:L,to:$}=y().drawing.goal(),[B,Y]=[(L+$)/2,($-L)/2*C];y().drawing.view(B-Y,B+Y)},slide(C){let{from:L,to:$}=y().drawing.goal(),B=C*($-L);y().drawing.view(
L+B,$+B)},fit(){let{from:C,to:L}=y().drawing.extent();y().drawing.view(C,L)},show(C,L,$,B){r=null,n.partner=null,o.hide();let Y=new Set;u=C.map(({pane:G,data:J})=>(G.show(J,L),G.drawing.showAxis(!Y.has(
G.side)&&J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),f.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(Se=>Se.side===
J),G.firstChild.textContent=$[J]??""}),B&&u.forEach(G=>{let{from:J,to:Se}=lo(B,G.drawing.extent(),Fc);G.drawing.follow(J,Se)}),p.view(h().from,h().to)},drawOverview(C){p.draw(u,C)},setChanges(C){m.forEach(
L=>L.setChanges(C))},mark(C){Object.assign(n,C),P(),q()},marks:n,beside({pane:C,start:L,row:$},B){let Y=C.data(),G=-1;for(let J=0;J<Y.length;J+=1){let Se=B*(Y.start[J]-L);Y.row[J]===$&&Se>0&&$n(Y,J)&&
(G<0||Se<B*(Y.start[G]-L))&&(G=J)}return G},unmount(){clearTimeout(l),i?.abort(),p.unmount(),m.forEach(C=>C.destroy())}}}function Gw(e,t){let n=null,o=-1;function s(r){let l=`${t.key()}|${r}`;if(n?.key!==l){let i={key:l,list:[]};n=i,o=-1,i.found=Pw(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(i.list=c,n===i){let d=new Set(c.map(m=>Mt(m.name,m.category)));e.say(Iw(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,l){if(r==="")return;
await s(r);let i=n?.list??[];if(i.length!==0){if(o<0){let c=i.findIndex(u=>u.at>=t.from());o=l>0?Math.max(0,c):c<=0?i.length-1:c-1}else o=(o+l+i.length)%i.length;e.say(Dw(o,i.length)),t.onCall(i[o])}}}}var jv=350,Uv=250,zv=44,Gs={path:"/timeline",name:"Timeline",mount:(e,t)=>Gv(e,t)};function Gv(e,t){let n=e.clientWidth,o=Gl(location.search),s=null,r=null,l="",i=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(Be.map(H=>[H,kw(H,{onChange:()=>!f&&K(),onError:V=>!f&&ie(V)})])),w=Object.fromEntries(Be.map(H=>[H,null])),g=vw(p),y=Aw({toggle:()=>Pe({path:!o.path}),change:()=>!f&&
h.mark({}),error:ie}),h=zw({partners:g,on:{view:we,pick:U,key:W,measure:H=>X(H),changes:()=>r,both:()=>Rn(o).length===2,path:H=>y.of(H)}}),b=Lw({onText:H=>Pe({q:H},{replace:!0}),onStep:H=>M.walk(o.q,H)}),
_=gw({zoom:h.glide,fit:h.fit,save:ze,show:H=>Pe({show:H}),unmeasure:()=>X(null),unalign:()=>Pe({align:"",align_category:"",align_nth:0})},b.node,y.node),v=Bw({zoom:()=>x.zoom(),align:A,href:F,clear:()=>x.
clear()}),k=()=>`${d}|${u}`,x=qw({state:()=>o,stage:h,sides:p,partners:g,change:H=>Pe(H,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},v),M=Gw(b,{key:()=>`${k()}|${r===null}`,sides:()=>Rn(o).map(H=>p[H]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:H=>!f&&x.show(H)}),S=Rw(H=>Pe({...H,...Be.some(V=>V in H)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=Hw({onPick:U,partnerOf:T}),
q=ww(),C=a("div",{class:"timeline-notes"}),L=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),B=a("div",{class:"message"}),Y=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),G=a("div",{class:"results"},_.node,C,h.node,v.node,q.node,y.words,Y,P.node);e.append(
a("div",{class:"page timeline-page"},L,$,S.node,B,G));let J=jt({context:t,results:G,message:B}),Se=rt(jv,()=>{let{from:H,to:V}=h.current(),fe=H<=m.from&&V>=m.to;Pe(fe?{from:null,to:null}:{from:H,to:V},
{replace:!0})}),ye=rt(Uv,()=>{!f&&h.shown().length>0&&P.draw(h.shown(),h.current())});function Pe(H,{replace:V=!1}={}){f||t.go(vo({...o,...H}),{replace:V})}let Re=H=>Mn(H,o,s,null),Z=({sample:H})=>`ra\
nk ${H.rank}${H.span>0?`, file ${H.span+1}`:""}, ${H.step_number===null?"whole recording":`step ${H.step_number}`}`;function ae(){let H=Be.filter(Ne=>o[Ne]!==""),V=H.map(Re).join(" → ");L.textContent=
H.length>0?`${V} · Timeline`:"Timeline",t.setTitle(L.textContent);let fe={...Rt(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};E($,H.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(fe))??yt(fe)},`← ${V}`))}async function N(){let H=Be.map(V=>o[V]).filter(V=>V!=="");if(!H.every(V=>s&&Ue(s,V))){let V=await mt(H).catch(()=>[]);f||(s=V,K())}}function K(){
let H=Be.filter(Ie=>o[Ie]!=="");ae(),Be.forEach(Ie=>p[Ie].load(o));let V=H.length>0&&H.every(Ie=>p[Ie].samples!==null)?ee(H):{};S.draw(o,s,Object.fromEntries(Be.map(Ie=>[Ie,V[Ie]&&{samples:p[Ie].samples,
...V[Ie]}]))),_.draw(o),b.draw(o.q);let fe=Rn(o),Ne=H.find(Ie=>p[Ie].error&&(fe.includes(Ie)||p[Ie].samples===null)),We=H.some(Ie=>p[Ie].samples?.length===0),Ee=fe.length>0&&fe.every(Ie=>p[Ie].whole);
H.length===0?J.say(_w(s)):Ne&&!Ee?Oe(Ne):We?J.say(xw()):J.say(null),G.toggleAttribute("data-skeleton",!Ee),t.busy(H.length>0&&!Ee&&!Ne&&!We),Ee&&z(fe,V)}function ee(H){let V={};for(let fe of H){let Ne=V[Jn[fe]]??
null;V[fe]=p[fe].choose(o,Ne)}return Rn(o).filter(fe=>V[fe]).forEach(fe=>p[fe].loadWhole(o,Math.max(n-zv,300))),V}let ce=H=>H.map(V=>p[V].stepKey()).join("|");function z(H,V){let fe=ce(H),Ne=fe!==d;Ne&&
(d=fe,H.forEach(We=>{w[We]={host:Pc(),device:Pc()}})),j(H),O(V),oe(H,V,Ne),qe(H,V),q.draw(H.length===2,o.path),y.draw(o,H,V),x.draw(H),te(),ye(),t.settled()}function oe(H,V,fe){m={from:Math.min(...H.map(
Ee=>p[Ee].whole.extent.from-c[Ee])),to:Math.max(...H.map(Ee=>p[Ee].whole.extent.to-c[Ee]))};let Ne=h.panes.filter(Ee=>H.includes(Ee.side)).map(Ee=>{let{whole:Ie,window:dn}=p[Ee.side];return{pane:Ee,data:iw(
{window:dn,all:Ie,host:Ee.host,shift:c[Ee.side],rows:w[Ee.side][Ee.host?"host":"device"]})}}),We=o.from===null?null:{from:o.from,to:o.to};h.show(Ne,m,Object.fromEntries(H.map(Ee=>[Ee,`${Re(Ee)}, ${Z(V[Ee])}`])),
fe?We??m:null),fe&&(h.drawOverview(m),me())}function me(){let H=h.current();for(let V of Rn(o)){let fe=h.shown().find(Ee=>Ee.side===V),{whole:Ne,windows:We}=p[V];if(fe&&Ne){let Ee=c[V];We.want({from:H.
from+Ee,to:H.to+Ee},fe.drawing.node.clientWidth,Ne.extent)}}}function we(){me(),Se(),ye()}async function O(H){let V=H.control&&H.test,fe=new URLSearchParams({control:o.control,test:o.test});for(let We of V?
Be:[]){let{rank:Ee,step_number:Ie}=H[We].sample;fe.set(`${We}_ranks`,String(Ee)),fe.set(`${We}_steps`,Ie===null?"all":String(Ie)),o[`${We}_marker`]&&fe.set(`${We}_marker`,o[`${We}_marker`])}Object.entries(
{significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Ee])=>fe.set(We,Ee));let Ne=V?fe.toString():"";if(Ne!==l&&(l=Ne,i?.abort(),r=null,
h.setChanges(null),Ne!=="")){i=new AbortController;try{let We=await ot(fe,{signal:i.signal});!f&&l===Ne&&(r=uw(We),h.setChanges(r),h.drawOverview(m),x.refresh(),ye())}catch{}}}async function j(H){let V=o.
align===""||H.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let fe=c;c={control:0,test:0};let Ne=null;if(V!==""){let We=null,Ee=await Promise.all(H.map(Ie=>p[Ie].
find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(dn=>{We=dn})));if(f||u!==V)return;if(We)ve(`The search for the call to align at failed. ${We.message}`,{urgent:!0});else if(Ee.
every(Boolean)){let[Ie,dn]=Ee.map(It=>It.rows[0].start);c={control:0,test:dn-Ie},Ne=Ie}else ve("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Ne}),(V!==""||fe.test!==0)&&(K(),
me(),h.drawOverview(m))}function T(H,V){let fe=Rn(o).length===2?g.nameOf(H,V):null;return fe&&g.drawn(h.shown(),Jn[H.side],...fe)}function U(H,V){let fe=H.data();if(!x.pick(H,V)&&V>=0&&(fe.merged[V]>1||
fe.sort[V]===1)){let Ne=(fe.end[V]-fe.start[V])*.75,We=(fe.start[V]+fe.end[V])/2;h.goTo({from:We-Ne,to:We+Ne})}}function A(){let{name:H,category:V,nth:fe}=x.current();Pe({align:H,align_category:V,align_nth:fe})}
function F({name:H,category:V}){return o.control===""||o.test===""?null:Nt({...rs(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:gt(H,V),use_short_name:o.
use_short_name})}function te(){for(let H of h.shown())H.drawing.highlight(o.q===""?null:dw(H.data(),o.q));M.draw(o.q)}function X(H){h.mark({measure:H}),_.measure(H),H&&Ae(`${D(H.to-H.from)} measured.`)}
function le(){let H=x.place();if(!H)return!1;let{from:V,to:fe}=h.marks.measure??{from:H.start,to:H.start};return X(V===fe&&V!==H.start?{from:Math.min(V,H.start),to:Math.max(V,H.start)}:{from:H.start,to:H.
start}),!0}let Ce={".":()=>x.step(1),",":()=>x.step(-1),m:le,f:()=>x.zoom()};function W(H){let V=Ce[H.key];return V!==void 0&&V()!==!1}function re(){if(h.marks.measure)X(null);else if(o.name!=="")x.clear();else if(o.
q!=="")Pe({q:""},{replace:!0});else return!1;return!0}function ie(H){ve(`This part of the timeline could not be loaded. ${H.message}`,{urgent:!0})}function Oe(H){J.say(Sw(p[H].error,H,{retry(){Be.filter(
V=>p[V].error).forEach(V=>p[V].retry()),K()},chooseOther:()=>Pe(Object.fromEntries(Be.flatMap(V=>["rank","span","step"].map(fe=>[`${V}_${fe}`,""]))),{replace:!0})}))}function qe(H,V){let fe=H.flatMap(
Ne=>$w(Ne,p[Ne],V[Ne]));E(C,fe.map(Ne=>a("p",{class:"notice small"},Ne)))}async function ze(H){let V=h.shown();if(V.length===0)return;let{from:fe,to:Ne}=h.current(),We=Math.max(900,V[0].drawing.node.clientWidth),
Ee=Rn(o),Ie=[L.textContent,`${D(fe)} to ${D(Ne)} of ${Ee.map(It=>`the ${It} (${Z(p[It].chosen)})`).join(" and ")}`],dn=qa(Ie,V.map(It=>({lines:[It.title],...It.drawing.whole(We)})),We);await Ha(dn,H,`\
tracediff-${Ee.map(It=>_t(Re(It))).join("-")}-timeline`)}return K(),N(),{keys:{search:()=>b.focus(),control:()=>S.choose("control"),test:()=>S.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(
1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:Ce["."],former:Ce[","],measure:Ce.m,zoomTo:Ce.f,close:re},update(H){let V=o;o=Gl(H),K();let{from:fe,to:Ne}=h.current(),We=o.from!==
V.from||o.to!==V.to,Ee=(dn,It)=>Math.abs(dn-It)>.002+1e-6*Math.abs(It),Ie=o.from===null?m:o;We&&(Ee(fe,Ie.from)||Ee(Ne,Ie.to))&&h.goTo(Ie,!0),N()},unmount(){f=!0,Se.cancel(),ye.cancel(),i?.abort(),Be.
forEach(H=>p[H].unmount()),J.unmount(),x.unmount(),y.unmount(),h.unmount()}}}var Wc={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var Yv=120,Kv=[ds,ao,dc,qs,Gs,$c,Lc],Ys=document.getElementById("main"),En=null,jc="",uo=history.state?.scroll??null,kt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(Yw(),history.pushState(null,"",e)),uo=null),zc()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(jc.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?jc:void 0},settled(){uo!==null&&(window.scrollTo(0,uo),uo=null)},status:null,newPair:!1},
Yw=()=>history.replaceState({scroll:window.scrollY},"");function zc(){let e=Kv.find(n=>n.path===location.pathname)??Wc;if(Jo("nav-traces",e===ds),Jo("nav-compare",e===ao||e===dc),Jo("nav-tree",e===qs),
Jo("nav-timeline",e===Gs),Jo("nav-analyse",e===$c),Jo("nav-query",e===Lc),Qv(),Kw()&&(nE.clear(),Uc.clear()),Uc.draw(),En?.page===e){En.view.update(location.search);return}En?.view.unmount(),kt.busy(!1),
Ys.textContent="";let t=En!==null;En={page:e,view:e.mount(Ys,kt)},t&&(window.scrollTo(0,0),Ys.focus({preventScroll:!0}),Ae(`${e.name} page`))}function Kw(){let e=new URLSearchParams(location.search);return location.
pathname.startsWith(ao.path)&&!!(e.get("control")&&e.get("test"))}function Vv(){return(location.pathname===ds.path||location.pathname===ao.path&&!Kw())&&!is(document.activeElement)&&!document.querySelector(
"dialog[open]")}function Jv(e,t){if(!Vv()){Uc.offer(e,t);return}let n=ke.transfers.filter(o=>ke.canUndo(o)&&[e.id,t.id].includes(o.job.set));kt.newPair=!0,kt.go(gn(e.id,t.id)),kt.newPair=!1,n.length!==
0&&ve(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>ke.undo(o))),kt.go("/")}catch(o){
ve(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Jo(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function Qv(){let e={
"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];e&&(document.getElementById(e).href=location.pathname+
location.search),location.pathname===ao.path&&(jc=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.
get(s));let o=location.pathname;(o.startsWith("/compare")||[qs,Gs].some(({path:s})=>s===o))&&n.size>0&&Xv(t,n,o)}function Xv(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(l,i)=>{document.getElementById(
l).href=i};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==qs.path&&r("nav-tree",Wt($t(Mo(location.search)))),n!==Gs.
path&&r("nav-timeline",Qn(Object.fromEntries(e))),!n.startsWith(ao.path)&&o&&s&&r("nav-compare",kt.lastCompare(e)??gn(o,s))}function Zv(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.
shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api/")&&
!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),kt.go(n.pathname+n.search))}async function eE(){try{kt.status=await Ks(),document.getElementById("ver\
sion").textContent=`tracediff ${kt.status.version}`,document.body.toggleAttribute("data-read-only",kt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",kt.status.sql===!1),document.body.
toggleAttribute("data-no-traces",kt.status.keep_traces===!1)}catch{}}async function tE(){let e=globalThis.firstComparison?.answer;e&&(Ys.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,Yv)})]),delete Ys.dataset.waits),En===null&&zc()}var Uc=bd(),nE=Ed(Jv);Md();Eu(document.getElementById("theme"));$d(()=>En,document.getElementById("keys"));Lu(document.getElementById(
"drop-veil"),()=>kt.status?.read_only!==!0,e=>{ke.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&kt.go("/")});ke.addEventListener("change",()=>Qo().catch(()=>{}),{once:!0});document.
addEventListener("click",Zv);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{uo=e.state?.scroll??0,zc(),(En.page===ds||En.page===Wc)&&kt.settled()});window.addEventListener("\
scroll",rt(200,()=>{uo===null&&Yw()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{uo=null},{passive:!0});tE();Et().then(()=>{Ht.watch(),eE()});})();
