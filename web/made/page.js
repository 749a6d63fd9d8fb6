"use strict";
(()=>{var rn="/api/v1",sn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function Ba(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new sn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new sn(e,"error",`The server answered with status ${e}.`)}var _c=()=>new sn(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),uw=/"(?:stream|correlation)":-?\d{16}/,dw=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,mw=/\d{16}/,fw=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function St(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(rn+t,r),l=await i.text()}catch(c){throw c.name===
"AbortError"?c:_c()}if(!i.ok)throw Ba(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&mw.test(l)?fw:uw.test(l)?dw:void 0)}catch{throw new sn(i.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var Ze=(e,t)=>St("GET",e,t),Ye=encodeURIComponent,Ws=e=>Ze("/status",e);async function jt(e,t){let n=await Ze(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var at=async(e,t)=>e.length===0?[]:(await Ze(`/sets?${e.map(n=>`id=${Ye(n)}`).join("&")}`,t)).sets,Fs=async e=>(await Ze("/tags",e)).tags,Kt=(e,t)=>Ze(`/sets/${Ye(e)}`,t),Ln=(e,t)=>St("PATCH",`/sets/${Ye(
e)}`,{body:t}),ro=e=>St("DELETE",`/sets/${Ye(e)}`),Sc=async(e,t)=>(await St("POST",`/sets/${Ye(e)}/split`,{body:t})).job,$c=async(e,t)=>(await St("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,ao=e=>St("POST",`/sets/${Ye(e)}/restore`),nt=(e,t)=>Ze(`/compare_traces?${e}`,t),js=(e,t)=>Ze(`/compare_traces/op?${e}`,t),Us=(e,t,n)=>Ze(e===""?`/compare_traces/tree?${t}`:`/sets/${Ye(e)}/tree?${t}`,
n),io=async(e,t,n)=>(await Ze(`/sets/${Ye(e)}/steps${t===null?"":`?marker=${Ye(t)}`}`,n)).steps,qa=(e,t,n)=>Ze(`/sets/${Ye(e)}/timeline?${t}`,n),zs=(e,t,n)=>Ze(`/sets/${Ye(e)}/timeline/find?${t}`,n),vc=(e,t,n)=>Ze(
`/analysis/${e}?${t}`,n),Ec=(e,t)=>`${rn}/analysis/${e}?${t}`,Tc=async(e,t,n)=>(await Ze(`/sets/${Ye(e)}/ops?q=${Ye(t)}&limit=50`,n)).ops,Ha=e=>`${rn}/compare_traces?${e}`,Oc=e=>`${rn}/report?${e}`,Mc=e=>`${rn}\
/compare_traces/op?${e}`,Ac=(e,t)=>Ze(`/sql?${e}`,{...t,digits:!0}),Rc=e=>`${rn}/sql?${e}`,Cc=async(e,t)=>(await Ze(`/sql/schema?${e}`,t)).tables,Nc=async e=>(await Ze("/queries",e)).queries,Wa=(e,t)=>St(
"POST","/queries",{body:{name:e,statement:t}}),Lc=e=>St("DELETE",`/queries/${Ye(e)}`),Fa=(e,t,n)=>`${rn}/sets/${Ye(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Gs(e,t,n,{signal:o,onProgress:s}){
let r=[],i=0,l;try{if(l=await fetch(Fa(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){
throw c.name==="AbortError"?c:i>0?new sn(0,"broken","The download stopped before its end. The log of the server says why."):_c()}throw Ba(l.status,await l.text())}var Pc=async e=>(await Ze("/jobs",e)).
jobs,Ic=(e,t)=>Ze(`/jobs/${Ye(e)}`,t),lo=e=>St("DELETE",`/jobs/${Ye(e)}`),Dc=e=>new EventSource(`${rn}/jobs/${Ye(e)}/events`),Bc=(e,t)=>St("POST","/uploads",{body:{label:e,files:t}}),qc=async()=>(await St(
"POST","/samples")).jobs,Hc=e=>Ze(`/uploads/${Ye(e)}`),ja=e=>St("DELETE",`/uploads/${Ye(e)}`),Wc=async e=>(await St("POST",`/uploads/${Ye(e)}/commit`)).job;function Fc(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${rn}/uploads/${Ye(e)}/files/${Ye(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",p=>r(o+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ba(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{
d(l,new sn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new sn(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function pw(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Ct(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=pw(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var Se="–",an="−",Ut=" ",zc=e=>Ct(e,0,2),Gc=e=>Ct(e,0,3);function co(e,t){return t>0?`+${e}`:t<0?`${an}${e}`:e}function N(e){return e==null?Se:zc(e).replace("-",an)}function Qe(e){return e==null?
Se:co(zc(Math.abs(e)),e)}var Ua=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ve(e){let t=Math.abs(e);return Ua.find(([,n])=>t>=n*.99995)??(t>0?Ua[3]:Ua[2])}function Ys(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return Ct(o,s,s)+Ut+t}function F(e){return e==null?Se:(e<0?an:"")+Ys(e,Ve(e))}function ye(e){return e==null?Se:co(Ys(e,Ve(e)),e)}function me(e){
return e==null?Se:Gc(e).replace("-",an)+Ut+"µs"}function Ue(e){return e==null?Se:co(Gc(Math.abs(e))+Ut+"µs",e)}var jc=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function uo(e){let t=Math.
abs(e);return jc.find(([,n])=>t>=n*.99995)??jc[t>0?3:1]}function Pn(e){return e==null?Se:(e<0?an:"")+Ys(e,uo(e))}function Yc(e){return e==null?Se:co(Ys(e,uo(e)),e)}function Ga(e){return e==null?Se:Ct(
e,0,9).replace("-",an)+Ut+"GB/s"}function qe(e){return e==null||!Number.isFinite(e)?Se:(e<0?an:"")+Kc(Math.abs(e))+Ut+"%"}function He(e){return e==null||!Number.isFinite(e)?Se:co(Kc(Math.abs(e))+Ut+"%",
e)}function Kc(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return Ct(e,t,t)}var hw="⁰¹²³⁴⁵⁶⁷⁸⁹";function ln(e){if(e==null||!Number.isFinite(e))return Se;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Ut}×${Ut}10⁻${[...n].map(o=>hw[o]).join("")}`}function Vc(e){return e==null||!Number.isFinite(
e)?Se:e<.001?"<0.001":e.toFixed(3)}var za=["B","kB","MB","GB","TB"];function Ya(e){let t=Math.abs(e),n=za.findLastIndex((o,s)=>t>=999.5*1e3**(s-1));return[za[Math.max(n,0)],1e3**Math.max(n,0)]}var Ka=e=>e==
null?Se:`${N(e).replace("-",an)}${Ut}B`,Jc=e=>e==null?Se:co($e(Math.abs(e)),e);function $e(e){if(e==null)return Se;if(e<0)return an+$e(-e);let t=za,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===
0||n>=100?0:n>=10?1:2;return n.toFixed(s)+Ut+t[o]}function ne(e,t,n=`${t}s`){return`${N(e)}${Ut}${e===1?t:n}`}function Ke(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+
1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function gw(e,t){let n=Array.from(e);
if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var Qc=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};
function Xc(e,t){let n=e[t],o=r=>r===void 0?0:Qc(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function Va(e){let t=[...new Set(e)].sort();return new Map(
t.map((n,o)=>[n,Xc(t,o)]))}function ww(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return gw(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),i=r+s<e.length;return`${Array.from(e).slice(0,
o).join("")}…${e.slice(r,i?r+s-1:void 0)}${i?"…":""}`}var Zc=e=>e.replace(/^void (?=\S)/,"");function Ja(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?Zc(c):c;function i(c,u){let d=s.get(
c),m=ww(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=o.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,o.set(m,p),s.set(c,p)}function l(c){if(c.
first===null){let[u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,Qc(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].
sort(),t.forEach((m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Xc(t,p);f!==n.get(m)&&i(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:yw(u,e,l(d),n.get(u))}}}function cn(e,t){
let n=Ja(t);return n.add(e),e.map(n.text)}function Ks(e,t){let n=Va(e),o=cn(e,t);return e.map((s,r)=>n.get(s)+8<t-1?Zc(s):o[r])}function yw(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),
i=Math.max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function wt(e){
return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function xn(e,t,n){
let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.
slice(0,t-1).join("")}…`:s.join("")),o}var bw=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","Dec"],Uc=e=>String(e).padStart(2,"0");function Nt(e){let t=new Date(e);return Number.
isNaN(t.getTime())?Se:`${t.getDate()} ${bw[t.getMonth()]} ${t.getFullYear()}, ${Uc(t.getHours())}:${Uc(t.getMinutes())}`}var kw="tracediff.theme",Qa=new Set,Za=matchMedia("(prefers-color-scheme: dark)");function Xa(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function xw(){let e=Xa();
return e==="auto"?Za.matches?"dark":"light":e}function dt(e){return Qa.add(e),()=>Qa.delete(e)}function eu(){for(let e of[...Qa])e(xw())}function nu(e){e.value=Xa(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(kw,e.value)}catch{}eu()}),Za.addEventListener("change",()=>{Xa()===
"auto"&&eu()})}var _w=matchMedia("(forced-colors: active)"),Vs=new Map,tu="";function oe(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Za.matches} ${_w.matches}`;return o!==
tu&&(Vs=new Map,tu=o),Vs.has(e)||Vs.set(e,Sw(e)),Vs.get(e)}function Sw(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var ei=null;function jo(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(ei??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{ei=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),ei)}var ou={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Js=()=>[[0,oe("--heat-low")],[.5,oe("--heat-middle")],[1,oe("--heat-high")]];function Lt(){
return{control:oe("--control-fill"),test:oe("--test-fill"),more:oe("--more-fill"),less:oe("--less-fill"),noise:oe("--noise-fill"),surface:oe("--surface"),highlight:oe("--highlight"),highlightEdge:oe("\
--accent")}}function yt(){let e=oe("--text"),t=oe("--muted"),n=oe("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[oe("--control-fill"),oe("--test-fill"),oe("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:oe("--surface-raised"),bordercolor:oe("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var ti=17;function $w({
title:e,lines:t,keys:n=[]},o,s){let r=Lt(),i=t.flatMap(f=>xn(f,Math.floor(o/6.6),3)),l=30+ti*i.length+(n.length>0?24:0)+8,c=(f,g,w,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:We(g),font:{size:w,color:oe(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((f,g)=>c(30+ti*g,f,12,!1))],d=[],m=12-s.left,p=30+ti*i.length+4;for(let[
f,g]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??oe(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function su(e,t,n,o){let s=await jo(),r=oe("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=$w(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var ni=/\.json(\.gz)?$/i;function ru(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return vw(t,n)}async function vw(e,t){let n=[];for(let o of e){let s=[];await au(o,"",s),n.push(In(o.name,s))}return t.length>0&&n.push(In(Qs(t),t)),n}async function au(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await au(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function iu(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,i=r.indexOf("/");if(i>0){let l=r.slice(0,i);t.has(
l)||t.set(l,[]),t.get(l).push({name:r.slice(i+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>In(s,r));return n.length>0&&o.push(In(Qs(n),n)),o}function In(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>ni.test(o)),skipped:n.filter(({name:o})=>!ni.test(o))}}function Qs(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
ni,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function lu(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>In(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return Xs(o,n),o}function Xs(e,t){for(let n of t)Array.isArray(n)?Xs(e,n):n!=null&&n!==!1&&e.append(n)}function O(e,...t){return e.textContent="",Xs(e,t),e}function Vt(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function q(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var Ew="http://www.w3.org/2000/svg";function Re(e,t={},...n){let o=document.createElementNS(Ew,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Xs(o,n),o}var Tw={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function $t(e){return Re("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Re("pa\
th",{d:Tw[e]}))}function xe(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},$t(e))}var cu=0;function de(e){return cu+=1,
`${e}-${cu}`}var bt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function ve(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function Xe(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function be(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(q(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(xe("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ve(t?`${e} ${t.label} is available.`:e,o),l(),i}function uu(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){be("This server is read-only.",{urgent:!0});return}try{let l=await ru(
i.dataTransfer);l.length>0&&n(l)}catch(l){be(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Ow=2,du=1e3,oi=0,Dn=e=>["done","failed","cancelled"].includes(e.state);function Zs(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,oi-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(Dn(d)&&i(),
t(d))},c=async()=>{let d=du;try{l(await Ic(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*du}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return oi<Ow&&typeof EventSource=="function"?(oi+=1,o=Dc(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var zo=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Mw=zo.flatMap(([e])=>e),Aw=zo.flatMap(([,e])=>e),Uo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Jt=(e,t)=>t.some(n=>e.includes(n));function Rw(e,t){let[n,o]=[Uo(e),Uo(t)];for(let[s,r]of zo){let i=Jt(n,s)&&Jt(o,r);if(i!==(Jt(o,s)&&Jt(n,r)))return i?-1:1}for(let[s,r]of[[Mw,-1],[Aw,1]])if(Jt(n,s)!==
Jt(o,s))return Jt(n,s)?r:-r;return 0}function er(e){for(let[t,n]of zo){let o=e.map(r=>[Jt(Uo(r),t),Jt(Uo(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Cw=10n**17n;function mu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>Cw?n:null}function Go(e,t){let n=Rw(e.label,t.label),[o,s]=[mu(e),mu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function fu(e){let t=n=>e.find(o=>Jt(Uo(o.label),n));if(e.length===
2){let[n,o]=Go(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of zo){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function Nw(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Lw(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=Pw(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function Pw(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function tr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Lw(e,t.index+t[0].length));return n?Number(n[1]):null}async function Iw(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function pu(e,t,n){let o=await Iw(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var Dw=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&tr(e)!==null;async function Bw({name:e,file:t}){let n=await pu(t,4194304,Dw);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=tr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=tr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await pu(t,16777216,()=>!1);o=tr(s.slice(-262144))}return{
isTrace:!0,rank:o??Nw(e)}}async function gu(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Bw(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var hu=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function wu(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([hu(e,o,n),hu(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var qw=256,yu=20,bu=e=>e.slice(e.lastIndexOf("/")+1),si=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Hw(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
wu(e.file,t.file)}async function Ww(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Hw(o,s)||si(o.name)!==null&&si(o.name)===si(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var ri=e=>e.map(({seen:t})=>t.rank),ai=e=>!e.includes(null)&&new Set(e).size===
e.length;function Fw(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function jw(e){return er(e.map(({name:n})=>bu(n)))?.map(n=>n.map(o=>e[o]))??Fw(e)??e.map(n=>[n])}function Uw(e,t){let n=new Set;return e.map((o,s)=>{let r=Qs(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...In(i,l),settled:!0}})}function ku(e){
let t=ri(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function zw(e,t,n){return!(t.length===2&&er(t.map(({label:s})=>s)))&&
ai(ri(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:ku(n),manyFirst:!0}}}function Gw(e){return e.includes(null)?"assumed":ai(e)?"named":"equal"}async function xu(e){
if(e.files.length>qw)return{};if(await gu(e.files),e.files.length<2||e.settled)return{};let t=await Ww(e.files),n=lu(e);if(n!==null&&n.length<=yu)return zw(e,n,t);let o=ri(t),s=er(t.map(({name:i})=>bu(
i)));if(t.length<2||ai(o)&&s===null)return{};let r=jw(t);return r.length>yu?{}:{question:{kind:Gw(o),parts:Uw(r,e),one:ku(t),manyFirst:s!==null||r.length===2}}}var Yw=2,Kw=3,Vw=4,ii=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await qc()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#a(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await xu(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#r(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#l(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#l(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#l(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Kw&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await Bc(t.label,n);if(t.state!=="creating"){ja(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#i()}catch(n){this.#a(t,n)}}#a(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#i(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Yw)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await Fc(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#i()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Vw&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await Hc(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#a(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Wc(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#a(t,n)}this.#s()}#d(t){
t.stopJob=Zs(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}Dn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await Ln(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Ln(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await ro(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await ao(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#l(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#i()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await lo(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&ja(
n).catch(()=>{}),this.#i(),this.#s()}},we=new ii;window.addEventListener("beforeunload",e=>{we.sending&&e.preventDefault()});var Jw=1e3,Qw=5e3,Xw=6e4,li=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Xw;get running(){return this.list.filter(t=>!Dn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await Pc())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Jw:Qw)}}#r(t){if(we.transfers.
some(o=>o.state==="committing"))return;let n=new Set(we.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},Pt=new li;var mo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}};var It=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Su={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Zw={...Su,per_step:"per r\
ecording",percent:"% of the recording"},Yo=(e,t)=>(It(t)?Zw:Su)[e];function ui(e){return e.control.samples===e.test.samples?"total":"per_step"}var po=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function nr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var _u=(e,t)=>e===null||!(t>0)?null:100*(e/t),ci=(e,t)=>e===null||t===null?null:e-t,fo=(e,t)=>t>0?e/t:null,ey=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function ty(e,t){if(t&&ey(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function $u(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=ty(e,o);r?(i=(u?e.control_per_step:null)??fo(i,s[0]),l=(u?e.test_per_step:null)??fo(l,s[1]),
c=(u?e.diff_per_step:null)??ci(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??fo(i,e.control_counts),l=(u?e.test_per_call:null)??fo(l,e.test_counts),c=ci(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=_u(i,n.step_time.control.step),l=_u(l,n.step_time.test.step),c=ci(l,i));let m=r?[fo(e.control_counts,s[0])??0,fo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var Ko=(e,t)=>JSON.stringify([e,t]);function mt(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var ny=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function vu({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>ny(
n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function Vo({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.
total_duration??0)>(r.total_duration??0)?i:r)}var Jo=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${N(o)} ${o===1?"call":"calls"}, ${F(s)}`);function di(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=mi({...l,among:i},o);return{row:c,key:l.id??Ko(l.name,
l.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...$u(l,n,e,o)}})}function mi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var Bn=e=>e.moderated_q_value??e.q_value??null;function Eu(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[Ko(s.name,s.category),{...s,among:o}]))}function Tu(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,$u(e.totals[o],t,e,n)])}var Ou=15,Mu=[10,15,20,30,50,100],oy=["total","per_step","per_call","percent"],Au=mo.change.words,Ru=mo.device_type.words,sy=mo.measure.words,ry=["step","compute","exposed_communication","exposed_memo\
ry","idle"],or=[...ry,"op"],ft="ProfilerStep*",fi=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],ay=["name","category","change","q_value"],ho=e=>ay.includes(e)?"asc":"desc",pi=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],Cu=[...pi,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],iy={fold:"true",
significant:"",measure:"",equivalence:""},ly={1:"true",0:"false"};function cy(e,t){let{type:n,words:o,standard:s}=mo[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",i=n==="te\
xt"?r:ly[r]??r,l=n==="text"?i:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===i.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(iy[t]??s);return n==="boolean"?u==="true":u}var Nu=(e,t)=>Object.
fromEntries(t.map(n=>[n,cy(e,n)]));function Lu(e,t,n){for(let o of n){let{type:s,standard:r}=mo[o];s==="texts"?t[o].forEach(i=>e.append(o,i)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var Pu=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function uy(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:mt(o,e.get(n)??"")}var Qt=(e,t,n)=>t.includes(e)?e:n;function zt(e){let t=new URLSearchParams(e),n=Qt(t.get("sort"),fi,"abs_diff_duration"),o=Number(t.get("top"));return{...Nu(t,Cu),...Pu(t),sort:n,
order:Qt(t.get("order"),["asc","desc"],ho(n)),unit:Qt(t.get("unit"),oy,""),measure:Qt(t.get("measure")??t.get("time"),sy,""),heat:Qt(t.get("heat"),or,""),top:Number.isInteger(o)&&o>=1&&o<=200?o:Ou,op:uy(
t,"op","op_category")}}function kt(e){let t=Iu(e),n=(s,r,i)=>{r!==i&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,ho(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete(
"fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("top",String(e.top),String(Ou)),n("op",e.op,"");let o=t.toString();return o===""?"/compare":`/compare?${o}`}var un=(e,t)=>kt({...zt(""),control:ot(
e),test:ot(t),exclude:[ft]});function Iu(e){let t=new URLSearchParams;return Lu(t,e,Cu),e.significant||t.delete("measure"),t}function dy(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e===
"diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function go(e,t,n){let o=Iu(e);return o.set("significance","true"),o.set(
"sort",dy(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function hi(e,t,n,o){let s=go(e,t,n);return s.set("format",o),s}var Du=["total","per_step"],my=["calls","share"],Bu=["\
duration","calls","per_call"];function Qo(e){let t=new URLSearchParams(e);return{...Nu(t,pi),...Pu(t),row:t.has("name")?mt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:Qt(t.get("unit"),Du,
""),bins:Qt(t.get("bins"),my,"calls"),heat:Qt(t.get("heat"),Bu,"duration")}}function vt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Lu(t,e,pi),t}function qn(e){let t=vt(e);return t.
set("row",e.row),t}function Et(e){let t=qn(e);return Du.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Bu.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/\
compare/op?${t}`}function qu(e,t,n){let o=go(e,t,n);return e.op&&o.set("row",e.op),o}var _n=100,fy=["created","label","ranks","steps","events","bytes"];function sr(e){let t=new URLSearchParams(e),n=Qt(
t.get("sort"),fy,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Qt(t.get("order"),["a\
sc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Hu(e){let{control:t,test:n,q:o,tag:s,sort:r,order:i,page:l}={...sr(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{
p!==f&&c.set(m,String(p))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("order",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return d===""?
"/":`/?${d}`}var rr=e=>e.q!==""||e.tag.length>0;function Hn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(_n),offset:String((e.page-1)*_n)});return e.q!==""&&t.set(
"q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var ot=e=>e.slice(0,12),Sn=(e,t,n,o)=>o?.[e]?.label??(n&&Pe(n,t[e])?.label)??t[e];function Pe(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;
let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var ar=(e="Damaged")=>a("strong",{class:"damage-mark"},$t("warning"),e);function Wu(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},ar()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function ir(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},ar(ne(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${N(t-e.length)} more`)))}var py="https://ui.perfetto.dev";var Xo=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function hy(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new Xo("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Xo("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",i)})}function gi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&gi(e,t-1)},100)}async function lr({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=py,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Xo("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw gi(l),m}let c=new AbortController,u=hy(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),gi(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var gy=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function wy(e){return(e.notes??[]).some(t=>gy.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var yy=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function yi(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=Fa(e.id,t.number,n())},c=(m,p=!1)=>{o.textContent=m,o.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await lr({title:`${e.label}, rank ${t.rank}`,fileName:yy(
t,n()),load:m=>Gs(e.id,t.number,n(),{signal:m,onProgress:p=>c(`Loading ${$e(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ve(m.message,!0)}finally{
d.disabled=!1}}let d=q("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${$e(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function dn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${Nt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function by(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},dn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function ky(e,t,n,o){let s=yi(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?wy(t):"";s.prepare(),O(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},$e(t.trace_bytes)),r)}function xy(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?by(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>ky(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${N(i)} more were not kept.`))}function _y(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function cr(e,t={}){let n=[],o=de("traces"),s=_y(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),xe("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([Ws(),...e.map(l=>Kt(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,O(r,u&&s.node,c.map(d=>xy(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>O(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Sy=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Fu(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${ne(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"goo\
d",text:"clean"};let u=[];return c>0&&u.push(`${N(c)} mended or lost`),s>0&&u.push(ne(s,"note")),r>0&&u.push(ne(r,"duplicate file")),l>0&&u.push(`${N(l)} not followed or read`),{level:n+o>0?"warn":"no\
te",text:u.join(", ")}}function $y(e){return a("dl",{class:"counters"},Sy.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},N(e[t]??0)))))}function vy(e,t,n){let o=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Ke(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||Se),a("td",{class:"num"},N(s.events)),a("td",{class:"num"},$e(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"m\
uted"},"not kept"):yi(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[ar()," "],i.words,i.
count>1&&` (${N(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function bi(e){return e?.length>0&&a("details",{class:"dupli\
cates"},a("summary",{},`${ne(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},
n)))))}var Ey={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function ki(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${ne(e,"entry",
"entries")} of the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${Ey[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${N(e-t.length)}\
 more`)))}function ju(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return Kt(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Tra\
ce"]:[],"Notes"];O(t,ir(n.quality.affected_files,n.quality.affected),$y(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),
a("tbody",{},n.file_list.map(r=>vy(n,r,o))))),bi(n.quality.duplicate_files),ki(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · st\
ored in ",$e(n.stored_bytes)," out of ",$e(n.raw_bytes)," of JSON",o&&` (${$e(n.traces_bytes)} the traces themselves)`,!o&&`. ${dn(n)}`))}).catch(n=>O(t,a("p",{class:"error-text"},n.message))),t}var xi=4,_i=e=>e===2?"two":N(e),Uu=e=>e[0].toUpperCase()+e.slice(1);function Ty({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Oy({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${Ke(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${ne(t.ranks,"rank")}`}function My({parts:e}){let t=e.slice(0,xi).map(({label:n})=>`“${n}”`).
join(", ");return e.length>xi?`${t} and ${N(e.length-xi)} more`:t}function Si({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${_i(t.ranks)} ranks of one`;return`${Uu(_i(e.length))} sets, \
or ${o}?`}function zu(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=de("question"),i=(u,d,m)=>q([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>we.answer(e,u),{class:"choice"}),l=i(
!0,`${Uu(_i(o.length))} sets`,My(t)),c=i(!1,"One set",Oy(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Si(t))," ",Ty(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var Ay=64,Ry={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function vi(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Ei(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Wn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${Cy(e)}; nothing was stored twice.`:`${dr(e)?"Stored, but damaged":"Done"}: ${ne(e.events,"event")}\
.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":Ry[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${$e(e.bytes_done)}\
 of ${$e(e.bytes_total)}`),e.events>0&&t.push(ne(e.events,"event")),e.files_total>1&&t.push(`${N(e.files_done)} of ${ne(e.files_total,"file")}`),t.join(" · ")}var Cy=e=>`Stored already as “${e.known_as}\
”`;function Ny(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function Ly(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>$i(we.takeOffer(e,s));return[q(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
Ay&&q(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var dr=e=>e?.state==="done"&&e.affected_files?.length>0;function Gu(e){return[dr(e)&&ir(e.affected_files),Py(e),bi(e?.duplicate_files),ki(
e?.left_out??0,e?.left_out_files??[])]}function Py(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${ne(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function Yu(e){let t=vi("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=Dy(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(Iy),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},By(e)),a("ul",{class:"file-list"},u.map(T=>T.node)),e.skipped.length>0&&qy(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),p=null,f="",g="",w=!1;function y(){let T=o.contains(document.activeElement);f=e.label,O(o,Wy(e)),T&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){p=e.state,m.dataset.state=e.state,y(),w=e.question!==null,O(i,w&&zu(e)),e.state==="done"&&(d.open=!1)}function b(){let T=e.state==="done"?e.offered:null;if(T===c)return;
let k=l.contains(document.activeElement);c=T,O(l,Ly(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?h():f!==e.label&&y(),s.update(),u.forEach(Hy),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:T,total:k}=Ti(e);t.hidden=e.state==="asking"||!we.active.includes(e),Ei(t,T,k),g=Oi(e),n.textContent!==g&&O(n,e.state==="done"&&e.job.already_stored?Ny(
e,g):g),b(),m.classList.toggle("affected",dr(e.job)),O(r,Gu(e.job))}return x(),{node:m,update:x,text:()=>e.question?Si(e.question):g,focus(){w&&document.activeElement.matches("body, main, .page-action\
s *")&&i.querySelector("button").focus({preventScroll:!0}),w=!1}}}var ur=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Ti(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:ur(o,"sent"),total:n==="looking"?0:ur(o,"size")}}function Iy(e){let t=vi(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function Dy(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{we.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function By(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[ne(e.files.length,"trace file"),$e(t)];return e.skipped.length>0&&n.push(`${N(e.skipped.length)} skipped`),n.join(", ")}function qy(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${N(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),
n)}function Hy(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Ei(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:$e(t.size),sending:`${r} % of ${$e(t.size)}`,sent:`${$e(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Wy(e){let{label:t}=e,n=xe(
"close",`Remove ${t} from this list`,()=>we.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&q("Retry",()=>we.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
we.canUndo(e)&&q("Undo",()=>$i(we.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[q("Bring back",()=>$i(we.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[q("Cancel",()=>we.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function $i(e){try{await e}catch(t){be(`That did not work. ${t.message}`,{urgent:!0})}}function Fy(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Ke(t.sort((n,o)=>n-o))}`}function jy(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function Oi(e){let t=Fy(e),n=ur(e.files,"sent"),o=ur(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${$e(n)} of ${$e(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[Wn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Wn(e.job)+jy(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Ku(e,t){let n=e,o=vi(`Progress of ${n.
label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.
label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,O(r,m?q("Cancel",()=>lo(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):xe("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,Ei(o,n.bytes_done,n.bytes_total),s.textContent=Wn(n),l.classList.toggle("affected",dr(n)),O(i,Gu(
n))}return u(n),{node:l,update:u}}function Uy(){return[...we.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Oi(t),...Ti(t)})),...Pt.running.map(t=>({label:t.label,text:Wn(t),done:t.bytes_done,total:t.bytes_total}))]}
function zy(){let e=s=>we.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${N(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${N(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Gy(){let e=a("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${N(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function Yy(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Ky(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"button primary",
href:un(r.id,i.id)},`Compare ${r.label} with ${i.label}`);O(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),xe("close","Dismiss",o)),l,c),n=!0,e(),ve(`Both sets are stored. You c\
an compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});nt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Vu(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Gy(),n=Yy(),o=Ky(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let l=location.pathname!=="/",c=l?Uy():[],u=l?zy():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),Vt(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return we.addEventListener("change",i),Pt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[$n,Fn,Ju,Gt,Tt,Vy,mr]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query"],Zo="Every page",Qu="First move to a set of the list, with the arrow keys.",fr="First select a call, in th\
e lanes or in the table.",jn="There is nothing to search on this page.",Zu=[{pages:[$n],keys:["/"],text:"Find trace sets",action:"search",none:jn},{pages:[$n],keys:["ArrowDown","Enter"],text:"From the\
 search into the list",action:"enter",inSearch:!0},{pages:[$n],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[$n],keys:["ArrowRight","ArrowLeft"],text:"In \
the list: to what can be done with the set, and back"},{pages:[$n],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[$n],keys:["Space"],text:"In the list: select the set\
, for several at once"},{pages:[$n],keys:["c"],text:"Take the set in focus as the control",action:"control",none:Qu},{pages:[$n],keys:["t"],text:"Take the set in focus as the test",action:"test",none:Qu},
{pages:[Fn],keys:["/"],text:"Search the names of the rows",action:"search",none:jn},{pages:[Fn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Fn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Fn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Fn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[Gt],keys:["/"],text:"Find a frame or a kernel",action:"search",none:jn},{pages:[Gt],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[Gt],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[Gt],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Gt],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[Gt],keys:["Space"],text:"In the table: select the frame"},{pages:[Gt],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[Gt],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[Gt],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Fn,Ju,Gt,Tt,mr],keys:["c"],text:"Choose the control",action:"control"},{pages:[Fn,Ju,Gt,Tt,mr],keys:["t"],text:"Choose the test",action:"test"},{pages:[Tt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:jn},{pages:[Tt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Tt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Tt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Tt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Tt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Tt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:fr},{pages:[Tt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Tt],keys:["m"],
action:"measure",none:fr,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[Vy],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:jn},{pages:[mr],keys:["/"],text:"Find a table or column",action:"search",none:jn},{pages:[mr],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Zo],keys:["?"],text:"List the keys",
action:"help"},{pages:[Zo],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:jn},{pages:[Tt],keys:[","],action:"form\
er",none:fr},{pages:[Tt],keys:["."],action:"next",none:fr}],Jy={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Qy=["button","checkbo\
x","file","radio","range","reset","submit"];function es(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Qy.includes(e.type))}function Xy(e,t){
let{target:n,key:o}=e,s=es(n);return Zu.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,Zo].includes(i)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, \
[role="combobox"]')||!n.value)))}function Zy(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function eb(e){return e.flatMap((t,n)=>[
n>0&&" ",a("kbd",{},Jy[t]??t)])}function Xu(e,t){let n=Zu.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a(
"div",{},a("dt",{},eb(o)),a("dd",{},s)))))}function tb(e){let t=de("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===
o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),xe("close","Close",n)),Xu(`${e.name} page`,e.name),Xu(Zo,Zo),a("p",{class:"muted small"},"Letters typed into a \
field stay there.")));document.body.append(o),o.showModal()}function ed(e,t){let n=()=>e()&&tb(e().page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};
if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))return;let i=Xy(o,s);if(!i||i.action==="close"&&Zy())return;let l=i.action===
"help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&be(i.none,{seconds:4})})}var td="tracediff.session";function nb(){try{return JSON.parse(sessionStorage.getItem(td))??[]}catch{return[]}}function nd(e){let t=null,n=0,o="";function s(){return t===null&&(t=nb(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(td,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>Kt(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:f})=>f).join(" ");if(u.length!==2||d===o||we.active.length>0)return;let[m,p]=await Promise.all(u.map(({id:f})=>l(f)));m&&p&&u===t&&d!==o&&we.active.length===
0&&(o=d,e(...Go(m,p)))}return we.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),we.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],bt().then(()=>r(s()))}}}var Mi=new Set,sd=!1,vn=()=>sd;function wo(e){return Mi.add(e),()=>Mi.delete(e)}function od(e){sd=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Mi])t()}function rd(){window.
addEventListener("beforeprint",()=>od(!0)),window.addEventListener("afterprint",()=>od(!1))}var De=["control","test"],Un={control:"test",test:"control"},id=["rank","span","step"],ob=["both",...De],pr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Ai=e=>/^\d+$/.test(e??"")?e:"";
function Ri(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of De){for(let l of id)n[`${i}_${l}`]=Ai(t.get(`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[pr(t.get("from")),pr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),show:ob.includes(
t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:pr(Ai(t.get("nth"))),at:De.includes(t.get("at"))?t.get("at"):"",
align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:pr(Ai(t.get("align_nth")))??0}}var ad=e=>String(Math.round(e*1e3)/1e3);function hr(e){let t=new URLSearchParams,n=(s,r,i="")=>{
r!=null&&r!==i&&t.set(s,String(r))};De.forEach(s=>n(s,e[s]));for(let s of[...id,"marker"]){let[r,i]=De.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;n(s,l?r||i:""),De.forEach(c=>n(`${c}_${s}`,
l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n("from",ad(e.from)),n("to",ad(e.to))),n("q",e.q),n("name",e.name),
e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("align_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeli\
ne":`/timeline?${o}`}function En(e){let t=De.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var sb=(e,t)=>e-t,ld=e=>[...new Set(e)].sort(sb),Ci=e=>ld(e.map(t=>t.rank)),Ni=(e,t)=>ld(e.filter(
n=>n.rank===t).map(n=>n.span)),Li=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function rb(e){let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length-
1>>1]}var ab=(e,t)=>e.find(n=>String(n)===t);function cd(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,p)=>{let f=d===""?void 0:ab(u,d);return d!==""&&f===void 0&&o.push(`${m} ${d}`),f??(u.
includes(p)?p:u[0])},r=s(Ci(e),t.rank,"rank",n?.sample.rank),i=s(Ni(e,r),t.span,"file",n?.sample.span),l=Li(e,r,i),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&
o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:rb(l),{sample:c,place:l.indexOf(c),missing:o}}var gr=e=>/^\d+$/.test(e??"")?e:"",zn=(e,t={})=>hr({control:e.control,test:e.test,control_rank:gr(e.control_ranks),test_rank:gr(e.test_ranks),control_step:gr(e.control_steps),test_step:gr(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function yo(e,t){let{name:n,category:o}=Vo(t,"test");return zn(e,{name:n,category:e.use_short_name?"":o})}
function wr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&Vo(o,"test");return zn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function ud(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return zn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var Gn=["device","host","calls"];var Bi={device:"own",host:"self",calls:"calls"},xr=["calls","host","self","device","own"];function fd(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function ts(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var pd=/ #\d+$/,br=(e,t)=>e==="module"&&t!==null?t.replace(pd,""):t,hd=()=>[0,0],Ii=()=>Object.
fromEntries(xr.map(e=>[e,hd()]));function kr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},figures:Ii(),kernels:[],shapes:[],
children:[],own:Ii(),key:"",foldKey:""}}var Pi=(e,t)=>t>0?(e??0)/t:0,yr=(e,t,n,o)=>n?[Pi(e[`control_${t}`],o[0]),Pi(e[`test_${t}`],o[1])]:[Pi(e[t],o[0]),0];function ib(e,t,n){let o=Object.fromEntries(
xr.map(s=>[s,yr(e,s,t,n)]));return{...kr({sort:e.sort,status:t?e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??
0,nodes:e.nodes??0,figures:o,own:{calls:o.calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:yr(s,"counts",t,n),device:yr(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.
text,calls:yr(s,"calls",t,n)}))}}function _r(e,t,n){[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),ts(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>br(s.sort,l)),s.status].join(`
`);_r(s,r(t,s.names),ts(i))}}var gd=e=>e.reduce((t,n)=>ts([t,n.sort,br(n.sort,n.control_name),br(n.sort,n.test_name),n.status].join(`
`)),"root");function qi(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(Gn.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)lb(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var bo=e=>e.status==="same"||e.status==="replaced";function lb(e,t){
e.total={},e.ownOf={},e.here={};for(let n of Gn){let o=e.own[Bi[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=bo(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=bo(e)?r:null}}function Hi(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>ib(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),_r(s[0],"root","root"),qi(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Di=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function dd(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,hd()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>Di(i[l],r[l]))}}function md(e,t){xr.
forEach(n=>Di(e.figures[n],t.figures[n])),Object.values(Bi).forEach(n=>Di(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},dd(e.kernels,t.kernels,"name",["counts","device"]),dd(e.shapes,t.shapes,"text",["calls"])}function cb({sort:e,status:t,names:n}){let[o,s]=n.map(r=>br(e,r));return t==="replaced"?[o,s]:[o??s,o??s]}var ub=(e,t)=>xr.
some(n=>e.figures[n][t]>0);function wd(e){if(e.children.forEach(wd),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>ub(e,o)||e.children.some(s=>s.status==="same"||s.status==="replaced"||
s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.names[1]]}}function yd(e){let t=kr(e.root);md(
t,e.root);let n=new Map,o=(r,i)=>{let l=cb(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=kr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);md(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&wd(t),_r(t,"root","root"),qi(t,{...bd(e),grouped:"class"})}function bd({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var kd=e=>({...e,children:e.children.map(kd)});function db(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&pd.test(o??"")&&t.unshift(o)}return t}function mb(e,t){let n=kr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(Bi))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function xd(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=mb(i,l);return{...i,opened:!0,own:Ii(),kernels:i.kernels,children:[...l.map(u=>({...kd(u),above:db(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return _d(r,o),qi(r,bd(e))}function _d(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;_r(n,ts(`${e.key}
${o||"rest"}`),n.foldKey||ts(`${e.key}
rest`))}else _d(n,t)}function Yn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var Kn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",Xt=(e,t)=>e.total[t][1]-e.total[t][0];function Zt(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function Wi(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function ko(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var Sd=["both","control","test"];function fb(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function $d(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=fb(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;i[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var pb=["modules","operators","python"],hb=["folded","class","instance"],$r=["control","test"],vr=["ranks","steps","marker"],gb=5e3,Fi=40,ns=(e,t,n)=>t.includes(e)?e:n,Sr=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Fi);function xo(e){let t=new URLSearchParams(e),n={};for(let o of $r){n[o]=t.get(o)??"";for(let s of vr)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:ns(t.get("level"),pb,"modules"),by:ns(t.get("by"),Gn,""),width:ns(t.get("width"),Sd,"both"),frames:ns(t.get("frames"),hb,"folded"),order:ns(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Sr(t.get("node"))[0]??"",zoom:Sr(t.get("zoom"))[0]??"",open:Sr(t.get("open")),rows:Sr(t.get("rows"))}}function en(e){let t={...xo(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&
r!==""&&n.set(s,r)};for(let s of $r)o(s,t[s]),vr.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-Fi).join(".")),o("rows",t.rows.slice(-Fi).join(".")),n.size===0?"/tree":`/tree?${n}`}function _o(e,t,n){let o=new URLSearchParams(
{max_nodes:String(gb)}),s=e.test!=="";for(let r of s?$r:["control"]){s&&o.set(r,e[r]);for(let i of vr){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var Ot=e=>Object.fromEntries($r.flatMap(t=>[t,...vr.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),wb=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function vd(e,t){let{name:n,category:o}=Vo(t,"test");if(!wb.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,i=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return en({...Ot(e),q:i,level:r?"python":"modules"})}var Ed=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Td="tracediff.dismissed-jobs",yb=24*3600*1e3,bb=1e4;function Od(){try{return JSON.parse(localStorage.getItem(Td))??[]}catch{return[]}}function kb(e){try{localStorage.setItem(Td,JSON.stringify([...Od().
slice(-50),e.id]))}catch{}}function xb(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<yb;return!n.includes(e.id)&&(!Dn(e)||t.has(e.id)||o)}function _b(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<bb)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&ve(s,n==="failed")}}}function Md(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=_b(),l=0;function c(){let g=null;for(let w of we.transfers){let y=s.get(w.key);y||(y=Yu(w),s.set(w.key,y),g??=y),y.update();
let{state:h,label:b,job:x}=w;i.tell(w.key,{state:h,stage:x?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=Od();Pt.running.forEach(y=>r.add(y.id));let w=Pt.list.
filter(y=>xb(y,r,g)).reverse();for(let y of w)s.has(y.id)||s.set(y.id,Ku(y,()=>{kb(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Wn(y)}`});return w}function d(){
l=0;let g=s.size===0,w=c(),y=[...we.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);Vt(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,w&&!g&&w.node.scrollIntoView(
{block:"nearest"}),we.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return we.addEventListener(
"change",m),we.addEventListener("stored",p),we.addEventListener("sets",t),Pt.addEventListener("change",m),Pt.addEventListener("stored",f),d(),{node:o,unmount(){we.removeEventListener("change",m),we.removeEventListener(
"stored",p),we.removeEventListener("sets",t),Pt.removeEventListener("change",m),Pt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var Sb="a[href], button:not(:disabled), input";function Ad(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Sb)].filter(p=>!p.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();o=p.includes(o)?o:p[0]??null,p.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=o;o=m??o,[p,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,p){let f=s(),g=f.indexOf(o),w=[o,...r(o)],y=w.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:w[y+1],
ArrowLeft:w[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||es(f)||f.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===o&&(p==="Enter"||p===" ")&&(m.preventDefault(),n(p,o)))}),{sync:l,focus:u}}function Er(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=de("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await i(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),q("Cancel",l,{class:"small-button"}));O(e,d),u.focus(),u.select()}var So=4;function Cd(e,t,n={}){let o=de("menu"),s=a("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fa\
lse",on:{click:()=>r?c():l(),keydown:f=>{(f.key==="ArrowDown"||f.key==="ArrowUp")&&(f.preventDefault(),l(f.key==="ArrowUp"))}}},$t("more")),r=null,i=()=>Rd(r,s);function l(f=!1){r=a("div",{class:"row-\
menu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:p}}),O(r,t().filter(g=>!g.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),Rd(r,s),addEventListener("scroll",i,{capture:!0}),addEventListener("resize",i),u().at(f?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",i,{capture:!0}),removeEventListener(
"resize",i);let f=r;r=null,f?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=f=>a("button",{type:"button",
role:"menuitem",tabindex:"-1",class:f.danger?"danger":"",disabled:f.disabled,title:f.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),f.run()}}},f.text);function m(f){let g=u().filter(b=>!b.disabled),
w=g.indexOf(document.activeElement),y=f.key.length===1?f.key.toLowerCase():"",h={ArrowDown:g[(w+1)%g.length],ArrowUp:g.at(w-1),Home:g[0],End:g.at(-1)}[f.key]??(y.trim()===""?void 0:[...g.slice(w+1),...g].
find(b=>b.textContent.toLowerCase().startsWith(y)));(f.key==="Escape"||f.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(f.key==="Escape"||h)&&(f.preventDefault(),f.stopPropagation(),h?.focus({preventScroll:!0}))}
function p(f){r&&!r.contains(f.relatedTarget)&&f.relatedTarget!==s&&c()}return s}function Rd(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+So+s<=innerHeight;e.style.
setProperty("top",`${Math.max(So,r?n.bottom+So:n.top-So-s)}px`),e.style.setProperty("left",`${Math.max(So,Math.min(n.right-o,innerWidth-o-So))}px`)}var Tr=10,Nd=3;function $b(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>cr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Ld(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function vb(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function Eb(e,t){let n=s=>q(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-Nd;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Nd).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function Tb(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>O(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),Eb(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,vb(e)),edit(i){Er(o,e[i],i==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function Ob(e,t,n){let o=Fu(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,ju(e)),O(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&$t("warning"),a("span",{class:"ellipsis"},o.text),$t("chevron"));return s}
function Mb(e){return e.steps.length>0?a("span",{title:Ke(e.steps)},N(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Pd(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Tr)},n.get(e.id))),r=Cd(`Actions for ${e.label}`,()=>$b(e,t,u=>i.edit(u))),i=Tb(e,t,()=>r.focus()),l=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pic\
k-cell"},Ld("control",e,t),Ld("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},Nt(e.created)),a("td",{class:"num","data-head":"Ranks",title:Ke(e.ranks)},N(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},Mb(e)),a("td",{class:"num","data-head":"Events"},N(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${$e(e.raw_bytes)} of JSON in ${ne(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):Se}`},$e(e.disk_bytes)),a("td",{"data-head":"Quality"},Ob(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${ot(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Id=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Dd=Id.filter(e=>e.sort);function Ab(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},q([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Bd(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=Id.map(w=>Ab(w,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Ad(t,"tr\
[data-set], tr.group, tr.more-row",(w,y)=>{let h=y.dataset.set?w===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(w,y,h,b){let x=l.get(w),T=x?.shown===
y?x:{shown:y,rows:h()};return b.set(w,T),T.rows}let u=(w,y,h=!1)=>c(w.id,JSON.stringify([w,h]),()=>Pd(w,e,i,{member:h}),y);function d(w,y,h){let b=c(`group ${w.prefix}`,JSON.stringify([w,!!y]),()=>[Rb(
w,y,e)],h);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(T=>u(T,h,!0)),...c(`more ${w.prefix}`,`${y.loading} ${x}`,()=>y.loading||x>0?[Cb(w,y,x,e)]:[],h)]}function m(w){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;Vt(t,w.entries.flatMap(x=>x.group?d(x.group,w.groups.get(x.group.prefix),y):u(x.set,y))),l=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),p(w),f(w)}function p({sort:w,order:y}){for(let h of o){let b=h.dataset.sort===w;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,O(h.querySelector(".sort-mark"),b&&$t(y==="asc"?"up":"down")))}}function f({picked:w,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let x of h){let{set:T}=x.dataset;for(let k of["control","test"])x.toggleAttribute(`data-${k}`,T===w[k]),x.querySelector(`.pick-${k} input`).checked=T===w[k];x.toggleAttribute("dat\
a-checked",y.has(T)),x.querySelector(".set-check").checked=y.has(T)}let b=h.filter(x=>y.has(x.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function g(w){
let y=[...t.children].find(h=>h.dataset.set===w);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function Rb(e,t,n){let o=q([$t("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},ne(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${ne(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},Nt(e.newest)),a("td",
{colspan:String(Tr-4)}))}function Cb(e,t,n,o){return a("tr",{class:"more-row member"},a("td",{colspan:String(Tr)},t.loading?a("span",{class:"muted"},"Loading …"):q(`Show more of ${e.prefix} (${N(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function qd(e,t){let n=e,o=de("tags"),s=de("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let w=c.value.trim().replace(/\s+/g," ");w!==""&&p({add_tags:[w]},
`Tagged “${w}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${ne(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),xe("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function p(g,w){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await Ln(n[y].id,g);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=w}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ve(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;n.flatMap(w=>w.tags).forEach(w=>{let y=[...g.keys()].find(h=>h.toLowerCase()===
w.toLowerCase())??w;g.set(y,(g.get(y)??0)+1)}),O(i,[...g].map(([w,y])=>a("li",{class:"tag"},w,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),xe("close",`Remove the tag ${w}`,()=>p({remove_tags:[
w]},`“${w}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Fs().then(g=>O(l,g.map(({tag:w})=>a("option",{value:w})))).
catch(()=>{}),m}function Wd({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=de("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=q("Cancel",()=>f.close()),m=null,p=a("fieldset",{class:"regroup-fields"},n),f=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),xe("close","Close",()=>f.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),p,c,l),a("div",{class:"regroup-buttons"},d,u)));function g(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&ve(b,!0)}function w(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||be(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?w(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${N(b.files_done)} of ${ne(b.files_total,"file")}`))}async function h(){g("");try{m=await s()}catch(b){w(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&lo(m.id).catch(()=>{}),Zs(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function Nb(e,t){try{for(let n of e.binned)await ao(n);for(let n of e.made.filter(o=>!o.already_stored))await ro(n.set)}catch(n){be(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Fd(e,t,n){be(e,{seconds:30,action:{label:"Undo",run:()=>Nb(t,n)}}),n(t.set)}function Lb(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},$e(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Hd(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function jd(e,t){let n=de("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Wd({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Sc(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Fd(`“${e.label}” was\
 split into ${ne(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await Kt(e.id);s=Lb(d,()=>l("")),O(o,Hd(n,"each",`Each file becomes a set: ${ne(d.file_list.length,"se\
t")}`,!0,u),Hd(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){O(o),l(d.message,!0)}}function Ud(e,t){let n=de(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Wd({title:`Join ${ne(e.length,"set")}`,action:"Join",
text:"All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a(
"ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${ne(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>$c(
e.map(s=>s.id),o.value.trim()),ended:s=>Fd(`${ne(e.length,"set")} were joined.`,s,t)}),o.focus()}var Pb=10,Ib=12,Db=200,Bb=4;async function zd(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:Bb},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function qb({change:e,sort:t}){let n=de("find"),o=a("span",{class:"muted small found"}),s=!1,r=Xe(Db,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&i.value!==""&&(p.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},Dd.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,w])=>a("option",{value:`${p} ${g}`},`${f} ${w}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(p,f,g){let w=[...p.tag.filter(h=>!f.some(b=>b.tag===h)).map(h=>({tag:h})),...f.slice(0,Ib)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;O(c,w.
map(({tag:h,sets:b})=>q([h,b!==void 0&&a("span",{class:"muted"},` ${N(b)}`)],()=>g(h),{class:"tag","aria-pressed":String(p.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=Pb&&!rr(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==i&&(i.
value=p.q);let w=f===0?"No set matches.":ne(f,"set");return o.textContent=rr(p)?w:"",w}}}function Hb(e){let t=a("span",{role:"status"}),n=q("",e.compare,{class:"primary"}),o=q("Join …",e.join,{class:"\
writes"}),s=q("Tags …",e.tags,{class:"writes"}),r=q("",e.remove,{class:"writes danger"}),i=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,xe("close","Select none",e.
clear));return{node:i,draw(l){i.hidden=l.size===0,t.textContent=`${N(l.size)} selected`,n.textContent=`Compare (${N(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=l.size<2,o.title=l.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${N(l.size)}\
)`}}}function Wb(e){let t=a("span",{class:"muted"}),n=q("Previous",()=>e(-1)),o=q("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-
1)*_n,c=Math.min(l+_n,i.entry_total);s.hidden=i.entry_total<=_n&&r===1,n.disabled=r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${N(l+1)}–${N(c)} of ${N(i.entry_total)}${i.entry_total===i.total?
"":` rows, ${ne(i.total,"set")}`}`:""}}}function Gd({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},Fb()),i=new Map,l=new Map,c=null,u=null,d="",m=null,p=[],f={control:"",
test:""},g="",w=null,y="",h=!1,b=(E,W)=>{h=!0,e({page:1,...E},W)},x=qb({change:E=>b(E,{replace:!0}),sort:(E,W)=>b({sort:E,order:W})}),T=Bd({pick:t,save:ue,remove:fe,check:Q,checkAll:se,toggleGroup:$,tags:j,
split:E=>jd(E,ee),more:P,filterTag:Oe,sort:je}),k=Hb({compare:C,join:()=>Ud([...i.values()],ee),tags:()=>j([...i.values()]),remove:()=>fe([...i.values()]),clear:()=>{i.clear(),J()}}),_=Wb(E=>{e({page:c.
page+E}),r.scrollIntoView({block:"start"})}),M=a("div",{class:"set-list"},x.node,r,_.node,k.node);async function S(){w?.abort(),w=new AbortController;let{signal:E}=w;d=Hn(c).toString(),r.ariaBusy="tru\
e";let W=setTimeout(()=>s.busy(!0),400);try{let[v,U,R]=await Promise.all([jt(Hn(c),{signal:E}),Fs({signal:E}),rr(c)?jt("limit=0",{signal:E}):null]);u=v,p=U,m=(R??v).total,await A(E),G()}catch(v){v.name!==
"AbortError"&&I(v)}finally{clearTimeout(W),E.aborted||(s.busy(!1),r.ariaBusy=null)}}function I(E){u=null,d="",O(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),a("p",
{},E.message),q("Try again",S,{class:"primary"})))}let D=(E,W,v=_n)=>{let U=Hn({...c,page:1});return U.delete("group"),U.set("prefix",E),U.set("offset",String(W)),U.set("limit",String(v)),U};async function A(E){
let W=new Set(u.entries.flatMap(({group:v})=>v?[v.prefix]:[]));for(let[v,U]of[...l]){if(!W.has(v)){l.delete(v);continue}let R=await jt(D(v,0,Math.min(1e3,Math.max(_n,U.sets.length))),{signal:E});l.set(
v,{sets:B(R),total:R.total,loading:!1})}}async function P(E){let W=l.get(E),v=d;W.loading=!0,J();try{let U=await jt(D(E,W.sets.length));W.sets=[...W.sets,...B(U)],W.total=U.total}catch(U){be(`${E} can\
not be listed. ${U.message}`,{urgent:!0})}W.loading=!1,v===d&&J()}function $(E){l.delete(E)?J():(l.set(E,{sets:[],total:0,loading:!0}),P(E))}let B=E=>E.entries.flatMap(({set:W})=>W?[W]:[]),Y=()=>u.entries.
flatMap(({set:E,group:W})=>E?[E]:l.get(W.prefix)?.sets??[]);function G(){n({sets:B(u),allTotal:m});let E=x.draw(c,u.total,m);h&&(h=!1,ve(E)),J(),y!==""&&pe(y)}function J(){if(u){if(x.drawTags(c,p,Oe),
_.draw(c.page,u),k.draw(i),u.entries.length===0){O(r,m===0?o():ge());return}T.node.parentNode!==r&&O(r,T.node),T.draw({...u,groups:l,picked:f,checked:i,sort:c.sort,order:c.order})}}let ge=()=>u.total>
0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",q("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function pe(E){if(y="",T.flash(
E))return;u.entries.find(({group:v})=>v&&l.get(v.prefix)?.sets.some(U=>U.id===E))||at([E]).then(([v])=>{let U=v&&u?.entries.find(({group:R})=>R&&v.label.toLowerCase().startsWith(R.prefix.toLowerCase()));
U&&!l.has(U.group.prefix)&&$(U.group.prefix)}).catch(()=>{})}function je(E){let W=E==="label"?"asc":"desc",v=W==="asc"?"desc":"asc";b({sort:E,order:c.sort===E&&c.order===W?v:W})}function Oe(E){let W=c.
tag.includes(E);b({tag:W?c.tag.filter(v=>v!==E):[...c.tag,E].slice(-8)})}function Q(E,W,v){let U=Y(),[R,H]=[U.findIndex(Z=>Z.id===g),U.findIndex(Z=>Z.id===E.id)].sort((Z,ae)=>Z-ae);(v&&R>=0?U.slice(R,
H+1):[E]).forEach(Z=>W?i.set(Z.id,Z):i.delete(Z.id)),g=E.id,J()}function se(E){Y().forEach(W=>E?i.set(W.id,W):i.delete(W.id)),J()}function C(){let[E,W]=[...i.values()].sort((R,H)=>R.created.localeCompare(
H.created)),[v,U]=Go(E,W);s.go(un(v.id,U.id))}function K(E){let W=v=>v.id===E.id?{...v,...E}:v;u.entries=u.entries.map(v=>v.set?{set:W(v.set)}:v),l.forEach(v=>{v.sets=v.sets.map(W)}),i.has(E.id)&&i.set(
E.id,E),n({sets:B(u),allTotal:m}),J()}function ee(E){return i.clear(),y=E,S()}async function ue(E,W){try{return K(await Ln(E.id,W)),ve("Saved."),!0}catch(v){return be(`Not saved. ${v.message}`,{urgent:!0}),
!1}}function j(E){qd(E,K).addEventListener("close",()=>S())}let te=E=>E.length===1?`“${E[0].label}”`:ne(E.length,"set");async function fe(E){let W=await zd(E,U=>ro(U.id));W.length>0&&be(`${te(W.map(
({item:U})=>U))} ${W.length===1?"was":"were"} not deleted. ${W[0].error.message}`,{urgent:!0});let v=E.filter(U=>!W.some(({item:R})=>R===U));v.forEach(U=>i.delete(U.id)),v.length>0&&be(`${te(v)} ${v.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>he(v)}}),document.getElementById("main").focus({preventScroll:!0}),await S()}async function he(E){let W=await zd(E,v=>ao(v.id));W.length>
0&&be(`${te(W.map(({item:v})=>v))} cannot be brought back. ${W[0].error.message}`,{urgent:!0}),y=E.length===1?E[0].id:"",await S()}return{node:M,show(E,W){let v=c;c=E,f=W,v&&Hn(v).get("sort")!==Hn(c).
get("sort")&&l.clear(),Hn(c).toString()!==d?S():J()},reload(E=""){return y=E||y,S()},search:()=>m>0&&(x.focus(),!0),enter:()=>T.focus(),focused:()=>u&&Y().find(E=>E.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>w?.abort()}}function Fb(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}function Yd(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=iu(o.files);s.length>0?we.add(s):n.webkitdirectory&&be("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},$t(t),e),o)}function jb(){let e=q("Look at a sample pair",async()=>{e.disabled=!0;try{await we.addSample()}catch(t){
be(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},Ed))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function Ub(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=xe("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(p,f,g)=>O(p,a("b",{class:"letter"},f),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=un(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:i,draw:l}}var os={path:"/",name:"Traces",mount(e,t){return Yb(e,t)}},zb=24,Gb=100;function Yb(e,t){let n=sr(location.search),o={control:null,test:null},s=[],r=!1,i=[],
l=!1,c=a("span",{class:"count"}),u=Gd({change:p,pick:T,loaded:g,empty:jb,context:t}),d=Ub(()=>x({control:o.test,test:o.control})),m=Md(y,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Yd("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Yd("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),a("p",{class:"muted small traces-lost\
 writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle("Tra\
ces");function p(_,M){t.go(Hu({...n,..._}),M)}function f(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function g({sets:_,allTotal:M}){l||(s=_,t.setTitle(`Traces\
 (${N(M)})`),c.textContent=M>0?N(M):"",d.node.hidden=M===0,location.search===""&&M<=zb&&w(_),b())}function w(_){let{control:M,test:S}=fu(_);M&&(M!==o.control?.id||S!==o.test?.id)&&(o={control:Pe(_,M),
test:Pe(_,S)},p({control:ot(M),test:ot(S)},{replace:!0}))}function y(_){let M=we.transfers.some(S=>S.job?.set===_);M&&!i.includes(_)&&i.push(_),M&&p({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(M?_:"")}let h=Xe(Gb,async _=>{if(await u.reload(_),i.length>1&&!r&&!l){let M=await at(i.slice(-2).reverse()).catch(()=>[]);!l&&!r&&w(M)}});async function b(){let _=n,M=["control","test"].map(P=>_[P]),
S=M.filter(P=>P!==""&&!s.some($=>$.id.startsWith(P))),I=await at(S).catch(()=>[]);if(l||_!==n)return;let[D,A]=M.map(P=>P===""?null:s.find($=>$.id.startsWith(P))??Pe(I,P)??null);o={control:D,test:A},f()}
function x(_){r=!0,o=_,p({control:ot(_.control?.id??""),test:ot(_.test?.id??"")})}function T(_,M){x({...o,[_]:M}),ve(`${M.label} is the ${_}.`)}function k(_){let M=u.focused();return M?T(_,M):!1}return f(),
{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(_){let M=n;n=sr(_),f(),(M.control!==n.control||M.test!==n.test)&&b()},unmount(){l=!0,h.cancel(),u.unmount(),m.unmount()}}}var ss=200;function Kd(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await nt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,p)=>{
n[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=ss*Math.floor(d/ss),p=await i({offset:m,limit:ss});p&&(p.rows.forEach((f,g)=>{n[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var ji=e=>go(e,e.unit,po(e)).toString();function Vd(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(ss)),t.op!==""&&o.set("row",t.op),n?.key===vt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var Ui=e=>({key:vt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Jd(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await nt(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function Kb(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Vd(ji(e),e,t),o=new AbortController,
s=nt(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function Qd(e,t){Kb(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{
let l=Vd(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),nt(l,{signal:i}))}}var Vb=250;function Dt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,p=()=>s||m.aborted,f=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},Vb),g;try{let w=await c(m);g=()=>u(w)}catch(w){g=()=>d(w)}clearTimeout(f),!p()&&(i(),g(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){O(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function Tn(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Jb=4,rs=[];function Qb(e){return new Promise(t=>{rs.push({node:e,go:t}),rs.length===1&&bt().then(Xd)})}function Xd(){let e=rs.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=rs.splice(Math.max(0,e),1);t(),rs.length>0&&bt().then(Xd)}function Xb(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<Jb&&t(i.event)})}function xt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=Tn(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,q("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),q("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!vn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(i);let f=wo(w);async function g(){if(u)return;let h;u=!0;try{c||await bt(),h=await jo(),c||await Qb(i)}catch(k){O(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:T}=e.make(l,m);await h.react(t,x,{...T,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},ou),!c&&!d&&(c=!0,e.onClick&&Xb(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function w(){c&&l&&!l.empty&&!e.paint&&g()}function y(h){c&&(e.save??su)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,O(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,O(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:w,retheme:w,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function On(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var Zb=30,as={top:8,right:16,bottom:34},e0=64,t0=6,Zd=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function zi(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},Zd.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=xt({...e,extra:s,tools:[xe("plus","Zoom in",()=>i(.6)),xe("minus","Zoom out",()=>i(1/.6)),xe("reset","Rese\
t the zoom",l)],keys:()=>Zd.filter(([c])=>!t.has(c)),height:c=>n0(c.rows.length),make:(c,u)=>a0(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":em(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:tm(o,n,Lt())})))}}}var n0=e=>Math.max(e,3)*Zb+as.top+as.bottom,em=e=>[Math.max(e,3)-.5,-.5];function tm(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function o0(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Ve(t);return[o,` ${n}`]}function s0(e){return[xn(e.name,e0,t0).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function r0(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return cn(e.map(o=>o.name),n).map((o,s)=>We(e[s].mark+o))}function a0(e,t,n,o){let s=Lt(),[r,i]=o0(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),p=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",f=m(
"diff").map((y,h)=>o.has(p(y,h))?null:y),g=(y,h)=>s[p(y,h)],w={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...w,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...w,name:"difference",x:f,marker:{color:f.map((y,h)=>g(y,h)),pattern:{shape:f.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:f.map((y,h)=>g(y,h)),bgcolor:s.surface},line:{width:f.map(y=>y>0?0:1),color:f.map((y,h)=>g(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(s0),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:yt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:as.right,t:as.top,b:as.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:em(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:r0(e.rows,u)},shapes:tm(e.rows,n,s)}}}var nm=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${Ke(e)}`,i0=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Or(e,t=""){let n=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:w,samples:y}=e[d];return`${d}: ${m} (${[nm(p,f,"ranks"),nm(g,w,"steps"),ne(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,
device_type:c}=o,u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,i0(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("c\
ontrol")} → ${n("test")}`,[t,t&&u,`made ${Nt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Gi=4,Mr={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function om(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacemen\
ts",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,i=null;function l(u,d){let m=u.replacements??[];if(i!==u&&(i=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${N(m.length)})`;
let p=d?[u.control.samples,u.test.samples]:[1,1];O(n,m.slice(0,r?void 0:Gi).map(f=>c(f,p,d))),o.hidden=r||m.length<=Gi,O(o,!o.hidden&&q(`Show all ${N(m.length)}`,()=>{r=!0,l(u,d),n.children[Gi].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let p=[u.control.counts/d[0],u.test.counts/d[1]],f=[u.control.total_duration/d[0],u.test.total_duration/d[1]],g=d[0]===d[1]?u.diff_duration/d[0]:
f[1]-f[0],w=g>0?"more":g<0?"less":"calm",y=(h,b,x)=>a("p",{class:`replaced ${x}`},a("span",{class:"replaced-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),a("p",{class:"muted small"},
Mr[u.rule]??u.rule,u.shared!==null&&[", ",a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},u.input_dims),` (${qe(100*u.shared)} of what launches them is shared)`])),a(
"dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${N(p[0])} → ${N(p[1])}`),a("dt",{},m?"time per step":"time"),a("dd",{title:`${me(f[0])} → ${me(f[1])}`},`${F(f[0])}\
 → ${F(f[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${w}`,title:Ue(g)},ye(g),f[0]>0&&` (${He(100*g/f[0])})`)))}return{node:s,draw:l}}async function Bt(e,t){try{await navigator.clipboard.writeText(e),be(t,{seconds:4})}catch{be(`Copy this: ${e}`,{seconds:60})}}var l0={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},sm="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Vn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${N(n)} steps are too few to find a change among ${N(
o)} rows.`}let t=`q = ${ln(Bn(e))}, p = ${ln(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function is(e){
switch(e.calls){case"fact":return`calls: ${N(e.control_calls)} → ${N(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${ln(e.calls_q_value)})`;default:return""}}
var c0=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,F(i),F(l),ye(c),[me(i),me(l),Ue(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",N(e.control_counts),N(e.test_counts),Qe(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function rm(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Mr[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Jo(e)].join(`
`):e.name}function am({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),xe("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,p=is(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${l0[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${Mr[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),Jo(d).map(f=>a("p",{class:"mono full-name"},a("bdi",{},f)))),d.significance&&a("p",{class:"small"},Vn(d),p&&` ${p[0].
toUpperCase()}${p.slice(1)}.`),c0(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&q("Show in the table",r,{class:"link-button"}),s&&q("Show its ranks and steps",s,{class:"link-button"}),q("Copy the name",()=>Bt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),O(i,l.hidden?null:m??u(d)),(p||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var Yi={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},$o=e=>`tracediff-${wt(e.control.label)}-${wt(e.test.label)}`;function im(e){let t=de("top"),n=de("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",
{id:n,on:{change:()=>e({sort:s.value,order:ho(s.value)})}},Object.keys(Yi).filter(l=>fi.includes(l)).map(l=>a("option",{value:l},Yi[l]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"\
chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...Mu,l.top])].sort((d,m)=>d-m);O(o,u.map(d=>a("option",{value:String(d),selected:d===l.top},
String(d))));for(let d of s.options){let m=Yi[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${N(c)} of ${N(l)} rows are drawn; the table\
 has all`:""}}}function lm(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=a("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=a("div",{class:"chart-tools verdict-actions"},o,q("Copy link",()=>Bt(location.
href,"Link copied.")),t,n);return{title:a("h3",{},"All rows ",e),node:s,draw(r,i,l,c){let{row_count:u,rows_before_filters:d}=i,m=r.fold?i.replacements.length:0;e.textContent=(u===d?N(u):`${N(u)} of ${N(
d)}`)+(m>0?`, ${ne(m,"pair")} folded`:""),t.href=Ha(hi(r,l,c,"csv")),n.href=Ha(hi(r,l,c,"json")),o.href=Oc(qu(r,l,c)),o.download=`${$o(i)}.html`,t.download=`${$o(i)}.csv`,n.download=`${$o(i)}.json`}}}function cm(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&q("Use all ranks and steps",t.all,{class:"primary"}),o&&q("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&q("Try again",t.again,{class:"primary"})," ",a("a",
{href:"/"},"Choose other traces")))}function um(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",a("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var it={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},ls={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Ar=e=>e[0].toUpperCase()+
e.slice(1),u0={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Ki=e=>u0[e]??e.toLowerCase();function Vi(e){let t=e.split(" overlapping ").map(Ki);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Ji={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},dm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Qi={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Rr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Cr={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Xi={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},Jn="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var d0=56;function Zi(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function m0(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function mm(e,t=null){let n=de("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let p=Zi(m.text),f=p.filter(([,w])=>w).map(([w])=>w),g=new Map(cn(f,d0).map((w,y)=>[f[y],w]));return p.map(([w,y])=>{if(!y)
return w;let h=m0(m.rows,w),b=h&&e.page(h),x=a("code",{title:h?.name??w},a("bdi",{},g.get(w)));return b?a("a",{href:b,class:"diagnosis-name"},x):x})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,p,f){
let g=e.row(m),w=[f.length>1?`table row ${p+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return g===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},w):g!==null&&a("a",{href:g,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},w)}function u(m){let p=m.change<0?"control":"test",f=[...m.rows.
map(c),...m.ranks.map(w=>[e.rank(w),`rank ${w}`]),...m.steps.map(w=>[e.step(w,p),`step ${w}`])].map(w=>Array.isArray(w)?w[0]!==null&&a("a",{href:w[0],title:`Compare ${w[1]} alone`},w[1]):w).filter(Boolean),
g=e.timeline(m);return g&&f.push(a("a",{href:g,title:"Show it in the timeline"},"timeline")),m.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${it[m.part].name} bar`)),f.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((w,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),w]))}function d(m){let p=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},p&&a("span",{class:"certainty"},
"likely"),p&&" ",i(m)," ",u(m))}return{node:s,draw(m,p){let f=JSON.stringify([p,m]);f!==r&&(r=f,m.diagnosis?.length>0?O(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):O(o,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var Nr={key:"",entry:null};function f0(e,t){let n=o=>en({...Ot(t),node:o});return[e.certainty==="likely"&&a("span",{class:"certainty"},"likely")," ",Zi(e.text).map(([o,s])=>s?a("code",{},a("bdi",{},o)):
o)," ",a("a",{href:n(gd(e.tree))},"Show in the tree")]}function fm(){let e=a("p",{class:"diagnosis-layer small"}),t="",n=null;function o(s){let{entry:r}=Nr;O(e,r?f0(r,s):["No layer can be named for th\
e change in device time. ",a("a",{href:en(Ot(s))},"The tree")]),e.title=r?.text??"",e.dataset.shown=Nr.key}return{node:e,async draw(s){let r=vt(s).toString();if(r===t)return;if(n?.abort(),n=new AbortController,
t=r,r===Nr.key){o(s);return}O(e,a("span",{class:"muted"},"Looking for the layer …"));let i=new URLSearchParams(r);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([l,c])=>i.set(l,
c));try{let l=await nt(i,{signal:n.signal});t===r&&(Nr={key:r,entry:l.diagnosis?.[0]??null},o(s))}catch{t===r&&O(e)}},stop:()=>n?.abort()}}function et(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=q(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var p0={ALL:"All",CPU:"Host",GPU:"Device"},h0={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},g0=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],w0=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],y0={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},b0={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function cs(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function hm(e){let t=et("Device type",Ru.map(b=>[b,p0[b],h0[b]]),b=>e({device_type:b})),
n=et("Unit of the durations",g0,b=>e({unit:b})),o=et("Time of host operations, shown and judged",w0,b=>e({measure:b})),s=k0(e),r=cs("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=cs("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=cs("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=cs("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,ft]:c.exclude.filter(x=>x!==ft)})),d=x0(b=>e({category:b})),m=S0(b=>e({exclude:b})),p=cs("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),f=pm("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...y0},b=>e({change:b})),g=pm("Time","Groups by the change of the time",b0,b=>e({significant:b})),w=q("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},f.node,g.node),a("div",{class:"filter-row"},u.node,p.node,r.node,i.node,l.node,m.node,w));function h(b){let x=b&&{...b.ops_diff,"":Au.reduce(
(k,_)=>k+b.ops_diff[_],0)};f.draw(c.change,x);let T=b?.changed_rows;g.draw(c.significant,T&&{...T,true:T.slower+T.faster}),g.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,x,T){c=b,t.press(c.device_type),n.press(T),o.press(po(c)?"self":"total"),n.buttons.get("percent").
disabled=x?!nr(x):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!x?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!x?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(ft),d.draw(c.category,x?.categories??[]),m.draw(c.exclude),p.input.checked=c.fold,p.node.hidden=x?.replacements.
length===0,h(x),w.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===ft)}}}function k0(e){let t=de("search"),n=!1,o=Xe(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function x0(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);_0(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:ne(i.length,"category","categories");let u=[...l];for(let m of i)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;O(n,u.map(({category:m,rows:p})=>{let f=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(f.checked?[...i,m]:i.filter(g=>g!==
m))}});return a("label",{class:"check"},f,a("span",{},m),a("span",{class:"muted num"},N(p)))}),i.length>0&&q("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function _0(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function S0(e){let t=de("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,O(s,n.filter(l=>l!==ft).map(l=>a("span",{class:"chip mono"},`not ${l}`,xe("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function pm(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let p=a("span",{class:"group-count"},"–"),f=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(p.textContent=N(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var Pr=8,$0=44,Lr=(e,t,n)=>e[`${t}_self_duration`]/n,v0=e=>e>0?"more":e<0?"less":"calm";function gm(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Tn("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[Lr(i,"control",c[0]),Lr(i,"test",c[1])],p=(f,g)=>a("span",{class:`host-bar host-${f}`,title:`${f} ${me(g)}`,css:{width:`${(100*g/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},p("control",d),p("test",m)),a("span",{class:"num muted"},
`${F(d)} → ${F(m)}`),a("span",{class:`num strong ${v0(m-d)}`,title:Ue(m-d)},ye(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[Lr(m,"control",c[0]),Lr(m,"test",c[1])]),1e-9),d=Ks(i.map(m=>m.name),$0);t.textContent=`self time, mean per ${It(l)?"recording":"step"}`,O(n,i.map((m,p)=>r(m,d[p],
c,u)))}}}var E0=14;function vo(e){let[t,n]=vu(e);return n===""?t:`${t} → ${n}`}function wm(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,i=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return i>0?Math.max(E0,Math.floor(f/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=Ja(s?n-2:n),o.add(t.filter(Boolean).map(d=>vo(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(o=null),o?.add(m.map(p=>vo(p.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=vo(d),p=u(m);return a("span",{class:"fit",data:p===m?{}:{short:p}},a("bdi",{},m))},refit(d,{row:m}){let p=vo(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var mn=28,T0=200,ym=12,bm=100,O0={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},us=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${sm}`,"c-real"]],M0={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},A0=(e,t)=>e.too_few?["","too few steps"]:M0[t]??["",t],xm={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function R0(e,t,n){let o=xm[e],
s=ho(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function _m(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},us.map(([j,te,fe,he])=>{let E=a("span",{class:"sort-mark","aria-hidden":"true"}),W=a(
"th",{scope:"col",class:he},a("button",{type:"button",title:fe,on:{click:()=>e.onSort(...R0(j,d,m))}},te,E));return t.set(j,{cell:W,mark:E}),W}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},us.map(([,,,j])=>a("col",{class:j}))),o,s,r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",p=!1,f="",g=null,w=0,y=0,h=0,
b=0,x=new Map,T=0,k=!1,_=0,[M,S]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(us.length)}))),I=wm(t.get("name").cell),D=()=>c.length>T0&&!vn();function A(j=!1,te=l.
scrollTop){let fe=Math.ceil((T||600)/mn),he=D()?Math.max(0,Math.floor(te/mn)-ym):0,E=D()?Math.min(c.length,Math.floor(te/mn)+fe+ym):vn()?J():c.length;if(!j&&he===h&&E===b)return;h=he,b=E;let W=s.contains(
document.activeElement),v=j?new Map:x;x=new Map;for(let U=he;U<E;U+=1)x.set(U,v.get(U)??(c[U]?ge(U):pe(U)));P(W,j,te),$()}function P(j,te,fe){l.toggleAttribute("data-virtual",D()),Y(M,h),Y(S,c.length-
b),Vt(s,[M,...x.values(),vn()?G(c.length-b):S]),fe>0&&(te||j)&&l.scrollTop!==fe&&(l.scrollTop=fe),j&&(x.get(w)??l).focus({preventScroll:!0})}function $(){let[j,te]=D()?[Math.max(0,h-bm),Math.min(c.length,
b+bm)]:[h,b];for(let fe=j;fe<te;fe+=1)if(!c[fe]){e.onWant(j,te);return}}function B(){let j=!1;for(let[te,fe]of x)fe.dataset.hole!==void 0&&c[te]?(x.set(te,ge(te)),j=!0):c[te]&&I.refit(fe,c[te]);j&&P(s.
contains(document.activeElement),!1,l.scrollTop),$()}function Y(j,te){j.hidden=te===0,j.style.height=`${te*mn}px`}function G(j){return a("tr",{hidden:j===0},a("td",{colspan:String(us.length),class:"mu\
ted"},`${N(j)} more: the report and the CSV have all rows.`))}function J(){let j=c.findIndex(te=>!te);return j<0?c.length:j}function ge(j){let te=c[j];return a("tr",{"aria-rowindex":String(j+3),data:{
index:j},class:`${j%2?"odd":""}${te.noise?" noise":""}`,tabindex:j===w?"0":"-1","aria-selected":String(te.key===g)},C0(te,u,y,je(te,j)))}function pe(j){return a("tr",{"aria-rowindex":String(j+3),data:{
index:j,hole:""},"aria-busy":"true",tabindex:j===w?"0":"-1"},a("td",{colspan:String(us.length),class:"muted"},"…"))}function je(j,te){return a("a",{href:e.href(j.row),class:"op-link",tabindex:"-1"},
j.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),j.row.aliases&&a("span",{class:"folded"},a("span",{"aria\
-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),I.draw(j))}function Oe(j,{focus:te=!1}={}){if(c.length===0)return;let fe=x.get(w);w=Math.max(0,Math.
min(c.length-1,j)),se(w),fe?.setAttribute("tabindex","-1");let he=x.get(w);he?.setAttribute("tabindex","0"),te&&he?.focus({preventScroll:!0})}function Q(j){c.length>0&&!x.has(w)&&(w=Math.min(c.length-
1,Math.ceil(j/mn)),x.get(w)?.setAttribute("tabindex","0"))}function se(j){l.removeAttribute("data-late");let te=j*mn,fe=l.clientHeight-o.offsetHeight-r.offsetHeight-2;te<l.scrollTop?l.scrollTop=te:te+
mn>l.scrollTop+fe&&(l.scrollTop=te+mn-fe),_=l.scrollTop,A(!1,_)}s.addEventListener("click",j=>{let te=j.target.closest("tr[data-index]");te&&j.target.closest(".op-link")?!j.ctrlKey&&!j.metaKey&&!j.shiftKey&&
e.onOpen(c[Number(te.dataset.index)].key):te&&c[te.dataset.index]&&getSelection().isCollapsed&&(Oe(Number(te.dataset.index),{focus:!0}),e.onSelect(c[w].key))}),s.addEventListener("keydown",j=>{let te=Math.
max(1,Math.floor(l.clientHeight/mn)-4),fe={ArrowDown:w+1,ArrowUp:w-1,PageDown:w+te,PageUp:w-te,Home:0,End:c.length-1};if(j.key in fe&&!j.altKey&&!j.metaKey)j.preventDefault(),Oe(fe[j.key],{focus:!0});else if((j.
key==="Enter"||j.key===" ")&&!j.target.closest(".op-link")&&c[w])j.preventDefault(),e.onSelect(c[w].key);else if(j.key==="ArrowRight"||j.key==="ArrowLeft"){j.preventDefault();let he=x.get(w);(j.key===
"ArrowRight"?he?.querySelector(".op-link"):he)?.focus({preventScroll:!0})}});let C=0;l.addEventListener("scroll",()=>{_=l.scrollTop,D()&&C===0&&(C=requestAnimationFrame(()=>{C=0;let{scrollTop:j}=l;A(!1,
j),Q(j)}))});let K=new ResizeObserver(j=>{T=l.clientHeight,j.some(({target:te})=>te!==l)&&I.measure()&&B(),A(!1,_)});K.observe(l),K.observe(t.get("name").cell);let ee=wo(()=>{I.measure(),A(!0)});function ue(j){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${p?"Self time":"Duration"}, ${j}`,n[2].title=p?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[te,{cell:fe,mark:he}]of t){let E=d===te||(xm[te]??"")===d;E?fe.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):fe.removeAttribute("aria-sort");let W=m==="asc"?
"↑":"↓";he.textContent=E?d===te?` ${W}`:` |${W}|`:""}}return{node:l,focus:()=>Oe(w,{focus:!0}),draw(j){let te=f!==j.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:f}=j),y=el(
c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!j.judged),I.setRows(c),ue(j.unitName),O(r,j.totals.map(([he,E])=>P0(he,E,u,p)));let fe=c.findIndex(he=>he?.key===
g);te&&(w=Math.max(0,fe),_>0&&(l.scrollTop=0,_=0)),k||(k=!0,l.setAttribute("data-late",""),bt().then(bt).then(()=>l.removeAttribute("data-late"))),A(!0,_),fe>=0&&te&&se(fe)},add(j,te,fe){c=j,i.toggleAttribute(
"data-unjudged",!fe),I.addRows(c,te),el(te)>y?(y=el(te),A(!0)):B()},select(j){let te=j!==g;g=j;for(let he of s.querySelectorAll("tr[data-index]"))he.setAttribute("aria-selected",String(j!==""&&c[Number(
he.dataset.index)]?.key===j));let fe=c.findIndex(he=>he?.key===j);fe>=0&&te&&Oe(fe)},unmount(){K.disconnect(),ee(),cancelAnimationFrame(C)}}}function tl(e,t){return t==="percent"?[qe(e),qe(e)]:[F(e),me(
e)]}function Dr(e,t){if(t!=="percent")return[ye(e),Ue(e)];let n=e===null?Se:`${He(e)}-points`;return[He(e),n]}var el=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Eo=e=>e>0?" more":e<0?" less":
" calm";function Ir(e,t,n){let[o,s]=tl(e,t);return a("td",{class:n,title:s},o)}function C0(e,t,n,o){let{row:s}=e,[r,i]=O0[s.change]??["",s.change],[l,c]=Dr(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:rm(s)},o),a("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},N(e.controlCount)),a("td",{class:"num c-count"},N(e.testCount)),a("td",{class:`num c-count${Eo(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:is(s)||null},Qe(e.diffCount)),Ir(s.control_counts>0?e.control:null,t,"num c-time"),Ir(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num \
c-time c-diff${Eo(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${Eo(e.percent??e.diff)}`},e.birth||He(e.percent)),N0(e)]}function N0({row:e,verdict:t}){if(t===
""||t===null)return a("td",{class:"c-real muted"});let[n,o]=A0(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Vn(e)}${e.q_value===null?
"":` Median of the steps ${F(e.control_median)} → ${F(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${Vc(Bn(e))}`))}var km=e=>a("td",{class:"num c-coun\
t",title:N(e)},N(e)),L0={host:"Host, sum",device:"Device, sum"};function P0(e,t,n,o){let[s,r]=Dr(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},L0[e]),a("t\
d",{class:"c-category"}),km(t.controlCount),km(t.testCount),a("td",{class:`num c-count${Eo(t.diffCount)}`},Qe(t.diffCount)),Ir(t.control,n,"num c-time"),Ir(t.test,n,"num c-time"),a("td",{class:`num c-\
time${Eo(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Eo(t.percent??t.diff)}`},t.birth||He(t.percent)),a("td",{class:"c-real"}))}var Om=(e,t)=>e.rank-t.rank||e.span-t.span,I0=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function Sm(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(Om)}}var $m=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),Br=e=>e===void 0?"–":e===null?"whole":String(e);function nl(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var vm=(e,t)=>e===t?e:`${e} / ${t}`;function D0(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(Om).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function Em(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function qr(e,t){let[n,o]=[Sm(e),Sm(t)],{rows:s,byPosition:r}=D0(n.keys,o.keys),[i,l]=[$m(e),$m(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:i[p],test:l[p],text:i.length===0?Br(l[p]):l.length===0?Br(i[p]):vm(Br(i[p]),Br(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?vm(nl(m.control),nl(m.test)):nl(m.control??m.test)})),columns:u,control:d(Em(e,s,i,"control",n.split)),test:d(Em(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!I0(i,l)}}function ds(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function To(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var Tm=e=>e.reduce((t,n)=>t+n,0)/e.length,B0=1.05,
q0=.05;function Mm(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=Tm(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?Tm(i.map(u=>u.exposed_communication))/l:null}}),o=To(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=B0);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:H0(n)}}function H0(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=To(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=q0&&t.waiting<=n/2?t:null}var W0=820,F0=3,Am=46,pt={top:26,right:12,bottom:36},sl=46;function Hr(e){return xt({...e,class:"heat-map",height:Lm,make:z0,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<F0&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var j0=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Cm=e=>Math.max(34,e.rows.length*j0(e.rows.length)),Nm=e=>e<W0;function Lm(e,t){let n=Cm(e);return Nm(t)?3*(n+pt.top)+2*pt.bottom+2*sl+pt.bottom:n+pt.top+pt.bottom+
sl}var ol=e=>e.flat().filter(t=>t!==null);function U0(e){let t=[...ol(e.control),...ol(e.test)],n=Math.abs(To(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...ol(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function z0(e,t){let n=Nm(t),o=U0(e),[s,r]=e.kind==="time"?Ve(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=K0(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:yt(),margin:{l:l.left,r:pt.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:Js(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:X0(),showscale:!1}},d=c.map(([p,f,g,w],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,V0(e,l.panels[y],h,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:w?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(T=>T===null?null:T/r)),customdata:Y0(e,p,f,g,w),
hovertemplate:"%{customdata}<extra></extra>",...G0(e,f,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((p,f)=>(Object.assign(u,Q0(l.bars[f],4+f,p,i)),J0(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function G0(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function Y0(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${We(String(p))}, step ${We(m)}`;if(c===null)return f;let g=e.control[l][u],w=s&&
g>0?` (${He(100*c/g)})`:"";return`${f}<br>${We(o(c)+w)}`}))}function K0(e,t,n){let o=Lm(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),r=Math.min(120,30+7*s),i=t-r-pt.right,l=Cm(e),c=n?i:(i-2*Am)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/o,1-p/o];if(!n){let p=[0,1,2].map(y=>{let h=y*(c+Am)/i;return{x:[h,h+c/i],y:d(pt.top,l),cell:u}}),f=d(pt.
top+l+pt.bottom+6,8),[g,w]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(w-g)*.2,w-(w-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[pt.top,2*pt.top+l+pt.bottom,3*pt.top+2*l+2*pt.bottom+sl];return{left:r,
panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+pt.bottom+6,8)}))}}function V0(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=On(e.columns.length,s/(7*r+10)),l=On(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var Rm=48;function J0([e,t],n,o){let s=Array.from({length:Rm},(r,i)=>e+(t-e)*(i/(Rm-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function Q0({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:oe("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var X0=()=>[[0,oe("\
--less-fill")],[.5,oe("--heat-zero")],[1,oe("--more-fill")]];function Wr(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,O(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:p}=n,[f,g,w]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=w>0?" more":w<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(f)),a("td",{class:"num"},m(g)),a("td",{class:`num${y}`},p(w)),a("td",{class:`num${y}`},He(
f>0&&w!==null?100*w/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var Pm={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(it).map(([e,{name:t}])=>[e,t]))},Z0=20,Fr=["control","test"];function ek(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function Im(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${qe(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${qe(100*t.waiting)} of its step): the others probably wait for it.`}function Dm(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=de("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},or.map(D=>a("option",{value:D},Pm[D]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=Hr({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...D)=>n(t(...D))}),
c=Wr(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),p=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),f=new Map,g=new Map,w=null,y="",h=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=D=>D===
"step"&&w&&It(w.answer)?"whole recording":Pm[D];function x({set:D,marker:A}){let P=JSON.stringify([D,A]);if(!f.has(P)){let $=io(D,A);f.set(P,$),$.catch(()=>f.delete(P))}return f.get(P)}async function T(D){
if(Fr.some(A=>D[A].any)){k(D,"Each file counts as one step here, so there are no steps to lay out.");return}try{let A=await Promise.all(Fr.map(P=>x(D[P])));if(w?.answer===D){let P=A.map(($,B)=>ek($,D[Fr[B]]));
w={...w,samples:P,judged:P.map(Mm)},_()}}catch(A){k(D,A.message)}}function k(D,A){w?.answer===D&&(o.textContent=A,m.hidden=!0)}function _(){let[D,A]=w.judged,P=({ranks:G},J)=>`${ne(G.length,"rank")}, ${ne(
w.samples[J].length,"sample")}`,$=[Im(D),Im(A)],B=$[0]===$[1]?$[0]:$.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[P(D,0),P(A,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${B}`,m.hidden=!1,p.classList.toggle("lagging",w.judged.some(G=>G.slow.length>0)),y!==""&&I()}async function M(D){let A={};g.set(D,A),g.size>Z0&&g.delete(g.keys().
next().value);try{A.samples=(await js(D)).samples}catch(P){A.failed=P.message,g.delete(D)}y==="op"&&h?.query===D&&I(A)}function S(D){if(y!=="op")return{samples:w.samples,of:P=>P[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=D??g.get(h.query);
return A===void 0&&M(h.query),A?.samples?{samples:Fr.map(P=>A.samples[P]),of:P=>P.total_duration,revision:h.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function I(D){let{
judged:A,file:P}=w,{samples:$=[[],[]],of:B,revision:Y,none:G}=S(D),J=qr(...$),ge=ds(J,B),pe=[...ge.control,...ge.test].flat().some(Q=>Q!==null);i.hidden=y!=="op"||h===null,O(i,h&&a("bdi",{},h.name));let je=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:J.rows,columns:J.columns,...ge,kind:"time",file:P,format:me,formatDiff:Ue,heading:je,revision:`${w.revision}#${Y}`,empty:pe?"":G}),c.node.hidden=
!pe,c.draw({grid:J,values:ge,timeline:t,title:je,format:F,formatDiff:ye}),O(u,tk(A));let Oe=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Oe.length===0,d.textContent=
`The sides have different ${Oe.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(D,A,P,$,B){y=A,h=B,p.open=y!=="",r.value=y||"step",w?.answer!==D?(w={answer:D,file:P,
revision:$},r.options[0].textContent=b(or[0]),T(D)):w.judged&&_()}}}function tk([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort(
(r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:me(l.step)},F(l.step)),
a("td",{class:`num${c?" lag":""}`},He(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},qe(l.waiting===null?null:100*l.waiting))]},s=()=>[["Mean","Mean of the\
 compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks an\
d for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Ke(n)}`},a("table",{class:"lag\
-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"\
colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var nk={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
al="not stated",rl=(e,t,n)=>o=>{let s=o[e]===null?al:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Bm=(e,t)=>e.length===0?"none":e.length===t.length?Ke(e):`${Ke(e)} of ${Ke(t)}`,il=e=>e.shared_kernel_time===
null?"no kernels":qe(100*e.shared_kernel_time),ok=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Bm(t.steps,t.all_steps),sk=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Bm(t.ranks,t.all_ranks)},{text:"Steps",of:ok,key:(e,t)=>t.steps.length},{text:"with_stack",of:rl("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:rl("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:rl("profile_memory"),key:e=>e.
profile_memory},...Object.entries(nk).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:il,key:()=>null}];function rk(e){return sk.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||al,test:l||al,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function ak(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${il(o)} of the kernel time in the control, ${il(s)} in the test.`;return r+i}function qm(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=rk(o);e.textContent=ak(o,s),O(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Hm(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...Jo(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${ln(Bn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${ln(Bn(t))}`);let s=is(t);return s===""?o:[...o,s]}function ik(e,t,n){let{row:o}=e,s=c=>tl(c,t)[0],r=e.birth||He(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${Dr(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${F(o.control_total_duration)}\
 → ${F(o.test_total_duration)}, ${ye(o.diff_duration)}`),[...l,...Hm(e)]}function lk(e){return[e.row.category,`control ${N(e.controlCount)}`,`test ${N(e.testCount)}`,`Δ ${Qe(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Hm(e)]}var Wm=e=>({key:e.key,name:vo(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Fm(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${Yo(t,o)}`:Yo(t,o),rows:e.map(s=>({...Wm(s),control:s.control,test:s.test,diff:s.diff,lines:ik(s,t,n)}))}}function jm(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Wm(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:lk(n)}))}}function Um({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var ck=20,uk=200;function Mn({id:e=de("set"),field:t,set:n,text:o="",none:s,onPick:r}){let i=de("set-list"),l=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>x()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:_=>_.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=Xe(uk,()=>w(c.value.trim())),p=[],f=-1,g=null;async function w(_){g?.abort(),g=new AbortController;let{signal:M}=g,S=new URLSearchParams({q:_.slice(0,120),limit:String(ck)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:I,total:D}=await jt(S,{signal:M});p=[...s&&_===""?[{none:!0}]:[],...I],y(D>I.length?`${ne(D-I.length,"more set")}: type to find`:I.length===0&&"No set matches."),
ve(ne(D,"set")),h(_===""?p.findIndex(A=>A.set?.id===n?.id):0)}catch(I){I.name!=="AbortError"&&(p=[],y(I.message))}}function y(_){O(u,p.map((M,S)=>a("li",{id:`${i}-${S}`,role:"option",class:"choice-lin\
e","aria-selected":String(M.set?M.set.id===n?.id:!n),on:{click:()=>T(M)}},M.set?dk(M.set):s)),_&&a("li",{class:"muted small picker-note",role:"presentation"},_)),f=-1,c.removeAttribute("aria-activedes\
cendant")}function h(_){if(u.children[f]?.classList.remove("active"),f=p.length===0?-1:Math.max(-1,Math.min(_,p.length-1)),f<0){c.removeAttribute("aria-activedescendant");return}u.children[f].classList.
add("active"),u.children[f].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${f}`)}function b(){u.hidden&&w("")}function x(){m.cancel(),g?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function T(_){x(),(_.none||_.set.id!==n?.id)&&r(_.none?null:_.set)}function k(_){let{key:M}=_,S=!u.hidden,I={ArrowDown:f+1<
p.length?f+1:0,ArrowUp:f>0?f-1:p.length-1,PageDown:f+8,PageUp:Math.max(0,f-8)}[M];(I!==void 0||S&&["Enter","Escape"].includes(M))&&_.preventDefault(),I!==void 0?S?h(I):b():M==="Enter"&&S&&p[f]?T(p[f]):
M==="Escape"&&S&&(_.stopPropagation(),x())}return{node:d,input:c}}function dk(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[Nt(e.created),ne(e.ranks.length,
"rank"),...e.tags.slice(0,3),ot(e.id).slice(0,8)].join(" · "))]}function Oo(e,{none:t,links:n=pk}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let p=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(p===s)return;s=p;let f=document.activeElement?.dataset?.field,g=mk(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let w=u.control!==""&&u.test!=="";O(o,l("control",u,d,m),a("div",{class:"swap-cell"},(w||t===void 0)&&xe("swap","Swap control and test",()=>e(hk(u))),gk(u,e),w&&
n(u)),l("test",u,d,m)),g.forEach(({key:y,text:h})=>fk(o,y,h)),f&&o.querySelector(`[data-field="${f}"]`)?.focus()}function l(u,d,m,p){let f=u==="control"?"A":"B",g=u==="control"?"Control":"Test",w=m&&Pe(
m,d[u]),y=de("set"),h=Mn({id:y,field:u,set:w,text:d[u]===""?"":p?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?ot(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},f),a("label",{for:y},g),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},zm(`${u}_ranks`,"Ranks",w?.ranks??p?.[u]?.all_ranks,d,e),zm(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:w?.steps)??p?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
p?.[u]?ne(p[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var mk=e=>[...e.querySelectorAll(".list-input:n\
ot([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function fk(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-fiel\
d="${t}"]`).value="list"}var pk=e=>[ll(e),a("a",{class:"small",href:en(Ot(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:zn(e),
title:"A step of each side over time, one above the other"},"Timeline")];function ll(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function hk(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function gk(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return q(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function zm(e,t,n,o,s){
let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=de(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?wk(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${Ke(n)}`:null,on:{change:()=>{let f=m.value.trim();
s({[e]:f===""?"all":f})}}}),p=a("select",{id:u,data:{field:e},on:{change:()=>{p.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>a("option",{value:f,selected:f===r},yk(
f,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),p,m)}function wk(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function yk(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var bk=["bars","line","scatter","histogram","none"],Gm=["control","test","q","chart","x","y","y2","by"],Ym={chart:"",x:"",y:"",y2:"",by:""};function cl(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Gm.map(o=>[o,t.get(o)??""]));return{...n,chart:bk.includes(n.chart)?n.chart:""}}function jr(e){let t=new URLSearchParams;for(let n of Gm)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function Ur({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var An=e=>`'${e.replaceAll("'","''")}'`,ms=["control","test"];function Km(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Gr(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Km("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Km("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function Yr(e){let t=Object.entries(e).map(([n,o])=>{let s=Gr(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var ul=e=>Object.fromEntries(ms.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),Vm=e=>ms.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses&&e.aliases,kk=e=>An(e.replaceAll("[","[[]"));function Jm(e){return[e.q&&`contains_nocase(name, ${An(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${kk(t)}`),
e.category.length>0&&`category IN (${e.category.map(An).join(", ")})`].filter(Boolean)}function xk(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??
""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var _k={total:["self_duration","total_duration"],per_step:["self_per_step","per_st\
ep"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function Sk(e,t){let n=_k[e][t?0:1];return ms.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_durat\
ion":`diff_${n}`)}function Qm(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let i=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],l=[...Jm(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...i],c=go(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${Sk(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${xk(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Xm({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return ms.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function $k(e,t){let n=Yr(ul(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Jm(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(i,l)=>`sum(CASE si\
de WHEN '${i}' THEN ${l} ELSE 0 END)`;return`${e.aliases?`-- Names of several vendors for one call are rows of their own here.
`:""}WITH names AS (
${Xm(e)}
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
LIMIT ${t}`:""}`}var Kr=(e,t,n,o=0)=>Vm(e)?Qm(e,t,n,o):$k(e,o),Zm=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function zr(e){let t=ms.map(n=>{let o=Gr(n,ul(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${Zm.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var ef=e=>zr(e)&&`${zr(e)}
ORDER BY rank, step_number, side`,tf=e=>zr(e)&&`SELECT side, count(*) AS steps, ${Zm.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${zr(e)}
)
GROUP BY side`;function nf(e,{name:t,category:n,aliases:o}){let s=Yr(ul(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${An(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>An(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${An(n)} AND ${r?`name = ${An(t)}`:`name IN (
    SELECT raw FROM (
${Xm(e)}
    ) WHERE shown = ${An(t)})`}
  AND (${s})`}function of(e,t){let n=nf(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function dl(e,t){let n=nf(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Mo=(e,{control:t,test:n},o={})=>e?jr({control:t,test:n,q:e,...o}):null,sf=(e,t)=>Vm({...e,use_short_name:!1,merge_addresses:!0,aliases:!0})?Qm({...e,q:"",category:[],
change:"",significant:"",exclude:[ft],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function rf(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(Mo(l,e,c));r(s.table.sql,Kr(e,t,n)),r(s.durations.sql,Kr(e,t,n,e.top)),r(s.counts.sql,Kr(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,tf(e)),r(s.host.sql,sf(e,Pr)),r(s.ranks.heat.sql,e.heat!=="op"?ef(e):o?dl(e,o.row):null)}function af(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Mo(of(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Mo(dl(e,t),e))}var fs=["control","test"],lf=e=>a("bdi",{class:"mono"},e),vk=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function Ek(e){let[t,n]=fs.map(s=>vk(e[s])),o=fs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?N(o[0]):`${N(o[0])} and ${N(o[1])}`,changes:{control_marker:t,test_marker:t}}]:fs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:N(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function Tk(e,t){let[n,o]=fs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,lf(i)," ",t&&q("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:fs.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function cf(e,t){return[Tk(e,t),t&&Ek(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,lf(o),` as step m\
arker (${s} found)? `,q("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var uf=8,Ok=600,Mk=80,Ao=["control","test"],df=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},pl=({step_number:e})=>e!==null,fl=e=>[e.span,pl(e)?e.step_number:
e.rank],mf=({rank:e,span:t})=>`${e}/${t}`;function ff(e){return`${pl(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Ak(e){let n=[...new Map(e.map(o=>[fl(o).
join("/"),fl(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function Rk(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var ml=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function Ck(e,t){let n=new Map;for(let o of e){let s=mf(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>uf?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>Re("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function Nk(e,t,n,o,s){let r=Ak(t),i=t.map(u=>({sample:u,y:ml(
u.step,n),x:r.size>1?3+94*r.get(fl(u).join("/"))/(r.size-1):50})),l=t.filter(pl).map(u=>u.step_number),c=l.length===0?ne(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},Re("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},Re("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${ml(o,n)}%`,y2:`${ml(o,n)}%`}),Ck(
i,e),i.map(({sample:u,x:d,y:m})=>Re("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>Mk?2:3.2},s&&Re("title",{},`${e}, ${ff(u)}: ${me(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function Lk(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${ne(t.length,"sample")} from ${F(Math.min(...n))} to ${F(o.step)}, median ${F(df(n))}\
; the longest is ${ff(o)}.`}function pf(e,t){if(!Ao.every(l=>e?.[l]?.length>0)||Ao.every(l=>e[l].length<2))return null;let n=Ao.flatMap(l=>e[l].map(c=>c.step)),o=Rk(n),s=df(e.control.map(l=>l.step)),r=[
de("strip-title"),de("strip-words")],i=Ao.some(l=>{let c=new Set(e[l].map(mf));return c.size<=uf&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},Ao.map(l=>Lk(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},F(o[1])),a("span",{},F(o[0]))),Ao.map(l=>Nk(l,e[l],o,s,
n.length<=Ok))))}var Pk={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},Ik={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Dk="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",Bk="Of intervals made in this way\
, this share contains the true change.",qk="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function Hk({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function Wk(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${Ik[e.verdict]} `),Pk[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:me(e.control)},F(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:me(e.
test)},F(e.test)),a("span",{class:`change ${Hk(e)}`,title:Ue(e.change)},ye(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${He(e.change_percent)})`)))}function Fk(e,t){let n=`${ne(
e.control_samples,"sample")} against ${N(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${ne(e.control_observations,"step")} against ${N(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var jk=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${N(t)} against ${N(n)} has few levels of confidence: ${qe(100*e)} is the lowest from 95 % up`;function Uk({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ye(t.low)} and ${ye(
t.high)}`:`between ${He(t.low_percent)} and ${He(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${qe(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${ye(t.shift)} (${He(t.shift_percent)}), ${s}.`}}function zk(e,t){let{interval:n}=e,o=Fk(e,t);return n?[a("span",{
title:Bk},`${qe(100*n.confidence)} confidence`),", ",a("span",{title:qk},`p = ${ln(e.p_value)}`),`: ${o}${jk(n,e)}.`]:`${o}.`}function hf(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=It(c),p=d.verdict==="cannot_judge"&&u;O(s,Wk(d,m),a("p",{class:"ve\
rdict-range"},Uk(d)," ",p&&q("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},zk(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:f})=>f!==
"same_selection")&&a("p",{class:"muted small one-recording"},Dk),cf(c,t)),O(r,pf(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Vr(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var Gk=900,Jr=12,gf=17,Yk=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function wf(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of Yk){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():wf(o);s&&n.append(s)}return n}function Kk({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>Re("te\
xt",{x:d,y:m,fill:oe(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),i=t.flatMap(d=>xn(d,Math.floor(o/6.6),3)),l=[r(Jr,22,e,15,!0),...i.map((d,m)=>r(Jr,42+gf*m,d,12,!1))],
c=30+gf*i.length+18,u=Jr;for(let[d,m]of n)l.push(Re("rect",{x:u,y:c-9,width:14,height:9,fill:oe(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Jr}}function Vk(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,Gk),l=Kk(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=wf(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))p.setAttribute(f,String(g));return p}),u=l.height+o;return{width:i,height:u,node:Re("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},Re("rect",{width:"100%",height:"100%",fill:oe("--surface")}),l.nodes,c)}}var yf="image/svg+xml";async function Jk(e,t,n){let o=new Image;
o.src=`data:${yf};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function bf(e,t,n,o){let{node:s,width:r,height:i}=Vk(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:yf}):await Jk(l,r,i);
Vr(c,`${n}.${t}`)}var ps=212,qt={left:62,right:12,top:20,bottom:24},Ro=ps-qt.top-qt.bottom,Qr=.62,Qk=5,kf=8,Xr=84,Xk=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function xf(e){return xt(
{...e,class:"waterfall",height:()=>ps,keys:Xk,paint:nx,save:bf})}function Zk(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function ex(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function tx([e,t]){let n=(t-e)/
Qk,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var hs=e=>`${100*e}%`;function nx({fall:e}){let t=Zk(e),
n=ex(t),[o,s]=n,[r,i]=Ve(s),l=t.length,c=h=>Ro*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>hs((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=de("fall-less"),p=tx([o/i,s/i]).
map(h=>({y:c(h*i),text:`${Ct(Number(h.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=Re("svg",{class:"fall-body",...f},Re("defs",{},Re("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Re("rect",{class:"fall-ground",width:5,height:5}),Re("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:h})=>Re("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>Re("line",{class:"fall-join",x1:u(b,Qr/2),x2:u(b+1,-Qr/2),y1:c(h),y2:c(h)})),t.map(([h,b],x)=>Re("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-Qr/2),width:hs(
Qr/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>ox(u(h,-.33),hs(.66/l))),e.parts.map(({change:h},b)=>Re("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ye(h))),sx(e).flatMap(([h,b],x)=>[Re("text",{class:"fall-tick fall-whole",x:u(x),y:Ro+15},h),Re("text",{class:"\
fall-tick fall-short",x:u(x),y:Ro+15},b)])),w=Re("svg",{class:"fall-axis",...f},p.map(({y:h,text:b})=>Re("text",{class:"fall-value",x:qt.left-5,y:qt.top+h+4},b)),o>0&&Re("text",{class:"fall-cut",x:qt.
left,y:qt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[w,g,rx(g,ax(e),y)]}function ox(e,t){let n=(r,i)=>Ro*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:kf+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return Re("svg",{x:e,width:t,height:Ro,viewBox:`0 0 ${kf} ${Ro}`,preserveAspectRatio:"\
none"},Re("polygon",{class:"fall-ground",points:s}))}function sx(e){return[["control","control"],...e.parts.map(({part:t})=>[it[t].name,it[t].short]),["test","test"]]}function rx(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(f=>qt.top+f),m=()=>{O(o,r.map(f=>a("div",{},f))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?qt.left:qt.right}px + ${c/s} * (100% - ${qt.left+qt.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>Xr?`${ps-u+17}px`:"auto",o.style.top=u>Xr?"auto":`${d-u>Xr?
u+6:Math.min(d+4,ps-Xr)}px`},p=Re("rect",{class:"fall-area",x:hs(i/s),y:-qt.top,width:hs(1/s),height:ps});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
p)}),o}function ax(e){return[["control",F(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[it[t].name,`${F(n)} → ${F(o)}`,ye(s)]),["test",F(e.test),ye(e.change)]]}var ix=21,lx=7.1,cx=5e-4,ux=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,_f=e=>e>0?"more":e<0?"less":"calm",dx=e=>(e-74)/6-14,mx=e=>Math.max(ix,Math.floor(
e/lx)),Sf=({operations:e,named:t})=>e.slice(0,t),fx=e=>e.parts.every(({change:t})=>Math.abs(t)<=cx*e.control);function $f(e){let t=xf({id:"chart-waterfall",file:"step-time",title:"Where the change com\
es from",level:"h2"}),n=a("div",{class:"fall-columns"}),o=0,s=0,r=[],i=new Map;t.node.append(n),new ResizeObserver(()=>{let d=n.querySelector(".fall-ops")?.clientWidth??0;o=n.clientWidth,d!==0&&d!==s&&
(s=d,l())}).observe(n);function l(){let d=Ks(r,mx(s||o&&dx(o)));i=new Map(r.map((m,p)=>[m,d[p]]));for(let m of n.querySelectorAll(".fall-ops bdi"))m.textContent=i.get(m.parentNode.title)}function c(d){
let{name:m,what:p}=it[d.part],f=Sf(d);return a("section",{class:"fall-column",data:{part:d.part},tabindex:"-1"},a("h3",{title:p},a("span",{class:"fall-name"},Ar(m))," ",a("span",{class:_f(d.change),title:Ue(
d.change)},ye(d.change))),a("p",{class:"muted small",title:`${me(d.control)} → ${me(d.test)}`},`${F(d.control)} → ${F(d.test)}`),d.part==="idle"&&f.length>0&&a("p",{class:"muted small"},"Host oper\
ations, by self time:"),f.length>0&&a("ul",{class:"fall-ops"},f.map(g=>a("li",{},a("a",{href:e(g),class:"mono",title:g.name},a("bdi",{},i.get(g.name))),a("span",{class:`num ${_f(g.change)}`,title:Ue(g.
change)},ye(g.change))))),d.explained&&a("p",{class:"small muted explained"},ux(d.explained)))}function u(d,m){return a("p",{class:`fall-end fall-end-${d}`},a("span",{class:"visually-hidden"},`${d} `),
a("span",{class:`${d}-text strong`,title:me(m)},F(m)))}return{node:t.node,chart:t,reveal(d){let m=n.querySelector(`[data-part="${d}"]`);m?.scrollIntoView({block:"center"}),m?.focus({preventScroll:!0})},
draw(d,m,p,f){let g=d.waterfall;t.node.hidden=g===null;let w=g!==null&&fx(g);if(t.draw({fall:g,revision:m,file:p,caption:f,heading:`mean per ${It(d)?"recording":"step"}, test − control`,empty:g===null?
"No device work.":w?`No difference: a ${It(d)?"recording":"step"} takes ${F(g.control)} in the control and ${F(g.test)} in the test, and no part of it changed by more than 0.05 %.`:""}),g===null||w){O(
n);return}r=[...new Set(g.parts.flatMap(y=>Sf(y).map(h=>h.name)))],l(),O(n,u("control",g.control),g.parts.map(c),u("test",g.test))}}}var Zr={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},hl=null,Qn={path:"/compare",name:"Compare",mount:(e,t)=>px(e,t)};function px(e,t){let n=zt(location.search),o=null,s=null,
r="",i="",l=t.newPair?Ui(n):hl,c=null,u=null,d="",m=null,p=n.op!=="",f=!1,g=globalThis.firstComparison!==void 0,w=Qd(n,l),y=Kd(()=>!f&&s&&R()),h=fm(),b=mm({page:pe,row:je,rank:se,step:C,timeline:z=>ud(
n,z),onRow:z=>Oe(mt(z.name,z.category)),onBar:z=>k.fall.reveal(z)},h.node),x=lm(),T=Tn("All rows"),k={sides:Oo(G),verdict:hf(()=>G(Zr),G,b.node,x.node),fall:$f(pe),host:gm(pe),recorded:qm(),ranks:Dm(z=>G(
{heat:z},{replace:!0}),{timeline:(...z)=>wr(n,...z),go:t.go}),replacements:om(pe),filters:hm(G),counts:zi({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:z=>J(z,k.counts.node)}),
durations:zi({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:z=>J(z,k.durations.node)}),table:_m({onSort:(z,re)=>G({sort:z,order:re}),onSelect:J,href:pe,onOpen:ge,onWant:y.
want}),detail:am({onClear:()=>J(""),href:pe,onRanks:K,onTable:Q,tree:z=>vd(n,z),timeline:z=>yo(n,z)})},_=a("div",{class:"comparability"}),M=a("p",{class:"remark",hidden:!0}),S=im(G),I=[k.fall.chart,k.
ranks.heat,k.counts,k.durations],D=a("div",{class:"results"},k.verdict.node,_,k.fall.node,k.host.node,k.filters.node,M,S.node,a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"\
card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},x.title,a("div",{class:"chart-tools"},T.node)),k.table.node),k.ranks.node,k.recorded.node,k.replacements.node),A=a("div",{class:"\
message"}),P=a("h1",{class:"visually-hidden"},"Compare"),$=a("div",{class:"paper-only"}),B=Dt({context:t,results:D,message:A});e.append(a("div",{class:"page compare-page"},P,$,k.sides.node,A,D),k.detail.
node);let Y=dt(()=>I.forEach(z=>z.retheme()));function G(z,{replace:re=!1}={}){return!f&&t.go(kt({...n,...z}),{replace:re})}function J(z,re=k.table.node){let ce=k.detail.node.contains(document.activeElement),
_e=z===n.op?"":z??"",Ee=re.getBoundingClientRect().top;G({op:_e},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().top-Ee);let L=u?.items.find(V=>V?.key===_e);L?ve(`${L.row.name} is selected.`):
ce&&k.table.focus()}function ge(z){z!==n.op&&J(z)}function pe({id:z,name:re,category:ce}){return Et({...n,heat:"",row:z??mt(re,ce)})}function je({name:z,category:re}){return kt({...n,op:mt(z,re)})}function Oe(z){
p=!0,z===n.op?H():G({op:z},{replace:!0})}function Q(){k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}function se(z){return[s.control,s.test].every(re=>re.all_ranks.
includes(z))&&s.control.all_ranks.length+s.test.all_ranks.length>2?kt({...n,control_ranks:String(z),test_ranks:String(z)}):null}function C(z,re){return s[re].all_steps.includes(z)?kt({...n,[`${re}_ste\
ps`]:String(z)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").focus({preventScroll:!0})}function ee(){let z=ce=>Sn(ce,
n,o,s),re=n.control&&n.test?`${z("control")} → ${z("test")} · Compare`:"Compare";P.textContent=re,t.setTitle(re)}async function ue(){let z=[n.control,n.test].filter(ce=>ce!=="");if(z.every(ce=>o&&Pe(
o,ce)))return;let re=await at(z).catch(()=>[]);f||(o=re,he())}async function j(z){let re=l,ce=re.late&&await Jd(z,re);ce&&l===re&&(l={key:re.key,...ce},hl=ce.note===""?null:l,he())}function te(z){i=z,
D.dataset.stale="";let re=vt(n).toString(),{op:ce}=n;B.ask(_e=>w(z,n,l,_e),_e=>{s=_e,r=z,y.start(z,_e,ce),l?.key!==re?(l={key:re,diagnosis:_e.diagnosis,note:_e.diagnosis_note},hl=l):l.late&&bt().then(
()=>j(z));let Ee=s.row_count;ve(Ee===1?"One row.":`${N(Ee)} rows.`),B.say(null),delete D.dataset.stale,he()},_e=>{s=null,r="",y.stop(),B.say(cm(_e,{narrowed:Object.keys(Zr).some(Ee=>n[Ee]!=="all"),all:()=>G(
Zr),again:()=>te(i),unmarked:()=>G({control_marker:"",test_marker:""})})),delete D.dataset.stale,he()})}async function fe(){let z=vt(n).toString();if(s.waterfall!==null||c?.key===z)return;c={key:z,rows:null};
let re=new URLSearchParams(z);Object.entries({device_type:"CPU",exclude:ft,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Pr}).forEach(([ce,_e])=>re.set(ce,String(_e)));try{let{rows:ce}=await nt(
re);!f&&c.key===z&&(c.rows=ce,he())}catch{}}function he(){if(f)return;ee();let z=n.control!==""&&n.test!=="",re=po(n),ce=ji(n);z?ce!==i&&(s||B.say(null),te(ce)):(B.drop(),i="",s=null,k.detail.draw(null),
B.say(um(o))),k.sides.draw(n,o,s),D.toggleAttribute("data-skeleton",z&&!s),k.filters.draw(n,s,s?E():n.unit||"total"),S.draw(n,re),s?z&&r===i&&W(E(),re):k.detail.draw(null)}function E(){let z=n.unit||ui(
s);return z==="percent"&&!nr(s)?ui(s):z}function W(z,re){let ce=$o(s),_e=vt(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Zr).some(L=>n[L]!=="all")),k.fall.draw(s,r,ce,Or(s)),k.recorded.draw(
s),X(),fe()),k.host.draw(c?.key===_e&&s.waterfall===null?c.rows:null,s),v(z,re),k.replacements.draw(s,z==="per_step"||z==="percent"),x.draw(n,s,z,re),b.draw(l,kt({...n,op:""})),h.draw(n),H();let Ee=u.
items.find(L=>L?.key===n.op);k.ranks.draw(s,n.heat,ce,r,Ee?{name:Ee.row.name,query:qn({...n,row:Ee.key}).toString()}:null),rf(n,{unit:z,self:re,item:Ee},{...k,table:{sql:T}})}function v(z,re){let ce=y.
rows(),_e=JSON.stringify([r,z]),Ee=JSON.stringify([_e,n.top,d===r]);if(u?.answer!==s||u.order!==_e){let L=di(s,ce,z,{self:re});u={answer:s,order:_e,unit:z,self:re,items:L},Z(z,L),k.table.draw({rows:L,
totals:Tu(s,z,{self:re}),unit:z,self:re,unitName:Yo(z,s),sort:n.sort,order:n.order,selected:n.op,revision:_e,judged:U(L)})}u.chartKey!==Ee&&(u.chartKey=Ee,Ce(Ee),O($,Or(s,ne(s.row_count,"row")).map(L=>a(
"p",{},L))))}let U=z=>z.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function R(){if(r!==i||u?.answer!==s)return;let{items:z,unit:re,self:ce}=u,_e=[],Ee=[];y.rows().forEach((V,le)=>{z[le]||(_e.
push(le),Ee.push(V))});let L=di(s,Ee,re,{self:ce});L.forEach((V,le)=>{z[_e[le]]=V}),Z(re,z),k.table.add(z,L,U(z)),n.op!==""&&!m&&W(re,ce)}function H(){let z=n.op===""?-1:y.placeOf(n.op),re=u.items[z]??
null,ce=re?.key??"";if(m=re,k.counts.select(ce),k.durations.select(ce),k.table.select(ce),z===void 0){y.find(n.op);return}k.detail.draw(re,re||n.op===""?null:[a("p",{},"The filters hide the selected r\
ow, or these ranks and steps do not have it."),a("p",{},q("Clear the filters",()=>G({q:"",category:[],change:"",exclude:[ft],device_type:"ALL",significant:""})))]),p&&(p=!1,re&&Q())}function X(){let z=s.
comparability.filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");O(_,Wu(z))}function Z(z,re){let ce=s.control.samples,_e=s.test.samples,Ee=re.find(le=>le?.row.too_few&&le.row.among)?.row;M.
hidden=ce===_e&&!Ee;let L=Ee&&`${Vn(Ee)} These rows say “too few steps”. `;if(ce===_e){O(M,L);return}let V=z==="total"?"totals cannot be compared directly.":z==="per_call"?"totals would mislead.":
"calls and durations are shown per step.";O(M,L,`The sides have ${N(ce)} and ${ne(_e,"sample")} (a sample is one step of one rank), so ${V} `,z==="total"?q("Show per step",()=>G({unit:""}),{class:"lin\
k-button"}):q("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function ae(){return d!==r&&Um(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",q(
"Draw the bars anyway",()=>{d=r,he()},{class:"link-button"})]}function Ce(z){let{items:re,unit:ce,self:_e}=u,Ee=`${u.order}${n.top}`,L=re.slice(0,n.top),V=Or(s,`first ${N(L.length)} of ${ne(s.row_count,
"row")}`),le={file:$o(s),revision:z,zoom:Ee,caption:V};k.durations.draw({...le,...Fm(L,ce,_e,s),empty:ae()}),k.counts.draw({...le,...jm(L,ce),empty:ae()}),S.drawRest(re.length,L.length)}return he(),g?
bt().then(ue):ue(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(z){
n=zt(z),l=t.newPair?Ui(n):l,he(),ue(),s&&i===r&&t.settled()},unmount(){f=!0,h.stop(),B.unmount(),y.stop(),Y(),I.forEach(z=>z.unmount()),k.table.unmount(),k.detail.unmount()}}}var vf=2,gl=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function hx(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await zs(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function gx(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>hx(e,c,b,o))),io(e,n===""?null:n),Kt(e)]),[p]=u.filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!f||f.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,w=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(w)?
BigInt(w):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:h(p.start-vf*p.duration),end:h(p.start+(1+vf)*p.duration)}}function Ef(e,t,n,o){let s=gx(e.id,t,gl(n));return s.catch(()=>{}),lr({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return Gs(e.id,i.number,"",{signal:r,onProgress:o})}})}function Tf({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Of(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var wx=250;function Mf(e){return xt({...e,height:()=>wx,make:bx,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function yx(e){let[t,n]=Ve(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function bx(e,t){let n={...e,
...Tf(e)},o=Lt(),{edges:s}=n,r=Of(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,p)=>{let f=n[m].reduce((w,y)=>w+y,0),g=n.share?f/100:n.perStep?n.perStep[p]:1;return n[m].map(w=>w===0?0:
w/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:xx(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:oe("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(i[p],l[p])),customdata:kx(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:yt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(yx),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?oe("--control"):oe("--test")}}])}}}function kx(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${N(e[r][o])}${i>0?`, ${qe(100*e[r][o]/i)} of its calls`:""}`;return[`${F(n)} to ${F(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function xx(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var _x=250,ea=.13;function Af(e){return xt({...e,height:()=>_x,make:Sx,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function Sx(e,t){
let n=Lt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ve(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((w,y)=>w.forEach((h,b)=>{
if(h!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+x,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(w=>w.x),y:g.
map(w=>w.y),customdata:g.map(w=>w.text),ids:g.map(w=>w.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:f,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,w)=>{let y=e[m].map(h=>h[w]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,w)=>w+p),line:{color:oe(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=On(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ea),c("test",ea),l("control",
-ea,"circle"),l("test",ea,"diamond")],layout:{template:yt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var $x=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Rf=(e,t)=>e===null||t===null?null:
e-t,Cf=(e,t)=>e>0&&t!==null?100*t/e:null,yl=e=>e>0?"more":e<0?"less":"calm";function bl(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function wl(e,t,[
n,o],s,r,i){let l=Rf(o,n),c=i==="new"?"new":i==="gone"?"gone":He(Cf(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?Se:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?Se:s(o))),a("p",{class:`tile-change ${yl(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function vx(e,t){let n=bl(e);return[a("p",{class:"muted op-verdict"},t?Vn(t):" "),a("div",{class:"tiles"},wl("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
F,ye,n.birth),wl("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,N,Qe,n.birth),wl("Time per call","Median of the single calls",n.perCall,F,ye,n.birth))]}function na(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=Rf(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${yl(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${yl(c)}`},He(Cf(t,c))))}var ta=(e,t,n)=>na(e,t,F,ye,{exact:me,exactDiff:Ue,title:n});function Ex(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=bl(e),o=(r,i)=>100*n[r]/t[i].step,s=It(e)?"recording":"step time";return na(`Share of the ${s}`,[o(0,"control"),o(1,"test")],qe,r=>r===null?Se:He(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function Tx(e,{stepTime:t,row:n}){let o=bl(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),na("Calls",o.counts,N,Qe),na("Calls per step",o.callsPerStep,N,Qe),ta("Total",o.total),ta(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&ta("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),Ex(e,t)),a("tbody",{},s("A single call"),$x.map(([i,l])=>ta(l,r(i)))))}function Nf(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),O(e,vx(n,o.row)),O(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},Tx(n,o)))}}}var oa=12;function Lf(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=et("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),i=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(f){let{answer:g}=f,w=g.launches!==void 0;c!==f.revision&&(c=f.revision,l=!1),o.press(
f.unit),t.textContent=w?"Launches":"Launched by",i.setAttribute("aria-label",t.textContent),n.textContent=w?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=w?g.launches:g.launched_by,h=f.unit==="per_step"?[g.control.samples,g.
test.samples]:[1,1];O(s,y.length===0?d(w):m(y,h,w)),O(r,y.length>oa&&!l&&q(`Show all ${N(y.length)}`,()=>{l=!0,u(f),s.querySelectorAll("tbody tr")[oa].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=oa||l}function d(f){return a("p",{class:"muted chart-message"},f?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(f,g,w){let y=f.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},w?"Device work":"Operator"),y&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},f.slice(0,l?void 0:oa).map(h=>p(h,g,y))))}function p(f,[g,w],y){let h=[f.control_counts/g,f.test_counts/w],b=[f.control_total_duration/
g,f.test_total_duration/w],x=g===w?f.diff_duration/g:b[1]-b[0],T=x>0?" more":x<0?" less":"",k=h[1]-h[0],_=f.control_counts===0?"new":f.test_counts===0?"gone":He(b[0]>0?100*x/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},f.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(f),title:f.name},a("bdi",{},f.name)),a("span",{class:"related-category muted"},
` ${f.category??""}`)),y&&a("td",{class:"shapes mono",title:f.shapes},f.shapes??"–"),a("td",{class:"num wide-only"},N(h[0])),a("td",{class:"num wide-only"},N(h[1])),a("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},Qe(k)),a("td",{class:"num roomy-only",title:me(b[0])},f.control_counts>0?F(b[0]):"–"),a("td",{class:"num roomy-only",title:me(b[1])},f.test_counts>0?F(b[1]):"–"),a("td",{
class:`num strong${T}`,title:Ue(x)},ye(x)),a("td",{class:`num${T}`},_))}return{node:i,draw:u}}function Pf(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ye(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));O(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var If={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
kl={path:"/compare/op",name:"Operation",mount:(e,t)=>Ox(e,t)};function Ox(e,t){let n=Qo(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=et("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],Q=>M({bins:Q},{replace:!0})),m={sides:Oo(M),numbers:Nf(),histogram:Mf({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Af({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...Q)=>t.go(I(...Q))}),heat:Hr({id:"chart-he\
at",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...Q)=>t.go(I(...Q))}),grid:Wr(),related:Lf({onUnit:Q=>M({unit:Q}),href:({name:Q,category:se})=>Et({...n,row:mt(Q,se)})}),stack:Pf()},p=[m.
histogram,m.points,m.heat],f=a("nav",{class:"crumb","aria-label":"Where this is"}),g=a("h1",{class:"mono op-title"}),w=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"message"}),
b=Ax(Q=>M({heat:Q},{replace:!0})),x=a("p",{class:"muted small",hidden:!0}),T=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.
node,m.points.node)),m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(a("div",{class:"page operation-page"},f,a("header",{class:"op-header"},g,w,y),
m.sides.node,h,T));let k=Dt({context:t,results:T,message:h}),_=dt(()=>p.forEach(Q=>Q.retheme()));function M(Q,{replace:se=!1}={}){t.go(Et({...n,...Q}),{replace:se})}function S(){let Q=ee=>Sn(ee,n,o,s),
se=`${Q("control")} → ${Q("test")}`,C=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${C.slice(0,80)} · ${se}`),O(g,a("bdi",{},C)),O(w,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:
"",n.use_short_name&&" · short name: all operations of this name together");let K={...zt(""),...D(),exclude:[ft],op:n.row};O(f,a("a",{href:t.lastCompare(vt(n))??kt(K)},`← ${se}`))}function I(Q,se){
return wr(n,Q,se,s)}function D(){let{control:Q,test:se,control_ranks:C,test_ranks:K,control_steps:ee,test_steps:ue,control_marker:j,test_marker:te,use_short_name:fe,merge_addresses:he,aliases:E}=n;return{
control:Q,test:se,control_ranks:C,test_ranks:K,control_steps:ee,test_steps:ue,control_marker:j,test_marker:te,use_short_name:fe,merge_addresses:he,aliases:E}}async function A(){let Q=[n.control,n.test].
filter(C=>C!=="");if(Q.every(C=>o&&Pe(o,C)))return;let se=await at(Q).catch(()=>[]);u||(o=se,Y())}function P(Q){i=Q,k.ask(se=>js(Q,{signal:se}),se=>{s=se,r=new URLSearchParams(Q).get("row"),k.say(null),
ve(`${se.name}: ${F(se.calls.control.total)} to ${F(se.calls.test.total)}.`),Y()},se=>{s=null,k.say(B(se)),Y()})}async function $(Q){c?.abort(),c=new AbortController,l={key:Q,answer:null};try{let se=new URLSearchParams(
Q);se.set("significance","true"),se.set("diagnosis","false");let C=await nt(se,{signal:c.signal});if(u||l.key!==Q)return;l.answer=C,l.byKey=Eu(C),Y()}catch{}}function B(Q){let se=Q.code==="unknown_ope\
ration",C=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:Q.code}},a("h2",{},se?"This operation does not o\
ccur":"This operation cannot be shown"),a("p",{},se?"Neither side has an operation of this name and category in the selected ranks and steps.":Q.message),a("p",{},C.length>0&&q("Use all ranks and step\
s",()=>M(Object.fromEntries(C.map(K=>[K,"all"]))),{class:"primary"}),C.length===0&&!se&&q("Try again",()=>P(qn(n).toString()),{class:"primary"})," ",a("a",{href:kt({...zt(""),...D()})},"All operations\
 of this comparison")))}function Y(){if(u)return;S();let Q=n.control!==""&&n.test!==""&&n.row!=="",se=qn(n).toString();Q?se!==i&&(s&&r!==n.row&&(s=null),k.say(null),P(se)):(k.drop(),i="",k.say(a("div",
{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let C=vt({...n,use_short_name:!1}).toString();Q&&C!==l.key&&$(C),m.sides.
draw(n,o,s),T.toggleAttribute("data-skeleton",Q&&!s),s&&G()}function G(){let Q=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),se=`tracediff-${wt(s.control.label)}-${wt(s.test.label)}-${wt(
s.name)}`,C=i,K=n.use_short_name?void 0:mi(l.byKey?.get(Ko(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),je(se,C),Oe(se,C),af(n,s,m),m.related.draw({answer:s,unit:Q,revision:C}),
m.stack.draw(s.stack,pe),O(y,q("Copy the name",()=>Bt(s.name,"Name copied."),{class:"link-button"}),q("Copy link",()=>Bt(location.href,"Link copied."),{class:"link-button"}),a("a",{href:yo(n,s)},"Show\
 in the timeline"),a("a",{href:Mc(qn(n)),download:`${se}.json`},"JSON"),["control","test"].map(ge))}let J=Q=>s.aliases?.filter(se=>se.side===Q)??[{name:s.name,category:s.category}];function ge(Q){let se=o&&
Pe(o,n[Q]);if(!se||gl(s.samples[Q])===void 0)return null;let C=`slowest call, ${Q}`;if(dn(se)!=="")return a("span",{class:"muted small",title:dn(se)},`Perfetto: no trace of the ${Q}`);let K={name:s.name,
names:J(Q),marker:n[`${Q}_marker`],shortNames:n.use_short_name},ee=q(`Perfetto: ${C}`,async()=>{ee.disabled=!0;try{await Ef(se,K,s.samples[Q],ue=>ve(`Loading ${$e(ue)}`))}catch(ue){be(ue.message,{urgent:!0})}finally{
ee.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return ee}function pe({name:Q,category:se}){
let C=l.byKey?.get(Ko(Q,se));return C&&{diff:C.diff_per_step,href:Et({...n,use_short_name:!1,row:C.id})}}function je(Q,se){let{edges:C,control:K,test:ee}=s.histogram,ue=[s.control.samples,s.test.samples];
d.press(n.bins),m.histogram.draw({edges:C,control:K,test:ee,file:Q,revision:`${se}#${n.bins}`,share:n.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],
heading:`${N(s.calls.control.count)} in the control, ${N(s.calls.test.count)} in the test`,empty:C.length===0?"No calls to draw.":""})}function Oe(Q,se){let{control:C,test:K}=s.samples,ee=qr(C,K),ue=ds(
ee,H=>H.total_duration),j=H=>s.calls[H].count===0,te=ue.control.map(H=>H.map(()=>null));m.points.draw({rows:ee.rows,columns:ee.columns,kind:"time",file:Q,control:j("control")?te:ue.control,test:j("tes\
t")?te:ue.test,hover:(H,X,Z)=>Mx(H,ee[H][X][Z]),heading:"duration in each step of each rank",revision:se});let[fe,he,E]=If[n.heat],W=ds(ee,he),v=E==="time",U={format:v?me:N,formatDiff:v?Ue:Qe};b.draw(
n.heat),m.heat.draw({rows:ee.rows,columns:ee.columns,...W,...U,kind:E,file:Q,heading:fe,revision:`${se}#${n.heat}`}),m.grid.draw({grid:ee,values:W,title:fe,timeline:I,format:v?F:N,formatDiff:v?ye:Qe});
let R=[ee.ranksByPosition&&"ranks",ee.stepsByPosition&&"steps"].filter(Boolean);x.hidden=R.length===0,x.textContent=`The sides have different ${R.join(" and ")}; they are paired by position (control /\
 test).`}return Y(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(Q){let se=n;n=Qo(Q),se.row!==n.row&&window.scrollTo(0,0),Y(),A()},unmount(){u=!0,k.unmount(),
c?.abort(),_(),p.forEach(Q=>Q.unmount())}}}function Mx(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,me(t.total_duration),
ne(t.counts,"call")]}function Ax(e){let t=de("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},Object.entries(If).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a(
"label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function Df(e,t,n){let o=null,s=new Map,r=g=>{let w=e.getBoundingClientRect();return[g.clientX-w.left,g.clientY-w.top]};function i(g){let w=g.ctrlKey||g.metaKey||n(),y=g.deltaMode===1?16:1,h=g.shiftKey&&
g.deltaX===0?g.deltaY:g.deltaX;if(g.shiftKey||Math.abs(h)>Math.abs(g.deltaY))g.preventDefault(),t.pan(h*y);else if(w){g.preventDefault();let b=Math.max(-240,Math.min(240,g.deltaY*y));t.zoom(r(g)[0],Math.
exp(b*(g.ctrlKey?.006:.0022)))}}function l(g){if(g.button!==0)return;let[w,y]=r(g);e.focus({preventScroll:!0}),s.set(g.pointerId,w),o={id:g.pointerId,x:w,y,from:w,measures:g.shiftKey,moved:s.size>1}}function c(g,w){
let y=[...s.values()];s.set(g.pointerId,w);let h=[...s.values()],b=([x,T])=>Math.max(20,Math.abs(x-T));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(g){g.pointerType==="mouse"&&(g.buttons&1)===0&&s.delete(
g.pointerId)&&(o=null,delete e.dataset.drag);let[w,y]=r(g);if(s.size===2&&s.has(g.pointerId)){c(g,w);return}if(!o||o.id!==g.pointerId){t.hover(w,y,g);return}!o.moved&&Math.hypot(w-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(g.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,w,!1):(t.pan(o.x-w),t.scroll(o.y-y)),[o.x,o.y]=[w,y])}function d(g){if(s.delete(
g.pointerId),!o||o.id!==g.pointerId)return;let[w,y]=r(g),{moved:h,measures:b,from:x}=o;o=null,delete e.dataset.drag,g.type!=="pointercancel"&&(b&&h?t.measure(x,w,!0):h||t.pick(w,y,g))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function p(g){if(g.ctrlKey||g.metaKey||g.altKey)return;if(t.own(g)){g.preventDefault();return}let w=m[g.key.length===1?g.key.toLowerCase():
g.key];w&&(g.preventDefault(),g.stopPropagation(),w())}let f={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:p};for(let[g,w]of Object.entries(f))e.addEventListener(
g,w,g==="wheel"?{passive:!1}:void 0);return()=>Object.entries(f).forEach(([g,w])=>e.removeEventListener(g,w))}function xl({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)Rx(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function Rx(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function Cx(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function gs(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Cx(l,r[t],d,n);m<d;m+=1){let p=i[m];if(c[p]>=
o)return;u[p]>n&&s(p)}}function Bf(e,t,n,o=0){let s=-1,r=1/0;return gs(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function _l(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var sa=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function qf(e){let[t,n,o]=sa(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function ra(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var Nx={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},Lx=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,ws=e=>String(e).replace(Lx,"").replace(/[&<>"]/g,t=>Nx[t]),ys=e=>String(Math.round(e*100)/100);
function Hf(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?ys(p):ws(p)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${ws(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${ws(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${ys(i)}" height="${ys(l)}"\
 viewBox="0 0 ${ys(i)} ${ys(l)}" font-family="${ws(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${ws(c)}"/>${t.join("")}</svg>`}}}var aa=(e,t,n)=>Math.min(Math.max(e,t),n);function Xn({from:e,to:t},n,o=0){let s=n.to-n.from,r=aa(t-e,Math.min(o,s),s),i=(e+t)/2,l=aa(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function Sl(e,t,n,o,s=0){
let r=o.to-o.from,i=aa((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return Xn({from:c,to:c+i},o,s)}function $l(e,t,n){let o=e.to-e.from,s=aa(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Wf(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Ff({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var fn=22,Px=22,ia=4;function jf(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var bs=new Map;function Ix(e){return bs.has(e)||(bs.size>500&&bs.clear(),bs.set(e,qf(e))),bs.get(e)}function Dx(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=Ix(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=Px){let d=_l(o.text(t),i-2*ia,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let p=4;for(let f of d)p+=o.widthOf(
f);e.box(s+ia-2,r+1,Math.min(p,i-ia),l-2,c)}e.words(s+ia,m,d,u)}}}function Bx(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return gs(o,t,s.from,s.to,p=>{let f=Math.max(
0,(o.start[p]-s.from)*r),g=Math.min(i,(o.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let w=Math.max(1,g-f>3?g-f-.5:g-f);u&&e.alpha(u.keep.has(p)?1:.3),Dx(e,p,{x:f,y:n,width:w,height:c},l),m+=1,d=
w<=1?f+1:g}),u&&e.alpha(1),m}function Uf(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=Ff(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,fn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,fn-5,u,fn,s.border),u<n-30&&e.words(u+3,fn-8,o(c,i),s.muted)}e.line(0,fn-.5,n,fn-.5,s.border)}function zf(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),p=Math.max(0,Math.floor(-l/i)),f=Math.min(n.rows-1,Math.ceil((r-l)/i));qx(e,c,t);let g=u.highlight?{keep:u.highlight}:null,w={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:g},
y=0;for(let h=p;h<=f;h+=1)y+=Bx(e,h,l+h*i,w);return Hx(e,t,m),y}function qx(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=_l(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function Hx(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),p=Math.min(t.width+2,(d[i]-t.view.from)*n);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,p-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var ca=12,la=17,Wx=8e3,Fx=15,jx=12;function Ux(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Gf=(e,t)=>e.flatMap((n,o)=>xn(n,Math.floor((t-2*ca)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function Yf(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(ca,n+la*r,o,oe(s?"--text":"--muted"),{size:s?Fx:jx,bold:s})})}function ua(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Gf(e,n),r=t.map(d=>Gf(d.lines,
n)),i=10+la*s.length+ca,l=t.map((d,m)=>{let p=i+la*r[m].length;return i=p+d.height+ca,p}),c=Math.min(i,Wx),u=d=>{Yf(d,s,22),t.forEach((m,p)=>{Yf(d,r[p],l[p]-la*r[p].length+12),m.paint(Ux(d,0,l[p]))})};
return{width:n,height:c,svg(){let d=Hf(o);return u(d),d.text(n,c,oe("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=ra(m,o);return p.box(0,0,n,c,oe("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function da(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Vr(o,`${n}.${t}`)}var zx=160,Gx=3,Yx=matchMedia("(prefers-reduced-motion: reduce)"),Kf=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,oe(`--${e}`)])),El={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function ma(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),p=a("div",{class:"spans-space"},m),f=a("div",{class:"spans-scroll"},p);e.classList.add("s\
pans"),e.append(f);let g=m.getContext("2d",{alpha:!1}),w=getComputedStyle(document.body).fontFamily,y=ra(g,w),h=c?fn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:jf(w),colours:Kf()},
x=El,T=xl(El),k=[],_=0,M={from:0,to:1},S={from:0,to:1},I={hover:-1,select:-1,highlight:null},D=0,A=null,P=0,$=0,B=0,Y=()=>(S.to-S.from)/Math.max(1,P),G=v=>S.from+v*Y(),J=()=>h+_*n;function ge(){P=f.clientWidth,
p.style.height=`${J()}px`,$=Math.min(f.clientHeight,J());let v=globalThis.devicePixelRatio||1,[U,R]=[Math.round(P*v),Math.round($*v)];(m.width!==U||m.height!==R||B!==v)&&([m.width,m.height,B]=[U,R,v],
m.style.width=`${P}px`,m.style.height=`${$}px`)}function pe(){D===0&&(D=requestAnimationFrame(je))}function je(v){if(D=0,A){A.since??=v;let R=(v-A.since)/zx;S=Wf(A.from,A.to,R);let H=R<1;H?pe():A=null,
r(S.from,S.to,H)}let U=performance.now();if(ge(),P>0&&$>0){g.setTransform(B,0,0,B,0,0);let R=se(Q(),{width:P,height:$,top:h-f.scrollTop});m.dataset.drawn=String(R)}m.dataset.drawMs=(performance.now()-
U).toFixed(2)}let Oe="";function Q(){let v=`${m.width} ${m.height} ${B}`;return v!==Oe&&(Oe=v,y.forget()),y}function se(v,{width:U,height:R,top:H}){let{colours:X}=b;v.box(0,0,U,R,X.surface);let Z=zf(v,
{index:T,view:S,width:U,height:R,rowHeight:n,top:H,bands:k,marks:I,how:b,rowOf:Ce=>x.row[Ce]}),ae=U/(S.to-S.from);return d?.(v,{x:Ce=>(Ce-S.from)*ae,y:Ce=>H+Ce*n,width:U,height:R,view:S}),h>0&&Uf(v,{view:S,
width:U,format:c,colours:X}),Z}function C(v,U=!1){A=null,!(v.from===S.from&&v.to===S.to)&&(S=v,r(S.from,S.to,U),pe())}function K(v){let U=Xn(v,M,u);Yx.matches?C(U):(A={from:S,to:U,since:null},pe())}let ee=()=>A?.
to??S;function ue(v,U){let R=Math.floor((U-h+f.scrollTop)/n);return U<h||R<0?-1:Bf(T,R,G(v),Gx*Y())}function j(v,U){v!==I.hover&&(I.hover=v,m.style.cursor=v>=0?"pointer":"",pe()),o(v,U)}let te=Df(m,{zoom:(v,U)=>C(
Sl(S,G(v),U,M,u)),pan:v=>C($l(S,v*Y(),M)),scroll(v){f.scrollTop+=v},hover:(v,U,R)=>j(ue(v,U),R),leave:()=>{I.hover>=0&&j(-1,null)},pick:(v,U,R)=>s(ue(v,U),R),measure:(v,U,R)=>i?.(...[G(v),G(U)].sort((H,X)=>H-
X),R),slide(v){let U=ee();K($l(U,v*(U.to-U.from),M))},glide(v){let U=ee();K(Sl(U,(U.from+U.to)/2,v,M,u))},fit:()=>K(M),enter:()=>{I.select>=0&&s(I.select,null)},own:l},()=>t.wheel==="free");f.addEventListener(
"scroll",pe,{passive:!0});let fe=new ResizeObserver(pe);fe.observe(f);let he=()=>{b.colours=Kf(),pe()},E=matchMedia("(forced-colors: active)");E.addEventListener("change",he);let W=dt(he);return{node:m,
set(v){let U=x===El;x=v,T=xl(v),k=v.bands??[],_=Math.max(T.rows,v.rows??0);let[R,H]=[v.from??1/0,v.to??-1/0];if(v.from===void 0||v.to===void 0)for(let Z=0;Z<v.length;Z+=1)R=Math.min(R,v.start[Z]),H=Math.
max(H,v.end[Z]);M=H>R?{from:R,to:H}:{from:0,to:1},I.hover=-1,I.select=-1,I.highlight=null;let X=U?{...M}:Xn(S,M,u);p.style.height=`${J()}px`,A===null&&(S=X),pe()},view(v,U,R=!1){R?C(Xn({from:v,to:U},M,
u)):K({from:v,to:U})},index:()=>T,current:()=>({...S}),goal:()=>({...ee()}),extent:()=>({...M}),select(v){I.select=v,v>=0&&this.reveal(x.row[v]),pe()},highlight(v){I.highlight=v===null?null:new Set(v),
pe()},point(v){I.hover=v,pe()},follow(v,U,R=!1){A=null,S={from:v,to:U},R?(cancelAnimationFrame(D),je(0)):pe()},place(v){return this.placeOf({start:x.start[v],end:x.end[v],row:x.row[v]})},placeOf({start:v,
end:U,row:R}){let H=m.getBoundingClientRect(),X=(v-S.from)/Y(),Z=(U-S.from)/Y(),ae=h+R*n-f.scrollTop;return Z<0||X>P||ae<h-n||ae>$?null:{left:H.left+Math.max(0,X),right:H.left+Math.min(P,Z),top:H.top+
ae,bottom:H.top+ae+n}},redraw:pe,showAxis(v){h=c&&v?fn:0,pe()},reveal(v){let U=v*n;(U<f.scrollTop||U+n+h>f.scrollTop+f.clientHeight)&&(f.scrollTop=U-f.clientHeight/2)},whole:v=>({height:J(),paint:U=>se(
U,{width:v,height:J(),top:h})}),picture(v){return ua(v,[{lines:[],...this.whole(Math.max(P,600))}],Math.max(P,600))},destroy(){cancelAnimationFrame(D),te(),W(),E.removeEventListener("change",he),fe.disconnect(),
f.remove()}}}var Co=8,Kx=.004;function Vf(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(Xt(o,t))),0)}var Ht=(e,t)=>e.verdict[t]==="no_difference_found";function Jf(e,t,n){let o=Xt(e,t);if(!(n>0)||Math.abs(
o)<Kx*n||Ht(e,t))return 0;let s=Math.max(1,Math.round(Co*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(Co,s)}function Qf(e,t,n){let[o,s]=[sa(e),sa(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var Yt={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},No=e=>e!=="calls",st=(e,t)=>No(t)?F(e):N(Number(e.toFixed(2))),Mt=(e,t)=>e===null?"–":No(t)?ye(e):Qe(Number(e.toFixed(2))),fa=(e,t)=>No(
t)?me(Number(e.toFixed(3))):N(e),ks=(e,t)=>e===null?"":No(t)?Ue(Number(e.toFixed(3))):Qe(e),Vx={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},Jx={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Zn=e=>Vx[e.sort]??e.sort,eo=e=>Jx[e.status]??"",Zf=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",Qx=e=>e.sides.every(t=>t.steps.length===0),tn=e=>Qx(e)?"per recording":"per step";function pa(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Yn(e));return t?`${t[2]}\
 · ${t[1]}`:Yn(e)}var lt=e=>[Yn(e),Kn(e)].filter(Boolean).join(" "),Xx=e=>/ #\d+$/.test(Yn(e));function ep(e){let t=Zt(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||Xx(o)):t.slice(-1)}function tp(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!bo(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function np(e,t){let n=e.here[t],o=No(t)?F(Math.abs(n)):N(Number(Math.abs(n).toFixed(2)));return No(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var Tl=(e,t)=>t>0?100*e/t:null;function op(e,t){let[n,o]=e.root.total[t];return{from:st(n,t),to:st(o,t),change:Mt(o-n,t),percent:He(Tl(o-n,n))}}function sp(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?He(Tl(o-n,n)):"new"}function rp(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:i})=>Tl(i,r)),o=r=>qe(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var Xf=e=>e.map(t=>`\
“${t}”`).join(" and ");function ap(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${Xf(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${Xf(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function ip(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${st(l,i)} → ${st(c,i)} (${Mt(c-l,i)})`:`${s}: ${st(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Rn=e=>e>0?"more":e<0?"less":"calm",lp=(e,t)=>Mt(Xt(e,t),t);var Zx=20,e_=.62,cp={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function t_(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,Qf(oe("--surface-sunk"),oe(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",e_*(.12+.88*(Math.abs(n)/Co))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(cp[n]??"--noise-fill",.45)}}function n_(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){O(e,
a("p",{class:"mono strong"},lt(t)),a("p",{class:"muted small"},[Zn(t),eo(t),Ht(t,o)&&"no difference found"].filter(Boolean).join(" · ")),ip(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function up(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=n_(),l=t_(),c=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Flame graph ",t),a("div",{class:"\
chart-tools"},q("PNG",()=>_("png"),{title:"Flame graph: download as PNG"}),q("SVG",()=>_("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),u=null,d=null,m=0,p=S=>u.tree.frames[d.frame[S]],
f=ma(s,{rowHeight:Zx,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:S=>w(p(S)),onHover(S,I){
S<0||!I?i.hide():i.show(p(S),u,I)},onPick:S=>S>=0&&e.onPick(p(S)),onKey:b}),g=dt(()=>{l.forget(),T(),f.redraw()}),w=S=>u.tree.pair&&!bo(S)&&S.sort!=="rest";function y(S){let I=p(S);return u.tree.pair?
Ht(I,u.measure)?l.noise():l.change(Jf(I,u.measure,m)):l.sort(I.sort)}function h(S){let I=p(S);return`${I.status==="replaced"?"⇄ ":""}${[pa(I),Kn(I)].filter(Boolean).join(" ")}${u.tree.pair?` ${lp(I,
u.measure)}`:""}`}function b(S){let I=u?.selected;if(!I)return!1;let D=I.parent?.children.filter(x)??[],A=D.indexOf(I),P=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],B={ArrowUp:()=>I.parent,ArrowDown:()=>I.
children.filter(x).reduce((G,J)=>!G||P(J)>P(G)?J:G,null),ArrowLeft:()=>D[A-1],ArrowRight:()=>D[A+1]}[S.key];if(!B)return!1;let Y=B();return Y&&e.onMove(Y),!0}let x=S=>d.place[S.at]>=0;function T(){if(!u)
return;let S=(D,A,P="")=>a("li",{class:`key ${P}`,css:{"--key-fill":D}},A);if(!u.tree.pair){let D=new Set(u.tree.frames.map(({sort:A})=>A));O(o,Object.keys(cp).filter(A=>D.has(A)).map(A=>S(l.sort(A),Zn(
{sort:A}))));return}let I=D=>`full colour: ${Mt(D,u.measure)}`;O(o,S(l.change(Co),`takes more (${I(m)})`),S(l.change(-Co),`takes less (${I(-m)})`),S(l.change(0),"hardly changed"),u.tree.frames.some(D=>Ht(
D,u.measure))&&S(l.noise(),"not certain"),u.tree.frames.some(w)&&S("var(--muted)","on one side only","key-hatched"))}function k(){let S=Zt(u.zoomed);O(n,S.map((I,D)=>[D>0&&a("span",{class:"muted","ari\
a-hidden":"true"}," › "),D===S.length-1?a("b",{class:"mono","aria-current":"true"},lt(I)):q(lt(I),()=>e.onZoom(I),{class:"link-button mono"})]))}function _(S){u&&d.length>0&&da(f.picture([`Flame gra\
ph, ${Yt[u.measure][0]} ${tn(u.tree)}`,...u.lines,M(),`made ${Nt(new Date().toISOString())}`]),S,`${u.file}-tree`)}let M=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${Mt(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${ne(u.tree.frames.length,"frame")}.`;return{node:c,draw(S){let I=u?.revision!==S.revision,D=!I&&u.judged!==S.judged,A=I||u.zoomed!==S.zoomed;if(u=S,I){
i.hide(),d=$d(u.tree,u.measure,u.width),m=Vf(u.tree,u.measure),f.set({...d,from:0,to:d.end[0]??1}),T(),r.hidden=d.length>0,r.textContent=`No ${Yt[u.measure][0]} to draw.`;let $={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${Yt[u.measure][0]} ${tn(u.tree)}${u.tree.pair?$[u.width]:""}`}D&&(T(),f.redraw());let P=d.place[u.zoomed.at]??-1;A&&P>=0&&f.view(d.start[P],d.end[P],
I),k(),f.select(d.place[u.selected.at]??-1),f.highlight(u.found===null?null:u.found.map($=>d.place[$.at]).filter($=>$>=0)),c.dataset.ready=u.revision},focus:()=>f.node.focus(),unmount(){g(),f.destroy()}}}function dp(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function mp(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var o_=250,s_=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],r_=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
a_=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function i_(e,t){let n=de(
"tree-search"),o=a("span",{class:"muted small tree-found"}),s=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:Xe(o_,()=>e(s.value.trim())),keydown(i){
i.key==="Enter"&&(i.preventDefault(),t(i.shiftKey?-1:1))}}}),r=a("span",{class:"tree-steps",hidden:!0},xe("up","The previous match (Shift+Enter)",()=>t(-1)),xe("down","The next match (Enter)",()=>t(1)));
return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),s,r,o),input:s,draw(i,l,c,u){if(document.activeElement!==s&&(s.value=i),r.hidden=l===null||l.length===0,l===null){o.textContent="";
return}let[d,m]=mp(l,u);o.textContent=l.length===0?"No frame matches.":`${ne(l.length,"frame")}: ${c.pair?`${st(d,u)} → ${st(m,u)} (${Mt(m-d,u)})`:st(d,u)}`}}}function fp({onChange:e,onStep:t}){let n=new Map(
Gn.map(p=>[p,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},Gn.map(p=>{let f=n.get(p);return f.button=q("",()=>e({
by:p,rows:[]}),{title:Yt[p][2],"aria-pressed":"false"}),f.button.append(Yt[p][1]," ",f.change),f.button})),s=et("Width of the frames",s_,p=>e({width:p})),r=et("How frames are put together",r_,p=>e({frames:p,
rows:[],open:[],zoom:""})),i=et("What makes frames",a_,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=et("Order of the rows",[["","Largest first","The largest change first"],["calls","As called","\
In the order of their first calls"]],p=>e({order:p})),c=i_(p=>e({q:p}),t),u=(p,f,g="")=>a("span",{class:`tree-choice ${g}`},a("span",{class:"muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:a(
"div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,w){for(let[y,h]of n){h.button.setAttribute("aria-pressed",String(
y===g));let b=f?.pair?sp(f,y):"";O(h.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),i.press(p.level),l.press(p.order),c.draw(p.q,w,f,g)}}}var Ol=12,Ml=8,l_=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function pp({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(f,g)=>r.pair?a("a",{href:Et({...e(),merge_addresses:!0,use_short_name:!1,
row:mt(f,g)}),class:"op-link"},a("bdi",{},f)):a("bdi",{},f);function l(f,g,w,y="",h=!1){let[b,x]=g,T=k=>a("td",{class:"num",title:fa(k,w)},st(k,w));return a("tr",{},a("th",{scope:"row",title:y,class:h?
"inner":null},f),T(b),r.pair&&T(x),r.pair&&a("td",{class:`num strong ${Rn(x-b)}`,title:ks(x-b,w)},Mt(x-b,w)))}let c=f=>a("thead",{},a("tr",{},f===""?a("td"):a("th",{scope:"col"},f),(r.pair?["Control",
"Test","Δ"]:[tn(r)]).map(g=>a("th",{scope:"col",class:"num"},g))));function u(f){let g=f.here.device;return a("table",{class:"detail-table"},a("caption",{class:"visually-hidden"},`Figures of the fram\
e, ${tn(r)}`),c(""),a("tbody",{},l("Device time",f.total.device,"device","At and below the frame"),l("launched by itself",f.ownOf.device,"device","Device work that no frame below it launched",!0),l("H\
ost time",f.total.host,"host","At and below the frame, each call counted once"),l("in itself",f.ownOf.host,"host","Without the frames that it called",!0),l("Calls",f.figures.calls,"calls"),r.pair&&g!==
null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time changed here"),a("td"),a("td"),a("td",{class:`num strong ${Rn(g)}`,title:ks(
g,"device")},Mt(g,"device")))))}function d(f){let g=[...f.kernels].sort((w,y)=>Math.abs(y.device[1]-y.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...y.device)-Math.max(...w.device));return g.
length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},f.opened||f.instances>1?`Kernels of all ${N(f.instances)} instances`:"Its kernels"),c("Name"),a("tbody",{},g.slice(0,Ol).map(({name:w,
device:y,counts:h})=>{let b=l("",y,"device");return O(b.firstChild,a("span",{class:"mono kernel-name"},i(w,l_(w)))),b.firstChild.title=`${w}
${st(h[0],"calls")}${r.pair?` → ${st(h[1],"calls")}`:""} calls`,b}),g.length>Ol&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${N(g.length-Ol)} more`))))}function m(f){return f.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},f.shapes.slice(0,Ml).map(({text:g,calls:w})=>{let y=l(g,w,"calls");return y.firstChild.
classList.add("mono"),y}),f.shapes.length>Ml&&a("tr",{},a("td",{class:"muted"},`${N(f.shapes.length-Ml)} more`))))}function p(f,g){let w=f.sort==="operator"&&r.pair,y=f.names[1]??f.names[0];return a("\
p",{class:"op-actions"},g&&f.instances>1&&f.sort==="module"&&q(f.opened?"Fold its instances":`Show its ${N(f.instances)} instances`,()=>t(f),{class:"link-button"}),f.parent&&f.children.length>0&&q("Zo\
om to it",()=>n(f),{class:"link-button zoom-button"}),w&&a("a",{href:Et({...e(),merge_addresses:!0,use_short_name:!1,row:mt(y,"cpu_op")})},"Open this operation"),w&&a("a",{href:yo(e(),{name:y,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(f.sort)&&q("Copy the name",()=>Bt(Yn(f),"Name copied."),{class:"link-button"}))}return{node:s,draw(f,g,w){r=f;let y=Zt(g).slice(1,-1),h=y.filter(
({sort:x})=>x!=="python"),b=h.length>0?h:y.slice(-4);O(o,a("p",{class:"mono full-name"},a("bdi",{},lt(g))),a("p",{class:"muted small"},[Zn(g),eo(g),g.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(x=>Ht(g,x)).map(x=>`${x} time: no difference found`)].flat().filter(Boolean).join(" · ")),b.length>0&&a("p",{class:"muted small mono frame-path"},`in ${b.map(lt).join(
" › ")}`),g.through.length>0&&a("p",{class:"muted small"},`One side has it below ${g.through.join(", ")}.`),u(g),p(g,w),d(g),m(g))}}}var c_=5;function hp(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=tp(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,q(lt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?np(c,u):st(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",q(lt(c),()=>e(c),{class:"\
link-button mono tree-name"}),ep(c).map((p,f)=>[f===0?" in ":" › ",q(lt(p),()=>e(p),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Rn(c.here[u]):""}`},d),l.pair&&a("spa\
n",{class:"muted"},r(c,u)),Ht(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,percent:f}=op(
l,c),[,g]=Yt[c],[w,y]=l.root.total[c];O(t,a("span",{class:"headline-label"},`${g} ${tn(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${Rn(y-w)}`},p,w>0&&a("span",{class:"change-percent"},` (${f})`))]:a("span",{class:"value"},d));let h=ko(l,c,c_);O(n,h.map(_=>i(l,_,c))),n.hidden=h.
length===0;let b=rp(l),x=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",T=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(_=>_<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";O(o,ap(l,u).map(_=>a("\
p",{class:"notice"},_)),[b,k,x,T].filter(Boolean).map(_=>a("p",{class:"muted"},_)))}}}var pn=28,u_=150,gp=12,wp=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],d_=[["Frame","c-frame",wp[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function yp(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>u_;function g(){let $=c.tree.pair?wp:d_,B=`${Yt[c.measure][1]} ${tn(
c.tree)}`;O(o,$.map(([,Y])=>a("col",{class:Y}))),O(t,a("tr",{},$.map(([Y,G,J],ge)=>a("th",{scope:"col",class:G,title:ge===0?J:`${B}: ${J}`},Y)))),i.firstChild.colSpan=$.length,l.firstChild.colSpan=$.length}
function w({frame:$,level:B,open:Y,leaf:G}){let J=$.instances>1&&$.sort==="module"&&!$.opened&&c.canOpen,ge=Zf($),pe=$.instances===$.parent?.instances?"":Kn($);return a("th",{scope:"row",class:"c-fram\
e",title:[lt($),...$.above??[],Zn($),eo($),$.through.length>0&&`below ${$.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes($.sort)?" plain":""}`},a("bdi",{},pa($))),J?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${$.instances} instances`},
Kn($)):pe&&a("span",{class:"muted count"},pe),$.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${$.above.join(", ")}`),ge&&a("span",{class:`status-mark status-${$.status}`},a("span",{"ar\
ia-hidden":"true"},ge),a("span",{class:"visually-hidden"},` ${eo($)}`))))}function y($,B=""){return a("td",{class:`num c-time ${B}`,title:fa($,c.measure)},st($,c.measure))}function h($,B,Y){return a("\
td",{class:`num c-time ${B} ${Ht(Y,c.measure)?"calm":Rn($)}`,title:[ks($,c.measure),Ht(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&p>0?{"--share":`${(100*Math.abs(
$)/p).toFixed(1)}%`}:{}},Mt($,c.measure))}function b($){let{frame:B}=$,[Y,G]=B.total[c.measure];return c.tree.pair?[w($),y(Y),y(G),h(Xt(B,c.measure),"c-diff",B),h(B.here[c.measure],"c-here",B)]:[w($),
y(Y),y(B.ownOf[c.measure][0]),a("td",{class:"num c-time"},st(B.figures.calls[0],"calls"))]}function x($){let B=c.rows[$],{frame:Y}=B,G=[$%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:G,data:{index:$},tabindex:$===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":$+2,"aria-expanded":B.leaf?null:
String(B.open),"aria-selected":String(Y===c.selected)},b(B))}function T($=!1){let B=Math.ceil((r.clientHeight||600)/pn),Y=Math.floor(r.scrollTop/pn),[G,J]=f()?[Math.max(0,Y-gp),Math.min(c.rows.length,
Y+B+gp)]:[0,c.rows.length];if(!$&&G===m[0]&&J===m[1])return;m=[G,J];let ge=n.contains(document.activeElement),pe=$?new Map:d;d=new Map;for(let Oe=G;Oe<J;Oe+=1)d.set(Oe,pe.get(Oe)??x(Oe));[[i,G],[l,c.rows.
length-J]].forEach(([Oe,Q])=>{Oe.hidden=Q===0,Oe.style.height=`${Q*pn}px`});let{scrollTop:je}=r;Vt(n,[i,...d.values(),l]),r.scrollTop=je,ge&&(d.get(u)??r).focus({preventScroll:!0})}function k($,B=!1){
let Y=$*pn,G=r.clientHeight-t.offsetHeight;B&&(Y<r.scrollTop||Y+pn>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+pn>r.scrollTop+G&&(r.scrollTop=Y+pn-G),T()}function _($,B){let Y=Math.
max(0,Math.min(c.rows.length-1,$));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),B&&G?.focus({preventScroll:!0})}function M($){return c!==null&&c.revision===
$.revision&&c.judged===$.judged&&c.text===$.text&&c.rows.length===$.rows.length&&c.rows.every((B,Y)=>B.frame===$.rows[Y].frame&&B.open===$.rows[Y].open)}function S($){let B=c.selected!==$.selected;c=$;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);B&&Y>=0&&_(Y,!1)}n.addEventListener("click",$=>{let B=$.target.closest(
"tr[data-index]");if(!B)return;let{frame:Y,leaf:G}=c.rows[B.dataset.index],J=$.target.closest("[data-act]")?.dataset.act;_(Number(B.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",$=>{let B=$.target.closest("tr[data-index]");B&&!$.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function I({frame:$,
open:B,leaf:Y},G){!Y&&B!==G?e.onToggle($):G&&B?_(u+1,!0):!G&&$.parent&&_(c.rows.findIndex(J=>J.frame===$.parent),!0)}n.addEventListener("keydown",$=>{let B=c?.rows[u];if(!B||$.altKey||$.ctrlKey||$.metaKey||
$.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/pn)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>I(B,!0),ArrowLeft:()=>I(
B,!1),Enter:()=>e.onZoom(B.frame)," ":()=>e.onSelect(B.frame)},ge=$.key in G?()=>_(G[$.key],!0):J[$.key];ge&&($.preventDefault(),ge())});let D=0,A=()=>{D===0&&c&&f()&&(D=requestAnimationFrame(()=>{D=0,
T(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/pn)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let P=new ResizeObserver(A);return P.observe(
r),{node:r,focus:()=>_(u,!0),draw($){if(M($)){S($);return}let B=c?.rows[u]?.frame.key,Y=c?.selected?.key!==$.selected.key||c?.revision!==$.revision;c=$,p=c.tree.frames.reduce((J,ge)=>Math.max(J,Math.abs(
Xt(ge,c.measure))),0),g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let G=Y?c.selected.key:B;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),T(!0),
Y&&k(u,!0)},unmount(){P.disconnect(),cancelAnimationFrame(D)}}}function m_(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var bp=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function f_(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?m_(t)||(bp(o)>4*bp(n)?"host":"device"):"device"}async function p_(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(Ot(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await nt(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function kp(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...Hi(await Us(n?"":e.control,_o(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?p_(e,t):null]),l=e.
by||f_(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}var xp=async(e,t,n)=>Hi(await Us(e.test!==""?"":e.control,_o(e,t==="host"?"host":"device",
!0),{signal:n}));async function _p(e,t,n){let o=_o(e,t.chosenBy,e.frames==="instance");o.set("significance",n),fd(t,await Us("",o),n)}var h_=8,g_=40;function Sp(e,t,n){let o=new Set([e.root]);for(let s of[...ko(e,t,h_),...n.slice(0,g_)])Zt(s).slice(0,-1).forEach(r=>o.add(r));return o}function w_(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(Xt(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function $p(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=w_(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var vp={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},xs={path:"/tree",name:"Tree",mount:(e,t)=>b_(e,t)},y_=e=>kt({...zt(""),...Ot(e),exclude:[ft]});function b_(e,t){let n=xo(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(C,{replace:K=!0}={})=>!u&&t.go(en({...n,...C}),{replace:K}),m=Oo(C=>d({...C,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:C=>[a("a",{class:"small",href:y_(C)},"Compare"),ll(C)]}),p=hp(C=>S(C)),f=fp({onChange:C=>d(_(C)),onStep:A}),g=up({onPick:C=>M(C,C),onZoom:C=>M(l.selected,C),onMove:C=>M(C)}),w=yp({
onSelect:C=>M(C),onZoom:C=>M(C,C),onToggle:I,onInstances:D}),y=pp({pair:()=>Ot(n),onInstances:D,onZoom:C=>M(C,C)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),x=a("div",{class:"\
results tree-results"},p.node,f.node,a("div",{class:"tree-columns"},g.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},w.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,x));let T=Dt({context:t,results:x,message:h}),k=Xe(400,ve);function _(C){return C.frames&&l?{...C,node:l.selected.foldKey}:C}function M(C,K){let ee=j=>j.at<=C.at&&C.at<j.end,ue=K??(ee(
l.zoomed)?l.zoomed:Zt(C).findLast(j=>ee(j)&&l.zoomed.at>=j.at&&l.zoomed.at<j.end)??l.tree.root);d({node:C.key,zoom:ue.key}),k(`${lt(C)} is selected.`)}function S(C){M(C)}function I(C){let K=n.rows.includes(
C.key)?n.rows.filter(ee=>ee!==C.key):[...n.rows,C.key];d({rows:K})}function D(C){let K=C.key,ee=n.open.includes(K);d({open:ee?n.open.filter(ue=>ue!==K):[...n.open,K],rows:n.rows.filter(ue=>ue!==K),node:K}),
ve(ee?"Folded.":`Its instances are shown below ${lt(C)}.`)}function A(C){let K=l?.found??[];if(K.length>0){let ee=K.indexOf(l.selected),ue=ee<0?C>0?0:K.length-1:(ee+C+K.length)%K.length;M(K[ue]),ve(`${ue+
1} of ${K.length}: ${lt(K[ue])}`)}}async function P(){let C=[n.control,n.test].filter(ee=>ee!=="");if(C.every(ee=>o&&Pe(o,ee)))return;let K=await at(C).catch(()=>[]);u||(o=K,se())}function $(){if(n.control===
"")return"";let C=`${n.control} ${_o(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===C&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${C} ${K}`}function B(C){r=C,x.dataset.stale="";let[K,ee]=[C.slice(0,C.lastIndexOf(" ")),n.by];T.ask(ue=>kp(n,ue),ue=>{s={...ue,key:C,base:K,first:ee===""},i=null,delete x.dataset.stale,T.say(
null),ve(ne(ue.tree.frames.length-1,"frame")),se()},ue=>{s=null,l=null,delete x.dataset.stale,T.say(J(ue)),se()})}function Y(C){let K=`${s.key} ${C==="host"}`;return i?.key===K?i.tree:(i={key:K,tree:null},
T.ask(ee=>xp(n,C,ee),ee=>{i.tree=ee,se()},ee=>{i=null,be(`The instances could not be loaded. ${ee.message}`,{urgent:!0})}),null)}async function G(C,K){let{tree:ee}=C;if(C.judged??=new Set,!(!ee.pair||
K==="calls"||C.judged.has(K)||ee.samples.some(ue=>ue<4))){C.judged.add(K);try{await _p(n,ee,K)}catch{return}!u&&s===C&&(C.verdicts=`${C.verdicts??""} ${K}`,C.classes=void 0,C.openedFor=void 0,se())}}function J(C){
let K=Object.keys(vp).some(ee=>n[ee]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:C.code}},a("h2",{},"This tree cannot be shown"),a("p",{},C.message),a("p",{},K?q("Use all ranks \
and steps",()=>d(vp),{class:"primary"}):q("Try again",()=>B(r),{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}let ge=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a tes\
t"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function pe(C){
if(n.frames==="class")return s.classes??=yd(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(C);if(K){let ee=n.open.join();return s.openedFor!==ee&&(s.opened=xd(s.tree,K,new Set(n.open)),
s.openedFor=ee),s.opened}}return s.tree}function je(){let C=n.by||s.measure,K=pe(C),ee=n.q===""?null:dp(K,n.q),ue=Wi(K,n.node)??ko(K,C,1)[0]??K.root,j=Wi(K,n.zoom)??K.root,te=Sp(K,C,[ue,...K.frames.filter(
W=>W.opened).flatMap(W=>W.children.slice(0,1)),...ee??[]]),fe=new Set(n.rows),he=$p(K,C,n.order,W=>te.has(W)!==fe.has(W.key)),E=[s.key,C,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{
tree:K,measure:C,width:n.width,found:ee,text:`${n.q} ${n.order}`,selected:ue,zoomed:j,rows:he,revision:E,judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Oe(K),file:`tracediff-${K.sides.map(({label:W})=>wt(
W)).join("-")}`}}function Oe(C){return[["control","test"].slice(0,C.sides.length).map((ee,ue)=>`${C.pair?`${ee}: `:""}${C.sides[ue].label} (${ne(C.sides[ue].samples,"sample")})`).join(" → ")]}function Q(){
let C=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ue=>Sn(ue,n,o,C),ee=n.control===""?"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ee,t.setTitle(ee),m.draw(
n,o,C)}function se(){if(u)return;let C=$();if(C===""?(T.drop(),[r,s,l]=["",null,null],T.say(ge())):C!==r&&(s||T.say(null),B(C)),Q(),x.toggleAttribute("data-skeleton",C!==""&&!s),!s||s.key!==C){f.draw(
n,null,n.by,null);return}l=je();let{tree:K,measure:ee,found:ue}=l,j=[l.revision,l.judged,n.level].join(" ");j!==c&&(c=j,p.draw(K,ee,n.level)),f.draw(n,K,ee,ue),g.draw(l),w.draw({...l,found:ue&&new Set(
ue)}),y.draw(K,l.selected,l.canOpen),G(s,ee)}return se(),P(),{keys:{search:()=>f.search(),enter:()=>l!==null&&w.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.
zoomed!==l.tree.root&&M(l.selected,l.tree.root)},update(C){n=xo(C),se(),P(),s&&r===s.key&&t.settled()},unmount(){u=!0,T.unmount(),g.unmount(),w.unmount()}}}var k_={name:"rows",label:"Rows",type:"choice",options:Cr,fallback:"steps"};function Ep(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,_){t({[k]:_},{replace:l===k}),l=k}function u(k,_,M,S){let I=de("set"),D=Mn({id:I,field:k,none:S,text:i[k],set:Pe(M,i[k])??null,onPick:A=>{l="",n(
{[k]:A?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:I},_),D.node)}function d(k){let _=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,_.checked===k.fallback?"":String(_.checked))}});return s.push({name:k.name,sync(M){_.checked=M===""?k.fallback:M==="true"}}),a("label",{class:"check"},_,k.label)}function m(k){let _=k.type==="o\
perator"?de("ops"):null,M=k.type==="number",S=a("input",{type:M?"number":"text",list:_,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:M&&"any",min:M&&0,data:{field:k.name},class:_&&
"wide",title:k.title,on:{change:()=>c(k.name,S.value.trim())}}),I=_&&a("datalist",{id:_});_&&(S.addEventListener("input",Xe(150,()=>g(S.value,I))),S.addEventListener("focus",()=>{S.select(),g("",I)}));
let D="";return s.push({name:k.name,sync(A,P){let $=A||_&&P||"",B=S===document.activeElement&&S.value!==D;S.value.trim()!==$&&!(B&&$===D)&&(S.value=$),D=$,M&&(P??null)!==null&&A===""&&(S.placeholder=P)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),S,I)}function p(k){let _=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,_.value===k.fallback?"":_.value)}},Object.entries(
k.options).map(([M,S])=>a("option",{value:M},S)));return s.push({name:k.name,sync(M,S){_.value=M||String(S??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),_)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function g(k,_){if(i.set!=="")try{let M=await Tc(i.set,k);O(_,[...new Set(M.filter(S=>S.category==="cpu_op").map(S=>S.name))].map(S=>a("option",
{value:S})))}catch{}}let w=(k,_)=>k?.[_].length>0?Ke(k[_],3):"";function y(k,_){let[M,S]=["set","test"].map(I=>w(Pe(_,i[I]),k));return i.test!==""&&i[k]===""&&(M!==S||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,_,M){let[S,I]=["set","test"].map(A=>Pe(M,i[A])),D=(A,P,$)=>f({name:A,label:P,type:"text",placeholder:["all",w($,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,M)?[D(`set_${k}`,`${_} of A`,S),D(`test_${k}`,`${_} of B`,I)]:[D(k,_,S)]}function b(k){let _=M=>M.some(S=>i[S]!=="");return!_(["steps","set_steps","test_steps"])&&(_(["marker","set_\
marker","test_marker"])||["set","test"].some(M=>Pe(k,i[M])?.steps.length>0))}let x=k=>`${Xi[k].letter} · ${Xi[k].name}`;function T(k){let _=i.test!=="";s=[],O(o,u("set",_?x("set"):"Trace set",k),u("t\
est",_?x("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&f(k_),e[i.what].params.map(f))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,_,M={}){i=k;let S=JSON.stringify([i.what,i.set,i.test,y("ranks",_),y("steps",_),b(_),_.map(I=>[I.id,I.label])]);
if(S!==r){r=S;let I=o.contains(document.activeElement)?document.activeElement.dataset.field:null;T(_),I&&o.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:D})=>D(i[I]??"",M[I]))}}}var x_=24,ha=20;function Tp(e,t){let n=Array.from(e),o=Math.max(0,n.length-ha),s=t>x_?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+ha).join(""))),s+ha<n.length&&r("split-rest",s+ha))}var Op=200;function _s(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),i=Tn(r);i.set(e.sql??null);
let l=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},i.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function p(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[x,T]=[h[d.key]??null,b[d.key]??null];return x===null||T===null?(x===null)-(T===null):y*(typeof x=="number"?x-T:String(x).localeCompare(String(T)))})}function f(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},w(),t.querySelector("[aria-sort] button")?.focus()}function g(y,h,b){let x=e.href&&y.link?.(b,e.parameters??{}),T=y.show(h,b),k=y.mono&&typeof T=="string"?Tp(T,u.get(y.key)?.
get(T)??0):T;return x?a("a",{href:e.href(x)},k):k}function w(){O(t,e.columns.map(y=>{let h=d?.key===y.key;return a("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},q(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>f(y),{class:"link-button th-button",title:y.what}))})),O(n,p().slice(0,m).map(y=>a("tr",{},e.columns.map(h=>{let b=y[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},g(h,b,y))})))),s.textContent=c.length>1?N(c.length):"",o.hidden=c.length<=m,O(o,q(`Show\
 ${N(Math.min(Op,c.length-m))} more of ${N(c.length)}`,()=>{m+=Op,w()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,Va(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,w()}}}var Mp=7.2,wa=6,ga=["solid","dot","dash","dashdot","longdash","longdashdot"],Rl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Cl=e=>Lt()[e==="B"?
"test":"control"];function ba(e){return{template:yt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var ka=e=>e.map(t=>We(t)).join("<br>"),Ge=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),ya=116,Ss=22,Lo=e=>e>1?64-Ss+e*(ya+Ss):320;function __(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:oe("--muted")},text:e.map(o=>o.
values[t].value?"":We(o.values[t].none??o.values[t].text))}}function $s({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=n==="time"?Ve(i):n==="bytes"?Ya(i):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+wa+Mp*p),Math.floor(r*.42),360),g=Math.floor((f-14-wa)/Mp),w=e.map(y=>ka([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:oe("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:w,hovertemplate:"%{customdata}<extra>\
</extra>",...__(e,h,o)})),layout:ba({barmode:o?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:wa,tickcolor:"rgba(0,0,0,0)",ticktext:cn(e.map(y=>y.label),g).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/
80)),ticksuffix:l?` ${l}`:""}})}}var Nl=(e,t)=>t===""?{property:Rl[e%Rl.length],dash:ga[Math.floor(e/Rl.length)%ga.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:ga[e%ga.length]},S_=e=>Ve(
Math.max(e,1));function $_(e,t,n,o){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?uo(i):t==="bytes"?Ya(i):[t,1],u=o*
(ya+Ss)-Ss,d=1-n*(ya+Ss)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-ya/u),d],title:{text:l,font:{size:11}}}}}var v_=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:oe("--text")}}),E_=400,T_=e=>oe(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),O_=(e,t)=>e.length>E_?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:Np(T_(n),.55),dash:"dot"}})),M_=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:We(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:oe("--muted")}}));function A_(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=S_(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function Rp({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=A_(e,o),d=g=>(g-u)/l,m=g=>n==="rate"?Pn(g):n==="bytes"?$e(g):`${N(g)} ${n}`,p=t.map((g,w)=>$_(e.
filter(y=>y.panel===g),n,w,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let w=Nl(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(h=>d(h[0])),y:g.points.
map(h=>h[1]/p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:oe(w.property),dash:w.dash},legendgroup:g.key,customdata:g.points.map(h=>ka([g.name,`at ${me(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:ba({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${me(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},w)=>[`y\
axis${w===0?"":w+1}`,g])),annotations:[...t.length>1?t.map((g,w)=>v_(g,p[w].axis.domain[1])):[],...M_(s,d,r)],shapes:O_(s,d)}),per:l,offset:u}}function Cp(e){let[t,n]=Ve(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function Np(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function R_(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function Lp({sides:e},t){
let n=e.map(h=>R_(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>n[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${F(d(h))} to ${F(d(h+1))}`,p=c.filter(h=>h>=i&&(h-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,w=[...l?[i-4]:[],...p.filter((h,b)=>b%f===0&&!(l&&(h-i+4)*g<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:Np(Cl(h.side),y===0?.65:.4),line:{color:Cl(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,x)=>u(x,h)))),customdata:c.map(h=>ka([m(h),...e.map((b,x)=>`${b.name}: ${N(
u(x,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:ba({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:w.map(h=>h<i?h+
.5:h),ticktext:w.map(h=>h<i?"none":Cp(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Ap(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:wa,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>Cp(10**s)),title:{text:n,font:{size:11},standoff:4}}}function Pp({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:oe("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:Cl(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>ka([c,`rank\
 ${d.rank}`,`host ${F(d.cpu_duration)}, device ${F(d.gpu_duration)}`,`${N(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:ba({xaxis:Ap(...o,"the launch on the host"),yaxis:Ap(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var C_=32,N_=512;function L_(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function P_(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>To(e.map(s=>s[o]??0)))}function I_(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,P_(s)]));return new Map(
e.map(o=>[o,L_(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function Ll(e){let t=I_(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var Pl=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function Il(e,t,n,o){let s=Math.floor(C_/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(N_/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:Ll(e).slice(0,s),limited:!0,note:Pl(s,e.length,o,t)}}var Dl=6,Ip=e=>new Set(e).size>1;function xa(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>Ip(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Ip(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};p.series[c]=u,i.set(m,p)})),[...i.values()]}var D_=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function B_(e,t){if(!t[0].data.summary)
return D_(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(r))??0:0)]))}
function q_(e,t){let n=B_(e,t),o=[...new Set(e.map(i=>i.name))],s=new Map(o.map(i=>[i,0])),r=new Map;for(let i of e){let l=n.get(i.key);s.set(i.name,Math.max(s.get(i.name),...l.map(Math.abs)));let c=r.
get(i.group)??{name:i.group,lines:new Map};c.lines.set(i.name,l),r.set(i.group,c)}return Ll([...r.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>o.map(u=>(i.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(i=>i.name)}function H_(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>Dl)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,Dl),count:s}}function W_(e,t,n){if(e.length<=Dl)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:q_(e,t),{taken:r,count:i}=H_(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:Pl(i,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:o.length>1}}var Bl=[""];function _a(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=W_(e,t,o);return s.length>0||n.includes(Bl[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var F_={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Dp="http://www.w3.org/2000/svg";function j_(e,t){let n=document.createElementNS(Dp,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(Dp,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",F_[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function Bp(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=q(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,w){g.dataset.shown!==w&&(g.dataset.shown=w,g.value=m(w))}function f(g,{chosen:w,styles:y,two:h}){let b=y.get(g.key)??-1,x=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let T=[...t.querySelectorAll("input:checked")];e.onLines(T.length===0?Bl:T.map(k=>k.value))}}});return x.checked=w.includes(g.key),a("label",{class:"check line-check"},x,a("span",{
class:"line-mark"},b>=0&&j_(Nl(b,h?"A":""),h)),g.name)}return{node:l,draw(g){let{chosen:w,two:y}=g,h=JSON.stringify([g.lines.map(b=>b.key),w,y]);if(t.hidden=g.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;O(t,U_(g.lines,w).map(([x,T])=>a("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&a("span",{class:"muted"},x),T.map(k=>f(
k,g))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(n,g.start),p(o,g.end),s.disabled=g.start===""&&g.end==="",i.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function U_(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}var Hp="−",Je=e=>e==null;function vs(e,t){return Je(e)?Se:Ct(e,0,t).replace("-",Hp)}function Es(e,t){let n=vs(e,t);return Number(n.replace(Hp,"-"))===0?"0":e>0?`+${n}`:n}var Fe=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>Je(o)||o===""?Se:String(o)}),Ts=(e,t)=>({key:e,title:t,show:n=>Je(n)||n===-1?Se:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),Me=(e,t)=>({key:e,title:t,number:!0,
show:N,showDiff:Qe}),ie=(e,t)=>({key:e,title:t,number:!0,show:F,exact:n=>Je(n)?null:me(n),showDiff:ye,exactDiff:n=>Je(n)?null:Ue(n)}),Po=(e,t)=>({key:e,title:t,number:!0,show:Pn,exact:n=>Je(n)?null:Ga(
n),showDiff:Yc,exactDiff:n=>Je(n)?null:`${n>0?"+":""}${Ga(n)}`}),At=(e,t)=>({key:e,title:t,number:!0,show:$e,exact:n=>Je(n)?null:Ka(n),showDiff:Jc,exactDiff:n=>Je(n)?null:`${n>0?"+":""}${Ka(n)}`}),ct=(e,t)=>({
key:e,title:t,number:!0,show:n=>Je(n)?Se:`${vs(n,2)} %`,showDiff:n=>Je(n)?Se:`${Es(n,2)} pp`,exactDiff:n=>Je(n)?null:`${Es(n,6)} percentage points`}),Sa=(e,t)=>({...ct(e,t),show:n=>Je(n)?Se:`${vs(100*
n,1)} %`,showDiff:n=>Je(n)?Se:`${Es(100*n,1)} pp`,exact:n=>Je(n)?null:`${vs(100*n,6)} %`,exactDiff:n=>Je(n)?null:`${Es(100*n,6)} percentage points`}),Wt=(e,t)=>({key:e,title:t,number:!0,show:n=>vs(
n,3),showDiff:n=>Es(n,3),exact:n=>Je(n)?null:String(n),exactDiff:n=>Je(n)?null:String(n)}),z_={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},hn=e=>({...e,meaning:"gain"}),ze=e=>({...e,
meaning:"neutral"});function Wp(e){let[t,n]=z_[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Cn=(e,t=o=>o,n=t)=>[ze(Me("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],Be=(e,t)=>({...e,what:t}),ut=(e,t,n)=>({key:e,title:t,show:o=>Je(
o)?Se:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),Nn={key:"note",title:"note",note:!0,show:e=>Je(e)?"":String(e)},qp=10;function G_(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function Y_(e){let t=G_(e.split("|")),n=t.length>qp+1?t.slice(0,qp):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${N(r)} × ${s}`:s)),o>0&&a("li",{},`${N(o)} more`))}var Fp=(e,t)=>({key:e,title:t,mono:!0,show:n=>Je(n)?Se:Y_(n)}),Os=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=Je(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function jp(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var K_=16,Io=e=>e==null?Se:`${e} %`,ql=(e,t)=>e.letter?`${e.letter} · ${t}`:t,V_=e=>e.map(t=>({key:t.key,name:ql(t,t.label),colour:oe(t.letter==="B"?"--test-fill":"--control-fill")})),J_=e=>({key:e.
property,name:e.name,colour:oe(e.property)});function Do(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function to(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>n(f).filter(w=>u(w).some(y=>y!==null)).forEach(w=>{
let y=o(w),h=c.get(y)??{group:s?.(w)??"",bars:[],values:e.map(()=>[])};h.values[g]=u(w),h.bars.push({label:ql(f,y),full:`${ql(f,f.label)}, ${y}`,total:F(u(w).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({
value:w[b.key],text:b.text(w)}))}),c.set(y,h)}));let{shown:d,...m}=Il([...c.values()],e.length,t,i),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>$s({bars:p,kind:"\
time",stacked:!0,series:r.map(J_)},f)}}function Q_(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let p=n(
d),f=l.get(p)??{label:p,values:e.map(()=>({value:null,text:"none"}))},g=(f.values[u].value??0)+m;f.values[u]={value:g,text:s(d,g),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}
var Up=e=>Math.max(...e.values.map(t=>t.value??0));function X_(e){let t=[...e].sort((n,o)=>Up(o)-Up(n)).slice(0,K_);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function ht(e,{
order:t},n){let o=Q_(e,n),{shown:s,...r}=n.ranks?Il(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):X_(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>$s({bars:s.map(l=>l.bar??l),kind:n.kind,series:V_(e),errors:!!n.range},i)}}var gn=`There is no device work in the selected ranks and steps. ${Jn}`,Ms=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${Jn}`,Ne=Fe("rank","rank"),
no=Ts("device","device"),As=Ts("stream","stream"),Rs=ut("kernel_type","kind",Ki),$a=Os(Fe("operator","operator",!0),()=>"cpu_op"),Cs=Os(Fe("name","kernel",!0),e=>e.category),oo=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Bo=e=>e.stream===-1?"no stream":`stream ${e.stream}`,qo=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),rt=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var zp=[["compute",it.compute,"--part-compute"],["non_compute",ls,"--part-communication"],["idle",it.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${F(
s[`${e}_time`])}, ${Io(s[`${e}_time_pctg`])}`})),Gp={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Ge(e),legend:zp,make:(e,t)=>to(e,t,{label:Do(e),rowsOf:n=>n.data.rows,parts:zp,what:"ranks",empty:gn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ne,Be(ie("idle_time",it.idle.name),it.idle.what),ct("idle_time_pctg","idle, %"),Be(ie("compute_time",it.compute.name),it.compute.what),ze(ct("compute_time_pctg","compute\
, %")),Be(ie("non_compute_time",ls.short),ls.what),ct("non_compute_time_pctg",`${ls.short}, %`),Be(ie("kernel_time","all"),"From the first to the last device row"),Nn]}]};var Yp={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Ge,make:(e,t)=>ht(e,t,{table:"rows",kind:"percent",name:Do(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Io(n.comp_comm_overlap_pctg)}, ${F(n.overlap)} of ${F(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[Ne,hn(ct("comp_comm_overlap_pctg","overlap")),Be(hn(ie("overlap","overlapped")),"Communication while a compute kernel runs"),ie("communication_time","communication"),Nn]}]};var Kp=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ji[e],what:dm[e],text:n=>F(n[e])}));function Z_(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Vp={title:"\
Idle time",params:[rt("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},qo("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Ge(e),legend:Kp,make:(e,t)=>{let n=Do(e);return to(e,t,{rowsOf:Z_,group:Bo,label:o=>`${n(o)}, ${Bo(o)}`,parts:Kp,what:"streams",empty:gn})}}],tables:[{key:"rows",caption:"Streams",columns:[Ne,
no,As,ut("idle_category","why idle",Ji),ie("idle_time","idle"),ze(Sa("idle_time_ratio","share")),Nn],extra:e=>"count"in e?Cn(ie):[]}]};var Jp={title:"Kernels",params:[rt("duration_ratio","Share of time to show","0.8"),rt("num_kernels","Kernels at most","10"),qo("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Ge,make:(e,t)=>ht(e,t,{table:"kinds",kind:"percent",empty:gn,name:n=>Vi(n.kernel_type),
value:n=>n.percentage,show:n=>`${Io(n.percentage)}, ${F(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Ge,make:(e,t)=>ht(e,t,{table:"over_ranks",kind:"tim\
e",empty:gn,name:n=>n.name,value:n=>n.mean,show:n=>`${F(n.mean)}, mean of ${N(n.count)} calls${n.ranks>1?`, ranks ${F(n.min_mean)} to ${F(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[ut("kernel_type","kind",Vi),ze(ie("sum","time")),ze(ct("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Cs,Rs,Ne,Me("count",
"calls"),ie("sum","sum"),ie("mean","mean"),ie("min","min"),ie("max","max"),ie("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Cs,Rs,ze(Me("ranks","ranks")),Me("count","calls"),
ie("sum","sum"),ie("mean","mean"),ie("min_mean","fastest rank"),ie("max_mean","slowest rank")]}]};var eS=24;function Qp(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Xp(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ho(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=xa(e,o,r),{panel:d,style:m}=Qp(s),{keys:p,...f}=_a(u,e,t),g=Xp(),w=u.filter(k=>p.includes(k.key)).flatMap(k=>{let _=g(m(k));return k.
series.map((M,S)=>M&&{key:e[S].key,place:_,side:e[S].letter,panel:d(k),points:M.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${M.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(w.every(k=>k.points.length===0))return{empty:l};if(c&&w.every(k=>k.points.every(_=>_[1]===0)))return{empty:c};let y=[
...new Set(w.map(k=>k.panel))].slice(0,eS),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(h||0)?[h||0,b]:null,T=i?.(e,u.filter(k=>p.includes(k.key)))??[];return{data:k=>Rp({panels:y,unit:n,range:x,
marks:T,lines:w.filter(_=>y.includes(_.panel))},k),places:y.length,limited:f.limited,note:[f.note,x&&`${me(x[0])} to ${me(x[1])}`].filter(Boolean).join(", ")}}function Zp(e,t,n){let o=Xp();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(Qp(n).style(s))]))}var eh=e=>e.name,th={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:eh,panels:!0,height:Lo,make:(e,t)=>Ho(e,t,{unit:"rate",name:eh,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ne,no,Fe("name","copy"),
...Cn(Po,hn,ze)]}]};var nh={title:"Queue length",window:!0,params:[rt("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Bo,height:Lo,make:(e,t)=>Ho(e,t,{unit:"waiting",name:Bo,empty:Ms})}],tables:[{key:"summary",caption:"Summary",columns:[Ne,no,As,...Cn(Wt,
ze)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ne,no,As,ie("duration_at_max_queue_length","blocked"),Sa("relative_duration_at_max_queue_length","share of the rank")]}]};var tS=(e,t)=>e.place-t.place||Object.keys(Rr).indexOf(e.class)-Object.keys(Rr).indexOf(t.class),oh={title:"Kernel launches",params:[rt("runtime_cutoff","Slow launch over, µs","50"),rt("launch_delay_\
cutoff","Late start over, µs","100"),qo("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Qi).map(([e,t])=>({id:`launch-${e}`,title:Ar(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:oo(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:Ms}:{data:s=>Lp({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Ms}:{data:()=>Pp({sides:e.map(t=>({key:t.key,side:t.letter,name:oo(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[Ne,Me("count",
"launches"),Me("short_kernels","shorter than their launch"),Me("runtime_outliers","slow launches"),Me("launch_delay_outliers","late starts"),Nn]},{key:"worst",caption:"The worst launches",apart:!0,order:tS,
columns:[ut("class","why",Rr),Ne,Cs,$a,ie("cpu_duration","host"),ie("gpu_duration","device"),ie("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[Ne,ut("measure","measure",Qi),...Cn(
ie)]}]};function nS(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||Jn]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var sh={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},rt("min_pattern_len","Kernels at least","3"),rt("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Ge,make:(e,t)=>ht(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:nS(t),show:(n,o)=>F(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Fp("pattern","operator and its kernels"),Ne,{...Me("length","kernels"),showDiff:null},Me("count","calls"),ie("kerne\
l_duration","on the device"),ie("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ne,ze(Me("operators","operators")),ze(Me("patterns_found","patterns"))]}]};var rh={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Ge,make:(e,t)=>ht(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>F(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[Os(Fe("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),Ne,Me("count","calls"),ie("sum","sum"),ie("mean","mean"),ie("min","min"),ie("max","max"),ie("std","std")]}]};var ah={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Ge,make:(e,t)=>ht(e,t,{table:"rows",kind:"time",empty:gn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>F(o)})}],tables:[{key:"rows",caption:"Operators",columns:[$a,Rs,Ne,
Me("count","calls"),ie("sum","sum"),ie("mean","mean"),ie("min","min"),ie("max","max"),ie("std","std")]}]};var ih=["circle","square","triangle-up","cross","star","hexagon"],oS=14,Hl=24,lh=42,ch=6.6,uh=e=>e.map(t=>We(t)).join("<br>");function sS(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function dh({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=uo(Math.max(...t.map(u=>u.busbw))),i=sS(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),p=l?oe(c[m%c.length]):Lt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/r),line:{color:p,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:p,size:8,symbol:ih[m%
ih.length]},customdata:d.points.map(f=>uh([[u.side,d.name].filter(Boolean).join(" · "),`${$e(f.bytes)}: ${Pn(f.busbw)}, best ${Pn(f.best_busbw)}`,`transfer ${F(f.mean_transfer)}, ${N(f.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:yt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:i,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(u=>$e(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var mh=e=>Math.max(3,Math.min(oS,Math.floor(640/Math.max(1,e)))),Wl=(e,t)=>t*(Math.max(40,e*mh(e))+Hl+lh);function rS(e,t,n,o,s,r){let i=t===0?"":String(
t+1),l=Wl(e.rows.length,n),c=l/n-Hl-lh,u=t*(l/n)+Hl,d=On(o.length,(s-r)/74),m=On(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/ch),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${i}`]:{...f,anchor:`y${i}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:cn(d.map(g=>o[g]),Math.max(6,p)).map(We)},[`yaxis${i}`]:{...f,anchor:`x${i}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(g=>We(e.rows[g]))}}}function fh({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,i]=Ve(s),l=30+ch*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:yt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/i,colorscale:Js(),
showscale:!1}};return{data:e.map((d,m)=>{let p=rS(d,m,e.length,t,n,l);Object.assign(c,p),c.annotations.push({text:We(`${d.title?`${d.title}: `:""}up to ${F(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:p[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:oe("--text")}});let f=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${f}`,
yaxis:`y${f}`,xgap:1,ygap:mh(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(g=>g.map(w=>w===null?null:w/i)),customdata:d.texts.map(g=>g.map(uh)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var aS=200,iS=512;function lS(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,aS).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function cS(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,iS),l=new Map(i.map((m,p)=>[m,p])),c=new Map(n.map((m,p)=>[m,p])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(o(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?oo(e):"",
rows:i.map(String),cells:u,texts:d}}function Fl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=lS(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>cS(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>fh({panels:r,columns:o},c)}}var jl=(e,t)=>Wl(e,t),ph=e=>[`waits ${F(e.wait_per_step)} a step, exposed\
 ${F(e.exposed_wait_per_step)}`,`causes ${F(e.caused_per_step)} a step, last ${N(e.last)} of ${N(e.matched_rows)} times`],hh=e=>[`waits ${F(e.wait)}, exposed ${F(e.exposed_wait)}`,`causes ${F(e.caused)}\
, last ${N(e.last)} times`];var uS="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",dS="No collective of the selected r\
anks matches one of another rank: see what does not match below.",va=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>F(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>F(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>F(e.exposed)}],Ma=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,gh=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function mS(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(Ma(
n))??{name:Ma(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:oo(e),lines:[...t.values()]}}function fS(e){let t=e.map(mS);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>dh({sides:t})}}var Ea=e=>e.every(t=>t.data.summary[0]?.rows===0)?uS:dS,Ta=Fe("collecti\
ve","collective",!0),Oa=Fe("process_group","process group",!0),wh=Be(ie("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),yh=Be(ie("wait_per_step","wait"),"How much lon\
ger the ranks take than the last one"),bh=Be(ie("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),kh={title:"Collectives",params:[],ofSteps:!0,intro:"T\
he same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(
({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),N(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the t\
able Missing is without them.")),charts:[{id:"collectives",title:"Time of a step",height:Ge,legend:va,make:(e,t)=>to(e,t,{parts:va,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>
0).map(gh),label:Ma,empty:Ea(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Ge,legend:va,make:(e,t)=>to(e,t,{parts:va,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>
0).map(gh),label:n=>`rank ${n.rank}`,empty:Ea(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:fS},{id:"wait-map",title:"Exposed waiting, rank × collective",height:jl,
legend:[],make:e=>Fl(e,{name:Ma,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:ph,empty:Ea(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:jl,legend:[],
make:e=>Fl(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:hh,empty:Ea(e)})}],tables:[{key:"\
collectives",caption:"Collectives",columns:[Ta,Oa,ut("class","class",String),Me("instances","instances"),wh,yh,bh,ie("time_per_step","in all"),ze(Me("group_size","group size")),ze(Wt("bytes_per_instan\
ce","bytes")),hn(Po("algbw","algorithm bandwidth")),hn(Po("busbw","bus bandwidth")),Me("unmatched_rows","without match"),ie("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",
columns:[Ne,wh,yh,bh,Be(ie("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),Me("last","last"),ze(ct("last_pctg","last, share")),Me("matched_rows","matched"),Me(
"unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ne,Ta,Oa,ut("why","why",String),Fe("dtype","type"),ze(Wt("bytes","bytes")),Me("count","count"),ie("duration","in\
 all"),Be(hn(Po("busbw_at_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[Ne,Ta,Oa,Me("instances","instances \
that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[Fe("step","step"),Ta,Oa,Fe("ranks","ranks"),ie("shortest","shortest"),ie("longest","longest"),Wt("least_bytes","fewest bytes"),
Wt("most_bytes","most bytes")]}]};var pS={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Ul={compute:"compute",memory:"copies",host:"host, self"},zl="No rank waits for another o\
ne in the collectives that match.";function hS({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return zl;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${qe(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,i=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${qe(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${gS(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${F(Math.max(i-l,0))} shorter (${F(l)}).`}function gS(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${pS[e.cause]} (${F(n)} a step more than the median rank)`:""}var wS={...Fe("step","step"),show:e=>e===null?"whole file":String(e)},xh=Be(ie("step_time_like_median","s\
tep without"),"The mean step of all ranks if this rank came at the same time as the others"),_h={title:"Stragglers",ofSteps:!0,params:[rt("num_candidates","Ranks with operators","2"),rt("limit","Opera\
tors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a s\
tep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),hS(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Ge,make:(e,t)=>ht(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:zl,show:n=>`${F(n.caused_per_step)} a step, ${qe(n.caused_pctg)} of all; last in ${qe(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Ge,make:(e,t)=>ht(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:zl,show:n=>`rank ${n.rank}: ${F(n.caused)}, ${qe(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[Ne,ut("straggler","straggler",e=>e===1?"yes":"no"),ut("cause","what it does longer",{...Ul,memory:"copies",idle:"idle, the host is late"}),Be(ie("caused\
_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),ze(ct("caused_pctg","share")),Me("last","last"),ze(ct("last_pctg","last, share")),Be(Me("worst_s\
teps","worst in steps"),"In how many steps no other rank caused more"),Be(ie("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),ie("mem\
ory_excess_per_step","more copies"),ie("idle_excess_per_step","more idle"),ie("step_time","step"),xh]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ne,ut("me\
asure","measure",Ul),Fe("operator","operator",!0),ie("time_per_step","per step"),ie("median_per_step","median rank"),ie("excess_per_step","more"),Wt("calls_per_step","calls per step")]},{key:"by_step",
caption:"Steps",columns:[wS,Be(Fe("rank","rank"),"The rank that causes most in the step"),ut("cause","what it does longer",{...Ul,idle:"idle, the host is late"}),ie("caused","caused"),ze(ct("caused_pc\
tg","share")),ie("exposed_wait","exposed wait"),ie("step_time","step"),xh]}]};var Th="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",yS="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",Oh=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Sh=e=>Oh(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),bS=e=>e.
replace(/ (allocated|reserved)/,""),kS=e=>e.includes(" reserved")?"reserved":"allocated",$h={panel:e=>bS(e.name),style:e=>`${e.group} ${kS(e.name)}`},Mh=e=>[Oh(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Kl=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),xS=(e,t)=>n=>[Kl(e,"rank")&&`rank ${n.rank}`,Kl(e,"device_type")&&Mh(n),n[t]].filter(Boolean).join(" · ");function _S(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function SS(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function $S({side:e,row:t}){let n=[Kl([e],"rank")&&`rank ${t.rank}`,Mh(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${$e(t.live_at_peak)}\
 of it was allocated in the recording, ${$e(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${$e(t.peak)} (${n}), ${F(t.peak_at)} after the first event${o}.${s}${r}`]}var vS=e=>e.flatMap(t=>{let n=SS([t]);return n?[a("p",
{class:"memory-sentence"},$S(n))]:[]}),Ah=Fe("device_type","memory"),ES=Ts("device","device"),TS={...Fe("span","span"),show:e=>e===0?"":String(e)},vh=Be(At("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),Gl=ze(ct("pctg","share")),Yl=Me("allocations","allocations"),Aa=[Ne,TS,Ah,ES],Eh=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:Th,isSaid:!0}:ht(e,t,{table:n,
kind:"bytes",name:xS(e,o),value:s=>s.bytes,show:(s,r)=>`${$e(r)}, ${qe(s.pctg)} of the peak`,empty:yS}),Rh={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[rt("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:vS,charts:[{id:"memory-curves",title:"Memory over time",series:Sh,panels:$h,ownDevice:!0,height:Lo,make:(e,t)=>Ho(e,t,{unit:"bytes",name:Sh,panels:$h,ownDevice:!0,marks:_S,empty:Th})},{
id:"live_modules",title:"Live at the peak, by module",height:Ge,make:(e,t)=>Eh(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Ge,make:(e,t)=>Eh(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Aa,Be(At("peak","peak allocated"),"The largest amount that is allocated"),Be({...ie("peak_at","at"),number:!1},"When it is \
reached first, after the first event of the set"),Fe("peak_step","step"),Be(At("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),Be(At("reserved_peak","peak reserved"),"The large\
st amount that is reserved"),Be(At("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),Be(At("live_at_peak","live at the peak"),"Allocated in the recor\
ding at or before the peak, and not freed by then"),Be(At("from_before","from before"),"The rest of the peak: allocated before the recording began"),Be(At("never_freed","never freed"),"Allocated in th\
e recording and not freed until its end"),Me("never_freed_allocations","never freed, allocations"),Be(At("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...Fe(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Live at the peak, by module",columns:[...Aa,Fe("modul\
e","module",!0),vh,Gl,Yl,Me("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Aa,Fe("frame","frame",!0),Fe("operator","operator",!0),vh,Gl,Yl]},{key:"operators",caption:"\
Allocations and frees in the selected steps",columns:[Ah,Fe("operator","operator",!0),Wt("allocations_per_step","allocations per step"),At("allocated_per_step","allocated per step"),Wt("frees_per_step",
"frees per step"),At("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Aa,Fe("frame","frame",!0),Fe("operator","operator",!0),At("bytes","never\
 freed"),Gl,Yl]}]};var tt={temporal_breakdown:Gp,comm_comp_overlap:Yp,idle_time_breakdown:Vp,kernel_breakdown:Jp,memory_bw:th,queue_length:nh,launch_stats:oh,kernel_sequences:sh,user_annotation_breakdown:rh,operator_kernels:ah,
collectives:kh,stragglers:_h,memory:Rh};function OS(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function Ch(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=OS(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var Lh=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Vl=["start","end"],Ph={...Object.fromEntries([...Lh,...Vl].map(e=>[e,""])),lines:[]};function Ih(e){
return[...Lh,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Vl:[]]}var Nh=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Jl(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of Ih(r))s[i]=n.get(i)??"";return s.rows=
Nh(n)==="steps"?"":Nh(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function Dh(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...Ih(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function Ns(e,t){let n=Dh(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function Bh(e,t,n){let o=Dh(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Ql(e,t){return e.set===""?null:Bh(e,t)}function qh(e,t,n){
let o=Bh(e,t,Vl);return o.set("format","csv"),o.set("table",n),o}var Hh={control:"set",test:"test"};function Gh(e){let t=(n,o)=>e[`${Hh[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[Hh[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function MS(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Yr(Gh(e));return n&&`(${n})`}var Is="device\
_type = 'GPU'",Xl=["COMPUTATION","COMMUNICATION","MEMORY"],Ra=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Zl=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Xl.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Is}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Xl.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Is}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Xl.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Wh=e=>`${Zl(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Fh=e=>`${Zl(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,AS=(e,t)=>`${Zl(e,Ra(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Yh=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,RS=(e,t)=>`SELECT side, rank, kind, name, category, ${Yh}
FROM events
WHERE ${Is}${Ra(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Kh=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Is}${Ra(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Vh=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Is}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Jh="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",jh=(e,t)=>`${Vh(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Jh}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Qh=(e,t)=>`${Vh(e,Ra(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Jh}`,CS=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Qh(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Ls=(e,t)=>`${Qh(e,t)}
ORDER BY launch_delay DESC`,Uh=(e,t)=>`SELECT side, rank, name, ${Yh}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function NS(e){let t=Object.entries(Gh(e)).map(([n,{ranks:o}])=>{let s=Gr(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ps="side, rank, span, device_type, device",Xh=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ps}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ps}),
    so_far AS (PARTITION BY ${Ps} ORDER BY at_us, row)`,LS=e=>`SELECT ${Ps}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Xh(e)}
)
GROUP BY ${Ps}
ORDER BY rank, span, device_type, device, side`,zh={peaks:LS,"memory-curves":e=>`${Xh(e)}
ORDER BY side, rank, at_us`},PS={temporal_breakdown:{rows:Wh,temporal:Wh},comm_comp_overlap:{rows:Fh,overlap:Fh},kernel_breakdown:{kinds:AS,kernels:RS,over_ranks:Kh},idle_time_breakdown:{rows:jh,idle:jh},
launch_stats:{counts:CS,worst:Ls,"launch-cpu_duration":Ls,"launch-gpu_duration":Ls,"launch-launch_delay":Ls,"launch-scatter":Ls},user_annotation_breakdown:{rows:Uh,annotations:Uh}},IS={kernel_breakdown:{
kernels:Kh}},DS={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"}},Zh=e=>DS[e]??{};function eg(e,t,{
chart:n=!1}={}){if(e.what==="memory"){let r=NS(e);return r&&zh[t]?zh[t](r):null}let o=n&&IS[e.what]?.[t]||PS[e.what]?.[t],s=MS(e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats===
"true")?null:o(s,e)}var BS={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},ec={path:"/analyse",name:"Analyse",mount:(e,t)=>qS(e,t)};function qS(e,t){let n=Jl(location.search,tt),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(R,H)=>t.go(Ns({...n,...R},tt),H),p=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=Ep(tt,{onChange:m,onSet:R=>m({...Ph,...R})}),g=a("p",{class:"m\
uted analysis-intro"}),w=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),x=a("div",{class:"results analysis-res\
ults"},y,h,b),T=a("h1",{}),k=q("Open in Perfetto …",()=>cr([n.set,n.test].filter(R=>R!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),_=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
T,k,_),p,f.node,g,w,x));let M=Dt({context:t,results:x,message:w}),S=dt(()=>c.forEach(R=>R.figure.retheme())),I=R=>Ec(n.what,qh(i??n,tt,R)),D=(R,H)=>Mo(eg(i??n,R,H),{control:n.set,test:n.test},H?.chart?
Zh(R):{});function A(){c.forEach(R=>R.figure.unmount()),c=tt[n.what].charts.map(R=>{let H=R.series&&Bp({onLines:ae=>m({lines:ae},{replace:!0}),onWindow:ae=>m(ae),csv:()=>I("series")}),X=et("Ranks that\
 are drawn",[["","those that differ most"],["rank",H?"the first":"all, in order"]],ae=>m({order:ae,lines:[]},{replace:!0})),Z={chart:R,bar:H,order:X,hidden:new Set,keys:P(R)};return Z.figure=xt({id:R.
id,title:R.title,file:R.id,level:"h2",class:R.half?"half-chart":"",height:ae=>R.height(ae.places,ae.sides),make:(ae,Ce)=>B(ae.made(Ce),Z.hidden),onRelayout:H&&Y,onDoubleClick:H&&G,keys:()=>Z.keys.filter(
ae=>!Z.hidden.has(ae.key)).map(ae=>[ae.property,ae.name]),extra:[a("div",{class:"chart-choice"},$(Z),X.node),H?.node]}),Z}),O(h,c.map(R=>R.figure.node))}let P=R=>(R.legend??(n.test===""?[]:ee().map(H=>({
key:H.key,name:`${H.letter} · ${H.label}`,property:H.letter==="A"?"--control-fill":"--test-fill"})))).map(H=>({...H,key:R.legend?H.property:H.key}));function $(R){let H=Z=>{let{hidden:ae}=R;ae.delete(
Z)||ae.add(Z),ae.size===R.keys.length&&ae.clear();for(let Ce of X)Ce.setAttribute("aria-pressed",String(!ae.has(Ce.dataset.key)));J(ee())},X=R.keys.map(Z=>q(Z.name,()=>H(Z.key),{class:"key","aria-pres\
sed":"true",title:Z.what,data:{key:Z.key},css:{"--key-fill":`var(${Z.property})`}}));return X.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${R.chart.title}: what is drawn`},X)}let B=({
data:R,layout:H},X)=>({layout:H,data:R.map(Z=>X.has(Z.legendgroup)?{...Z,visible:!1}:Z)});function Y(R,H){let[X,Z]=[R["xaxis.range[0]"],R["xaxis.range[1]"]];if(Number.isFinite(X)&&Number.isFinite(Z)&&
Z>X&&performance.now()-u>500){let ae=Ce=>String(Number(Math.max(0,Ce*H.per+H.offset).toFixed(3)));m({start:ae(X),end:ae(Z)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(R){let H=[
n.what,n.set,n.test].join(" ");l!==H&&(A(),l=H);let X=`tracediff-${R.map(ae=>wt(ae.label)).join("-")}`,Z={...n,shown:s.parameters,href:ae=>Ns({...n,...ae},tt)};for(let ae of c)ge(ae,R,Z,X)}function ge({
chart:R,bar:H,order:X,hidden:Z,figure:ae},Ce,z,re){let ce=R.make(Ce,z),_e=ce.empty?null:H&&ce.data(600);if(X.node.hidden=!ce.limited,X.press(n.order),ae.draw({file:re,heading:ce.note,made:ce.data,per:_e?.
per,revision:[r,n.order,...n.lines,...Z].join(" "),offset:_e?.offset,places:ce.places,sides:Ce.length,caption:pe(Ce),empty:ce.empty??null}),ae.sql.set(D(R.id,{chart:!0})),ae.node.hidden=!!ce.empty&&(!!ce.
isSaid||K(Ce)),H){let Ee=xa(Ce,R.series,R.ownDevice),L=_a(Ee,Ce,n).keys;H.draw({lines:Ee,chosen:L,styles:Zp(Ee,L,R.panels),start:n.start,end:n.end,two:Ce.length>1,empty:!!ce.empty}),H.node.hidden=Ee.length===
0}}let pe=R=>[[R.map(H=>[H.letter,H.label].filter(Boolean).join(" · ")).join(", "),Q(R)].join(". ")];function je({name:R,category:H}){let X=(ae,Ce)=>n[`${ae}_${Ce}`]||n[Ce]||"all",Z=ae=>n[`${ae}_mark\
er`]||n.marker;return Et({control:n.set,test:n.test,row:mt(R,H),control_marker:Z("set"),test_marker:Z("test"),control_ranks:X("set","ranks"),test_ranks:X("test","ranks"),control_steps:X("set","steps"),
test_steps:X("test","steps")})}function Oe(R){let H=R.length>1;b.hidden=K(R);let X={href:H?je:null,parameters:s.parameters};O(b,tt[n.what].tables.flatMap(Z=>{let ae=Ch(R,Z),Ce=jp(Z,ae),z=_s({...X,caption:Z.
caption,csv:I(Z.key),sql:D(Z.key),columns:[...H?[BS]:[],...Ce]});z.show(ae);let re=(s.difference?.[Z.key]??[]).filter(_e=>Ce.some(Ee=>Ee.number&&(_e[Ee.key]??null)!==null));if(re.length===0)return[z.node];
let ce=_s({...X,caption:Z.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Ce.filter(_e=>!_e.note&&re.some(Ee=>(Ee[_e.key]??null)!==null)).map(Wp)});return ce.show(re),[z.
node,ce.node]}))}function Q(R){let H=R.filter(X=>(X.data.last_step_dropped??[]).length>0);return R.every(X=>X.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":tt[n.what].ofSteps?
"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":R.every(X=>X.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":H.length>
0?`Work that the last step of a rank${H.length<R.length?` of ${H[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, also those outside\
 of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function se(R){let H=tt[n.what],X=R.flatMap(({label:z,data:re})=>{let ce=H.host?[]:re.ranks_without_device_rows??
[];return ce.length===0?[]:[ce.length===re.ranks.length?`${z} has no device work${re.ranks.length>1?"":` (rank ${re.ranks[0]})`}: this analysis has nothing to count there. ${Jn}`:`${z}: ${ce.length===
1?"rank":"ranks"} ${Ke(ce)} ${ce.length===1?"has":"have"} no device rows.`]}),Z=H.chosen?.({...n,shown:s.parameters}),ae=n.rows!==""&&!H.ofSteps&&R.some(z=>z.data.steps===null)&&q("Count as Compare do\
es",()=>m({rows:""}),{class:"link-button",title:`Rows ${Cr.steps}`}),Ce=K(R)&&a("p",{},"What the host did is here: ",a("a",{href:Ns({...n,what:"user_annotation_breakdown",lines:[]},tt)},"annotations"),
".");O(y,X.length>0&&a("ul",{class:"notice"},X.map(z=>a("li",{},z))),Ce,H.notes?.(R),Z&&a("p",{},Z),X.length<R.length&&a("p",{class:"muted small"},Q(R)," ",ae))}let C=({data:R})=>(R.ranks_without_device_rows??
[]).length===R.ranks.length,K=R=>R.every(C)&&!tt[n.what].host;function ee(){let R=!!s.test;return[["set","A"],["test","B"]].filter(([H])=>s[H]).map(([H,X])=>({key:H,letter:R?X:"",label:s[H].label,data:s[H]}))}
function ue(R){s=null,r="",delete x.dataset.shown,M.say(R)}function j(R,H){let X=tt[n.what];s=R;let Z=i===n&&X.instead?.(n,ee());if(Z){i={...n,...Z},te(H);return}r=H,M.say(null);let ae=ee();f.draw(n,o,
s.parameters),se(ae),J(ae),Oe(ae),x.dataset.shown=H,ve(`${X.title} is shown.`)}function te(R){M.ask(H=>vc(i.what,Ql(i,tt),{signal:H}),H=>j(H,R),H=>ue(a("div",{class:"error-box",role:"alert",data:{code:H.
code}},a("h2",{},"This analysis is not possible"),a("p",{},H.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let fe=()=>`${n.what} ${Ql(n,tt)}`;function he(){let R=fe();if(s&&r===R){M.drop(),
J(ee()),t.settled();return}if(n.set===""){M.drop(),ue(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=n,te(R)}function E(){let R=tt[n.what],H=X=>n[X]===""?null:Pe(o,n[X])?.label??n[X];
O(T,R.title),O(g,R.intro),W(),t.setTitle([R.title,[H("set"),H("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(n,o,s&&r===fe()?s.parameters:{}),v(),he()}function W(){
let R=[n.set,n.test].map(X=>X!==""&&Pe(o,X)).filter(Boolean),H=R.filter(X=>X.traces_bytes===0);O(_,H.length===0?"":R.length===1?dn(R[0]):H.map(X=>`${X.label}: ${dn(X)}`).join(" "))}function v(){p.firstChild||
O(p,Object.entries(tt).map(([R,{tab:H,title:X}])=>a("a",{data:{what:R}},H??X)));for(let R of p.children){let{what:H}=R.dataset;if(R.href=Ns({...n,what:H,lines:[]},tt),H!==n.what){R.removeAttribute("ar\
ia-current");continue}R.setAttribute("aria-current","page");let X=p.getBoundingClientRect(),{left:Z,right:ae}=R.getBoundingClientRect();(Z<X.left||ae>X.right)&&(p.scrollLeft+=Z-X.left-24)}}async function U(){
let R=[n.set,n.test].filter(H=>H!=="");try{o=R.length>0?await at(R):[],o.length===0&&(o=(await jt("limit=1")).entries.map(({set:H})=>H))}catch(H){O(w,a("div",{class:"error-box",role:"alert"},H.message));
return}d||(f.node.hidden=k.hidden=o.length===0,o.length===0?(O(T,"Analyse"),t.setTitle("Analyse"),O(w,a("p",{class:"notice"},"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===
""?m({set:o[0].id},{replace:!0}):E())}return U(),{keys:{search:()=>f.focus()},update(R){n=Jl(R,tt);let H=["set","test"].every(X=>n[X]===""||Pe(o??[],n[X]));o?.length>0&&H?E():U()},unmount(){d=!0,M.unmount(),
S(),c.forEach(R=>R.figure.unmount())}}}var tc=28,tg=200,ng=12,HS=400,WS=56;function wn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function FS(e,t,n){let o=Math.max(1,Math.ceil(
n.length/HS)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,wn(n[r][t]).length);return Math.min(WS,s)+3}function jS(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function og(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>tg&&!vn();function g(T,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},T.map((_,M)=>{let S=wn(_);return a("td",{title:S.length>40?S:null,class:_===null?"none":l[M].number?"num":""},S)}))}function w(T=!1){let k=Math.ceil((s.clientHeight||600)/tc),_=f()?Math.max(
0,Math.floor(s.scrollTop/tc)-ng):0,M=f()?Math.min(u.length,_+k+2*ng):u.length;!T&&_===m&&M===p||([m,p]=[_,M],[[r,_],[i,u.length-M]].forEach(([S,I])=>{S.hidden=I===0,S.firstChild.colSpan=Math.max(1,l.length),
S.style.height=`${I*tc}px`}),O(n,r,u.slice(_,M).map((S,I)=>g(S,_+I)),i))}function y(T){let k=l[T].number;d=d?.at!==T?{at:T,down:k}:d.down===k?{at:T,down:!k}:null;let _=d?.down?-1:1;u=d===null?c:[...c].
sort((M,S)=>_*jS(M[T],S[T])),s.scrollTop=0,h(),w(!0),e.children[T].querySelector("button").focus()}function h(){O(e,l.map((T,k)=>a("th",{scope:"col",class:T.number?"num":"",title:T.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},q(a("span",{class:"ellipsis"},T.name,T.unit&&a("span",{class:"muted"},`, ${T.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${T.name}`}))))}s.addEventListener("scroll",()=>f()&&w());let b=new ResizeObserver(()=>f()&&w());b.observe(s);let x=wo(()=>w(!0));return{node:s,show(T,k){l=T.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=k,d=null;let M=l.map((S,I)=>FS(S,I,u)).map(S=>`min(${S}ch, 60cqw)`);O(t,M.map(S=>a("col",{css:{width:S}}))),o.style.minWidth=`calc(${["0px",...M].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>tg),s.scrollTop=0,h(),w(!0)},unmount(){b.disconnect(),x()}}}var sc=50,ag=5e3,nc=40,US=360,nn=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],sg=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],zS={control:0,test:1},ig=e=>e.map(t=>We(t)).join("<br>"),GS=(e,t)=>`${e.name}: ${wn(t)}${e.unit?` ${e.unit}`:""}`;function oc(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?Ve(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function rc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=wn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:zS[o]??r})).sort((o,s)=>o.
at-s.at)}var lg=e=>({template:yt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function YS(e,t){let{x:n,ys:o,rows:s}=e;return $s({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:oe(nn[i])})),bars:s.slice(0,sc).map(r=>({label:wn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:wn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function rg(e,t){let n=e.rows.slice(0,ag).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=oc(e.x,o(e.x.at)),r=oc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=rc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:oe(nn[d%nn.length]),size:u.length>500?4:7,symbol:sg[d%sg.length],opacity:.8},line:{color:oe(nn[d%nn.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>ig(e.columns.slice(0,12).map(p=>GS(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:lg({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function KS(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:nc+1},(i,l)=>{let c=s+(r-s)*l/nc;return l===0?t:l===nc?n:o?Math.exp(c):c})}}function VS(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function JS(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=KS(n),{per:r,axis:i}=oc(e.x,n);return{data:rc(e).map(({name:l,rows:c,at:u},d)=>{let m=VS(t(c),o),p=oe(nn[u%nn.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[o[g]/r,o[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let w=ig([...l===""?[]:[l],`${wn(o[g])} t\
o ${wn(o[g+1])} ${e.x.unit??""}`,N(f)]);return[w,w]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:lg({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var QS={bars:YS,histogram:JS,line:e=>rg(e,"lines"),scatter:e=>rg(e,"markers")};function cg(e,t){let n=e==="bars"?sc:e==="histogram"?1/0:ag;return t>
n?`The chart shows the first ${N(n)} of ${N(t)} rows; the table has all.`:""}function ac(e){return e.ys.length>1?e.ys.map((t,n)=>[nn[n],t.name]):e.by?rc(e).map(({name:t,at:n})=>[nn[n%nn.length],t]):[]}
function ug(e){let t=null,n=xt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>ac(t),height:o=>o.chart==="bars"?Ge(Math.min(sc,o.rows.length),o.ys.length):US,make:(o,s)=>QS[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var XS=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,ZS=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,e$=["name","short_name","kerne\
l","operator","ended_by"];var Ft=e=>e.type==="integer"||e.type==="real",lc=e=>Ft(e)&&!XS.test(e.name);function Na(e,t={}){return t[e]??(ZS.test(e)&&!/count|calls/.test(e)?"µs":"")}var t$=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ca(e,t,n,o=s=>s){let s=t$(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function dg(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var La=(e,t)=>e.filter((n,o)=>!lc(n)&&t.length>0&&dg(t,o,8)<=8);function mg(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Ft(o))?n:""}function n$(e,t){
let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>lc(i)),o=Math.abs;return(n.find(({at:i})=>Ca(t,i,-1))??n.find(({at:i})=>Ca(t,i,-1,o))??n.find(({at:i})=>Ca(t,i,1))??n.find(({column:i})=>Na(i.
name)!=="")??n[0])?.column.name??""}var ic=(e,t)=>La(e,t).some(({name:n})=>n==="side")?"side":"";function o$(e,t){let n=e.findIndex((c,u)=>Ft(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ca(t,u,1))),
o=e.filter((c,u)=>u!==n&&lc(c)),s=(o.find(({name:c})=>Na(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=mg(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":ic(e,t)}}function s$(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Ft),s=e.find(({name:c})=>e$.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?o$(e,t):null;if(i)return i;let l=n$(e,t);return s&&l!==""&&(s.name!=="side"||dg(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:mg(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:ic(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:ic(e,t)}}var Ds=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function fg(e,t,n){let o=s$(t,n),s=t.filter(Ft),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=Ds(t,e.x,l?void 0:Ft)?e.x:Ds(t,o.x,l?void 0:Ft)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:w})=>w!==
c)??s[0],d=i==="histogram"?"":Ds(t,e.y,Ft)?e.y:Ds(t,o.y,Ft)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",p=i==="histogram"?"":Ds(t,e.y2,Ft)?e.y2:m?"":o.y2,f=La(t,n).map(({name:w})=>w),g=i==="bars"||
p!==""?"":f.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:p,by:g}}var r$=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],a$={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function pg(e){let t=null,n=et("Kind of chart",r$,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=de("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:p,x:f,y:g,y2:w,by:y}=t;e({chart:p,x:f,y:g,y2:w,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(p=>a("option",{value:p,selected:p===t[i]},p)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[g,w]of n.buttons)w.hidden=!t.kinds.includes(g);let d=a$[t.chart]??{},m=l.filter(Ft).map(({name:g})=>g),p=La(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);O(o,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function hg(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function gg(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[wg,i$]=[7,26],l$=/ \(at byte \d+\)/;function yg({onRun:e,onCancel:t,tools:n}){let o=de("sql"),s=de("sql-error"),r=de("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(wg),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:w=>{w.key==="Enter"&&(w.ctrlKey||w.metaKey)&&(w.preventDefault(),e())}}}),l=q("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=q("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let w=i.value.split(`
`).length+1;i.rows=Math.max(wg,Math.min(i$,w))}function p(w){i.focus(),document.execCommand?.("insertText",!1,w)||i.setRangeText(w,i.selectionStart,i.selectionEnd,"end"),m()}function f(){u.hidden=!0,O(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function g(w){let y=w.text.slice(0,w.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(w.to-w.from,w.text.length-w.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${w.line}`},w.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:p,clearError:f,value:()=>i.value,set(w){i.value!==w&&(i.value=w),m()},running(w){c.hidden=!w},enable(w){
l.disabled=!w},showError(w,y){let h=i.value,b=y===null?null:gg(h,hg(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),O(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?w.replace(l$,""):w),b&&g(b),b&&q("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var bg=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,kg=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,cc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,xg=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${bg}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${kg}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${kg}
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
    ${cc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${cc("")} AND side = 'control'
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
WHERE name = ${bg}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${cc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var c$=100;function _g(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},xg.filter(l=>l.sides===r).map(l=>a("li",{},q(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>O(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Sg({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(f){return be(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Wa(f,t())}catch(g){return l(g)}return i=
f,d(!0),await p(),o.open=!0,be(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await Lc(f.name)}catch(g){l(g);return}await p(),(n.querySelector("button")??s.querySelector("button")).focus(),
be(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Wa(f.name,f.statement).catch(l),await p()}}})}function d(f){O(s,q("Save …",()=>{if(t().trim()===""){be("First write a state\
ment.",{seconds:4});return}Er(s,i,{name:"Name of the query",maxlength:c$,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=ne(r.length,"query","queries"),O(n,r.map(f=>a("li",{},q(f.name,()=>{i=f.name,e(f.statement)},{class:"link-button",title:f.statement}),xe("trash",
`Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Nc()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:p,forgetName:()=>{i=""}}}var $g=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function vg(e){let t=de("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:p,kind:f})=>f==="table"||!l?[p]:[`control.${p}`,`test.${p}`];function u(p){
return a("li",{},q(p.name,()=>e($g(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),a("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.description&&a("span",{class:"\
schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),w=f===""||g?p.columns:p.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(f));if(w.length===
0&&!g)return null;let y=a("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},a("summary",{},a("span",{class:"mono"},p.name)),a("p",{class:"small"},p.description,
p.description&&" ",c(p).flatMap(h=>[q(`Insert ${h}`,()=>e($g(h)),{class:"link-button"})," "])),a("ul",{},w.map(u)));return y}function m(){let p=n.value.trim().toLowerCase(),f=y=>(i??[]).filter(({kind:h})=>h===
"stored"===y).map(h=>d(h,p)).filter(Boolean),[g,w]=[f(!1),f(!0)];O(o,g,w.length>0&&a("details",{class:"schema-stored",open:p!==""},a("summary",{},"As the set file keeps it"),w),g.length+w.length===0&&
a("p",{class:"muted"},i===null?"":p===""?"There are no tables.":`No table or column has “${p}”.`))}return{node:s,draw(p,f){i=p,l=f,n.title=i?ne(i.length,"table"):"",m()},focus:()=>n.focus()}}var u$=60,d$={rows:"there may be more rows",bytes:"the answer would be too long"},uc={path:"/query",name:"Query",mount:(e,t)=>f$(e,t)};function m$(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function f$(e,t){let n=cl(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(E,W)=>t.
go(jr({...n,...E}),W),p=E=>Ur(E).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),g=Sg({onPick:je,statement:()=>w.value()}),w=yg({onRun:()=>je(w.value()),onCancel:Oe,tools:g.save}),
y=_g(E=>{g.forgetName(),je(E)}),h=vg(E=>w.insert(E)),b=a("p",{class:"result-summary"}),x=pg(E=>m(E,{replace:!0})),T=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),_=ug([x.node,
T,k]),M=og(),S=a("a",{class:"button",title:"The rows as CSV"},"CSV"),I=a("a",{class:"button",title:"The rows as JSON"},"JSON"),D=a("div",{class:"message"}),A=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},q("Copy link",()=>Bt(location.href,"Link copied.")),S,I)),_.node,a("section",{class:"card table-card","aria-label":"Rows"},M.node)),P=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},w.node,g.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),f,P,D,A));let $=Dt({context:t,results:A,message:D}),B=dt(
()=>_.retheme());function Y(E,W,v,U){let R=Pe(o??[],n[E]),H=Mn({field:E,set:R??null,none:U,text:R?"":n[E],onPick:X=>m({[E]:X?ot(X.id):""})});return a("div",{class:`side-${E} query-side`},a("b",{class:`\
letter letter-${W.toLowerCase()}`,"aria-hidden":"true"},W),a("label",{for:H.input.id},v),H.node)}let G="";function J(){let E=JSON.stringify([n.control,n.test,o?.map(v=>[v.id,v.label])]);if(E===G)return;
G=E;let W=document.activeElement?.dataset?.field;O(f,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),W&&f.querySelector(`[data-field="${W}"]`)?.focus()}async function ge(){let E=Ur(
{...n,q:""}),W=E.toString();if(W!==s){s=W;try{let v=await Cc(E);!d&&W===s&&(r=m$(v),h.draw(v,n.test!==""),w.enable(!0),i&&j())}catch(v){!d&&W===s&&(s=null,h.draw([],!1),v.code==="sql_off"&&pe(v))}}}function pe(E){
P.hidden=!0,$.say(a("p",{class:"notice",data:{code:E.code}},E.message))}function je(E){if(w.set(E),E.trim()===""){w.showError("There is no statement. Write one, or choose an example.",null),w.field.focus();
return}c=l="",u=!0,m({q:E,...E===n.q?{}:Ym})}function Oe(){$.drop(),w.running(!1),b.textContent="",$.say(a("p",{class:"notice"},"Cancelled.")),ve("Cancelled."),w.field.focus()}function Q(E){if(i=null,
l="",w.running(!1),E.code==="sql_off"){pe(E);return}w.showError(E.message,E.offset),$.say(a("p",{class:"visually-hidden",data:{code:E.code}},"The statement was refused."))}function se(){let E=p(n);if(E===
l){j(),t.settled();return}E!==c&&(c=E,w.clearError(),w.running(!0),y.open(!1),$.ask(W=>Ac(new URLSearchParams(E),{signal:W}),W=>{i=W,l=E,w.running(!1),$.say(null),j(!0),ee(),ve(ne(W.row_count,"row"))},
Q))}let C=E=>Pe(o??[],n[E])?.label??n[E],K=()=>`tracediff-${["control","test"].filter(E=>n[E]!=="").map(E=>wt(C(E))).join("-")}`;function ee(){u&&A.getBoundingClientRect().top>innerHeight-u$&&A.scrollIntoView(
{block:"start"}),u=!1}function ue(){let{row_count:E,truncated:W,truncated_by:v,elapsed_ms:U}=i;O(b,E===0?"No rows.":[`${N(E)} ${E===1?"row":"rows"}`,a("span",{class:"muted"},` in ${N(Math.max(1,Math.round(
U)))} ms`)],W&&a("span",{class:"notice truncated"},`Cut off here: ${d$[v]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function j(E=!1){let W=i.columns.map((Z,ae)=>({...Z,at:ae,unit:Z.type===
"text"?"":Na(Z.name,r)})),{rows:v}=i;ue();for(let[Z,ae]of[[S,"csv"],[I,"json"]])Z.href=Rc(Ur(n,ae)),Z.download=`${K()}-query.${ae}`;let U=fg(n,W,v),R=Z=>W.find(ae=>ae.name===Z),H={...U,columns:W,rows:v,
x:R(U.x),ys:[U.y,U.y2].filter(Z=>Z!=="").map(R),by:R(U.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,U,Object.keys(r).length]),empty:U.chart==="none"?U.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};_.node.hidden=v.length<2,x.draw(U,W,v);let X=H.empty?[]:ac(H);O(T,X.map(([Z,ae])=>a("li",{class:"key",css:{"--key-fill":`var(${Z})`}},ae))),
T.hidden=X.length===0,k.textContent=H.empty?"":cg(U.chart,v.length),_.draw(H),(E||M.units!==r)&&(M.units=r,M.show(W,v)),M.node.parentNode.hidden=W.length===0||v.length===0,A.dataset.shown=l}function te(){
let E=n.q.trim().split(`
`).find(W=>!W.startsWith("--"))??"";if(t.setTitle([E.slice(0,60),"Query"].filter(W=>W!=="").join(" · ")),J(),y.draw(n.test!==""),ge(),n.q===""){$.drop(),i=null,l=c="",w.clearError(),w.running(!1),$.say(
a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}se()}async function fe(){let E=[n.control,n.test].filter(W=>W!=="");try{o=E.length>0?await at(E):[],o.length===0&&(o=(await jt("limit\
=1")).entries.map(({set:W})=>W))}catch(W){O(D,a("div",{class:"error-box",role:"alert"},W.message));return}d||(f.hidden=P.hidden=o.length===0,o.length===0?(t.setTitle("Query"),O(D,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:ot(o[0].id)},{replace:!0}):te())}return w.set(n.q),g.load(),fe(),{keys:{search:()=>h.focus(),control:()=>he(
"control"),test:()=>he("test")},update(E){let W=n;n=cl(E),n.q!==W.q&&w.set(n.q);let v=["control","test"].every(U=>n[U]===""||Pe(o??[],n[U]));o?.length>0&&v&&n.control!==""?te():fe()},unmount(){d=!0,$.
unmount(),B(),_.unmount(),M.unmount()}};function he(E){let W=f.querySelector(`[data-field="${E}"]`);W?.focus(),W?.click()}}var Eg=e=>e.sort==="host";function dc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function Og({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(p,f)=>f<=e.from||p>=e.to}),r.forEach(({answer:p})=>s.add(p.lanes.filter(f=>Eg(f)===n)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:p,keep:f}of r){let g=i.length;i.push(...p.names),l.push(...p.categories),c.push(...p.kinds);for(let w of p.lanes)Eg(w)===n&&
p$(d,w,u.push(w)-1,{keep:f,shift:o,shiftName:g,top:s.rowOf(w.id)+1});n||h$(d,m,p,{keep:f,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function p$(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];o(l[f],g)&&(e.start.push(l[f]-s),e.end.
push(g-s),e.row.push(i+u[f]),e.name.push(r+d[f]),e.occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function h$(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){for(let l of n.
gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var _t=(e,t)=>`${t}\0${e}`,Bs=(e,t)=>_t(e.names[e.name[t]],e.categories[e.name[t]]),yn=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,Tg=new WeakMap;function Mg(e,t,n){let o=Tg.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)yn(e,s)&&o.set(`${Bs(e,s)}\0${e.occurrence[s]}`,s);Tg.set(e,o)}return o.get(`${t}\0${n}`)??-1}var g$=.1,
w$=.002,mc=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function y$(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=mc(e),r=s-o,i=Math.abs(r);return i<g$*Math.max(o,s)||i<w$*t||r*n<=0?"":r>0?"longer":
"shorter"}function Ag(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[_t(s.name,s.category),{change:y$(s,o),row:s}]))}function Rg(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var fc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function pc(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=mc(t);return`${fc[n]}: ${F(o)} → ${F(s)} ${r?"self time":"in all"} of this step`}function Cg(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
1){let p=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${me(l)}, from ${me(i)}`],p.host&&[`the host: ${p.host}${p.operator&&p.operator!==p.host?` in ${p.operator}`:""}`],p.next&&[`then: ${p.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${N(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${me(l)}, from ${me(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!yn(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=pc(n?.get(Bs(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${me(o.duration)} (${ye(e.side==="control"?o.duration-l:l-o.duration)} test against control), \
from ${me(o.start)}`]):o===null&&s&&d.push([`${s}: no ${N(r.occurrence[t]+1)}${Ng(r.occurrence[t]+1)} call of this name`,"muted"]),d}var Ng=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",hc=e=>`${N(e)}${Ng(e)}`,Wo=14;function Lg(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){O(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),i=n+Wo+s>window.innerWidth?n-Wo-s:n+Wo,l=o+Wo+r>window.innerHeight?o-Wo-r:o+Wo;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("\
top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Pg(){let e=Re("polygon",{class:"join-shape"}),t=Re("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:p,right:f})=>[p,Math.max(f,p+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([p,f])=>`${p-s.left},${f-s.top}`).join(" "))}}}function Ig(e,t){let n=et("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),o=q("Align at the start",e.unalign,{hidden:!0,
title:"Both sides begin at the start of their step again"}),s=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},xe("plus",
"Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),xe("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),q("Fit",e.fit,{title:"Show the whole step (0)"})),n.node,o,s,a("span",{class:"chart-tools"},
["png","svg"].map(i=>q(i.toUpperCase(),()=>e.save(i),{title:`The timeline as ${i.toUpperCase()}`})))),draw(i){n.press(i.show),n.node.hidden=i.control===""||i.test==="",o.hidden=i.align===""},measure(i){
O(s,i&&[a("b",{},F(i.to-i.from)),a("span",{class:"muted small"},` from ${me(i.from)} to ${me(i.to)} `),xe("close","Remove the measurement (Escape)",e.unmeasure)])}}}var b$=[["host","host"],["compute",
"device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function Dg(){let e=a("ul",{class:"c\
hart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t){O(e,[...t?Object.entries(fc):[],...b$].map(([n,o])=>a("li",{class:`key key-span-${n}`},o)),t&&a("li",{class:"muted"},"a name\
 counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function Bg(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function k$(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function qg({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let p=k$(u,d,m);s=p;let f=new AbortController;i=f;try{let g=await e(p,f.signal);i===f&&(o={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){i===f&&g.name!=="AbortError"&&(r=null,n(g))}if(i===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||o&&Bg(o,u,d,m)?r=null:s?r=Bg(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function x$(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function Hg(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=qg(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([w,y])=>g.set(w,String(Math.round(y*1e3)/1e3))),qa(i.set,g,{signal:f})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let p=new AbortController;r=p,i.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(i))}catch(f){r===p&&f.name!=="AbortError"&&(i.error=
f,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>io(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{i.samples=p}))},choose(d,m){return i.chosen=cd(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let p=x$(d,e,i.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),i.query=p;let f=new URLSearchParams(p);f.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(g=>qa(i.set,f,{signal:g}),g=>{i.whole=g,i.window=g,l.has(g)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let p=new URLSearchParams(i.query);Object.entries(d).forEach(
([f,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(f,String(g))});try{return await zs(i.set,p,m)}catch(f){if(f.status===404&&f.code==="unknown_row")return null;throw f}},retry(){o="",s=""},unmount:u})}function Wg(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var Fg=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function jg(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?q("Choose another rank and step",o,{class:"primary"}):q("Try again",n,{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}var _$={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function Ug(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
_$).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>ne(t.whole.left_out[r],i));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(
`Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no dev\
ice work in this step.`),o}var S$=1e3;function zg(e){let t=new Map,n=(s,r,i,l)=>[s,e[s].stepKey(),i,r,l].join("\0");function o(s,r,i,l,c){for(let u of s){let d=u.side===r?u.data():null,m=d?Mg(d,_t(i,l),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,i,l)=>t.get(n(s,r,i,l)),async ask(s,r,i,l,c){let u=n(s,r,i,l),d=await e[s].
find({name:r,category:i,occurrence:l},{signal:c});t.size>S$&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let i=s.data();if(r<0||!i||!yn(i,r))return null;let[l,c]=Bs(
i,r).split("\0");return[c,l,i.occurrence[r]]}}}function Pa(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var Gg={control:["A","Control"],test:["B","Test"]};function Yg(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),De.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;O(t,De.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Gg[i],p=de("set"),f=Mn({id:p,field:i,set:c&&Pe(c,l[i]),text:l[i],none:`No ${i}`,onPick:g=>e({[i]:g===null?"":ot(
g.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:p},m),f.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=Ci(l),d=Ni(l,c.rank),m=Li(l,c.rank,c.span),p=(w,y,h,b,x,T)=>{let k=de(w),_=a(
"select",{id:k,data:{field:`${i}_${w}`},on:{change:()=>e({...T,[`${i}_${w}`]:_.value})}},h.map(M=>a("option",{value:String(M),selected:M===b},x(M))));return a("span",{class:"sample-field"},a("label",{
for:k},y),_)},f=m.indexOf(c),g=(w,y,h)=>xe(y,`${Gg[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[f+w].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[f+w],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&p("span","File",d,c.span,w=>String(w+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${F(c.step)}`):[p("step","Step",
m.map(w=>w.step_number),c.step_number,w=>`${w} · ${F(m.find(y=>y.step_number===w).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${me(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var $$=200,Kg=8,v$=1e3;function Vg({onText:e,onStep:t}){let n=de("search"),o=Xe($$,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>q(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){O(r,l)}}}function E$(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[i,{row:l}]of n??[])l[`${o}_counts`]>0&&l.name.toLowerCase().includes(s)&&r.set(i,
{name:l.name,category:l.category,time:l[`${o}_total_duration`]});for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=_t(l,u);!r.has(d)&&l.toLowerCase().
includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function Jg(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(l=>{let c=E$(e,n,o,l.
side);return r||=c.length>Kg,c.slice(0,Kg).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:v$});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(p=>({...p,side:l.
side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Qg=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${ne(t,"call")} of the ${ne(e,"name")} with \
most time`:`${ne(t,"call")} of ${ne(e,"name")}`,Xg=(e,t)=>`${N(e+1)} of ${N(t)}`;var gc={control:"Control",test:"Test"};function T$(e,t,n){return t===void 0?`${gc[e]}: …`:t===null?`${gc[e]}: no ${hc(n+1)} call`:`${gc[e]}: ${me(t.duration)}, from ${me(t.start)}${t.of?`; ${N(t.of)}\
 calls in this step`:""}`}function Zg(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=pc(o.change);O(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"muted"},` · ${o.category}\
 · ${hc(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},De.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},T$(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${ye(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},q("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&q("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),q("Copy the name",()=>Bt(o.name,"Name copied."),{class:"link-but\
ton"}),q("Clear (Escape)",e.clear,{class:"link-button"})))}}}function ew(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===i){f(y);return}if(i=b,r=null,b!==""&&h.nth===null){await p(y,b);return}if(b!==""){let{name:x,category:T,nth:k}=h;r={name:x,category:T,nth:k,rows:Object.fromEntries(y.map(_=>[_,s.known(
_,x,T,k)??s.drawn(n.shown(),_,x,T,k)??void 0]))}}f(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:x,nth:T,rows:k}=y;await Promise.all(h.filter(_=>k[_]?.of===void 0&&k[_]!==null).map(async _=>{
try{k[_]=await s.ask(_,b,x,T)}catch{}})),!c&&r===y&&f(h)}async function p(y,h){let{name:b,category:x,at:T}=e.state(),k=[...new Set([T,"test","control"])].filter(_=>y.includes(_));for(let _ of k){let M=null,
S=await o[_].find({name:b,category:x,order:"duration",limit:1}).catch(I=>{M=I});if(c||i!==h)return;if(M){be(`The search for ${b} failed. ${M.message}`,{urgent:!0});return}if(S){let[I]=S.rows,D=I.start-
e.shifts()[_];l=!0,n.goTo(n.around({start:D,end:D+I.duration}),!0),e.change({category:S.category,nth:I.occurrence,at:_,...n.current()});return}}be(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function f(y){let h=r===null?[]:y.map(x=>r.rows[x]&&Pa(n.shown(),x,r.rows[x])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(({pane:x,row:T})=>x.drawing.reveal(T)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(x=>{let T=r.rows[x];return[x,T&&{start:T.start,duration:T.duration,of:T.of}]})),change:e.changes()?.get(_t(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let g=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function w(){let y=g();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:x,row:T})=>x.drawing.reveal(T))}return y!==void 0}return{draw:d,place:g,zoom:w,current:()=>r,refresh:()=>f(De.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:x,at:T,duration:k}){l=!0,n.goTo(n.around({start:T,end:T+k})),e.change({name:y,category:h,nth:b,at:x})},pick(y,h){let b=s.nameOf(y,h);if(b){let[x,T,k]=b,_=e.state(),
M=_.name===x&&_.category===T&&_.nth===k;e.change(M?u:{name:x,category:T,nth:k,at:y.side})}return b!==null},step(y){let h=g(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[x,T,k]=s.nameOf(h.pane,b),_=h.pane.
data(),M=n.current();if(_.start[b]<M.from||_.end[b]>M.to){let S=(_.start[b]+_.end[b])/2,I=(M.to-M.from)/2;n.goTo({from:S-I,to:S+I})}return e.change({name:x,category:T,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var O$=300,M$={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function tw({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=_s({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>q(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:F,exact:me,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:F,exact:me}),n("diff","Test − control",{number:!0,show:ye,
exact:Ue,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>M$[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let p=0;p<m.rows;p+=1)gs(m,p,l.from,l.to,
f=>{(yn(d,f)||d.sort[f]===1)&&c.push({pane:u,i:f,duration:d.end[f]-d.start[f]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,O$),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${N(c.length)} longest of ${ne(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===1,w=g?null:t(d,m);return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"",name:g?d.textOf(m):f.names[f.name[m]],change:g?"":d.changeAt(m),diff:w===null?null:d.side==="control"?w.duration-p:p-
w.duration}}))}}}var Ia=9,Da=3;function nw({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(Ia+Da)+Da,x=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*x),Math.round(b*x)],n.style.height=`${b}px`;
let T=n.getContext("2d",{alpha:!1});T.scale(x,x),T.fillStyle=oe("--surface-sunk"),T.fillRect(0,0,h,b);let k=_=>h*(_-i.from)/(i.to-i.from);r.forEach((_,M)=>m(T,_,Da+M*(Ia+Da),k))}function m(h,b,x,T){let k=b.
data();if(!k)return;h.fillStyle=oe(b.host?"--span-host":"--span-compute");let _=new Map,M=-1/0;for(let S=0;S<k.length;S+=1){let[I,D]=[T(k.start[S]),T(k.end[S])],A=b.changeAt(S);if(A!==""&&k.merged[S]<=
1){let P=_.get(A)??[];P.push(I,D),_.set(A,P)}k.name[S]>=0&&k.lanes[k.lane[S]].sort!=="other"&&(D>M+.5||I<M-50)&&(h.fillRect(I,x,Math.max(.5,D-I),Ia),M=D)}for(let[S,I]of _){h.fillStyle=oe(`--span-${S}`);
for(let D=0;D<I.length;D+=2)h.fillRect(I[D],x,Math.max(.7,I[D+1]-I[D]),Ia)}}function p(){c||=requestAnimationFrame(d)}function f(){let h=i.to-i.from,b=100*(l.from-i.from)/h,x=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${x}%`),o.hidden=x>99.9}let g=h=>{let b=s.getBoundingClientRect(),x=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
x))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:g(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(g(h))}),s.addEventListener("pointerup",h=>{let[b,x]=[u?.at,g(h)];u?.range&&b!==x&&t(Math.min(b,x),Math.max(b,x)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let w=new ResizeObserver(p);
w.observe(s);let y=dt(p);return{node:s,draw(h,b){[r,i]=[h,b],p(),f()},view(h,b){l={from:h,to:b},f()},unmount(){cancelAnimationFrame(c),w.disconnect(),y()}}}var A$=16,R$={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},wc=.02,C$=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],N$=new Set(["new","g\
one","gap"]);function L$(e,t){let[n,o]=Ve(t*10);return`${Ct(e/o,0,3).replace("-","−")} ${n}`}function P$(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function ow({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(C$.map(h=>[h,oe(`--span-${h}`)]))}
let p=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function f(){l=r.names.map((h,b)=>c?.get(_t(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>P$(r,b,p(b)))}
function g(h){if(r.sort[h]===1){let x=r.gaps[r.gap[h]];return`idle ${F(x.duration)}${x.host?` · host: ${x.operator??x.host}`:""}`}let b=r.names[r.name[h]];return(R$[i[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let w=ma(s,{rowHeight:A$,label:`${o}: a table below has the same`,wheel:"free",least:wc,axis:L$,colour:h=>u[i[h]],hatched:h=>N$.has(i[h]),text:g,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,x)=>n.view(d,h,b,x),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=dt(()=>{m(),w.redraw()});return Object.assign(d,{
drawing:w,show(h,b){r=h,f(),w.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(f(),w.redraw())},changeAt:p,textOf:g,title:o,destroy(){y(),w.destroy()}})}function sw(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function rw(e,t,n,o){let s=t.y(
1)-t.y(0);if(o.measure){let{from:r,to:i}=o.measure,[l,c]=[t.x(r),t.x(i)];e.alpha(.16),e.box(l,0,c-l,t.height,oe("--accent")),e.alpha(1);for(let u of[l,c])e.line(u,0,u,t.height,oe("--accent"),1)}if(o.aligned!==
null){let r=Math.round(t.x(o.aligned))+.5;e.line(r,0,r,t.height,oe("--accent"),1.5)}for(let r of o.selected)r.pane===n&&sw(e,t,r,oe("--accent"),2.5,s);o.partner?.pane===n&&sw(e,t,o.partner,oe("--text"),
1.5,s)}var I$=60,D$=40;function aw({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null},o=Lg(),s=Pg(),r=null,i=0,l=null,c=!1,u=[],d={hover:x,view:b,key:t.key,pick:(A,P)=>t.pick(A,P),
measure:(A,P,$)=>t.measure({from:A,to:P},$),decorate:(A,P,$)=>rw(A,P,$,n)},m=De.flatMap(A=>[!0,!1].map(P=>ow({side:A,host:P,on:d}))),p=De.map(A=>a("section",{class:`timeline-side timeline-${A}`,data:{
side:A},"aria-label":A==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${A}-text small`}),m.filter(P=>P.side===A).map(P=>P.node))),f=nw({onMove:A=>{let{from:P,to:$}=h(),B=($-P)/2;y().drawing.
view(A-B,A+B,!0)},onRange:(A,P)=>y().drawing.view(A,P)}),g=a("div",{class:"timeline-lanes"},p,s.node),w=a("section",{class:"card timeline-stage","aria-label":"Timeline"},f.node,g,o.node),y=()=>u[0]??m[0],
h=()=>y().drawing.current();function b(A,P,$,B){c||(c=!0,u.filter(Y=>Y!==A).forEach(Y=>Y.drawing.follow(P,$,B)),c=!1,f.view(P,$),I(),t.view(P,$,B))}function x(A,P,$){r=P>=0?{pane:A,i:P,event:$}:null,clearTimeout(
i),l?.abort(),n.partner=null,r?T():o.hide(),I(),D()}function T(){let{pane:A,i:P}=r,$=t.both()?e.nameOf(A,P):null;if($===null){M(void 0);return}let B=Un[A.side],Y=e.drawn(u,B,...$)??(k(B,...$)?null:e.known(
B,...$));if(_(Y),Y!==void 0)return;let G=r;i=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(B,...$,l.signal);r===G&&(_(J),I(),D())}catch{}},I$)}function k(A,P,$,B){let Y=t.changes()?.
get(_t(P,$))?.row;return Y!==void 0&&B>=Y[`${A}_counts`]}function _(A){n.partner=A?Pa(u,Un[r.pane.side],A):null,M(A)}function M(A){let{pane:P,i:$,event:B}=r;B&&o.show(Cg(P,$,{changes:t.changes(),partner:A,
other:t.both()?Un[P.side]:""}),B.clientX,B.clientY)}let S=({pane:A,start:P,end:$,row:B})=>A.drawing.placeOf({start:P,end:$,row:B});function I(){let{partner:A,selected:P}=n;r&&A?s.draw(r.pane.drawing.place(
r.i),S(A)):P.length===2?s.draw(...P.map(S)):s.draw(null,null)}let D=()=>u.forEach(A=>A.drawing.redraw());return g.addEventListener("scroll",I,{capture:!0,passive:!0}),{node:w,panes:m,shown:()=>u,current:h,
around({start:A,end:P}){let $=(A+P)/2,B=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(P-A,.01)*Y/D$,J=Math.max((P-A)*1.3,Math.min(B.to-B.from,G));return{from:$-J/2,to:$+J/2}},goTo:({from:A,to:P},$)=>y().
drawing.view(A,P,$),glide(A){let{from:P,to:$}=y().drawing.goal(),[B,Y]=[(P+$)/2,($-P)/2*A];y().drawing.view(B-Y,B+Y)},slide(A){let{from:P,to:$}=y().drawing.goal(),B=A*($-P);y().drawing.view(P+B,$+B)},
fit(){let{from:A,to:P}=y().drawing.extent();y().drawing.view(A,P)},show(A,P,$,B){r=null,n.partner=null,o.hide();let Y=new Set;u=A.map(({pane:G,data:J})=>(G.show(J,P),G.drawing.showAxis(!Y.has(G.side)&&
J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),p.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(ge=>ge.side===J),G.firstChild.
textContent=$[J]??""}),B&&u.forEach(G=>{let{from:J,to:ge}=Xn(B,G.drawing.extent(),wc);G.drawing.follow(J,ge)}),f.view(h().from,h().to)},drawOverview(A){f.draw(u,A)},setChanges(A){m.forEach(P=>P.setChanges(
A))},mark(A){Object.assign(n,A),I(),D()},marks:n,beside({pane:A,start:P,row:$},B){let Y=A.data(),G=-1;for(let J=0;J<Y.length;J+=1){let ge=B*(Y.start[J]-P);Y.row[J]===$&&ge>0&&yn(Y,J)&&(G<0||ge<B*(Y.start[G]-
P))&&(G=J)}return G},unmount(){clearTimeout(i),l?.abort(),f.unmount(),m.forEach(A=>A.destroy())}}}function iw(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=Jg(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>_t(m.name,m.category)));e.say(Qg(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(Xg(o,l.length)),t.onCall(l[o])}}}}var B$=350,q$=250,H$=44,qs={path:"/timeline",name:"Timeline",mount:(e,t)=>W$(e,t)};function W$(e,t){let n=e.clientWidth,o=Ri(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},p=!1,f=Object.fromEntries(De.map(L=>[L,Hg(L,{onChange:()=>!p&&C(),onError:V=>!p&&re(V)})])),g=Object.fromEntries(De.map(L=>[L,null])),w=zg(f),y=aw({partners:w,on:{view:fe,pick:v,key:Ce,measure:L=>X(
L),changes:()=>r,both:()=>En(o).length===2}}),h=Vg({onText:L=>pe({q:L},{replace:!0}),onStep:L=>_.walk(o.q,L)}),b=Ig({zoom:y.glide,fit:y.fit,save:Ee,show:L=>pe({show:L}),unmeasure:()=>X(null),unalign:()=>pe(
{align:"",align_category:"",align_nth:0})},h.node),x=Zg({zoom:()=>k.zoom(),align:U,href:R,clear:()=>k.clear()}),T=()=>`${d}|${u}`,k=ew({state:()=>o,stage:y,sides:f,partners:w,change:L=>pe(L,{replace:!0}),
shifts:()=>c,changes:()=>r,key:T},x),_=iw(h,{key:()=>`${T()}|${r===null}`,sides:()=>En(o).map(L=>f[L]),panes:y.shown,changes:()=>r,shifts:()=>c,from:()=>y.current().from,onCall:L=>!p&&k.show(L)}),M=Yg(
L=>pe({...L,...De.some(V=>V in L)?{from:null,to:null,name:"",nth:null,align:""}:{}})),S=tw({onPick:v,partnerOf:W}),I=Dg(),D=a("div",{class:"timeline-notes"}),A=a("h1",{class:"visually-hidden"},"Timeli\
ne"),P=a("nav",{class:"crumb","aria-label":"Where this is"}),$=a("div",{class:"message"}),B=a("p",{class:"muted small"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom a\
nd move · ? lists all keys"),Y=a("div",{class:"results"},b.node,D,y.node,x.node,I.node,B,S.node);e.append(a("div",{class:"page timeline-page"},A,P,M.node,$,Y));let G=Dt({context:t,results:Y,message:$}),
J=Xe(B$,()=>{let{from:L,to:V}=y.current(),le=L<=m.from&&V>=m.to;pe(le?{from:null,to:null}:{from:L,to:V},{replace:!0})}),ge=Xe(q$,()=>{!p&&y.shown().length>0&&S.draw(y.shown(),y.current())});function pe(L,{
replace:V=!1}={}){p||t.go(hr({...o,...L}),{replace:V})}let je=L=>Sn(L,o,s,null),Oe=({sample:L})=>`rank ${L.rank}${L.span>0?`, file ${L.span+1}`:""}, ${L.step_number===null?"whole recording":`step ${L.
step_number}`}`;function Q(){let L=De.filter(Te=>o[Te]!==""),V=L.map(je).join(" → ");A.textContent=L.length>0?`${V} · Timeline`:"Timeline",t.setTitle(A.textContent);let le={...zt(""),control:o.control,
test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};O(P,L.length===2&&a("a",{href:t.lastCompare(new URLSearchParams(le))??kt(le)},`← ${V}`))}async function se(){let L=De.map(V=>o[V]).
filter(V=>V!=="");if(!L.every(V=>s&&Pe(s,V))){let V=await at(L).catch(()=>[]);p||(s=V,C())}}function C(){let L=De.filter(Ae=>o[Ae]!=="");Q(),De.forEach(Ae=>f[Ae].load(o));let V=L.length>0&&L.every(Ae=>f[Ae].
samples!==null)?K(L):{};M.draw(o,s,Object.fromEntries(De.map(Ae=>[Ae,V[Ae]&&{samples:f[Ae].samples,...V[Ae]}]))),b.draw(o),h.draw(o.q);let le=En(o),Te=L.find(Ae=>f[Ae].error&&(le.includes(Ae)||f[Ae].samples===
null)),Le=L.some(Ae=>f[Ae].samples?.length===0),ke=le.length>0&&le.every(Ae=>f[Ae].whole);L.length===0?G.say(Wg(s)):Te&&!ke?ce(Te):Le?G.say(Fg()):G.say(null),Y.toggleAttribute("data-skeleton",!ke),t.busy(
L.length>0&&!ke&&!Te&&!Le),ke&&ue(le,V)}function K(L){let V={};for(let le of L){let Te=V[Un[le]]??null;V[le]=f[le].choose(o,Te)}return En(o).filter(le=>V[le]).forEach(le=>f[le].loadWhole(o,Math.max(n-
H$,300))),V}let ee=L=>L.map(V=>f[V].stepKey()).join("|");function ue(L,V){let le=ee(L),Te=le!==d;Te&&(d=le,L.forEach(Le=>{g[Le]={host:dc(),device:dc()}})),E(L),he(V),j(L,V,Te),_e(L,V),I.draw(L.length===
2),k.draw(L),H(),ge(),t.settled()}function j(L,V,le){m={from:Math.min(...L.map(ke=>f[ke].whole.extent.from-c[ke])),to:Math.max(...L.map(ke=>f[ke].whole.extent.to-c[ke]))};let Te=y.panes.filter(ke=>L.includes(
ke.side)).map(ke=>{let{whole:Ae,window:on}=f[ke.side];return{pane:ke,data:Og({window:on,all:Ae,host:ke.host,shift:c[ke.side],rows:g[ke.side][ke.host?"host":"device"]})}}),Le=o.from===null?null:{from:o.
from,to:o.to};y.show(Te,m,Object.fromEntries(L.map(ke=>[ke,`${je(ke)}, ${Oe(V[ke])}`])),le?Le??m:null),le&&(y.drawOverview(m),te())}function te(){let L=y.current();for(let V of En(o)){let le=y.shown().
find(ke=>ke.side===V),{whole:Te,windows:Le}=f[V];if(le&&Te){let ke=c[V];Le.want({from:L.from+ke,to:L.to+ke},le.drawing.node.clientWidth,Te.extent)}}}function fe(){te(),J(),ge()}async function he(L){let V=L.
control&&L.test,le=new URLSearchParams({control:o.control,test:o.test});for(let Le of V?De:[]){let{rank:ke,step_number:Ae}=L[Le].sample;le.set(`${Le}_ranks`,String(ke)),le.set(`${Le}_steps`,Ae===null?
"all":String(Ae)),o[`${Le}_marker`]&&le.set(`${Le}_marker`,o[`${Le}_marker`])}Object.entries({significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(
([Le,ke])=>le.set(Le,ke));let Te=V?le.toString():"";if(Te!==i&&(i=Te,l?.abort(),r=null,y.setChanges(null),Te!=="")){l=new AbortController;try{let Le=await nt(le,{signal:l.signal});!p&&i===Te&&(r=Ag(Le),
y.setChanges(r),y.drawOverview(m),k.refresh(),ge())}catch{}}}async function E(L){let V=o.align===""||L.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let le=c;
c={control:0,test:0};let Te=null;if(V!==""){let Le=null,ke=await Promise.all(L.map(Ae=>f[Ae].find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(on=>{Le=on})));if(p||u!==V)return;
if(Le)be(`The search for the call to align at failed. ${Le.message}`,{urgent:!0});else if(ke.every(Boolean)){let[Ae,on]=ke.map(Rt=>Rt.rows[0].start);c={control:0,test:on-Ae},Te=Ae}else be("The call to\
 align at is not in both steps.",{seconds:8})}y.mark({aligned:Te}),(V!==""||le.test!==0)&&(C(),te(),y.drawOverview(m))}function W(L,V){let le=En(o).length===2?w.nameOf(L,V):null;return le&&w.drawn(y.shown(),
Un[L.side],...le)}function v(L,V){let le=L.data();if(!k.pick(L,V)&&V>=0&&(le.merged[V]>1||le.sort[V]===1)){let Te=(le.end[V]-le.start[V])*.75,Le=(le.start[V]+le.end[V])/2;y.goTo({from:Le-Te,to:Le+Te})}}
function U(){let{name:L,category:V,nth:le}=k.current();pe({align:L,align_category:V,align_nth:le})}function R({name:L,category:V}){return o.control===""||o.test===""?null:Et({...Qo(""),control:o.control,
test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:mt(L,V),use_short_name:o.use_short_name})}function H(){for(let L of y.shown())L.drawing.highlight(o.q===""?null:Rg(L.data(),o.
q));_.draw(o.q)}function X(L){y.mark({measure:L}),b.measure(L),L&&ve(`${F(L.to-L.from)} measured.`)}function Z(){let L=k.place();if(!L)return!1;let{from:V,to:le}=y.marks.measure??{from:L.start,to:L.start};
return X(V===le&&V!==L.start?{from:Math.min(V,L.start),to:Math.max(V,L.start)}:{from:L.start,to:L.start}),!0}let ae={".":()=>k.step(1),",":()=>k.step(-1),m:Z,f:()=>k.zoom()};function Ce(L){let V=ae[L.
key];return V!==void 0&&V()!==!1}function z(){if(y.marks.measure)X(null);else if(o.name!=="")k.clear();else if(o.q!=="")pe({q:""},{replace:!0});else return!1;return!0}function re(L){be(`This part of t\
he timeline could not be loaded. ${L.message}`,{urgent:!0})}function ce(L){G.say(jg(f[L].error,L,{retry(){De.filter(V=>f[V].error).forEach(V=>f[V].retry()),C()},chooseOther:()=>pe(Object.fromEntries(De.
flatMap(V=>["rank","span","step"].map(le=>[`${V}_${le}`,""]))),{replace:!0})}))}function _e(L,V){let le=L.flatMap(Te=>Ug(Te,f[Te],V[Te]));O(D,le.map(Te=>a("p",{class:"notice small"},Te)))}async function Ee(L){
let V=y.shown();if(V.length===0)return;let{from:le,to:Te}=y.current(),Le=Math.max(900,V[0].drawing.node.clientWidth),ke=En(o),Ae=[A.textContent,`${F(le)} to ${F(Te)} of ${ke.map(Rt=>`the ${Rt} (${Oe(f[Rt].
chosen)})`).join(" and ")}`],on=ua(Ae,V.map(Rt=>({lines:[Rt.title],...Rt.drawing.whole(Le)})),Le);await da(on,L,`tracediff-${ke.map(Rt=>wt(je(Rt))).join("-")}-timeline`)}return C(),se(),{keys:{search:()=>h.
focus(),control:()=>M.choose("control"),test:()=>M.choose("test"),zoomIn:()=>y.glide(.75),zoomOut:()=>y.glide(1/.75),left:()=>y.slide(-.12),right:()=>y.slide(.12),fit:()=>y.fit(),next:ae["."],former:ae["\
,"],measure:ae.m,zoomTo:ae.f,close:z},update(L){let V=o;o=Ri(L),C();let{from:le,to:Te}=y.current(),Le=o.from!==V.from||o.to!==V.to,ke=(on,Rt)=>Math.abs(on-Rt)>.002+1e-6*Math.abs(Rt),Ae=o.from===null?m:
o;Le&&(ke(le,Ae.from)||ke(Te,Ae.to))&&y.goTo(Ae,!0),se()},unmount(){p=!0,J.cancel(),ge.cancel(),l?.abort(),De.forEach(L=>f[L].unmount()),G.unmount(),k.unmount(),y.unmount()}}}var yc={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var F$=120,j$=[os,Qn,kl,xs,qs,ec,uc],Hs=document.getElementById("main"),kn=null,bc="",so=history.state?.scroll??null,gt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(lw(),history.pushState(null,"",e)),so=null),xc()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(bc.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?bc:void 0},settled(){so!==null&&(window.scrollTo(0,so),so=null)},status:null,newPair:!1},
lw=()=>history.replaceState({scroll:window.scrollY},"");function xc(){let e=j$.find(n=>n.path===location.pathname)??yc;if(Fo("nav-traces",e===os),Fo("nav-compare",e===Qn||e===kl),Fo("nav-tree",e===xs),
Fo("nav-timeline",e===qs),Fo("nav-analyse",e===ec),Fo("nav-query",e===uc),G$(),cw()&&(Q$.clear(),kc.clear()),kc.draw(),kn?.page===e){kn.view.update(location.search);return}kn?.view.unmount(),gt.busy(!1),
Hs.textContent="";let t=kn!==null;kn={page:e,view:e.mount(Hs,gt)},t&&(window.scrollTo(0,0),Hs.focus({preventScroll:!0}),ve(`${e.name} page`))}function cw(){let e=new URLSearchParams(location.search);return location.
pathname.startsWith(Qn.path)&&!!(e.get("control")&&e.get("test"))}function U$(){return(location.pathname===os.path||location.pathname===Qn.path&&!cw())&&!es(document.activeElement)&&!document.querySelector(
"dialog[open]")}function z$(e,t){if(!U$()){kc.offer(e,t);return}let n=we.transfers.filter(o=>we.canUndo(o)&&[e.id,t.id].includes(o.job.set));gt.newPair=!0,gt.go(un(e.id,t.id)),gt.newPair=!1,n.length!==
0&&be(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>we.undo(o))),gt.go("/")}catch(o){
be(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Fo(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function G$(){let e={
"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];e&&(document.getElementById(e).href=location.pathname+
location.search),location.pathname===Qn.path&&(bc=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&n.set(s,t.
get(s));let o=location.pathname;(o.startsWith("/compare")||[xs,qs].some(({path:s})=>s===o))&&n.size>0&&Y$(t,n,o)}function Y$(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(i,l)=>{document.getElementById(
i).href=l};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==xs.path&&r("nav-tree",en(Ot(xo(location.search)))),n!==qs.
path&&r("nav-timeline",zn(Object.fromEntries(e))),!n.startsWith(Qn.path)&&o&&s&&r("nav-compare",gt.lastCompare(e)??un(o,s))}function K$(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.
shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api/")&&
!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),gt.go(n.pathname+n.search))}async function V$(){try{gt.status=await Ws(),document.getElementById("ver\
sion").textContent=`tracediff ${gt.status.version}`,document.body.toggleAttribute("data-read-only",gt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",gt.status.sql===!1),document.body.
toggleAttribute("data-no-traces",gt.status.keep_traces===!1)}catch{}}async function J$(){let e=globalThis.firstComparison?.answer;e&&(Hs.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,F$)})]),delete Hs.dataset.waits),kn===null&&xc()}var kc=Vu(),Q$=nd(z$);rd();nu(document.getElementById("theme"));ed(()=>kn,document.getElementById("keys"));uu(document.getElementById(
"drop-veil"),()=>gt.status?.read_only!==!0,e=>{we.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&gt.go("/")});we.addEventListener("change",()=>jo().catch(()=>{}),{once:!0});document.
addEventListener("click",K$);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{so=e.state?.scroll??0,xc(),(kn.page===os||kn.page===yc)&&gt.settled()});window.addEventListener("\
scroll",Xe(200,()=>{so===null&&lw()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{so=null},{passive:!0});J$();bt().then(()=>{Pt.watch(),V$()});})();
