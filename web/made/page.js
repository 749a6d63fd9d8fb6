"use strict";
(()=>{var Jt="/api/v1",wn=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function ri(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new wn(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new wn(e,"error",`The server answered with status ${e}.`)}var au=()=>new wn(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),My=/"(?:stream|correlation)":-?\d{16}/,Ay=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,Cy=/\d{16}/,Ry=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function Rt(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let i,l;try{i=await fetch(Jt+t,r),l=await i.text()}catch(c){throw c.name===
"AbortError"?c:au()}if(!i.ok)throw ri(i.status,l);if(l==="")return null;try{return JSON.parse(l,s&&Cy.test(l)?Ry:My.test(l)?Ay:void 0)}catch{throw new wn(i.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var ct=(e,t)=>Rt("GET",e,t),Xe=encodeURIComponent,tr=e=>ct("/status",e);async function Nt(e,t){let n=await ct(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var pt=async(e,t)=>e.length===0?[]:(await ct(`/sets?${e.map(n=>`id=${Xe(n)}`).join("&")}`,t)).sets,ho=async e=>(await ct("/tags",e)).tags,rn=(e,t)=>ct(`/sets/${Xe(e)}`,t),Wn=(e,t)=>Rt("PATCH",`/sets/${Xe(
e)}`,{body:t}),go=e=>Rt("DELETE",`/sets/${Xe(e)}`),iu=async(e,t)=>(await Rt("POST",`/sets/${Xe(e)}/split`,{body:t})).job,lu=async(e,t)=>(await Rt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,wo=e=>Rt("POST",`/sets/${Xe(e)}/restore`),at=(e,t)=>ct(`/compare_traces?${e}`,t),nr=(e,t)=>ct(`/compare_traces/op?${e}`,t),or=(e,t,n)=>ct(e===""?`/compare_traces/tree?${t}`:`/sets/${Xe(e)}/tree?${t}`,
n),yo=async(e,t,n)=>(await ct(`/sets/${Xe(e)}/steps${t===null?"":`?marker=${Xe(t)}`}`,n)).steps,ai=(e,t,n)=>ct(`/sets/${Xe(e)}/timeline?${t}`,n),sr=(e,t,n)=>ct(`/sets/${Xe(e)}/timeline/find?${t}`,n),bo=(e,t,n)=>ct(
`/analysis/${e}?${t}`,n),cu=(e,t)=>ct(`/series?${e}`,t),uu=e=>`${Jt}/series?${e}`,du=(e,t)=>`${Jt}/analysis/${e}?${t}`,rr=async(e,t,n)=>(await ct(`/sets/${Xe(e)}/ops?q=${Xe(t)}&limit=50`,n)).ops,ii=e=>`${Jt}\
/compare_traces?${e}`,mu=e=>`${Jt}/report?${e}`,fu=e=>`${Jt}/bundle?${e}`,pu=e=>`${Jt}/compare_traces/op?${e}`,hu=(e,t)=>ct(`/sql?${e}`,{...t,digits:!0}),gu=e=>`${Jt}/sql?${e}`,wu=async(e,t)=>(await ct(
`/sql/schema?${e}`,t)).tables,yu=async e=>(await ct("/queries",e)).queries,li=(e,t)=>Rt("POST","/queries",{body:{name:e,statement:t}}),bu=e=>Rt("DELETE",`/queries/${Xe(e)}`),ci=(e,t,n)=>`${Jt}/sets/${Xe(
e)}/files/${t}/trace${n?`?${n}`:""}`;async function ar(e,t,n,{signal:o,onProgress:s}){let r=[],i=0,l;try{if(l=await fetch(ci(e,t,n),{signal:o}),l.ok){let c=l.body.getReader();for(;;){let{done:u,value:d}=await c.
read();if(u)break;r.push(d),i+=d.length,s(i)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:i>0?new wn(0,"broken","The download stopped before its end. The log of the s\
erver says why."):au()}throw ri(l.status,await l.text())}var ku=async e=>(await ct("/jobs",e)).jobs,_u=(e,t)=>ct(`/jobs/${Xe(e)}`,t),ko=e=>Rt("DELETE",`/jobs/${Xe(e)}`),xu=e=>new EventSource(`${Jt}/jo\
bs/${Xe(e)}/events`),Su=(e,t)=>Rt("POST","/uploads",{body:{label:e,files:t}}),$u=async()=>(await Rt("POST","/samples")).jobs,vu=e=>ct(`/uploads/${Xe(e)}`),ui=e=>Rt("DELETE",`/uploads/${Xe(e)}`),Eu=async e=>(await Rt(
"POST",`/uploads/${Xe(e)}/commit`)).job;function Tu(e,t,n,{from:o=0,signal:s,onProgress:r}){return new Promise((i,l)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",
u),f(p)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${Jt}/uploads/${Xe(e)}/files/${Xe(t)}`),c.setRequestHeader("Conten\
t-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.size-1}/${n.size}`),c.upload.addEventListener("progress",f=>r(o+f.loaded)),c.addEventListener("load",()=>{if(c.
status<200||c.status>299){d(l,ri(c.status,c.responseText));return}try{d(i,JSON.parse(c.responseText))}catch{d(l,new wn(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener(
"error",()=>d(l,new wn(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function Ny(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let i=o.padStart(1-r,"0");return[i.slice(0,r),i.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function ht(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=Ny(Math.abs(e));if(r.length>n){let i=r[n]>="5",l=s+r.slice(0,n),c=i?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ke="–",an="−",Ft=" ",Cu=e=>ht(e,0,2),Ru=e=>ht(e,0,3);function _o(e,t){return t>0?`+${e}`:t<0?`${an}${e}`:e}function N(e){return e==null?ke:Cu(e).replace("-",an)}function Ze(e){return e==null?
ke:_o(Cu(Math.abs(e)),e)}var Ou=["","K","M","G","T","P","E"];function yn(e){if(e==null)return ke;let[t,n]=[Math.abs(e),0];for(;t>=999.5&&n<Ou.length-1;)[t,n]=[t/1e3,n+1];let o=t>=99.95?0:t>=9.995?1:2;
return(e<0?an:"")+ht(t,0,o)+(n?Ft+Ou[n]:"")}function jn(e){return e>0?`+${yn(e)}`:yn(e)}var di=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return di.find(([,n])=>t>=n*
.99995)??(t>0?di[3]:di[2])}function ir(e,[t,n]){let o=Math.abs(e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return ht(o,s,s)+Ft+t}function D(e){return e==null?ke:(e<0?an:"")+ir(e,Ke(e))}
function he(e){return e==null?ke:_o(ir(e,Ke(e)),e)}function le(e){return e==null?ke:Ru(e).replace("-",an)+Ft+"µs"}function ze(e){return e==null?ke:_o(Ru(Math.abs(e))+Ft+"µs",e)}var Mu=[["TB/s",1e3],
["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function xo(e){let t=Math.abs(e);return Mu.find(([,n])=>t>=n*.99995)??Mu[t>0?3:1]}function Un(e){return e==null?ke:(e<0?an:"")+ir(e,xo(e))}function Nu(e){return e==
null?ke:_o(ir(e,xo(e)),e)}function fi(e){return e==null?ke:ht(e,0,9).replace("-",an)+Ft+"GB/s"}function je(e){return e==null||!Number.isFinite(e)?ke:(e<0?an:"")+Lu(Math.abs(e))+Ft+"%"}function Te(e){return e==
null||!Number.isFinite(e)?ke:_o(Lu(Math.abs(e))+Ft+"%",e)}function Lu(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return ht(e,t,t)}var Ly="⁰¹²³⁴⁵⁶⁷⁸⁹";
function Qt(e){if(e==null||!Number.isFinite(e))return ke;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${Ft}×${Ft}10⁻${[...n].map(o=>Ly[o]).
join("")}`}function Pu(e){return e==null||!Number.isFinite(e)?ke:e<.001?"<0.001":e.toFixed(3)}var mi=["B","kB","MB","GB","TB"];function pi(e){let t=Math.abs(e),n=mi.findLastIndex((o,s)=>t>=999.5*1e3**
(s-1));return[mi[Math.max(n,0)],1e3**Math.max(n,0)]}var hi=e=>e==null?ke:`${N(e).replace("-",an)}${Ft}B`,Iu=e=>e==null?ke:_o(Ce(Math.abs(e)),e);function Ce(e){if(e==null)return ke;if(e<0)return an+Ce(
-e);let t=mi,n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(s)+Ft+t[o]}function Z(e,t,n=`${t}s`){return`${N(e)}${Ft}${e===1?t:n}`}function et(e,t=6){
let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(
0,t).join(", ")}, …`:n.join(", ")}function Py(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var Du=(e,t)=>{
let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function Bu(e,t){let n=e[t],o=r=>r===void 0?0:Du(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(
n[s])?s-1:s}function gi(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,Bu(t,o)]))}function Iy(e,t,n){let o=Math.floor(t*.4);if(e.length<=t||n<=o)return Py(e,t);let s=t-o-1,r=Math.max(o,
Math.min(n,e.length-s)),i=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,i?r+s-1:void 0)}${i?"…":""}`}var qu=e=>e.replace(/^void (?=\S)/,"");function wi(e){let t=[],n=new Map,
o=new Map,s=new Map,r=c=>c.length>e?qu(c):c;function i(c,u){let d=s.get(c),m=Iy(c,e,u);if(n.set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};
f.names.add(c),f.first=null,o.set(m,f),s.set(c,f)}function l(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce((m,f)=>Math.min(m,Du(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(
c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||d.has(t[f+1])){let p=Bu(t,f);p!==n.get(m)&&i(m,p)}})},text(c){let u=r(c),d=s.get(
u);return d.names.size===1||e<16?d.text:Dy(u,e,l(d),n.get(u))}}}function Xt(e,t){let n=wi(t);return n.add(e),e.map(n.text)}function lr(e,t){let n=gi(e),o=Xt(e,t);return e.map((s,r)=>n.get(s)+8<t-1?qu(
s):o[r])}function Dy(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),i=Math.max(s,n-2),l=t-s-r-3,c=Math.max(i+r,Math.min(o,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(
0,s)+u(s,i)+e.slice(i,i+r)+u(i+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function vt(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.
replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Mn(e,t,n){let o=[],s=Array.from(e);for(;s.length>t&&o.length<n-1;){let r=t;for(let i=t;i>t*.6;i-=1)if(" ,:<>()".includes(
s[i-1])){r=i;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),o}var By=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct",
"Nov","Dec"],Au=e=>String(e).padStart(2,"0");function ut(e){let t=new Date(e);return Number.isNaN(t.getTime())?ke:`${t.getDate()} ${By[t.getMonth()]} ${t.getFullYear()}, ${Au(t.getHours())}:${Au(t.getMinutes())}`}var qy="tracediff.theme",yi=new Set,ki=matchMedia("(prefers-color-scheme: dark)");function bi(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Hy(){let e=bi();
return e==="auto"?ki.matches?"dark":"light":e}function dt(e){return yi.add(e),()=>yi.delete(e)}function Hu(){for(let e of[...yi])e(Hy())}function Wu(e){e.value=bi(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(qy,e.value)}catch{}Hu()}),ki.addEventListener("change",()=>{bi()===
"auto"&&Hu()})}var Fy=matchMedia("(forced-colors: active)"),cr=new Map,Fu="";function ee(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${ki.matches} ${Fy.matches}`;return o!==
Fu&&(cr=new Map,Fu=o),cr.has(e)||cr.set(e,Wy(e)),cr.get(e)}function Wy(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var _i=null;function ts(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(_i??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{_i=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),_i)}var ju={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},ur=()=>[[0,ee("--heat-low")],[.5,ee("--heat-middle")],[1,ee("--heat-high")]];function Wt(){
return{control:ee("--control-fill"),test:ee("--test-fill"),more:ee("--more-fill"),less:ee("--less-fill"),noise:ee("--noise-fill"),surface:ee("--surface"),highlight:ee("--highlight"),highlightEdge:ee("\
--accent")}}function gt(){let e=ee("--text"),t=ee("--muted"),n=ee("--grid"),o={gridcolor:n,zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.
body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[ee("--control-fill"),ee("--test-fill"),ee("--more-fill")],xaxis:o,yaxis:o,
legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:ee("--surface-raised"),bordercolor:ee("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var xi=17;function jy({
title:e,lines:t,keys:n=[]},o,s){let r=Wt(),i=t.flatMap(p=>Mn(p,Math.floor(o/6.6),3)),l=30+xi*i.length+(n.length>0?24:0)+8,c=(p,w,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-p,text:We(w),font:{size:g,color:ee(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...i.map((p,w)=>c(30+xi*w,p,12,!1))],d=[],m=12-s.left,f=30+xi*i.length+4;for(let[
p,w]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-f-13,y1:s.top+l-f-4,fillcolor:r[p]??ee(p),line:{width:0}}),u.push(
{...c(f,w,12,!1),xshift:m+19}),m+=19+7*w.length+18;return{annotations:u,shapes:d,height:l}}async function Uu(e,t,n,o){let s=await ts(),r=ee("--surface"),i=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=jy(o,i,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,width:i,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var $i=/\.json(\.gz)?$/i,Si=/\.tracediff$/i;function zu(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();
r&&n.push({name:r.name,file:r})}}return Uy(t,n)}async function Uy(e,t){let n=[];for(let o of e){let s=[];await Yu(o,"",s),n.push(So(o.name,s))}return n.concat(Gu(t))}function Gu(e){let t=e.filter(({name:o})=>!Si.
test(o)),n=e.filter(({name:o})=>Si.test(o)).map(o=>({label:o.name.replace(Si,""),files:[o],skipped:[],bundle:!0}));return t.length>0?[...n,So(vi(t),t)]:n}async function Yu(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((i,l)=>{o.readEntries(i,l)});if(r.length===0)break;s.push(...r)}s.sort((r,i)=>r.name<i.name?-1:1);for(let r of s)if(r.isDirectory)await Yu(r,`${t}${r.name}/`,n);else{
let i=await new Promise((l,c)=>r.file(l,c));n.push({name:t+r.name,file:i})}}function Ku(e){let t=new Map,n=[];for(let o of e){let s=o.webkitRelativePath,r=s.indexOf("/");if(r>0){let i=s.slice(0,r);t.has(
i)||t.set(i,[]),t.get(i).push({name:s.slice(r+1),file:o})}else n.push({name:o.name,file:o})}return[...t].map(([o,s])=>So(o,s)).concat(Gu(n))}function So(e,t){let n=[...t].sort((o,s)=>o.name<s.name?-1:
1);return{label:e,files:n.filter(({name:o})=>$i.test(o)),skipped:n.filter(({name:o})=>!$i.test(o))}}function vi(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace($i,"").replace(/\.pt\.trace$/i,
""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?n:"traces"}function Vu(e){let t=new Map;
for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let i=n.slice(0,r);t.has(i)||t.set(i,[]),t.get(i).push({name:n.slice(r+1),file:o,seen:s})}return t.size<2?null:[...t].map(
([n,o])=>So(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
i,l]of Object.entries(r))o.addEventListener(i,l);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[i,l]of Object.entries(r))o.style.setProperty(i,l);else o.setAttribute(s,r===!0?
"":String(r));return dr(o,n),o}function dr(e,t){for(let n of t)Array.isArray(n)?dr(e,n):n!=null&&n!==!1&&e.append(n)}function E(e,...t){return e.textContent="",dr(e,t),e}function ln(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function q(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var zy="http://www.w3.org/2000/svg";function qe(e,t={},...n){let o=document.createElementNS(zy,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return dr(o,n),o}var Gy={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Lt(e){return qe("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},qe("pa\
th",{d:Gy[e]}))}function Oe(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},Lt(e))}var Ju=0;function de(e){return Ju+=1,
`${e}-${Ju}`}var Ot=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function Me(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function tt(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function $e(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,i=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(i,n*1e3)};t&&s.append(q(t.label,()=>{i(),t.run()},{class:"toast-action"})),s.append(Oe("close","Dismiss",i));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),Me(t?`${e} ${t.label} is available.`:e,o),l(),i}function Qu(e,t,n){let o=0,s=i=>[...i.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",i=>{s(i)&&t()&&(i.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",i=>{s(i)&&(o-=1,(o<=0||i.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",i=>{s(i)&&(i.preventDefault(),
i.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async i=>{if(r(),!!s(i)){if(i.preventDefault(),!t()){$e("This server is read-only.",{urgent:!0});return}try{let l=await zu(
i.dataTransfer);l.length>0&&n(l)}catch(l){$e(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Yy=2,Xu=1e3,Ei=0,zn=e=>["done","failed","cancelled"].includes(e.state);function mr(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,Ei-=1)},i=()=>{n=!0,r(),clearTimeout(s)},l=d=>{n||(zn(d)&&i(),
t(d))},c=async()=>{let d=Xu;try{l(await _u(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Xu}n||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Ei<Yy&&typeof EventSource=="function"?(Ei+=1,o=xu(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),i}var os=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Ky=os.flatMap(([e])=>e),Vy=os.flatMap(([,e])=>e),ns=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],cn=(e,t)=>t.some(n=>e.includes(n));function Jy(e,t){let[n,o]=[ns(e),ns(t)];for(let[s,r]of os){let i=cn(n,s)&&cn(o,r);if(i!==(cn(o,s)&&cn(n,r)))return i?-1:1}for(let[s,r]of[[Ky,-1],[Vy,1]])if(cn(n,s)!==
cn(o,s))return cn(n,s)?r:-r;return 0}function fr(e){for(let[t,n]of os){let o=e.map(r=>[cn(ns(r),t),cn(ns(r),n)]),s=r=>o.flatMap((i,l)=>i[r]?[l]:[]);if(o.every(([r,i])=>r!==i)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Qy=10n**17n;function Zu(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>Qy?n:null}function ss(e,t){let n=Jy(e.label,t.label),[o,s]=[Zu(e),Zu(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function ed(e){let t=n=>e.find(o=>cn(ns(o.label),n));if(e.length===
2){let[n,o]=ss(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of os){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function Xy(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Zy(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let i=eb(
e,s+1);n+=o===0?e.slice(s,i):"",s=i-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function eb(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function pr(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Zy(e,t.index+t[0].length));return n?Number(n[1]):null}async function tb(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function td(e,t,n){let o=await tb(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),i="",l=!1;try{for(;i.length<t&&!n(i);){let{done:c,value:u}=await r.read();if(c){l=!0;break}i+=u}}catch{}return r.cancel().catch(()=>{}),{text:i,ended:l,zipped:o}}var nb=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&pr(e)!==null;async function ob({name:e,file:t}){let n=await td(t,4194304,nb);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=pr(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=pr(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await td(t,16777216,()=>!1);o=pr(s.slice(-262144))}return{
isTrace:!0,rank:o??Xy(e)}}async function od(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await ob(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var nd=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function sd(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([nd(e,o,n),nd(t,o,n)]);if(s.
some((i,l)=>i!==r[l]))return!1;o+=n,n=4<<20}return e.size===t.size}var sb=256,rd=20,ad=e=>e.slice(e.lastIndexOf("/")+1),Ti=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function rb(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
sd(e.file,t.file)}async function ab(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await rb(o,s)||Ti(o.name)!==null&&Ti(o.name)===Ti(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var Oi=e=>e.map(({seen:t})=>t.rank),Mi=e=>!e.includes(null)&&new Set(e).size===
e.length;function ib(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function lb(e){return fr(e.map(({name:n})=>ad(n)))?.map(n=>n.map(o=>e[o]))??ib(e)??e.map(n=>[n])}function cb(e,t){let n=new Set;return e.map((o,s)=>{let r=vi(o),i=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(i);let l=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...So(i,l),settled:!0}})}function id(e){
let t=Oi(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function ub(e,t,n){return!(t.length===2&&fr(t.map(({label:s})=>s)))&&
Mi(Oi(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:id(n),manyFirst:!0}}}function db(e){return e.includes(null)?"assumed":Mi(e)?"named":"equal"}async function ld(e){
if(e.files.length>sb)return{};if(await od(e.files),e.files.length<2||e.settled)return{};let t=await ab(e.files),n=Vu(e);if(n!==null&&n.length<=rd)return ub(e,n,t);let o=Oi(t),s=fr(t.map(({name:i})=>ad(
i)));if(t.length<2||Mi(o)&&s===null)return{};let r=lb(t);return r.length>rd?{}:{question:{kind:db(o),parts:cb(r,e),one:id(t),manyFirst:s!==null||r.length===2}}}var mb=2,fb=3,pb=4,Ai=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",
question:null,planned:!1,upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(
o)),n}async addSample(){let n=(await $u()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){
if(t.files.length===0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:n,question:o}=await ld(t.group);t.files.forEach((s,r)=>{s.seen=t.
group.files[r].seen}),t.state==="looking"&&(n?this.#r(t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#a(t))}#r(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,
...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#r(t,o):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(
t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){
return this.transfers.some(t=>t.renaming||t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.
transfers.filter(n=>["creating","sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<fb&&this.#f(n)}async#f(t){t.state="creating",t.error=null,this.#e(
t);try{let n=t.files.map(({name:s,size:r})=>({name:s,size:r})),o=await Su(t.label,n);if(t.state!=="creating"){ui(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){
this.#i(t,n)}}#i(t,n){t.state!=="cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state===
"sending").length;for(let o of t)for(let s of o.files){if(n>=mb)return;s.state==="waiting"&&(n+=1,this.#p(o,s))}}async#p(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await Tu(t.upload,n.name,n.
file,{from:n.sent,signal:t.abort.signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(
t),this.#l()}async#h(t,n,o){(o.status===0||o.status>=500)&&o.status!==507&&n.attempts<pb&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(
t,n))||(n.state="failed",n.error=o.message)}async#c(t,n){try{let s=(await vu(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){
if(t.state!=="sending"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#i(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:
`${n.length} files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Eu(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#i(t,n)}this.#s()}#d(t){
t.stopJob=mr(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#w(t);return}zn(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#w(t){if(t.bundle){t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("sets")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:n}=t.job;n?(t.offered=t.label===n?null:t.label,t.label=n):t.renamed&&await this.#m(t),t.state="don\
e",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.labelError===null;){n=t.label;try{await Wn(t.job.set,{label:n})}catch(o){
t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state===
"done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Wn(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.
dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await go(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent(
"sets"))}async bringBack(t){await wo(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(
t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.attempts=0,n.error=null,!(t.upload!==null&&(n.state==="se\
nt"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#a(t);return}t.state="sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){
let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await ko(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&ui(n).catch(()=>{}),this.#l(),this.#s()}},_e=new Ai;window.addEventListener(
"beforeunload",e=>{_e.sending&&e.preventDefault()});var hb=1e3,gb=5e3,wb=6e4,Ci=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-wb;get running(){return this.list.filter(t=>!zn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#r(await ku())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?hb:gb)}}#r(t){if(_e.transfers.
some(o=>o.state==="committing"))return;let n=new Set(_e.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},jt=new Ci;var $o={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},
category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},
significance:{type:"boolean",standard:"false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{
type:"text",standard:"0.02"},sort:{type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{
type:"boolean",standard:"true"},layers:{type:"boolean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["ro\
ws","modules"]},format:{type:"choice",standard:"json",words:["json","csv","brief"]}};var Ut=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,ud={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},yb={...ud,per_step:"per r\
ecording",percent:"% of the recording"},rs=(e,t)=>(Ut(t)?yb:ud)[e];function Ni(e){return e.control.samples===e.test.samples?"total":"per_step"}var Eo=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function hr(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var cd=(e,t)=>e===null||!(t>0)?null:100*(e/t),Ri=(e,t)=>e===null||t===null?null:e-t,vo=(e,t)=>t>0?e/t:null,bb=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function kb(e,t){if(t&&bb(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function dd(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[i,l,c,u]=kb(e,o);r?(i=(u?e.control_per_step:null)??vo(i,s[0]),l=(u?e.test_per_step:null)??vo(l,s[1]),
c=(u?e.diff_per_step:null)??Ri(l,i)):t==="per_call"&&(i=(u?e.control_per_call:null)??vo(i,e.control_counts),l=(u?e.test_per_call:null)??vo(l,e.test_counts),c=Ri(l,i));let d=i>0&&l!==null&&e.test_counts>
0?100*((l-i)/i):null;t==="percent"&&(i=cd(i,n.step_time.control.step),l=cd(l,n.step_time.test.step),c=Ri(l,i));let m=r?[vo(e.control_counts,s[0])??0,vo(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:i,test:l,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var as=(e,t)=>JSON.stringify([e,t]);function xt(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}var _b=(e,t)=>e.filter(({side:n})=>n===t).reduce((n,o)=>o.counts>n.counts?o:n).name;function md({name:e,replaces:t,aliases:n}){if(n){let s=["control","test"].map(i=>_b(
n,i)),r=n.length-2;return[`${s.join(" / ")}${r>0?` + ${r} more`:""}`,""]}if(!t)return[e,""];if(t.rule==="template_arguments")return[e,""];let o=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[
[t.operator??"same shapes",o].filter(Boolean).join(" "),e]}function is({name:e,category:t,aliases:n},o){let s=n?.filter(({side:r})=>r===o)??[];return s.length===0?{name:e,category:t}:s.reduce((r,i)=>(i.
total_duration??0)>(r.total_duration??0)?i:r)}var ls=({aliases:e})=>e.map(({side:t,name:n,counts:o,total_duration:s})=>`${t} ${n}: ${N(o)} ${o===1?"call":"calls"}, ${D(s)}`);function Li(e,t,n,{self:o=!1}={}){
let{control_observations:s,test_observations:r}=e.verdict??{},i=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=Pi({...l,among:i},o);return{row:c,key:l.id??as(l.name,
l.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...dd(l,n,e,o)}})}function Pi(e,t){let n=t?"self":"total";return e?.tests?{...e,...e.tests[n],among:e.among?[e.among.
steps,e.among.rows[n]]:null}:e}var Gn=e=>e.moderated_q_value??e.q_value??null;function fd(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?{steps:Math.min(t,n),rows:e.judged_rows}:
null;return new Map(e.rows.map(s=>[as(s.name,s.category),{...s,among:o}]))}function pd(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+e.totals[o].test_counts>0).map(o=>[
o,dd(e.totals[o],t,e,n)])}var hd=15,gd=[10,15,20,30,50,100],xb=["total","per_step","per_call","percent"],wd=$o.change.words,yd=$o.device_type.words,Sb=$o.measure.words,$b=["step","compute","exposed_communication","exposed_memo\
ry","idle"],gr=[...$b,"op"],St="ProfilerStep*",Ii=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],vb=["name","category","change","q_value"],To=e=>vb.includes(e)?"asc":"desc",Di=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses","aliases"],bd=[...Di,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Eb={fold:"true",
significant:"",measure:"",equivalence:""},Tb={1:"true",0:"false"};function Ob(e,t){let{type:n,words:o,standard:s}=$o[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",i=n==="te\
xt"?r:Tb[r]??r,l=n==="text"?i:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===i.toLowerCase()),u=(n==="choice"&&l==="false"?"":l)||(Eb[t]??s);return n==="boolean"?u==="true":u}var kd=(e,t)=>Object.
fromEntries(t.map(n=>[n,Ob(e,n)]));function _d(e,t,n){for(let o of n){let{type:s,standard:r}=$o[o];s==="texts"?t[o].forEach(i=>e.append(o,i)):["","undefined",r].includes(String(t[o]))||e.set(o,String(
t[o]))}}var xd=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Mb(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?
o:xt(o,e.get(n)??"")}var Zt=(e,t,n)=>t.includes(e)?e:n;function Pt(e){let t=new URLSearchParams(e),n=Zt(t.get("sort"),Ii,"abs_diff_duration"),o=Number(t.get("top"));return{...kd(t,bd),...xd(t),sort:n,
order:Zt(t.get("order"),["asc","desc"],To(n)),unit:Zt(t.get("unit"),xb,""),measure:Zt(t.get("measure")??t.get("time"),Sb,""),heat:Zt(t.get("heat"),gr,""),fall:Zt(t.get("fall"),["modules"],""),top:Number.
isInteger(o)&&o>=1&&o<=200?o:hd,op:Mb(t,"op","op_category")}}function wt(e){let t=Sd(e),n=(s,r,i)=>{r!==i&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,To(e.sort)),n("unit",e.unit,
""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"true"),n("heat",e.heat,""),n("fall",e.fall,""),n("top",String(e.top),String(hd)),n("op",e.op,"");let o=t.toString();return o===""?
"/compare":`/compare?${o}`}var It=(e,t)=>wt({...Pt(""),control:mt(e),test:mt(t),exclude:[St]});function Sd(e){let t=new URLSearchParams;return _d(t,e,bd),e.significant||t.delete("measure"),t}function Ab(e,t,n){
let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`diff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_pe\
r_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function Oo(e,t,n){
let o=Sd(e);return o.set("significance","true"),o.set("sort",Ab(e.sort,t,n)),o.set("order",e.order),o.set("measure",n?"self":"total"),o}function Bi(e,t,n,o){let s=Oo(e,t,n);return s.set("format",o),s}
var $d=["total","per_step"],Cb=["calls","share"],vd=["duration","calls","per_call"];function cs(e){let t=new URLSearchParams(e);return{...kd(t,Di),...xd(t),row:t.has("name")?xt(t.get("name"),t.get("ca\
tegory")??""):t.get("row")??"",unit:Zt(t.get("unit"),$d,""),bins:Zt(t.get("bins"),Cb,"calls"),heat:Zt(t.get("heat"),vd,"duration")}}function yt(e){let t=new URLSearchParams({control:e.control,test:e.test});
return _d(t,e,Di),t}function Yn(e){let t=yt(e);return t.set("row",e.row),t}function Dt(e){let t=Yn(e);return $d.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),vd.includes(
e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}function Ed(e,t,n){let o=Oo(e,t,n);return e.op&&o.set("row",e.op),e.fall!==""&&o.set("contributors",e.fall),o}function Td(e){let t=new URL(
wt(e),location.origin).searchParams;return["control","test"].forEach(n=>t.delete(n)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var An=100,Rb=["created","label","ranks","st\
eps","events","bytes"];function wr(e){let t=new URLSearchParams(e),n=Zt(t.get("sort"),Rb,"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",
tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:Zt(t.get("order"),["asc","desc"],n==="label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Od(e){let{control:t,test:n,q:o,tag:s,
sort:r,order:i,page:l}={...wr(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(m,String(f))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("ord\
er",i,r==="label"?"asc":"desc"),u("page",l,1);let d=c.toString();return d===""?"/":`/?${d}`}var yr=e=>e.q!==""||e.tag.length>0;function Kn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.
order,limit:String(An),offset:String((e.page-1)*An)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(n=>t.append("tag",n)),t}var mt=e=>e.slice(0,12),Cn=(e,t,n,o)=>o?.[e]?.label??(n&&Ge(n,t[e])?.label)??
t[e];function Ge(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.length===
1?s[0]:void 0}var br=(e="Damaged")=>a("strong",{class:"damage-mark"},Lt("warning"),e);function Md(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},br()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function kr(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},br(Z(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${N(t-e.length)} more`)))}var Nb="https://ui.perfetto.dev";var us=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function Lb(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",i),u(d)},i=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},l=setInterval(()=>{e.closed?r(s,new us("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new us("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",i)})}function qi(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&qi(e,t-1)},100)}async function _r({title:e,fileName:t,load:n,onWaiting:o=()=>{},at:s=null,origin:r=Nb,patience:i=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new us("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:f}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${f}`)}catch(m){
throw qi(l),m}let c=new AbortController,u=Lb(l,r,i);u.catch(()=>c.abort());let d;try{d=await n(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),qi(l),m}o(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var Pb=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function Ib(e){return(e.notes??[]).some(t=>Pb.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var Db=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function Fi(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,i=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
i.href=ci(e.id,t.number,n())},c=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await _r({title:`${e.label}, rank ${t.rank}`,fileName:Db(
t,n()),load:m=>ar(e.id,t.number,n(),{signal:m,onProgress:f=>c(`Loading ${Ce(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),Me(m.message,!0)}finally{
d.disabled=!1}}let d=q("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Ce(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},i,d,o),prepare:l}}
function bn(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${ut(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function Bb(e,t){return a("div",{class:"notice trace-not-kept"},a("p",{},bn(e)),t?a("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-\
traces FOLDER"),": this set then gets them."))}function qb(e,t,n,o){let s=Fi(e,t,n.query),r=a("td",{}),i=()=>{let l=n.on()?Ib(t):"";s.prepare(),E(r,l===""?s.node:a("span",{class:"muted"},l))};return o.
push(i),i(),a("tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Ce(t.trace_bytes)),r)}function Hb(e,t,n,o,s){let r=e.file_list.filter(l=>l.trace_bytes!==
null),i=e.file_list.length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?Bb(e,t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually\
-hidden"},`Traces of ${e.label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(l=>a("th",{scope:"col",class:l==="Size"?"num":""},l)))),a("tbody",{},r.map(l=>qb(e,l,n,o))))),r.length>0&&i>
0&&a("p",{class:"muted small"},`${N(i)} more were not kept.`))}function Fb(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function xr(e,t={}){let n=[],o=de("traces"),s=Fb(t,()=>n.forEach(l=>l())),r=a(
"div",{class:"trace-body"},a("p",{class:"muted"},"Loading …")),i=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>i.remove(),click:l=>{l.target===i&&i.close()}}},a("div",{class:"tr\
ace-box"},a("div",{class:"trace-head"},a("h2",{id:o},"Traces"),Oe("close","Close",()=>i.close())),r));return document.body.append(i),i.showModal(),Promise.all([tr(),...e.map(l=>rn(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,E(r,u&&s.node,c.map(d=>Hb(d,l.keep_traces&&!l.read_only,s,n,c.length>1)),u&&a("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>E(r,a("p",{class:"\
error-text",role:"alert"},l.message))),i}var Wb=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function Ad(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:i=0,left_out:l=0}=e??{};if(i>0)return{level:"warn",text:`${Z(i,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${N(c)} mended or lost`),s>0&&u.push(Z(s,"note")),r>0&&u.push(Z(r,"duplicate file")),l>0&&u.push(`${N(l)} not followed or read`),{level:n+o>0?"warn":"note",text:u.
join(", ")}}function jb(e){return a("dl",{class:"counters"},Wb.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},N(e[t]??0)))))}function Ub(e,t,n){let o=t.notes??
[],s=t.quality??{},r=t.pseudo_step?"whole file":et(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&
a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ke),a("td",{class:"num"},N(s.events)),a("td",{class:"num"},Ce(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"muted"},"no\
t kept"):Fi(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(i=>a("li",{},i.severity==="damage"&&[br()," "],i.words,i.count>1&&`\
 (${N(i.count)} ×)`,i.effect&&`. ${i.effect}`,i.example&&a("span",{class:"muted"},`${i.effect?" First:":":"} ${i.example}`))))))}function Wi(e){return e?.length>0&&a("details",{class:"duplicates"},a(
"summary",{},`${Z(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},n)))))}var zb={
symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function ji(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${Z(e,"entry","entries")} of\
 the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${zb[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${N(e-t.length)} more`)))}
function Cd(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return rn(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Trace"]:[],"N\
otes"];E(t,kr(n.quality.affected_files,n.quality.affected),jb(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",
{},n.file_list.map(r=>Ub(n,r,o))))),Wi(n.quality.duplicate_files),ji(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · stored in ",
Ce(n.stored_bytes)," out of ",Ce(n.raw_bytes)," of JSON",o&&` (${Ce(n.traces_bytes)} the traces themselves)`,!o&&`. ${bn(n)}`))}).catch(n=>E(t,a("p",{class:"error-text"},n.message))),t}var Ui=4,zi=e=>e===2?"two":N(e),Rd=e=>e[0].toUpperCase()+e.slice(1);function Gb({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Yb({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${et(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${Z(t.ranks,"rank")}`}function Kb({parts:e}){let t=e.slice(0,Ui).map(({label:n})=>`“${n}”`).
join(", ");return e.length>Ui?`${t} and ${N(e.length-Ui)} more`:t}function Gi({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${zi(t.ranks)} ranks of one`;return`${Rd(zi(e.length))} sets, \
or ${o}?`}function Nd(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=de("question"),i=(u,d,m)=>q([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>_e.answer(e,u),{class:"choice"}),l=i(
!0,`${Rd(zi(o.length))} sets`,Kb(t)),c=i(!1,"One set",Yb(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},Gi(t))," ",Gb(t)),a("div",{class:"choices"},
s?[l,c]:[c,l]))}var Vb=64,Jb={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function Ki(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function Vi(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function Vn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Qb(e.made);if(e.state==="done"){let n=e.already_stored?`${Xb(e)}; nothing was stored twice.`:`${$r(
e)?"Stored, but damaged":"Done"}: ${Z(e.events,"event")}.`;return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":Jb[e.stage]??
e.stage];return e.bytes_total>0&&t.push(`${Ce(e.bytes_done)} of ${Ce(e.bytes_total)}`),e.events>0&&t.push(Z(e.events,"event")),e.files_total>1&&t.push(`${N(e.files_done)} of ${Z(e.files_total,"file")}`),
t.join(" · ")}function Qb(e){let t=e.filter(s=>s.already_stored).length,n=e.length-t,o=t===1?"one was here already, and stays as it was":`${N(t)} were here already, and stay as they were`;return n===
0?t===1?"Its set was here already, and stays as it was.":"All of its sets were here already, and stay as they were.":`${Z(n,"set")} stored${t>0?`; ${o}`:""}.`}var Xb=e=>`Stored already as “${e.known_as}\
”`;function Zb(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function ek(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>Yi(_e.takeOffer(e,s));return[q(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
Vb&&q(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var $r=e=>e?.state==="done"&&e.affected_files?.length>0;function Ld(e){return[$r(e)&&kr(e.affected_files),tk(e),Wi(e?.duplicate_files),ji(
e?.left_out??0,e?.left_out_files??[])]}function tk(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${Z(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function Pd(e){let t=Ki("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=ok(e),r=a("div"),i=a("div"),l=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(nk),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},sk(e)),a("ul",{class:"file-list"},u.map($=>$.node)),e.skipped.length>0&&rk(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,l,i,r,!e.sample&&d),f=null,p="",w="",g=!1;function y(){let $=o.contains(document.activeElement);p=e.label,E(o,ik(e)),$&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,y(),g=e.question!==null,E(i,g&&Nd(e)),e.state==="done"&&(d.open=!1)}function b(){let $=e.state==="done"?e.offered:null;if($===c)return;
let k=l.contains(document.activeElement);c=$,E(l,ek(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){f!==e.state?h():p!==e.label&&y(),s.update(),u.forEach(ak),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:$,total:k}=Ji(e);t.hidden=e.state==="asking"||!_e.active.includes(e),Vi(t,$,k),w=Qi(e),n.textContent!==w&&E(n,e.state==="done"&&!e.bundle&&e.job.already_stored?
Zb(e,w):w),b(),m.classList.toggle("affected",$r(e.job)),E(r,Ld(e.job))}return _(),{node:m,update:_,text:()=>e.question?Gi(e.question):w,focus(){g&&document.activeElement.matches("body, main, .page-act\
ions *")&&i.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Sr=(e,t)=>e.reduce((n,o)=>n+o[t],0);function Ji(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:Sr(o,"sent"),total:n==="looking"?0:Sr(o,"size")}}function nk(e){let t=Ki(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function ok(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{_e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function sk(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[Z(e.files.length,e.bundle?"bundle":"trace file"),Ce(t)];return e.skipped.length>0&&n.push(`${N(e.skipped.length)} skipped`),n.join(", ")}function rk(e){let t=e.
slice(0,20).map(({name:o})=>o).join(", "),n=e.length>20?`, and ${N(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{
class:"mono"},t),n)}function ak(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,Vi(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||
1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Ce(t.size),sending:`${r} % of ${Ce(t.size)}`,sent:`${Ce(t.size)} sent`,failed:t.error??"failed"}[t.state]}function ik(e){let{
label:t}=e,n=Oe("close",`Remove ${t} from this list`,()=>_e.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&q("Retry",()=>_e.retry(e),{"aria-label":`Retry ${t}`}),n];case"\
done":return[e.bundle&&a("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comparison"),_e.canUndo(e)&&q("Undo",()=>Yi(_e.undo(e)),{title:"Remove this set again",
"aria-label":`Undo: remove ${t}`}),n];case"undone":return[q("Bring back",()=>Yi(_e.bringBack(e)),{"aria-label":`Bring ${t} back`}),n];default:return[q("Cancel",()=>_e.cancel(e),{"aria-label":`Cancel ${t}`})]}}
async function Yi(e){try{await e}catch(t){$e(`That did not work. ${t.message}`,{urgent:!0})}}function lk(e){let t=[...new Set(e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?
"":`${t.length===1?"rank":"ranks"} ${et(t.sort((n,o)=>n-o))}`}function ck(e){return e===null?"":e.as==="tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Qi(e){let t=lk(e),n=Sr(e.
files,"sent"),o=Sr(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"\
creating":return"Starting …";case"sending":return[`Sending ${Ce(n)} of ${Ce(o)}`,t].filter(Boolean).join(" · ");case"committing":return"Sent. The server starts reading …";case"job":return[Vn(e.job),
t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return Vn(e.job)+ck(e.taken);case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Remo\
ved. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function Id(e,t){let n=e,o=Ki(`Progress of ${n.label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-a\
ctions"}),i=a("div"),l=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.label||"Ingest")),r),o,s,i),c=null;function u(d){n=d;let m=n.state==="\
queued"||n.state==="running";n.state!==c&&(c=n.state,l.dataset.state=m?"job":n.state,E(r,m?q("Cancel",()=>ko(n.id).catch(()=>{}),{"aria-label":`Cancel ${n.label}`}):Oe("close",`Remove ${n.label} from \
this list`,()=>t(n)))),o.hidden=!m,Vi(o,n.bytes_done,n.bytes_total),s.textContent=Vn(n),l.classList.toggle("affected",$r(n)),E(i,Ld(n))}return u(n),{node:l,update:u}}function uk(){return[..._e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Qi(t),...Ji(t)})),...jt.running.map(t=>({label:t.label,text:Vn(t),done:t.bytes_done,total:t.bytes_total}))]}
function dk(){let e=s=>_e.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${N(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${N(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function mk(){let e=a("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${N(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((i,l)=>i+l.total,0);s.some(i=>i.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((i,l)=>i+l.done,0)))}}}function fk(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function pk(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,i){let l=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"button primary",
href:It(r.id,i.id)},`Compare ${r.label} with ${i.label}`);E(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),Oe("close","Dismiss",o)),l,c),n=!0,e(),Me(`Both sets are stored. You c\
an compare ${r.label} with ${i.label} now.`);let u=new URLSearchParams({control:r.id,test:i.id,limit:"0",diagnosis:"false"});at(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function Dd(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=mk(),n=fk(),o=pk(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let l=location.pathname!=="/",c=l?uk():[],u=l?dk():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),ln(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function i(){s===0&&(s=requestAnimationFrame(r))}return _e.addEventListener("change",i),jt.addEventListener("change",i),r(),{offer:o.set,clear:o.clear,draw:r}}var[Rn,Jn,Bd,en,Bt,hk,vr,gk]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],ds="Every page",qd="First move to a set of the list, with the arrow keys.",Er="First select a\
 call, in the lanes or in the table.",Qn="There is nothing to search on this page.",Fd=[{pages:[Rn],keys:["/"],text:"Find trace sets",action:"search",none:Qn},{pages:[Rn],keys:["ArrowDown","Enter"],text:"\
From the search into the list",action:"enter",inSearch:!0},{pages:[Rn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Rn],keys:["ArrowRight","ArrowLeft"],text:"\
In the list: to what can be done with the set, and back"},{pages:[Rn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[Rn],keys:["Space"],text:"In the list: select the \
set, for several at once"},{pages:[Rn],keys:["c"],text:"Take the set in focus as the control",action:"control",none:qd},{pages:[Rn],keys:["t"],text:"Take the set in focus as the test",action:"test",none:qd},
{pages:[Jn],keys:["/"],text:"Search the names of the rows",action:"search",none:Qn},{pages:[Jn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[Jn],
keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Jn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Jn],keys:["Arro\
wRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[en],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Qn},{pages:[en],keys:["ArrowDown"],text:"From th\
e search into the table",action:"enter",inSearch:!0},{pages:[en],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[en],keys:["ArrowDown","ArrowUp","Pa\
geDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[en],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or go to \
the one above"},{pages:[en],keys:["Space"],text:"In the table: select the frame"},{pages:[en],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[en],keys:["A\
rrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[en],keys:["w","s","a","d","0"],text:"In the flame graph: clos\
er, away, left, right, all"},{pages:[Jn,Bd,en,Bt,vr],keys:["c"],text:"Choose the control",action:"control"},{pages:[Jn,Bd,en,Bt,vr],keys:["t"],text:"Choose the test",action:"test"},{pages:[Bt],keys:["\
/"],text:"Search names; Enter shows the next call",action:"search",none:Qn},{pages:[Bt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Bt],keys:["s","-"],text:"Zoom out",action:"zoomOut"},{pages:[
Bt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Bt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Bt],keys:["0"],text:"Show the whole step",
action:"fit"},{pages:[Bt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Er},{pages:[Bt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[Bt],keys:["m"],
action:"measure",none:Er,text:"Measure from the start of one selected call to that of another: m at both"},{pages:[hk],keys:["/"],text:"To the field of the operator, or else of the ranks",action:"sear\
ch",none:Qn},{pages:[gk],keys:["/"],text:"To the field of the sets",action:"search"},{pages:[vr],keys:["/"],text:"Find a table or column",action:"search",none:Qn},{pages:[vr],keys:["Ctrl","Enter"],text:"\
In the statement: run it"},{pages:[ds],keys:["?"],text:"List the keys",action:"help"},{pages:[ds],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{
keys:["/"],action:"search",none:Qn},{pages:[Bt],keys:[","],action:"former",none:Er},{pages:[Bt],keys:["."],action:"next",none:Er}],wk={ArrowDown:"↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"\
Page Down",PageUp:"Page Up",Escape:"Esc"},yk=["button","checkbox","file","radio","range","reset","submit"];function ms(e){return e instanceof HTMLElement&&(e.isContentEditable||e.matches("textarea, se\
lect")||e.matches("input")&&!yk.includes(e.type))}function bk(e,t){let{target:n,key:o}=e,s=ms(n);return Fd.find(r=>r.action&&r.keys.includes(o)&&(!r.pages||r.pages.some(i=>[t.name,ds].includes(i)))&&(r.
inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function kk(){let e=document.querySelector("details.menu[open]");return e&&(e.open=!1,e.querySelector(
"summary").focus()),e!==null}function _k(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},wk[t]??t)])}function Hd(e,t){let n=Fd.filter(({pages:o,text:s})=>s&&o?.includes(t));return n.length>0&&a("secti\
on",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},_k(o)),a("dd",{},s)))))}function xk(e){let t=de("keys"),n=()=>o.close(),o=a("dialog",{class:"trace-dialog keys-d\
ialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),Oe("close","Close",n)),Hd(`${e.name} p\
age`,e.name),Hd(ds,ds),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function Wd(e,t){let n=()=>e()&&xk(e().page);t.addEventListener("cl\
ick",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e()??{};if(!s||o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[open], [role="menu"]'))
return;let i=bk(o,s);if(!i||i.action==="close"&&kk())return;let l=i.action==="help"?n:r.keys?.[i.action],c=l!==void 0&&l()!==!1;(c||i.none)&&o.preventDefault(),!c&&i.none&&$e(i.none,{seconds:4})})}var jd="tracediff.session";function Sk(){try{return JSON.parse(sessionStorage.getItem(jd))??[]}catch{return[]}}function Ud(e){let t=null,n=0,o="";function s(){return t===null&&(t=Sk(),n=t.length),t}function r(u){
t=u.sort((d,m)=>d.order-m.order);try{sessionStorage.setItem(jd,JSON.stringify(t.map(({id:d},m)=>({id:d,order:m}))))}catch{}}let i=u=>r(s().filter(d=>d.id!==u)),l=u=>rn(u).catch(d=>(d.status===404&&i(u),
null));async function c(){let u=s(),d=u.map(({id:p})=>p).join(" ");if(u.length!==2||d===o||_e.active.length>0)return;let[m,f]=await Promise.all(u.map(({id:p})=>l(p)));m&&f&&u===t&&d!==o&&_e.active.length===
0&&(o=d,e(...ss(m,f)))}return _e.addEventListener("stored",({detail:u})=>{i(u.job.set),r([...s(),{id:u.job.set,order:n+u.key}]),o="",c()}),_e.addEventListener("change",({detail:u})=>{u?.state==="undon\
e"?i(u.job.set):(u===null||u.state==="failed"||u.state==="cancelled")&&c()}),{clear(){t=[],Ot().then(()=>r(s()))}}}var Xi=new Set,Gd=!1,Nn=()=>Gd;function Mo(e){return Xi.add(e),()=>Xi.delete(e)}function zd(e){Gd=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Xi])t()}function Yd(){window.
addEventListener("beforeprint",()=>zd(!0)),window.addEventListener("afterprint",()=>zd(!1))}var He=["control","test"],Xn={control:"test",test:"control"},Vd=["rank","span","step"],$k=["both",...He],Tr=e=>e!==null&&e!==""&&Number.isFinite(Number(e))?Number(e):null,Zi=e=>/^\d+$/.test(e??"")?e:"";
function el(e){let t=new URLSearchParams(e),n={control:t.get("control")??"",test:t.get("test")??""};for(let i of He){for(let l of Vd)n[`${i}_${l}`]=Zi(t.get(`${i}_${l}`)??t.get(l));n[`${i}_marker`]=t.
get(`${i}_marker`)||t.get("marker")||""}let[o,s]=[Tr(t.get("from")),Tr(t.get("to"))],r=o!==null&&s!==null&&o<s;return{...n,use_short_name:["1","true"].includes(t.get("use_short_name")),path:["1","true"].
includes(t.get("path")),show:$k.includes(t.get("show"))?t.get("show"):"both",from:r?o:null,to:r?s:null,q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Tr(Zi(t.get("nth"))),at:He.
includes(t.get("at"))?t.get("at"):"",align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Tr(Zi(t.get("align_nth")))??0}}var Kd=e=>String(Math.round(e*1e3)/1e3);function Ao(e){
let t=new URLSearchParams,n=(s,r,i="")=>{r!=null&&r!==i&&t.set(s,String(r))};He.forEach(s=>n(s,e[s]));for(let s of[...Vd,"marker"]){let[r,i]=He.map(c=>e[`${c}_${s}`]??""),l=r===i||!e.control||!e.test;
n(s,l?r||i:""),He.forEach(c=>n(`${c}_${s}`,l?"":e[`${c}_${s}`]))}n("use_short_name",e.use_short_name,!1),n("path",e.path,!1),n("show",e.show,"both"),typeof e.from=="number"&&typeof e.to=="number"&&(n(
"from",Kd(e.from)),n("to",Kd(e.to))),n("q",e.q),n("name",e.name),e.name&&(n("category",e.category),n("nth",e.nth),n("at",e.at)),n("align",e.align),e.align&&(n("align_category",e.align_category),n("ali\
gn_nth",e.align_nth,0));let o=t.toString();return o===""?"/timeline":`/timeline?${o}`}function Ln(e){let t=He.filter(n=>e[n]!=="");return t.includes(e.show)?[e.show]:t}var vk=(e,t)=>e-t,Jd=e=>[...new Set(
e)].sort(vk),tl=e=>Jd(e.map(t=>t.rank)),nl=(e,t)=>Jd(e.filter(n=>n.rank===t).map(n=>n.span)),ol=(e,t,n)=>e.filter(o=>o.rank===t&&o.span===n).sort((o,s)=>(o.step_number??-1)-(s.step_number??-1));function Ek(e){
let t=[...e].sort((n,o)=>n.step-o.step);return t[t.length>>1]}var Tk=(e,t)=>e.find(n=>String(n)===t);function Qd(e,t,n=null){if(e.length===0)return null;let o=[],s=(u,d,m,f)=>{let p=d===""?void 0:Tk(u,
d);return d!==""&&p===void 0&&o.push(`${m} ${d}`),p??(u.includes(f)?f:u[0])},r=s(tl(e),t.rank,"rank",n?.sample.rank),i=s(nl(e,r),t.span,"file",n?.sample.span),l=ol(e,r,i),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&o.push(`step ${t.step}`),c??=n?l.find(u=>u.step_number===n.sample.step_number)??l[Math.min(n.place,l.length-1)]:Ek(l),{sample:c,place:l.indexOf(c),missing:o}}var Or=e=>/^\d+$/.test(e??"")?e:"",Zn=(e,t={})=>Ao({control:e.control,test:e.test,control_rank:Or(e.control_ranks),test_rank:Or(e.test_ranks),control_step:Or(e.control_steps),test_step:Or(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function Co(e,t){let{name:n,category:o}=is(t,"test");return Zn(e,{name:n,category:e.use_short_name?"":o})}
function Mr(e,t,n,o=null){let s={};for(let i of["control","test"]){let{rank:l,span:c}=t[i]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${i}_rank`]:u(l),[`${i}_span`]:c>0?String(c):"",[`${i}_step`]:u(
n[i])})}let r=o&&is(o,"test");return Zn(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Xd(e,{ranks:t,steps:n,rows:o,change:s}){if(t.length+n.length+o.length===0)return null;
let r=s<0?"control":"test",i=t.length>0?String(t[0]):void 0;return Zn(e,{at:r,...i?{control_rank:i,test_rank:i}:{},...n.length>0?{[`${r}_step`]:String(n[0])}:{},...o.length>0?{name:o[0].name,category:o[0].
category}:{}})}var eo=["device","host","calls"];var il={device:"own",host:"self",calls:"calls"},Nr=["calls","host","self","device","own"];function tm(e,t,n){t.nodes.forEach(({significance:o},s)=>{e.frames[s].verdict[n]=o??""})}function fs(e){let[t,
n]=[3735928559,1103547991];for(let o=0;o<e.length;o+=1){let s=e.charCodeAt(o);t=Math.imul(t^s,2654435761),n=Math.imul(n^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^Math.imul(n^n>>>13,3266489909),
n=Math.imul(n^n>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&n)+(t>>>0)).toString(36)}var nm=/ #\d+$/,Cr=(e,t)=>e==="module"&&t!==null?t.replace(nm,""):t,om=()=>[0,0],rl=()=>Object.
fromEntries(Nr.map(e=>[e,om()]));function Rr(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},work:{},figures:rl(),kernels:[],shapes:[],
children:[],own:rl(),key:"",foldKey:""}}var sl=(e,t)=>t>0?(e??0)/t:0,Ar=(e,t,n,o)=>n?[sl(e[`control_${t}`],o[0]),sl(e[`test_${t}`],o[1])]:[sl(e[t],o[0]),0];function Ok(e,t,n){return(t?[e.control_flops,
e.test_flops]:[e.flops??null]).map((s,r)=>s==null||n[r]===0?null:s/n[r])}function Mk(e,t,n){let o=Object.fromEntries(Nr.map(s=>[s,Ar(e,s,t,n)]));return{...Rr({sort:e.sort,status:t?e.status:"same",names:t?
[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:Ok(e,t,n),split:e.split??null},figures:o,own:{calls:o.
calls,self:o.self,own:o.own},kernels:e.kernels.map(s=>({name:s.name,counts:Ar(s,"counts",t,n),device:Ar(s,"device",t,n)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Ar(s,"calls",t,n)}))}}function Lr(e,t,n){
[e.key,e.foldKey]=[t,n];let o=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=o.get(u)??0;return o.set(u,d+1),fs(d===0?u:`${u}
${d}`)},i=[n,s.sort,...s.names.map(l=>Cr(s.sort,l)),s.status].join(`
`);Lr(s,r(t,s.names),fs(i))}}var Pr=e=>e.reduce((t,n)=>fs([t,n.sort,Cr(n.sort,n.control_name),Cr(n.sort,n.test_name),n.status].join(`
`)),"root");function ll(e,t){let n=[],o=(r,i,l)=>{Object.assign(r,{at:n.length,parent:i,depth:l}),n.push(r),r.children.forEach(c=>o(c,r,l+1)),r.end=n.length};o(e,null,0);let s=Object.fromEntries(eo.map(
r=>[r,new Float64Array(n.length)]));for(let r=n.length-1;r>=0;r-=1)Ak(n[r],s);return{...t,root:e,frames:n,byKey:new Map(n.map(r=>[r.key,r]))}}var Ro=e=>e.status==="same"||e.status==="replaced";function Ak(e,t){
e.total={},e.ownOf={},e.here={};for(let n of eo){let o=e.own[il[n]],s=[...o],r=o[1]-o[0];for(let i of e.children)s[0]+=i.total[n][0],s[1]+=i.total[n][1],r+=Ro(i)?0:t[n][i.at];t[n][e.at]=r,e.total[n]=s,
e.ownOf[n]=o,e.here[n]=Ro(e)?r:null}}function cl(e){let t=e.control!==void 0,n=t?[e.control,e.test]:[e.set],o=n.map(r=>r.samples),s=e.nodes.map(r=>Mk(r,t,o));return e.nodes.forEach(({parent:r},i)=>{r!==
null&&s[r].children.push(s[i])}),Lr(s[0],"root","root"),ll(s[0],{pair:t,samples:o,sides:n,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var al=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Zd(e,t,n,o){
let s=new Map(e.map(r=>[r[n],r]));for(let r of t){let i=s.get(r[n]);i||(i={[n]:r[n],...Object.fromEntries(o.map(l=>[l,om()]))},s.set(r[n],i),e.push(i)),o.forEach(l=>al(i[l],r[l]))}}function em(e,t){Nr.
forEach(n=>al(e.figures[n],t.figures[n])),Object.values(il).forEach(n=>al(e.own[n],t.own[n])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Zd(e.kernels,t.kernels,"name",["counts","device"]),Zd(e.shapes,t.shapes,"text",["calls"])}function Ck({sort:e,status:t,names:n}){let[o,s]=n.map(r=>Cr(e,r));return t===
"replaced"?[o,s]:[o??s,o??s]}var Rk=(e,t)=>Nr.some(n=>e.figures[n][t]>0);function sm(e){if(e.children.forEach(sm),e.sort!=="root"&&e.status!=="replaced"){let[t,n]=[0,1].map(o=>Rk(e,o)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(o===0?"only_in_control":"only_in_test")));e.status=t===n?"same":t?"only_in_control":"only_in_test",e.names=[n&&!t?null:e.names[0],t&&!n?null:e.
names[1]]}}function rm(e){let t=Rr(e.root);em(t,e.root);let n=new Map,o=(r,i)=>{let l=Ck(i),c=[i.sort,...l].join(`
`),u=n.get(r)??new Map;if(n.set(r,u),!u.has(c)){let d=Rr({...i,names:l,status:i.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,i)=>{let l=o(r.sort==="modul\
e"?t:i,r);em(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&sm(t),Lr(t,"root","root"),ll(t,{...am(e),grouped:"class"})}function am({pair:e,samples:t,sides:n,byHost:o,
inAll:s,shown:r}){return{pair:e,samples:t,sides:n,byHost:o,inAll:s,shown:r}}var im=e=>({...e,children:e.children.map(im)});function Nk(e){let t=[];for(let n=e.parent;n;n=n.parent){let o=n.names[1]??n.
names[0];n.sort==="module"&&nm.test(o??"")&&t.unshift(o)}return t}function Lk(e,t){let n=Rr({...e,sort:"rest",names:[null,null],wrapper:!1});n.nodes=Math.max(0,e.instances-t.length);for(let[o,s]of Object.
entries(il))n.own[s]=[0,1].map(r=>e.total[o][r]-t.reduce((i,l)=>i+l.total[o][r],0)),n.figures[s]=n.own[s];return n.figures.device=n.own.own,n}function lm(e,t,n){let o=new Map([...n].filter(i=>e.byKey.
get(i)?.instances>1).map(i=>[i,[]]));for(let i of t.frames)o.has(i.foldKey)&&i.sort!=="rest"&&o.get(i.foldKey).push(i);let s=i=>{let l=o.get(i.key);if(!l||l.length===0)return{...i,children:i.children.
map(s)};let c=Lk(i,l);return{...i,opened:!0,own:rl(),kernels:i.kernels,children:[...l.map(u=>({...im(u),above:Nk(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return cm(r,o),ll(r,am(e))}function cm(e,t){for(let n of e.
children)if(e.opened&&t.has(e.key)){let o=n.key;Lr(n,fs(`${e.key}
${o||"rest"}`),n.foldKey||fs(`${e.key}
rest`))}else cm(n,t)}function to(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,n]=e.names;return t!==null&&n!==null&&t!==n?`${t} → ${n}`:n??t??"(no name)"}
var no=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",un=(e,t)=>e.total[t][1]-e.total[t][0];function dn(e){let t=[];for(let n=e;n;n=n.parent)t.unshift(n);return t}function ul(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(n=>n.foldKey===t)??null}function No(e,t,n){let o=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>o(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>o(r)-o(s)||s.at-r.at).slice(0,n)}var um=["both","control","test"];function Pk(e,t,n){let[o,s]=e.ownOf[t],r=n==="control"?o:n==="test"?s:Math.max(o,s);return Math.max(0,r)}function dm(e,t,n){let{frames:o}=e,s=new Float64Array(o.length);
for(let m=o.length-1;m>=0;m-=1)s[m]+=Pk(o[m],t,e.pair?n:"control"),o[m].parent&&(s[o[m].parent.at]+=s[m]);let r=o.filter(m=>s[m.at]>0),i=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(o.length),d=new Int32Array(o.length).fill(-1);return r.forEach((m,f)=>{let p=m.parent?u[m.parent.at]:0;i[f]=p,l[f]=p+s[m.at],c[f]=m.depth,u[m.at]=p,m.parent&&(u[m.parent.at]=
l[f]),d[m.at]=f}),{start:i,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Ik=["modules","operators","python"],Dk=["folded","class","instance"],Dr=["control","test"],Br=["ranks","steps","marker"],Bk=5e3,dl=40,ps=(e,t,n)=>t.includes(e)?e:n,Ir=e=>(e??"").split(".").filter(
t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,dl);function Lo(e){let t=new URLSearchParams(e),n={};for(let o of Dr){n[o]=t.get(o)??"";for(let s of Br)n[`${o}_${s}`]=t.get(`${o}_${s}`)||t.get(s)||(s==="marker"?
"":"all")}return{...n,level:ps(t.get("level"),Ik,"modules"),by:ps(t.get("by"),eo,""),width:ps(t.get("width"),um,"both"),frames:ps(t.get("frames"),Dk,"folded"),order:ps(t.get("order"),["calls"],""),q:t.
get("q")??"",node:Ir(t.get("node"))[0]??"",zoom:Ir(t.get("zoom"))[0]??"",open:Ir(t.get("open")),rows:Ir(t.get("rows"))}}function zt(e){let t={...Lo(""),...e},n=new URLSearchParams,o=(s,r,i="")=>{r!==i&&
r!==""&&n.set(s,r)};for(let s of Dr)o(s,t[s]),Br.forEach(r=>o(`${s}_${r}`,t[`${s}_${r}`],"all"));return o("level",t.level,"modules"),o("by",t.by),o("width",t.width,"both"),o("frames",t.frames,"folded"),
o("order",t.order),o("q",t.q),o("node",t.node),o("zoom",t.zoom,"root"),o("open",t.open.slice(-dl).join(".")),o("rows",t.rows.slice(-dl).join(".")),n.size===0?"/tree":`/tree?${n}`}function Po(e,t,n){let o=new URLSearchParams(
{max_nodes:String(Bk)}),s=e.test!=="";for(let r of s?Dr:["control"]){s&&o.set(r,e[r]);for(let i of Br){let l=e[`${r}_${i}`];l!==""&&l!=="all"&&o.set(s?`${r}_${i}`:i,l)}}return e.level!=="modules"&&o.set(
"level",e.level),t==="host"&&o.set("by","host"),n&&o.set("instances","true"),o}var Et=e=>Object.fromEntries(Dr.flatMap(t=>[t,...Br.map(n=>`${t}_${n}`)]).map(t=>[t,e[t]])),qk=["cpu_op","user_annotation",
"python_function","kernel","gpu_memcpy","gpu_memset"];function mm(e,t){let{name:n,category:o}=is(t,"test");if(!qk.includes(o))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(n),r=o==="python_functi\
on"&&!s,i=s?s[1]:r?n.replace(/^.*\(\d+\): /,""):n.replace(/^autograd::engine::evaluate_function: /,"");return zt({...Et(e),q:i,level:r?"python":"modules"})}var fm=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var pm="tracediff.dismissed-jobs",Hk=24*3600*1e3,Fk=1e4;function hm(){try{return JSON.parse(localStorage.getItem(pm))??[]}catch{return[]}}function Wk(e){try{localStorage.setItem(pm,JSON.stringify([...hm().
slice(-50),e.id]))}catch{}}function jk(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Hk;return!n.includes(e.id)&&(!zn(e)||t.has(e.id)||o)}function Uk(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),i=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&i<Fk)return;let l=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!l||n===
"job"||n==="running")&&Me(s,n==="failed")}}}function gm(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,i=Uk(),l=0;function c(){let w=null;for(let g of _e.transfers){let y=s.get(g.key);y||(y=Pd(g),s.set(g.key,y),w??=y),y.update();
let{state:h,label:b,job:_}=g;i.tell(g.key,{state:h,stage:_?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${y.text()}`})}return w}function u(){let w=hm();jt.running.forEach(y=>r.add(y.id));let g=jt.list.
filter(y=>jk(y,r,w)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,Id(y,()=>{Wk(y),d()})),s.get(y.id).update(y),i.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${Vn(y)}`});return g}function d(){
l=0;let w=s.size===0,g=c(),y=[..._e.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())y.includes(h)||s.delete(h);ln(n,y.map(h=>s.get(h).node)),o.hidden=s.size===0,g&&!w&&g.node.scrollIntoView(
{block:"nearest"}),_e.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let f=({detail:w})=>e(w.job.set),p=({detail:w})=>e(w.set);return _e.addEventListener(
"change",m),_e.addEventListener("stored",f),_e.addEventListener("sets",t),jt.addEventListener("change",m),jt.addEventListener("stored",p),d(),{node:o,unmount(){_e.removeEventListener("change",m),_e.removeEventListener(
"stored",f),_e.removeEventListener("sets",t),jt.removeEventListener("change",m),jt.removeEventListener("stored",p),cancelAnimationFrame(l)}}}var zk="a[href], button:not(:disabled), input";function wm(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(zk)].filter(f=>!f.closest("form"));function i(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function l(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(i),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(i)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),w=p.indexOf(o),g=[o,...r(o)],y=g.indexOf(f);return{ArrowDown:p[w+1],ArrowUp:p[w-1],Home:p[0],End:p.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||ms(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:l,focus:u}}function qr(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},i,l){let c=de("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){l();return}u.disabled=!0,await i(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),q("Cancel",l,{class:"small-button"}));E(e,d),u.focus(),u.select()}var Io=4;function Hr(e,t,{text:n,...o}={}){let s=de("menu"),i=a("button",{type:"button",...n?{}:{title:e,"aria-label":e},...o,class:`${n?"":"icon-button "}menu-button ${o.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},n??Lt("more")),l=null,c=()=>ym(l,i);function u(g=!1){
l=a("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:p,focusout:w}}),E(l,t().filter(y=>!y.hidden).map(f)),i.setAttribute("aria-expanded","true"),i.setAttribute("aria-controls",s),i.
closest("main").append(l),ym(l,i),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),i.setAttribute("aria-expanded","false"),i.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],f=g=>a(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(i.focus({preventScroll:!0}),d()));return}d(),i.focus({preventScroll:!0}),g.run()}}},g.text);function p(g){let y=m().filter($=>!$.disabled),h=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",_={ArrowDown:y[(h+1)%y.length],ArrowUp:y.at(h-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(h+1),...y].find($=>$.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),i.focus({preventScroll:!0})),(g.key==="Escape"||_)&&(g.preventDefault(),g.stopPropagation(),_?.focus({preventScroll:!0}))}function w(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==i&&d()}return i}function ym(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+Io+s<=innerHeight;e.style.setProperty("top",`${Math.max(Io,r?n.bottom+Io:
n.top-Io-s)}px`),e.style.setProperty("left",`${Math.max(Io,Math.min(n.right-o,innerWidth-o-Io))}px`)}var Fr=10,bm=3;function Gk(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>xr([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function km(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function Yk(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function Kk(e,t){let n=s=>q(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-bm;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,bm).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function Vk(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>E(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),Kk(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,Yk(e)),edit(i){qr(o,e[i],i==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[i]:l}),r)}}}function Jk(e,t,n){let o=Ad(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,Cd(e)),E(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&Lt("warning"),a("span",{class:"ellipsis"},o.text),Lt("chevron"));return s}
function Qk(e){return e.steps.length>0?a("span",{title:et(e.steps)},N(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function _m(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Fr)},n.get(e.id))),r=Hr(`Actions for ${e.label}`,()=>Gk(e,t,u=>i.edit(u))),i=Vk(e,t,()=>r.focus()),l=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,l.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},l),a("td",{class:"pic\
k-cell"},km("control",e,t),km("test",e,t)),i.node,a("td",{"data-head":"Added",class:"date"},ut(e.created)),a("td",{class:"num","data-head":"Ranks",title:et(e.ranks)},N(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},Qk(e)),a("td",{class:"num","data-head":"Events"},N(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${Ce(e.raw_bytes)} of JSON in ${Z(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):ke}`},Ce(e.disk_bytes)),a("td",{"data-head":"Quality"},Jk(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${mt(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Ve={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},hs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Wr=e=>e[0].toUpperCase()+
e.slice(1),Xk={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},ml=e=>Xk[e]??e.toLowerCase();function fl(e){let t=e.split(" overlapping ").map(ml);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var pl={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},xm={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},hl={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},jr={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Ur={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},gl={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},oo="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var gs={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(Ve).map(([e,{name:t}])=>[e,t]))},Sm=e=>e.measured==="row"?e.parameters.name:e.measured===
"gpu_time"?"GPU time":gs[e.measured].replace(/^./,t=>t.toUpperCase());var Zk=["sets","baseline","name","category"];function ws(e){let t=new URLSearchParams(e),n=t.get("measure")??"";return{...Object.fromEntries(Zk.map(o=>[o,t.get(o)??""])),tag:t.getAll("tag").filter(o=>o!==
""),measure:n in gs?n:"step_time",time:t.get("time")==="self"?"self":"total"}}function zr(e){let t=new URLSearchParams,n=(o,s,r="")=>{s!==r&&t.set(o,s)};return n("sets",e.sets),e.tag.forEach(o=>t.append(
"tag",o)),n("baseline",e.baseline),e.name===""?n("measure",e.measure,"step_time"):(n("name",e.name),n("category",e.category),n("time",e.time,"total")),t}function ys(e){let t=zr(e).toString();return t===
""?"/series":`/series?${t}`}var $m=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],vm=$m.filter(e=>e.sort);function e0(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},q([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Em(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=$m.map(g=>e0(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=wm(t,"tr\
[data-set], tr.group, tr.more-row",(g,y)=>{let h=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(h)?.click()}),i=new Map,l=new Map;function c(g,y,h,b){let _=l.get(g),$=_?.shown===
y?_:{shown:y,rows:h()};return b.set(g,$),$.rows}let u=(g,y,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>_m(g,e,i,{member:h}),y);function d(g,y,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!y]),()=>[t0(
g,y,e)],h);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap($=>u($,h,!0)),...c(`more ${g.prefix}`,`${y.loading} ${_}`,()=>y.loading||_>0?[n0(g,y,_,e)]:[],h)]}function m(g){let y=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;ln(t,g.entries.flatMap(_=>_.group?d(_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),f(g),p(g)}function f({sort:g,order:y}){for(let h of o){let b=h.dataset.sort===g;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,E(h.querySelector(".sort-mark"),b&&Lt(y==="asc"?"up":"down")))}}function p({picked:g,checked:y}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let _ of h){let{set:$}=_.dataset;for(let k of["control","test"])_.toggleAttribute(`data-${k}`,$===g[k]),_.querySelector(`.pick-${k} input`).checked=$===g[k];_.toggleAttribute("dat\
a-checked",y.has($)),_.querySelector(".set-check").checked=y.has($)}let b=h.filter(_=>y.has(_.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function w(g){
let y=[...t.children].find(h=>h.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:w,focus:r.focus}}function t0(e,t,n){let o=q([Lt("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},Z(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${Z(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},ut(e.newest)),a("td",
{colspan:String(Fr-4)},!e.prefix.includes(",")&&a("a",{href:ys({...ws(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")))}function n0(e,t,n,o){
return a("tr",{class:"more-row member"},a("td",{colspan:String(Fr)},t.loading?a("span",{class:"muted"},"Loading …"):q(`Show more of ${e.prefix} (${N(n)} left)`,()=>o.more(e.prefix),{class:"link-butt\
on"})))}function Tm(e,t){let n=e,o=de("tags"),s=de("known-tags"),r=a("p",{class:"small",role:"status"}),i=a("ul",{class:"tag-list"}),l=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:w=>{w.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${Z(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:w=>{w.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),Oe("close","Close",()=>m.close())),a("div",{class:"trace-body"},i,u,
l,r)));async function f(w,g){c.disabled=!0;try{for(let y=0;y<n.length;y+=1){let h=await Wn(n[y].id,w);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,Me(y.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let w=new Map;n.flatMap(g=>g.tags).forEach(g=>{let y=[...w.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;w.set(y,(w.get(y)??0)+1)}),E(i,[...w].map(([g,y])=>a("li",{class:"tag"},g,y<n.length&&a("span",{class:"muted"},` ${y} of ${n.length}`),Oe("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),w.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),ho().then(w=>E(l,w.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Mm({title:e,text:t,form:n,action:o,start:s,ended:r}){let i=de("regroup"),l=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=q("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":i,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:i},e),Oe("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,l),a("div",{class:"regroup-buttons"},d,u)));function w(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&Me(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,w(b,!0),p.isConnected||$e(b,{urgent:!0})}function y(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,w(`${N(b.files_done)} of ${Z(b.files_total,"file")}`))}async function h(){w("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&ko(m.id).catch(()=>{}),mr(m.id,y))}return document.body.append(p),p.showModal(),{dialog:p,say:w,
go:u}}async function o0(e,t){try{for(let n of e.binned)await wo(n);for(let n of e.made.filter(o=>!o.already_stored))await go(n.set)}catch(n){$e(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Am(e,t,n){$e(e,{seconds:30,action:{label:"Undo",run:()=>o0(t,n)}}),n(t.set)}function s0(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Ce(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Om(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Cm(e,t){let n=de("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:ch\
ecked")?.value!=="two",{dialog:i,say:l,go:c}=Mm({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):iu(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Am(`“${e.label}” was\
 split into ${Z(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await rn(e.id);s=s0(d,()=>l("")),E(o,Om(n,"each",`Each file becomes a set: ${Z(d.file_list.length,"set")}`,
!0,u),Om(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,i.open&&o.querySelector("input").focus()}catch(d){E(o),l(d.message,!0)}}function Rm(e,t){let n=de(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Mm({title:`Join ${Z(e.length,"set")}`,action:"Join",text:"\
All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a("ul",{
class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${Z(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>lu(e.map(
s=>s.id),o.value.trim()),ended:s=>Am(`${Z(e.length,"set")} were joined.`,s,t)}),o.focus()}var r0=10,a0=12,i0=200,l0=4;async function Nm(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:l0},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function c0({change:e,sort:t}){let n=de("find"),o=a("span",{class:"muted small found"}),s=!1,r=tt(i0,()=>e({q:i.value.trim()})),i=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&i.value!==""&&(f.preventDefault(),i.value="",r.cancel(),e({q:""}))}}}),l=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},vm.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([w,g])=>a("option",{value:`${f} ${w}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),i,c,a("span",{class:"\
list-order"},l),o);function d(f,p,w){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,a0)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;E(c,g.
map(({tag:h,sets:b})=>q([h,b!==void 0&&a("span",{class:"muted"},` ${N(b)}`)],()=>w(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,i.focus(),i.select()}return{node:u,drawTags:d,focus:m,draw(f,p,w){u.hidden=w<=r0&&!yr(f)&&!s,l.value=`${f.sort} ${f.order}`,document.activeElement!==i&&(i.
value=f.q);let g=p===0?"No set matches.":Z(p,"set");return o.textContent=yr(f)?g:"",g}}}function u0(e){let t=a("span",{role:"status"}),n=q("",e.compare,{class:"primary"}),o=q("Join …",e.join,{class:"\
writes"}),s=q("Tags …",e.tags,{class:"writes"}),r=q("",e.remove,{class:"writes danger"}),i=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,Oe("close","Select none",e.
clear));return{node:i,draw(l){i.hidden=l.size===0,t.textContent=`${N(l.size)} selected`,n.textContent=`Compare (${N(l.size)})`,n.disabled=l.size!==2,n.title=l.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=l.size<2,o.title=l.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${N(l.size)}\
)`}}}function d0(e){let t=a("span",{class:"muted"}),n=q("Previous",()=>e(-1)),o=q("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,i){let l=(r-
1)*An,c=Math.min(l+An,i.entry_total);s.hidden=i.entry_total<=An&&r===1,n.disabled=r===1,o.disabled=c>=i.entry_total,t.textContent=c>l?`${N(l+1)}–${N(c)} of ${N(i.entry_total)}${i.entry_total===i.total?
"":` rows, ${Z(i.total,"set")}`}`:""}}}function Lm({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},m0()),i=new Map,l=new Map,c=null,u=null,d="",m=null,f=[],p={control:"",
test:""},w="",g=null,y="",h=!1,b=(M,j)=>{h=!0,e({page:1,...M},j)},_=c0({change:M=>b(M,{replace:!0}),sort:(M,j)=>b({sort:M,order:j})}),$=Em({pick:t,save:ue,remove:me,check:te,checkAll:ae,toggleGroup:S,
tags:z,split:M=>Cm(M,ne),more:P,filterTag:Ne,sort:De}),k=u0({compare:I,join:()=>Rm([...i.values()],ne),tags:()=>z([...i.values()]),remove:()=>me([...i.values()]),clear:()=>{i.clear(),J()}}),x=d0(M=>{e(
{page:c.page+M}),r.scrollIntoView({block:"start"})}),C=a("div",{class:"set-list"},_.node,r,x.node,k.node);async function v(){g?.abort(),g=new AbortController;let{signal:M}=g;d=Kn(c).toString(),r.ariaBusy=
"true";let j=setTimeout(()=>s.busy(!0),400);try{let[O,U,L]=await Promise.all([Nt(Kn(c),{signal:M}),ho({signal:M}),yr(c)?Nt("limit=0",{signal:M}):null]);u=O,f=U,m=(L??O).total,await A(M),G()}catch(O){O.
name!=="AbortError"&&T(O)}finally{clearTimeout(j),M.aborted||(s.busy(!1),r.ariaBusy=null)}}function T(M){u=null,d="",E(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be listed"),
a("p",{},M.message),q("Try again",v,{class:"primary"})))}let R=(M,j,O=An)=>{let U=Kn({...c,page:1});return U.delete("group"),U.set("prefix",M),U.set("offset",String(j)),U.set("limit",String(O)),U};async function A(M){
let j=new Set(u.entries.flatMap(({group:O})=>O?[O.prefix]:[]));for(let[O,U]of[...l]){if(!j.has(O)){l.delete(O);continue}let L=await Nt(R(O,0,Math.min(1e3,Math.max(An,U.sets.length))),{signal:M});l.set(
O,{sets:B(L),total:L.total,loading:!1})}}async function P(M){let j=l.get(M),O=d;j.loading=!0,J();try{let U=await Nt(R(M,j.sets.length));j.sets=[...j.sets,...B(U)],j.total=U.total}catch(U){$e(`${M} can\
not be listed. ${U.message}`,{urgent:!0})}j.loading=!1,O===d&&J()}function S(M){l.delete(M)?J():(l.set(M,{sets:[],total:0,loading:!0}),P(M))}let B=M=>M.entries.flatMap(({set:j})=>j?[j]:[]),Y=()=>u.entries.
flatMap(({set:M,group:j})=>M?[M]:l.get(j.prefix)?.sets??[]);function G(){n({sets:B(u),allTotal:m});let M=_.draw(c,u.total,m);h&&(h=!1,Me(M)),J(),y!==""&&be(y)}function J(){if(u){if(_.drawTags(c,f,Ne),
x.draw(c.page,u),k.draw(i),u.entries.length===0){E(r,m===0?o():Se());return}$.node.parentNode!==r&&E(r,$.node),$.draw({...u,groups:l,picked:p,checked:i,sort:c.sort,order:c.order})}}let Se=()=>u.total>
0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",q("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function be(M){if(y="",$.flash(
M))return;u.entries.find(({group:O})=>O&&l.get(O.prefix)?.sets.some(U=>U.id===M))||pt([M]).then(([O])=>{let U=O&&u?.entries.find(({group:L})=>L&&O.label.toLowerCase().startsWith(L.prefix.toLowerCase()));
U&&!l.has(U.group.prefix)&&S(U.group.prefix)}).catch(()=>{})}function De(M){let j=M==="label"?"asc":"desc",O=j==="asc"?"desc":"asc";b({sort:M,order:c.sort===M&&c.order===j?O:j})}function Ne(M){let j=c.
tag.includes(M);b({tag:j?c.tag.filter(O=>O!==M):[...c.tag,M].slice(-8)})}function te(M,j,O){let U=Y(),[L,F]=[U.findIndex(X=>X.id===w),U.findIndex(X=>X.id===M.id)].sort((X,ie)=>X-ie);(O&&L>=0?U.slice(L,
F+1):[M]).forEach(X=>j?i.set(X.id,X):i.delete(X.id)),w=M.id,J()}function ae(M){Y().forEach(j=>M?i.set(j.id,j):i.delete(j.id)),J()}function I(){let[M,j]=[...i.values()].sort((L,F)=>L.created.localeCompare(
F.created)),[O,U]=ss(M,j);s.go(It(O.id,U.id))}function K(M){let j=O=>O.id===M.id?{...O,...M}:O;u.entries=u.entries.map(O=>O.set?{set:j(O.set)}:O),l.forEach(O=>{O.sets=O.sets.map(j)}),i.has(M.id)&&i.set(
M.id,M),n({sets:B(u),allTotal:m}),J()}function ne(M){return i.clear(),y=M,v()}async function ue(M,j){try{return K(await Wn(M.id,j)),Me("Saved."),!0}catch(O){return $e(`Not saved. ${O.message}`,{urgent:!0}),
!1}}function z(M){Tm(M,K).addEventListener("close",()=>v())}let se=M=>M.length===1?`“${M[0].label}”`:Z(M.length,"set");async function me(M){let j=await Nm(M,U=>go(U.id));j.length>0&&$e(`${se(j.map(
({item:U})=>U))} ${j.length===1?"was":"were"} not deleted. ${j[0].error.message}`,{urgent:!0});let O=M.filter(U=>!j.some(({item:L})=>L===U));O.forEach(U=>i.delete(U.id)),O.length>0&&$e(`${se(O)} ${O.length===
1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>ye(O)}}),document.getElementById("main").focus({preventScroll:!0}),await v()}async function ye(M){let j=await Nm(M,O=>wo(O.id));j.length>
0&&$e(`${se(j.map(({item:O})=>O))} cannot be brought back. ${j[0].error.message}`,{urgent:!0}),y=M.length===1?M[0].id:"",await v()}return{node:C,show(M,j){let O=c;c=M,p=j,O&&Kn(O).get("sort")!==Kn(c).
get("sort")&&l.clear(),Kn(c).toString()!==d?v():J()},reload(M=""){return y=M||y,v()},search:()=>m>0&&(_.focus(),!0),enter:()=>$.focus(),focused:()=>u&&Y().find(M=>M.id===document.activeElement.closest(
"tr[data-set]")?.dataset.set),unmount:()=>g?.abort()}}function m0(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"skeleton"})))}function Pm(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=Ku(o.files);s.length>0?_e.add(s):n.webkitdirectory&&$e("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Lt(t),e),o)}function f0(){let e=q("Look at a sample pair",async()=>{e.disabled=!0;try{await _e.addSample()}catch(t){
$e(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},fm))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function p0(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=Oe("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),i=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function l(c,u){let d=(f,p,w)=>E(f,a("b",{class:"letter"},p),w?a("span",{class:"ellipsis",title:w.label},w.label):a("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=It(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:i,draw:l}}var bs={path:"/",name:"Traces",mount(e,t){return w0(e,t)}},h0=24,g0=100;function w0(e,t){let n=wr(location.search),o={control:null,test:null},s=[],r=!1,i=[],
l=!1,c=a("span",{class:"count"}),u=Lm({change:f,pick:$,loaded:w,empty:f0,context:t}),d=p0(()=>_({control:o.test,test:o.control})),m=gm(y,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Pm("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Pm("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),a("p",{class:"muted small \
traces-lost writes"},"This server does not keep the files themselves: no download later, and no Perfetto. ",a("code",{},"tracediff serve --keep-traces=20G")," keeps them."),m.node,d.node,u.node)),t.setTitle(
"Traces");function f(x,C){t.go(Od({...n,...x}),C)}function p(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function w({sets:x,allTotal:C}){l||(s=x,t.setTitle(`Tr\
aces (${N(C)})`),c.textContent=C>0?N(C):"",d.node.hidden=C===0,location.search===""&&C<=h0&&g(x),b())}function g(x){let{control:C,test:v}=ed(x);C&&(C!==o.control?.id||v!==o.test?.id)&&(o={control:Ge(x,
C),test:Ge(x,v)},f({control:mt(C),test:mt(v)},{replace:!0}))}function y(x){let C=_e.transfers.some(v=>v.job?.set===x);C&&!i.includes(x)&&i.push(x),C&&f({q:"",tag:[],sort:"created",order:"desc",page:1},
{replace:!0}),h(C?x:"")}let h=tt(g0,async x=>{if(await u.reload(x),i.length>1&&!r&&!l){let C=await pt(i.slice(-2).reverse()).catch(()=>[]);!l&&!r&&g(C)}});async function b(){let x=n,C=["control","test"].
map(P=>x[P]),v=C.filter(P=>P!==""&&!s.some(S=>S.id.startsWith(P))),T=await pt(v).catch(()=>[]);if(l||x!==n)return;let[R,A]=C.map(P=>P===""?null:s.find(S=>S.id.startsWith(P))??Ge(T,P)??null);o={control:R,
test:A},p()}function _(x){r=!0,o=x,f({control:mt(x.control?.id??""),test:mt(x.test?.id??"")})}function $(x,C){_({...o,[x]:C}),Me(`${C.label} is the ${x}.`)}function k(x){let C=u.focused();return C?$(x,
C):!1}return p(),{keys:{search:u.search,enter:u.enter,control:()=>k("control"),test:()=>k("test")},update(x){let C=n;n=wr(x),p(),(C.control!==n.control||C.test!==n.test)&&b()},unmount(){l=!0,h.cancel(),
u.unmount(),m.unmount()}}}var ks=200;function Im(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function i(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await at(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await i({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=ks*Math.floor(d/ks),f=await i({offset:m,limit:ks});f&&(f.rows.forEach((p,w)=>{n[m+w]=p}),e())},stop(){s?.abort(),t=null}}}var wl=e=>Oo(e,e.unit,Eo(e)).toString();function Dm(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(ks)),t.op!==""&&o.set("row",t.op),n?.key===yt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}var yl=e=>({key:yt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Bm(e,t){t.late=!1;let n=new URLSearchParams(e);n.set("limit","0");try{let o=await at(
n);return{diagnosis:o.diagnosis,note:o.diagnosis_note}}catch{return{diagnosis:[],note:""}}}function y0(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let n=Dm(wl(e),e,t),o=new AbortController,
s=at(n,{signal:o.signal});s.catch(()=>{}),globalThis.firstComparison={query:n,stop:o,answer:s}}function qm(e,t){y0(e,t);let n=globalThis.firstComparison;return delete globalThis.firstComparison,(o,s,r,i)=>{
let l=Dm(o,s,r),c=n;return n=null,c?.query===l?(i.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),at(l,{signal:i}))}}var b0=250;function Mt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},b0),w;try{let g=await c(m);w=()=>u(g)}catch(g){w=()=>d(g)}clearTimeout(p),!f()&&(i(),w(),e.settled())}function i(){e.busy(!1),t.removeAttribute("aria-busy")}function l(){o?.abort(),
i()}return{ask:r,drop:l,say(c){E(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function Pn(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var k0=4,_s=[];function _0(e){return new Promise(t=>{_s.push({node:e,go:t}),_s.length===1&&Ot().then(Hm)})}function Hm(){let e=_s.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=_s.splice(Math.max(0,e),1);t(),_s.length>0&&Ot().then(Hm)}function x0(e,t){let n=null,o=null;e.on("plotly_hover",s=>{n=s}),e.on("plotly_unhover",()=>{n=null}),e.on("\
plotly_click",s=>{o=null,t(s)}),e.addEventListener("mousedown",({clientX:s,clientY:r,button:i})=>{o=n&&i===0?{event:n,x:s,y:r}:null},!0),e.addEventListener("click",({clientX:s,clientY:r})=>{let i=o;o=
null,i&&Math.hypot(s-i.x,r-i.y)<k0&&t(i.event)})}function bt(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart-message muted",hidden:!0}),s=Pn(e.title),r=a(
"div",{class:"chart-tools"},e.tools,s.node,q("PNG",()=>y("png"),{title:`${e.title}: download as PNG`}),q("SVG",()=>y("svg"),{title:`${e.title}: download as SVG`})),i=a("section",{class:`card chart ${e.
class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),l=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(()=>{l&&!e.paint&&!Nn()&&!t.hidden&&
t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&w()});f.observe(i);let p=Mo(g);async function w(){if(u)return;let h;u=!0;try{c||await Ot(),h=await ts(),c||await _0(i)}catch(k){E(o,k.message),o.hidden=!1;
return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:$}=e.make(l,m);await h.react(t,_,{...$,width:m,height:b,showlegend:!1,
uirevision:l.zoom??l.revision},ju),!c&&!d&&(c=!0,e.onClick&&x0(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(
l)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&w()}function y(h){c&&(e.save??Uu)(t,h,`${l.file}-${e.file}`,{title:[
e.title,l.heading].filter(Boolean).join(", "),lines:l.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:i,sql:s,draw(h){let b=l?.revision===h.revision&&!h.empty;if(l=h,n.textContent=
h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,i.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,E(o,h.empty),!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.
height(h)}px`,E(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,w()}},redraw:g,retheme:g,relayout(h){c&&!t.hidden&&globalThis.
Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function mn(e,t){let n=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.
ceil(e/n)},(o,s)=>s*n)}var S0=30,xs={top:8,right:16,bottom:34},$0=64,v0=6,Fm=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function bl(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},Fm.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=bt({...e,extra:s,tools:[Oe("plus","Zoom in",()=>i(.6)),Oe("minus","Zoom out",()=>i(1/.6)),Oe("reset","Rese\
t the zoom",l)],keys:()=>Fm.filter(([c])=>!t.has(c)),height:c=>E0(c.rows.length),make:(c,u)=>A0(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function i(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function l(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Wm(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:jm(o,n,Wt())})))}}}var E0=e=>Math.max(e,3)*S0+xs.top+xs.bottom,Wm=e=>[Math.max(e,3)-.5,-.5];function jm(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function T0(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=Ke(t);return[o,` ${n}`]}function O0(e){return[Mn(e.name,$0,v0).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function M0(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return Xt(e.map(o=>o.name),n).map((o,s)=>We(e[s].mark+o))}function A0(e,t,n,o){let s=Wt(),[r,i]=T0(e),l=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((y,h)=>h),m=y=>e.rows.map(h=>h[y]===null?null:h[y]/r),f=(y,h)=>e.rows[h].noise?"noise":y>0?"more":"less",p=m(
"diff").map((y,h)=>o.has(f(y,h))?null:y),w=(y,h)=>s[f(y,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((y,h)=>w(y,h)),pattern:{shape:p.map(y=>y>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((y,h)=>w(y,h)),bgcolor:s.surface},line:{width:p.map(y=>y>0?0:1),color:p.map((y,h)=>w(y,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(O0),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:gt(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:xs.right,t:xs.top,b:xs.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:i,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Wm(l),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:M0(e.rows,u)},shapes:jm(e.rows,n,s)}}}var Um=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${et(e)}`,C0=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Gr(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:w,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[Um(f,p,"ranks"),Um(w,g,"steps"),Z(y,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:i,change:l,device_type:c}=o,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,i.join(", "),l&&`${l} only`,C0(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${ut(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var kl=4,Yr={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other arguments",shapes:"laun\
ched by other operators with the same input shapes"};function zm(e){let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacemen\
ts",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what launches them, or by their names if these differ in t\
emplate arguments alone.")),n,o),r=!1,i=null;function l(u,d){let m=u.replacements??[];if(i!==u&&(i=u,r=!1),s.hidden=m.length===0,s.hidden)return;t.textContent=`Probable replacements (${N(m.length)})`;
let f=d?[u.control.samples,u.test.samples]:[1,1];E(n,m.slice(0,r?void 0:kl).map(p=>c(p,f,d))),o.hidden=r||m.length<=kl,E(o,!o.hidden&&q(`Show all ${N(m.length)}`,()=>{r=!0,l(u,d),n.children[kl].querySelector(
"a").focus()},{class:"link-button"}))}function c(u,d,m){let f=[u.control.counts/d[0],u.test.counts/d[1]],p=[u.control.total_duration/d[0],u.test.total_duration/d[1]],w=d[0]===d[1]?u.diff_duration/d[0]:
p[1]-p[0],g=w>0?"more":w<0?"less":"calm",y=(h,b,_)=>a("p",{class:`replaced ${_}`},a("span",{class:"replaced-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),
a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replaced-names"},y(u.control,"−","less-mark"),y(u.test,"+","more-mark"),a("p",{class:"muted small"},
Yr[u.rule]??u.rule,u.shared!==null&&[", ",a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},u.input_dims),` (${je(100*u.shared)} of what launches them is shared)`])),a(
"dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${N(f[0])} → ${N(f[1])}`),a("dt",{},m?"time per step":"time"),a("dd",{title:`${le(p[0])} → ${le(p[1])}`},`${D(p[0])}\
 → ${D(p[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${g}`,title:ze(w)},he(w),p[0]>0&&` (${Te(100*w/p[0])})`)))}return{node:s,draw:l}}async function Gt(e,t){try{await navigator.clipboard.writeText(e),$e(t,{seconds:4})}catch{$e(`Copy this: ${e}`,{seconds:60})}}var R0={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Gm="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function so(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${N(n)} steps are too few to find a change among ${N(
o)} rows.`}let t=`q = ${Qt(Gn(e))}, p = ${Qt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Ss(e){
switch(e.calls){case"fact":return`calls: ${N(e.control_calls)} → ${N(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Qt(e.calls_q_value)})`;default:return""}}
var N0=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,i)=>r===null||i===null?null:i-r,o=(r,i,l,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[i,l,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,i,l,c=n(i,l))=>o(r,D(i),D(l),he(c),[le(i),le(l),ze(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",N(e.control_counts),N(e.test_counts),Ze(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Ym(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Yr[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...ls(e)].join(`
`):e.name}function Km({onClear:e,href:t,tree:n,timeline:o,onRanks:s,onTable:r}){let i=a("div",{class:"op-panel-body"}),l=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",
{class:"op-panel-head"},a("h2",{},"Selected operation"),Oe("close","Close (Escape)",e)),i),c=null;function u({row:d}){let{replaces:m}=d,f=Ss(d);return[a("p",{class:"mono full-name"},a("bdi",{},d.name)),
a("p",{class:"muted small"},d.category,d.kind&&` · ${d.kind.toLowerCase()}`,` · ${R0[d.change]}`),m&&a("div",{class:"small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},
a("bdi",{},m.name)),a("p",{class:"muted"},`${Yr[m.rule]??m.rule}${m.operator?`: ${m.operator}`:""}`,m.input_dims&&a("span",{class:"mono"},` ${m.input_dims}`))),d.aliases&&a("div",{class:"small op-repl\
aces"},a("p",{},"one call or copy under several names; each name is on one side only"),ls(d).map(p=>a("p",{class:"mono full-name"},a("bdi",{},p)))),d.significance&&a("p",{class:"small"},so(d),f&&` ${f[0].
toUpperCase()}${f.slice(1)}.`),N0(d),a("p",{class:"op-actions"},t?.(d)&&a("a",{href:t(d)},"Open this operation"),o?.(d)&&a("a",{href:o(d)},"Show in the timeline"),n?.(d)&&a("a",{href:n(d)},"Where in t\
he tree"),r&&q("Show in the table",r,{class:"link-button"}),s&&q("Show its ranks and steps",s,{class:"link-button"}),q("Copy the name",()=>Gt(d.name,"Name copied."),{class:"link-button"}))]}return{node:l,
isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let f=l.hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),E(i,l.hidden?null:m??u(d)),(f||m)&&(i.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var _l={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},Do=e=>`tracediff-${vt(e.control.label)}-${vt(e.test.label)}`;function Vm(e){let t=de("top"),n=de("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",
{id:n,on:{change:()=>e({sort:s.value,order:To(s.value)})}},Object.keys(_l).filter(l=>Ii.includes(l)).map(l=>a("option",{value:l},_l[l]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"\
chart-bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(l,c){let u=[...new Set([...gd,l.top])].sort((d,m)=>d-m);E(o,u.map(d=>a("option",{value:String(d),selected:d===l.top},
String(d))));for(let d of s.options){let m=_l[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${N(c)} of ${N(l)} rows are drawn; the table\
 has all`:""}}}function Jm(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the \
API says it"},"JSON"),o=null,s=Hr("Share",()=>[{text:"Copy link",run:()=>Gt(location.href,"Link copied."),title:"For those who see this server"},{text:"Report",href:o.report,download:`${o.name}.html`,
title:"This comparison as one HTML file to send, with its charts"},{text:"Bundle",href:o.bundle,download:`${o.name}.tracediff`,title:"Both sets and this view as one file: dropped on another tracediff,\
 or opened by tracediff open, it shows this page"}],{text:"Share"}),r=a("div",{class:"chart-tools verdict-actions"},s,t,n);return{title:a("h3",{},"All rows ",e),node:r,draw(i,l,c,u){let{row_count:d,rows_before_filters:m}=l,
f=i.fold?l.replacements.length:0;e.textContent=(d===m?N(d):`${N(d)} of ${N(m)}`)+(f>0?`, ${Z(f,"pair")} folded`:""),t.href=ii(Bi(i,c,u,"csv")),n.href=ii(Bi(i,c,u,"json")),o={name:Do(l),bundle:fu(Td(i)),
report:mu(Ed(i,c,u))},t.download=`${Do(l)}.csv`,n.download=`${Do(l)}.json`}}}function Qm(e,t){let n=t.narrowed&&/rank|step|selected/.test(e.code),o=/marker/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},"This comparison is not possib\
le"),a("p",{},e.message),a("p",{},n&&q("Use all ranks and steps",t.all,{class:"primary"}),o&&q("Without marker",t.unmarked,{class:"primary"}),!n&&!o&&q("Try again",t.again,{class:"primary"})," ",a("a",
{href:"/"},"Choose other traces")))}function Xm(e){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace sets a\
bove, or on the ",a("a",{href:"/"},e?.length===0?"Add traces":"Traces page"),"."))}var L0=56;function xl(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function P0(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function Zm(e,t=null){let n=de("diagnosis"),o=a("div",{class:"diagnosis-body"}),s=a("section",{class:"\
diagnosis","aria-labelledby":n},a("h2",{id:n},"Why"),o,t),r="";function i(m){let f=xl(m.text),p=f.filter(([,g])=>g).map(([g])=>g),w=new Map(Xt(p,L0).map((g,y)=>[p[y],g]));return f.map(([g,y])=>{if(!y)
return g;let h=P0(m.rows,g),b=h&&e.page(h),_=a("code",{title:h?.name??g},a("bdi",{},w.get(g)));return b?a("a",{href:b,class:"diagnosis-name"},_):_})}let l=m=>!m.ctrlKey&&!m.metaKey&&!m.shiftKey;function c(m,f,p){
let w=e.row(m),g=[p.length>1?`table row ${f+1}`:"table row",a("span",{class:"visually-hidden"},` of ${m.name}`)],y=`${m.name}: select it in the table`;return w===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(m)}},g):w!==null&&a("a",{href:w,title:y,on:{click:h=>{l(h)&&(h.preventDefault(),e.onRow(m))}}},g)}function u(m){let f=m.change<0?"control":"test",p=[...m.rows.
map(c),...m.ranks.map(g=>[e.rank(g),`rank ${g}`]),...m.steps.map(g=>[e.step(g,f),`step ${g}`])].map(g=>Array.isArray(g)?g[0]!==null&&a("a",{href:g[0],title:`Compare ${g[1]} alone`},g[1]):g).filter(Boolean),
w=e.timeline(m);return w&&p.push(a("a",{href:w,title:"Show it in the timeline"},"timeline")),m.part!==null&&p.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",
on:{click:()=>e.onBar(m.part)}},`${Ve[m.part].name} bar`)),p.length>0&&a("span",{class:"diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),p.map((g,y)=>[y>0&&a("span",{"aria-hidd\
en":"true",class:"muted"}," · "),g]))}function d(m){let f=m.certainty==="likely"&&!/^most likely/i.test(m.text);return a("li",{data:{kind:m.kind,certainty:m.certainty}},f&&a("span",{class:"certainty"},
"likely"),f&&" ",i(m)," ",u(m))}return{node:s,draw(m,f){let p=JSON.stringify([f,m]);p!==r&&(r=p,m.diagnosis?.length>0?E(o,a("ol",{class:"diagnosis-list"},m.diagnosis.map(d))):E(o,a("p",{class:"muted d\
iagnosis-none"},m.note)),s.hidden=!m.diagnosis?.length&&!m.note)}}}var ef=7.2,Vr=6,Kr=["solid","dot","dash","dashdot","longdash","longdashdot"],Sl=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],$l=e=>Wt()[e==="B"?
"test":"control"];function Qr(e){return{template:gt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Xr=e=>e.map(t=>We(t)).join("<br>"),Pe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Jr=116,$s=22,Bo=e=>e>1?64-$s+e*(Jr+$s):320;function I0(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:ee("--muted")},text:e.map(o=>o.
values[t].value?"":We(o.values[t].none??o.values[t].text))}}function vs({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let i=Math.max(...e.map(y=>o?y.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...y.values.map(h=>h.value??0))),0),[l,c]=n==="time"?Ke(i):n==="bytes"?pi(i):[n==="percent"?"%":"",1],u=e.map((y,h)=>h),d=s&&e.some(y=>y.values.some(h=>h.low>0||h.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,f=Math.max(...e.map(y=>y.label.length)),p=Math.min(Math.ceil(18+Vr+ef*f),Math.floor(r*.42),360),w=Math.floor((p-14-Vr)/ef),g=e.map(y=>Xr([y.full??y.label,...t.map((h,b)=>`${h.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,h)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[h])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:ee("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra>\
</extra>",...I0(e,h,o)})),layout:Qr({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"ou\
tside",ticklen:Vr,tickcolor:"rgba(0,0,0,0)",ticktext:Xt(e.map(y=>y.label),w).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/
80)),ticksuffix:l?` ${l}`:""}})}}var vl=(e,t)=>t===""?{property:Sl[e%Sl.length],dash:Kr[Math.floor(e/Sl.length)%Kr.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Kr[e%Kr.length]},D0=e=>Ke(
Math.max(e,1));function B0(e,t,n,o){let s=e.flatMap(m=>m.points.map(f=>f[1])),r=s.every(m=>Number.isInteger(m)&&m<5),i=s.reduce((m,f)=>Math.max(m,f),0),[l,c]=t==="rate"?xo(i):t==="bytes"?pi(i):[t,1],u=o*
(Jr+$s)-$s,d=1-n*(Jr+$s)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,d-Jr/u),d],title:{text:l,font:{size:11}}}}}var q0=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:ee("--text")}}),H0=400,F0=e=>ee(e.side===""?"--muted":e.side==="B"?"--test-fill":"--contro\
l-fill"),W0=(e,t)=>e.length>H0?[]:e.map(n=>({type:"line",xref:"x",yref:"paper",x0:t(n.at),x1:t(n.at),y0:0,y1:1,layer:"below",line:{width:1,color:sf(F0(n),.55),dash:"dot"}})),j0=(e,t,n)=>e.length>n/60||
e.some(o=>o.side!=="")?[]:e.map(o=>({text:We(o.text),xref:"x",yref:"paper",x:t(o.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:ee("--muted")}}));function U0(e,t){
let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(...n(0)),r=s>1e3*(o-s),[i,l]=D0(r?o-s:o);return{scale:i,per:l,far:r,offset:r?Math.floor(
s/l)*l:0}}function nf({lines:e,panels:t,unit:n,range:o,marks:s=[]},r){let{scale:i,per:l,far:c,offset:u}=U0(e,o),d=w=>(w-u)/l,m=w=>n==="rate"?Un(w):n==="bytes"?Ce(w):`${N(w)} ${n}`,f=t.map((w,g)=>B0(e.
filter(y=>y.panel===w),n,g,t.length)),p=w=>w===0?"y":`y${w+1}`;return{data:e.map(w=>{let g=vl(w.place,w.side),y=t.indexOf(w.panel);return{type:"scatter",mode:"lines",x:w.points.map(h=>d(h[0])),y:w.points.
map(h=>h[1]/f[y].per),yaxis:p(y),line:{shape:"hv",width:1.4,color:ee(g.property),dash:g.dash},legendgroup:w.key,customdata:w.points.map(h=>Xr([w.name,`at ${le(h[0])}`,m(h[1])])),hovertemplate:"%{custo\
mdata}<extra></extra>"}}),layout:Qr({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${i}`,tickformat:",",zeroline:!1,tickangle:0,range:o?.map(d),autorange:o===null,nticks:Math.
max(4,Math.floor((r-80)/64)),anchor:p(t.length-1),title:{text:c?`since ${le(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(f.map(({axis:w},g)=>[`y\
axis${g===0?"":g+1}`,w])),annotations:[...t.length>1?t.map((w,g)=>q0(w,f[g].axis.domain[1])):[],...j0(s,d,r)],shapes:W0(s,d)}),per:l,offset:u}}function of(e){let[t,n]=Ke(e);return`${Number((e/n).toPrecision(
3))} ${t}`}function sf(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function z0(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}function rf({sides:e},t){
let n=e.map(h=>z0(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),i=Math.max(1,Math.min(s,r-12)),l=n.some(h=>h.has(0)),c=Array.from(
{length:r-i+1},(h,b)=>i+b);l&&c.unshift(i-4,i-3,i-2,i-1);let u=(h,b)=>n[h].get(l&&b===i-4?0:b<i?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<i?"none":`${D(d(h))} to ${D(d(h+1))}`,f=c.filter(h=>h>=i&&(h-1)%10===
0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),w=Math.max(t-80,62)/c.length,g=[...l?[i-4]:[],...f.filter((h,b)=>b%p===0&&!(l&&(h-i+4)*w<52))],y=e.length-1;return{data:[...e.map((h,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:sf($l(h.side),y===0?.65:.4),line:{color:$l(h.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,_)=>u(_,h)))),customdata:c.map(h=>Xr([m(h),...e.map((b,_)=>`${b.name}: ${N(
u(_,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Qr({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(h=>h<i?h+
.5:h),ticktext:g.map(h=>h<i?"none":of(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function tf(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Vr,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:o.map(s=>of(10**s)),title:{text:n,font:{size:11},standoff:4}}}function af({sides:e}){let t=i=>Math.log10(Math.max(i,.001)),n=i=>{let l=e.flatMap(u=>u.points.map(d=>t(d[i]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:ee("--muted"),width:1,dash:"dot"}},...e.map(({key:i,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:i,x:u.map(d=>t(d.
cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:$l(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Xr([c,`rank\
 ${d.rank}`,`host ${D(d.cpu_duration)}, device ${D(d.gpu_duration)}`,`${N(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Qr({xaxis:tf(...o,"the launch on the host"),yaxis:tf(
...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var ff=(e,t)=>e.rank-t.rank||e.span-t.span,G0=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function lf(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let i=`${s}/${r}`;n||=t.has(i),t.
add(i)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(ff)}}var cf=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),Zr=e=>e===void 0?"–":e===null?"whole":String(e);function El(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var uf=(e,t)=>e===t?e:`${e} / ${t}`;function Y0(e,t){
let n=({rank:r,span:i})=>`${r}/${i}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(l=>[n(l),l])),i=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(ff).map(
l=>({control:o.has(n(l))?l:void 0,test:i.has(n(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,i)=>({control:e[i],test:t[i]}))}}
function df(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let i=t.map(()=>n.map(()=>null)),l=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);i[u][l.get(c.step_number)]=c}return i}function ea(e,t){let[n,o]=[lf(e),lf(t)],{rows:s,byPosition:r}=Y0(n.keys,o.keys),[i,l]=[cf(e),cf(t)],c=Math.max(i.length,l.length),u=Array.from(
{length:c},(m,f)=>({control:i[f],test:l[f],text:i.length===0?Zr(l[f]):l.length===0?Zr(i[f]):uf(Zr(i[f]),Zr(l[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?uf(El(m.control),El(m.test)):El(m.control??m.test)})),columns:u,control:d(df(e,s,i,"control",n.split)),test:d(df(t,s,l,"test",o.split)),ranksByPosition:r,stepsByPosition:i.
length>0&&l.length>0&&!G0(i,l)}}function Es(e,t){let n=i=>i.map(l=>l.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((i,l)=>i.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:o,test:s,diff:r}}function qo(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var mf=e=>e.reduce((t,n)=>t+n,0)/e.length,K0=1.05,
V0=.05;function pf(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[i])=>r-i).map(([r,i])=>{let l=mf(i.map(u=>u.step)),c=i.every(u=>u.exposed_communication!==
null);return{rank:r,samples:i.length,step:l,waiting:c&&l>0?mf(i.map(u=>u.exposed_communication))/l:null}}),o=qo(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=K0);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:J0(n)}}function J0(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=qo(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=V0&&t.waiting<=n/2?t:null}var Q0=32,X0=512;function Z0(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function e_(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>qo(e.map(s=>s[o]??0)))}function t_(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,e_(s)]));return new Map(
e.map(o=>[o,Z0(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function Tl(e){let t=t_(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var Ol=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function Ml(e,t,n,o){let s=Math.floor(Q0/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(X0/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:Tl(e).slice(0,s),limited:!0,note:Ol(s,e.length,o,t)}}var n_=16,In=e=>e==null?ke:`${e} %`,Al=(e,t)=>e.letter?`${e.letter} · ${t}`:t,o_=e=>e.map(t=>({key:t.key,name:Al(t,t.label),colour:ee(t.letter==="B"?"--test-fill":"--control-fill")})),s_=e=>({key:e.
property,name:e.name,colour:ee(e.property)});function Ho(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(
" / "):o.rank}`}function tn(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:i,empty:l}){let c=new Map,u=p=>r.map(w=>p[w.key]??null);e.forEach((p,w)=>n(p).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{
let y=o(g),h=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[w]=u(g),h.bars.push({label:Al(p,y),full:`${Al(p,p.label)}, ${y}`,total:D(u(g).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({
value:g[b.key],text:b.text(g)}))}),c.set(y,h)}));let{shown:d,...m}=Ml([...c.values()],e.length,t,i),f=d.flatMap(p=>p.bars);return f.length===0?{empty:l}:{places:f.length,...m,data:p=>vs({bars:f,kind:"\
time",stacked:!0,series:r.map(s_)},p)}}function r_(e,{table:t,name:n,value:o,show:s,range:r,kind:i}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(
d),p=l.get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},w=(p.values[u].value??0)+m;p.values[u]={value:w,text:s(d,w),...r?.(d),none:i==="percent"?"0 %":"0"},l.set(f,p)})),[...l.values()]}
var hf=e=>Math.max(...e.values.map(t=>t.value??0));function a_(e){let t=[...e].sort((n,o)=>hf(o)-hf(n)).slice(0,n_);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function Je(e,{
order:t},n){let o=r_(e,n),{shown:s,...r}=n.ranks?Ml(o.map(i=>({...i,group:"",values:i.values.map(l=>l.value===null?[]:[l.value]),bar:i})),e.length,t,"ranks"):a_(o);return s.length===0?{empty:n.empty}:
{places:s.length,...r,data:i=>vs({bars:s.map(l=>l.bar??l),kind:n.kind,series:o_(e),errors:!!n.range},i)}}var wf="−",st=e=>e==null;function Ts(e,t){return st(e)?ke:ht(e,0,t).replace("-",wf)}function Os(e,t){let n=Ts(e,t);return Number(n.replace(wf,"-"))===0?"0":e>0?`+${n}`:n}var ge=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>st(o)||o===""?ke:String(o)}),Ms=(e,t)=>({key:e,title:t,show:n=>st(n)||n===-1?ke:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),we=(e,t)=>({key:e,title:t,number:!0,
show:N,showDiff:Ze}),Q=(e,t)=>({key:e,title:t,number:!0,show:D,exact:n=>st(n)?null:le(n),showDiff:he,exactDiff:n=>st(n)?null:ze(n)}),Dn=(e,t)=>({key:e,title:t,number:!0,show:Un,exact:n=>st(n)?null:fi(
n),showDiff:Nu,exactDiff:n=>st(n)?null:`${n>0?"+":""}${fi(n)}`}),qt=(e,t)=>({key:e,title:t,number:!0,show:Ce,exact:n=>st(n)?null:hi(n),showDiff:Iu,exactDiff:n=>st(n)?null:`${n>0?"+":""}${hi(n)}`}),Qe=(e,t)=>({
key:e,title:t,number:!0,show:n=>st(n)?ke:`${Ts(n,2)} %`,showDiff:n=>st(n)?ke:`${Os(n,2)} pp`,exactDiff:n=>st(n)?null:`${Os(n,6)} percentage points`}),ta=(e,t)=>({...Qe(e,t),show:n=>st(n)?ke:`${Ts(100*
n,1)} %`,showDiff:n=>st(n)?ke:`${Os(100*n,1)} pp`,exact:n=>st(n)?null:`${Ts(100*n,6)} %`,exactDiff:n=>st(n)?null:`${Os(100*n,6)} percentage points`}),nt=(e,t)=>({key:e,title:t,number:!0,show:n=>Ts(
n,3),showDiff:n=>Os(n,3),exact:n=>st(n)?null:String(n),exactDiff:n=>st(n)?null:String(n)}),i_={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Tt=e=>({...e,meaning:"gain"}),xe=e=>({...e,
meaning:"neutral"});function yf(e){let[t,n]=i_[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:o=>o>0?t:o<0?n:null}:e}var Bn=(e,t=o=>o,n=t)=>[xe(we("count","count")),
t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([o,s])=>t(e(o,s)))],pe=(e,t)=>({...e,what:t}),rt=(e,t,n)=>({key:e,title:t,show:o=>st(
o)?ke:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),qn={key:"note",title:"note",note:!0,show:e=>st(e)?"":String(e)},gf=10;function l_(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.
times+=1:t.push({name:n,times:1})}return t}function c_(e){let t=l_(e.split("|")),n=t.length>gf+1?t.slice(0,gf):t,o=t.slice(n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({
name:s,times:r})=>a("li",{title:s},r>1?`${N(r)} × ${s}`:s)),o>0&&a("li",{},`${N(o)} more`))}var bf=(e,t)=>({key:e,title:t,mono:!0,show:n=>st(n)?ke:c_(n)}),As=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],
r=st(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function kf(e,t){let n=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var kn=`There is no device work in the selected ranks and steps. ${oo}`,Cs=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${oo}`,ve=ge("rank","rank"),
ro=Ms("device","device"),Rs=Ms("stream","stream"),Ns=rt("kernel_type","kind",ml),nn=As(ge("operator","operator",!0),()=>"cpu_op"),Ls=As(ge("name","kernel",!0),e=>e.category),ao=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Fo=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Wo=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),ot=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var _f=[["compute",Ve.compute,"--part-compute"],["non_compute",hs,"--part-communication"],["idle",Ve.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${D(
s[`${e}_time`])}, ${In(s[`${e}_time_pctg`])}`})),xf={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Pe(e),legend:_f,make:(e,t)=>tn(e,t,{label:Ho(e),rowsOf:n=>n.data.rows,parts:_f,what:"ranks",empty:kn})}],tables:[{key:"\
rows",caption:"Ranks",columns:[ve,pe(Q("idle_time",Ve.idle.name),Ve.idle.what),Qe("idle_time_pctg","idle, %"),pe(Q("compute_time",Ve.compute.name),Ve.compute.what),xe(Qe("compute_time_pctg","compute, \
%")),pe(Q("non_compute_time",hs.short),hs.what),Qe("non_compute_time_pctg",`${hs.short}, %`),pe(Q("kernel_time","all"),"From the first to the last device row"),qn]}]};var Sf={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Pe,make:(e,t)=>Je(e,t,{table:"rows",kind:"percent",name:Ho(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${In(n.comp_comm_overlap_pctg)}, ${D(n.overlap)} of ${D(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[ve,Tt(Qe("comp_comm_overlap_pctg","overlap")),pe(Tt(Q("overlap","overlapped")),"Communication while a compute kernel runs"),Q("communication_time","communication"),qn]}]};var $f=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:pl[e],what:xm[e],text:n=>D(n[e])}));function u_(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var vf={title:"\
Idle time",params:[ot("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Wo("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Pe(e),legend:$f,make:(e,t)=>{let n=Ho(e);return tn(e,t,{rowsOf:u_,group:Fo,label:o=>`${n(o)}, ${Fo(o)}`,parts:$f,what:"streams",empty:kn})}}],tables:[{key:"rows",caption:"Streams",columns:[ve,
ro,Rs,rt("idle_category","why idle",pl),Q("idle_time","idle"),xe(ta("idle_time_ratio","share")),qn],extra:e=>"count"in e?Bn(Q):[]}]};var Ef={title:"Kernels",params:[ot("duration_ratio","Share of time to show","0.8"),ot("num_kernels","Kernels at most","10"),Wo("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Pe,make:(e,t)=>Je(e,t,{table:"kinds",kind:"percent",empty:kn,name:n=>fl(n.kernel_type),
value:n=>n.percentage,show:n=>`${In(n.percentage)}, ${D(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Pe,make:(e,t)=>Je(e,t,{table:"over_ranks",kind:"tim\
e",empty:kn,name:n=>n.name,value:n=>n.mean,show:n=>`${D(n.mean)}, mean of ${N(n.count)} calls${n.ranks>1?`, ranks ${D(n.min_mean)} to ${D(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[rt("kernel_type","kind",fl),xe(Q("sum","time")),xe(Qe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[Ls,Ns,ve,we("count",
"calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Ls,Ns,xe(we("ranks","ranks")),we("count","calls"),Q(
"sum","sum"),Q("mean","mean"),Q("min_mean","fastest rank"),Q("max_mean","slowest rank")]}]};var Cl=6,Tf=e=>new Set(e).size>1;function na(e,t,n=!1){let o=e.map(l=>l.data.series),s=!o.some(l=>Tf(l.map(c=>c.rank))),r=!n&&o.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>Tf(l.filter(d=>d.rank===u).
map(d=>d.device)))),i=new Map;return o.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,f=i.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,series:e.
map(()=>null)};f.series[c]=u,i.set(m,f)})),[...i.values()]}var d_=e=>new Map(e.map(t=>[t.key,t.series.map(n=>(n?.points??[]).reduce((o,s)=>Math.max(o,s[1]),0))]));function m_(e,t){if(!t[0].data.summary)
return d_(e);let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,i)=>r?o[i].get(n(r))??0:0)]))}
function f_(e,t){let n=m_(e,t),o=[...new Set(e.map(i=>i.name))],s=new Map(o.map(i=>[i,0])),r=new Map;for(let i of e){let l=n.get(i.key);s.set(i.name,Math.max(s.get(i.name),...l.map(Math.abs)));let c=r.
get(i.group)??{name:i.group,lines:new Map};c.lines.set(i.name,l),r.set(i.group,c)}return Tl([...r.values()].map(i=>({name:i.name,group:"",values:t.map((l,c)=>o.map(u=>(i.lines.get(u)?.[c]??0)/(s.get(u)||
1)))}))).map(i=>i.name)}function p_(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){if(s>0&&o.length+n.get(r).length>Cl)break;o.push(
...n.get(r)),s+=1}return{taken:o.slice(0,Cl),count:s}}function h_(e,t,n){if(e.length<=Cl)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(e.map(c=>c.group))],s=o.length<2||n==="rank"?
o:f_(e,t),{taken:r,count:i}=p_(e,s),l=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${i} of ${o.length} ranks`:Ol(i,o.length,"ranks",t.length);return{keys:r.map(c=>c.key),
note:l,limited:o.length>1}}var Rl=[""];function oa(e,t,{lines:n,order:o}){let s=e.map(i=>i.key).filter(i=>n.includes(i)),r=h_(e,t,o);return s.length>0||n.includes(Rl[0])?{...r,keys:s,note:s.length<e.length?
`${s.length} of ${e.length} lines`:""}:r}var g_=24;function Of(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function Mf(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function jo(e,t,{
unit:n,name:o,panels:s=!1,ownDevice:r=!1,marks:i,empty:l,flat:c}){let u=na(e,o,r),{panel:d,style:m}=Of(s),{keys:f,...p}=oa(u,e,t),w=Mf(),g=u.filter(k=>f.includes(k.key)).flatMap(k=>{let x=w(m(k));return k.
series.map((C,v)=>C&&{key:e[v].key,place:x,side:e[v].letter,panel:d(k),points:C.points,name:[[e[v].letter,e[v].label].filter(Boolean).join(" · "),`rank ${C.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&f.length===0)return{empty:"No line is chosen.",limited:p.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,g_),[h,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(h||0)?[h||0,b]:null,$=i?.(e,u.filter(k=>f.includes(k.key)))??[];return{data:k=>nf({panels:y,unit:n,range:_,
marks:$,lines:g.filter(x=>y.includes(x.panel))},k),places:y.length,limited:p.limited,note:[p.note,_&&`${le(_[0])} to ${le(_[1])}`].filter(Boolean).join(", ")}}function Af(e,t,n){let o=Mf();return new Map(
e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(Of(n).style(s))]))}var Cf=e=>e.name,Rf={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Cf,panels:!0,height:Bo,make:(e,t)=>jo(e,t,{unit:"rate",name:Cf,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[ve,ro,ge("name","copy"),
...Bn(Dn,Tt,xe)]}]};var Nf={title:"Queue length",window:!0,params:[ot("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Fo,height:Bo,make:(e,t)=>jo(e,t,{unit:"waiting",name:Fo,empty:Cs})}],tables:[{key:"summary",caption:"Summary",columns:[ve,ro,Rs,...Bn(nt,
xe)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[ve,ro,Rs,Q("duration_at_max_queue_length","blocked"),ta("relative_duration_at_max_queue_length","share of the rank")]}]};var w_=(e,t)=>e.place-t.place||Object.keys(jr).indexOf(e.class)-Object.keys(jr).indexOf(t.class),Lf={title:"Kernel launches",params:[ot("runtime_cutoff","Slow launch over, µs","50"),ot("launch_delay_\
cutoff","Late start over, µs","100"),Wo("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(hl).map(([e,t])=>({id:`launch-${e}`,title:Wr(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:ao(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:Cs}:{data:s=>rf({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:Cs}:{data:()=>af({sides:e.map(t=>({key:t.key,side:t.letter,name:ao(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[ve,we("count",
"launches"),we("short_kernels","shorter than their launch"),we("runtime_outliers","slow launches"),we("launch_delay_outliers","late starts"),qn]},{key:"worst",caption:"The worst launches",apart:!0,order:w_,
columns:[rt("class","why",jr),ve,Ls,nn,Q("cpu_duration","host"),Q("gpu_duration","device"),Q("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[ve,rt("measure","measure",hl),...Bn(Q)]}]};function y_(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||oo]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var Pf={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},ot("min_pattern_len","Kernels at least","3"),ot("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Pe,make:(e,t)=>Je(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:y_(t),show:(n,o)=>D(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[bf("pattern","operator and its kernels"),ve,{...we("length","kernels"),showDiff:null},we("count","calls"),Q("kernel\
_duration","on the device"),Q("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[ve,xe(we("operators","operators")),xe(we("patterns_found","patterns"))]}]};var If={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Pe,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[As(ge("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),ve,we("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var Df={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Pe,make:(e,t)=>Je(e,t,{table:"rows",kind:"time",empty:kn,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>D(o)})}],tables:[{key:"rows",caption:"Operators",columns:[nn,Ns,ve,
we("count","calls"),Q("sum","sum"),Q("mean","mean"),Q("min","min"),Q("max","max"),Q("std","std")]}]};var Bf=["circle","square","triangle-up","cross","star","hexagon"],b_=14,Nl=24,qf=42,Hf=6.6,Ff=e=>e.map(t=>We(t)).join("<br>");function k_(e,t){let n=[];for(let s=Math.floor(Math.log2(e));s<=Math.ceil(
Math.log2(t));s+=1)n.push(s);let o=Math.ceil(n.length/9);return n.filter((s,r)=>r%o===0)}function Wf({sides:e}){let t=e.flatMap(u=>u.lines.flatMap(d=>d.points)),n=[...new Set(e.flatMap(u=>u.lines.map(
d=>d.name)))],o=t.map(u=>Math.max(u.bytes,1)),[s,r]=xo(Math.max(...t.map(u=>u.busbw))),i=k_(Math.min(...o),Math.max(...o)),l=e.length===1,c=["--control-fill","--part-memory","--part-communication","--\
more-fill","--part-compute","--less-fill"];return{data:e.flatMap(u=>u.lines.map(d=>{let m=n.indexOf(d.name),f=l?ee(c[m%c.length]):Wt()[u.side==="B"?"test":"control"];return{type:"scatter",mode:"lines+\
markers",legendgroup:u.key,x:d.points.map(p=>Math.log2(Math.max(p.bytes,1))),y:d.points.map(p=>p.busbw/r),line:{color:f,width:1,dash:l?"solid":["solid","dot","dash"][m%3]},marker:{color:f,size:8,symbol:Bf[m%
Bf.length]},customdata:d.points.map(p=>Ff([[u.side,d.name].filter(Boolean).join(" · "),`${Ce(p.bytes)}: ${Un(p.busbw)}, best ${Un(p.best_busbw)}`,`transfer ${D(p.mean_transfer)}, ${N(p.instances)} in\
stances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:gt(),hovermode:"closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:i,fixedrange:!0,zeroline:!1,
range:[Math.log2(Math.min(...o))-.6,Math.log2(Math.max(...o))+.6],ticktext:i.map(u=>Ce(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,
title:{text:`bus bandwidth, ${s}`,font:{size:11}}}}}}var jf=e=>Math.max(3,Math.min(b_,Math.floor(640/Math.max(1,e)))),Ll=(e,t)=>t*(Math.max(40,e*jf(e))+Nl+qf);function __(e,t,n,o,s,r){let i=t===0?"":String(
t+1),l=Ll(e.rows.length,n),c=l/n-Nl-qf,u=t*(l/n)+Nl,d=mn(o.length,(s-r)/74),m=mn(e.rows.length,c/13),f=Math.floor((s-r)/Math.max(1,d.length)/Hf),p={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};
return{[`xaxis${i}`]:{...p,anchor:`y${i}`,tickvals:d,tickangle:0,range:[-.5,o.length-.5],tickfont:{size:10.5},ticktext:Xt(d.map(w=>o[w]),Math.max(6,f)).map(We)},[`yaxis${i}`]:{...p,anchor:`x${i}`,tickvals:m,
domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-.5,-.5],ticktext:m.map(w=>We(e.rows[w]))}}}function Uf({panels:e,columns:t},n){let o=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...o,.001),
[r,i]=Ke(s),l=30+Hf*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:gt(),hovermode:"closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],coloraxis:{cmin:0,cmax:s/i,colorscale:ur(),
showscale:!1}};return{data:e.map((d,m)=>{let f=__(d,m,e.length,t,n,l);Object.assign(c,f),c.annotations.push({text:We(`${d.title?`${d.title}: `:""}up to ${D(s)}`),xref:"paper",yref:"paper",x:0,xanchor:"\
left",y:f[`yaxis${m===0?"":m+1}`].domain[1],yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:ee("--text")}});let p=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",xaxis:`x${p}`,
yaxis:`y${p}`,xgap:1,ygap:jf(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(w=>w.map(g=>g===null?null:g/i)),customdata:d.texts.map(w=>w.map(Ff)),hovertemplate:"%{customdata}<extra></extra>",meta:r}}),
layout:c}}var x_=200,S_=512;function $_(e,t,n){let o=new Map;e.forEach(r=>o.set(t(r),(o.get(t(r))??0)+n(r)));let s=new Set([...o].sort((r,i)=>i[1]-r[1]).slice(0,x_).map(([r])=>r));return{columns:[...o.keys()].filter(
r=>s.has(r)),all:o.size}}function v_(e,t,n,{name:o,value:s,text:r}){let i=[...new Set(t.map(m=>m.rank))].slice(0,S_),l=new Map(i.map((m,f)=>[m,f])),c=new Map(n.map((m,f)=>[m,f])),u=i.map(()=>n.map(()=>null)),
d=i.map(m=>n.map(f=>[`rank ${m}, ${f}`]));for(let m of t){let[f,p]=[l.get(m.rank),c.get(o(m))];f!==void 0&&p!==void 0&&(u[f][p]=(u[f][p]??0)+s(m),d[f][p].push(...r(m)))}return{title:e.letter?ao(e):"",
rows:i.map(String),cells:u,texts:d}}function Pl(e,t){let n=e.map(c=>t.rowsOf(c)),{columns:o,all:s}=$_(n.flat(),t.name,t.value);if(o.length===0)return{empty:t.empty};let r=e.map((c,u)=>v_(c,n[u],o,t)).
filter(c=>c.rows.length>0),i=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...n.map(c=>new Set(c.map(u=>u.rank)).size));return{places:i,panels:r.length,note:[o.length<s&&`${o.length} of ${s} ${t.what}\
, those with most waiting`,i<l&&`the first ${i} of ${l} ranks`].filter(Boolean).join("; "),data:c=>Uf({panels:r,columns:o},c)}}var Il=(e,t)=>Ll(e,t),zf=e=>[`waits ${D(e.wait_per_step)} a step, exposed\
 ${D(e.exposed_wait_per_step)}`,`causes ${D(e.caused_per_step)} a step, last ${N(e.last)} of ${N(e.matched_rows)} times`],Gf=e=>[`waits ${D(e.wait)}, exposed ${D(e.exposed_wait)}`,`causes ${D(e.caused)}\
, last ${N(e.last)} times`];var E_="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",T_="No collective of the selected r\
anks matches one of another rank: see what does not match below.",sa=[{key:"transfer",property:"--part-communication",name:"transfer",what:"The shortest duration over the ranks",text:e=>D(e.transfer)},
{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a compute kernel runs",text:e=>D(e.hidden)},{key:"exposed",property:"--more-fill",name:"expo\
sed waiting",what:"Waiting for the last rank, and no compute kernel runs",text:e=>D(e.exposed)}],la=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Yf=e=>({...e,transfer:e.
transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function O_(e){let t=new Map;return e.data.sizes.filter(n=>n.busbw!==null).forEach(n=>{let o=t.get(la(
n))??{name:la(n),points:[]};o.points.push(n),t.set(o.name,o)}),{key:e.key,side:e.letter,name:ao(e),lines:[...t.values()]}}function M_(e){let t=e.map(O_);return t.every(n=>n.lines.length===0)?{empty:"N\
o matched collective says how much it transfers: PyTorch records it with the collectives from 2.4 on."}:{data:()=>Wf({sides:t})}}var ra=e=>e.every(t=>t.data.summary[0]?.rows===0)?E_:T_,aa=ge("collecti\
ve","collective",!0),ia=ge("process_group","process group",!0),Kf=pe(Q("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Vf=pe(Q("wait_per_step","wait"),"How much longe\
r the ranks take than the last one"),Jf=pe(Q("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Qf={title:"Collectives",params:[],ofSteps:!0,intro:"The \
same collective is found on all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>e.filter(({data:t})=>t.
summary[0]?.missing_not_listed>0).map(t=>a("p",{},t.letter&&a("strong",{},`${t.letter}: `),N(t.data.summary[0].missing_not_listed)," collectives lack more ranks than can be listed; the table Missing i\
s without them.")),charts:[{id:"collectives",title:"Time of a step",height:Pe,legend:sa,make:(e,t)=>tn(e,t,{parts:sa,what:"collectives",rowsOf:n=>n.data.collectives.filter(o=>o.instances>0).map(Yf),label:la,
empty:ra(e)})},{id:"collective-ranks",title:"Time of a step, by rank",height:Pe,legend:sa,make:(e,t)=>tn(e,t,{parts:sa,what:"ranks",rowsOf:n=>n.data.by_rank.filter(o=>o.matched_rows>0).map(Yf),label:n=>`\
rank ${n.rank}`,empty:ra(e)})},{id:"bandwidth",title:"Bandwidth by size of the message",height:()=>280,make:M_},{id:"wait-map",title:"Exposed waiting, rank × collective",height:Il,legend:[],make:e=>Pl(
e,{name:la,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:zf,empty:ra(e)})},{id:"wait-steps",title:"Exposed waiting, rank × step",height:Il,legend:[],make:e=>Pl(e,{what:"\
steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Gf,empty:ra(e)})}],tables:[{key:"collectives",caption:"\
Collectives",columns:[aa,ia,rt("class","class",String),we("instances","instances"),Kf,Vf,Jf,Q("time_per_step","in all"),xe(we("group_size","group size")),xe(nt("bytes_per_instance","bytes")),Tt(Dn("al\
gbw","algorithm bandwidth")),Tt(Dn("busbw","bus bandwidth")),we("unmatched_rows","without match"),Q("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[ve,Kf,Vf,Jf,pe(
Q("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last"),we("last","last"),xe(Qe("last_pctg","last, share")),we("matched_rows","matched"),we("unmatched_rows","withou\
t match")]},{key:"unmatched",caption:"Without a match",columns:[ve,aa,ia,rt("why","why",String),ge("dtype","type"),xe(nt("bytes","bytes")),we("count","count"),Q("duration","in all"),pe(Tt(Dn("busbw_at\
_least","bus bandwidth, at least")),"Computed from whole durations, which may include waiting")]},{key:"missing",caption:"Missing",columns:[ve,aa,ia,we("instances","instances that it lacks")]},{key:"u\
neven",caption:"Unequal shares",apart:!0,columns:[ge("step","step"),aa,ia,ge("ranks","ranks"),Q("shortest","shortest"),Q("longest","longest"),nt("least_bytes","fewest bytes"),nt("most_bytes","most byt\
es")]}]};var A_={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},Dl={compute:"compute",memory:"copies",host:"host, self"},Bl="No rank waits for another o\
ne in the collectives that match.";function C_({data:e}){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Bl;let n=e.by_rank.filter(u=>u.straggler===1),o=e.by_rank.filter(
u=>u.worst_steps>0);if(n.length===0)return`There is no straggler: rank ${t.rank} causes most of the exposed waiting, ${je(t.caused_pctg)} of it. In ${o.length===1?`${t.worst_steps===t.steps?"every ste\
p":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`different steps it is one of ${o.length} ranks`}.`;let[s]=n,r=e.by_rank,i=r.reduce((u,d)=>u+d.step_time,0)/r.length,l=s.step_time_like_median,
c=s.worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`;return`Rank ${s.rank} is a straggler: it causes ${je(s.caused_pctg)} of the exposed waiting, most of all ranks in ${c}${R_(
s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${D(Math.max(i-l,0))} shorter (${D(l)}).`}function R_(e,t){let n=e[`${e.cause}_excess_per_step`];return n>=
e.caused_per_step/t/2?`, because ${A_[e.cause]} (${D(n)} a step more than the median rank)`:""}var N_={...ge("step","step"),show:e=>e===null?"whole file":String(e)},Xf=pe(Q("step_time_like_median","st\
ep without"),"The mean step of all ranks if this rank came at the same time as the others"),Zf={title:"Stragglers",ofSteps:!0,params:[ot("num_candidates","Ranks with operators","2"),ot("limit","Operat\
ors of each","10")],intro:"Which rank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a st\
ep.",notes:e=>e.map(t=>a("p",{class:"straggler-sentence"},t.letter&&a("strong",{},`${t.letter}: `),C_(t))),charts:[{id:"caused",title:"Waiting that each rank causes, per step",height:Pe,make:(e,t)=>Je(
e,t,{table:"by_rank",kind:"time",name:n=>`rank ${n.rank}`,value:n=>n.caused_per_step,ranks:!0,empty:Bl,show:n=>`${D(n.caused_per_step)} a step, ${je(n.caused_pctg)} of all; last in ${je(n.last_pctg)} \
of its collectives`})},{id:"caused-steps",title:"The rank that causes most, step by step",height:Pe,make:(e,t)=>Je(e,t,{table:"by_step",kind:"time",ranks:!0,name:n=>[n.step===null?"whole file":`step ${n.
step}`,e.length===1&&n.rank!==null&&`rank ${n.rank}`].filter(Boolean).join(" · "),value:n=>n.caused,empty:Bl,show:n=>`rank ${n.rank}: ${D(n.caused)}, ${je(n.caused_pctg)} of the waiting of the step`})}],
tables:[{key:"by_rank",caption:"Ranks",columns:[ve,rt("straggler","straggler",e=>e===1?"yes":"no"),rt("cause","what it does longer",{...Dl,memory:"copies",idle:"idle, the host is late"}),pe(Q("caused_\
per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),xe(Qe("caused_pctg","share")),we("last","last"),xe(Qe("last_pctg","last, share")),pe(we("worst_st\
eps","worst in steps"),"In how many steps no other rank caused more"),pe(Q("compute_excess_per_step","more compute"),"Before the collectives where it is last, compared with the median rank"),Q("memory\
_excess_per_step","more copies"),Q("idle_excess_per_step","more idle"),Q("step_time","step"),Xf]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[ve,rt("measure",
"measure",Dl),ge("operator","operator",!0),Q("time_per_step","per step"),Q("median_per_step","median rank"),Q("excess_per_step","more"),nt("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[N_,pe(ge("rank","rank"),"The rank that causes most in the step"),rt("cause","what it does longer",{...Dl,idle:"idle, the host is late"}),Q("caused","caused"),xe(Qe("caused_pctg","share")),
Q("exposed_wait","exposed wait"),Q("step_time","step"),Xf]}]};var sp="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",L_="Nothing is known to be live at the peak: either all of it was allocated before the recor\
ding began, or the trace does not record addresses.",rp=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),ep=e=>rp(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),P_=e=>e.
replace(/ (allocated|reserved)/,""),I_=e=>e.includes(" reserved")?"reserved":"allocated",tp={panel:e=>P_(e.name),style:e=>`${e.group} ${I_(e.name)}`},ap=e=>[rp(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Fl=(e,t)=>e.some(n=>new Set(n.data.peaks.map(o=>o[t])).size>1),D_=(e,t)=>n=>[Fl(e,"rank")&&`rank ${n.rank}`,Fl(e,"device_type")&&ap(n),n[t]].filter(Boolean).join(" · ");function B_(e,t){
return e.flatMap((n,o)=>{let s=t.map(r=>r.series[o]).find(Boolean)?.rank;return(n.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:n.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function q_(e){return e.flatMap(t=>t.data.peaks.map(n=>({side:t,row:n}))).reduce((t,n)=>n.row.peak>(t?.row.peak??-1/0)?n:t,null)}function H_({side:e,row:t}){let n=[Fl([e],"rank")&&`rank ${t.rank}`,ap(
t)].filter(Boolean).join(", "),o=t.peak_step===null?"":` in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Ce(t.live_at_peak)}\
 of it was allocated in the recording, ${Ce(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[a("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Ce(t.peak)} (${n}), ${D(t.peak_at)} after the first event${o}.${s}${r}`]}var F_=e=>e.flatMap(t=>{let n=q_([t]);return n?[a("p",
{class:"memory-sentence"},H_(n))]:[]}),ip=ge("device_type","memory"),W_=Ms("device","device"),j_={...ge("span","span"),show:e=>e===0?"":String(e)},np=pe(qt("bytes","live at the peak"),"Allocated at or\
 before the peak, and not freed by then"),ql=xe(Qe("pctg","share")),Hl=we("allocations","allocations"),ca=[ve,j_,ip,W_],op=(e,t,n,o)=>e.every(s=>s.data.peaks.length===0)?{empty:sp,isSaid:!0}:Je(e,t,{table:n,
kind:"bytes",name:D_(e,o),value:s=>s.bytes,show:(s,r)=>`${Ce(r)}, ${je(s.pctg)} of the peak`,empty:L_}),lp={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[ot("limit","Frames of each device","100")],
intro:"Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are f\
etched.",notes:F_,charts:[{id:"memory-curves",title:"Memory over time",series:ep,panels:tp,ownDevice:!0,height:Bo,make:(e,t)=>jo(e,t,{unit:"bytes",name:ep,panels:tp,ownDevice:!0,marks:B_,empty:sp})},{
id:"live_modules",title:"Live at the peak, by module",height:Pe,make:(e,t)=>op(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Pe,make:(e,t)=>op(e,t,"li\
ve_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...ca,pe(qt("peak","peak allocated"),"The largest amount that is allocated"),pe({...Q("peak_at","at"),number:!1},"When it is r\
eached first, after the first event of the set"),ge("peak_step","step"),pe(qt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),pe(qt("reserved_peak","peak reserved"),"The larges\
t amount that is reserved"),pe(qt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),pe(qt("live_at_peak","live at the peak"),"Allocated in the record\
ing at or before the peak, and not freed by then"),pe(qt("from_before","from before"),"The rest of the peak: allocated before the recording began"),pe(qt("never_freed","never freed"),"Allocated in the\
 recording and not freed until its end"),we("never_freed_allocations","never freed, allocations"),pe(qt("unseen_freed","freed, not seen made"),"Freed in the recording, allocated before it began"),{...ge(
"totals","totals"),what:"recorded: as the trace says. sums: of its allocations and frees, because it does not say"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...ca,ge("module","modu\
le",!0),np,ql,Hl,we("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...ca,ge("frame","frame",!0),ge("operator","operator",!0),np,ql,Hl]},{key:"operators",caption:"Alloca\
tions and frees in the selected steps",columns:[ip,ge("operator","operator",!0),nt("allocations_per_step","allocations per step"),qt("allocated_per_step","allocated per step"),nt("frees_per_step","fre\
es per step"),qt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...ca,ge("frame","frame",!0),ge("operator","operator",!0),qt("bytes","never fre\
ed"),ql,Hl]}]};var Ul=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],Uo=Object.
fromEntries(Ul.map(([e,t])=>[e,t])),cp=Ul.map(([e,t,n])=>({key:e,name:t,what:n,property:`--path-${e.replaceAll("_","-")}`,text:o=>`${D(o[e])}, ${In(o.path>0?Number((o[e]/o.path*100).toFixed(2)):0)}`})),
jl="There are no steps here.",ua=e=>e.step===null?"whole file":`step ${e.step}`,Wl=e=>e.span>0?`, file ${e.span+1}`:"";function U_(e,t){let[n,o]=e,s=t.step===null?"":String(t.step);return Ao({control:n.
data.set,test:o?.data.set??"",control_marker:n.data.marker??"",test_marker:o?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function z_({
data:e}){let t=e.by_kind.filter(o=>o.time>0).sort((o,s)=>s.time-o.time);if(t.length===0)return jl;let n=e.by_kind.reduce((o,s)=>o+s.time_per_step,0);return`${D(n)} a step: ${t.slice(0,3).map(o=>`${je(
o.time_pctg)} ${Uo[o.kind]}`).join(", ")}.`}var up={title:"Critical path",host:!0,ofSteps:!0,params:[ot("consecutive_kernel_delay","Short gaps, µs","30"),ot("segments","Longest segments","100")],intro:"\
The chain of operators, launches and kernels in a step that follow each other and hold most work. What is not on it can take longer without the step taking longer.",notes:e=>[...e.map(t=>a("p",{class:"\
path-sentence"},t.letter&&a("strong",{},`${t.letter}: `),z_(t))),e[0].data.by_step.length>0&&a("p",{},a("a",{href:U_(e,e[0].data.by_step[0])},`Show the path of ${ua(e[0].data.by_step[0])}, rank ${e[0].
data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",title:"On the path, per step",height:Pe,make:(e,t)=>Je(e,t,{table:"by_name",kind:"time",name:n=>n.name===null?Uo[n.kind]:`${n.name} \
(${Uo[n.kind]})`,value:n=>n.time_per_step,empty:jl,show:n=>`${D(n.time_per_step)} a step, ${je(n.time_pctg)}`})},{id:"path-steps",title:"What the path of each step is made of",height:e=>Pe(e),legend:cp,
make:(e,t)=>tn(e,t,{parts:cp,what:"steps",empty:jl,rowsOf:n=>n.data.by_step,label:n=>[e.some(o=>o.data.ranks.length>1)&&`rank ${n.rank}`,`${ua(n)}${Wl(n)}`].filter(Boolean).join(" · ")})}],tables:[{key:"\
by_kind",caption:"Kinds",columns:[rt("kind","kind",Uo),rt("work","work",e=>e===1?"yes":"waiting"),Q("time_per_step","per step"),xe(Qe("time_pctg","share")),Q("time","in all"),we("segments","segments"),
Q("longest","longest")]},{key:"by_name",caption:"Operators, calls and kernels",columns:[rt("kind","kind",Uo),ge("name","name",!0),Q("time_per_step","per step"),xe(Qe("time_pctg","share")),Q("time","in\
 all"),we("segments","segments"),Q("longest","longest")]},{key:"by_step",caption:"Steps",columns:[ve,{...ge("step","step"),show:(e,t)=>ua(t)+Wl(t)},pe(Q("path","path"),"All of it, waiting too: the kin\
ds add up to it"),pe(Q("work","work"),"Without waits for the device, between operators and idle"),...Ul.map(([e,t,n])=>pe(Q(e,t),n)),Q("step_time","step time")]},{key:"segments",caption:"Longest segme\
nts",apart:!0,columns:[ve,{...ge("step","step"),show:(e,t)=>ua(t)+Wl(t)},Q("start","from"),Q("duration","takes"),rt("kind","kind",Uo),ge("name","name",!0),ge("lane","thread or stream")]}]};var G_='There are no annotations that name a phase in the selected ranks and steps. Looked for are the names that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), ATOM (prefi\
ll[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own record_function("prefill") or record_function("decode").',Y_={prefill:"prefill: prompts are read",decode:"\
decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses tokens",empty:"empty\
: no request"},Yl=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ve[e].name,
what:Ve[e].what,text:n=>`${D(n[e])} a call`})),K_=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll("-","–"),zl=e=>e===
null?ke:N(Math.round(e)).replace("-","−"),V_=e=>`${N(Math.round(e))} tokens/s`;function J_(e){if(e.length<2)return null;let[t,n]=e.map(({data:s})=>s),o=t.phases.filter(({phase:s})=>s!=="empty"&&n.phases.
some(r=>r.phase===s)).map(({phase:s})=>[" ",a("a",{href:wt({...Pt(""),control:t.set,test:n.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return o.length>0&&a("p",{class:"phase-links"},
"Compare the calls of one phase, each as a step:",o)}var Gl=[we("calls","calls"),pe(Q("median_time","median"),"The duration of the annotation on the host"),Q("mean_time","mean"),...Yl.map(({key:e,name:t,
what:n})=>pe(Q(e,t),`${n}, per call`)),pe(Q("device_time","device"),"What a call launches, wherever it runs; per call"),pe(xe(we("requests_in_all","requests")),"Of all calls whose names say them"),pe(
xe(we("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),pe(Q("active_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),pe(
Tt({...nt("tokens_per_second","tokens/s"),show:zl,showDiff:e=>e>0?`+${zl(e)}`:zl(e)}),"Tokens by the time in which such calls are at work, of one rank")],da=ge("phase","phase"),dp=(e,t)=>({...ge(e,t),
show:n=>n===null?"not said":n.replace("-","–")}),mp={title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a server of language models, from the name\
s of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add up to its time.",notes:e=>[a("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.
map(n=>n.phase)))].map(t=>Y_[t]).join("; ")),J_(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>Pe(e),legend:Yl,make:(e,t)=>tn(e,t,{parts:Yl,what:"phases",rowsOf:n=>n.data.phases,label:n=>n.
phase,empty:G_})},{id:"phase-rates",title:"Tokens a second, by phase and size",height:Pe,make:(e,t)=>Je(e,t,{table:"sizes",kind:"number",name:K_,value:n=>n.tokens_per_second,show:n=>V_(n.tokens_per_second),
empty:e.every(({data:n})=>n.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[da,...Gl]},
{key:"sizes",caption:"Phases by size of a call",columns:[da,pe(dp("requests","requests"),"Of one call, up to a power of two"),pe(dp("tokens","tokens"),"Of one call, up to a power of two"),...Gl.map(e=>({
...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[ve,da,...Gl]},{key:"forms",caption:"Names that were found",columns:[da,pe(ge("for\
m","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),we("calls","calls")]}]};var Q_="No operator of the selected ranks and steps has known FLOPs. Shapes are recorded with record_shapes=True; of convolutions and attention, their other inputs too.",fp=e=>ht(e,0,3),ma=(e,t)=>xe({
...nt(e,t),show:yn,showDiff:jn}),fa=Tt(pe(nt("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),pa=Tt(pe(Qe("peak_pctg","of pea\
k"),"Share of what the device can do at most for numbers of this type, by the data sheet of its vendor: dense, float32 as TF32 where the device has it")),pp=pe(Q("device_time_per_step","device per ste\
p"),"Device time of what was launched inside the operator, per step and rank"),hp={title:"Work",ofSteps:!0,params:[],intro:"Floating-point operations of products, convolutions and attention, counted f\
rom the shapes of their inputs, and how fast the device did them.",charts:[{id:"speed",title:"Achieved TFLOP/s by operator",height:Pe,make:(e,t)=>Je(e,t,{table:"by_operator",kind:"count",name:n=>n.operator,
value:n=>n.tflops_per_s,empty:Q_,show:n=>`${fp(n.tflops_per_s)} TFLOP/s${n.peak_pctg===null?"":`, ${fp(n.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"In all",columns:[ma("flops_per\
_step","FLOPs per step"),Q("device_time_per_step","device per step"),pe(Q("known_time_per_step","with known FLOPs"),"Device time of operators whose FLOPs are known, per step and rank"),xe(Qe("known_pc\
tg","share")),fa,pa,ge("device","device")]},{key:"by_rank",caption:"Ranks",columns:[ve,ma("flops_per_step","FLOPs per step"),Q("device_time_per_step","device per step"),Q("known_time_per_step","with k\
nown FLOPs"),fa,pa]},{key:"by_operator",caption:"Operators",columns:[nn,xe(we("calls","calls")),ma("flops_per_step","FLOPs per step"),pp,fa,pa]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,
columns:[nn,ge("shapes","shapes",!0),pe(ge("dtype","type"),"The type of the numbers of both factors"),xe(we("calls","calls")),ma("flops_per_call","FLOPs per call"),pp,fa,pa]},{key:"elementwise",caption:"\
Elementwise operators: bandwidth, at least",apart:!0,columns:[nn,ge("shapes","shapes",!0),ge("dtypes","types",!0),xe(we("calls","calls")),Q("device_time_per_step","device per step"),Tt(pe(Dn("gb_per_s\
_at_least","at least"),"Each input read once and the output written once, divided by the device time"))]},{key:"unknown",caption:"Device time without known FLOPs",apart:!0,columns:[pe(nn,"The innermos\
t operator that launched it"),xe(we("device_rows","device rows")),Q("device_time_per_step","device per step"),xe(Qe("device_time_pctg","share of device time"))]}]};var X_="There are no counters of kernels in the selected ranks and steps. PyTorch records them where the profiler is given CUPTI metrics.",Z_=e=>e===null?ke:ht(e,0,3),gp={title:"Counters of operators",
tab:"Counters",host:!0,params:[ot("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured of each kernel, by the operator that launched it.",notes:e=>[...new Set(e.flatMap(
({letter:t,data:n})=>n.files.filter(o=>o.note!==null).map(o=>`${t?`${t}, `:""}rank ${o.rank}: ${o.note}.`)))].slice(0,8).map(t=>a("p",{},t)),charts:[{id:"counters",title:"Sums by operator and counter",
height:Pe,make:(e,t)=>Je(e,t,{table:"rows",kind:"count",name:n=>`${n.operator??"operator not known"} · ${n.counter}`,value:n=>n.sum,empty:X_,show:(n,o)=>Z_(o)})}],tables:[{key:"rows",caption:"Operato\
rs, kernels and counters",columns:[ve,nn,ge("kernel","kernel",!0),ge("counter","counter",!0),we("kernels","kernels"),nt("sum","sum"),xe(nt("mean","mean")),xe(nt("min","min")),xe(nt("max","max"))]},{key:"\
kernels",caption:"Kernels",apart:!0,columns:[ve,pe(we("number","kernel no."),"In order of time, from 0"),ge("kernel","kernel",!0),pe(ge("operators","operators",!0),"Those above its launch, the outermo\
st first"),ge("counter","counter",!0),nt("value","value")]}]};var it={temporal_breakdown:xf,comm_comp_overlap:Sf,idle_time_breakdown:vf,kernel_breakdown:Ef,memory_bw:Rf,queue_length:Nf,launch_stats:Lf,kernel_sequences:Pf,user_annotation_breakdown:If,operator_kernels:Df,
collectives:Qf,stragglers:Zf,memory:lp,critical_path:up,phases:mp,work:hp,operator_counters:gp};var yp=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Kl=["start","end"],ha={...Object.fromEntries([...yp,...Kl].map(e=>[e,""])),lines:[]};function bp(e){
return[...yp,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?Kl:[]]}var wp=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Vl(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let i of bp(r))s[i]=n.get(i)??"";return s.rows=
wp(n)==="steps"?"":wp(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function kp(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...bp(t[e.what])]){let r=e[s]??
"",i=s.startsWith("test_")&&e.test==="";r!==""&&!i&&!n.includes(s)&&o.set(s,r)}return o}function io(e,t){let n=kp(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function _p(e,t,n){let o=kp(e,t,n);return t[e.what].ofSteps||o.set("rows",e.rows||"steps"),o}function Jl(e,t){return e.set===""?null:_p(e,t)}function xp(e,t,n){
let o=_p(e,t,Kl);return o.set("format","csv"),o.set("table",n),o}var fn={key:"",entry:null,work:null,memory:null},Ql=e=>xl(e).map(([t,n])=>n?a("code",{},a("bdi",{},t)):t);function ex(e,t){let n=o=>zt({...Et(t),node:o});return[e.certainty==="likely"&&a("span",{class:"\
certainty"},"likely")," ",Ql(e.text)," ",a("a",{href:n(Pr(e.tree))},"Show in the tree")]}var Sp=(e,t)=>io({...ha,what:e,lines:[],set:t.control,test:t.test,set_ranks:$p(t.control_ranks),test_ranks:$p(t.
test_ranks),set_marker:t.control_marker,test_marker:t.test_marker},it),$p=e=>e==="all"?"":e;function vp(){let e=a("p",{class:"diagnosis-layer small"}),t=a("p",{class:"diagnosis-work small",hidden:!0}),
n=a("p",{class:"diagnosis-memory small",hidden:!0}),o=a("div",{class:"diagnosis-late"},e,t,n),s="",r=null;function i(l){let{entry:c}=fn;E(t,fn.work?Ql(fn.work.text):"No operator takes noticeably more \
or less time with its FLOPs, or they are not known."," ",a("a",{href:Sp("work",l)},"Show work")),t.title=fn.work?.text??"",E(n,fn.memory?Ql(fn.memory.text):"The peak of memory did not move noticeably,\
 or it is not known."," ",a("a",{href:Sp("memory",l)},"Show memory")),n.title=fn.memory?.text??"",E(e,c?ex(c,l):["No layer can be named for the change in device time. ",a("a",{href:zt(Et(l))},"The tre\
e")]),e.title=c?.text??"",e.dataset.shown=fn.key}return{node:o,async draw(l,c){let u=yt(l).toString();if(u===s)return;r?.abort(),r=new AbortController,s=u;let{control:d,test:m}=c.recorded;if(n.hidden=
!(d.memory_changes&&m.memory_changes),t.hidden=d.record_shapes===!1||m.record_shapes===!1,[t,n].forEach(p=>E(p)),E(e,a("span",{class:"muted"},"Looking for the layer …")),u===fn.key){i(l);return}let f=new URLSearchParams(
u);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([p,w])=>f.set(p,w));try{let p=await at(f,{signal:r.signal});if(s===u){let w=g=>p.diagnosis?.find(y=>y.kind===g)??null;fn={key:u,
entry:w("layer"),work:w("work"),memory:w("memory")},i(l)}}catch{s===u&&E(e)}},stop:()=>r?.abort()}}function lt(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,i,l])=>{let c=q(i,()=>n(r),{title:l,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[i,l]of o)l.setAttribute("aria-pressed",String(i===r))}}}var tx={ALL:"All",CPU:"Host",GPU:"Device"},nx={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},ox=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],sx=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],rx={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},ax={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Ps(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function Tp(e){let t=lt("Device type",yd.map(b=>[b,tx[b],nx[b]]),b=>e({device_type:b})),
n=lt("Unit of the durations",ox,b=>e({unit:b})),o=lt("Time of host operations, shown and judged",sx,b=>e({measure:b})),s=ix(e),r=Ps("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",b=>e({use_short_name:b,op:""})),i=Ps("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",b=>e({merge_addresses:b,op:""})),
l=Ps("Join CUDA and HIP names","Calls and copies that CUDA and HIP name differently become one row where each name is on one side only; the row has all names",b=>e({aliases:b,op:""})),c=null,u=Ps("Hid\
e ProfilerStep*","Hide the rows of the steps themselves",b=>e({exclude:b?[...c.exclude,St]:c.exclude.filter(_=>_!==St)})),d=lx(b=>e({category:b})),m=ux(b=>e({exclude:b})),f=Ps("Fold replacements","A k\
ernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",b=>e({fold:b})),p=Ep("Calls","Groups by the change of the number of calls",{"":["","all",
"All groups. The groups count names; a name that occurs in two categories has two rows"],...rx},b=>e({change:b})),w=Ep("Time","Groups by the change of the time",ax,b=>e({significant:b})),g=q("Clear th\
e filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"filter-row"},
s.node,d.node,t.node,n.node,o.node),a("div",{class:"filter-row"},p.node,w.node),a("div",{class:"filter-row"},u.node,f.node,r.node,i.node,l.node,m.node,g));function h(b){let _=b&&{...b.ops_diff,"":wd.reduce(
(k,x)=>k+b.ops_diff[x],0)};p.draw(c.change,_);let $=b?.changed_rows;w.draw(c.significant,$&&{...$,true:$.slower+$.faster}),w.node.hidden=c.significant===""&&b?.verdict.verdict==="cannot_judge"}return{
node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(b,_,$){c=b,t.press(c.device_type),n.press($),o.press(Eo(c)?"self":"total"),n.buttons.get("percent").
disabled=_?!hr(_):!1,s.draw(c.q),r.input.checked=c.use_short_name,i.input.checked=c.merge_addresses,i.node.hidden=c.merge_addresses&&!_?.rows.some(k=>k.name.includes("0x…")),l.input.checked=c.aliases,
l.node.hidden=c.aliases&&!_?.rows.some(k=>k.aliases),u.input.checked=c.exclude.includes(St),d.draw(c.category,_?.categories??[]),m.draw(c.exclude),f.input.checked=c.fold,f.node.hidden=_?.replacements.
length===0,h(_),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&c.significant===""&&c.device_type==="ALL"&&c.exclude.every(k=>k===St)}}}function ix(e){let t=de("search"),n=!1,o=tt(250,i=>{e({
q:i},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:i=>{i.key==="Escape"&&
s.value!==""&&(i.preventDefault(),s.value="",o(""))}}});return{node:a("div",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(i){(document.activeElement!==s||i===
"")&&(s.value=i)}}}function lx(e){let t=a("summary"),n=a("div",{class:"menu-body"}),o=a("details",{class:"menu"},t,n);cx(o);let s="";function r(i,l){let c=JSON.stringify([i,l]);if(c===s)return;s=c,t.textContent=
i.length===0?"All categories":i.length===1?i[0]:Z(i.length,"category","categories");let u=[...l];for(let m of i)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(
".menu-body")===n?document.activeElement.value:null;E(n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:i.includes(m),on:{change:()=>e(p.checked?[...i,m]:i.filter(w=>w!==
m))}});return a("label",{class:"check"},p,a("span",{},m),a("span",{class:"muted num"},N(f)))}),i.length>0&&q("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].
find(m=>m.value===d)?.focus()}return{node:o,draw:r}}function cx(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener(
"pointerdown",t))};document.addEventListener("pointerdown",t)})}function ux(e){let t=de("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"\
false",on:{keydown:i=>{let l=o.value.trim();i.key==="Enter"&&l!==""&&!n.includes(l)&&(o.value="",e([...n,l]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"\
visually-hidden"},"Leave out names like"),o,s),draw(i){n=i,E(s,n.filter(l=>l!==St).map(l=>a("span",{class:"chip mono"},`not ${l}`,Oe("close",`Show ${l} again`,()=>e(n.filter(c=>c!==l))))))}}}function Ep(e,t,n,o){
let s=new Map,r="",i=([c,[u,d,m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{
click:()=>o(r===c?"":c)}},u&&a("span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"\
muted","aria-hidden":"true"},`${e}:`),Object.entries(n).map(i)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=N(u[d]),m.toggleAttribute("dat\
a-empty",u[d]===0))}}}var wa=8,dx=44,ga=(e,t,n)=>e[`${t}_self_duration`]/n,mx=e=>e>0?"more":e<0?"less":"calm";function Op(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Pn("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(i,l,c,u){let[d,m]=[ga(i,"control",c[0]),ga(i,"test",c[1])],f=(p,w)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${le(w)}`,css:{width:`${(100*w/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(i),class:"mono",title:i.name},a("bdi",{},l)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${D(d)} → ${D(m)}`),a("span",{class:`num strong ${mx(m-d)}`,title:ze(m-d)},he(m-d)))}return{node:s,sql:o,draw(i,l){if(s.hidden=i===null||i.length===0,s.hidden)return;let c=[l.control.samples,l.test.
samples],u=Math.max(...i.flatMap(m=>[ga(m,"control",c[0]),ga(m,"test",c[1])]),1e-9),d=lr(i.map(m=>m.name),dx);t.textContent=`self time, mean per ${Ut(l)?"recording":"step"}`,E(n,i.map((m,f)=>r(m,d[f],
c,u)))}}}var Xl=8,Zl={key:"",operators:null};function Mp(e,t){let n=a("div",{class:"scroll-x operators-body"}),o=a("p",{class:"related-more"}),s=a("section",{class:"card operators",hidden:!0,"aria-label":"Devi\
ce time by operator"},a("div",{class:"chart-head"},a("h2",{},"Device time by operator")),a("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so operators\
 say more than kernels. Means per step of what each operator launched, without operators inside it; not tested. Largest change first."),n,o),r=!1,i="",l=null,c=(f,p,w="")=>a("td",{class:`num ${w}`,title:p},
f);function u(f){let{operator:p,control_per_step:w,test_per_step:g,diff_per_step:y}=f,h=y>0?"more":y<0?"less":"calm";return a("tr",{},a("th",{scope:"row"},p===null?a("span",{class:"muted"},"in no oper\
ator"):a("a",{href:e({name:p,category:"cpu_op"}),class:"mono",title:p},a("bdi",{},p))),c(`${N(f.control_counts)} → ${N(f.test_counts)}`),c(D(w),le(w)),c(D(g),le(g)),c(he(y),ze(y),h),c(w>0?Te(100*y/w):
g>0?"new":"",null,h))}function d({rows:f,count:p}){let w=(g,y="num")=>a("th",{scope:"col",class:y},g);E(n,a("table",{class:"operators-table"},a("thead",{},a("tr",{},w("Operator",""),w("launched, in al\
l"),w("control"),w("test"),w("Δ"),w("Δ %"))),a("tbody",{},f.slice(0,r?void 0:Xl).map(u)))),o.hidden=r||f.length<=Xl,E(o,!o.hidden&&q(f.length<p?`Show ${N(f.length)} of ${N(p)}`:`Show all ${N(p)}`,()=>{
r=!0,d({rows:f,count:p}),n.querySelectorAll("tbody tr")[Xl].querySelector("a")?.focus()},{class:"link-button"}))}async function m(f){l?.abort(),l=new AbortController,i=f,r=!1,E(n,a("p",{class:"muted"},
"Looking for the operators …")),E(o);let p=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([w,g])=>p.set(w,g));try{let{operators:w}=Zl.key===f?Zl:await t(
p,{signal:l.signal});Zl={key:f,operators:w},i===f&&w?d(w):i===f&&E(n,a("p",{class:"muted"},"The operators took too long."))}catch(w){i===f&&w.name!=="AbortError"&&E(n,a("p",{class:"muted"},`No operato\
rs: ${w.message}`))}}return{node:s,draw(f,p){s.hidden=!(t?p.recorded.few_shared_kernels:p.operators),!s.hidden&&!t?d(p.operators):!s.hidden&&f!==i&&m(f)},stop:()=>l?.abort()}}var fx=14;function zo(e){let[t,n]=md(e);return n===""?t:`${t} → ${n}`}function Ap(e){let t=[],n=0,o=null,s=!1,r="",i=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let w=document.createElement("canvas").getContext("2d");w.font=r,i=w.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return i>0?Math.max(fx,Math.floor(p/i)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),o=wi(s?n-2:n),o.add(t.filter(Boolean).map(d=>zo(
d.row)))}function u(d){return n===0?d:(o===null&&c(),o.text(d))}return{setRows(d){t=d,o=null},addRows(d,m){t=d,o!==null&&!s&&m.some(({row:f})=>f.replaces||f.aliases)&&(o=null),o?.add(m.map(f=>zo(f.row)))},
measure(){let d=l();return d===n?!1:(n=d,o=null,!0)},draw({row:d}){let m=zo(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=zo(m),p=u(f),w=d.querySelector(
".fit");(w.dataset.short??f)!==p&&(p===f?delete w.dataset.short:w.dataset.short=p)}}}var _n=28,px=200,Cp=12,Rp=100,hx={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},Is=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Gm}`,"c-real"]],gx={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},wx=(e,t)=>e.too_few?["","too few steps"]:gx[t]??["",t],Lp={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function yx(e,t,n){let o=Lp[e],
s=To(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function Pp(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},Is.map(([z,se,me,ye])=>{let M=a("span",{class:"sort-mark","aria-hidden":"true"}),j=a(
"th",{scope:"col",class:ye},a("button",{type:"button",title:me,on:{click:()=>e.onSort(...yx(z,d,m))}},se,M));return t.set(z,{cell:j,mark:M}),j}))),s=a("tbody"),r=a("tfoot"),i=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},Is.map(([,,,z])=>a("col",{class:z}))),o,s,r),l=a("div",{class:"table-scroll",tabindex:"-1"},i),c=[],u="total",d="",m="",f=!1,p="",w=null,g=0,y=0,h=0,
b=0,_=new Map,$=0,k=!1,x=0,[C,v]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(Is.length)}))),T=Ap(t.get("name").cell),R=()=>c.length>px&&!Nn();function A(z=!1,se=l.
scrollTop){let me=Math.ceil(($||600)/_n),ye=R()?Math.max(0,Math.floor(se/_n)-Cp):0,M=R()?Math.min(c.length,Math.floor(se/_n)+me+Cp):Nn()?J():c.length;if(!z&&ye===h&&M===b)return;h=ye,b=M;let j=s.contains(
document.activeElement),O=z?new Map:_;_=new Map;for(let U=ye;U<M;U+=1)_.set(U,O.get(U)??(c[U]?Se(U):be(U)));P(j,z,se),S()}function P(z,se,me){l.toggleAttribute("data-virtual",R()),Y(C,h),Y(v,c.length-
b),ln(s,[C,..._.values(),Nn()?G(c.length-b):v]),me>0&&(se||z)&&l.scrollTop!==me&&(l.scrollTop=me),z&&(_.get(g)??l).focus({preventScroll:!0})}function S(){let[z,se]=R()?[Math.max(0,h-Rp),Math.min(c.length,
b+Rp)]:[h,b];for(let me=z;me<se;me+=1)if(!c[me]){e.onWant(z,se);return}}function B(){let z=!1;for(let[se,me]of _)me.dataset.hole!==void 0&&c[se]?(_.set(se,Se(se)),z=!0):c[se]&&T.refit(me,c[se]);z&&P(s.
contains(document.activeElement),!1,l.scrollTop),S()}function Y(z,se){z.hidden=se===0,z.style.height=`${se*_n}px`}function G(z){return a("tr",{hidden:z===0},a("td",{colspan:String(Is.length),class:"mu\
ted"},`${N(z)} more: the report and the CSV have all rows.`))}function J(){let z=c.findIndex(se=>!se);return z<0?c.length:z}function Se(z){let se=c[z];return a("tr",{"aria-rowindex":String(z+3),data:{
index:z},class:`${z%2?"odd":""}${se.noise?" noise":""}`,tabindex:z===g?"0":"-1","aria-selected":String(se.key===w)},bx(se,u,y,De(se,z)))}function be(z){return a("tr",{"aria-rowindex":String(z+3),data:{
index:z,hole:""},"aria-busy":"true",tabindex:z===g?"0":"-1"},a("td",{colspan:String(Is.length),class:"muted"},"…"))}function De(z,se){return a("a",{href:e.href(z.row),class:"op-link",tabindex:"-1"},
z.row.replaces&&a("span",{class:"folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),z.row.aliases&&a("span",{class:"folded"},a("span",{"aria\
-hidden":"true"},"≡ "),a("span",{class:"visually-hidden"},"several names for one call or copy: ")),T.draw(z))}function Ne(z,{focus:se=!1}={}){if(c.length===0)return;let me=_.get(g);g=Math.max(0,Math.
min(c.length-1,z)),ae(g),me?.setAttribute("tabindex","-1");let ye=_.get(g);ye?.setAttribute("tabindex","0"),se&&ye?.focus({preventScroll:!0})}function te(z){c.length>0&&!_.has(g)&&(g=Math.min(c.length-
1,Math.ceil(z/_n)),_.get(g)?.setAttribute("tabindex","0"))}function ae(z){l.removeAttribute("data-late");let se=z*_n,me=l.clientHeight-o.offsetHeight-r.offsetHeight-2;se<l.scrollTop?l.scrollTop=se:se+
_n>l.scrollTop+me&&(l.scrollTop=se+_n-me),x=l.scrollTop,A(!1,x)}s.addEventListener("click",z=>{let se=z.target.closest("tr[data-index]");se&&z.target.closest(".op-link")?!z.ctrlKey&&!z.metaKey&&!z.shiftKey&&
e.onOpen(c[Number(se.dataset.index)].key):se&&c[se.dataset.index]&&getSelection().isCollapsed&&(Ne(Number(se.dataset.index),{focus:!0}),e.onSelect(c[g].key))}),s.addEventListener("keydown",z=>{let se=Math.
max(1,Math.floor(l.clientHeight/_n)-4),me={ArrowDown:g+1,ArrowUp:g-1,PageDown:g+se,PageUp:g-se,Home:0,End:c.length-1};if(z.key in me&&!z.altKey&&!z.metaKey)z.preventDefault(),Ne(me[z.key],{focus:!0});else if((z.
key==="Enter"||z.key===" ")&&!z.target.closest(".op-link")&&c[g])z.preventDefault(),e.onSelect(c[g].key);else if(z.key==="ArrowRight"||z.key==="ArrowLeft"){z.preventDefault();let ye=_.get(g);(z.key===
"ArrowRight"?ye?.querySelector(".op-link"):ye)?.focus({preventScroll:!0})}});let I=0;l.addEventListener("scroll",()=>{x=l.scrollTop,R()&&I===0&&(I=requestAnimationFrame(()=>{I=0;let{scrollTop:z}=l;A(!1,
z),te(z)}))});let K=new ResizeObserver(z=>{$=l.clientHeight,z.some(({target:se})=>se!==l)&&T.measure()&&B(),A(!1,x)});K.observe(l),K.observe(t.get("name").cell);let ne=Mo(()=>{T.measure(),A(!0)});function ue(z){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${z}`,n[2].title=f?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[se,{cell:me,mark:ye}]of t){let M=d===se||(Lp[se]??"")===d;M?me.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):me.removeAttribute("aria-sort");let j=m==="asc"?
"↑":"↓";ye.textContent=M?d===se?` ${j}`:` |${j}|`:""}}return{node:l,focus:()=>Ne(g,{focus:!0}),draw(z){let se=p!==z.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:w,revision:p}=z),y=ec(
c),i.setAttribute("aria-rowcount",String(c.length+3)),i.toggleAttribute("data-unjudged",!z.judged),T.setRows(c),ue(z.unitName),E(r,z.totals.map(([ye,M])=>xx(ye,M,u,f)));let me=c.findIndex(ye=>ye?.key===
w);se&&(g=Math.max(0,me),x>0&&(l.scrollTop=0,x=0)),k||(k=!0,l.setAttribute("data-late",""),Ot().then(Ot).then(()=>l.removeAttribute("data-late"))),A(!0,x),me>=0&&se&&ae(me)},add(z,se,me){c=z,i.toggleAttribute(
"data-unjudged",!me),T.addRows(c,se),ec(se)>y?(y=ec(se),A(!0)):B()},select(z){let se=z!==w;w=z;for(let ye of s.querySelectorAll("tr[data-index]"))ye.setAttribute("aria-selected",String(z!==""&&c[Number(
ye.dataset.index)]?.key===z));let me=c.findIndex(ye=>ye?.key===z);me>=0&&se&&Ne(me)},unmount(){K.disconnect(),ne(),cancelAnimationFrame(I)}}}function tc(e,t){return t==="percent"?[je(e),je(e)]:[D(e),le(
e)]}function ba(e,t){if(t!=="percent")return[he(e),ze(e)];let n=e===null?ke:`${Te(e)}-points`;return[Te(e),n]}var ec=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Go=e=>e>0?" more":e<0?" less":
" calm";function ya(e,t,n){let[o,s]=tc(e,t);return a("td",{class:n,title:s},o)}function bx(e,t,n,o){let{row:s}=e,[r,i]=hx[s.change]??["",s.change],[l,c]=ba(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[
a("td",{class:`c-change change-${s.change}`,title:i},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},i)),a("th",{scope:"row",class:"c-name mono",title:Ym(s)},o),a("td",{class:"c-\
category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},N(e.controlCount)),a("td",{class:"num c-count"},N(e.testCount)),a("td",{class:`num c-count${Go(e.
diffCount)}${s.calls==="fact"?" strong":""}`,title:Ss(s)||null},Ze(e.diffCount)),ya(s.control_counts>0?e.control:null,t,"num c-time"),ya(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num \
c-time c-diff${Go(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),a("td",{class:`num c-percent${Go(e.percent??e.diff)}`},e.birth||Te(e.percent)),kx(e)]}function kx({row:e,verdict:t}){if(t===
""||t===null)return a("td",{class:"c-real muted"});let[n,o]=wx(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${so(e)}${e.q_value===null?
"":` Median of the steps ${D(e.control_median)} → ${D(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",{class:"q"},` ${Pu(Gn(e))}`))}var Np=e=>a("td",{class:"num c-coun\
t",title:N(e)},N(e)),_x={host:"Host, sum",device:"Device, sum"};function xx(e,t,n,o){let[s,r]=ba(t.diff,n);return a("tr",{data:{part:e}},a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e===
"device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host operations nest: the time of a call counts in its caller too"},_x[e]),a("t\
d",{class:"c-category"}),Np(t.controlCount),Np(t.testCount),a("td",{class:`num c-count${Go(t.diffCount)}`},Ze(t.diffCount)),ya(t.control,n,"num c-time"),ya(t.test,n,"num c-time"),a("td",{class:`num c-\
time${Go(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Go(t.percent??t.diff)}`},t.birth||Te(t.percent)),a("td",{class:"c-real"}))}var Sx=820,$x=3,Ip=46,$t={top:26,right:12,bottom:36},oc=46;function ka(e){return bt({...e,class:"heat-map",height:Hp,make:Tx,onClick({points:[t]},n){n.rows[t.y]&&n.columns[t.x]&&t.curveNumber<$x&&e.onCell(
n.rows[t.y],n.columns[t.x])},extra:a("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var vx=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Bp=e=>Math.max(34,e.rows.length*vx(e.rows.length)),qp=e=>e<Sx;function Hp(e,t){let n=Bp(e);return qp(t)?3*(n+$t.top)+2*$t.bottom+2*oc+$t.bottom:n+$t.top+$t.bottom+
oc}var nc=e=>e.flat().filter(t=>t!==null);function Ex(e){let t=[...nc(e.control),...nc(e.test)],n=Math.abs(qo(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(...nc(e.diff).map(Math.abs),
n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function Tx(e,t){let n=qp(t),o=Ex(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],i=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=Ax(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:gt(),margin:{l:l.left,r:$t.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:ur(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:Lx(),showscale:!1}},d=c.map(([f,p,w,g],y)=>{let h=y===0?"":
String(y+1);Object.assign(u,Cx(e,l.panels[y],h,n||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(_=>_.map($=>$===null?null:$/r)),customdata:Mx(e,f,p,w,g),
hovertemplate:"%{customdata}<extra></extra>",...Ox(e,p,r,l.panels[y].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,Nx(l.bars[p],4+p,f,i)),Rx(f,4+p,p===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function Ox(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(i=>i===null?"":s.format(i/n).replace("-","−")))}}function Mx(e,t,n,o,s){let r=t.toLowerCase();return n.map((i,l)=>i.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[l].text:e.rows[l][r]?.rank??"",p=`${t}<br>rank ${We(String(f))}, step ${We(m)}`;if(c===null)return p;let w=e.control[l][u],g=s&&
w>0?` (${Te(100*c/w)})`:"";return`${p}<br>${We(o(c)+g)}`}))}function Ax(e,t,n){let o=Hp(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),i=t-r-$t.right,l=Bp(e),c=n?i:(i-2*Ip)/
3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(y=>{let h=y*(c+Ip)/i;return{x:[h,h+c/i],y:d($t.top,l),cell:u}}),p=d($t.
top+l+$t.bottom+6,8),[w,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[w+(g-w)*.2,g-(g-w)*.2],y:p},{x:f[2].x,y:p}]}}let m=[$t.top,2*$t.top+l+$t.bottom,3*$t.top+2*l+2*$t.bottom+oc];return{left:r,
panels:m.map(f=>({x:[0,1],y:d(f,l),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+l+$t.bottom+6,8)}))}}function Cx(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.
length),1),i=mn(e.columns.length,s/(7*r+10)),l=mn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,domain:t.x,anchor:`y${n}`,
tickvals:i,ticktext:i.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,tickvals:l,ticktext:l.map(
u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var Dp=48;function Rx([e,t],n,o){let s=Array.from({length:Dp},(r,i)=>e+(t-e)*(i/(Dp-1)));return{type:"\
heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function Nx({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,range:o,fixedrange:!0,nticks:6,
showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:ee("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}var Lx=()=>[[0,ee("\
--less-fill")],[.5,ee("--heat-zero")],[1,ee("--more-fill")]];function _a(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,E(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([i,l])=>a("th",{scope:"col",class:l},i)))),a("tbody",{},n.grid.rows.flatMap((i,l)=>n.grid.columns.map((c,u)=>r(i,c,l,u)))))))}function r(i,l,c,u){
let{values:d,format:m,formatDiff:f}=n,[p,w,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&w===null)return null;let y=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},i.text),
a("td",{},a("a",{href:n.timeline(i,l),title:"Show this step in the timeline"},l.text)),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(w)),a("td",{class:`num${y}`},f(g)),a("td",{class:`num${y}`},Te(
p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{node:t,draw(i){n=i,s()}}}var Fp={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Ve).map(([e,{name:t}])=>[e,t]))},Px=20,xa=["control","test"];function Ix(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function Wp(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,i)=>i.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${je(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${je(100*t.waiting)} of its step): the others probably wait for it.`}function jp(e,{timeline:t,go:n}){let o=a("span",{class:"muted rank-summary"}),s=de("heat"),r=a("select",{id:s,on:{change:()=>e(
r.value)}},gr.map(R=>a("option",{value:R},Fp[R]))),i=a("p",{class:"mono small heat-name",hidden:!0}),l=ka({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...R)=>n(t(...R))}),
c=_a(),u=a("div",{class:"lags"}),d=a("p",{class:"muted small",hidden:!0}),m=a("div",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:s},"Heat maps of"),r),i,l.node,d,u,c.node),f=a("detail\
s",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",o),m),p=new Map,w=new Map,g=null,y="",h=null;f.addEventListener("toggle",()=>{f.open!==(y!=="")&&e(f.open?"step":"")});let b=R=>R===
"step"&&g&&Ut(g.answer)?"whole recording":Fp[R];function _({set:R,marker:A}){let P=JSON.stringify([R,A]);if(!p.has(P)){let S=yo(R,A);p.set(P,S),S.catch(()=>p.delete(P))}return p.get(P)}async function $(R){
if(xa.some(A=>R[A].any)){k(R,"Each file counts as one step here, so there are no steps to lay out.");return}try{let A=await Promise.all(xa.map(P=>_(R[P])));if(g?.answer===R){let P=A.map((S,B)=>Ix(S,R[xa[B]]));
g={...g,samples:P,judged:P.map(pf)},x()}}catch(A){k(R,A.message)}}function k(R,A){g?.answer===R&&(o.textContent=A,m.hidden=!0)}function x(){let[R,A]=g.judged,P=({ranks:G},J)=>`${Z(G.length,"rank")}, ${Z(
g.samples[J].length,"sample")}`,S=[Wp(R),Wp(A)],B=S[0]===S[1]?S[0]:S.map((G,J)=>G&&`${J===0?"Control":"Test"}: ${G}`).filter(Boolean).join(" "),Y=[P(R,0),P(A,1)];o.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${B}`,m.hidden=!1,f.classList.toggle("lagging",g.judged.some(G=>G.slow.length>0)),y!==""&&T()}async function C(R){let A={};w.set(R,A),w.size>Px&&w.delete(w.keys().
next().value);try{A.samples=(await nr(R)).samples}catch(P){A.failed=P.message,w.delete(R)}y==="op"&&h?.query===R&&T(A)}function v(R){if(y!=="op")return{samples:g.samples,of:P=>P[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(h===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=R??w.get(h.query);
return A===void 0&&C(h.query),A?.samples?{samples:xa.map(P=>A.samples[P]),of:P=>P.total_duration,revision:h.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function T(R){let{
judged:A,file:P}=g,{samples:S=[[],[]],of:B,revision:Y,none:G}=v(R),J=ea(...S),Se=Es(J,B),be=[...Se.control,...Se.test].flat().some(te=>te!==null);i.hidden=y!=="op"||h===null,E(i,h&&a("bdi",{},h.name));
let De=y==="op"?"duration in each rank and step":b(y);l.draw({rows:J.rows,columns:J.columns,...Se,kind:"time",file:P,format:le,formatDiff:ze,heading:De,revision:`${g.revision}#${Y}`,empty:be?"":G}),c.
node.hidden=!be,c.draw({grid:J,values:Se,timeline:t,title:De,format:D,formatDiff:he}),E(u,Dx(A));let Ne=[J.ranksByPosition&&"ranks",J.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=Ne.length===
0,d.textContent=`The sides have different ${Ne.join(" and ")}; they are paired by position (control / test).`}return{node:f,heat:l,draw(R,A,P,S,B){y=A,h=B,f.open=y!=="",r.value=y||"step",g?.answer!==R?
(g={answer:R,file:P,revision:S},r.options[0].textContent=b(gr[0]),$(R)):g.judged&&x()}}}function Dx([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(
r=>r.rank))].sort((r,i)=>r-i),o=(r,i)=>{let l=r.ranks.find(u=>u.rank===i);if(!l)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[a("td",{class:"num",title:le(l.
step)},D(l.step)),a("td",{class:`num${c?" lag":""}`},Te(l.lag===null?null:100*(l.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===l?" lag":""}`},je(l.waiting===null?null:100*l.waiting))]},s=()=>[["\
Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting \
for other ranks and for the network"]].map(([r,i])=>a("th",{scope:"col",class:"num",title:i},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${et(n)}`},a("\
table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var Bx={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
rc="not stated",sc=(e,t,n)=>o=>{let s=o[e]===null?rc:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Up=(e,t)=>e.length===0?"none":e.length===t.length?et(e):`${et(e)} of ${et(t)}`,ac=e=>e.shared_kernel_time===
null?"no kernels":je(100*e.shared_kernel_time),qx=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Up(t.steps,t.all_steps),Hx=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Up(t.ranks,t.all_ranks)},{text:"Steps",of:qx,key:(e,t)=>t.steps.length},{text:"with_stack",of:sc("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:sc("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:sc("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Bx).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:ac,key:()=>null}];function Fx(e){return Hx.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[i,l]=r(n),c=o?r(o):[i||null,l||null];return{text:t,control:i||rc,test:l||rc,left:s&&i===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Wx(e,t){let n=t.filter(l=>l.differs).map(l=>l.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,i=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${ac(o)} of the kernel time in the control, ${ac(s)} in the test.`;return r+i}function zp(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=Fx(o);e.textContent=Wx(o,s),E(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Gp(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),t.aliases&&o.push(...ls(t)),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Qt(Gn(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${Qt(Gn(t))}`);let s=Ss(t);return s===""?o:[...o,s]}function jx(e,t,n){let{row:o}=e,s=c=>tc(c,t)[0],r=e.birth||Te(
e.percent),i=n&&o.kind==="",l=[i?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ba(e.diff,t)[0]} (${r})`];return(t!=="total"||i)&&l.push(`total ${D(o.control_total_duration)}\
 → ${D(o.test_total_duration)}, ${he(o.diff_duration)}`),[...l,...Gp(e)]}function Ux(e){return[e.row.category,`control ${N(e.controlCount)}`,`test ${N(e.testCount)}`,`Δ ${Ze(e.diffCount)}${e.birth?
` (${e.birth})`:""}`,...Gp(e)]}var Yp=e=>({key:e.key,name:zo(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Kp(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?
`self time, ${rs(t,o)}`:rs(t,o),rows:e.map(s=>({...Yp(s),control:s.control,test:s.test,diff:s.diff,lines:jx(s,t,n)}))}}function Vp(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per s\
tep":"total",rows:e.map(n=>({...Yp(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:Ux(n)}))}}function Jp({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["un\
changed","not_certain"].includes(t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var zx=20,Gx=200;function Hn({id:e=de("set"),field:t,set:n,text:o="",none:s,onPick:r}){let i=de("set-list"),l=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:l,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:l,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":i,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:k,blur:()=>_()}}),u=a("ul",{id:i,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:x=>x.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=tt(Gx,()=>g(c.value.trim())),f=[],p=-1,w=null;async function g(x){w?.abort(),w=new AbortController;let{signal:C}=w,v=new URLSearchParams({q:x.slice(0,120),limit:String(zx)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:T,total:R}=await Nt(v,{signal:C});f=[...s&&x===""?[{none:!0}]:[],...T],y(R>T.length?`${Z(R-T.length,"more set")}: type to find`:T.length===0&&"No set matches."),
Me(Z(R,"set")),h(x===""?f.findIndex(A=>A.set?.id===n?.id):0)}catch(T){T.name!=="AbortError"&&(f=[],y(T.message))}}function y(x){E(u,f.map((C,v)=>a("li",{id:`${i}-${v}`,role:"option",class:"choice-line",
"aria-selected":String(C.set?C.set.id===n?.id:!n),on:{click:()=>$(C)}},C.set?Yx(C.set):s)),x&&a("li",{class:"muted small picker-note",role:"presentation"},x)),p=-1,c.removeAttribute("aria-activedescen\
dant")}function h(x){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min(x,f.length-1)),p<0){c.removeAttribute("aria-activedescendant");return}u.children[p].classList.add(
"active"),u.children[p].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${i}-${p}`)}function b(){u.hidden&&g("")}function _(){m.cancel(),w?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=l}function $(x){_(),(x.none||x.set.id!==n?.id)&&r(x.none?null:x.set)}function k(x){let{key:C}=x,v=!u.hidden,T={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[C];(T!==void 0||v&&["Enter","Escape"].includes(C))&&x.preventDefault(),T!==void 0?v?h(T):b():C==="Enter"&&v&&f[p]?$(f[p]):
C==="Escape"&&v&&(x.stopPropagation(),_())}return{node:d,input:c}}function Yx(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[ut(e.created),Z(e.ranks.length,
"rank"),...e.tags.slice(0,3),mt(e.id).slice(0,8)].join(" · "))]}function Yo(e,{none:t,links:n=Jx}={}){let o=a("section",{class:"sides","aria-label":"Control and test"}),s="",r={};function i(u,d,m){let f=JSON.stringify([u.control,u.test,u.control_ranks,u.test_ranks,
u.control_steps,u.test_steps,u.control_marker,u.test_marker,d?.map(y=>[y.id,y.label]),m&&[m.control.samples,m.test?.samples]]);if(f===s)return;s=f;let p=document.activeElement?.dataset?.field,w=Kx(o).
filter(({key:y})=>r[y]===u[y]);r={...u};let g=u.control!==""&&u.test!=="";E(o,l("control",u,d,m),a("div",{class:"swap-cell"},(g||t===void 0)&&Oe("swap","Swap control and test",()=>e(Qx(u))),Xx(u,e),g&&
n(u)),l("test",u,d,m)),w.forEach(({key:y,text:h})=>Vx(o,y,h)),p&&o.querySelector(`[data-field="${p}"]`)?.focus()}function l(u,d,m,f){let p=u==="control"?"A":"B",w=u==="control"?"Control":"Test",g=m&&Ge(
m,d[u]),y=de("set"),h=Hn({id:y,field:u,set:g,text:d[u]===""?"":f?.[u]?.label??d[u],none:u==="test"?t:void 0,onPick:b=>e({[u]:b?mt(b.id):"",op:"",[`${u}_ranks`]:"all",[`${u}_steps`]:"all",[`${u}_marker`]:""})});
return a("div",{class:`side-card side-${u}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},p),a("label",{for:y},w),h.node),a("div",{class:"side-selection",hidden:t!==void 0&&
u==="test"&&d.test===""},Qp(`${u}_ranks`,"Ranks",g?.ranks??f?.[u]?.all_ranks,d,e),Qp(`${u}_steps`,"Steps",(d[`${u}_marker`]?null:g?.steps)??f?.[u]?.all_steps,d,e),a("span",{class:"muted small samples"},
f?.[u]?Z(f[u].samples,"sample"):" ")))}function c(u){let d=o.querySelector(`[data-field="${u}"]`);d?.focus(),d?.click()}return{node:o,choose:c,draw:i}}var Kx=e=>[...e.querySelectorAll(".list-input:no\
t([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function Vx(e,t,n){let o=e.querySelector(`[data-field="${t}-list"]`);o.hidden=!1,o.value=n,e.querySelector(`[data-field\
="${t}"]`).value="list"}var Jx=e=>[ic(e),a("a",{class:"small",href:zt(Et(e)),title:"The tree of calls of both sides: which layer, which operator changed"},"By layer"),a("a",{class:"small",href:Zn(e),title:"\
A step of each side over time, one above the other"},"Timeline")];function ic(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function Qx(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=e[`test${n}`],t[`test${n}`]=
e[`control${n}`];return t}function Xx(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return q(o?"Use all":"First rank and step",()=>t(Object.fromEntries(
n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Qp(e,t,n,o,s){
let r=o[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),u=de(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,
autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?Zx(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${et(n)}`:null,on:{change:()=>{let p=m.value.trim();
s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},l.map(p=>a("option",{value:p,selected:p===r},eS(
p,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function Zx(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function eS(e,t){
return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var tS=["bars","line","scatter","histogram","none"],Xp=["control","test","q","chart","x","y","y2","by"],Zp={chart:"",x:"",y:"",y2:"",by:""};function lc(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Xp.map(o=>[o,t.get(o)??""]));return{...n,chart:tS.includes(n.chart)?n.chart:""}}function Sa(e){let t=new URLSearchParams;for(let n of Xp)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function $a({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,i])=>s.set(r,i)),s}var on=e=>`'${e.replaceAll("'","''")}'`,Ea=["control","test"];function eh(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Ta(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:eh("rank",t)],i=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=n==="all"?i:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:eh("step_number",n)],c=[
...r,...l];return c.includes(null)?null:c}function cc(e){let t=Object.entries(e).map(([n,o])=>{let s=Ta(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var th=e=>Object.fromEntries(Ea.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),nS=e=>on(e.replaceAll("[","[[]"));function oS(e){return[e.q&&`contains_nocas\
e(name, ${on(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${nS(t)}`),e.category.length>0&&`category IN (${e.category.map(on).join(", ")})`].filter(Boolean)}function sS(e){let t=/^diff_(self_)?(per_call_)?percent$/.
exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var rS={total:["se\
lf_duration","total_duration"],per_step:["self_per_step","per_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function aS(e,t){let n=rS[e][t?0:1];return Ea.
map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_duration":`diff_${n}`)}function iS(e,t){let n=new URLSearchParams(yt(e));n.delete("control"),n.delete("test"),t&&n.set("measure",t);let o=[...n].map(
([s,r])=>on(`${s}=${r}`));return`compare${o.length>0?`(${o.join(", ")})`:""}`}function Ds(e,t,n,o=0){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e,i=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`significance = '${r}'`],l=[...oS(
e),...s,...e.change===""?[]:[`change = '${e.change}'`],...i],c=Oo(e,t,n),u=!n&&i.length>0?"total":"";return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${aS(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM ${iS(e,u)}${l.length>0?`
WHERE ${l.join(`
  AND `)}`:""}
ORDER BY ${sS(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function lS({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return Ea.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var nh=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function va(e){let t=Ea.map(n=>{let o=Ta(n,th(e)[n],!0);return o&&`SELECT '${n}' AS side, rank, step_num\
ber, ${nh.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var oh=e=>va(e)&&`${va(e)}
ORDER BY rank, step_number, side`,sh=e=>va(e)&&`SELECT side, count(*) AS steps, ${nh.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${va(e)}
)
GROUP BY side`;function rh(e,{name:t,category:n,aliases:o}){let s=cc(th(e));if(s===null)return null;if(o)return`(${[...new Set(o.map(l=>l.category))].map(l=>`category = ${on(l)} AND name IN (${o.filter(
c=>c.category===l).map(c=>on(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${on(n)} AND ${r?`name = ${on(t)}`:`name IN (
    SELECT raw FROM (
${lS(e)}
    ) WHERE shown = ${on(t)})`}
  AND (${s})`}function ah(e,t){let n=rh(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function uc(e,t){let n=rh(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Ko=(e,{control:t,test:n},o={})=>e?Sa({control:t,test:n,q:e,...o}):null,ih=(e,t)=>Ds({...e,q:"",category:[],change:"",significant:"",exclude:[St],device_type:"CPU",
fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t);function lh(e,{unit:t,self:n,item:o},s){let r=(i,l,c)=>i.set(Ko(l,e,c));r(s.table.sql,Ds(e,t,n)),r(s.durations.sql,Ds(e,t,n,e.top)),r(s.counts.sql,Ds(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,sh(e)),r(s.host.sql,ih(e,wa)),r(s.ranks.heat.sql,e.heat!=="op"?oh(e):o?uc(e,o.row):null)}function ch(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Ko(ah(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Ko(uc(e,t),e))}var Bs=["control","test"],uh=e=>a("bdi",{class:"mono"},e),cS=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function uS(e){let[t,n]=Bs.map(s=>cS(e[s])),o=Bs.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?N(o[0]):`${N(o[0])} and ${N(o[1])}`,changes:{control_marker:t,test_marker:t}}]:Bs.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:N(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function dS(e,t){let[n,o]=Bs.map(r=>e[r].marker),s=(r,i,l)=>a("p",{class:"\
marker-line small"},r,uh(i)," ",t&&q("Without it",()=>t(l),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:Bs.map((r,i)=>[n,o][i]!==null&&s(`A\
 step of the ${r} is one `,[n,o][i],{[`${r}_marker`]:""}))}function dh(e,t){return[dS(e,t),t&&uS(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,uh(o),` as step m\
arker (${s} found)? `,q("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var mh=8,mS=600,fS=80,Vo=["control","test"],fh=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},fc=({step_number:e})=>e!==null,mc=e=>[e.span,fc(e)?e.step_number:
e.rank],ph=({rank:e,span:t})=>`${e}/${t}`;function hh(e){return`${fc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function pS(e){let n=[...new Map(e.map(o=>[mc(o).
join("/"),mc(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function hS(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var dc=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function gS(e,t){let n=new Map;for(let o of e){let s=ph(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>mh?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>qe("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function wS(e,t,n,o,s){let r=pS(t),i=t.map(u=>({sample:u,y:dc(
u.step,n),x:r.size>1?3+94*r.get(mc(u).join("/"))/(r.size-1):50})),l=t.filter(fc).map(u=>u.step_number),c=l.length===0?Z(t.length,"recording"):`step ${Math.min(...l)}${r.size>1?` – ${Math.max(...l)}`:
""}`;return a("div",{class:"strip-panel"},qe("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},qe("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${dc(o,n)}%`,y2:`${dc(o,n)}%`}),gS(
i,e),i.map(({sample:u,x:d,y:m})=>qe("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>fS?2:3.2},s&&qe("title",{},`${e}, ${hh(u)}: ${le(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function yS(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${Z(t.length,"sample")} from ${D(Math.min(...n))} to ${D(o.step)}, median ${D(fh(n))}\
; the longest is ${hh(o)}.`}function gh(e,t){if(!Vo.every(l=>e?.[l]?.length>0)||Vo.every(l=>e[l].length<2))return null;let n=Vo.flatMap(l=>e[l].map(c=>c.step)),o=hS(n),s=fh(e.control.map(l=>l.step)),r=[
de("strip-title"),de("strip-words")],i=Vo.some(l=>{let c=new Set(e[l].map(ph));return c.size<=mh&&c.size<e[l].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-desc\
ribedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",i&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},Vo.map(l=>yS(l,e[l])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},D(o[1])),a("span",{},D(o[0]))),Vo.map(l=>wS(l,e[l],o,s,
n.length<=mS))))}var bS={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},kS={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},_S="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",xS="Of intervals made in this way\
, this share contains the true change.",SS="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function $S({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function vS(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${kS[e.verdict]} `),bS[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:le(e.control)},D(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:le(e.
test)},D(e.test)),a("span",{class:`change ${$S(e)}`,title:ze(e.change)},he(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${Te(e.change_percent)})`)))}function ES(e,t){let n=`${Z(
e.control_samples,"sample")} against ${N(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${Z(e.control_observations,"step")} against ${N(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var TS=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${N(t)} against ${N(n)} has few levels of confidence: ${je(100*e)} is the lowest from 95 % up`;function OS({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${he(t.low)} and ${he(
t.high)}`:`between ${Te(t.low_percent)} and ${Te(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${je(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${he(t.shift)} (${Te(t.shift_percent)}), ${s}.`}}function MS(e,t){let{interval:n}=e,o=ES(e,t);return n?[a("span",{
title:xS},`${je(100*n.confidence)} confidence`),", ",a("span",{title:SS},`p = ${Qt(e.p_value)}`),`: ${o}${TS(n,e)}.`]:`${o}.`}function wh(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),i=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function l(c,u){let{verdict:d}=c,m=Ut(c),f=d.verdict==="cannot_judge"&&u;E(s,vS(d,m),a("p",{class:"ve\
rdict-range"},OS(d)," ",f&&q("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},MS(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!==
"same_selection")&&a("p",{class:"muted small one-recording"},_S),dh(c,t)),E(r,gh(d.samples,m)),i.dataset.verdict=d.verdict}return{node:i,draw:l}}function Oa(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(n.href),1e4)}var AS=900,Ma=12,yh=17,CS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function bh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of CS){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():bh(o);s&&n.append(s)}return n}function RS({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,w)=>qe("te\
xt",{x:d,y:m,fill:ee(w?"--text":"--muted"),"font-size":p,"font-weight":w?600:400,"font-family":s},f),i=t.flatMap(d=>Mn(d,Math.floor(o/6.6),3)),l=[r(Ma,22,e,15,!0),...i.map((d,m)=>r(Ma,42+yh*m,d,12,!1))],
c=30+yh*i.length+18,u=Ma;for(let[d,m]of n)l.push(qe("rect",{x:u,y:c-9,width:14,height:9,fill:ee(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Ma}}function NS(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),i=Math.max(n,AS),l=RS(t,i),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=bh(d);for(let[p,w]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?i-n:0)}))f.setAttribute(p,String(w));return f}),u=l.height+o;return{width:i,height:u,node:qe("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:i,height:u,viewBox:`0 0 ${i} ${u}`},qe("rect",{width:"100%",height:"100%",fill:ee("--surface")}),l.nodes,c)}}var kh="image/svg+xml";async function LS(e,t,n){let o=new Image;
o.src=`data:${kh};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function _h(e,t,n,o){let{node:s,width:r,height:i}=NS(e,o),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:kh}):await LS(l,r,i);
Oa(c,`${n}.${t}`)}var qs=212,Yt={left:62,right:12,top:20,bottom:24},Jo=qs-Yt.top-Yt.bottom,Aa=.62,PS=5,xh=8,Ca=84,IS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Sh(e){return bt(
{...e,class:"waterfall",height:()=>qs,keys:IS,paint:HS,save:_h})}function DS(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function BS(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function qS([e,t]){let n=(t-e)/
PS,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(i=>i*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(i,l)=>(r+l)*s)}var Hs=e=>`${100*e}%`;function HS({fall:e}){let t=DS(e),
n=BS(t),[o,s]=n,[r,i]=Ke(s),l=t.length,c=h=>Jo*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>Hs((h+.5+b)/l),d=h=>h===0?"control":h===l-1?"test":e.parts[h-1].change<0?"less":"more",m=de("fall-less"),f=qS([o/i,s/i]).
map(h=>({y:c(h*i),text:`${ht(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},w=qe("svg",{class:"fall-body",...p},qe("defs",{},qe("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},qe("rect",{class:"fall-ground",width:5,height:5}),qe("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>qe("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>qe("line",{class:"fall-join",x1:u(b,Aa/2),x2:u(b+1,-Aa/2),y1:c(h),y2:c(h)})),t.map(([h,b],_)=>qe("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-Aa/2),width:Hs(
Aa/l),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,l-1].map(h=>FS(u(h,-.33),Hs(.66/l))),e.parts.map(({change:h},b)=>qe("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},he(h))),WS(e).flatMap(([h,b],_)=>[qe("text",{class:"fall-tick fall-whole",x:u(_),y:Jo+15},h),qe("text",{class:"\
fall-tick fall-short",x:u(_),y:Jo+15},b)])),g=qe("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>qe("text",{class:"fall-value",x:Yt.left-5,y:Yt.top+h+4},b)),o>0&&qe("text",{class:"fall-cut",x:Yt.
left,y:Yt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,w,jS(w,US(e),y)]}function FS(e,t){let n=(r,i)=>Jo*(.91-(i?.05:0)-(r%2?.035:0)),o=Array.
from({length:xh+1},(r,i)=>i),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return qe("svg",{x:e,width:t,height:Jo,viewBox:`0 0 ${xh} ${Jo}`,preserveAspectRatio:"\
none"},qe("polygon",{class:"fall-ground",points:s}))}function WS(e){return[["control","control"],...e.parts.map(({part:t})=>[Ve[t].name,Ve[t].short]),["test","test"]]}function jS(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,i)=>{let l=i<s/2,c=l?i:s-1-i,[u,d]=n[i].map(p=>Yt.top+p),m=()=>{E(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(l?"left":"ri\
ght",`calc(${l?Yt.left:Yt.right}px + ${c/s} * (100% - ${Yt.left+Yt.right}px))`),o.style.setProperty(l?"right":"left","auto"),o.style.bottom=u>Ca?`${qs-u+17}px`:"auto",o.style.top=u>Ca?"auto":`${d-u>Ca?
u+6:Math.min(d+4,qs-Ca)}px`},f=qe("rect",{class:"fall-area",x:Hs(i/s),y:-Yt.top,width:Hs(1/s),height:qs});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function US(e){return[["control",D(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[Ve[t].name,`${D(n)} → ${D(o)}`,he(s)]),["test",D(e.test),he(e.change)]]}var zS=21,GS=7.1,YS=5e-4,KS=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,$h=e=>e>0?"more":e<0?"less":"calm",VS=e=>(e-74)/6-14,JS=e=>Math.max(zS,Math.floor(
e/GS)),vh=({operations:e,named:t})=>e.slice(0,t);function Fs({name:e,tree:t}){let n=t?e.lastIndexOf(" / "):-1;return n<0?[e,""]:[e.slice(n+3),e.slice(0,n)]}var QS=e=>e.parts.every(({change:t})=>Math.abs(
t)<=YS*e.control);function Eh(e,t){let n=Sh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h2",tools:t}),o=null,s=a("div",{class:"fall-columns"}),r=0,i=0,l=[],c=new Map;
n.node.append(s),new ResizeObserver(()=>{let f=s.querySelector(".fall-ops")?.clientWidth??0;r=s.clientWidth,f!==0&&f!==i&&(i=f,u())}).observe(s);function u(){let f=lr(l,JS(i||r&&VS(r)));c=new Map(l.map(
(p,w)=>[p,f[w]]));for(let p of s.querySelectorAll(".fall-ops bdi"))p.textContent=c.get(p.dataset.name)}function d(f,p){let{name:w,what:g}=Ve[f.part],y=vh(f);return a("section",{class:"fall-column",data:{
part:f.part},tabindex:"-1"},a("h3",{title:g},a("span",{class:"fall-name"},Wr(w))," ",a("span",{class:$h(f.change),title:ze(f.change)},he(f.change))),a("p",{class:"muted small",title:`${le(f.control)} \
→ ${le(f.test)}`},`${D(f.control)} → ${D(f.test)}`),f.part==="idle"&&y.length>0&&a("p",{class:"muted small"},p?"Host time of modules, without waits:":"Host operations, by self time:"),y.length>0&&
a("ul",{class:"fall-ops"},y.map(h=>a("li",{},a("a",{href:e(h,f.part),class:"mono",title:h.name},a("bdi",{data:{name:Fs(h)[0]}},c.get(Fs(h)[0]))),Fs(h)[1]&&a("span",{class:"muted small fall-in",title:h.
name},`in ${Fs(h)[1]}`),a("span",{class:`num ${$h(h.change)}`,title:ze(h.change)},he(h.change))))),f.explained&&a("p",{class:"small muted explained"},KS(f.explained)))}function m(f,p){return a("p",{class:`\
fall-end fall-end-${f}`},a("span",{class:"visually-hidden"},`${f} `),a("span",{class:`${f}-text strong`,title:le(p)},D(p)))}return{node:n.node,chart:n,reveal(f){let p=s.querySelector(`[data-part="${f}\
"]`);p?.scrollIntoView({block:"center"}),p?.focus({preventScroll:!0})},draw(f,p,w,g){let y=f.waterfall;n.node.hidden=y===null;let h=y!==null&&QS(y);if(n.draw({fall:y,revision:p,file:w,caption:g,heading:`\
mean per ${Ut(f)?"recording":"step"}, test − control`,empty:y===null?"No device work.":h?`No difference: a ${Ut(f)?"recording":"step"} takes ${D(y.control)} in the control and ${D(y.test)} in the te\
st, and no part of it changed by more than 0.05 %.`:""}),y===null||h){E(s),o=null;return}if(y===o)return;o=y,l=[...new Set(y.parts.flatMap(_=>vh(_).map($=>Fs($)[0])))],u();let b=y.contributors==="modu\
les";E(s,m("control",y.control),y.parts.map(_=>d(_,b)),m("test",y.test))}}}var XS=[["","Rows","Name the rows that changed most under each bar"],["modules","Modules","Name the modules that changed most under each bar, equal ones added up"]],Ra={key:"",fall:null};function Th(e,t){
let n=lt("Under the bars",XS,t),o=a("p",{class:"muted small fall-note",role:"status"}),s=[],r="",i=null,l=()=>{},c=Eh(u,n.node);c.node.append(o);function u(m,f){return m.tree?zt({...Et(s[0]),node:Pr(m.
tree),by:f==="idle"?"host":"device"}):e(m)}async function d(m){i?.abort(),i=new AbortController,r=m;let f=new URLSearchParams(m);Object.entries({contributors:"modules",diagnosis:"false",limit:"0"}).forEach(
([p,w])=>f.set(p,w));try{let{waterfall:p}=await at(f,{signal:i.signal});Ra={key:m,fall:p},l()}catch(p){p.name!=="AbortError"&&E(o,`The modules could not be had: ${p.message}`)}}return{...c,draw(m,f,...p){
let w=yt(m).toString(),g=m.fall==="modules"&&f.waterfall!==null,y=g&&Ra.key===w&&Ra.fall?Ra.fall:f.waterfall;l=()=>s[0]&&this.draw(...s),s=[m,f,...p],n.press(m.fall),E(o,g?y===f.waterfall?"Looking for\
 the modules …":y.contributors_note&&`Rows are named, not modules: ${y.contributors_note}.`:""),c.draw({...f,waterfall:y},...p),g&&y===f.waterfall&&r!==w&&d(w)},stop(){l=()=>{},i?.abort()}}}var Na={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},pc=null,lo={path:"/compare",name:"Compare",mount:(e,t)=>ZS(e,t)};function ZS(e,t){let n=Pt(location.search),o=null,s=null,
r="",i="",l=t.newPair?yl(n):pc,c=null,u=null,d="",m=null,f=n.op!=="",p=!1,w=globalThis.firstComparison!==void 0,g=qm(n,l),y=Im(()=>!p&&s&&L()),h=vp(),b=Zm({page:be,row:De,rank:ae,step:I,timeline:W=>Xd(
n,W),onRow:W=>Ne(xt(W.name,W.category)),onBar:W=>k.fall.reveal(W)},h.node),_=Jm(),$=Pn("All rows"),k={sides:Yo(G),verdict:wh(()=>G(Na),G,b.node,_.node),fall:Th(be,W=>G({fall:W},{replace:!0})),host:Op(
be),recorded:zp(),operators:Mp(be,at),ranks:jp(W=>G({heat:W},{replace:!0}),{timeline:(...W)=>Mr(n,...W),go:t.go}),replacements:zm(be),filters:Tp(G),counts:bl({id:"chart-counts",title:"Ops count compar\
ison",file:"ops-count",onSelect:W=>J(W,k.counts.node)}),durations:bl({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:W=>J(W,k.durations.node)}),table:Pp({onSort:(W,re)=>G(
{sort:W,order:re}),onSelect:J,href:be,onOpen:Se,onWant:y.want}),detail:Km({onClear:()=>J(""),href:be,onRanks:K,onTable:te,tree:W=>mm(n,W),timeline:W=>Co(n,W)})},x=a("div",{class:"comparability"}),C=a(
"p",{class:"remark",hidden:!0}),v=Vm(G),T=[k.fall.chart,k.ranks.heat,k.counts,k.durations],R=a("div",{class:"results"},k.verdict.node,x,k.fall.node,k.host.node,k.operators.node,k.filters.node,C,v.node,
a("div",{class:"charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},_.title,a("div",{class:"chart-tools"},$.node)),k.table.
node),k.ranks.node,k.recorded.node,k.replacements.node),A=a("div",{class:"message"}),P=a("h1",{class:"visually-hidden"},"Compare"),S=a("div",{class:"paper-only"}),B=Mt({context:t,results:R,message:A});
e.append(a("div",{class:"page compare-page"},P,S,k.sides.node,A,R),k.detail.node);let Y=dt(()=>T.forEach(W=>W.retheme()));function G(W,{replace:re=!1}={}){return!p&&t.go(wt({...n,...W}),{replace:re})}
function J(W,re=k.table.node){let ce=k.detail.node.contains(document.activeElement),Ae=W===n.op?"":W??"",Fe=re.getBoundingClientRect().top;G({op:Ae},{replace:!0}),window.scrollBy(0,re.getBoundingClientRect().
top-Fe);let Ye=u?.items.find(H=>H?.key===Ae);Ye?Me(`${Ye.row.name} is selected.`):ce&&k.table.focus()}function Se(W){W!==n.op&&J(W)}function be({id:W,name:re,category:ce}){return Dt({...n,heat:"",row:W??
xt(re,ce)})}function De({name:W,category:re}){return wt({...n,op:xt(W,re)})}function Ne(W){f=!0,W===n.op?F():G({op:W},{replace:!0})}function te(){k.table.node.closest(".table-card").scrollIntoView({block:"\
start"}),k.table.focus()}function ae(W){return[s.control,s.test].every(re=>re.all_ranks.includes(W))&&s.control.all_ranks.length+s.test.all_ranks.length>2?wt({...n,control_ranks:String(W),test_ranks:String(
W)}):null}function I(W,re){return s[re].all_steps.includes(W)?wt({...n,[`${re}_steps`]:String(W)}):null}function K(){G({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.
querySelector("summary").focus({preventScroll:!0})}function ne(){let W=ce=>Cn(ce,n,o,s),re=n.control&&n.test?`${W("control")} → ${W("test")} · Compare`:"Compare";P.textContent=re,t.setTitle(re)}async function ue(){
let W=[n.control,n.test].filter(ce=>ce!=="");if(W.every(ce=>o&&Ge(o,ce)))return;let re=await pt(W).catch(()=>[]);p||(o=re,ye())}async function z(W){let re=l,ce=re.late&&await Bm(W,re);ce&&l===re&&(l={
key:re.key,...ce},pc=ce.note===""?null:l,ye())}function se(W){i=W,R.dataset.stale="";let re=yt(n).toString(),{op:ce}=n;B.ask(Ae=>g(W,n,l,Ae),Ae=>{s=Ae,r=W,y.start(W,Ae,ce),l?.key!==re?(l={key:re,diagnosis:Ae.
diagnosis,note:Ae.diagnosis_note},pc=l):l.late&&Ot().then(()=>z(W)),Me(s.row_count===1?"One row.":`${N(s.row_count)} rows.`),B.say(null),delete R.dataset.stale,ye()},Ae=>{s=null,r="",y.stop(),B.say(Qm(
Ae,{narrowed:Object.keys(Na).some(Fe=>n[Fe]!=="all"),all:()=>G(Na),again:()=>se(i),unmarked:()=>G({control_marker:"",test_marker:""})})),delete R.dataset.stale,ye()})}async function me(){let W=yt(n).toString();
if(s.waterfall!==null||c?.key===W)return;c={key:W,rows:null};let re=new URLSearchParams(W);Object.entries({device_type:"CPU",exclude:St,diagnosis:"false",sort:"abs_diff_self_per_step",limit:wa}).forEach(
([ce,Ae])=>re.set(ce,String(Ae)));try{let{rows:ce}=await at(re);!p&&c.key===W&&(c.rows=ce,ye())}catch{}}function ye(){if(p)return;ne();let W=n.control!==""&&n.test!=="",re=Eo(n),ce=wl(n);W?ce!==i&&(s||
B.say(null),se(ce)):(B.drop(),i="",s=null,k.detail.draw(null),B.say(Xm(o))),k.sides.draw(n,o,s),R.toggleAttribute("data-skeleton",W&&!s),k.filters.draw(n,s,s?M():n.unit||"total"),v.draw(n,re),s?W&&r===
i&&j(M(),re):k.detail.draw(null)}function M(){let W=n.unit||Ni(s);return W==="percent"&&!hr(s)?Ni(s):W}function j(W,re){let ce=Do(s),Ae=yt(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Na).
some(Ye=>n[Ye]!=="all")),k.recorded.draw(s),k.operators.draw(Ae,s),oe(),me()),k.fall.draw(n,s,r,ce,Gr(s)),k.host.draw(c?.key===Ae&&s.waterfall===null?c.rows:null,s),O(W,re),k.replacements.draw(s,W==="\
per_step"||W==="percent"),_.draw(n,s,W,re),b.draw(l,wt({...n,op:""})),h.draw(n,s),F();let Fe=u.items.find(Ye=>Ye?.key===n.op);k.ranks.draw(s,n.heat,ce,r,Fe?{name:Fe.row.name,query:Yn({...n,row:Fe.key}).
toString()}:null),lh(n,{unit:W,self:re,item:Fe},{...k,table:{sql:$}})}function O(W,re){let ce=y.rows(),Ae=JSON.stringify([r,W]),Fe=JSON.stringify([Ae,n.top,d===r]);if(u?.answer!==s||u.order!==Ae){let Ye=Li(
s,ce,W,{self:re});u={answer:s,order:Ae,unit:W,self:re,items:Ye},X(W,Ye),k.table.draw({rows:Ye,totals:pd(s,W,{self:re}),unit:W,self:re,unitName:rs(W,s),sort:n.sort,order:n.order,selected:n.op,revision:Ae,
judged:U(Ye)})}u.chartKey!==Fe&&(u.chartKey=Fe,Re(Fe),E(S,Gr(s,Z(s.row_count,"row")).map(Ye=>a("p",{},Ye))))}let U=W=>W.some(re=>re.verdict!=="cannot_judge"&&!re.row.too_few);function L(){if(r!==i||u?.
answer!==s)return;let{items:W,unit:re,self:ce}=u,Ae=[],Fe=[];y.rows().forEach((H,V)=>{W[V]||(Ae.push(V),Fe.push(H))});let Ye=Li(s,Fe,re,{self:ce});Ye.forEach((H,V)=>{W[Ae[V]]=H}),X(re,W),k.table.add(W,
Ye,U(W)),n.op!==""&&!m&&j(re,ce)}function F(){let W=n.op===""?-1:y.placeOf(n.op),re=u.items[W]??null,ce=re?.key??"";if(m=re,k.counts.select(ce),k.durations.select(ce),k.table.select(ce),W===void 0){y.
find(n.op);return}k.detail.draw(re,re||n.op===""?null:[a("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),a("p",{},q("Clear the filters",()=>G({q:"",category:[],change:"",
exclude:[St],device_type:"ALL",significant:""})))]),f&&(f=!1,re&&te())}function oe(){let W=s.comparability.filter(({kind:re})=>re!=="steps_differ"&&re!=="single_sample");E(x,Md(W))}function X(W,re){let ce=s.
control.samples,Ae=s.test.samples,Fe=re.find(V=>V?.row.too_few&&V.row.among)?.row;C.hidden=ce===Ae&&!Fe;let Ye=Fe&&`${so(Fe)} These rows say “too few steps”. `;if(ce===Ae){E(C,Ye);return}let H=W===
"total"?"totals cannot be compared directly.":W==="per_call"?"totals would mislead.":"calls and durations are shown per step.";E(C,Ye,`The sides have ${N(ce)} and ${Z(Ae,"sample")} (a sample is one st\
ep of one rank), so ${H} `,W==="total"?q("Show per step",()=>G({unit:""}),{class:"link-button"}):q("Show totals",()=>G({unit:"total"}),{class:"link-button"}))}function ie(){return d!==r&&Jp(s)&&["No d\
ifference found in any of these rows, neither in time nor in the number of calls. ",q("Draw the bars anyway",()=>{d=r,ye()},{class:"link-button"})]}function Re(W){let{items:re,unit:ce,self:Ae}=u,Fe=`${u.
order}${n.top}`,Ye=re.slice(0,n.top),H=Gr(s,`first ${N(Ye.length)} of ${Z(s.row_count,"row")}`),V={file:Do(s),revision:W,zoom:Fe,caption:H};k.durations.draw({...V,...Kp(Ye,ce,Ae,s),empty:ie()}),k.counts.
draw({...V,...Vp(Ye,ce),empty:ie()}),v.drawRest(re.length,Ye.length)}return ye(),w?Ot().then(ue):ue(),{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("co\
ntrol"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&J("")},update(W){n=Pt(W),l=t.newPair?yl(n):l,ye(),ue(),s&&i===r&&t.settled()},unmount(){p=!0,[h,k.fall,k.operators].forEach(W=>W.stop()),
B.unmount(),y.stop(),Y(),T.forEach(W=>W.unmount()),k.table.unmount(),k.detail.unmount()}}}var Oh=2,hc=e=>e.filter(({counts:t})=>t>0).sort((t,n)=>n.total_duration/n.counts-t.total_duration/t.counts)[0];async function e$(e,t,{name:n,category:o},s){let r=new URLSearchParams(t);r.set("name",n),
s||r.set("category",o);try{return(await sr(e,r)).rows[0]}catch(i){if(i.code==="unknown_row")return null;throw i}}async function t$(e,{names:t,marker:n,shortNames:o},s){let{rank:r,span:i,step_number:l}=s,
c=new URLSearchParams({rank:r,span:i,order:"duration",limit:"1"});l!==null&&c.set("step",l),n!==""&&c.set("marker",n),o&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.
all(t.map(b=>e$(e,c,b,o))),yo(e,n===""?null:n),rn(e)]),[f]=u.filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!f)throw new Error("The timeline of this step has no such call.");let p=m.filter(b=>b.
rank===r).find(b=>b.span===i);if(!p||p.trace_bytes===null)throw new Error("The trace of this call is not kept.");if(p.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: downlo\
ad it for Perfetto’s trace_processor.");let w=l===null?p.first_event_ns:d.find(b=>b.rank===r&&b.span===i&&b.step_number===l).start_ns,g=p.metadata?.baseTimeNanoseconds,y=BigInt(w)-(Number.isFinite(g)?
BigInt(g):0n),h=b=>y+BigInt(Math.round(1e3*b));return{file:p,start:h(f.start-Oh*f.duration),end:h(f.start+(1+Oh)*f.duration)}}function Mh(e,t,n,o){let s=t$(e.id,t,hc(n));return s.catch(()=>{}),_r({title:`${e.
label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"trace.json.gz",load:async r=>{let{file:i}=await s;return ar(e.id,i.number,"",{signal:r,onProgress:o})}})}function Ah({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),i=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:i(t),test:i(n),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function Ch(e,t,n){let o=[];if(t/e<8){let l=(t-e)/n,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],i=r.length>1?1:Math.max(1,Math.
round(s/n));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=i)for(let c of r)o.push(Number((c*10**l).toPrecision(12)));return o.filter(l=>l>=e&&l<=t)}var n$=250;function Rh(e){return bt({...e,height:()=>n$,make:s$,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function o$(e){let[t,n]=Ke(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function s$(e,t){let n={...e,
...Ah(e)},o=Wt(),{edges:s}=n,r=Ch(s[0],s[s.length-1],t<520?4:9),[i,l]=["control","test"].map((m,f)=>{let p=n[m].reduce((g,y)=>g+y,0),w=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(g=>g===0?0:
g/w)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...i,...l);return{data:[
{...c(i),fill:"tozeroy",fillcolor:a$(o.control,.4),line:{color:o.control,width:1}},{...c(l),line:{color:ee("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(i[f],l[f])),customdata:r$(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:gt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(o$),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?ee("--control"):ee("--test")}}])}}}function r$(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,i)=>`${r} ${N(e[r][o])}${i>0?`, ${je(100*e[r][o]/i)} of its calls`:""}`;return[`${D(n)} to ${D(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function a$(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var i$=250,La=.13;function Nh(e){return bt({...e,height:()=>i$,make:l$,onClick({points:[t]},n){let[o,s]=String(t.id??"").split("/").map(Number);n.rows[o]&&n.columns[s]&&e.onSample(n.rows[o],n.columns[s])},
extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function l$(e,t){
let n=Wt(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...o)):["",1],i=e.rows.length>8,l=(m,f,p)=>{let w=[];return e[m].forEach((g,y)=>g.forEach((h,b)=>{
if(h!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;w.push({x:b+f+_,y:h/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:w.map(g=>g.x),y:w.
map(g=>g.y),customdata:w.map(g=>g.text),ids:w.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:i?5:8,opacity:i?.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.
map((w,g)=>{let y=e[m].map(h=>h[g]).filter(h=>h!==null);return y.length===0?null:y.reduce((h,b)=>h+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:p,x:p.map((w,g)=>g+f),line:{color:ee(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=mn(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-La),c("test",La),l("control",
-La,"circle"),l("test",La,"diamond")],layout:{template:gt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var c$=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Lh=(e,t)=>e===null||t===null?null:
e-t,Ph=(e,t)=>e>0&&t!==null?100*t/e:null,wc=e=>e>0?"more":e<0?"less":"calm";function yc(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,i)=>o[i]>0?r/o[i]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function gc(e,t,[
n,o],s,r,i){let l=Lh(o,n),c=i==="new"?"new":i==="gone"?"gone":Te(Ph(n,l));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
i==="new"?ke:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},i==="gone"?ke:s(o))),a("p",{class:`tile-change ${wc(l??(i==="new"?1:-1))}`},l===null?c:`${r(l)} (${c}\
)`))}function u$(e,t){let n=yc(e);return[a("p",{class:"muted op-verdict"},t?so(t):" "),a("div",{class:"tiles"},gc("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
D,he,n.birth),gc("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,N,Ze,n.birth),gc("Time per call","Median of the single calls",n.perCall,D,he,n.birth))]}function Ia(e,[
t,n],o,s,{exact:r,exactDiff:i,title:l}={}){let c=Lh(n,t);return a("tr",{},a("th",{scope:"row",title:l},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${wc(c)}`,title:i?.(c)},s(c)),a("td",{class:`num ${wc(c)}`},Te(Ph(t,c))))}var Pa=(e,t,n)=>Ia(e,t,D,he,{exact:le,exactDiff:ze,title:n});function d$(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=yc(e),o=(r,i)=>100*n[r]/t[i].step,s=Ut(e)?"recording":"step time";return Ia(`Share of the ${s}`,[o(0,"control"),o(1,"test")],je,r=>r===null?ke:Te(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function m$(e,{stepTime:t,row:n}){let o=yc(e),s=i=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},i)),r=i=>[e.calls.control[i],e.calls.test[i]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(i=>a("th",{scope:"col",class:"num"},i)))),a("tbody",{},s("All calls"),Ia("Calls",o.counts,N,Ze),Ia("Calls per step",o.callsPerStep,N,Ze),Pa("Total",o.total),Pa(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&Pa("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),d$(e,t)),a("tbody",{},s("A single call"),c$.map(([i,l])=>Pa(l,r(i)))))}function Ih(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),E(e,u$(n,o.row)),E(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},m$(n,o)))}}}var f$=.8,p$=/^aten::.*(mm|linear|conv|attention)/,qh={control:"set",test:"test"};function h$(e,t,n){let o=Object.values(qh).map(c=>e[c].by_operator.find(({operator:u})=>u===t));if(o.includes(void 0))
return null;let s=o.map(c=>c.flops_per_step),r=o.map(c=>c.device_time_per_step),l=o.every((c,u)=>c.calls>=f$*n[u])&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:o.map(c=>c.tflops_per_s),
calls:o.map(c=>c.calls),more:l,slower:l===null?null:r[1]-r[0]-l}}var Dh=e=>{let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of Object.entries(qh))for(let s of["ranks","steps","marke\
r"]){let r=e[`${n}_${s}`];r&&r!=="all"&&t.set(`${o}_${s}`,r)}return t};function Da(e,[t,n],o,s,r){let i=t===null||n===null?null:n-t;return a("tr",{},a("th",{scope:"row"},e),[t,n].map(l=>a("td",{class:"\
num",title:r?.(l)},o(l))),a("td",{class:"num strong"},i===null?"":s(i)),a("td",{class:"num"},t>0&&i!==null?Te(100*i/t):""))}var Bh=(e,t,n)=>a("tr",{},a("th",{scope:"row",title:t},e),a("td"),a("td"),a(
"td",{class:`num strong ${n>0?"more":"less"}`,title:ze(n)},he(n)),a("td")),g$=e=>e===null?ke:`${yn(1e12*e)}FLOP/s`,w$=e=>`${jn(1e12*e)}FLOP/s`;function y$(e,t){return a("table",{class:"number-table"},
a("caption",{class:"visually-hidden"},"Work of this operator, per step"),a("thead",{},a("tr",{},a("td"),["Control","Test","Δ","Δ %"].map(n=>a("th",{scope:"col",class:"num"},n)))),a("tbody",{},Da("FL\
OPs per step",e.flops,yn,jn),Da("Device time per step",e.device,D,he,le),e.more!==null&&[Bh("of it more work","What the change of FLOPs would cost at the speed of the control",e.more),Bh("of it slower\
 work","The rest: each FLOP takes longer, or less long",e.slower)],Da("Achieved",e.speed,g$,w$),e.calls.some((n,o)=>n!==t[o])&&Da("Calls with known FLOPs",e.calls,N,Ze)))}function Hh(){let e=a("div",{
class:"op-work-body"}),t=a("section",{class:"card op-table-card op-work","aria-label":"Work",hidden:!0},a("div",{class:"chart-head"},a("h2",{},"Work")),e),n="",o=null,s=r=>E(e,a("p",{class:"muted smal\
l op-work-none"},r));return{node:t,async draw(r,i){let l=i.category==="cpu_op"&&p$.test(i.name)&&!r.use_short_name&&r.control!==""&&r.test!=="";t.hidden=!l;let c=l?`${Dh(r)} ${i.name}`:"";if(c===n||(o?.
abort(),o=new AbortController,n=c,!l))return;s("Looking for its FLOPs …");let u=[i.calls.control.count,i.calls.test.count];try{let d=await bo("work",Dh(r),{signal:o.signal});if(n!==c)return;let m=h$(
d,i.name,u);m?E(e,a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},y$(m,u))):s("Its FLOPs are not known on both sides, or they count for an operator around it\
.")}catch{n===c&&(s("Its FLOPs could not be loaded."),n="")}},stop:()=>o?.abort()}}var Ba=12;function Fh(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=lt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),i=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),l=!1,c="";function u(p){let{answer:w}=p,g=w.launches!==void 0;c!==p.revision&&(c=p.revision,l=!1),o.press(
p.unit),t.textContent=g?"Launches":"Launched by",i.setAttribute("aria-label",t.textContent),n.textContent=g?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let y=g?w.launches:w.launched_by,h=p.unit==="per_step"?[w.control.samples,w.
test.samples]:[1,1];E(s,y.length===0?d(g):m(y,h,g)),E(r,y.length>Ba&&!l&&q(`Show all ${N(y.length)}`,()=>{l=!0,u(p),s.querySelectorAll("tbody tr")[Ba].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=y.length<=Ba||l}function d(p){return a("p",{class:"muted chart-message"},p?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(p,w,g){let y=p.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},g?"Device work":"Operator"),y&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},p.slice(0,l?void 0:Ba).map(h=>f(h,w,y))))}function f(p,[w,g],y){let h=[p.control_counts/w,p.test_counts/g],b=[p.control_total_duration/
w,p.test_total_duration/g],_=w===g?p.diff_duration/w:b[1]-b[0],$=_>0?" more":_<0?" less":"",k=h[1]-h[0],x=p.control_counts===0?"new":p.test_counts===0?"gone":Te(b[0]>0?100*_/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},p.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(p),title:p.name},a("bdi",{},p.name)),a("span",{class:"related-category muted"},
` ${p.category??""}`)),y&&a("td",{class:"shapes mono",title:p.shapes},p.shapes??"–"),a("td",{class:"num wide-only"},N(h[0])),a("td",{class:"num wide-only"},N(h[1])),a("td",{class:`num wide-only${k>0?
" more":k<0?" less":""}`},Ze(k)),a("td",{class:"num roomy-only",title:le(b[0])},p.control_counts>0?D(b[0]):"–"),a("td",{class:"num roomy-only",title:le(b[1])},p.test_counts>0?D(b[1]):"–"),a("td",{
class:`num strong${$}`,title:ze(_)},he(_)),a("td",{class:`num${$}`},x))}return{node:i,draw:u}}function Wh(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((i,l)=>{let c=r(i),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(l,24))}},a("span",{class:"mono frame-name",title:i.category},c?a("a",{href:c.href},a("bdi",{},i.name)):a("bdi",{},i.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},he(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:i,test:l}=s;if(t.hidden=i.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=i.length===l.length&&i.every((d,m)=>o(d,l[m]));E(e,u?a("div",{},a("h3",{},"The same in control and test"),n(l,
r)):[c("control",i),c("test",l)])}}}var jh={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
bc={path:"/compare/op",name:"Operation",mount:(e,t)=>b$(e,t)};function b$(e,t){let n=cs(location.search),o=null,s=null,r="",i="",l={key:"",answer:null},c=null,u=!1,d=lt("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],te=>C({bins:te},{replace:!0})),m={sides:Yo(C),numbers:Ih(),work:Hh(),histogram:Rh(
{id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Nh({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...te)=>t.go(T(...te))}),heat:ka({id:"c\
hart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...te)=>t.go(T(...te))}),grid:_a(),related:Fh({onUnit:te=>C({unit:te}),href:({name:te,category:ae})=>Dt({...n,row:xt(te,ae)})}),stack:Wh()},
f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"Where this is"}),w=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),y=a("p",{class:"op-actions"}),h=a("div",{class:"messa\
ge"}),b=_$(te=>C({heat:te},{replace:!0})),_=a("p",{class:"muted small",hidden:!0}),$=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.
histogram.node,m.points.node)),m.work.node,m.related.node,m.stack.node,a("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"\
op-header"},w,g,y),m.sides.node,h,$));let k=Mt({context:t,results:$,message:h}),x=dt(()=>f.forEach(te=>te.retheme()));function C(te,{replace:ae=!1}={}){t.go(Dt({...n,...te}),{replace:ae})}function v(){
let te=ne=>Cn(ne,n,o,s),ae=`${te("control")} → ${te("test")}`,I=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${I.slice(0,80)} · ${ae}`),E(w,a("bdi",{},I)),E(g,s?.category??"",s?.kind?`\
 · ${s.kind.toLowerCase()}`:"",n.use_short_name&&" · short name: all operations of this name together");let K={...Pt(""),...R(),exclude:[St],op:n.row};E(p,a("a",{href:t.lastCompare(yt(n))??wt(K)},`←\
 ${ae}`))}function T(te,ae){return Mr(n,te,ae,s)}function R(){let{control:te,test:ae,control_ranks:I,test_ranks:K,control_steps:ne,test_steps:ue,control_marker:z,test_marker:se,use_short_name:me,merge_addresses:ye,
aliases:M}=n;return{control:te,test:ae,control_ranks:I,test_ranks:K,control_steps:ne,test_steps:ue,control_marker:z,test_marker:se,use_short_name:me,merge_addresses:ye,aliases:M}}async function A(){let te=[
n.control,n.test].filter(I=>I!=="");if(te.every(I=>o&&Ge(o,I)))return;let ae=await pt(te).catch(()=>[]);u||(o=ae,Y())}function P(te){i=te,k.ask(ae=>nr(te,{signal:ae}),ae=>{s=ae,r=new URLSearchParams(te).
get("row"),k.say(null),Me(`${ae.name}: ${D(ae.calls.control.total)} to ${D(ae.calls.test.total)}.`),Y()},ae=>{s=null,k.say(B(ae)),Y()})}async function S(te){c?.abort(),c=new AbortController,l={key:te,
answer:null};try{let ae=new URLSearchParams(te);ae.set("significance","true"),ae.set("diagnosis","false");let I=await at(ae,{signal:c.signal});if(u||l.key!==te)return;l.answer=I,l.byKey=fd(I),Y()}catch{}}
function B(te){let ae=te.code==="unknown_operation",I=["control_ranks","test_ranks","control_steps","test_steps"].filter(K=>n[K]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:te.code}},
a("h2",{},ae?"This operation does not occur":"This operation cannot be shown"),a("p",{},ae?"Neither side has an operation of this name and category in the selected ranks and steps.":te.message),a("p",
{},I.length>0&&q("Use all ranks and steps",()=>C(Object.fromEntries(I.map(K=>[K,"all"]))),{class:"primary"}),I.length===0&&!ae&&q("Try again",()=>P(Yn(n).toString()),{class:"primary"})," ",a("a",{href:wt(
{...Pt(""),...R()})},"All operations of this comparison")))}function Y(){if(u)return;v();let te=n.control!==""&&n.test!==""&&n.row!=="",ae=Yn(n).toString();te?ae!==i&&(s&&r!==n.row&&(s=null),k.say(null),
P(ae)):(k.drop(),i="",k.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let I=yt({...n,use_short_name:!1}).
toString();te&&I!==l.key&&S(I),m.sides.draw(n,o,s),$.toggleAttribute("data-skeleton",te&&!s),s&&G()}function G(){let te=n.unit||(s.control.samples===s.test.samples?"total":"per_step"),ae=`tracediff-${vt(
s.control.label)}-${vt(s.test.label)}-${vt(s.name)}`,I=i,K=n.use_short_name?void 0:Pi(l.byKey?.get(as(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:K}),De(ae,I),Ne(ae,I),m.
work.draw(n,s),ch(n,s,m),m.related.draw({answer:s,unit:te,revision:I}),m.stack.draw(s.stack,be),E(y,q("Copy the name",()=>Gt(s.name,"Name copied."),{class:"link-button"}),q("Copy link",()=>Gt(location.
href,"Link copied."),{class:"link-button"}),a("a",{href:Co(n,s)},"Show in the timeline"),a("a",{href:pu(Yn(n)),download:`${ae}.json`},"JSON"),["control","test"].map(Se))}let J=te=>s.aliases?.filter(ae=>ae.
side===te)??[{name:s.name,category:s.category}];function Se(te){let ae=o&&Ge(o,n[te]);if(!ae||hc(s.samples[te])===void 0)return null;let I=`slowest call, ${te}`;if(bn(ae)!=="")return a("span",{class:"\
muted small",title:bn(ae)},`Perfetto: no trace of the ${te}`);let K={name:s.name,names:J(te),marker:n[`${te}_marker`],shortNames:n.use_short_name},ne=q(`Perfetto: ${I}`,async()=>{ne.disabled=!0;try{await Mh(
ae,K,s.samples[te],ue=>Me(`Loading ${Ce(ue)}`))}catch(ue){$e(ue.message,{urgent:!0})}finally{ne.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands \
the trace to it inside your browser; nothing is uploaded"});return ne}function be({name:te,category:ae}){let I=l.byKey?.get(as(te,ae));return I&&{diff:I.diff_per_step,href:Dt({...n,use_short_name:!1,row:I.
id})}}function De(te,ae){let{edges:I,control:K,test:ne}=s.histogram,ue=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:I,control:K,test:ne,file:te,revision:`${ae}#${n.bins}`,
share:n.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${N(s.calls.control.count)} in the control, ${N(s.calls.test.count)} in the test`,empty:I.
length===0?"No calls to draw.":""})}function Ne(te,ae){let{control:I,test:K}=s.samples,ne=ea(I,K),ue=Es(ne,F=>F.total_duration),z=F=>s.calls[F].count===0,se=ue.control.map(F=>F.map(()=>null));m.points.
draw({rows:ne.rows,columns:ne.columns,kind:"time",file:te,control:z("control")?se:ue.control,test:z("test")?se:ue.test,hover:(F,oe,X)=>k$(F,ne[F][oe][X]),heading:"duration in each step of each rank",revision:ae});
let[me,ye,M]=jh[n.heat],j=Es(ne,ye),O=M==="time",U={format:O?le:N,formatDiff:O?ze:Ze};b.draw(n.heat),m.heat.draw({rows:ne.rows,columns:ne.columns,...j,...U,kind:M,file:te,heading:me,revision:`${ae}#${n.
heat}`}),m.grid.draw({grid:ne,values:j,title:me,timeline:T,format:O?D:N,formatDiff:O?he:Ze});let L=[ne.ranksByPosition&&"ranks",ne.stepsByPosition&&"steps"].filter(Boolean);_.hidden=L.length===0,_.textContent=
`The sides have different ${L.join(" and ")}; they are paired by position (control / test).`}return Y(),A(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(te){let ae=n;
n=cs(te),ae.row!==n.row&&window.scrollTo(0,0),Y(),A()},unmount(){u=!0,m.work.stop(),k.unmount(),c?.abort(),x(),f.forEach(te=>te.unmount())}}}function k$(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, \
file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,le(t.total_duration),Z(t.counts,"call")]}function _$(e){let t=de("heat"),n=a("select",{id:t,on:{change:()=>e(n.value)}},
Object.entries(jh).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}function Uh(e,t,n){let o=null,s=new Map,r=w=>{let g=e.getBoundingClientRect();return[w.clientX-g.left,w.clientY-g.top]};function i(w){let g=w.ctrlKey||w.metaKey||n(),y=w.deltaMode===1?16:1,h=w.shiftKey&&
w.deltaX===0?w.deltaY:w.deltaX;if(w.shiftKey||Math.abs(h)>Math.abs(w.deltaY))w.preventDefault(),t.pan(h*y);else if(g){w.preventDefault();let b=Math.max(-240,Math.min(240,w.deltaY*y));t.zoom(r(w)[0],Math.
exp(b*(w.ctrlKey?.006:.0022)))}}function l(w){if(w.button!==0)return;let[g,y]=r(w);e.focus({preventScroll:!0}),s.set(w.pointerId,g),o={id:w.pointerId,x:g,y,from:g,measures:w.shiftKey,moved:s.size>1}}function c(w,g){
let y=[...s.values()];s.set(w.pointerId,g);let h=[...s.values()],b=([_,$])=>Math.max(20,Math.abs(_-$));t.zoom((h[0]+h[1])/2,b(y)/b(h))}function u(w){w.pointerType==="mouse"&&(w.buttons&1)===0&&s.delete(
w.pointerId)&&(o=null,delete e.dataset.drag);let[g,y]=r(w);if(s.size===2&&s.has(w.pointerId)){c(w,g);return}if(!o||o.id!==w.pointerId){t.hover(g,y,w);return}!o.moved&&Math.hypot(g-o.x,y-o.y)<4||(o.moved||
(o.moved=!0,e.setPointerCapture(w.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-y)),[o.x,o.y]=[g,y])}function d(w){if(s.delete(
w.pointerId),!o||o.id!==w.pointerId)return;let[g,y]=r(w),{moved:h,measures:b,from:_}=o;o=null,delete e.dataset.drag,w.type!=="pointercancel"&&(b&&h?t.measure(_,g,!0):h||t.pick(g,y,w))}let m={w:()=>t.glide(
.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),ArrowUp:()=>t.
scroll(-40),ArrowDown:()=>t.scroll(40),0:()=>t.fit(),Enter:()=>t.enter()};function f(w){if(w.ctrlKey||w.metaKey||w.altKey)return;if(t.own(w)){w.preventDefault();return}let g=m[w.key.length===1?w.key.toLowerCase():
w.key];g&&(w.preventDefault(),w.stopPropagation(),g())}let p={wheel:i,pointerdown:l,pointermove:u,pointerup:d,pointercancel:d,pointerleave:()=>t.leave(),keydown:f};for(let[w,g]of Object.entries(p))e.addEventListener(
w,g,w==="wheel"?{passive:!1}:void 0);return()=>Object.entries(p).forEach(([w,g])=>e.removeEventListener(w,g))}function kc({start:e,end:t,row:n,length:o}){let s=0;for(let u=0;u<o;u+=1)s=Math.max(s,n[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<o;u+=1)r[n[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let i=new Uint32Array(
o),l=r.slice();for(let u=0;u<o;u+=1)i[l[n[u]]]=u,l[n[u]]+=1;let c=new Float64Array(o);for(let u=0;u<s;u+=1)x$(i.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:i,reach:c,
start:e,end:t}}function x$(e,t,n,o){for(let r=1;r<e.length;r+=1)if(n[e[r]]<n[e[r-1]]){e.sort((i,l)=>n[i]-n[l]||i-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,o[e[r]]),t[r]=s}function S$(e,t,n,o){
for(;t<n;){let s=t+n>>>1;e[s]>o?n=s:t=s+1}return t}function Ws(e,t,n,o,s){if(t>=e.rows)return;let{first:r,order:i,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=S$(l,r[t],d,n);m<d;m+=1){let f=i[m];if(c[f]>=
o)return;u[f]>n&&s(f)}}function zh(e,t,n,o=0){let s=-1,r=1/0;return Ws(e,t,n-o-Number.MIN_VALUE,n+o+Number.MIN_VALUE,i=>{let l=Math.max(0,e.start[i]-n,n-e.end[i]);l<=r&&([s,r]=[i,l])}),s}function _c(e,t,n){let o=n("…"),s=0,r=0,i=0,l=0;for(let c of e){if(s+=n(c),s>t)return r<2?"":`${e.slice(0,i)}…`;l+=c.length,s+o<=t&&(r+=1,i=l)}return e}var qa=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).
map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).slice(0,3).map(Number);function Gh(e){let[t,n,o]=qa(e).map(r=>{let i=r/255;return i<=.04045?i/12.92:((i+.055)/1.055)**2.4}),s=.2126*t+.7152*n+
.0722*o;return 1.05/(s+.05)>=(s+.05)/.058?"#ffffff":"#10161d"}function Ha(e,t){let n=new Map,o="",s="",r=l=>{o!==l&&(o=l,e.fillStyle=l)},i=l=>{if(!n.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),n.set(l,e.createPattern(c,"repeat"))}return n.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
o="",e.fillStyle=i(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,f){e.strokeStyle=m,e.lineWidth=f,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,f=1){e.strokeStyle=m,e.lineWidth=f,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:f=!1}={}){let p=`${f?600:400} ${m}px ${t}`;s!==p&&(s=p,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[o,s]=["",""]}}}var $$={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},v$=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,js=e=>String(e).replace(v$,"").replace(/[&<>"]/g,t=>$$[t]),Us=e=>String(Math.round(e*100)/100);
function Yh(e){let t=[],n=new Map,o=1,s=(i,l,c="")=>{let u={...l,...o<1?{opacity:o}:{}},d=Object.entries(u).map(([m,f])=>` ${m}="${typeof f=="number"?Us(f):js(f)}"`).join("");t.push(c===""?`<${i}${d}/\
>`:`<${i}${d}>${js(c)}</${i}>`)},r=i=>(n.has(i)||n.set(i,`hatch-${n.size+1}`),n.get(i));return{box(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,fill:d})},hatch(i,l,c,u,d){s("rect",{x:i,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(i,l,c,u,d,m){s("rect",{x:i,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(i,l,c,u,d,m=1){s("line",{x1:i,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(i,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:i,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(i){o=i},text(i,l,c){let u=[...n].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${js(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Us(i)}" height="${Us(l)}"\
 viewBox="0 0 ${Us(i)} ${Us(l)}" font-family="${js(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${js(c)}"/>${t.join("")}</svg>`}}}var Fa=(e,t,n)=>Math.min(Math.max(e,t),n);function co({from:e,to:t},n,o=0){let s=n.to-n.from,r=Fa(t-e,Math.min(o,s),s),i=(e+t)/2,l=Fa(i-r/2,n.from,n.to-r);return{from:l,to:l+r}}function xc(e,t,n,o,s=0){
let r=o.to-o.from,i=Fa((e.to-e.from)*n,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-i*l;return co({from:c,to:c+i},o,s)}function Sc(e,t,n){let o=e.to-e.from,s=Fa(e.from+t,n.from,Math.max(n.from,n.to-
o));return{from:s,to:s+o}}function Kh(e,t,n){if(n>=1)return{...t};let o=1-(1-n)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**o:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):o,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Vh({from:e,to:t},n){let o=(t-e)/Math.max(1,n);if(!(o>0)||!Number.isFinite(o))return{values:[],step:0};let s=10**Math.floor(Math.
log10(o)),r=s*([1,2,5].find(l=>l*s>=o*.999999)??10),i=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)i.push(l*r+0);return{values:i,step:r}}var xn=22,E$=22,Wa=4;function Jh(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let n=new Map;return o=>{let s=n.get(o);return s===void 0&&(s=t.measureText(o).width,
n.set(o,s)),s}}var zs=new Map;function T$(e){return zs.has(e)||(zs.size>500&&zs.clear(),zs.set(e,Gh(e))),zs.get(e)}function O$(e,t,n,o){let{x:s,y:r,width:i,height:l}=n,c=o.colour(t);if(e.box(s,r,i,l,c),
i<3)return;let u=T$(c);if(o.hatched(t)&&e.hatch(s,r,i,l,o.colours.surface),i>=E$){let d=_c(o.text(t),i-2*Wa,o.widthOf);if(d!==""){let m=r+l/2+11*.36;if(o.hatched(t)){let f=4;for(let p of d)f+=o.widthOf(
p);e.box(s+Wa-2,r+1,Math.min(f,i-Wa),l-2,c)}e.words(s+Wa,m,d,u)}}}function M$(e,t,n,{index:o,view:s,scale:r,width:i,how:l,height:c,dimmed:u}){let d=-1,m=0;return Ws(o,t,s.from,s.to,f=>{let p=Math.max(
0,(o.start[f]-s.from)*r),w=Math.min(i,(o.end[f]-s.from)*r);if(w<=d&&!u?.keep.has(f))return;let g=Math.max(1,w-p>3?w-p-.5:w-p);u&&e.alpha(u.keep.has(f)?1:.3),O$(e,f,{x:p,y:n,width:g,height:c},l),m+=1,d=
g<=1?p+1:w}),u&&e.alpha(1),m}function Qh(e,{view:t,width:n,format:o,colours:s}){let{values:r,step:i}=Vh(t,n/90),l=n/(t.to-t.from);e.box(0,0,n,xn,s.surface);for(let c of r){let u=Math.round((c-t.from)*
l)+.5;e.line(u,xn-5,u,xn,s.border),u<n-30&&e.words(u+3,xn-8,o(c,i),s.muted)}e.line(0,xn-.5,n,xn-.5,s.border)}function Xh(e,t){let{index:n,view:o,width:s,height:r,rowHeight:i,top:l,bands:c,marks:u,how:d}=t,
m=s/(o.to-o.from),f=Math.max(0,Math.floor(-l/i)),p=Math.min(n.rows-1,Math.ceil((r-l)/i));A$(e,c,t);let w=u.highlight?{keep:u.highlight}:null,g={index:n,view:o,scale:m,width:s,how:d,height:i-1,dimmed:w},
y=0;for(let h=f;h<=p;h+=1)y+=M$(e,h,l+h*i,g);return C$(e,t,m),y}function A$(e,t,{top:n,rowHeight:o,width:s,height:r,how:i}){for(let{row:l,rows:c,label:u}of t){let d=n+l*o;if(d>r||d+c*o<0)continue;e.line(
0,Math.round(d)+.5,s,Math.round(d)+.5,i.colours.grid);let m=_c(u,s-16,i.widthOf);e.words(6,d+o/2+11*.36,m,i.colours.muted,{bold:!0})}}function C$(e,t,n){let{marks:o,how:s}=t,r=(i,l,c)=>{if(i<0||i>=t.index.
order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[i]-t.view.from)*n),f=Math.min(t.width+2,(d[i]-t.view.from)*n);f>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.rowOf(i)*t.rowHeight-.5,Math.max(
2,f-m)+.5,t.rowHeight,l,c)};o.highlight&&o.highlight.size<=2e3&&o.highlight.forEach(i=>r(i,s.colours.text,1)),r(o.hover,s.colours.text,1.5),r(o.select,s.colours.accent,2.5)}var Ua=12,ja=17,R$=8e3,N$=15,L$=12;function P$(e,t,n){return{box:(o,s,...r)=>e.box(o+t,s+n,...r),hatch:(o,s,...r)=>e.hatch(o+t,s+n,...r),frame:(o,s,...r)=>e.frame(o+t,s+n,...r),line:(o,s,r,i,...l)=>e.
line(o+t,s+n,r+t,i+n,...l),words:(o,s,...r)=>e.words(o+t,s+n,...r),alpha:e.alpha}}var Zh=(e,t)=>e.flatMap((n,o)=>Mn(n,Math.floor((t-2*Ua)/(o===0?8:6.6)),3).map(s=>({words:s,title:o===0})));function eg(e,t,n){
t.forEach(({words:o,title:s},r)=>{e.words(Ua,n+ja*r,o,ee(s?"--text":"--muted"),{size:s?N$:L$,bold:s})})}function za(e,t,n){let o=getComputedStyle(document.body).fontFamily,s=Zh(e,n),r=t.map(d=>Zh(d.lines,
n)),i=10+ja*s.length+Ua,l=t.map((d,m)=>{let f=i+ja*r[m].length;return i=f+d.height+Ua,f}),c=Math.min(i,R$),u=d=>{eg(d,s,22),t.forEach((m,f)=>{eg(d,r[f],l[f]-ja*r[f].length+12),m.paint(P$(d,0,l[f]))})};
return{width:n,height:c,svg(){let d=Yh(o);return u(d),d.text(n,c,ee("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*n,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let f=Ha(m,o);return f.box(0,0,n,c,ee("--surface")),u(f),new Promise(p=>{d.toBlob(p,"image/png")})}}}async function Ga(e,t,n){let o=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Oa(o,`${n}.${t}`)}var I$=160,D$=3,B$=matchMedia("(prefers-reduced-motion: reduce)"),tg=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,ee(`--${e}`)])),vc={start:new Float64Array(0),
end:new Float64Array(0),row:new Uint16Array(0),length:0};function Ya(e,t){let{rowHeight:n,onHover:o=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:i=null,onKey:l=()=>!1,axis:c=null,least:u=.001,decorate:d=null}=t,
m=a("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),f=a("div",{class:"spans-space"},m),p=a("div",{class:"spans-scroll"},f);e.classList.add("s\
pans"),e.append(p);let w=m.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,y=Ha(w,g),h=c?xn:0,b={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Jh(g),colours:tg()},
_=vc,$=kc(vc),k=[],x=0,C={from:0,to:1},v={from:0,to:1},T={hover:-1,select:-1,highlight:null},R=0,A=null,P=0,S=0,B=0,Y=()=>(v.to-v.from)/Math.max(1,P),G=O=>v.from+O*Y(),J=()=>h+x*n;function Se(){P=p.clientWidth,
f.style.height=`${J()}px`,S=Math.min(p.clientHeight,J());let O=globalThis.devicePixelRatio||1,[U,L]=[Math.round(P*O),Math.round(S*O)];(m.width!==U||m.height!==L||B!==O)&&([m.width,m.height,B]=[U,L,O],
m.style.width=`${P}px`,m.style.height=`${S}px`)}function be(){R===0&&(R=requestAnimationFrame(De))}function De(O){if(R=0,A){A.since??=O;let L=(O-A.since)/I$;v=Kh(A.from,A.to,L);let F=L<1;F?be():A=null,
r(v.from,v.to,F)}let U=performance.now();if(Se(),P>0&&S>0){w.setTransform(B,0,0,B,0,0);let L=ae(te(),{width:P,height:S,top:h-p.scrollTop});m.dataset.drawn=String(L)}m.dataset.drawMs=(performance.now()-
U).toFixed(2)}let Ne="";function te(){let O=`${m.width} ${m.height} ${B}`;return O!==Ne&&(Ne=O,y.forget()),y}function ae(O,{width:U,height:L,top:F}){let{colours:oe}=b;O.box(0,0,U,L,oe.surface);let X=Xh(
O,{index:$,view:v,width:U,height:L,rowHeight:n,top:F,bands:k,marks:T,how:b,rowOf:Re=>_.row[Re]}),ie=U/(v.to-v.from);return d?.(O,{x:Re=>(Re-v.from)*ie,y:Re=>F+Re*n,width:U,height:L,view:v}),h>0&&Qh(O,
{view:v,width:U,format:c,colours:oe}),X}function I(O,U=!1){A=null,!(O.from===v.from&&O.to===v.to)&&(v=O,r(v.from,v.to,U),be())}function K(O){let U=co(O,C,u);B$.matches?I(U):(A={from:v,to:U,since:null},
be())}let ne=()=>A?.to??v;function ue(O,U){let L=Math.floor((U-h+p.scrollTop)/n);return U<h||L<0?-1:zh($,L,G(O),D$*Y())}function z(O,U){O!==T.hover&&(T.hover=O,m.style.cursor=O>=0?"pointer":"",be()),o(
O,U)}let se=Uh(m,{zoom:(O,U)=>I(xc(v,G(O),U,C,u)),pan:O=>I(Sc(v,O*Y(),C)),scroll(O){p.scrollTop+=O},hover:(O,U,L)=>z(ue(O,U),L),leave:()=>{T.hover>=0&&z(-1,null)},pick:(O,U,L)=>s(ue(O,U),L),measure:(O,U,L)=>i?.(
...[G(O),G(U)].sort((F,oe)=>F-oe),L),slide(O){let U=ne();K(Sc(U,O*(U.to-U.from),C))},glide(O){let U=ne();K(xc(U,(U.from+U.to)/2,O,C,u))},fit:()=>K(C),enter:()=>{T.select>=0&&s(T.select,null)},own:l},()=>t.
wheel==="free");p.addEventListener("scroll",be,{passive:!0});let me=new ResizeObserver(be);me.observe(p);let ye=()=>{b.colours=tg(),be()},M=matchMedia("(forced-colors: active)");M.addEventListener("ch\
ange",ye);let j=dt(ye);return{node:m,set(O){let U=_===vc;_=O,$=kc(O),k=O.bands??[],x=Math.max($.rows,O.rows??0);let[L,F]=[O.from??1/0,O.to??-1/0];if(O.from===void 0||O.to===void 0)for(let X=0;X<O.length;X+=
1)L=Math.min(L,O.start[X]),F=Math.max(F,O.end[X]);C=F>L?{from:L,to:F}:{from:0,to:1},T.hover=-1,T.select=-1,T.highlight=null;let oe=U?{...C}:co(v,C,u);f.style.height=`${J()}px`,A===null&&(v=oe),be()},view(O,U,L=!1){
L?I(co({from:O,to:U},C,u)):K({from:O,to:U})},index:()=>$,current:()=>({...v}),goal:()=>({...ne()}),extent:()=>({...C}),select(O){T.select=O,O>=0&&this.reveal(_.row[O]),be()},highlight(O){T.highlight=O===
null?null:new Set(O),be()},point(O){T.hover=O,be()},follow(O,U,L=!1){A=null,v={from:O,to:U},L?(cancelAnimationFrame(R),De(0)):be()},place(O){return this.placeOf({start:_.start[O],end:_.end[O],row:_.row[O]})},
placeOf({start:O,end:U,row:L}){let F=m.getBoundingClientRect(),oe=(O-v.from)/Y(),X=(U-v.from)/Y(),ie=h+L*n-p.scrollTop;return X<0||oe>P||ie<h-n||ie>S?null:{left:F.left+Math.max(0,oe),right:F.left+Math.
min(P,X),top:F.top+ie,bottom:F.top+ie+n}},redraw:be,showAxis(O){h=c&&O?xn:0,be()},reveal(O){let U=O*n;(U<p.scrollTop||U+n+h>p.scrollTop+p.clientHeight)&&(p.scrollTop=U-p.clientHeight/2)},whole:O=>({height:J(),
paint:U=>ae(U,{width:O,height:J(),top:h})}),picture(O){return za(O,[{lines:[],...this.whole(Math.max(P,600))}],Math.max(P,600))},destroy(){cancelAnimationFrame(R),se(),j(),M.removeEventListener("chang\
e",ye),me.disconnect(),p.remove()}}}var Qo=8,q$=.004;function ng(e,t){return e.frames.reduce((n,o)=>Math.max(n,Math.abs(un(o,t))),0)}var Kt=(e,t)=>e.verdict[t]==="no_difference_found";function og(e,t,n){let o=un(e,t);if(!(n>0)||Math.abs(
o)<q$*n||Kt(e,t))return 0;let s=Math.max(1,Math.round(Qo*Math.sqrt(Math.abs(o)/n)));return Math.sign(o)*Math.min(Qo,s)}function sg(e,t,n){let[o,s]=[qa(e),qa(t)];return`rgb(${o.map((r,i)=>Math.round(r+
(s[i]-r)*n)).join(", ")})`}var sn={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","What the threads of the host spent, the time of each call c\
ounted once"],calls:["calls","Calls","How often the frames were called"]},Xo=e=>e!=="calls",ft=(e,t)=>Xo(t)?D(e):N(Number(e.toFixed(2))),At=(e,t)=>e===null?"–":Xo(t)?he(e):Ze(Number(e.toFixed(2))),Ka=(e,t)=>Xo(
t)?le(Number(e.toFixed(3))):N(e),Zo=(e,t)=>e===null?"":Xo(t)?ze(Number(e.toFixed(3))):Ze(e),H$={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},F$={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},uo=e=>H$[e.sort]??e.sort,mo=e=>F$[e.status]??"",ag=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",W$=e=>e.sides.every(t=>t.steps.length===0),pn=e=>W$(e)?"per recording":"per step";function Va(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(to(e));return t?`${t[2]}\
 · ${t[1]}`:to(e)}var kt=e=>[to(e),no(e)].filter(Boolean).join(" "),j$=e=>/ #\d+$/.test(to(e));function ig(e){let t=dn(e).slice(1,-1),n=t.filter(({sort:o})=>o==="module");return n.length>0?n.filter((o,s)=>s>=
n.length-2||j$(o)):t.slice(-1)}function lg(e,t){let n={only_in_test:null,only_in_control:null},o=s=>Math.max(...s.total[t]);for(let s of e.children){let r=n[s.status];!Ro(s)&&s.sort!=="rest"&&o(s)>(r?
o(r):0)&&(n[s.status]=s)}return n}function cg(e,t){let n=e.here[t],o=Xo(t)?D(Math.abs(n)):N(Number(Math.abs(n).toFixed(2)));return Xo(t)?`takes ${o} ${n>0?"more":"less"}`:n>0?`is called ${o} times mor\
e`:`is called ${o} times less`}var Ec=(e,t)=>t>0?100*e/t:null;function ug(e,t){let[n,o]=e.root.total[t];return{from:ft(n,t),to:ft(o,t),change:At(o-n,t),percent:Te(Ec(o-n,n))}}function dg(e,t){let[n,o]=e.
root.total[t];return n===o?"±0":n>0?Te(Ec(o-n,n)):"new"}function mg(e){if(!e.pair)return"";let[t,n]=e.sides.map(({device:r,only_here_device:i})=>Ec(i,r)),o=r=>je(r);if(t===null&&n===null)return"";if(!(t>
0)&&!(n>0))return"All device time is in frames that both sides have.";let s=(r,i)=>r===null?`the ${i} has no device time`:`${o(r)} of the device time of the ${i}`;return t===null||n===null?`No partner\
 on the other side: ${s(t,"control")}, ${s(n,"test")}.`:`${o(t)} of the device time of the control and ${o(n)} of that of the test is in frames without a partner on the other side.`}var rg=e=>e.map(t=>`\
“${t}”`).join(" and ");function fg(e,t){let n=s=>e.sides.filter((r,i)=>!e.frames.some(l=>l.sort===s&&l.names[i]!==null&&(!e.pair||l.status!==(i===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),
o=[];if(t==="modules"&&n("module").length>0){let s=n("module");o.push(`${rg(s)} ${s.length===1?"has":"have"} no modules, so no layer can be named: annotations and operators are the frames. Record with\
 with_stack=True (of TorchScript: with_modules=True).`)}if(t==="python"&&n("python").length>0){let s=n("python");o.push(`${rg(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=\
True.`)}return o}function pg(e,t){let n=(s,r,i)=>{let[l,c]=r;return t.pair?`${s}: ${ft(l,i)} → ${ft(c,i)} (${At(c-l,i)})`:`${s}: ${ft(l,i)}`},o=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.
max(...s.device));return[n("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&n("of that, launched by itself",e.ownOf.device,"device"),n("Host time",e.total.host,
"host"),e.children.length>0&&n("of that, in itself",e.ownOf.host,"host"),n("Calls",e.figures.calls,"calls"),...o.slice(0,3).map(({name:s,device:r})=>n(s,r,"device")),o.length>3&&`and ${o.length-3} mor\
e kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>n(`input ${s}`,r,"calls"))].filter(Boolean)}var Sn=e=>e>0?"more":e<0?"less":"calm",hg=(e,t)=>At(un(e,t),t);var U$=20,z$=.62,gg={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function G$(){let e=new Map,t=(n,o)=>{let s=`${n} ${o}`;return e.has(s)||
e.set(s,sg(ee("--surface-sunk"),ee(n),o)),e.get(s)};return{forget(){e=new Map},change:n=>n===0?t("--noise-fill",.28):t(n>0?"--more-fill":"--less-fill",z$*(.12+.88*(Math.abs(n)/Qo))),noise:()=>t("--noi\
se-fill",.75),sort:n=>t(gg[n]??"--noise-fill",.45)}}function Y$(){let e=a("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:n,measure:o},s){E(e,
a("p",{class:"mono strong"},kt(t)),a("p",{class:"muted small"},[uo(t),mo(t),Kt(t,o)&&"no difference found"].filter(Boolean).join(" · ")),pg(t,n).map(u=>a("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:i}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+i>innerHeight?Math.max(4,s.clientY-i-12):c}px`}}}function wg(e){let t=a("spa\
n",{class:"chart-unit"}),n=a("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),o=a("ul",{class:"chart-legend tree-legend"}),s=a("div",{class:"tree-spans"}),r=a("p",
{class:"chart-message muted",hidden:!0}),i=Y$(),l=G$(),c=a("section",{class:"card chart tree-chart","aria-label":"Flame graph"},a("div",{class:"chart-head"},a("h2",{},"Flame graph ",t),a("div",{class:"\
chart-tools"},q("PNG",()=>x("png"),{title:"Flame graph: download as PNG"}),q("SVG",()=>x("svg"),{title:"Flame graph: download as SVG"}))),n,o,s,r,i.node),u=null,d=null,m=0,f=v=>u.tree.frames[d.frame[v]],
p=Ya(s,{rowHeight:U$,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:y,text:h,hatched:v=>g(f(v)),onHover(v,T){
v<0||!T?i.hide():i.show(f(v),u,T)},onPick:v=>v>=0&&e.onPick(f(v)),onKey:b}),w=dt(()=>{l.forget(),$(),p.redraw()}),g=v=>u.tree.pair&&!Ro(v)&&v.sort!=="rest";function y(v){let T=f(v);return u.tree.pair?
Kt(T,u.measure)?l.noise():l.change(og(T,u.measure,m)):l.sort(T.sort)}function h(v){let T=f(v);return`${T.status==="replaced"?"⇄ ":""}${[Va(T),no(T)].filter(Boolean).join(" ")}${u.tree.pair?` ${hg(T,
u.measure)}`:""}`}function b(v){let T=u?.selected;if(!T)return!1;let R=T.parent?.children.filter(_)??[],A=R.indexOf(T),P=G=>d.end[d.place[G.at]]-d.start[d.place[G.at]],B={ArrowUp:()=>T.parent,ArrowDown:()=>T.
children.filter(_).reduce((G,J)=>!G||P(J)>P(G)?J:G,null),ArrowLeft:()=>R[A-1],ArrowRight:()=>R[A+1]}[v.key];if(!B)return!1;let Y=B();return Y&&e.onMove(Y),!0}let _=v=>d.place[v.at]>=0;function $(){if(!u)
return;let v=(R,A,P="")=>a("li",{class:`key ${P}`,css:{"--key-fill":R}},A);if(!u.tree.pair){let R=new Set(u.tree.frames.map(({sort:A})=>A));E(o,Object.keys(gg).filter(A=>R.has(A)).map(A=>v(l.sort(A),uo(
{sort:A}))));return}let T=R=>`full colour: ${At(R,u.measure)}`;E(o,v(l.change(Qo),`takes more (${T(m)})`),v(l.change(-Qo),`takes less (${T(-m)})`),v(l.change(0),"hardly changed"),u.tree.frames.some(R=>Kt(
R,u.measure))&&v(l.noise(),"not certain"),u.tree.frames.some(g)&&v("var(--muted)","on one side only","key-hatched"))}function k(){let v=dn(u.zoomed);E(n,v.map((T,R)=>[R>0&&a("span",{class:"muted","ari\
a-hidden":"true"}," › "),R===v.length-1?a("b",{class:"mono","aria-current":"true"},kt(T)):q(kt(T),()=>e.onZoom(T),{class:"link-button mono"})]))}function x(v){u&&d.length>0&&Ga(p.picture([`Flame gra\
ph, ${sn[u.measure][0]} ${pn(u.tree)}`,...u.lines,C(),`made ${ut(new Date().toISOString())}`]),v,`${u.file}-tree`)}let C=()=>u.tree.pair?`Magenta takes more, green takes less (full colour: ${At(m,u.measure).
replace("+","±")}); stripes: on one side only.`:`${Z(u.tree.frames.length,"frame")}.`;return{node:c,draw(v){let T=u?.revision!==v.revision,R=!T&&u.judged!==v.judged,A=T||u.zoomed!==v.zoomed;if(u=v,T){
i.hide(),d=dm(u.tree,u.measure,u.width),m=ng(u.tree,u.measure),p.set({...d,from:0,to:d.end[0]??1}),$(),r.hidden=d.length>0,r.textContent=`No ${sn[u.measure][0]} to draw.`;let S={both:"",control:", wid\
th: control",test:", width: test"};t.textContent=`${sn[u.measure][0]} ${pn(u.tree)}${u.tree.pair?S[u.width]:""}`}R&&($(),p.redraw());let P=d.place[u.zoomed.at]??-1;A&&P>=0&&p.view(d.start[P],d.end[P],
T),k(),p.select(d.place[u.selected.at]??-1),p.highlight(u.found===null?null:u.found.map(S=>d.place[S.at]).filter(S=>S>=0)),c.dataset.ready=u.revision},focus:()=>p.node.focus(),unmount(){w(),p.destroy()}}}function yg(e,t){let n=t.trim().toLowerCase();if(n==="")return[];let o=s=>s!==null&&s.toLowerCase().includes(n);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(o)||s.kernels.some(({name:r})=>o(
r))))}function bg(e,t){let n=[0,0],o=-1;for(let s of e)s.at>=o&&(n[0]+=s.total[t][0],n[1]+=s.total[t][1],{end:o}=s);return n}var K$=250,V$=[["both","Both","As wide as the larger side: frames of the control alone stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],J$=[["\
folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by itself"]],
Q$=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function X$(e,t){let n=de(
"tree-search"),o=a("span",{class:"muted small tree-found"}),s=tt(K$,()=>e(r.value.trim())),r=a("input",{id:n,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",on:{input:s,
keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),i=a("span",{class:"tree-steps",hidden:!0},Oe("up","The previous match (Shift+Enter)",()=>t(-1)),Oe(
"down","The next match (Enter)",()=>t(1)));return{node:a("span",{class:"tree-search"},a("label",{for:n},"Find"),r,i,o),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),i.hidden=c===null||
c.length===0,c===null){o.textContent="";return}let[m,f]=bg(c,d);o.textContent=c.length===0?"No frame matches.":`${Z(c.length,"frame")}: ${u.pair?`${ft(m,d)} → ${ft(f,d)} (${At(f-m,d)})`:ft(m,d)}`}}}
function kg({onChange:e,onStep:t}){let n=new Map(eo.map(f=>[f,{change:a("span",{class:"switch-change"})}])),o=a("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measured"},eo.map(
f=>{let p=n.get(f);return p.button=q("",()=>e({by:f,rows:[]}),{title:sn[f][2],"aria-pressed":"false"}),p.button.append(sn[f][1]," ",p.change),p.button})),s=lt("Width of the frames",V$,f=>e({width:f})),
r=lt("How frames are put together",J$,f=>e({frames:f,rows:[],open:[],zoom:""})),i=lt("What makes frames",Q$,f=>e({level:f,rows:[],open:[],zoom:"",node:""})),l=lt("Order of the rows",[["","Largest firs\
t","The largest change first"],["calls","As called","In the order of their first calls"]],f=>e({order:f})),c=X$(f=>e({q:f}),t),u=(f,p,w="")=>a("span",{class:`tree-choice ${w}`},a("span",{class:"muted"},
f),p),d=u("Width",s.node,"wide-choice");return{node:a("div",{class:"tree-controls"},o,u("Layers",r.node),d,u("Frames",i.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(f,p,w,g){for(let[
y,h]of n){h.button.setAttribute("aria-pressed",String(y===w));let b=p?.pair?dg(p,y):"";E(h.change,b)}s.press(f.width),d.hidden=f.test==="",r.press(f.frames),i.press(f.level),l.press(f.order),c.draw(f.
q,g,p,w)}}}var Tc=12,Oc=8,Z$=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function _g({pair:e,onInstances:t,onZoom:n}){let o=a("div",{class:"tree-detail-body"}),s=a("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},a("div",{class:"chart-head"},a("h2",{},"Selected frame")),o),r=null,i=(g,y)=>r.pair?a("a",{href:Dt({...e(),merge_addresses:!0,use_short_name:!1,
row:xt(g,y)}),class:"op-link"},a("bdi",{},g)):a("bdi",{},g);function l(g,y,h,b="",_=!1){let[$,k]=y,x=C=>a("td",{class:"num",title:Ka(C,h)},ft(C,h));return a("tr",{},a("th",{scope:"row",title:b,class:_?
"inner":null},g),x($),r.pair&&x(k),r.pair&&a("td",{class:`num strong ${Sn(k-$)}`,title:Zo(k-$,h)},At(k-$,h)))}let c=g=>a("thead",{},a("tr",{},g===""?a("td"):a("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[pn(r)]).map(y=>a("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(h=>h>0))return null;let y=h=>h===null?"unknown":yn(h);return a("tr",{},a("th",{scope:"row",title:"Of produ\
cts, convolutions and attention at and below the frame, where shapes tell them"},"FLOPs"),g.map(h=>a("td",{class:"num"},y(h))),r.pair&&a("td",{class:"num strong"},g.includes(null)?"":jn(g[1]-g[0])))}function d(g){
return g&&[["more_work","more work",g.by==="flops"?"What the change of FLOPs would cost at the speed of the control":"What the change of calls would cost if each took as long as in the control"],["slo\
wer_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes longer, or less long`]].map(([y,h,b])=>a("tr",{},a("th",{scope:"row",class:"inner",title:b},`${h}, by ${g.by==="flops"?"FL\
OPs":"calls"}`),a("td"),a("td"),a("td",{class:`num ${Sn(g[y])}`,title:Zo(g[y],"device")},At(g[y],"device"))))}function m(g){let y=g.here.device;return a("table",{class:"detail-table"},a("caption",{class:"\
visually-hidden"},`Figures of the frame, ${pn(r)}`),c(""),a("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched by itself",g.ownOf.device,"device","Device work tha\
t no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.ownOf.host,"host","Without the frames that it call\
ed",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&a("tr",{},a("th",{scope:"row",title:"The change of its own device time, with what only one side has below it"},"Device time\
 changed here"),a("td"),a("td"),a("td",{class:`num strong ${Sn(y)}`,title:Zo(y,"device")},At(y,"device")))))}function f(g){let y=[...g.kernels].sort((h,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(h.
device[1]-h.device[0])||Math.max(...b.device)-Math.max(...h.device));return y.length>0&&a("table",{class:"detail-table kernel-table"},a("caption",{},g.opened||g.instances>1?`Kernels of all ${N(g.instances)}\
 instances`:"Its kernels"),c("Name"),a("tbody",{},y.slice(0,Tc).map(({name:h,device:b,counts:_})=>{let $=l("",b,"device");return E($.firstChild,a("span",{class:"mono kernel-name"},i(h,Z$(h)))),$.firstChild.
title=`${h}
${ft(_[0],"calls")}${r.pair?` → ${ft(_[1],"calls")}`:""} calls`,$}),y.length>Tc&&a("tr",{},a("td",{class:"muted",colspan:r.pair?"4":"2"},`${N(y.length-Tc)} more`))))}function p(g){return g.shapes.length>
0&&a("table",{class:"detail-table kernel-table"},a("caption",{},"Shapes of its first input"),c("Shape"),a("tbody",{},g.shapes.slice(0,Oc).map(({text:y,calls:h})=>{let b=l(y,h,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>Oc&&a("tr",{},a("td",{class:"muted"},`${N(g.shapes.length-Oc)} more`))))}function w(g,y){let h=g.sort==="operator"&&r.pair,b=g.names[1]??g.names[0];return a("\
p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&q(g.opened?"Fold its instances":`Show its ${N(g.instances)} instances`,()=>t(g),{class:"link-button"}),g.parent&&g.children.length>0&&q("Zo\
om to it",()=>n(g),{class:"link-button zoom-button"}),h&&a("a",{href:Dt({...e(),merge_addresses:!0,use_short_name:!1,row:xt(b,"cpu_op")})},"Open this operation"),h&&a("a",{href:Co(e(),{name:b,category:"\
cpu_op"})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&q("Copy the name",()=>Gt(to(g),"Name copied."),{class:"link-button"}))}return{node:s,draw(g,y,h){r=g;let b=dn(y).slice(1,-1),_=b.filter(
({sort:k})=>k!=="python"),$=_.length>0?_:b.slice(-4);E(o,a("p",{class:"mono full-name"},a("bdi",{},kt(y))),a("p",{class:"muted small"},[uo(y),mo(y),y.wrapper&&"only around frames that the other side h\
as too",["device","host"].filter(k=>Kt(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),$.length>0&&a("p",{class:"muted small mono frame-path"},`in ${$.map(kt).join(
" › ")}`),y.through.length>0&&a("p",{class:"muted small"},`One side has it below ${y.through.join(", ")}.`),m(y),w(y,h),f(y),p(y))}}}var ev=5;function xg(e){let t=a("p",{class:"headline"}),n=a("ol",{class:"tree-largest"}),o=a("div",{class:"tree-notes small"}),s=a("section",{class:"card tree-summary","aria-label":"What changed"},t,n,
o);function r(l,c){let u=lg(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],f)=>[f===0?" (":", ",d,q(kt(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,f)=>m===f.length-1?[d,")"]:[d])}function i(l,c,u){let d=l.pair?cg(c,u):ft(c.ownOf[u][0],u),m=c.sort==="root";return a("li",{},m&&"What has no partner directly below ",q(kt(c),()=>e(c),{class:"\
link-button mono tree-name"}),ig(c).map((f,p)=>[p===0?" in ":" › ",q(kt(f),()=>e(f),{class:"link-button mono tree-name"})])," ",a("span",{class:`strong ${l.pair?Sn(c.here[u]):""}`},d),l.pair&&a("spa\
n",{class:"muted"},r(c,u)),Kt(c,u)&&a("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:f,percent:p}=ug(
l,c),[,w]=sn[c],[g,y]=l.root.total[c];E(t,a("span",{class:"headline-label"},`${w} ${pn(l)}`),l.pair?[a("span",{class:"value control-text"},d),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",
{class:"value test-text"},m),a("span",{class:`change ${Sn(y-g)}`},f,g>0&&a("span",{class:"change-percent"},` (${p})`))]:a("span",{class:"value"},d));let h=No(l,c,ev);E(n,h.map(x=>i(l,x,c))),n.hidden=h.
length===0;let b=mg(l),_=l.byHost&&l.pair&&"A side has no device time: host time decides which frames belong together.",$=l.inAll>l.shown&&`${l.shown} of ${l.inAll} frames are shown, those that change\
 most; the others are in rows “more”.`,k=l.pair&&l.samples.some(x=>x<4)&&"Fewer than 4 samples on a side: no change can be told from noise, so all are coloured as measured.";E(o,fg(l,u).map(x=>a("\
p",{class:"notice"},x)),[b,k,_,$].filter(Boolean).map(x=>a("p",{class:"muted"},x)))}}}var $n=28,tv=150,Sg=12,$g=[["Frame","c-frame","What was called, and how often where it is several"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time side-b",
"In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself, with what only one side \
has below it: these add up to the change of the whole"]],nv=[["Frame","c-frame",$g[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Calls","num c-tim\
e","Calls of the frame"]];function vg(e){let t=a("thead"),n=a("tbody"),o=a("colgroup"),s=a("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},o,t,n),r=a("div",{class:"tree-scroll",tabindex:"\
-1"},s),[i,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=null,u=0,d=new Map,m=[0,0],f=0,p=()=>c.rows.length>tv;function w(){let S=c.tree.pair?$g:nv,B=`${sn[c.measure][1]} ${pn(
c.tree)}`;E(o,S.map(([,Y])=>a("col",{class:Y}))),E(t,a("tr",{},S.map(([Y,G,J],Se)=>a("th",{scope:"col",class:G,title:Se===0?J:`${B}: ${J}`},Y)))),i.firstChild.colSpan=S.length,l.firstChild.colSpan=S.length}
function g({frame:S,level:B,open:Y,leaf:G}){let J=S.instances>1&&S.sort==="module"&&!S.opened&&c.canOpen,Se=ag(S),be=S.instances===S.parent?.instances?"":no(S);return a("th",{scope:"row",class:"c-fram\
e",title:[kt(S),...S.above??[],uo(S),mo(S),S.through.length>0&&`below ${S.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(B-1,14))}},a("span",{class:"tree-cell"},a("span",{class:`twisty${G?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),a("span",{class:`mono frame-t\
ext${["root","rest"].includes(S.sort)?" plain":""}`},a("bdi",{},Va(S))),J?a("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${S.instances} instances`},
no(S)):be&&a("span",{class:"muted count"},be),S.above?.length>0&&a("span",{class:"muted small ellipsis"},`in ${S.above.join(", ")}`),Se&&a("span",{class:`status-mark status-${S.status}`},a("span",{"ar\
ia-hidden":"true"},Se),a("span",{class:"visually-hidden"},` ${mo(S)}`))))}function y(S,B=""){return a("td",{class:`num c-time ${B}`,title:Ka(S,c.measure)},ft(S,c.measure))}function h(S,B,Y){return a("\
td",{class:`num c-time ${B} ${Kt(Y,c.measure)?"calm":Sn(S)}`,title:[Zo(S,c.measure),Kt(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:B==="c-diff"&&f>0?{"--share":`${(100*Math.abs(
S)/f).toFixed(1)}%`}:{}},At(S,c.measure))}function b(S){let{frame:B}=S,[Y,G]=B.total[c.measure];return c.tree.pair?[g(S),y(Y),y(G),h(un(B,c.measure),"c-diff",B),h(B.here[c.measure],"c-here",B)]:[g(S),
y(Y),y(B.ownOf[c.measure][0]),a("td",{class:"num c-time"},ft(B.figures.calls[0],"calls"))]}function _(S){let B=c.rows[S],{frame:Y}=B,G=[S%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return a("tr",{class:G,data:{index:S},tabindex:S===u?"0":"-1","aria-level":B.level,"aria-posinset":B.place,"aria-setsize":B.of,"aria-rowindex":S+2,"aria-expanded":B.leaf?null:
String(B.open),"aria-selected":String(Y===c.selected)},b(B))}function $(S=!1){let B=Math.ceil((r.clientHeight||600)/$n),Y=Math.floor(r.scrollTop/$n),[G,J]=p()?[Math.max(0,Y-Sg),Math.min(c.rows.length,
Y+B+Sg)]:[0,c.rows.length];if(!S&&G===m[0]&&J===m[1])return;m=[G,J];let Se=n.contains(document.activeElement),be=S?new Map:d;d=new Map;for(let Ne=G;Ne<J;Ne+=1)d.set(Ne,be.get(Ne)??_(Ne));[[i,G],[l,c.rows.
length-J]].forEach(([Ne,te])=>{Ne.hidden=te===0,Ne.style.height=`${te*$n}px`});let{scrollTop:De}=r;ln(n,[i,...d.values(),l]),r.scrollTop=De,Se&&(d.get(u)??r).focus({preventScroll:!0})}function k(S,B=!1){
let Y=S*$n,G=r.clientHeight-t.offsetHeight;B&&(Y<r.scrollTop||Y+$n>r.scrollTop+G)&&(r.scrollTop=Y-G/2),Y<r.scrollTop?r.scrollTop=Y:Y+$n>r.scrollTop+G&&(r.scrollTop=Y+$n-G),$()}function x(S,B){let Y=Math.
max(0,Math.min(c.rows.length-1,S));d.get(u)?.setAttribute("tabindex","-1"),u=Y,k(Y);let G=d.get(Y);G?.setAttribute("tabindex","0"),B&&G?.focus({preventScroll:!0})}function C(S){return c!==null&&c.revision===
S.revision&&c.judged===S.judged&&c.text===S.text&&c.rows.length===S.rows.length&&c.rows.every((B,Y)=>B.frame===S.rows[Y].frame&&B.open===S.rows[Y].open)}function v(S){let B=c.selected!==S.selected;c=S;
for(let[G,J]of d)J.setAttribute("aria-selected",String(c.rows[G].frame===c.selected));let Y=c.rows.findIndex(G=>G.frame===c.selected);B&&Y>=0&&x(Y,!1)}n.addEventListener("click",S=>{let B=S.target.closest(
"tr[data-index]");if(!B)return;let{frame:Y,leaf:G}=c.rows[B.dataset.index],J=S.target.closest("[data-act]")?.dataset.act;x(Number(B.dataset.index),!0),J==="instances"?e.onInstances(Y):J==="toggle"&&!G?
e.onToggle(Y):e.onSelect(Y)}),n.addEventListener("dblclick",S=>{let B=S.target.closest("tr[data-index]");B&&!S.target.closest("[data-act]")&&e.onZoom(c.rows[B.dataset.index].frame)});function T({frame:S,
open:B,leaf:Y},G){!Y&&B!==G?e.onToggle(S):G&&B?x(u+1,!0):!G&&S.parent&&x(c.rows.findIndex(J=>J.frame===S.parent),!0)}n.addEventListener("keydown",S=>{let B=c?.rows[u];if(!B||S.altKey||S.ctrlKey||S.metaKey||
S.target.closest("button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/$n)-3),G={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},J={ArrowRight:()=>T(B,!0),ArrowLeft:()=>T(
B,!1),Enter:()=>e.onZoom(B.frame)," ":()=>e.onSelect(B.frame)},Se=S.key in G?()=>x(G[S.key],!0):J[S.key];Se&&(S.preventDefault(),Se())});let R=0,A=()=>{R===0&&c&&p()&&(R=requestAnimationFrame(()=>{R=0,
$(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/$n)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let P=new ResizeObserver(A);return P.observe(
r),{node:r,focus:()=>x(u,!0),draw(S){if(C(S)){v(S);return}let B=c?.rows[u]?.frame.key,Y=c?.selected?.key!==S.selected.key||c?.revision!==S.revision;c=S,f=c.tree.frames.reduce((J,Se)=>Math.max(J,Math.abs(
un(Se,c.measure))),0),w(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",p());let G=Y?c.selected.key:B;u=Math.max(0,c.rows.findIndex(J=>J.frame.key===G)),$(!0),
Y&&k(u,!0)},unmount(){P.disconnect(),cancelAnimationFrame(R)}}}function ov(e){let t=e?.parts?.reduce((n,o)=>Math.abs(o.change)>Math.abs(n?.change??0)?o:n,null);return t?t.part==="idle"?"host":"device":""}var Eg=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function sv(e,t){
let{device:n,host:o}=e.root.total;return!(n[0]>0)||e.pair&&!(n[1]>0)?"host":e.pair?ov(t)||(Eg(o)>4*Eg(n)?"host":"device"):"device"}async function rv(e,t){let n=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[o,s]of Object.entries(Et(e)))s!==""&&s!=="all"&&n.set(o,s);try{return(await at(n,{signal:t})).waterfall}catch(o){if(o.name==="AbortError")throw o;return null}}async function Tg(e,t){let n=e.
test!=="",o=e.frames==="instance",s=async c=>({...cl(await or(n?"":e.control,Po(e,c,o),{signal:t})),chosenBy:c}),[r,i]=await Promise.all([s(e.by==="host"?"host":"device"),n&&e.by===""?rv(e,t):null]),l=e.
by||sv(r,i);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function Og(e,t,n){let o=t==="host"?"host":"device";return{...cl(await or(e.test!==""?
"":e.control,Po(e,o,!0),{signal:n})),chosenBy:o}}async function Mg(e,t,n,o=e.frames==="instance"){let s=Po(e,t.chosenBy,o);s.set("significance",n),tm(t,await or("",s),n)}var av=8,iv=40;function Ag(e,t,n){let o=new Set([e.root]);for(let s of[...No(e,t,av),...n.slice(0,iv)])dn(s).slice(0,-1).forEach(r=>o.add(r));return o}function lv(e,t,n,o){let s=t.children.filter(l=>l.
total[n].some(c=>c>0));if(o==="calls")return s;let r=l=>e.pair?Math.abs(un(l,n)):l.total[n][0],i=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>i(l)-i(c)||r(c)-r(l)||l.at-c.at)}function Cg(e,t,n,o){let s=[],
r=(i,l,c,u)=>{let d=lv(e,i,t,n),m=d.length>0&&o(i);s.push({frame:i,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((f,p)=>r(f,l+1,p+1,d.length))};return r(e.root,1,1,1),s}var Rg={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Gs={path:"/tree",name:"Tree",mount:(e,t)=>uv(e,t)},cv=e=>wt({...Pt(""),...Et(e),exclude:[St]});function uv(e,t){let n=Lo(
location.search),o=null,s=null,r="",i=null,l=null,c="",u=!1,d=(I,{replace:K=!0}={})=>!u&&t.go(zt({...n,...I}),{replace:K}),m=Yo(I=>d({...I,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: o\
ne set alone",links:I=>[a("a",{class:"small",href:cv(I)},"Compare"),ic(I)]}),f=xg(I=>v(I)),p=kg({onChange:I=>d(x(I)),onStep:A}),w=wg({onPick:I=>C(I,I),onZoom:I=>C(l.selected,I),onMove:I=>C(I)}),g=vg({
onSelect:I=>C(I),onZoom:I=>C(I,I),onToggle:T,onInstances:R}),y=_g({pair:()=>Et(n),onInstances:R,onZoom:I=>C(I,I)}),h=a("div",{class:"message"}),b=a("h1",{class:"visually-hidden"},"Tree"),_=a("div",{class:"\
results tree-results"},f.node,p.node,a("div",{class:"tree-columns"},w.node,a("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(a("div",{class:"page tree\
-page"},b,m.node,h,_));let $=Mt({context:t,results:_,message:h}),k=tt(400,Me);function x(I){return I.frames&&l?{...I,node:l.selected.foldKey}:I}function C(I,K){let ne=z=>z.at<=I.at&&I.at<z.end,ue=K??(ne(
l.zoomed)?l.zoomed:dn(I).findLast(z=>ne(z)&&l.zoomed.at>=z.at&&l.zoomed.at<z.end)??l.tree.root);d({node:I.key,zoom:ue.key}),k(`${kt(I)} is selected.`)}function v(I){C(I)}function T(I){let K=n.rows.includes(
I.key)?n.rows.filter(ne=>ne!==I.key):[...n.rows,I.key];d({rows:K})}function R(I){let K=I.key,ne=n.open.includes(K);d({open:ne?n.open.filter(ue=>ue!==K):[...n.open,K],rows:n.rows.filter(ue=>ue!==K),node:K}),
Me(ne?"Folded.":`Its instances are shown below ${kt(I)}.`)}function A(I){let K=l?.found??[];if(K.length>0){let ne=K.indexOf(l.selected),ue=ne<0?I>0?0:K.length-1:(ne+I+K.length)%K.length;C(K[ue]),Me(`${ue+
1} of ${K.length}: ${kt(K[ue])}`)}}async function P(){let I=[n.control,n.test].filter(ne=>ne!=="");if(I.every(ne=>o&&Ge(o,ne)))return;let K=await pt(I).catch(()=>[]);u||(o=K,ae())}function S(){if(n.control===
"")return"";let I=`${n.control} ${Po(n,"device",n.frames==="instance")}`,K=n.by===""?"first":n.by==="host"?"host":"device";return s?.base===I&&(K==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
K)?s.key:`${I} ${K}`}function B(I){r=I,_.dataset.stale="";let[K,ne]=[I.slice(0,I.lastIndexOf(" ")),n.by];$.ask(ue=>Tg(n,ue),ue=>{s={...ue,key:I,base:K,first:ne===""},i=null,delete _.dataset.stale,$.say(
null),Me(Z(ue.tree.frames.length-1,"frame")),ae()},ue=>{s=null,l=null,delete _.dataset.stale,$.say(J(ue)),ae()})}function Y(I){let K=`${s.key} ${I==="host"}`;return i?.key===K?(G(i,I),i.tree):(i={key:K,
tree:null},$.ask(ne=>Og(n,I,ne),ne=>{i.tree=ne,ae(),G(i,I)},ne=>{i=null,$e(`The instances could not be loaded. ${ne.message}`,{urgent:!0})}),null)}async function G(I,K){let{tree:ne}=I;if(I.judged??=new Set,
!(!ne?.pair||K==="calls"||I.judged.has(K)||ne.samples.some(ue=>ue<4))){I.judged.add(K);try{await Mg(n,ne,K,I===i||n.frames==="instance")}catch{return}!u&&s&&(s===I||i===I)&&(s.verdicts=`${s.verdicts??
""} ${I===i?"each ":""}${K}`,s.classes=void 0,s.openedFor=void 0,ae())}}function J(I){let K=Object.keys(Rg).some(ne=>n[ne]!=="all");return a("div",{class:"error-box",role:"alert",data:{code:I.code}},a(
"h2",{},"This tree cannot be shown"),a("p",{},I.message),a("p",{},K?q("Use all ranks and steps",()=>d(Rg),{class:"primary"}):q("Try again",()=>B(r),{class:"primary"})," ",a("a",{href:"/"},"Choose othe\
r traces")))}let Se=()=>a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to\
 the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."));function be(I){if(n.frames==="class")return s.classes??=rm(s.tree),s.classes;if(n.frames==="folded"&&n.open.length>0){let K=Y(I);
if(K){let ne=n.open.join();return s.openedFor!==ne&&(s.opened=lm(s.tree,K,new Set(n.open)),s.openedFor=ne),s.opened}}return s.tree}function De(){let I=n.by||s.measure,K=be(I),ne=n.q===""?null:yg(K,n.q),
ue=ul(K,n.node)??No(K,I,1)[0]??K.root,z=ul(K,n.zoom)??K.root,se=Ag(K,I,[ue,...K.frames.filter(j=>j.opened).flatMap(j=>j.children.slice(0,1)),...ne??[]]),me=new Set(n.rows),ye=Cg(K,I,n.order,j=>se.has(
j)!==me.has(j.key)),M=[s.key,I,n.frames,n.width,n.open.join(),K.frames.length].join(" ");return{tree:K,measure:I,width:n.width,found:ne,text:`${n.q} ${n.order}`,selected:ue,zoomed:z,rows:ye,revision:M,
judged:s.verdicts??"",canOpen:n.frames==="folded",lines:Ne(K),file:`tracediff-${K.sides.map(({label:j})=>vt(j)).join("-")}`}}function Ne(I){return[["control","test"].slice(0,I.sides.length).map((ne,ue)=>`${I.
pair?`${ne}: `:""}${I.sides[ue].label} (${Z(I.sides[ue].samples,"sample")})`).join(" → ")]}function te(){let I=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},K=ue=>Cn(ue,n,o,I),ne=n.control===""?
"Tree":`${K("control")}${n.test===""?"":` → ${K("test")}`} · Tree`;b.textContent=ne,t.setTitle(ne),m.draw(n,o,I)}function ae(){if(u)return;let I=S();if(I===""?($.drop(),[r,s,l]=["",null,null],$.say(
Se())):I!==r&&(s||$.say(null),B(I)),te(),_.toggleAttribute("data-skeleton",I!==""&&!s),!s||s.key!==I){p.draw(n,null,n.by,null);return}l=De();let{tree:K,measure:ne,found:ue}=l,z=[l.revision,l.judged,n.
level].join(" ");z!==c&&(c=z,f.draw(K,ne,n.level)),p.draw(n,K,ne,ue),w.draw(l),g.draw({...l,found:ue&&new Set(ue)}),y.draw(K,l.selected,l.canOpen),G(s,ne)}return ae(),P(),{keys:{search:()=>p.search(),
enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&C(l.selected,l.tree.root)},update(I){n=Lo(I),ae(),P(),s&&r===s.key&&
t.settled()},unmount(){u=!0,$.unmount(),w.unmount(),g.unmount()}}}var dv={name:"rows",label:"Rows",type:"choice",options:Ur,fallback:"steps"};function Ng(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",i=null,l="";function c(k,x){t({[k]:x},{replace:l===k}),l=k}function u(k,x,C,v){let T=de("set"),R=Hn({id:T,field:k,none:v,text:i[k],set:Ge(C,i[k])??null,onPick:A=>{l="",n(
{[k]:A?.id??""})}});return a("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},a("label",{for:T},x),R.node)}function d(k){let x=a("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,x.checked===k.fallback?"":String(x.checked))}});return s.push({name:k.name,sync(C){x.checked=C===""?k.fallback:C==="true"}}),a("label",{class:"check"},x,k.label)}function m(k){let x=k.type==="o\
perator"?de("ops"):null,C=k.type==="number",v=a("input",{type:C?"number":"text",list:x,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:C&&"any",min:C&&0,data:{field:k.name},class:x&&
"wide",title:k.title,on:{change:()=>c(k.name,v.value.trim())}}),T=x&&a("datalist",{id:x});x&&(v.addEventListener("input",tt(150,()=>w(v.value,T))),v.addEventListener("focus",()=>{v.select(),w("",T)}));
let R="";return s.push({name:k.name,sync(A,P){let S=A||x&&P||"",B=v===document.activeElement&&v.value!==R;v.value.trim()!==S&&!(B&&S===R)&&(v.value=S),R=S,C&&(P??null)!==null&&A===""&&(v.placeholder=P)}}),
a("label",{class:"analysis-field"},a("span",{},k.label),v,T)}function f(k){let x=a("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,x.value===k.fallback?"":x.value)}},Object.entries(
k.options).map(([C,v])=>a("option",{value:C},v)));return s.push({name:k.name,sync(C,v){x.value=C||String(v??Object.keys(k.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},k.label),x)}let p=k=>k.
type==="boolean"?d(k):k.type==="choice"?f(k):m(k);async function w(k,x){if(i.set!=="")try{let C=await rr(i.set,k);E(x,[...new Set(C.filter(v=>v.category==="cpu_op").map(v=>v.name))].map(v=>a("option",
{value:v})))}catch{}}let g=(k,x)=>k?.[x].length>0?et(k[x],3):"";function y(k,x){let[C,v]=["set","test"].map(T=>g(Ge(x,i[T]),k));return i.test!==""&&i[k]===""&&(C!==v||i[`set_${k}`]!==""||i[`test_${k}`]!==
"")}function h(k,x,C){let[v,T]=["set","test"].map(A=>Ge(C,i[A])),R=(A,P,S)=>p({name:A,label:P,type:"text",placeholder:["all",g(S,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,C)?[R(`set_${k}`,`${x} of A`,v),R(`test_${k}`,`${x} of B`,T)]:[R(k,x,v)]}function b(k){let x=C=>C.some(v=>i[v]!=="");return!x(["steps","set_steps","test_steps"])&&(x(["marker","set_\
marker","test_marker"])||["set","test"].some(C=>Ge(k,i[C])?.steps.length>0))}let _=k=>`${gl[k].letter} · ${gl[k].name}`;function $(k){let x=i.test!=="";s=[],E(o,u("set",x?_("set"):"Trace set",k),u("t\
est",x?_("test"):"Compare with",k,"none"),h("ranks","Ranks",k),h("steps","Steps",k),!e[i.what].ofSteps&&b(k)&&p(dv),e[i.what].params.map(p))}return{node:o,focus(){let k=o.querySelector("input[list]")??
o.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,x,C={}){i=k;let v=JSON.stringify([i.what,i.set,i.test,y("ranks",x),y("steps",x),b(x),x.map(T=>[T.id,T.label])]);
if(v!==r){r=v;let T=o.contains(document.activeElement)?document.activeElement.dataset.field:null;$(x),T&&o.querySelector(`[data-field="${T}"]`)?.focus()}s.forEach(({name:T,sync:R})=>R(i[T]??"",C[T]))}}}var mv=24,Ja=20;function Lg(e,t){let n=Array.from(e),o=Math.max(0,n.length-Ja),s=t>mv?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(i,l,c)=>a("span",{class:i},n.slice(l,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+Ja).join(""))),s+Ja<n.length&&r("split-rest",s+Ja))}var Pg=200;function Fn(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),i=Pn(r);i.set(e.sql??null);
let l=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a(e.level??"h3",{},r," ",s),a("div",{class:"chart-tools"},i.node,e.csv&&a("a",{class:"butto\
n",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a(
"table",{class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return c;let y=d.down?-1:1;return[...c].sort((h,b)=>{
let[_,$]=[h[d.key]??null,b[d.key]??null];return _===null||$===null?(_===null)-($===null):y*(typeof _=="number"?_-$:String(_).localeCompare(String($)))})}function p(y){let h=d?.key===y.key?!d.down:!!y.
number;d={key:y.key,down:h},g(),t.querySelector("[aria-sort] button")?.focus()}function w(y,h,b){let _=e.href&&y.link?.(b,e.parameters??{}),$=y.show(h,b),k=y.mono&&typeof $=="string"?Lg($,u.get(y.key)?.
get($)??0):$;return _?a("a",{href:e.href(_)},k):k}function g(){E(t,e.columns.map(y=>{let h=d?.key===y.key;return a("th",{scope:"col",class:y.number&&"num","aria-sort":h&&(d.down?"descending":"ascendin\
g")},q(`${y.title}${h?d.down?" ↓":" ↑":""}`,()=>p(y),{class:"link-button th-button",title:y.what}))})),E(n,f().slice(0,m).map(y=>a("tr",{},e.columns.map(h=>{let b=y[h.key];return a("td",{title:h.mono?
b:h.exact?.(b,y),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,y)].filter(Boolean).join(" ")||null},w(h,b,y))})))),s.textContent=c.length>1?N(c.length):"",o.hidden=c.length<=m,E(o,q(`Show\
 ${N(Math.min(Pg,c.length-m))} more of ${N(c.length)}`,()=>{m+=Pg,g()},{class:"link-button"}))}return{node:l,show(y){c=y;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,gi(c.map(b=>String(b[h]??""))));
l.hidden=c.length===0,g()}}}var fv={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Ig="http://www.w3.org/2000/svg";function pv(e,t){let n=document.createElementNS(Ig,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(Ig,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",fv[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function Dg(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=q(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),i=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),l=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},i,r)),c="";function u(w){return a(
"input",{type:"number",min:0,step:"any",data:{field:w},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=w=>w.value===""?"":String(Number((Number(w.value)*1e3).toFixed(3))),m=w=>w===""?"":String(
Number((Number(w)/1e3).toFixed(6)));function f(w,g){w.dataset.shown!==g&&(w.dataset.shown=g,w.value=m(g))}function p(w,{chosen:g,styles:y,two:h}){let b=y.get(w.key)??-1,_=a("input",{type:"checkbox",value:w.
key,on:{change:()=>{let $=[...t.querySelectorAll("input:checked")];e.onLines($.length===0?Rl:$.map(k=>k.value))}}});return _.checked=g.includes(w.key),a("label",{class:"check line-check"},_,a("span",{
class:"line-mark"},b>=0&&pv(vl(b,h?"A":""),h)),w.name)}return{node:l,draw(w){let{chosen:g,two:y}=w,h=JSON.stringify([w.lines.map(b=>b.key),g,y]);if(t.hidden=w.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;E(t,hv(w.lines,g).map(([_,$])=>a("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&a("span",{class:"muted"},_),$.map(k=>p(
k,w))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}f(n,w.start),f(o,w.end),s.disabled=w.start===""&&w.end==="",i.hidden=w.empty&&s.disabled,r.href=e.csv()}}}function hv(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}function gv(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function Bg(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(i=>({side:r.
letter,...i})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let i=gv(r,t.columns,o);s.set(i,[...s.get(
i)??[],r])}return[...s.values()].flat()}var qg={control:"set",test:"test"};function zg(e){let t=(n,o)=>e[`${qg[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[qg[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function wv(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:cc(zg(e));return n&&`(${n})`}var Vs="device\
_type = 'GPU'",Ac=["COMPUTATION","COMMUNICATION","MEMORY"],Qa=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",Cc=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Ac.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Vs}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Ac.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${Vs}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Ac.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,Hg=e=>`${Cc(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Fg=e=>`${Cc(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,yv=(e,t)=>`${Cc(e,Qa(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,Gg=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,bv=(e,t)=>`SELECT side, rank, kind, name, category, ${Gg}
FROM events
WHERE ${Vs}${Qa(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,Yg=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Vs}${Qa(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,Kg=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Vs}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,Vg="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",Wg=(e,t)=>`${Kg(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${Vg}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,Jg=(e,t)=>`${Kg(e,Qa(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${Vg}`,kv=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${Jg(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Ys=(e,t)=>`${Jg(e,t)}
ORDER BY launch_delay DESC`,jg=(e,t)=>`SELECT side, rank, name, ${Gg}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function _v(e){let t=Object.entries(zg(e)).map(([n,{ranks:o}])=>{let s=Ta(n,{ranks:o,steps:"any"});return s&&`SELECT '${n}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${n}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Ks="side, rank, span, device_type, device",Qg=e=>`WITH changes AS (
    ${e}
)
SELECT ${Ks}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Ks}),
    so_far AS (PARTITION BY ${Ks} ORDER BY at_us, row)`,xv=e=>`SELECT ${Ks}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${Qg(e)}
)
GROUP BY ${Ks}
ORDER BY rank, span, device_type, device, side`,Ug={peaks:xv,"memory-curves":e=>`${Qg(e)}
ORDER BY side, rank, at_us`},Sv={temporal_breakdown:{rows:Hg,temporal:Hg},comm_comp_overlap:{rows:Fg,overlap:Fg},kernel_breakdown:{kinds:yv,kernels:bv,over_ranks:Yg},idle_time_breakdown:{rows:Wg,idle:Wg},
launch_stats:{counts:kv,worst:Ys,"launch-cpu_duration":Ys,"launch-gpu_duration":Ys,"launch-launch_delay":Ys,"launch-scatter":Ys},user_annotation_breakdown:{rows:jg,annotations:jg}},$v={kernel_breakdown:{
kernels:Yg}},vv={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Xg=e=>vv[e]??{},Ev={temporal_breakdown:{temporal:"rows"},comm_comp_overlap:{overlap:"rows"},idle_time_breakdown:{idle:"rows"},kernel_breakdown:{kernels:"over_ranks"},memory_bw:{
bandwidth:"series"},queue_length:{queue:"series"},launch_stats:{"launch-cpu_duration":"launches","launch-gpu_duration":"launches","launch-launch_delay":"launches","launch-scatter":"launches"},user_annotation_breakdown:{
annotations:"rows"},operator_kernels:{operators:"rows"},collectives:{"collective-ranks":"by_rank",bandwidth:"sizes","wait-map":"waits","wait-steps":"by_step"},stragglers:{caused:"by_rank","caused-step\
s":"by_step"},memory:{"memory-curves":"series"},critical_path:{"path-names":"by_name","path-steps":"by_step"},phases:{"phase-rates":"sizes"},work:{speed:"by_operator"},operator_counters:{counters:"row\
s"}},Tv={queue_length:"stream",memory_bw:"name"},Ov=["what","set","test","lines","order","rows"];function Mv(e,t,n){let o=n&&Ev[e.what]?.[t]||t,s=Object.entries(e).filter(([i,l])=>l&&!Ov.includes(i)&&
(e.test||!i.startsWith("test_")));"rows"in e&&s.unshift(["rows",e.rows||"steps"]);let r=o==="series"&&Tv[e.what];return`SELECT ${r?`side || ', rank ' || rank || ', device ' || device || ', ' || ${r} A\
S line,
    `:""}*
FROM ${e.what}_${o}(${s.map(([i,l])=>on(`${i}=${l}`)).join(", ")})`}function Av(e,t,n){if(e.what==="memory"){let r=Ug[t]&&_v(e);return r?Ug[t](r):null}let o=n&&$v[e.what]?.[t]||Sv[e.what]?.[t],s=o?wv(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var Zg=(e,t,{chart:n=!1}={})=>Av(e,t,n)??Mv(e,t,n);var Cv={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},Rc={path:"/analyse",name:"Analyse",mount:(e,t)=>Rv(e,t)};function Rv(e,t){let n=Vl(location.search,it),o=null,
s=null,r="",i=null,l="",c=[],u=-1/0,d=!1,m=(L,F)=>t.go(io({...n,...L},it),F),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=Ng(it,{onChange:m,onSet:L=>m({...ha,...L})}),w=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),y=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),_=a("div",{class:"results analysis-res\
ults"},y,h,b),$=a("h1",{}),k=q("Open in Perfetto …",()=>xr([n.set,n.test].filter(L=>L!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"}),x=a("span",{class:"muted small trace-lost"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},
$,k,x),f,p.node,w,g,_));let C=Mt({context:t,results:_,message:g}),v=dt(()=>c.forEach(L=>L.figure.retheme())),T=L=>du(n.what,xp(i??n,it,L)),R=(L,F)=>Ko(Zg(i??n,L,F),{control:n.set,test:n.test},F?.chart?
Xg(L):{});function A(){c.forEach(L=>L.figure.unmount()),c=it[n.what].charts.map(L=>{let F=L.series&&Dg({onLines:ie=>m({lines:ie},{replace:!0}),onWindow:ie=>m(ie),csv:()=>T("series")}),oe=lt("Ranks tha\
t are drawn",[["","those that differ most"],["rank",F?"the first":"all, in order"]],ie=>m({order:ie,lines:[]},{replace:!0})),X={chart:L,bar:F,order:oe,hidden:new Set,keys:P(L)};return X.figure=bt({id:L.
id,title:L.title,file:L.id,level:"h2",class:L.half?"half-chart":"",height:ie=>L.height(ie.places,ie.sides),make:(ie,Re)=>B(ie.made(Re),X.hidden),onRelayout:F&&Y,onDoubleClick:F&&G,keys:()=>X.keys.filter(
ie=>!X.hidden.has(ie.key)).map(ie=>[ie.property,ie.name]),extra:[a("div",{class:"chart-choice"},S(X),oe.node),F?.node]}),X}),E(h,c.map(L=>L.figure.node))}let P=L=>(L.legend??(n.test===""?[]:ne().map(F=>({
key:F.key,name:`${F.letter} · ${F.label}`,property:F.letter==="A"?"--control-fill":"--test-fill"})))).map(F=>({...F,key:L.legend?F.property:F.key}));function S(L){let F=X=>{let{hidden:ie}=L;ie.delete(
X)||ie.add(X),ie.size===L.keys.length&&ie.clear();for(let Re of oe)Re.setAttribute("aria-pressed",String(!ie.has(Re.dataset.key)));J(ne())},oe=L.keys.map(X=>q(X.name,()=>F(X.key),{class:"key","aria-pr\
essed":"true",title:X.what,data:{key:X.key},css:{"--key-fill":`var(${X.property})`}}));return oe.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${L.chart.title}: what is drawn`},oe)}
let B=({data:L,layout:F},oe)=>({layout:F,data:L.map(X=>oe.has(X.legendgroup)?{...X,visible:!1}:X)});function Y(L,F){let[oe,X]=[L["xaxis.range[0]"],L["xaxis.range[1]"]];if(Number.isFinite(oe)&&Number.isFinite(
X)&&X>oe&&performance.now()-u>500){let ie=Re=>String(Number(Math.max(0,Re*F.per+F.offset).toFixed(3)));m({start:ie(oe),end:ie(X)})}}function G(){u=performance.now(),m({start:"",end:""})}function J(L){
let F=[n.what,n.set,n.test].join(" ");l!==F&&(A(),l=F);let oe=`tracediff-${L.map(ie=>vt(ie.label)).join("-")}`,X={...n,shown:s.parameters,href:ie=>io({...n,...ie},it)};for(let ie of c)Se(ie,L,X,oe)}function Se({
chart:L,bar:F,order:oe,hidden:X,figure:ie},Re,W,re){let ce=L.make(Re,W),Ae=ce.empty?null:F&&ce.data(600);if(oe.node.hidden=!ce.limited,oe.press(n.order),ie.draw({file:re,heading:ce.note,made:ce.data,per:Ae?.
per,revision:[r,n.order,...n.lines,...X].join(" "),offset:Ae?.offset,places:ce.places,sides:Re.length,caption:be(Re),empty:ce.empty??null}),ie.sql.set(R(L.id,{chart:!0})),ie.node.hidden=!!ce.empty&&(!!ce.
isSaid||K(Re)),F){let Fe=na(Re,L.series,L.ownDevice),Ye=oa(Fe,Re,n).keys;F.draw({lines:Fe,chosen:Ye,styles:Af(Fe,Ye,L.panels),start:n.start,end:n.end,two:Re.length>1,empty:!!ce.empty}),F.node.hidden=Fe.
length===0}}let be=L=>[[L.map(F=>[F.letter,F.label].filter(Boolean).join(" · ")).join(", "),te(L)].join(". ")];function De({name:L,category:F}){let oe=(ie,Re)=>n[`${ie}_${Re}`]||n[Re]||"all",X=ie=>n[`${ie}\
_marker`]||n.marker;return Dt({control:n.set,test:n.test,row:xt(L,F),control_marker:X("set"),test_marker:X("test"),control_ranks:oe("set","ranks"),test_ranks:oe("test","ranks"),control_steps:oe("set",
"steps"),test_steps:oe("test","steps")})}function Ne(L){let F=L.length>1;b.hidden=K(L);let oe={href:F?De:null,parameters:s.parameters};E(b,it[n.what].tables.flatMap(X=>{let ie=Bg(L,X),Re=kf(X,ie),W=Fn(
{...oe,caption:X.caption,csv:T(X.key),sql:R(X.key),columns:[...F?[Cv]:[],...Re]});W.show(ie);let re=(s.difference?.[X.key]??[]).filter(Ae=>Re.some(Fe=>Fe.number&&(Ae[Fe.key]??null)!==null));if(re.length===
0)return[W.node];let ce=Fn({...oe,caption:X.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:Re.filter(Ae=>!Ae.note&&re.some(Fe=>(Fe[Ae.key]??null)!==null)).map(yf)});return ce.
show(re),[W.node,ce.node]}))}function te(L){let F=L.filter(oe=>(oe.data.last_step_dropped??[]).length>0);return L.every(oe=>oe.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":it[n.
what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":L.every(oe=>oe.data.all_steps.length===0)?"Without steps, all rows count, as in Co\
mpare.":F.length>0?`Work that the last step of a rank${F.length<L.length?` of ${F[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, a\
lso those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function ae(L){let F=it[n.what],oe=L.flatMap(({label:W,data:re})=>{let ce=F.
host?[]:re.ranks_without_device_rows??[];return ce.length===0?[]:[ce.length===re.ranks.length?`${W} has no device work${re.ranks.length>1?"":` (rank ${re.ranks[0]})`}: this analysis has nothing to cou\
nt there. ${oo}`:`${W}: ${ce.length===1?"rank":"ranks"} ${et(ce)} ${ce.length===1?"has":"have"} no device rows.`]}),X=F.chosen?.({...n,shown:s.parameters}),ie=n.rows!==""&&!F.ofSteps&&L.some(W=>W.data.
steps===null)&&q("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Ur.steps}`}),Re=K(L)&&a("p",{},"What the host did is here: ",a("a",{href:io({...n,what:"user_annotation_bre\
akdown",lines:[]},it)},"annotations"),".");E(y,oe.length>0&&a("ul",{class:"notice"},oe.map(W=>a("li",{},W))),Re,F.notes?.(L),X&&a("p",{},X),oe.length<L.length&&a("p",{class:"muted small"},te(L)," ",ie))}
let I=({data:L})=>(L.ranks_without_device_rows??[]).length===L.ranks.length,K=L=>L.every(I)&&!it[n.what].host;function ne(){let L=!!s.test;return[["set","A"],["test","B"]].filter(([F])=>s[F]).map(([F,
oe])=>({key:F,letter:L?oe:"",label:s[F].label,data:s[F]}))}function ue(L){s=null,r="",delete _.dataset.shown,C.say(L)}function z(L,F){let oe=it[n.what];s=L;let X=i===n&&oe.instead?.(n,ne());if(X){i={...n,
...X},se(F);return}r=F,C.say(null);let ie=ne();p.draw(n,o,s.parameters),ae(ie),J(ie),Ne(ie),_.dataset.shown=F,Me(`${oe.title} is shown.`)}function se(L){C.ask(F=>bo(i.what,Jl(i,it),{signal:F}),F=>z(F,
L),F=>ue(a("div",{class:"error-box",role:"alert",data:{code:F.code}},a("h2",{},"This analysis is not possible"),a("p",{},F.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let me=()=>`${n.
what} ${Jl(n,it)}`;function ye(){let L=me();if(s&&r===L){C.drop(),J(ne()),t.settled();return}if(n.set===""){C.drop(),ue(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}i=n,se(L)}function M(){
let L=it[n.what],F=oe=>n[oe]===""?null:Ge(o,n[oe])?.label??n[oe];E($,L.title),E(w,L.intro),j(),t.setTitle([L.title,[F("set"),F("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" \
· ")),p.draw(n,o,s&&r===me()?s.parameters:{}),O(),ye()}function j(){let L=[n.set,n.test].map(oe=>oe!==""&&Ge(o,oe)).filter(Boolean),F=L.filter(oe=>oe.traces_bytes===0);E(x,F.length===0?"":L.length===
1?bn(L[0]):F.map(oe=>`${oe.label}: ${bn(oe)}`).join(" "))}function O(){f.firstChild||E(f,Object.entries(it).map(([L,{tab:F,title:oe}])=>a("a",{data:{what:L}},F??oe)));for(let L of f.children){let{what:F}=L.
dataset;if(L.href=io({...n,what:F,lines:[]},it),F!==n.what){L.removeAttribute("aria-current");continue}L.setAttribute("aria-current","page");let oe=f.getBoundingClientRect(),{left:X,right:ie}=L.getBoundingClientRect();
(X<oe.left||ie>oe.right)&&(f.scrollLeft+=X-oe.left-24)}}async function U(){let L=[n.set,n.test].filter(F=>F!=="");try{o=L.length>0?await pt(L):[],o.length===0&&(o=(await Nt("limit=1")).entries.map(({set:F})=>F))}catch(F){
E(g,a("div",{class:"error-box",role:"alert"},F.message));return}d||(p.node.hidden=k.hidden=o.length===0,o.length===0?(E($,"Analyse"),t.setTitle("Analyse"),E(g,a("p",{class:"notice"},"There are no trac\
e sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):M())}return U(),{keys:{search:()=>p.focus()},update(L){n=Vl(L,it);let F=["set","test"].every(oe=>n[oe]===""||
Ge(o??[],n[oe]));o?.length>0&&F?M():U()},unmount(){d=!0,C.unmount(),v(),c.forEach(L=>L.figure.unmount())}}}var Nc=28,ew=200,tw=12,Nv=400,Lv=56;function vn(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function Pv(e,t,n){let o=Math.max(1,Math.ceil(
n.length/Nv)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,vn(n[r][t]).length);return Math.min(Lv,s)+3}function Iv(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function nw(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,i]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),l=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>ew&&!Nn();function w($,k){return a("tr",{"aria-rowindex":String(k+2),class:k%
2?"odd":""},$.map((x,C)=>{let v=vn(x);return a("td",{title:v.length>40?v:null,class:x===null?"none":l[C].number?"num":""},v)}))}function g($=!1){let k=Math.ceil((s.clientHeight||600)/Nc),x=p()?Math.max(
0,Math.floor(s.scrollTop/Nc)-tw):0,C=p()?Math.min(u.length,x+k+2*tw):u.length;!$&&x===m&&C===f||([m,f]=[x,C],[[r,x],[i,u.length-C]].forEach(([v,T])=>{v.hidden=T===0,v.firstChild.colSpan=Math.max(1,l.length),
v.style.height=`${T*Nc}px`}),E(n,r,u.slice(x,C).map((v,T)=>w(v,x+T)),i))}function y($){let k=l[$].number;d=d?.at!==$?{at:$,down:k}:d.down===k?{at:$,down:!k}:null;let x=d?.down?-1:1;u=d===null?c:[...c].
sort((C,v)=>x*Iv(C[$],v[$])),s.scrollTop=0,h(),g(!0),e.children[$].querySelector("button").focus()}function h(){E(e,l.map(($,k)=>a("th",{scope:"col",class:$.number?"num":"",title:$.name,"aria-sort":d?.
at===k?d.down?"descending":"ascending":null},q(a("span",{class:"ellipsis"},$.name,$.unit&&a("span",{class:"muted"},`, ${$.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`\
Order by ${$.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let _=Mo(()=>g(!0));return{node:s,show($,k){l=$.map(v=>({...v,number:v.type==="in\
teger"||v.type==="real"})),c=u=k,d=null;let C=l.map((v,T)=>Pv(v,T,u)).map(v=>`min(${v}ch, 60cqw)`);E(t,C.map(v=>a("col",{css:{width:v}}))),o.style.minWidth=`calc(${["0px",...C].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>ew),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),_()}}}var Ic=50,rw=5e3,Lc=40,Dv=360,hn=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],ow=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],Bv={control:0,test:1},aw=e=>e.map(t=>We(t)).join("<br>"),qv=(e,t)=>`${e.name}: ${vn(t)}${e.unit?` ${e.unit}`:""}`;function Pc(e,t){let n=t.reduce((r,i)=>Math.max(
r,Math.abs(i)),0),[o,s]=e.unit==="µs"?Ke(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function Dc({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=vn(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:Bv[o]??r})).sort((o,s)=>o.
at-s.at)}var iw=e=>({template:gt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function Hv(e,t){let{x:n,ys:o,rows:s}=e;return vs({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,i)=>({key:r.name,name:r.name,colour:ee(hn[i])})),bars:s.slice(0,Ic).map(r=>({label:vn(r[n.at]),values:o.map(i=>({value:typeof r[i.at]=="number"?r[i.at]:null,text:vn(r[i.at])+(i.unit?` ${i.unit}`:
"")}))}))},t)}function sw(e,t){let n=e.rows.slice(0,rw).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=Pc(e.x,o(e.x.at)),r=Pc(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),i=Dc({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):i.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:ee(hn[d%hn.length]),size:u.length>500?4:7,symbol:ow[d%ow.length],opacity:.8},line:{color:ee(hn[d%hn.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>aw(e.columns.slice(0,12).map(f=>qv(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:iw({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function Fv(e){let t=e.reduce((i,l)=>Math.min(i,l),1/0),n=e.reduce((i,l)=>Math.max(i,l),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:Lc+1},(i,l)=>{let c=s+(r-s)*l/Lc;return l===0?t:l===Lc?n:o?Math.exp(c):c})}}function Wv(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let i=s+r>>1;[s,r]=t[i]<=o?[i,r]:[s,i]}n[s]+=1}return n}function jv(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=Fv(n),{per:r,axis:i}=Pc(e.x,n);return{data:Dc(e).map(({name:l,rows:c,at:u},d)=>{let m=Wv(t(c),o),f=ee(hn[u%hn.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"no\
ne",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,w)=>[o[w]/r,o[w+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,w)=>{let g=aw([...l===""?[]:[l],`${vn(o[w])} t\
o ${vn(o[w+1])} ${e.x.unit??""}`,N(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:iw({dragmode:"zoom",xaxis:{...i,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var Uv={bars:Hv,histogram:jv,line:e=>sw(e,"lines"),scatter:e=>sw(e,"markers")};function lw(e,t){let n=e==="bars"?Ic:e==="histogram"?1/0:rw;return t>
n?`The chart shows the first ${N(n)} of ${N(t)} rows; the table has all.`:""}function Bc(e){return e.ys.length>1?e.ys.map((t,n)=>[hn[n],t.name]):e.by?Dc(e).map(({name:t,at:n})=>[hn[n%hn.length],t]):[]}
function cw(e){let t=null,n=bt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Bc(t),height:o=>o.chart==="bars"?Pe(Math.min(Ic,o.rows.length),o.ys.length):Dv,make:(o,s)=>Uv[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var zv=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,Gv=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,Yv=["name","short_name","kerne\
l","operator","ended_by"];var Vt=e=>e.type==="integer"||e.type==="real",Hc=e=>Vt(e)&&!zv.test(e.name);function Za(e,t={}){return t[e]??(Gv.test(e)&&!/count|calls/.test(e)?"µs":"")}var Kv=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Xa(e,t,n,o=s=>s){let s=Kv(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,i)=>i===0||n*(r-s[i-1])>=0)}function uw(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var ei=(e,t)=>e.filter((n,o)=>!Hc(n)&&t.length>0&&uw(t,o,8)<=8);function dw(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&Vt(o))?n:""}function Vv(e,t){
let n=e.map((i,l)=>({column:i,at:l})).filter(({column:i})=>Hc(i)),o=Math.abs;return(n.find(({at:i})=>Xa(t,i,-1))??n.find(({at:i})=>Xa(t,i,-1,o))??n.find(({at:i})=>Xa(t,i,1))??n.find(({column:i})=>Za(i.
name)!=="")??n[0])?.column.name??""}var qc=(e,t)=>ei(e,t).some(({name:n})=>n==="side")?"side":"";function Jv(e,t){let n=e.findIndex((c,u)=>Vt(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Xa(t,u,1))),
o=e.filter((c,u)=>u!==n&&Hc(c)),s=(o.find(({name:c})=>Za(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,i=/_us$/.test(r),l=dw(s,e);return!i&&t.length<=40?{chart:"bars",x:r,y:s,y2:l,
by:""}:{chart:i?"scatter":"line",x:r,y:s,y2:l,by:l?"":qc(e,t)}}function Qv(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(Vt),s=e.find(({name:c})=>Yv.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),i=!s||r?Jv(e,t):null;if(i)return i;let l=Vv(e,t);return s&&l!==""&&(s.name!=="side"||uw(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:dw(l,e),by:""}:o.length>1&&l!==""?{chart:"scatter",x:o.find(({name:u})=>u!==l).name,y:l,y2:"",by:qc(e,t)}:l===""?n:{chart:"histogram",x:l,y:"",y2:"",
by:qc(e,t)}}var Js=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function mw(e,t,n){let o=Qv(t,n),s=t.filter(Vt),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],i=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",l=i==="bars",c=Js(t,e.x,l?void 0:Vt)?e.x:Js(t,o.x,l?void 0:Vt)?o.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=i==="histogram"?"":Js(t,e.y,Vt)?e.y:Js(t,o.y,Vt)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=i==="histogram"?"":Js(t,e.y2,Vt)?e.y2:m?"":o.y2,p=ei(t,n).map(({name:g})=>g),w=i==="bars"||
f!==""?"":p.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:i,kinds:r,x:c,y:d,y2:f,by:w}}var Xv=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],Zv={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function fw(e){let t=null,n=lt("Kind of chart",Xv,i=>e({chart:i,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(i,l,c,u){let d=de("column"),m=a("select",{id:d,data:{part:i},on:{change:()=>{let{chart:f,x:p,y:w,y2:g,by:y}=t;e({chart:f,x:p,y:w,y2:g,by:y,[i]:m.value})}}},u&&a("option",{value:""},u),c.
map(f=>a("option",{value:f,selected:f===t[i]},f)));return a("span",{class:"sample-field"},a("label",{for:d},l),m)}return{node:s,draw(i,l,c){let u=document.activeElement?.dataset?.part;t=i,n.press(t.chart);
for(let[w,g]of n.buttons)g.hidden=!t.kinds.includes(w);let d=Zv[t.chart]??{},m=l.filter(Vt).map(({name:w})=>w),f=ei(l,c).map(({name:w})=>w),p=l.map(({name:w})=>w);E(o,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function pw(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function hw(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[gw,eE]=[7,26],tE=/ \(at byte \d+\)/;function ww({onRun:e,onCancel:t,tools:n}){let o=de("sql"),s=de("sql-error"),r=de("sql-hint"),i=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(gw),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=q("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=q("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),i,u,a("div",{class:"sql-bar"},l,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=i.value.split(`
`).length+1;i.rows=Math.max(gw,Math.min(eE,g))}function f(g){i.focus(),document.execCommand?.("insertText",!1,g)||i.setRangeText(g,i.selectionStart,i.selectionEnd,"end"),m()}function p(){u.hidden=!0,E(
u),i.removeAttribute("aria-invalid"),i.setAttribute("aria-describedby",r)}function w(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(h)))}return{node:d,field:i,insert:f,clearError:p,value:()=>i.value,set(g){i.value!==g&&(i.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let h=i.value,b=y===null?null:hw(h,pw(h,y));i.setAttribute("aria-invalid","true"),i.setAttribute("aria-describedby",`${s} ${r}`),E(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(tE,""):g),b&&w(b),b&&q("Go there",()=>{i.focus(),i.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var yw=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,bw=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Fc=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,kw=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${yw}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${bw}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${bw}
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
    ${Fc("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Fc("")} AND side = 'control'
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
WHERE name = ${yw}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Fc("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var nE=100;function _w(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,i)=>a("section",{"aria-label":s},a("h3",{},s,!i&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},kw.filter(l=>l.sides===r).map(l=>a("li",{},q(l.title,()=>e(l.statement),{class:"link-button",disabled:!i})))));return{node:n,draw:s=>E(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function xw({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],i="";function l(p){return $e(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await li(p,t())}catch(w){return l(w)}return i=
p,d(!0),await f(),o.open=!0,$e(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await bu(p.name)}catch(w){l(w);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),
$e(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await li(p.name,p.statement).catch(l),await f()}}})}function d(p){E(s,q("Save …",()=>{if(t().trim()===""){$e("First write a state\
ment.",{seconds:4});return}qr(s,i,{name:"Name of the query",maxlength:nE,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=Z(r.length,"query","queries"),E(n,r.map(p=>a("li",{},q(p.name,()=>{i=p.name,e(p.statement)},{class:"link-button",title:p.statement}),Oe("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await yu()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f,forgetName:()=>{i=""}}}var Sw=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function $w(e){let t=de("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,i=null,l=!1,c=({name:f,kind:p})=>p==="table"||p==="analysis"||!l?[f]:[`control.${f}`,
`test.${f}`];function u(f){return a("li",{},q(f.name,()=>e(Sw(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.
description&&a("span",{class:"schema-what small"},f.description))}function d(f,p){let w=f.name.toLowerCase().includes(p),g=p===""||w?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().
includes(p));if(g.length===0&&!w)return null;let y=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[y.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a(
"p",{class:"small"},f.description,f.description&&" ",c(f).flatMap(h=>[q(`Insert ${h}`,()=>e(Sw(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return y}function m(){let f=n.value.trim().toLowerCase(),
p=(...b)=>(i??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,f)).filter(Boolean),w=(b,_,$)=>_.length>0&&a("details",{class:"schema-stored",open:f!==""||r.has(b),on:{toggle:k=>{f===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},a("summary",{},b),$&&a("p",{class:"small"},$),_),[g,y,h]=[p("view","table"),p("analysis"),p("stored")];E(o,g,w("Of the analyses",y,"The tables of the page Analyse\
. Parameters stand in brackets: queue_length_summary('steps=first', 'ranks=0')."),w("As the set file keeps it",h),g.length+y.length+h.length===0&&a("p",{class:"muted"},i===null?"":f===""?"There are no\
 tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){i=f,l=p,n.title=i?Z(i.length,"table"):"",m()},focus:()=>n.focus()}}var oE=60,sE={rows:"there may be more rows",bytes:"the answer would be too long"},Wc={path:"/query",name:"Query",mount:(e,t)=>aE(e,t)};function rE(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function aE(e,t){let n=lc(location.search),o=null,s=null,r={},i=null,l="",c="",u=!1,d=!1,m=(M,j)=>t.
go(Sa({...n,...M}),j),f=M=>$a(M).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),w=xw({onPick:De,statement:()=>g.value()}),g=ww({onRun:()=>De(g.value()),onCancel:Ne,tools:w.save}),
y=_w(M=>{w.forgetName(),De(M)}),h=$w(M=>g.insert(M)),b=a("p",{class:"result-summary"}),_=fw(M=>m(M,{replace:!0})),$=a("ul",{class:"chart-legend"}),k=a("p",{class:"muted small chart-limit"}),x=cw([_.node,
$,k]),C=nw(),v=a("a",{class:"button",title:"The rows as CSV"},"CSV"),T=a("a",{class:"button",title:"The rows as JSON"},"JSON"),R=a("div",{class:"message"}),A=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},q("Copy link",()=>Gt(location.href,"Link copied.")),v,T)),x.node,a("section",{class:"card table-card","aria-label":"Rows"},C.node)),P=a("d\
iv",{class:"query-work"},a("div",{class:"query-left"},g.node,w.node,y.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,P,R,A));let S=Mt({context:t,results:A,message:R}),B=dt(
()=>x.retheme());function Y(M,j,O,U){let L=Ge(o??[],n[M]),F=Hn({field:M,set:L??null,none:U,text:L?"":n[M],onPick:oe=>m({[M]:oe?mt(oe.id):""})});return a("div",{class:`side-${M} query-side`},a("b",{class:`\
letter letter-${j.toLowerCase()}`,"aria-hidden":"true"},j),a("label",{for:F.input.id},O),F.node)}let G="";function J(){let M=JSON.stringify([n.control,n.test,o?.map(O=>[O.id,O.label])]);if(M===G)return;
G=M;let j=document.activeElement?.dataset?.field;E(p,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),j&&p.querySelector(`[data-field="${j}"]`)?.focus()}async function Se(){let M=$a(
{...n,q:""}),j=M.toString();if(j!==s){s=j;try{let O=await wu(M);!d&&j===s&&(r=rE(O),h.draw(O,n.test!==""),g.enable(!0),i&&z())}catch(O){!d&&j===s&&(s=null,h.draw([],!1),O.code==="sql_off"&&be(O))}}}function be(M){
P.hidden=!0,S.say(a("p",{class:"notice",data:{code:M.code}},M.message))}function De(M){if(g.set(M),M.trim()===""){g.showError("There is no statement. Write one, or choose an example.",null),g.field.focus();
return}c=l="",u=!0,m({q:M,...M===n.q?{}:Zp})}function Ne(){S.drop(),g.running(!1),b.textContent="",S.say(a("p",{class:"notice"},"Cancelled.")),Me("Cancelled."),g.field.focus()}function te(M){if(i=null,
l="",g.running(!1),M.code==="sql_off"){be(M);return}g.showError(M.message,M.offset),S.say(a("p",{class:"visually-hidden",data:{code:M.code}},"The statement was refused."))}function ae(){let M=f(n);if(M===
l){z(),t.settled();return}M!==c&&(c=M,g.clearError(),g.running(!0),y.open(!1),S.ask(j=>hu(new URLSearchParams(M),{signal:j}),j=>{i=j,l=M,g.running(!1),S.say(null),z(!0),ne(),Me(Z(j.row_count,"row"))},
te))}let I=M=>Ge(o??[],n[M])?.label??n[M],K=()=>`tracediff-${["control","test"].filter(M=>n[M]!=="").map(M=>vt(I(M))).join("-")}`;function ne(){u&&A.getBoundingClientRect().top>innerHeight-oE&&A.scrollIntoView(
{block:"start"}),u=!1}function ue(){let{row_count:M,truncated:j,truncated_by:O,elapsed_ms:U}=i;E(b,M===0?"No rows.":[`${N(M)} ${M===1?"row":"rows"}`,a("span",{class:"muted"},` in ${N(Math.max(1,Math.round(
U)))} ms`)],j&&a("span",{class:"notice truncated"},`Cut off here: ${sE[O]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function z(M=!1){let j=i.columns.map((X,ie)=>({...X,at:ie,unit:X.type===
"text"?"":Za(X.name,r)})),{rows:O}=i;ue();for(let[X,ie]of[[v,"csv"],[T,"json"]])X.href=gu($a(n,ie)),X.download=`${K()}-query.${ie}`;let U=mw(n,j,O),L=X=>j.find(ie=>ie.name===X),F={...U,columns:j,rows:O,
x:L(U.x),ys:[U.y,U.y2].filter(X=>X!=="").map(L),by:L(U.by),file:K(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([l,U,Object.keys(r).length]),empty:U.chart==="none"?U.kinds.length>1?"No c\
hart is chosen.":"A chart needs a column of numbers.":null};x.node.hidden=O.length<2,_.draw(U,j,O);let oe=F.empty?[]:Bc(F);E($,oe.map(([X,ie])=>a("li",{class:"key",css:{"--key-fill":`var(${X})`}},ie))),
$.hidden=oe.length===0,k.textContent=F.empty?"":lw(U.chart,O.length),x.draw(F),(M||C.units!==r)&&(C.units=r,C.show(j,O)),C.node.parentNode.hidden=j.length===0||O.length===0,A.dataset.shown=l}function se(){
let M=n.q.trim().split(`
`).find(j=>!j.startsWith("--"))??"";if(t.setTitle([M.slice(0,60),"Query"].filter(j=>j!=="").join(" · ")),J(),y.draw(n.test!==""),Se(),n.q===""){S.drop(),i=null,l=c="",g.clearError(),g.running(!1),S.say(
a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}ae()}async function me(){let M=[n.control,n.test].filter(j=>j!=="");try{o=M.length>0?await pt(M):[],o.length===0&&(o=(await Nt("limit\
=1")).entries.map(({set:j})=>j))}catch(j){E(R,a("div",{class:"error-box",role:"alert"},j.message));return}d||(p.hidden=P.hidden=o.length===0,o.length===0?(t.setTitle("Query"),E(R,a("p",{class:"notice"},
"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:mt(o[0].id)},{replace:!0}):se())}return g.set(n.q),w.load(),me(),{keys:{search:()=>h.focus(),control:()=>ye(
"control"),test:()=>ye("test")},update(M){let j=n;n=lc(M),n.q!==j.q&&g.set(n.q);let O=["control","test"].every(U=>n[U]===""||Ge(o??[],n[U]));o?.length>0&&O&&n.control!==""?se():me()},unmount(){d=!0,S.
unmount(),B(),x.unmount(),C.unmount()}};function ye(M){let j=p.querySelector(`[data-field="${M}"]`);j?.focus(),j?.click()}}var vw=e=>e.sort==="host";function jc(){let e=new Map,t=new Map,n=0;return{add(o){for(let{id:s,label:r,depth:i}of o){let l=e.get(s)?.depth??1;e.set(s,{label:r,depth:Math.max(l,i,1)})}t=new Map,n=0;for(let[
s,{depth:r}]of e)t.set(s,n),n+=1+r},rowOf:o=>t.get(o),total:()=>n,bands:()=>[...e].map(([o,{label:s,depth:r}])=>({row:t.get(o),rows:1+r,label:s,id:o}))}}function Tw({window:e,all:t,host:n,shift:o,rows:s}){
let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,p)=>p<=e.from||f>=e.to}),r.forEach(({answer:f})=>s.add(f.lanes.filter(p=>vw(p)===n)));let i=[],l=[],c=[],u=[],d={start:[],end:[],row:[],
name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:p}of r){let w=i.length;i.push(...f.names),l.push(...f.categories),c.push(...f.kinds);for(let g of f.lanes)vw(g)===n&&
iE(d,g,u.push(g)-1,{keep:p,shift:o,shiftName:w,top:s.rowOf(g.id)+1});n||lE(d,m,f,{keep:p,shift:o,rows:s,lanes:u})}return{start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(
d.row),length:d.start.length,name:d.name,occurrence:d.occurrence,merged:d.merged,sort:d.sort,gap:d.gap,lane:d.lane,names:i,categories:l,kinds:c,lanes:u,gaps:m,host:n,shift:o,rows:s.total(),bands:s.bands()}}
function iE(e,t,n,{keep:o,shift:s,shiftName:r,top:i}){let{start:l,duration:c,level:u,name:d,occurrence:m,merged:f}=t;for(let p=0;p<l.length;p+=1){let w=l[p]+c[p];o(l[p],w)&&(e.start.push(l[p]-s),e.end.
push(w-s),e.row.push(i+u[p]),e.name.push(r+d[p]),e.occurrence.push(m[p]),e.merged.push(f[p]),e.sort.push(0),e.gap.push(-1),e.lane.push(n))}}function lE(e,t,n,{keep:o,shift:s,rows:r,lanes:i}){for(let l of n.
gaps??[]){let c=r.rowOf(l.lane),u=l.start+l.duration;c!==void 0&&o(l.start,u)&&(e.start.push(l.start-s),e.end.push(u-s),e.row.push(c+1),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(
1),e.gap.push(t.push(l)-1),e.lane.push(i.findIndex(d=>d.id===l.lane)))}}var Ct=(e,t)=>`${t}\0${e}`,Qs=(e,t)=>Ct(e.names[e.name[t]],e.categories[e.name[t]]),En=(e,t)=>e.sort[t]===0&&e.merged[t]<=1&&e.occurrence[t]>=
0,Ew=new WeakMap;function Ow(e,t,n){let o=Ew.get(e);if(!o){o=new Map;for(let s=0;s<e.length;s+=1)En(e,s)&&o.set(`${Qs(e,s)}\0${e.occurrence[s]}`,s);Ew.set(e,o)}return o.get(`${t}\0${n}`)??-1}var cE=.1,
uE=.002,Uc=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function dE(e,t){if(e.control_counts===0||e.
test_counts===0)return e.control_counts===0?"new":"gone";let n=e.test_total_duration-e.control_total_duration,[o,s]=Uc(e),r=s-o,i=Math.abs(r);return i<cE*Math.max(o,s)||i<uE*t||r*n<=0?"":r>0?"longer":
"shorter"}function Mw(e){let{control:t,test:n}=e.step_time,o=Math.max(t?.step??0,n?.step??0);return new Map(e.rows.map(s=>[Ct(s.name,s.category),{change:dE(s,o),row:s}]))}function Aw(e,t){let n=t.toLowerCase(),
o=e.names.map(r=>r.toLowerCase().includes(n)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===0&&o[e.name[r]]&&s.push(r);return s}var zc={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Gc(e){if(!e||e.change==="")return"";let{row:t,change:n}=e,[o,
s,r]=Uc(t);return`${zc[n]}: ${D(o)} → ${D(s)} ${r?"self time":"in all"} of this step`}function Cw(e,t,{changes:n,partner:o,other:s}){let r=e.data(),i=r.start[t]+r.shift,l=r.end[t]-r.start[t];if(r.sort[t]===
1){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${le(l)}, from ${le(i)}`],f.host&&[`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:""}`],f.next&&[`then: ${f.
next}`]].filter(Boolean)}let c=r.names[r.name[t]];if(r.merged[t]>1)return[[`${N(r.merged[t])} rows too short to be drawn apart`,"strong"],[`most of the time: ${c}`],["zoom in to see them","muted"]];let u=r.
lanes[r.lane[t]],d=[[c||"(no name)","mono strong"],[`${le(l)}, from ${le(i)}`],[`${r.categories[r.name[t]]} · ${u.label}`,"muted"]];if(!En(r,t))return[...d,["not of this step: it began before, or ano\
ther one launched it","muted"]];let m=Gc(n?.get(Qs(r,t)));return m&&d.push([m,"change"]),o?d.push([`${s}: ${le(o.duration)} (${he(e.side==="control"?o.duration-l:l-o.duration)} test against control), \
from ${le(o.start)}`]):o===null&&s&&d.push([`${s}: no ${N(r.occurrence[t]+1)}${Rw(r.occurrence[t]+1)} call of this name`,"muted"]),d}var Rw=e=>e%100>=11&&e%100<=13?"th":["th","st","nd","rd"][e%10]??"t\
h",Yc=e=>`${N(e)}${Rw(e)}`,es=14;function Nw(){let e=a("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,n,o){E(e,t.map(([c,u])=>a("p",{class:u},a("bdi",{},c)))),e.hidden=
!1;let{width:s,height:r}=e.getBoundingClientRect(),i=n+es+s>window.innerWidth?n-es-s:n+es,l=o+es+r>window.innerHeight?o-es-r:o+es;e.style.setProperty("left",`${Math.max(4,i)}px`),e.style.setProperty("\
top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Lw(){let e=qe("polygon",{class:"join-shape"}),t=qe("svg",{class:"timeline-join","aria-hidden":"true",focusable:"false"},e);return{node:t,draw(n,o){
if(!n||!o){e.setAttribute("points","");return}let s=t.getBoundingClientRect(),[r,i]=n.top<=o.top?[n,o]:[o,n],l=({left:f,right:p})=>[f,Math.max(p,f+1.5)],[[c,u],[d,m]]=[l(r),l(i)];e.setAttribute("point\
s",[[c,r.bottom],[u,r.bottom],[m,i.top],[d,i.top]].map(([f,p])=>`${f-s.left},${p-s.top}`).join(" "))}}}function Pw(e,t,n){let o=lt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=q("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"}),r=a("span",{class:"timeline-measured",role:"status"});return{node:a("div",{class:"timeline-bar"},t,a("span",{class:"timeline-zoom"},
Oe("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),Oe("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),q("Fit",e.fit,{title:"Show the whole step (0)"})),o.node,n,s,r,a("span",{class:"c\
hart-tools"},["png","svg"].map(l=>q(l.toUpperCase(),()=>e.save(l),{title:`The timeline as ${l.toUpperCase()}`})))),draw(l){o.press(l.show),o.node.hidden=l.control===""||l.test==="",s.hidden=l.align===
""},measure(l){E(r,l&&[a("b",{},D(l.to-l.from)),a("span",{class:"muted small"},` from ${le(l.from)} to ${le(l.to)} `),Oe("close","Remove the measurement (Escape)",e.unmeasure)])}}}var mE=[["host","hos\
t"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not of this step"],["gap","device idle"]];function Iw(){let e=a(
"ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,n){E(e,[...t?Object.entries(zc):[],...mE,...n?[["path","on the critical path"]]:[]].map(([o,s])=>a("li",{class:`\
key key-span-${o}`},s)),t&&a("li",{class:"muted"},"a name counts as changed where its time in the step, on the host its self time, differs by 10 % and by 0.2 % of the step"))}}}function Dw(e,t,n,o){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/n&&e.from<=Math.max(o.from,t.from-.25*s)&&e.to>=Math.min(o.to,t.to+.25*s)}function fE(e,t,n){let o=e.to-e.from,s=Math.max(n.from,
e.from-1*o),r=Math.min(n.to,e.to+1*o),i=Math.round(t*(r-s)/o);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,i))}}function Bw({ask:e,onAnswer:t,onError:n}){let o=null,s=null,r=null,i=null;async function l(u,d,m){
let f=fE(u,d,m);s=f;let p=new AbortController;i=p;try{let w=await e(f,p.signal);i===p&&(o={...f,from:w.from,to:w.to,pixels:w.pixels},t(w))}catch(w){i===p&&w.name!=="AbortError"&&(r=null,n(w))}if(i===p){
s=null;let w=r;r=null,w&&c(...w)}}function c(u,d,m){let f=u.from>=m.to||u.to<=m.from;d<=0||f||o&&Dw(o,u,d,m)?r=null:s?r=Dw(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){o={from:u.
from,to:u.to,pixels:u.pixels}},drop(){i?.abort(),[o,s,r,i]=[null,null,null,null]}}}function pE(e,t,n){let o=new URLSearchParams({rank:String(n.rank),span:String(n.span)});return n.step_number!==null&&o.set("step",String(n.step_number)),e[`${t}_marker`]&&o.set("marker",e[`${t}_marker`]),
e.use_short_name&&o.set("use_short_name","true"),o}function qw(e,{onChange:t,onError:n}){let o="",s="",r=null,i={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Bw(
{ask:({from:d,to:m,pixels:f},p)=>{let w=new URLSearchParams(i.query);return Object.entries({from:d,to:m,pixels:f}).forEach(([g,y])=>w.set(g,String(Math.round(y*1e3)/1e3))),ai(i.set,w,{signal:p})},onAnswer:d=>{
i.window=d,t(i)},onError:n});async function c(d,m){r?.abort();let f=new AbortController;r=f,i.error=null;try{let p=await d(f.signal);r===f&&(m(p),t(i))}catch(p){r===f&&p.name!=="AbortError"&&(i.error=
p,t(i))}}function u(){r?.abort(),l.drop(),Object.assign(i,{whole:null,window:null}),s=""}return Object.assign(i,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==o&&(o=m,u(),Object.
assign(i,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(f=>yo(d[e],d[`${e}_marker`]||null,{signal:f}),f=>{i.samples=f}))},choose(d,m){return i.chosen=Qd(i.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),i.chosen},loadWhole(d,m){let f=pE(d,e,i.chosen.sample);if(f.toString()===s)return;u(),s=f.toString(),i.query=f;let p=new URLSearchParams(f);p.set("pixels",String(Math.min(
8e3,Math.max(100,Math.round(m))))),c(w=>ai(i.set,p,{signal:w}),w=>{i.whole=w,i.window=w,l.has(w)})},stepKey:()=>`${i.set} ${s}`,async find(d,m){let f=new URLSearchParams(i.query);Object.entries(d).forEach(
([p,w])=>{w!==""&&w!==null&&w!==void 0&&f.set(p,String(w))});try{return await sr(i.set,f,m)}catch(p){if(p.status===404&&p.code==="unknown_row")return null;throw p}},retry(){o="",s=""},unmount:u})}function Hw(e){return a("div",{class:"empty"},a("h2",{},"Choose one or two trace sets"),a("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",a("a",{href:"/"},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two one above the other."))}var Fw=()=>a("div",{class:"empty"},a("h2",{},"Nothing to show"),a("p",{},"This trace set has no\
 ranks with rows."));function Ww(e,t,{retry:n,chooseOther:o}){let s=/rank|step|span/.test(e.code);return a("div",{class:"error-box",role:"alert",data:{code:e.code}},a("h2",{},`The timeline of the ${t}\
 cannot be shown`),a("p",{},e.message),a("p",{},s?q("Choose another rank and step",o,{class:"primary"}):q("Try again",n,{class:"primary"})," ",a("a",{href:"/"},"Choose other traces")))}var hE={threads:"\
host thread",streams:"stream",deep_rows:"deeply nested row"};function jw(e,t,n){let o=[];n.missing.length>0&&o.push(`The ${e} has no ${n.missing.join(" and no ")}; another is shown.`);let s=Object.entries(
hE).filter(([r])=>t.whole.left_out?.[r]>0).map(([r,i])=>Z(t.whole.left_out[r],i));return t.whole.left_out?.spans&&s.push("rows that are too short for a picture of the whole step"),s.length>0&&o.push(`\
Not shown of the ${e}: ${s.join(", ")}.`),t.whole.lanes.every(r=>r.start.length===0)?o.push(`This step of the ${e} has no rows.`):t.whole.lanes.some(r=>r.sort==="device")||o.push(`The ${e} has no devi\
ce work in this step.`),o}var gE=1e3;function Uw(e){let t=new Map,n=(s,r,i,l)=>[s,e[s].stepKey(),i,r,l].join("\0");function o(s,r,i,l,c){for(let u of s){let d=u.side===r?u.data():null,m=d?Ow(d,Ct(i,l),c):-1;if(m>=0)return{start:d.
start[m]+d.shift,duration:d.end[m]-d.start[m],lane:d.lanes[d.lane[m]].id,row:d.row[m],pane:u}}return null}return{drawn:o,known:(s,r,i,l)=>t.get(n(s,r,i,l)),async ask(s,r,i,l,c){let u=n(s,r,i,l),d=await e[s].
find({name:r,category:i,occurrence:l},{signal:c});t.size>gE&&(t=new Map);let m=d?{...d.rows[0],of:d.of}:null;return t.set(u,m),m},nameOf:(s,r)=>{let i=s.data();if(r<0||!i||!En(i,r))return null;let[l,c]=Qs(
i,r).split("\0");return[c,l,i.occurrence[r]]}}}function ti(e,t,n){for(let o of e){let s=o.side===t?o.data():null,r=s?.bands.find(({id:i})=>i===n.lane);if(r)return{pane:o,start:n.start-s.shift,end:n.start+
n.duration-s.shift,row:n.row??r.row+1+n.level}}return null}var ni=2e4,zw=3,Gw=e=>Math.round(e*1e3),Yw=(e,t,n)=>`${e} ${Gw(t)} ${Gw(n)}`;function yE(e,t){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},o=0;for(let i of e.segments.filter(l=>l.
span===t)){if(i.lane!==null){let l=n.lanes.get(i.lane)??[];l.push([i.start,i.start+i.duration]),n.lanes.set(i.lane,l),i.kind!=="launch_delay"&&i.kind!=="kernel_gap"&&n.rows.add(Yw(i.lane,i.row_start,i.
row_duration))}o+=1}let s=e.by_kind.reduce((i,l)=>i+l.segments,0),r=e.by_step.find(i=>i.span===t);return n.cut=o===ni?s-ni:0,n.words=r?`${D(r.work)} of work in ${D(r.path)}${n.cut>0?`; the longest ${N(
ni)} of ${N(s)} segments are marked`:""}`:"this step has none",n}function bE(e,t){let n=e.drawn.get(t);if(!n){n=[];for(let o=0;o<t.length;o+=1){let s=t.lanes[t.lane[o]];t.sort[o]===0&&t.merged[o]<=1&&
s&&e.rows.has(Yw(s.id,t.start[o]+t.shift,t.end[o]-t.start[o]))&&n.push(o)}e.drawn.set(t,n)}return n}function Kw(e,t,n,o){let s=n.data(),r=ee("--path-mark"),i=c=>Math.max(-3,Math.min(t.width+3,c));for(let{
id:c,row:u}of s.bands){let d=-1/0;for(let[m,f]of o.lanes.get(c)??[]){let p=i(t.x(m-s.shift)),w=i(Math.max(t.x(f-s.shift),t.x(m-s.shift)+1));w>d&&w>p&&(e.box(Math.max(p,d),t.y(u+1)-zw-1,w-Math.max(p,d),
zw,r),d=w)}}let l=t.y(1)-t.y(0);for(let c of bE(o,s)){let[u,d]=[i(t.x(s.start[c])),i(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function Vw({toggle:e,change:t,error:n}){let o=q(
"Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds most work"}),s=a("p",{class:"muted small timeline-path",role:"status"}),r={control:null,test:null},
i={control:"",test:""},l={control:null,test:null};function c(){let m=He.filter(f=>r[f]).map(f=>`${f}: ${r[f].words}`);s.textContent=m.length>0?`Critical path of the ${m.join("; of the ")}`:""}function u(m){
l[m]?.abort(),i[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:f,marker:p,sample:w}){let g=new URLSearchParams({set:f,ranks:String(w.rank),segments:String(ni),...w.step_number===null?{}:{steps:String(
w.step_number)},...p?{marker:p}:{}}),y=`${g} ${w.span}`;if(i[m]!==y){u(m),i[m]=y,l[m]=new AbortController;try{let h=await bo("critical_path",g,{signal:l[m].signal});i[m]===y&&(r[m]=yE(h.set,w.span),c(),
t())}catch(h){i[m]===y&&h.name!=="AbortError"&&n(h)}}}return{node:o,words:s,of:m=>r[m],draw(m,f,p){o.setAttribute("aria-pressed",String(m.path));for(let w of He)m.path&&f.includes(w)&&p[w]?d(w,{set:m[w],
marker:m[`${w}_marker`],sample:p[w].sample}):u(w);c()},unmount(){He.forEach(m=>l[m]?.abort())}}}var Jw={control:["A","Control"],test:["B","Test"]};function Qw(e){let t=a("section",{class:"sides timeline-sides","aria-label":"Control and test"}),n="";function o(i,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),He.map(m=>[i[m],c[m]?.samples.length,c[m]?.sample])]);if(u===n)return;n=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;E(t,He.map(m=>s(m,i,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(i,l,c,u){let[d,m]=Jw[i],f=de("set"),p=Hn({id:f,field:i,set:c&&Ge(c,l[i]),text:l[i],none:`No ${i}`,onPick:w=>e({[i]:w===null?"":mt(
w.id),[`${i}_rank`]:"",[`${i}_span`]:"",[`${i}_step`]:"",[`${i}_marker`]:""})});return a("div",{class:`side-card side-${i}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),
a("label",{for:f},m),p.node),u?.sample&&a("div",{class:"side-selection"},r(i,u)))}function r(i,{samples:l,sample:c}){let u=tl(l),d=nl(l,c.rank),m=ol(l,c.rank,c.span),f=(g,y,h,b,_,$)=>{let k=de(g),x=a(
"select",{id:k,data:{field:`${i}_${g}`},on:{change:()=>e({...$,[`${i}_${g}`]:x.value})}},h.map(C=>a("option",{value:String(C),selected:C===b},_(C))));return a("span",{class:"sample-field"},a("label",{
for:k},y),x)},p=m.indexOf(c),w=(g,y,h)=>Oe(y,`${Jw[i][1]}: ${h} step`,()=>e({[`${i}_step`]:String(m[p+g].step_number)}),{data:{field:`${i}_${h}`},disabled:!m[p+g],class:"step-move"});return[f("rank","\
Rank",u,c.rank,String,{[`${i}_span`]:""}),d.length>1&&f("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?a("span",{class:"muted small"},`whole recording, ${D(c.step)}`):[f("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${D(m.find(y=>y.step_number===g).step)}`,{}),w(-1,"up","previous"),w(1,"down","next"),a("span",{class:"visually-hidden"},`takes ${le(c.step)}`)]]}return{
node:t,draw:o,choose(i){let l=t.querySelector(`[data-field="${i}"]`);l?.focus(),l?.click()}}}var kE=200,Xw=8,_E=1e3;function Zw({onText:e,onStep:t}){let n=de("search"),o=tt(kE,()=>e(s.value.trim())),s=a("input",{id:n,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:o,keydown:l=>{l.key==="Enter"?(l.preventDefault(),o.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),o.cancel(),s.value=
"",e(""))}}}),r=a("span",{class:"muted small",role:"status"}),i=[[-1,"Previous","The previous call (Shift+Enter)"],[1,"Next","The next call (Enter)"]].map(([l,c,u])=>q(c,()=>t(l),{title:u,hidden:!0}));
return{node:a("span",{class:"timeline-search",role:"search"},a("label",{for:n,class:"visually-hidden"},"Search names in the timeline"),s,i,r),focus(){s.focus()},draw(l){document.activeElement!==s&&(s.
value=l),i.forEach(c=>{c.hidden=l===""})},say(l){E(r,l)}}}function xE(e,t,n,o){let s=e.toLowerCase(),r=new Map;for(let[i,{row:l}]of n??[])l[`${o}_counts`]>0&&l.name.toLowerCase().includes(s)&&r.set(i,
{name:l.name,category:l.category,time:l[`${o}_total_duration`]});for(let i of t.filter(l=>l.side===o))i.data()?.names.forEach((l,c)=>{let u=i.data().categories[c],d=Ct(l,u);!r.has(d)&&l.toLowerCase().
includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((i,l)=>l.time-i.time)}async function ey(e,t,n,o,s){let r=!1;return{calls:(await Promise.all(t.flatMap(l=>{let c=xE(e,n,o,l.
side);return r||=c.length>Xw,c.slice(0,Xw).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:_E});return r||=m!==null&&m.of>m.rows.length,(m?.rows??[]).map(f=>({...f,side:l.
side,name:u,category:d,at:f.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var ty=(e,t,n)=>t===0?"No name contains this text.":n?`the first ${Z(t,"call")} of the ${Z(e,"name")} with mo\
st time`:`${Z(t,"call")} of ${Z(e,"name")}`,ny=(e,t)=>`${N(e+1)} of ${N(t)}`;var Kc={control:"Control",test:"Test"};function SE(e,t,n){return t===void 0?`${Kc[e]}: …`:t===null?`${Kc[e]}: no ${Yc(n+1)} call`:`${Kc[e]}: ${le(t.duration)}, from ${le(t.start)}${t.of?`; ${N(t.of)}\
 calls in this step`:""}`}function oy(e){let t=a("section",{class:"card timeline-selected","aria-label":"Selected span",hidden:!0}),n="";return{node:t,draw(o,s){let r=JSON.stringify([o,s]);if(r===n||(n=
r,t.hidden=o===null,o===null))return;let{control:i,test:l}=o.rows,c=e.href(o),u=Gc(o.change);E(t,a("p",{class:"timeline-selected-name mono"},a("bdi",{},o.name),a("span",{class:"muted"},` · ${o.category}\
 · ${Yc(o.nth+1)} call`)),a("p",{class:"timeline-selected-times"},He.filter(d=>s.includes(d)).map(d=>a("span",{class:`${d}-text`},SE(d,o.rows[d],o.nth))),i&&l&&a("span",{class:"strong"},`test − contr\
ol: ${he(l.duration-i.duration)}`)),u&&a("p",{class:"small"},`The name ${u}.`),a("p",{class:"op-actions"},q("Zoom to it",e.zoom,{class:"link-button"}),i&&l&&!o.aligned&&q("Align both sides at it",e.align,
{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&a("a",{href:c},"Open this operation"),q("Copy the name",()=>Gt(o.name,"Name copied."),{class:"link-but\
ton"}),q("Clear (Escape)",e.clear,{class:"link-button"})))}}}function sy(e,t){let{stage:n,sides:o,partners:s}=e,r=null,i="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(y){let h=e.state(),b=h.name===""?"":JSON.stringify([e.key(),h.name,h.category,
h.nth,y]);if(b===i){p(y);return}if(i=b,r=null,b!==""&&h.nth===null){await f(y,b);return}if(b!==""){let{name:_,category:$,nth:k}=h;r={name:_,category:$,nth:k,rows:Object.fromEntries(y.map(x=>[x,s.known(
x,_,$,k)??s.drawn(n.shown(),x,_,$,k)??void 0]))}}p(y),r&&await m(r,y)}async function m(y,h){let{name:b,category:_,nth:$,rows:k}=y;await Promise.all(h.filter(x=>k[x]?.of===void 0&&k[x]!==null).map(async x=>{
try{k[x]=await s.ask(x,b,_,$)}catch{}})),!c&&r===y&&p(h)}async function f(y,h){let{name:b,category:_,at:$}=e.state(),k=[...new Set([$,"test","control"])].filter(x=>y.includes(x));for(let x of k){let C=null,
v=await o[x].find({name:b,category:_,order:"duration",limit:1}).catch(T=>{C=T});if(c||i!==h)return;if(C){$e(`The search for ${b} failed. ${C.message}`,{urgent:!0});return}if(v){let[T]=v.rows,R=T.start-
e.shifts()[x];l=!0,n.goTo(n.around({start:R,end:R+T.duration}),!0),e.change({category:v.category,nth:T.occurrence,at:x,...n.current()});return}}$e(`${b} does not occur in this step.`,{seconds:10}),e.change(
u)}function p(y){let h=r===null?[]:y.map(_=>r.rows[_]&&ti(n.shown(),_,r.rows[_])).filter(Boolean);n.mark({selected:h}),l&&h.length>0&&(l=!1,h.forEach(({pane:_,row:$})=>_.drawing.reveal($)));let b=e.state();
t.draw(r&&{...r,rows:Object.fromEntries(y.map(_=>{let $=r.rows[_];return[_,$&&{start:$.start,duration:$.duration,of:$.of}]})),change:e.changes()?.get(Ct(r.name,r.category))??null,aligned:b.align===r.name&&
b.align_nth===r.nth},y)}let w=()=>n.marks.selected.find(({pane:y})=>y.side===e.state().at)??n.marks.selected[0];function g(){let y=w();if(y){let h=Math.max((y.end-y.start)*1.6,.1),b=(y.start+y.end)/2;
n.goTo({from:b-h/2,to:b+h/2}),n.marks.selected.forEach(({pane:_,row:$})=>_.drawing.reveal($))}return y!==void 0}return{draw:d,place:w,zoom:g,current:()=>r,refresh:()=>p(He.filter(y=>r&&y in r.rows)),show({
name:y,category:h,occurrence:b,side:_,at:$,duration:k}){l=!0,n.goTo(n.around({start:$,end:$+k})),e.change({name:y,category:h,nth:b,at:_})},pick(y,h){let b=s.nameOf(y,h);if(b){let[_,$,k]=b,x=e.state(),
C=x.name===_&&x.category===$&&x.nth===k;e.change(C?u:{name:_,category:$,nth:k,at:y.side})}return b!==null},step(y){let h=w(),b=h?n.beside(h,y):-1;if(b<0)return!1;let[_,$,k]=s.nameOf(h.pane,b),x=h.pane.
data(),C=n.current();if(x.start[b]<C.from||x.end[b]>C.to){let v=(x.start[b]+x.end[b])/2,T=(C.to-C.from)/2;n.goTo({from:v-T,to:v+T})}return e.change({name:_,category:$,nth:k,at:h.pane.side}),!0},clear:()=>e.
change(u),unmount(){c=!0}}}var $E=300,vE={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function ry({onPick:e,partnerOf:t}){let n=(i,l,c)=>({key:i,title:l,show:String,...c}),o=Fn({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[n("side","Side",{tone:i=>`${i}-text`}),n("lane","Lane"),n("name","Name",{mono:!0,show:(i,l)=>q(i||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name"})}),n("start","Start",{number:!0,show:D,exact:le,what:"Since the beginning of the step"}),n("duration","Duration",{number:!0,show:D,exact:le}),n("diff","Test − control",{number:!0,show:he,
exact:ze,what:"Against the same call of the other side, where both are drawn",tone:i=>i>0?"more":i<0?"less":""}),n("change","In the step",{show:i=>vE[i]??"",what:"Whether all calls of this name change\
d in the step"})]}),s=a("p",{class:"muted small",hidden:!0});function r(i,l){let c=[];for(let u of i){let d=u.data();if(!d)continue;let m=u.drawing.index();for(let f=0;f<m.rows;f+=1)Ws(m,f,l.from,l.to,
p=>{(En(d,p)||d.sort[p]===1)&&c.push({pane:u,i:p,duration:d.end[p]-d.start[p]})})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,$E),c.length]}return{node:a("div",{},o.node,s),draw(i,l){let[c,u]=r(
i,l);s.hidden=u<=c.length,s.textContent=`The ${N(c.length)} longest of ${Z(u,"span")} in view.`,o.show(c.map(({pane:d,i:m,duration:f})=>{let p=d.data(),w=p.sort[m]===1,g=w?null:t(d,m);return{pane:d,i:m,
duration:f,side:d.side,start:p.start[m]+p.shift,lane:p.lanes[p.lane[m]]?.label??"",name:w?d.textOf(m):p.names[p.name[m]],change:w?"":d.changeAt(m),diff:g===null?null:d.side==="control"?g.duration-f:f-
g.duration}}))}}}var oi=9,si=3;function ay({onMove:e,onRange:t}){let n=a("canvas",{"aria-hidden":"true"}),o=a("div",{class:"overview-view"}),s=a("div",{class:"timeline-overview","aria-hidden":"true"},n,o),r=[],i={from:0,
to:1},l=i,c=0,u=null;function d(){c=0;let h=s.clientWidth,b=Math.max(1,r.length)*(oi+si)+si,_=globalThis.devicePixelRatio||1;[n.width,n.height]=[Math.round(h*_),Math.round(b*_)],n.style.height=`${b}px`;
let $=n.getContext("2d",{alpha:!1});$.scale(_,_),$.fillStyle=ee("--surface-sunk"),$.fillRect(0,0,h,b);let k=x=>h*(x-i.from)/(i.to-i.from);r.forEach((x,C)=>m($,x,si+C*(oi+si),k))}function m(h,b,_,$){let k=b.
data();if(!k)return;h.fillStyle=ee(b.host?"--span-host":"--span-compute");let x=new Map,C=-1/0;for(let v=0;v<k.length;v+=1){let[T,R]=[$(k.start[v]),$(k.end[v])],A=b.changeAt(v);if(A!==""&&k.merged[v]<=
1){let P=x.get(A)??[];P.push(T,R),x.set(A,P)}k.name[v]>=0&&k.lanes[k.lane[v]].sort!=="other"&&(R>C+.5||T<C-50)&&(h.fillRect(T,_,Math.max(.5,R-T),oi),C=R)}for(let[v,T]of x){h.fillStyle=ee(`--span-${v}`);
for(let R=0;R<T.length;R+=2)h.fillRect(T[R],_,Math.max(.7,T[R+1]-T[R]),oi)}}function f(){c||=requestAnimationFrame(d)}function p(){let h=i.to-i.from,b=100*(l.from-i.from)/h,_=100*(l.to-l.from)/h;o.style.
setProperty("left",`${b}%`),o.style.setProperty("width",`${_}%`),o.hidden=_>99.9}let w=h=>{let b=s.getBoundingClientRect(),_=(h.clientX-b.left)/Math.max(1,b.width);return i.from+Math.min(1,Math.max(0,
_))*(i.to-i.from)};s.addEventListener("pointerdown",h=>{h.button===0&&(s.setPointerCapture(h.pointerId),u={at:w(h),range:h.shiftKey},u.range||e(u.at))}),s.addEventListener("pointermove",h=>{u&&!u.range&&
e(w(h))}),s.addEventListener("pointerup",h=>{let[b,_]=[u?.at,w(h)];u?.range&&b!==_&&t(Math.min(b,_),Math.max(b,_)),u=null}),s.addEventListener("pointercancel",()=>{u=null});let g=new ResizeObserver(f);
g.observe(s);let y=dt(f);return{node:s,draw(h,b){[r,i]=[h,b],f(),p()},view(h,b){l={from:h,to:b},p()},unmount(){cancelAnimationFrame(c),g.disconnect(),y()}}}var EE=16,TE={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Vc=.02,OE=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],ME=new Set(["new","g\
one","gap"]);function AE(e,t){let[n,o]=Ke(t*10);return`${ht(e/o,0,3).replace("-","−")} ${n}`}function CE(e,t,n){return e.sort[t]===1?"gap":n!==""?n:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.
host?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function iy({side:e,host:t,on:n}){let o=`${e==="control"?"Control":"Test"}, ${t?"host":"device"}`,s=a("div",{
class:`timeline-pane timeline-${t?"host":"device"}`,data:{side:e}}),r=null,i=[],l=[],c=null,u={},d={side:e,host:t,node:s,data:()=>r};function m(){u=Object.fromEntries(OE.map(h=>[h,ee(`--span-${h}`)]))}
let f=h=>r.name[h]<0||r.lanes[r.lane[h]]?.sort==="other"?"":l[r.name[h]];function p(){l=r.names.map((h,b)=>c?.get(Ct(h,r.categories[b]))?.change??""),i=Array.from({length:r.length},(h,b)=>CE(r,b,f(b)))}
function w(h){if(r.sort[h]===1){let _=r.gaps[r.gap[h]];return`idle ${D(_.duration)}${_.host?` · host: ${_.operator??_.host}`:""}`}let b=r.names[r.name[h]];return(TE[i[h]]??"")+(r.merged[h]>1?`${r.merged[h]}\
 rows, most of them ${b}`:b||"(no name)")}m();let g=Ya(s,{rowHeight:EE,label:`${o}: a table below has the same`,wheel:"free",least:Vc,axis:AE,colour:h=>u[i[h]],hatched:h=>ME.has(i[h]),text:w,onHover:(h,b)=>n.
hover(d,h,b),onPick:(h,b)=>n.pick(d,h,b),onView:(h,b,_)=>n.view(d,h,b,_),onMeasure:n.measure,onKey:h=>n.key(h,d),decorate:(h,b)=>n.decorate(h,b,d)}),y=dt(()=>{m(),g.redraw()});return Object.assign(d,{
drawing:g,show(h,b){r=h,p(),g.set({...h,from:b.from,to:b.to}),s.hidden=h.rows===0},setChanges(h){c=h,r&&(p(),g.redraw())},changeAt:f,textOf:w,title:o,destroy(){y(),g.destroy()}})}function ly(e,t,{start:n,end:o,row:s},r,i,l){let c=Math.max(-3,t.x(n)),u=Math.min(t.width+3,t.x(o));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,i)}function cy(e,t,n,o){let s=t.y(
1)-t.y(0),r=o.path(n.side);if(r&&Kw(e,t,n,r),o.measure){let{from:i,to:l}=o.measure,[c,u]=[t.x(i),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,ee("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.
height,ee("--accent"),1)}if(o.aligned!==null){let i=Math.round(t.x(o.aligned))+.5;e.line(i,0,i,t.height,ee("--accent"),1.5)}for(let i of o.selected)i.pane===n&&ly(e,t,i,ee("--accent"),2.5,s);o.partner?.
pane===n&&ly(e,t,o.partner,ee("--text"),1.5,s)}var RE=60,NE=40;function uy({partners:e,on:t}){let n={selected:[],partner:null,measure:null,aligned:null,path:t.path},o=Nw(),s=Lw(),r=null,i=0,l=null,c=!1,u=[],d={hover:_,view:b,key:t.key,pick:(A,P)=>t.
pick(A,P),measure:(A,P,S)=>t.measure({from:A,to:P},S),decorate:(A,P,S)=>cy(A,P,S,n)},m=He.flatMap(A=>[!0,!1].map(P=>iy({side:A,host:P,on:d}))),f=He.map(A=>a("section",{class:`timeline-side timeline-${A}`,
data:{side:A},"aria-label":A==="control"?"Control":"Test"},a("p",{class:`timeline-side-name ${A}-text small`}),m.filter(P=>P.side===A).map(P=>P.node))),p=ay({onMove:A=>{let{from:P,to:S}=h(),B=(S-P)/2;
y().drawing.view(A-B,A+B,!0)},onRange:(A,P)=>y().drawing.view(A,P)}),w=a("div",{class:"timeline-lanes"},f,s.node),g=a("section",{class:"card timeline-stage","aria-label":"Timeline"},p.node,w,o.node),y=()=>u[0]??
m[0],h=()=>y().drawing.current();function b(A,P,S,B){c||(c=!0,u.filter(Y=>Y!==A).forEach(Y=>Y.drawing.follow(P,S,B)),c=!1,p.view(P,S),T(),t.view(P,S,B))}function _(A,P,S){r=P>=0?{pane:A,i:P,event:S}:null,
clearTimeout(i),l?.abort(),n.partner=null,r?$():o.hide(),T(),R()}function $(){let{pane:A,i:P}=r,S=t.both()?e.nameOf(A,P):null;if(S===null){C(void 0);return}let B=Xn[A.side],Y=e.drawn(u,B,...S)??(k(B,...S)?
null:e.known(B,...S));if(x(Y),Y!==void 0)return;let G=r;i=setTimeout(async()=>{l=new AbortController;try{let J=await e.ask(B,...S,l.signal);r===G&&(x(J),T(),R())}catch{}},RE)}function k(A,P,S,B){let Y=t.
changes()?.get(Ct(P,S))?.row;return Y!==void 0&&B>=Y[`${A}_counts`]}function x(A){n.partner=A?ti(u,Xn[r.pane.side],A):null,C(A)}function C(A){let{pane:P,i:S,event:B}=r;B&&o.show(Cw(P,S,{changes:t.changes(),
partner:A,other:t.both()?Xn[P.side]:""}),B.clientX,B.clientY)}let v=({pane:A,start:P,end:S,row:B})=>A.drawing.placeOf({start:P,end:S,row:B});function T(){let{partner:A,selected:P}=n;r&&A?s.draw(r.pane.
drawing.place(r.i),v(A)):P.length===2?s.draw(...P.map(v)):s.draw(null,null)}let R=()=>u.forEach(A=>A.drawing.redraw());return w.addEventListener("scroll",T,{capture:!0,passive:!0}),{node:g,panes:m,shown:()=>u,
current:h,around({start:A,end:P}){let S=(A+P)/2,B=h(),Y=y().drawing.node.clientWidth||1e3,G=Math.max(P-A,.01)*Y/NE,J=Math.max((P-A)*1.3,Math.min(B.to-B.from,G));return{from:S-J/2,to:S+J/2}},goTo:({from:A,
to:P},S)=>y().drawing.view(A,P,S),glide(A){let{from:P,to:S}=y().drawing.goal(),[B,Y]=[(P+S)/2,(S-P)/2*A];y().drawing.view(B-Y,B+Y)},slide(A){let{from:P,to:S}=y().drawing.goal(),B=A*(S-P);y().drawing.view(
P+B,S+B)},fit(){let{from:A,to:P}=y().drawing.extent();y().drawing.view(A,P)},show(A,P,S,B){r=null,n.partner=null,o.hide();let Y=new Set;u=A.map(({pane:G,data:J})=>(G.show(J,P),G.drawing.showAxis(!Y.has(
G.side)&&J.rows>0),Y.add(J.rows>0?G.side:""),G)).filter(G=>G.data().rows>0),m.filter(G=>!u.includes(G)).forEach(G=>{G.node.hidden=!0}),f.forEach(G=>{let{side:J}=G.dataset;G.hidden=!u.some(Se=>Se.side===
J),G.firstChild.textContent=S[J]??""}),B&&u.forEach(G=>{let{from:J,to:Se}=co(B,G.drawing.extent(),Vc);G.drawing.follow(J,Se)}),p.view(h().from,h().to)},drawOverview(A){p.draw(u,A)},setChanges(A){m.forEach(
P=>P.setChanges(A))},mark(A){Object.assign(n,A),T(),R()},marks:n,beside({pane:A,start:P,row:S},B){let Y=A.data(),G=-1;for(let J=0;J<Y.length;J+=1){let Se=B*(Y.start[J]-P);Y.row[J]===S&&Se>0&&En(Y,J)&&
(G<0||Se<B*(Y.start[G]-P))&&(G=J)}return G},unmount(){clearTimeout(i),l?.abort(),p.unmount(),m.forEach(A=>A.destroy())}}}function dy(e,t){let n=null,o=-1;function s(r){let i=`${t.key()}|${r}`;if(n?.key!==i){let l={key:i,list:[]};n=l,o=-1,l.found=ey(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,n===l){let d=new Set(c.map(m=>Ct(m.name,m.category)));e.say(ty(d.size,c.length,u))}},()=>{})}return n.found}return{draw(r){r===""?(e.say(""),n=null):s(r)},async walk(r,i){if(r==="")return;
await s(r);let l=n?.list??[];if(l.length!==0){if(o<0){let c=l.findIndex(u=>u.at>=t.from());o=i>0?Math.max(0,c):c<=0?l.length-1:c-1}else o=(o+i+l.length)%l.length;e.say(ny(o,l.length)),t.onCall(l[o])}}}}var LE=350,PE=250,IE=44,Xs={path:"/timeline",name:"Timeline",mount:(e,t)=>DE(e,t)};function DE(e,t){let n=e.clientWidth,o=el(location.search),s=null,r=null,i="",l=null,c={control:0,test:0},u="",d="",m={
from:0,to:1},f=!1,p=Object.fromEntries(He.map(H=>[H,qw(H,{onChange:()=>!f&&K(),onError:V=>!f&&ce(V)})])),w=Object.fromEntries(He.map(H=>[H,null])),g=Uw(p),y=Vw({toggle:()=>De({path:!o.path}),change:()=>!f&&
h.mark({}),error:ce}),h=uy({partners:g,on:{view:ye,pick:U,key:W,measure:H=>X(H),changes:()=>r,both:()=>Ln(o).length===2,path:H=>y.of(H)}}),b=Zw({onText:H=>De({q:H},{replace:!0}),onStep:H=>C.walk(o.q,H)}),
_=Pw({zoom:h.glide,fit:h.fit,save:Ye,show:H=>De({show:H}),unmeasure:()=>X(null),unalign:()=>De({align:"",align_category:"",align_nth:0})},b.node,y.node),$=oy({zoom:()=>x.zoom(),align:L,href:F,clear:()=>x.
clear()}),k=()=>`${d}|${u}`,x=sy({state:()=>o,stage:h,sides:p,partners:g,change:H=>De(H,{replace:!0}),shifts:()=>c,changes:()=>r,key:k},$),C=dy(b,{key:()=>`${k()}|${r===null}`,sides:()=>Ln(o).map(H=>p[H]),
panes:h.shown,changes:()=>r,shifts:()=>c,from:()=>h.current().from,onCall:H=>!f&&x.show(H)}),v=Qw(H=>De({...H,...He.some(V=>V in H)?{from:null,to:null,name:"",nth:null,align:""}:{}})),T=ry({onPick:U,partnerOf:O}),
R=Iw(),A=a("div",{class:"timeline-notes"}),P=a("h1",{class:"visually-hidden"},"Timeline"),S=a("nav",{class:"crumb","aria-label":"Where this is"}),B=a("div",{class:"message"}),Y=a("p",{class:"muted sma\
ll"},"Wheel: zoom · drag: move · Shift and drag: measure · W A S D, arrows, 0: zoom and move · ? lists all keys"),G=a("div",{class:"results"},_.node,A,h.node,$.node,R.node,y.words,Y,T.node);e.append(
a("div",{class:"page timeline-page"},P,S,v.node,B,G));let J=Mt({context:t,results:G,message:B}),Se=tt(LE,()=>{let{from:H,to:V}=h.current(),fe=H<=m.from&&V>=m.to;De(fe?{from:null,to:null}:{from:H,to:V},
{replace:!0})}),be=tt(PE,()=>{!f&&h.shown().length>0&&T.draw(h.shown(),h.current())});function De(H,{replace:V=!1}={}){f||t.go(Ao({...o,...H}),{replace:V})}let Ne=H=>Cn(H,o,s,null),te=({sample:H})=>`r\
ank ${H.rank}${H.span>0?`, file ${H.span+1}`:""}, ${H.step_number===null?"whole recording":`step ${H.step_number}`}`;function ae(){let H=He.filter(Le=>o[Le]!==""),V=H.map(Ne).join(" → ");P.textContent=
H.length>0?`${V} · Timeline`:"Timeline",t.setTitle(P.textContent);let fe={...Pt(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker};E(S,H.length===2&&a("a",{href:t.
lastCompare(new URLSearchParams(fe))??wt(fe)},`← ${V}`))}async function I(){let H=He.map(V=>o[V]).filter(V=>V!=="");if(!H.every(V=>s&&Ge(s,V))){let V=await pt(H).catch(()=>[]);f||(s=V,K())}}function K(){
let H=He.filter(Be=>o[Be]!=="");ae(),He.forEach(Be=>p[Be].load(o));let V=H.length>0&&H.every(Be=>p[Be].samples!==null)?ne(H):{};v.draw(o,s,Object.fromEntries(He.map(Be=>[Be,V[Be]&&{samples:p[Be].samples,
...V[Be]}]))),_.draw(o),b.draw(o.q);let fe=Ln(o),Le=H.find(Be=>p[Be].error&&(fe.includes(Be)||p[Be].samples===null)),Ue=H.some(Be=>p[Be].samples?.length===0),Ee=fe.length>0&&fe.every(Be=>p[Be].whole);
H.length===0?J.say(Hw(s)):Le&&!Ee?Ae(Le):Ue?J.say(Fw()):J.say(null),G.toggleAttribute("data-skeleton",!Ee),t.busy(H.length>0&&!Ee&&!Le&&!Ue),Ee&&z(fe,V)}function ne(H){let V={};for(let fe of H){let Le=V[Xn[fe]]??
null;V[fe]=p[fe].choose(o,Le)}return Ln(o).filter(fe=>V[fe]).forEach(fe=>p[fe].loadWhole(o,Math.max(n-IE,300))),V}let ue=H=>H.map(V=>p[V].stepKey()).join("|");function z(H,V){let fe=ue(H),Le=fe!==d;Le&&
(d=fe,H.forEach(Ue=>{w[Ue]={host:jc(),device:jc()}})),j(H),M(V),se(H,V,Le),Fe(H,V),R.draw(H.length===2,o.path),y.draw(o,H,V),x.draw(H),oe(),be(),t.settled()}function se(H,V,fe){m={from:Math.min(...H.map(
Ee=>p[Ee].whole.extent.from-c[Ee])),to:Math.max(...H.map(Ee=>p[Ee].whole.extent.to-c[Ee]))};let Le=h.panes.filter(Ee=>H.includes(Ee.side)).map(Ee=>{let{whole:Be,window:gn}=p[Ee.side];return{pane:Ee,data:Tw(
{window:gn,all:Be,host:Ee.host,shift:c[Ee.side],rows:w[Ee.side][Ee.host?"host":"device"]})}}),Ue=o.from===null?null:{from:o.from,to:o.to};h.show(Le,m,Object.fromEntries(H.map(Ee=>[Ee,`${Ne(Ee)}, ${te(
V[Ee])}`])),fe?Ue??m:null),fe&&(h.drawOverview(m),me())}function me(){let H=h.current();for(let V of Ln(o)){let fe=h.shown().find(Ee=>Ee.side===V),{whole:Le,windows:Ue}=p[V];if(fe&&Le){let Ee=c[V];Ue.
want({from:H.from+Ee,to:H.to+Ee},fe.drawing.node.clientWidth,Le.extent)}}}function ye(){me(),Se(),be()}async function M(H){let V=H.control&&H.test,fe=new URLSearchParams({control:o.control,test:o.test});
for(let Ue of V?He:[]){let{rank:Ee,step_number:Be}=H[Ue].sample;fe.set(`${Ue}_ranks`,String(Ee)),fe.set(`${Ue}_steps`,Be===null?"all":String(Be)),o[`${Ue}_marker`]&&fe.set(`${Ue}_marker`,o[`${Ue}_mark\
er`])}Object.entries({significance:"false",diagnosis:"false",aliases:"false",...o.use_short_name?{use_short_name:"true"}:{}}).forEach(([Ue,Ee])=>fe.set(Ue,Ee));let Le=V?fe.toString():"";if(Le!==i&&(i=
Le,l?.abort(),r=null,h.setChanges(null),Le!=="")){l=new AbortController;try{let Ue=await at(fe,{signal:l.signal});!f&&i===Le&&(r=Mw(Ue),h.setChanges(r),h.drawOverview(m),x.refresh(),be())}catch{}}}async function j(H){
let V=o.align===""||H.length<2?"":JSON.stringify([d,o.align,o.align_category,o.align_nth]);if(V===u)return;u=V;let fe=c;c={control:0,test:0};let Le=null;if(V!==""){let Ue=null,Ee=await Promise.all(H.map(
Be=>p[Be].find({name:o.align,category:o.align_category,occurrence:o.align_nth}).catch(gn=>{Ue=gn})));if(f||u!==V)return;if(Ue)$e(`The search for the call to align at failed. ${Ue.message}`,{urgent:!0});else if(Ee.
every(Boolean)){let[Be,gn]=Ee.map(Ht=>Ht.rows[0].start);c={control:0,test:gn-Be},Le=Be}else $e("The call to align at is not in both steps.",{seconds:8})}h.mark({aligned:Le}),(V!==""||fe.test!==0)&&(K(),
me(),h.drawOverview(m))}function O(H,V){let fe=Ln(o).length===2?g.nameOf(H,V):null;return fe&&g.drawn(h.shown(),Xn[H.side],...fe)}function U(H,V){let fe=H.data();if(!x.pick(H,V)&&V>=0&&(fe.merged[V]>1||
fe.sort[V]===1)){let Le=(fe.end[V]-fe.start[V])*.75,Ue=(fe.start[V]+fe.end[V])/2;h.goTo({from:Ue-Le,to:Ue+Le})}}function L(){let{name:H,category:V,nth:fe}=x.current();De({align:H,align_category:V,align_nth:fe})}
function F({name:H,category:V}){return o.control===""||o.test===""?null:Dt({...cs(""),control:o.control,test:o.test,control_marker:o.control_marker,test_marker:o.test_marker,row:xt(H,V),use_short_name:o.
use_short_name})}function oe(){for(let H of h.shown())H.drawing.highlight(o.q===""?null:Aw(H.data(),o.q));C.draw(o.q)}function X(H){h.mark({measure:H}),_.measure(H),H&&Me(`${D(H.to-H.from)} measured.`)}
function ie(){let H=x.place();if(!H)return!1;let{from:V,to:fe}=h.marks.measure??{from:H.start,to:H.start};return X(V===fe&&V!==H.start?{from:Math.min(V,H.start),to:Math.max(V,H.start)}:{from:H.start,to:H.
start}),!0}let Re={".":()=>x.step(1),",":()=>x.step(-1),m:ie,f:()=>x.zoom()};function W(H){let V=Re[H.key];return V!==void 0&&V()!==!1}function re(){if(h.marks.measure)X(null);else if(o.name!=="")x.clear();else if(o.
q!=="")De({q:""},{replace:!0});else return!1;return!0}function ce(H){$e(`This part of the timeline could not be loaded. ${H.message}`,{urgent:!0})}function Ae(H){J.say(Ww(p[H].error,H,{retry(){He.filter(
V=>p[V].error).forEach(V=>p[V].retry()),K()},chooseOther:()=>De(Object.fromEntries(He.flatMap(V=>["rank","span","step"].map(fe=>[`${V}_${fe}`,""]))),{replace:!0})}))}function Fe(H,V){let fe=H.flatMap(
Le=>jw(Le,p[Le],V[Le]));E(A,fe.map(Le=>a("p",{class:"notice small"},Le)))}async function Ye(H){let V=h.shown();if(V.length===0)return;let{from:fe,to:Le}=h.current(),Ue=Math.max(900,V[0].drawing.node.clientWidth),
Ee=Ln(o),Be=[P.textContent,`${D(fe)} to ${D(Le)} of ${Ee.map(Ht=>`the ${Ht} (${te(p[Ht].chosen)})`).join(" and ")}`],gn=za(Be,V.map(Ht=>({lines:[Ht.title],...Ht.drawing.whole(Ue)})),Ue);await Ga(gn,H,
`tracediff-${Ee.map(Ht=>vt(Ne(Ht))).join("-")}-timeline`)}return K(),I(),{keys:{search:()=>b.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>h.glide(.75),zoomOut:()=>h.glide(
1/.75),left:()=>h.slide(-.12),right:()=>h.slide(.12),fit:()=>h.fit(),next:Re["."],former:Re[","],measure:Re.m,zoomTo:Re.f,close:re},update(H){let V=o;o=el(H),K();let{from:fe,to:Le}=h.current(),Ue=o.from!==
V.from||o.to!==V.to,Ee=(gn,Ht)=>Math.abs(gn-Ht)>.002+1e-6*Math.abs(Ht),Be=o.from===null?m:o;Ue&&(Ee(fe,Be.from)||Ee(Le,Be.to))&&h.goTo(Be,!0),I()},unmount(){f=!0,Se.cancel(),be.cancel(),l?.abort(),He.
forEach(H=>p[H].unmount()),J.unmount(),x.unmount(),y.unmount(),h.unmount()}}}var BE=7.2,my=16,Jc={l:64,r:16,t:22,b:44},Xc=e=>e.filter(Boolean).map(We).join("<br>"),hy=e=>e.recorded===null?`stored ${ut(e.created)} (not said when recorded)`:ut(e.recorded);function gy(e,t){let n=Math.
max(2,Math.floor((t-Jc.l-Jc.r)/(my*BE+14))),o=mn(e.length,n);return{tickmode:"array",tickvals:o,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:Xt(o.map(s=>e[s].label),my).map(We)}}
function wy(e,t,n){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...n}}function yy(e){return{template:gt(),margin:Jc,hovermode:"closest",dragmode:"zoom",...e}}function qE(e,t){let n=/^rgb\((.+)\)$/.
exec(e);return n?`rgba(${n[1]}, ${t})`:e}var by=e=>e.direction==="slower"?"--more-fill":"--less-fill";function HE(e){let t=e.interval&&`95 % interval: ${e.interval.map(D).join(" to ")}`;return Xc([e.label,
hy(e),`median ${D(e.median)}`,t,`${e.observations} observations`,e.diff_percent!==null&&`${Te(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var FE=(e,t)=>Xc(
[`${t.direction}: ${D(t.left_median)} → ${D(t.right_median)} (${Te(t.diff_percent)})`,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function WE(e,t){let{sets:n,levels:o,change_points:s}=e,
r=n.map((d,m)=>m),i=d=>d===null?null:d/t,l=d=>n.map(m=>i(m.interval?.[d]??m.median)),c={type:"scatter",mode:"lines",x:r,hoverinfo:"skip",line:{width:0}},u=ee("--control-fill");return[{...c,y:l(1)},{...c,
y:l(0),fill:"tonexty",fillcolor:qE(u,.22)},{type:"scatter",mode:"lines",hoverinfo:"skip",line:{color:ee("--muted"),width:1.4,dash:"dash"},x:o.flatMap(({first:d,last:m})=>[d-.5,m+.5,null]),y:o.flatMap(
({median:d})=>[i(d),i(d),null])},{type:"scatter",mode:"lines+markers",x:r,y:n.map(d=>i(d.median)),line:{color:u,width:1.4},marker:{color:u,size:n.length>200?3:6,symbol:n.map(d=>d.baseline?"square":"ci\
rcle")},customdata:n.map(HE),hovertemplate:"%{customdata}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(d=>d.at-.5),y:s.map(d=>i((d.left_median+d.right_median)/2)),marker:{size:13,line:{width:1,
color:ee("--surface")},symbol:s.map(d=>d.direction==="slower"?"triangle-up":"triangle-down"),color:s.map(d=>ee(by(d)))},customdata:s.map(d=>FE(e,d)),hovertemplate:"%{customdata}<extra></extra>"}]}var jE=4;
function UE({answer:e},t){let{sets:n,change_points:o,baseline:s}=e,r=n.flatMap(m=>[m.median,...m.interval??[]]).filter(m=>m!==null),[i,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=o.map(m=>({type:"line",
xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:ee(by(m))}})),d=o.length>t/60?[]:o.map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,
text:We(Te(m.diff_percent)),font:{size:11,color:ee(m.direction==="slower"?"--more":"--less")}}));return{data:WE(e,l),layout:yy({xaxis:gy(n,t),yaxis:wy(l,i),shapes:[...u,...c===null?[]:[{type:"line",xref:"\
paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:ee("--test-fill")}}]],annotations:d})}}var fy=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","ba\
seline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],ky=e=>a("div",{class:"chart-legend"},e.map(([t,n])=>a("span",{class:"key",data:{key:n},css:{"--key-fill":`var(${t})`}},n))),
_y=e=>bt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:UE,keys:()=>fy,extra:ky(fy),class:"series-medians",onClick({points:t},{answer:n}){let[o]=t,s=o?.curveNumber===jE?
n.change_points[o.pointNumber].at:o?.pointNumber;s>0&&e(s-1,s)}}),Qc=["compute","exposed_communication","exposed_memory","idle"],xy={compute:"--part-compute",exposed_communication:"--part-communicatio\
n",exposed_memory:"--part-memory",idle:"--part-idle"},py=Qc.map(e=>[xy[e],Ve[e].name]);function zE({answer:e},t){let{sets:n}=e,[o,s]=Ke(Math.max(...n.map(i=>i.mean_step_time??0))),r=n.map(i=>Xc([i.label,
hy(i),`mean step ${D(i.mean_step_time)}`,...Qc.map(l=>`${Ve[l].name}: ${i.parts?D(i.parts[l]):ke}`)]));return{data:Qc.map(i=>({type:"bar",x:n.map((l,c)=>c),y:n.map(l=>l.parts?l.parts[i]/s:null),marker:{
color:ee(xy[i]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}<extra></extra>"})),layout:yy({barmode:"stack",bargap:n.length>100?0:.12,xaxis:gy(n,t),yaxis:wy(s,o,{rangemode:"tozero"})})}}var Sy=()=>bt(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:zE,extra:ky(py),keys:()=>py});var Zc="row",$y="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, with commas between";function vy({onChange:e}){let t=de("ops"),n=a("datalist",{id:t}),o=null,s=null,r=!1,i=(b,_,$)=>{
let k=a("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:b},...$,on:{change:()=>e({[b]:k.value.trim()})}});return{input:k,node:a("label",{class:"analysis-field"},a("span",{},_),k)}},
l=i("sets","Sets",{class:"wide",title:$y,placeholder:"nightly-*"}),c=i("baseline","Baseline",{title:$y,placeholder:"none"}),u=i("name","Row",{class:"wide",list:t,placeholder:"aten::mm"}),d=i("category",
"Category",{placeholder:"any"}),m=a("select",{data:{field:"measure"},on:{change:()=>{r=m.value===Zc,h(),r?u.input.focus():e({measure:m.value,name:"",category:"",time:"total"})}}},[...Object.entries(gs),
[Zc,"a row"]].map(([b,_])=>a("option",{value:b},_))),f=a("select",{data:{field:"time"},on:{change:()=>e({time:f.value})}},a("option",{value:"total"},"total"),a("option",{value:"self"},"self")),p=a("la\
bel",{class:"analysis-field"},a("span",{},"Time"),m),w=a("label",{class:"analysis-field"},a("span",{},"Of the row"),f),g=a("form",{class:"card analysis-controls series-controls","aria-label":"What the\
 series shows",on:{submit:b=>{b.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},l.node,c.node,p,u.node,d.node,w,n,q("Show",()=>e(
{sets:l.input.value.trim()}),{class:"primary"}));u.input.addEventListener("input",tt(150,()=>y(u.input.value))),u.input.addEventListener("focus",()=>y(""));async function y(b){if(s!==null)try{let _=await rr(
s,b);E(n,[...new Set(_.map($=>$.name))].map($=>a("option",{value:$})))}catch{}}function h(){m.value=r?Zc:o.measure;for(let b of[u.node,d.node,w])b.hidden=!r}return{node:g,draw(b,_){o=b,s=_,r=o.name!==
""||r&&document.activeElement===u.input;for(let{input:$}of[l,c,u,d])($!==document.activeElement||$.value==="")&&($.value=o[$.dataset.field]);f.value=o.time,h()},focus(){return l.input.focus(),l.input.
select(),!0}}}var tu={path:"/series",name:"Series",mount:(e,t)=>KE(e,t)},Zs=(e,t,n,o=D)=>({key:e,title:t,what:n,number:!0,show:o,exact:le}),eu=e=>e===null?null:e>0?"more":e<0?"less":null,GE=[{key:"label",title:"Fro\
m set",show:e=>e},{key:"recorded",title:"Recorded",show:e=>e===null?"not said":ut(e)},Zs("left_median","Before","Median of the level before"),Zs("right_median","After","Median of the level after"),{...Zs(
"diff_duration","Change","After less before",he),tone:eu},{key:"diff_percent",title:"%",number:!0,show:Te,tone:eu},{key:"q_value",title:"q",number:!0,show:Qt,what:"Of the rank test of the observations\
 left and right"},{key:"href",title:"Compare",show:e=>a("a",{href:e},"left and right")}],YE=e=>[{key:"label",title:"Set",show:(t,n)=>a("a",{href:n.href},t)},{key:"recorded",title:"Recorded",show:(t,n)=>t===
null?`stored ${ut(n.created)}`:ut(t)},Zs("median","Median","Of the means over the ranks of each step"),{key:"interval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none wi\
th fewer than six steps",show:t=>t===null?"–":t.map(D).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:Te,tone:t=>Math.abs(t)<2?null:eu(t)}]:[],{key:"observa\
tions",title:"Steps",number:!0,show:N},Zs("mean_step_time","Mean step","What the parts add up to"),{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":a("a",
{href:t},"with the one before")}];function KE(e,t){let n=ws(location.search),o=null,s="",i=vy({onChange:(T,R)=>t.go(ys({...n,...T}),R)}),l=a("div"),c=a("div",{class:"series-summary"}),u=(T,R)=>It(o.sets[T].
id,o.sets[R].id),d=_y((T,R)=>t.go(u(T,R))),m=Sy(),f=a("div",{class:"analysis-tables"}),p=a("div",{class:"analysis-results"},c,d.node,m.node,f);E(e,a("div",{class:"page analyse-page series-page"},a("h1",
{},"Series"),a("p",{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can\
 be compared."),i.node,l,p));let w=Mt({context:t,results:p,message:l}),g=dt(()=>{d.retheme(),m.retheme()});function y(T){return`${T.direction}${T.diff_percent===null?"":` by ${Te(Math.abs(T.diff_percent)).
replace("+","")}`}: ${D(T.left_median)} → ${D(T.right_median)}`}function h(){let{sets:T,change_points:R,levels:A}=o;return A.length===0?`No set of these has ${o.measured==="row"?"this row":"this tim\
e"}: parts of a step need device work.`:`${o.judged==="neighbours"?"Each set was compared with the one before it: there are fewer than six. ":""}${R.length===0?"No change of level was found":Z(R.length,
"change of level","changes of level")} in ${Z(T.length,"set")}.`}function b(){let T=o.since_good;if(T===null)return!1;let R=A=>o.sets.find(P=>P.id===A).label;return a("p",{class:"card series-good"},a(
"b",{},"Since the last good set, "),R(T.good),", it is ",a("span",{class:T.direction==="slower"?"more":"less"},y(T)),". ",a("a",{href:It(T.good,T.now)},`What changed between it and ${R(T.now)}`))}function _(){
let T=o.left_out.map(({label:R,detail:A})=>`${R} is left out: ${A}`);if(o.unknown_recorded>0){let R=o.unknown_recorded===1;T.unshift(`${Z(o.unknown_recorded,"set")} ${R?"does":"do"} not say when ${R?"\
it was":"they were"} recorded: the time stored counts.`)}return T.length>0&&a("ul",{class:"notice"},T.map(R=>a("li",{},R)))}function $(){let{sets:T,change_points:R}=o,A=Fn({caption:"Changes of level",
limit:64,columns:GE});A.show(R.map(S=>({...S,label:T[S.at].label,recorded:T[S.at].recorded,href:It(S.left,S.right)})));let P=Fn({caption:"Sets",limit:30,columns:YE(o),csv:uu(`${zr(n)}&format=csv`)});P.
show(T.map((S,B)=>({...S,href:`/analyse?set=${S.id.slice(0,12)}`,before:B===0?null:u(B-1,B)}))),E(f,A.node,P.node)}function k(){let{sets:T}=o,R={file:"tracediff",revision:s,caption:[`${T[0]?.label??""}\
 to ${T.at(-1)?.label??""}`]};E(c,a("h2",{},h()),b(),_()),d.node.toggleAttribute("data-baseline",o.baseline!==null),d.draw({...R,answer:o,heading:Sm(o),empty:o.levels.length===0?"There is nothing to d\
raw.":null}),m.draw({...R,answer:o,heading:"means over steps and ranks",empty:T.every(A=>A.parts===null)?"No set has device work: a step has no parts.":null}),$(),p.dataset.shown=s}async function x(){
let[T,R]=await Promise.all([Nt("group=always&limit=100"),ho()]),P=[...T.entries.flatMap(({group:S})=>S?[S]:[]).map(({prefix:S,sets:B})=>[`${S}*`,B]),...R.filter(({sets:S})=>S>2).map(({tag:S,sets:B})=>[
`tag:${S}`,B])].filter(([S])=>!S.includes(","));return a("div",{class:"notice"},T.total===0?a("p",{},"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."):a("p",{},"Name the sets of a seri\
es: a pattern of their labels, or a tag. Tags are given on the page Traces, or with ",a("code",{},"tracediff ingest --tag"),"."),P.length>0&&a("ul",{class:"series-offers"},P.slice(0,20).map(([S,B])=>a(
"li",{},a("a",{href:ys({...n,sets:S})},S),` (${Z(B,"set")})`))))}function C(T){o=null,w.say(a("div",{class:"error-box",role:"alert",data:{code:T.code}},a("h2",{},"This series is not possible"),a("p",{},
T.message)))}function v(){let T=zr(n).toString();i.draw(n,o?.sets.at(-1)?.id??null),t.setTitle([n.sets,"Series"].filter(Boolean).join(" · ")),n.sets===""&&n.tag.length===0?(s="",w.ask(()=>x(),R=>w.say(
R),C)):s===T&&o?(w.drop(),k(),t.settled()):w.ask(R=>cu(T,{signal:R}),R=>{o=R,s=T,w.say(R.sets.length>0?null:a("p",{class:"notice"},"No set was found. ",R.left_out.length>0&&`${Z(R.left_out.length,"set")}\
 cannot be read.`)),i.draw(n,R.sets.at(-1)?.id??null),R.sets.length>0&&(k(),Me(h()))},C)}return v(),{keys:{search:()=>i.focus()},update(T){n=ws(T),v()},unmount(){w.unmount(),g(),d.unmount(),m.unmount()}}}var nu={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var VE=120,JE=[bs,lo,bc,Gs,Xs,Rc,Wc,tu],er=document.getElementById("main"),On=null,ou="",po=history.state?.scroll??null,_t={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.
replaceState(history.state,"",e):(Ey(),history.pushState(null,"",e)),po=null),ru()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},
lastCompare(e){let t=new URLSearchParams(ou.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?ou:void 0},settled(){po!==null&&(window.scrollTo(0,po),po=null)},status:null,newPair:!1},
Ey=()=>history.replaceState({scroll:window.scrollY},"");function ru(){let e=JE.find(n=>n.path===location.pathname)??nu;if(fo("nav-traces",e===bs),fo("nav-compare",e===lo||e===bc),fo("nav-tree",e===Gs),
fo("nav-timeline",e===Xs),fo("nav-analyse",e===Rc),fo("nav-query",e===Wc),fo("nav-series",e===tu),ZE(),Ty()&&(sT.clear(),su.clear()),su.draw(),On?.page===e){On.view.update(location.search);return}On?.
view.unmount(),_t.busy(!1),er.textContent="";let t=On!==null;On={page:e,view:e.mount(er,_t)},t&&(window.scrollTo(0,0),er.focus({preventScroll:!0}),Me(`${e.name} page`))}function Ty(){let e=new URLSearchParams(
location.search);return location.pathname.startsWith(lo.path)&&!!(e.get("control")&&e.get("test"))}function Oy(){return(location.pathname===bs.path||location.pathname===lo.path&&!Ty())&&!ms(document.activeElement)&&
!document.querySelector("dialog[open]")}function QE(e,t){if(!Oy()){su.offer(e,t);return}let n=_e.transfers.filter(o=>_e.canUndo(o)&&[e.id,t.id].includes(o.job.set));_t.newPair=!0,_t.go(It(e.id,t.id)),
_t.newPair=!1,n.length!==0&&$e(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>_e.
undo(o))),_t.go("/")}catch(o){$e(`That did not work. ${o.message}`,{urgent:!0})}}}})}function XE({detail:{label:e,job:t}}){let n=()=>_t.go(t.page);Oy()?n():$e(`The comparison of “${e}” is here.`,{
seconds:30,action:{label:"Open",run:n}})}function fo(e,t){let n=document.getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function ZE(){let e={"/":"nav-trace\
s","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[location.pathname];e&&(document.getElementById(e).href=location.
pathname+location.search),location.pathname===lo.path&&(ou=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;for(let s of["control","test"])t.get(s)&&
n.set(s,t.get(s));let o=location.pathname;(o.startsWith("/compare")||[Gs,Xs].some(({path:s})=>s===o))&&n.size>0&&eT(t,n,o)}function eT(e,t,n){let[o,s]=[e.get("control"),e.get("test")],r=(i,l)=>{document.
getElementById(i).href=l};r("nav-traces",`/?${t}`),r("nav-analyse",`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`),r("nav-query",`/query?${t}`),n!==Gs.path&&r("nav-tree",zt(Et(Lo(location.search)))),
n!==Xs.path&&r("nav-timeline",Zn(Object.fromEntries(e))),!n.startsWith(lo.path)&&o&&s&&r("nav-compare",_t.lastCompare(e)??It(o,s))}function tT(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||
e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.origin&&!n.pathname.startsWith("/api\
/")&&!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),_t.go(n.pathname+n.search))}async function nT(){try{_t.status=await tr(),document.getElementById(
"version").textContent=`tracediff ${_t.status.version}`,document.body.toggleAttribute("data-read-only",_t.status.read_only===!0),document.body.toggleAttribute("data-no-sql",_t.status.sql===!1),document.
body.toggleAttribute("data-no-traces",_t.status.keep_traces===!1)}catch{}}async function oT(){let e=globalThis.firstComparison?.answer;e&&(er.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,VE)})]),delete er.dataset.waits),On===null&&ru()}var su=Dd(),sT=Ud(QE);Yd();Wu(document.getElementById("theme"));Wd(()=>On,document.getElementById("keys"));Qu(document.getElementById(
"drop-veil"),()=>_t.status?.read_only!==!0,e=>{_e.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&_t.go("/")});_e.addEventListener("bundle",XE);_e.addEventListener("change",()=>ts().
catch(()=>{}),{once:!0});document.addEventListener("click",tT);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{po=e.state?.scroll??0,ru(),(On.page===bs||On.page===nu)&&_t.settled()});
window.addEventListener("scroll",tt(200,()=>{po===null&&Ey()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{po=null},{passive:!0});oT();Ot().then(()=>{jt.watch(),
nT()});})();
