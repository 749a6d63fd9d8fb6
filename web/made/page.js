"use strict";
(()=>{var un="/api/v1",cn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Qa(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new cn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new cn(e,"error",`The server answered with status ${e}.`)}var Uc=()=>new cn(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),Yw=/"(?:stream|correlation)":-?\d{16}/,Kw=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,Vw=/\d{16}/,Jw=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function Mt(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(un+t,r),l=await i.text()}catch(c){throw c.name===
"AbortError"?c:Uc()}if(!i.ok)throw Qa(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Vw.test(l)?Jw:Yw.test(l)?Kw:void 0)}catch{throw new cn(i.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var ct=(e,t)=>Mt("GET",e,t),Je=encodeURIComponent,Ys=e=>ct("/status",e);async function Yt(e,t){let n=await ct(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var mt=async(e,t)=>e.length===0?[]:(await ct(`/sets?${e.map(n=>`id=${Je(n)}`).join("&")}`,t)).sets,Ks=async e=>(await ct("/tags",e)).tags,en=(e,t)=>ct(`/sets/${Je(e)}`,t),qn=(e,t)=>Mt("PATCH",`/sets/${Je(
e)}`,{body:t}),mo=e=>Mt("DELETE",`/sets/${Je(e)}`),zc=async(e,t)=>(await Mt("POST",`/sets/${Je(e)}/split`,{body:t})).job,Gc=async(e,t)=>(await Mt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,fo=e=>Mt("POST",`/sets/${Je(e)}/restore`),ot=(e,t)=>ct(`/compare_traces?${e}`,t),Vs=(e,t)=>ct(`/compare_traces/op?${e}`,t),Js=(e,t,n)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Je(e)}/tree?${t}`,
n),po=async(e,t,n)=>(await ct(`/sets/${Je(e)}/steps${t===null?"":`?marker=${Je(t)}`}`,n)).steps,Xa=(e,t,n)=>ct(`/sets/${Je(e)}/timeline?${t}`,n),Qs=(e,t,n)=>ct(`/sets/${Je(e)}/timeline/find?${t}`,n),Xs=(e,t,n)=>ct(
`/analysis/${e}?${t}`,n),Yc=(e,t)=>`${un}/analysis/${e}?${t}`,Kc=async(e,t,n)=>(await ct(`/sets/${Je(e)}/ops?q=${Je(t)}&limit=50`,n)).ops,Za=e=>`${un}/compare_traces?${e}`,Vc=e=>`${un}/report?${e}`,Jc=e=>`${un}\
/compare_traces/op?${e}`,Qc=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),Xc=e=>`${un}/sql?${e}`,Zc=async(e,t)=>(await ct(`/sql/schema?${e}`,t)).tables,eu=async e=>(await ct("/queries",e)).queries,ei=(e,t)=>Mt(
"POST","/queries",{body:{name:e,statement:t}}),tu=e=>Mt("DELETE",`/queries/${Je(e)}`),ti=(e,t,n)=>`${un}/sets/${Je(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Zs(e,t,n,{signal:o,onProgress:s}){
let r=[],i=0,l;try{if(l=await fetch(ti(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){
throw c.name==="AbortError"?c:i>0?new cn(0,"broken","The download stopped before its end. The log of the server says why."):Uc()}throw Qa(l.status,await l.text())}var nu=async e=>(await ct("/jobs",e)).
jobs,ou=(e,t)=>ct(`/jobs/${Je(e)}`,t),ho=e=>Mt("DELETE",`/jobs/${Je(e)}`),su=e=>new EventSource(`${un}/jobs/${Je(e)}/events`),ru=(e,t)=>Mt("POST","/uploads",{body:{label:e,files:t}}),au=async()=>(await Mt(
"POST","/samples")).jobs,iu=e=>ct(`/uploads/${Je(e)}`),ni=e=>Mt("DELETE",`/uploads/${Je(e)}`),lu=async e=>(await Mt("POST",`/uploads/${Je(e)}/commit`)).job;function cu(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${un}/uploads/${Je(e)}/files/${Je(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",p=>r(o+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Qa(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new cn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new cn(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Qw(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function ft(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Qw(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ke="–",dn="−",Kt=" ",mu=e=>ft(e,0,2),fu=e=>ft(e,0,3);function go(e,t){return t>0?`+${e}`:t<0?`${dn}${e}`:e}function R(e){return e==null?ke:mu(e).replace("-",dn)}function st(e){return e==null?
ke:go(mu(Math.abs(e)),e)}var oi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function et(e){let t=Math.abs(e);return oi.find(([,n])=>t>=n*.99995)??(t>0?oi[3]:oi[2])}function er(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return ft(o,s,s)+Kt+t}function D(e){return e==null?ke:(e<0?dn:"")+er(e,et(e))}function be(e){return e==null?ke:go(er(e,et(e)),e)}function ue(e){
return e==null?ke:fu(e).replace("-",dn)+Kt+"µs"}function Ge(e){return e==null?ke:go(fu(Math.abs(e))+Kt+"µs",e)}var uu=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function wo(e){let t=Math.
abs(e);return uu.find(([,n])=>t>=n*.99995)??uu[t>0?3:1]}function Hn(e){return e==null?ke:(e<0?dn:"")+er(e,wo(e))}function pu(e){return e==null?ke:go(er(e,wo(e)),e)}function ri(e){return e==null?ke:ft(
e,0,9).replace("-",dn)+Kt+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?ke:(e<0?dn:"")+hu(Math.abs(e))+Kt+"%"}function je(e){return e==null||!Number.isFinite(e)?ke:go(hu(Math.abs(e))+Kt+"%",
e)}function hu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return ft(e,t,t)}var Xw="⁰¹²³⁴⁵⁶⁷⁸⁹";function mn(e){if(e==null||!Number.isFinite(e))return ke;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Kt}×${Kt}10⁻${[...n].map(o=>Xw[o]).join("")}`}function gu(e){return e==null||!Number.isFinite(
e)?ke:e<.001?"<0.001":e.toFixed(3)}var si=["B","kB","MB","GB","TB"];function ai(e){let t=Math.abs(e),n=si.findLastIndex((o,s)=>t>=999.5*1e3**(s-1));return[si[Math.max(n,0)],1e3**Math.max(n,0)]}var ii=e=>e==
null?ke:`${R(e).replace("-",dn)}${Kt}B`,wu=e=>e==null?ke:go(Me(Math.abs(e)),e);function Me(e){if(e==null)return ke;if(e<0)return dn+Me(-e);let t=si,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===
0||n>=100?0:n>=10?1:2;return n.toFixed(s)+Kt+t[o]}function ne(e,t,n=`${t}s`){return`${R(e)}${Kt}${e===1?t:n}`}function Qe(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+
1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Zw(e,t){let n=Array.from(e);
if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var yu=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};
function bu(e,t){let n=e[t],o=r=>r===void 0?0:yu(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function li(e){let t=[...new Set(e)].sort();return new Map(
t.map((n,o)=>[n,bu(t,o)]))}function ey(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return Zw(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),i=r+s<e.length;return`${Array.from(e).slice(0,
o).join("")}…${e.slice(r,i?r+s-1:void 0)}${i?"…":""}`}var ku=e=>e.replace(/^void (?=\S)/,"");function ci(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?ku(c):c;function i(c,u){let d=s.get(
c),m=ey(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=o.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,o.set(m,p),s.set(c,p)}function l(c){if(c.
first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,yu(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].
sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=bu(t,p);f!==n.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:ty(u,e,l(d),n.get(u))}}}function fn(e,t){
let n=ci(t);return n.add(e),e.map(n.text)}function tr(e,t){let n=li(e),o=fn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?ku(s):o[r])}function ty(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),
i=Math.max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){
return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ye(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function $n(e,t,n){
let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),o}var ny=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],du=e=>String(e).padStart(2,"0");function Dt(e){let t=new Date(e);return Number.
isNaN(t.getTime())?ke:`${t.getDate()} ${ny[t.getMonth()]} ${t.getFullYear()}, ${du(t.getHours())}:${du(t.getMinutes())}`}var oy="tracediff.theme",ui=new Set,mi=matchMedia("(prefers-color-scheme: dark)");function di(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function sy(){let e=di();
return e==="auto"?mi.matches?"dark":"light":e}function ht(e){return ui.add(e),()=>ui.delete(e)}function _u(){for(let e of[...ui])e(sy())}function Su(e){e.value=di(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(oy,e.value)}catch{}_u()}),mi.addEventListener("change",()=>{di()===
"auto"&&_u()})}var ry=matchMedia("(forced-colors: active)"),nr=new Map,xu="";function se(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${mi.matches} ${ry.matches}`;return o!==
xu&&(nr=new Map,xu=o),nr.has(e)||nr.set(e,ay(e)),nr.get(e)}function ay(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var fi=null;function Vo(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(fi??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{fi=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),fi)}var $u={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},or=()=>[[0,se("--heat-low")],[.5,se("--heat-middle")],[1,se("--heat-high")]];function Bt(){
return{control:se("--control-fill"),test:se("--test-fill"),more:se("--more-fill"),less:se("--less-fill"),noise:se("--noise-fill"),surface:se("--surface"),highlight:se("--highlight"),highlightEdge:se("\
--accent")}}function xt(){let e=se("--text"),t=se("--muted"),n=se("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[se("--control-fill"),se("--test-fill"),se("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:se("--surface-raised"),bordercolor:se("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var pi=17;function iy({
title:e,lines:t,keys:n=[]},o,s){let r=Bt(),i=t.flatMap(f=>$n(f,Math.floor(o/6.6),3)),l=30+pi*i.length+(n.length>0?24:0)+8,c=(f,g,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Ye(g),font:{size:w,color:se(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,g)=>c(30+pi*g,f,12,!1))],d=[],m=12-s.left,p=30+pi*i.length+4;for(let[
f,g]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??se(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function vu(e,t,n,o){let s=await Vo(),r=se("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=iy(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var hi=/\.json(\.gz)?$/i;function Eu(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return ly(t,n)}async function ly(e,t){let n=[];for(let o of e){let s=[];await Tu(o,"",s),n.push(Fn(o.name,s))}return t.length>0&&n.push(Fn(sr(t),t)),n}async function Tu(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Tu(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function Ou(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,i=r.indexOf("/");if(i>0){let l=r.slice(0,i);t.has(
l)||t.set(l,[]),t.get(l).push({name:r.slice(i+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Fn(s,r));return n.length>0&&o.push(Fn(sr(n),n)),o}function Fn(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>hi.test(o)),skipped:n.filter(({name:o})=>!hi.test(o))}}function sr(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
hi,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function Mu(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Fn(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return rr(o,n),o}function rr(e,t){for(let n of t)Array.isArray(n)?rr(e,n):n!=null&&n!==!1&&e.append(n)}function v(e,...t){return e.textContent="",rr(e,t),e}function tn(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function I(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var cy="http://www.w3.org/2000/svg";function De(e,t={},...n){let o=document.createElementNS(cy,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return rr(o,n),o}var uy={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function At(e){return De("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},De("pa\
th",{d:uy[e]}))}function Te(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},At(e))}var Au=0;function de(e){return Au+=1,
`${e}-${Au}`}var Et=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Ae(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function rt(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function ve(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(I(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Te("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Ae(t?`${e} ${t.label} is available.`:e,o),l(),i}function Cu(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){ve("This server is read-only.",{urgent:!0});return}try{let l=await Eu(
i.dataTransfer);l.length>0&&n(l)}catch(l){ve(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var dy=2,Ru=1e3,gi=0,Wn=e=>["done","failed","cancelled"].includes(e.state);function ar(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,gi-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(Wn(d)&&i(),
t(d))},c=async()=>{let d=Ru;try{l(await ou(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Ru}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return gi<dy&&typeof EventSource=="function"?(gi+=1,o=su(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var Qo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],my=Qo.flatMap(([e])=>e),fy=Qo.flatMap(([,e])=>e),Jo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],nn=(e,t)=>t.some(n=>e.includes(n));function py(e,t){let[n,o]=[Jo(e),Jo(t)];for(let[s,r]of Qo){let i=nn(n,s)&&nn(o,r);if(i!==(nn(o,s)&&nn(n,r)))return i?-1:1}for(let[s,r]of[[my,-1],[fy,1]])if(nn(n,s)!==
nn(o,s))return nn(n,s)?r:-r;return 0}function ir(e){for(let[t,n]of Qo){let o=e.map(r=>[nn(Jo(r),t),nn(Jo(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var hy=10n**17n;function Nu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>hy?n:null}function Xo(e,t){let n=py(e.label,t.label),[o,s]=[Nu(e),Nu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function Lu(e){let t=n=>e.find(o=>nn(Jo(o.label),n));if(e.length===
2){let[n,o]=Xo(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of Qo){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function gy(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function wy(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=yy(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function yy(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function lr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(wy(e,t.index+t[0].length));return n?Number(n[1]):null}async function by(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function Pu(e,t,n){let o=await by(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var ky=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&lr(e)!==null;async function _y({name:e,file:t}){let n=await Pu(t,4194304,ky);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=lr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=lr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await Pu(t,16777216,()=>!1);o=lr(s.slice(-262144))}return{
isTrace:!0,rank:o??gy(e)}}async function Du(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await _y(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var Iu=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Bu(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Iu(e,o,n),Iu(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var xy=256,qu=20,Hu=e=>e.slice(e.lastIndexOf("/")+1),wi=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Sy(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Bu(e.file,t.file)}async function $y(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Sy(o,s)||wi(o.name)!==null&&wi(o.name)===wi(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var yi=e=>e.map(({seen:t})=>t.rank),bi=e=>!e.includes(null)&&new Set(e).size===
e.length;function vy(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Ey(e){return ir(e.map(({name:n})=>Hu(n)))?.map(n=>n.map(o=>e[o]))??vy(e)??e.map(n=>[n])}function Ty(e,t){let n=new Set;return e.map((o,s)=>{let r=sr(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Fn(i,l),settled:!0}})}function Fu(e){
let t=yi(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function Oy(e,t,n){return!(t.length===2&&ir(t.map(({label:s})=>s)))&&
bi(yi(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Fu(n),manyFirst:!0}}}function My(e){return e.includes(null)?"assumed":bi(e)?"named":"equal"}async function Wu(e){
if(e.files.length>xy)return{};if(await Du(e.files),e.files.length<2||e.settled)return{};let t=await $y(e.files),n=Mu(e);if(n!==null&&n.length<=qu)return Oy(e,n,t);let o=yi(t),s=ir(t.map(({name:i})=>Hu(
i)));if(t.length<2||bi(o)&&s===null)return{};let r=Ey(t);return r.length>qu?{}:{question:{kind:My(o),parts:Ty(r,e),one:Fu(t),manyFirst:s!==null||r.length===2}}}var Ay=2,Cy=3,Ry=4,ki=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await au()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#a(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await Wu(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#l(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#l(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#l(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Cy&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await ru(t.label,n);if(t.state!=="creating"){ni(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#i()}catch(n){this.#a(t,n)}}#a(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#i(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Ay)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await cu(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#i()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Ry&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await iu(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#a(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await lu(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#a(t,n)}this.#s()}#d(t){
t.stopJob=ar(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}Wn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await qn(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await qn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await mo(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await fo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#l(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#i()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await ho(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&ni(
n).catch(()=>{}),this.#i(),this.#s()}},_e=new ki;window.addEventListener("beforeunload",e=>{_e.sending&&e.preventDefault()});var Ny=1e3,Ly=5e3,Py=6e4,_i=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Py;get running(){return this.list.filter(t=>!Wn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await nu())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Ny:Ly)}}#r(t){if(_e.transfers.
some(o=>o.state==="committing"))return;let n=new Set(_e.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},qt=new _i;var yo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["ro\
ws","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Ht=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Uu={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Iy={...Uu,per_step:"per r\
ecording",percent:"% of the recording"},Zo=(e,t)=>(Ht(t)?Iy:Uu)[e];function Si(e){return e.control.samples===e.test.samples?"total":"per_step"}var ko=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function cr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var ju=(e,t)=>e===null||!(t>0)?null:100*(e/t),xi=(e,t)=>e===null||t===null?null:e-t,bo=(e,t)=>t>0?e/t:null,Dy=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function By(e,t){if(t&&Dy(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function zu(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=By(e,o);r?(i=(u?e.control_per_step:null)??bo(i,s[0]),l=(u?e.test_per_step:null)??bo(l,s[1]),
c=(u?e.diff_per_step:null)??xi(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??bo(i,e.control_counts),l=(u?e.test_per_call:null)??bo(l,e.test_counts),c=xi(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=ju(i,n.step_time.control.step),l=ju(l,n.step_time.test.step),c=xi(l,i));let m=r?[bo(e.control_counts,s[0])??0,bo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var es=(e,t)=>JSON.stringify([e,t]);function gt(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var qy=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function Gu({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>qy(
n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function ts({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.
total_duration??0)>(r.total_duration??0)?i:r)}var ns=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${R(o)} ${o===1?"call":"calls"}, ${D(s)}`);function $i(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=vi({...l,among:i},o);return{row:c,key:l.id??es(l.name,
l.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...zu(l,n,e,o)}})}function vi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var jn=e=>e.moderated_q_value??e.q_value??null;function Yu(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[es(s.name,s.category),{...s,among:o}]))}function Ku(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,zu(e.totals[o],t,e,n)])}var Vu=15,Ju=[10,15,20,30,50,100],Hy=["total","per_step","per_call","percent"],Qu=yo.change.words,Xu=yo.device_type.words,Fy=yo.measure.words,Wy=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ur=[...Wy,"op"],wt="ProfilerStep*",Ei=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],jy=["name","category","change","q_value"],_o=e=>jy.includes(e)?"asc":"desc",Ti=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],Zu=[...Ti,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Uy={fold:"true",
significant:"",measure:"",equivalence:""},zy={1:"true",0:"false"};function Gy(e,t){let{type:n,words:o,standard:s}=yo[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",i=n==="te\
xt"?r:zy[r]??r,l=n==="text"?i:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===i.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(Uy[t]??s);return n==="boolean"?u==="true":u}var ed=(e,t)=>Object.
fromEntries(t.map(n=>[n,Gy(e,n)]));function td(e,t,n){for(let o of n){let{type:s,standard:r}=yo[o];s==="texts"?t[o].forEach(i=>e.append(o,i)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var nd=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Yy(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:gt(o,e.get(n)??"")}var Vt=(e,t,n)=>t.includes(e)?e:n;function Ct(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Ei,"abs_diff_duration"),o=Number(t.get("top"));return{...ed(t,Zu),...nd(t),sort:n,
order:Vt(t.get("order"),["asc","desc"],_o(n)),unit:Vt(t.get("unit"),Hy,""),measure:Vt(t.get("measure")??t.get("time"),Fy,""),heat:Vt(t.get("heat"),ur,""),fall:Vt(t.get("fall"),["modules"],""),top:Number.
isInteger(o)&&o>=1&&o<=200?o:Vu,op:Yy(t,"op","op_category")}}function yt(e){let t=od(e),n=(s,r,i)=>{r!==i&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,_o(e.sort)),n("unit",e.unit,
""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(e.top),String(Vu)),n("op",e.op,"");let o=t.toString();return o===""?
"/compare":`/compare?${o}`}var pn=(e,t)=>yt({...Ct(""),control:ut(e),test:ut(t),exclude:[wt]});function od(e){let t=new URLSearchParams;return td(t,e,Zu),e.significant||t.delete("measure"),t}function Ky(e,t,n){
let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_pe\
r_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function xo(e,t,n){
let o=od(e);return o.set("significance","true"),o.set("sort",Ky(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function Oi(e,t,n,o){let s=xo(e,t,n);return s.set("format",o),s}
var sd=["total","per_step"],Vy=["calls","share"],rd=["duration","calls","per_call"];function os(e){let t=new URLSearchParams(e);return{...ed(t,Ti),...nd(t),row:t.has("name")?gt(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:Vt(t.get("unit"),sd,""),bins:Vt(t.get("bins"),Vy,"calls"),heat:Vt(t.get("heat"),rd,"duration")}}function St(e){let t=new URLSearchParams({control:e.control,test:e.test});
return td(t,e,Ti),t}function Un(e){let t=St(e);return t.set("row",e.row),t}function Rt(e){let t=Un(e);return sd.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),rd.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}function ad(e,t,n){let o=xo(e,t,n);return e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}var vn=100,Jy=["crea\
ted","label","ranks","steps","events","bytes"];function dr(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Jy,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??
"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Vt(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function id(e){let{control:t,
test:n,q:o,tag:s,sort:r,order:i,page:l}={...dr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,
"created"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return d===""?"/":`/?${d}`}var mr=e=>e.q!==""||e.tag.length>0;function zn(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(vn),offset:String((e.page-1)*vn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ut=e=>e.slice(0,12),En=(e,t,n,o)=>o?.[e]?.label??(n&&Ue(n,t[e])?.
label)??t[e];function Ue(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var fr=(e="Damaged")=>a("strong",{class:"damage-mark"},At("warning"),e);function ld(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},fr()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function pr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},fr(ne(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var Qy="https://ui.perfetto.dev";var ss=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function Xy(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new ss("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new ss("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",i)})}function Mi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Mi(e,t-1)},100)}async function hr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=Qy,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new ss("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Mi(l),m}let c=new AbortController,u=Xy(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Mi(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Zy=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function eb(e){return(e.notes??[]).some(t=>Zy.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var tb=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Ci(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=ti(e.id,t.number,n())},c=(m,p=!1)=>{o.textContent=m,o.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await hr({title:`${e.label}, rank ${t.rank}`,fileName:tb(
t,n()),load:m=>Zs(e.id,t.number,n(),{signal:m,onProgress:p=>c(`Loading ${Me(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Ae(m.message,!0)}finally{
d.disabled=!1}}let d=I("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Me(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function hn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Dt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function nb(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},hn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function ob(e,t,n,o){let s=Ci(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?eb(t):"";s.prepare(),v(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Me(t.trace_bytes)),r)}function sb(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?nb(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>ob(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${R(i)} more were not kept.`))}function rb(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function gr(e,t={}){let n=[],o=de("traces"),s=rb(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Te("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Ys(),...e.map(l=>en(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,v(r,u&&s.node,c.map(d=>sb(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>v(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var ab=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function cd(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${ne(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${R(c)} mended or lost`),s>0&&u.push(ne(s,"note")),r>0&&u.push(ne(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:n+o>0?"warn":"no\
te",text:u.join(", ")}}function ib(e){return a("dl",{class:"counters"},ab.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},R(e[t]??0)))))}function lb(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ke),a("td",{class:"num"},R(s.events)),a("td",{class:"num"},Me(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):Ci(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[fr()," "],i.words,i.
count>1&&` (${R(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Ri(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${ne(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},
n)))))}var cb={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Ni(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${ne(e,"entry",
"entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${cb[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${R(e-t.length)}\
 more`)))}function ud(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return en(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Tra\
ce"]:[],"Notes"];v(t,pr(n.quality.affected_files,n.quality.affected),ib(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),
a("tbody",{},n.file_list.map(r=>lb(n,r,o))))),Ri(n.quality.duplicate_files),Ni(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · st\
ored in ",Me(n.stored_bytes)," out of ",Me(n.raw_bytes)," of JSON",o&&` (${Me(n.traces_bytes)} the traces themselves)`,!o&&`. ${hn(n)}`))}).catch(n=>v(t,a("p",{class:"error-text"},n.message))),t}var Li=4,Pi=e=>e===2?"two":R(e),dd=e=>e[0].toUpperCase()+e.slice(1);function ub({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function db({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${ne(t.ranks,"rank")}`}function mb({parts:e}){let t=e.slice(0,Li).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Li?`${t} and ${R(e.length-Li)} more`:t}function Ii({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${Pi(t.ranks)} ranks of one`;return`${dd(Pi(e.length))} sets, \
or ${o}?`}function md(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=de("question"),i=(u,d,m)=>I([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>_e.answer(e,u),{class:"choice"}),l=i(
!0,`${dd(Pi(o.length))} sets`,mb(t)),c=i(!1,"One set",db(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Ii(t))," ",ub(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var fb=64,pb={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Bi(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function qi(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Gn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${hb(e)}; nothing was stored twice.`:`${yr(e)?"Stored, but damaged":"Done"}: ${ne(e.events,"event")}\
.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":pb[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Me(e.bytes_done)}\
 of ${Me(e.bytes_total)}`),e.events>0&&t.push(ne(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)} of ${ne(e.files_total,"file")}`),t.join(" · ")}var hb=e=>`Stored already as “${e.known_as}\
”`;function gb(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function wb(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>Di(_e.takeOffer(e,s));return[I(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
fb&&I(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var yr=e=>e?.state==="done"&&e.affected_files?.length>0;function fd(e){return[yr(e)&&pr(e.affected_files),yb(e),Ri(e?.duplicate_files),Ni(
e?.left_out??0,e?.left_out_files??[])]}function yb(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${ne(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function pd(e){let t=Bi("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=kb(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(bb),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},_b(e)),a("ul",{class:"file-list"},u.map(O=>O.node)),e.skipped.length>0&&xb(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),p=null,f="",g="",w=!1;function y(){let O=o.contains(document.activeElement);f=e.label,v(o,$b(e)),O&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){p=e.state,m.dataset.state=e.state,y(),w=e.question!==null,v(i,w&&md(e)),e.state==="done"&&(d.open=!1)}function b(){let O=e.state==="done"?e.offered:null;if(O===c)return;
let k=l.contains(document.activeElement);c=O,v(l,wb(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?h():f!==e.label&&y(),s.update(),u.forEach(Sb),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:O,total:k}=Hi(e);t.hidden=e.state==="asking"||!_e.active.includes(e),qi(t,O,k),g=Fi(e),n.textContent!==g&&v(n,e.state==="done"&&e.job.already_stored?gb(
e,g):g),b(),m.classList.toggle("affected",yr(e.job)),v(r,fd(e.job))}return _(),{node:m,update:_,text:()=>e.question?Ii(e.question):g,focus(){w&&document.activeElement.matches("body, main, .page-action\
s *")&&i.querySelector("button").focus({preventScroll:!0}),w=!1}}}var wr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Hi(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:wr(o,"sent"),total:n==="looking"?0:wr(o,"size")}}function bb(e){let t=Bi(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function kb(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{_e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function _b(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[ne(e.files.length,"trace file"),Me(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function xb(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${R(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),
n)}function Sb(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,qi(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Me(t.size),sending:`${r} % of ${Me(t.size)}`,sent:`${Me(t.size)} sent`,failed:t.error??"failed"}[t.state]}function $b(e){let{label:t}=e,n=Te(
"close",`Remove ${t} from this list`,()=>_e.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&I("Retry",()=>_e.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
_e.canUndo(e)&&I("Undo",()=>Di(_e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[I("Bring back",()=>Di(_e.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[I("Cancel",()=>_e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Di(e){try{await e}catch(t){ve(`That did not work. ${t.message}`,{urgent:!0})}}function vb(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((n,o)=>n-o))}`}function Eb(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function Fi(e){let t=vb(e),n=wr(e.files,"sent"),o=wr(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Me(n)} of ${Me(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[Gn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Gn(e.job)+Eb(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function hd(e,t){let n=e,o=Bi(`Progress of ${n.
label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.
label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,v(r,m?I("Cancel",()=>ho(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):Te("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,qi(o,n.bytes_done,n.bytes_total),s.textContent=Gn(n),l.classList.toggle("affected",yr(n)),v(i,fd(
n))}return u(n),{node:l,update:u}}function Tb(){return[..._e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Fi(t),...Hi(t)})),...qt.running.map(t=>({label:t.label,text:Gn(t),done:t.bytes_done,total:t.bytes_total}))]}
function Ob(){let e=s=>_e.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${R(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${R(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Mb(){let e=a("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Ab(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Cb(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"button primary",
href:pn(r.id,i.id)},`Compare ${r.label} with ${i.label}`);v(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Te("close","Dismiss",o)),l,c),n=!0,e(),Ae(`Both sets are stored. You c\
an compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});ot(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function gd(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Mb(),n=Ab(),o=Cb(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let l=location.pathname!=="/",c=l?Tb():[],u=l?Ob():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),tn(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return _e.addEventListener("change",i),qt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[Tn,Yn,wd,Jt,Nt,Rb,br]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query"],rs="Every page",yd="First move to a set of the list, with the arrow keys.",kr="First select a call, in th\
e lanes or in the table.",Kn="There is nothing to search on this page.",kd=[{pages:[Tn],keys:["/"],text:"Find trace sets",action:"search",none:Kn},{pages:[Tn],keys:["ArrowDown","Enter"],text:"From the\
 search into the list",action:"enter",inSearch:!0},{pages:[Tn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Tn],keys:["ArrowRight","ArrowLeft"],text:"In \
the list: to what can be done with the set, and back"},{pages:[Tn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Tn],keys:["Space"],text:"In the list: select the set\
, for several at once"},{pages:[Tn],keys:["c"],text:"Take the set in focus as the control",action:"control",none:yd},{pages:[Tn],keys:["t"],text:"Take the set in focus as the test",action:"test",none:yd},
{pages:[Yn],keys:["/"],text:"Search the names of the rows",action:"search",none:Kn},{pages:[Yn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Yn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Yn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Yn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Jt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Kn},{pages:[Jt],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[Jt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Jt],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Jt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[Jt],keys:["Space"],text:"In the table: select the frame"},{pages:[Jt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Jt],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Jt],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Yn,wd,Jt,Nt,br],keys:["c"],text:"Choose the control",action:"control"},{pages:[Yn,wd,Jt,Nt,br],keys:["t"],text:"Choose the test",action:"test"},{pages:[Nt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:Kn},{pages:[Nt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Nt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Nt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Nt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Nt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Nt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:kr},{pages:[Nt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Nt],keys:["m"],
action:"measure",none:kr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[Rb],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:Kn},{pages:[br],keys:["/"],text:"Find a table or column",action:"search",none:Kn},{pages:[br],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[rs],keys:["?"],text:"List the keys",
action:"help"},{pages:[rs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Kn},{pages:[Nt],keys:[","],action:"form\
er",none:kr},{pages:[Nt],keys:["."],action:"next",none:kr}],Nb={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Lb=["button","checkbo\
x","file","radio","range","reset","submit"];function as(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Lb.includes(e.type))}function Pb(e,t){
let{target:n,key:o}=e,s=as(n);return kd.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,rs].includes(i)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, \
[role="combobox"]')||!n.value)))}function Ib(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Db(e){return e.flatMap((t,n)=>[
n>0&&" ",a("kbd",{},Nb[t]??t)])}function bd(e,t){let n=kd.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a(
"div",{},a("dt",{},Db(o)),a("dd",{},s)))))}function Bb(e){let t=de("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===
o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Te("close","Close",n)),bd(`${e.name} page`,e.name),bd(rs,rs),a("p",{class:"muted small"},"Letters typed into a \
field stay there.")));document.body.append(o),o.showModal()}function _d(e,t){let n=()=>e()&&Bb(e().page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};
if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let i=Pb(o,s);if(!i||i.action==="close"&&Ib())return;let l=i.action===
"help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&ve(i.none,{seconds:4})})}var xd="tracediff.session";function qb(){try{return JSON.parse(sessionStorage.getItem(xd))??[]}catch{return[]}}function Sd(e){let t=null,n=0,o="";function s(){return t===null&&(t=qb(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(xd,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>en(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===o||_e.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==o&&_e.active.length===
0&&(o=d,e(...Xo(m,p)))}return _e.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),_e.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Et().then(()=>r(s()))}}}var Wi=new Set,vd=!1,On=()=>vd;function So(e){return Wi.add(e),()=>Wi.delete(e)}function $d(e){vd=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Wi])t()}function Ed(){window.
addEventListener("beforeprint",()=>$d(!0)),window.addEventListener("afterprint",()=>$d(!1))}var Be=["control","test"],Vn={control:"test",test:"control"},Od=["rank","span","step"],Hb=["both",...Be],_r=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,ji=e=>/^\d+$/.test(e??"")?e:"";
function Ui(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of Be){for(let l of Od)n[`${i}_${l}`]=ji(t.get(`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[_r(t.get("from")),_r(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:Hb.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:_r(ji(t.get("nth"))),at:Be.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:_r(ji(t.get("align_nth")))??0}}var Td=e=>String(Math.round(e*1e3)/1e3);function $o(e){
let t=new URLSearchParams,n=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};Be.forEach(s=>n(s,e[s]));for(let s of[...Od,"marker"]){let[r,i]=Be.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
n(s,l?r||i:""),Be.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",Td(e.from)),n("to",Td(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeline":`/timeline?${o}`}function Mn(e){let t=Be.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var Fb=(e,t)=>e-t,Md=e=>[...new Set(
e)].sort(Fb),zi=e=>Md(e.map(t=>t.rank)),Gi=(e,t)=>Md(e.filter(n=>n.rank===t).map(n=>n.span)),Yi=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function Wb(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var jb=(e,t)=>e.find(n=>String(n)===t);function Ad(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,p)=>{let f=d===""?void 0:jb(u,
d);return d!==""&&f===void 0&&o.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(zi(e),t.rank,"rank",n?.sample.rank),i=s(Gi(e,r),t.span,"file",n?.sample.span),l=Yi(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:Wb(l),{sample:c,place:l.indexOf(c),missing:o}}var xr=e=>/^\d+$/.test(e??"")?e:"",Jn=(e,t={})=>$o({control:e.control,test:e.test,control_rank:xr(e.control_ranks),test_rank:xr(e.test_ranks),control_step:xr(e.control_steps),test_step:xr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function vo(e,t){let{name:n,category:o}=ts(t,"test");return Jn(e,{name:n,category:e.use_short_name?"":o})}
function Sr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&ts(o,"test");return Jn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Cd(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return Jn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var Qn=["device","host","calls"];var Qi={device:"own",host:"self",calls:"calls"},Tr=["calls","host","self","device","own"];function Ld(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function is(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Pd=/ #\d+$/,vr=(e,t)=>e==="module"&&t!==null?t.replace(Pd,""):t,Id=()=>[0,0],Vi=()=>Object.
fromEntries(Tr.map(e=>[e,Id()]));function Er(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},figures:Vi(),kernels:[],shapes:[],
children:[],own:Vi(),key:"",foldKey:""}}var Ki=(e,t)=>t>0?(e??0)/t:0,$r=(e,t,n,o)=>n?[Ki(e[`control_${t}`],o[0]),Ki(e[`test_${t}`],o[1])]:[Ki(e[t],o[0]),0];function Ub(e,t,n){let o=Object.fromEntries(
Tr.map(s=>[s,$r(e,s,t,n)]));return{...Er({sort:e.sort,status:t?e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??
0,nodes:e.nodes??0,figures:o,own:{calls:o.calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:$r(s,"counts",t,n),device:$r(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.
text,calls:$r(s,"calls",t,n)}))}}function Or(e,t,n){[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),is(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>vr(s.sort,l)),s.status].join(`
`);Or(s,r(t,s.names),is(i))}}var Mr=e=>e.reduce((t,n)=>is([t,n.sort,vr(n.sort,n.control_name),vr(n.sort,n.test_name),n.status].join(`
`)),"root");function Xi(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(Qn.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)zb(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Eo=e=>e.status==="same"||e.status==="replaced";function zb(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Qn){let o=e.own[Qi[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=Eo(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Eo(e)?r:null}}function Zi(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>Ub(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Or(s[0],"root","root"),Xi(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Ji=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Rd(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,Id()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>Ji(i[l],r[l]))}}function Nd(e,t){Tr.
forEach(n=>Ji(e.figures[n],t.figures[n])),Object.values(Qi).forEach(n=>Ji(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},Rd(e.kernels,t.kernels,"name",["counts","device"]),Rd(e.shapes,t.shapes,"text",["calls"])}function Gb({sort:e,status:t,names:n}){let[o,s]=n.map(r=>vr(e,r));return t==="replaced"?[o,s]:[o??s,o??s]}var Yb=(e,t)=>Tr.
some(n=>e.figures[n][t]>0);function Dd(e){if(e.children.forEach(Dd),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>Yb(e,o)||e.children.some(s=>s.status==="same"||s.status==="replaced"||
s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.names[1]]}}function Bd(e){let t=Er(e.root);Nd(
t,e.root);let n=new Map,o=(r,i)=>{let l=Gb(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Er({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);Nd(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Dd(t),Or(t,"root","root"),Xi(t,{...qd(e),grouped:"class"})}function qd({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var Hd=e=>({...e,children:e.children.map(Hd)});function Kb(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&Pd.test(o??"")&&t.unshift(o)}return t}function Vb(e,t){let n=Er({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Qi))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function Fd(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=Vb(i,l);return{...i,opened:!0,own:Vi(),kernels:i.kernels,children:[...l.map(u=>({...Hd(u),above:Kb(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Wd(r,o),Xi(r,qd(e))}function Wd(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;Or(n,is(`${e.key}
${o||"rest"}`),n.foldKey||is(`${e.key}
rest`))}else Wd(n,t)}function Xn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Zn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",on=(e,t)=>e.total[t][1]-e.total[t][0];function sn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function el(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function To(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var jd=["both","control","test"];function Jb(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function Ud(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=Jb(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Qb=["modules","operators","python"],Xb=["folded","class","instance"],Cr=["control","test"],Rr=["ranks","steps","marker"],Zb=5e3,tl=40,ls=(e,t,n)=>t.includes(e)?e:n,Ar=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,tl);function Oo(e){let t=new URLSearchParams(e),n={};for(let o of Cr){n[o]=t.get(o)??"";for(let s of Rr)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:ls(t.get("level"),Qb,"modules"),by:ls(t.get("by"),Qn,""),width:ls(t.get("width"),jd,"both"),frames:ls(t.get("frames"),Xb,"folded"),order:ls(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Ar(t.get("node"))[0]??"",zoom:Ar(t.get("zoom"))[0]??"",open:Ar(t.get("open")),rows:Ar(t.get("rows"))}}function Ft(e){let t={...Oo(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&
r!==""&&n.set(s,r)};for(let s of Cr)o(s,t[s]),Rr.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-tl).join(".")),o("rows",t.rows.slice(-tl).join(".")),n.size===0?"/tree":`/tree?${n}`}function Mo(e,t,n){let o=new URLSearchParams(
{max_nodes:String(Zb)}),s=e.test!=="";for(let r of s?Cr:["control"]){s&&o.set(r,e[r]);for(let i of Rr){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var $t=e=>Object.fromEntries(Cr.flatMap(t=>[t,...Rr.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),e0=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function zd(e,t){let{name:n,category:o}=ts(t,"test");if(!e0.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,i=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Ft({...$t(e),q:i,level:r?"python":"modules"})}var Gd=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Yd="tracediff.dismissed-jobs",t0=24*3600*1e3,n0=1e4;function Kd(){try{return JSON.parse(localStorage.getItem(Yd))??[]}catch{return[]}}function o0(e){try{localStorage.setItem(Yd,JSON.stringify([...Kd().
slice(-50),e.id]))}catch{}}function s0(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<t0;return!n.includes(e.id)&&(!Wn(e)||t.has(e.id)||o)}function r0(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<n0)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Ae(s,n==="failed")}}}function Vd(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=r0(),l=0;function c(){let g=null;for(let w of _e.transfers){let y=s.get(w.key);y||(y=pd(w),s.set(w.key,y),g??=y),y.update();
let{state:h,label:b,job:_}=w;i.tell(w.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Kd();qt.running.forEach(y=>r.add(y.id));let w=qt.list.
filter(y=>s0(y,r,g)).reverse();for(let y of w)s.has(y.id)||s.set(y.id,hd(y,()=>{o0(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Gn(y)}`});return w}function d(){
l=0;let g=s.size===0,w=c(),y=[..._e.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);tn(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,w&&!g&&w.node.scrollIntoView(
{block:"nearest"}),_e.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return _e.addEventListener(
"change",m),_e.addEventListener("stored",p),_e.addEventListener("sets",t),qt.addEventListener("change",m),qt.addEventListener("stored",f),d(),{node:o,unmount(){_e.removeEventListener("change",m),_e.removeEventListener(
"stored",p),_e.removeEventListener("sets",t),qt.removeEventListener("change",m),qt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var a0="a[href], button:not(:disabled), input";function Jd(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(a0)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();o=p.includes(o)?o:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=o;o=m??o,[p,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,p){let f=s(),g=f.indexOf(o),w=[o,...r(o)],y=w.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:w[y+1],
ArrowLeft:w[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||as(f)||f.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===o&&(p==="Enter"||p===" ")&&(m.preventDefault(),n(p,o)))}),{sync:l,focus:u}}function Nr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=de("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),I("Cancel",l,{class:"small-button"}));v(e,d),u.focus(),u.select()}var Ao=4;function Xd(e,t,n={}){let o=de("menu"),s=a("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fa\
lse",on:{click:()=>r?c():l(),keydown:f=>{(f.key==="ArrowDown"||f.key==="ArrowUp")&&(f.preventDefault(),l(f.key==="ArrowUp"))}}},At("more")),r=null,i=()=>Qd(r,s);function l(f=!1){r=a("div",{class:"row-\
menu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:p}}),v(r,t().filter(g=>!g.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),Qd(r,s),addEventListener("scroll",i,{capture:!0}),addEventListener("resize",i),u().at(f?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",i,{capture:!0}),removeEventListener(
"resize",i);let f=r;r=null,f?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=f=>a("button",{type:"button",
role:"menuitem",tabindex:"-1",class:f.danger?"danger":"",disabled:f.disabled,title:f.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),f.run()}}},f.text);function m(f){let g=u().filter(b=>!b.disabled),
w=g.indexOf(document.activeElement),y=f.key.length===1?f.key.toLowerCase():"",h={ArrowDown:g[(w+1)%g.length],ArrowUp:g.at(w-1),Home:g[0],End:g.at(-1)}[f.key]??(y.trim()===""?void 0:[...g.slice(w+1),...g].
find(b=>b.textContent.toLowerCase().startsWith(y)));(f.key==="Escape"||f.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(f.key==="Escape"||h)&&(f.preventDefault(),f.stopPropagation(),h?.focus({preventScroll:!0}))}
function p(f){r&&!r.contains(f.relatedTarget)&&f.relatedTarget!==s&&c()}return s}function Qd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Ao+s<=innerHeight;e.style.
setProperty("top",`${Math.max(Ao,r?n.bottom+Ao:n.top-Ao-s)}px`),e.style.setProperty("left",`${Math.max(Ao,Math.min(n.right-o,innerWidth-o-Ao))}px`)}var Lr=10,Zd=3;function i0(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>gr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function em(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function l0(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function c0(e,t){let n=s=>I(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-Zd;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Zd).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function u0(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>v(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),c0(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,l0(e)),edit(i){Nr(o,e[i],i==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function d0(e,t,n){let o=cd(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,ud(e)),v(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&At("warning"),a("span",{class:"ellipsis"},o.text),At("chevron"));return s}
function m0(e){return e.steps.length>0?a("span",{title:Qe(e.steps)},R(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function tm(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Lr)},n.get(e.id))),r=Xd(`Actions for ${e.label}`,()=>i0(e,t,u=>i.edit(u))),i=u0(e,t,()=>r.focus()),l=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pic\
k-cell"},em("control",e,t),em("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},Dt(e.created)),a("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},R(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},m0(e)),a("td",{class:"num","data-head":"Events"},R(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${Me(e.raw_bytes)} of JSON in ${ne(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):ke}`},Me(e.disk_bytes)),a("td",{"data-head":"Quality"},d0(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${ut(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var nm=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],om=nm.filter(e=>e.sort);function f0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},I([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function sm(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=nm.map(w=>f0(w,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Jd(t,"tr\
[data-set], tr.group, tr.more-row",(w,y)=>{let h=y.dataset.set?w===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(w,y,h,b){let _=l.get(w),O=_?.shown===
y?_:{shown:y,rows:h()};return b.set(w,O),O.rows}let u=(w,y,h=!1)=>c(w.id,JSON.stringify([w,h]),()=>tm(w,e,i,{member:h}),y);function d(w,y,h){let b=c(`group ${w.prefix}`,JSON.stringify([w,!!y]),()=>[p0(
w,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(O=>u(O,h,!0)),...c(`more ${w.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[h0(w,y,_,e)]:[],h)]}function m(w){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;tn(t,w.entries.flatMap(_=>_.group?d(_.group,w.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),p(w),f(w)}function p({sort:w,order:y}){for(let h of o){let b=h.dataset.sort===w;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,v(h.querySelector(".sort-mark"),b&&At(y==="asc"?"up":"down")))}}function f({picked:w,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let _ of h){let{set:O}=_.dataset;for(let k of["control","test"])_.toggleAttribute(`data-${k}`,O===w[k]),_.querySelector(`.pick-${k} input`).checked=O===w[k];_.toggleAttribute("dat\
a-checked",y.has(O)),_.querySelector(".set-check").checked=y.has(O)}let b=h.filter(_=>y.has(_.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function g(w){
let y=[...t.children].find(h=>h.dataset.set===w);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function p0(e,t,n){let o=I([At("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},ne(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ne(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},Dt(e.newest)),a("td",
{colspan:String(Lr-4)}))}function h0(e,t,n,o){return a("tr",{class:"more-row member"},a("td",{colspan:String(Lr)},t.loading?a("span",{class:"muted"},"Loading …"):I(`Show more of ${e.prefix} (${R(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function rm(e,t){let n=e,o=de("tags"),s=de("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let w=c.value.trim().replace(/\s+/g," ");w!==""&&p({add_tags:[w]},
`Tagged “${w}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${ne(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Te("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(g,w){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await qn(n[y].id,g);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=w}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Ae(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;n.flatMap(w=>w.tags).forEach(w=>{let y=[...g.keys()].find(h=>h.toLowerCase()===
w.toLowerCase())??w;g.set(y,(g.get(y)??0)+1)}),v(i,[...g].map(([w,y])=>a("li",{class:"tag"},w,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),Te("close",`Remove the tag ${w}`,()=>p({remove_tags:[
w]},`“${w}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Ks().then(g=>v(l,g.map(({tag:w})=>a("option",{value:w})))).
catch(()=>{}),m}function im({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=de("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=I("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},n),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Te("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function g(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Ae(b,!0)}function w(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||ve(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?w(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${R(b.files_done)} of ${ne(b.files_total,"file")}`))}async function h(){g("");try{m=await s()}catch(b){w(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&ho(m.id).catch(()=>{}),ar(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function g0(e,t){try{for(let n of e.binned)await fo(n);for(let n of e.made.filter(o=>!o.already_stored))await mo(n.set)}catch(n){ve(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function lm(e,t,n){ve(e,{seconds:30,action:{label:"Undo",run:()=>g0(t,n)}}),n(t.set)}function w0(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Me(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function am(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function cm(e,t){let n=de("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=im({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):zc(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>lm(`“${e.label}” was\
 split into ${ne(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await en(e.id);s=w0(d,()=>l("")),v(o,am(n,"each",`Each file becomes a set: ${ne(d.file_list.length,"se\
t")}`,!0,u),am(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){v(o),l(d.message,!0)}}function um(e,t){let n=de(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});im({title:`Join ${ne(e.length,"set")}`,action:"Join",
text:"All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a(
"ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${ne(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>Gc(
e.map(s=>s.id),o.value.trim()),ended:s=>lm(`${ne(e.length,"set")} were joined.`,s,t)}),o.focus()}var y0=10,b0=12,k0=200,_0=4;async function dm(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:_0},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function x0({change:e,sort:t}){let n=de("find"),o=a("span",{class:"muted small found"}),s=!1,r=rt(k0,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},om.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,w])=>a("option",{value:`${p} ${g}`},`${f} ${w}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(p,f,g){let w=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,b0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;v(c,w.
map(({tag:h,sets:b})=>I([h,b!==void 0&&a("span",{class:"muted"},` ${R(b)}`)],()=>g(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=y0&&!mr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let w=f===0?"No set matches.":ne(f,"set");return o.textContent=mr(p)?w:"",w}}}function S0(e){let t=a("span",{role:"status"}),n=I("",e.compare,{class:"primary"}),o=I("Join …",e.join,{class:"\
writes"}),s=I("Tags …",e.tags,{class:"writes"}),r=I("",e.remove,{class:"writes danger"}),i=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,Te("close","Select none",e.
clear));return{node:i,draw(l){i.hidden=l.size===0,t.textContent=`${R(l.size)} selected`,n.textContent=`Compare (${R(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=l.size<2,o.title=l.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${R(l.size)}\
)`}}}function $0(e){let t=a("span",{class:"muted"}),n=I("Previous",()=>e(-1)),o=I("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-
1)*vn,c=Math.min(l+vn,i.entry_total);s.hidden=i.entry_total<=vn&&r===1,n.disabled=r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(i.entry_total)}${i.entry_total===i.total?
"":` rows, ${ne(i.total,"set")}`}`:""}}}function mm({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},v0()),i=new Map,l=new Map,c=null,u=null,d="",m=null,p=[],f={control:"",
test:""},g="",w=null,y="",h=!1,b=(T,j)=>{h=!0,e({page:1,...T},j)},_=x0({change:T=>b(T,{replace:!0}),sort:(T,j)=>b({sort:T,order:j})}),O=sm({pick:t,save:ce,remove:me,check:Z,checkAll:ae,toggleGroup:$,tags:z,
split:T=>cm(T,ee),more:L,filterTag:Re,sort:Pe}),k=S0({compare:N,join:()=>um([...i.values()],ee),tags:()=>z([...i.values()]),remove:()=>me([...i.values()]),clear:()=>{i.clear(),J()}}),x=$0(T=>{e({page:c.
page+T}),r.scrollIntoView({block:"start"})}),M=a("div",{class:"set-list"},_.node,r,x.node,k.node);async function S(){w?.abort(),w=new AbortController;let{signal:T}=w;d=zn(c).toString(),r.ariaBusy="tru\
e";let j=setTimeout(()=>s.busy(!0),400);try{let[E,U,A]=await Promise.all([Yt(zn(c),{signal:T}),Ks({signal:T}),mr(c)?Yt("limit=0",{signal:T}):null]);u=E,p=U,m=(A??E).total,await C(T),G()}catch(E){E.name!==
"AbortError"&&P(E)}finally{clearTimeout(j),T.aborted||(s.busy(!1),r.ariaBusy=null)}}function P(T){u=null,d="",v(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",
{},T.message),I("Try again",S,{class:"primary"})))}let q=(T,j,E=vn)=>{let U=zn({...c,page:1});return U.delete("group"),U.set("prefix",T),U.set("offset",String(j)),U.set("limit",String(E)),U};async function C(T){
let j=new Set(u.entries.flatMap(({group:E})=>E?[E.prefix]:[]));for(let[E,U]of[...l]){if(!j.has(E)){l.delete(E);continue}let A=await Yt(q(E,0,Math.min(1e3,Math.max(vn,U.sets.length))),{signal:T});l.set(
E,{sets:B(A),total:A.total,loading:!1})}}async function L(T){let j=l.get(T),E=d;j.loading=!0,J();try{let U=await Yt(q(T,j.sets.length));j.sets=[...j.sets,...B(U)],j.total=U.total}catch(U){ve(`${T} can\
not be listed. ${U.message}`,{urgent:!0})}j.loading=!1,E===d&&J()}function $(T){l.delete(T)?J():(l.set(T,{sets:[],total:0,loading:!0}),L(T))}let B=T=>T.entries.flatMap(({set:j})=>j?[j]:[]),Y=()=>u.entries.
flatMap(({set:T,group:j})=>T?[T]:l.get(j.prefix)?.sets??[]);function G(){n({sets:B(u),allTotal:m});let T=_.draw(c,u.total,m);h&&(h=!1,Ae(T)),J(),y!==""&&ye(y)}function J(){if(u){if(_.drawTags(c,p,Re),
x.draw(c.page,u),k.draw(i),u.entries.length===0){v(r,m===0?o():Se());return}O.node.parentNode!==r&&v(r,O.node),O.draw({...u,groups:l,picked:f,checked:i,sort:c.sort,order:c.order})}}let Se=()=>u.total>
0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",I("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function ye(T){if(y="",O.flash(
T))return;u.entries.find(({group:E})=>E&&l.get(E.prefix)?.sets.some(U=>U.id===T))||mt([T]).then(([E])=>{let U=E&&u?.entries.find(({group:A})=>A&&E.label.toLowerCase().startsWith(A.prefix.toLowerCase()));
U&&!l.has(U.group.prefix)&&$(U.group.prefix)}).catch(()=>{})}function Pe(T){let j=T==="label"?"asc":"desc",E=j==="asc"?"desc":"asc";b({sort:T,order:c.sort===T&&c.order===j?E:j})}function Re(T){let j=c.
tag.includes(T);b({tag:j?c.tag.filter(E=>E!==T):[...c.tag,T].slice(-8)})}function Z(T,j,E){let U=Y(),[A,F]=[U.findIndex(X=>X.id===g),U.findIndex(X=>X.id===T.id)].sort((X,ie)=>X-ie);(E&&A>=0?U.slice(A,
F+1):[T]).forEach(X=>j?i.set(X.id,X):i.delete(X.id)),g=T.id,J()}function ae(T){Y().forEach(j=>T?i.set(j.id,j):i.delete(j.id)),J()}function N(){let[T,j]=[...i.values()].sort((A,F)=>A.created.localeCompare(
F.created)),[E,U]=Xo(T,j);s.go(pn(E.id,U.id))}function K(T){let j=E=>E.id===T.id?{...E,...T}:E;u.entries=u.entries.map(E=>E.set?{set:j(E.set)}:E),l.forEach(E=>{E.sets=E.sets.map(j)}),i.has(T.id)&&i.set(
T.id,T),n({sets:B(u),allTotal:m}),J()}function ee(T){return i.clear(),y=T,S()}async function ce(T,j){try{return K(await qn(T.id,j)),Ae("Saved."),!0}catch(E){return ve(`Not saved. ${E.message}`,{urgent:!0}),
!1}}function z(T){rm(T,K).addEventListener("close",()=>S())}let oe=T=>T.length===1?`“${T[0].label}”`:ne(T.length,"set");async function me(T){let j=await dm(T,U=>mo(U.id));j.length>0&&ve(`${oe(j.map(
({item:U})=>U))} ${j.length===1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let E=T.filter(U=>!j.some(({item:A})=>A===U));E.forEach(U=>i.delete(U.id)),E.length>0&&ve(`${oe(E)} ${E.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>we(E)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function we(T){let j=await dm(T,E=>fo(E.id));j.length>
0&&ve(`${oe(j.map(({item:E})=>E))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),y=T.length===1?T[0].id:"",await S()}return{node:M,show(T,j){let E=c;c=T,f=j,E&&zn(E).get("sort")!==zn(c).
get("sort")&&l.clear(),zn(c).toString()!==d?S():J()},reload(T=""){return y=T||y,S()},search:()=>m>0&&(_.focus(),!0),enter:()=>O.focus(),focused:()=>u&&Y().find(T=>T.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>w?.abort()}}function v0(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}function fm(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Ou(o.files);s.length>0?_e.add(s):n.webkitdirectory&&ve("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},At(t),e),o)}function E0(){let e=I("Look at a sample pair",async()=>{e.disabled=!0;try{await _e.addSample()}catch(t){
ve(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Gd))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function T0(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=Te("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(p,f,g)=>v(p,a("b",{class:"letter"},f),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=pn(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:i,draw:l}}var cs={path:"/",name:"Traces",mount(e,t){return A0(e,t)}},O0=24,M0=100;function A0(e,t){let n=dr(location.search),o={control:null,test:null},s=[],r=!1,i=[],
l=!1,c=a("span",{class:"count"}),u=mm({change:p,pick:O,loaded:g,empty:E0,context:t}),d=T0(()=>_({control:o.test,test:o.control})),m=Vd(y,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),fm("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),fm("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),a("p",{class:"muted small traces-lost\
 writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle("Tra\
ces");function p(x,M){t.go(id({...n,...x}),M)}function f(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function g({sets:x,allTotal:M}){l||(s=x,t.setTitle(`Traces\
 (${R(M)})`),c.textContent=M>0?R(M):"",d.node.hidden=M===0,location.search===""&&M<=O0&&w(x),b())}function w(x){let{control:M,test:S}=Lu(x);M&&(M!==o.control?.id||S!==o.test?.id)&&(o={control:Ue(x,M),
test:Ue(x,S)},p({control:ut(M),test:ut(S)},{replace:!0}))}function y(x){let M=_e.transfers.some(S=>S.job?.set===x);M&&!i.includes(x)&&i.push(x),M&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(M?x:"")}let h=rt(M0,async x=>{if(await u.reload(x),i.length>1&&!r&&!l){let M=await mt(i.slice(-2).reverse()).catch(()=>[]);!l&&!r&&w(M)}});async function b(){let x=n,M=["control","test"].map(L=>x[L]),
S=M.filter(L=>L!==""&&!s.some($=>$.id.startsWith(L))),P=await mt(S).catch(()=>[]);if(l||x!==n)return;let[q,C]=M.map(L=>L===""?null:s.find($=>$.id.startsWith(L))??Ue(P,L)??null);o={control:q,test:C},f()}
function _(x){r=!0,o=x,p({control:ut(x.control?.id??""),test:ut(x.test?.id??"")})}function O(x,M){_({...o,[x]:M}),Ae(`${M.label} is the ${x}.`)}function k(x){let M=u.focused();return M?O(x,M):!1}return f(),
{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(x){let M=n;n=dr(x),f(),(M.control!==n.control||M.test!==n.test)&&b()},unmount(){l=!0,h.cancel(),u.unmount(),m.unmount()}}}var us=200;function pm(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await ot(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,p)=>{
n[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=us*Math.floor(d/us),p=await i({offset:m,limit:us});p&&(p.rows.forEach((f,g)=>{n[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var nl=e=>xo(e,e.unit,ko(e)).toString();function hm(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(us)),t.op!==""&&o.set("row",t.op),n?.key===St(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var ol=e=>({key:St(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function gm(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await ot(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function C0(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=hm(nl(e),e,t),o=new AbortController,
s=ot(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function wm(e,t){C0(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{
let l=hm(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),ot(l,{signal:i}))}}var R0=250;function Wt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},R0),g;try{let w=await c(m);g=()=>u(w)}catch(w){g=()=>d(w)}clearTimeout(f),!p()&&(i(),g(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){v(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function An(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var N0=4,ds=[];function L0(e){return new Promise(t=>{ds.push({node:e,go:t}),ds.length===1&&Et().then(ym)})}function ym(){let e=ds.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=ds.splice(Math.max(0,e),1);t(),ds.length>0&&Et().then(ym)}function P0(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<N0&&t(i.event)})}function Tt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=An(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,I("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),I("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!On()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(i);let f=So(w);async function g(){if(u)return;let h;u=!0;try{c||await Et(),h=await Vo(),c||await L0(i)}catch(k){v(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:O}=e.make(l,m);await h.react(t,_,{...O,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},$u),!c&&!d&&(c=!0,e.onClick&&P0(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function w(){c&&l&&!l.empty&&!e.paint&&g()}function y(h){c&&(e.save??vu)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,v(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,v(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:w,retheme:w,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Cn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var I0=30,ms={top:8,right:16,bottom:34},D0=64,B0=6,bm=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function sl(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},bm.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=Tt({...e,extra:s,tools:[Te("plus","Zoom in",()=>i(.6)),Te("minus","Zoom out",()=>i(1/.6)),Te("reset","Rese\
t the zoom",l)],keys:()=>bm.filter(([c])=>!t.has(c)),height:c=>q0(c.rows.length),make:(c,u)=>j0(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":km(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:_m(o,n,Bt())})))}}}var q0=e=>Math.max(e,3)*I0+ms.top+ms.bottom,km=e=>[Math.max(e,3)-.5,-.5];function _m(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function H0(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=et(t);return[o,` ${n}`]}function F0(e){return[$n(e.name,D0,B0).map(Ye).join("<br>"),
e.lines.map(Ye).join("<br>")]}function W0(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return fn(e.map(o=>o.name),n).map((o,s)=>Ye(e[s].mark+o))}function j0(e,t,n,o){let s=Bt(),[r,i]=H0(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>o.has(p(y,h))?null:y),g=(y,h)=>s[p(y,h)],w={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...w,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...w,name:"difference",x:f,marker:{color:f.map((y,h)=>g(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>g(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>g(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(F0),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:ms.right,t:ms.top,b:ms.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:km(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:W0(e.rows,u)},shapes:_m(e.rows,n,s)}}}var xm=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${Qe(e)}`,U0=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Pr(e,t=""){let n=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:w,samples:y}=e[d];return`${d}: ${m} (${[xm(p,f,"ranks"),xm(g,w,"steps"),ne(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,
device_type:c}=o,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,U0(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("c\
ontrol")} → ${n("test")}`,[t,t&&u,`made ${Dt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var rl=4,Ir={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function Sm(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacemen\
ts",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,i=null;function l(u,d){let m=u.replacements??[];if(i!==u&&(i=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${R(m.length)})`;
let p=d?[u.control.samples,u.test.samples]:[1,1];v(n,m.slice(0,r?void 0:rl).map(f=>c(f,p,d))),o.hidden=r||m.length<=rl,v(o,!o.hidden&&I(`Show all ${R(m.length)}`,()=>{r=!0,l(u,d),n.children[rl].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let p=[u.control.counts/d[0],u.test.counts/d[1]],f=[u.control.total_duration/d[0],u.test.total_duration/d[1]],g=d[0]===d[1]?u.diff_duration/d[0]:
f[1]-f[0],w=g>0?"more":g<0?"less":"calm",y=(h,b,_)=>a("p",{class:`replaced ${_}`},a("span",{class:"replaced-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),a("p",{class:"muted small"},
Ir[u.rule]??u.rule,u.shared!==null&&[", ",a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},u.input_dims),` (${Fe(100*u.shared)} of what launches them is shared)`])),a(
"dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${R(p[0])} → ${R(p[1])}`),a("dt",{},m?"time per step":"time"),a("dd",{title:`${ue(f[0])} → ${ue(f[1])}`},`${D(f[0])}\
 → ${D(f[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${w}`,title:Ge(g)},be(g),f[0]>0&&` (${je(100*g/f[0])})`)))}return{node:s,draw:l}}async function jt(e,t){try{await navigator.clipboard.writeText(e),ve(t,{seconds:4})}catch{ve(`Copy this: ${e}`,{seconds:60})}}var z0={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},$m="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function eo(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${R(n)} steps are too few to find a change among ${R(
o)} rows.`}let t=`q = ${mn(jn(e))}, p = ${mn(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function fs(e){
switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${mn(e.calls_q_value)})`;default:return""}}
var G0=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,D(i),D(l),be(c),[ue(i),ue(l),Ge(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",R(e.control_counts),R(e.test_counts),st(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function vm(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ir[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ns(e)].join(`
`):e.name}function Em({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Te("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,p=fs(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${z0[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${Ir[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ns(d).map(f=>a("p",{class:"mono full-name"},a("bdi",{},f)))),d.significance&&a("p",{class:"small"},eo(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),G0(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&I("Show in the table",r,{class:"link-button"}),s&&I("Show its ranks and steps",s,{class:"link-button"}),I("Copy the name",()=>jt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),v(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var al={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},Co=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function Tm(e){let t=de("top"),n=de("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",
{id:n,on:{change:()=>e({sort:s.value,order:_o(s.value)})}},Object.keys(al).filter(l=>Ei.includes(l)).map(l=>a("option",{value:l},al[l]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"\
chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...Ju,l.top])].sort((d,m)=>d-m);v(o,u.map(d=>a("option",{value:String(d),selected:d===l.top},
String(d))));for(let d of s.options){let m=al[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)} of ${R(l)} rows are drawn; the table\
 has all`:""}}}function Om(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=a("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=a("div",{class:"chart-tools verdict-actions"},o,I("Copy link",()=>jt(location.
href,"Link copied.")),t,n);return{title:a("h3",{},"All rows ",e),node:s,draw(r,i,l,c){let{row_count:u,rows_before_filters:d}=i,m=r.fold?i.replacements.length:0;e.textContent=(u===d?R(u):`${R(u)} of ${R(
d)}`)+(m>0?`, ${ne(m,"pair")} folded`:""),t.href=Za(Oi(r,l,c,"csv")),n.href=Za(Oi(r,l,c,"json")),o.href=Vc(ad(r,l,c)),o.download=`${Co(i)}.html`,t.download=`${Co(i)}.csv`,n.download=`${Co(i)}.json`}}}function Mm(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&I("Use all ranks and steps",t.all,{class:"primary"}),o&&I("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&I("Try again",t.again,{class:"primary"})," ",a("a",
{href:"/"},"Choose other traces")))}function Am(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",a("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var lt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},ps={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Dr=e=>e[0].toUpperCase()+
e.slice(1),Y0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},il=e=>Y0[e]??e.toLowerCase();function ll(e){let t=e.split(" overlapping ").map(il);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var cl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Cm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},ul={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Br={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},qr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},dl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},to="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var K0=56;function ml(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function V0(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function Rm(e,t=null){let n=de("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let p=ml(m.text),f=p.filter(([,w])=>w).map(([w])=>w),g=new Map(fn(f,K0).map((w,y)=>[f[y],w]));return p.map(([w,y])=>{if(!y)
return w;let h=V0(m.rows,w),b=h&&e.page(h),_=a("code",{title:h?.name??w},a("bdi",{},g.get(w)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let g=e.row(m),w=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return g===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},w):g!==null&&a("a",{href:g,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},w)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(w=>[e.rank(w),`rank ${w}`]),...m.steps.map(w=>[e.step(w,p),`step ${w}`])].map(w=>Array.isArray(w)?w[0]!==null&&a("a",{href:w[0],title:`Compare ${w[1]} alone`},w[1]):w).filter(Boolean),
g=e.timeline(m);return g&&f.push(a("a",{href:g,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${lt[m.part].name} bar`)),f.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((w,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),w]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},
"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?v(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):v(o,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Nm=7.2,Fr=6,Hr=["solid","dot","dash","dashdot","longdash","longdashdot"],fl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],pl=e=>Bt()[e==="B"?
"test":"control"];function jr(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Ur=e=>e.map(t=>Ye(t)).join("<br>"),Le=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Wr=116,hs=22,Ro=e=>e>1?64-hs+e*(Wr+hs):320;function J0(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:se("--muted")},text:e.map(o=>o.
values[t].value?"":Ye(o.values[t].none??o.values[t].text))}}function gs({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=n==="time"?et(i):n==="bytes"?ai(i):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Fr+Nm*p),Math.floor(r*.42),360),g=Math.floor((f-14-Fr)/Nm),w=e.map(y=>Ur([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:se("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:w,hovertemplate:"%{customdata}<extra>\
</extra>",...J0(e,h,o)})),layout:jr({barmode:o?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Fr,tickcolor:"rgba(0,0,0,0)",ticktext:fn(e.map(y=>y.label),g).map(Ye)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var hl=(e,t)=>t===""?{property:fl[e%fl.length],dash:Hr[Math.floor(e/fl.length)%Hr.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Hr[e%Hr.length]},Q0=e=>et(
Math.max(e,1));function X0(e,t,n,o){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?wo(i):t==="bytes"?ai(i):[t,1],u=o*
(Wr+hs)-hs,d=1-n*(Wr+hs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-Wr/u),d],title:{text:l,font:{size:11}}}}}var Z0=(e,t)=>({
text:Ye(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:se("--text")}}),ek=400,tk=e=>se(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),nk=(e,t)=>e.length>ek?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Dm(tk(n),.55),dash:"dot"}})),ok=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Ye(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:se("--muted")}}));function sk(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=Q0(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Pm({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=sk(e,o),d=g=>(g-u)/l,m=g=>n==="rate"?Hn(g):n==="bytes"?Me(g):`${R(g)} ${n}`,p=t.map((g,w)=>X0(e.
filter(y=>y.panel===g),n,w,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let w=hl(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(h=>d(h[0])),y:g.points.
map(h=>h[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:se(w.property),dash:w.dash},legendgroup:g.key,customdata:g.points.map(h=>Ur([g.name,`at ${ue(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:jr({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${ue(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},w)=>[`y\
axis${w===0?"":w+1}`,g])),annotations:[...t.length>1?t.map((g,w)=>Z0(g,p[w].axis.domain[1])):[],...ok(s,d,r)],shapes:nk(s,d)}),per:l,offset:u}}function Im(e){let[t,n]=et(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function Dm(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function rk(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function Bm({sides:e},t){
let n=e.map(h=>rk(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>n[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${D(d(h))} to ${D(d(h+1))}`,p=c.filter(h=>h>=i&&(h-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,w=[...l?[i-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-i+4)*g<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Dm(pl(h.side),y===0?.65:.4),line:{color:pl(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>Ur([m(h),...e.map((b,_)=>`${b.name}: ${R(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:jr({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(h=>h<i?h+
.5:h),ticktext:w.map(h=>h<i?"none":Im(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Lm(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Fr,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>Im(10**s)),title:{text:n,font:{size:11},standoff:4}}}function qm({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:se("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:pl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Ur([c,`rank\
 ${d.rank}`,`host ${D(d.cpu_duration)}, device ${D(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:jr({xaxis:Lm(...o,"the launch on the host"),yaxis:Lm(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var zm=(e,t)=>e.rank-t.rank||e.span-t.span,ak=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function Hm(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(zm)}}var Fm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),zr=e=>e===void 0?"–":e===null?"whole":String(e);function gl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Wm=(e,t)=>e===t?e:`${e} / ${t}`;function ik(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(zm).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function jm(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function Gr(e,t){let[n,o]=[Hm(e),Hm(t)],{rows:s,byPosition:r}=ik(n.keys,o.keys),[i,l]=[Fm(e),Fm(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?zr(l[p]):l.length===0?zr(i[p]):Wm(zr(i[p]),zr(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Wm(gl(m.control),gl(m.test)):gl(m.control??m.test)})),columns:u,control:d(jm(e,s,i,"control",n.split)),test:d(jm(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!ak(i,l)}}function ws(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function No(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Um=e=>e.reduce((t,n)=>t+n,0)/e.length,lk=1.05,
ck=.05;function Gm(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Um(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Um(i.map(u=>u.exposed_communication))/l:null}}),o=No(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=lk);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:uk(n)}}function uk(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=No(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=ck&&t.waiting<=n/2?t:null}var dk=32,mk=512;function fk(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function pk(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>No(e.map(s=>s[o]??0)))}function hk(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,pk(s)]));return new Map(
e.map(o=>[o,fk(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function wl(e){let t=hk(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var yl=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function bl(e,t,n,o){let s=Math.floor(dk/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(mk/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:wl(e).slice(0,s),limited:!0,note:yl(s,e.length,o,t)}}var gk=16,Rn=e=>e==null?ke:`${e} %`,kl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,wk=e=>e.map(t=>({key:t.key,name:kl(t,t.label),colour:se(t.letter==="B"?"--test-fill":"--control-fill")})),yk=e=>({key:e.
property,name:e.name,colour:se(e.property)});function Lo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function Qt(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>n(f).filter(w=>u(w).some(y=>y!==null)).forEach(w=>{
let y=o(w),h=c.get(y)??{group:s?.(w)??"",bars:[],values:e.map(()=>[])};h.values[g]=u(w),h.bars.push({label:kl(f,y),full:`${kl(f,f.label)}, ${y}`,total:D(u(w).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:w[b.key],text:b.text(w)}))}),c.set(y,h)}));let{shown:d,...m}=bl([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>gs({bars:p,kind:"\
time",stacked:!0,series:r.map(yk)},f)}}function bk(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let p=n(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Ym=e=>Math.max(...e.values.map(t=>t.value??0));function kk(e){let t=[...e].sort((n,o)=>Ym(o)-Ym(n)).slice(0,gk);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Ke(e,{
order:t},n){let o=bk(e,n),{shown:s,...r}=n.ranks?bl(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):kk(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>gs({bars:s.map(l=>l.bar??l),kind:n.kind,series:wk(e),errors:!!n.range},i)}}var Vm="−",tt=e=>e==null;function ys(e,t){return tt(e)?ke:ft(e,0,t).replace("-",Vm)}function bs(e,t){let n=ys(e,t);return Number(n.replace(Vm,"-"))===0?"0":e>0?`+${n}`:n}var he=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>tt(o)||o===""?ke:String(o)}),ks=(e,t)=>({key:e,title:t,show:n=>tt(n)||n===-1?ke:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),ge=(e,t)=>({key:e,title:t,number:!0,
show:R,showDiff:st}),Q=(e,t)=>({key:e,title:t,number:!0,show:D,exact:n=>tt(n)?null:ue(n),showDiff:be,exactDiff:n=>tt(n)?null:Ge(n)}),Nn=(e,t)=>({key:e,title:t,number:!0,show:Hn,exact:n=>tt(n)?null:ri(
n),showDiff:pu,exactDiff:n=>tt(n)?null:`${n>0?"+":""}${ri(n)}`}),Lt=(e,t)=>({key:e,title:t,number:!0,show:Me,exact:n=>tt(n)?null:ii(n),showDiff:wu,exactDiff:n=>tt(n)?null:`${n>0?"+":""}${ii(n)}`}),Ve=(e,t)=>({
key:e,title:t,number:!0,show:n=>tt(n)?ke:`${ys(n,2)} %`,showDiff:n=>tt(n)?ke:`${bs(n,2)} pp`,exactDiff:n=>tt(n)?null:`${bs(n,6)} percentage points`}),Yr=(e,t)=>({...Ve(e,t),show:n=>tt(n)?ke:`${ys(100*
n,1)} %`,showDiff:n=>tt(n)?ke:`${bs(100*n,1)} pp`,exact:n=>tt(n)?null:`${ys(100*n,6)} %`,exactDiff:n=>tt(n)?null:`${bs(100*n,6)} percentage points`}),Xe=(e,t)=>({key:e,title:t,number:!0,show:n=>ys(
n,3),showDiff:n=>bs(n,3),exact:n=>tt(n)?null:String(n),exactDiff:n=>tt(n)?null:String(n)}),_k={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},vt=e=>({...e,meaning:"gain"}),xe=e=>({...e,
meaning:"neutral"});function Jm(e){let[t,n]=_k[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Ln=(e,t=o=>o,n=t)=>[xe(ge("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],pe=(e,t)=>({...e,what:t}),nt=(e,t,n)=>({key:e,title:t,show:o=>tt(
o)?ke:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Pn={key:"note",title:"note",note:!0,show:e=>tt(e)?"":String(e)},Km=10;function xk(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function Sk(e){let t=xk(e.split("|")),n=t.length>Km+1?t.slice(0,Km):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${R(r)} × ${s}`:s)),o>0&&a("li",{},`${R(o)} more`))}var Qm=(e,t)=>({key:e,title:t,mono:!0,show:n=>tt(n)?ke:Sk(n)}),_s=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=tt(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Xm(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var gn=`There is no device work in the selected ranks and steps. ${to}`,xs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${to}`,$e=he("rank","rank"),
no=ks("device","device"),Ss=ks("stream","stream"),$s=nt("kernel_type","kind",il),Xt=_s(he("operator","operator",!0),()=>"cpu_op"),vs=_s(he("name","kernel",!0),e=>e.category),oo=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Po=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Io=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Ze=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var Zm=[["compute",lt.compute,"--part-compute"],["non_compute",ps,"--part-communication"],["idle",lt.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${D(
s[`${e}_time`])}, ${Rn(s[`${e}_time_pctg`])}`})),ef={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Le(e),legend:Zm,make:(e,t)=>Qt(e,t,{label:Lo(e),rowsOf:n=>n.data.rows,parts:Zm,what:"ranks",empty:gn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[$e,pe(Q("idle_time",lt.idle.name),lt.idle.what),Ve("idle_time_pctg","idle, %"),pe(Q("compute_time",lt.compute.name),lt.compute.what),xe(Ve("compute_time_pctg","compute, \
%")),pe(Q("non_compute_time",ps.short),ps.what),Ve("non_compute_time_pctg",`${ps.short}, %`),pe(Q("kernel_time","all"),"From the first to the last device row"),Pn]}]};var tf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"percent",name:Lo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Rn(n.comp_comm_overlap_pctg)}, ${D(n.overlap)} of ${D(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[$e,vt(Ve("comp_comm_overlap_pctg","overlap")),pe(vt(Q("overlap","overlapped")),"Communication while a compute kernel runs"),Q("communication_time","communication"),Pn]}]};var nf=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:cl[e],what:Cm[e],text:n=>D(n[e])}));function $k(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var of={title:"\
Idle time",params:[Ze("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Io("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Le(e),legend:nf,make:(e,t)=>{let n=Lo(e);return Qt(e,t,{rowsOf:$k,group:Po,label:o=>`${n(o)}, ${Po(o)}`,parts:nf,what:"streams",empty:gn})}}],tables:[{key:"rows",caption:"Streams",columns:[$e,
no,Ss,nt("idle_category","why idle",cl),Q("idle_time","idle"),xe(Yr("idle_time_ratio","share")),Pn],extra:e=>"count"in e?Ln(Q):[]}]};var sf={title:"Kernels",params:[Ze("duration_ratio","Share of time to show","0.8"),Ze("num_kernels","Kernels at most","10"),Io("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Le,make:(e,t)=>Ke(e,t,{table:"kinds",kind:"percent",empty:gn,name:n=>ll(n.kernel_type),
value:n=>n.percentage,show:n=>`${Rn(n.percentage)}, ${D(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Le,make:(e,t)=>Ke(e,t,{table:"over_ranks",kind:"tim\
e",empty:gn,name:n=>n.name,value:n=>n.mean,show:n=>`${D(n.mean)}, mean of ${R(n.count)} calls${n.ranks>1?`, ranks ${D(n.min_mean)} to ${D(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[nt("kernel_type","kind",ll),xe(Q("sum","time")),xe(Ve("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[vs,$s,$e,ge("count",
"calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[vs,$s,xe(ge("ranks","ranks")),ge("count","calls"),Q(
"sum","sum"),Q("mean","mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]}]};var _l=6,rf=e=>new Set(e).size>1;function Kr(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>rf(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>rf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var vk=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function Ek(e,t){if(!t[0].data.summary)
return vk(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(r))??0:0)]))}
function Tk(e,t){let n=Ek(e,t),o=[...new Set(e.map(i=>i.name))],s=new Map(o.map(i=>[i,0])),r=new Map;for(let i of e){let l=n.get(i.key);s.set(i.name,Math.max(s.get(i.name),...l.map(Math.abs)));let c=r.
get(i.group)??{name:i.group,lines:new Map};c.lines.set(i.name,l),r.set(i.group,c)}return wl([...r.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>o.map(u=>(i.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(i=>i.name)}function Ok(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>_l)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,_l),count:s}}function Mk(e,t,n){if(e.length<=_l)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:Tk(e,t),{taken:r,count:i}=Ok(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:yl(i,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:o.length>1}}var xl=[""];function Vr(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=Mk(e,t,o);return s.length>0||n.includes(xl[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var Ak=24;function af(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function lf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Do(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=Kr(e,o,r),{panel:d,style:m}=af(s),{keys:p,...f}=Vr(u,e,t),g=lf(),w=u.filter(k=>p.includes(k.key)).flatMap(k=>{let x=g(m(k));return k.
series.map((M,S)=>M&&{key:e[S].key,place:x,side:e[S].letter,panel:d(k),points:M.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${M.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(w.every(k=>k.points.length===0))return{empty:l};if(c&&w.every(k=>k.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(w.map(k=>k.panel))].slice(0,Ak),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,O=i?.(e,u.filter(k=>p.includes(k.key)))??[];return{data:k=>Pm({panels:y,unit:n,range:_,
marks:O,lines:w.filter(x=>y.includes(x.panel))},k),places:y.length,limited:f.limited,note:[f.note,_&&`${ue(_[0])} to ${ue(_[1])}`].filter(Boolean).join(", ")}}function cf(e,t,n){let o=lf();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(af(n).style(s))]))}var uf=e=>e.name,df={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:uf,panels:!0,height:Ro,make:(e,t)=>Do(e,t,{unit:"rate",name:uf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[$e,no,he("name","copy"),
...Ln(Nn,vt,xe)]}]};var mf={title:"Queue length",window:!0,params:[Ze("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Po,height:Ro,make:(e,t)=>Do(e,t,{unit:"waiting",name:Po,empty:xs})}],tables:[{key:"summary",caption:"Summary",columns:[$e,no,Ss,...Ln(Xe,
xe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[$e,no,Ss,Q("duration_at_max_queue_length","blocked"),Yr("relative_duration_at_max_queue_length","share of the rank")]}]};var Ck=(e,t)=>e.place-t.place||Object.keys(Br).indexOf(e.class)-Object.keys(Br).indexOf(t.class),ff={title:"Kernel launches",params:[Ze("runtime_cutoff","Slow launch over, µs","50"),Ze("launch_delay_\
cutoff","Late start over, µs","100"),Io("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(ul).map(([e,t])=>({id:`launch-${e}`,title:Dr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:oo(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:xs}:{data:s=>Bm({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:xs}:{data:()=>qm({sides:e.map(t=>({key:t.key,side:t.letter,name:oo(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[$e,ge("count",
"launches"),ge("short_kernels","shorter than their launch"),ge("runtime_outliers","slow launches"),ge("launch_delay_outliers","late starts"),Pn]},{key:"worst",caption:"The worst launches",apart:!0,order:Ck,
columns:[nt("class","why",Br),$e,vs,Xt,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[$e,nt("measure","measure",ul),...Ln(Q)]}]};function Rk(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||to]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var pf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Ze("min_pattern_len","Kernels at least","3"),Ze("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Le,make:(e,t)=>Ke(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:Rk(t),show:(n,o)=>D(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Qm("pattern","operator and its kernels"),$e,{...ge("length","kernels"),showDiff:null},ge("count","calls"),Q("kernel\
_duration","on the device"),Q("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[$e,xe(ge("operators","operators")),xe(ge("patterns_found","patterns"))]}]};var hf={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[_s(he("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),$e,ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var gf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"time",empty:gn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Operators",columns:[Xt,$s,$e,
ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var wf=["circle","square","triangle-up","cross","star","hexagon"],Nk=14,Sl=24,yf=42,bf=6.6,kf=e=>e.map(t=>Ye(t)).join("<br>");function Lk(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function _f({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=wo(Math.max(...t.map(u=>u.busbw))),i=Lk(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),p=l?se(c[m%c.length]):Bt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/r),line:{color:p,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:p,size:8,symbol:wf[m%
wf.length]},customdata:d.points.map(f=>kf([[u.side,d.name].filter(Boolean).join(" · "),`${Me(f.bytes)}: ${Hn(f.busbw)}, best ${Hn(f.best_busbw)}`,`transfer ${D(f.mean_transfer)}, ${R(f.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:i,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(u=>Me(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var xf=e=>Math.max(3,Math.min(Nk,Math.floor(640/Math.max(1,e)))),$l=(e,t)=>t*(Math.max(40,e*xf(e))+Sl+yf);function Pk(e,t,n,o,s,r){let i=t===0?"":String(
t+1),l=$l(e.rows.length,n),c=l/n-Sl-yf,u=t*(l/n)+Sl,d=Cn(o.length,(s-r)/74),m=Cn(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/bf),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:fn(d.map(g=>o[g]),Math.max(6,p)).map(Ye)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(g=>Ye(e.rows[g]))}}}function Sf({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,i]=et(s),l=30+bf*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/i,colorscale:or(),
showscale:!1}};return{data:e.map((d,m)=>{let p=Pk(d,m,e.length,t,n,l);Object.assign(c,p),c.annotations.push({text:Ye(`${d.title?`${d.title}: `:""}up to ${D(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:p[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:se("--text")}});let f=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${f}`,
yaxis:`y${f}`,xgap:1,ygap:xf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(g=>g.map(w=>w===null?null:w/i)),customdata:d.texts.map(g=>g.map(kf)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var Ik=200,Dk=512;function Bk(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,Ik).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function qk(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,Dk),l=new Map(i.map((m,p)=>[m,p])),c=new Map(n.map((m,p)=>[m,p])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(o(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?oo(e):"",
rows:i.map(String),cells:u,texts:d}}function vl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=Bk(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>qk(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Sf({panels:r,columns:o},c)}}var El=(e,t)=>$l(e,t),$f=e=>[`waits ${D(e.wait_per_step)} a step, exposed\
 ${D(e.exposed_wait_per_step)}`,`causes ${D(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],vf=e=>[`waits ${D(e.wait)}, exposed ${D(e.exposed_wait)}`,`causes ${D(e.caused)}\
, last ${R(e.last)} times`];var Hk="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",Fk="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Jr=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>D(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>D(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>D(e.exposed)}],ea=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Ef=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function Wk(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(ea(
n))??{name:ea(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:oo(e),lines:[...t.values()]}}function jk(e){let t=e.map(Wk);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>_f({sides:t})}}var Qr=e=>e.every(t=>t.data.summary[0]?.rows===0)?Hk:Fk,Xr=he("collecti\
ve","collective",!0),Zr=he("process_group","process group",!0),Tf=pe(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Of=pe(Q("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),Mf=pe(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Af={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:Le,legend:Jr,make:(e,t)=>Qt(e,t,{parts:Jr,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(Ef),label:ea,
empty:Qr(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Le,legend:Jr,make:(e,t)=>Qt(e,t,{parts:Jr,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(Ef),label:n=>`\
rank ${n.rank}`,empty:Qr(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:jk},{id:"wait-map",title:"Exposed waiting, rank × collective",height:El,legend:[],make:e=>vl(
e,{name:ea,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:$f,empty:Qr(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:El,legend:[],make:e=>vl(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:vf,empty:Qr(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[Xr,Zr,nt("class","class",String),ge("instances","instances"),Tf,Of,Mf,Q("time_per_step","in all"),xe(ge("group_size","group size")),xe(Xe("bytes_per_instance","bytes")),vt(Nn("al\
gbw","algorithm bandwidth")),vt(Nn("busbw","bus bandwidth")),ge("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[$e,Tf,Of,Mf,pe(
Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),ge("last","last"),xe(Ve("last_pctg","last, share")),ge("matched_rows","matched"),ge("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[$e,Xr,Zr,nt("why","why",String),he("dtype","type"),xe(Xe("bytes","bytes")),ge("count","count"),Q("duration","in all"),pe(vt(Nn("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[$e,Xr,Zr,ge("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[he("step","step"),Xr,Zr,he("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),Xe("least_bytes","fewest bytes"),Xe("most_bytes","most byt\
es")]}]};var Uk={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Tl={compute:"compute",memory:"copies",host:"host, self"},Ol="No rank waits for another o\
ne in the collectives that match.";function zk({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ol;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${Fe(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,i=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${Gk(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${D(Math.max(i-l,0))} shorter (${D(l)}).`}function Gk(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${Uk[e.cause]} (${D(n)} a step more than the median rank)`:""}var Yk={...he("step","step"),show:e=>e===null?"whole file":String(e)},Cf=pe(Q("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),Rf={title:"Stragglers",ofSteps:!0,params:[Ze("num_candidates","Ranks with operators","2"),Ze("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),zk(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Le,make:(e,t)=>Ke(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ol,show:n=>`${D(n.caused_per_step)} a step, ${Fe(n.caused_pctg)} of all; last in ${Fe(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Le,make:(e,t)=>Ke(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ol,show:n=>`rank ${n.rank}: ${D(n.caused)}, ${Fe(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[$e,nt("straggler","straggler",e=>e===1?"yes":"no"),nt("cause","what it does longer",{...Tl,memory:"copies",idle:"idle, the host is late"}),pe(Q("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),xe(Ve("caused_pctg","share")),ge("last","last"),xe(Ve("last_pctg","last, share")),pe(ge("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),pe(Q("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),Q("memory\
_excess_per_step","more copies"),Q("idle_excess_per_step","more idle"),Q("step_time","step"),Cf]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[$e,nt("measure",
"measure",Tl),he("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),Xe("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[Yk,pe(he("rank","rank"),"The rank that causes most in the step"),nt("cause","what it does longer",{...Tl,idle:"idle, the host is late"}),Q("caused","caused"),xe(Ve("caused_pctg","share")),
Q("exposed_wait","exposed wait"),Q("step_time","step"),Cf]}]};var Df="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",Kk="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Bf=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Nf=e=>Bf(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),Vk=e=>e.
replace(/ (allocated|reserved)/,""),Jk=e=>e.includes(" reserved")?"reserved":"allocated",Lf={panel:e=>Vk(e.name),style:e=>`${e.group} ${Jk(e.name)}`},qf=e=>[Bf(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Cl=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),Qk=(e,t)=>n=>[Cl(e,"rank")&&`rank ${n.rank}`,Cl(e,"device_type")&&qf(n),n[t]].filter(Boolean).join(" · ");function Xk(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Zk(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function e_({side:e,row:t}){let n=[Cl([e],"rank")&&`rank ${t.rank}`,qf(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Me(t.live_at_peak)}\
 of it was allocated in the recording, ${Me(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Me(t.peak)} (${n}), ${D(t.peak_at)} after the first event${o}.${s}${r}`]}var t_=e=>e.flatMap(t=>{let n=Zk([t]);return n?[a("p",
{class:"memory-sentence"},e_(n))]:[]}),Hf=he("device_type","memory"),n_=ks("device","device"),o_={...he("span","span"),show:e=>e===0?"":String(e)},Pf=pe(Lt("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Ml=xe(Ve("pctg","share")),Al=ge("allocations","allocations"),ta=[$e,o_,Hf,n_],If=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:Df,isSaid:!0}:Ke(e,t,{table:n,
kind:"bytes",name:Qk(e,o),value:s=>s.bytes,show:(s,r)=>`${Me(r)}, ${Fe(s.pctg)} of the peak`,empty:Kk}),Ff={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[Ze("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:t_,charts:[{id:"memory-curves",title:"Memory over time",series:Nf,panels:Lf,ownDevice:!0,height:Ro,make:(e,t)=>Do(e,t,{unit:"bytes",name:Nf,panels:Lf,ownDevice:!0,marks:Xk,empty:Df})},{
id:"live_modules",title:"Live at the peak, by module",height:Le,make:(e,t)=>If(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Le,make:(e,t)=>If(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ta,pe(Lt("peak","peak allocated"),"The largest amount that is allocated"),pe({...Q("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),he("peak_step","step"),pe(Lt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),pe(Lt("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),pe(Lt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),pe(Lt("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),pe(Lt("from_before","from before"),"The rest of the peak: allocated before the recording began"),pe(Lt("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),ge("never_freed_allocations","never freed, allocations"),pe(Lt("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...he(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...ta,he("module","modu\
le",!0),Pf,Ml,Al,ge("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ta,he("frame","frame",!0),he("operator","operator",!0),Pf,Ml,Al]},{key:"operators",caption:"Alloca\
tions and frees in the selected steps",columns:[Hf,he("operator","operator",!0),Xe("allocations_per_step","allocations per step"),Lt("allocated_per_step","allocated per step"),Xe("frees_per_step","fre\
es per step"),Lt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ta,he("frame","frame",!0),he("operator","operator",!0),Lt("bytes","never fre\
ed"),Ml,Al]}]};var Ll=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Bo=Object.
fromEntries(Ll.map(([e,t])=>[e,t])),Wf=Ll.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${D(o[e])}, ${Rn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
Nl="There are no steps here.",na=e=>e.step===null?"whole file":`step ${e.step}`,Rl=e=>e.span>0?`, file ${e.span+1}`:"";function s_(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return $o({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function r_({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return Nl;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${D(n)} a step: ${t.slice(0,3).map(o=>`${Fe(
o.time_pctg)} ${Bo[o.kind]}`).join(", ")}.`}var jf={title:"Critical path",host:!0,ofSteps:!0,params:[Ze("consecutive_kernel_delay","Short gaps, µs","30"),Ze("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>a("p",{class:"\
path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),r_(t))),e[0].data.by_step.length>0&&a("p",{},a("a",{href:s_(e,e[0].data.by_step[0])},`Show the path of ${na(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:Le,make:(e,t)=>Ke(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Bo[n.kind]:`${n.name} \
(${Bo[n.kind]})`,value:n=>n.time_per_step,empty:Nl,show:n=>`${D(n.time_per_step)} a step, ${Fe(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Le(e),legend:Wf,
make:(e,t)=>Qt(e,t,{parts:Wf,what:"steps",empty:Nl,rowsOf:n=>n.data.by_step,label:n=>[e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${na(n)}${Rl(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[nt("kind","kind",Bo),nt("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","per step"),xe(Ve("time_pctg","share")),Q("time","in all"),ge("segments","segments"),
Q("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[nt("kind","kind",Bo),he("name","name",!0),Q("time_per_step","per step"),xe(Ve("time_pctg","share")),Q("time","in\
 all"),ge("segments","segments"),Q("longest","longest")]},{key:"by_step",caption:"Steps",columns:[$e,{...he("step","step"),show:(e,t)=>na(t)+Rl(t)},pe(Q("path","path"),"All of it, waiting too: the kin\
ds add up to it"),pe(Q("work","work"),"Without waits for the device, between operators and idle"),...Ll.map(([e,t,n])=>pe(Q(e,t),n)),Q("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[$e,{...he("step","step"),show:(e,t)=>na(t)+Rl(t)},Q("start","from"),Q("duration","takes"),nt("kind","kind",Bo),he("name","name",!0),he("lane","thread or stream")]}]};var a_='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',i_={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},Dl=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:lt[e].name,
what:lt[e].what,text:n=>`${D(n[e])} a call`})),l_=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Pl=e=>e===
null?ke:R(Math.round(e)).replace("-","−"),c_=e=>`${R(Math.round(e))} tokens/s`;function u_(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!=="empty"&&n.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:yt({...Ct(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",o)}var Il=[ge("calls","calls"),pe(Q("median_time","median"),"The duration of the annotation on the host"),Q("mean_time","mean"),...Dl.map(({key:e,name:t,
what:n})=>pe(Q(e,t),`${n}, per call`)),pe(Q("device_time","device"),"What a call launches, wherever it runs; per call"),pe(xe(ge("requests_in_all","requests")),"Of all calls whose names say them"),pe(
xe(ge("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),pe(Q("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),pe(
vt({...Xe("tokens_per_second","tokens/s"),show:Pl,showDiff:e=>e>0?`+${Pl(e)}`:Pl(e)}),"Tokens by the time in which such calls are at work, of one rank")],oa=he("phase","phase"),Uf=(e,t)=>({...he(e,t),
show:n=>n===null?"not said":n.replace("-","–")}),zf={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(n=>n.phase)))].map(t=>i_[t]).join("; ")),u_(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Le(e),legend:Dl,make:(e,t)=>Qt(e,t,{parts:Dl,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.
phase,empty:a_})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:Le,make:(e,t)=>Ke(e,t,{table:"sizes",kind:"number",name:l_,value:n=>n.tokens_per_second,show:n=>c_(n.tokens_per_second),
empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[oa,...Il]},
{key:"sizes",caption:"Phases by size of a call",columns:[oa,pe(Uf("requests","requests"),"Of one call, up to a power of two"),pe(Uf("tokens","tokens"),"Of one call, up to a power of two"),...Il.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[$e,oa,...Il]},{key:"forms",caption:"Names that were found",columns:[oa,pe(he("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ge("calls","calls")]}]};var d_="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",Gf=e=>ft(e,0,3),Yf=["","K","M",
"G","T","P","E"];function m_(e){let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<Yf.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;return`${e<0?"−":""}${ft(t,0,o)}${n?` ${Yf[n]}`:""}`}var Bl=e=>e==
null?ke:m_(e),sa=(e,t)=>xe({...Xe(e,t),show:Bl,showDiff:n=>n>0?`+${Bl(n)}`:Bl(n)}),ra=vt(pe(Xe("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in \
10¹² a second")),aa=vt(pe(Ve("peak_pctg","of peak"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),
Kf=pe(Q("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Vf={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of p\
roducts, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:Le,make:(e,t)=>Ke(e,t,{
table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:d_,show:n=>`${Gf(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Gf(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"\
summary",caption:"In all",columns:[sa("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),pe(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOP\
s are known, per step and rank"),xe(Ve("known_pctg","share")),ra,aa,he("device","device")]},{key:"by_rank",caption:"Ranks",columns:[$e,sa("flops_per_step","FLOPs per step"),Q("device_time_per_step","d\
evice per step"),Q("known_time_per_step","with known FLOPs"),ra,aa]},{key:"by_operator",caption:"Operators",columns:[Xt,xe(ge("calls","calls")),sa("flops_per_step","FLOPs per step"),Kf,ra,aa]},{key:"b\
y_shapes",caption:"Operators and shapes",apart:!0,columns:[Xt,he("shapes","shapes",!0),pe(he("dtype","type"),"The type of the numbers of both factors"),xe(ge("calls","calls")),sa("flops_per_call","FLO\
Ps per call"),Kf,ra,aa]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[Xt,he("shapes","shapes",!0),he("dtypes","types",!0),xe(ge("calls","calls")),Q("device\
_time_per_step","device per step"),vt(pe(Nn("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",apart:!0,columns:[pe(Xt,"The innermost operator that launched it"),xe(ge("device_rows","device rows")),Q("device_time_per_step","device per step"),xe(Ve("device_time_pctg","share of de\
vice time"))]}]};var f_="There are no counters of kernels in the selected ranks and steps. PyTorch records them where the profiler is given CUPTI metrics.",p_=e=>e===null?ke:ft(e,0,3),Jf={title:"Counters of operators",
tab:"Counters",host:!0,params:[Ze("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured of each kernel, by the operator that launched it.",notes:e=>[...new Set(e.flatMap(
({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator and counter",
height:Le,make:(e,t)=>Ke(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:f_,show:(n,o)=>p_(o)})}],tables:[{key:"rows",caption:"Operato\
rs, kernels and counters",columns:[$e,Xt,he("kernel","kernel",!0),he("counter","counter",!0),ge("kernels","kernels"),Xe("sum","sum"),xe(Xe("mean","mean")),xe(Xe("min","min")),xe(Xe("max","max"))]},{key:"\
kernels",caption:"Kernels",apart:!0,columns:[$e,pe(ge("number","kernel no."),"In order of time, from 0"),he("kernel","kernel",!0),pe(he("operators","operators",!0),"Those above its launch, the outermo\
st first"),he("counter","counter",!0),Xe("value","value")]}]};var at={temporal_breakdown:ef,comm_comp_overlap:tf,idle_time_breakdown:of,kernel_breakdown:sf,memory_bw:df,queue_length:mf,launch_stats:ff,kernel_sequences:pf,user_annotation_breakdown:hf,operator_kernels:gf,
collectives:Af,stragglers:Rf,memory:Ff,critical_path:jf,phases:zf,work:Vf,operator_counters:Jf};var Xf=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ql=["start","end"],ia={...Object.fromEntries([...Xf,...ql].map(e=>[e,""])),lines:[]};function Zf(e){
return[...Xf,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ql:[]]}var Qf=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Hl(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of Zf(r))s[i]=n.get(i)??"";return s.rows=
Qf(n)==="steps"?"":Qf(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function ep(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Zf(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function so(e,t){let n=ep(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function tp(e,t,n){let o=ep(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Fl(e,t){return e.set===""?null:tp(e,t)}function np(e,t,n){
let o=tp(e,t,ql);return o.set("format","csv"),o.set("table",n),o}var ro={key:"",entry:null,memory:null},sp=e=>ml(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function h_(e,t){let n=o=>Ft({...$t(t),node:o});return[e.certainty==="likely"&&a("span",{class:"certaint\
y"},"likely")," ",sp(e.text)," ",a("a",{href:n(Mr(e.tree))},"Show in the tree")]}var g_=e=>so({...ia,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:op(e.control_ranks),test_ranks:op(e.test_ranks),
set_marker:e.control_marker,test_marker:e.test_marker},at),op=e=>e==="all"?"":e;function rp(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-memory small",hidden:!0}),n=a("div",
{class:"diagnosis-late"},e,t),o="",s=null;function r(i){let{entry:l}=ro;v(t,ro.memory?sp(ro.memory.text):"The peak of memory did not move noticeably, or it is not known."," ",a("a",{href:g_(i)},"Show \
memory")),t.title=ro.memory?.text??"",v(e,l?h_(l,i):["No layer can be named for the change in device time. ",a("a",{href:Ft($t(i))},"The tree")]),e.title=l?.text??"",e.dataset.shown=ro.key}return{node:n,
async draw(i,l){let c=St(i).toString();if(c===o)return;s?.abort(),s=new AbortController,o=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),v(t),v(e,a("span",{class:"\
muted"},"Looking for the layer …")),c===ro.key){r(i);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,f])=>m.set(p,f));try{let p=await ot(m,
{signal:s.signal});if(o===c){let f=g=>p.diagnosis?.find(w=>w.kind===g)??null;ro={key:c,entry:f("layer"),memory:f("memory")},r(i)}}catch{o===c&&v(e)}},stop:()=>s?.abort()}}function it(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=I(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var w_={ALL:"All",CPU:"Host",GPU:"Device"},y_={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},b_=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],k_=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],__={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},x_={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Es(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function ip(e){let t=it("Device type",Xu.map(b=>[b,w_[b],y_[b]]),b=>e({device_type:b})),
n=it("Unit of the durations",b_,b=>e({unit:b})),o=it("Time of host operations, shown and judged",k_,b=>e({measure:b})),s=S_(e),r=Es("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Es("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Es("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=Es("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,wt]:c.exclude.filter(_=>_!==wt)})),d=$_(b=>e({category:b})),m=E_(b=>e({exclude:b})),p=Es("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=ap("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...__},b=>e({change:b})),g=ap("Time","Groups by the change of the time",x_,b=>e({significant:b})),w=I("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},f.node,g.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,w));function h(b){let _=b&&{...b.ops_diff,"":Qu.reduce(
(k,x)=>k+b.ops_diff[x],0)};f.draw(c.change,_);let O=b?.changed_rows;g.draw(c.significant,O&&{...O,true:O.slower+O.faster}),g.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,O){c=b,t.press(c.device_type),n.press(O),o.press(ko(c)?"self":"total"),n.buttons.get("percent").
disabled=_?!cr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(wt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=_?.replacements.
length===0,h(_),w.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===wt)}}}function S_(e){let t=de("search"),n=!1,o=rt(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function $_(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);v_(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:ne(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;v(n,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(g=>g!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},R(p)))}),i.length>0&&I("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function v_(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function E_(e){let t=de("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,v(s,n.filter(l=>l!==wt).map(l=>a("span",{class:"chip mono"},`not ${l}`,Te("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function ap(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=R(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var ca=8,T_=44,la=(e,t,n)=>e[`${t}_self_duration`]/n,O_=e=>e>0?"more":e<0?"less":"calm";function lp(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=An("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[la(i,"control",c[0]),la(i,"test",c[1])],p=(f,g)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${ue(g)}`,css:{width:`${(100*g/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),a("span",{class:"num muted"},
`${D(d)} → ${D(m)}`),a("span",{class:`num strong ${O_(m-d)}`,title:Ge(m-d)},be(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[la(m,"control",c[0]),la(m,"test",c[1])]),1e-9),d=tr(i.map(m=>m.name),T_);t.textContent=`self time, mean per ${Ht(l)?"recording":"step"}`,v(n,i.map((m,p)=>r(m,d[p],
c,u)))}}}var Wl=8,jl={key:"",operators:null};function cp(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=a("section",{class:"card operators",hidden:!0,"aria-label":"Devi\
ce time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator")),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so operators\
 say more than kernels. Means per step of what each operator launched, without operators inside it; not tested. Largest change first."),n,o),r=!1,i="",l=null,c=(p,f,g="")=>a("td",{class:`num ${g}`,title:f},
p);function u(p){let{operator:f,control_per_step:g,test_per_step:w,diff_per_step:y}=p,h=y>0?"more":y<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},f===null?a("span",{class:"muted"},"in no oper\
ator"):a("a",{href:e({name:f,category:"cpu_op"}),class:"mono",title:f},a("bdi",{},f))),c(`${R(p.control_counts)} → ${R(p.test_counts)}`),c(D(g),ue(g)),c(D(w),ue(w)),c(be(y),Ge(y),h),c(g>0?je(100*y/g):
w>0?"new":"",null,h))}function d({rows:p,count:f}){let g=(w,y="num")=>a("th",{scope:"col",class:y},w);v(n,a("table",{class:"operators-table"},a("thead",{},a("tr",{},g("Operator",""),g("launched, in al\
l"),g("control"),g("test"),g("Δ"),g("Δ %"))),a("tbody",{},p.slice(0,r?void 0:Wl).map(u)))),o.hidden=r||p.length<=Wl,v(o,!o.hidden&&I(p.length<f?`Show ${R(p.length)} of ${R(f)}`:`Show all ${R(f)}`,()=>{
r=!0,d({rows:p,count:f}),n.querySelectorAll("tbody tr")[Wl].querySelector("a")?.focus()},{class:"link-button"}))}async function m(p){l?.abort(),l=new AbortController,i=p,r=!1,v(n,a("p",{class:"muted"},
"Looking for the operators …")),v(o);let f=new URLSearchParams(p);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,w])=>f.set(g,w));try{let{operators:g}=jl.key===p?jl:await t(
f,{signal:l.signal});jl={key:p,operators:g},i===p&&g?d(g):i===p&&v(n,a("p",{class:"muted"},"The operators took too long."))}catch(g){i===p&&g.name!=="AbortError"&&v(n,a("p",{class:"muted"},`No operato\
rs: ${g.message}`))}}return{node:s,draw(p,f){s.hidden=!(t?f.recorded.few_shared_kernels:f.operators),!s.hidden&&!t?d(f.operators):!s.hidden&&p!==i&&m(p)},stop:()=>l?.abort()}}var M_=14;function qo(e){let[t,n]=Gu(e);return n===""?t:`${t} → ${n}`}function up(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,i=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(M_,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=ci(s?n-2:n),o.add(t.filter(Boolean).map(d=>qo(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(o=null),o?.add(m.map(p=>qo(p.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=qo(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=qo(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var wn=28,A_=200,dp=12,mp=100,C_={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ts=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${$m}`,"c-real"]],R_={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},N_=(e,t)=>e.too_few?["","too few steps"]:R_[t]??["",t],pp={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function L_(e,t,n){let o=pp[e],
s=_o(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function hp(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},Ts.map(([z,oe,me,we])=>{let T=a("span",{class:"sort-mark","aria-hidden":"true"}),j=a(
"th",{scope:"col",class:we},a("button",{type:"button",title:me,on:{click:()=>e.onSort(...L_(z,d,m))}},oe,T));return t.set(z,{cell:j,mark:T}),j}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},Ts.map(([,,,z])=>a("col",{class:z}))),o,s,r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f="",g=null,w=0,y=0,h=0,
b=0,_=new Map,O=0,k=!1,x=0,[M,S]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(Ts.length)}))),P=up(t.get("name").cell),q=()=>c.length>A_&&!On();function C(z=!1,oe=l.
scrollTop){let me=Math.ceil((O||600)/wn),we=q()?Math.max(0,Math.floor(oe/wn)-dp):0,T=q()?Math.min(c.length,Math.floor(oe/wn)+me+dp):On()?J():c.length;if(!z&&we===h&&T===b)return;h=we,b=T;let j=s.contains(
document.activeElement),E=z?new Map:_;_=new Map;for(let U=we;U<T;U+=1)_.set(U,E.get(U)??(c[U]?Se(U):ye(U)));L(j,z,oe),$()}function L(z,oe,me){l.toggleAttribute("data-virtual",q()),Y(M,h),Y(S,c.length-
b),tn(s,[M,..._.values(),On()?G(c.length-b):S]),me>0&&(oe||z)&&l.scrollTop!==me&&(l.scrollTop=me),z&&(_.get(w)??l).focus({preventScroll:!0})}function $(){let[z,oe]=q()?[Math.max(0,h-mp),Math.min(c.length,
b+mp)]:[h,b];for(let me=z;me<oe;me+=1)if(!c[me]){e.onWant(z,oe);return}}function B(){let z=!1;for(let[oe,me]of _)me.dataset.hole!==void 0&&c[oe]?(_.set(oe,Se(oe)),z=!0):c[oe]&&P.refit(me,c[oe]);z&&L(s.
contains(document.activeElement),!1,l.scrollTop),$()}function Y(z,oe){z.hidden=oe===0,z.style.height=`${oe*wn}px`}function G(z){return a("tr",{hidden:z===0},a("td",{colspan:String(Ts.length),class:"mu\
ted"},`${R(z)} more: the report and the CSV have all rows.`))}function J(){let z=c.findIndex(oe=>!oe);return z<0?c.length:z}function Se(z){let oe=c[z];return a("tr",{"aria-rowindex":String(z+3),data:{
index:z},class:`${z%2?"odd":""}${oe.noise?" noise":""}`,tabindex:z===w?"0":"-1","aria-selected":String(oe.key===g)},P_(oe,u,y,Pe(oe,z)))}function ye(z){return a("tr",{"aria-rowindex":String(z+3),data:{
index:z,hole:""},"aria-busy":"true",tabindex:z===w?"0":"-1"},a("td",{colspan:String(Ts.length),class:"muted"},"…"))}function Pe(z,oe){return a("a",{href:e.href(z.row),class:"op-link",tabindex:"-1"},
z.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),z.row.aliases&&a("span",{class:"folded"},a("span",{"aria\
-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),P.draw(z))}function Re(z,{focus:oe=!1}={}){if(c.length===0)return;let me=_.get(w);w=Math.max(0,Math.
min(c.length-1,z)),ae(w),me?.setAttribute("tabindex","-1");let we=_.get(w);we?.setAttribute("tabindex","0"),oe&&we?.focus({preventScroll:!0})}function Z(z){c.length>0&&!_.has(w)&&(w=Math.min(c.length-
1,Math.ceil(z/wn)),_.get(w)?.setAttribute("tabindex","0"))}function ae(z){l.removeAttribute("data-late");let oe=z*wn,me=l.clientHeight-o.offsetHeight-r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+
wn>l.scrollTop+me&&(l.scrollTop=oe+wn-me),x=l.scrollTop,C(!1,x)}s.addEventListener("click",z=>{let oe=z.target.closest("tr[data-index]");oe&&z.target.closest(".op-link")?!z.ctrlKey&&!z.metaKey&&!z.shiftKey&&
e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(Re(Number(oe.dataset.index),{focus:!0}),e.onSelect(c[w].key))}),s.addEventListener("keydown",z=>{let oe=Math.
max(1,Math.floor(l.clientHeight/wn)-4),me={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+oe,PageUp:w-oe,Home:0,End:c.length-1};if(z.key in me&&!z.altKey&&!z.metaKey)z.preventDefault(),Re(me[z.key],{focus:!0});else if((z.
key==="Enter"||z.key===" ")&&!z.target.closest(".op-link")&&c[w])z.preventDefault(),e.onSelect(c[w].key);else if(z.key==="ArrowRight"||z.key==="ArrowLeft"){z.preventDefault();let we=_.get(w);(z.key===
"ArrowRight"?we?.querySelector(".op-link"):we)?.focus({preventScroll:!0})}});let N=0;l.addEventListener("scroll",()=>{x=l.scrollTop,q()&&N===0&&(N=requestAnimationFrame(()=>{N=0;let{scrollTop:z}=l;C(!1,
z),Z(z)}))});let K=new ResizeObserver(z=>{O=l.clientHeight,z.some(({target:oe})=>oe!==l)&&P.measure()&&B(),C(!1,x)});K.observe(l),K.observe(t.get("name").cell);let ee=So(()=>{P.measure(),C(!0)});function ce(z){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${p?"Self time":"Duration"}, ${z}`,n[2].title=p?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[oe,{cell:me,mark:we}]of t){let T=d===oe||(pp[oe]??"")===d;T?me.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):me.removeAttribute("aria-sort");let j=m==="asc"?
"↑":"↓";we.textContent=T?d===oe?` ${j}`:` |${j}|`:""}}return{node:l,focus:()=>Re(w,{focus:!0}),draw(z){let oe=f!==z.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:f}=z),y=Ul(
c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!z.judged),P.setRows(c),ce(z.unitName),v(r,z.totals.map(([we,T])=>B_(we,T,u,p)));let me=c.findIndex(we=>we?.key===
g);oe&&(w=Math.max(0,me),x>0&&(l.scrollTop=0,x=0)),k||(k=!0,l.setAttribute("data-late",""),Et().then(Et).then(()=>l.removeAttribute("data-late"))),C(!0,x),me>=0&&oe&&ae(me)},add(z,oe,me){c=z,i.toggleAttribute(
"data-unjudged",!me),P.addRows(c,oe),Ul(oe)>y?(y=Ul(oe),C(!0)):B()},select(z){let oe=z!==g;g=z;for(let we of s.querySelectorAll("tr[data-index]"))we.setAttribute("aria-selected",String(z!==""&&c[Number(
we.dataset.index)]?.key===z));let me=c.findIndex(we=>we?.key===z);me>=0&&oe&&Re(me)},unmount(){K.disconnect(),ee(),cancelAnimationFrame(N)}}}function zl(e,t){return t==="percent"?[Fe(e),Fe(e)]:[D(e),ue(
e)]}function da(e,t){if(t!=="percent")return[be(e),Ge(e)];let n=e===null?ke:`${je(e)}-points`;return[je(e),n]}var Ul=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Ho=e=>e>0?" more":e<0?" less":
" calm";function ua(e,t,n){let[o,s]=zl(e,t);return a("td",{class:n,title:s},o)}function P_(e,t,n,o){let{row:s}=e,[r,i]=C_[s.change]??["",s.change],[l,c]=da(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:vm(s)},o),a("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},R(e.controlCount)),a("td",{class:"num c-count"},R(e.testCount)),a("td",{class:`num c-count${Ho(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:fs(s)||null},st(e.diffCount)),ua(s.control_counts>0?e.control:null,t,"num c-time"),ua(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num \
c-time c-diff${Ho(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${Ho(e.percent??e.diff)}`},e.birth||je(e.percent)),I_(e)]}function I_({row:e,verdict:t}){if(t===
""||t===null)return a("td",{class:"c-real muted"});let[n,o]=N_(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${eo(e)}${e.q_value===null?
"":` Median of the steps ${D(e.control_median)} → ${D(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${gu(jn(e))}`))}var fp=e=>a("td",{class:"num c-coun\
t",title:R(e)},R(e)),D_={host:"Host, sum",device:"Device, sum"};function B_(e,t,n,o){let[s,r]=da(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},D_[e]),a("t\
d",{class:"c-category"}),fp(t.controlCount),fp(t.testCount),a("td",{class:`num c-count${Ho(t.diffCount)}`},st(t.diffCount)),ua(t.control,n,"num c-time"),ua(t.test,n,"num c-time"),a("td",{class:`num c-\
time${Ho(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Ho(t.percent??t.diff)}`},t.birth||je(t.percent)),a("td",{class:"c-real"}))}var q_=820,H_=3,gp=46,bt={top:26,right:12,bottom:36},Yl=46;function ma(e){return Tt({...e,class:"heat-map",height:kp,make:j_,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<H_&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var F_=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),yp=e=>Math.max(34,e.rows.length*F_(e.rows.length)),bp=e=>e<q_;function kp(e,t){let n=yp(e);return bp(t)?3*(n+bt.top)+2*bt.bottom+2*Yl+bt.bottom:n+bt.top+bt.bottom+
Yl}var Gl=e=>e.flat().filter(t=>t!==null);function W_(e){let t=[...Gl(e.control),...Gl(e.test)],n=Math.abs(No(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Gl(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function j_(e,t){let n=bp(t),o=W_(e),[s,r]=e.kind==="time"?et(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=G_(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:bt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:or(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:J_(),showscale:!1}},d=c.map(([p,f,g,w],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,Y_(e,l.panels[y],h,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(O=>O===null?null:O/r)),customdata:z_(e,p,f,g,w),
hovertemplate:"%{customdata}<extra></extra>",...U_(e,f,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((p,f)=>(Object.assign(u,V_(l.bars[f],4+f,p,i)),K_(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function U_(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function z_(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Ye(String(p))}, step ${Ye(m)}`;if(c===null)return f;let g=e.control[l][u],w=s&&
g>0?` (${je(100*c/g)})`:"";return`${f}<br>${Ye(o(c)+w)}`}))}function G_(e,t,n){let o=kp(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-bt.right,l=yp(e),c=n?i:(i-2*gp)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/o,1-p/o];if(!n){let p=[0,1,2].map(y=>{let h=y*(c+gp)/i;return{x:[h,h+c/i],y:d(bt.top,l),cell:u}}),f=d(bt.
top+l+bt.bottom+6,8),[g,w]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(w-g)*.2,w-(w-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[bt.top,2*bt.top+l+bt.bottom,3*bt.top+2*l+2*bt.bottom+Yl];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+bt.bottom+6,8)}))}}function Y_(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=Cn(e.columns.length,s/(7*r+10)),l=Cn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>Ye(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>Ye(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var wp=48;function K_([e,t],n,o){let s=Array.from({length:wp},(r,i)=>e+(t-e)*(i/(wp-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function V_({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:se("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var J_=()=>[[0,se("\
--less-fill")],[.5,se("--heat-zero")],[1,se("--more-fill")]];function fa(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,v(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=n,[f,g,w]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=w>0?" more":w<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(g)),a("td",{class:`num${y}`},p(w)),a("td",{class:`num${y}`},je(
f>0&&w!==null?100*w/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var _p={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(lt).map(([e,{name:t}])=>[e,t]))},Q_=20,pa=["control","test"];function X_(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function xp(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Fe(100*t.waiting)} of its step): the others probably wait for it.`}function Sp(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=de("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},ur.map(q=>a("option",{value:q},_p[q]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=ma({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...q)=>n(t(...q))}),
c=fa(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),f=new Map,g=new Map,w=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=q=>q===
"step"&&w&&Ht(w.answer)?"whole recording":_p[q];function _({set:q,marker:C}){let L=JSON.stringify([q,C]);if(!f.has(L)){let $=po(q,C);f.set(L,$),$.catch(()=>f.delete(L))}return f.get(L)}async function O(q){
if(pa.some(C=>q[C].any)){k(q,"Each file counts as one step here, so there are no steps to lay out.");return}try{let C=await Promise.all(pa.map(L=>_(q[L])));if(w?.answer===q){let L=C.map(($,B)=>X_($,q[pa[B]]));
w={...w,samples:L,judged:L.map(Gm)},x()}}catch(C){k(q,C.message)}}function k(q,C){w?.answer===q&&(o.textContent=C,m.hidden=!0)}function x(){let[q,C]=w.judged,L=({ranks:G},J)=>`${ne(G.length,"rank")}, ${ne(
w.samples[J].length,"sample")}`,$=[xp(q),xp(C)],B=$[0]===$[1]?$[0]:$.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[L(q,0),L(C,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${B}`,m.hidden=!1,p.classList.toggle("lagging",w.judged.some(G=>G.slow.length>0)),y!==""&&P()}async function M(q){let C={};g.set(q,C),g.size>Q_&&g.delete(g.keys().
next().value);try{C.samples=(await Vs(q)).samples}catch(L){C.failed=L.message,g.delete(q)}y==="op"&&h?.query===q&&P(C)}function S(q){if(y!=="op")return{samples:w.samples,of:L=>L[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let C=q??g.get(h.query);
return C===void 0&&M(h.query),C?.samples?{samples:pa.map(L=>C.samples[L]),of:L=>L.total_duration,revision:h.query,none:""}:{none:C?.failed??"Reading the events of this operation …"}}function P(q){let{
judged:C,file:L}=w,{samples:$=[[],[]],of:B,revision:Y,none:G}=S(q),J=Gr(...$),Se=ws(J,B),ye=[...Se.control,...Se.test].flat().some(Z=>Z!==null);i.hidden=y!=="op"||h===null,v(i,h&&a("bdi",{},h.name));let Pe=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:J.rows,columns:J.columns,...Se,kind:"time",file:L,format:ue,formatDiff:Ge,heading:Pe,revision:`${w.revision}#${Y}`,empty:ye?"":G}),c.node.hidden=
!ye,c.draw({grid:J,values:Se,timeline:t,title:Pe,format:D,formatDiff:be}),v(u,Z_(C));let Re=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Re.length===0,d.textContent=
`The sides have different ${Re.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(q,C,L,$,B){y=C,h=B,p.open=y!=="",r.value=y||"step",w?.answer!==q?(w={answer:q,file:L,
revision:$},r.options[0].textContent=b(ur[0]),O(q)):w.judged&&x()}}}function Z_([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:ue(l.step)},D(l.step)),
a("td",{class:`num${c?" lag":""}`},je(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},Fe(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Qe(n)}`},a("table",{class:"lag\
-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var ex={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Vl="not stated",Kl=(e,t,n)=>o=>{let s=o[e]===null?Vl:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},$p=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,Jl=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),tx=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":$p(t.steps,t.all_steps),nx=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>$p(t.ranks,t.all_ranks)},{text:"Steps",of:tx,key:(e,t)=>t.steps.length},{text:"with_stack",of:Kl("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Kl("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Kl("profile_memory"),key:e=>e.
profile_memory},...Object.entries(ex).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Jl,key:()=>null}];function ox(e){return nx.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||Vl,test:l||Vl,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function sx(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Jl(o)} of the kernel time in the control, ${Jl(s)} in the test.`;return r+i}function vp(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=ox(o);e.textContent=sx(o,s),v(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Ep(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ns(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${mn(jn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${mn(jn(t))}`);let s=fs(t);return s===""?o:[...o,s]}function rx(e,t,n){let{row:o}=e,s=c=>zl(c,t)[0],r=e.birth||je(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${da(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${D(o.control_total_duration)}\
 → ${D(o.test_total_duration)}, ${be(o.diff_duration)}`),[...l,...Ep(e)]}function ax(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${st(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Ep(e)]}var Tp=e=>({key:e.key,name:qo(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Op(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${Zo(t,o)}`:Zo(t,o),rows:e.map(s=>({...Tp(s),control:s.control,test:s.test,diff:s.diff,lines:rx(s,t,n)}))}}function Mp(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Tp(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:ax(n)}))}}function Ap({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var ix=20,lx=200;function In({id:e=de("set"),field:t,set:n,text:o="",none:s,onPick:r}){let i=de("set-list"),l=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:x=>x.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=rt(lx,()=>w(c.value.trim())),p=[],f=-1,g=null;async function w(x){g?.abort(),g=new AbortController;let{signal:M}=g,S=new URLSearchParams({q:x.slice(0,120),limit:String(ix)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:P,total:q}=await Yt(S,{signal:M});p=[...s&&x===""?[{none:!0}]:[],...P],y(q>P.length?`${ne(q-P.length,"more set")}: type to find`:P.length===0&&"No set matches."),
Ae(ne(q,"set")),h(x===""?p.findIndex(C=>C.set?.id===n?.id):0)}catch(P){P.name!=="AbortError"&&(p=[],y(P.message))}}function y(x){v(u,p.map((M,S)=>a("li",{id:`${i}-${S}`,role:"option",class:"choice-lin\
e","aria-selected":String(M.set?M.set.id===n?.id:!n),on:{click:()=>O(M)}},M.set?cx(M.set):s)),x&&a("li",{class:"muted small picker-note",role:"presentation"},x)),f=-1,c.removeAttribute("aria-activedes\
cendant")}function h(x){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(x,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.
add("active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${f}`)}function b(){u.hidden&&w("")}function _(){m.cancel(),g?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function O(x){_(),(x.none||x.set.id!==n?.id)&&r(x.none?null:x.set)}function k(x){let{key:M}=x,S=!u.hidden,P={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[M];(P!==void 0||S&&["Enter","Escape"].includes(M))&&x.preventDefault(),P!==void 0?S?h(P):b():M==="Enter"&&S&&p[f]?O(p[f]):
M==="Escape"&&S&&(x.stopPropagation(),_())}return{node:d,input:c}}function cx(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[Dt(e.created),ne(e.ranks.length,
"rank"),...e.tags.slice(0,3),ut(e.id).slice(0,8)].join(" · "))]}function Fo(e,{none:t,links:n=mx}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,g=ux(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let w=u.control!==""&&u.test!=="";v(o,l("control",u,d,m),a("div",{class:"swap-cell"},(w||t===void 0)&&Te("swap","Swap control and test",()=>e(fx(u))),px(u,e),w&&
n(u)),l("test",u,d,m)),g.forEach(({key:y,text:h})=>dx(o,y,h)),f&&o.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",g=u==="control"?"Control":"Test",w=m&&Ue(
m,d[u]),y=de("set"),h=In({id:y,field:u,set:w,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?ut(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},g),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Cp(`${u}_ranks`,"Ranks",w?.ranks??p?.[u]?.all_ranks,d,e),Cp(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:w?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?ne(p[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var ux=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function dx(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var mx=e=>[Ql(e),a("a",{class:"small",href:Ft($t(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:Jn(e),
title:"A step of each side over time, one above the other"},"Timeline")];function Ql(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function fx(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function px(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return I(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Cp(e,t,n,o,s){
let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=de(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?hx(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${Qe(n)}`:null,on:{change:()=>{let f=m.value.trim();
s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,selected:f===r},gx(
f,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function hx(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function gx(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var wx=["bars","line","scatter","histogram","none"],Rp=["control","test","q","chart","x","y","y2","by"],Np={chart:"",x:"",y:"",y2:"",by:""};function Xl(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Rp.map(o=>[o,t.get(o)??""]));return{...n,chart:wx.includes(n.chart)?n.chart:""}}function ha(e){let t=new URLSearchParams;for(let n of Rp)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function ga({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var Dn=e=>`'${e.replaceAll("'","''")}'`,Os=["control","test"];function Lp(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ya(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Lp("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Lp("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function ba(e){let t=Object.entries(e).map(([n,o])=>{let s=ya(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var Zl=e=>Object.fromEntries(Os.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),Pp=e=>Os.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses&&e.aliases,yx=e=>Dn(e.replaceAll("[","[[]"));function Ip(e){return[e.q&&`contains_nocase(name, ${Dn(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${yx(t)}`),
e.category.length>0&&`category IN (${e.category.map(Dn).join(", ")})`].filter(Boolean)}function bx(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??
""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var kx={total:["self_duration","total_duration"],per_step:["self_per_step","per_st\
ep"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function _x(e,t){let n=kx[e][t?0:1];return Os.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_durat\
ion":`diff_${n}`)}function Dp(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let i=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],l=[...Ip(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...i],c=xo(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${_x(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${bx(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Bp({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return Os.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function xx(e,t){let n=ba(Zl(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Ip(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(i,l)=>`sum(CASE si\
de WHEN '${i}' THEN ${l} ELSE 0 END)`;return`${e.aliases?`-- Names of several vendors for one call are rows of their own here.
`:""}WITH names AS (
${Bp(e)}
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
LIMIT ${t}`:""}`}var ka=(e,t,n,o=0)=>Pp(e)?Dp(e,t,n,o):xx(e,o),qp=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function wa(e){let t=Os.map(n=>{let o=ya(n,Zl(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${qp.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Hp=e=>wa(e)&&`${wa(e)}
ORDER BY rank, step_number, side`,Fp=e=>wa(e)&&`SELECT side, count(*) AS steps, ${qp.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${wa(e)}
)
GROUP BY side`;function Wp(e,{name:t,category:n,aliases:o}){let s=ba(Zl(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${Dn(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>Dn(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Dn(n)} AND ${r?`name = ${Dn(t)}`:`name IN (
    SELECT raw FROM (
${Bp(e)}
    ) WHERE shown = ${Dn(t)})`}
  AND (${s})`}function jp(e,t){let n=Wp(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function ec(e,t){let n=Wp(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Wo=(e,{control:t,test:n},o={})=>e?ha({control:t,test:n,q:e,...o}):null,Up=(e,t)=>Pp({...e,use_short_name:!1,merge_addresses:!0,aliases:!0})?Dp({...e,q:"",category:[],
change:"",significant:"",exclude:[wt],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function zp(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(Wo(l,e,c));r(s.table.sql,ka(e,t,n)),r(s.durations.sql,ka(e,t,n,e.top)),r(s.counts.sql,ka(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,Fp(e)),r(s.host.sql,Up(e,ca)),r(s.ranks.heat.sql,e.heat!=="op"?Hp(e):o?ec(e,o.row):null)}function Gp(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Wo(jp(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Wo(ec(e,t),e))}var Ms=["control","test"],Yp=e=>a("bdi",{class:"mono"},e),Sx=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function $x(e){let[t,n]=Ms.map(s=>Sx(e[s])),o=Ms.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?R(o[0]):`${R(o[0])} and ${R(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Ms.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:R(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function vx(e,t){let[n,o]=Ms.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,Yp(i)," ",t&&I("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Ms.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function Kp(e,t){return[vx(e,t),t&&$x(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Yp(o),` as step m\
arker (${s} found)? `,I("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Vp=8,Ex=600,Tx=80,jo=["control","test"],Jp=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},oc=({step_number:e})=>e!==null,nc=e=>[e.span,oc(e)?e.step_number:
e.rank],Qp=({rank:e,span:t})=>`${e}/${t}`;function Xp(e){return`${oc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Ox(e){let n=[...new Map(e.map(o=>[nc(o).
join("/"),nc(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function Mx(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var tc=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function Ax(e,t){let n=new Map;for(let o of e){let s=Qp(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Vp?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>De("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function Cx(e,t,n,o,s){let r=Ox(t),i=t.map(u=>({sample:u,y:tc(
u.step,n),x:r.size>1?3+94*r.get(nc(u).join("/"))/(r.size-1):50})),l=t.filter(oc).map(u=>u.step_number),c=l.length===0?ne(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},De("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},De("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${tc(o,n)}%`,y2:`${tc(o,n)}%`}),Ax(
i,e),i.map(({sample:u,x:d,y:m})=>De("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>Tx?2:3.2},s&&De("title",{},`${e}, ${Xp(u)}: ${ue(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function Rx(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${ne(t.length,"sample")} from ${D(Math.min(...n))} to ${D(o.step)}, median ${D(Jp(n))}\
; the longest is ${Xp(o)}.`}function Zp(e,t){if(!jo.every(l=>e?.[l]?.length>0)||jo.every(l=>e[l].length<2))return null;let n=jo.flatMap(l=>e[l].map(c=>c.step)),o=Mx(n),s=Jp(e.control.map(l=>l.step)),r=[
de("strip-title"),de("strip-words")],i=jo.some(l=>{let c=new Set(e[l].map(Qp));return c.size<=Vp&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},jo.map(l=>Rx(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},D(o[1])),a("span",{},D(o[0]))),jo.map(l=>Cx(l,e[l],o,s,
n.length<=Ex))))}var Nx={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Lx={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Px="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",Ix="Of intervals made in this way\
, this share contains the true change.",Dx="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function Bx({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function qx(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Lx[e.verdict]} `),Nx[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:ue(e.control)},D(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:ue(e.
test)},D(e.test)),a("span",{class:`change ${Bx(e)}`,title:Ge(e.change)},be(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${je(e.change_percent)})`)))}function Hx(e,t){let n=`${ne(
e.control_samples,"sample")} against ${R(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${ne(e.control_observations,"step")} against ${R(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var Fx=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${R(t)} against ${R(n)} has few levels of confidence: ${Fe(100*e)} is the lowest from 95 % up`;function Wx({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${be(t.low)} and ${be(
t.high)}`:`between ${je(t.low_percent)} and ${je(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Fe(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${be(t.shift)} (${je(t.shift_percent)}), ${s}.`}}function jx(e,t){let{interval:n}=e,o=Hx(e,t);return n?[a("span",{
title:Ix},`${Fe(100*n.confidence)} confidence`),", ",a("span",{title:Dx},`p = ${mn(e.p_value)}`),`: ${o}${Fx(n,e)}.`]:`${o}.`}function eh(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Ht(c),p=d.verdict==="cannot_judge"&&u;v(s,qx(d,m),a("p",{class:"ve\
rdict-range"},Wx(d)," ",p&&I("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},jx(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!==
"same_selection")&&a("p",{class:"muted small one-recording"},Px),Kp(c,t)),v(r,Zp(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function _a(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var Ux=900,xa=12,th=17,zx=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function nh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of zx){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():nh(o);s&&n.append(s)}return n}function Gx({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>De("te\
xt",{x:d,y:m,fill:se(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),i=t.flatMap(d=>$n(d,Math.floor(o/6.6),3)),l=[r(xa,22,e,15,!0),...i.map((d,m)=>r(xa,42+th*m,d,12,!1))],
c=30+th*i.length+18,u=xa;for(let[d,m]of n)l.push(De("rect",{x:u,y:c-9,width:14,height:9,fill:se(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+xa}}function Yx(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,Ux),l=Gx(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=nh(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))p.setAttribute(f,String(g));return p}),u=l.height+o;return{width:i,height:u,node:De("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},De("rect",{width:"100%",height:"100%",fill:se("--surface")}),l.nodes,c)}}var oh="image/svg+xml";async function Kx(e,t,n){let o=new Image;
o.src=`data:${oh};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function sh(e,t,n,o){let{node:s,width:r,height:i}=Yx(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:oh}):await Kx(l,r,i);
_a(c,`${n}.${t}`)}var As=212,Ut={left:62,right:12,top:20,bottom:24},Uo=As-Ut.top-Ut.bottom,Sa=.62,Vx=5,rh=8,$a=84,Jx=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function ah(e){return Tt(
{...e,class:"waterfall",height:()=>As,keys:Jx,paint:eS,save:sh})}function Qx(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function Xx(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function Zx([e,t]){let n=(t-e)/
Vx,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var Cs=e=>`${100*e}%`;function eS({fall:e}){let t=Qx(e),
n=Xx(t),[o,s]=n,[r,i]=et(s),l=t.length,c=h=>Uo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>Cs((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=de("fall-less"),p=Zx([o/i,s/i]).
map(h=>({y:c(h*i),text:`${ft(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=De("svg",{class:"fall-body",...f},De("defs",{},De("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},De("rect",{class:"fall-ground",width:5,height:5}),De("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>De("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>De("line",{class:"fall-join",x1:u(b,Sa/2),x2:u(b+1,-Sa/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>De("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Sa/2),width:Cs(
Sa/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>tS(u(h,-.33),Cs(.66/l))),e.parts.map(({change:h},b)=>De("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},be(h))),nS(e).flatMap(([h,b],_)=>[De("text",{class:"fall-tick fall-whole",x:u(_),y:Uo+15},h),De("text",{class:"\
fall-tick fall-short",x:u(_),y:Uo+15},b)])),w=De("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>De("text",{class:"fall-value",x:Ut.left-5,y:Ut.top+h+4},b)),o>0&&De("text",{class:"fall-cut",x:Ut.
left,y:Ut.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[w,g,oS(g,sS(e),y)]}function tS(e,t){let n=(r,i)=>Uo*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:rh+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return De("svg",{x:e,width:t,height:Uo,viewBox:`0 0 ${rh} ${Uo}`,preserveAspectRatio:"\
none"},De("polygon",{class:"fall-ground",points:s}))}function nS(e){return[["control","control"],...e.parts.map(({part:t})=>[lt[t].name,lt[t].short]),["test","test"]]}function oS(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(f=>Ut.top+f),m=()=>{v(o,r.map(f=>a("div",{},f))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Ut.left:Ut.right}px + ${c/s} * (100% - ${Ut.left+Ut.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>$a?`${As-u+17}px`:"auto",o.style.top=u>$a?"auto":`${d-u>$a?
u+6:Math.min(d+4,As-$a)}px`},p=De("rect",{class:"fall-area",x:Cs(i/s),y:-Ut.top,width:Cs(1/s),height:As});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
p)}),o}function sS(e){return[["control",D(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[lt[t].name,`${D(n)} → ${D(o)}`,be(s)]),["test",D(e.test),be(e.change)]]}var rS=21,aS=7.1,iS=5e-4,lS=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,ih=e=>e>0?"more":e<0?"less":"calm",cS=e=>(e-74)/6-14,uS=e=>Math.max(rS,Math.floor(
e/aS)),lh=({operations:e,named:t})=>e.slice(0,t);function Rs({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var dS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=iS*e.control);function ch(e,t){let n=ah({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==i&&(i=p,u())}).observe(s);function u(){let p=tr(l,uS(i||r&&cS(r)));c=new Map(l.map(
(f,g)=>[f,p[g]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:g,what:w}=lt[p.part],y=lh(p);return a("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},a("h3",{title:w},a("span",{class:"fall-name"},Dr(g))," ",a("span",{class:ih(p.change),title:Ge(p.change)},be(p.change))),a("p",{class:"muted small",title:`${ue(p.control)} \
→ ${ue(p.test)}`},`${D(p.control)} → ${D(p.test)}`),p.part==="idle"&&y.length>0&&a("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,p.part),class:"mono",title:h.name},a("bdi",{data:{name:Rs(h)[0]}},c.get(Rs(h)[0]))),Rs(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${Rs(h)[1]}`),a("span",{class:`num ${ih(h.change)}`,title:Ge(h.change)},be(h.change))))),p.explained&&a("p",{class:"small muted explained"},lS(p.explained)))}function m(p,f){return a("p",{class:`\
fall-end fall-end-${p}`},a("span",{class:"visually-hidden"},`${p} `),a("span",{class:`${p}-text strong`,title:ue(f)},D(f)))}return{node:n.node,chart:n,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,g,w){let y=p.waterfall;n.node.hidden=y===null;let h=y!==null&&dS(y);if(n.draw({fall:y,revision:f,file:g,caption:w,heading:`\
mean per ${Ht(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${Ht(p)?"recording":"step"} takes ${D(y.control)} in the control and ${D(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){v(s),o=null;return}if(y===o)return;o=y,l=[...new Set(y.parts.flatMap(_=>lh(_).map(O=>Rs(O)[0])))],u();let b=y.contributors==="modu\
les";v(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var mS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],va={key:"",fall:null};function uh(e,t){
let n=it("Under the bars",mS,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=ch(u,n.node);c.node.append(o);function u(m,p){return m.tree?Ft({...$t(s[0]),node:Mr(m.
tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([f,g])=>p.set(f,g));try{let{waterfall:f}=await ot(p,{signal:i.signal});va={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&v(o,`The modules could not be had: ${f.message}`)}}return{...c,draw(m,p,...f){
let g=St(m).toString(),w=m.fall==="modules"&&p.waterfall!==null,y=w&&va.key===g&&va.fall?va.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],n.press(m.fall),v(o,w?y===p.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),w&&y===p.waterfall&&r!==g&&d(g)},stop(){l=()=>{},i?.abort()}}}var Ea={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},sc=null,ao={path:"/compare",name:"Compare",mount:(e,t)=>fS(e,t)};function fS(e,t){let n=Ct(location.search),o=null,s=null,
r="",i="",l=t.newPair?ol(n):sc,c=null,u=null,d="",m=null,p=n.op!=="",f=!1,g=globalThis.firstComparison!==void 0,w=wm(n,l),y=pm(()=>!f&&s&&A()),h=rp(),b=Rm({page:ye,row:Pe,rank:ae,step:N,timeline:W=>Cd(
n,W),onRow:W=>Re(gt(W.name,W.category)),onBar:W=>k.fall.reveal(W)},h.node),_=Om(),O=An("All rows"),k={sides:Fo(G),verdict:eh(()=>G(Ea),G,b.node,_.node),fall:uh(ye,W=>G({fall:W},{replace:!0})),host:lp(
ye),recorded:vp(),operators:cp(ye,ot),ranks:Sp(W=>G({heat:W},{replace:!0}),{timeline:(...W)=>Sr(n,...W),go:t.go}),replacements:Sm(ye),filters:ip(G),counts:sl({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:W=>J(W,k.counts.node)}),durations:sl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:W=>J(W,k.durations.node)}),table:hp({onSort:(W,re)=>G(
{sort:W,order:re}),onSelect:J,href:ye,onOpen:Se,onWant:y.want}),detail:Em({onClear:()=>J(""),href:ye,onRanks:K,onTable:Z,tree:W=>zd(n,W),timeline:W=>vo(n,W)})},x=a("div",{class:"comparability"}),M=a("\
p",{class:"remark",hidden:!0}),S=Tm(G),P=[k.fall.chart,k.ranks.heat,k.counts,k.durations],q=a("div",{class:"results"},k.verdict.node,x,k.fall.node,k.host.node,k.operators.node,k.filters.node,M,S.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},O.node)),k.table.
node),k.ranks.node,k.recorded.node,k.replacements.node),C=a("div",{class:"message"}),L=a("h1",{class:"visually-hidden"},"Compare"),$=a("div",{class:"paper-only"}),B=Wt({context:t,results:q,message:C});
e.append(a("div",{class:"page compare-page"},L,$,k.sides.node,C,q),k.detail.node);let Y=ht(()=>P.forEach(W=>W.retheme()));function G(W,{replace:re=!1}={}){return!f&&t.go(yt({...n,...W}),{replace:re})}
function J(W,re=k.table.node){let le=k.detail.node.contains(document.activeElement),Oe=W===n.op?"":W??"",qe=re.getBoundingClientRect().top;G({op:Oe},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().
top-qe);let ze=u?.items.find(H=>H?.key===Oe);ze?Ae(`${ze.row.name} is selected.`):le&&k.table.focus()}function Se(W){W!==n.op&&J(W)}function ye({id:W,name:re,category:le}){return Rt({...n,heat:"",row:W??
gt(re,le)})}function Pe({name:W,category:re}){return yt({...n,op:gt(W,re)})}function Re(W){p=!0,W===n.op?F():G({op:W},{replace:!0})}function Z(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(W){return[s.control,s.test].every(re=>re.all_ranks.includes(W))&&s.control.all_ranks.length+s.test.all_ranks.length>2?yt({...n,control_ranks:String(W),test_ranks:String(
W)}):null}function N(W,re){return s[re].all_steps.includes(W)?yt({...n,[`${re}_steps`]:String(W)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function ee(){let W=le=>En(le,n,o,s),re=n.control&&n.test?`${W("control")} → ${W("test")} · Compare`:"Compare";L.textContent=re,t.setTitle(re)}async function ce(){
let W=[n.control,n.test].filter(le=>le!=="");if(W.every(le=>o&&Ue(o,le)))return;let re=await mt(W).catch(()=>[]);f||(o=re,we())}async function z(W){let re=l,le=re.late&&await gm(W,re);le&&l===re&&(l={
key:re.key,...le},sc=le.note===""?null:l,we())}function oe(W){i=W,q.dataset.stale="";let re=St(n).toString(),{op:le}=n;B.ask(Oe=>w(W,n,l,Oe),Oe=>{s=Oe,r=W,y.start(W,Oe,le),l?.key!==re?(l={key:re,diagnosis:Oe.
diagnosis,note:Oe.diagnosis_note},sc=l):l.late&&Et().then(()=>z(W)),Ae(s.row_count===1?"One row.":`${R(s.row_count)} rows.`),B.say(null),delete q.dataset.stale,we()},Oe=>{s=null,r="",y.stop(),B.say(Mm(
Oe,{narrowed:Object.keys(Ea).some(qe=>n[qe]!=="all"),all:()=>G(Ea),again:()=>oe(i),unmarked:()=>G({control_marker:"",test_marker:""})})),delete q.dataset.stale,we()})}async function me(){let W=St(n).toString();
if(s.waterfall!==null||c?.key===W)return;c={key:W,rows:null};let re=new URLSearchParams(W);Object.entries({device_type:"CPU",exclude:wt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:ca}).forEach(
([le,Oe])=>re.set(le,String(Oe)));try{let{rows:le}=await ot(re);!f&&c.key===W&&(c.rows=le,we())}catch{}}function we(){if(f)return;ee();let W=n.control!==""&&n.test!=="",re=ko(n),le=nl(n);W?le!==i&&(s||
B.say(null),oe(le)):(B.drop(),i="",s=null,k.detail.draw(null),B.say(Am(o))),k.sides.draw(n,o,s),q.toggleAttribute("data-skeleton",W&&!s),k.filters.draw(n,s,s?T():n.unit||"total"),S.draw(n,re),s?W&&r===
i&&j(T(),re):k.detail.draw(null)}function T(){let W=n.unit||Si(s);return W==="percent"&&!cr(s)?Si(s):W}function j(W,re){let le=Co(s),Oe=St(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Ea).
some(ze=>n[ze]!=="all")),k.recorded.draw(s),k.operators.draw(Oe,s),te(),me()),k.fall.draw(n,s,r,le,Pr(s)),k.host.draw(c?.key===Oe&&s.waterfall===null?c.rows:null,s),E(W,re),k.replacements.draw(s,W==="\
per_step"||W==="percent"),_.draw(n,s,W,re),b.draw(l,yt({...n,op:""})),h.draw(n,s),F();let qe=u.items.find(ze=>ze?.key===n.op);k.ranks.draw(s,n.heat,le,r,qe?{name:qe.row.name,query:Un({...n,row:qe.key}).
toString()}:null),zp(n,{unit:W,self:re,item:qe},{...k,table:{sql:O}})}function E(W,re){let le=y.rows(),Oe=JSON.stringify([r,W]),qe=JSON.stringify([Oe,n.top,d===r]);if(u?.answer!==s||u.order!==Oe){let ze=$i(
s,le,W,{self:re});u={answer:s,order:Oe,unit:W,self:re,items:ze},X(W,ze),k.table.draw({rows:ze,totals:Ku(s,W,{self:re}),unit:W,self:re,unitName:Zo(W,s),sort:n.sort,order:n.order,selected:n.op,revision:Oe,
judged:U(ze)})}u.chartKey!==qe&&(u.chartKey=qe,Ce(qe),v($,Pr(s,ne(s.row_count,"row")).map(ze=>a("p",{},ze))))}let U=W=>W.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function A(){if(r!==i||u?.
answer!==s)return;let{items:W,unit:re,self:le}=u,Oe=[],qe=[];y.rows().forEach((H,V)=>{W[V]||(Oe.push(V),qe.push(H))});let ze=$i(s,qe,re,{self:le});ze.forEach((H,V)=>{W[Oe[V]]=H}),X(re,W),k.table.add(W,
ze,U(W)),n.op!==""&&!m&&j(re,le)}function F(){let W=n.op===""?-1:y.placeOf(n.op),re=u.items[W]??null,le=re?.key??"";if(m=re,k.counts.select(le),k.durations.select(le),k.table.select(le),W===void 0){y.
find(n.op);return}k.detail.draw(re,re||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},I("Clear the filters",()=>G({q:"",category:[],change:"",
exclude:[wt],device_type:"ALL",significant:""})))]),p&&(p=!1,re&&Z())}function te(){let W=s.comparability.filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");v(x,ld(W))}function X(W,re){let le=s.
control.samples,Oe=s.test.samples,qe=re.find(V=>V?.row.too_few&&V.row.among)?.row;M.hidden=le===Oe&&!qe;let ze=qe&&`${eo(qe)} These rows say “too few steps”. `;if(le===Oe){v(M,ze);return}let H=W===
"total"?"totals cannot be compared directly.":W==="per_call"?"totals would mislead.":"calls and durations are shown per step.";v(M,ze,`The sides have ${R(le)} and ${ne(Oe,"sample")} (a sample is one s\
tep of one rank), so ${H} `,W==="total"?I("Show per step",()=>G({unit:""}),{class:"link-button"}):I("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function ie(){return d!==r&&Ap(s)&&["No \
difference found in any of these rows, neither in time nor in the number of calls. ",I("Draw the bars anyway",()=>{d=r,we()},{class:"link-button"})]}function Ce(W){let{items:re,unit:le,self:Oe}=u,qe=`${u.
order}${n.top}`,ze=re.slice(0,n.top),H=Pr(s,`first ${R(ze.length)} of ${ne(s.row_count,"row")}`),V={file:Co(s),revision:W,zoom:qe,caption:H};k.durations.draw({...V,...Op(ze,le,Oe,s),empty:ie()}),k.counts.
draw({...V,...Mp(ze,le),empty:ie()}),S.drawRest(re.length,ze.length)}return we(),g?Et().then(ce):ce(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("co\
ntrol"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(W){n=Ct(W),l=t.newPair?ol(n):l,we(),ce(),s&&i===r&&t.settled()},unmount(){f=!0,[h,k.fall,k.operators].forEach(W=>W.stop()),
B.unmount(),y.stop(),Y(),P.forEach(W=>W.unmount()),k.table.unmount(),k.detail.unmount()}}}var dh=2,rc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function pS(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await Qs(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function hS(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>pS(e,c,b,o))),po(e,n===""?null:n),en(e)]),[p]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,w=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(w)?
BigInt(w):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-dh*p.duration),end:h(p.start+(1+dh)*p.duration)}}function mh(e,t,n,o){let s=hS(e.id,t,rc(n));return s.catch(()=>{}),hr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Zs(e.id,i.number,"",{signal:r,onProgress:o})}})}function fh({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function ph(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var gS=250;function hh(e){return Tt({...e,height:()=>gS,make:yS,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function wS(e){let[t,n]=et(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function yS(e,t){let n={...e,
...fh(e)},o=Bt(),{edges:s}=n,r=ph(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=n[m].reduce((w,y)=>w+y,0),g=n.share?f/100:n.perStep?n.perStep[p]:1;return n[m].map(w=>w===0?0:
w/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:kS(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:se("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:bS(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(wS),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?se("--control"):se("--test")}}])}}}function bS(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${R(e[r][o])}${i>0?`, ${Fe(100*e[r][o]/i)} of its calls`:""}`;return[`${D(n)} to ${D(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function kS(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var _S=250,Ta=.13;function gh(e){return Tt({...e,height:()=>_S,make:xS,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function xS(e,t){
let n=Bt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?et(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((w,y)=>w.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ye).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(w=>w.x),y:g.
map(w=>w.y),customdata:g.map(w=>w.text),ids:g.map(w=>w.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,w)=>{let y=e[m].map(h=>h[w]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,w)=>w+p),line:{color:se(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Cn(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Ta),c("test",Ta),l("control",
-Ta,"circle"),l("test",Ta,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ye(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var SS=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],wh=(e,t)=>e===null||t===null?null:
e-t,yh=(e,t)=>e>0&&t!==null?100*t/e:null,ic=e=>e>0?"more":e<0?"less":"calm";function lc(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function ac(e,t,[
n,o],s,r,i){let l=wh(o,n),c=i==="new"?"new":i==="gone"?"gone":je(yh(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?ke:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ke:s(o))),a("p",{class:`tile-change ${ic(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function $S(e,t){let n=lc(e);return[a("p",{class:"muted op-verdict"},t?eo(t):" "),a("div",{class:"tiles"},ac("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
D,be,n.birth),ac("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,R,st,n.birth),ac("Time per call","Median of the single calls",n.perCall,D,be,n.birth))]}function Ma(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=wh(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${ic(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${ic(c)}`},je(yh(t,c))))}var Oa=(e,t,n)=>Ma(e,t,D,be,{exact:ue,exactDiff:Ge,title:n});function vS(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=lc(e),o=(r,i)=>100*n[r]/t[i].step,s=Ht(e)?"recording":"step time";return Ma(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Fe,r=>r===null?ke:je(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function ES(e,{stepTime:t,row:n}){let o=lc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Ma("Calls",o.counts,R,st),Ma("Calls per step",o.callsPerStep,R,st),Oa("Total",o.total),Oa(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Oa("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),vS(e,t)),a("tbody",{},s("A single call"),SS.map(([i,l])=>Oa(l,r(i)))))}function bh(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),v(e,$S(n,o.row)),v(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},ES(n,o)))}}}var Aa=12;function kh(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=it("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),i=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(f){let{answer:g}=f,w=g.launches!==void 0;c!==f.revision&&(c=f.revision,l=!1),o.press(
f.unit),t.textContent=w?"Launches":"Launched by",i.setAttribute("aria-label",t.textContent),n.textContent=w?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=w?g.launches:g.launched_by,h=f.unit==="per_step"?[g.control.samples,g.
test.samples]:[1,1];v(s,y.length===0?d(w):m(y,h,w)),v(r,y.length>Aa&&!l&&I(`Show all ${R(y.length)}`,()=>{l=!0,u(f),s.querySelectorAll("tbody tr")[Aa].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=Aa||l}function d(f){return a("p",{class:"muted chart-message"},f?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(f,g,w){let y=f.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},w?"Device work":"Operator"),y&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},f.slice(0,l?void 0:Aa).map(h=>p(h,g,y))))}function p(f,[g,w],y){let h=[f.control_counts/g,f.test_counts/w],b=[f.control_total_duration/
g,f.test_total_duration/w],_=g===w?f.diff_duration/g:b[1]-b[0],O=_>0?" more":_<0?" less":"",k=h[1]-h[0],x=f.control_counts===0?"new":f.test_counts===0?"gone":je(b[0]>0?100*_/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},f.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(f),title:f.name},a("bdi",{},f.name)),a("span",{class:"related-category muted"},
` ${f.category??""}`)),y&&a("td",{class:"shapes mono",title:f.shapes},f.shapes??"–"),a("td",{class:"num wide-only"},R(h[0])),a("td",{class:"num wide-only"},R(h[1])),a("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},st(k)),a("td",{class:"num roomy-only",title:ue(b[0])},f.control_counts>0?D(b[0]):"–"),a("td",{class:"num roomy-only",title:ue(b[1])},f.test_counts>0?D(b[1]):"–"),a("td",{
class:`num strong${O}`,title:Ge(_)},be(_)),a("td",{class:`num${O}`},x))}return{node:i,draw:u}}function _h(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},be(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));v(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var xh={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
cc={path:"/compare/op",name:"Operation",mount:(e,t)=>TS(e,t)};function TS(e,t){let n=os(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=it("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Z=>M({bins:Z},{replace:!0})),m={sides:Fo(M),numbers:bh(),histogram:hh({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:gh({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Z)=>t.go(P(...Z))}),heat:ma({id:"chart-he\
at",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Z)=>t.go(P(...Z))}),grid:fa(),related:kh({onUnit:Z=>M({unit:Z}),href:({name:Z,category:ae})=>Rt({...n,row:gt(Z,ae)})}),stack:_h()},p=[m.
histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),g=a("h1",{class:"mono op-title"}),w=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"message"}),
b=MS(Z=>M({heat:Z},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),O=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a("header",{class:"op-header"},g,w,y),
m.sides.node,h,O));let k=Wt({context:t,results:O,message:h}),x=ht(()=>p.forEach(Z=>Z.retheme()));function M(Z,{replace:ae=!1}={}){t.go(Rt({...n,...Z}),{replace:ae})}function S(){let Z=ee=>En(ee,n,o,s),
ae=`${Z("control")} → ${Z("test")}`,N=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${N.slice(0,80)} · ${ae}`),v(g,a("bdi",{},N)),v(w,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let K={...Ct(""),...q(),exclude:[wt],op:n.row};v(f,a("a",{href:t.lastCompare(St(n))??yt(K)},`← ${ae}`))}function P(Z,ae){
return Sr(n,Z,ae,s)}function q(){let{control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:me,merge_addresses:we,aliases:T}=n;return{
control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:me,merge_addresses:we,aliases:T}}async function C(){let Z=[n.control,n.test].
filter(N=>N!=="");if(Z.every(N=>o&&Ue(o,N)))return;let ae=await mt(Z).catch(()=>[]);u||(o=ae,Y())}function L(Z){i=Z,k.ask(ae=>Vs(Z,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(Z).get("row"),k.say(null),
Ae(`${ae.name}: ${D(ae.calls.control.total)} to ${D(ae.calls.test.total)}.`),Y()},ae=>{s=null,k.say(B(ae)),Y()})}async function $(Z){c?.abort(),c=new AbortController,l={key:Z,answer:null};try{let ae=new URLSearchParams(
Z);ae.set("significance","true"),ae.set("diagnosis","false");let N=await ot(ae,{signal:c.signal});if(u||l.key!==Z)return;l.answer=N,l.byKey=Yu(N),Y()}catch{}}function B(Z){let ae=Z.code==="unknown_ope\
ration",N=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Z.code}},a("h2",{},ae?"This operation does not o\
ccur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":Z.message),a("p",{},N.length>0&&I("Use all ranks and step\
s",()=>M(Object.fromEntries(N.map(K=>[K,"all"]))),{class:"primary"}),N.length===0&&!ae&&I("Try again",()=>L(Un(n).toString()),{class:"primary"})," ",a("a",{href:yt({...Ct(""),...q()})},"All operations\
 of this comparison")))}function Y(){if(u)return;S();let Z=n.control!==""&&n.test!==""&&n.row!=="",ae=Un(n).toString();Z?ae!==i&&(s&&r!==n.row&&(s=null),k.say(null),L(ae)):(k.drop(),i="",k.say(a("div",
{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let N=St({...n,use_short_name:!1}).toString();Z&&N!==l.key&&$(N),m.sides.
draw(n,o,s),O.toggleAttribute("data-skeleton",Z&&!s),s&&G()}function G(){let Z=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(s.control.label)}-${_t(s.test.label)}-${_t(
s.name)}`,N=i,K=n.use_short_name?void 0:vi(l.byKey?.get(es(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),Pe(ae,N),Re(ae,N),Gp(n,s,m),m.related.draw({answer:s,unit:Z,revision:N}),
m.stack.draw(s.stack,ye),v(y,I("Copy the name",()=>jt(s.name,"Name copied."),{class:"link-button"}),I("Copy link",()=>jt(location.href,"Link copied."),{class:"link-button"}),a("a",{href:vo(n,s)},"Show\
 in the timeline"),a("a",{href:Jc(Un(n)),download:`${ae}.json`},"JSON"),["control","test"].map(Se))}let J=Z=>s.aliases?.filter(ae=>ae.side===Z)??[{name:s.name,category:s.category}];function Se(Z){let ae=o&&
Ue(o,n[Z]);if(!ae||rc(s.samples[Z])===void 0)return null;let N=`slowest call, ${Z}`;if(hn(ae)!=="")return a("span",{class:"muted small",title:hn(ae)},`Perfetto: no trace of the ${Z}`);let K={name:s.name,
names:J(Z),marker:n[`${Z}_marker`],shortNames:n.use_short_name},ee=I(`Perfetto: ${N}`,async()=>{ee.disabled=!0;try{await mh(ae,K,s.samples[Z],ce=>Ae(`Loading ${Me(ce)}`))}catch(ce){ve(ce.message,{urgent:!0})}finally{
ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return ee}function ye({name:Z,category:ae}){
let N=l.byKey?.get(es(Z,ae));return N&&{diff:N.diff_per_step,href:Rt({...n,use_short_name:!1,row:N.id})}}function Pe(Z,ae){let{edges:N,control:K,test:ee}=s.histogram,ce=[s.control.samples,s.test.samples];
d.press(n.bins),m.histogram.draw({edges:N,control:K,test:ee,file:Z,revision:`${ae}#${n.bins}`,share:n.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.control["50%"],s.calls.test["50%"]],
heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:N.length===0?"No calls to draw.":""})}function Re(Z,ae){let{control:N,test:K}=s.samples,ee=Gr(N,K),ce=ws(
ee,F=>F.total_duration),z=F=>s.calls[F].count===0,oe=ce.control.map(F=>F.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Z,control:z("control")?oe:ce.control,test:z("tes\
t")?oe:ce.test,hover:(F,te,X)=>OS(F,ee[F][te][X]),heading:"duration in each step of each rank",revision:ae});let[me,we,T]=xh[n.heat],j=ws(ee,we),E=T==="time",U={format:E?ue:R,formatDiff:E?Ge:st};b.draw(
n.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...j,...U,kind:T,file:Z,heading:me,revision:`${ae}#${n.heat}`}),m.grid.draw({grid:ee,values:j,title:me,timeline:P,format:E?D:R,formatDiff:E?be:st});
let A=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);_.hidden=A.length===0,_.textContent=`The sides have different ${A.join(" and ")}; they are paired by position (control /\
 test).`}return Y(),C(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Z){let ae=n;n=os(Z),ae.row!==n.row&&window.scrollTo(0,0),Y(),C()},unmount(){u=!0,k.unmount(),
c?.abort(),x(),p.forEach(Z=>Z.unmount())}}}function OS(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,ue(t.total_duration),
ne(t.counts,"call")]}function MS(e){let t=de("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},Object.entries(xh).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a(
"label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function Sh(e,t,n){let o=null,s=new Map,r=g=>{let w=e.getBoundingClientRect();return[g.clientX-w.left,g.clientY-w.top]};function i(g){let w=g.ctrlKey||g.metaKey||n(),y=g.deltaMode===1?16:1,h=g.shiftKey&&
g.deltaX===0?g.deltaY:g.deltaX;if(g.shiftKey||Math.abs(h)>Math.abs(g.deltaY))g.preventDefault(),t.pan(h*y);else if(w){g.preventDefault();let b=Math.max(-240,Math.min(240,g.deltaY*y));t.zoom(r(g)[0],Math.
exp(b*(g.ctrlKey?.006:.0022)))}}function l(g){if(g.button!==0)return;let[w,y]=r(g);e.focus({preventScroll:!0}),s.set(g.pointerId,w),o={id:g.pointerId,x:w,y,from:w,measures:g.shiftKey,moved:s.size>1}}function c(g,w){
let y=[...s.values()];s.set(g.pointerId,w);let h=[...s.values()],b=([_,O])=>Math.max(20,Math.abs(_-O));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(g){g.pointerType==="mouse"&&(g.buttons&1)===0&&s.delete(
g.pointerId)&&(o=null,delete e.dataset.drag);let[w,y]=r(g);if(s.size===2&&s.has(g.pointerId)){c(g,w);return}if(!o||o.id!==g.pointerId){t.hover(w,y,g);return}!o.moved&&Math.hypot(w-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(g.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,w,!1):(t.pan(o.x-w),t.scroll(o.y-y)),[o.x,o.y]=[w,y])}function d(g){if(s.delete(
g.pointerId),!o||o.id!==g.pointerId)return;let[w,y]=r(g),{moved:h,measures:b,from:_}=o;o=null,delete e.dataset.drag,g.type!=="pointercancel"&&(b&&h?t.measure(_,w,!0):h||t.pick(w,y,g))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(g){if(g.ctrlKey||g.metaKey||g.altKey)return;if(t.own(g)){g.preventDefault();return}let w=m[g.key.length===1?g.key.toLowerCase():
g.key];w&&(g.preventDefault(),g.stopPropagation(),w())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[g,w]of Object.entries(f))e.addEventListener(
g,w,g==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([g,w])=>e.removeEventListener(g,w))}function uc({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)AS(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function AS(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function CS(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function Ns(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=CS(l,r[t],d,n);m<d;m+=1){let p=i[m];if(c[p]>=
o)return;u[p]>n&&s(p)}}function $h(e,t,n,o=0){let s=-1,r=1/0;return Ns(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function dc(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var Ca=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function vh(e){let[t,n,o]=Ca(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function Ra(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var RS={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},NS=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Ls=e=>String(e).replace(NS,"").replace(/[&<>"]/g,t=>RS[t]),Ps=e=>String(Math.round(e*100)/100);
function Eh(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Ps(p):Ls(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${Ls(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Ls(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ps(i)}" height="${Ps(l)}"\
 viewBox="0 0 ${Ps(i)} ${Ps(l)}" font-family="${Ls(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Ls(c)}"/>${t.join("")}</svg>`}}}var Na=(e,t,n)=>Math.min(Math.max(e,t),n);function io({from:e,to:t},n,o=0){let s=n.to-n.from,r=Na(t-e,Math.min(o,s),s),i=(e+t)/2,l=Na(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function mc(e,t,n,o,s=0){
let r=o.to-o.from,i=Na((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return io({from:c,to:c+i},o,s)}function fc(e,t,n){let o=e.to-e.from,s=Na(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Th(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Oh({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var yn=22,LS=22,La=4;function Mh(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var Is=new Map;function PS(e){return Is.has(e)||(Is.size>500&&Is.clear(),Is.set(e,vh(e))),Is.get(e)}function IS(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=PS(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=LS){let d=dc(o.text(t),i-2*La,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let p=4;for(let f of d)p+=o.widthOf(
f);e.box(s+La-2,r+1,Math.min(p,i-La),l-2,c)}e.words(s+La,m,d,u)}}}function DS(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return Ns(o,t,s.from,s.to,p=>{let f=Math.max(
0,(o.start[p]-s.from)*r),g=Math.min(i,(o.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let w=Math.max(1,g-f>3?g-f-.5:g-f);u&&e.alpha(u.keep.has(p)?1:.3),IS(e,p,{x:f,y:n,width:w,height:c},l),m+=1,d=
w<=1?f+1:g}),u&&e.alpha(1),m}function Ah(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=Oh(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,yn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,yn-5,u,yn,s.border),u<n-30&&e.words(u+3,yn-8,o(c,i),s.muted)}e.line(0,yn-.5,n,yn-.5,s.border)}function Ch(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(n.rows-1,Math.ceil((r-l)/i));BS(e,c,t);let g=u.highlight?{keep:u.highlight}:null,w={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:g},
y=0;for(let h=p;h<=f;h+=1)y+=DS(e,h,l+h*i,w);return qS(e,t,m),y}function BS(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=dc(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function qS(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),p=Math.min(t.width+2,(d[i]-t.view.from)*n);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var Ia=12,Pa=17,HS=8e3,FS=15,WS=12;function jS(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Rh=(e,t)=>e.flatMap((n,o)=>$n(n,Math.floor((t-2*Ia)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Nh(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(Ia,n+Pa*r,o,se(s?"--text":"--muted"),{size:s?FS:WS,bold:s})})}function Da(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Rh(e,n),r=t.map(d=>Rh(d.lines,
n)),i=10+Pa*s.length+Ia,l=t.map((d,m)=>{let p=i+Pa*r[m].length;return i=p+d.height+Ia,p}),c=Math.min(i,HS),u=d=>{Nh(d,s,22),t.forEach((m,p)=>{Nh(d,r[p],l[p]-Pa*r[p].length+12),m.paint(jS(d,0,l[p]))})};
return{width:n,height:c,svg(){let d=Eh(o);return u(d),d.text(n,c,se("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Ra(m,o);return p.box(0,0,n,c,se("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Ba(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
_a(o,`${n}.${t}`)}var US=160,zS=3,GS=matchMedia("(prefers-reduced-motion: reduce)"),Lh=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,se(`--${e}`)])),hc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function qa(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let g=m.getContext("2d",{alpha:!1}),w=getComputedStyle(document.body).fontFamily,y=Ra(g,w),h=c?yn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Mh(w),colours:Lh()},
_=hc,O=uc(hc),k=[],x=0,M={from:0,to:1},S={from:0,to:1},P={hover:-1,select:-1,highlight:null},q=0,C=null,L=0,$=0,B=0,Y=()=>(S.to-S.from)/Math.max(1,L),G=E=>S.from+E*Y(),J=()=>h+x*n;function Se(){L=f.clientWidth,
p.style.height=`${J()}px`,$=Math.min(f.clientHeight,J());let E=globalThis.devicePixelRatio||1,[U,A]=[Math.round(L*E),Math.round($*E)];(m.width!==U||m.height!==A||B!==E)&&([m.width,m.height,B]=[U,A,E],
m.style.width=`${L}px`,m.style.height=`${$}px`)}function ye(){q===0&&(q=requestAnimationFrame(Pe))}function Pe(E){if(q=0,C){C.since??=E;let A=(E-C.since)/US;S=Th(C.from,C.to,A);let F=A<1;F?ye():C=null,
r(S.from,S.to,F)}let U=performance.now();if(Se(),L>0&&$>0){g.setTransform(B,0,0,B,0,0);let A=ae(Z(),{width:L,height:$,top:h-f.scrollTop});m.dataset.drawn=String(A)}m.dataset.drawMs=(performance.now()-
U).toFixed(2)}let Re="";function Z(){let E=`${m.width} ${m.height} ${B}`;return E!==Re&&(Re=E,y.forget()),y}function ae(E,{width:U,height:A,top:F}){let{colours:te}=b;E.box(0,0,U,A,te.surface);let X=Ch(
E,{index:O,view:S,width:U,height:A,rowHeight:n,top:F,bands:k,marks:P,how:b,rowOf:Ce=>_.row[Ce]}),ie=U/(S.to-S.from);return d?.(E,{x:Ce=>(Ce-S.from)*ie,y:Ce=>F+Ce*n,width:U,height:A,view:S}),h>0&&Ah(E,
{view:S,width:U,format:c,colours:te}),X}function N(E,U=!1){C=null,!(E.from===S.from&&E.to===S.to)&&(S=E,r(S.from,S.to,U),ye())}function K(E){let U=io(E,M,u);GS.matches?N(U):(C={from:S,to:U,since:null},
ye())}let ee=()=>C?.to??S;function ce(E,U){let A=Math.floor((U-h+f.scrollTop)/n);return U<h||A<0?-1:$h(O,A,G(E),zS*Y())}function z(E,U){E!==P.hover&&(P.hover=E,m.style.cursor=E>=0?"pointer":"",ye()),o(
E,U)}let oe=Sh(m,{zoom:(E,U)=>N(mc(S,G(E),U,M,u)),pan:E=>N(fc(S,E*Y(),M)),scroll(E){f.scrollTop+=E},hover:(E,U,A)=>z(ce(E,U),A),leave:()=>{P.hover>=0&&z(-1,null)},pick:(E,U,A)=>s(ce(E,U),A),measure:(E,U,A)=>i?.(
...[G(E),G(U)].sort((F,te)=>F-te),A),slide(E){let U=ee();K(fc(U,E*(U.to-U.from),M))},glide(E){let U=ee();K(mc(U,(U.from+U.to)/2,E,M,u))},fit:()=>K(M),enter:()=>{P.select>=0&&s(P.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",ye,{passive:!0});let me=new ResizeObserver(ye);me.observe(f);let we=()=>{b.colours=Lh(),ye()},T=matchMedia("(forced-colors: active)");T.addEventListener("ch\
ange",we);let j=ht(we);return{node:m,set(E){let U=_===hc;_=E,O=uc(E),k=E.bands??[],x=Math.max(O.rows,E.rows??0);let[A,F]=[E.from??1/0,E.to??-1/0];if(E.from===void 0||E.to===void 0)for(let X=0;X<E.length;X+=
1)A=Math.min(A,E.start[X]),F=Math.max(F,E.end[X]);M=F>A?{from:A,to:F}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let te=U?{...M}:io(S,M,u);p.style.height=`${J()}px`,C===null&&(S=te),ye()},view(E,U,A=!1){
A?N(io({from:E,to:U},M,u)):K({from:E,to:U})},index:()=>O,current:()=>({...S}),goal:()=>({...ee()}),extent:()=>({...M}),select(E){P.select=E,E>=0&&this.reveal(_.row[E]),ye()},highlight(E){P.highlight=E===
null?null:new Set(E),ye()},point(E){P.hover=E,ye()},follow(E,U,A=!1){C=null,S={from:E,to:U},A?(cancelAnimationFrame(q),Pe(0)):ye()},place(E){return this.placeOf({start:_.start[E],end:_.end[E],row:_.row[E]})},
placeOf({start:E,end:U,row:A}){let F=m.getBoundingClientRect(),te=(E-S.from)/Y(),X=(U-S.from)/Y(),ie=h+A*n-f.scrollTop;return X<0||te>L||ie<h-n||ie>$?null:{left:F.left+Math.max(0,te),right:F.left+Math.
min(L,X),top:F.top+ie,bottom:F.top+ie+n}},redraw:ye,showAxis(E){h=c&&E?yn:0,ye()},reveal(E){let U=E*n;(U<f.scrollTop||U+n+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=U-f.clientHeight/2)},whole:E=>({height:J(),
paint:U=>ae(U,{width:E,height:J(),top:h})}),picture(E){return Da(E,[{lines:[],...this.whole(Math.max(L,600))}],Math.max(L,600))},destroy(){cancelAnimationFrame(q),oe(),j(),T.removeEventListener("chang\
e",we),me.disconnect(),f.remove()}}}var zo=8,YS=.004;function Ph(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(on(o,t))),0)}var zt=(e,t)=>e.verdict[t]==="no_difference_found";function Ih(e,t,n){let o=on(e,t);if(!(n>0)||Math.abs(
o)<YS*n||zt(e,t))return 0;let s=Math.max(1,Math.round(zo*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(zo,s)}function Dh(e,t,n){let[o,s]=[Ca(e),Ca(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var Zt={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},Go=e=>e!=="calls",dt=(e,t)=>Go(t)?D(e):R(Number(e.toFixed(2))),Pt=(e,t)=>e===null?"–":Go(t)?be(e):st(Number(e.toFixed(2))),Ha=(e,t)=>Go(
t)?ue(Number(e.toFixed(3))):R(e),Ds=(e,t)=>e===null?"":Go(t)?Ge(Number(e.toFixed(3))):st(e),KS={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},VS={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},lo=e=>KS[e.sort]??e.sort,co=e=>VS[e.status]??"",qh=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",JS=e=>e.sides.every(t=>t.steps.length===0),rn=e=>JS(e)?"per recording":"per step";function Fa(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Xn(e));return t?`${t[2]}\
 · ${t[1]}`:Xn(e)}var pt=e=>[Xn(e),Zn(e)].filter(Boolean).join(" "),QS=e=>/ #\d+$/.test(Xn(e));function Hh(e){let t=sn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||QS(o)):t.slice(-1)}function Fh(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Eo(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function Wh(e,t){let n=e.here[t],o=Go(t)?D(Math.abs(n)):R(Number(Math.abs(n).toFixed(2)));return Go(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var gc=(e,t)=>t>0?100*e/t:null;function jh(e,t){let[n,o]=e.root.total[t];return{from:dt(n,t),to:dt(o,t),change:Pt(o-n,t),percent:je(gc(o-n,n))}}function Uh(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?je(gc(o-n,n)):"new"}function zh(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:i})=>gc(i,r)),o=r=>Fe(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var Bh=e=>e.map(t=>`\
“${t}”`).join(" and ");function Gh(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Bh(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${Bh(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function Yh(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${dt(l,i)} → ${dt(c,i)} (${Pt(c-l,i)})`:`${s}: ${dt(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Bn=e=>e>0?"more":e<0?"less":"calm",Kh=(e,t)=>Pt(on(e,t),t);var XS=20,ZS=.62,Vh={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function e$(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Dh(se("--surface-sunk"),se(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",ZS*(.12+.88*(Math.abs(n)/zo))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(Vh[n]??"--noise-fill",.45)}}function t$(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){v(e,
a("p",{class:"mono strong"},pt(t)),a("p",{class:"muted small"},[lo(t),co(t),zt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),Yh(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function Jh(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=t$(),l=e$(),c=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Flame graph ",t),a("div",{class:"\
chart-tools"},I("PNG",()=>x("png"),{title:"Flame graph: download as PNG"}),I("SVG",()=>x("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),u=null,d=null,m=0,p=S=>u.tree.frames[d.frame[S]],
f=qa(s,{rowHeight:XS,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:S=>w(p(S)),onHover(S,P){
S<0||!P?i.hide():i.show(p(S),u,P)},onPick:S=>S>=0&&e.onPick(p(S)),onKey:b}),g=ht(()=>{l.forget(),O(),f.redraw()}),w=S=>u.tree.pair&&!Eo(S)&&S.sort!=="rest";function y(S){let P=p(S);return u.tree.pair?
zt(P,u.measure)?l.noise():l.change(Ih(P,u.measure,m)):l.sort(P.sort)}function h(S){let P=p(S);return`${P.status==="replaced"?"⇄ ":""}${[Fa(P),Zn(P)].filter(Boolean).join(" ")}${u.tree.pair?` ${Kh(P,
u.measure)}`:""}`}function b(S){let P=u?.selected;if(!P)return!1;let q=P.parent?.children.filter(_)??[],C=q.indexOf(P),L=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],B={ArrowUp:()=>P.parent,ArrowDown:()=>P.
children.filter(_).reduce((G,J)=>!G||L(J)>L(G)?J:G,null),ArrowLeft:()=>q[C-1],ArrowRight:()=>q[C+1]}[S.key];if(!B)return!1;let Y=B();return Y&&e.onMove(Y),!0}let _=S=>d.place[S.at]>=0;function O(){if(!u)
return;let S=(q,C,L="")=>a("li",{class:`key ${L}`,css:{"--key-fill":q}},C);if(!u.tree.pair){let q=new Set(u.tree.frames.map(({sort:C})=>C));v(o,Object.keys(Vh).filter(C=>q.has(C)).map(C=>S(l.sort(C),lo(
{sort:C}))));return}let P=q=>`full colour: ${Pt(q,u.measure)}`;v(o,S(l.change(zo),`takes more (${P(m)})`),S(l.change(-zo),`takes less (${P(-m)})`),S(l.change(0),"hardly changed"),u.tree.frames.some(q=>zt(
q,u.measure))&&S(l.noise(),"not certain"),u.tree.frames.some(w)&&S("var(--muted)","on one side only","key-hatched"))}function k(){let S=sn(u.zoomed);v(n,S.map((P,q)=>[q>0&&a("span",{class:"muted","ari\
a-hidden":"true"}," › "),q===S.length-1?a("b",{class:"mono","aria-current":"true"},pt(P)):I(pt(P),()=>e.onZoom(P),{class:"link-button mono"})]))}function x(S){u&&d.length>0&&Ba(f.picture([`Flame gra\
ph, ${Zt[u.measure][0]} ${rn(u.tree)}`,...u.lines,M(),`made ${Dt(new Date().toISOString())}`]),S,`${u.file}-tree`)}let M=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Pt(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${ne(u.tree.frames.length,"frame")}.`;return{node:c,draw(S){let P=u?.revision!==S.revision,q=!P&&u.judged!==S.judged,C=P||u.zoomed!==S.zoomed;if(u=S,P){
i.hide(),d=Ud(u.tree,u.measure,u.width),m=Ph(u.tree,u.measure),f.set({...d,from:0,to:d.end[0]??1}),O(),r.hidden=d.length>0,r.textContent=`No ${Zt[u.measure][0]} to draw.`;let $={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${Zt[u.measure][0]} ${rn(u.tree)}${u.tree.pair?$[u.width]:""}`}q&&(O(),f.redraw());let L=d.place[u.zoomed.at]??-1;C&&L>=0&&f.view(d.start[L],d.end[L],
P),k(),f.select(d.place[u.selected.at]??-1),f.highlight(u.found===null?null:u.found.map($=>d.place[$.at]).filter($=>$>=0)),c.dataset.ready=u.revision},focus:()=>f.node.focus(),unmount(){g(),f.destroy()}}}function Qh(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function Xh(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var n$=250,o$=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],s$=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
r$=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function a$(e,t){let n=de(
"tree-search"),o=a("span",{class:"muted small tree-found"}),s=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:rt(n$,()=>e(s.value.trim())),keydown(i){
i.key==="Enter"&&(i.preventDefault(),t(i.shiftKey?-1:1))}}}),r=a("span",{class:"tree-steps",hidden:!0},Te("up","The previous match (Shift+Enter)",()=>t(-1)),Te("down","The next match (Enter)",()=>t(1)));
return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),s,r,o),input:s,draw(i,l,c,u){if(document.activeElement!==s&&(s.value=i),r.hidden=l===null||l.length===0,l===null){o.textContent="";
return}let[d,m]=Xh(l,u);o.textContent=l.length===0?"No frame matches.":`${ne(l.length,"frame")}: ${c.pair?`${dt(d,u)} → ${dt(m,u)} (${Pt(m-d,u)})`:dt(d,u)}`}}}function Zh({onChange:e,onStep:t}){let n=new Map(
Qn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},Qn.map(p=>{let f=n.get(p);return f.button=I("",()=>e({
by:p,rows:[]}),{title:Zt[p][2],"aria-pressed":"false"}),f.button.append(Zt[p][1]," ",f.change),f.button})),s=it("Width of the frames",o$,p=>e({width:p})),r=it("How frames are put together",s$,p=>e({frames:p,
rows:[],open:[],zoom:""})),i=it("What makes frames",r$,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=it("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","\
In the order of their first calls"]],p=>e({order:p})),c=a$(p=>e({q:p}),t),u=(p,f,g="")=>a("span",{class:`tree-choice ${g}`},a("span",{class:"muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a(
"div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,w){for(let[y,h]of n){h.button.setAttribute("aria-pressed",String(
y===g));let b=f?.pair?Uh(f,y):"";v(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.draw(p.q,w,f,g)}}}var wc=12,yc=8,i$=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function eg({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(f,g)=>r.pair?a("a",{href:Rt({...e(),merge_addresses:!0,use_short_name:!1,
row:gt(f,g)}),class:"op-link"},a("bdi",{},f)):a("bdi",{},f);function l(f,g,w,y="",h=!1){let[b,_]=g,O=k=>a("td",{class:"num",title:Ha(k,w)},dt(k,w));return a("tr",{},a("th",{scope:"row",title:y,class:h?
"inner":null},f),O(b),r.pair&&O(_),r.pair&&a("td",{class:`num strong ${Bn(_-b)}`,title:Ds(_-b,w)},Pt(_-b,w)))}let c=f=>a("thead",{},a("tr",{},f===""?a("td"):a("th",{scope:"col"},f),(r.pair?["Control",
"Test","Δ"]:[rn(r)]).map(g=>a("th",{scope:"col",class:"num"},g))));function u(f){let g=f.here.device;return a("table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the fram\
e, ${rn(r)}`),c(""),a("tbody",{},l("Device time",f.total.device,"device","At and below the frame"),l("launched by itself",f.ownOf.device,"device","Device work that no frame below it launched",!0),l("H\
ost time",f.total.host,"host","At and below the frame, each call counted once"),l("in itself",f.ownOf.host,"host","Without the frames that it called",!0),l("Calls",f.figures.calls,"calls"),r.pair&&g!==
null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Bn(g)}`,title:Ds(
g,"device")},Pt(g,"device")))))}function d(f){let g=[...f.kernels].sort((w,y)=>Math.abs(y.device[1]-y.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...y.device)-Math.max(...w.device));return g.
length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},f.opened||f.instances>1?`Kernels of all ${R(f.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},g.slice(0,wc).map(({name:w,
device:y,counts:h})=>{let b=l("",y,"device");return v(b.firstChild,a("span",{class:"mono kernel-name"},i(w,i$(w)))),b.firstChild.title=`${w}
${dt(h[0],"calls")}${r.pair?` → ${dt(h[1],"calls")}`:""} calls`,b}),g.length>wc&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(g.length-wc)} more`))))}function m(f){return f.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},f.shapes.slice(0,yc).map(({text:g,calls:w})=>{let y=l(g,w,"calls");return y.firstChild.
classList.add("mono"),y}),f.shapes.length>yc&&a("tr",{},a("td",{class:"muted"},`${R(f.shapes.length-yc)} more`))))}function p(f,g){let w=f.sort==="operator"&&r.pair,y=f.names[1]??f.names[0];return a("\
p",{class:"op-actions"},g&&f.instances>1&&f.sort==="module"&&I(f.opened?"Fold its instances":`Show its ${R(f.instances)} instances`,()=>t(f),{class:"link-button"}),f.parent&&f.children.length>0&&I("Zo\
om to it",()=>n(f),{class:"link-button zoom-button"}),w&&a("a",{href:Rt({...e(),merge_addresses:!0,use_short_name:!1,row:gt(y,"cpu_op")})},"Open this operation"),w&&a("a",{href:vo(e(),{name:y,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(f.sort)&&I("Copy the name",()=>jt(Xn(f),"Name copied."),{class:"link-button"}))}return{node:s,draw(f,g,w){r=f;let y=sn(g).slice(1,-1),h=y.filter(
({sort:_})=>_!=="python"),b=h.length>0?h:y.slice(-4);v(o,a("p",{class:"mono full-name"},a("bdi",{},pt(g))),a("p",{class:"muted small"},[lo(g),co(g),g.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(_=>zt(g,_)).map(_=>`${_} time: no difference found`)].flat().filter(Boolean).join(" · ")),b.length>0&&a("p",{class:"muted small mono frame-path"},`in ${b.map(pt).join(
" › ")}`),g.through.length>0&&a("p",{class:"muted small"},`One side has it below ${g.through.join(", ")}.`),u(g),p(g,w),d(g),m(g))}}}var l$=5;function tg(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=Fh(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,I(pt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?Wh(c,u):dt(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",I(pt(c),()=>e(c),{class:"\
link-button mono tree-name"}),Hh(c).map((p,f)=>[f===0?" in ":" › ",I(pt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Bn(c.here[u]):""}`},d),l.pair&&a("spa\
n",{class:"muted"},r(c,u)),zt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,percent:f}=jh(
l,c),[,g]=Zt[c],[w,y]=l.root.total[c];v(t,a("span",{class:"headline-label"},`${g} ${rn(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${Bn(y-w)}`},p,w>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let h=To(l,c,l$);v(n,h.map(x=>i(l,x,c))),n.hidden=h.
length===0;let b=zh(l),_=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",O=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(x=>x<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";v(o,Gh(l,u).map(x=>a("\
p",{class:"notice"},x)),[b,k,_,O].filter(Boolean).map(x=>a("p",{class:"muted"},x)))}}}var bn=28,c$=150,ng=12,og=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],u$=[["Frame","c-frame",og[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function sg(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>c$;function g(){let $=c.tree.pair?og:u$,B=`${Zt[c.measure][1]} ${rn(
c.tree)}`;v(o,$.map(([,Y])=>a("col",{class:Y}))),v(t,a("tr",{},$.map(([Y,G,J],Se)=>a("th",{scope:"col",class:G,title:Se===0?J:`${B}: ${J}`},Y)))),i.firstChild.colSpan=$.length,l.firstChild.colSpan=$.length}
function w({frame:$,level:B,open:Y,leaf:G}){let J=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,Se=qh($),ye=$.instances===$.parent?.instances?"":Zn($);return a("th",{scope:"row",class:"c-fram\
e",title:[pt($),...$.above??[],lo($),co($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},Fa($))),J?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
Zn($)):ye&&a("span",{class:"muted count"},ye),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),Se&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},Se),a("span",{class:"visually-hidden"},` ${co($)}`))))}function y($,B=""){return a("td",{class:`num c-time ${B}`,title:Ha($,c.measure)},dt($,c.measure))}function h($,B,Y){return a("\
td",{class:`num c-time ${B} ${zt(Y,c.measure)?"calm":Bn($)}`,title:[Ds($,c.measure),zt(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
$)/p).toFixed(1)}%`}:{}},Pt($,c.measure))}function b($){let{frame:B}=$,[Y,G]=B.total[c.measure];return c.tree.pair?[w($),y(Y),y(G),h(on(B,c.measure),"c-diff",B),h(B.here[c.measure],"c-here",B)]:[w($),
y(Y),y(B.ownOf[c.measure][0]),a("td",{class:"num c-time"},dt(B.figures.calls[0],"calls"))]}function _($){let B=c.rows[$],{frame:Y}=B,G=[$%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:G,data:{index:$},tabindex:$===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":$+2,"aria-expanded":B.leaf?null:
String(B.open),"aria-selected":String(Y===c.selected)},b(B))}function O($=!1){let B=Math.ceil((r.clientHeight||600)/bn),Y=Math.floor(r.scrollTop/bn),[G,J]=f()?[Math.max(0,Y-ng),Math.min(c.rows.length,
Y+B+ng)]:[0,c.rows.length];if(!$&&G===m[0]&&J===m[1])return;m=[G,J];let Se=n.contains(document.activeElement),ye=$?new Map:d;d=new Map;for(let Re=G;Re<J;Re+=1)d.set(Re,ye.get(Re)??_(Re));[[i,G],[l,c.rows.
length-J]].forEach(([Re,Z])=>{Re.hidden=Z===0,Re.style.height=`${Z*bn}px`});let{scrollTop:Pe}=r;tn(n,[i,...d.values(),l]),r.scrollTop=Pe,Se&&(d.get(u)??r).focus({preventScroll:!0})}function k($,B=!1){
let Y=$*bn,G=r.clientHeight-t.offsetHeight;B&&(Y<r.scrollTop||Y+bn>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+bn>r.scrollTop+G&&(r.scrollTop=Y+bn-G),O()}function x($,B){let Y=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),B&&G?.focus({preventScroll:!0})}function M($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((B,Y)=>B.frame===$.rows[Y].frame&&B.open===$.rows[Y].open)}function S($){let B=c.selected!==$.selected;c=$;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);B&&Y>=0&&x(Y,!1)}n.addEventListener("click",$=>{let B=$.target.closest(
"tr[data-index]");if(!B)return;let{frame:Y,leaf:G}=c.rows[B.dataset.index],J=$.target.closest("[data-act]")?.dataset.act;x(Number(B.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",$=>{let B=$.target.closest("tr[data-index]");B&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function P({frame:$,
open:B,leaf:Y},G){!Y&&B!==G?e.onToggle($):G&&B?x(u+1,!0):!G&&$.parent&&x(c.rows.findIndex(J=>J.frame===$.parent),!0)}n.addEventListener("keydown",$=>{let B=c?.rows[u];if(!B||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/bn)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>P(B,!0),ArrowLeft:()=>P(
B,!1),Enter:()=>e.onZoom(B.frame)," ":()=>e.onSelect(B.frame)},Se=$.key in G?()=>x(G[$.key],!0):J[$.key];Se&&($.preventDefault(),Se())});let q=0,C=()=>{q===0&&c&&f()&&(q=requestAnimationFrame(()=>{q=0,
O(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/bn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",C,{passive:!0});let L=new ResizeObserver(C);return L.observe(
r),{node:r,focus:()=>x(u,!0),draw($){if(M($)){S($);return}let B=c?.rows[u]?.frame.key,Y=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,p=c.tree.frames.reduce((J,Se)=>Math.max(J,Math.abs(
on(Se,c.measure))),0),g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let G=Y?c.selected.key:B;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),O(!0),
Y&&k(u,!0)},unmount(){L.disconnect(),cancelAnimationFrame(q)}}}function d$(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var rg=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function m$(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?d$(t)||(rg(o)>4*rg(n)?"host":"device"):"device"}async function f$(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries($t(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await ot(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function ag(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Zi(await Js(n?"":e.control,Mo(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?f$(e,t):null]),l=e.
by||m$(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}var ig=async(e,t,n)=>Zi(await Js(e.test!==""?"":e.control,Mo(e,t==="host"?"host":"device",
!0),{signal:n}));async function lg(e,t,n){let o=Mo(e,t.chosenBy,e.frames==="instance");o.set("significance",n),Ld(t,await Js("",o),n)}var p$=8,h$=40;function cg(e,t,n){let o=new Set([e.root]);for(let s of[...To(e,t,p$),...n.slice(0,h$)])sn(s).slice(0,-1).forEach(r=>o.add(r));return o}function g$(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(on(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function ug(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=g$(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var dg={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Bs={path:"/tree",name:"Tree",mount:(e,t)=>y$(e,t)},w$=e=>yt({...Ct(""),...$t(e),exclude:[wt]});function y$(e,t){let n=Oo(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(N,{replace:K=!0}={})=>!u&&t.go(Ft({...n,...N}),{replace:K}),m=Fo(N=>d({...N,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:N=>[a("a",{class:"small",href:w$(N)},"Compare"),Ql(N)]}),p=tg(N=>S(N)),f=Zh({onChange:N=>d(x(N)),onStep:C}),g=Jh({onPick:N=>M(N,N),onZoom:N=>M(l.selected,N),onMove:N=>M(N)}),w=sg({
onSelect:N=>M(N),onZoom:N=>M(N,N),onToggle:P,onInstances:q}),y=eg({pair:()=>$t(n),onInstances:q,onZoom:N=>M(N,N)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},g.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},w.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let O=Wt({context:t,results:_,message:h}),k=rt(400,Ae);function x(N){return N.frames&&l?{...N,node:l.selected.foldKey}:N}function M(N,K){let ee=z=>z.at<=N.at&&N.at<z.end,ce=K??(ee(
l.zoomed)?l.zoomed:sn(N).findLast(z=>ee(z)&&l.zoomed.at>=z.at&&l.zoomed.at<z.end)??l.tree.root);d({node:N.key,zoom:ce.key}),k(`${pt(N)} is selected.`)}function S(N){M(N)}function P(N){let K=n.rows.includes(
N.key)?n.rows.filter(ee=>ee!==N.key):[...n.rows,N.key];d({rows:K})}function q(N){let K=N.key,ee=n.open.includes(K);d({open:ee?n.open.filter(ce=>ce!==K):[...n.open,K],rows:n.rows.filter(ce=>ce!==K),node:K}),
Ae(ee?"Folded.":`Its instances are shown below ${pt(N)}.`)}function C(N){let K=l?.found??[];if(K.length>0){let ee=K.indexOf(l.selected),ce=ee<0?N>0?0:K.length-1:(ee+N+K.length)%K.length;M(K[ce]),Ae(`${ce+
1} of ${K.length}: ${pt(K[ce])}`)}}async function L(){let N=[n.control,n.test].filter(ee=>ee!=="");if(N.every(ee=>o&&Ue(o,ee)))return;let K=await mt(N).catch(()=>[]);u||(o=K,ae())}function $(){if(n.control===
"")return"";let N=`${n.control} ${Mo(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===N&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${N} ${K}`}function B(N){r=N,_.dataset.stale="";let[K,ee]=[N.slice(0,N.lastIndexOf(" ")),n.by];O.ask(ce=>ag(n,ce),ce=>{s={...ce,key:N,base:K,first:ee===""},i=null,delete _.dataset.stale,O.say(
null),Ae(ne(ce.tree.frames.length-1,"frame")),ae()},ce=>{s=null,l=null,delete _.dataset.stale,O.say(J(ce)),ae()})}function Y(N){let K=`${s.key} ${N==="host"}`;return i?.key===K?i.tree:(i={key:K,tree:null},
O.ask(ee=>ig(n,N,ee),ee=>{i.tree=ee,ae()},ee=>{i=null,ve(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function G(N,K){let{tree:ee}=N;if(N.judged??=new Set,!(!ee.pair||
K==="calls"||N.judged.has(K)||ee.samples.some(ce=>ce<4))){N.judged.add(K);try{await lg(n,ee,K)}catch{return}!u&&s===N&&(N.verdicts=`${N.verdicts??""} ${K}`,N.classes=void 0,N.openedFor=void 0,ae())}}function J(N){
let K=Object.keys(dg).some(ee=>n[ee]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:N.code}},a("h2",{},"This tree cannot be shown"),a("p",{},N.message),a("p",{},K?I("Use all ranks \
and steps",()=>d(dg),{class:"primary"}):I("Try again",()=>B(r),{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}let Se=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a tes\
t"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function ye(N){
if(n.frames==="class")return s.classes??=Bd(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(N);if(K){let ee=n.open.join();return s.openedFor!==ee&&(s.opened=Fd(s.tree,K,new Set(n.open)),
s.openedFor=ee),s.opened}}return s.tree}function Pe(){let N=n.by||s.measure,K=ye(N),ee=n.q===""?null:Qh(K,n.q),ce=el(K,n.node)??To(K,N,1)[0]??K.root,z=el(K,n.zoom)??K.root,oe=cg(K,N,[ce,...K.frames.filter(
j=>j.opened).flatMap(j=>j.children.slice(0,1)),...ee??[]]),me=new Set(n.rows),we=ug(K,N,n.order,j=>oe.has(j)!==me.has(j.key)),T=[s.key,N,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{
tree:K,measure:N,width:n.width,found:ee,text:`${n.q} ${n.order}`,selected:ce,zoomed:z,rows:we,revision:T,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Re(K),file:`tracediff-${K.sides.map(({label:j})=>_t(
j)).join("-")}`}}function Re(N){return[["control","test"].slice(0,N.sides.length).map((ee,ce)=>`${N.pair?`${ee}: `:""}${N.sides[ce].label} (${ne(N.sides[ce].samples,"sample")})`).join(" → ")]}function Z(){
let N=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ce=>En(ce,n,o,N),ee=n.control===""?"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(
n,o,N)}function ae(){if(u)return;let N=$();if(N===""?(O.drop(),[r,s,l]=["",null,null],O.say(Se())):N!==r&&(s||O.say(null),B(N)),Z(),_.toggleAttribute("data-skeleton",N!==""&&!s),!s||s.key!==N){f.draw(
n,null,n.by,null);return}l=Pe();let{tree:K,measure:ee,found:ce}=l,z=[l.revision,l.judged,n.level].join(" ");z!==c&&(c=z,p.draw(K,ee,n.level)),f.draw(n,K,ee,ce),g.draw(l),w.draw({...l,found:ce&&new Set(
ce)}),y.draw(K,l.selected,l.canOpen),G(s,ee)}return ae(),L(),{keys:{search:()=>f.search(),enter:()=>l!==null&&w.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.
zoomed!==l.tree.root&&M(l.selected,l.tree.root)},update(N){n=Oo(N),ae(),L(),s&&r===s.key&&t.settled()},unmount(){u=!0,O.unmount(),g.unmount(),w.unmount()}}}var b$={name:"rows",label:"Rows",type:"choice",options:qr,fallback:"steps"};function mg(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,x){t({[k]:x},{replace:l===k}),l=k}function u(k,x,M,S){let P=de("set"),q=In({id:P,field:k,none:S,text:i[k],set:Ue(M,i[k])??null,onPick:C=>{l="",n(
{[k]:C?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:P},x),q.node)}function d(k){let x=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,x.checked===k.fallback?"":String(x.checked))}});return s.push({name:k.name,sync(M){x.checked=M===""?k.fallback:M==="true"}}),a("label",{class:"check"},x,k.label)}function m(k){let x=k.type==="o\
perator"?de("ops"):null,M=k.type==="number",S=a("input",{type:M?"number":"text",list:x,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:M&&"any",min:M&&0,data:{field:k.name},class:x&&
"wide",title:k.title,on:{change:()=>c(k.name,S.value.trim())}}),P=x&&a("datalist",{id:x});x&&(S.addEventListener("input",rt(150,()=>g(S.value,P))),S.addEventListener("focus",()=>{S.select(),g("",P)}));
let q="";return s.push({name:k.name,sync(C,L){let $=C||x&&L||"",B=S===document.activeElement&&S.value!==q;S.value.trim()!==$&&!(B&&$===q)&&(S.value=$),q=$,M&&(L??null)!==null&&C===""&&(S.placeholder=L)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),S,P)}function p(k){let x=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,x.value===k.fallback?"":x.value)}},Object.entries(
k.options).map(([M,S])=>a("option",{value:M},S)));return s.push({name:k.name,sync(M,S){x.value=M||String(S??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),x)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function g(k,x){if(i.set!=="")try{let M=await Kc(i.set,k);v(x,[...new Set(M.filter(S=>S.category==="cpu_op").map(S=>S.name))].map(S=>a("option",
{value:S})))}catch{}}let w=(k,x)=>k?.[x].length>0?Qe(k[x],3):"";function y(k,x){let[M,S]=["set","test"].map(P=>w(Ue(x,i[P]),k));return i.test!==""&&i[k]===""&&(M!==S||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,x,M){let[S,P]=["set","test"].map(C=>Ue(M,i[C])),q=(C,L,$)=>f({name:C,label:L,type:"text",placeholder:["all",w($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,M)?[q(`set_${k}`,`${x} of A`,S),q(`test_${k}`,`${x} of B`,P)]:[q(k,x,S)]}function b(k){let x=M=>M.some(S=>i[S]!=="");return!x(["steps","set_steps","test_steps"])&&(x(["marker","set_\
marker","test_marker"])||["set","test"].some(M=>Ue(k,i[M])?.steps.length>0))}let _=k=>`${dl[k].letter} · ${dl[k].name}`;function O(k){let x=i.test!=="";s=[],v(o,u("set",x?_("set"):"Trace set",k),u("t\
est",x?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&f(b$),e[i.what].params.map(f))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,x,M={}){i=k;let S=JSON.stringify([i.what,i.set,i.test,y("ranks",x),y("steps",x),b(x),x.map(P=>[P.id,P.label])]);
if(S!==r){r=S;let P=o.contains(document.activeElement)?document.activeElement.dataset.field:null;O(x),P&&o.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:q})=>q(i[P]??"",M[P]))}}}var k$=24,Wa=20;function fg(e,t){let n=Array.from(e),o=Math.max(0,n.length-Wa),s=t>k$?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+Wa).join(""))),s+Wa<n.length&&r("split-rest",s+Wa))}var pg=200;function qs(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),i=An(r);i.set(e.sql??null);
let l=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},i.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function p(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,O]=[h[d.key]??null,b[d.key]??null];return _===null||O===null?(_===null)-(O===null):y*(typeof _=="number"?_-O:String(_).localeCompare(String(O)))})}function f(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},w(),t.querySelector("[aria-sort] button")?.focus()}function g(y,h,b){let _=e.href&&y.link?.(b,e.parameters??{}),O=y.show(h,b),k=y.mono&&typeof O=="string"?fg(O,u.get(y.key)?.
get(O)??0):O;return _?a("a",{href:e.href(_)},k):k}function w(){v(t,e.columns.map(y=>{let h=d?.key===y.key;return a("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},I(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>f(y),{class:"link-button th-button",title:y.what}))})),v(n,p().slice(0,m).map(y=>a("tr",{},e.columns.map(h=>{let b=y[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},g(h,b,y))})))),s.textContent=c.length>1?R(c.length):"",o.hidden=c.length<=m,v(o,I(`Show\
 ${R(Math.min(pg,c.length-m))} more of ${R(c.length)}`,()=>{m+=pg,w()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,li(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,w()}}}var _$={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},hg="http://www.w3.org/2000/svg";function x$(e,t){let n=document.createElementNS(hg,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(hg,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",_$[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function gg(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=I(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,w){g.dataset.shown!==w&&(g.dataset.shown=w,g.value=m(w))}function f(g,{chosen:w,styles:y,two:h}){let b=y.get(g.key)??-1,_=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let O=[...t.querySelectorAll("input:checked")];e.onLines(O.length===0?xl:O.map(k=>k.value))}}});return _.checked=w.includes(g.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&x$(hl(b,h?"A":""),h)),g.name)}return{node:l,draw(g){let{chosen:w,two:y}=g,h=JSON.stringify([g.lines.map(b=>b.key),w,y]);if(t.hidden=g.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;v(t,S$(g.lines,w).map(([_,O])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),O.map(k=>f(
k,g))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(n,g.start),p(o,g.end),s.disabled=g.start===""&&g.end==="",i.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function S$(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}function $$(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function wg(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=$$(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var yg={control:"set",test:"test"};function $g(e){let t=(n,o)=>e[`${yg[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[yg[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function v$(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ba($g(e));return n&&`(${n})`}var Ws="device\
_type = 'GPU'",kc=["COMPUTATION","COMMUNICATION","MEMORY"],ja=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",_c=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${kc.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Ws}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${kc.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Ws}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${kc.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,bg=e=>`${_c(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,kg=e=>`${_c(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,E$=(e,t)=>`${_c(e,ja(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,vg=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,T$=(e,t)=>`SELECT side, rank, kind, name, category, ${vg}
FROM events
WHERE ${Ws}${ja(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Eg=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Ws}${ja(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Tg=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Ws}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Og="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",_g=(e,t)=>`${Tg(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Og}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Mg=(e,t)=>`${Tg(e,ja(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Og}`,O$=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Mg(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Hs=(e,t)=>`${Mg(e,t)}
ORDER BY launch_delay DESC`,xg=(e,t)=>`SELECT side, rank, name, ${vg}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function M$(e){let t=Object.entries($g(e)).map(([n,{ranks:o}])=>{let s=ya(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Fs="side, rank, span, device_type, device",Ag=e=>`WITH changes AS (
    ${e}
)
SELECT ${Fs}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Fs}),
    so_far AS (PARTITION BY ${Fs} ORDER BY at_us, row)`,A$=e=>`SELECT ${Fs}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Ag(e)}
)
GROUP BY ${Fs}
ORDER BY rank, span, device_type, device, side`,Sg={peaks:A$,"memory-curves":e=>`${Ag(e)}
ORDER BY side, rank, at_us`},C$={temporal_breakdown:{rows:bg,temporal:bg},comm_comp_overlap:{rows:kg,overlap:kg},kernel_breakdown:{kinds:E$,kernels:T$,over_ranks:Eg},idle_time_breakdown:{rows:_g,idle:_g},
launch_stats:{counts:O$,worst:Hs,"launch-cpu_duration":Hs,"launch-gpu_duration":Hs,"launch-launch_delay":Hs,"launch-scatter":Hs},user_annotation_breakdown:{rows:xg,annotations:xg}},R$={kernel_breakdown:{
kernels:Eg}},N$={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"}},Cg=e=>N$[e]??{};function Rg(e,t,{
chart:n=!1}={}){if(e.what==="memory"){let r=M$(e);return r&&Sg[t]?Sg[t](r):null}let o=n&&R$[e.what]?.[t]||C$[e.what]?.[t],s=v$(e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats===
"true")?null:o(s,e)}var L$={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},xc={path:"/analyse",name:"Analyse",mount:(e,t)=>P$(e,t)};function P$(e,t){let n=Hl(location.search,at),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(A,F)=>t.go(so({...n,...A},at),F),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=mg(at,{onChange:m,onSet:A=>m({...ia,...A})}),g=a("p",{class:"m\
uted analysis-intro"}),w=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,h,b),O=a("h1",{}),k=I("Open in Perfetto …",()=>gr([n.set,n.test].filter(A=>A!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),x=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
O,k,x),p,f.node,g,w,_));let M=Wt({context:t,results:_,message:w}),S=ht(()=>c.forEach(A=>A.figure.retheme())),P=A=>Yc(n.what,np(i??n,at,A)),q=(A,F)=>Wo(Rg(i??n,A,F),{control:n.set,test:n.test},F?.chart?
Cg(A):{});function C(){c.forEach(A=>A.figure.unmount()),c=at[n.what].charts.map(A=>{let F=A.series&&gg({onLines:ie=>m({lines:ie},{replace:!0}),onWindow:ie=>m(ie),csv:()=>P("series")}),te=it("Ranks tha\
t are drawn",[["","those that differ most"],["rank",F?"the first":"all, in order"]],ie=>m({order:ie,lines:[]},{replace:!0})),X={chart:A,bar:F,order:te,hidden:new Set,keys:L(A)};return X.figure=Tt({id:A.
id,title:A.title,file:A.id,level:"h2",class:A.half?"half-chart":"",height:ie=>A.height(ie.places,ie.sides),make:(ie,Ce)=>B(ie.made(Ce),X.hidden),onRelayout:F&&Y,onDoubleClick:F&&G,keys:()=>X.keys.filter(
ie=>!X.hidden.has(ie.key)).map(ie=>[ie.property,ie.name]),extra:[a("div",{class:"chart-choice"},$(X),te.node),F?.node]}),X}),v(h,c.map(A=>A.figure.node))}let L=A=>(A.legend??(n.test===""?[]:ee().map(F=>({
key:F.key,name:`${F.letter} · ${F.label}`,property:F.letter==="A"?"--control-fill":"--test-fill"})))).map(F=>({...F,key:A.legend?F.property:F.key}));function $(A){let F=X=>{let{hidden:ie}=A;ie.delete(
X)||ie.add(X),ie.size===A.keys.length&&ie.clear();for(let Ce of te)Ce.setAttribute("aria-pressed",String(!ie.has(Ce.dataset.key)));J(ee())},te=A.keys.map(X=>I(X.name,()=>F(X.key),{class:"key","aria-pr\
essed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return te.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${A.chart.title}: what is drawn`},te)}
let B=({data:A,layout:F},te)=>({layout:F,data:A.map(X=>te.has(X.legendgroup)?{...X,visible:!1}:X)});function Y(A,F){let[te,X]=[A["xaxis.range[0]"],A["xaxis.range[1]"]];if(Number.isFinite(te)&&Number.isFinite(
X)&&X>te&&performance.now()-u>500){let ie=Ce=>String(Number(Math.max(0,Ce*F.per+F.offset).toFixed(3)));m({start:ie(te),end:ie(X)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(A){
let F=[n.what,n.set,n.test].join(" ");l!==F&&(C(),l=F);let te=`tracediff-${A.map(ie=>_t(ie.label)).join("-")}`,X={...n,shown:s.parameters,href:ie=>so({...n,...ie},at)};for(let ie of c)Se(ie,A,X,te)}function Se({
chart:A,bar:F,order:te,hidden:X,figure:ie},Ce,W,re){let le=A.make(Ce,W),Oe=le.empty?null:F&&le.data(600);if(te.node.hidden=!le.limited,te.press(n.order),ie.draw({file:re,heading:le.note,made:le.data,per:Oe?.
per,revision:[r,n.order,...n.lines,...X].join(" "),offset:Oe?.offset,places:le.places,sides:Ce.length,caption:ye(Ce),empty:le.empty??null}),ie.sql.set(q(A.id,{chart:!0})),ie.node.hidden=!!le.empty&&(!!le.
isSaid||K(Ce)),F){let qe=Kr(Ce,A.series,A.ownDevice),ze=Vr(qe,Ce,n).keys;F.draw({lines:qe,chosen:ze,styles:cf(qe,ze,A.panels),start:n.start,end:n.end,two:Ce.length>1,empty:!!le.empty}),F.node.hidden=qe.
length===0}}let ye=A=>[[A.map(F=>[F.letter,F.label].filter(Boolean).join(" · ")).join(", "),Z(A)].join(". ")];function Pe({name:A,category:F}){let te=(ie,Ce)=>n[`${ie}_${Ce}`]||n[Ce]||"all",X=ie=>n[`${ie}\
_marker`]||n.marker;return Rt({control:n.set,test:n.test,row:gt(A,F),control_marker:X("set"),test_marker:X("test"),control_ranks:te("set","ranks"),test_ranks:te("test","ranks"),control_steps:te("set",
"steps"),test_steps:te("test","steps")})}function Re(A){let F=A.length>1;b.hidden=K(A);let te={href:F?Pe:null,parameters:s.parameters};v(b,at[n.what].tables.flatMap(X=>{let ie=wg(A,X),Ce=Xm(X,ie),W=qs(
{...te,caption:X.caption,csv:P(X.key),sql:q(X.key),columns:[...F?[L$]:[],...Ce]});W.show(ie);let re=(s.difference?.[X.key]??[]).filter(Oe=>Ce.some(qe=>qe.number&&(Oe[qe.key]??null)!==null));if(re.length===
0)return[W.node];let le=qs({...te,caption:X.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ce.filter(Oe=>!Oe.note&&re.some(qe=>(qe[Oe.key]??null)!==null)).map(Jm)});return le.
show(re),[W.node,le.node]}))}function Z(A){let F=A.filter(te=>(te.data.last_step_dropped??[]).length>0);return A.every(te=>te.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":at[n.
what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":A.every(te=>te.data.all_steps.length===0)?"Without steps, all rows count, as in Co\
mpare.":F.length>0?`Work that the last step of a rank${F.length<A.length?` of ${F[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, a\
lso those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ae(A){let F=at[n.what],te=A.flatMap(({label:W,data:re})=>{let le=F.
host?[]:re.ranks_without_device_rows??[];return le.length===0?[]:[le.length===re.ranks.length?`${W} has no device work${re.ranks.length>1?"":` (rank ${re.ranks[0]})`}: this analysis has nothing to cou\
nt there. ${to}`:`${W}: ${le.length===1?"rank":"ranks"} ${Qe(le)} ${le.length===1?"has":"have"} no device rows.`]}),X=F.chosen?.({...n,shown:s.parameters}),ie=n.rows!==""&&!F.ofSteps&&A.some(W=>W.data.
steps===null)&&I("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${qr.steps}`}),Ce=K(A)&&a("p",{},"What the host did is here: ",a("a",{href:so({...n,what:"user_annotation_bre\
akdown",lines:[]},at)},"annotations"),".");v(y,te.length>0&&a("ul",{class:"notice"},te.map(W=>a("li",{},W))),Ce,F.notes?.(A),X&&a("p",{},X),te.length<A.length&&a("p",{class:"muted small"},Z(A)," ",ie))}
let N=({data:A})=>(A.ranks_without_device_rows??[]).length===A.ranks.length,K=A=>A.every(N)&&!at[n.what].host;function ee(){let A=!!s.test;return[["set","A"],["test","B"]].filter(([F])=>s[F]).map(([F,
te])=>({key:F,letter:A?te:"",label:s[F].label,data:s[F]}))}function ce(A){s=null,r="",delete _.dataset.shown,M.say(A)}function z(A,F){let te=at[n.what];s=A;let X=i===n&&te.instead?.(n,ee());if(X){i={...n,
...X},oe(F);return}r=F,M.say(null);let ie=ee();f.draw(n,o,s.parameters),ae(ie),J(ie),Re(ie),_.dataset.shown=F,Ae(`${te.title} is shown.`)}function oe(A){M.ask(F=>Xs(i.what,Fl(i,at),{signal:F}),F=>z(F,
A),F=>ce(a("div",{class:"error-box",role:"alert",data:{code:F.code}},a("h2",{},"This analysis is not possible"),a("p",{},F.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let me=()=>`${n.
what} ${Fl(n,at)}`;function we(){let A=me();if(s&&r===A){M.drop(),J(ee()),t.settled();return}if(n.set===""){M.drop(),ce(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=n,oe(A)}function T(){
let A=at[n.what],F=te=>n[te]===""?null:Ue(o,n[te])?.label??n[te];v(O,A.title),v(g,A.intro),j(),t.setTitle([A.title,[F("set"),F("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" \
· ")),f.draw(n,o,s&&r===me()?s.parameters:{}),E(),we()}function j(){let A=[n.set,n.test].map(te=>te!==""&&Ue(o,te)).filter(Boolean),F=A.filter(te=>te.traces_bytes===0);v(x,F.length===0?"":A.length===
1?hn(A[0]):F.map(te=>`${te.label}: ${hn(te)}`).join(" "))}function E(){p.firstChild||v(p,Object.entries(at).map(([A,{tab:F,title:te}])=>a("a",{data:{what:A}},F??te)));for(let A of p.children){let{what:F}=A.
dataset;if(A.href=so({...n,what:F,lines:[]},at),F!==n.what){A.removeAttribute("aria-current");continue}A.setAttribute("aria-current","page");let te=p.getBoundingClientRect(),{left:X,right:ie}=A.getBoundingClientRect();
(X<te.left||ie>te.right)&&(p.scrollLeft+=X-te.left-24)}}async function U(){let A=[n.set,n.test].filter(F=>F!=="");try{o=A.length>0?await mt(A):[],o.length===0&&(o=(await Yt("limit=1")).entries.map(({set:F})=>F))}catch(F){
v(w,a("div",{class:"error-box",role:"alert"},F.message));return}d||(f.node.hidden=k.hidden=o.length===0,o.length===0?(v(O,"Analyse"),t.setTitle("Analyse"),v(w,a("p",{class:"notice"},"There are no trac\
e sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):T())}return U(),{keys:{search:()=>f.focus()},update(A){n=Hl(A,at);let F=["set","test"].every(te=>n[te]===""||
Ue(o??[],n[te]));o?.length>0&&F?T():U()},unmount(){d=!0,M.unmount(),S(),c.forEach(A=>A.figure.unmount())}}}var Sc=28,Ng=200,Lg=12,I$=400,D$=56;function kn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function B$(e,t,n){let o=Math.max(1,Math.ceil(
n.length/I$)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,kn(n[r][t]).length);return Math.min(D$,s)+3}function q$(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Pg(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Ng&&!On();function g(O,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},O.map((x,M)=>{let S=kn(x);return a("td",{title:S.length>40?S:null,class:x===null?"none":l[M].number?"num":""},S)}))}function w(O=!1){let k=Math.ceil((s.clientHeight||600)/Sc),x=f()?Math.max(
0,Math.floor(s.scrollTop/Sc)-Lg):0,M=f()?Math.min(u.length,x+k+2*Lg):u.length;!O&&x===m&&M===p||([m,p]=[x,M],[[r,x],[i,u.length-M]].forEach(([S,P])=>{S.hidden=P===0,S.firstChild.colSpan=Math.max(1,l.length),
S.style.height=`${P*Sc}px`}),v(n,r,u.slice(x,M).map((S,P)=>g(S,x+P)),i))}function y(O){let k=l[O].number;d=d?.at!==O?{at:O,down:k}:d.down===k?{at:O,down:!k}:null;let x=d?.down?-1:1;u=d===null?c:[...c].
sort((M,S)=>x*q$(M[O],S[O])),s.scrollTop=0,h(),w(!0),e.children[O].querySelector("button").focus()}function h(){v(e,l.map((O,k)=>a("th",{scope:"col",class:O.number?"num":"",title:O.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},I(a("span",{class:"ellipsis"},O.name,O.unit&&a("span",{class:"muted"},`, ${O.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${O.name}`}))))}s.addEventListener("scroll",()=>f()&&w());let b=new ResizeObserver(()=>f()&&w());b.observe(s);let _=So(()=>w(!0));return{node:s,show(O,k){l=O.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=k,d=null;let M=l.map((S,P)=>B$(S,P,u)).map(S=>`min(${S}ch, 60cqw)`);v(t,M.map(S=>a("col",{css:{width:S}}))),o.style.minWidth=`calc(${["0px",...M].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Ng),s.scrollTop=0,h(),w(!0)},unmount(){b.disconnect(),_()}}}var Ec=50,Bg=5e3,$c=40,H$=360,an=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ig=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],F$={control:0,test:1},qg=e=>e.map(t=>Ye(t)).join("<br>"),W$=(e,t)=>`${e.name}: ${kn(t)}${e.unit?` ${e.unit}`:""}`;function vc(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?et(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ye(e.name),font:{size:11},standoff:4}}}}function Tc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=kn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:F$[o]??r})).sort((o,s)=>o.
at-s.at)}var Hg=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function j$(e,t){let{x:n,ys:o,rows:s}=e;return gs({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:se(an[i])})),bars:s.slice(0,Ec).map(r=>({label:kn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:kn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function Dg(e,t){let n=e.rows.slice(0,Bg).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=vc(e.x,o(e.x.at)),r=vc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=Tc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:se(an[d%an.length]),size:u.length>500?4:7,symbol:Ig[d%Ig.length],opacity:.8},line:{color:se(an[d%an.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>qg(e.columns.slice(0,12).map(p=>W$(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Hg({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function U$(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:$c+1},(i,l)=>{let c=s+(r-s)*l/$c;return l===0?t:l===$c?n:o?Math.exp(c):c})}}function z$(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function G$(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=U$(n),{per:r,axis:i}=vc(e.x,n);return{data:Tc(e).map(({name:l,rows:c,at:u},d)=>{let m=z$(t(c),o),p=se(an[u%an.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[o[g]/r,o[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let w=qg([...l===""?[]:[l],`${kn(o[g])} t\
o ${kn(o[g+1])} ${e.x.unit??""}`,R(f)]);return[w,w]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Hg({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var Y$={bars:j$,histogram:G$,line:e=>Dg(e,"lines"),scatter:e=>Dg(e,"markers")};function Fg(e,t){let n=e==="bars"?Ec:e==="histogram"?1/0:Bg;return t>
n?`The chart shows the first ${R(n)} of ${R(t)} rows; the table has all.`:""}function Oc(e){return e.ys.length>1?e.ys.map((t,n)=>[an[n],t.name]):e.by?Tc(e).map(({name:t,at:n})=>[an[n%an.length],t]):[]}
function Wg(e){let t=null,n=Tt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Oc(t),height:o=>o.chart==="bars"?Le(Math.min(Ec,o.rows.length),o.ys.length):H$,make:(o,s)=>Y$[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var K$=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,V$=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,J$=["name","short_name","kerne\
l","operator","ended_by"];var Gt=e=>e.type==="integer"||e.type==="real",Ac=e=>Gt(e)&&!K$.test(e.name);function za(e,t={}){return t[e]??(V$.test(e)&&!/count|calls/.test(e)?"µs":"")}var Q$=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ua(e,t,n,o=s=>s){let s=Q$(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function jg(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ga=(e,t)=>e.filter((n,o)=>!Ac(n)&&t.length>0&&jg(t,o,8)<=8);function Ug(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Gt(o))?n:""}function X$(e,t){
let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Ac(i)),o=Math.abs;return(n.find(({at:i})=>Ua(t,i,-1))??n.find(({at:i})=>Ua(t,i,-1,o))??n.find(({at:i})=>Ua(t,i,1))??n.find(({column:i})=>za(i.
name)!=="")??n[0])?.column.name??""}var Mc=(e,t)=>Ga(e,t).some(({name:n})=>n==="side")?"side":"";function Z$(e,t){let n=e.findIndex((c,u)=>Gt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ua(t,u,1))),
o=e.filter((c,u)=>u!==n&&Ac(c)),s=(o.find(({name:c})=>za(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=Ug(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":Mc(e,t)}}function ev(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Gt),s=e.find(({name:c})=>J$.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?Z$(e,t):null;if(i)return i;let l=X$(e,t);return s&&l!==""&&(s.name!=="side"||jg(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Ug(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:Mc(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:Mc(e,t)}}var js=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function zg(e,t,n){let o=ev(t,n),s=t.filter(Gt),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=js(t,e.x,l?void 0:Gt)?e.x:js(t,o.x,l?void 0:Gt)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:w})=>w!==
c)??s[0],d=i==="histogram"?"":js(t,e.y,Gt)?e.y:js(t,o.y,Gt)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":js(t,e.y2,Gt)?e.y2:m?"":o.y2,f=Ga(t,n).map(({name:w})=>w),g=i==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:g}}var tv=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],nv={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Gg(e){let t=null,n=it("Kind of chart",tv,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=de("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:g,y2:w,by:y}=t;e({chart:p,x:f,y:g,y2:w,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[g,w]of n.buttons)w.hidden=!t.kinds.includes(g);let d=nv[t.chart]??{},m=l.filter(Gt).map(({name:g})=>g),p=Ga(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);v(o,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function Yg(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Kg(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Vg,ov]=[7,26],sv=/ \(at byte \d+\)/;function Jg({onRun:e,onCancel:t,tools:n}){let o=de("sql"),s=de("sql-error"),r=de("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Vg),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:w=>{w.key==="Enter"&&(w.ctrlKey||w.metaKey)&&(w.preventDefault(),e())}}}),l=I("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=I("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let w=i.value.split(`
`).length+1;i.rows=Math.max(Vg,Math.min(ov,w))}function p(w){i.focus(),document.execCommand?.("insertText",!1,w)||i.setRangeText(w,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,v(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function g(w){let y=w.text.slice(0,w.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(w.to-w.from,w.text.length-w.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${w.line}`},w.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(w){i.value!==w&&(i.value=w),m()},running(w){c.hidden=!w},enable(w){
l.disabled=!w},showError(w,y){let h=i.value,b=y===null?null:Kg(h,Yg(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),v(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?w.replace(sv,""):w),b&&g(b),b&&I("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Qg=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Xg=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Cc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Zg=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Qg}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Xg}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Xg}
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
    ${Cc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Cc("")} AND side = 'control'
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
WHERE name = ${Qg}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Cc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var rv=100;function ew(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Zg.filter(l=>l.sides===r).map(l=>a("li",{},I(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>v(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function tw({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return ve(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await ei(f,t())}catch(g){return l(g)}return i=
f,d(!0),await p(),o.open=!0,ve(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await tu(f.name)}catch(g){l(g);return}await p(),(n.querySelector("button")??s.querySelector("button")).focus(),
ve(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await ei(f.name,f.statement).catch(l),await p()}}})}function d(f){v(s,I("Save …",()=>{if(t().trim()===""){ve("First write a state\
ment.",{seconds:4});return}Nr(s,i,{name:"Name of the query",maxlength:rv,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=ne(r.length,"query","queries"),v(n,r.map(f=>a("li",{},I(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),Te("trash",
`Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await eu()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:p,forgetName:()=>{i=""}}}var nw=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function ow(e){let t=de("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||!l?[p]:[`control.${p}`,`test.${p}`];function u(p){
return a("li",{},I(p.name,()=>e(nw(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.description&&a("span",{class:"\
schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),w=f===""||g?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(f));if(w.length===
0&&!g)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a("p",{class:"small"},p.description,
p.description&&" ",c(p).flatMap(h=>[I(`Insert ${h}`,()=>e(nw(h)),{class:"link-button"})," "])),a("ul",{},w.map(u)));return y}function m(){let p=n.value.trim().toLowerCase(),f=y=>(i??[]).filter(({kind:h})=>h===
"stored"===y).map(h=>d(h,p)).filter(Boolean),[g,w]=[f(!1),f(!0)];v(o,g,w.length>0&&a("details",{class:"schema-stored",open:p!==""},a("summary",{},"As the set file keeps it"),w),g.length+w.length===0&&
a("p",{class:"muted"},i===null?"":p===""?"There are no tables.":`No table or column has “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,n.title=i?ne(i.length,"table"):"",m()},focus:()=>n.focus()}}var av=60,iv={rows:"there may be more rows",bytes:"the answer would be too long"},Rc={path:"/query",name:"Query",mount:(e,t)=>cv(e,t)};function lv(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function cv(e,t){let n=Xl(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(T,j)=>t.
go(ha({...n,...T}),j),p=T=>ga(T).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),g=tw({onPick:Pe,statement:()=>w.value()}),w=Jg({onRun:()=>Pe(w.value()),onCancel:Re,tools:g.save}),
y=ew(T=>{g.forgetName(),Pe(T)}),h=ow(T=>w.insert(T)),b=a("p",{class:"result-summary"}),_=Gg(T=>m(T,{replace:!0})),O=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),x=Wg([_.node,
O,k]),M=Pg(),S=a("a",{class:"button",title:"The rows as CSV"},"CSV"),P=a("a",{class:"button",title:"The rows as JSON"},"JSON"),q=a("div",{class:"message"}),C=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},I("Copy link",()=>jt(location.href,"Link copied.")),S,P)),x.node,a("section",{class:"card table-card","aria-label":"Rows"},M.node)),L=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},w.node,g.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,L,q,C));let $=Wt({context:t,results:C,message:q}),B=ht(
()=>x.retheme());function Y(T,j,E,U){let A=Ue(o??[],n[T]),F=In({field:T,set:A??null,none:U,text:A?"":n[T],onPick:te=>m({[T]:te?ut(te.id):""})});return a("div",{class:`side-${T} query-side`},a("b",{class:`\
letter letter-${j.toLowerCase()}`,"aria-hidden":"true"},j),a("label",{for:F.input.id},E),F.node)}let G="";function J(){let T=JSON.stringify([n.control,n.test,o?.map(E=>[E.id,E.label])]);if(T===G)return;
G=T;let j=document.activeElement?.dataset?.field;v(f,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),j&&f.querySelector(`[data-field="${j}"]`)?.focus()}async function Se(){let T=ga(
{...n,q:""}),j=T.toString();if(j!==s){s=j;try{let E=await Zc(T);!d&&j===s&&(r=lv(E),h.draw(E,n.test!==""),w.enable(!0),i&&z())}catch(E){!d&&j===s&&(s=null,h.draw([],!1),E.code==="sql_off"&&ye(E))}}}function ye(T){
L.hidden=!0,$.say(a("p",{class:"notice",data:{code:T.code}},T.message))}function Pe(T){if(w.set(T),T.trim()===""){w.showError("There is no statement. Write one, or choose an example.",null),w.field.focus();
return}c=l="",u=!0,m({q:T,...T===n.q?{}:Np})}function Re(){$.drop(),w.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),Ae("Cancelled."),w.field.focus()}function Z(T){if(i=null,
l="",w.running(!1),T.code==="sql_off"){ye(T);return}w.showError(T.message,T.offset),$.say(a("p",{class:"visually-hidden",data:{code:T.code}},"The statement was refused."))}function ae(){let T=p(n);if(T===
l){z(),t.settled();return}T!==c&&(c=T,w.clearError(),w.running(!0),y.open(!1),$.ask(j=>Qc(new URLSearchParams(T),{signal:j}),j=>{i=j,l=T,w.running(!1),$.say(null),z(!0),ee(),Ae(ne(j.row_count,"row"))},
Z))}let N=T=>Ue(o??[],n[T])?.label??n[T],K=()=>`tracediff-${["control","test"].filter(T=>n[T]!=="").map(T=>_t(N(T))).join("-")}`;function ee(){u&&C.getBoundingClientRect().top>innerHeight-av&&C.scrollIntoView(
{block:"start"}),u=!1}function ce(){let{row_count:T,truncated:j,truncated_by:E,elapsed_ms:U}=i;v(b,T===0?"No rows.":[`${R(T)} ${T===1?"row":"rows"}`,a("span",{class:"muted"},` in ${R(Math.max(1,Math.round(
U)))} ms`)],j&&a("span",{class:"notice truncated"},`Cut off here: ${iv[E]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function z(T=!1){let j=i.columns.map((X,ie)=>({...X,at:ie,unit:X.type===
"text"?"":za(X.name,r)})),{rows:E}=i;ce();for(let[X,ie]of[[S,"csv"],[P,"json"]])X.href=Xc(ga(n,ie)),X.download=`${K()}-query.${ie}`;let U=zg(n,j,E),A=X=>j.find(ie=>ie.name===X),F={...U,columns:j,rows:E,
x:A(U.x),ys:[U.y,U.y2].filter(X=>X!=="").map(A),by:A(U.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,U,Object.keys(r).length]),empty:U.chart==="none"?U.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};x.node.hidden=E.length<2,_.draw(U,j,E);let te=F.empty?[]:Oc(F);v(O,te.map(([X,ie])=>a("li",{class:"key",css:{"--key-fill":`var(${X})`}},ie))),
O.hidden=te.length===0,k.textContent=F.empty?"":Fg(U.chart,E.length),x.draw(F),(T||M.units!==r)&&(M.units=r,M.show(j,E)),M.node.parentNode.hidden=j.length===0||E.length===0,C.dataset.shown=l}function oe(){
let T=n.q.trim().split(`
`).find(j=>!j.startsWith("--"))??"";if(t.setTitle([T.slice(0,60),"Query"].filter(j=>j!=="").join(" · ")),J(),y.draw(n.test!==""),Se(),n.q===""){$.drop(),i=null,l=c="",w.clearError(),w.running(!1),$.say(
a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function me(){let T=[n.control,n.test].filter(j=>j!=="");try{o=T.length>0?await mt(T):[],o.length===0&&(o=(await Yt("limit\
=1")).entries.map(({set:j})=>j))}catch(j){v(q,a("div",{class:"error-box",role:"alert"},j.message));return}d||(f.hidden=L.hidden=o.length===0,o.length===0?(t.setTitle("Query"),v(q,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:ut(o[0].id)},{replace:!0}):oe())}return w.set(n.q),g.load(),me(),{keys:{search:()=>h.focus(),control:()=>we(
"control"),test:()=>we("test")},update(T){let j=n;n=Xl(T),n.q!==j.q&&w.set(n.q);let E=["control","test"].every(U=>n[U]===""||Ue(o??[],n[U]));o?.length>0&&E&&n.control!==""?oe():me()},unmount(){d=!0,$.
unmount(),B(),x.unmount(),M.unmount()}};function we(T){let j=f.querySelector(`[data-field="${T}"]`);j?.focus(),j?.click()}}var sw=e=>e.sort==="host";function Nc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function aw({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>sw(f)===n)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let g=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let w of p.lanes)sw(w)===n&&
uv(d,w,u.push(w)-1,{keep:f,shift:o,shiftName:g,top:s.rowOf(w.id)+1});n||dv(d,m,p,{keep:f,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function uv(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];o(l[f],g)&&(e.start.push(l[f]-s),e.end.
push(g-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function dv(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){for(let l of n.
gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Ot=(e,t)=>`${t}\0${e}`,Us=(e,t)=>Ot(e.names[e.name[t]],e.categories[e.name[t]]),_n=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,rw=new WeakMap;function iw(e,t,n){let o=rw.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)_n(e,s)&&o.set(`${Us(e,s)}\0${e.occurrence[s]}`,s);rw.set(e,o)}return o.get(`${t}\0${n}`)??-1}var mv=.1,
fv=.002,Lc=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function pv(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Lc(e),r=s-o,i=Math.abs(r);return i<mv*Math.max(o,s)||i<fv*t||r*n<=0?"":r>0?"longer":
"shorter"}function lw(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[Ot(s.name,s.category),{change:pv(s,o),row:s}]))}function cw(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var Pc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Ic(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Lc(t);return`${Pc[n]}: ${D(o)} → ${D(s)} ${r?"self time":"in all"} of this step`}function uw(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
1){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ue(l)}, from ${ue(i)}`],p.host&&[`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`],p.next&&[`then: ${p.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${R(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${ue(l)}, from ${ue(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!_n(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=Ic(n?.get(Us(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${ue(o.duration)} (${be(e.side==="control"?o.duration-l:l-o.duration)} test against control), \
from ${ue(o.start)}`]):o===null&&s&&d.push([`${s}: no ${R(r.occurrence[t]+1)}${dw(r.occurrence[t]+1)} call of this name`,"muted"]),d}var dw=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",Dc=e=>`${R(e)}${dw(e)}`,Yo=14;function mw(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){v(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),i=n+Yo+s>window.innerWidth?n-Yo-s:n+Yo,l=o+Yo+r>window.innerHeight?o-Yo-r:o+Yo;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("\
top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function fw(){let e=De("polygon",{class:"join-shape"}),t=De("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-s.top}`).join(" "))}}}function pw(e,t,n){let o=it("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=I("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Te("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Te("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),I("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>I(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){v(r,l&&[a("b",{},D(l.to-l.from)),a("span",{class:"muted small"},` from ${ue(l.from)} to ${ue(l.to)} `),Te("close","Remove the measurement (Escape)",e.unmeasure)])}}}var hv=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function hw(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){v(e,[...t?Object.entries(Pc):[],...hv,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function gw(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function gv(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function ww({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let p=gv(u,d,m);s=p;let f=new AbortController;i=f;try{let g=await e(p,f.signal);i===f&&(o={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){i===f&&g.name!=="AbortError"&&(r=null,n(g))}if(i===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||o&&gw(o,u,d,m)?r=null:s?r=gw(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function wv(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function yw(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=ww(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),Xa(i.set,g,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>po(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=Ad(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=wv(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(g=>Xa(i.set,f,{signal:g}),g=>{i.whole=g,i.window=g,l.has(g)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);Object.entries(d).forEach(
([f,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(f,String(g))});try{return await Qs(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){o="",s=""},unmount:u})}function bw(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var kw=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function _w(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?I("Choose another rank and step",o,{class:"primary"}):I("Try again",n,{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}var yv={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function xw(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
yv).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>ne(t.whole.left_out[r],i));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(
`Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no dev\
ice work in this step.`),o}var bv=1e3;function Sw(e){let t=new Map,n=(s,r,i,l)=>[s,e[s].stepKey(),i,r,l].join("\0");function o(s,r,i,l,c){for(let u of s){let d=u.side===r?u.data():null,m=d?iw(d,Ot(i,l),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,i,l)=>t.get(n(s,r,i,l)),async ask(s,r,i,l,c){let u=n(s,r,i,l),d=await e[s].
find({name:r,category:i,occurrence:l},{signal:c});t.size>bv&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let i=s.data();if(r<0||!i||!_n(i,r))return null;let[l,c]=Us(
i,r).split("\0");return[c,l,i.occurrence[r]]}}}function Ya(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Ka=2e4,$w=3,vw=e=>Math.round(e*1e3),Ew=(e,t,n)=>`${e} ${vw(t)} ${vw(n)}`;function _v(e,t){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.
span===t)){if(i.lane!==null){let l=n.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),n.lanes.set(i.lane,l),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&n.rows.add(Ew(i.lane,i.row_start,i.
row_duration))}o+=1}let s=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return n.cut=o===Ka?s-Ka:0,n.words=r?`${D(r.work)} of work in ${D(r.path)}${n.cut>0?`; the longest ${R(
Ka)} of ${R(s)} segments are marked`:""}`:"this step has none",n}function xv(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.lane[o]];t.sort[o]===0&&t.merged[o]<=1&&
s&&e.rows.has(Ew(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function Tw(e,t,n,o){let s=n.data(),r=se("--path-mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of o.lanes.get(c)??[]){let f=i(t.x(m-s.shift)),g=i(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&g>f&&(e.box(Math.max(f,d),t.y(u+1)-$w-1,g-Math.max(f,d),
$w,r),d=g)}}let l=t.y(1)-t.y(0);for(let c of xv(o,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function Ow({toggle:e,change:t,error:n}){let o=I(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=a("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
i={control:"",test:""},l={control:null,test:null};function c(){let m=Be.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let w=new URLSearchParams({set:p,ranks:String(g.rank),segments:String(Ka),...g.step_number===null?{}:{steps:String(
g.step_number)},...f?{marker:f}:{}}),y=`${w} ${g.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await Xs("critical_path",w,{signal:l[m].signal});i[m]===y&&(r[m]=_v(h.set,g.span),c(),
t())}catch(h){i[m]===y&&h.name!=="AbortError"&&n(h)}}}return{node:o,words:s,of:m=>r[m],draw(m,p,f){o.setAttribute("aria-pressed",String(m.path));for(let g of Be)m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],
marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){Be.forEach(m=>l[m]?.abort())}}}var Mw={control:["A","Control"],test:["B","Test"]};function Aw(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Be.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;v(t,Be.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Mw[i],p=de("set"),f=In({id:p,field:i,set:c&&Ue(c,l[i]),text:l[i],none:`No ${i}`,onPick:g=>e({[i]:g===null?"":ut(
g.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=zi(l),d=Gi(l,c.rank),m=Yi(l,c.rank,c.span),p=(w,y,h,b,_,O)=>{let k=de(w),x=a(
"select",{id:k,data:{field:`${i}_${w}`},on:{change:()=>e({...O,[`${i}_${w}`]:x.value})}},h.map(M=>a("option",{value:String(M),selected:M===b},_(M))));return a("span",{class:"sample-field"},a("label",{
for:k},y),x)},f=m.indexOf(c),g=(w,y,h)=>Te(y,`${Mw[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[f+w].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[f+w],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,w=>String(w+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${D(c.step)}`):[p("step","Step",
m.map(w=>w.step_number),c.step_number,w=>`${w} · ${D(m.find(y=>y.step_number===w).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${ue(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var Sv=200,Cw=8,$v=1e3;function Rw({onText:e,onStep:t}){let n=de("search"),o=rt(Sv,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>I(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){v(r,l)}}}function vv(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[i,{row:l}]of n??[])l[`${o}_counts`]>0&&l.name.toLowerCase().includes(s)&&r.set(i,
{name:l.name,category:l.category,time:l[`${o}_total_duration`]});for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Ot(l,u);!r.has(d)&&l.toLowerCase().
includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Nw(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(l=>{let c=vv(e,n,o,l.
side);return r||=c.length>Cw,c.slice(0,Cw).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:$v});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(p=>({...p,side:l.
side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Lw=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${ne(t,"call")} of the ${ne(e,"name")} with \
most time`:`${ne(t,"call")} of ${ne(e,"name")}`,Pw=(e,t)=>`${R(e+1)} of ${R(t)}`;var Bc={control:"Control",test:"Test"};function Ev(e,t,n){return t===void 0?`${Bc[e]}: …`:t===null?`${Bc[e]}: no ${Dc(n+1)} call`:`${Bc[e]}: ${ue(t.duration)}, from ${ue(t.start)}${t.of?`; ${R(t.of)}\
 calls in this step`:""}`}function Iw(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=Ic(o.change);v(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"muted"},` · ${o.category}\
 · ${Dc(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},Be.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},Ev(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${be(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},I("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&I("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),I("Copy the name",()=>jt(o.name,"Name copied."),{class:"link-but\
ton"}),I("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Dw(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:_,category:O,nth:k}=h;r={name:_,category:O,nth:k,rows:Object.fromEntries(y.map(x=>[x,s.known(
x,_,O,k)??s.drawn(n.shown(),x,_,O,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:O,rows:k}=y;await Promise.all(h.filter(x=>k[x]?.of===void 0&&k[x]!==null).map(async x=>{
try{k[x]=await s.ask(x,b,_,O)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:_,at:O}=e.state(),k=[...new Set([O,"test","control"])].filter(x=>y.includes(x));for(let x of k){let M=null,
S=await o[x].find({name:b,category:_,order:"duration",limit:1}).catch(P=>{M=P});if(c||i!==h)return;if(M){ve(`The search for ${b} failed. ${M.message}`,{urgent:!0});return}if(S){let[P]=S.rows,q=P.start-
e.shifts()[x];l=!0,n.goTo(n.around({start:q,end:q+P.duration}),!0),e.change({category:S.category,nth:P.occurrence,at:x,...n.current()});return}}ve(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function f(y){let h=r===null?[]:y.map(_=>r.rows[_]&&Ya(n.shown(),_,r.rows[_])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(({pane:_,row:O})=>_.drawing.reveal(O)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let O=r.rows[_];return[_,O&&{start:O.start,duration:O.duration,of:O.of}]})),change:e.changes()?.get(Ot(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let g=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function w(){let y=g();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:_,row:O})=>_.drawing.reveal(O))}return y!==void 0}return{draw:d,place:g,zoom:w,current:()=>r,refresh:()=>f(Be.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:_,at:O,duration:k}){l=!0,n.goTo(n.around({start:O,end:O+k})),e.change({name:y,category:h,nth:b,at:_})},pick(y,h){let b=s.nameOf(y,h);if(b){let[_,O,k]=b,x=e.state(),
M=x.name===_&&x.category===O&&x.nth===k;e.change(M?u:{name:_,category:O,nth:k,at:y.side})}return b!==null},step(y){let h=g(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[_,O,k]=s.nameOf(h.pane,b),x=h.pane.
data(),M=n.current();if(x.start[b]<M.from||x.end[b]>M.to){let S=(x.start[b]+x.end[b])/2,P=(M.to-M.from)/2;n.goTo({from:S-P,to:S+P})}return e.change({name:_,category:O,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var Tv=300,Ov={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Bw({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=qs({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>I(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:D,exact:ue,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:D,exact:ue}),n("diff","Test − control",{number:!0,show:be,
exact:Ge,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>Ov[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)Ns(m,p,l.from,l.to,
f=>{(_n(d,f)||d.sort[f]===1)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,Tv),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${ne(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===1,w=g?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:g?d.textOf(m):f.names[f.name[m]],change:g?"":d.changeAt(m),diff:w===null?null:d.side==="control"?w.duration-p:p-
w.duration}}))}}}var Va=9,Ja=3;function qw({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Va+Ja)+Ja,_=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*_),Math.round(b*_)],n.style.height=`${b}px`;
let O=n.getContext("2d",{alpha:!1});O.scale(_,_),O.fillStyle=se("--surface-sunk"),O.fillRect(0,0,h,b);let k=x=>h*(x-i.from)/(i.to-i.from);r.forEach((x,M)=>m(O,x,Ja+M*(Va+Ja),k))}function m(h,b,_,O){let k=b.
data();if(!k)return;h.fillStyle=se(b.host?"--span-host":"--span-compute");let x=new Map,M=-1/0;for(let S=0;S<k.length;S+=1){let[P,q]=[O(k.start[S]),O(k.end[S])],C=b.changeAt(S);if(C!==""&&k.merged[S]<=
1){let L=x.get(C)??[];L.push(P,q),x.set(C,L)}k.name[S]>=0&&k.lanes[k.lane[S]].sort!=="other"&&(q>M+.5||P<M-50)&&(h.fillRect(P,_,Math.max(.5,q-P),Va),M=q)}for(let[S,P]of x){h.fillStyle=se(`--span-${S}`);
for(let q=0;q<P.length;q+=2)h.fillRect(P[q],_,Math.max(.7,P[q+1]-P[q]),Va)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=i.to-i.from,b=100*(l.from-i.from)/h,_=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${_}%`),o.hidden=_>99.9}let g=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:g(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(g(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,g(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let w=new ResizeObserver(p);
w.observe(s);let y=ht(p);return{node:s,draw(h,b){[r,i]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),w.disconnect(),y()}}}var Mv=16,Av={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},qc=.02,Cv=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],Rv=new Set(["new","g\
one","gap"]);function Nv(e,t){let[n,o]=et(t*10);return`${ft(e/o,0,3).replace("-","−")} ${n}`}function Lv(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Hw({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(Cv.map(h=>[h,se(`--span-${h}`)]))}
let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(Ot(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>Lv(r,b,p(b)))}
function g(h){if(r.sort[h]===1){let _=r.gaps[r.gap[h]];return`idle ${D(_.duration)}${_.host?` · host: ${_.operator??_.host}`:""}`}let b=r.names[r.name[h]];return(Av[i[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let w=qa(s,{rowHeight:Mv,label:`${o}: a table below has the same`,wheel:"free",least:qc,axis:Nv,colour:h=>u[i[h]],hatched:h=>Rv.has(i[h]),text:g,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,_)=>n.view(d,h,b,_),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=ht(()=>{m(),w.redraw()});return Object.assign(d,{
drawing:w,show(h,b){r=h,f(),w.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),w.redraw())},changeAt:p,textOf:g,title:o,destroy(){y(),w.destroy()}})}function Fw(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function Ww(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&Tw(e,t,n,r),o.measure){let{from:i,to:l}=o.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,se("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,se("--accent"),1)}if(o.aligned!==null){let i=Math.round(t.x(o.aligned))+.5;e.line(i,0,i,t.height,se("--accent"),1.5)}for(let i of o.selected)i.pane===n&&Fw(e,t,i,se("--accent"),2.5,s);o.partner?.
pane===n&&Fw(e,t,o.partner,se("--text"),1.5,s)}var Pv=60,Iv=40;function jw({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=mw(),s=fw(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(C,L)=>t.
pick(C,L),measure:(C,L,$)=>t.measure({from:C,to:L},$),decorate:(C,L,$)=>Ww(C,L,$,n)},m=Be.flatMap(C=>[!0,!1].map(L=>Hw({side:C,host:L,on:d}))),p=Be.map(C=>a("section",{class:`timeline-side timeline-${C}`,
data:{side:C},"aria-label":C==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${C}-text small`}),m.filter(L=>L.side===C).map(L=>L.node))),f=qw({onMove:C=>{let{from:L,to:$}=h(),B=($-L)/2;
y().drawing.view(C-B,C+B,!0)},onRange:(C,L)=>y().drawing.view(C,L)}),g=a("div",{class:"timeline-lanes"},p,s.node),w=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,g,o.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(C,L,$,B){c||(c=!0,u.filter(Y=>Y!==C).forEach(Y=>Y.drawing.follow(L,$,B)),c=!1,f.view(L,$),P(),t.view(L,$,B))}function _(C,L,$){r=L>=0?{pane:C,i:L,event:$}:null,
clearTimeout(i),l?.abort(),n.partner=null,r?O():o.hide(),P(),q()}function O(){let{pane:C,i:L}=r,$=t.both()?e.nameOf(C,L):null;if($===null){M(void 0);return}let B=Vn[C.side],Y=e.drawn(u,B,...$)??(k(B,...$)?
null:e.known(B,...$));if(x(Y),Y!==void 0)return;let G=r;i=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(B,...$,l.signal);r===G&&(x(J),P(),q())}catch{}},Pv)}function k(C,L,$,B){let Y=t.
changes()?.get(Ot(L,$))?.row;return Y!==void 0&&B>=Y[`${C}_counts`]}function x(C){n.partner=C?Ya(u,Vn[r.pane.side],C):null,M(C)}function M(C){let{pane:L,i:$,event:B}=r;B&&o.show(uw(L,$,{changes:t.changes(),
partner:C,other:t.both()?Vn[L.side]:""}),B.clientX,B.clientY)}let S=({pane:C,start:L,end:$,row:B})=>C.drawing.placeOf({start:L,end:$,row:B});function P(){let{partner:C,selected:L}=n;r&&C?s.draw(r.pane.
drawing.place(r.i),S(C)):L.length===2?s.draw(...L.map(S)):s.draw(null,null)}let q=()=>u.forEach(C=>C.drawing.redraw());return g.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:w,panes:m,shown:()=>u,
current:h,around({start:C,end:L}){let $=(C+L)/2,B=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(L-C,.01)*Y/Iv,J=Math.max((L-C)*1.3,Math.min(B.to-B.from,G));return{from:$-J/2,to:$+J/2}},goTo:({from:C,
to:L},$)=>y().drawing.view(C,L,$),glide(C){let{from:L,to:$}=y().drawing.goal(),[B,Y]=[(L+$)/2,($-L)/2*C];y().drawing.view(B-Y,B+Y)},slide(C){let{from:L,to:$}=y().drawing.goal(),B=C*($-L);y().drawing.view(
L+B,$+B)},fit(){let{from:C,to:L}=y().drawing.extent();y().drawing.view(C,L)},show(C,L,$,B){r=null,n.partner=null,o.hide();let Y=new Set;u=C.map(({pane:G,data:J})=>(G.show(J,L),G.drawing.showAxis(!Y.has(
G.side)&&J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),p.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(Se=>Se.side===
J),G.firstChild.textContent=$[J]??""}),B&&u.forEach(G=>{let{from:J,to:Se}=io(B,G.drawing.extent(),qc);G.drawing.follow(J,Se)}),f.view(h().from,h().to)},drawOverview(C){f.draw(u,C)},setChanges(C){m.forEach(
L=>L.setChanges(C))},mark(C){Object.assign(n,C),P(),q()},marks:n,beside({pane:C,start:L,row:$},B){let Y=C.data(),G=-1;for(let J=0;J<Y.length;J+=1){let Se=B*(Y.start[J]-L);Y.row[J]===$&&Se>0&&_n(Y,J)&&
(G<0||Se<B*(Y.start[G]-L))&&(G=J)}return G},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(C=>C.destroy())}}}function Uw(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=Nw(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>Ot(m.name,m.category)));e.say(Lw(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(Pw(o,l.length)),t.onCall(l[o])}}}}var Dv=350,Bv=250,qv=44,zs={path:"/timeline",name:"Timeline",mount:(e,t)=>Hv(e,t)};function Hv(e,t){let n=e.clientWidth,o=Ui(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(Be.map(H=>[H,yw(H,{onChange:()=>!p&&K(),onError:V=>!p&&le(V)})])),g=Object.fromEntries(Be.map(H=>[H,null])),w=Sw(f),y=Ow({toggle:()=>Pe({path:!o.path}),change:()=>!p&&
h.mark({}),error:le}),h=jw({partners:w,on:{view:we,pick:U,key:W,measure:H=>X(H),changes:()=>r,both:()=>Mn(o).length===2,path:H=>y.of(H)}}),b=Rw({onText:H=>Pe({q:H},{replace:!0}),onStep:H=>M.walk(o.q,H)}),
_=pw({zoom:h.glide,fit:h.fit,save:ze,show:H=>Pe({show:H}),unmeasure:()=>X(null),unalign:()=>Pe({align:"",align_category:"",align_nth:0})},b.node,y.node),O=Iw({zoom:()=>x.zoom(),align:A,href:F,clear:()=>x.
clear()}),k=()=>`${d}|${u}`,x=Dw({state:()=>o,stage:h,sides:f,partners:w,change:H=>Pe(H,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},O),M=Uw(b,{key:()=>`${k()}|${r===null}`,sides:()=>Mn(o).map(H=>f[H]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:H=>!p&&x.show(H)}),S=Aw(H=>Pe({...H,...Be.some(V=>V in H)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=Bw({onPick:U,partnerOf:E}),
q=hw(),C=a("div",{class:"timeline-notes"}),L=a("h1",{class:"visually-hidden"},"Timeline"),$=a("nav",{class:"crumb","aria-label":"Where this is"}),B=a("div",{class:"message"}),Y=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),G=a("div",{class:"results"},_.node,C,h.node,O.node,q.node,y.words,Y,P.node);e.append(
a("div",{class:"page timeline-page"},L,$,S.node,B,G));let J=Wt({context:t,results:G,message:B}),Se=rt(Dv,()=>{let{from:H,to:V}=h.current(),fe=H<=m.from&&V>=m.to;Pe(fe?{from:null,to:null}:{from:H,to:V},
{replace:!0})}),ye=rt(Bv,()=>{!p&&h.shown().length>0&&P.draw(h.shown(),h.current())});function Pe(H,{replace:V=!1}={}){p||t.go($o({...o,...H}),{replace:V})}let Re=H=>En(H,o,s,null),Z=({sample:H})=>`ra\
nk ${H.rank}${H.span>0?`, file ${H.span+1}`:""}, ${H.step_number===null?"whole recording":`step ${H.step_number}`}`;function ae(){let H=Be.filter(Ne=>o[Ne]!==""),V=H.map(Re).join(" → ");L.textContent=
H.length>0?`${V} · Timeline`:"Timeline",t.setTitle(L.textContent);let fe={...Ct(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};v($,H.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(fe))??yt(fe)},`← ${V}`))}async function N(){let H=Be.map(V=>o[V]).filter(V=>V!=="");if(!H.every(V=>s&&Ue(s,V))){let V=await mt(H).catch(()=>[]);p||(s=V,K())}}function K(){
let H=Be.filter(Ie=>o[Ie]!=="");ae(),Be.forEach(Ie=>f[Ie].load(o));let V=H.length>0&&H.every(Ie=>f[Ie].samples!==null)?ee(H):{};S.draw(o,s,Object.fromEntries(Be.map(Ie=>[Ie,V[Ie]&&{samples:f[Ie].samples,
...V[Ie]}]))),_.draw(o),b.draw(o.q);let fe=Mn(o),Ne=H.find(Ie=>f[Ie].error&&(fe.includes(Ie)||f[Ie].samples===null)),We=H.some(Ie=>f[Ie].samples?.length===0),Ee=fe.length>0&&fe.every(Ie=>f[Ie].whole);
H.length===0?J.say(bw(s)):Ne&&!Ee?Oe(Ne):We?J.say(kw()):J.say(null),G.toggleAttribute("data-skeleton",!Ee),t.busy(H.length>0&&!Ee&&!Ne&&!We),Ee&&z(fe,V)}function ee(H){let V={};for(let fe of H){let Ne=V[Vn[fe]]??
null;V[fe]=f[fe].choose(o,Ne)}return Mn(o).filter(fe=>V[fe]).forEach(fe=>f[fe].loadWhole(o,Math.max(n-qv,300))),V}let ce=H=>H.map(V=>f[V].stepKey()).join("|");function z(H,V){let fe=ce(H),Ne=fe!==d;Ne&&
(d=fe,H.forEach(We=>{g[We]={host:Nc(),device:Nc()}})),j(H),T(V),oe(H,V,Ne),qe(H,V),q.draw(H.length===2,o.path),y.draw(o,H,V),x.draw(H),te(),ye(),t.settled()}function oe(H,V,fe){m={from:Math.min(...H.map(
Ee=>f[Ee].whole.extent.from-c[Ee])),to:Math.max(...H.map(Ee=>f[Ee].whole.extent.to-c[Ee]))};let Ne=h.panes.filter(Ee=>H.includes(Ee.side)).map(Ee=>{let{whole:Ie,window:ln}=f[Ee.side];return{pane:Ee,data:aw(
{window:ln,all:Ie,host:Ee.host,shift:c[Ee.side],rows:g[Ee.side][Ee.host?"host":"device"]})}}),We=o.from===null?null:{from:o.from,to:o.to};h.show(Ne,m,Object.fromEntries(H.map(Ee=>[Ee,`${Re(Ee)}, ${Z(V[Ee])}`])),
fe?We??m:null),fe&&(h.drawOverview(m),me())}function me(){let H=h.current();for(let V of Mn(o)){let fe=h.shown().find(Ee=>Ee.side===V),{whole:Ne,windows:We}=f[V];if(fe&&Ne){let Ee=c[V];We.want({from:H.
from+Ee,to:H.to+Ee},fe.drawing.node.clientWidth,Ne.extent)}}}function we(){me(),Se(),ye()}async function T(H){let V=H.control&&H.test,fe=new URLSearchParams({control:o.control,test:o.test});for(let We of V?
Be:[]){let{rank:Ee,step_number:Ie}=H[We].sample;fe.set(`${We}_ranks`,String(Ee)),fe.set(`${We}_steps`,Ie===null?"all":String(Ie)),o[`${We}_marker`]&&fe.set(`${We}_marker`,o[`${We}_marker`])}Object.entries(
{significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Ee])=>fe.set(We,Ee));let Ne=V?fe.toString():"";if(Ne!==i&&(i=Ne,l?.abort(),r=null,
h.setChanges(null),Ne!=="")){l=new AbortController;try{let We=await ot(fe,{signal:l.signal});!p&&i===Ne&&(r=lw(We),h.setChanges(r),h.drawOverview(m),x.refresh(),ye())}catch{}}}async function j(H){let V=o.
align===""||H.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let fe=c;c={control:0,test:0};let Ne=null;if(V!==""){let We=null,Ee=await Promise.all(H.map(Ie=>f[Ie].
find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(ln=>{We=ln})));if(p||u!==V)return;if(We)ve(`The search for the call to align at failed. ${We.message}`,{urgent:!0});else if(Ee.
every(Boolean)){let[Ie,ln]=Ee.map(It=>It.rows[0].start);c={control:0,test:ln-Ie},Ne=Ie}else ve("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Ne}),(V!==""||fe.test!==0)&&(K(),
me(),h.drawOverview(m))}function E(H,V){let fe=Mn(o).length===2?w.nameOf(H,V):null;return fe&&w.drawn(h.shown(),Vn[H.side],...fe)}function U(H,V){let fe=H.data();if(!x.pick(H,V)&&V>=0&&(fe.merged[V]>1||
fe.sort[V]===1)){let Ne=(fe.end[V]-fe.start[V])*.75,We=(fe.start[V]+fe.end[V])/2;h.goTo({from:We-Ne,to:We+Ne})}}function A(){let{name:H,category:V,nth:fe}=x.current();Pe({align:H,align_category:V,align_nth:fe})}
function F({name:H,category:V}){return o.control===""||o.test===""?null:Rt({...os(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:gt(H,V),use_short_name:o.
use_short_name})}function te(){for(let H of h.shown())H.drawing.highlight(o.q===""?null:cw(H.data(),o.q));M.draw(o.q)}function X(H){h.mark({measure:H}),_.measure(H),H&&Ae(`${D(H.to-H.from)} measured.`)}
function ie(){let H=x.place();if(!H)return!1;let{from:V,to:fe}=h.marks.measure??{from:H.start,to:H.start};return X(V===fe&&V!==H.start?{from:Math.min(V,H.start),to:Math.max(V,H.start)}:{from:H.start,to:H.
start}),!0}let Ce={".":()=>x.step(1),",":()=>x.step(-1),m:ie,f:()=>x.zoom()};function W(H){let V=Ce[H.key];return V!==void 0&&V()!==!1}function re(){if(h.marks.measure)X(null);else if(o.name!=="")x.clear();else if(o.
q!=="")Pe({q:""},{replace:!0});else return!1;return!0}function le(H){ve(`This part of the timeline could not be loaded. ${H.message}`,{urgent:!0})}function Oe(H){J.say(_w(f[H].error,H,{retry(){Be.filter(
V=>f[V].error).forEach(V=>f[V].retry()),K()},chooseOther:()=>Pe(Object.fromEntries(Be.flatMap(V=>["rank","span","step"].map(fe=>[`${V}_${fe}`,""]))),{replace:!0})}))}function qe(H,V){let fe=H.flatMap(
Ne=>xw(Ne,f[Ne],V[Ne]));v(C,fe.map(Ne=>a("p",{class:"notice small"},Ne)))}async function ze(H){let V=h.shown();if(V.length===0)return;let{from:fe,to:Ne}=h.current(),We=Math.max(900,V[0].drawing.node.clientWidth),
Ee=Mn(o),Ie=[L.textContent,`${D(fe)} to ${D(Ne)} of ${Ee.map(It=>`the ${It} (${Z(f[It].chosen)})`).join(" and ")}`],ln=Da(Ie,V.map(It=>({lines:[It.title],...It.drawing.whole(We)})),We);await Ba(ln,H,`\
tracediff-${Ee.map(It=>_t(Re(It))).join("-")}-timeline`)}return K(),N(),{keys:{search:()=>b.focus(),control:()=>S.choose("control"),test:()=>S.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(
1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:Ce["."],former:Ce[","],measure:Ce.m,zoomTo:Ce.f,close:re},update(H){let V=o;o=Ui(H),K();let{from:fe,to:Ne}=h.current(),We=o.from!==
V.from||o.to!==V.to,Ee=(ln,It)=>Math.abs(ln-It)>.002+1e-6*Math.abs(It),Ie=o.from===null?m:o;We&&(Ee(fe,Ie.from)||Ee(Ne,Ie.to))&&h.goTo(Ie,!0),N()},unmount(){p=!0,Se.cancel(),ye.cancel(),l?.abort(),Be.
forEach(H=>f[H].unmount()),J.unmount(),x.unmount(),y.unmount(),h.unmount()}}}var Hc={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var Fv=120,Wv=[cs,ao,cc,Bs,zs,xc,Rc],Gs=document.getElementById("main"),Sn=null,Fc="",uo=history.state?.scroll??null,kt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(zw(),history.pushState(null,"",e)),uo=null),jc()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(Fc.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?Fc:void 0},settled(){uo!==null&&(window.scrollTo(0,uo),uo=null)},status:null,newPair:!1},
zw=()=>history.replaceState({scroll:window.scrollY},"");function jc(){let e=Wv.find(n=>n.path===location.pathname)??Hc;if(Ko("nav-traces",e===cs),Ko("nav-compare",e===ao||e===cc),Ko("nav-tree",e===Bs),
Ko("nav-timeline",e===zs),Ko("nav-analyse",e===xc),Ko("nav-query",e===Rc),zv(),Gw()&&(Jv.clear(),Wc.clear()),Wc.draw(),Sn?.page===e){Sn.view.update(location.search);return}Sn?.view.unmount(),kt.busy(!1),
Gs.textContent="";let t=Sn!==null;Sn={page:e,view:e.mount(Gs,kt)},t&&(window.scrollTo(0,0),Gs.focus({preventScroll:!0}),Ae(`${e.name} page`))}function Gw(){let e=new URLSearchParams(location.search);return location.
pathname.startsWith(ao.path)&&!!(e.get("control")&&e.get("test"))}function jv(){return(location.pathname===cs.path||location.pathname===ao.path&&!Gw())&&!as(document.activeElement)&&!document.querySelector(
"dialog[open]")}function Uv(e,t){if(!jv()){Wc.offer(e,t);return}let n=_e.transfers.filter(o=>_e.canUndo(o)&&[e.id,t.id].includes(o.job.set));kt.newPair=!0,kt.go(pn(e.id,t.id)),kt.newPair=!1,n.length!==
0&&ve(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>_e.undo(o))),kt.go("/")}catch(o){
ve(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Ko(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function zv(){let e={
"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];e&&(document.getElementById(e).href=location.pathname+
location.search),location.pathname===ao.path&&(Fc=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.
get(s));let o=location.pathname;(o.startsWith("/compare")||[Bs,zs].some(({path:s})=>s===o))&&n.size>0&&Gv(t,n,o)}function Gv(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(i,l)=>{document.getElementById(
i).href=l};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==Bs.path&&r("nav-tree",Ft($t(Oo(location.search)))),n!==zs.
path&&r("nav-timeline",Jn(Object.fromEntries(e))),!n.startsWith(ao.path)&&o&&s&&r("nav-compare",kt.lastCompare(e)??pn(o,s))}function Yv(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.
shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api/")&&
!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),kt.go(n.pathname+n.search))}async function Kv(){try{kt.status=await Ys(),document.getElementById("ver\
sion").textContent=`tracediff ${kt.status.version}`,document.body.toggleAttribute("data-read-only",kt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",kt.status.sql===!1),document.body.
toggleAttribute("data-no-traces",kt.status.keep_traces===!1)}catch{}}async function Vv(){let e=globalThis.firstComparison?.answer;e&&(Gs.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,Fv)})]),delete Gs.dataset.waits),Sn===null&&jc()}var Wc=gd(),Jv=Sd(Uv);Ed();Su(document.getElementById("theme"));_d(()=>Sn,document.getElementById("keys"));Cu(document.getElementById(
"drop-veil"),()=>kt.status?.read_only!==!0,e=>{_e.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&kt.go("/")});_e.addEventListener("change",()=>Vo().catch(()=>{}),{once:!0});document.
addEventListener("click",Yv);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{uo=e.state?.scroll??0,jc(),(Sn.page===cs||Sn.page===Hc)&&kt.settled()});window.addEventListener("\
scroll",rt(200,()=>{uo===null&&zw()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{uo=null},{passive:!0});Vv();Et().then(()=>{qt.watch(),Kv()});})();
