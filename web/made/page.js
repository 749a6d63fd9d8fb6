"use strict";
(()=>{var cn="/api/v1",ln=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Qa(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new ln(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new ln(e,"error",`The server answered with status ${e}.`)}var Wc=()=>new ln(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),jw=/"(?:stream|correlation)":-?\d{16}/,Uw=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,zw=/\d{16}/,Gw=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function Mt(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let a,l;try{a=await fetch(cn+t,r),l=await a.text()}catch(c){throw c.name===
"AbortError"?c:Wc()}if(!a.ok)throw Qa(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&zw.test(l)?Gw:jw.test(l)?Uw:void 0)}catch{throw new ln(a.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var lt=(e,t)=>Mt("GET",e,t),Ve=encodeURIComponent,Ys=e=>lt("/status",e);async function Yt(e,t){let n=await lt(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var dt=async(e,t)=>e.length===0?[]:(await lt(`/sets?${e.map(n=>`id=${Ve(n)}`).join("&")}`,t)).sets,Ks=async e=>(await lt("/tags",e)).tags,Zt=(e,t)=>lt(`/sets/${Ve(e)}`,t),qn=(e,t)=>Mt("PATCH",`/sets/${Ve(
e)}`,{body:t}),mo=e=>Mt("DELETE",`/sets/${Ve(e)}`),jc=async(e,t)=>(await Mt("POST",`/sets/${Ve(e)}/split`,{body:t})).job,Uc=async(e,t)=>(await Mt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,fo=e=>Mt("POST",`/sets/${Ve(e)}/restore`),at=(e,t)=>lt(`/compare_traces?${e}`,t),Vs=(e,t)=>lt(`/compare_traces/op?${e}`,t),Js=(e,t,n)=>lt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ve(e)}/tree?${t}`,
n),po=async(e,t,n)=>(await lt(`/sets/${Ve(e)}/steps${t===null?"":`?marker=${Ve(t)}`}`,n)).steps,Xa=(e,t,n)=>lt(`/sets/${Ve(e)}/timeline?${t}`,n),Qs=(e,t,n)=>lt(`/sets/${Ve(e)}/timeline/find?${t}`,n),Xs=(e,t,n)=>lt(
`/analysis/${e}?${t}`,n),zc=(e,t)=>`${cn}/analysis/${e}?${t}`,Gc=async(e,t,n)=>(await lt(`/sets/${Ve(e)}/ops?q=${Ve(t)}&limit=50`,n)).ops,Za=e=>`${cn}/compare_traces?${e}`,Yc=e=>`${cn}/report?${e}`,Kc=e=>`${cn}\
/compare_traces/op?${e}`,Vc=(e,t)=>lt(`/sql?${e}`,{...t,digits:!0}),Jc=e=>`${cn}/sql?${e}`,Qc=async(e,t)=>(await lt(`/sql/schema?${e}`,t)).tables,Xc=async e=>(await lt("/queries",e)).queries,ei=(e,t)=>Mt(
"POST","/queries",{body:{name:e,statement:t}}),Zc=e=>Mt("DELETE",`/queries/${Ve(e)}`),ti=(e,t,n)=>`${cn}/sets/${Ve(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Zs(e,t,n,{signal:o,onProgress:s}){
let r=[],a=0,l;try{if(l=await fetch(ti(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){
throw c.name==="AbortError"?c:a>0?new ln(0,"broken","The download stopped before its end. The log of the server says why."):Wc()}throw Qa(l.status,await l.text())}var eu=async e=>(await lt("/jobs",e)).
jobs,tu=(e,t)=>lt(`/jobs/${Ve(e)}`,t),ho=e=>Mt("DELETE",`/jobs/${Ve(e)}`),nu=e=>new EventSource(`${cn}/jobs/${Ve(e)}/events`),ou=(e,t)=>Mt("POST","/uploads",{body:{label:e,files:t}}),su=async()=>(await Mt(
"POST","/samples")).jobs,ru=e=>lt(`/uploads/${Ve(e)}`),ni=e=>Mt("DELETE",`/uploads/${Ve(e)}`),au=async e=>(await Mt("POST",`/uploads/${Ve(e)}/commit`)).job;function iu(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((a,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${cn}/uploads/${Ve(e)}/files/${Ve(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",p=>r(o+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Qa(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{
d(l,new ln(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new ln(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Yw(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let a=o.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function kt(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Yw(Math.abs(e));if(r.length>n){let a=r[n]>="5",l=s+r.slice(0,n),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var xe="–",un="−",Kt=" ",uu=e=>kt(e,0,2),du=e=>kt(e,0,3);function go(e,t){return t>0?`+${e}`:t<0?`${un}${e}`:e}function R(e){return e==null?xe:uu(e).replace("-",un)}function tt(e){return e==null?
xe:go(uu(Math.abs(e)),e)}var oi=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Qe(e){let t=Math.abs(e);return oi.find(([,n])=>t>=n*.99995)??(t>0?oi[3]:oi[2])}function er(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return kt(o,s,s)+Kt+t}function q(e){return e==null?xe:(e<0?un:"")+er(e,Qe(e))}function ke(e){return e==null?xe:go(er(e,Qe(e)),e)}function me(e){
return e==null?xe:du(e).replace("-",un)+Kt+"µs"}function Ye(e){return e==null?xe:go(du(Math.abs(e))+Kt+"µs",e)}var lu=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function wo(e){let t=Math.
abs(e);return lu.find(([,n])=>t>=n*.99995)??lu[t>0?3:1]}function Hn(e){return e==null?xe:(e<0?un:"")+er(e,wo(e))}function mu(e){return e==null?xe:go(er(e,wo(e)),e)}function ri(e){return e==null?xe:kt(
e,0,9).replace("-",un)+Kt+"GB/s"}function Fe(e){return e==null||!Number.isFinite(e)?xe:(e<0?un:"")+fu(Math.abs(e))+Kt+"%"}function ze(e){return e==null||!Number.isFinite(e)?xe:go(fu(Math.abs(e))+Kt+"%",
e)}function fu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return kt(e,t,t)}var Kw="⁰¹²³⁴⁵⁶⁷⁸⁹";function dn(e){if(e==null||!Number.isFinite(e))return xe;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Kt}×${Kt}10⁻${[...n].map(o=>Kw[o]).join("")}`}function pu(e){return e==null||!Number.isFinite(
e)?xe:e<.001?"<0.001":e.toFixed(3)}var si=["B","kB","MB","GB","TB"];function ai(e){let t=Math.abs(e),n=si.findLastIndex((o,s)=>t>=999.5*1e3**(s-1));return[si[Math.max(n,0)],1e3**Math.max(n,0)]}var ii=e=>e==
null?xe:`${R(e).replace("-",un)}${Kt}B`,hu=e=>e==null?xe:go(Me(Math.abs(e)),e);function Me(e){if(e==null)return xe;if(e<0)return un+Me(-e);let t=si,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===
0||n>=100?0:n>=10?1:2;return n.toFixed(s)+Kt+t[o]}function ne(e,t,n=`${t}s`){return`${R(e)}${Kt}${e===1?t:n}`}function Je(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+
1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function Vw(e,t){let n=Array.from(e);
if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var gu=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};
function wu(e,t){let n=e[t],o=r=>r===void 0?0:gu(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function li(e){let t=[...new Set(e)].sort();return new Map(
t.map((n,o)=>[n,wu(t,o)]))}function Jw(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return Vw(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),a=r+s<e.length;return`${Array.from(e).slice(0,
o).join("")}…${e.slice(r,a?r+s-1:void 0)}${a?"…":""}`}var yu=e=>e.replace(/^void (?=\S)/,"");function ci(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?yu(c):c;function a(c,u){let d=s.get(
c),m=Jw(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=o.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,o.set(m,p),s.set(c,p)}function l(c){if(c.
first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,gu(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].
sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=wu(t,p);f!==n.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Qw(u,e,l(d),n.get(u))}}}function mn(e,t){
let n=ci(t);return n.add(e),e.map(n.text)}function tr(e,t){let n=li(e),o=mn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?yu(s):o[r])}function Qw(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),
a=Math.max(s,n-2),l=t-s-r-3,c=Math.max(a+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function _t(e){
return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ge(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function $n(e,t,n){
let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=a;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),o}var Xw=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],cu=e=>String(e).padStart(2,"0");function Dt(e){let t=new Date(e);return Number.
isNaN(t.getTime())?xe:`${t.getDate()} ${Xw[t.getMonth()]} ${t.getFullYear()}, ${cu(t.getHours())}:${cu(t.getMinutes())}`}var Zw="tracediff.theme",ui=new Set,mi=matchMedia("(prefers-color-scheme: dark)");function di(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function ey(){let e=di();
return e==="auto"?mi.matches?"dark":"light":e}function pt(e){return ui.add(e),()=>ui.delete(e)}function bu(){for(let e of[...ui])e(ey())}function _u(e){e.value=di(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Zw,e.value)}catch{}bu()}),mi.addEventListener("change",()=>{di()===
"auto"&&bu()})}var ty=matchMedia("(forced-colors: active)"),nr=new Map,ku="";function se(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${mi.matches} ${ty.matches}`;return o!==
ku&&(nr=new Map,ku=o),nr.has(e)||nr.set(e,ny(e)),nr.get(e)}function ny(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var fi=null;function Vo(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(fi??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{fi=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),fi)}var xu={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},or=()=>[[0,se("--heat-low")],[.5,se("--heat-middle")],[1,se("--heat-high")]];function Bt(){
return{control:se("--control-fill"),test:se("--test-fill"),more:se("--more-fill"),less:se("--less-fill"),noise:se("--noise-fill"),surface:se("--surface"),highlight:se("--highlight"),highlightEdge:se("\
--accent")}}function xt(){let e=se("--text"),t=se("--muted"),n=se("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[se("--control-fill"),se("--test-fill"),se("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:se("--surface-raised"),bordercolor:se("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var pi=17;function oy({
title:e,lines:t,keys:n=[]},o,s){let r=Bt(),a=t.flatMap(f=>$n(f,Math.floor(o/6.6),3)),l=30+pi*a.length+(n.length>0?24:0)+8,c=(f,g,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:Ge(g),font:{size:w,color:se(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,g)=>c(30+pi*g,f,12,!1))],d=[],m=12-s.left,p=30+pi*a.length+4;for(let[
f,g]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??se(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function Su(e,t,n,o){let s=await Vo(),r=se("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=oy(o,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var hi=/\.json(\.gz)?$/i;function $u(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return sy(t,n)}async function sy(e,t){let n=[];for(let o of e){let s=[];await vu(o,"",s),n.push(Fn(o.name,s))}return t.length>0&&n.push(Fn(sr(t),t)),n}async function vu(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((a,l)=>{o.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)if(r.isDirectory)await vu(r,`${t}${r.name}/`,n);else{
let a=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:a})}}function Eu(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,a=r.indexOf("/");if(a>0){let l=r.slice(0,a);t.has(
l)||t.set(l,[]),t.get(l).push({name:r.slice(a+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Fn(s,r));return n.length>0&&o.push(Fn(sr(n),n)),o}function Fn(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>hi.test(o)),skipped:n.filter(({name:o})=>!hi.test(o))}}function sr(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
hi,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function Tu(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let a=n.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Fn(n,o))}function i(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))o.addEventListener(a,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))o.style.setProperty(a,l);else o.setAttribute(s,r===!0?
"":String(r));return rr(o,n),o}function rr(e,t){for(let n of t)Array.isArray(n)?rr(e,n):n!=null&&n!==!1&&e.append(n)}function E(e,...t){return e.textContent="",rr(e,t),e}function en(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function I(e,t,n={}){return i("button",{type:"button",...n,on:{click:t}},
e)}var ry="http://www.w3.org/2000/svg";function De(e,t={},...n){let o=document.createElementNS(ry,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return rr(o,n),o}var ay={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function At(e){return De("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},De("pa\
th",{d:ay[e]}))}function ve(e,t,n,o={}){return i("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},At(e))}var Ou=0;function ue(e){return Ou+=1,
`${e}-${Ou}`}var Et=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Ae(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function nt(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function Se(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=i("div",{class:`toast${o?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,n*1e3)};t&&s.append(I(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ve("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Ae(t?`${e} ${t.label} is available.`:e,o),l(),a}function Mu(e,t,n){let o=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(o-=1,(o<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Se("This server is read-only.",{urgent:!0});return}try{let l=await $u(
a.dataTransfer);l.length>0&&n(l)}catch(l){Se(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var iy=2,Au=1e3,gi=0,Wn=e=>["done","failed","cancelled"].includes(e.state);function ar(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,gi-=1)},a=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(Wn(d)&&a(),
t(d))},c=async()=>{let d=Au;try{l(await tu(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Au}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return gi<iy&&typeof EventSource=="function"?(gi+=1,o=nu(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),a}var Qo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],ly=Qo.flatMap(([e])=>e),cy=Qo.flatMap(([,e])=>e),Jo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],tn=(e,t)=>t.some(n=>e.includes(n));function uy(e,t){let[n,o]=[Jo(e),Jo(t)];for(let[s,r]of Qo){let a=tn(n,s)&&tn(o,r);if(a!==(tn(o,s)&&tn(n,r)))return a?-1:1}for(let[s,r]of[[ly,-1],[cy,1]])if(tn(n,s)!==
tn(o,s))return tn(n,s)?r:-r;return 0}function ir(e){for(let[t,n]of Qo){let o=e.map(r=>[tn(Jo(r),t),tn(Jo(r),n)]),s=r=>o.flatMap((a,l)=>a[r]?[l]:[]);if(o.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var dy=10n**17n;function Cu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>dy?n:null}function Xo(e,t){let n=uy(e.label,t.label),[o,s]=[Cu(e),Cu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function Ru(e){let t=n=>e.find(o=>tn(Jo(o.label),n));if(e.length===
2){let[n,o]=Xo(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of Qo){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function my(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function fy(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let a=py(
e,s+1);n+=o===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function py(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function lr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(fy(e,t.index+t[0].length));return n?Number(n[1]):null}async function hy(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function Nu(e,t,n){let o=await hy(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!n(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:o}}var gy=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&lr(e)!==null;async function wy({name:e,file:t}){let n=await Nu(t,4194304,gy);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=lr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=lr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await Nu(t,16777216,()=>!1);o=lr(s.slice(-262144))}return{
isTrace:!0,rank:o??my(e)}}async function Pu(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await wy(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var Lu=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Iu(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Lu(e,o,n),Lu(t,o,n)]);if(s.
some((a,l)=>a!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var yy=256,Du=20,Bu=e=>e.slice(e.lastIndexOf("/")+1),wi=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function by(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Iu(e.file,t.file)}async function ky(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await by(o,s)||wi(o.name)!==null&&wi(o.name)===wi(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var yi=e=>e.map(({seen:t})=>t.rank),bi=e=>!e.includes(null)&&new Set(e).size===
e.length;function _y(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function xy(e){return ir(e.map(({name:n})=>Bu(n)))?.map(n=>n.map(o=>e[o]))??_y(e)??e.map(n=>[n])}function Sy(e,t){let n=new Set;return e.map((o,s)=>{let r=sr(o),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(a);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Fn(a,l),settled:!0}})}function qu(e){
let t=yi(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function $y(e,t,n){return!(t.length===2&&ir(t.map(({label:s})=>s)))&&
bi(yi(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:qu(n),manyFirst:!0}}}function vy(e){return e.includes(null)?"assumed":bi(e)?"named":"equal"}async function Hu(e){
if(e.files.length>yy)return{};if(await Pu(e.files),e.files.length<2||e.settled)return{};let t=await ky(e.files),n=Tu(e);if(n!==null&&n.length<=Du)return $y(e,n,t);let o=yi(t),s=ir(t.map(({name:a})=>Bu(
a)));if(t.length<2||bi(o)&&s===null)return{};let r=xy(t);return r.length>Du?{}:{question:{kind:vy(o),parts:Sy(r,e),one:qu(t),manyFirst:s!==null||r.length===2}}}var Ey=2,Ty=3,Oy=4,ki=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await su()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#a(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await Hu(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#l(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#l(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#l(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Ty&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await ou(t.label,n);if(t.state!=="creating"){ni(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#i()}catch(n){this.#a(t,n)}}#a(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#i(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Ey)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await iu(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#i()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Oy&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await ru(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#a(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await au(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#a(t,n)}this.#s()}#d(t){
t.stopJob=ar(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}Wn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await qn(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await qn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await mo(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await fo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#l(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#i()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await ho(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&ni(
n).catch(()=>{}),this.#i(),this.#s()}},ye=new ki;window.addEventListener("beforeunload",e=>{ye.sending&&e.preventDefault()});var My=1e3,Ay=5e3,Cy=6e4,_i=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Cy;get running(){return this.list.filter(t=>!Wn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await eu())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?My:Ay)}}#r(t){if(ye.transfers.
some(o=>o.state==="committing"))return;let n=new Set(ye.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},qt=new _i;var yo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"json",words:["json","csv",
"brief"]}};var Ht=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Wu={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Ry={...Wu,per_step:"per r\
ecording",percent:"% of the recording"},Zo=(e,t)=>(Ht(t)?Ry:Wu)[e];function Si(e){return e.control.samples===e.test.samples?"total":"per_step"}var ko=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function cr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Fu=(e,t)=>e===null||!(t>0)?null:100*(e/t),xi=(e,t)=>e===null||t===null?null:e-t,bo=(e,t)=>t>0?e/t:null,Ny=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Ly(e,t){if(t&&Ny(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function ju(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[a,l,c,u]=Ly(e,o);r?(a=(u?e.control_per_step:null)??bo(a,s[0]),l=(u?e.test_per_step:null)??bo(l,s[1]),
c=(u?e.diff_per_step:null)??xi(l,a)):t==="per_call"&&(a=(u?e.control_per_call:null)??bo(a,e.control_counts),l=(u?e.test_per_call:null)??bo(l,e.test_counts),c=xi(l,a));let d=a>0&&l!==null&&e.test_counts>
0?100*((l-a)/a):null;t==="percent"&&(a=Fu(a,n.step_time.control.step),l=Fu(l,n.step_time.test.step),c=xi(l,a));let m=r?[bo(e.control_counts,s[0])??0,bo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:a,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var es=(e,t)=>JSON.stringify([e,t]);function ht(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var Py=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function Uu({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(a=>Py(
n,a)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function ts({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.
total_duration??0)>(r.total_duration??0)?a:r)}var ns=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${R(o)} ${o===1?"call":"calls"}, ${q(s)}`);function $i(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=vi({...l,among:a},o);return{row:c,key:l.id??es(l.name,
l.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...ju(l,n,e,o)}})}function vi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var jn=e=>e.moderated_q_value??e.q_value??null;function zu(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[es(s.name,s.category),{...s,among:o}]))}function Gu(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,ju(e.totals[o],t,e,n)])}var Yu=15,Ku=[10,15,20,30,50,100],Iy=["total","per_step","per_call","percent"],Vu=yo.change.words,Ju=yo.device_type.words,Dy=yo.measure.words,By=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ur=[...By,"op"],gt="ProfilerStep*",Ei=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],qy=["name","category","change","q_value"],_o=e=>qy.includes(e)?"asc":"desc",Ti=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],Qu=[...Ti,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Hy={fold:"true",
significant:"",measure:"",equivalence:""},Fy={1:"true",0:"false"};function Wy(e,t){let{type:n,words:o,standard:s}=yo[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",a=n==="te\
xt"?r:Fy[r]??r,l=n==="text"?a:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===a.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(Hy[t]??s);return n==="boolean"?u==="true":u}var Xu=(e,t)=>Object.
fromEntries(t.map(n=>[n,Wy(e,n)]));function Zu(e,t,n){for(let o of n){let{type:s,standard:r}=yo[o];s==="texts"?t[o].forEach(a=>e.append(o,a)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var ed=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function jy(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:ht(o,e.get(n)??"")}var Vt=(e,t,n)=>t.includes(e)?e:n;function Ct(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Ei,"abs_diff_duration"),o=Number(t.get("top"));return{...Xu(t,Qu),...ed(t),sort:n,
order:Vt(t.get("order"),["asc","desc"],_o(n)),unit:Vt(t.get("unit"),Iy,""),measure:Vt(t.get("measure")??t.get("time"),Dy,""),heat:Vt(t.get("heat"),ur,""),fall:Vt(t.get("fall"),["modules"],""),top:Number.
isInteger(o)&&o>=1&&o<=200?o:Yu,op:jy(t,"op","op_category")}}function wt(e){let t=td(e),n=(s,r,a)=>{r!==a&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,_o(e.sort)),n("unit",e.unit,
""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(e.top),String(Yu)),n("op",e.op,"");let o=t.toString();return o===""?
"/compare":`/compare?${o}`}var fn=(e,t)=>wt({...Ct(""),control:ct(e),test:ct(t),exclude:[gt]});function td(e){let t=new URLSearchParams;return Zu(t,e,Qu),e.significant||t.delete("measure"),t}function Uy(e,t,n){
let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_pe\
r_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function xo(e,t,n){
let o=td(e);return o.set("significance","true"),o.set("sort",Uy(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function Oi(e,t,n,o){let s=xo(e,t,n);return s.set("format",o),s}
var nd=["total","per_step"],zy=["calls","share"],od=["duration","calls","per_call"];function os(e){let t=new URLSearchParams(e);return{...Xu(t,Ti),...ed(t),row:t.has("name")?ht(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:Vt(t.get("unit"),nd,""),bins:Vt(t.get("bins"),zy,"calls"),heat:Vt(t.get("heat"),od,"duration")}}function St(e){let t=new URLSearchParams({control:e.control,test:e.test});
return Zu(t,e,Ti),t}function Un(e){let t=St(e);return t.set("row",e.row),t}function Rt(e){let t=Un(e);return nd.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),od.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}function sd(e,t,n){let o=xo(e,t,n);return e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}var vn=100,Gy=["crea\
ted","label","ranks","steps","events","bytes"];function dr(e){let t=new URLSearchParams(e),n=Vt(t.get("sort"),Gy,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??
"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Vt(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function rd(e){let{control:t,
test:n,q:o,tag:s,sort:r,order:a,page:l}={...dr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,
"created"),u("order",a,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return d===""?"/":`/?${d}`}var mr=e=>e.q!==""||e.tag.length>0;function zn(e){let t=new URLSearchParams({group:"auto",sort:e.
sort,order:e.order,limit:String(vn),offset:String((e.page-1)*vn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ct=e=>e.slice(0,12),En=(e,t,n,o)=>o?.[e]?.label??(n&&je(n,t[e])?.
label)??t[e];function je(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var fr=(e="Damaged")=>i("strong",{class:"damage-mark"},At("warning"),e);function ad(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>i("li",{},fr()," ",o))),n.length>0&&i("ul",{class:"notice"},n.map(({text:o})=>i("li",{},o)))]}function pr(e,t=e?.length??0){return t>0&&i(
"div",{class:"damage-list"},i("p",{},fr(ne(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:n,rank:o,text:s})=>i("li",{},`Rank ${o} (`,i("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var Yy="https://ui.perfetto.dev";var ss=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function Ky(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new ss("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new ss("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",a)})}function Mi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Mi(e,t-1)},100)}async function hr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=Yy,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new ss("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw Mi(l),m}let c=new AbortController,u=Ky(l,r,a);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),Mi(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Vy=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Jy(e){return(e.notes??[]).some(t=>Vy.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Qy=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Ci(e,t,n=()=>""){let o=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=ti(e.id,t.number,n())},c=(m,p=!1)=>{o.textContent=m,o.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await hr({title:`${e.label}, rank ${t.rank}`,fileName:Qy(
t,n()),load:m=>Zs(e.id,t.number,n(),{signal:m,onProgress:p=>c(`Loading ${Me(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Ae(m.message,!0)}finally{
d.disabled=!1}}let d=I("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Me(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,o),prepare:l}}
function pn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Dt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Xy(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},pn(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",i("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function Zy(e,t,n,o){let s=Ci(e,t,n.query),r=i("td",{}),a=()=>{let l=n.on()?Jy(t):"";s.prepare(),E(r,l===""?s.node:i("span",{class:"muted"},l))};return o.
push(a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Me(t.trace_bytes)),r)}function eb(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?Xy(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>Zy(e,l,n,o))))),r.length>0&&a>
0&&i("p",{class:"muted small"},`${R(a)} more were not kept.`))}function tb(e,t){let n=i("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function gr(e,t={}){let n=[],o=ue("traces"),s=tb(t,()=>n.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:o},"Traces"),ve("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([Ys(),...e.map(l=>Zt(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,E(r,u&&s.node,c.map(d=>eb(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>E(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var nb=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function id(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${ne(a,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${R(c)} mended or lost`),s>0&&u.push(ne(s,"note")),r>0&&u.push(ne(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:n+o>0?"warn":"no\
te",text:u.join(", ")}}function ob(e){return i("dl",{class:"counters"},nb.map(([t,n,o])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:o},n),i("dd",{},R(e[t]??0)))))}function sb(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Je(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||xe),i("td",{class:"num"},R(s.events)),i("td",{class:"num"},Me(t.raw_bytes)),n&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):Ci(e,t).node),i("td",{class:"wrap"},o.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},o.map(a=>i("li",{},a.severity==="damage"&&[fr()," "],a.words,a.
count>1&&` (${R(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function Ri(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${ne(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:n})=>i("li",{},i("span",{class:"mono"},t)," holds the same as ",i("span",{class:"mono"},
n)))))}var rb={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function Ni(e,t){return e>0&&i("details",{class:"left-out"},i("summary",{},`${ne(e,"entry",
"entries")} of the folder left out: links are not followed`),i("ul",{},t.map(({file:n,kind:o})=>i("li",{},i("span",{class:"mono"},n),` ${rb[o]??o}`)),e>t.length&&i("li",{class:"muted"},`and ${R(e-t.length)}\
 more`)))}function ld(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return Zt(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Tra\
ce"]:[],"Notes"];E(t,pr(n.quality.affected_files,n.quality.affected),ob(n.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i("tr",{},s.map(r=>i("th",{scope:"col"},r)))),
i("tbody",{},n.file_list.map(r=>sb(n,r,o))))),Ri(n.quality.duplicate_files),Ni(n.quality.left_out,n.quality.left_out_files),i("p",{class:"muted small"},"Identity ",i("span",{class:"mono"},n.id)," · st\
ored in ",Me(n.stored_bytes)," out of ",Me(n.raw_bytes)," of JSON",o&&` (${Me(n.traces_bytes)} the traces themselves)`,!o&&`. ${pn(n)}`))}).catch(n=>E(t,i("p",{class:"error-text"},n.message))),t}var Li=4,Pi=e=>e===2?"two":R(e),cd=e=>e[0].toUpperCase()+e.slice(1);function ab({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function ib({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${Je(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${ne(t.ranks,"rank")}`}function lb({parts:e}){let t=e.slice(0,Li).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Li?`${t} and ${R(e.length-Li)} more`:t}function Ii({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${Pi(t.ranks)} ranks of one`;return`${cd(Pi(e.length))} sets, \
or ${o}?`}function ud(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=ue("question"),a=(u,d,m)=>I([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>ye.answer(e,u),{class:"choice"}),l=a(
!0,`${cd(Pi(o.length))} sets`,lb(t)),c=a(!1,"One set",ib(t,n));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},Ii(t))," ",ab(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var cb=64,ub={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Bi(e){return i("progress",
{max:"1",value:"0","aria-label":e})}function qi(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Gn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${db(e)}; nothing was stored twice.`:`${yr(e)?"Stored, but damaged":"Done"}: ${ne(e.events,"event")}\
.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":ub[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Me(e.bytes_done)}\
 of ${Me(e.bytes_total)}`),e.events>0&&t.push(ne(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)} of ${ne(e.files_total,"file")}`),t.join(" · ")}var db=e=>`Stored already as “${e.known_as}\
”`;function mb(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function fb(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>Di(ye.takeOffer(e,s));return[I(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
cb&&I(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var yr=e=>e?.state==="done"&&e.affected_files?.length>0;function dd(e){return[yr(e)&&pr(e.affected_files),pb(e),Ri(e?.duplicate_files),Ni(
e?.left_out??0,e?.left_out_files??[])]}function pb(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"\
failures",open:e.state==="failed"},i("summary",{},`${ne(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(n=>i("li",{},!n.message.startsWith(n.file)&&[i("span",{class:"mono"},n.file),
" – "],n.message))))}function md(e){let t=Bi("Progress"),n=i("p",{class:"transfer-text"}),o=i("div",{class:"transfer-actions"}),s=gb(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,
u=e.files.map(hb),d=i("details",{class:"files",open:e.files.length<=6},i("summary",{},wb(e)),i("ul",{class:"file-list"},u.map(O=>O.node)),e.skipped.length>0&&yb(e.skipped)),m=i("li",{class:"transfer"},
i("div",{class:"transfer-head"},s.node,o),t,n,l,a,r,!e.sample&&d),p=null,f="",g="",w=!1;function y(){let O=o.contains(document.activeElement);f=e.label,E(o,kb(e)),O&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){p=e.state,m.dataset.state=e.state,y(),w=e.question!==null,E(a,w&&ud(e)),e.state==="done"&&(d.open=!1)}function b(){let O=e.state==="done"?e.offered:null;if(O===c)return;
let k=l.contains(document.activeElement);c=O,E(l,fb(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?h():f!==e.label&&y(),s.update(),u.forEach(bb),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:O,total:k}=Hi(e);t.hidden=e.state==="asking"||!ye.active.includes(e),qi(t,O,k),g=Fi(e),n.textContent!==g&&E(n,e.state==="done"&&e.job.already_stored?mb(
e,g):g),b(),m.classList.toggle("affected",yr(e.job)),E(r,dd(e.job))}return _(),{node:m,update:_,text:()=>e.question?Ii(e.question):g,focus(){w&&document.activeElement.matches("body, main, .page-action\
s *")&&a.querySelector("button").focus({preventScroll:!0}),w=!1}}}var wr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Hi(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:wr(o,"sent"),total:n==="looking"?0:wr(o,"size")}}function hb(e){let t=Bi(`Progress of ${e.name}`),n=i("span",{class:"file-state"}),o=i("li",{},i("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function gb(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{ye.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=i("span",{class:"error-text small",role:"status"}),o=e.label;return{node:i("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function wb(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[ne(e.files.length,"trace file"),Me(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function yb(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${R(e.length-20)} more`:"";return i("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",i("span",{class:"mono"},t),
n)}function bb(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,qi(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Me(t.size),sending:`${r} % of ${Me(t.size)}`,sent:`${Me(t.size)} sent`,failed:t.error??"failed"}[t.state]}function kb(e){let{label:t}=e,n=ve(
"close",`Remove ${t} from this list`,()=>ye.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&I("Retry",()=>ye.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
ye.canUndo(e)&&I("Undo",()=>Di(ye.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[I("Bring back",()=>Di(ye.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[I("Cancel",()=>ye.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Di(e){try{await e}catch(t){Se(`That did not work. ${t.message}`,{urgent:!0})}}function _b(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Je(t.sort((n,o)=>n-o))}`}function xb(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function Fi(e){let t=_b(e),n=wr(e.files,"sent"),o=wr(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Me(n)} of ${Me(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[Gn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Gn(e.job)+xb(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function fd(e,t){let n=e,o=Bi(`Progress of ${n.
label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},n.
label||"Ingest")),r),o,s,a),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,E(r,m?I("Cancel",()=>ho(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):ve("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,qi(o,n.bytes_done,n.bytes_total),s.textContent=Gn(n),l.classList.toggle("affected",yr(n)),E(a,dd(
n))}return u(n),{node:l,update:u}}function Sb(){return[...ye.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Fi(t),...Hi(t)})),...qt.running.map(t=>({label:t.label,text:Gn(t),done:t.bytes_done,total:t.bytes_total}))]}
function $b(){let e=s=>ye.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${R(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${R(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function vb(){let e=i("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),n=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progress"},i("div",{class:"status-head"},t,i(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function Eb(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,i("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Tb(e){let t=i("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"button primary",
href:fn(r.id,a.id)},`Compare ${r.label} with ${a.label}`);E(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ve("close","Dismiss",o)),l,c),n=!0,e(),Ae(`Both sets are stored. You c\
an compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});at(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function pd(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=vb(),n=Eb(),o=Tb(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let l=location.pathname!=="/",c=l?Sb():[],u=l?$b():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),en(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return ye.addEventListener("change",a),qt.addEventListener("change",a),r(),{offer:o.set,clear:o.clear,draw:r}}var[Tn,Yn,hd,Jt,Nt,Ob,br]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query"],rs="Every page",gd="First move to a set of the list, with the arrow keys.",kr="First select a call, in th\
e lanes or in the table.",Kn="There is nothing to search on this page.",yd=[{pages:[Tn],keys:["/"],text:"Find trace sets",action:"search",none:Kn},{pages:[Tn],keys:["ArrowDown","Enter"],text:"From the\
 search into the list",action:"enter",inSearch:!0},{pages:[Tn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Tn],keys:["ArrowRight","ArrowLeft"],text:"In \
the list: to what can be done with the set, and back"},{pages:[Tn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Tn],keys:["Space"],text:"In the list: select the set\
, for several at once"},{pages:[Tn],keys:["c"],text:"Take the set in focus as the control",action:"control",none:gd},{pages:[Tn],keys:["t"],text:"Take the set in focus as the test",action:"test",none:gd},
{pages:[Yn],keys:["/"],text:"Search the names of the rows",action:"search",none:Kn},{pages:[Yn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Yn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Yn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Yn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Jt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Kn},{pages:[Jt],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[Jt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Jt],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Jt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[Jt],keys:["Space"],text:"In the table: select the frame"},{pages:[Jt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Jt],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Jt],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Yn,hd,Jt,Nt,br],keys:["c"],text:"Choose the control",action:"control"},{pages:[Yn,hd,Jt,Nt,br],keys:["t"],text:"Choose the test",action:"test"},{pages:[Nt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:Kn},{pages:[Nt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Nt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Nt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Nt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Nt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Nt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:kr},{pages:[Nt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Nt],keys:["m"],
action:"measure",none:kr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[Ob],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:Kn},{pages:[br],keys:["/"],text:"Find a table or column",action:"search",none:Kn},{pages:[br],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[rs],keys:["?"],text:"List the keys",
action:"help"},{pages:[rs],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Kn},{pages:[Nt],keys:[","],action:"form\
er",none:kr},{pages:[Nt],keys:["."],action:"next",none:kr}],Mb={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Ab=["button","checkbo\
x","file","radio","range","reset","submit"];function as(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Ab.includes(e.type))}function Cb(e,t){
let{target:n,key:o}=e,s=as(n);return yd.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(a=>[t.name,rs].includes(a)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, \
[role="combobox"]')||!n.value)))}function Rb(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Nb(e){return e.flatMap((t,n)=>[
n>0&&" ",i("kbd",{},Mb[t]??t)])}function wd(e,t){let n=yd.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},n.map(({keys:o,text:s})=>i(
"div",{},i("dt",{},Nb(o)),i("dd",{},s)))))}function Lb(e){let t=ue("keys"),n=()=>o.close(),o=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===
o&&n()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),ve("close","Close",n)),wd(`${e.name} page`,e.name),wd(rs,rs),i("p",{class:"muted small"},"Letters typed into a \
field stay there.")));document.body.append(o),o.showModal()}function bd(e,t){let n=()=>e()&&Lb(e().page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};
if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let a=Cb(o,s);if(!a||a.action==="close"&&Rb())return;let l=a.action===
"help"?n:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&o.preventDefault(),!c&&a.none&&Se(a.none,{seconds:4})})}var kd="tracediff.session";function Pb(){try{return JSON.parse(sessionStorage.getItem(kd))??[]}catch{return[]}}function _d(e){let t=null,n=0,o="";function s(){return t===null&&(t=Pb(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(kd,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let a=u=>r(s().filter(d=>d.id!==u)),l=u=>Zt(u).catch(d=>(d.status===404&&a(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===o||ye.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==o&&ye.active.length===
0&&(o=d,e(...Xo(m,p)))}return ye.addEventListener("stored",({detail:u})=>{a(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),ye.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?a(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Et().then(()=>r(s()))}}}var Wi=new Set,Sd=!1,On=()=>Sd;function So(e){return Wi.add(e),()=>Wi.delete(e)}function xd(e){Sd=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Wi])t()}function $d(){window.
addEventListener("beforeprint",()=>xd(!0)),window.addEventListener("afterprint",()=>xd(!1))}var Be=["control","test"],Vn={control:"test",test:"control"},Ed=["rank","span","step"],Ib=["both",...Be],_r=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,ji=e=>/^\d+$/.test(e??"")?e:"";
function Ui(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let a of Be){for(let l of Ed)n[`${a}_${l}`]=ji(t.get(`${a}_${l}`)??t.get(l));n[`${a}_marker`]=t.
get(`${a}_marker`)||t.get("marker")||""}let[o,s]=[_r(t.get("from")),_r(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:Ib.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:_r(ji(t.get("nth"))),at:Be.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:_r(ji(t.get("align_nth")))??0}}var vd=e=>String(Math.round(e*1e3)/1e3);function $o(e){
let t=new URLSearchParams,n=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Be.forEach(s=>n(s,e[s]));for(let s of[...Ed,"marker"]){let[r,a]=Be.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;
n(s,l?r||a:""),Be.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",vd(e.from)),n("to",vd(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeline":`/timeline?${o}`}function Mn(e){let t=Be.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var Db=(e,t)=>e-t,Td=e=>[...new Set(
e)].sort(Db),zi=e=>Td(e.map(t=>t.rank)),Gi=(e,t)=>Td(e.filter(n=>n.rank===t).map(n=>n.span)),Yi=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function Bb(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length-1>>1]}var qb=(e,t)=>e.find(n=>String(n)===t);function Od(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,p)=>{let f=d===""?void 0:qb(
u,d);return d!==""&&f===void 0&&o.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(zi(e),t.rank,"rank",n?.sample.rank),a=s(Gi(e,r),t.span,"file",n?.sample.span),l=Yi(e,r,a),c=t.step===""?void 0:l.find(
u=>String(u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:Bb(l),{sample:c,place:l.indexOf(
c),missing:o}}var xr=e=>/^\d+$/.test(e??"")?e:"",Jn=(e,t={})=>$o({control:e.control,test:e.test,control_rank:xr(e.control_ranks),test_rank:xr(e.test_ranks),control_step:xr(e.control_steps),test_step:xr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function vo(e,t){let{name:n,category:o}=ts(t,"test");return Jn(e,{name:n,category:e.use_short_name?"":o})}
function Sr(e,t,n,o=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
n[a])})}let r=o&&ts(o,"test");return Jn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Md(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Jn(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var Qn=["device","host","calls"];var Qi={device:"own",host:"self",calls:"calls"},Tr=["calls","host","self","device","own"];function Rd(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function is(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var Nd=/ #\d+$/,vr=(e,t)=>e==="module"&&t!==null?t.replace(Nd,""):t,Ld=()=>[0,0],Vi=()=>Object.
fromEntries(Tr.map(e=>[e,Ld()]));function Er(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},figures:Vi(),kernels:[],shapes:[],
children:[],own:Vi(),key:"",foldKey:""}}var Ki=(e,t)=>t>0?(e??0)/t:0,$r=(e,t,n,o)=>n?[Ki(e[`control_${t}`],o[0]),Ki(e[`test_${t}`],o[1])]:[Ki(e[t],o[0]),0];function Hb(e,t,n){let o=Object.fromEntries(
Tr.map(s=>[s,$r(e,s,t,n)]));return{...Er({sort:e.sort,status:t?e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??
0,nodes:e.nodes??0,figures:o,own:{calls:o.calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:$r(s,"counts",t,n),device:$r(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.
text,calls:$r(s,"calls",t,n)}))}}function Or(e,t,n){[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),is(d===0?u:`${u}
${d}`)},a=[n,s.sort,...s.names.map(l=>vr(s.sort,l)),s.status].join(`
`);Or(s,r(t,s.names),is(a))}}var Mr=e=>e.reduce((t,n)=>is([t,n.sort,vr(n.sort,n.control_name),vr(n.sort,n.test_name),n.status].join(`
`)),"root");function Xi(e,t){let n=[],o=(r,a,l)=>{Object.assign(r,{at:n.length,parent:a,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(Qn.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)Fb(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Eo=e=>e.status==="same"||e.status==="replaced";function Fb(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Qn){let o=e.own[Qi[n]],s=[...o],r=o[1]-o[0];for(let a of e.children)s[0]+=a.total[n][0],s[1]+=a.total[n][1],r+=Eo(a)?0:t[n][a.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Eo(e)?r:null}}function Zi(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>Hb(r,t,o));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),Or(s[0],"root","root"),Xi(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Ji=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Ad(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let a=s.get(r[n]);a||(a={[n]:r[n],...Object.fromEntries(o.map(l=>[l,Ld()]))},s.set(r[n],a),e.push(a)),o.forEach(l=>Ji(a[l],r[l]))}}function Cd(e,t){Tr.
forEach(n=>Ji(e.figures[n],t.figures[n])),Object.values(Qi).forEach(n=>Ji(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},Ad(e.kernels,t.kernels,"name",["counts","device"]),Ad(e.shapes,t.shapes,"text",["calls"])}function Wb({sort:e,status:t,names:n}){let[o,s]=n.map(r=>vr(e,r));return t==="replaced"?[o,s]:[o??s,o??s]}var jb=(e,t)=>Tr.
some(n=>e.figures[n][t]>0);function Pd(e){if(e.children.forEach(Pd),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>jb(e,o)||e.children.some(s=>s.status==="same"||s.status==="replaced"||
s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.names[1]]}}function Id(e){let t=Er(e.root);Cd(
t,e.root);let n=new Map,o=(r,a)=>{let l=Wb(a),c=[a.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Er({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=o(r.sort==="modul\
e"?t:a,r);Cd(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Pd(t),Or(t,"root","root"),Xi(t,{...Dd(e),grouped:"class"})}function Dd({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var Bd=e=>({...e,children:e.children.map(Bd)});function Ub(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&Nd.test(o??"")&&t.unshift(o)}return t}function zb(e,t){let n=Er({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Qi))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((a,l)=>a+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function qd(e,t,n){let o=new Map([...n].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)o.has(a.foldKey)&&a.sort!=="rest"&&o.get(a.foldKey).push(a);let s=a=>{let l=o.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=zb(a,l);return{...a,opened:!0,own:Vi(),kernels:a.kernels,children:[...l.map(u=>({...Bd(u),above:Ub(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Hd(r,o),Xi(r,Dd(e))}function Hd(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;Or(n,is(`${e.key}
${o||"rest"}`),n.foldKey||is(`${e.key}
rest`))}else Hd(n,t)}function Xn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Zn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",nn=(e,t)=>e.total[t][1]-e.total[t][0];function on(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function el(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function To(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var Fd=["both","control","test"];function Gb(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function Wd(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=Gb(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Yb=["modules","operators","python"],Kb=["folded","class","instance"],Cr=["control","test"],Rr=["ranks","steps","marker"],Vb=5e3,tl=40,ls=(e,t,n)=>t.includes(e)?e:n,Ar=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,tl);function Oo(e){let t=new URLSearchParams(e),n={};for(let o of Cr){n[o]=t.get(o)??"";for(let s of Rr)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:ls(t.get("level"),Yb,"modules"),by:ls(t.get("by"),Qn,""),width:ls(t.get("width"),Fd,"both"),frames:ls(t.get("frames"),Kb,"folded"),order:ls(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Ar(t.get("node"))[0]??"",zoom:Ar(t.get("zoom"))[0]??"",open:Ar(t.get("open")),rows:Ar(t.get("rows"))}}function Ft(e){let t={...Oo(""),...e},n=new URLSearchParams,o=(s,r,a="")=>{r!==a&&
r!==""&&n.set(s,r)};for(let s of Cr)o(s,t[s]),Rr.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-tl).join(".")),o("rows",t.rows.slice(-tl).join(".")),n.size===0?"/tree":`/tree?${n}`}function Mo(e,t,n){let o=new URLSearchParams(
{max_nodes:String(Vb)}),s=e.test!=="";for(let r of s?Cr:["control"]){s&&o.set(r,e[r]);for(let a of Rr){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&o.set(s?`${r}_${a}`:a,l)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var $t=e=>Object.fromEntries(Cr.flatMap(t=>[t,...Rr.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),Jb=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function jd(e,t){let{name:n,category:o}=ts(t,"test");if(!Jb.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,a=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return Ft({...$t(e),q:a,level:r?"python":"modules"})}var Ud=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var zd="tracediff.dismissed-jobs",Qb=24*3600*1e3,Xb=1e4;function Gd(){try{return JSON.parse(localStorage.getItem(zd))??[]}catch{return[]}}function Zb(e){try{localStorage.setItem(zd,JSON.stringify([...Gd().
slice(-50),e.id]))}catch{}}function e0(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Qb;return!n.includes(e.id)&&(!Wn(e)||t.has(e.id)||o)}function t0(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&a<Xb)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Ae(s,n==="failed")}}}function Yd(e,t){let n=i("ul",{class:"transfers"}),o=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,a=t0(),l=0;function c(){let g=null;for(let w of ye.transfers){let y=s.get(w.key);y||(y=md(w),s.set(w.key,y),g??=y),y.update();
let{state:h,label:b,job:_}=w;a.tell(w.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Gd();qt.running.forEach(y=>r.add(y.id));let w=qt.list.
filter(y=>e0(y,r,g)).reverse();for(let y of w)s.has(y.id)||s.set(y.id,fd(y,()=>{Zb(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Gn(y)}`});return w}function d(){
l=0;let g=s.size===0,w=c(),y=[...ye.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);en(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,w&&!g&&w.node.scrollIntoView(
{block:"nearest"}),ye.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return ye.addEventListener(
"change",m),ye.addEventListener("stored",p),ye.addEventListener("sets",t),qt.addEventListener("change",m),qt.addEventListener("stored",f),d(),{node:o,unmount(){ye.removeEventListener("change",m),ye.removeEventListener(
"stored",p),ye.removeEventListener("sets",t),qt.removeEventListener("change",m),qt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var n0="a[href], button:not(:disabled), input";function Kd(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(n0)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
o?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();o=p.includes(o)?o:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=o;o=m??o,[p,m].filter(Boolean).
forEach(a)}function u(){return o?.focus(),o!==null}function d(m,p){let f=s(),g=f.indexOf(o),w=[o,...r(o)],y=w.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:w[y+1],
ArrowLeft:w[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||as(f)||f.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===o&&(p==="Enter"||p===" ")&&(m.preventDefault(),n(p,o)))}),{sync:l,focus:u}}function Nr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ue("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},n),u,i("button",{type:"submit",class:"small-button"},"Save"),I("Cancel",l,{class:"small-button"}));E(e,d),u.focus(),u.select()}var Ao=4;function Jd(e,t,n={}){let o=ue("menu"),s=i("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fa\
lse",on:{click:()=>r?c():l(),keydown:f=>{(f.key==="ArrowDown"||f.key==="ArrowUp")&&(f.preventDefault(),l(f.key==="ArrowUp"))}}},At("more")),r=null,a=()=>Vd(r,s);function l(f=!1){r=i("div",{class:"row-\
menu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:p}}),E(r,t().filter(g=>!g.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),Vd(r,s),addEventListener("scroll",a,{capture:!0}),addEventListener("resize",a),u().at(f?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",a,{capture:!0}),removeEventListener(
"resize",a);let f=r;r=null,f?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=f=>i("button",{type:"button",
role:"menuitem",tabindex:"-1",class:f.danger?"danger":"",disabled:f.disabled,title:f.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),f.run()}}},f.text);function m(f){let g=u().filter(b=>!b.disabled),
w=g.indexOf(document.activeElement),y=f.key.length===1?f.key.toLowerCase():"",h={ArrowDown:g[(w+1)%g.length],ArrowUp:g.at(w-1),Home:g[0],End:g.at(-1)}[f.key]??(y.trim()===""?void 0:[...g.slice(w+1),...g].
find(b=>b.textContent.toLowerCase().startsWith(y)));(f.key==="Escape"||f.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(f.key==="Escape"||h)&&(f.preventDefault(),f.stopPropagation(),h?.focus({preventScroll:!0}))}
function p(f){r&&!r.contains(f.relatedTarget)&&f.relatedTarget!==s&&c()}return s}function Vd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Ao+s<=innerHeight;e.style.
setProperty("top",`${Math.max(Ao,r?n.bottom+Ao:n.top-Ao-s)}px`),e.style.setProperty("left",`${Math.max(Ao,Math.min(n.right-o,innerWidth-o-Ao))}px`)}var Lr=10,Qd=3;function o0(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>gr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Xd(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),i("span",{"aria-hidden":"true"},o))}function s0(e){return e.damaged?i("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function r0(e,t){let n=s=>I(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-Qd;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,Qd).map(n),o>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function a0(e,t,n){
let o=i("div",{class:"set-line"}),s=()=>E(o,i("span",{class:"set-name ellipsis",title:e.label},e.label),r0(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:i("td",{class:"set-cell"},o,s0(e)),edit(a){Nr(o,e[a],a==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function i0(e,t,n){let o=id(
e.quality),s=i("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,ld(e)),E(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&At("warning"),i("span",{class:"ellipsis"},o.text),At("chevron"));return s}
function l0(e){return e.steps.length>0?i("span",{title:Je(e.steps)},R(e.step_count??e.steps.length)):i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Zd(e,t,n,{member:o=!1}={}){
let s=i("tr",{class:"detail",hidden:!n.has(e.id)},i("td",{colspan:String(Lr)},n.get(e.id))),r=Jd(`Actions for ${e.label}`,()=>o0(e,t,u=>a.edit(u))),a=a0(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});return[i("tr",{data:{set:e.id},class:o?"member":""},i("td",{class:"check-cell"},l),i("td",{class:"pic\
k-cell"},Xd("control",e,t),Xd("test",e,t)),a.node,i("td",{"data-head":"Added",class:"date"},Dt(e.created)),i("td",{class:"num","data-head":"Ranks",title:Je(e.ranks)},R(e.ranks.length)),i("td",{class:"\
num","data-head":"Steps"},l0(e)),i("td",{class:"num","data-head":"Events"},R(e.quality.events)),i("td",{class:"num","data-head":"Size",title:`${Me(e.raw_bytes)} of JSON in ${ne(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):xe}`},Me(e.disk_bytes)),i("td",{"data-head":"Quality"},i0(e,s,n)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:`/analyse?set=${ct(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var em=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],tm=em.filter(e=>e.sort);function c0(e,t){return e.sort?i("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},I([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col"},e.hidden?[i("span",{"aria-hidden":"true"},e.text),i("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function nm(e){let t=i("tbody"),n=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=em.map(w=>c0(w,e.sort)),s=i("di\
v",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Kd(t,"tr\
[data-set], tr.group, tr.more-row",(w,y)=>{let h=y.dataset.set?w===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),a=new Map,l=new Map;function c(w,y,h,b){let _=l.get(w),O=_?.shown===
y?_:{shown:y,rows:h()};return b.set(w,O),O.rows}let u=(w,y,h=!1)=>c(w.id,JSON.stringify([w,h]),()=>Zd(w,e,a,{member:h}),y);function d(w,y,h){let b=c(`group ${w.prefix}`,JSON.stringify([w,!!y]),()=>[u0(
w,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(O=>u(O,h,!0)),...c(`more ${w.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[d0(w,y,_,e)]:[],h)]}function m(w){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;en(t,w.entries.flatMap(_=>_.group?d(_.group,w.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),p(w),f(w)}function p({sort:w,order:y}){for(let h of o){let b=h.dataset.sort===w;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,E(h.querySelector(".sort-mark"),b&&At(y==="asc"?"up":"down")))}}function f({picked:w,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let _ of h){let{set:O}=_.dataset;for(let k of["control","test"])_.toggleAttribute(`data-${k}`,O===w[k]),_.querySelector(`.pick-${k} input`).checked=O===w[k];_.toggleAttribute("dat\
a-checked",y.has(O)),_.querySelector(".set-check").checked=y.has(O)}let b=h.filter(_=>y.has(_.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function g(w){
let y=[...t.children].find(h=>h.dataset.set===w);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function u0(e,t,n){let o=I([At("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},ne(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ne(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell"},o),i("td",{class:"date"},Dt(e.newest)),i("td",
{colspan:String(Lr-4)}))}function d0(e,t,n,o){return i("tr",{class:"more-row member"},i("td",{colspan:String(Lr)},t.loading?i("span",{class:"muted"},"Loading …"):I(`Show more of ${e.prefix} (${R(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function om(e,t){let n=e,o=ue("tags"),s=ue("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let w=c.value.trim().replace(/\s+/g," ");w!==""&&p({add_tags:[w]},
`Tagged “${w}”.`)}}},c,i("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${ne(n.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:o},d),ve("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(g,w){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await qn(n[y].id,g);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=w}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Ae(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;n.flatMap(w=>w.tags).forEach(w=>{let y=[...g.keys()].find(h=>h.toLowerCase()===
w.toLowerCase())??w;g.set(y,(g.get(y)??0)+1)}),E(a,[...g].map(([w,y])=>i("li",{class:"tag"},w,y<n.length&&i("span",{class:"muted"},` ${y} of ${n.length}`),ve("close",`Remove the tag ${w}`,()=>p({remove_tags:[
w]},`“${w}” was removed.`)))),g.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Ks().then(g=>E(l,g.map(({tag:w})=>i("option",{value:w})))).
catch(()=>{}),m}function rm({title:e,text:t,form:n,action:o,start:s,ended:r}){let a=ue("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},o),d=I("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},n),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ve("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function g(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Ae(b,!0)}function w(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||Se(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?w(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${R(b.files_done)} of ${ne(b.files_total,"file")}`))}async function h(){g("");try{m=await s()}catch(b){w(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&ho(m.id).catch(()=>{}),ar(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function m0(e,t){try{for(let n of e.binned)await fo(n);for(let n of e.made.filter(o=>!o.already_stored))await mo(n.set)}catch(n){Se(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function am(e,t,n){Se(e,{seconds:30,action:{label:"Undo",run:()=>m0(t,n)}}),n(t.set)}function f0(e,t){let n=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},n[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Me(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function sm(e,t,n,o,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function im(e,t){let n=ue("split"),o=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=rm({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):jc(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>am(`“${e.label}” was\
 split into ${ne(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await Zt(e.id);s=f0(d,()=>l("")),E(o,sm(n,"each",`Each file becomes a set: ${ne(d.file_list.length,"se\
t")}`,!0,u),sm(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&o.querySelector("input").focus()}catch(d){E(o),l(d.message,!0)}}function lm(e,t){let n=ue(
"label"),o=i("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});rm({title:`Join ${ne(e.length,"set")}`,action:"Join",
text:"All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:i("div",{class:"regroup-form"},i(
"ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${ne(s.files,"file")}`)))),i("label",{for:n},"Label"),o),start:()=>Uc(
e.map(s=>s.id),o.value.trim()),ended:s=>am(`${ne(e.length,"set")} were joined.`,s,t)}),o.focus()}var p0=10,h0=12,g0=200,w0=4;async function cm(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:w0},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function y0({change:e,sort:t}){let n=ue("find"),o=i("span",{class:"muted small found"}),s=!1,r=nt(g0,()=>e({q:a.value.trim()})),a=i("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},tm.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,w])=>i("option",{value:`${p} ${g}`},`${f} ${w}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:n,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),o);function d(p,f,g){let w=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,h0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;E(c,w.
map(({tag:h,sets:b})=>I([h,b!==void 0&&i("span",{class:"muted"},` ${R(b)}`)],()=>g(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=p0&&!mr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let w=f===0?"No set matches.":ne(f,"set");return o.textContent=mr(p)?w:"",w}}}function b0(e){let t=i("span",{role:"status"}),n=I("",e.compare,{class:"primary"}),o=I("Join …",e.join,{class:"\
writes"}),s=I("Tags …",e.tags,{class:"writes"}),r=I("",e.remove,{class:"writes danger"}),a=i("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,ve("close","Select none",e.
clear));return{node:a,draw(l){a.hidden=l.size===0,t.textContent=`${R(l.size)} selected`,n.textContent=`Compare (${R(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=l.size<2,o.title=l.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${R(l.size)}\
)`}}}function k0(e){let t=i("span",{class:"muted"}),n=I("Previous",()=>e(-1)),o=I("Next",()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,a){let l=(r-
1)*vn,c=Math.min(l+vn,a.entry_total);s.hidden=a.entry_total<=vn&&r===1,n.disabled=r===1,o.disabled=c>=a.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(a.entry_total)}${a.entry_total===a.total?
"":` rows, ${ne(a.total,"set")}`}`:""}}}function um({change:e,pick:t,loaded:n,empty:o,context:s}){let r=i("div",{class:"content"},_0()),a=new Map,l=new Map,c=null,u=null,d="",m=null,p=[],f={control:"",
test:""},g="",w=null,y="",h=!1,b=(T,j)=>{h=!0,e({page:1,...T},j)},_=y0({change:T=>b(T,{replace:!0}),sort:(T,j)=>b({sort:T,order:j})}),O=nm({pick:t,save:ce,remove:de,check:Z,checkAll:ae,toggleGroup:$,tags:z,
split:T=>im(T,ee),more:L,filterTag:Re,sort:Pe}),k=b0({compare:N,join:()=>lm([...a.values()],ee),tags:()=>z([...a.values()]),remove:()=>de([...a.values()]),clear:()=>{a.clear(),J()}}),x=k0(T=>{e({page:c.
page+T}),r.scrollIntoView({block:"start"})}),M=i("div",{class:"set-list"},_.node,r,x.node,k.node);async function S(){w?.abort(),w=new AbortController;let{signal:T}=w;d=zn(c).toString(),r.ariaBusy="tru\
e";let j=setTimeout(()=>s.busy(!0),400);try{let[v,U,A]=await Promise.all([Yt(zn(c),{signal:T}),Ks({signal:T}),mr(c)?Yt("limit=0",{signal:T}):null]);u=v,p=U,m=(A??v).total,await C(T),G()}catch(v){v.name!==
"AbortError"&&P(v)}finally{clearTimeout(j),T.aborted||(s.busy(!1),r.ariaBusy=null)}}function P(T){u=null,d="",E(r,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",
{},T.message),I("Try again",S,{class:"primary"})))}let B=(T,j,v=vn)=>{let U=zn({...c,page:1});return U.delete("group"),U.set("prefix",T),U.set("offset",String(j)),U.set("limit",String(v)),U};async function C(T){
let j=new Set(u.entries.flatMap(({group:v})=>v?[v.prefix]:[]));for(let[v,U]of[...l]){if(!j.has(v)){l.delete(v);continue}let A=await Yt(B(v,0,Math.min(1e3,Math.max(vn,U.sets.length))),{signal:T});l.set(
v,{sets:D(A),total:A.total,loading:!1})}}async function L(T){let j=l.get(T),v=d;j.loading=!0,J();try{let U=await Yt(B(T,j.sets.length));j.sets=[...j.sets,...D(U)],j.total=U.total}catch(U){Se(`${T} can\
not be listed. ${U.message}`,{urgent:!0})}j.loading=!1,v===d&&J()}function $(T){l.delete(T)?J():(l.set(T,{sets:[],total:0,loading:!0}),L(T))}let D=T=>T.entries.flatMap(({set:j})=>j?[j]:[]),Y=()=>u.entries.
flatMap(({set:T,group:j})=>T?[T]:l.get(j.prefix)?.sets??[]);function G(){n({sets:D(u),allTotal:m});let T=_.draw(c,u.total,m);h&&(h=!1,Ae(T)),J(),y!==""&&we(y)}function J(){if(u){if(_.drawTags(c,p,Re),
x.draw(c.page,u),k.draw(a),u.entries.length===0){E(r,m===0?o():_e());return}O.node.parentNode!==r&&E(r,O.node),O.draw({...u,groups:l,picked:f,checked:a,sort:c.sort,order:c.order})}}let _e=()=>u.total>
0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",I("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function we(T){if(y="",O.flash(
T))return;u.entries.find(({group:v})=>v&&l.get(v.prefix)?.sets.some(U=>U.id===T))||dt([T]).then(([v])=>{let U=v&&u?.entries.find(({group:A})=>A&&v.label.toLowerCase().startsWith(A.prefix.toLowerCase()));
U&&!l.has(U.group.prefix)&&$(U.group.prefix)}).catch(()=>{})}function Pe(T){let j=T==="label"?"asc":"desc",v=j==="asc"?"desc":"asc";b({sort:T,order:c.sort===T&&c.order===j?v:j})}function Re(T){let j=c.
tag.includes(T);b({tag:j?c.tag.filter(v=>v!==T):[...c.tag,T].slice(-8)})}function Z(T,j,v){let U=Y(),[A,F]=[U.findIndex(X=>X.id===g),U.findIndex(X=>X.id===T.id)].sort((X,ie)=>X-ie);(v&&A>=0?U.slice(A,
F+1):[T]).forEach(X=>j?a.set(X.id,X):a.delete(X.id)),g=T.id,J()}function ae(T){Y().forEach(j=>T?a.set(j.id,j):a.delete(j.id)),J()}function N(){let[T,j]=[...a.values()].sort((A,F)=>A.created.localeCompare(
F.created)),[v,U]=Xo(T,j);s.go(fn(v.id,U.id))}function K(T){let j=v=>v.id===T.id?{...v,...T}:v;u.entries=u.entries.map(v=>v.set?{set:j(v.set)}:v),l.forEach(v=>{v.sets=v.sets.map(j)}),a.has(T.id)&&a.set(
T.id,T),n({sets:D(u),allTotal:m}),J()}function ee(T){return a.clear(),y=T,S()}async function ce(T,j){try{return K(await qn(T.id,j)),Ae("Saved."),!0}catch(v){return Se(`Not saved. ${v.message}`,{urgent:!0}),
!1}}function z(T){om(T,K).addEventListener("close",()=>S())}let oe=T=>T.length===1?`“${T[0].label}”`:ne(T.length,"set");async function de(T){let j=await cm(T,U=>mo(U.id));j.length>0&&Se(`${oe(j.map(
({item:U})=>U))} ${j.length===1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let v=T.filter(U=>!j.some(({item:A})=>A===U));v.forEach(U=>a.delete(U.id)),v.length>0&&Se(`${oe(v)} ${v.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>he(v)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function he(T){let j=await cm(T,v=>fo(v.id));j.length>
0&&Se(`${oe(j.map(({item:v})=>v))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),y=T.length===1?T[0].id:"",await S()}return{node:M,show(T,j){let v=c;c=T,f=j,v&&zn(v).get("sort")!==zn(c).
get("sort")&&l.clear(),zn(c).toString()!==d?S():J()},reload(T=""){return y=T||y,S()},search:()=>m>0&&(_.focus(),!0),enter:()=>O.focus(),focused:()=>u&&Y().find(T=>T.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>w?.abort()}}function _0(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i("div",{class:"skeleton"})))}function dm(e,t,n){let o=i("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Eu(o.files);s.length>0?ye.add(s):n.webkitdirectory&&Se("That folder is empty.",{urgent:!0}),o.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>o.click()}},At(t),e),o)}function x0(){let e=I("Look at a sample pair",async()=>{e.disabled=!0;try{await ye.addSample()}catch(t){
Se(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("ol",{},i("li",{},"Record a few training ste\
ps with ",i("code",{},"torch.profiler"),", once before and once after your change:",i("pre",{},i("code",{},Ud))),i("li",{},"Each run leaves a folder with one ",i("code",{},".json")," or ",i("code",{},
".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),i("p",{class:"writes sample-offer"},
e,i("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function S0(e){let t=i("span",{class:"side side-control"}),n=i("span",{class:"side side-\
test"}),o=ve("swap","Swap control and test",e),s=i("a",{class:"button primary",href:"/compare"},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},
i("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(p,f,g)=>E(p,i("b",{class:"letter"},f),g?i("span",{class:"ellipsis",title:g.label},g.label):i("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=fn(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:a,draw:l}}var cs={path:"/",name:"Traces",mount(e,t){return E0(e,t)}},$0=24,v0=100;function E0(e,t){let n=dr(location.search),o={control:null,test:null},s=[],r=!1,a=[],
l=!1,c=i("span",{class:"count"}),u=um({change:p,pick:O,loaded:g,empty:x0,context:t}),d=S0(()=>_({control:o.test,test:o.control})),m=Yd(y,()=>u.reload());d.node.hidden=!0,e.append(i("div",{class:"page \
traces-page"},i("div",{class:"page-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),dm("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),dm("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),i("p",{class:"muted small traces-lost\
 writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle("Tra\
ces");function p(x,M){t.go(rd({...n,...x}),M)}function f(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function g({sets:x,allTotal:M}){l||(s=x,t.setTitle(`Traces\
 (${R(M)})`),c.textContent=M>0?R(M):"",d.node.hidden=M===0,location.search===""&&M<=$0&&w(x),b())}function w(x){let{control:M,test:S}=Ru(x);M&&(M!==o.control?.id||S!==o.test?.id)&&(o={control:je(x,M),
test:je(x,S)},p({control:ct(M),test:ct(S)},{replace:!0}))}function y(x){let M=ye.transfers.some(S=>S.job?.set===x);M&&!a.includes(x)&&a.push(x),M&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(M?x:"")}let h=nt(v0,async x=>{if(await u.reload(x),a.length>1&&!r&&!l){let M=await dt(a.slice(-2).reverse()).catch(()=>[]);!l&&!r&&w(M)}});async function b(){let x=n,M=["control","test"].map(L=>x[L]),
S=M.filter(L=>L!==""&&!s.some($=>$.id.startsWith(L))),P=await dt(S).catch(()=>[]);if(l||x!==n)return;let[B,C]=M.map(L=>L===""?null:s.find($=>$.id.startsWith(L))??je(P,L)??null);o={control:B,test:C},f()}
function _(x){r=!0,o=x,p({control:ct(x.control?.id??""),test:ct(x.test?.id??"")})}function O(x,M){_({...o,[x]:M}),Ae(`${M.label} is the ${x}.`)}function k(x){let M=u.focused();return M?O(x,M):!1}return f(),
{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(x){let M=n;n=dr(x),f(),(M.control!==n.control||M.test!==n.test)&&b()},unmount(){l=!0,h.cancel(),u.unmount(),m.unmount()}}}var us=200;function mm(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await at(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,p)=>{
n[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=us*Math.floor(d/us),p=await a({offset:m,limit:us});p&&(p.rows.forEach((f,g)=>{n[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var nl=e=>xo(e,e.unit,ko(e)).toString();function fm(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(us)),t.op!==""&&o.set("row",t.op),n?.key===St(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var ol=e=>({key:St(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function pm(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await at(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function T0(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=fm(nl(e),e,t),o=new AbortController,
s=at(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function hm(e,t){T0(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,a)=>{
let l=fm(o,s,r),c=n;return n=null,c?.query===l?(a.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),at(l,{signal:a}))}}var O0=250;function Wt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},O0),g;try{let w=await c(m);g=()=>u(w)}catch(w){g=()=>d(w)}clearTimeout(f),!p()&&(a(),g(),e.settled())}function a(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
a()}return{ask:r,drop:l,say(c){E(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function An(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var M0=4,ds=[];function A0(e){return new Promise(t=>{ds.push({node:e,go:t}),ds.length===1&&Et().then(gm)})}function gm(){let e=ds.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=ds.splice(Math.max(0,e),1);t(),ds.length>0&&Et().then(gm)}function C0(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:a})=>{o=n&&a===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let a=o;o=
null,a&&Math.hypot(s-a.x,r-a.y)<M0&&t(a.event)})}function Tt(e){let t=i("div",{class:"plot",id:e.id}),n=i("span",{class:"chart-unit"}),o=i("p",{class:"chart-message muted",hidden:!0}),s=An(e.title),r=i(
"div",{class:"chart-tools"},e.tools,s.node,I("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),I("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),a=i("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart-head"},i(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!On()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(a);let f=So(w);async function g(){if(u)return;let h;u=!0;try{c||await Et(),h=await Vo(),c||await A0(a)}catch(k){E(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:O}=e.make(l,m);await h.react(t,_,{...O,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},xu),!c&&!d&&(c=!0,e.onClick&&C0(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function w(){c&&l&&!l.empty&&!e.paint&&g()}function y(h){c&&(e.save??Su)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,E(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,E(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:w,retheme:w,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Cn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var R0=30,ms={top:8,right:16,bottom:34},N0=64,L0=6,wm=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function sl(e){let t=new Set,
n=null,o=[],s=i("ul",{class:"chart-legend"},wm.map(([c,u])=>{let d=i("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return i("li",{},d)})),r=Tt({...e,extra:s,tools:[ve("plus","Zoom in",()=>a(.6)),ve("minus","Zoom out",()=>a(1/.6)),ve("reset","Rese\
t the zoom",l)],keys:()=>wm.filter(([c])=>!t.has(c)),height:c=>P0(c.rows.length),make:(c,u)=>q0(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function a(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":ym(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:bm(o,n,Bt())})))}}}var P0=e=>Math.max(e,3)*R0+ms.top+ms.bottom,ym=e=>[Math.max(e,3)-.5,-.5];function bm(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function I0(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Qe(t);return[o,` ${n}`]}function D0(e){return[$n(e.name,N0,L0).map(Ge).join("<br>"),
e.lines.map(Ge).join("<br>")]}function B0(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return mn(e.map(o=>o.name),n).map((o,s)=>Ge(e[s].mark+o))}function q0(e,t,n,o){let s=Bt(),[r,a]=I0(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>o.has(p(y,h))?null:y),g=(y,h)=>s[p(y,h)],w={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...w,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...w,name:"difference",x:f,marker:{color:f.map((y,h)=>g(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>g(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>g(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(D0),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:xt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:ms.right,t:ms.top,b:ms.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:a,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:ym(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:B0(e.rows,u)},shapes:bm(e.rows,n,s)}}}var km=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${Je(e)}`,H0=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Pr(e,t=""){let n=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:w,samples:y}=e[d];return`${d}: ${m} (${[km(p,f,"ranks"),km(g,w,"steps"),ne(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:a,change:l,
device_type:c}=o,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,H0(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("c\
ontrol")} → ${n("test")}`,[t,t&&u,`made ${Dt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var rl=4,Ir={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function _m(e){let t=i("h2"),n=i("ul",{class:"replacements-list"}),o=i("p",{class:"related-more"}),s=i("details",{class:"card rank-steps replacemen\
ts",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,a=null;function l(u,d){let m=u.replacements??[];if(a!==u&&(a=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${R(m.length)})`;
let p=d?[u.control.samples,u.test.samples]:[1,1];E(n,m.slice(0,r?void 0:rl).map(f=>c(f,p,d))),o.hidden=r||m.length<=rl,E(o,!o.hidden&&I(`Show all ${R(m.length)}`,()=>{r=!0,l(u,d),n.children[rl].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let p=[u.control.counts/d[0],u.test.counts/d[1]],f=[u.control.total_duration/d[0],u.test.total_duration/d[1]],g=d[0]===d[1]?u.diff_duration/d[0]:
f[1]-f[0],w=g>0?"more":g<0?"less":"calm",y=(h,b,_)=>i("p",{class:`replaced ${_}`},i("span",{class:"replaced-mark","aria-hidden":"true"},b),i("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
i("a",{href:e(h),class:"mono",title:h.name},i("bdi",{},h.name)));return i("li",{},i("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),i("p",{class:"muted small"},
Ir[u.rule]??u.rule,u.shared!==null&&[", ",i("span",{class:"mono"},u.operator??"")," ",u.input_dims&&i("span",{class:"mono"},u.input_dims),` (${Fe(100*u.shared)} of what launches them is shared)`])),i(
"dl",{class:"replaced-numbers"},i("dt",{},m?"calls per step":"calls"),i("dd",{},`${R(p[0])} → ${R(p[1])}`),i("dt",{},m?"time per step":"time"),i("dd",{title:`${me(f[0])} → ${me(f[1])}`},`${q(f[0])}\
 → ${q(f[1])}`),i("dt",{},"Δ"),i("dd",{class:`strong ${w}`,title:Ye(g)},ke(g),f[0]>0&&` (${ze(100*g/f[0])})`)))}return{node:s,draw:l}}async function jt(e,t){try{await navigator.clipboard.writeText(e),Se(t,{seconds:4})}catch{Se(`Copy this: ${e}`,{seconds:60})}}var F0={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},xm="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function eo(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${R(n)} steps are too few to find a change among ${R(
o)} rows.`}let t=`q = ${dn(jn(e))}, p = ${dn(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function fs(e){
switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${dn(e.calls_q_value)})`;default:return""}}
var W0=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,a)=>r===null||a===null?null:a-r,o=(r,a,l,c,u=[])=>i("tr",{},i("th",{scope:"row"},r),[a,l,c].map((d,m)=>i("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,a,l,c=n(a,l))=>o(r,q(a),q(l),ke(c),[me(a),me(l),Ye(c)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","\
Δ"].map(r=>i("th",{scope:"col",class:"num"},r)))),i("tbody",{},o("Calls",R(e.control_counts),R(e.test_counts),tt(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Sm(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ir[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ns(e)].join(`
`):e.name}function $m({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ve("close","Close (Escape)",e)),a),c=null;function u({row:d}){let{replaces:m}=d,p=fs(d);return[i("p",{class:"mono full-name"},i("bdi",{},d.name)),
i("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${F0[d.change]}`),m&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},m.name)),i("p",{class:"muted"},`${Ir[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&i("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},"one call or copy under several names; each name is on one side only"),ns(d).map(f=>i("p",{class:"mono full-name"},i("bdi",{},f)))),d.significance&&i("p",{class:"small"},eo(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),W0(d),i("p",{class:"op-actions"},t?.(d)&&i("a",{href:t(d)},"Open this operation"),o?.(d)&&i("a",{href:o(d)},"Show in the timeline"),n?.(d)&&i("a",{href:n(d)},"Where in t\
he tree"),r&&I("Show in the table",r,{class:"link-button"}),s&&I("Show its ranks and steps",s,{class:"link-button"}),I("Copy the name",()=>jt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),E(a,l.hidden?null:m??u(d)),(p||m)&&(a.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var al={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},Co=e=>`tracediff-${_t(e.control.label)}-${_t(e.test.label)}`;function vm(e){let t=ue("top"),n=ue("sort"),o=i("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=i("select",
{id:n,on:{change:()=>e({sort:s.value,order:_o(s.value)})}},Object.keys(al).filter(l=>Ei.includes(l)).map(l=>i("option",{value:l},al[l]))),r=i("span",{class:"muted small"});return{node:i("div",{class:"\
chart-bar"},i("label",{for:t},"Charts: first"),o,i("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...Ku,l.top])].sort((d,m)=>d-m);E(o,u.map(d=>i("option",{value:String(d),selected:d===l.top},
String(d))));for(let d of s.options){let m=al[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)} of ${R(l)} rows are drawn; the table\
 has all`:""}}}function Em(){let e=i("span",{class:"muted"}),t=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=i("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=i("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=i("div",{class:"chart-tools verdict-actions"},o,I("Copy link",()=>jt(location.
href,"Link copied.")),t,n);return{title:i("h3",{},"All rows ",e),node:s,draw(r,a,l,c){let{row_count:u,rows_before_filters:d}=a,m=r.fold?a.replacements.length:0;e.textContent=(u===d?R(u):`${R(u)} of ${R(
d)}`)+(m>0?`, ${ne(m,"pair")} folded`:""),t.href=Za(Oi(r,l,c,"csv")),n.href=Za(Oi(r,l,c,"json")),o.href=Yc(sd(r,l,c)),o.download=`${Co(a)}.html`,t.download=`${Co(a)}.csv`,n.download=`${Co(a)}.json`}}}function Tm(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},n&&I("Use all ranks and steps",t.all,{class:"primary"}),o&&I("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&I("Try again",t.again,{class:"primary"})," ",i("a",
{href:"/"},"Choose other traces")))}function Om(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",i("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var it={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},ps={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Dr=e=>e[0].toUpperCase()+
e.slice(1),j0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},il=e=>j0[e]??e.toLowerCase();function ll(e){let t=e.split(" overlapping ").map(il);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var cl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},Mm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},ul={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Br={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},qr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},dl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},to="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var U0=56;function ml(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function z0(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function Am(e,t=null){let n=ue("diagnosis"),o=i("div",{class:"diagnosis-body"}),s=i("section",{class:"\
diagnosis","aria-labelledby":n},i("h2",{id:n},"Why"),o,t),r="";function a(m){let p=ml(m.text),f=p.filter(([,w])=>w).map(([w])=>w),g=new Map(mn(f,U0).map((w,y)=>[f[y],w]));return p.map(([w,y])=>{if(!y)
return w;let h=z0(m.rows,w),b=h&&e.page(h),_=i("code",{title:h?.name??w},i("bdi",{},g.get(w)));return b?i("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let g=e.row(m),w=[f.length>1?`table row ${p+1}`:"table row",i("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return g===""?i("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},w):g!==null&&i("a",{href:g,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},w)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(w=>[e.rank(w),`rank ${w}`]),...m.steps.map(w=>[e.step(w,p),`step ${w}`])].map(w=>Array.isArray(w)?w[0]!==null&&i("a",{href:w[0],title:`Compare ${w[1]} alone`},w[1]):w).filter(Boolean),
g=e.timeline(m);return g&&f.push(i("a",{href:g,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(i("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${it[m.part].name} bar`)),f.length>0&&i("span",{class:"diagnosis-links small"},i("span",{class:"visually-hidden"},"Shown by: "),f.map((w,y)=>[y>0&&i("span",{"aria-hidd\
en":"true",class:"muted"}," · "),w]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return i("li",{data:{kind:m.kind,certainty:m.certainty}},p&&i("span",{class:"certainty"},
"likely"),p&&" ",a(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?E(o,i("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):E(o,i("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Cm=7.2,Fr=6,Hr=["solid","dot","dash","dashdot","longdash","longdashdot"],fl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],pl=e=>Bt()[e==="B"?
"test":"control"];function jr(e){return{template:xt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Ur=e=>e.map(t=>Ge(t)).join("<br>"),qe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Wr=116,hs=22,Ro=e=>e>1?64-hs+e*(Wr+hs):320;function G0(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:se("--muted")},text:e.map(o=>o.
values[t].value?"":Ge(o.values[t].none??o.values[t].text))}}function gs({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=n==="time"?Qe(a):n==="bytes"?ai(a):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Fr+Cm*p),Math.floor(r*.42),360),g=Math.floor((f-14-Fr)/Cm),w=e.map(y=>Ur([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:se("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:w,hovertemplate:"%{customdata}<extra>\
</extra>",...G0(e,h,o)})),layout:jr({barmode:o?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Fr,tickcolor:"rgba(0,0,0,0)",ticktext:mn(e.map(y=>y.label),g).map(Ge)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var hl=(e,t)=>t===""?{property:fl[e%fl.length],dash:Hr[Math.floor(e/fl.length)%Hr.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Hr[e%Hr.length]},Y0=e=>Qe(
Math.max(e,1));function K0(e,t,n,o){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?wo(a):t==="bytes"?ai(a):[t,1],u=o*
(Wr+hs)-hs,d=1-n*(Wr+hs)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-Wr/u),d],title:{text:l,font:{size:11}}}}}var V0=(e,t)=>({
text:Ge(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:se("--text")}}),J0=400,Q0=e=>se(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),X0=(e,t)=>e.length>J0?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Pm(Q0(n),.55),dash:"dot"}})),Z0=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:Ge(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:se("--muted")}}));function ek(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[a,l]=Y0(r?o-s:o);return{scale:a,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Nm({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=ek(e,o),d=g=>(g-u)/l,m=g=>n==="rate"?Hn(g):n==="bytes"?Me(g):`${R(g)} ${n}`,p=t.map((g,w)=>K0(e.
filter(y=>y.panel===g),n,w,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let w=hl(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(h=>d(h[0])),y:g.points.
map(h=>h[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:se(w.property),dash:w.dash},legendgroup:g.key,customdata:g.points.map(h=>Ur([g.name,`at ${me(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:jr({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},w)=>[`y\
axis${w===0?"":w+1}`,g])),annotations:[...t.length>1?t.map((g,w)=>V0(g,p[w].axis.domain[1])):[],...Z0(s,d,r)],shapes:X0(s,d)}),per:l,offset:u}}function Lm(e){let[t,n]=Qe(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function Pm(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function tk(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function Im({sides:e},t){
let n=e.map(h=>tk(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),a=Math.max(1,Math.min(s,r-12)),l=n.some(h=>h.has(0)),c=Array.from(
{length:r-a+1},(h,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(h,b)=>n[h].get(l&&b===a-4?0:b<a?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<a?"none":`${q(d(h))} to ${q(d(h+1))}`,p=c.filter(h=>h>=a&&(h-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,w=[...l?[a-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-a+4)*g<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:Pm(pl(h.side),y===0?.65:.4),line:{color:pl(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>Ur([m(h),...e.map((b,_)=>`${b.name}: ${R(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:jr({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(h=>h<a?h+
.5:h),ticktext:w.map(h=>h<a?"none":Lm(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Rm(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Fr,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>Lm(10**s)),title:{text:n,font:{size:11},standoff:4}}}function Dm({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),n=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:se("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:pl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Ur([c,`rank\
 ${d.rank}`,`host ${q(d.cpu_duration)}, device ${q(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:jr({xaxis:Rm(...o,"the launch on the host"),yaxis:Rm(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var jm=(e,t)=>e.rank-t.rank||e.span-t.span,nk=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function Bm(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;n||=t.has(a),t.
add(a)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(jm)}}var qm=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),zr=e=>e===void 0?"–":e===null?"whole":String(e);function gl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Hm=(e,t)=>e===t?e:`${e} / ${t}`;function ok(e,t){
let n=({rank:r,span:a})=>`${r}/${a}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),a=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(jm).map(
l=>({control:o.has(n(l))?l:void 0,test:a.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Fm(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let a=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function Gr(e,t){let[n,o]=[Bm(e),Bm(t)],{rows:s,byPosition:r}=ok(n.keys,o.keys),[a,l]=[qm(e),qm(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?zr(l[p]):l.length===0?zr(a[p]):Hm(zr(a[p]),zr(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Hm(gl(m.control),gl(m.test)):gl(m.control??m.test)})),columns:u,control:d(Fm(e,s,a,"control",n.split)),test:d(Fm(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!nk(a,l)}}function ws(e,t){let n=a=>a.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function No(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Wm=e=>e.reduce((t,n)=>t+n,0)/e.length,sk=1.05,
rk=.05;function Um(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Wm(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Wm(a.map(u=>u.exposed_communication))/l:null}}),o=No(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=sk);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:ak(n)}}function ak(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=No(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=rk&&t.waiting<=n/2?t:null}var ik=32,lk=512;function ck(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function uk(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>No(e.map(s=>s[o]??0)))}function dk(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,uk(s)]));return new Map(
e.map(o=>[o,ck(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function wl(e){let t=dk(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var yl=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function bl(e,t,n,o){let s=Math.floor(ik/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(lk/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:wl(e).slice(0,s),limited:!0,note:yl(s,e.length,o,t)}}var mk=16,Rn=e=>e==null?xe:`${e} %`,kl=(e,t)=>e.letter?`${e.letter} · ${t}`:t,fk=e=>e.map(t=>({key:t.key,name:kl(t,t.label),colour:se(t.letter==="B"?"--test-fill":"--control-fill")})),pk=e=>({key:e.
property,name:e.name,colour:se(e.property)});function Lo(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function Qt(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>n(f).filter(w=>u(w).some(y=>y!==null)).forEach(w=>{
let y=o(w),h=c.get(y)??{group:s?.(w)??"",bars:[],values:e.map(()=>[])};h.values[g]=u(w),h.bars.push({label:kl(f,y),full:`${kl(f,f.label)}, ${y}`,total:q(u(w).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:w[b.key],text:b.text(w)}))}),c.set(y,h)}));let{shown:d,...m}=bl([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>gs({bars:p,kind:"\
time",stacked:!0,series:r.map(pk)},f)}}function hk(e,{table:t,name:n,value:o,show:s,range:r,kind:a}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let p=n(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:a==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var zm=e=>Math.max(...e.values.map(t=>t.value??0));function gk(e){let t=[...e].sort((n,o)=>zm(o)-zm(n)).slice(0,mk);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Xe(e,{
order:t},n){let o=hk(e,n),{shown:s,...r}=n.ranks?bl(o.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):gk(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:a=>gs({bars:s.map(l=>l.bar??l),kind:n.kind,series:fk(e),errors:!!n.range},a)}}var Ym="−",Ze=e=>e==null;function ys(e,t){return Ze(e)?xe:kt(e,0,t).replace("-",Ym)}function bs(e,t){let n=ys(e,t);return Number(n.replace(Ym,"-"))===0?"0":e>0?`+${n}`:n}var be=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>Ze(o)||o===""?xe:String(o)}),ks=(e,t)=>({key:e,title:t,show:n=>Ze(n)||n===-1?xe:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),ge=(e,t)=>({key:e,title:t,number:!0,
show:R,showDiff:tt}),Q=(e,t)=>({key:e,title:t,number:!0,show:q,exact:n=>Ze(n)?null:me(n),showDiff:ke,exactDiff:n=>Ze(n)?null:Ye(n)}),Nn=(e,t)=>({key:e,title:t,number:!0,show:Hn,exact:n=>Ze(n)?null:ri(
n),showDiff:mu,exactDiff:n=>Ze(n)?null:`${n>0?"+":""}${ri(n)}`}),Lt=(e,t)=>({key:e,title:t,number:!0,show:Me,exact:n=>Ze(n)?null:ii(n),showDiff:hu,exactDiff:n=>Ze(n)?null:`${n>0?"+":""}${ii(n)}`}),Ke=(e,t)=>({
key:e,title:t,number:!0,show:n=>Ze(n)?xe:`${ys(n,2)} %`,showDiff:n=>Ze(n)?xe:`${bs(n,2)} pp`,exactDiff:n=>Ze(n)?null:`${bs(n,6)} percentage points`}),Yr=(e,t)=>({...Ke(e,t),show:n=>Ze(n)?xe:`${ys(100*
n,1)} %`,showDiff:n=>Ze(n)?xe:`${bs(100*n,1)} pp`,exact:n=>Ze(n)?null:`${ys(100*n,6)} %`,exactDiff:n=>Ze(n)?null:`${bs(100*n,6)} percentage points`}),mt=(e,t)=>({key:e,title:t,number:!0,show:n=>ys(
n,3),showDiff:n=>bs(n,3),exact:n=>Ze(n)?null:String(n),exactDiff:n=>Ze(n)?null:String(n)}),wk={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},vt=e=>({...e,meaning:"gain"}),Ee=e=>({...e,
meaning:"neutral"});function Km(e){let[t,n]=wk[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Ln=(e,t=o=>o,n=t)=>[Ee(ge("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],pe=(e,t)=>({...e,what:t}),et=(e,t,n)=>({key:e,title:t,show:o=>Ze(
o)?xe:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Pn={key:"note",title:"note",note:!0,show:e=>Ze(e)?"":String(e)},Gm=10;function yk(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function bk(e){let t=yk(e.split("|")),n=t.length>Gm+1?t.slice(0,Gm):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},n.map(({
name:s,times:r})=>i("li",{title:s},r>1?`${R(r)} × ${s}`:s)),o>0&&i("li",{},`${R(o)} more`))}var Vm=(e,t)=>({key:e,title:t,mono:!0,show:n=>Ze(n)?xe:bk(n)}),_s=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=Ze(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Jm(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var hn=`There is no device work in the selected ranks and steps. ${to}`,xs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${to}`,Te=be("rank","rank"),
no=ks("device","device"),Ss=ks("stream","stream"),$s=et("kernel_type","kind",il),gn=_s(be("operator","operator",!0),()=>"cpu_op"),vs=_s(be("name","kernel",!0),e=>e.category),oo=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Po=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Io=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),ot=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var Qm=[["compute",it.compute,"--part-compute"],["non_compute",ps,"--part-communication"],["idle",it.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${q(
s[`${e}_time`])}, ${Rn(s[`${e}_time_pctg`])}`})),Xm={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>qe(e),legend:Qm,make:(e,t)=>Qt(e,t,{label:Lo(e),rowsOf:n=>n.data.rows,parts:Qm,what:"ranks",empty:hn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Te,pe(Q("idle_time",it.idle.name),it.idle.what),Ke("idle_time_pctg","idle, %"),pe(Q("compute_time",it.compute.name),it.compute.what),Ee(Ke("compute_time_pctg","compute, \
%")),pe(Q("non_compute_time",ps.short),ps.what),Ke("non_compute_time_pctg",`${ps.short}, %`),pe(Q("kernel_time","all"),"From the first to the last device row"),Pn]}]};var Zm={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:qe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"percent",name:Lo(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Rn(n.comp_comm_overlap_pctg)}, ${q(n.overlap)} of ${q(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Te,vt(Ke("comp_comm_overlap_pctg","overlap")),pe(vt(Q("overlap","overlapped")),"Communication while a compute kernel runs"),Q("communication_time","communication"),Pn]}]};var ef=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:cl[e],what:Mm[e],text:n=>q(n[e])}));function kk(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var tf={title:"\
Idle time",params:[ot("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Io("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>qe(e),legend:ef,make:(e,t)=>{let n=Lo(e);return Qt(e,t,{rowsOf:kk,group:Po,label:o=>`${n(o)}, ${Po(o)}`,parts:ef,what:"streams",empty:hn})}}],tables:[{key:"rows",caption:"Streams",columns:[Te,
no,Ss,et("idle_category","why idle",cl),Q("idle_time","idle"),Ee(Yr("idle_time_ratio","share")),Pn],extra:e=>"count"in e?Ln(Q):[]}]};var nf={title:"Kernels",params:[ot("duration_ratio","Share of time to show","0.8"),ot("num_kernels","Kernels at most","10"),Io("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:qe,make:(e,t)=>Xe(e,t,{table:"kinds",kind:"percent",empty:hn,name:n=>ll(n.kernel_type),
value:n=>n.percentage,show:n=>`${Rn(n.percentage)}, ${q(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:qe,make:(e,t)=>Xe(e,t,{table:"over_ranks",kind:"tim\
e",empty:hn,name:n=>n.name,value:n=>n.mean,show:n=>`${q(n.mean)}, mean of ${R(n.count)} calls${n.ranks>1?`, ranks ${q(n.min_mean)} to ${q(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[et("kernel_type","kind",ll),Ee(Q("sum","time")),Ee(Ke("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[vs,$s,Te,ge("count",
"calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[vs,$s,Ee(ge("ranks","ranks")),ge("count","calls"),Q(
"sum","sum"),Q("mean","mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]}]};var _l=6,of=e=>new Set(e).size>1;function Kr(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>of(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>of(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var _k=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function xk(e,t){if(!t[0].data.summary)
return _k(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?o[a].get(n(r))??0:0)]))}
function Sk(e,t){let n=xk(e,t),o=[...new Set(e.map(a=>a.name))],s=new Map(o.map(a=>[a,0])),r=new Map;for(let a of e){let l=n.get(a.key);s.set(a.name,Math.max(s.get(a.name),...l.map(Math.abs)));let c=r.
get(a.group)??{name:a.group,lines:new Map};c.lines.set(a.name,l),r.set(a.group,c)}return wl([...r.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>o.map(u=>(a.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(a=>a.name)}function $k(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>_l)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,_l),count:s}}function vk(e,t,n){if(e.length<=_l)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:Sk(e,t),{taken:r,count:a}=$k(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${a} of ${o.length} ranks`:yl(a,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:o.length>1}}var xl=[""];function Vr(e,t,{lines:n,order:o}){let s=e.map(a=>a.key).filter(a=>n.includes(a)),r=vk(e,t,o);return s.length>0||n.includes(xl[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var Ek=24;function sf(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function rf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Do(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Kr(e,o,r),{panel:d,style:m}=sf(s),{keys:p,...f}=Vr(u,e,t),g=rf(),w=u.filter(k=>p.includes(k.key)).flatMap(k=>{let x=g(m(k));return k.
series.map((M,S)=>M&&{key:e[S].key,place:x,side:e[S].letter,panel:d(k),points:M.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${M.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(w.every(k=>k.points.length===0))return{empty:l};if(c&&w.every(k=>k.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(w.map(k=>k.panel))].slice(0,Ek),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,O=a?.(e,u.filter(k=>p.includes(k.key)))??[];return{data:k=>Nm({panels:y,unit:n,range:_,
marks:O,lines:w.filter(x=>y.includes(x.panel))},k),places:y.length,limited:f.limited,note:[f.note,_&&`${me(_[0])} to ${me(_[1])}`].filter(Boolean).join(", ")}}function af(e,t,n){let o=rf();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(sf(n).style(s))]))}var lf=e=>e.name,cf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:lf,panels:!0,height:Ro,make:(e,t)=>Do(e,t,{unit:"rate",name:lf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Te,no,be("name","copy"),
...Ln(Nn,vt,Ee)]}]};var uf={title:"Queue length",window:!0,params:[ot("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Po,height:Ro,make:(e,t)=>Do(e,t,{unit:"waiting",name:Po,empty:xs})}],tables:[{key:"summary",caption:"Summary",columns:[Te,no,Ss,...Ln(mt,
Ee)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Te,no,Ss,Q("duration_at_max_queue_length","blocked"),Yr("relative_duration_at_max_queue_length","share of the rank")]}]};var Tk=(e,t)=>e.place-t.place||Object.keys(Br).indexOf(e.class)-Object.keys(Br).indexOf(t.class),df={title:"Kernel launches",params:[ot("runtime_cutoff","Slow launch over, µs","50"),ot("launch_delay_\
cutoff","Late start over, µs","100"),Io("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(ul).map(([e,t])=>({id:`launch-${e}`,title:Dr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:oo(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:xs}:{data:s=>Im({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:xs}:{data:()=>Dm({sides:e.map(t=>({key:t.key,side:t.letter,name:oo(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Te,ge("count",
"launches"),ge("short_kernels","shorter than their launch"),ge("runtime_outliers","slow launches"),ge("launch_delay_outliers","late starts"),Pn]},{key:"worst",caption:"The worst launches",apart:!0,order:Tk,
columns:[et("class","why",Br),Te,vs,gn,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Te,et("measure","measure",ul),...Ln(Q)]}]};function Ok(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||to]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var mf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},ot("min_pattern_len","Kernels at least","3"),ot("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:qe,make:(e,t)=>Xe(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:Ok(t),show:(n,o)=>q(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Vm("pattern","operator and its kernels"),Te,{...ge("length","kernels"),showDiff:null},ge("count","calls"),Q("kernel\
_duration","on the device"),Q("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Te,Ee(ge("operators","operators")),Ee(ge("patterns_found","patterns"))]}]};var ff={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:qe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[_s(be("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Te,ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var pf={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:qe,make:(e,t)=>Xe(e,t,{table:"rows",kind:"time",empty:hn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Operators",columns:[gn,$s,Te,
ge("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var hf=["circle","square","triangle-up","cross","star","hexagon"],Mk=14,Sl=24,gf=42,wf=6.6,yf=e=>e.map(t=>Ge(t)).join("<br>");function Ak(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function bf({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=wo(Math.max(...t.map(u=>u.busbw))),a=Ak(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),p=l?se(c[m%c.length]):Bt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/r),line:{color:p,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:p,size:8,symbol:hf[m%
hf.length]},customdata:d.points.map(f=>yf([[u.side,d.name].filter(Boolean).join(" · "),`${Me(f.bytes)}: ${Hn(f.busbw)}, best ${Hn(f.best_busbw)}`,`transfer ${q(f.mean_transfer)}, ${R(f.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:xt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:a,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:a.map(u=>Me(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var kf=e=>Math.max(3,Math.min(Mk,Math.floor(640/Math.max(1,e)))),$l=(e,t)=>t*(Math.max(40,e*kf(e))+Sl+gf);function Ck(e,t,n,o,s,r){let a=t===0?"":String(
t+1),l=$l(e.rows.length,n),c=l/n-Sl-gf,u=t*(l/n)+Sl,d=Cn(o.length,(s-r)/74),m=Cn(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/wf),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:mn(d.map(g=>o[g]),Math.max(6,p)).map(Ge)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(g=>Ge(e.rows[g]))}}}function _f({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,a]=Qe(s),l=30+wf*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:xt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/a,colorscale:or(),
showscale:!1}};return{data:e.map((d,m)=>{let p=Ck(d,m,e.length,t,n,l);Object.assign(c,p),c.annotations.push({text:Ge(`${d.title?`${d.title}: `:""}up to ${q(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:p[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:se("--text")}});let f=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${f}`,
yaxis:`y${f}`,xgap:1,ygap:kf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(g=>g.map(w=>w===null?null:w/a)),customdata:d.texts.map(g=>g.map(yf)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var Rk=200,Nk=512;function Lk(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,a)=>a[1]-r[1]).slice(0,Rk).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function Pk(e,t,n,{name:o,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,Nk),l=new Map(a.map((m,p)=>[m,p])),c=new Map(n.map((m,p)=>[m,p])),u=a.map(()=>n.map(()=>null)),
d=a.map(m=>n.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(o(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?oo(e):"",
rows:a.map(String),cells:u,texts:d}}function vl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=Lk(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>Pk(c,n[u],o,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>_f({panels:r,columns:o},c)}}var El=(e,t)=>$l(e,t),xf=e=>[`waits ${q(e.wait_per_step)} a step, exposed\
 ${q(e.exposed_wait_per_step)}`,`causes ${q(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],Sf=e=>[`waits ${q(e.wait)}, exposed ${q(e.exposed_wait)}`,`causes ${q(e.caused)}\
, last ${R(e.last)} times`];var Ik="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",Dk="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Jr=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>q(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>q(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>q(e.exposed)}],ea=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,$f=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function Bk(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(ea(
n))??{name:ea(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:oo(e),lines:[...t.values()]}}function qk(e){let t=e.map(Bk);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>bf({sides:t})}}var Qr=e=>e.every(t=>t.data.summary[0]?.rows===0)?Ik:Dk,Xr=be("collecti\
ve","collective",!0),Zr=be("process_group","process group",!0),vf=pe(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Ef=pe(Q("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),Tf=pe(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Of={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:qe,legend:Jr,make:(e,t)=>Qt(e,t,{parts:Jr,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map($f),label:ea,
empty:Qr(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:qe,legend:Jr,make:(e,t)=>Qt(e,t,{parts:Jr,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map($f),label:n=>`\
rank ${n.rank}`,empty:Qr(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:qk},{id:"wait-map",title:"Exposed waiting, rank × collective",height:El,legend:[],make:e=>vl(
e,{name:ea,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:xf,empty:Qr(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:El,legend:[],make:e=>vl(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Sf,empty:Qr(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[Xr,Zr,et("class","class",String),ge("instances","instances"),vf,Ef,Tf,Q("time_per_step","in all"),Ee(ge("group_size","group size")),Ee(mt("bytes_per_instance","bytes")),vt(Nn("al\
gbw","algorithm bandwidth")),vt(Nn("busbw","bus bandwidth")),ge("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Te,vf,Ef,Tf,pe(
Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),ge("last","last"),Ee(Ke("last_pctg","last, share")),ge("matched_rows","matched"),ge("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[Te,Xr,Zr,et("why","why",String),be("dtype","type"),Ee(mt("bytes","bytes")),ge("count","count"),Q("duration","in all"),pe(vt(Nn("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[Te,Xr,Zr,ge("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[be("step","step"),Xr,Zr,be("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),mt("least_bytes","fewest bytes"),mt("most_bytes","most byt\
es")]}]};var Hk={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Tl={compute:"compute",memory:"copies",host:"host, self"},Ol="No rank waits for another o\
ne in the collectives that match.";function Fk({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Ol;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${Fe(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,a=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${Fe(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${Wk(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${q(Math.max(a-l,0))} shorter (${q(l)}).`}function Wk(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${Hk[e.cause]} (${q(n)} a step more than the median rank)`:""}var jk={...be("step","step"),show:e=>e===null?"whole file":String(e)},Mf=pe(Q("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),Af={title:"Stragglers",ofSteps:!0,params:[ot("num_candidates","Ranks with operators","2"),ot("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>i("p",{class:"straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),Fk(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:qe,make:(e,t)=>Xe(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Ol,show:n=>`${q(n.caused_per_step)} a step, ${Fe(n.caused_pctg)} of all; last in ${Fe(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:qe,make:(e,t)=>Xe(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Ol,show:n=>`rank ${n.rank}: ${q(n.caused)}, ${Fe(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Te,et("straggler","straggler",e=>e===1?"yes":"no"),et("cause","what it does longer",{...Tl,memory:"copies",idle:"idle, the host is late"}),pe(Q("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),Ee(Ke("caused_pctg","share")),ge("last","last"),Ee(Ke("last_pctg","last, share")),pe(ge("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),pe(Q("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),Q("memory\
_excess_per_step","more copies"),Q("idle_excess_per_step","more idle"),Q("step_time","step"),Mf]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Te,et("measure",
"measure",Tl),be("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),mt("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[jk,pe(be("rank","rank"),"The rank that causes most in the step"),et("cause","what it does longer",{...Tl,idle:"idle, the host is late"}),Q("caused","caused"),Ee(Ke("caused_pctg","share")),
Q("exposed_wait","exposed wait"),Q("step_time","step"),Mf]}]};var Pf="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",Uk="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",If=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Cf=e=>If(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),zk=e=>e.
replace(/ (allocated|reserved)/,""),Gk=e=>e.includes(" reserved")?"reserved":"allocated",Rf={panel:e=>zk(e.name),style:e=>`${e.group} ${Gk(e.name)}`},Df=e=>[If(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Cl=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),Yk=(e,t)=>n=>[Cl(e,"rank")&&`rank ${n.rank}`,Cl(e,"device_type")&&Df(n),n[t]].filter(Boolean).join(" · ");function Kk(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Vk(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function Jk({side:e,row:t}){let n=[Cl([e],"rank")&&`rank ${t.rank}`,Df(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Me(t.live_at_peak)}\
 of it was allocated in the recording, ${Me(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Me(t.peak)} (${n}), ${q(t.peak_at)} after the first event${o}.${s}${r}`]}var Qk=e=>e.flatMap(t=>{let n=Vk([t]);return n?[i("p",
{class:"memory-sentence"},Jk(n))]:[]}),Bf=be("device_type","memory"),Xk=ks("device","device"),Zk={...be("span","span"),show:e=>e===0?"":String(e)},Nf=pe(Lt("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Ml=Ee(Ke("pctg","share")),Al=ge("allocations","allocations"),ta=[Te,Zk,Bf,Xk],Lf=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:Pf,isSaid:!0}:Xe(e,t,{table:n,
kind:"bytes",name:Yk(e,o),value:s=>s.bytes,show:(s,r)=>`${Me(r)}, ${Fe(s.pctg)} of the peak`,empty:Uk}),qf={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[ot("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:Qk,charts:[{id:"memory-curves",title:"Memory over time",series:Cf,panels:Rf,ownDevice:!0,height:Ro,make:(e,t)=>Do(e,t,{unit:"bytes",name:Cf,panels:Rf,ownDevice:!0,marks:Kk,empty:Pf})},{
id:"live_modules",title:"Live at the peak, by module",height:qe,make:(e,t)=>Lf(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:qe,make:(e,t)=>Lf(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ta,pe(Lt("peak","peak allocated"),"The largest amount that is allocated"),pe({...Q("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),be("peak_step","step"),pe(Lt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),pe(Lt("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),pe(Lt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),pe(Lt("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),pe(Lt("from_before","from before"),"The rest of the peak: allocated before the recording began"),pe(Lt("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),ge("never_freed_allocations","never freed, allocations"),pe(Lt("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...be(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Live at the peak, by module",columns:[...ta,be("modul\
e","module",!0),Nf,Ml,Al,ge("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ta,be("frame","frame",!0),be("operator","operator",!0),Nf,Ml,Al]},{key:"operators",caption:"\
Allocations and frees in the selected steps",columns:[Bf,be("operator","operator",!0),mt("allocations_per_step","allocations per step"),Lt("allocated_per_step","allocated per step"),mt("frees_per_step",
"frees per step"),Lt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ta,be("frame","frame",!0),be("operator","operator",!0),Lt("bytes","never\
 freed"),Ml,Al]}]};var Ll=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Bo=Object.
fromEntries(Ll.map(([e,t])=>[e,t])),Hf=Ll.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${q(o[e])}, ${Rn(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
Nl="There are no steps here.",na=e=>e.step===null?"whole file":`step ${e.step}`,Rl=e=>e.span>0?`, file ${e.span+1}`:"";function e_(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return $o({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function t_({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return Nl;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${q(n)} a step: ${t.slice(0,3).map(o=>`${Fe(
o.time_pctg)} ${Bo[o.kind]}`).join(", ")}.`}var Ff={title:"Critical path",host:!0,ofSteps:!0,params:[ot("consecutive_kernel_delay","Short gaps, µs","30"),ot("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>i("p",{class:"\
path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),t_(t))),e[0].data.by_step.length>0&&i("p",{},i("a",{href:e_(e,e[0].data.by_step[0])},`Show the path of ${na(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:qe,make:(e,t)=>Xe(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Bo[n.kind]:`${n.name} \
(${Bo[n.kind]})`,value:n=>n.time_per_step,empty:Nl,show:n=>`${q(n.time_per_step)} a step, ${Fe(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>qe(e),legend:Hf,
make:(e,t)=>Qt(e,t,{parts:Hf,what:"steps",empty:Nl,rowsOf:n=>n.data.by_step,label:n=>[e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${na(n)}${Rl(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[et("kind","kind",Bo),et("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","per step"),Ee(Ke("time_pctg","share")),Q("time","in all"),ge("segments","segments"),
Q("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[et("kind","kind",Bo),be("name","name",!0),Q("time_per_step","per step"),Ee(Ke("time_pctg","share")),Q("time","in\
 all"),ge("segments","segments"),Q("longest","longest")]},{key:"by_step",caption:"Steps",columns:[Te,{...be("step","step"),show:(e,t)=>na(t)+Rl(t)},pe(Q("path","path"),"All of it, waiting too: the kin\
ds add up to it"),pe(Q("work","work"),"Without waits for the device, between operators and idle"),...Ll.map(([e,t,n])=>pe(Q(e,t),n)),Q("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[Te,{...be("step","step"),show:(e,t)=>na(t)+Rl(t)},Q("start","from"),Q("duration","takes"),et("kind","kind",Bo),be("name","name",!0),be("lane","thread or stream")]}]};var n_='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',o_={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},Dl=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:it[e].name,
what:it[e].what,text:n=>`${q(n[e])} a call`})),s_=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),Pl=e=>e===
null?xe:R(Math.round(e)).replace("-","−"),r_=e=>`${R(Math.round(e))} tokens/s`;function a_(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!=="empty"&&n.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:wt({...Ct(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&i("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",o)}var Il=[ge("calls","calls"),pe(Q("median_time","median"),"The duration of the annotation on the host"),Q("mean_time","mean"),...Dl.map(({key:e,name:t,
what:n})=>pe(Q(e,t),`${n}, per call`)),pe(Q("device_time","device"),"What a call launches, wherever it runs; per call"),pe(Ee(ge("requests_in_all","requests")),"Of all calls whose names say them"),pe(
Ee(ge("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),pe(Q("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),pe(
vt({...mt("tokens_per_second","tokens/s"),show:Pl,showDiff:e=>e>0?`+${Pl(e)}`:Pl(e)}),"Tokens by the time in which such calls are at work, of one rank")],oa=be("phase","phase"),Wf=(e,t)=>({...be(e,t),
show:n=>n===null?"not said":n.replace("-","–")}),jf={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(n=>n.phase)))].map(t=>o_[t]).join("; ")),a_(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>qe(e),legend:Dl,make:(e,t)=>Qt(e,t,{parts:Dl,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.
phase,empty:n_})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:qe,make:(e,t)=>Xe(e,t,{table:"sizes",kind:"number",name:s_,value:n=>n.tokens_per_second,show:n=>r_(n.tokens_per_second),
empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[oa,...Il]},
{key:"sizes",caption:"Phases by size of a call",columns:[oa,pe(Wf("requests","requests"),"Of one call, up to a power of two"),pe(Wf("tokens","tokens"),"Of one call, up to a power of two"),...Il.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Te,oa,...Il]},{key:"forms",caption:"Names that were found",columns:[oa,pe(be("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),ge("calls","calls")]}]};var i_="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",Uf=e=>kt(e,0,3),zf=["","K","M",
"G","T","P","E"];function l_(e){let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<zf.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;return`${e<0?"−":""}${kt(t,0,o)}${n?` ${zf[n]}`:""}`}var Bl=e=>e==
null?xe:l_(e),sa=(e,t)=>Ee({...mt(e,t),show:Bl,showDiff:n=>n>0?`+${Bl(n)}`:Bl(n)}),ra=vt(pe(mt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in \
10¹² a second")),aa=vt(pe(Ke("peak_pctg","of peak"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),
Gf=pe(Q("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),Yf={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of p\
roducts, convolutions and attention, counted from the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:qe,make:(e,t)=>Xe(e,t,{
table:"by_operator",kind:"count",name:n=>n.operator,value:n=>n.tflops_per_s,empty:i_,show:n=>`${Uf(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${Uf(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"\
summary",caption:"In all",columns:[sa("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),pe(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOP\
s are known, per step and rank"),Ee(Ke("known_pctg","share")),ra,aa,be("device","device")]},{key:"by_rank",caption:"Ranks",columns:[Te,sa("flops_per_step","FLOPs per step"),Q("device_time_per_step","d\
evice per step"),Q("known_time_per_step","with known FLOPs"),ra,aa]},{key:"by_operator",caption:"Operators",columns:[gn,Ee(ge("calls","calls")),sa("flops_per_step","FLOPs per step"),Gf,ra,aa]},{key:"b\
y_shapes",caption:"Operators and shapes",apart:!0,columns:[gn,be("shapes","shapes",!0),pe(be("dtype","type"),"The type of the numbers of both factors"),Ee(ge("calls","calls")),sa("flops_per_call","FLO\
Ps per call"),Gf,ra,aa]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",apart:!0,columns:[gn,be("shapes","shapes",!0),be("dtypes","types",!0),Ee(ge("calls","calls")),Q("device\
_time_per_step","device per step"),vt(pe(Nn("gb_per_s_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time witho\
ut known FLOPs",apart:!0,columns:[pe(gn,"The innermost operator that launched it"),Ee(ge("device_rows","device rows")),Q("device_time_per_step","device per step"),Ee(Ke("device_time_pctg","share of de\
vice time"))]}]};var st={temporal_breakdown:Xm,comm_comp_overlap:Zm,idle_time_breakdown:tf,kernel_breakdown:nf,memory_bw:cf,queue_length:uf,launch_stats:df,kernel_sequences:mf,user_annotation_breakdown:ff,operator_kernels:pf,
collectives:Of,stragglers:Af,memory:qf,critical_path:Ff,phases:jf,work:Yf};var Vf=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ql=["start","end"],ia={...Object.fromEntries([...Vf,...ql].map(e=>[e,""])),lines:[]};function Jf(e){
return[...Vf,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ql:[]]}var Kf=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Hl(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let a of Jf(r))s[a]=n.get(a)??"";return s.rows=
Kf(n)==="steps"?"":Kf(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function Qf(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Jf(t[e.what])]){let r=e[s]??
"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!n.includes(s)&&o.set(s,r)}return o}function so(e,t){let n=Qf(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function Xf(e,t,n){let o=Qf(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Fl(e,t){return e.set===""?null:Xf(e,t)}function Zf(e,t,n){
let o=Xf(e,t,ql);return o.set("format","csv"),o.set("table",n),o}var ro={key:"",entry:null,memory:null},tp=e=>ml(e).map(([t,n])=>n?i("code",{},i("bdi",{},t)):t);function c_(e,t){let n=o=>Ft({...$t(t),node:o});return[e.certainty==="likely"&&i("span",{class:"certaint\
y"},"likely")," ",tp(e.text)," ",i("a",{href:n(Mr(e.tree))},"Show in the tree")]}var u_=e=>so({...ia,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:ep(e.control_ranks),test_ranks:ep(e.test_ranks),
set_marker:e.control_marker,test_marker:e.test_marker},st),ep=e=>e==="all"?"":e;function np(){let e=i("p",{class:"diagnosis-layer small"}),t=i("p",{class:"diagnosis-memory small",hidden:!0}),n=i("div",
{class:"diagnosis-late"},e,t),o="",s=null;function r(a){let{entry:l}=ro;E(t,ro.memory?tp(ro.memory.text):"The peak of memory did not move noticeably, or it is not known."," ",i("a",{href:u_(a)},"Show \
memory")),t.title=ro.memory?.text??"",E(e,l?c_(l,a):["No layer can be named for the change in device time. ",i("a",{href:Ft($t(a))},"The tree")]),e.title=l?.text??"",e.dataset.shown=ro.key}return{node:n,
async draw(a,l){let c=St(a).toString();if(c===o)return;s?.abort(),s=new AbortController,o=c;let{control:u,test:d}=l.recorded;if(t.hidden=!(u.memory_changes&&d.memory_changes),E(t),E(e,i("span",{class:"\
muted"},"Looking for the layer …")),c===ro.key){r(a);return}let m=new URLSearchParams(c);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,f])=>m.set(p,f));try{let p=await at(m,
{signal:s.signal});if(o===c){let f=g=>p.diagnosis?.find(w=>w.kind===g)??null;ro={key:c,entry:f("layer"),memory:f("memory")},r(a)}}catch{o===c&&E(e)}},stop:()=>s?.abort()}}function rt(e,t,n){let o=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=I(a,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[a,l]of o)l.setAttribute("aria-pressed",String(a===r))}}}var d_={ALL:"All",CPU:"Host",GPU:"Device"},m_={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},f_=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],p_=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],h_={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},g_={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Es(e,t,n){
let o=i("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:i("label",{class:"check",title:t},o,e)}}function sp(e){let t=rt("Device type",Ju.map(b=>[b,d_[b],m_[b]]),b=>e({device_type:b})),
n=rt("Unit of the durations",f_,b=>e({unit:b})),o=rt("Time of host operations, shown and judged",p_,b=>e({measure:b})),s=w_(e),r=Es("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),a=Es("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Es("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=Es("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,gt]:c.exclude.filter(_=>_!==gt)})),d=y_(b=>e({category:b})),m=k_(b=>e({exclude:b})),p=Es("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=op("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...h_},b=>e({change:b})),g=op("Time","Groups by the change of the time",g_,b=>e({significant:b})),w=I("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),i("div",{class:"filter-row"},f.node,g.node),i("div",{class:"filter-row"},u.node,p.node,r.node,a.node,l.node,m.node,w));function h(b){let _=b&&{...b.ops_diff,"":Vu.reduce(
(k,x)=>k+b.ops_diff[x],0)};f.draw(c.change,_);let O=b?.changed_rows;g.draw(c.significant,O&&{...O,true:O.slower+O.faster}),g.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,O){c=b,t.press(c.device_type),n.press(O),o.press(ko(c)?"self":"total"),n.buttons.get("percent").
disabled=_?!cr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,a.input.checked=c.merge_addresses,a.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(gt),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=_?.replacements.
length===0,h(_),w.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===gt)}}}function w_(e){let t=ue("search"),n=!1,o=nt(250,a=>{e({
q:a},{replace:n}),n=!0}),s=i("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:a=>{a.key==="Escape"&&
s.value!==""&&(a.preventDefault(),s.value="",o(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a===
"")&&(s.value=a)}}}function y_(e){let t=i("summary"),n=i("div",{class:"menu-body"}),o=i("details",{class:"menu"},t,n);b_(o);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=
a.length===0?"All categories":a.length===1?a[0]:ne(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;E(n,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(g=>g!==
m))}});return i("label",{class:"check"},f,i("span",{},m),i("span",{class:"muted num"},R(p)))}),a.length>0&&I("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function b_(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function k_(e){let t=ue("exclude"),n=[],o=i("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:a=>{let l=o.value.trim();a.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(a){n=a,E(s,n.filter(l=>l!==gt).map(l=>i("span",{class:"chip mono"},`not ${l}`,ve("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function op(e,t,n,o){
let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"groups",role:"group","aria-label":t},i("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=R(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var ca=8,__=44,la=(e,t,n)=>e[`${t}_self_duration`]/n,x_=e=>e>0?"more":e<0?"less":"calm";function rp(e){let t=i("span",{class:"chart-unit"}),n=i("ul",{class:"host-list"}),o=An("Where the host’s time we\
nt"),s=i("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},i("div",{class:"chart-head"},i("h2",{},"Where the host’s time went ",t),i("div",{class:"chart-tools"},
o.node)),i("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(a,l,c,u){let[d,m]=[la(a,"control",c[0]),la(a,"test",c[1])],p=(f,g)=>i("span",{class:`host-bar host-${f}`,title:`${f} ${me(g)}`,css:{width:`${(100*g/u).
toFixed(2)}%`}});return i("li",{},i("a",{href:e(a),class:"mono",title:a.name},i("bdi",{},l)),i("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),i("span",{class:"num muted"},
`${q(d)} → ${q(m)}`),i("span",{class:`num strong ${x_(m-d)}`,title:Ye(m-d)},ke(m-d)))}return{node:s,sql:o,draw(a,l){if(s.hidden=a===null||a.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...a.flatMap(m=>[la(m,"control",c[0]),la(m,"test",c[1])]),1e-9),d=tr(a.map(m=>m.name),__);t.textContent=`self time, mean per ${Ht(l)?"recording":"step"}`,E(n,a.map((m,p)=>r(m,d[p],
c,u)))}}}var S_=14;function qo(e){let[t,n]=Uu(e);return n===""?t:`${t} → ${n}`}function ap(e){let t=[],n=0,o=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,a=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(S_,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=ci(s?n-2:n),o.add(t.filter(Boolean).map(d=>qo(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(o=null),o?.add(m.map(p=>qo(p.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=qo(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=qo(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var wn=28,$_=200,ip=12,lp=100,v_={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Ts=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${xm}`,"c-real"]],E_={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},T_=(e,t)=>e.too_few?["","too few steps"]:E_[t]??["",t],up={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function O_(e,t,n){let o=up[e],
s=_o(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function dp(e){let t=new Map,n=[i("td",{colspan:"3"}),i("th",{colspan:"3",scope:"\
colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td")],o=i("thead",{},i("tr",{class:"head-groups"},n),i("tr",{},Ts.map(([z,oe,de,he])=>{let T=i("span",{class:"sort-mark","aria-hidden":"true"}),j=i(
"th",{scope:"col",class:he},i("button",{type:"button",title:de,on:{click:()=>e.onSort(...O_(z,d,m))}},oe,T));return t.set(z,{cell:j,mark:T}),j}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"\
grid","aria-label":"All operations"},i("colgroup",{},Ts.map(([,,,z])=>i("col",{class:z}))),o,s,r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f="",g=null,w=0,y=0,h=0,
b=0,_=new Map,O=0,k=!1,x=0,[M,S]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td",{colspan:String(Ts.length)}))),P=ap(t.get("name").cell),B=()=>c.length>$_&&!On();function C(z=!1,oe=l.
scrollTop){let de=Math.ceil((O||600)/wn),he=B()?Math.max(0,Math.floor(oe/wn)-ip):0,T=B()?Math.min(c.length,Math.floor(oe/wn)+de+ip):On()?J():c.length;if(!z&&he===h&&T===b)return;h=he,b=T;let j=s.contains(
document.activeElement),v=z?new Map:_;_=new Map;for(let U=he;U<T;U+=1)_.set(U,v.get(U)??(c[U]?_e(U):we(U)));L(j,z,oe),$()}function L(z,oe,de){l.toggleAttribute("data-virtual",B()),Y(M,h),Y(S,c.length-
b),en(s,[M,..._.values(),On()?G(c.length-b):S]),de>0&&(oe||z)&&l.scrollTop!==de&&(l.scrollTop=de),z&&(_.get(w)??l).focus({preventScroll:!0})}function $(){let[z,oe]=B()?[Math.max(0,h-lp),Math.min(c.length,
b+lp)]:[h,b];for(let de=z;de<oe;de+=1)if(!c[de]){e.onWant(z,oe);return}}function D(){let z=!1;for(let[oe,de]of _)de.dataset.hole!==void 0&&c[oe]?(_.set(oe,_e(oe)),z=!0):c[oe]&&P.refit(de,c[oe]);z&&L(s.
contains(document.activeElement),!1,l.scrollTop),$()}function Y(z,oe){z.hidden=oe===0,z.style.height=`${oe*wn}px`}function G(z){return i("tr",{hidden:z===0},i("td",{colspan:String(Ts.length),class:"mu\
ted"},`${R(z)} more: the report and the CSV have all rows.`))}function J(){let z=c.findIndex(oe=>!oe);return z<0?c.length:z}function _e(z){let oe=c[z];return i("tr",{"aria-rowindex":String(z+3),data:{
index:z},class:`${z%2?"odd":""}${oe.noise?" noise":""}`,tabindex:z===w?"0":"-1","aria-selected":String(oe.key===g)},M_(oe,u,y,Pe(oe,z)))}function we(z){return i("tr",{"aria-rowindex":String(z+3),data:{
index:z,hole:""},"aria-busy":"true",tabindex:z===w?"0":"-1"},i("td",{colspan:String(Ts.length),class:"muted"},"…"))}function Pe(z,oe){return i("a",{href:e.href(z.row),class:"op-link",tabindex:"-1"},
z.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"probable replacement: ")),z.row.aliases&&i("span",{class:"folded"},i("span",{"aria\
-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names for one call or copy: ")),P.draw(z))}function Re(z,{focus:oe=!1}={}){if(c.length===0)return;let de=_.get(w);w=Math.max(0,Math.
min(c.length-1,z)),ae(w),de?.setAttribute("tabindex","-1");let he=_.get(w);he?.setAttribute("tabindex","0"),oe&&he?.focus({preventScroll:!0})}function Z(z){c.length>0&&!_.has(w)&&(w=Math.min(c.length-
1,Math.ceil(z/wn)),_.get(w)?.setAttribute("tabindex","0"))}function ae(z){l.removeAttribute("data-late");let oe=z*wn,de=l.clientHeight-o.offsetHeight-r.offsetHeight-2;oe<l.scrollTop?l.scrollTop=oe:oe+
wn>l.scrollTop+de&&(l.scrollTop=oe+wn-de),x=l.scrollTop,C(!1,x)}s.addEventListener("click",z=>{let oe=z.target.closest("tr[data-index]");oe&&z.target.closest(".op-link")?!z.ctrlKey&&!z.metaKey&&!z.shiftKey&&
e.onOpen(c[Number(oe.dataset.index)].key):oe&&c[oe.dataset.index]&&getSelection().isCollapsed&&(Re(Number(oe.dataset.index),{focus:!0}),e.onSelect(c[w].key))}),s.addEventListener("keydown",z=>{let oe=Math.
max(1,Math.floor(l.clientHeight/wn)-4),de={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+oe,PageUp:w-oe,Home:0,End:c.length-1};if(z.key in de&&!z.altKey&&!z.metaKey)z.preventDefault(),Re(de[z.key],{focus:!0});else if((z.
key==="Enter"||z.key===" ")&&!z.target.closest(".op-link")&&c[w])z.preventDefault(),e.onSelect(c[w].key);else if(z.key==="ArrowRight"||z.key==="ArrowLeft"){z.preventDefault();let he=_.get(w);(z.key===
"ArrowRight"?he?.querySelector(".op-link"):he)?.focus({preventScroll:!0})}});let N=0;l.addEventListener("scroll",()=>{x=l.scrollTop,B()&&N===0&&(N=requestAnimationFrame(()=>{N=0;let{scrollTop:z}=l;C(!1,
z),Z(z)}))});let K=new ResizeObserver(z=>{O=l.clientHeight,z.some(({target:oe})=>oe!==l)&&P.measure()&&D(),C(!1,x)});K.observe(l),K.observe(t.get("name").cell);let ee=So(()=>{P.measure(),C(!0)});function ce(z){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${p?"Self time":"Duration"}, ${z}`,n[2].title=p?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[oe,{cell:de,mark:he}]of t){let T=d===oe||(up[oe]??"")===d;T?de.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):de.removeAttribute("aria-sort");let j=m==="asc"?
"↑":"↓";he.textContent=T?d===oe?` ${j}`:` |${j}|`:""}}return{node:l,focus:()=>Re(w,{focus:!0}),draw(z){let oe=f!==z.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:f}=z),y=Wl(
c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!z.judged),P.setRows(c),ce(z.unitName),E(r,z.totals.map(([he,T])=>R_(he,T,u,p)));let de=c.findIndex(he=>he?.key===
g);oe&&(w=Math.max(0,de),x>0&&(l.scrollTop=0,x=0)),k||(k=!0,l.setAttribute("data-late",""),Et().then(Et).then(()=>l.removeAttribute("data-late"))),C(!0,x),de>=0&&oe&&ae(de)},add(z,oe,de){c=z,a.toggleAttribute(
"data-unjudged",!de),P.addRows(c,oe),Wl(oe)>y?(y=Wl(oe),C(!0)):D()},select(z){let oe=z!==g;g=z;for(let he of s.querySelectorAll("tr[data-index]"))he.setAttribute("aria-selected",String(z!==""&&c[Number(
he.dataset.index)]?.key===z));let de=c.findIndex(he=>he?.key===z);de>=0&&oe&&Re(de)},unmount(){K.disconnect(),ee(),cancelAnimationFrame(N)}}}function jl(e,t){return t==="percent"?[Fe(e),Fe(e)]:[q(e),me(
e)]}function da(e,t){if(t!=="percent")return[ke(e),Ye(e)];let n=e===null?xe:`${ze(e)}-points`;return[ze(e),n]}var Wl=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Ho=e=>e>0?" more":e<0?" less":
" calm";function ua(e,t,n){let[o,s]=jl(e,t);return i("td",{class:n,title:s},o)}function M_(e,t,n,o){let{row:s}=e,[r,a]=v_[s.change]??["",s.change],[l,c]=da(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",title:Sm(s)},o),i("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},R(e.controlCount)),i("td",{class:"num c-count"},R(e.testCount)),i("td",{class:`num c-count${Ho(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:fs(s)||null},tt(e.diffCount)),ua(s.control_counts>0?e.control:null,t,"num c-time"),ua(s.test_counts>0?e.test:null,t,"num c-time"),i("td",{class:`num \
c-time c-diff${Ho(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${Ho(e.percent??e.diff)}`},e.birth||ze(e.percent)),A_(e)]}function A_({row:e,verdict:t}){if(t===
""||t===null)return i("td",{class:"c-real muted"});let[n,o]=T_(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${eo(e)}${e.q_value===null?
"":` Median of the steps ${q(e.control_median)} → ${q(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&i("span",{class:"q"},` ${pu(jn(e))}`))}var cp=e=>i("td",{class:"num c-coun\
t",title:R(e)},R(e)),C_={host:"Host, sum",device:"Device, sum"};function R_(e,t,n,o){let[s,r]=da(t.diff,n);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),i("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},C_[e]),i("t\
d",{class:"c-category"}),cp(t.controlCount),cp(t.testCount),i("td",{class:`num c-count${Ho(t.diffCount)}`},tt(t.diffCount)),ua(t.control,n,"num c-time"),ua(t.test,n,"num c-time"),i("td",{class:`num c-\
time${Ho(t.diff)}`,title:r},s),i("td",{class:`num c-percent${Ho(t.percent??t.diff)}`},t.birth||ze(t.percent)),i("td",{class:"c-real"}))}var N_=820,L_=3,mp=46,yt={top:26,right:12,bottom:36},zl=46;function ma(e){return Tt({...e,class:"heat-map",height:gp,make:D_,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<L_&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var P_=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),pp=e=>Math.max(34,e.rows.length*P_(e.rows.length)),hp=e=>e<N_;function gp(e,t){let n=pp(e);return hp(t)?3*(n+yt.top)+2*yt.bottom+2*zl+yt.bottom:n+yt.top+yt.bottom+
zl}var Ul=e=>e.flat().filter(t=>t!==null);function I_(e){let t=[...Ul(e.control),...Ul(e.test)],n=Math.abs(No(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...Ul(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function D_(e,t){let n=hp(t),o=I_(e),[s,r]=e.kind==="time"?Qe(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=H_(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:xt(),margin:{l:l.left,r:yt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:or(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:U_(),showscale:!1}},d=c.map(([p,f,g,w],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,F_(e,l.panels[y],h,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(O=>O===null?null:O/r)),customdata:q_(e,p,f,g,w),
hovertemplate:"%{customdata}<extra></extra>",...B_(e,f,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((p,f)=>(Object.assign(u,j_(l.bars[f],4+f,p,a)),W_(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function B_(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/n).replace("-","−")))}}function q_(e,t,n,o,s){let r=t.toLowerCase();return n.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${Ge(String(p))}, step ${Ge(m)}`;if(c===null)return f;let g=e.control[l][u],w=s&&
g>0?` (${ze(100*c/g)})`:"";return`${f}<br>${Ge(o(c)+w)}`}))}function H_(e,t,n){let o=gp(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),a=t-r-yt.right,l=pp(e),c=n?a:(a-2*mp)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/o,1-p/o];if(!n){let p=[0,1,2].map(y=>{let h=y*(c+mp)/a;return{x:[h,h+c/a],y:d(yt.top,l),cell:u}}),f=d(yt.
top+l+yt.bottom+6,8),[g,w]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(w-g)*.2,w-(w-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[yt.top,2*yt.top+l+yt.bottom,3*yt.top+2*l+2*yt.bottom+zl];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+yt.bottom+6,8)}))}}function F_(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),a=Cn(e.columns.length,s/(7*r+10)),l=Cn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:a,ticktext:a.map(u=>Ge(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>Ge(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var fp=48;function W_([e,t],n,o){let s=Array.from({length:fp},(r,a)=>e+(t-e)*(a/(fp-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function j_({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:se("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var U_=()=>[[0,se("\
--less-fill")],[.5,se("--heat-zero")],[1,se("--more-fill")]];function fa(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,E(e,i("table",{},i("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},n.grid.rows.flatMap((a,l)=>n.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=n,[f,g,w]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=w>0?" more":w<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:n.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(g)),i("td",{class:`num${y}`},p(w)),i("td",{class:`num${y}`},ze(
f>0&&w!==null?100*w/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){n=a,s()}}}var wp={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(it).map(([e,{name:t}])=>[e,t]))},z_=20,pa=["control","test"];function G_(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function yp(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,a)=>a.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Fe(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Fe(100*t.waiting)} of its step): the others probably wait for it.`}function bp(e,{timeline:t,go:n}){let o=i("span",{class:"muted rank-summary"}),s=ue("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},ur.map(B=>i("option",{value:B},wp[B]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=ma({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...B)=>n(t(...B))}),
c=fa(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",o),m),f=new Map,g=new Map,w=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=B=>B===
"step"&&w&&Ht(w.answer)?"whole recording":wp[B];function _({set:B,marker:C}){let L=JSON.stringify([B,C]);if(!f.has(L)){let $=po(B,C);f.set(L,$),$.catch(()=>f.delete(L))}return f.get(L)}async function O(B){
if(pa.some(C=>B[C].any)){k(B,"Each file counts as one step here, so there are no steps to lay out.");return}try{let C=await Promise.all(pa.map(L=>_(B[L])));if(w?.answer===B){let L=C.map(($,D)=>G_($,B[pa[D]]));
w={...w,samples:L,judged:L.map(Um)},x()}}catch(C){k(B,C.message)}}function k(B,C){w?.answer===B&&(o.textContent=C,m.hidden=!0)}function x(){let[B,C]=w.judged,L=({ranks:G},J)=>`${ne(G.length,"rank")}, ${ne(
w.samples[J].length,"sample")}`,$=[yp(B),yp(C)],D=$[0]===$[1]?$[0]:$.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[L(B,0),L(C,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${D}`,m.hidden=!1,p.classList.toggle("lagging",w.judged.some(G=>G.slow.length>0)),y!==""&&P()}async function M(B){let C={};g.set(B,C),g.size>z_&&g.delete(g.keys().
next().value);try{C.samples=(await Vs(B)).samples}catch(L){C.failed=L.message,g.delete(B)}y==="op"&&h?.query===B&&P(C)}function S(B){if(y!=="op")return{samples:w.samples,of:L=>L[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let C=B??g.get(h.query);
return C===void 0&&M(h.query),C?.samples?{samples:pa.map(L=>C.samples[L]),of:L=>L.total_duration,revision:h.query,none:""}:{none:C?.failed??"Reading the events of this operation …"}}function P(B){let{
judged:C,file:L}=w,{samples:$=[[],[]],of:D,revision:Y,none:G}=S(B),J=Gr(...$),_e=ws(J,D),we=[..._e.control,..._e.test].flat().some(Z=>Z!==null);a.hidden=y!=="op"||h===null,E(a,h&&i("bdi",{},h.name));let Pe=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:J.rows,columns:J.columns,..._e,kind:"time",file:L,format:me,formatDiff:Ye,heading:Pe,revision:`${w.revision}#${Y}`,empty:we?"":G}),c.node.hidden=
!we,c.draw({grid:J,values:_e,timeline:t,title:Pe,format:q,formatDiff:ke}),E(u,Y_(C));let Re=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Re.length===0,d.textContent=
`The sides have different ${Re.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(B,C,L,$,D){y=C,h=D,p.open=y!=="",r.value=y||"step",w?.answer!==B?(w={answer:B,file:L,
revision:$},r.options[0].textContent=b(ur[0]),O(B)):w.judged&&x()}}}function Y_([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,a)=>r-a),o=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("td",{class:"num",title:me(l.step)},q(l.step)),
i("td",{class:`num${c?" lag":""}`},ze(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Fe(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Je(n)}`},i("table",{class:"lag\
-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),i("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},n.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var K_={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Yl="not stated",Gl=(e,t,n)=>o=>{let s=o[e]===null?Yl:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},kp=(e,t)=>e.length===0?"none":e.length===t.length?Je(e):`${Je(e)} of ${Je(t)}`,Kl=e=>e.shared_kernel_time===
null?"no kernels":Fe(100*e.shared_kernel_time),V_=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":kp(t.steps,t.all_steps),J_=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>kp(t.ranks,t.all_ranks)},{text:"Steps",of:V_,key:(e,t)=>t.steps.length},{text:"with_stack",of:Gl("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Gl("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Gl("profile_memory"),key:e=>e.
profile_memory},...Object.entries(K_).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Kl,key:()=>null}];function Q_(e){return J_.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(n),c=o?r(o):[a||null,l||null];return{text:t,control:a||Yl,test:l||Yl,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function X_(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,a=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Kl(o)} of the kernel time in the control, ${Kl(s)} in the test.`;return r+a}function _p(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(o){let s=Q_(o);e.textContent=X_(o,s),E(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function xp(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ns(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${dn(jn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${dn(jn(t))}`);let s=fs(t);return s===""?o:[...o,s]}function Z_(e,t,n){let{row:o}=e,s=c=>jl(c,t)[0],r=e.birth||ze(
e.percent),a=n&&o.kind==="",l=[a?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${da(e.diff,t)[0]} (${r})`];return(t!=="total"||a)&&l.push(`total ${q(o.control_total_duration)}\
 → ${q(o.test_total_duration)}, ${ke(o.diff_duration)}`),[...l,...xp(e)]}function ex(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...xp(e)]}var Sp=e=>({key:e.key,name:qo(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function $p(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${Zo(t,o)}`:Zo(t,o),rows:e.map(s=>({...Sp(s),control:s.control,test:s.test,diff:s.diff,lines:Z_(s,t,n)}))}}function vp(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Sp(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:ex(n)}))}}function Ep({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var tx=20,nx=200;function In({id:e=ue("set"),field:t,set:n,text:o="",none:s,onPick:r}){let a=ue("set-list"),l=n?.label??o,c=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":a,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=i("ul",{id:a,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:x=>x.preventDefault()}}),d=i("span",{class:"set-picker"},c,u),
m=nt(nx,()=>w(c.value.trim())),p=[],f=-1,g=null;async function w(x){g?.abort(),g=new AbortController;let{signal:M}=g,S=new URLSearchParams({q:x.slice(0,120),limit:String(tx)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:P,total:B}=await Yt(S,{signal:M});p=[...s&&x===""?[{none:!0}]:[],...P],y(B>P.length?`${ne(B-P.length,"more set")}: type to find`:P.length===0&&"No set matches."),
Ae(ne(B,"set")),h(x===""?p.findIndex(C=>C.set?.id===n?.id):0)}catch(P){P.name!=="AbortError"&&(p=[],y(P.message))}}function y(x){E(u,p.map((M,S)=>i("li",{id:`${a}-${S}`,role:"option",class:"choice-lin\
e","aria-selected":String(M.set?M.set.id===n?.id:!n),on:{click:()=>O(M)}},M.set?ox(M.set):s)),x&&i("li",{class:"muted small picker-note",role:"presentation"},x)),f=-1,c.removeAttribute("aria-activedes\
cendant")}function h(x){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(x,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.
add("active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${a}-${f}`)}function b(){u.hidden&&w("")}function _(){m.cancel(),g?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function O(x){_(),(x.none||x.set.id!==n?.id)&&r(x.none?null:x.set)}function k(x){let{key:M}=x,S=!u.hidden,P={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[M];(P!==void 0||S&&["Enter","Escape"].includes(M))&&x.preventDefault(),P!==void 0?S?h(P):b():M==="Enter"&&S&&p[f]?O(p[f]):
M==="Escape"&&S&&(x.stopPropagation(),_())}return{node:d,input:c}}function ox(e){return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[Dt(e.created),ne(e.ranks.length,
"rank"),...e.tags.slice(0,3),ct(e.id).slice(0,8)].join(" · "))]}function Fo(e,{none:t,links:n=ax}={}){let o=i("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function a(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,g=sx(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let w=u.control!==""&&u.test!=="";E(o,l("control",u,d,m),i("div",{class:"swap-cell"},(w||t===void 0)&&ve("swap","Swap control and test",()=>e(ix(u))),lx(u,e),w&&
n(u)),l("test",u,d,m)),g.forEach(({key:y,text:h})=>rx(o,y,h)),f&&o.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",g=u==="control"?"Control":"Test",w=m&&je(
m,d[u]),y=ue("set"),h=In({id:y,field:u,set:w,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?ct(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return i("div",{class:`side-card side-${u}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},f),i("label",{for:y},g),h.node),i("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Tp(`${u}_ranks`,"Ranks",w?.ranks??p?.[u]?.all_ranks,d,e),Tp(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:w?.steps)??p?.[u]?.all_steps,d,e),i("span",{class:"muted small samples"},
p?.[u]?ne(p[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:a}}var sx=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function rx(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var ax=e=>[Vl(e),i("a",{class:"small",href:Ft($t(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),i("a",{class:"small",href:Jn(e),
title:"A step of each side over time, one above the other"},"Timeline")];function Vl(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return i("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function ix(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function lx(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return I(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Tp(e,t,n,o,s){
let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=ue(e),d=n?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?cx(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${Je(n)}`:null,on:{change:()=>{let f=m.value.trim();
s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},ux(
f,n))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample-field"},i("label",{for:u},t),p,m)}function cx(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function ux(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var dx=["bars","line","scatter","histogram","none"],Op=["control","test","q","chart","x","y","y2","by"],Mp={chart:"",x:"",y:"",y2:"",by:""};function Jl(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Op.map(o=>[o,t.get(o)??""]));return{...n,chart:dx.includes(n.chart)?n.chart:""}}function ha(e){let t=new URLSearchParams;for(let n of Op)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function ga({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var Dn=e=>`'${e.replaceAll("'","''")}'`,Os=["control","test"];function Ap(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function ya(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Ap("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?a:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Ap("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function ba(e){let t=Object.entries(e).map(([n,o])=>{let s=ya(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var Ql=e=>Object.fromEntries(Os.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),Cp=e=>Os.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses&&e.aliases,mx=e=>Dn(e.replaceAll("[","[[]"));function Rp(e){return[e.q&&`contains_nocase(name, ${Dn(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${mx(t)}`),
e.category.length>0&&`category IN (${e.category.map(Dn).join(", ")})`].filter(Boolean)}function fx(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??
""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var px={total:["self_duration","total_duration"],per_step:["self_per_step","per_st\
ep"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function hx(e,t){let n=px[e][t?0:1];return Os.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_durat\
ion":`diff_${n}`)}function Np(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let a=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],l=[...Rp(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...a],c=xo(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${hx(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${fx(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Lp({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return Os.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function gx(e,t){let n=ba(Ql(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Rp(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(a,l)=>`sum(CASE si\
de WHEN '${a}' THEN ${l} ELSE 0 END)`;return`${e.aliases?`-- Names of several vendors for one call are rows of their own here.
`:""}WITH names AS (
${Lp(e)}
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
LIMIT ${t}`:""}`}var ka=(e,t,n,o=0)=>Cp(e)?Np(e,t,n,o):gx(e,o),Pp=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function wa(e){let t=Os.map(n=>{let o=ya(n,Ql(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${Pp.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Ip=e=>wa(e)&&`${wa(e)}
ORDER BY rank, step_number, side`,Dp=e=>wa(e)&&`SELECT side, count(*) AS steps, ${Pp.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${wa(e)}
)
GROUP BY side`;function Bp(e,{name:t,category:n,aliases:o}){let s=ba(Ql(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${Dn(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>Dn(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${Dn(n)} AND ${r?`name = ${Dn(t)}`:`name IN (
    SELECT raw FROM (
${Lp(e)}
    ) WHERE shown = ${Dn(t)})`}
  AND (${s})`}function qp(e,t){let n=Bp(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function Xl(e,t){let n=Bp(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Wo=(e,{control:t,test:n},o={})=>e?ha({control:t,test:n,q:e,...o}):null,Hp=(e,t)=>Cp({...e,use_short_name:!1,merge_addresses:!0,aliases:!0})?Np({...e,q:"",category:[],
change:"",significant:"",exclude:[gt],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function Fp(e,{unit:t,self:n,item:o},s){let r=(a,l,c)=>a.set(Wo(l,e,c));r(s.table.sql,ka(e,t,n)),r(s.durations.sql,ka(e,t,n,e.top)),r(s.counts.sql,ka(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,Dp(e)),r(s.host.sql,Hp(e,ca)),r(s.ranks.heat.sql,e.heat!=="op"?Ip(e):o?Xl(e,o.row):null)}function Wp(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Wo(qp(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Wo(Xl(e,t),e))}var Ms=["control","test"],jp=e=>i("bdi",{class:"mono"},e),wx=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function yx(e){let[t,n]=Ms.map(s=>wx(e[s])),o=Ms.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?R(o[0]):`${R(o[0])} and ${R(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Ms.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:R(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function bx(e,t){let[n,o]=Ms.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,jp(a)," ",t&&I("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Ms.map((r,a)=>[n,o][a]!==null&&s(`A\
 step of the ${r} is one `,[n,o][a],{[`${r}_marker`]:""}))}function Up(e,t){return[bx(e,t),t&&yx(e).map(({text:n,marker:o,found:s,changes:r})=>i("p",{class:"marker-line"},`${n} Use `,jp(o),` as step m\
arker (${s} found)? `,I("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var zp=8,kx=600,_x=80,jo=["control","test"],Gp=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},tc=({step_number:e})=>e!==null,ec=e=>[e.span,tc(e)?e.step_number:
e.rank],Yp=({rank:e,span:t})=>`${e}/${t}`;function Kp(e){return`${tc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function xx(e){let n=[...new Map(e.map(o=>[ec(o).
join("/"),ec(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function Sx(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var Zl=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function $x(e,t){let n=new Map;for(let o of e){let s=Yp(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>zp?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>De("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function vx(e,t,n,o,s){let r=xx(t),a=t.map(u=>({sample:u,y:Zl(
u.step,n),x:r.size>1?3+94*r.get(ec(u).join("/"))/(r.size-1):50})),l=t.filter(tc).map(u=>u.step_number),c=l.length===0?ne(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return i("div",{class:"strip-panel"},De("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},De("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Zl(o,n)}%`,y2:`${Zl(o,n)}%`}),$x(
a,e),a.map(({sample:u,x:d,y:m})=>De("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>_x?2:3.2},s&&De("title",{},`${e}, ${Kp(u)}: ${me(u.step)}`)))),i("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function Ex(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${ne(t.length,"sample")} from ${q(Math.min(...n))} to ${q(o.step)}, median ${q(Gp(n))}\
; the longest is ${Kp(o)}.`}function Vp(e,t){if(!jo.every(l=>e?.[l]?.length>0)||jo.every(l=>e[l].length<2))return null;let n=jo.flatMap(l=>e[l].map(c=>c.step)),o=Sx(n),s=Gp(e.control.map(l=>l.step)),r=[
ue("strip-title"),ue("strip-words")],a=jo.some(l=>{let c=new Set(e[l].map(Yp));return c.size<=zp&&c.size<e[l].length});return i("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},i("div",{class:"small muted"},i("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",a&&", ranks as lines","; dashed: the median of the control"),i("p",{class:"visually-hidden",
id:r[1]},jo.map(l=>Ex(l,e[l])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},q(o[1])),i("span",{},q(o[0]))),jo.map(l=>vx(l,e[l],o,s,
n.length<=kx))))}var Tx={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Ox={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Mx="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",Ax="Of intervals made in this way\
, this share contains the true change.",Cx="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function Rx({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function Nx(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?i("p",{class:"\
headline"},`${n}: not known.`):i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${Ox[e.verdict]} `),Tx[e.verdict]),i("s\
pan",{class:"headline-label"},n),i("span",{class:"value control-text",title:me(e.control)},q(e.control)),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text",title:me(e.
test)},q(e.test)),i("span",{class:`change ${Rx(e)}`,title:Ye(e.change)},ke(e.change),e.change_percent!==null&&i("span",{class:"change-percent"},` (${ze(e.change_percent)})`)))}function Lx(e,t){let n=`${ne(
e.control_samples,"sample")} against ${R(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${ne(e.control_observations,"step")} against ${R(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var Px=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${R(t)} against ${R(n)} has few levels of confidence: ${Fe(100*e)} is the lowest from 95 % up`;function Ix({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ke(t.low)} and ${ke(
t.high)}`:`between ${ze(t.low_percent)} and ${ze(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Fe(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${ke(t.shift)} (${ze(t.shift_percent)}), ${s}.`}}function Dx(e,t){let{interval:n}=e,o=Lx(e,t);return n?[i("span",{
title:Ax},`${Fe(100*n.confidence)} confidence`),", ",i("span",{title:Cx},`p = ${dn(e.p_value)}`),`: ${o}${Px(n,e)}.`]:`${o}.`}function Jp(e,t,n,o=null){let s=i("div",{class:"verdict-head"}),r=i("div",
{class:"verdict-strip"}),a=i("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Ht(c),p=d.verdict==="cannot_judge"&&u;E(s,Nx(d,m),i("p",{class:"ve\
rdict-range"},Ix(d)," ",p&&I("Use all ranks and steps",e,{class:"link-button"})),i("p",{class:"muted small verdict-reason"},Dx(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!==
"same_selection")&&i("p",{class:"muted small one-recording"},Mx),Up(c,t)),E(r,Vp(d.samples,m)),a.dataset.verdict=d.verdict}return{node:a,draw:l}}function _a(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var Bx=900,xa=12,Qp=17,qx=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Xp(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of qx){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():Xp(o);s&&n.append(s)}return n}function Hx({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>De("te\
xt",{x:d,y:m,fill:se(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),a=t.flatMap(d=>$n(d,Math.floor(o/6.6),3)),l=[r(xa,22,e,15,!0),...a.map((d,m)=>r(xa,42+Qp*m,d,12,!1))],
c=30+Qp*a.length+18,u=xa;for(let[d,m]of n)l.push(De("rect",{x:u,y:c-9,width:14,height:9,fill:se(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+xa}}function Fx(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(n,Bx),l=Hx(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Xp(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?a-n:0)}))p.setAttribute(f,String(g));return p}),u=l.height+o;return{width:a,height:u,node:De("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},De("rect",{width:"100%",height:"100%",fill:se("--surface")}),l.nodes,c)}}var Zp="image/svg+xml";async function Wx(e,t,n){let o=new Image;
o.src=`data:${Zp};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function eh(e,t,n,o){let{node:s,width:r,height:a}=Fx(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Zp}):await Wx(l,r,a);
_a(c,`${n}.${t}`)}var As=212,Ut={left:62,right:12,top:20,bottom:24},Uo=As-Ut.top-Ut.bottom,Sa=.62,jx=5,th=8,$a=84,Ux=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function nh(e){return Tt(
{...e,class:"waterfall",height:()=>As,keys:Ux,paint:Kx,save:eh})}function zx(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function Gx(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function Yx([e,t]){let n=(t-e)/
jx,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(a=>a*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var Cs=e=>`${100*e}%`;function Kx({fall:e}){let t=zx(e),
n=Gx(t),[o,s]=n,[r,a]=Qe(s),l=t.length,c=h=>Uo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>Cs((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=ue("fall-less"),p=Yx([o/a,s/a]).
map(h=>({y:c(h*a),text:`${kt(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=De("svg",{class:"fall-body",...f},De("defs",{},De("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},De("rect",{class:"fall-ground",width:5,height:5}),De("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>De("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>De("line",{class:"fall-join",x1:u(b,Sa/2),x2:u(b+1,-Sa/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>De("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Sa/2),width:Cs(
Sa/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>Vx(u(h,-.33),Cs(.66/l))),e.parts.map(({change:h},b)=>De("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ke(h))),Jx(e).flatMap(([h,b],_)=>[De("text",{class:"fall-tick fall-whole",x:u(_),y:Uo+15},h),De("text",{class:"\
fall-tick fall-short",x:u(_),y:Uo+15},b)])),w=De("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>De("text",{class:"fall-value",x:Ut.left-5,y:Ut.top+h+4},b)),o>0&&De("text",{class:"fall-cut",x:Ut.
left,y:Ut.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[w,g,Qx(g,Xx(e),y)]}function Vx(e,t){let n=(r,a)=>Uo*(.91-(a?.05:0)-(r%2?.035:0)),o=Array.
from({length:th+1},(r,a)=>a),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return De("svg",{x:e,width:t,height:Uo,viewBox:`0 0 ${th} ${Uo}`,preserveAspectRatio:"\
none"},De("polygon",{class:"fall-ground",points:s}))}function Jx(e){return[["control","control"],...e.parts.map(({part:t})=>[it[t].name,it[t].short]),["test","test"]]}function Qx(e,t,n){let o=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=n[a].map(f=>Ut.top+f),m=()=>{E(o,r.map(f=>i("div",{},f))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Ut.left:Ut.right}px + ${c/s} * (100% - ${Ut.left+Ut.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>$a?`${As-u+17}px`:"auto",o.style.top=u>$a?"auto":`${d-u>$a?
u+6:Math.min(d+4,As-$a)}px`},p=De("rect",{class:"fall-area",x:Cs(a/s),y:-Ut.top,width:Cs(1/s),height:As});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
p)}),o}function Xx(e){return[["control",q(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[it[t].name,`${q(n)} → ${q(o)}`,ke(s)]),["test",q(e.test),ke(e.change)]]}var Zx=21,eS=7.1,tS=5e-4,nS=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,oh=e=>e>0?"more":e<0?"less":"calm",oS=e=>(e-74)/6-14,sS=e=>Math.max(Zx,Math.floor(
e/eS)),sh=({operations:e,named:t})=>e.slice(0,t);function Rs({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var rS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=tS*e.control);function rh(e,t){let n=nh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=i("div",{class:"fall-columns"}),r=0,a=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let p=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,p!==0&&p!==a&&(a=p,u())}).observe(s);function u(){let p=tr(l,sS(a||r&&oS(r)));c=new Map(l.map(
(f,g)=>[f,p[g]]));for(let f of s.querySelectorAll(".fall-ops bdi"))f.textContent=c.get(f.dataset.name)}function d(p,f){let{name:g,what:w}=it[p.part],y=sh(p);return i("section",{class:"fall-column",data:{
part:p.part},tabindex:"-1"},i("h3",{title:w},i("span",{class:"fall-name"},Dr(g))," ",i("span",{class:oh(p.change),title:Ye(p.change)},ke(p.change))),i("p",{class:"muted small",title:`${me(p.control)} \
→ ${me(p.test)}`},`${q(p.control)} → ${q(p.test)}`),p.part==="idle"&&y.length>0&&i("p",{class:"muted small"},f?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
i("ul",{class:"fall-ops"},y.map(h=>i("li",{},i("a",{href:e(h,p.part),class:"mono",title:h.name},i("bdi",{data:{name:Rs(h)[0]}},c.get(Rs(h)[0]))),Rs(h)[1]&&i("span",{class:"muted small fall-in",title:h.
name},`in ${Rs(h)[1]}`),i("span",{class:`num ${oh(h.change)}`,title:Ye(h.change)},ke(h.change))))),p.explained&&i("p",{class:"small muted explained"},nS(p.explained)))}function m(p,f){return i("p",{class:`\
fall-end fall-end-${p}`},i("span",{class:"visually-hidden"},`${p} `),i("span",{class:`${p}-text strong`,title:me(f)},q(f)))}return{node:n.node,chart:n,reveal(p){let f=s.querySelector(`[data-part="${p}\
"]`);f?.scrollIntoView({block:"center"}),f?.focus({preventScroll:!0})},draw(p,f,g,w){let y=p.waterfall;n.node.hidden=y===null;let h=y!==null&&rS(y);if(n.draw({fall:y,revision:f,file:g,caption:w,heading:`\
mean per ${Ht(p)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${Ht(p)?"recording":"step"} takes ${q(y.control)} in the control and ${q(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){E(s),o=null;return}if(y===o)return;o=y,l=[...new Set(y.parts.flatMap(_=>sh(_).map(O=>Rs(O)[0])))],u();let b=y.contributors==="modu\
les";E(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var aS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],va={key:"",fall:null};function ah(e,t){
let n=rt("Under the bars",aS,t),o=i("p",{class:"muted small fall-note",role:"status"}),s=[],r="",a=null,l=()=>{},c=rh(u,n.node);c.node.append(o);function u(m,p){return m.tree?Ft({...$t(s[0]),node:Mr(m.
tree),by:p==="idle"?"host":"device"}):e(m)}async function d(m){a?.abort(),a=new AbortController,r=m;let p=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([f,g])=>p.set(f,g));try{let{waterfall:f}=await at(p,{signal:a.signal});va={key:m,fall:f},l()}catch(f){f.name!=="AbortError"&&E(o,`The modules could not be had: ${f.message}`)}}return{...c,draw(m,p,...f){
let g=St(m).toString(),w=m.fall==="modules"&&p.waterfall!==null,y=w&&va.key===g&&va.fall?va.fall:p.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,p,...f],n.press(m.fall),E(o,w?y===p.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...p,waterfall:y},...f),w&&y===p.waterfall&&r!==g&&d(g)},stop(){l=()=>{},a?.abort()}}}var Ea={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},nc=null,ao={path:"/compare",name:"Compare",mount:(e,t)=>iS(e,t)};function iS(e,t){let n=Ct(location.search),o=null,s=null,
r="",a="",l=t.newPair?ol(n):nc,c=null,u=null,d="",m=null,p=n.op!=="",f=!1,g=globalThis.firstComparison!==void 0,w=hm(n,l),y=mm(()=>!f&&s&&A()),h=np(),b=Am({page:we,row:Pe,rank:ae,step:N,timeline:W=>Md(
n,W),onRow:W=>Re(ht(W.name,W.category)),onBar:W=>k.fall.reveal(W)},h.node),_=Em(),O=An("All rows"),k={sides:Fo(G),verdict:Jp(()=>G(Ea),G,b.node,_.node),fall:ah(we,W=>G({fall:W},{replace:!0})),host:rp(
we),recorded:_p(),ranks:bp(W=>G({heat:W},{replace:!0}),{timeline:(...W)=>Sr(n,...W),go:t.go}),replacements:_m(we),filters:sp(G),counts:sl({id:"chart-counts",title:"Ops count comparison",file:"ops-coun\
t",onSelect:W=>J(W,k.counts.node)}),durations:sl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:W=>J(W,k.durations.node)}),table:dp({onSort:(W,re)=>G({sort:W,order:re}),
onSelect:J,href:we,onOpen:_e,onWant:y.want}),detail:$m({onClear:()=>J(""),href:we,onRanks:K,onTable:Z,tree:W=>jd(n,W),timeline:W=>vo(n,W)})},x=i("div",{class:"comparability"}),M=i("p",{class:"remark",
hidden:!0}),S=vm(G),P=[k.fall.chart,k.ranks.heat,k.counts,k.durations],B=i("div",{class:"results"},k.verdict.node,x,k.fall.node,k.host.node,k.filters.node,M,S.node,i("div",{class:"charts"},k.durations.
node,k.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},_.title,i("div",{class:"chart-tools"},O.node)),k.table.node),k.ranks.node,k.recorded.node,
k.replacements.node),C=i("div",{class:"message"}),L=i("h1",{class:"visually-hidden"},"Compare"),$=i("div",{class:"paper-only"}),D=Wt({context:t,results:B,message:C});e.append(i("div",{class:"page comp\
are-page"},L,$,k.sides.node,C,B),k.detail.node);let Y=pt(()=>P.forEach(W=>W.retheme()));function G(W,{replace:re=!1}={}){return!f&&t.go(wt({...n,...W}),{replace:re})}function J(W,re=k.table.node){let le=k.
detail.node.contains(document.activeElement),Oe=W===n.op?"":W??"",Ne=re.getBoundingClientRect().top;G({op:Oe},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().top-Ne);let Ue=u?.items.find(H=>H?.
key===Oe);Ue?Ae(`${Ue.row.name} is selected.`):le&&k.table.focus()}function _e(W){W!==n.op&&J(W)}function we({id:W,name:re,category:le}){return Rt({...n,heat:"",row:W??ht(re,le)})}function Pe({name:W,
category:re}){return wt({...n,op:ht(W,re)})}function Re(W){p=!0,W===n.op?F():G({op:W},{replace:!0})}function Z(){k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function ae(W){
return[s.control,s.test].every(re=>re.all_ranks.includes(W))&&s.control.all_ranks.length+s.test.all_ranks.length>2?wt({...n,control_ranks:String(W),test_ranks:String(W)}):null}function N(W,re){return s[re].
all_steps.includes(W)?wt({...n,[`${re}_steps`]:String(W)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}
function ee(){let W=le=>En(le,n,o,s),re=n.control&&n.test?`${W("control")} → ${W("test")} · Compare`:"Compare";L.textContent=re,t.setTitle(re)}async function ce(){let W=[n.control,n.test].filter(le=>le!==
"");if(W.every(le=>o&&je(o,le)))return;let re=await dt(W).catch(()=>[]);f||(o=re,he())}async function z(W){let re=l,le=re.late&&await pm(W,re);le&&l===re&&(l={key:re.key,...le},nc=le.note===""?null:l,
he())}function oe(W){a=W,B.dataset.stale="";let re=St(n).toString(),{op:le}=n;D.ask(Oe=>w(W,n,l,Oe),Oe=>{s=Oe,r=W,y.start(W,Oe,le),l?.key!==re?(l={key:re,diagnosis:Oe.diagnosis,note:Oe.diagnosis_note},
nc=l):l.late&&Et().then(()=>z(W));let Ne=s.row_count;Ae(Ne===1?"One row.":`${R(Ne)} rows.`),D.say(null),delete B.dataset.stale,he()},Oe=>{s=null,r="",y.stop(),D.say(Tm(Oe,{narrowed:Object.keys(Ea).some(
Ne=>n[Ne]!=="all"),all:()=>G(Ea),again:()=>oe(a),unmarked:()=>G({control_marker:"",test_marker:""})})),delete B.dataset.stale,he()})}async function de(){let W=St(n).toString();if(s.waterfall!==null||c?.
key===W)return;c={key:W,rows:null};let re=new URLSearchParams(W);Object.entries({device_type:"CPU",exclude:gt,diagnosis:"false",sort:"abs_diff_self_per_step",limit:ca}).forEach(([le,Oe])=>re.set(le,String(
Oe)));try{let{rows:le}=await at(re);!f&&c.key===W&&(c.rows=le,he())}catch{}}function he(){if(f)return;ee();let W=n.control!==""&&n.test!=="",re=ko(n),le=nl(n);W?le!==a&&(s||D.say(null),oe(le)):(D.drop(),
a="",s=null,k.detail.draw(null),D.say(Om(o))),k.sides.draw(n,o,s),B.toggleAttribute("data-skeleton",W&&!s),k.filters.draw(n,s,s?T():n.unit||"total"),S.draw(n,re),s?W&&r===a&&j(T(),re):k.detail.draw(null)}
function T(){let W=n.unit||Si(s);return W==="percent"&&!cr(s)?Si(s):W}function j(W,re){let le=Co(s),Oe=St(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Ea).some(Ue=>n[Ue]!=="all")),k.recorded.
draw(s),te(),de()),k.fall.draw(n,s,r,le,Pr(s)),k.host.draw(c?.key===Oe&&s.waterfall===null?c.rows:null,s),v(W,re),k.replacements.draw(s,W==="per_step"||W==="percent"),_.draw(n,s,W,re),b.draw(l,wt({...n,
op:""})),h.draw(n,s),F();let Ne=u.items.find(Ue=>Ue?.key===n.op);k.ranks.draw(s,n.heat,le,r,Ne?{name:Ne.row.name,query:Un({...n,row:Ne.key}).toString()}:null),Fp(n,{unit:W,self:re,item:Ne},{...k,table:{
sql:O}})}function v(W,re){let le=y.rows(),Oe=JSON.stringify([r,W]),Ne=JSON.stringify([Oe,n.top,d===r]);if(u?.answer!==s||u.order!==Oe){let Ue=$i(s,le,W,{self:re});u={answer:s,order:Oe,unit:W,self:re,items:Ue},
X(W,Ue),k.table.draw({rows:Ue,totals:Gu(s,W,{self:re}),unit:W,self:re,unitName:Zo(W,s),sort:n.sort,order:n.order,selected:n.op,revision:Oe,judged:U(Ue)})}u.chartKey!==Ne&&(u.chartKey=Ne,Ce(Ne),E($,Pr(
s,ne(s.row_count,"row")).map(Ue=>i("p",{},Ue))))}let U=W=>W.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function A(){if(r!==a||u?.answer!==s)return;let{items:W,unit:re,self:le}=u,Oe=[],Ne=[];
y.rows().forEach((H,V)=>{W[V]||(Oe.push(V),Ne.push(H))});let Ue=$i(s,Ne,re,{self:le});Ue.forEach((H,V)=>{W[Oe[V]]=H}),X(re,W),k.table.add(W,Ue,U(W)),n.op!==""&&!m&&j(re,le)}function F(){let W=n.op===""?
-1:y.placeOf(n.op),re=u.items[W]??null,le=re?.key??"";if(m=re,k.counts.select(le),k.durations.select(le),k.table.select(le),W===void 0){y.find(n.op);return}k.detail.draw(re,re||n.op===""?null:[i("p",{},
"The filters hide the selected row, or these ranks and steps do not have it."),i("p",{},I("Clear the filters",()=>G({q:"",category:[],change:"",exclude:[gt],device_type:"ALL",significant:""})))]),p&&(p=
!1,re&&Z())}function te(){let W=s.comparability.filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");E(x,ad(W))}function X(W,re){let le=s.control.samples,Oe=s.test.samples,Ne=re.find(V=>V?.row.
too_few&&V.row.among)?.row;M.hidden=le===Oe&&!Ne;let Ue=Ne&&`${eo(Ne)} These rows say “too few steps”. `;if(le===Oe){E(M,Ue);return}let H=W==="total"?"totals cannot be compared directly.":W==="per\
_call"?"totals would mislead.":"calls and durations are shown per step.";E(M,Ue,`The sides have ${R(le)} and ${ne(Oe,"sample")} (a sample is one step of one rank), so ${H} `,W==="total"?I("Show per st\
ep",()=>G({unit:""}),{class:"link-button"}):I("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function ie(){return d!==r&&Ep(s)&&["No difference found in any of these rows, neither in time\
 nor in the number of calls. ",I("Draw the bars anyway",()=>{d=r,he()},{class:"link-button"})]}function Ce(W){let{items:re,unit:le,self:Oe}=u,Ne=`${u.order}${n.top}`,Ue=re.slice(0,n.top),H=Pr(s,`first\
 ${R(Ue.length)} of ${ne(s.row_count,"row")}`),V={file:Co(s),revision:W,zoom:Ne,caption:H};k.durations.draw({...V,...$p(Ue,le,Oe,s),empty:ie()}),k.counts.draw({...V,...vp(Ue,le),empty:ie()}),S.drawRest(
re.length,Ue.length)}return he(),g?Et().then(ce):ce(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.
detail.isOpen()&&J("")},update(W){n=Ct(W),l=t.newPair?ol(n):l,he(),ce(),s&&a===r&&t.settled()},unmount(){f=!0,[h,k.fall].forEach(W=>W.stop()),D.unmount(),y.stop(),Y(),P.forEach(W=>W.unmount()),k.table.
unmount(),k.detail.unmount()}}}var ih=2,oc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function lS(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await Qs(e,r)).rows[0]}catch(a){if(a.code==="unknown_row")return null;throw a}}async function cS(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:a,step_number:l}=s,
c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>lS(e,c,b,o))),po(e,n===""?null:n),Zt(e)]),[p]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,w=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(w)?
BigInt(w):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-ih*p.duration),end:h(p.start+(1+ih)*p.duration)}}function lh(e,t,n,o){let s=cS(e.id,t,oc(n));return s.catch(()=>{}),hr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:a}=await s;return Zs(e.id,a.number,"",{signal:r,onProgress:o})}})}function ch({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function uh(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var uS=250;function dh(e){return Tt({...e,height:()=>uS,make:mS,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function dS(e){let[t,n]=Qe(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function mS(e,t){let n={...e,
...ch(e)},o=Bt(),{edges:s}=n,r=uh(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=n[m].reduce((w,y)=>w+y,0),g=n.share?f/100:n.perStep?n.perStep[p]:1;return n[m].map(w=>w===0?0:
w/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:pS(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:se("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:fS(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:xt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(dS),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?se("--control"):se("--test")}}])}}}function fS(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,a)=>`${r} ${R(e[r][o])}${a>0?`, ${Fe(100*e[r][o]/a)} of its calls`:""}`;return[`${q(n)} to ${q(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function pS(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var hS=250,Ta=.13;function mh(e){return Tt({...e,height:()=>hS,make:gS,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function gS(e,t){
let n=Bt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Qe(Math.max(...o)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((w,y)=>w.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(Ge).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(w=>w.x),y:g.
map(w=>w.y),customdata:g.map(w=>w.text),ids:g.map(w=>w.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,w)=>{let y=e[m].map(h=>h[w]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,w)=>w+p),line:{color:se(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Cn(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Ta),c("test",Ta),l("control",
-Ta,"circle"),l("test",Ta,"diamond")],layout:{template:xt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ge(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var wS=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],fh=(e,t)=>e===null||t===null?null:
e-t,ph=(e,t)=>e>0&&t!==null?100*t/e:null,rc=e=>e>0?"more":e<0?"less":"calm";function ac(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,a)=>o[a]>0?r/o[a]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function sc(e,t,[
n,o],s,r,a){let l=fh(o,n),c=a==="new"?"new":a==="gone"?"gone":ze(ph(n,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"control-text"},
a==="new"?xe:s(n)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?xe:s(o))),i("p",{class:`tile-change ${rc(l??(a==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function yS(e,t){let n=ac(e);return[i("p",{class:"muted op-verdict"},t?eo(t):" "),i("div",{class:"tiles"},sc("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
q,ke,n.birth),sc("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,R,tt,n.birth),sc("Time per call","Median of the single calls",n.perCall,q,ke,n.birth))]}function Ma(e,[
t,n],o,s,{exact:r,exactDiff:a,title:l}={}){let c=fh(n,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},o(t)),i("td",{class:"num",title:r?.(n)},o(n)),i("td",{class:`\
num strong ${rc(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${rc(c)}`},ze(ph(t,c))))}var Oa=(e,t,n)=>Ma(e,t,q,ke,{exact:me,exactDiff:Ye,title:n});function bS(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=ac(e),o=(r,a)=>100*n[r]/t[a].step,s=Ht(e)?"recording":"step time";return Ma(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Fe,r=>r===null?xe:ze(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function kS(e,{stepTime:t,row:n}){let o=ac(e),s=a=>i("tr",{class:"group-row"},i("th",{colspan:"\
5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("tr",{},i("\
td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Ma("Calls",o.counts,R,tt),Ma("Calls per step",o.callsPerStep,R,tt),Oa("Total",o.total),Oa(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Oa("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),bS(e,t)),i("tbody",{},s("A single call"),wS.map(([a,l])=>Oa(l,r(a)))))}function hh(){let e=i("div",{class:"card op-head"}),t=i("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),E(e,yS(n,o.row)),E(t,i("div",{class:"chart-head"},i("h2",{},"Numbers")),i("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},kS(n,o)))}}}var Aa=12;function gh(e){let t=i("h2"),n=i("p",{class:"muted small"}),o=rt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=i("div",{class:"scroll-x"}),r=i("p",{class:"rela\
ted-more"}),a=i("section",{class:"card related"},i("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(f){let{answer:g}=f,w=g.launches!==void 0;c!==f.revision&&(c=f.revision,l=!1),o.press(
f.unit),t.textContent=w?"Launches":"Launched by",a.setAttribute("aria-label",t.textContent),n.textContent=w?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=w?g.launches:g.launched_by,h=f.unit==="per_step"?[g.control.samples,g.
test.samples]:[1,1];E(s,y.length===0?d(w):m(y,h,w)),E(r,y.length>Aa&&!l&&I(`Show all ${R(y.length)}`,()=>{l=!0,u(f),s.querySelectorAll("tbody tr")[Aa].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=Aa||l}function d(f){return i("p",{class:"muted chart-message"},f?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(f,g,w){let y=f.some(h=>h.shapes!==
null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},w?"Device work":"Operator"),y&&i("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>i("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},i("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>i("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},i("span",{class:"th-group"},"time "),h)))),i("tbody",{},f.slice(0,l?void 0:Aa).map(h=>p(h,g,y))))}function p(f,[g,w],y){let h=[f.control_counts/g,f.test_counts/w],b=[f.control_total_duration/
g,f.test_total_duration/w],_=g===w?f.diff_duration/g:b[1]-b[0],O=_>0?" more":_<0?" less":"",k=h[1]-h[0],x=f.control_counts===0?"new":f.test_counts===0?"gone":ze(b[0]>0?100*_/b[0]:null);return i("tr",{},
i("th",{scope:"row",class:"related-name mono"},f.name===""?i("span",{class:"muted"},"unknown launch"):i("a",{href:e.href(f),title:f.name},i("bdi",{},f.name)),i("span",{class:"related-category muted"},
` ${f.category??""}`)),y&&i("td",{class:"shapes mono",title:f.shapes},f.shapes??"–"),i("td",{class:"num wide-only"},R(h[0])),i("td",{class:"num wide-only"},R(h[1])),i("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},tt(k)),i("td",{class:"num roomy-only",title:me(b[0])},f.control_counts>0?q(b[0]):"–"),i("td",{class:"num roomy-only",title:me(b[1])},f.test_counts>0?q(b[1]):"–"),i("td",{
class:`num strong${O}`,title:Ye(_)},ke(_)),i("td",{class:`num${O}`},x))}return{node:a,draw:u}}function wh(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},ke(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=a.length===l.length&&a.every((d,m)=>o(d,l[m]));E(e,u?i("div",{},i("h3",{},"The same in control and test"),n(l,
r)):[c("control",a),c("test",l)])}}}var yh={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
ic={path:"/compare/op",name:"Operation",mount:(e,t)=>_S(e,t)};function _S(e,t){let n=os(location.search),o=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=rt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Z=>M({bins:Z},{replace:!0})),m={sides:Fo(M),numbers:hh(),histogram:dh({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:mh({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Z)=>t.go(P(...Z))}),heat:ma({id:"chart-he\
at",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Z)=>t.go(P(...Z))}),grid:fa(),related:gh({onUnit:Z=>M({unit:Z}),href:({name:Z,category:ae})=>Rt({...n,row:ht(Z,ae)})}),stack:wh()},p=[m.
histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),g=i("h1",{class:"mono op-title"}),w=i("p",{class:"muted"}),y=i("p",{class:"op-actions"}),h=i("div",{class:"message"}),
b=SS(Z=>M({heat:Z},{replace:!0})),_=i("p",{class:"muted small",hidden:!0}),O=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(i("div",{class:"page operation-page"},f,i("header",{class:"op-header"},g,w,y),
m.sides.node,h,O));let k=Wt({context:t,results:O,message:h}),x=pt(()=>p.forEach(Z=>Z.retheme()));function M(Z,{replace:ae=!1}={}){t.go(Rt({...n,...Z}),{replace:ae})}function S(){let Z=ee=>En(ee,n,o,s),
ae=`${Z("control")} → ${Z("test")}`,N=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${N.slice(0,80)} · ${ae}`),E(g,i("bdi",{},N)),E(w,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let K={...Ct(""),...B(),exclude:[gt],op:n.row};E(f,i("a",{href:t.lastCompare(St(n))??wt(K)},`← ${ae}`))}function P(Z,ae){
return Sr(n,Z,ae,s)}function B(){let{control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:de,merge_addresses:he,aliases:T}=n;return{
control:Z,test:ae,control_ranks:N,test_ranks:K,control_steps:ee,test_steps:ce,control_marker:z,test_marker:oe,use_short_name:de,merge_addresses:he,aliases:T}}async function C(){let Z=[n.control,n.test].
filter(N=>N!=="");if(Z.every(N=>o&&je(o,N)))return;let ae=await dt(Z).catch(()=>[]);u||(o=ae,Y())}function L(Z){a=Z,k.ask(ae=>Vs(Z,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(Z).get("row"),k.say(null),
Ae(`${ae.name}: ${q(ae.calls.control.total)} to ${q(ae.calls.test.total)}.`),Y()},ae=>{s=null,k.say(D(ae)),Y()})}async function $(Z){c?.abort(),c=new AbortController,l={key:Z,answer:null};try{let ae=new URLSearchParams(
Z);ae.set("significance","true"),ae.set("diagnosis","false");let N=await at(ae,{signal:c.signal});if(u||l.key!==Z)return;l.answer=N,l.byKey=zu(N),Y()}catch{}}function D(Z){let ae=Z.code==="unknown_ope\
ration",N=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:Z.code}},i("h2",{},ae?"This operation does not o\
ccur":"This operation cannot be shown"),i("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":Z.message),i("p",{},N.length>0&&I("Use all ranks and step\
s",()=>M(Object.fromEntries(N.map(K=>[K,"all"]))),{class:"primary"}),N.length===0&&!ae&&I("Try again",()=>L(Un(n).toString()),{class:"primary"})," ",i("a",{href:wt({...Ct(""),...B()})},"All operations\
 of this comparison")))}function Y(){if(u)return;S();let Z=n.control!==""&&n.test!==""&&n.row!=="",ae=Un(n).toString();Z?ae!==a&&(s&&r!==n.row&&(s=null),k.say(null),L(ae)):(k.drop(),a="",k.say(i("div",
{class:"empty"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:"/compare"},"Compare page"),"."))));let N=St({...n,use_short_name:!1}).toString();Z&&N!==l.key&&$(N),m.sides.
draw(n,o,s),O.toggleAttribute("data-skeleton",Z&&!s),s&&G()}function G(){let Z=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${_t(s.control.label)}-${_t(s.test.label)}-${_t(
s.name)}`,N=a,K=n.use_short_name?void 0:vi(l.byKey?.get(es(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),Pe(ae,N),Re(ae,N),Wp(n,s,m),m.related.draw({answer:s,unit:Z,revision:N}),
m.stack.draw(s.stack,we),E(y,I("Copy the name",()=>jt(s.name,"Name copied."),{class:"link-button"}),I("Copy link",()=>jt(location.href,"Link copied."),{class:"link-button"}),i("a",{href:vo(n,s)},"Show\
 in the timeline"),i("a",{href:Kc(Un(n)),download:`${ae}.json`},"JSON"),["control","test"].map(_e))}let J=Z=>s.aliases?.filter(ae=>ae.side===Z)??[{name:s.name,category:s.category}];function _e(Z){let ae=o&&
je(o,n[Z]);if(!ae||oc(s.samples[Z])===void 0)return null;let N=`slowest call, ${Z}`;if(pn(ae)!=="")return i("span",{class:"muted small",title:pn(ae)},`Perfetto: no trace of the ${Z}`);let K={name:s.name,
names:J(Z),marker:n[`${Z}_marker`],shortNames:n.use_short_name},ee=I(`Perfetto: ${N}`,async()=>{ee.disabled=!0;try{await lh(ae,K,s.samples[Z],ce=>Ae(`Loading ${Me(ce)}`))}catch(ce){Se(ce.message,{urgent:!0})}finally{
ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return ee}function we({name:Z,category:ae}){
let N=l.byKey?.get(es(Z,ae));return N&&{diff:N.diff_per_step,href:Rt({...n,use_short_name:!1,row:N.id})}}function Pe(Z,ae){let{edges:N,control:K,test:ee}=s.histogram,ce=[s.control.samples,s.test.samples];
d.press(n.bins),m.histogram.draw({edges:N,control:K,test:ee,file:Z,revision:`${ae}#${n.bins}`,share:n.bins==="share",perStep:ce[0]===ce[1]?null:ce,medians:[s.calls.control["50%"],s.calls.test["50%"]],
heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:N.length===0?"No calls to draw.":""})}function Re(Z,ae){let{control:N,test:K}=s.samples,ee=Gr(N,K),ce=ws(
ee,F=>F.total_duration),z=F=>s.calls[F].count===0,oe=ce.control.map(F=>F.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Z,control:z("control")?oe:ce.control,test:z("tes\
t")?oe:ce.test,hover:(F,te,X)=>xS(F,ee[F][te][X]),heading:"duration in each step of each rank",revision:ae});let[de,he,T]=yh[n.heat],j=ws(ee,he),v=T==="time",U={format:v?me:R,formatDiff:v?Ye:tt};b.draw(
n.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...j,...U,kind:T,file:Z,heading:de,revision:`${ae}#${n.heat}`}),m.grid.draw({grid:ee,values:j,title:de,timeline:P,format:v?q:R,formatDiff:v?ke:tt});
let A=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);_.hidden=A.length===0,_.textContent=`The sides have different ${A.join(" and ")}; they are paired by position (control /\
 test).`}return Y(),C(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Z){let ae=n;n=os(Z),ae.row!==n.row&&window.scrollTo(0,0),Y(),C()},unmount(){u=!0,k.unmount(),
c?.abort(),x(),p.forEach(Z=>Z.unmount())}}}function xS(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),
ne(t.counts,"call")]}function SS(e){let t=ue("heat"),n=i("select",{id:t,on:{change:()=>e(n.value)}},Object.entries(yh).map(([o,[s]])=>i("option",{value:o},s)));return{node:i("p",{class:"chart-bar"},i(
"label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function bh(e,t,n){let o=null,s=new Map,r=g=>{let w=e.getBoundingClientRect();return[g.clientX-w.left,g.clientY-w.top]};function a(g){let w=g.ctrlKey||g.metaKey||n(),y=g.deltaMode===1?16:1,h=g.shiftKey&&
g.deltaX===0?g.deltaY:g.deltaX;if(g.shiftKey||Math.abs(h)>Math.abs(g.deltaY))g.preventDefault(),t.pan(h*y);else if(w){g.preventDefault();let b=Math.max(-240,Math.min(240,g.deltaY*y));t.zoom(r(g)[0],Math.
exp(b*(g.ctrlKey?.006:.0022)))}}function l(g){if(g.button!==0)return;let[w,y]=r(g);e.focus({preventScroll:!0}),s.set(g.pointerId,w),o={id:g.pointerId,x:w,y,from:w,measures:g.shiftKey,moved:s.size>1}}function c(g,w){
let y=[...s.values()];s.set(g.pointerId,w);let h=[...s.values()],b=([_,O])=>Math.max(20,Math.abs(_-O));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(g){g.pointerType==="mouse"&&(g.buttons&1)===0&&s.delete(
g.pointerId)&&(o=null,delete e.dataset.drag);let[w,y]=r(g);if(s.size===2&&s.has(g.pointerId)){c(g,w);return}if(!o||o.id!==g.pointerId){t.hover(w,y,g);return}!o.moved&&Math.hypot(w-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(g.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,w,!1):(t.pan(o.x-w),t.scroll(o.y-y)),[o.x,o.y]=[w,y])}function d(g){if(s.delete(
g.pointerId),!o||o.id!==g.pointerId)return;let[w,y]=r(g),{moved:h,measures:b,from:_}=o;o=null,delete e.dataset.drag,g.type!=="pointercancel"&&(b&&h?t.measure(_,w,!0):h||t.pick(w,y,g))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(g){if(g.ctrlKey||g.metaKey||g.altKey)return;if(t.own(g)){g.preventDefault();return}let w=m[g.key.length===1?g.key.toLowerCase():
g.key];w&&(g.preventDefault(),g.stopPropagation(),w())}let f={wheel:a,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[g,w]of Object.entries(f))e.addEventListener(
g,w,g==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([g,w])=>e.removeEventListener(g,w))}function lc({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)a[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)$S(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function $S(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((a,l)=>n[a]-n[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function vS(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function Ns(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=vS(l,r[t],d,n);m<d;m+=1){let p=a[m];if(c[p]>=
o)return;u[p]>n&&s(p)}}function kh(e,t,n,o=0){let s=-1,r=1/0;return Ns(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-n,n-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function cc(e,t,n){let o=n("…"),s=0,r=0,a=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+o<=t&&(r+=1,a=l)}return e}var Ca=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function _h(e){let[t,n,o]=Ca(e).map(r=>{let a=r/255;return a<=.04045?a/12.92:((a+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function Ra(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},a=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var ES={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},TS=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Ls=e=>String(e).replace(TS,"").replace(/[&<>"]/g,t=>ES[t]),Ps=e=>String(Math.round(e*100)/100);
function xh(e){let t=[],n=new Map,o=1,s=(a,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Ps(p):Ls(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Ls(c)}</${a}>`)},r=a=>(n.has(a)||n.set(a,`hatch-${n.size+1}`),n.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){o=a},text(a,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Ls(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Ps(a)}" height="${Ps(l)}"\
 viewBox="0 0 ${Ps(a)} ${Ps(l)}" font-family="${Ls(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Ls(c)}"/>${t.join("")}</svg>`}}}var Na=(e,t,n)=>Math.min(Math.max(e,t),n);function io({from:e,to:t},n,o=0){let s=n.to-n.from,r=Na(t-e,Math.min(o,s),s),a=(e+t)/2,l=Na(a-r/2,n.from,n.to-r);return{from:l,to:l+r}}function uc(e,t,n,o,s=0){
let r=o.to-o.from,a=Na((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return io({from:c,to:c+a},o,s)}function dc(e,t,n){let o=e.to-e.from,s=Na(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Sh(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function $h({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var yn=22,OS=22,La=4;function vh(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var Is=new Map;function MS(e){return Is.has(e)||(Is.size>500&&Is.clear(),Is.set(e,_h(e))),Is.get(e)}function AS(e,t,n,o){let{x:s,y:r,width:a,height:l}=n,c=o.colour(t);if(e.box(s,r,a,l,c),
a<3)return;let u=MS(c);if(o.hatched(t)&&e.hatch(s,r,a,l,o.colours.surface),a>=OS){let d=cc(o.text(t),a-2*La,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let p=4;for(let f of d)p+=o.widthOf(
f);e.box(s+La-2,r+1,Math.min(p,a-La),l-2,c)}e.words(s+La,m,d,u)}}}function CS(e,t,n,{index:o,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,m=0;return Ns(o,t,s.from,s.to,p=>{let f=Math.max(
0,(o.start[p]-s.from)*r),g=Math.min(a,(o.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let w=Math.max(1,g-f>3?g-f-.5:g-f);u&&e.alpha(u.keep.has(p)?1:.3),AS(e,p,{x:f,y:n,width:w,height:c},l),m+=1,d=
w<=1?f+1:g}),u&&e.alpha(1),m}function Eh(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:a}=$h(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,yn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,yn-5,u,yn,s.border),u<n-30&&e.words(u+3,yn-8,o(c,a),s.muted)}e.line(0,yn-.5,n,yn-.5,s.border)}function Th(e,t){let{index:n,view:o,width:s,height:r,rowHeight:a,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),p=Math.max(0,Math.floor(-l/a)),f=Math.min(n.rows-1,Math.ceil((r-l)/a));RS(e,c,t);let g=u.highlight?{keep:u.highlight}:null,w={index:n,view:o,scale:m,width:s,how:d,height:a-1,dimmed:g},
y=0;for(let h=p;h<=f;h+=1)y+=CS(e,h,l+h*a,w);return NS(e,t,m),y}function RS(e,t,{top:n,rowHeight:o,width:s,height:r,how:a}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,a.colours.grid);let m=cc(u,s-16,a.widthOf);e.words(6,d+o/2+11*.36,m,a.colours.muted,{bold:!0})}}function NS(e,t,n){let{marks:o,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*n),p=Math.min(t.width+2,(d[a]-t.view.from)*n);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(a)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(a=>r(a,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var Ia=12,Pa=17,LS=8e3,PS=15,IS=12;function DS(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,a,...l)=>e.
line(o+t,s+n,r+t,a+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Oh=(e,t)=>e.flatMap((n,o)=>$n(n,Math.floor((t-2*Ia)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Mh(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(Ia,n+Pa*r,o,se(s?"--text":"--muted"),{size:s?PS:IS,bold:s})})}function Da(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Oh(e,n),r=t.map(d=>Oh(d.lines,
n)),a=10+Pa*s.length+Ia,l=t.map((d,m)=>{let p=a+Pa*r[m].length;return a=p+d.height+Ia,p}),c=Math.min(a,LS),u=d=>{Mh(d,s,22),t.forEach((m,p)=>{Mh(d,r[p],l[p]-Pa*r[p].length+12),m.paint(DS(d,0,l[p]))})};
return{width:n,height:c,svg(){let d=xh(o);return u(d),d.text(n,c,se("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Ra(m,o);return p.box(0,0,n,c,se("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Ba(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
_a(o,`${n}.${t}`)}var BS=160,qS=3,HS=matchMedia("(prefers-reduced-motion: reduce)"),Ah=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,se(`--${e}`)])),fc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function qa(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=i("div",{class:"spans-space"},m),f=i("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let g=m.getContext("2d",{alpha:!1}),w=getComputedStyle(document.body).fontFamily,y=Ra(g,w),h=c?yn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:vh(w),colours:Ah()},
_=fc,O=lc(fc),k=[],x=0,M={from:0,to:1},S={from:0,to:1},P={hover:-1,select:-1,highlight:null},B=0,C=null,L=0,$=0,D=0,Y=()=>(S.to-S.from)/Math.max(1,L),G=v=>S.from+v*Y(),J=()=>h+x*n;function _e(){L=f.clientWidth,
p.style.height=`${J()}px`,$=Math.min(f.clientHeight,J());let v=globalThis.devicePixelRatio||1,[U,A]=[Math.round(L*v),Math.round($*v)];(m.width!==U||m.height!==A||D!==v)&&([m.width,m.height,D]=[U,A,v],
m.style.width=`${L}px`,m.style.height=`${$}px`)}function we(){B===0&&(B=requestAnimationFrame(Pe))}function Pe(v){if(B=0,C){C.since??=v;let A=(v-C.since)/BS;S=Sh(C.from,C.to,A);let F=A<1;F?we():C=null,
r(S.from,S.to,F)}let U=performance.now();if(_e(),L>0&&$>0){g.setTransform(D,0,0,D,0,0);let A=ae(Z(),{width:L,height:$,top:h-f.scrollTop});m.dataset.drawn=String(A)}m.dataset.drawMs=(performance.now()-
U).toFixed(2)}let Re="";function Z(){let v=`${m.width} ${m.height} ${D}`;return v!==Re&&(Re=v,y.forget()),y}function ae(v,{width:U,height:A,top:F}){let{colours:te}=b;v.box(0,0,U,A,te.surface);let X=Th(
v,{index:O,view:S,width:U,height:A,rowHeight:n,top:F,bands:k,marks:P,how:b,rowOf:Ce=>_.row[Ce]}),ie=U/(S.to-S.from);return d?.(v,{x:Ce=>(Ce-S.from)*ie,y:Ce=>F+Ce*n,width:U,height:A,view:S}),h>0&&Eh(v,
{view:S,width:U,format:c,colours:te}),X}function N(v,U=!1){C=null,!(v.from===S.from&&v.to===S.to)&&(S=v,r(S.from,S.to,U),we())}function K(v){let U=io(v,M,u);HS.matches?N(U):(C={from:S,to:U,since:null},
we())}let ee=()=>C?.to??S;function ce(v,U){let A=Math.floor((U-h+f.scrollTop)/n);return U<h||A<0?-1:kh(O,A,G(v),qS*Y())}function z(v,U){v!==P.hover&&(P.hover=v,m.style.cursor=v>=0?"pointer":"",we()),o(
v,U)}let oe=bh(m,{zoom:(v,U)=>N(uc(S,G(v),U,M,u)),pan:v=>N(dc(S,v*Y(),M)),scroll(v){f.scrollTop+=v},hover:(v,U,A)=>z(ce(v,U),A),leave:()=>{P.hover>=0&&z(-1,null)},pick:(v,U,A)=>s(ce(v,U),A),measure:(v,U,A)=>a?.(
...[G(v),G(U)].sort((F,te)=>F-te),A),slide(v){let U=ee();K(dc(U,v*(U.to-U.from),M))},glide(v){let U=ee();K(uc(U,(U.from+U.to)/2,v,M,u))},fit:()=>K(M),enter:()=>{P.select>=0&&s(P.select,null)},own:l},()=>t.
wheel==="free");f.addEventListener("scroll",we,{passive:!0});let de=new ResizeObserver(we);de.observe(f);let he=()=>{b.colours=Ah(),we()},T=matchMedia("(forced-colors: active)");T.addEventListener("ch\
ange",he);let j=pt(he);return{node:m,set(v){let U=_===fc;_=v,O=lc(v),k=v.bands??[],x=Math.max(O.rows,v.rows??0);let[A,F]=[v.from??1/0,v.to??-1/0];if(v.from===void 0||v.to===void 0)for(let X=0;X<v.length;X+=
1)A=Math.min(A,v.start[X]),F=Math.max(F,v.end[X]);M=F>A?{from:A,to:F}:{from:0,to:1},P.hover=-1,P.select=-1,P.highlight=null;let te=U?{...M}:io(S,M,u);p.style.height=`${J()}px`,C===null&&(S=te),we()},view(v,U,A=!1){
A?N(io({from:v,to:U},M,u)):K({from:v,to:U})},index:()=>O,current:()=>({...S}),goal:()=>({...ee()}),extent:()=>({...M}),select(v){P.select=v,v>=0&&this.reveal(_.row[v]),we()},highlight(v){P.highlight=v===
null?null:new Set(v),we()},point(v){P.hover=v,we()},follow(v,U,A=!1){C=null,S={from:v,to:U},A?(cancelAnimationFrame(B),Pe(0)):we()},place(v){return this.placeOf({start:_.start[v],end:_.end[v],row:_.row[v]})},
placeOf({start:v,end:U,row:A}){let F=m.getBoundingClientRect(),te=(v-S.from)/Y(),X=(U-S.from)/Y(),ie=h+A*n-f.scrollTop;return X<0||te>L||ie<h-n||ie>$?null:{left:F.left+Math.max(0,te),right:F.left+Math.
min(L,X),top:F.top+ie,bottom:F.top+ie+n}},redraw:we,showAxis(v){h=c&&v?yn:0,we()},reveal(v){let U=v*n;(U<f.scrollTop||U+n+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=U-f.clientHeight/2)},whole:v=>({height:J(),
paint:U=>ae(U,{width:v,height:J(),top:h})}),picture(v){return Da(v,[{lines:[],...this.whole(Math.max(L,600))}],Math.max(L,600))},destroy(){cancelAnimationFrame(B),oe(),j(),T.removeEventListener("chang\
e",he),de.disconnect(),f.remove()}}}var zo=8,FS=.004;function Ch(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(nn(o,t))),0)}var zt=(e,t)=>e.verdict[t]==="no_difference_found";function Rh(e,t,n){let o=nn(e,t);if(!(n>0)||Math.abs(
o)<FS*n||zt(e,t))return 0;let s=Math.max(1,Math.round(zo*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(zo,s)}function Nh(e,t,n){let[o,s]=[Ca(e),Ca(t)];return`rgb(${o.map((r,a)=>Math.round(r+
(s[a]-r)*n)).join(", ")})`}var Xt={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},Go=e=>e!=="calls",ut=(e,t)=>Go(t)?q(e):R(Number(e.toFixed(2))),Pt=(e,t)=>e===null?"–":Go(t)?ke(e):tt(Number(e.toFixed(2))),Ha=(e,t)=>Go(
t)?me(Number(e.toFixed(3))):R(e),Ds=(e,t)=>e===null?"":Go(t)?Ye(Number(e.toFixed(3))):tt(e),WS={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},jS={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},lo=e=>WS[e.sort]??e.sort,co=e=>jS[e.status]??"",Ph=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",US=e=>e.sides.every(t=>t.steps.length===0),sn=e=>US(e)?"per recording":"per step";function Fa(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Xn(e));return t?`${t[2]}\
 · ${t[1]}`:Xn(e)}var ft=e=>[Xn(e),Zn(e)].filter(Boolean).join(" "),zS=e=>/ #\d+$/.test(Xn(e));function Ih(e){let t=on(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||zS(o)):t.slice(-1)}function Dh(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Eo(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function Bh(e,t){let n=e.here[t],o=Go(t)?q(Math.abs(n)):R(Number(Math.abs(n).toFixed(2)));return Go(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var pc=(e,t)=>t>0?100*e/t:null;function qh(e,t){let[n,o]=e.root.total[t];return{from:ut(n,t),to:ut(o,t),change:Pt(o-n,t),percent:ze(pc(o-n,n))}}function Hh(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?ze(pc(o-n,n)):"new"}function Fh(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:a})=>pc(a,r)),o=r=>Fe(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:`${o(r)} of the device time of the ${a}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var Lh=e=>e.map(t=>`\
“${t}”`).join(" and ");function Wh(e,t){let n=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Lh(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${Lh(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function jh(e,t){let n=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${ut(l,a)} → ${ut(c,a)} (${Pt(c-l,a)})`:`${s}: ${ut(l,a)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Bn=e=>e>0?"more":e<0?"less":"calm",Uh=(e,t)=>Pt(nn(e,t),t);var GS=20,YS=.62,zh={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function KS(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Nh(se("--surface-sunk"),se(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",YS*(.12+.88*(Math.abs(n)/zo))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(zh[n]??"--noise-fill",.45)}}function VS(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){E(e,
i("p",{class:"mono strong"},ft(t)),i("p",{class:"muted small"},[lo(t),co(t),zt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),jh(t,n).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function Gh(e){let t=i("spa\
n",{class:"chart-unit"}),n=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=VS(),l=KS(),c=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Flame graph ",t),i("div",{class:"\
chart-tools"},I("PNG",()=>x("png"),{title:"Flame graph: download as PNG"}),I("SVG",()=>x("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,a.node),u=null,d=null,m=0,p=S=>u.tree.frames[d.frame[S]],
f=qa(s,{rowHeight:GS,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:S=>w(p(S)),onHover(S,P){
S<0||!P?a.hide():a.show(p(S),u,P)},onPick:S=>S>=0&&e.onPick(p(S)),onKey:b}),g=pt(()=>{l.forget(),O(),f.redraw()}),w=S=>u.tree.pair&&!Eo(S)&&S.sort!=="rest";function y(S){let P=p(S);return u.tree.pair?
zt(P,u.measure)?l.noise():l.change(Rh(P,u.measure,m)):l.sort(P.sort)}function h(S){let P=p(S);return`${P.status==="replaced"?"⇄ ":""}${[Fa(P),Zn(P)].filter(Boolean).join(" ")}${u.tree.pair?` ${Uh(P,
u.measure)}`:""}`}function b(S){let P=u?.selected;if(!P)return!1;let B=P.parent?.children.filter(_)??[],C=B.indexOf(P),L=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],D={ArrowUp:()=>P.parent,ArrowDown:()=>P.
children.filter(_).reduce((G,J)=>!G||L(J)>L(G)?J:G,null),ArrowLeft:()=>B[C-1],ArrowRight:()=>B[C+1]}[S.key];if(!D)return!1;let Y=D();return Y&&e.onMove(Y),!0}let _=S=>d.place[S.at]>=0;function O(){if(!u)
return;let S=(B,C,L="")=>i("li",{class:`key ${L}`,css:{"--key-fill":B}},C);if(!u.tree.pair){let B=new Set(u.tree.frames.map(({sort:C})=>C));E(o,Object.keys(zh).filter(C=>B.has(C)).map(C=>S(l.sort(C),lo(
{sort:C}))));return}let P=B=>`full colour: ${Pt(B,u.measure)}`;E(o,S(l.change(zo),`takes more (${P(m)})`),S(l.change(-zo),`takes less (${P(-m)})`),S(l.change(0),"hardly changed"),u.tree.frames.some(B=>zt(
B,u.measure))&&S(l.noise(),"not certain"),u.tree.frames.some(w)&&S("var(--muted)","on one side only","key-hatched"))}function k(){let S=on(u.zoomed);E(n,S.map((P,B)=>[B>0&&i("span",{class:"muted","ari\
a-hidden":"true"}," › "),B===S.length-1?i("b",{class:"mono","aria-current":"true"},ft(P)):I(ft(P),()=>e.onZoom(P),{class:"link-button mono"})]))}function x(S){u&&d.length>0&&Ba(f.picture([`Flame gra\
ph, ${Xt[u.measure][0]} ${sn(u.tree)}`,...u.lines,M(),`made ${Dt(new Date().toISOString())}`]),S,`${u.file}-tree`)}let M=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Pt(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${ne(u.tree.frames.length,"frame")}.`;return{node:c,draw(S){let P=u?.revision!==S.revision,B=!P&&u.judged!==S.judged,C=P||u.zoomed!==S.zoomed;if(u=S,P){
a.hide(),d=Wd(u.tree,u.measure,u.width),m=Ch(u.tree,u.measure),f.set({...d,from:0,to:d.end[0]??1}),O(),r.hidden=d.length>0,r.textContent=`No ${Xt[u.measure][0]} to draw.`;let $={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${Xt[u.measure][0]} ${sn(u.tree)}${u.tree.pair?$[u.width]:""}`}B&&(O(),f.redraw());let L=d.place[u.zoomed.at]??-1;C&&L>=0&&f.view(d.start[L],d.end[L],
P),k(),f.select(d.place[u.selected.at]??-1),f.highlight(u.found===null?null:u.found.map($=>d.place[$.at]).filter($=>$>=0)),c.dataset.ready=u.revision},focus:()=>f.node.focus(),unmount(){g(),f.destroy()}}}function Yh(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function Kh(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var JS=250,QS=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],XS=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
ZS=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function e$(e,t){let n=ue(
"tree-search"),o=i("span",{class:"muted small tree-found"}),s=i("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:nt(JS,()=>e(s.value.trim())),keydown(a){
a.key==="Enter"&&(a.preventDefault(),t(a.shiftKey?-1:1))}}}),r=i("span",{class:"tree-steps",hidden:!0},ve("up","The previous match (Shift+Enter)",()=>t(-1)),ve("down","The next match (Enter)",()=>t(1)));
return{node:i("span",{class:"tree-search"},i("label",{for:n},"Find"),s,r,o),input:s,draw(a,l,c,u){if(document.activeElement!==s&&(s.value=a),r.hidden=l===null||l.length===0,l===null){o.textContent="";
return}let[d,m]=Kh(l,u);o.textContent=l.length===0?"No frame matches.":`${ne(l.length,"frame")}: ${c.pair?`${ut(d,u)} → ${ut(m,u)} (${Pt(m-d,u)})`:ut(d,u)}`}}}function Vh({onChange:e,onStep:t}){let n=new Map(
Qn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),o=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},Qn.map(p=>{let f=n.get(p);return f.button=I("",()=>e({
by:p,rows:[]}),{title:Xt[p][2],"aria-pressed":"false"}),f.button.append(Xt[p][1]," ",f.change),f.button})),s=rt("Width of the frames",QS,p=>e({width:p})),r=rt("How frames are put together",XS,p=>e({frames:p,
rows:[],open:[],zoom:""})),a=rt("What makes frames",ZS,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=rt("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","\
In the order of their first calls"]],p=>e({order:p})),c=e$(p=>e({q:p}),t),u=(p,f,g="")=>i("span",{class:`tree-choice ${g}`},i("span",{class:"muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i(
"div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,w){for(let[y,h]of n){h.button.setAttribute("aria-pressed",String(
y===g));let b=f?.pair?Hh(f,y):"";E(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.draw(p.q,w,f,g)}}}var hc=12,gc=8,t$=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function Jh({pair:e,onInstances:t,onZoom:n}){let o=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),o),r=null,a=(f,g)=>r.pair?i("a",{href:Rt({...e(),merge_addresses:!0,use_short_name:!1,
row:ht(f,g)}),class:"op-link"},i("bdi",{},f)):i("bdi",{},f);function l(f,g,w,y="",h=!1){let[b,_]=g,O=k=>i("td",{class:"num",title:Ha(k,w)},ut(k,w));return i("tr",{},i("th",{scope:"row",title:y,class:h?
"inner":null},f),O(b),r.pair&&O(_),r.pair&&i("td",{class:`num strong ${Bn(_-b)}`,title:Ds(_-b,w)},Pt(_-b,w)))}let c=f=>i("thead",{},i("tr",{},f===""?i("td"):i("th",{scope:"col"},f),(r.pair?["Control",
"Test","Δ"]:[sn(r)]).map(g=>i("th",{scope:"col",class:"num"},g))));function u(f){let g=f.here.device;return i("table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the fram\
e, ${sn(r)}`),c(""),i("tbody",{},l("Device time",f.total.device,"device","At and below the frame"),l("launched by itself",f.ownOf.device,"device","Device work that no frame below it launched",!0),l("H\
ost time",f.total.host,"host","At and below the frame, each call counted once"),l("in itself",f.ownOf.host,"host","Without the frames that it called",!0),l("Calls",f.figures.calls,"calls"),r.pair&&g!==
null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Bn(g)}`,title:Ds(
g,"device")},Pt(g,"device")))))}function d(f){let g=[...f.kernels].sort((w,y)=>Math.abs(y.device[1]-y.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...y.device)-Math.max(...w.device));return g.
length>0&&i("table",{class:"detail-table kernel-table"},i("caption",{},f.opened||f.instances>1?`Kernels of all ${R(f.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},g.slice(0,hc).map(({name:w,
device:y,counts:h})=>{let b=l("",y,"device");return E(b.firstChild,i("span",{class:"mono kernel-name"},a(w,t$(w)))),b.firstChild.title=`${w}
${ut(h[0],"calls")}${r.pair?` → ${ut(h[1],"calls")}`:""} calls`,b}),g.length>hc&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(g.length-hc)} more`))))}function m(f){return f.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},f.shapes.slice(0,gc).map(({text:g,calls:w})=>{let y=l(g,w,"calls");return y.firstChild.
classList.add("mono"),y}),f.shapes.length>gc&&i("tr",{},i("td",{class:"muted"},`${R(f.shapes.length-gc)} more`))))}function p(f,g){let w=f.sort==="operator"&&r.pair,y=f.names[1]??f.names[0];return i("\
p",{class:"op-actions"},g&&f.instances>1&&f.sort==="module"&&I(f.opened?"Fold its instances":`Show its ${R(f.instances)} instances`,()=>t(f),{class:"link-button"}),f.parent&&f.children.length>0&&I("Zo\
om to it",()=>n(f),{class:"link-button zoom-button"}),w&&i("a",{href:Rt({...e(),merge_addresses:!0,use_short_name:!1,row:ht(y,"cpu_op")})},"Open this operation"),w&&i("a",{href:vo(e(),{name:y,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(f.sort)&&I("Copy the name",()=>jt(Xn(f),"Name copied."),{class:"link-button"}))}return{node:s,draw(f,g,w){r=f;let y=on(g).slice(1,-1),h=y.filter(
({sort:_})=>_!=="python"),b=h.length>0?h:y.slice(-4);E(o,i("p",{class:"mono full-name"},i("bdi",{},ft(g))),i("p",{class:"muted small"},[lo(g),co(g),g.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(_=>zt(g,_)).map(_=>`${_} time: no difference found`)].flat().filter(Boolean).join(" · ")),b.length>0&&i("p",{class:"muted small mono frame-path"},`in ${b.map(ft).join(
" › ")}`),g.through.length>0&&i("p",{class:"muted small"},`One side has it below ${g.through.join(", ")}.`),u(g),p(g,w),d(g),m(g))}}}var n$=5;function Qh(e){let t=i("p",{class:"headline"}),n=i("ol",{class:"tree-largest"}),o=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=Dh(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,I(ft(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?Bh(c,u):ut(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"What has no partner directly below ",I(ft(c),()=>e(c),{class:"\
link-button mono tree-name"}),Ih(c).map((p,f)=>[f===0?" in ":" › ",I(ft(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Bn(c.here[u]):""}`},d),l.pair&&i("spa\
n",{class:"muted"},r(c,u)),zt(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,percent:f}=qh(
l,c),[,g]=Xt[c],[w,y]=l.root.total[c];E(t,i("span",{class:"headline-label"},`${g} ${sn(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",
{class:"value test-text"},m),i("span",{class:`change ${Bn(y-w)}`},p,w>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let h=To(l,c,n$);E(n,h.map(x=>a(l,x,c))),n.hidden=h.
length===0;let b=Fh(l),_=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",O=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(x=>x<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";E(o,Wh(l,u).map(x=>i("\
p",{class:"notice"},x)),[b,k,_,O].filter(Boolean).map(x=>i("p",{class:"muted"},x)))}}}var bn=28,o$=150,Xh=12,Zh=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],s$=[["Frame","c-frame",Zh[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function eg(e){let t=i("thead"),n=i("tbody"),o=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=i("div",{class:"tree-scroll",tabindex:"\
-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>o$;function g(){let $=c.tree.pair?Zh:s$,D=`${Xt[c.measure][1]} ${sn(
c.tree)}`;E(o,$.map(([,Y])=>i("col",{class:Y}))),E(t,i("tr",{},$.map(([Y,G,J],_e)=>i("th",{scope:"col",class:G,title:_e===0?J:`${D}: ${J}`},Y)))),a.firstChild.colSpan=$.length,l.firstChild.colSpan=$.length}
function w({frame:$,level:D,open:Y,leaf:G}){let J=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,_e=Ph($),we=$.instances===$.parent?.instances?"":Zn($);return i("th",{scope:"row",class:"c-fram\
e",title:[ft($),...$.above??[],lo($),co($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(D-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},i("bdi",{},Fa($))),J?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
Zn($)):we&&i("span",{class:"muted count"},we),$.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),_e&&i("span",{class:`status-mark status-${$.status}`},i("span",{"ar\
ia-hidden":"true"},_e),i("span",{class:"visually-hidden"},` ${co($)}`))))}function y($,D=""){return i("td",{class:`num c-time ${D}`,title:Ha($,c.measure)},ut($,c.measure))}function h($,D,Y){return i("\
td",{class:`num c-time ${D} ${zt(Y,c.measure)?"calm":Bn($)}`,title:[Ds($,c.measure),zt(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:D==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
$)/p).toFixed(1)}%`}:{}},Pt($,c.measure))}function b($){let{frame:D}=$,[Y,G]=D.total[c.measure];return c.tree.pair?[w($),y(Y),y(G),h(nn(D,c.measure),"c-diff",D),h(D.here[c.measure],"c-here",D)]:[w($),
y(Y),y(D.ownOf[c.measure][0]),i("td",{class:"num c-time"},ut(D.figures.calls[0],"calls"))]}function _($){let D=c.rows[$],{frame:Y}=D,G=[$%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:G,data:{index:$},tabindex:$===u?"0":"-1","aria-level":D.level,"aria-posinset":D.place,"aria-setsize":D.of,"aria-rowindex":$+2,"aria-expanded":D.leaf?null:
String(D.open),"aria-selected":String(Y===c.selected)},b(D))}function O($=!1){let D=Math.ceil((r.clientHeight||600)/bn),Y=Math.floor(r.scrollTop/bn),[G,J]=f()?[Math.max(0,Y-Xh),Math.min(c.rows.length,
Y+D+Xh)]:[0,c.rows.length];if(!$&&G===m[0]&&J===m[1])return;m=[G,J];let _e=n.contains(document.activeElement),we=$?new Map:d;d=new Map;for(let Re=G;Re<J;Re+=1)d.set(Re,we.get(Re)??_(Re));[[a,G],[l,c.rows.
length-J]].forEach(([Re,Z])=>{Re.hidden=Z===0,Re.style.height=`${Z*bn}px`});let{scrollTop:Pe}=r;en(n,[a,...d.values(),l]),r.scrollTop=Pe,_e&&(d.get(u)??r).focus({preventScroll:!0})}function k($,D=!1){
let Y=$*bn,G=r.clientHeight-t.offsetHeight;D&&(Y<r.scrollTop||Y+bn>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+bn>r.scrollTop+G&&(r.scrollTop=Y+bn-G),O()}function x($,D){let Y=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),D&&G?.focus({preventScroll:!0})}function M($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((D,Y)=>D.frame===$.rows[Y].frame&&D.open===$.rows[Y].open)}function S($){let D=c.selected!==$.selected;c=$;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);D&&Y>=0&&x(Y,!1)}n.addEventListener("click",$=>{let D=$.target.closest(
"tr[data-index]");if(!D)return;let{frame:Y,leaf:G}=c.rows[D.dataset.index],J=$.target.closest("[data-act]")?.dataset.act;x(Number(D.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",$=>{let D=$.target.closest("tr[data-index]");D&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[D.dataset.index].frame)});function P({frame:$,
open:D,leaf:Y},G){!Y&&D!==G?e.onToggle($):G&&D?x(u+1,!0):!G&&$.parent&&x(c.rows.findIndex(J=>J.frame===$.parent),!0)}n.addEventListener("keydown",$=>{let D=c?.rows[u];if(!D||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/bn)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>P(D,!0),ArrowLeft:()=>P(
D,!1),Enter:()=>e.onZoom(D.frame)," ":()=>e.onSelect(D.frame)},_e=$.key in G?()=>x(G[$.key],!0):J[$.key];_e&&($.preventDefault(),_e())});let B=0,C=()=>{B===0&&c&&f()&&(B=requestAnimationFrame(()=>{B=0,
O(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/bn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",C,{passive:!0});let L=new ResizeObserver(C);return L.observe(
r),{node:r,focus:()=>x(u,!0),draw($){if(M($)){S($);return}let D=c?.rows[u]?.frame.key,Y=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,p=c.tree.frames.reduce((J,_e)=>Math.max(J,Math.abs(
nn(_e,c.measure))),0),g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let G=Y?c.selected.key:D;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),O(!0),
Y&&k(u,!0)},unmount(){L.disconnect(),cancelAnimationFrame(B)}}}function r$(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var tg=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function a$(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?r$(t)||(tg(o)>4*tg(n)?"host":"device"):"device"}async function i$(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries($t(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await at(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function ng(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Zi(await Js(n?"":e.control,Mo(e,c,o),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?i$(e,t):null]),l=e.
by||a$(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}var og=async(e,t,n)=>Zi(await Js(e.test!==""?"":e.control,Mo(e,t==="host"?"host":"device",
!0),{signal:n}));async function sg(e,t,n){let o=Mo(e,t.chosenBy,e.frames==="instance");o.set("significance",n),Rd(t,await Js("",o),n)}var l$=8,c$=40;function rg(e,t,n){let o=new Set([e.root]);for(let s of[...To(e,t,l$),...n.slice(0,c$)])on(s).slice(0,-1).forEach(r=>o.add(r));return o}function u$(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(nn(l,n)):l.total[n][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function ag(e,t,n,o){let s=[],
r=(a,l,c,u)=>{let d=u$(e,a,t,n),m=d.length>0&&o(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var ig={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Bs={path:"/tree",name:"Tree",mount:(e,t)=>m$(e,t)},d$=e=>wt({...Ct(""),...$t(e),exclude:[gt]});function m$(e,t){let n=Oo(
location.search),o=null,s=null,r="",a=null,l=null,c="",u=!1,d=(N,{replace:K=!0}={})=>!u&&t.go(Ft({...n,...N}),{replace:K}),m=Fo(N=>d({...N,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:N=>[i("a",{class:"small",href:d$(N)},"Compare"),Vl(N)]}),p=Qh(N=>S(N)),f=Vh({onChange:N=>d(x(N)),onStep:C}),g=Gh({onPick:N=>M(N,N),onZoom:N=>M(l.selected,N),onMove:N=>M(N)}),w=eg({
onSelect:N=>M(N),onZoom:N=>M(N,N),onToggle:P,onInstances:B}),y=Jh({pair:()=>$t(n),onInstances:B,onZoom:N=>M(N,N)}),h=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),_=i("div",{class:"\
results tree-results"},p.node,f.node,i("div",{class:"tree-columns"},g.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},w.node),y.node));e.append(i("div",{class:"page tree\
-page"},b,m.node,h,_));let O=Wt({context:t,results:_,message:h}),k=nt(400,Ae);function x(N){return N.frames&&l?{...N,node:l.selected.foldKey}:N}function M(N,K){let ee=z=>z.at<=N.at&&N.at<z.end,ce=K??(ee(
l.zoomed)?l.zoomed:on(N).findLast(z=>ee(z)&&l.zoomed.at>=z.at&&l.zoomed.at<z.end)??l.tree.root);d({node:N.key,zoom:ce.key}),k(`${ft(N)} is selected.`)}function S(N){M(N)}function P(N){let K=n.rows.includes(
N.key)?n.rows.filter(ee=>ee!==N.key):[...n.rows,N.key];d({rows:K})}function B(N){let K=N.key,ee=n.open.includes(K);d({open:ee?n.open.filter(ce=>ce!==K):[...n.open,K],rows:n.rows.filter(ce=>ce!==K),node:K}),
Ae(ee?"Folded.":`Its instances are shown below ${ft(N)}.`)}function C(N){let K=l?.found??[];if(K.length>0){let ee=K.indexOf(l.selected),ce=ee<0?N>0?0:K.length-1:(ee+N+K.length)%K.length;M(K[ce]),Ae(`${ce+
1} of ${K.length}: ${ft(K[ce])}`)}}async function L(){let N=[n.control,n.test].filter(ee=>ee!=="");if(N.every(ee=>o&&je(o,ee)))return;let K=await dt(N).catch(()=>[]);u||(o=K,ae())}function $(){if(n.control===
"")return"";let N=`${n.control} ${Mo(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===N&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${N} ${K}`}function D(N){r=N,_.dataset.stale="";let[K,ee]=[N.slice(0,N.lastIndexOf(" ")),n.by];O.ask(ce=>ng(n,ce),ce=>{s={...ce,key:N,base:K,first:ee===""},a=null,delete _.dataset.stale,O.say(
null),Ae(ne(ce.tree.frames.length-1,"frame")),ae()},ce=>{s=null,l=null,delete _.dataset.stale,O.say(J(ce)),ae()})}function Y(N){let K=`${s.key} ${N==="host"}`;return a?.key===K?a.tree:(a={key:K,tree:null},
O.ask(ee=>og(n,N,ee),ee=>{a.tree=ee,ae()},ee=>{a=null,Se(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function G(N,K){let{tree:ee}=N;if(N.judged??=new Set,!(!ee.pair||
K==="calls"||N.judged.has(K)||ee.samples.some(ce=>ce<4))){N.judged.add(K);try{await sg(n,ee,K)}catch{return}!u&&s===N&&(N.verdicts=`${N.verdicts??""} ${K}`,N.classes=void 0,N.openedFor=void 0,ae())}}function J(N){
let K=Object.keys(ig).some(ee=>n[ee]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:N.code}},i("h2",{},"This tree cannot be shown"),i("p",{},N.message),i("p",{},K?I("Use all ranks \
and steps",()=>d(ig),{class:"primary"}):I("Try again",()=>D(r),{class:"primary"})," ",i("a",{href:"/"},"Choose other traces")))}let _e=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a tes\
t"),i("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to the ",i("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function we(N){
if(n.frames==="class")return s.classes??=Id(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(N);if(K){let ee=n.open.join();return s.openedFor!==ee&&(s.opened=qd(s.tree,K,new Set(n.open)),
s.openedFor=ee),s.opened}}return s.tree}function Pe(){let N=n.by||s.measure,K=we(N),ee=n.q===""?null:Yh(K,n.q),ce=el(K,n.node)??To(K,N,1)[0]??K.root,z=el(K,n.zoom)??K.root,oe=rg(K,N,[ce,...K.frames.filter(
j=>j.opened).flatMap(j=>j.children.slice(0,1)),...ee??[]]),de=new Set(n.rows),he=ag(K,N,n.order,j=>oe.has(j)!==de.has(j.key)),T=[s.key,N,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{
tree:K,measure:N,width:n.width,found:ee,text:`${n.q} ${n.order}`,selected:ce,zoomed:z,rows:he,revision:T,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Re(K),file:`tracediff-${K.sides.map(({label:j})=>_t(
j)).join("-")}`}}function Re(N){return[["control","test"].slice(0,N.sides.length).map((ee,ce)=>`${N.pair?`${ee}: `:""}${N.sides[ce].label} (${ne(N.sides[ce].samples,"sample")})`).join(" → ")]}function Z(){
let N=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ce=>En(ce,n,o,N),ee=n.control===""?"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(
n,o,N)}function ae(){if(u)return;let N=$();if(N===""?(O.drop(),[r,s,l]=["",null,null],O.say(_e())):N!==r&&(s||O.say(null),D(N)),Z(),_.toggleAttribute("data-skeleton",N!==""&&!s),!s||s.key!==N){f.draw(
n,null,n.by,null);return}l=Pe();let{tree:K,measure:ee,found:ce}=l,z=[l.revision,l.judged,n.level].join(" ");z!==c&&(c=z,p.draw(K,ee,n.level)),f.draw(n,K,ee,ce),g.draw(l),w.draw({...l,found:ce&&new Set(
ce)}),y.draw(K,l.selected,l.canOpen),G(s,ee)}return ae(),L(),{keys:{search:()=>f.search(),enter:()=>l!==null&&w.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.
zoomed!==l.tree.root&&M(l.selected,l.tree.root)},update(N){n=Oo(N),ae(),L(),s&&r===s.key&&t.settled()},unmount(){u=!0,O.unmount(),g.unmount(),w.unmount()}}}var f$={name:"rows",label:"Rows",type:"choice",options:qr,fallback:"steps"};function lg(e,{onChange:t,onSet:n}){let o=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",a=null,l="";function c(k,x){t({[k]:x},{replace:l===k}),l=k}function u(k,x,M,S){let P=ue("set"),B=In({id:P,field:k,none:S,text:a[k],set:je(M,a[k])??null,onPick:C=>{l="",n(
{[k]:C?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},i("label",{for:P},x),B.node)}function d(k){let x=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,x.checked===k.fallback?"":String(x.checked))}});return s.push({name:k.name,sync(M){x.checked=M===""?k.fallback:M==="true"}}),i("label",{class:"check"},x,k.label)}function m(k){let x=k.type==="o\
perator"?ue("ops"):null,M=k.type==="number",S=i("input",{type:M?"number":"text",list:x,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:M&&"any",min:M&&0,data:{field:k.name},class:x&&
"wide",title:k.title,on:{change:()=>c(k.name,S.value.trim())}}),P=x&&i("datalist",{id:x});x&&(S.addEventListener("input",nt(150,()=>g(S.value,P))),S.addEventListener("focus",()=>{S.select(),g("",P)}));
let B="";return s.push({name:k.name,sync(C,L){let $=C||x&&L||"",D=S===document.activeElement&&S.value!==B;S.value.trim()!==$&&!(D&&$===B)&&(S.value=$),B=$,M&&(L??null)!==null&&C===""&&(S.placeholder=L)}}),
i("label",{class:"analysis-field"},i("span",{},k.label),S,P)}function p(k){let x=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,x.value===k.fallback?"":x.value)}},Object.entries(
k.options).map(([M,S])=>i("option",{value:M},S)));return s.push({name:k.name,sync(M,S){x.value=M||String(S??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),x)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function g(k,x){if(a.set!=="")try{let M=await Gc(a.set,k);E(x,[...new Set(M.filter(S=>S.category==="cpu_op").map(S=>S.name))].map(S=>i("option",
{value:S})))}catch{}}let w=(k,x)=>k?.[x].length>0?Je(k[x],3):"";function y(k,x){let[M,S]=["set","test"].map(P=>w(je(x,a[P]),k));return a.test!==""&&a[k]===""&&(M!==S||a[`set_${k}`]!==""||a[`test_${k}`]!==
"")}function h(k,x,M){let[S,P]=["set","test"].map(C=>je(M,a[C])),B=(C,L,$)=>f({name:C,label:L,type:"text",placeholder:["all",w($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,M)?[B(`set_${k}`,`${x} of A`,S),B(`test_${k}`,`${x} of B`,P)]:[B(k,x,S)]}function b(k){let x=M=>M.some(S=>a[S]!=="");return!x(["steps","set_steps","test_steps"])&&(x(["marker","set_\
marker","test_marker"])||["set","test"].some(M=>je(k,a[M])?.steps.length>0))}let _=k=>`${dl[k].letter} · ${dl[k].name}`;function O(k){let x=a.test!=="";s=[],E(o,u("set",x?_("set"):"Trace set",k),u("t\
est",x?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(f$),e[a.what].params.map(f))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,x,M={}){a=k;let S=JSON.stringify([a.what,a.set,a.test,y("ranks",x),y("steps",x),b(x),x.map(P=>[P.id,P.label])]);
if(S!==r){r=S;let P=o.contains(document.activeElement)?document.activeElement.dataset.field:null;O(x),P&&o.querySelector(`[data-field="${P}"]`)?.focus()}s.forEach(({name:P,sync:B})=>B(a[P]??"",M[P]))}}}var p$=24,Wa=20;function cg(e,t){let n=Array.from(e),o=Math.max(0,n.length-Wa),s=t>p$?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(a,l,c)=>i("span",{class:a},n.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},n.slice(s,s+Wa).join(""))),s+Wa<n.length&&r("split-rest",s+Wa))}var ug=200;function qs(e){let t=i("tr"),n=i("tbody"),o=i("p",{class:"data-more",hidden:!0}),s=i("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),a=An(r);a.set(e.sql??null);
let l=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},i("div",{class:"chart-head"},i(e.level??"h3",{},r," ",s),i("div",{class:"chart-tools"},a.node,e.csv&&i("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},i(
"table",{class:"data-table"},i("caption",{class:"visually-hidden"},r),i("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function p(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,O]=[h[d.key]??null,b[d.key]??null];return _===null||O===null?(_===null)-(O===null):y*(typeof _=="number"?_-O:String(_).localeCompare(String(O)))})}function f(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},w(),t.querySelector("[aria-sort] button")?.focus()}function g(y,h,b){let _=e.href&&y.link?.(b,e.parameters??{}),O=y.show(h,b),k=y.mono&&typeof O=="string"?cg(O,u.get(y.key)?.
get(O)??0):O;return _?i("a",{href:e.href(_)},k):k}function w(){E(t,e.columns.map(y=>{let h=d?.key===y.key;return i("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},I(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>f(y),{class:"link-button th-button",title:y.what}))})),E(n,p().slice(0,m).map(y=>i("tr",{},e.columns.map(h=>{let b=y[h.key];return i("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},g(h,b,y))})))),s.textContent=c.length>1?R(c.length):"",o.hidden=c.length<=m,E(o,I(`Show\
 ${R(Math.min(ug,c.length-m))} more of ${R(c.length)}`,()=>{m+=ug,w()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,li(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,w()}}}var h$={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},dg="http://www.w3.org/2000/svg";function g$(e,t){let n=document.createElementNS(dg,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(dg,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",h$[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function mg(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=I(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",n),i("label",{},"to ",o," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(g){return i(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,w){g.dataset.shown!==w&&(g.dataset.shown=w,g.value=m(w))}function f(g,{chosen:w,styles:y,two:h}){let b=y.get(g.key)??-1,_=i("input",{type:"checkbox",value:g.
key,on:{change:()=>{let O=[...t.querySelectorAll("input:checked")];e.onLines(O.length===0?xl:O.map(k=>k.value))}}});return _.checked=w.includes(g.key),i("label",{class:"check line-check"},_,i("span",{
class:"line-mark"},b>=0&&g$(hl(b,h?"A":""),h)),g.name)}return{node:l,draw(g){let{chosen:w,two:y}=g,h=JSON.stringify([g.lines.map(b=>b.key),w,y]);if(t.hidden=g.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;E(t,w$(g.lines,w).map(([_,O])=>i("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&i("span",{class:"muted"},_),O.map(k=>f(
k,g))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(n,g.start),p(o,g.end),s.disabled=g.start===""&&g.end==="",a.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function w$(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}function y$(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function fg(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(a=>({side:r.
letter,...a})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let a=y$(r,t.columns,o);s.set(a,[...s.get(
a)??[],r])}return[...s.values()].flat()}var pg={control:"set",test:"test"};function kg(e){let t=(n,o)=>e[`${pg[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[pg[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function b$(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ba(kg(e));return n&&`(${n})`}var Ws="device\
_type = 'GPU'",yc=["COMPUTATION","COMMUNICATION","MEMORY"],ja=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",bc=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${yc.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Ws}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${yc.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Ws}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${yc.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,hg=e=>`${bc(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,gg=e=>`${bc(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,k$=(e,t)=>`${bc(e,ja(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,_g=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,_$=(e,t)=>`SELECT side, rank, kind, name, category, ${_g}
FROM events
WHERE ${Ws}${ja(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,xg=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Ws}${ja(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Sg=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Ws}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,$g="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",wg=(e,t)=>`${Sg(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${$g}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,vg=(e,t)=>`${Sg(e,ja(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${$g}`,x$=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${vg(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Hs=(e,t)=>`${vg(e,t)}
ORDER BY launch_delay DESC`,yg=(e,t)=>`SELECT side, rank, name, ${_g}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function S$(e){let t=Object.entries(kg(e)).map(([n,{ranks:o}])=>{let s=ya(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Fs="side, rank, span, device_type, device",Eg=e=>`WITH changes AS (
    ${e}
)
SELECT ${Fs}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Fs}),
    so_far AS (PARTITION BY ${Fs} ORDER BY at_us, row)`,$$=e=>`SELECT ${Fs}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Eg(e)}
)
GROUP BY ${Fs}
ORDER BY rank, span, device_type, device, side`,bg={peaks:$$,"memory-curves":e=>`${Eg(e)}
ORDER BY side, rank, at_us`},v$={temporal_breakdown:{rows:hg,temporal:hg},comm_comp_overlap:{rows:gg,overlap:gg},kernel_breakdown:{kinds:k$,kernels:_$,over_ranks:xg},idle_time_breakdown:{rows:wg,idle:wg},
launch_stats:{counts:x$,worst:Hs,"launch-cpu_duration":Hs,"launch-gpu_duration":Hs,"launch-launch_delay":Hs,"launch-scatter":Hs},user_annotation_breakdown:{rows:yg,annotations:yg}},E$={kernel_breakdown:{
kernels:xg}},T$={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"}},Tg=e=>T$[e]??{};function Og(e,t,{
chart:n=!1}={}){if(e.what==="memory"){let r=S$(e);return r&&bg[t]?bg[t](r):null}let o=n&&E$[e.what]?.[t]||v$[e.what]?.[t],s=b$(e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats===
"true")?null:o(s,e)}var O$={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},kc={path:"/analyse",name:"Analyse",mount:(e,t)=>M$(e,t)};function M$(e,t){let n=Hl(location.search,st),o=null,
s=null,r="",a=null,l="",c=[],u=-1/0,d=!1,m=(A,F)=>t.go(so({...n,...A},st),F),p=i("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=lg(st,{onChange:m,onSet:A=>m({...ia,...A})}),g=i("p",{class:"m\
uted analysis-intro"}),w=i("div",{class:"message"}),y=i("div",{class:"analysis-notes"}),h=i("div",{class:"analysis-charts"}),b=i("div",{class:"analysis-tables"}),_=i("div",{class:"results analysis-res\
ults"},y,h,b),O=i("h1",{}),k=I("Open in Perfetto …",()=>gr([n.set,n.test].filter(A=>A!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),x=i("span",{class:"muted small trace-lost"});e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},
O,k,x),p,f.node,g,w,_));let M=Wt({context:t,results:_,message:w}),S=pt(()=>c.forEach(A=>A.figure.retheme())),P=A=>zc(n.what,Zf(a??n,st,A)),B=(A,F)=>Wo(Og(a??n,A,F),{control:n.set,test:n.test},F?.chart?
Tg(A):{});function C(){c.forEach(A=>A.figure.unmount()),c=st[n.what].charts.map(A=>{let F=A.series&&mg({onLines:ie=>m({lines:ie},{replace:!0}),onWindow:ie=>m(ie),csv:()=>P("series")}),te=rt("Ranks tha\
t are drawn",[["","those that differ most"],["rank",F?"the first":"all, in order"]],ie=>m({order:ie,lines:[]},{replace:!0})),X={chart:A,bar:F,order:te,hidden:new Set,keys:L(A)};return X.figure=Tt({id:A.
id,title:A.title,file:A.id,level:"h2",class:A.half?"half-chart":"",height:ie=>A.height(ie.places,ie.sides),make:(ie,Ce)=>D(ie.made(Ce),X.hidden),onRelayout:F&&Y,onDoubleClick:F&&G,keys:()=>X.keys.filter(
ie=>!X.hidden.has(ie.key)).map(ie=>[ie.property,ie.name]),extra:[i("div",{class:"chart-choice"},$(X),te.node),F?.node]}),X}),E(h,c.map(A=>A.figure.node))}let L=A=>(A.legend??(n.test===""?[]:ee().map(F=>({
key:F.key,name:`${F.letter} · ${F.label}`,property:F.letter==="A"?"--control-fill":"--test-fill"})))).map(F=>({...F,key:A.legend?F.property:F.key}));function $(A){let F=X=>{let{hidden:ie}=A;ie.delete(
X)||ie.add(X),ie.size===A.keys.length&&ie.clear();for(let Ce of te)Ce.setAttribute("aria-pressed",String(!ie.has(Ce.dataset.key)));J(ee())},te=A.keys.map(X=>I(X.name,()=>F(X.key),{class:"key","aria-pr\
essed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return te.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${A.chart.title}: what is drawn`},te)}
let D=({data:A,layout:F},te)=>({layout:F,data:A.map(X=>te.has(X.legendgroup)?{...X,visible:!1}:X)});function Y(A,F){let[te,X]=[A["xaxis.range[0]"],A["xaxis.range[1]"]];if(Number.isFinite(te)&&Number.isFinite(
X)&&X>te&&performance.now()-u>500){let ie=Ce=>String(Number(Math.max(0,Ce*F.per+F.offset).toFixed(3)));m({start:ie(te),end:ie(X)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(A){
let F=[n.what,n.set,n.test].join(" ");l!==F&&(C(),l=F);let te=`tracediff-${A.map(ie=>_t(ie.label)).join("-")}`,X={...n,shown:s.parameters,href:ie=>so({...n,...ie},st)};for(let ie of c)_e(ie,A,X,te)}function _e({
chart:A,bar:F,order:te,hidden:X,figure:ie},Ce,W,re){let le=A.make(Ce,W),Oe=le.empty?null:F&&le.data(600);if(te.node.hidden=!le.limited,te.press(n.order),ie.draw({file:re,heading:le.note,made:le.data,per:Oe?.
per,revision:[r,n.order,...n.lines,...X].join(" "),offset:Oe?.offset,places:le.places,sides:Ce.length,caption:we(Ce),empty:le.empty??null}),ie.sql.set(B(A.id,{chart:!0})),ie.node.hidden=!!le.empty&&(!!le.
isSaid||K(Ce)),F){let Ne=Kr(Ce,A.series,A.ownDevice),Ue=Vr(Ne,Ce,n).keys;F.draw({lines:Ne,chosen:Ue,styles:af(Ne,Ue,A.panels),start:n.start,end:n.end,two:Ce.length>1,empty:!!le.empty}),F.node.hidden=Ne.
length===0}}let we=A=>[[A.map(F=>[F.letter,F.label].filter(Boolean).join(" · ")).join(", "),Z(A)].join(". ")];function Pe({name:A,category:F}){let te=(ie,Ce)=>n[`${ie}_${Ce}`]||n[Ce]||"all",X=ie=>n[`${ie}\
_marker`]||n.marker;return Rt({control:n.set,test:n.test,row:ht(A,F),control_marker:X("set"),test_marker:X("test"),control_ranks:te("set","ranks"),test_ranks:te("test","ranks"),control_steps:te("set",
"steps"),test_steps:te("test","steps")})}function Re(A){let F=A.length>1;b.hidden=K(A);let te={href:F?Pe:null,parameters:s.parameters};E(b,st[n.what].tables.flatMap(X=>{let ie=fg(A,X),Ce=Jm(X,ie),W=qs(
{...te,caption:X.caption,csv:P(X.key),sql:B(X.key),columns:[...F?[O$]:[],...Ce]});W.show(ie);let re=(s.difference?.[X.key]??[]).filter(Oe=>Ce.some(Ne=>Ne.number&&(Oe[Ne.key]??null)!==null));if(re.length===
0)return[W.node];let le=qs({...te,caption:X.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ce.filter(Oe=>!Oe.note&&re.some(Ne=>(Ne[Oe.key]??null)!==null)).map(Km)});return le.
show(re),[W.node,le.node]}))}function Z(A){let F=A.filter(te=>(te.data.last_step_dropped??[]).length>0);return A.every(te=>te.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":st[n.
what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":A.every(te=>te.data.all_steps.length===0)?"Without steps, all rows count, as in Co\
mpare.":F.length>0?`Work that the last step of a rank${F.length<A.length?` of ${F[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, a\
lso those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ae(A){let F=st[n.what],te=A.flatMap(({label:W,data:re})=>{let le=F.
host?[]:re.ranks_without_device_rows??[];return le.length===0?[]:[le.length===re.ranks.length?`${W} has no device work${re.ranks.length>1?"":` (rank ${re.ranks[0]})`}: this analysis has nothing to cou\
nt there. ${to}`:`${W}: ${le.length===1?"rank":"ranks"} ${Je(le)} ${le.length===1?"has":"have"} no device rows.`]}),X=F.chosen?.({...n,shown:s.parameters}),ie=n.rows!==""&&!F.ofSteps&&A.some(W=>W.data.
steps===null)&&I("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${qr.steps}`}),Ce=K(A)&&i("p",{},"What the host did is here: ",i("a",{href:so({...n,what:"user_annotation_bre\
akdown",lines:[]},st)},"annotations"),".");E(y,te.length>0&&i("ul",{class:"notice"},te.map(W=>i("li",{},W))),Ce,F.notes?.(A),X&&i("p",{},X),te.length<A.length&&i("p",{class:"muted small"},Z(A)," ",ie))}
let N=({data:A})=>(A.ranks_without_device_rows??[]).length===A.ranks.length,K=A=>A.every(N)&&!st[n.what].host;function ee(){let A=!!s.test;return[["set","A"],["test","B"]].filter(([F])=>s[F]).map(([F,
te])=>({key:F,letter:A?te:"",label:s[F].label,data:s[F]}))}function ce(A){s=null,r="",delete _.dataset.shown,M.say(A)}function z(A,F){let te=st[n.what];s=A;let X=a===n&&te.instead?.(n,ee());if(X){a={...n,
...X},oe(F);return}r=F,M.say(null);let ie=ee();f.draw(n,o,s.parameters),ae(ie),J(ie),Re(ie),_.dataset.shown=F,Ae(`${te.title} is shown.`)}function oe(A){M.ask(F=>Xs(a.what,Fl(a,st),{signal:F}),F=>z(F,
A),F=>ce(i("div",{class:"error-box",role:"alert",data:{code:F.code}},i("h2",{},"This analysis is not possible"),i("p",{},F.message),i("p",{},i("a",{href:"/"},"Choose other traces")))))}let de=()=>`${n.
what} ${Fl(n,st)}`;function he(){let A=de();if(s&&r===A){M.drop(),J(ee()),t.settled();return}if(n.set===""){M.drop(),ce(i("p",{class:"notice"},"Choose a trace set.")),t.settled();return}a=n,oe(A)}function T(){
let A=st[n.what],F=te=>n[te]===""?null:je(o,n[te])?.label??n[te];E(O,A.title),E(g,A.intro),j(),t.setTitle([A.title,[F("set"),F("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" \
· ")),f.draw(n,o,s&&r===de()?s.parameters:{}),v(),he()}function j(){let A=[n.set,n.test].map(te=>te!==""&&je(o,te)).filter(Boolean),F=A.filter(te=>te.traces_bytes===0);E(x,F.length===0?"":A.length===
1?pn(A[0]):F.map(te=>`${te.label}: ${pn(te)}`).join(" "))}function v(){p.firstChild||E(p,Object.entries(st).map(([A,{tab:F,title:te}])=>i("a",{data:{what:A}},F??te)));for(let A of p.children){let{what:F}=A.
dataset;if(A.href=so({...n,what:F,lines:[]},st),F!==n.what){A.removeAttribute("aria-current");continue}A.setAttribute("aria-current","page");let te=p.getBoundingClientRect(),{left:X,right:ie}=A.getBoundingClientRect();
(X<te.left||ie>te.right)&&(p.scrollLeft+=X-te.left-24)}}async function U(){let A=[n.set,n.test].filter(F=>F!=="");try{o=A.length>0?await dt(A):[],o.length===0&&(o=(await Yt("limit=1")).entries.map(({set:F})=>F))}catch(F){
E(w,i("div",{class:"error-box",role:"alert"},F.message));return}d||(f.node.hidden=k.hidden=o.length===0,o.length===0?(E(O,"Analyse"),t.setTitle("Analyse"),E(w,i("p",{class:"notice"},"There are no trac\
e sets yet. ",i("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):T())}return U(),{keys:{search:()=>f.focus()},update(A){n=Hl(A,st);let F=["set","test"].every(te=>n[te]===""||
je(o??[],n[te]));o?.length>0&&F?T():U()},unmount(){d=!0,M.unmount(),S(),c.forEach(A=>A.figure.unmount())}}}var _c=28,Mg=200,Ag=12,A$=400,C$=56;function kn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function R$(e,t,n){let o=Math.max(1,Math.ceil(
n.length/A$)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,kn(n[r][t]).length);return Math.min(C$,s)+3}function N$(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Cg(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),n=i("tbody"),o=i("table",{class:"\
result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i("thead",{},e),n),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Mg&&!On();function g(O,k){return i("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},O.map((x,M)=>{let S=kn(x);return i("td",{title:S.length>40?S:null,class:x===null?"none":l[M].number?"num":""},S)}))}function w(O=!1){let k=Math.ceil((s.clientHeight||600)/_c),x=f()?Math.max(
0,Math.floor(s.scrollTop/_c)-Ag):0,M=f()?Math.min(u.length,x+k+2*Ag):u.length;!O&&x===m&&M===p||([m,p]=[x,M],[[r,x],[a,u.length-M]].forEach(([S,P])=>{S.hidden=P===0,S.firstChild.colSpan=Math.max(1,l.length),
S.style.height=`${P*_c}px`}),E(n,r,u.slice(x,M).map((S,P)=>g(S,x+P)),a))}function y(O){let k=l[O].number;d=d?.at!==O?{at:O,down:k}:d.down===k?{at:O,down:!k}:null;let x=d?.down?-1:1;u=d===null?c:[...c].
sort((M,S)=>x*N$(M[O],S[O])),s.scrollTop=0,h(),w(!0),e.children[O].querySelector("button").focus()}function h(){E(e,l.map((O,k)=>i("th",{scope:"col",class:O.number?"num":"",title:O.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},I(i("span",{class:"ellipsis"},O.name,O.unit&&i("span",{class:"muted"},`, ${O.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${O.name}`}))))}s.addEventListener("scroll",()=>f()&&w());let b=new ResizeObserver(()=>f()&&w());b.observe(s);let _=So(()=>w(!0));return{node:s,show(O,k){l=O.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=k,d=null;let M=l.map((S,P)=>R$(S,P,u)).map(S=>`min(${S}ch, 60cqw)`);E(t,M.map(S=>i("col",{css:{width:S}}))),o.style.minWidth=`calc(${["0px",...M].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>Mg),s.scrollTop=0,h(),w(!0)},unmount(){b.disconnect(),_()}}}var $c=50,Lg=5e3,xc=40,L$=360,rn=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Rg=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],P$={control:0,test:1},Pg=e=>e.map(t=>Ge(t)).join("<br>"),I$=(e,t)=>`${e.name}: ${kn(t)}${e.unit?` ${e.unit}`:""}`;function Sc(e,t){let n=t.reduce((r,a)=>Math.max(
r,Math.abs(a)),0),[o,s]=e.unit==="µs"?Qe(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ge(e.name),font:{size:11},standoff:4}}}}function vc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=kn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:P$[o]??r})).sort((o,s)=>o.
at-s.at)}var Ig=e=>({template:xt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function D$(e,t){let{x:n,ys:o,rows:s}=e;return gs({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,a)=>({key:r.name,name:r.name,colour:se(rn[a])})),bars:s.slice(0,$c).map(r=>({label:kn(r[n.at]),values:o.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:kn(r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function Ng(e,t){let n=e.rows.slice(0,Lg).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=Sc(e.x,o(e.x.at)),r=Sc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),a=vc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:se(rn[d%rn.length]),size:u.length>500?4:7,symbol:Rg[d%Rg.length],opacity:.8},line:{color:se(rn[d%rn.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Pg(e.columns.slice(0,12).map(p=>I$(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Ig({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function B$(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),n=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:xc+1},(a,l)=>{let c=s+(r-s)*l/xc;return l===0?t:l===xc?n:o?Math.exp(c):c})}}function q$(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=o?[a,r]:[s,a]}n[s]+=1}return n}function H$(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=B$(n),{per:r,axis:a}=Sc(e.x,n);return{data:vc(e).map(({name:l,rows:c,at:u},d)=>{let m=q$(t(c),o),p=se(rn[u%rn.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[o[g]/r,o[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let w=Pg([...l===""?[]:[l],`${kn(o[g])} t\
o ${kn(o[g+1])} ${e.x.unit??""}`,R(f)]);return[w,w]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Ig({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var F$={bars:D$,histogram:H$,line:e=>Ng(e,"lines"),scatter:e=>Ng(e,"markers")};function Dg(e,t){let n=e==="bars"?$c:e==="histogram"?1/0:Lg;return t>
n?`The chart shows the first ${R(n)} of ${R(t)} rows; the table has all.`:""}function Ec(e){return e.ys.length>1?e.ys.map((t,n)=>[rn[n],t.name]):e.by?vc(e).map(({name:t,at:n})=>[rn[n%rn.length],t]):[]}
function Bg(e){let t=null,n=Tt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Ec(t),height:o=>o.chart==="bars"?qe(Math.min($c,o.rows.length),o.ys.length):L$,make:(o,s)=>F$[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var W$=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,j$=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,U$=["name","short_name","kerne\
l","operator","ended_by"];var Gt=e=>e.type==="integer"||e.type==="real",Oc=e=>Gt(e)&&!W$.test(e.name);function za(e,t={}){return t[e]??(j$.test(e)&&!/count|calls/.test(e)?"µs":"")}var z$=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ua(e,t,n,o=s=>s){let s=z$(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===0||n*(r-s[a-1])>=0)}function qg(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ga=(e,t)=>e.filter((n,o)=>!Oc(n)&&t.length>0&&qg(t,o,8)<=8);function Hg(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Gt(o))?n:""}function G$(e,t){
let n=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>Oc(a)),o=Math.abs;return(n.find(({at:a})=>Ua(t,a,-1))??n.find(({at:a})=>Ua(t,a,-1,o))??n.find(({at:a})=>Ua(t,a,1))??n.find(({column:a})=>za(a.
name)!=="")??n[0])?.column.name??""}var Tc=(e,t)=>Ga(e,t).some(({name:n})=>n==="side")?"side":"";function Y$(e,t){let n=e.findIndex((c,u)=>Gt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ua(t,u,1))),
o=e.filter((c,u)=>u!==n&&Oc(c)),s=(o.find(({name:c})=>za(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,a=/_us$/.test(r),l=Hg(s,e);return!a&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":Tc(e,t)}}function K$(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Gt),s=e.find(({name:c})=>U$.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?Y$(e,t):null;if(a)return a;let l=G$(e,t);return s&&l!==""&&(s.name!=="side"||qg(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Hg(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:Tc(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:Tc(e,t)}}var js=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Fg(e,t,n){let o=K$(t,n),s=t.filter(Gt),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=a==="bars",c=js(t,e.x,l?void 0:Gt)?e.x:js(t,o.x,l?void 0:Gt)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:w})=>w!==
c)??s[0],d=a==="histogram"?"":js(t,e.y,Gt)?e.y:js(t,o.y,Gt)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogram"?"":js(t,e.y2,Gt)?e.y2:m?"":o.y2,f=Ga(t,n).map(({name:w})=>w),g=a==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:g}}var V$=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],J$={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Wg(e){let t=null,n=rt("Kind of chart",V$,a=>e({chart:a,x:"",y:"",y2:"",by:""})),o=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},n.node,
o);function r(a,l,c,u){let d=ue("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:g,y2:w,by:y}=t;e({chart:p,x:f,y:g,y2:w,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,n.press(t.chart);
for(let[g,w]of n.buttons)w.hidden=!t.kinds.includes(g);let d=J$[t.chart]??{},m=l.filter(Gt).map(({name:g})=>g),p=Ga(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);E(o,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function jg(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Ug(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[zg,Q$]=[7,26],X$=/ \(at byte \d+\)/;function Gg({onRun:e,onCancel:t,tools:n}){let o=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),a=i("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(zg),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:w=>{w.key==="Enter"&&(w.ctrlKey||w.metaKey)&&(w.preventDefault(),e())}}}),l=I("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=I("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:o,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,n,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let w=a.value.split(`
`).length+1;a.rows=Math.max(zg,Math.min(Q$,w))}function p(w){a.focus(),document.execCommand?.("insertText",!1,w)||a.setRangeText(w,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,E(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function g(w){let y=w.text.slice(0,w.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(w.to-w.from,w.text.length-w.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${w.line}`},w.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(w){a.value!==w&&(a.value=w),m()},running(w){c.hidden=!w},enable(w){
l.disabled=!w},showError(w,y){let h=a.value,b=y===null?null:Ug(h,jg(h,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),E(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?w.replace(X$,""):w),b&&g(b),b&&I("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Yg=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Kg=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Mc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Vg=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Yg}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Kg}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Kg}
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
    ${Mc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Mc("")} AND side = 'control'
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
WHERE name = ${Yg}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Mc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var Z$=100;function Jg(e){let t=i("div",{class:"example-lists"}),n=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),o=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},Vg.filter(l=>l.sides===r).map(l=>i("li",{},I(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:n,draw:s=>E(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Qg({onPick:e,statement:t}){let n=i("ul",{}),o=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),n),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Se(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await ei(f,t())}catch(g){return l(g)}return a=
f,d(!0),await p(),o.open=!0,Se(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await Zc(f.name)}catch(g){l(g);return}await p(),(n.querySelector("button")??s.querySelector("button")).focus(),
Se(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await ei(f.name,f.statement).catch(l),await p()}}})}function d(f){E(s,I("Save …",()=>{if(t().trim()===""){Se("First write a state\
ment.",{seconds:4});return}Nr(s,a,{name:"Name of the query",maxlength:Z$,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=ne(r.length,"query","queries"),E(n,r.map(f=>i("li",{},I(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),ve("trash",
`Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Xc()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:p,forgetName:()=>{a=""}}}var Xg=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Zg(e){let t=ue("find"),n=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||!l?[p]:[`control.${p}`,`test.${p}`];function u(p){
return i("li",{},I(p.name,()=>e(Xg(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.description&&i("span",{class:"\
schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),w=f===""||g?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(f));if(w.length===
0&&!g)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i("p",{class:"small"},p.description,
p.description&&" ",c(p).flatMap(h=>[I(`Insert ${h}`,()=>e(Xg(h)),{class:"link-button"})," "])),i("ul",{},w.map(u)));return y}function m(){let p=n.value.trim().toLowerCase(),f=y=>(a??[]).filter(({kind:h})=>h===
"stored"===y).map(h=>d(h,p)).filter(Boolean),[g,w]=[f(!1),f(!0)];E(o,g,w.length>0&&i("details",{class:"schema-stored",open:p!==""},i("summary",{},"As the set file keeps it"),w),g.length+w.length===0&&
i("p",{class:"muted"},a===null?"":p===""?"There are no tables.":`No table or column has “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,n.title=a?ne(a.length,"table"):"",m()},focus:()=>n.focus()}}var ev=60,tv={rows:"there may be more rows",bytes:"the answer would be too long"},Ac={path:"/query",name:"Query",mount:(e,t)=>ov(e,t)};function nv(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function ov(e,t){let n=Jl(location.search),o=null,s=null,r={},a=null,l="",c="",u=!1,d=!1,m=(T,j)=>t.
go(ha({...n,...T}),j),p=T=>ga(T).toString(),f=i("section",{class:"query-sets card","aria-label":"Sets"}),g=Qg({onPick:Pe,statement:()=>w.value()}),w=Gg({onRun:()=>Pe(w.value()),onCancel:Re,tools:g.save}),
y=Jg(T=>{g.forgetName(),Pe(T)}),h=Zg(T=>w.insert(T)),b=i("p",{class:"result-summary"}),_=Wg(T=>m(T,{replace:!0})),O=i("ul",{class:"chart-legend"}),k=i("p",{class:"muted small chart-limit"}),x=Bg([_.node,
O,k]),M=Cg(),S=i("a",{class:"button",title:"The rows as CSV"},"CSV"),P=i("a",{class:"button",title:"The rows as JSON"},"JSON"),B=i("div",{class:"message"}),C=i("div",{class:"results query-results",hidden:!0},
i("div",{class:"result-head"},b,i("div",{class:"chart-tools"},I("Copy link",()=>jt(location.href,"Link copied.")),S,P)),x.node,i("section",{class:"card table-card","aria-label":"Rows"},M.node)),L=i("d\
iv",{class:"query-work"},i("div",{class:"query-left"},w.node,g.node,y.node),h.node);e.append(i("div",{class:"page query-page"},i("h1",{},"Query"),f,L,B,C));let $=Wt({context:t,results:C,message:B}),D=pt(
()=>x.retheme());function Y(T,j,v,U){let A=je(o??[],n[T]),F=In({field:T,set:A??null,none:U,text:A?"":n[T],onPick:te=>m({[T]:te?ct(te.id):""})});return i("div",{class:`side-${T} query-side`},i("b",{class:`\
letter letter-${j.toLowerCase()}`,"aria-hidden":"true"},j),i("label",{for:F.input.id},v),F.node)}let G="";function J(){let T=JSON.stringify([n.control,n.test,o?.map(v=>[v.id,v.label])]);if(T===G)return;
G=T;let j=document.activeElement?.dataset?.field;E(f,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),j&&f.querySelector(`[data-field="${j}"]`)?.focus()}async function _e(){let T=ga(
{...n,q:""}),j=T.toString();if(j!==s){s=j;try{let v=await Qc(T);!d&&j===s&&(r=nv(v),h.draw(v,n.test!==""),w.enable(!0),a&&z())}catch(v){!d&&j===s&&(s=null,h.draw([],!1),v.code==="sql_off"&&we(v))}}}function we(T){
L.hidden=!0,$.say(i("p",{class:"notice",data:{code:T.code}},T.message))}function Pe(T){if(w.set(T),T.trim()===""){w.showError("There is no statement. Write one, or choose an example.",null),w.field.focus();
return}c=l="",u=!0,m({q:T,...T===n.q?{}:Mp})}function Re(){$.drop(),w.running(!1),b.textContent="",$.say(i("p",{class:"notice"},"Cancelled.")),Ae("Cancelled."),w.field.focus()}function Z(T){if(a=null,
l="",w.running(!1),T.code==="sql_off"){we(T);return}w.showError(T.message,T.offset),$.say(i("p",{class:"visually-hidden",data:{code:T.code}},"The statement was refused."))}function ae(){let T=p(n);if(T===
l){z(),t.settled();return}T!==c&&(c=T,w.clearError(),w.running(!0),y.open(!1),$.ask(j=>Vc(new URLSearchParams(T),{signal:j}),j=>{a=j,l=T,w.running(!1),$.say(null),z(!0),ee(),Ae(ne(j.row_count,"row"))},
Z))}let N=T=>je(o??[],n[T])?.label??n[T],K=()=>`tracediff-${["control","test"].filter(T=>n[T]!=="").map(T=>_t(N(T))).join("-")}`;function ee(){u&&C.getBoundingClientRect().top>innerHeight-ev&&C.scrollIntoView(
{block:"start"}),u=!1}function ce(){let{row_count:T,truncated:j,truncated_by:v,elapsed_ms:U}=a;E(b,T===0?"No rows.":[`${R(T)} ${T===1?"row":"rows"}`,i("span",{class:"muted"},` in ${R(Math.max(1,Math.round(
U)))} ms`)],j&&i("span",{class:"notice truncated"},`Cut off here: ${tv[v]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function z(T=!1){let j=a.columns.map((X,ie)=>({...X,at:ie,unit:X.type===
"text"?"":za(X.name,r)})),{rows:v}=a;ce();for(let[X,ie]of[[S,"csv"],[P,"json"]])X.href=Jc(ga(n,ie)),X.download=`${K()}-query.${ie}`;let U=Fg(n,j,v),A=X=>j.find(ie=>ie.name===X),F={...U,columns:j,rows:v,
x:A(U.x),ys:[U.y,U.y2].filter(X=>X!=="").map(A),by:A(U.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,U,Object.keys(r).length]),empty:U.chart==="none"?U.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};x.node.hidden=v.length<2,_.draw(U,j,v);let te=F.empty?[]:Ec(F);E(O,te.map(([X,ie])=>i("li",{class:"key",css:{"--key-fill":`var(${X})`}},ie))),
O.hidden=te.length===0,k.textContent=F.empty?"":Dg(U.chart,v.length),x.draw(F),(T||M.units!==r)&&(M.units=r,M.show(j,v)),M.node.parentNode.hidden=j.length===0||v.length===0,C.dataset.shown=l}function oe(){
let T=n.q.trim().split(`
`).find(j=>!j.startsWith("--"))??"";if(t.setTitle([T.slice(0,60),"Query"].filter(j=>j!=="").join(" · ")),J(),y.draw(n.test!==""),_e(),n.q===""){$.drop(),a=null,l=c="",w.clearError(),w.running(!1),$.say(
i("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function de(){let T=[n.control,n.test].filter(j=>j!=="");try{o=T.length>0?await dt(T):[],o.length===0&&(o=(await Yt("limit\
=1")).entries.map(({set:j})=>j))}catch(j){E(B,i("div",{class:"error-box",role:"alert"},j.message));return}d||(f.hidden=L.hidden=o.length===0,o.length===0?(t.setTitle("Query"),E(B,i("p",{class:"notice"},
"There are no trace sets yet. ",i("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:ct(o[0].id)},{replace:!0}):oe())}return w.set(n.q),g.load(),de(),{keys:{search:()=>h.focus(),control:()=>he(
"control"),test:()=>he("test")},update(T){let j=n;n=Jl(T),n.q!==j.q&&w.set(n.q);let v=["control","test"].every(U=>n[U]===""||je(o??[],n[U]));o?.length>0&&v&&n.control!==""?oe():de()},unmount(){d=!0,$.
unmount(),D(),x.unmount(),M.unmount()}};function he(T){let j=f.querySelector(`[data-field="${T}"]`);j?.focus(),j?.click()}}var ew=e=>e.sort==="host";function Cc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:a}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,a,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function nw({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>ew(f)===n)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let g=a.length;a.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let w of p.lanes)ew(w)===n&&
sv(d,w,u.push(w)-1,{keep:f,shift:o,shiftName:g,top:s.rowOf(w.id)+1});n||rv(d,m,p,{keep:f,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:a,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function sv(e,t,n,{keep:o,shift:s,shiftName:r,top:a}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];o(l[f],g)&&(e.start.push(l[f]-s),e.end.
push(g-s),e.row.push(a+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function rv(e,t,n,{keep:o,shift:s,rows:r,lanes:a}){for(let l of n.
gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(l)-1),e.lane.push(a.findIndex(d=>d.id===l.lane)))}}var Ot=(e,t)=>`${t}\0${e}`,Us=(e,t)=>Ot(e.names[e.name[t]],e.categories[e.name[t]]),_n=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,tw=new WeakMap;function ow(e,t,n){let o=tw.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)_n(e,s)&&o.set(`${Us(e,s)}\0${e.occurrence[s]}`,s);tw.set(e,o)}return o.get(`${t}\0${n}`)??-1}var av=.1,
iv=.002,Rc=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function lv(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Rc(e),r=s-o,a=Math.abs(r);return a<av*Math.max(o,s)||a<iv*t||r*n<=0?"":r>0?"longer":
"shorter"}function sw(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[Ot(s.name,s.category),{change:lv(s,o),row:s}]))}function rw(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var Nc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Lc(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Rc(t);return`${Nc[n]}: ${q(o)} → ${q(s)} ${r?"self time":"in all"} of this step`}function aw(e,t,{changes:n,partner:o,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
1){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(a)}`],p.host&&[`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`],p.next&&[`then: ${p.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${R(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(a)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!_n(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=Lc(n?.get(Us(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${me(o.duration)} (${ke(e.side==="control"?o.duration-l:l-o.duration)} test against control), \
from ${me(o.start)}`]):o===null&&s&&d.push([`${s}: no ${R(r.occurrence[t]+1)}${iw(r.occurrence[t]+1)} call of this name`,"muted"]),d}var iw=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",Pc=e=>`${R(e)}${iw(e)}`,Yo=14;function lw(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){E(e,t.map(([c,u])=>i("p",{class:u},i("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),a=n+Yo+s>window.innerWidth?n-Yo-s:n+Yo,l=o+Yo+r>window.innerHeight?o-Yo-r:o+Yo;e.style.setProperty("left",`${Math.max(4,a)}px`),e.style.setProperty("\
top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function cw(){let e=De("polygon",{class:"join-shape"}),t=De("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,a]=n.top<=o.top?[n,o]:[o,n],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(a)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,a.top],[d,a.top]].map(([p,f])=>`${p-s.left},${f-s.top}`).join(" "))}}}function uw(e,t,n){let o=rt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=I("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=i("span",{class:"timeline-measured",role:"status"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},
ve("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),ve("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),I("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,i("span",{class:"c\
hart-tools"},["png","svg"].map(l=>I(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){E(r,l&&[i("b",{},q(l.to-l.from)),i("span",{class:"muted small"},` from ${me(l.from)} to ${me(l.to)} `),ve("close","Remove the measurement (Escape)",e.unmeasure)])}}}var cv=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function dw(){let e=i(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){E(e,[...t?Object.entries(Nc):[],...cv,...n?[["path","on the critical path"]]:[]].map(([o,s])=>i("li",{class:`\
key key-span-${o}`},s)),t&&i("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function mw(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function uv(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),a=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function fw({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,a=null;async function l(u,d,m){
let p=uv(u,d,m);s=p;let f=new AbortController;a=f;try{let g=await e(p,f.signal);a===f&&(o={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){a===f&&g.name!=="AbortError"&&(r=null,n(g))}if(a===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||o&&mw(o,u,d,m)?r=null:s?r=mw(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[o,s,r,a]=[null,null,null,null]}}}function dv(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function pw(e,{onChange:t,onError:n}){let o="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=fw(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),Xa(a.set,g,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:n});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>po(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=Od(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=dv(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(g=>Xa(a.set,f,{signal:g}),g=>{a.whole=g,a.window=g,l.has(g)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);Object.entries(d).forEach(
([f,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(f,String(g))});try{return await Qs(a.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){o="",s=""},unmount:u})}function hw(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var gw=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set has no\
 ranks with rows."));function ww(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of the ${t}\
 cannot be shown`),i("p",{},e.message),i("p",{},s?I("Choose another rank and step",o,{class:"primary"}):I("Try again",n,{class:"primary"})," ",i("a",{href:"/"},"Choose other traces")))}var mv={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function yw(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
mv).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,a])=>ne(t.whole.left_out[r],a));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(
`Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no dev\
ice work in this step.`),o}var fv=1e3;function bw(e){let t=new Map,n=(s,r,a,l)=>[s,e[s].stepKey(),a,r,l].join("\0");function o(s,r,a,l,c){for(let u of s){let d=u.side===r?u.data():null,m=d?ow(d,Ot(a,l),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,a,l)=>t.get(n(s,r,a,l)),async ask(s,r,a,l,c){let u=n(s,r,a,l),d=await e[s].
find({name:r,category:a,occurrence:l},{signal:c});t.size>fv&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let a=s.data();if(r<0||!a||!_n(a,r))return null;let[l,c]=Us(
a,r).split("\0");return[c,l,a.occurrence[r]]}}}function Ya(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:a})=>a===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Ka=2e4,kw=3,_w=e=>Math.round(e*1e3),xw=(e,t,n)=>`${e} ${_w(t)} ${_w(n)}`;function hv(e,t){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let a of e.segments.filter(l=>l.
span===t)){if(a.lane!==null){let l=n.lanes.get(a.lane)??[];l.push([a.start,a.start+a.duration]),n.lanes.set(a.lane,l),a.kind!=="launch_delay"&&a.kind!=="kernel_gap"&&n.rows.add(xw(a.lane,a.row_start,a.
row_duration))}o+=1}let s=e.by_kind.reduce((a,l)=>a+l.segments,0),r=e.by_step.find(a=>a.span===t);return n.cut=o===Ka?s-Ka:0,n.words=r?`${q(r.work)} of work in ${q(r.path)}${n.cut>0?`; the longest ${R(
Ka)} of ${R(s)} segments are marked`:""}`:"this step has none",n}function gv(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.lane[o]];t.sort[o]===0&&t.merged[o]<=1&&
s&&e.rows.has(xw(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function Sw(e,t,n,o){let s=n.data(),r=se("--path-mark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,p]of o.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),g=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&g>f&&(e.box(Math.max(f,d),t.y(u+1)-kw-1,g-Math.max(f,d),
kw,r),d=g)}}let l=t.y(1)-t.y(0);for(let c of gv(o,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function $w({toggle:e,change:t,error:n}){let o=I(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=i("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
a={control:"",test:""},l={control:null,test:null};function c(){let m=Be.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let w=new URLSearchParams({set:p,ranks:String(g.rank),segments:String(Ka),...g.step_number===null?{}:{steps:String(
g.step_number)},...f?{marker:f}:{}}),y=`${w} ${g.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let h=await Xs("critical_path",w,{signal:l[m].signal});a[m]===y&&(r[m]=hv(h.set,g.span),c(),
t())}catch(h){a[m]===y&&h.name!=="AbortError"&&n(h)}}}return{node:o,words:s,of:m=>r[m],draw(m,p,f){o.setAttribute("aria-pressed",String(m.path));for(let g of Be)m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],
marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){Be.forEach(m=>l[m]?.abort())}}}var vw={control:["A","Control"],test:["B","Test"]};function Ew(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Be.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;E(t,Be.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=vw[a],p=ue("set"),f=In({id:p,field:a,set:c&&je(c,l[a]),text:l[a],none:`No ${a}`,onPick:g=>e({[a]:g===null?"":ct(
g.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=zi(l),d=Gi(l,c.rank),m=Yi(l,c.rank,c.span),p=(w,y,h,b,_,O)=>{let k=ue(w),x=i(
"select",{id:k,data:{field:`${a}_${w}`},on:{change:()=>e({...O,[`${a}_${w}`]:x.value})}},h.map(M=>i("option",{value:String(M),selected:M===b},_(M))));return i("span",{class:"sample-field"},i("label",{
for:k},y),x)},f=m.indexOf(c),g=(w,y,h)=>ve(y,`${vw[a][1]}: ${h} step`,()=>e({[`${a}_step`]:String(m[f+w].step_number)}),{data:{field:`${a}_${h}`},disabled:!m[f+w],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,w=>String(w+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${q(c.step)}`):[p("step","Step",
m.map(w=>w.step_number),c.step_number,w=>`${w} · ${q(m.find(y=>y.step_number===w).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:o,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var wv=200,Tw=8,yv=1e3;function Ow({onText:e,onStep:t}){let n=ue("search"),o=nt(wv,()=>e(s.value.trim())),s=i("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>I(c,()=>t(l),{title:u,hidden:!0}));
return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),a.forEach(c=>{c.hidden=l===""})},say(l){E(r,l)}}}function bv(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[a,{row:l}]of n??[])l[`${o}_counts`]>0&&l.name.toLowerCase().includes(s)&&r.set(a,
{name:l.name,category:l.category,time:l[`${o}_total_duration`]});for(let a of t.filter(l=>l.side===o))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=Ot(l,u);!r.has(d)&&l.toLowerCase().
includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function Mw(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(l=>{let c=bv(e,n,o,l.
side);return r||=c.length>Tw,c.slice(0,Tw).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:yv});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(p=>({...p,side:l.
side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Aw=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${ne(t,"call")} of the ${ne(e,"name")} with \
most time`:`${ne(t,"call")} of ${ne(e,"name")}`,Cw=(e,t)=>`${R(e+1)} of ${R(t)}`;var Ic={control:"Control",test:"Test"};function kv(e,t,n){return t===void 0?`${Ic[e]}: …`:t===null?`${Ic[e]}: no ${Pc(n+1)} call`:`${Ic[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${R(t.of)}\
 calls in this step`:""}`}function Rw(e){let t=i("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:a,test:l}=o.rows,c=e.href(o),u=Lc(o.change);E(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},o.name),i("span",{class:"muted"},` · ${o.category}\
 · ${Pc(o.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Be.filter(d=>s.includes(d)).map(d=>i("span",{class:`${d}-text`},kv(d,o.rows[d],o.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${ke(l.duration-a.duration)}`)),u&&i("p",{class:"small"},`The name ${u}.`),i("p",{class:"op-actions"},I("Zoom to it",e.zoom,{class:"link-button"}),a&&l&&!o.aligned&&I("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),I("Copy the name",()=>jt(o.name,"Name copied."),{class:"link-but\
ton"}),I("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Nw(e,t){let{stage:n,sides:o,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===a){f(y);return}if(a=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:_,category:O,nth:k}=h;r={name:_,category:O,nth:k,rows:Object.fromEntries(y.map(x=>[x,s.known(
x,_,O,k)??s.drawn(n.shown(),x,_,O,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:O,rows:k}=y;await Promise.all(h.filter(x=>k[x]?.of===void 0&&k[x]!==null).map(async x=>{
try{k[x]=await s.ask(x,b,_,O)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:_,at:O}=e.state(),k=[...new Set([O,"test","control"])].filter(x=>y.includes(x));for(let x of k){let M=null,
S=await o[x].find({name:b,category:_,order:"duration",limit:1}).catch(P=>{M=P});if(c||a!==h)return;if(M){Se(`The search for ${b} failed. ${M.message}`,{urgent:!0});return}if(S){let[P]=S.rows,B=P.start-
e.shifts()[x];l=!0,n.goTo(n.around({start:B,end:B+P.duration}),!0),e.change({category:S.category,nth:P.occurrence,at:x,...n.current()});return}}Se(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function f(y){let h=r===null?[]:y.map(_=>r.rows[_]&&Ya(n.shown(),_,r.rows[_])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(({pane:_,row:O})=>_.drawing.reveal(O)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let O=r.rows[_];return[_,O&&{start:O.start,duration:O.duration,of:O.of}]})),change:e.changes()?.get(Ot(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let g=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function w(){let y=g();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:_,row:O})=>_.drawing.reveal(O))}return y!==void 0}return{draw:d,place:g,zoom:w,current:()=>r,refresh:()=>f(Be.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:_,at:O,duration:k}){l=!0,n.goTo(n.around({start:O,end:O+k})),e.change({name:y,category:h,nth:b,at:_})},pick(y,h){let b=s.nameOf(y,h);if(b){let[_,O,k]=b,x=e.state(),
M=x.name===_&&x.category===O&&x.nth===k;e.change(M?u:{name:_,category:O,nth:k,at:y.side})}return b!==null},step(y){let h=g(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[_,O,k]=s.nameOf(h.pane,b),x=h.pane.
data(),M=n.current();if(x.start[b]<M.from||x.end[b]>M.to){let S=(x.start[b]+x.end[b])/2,P=(M.to-M.from)/2;n.goTo({from:S-P,to:S+P})}return e.change({name:_,category:O,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var _v=300,xv={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function Lw({onPick:e,partnerOf:t}){let n=(a,l,c)=>({key:a,title:l,show:String,...c}),o=qs({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:a=>`${a}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(a,l)=>I(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:q,exact:me,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:q,exact:me}),n("diff","Test − control",{number:!0,show:ke,
exact:Ye,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),n("change","In the step",{show:a=>xv[a]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)Ns(m,p,l.from,l.to,
f=>{(_n(d,f)||d.sort[f]===1)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,_v),c.length]}return{node:i("div",{},o.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${ne(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===1,w=g?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:g?d.textOf(m):f.names[f.name[m]],change:g?"":d.changeAt(m),diff:w===null?null:d.side==="control"?w.duration-p:p-
w.duration}}))}}}var Va=9,Ja=3;function Pw({onMove:e,onRange:t}){let n=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),s=i("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],a={from:0,
to:1},l=a,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Va+Ja)+Ja,_=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*_),Math.round(b*_)],n.style.height=`${b}px`;
let O=n.getContext("2d",{alpha:!1});O.scale(_,_),O.fillStyle=se("--surface-sunk"),O.fillRect(0,0,h,b);let k=x=>h*(x-a.from)/(a.to-a.from);r.forEach((x,M)=>m(O,x,Ja+M*(Va+Ja),k))}function m(h,b,_,O){let k=b.
data();if(!k)return;h.fillStyle=se(b.host?"--span-host":"--span-compute");let x=new Map,M=-1/0;for(let S=0;S<k.length;S+=1){let[P,B]=[O(k.start[S]),O(k.end[S])],C=b.changeAt(S);if(C!==""&&k.merged[S]<=
1){let L=x.get(C)??[];L.push(P,B),x.set(C,L)}k.name[S]>=0&&k.lanes[k.lane[S]].sort!=="other"&&(B>M+.5||P<M-50)&&(h.fillRect(P,_,Math.max(.5,B-P),Va),M=B)}for(let[S,P]of x){h.fillStyle=se(`--span-${S}`);
for(let B=0;B<P.length;B+=2)h.fillRect(P[B],_,Math.max(.7,P[B+1]-P[B]),Va)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=a.to-a.from,b=100*(l.from-a.from)/h,_=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${_}%`),o.hidden=_>99.9}let g=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return a.from+Math.min(1,Math.max(0,
_))*(a.to-a.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:g(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(g(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,g(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let w=new ResizeObserver(p);
w.observe(s);let y=pt(p);return{node:s,draw(h,b){[r,a]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),w.disconnect(),y()}}}var Sv=16,$v={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Dc=.02,vv=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],Ev=new Set(["new","g\
one","gap"]);function Tv(e,t){let[n,o]=Qe(t*10);return`${kt(e/o,0,3).replace("-","−")} ${n}`}function Ov(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function Iw({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=i("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,a=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(vv.map(h=>[h,se(`--span-${h}`)]))}
let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(Ot(h,r.categories[b]))?.change??""),a=Array.from({length:r.length},(h,b)=>Ov(r,b,p(b)))}
function g(h){if(r.sort[h]===1){let _=r.gaps[r.gap[h]];return`idle ${q(_.duration)}${_.host?` · host: ${_.operator??_.host}`:""}`}let b=r.names[r.name[h]];return($v[a[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let w=qa(s,{rowHeight:Sv,label:`${o}: a table below has the same`,wheel:"free",least:Dc,axis:Tv,colour:h=>u[a[h]],hatched:h=>Ev.has(a[h]),text:g,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,_)=>n.view(d,h,b,_),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=pt(()=>{m(),w.redraw()});return Object.assign(d,{
drawing:w,show(h,b){r=h,f(),w.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),w.redraw())},changeAt:p,textOf:g,title:o,destroy(){y(),w.destroy()}})}function Dw(e,t,{start:n,end:o,row:s},r,a,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function Bw(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&Sw(e,t,n,r),o.measure){let{from:a,to:l}=o.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,se("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,se("--accent"),1)}if(o.aligned!==null){let a=Math.round(t.x(o.aligned))+.5;e.line(a,0,a,t.height,se("--accent"),1.5)}for(let a of o.selected)a.pane===n&&Dw(e,t,a,se("--accent"),2.5,s);o.partner?.
pane===n&&Dw(e,t,o.partner,se("--text"),1.5,s)}var Mv=60,Av=40;function qw({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=lw(),s=cw(),r=null,a=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(C,L)=>t.
pick(C,L),measure:(C,L,$)=>t.measure({from:C,to:L},$),decorate:(C,L,$)=>Bw(C,L,$,n)},m=Be.flatMap(C=>[!0,!1].map(L=>Iw({side:C,host:L,on:d}))),p=Be.map(C=>i("section",{class:`timeline-side timeline-${C}`,
data:{side:C},"aria-label":C==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${C}-text small`}),m.filter(L=>L.side===C).map(L=>L.node))),f=Pw({onMove:C=>{let{from:L,to:$}=h(),D=($-L)/2;
y().drawing.view(C-D,C+D,!0)},onRange:(C,L)=>y().drawing.view(C,L)}),g=i("div",{class:"timeline-lanes"},p,s.node),w=i("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,g,o.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(C,L,$,D){c||(c=!0,u.filter(Y=>Y!==C).forEach(Y=>Y.drawing.follow(L,$,D)),c=!1,f.view(L,$),P(),t.view(L,$,D))}function _(C,L,$){r=L>=0?{pane:C,i:L,event:$}:null,
clearTimeout(a),l?.abort(),n.partner=null,r?O():o.hide(),P(),B()}function O(){let{pane:C,i:L}=r,$=t.both()?e.nameOf(C,L):null;if($===null){M(void 0);return}let D=Vn[C.side],Y=e.drawn(u,D,...$)??(k(D,...$)?
null:e.known(D,...$));if(x(Y),Y!==void 0)return;let G=r;a=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(D,...$,l.signal);r===G&&(x(J),P(),B())}catch{}},Mv)}function k(C,L,$,D){let Y=t.
changes()?.get(Ot(L,$))?.row;return Y!==void 0&&D>=Y[`${C}_counts`]}function x(C){n.partner=C?Ya(u,Vn[r.pane.side],C):null,M(C)}function M(C){let{pane:L,i:$,event:D}=r;D&&o.show(aw(L,$,{changes:t.changes(),
partner:C,other:t.both()?Vn[L.side]:""}),D.clientX,D.clientY)}let S=({pane:C,start:L,end:$,row:D})=>C.drawing.placeOf({start:L,end:$,row:D});function P(){let{partner:C,selected:L}=n;r&&C?s.draw(r.pane.
drawing.place(r.i),S(C)):L.length===2?s.draw(...L.map(S)):s.draw(null,null)}let B=()=>u.forEach(C=>C.drawing.redraw());return g.addEventListener("scroll",P,{capture:!0,passive:!0}),{node:w,panes:m,shown:()=>u,
current:h,around({start:C,end:L}){let $=(C+L)/2,D=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(L-C,.01)*Y/Av,J=Math.max((L-C)*1.3,Math.min(D.to-D.from,G));return{from:$-J/2,to:$+J/2}},goTo:({from:C,
to:L},$)=>y().drawing.view(C,L,$),glide(C){let{from:L,to:$}=y().drawing.goal(),[D,Y]=[(L+$)/2,($-L)/2*C];y().drawing.view(D-Y,D+Y)},slide(C){let{from:L,to:$}=y().drawing.goal(),D=C*($-L);y().drawing.view(
L+D,$+D)},fit(){let{from:C,to:L}=y().drawing.extent();y().drawing.view(C,L)},show(C,L,$,D){r=null,n.partner=null,o.hide();let Y=new Set;u=C.map(({pane:G,data:J})=>(G.show(J,L),G.drawing.showAxis(!Y.has(
G.side)&&J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),p.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(_e=>_e.side===
J),G.firstChild.textContent=$[J]??""}),D&&u.forEach(G=>{let{from:J,to:_e}=io(D,G.drawing.extent(),Dc);G.drawing.follow(J,_e)}),f.view(h().from,h().to)},drawOverview(C){f.draw(u,C)},setChanges(C){m.forEach(
L=>L.setChanges(C))},mark(C){Object.assign(n,C),P(),B()},marks:n,beside({pane:C,start:L,row:$},D){let Y=C.data(),G=-1;for(let J=0;J<Y.length;J+=1){let _e=D*(Y.start[J]-L);Y.row[J]===$&&_e>0&&_n(Y,J)&&
(G<0||_e<D*(Y.start[G]-L))&&(G=J)}return G},unmount(){clearTimeout(a),l?.abort(),f.unmount(),m.forEach(C=>C.destroy())}}}function Hw(e,t){let n=null,o=-1;function s(r){let a=`${t.key()}|${r}`;if(n?.key!==a){let l={key:a,list:[]};n=l,o=-1,l.found=Mw(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>Ot(m.name,m.category)));e.say(Aw(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+a+l.length)%l.length;e.say(Cw(o,l.length)),t.onCall(l[o])}}}}var Cv=350,Rv=250,Nv=44,zs={path:"/timeline",name:"Timeline",mount:(e,t)=>Lv(e,t)};function Lv(e,t){let n=e.clientWidth,o=Ui(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(Be.map(H=>[H,pw(H,{onChange:()=>!p&&K(),onError:V=>!p&&le(V)})])),g=Object.fromEntries(Be.map(H=>[H,null])),w=bw(f),y=$w({toggle:()=>Pe({path:!o.path}),change:()=>!p&&
h.mark({}),error:le}),h=qw({partners:w,on:{view:he,pick:U,key:W,measure:H=>X(H),changes:()=>r,both:()=>Mn(o).length===2,path:H=>y.of(H)}}),b=Ow({onText:H=>Pe({q:H},{replace:!0}),onStep:H=>M.walk(o.q,H)}),
_=uw({zoom:h.glide,fit:h.fit,save:Ue,show:H=>Pe({show:H}),unmeasure:()=>X(null),unalign:()=>Pe({align:"",align_category:"",align_nth:0})},b.node,y.node),O=Rw({zoom:()=>x.zoom(),align:A,href:F,clear:()=>x.
clear()}),k=()=>`${d}|${u}`,x=Nw({state:()=>o,stage:h,sides:f,partners:w,change:H=>Pe(H,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},O),M=Hw(b,{key:()=>`${k()}|${r===null}`,sides:()=>Mn(o).map(H=>f[H]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:H=>!p&&x.show(H)}),S=Ew(H=>Pe({...H,...Be.some(V=>V in H)?{from:null,to:null,name:"",nth:null,align:""}:{}})),P=Lw({onPick:U,partnerOf:v}),
B=dw(),C=i("div",{class:"timeline-notes"}),L=i("h1",{class:"visually-hidden"},"Timeline"),$=i("nav",{class:"crumb","aria-label":"Where this is"}),D=i("div",{class:"message"}),Y=i("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),G=i("div",{class:"results"},_.node,C,h.node,O.node,B.node,y.words,Y,P.node);e.append(
i("div",{class:"page timeline-page"},L,$,S.node,D,G));let J=Wt({context:t,results:G,message:D}),_e=nt(Cv,()=>{let{from:H,to:V}=h.current(),fe=H<=m.from&&V>=m.to;Pe(fe?{from:null,to:null}:{from:H,to:V},
{replace:!0})}),we=nt(Rv,()=>{!p&&h.shown().length>0&&P.draw(h.shown(),h.current())});function Pe(H,{replace:V=!1}={}){p||t.go($o({...o,...H}),{replace:V})}let Re=H=>En(H,o,s,null),Z=({sample:H})=>`ra\
nk ${H.rank}${H.span>0?`, file ${H.span+1}`:""}, ${H.step_number===null?"whole recording":`step ${H.step_number}`}`;function ae(){let H=Be.filter(Le=>o[Le]!==""),V=H.map(Re).join(" → ");L.textContent=
H.length>0?`${V} · Timeline`:"Timeline",t.setTitle(L.textContent);let fe={...Ct(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};E($,H.length===2&&i("a",{href:t.
lastCompare(new URLSearchParams(fe))??wt(fe)},`← ${V}`))}async function N(){let H=Be.map(V=>o[V]).filter(V=>V!=="");if(!H.every(V=>s&&je(s,V))){let V=await dt(H).catch(()=>[]);p||(s=V,K())}}function K(){
let H=Be.filter(Ie=>o[Ie]!=="");ae(),Be.forEach(Ie=>f[Ie].load(o));let V=H.length>0&&H.every(Ie=>f[Ie].samples!==null)?ee(H):{};S.draw(o,s,Object.fromEntries(Be.map(Ie=>[Ie,V[Ie]&&{samples:f[Ie].samples,
...V[Ie]}]))),_.draw(o),b.draw(o.q);let fe=Mn(o),Le=H.find(Ie=>f[Ie].error&&(fe.includes(Ie)||f[Ie].samples===null)),We=H.some(Ie=>f[Ie].samples?.length===0),$e=fe.length>0&&fe.every(Ie=>f[Ie].whole);
H.length===0?J.say(hw(s)):Le&&!$e?Oe(Le):We?J.say(gw()):J.say(null),G.toggleAttribute("data-skeleton",!$e),t.busy(H.length>0&&!$e&&!Le&&!We),$e&&z(fe,V)}function ee(H){let V={};for(let fe of H){let Le=V[Vn[fe]]??
null;V[fe]=f[fe].choose(o,Le)}return Mn(o).filter(fe=>V[fe]).forEach(fe=>f[fe].loadWhole(o,Math.max(n-Nv,300))),V}let ce=H=>H.map(V=>f[V].stepKey()).join("|");function z(H,V){let fe=ce(H),Le=fe!==d;Le&&
(d=fe,H.forEach(We=>{g[We]={host:Cc(),device:Cc()}})),j(H),T(V),oe(H,V,Le),Ne(H,V),B.draw(H.length===2,o.path),y.draw(o,H,V),x.draw(H),te(),we(),t.settled()}function oe(H,V,fe){m={from:Math.min(...H.map(
$e=>f[$e].whole.extent.from-c[$e])),to:Math.max(...H.map($e=>f[$e].whole.extent.to-c[$e]))};let Le=h.panes.filter($e=>H.includes($e.side)).map($e=>{let{whole:Ie,window:an}=f[$e.side];return{pane:$e,data:nw(
{window:an,all:Ie,host:$e.host,shift:c[$e.side],rows:g[$e.side][$e.host?"host":"device"]})}}),We=o.from===null?null:{from:o.from,to:o.to};h.show(Le,m,Object.fromEntries(H.map($e=>[$e,`${Re($e)}, ${Z(V[$e])}`])),
fe?We??m:null),fe&&(h.drawOverview(m),de())}function de(){let H=h.current();for(let V of Mn(o)){let fe=h.shown().find($e=>$e.side===V),{whole:Le,windows:We}=f[V];if(fe&&Le){let $e=c[V];We.want({from:H.
from+$e,to:H.to+$e},fe.drawing.node.clientWidth,Le.extent)}}}function he(){de(),_e(),we()}async function T(H){let V=H.control&&H.test,fe=new URLSearchParams({control:o.control,test:o.test});for(let We of V?
Be:[]){let{rank:$e,step_number:Ie}=H[We].sample;fe.set(`${We}_ranks`,String($e)),fe.set(`${We}_steps`,Ie===null?"all":String(Ie)),o[`${We}_marker`]&&fe.set(`${We}_marker`,o[`${We}_marker`])}Object.entries(
{significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,$e])=>fe.set(We,$e));let Le=V?fe.toString():"";if(Le!==a&&(a=Le,l?.abort(),r=null,
h.setChanges(null),Le!=="")){l=new AbortController;try{let We=await at(fe,{signal:l.signal});!p&&a===Le&&(r=sw(We),h.setChanges(r),h.drawOverview(m),x.refresh(),we())}catch{}}}async function j(H){let V=o.
align===""||H.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let fe=c;c={control:0,test:0};let Le=null;if(V!==""){let We=null,$e=await Promise.all(H.map(Ie=>f[Ie].
find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(an=>{We=an})));if(p||u!==V)return;if(We)Se(`The search for the call to align at failed. ${We.message}`,{urgent:!0});else if($e.
every(Boolean)){let[Ie,an]=$e.map(It=>It.rows[0].start);c={control:0,test:an-Ie},Le=Ie}else Se("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Le}),(V!==""||fe.test!==0)&&(K(),
de(),h.drawOverview(m))}function v(H,V){let fe=Mn(o).length===2?w.nameOf(H,V):null;return fe&&w.drawn(h.shown(),Vn[H.side],...fe)}function U(H,V){let fe=H.data();if(!x.pick(H,V)&&V>=0&&(fe.merged[V]>1||
fe.sort[V]===1)){let Le=(fe.end[V]-fe.start[V])*.75,We=(fe.start[V]+fe.end[V])/2;h.goTo({from:We-Le,to:We+Le})}}function A(){let{name:H,category:V,nth:fe}=x.current();Pe({align:H,align_category:V,align_nth:fe})}
function F({name:H,category:V}){return o.control===""||o.test===""?null:Rt({...os(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:ht(H,V),use_short_name:o.
use_short_name})}function te(){for(let H of h.shown())H.drawing.highlight(o.q===""?null:rw(H.data(),o.q));M.draw(o.q)}function X(H){h.mark({measure:H}),_.measure(H),H&&Ae(`${q(H.to-H.from)} measured.`)}
function ie(){let H=x.place();if(!H)return!1;let{from:V,to:fe}=h.marks.measure??{from:H.start,to:H.start};return X(V===fe&&V!==H.start?{from:Math.min(V,H.start),to:Math.max(V,H.start)}:{from:H.start,to:H.
start}),!0}let Ce={".":()=>x.step(1),",":()=>x.step(-1),m:ie,f:()=>x.zoom()};function W(H){let V=Ce[H.key];return V!==void 0&&V()!==!1}function re(){if(h.marks.measure)X(null);else if(o.name!=="")x.clear();else if(o.
q!=="")Pe({q:""},{replace:!0});else return!1;return!0}function le(H){Se(`This part of the timeline could not be loaded. ${H.message}`,{urgent:!0})}function Oe(H){J.say(ww(f[H].error,H,{retry(){Be.filter(
V=>f[V].error).forEach(V=>f[V].retry()),K()},chooseOther:()=>Pe(Object.fromEntries(Be.flatMap(V=>["rank","span","step"].map(fe=>[`${V}_${fe}`,""]))),{replace:!0})}))}function Ne(H,V){let fe=H.flatMap(
Le=>yw(Le,f[Le],V[Le]));E(C,fe.map(Le=>i("p",{class:"notice small"},Le)))}async function Ue(H){let V=h.shown();if(V.length===0)return;let{from:fe,to:Le}=h.current(),We=Math.max(900,V[0].drawing.node.clientWidth),
$e=Mn(o),Ie=[L.textContent,`${q(fe)} to ${q(Le)} of ${$e.map(It=>`the ${It} (${Z(f[It].chosen)})`).join(" and ")}`],an=Da(Ie,V.map(It=>({lines:[It.title],...It.drawing.whole(We)})),We);await Ba(an,H,`\
tracediff-${$e.map(It=>_t(Re(It))).join("-")}-timeline`)}return K(),N(),{keys:{search:()=>b.focus(),control:()=>S.choose("control"),test:()=>S.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(
1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:Ce["."],former:Ce[","],measure:Ce.m,zoomTo:Ce.f,close:re},update(H){let V=o;o=Ui(H),K();let{from:fe,to:Le}=h.current(),We=o.from!==
V.from||o.to!==V.to,$e=(an,It)=>Math.abs(an-It)>.002+1e-6*Math.abs(It),Ie=o.from===null?m:o;We&&($e(fe,Ie.from)||$e(Le,Ie.to))&&h.goTo(Ie,!0),N()},unmount(){p=!0,_e.cancel(),we.cancel(),l?.abort(),Be.
forEach(H=>f[H].unmount()),J.unmount(),x.unmount(),y.unmount(),h.unmount()}}}var Bc={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var Pv=120,Iv=[cs,ao,ic,Bs,zs,kc,Ac],Gs=document.getElementById("main"),Sn=null,qc="",uo=history.state?.scroll??null,bt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(Fw(),history.pushState(null,"",e)),uo=null),Fc()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(qc.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?qc:void 0},settled(){uo!==null&&(window.scrollTo(0,uo),uo=null)},status:null,newPair:!1},
Fw=()=>history.replaceState({scroll:window.scrollY},"");function Fc(){let e=Iv.find(n=>n.path===location.pathname)??Bc;if(Ko("nav-traces",e===cs),Ko("nav-compare",e===ao||e===ic),Ko("nav-tree",e===Bs),
Ko("nav-timeline",e===zs),Ko("nav-analyse",e===kc),Ko("nav-query",e===Ac),qv(),Ww()&&(Uv.clear(),Hc.clear()),Hc.draw(),Sn?.page===e){Sn.view.update(location.search);return}Sn?.view.unmount(),bt.busy(!1),
Gs.textContent="";let t=Sn!==null;Sn={page:e,view:e.mount(Gs,bt)},t&&(window.scrollTo(0,0),Gs.focus({preventScroll:!0}),Ae(`${e.name} page`))}function Ww(){let e=new URLSearchParams(location.search);return location.
pathname.startsWith(ao.path)&&!!(e.get("control")&&e.get("test"))}function Dv(){return(location.pathname===cs.path||location.pathname===ao.path&&!Ww())&&!as(document.activeElement)&&!document.querySelector(
"dialog[open]")}function Bv(e,t){if(!Dv()){Hc.offer(e,t);return}let n=ye.transfers.filter(o=>ye.canUndo(o)&&[e.id,t.id].includes(o.job.set));bt.newPair=!0,bt.go(fn(e.id,t.id)),bt.newPair=!1,n.length!==
0&&Se(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>ye.undo(o))),bt.go("/")}catch(o){
Se(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Ko(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function qv(){let e={
"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];e&&(document.getElementById(e).href=location.pathname+
location.search),location.pathname===ao.path&&(qc=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.
get(s));let o=location.pathname;(o.startsWith("/compare")||[Bs,zs].some(({path:s})=>s===o))&&n.size>0&&Hv(t,n,o)}function Hv(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(a,l)=>{document.getElementById(
a).href=l};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==Bs.path&&r("nav-tree",Ft($t(Oo(location.search)))),n!==zs.
path&&r("nav-timeline",Jn(Object.fromEntries(e))),!n.startsWith(ao.path)&&o&&s&&r("nav-compare",bt.lastCompare(e)??fn(o,s))}function Fv(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.
shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api/")&&
!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),bt.go(n.pathname+n.search))}async function Wv(){try{bt.status=await Ys(),document.getElementById("ver\
sion").textContent=`tracediff ${bt.status.version}`,document.body.toggleAttribute("data-read-only",bt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",bt.status.sql===!1),document.body.
toggleAttribute("data-no-traces",bt.status.keep_traces===!1)}catch{}}async function jv(){let e=globalThis.firstComparison?.answer;e&&(Gs.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,Pv)})]),delete Gs.dataset.waits),Sn===null&&Fc()}var Hc=pd(),Uv=_d(Bv);$d();_u(document.getElementById("theme"));bd(()=>Sn,document.getElementById("keys"));Mu(document.getElementById(
"drop-veil"),()=>bt.status?.read_only!==!0,e=>{ye.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&bt.go("/")});ye.addEventListener("change",()=>Vo().catch(()=>{}),{once:!0});document.
addEventListener("click",Fv);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{uo=e.state?.scroll??0,Fc(),(Sn.page===cs||Sn.page===Bc)&&bt.settled()});window.addEventListener("\
scroll",nt(200,()=>{uo===null&&Fw()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{uo=null},{passive:!0});jv();Et().then(()=>{qt.watch(),Wv()});})();
