var St="/api/v1",_t=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function qs(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new _t(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new _t(e,"error",`The server answered with status ${e}.`)}var Mr=()=>new _t(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),Vd=/"(?:stream|correlation)":-?\d{16}/,Qd=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,Xd=/\d{16}/,Zd=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function Je(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let l,c;try{l=await fetch(St+t,r),c=await l.text()}catch(i){throw i.name===
"AbortError"?i:Mr()}if(!l.ok)throw qs(l.status,c);if(c==="")return null;try{return JSON.parse(c,s&&Xd.test(c)?Zd:Vd.test(c)?Qd:void 0)}catch{throw new _t(l.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var We=(e,t)=>Je("GET",e,t),Oe=encodeURIComponent,xo=e=>We("/status",e);async function lt(e,t){let n=await We(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var Ve=async(e,t)=>e.length===0?[]:(await We(`/sets?${e.map(n=>`id=${Oe(n)}`).join("&")}`,t)).sets,_o=async e=>(await We("/tags",e)).tags,Rt=(e,t)=>We(`/sets/${Oe(e)}`,t),Gt=(e,t)=>Je("PATCH",`/sets/${Oe(
e)}`,{body:t}),un=e=>Je("DELETE",`/sets/${Oe(e)}`),Nr=async(e,t)=>(await Je("POST",`/sets/${Oe(e)}/split`,{body:t})).job,Lr=async(e,t)=>(await Je("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,dn=e=>Je("POST",`/sets/${Oe(e)}/restore`),it=(e,t)=>We(`/compare_traces?${e}`,t),So=(e,t)=>We(`/compare_traces/op?${e}`,t),Ir=async(e,t,n)=>(await We(`/sets/${Oe(e)}/steps${t===null?"":`?marker=${Oe(
t)}`}`,n)).steps,Dr=(e,t,n)=>We(`/analysis/${e}?${t}`,n),Pr=(e,t)=>`${St}/analysis/${e}?${t}`,qr=async(e,t,n)=>(await We(`/sets/${Oe(e)}/ops?q=${Oe(t)}&limit=50`,n)).ops,Bs=e=>`${St}/compare_traces?${e}`,
Br=e=>`${St}/report?${e}`,Hr=e=>`${St}/compare_traces/op?${e}`,Ur=(e,t)=>We(`/sql?${e}`,{...t,digits:!0}),Wr=e=>`${St}/sql?${e}`,Fr=async(e,t)=>(await We(`/sql/schema?${e}`,t)).tables,jr=async e=>(await We(
"/queries",e)).queries,Hs=(e,t)=>Je("POST","/queries",{body:{name:e,statement:t}}),zr=e=>Je("DELETE",`/queries/${Oe(e)}`),Us=(e,t,n)=>`${St}/sets/${Oe(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Gr(e,t,n,{
signal:o,onProgress:s}){let r=[],l=0,c;try{if(c=await fetch(Us(e,t,n),{signal:o}),c.ok){let i=c.body.getReader();for(;;){let{done:u,value:d}=await i.read();if(u)break;r.push(d),l+=d.length,s(l)}return await new Blob(
r).arrayBuffer()}}catch(i){throw i.name==="AbortError"?i:l>0?new _t(0,"broken","The download stopped before its end. The log of the server says why."):Mr()}throw qs(c.status,await c.text())}var Yr=async e=>(await We(
"/jobs",e)).jobs,Kr=(e,t)=>We(`/jobs/${Oe(e)}`,t),mn=e=>Je("DELETE",`/jobs/${Oe(e)}`),Jr=e=>new EventSource(`${St}/jobs/${Oe(e)}/events`),Vr=(e,t)=>Je("POST","/uploads",{body:{label:e,files:t}}),Qr=async()=>(await Je(
"POST","/samples")).jobs,Xr=e=>We(`/uploads/${Oe(e)}`),Ws=e=>Je("DELETE",`/uploads/${Oe(e)}`),Zr=async e=>(await Je("POST",`/uploads/${Oe(e)}/commit`)).job;function el(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((l,c)=>{let i=new XMLHttpRequest,u=()=>i.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(c,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),i.open("PUT",`${St}/uploads/${Oe(e)}/files/${Oe(t)}`),i.setRequestHeader("Content-Type","application/octet-stream"),o>0&&i.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),i.upload.addEventListener("progress",f=>r(o+f.loaded)),i.addEventListener("load",()=>{if(i.status<200||i.status>299){d(c,qs(i.status,i.responseText));return}try{d(l,JSON.parse(i.responseText))}catch{
d(c,new _t(i.status,"bad_answer","The server sent an answer that is not JSON."))}}),i.addEventListener("error",()=>d(c,new _t(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),i.addEventListener("abort",m),i.send(o>0?n.slice(o):n)})}function em(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let l=o.padStart(1-r,"0");return[l.slice(0,r),l.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function pt(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=em(Math.abs(e));if(r.length>n){let l=r[n]>="5",c=s+r.slice(0,n),i=l?String(BigInt(c)+1n).padStart(
c.length,"0"):c;s=i.slice(0,i.length-n),r=i.slice(i.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ae="–",Yt="−",ft=" ",ol=e=>pt(e,0,2),sl=e=>pt(e,0,3);function In(e,t){return t>0?`+${e}`:t<0?`${Yt}${e}`:e}function A(e){return e==null?ae:ol(e).replace("-",Yt)}function Ie(e){return e==null?
ae:In(ol(Math.abs(e)),e)}var Fs=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function De(e){let t=Math.abs(e);return Fs.find(([,n])=>t>=n*.99995)??(t>0?Fs[3]:Fs[2])}function vo(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return pt(o,s,s)+ft+t}function q(e){return e==null?ae:(e<0?Yt:"")+vo(e,De(e))}function le(e){return e==null?ae:In(vo(e,De(e)),e)}function oe(e){
return e==null?ae:sl(e).replace("-",Yt)+ft+"µs"}function Se(e){return e==null?ae:In(sl(Math.abs(e))+ft+"µs",e)}var tl=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function $o(e){let t=Math.
abs(e);return tl.find(([,n])=>t>=n*.99995)??tl[t>0?3:1]}function Eo(e){return e==null?ae:(e<0?Yt:"")+vo(e,$o(e))}function al(e){return e==null?ae:In(vo(e,$o(e)),e)}function js(e){return e==null?ae:pt(
e,0,9).replace("-",Yt)+ft+"GB/s"}function Me(e){return e==null||!Number.isFinite(e)?ae:(e<0?Yt:"")+rl(Math.abs(e))+ft+"%"}function ge(e){return e==null||!Number.isFinite(e)?ae:In(rl(Math.abs(e))+ft+"%",
e)}function rl(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return pt(e,t,t)}var tm="⁰¹²³⁴⁵⁶⁷⁸⁹";function vt(e){if(e==null||!Number.isFinite(e))return ae;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${ft}×${ft}10⁻${[...n].map(o=>tm[o]).join("")}`}function ll(e){return e==null||!Number.isFinite(
e)?ae:e<.001?"<0.001":e.toFixed(3)}function ve(e){if(e==null)return ae;let t=["B","kB","MB","GB","TB"],n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(
s)+ft+t[o]}function W(e,t,n=`${t}s`){return`${A(e)}${ft}${e===1?t:n}`}function $e(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else
for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function nm(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),
s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var il=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function cl(e,t){let n=e[t],o=r=>r===void 0?0:
il(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function zs(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,cl(t,o)]))}function om(e,t,n){
let o=Math.floor(t*.4);if(e.length<=t||n<=o)return nm(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),l=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,l?r+s-1:void 0)}${l?
"…":""}`}var ul=e=>e.replace(/^void (?=\S)/,"");function Gs(e){let t=[],n=new Map,o=new Map,s=new Map,r=i=>i.length>e?ul(i):i;function l(i,u){let d=s.get(i),m=om(i,e,u);if(n.set(i,u),d?.text===m)return;
d&&(d.names.delete(i),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};f.names.add(i),f.first=null,o.set(m,f),s.set(i,f)}function c(i){if(i.first===null){let[u,...d]=i.names;i.first=d.reduce(
(m,f)=>Math.min(m,il(u,f)),u.length)}return i.first}return{add(i){let u=[...new Set(i.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||
d.has(t[f+1])){let p=cl(t,f);p!==n.get(m)&&l(m,p)}})},text(i){let u=r(i),d=s.get(u);return d.names.size===1||e<16?d.text:sm(u,e,c(d),n.get(u))}}}function Kt(e,t){let n=Gs(t);return n.add(e),e.map(n.text)}
function To(e,t){let n=zs(e),o=Kt(e,t);return e.map((s,r)=>n.get(s)+8<t-1?ul(s):o[r])}function sm(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),l=Math.max(s,n-2),c=t-s-r-3,i=Math.max(
l+r,Math.min(o,e.length-c)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,l)+e.slice(l,l+r)+u(l+r,i)+e.slice(i,i+c)+u(i+c,e.length)}function ct(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,
"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ee(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function pn(e,t,n){let o=[],s=Array.from(e);for(;s.
length>t&&o.length<n-1;){let r=t;for(let l=t;l>t*.6;l-=1)if(" ,:<>()".includes(s[l-1])){r=l;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.
join("")),o}var nl=null,am=()=>new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"});function Ct(e){let t=new Date(e);return nl??=am(),Number.isNaN(
t.getTime())?ae:nl.format(t)}var rm="tracediff.theme",Ys=new Set,Js=matchMedia("(prefers-color-scheme: dark)");function Ks(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function lm(){let e=Ks();
return e==="auto"?Js.matches?"dark":"light":e}function Mt(e){return Ys.add(e),()=>Ys.delete(e)}function dl(){for(let e of[...Ys])e(lm())}function pl(e){e.value=Ks(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(rm,e.value)}catch{}dl()}),Js.addEventListener("change",()=>{Ks()===
"auto"&&dl()})}var im=matchMedia("(forced-colors: active)"),Ao=new Map,ml="";function J(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Js.matches} ${im.matches}`;return o!==
ml&&(Ao=new Map,ml=o),Ao.has(e)||Ao.set(e,cm(e)),Ao.get(e)}function cm(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Vs=null;function Dn(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Vs??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Vs=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Vs)}var fl={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1};function ht(){return{control:J("--control-fill"),test:J("--test-fill"),more:J("--more-fi\
ll"),less:J("--less-fill"),noise:J("--noise-fill"),surface:J("--surface"),highlight:J("--highlight"),highlightEdge:J("--accent")}}function Ze(){let e=J("--text"),t=J("--muted"),n=J("--grid"),o={gridcolor:n,
zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",
font:{family:s,size:12,color:e},colorway:[J("--control-fill"),J("--test-fill"),J("--more-fill")],xaxis:o,yaxis:o,legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:J("--surface-raised"),bordercolor:J(
"--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Qs=17;function um({title:e,lines:t,keys:n=[]},o,s){let r=ht(),l=t.flatMap(p=>pn(p,Math.floor(o/6.6),
3)),c=30+Qs*l.length+(n.length>0?24:0)+8,i=(p,g,y,w)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-s.left,yshift:s.top+c-p,text:Ee(g),font:{size:y,
color:J(w?"--text":"--muted")}}),u=[i(8,e,15,!0),...l.map((p,g)=>i(30+Qs*g,p,12,!1))],d=[],m=12-s.left,f=30+Qs*l.length+4;for(let[p,g]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixe\
l",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+c-f-13,y1:s.top+c-f-4,fillcolor:r[p]??J(p),line:{width:0}}),u.push({...i(f,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,
shapes:d,height:c}}async function hl(e,t,n,o){let s=await Dn(),r=J("--surface"),l=Math.max(e.clientWidth,900),{l:c,t:i}=e._fullLayout.margin,u=um(o,l,{left:c,top:i}),{layout:d}=e,m={data:e.data,layout:{
...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:i+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,
width:l,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Xs=/\.json(\.gz)?$/i;function gl(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return dm(t,n)}async function dm(e,t){let n=[];for(let o of e){let s=[];await yl(o,"",s),n.push(Jt(o.name,s))}return t.length>0&&n.push(Jt(Oo(t),t)),n}async function yl(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((l,c)=>{o.readEntries(l,c)});if(r.length===0)break;s.push(...r)}s.sort((r,l)=>r.name<l.name?-1:1);for(let r of s)if(r.isDirectory)await yl(r,`${t}${r.name}/`,n);else{
let l=await new Promise((c,i)=>r.file(c,i));n.push({name:t+r.name,file:l})}}function wl(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,l=r.indexOf("/");if(l>0){let c=r.slice(0,l);t.has(
c)||t.set(c,[]),t.get(c).push({name:r.slice(l+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Jt(s,r));return n.length>0&&o.push(Jt(Oo(n),n)),o}function Jt(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>Xs.test(o)),skipped:n.filter(({name:o})=>!Xs.test(o))}}function Oo(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
Xs,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function bl(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let l=n.slice(0,r);t.has(l)||t.set(l,[]),t.get(l).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Jt(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
l,c]of Object.entries(r))o.addEventListener(l,c);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[l,c]of Object.entries(r))o.style.setProperty(l,c);else o.setAttribute(s,r===!0?
"":String(r));return Ro(o,n),o}function Ro(e,t){for(let n of t)Array.isArray(n)?Ro(e,n):n!=null&&n!==!1&&e.append(n)}function v(e,...t){return e.textContent="",Ro(e,t),e}function Nt(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function L(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var mm="http://www.w3.org/2000/svg";function me(e,t={},...n){let o=document.createElementNS(mm,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Ro(o,n),o}var pm={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Qe(e){return me("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},me("pa\
th",{d:pm[e]}))}function ue(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},Qe(e))}var kl=0;function K(e){return kl+=1,
`${e}-${kl}`}var Vt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function ie(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function et(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function pe(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,l=()=>{clearTimeout(r),s.remove()},c=()=>{clearTimeout(
r),r=setTimeout(l,n*1e3)};t&&s.append(L(t.label,()=>{l(),t.run()},{class:"toast-action"})),s.append(ue("close","Dismiss",l));let i=()=>clearTimeout(r);return s.addEventListener("pointerenter",i),s.addEventListener(
"focusin",i),s.addEventListener("pointerleave",c),s.addEventListener("focusout",c),document.getElementById("toasts").append(s),ie(t?`${e} ${t.label} is available.`:e,o),c(),l}function xl(e,t,n){let o=0,s=l=>[...l.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",l=>{s(l)&&t()&&(l.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",l=>{s(l)&&(o-=1,(o<=0||l.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",l=>{s(l)&&(l.preventDefault(),
l.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async l=>{if(r(),!!s(l)){if(l.preventDefault(),!t()){pe("This server is read-only.",{urgent:!0});return}try{let c=await gl(
l.dataTransfer);c.length>0&&n(c)}catch(c){pe(`What was dropped could not be read: ${c.message}`,{urgent:!0})}}})}var fm=2,_l=1e3,Zs=0,Qt=e=>["done","failed","cancelled"].includes(e.state);function Co(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,Zs-=1)},l=()=>{n=!0,r(),clearTimeout(s)},c=d=>{n||(Qt(d)&&l(),
t(d))},i=async()=>{let d=_l;try{c(await Kr(e))}catch(m){m.status===404&&c({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*_l}n||(s=setTimeout(i,d))},u=d=>{try{c(JSON.parse(
d.data))}catch{r(),i()}};return Zs<fm&&typeof EventSource=="function"?(Zs+=1,o=Jr(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),i())})):i(),l}var qn=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],hm=qn.flatMap(([e])=>e),gm=qn.flatMap(([,e])=>e),Pn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],gt=(e,t)=>t.some(n=>e.includes(n));function ym(e,t){let[n,o]=[Pn(e),Pn(t)];for(let[s,r]of qn){let l=gt(n,s)&&gt(o,r);if(l!==(gt(o,s)&&gt(n,r)))return l?-1:1}for(let[s,r]of[[hm,-1],[gm,1]])if(gt(n,s)!==
gt(o,s))return gt(n,s)?r:-r;return 0}function Mo(e){for(let[t,n]of qn){let o=e.map(r=>[gt(Pn(r),t),gt(Pn(r),n)]),s=r=>o.flatMap((l,c)=>l[r]?[c]:[]);if(o.every(([r,l])=>r!==l)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var wm=10n**17n;function Sl(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>wm?n:null}function Bn(e,t){let n=ym(e.label,t.label),[o,s]=[Sl(e),Sl(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function vl(e){let t=n=>e.find(o=>gt(Pn(o.label),n));if(e.length===
2){let[n,o]=Bn(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of qn){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function bm(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function km(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let l=xm(
e,s+1);n+=o===0?e.slice(s,l):"",s=l-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function xm(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function No(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(km(e,t.index+t[0].length));return n?Number(n[1]):null}async function _m(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function $l(e,t,n){let o=await _m(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),l="",c=!1;try{for(;l.length<t&&!n(l);){let{done:i,value:u}=await r.read();if(i){c=!0;break}l+=u}}catch{}return r.cancel().catch(()=>{}),{text:l,ended:c,zipped:o}}var Sm=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&No(e)!==null;async function vm({name:e,file:t}){let n=await $l(t,4194304,Sm);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=No(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=No(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await $l(t,16777216,()=>!1);o=No(s.slice(-262144))}return{
isTrace:!0,rank:o??bm(e)}}async function Tl(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await vm(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var El=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Al(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([El(e,o,n),El(t,o,n)]);if(s.
some((l,c)=>l!==r[c]))return!1;o+=n,n=4<<20}return e.size===t.size}var $m=256,Ol=20,Rl=e=>e.slice(e.lastIndexOf("/")+1),ea=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Em(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Al(e.file,t.file)}async function Tm(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Em(o,s)||ea(o.name)!==null&&ea(o.name)===ea(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var ta=e=>e.map(({seen:t})=>t.rank),na=e=>!e.includes(null)&&new Set(e).size===
e.length;function Am(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Om(e){return Mo(e.map(({name:n})=>Rl(n)))?.map(n=>n.map(o=>e[o]))??Am(e)??e.map(n=>[n])}function Rm(e,t){let n=new Set;return e.map((o,s)=>{let r=Oo(o),l=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(i=>!n.has(i))??`${r} ${s+1}`;n.add(l);let c=o.flatMap(({more:i,...u})=>[u,...i]).concat(s>0?[]:t.files.filter(({seen:i})=>!i.isTrace));return{...Jt(l,c),settled:!0}})}function Cl(e){
let t=ta(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function Cm(e,t,n){return!(t.length===2&&Mo(t.map(({label:s})=>s)))&&
na(ta(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Cl(n),manyFirst:!0}}}function Mm(e){return e.includes(null)?"assumed":na(e)?"named":"equal"}async function Ml(e){
if(e.files.length>$m)return{};if(await Tl(e.files),e.files.length<2||e.settled)return{};let t=await Tm(e.files),n=bl(e);if(n!==null&&n.length<=Ol)return Cm(e,n,t);let o=ta(t),s=Mo(t.map(({name:l})=>Rl(
l)));if(t.length<2||na(o)&&s===null)return{};let r=Om(t);return r.length>Ol?{}:{question:{kind:Mm(o),parts:Rm(r,e),one:Cl(t),manyFirst:s!==null||r.length===2}}}var Nm=2,Lm=3,Im=4,oa=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await Qr()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#r(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await Ml(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#a(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#i(t))}#a(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#a(t,o):this.#i(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#i(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Lm&&this.#p(n)}async#p(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await Vr(t.label,n);if(t.state!=="creating"){Ws(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){this.#r(t,n)}}#r(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Nm)return;s.state==="waiting"&&(n+=1,this.#f(o,s))}}async#f(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await el(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#l()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Im&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
error=o.message)}async#c(t,n){try{let s=(await Xr(t.upload)).files.find(r=>r.name===n.name);return n.sent=s?.received??0,n.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#u(t){if(t.state!=="sen\
ding"||t.files.some(o=>o.state==="waiting"||o.state==="sending"))return;let n=t.files.filter(o=>o.state==="failed");n.length>0?this.#r(t,{message:n.length===1?`${n[0].name}: ${n[0].error}`:`${n.length}\
 files could not be sent. ${n[0].error}`}):this.#g(t)}async#g(t){t.state="committing",this.#e(t);try{t.job=await Zr(t.upload),t.state="job",this.#e(t),this.#d(t)}catch(n){this.#r(t,n)}this.#s()}#d(t){
t.stopJob=Co(t.job.id,n=>{if(t.job=n,n.state==="done"){this.#y(t);return}Qt(n)&&(t.state=n.state,t.error=n.error?.detail??null),this.#e(t)})}async#y(t){let{known_as:n}=t.job;n?(t.offered=t.label===n?null:
t.label,t.label=n):t.renamed&&await this.#m(t),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async#m(t){if(!t.renaming){t.renaming=!0;for(let n=null;n!==t.label&&t.
labelError===null;){n=t.label;try{await Gt(t.job.set,{label:n})}catch(o){t.labelError=o.message}}t.renaming=!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,n){let o=n.trim()||t.group.
label;o!==t.label&&(t.label=o,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#m(t),this.#e(t))}async takeOffer(t,n){let{offered:o}=t;await Gt(t.job.set,n==="tag"?{add_tags:[o]}:{label:o}),t.offered=
null,t.taken={as:n,text:o},n==="label"&&(t.label=o),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){return t.state==="done"&&!t.job.already_stored}async undo(t){await un(t.job.set),t.
state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await dn(t.job.set),t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){
if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}t.job&&(t.job=null,t.upload=null),t.error=null,t.abort=new AbortController;for(let n of t.files)if(n.
attempts=0,n.error=null,!(t.upload!==null&&(n.state==="sent"||await this.#c(t,n)))){t.upload=null;break}if(t.upload===null){t.files.forEach(n=>{n.sent=0,n.state="waiting"}),this.#i(t);return}t.state="\
sending",this.#e(t),this.#u(t),this.#l()}async cancel(t){let{upload:n,job:o,state:s}=t;if(s==="job"){try{t.job=await mn(o.id)}catch{}return}t.state="cancelled",t.abort.abort(),this.#e(t),n!==null&&Ws(
n).catch(()=>{}),this.#l(),this.#s()}},te=new oa;window.addEventListener("beforeunload",e=>{te.sending&&e.preventDefault()});var Dm=1e3,Pm=5e3,qm=6e4,sa=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-qm;get running(){return this.list.filter(t=>!Qt(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await Yr())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?Dm:Pm)}}#a(t){if(te.transfers.
some(o=>o.state==="committing"))return;let n=new Set(te.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},tt=new sa;var fn={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},
change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"\
false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{
type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"t\
rue"},format:{type:"choice",standard:"json",words:["json","csv"]}};var nt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Ll={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Bm={...Ll,per_step:"per r\
ecording",percent:"% of the recording"},Hn=(e,t)=>(nt(t)?Bm:Ll)[e];function ra(e){return e.control.samples===e.test.samples?"total":"per_step"}var gn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Lo(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Nl=(e,t)=>e===null||!(t>0)?null:100*(e/t),aa=(e,t)=>e===null||t===null?null:e-t,hn=(e,t)=>t>0?e/t:null,Hm=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Um(e,t){if(t&&Hm(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Il(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[l,c,i,u]=Um(e,o);r?(l=(u?e.control_per_step:null)??hn(l,s[0]),c=(u?e.test_per_step:null)??hn(c,s[1]),
i=(u?e.diff_per_step:null)??aa(c,l)):t==="per_call"&&(l=(u?e.control_per_call:null)??hn(l,e.control_counts),c=(u?e.test_per_call:null)??hn(c,e.test_counts),i=aa(c,l));let d=l>0&&c!==null&&e.test_counts>
0?100*((c-l)/l):null;t==="percent"&&(l=Nl(l,n.step_time.control.step),c=Nl(c,n.step_time.test.step),i=aa(c,l));let m=r?[hn(e.control_counts,s[0])??0,hn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:l,test:c,diff:i,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var Un=(e,t)=>JSON.stringify([e,t]);function ut(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}function Dl({name:e,replaces:t}){if(!t)return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join(
" "),e]}function la(e,t,n,{self:o=!1}={}){let{control_observations:s,test_observations:r}=e.verdict??{},l=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(c=>{let i=ia({...c,among:l},
o);return{row:i,key:c.id??Un(c.name,c.category),verdict:i.significance??"",noise:i.significance==="no_difference_found",...Il(c,n,e,o)}})}function ia(e,t){let n=t?"self":"total";return e?.tests?{...e,
...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Xt=e=>e.moderated_q_value??e.q_value??null;function Pl(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?
{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Un(s.name,s.category),{...s,among:o}]))}function ql(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+
e.totals[o].test_counts>0).map(o=>[o,Il(e.totals[o],t,e,n)])}var Bl=15,Hl=[10,15,20,30,50,100],Wm=["total","per_step","per_call","percent"],Ul=fn.change.words,Wl=fn.device_type.words,Fm=fn.measure.words,jm=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Io=[...jm,"op"],Ye="ProfilerStep*",ca=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],zm=["name","category","change","q_value"],yn=e=>zm.includes(e)?"asc":"desc",ua=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses"],Fl=[...ua,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Gm={fold:"true",significant:"",
measure:"",equivalence:""},Ym={1:"true",0:"false"};function Km(e,t){let{type:n,words:o,standard:s}=fn[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",l=n==="text"?r:Ym[r]??r,
c=n==="text"?l:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===l.toLowerCase()),u=(n==="choice"&&c==="false"?"":c)||(Gm[t]??s);return n==="boolean"?u==="true":u}var jl=(e,t)=>Object.fromEntries(
t.map(n=>[n,Km(e,n)]));function zl(e,t,n){for(let o of n){let{type:s,standard:r}=fn[o];s==="texts"?t[o].forEach(l=>e.append(o,l)):["","undefined",r].includes(String(t[o]))||e.set(o,String(t[o]))}}var Gl=e=>Object.
fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Jm(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?o:ut(o,e.get(n)??"")}var yt=(e,t,n)=>t.
includes(e)?e:n;function Zt(e){let t=new URLSearchParams(e),n=yt(t.get("sort"),ca,"abs_diff_duration"),o=Number(t.get("top"));return{...jl(t,Fl),...Gl(t),sort:n,order:yt(t.get("order"),["asc","desc"],
yn(n)),unit:yt(t.get("unit"),Wm,""),measure:yt(t.get("measure")??t.get("time"),Fm,""),heat:yt(t.get("heat"),Io,""),top:Number.isInteger(o)&&o>=1&&o<=200?o:Bl,op:Jm(t,"op","op_category")}}function wt(e){
let t=Yl(e),n=(s,r,l)=>{r!==l&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,yn(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"tr\
ue"),n("heat",e.heat,""),n("top",String(e.top),String(Bl)),n("op",e.op,"");let o=t.toString();return o===""?"/compare":`/compare?${o}`}var It=(e,t)=>wt({...Zt(""),control:Fe(e),test:Fe(t),exclude:[Ye]});
function Yl(e){let t=new URLSearchParams;return zl(t,e,Fl),e.significant||t.delete("measure"),t}function Vm(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`di\
ff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===
void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function wn(e,t,n){let o=Yl(e);return o.set("significance","true"),o.set("sort",Vm(e.sort,t,n)),
o.set("order",e.order),o.set("measure",n?"self":"total"),o}function da(e,t,n,o){let s=wn(e,t,n);return s.set("format",o),s}var Kl=["total","per_step"],Qm=["calls","share"],Jl=["duration","calls","per_\
call"];function ma(e){let t=new URLSearchParams(e);return{...jl(t,ua),...Gl(t),row:t.has("name")?ut(t.get("name"),t.get("category")??""):t.get("row")??"",unit:yt(t.get("unit"),Kl,""),bins:yt(t.get("bi\
ns"),Qm,"calls"),heat:yt(t.get("heat"),Jl,"duration")}}function bt(e){let t=new URLSearchParams({control:e.control,test:e.test});return zl(t,e,ua),t}function en(e){let t=bt(e);return t.set("row",e.row),
t}function Dt(e){let t=en(e);return Kl.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Jl.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}
function Vl(e,t,n){let o=wn(e,t,n);return e.op&&o.set("row",e.op),o}var Lt=100,Xm=["created","label","ranks","steps","events","bytes"];function Do(e){let t=new URLSearchParams(e),n=yt(t.get("sort"),Xm,
"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:yt(t.get("order"),["asc","desc"],n==="\
label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Ql(e){let{control:t,test:n,q:o,tag:s,sort:r,order:l,page:c}={...Do(""),...e},i=new URLSearchParams,u=(m,f,p="")=>{f!==p&&i.set(
m,String(f))};u("control",t),u("test",n),u("q",o),s.forEach(m=>i.append("tag",m)),u("sort",r,"created"),u("order",l,r==="label"?"asc":"desc"),u("page",c,1);let d=i.toString();return d===""?"/":`/?${d}`}
var Po=e=>e.q!==""||e.tag.length>0;function tn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(Lt),offset:String((e.page-1)*Lt)});return e.q!==""&&t.set("q",e.q),e.tag.
forEach(n=>t.append("tag",n)),t}var Fe=e=>e.slice(0,12),qo=(e,t,n,o)=>o?.[e]?.label??(n&&Te(n,t[e])?.label)??t[e];function Te(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(
r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Bo=(e="Damaged")=>a("strong",{class:"damage-mark"},Qe("warning"),e);function Xl(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},Bo()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function Ho(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Bo(W(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${A(t-e.length)} more`)))}var Zm="https://ui.perfetto.dev";var Wn=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function ep(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(c),clearTimeout(i),window.removeEventListener(
"message",l),u(d)},l=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},c=setInterval(()=>{e.closed?r(s,new Wn("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),i=setTimeout(
()=>r(s,new Wn("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",l)})}function Zl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Zl(e,t-1)},100)}async function ei({title:e,fileName:t,load:n,onWaiting:o=()=>{},origin:s=Zm,patience:r=6e4}){let l=window.open(s,"_blank");if(!l)throw new Wn(
"blocked","The browser blocked the new window. Allow pop-ups for this page.");let c=new AbortController,i=ep(l,s,r);i.catch(()=>c.abort());let u;try{u=await n(c.signal)}catch(d){throw c.signal.aborted&&
await i,i.catch(()=>{}),Zl(l),d}o(),await i,l.postMessage({perfetto:{buffer:u,title:e,fileName:t}},s,[u])}var np=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function op(e){return(e.notes??[]).some(t=>np.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var sp=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function pa(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,l=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),c=()=>{
l.href=Us(e.id,t.number,n())},i=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,i("Loading …");try{await ei({title:`${e.label}, rank ${t.rank}`,fileName:sp(
t,n()),load:m=>Gr(e.id,t.number,n(),{signal:m,onProgress:f=>i(`Loading ${ve(f)}`)}),onWaiting:()=>i("Waiting for Perfetto …")}),i("Handed to Perfetto.")}catch(m){i(m.message,!0),ie(m.message,!0)}finally{
d.disabled=!1}}let d=L("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open ${s} in Perfetto`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your bro\
wser; nothing is uploaded"});return c(),r&&i(`${ve(t.raw_bytes)} of JSON is too much for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},l,d,o),prepare:c}}
function ap(e){return a("div",{class:"notice trace-not-kept"},a("p",{},"The traces of this set were not kept. "),e?a("p",{},"This server keeps them now: add the same files again, and this set gets the\
m."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-traces FOLDER"),
": this set then gets them."))}function rp(e,t,n,o){let s=pa(e,t,n.query),r=a("td",{}),l=()=>{let c=n.on()?op(t):"";s.prepare(),v(r,c===""?s.node:a("span",{class:"muted"},c))};return o.push(l),l(),a("\
tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},ve(t.trace_bytes)),r)}function lp(e,t,n,o,s){let r=e.file_list.filter(c=>c.trace_bytes!==null),l=e.file_list.
length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?ap(t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidden"},`Traces of ${e.
label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(c=>a("th",{scope:"col",class:c==="Size"?"num":""},c)))),a("tbody",{},r.map(c=>rp(e,c,n,o))))),r.length>0&&l>0&&a("p",{class:"muted sm\
all"},`${A(l)} more were not kept.`))}function ip(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"all",...e}).toString():
"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Uo(e,t={}){let n=[],o=K("traces"),s=ip(t,()=>n.forEach(c=>c())),r=a("div",{class:"trace-bo\
dy"},a("p",{class:"muted"},"Loading …")),l=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>l.remove(),click:c=>{c.target===l&&l.close()}}},a("div",{class:"trace-box"},a("div",{class:"\
trace-head"},a("h2",{id:o},"Traces"),ue("close","Close",()=>l.close())),r));return document.body.append(l),l.showModal(),Promise.all([xo(),...e.map(c=>Rt(c))]).then(([c,...i])=>{let u=i.some(d=>d.traces_bytes>
0);document.getElementById(o).textContent=`Traces of ${i.map(d=>d.label).join(" and ")}`,v(r,u&&s.node,i.map(d=>lp(d,c.keep_traces,s,n,i.length>1)),u&&a("p",{class:"muted small"},"“Open in Perfetto” o\
pens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(c=>v(r,a("p",{class:"error-text",role:"alert"},c.message))),l}var cp=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function ti(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:l=0,left_out:c=0}=e??{};if(l>0)return{level:"warn",text:`${W(l,"file")} damaged`};let i=t+n+o;if(i===0&&s===0&&r===0&&c===0)return{level:"good",
text:"clean"};let u=[];return i>0&&u.push(`${A(i)} mended or lost`),s>0&&u.push(W(s,"note")),r>0&&u.push(W(r,"duplicate file")),c>0&&u.push(`${A(c)} not followed or read`),{level:n+o>0?"warn":"note",text:u.
join(", ")}}function up(e){return a("dl",{class:"counters"},cp.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},A(e[t]??0)))))}function dp(e,t,n){let o=t.notes??
[],s=t.quality??{},r=t.pseudo_step?"whole file":$e(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&
a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||ae),a("td",{class:"num"},A(s.events)),a("td",{class:"num"},ve(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"muted"},"no\
t kept"):pa(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(l=>a("li",{},l.severity==="damage"&&[Bo()," "],l.words,l.count>1&&`\
 (${A(l.count)} ×)`,l.effect&&`. ${l.effect}`,l.example&&a("span",{class:"muted"},`${l.effect?" First:":":"} ${l.example}`))))))}function fa(e){return e?.length>0&&a("details",{class:"duplicates"},a(
"summary",{},`${W(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},n)))))}var mp={
symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function ha(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${W(e,"entry","entries")} of\
 the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${mp[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${A(e-t.length)} more`)))}
function ni(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return Rt(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Trace"]:[],"N\
otes"];v(t,Ho(n.quality.affected_files,n.quality.affected),up(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",
{},n.file_list.map(r=>dp(n,r,o))))),fa(n.quality.duplicate_files),ha(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · stored in ",
ve(n.stored_bytes)," out of ",ve(n.raw_bytes)," of JSON",o&&` (${ve(n.traces_bytes)} the traces themselves)`))}).catch(n=>v(t,a("p",{class:"error-text"},n.message))),t}var ga=4,ya=e=>e===2?"two":A(e),oi=e=>e[0].toUpperCase()+e.slice(1);function pp({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function fp({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${$e(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${W(t.ranks,"rank")}`}function hp({parts:e}){let t=e.slice(0,ga).map(({label:n})=>`“${n}”`).
join(", ");return e.length>ga?`${t} and ${A(e.length-ga)} more`:t}function wa({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${ya(t.ranks)} ranks of one`;return`${oi(ya(e.length))} sets, \
or ${o}?`}function si(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=K("question"),l=(u,d,m)=>L([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>te.answer(e,u),{class:"choice"}),c=l(
!0,`${oi(ya(o.length))} sets`,hp(t)),i=l(!1,"One set",fp(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},wa(t))," ",pp(t)),a("div",{class:"choices"},
s?[c,i]:[i,c]))}var gp=64,yp={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function ka(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function xa(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function nn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${wp(e)}; nothing was stored twice.`:`${Fo(e)?"Stored, but damaged":"Done"}: ${W(e.events,"event")}.`;
return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":yp[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${ve(e.bytes_done)}\
 of ${ve(e.bytes_total)}`),e.events>0&&t.push(W(e.events,"event")),e.files_total>1&&t.push(`${A(e.files_done)} of ${W(e.files_total,"file")}`),t.join(" · ")}var wp=e=>`Stored already as “${e.known_as}\
”`;function bp(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function kp(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>ba(te.takeOffer(e,s));return[L(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
gp&&L(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var Fo=e=>e?.state==="done"&&e.affected_files?.length>0;function ai(e){return[Fo(e)&&Ho(e.affected_files),xp(e),fa(e?.duplicate_files),ha(
e?.left_out??0,e?.left_out_files??[])]}function xp(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${W(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function ri(e){let t=ka("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=Sp(e),r=a("div"),l=a("div"),c=a("div",{class:"transfer-offer"}),i=null,
u=e.files.map(_p),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},vp(e)),a("ul",{class:"file-list"},u.map(N=>N.node)),e.skipped.length>0&&$p(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,c,l,r,!e.sample&&d),f=null,p="",g="",y=!1;function w(){let N=o.contains(document.activeElement);p=e.label,v(o,Tp(e)),N&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,w(),y=e.question!==null,v(l,y&&si(e)),e.state==="done"&&(d.open=!1)}function b(){let N=e.state==="done"?e.offered:null;if(N===i)return;
let _=c.contains(document.activeElement);i=N,v(c,kp(e)),_&&s.node.querySelector("input").focus({preventScroll:!0})}function k(){f!==e.state?h():p!==e.label&&w(),s.update(),u.forEach(Ep),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:N,total:_}=_a(e);t.hidden=e.state==="asking"||!te.active.includes(e),xa(t,N,_),g=Sa(e),n.textContent!==g&&v(n,e.state==="done"&&e.job.already_stored?bp(
e,g):g),b(),m.classList.toggle("affected",Fo(e.job)),v(r,ai(e.job))}return k(),{node:m,update:k,text:()=>e.question?wa(e.question):g,focus(){y&&document.activeElement.matches("body, main, .page-action\
s *")&&l.querySelector("button").focus({preventScroll:!0}),y=!1}}}var Wo=(e,t)=>e.reduce((n,o)=>n+o[t],0);function _a(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:Wo(o,"sent"),total:n==="looking"?0:Wo(o,"size")}}function _p(e){let t=ka(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function Sp(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{te.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function vp(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[W(e.files.length,"trace file"),ve(t)];return e.skipped.length>0&&n.push(`${A(e.skipped.length)} skipped`),n.join(", ")}function $p(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${A(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),
n)}function Ep(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,xa(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:ve(t.size),sending:`${r} % of ${ve(t.size)}`,sent:`${ve(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Tp(e){let{label:t}=e,n=ue(
"close",`Remove ${t} from this list`,()=>te.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&L("Retry",()=>te.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[
te.canUndo(e)&&L("Undo",()=>ba(te.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[L("Bring back",()=>ba(te.bringBack(e)),{"aria-label":`Bring ${t} bac\
k`}),n];default:return[L("Cancel",()=>te.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function ba(e){try{await e}catch(t){pe(`That did not work. ${t.message}`,{urgent:!0})}}function Ap(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${$e(t.sort((n,o)=>n-o))}`}function Op(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function Sa(e){let t=Ap(e),n=Wo(e.files,"sent"),o=Wo(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${ve(n)} of ${ve(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[nn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return nn(e.job)+Op(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function li(e,t){let n=e,o=ka(`Progress of ${n.
label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),l=a("div"),c=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.
label||"Ingest")),r),o,s,l),i=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==i&&(i=n.state,c.dataset.state=m?"job":n.state,v(r,m?L("Cancel",()=>mn(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):ue("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,xa(o,n.bytes_done,n.bytes_total),s.textContent=nn(n),c.classList.toggle("affected",Fo(n)),v(l,ai(
n))}return u(n),{node:c,update:u}}function Rp(){return[...te.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Sa(t),..._a(t)})),...tt.running.map(t=>({label:t.label,text:nn(t),done:t.bytes_done,total:t.bytes_total}))]}
function Cp(){let e=s=>te.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${A(t.length)} uploads wait for an\
 answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${A(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Mp(){let e=a("progress",{max:"1",value:"0","aria-la\
bel":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${A(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((l,c)=>l+c.total,0);s.some(l=>l.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((l,c)=>l+c.done,0)))}}}function Np(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Lp(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,l){let c=a("p",{class:"status-verdict",role:"status"}),i=a("a",{class:"button primary",
href:It(r.id,l.id)},`Compare ${r.label} with ${l.label}`);v(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),ue("close","Dismiss",o)),c,i),n=!0,e(),ie(`Both sets are stored. You c\
an compare ${r.label} with ${l.label} now.`);let u=new URLSearchParams({control:r.id,test:l.id,limit:"0",diagnosis:"false"});it(u).then(d=>{c.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function ii(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Mp(),n=Np(),o=Lp(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let c=location.pathname!=="/",i=c?Rp():[],u=c?Cp():"";i.length>0&&t.draw(i),u!==""&&n.draw(u),Nt(e,[i.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function l(){s===0&&(s=requestAnimationFrame(r))}return te.addEventListener("change",l),tt.addEventListener("change",l),r(),{offer:o.set,clear:o.clear,draw:r}}var[Pt,on,ci,Ip,jo]=["Traces","Compare","Operation","Analyse","Query"],jn="Every page",ui="First move to a set of the list, with the arrow keys.",Fn="There is nothing to search on this page.",mi=[{pages:[
Pt],keys:["/"],text:"Find trace sets",action:"search",none:Fn},{pages:[Pt],keys:["ArrowDown","Enter"],text:"From the search into the list",action:"enter",inSearch:!0},{pages:[Pt],keys:["ArrowDown","Ar\
rowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Pt],keys:["ArrowRight","ArrowLeft"],text:"In the list: to what can be done with the set, and back"},{pages:[Pt],keys:["Enter"],text:"\
In the list: the menu of the set, or open a group"},{pages:[Pt],keys:["Space"],text:"In the list: select the set, for several at once"},{pages:[Pt],keys:["c"],text:"Take the set in focus as the contro\
l",action:"control",none:ui},{pages:[Pt],keys:["t"],text:"Take the set in focus as the test",action:"test",none:ui},{pages:[on],keys:["/"],text:"Search the names of the rows",action:"search",none:Fn},
{pages:[on],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[on],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: m\
ove from row to row"},{pages:[on],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[on],keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[
on,ci,jo],keys:["c"],text:"Choose the control",action:"control"},{pages:[on,ci,jo],keys:["t"],text:"Choose the test",action:"test"},{pages:[Ip],keys:["/"],text:"To the field of the operator, or else o\
f the ranks",action:"search",none:Fn},{pages:[jo],keys:["/"],text:"Find a table or column",action:"search",none:Fn},{pages:[jo],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[jn],keys:[
"?"],text:"List the keys",action:"help"},{pages:[jn],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Fn}],Dp={ArrowDown:"\
↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Pp=["button","checkbox","file","radio","range","reset","submit"];function zn(e){return e instanceof
HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Pp.includes(e.type))}function qp(e,t){let{target:n,key:o}=e,s=zn(n);return mi.find(r=>r.action&&r.keys.includes(o)&&
(!r.pages||r.pages.some(l=>[t.name,jn].includes(l)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function Bp(){let e=document.querySelector("d\
etails.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Hp(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},Dp[t]??t)])}function di(e,t){let n=mi.filter(({pages:o})=>o?.
includes(t));return n.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},Hp(o)),a("dd",{},s)))))}function Up(e){let t=K("keys"),n=()=>o.close(),o=a(
"dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),ue(
"close","Close",n)),di(`${e.name} page`,e.name),di(jn,jn),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function pi(e,t){let n=()=>Up(e().
page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e();if(o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[\
open], [role="menu"]'))return;let l=qp(o,s);if(!l||l.action==="close"&&Bp())return;let c=l.action==="help"?n:r.keys?.[l.action],i=c!==void 0&&c()!==!1;(i||l.none)&&o.preventDefault(),!i&&l.none&&pe(l.
none,{seconds:4})})}var fi="tracediff.session";function Wp(){try{return JSON.parse(sessionStorage.getItem(fi))??[]}catch{return[]}}function hi(e){let t=Wp(),n=t.length,o="";function s(i){t=i.sort((u,d)=>u.order-d.order);
try{sessionStorage.setItem(fi,JSON.stringify(t.map(({id:u},d)=>({id:u,order:d}))))}catch{}}let r=i=>s(t.filter(u=>u.id!==i)),l=i=>Rt(i).catch(u=>(u.status===404&&r(i),null));async function c(){let i=t,
u=i.map(({id:f})=>f).join(" ");if(i.length!==2||u===o||te.active.length>0)return;let[d,m]=await Promise.all(i.map(({id:f})=>l(f)));d&&m&&i===t&&u!==o&&te.active.length===0&&(o=u,e(...Bn(d,m)))}return te.
addEventListener("stored",({detail:i})=>{r(i.job.set),s([...t,{id:i.job.set,order:n+i.key}]),o="",c()}),te.addEventListener("change",({detail:i})=>{i?.state==="undone"?r(i.job.set):(i===null||i.state===
"failed"||i.state==="cancelled")&&c()}),{clear:()=>s([])}}var va=new Set,yi=!1,qt=()=>yi;function bn(e){return va.add(e),()=>va.delete(e)}function gi(e){yi=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...va])t()}function wi(){window.
addEventListener("beforeprint",()=>gi(!0)),window.addEventListener("afterprint",()=>gi(!1))}var bi=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var ki="tracediff.dismissed-jobs",Fp=24*3600*1e3,jp=1e4;function xi(){try{return JSON.parse(localStorage.getItem(ki))??[]}catch{return[]}}function zp(e){try{localStorage.setItem(ki,JSON.stringify([...xi().
slice(-50),e.id]))}catch{}}function Gp(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Fp;return!n.includes(e.id)&&(!Qt(e)||t.has(e.id)||o)}function Yp(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),l=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&l<jp)return;let c=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!c||n===
"job"||n==="running")&&ie(s,n==="failed")}}}function _i(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,l=Yp(),c=0;function i(){let g=null;for(let y of te.transfers){let w=s.get(y.key);w||(w=ri(y),s.set(y.key,w),g??=w),w.update();
let{state:h,label:b,job:k}=y;l.tell(y.key,{state:h,stage:k?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${w.text()}`})}return g}function u(){let g=xi();tt.running.forEach(w=>r.add(w.id));let y=tt.list.
filter(w=>Gp(w,r,g)).reverse();for(let w of y)s.has(w.id)||s.set(w.id,li(w,()=>{zp(w),d()})),s.get(w.id).update(w),l.tell(w.id,{state:w.state,stage:w.stage,text:`${w.label}: ${nn(w)}`});return y}function d(){
c=0;let g=s.size===0,y=i(),w=[...te.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())w.includes(h)||s.delete(h);Nt(n,w.map(h=>s.get(h).node)),o.hidden=s.size===0,y&&!g&&y.node.scrollIntoView(
{block:"nearest"}),te.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){c===0&&(c=requestAnimationFrame(d))}let f=({detail:g})=>e(g.job.set),p=({detail:g})=>e(g.set);return te.addEventListener(
"change",m),te.addEventListener("stored",f),te.addEventListener("sets",t),tt.addEventListener("change",m),tt.addEventListener("stored",p),d(),{node:o,unmount(){te.removeEventListener("change",m),te.removeEventListener(
"stored",f),te.removeEventListener("sets",t),tt.removeEventListener("change",m),tt.removeEventListener("stored",p),cancelAnimationFrame(c)}}}var Kp="a[href], button:not(:disabled), input";function Si(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Kp)].filter(f=>!f.closest("form"));function l(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function c(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(l),m&&!e.contains(document.activeElement)&&u()}function i(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(l)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),g=p.indexOf(o),y=[o,...r(o)],w=y.indexOf(f);return{ArrowDown:p[g+1],ArrowUp:p[g-1],Home:p[0],End:p.at(-1),ArrowRight:y[w+1],
ArrowLeft:y[w-1]}[m]}return e.addEventListener("focusin",m=>i(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||zn(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:c,focus:u}}function zo(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1},r,l){let c=K("edit"),i=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false"}),u=a("form",{class:"inline-ed\
it",on:{submit:async d=>{d.preventDefault();let m=i.value.trim();if(m===t||m===""&&!s){l();return}i.disabled=!0,await r(m)||(i.disabled=!1,i.focus())},keydown:d=>{d.key==="Escape"&&l()}}},a("label",{for:c,
class:"visually-hidden"},n),i,a("button",{type:"submit",class:"small-button"},"Save"),L("Cancel",l,{class:"small-button"}));v(e,u),i.focus(),i.select()}var kn=4;function $i(e,t,n={}){let o=K("menu"),s=a("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fal\
se",on:{click:()=>r?i():c(),keydown:p=>{(p.key==="ArrowDown"||p.key==="ArrowUp")&&(p.preventDefault(),c(p.key==="ArrowUp"))}}},Qe("more")),r=null,l=()=>vi(r,s);function c(p=!1){r=a("div",{class:"row-m\
enu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:f}}),v(r,t().filter(g=>!g.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),vi(r,s),addEventListener("scroll",l,{capture:!0}),addEventListener("resize",l),u().at(p?-1:0)?.focus({preventScroll:!0})}function i(){removeEventListener("scroll",l,{capture:!0}),removeEventListener(
"resize",l);let p=r;r=null,p?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=p=>a("button",{type:"button",
role:"menuitem",tabindex:"-1",class:p.danger?"danger":"",disabled:p.disabled,title:p.title,on:{click:()=>{i(),s.focus({preventScroll:!0}),p.run()}}},p.text);function m(p){let g=u().filter(b=>!b.disabled),
y=g.indexOf(document.activeElement),w=p.key.length===1?p.key.toLowerCase():"",h={ArrowDown:g[(y+1)%g.length],ArrowUp:g.at(y-1),Home:g[0],End:g.at(-1)}[p.key]??(w.trim()===""?void 0:[...g.slice(y+1),...g].
find(b=>b.textContent.toLowerCase().startsWith(w)));(p.key==="Escape"||p.key==="Tab")&&(i(),s.focus({preventScroll:!0})),(p.key==="Escape"||h)&&(p.preventDefault(),p.stopPropagation(),h?.focus({preventScroll:!0}))}
function f(p){r&&!r.contains(p.relatedTarget)&&p.relatedTarget!==s&&i()}return s}function vi(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+kn+s<=innerHeight;e.style.
setProperty("top",`${Math.max(kn,r?n.bottom+kn:n.top-kn-s)}px`),e.style.setProperty("left",`${Math.max(kn,Math.min(n.right-o,innerWidth-o-kn))}px`)}var Go=10,Ei=3;function Jp(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>Uo([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Ti(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function Vp(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function Qp(e,t){let n=s=>L(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-Ei;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Ei).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function Xp(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>v(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),Qp(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,Vp(e)),edit(l){zo(o,e[l],l==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},c=>t.save(e,{[l]:c}),r)}}}function Zp(e,t,n){let o=ti(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,ni(e)),v(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&Qe("warning"),a("span",{class:"ellipsis"},o.text),Qe("chevron"));return s}
function ef(e){return e.steps.length>0?a("span",{title:$e(e.steps)},A(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Ai(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Go)},n.get(e.id))),r=$i(`Actions for ${e.label}`,()=>Jp(e,t,u=>l.edit(u))),l=Xp(e,t,()=>r.focus()),c=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,c.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},c),a("td",{class:"pic\
k-cell"},Ti("control",e,t),Ti("test",e,t)),l.node,a("td",{"data-head":"Added",class:"date"},Ct(e.created)),a("td",{class:"num","data-head":"Ranks",title:$e(e.ranks)},A(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},ef(e)),a("td",{class:"num","data-head":"Events"},A(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${ve(e.raw_bytes)} of JSON in ${W(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):ae}`},ve(e.disk_bytes)),a("td",{"data-head":"Quality"},Zp(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${Fe(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Oi=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Ri=Oi.filter(e=>e.sort);function tf(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},L([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Ci(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=Oi.map(y=>tf(y,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Si(t,"tr\
[data-set], tr.group, tr.more-row",(y,w)=>{let h=w.dataset.set?y===" "?".set-check":".menu-button":"button";w.querySelector(h)?.click()}),l=new Map,c=new Map;function i(y,w,h,b){let k=c.get(y),N=k?.shown===
w?k:{shown:w,rows:h()};return b.set(y,N),N.rows}let u=(y,w,h=!1)=>i(y.id,JSON.stringify([y,h]),()=>Ai(y,e,l,{member:h}),w);function d(y,w,h){let b=i(`group ${y.prefix}`,JSON.stringify([y,!!w]),()=>[nf(
y,w,e)],h);if(!w)return b;let k=w.total-w.sets.length;return[...b,...w.sets.flatMap(N=>u(N,h,!0)),...i(`more ${y.prefix}`,`${w.loading} ${k}`,()=>w.loading||k>0?[of(y,w,k,e)]:[],h)]}function m(y){let w=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;Nt(t,y.entries.flatMap(k=>k.group?d(k.group,y.groups.get(k.group.prefix),w):u(k.set,w))),c=w,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),f(y),p(y)}function f({sort:y,order:w}){for(let h of o){let b=h.dataset.sort===y;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[w]:null,v(h.querySelector(".sort-mark"),b&&Qe(w==="asc"?"up":"down")))}}function p({picked:y,checked:w}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let k of h){let{set:N}=k.dataset;for(let _ of["control","test"])k.toggleAttribute(`data-${_}`,N===y[_]),k.querySelector(`.pick-${_} input`).checked=N===y[_];k.toggleAttribute("dat\
a-checked",w.has(N)),k.querySelector(".set-check").checked=w.has(N)}let b=h.filter(k=>w.has(k.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function g(y){
let w=[...t.children].find(h=>h.dataset.set===y);return w?.classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,flash:g,focus:r.focus}}function nf(e,t,n){let o=L([Qe("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},W(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${W(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},Ct(e.newest)),a("td",
{colspan:String(Go-4)}))}function of(e,t,n,o){return a("tr",{class:"more-row member"},a("td",{colspan:String(Go)},t.loading?a("span",{class:"muted"},"Loading …"):L(`Show more of ${e.prefix} (${A(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function Mi(e,t){let n=e,o=K("tags"),s=K("known-tags"),r=a("p",{class:"small",role:"status"}),l=a("ul",{class:"tag-list"}),c=a("datalist",{id:s}),i=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let y=i.value.trim().replace(/\s+/g," ");y!==""&&f({add_tags:[y]},
`Tagged “${y}”.`)}}},i,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${W(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),ue("close","Close",()=>m.close())),a("div",{class:"trace-body"},l,u,
c,r)));async function f(g,y){i.disabled=!0;try{for(let w=0;w<n.length;w+=1){let h=await Gt(n[w].id,g);n=n.map(b=>b.id===h.id?h:b),t(h)}i.value="",r.classList.remove("error-text"),r.textContent=y}catch(w){
r.classList.add("error-text"),r.textContent=w.message,ie(w.message,!0)}i.disabled=!1,p(),i.focus()}function p(){let g=new Map;n.flatMap(y=>y.tags).forEach(y=>{let w=[...g.keys()].find(h=>h.toLowerCase()===
y.toLowerCase())??y;g.set(w,(g.get(w)??0)+1)}),v(l,[...g].map(([y,w])=>a("li",{class:"tag"},y,w<n.length&&a("span",{class:"muted"},` ${w} of ${n.length}`),ue("close",`Remove the tag ${y}`,()=>f({remove_tags:[
y]},`“${y}” was removed.`)))),g.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),i.focus(),_o().then(g=>v(c,g.map(({tag:y})=>a("option",{value:y})))).
catch(()=>{}),m}function Li({title:e,text:t,form:n,action:o,start:s,ended:r}){let l=K("regroup"),c=a("p",{class:"small regroup-status",role:"status"}),i=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=L("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":l,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:l},e),ue("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,i,c),a("div",{class:"regroup-buttons"},d,u)));function g(b,k=!1){c.textContent=b,c.classList.toggle("error-text",k),k&&ie(b,!0)}function y(b){f.disabled=
u.disabled=!1,i.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),p.isConnected||pe(b,{urgent:!0})}function w(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?y(b.error?.detail??
"It did not work."):b.bytes_total>0&&(i.max=b.bytes_total,i.value=b.bytes_done,g(`${A(b.files_done)} of ${W(b.files_total,"file")}`))}async function h(){g("");try{m=await s()}catch(b){y(b.message);return}
m&&(f.disabled=u.disabled=!0,i.hidden=!1,i.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&mn(m.id).catch(()=>{}),Co(m.id,w))}return document.body.append(p),p.showModal(),{dialog:p,say:g,
go:u}}async function sf(e,t){try{for(let n of e.binned)await dn(n);for(let n of e.made.filter(o=>!o.already_stored))await un(n.set)}catch(n){pe(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Ii(e,t,n){pe(e,{seconds:30,action:{label:"Undo",run:()=>sf(t,n)}}),n(t.set)}function af(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},ve(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Ni(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Di(e,t){let n=K("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:che\
cked")?.value!=="two",{dialog:l,say:c,go:i}=Li({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(c("Check some of the files, and not all of them.",!0),null):Nr(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Ii(`“${e.label}” was\
 split into ${W(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};i.disabled=!0;try{let d=await Rt(e.id);s=af(d,()=>c("")),v(o,Ni(n,"each",`Each file becomes a set: ${W(d.file_list.length,"set")}`,
!0,u),Ni(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),i.disabled=!1,l.open&&o.querySelector("input").focus()}catch(d){v(o),c(d.message,!0)}}function Pi(e,t){let n=K(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Li({title:`Join ${W(e.length,"set")}`,action:"Join",text:"\
All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a("ul",{
class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${W(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>Lr(e.map(
s=>s.id),o.value.trim()),ended:s=>Ii(`${W(e.length,"set")} were joined.`,s,t)}),o.focus()}var rf=10,lf=12,cf=200,uf=4;async function qi(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:uf},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function df({change:e,sort:t}){let n=K("find"),o=a("span",{class:"muted small found"}),s=!1,r=et(cf,()=>e({q:l.value.trim()})),l=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&l.value!==""&&(f.preventDefault(),l.value="",r.cancel(),e({q:""}))}}}),c=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...c.value.split(" "))}},Ri.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([g,y])=>a("option",{value:`${f} ${g}`},`${p} ${y}`)))),i=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),l,i,a("span",{class:"\
list-order"},c),o);function d(f,p,g){let y=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,lf)],w=i.contains(document.activeElement)&&document.activeElement.dataset.tag;v(i,y.
map(({tag:h,sets:b})=>L([h,b!==void 0&&a("span",{class:"muted"},` ${A(b)}`)],()=>g(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),w&&i.querySelector(`[data-tag="${CSS.escape(
w)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,l.focus(),l.select()}return{node:u,drawTags:d,focus:m,draw(f,p,g){u.hidden=g<=rf&&!Po(f)&&!s,c.value=`${f.sort} ${f.order}`,document.activeElement!==l&&(l.
value=f.q);let y=p===0?"No set matches.":W(p,"set");return o.textContent=Po(f)?y:"",y}}}function mf(e){let t=a("span",{role:"status"}),n=L("",e.compare,{class:"primary"}),o=L("Join …",e.join,{class:"\
writes"}),s=L("Tags …",e.tags,{class:"writes"}),r=L("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,ue("close","Select none",e.
clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${A(c.size)} selected`,n.textContent=`Compare (${A(c.size)})`,n.disabled=c.size!==2,n.title=c.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=c.size<2,o.title=c.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${A(c.size)}\
)`}}}function pf(e){let t=a("span",{class:"muted"}),n=L("Previous",()=>e(-1)),o=L("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,l){let c=(r-
1)*Lt,i=Math.min(c+Lt,l.entry_total);s.hidden=l.entry_total<=Lt&&r===1,n.disabled=r===1,o.disabled=i>=l.entry_total,t.textContent=i>c?`${A(c+1)}–${A(i)} of ${A(l.entry_total)}${l.entry_total===l.total?
"":` rows, ${W(l.total,"set")}`}`:""}}}function Bi({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},ff()),l=new Map,c=new Map,i=null,u=null,d="",m=null,f=[],p={control:"",
test:""},g="",y=null,w="",h=!1,b=(E,D)=>{h=!0,e({page:1,...E},D)},k=df({change:E=>b(E,{replace:!0}),sort:(E,D)=>b({sort:E,order:D})}),N=Ci({pick:t,save:Ge,remove:O,check:_e,checkAll:he,toggleGroup:ce,
tags:M,split:E=>Di(E,Ce),more:V,filterTag:Z,sort:Y}),_=mf({compare:ye,join:()=>Pi([...l.values()],Ce),tags:()=>M([...l.values()]),remove:()=>O([...l.values()]),clear:()=>{l.clear(),fe()}}),S=pf(E=>{e(
{page:i.page+E}),r.scrollIntoView({block:"start"})}),R=a("div",{class:"set-list"},k.node,r,S.node,_.node);async function T(){y?.abort(),y=new AbortController;let{signal:E}=y;d=tn(i).toString(),r.ariaBusy=
"true";let D=setTimeout(()=>s.busy(!0),400);try{let[x,$,B]=await Promise.all([lt(tn(i),{signal:E}),_o({signal:E}),Po(i)?lt("limit=0",{signal:E}):null]);u=x,f=$,m=(B??x).total,await Q(E),Le()}catch(x){
x.name!=="AbortError"&&I(x)}finally{clearTimeout(D),E.aborted||(s.busy(!1),r.ariaBusy=null)}}function I(E){u=null,d="",v(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be list\
ed"),a("p",{},E.message),L("Try again",T,{class:"primary"})))}let j=(E,D,x=Lt)=>{let $=tn({...i,page:1});return $.delete("group"),$.set("prefix",E),$.set("offset",String(D)),$.set("limit",String(x)),$};
async function Q(E){let D=new Set(u.entries.flatMap(({group:x})=>x?[x.prefix]:[]));for(let[x,$]of[...c]){if(!D.has(x)){c.delete(x);continue}let B=await lt(j(x,0,Math.min(1e3,Math.max(Lt,$.sets.length))),
{signal:E});c.set(x,{sets:ee(B),total:B.total,loading:!1})}}async function V(E){let D=c.get(E),x=d;D.loading=!0,fe();try{let $=await lt(j(E,D.sets.length));D.sets=[...D.sets,...ee($)],D.total=$.total}catch($){
pe(`${E} cannot be listed. ${$.message}`,{urgent:!0})}D.loading=!1,x===d&&fe()}function ce(E){c.delete(E)?fe():(c.set(E,{sets:[],total:0,loading:!0}),V(E))}let ee=E=>E.entries.flatMap(({set:D})=>D?[D]:
[]),de=()=>u.entries.flatMap(({set:E,group:D})=>E?[E]:c.get(D.prefix)?.sets??[]);function Le(){n({sets:ee(u),allTotal:m});let E=k.draw(i,u.total,m);h&&(h=!1,ie(E)),fe(),w!==""&&z(w)}function fe(){if(u){
if(k.drawTags(i,f,Z),S.draw(i.page,u),_.draw(l),u.entries.length===0){v(r,m===0?o():He());return}N.node.parentNode!==r&&v(r,N.node),N.draw({...u,groups:c,picked:p,checked:l,sort:i.sort,order:i.order})}}
let He=()=>u.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",L("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function z(E){
if(w="",N.flash(E))return;u.entries.find(({group:x})=>x&&c.get(x.prefix)?.sets.some($=>$.id===E))||Ve([E]).then(([x])=>{let $=x&&u?.entries.find(({group:B})=>B&&x.label.toLowerCase().startsWith(B.prefix.
toLowerCase()));$&&!c.has($.group.prefix)&&ce($.group.prefix)}).catch(()=>{})}function Y(E){let D=E==="label"?"asc":"desc",x=D==="asc"?"desc":"asc";b({sort:E,order:i.sort===E&&i.order===D?x:D})}function Z(E){
let D=i.tag.includes(E);b({tag:D?i.tag.filter(x=>x!==E):[...i.tag,E].slice(-8)})}function _e(E,D,x){let $=de(),[B,F]=[$.findIndex(re=>re.id===g),$.findIndex(re=>re.id===E.id)].sort((re,Ue)=>re-Ue);(x&&
B>=0?$.slice(B,F+1):[E]).forEach(re=>D?l.set(re.id,re):l.delete(re.id)),g=E.id,fe()}function he(E){de().forEach(D=>E?l.set(D.id,D):l.delete(D.id)),fe()}function ye(){let[E,D]=[...l.values()].sort((B,F)=>B.
created.localeCompare(F.created)),[x,$]=Bn(E,D);s.go(It(x.id,$.id))}function Ae(E){let D=x=>x.id===E.id?{...x,...E}:x;u.entries=u.entries.map(x=>x.set?{set:D(x.set)}:x),c.forEach(x=>{x.sets=x.sets.map(
D)}),l.has(E.id)&&l.set(E.id,E),n({sets:ee(u),allTotal:m}),fe()}function Ce(E){return l.clear(),w=E,T()}async function Ge(E,D){try{return Ae(await Gt(E.id,D)),ie("Saved."),!0}catch(x){return pe(`Not s\
aved. ${x.message}`,{urgent:!0}),!1}}function M(E){Mi(E,Ae).addEventListener("close",()=>T())}let U=E=>E.length===1?`“${E[0].label}”`:W(E.length,"set");async function O(E){let D=await qi(E,$=>un($.
id));D.length>0&&pe(`${U(D.map(({item:$})=>$))} ${D.length===1?"was":"were"} not deleted. ${D[0].error.message}`,{urgent:!0});let x=E.filter($=>!D.some(({item:B})=>B===$));x.forEach($=>l.delete($.id)),
x.length>0&&pe(`${U(x)} ${x.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>H(x)}}),document.getElementById("main").focus({preventScroll:!0}),await T()}async function H(E){
let D=await qi(E,x=>dn(x.id));D.length>0&&pe(`${U(D.map(({item:x})=>x))} cannot be brought back. ${D[0].error.message}`,{urgent:!0}),w=E.length===1?E[0].id:"",await T()}return{node:R,show(E,D){let x=i;
i=E,p=D,x&&tn(x).get("sort")!==tn(i).get("sort")&&c.clear(),tn(i).toString()!==d?T():fe()},reload(E=""){return w=E||w,T()},search:()=>m>0&&(k.focus(),!0),enter:()=>N.focus(),focused:()=>u&&de().find(E=>E.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount:()=>y?.abort()}}function ff(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("di\
v",{class:"skeleton"})))}function Hi(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=wl(o.files);s.length>0?te.add(s):n.webkitdirectory&&pe("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Qe(t),e),o)}function hf(){let e=L("Look at a sample pair",async()=>{e.disabled=!0;try{await te.addSample()}catch(t){
pe(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},bi))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function gf(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=ue("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),l=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function c(i,u){let d=(f,p,g)=>v(f,a("b",{class:"letter"},p),g?a("span",{class:"ellipsis",title:g.label},g.label):a("span",{class:"muted"},"not picked"));d(t,"A",
i),d(n,"B",u);let m=i&&u&&i.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!i&&!u,i&&u?(s.href=It(i.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:l,draw:c}}var Gn={path:"/",name:"Traces",mount(e,t){return bf(e,t)}},yf=24,wf=100;function bf(e,t){let n=Do(location.search),o={control:null,test:null},s=[],r=!1,l=[],
c=!1,i=a("span",{class:"count"}),u=Bi({change:f,pick:N,loaded:g,empty:hf,context:t}),d=gf(()=>k({control:o.test,test:o.control})),m=_i(w,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",i),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Hi("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Hi("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),m.node,d.node,u.node)),t.setTitle("Tr\
aces");function f(S,R){t.go(Ql({...n,...S}),R)}function p(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function g({sets:S,allTotal:R}){c||(s=S,t.setTitle(`Trace\
s (${A(R)})`),i.textContent=R>0?A(R):"",d.node.hidden=R===0,location.search===""&&R<=yf&&y(S),b())}function y(S){let{control:R,test:T}=vl(S);R&&(R!==o.control?.id||T!==o.test?.id)&&(o={control:Te(S,R),
test:Te(S,T)},f({control:Fe(R),test:Fe(T)},{replace:!0}))}function w(S){let R=te.transfers.some(T=>T.job?.set===S);R&&!l.includes(S)&&l.push(S),R&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(R?S:"")}let h=et(wf,async S=>{if(await u.reload(S),l.length>1&&!r&&!c){let R=await Ve(l.slice(-2).reverse()).catch(()=>[]);!c&&!r&&y(R)}});async function b(){let S=n,R=["control","test"].map(V=>S[V]),
T=R.filter(V=>V!==""&&!s.some(ce=>ce.id.startsWith(V))),I=await Ve(T).catch(()=>[]);if(c||S!==n)return;let[j,Q]=R.map(V=>V===""?null:s.find(ce=>ce.id.startsWith(V))??Te(I,V)??null);o={control:j,test:Q},
p()}function k(S){r=!0,o=S,f({control:Fe(S.control?.id??""),test:Fe(S.test?.id??"")})}function N(S,R){k({...o,[S]:R}),ie(`${R.label} is the ${S}.`)}function _(S){let R=u.focused();return R?N(S,R):!1}return p(),
{keys:{search:u.search,enter:u.enter,control:()=>_("control"),test:()=>_("test")},update(S){let R=n;n=Do(S),p(),(R.control!==n.control||R.test!==n.test)&&b()},unmount(){c=!0,h.cancel(),u.unmount(),m.unmount()}}}var Yn=200;function Ui(e){let t=null,n=[],o=new Map,s=null,r=(i,u)=>{for(let d=Math.max(0,i);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function l(i){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(i).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function c(i,u){o.set(i,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(i,u,d){s?.abort(),t=new URLSearchParams(i),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&c(d,u.selected)},placeOf(i){let u=n.findIndex(d=>d?.id===i);return u>=0?u:o.get(i)},async find(i){let u=await l({row:i,limit:0});u&&(c(i,u.selected),e())},async want(i,u){let d=r(i,u);
if(d<0||s!==null)return;let m=Yn*Math.floor(d/Yn),f=await l({offset:m,limit:Yn});f&&(f.rows.forEach((p,g)=>{n[m+g]=p}),e())},stop(){s?.abort(),t=null}}}var $a=e=>wn(e,e.unit,gn(e)).toString();function Wi(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(Yn)),t.op!==""&&o.set("row",t.op),n?.key===bt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}function Fi(e,t){let n=null;if(e.control!==""&&e.test!==""){let o=Wi($a(e),e,t),s=new AbortController;n={query:o,stop:s,answer:it(o,{signal:s.signal})},n.answer.catch(()=>{})}return(o,s,r,l)=>{
let c=Wi(o,s,r),i=n;return n=null,i?.query===c?(l.addEventListener("abort",()=>i.stop.abort()),i.answer):(i?.stop.abort(),it(c,{signal:l}))}}var kf=250;function Bt({context:e,results:t,message:n}){let o=null,s=!1;async function r(i,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},kf),g;try{let y=await i(m);g=()=>u(y)}catch(y){g=()=>d(y)}clearTimeout(p),!f()&&(l(),g(),e.settled())}function l(){e.busy(!1),t.removeAttribute("aria-busy")}function c(){o?.abort(),
l()}return{ask:r,drop:c,say(i){v(n,i),t.hidden=i!==null},unmount(){s=!0,o?.abort()}}}function Ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Kn=[];function xf(e){return new Promise(t=>{Kn.push({node:e,go:t}),Kn.length===1&&Vt().then(ji)})}function ji(){let e=Kn.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=Kn.splice(Math.max(0,e),1);t(),Kn.length>0&&Vt().then(ji)}function Ke(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart\
-message muted",hidden:!0}),s=Ht(e.title),r=a("div",{class:"chart-tools"},e.tools,s.node,L("PNG",()=>w("png"),{title:`${e.title}: download as PNG`}),L("SVG",()=>w("svg"),{title:`${e.title}: download a\
s SVG`})),l=a("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),c=null,i=!1,u=!1,d=!1,m=0,f=new ResizeObserver(
()=>{c&&!e.paint&&!qt()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});f.observe(l);let p=bn(y);async function g(){if(u)return;let h;u=!0;try{i||await Vt(),h=await Dn(),i||await xf(l)}catch(_){
v(o,_.message),o.hidden=!1;return}finally{u=!1}if(d||!c||c.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(c,m);t.style.height=`${b}px`;let{data:k,layout:N}=e.make(c,m);await h.react(t,
k,{...N,width:m,height:b,showlegend:!1,uirevision:c.zoom??c.revision},fl),!i&&!d&&(i=!0,e.onClick&&t.on("plotly_click",_=>e.onClick(_,c)),e.onRelayout&&t.on("plotly_relayout",_=>e.onRelayout(_,c)),e.onDoubleClick&&
t.on("plotly_doubleclick",()=>e.onDoubleClick(c)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=c.revision}function y(){i&&c&&!c.empty&&!e.paint&&g()}function w(h){
i&&(e.save??hl)(t,h,`${c.file}-${e.file}`,{title:[e.title,c.heading].filter(Boolean).join(", "),lines:c.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:l,sql:s,draw(h){let b=c?.
revision===h.revision&&!h.empty;if(c=h,n.textContent=h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,l.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,v(o,h.empty),
!(h.empty||b&&i)){if(e.paint){t.style.height=`${e.height(h)}px`,v(t,e.paint(h)),i=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:y,
retheme:y,relayout(h){i&&!t.hidden&&globalThis.Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),i&&!e.paint&&globalThis.Plotly.purge(t)}}}function Jn(e,t){let n=Math.max(1,Math.ceil(e/
Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(o,s)=>s*n)}var _f=30,Vn={top:8,right:16,bottom:34},Sf=64,vf=6,zi=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Ea(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},zi.map(([i,u])=>{let d=a("button",{type:"button",class:`key key-${i}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(i)||t.add(
i),d.setAttribute("aria-pressed",String(!t.has(i))),r.redraw()}}},u);return a("li",{},d)})),r=Ke({...e,extra:s,tools:[ue("plus","Zoom in",()=>l(.6)),ue("minus","Zoom out",()=>l(1/.6)),ue("reset","Rese\
t the zoom",c)],keys:()=>zi.filter(([i])=>!t.has(i)),height:i=>$f(i.rows.length),make:(i,u)=>Of(i,u,n,t),onClick:i=>e.onSelect(o[i.points[0].y]?.key)});function l(i){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*i,"xaxis.range[1]":u[1]*i})}function c(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Gi(o.length)}))}return{...r,draw(i){o=i.rows,r.draw({...i,empty:i.empty||o.length===
0&&"No rows to draw."})},select(i){i!==n&&(n=i,r.relayout(()=>({shapes:Yi(o,n,ht())})))}}}var $f=e=>Math.max(e,3)*_f+Vn.top+Vn.bottom,Gi=e=>[Math.max(e,3)-.5,-.5];function Yi(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function Ef(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=De(t);return[o,` ${n}`]}function Tf(e){return[pn(e.name,Sf,vf).map(Ee).join("<br>"),
e.lines.map(Ee).join("<br>")]}function Af(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return Kt(e.map(o=>o.name),n).map((o,s)=>Ee(e[s].mark+o))}function Of(e,t,n,o){let s=ht(),[r,l]=Ef(e),c=e.
rows.length,i=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((i-14)/6.7),d=e.rows.map((w,h)=>h),m=w=>e.rows.map(h=>h[w]===null?null:h[w]/r),f=(w,h)=>e.rows[h].noise?"noise":w>0?"more":"less",p=m(
"diff").map((w,h)=>o.has(f(w,h))?null:w),g=(w,h)=>s[f(w,h)],y={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...y,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...y,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...y,name:"difference",x:p,marker:{color:p.map((w,h)=>g(w,h)),pattern:{shape:p.map(w=>w>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((w,h)=>g(w,h)),bgcolor:s.surface},line:{width:p.map(w=>w>0?0:1),color:p.map((w,h)=>g(w,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Tf),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:Ze(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:i,r:Vn.right,t:Vn.top,b:Vn.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Gi(c),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Af(e.rows,u)},shapes:Yi(e.rows,n,s)}}}var Ki=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${$e(e)}`,Rf=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Yo(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:g,all_steps:y,samples:w}=e[d];return`${d}: ${m} (${[Ki(f,p,"ranks"),Ki(g,y,"steps"),W(w,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:l,change:c,device_type:i}=o,
u=[i==="CPU"?"host only":i==="GPU"?"device only":"",s&&`names with “${s}”`,l.join(", "),c&&`${c} only`,Rf(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${Ct(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Ta=4,Qn={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",shapes:"launched by other operators with the same input shapes"};function Ji(e){
let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},
"Kernels that are gone and those that probably replaced them, judged by what launches them, not by their names.")),n,o),r=!1,l=null;function c(u,d){let m=u.replacements??[];if(l!==u&&(l=u,r=!1),s.hidden=
m.length===0,s.hidden)return;t.textContent=`Probable replacements (${A(m.length)})`;let f=d?[u.control.samples,u.test.samples]:[1,1];v(n,m.slice(0,r?void 0:Ta).map(p=>i(p,f,d))),o.hidden=r||m.length<=
Ta,v(o,!o.hidden&&L(`Show all ${A(m.length)}`,()=>{r=!0,c(u,d),n.children[Ta].querySelector("a").focus()},{class:"link-button"}))}function i(u,d,m){let f=[u.control.counts/d[0],u.test.counts/d[1]],p=[
u.control.total_duration/d[0],u.test.total_duration/d[1]],g=d[0]===d[1]?u.diff_duration/d[0]:p[1]-p[0],y=g>0?"more":g<0?"less":"calm",w=(h,b,k)=>a("p",{class:`replaced ${k}`},a("span",{class:"replaced\
-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replace\
d-names"},w(u.control,"−","less-mark"),w(u.test,"+","more-mark"),a("p",{class:"muted small"},`${Qn[u.rule]??u.rule}, `,a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},
u.input_dims),` (${Me(100*u.shared)} of what launches them is shared)`)),a("dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${A(f[0])} → ${A(f[1])}`),a("dt",{},m?"tim\
e per step":"time"),a("dd",{title:`${oe(p[0])} → ${oe(p[1])}`},`${q(p[0])} → ${q(p[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${y}`,title:Se(g)},le(g),p[0]>0&&` (${ge(100*g/p[0])})`)))}return{node:s,
draw:c}}async function Ut(e,t){try{await navigator.clipboard.writeText(e),pe(t,{seconds:4})}catch{pe(`Copy this: ${e}`,{seconds:60})}}var Cf={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Vi="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function sn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${A(n)} steps are too few to find a change among ${A(
o)} rows.`}let t=`q = ${vt(Xt(e))}, p = ${vt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Xn(e){
switch(e.calls){case"fact":return`calls: ${A(e.control_calls)} → ${A(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${vt(e.calls_q_value)})`;default:return""}}
var Mf=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,l)=>r===null||l===null?null:l-r,o=(r,l,c,i,u=[])=>a("tr",{},a("th",{scope:"row"},r),[l,c,i].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,l,c,i=n(l,c))=>o(r,q(l),q(c),le(i),[oe(l),oe(c),Se(i)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",A(e.control_counts),A(e.test_counts),Ie(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Qi({onClear:e,href:t,onRanks:n,onTable:o}){let s=a("div",{class:"op-panel-body"}),
r=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",{class:"op-panel-head"},a("h2",{},"Selected operation"),ue("close","Close (Escape)",e)),s),l=null;function c({row:i}){
let{replaces:u}=i,d=Xn(i);return[a("p",{class:"mono full-name"},a("bdi",{},i.name)),a("p",{class:"muted small"},i.category,i.kind&&` · ${i.kind.toLowerCase()}`,` · ${Cf[i.change]}`),u&&a("div",{class:"\
small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},a("bdi",{},u.name)),a("p",{class:"muted"},`${Qn[u.rule]??u.rule}${u.operator?`: ${u.operator}`:""}`,u.input_dims&&a("sp\
an",{class:"mono"},` ${u.input_dims}`))),i.significance&&a("p",{class:"small"},sn(i),d&&` ${d[0].toUpperCase()}${d.slice(1)}.`),Mf(i),a("p",{class:"op-actions"},t?.(i)&&a("a",{href:t(i)},"Open this op\
eration"),o&&L("Show in the table",o,{class:"link-button"}),n&&L("Show its ranks and steps",n,{class:"link-button"}),L("Copy the name",()=>Ut(i.name,"Name copied."),{class:"link-button"}))]}return{node:r,
isOpen:()=>!r.hidden,draw(i,u=null){if(i===l&&u===null)return;l=i;let d=r.hidden;r.hidden=i===null&&u===null,document.body.toggleAttribute("data-panel",!r.hidden),v(s,r.hidden?null:u??c(i)),(d||u)&&(s.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),r.remove()}}}var Aa={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},xn=e=>`tracediff-${ct(e.control.label)}-${ct(e.test.label)}`;function Xi(e){let t=K("top"),n=K("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",{id:n,
on:{change:()=>e({sort:s.value,order:yn(s.value)})}},Object.keys(Aa).filter(c=>ca.includes(c)).map(c=>a("option",{value:c},Aa[c]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"chart-\
bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(c,i){let u=[...new Set([...Hl,c.top])].sort((d,m)=>d-m);v(o,u.map(d=>a("option",{value:String(d),selected:d===c.top},String(
d))));for(let d of s.options){let m=Aa[d.value];d.textContent=i?m.replace("duration","self time"):m}s.value=c.sort},drawRest(c,i){r.textContent=c>i?`${A(i)} of ${A(c)} rows are drawn; the table has al\
l`:""}}}function Zi(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the API say\
s it"},"JSON"),o=a("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=a("div",{class:"chart-tools verdict-actions"},o,L("Copy link",()=>Ut(location.href,
"Link copied.")),t,n);return{title:a("h3",{},"All rows ",e),node:s,draw(r,l,c,i){let{row_count:u,rows_before_filters:d}=l,m=r.fold?l.replacements.length:0;e.textContent=(u===d?A(u):`${A(u)} of ${A(d)}`)+
(m>0?`, ${W(m,"pair")} folded`:""),t.href=Bs(da(r,c,i,"csv")),n.href=Bs(da(r,c,i,"json")),o.href=Br(Vl(r,c,i)),o.download=`${xn(l)}.html`,t.download=`${xn(l)}.csv`,n.download=`${xn(l)}.json`}}}var qe={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Zn={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Ko=e=>e[0].toUpperCase()+
e.slice(1),Nf={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Oa=e=>Nf[e]??e.toLowerCase();function Ra(e){let t=e.split(" overlapping ").map(Oa);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Ca={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},ec={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Ma={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Jo={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Vo={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Na={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},an="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Lf=56;function If(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function Df(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function tc(e){let t=K("diagnosis"),n=a("div",{class:"diagnosis-body"}),o=a("section",{class:"dia\
gnosis","aria-labelledby":t},a("h2",{id:t},"Why"),n),s="";function r(d){let m=If(d.text),f=m.filter(([,g])=>g).map(([g])=>g),p=new Map(Kt(f,Lf).map((g,y)=>[f[y],g]));return m.map(([g,y])=>{if(!y)return g;
let w=Df(d.rows,g),h=w&&e.page(w),b=a("code",{title:w?.name??g},a("bdi",{},p.get(g)));return h?a("a",{href:h,class:"diagnosis-name"},b):b})}let l=d=>!d.ctrlKey&&!d.metaKey&&!d.shiftKey;function c(d,m,f){
let p=e.row(d),g=[f.length>1?`table row ${m+1}`:"table row",a("span",{class:"visually-hidden"},` of ${d.name}`)],y=`${d.name}: select it in the table`;return p===""?a("button",{type:"button",class:"li\
nk-button",title:y,on:{click:()=>e.onRow(d)}},g):p!==null&&a("a",{href:p,title:y,on:{click:w=>{l(w)&&(w.preventDefault(),e.onRow(d))}}},g)}function i(d){let m=d.change<0?"control":"test",f=[...d.rows.
map(c),...d.ranks.map(p=>[e.rank(p),`rank ${p}`]),...d.steps.map(p=>[e.step(p,m),`step ${p}`])].map(p=>Array.isArray(p)?p[0]!==null&&a("a",{href:p[0],title:`Compare ${p[1]} alone`},p[1]):p).filter(Boolean);
return d.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>e.onBar(d.part)}},`${qe[d.part].name} bar`)),f.length>0&&a("span",{class:"\
diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((p,g)=>[g>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),p]))}function u(d){let m=d.certainty==="likely"&&!/^most likely/i.
test(d.text);return a("li",{data:{kind:d.kind,certainty:d.certainty}},m&&a("span",{class:"certainty"},"likely"),m&&" ",r(d)," ",i(d))}return{node:o,draw(d,m){let f=JSON.stringify([m,d]);f!==s&&(s=f,d.
diagnosis?.length>0?v(n,a("ol",{class:"diagnosis-list"},d.diagnosis.map(u))):v(n,a("p",{class:"muted diagnosis-none"},d.note)),o.hidden=!d.diagnosis?.length&&!d.note)}}}function ot(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,l,c])=>{let i=L(l,()=>n(r),{title:c,"aria-pressed":"false"});return o.set(r,i),i})),buttons:o,
press(r){for(let[l,c]of o)c.setAttribute("aria-pressed",String(l===r))}}}var Pf={ALL:"All",CPU:"Host",GPU:"Device"},qf={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Bf=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],Hf=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Uf={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},Wf={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Qo(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function oc(e){let t=ot("Device type",Wl.map(h=>[h,Pf[h],qf[h]]),h=>e({device_type:h})),
n=ot("Unit of the durations",Bf,h=>e({unit:h})),o=ot("Time of host operations, shown and judged",Hf,h=>e({measure:h})),s=Ff(e),r=Qo("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",h=>e({use_short_name:h,op:""})),l=Qo("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",h=>e({merge_addresses:h,op:""})),
c=null,i=Qo("Hide ProfilerStep*","Hide the rows of the steps themselves",h=>e({exclude:h?[...c.exclude,Ye]:c.exclude.filter(b=>b!==Ye)})),u=jf(h=>e({category:h})),d=Gf(h=>e({exclude:h})),m=Qo("Fold re\
placements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",h=>e({fold:h})),f=nc("Calls","Groups by the change of the number of calls",
{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...Uf},h=>e({change:h})),p=nc("Time","Groups by the change of the time",Wf,h=>e({significant:h})),
g=L("Clear the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),y=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"\
filter-row"},s.node,u.node,t.node,n.node,o.node),a("div",{class:"filter-row"},f.node,p.node),a("div",{class:"filter-row"},i.node,m.node,r.node,l.node,d.node,g));function w(h){let b=h&&{...h.ops_diff,"":Ul.
reduce((N,_)=>N+h.ops_diff[_],0)};f.draw(c.change,b);let k=h?.changed_rows;p.draw(c.significant,k&&{...k,true:k.slower+k.faster}),p.node.hidden=c.significant===""&&h?.verdict.verdict==="cannot_judge"}
return{node:y,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(h,b,k){c=h,t.press(c.device_type),n.press(k),o.press(gn(c)?"self":"total"),n.buttons.get("per\
cent").disabled=b?!Lo(b):!1,s.draw(c.q),r.input.checked=c.use_short_name,l.input.checked=c.merge_addresses,l.node.hidden=c.merge_addresses&&!b?.rows.some(N=>N.name.includes("0x…")),i.input.checked=c.
exclude.includes(Ye),u.draw(c.category,b?.categories??[]),d.draw(c.exclude),m.input.checked=c.fold,m.node.hidden=b?.replacements.length===0,w(b),g.hidden=c.q===""&&c.category.length===0&&c.change===""&&
c.significant===""&&c.device_type==="ALL"&&c.exclude.every(N=>N===Ye)}}}function Ff(e){let t=K("search"),n=!1,o=et(250,l=>{e({q:l},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Sear\
ch names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:l=>{l.key==="Escape"&&s.value!==""&&(l.preventDefault(),s.value="",o(""))}}});return{node:a("di\
v",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(l){(document.activeElement!==s||l==="")&&(s.value=l)}}}function jf(e){let t=a("summary"),n=a("div",{class:"\
menu-body"}),o=a("details",{class:"menu"},t,n);zf(o);let s="";function r(l,c){let i=JSON.stringify([l,c]);if(i===s)return;s=i,t.textContent=l.length===0?"All categories":l.length===1?l[0]:W(l.length,"\
category","categories");let u=[...c];for(let m of l)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===n?document.activeElement.value:null;v(
n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:l.includes(m),on:{change:()=>e(p.checked?[...l,m]:l.filter(g=>g!==m))}});return a("label",{class:"check"},p,a("span",{},
m),a("span",{class:"muted num"},A(f)))}),l.length>0&&L("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:o,draw:r}}
function zf(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener(
"pointerdown",t)})}function Gf(e){let t=K("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:l=>{let c=o.value.trim();
l.key==="Enter"&&c!==""&&!n.includes(c)&&(o.value="",e([...n,c]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),
o,s),draw(l){n=l,v(s,n.filter(c=>c!==Ye).map(c=>a("span",{class:"chip mono"},`not ${c}`,ue("close",`Show ${c} again`,()=>e(n.filter(i=>i!==c))))))}}}function nc(e,t,n,o){let s=new Map,r="",l=([i,[u,d,
m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${i||"all"}`,title:m,"aria-pressed":"false",data:{change:i||"all"},on:{click:()=>o(r===i?"":i)}},u&&a(
"span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(i,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}\
:`),Object.entries(n).map(l)),draw(i,u){r=i;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===i)),u&&(f.textContent=A(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var Zo=8,Yf=44,Xo=(e,t,n)=>e[`${t}_self_duration`]/n,Kf=e=>e>0?"more":e<0?"less":"calm";function sc(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Ht("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(l,c,i,u){let[d,m]=[Xo(l,"control",i[0]),Xo(l,"test",i[1])],f=(p,g)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${oe(g)}`,css:{width:`${(100*g/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(l),class:"mono",title:l.name},a("bdi",{},c)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${q(d)} → ${q(m)}`),a("span",{class:`num strong ${Kf(m-d)}`,title:Se(m-d)},le(m-d)))}return{node:s,sql:o,draw(l,c){if(s.hidden=l===null||l.length===0,s.hidden)return;let i=[c.control.samples,c.test.
samples],u=Math.max(...l.flatMap(m=>[Xo(m,"control",i[0]),Xo(m,"test",i[1])]),1e-9),d=To(l.map(m=>m.name),Yf);t.textContent=`self time, mean per ${nt(c)?"recording":"step"}`,v(n,l.map((m,f)=>r(m,d[f],
i,u)))}}}var Jf=14;function _n(e){let[t,n]=Dl(e);return n===""?t:`${t} → ${n}`}function ac(e){let t=[],n=0,o=null,s=!1,r="",l=0;function c(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,l=g.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return l>0?Math.max(Jf,Math.floor(p/l)):0}function i(){s=t.some(d=>d?.row.replaces),o=Gs(s?n-2:n),o.add(t.filter(Boolean).map(d=>_n(d.row)))}function u(d){
return o===null&&i(),o.text(d)}return{setRows(d){t=d,o=null,n||=c()},addRows(d,m){t=d,o!==null&&!s&&m.some(f=>f.row.replaces)&&(o=null),o?.add(m.map(f=>_n(f.row)))},measure(){let d=c();return d===n?!1:
(n=d,o=null,!0)},draw({row:d}){let m=_n(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=_n(m),p=u(f),g=d.querySelector(".fit");(g.dataset.short??
f)!==p&&(p===f?delete g.dataset.short:g.dataset.short=p)}}}var $t=28,Vf=200,rc=12,lc=100,Qf={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},eo=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Vi}`,"c-real"]],Xf={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},Zf=(e,t)=>e.too_few?["","too few steps"]:Xf[t]??["",t],cc={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function eh(e,t,n){let o=cc[e],
s=yn(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function uc(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},eo.map(([M,U,O,H])=>{let E=a("span",{class:"sort-mark","aria-hidden":"true"}),D=a("\
th",{scope:"col",class:H},a("button",{type:"button",title:O,on:{click:()=>e.onSort(...eh(M,d,m))}},U,E));return t.set(M,{cell:D,mark:E}),D}))),s=a("tbody"),r=a("tfoot"),l=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},eo.map(([,,,M])=>a("col",{class:M}))),o,s,r),c=a("div",{class:"table-scroll",tabindex:"-1"},l),i=[],u="total",d="",m="",f=!1,p="",g=null,y=0,w=0,h=0,
b=0,k=new Map,N=0,_=!1,S=0,[R,T]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(eo.length)}))),I=ac(t.get("name").cell),j=()=>i.length>Vf&&!qt();function Q(M=!1,U=c.
scrollTop){let O=Math.ceil((N||600)/$t),H=j()?Math.max(0,Math.floor(U/$t)-rc):0,E=j()?Math.min(i.length,Math.floor(U/$t)+O+rc):qt()?fe():i.length;if(!M&&H===h&&E===b)return;h=H,b=E;let D=s.contains(document.
activeElement),x=M?new Map:k;k=new Map;for(let $=H;$<E;$+=1)k.set($,x.get($)??(i[$]?He($):z($)));V(D,M,U),ce()}function V(M,U,O){c.toggleAttribute("data-virtual",j()),de(R,h),de(T,i.length-b),Nt(s,[R,
...k.values(),qt()?Le(i.length-b):T]),O>0&&(U||M)&&c.scrollTop!==O&&(c.scrollTop=O),M&&(k.get(y)??c).focus({preventScroll:!0})}function ce(){let[M,U]=j()?[Math.max(0,h-lc),Math.min(i.length,b+lc)]:[h,
b];for(let O=M;O<U;O+=1)if(!i[O]){e.onWant(M,U);return}}function ee(){let M=!1;for(let[U,O]of k)O.dataset.hole!==void 0&&i[U]?(k.set(U,He(U)),M=!0):i[U]&&I.refit(O,i[U]);M&&V(s.contains(document.activeElement),
!1,c.scrollTop),ce()}function de(M,U){M.hidden=U===0,M.style.height=`${U*$t}px`}function Le(M){return a("tr",{hidden:M===0},a("td",{colspan:String(eo.length),class:"muted"},`${A(M)} more: the report a\
nd the CSV have all rows.`))}function fe(){let M=i.findIndex(U=>!U);return M<0?i.length:M}function He(M){let U=i[M];return a("tr",{"aria-rowindex":String(M+3),data:{index:M},class:`${M%2?"odd":""}${U.
noise?" noise":""}`,tabindex:M===y?"0":"-1","aria-selected":String(U.key===g)},th(U,u,w,Y(U,M)))}function z(M){return a("tr",{"aria-rowindex":String(M+3),data:{index:M,hole:""},"aria-busy":"true",tabindex:M===
y?"0":"-1"},a("td",{colspan:String(eo.length),class:"muted"},"…"))}function Y(M,U){return a("a",{href:e.href(M.row),class:"op-link",tabindex:"-1"},M.row.replaces&&a("span",{class:"folded"},a("span",
{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),I.draw(M))}function Z(M,{focus:U=!1}={}){if(i.length===0)return;let O=k.get(y);y=Math.max(0,Math.min(i.length-
1,M)),he(y),O?.setAttribute("tabindex","-1");let H=k.get(y);H?.setAttribute("tabindex","0"),U&&H?.focus({preventScroll:!0})}function _e(M){i.length>0&&!k.has(y)&&(y=Math.min(i.length-1,Math.ceil(M/$t)),
k.get(y)?.setAttribute("tabindex","0"))}function he(M){c.removeAttribute("data-late");let U=M*$t,O=c.clientHeight-o.offsetHeight-r.offsetHeight-2;U<c.scrollTop?c.scrollTop=U:U+$t>c.scrollTop+O&&(c.scrollTop=
U+$t-O),S=c.scrollTop,Q(!1,S)}s.addEventListener("click",M=>{let U=M.target.closest("tr[data-index]");U&&M.target.closest(".op-link")?!M.ctrlKey&&!M.metaKey&&!M.shiftKey&&e.onOpen(i[Number(U.dataset.index)].
key):U&&i[U.dataset.index]&&getSelection().isCollapsed&&(Z(Number(U.dataset.index),{focus:!0}),e.onSelect(i[y].key))}),s.addEventListener("keydown",M=>{let U=Math.max(1,Math.floor(c.clientHeight/$t)-4),
O={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+U,PageUp:y-U,Home:0,End:i.length-1};if(M.key in O&&!M.altKey&&!M.metaKey)M.preventDefault(),Z(O[M.key],{focus:!0});else if((M.key==="Enter"||M.key===" ")&&!M.target.
closest(".op-link")&&i[y])M.preventDefault(),e.onSelect(i[y].key);else if(M.key==="ArrowRight"||M.key==="ArrowLeft"){M.preventDefault();let H=k.get(y);(M.key==="ArrowRight"?H?.querySelector(".op-link"):
H)?.focus({preventScroll:!0})}});let ye=0;c.addEventListener("scroll",()=>{S=c.scrollTop,j()&&ye===0&&(ye=requestAnimationFrame(()=>{ye=0;let{scrollTop:M}=c;Q(!1,M),_e(M)}))});let Ae=new ResizeObserver(
M=>{N=c.clientHeight,Q(M.some(({target:U})=>U!==c)&&I.measure(),S)});Ae.observe(c),Ae.observe(t.get("name").cell);let Ce=bn(()=>{I.measure(),Q(!0)});function Ge(M){n[1].textContent=u==="per_step"||u===
"percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${M}`,n[2].title=f?"Of host operations, without the calls inside them; of device work, all of it":"";for(let[U,{cell:O,
mark:H}]of t){let E=d===U||(cc[U]??"")===d;E?O.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):O.removeAttribute("aria-sort");let D=m==="asc"?"↑":"↓";H.textContent=E?d===U?` ${D}`:` \
|${D}|`:""}}return{node:c,focus:()=>Z(y,{focus:!0}),draw(M){let U=p!==M.revision;({rows:i,unit:u,self:f,sort:d,order:m,selected:g,revision:p}=M),w=La(i),l.setAttribute("aria-rowcount",String(i.length+
3)),l.toggleAttribute("data-unjudged",!M.judged),I.setRows(i),Ge(M.unitName),v(r,M.totals.map(([H,E])=>sh(H,E,u,f)));let O=i.findIndex(H=>H?.key===g);U&&(y=Math.max(0,O),S>0&&(c.scrollTop=0,S=0)),_||(_=
!0,c.setAttribute("data-late",""),Vt().then(Vt).then(()=>c.removeAttribute("data-late"))),Q(!0,S),O>=0&&U&&he(O)},add(M,U,O){i=M,l.toggleAttribute("data-unjudged",!O),I.addRows(i,U),La(U)>w?(w=La(U),Q(
!0)):ee()},select(M){let U=M!==g;g=M;for(let H of s.querySelectorAll("tr[data-index]"))H.setAttribute("aria-selected",String(M!==""&&i[Number(H.dataset.index)]?.key===M));let O=i.findIndex(H=>H?.key===
M);O>=0&&U&&Z(O)},unmount(){Ae.disconnect(),Ce(),cancelAnimationFrame(ye)}}}function Ia(e,t){return t==="percent"?[Me(e),Me(e)]:[q(e),oe(e)]}function ts(e,t){if(t!=="percent")return[le(e),Se(e)];let n=e===
null?ae:`${ge(e)}-points`;return[ge(e),n]}var La=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Sn=e=>e>0?" more":e<0?" less":" calm";function es(e,t,n){let[o,s]=Ia(e,t);return a("td",{class:n,
title:s},o)}function th(e,t,n,o){let{row:s}=e,[r,l]=Qf[s.change]??["",s.change],[c,i]=ts(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[a("td",{class:`c-change change-${s.change}`,title:l},a("span",{"\
aria-hidden":"true"},r),a("span",{class:"visually-hidden"},l)),a("th",{scope:"row",class:"c-name mono",title:s.replaces?`${s.name}
probably replaces ${s.replaces.name}
(${Qn[s.replaces.rule]??s.replaces.rule})`:s.name},o),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},A(e.controlCount)),a("td",
{class:"num c-count"},A(e.testCount)),a("td",{class:`num c-count${Sn(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Xn(s)||null},Ie(e.diffCount)),es(s.control_counts>0?e.control:null,t,"num c-ti\
me"),es(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num c-time c-diff${Sn(e.diff)}`,title:i,css:{"--share":`${(100*u).toFixed(1)}%`}},c),a("td",{class:`num c-percent${Sn(e.percent??e.diff)}`},
e.birth||ge(e.percent)),nh(e)]}function nh({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[n,o]=Zf(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t===
"slower"?"more":"less":"muted"}`,title:`${sn(e)}${e.q_value===null?"":` Median of the steps ${q(e.control_median)} → ${q(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",
{class:"q"},` ${ll(Xt(e))}`))}var ic=e=>a("td",{class:"num c-count",title:A(e)},A(e)),oh={host:"Host, sum",device:"Device, sum"};function sh(e,t,n,o){let[s,r]=ts(t.diff,n);return a("tr",{data:{part:e}},
a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host op\
erations nest: the time of a call counts in its caller too"},oh[e]),a("td",{class:"c-category"}),ic(t.controlCount),ic(t.testCount),a("td",{class:`num c-count${Sn(t.diffCount)}`},Ie(t.diffCount)),es(t.
control,n,"num c-time"),es(t.test,n,"num c-time"),a("td",{class:`num c-time${Sn(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Sn(t.percent??t.diff)}`},t.birth||ge(t.percent)),a("td",{class:"c-re\
al"}))}var gc=(e,t)=>e.rank-t.rank||e.span-t.span,ah=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function dc(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let l=`${s}/${r}`;n||=t.has(l),t.
add(l)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(gc)}}var mc=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),ns=e=>e===void 0?"–":e===null?"whole":String(e);function Da(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var pc=(e,t)=>e===t?e:`${e} / ${t}`;function rh(e,t){
let n=({rank:r,span:l})=>`${r}/${l}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(c=>[n(c),c])),l=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(gc).map(
c=>({control:o.has(n(c))?c:void 0,test:l.has(n(c))?c:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,l)=>({control:e[l],test:t[l]}))}}
function fc(e,t,n,o,s){let r=new Map;t.forEach((i,u)=>{i[o]&&r.set(`${i[o].rank}/${s?i[o].span:""}`,u)});let l=t.map(()=>n.map(()=>null)),c=new Map(n.map((i,u)=>[i,u]));for(let i of e){let u=r.get(`${i.
rank}/${s?i.span:""}`);l[u][c.get(i.step_number)]=i}return l}function os(e,t){let[n,o]=[dc(e),dc(t)],{rows:s,byPosition:r}=rh(n.keys,o.keys),[l,c]=[mc(e),mc(t)],i=Math.max(l.length,c.length),u=Array.from(
{length:i},(m,f)=>({control:l[f],test:c[f],text:l.length===0?ns(c[f]):c.length===0?ns(l[f]):pc(ns(l[f]),ns(c[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:i-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?pc(Da(m.control),Da(m.test)):Da(m.control??m.test)})),columns:u,control:d(fc(e,s,l,"control",n.split)),test:d(fc(t,s,c,"test",o.split)),ranksByPosition:r,stepsByPosition:l.
length>0&&c.length>0&&!ah(l,c)}}function to(e,t){let n=l=>l.map(c=>c.map(i=>i===null?null:t(i))),o=n(e.control),s=n(e.test),r=o.map((l,c)=>l.map((i,u)=>i===null||s[c][u]===null?null:s[c][u]-i));return{
control:o,test:s,diff:r}}function vn(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var hc=e=>e.reduce((t,n)=>t+n,0)/e.length,lh=1.05,
ih=.05;function yc(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[l])=>r-l).map(([r,l])=>{let c=hc(l.map(u=>u.step)),i=l.every(u=>u.exposed_communication!==
null);return{rank:r,samples:l.length,step:c,waiting:i&&c>0?hc(l.map(u=>u.exposed_communication))/c:null}}),o=vn(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=lh);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:ch(n)}}function ch(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=vn(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=ih&&t.waiting<=n/2?t:null}var uh=820,wc=46,je={top:26,right:12,bottom:36},qa=46;function ss(e){return Ke({...e,class:"heat-map",height:_c,make:ph,extra:a("p",{class:"visually-hidden"},"The table below has the same numbers.")})}
var dh=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),kc=e=>Math.max(34,e.rows.length*dh(e.rows.length)),xc=e=>e<uh;function _c(e,t){let n=kc(e);return xc(t)?3*(n+je.top)+2*je.bottom+2*qa+je.
bottom:n+je.top+je.bottom+qa}var Pa=e=>e.flat().filter(t=>t!==null);function mh(e){let t=[...Pa(e.control),...Pa(e.test)],n=Math.abs(vn(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(
...Pa(e.diff).map(Math.abs),n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function ph(e,t){let n=xc(t),o=mh(e),[s,r]=e.kind==="time"?De(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],l=e.kind===
"percent"?" %":s===""?"":` ${s}`,c=gh(e,t,n),i=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:Ze(),margin:{l:c.left,r:je.right,t:0,
b:0},hovermode:"closest",dragmode:"zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:kh(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:xh(),showscale:!1}},d=i.
map(([f,p,g,y],w)=>{let h=w===0?"":String(w+1);Object.assign(u,yh(e,c.panels[w],h,n||w===0));let b=(c.panels[w].x[0]+c.panels[w].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"\
paper",x:b,xanchor:"center",y:c.panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:c.panels[w].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:y?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(k=>k.map(N=>N===null?null:
N/r)),customdata:hh(e,f,p,g,y),hovertemplate:"%{customdata}<extra></extra>",...fh(e,p,r,c.panels[w].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,bh(c.bars[p],4+p,f,
l)),wh(f,4+p,p===0?"coloraxis":"coloraxis2")));return{data:[...d,...m],layout:u}}function fh(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});
return{texttemplate:"%{text}",textfont:{size:10.5},text:t.map(r=>r.map(l=>l===null?"":s.format(l/n).replace("-","−")))}}function hh(e,t,n,o,s){let r=t.toLowerCase();return n.map((l,c)=>l.map((i,u)=>{
let{[r]:d}=e.columns[u],m=s||d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[c].text:e.rows[c][r]?.rank??"",p=`${t}<br>rank ${Ee(String(f))}, step ${Ee(m)}`;if(i===null)return p;
let g=e.control[c][u],y=s&&g>0?` (${ge(100*i/g)})`:"";return`${p}<br>${Ee(o(i)+y)}`}))}function gh(e,t,n){let o=_c(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),l=t-r-je.right,
c=kc(e),i=n?l:(l-2*wc)/3,u={width:i/Math.max(1,e.columns.length),height:c/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(w=>{let h=w*(i+wc)/l;return{x:[h,h+i/l],y:d(je.
top,c),cell:u}}),p=d(je.top+c+je.bottom+6,8),[g,y]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[g+(y-g)*.2,y-(y-g)*.2],y:p},{x:f[2].x,y:p}]}}let m=[je.top,2*je.top+c+je.bottom,3*je.top+2*c+2*
je.bottom+qa];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,c),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+c+je.bottom+6,8)}))}}function yh(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(
...e.columns.map(u=>u.text.length),1),l=Jn(e.columns.length,s/(7*r+10)),c=Jn(e.rows.length,t.cell.height*e.rows.length/13),i={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...i,
domain:t.x,anchor:`y${n}`,tickvals:l,ticktext:l.map(u=>Ee(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...i,domain:t.y,anchor:`x${n}`,
tickvals:c,ticktext:c.map(u=>Ee(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var bc=48;function wh([e,t],n,o){let s=Array.from({length:bc},(r,l)=>e+(t-e)*
(l/(bc-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function bh({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,
range:o,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:J("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}
var kh=()=>[[0,J("--heat-low")],[.5,J("--heat-middle")],[1,J("--heat-high")]],xh=()=>[[0,J("--less-fill")],[.5,J("--heat-zero")],[1,J("--more-fill")]];function as(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,v(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([l,c])=>a("th",{scope:"col",class:c},l)))),a("tbody",{},n.grid.rows.flatMap((l,c)=>n.grid.columns.map((i,u)=>r(l,i,c,u)))))))}function r(l,c,i,u){
let{values:d,format:m,formatDiff:f}=n,[p,g,y]=[d.control[i][u],d.test[i][u],d.diff[i][u]];if(p===null&&g===null)return null;let w=y>0?" more":y<0?" less":"";return a("tr",{},a("th",{scope:"row"},l.text),
a("td",{},c.text),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(g)),a("td",{class:`num${w}`},f(y)),a("td",{class:`num${w}`},ge(p>0&&y!==null?100*y/p:null)))}return t.addEventListener("toggle",s),{
node:t,draw(l){n=l,s()}}}var Sc={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(qe).map(([e,{name:t}])=>[e,t]))},_h=20,rs=["control","test"];function Sh(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function vc(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,l)=>l.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Me(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank lags.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${Me(100*t.waiting)} of its st\
ep): the others probably wait for it.`}function $c(e){let t=a("span",{class:"muted rank-summary"}),n=K("heat"),o=a("select",{id:n,on:{change:()=>e(o.value)}},Io.map(T=>a("option",{value:T},Sc[T]))),s=a(
"p",{class:"mono small heat-name",hidden:!0}),r=ss({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step"}),l=as(),c=a("div",{class:"lags"}),i=a("p",{class:"muted small",hidden:!0}),u=a("d\
iv",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:n},"Heat maps of"),o),s,r.node,i,c,l.node),d=a("details",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",t),
u),m=new Map,f=new Map,p=null,g="",y=null;d.addEventListener("toggle",()=>{d.open!==(g!=="")&&e(d.open?"step":"")});let w=T=>T==="step"&&p&&nt(p.answer)?"whole recording":Sc[T];function h({set:T,marker:I}){
let j=JSON.stringify([T,I]);if(!m.has(j)){let Q=Ir(T,I);m.set(j,Q),Q.catch(()=>m.delete(j))}return m.get(j)}async function b(T){if(rs.some(I=>T[I].any)){k(T,"Each file counts as one step here, so ther\
e are no steps to lay out.");return}try{let I=await Promise.all(rs.map(j=>h(T[j])));if(p?.answer===T){let j=I.map((Q,V)=>Sh(Q,T[rs[V]]));p={...p,samples:j,judged:j.map(yc)},N()}}catch(I){k(T,I.message)}}
function k(T,I){p?.answer===T&&(t.textContent=I,u.hidden=!0)}function N(){let[T,I]=p.judged,j=({ranks:ee},de)=>`${W(ee.length,"rank")}, ${W(p.samples[de].length,"sample")}`,Q=[vc(T),vc(I)],V=Q[0]===Q[1]?
Q[0]:Q.map((ee,de)=>ee&&`${de===0?"Control":"Test"}: ${ee}`).filter(Boolean).join(" "),ce=[j(T,0),j(I,1)];t.textContent=`${ce[0]===ce[1]?`${ce[0]} on each side`:`${ce[0]} against ${ce[1]}`}. ${V}`,u.hidden=
!1,d.classList.toggle("lagging",p.judged.some(ee=>ee.slow.length>0)),g!==""&&R()}async function _(T){let I={};f.set(T,I),f.size>_h&&f.delete(f.keys().next().value);try{I.samples=(await So(T)).samples}catch(j){
I.failed=j.message,f.delete(T)}g==="op"&&y?.query===T&&R(I)}function S(T){if(g!=="op")return{samples:p.samples,of:j=>j[g],revision:g,none:"Without device work the parts of a step are not known."};if(y===
null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let I=T??f.get(y.query);return I===void 0&&_(y.query),I?.samples?{samples:rs.map(j=>I.
samples[j]),of:j=>j.total_duration,revision:y.query,none:""}:{none:I?.failed??"Reading the events of this operation …"}}function R(T){let{judged:I,file:j}=p,{samples:Q=[[],[]],of:V,revision:ce,none:ee}=S(
T),de=os(...Q),Le=to(de,V),fe=[...Le.control,...Le.test].flat().some(Y=>Y!==null);s.hidden=g!=="op"||y===null,v(s,y&&a("bdi",{},y.name));let He=g==="op"?"duration in each rank and step":w(g);r.draw({rows:de.
rows,columns:de.columns,...Le,kind:"time",file:j,format:oe,formatDiff:Se,heading:He,revision:`${p.revision}#${ce}`,empty:fe?"":ee}),l.node.hidden=!fe,l.draw({grid:de,values:Le,title:He,format:q,formatDiff:le}),
v(c,vh(I));let z=[de.ranksByPosition&&"ranks",de.stepsByPosition&&"step numbers"].filter(Boolean);i.hidden=z.length===0,i.textContent=`The sides have different ${z.join(" and ")}; they are paired by p\
osition (control / test).`}return{node:d,heat:r,draw(T,I,j,Q,V){g=I,y=V,d.open=g!=="",o.value=g||"step",p?.answer!==T?(p={answer:T,file:j,revision:Q},o.options[0].textContent=w(Io[0]),b(T)):p.judged&&
N()}}}function vh([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,l)=>r-l),o=(r,l)=>{let c=r.ranks.find(u=>u.rank===l);if(!c)
return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let i=r.slow.includes(c);return[a("td",{class:"num",title:oe(c.step)},q(c.step)),a("td",{class:`num${i?" lag":""}`},ge(c.lag===null?null:100*(c.
lag-1)),i&&" lags"),a("td",{class:`num${r.awaited===c?" lag":""}`},Me(c.waiting===null?null:100*c.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over medi\
an","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([r,l])=>a("th",{scope:"col",class:"nu\
m",title:l},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${$e(n)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"The ranks of bo\
th sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},a("th",{scope:"\
col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var $h={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Ha="not stated",Ba=(e,t,n)=>o=>{let s=o[e]===null?Ha:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Ec=(e,t)=>e.length===0?"none":e.length===t.length?$e(e):`${$e(e)} of ${$e(t)}`,Ua=e=>e.shared_kernel_time===
null?"no kernels":Me(100*e.shared_kernel_time),Eh=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ec(t.steps,t.all_steps),Th=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ec(t.ranks,t.all_ranks)},{text:"Steps",of:Eh,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ba("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ba("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ba("profile_memory"),key:e=>e.
profile_memory},...Object.entries($h).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Ua,key:()=>null}];function Ah(e){return Th.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[l,c]=r(n),i=o?r(o):[l||null,c||null];return{text:t,control:l||Ha,test:c||Ha,left:s&&l===""&&c==="",differs:i.every(u=>u!==null)&&
i[0]!==i[1]}}).filter(({left:t})=>!t)}function Oh(e,t){let n=t.filter(c=>c.differs).map(c=>c.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,l=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Ua(o)} of the kernel time in the control, ${Ua(s)} in the test.`;return r+l}function Tc(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=Ah(o);e.textContent=Oh(o,s),v(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Ac(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`no difference found, q = ${vt(
Xt(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${vt(Xt(t))}`);let s=Xn(t);return s===""?o:[...o,s]}function Rh(e,t,n){let{row:o}=e,s=i=>Ia(i,t)[0],r=e.birth||ge(e.percent),l=n&&o.kind==="",
c=[l?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ts(e.diff,t)[0]} (${r})`];return(t!=="total"||l)&&c.push(`total ${q(o.control_total_duration)} → ${q(o.
test_total_duration)}, ${le(o.diff_duration)}`),[...c,...Ac(e)]}function Ch(e){return[e.row.category,`control ${A(e.controlCount)}`,`test ${A(e.testCount)}`,`Δ ${Ie(e.diffCount)}${e.birth?` (${e.birth}\
)`:""}`,...Ac(e)]}var Oc=e=>({key:e.key,name:_n(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":""});function Rc(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Hn(t,o)}`:Hn(
t,o),rows:e.map(s=>({...Oc(s),control:s.control,test:s.test,diff:s.diff,lines:Rh(s,t,n)}))}}function Cc(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({
...Oc(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:Ch(n)}))}}function Mc({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["unchanged","not_certain"].includes(
t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var Mh=20,Nh=200;function $n({id:e=K("set"),field:t,set:n,text:o="",none:s,onPick:r}){let l=K("set-list"),c=n?.label??o,i=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>i.select(),click:()=>b(),
input:()=>m(),keydown:_,blur:()=>k()}}),u=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:S=>S.preventDefault()}}),d=a("span",{class:"set-picker"},i,u),
m=et(Nh,()=>y(i.value.trim())),f=[],p=-1,g=null;async function y(S){g?.abort(),g=new AbortController;let{signal:R}=g,T=new URLSearchParams({q:S.slice(0,120),limit:String(Mh)});u.hidden=!1,i.setAttribute(
"aria-expanded","true");try{let{entries:I,total:j}=await lt(T,{signal:R});f=[...s&&S===""?[{none:!0}]:[],...I],w(j>I.length?`${W(j-I.length,"more set")}: type to find`:I.length===0&&"No set matches."),
ie(W(j,"set")),h(S===""?f.findIndex(Q=>Q.set?.id===n?.id):0)}catch(I){I.name!=="AbortError"&&(f=[],w(I.message))}}function w(S){v(u,f.map((R,T)=>a("li",{id:`${l}-${T}`,role:"option",class:"choice-line",
"aria-selected":String(R.set?R.set.id===n?.id:!n),on:{click:()=>N(R)}},R.set?Lh(R.set):s)),S&&a("li",{class:"muted small picker-note",role:"presentation"},S)),p=-1,i.removeAttribute("aria-activedescen\
dant")}function h(S){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min(S,f.length-1)),p<0){i.removeAttribute("aria-activedescendant");return}u.children[p].classList.add(
"active"),u.children[p].scrollIntoView({block:"nearest"}),i.setAttribute("aria-activedescendant",`${l}-${p}`)}function b(){u.hidden&&y("")}function k(){m.cancel(),g?.abort(),u.hidden=!0,i.setAttribute(
"aria-expanded","false"),i.removeAttribute("aria-activedescendant"),i.value=c}function N(S){k(),(S.none||S.set.id!==n?.id)&&r(S.none?null:S.set)}function _(S){let{key:R}=S,T=!u.hidden,I={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[R];(I!==void 0||T&&["Enter","Escape"].includes(R))&&S.preventDefault(),I!==void 0?T?h(I):b():R==="Enter"&&T&&f[p]?N(f[p]):
R==="Escape"&&T&&(S.stopPropagation(),k())}return{node:d,input:i}}function Lh(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[Ct(e.created),W(e.ranks.length,
"rank"),...e.tags.slice(0,3),Fe(e.id).slice(0,8)].join(" · "))]}function ls(e){let t=a("section",{class:"sides","aria-label":"Control and test"}),n="";function o(l,c,i){let u=JSON.stringify([l.control,l.test,l.control_ranks,l.test_ranks,l.control_steps,l.test_steps,
l.control_marker,l.test_marker,c?.map(m=>[m.id,m.label]),i&&[i.control.samples,i.test.samples]]);if(u===n)return;n=u;let d=document.activeElement?.dataset?.field;v(t,s("control",l,c,i),a("div",{class:"\
swap-cell"},ue("swap","Swap control and test",()=>e(Dh(l))),Ph(l,e),Ih(l)),s("test",l,c,i)),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(l,c,i,u){let d=l==="control"?"A":"B",m=l==="co\
ntrol"?"Control":"Test",f=i&&Te(i,c[l]),p=K("set"),g=$n({id:p,field:l,set:f,text:c[l]===""?"":u?.[l].label??c[l],onPick:y=>e({[l]:Fe(y.id),op:"",[`${l}_ranks`]:"all",[`${l}_steps`]:"all",[`${l}_marker`]:""})});
return a("div",{class:`side-card side-${l}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),a("label",{for:p},m),g.node),a("div",{class:"side-selection"},Nc(`${l}_ranks`,"\
Ranks",f?.ranks,c,e),Nc(`${l}_steps`,"Steps",c[`${l}_marker`]?u?.[l].all_steps:f?.steps,c,e),a("span",{class:"muted small samples"},u?W(u[l].samples,"sample"):" ")))}function r(l){let c=t.querySelector(
`[data-field="${l}"]`);c?.focus(),c?.click()}return{node:t,choose:r,draw:o}}function Ih(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return e.control!==""&&e.test!==""&&a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function Dh(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=
e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function Ph(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return L(o?"Use all":"First rank a\
nd step",()=>t(Object.fromEntries(n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each sid\
e, as HTA compares"})}function Nc(e,t,n,o,s){let r=o[e],c=e.endsWith("steps")?["all","first","any"]:["all","first"],i=!c.includes(r),u=K(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{
field:`${e}-list`},value:i?r:"",hidden:!i,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?qh(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${$e(n)}`:
null,on:{change:()=>{let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},c.map(
p=>a("option",{value:p,selected:p===r},Bh(p,n))),a("option",{value:"list",selected:i},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function qh(e){return e.length>2?`${e[0]}\
-${e[1]},${e[2]}`:e.join(",")}function Bh(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Hh=["bars","line","scatter","histogram","none"],Lc=["control","test","q","chart","x","y","y2","by"],Ic={chart:"",x:"",y:"",y2:"",by:""};function Wa(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Lc.map(o=>[o,t.get(o)??""]));return{...n,chart:Hh.includes(n.chart)?n.chart:""}}function is(e){let t=new URLSearchParams;for(let n of Lc)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function cs({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,l])=>s.set(r,l)),s}var En=e=>`'${e.replaceAll("'","''")}'`,no=["control","test"];function Dc(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Pc(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Dc("rank",t)],l=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],c=n==="all"?l:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Dc("step_number",n)],i=[
...r,...c];return i.includes(null)?null:i}function ds(e){let t=Object.entries(e).map(([n,o])=>{let s=Pc(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var Fa=e=>Object.fromEntries(no.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),qc=e=>no.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses,Uh=e=>En(e.replaceAll("[","[[]"));function Bc(e){return[e.q&&`contains_nocase(name, ${En(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${Uh(t)}`),e.category.
length>0&&`category IN (${e.category.map(En).join(", ")})`].filter(Boolean)}function Wh(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??""}${t[2]?
"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var Fh={total:["self_duration","total_duration"],per_step:["self_per_step","per_step"],per_call:[
"self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function jh(e,t){let n=Fh[e][t?0:1];return no.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_duration":`diff_${n}`)}
function Hc(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let l=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],c=[...Bc(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...l],i=wn(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${jh(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${c.length>0?`
WHERE ${c.join(`
  AND `)}`:""}
ORDER BY ${Wh(i.get("sort"))} ${i.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Uc({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return no.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function zh(e,t){let n=ds(Fa(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Bc(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(l,c)=>`sum(CASE si\
de WHEN '${l}' THEN ${c} ELSE 0 END)`;return`WITH names AS (
${Uc(e)}
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
LIMIT ${t}`:""}`}var ms=(e,t,n,o=0)=>qc(e)?Hc(e,t,n,o):zh(e,o),Wc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function us(e){let t=no.map(n=>{let o=Pc(n,Fa(e)[n],
!0);return o&&`SELECT '${n}' AS side, rank, step_number, ${Wc.join(", ")}
FROM ${n}.steps${o.length>0?` WHERE ${o.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var Fc=e=>us(e)&&`${us(e)}
ORDER BY rank, step_number, side`,jc=e=>us(e)&&`SELECT side, count(*) AS steps, ${Wc.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${us(e)}
)
GROUP BY side`;function zc(e,{name:t,category:n}){let o=ds(Fa(e));if(o===null)return null;let s=!e.use_short_name&&!t.includes("0x…");return`category = ${En(n)} AND ${s?`name = ${En(t)}`:`name IN (
    SELECT raw FROM (
${Uc(e)}
    ) WHERE shown = ${En(t)})`}
  AND (${o})`}function Gc(e,t){let n=zc(e,t);return n&&`SELECT side, rank, step_number, start_us, dur
FROM events
WHERE ${n}
ORDER BY side, rank, start_us`}function ja(e,t){let n=zc(e,t);return n&&`SELECT side, rank, step_number, count(*) AS counts, sum(dur) AS total_us
FROM events
WHERE ${n}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`}var Tn=(e,{control:t,test:n},o={})=>e?is({control:t,test:n,q:e,...o}):null,Yc=(e,t)=>qc({...e,use_short_name:!1,merge_addresses:!0})?Hc({...e,q:"",category:[],change:"",
significant:"",exclude:[Ye],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function Kc(e,{unit:t,self:n,item:o},s){let r=(l,c,i)=>l.set(Tn(c,e,i));r(s.table.sql,ms(e,t,n)),r(s.durations.sql,ms(e,t,n,e.top)),r(s.counts.sql,ms(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,jc(e)),r(s.host.sql,Yc(e,Zo)),r(s.ranks.heat.sql,e.heat!=="op"?Fc(e):o?ja(e,o.row):null)}function Jc(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Tn(Gc(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Tn(ja(e,t),e))}var oo=["control","test"],Vc=e=>a("bdi",{class:"mono"},e),Gh=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function Yh(e){let[t,n]=oo.map(s=>Gh(e[s])),o=oo.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?A(o[0]):`${A(o[0])} and ${A(o[1])}`,changes:{control_marker:t,test_marker:t}}]:oo.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:A(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function Kh(e,t){let[n,o]=oo.map(r=>e[r].marker),s=(r,l,c)=>a("p",{class:"\
marker-line small"},r,Vc(l)," ",t&&L("Without it",()=>t(c),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:oo.map((r,l)=>[n,o][l]!==null&&s(`A\
 step of the ${r} is one `,[n,o][l],{[`${r}_marker`]:""}))}function Qc(e,t){return[Kh(e,t),t&&Yh(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Vc(o),` as step m\
arker (${s} found)? `,L("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Xc=8,Jh=600,Vh=80,An=["control","test"],Zc=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},Ya=({step_number:e})=>e!==null,Ga=e=>[e.span,Ya(e)?e.step_number:
e.rank],eu=({rank:e,span:t})=>`${e}/${t}`;function tu(e){return`${Ya(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Qh(e){let n=[...new Map(e.map(o=>[Ga(o).
join("/"),Ga(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function Xh(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var za=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function Zh(e,t){let n=new Map;for(let o of e){let s=eu(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Xc?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>me("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function eg(e,t,n,o,s){let r=Qh(t),l=t.map(u=>({sample:u,y:za(
u.step,n),x:r.size>1?3+94*r.get(Ga(u).join("/"))/(r.size-1):50})),c=t.filter(Ya).map(u=>u.step_number),i=c.length===0?W(t.length,"recording"):`step ${Math.min(...c)}${r.size>1?` – ${Math.max(...c)}`:
""}`;return a("div",{class:"strip-panel"},me("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},me("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${za(o,n)}%`,y2:`${za(o,n)}%`}),Zh(
l,e),l.map(({sample:u,x:d,y:m})=>me("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>Vh?2:3.2},s&&me("title",{},`${e}, ${tu(u)}: ${oe(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${i}`))}function tg(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${W(t.length,"sample")} from ${q(Math.min(...n))} to ${q(o.step)}, median ${q(Zc(n))}\
; the longest is ${tu(o)}.`}function nu(e,t){if(!An.every(c=>e?.[c]?.length>0)||An.every(c=>e[c].length<2))return null;let n=An.flatMap(c=>e[c].map(i=>i.step)),o=Xh(n),s=Zc(e.control.map(c=>c.step)),r=[
K("strip-title"),K("strip-words")],l=An.some(c=>{let i=new Set(e[c].map(eu));return i.size<=Xc&&i.size<e[c].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-descri\
bedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",l&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},An.map(c=>tg(c,e[c])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},q(o[1])),a("span",{},q(o[0]))),An.map(c=>eg(c,e[c],o,s,
n.length<=Jh))))}var ng={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},og={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},sg="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",ag="Of intervals made in this way\
, this share contains the true change.",rg="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function lg({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function ig(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${og[e.verdict]} `),ng[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:oe(e.control)},q(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:oe(e.
test)},q(e.test)),a("span",{class:`change ${lg(e)}`,title:Se(e.change)},le(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${ge(e.change_percent)})`)))}function cg(e,t){let n=`${W(
e.control_samples,"sample")} against ${A(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${W(e.control_observations,"step")} against ${A(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var ug=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${A(t)} against ${A(n)} has few levels of confidence: ${Me(100*e)} is the lowest from 95 % up`;function dg({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${le(t.low)} and ${le(
t.high)}`:`between ${ge(t.low_percent)} and ${ge(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Me(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${le(t.shift)} (${ge(t.shift_percent)}), ${s}.`}}function mg(e,t){let{interval:n}=e,o=cg(e,t);return n?[a("span",{
title:ag},`${Me(100*n.confidence)} confidence`),", ",a("span",{title:rg},`p = ${vt(e.p_value)}`),`: ${o}${ug(n,e)}.`]:`${o}.`}function ou(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),l=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function c(i,u){let{verdict:d}=i,m=nt(i),f=d.verdict==="cannot_judge"&&u;v(s,ig(d,m),a("p",{class:"ve\
rdict-range"},dg(d)," ",f&&L("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},mg(d,m)),d.one_recording&&d.interval&&i.comparability.every(({kind:p})=>p!==
"same_selection")&&a("p",{class:"muted small one-recording"},sg),Qc(i,t)),v(r,nu(d.samples,m)),l.dataset.verdict=d.verdict}return{node:l,draw:c}}var pg=900,ps=12,su=17,fg=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function au(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of fg){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():au(o);s&&n.append(s)}return n}function hg({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,g)=>me("te\
xt",{x:d,y:m,fill:J(g?"--text":"--muted"),"font-size":p,"font-weight":g?600:400,"font-family":s},f),l=t.flatMap(d=>pn(d,Math.floor(o/6.6),3)),c=[r(ps,22,e,15,!0),...l.map((d,m)=>r(ps,42+su*m,d,12,!1))],
i=30+su*l.length+18,u=ps;for(let[d,m]of n)c.push(me("rect",{x:u,y:i-9,width:14,height:9,fill:J(`--${d}-fill`)}),r(u+19,i,m,12,!1)),u+=19+7*m.length+18;return{nodes:c,height:i+ps}}function gg(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),l=Math.max(n,pg),c=hg(t,l),i=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=au(d);for(let[p,g]of Object.entries(
{x:m.left-s,height:m.height,y:c.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?l-n:0)}))f.setAttribute(p,String(g));return f}),u=c.height+o;return{width:l,height:u,node:me("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:l,height:u,viewBox:`0 0 ${l} ${u}`},me("rect",{width:"100%",height:"100%",fill:J("--surface")}),c.nodes,i)}}var ru="image/svg+xml";async function yg(e,t,n){let o=new Image;
o.src=`data:${ru};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function lu(e,t,n,o){let{node:s,width:r,height:l}=gg(e,o),c=new XMLSerializer().serializeToString(s),i=t==="svg"?new Blob([c],{type:ru}):await yg(c,r,l),
u=document.createElement("a");u.href=URL.createObjectURL(i),u.download=`${n}.${t}`,document.body.append(u),u.click(),u.remove(),setTimeout(()=>URL.revokeObjectURL(u.href),1e4)}var so=212,st={left:62,right:12,top:20,bottom:24},On=so-st.top-st.bottom,fs=.62,wg=5,iu=8,hs=84,bg=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function cu(e){return Ke(
{...e,class:"waterfall",height:()=>so,keys:bg,paint:Sg,save:lu})}function kg(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function xg(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function _g([e,t]){let n=(t-e)/
wg,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(l=>l*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(l,c)=>(r+c)*s)}var ao=e=>`${100*e}%`;function Sg({fall:e}){let t=kg(e),
n=xg(t),[o,s]=n,[r,l]=De(s),c=t.length,i=h=>On*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>ao((h+.5+b)/c),d=h=>h===0?"control":h===c-1?"test":e.parts[h-1].change<0?"less":"more",m=K("fall-less"),f=_g([o/l,s/l]).
map(h=>({y:i(h*l),text:`${pt(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},g=me("svg",{class:"fall-body",...p},me("defs",{},me("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},me("rect",{class:"fall-ground",width:5,height:5}),me("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>me("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>me("line",{class:"fall-join",x1:u(b,fs/2),x2:u(b+1,-fs/2),y1:i(h),y2:i(h)})),t.map(([h,b],k)=>me("rect",{class:`fall-bar fall-${d(k)}`,x:u(k,-fs/2),width:ao(
fs/c),y:i(Math.max(h,b)),height:i(Math.min(h,b))-i(Math.max(h,b)),...d(k)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,c-1].map(h=>vg(u(h,-.33),ao(.66/c))),e.parts.map(({change:h},b)=>me("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:i(Math.max(...t[b+1]))-5},le(h))),$g(e).flatMap(([h,b],k)=>[me("text",{class:"fall-tick fall-whole",x:u(k),y:On+15},h),me("text",{class:"\
fall-tick fall-short",x:u(k),y:On+15},b)])),y=me("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>me("text",{class:"fall-value",x:st.left-5,y:st.top+h+4},b)),o>0&&me("text",{class:"fall-cut",x:st.
left,y:st.top-6},"the axis is cut: it does not begin at 0")),w=t.map(h=>[i(Math.max(...h)),i(Math.min(...h))]);return[y,g,Eg(g,Tg(e),w)]}function vg(e,t){let n=(r,l)=>On*(.91-(l?.05:0)-(r%2?.035:0)),o=Array.
from({length:iu+1},(r,l)=>l),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return me("svg",{x:e,width:t,height:On,viewBox:`0 0 ${iu} ${On}`,preserveAspectRatio:"\
none"},me("polygon",{class:"fall-ground",points:s}))}function $g(e){return[["control","control"],...e.parts.map(({part:t})=>[qe[t].name,qe[t].short]),["test","test"]]}function Eg(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,l)=>{let c=l<s/2,i=c?l:s-1-l,[u,d]=n[l].map(p=>st.top+p),m=()=>{v(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(c?"left":"ri\
ght",`calc(${c?st.left:st.right}px + ${i/s} * (100% - ${st.left+st.right}px))`),o.style.setProperty(c?"right":"left","auto"),o.style.bottom=u>hs?`${so-u+17}px`:"auto",o.style.top=u>hs?"auto":`${d-u>hs?
u+6:Math.min(d+4,so-hs)}px`},f=me("rect",{class:"fall-area",x:ao(l/s),y:-st.top,width:ao(1/s),height:so});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function Tg(e){return[["control",q(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[qe[t].name,`${q(n)} → ${q(o)}`,le(s)]),["test",q(e.test),le(e.change)]]}var Ag=21,Og=7.1,Rg=5e-4,Cg=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,uu=e=>e>0?"more":e<0?"less":"calm",Mg=e=>(e-74)/6-14,Ng=e=>Math.max(Ag,Math.floor(
e/Og)),du=({operations:e,named:t})=>e.slice(0,t),Lg=e=>e.parts.every(({change:t})=>Math.abs(t)<=Rg*e.control);function mu(e){let t=cu({id:"chart-waterfall",file:"step-time",title:"Where the change com\
es from",level:"h2"}),n=a("div",{class:"fall-columns"}),o=0,s=0,r=[],l=new Map;t.node.append(n),new ResizeObserver(()=>{let d=n.querySelector(".fall-ops")?.clientWidth??0;o=n.clientWidth,d!==0&&d!==s&&
(s=d,c())}).observe(n);function c(){let d=To(r,Ng(s||Mg(o||n.clientWidth)));l=new Map(r.map((m,f)=>[m,d[f]]));for(let m of n.querySelectorAll(".fall-ops bdi"))m.textContent=l.get(m.parentNode.title)}function i(d){
let{name:m,what:f}=qe[d.part],p=du(d);return a("section",{class:"fall-column",data:{part:d.part},tabindex:"-1"},a("h3",{title:f},a("span",{class:"fall-name"},Ko(m))," ",a("span",{class:uu(d.change),title:Se(
d.change)},le(d.change))),a("p",{class:"muted small",title:`${oe(d.control)} → ${oe(d.test)}`},`${q(d.control)} → ${q(d.test)}`),d.part==="idle"&&p.length>0&&a("p",{class:"muted small"},"Host oper\
ations, by self time:"),p.length>0&&a("ul",{class:"fall-ops"},p.map(g=>a("li",{},a("a",{href:e(g),class:"mono",title:g.name},a("bdi",{},l.get(g.name))),a("span",{class:`num ${uu(g.change)}`,title:Se(g.
change)},le(g.change))))),d.explained&&a("p",{class:"small muted explained"},Cg(d.explained)))}function u(d,m){return a("p",{class:`fall-end fall-end-${d}`},a("span",{class:"visually-hidden"},`${d} `),
a("span",{class:`${d}-text strong`,title:oe(m)},q(m)))}return{node:t.node,chart:t,reveal(d){let m=n.querySelector(`[data-part="${d}"]`);m?.scrollIntoView({block:"center"}),m?.focus({preventScroll:!0})},
draw(d,m,f,p){let g=d.waterfall;t.node.hidden=g===null;let y=g!==null&&Lg(g);if(t.draw({fall:g,revision:m,file:f,caption:p,heading:`mean per ${nt(d)?"recording":"step"}, test − control`,empty:g===null?
"No device work.":y?`No difference: a ${nt(d)?"recording":"step"} takes ${q(g.control)} in the control and ${q(g.test)} in the test, and no part of it changed by more than 0.05 %.`:""}),g===null||y){v(
n);return}r=[...new Set(g.parts.flatMap(w=>du(w).map(h=>h.name)))],c(),v(n,u("control",g.control),g.parts.map(i),u("test",g.test))}}}var Ka={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},pu=null,Rn={path:"/compare",name:"Compare",mount:(e,t)=>Ig(e,t)};function Ig(e,t){let n=Zt(location.search),o=null,s=null,
r="",l="",c=pu,i=null,u=null,d="",m=null,f=n.op!=="",p=!1,g=Fi(n,c),y=Ui(()=>!p&&s&&$()),w=tc({page:fe,row:He,rank:Z,step:_e,onRow:C=>z(ut(C.name,C.category)),onBar:C=>k.fall.reveal(C)}),h=Zi(),b=Ht("\
All rows"),k={sides:ls(ee),verdict:ou(()=>ee(Ka),ee,w.node,h.node),fall:mu(fe),host:sc(fe),recorded:Tc(),ranks:$c(C=>ee({heat:C},{replace:!0})),replacements:Ji(fe),filters:oc(ee),counts:Ea({id:"chart-\
counts",title:"Ops count comparison",file:"ops-count",onSelect:C=>de(C,k.counts.node)}),durations:Ea({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:C=>de(C,k.durations.
node)}),table:uc({onSort:(C,P)=>ee({sort:C,order:P}),onSelect:de,href:fe,onOpen:Le,onWant:y.want}),detail:Qi({onClear:()=>de(""),href:fe,onRanks:he,onTable:Y})},N=a("div",{class:"comparability"}),_=a(
"p",{class:"remark",hidden:!0}),S=Xi(ee),R=[k.fall.chart,k.ranks.heat,k.counts,k.durations],T=a("div",{class:"results"},k.verdict.node,N,k.fall.node,k.host.node,k.filters.node,_,S.node,a("div",{class:"\
charts"},k.durations.node,k.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},h.title,a("div",{class:"chart-tools"},b.node)),k.table.node),k.ranks.
node,k.recorded.node,k.replacements.node),I=a("div",{class:"message"}),j=a("h1",{class:"visually-hidden"},"Compare"),Q=a("div",{class:"paper-only"}),V=Bt({context:t,results:T,message:I});e.append(a("d\
iv",{class:"page compare-page"},j,Q,k.sides.node,I,T),k.detail.node);let ce=Mt(()=>R.forEach(C=>C.retheme()));function ee(C,{replace:P=!1}={}){t.go(wt({...n,...C}),{replace:P})}function de(C,P=k.table.
node){let X=k.detail.node.contains(document.activeElement),se=C===n.op?"":C??"",we=P.getBoundingClientRect().top;ee({op:se},{replace:!0}),window.scrollBy(0,P.getBoundingClientRect().top-we);let be=u?.
items.find(xt=>xt?.key===se);be?ie(`${be.row.name} is selected.`):X&&k.table.focus()}function Le(C){C!==n.op&&de(C)}function fe({id:C,name:P,category:X}){return Dt({...n,heat:"",row:C??ut(P,X)})}function He({
name:C,category:P}){return wt({...n,op:ut(C,P)})}function z(C){f=!0,C===n.op?B():ee({op:C},{replace:!0})}function Y(){k.table.node.closest(".table-card").scrollIntoView({block:"start"}),k.table.focus()}
function Z(C){return[s.control,s.test].every(P=>P.all_ranks.includes(C))&&s.control.all_ranks.length+s.test.all_ranks.length>2?wt({...n,control_ranks:String(C),test_ranks:String(C)}):null}function _e(C,P){
return s[P].all_steps.includes(C)?wt({...n,[`${P}_steps`]:String(C)}):null}function he(){ee({heat:"op"},{replace:!0}),k.ranks.node.scrollIntoView({block:"start"}),k.ranks.node.querySelector("summary").
focus({preventScroll:!0})}function ye(){let C=X=>qo(X,n,o,s),P=n.control&&n.test?`${C("control")} → ${C("test")} · Compare`:"Compare";j.textContent=P,t.setTitle(P)}async function Ae(){let C=[n.control,
n.test].filter(X=>X!=="");if(C.every(X=>o&&Te(o,X)))return;let P=await Ve(C).catch(()=>[]);p||(o=P,O())}function Ce(C){l=C,T.dataset.stale="";let P=bt(n).toString(),{op:X}=n;V.ask(se=>g(C,n,c,se),se=>{
s=se,r=C,y.start(C,se,X),c?.key!==P&&(c={key:P,diagnosis:se.diagnosis,note:se.diagnosis_note},pu=c);let we=s.row_count;ie(we===1?"One row.":`${A(we)} rows.`),V.say(null),delete T.dataset.stale,O()},se=>{
s=null,r="",y.stop(),V.say(M(se)),delete T.dataset.stale,O()})}async function Ge(){let C=bt(n).toString();if(s.waterfall!==null||i?.key===C)return;i={key:C,rows:null};let P=new URLSearchParams(C);Object.
entries({device_type:"CPU",exclude:Ye,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Zo}).forEach(([X,se])=>P.set(X,String(se)));try{let{rows:X}=await it(P);!p&&i.key===C&&(i.rows=X,O())}catch{}}
function M(C){let P=/rank|step|selected/.test(C.code),X=/marker/.test(C.code);return a("div",{class:"error-box",role:"alert",data:{code:C.code}},a("h2",{},"This comparison is not possible"),a("p",{},C.
message),a("p",{},P&&L("Use all ranks and steps",()=>ee(Ka),{class:"primary"}),X&&L("Without marker",()=>ee({control_marker:"",test_marker:""}),{class:"primary"}),!P&&!X&&L("Try again",()=>Ce(l),{class:"\
primary"})," ",a("a",{href:"/"},"Choose other traces")))}function U(){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pi\
ck two trace sets above, or on the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."))}function O(){if(p)return;ye();let C=n.control!==""&&n.test!=="",P=gn(n),X=$a(n);C?X!==l&&(s||V.say(
null),Ce(X)):(V.drop(),l="",s=null,k.detail.draw(null),V.say(U())),k.sides.draw(n,o,s),T.toggleAttribute("data-skeleton",C&&!s),k.filters.draw(n,s,s?H():n.unit||"total"),S.draw(n,P),s?C&&r===l&&E(H(),
P):k.detail.draw(null)}function H(){let C=n.unit||ra(s);return C==="percent"&&!Lo(s)?ra(s):C}function E(C,P){let X=xn(s),se=bt(n).toString();u?.answer!==s&&(k.verdict.draw(s,Object.keys(Ka).some(be=>n[be]!==
"all")),k.fall.draw(s,r,X,Yo(s)),k.recorded.draw(s),F(),Ge()),k.host.draw(i?.key===se&&s.waterfall===null?i.rows:null,s),D(C,P),k.replacements.draw(s,C==="per_step"||C==="percent"),h.draw(n,s,C,P),w.draw(
c,wt({...n,op:""})),B();let we=u.items.find(be=>be?.key===n.op);k.ranks.draw(s,n.heat,X,r,we?{name:we.row.name,query:en({...n,row:we.key}).toString()}:null),Kc(n,{unit:C,self:P,item:we},{...k,table:{sql:b}})}
function D(C,P){let X=y.rows(),se=JSON.stringify([r,C]),we=JSON.stringify([se,n.top,d===r]);if(u?.answer!==s||u.order!==se){let be=la(s,X,C,{self:P});u={answer:s,order:se,unit:C,self:P,items:be},G(C,be),
k.table.draw({rows:be,totals:ql(s,C,{self:P}),unit:C,self:P,unitName:Hn(C,s),sort:n.sort,order:n.order,selected:n.op,revision:se,judged:x(be)})}u.chartKey!==we&&(u.chartKey=we,Ue(we),v(Q,Yo(s,W(s.row_count,
"row")).map(be=>a("p",{},be))))}let x=C=>C.some(P=>P.verdict!=="cannot_judge"&&!P.row.too_few);function $(){if(r!==l||u?.answer!==s)return;let{items:C,unit:P,self:X}=u,se=[],we=[];y.rows().forEach((xt,mt)=>{
C[mt]||(se.push(mt),we.push(xt))});let be=la(s,we,P,{self:X});be.forEach((xt,mt)=>{C[se[mt]]=xt}),G(P,C),k.table.add(C,be,x(C)),n.op!==""&&!m&&E(P,X)}function B(){let C=n.op===""?-1:y.placeOf(n.op),P=u.
items[C]??null,X=P?.key??"";if(m=P,k.counts.select(X),k.durations.select(X),k.table.select(X),C===void 0){y.find(n.op);return}k.detail.draw(P,P||n.op===""?null:[a("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),a("p",{},L("Clear the filters",()=>ee({q:"",category:[],change:"",exclude:[Ye],device_type:"ALL",significant:""})))]),f&&(f=!1,P&&Y())}function F(){let C=s.
comparability.filter(({kind:P})=>P!=="steps_differ"&&P!=="single_sample");v(N,Xl(C))}function G(C,P){let X=s.control.samples,se=s.test.samples,we=P.find(mt=>mt?.row.too_few&&mt.row.among)?.row;_.hidden=
X===se&&!we;let be=we&&`${sn(we)} These rows say “too few steps”. `;if(X===se){v(_,be);return}let xt=C==="total"?"totals cannot be compared directly.":C==="per_call"?"totals would mislead.":"calls\
 and durations are shown per step.";v(_,be,`The sides have ${A(X)} and ${W(se,"sample")} (a sample is one step of one rank), so ${xt} `,C==="total"?L("Show per step",()=>ee({unit:""}),{class:"link-but\
ton"}):L("Show totals",()=>ee({unit:"total"}),{class:"link-button"}))}function re(){return d!==r&&Mc(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",L("Dr\
aw the bars anyway",()=>{d=r,O()},{class:"link-button"})]}function Ue(C){let{items:P,unit:X,self:se}=u,we=`${u.order}${n.top}`,be=P.slice(0,n.top),xt=Yo(s,`first ${A(be.length)} of ${W(s.row_count,"ro\
w")}`),mt={file:xn(s),revision:C,zoom:we,caption:xt};k.durations.draw({...mt,...Rc(be,X,se,s),empty:re()}),k.counts.draw({...mt,...Cc(be,X),empty:re()}),S.drawRest(P.length,be.length)}return O(),Ae(),
{keys:{search:()=>k.filters.focusSearch(),enter:()=>k.table.focus(),control:()=>k.sides.choose("control"),test:()=>k.sides.choose("test"),close:()=>k.detail.isOpen()&&de("")},update(C){n=Zt(C),O(),Ae(),
s&&l===r&&t.settled()},unmount(){p=!0,V.unmount(),y.stop(),ce(),R.forEach(C=>C.unmount()),k.table.unmount(),k.detail.unmount()}}}function fu({edges:e,control:t,test:n}){let o=i=>i.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),l=i=>Array.from({length:Math.ceil(i.length/
r)},(u,d)=>o(i.slice(d*r,(d+1)*r))),c=e.length-1;return{control:l(t),test:l(n),edges:[...e.slice(0,c).filter((i,u)=>u%r===0),e[c]]}}function hu(e,t,n){let o=[];if(t/e<8){let c=(t-e)/n,i=10**Math.floor(
Math.log10(c)),u=[1,2,5,10].find(d=>d*i>=c)*i;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],l=r.length>1?1:Math.max(1,Math.
round(s/n));for(let c=Math.floor(Math.log10(e));c<=Math.log10(t);c+=l)for(let i of r)o.push(Number((i*10**c).toPrecision(12)));return o.filter(c=>c>=e&&c<=t)}var Dg=250;function gu(e){return Ke({...e,height:()=>Dg,make:qg,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function Pg(e){let[t,n]=De(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function qg(e,t){let n={...e,
...fu(e)},o=ht(),{edges:s}=n,r=hu(s[0],s[s.length-1],t<520?4:9),[l,c]=["control","test"].map((m,f)=>{let p=n[m].reduce((y,w)=>y+w,0),g=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(y=>y===0?0:
y/g)}),i=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...l,...c);return{data:[
{...i(l),fill:"tozeroy",fillcolor:Hg(o.control,.4),line:{color:o.control,width:1}},{...i(c),line:{color:J("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(l[f],c[f])),customdata:Bg(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:Ze(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(Pg),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?J("--control"):J("--test")}}])}}}function Bg(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,l)=>`${r} ${A(e[r][o])}${l>0?`, ${Me(100*e[r][o]/l)} of its calls`:""}`;return[`${q(n)} to ${q(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function Hg(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Ug=250,gs=.13;function yu(e){return Ke({...e,height:()=>Ug,make:Wg,extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},
"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function Wg(e,t){let n=ht(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?De(Math.max(...o)):["",1],
l=e.rows.length>8,c=(m,f,p)=>{let g=[];return e[m].forEach((y,w)=>y.forEach((h,b)=>{if(h!==null){let k=e.rows.length>1?.16*(w/(e.rows.length-1)-.5):0;g.push({x:b+f+k,y:h/r,text:e.hover(m,w,b).map(Ee).
join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(y=>y.x),y:g.map(y=>y.y),customdata:g.map(y=>y.text),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:l?5:8,opacity:l?
.6:.9,line:{width:0}}}},i=(m,f)=>{let p=e.columns.map((g,y)=>{let w=e[m].map(h=>h[y]).filter(h=>h!==null);return w.length===0?null:w.reduce((h,b)=>h+b,0)/w.length/r});return{type:"scatter",mode:"lines",
hoverinfo:"skip",y:p,x:p.map((g,y)=>y+f),line:{color:J(`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Jn(e.columns.length,(t-80)/(7*u+10));
return{data:[i("control",-gs),i("test",gs),c("control",-gs,"circle"),c("test",gs,"diamond")],layout:{template:Ze(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"arra\
y",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ee(e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:
"",tickformat:",",zeroline:!0}}}}var Fg=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],wu=(e,t)=>e===null||t===null?null:
e-t,bu=(e,t)=>e>0&&t!==null?100*t/e:null,Va=e=>e>0?"more":e<0?"less":"calm";function Qa(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,l)=>o[l]>0?r/o[l]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function Ja(e,t,[
n,o],s,r,l){let c=wu(o,n),i=l==="new"?"new":l==="gone"?"gone":ge(bu(n,c));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
l==="new"?ae:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},l==="gone"?ae:s(o))),a("p",{class:`tile-change ${Va(c??(l==="new"?1:-1))}`},c===null?i:`${r(c)} (${i}\
)`))}function jg(e,t){let n=Qa(e);return[a("p",{class:"muted op-verdict"},t?sn(t):" "),a("div",{class:"tiles"},Ja("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
q,le,n.birth),Ja("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,A,Ie,n.birth),Ja("Time per call","Median of the single calls",n.perCall,q,le,n.birth))]}function ws(e,[
t,n],o,s,{exact:r,exactDiff:l,title:c}={}){let i=wu(n,t);return a("tr",{},a("th",{scope:"row",title:c},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${Va(i)}`,title:l?.(i)},s(i)),a("td",{class:`num ${Va(i)}`},ge(bu(t,i))))}var ys=(e,t,n)=>ws(e,t,q,le,{exact:oe,exactDiff:Se,title:n});function zg(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=Qa(e),o=(r,l)=>100*n[r]/t[l].step,s=nt(e)?"recording":"step time";return ws(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Me,r=>r===null?ae:ge(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function Gg(e,{stepTime:t,row:n}){let o=Qa(e),s=l=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},l)),r=l=>[e.calls.control[l],e.calls.test[l]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(l=>a("th",{scope:"col",class:"num"},l)))),a("tbody",{},s("All calls"),ws("Calls",o.counts,A,Ie),ws("Calls per step",o.callsPerStep,A,Ie),ys("Total",o.total),ys(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&ys("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),zg(e,t)),a("tbody",{},s("A single call"),Fg.map(([l,c])=>ys(c,r(l)))))}function ku(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),v(e,jg(n,o.row)),v(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},Gg(n,o)))}}}var bs=12;function xu(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=ot("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),c=!1,i="";function u(p){let{answer:g}=p,y=g.launches!==void 0;i!==p.revision&&(i=p.revision,c=!1),o.press(
p.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),n.textContent=y?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let w=y?g.launches:g.launched_by,h=p.unit==="per_step"?[g.control.samples,g.
test.samples]:[1,1];v(s,w.length===0?d(y):m(w,h,y)),v(r,w.length>bs&&!c&&L(`Show all ${A(w.length)}`,()=>{c=!0,u(p),s.querySelectorAll("tbody tr")[bs].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=w.length<=bs||c}function d(p){return a("p",{class:"muted chart-message"},p?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(p,g,y){let w=p.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},y?"Device work":"Operator"),w&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},p.slice(0,c?void 0:bs).map(h=>f(h,g,w))))}function f(p,[g,y],w){let h=[p.control_counts/g,p.test_counts/y],b=[p.control_total_duration/
g,p.test_total_duration/y],k=g===y?p.diff_duration/g:b[1]-b[0],N=k>0?" more":k<0?" less":"",_=h[1]-h[0],S=p.control_counts===0?"new":p.test_counts===0?"gone":ge(b[0]>0?100*k/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},p.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(p),title:p.name},a("bdi",{},p.name)),a("span",{class:"related-category muted"},
` ${p.category??""}`)),w&&a("td",{class:"shapes mono",title:p.shapes},p.shapes??"–"),a("td",{class:"num wide-only"},A(h[0])),a("td",{class:"num wide-only"},A(h[1])),a("td",{class:`num wide-only${_>0?
" more":_<0?" less":""}`},Ie(_)),a("td",{class:"num roomy-only",title:oe(b[0])},p.control_counts>0?q(b[0]):"–"),a("td",{class:"num roomy-only",title:oe(b[1])},p.test_counts>0?q(b[1]):"–"),a("td",{
class:`num strong${N}`,title:Se(k)},le(k)),a("td",{class:`num${N}`},S))}return{node:l,draw:u}}function _u(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((l,c)=>{let i=r(l),u=i?.diff>0?" more":i?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(c,24))}},a("span",{class:"mono frame-name",title:l.category},i?a("a",{href:i.href},a("bdi",{},l.name)):a("bdi",{},l.name)),i&&i.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},le(i.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:l,test:c}=s;if(t.hidden=l.length===0&&c.length===0,t.hidden)return;let i=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=l.length===c.length&&l.every((d,m)=>o(d,c[m]));v(e,u?a("div",{},a("h3",{},"The same in control and test"),n(c,
r)):[i("control",l),i("test",c)])}}}var Su={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Xa={path:"/compare/op",name:"Operation",mount:(e,t)=>Yg(e,t)};function Yg(e,t){let n=ma(location.search),o=null,s=null,r="",l="",c={key:"",answer:null},i=null,u=!1,d=ot("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],z=>R({bins:z},{replace:!0})),m={sides:ls(R),numbers:ku(),histogram:gu({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:yu({id:"chart-samples",title:"Every step",level:"h2",file:"steps"}),heat:ss({id:"chart-heat",title:"Rank × step",level:"\
h2",file:"rank-step"}),grid:as(),related:xu({onUnit:z=>R({unit:z}),href:({name:z,category:Y})=>Dt({...n,row:ut(z,Y)})}),stack:_u()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"\
Where this is"}),g=a("h1",{class:"mono op-title"}),y=a("p",{class:"muted"}),w=a("p",{class:"op-actions"}),h=a("div",{class:"message"}),b=Jg(z=>R({heat:z},{replace:!0})),k=a("p",{class:"muted small",hidden:!0}),
N=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.related.node,m.stack.node,a("div",{class:"heat-bl\
ock"},b.node,m.heat.node,k,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"op-header"},g,y,w),m.sides.node,h,N));let _=Bt({context:t,results:N,message:h}),S=Mt(()=>f.
forEach(z=>z.retheme()));function R(z,{replace:Y=!1}={}){t.go(Dt({...n,...z}),{replace:Y})}function T(){let z=he=>qo(he,n,o,s),Y=`${z("control")} → ${z("test")}`,Z=s?.name===""?"(no name)":s?.name??
"Operation";t.setTitle(`${Z.slice(0,80)} · ${Y}`),v(g,a("bdi",{},Z)),v(y,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",n.use_short_name&&" · short name: all operations of this name togethe\
r");let _e={...Zt(""),...I(),exclude:[Ye],op:n.row};v(p,a("a",{href:t.lastCompare(bt(n))??wt(_e)},`← ${Y}`))}function I(){let{control:z,test:Y,control_ranks:Z,test_ranks:_e,control_steps:he,test_steps:ye,
control_marker:Ae,test_marker:Ce,use_short_name:Ge,merge_addresses:M}=n;return{control:z,test:Y,control_ranks:Z,test_ranks:_e,control_steps:he,test_steps:ye,control_marker:Ae,test_marker:Ce,use_short_name:Ge,
merge_addresses:M}}async function j(){let z=[n.control,n.test].filter(Z=>Z!=="");if(z.every(Z=>o&&Te(o,Z)))return;let Y=await Ve(z).catch(()=>[]);u||(o=Y,ee())}function Q(z){l=z,_.ask(Y=>So(z,{signal:Y}),
Y=>{s=Y,r=new URLSearchParams(z).get("row"),_.say(null),ie(`${Y.name}: ${q(Y.calls.control.total)} to ${q(Y.calls.test.total)}.`),ee()},Y=>{s=null,_.say(ce(Y)),ee()})}async function V(z){i?.abort(),i=
new AbortController,c={key:z,answer:null};try{let Y=new URLSearchParams(z);Y.set("significance","true"),Y.set("diagnosis","false");let Z=await it(Y,{signal:i.signal});if(u||c.key!==z)return;c.answer=Z,
c.byKey=Pl(Z),ee()}catch{}}function ce(z){let Y=z.code==="unknown_operation",Z=["control_ranks","test_ranks","control_steps","test_steps"].filter(_e=>n[_e]!=="all");return a("div",{class:"error-box",role:"\
alert",data:{code:z.code}},a("h2",{},Y?"This operation does not occur":"This operation cannot be shown"),a("p",{},Y?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":z.message),a("p",{},Z.length>0&&L("Use all ranks and steps",()=>R(Object.fromEntries(Z.map(_e=>[_e,"all"]))),{class:"primary"}),Z.length===0&&!Y&&L("Try again",()=>Q(en(n).toString()),{class:"p\
rimary"})," ",a("a",{href:wt({...Zt(""),...I()})},"All operations of this comparison")))}function ee(){if(u)return;T();let z=n.control!==""&&n.test!==""&&n.row!=="",Y=en(n).toString();z?Y!==l&&(s&&r!==
n.row&&(s=null),_.say(null),Q(Y)):(_.drop(),l="",_.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let Z=bt(
{...n,use_short_name:!1}).toString();z&&Z!==c.key&&V(Z),m.sides.draw(n,o,s),N.toggleAttribute("data-skeleton",z&&!s),s&&de()}function de(){let z=n.unit||(s.control.samples===s.test.samples?"total":"pe\
r_step"),Y=`tracediff-${ct(s.control.label)}-${ct(s.test.label)}-${ct(s.name)}`,Z=l,_e=n.use_short_name?void 0:ia(c.byKey?.get(Un(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:c.answer?.step_time,
row:_e}),fe(Y,Z),He(Y,Z),Jc(n,s,m),m.related.draw({answer:s,unit:z,revision:Z}),m.stack.draw(s.stack,Le),v(w,L("Copy the name",()=>Ut(s.name,"Name copied."),{class:"link-button"}),L("Copy link",()=>Ut(
location.href,"Link copied."),{class:"link-button"}),a("a",{href:Hr(en(n)),download:`${Y}.json`},"JSON"))}function Le({name:z,category:Y}){let Z=c.byKey?.get(Un(z,Y));return Z&&{diff:Z.diff_per_step,href:Dt(
{...n,use_short_name:!1,row:Z.id})}}function fe(z,Y){let{edges:Z,control:_e,test:he}=s.histogram,ye=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:Z,control:_e,test:he,file:z,
revision:`${Y}#${n.bins}`,share:n.bins==="share",perStep:ye[0]===ye[1]?null:ye,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${A(s.calls.control.count)} in the control, ${A(s.calls.test.
count)} in the test`,empty:Z.length===0?"No calls to draw.":""})}function He(z,Y){let{control:Z,test:_e}=s.samples,he=os(Z,_e),ye=to(he,x=>x.total_duration),Ae=x=>s.calls[x].count===0,Ce=ye.control.map(
x=>x.map(()=>null));m.points.draw({rows:he.rows,columns:he.columns,kind:"time",file:z,control:Ae("control")?Ce:ye.control,test:Ae("test")?Ce:ye.test,hover:(x,$,B)=>Kg(x,he[x][$][B]),heading:"duration \
in each step of each rank",revision:Y});let[Ge,M,U]=Su[n.heat],O=to(he,M),H=U==="time",E={format:H?oe:A,formatDiff:H?Se:Ie};b.draw(n.heat),m.heat.draw({rows:he.rows,columns:he.columns,...O,...E,kind:U,
file:z,heading:Ge,revision:`${Y}#${n.heat}`}),m.grid.draw({grid:he,values:O,title:Ge,format:H?q:A,formatDiff:H?le:Ie});let D=[he.ranksByPosition&&"ranks",he.stepsByPosition&&"steps"].filter(Boolean);k.
hidden=D.length===0,k.textContent=`The sides have different ${D.join(" and ")}; they are paired by position (control / test).`}return ee(),j(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.
choose("test")},update(z){let Y=n;n=ma(z),Y.row!==n.row&&window.scrollTo(0,0),ee(),j()},unmount(){u=!0,_.unmount(),i?.abort(),S(),f.forEach(z=>z.unmount())}}}function Kg(e,t){return[`${e}, rank ${t.rank}${t.
span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,oe(t.total_duration),W(t.counts,"call")]}function Jg(e){let t=K("heat"),n=a("select",{id:t,on:{change:()=>e(
n.value)}},Object.entries(Su).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}var Vg={name:"rows",label:"Rows",type:"choice",options:Vo,fallback:"steps"};function vu(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:_=>_.
preventDefault()}}),s=[],r="",l=null,c="";function i(_,S){t({[_]:S},{replace:c===_}),c=_}function u(_,S,R,T){let I=K("set"),j=$n({id:I,field:_,none:T,text:l[_],set:Te(R,l[_])??null,onPick:Q=>{c="",n({
[_]:Q?.id??""})}});return a("div",{class:`analysis-field side-${_==="test"?"test":"control"}`},a("label",{for:I},S),j.node)}function d(_){let S=a("input",{type:"checkbox",data:{field:_.name},on:{change:()=>i(
_.name,S.checked===_.fallback?"":String(S.checked))}});return s.push({name:_.name,sync(R){S.checked=R===""?_.fallback:R==="true"}}),a("label",{class:"check"},S,_.label)}function m(_){let S=_.type==="o\
perator"?K("ops"):null,R=_.type==="number",T=a("input",{type:R?"number":"text",list:S,autocomplete:"off",spellcheck:"false",placeholder:_.placeholder,step:R&&"any",min:R&&0,data:{field:_.name},class:S&&
"wide",title:_.title,on:{change:()=>i(_.name,T.value.trim())}}),I=S&&a("datalist",{id:S});S&&(T.addEventListener("input",et(150,()=>g(T.value,I))),T.addEventListener("focus",()=>{T.select(),g("",I)}));
let j="";return s.push({name:_.name,sync(Q,V){let ce=Q||S&&V||"",ee=T===document.activeElement&&T.value!==j;T.value.trim()!==ce&&!(ee&&ce===j)&&(T.value=ce),j=ce,R&&(V??null)!==null&&Q===""&&(T.placeholder=
V)}}),a("label",{class:"analysis-field"},a("span",{},_.label),T,I)}function f(_){let S=a("select",{data:{field:_.name},title:_.title,on:{change:()=>i(_.name,S.value===_.fallback?"":S.value)}},Object.entries(
_.options).map(([R,T])=>a("option",{value:R},T)));return s.push({name:_.name,sync(R,T){S.value=R||String(T??Object.keys(_.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},_.label),S)}let p=_=>_.
type==="boolean"?d(_):_.type==="choice"?f(_):m(_);async function g(_,S){if(l.set!=="")try{let R=await qr(l.set,_);v(S,[...new Set(R.filter(T=>T.category==="cpu_op").map(T=>T.name))].map(T=>a("option",
{value:T})))}catch{}}let y=(_,S)=>_?.[S].length>0?$e(_[S],3):"";function w(_,S){let[R,T]=["set","test"].map(I=>y(Te(S,l[I]),_));return l.test!==""&&l[_]===""&&(R!==T||l[`set_${_}`]!==""||l[`test_${_}`]!==
"")}function h(_,S,R){let[T,I]=["set","test"].map(Q=>Te(R,l[Q])),j=(Q,V,ce)=>p({name:Q,label:V,type:"text",placeholder:["all",y(ce,_)].filter(Boolean).join(": "),title:"all, first, or a list such as 0\
,2,4-7"});return w(_,R)?[j(`set_${_}`,`${S} of A`,T),j(`test_${_}`,`${S} of B`,I)]:[j(_,S,T)]}function b(_){let S=R=>R.some(T=>l[T]!=="");return!S(["steps","set_steps","test_steps"])&&(S(["marker","se\
t_marker","test_marker"])||["set","test"].some(R=>Te(_,l[R])?.steps.length>0))}let k=_=>`${Na[_].letter} · ${Na[_].name}`;function N(_){let S=l.test!=="";s=[],v(o,u("set",S?k("set"):"Trace set",_),u(
"test",S?k("test"):"Compare with",_,"none"),h("ranks","Ranks",_),h("steps","Steps",_),b(_)&&p(Vg),e[l.what].params.map(p))}return{node:o,focus(){let _=o.querySelector("input[list]")??o.querySelector('\
[data-field$="ranks"]');return _?.focus(),document.activeElement===_},draw(_,S,R={}){l=_;let T=JSON.stringify([l.what,l.set,l.test,w("ranks",S),w("steps",S),b(S),S.map(I=>[I.id,I.label])]);if(T!==r){r=
T;let I=o.contains(document.activeElement)?document.activeElement.dataset.field:null;N(S),I&&o.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:j})=>j(l[I]??"",R[I]))}}}var Qg=24,ks=20;function $u(e,t){let n=Array.from(e),o=Math.max(0,n.length-ks),s=t>Qg?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(l,c,i)=>a("span",{class:l},n.slice(c,i).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+ks).join(""))),s+ks<n.length&&r("split-rest",s+ks))}var Eu=200;function Za(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),l=Ht(r);l.set(e.sql??null);
let c=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a("h3",{},r," ",s),a("div",{class:"chart-tools"},l.node,e.csv&&a("a",{class:"button",href:e.
csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a("table",{
class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),i=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return i;let w=d.down?-1:1;return[...i].sort((h,b)=>{let[k,N]=[
h[d.key]??null,b[d.key]??null];return k===null||N===null?(k===null)-(N===null):w*(typeof k=="number"?k-N:String(k).localeCompare(String(N)))})}function p(w){let h=d?.key===w.key?!d.down:!!w.number;d={
key:w.key,down:h},y(),t.querySelector("[aria-sort] button")?.focus()}function g(w,h,b){let k=e.href&&w.link?.(b,e.parameters??{}),N=w.show(h,b),_=w.mono&&typeof N=="string"?$u(N,u.get(w.key)?.get(N)??
0):N;return k?a("a",{href:e.href(k)},_):_}function y(){v(t,e.columns.map(w=>{let h=d?.key===w.key;return a("th",{scope:"col",class:w.number&&"num","aria-sort":h&&(d.down?"descending":"ascending")},L(`${w.
title}${h?d.down?" ↓":" ↑":""}`,()=>p(w),{class:"link-button th-button",title:w.what}))})),v(n,f().slice(0,m).map(w=>a("tr",{},e.columns.map(h=>{let b=w[h.key];return a("td",{title:h.mono?b:h.exact?.(
b,w),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,w)].filter(Boolean).join(" ")||null},g(h,b,w))})))),s.textContent=i.length>1?A(i.length):"",o.hidden=i.length<=m,v(o,L(`Show ${A(Math.min(
Eu,i.length-m))} more of ${A(i.length)}`,()=>{m+=Eu,y()},{class:"link-button"}))}return{node:c,show(w){i=w;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,zs(i.map(b=>String(b[h]??""))));c.hidden=
i.length===0,y()}}}var Tu=7.2,_s=6,xs=["solid","dot","dash","dashdot","longdash","longdashdot"],er=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],tr=e=>ht()[e==="B"?
"test":"control"];function vs(e){return{template:Ze(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var $s=e=>e.map(t=>Ee(t)).join("<br>"),Be=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ss=116,ro=22,Es=e=>e>1?64-ro+e*(Ss+ro):320;function Xg(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:J("--muted")},text:e.map(o=>o.
values[t].value?"":Ee(o.values[t].none??o.values[t].text))}}function lo({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let l=Math.max(...e.map(w=>o?w.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...w.values.map(h=>h.value??0))),0),[c,i]=n==="time"?De(l):[n==="percent"?"%":"",1],u=e.map((w,h)=>h),d=s&&e.some(w=>w.values.some(h=>h.low>0||h.high>0)),m=w=>w.value===null&&d?null:(w.value??0)/i,
f=Math.max(...e.map(w=>w.label.length)),p=Math.min(Math.ceil(18+_s+Tu*f),Math.floor(r*.42),360),g=Math.floor((p-14-_s)/Tu),y=e.map(w=>$s([w.full??w.label,...t.map((h,b)=>`${h.name}: ${w.values[b].text}`),
...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,h)=>({type:"bar",orientation:"h",y:u,legendgroup:w.key,x:e.map(b=>m(b.values[h])),marker:{color:w.colour},error_x:d?{type:"data",symmetric:!1,
thickness:1.2,color:J("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/i),arrayminus:e.map(b=>(b.values[h].low??0)/i)}:void 0,customdata:y,hovertemplate:"%{customdata}<extra></extra>",...Xg(e,h,
o)})),layout:vs({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:_s,tickcolor:"\
rgba(0,0,0,0)",ticktext:Kt(e.map(w=>w.label),g).map(Ee)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),ticksuffix:c?` ${c}`:""}})}}
var nr=(e,t)=>t===""?{property:er[e%er.length],dash:xs[Math.floor(e/er.length)%xs.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:xs[e%xs.length]},Zg=e=>De(Math.max(e,1));function ey(e,t,n,o){
let s=e.flatMap(d=>d.points.map(m=>m[1])),r=s.every(d=>Number.isInteger(d)&&d<5),[l,c]=t==="rate"?$o(s.reduce((d,m)=>Math.max(d,m),0)):[t,1],i=o*(Ss+ro)-ro,u=1-n*(Ss+ro)/i;return{per:c,axis:{rangemode:"\
tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,u-Ss/i),u],title:{text:l,font:{size:11}}}}}var ty=(e,t)=>({text:Ee(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"\
left",yanchor:"bottom",showarrow:!1,font:{size:12,color:J("--text")}});function ny(e,t){let n=i=>e.flatMap(u=>u.points.slice(i,i+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(
...n(0)),r=s>1e3*(o-s),[l,c]=Zg(r?o-s:o);return{scale:l,per:c,far:r,offset:r?Math.floor(s/c)*c:0}}function Ou({lines:e,panels:t,unit:n,range:o},s){let{scale:r,per:l,far:c,offset:i}=ny(e,o),u=p=>(p-i)/
l,d=p=>n==="rate"?Eo(p):`${A(p)} ${n}`,m=t.map((p,g)=>ey(e.filter(y=>y.panel===p),n,g,t.length)),f=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let g=nr(p.place,p.side),y=t.indexOf(p.panel);return{type:"\
scatter",mode:"lines",x:p.points.map(w=>u(w[0])),y:p.points.map(w=>w[1]/m[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:J(g.property),dash:g.dash},legendgroup:p.key,customdata:p.points.map(w=>$s(
[p.name,`at ${oe(w[0])}`,d(w[1])])),hovertemplate:"%{customdata}<extra></extra>"}}),layout:vs({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,
tickangle:0,range:o?.map(u),autorange:o===null,nticks:Math.max(4,Math.floor((s-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${oe(i)} after the first event`:"since the first event",font:{size:11},
standoff:4}},...Object.fromEntries(m.map(({axis:p},g)=>[`yaxis${g===0?"":g+1}`,p])),annotations:t.length>1?t.map((p,g)=>ty(p,m[g].axis.domain[1])):[]}),per:l,offset:i}}function Ru(e){let[t,n]=De(e);return`${Number(
(e/n).toPrecision(3))} ${t}`}function oy(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function sy(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}
function Cu({sides:e},t){let n=e.map(h=>sy(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),l=Math.max(1,Math.min(s,r-12)),c=n.some(
h=>h.has(0)),i=Array.from({length:r-l+1},(h,b)=>l+b);c&&i.unshift(l-4,l-3,l-2,l-1);let u=(h,b)=>n[h].get(c&&b===l-4?0:b<l?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<l?"none":`${q(d(h))} to ${q(d(h+1))}`,f=i.
filter(h=>h>=l&&(h-1)%10===0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/i.length,y=[...c?[l-4]:[],...f.filter((h,b)=>b%p===0&&!(c&&(h-l+4)*g<52))],w=e.length-1;return{
data:[...e.map((h,b)=>({type:"scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:i.flatMap(k=>[k,k+1]),y:i.flatMap(k=>[u(b,k),u(b,k)]),fill:b===0?"tozeroy":"none",fillcolor:oy(tr(h.side),w===0?
.65:.4),line:{color:tr(h.side),width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:i.map(h=>h+.5),y:i.map(h=>Math.max(...e.map((b,k)=>u(k,h)))),customdata:i.map(h=>$s([m(h),
...e.map((b,k)=>`${b.name}: ${A(u(k,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:vs({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,
tickvals:y.map(h=>h<l?h+.5:h),ticktext:y.map(h=>h<l?"none":Ru(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"la\
unches",font:{size:11},standoff:4}}})}}function Au(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:_s,
tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:o.map(s=>Ru(10**s)),title:{text:n,font:{size:11},standoff:4}}}function Mu({sides:e}){let t=l=>Math.log10(Math.max(l,.001)),n=l=>{let c=e.flatMap(u=>u.points.
map(d=>t(d[l]))),i=Math.floor(Math.min(...c));return[i,Math.max(Math.ceil(Math.max(...c)),i+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"\
scatter",mode:"lines",x:r,y:r,hoverinfo:"skip",visible:r[0]<r[1],line:{color:J("--muted"),width:1,dash:"dot"}},...e.map(({key:l,side:c,name:i,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,
legendgroup:l,x:u.map(d=>t(d.cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:tr(c),opacity:.6,symbol:c==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.
map(d=>$s([i,`rank ${d.rank}`,`host ${q(d.cpu_duration)}, device ${q(d.gpu_duration)}`,`${A(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:vs({xaxis:Au(...o,"the launch\
 on the host"),yaxis:Au(...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var ay=32,ry=512;function ly(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function iy(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>vn(e.map(s=>s[o]??0)))}function cy(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,iy(s)]));return new Map(
e.map(o=>[o,ly(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function or(e){let t=cy(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var sr=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function ar(e,t,n,o){let s=Math.floor(ay/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(ry/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:or(e).slice(0,s),limited:!0,note:sr(s,e.length,o,t)}}var rr=6,Nu=e=>new Set(e).size>1;function Ts(e,t){let n=e.map(l=>l.data.series),o=!n.some(l=>Nu(l.map(c=>c.rank))),s=n.some(l=>[...new Set(l.map(i=>i.rank))].some(i=>Nu(l.filter(u=>u.rank===i).map(u=>u.
device)))),r=new Map;return n.forEach((l,c)=>l.forEach(i=>{let u=`${s?`device ${i.device}, `:""}${t(i)}`,d=`${o?"":`${i.rank} `}${u}`,m=r.get(d)??{key:d,name:u,group:o?"":`rank ${i.rank}`,series:e.map(
()=>null)};m.series[c]=i,r.set(d,m)})),[...r.values()]}function uy(e,t){let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.
map(s=>[s.key,s.series.map((r,l)=>r?o[l].get(n(r))??0:0)]))}function dy(e,t){let n=uy(e,t),o=[...new Set(e.map(l=>l.name))],s=new Map(o.map(l=>[l,0])),r=new Map;for(let l of e){let c=n.get(l.key);s.set(
l.name,Math.max(s.get(l.name),...c.map(Math.abs)));let i=r.get(l.group)??{name:l.group,lines:new Map};i.lines.set(l.name,c),r.set(l.group,i)}return or([...r.values()].map(l=>({name:l.name,group:"",values:t.
map((c,i)=>o.map(u=>(l.lines.get(u)?.[i]??0)/(s.get(u)||1)))}))).map(l=>l.name)}function my(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){
if(s>0&&o.length+n.get(r).length>rr)break;o.push(...n.get(r)),s+=1}return{taken:o.slice(0,rr),count:s}}function py(e,t,n){if(e.length<=rr)return{keys:e.map(i=>i.key),note:"",limited:!1};let o=[...new Set(
e.map(i=>i.group))],s=o.length<2||n==="rank"?o:dy(e,t),{taken:r,count:l}=my(e,s),c=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${l} of ${o.length} ranks`:sr(l,o.length,
"ranks",t.length);return{keys:r.map(i=>i.key),note:c,limited:o.length>1}}var lr=[""];function As(e,t,{lines:n,order:o}){let s=e.map(l=>l.key).filter(l=>n.includes(l)),r=py(e,t,o);return s.length>0||n.
includes(lr[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}var fy={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Lu="http://www.w3.org/2000/svg";function hy(e,t){let n=document.createElementNS(Lu,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(Lu,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",fy[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function Iu(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=L(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),l=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),c=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},l,r)),i="";function u(g){return a(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function f(g,y){g.dataset.shown!==y&&(g.dataset.shown=y,g.value=m(y))}function p(g,{chosen:y,styles:w,two:h}){let b=w.get(g.key)??-1,k=a("input",{type:"checkbox",value:g.
key,on:{change:()=>{let N=[...t.querySelectorAll("input:checked")];e.onLines(N.length===0?lr:N.map(_=>_.value))}}});return k.checked=y.includes(g.key),a("label",{class:"check line-check"},k,a("span",{
class:"line-mark"},b>=0&&hy(nr(b,h?"A":""),h)),g.name)}return{node:c,draw(g){let{chosen:y,two:w}=g,h=JSON.stringify([g.lines.map(b=>b.key),y,w]);if(t.hidden=g.lines.length<2,h!==i){i=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;v(t,gy(g.lines,y).map(([k,N])=>a("div",{class:"line-group",role:k?"group":null,"aria-label":k||null},k&&a("span",{class:"muted"},k),N.map(_=>p(
_,g))))),b!==null&&[...t.querySelectorAll("input")].find(k=>k.value===b)?.focus()}f(n,g.start),f(o,g.end),s.disabled=g.start===""&&g.end==="",l.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function gy(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}var Pu="−",Re=e=>e==null;function io(e,t){return Re(e)?ae:pt(e,0,t).replace("-",Pu)}function co(e,t){let n=io(e,t);return Number(n.replace(Pu,"-"))===0?"0":e>0?`+${n}`:n}var Wt=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>Re(o)||o===""?ae:String(o)}),ir=(e,t)=>({key:e,title:t,show:n=>Re(n)||n===-1?ae:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),Ne=(e,t)=>({key:e,title:t,number:!0,
show:A,showDiff:Ie}),ne=(e,t)=>({key:e,title:t,number:!0,show:q,exact:n=>Re(n)?null:oe(n),showDiff:le,exactDiff:n=>Re(n)?null:Se(n)}),qu=(e,t)=>({key:e,title:t,number:!0,show:Eo,exact:n=>Re(n)?null:js(
n),showDiff:al,exactDiff:n=>Re(n)?null:`${n>0?"+":""}${js(n)}`}),Et=(e,t)=>({key:e,title:t,number:!0,show:n=>Re(n)?ae:`${io(n,2)} %`,showDiff:n=>Re(n)?ae:`${co(n,2)} pp`,exactDiff:n=>Re(n)?null:`${co(
n,6)} percentage points`}),Os=(e,t)=>({...Et(e,t),show:n=>Re(n)?ae:`${io(100*n,1)} %`,showDiff:n=>Re(n)?ae:`${co(100*n,1)} pp`,exact:n=>Re(n)?null:`${io(100*n,6)} %`,exactDiff:n=>Re(n)?null:`${co(100*
n,6)} percentage points`}),Bu=(e,t)=>({key:e,title:t,number:!0,show:n=>io(n,3),showDiff:n=>co(n,3),exact:n=>Re(n)?null:String(n),exactDiff:n=>Re(n)?null:String(n)}),yy={cost:["more","less"],gain:["bet\
ter","worse"],neutral:[null,null]},uo=e=>({...e,meaning:"gain"}),ze=e=>({...e,meaning:"neutral"});function Hu(e){let[t,n]=yy[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,
tone:o=>o>0?t:o<0?n:null}:e}var Ft=(e,t=o=>o,n=t)=>[ze(Ne("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([
o,s])=>t(e(o,s)))],rn=(e,t)=>({...e,what:t}),Tt=(e,t,n)=>({key:e,title:t,show:o=>Re(o)?ae:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),jt={key:"note",title:"note",note:!0,show:e=>Re(e)?"":String(
e)},Du=10;function wy(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.times+=1:t.push({name:n,times:1})}return t}function by(e){let t=wy(e.split("|")),n=t.length>Du+1?t.slice(0,Du):t,o=t.slice(
n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({name:s,times:r})=>a("li",{title:s},r>1?`${A(r)} × ${s}`:s)),o>0&&a("li",{},`${A(o)} more`))}var Uu=(e,t)=>({key:e,title:t,
mono:!0,show:n=>Re(n)?ae:by(n)}),mo=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],r=Re(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Wu(e,t){let n=t.length>0&&e.extra?e.extra(
t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var ky=16,Cn=e=>e==null?ae:`${e} %`,cr=(e,t)=>e.letter?`${e.letter} · ${t}`:t,xy=e=>e.map(t=>({key:t.key,name:cr(t,t.label),colour:J(t.letter==="B"?"--test-fill":"--control-fill")})),_y=e=>({key:e.property,
name:e.name,colour:J(e.property)});function Mn(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(" / "):
o.rank}`}function Rs(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:l,empty:c}){let i=new Map,u=p=>r.map(g=>p[g.key]??null);e.forEach((p,g)=>n(p).filter(y=>u(y).some(w=>w!==null)).forEach(y=>{let w=o(
y),h=i.get(w)??{group:s?.(y)??"",bars:[],values:e.map(()=>[])};h.values[g]=u(y),h.bars.push({label:cr(p,w),full:`${cr(p,p.label)}, ${w}`,total:q(u(y).reduce((b,k)=>b+(k??0),0)),values:r.map(b=>({value:y[b.
key],text:b.text(y)}))}),i.set(w,h)}));let{shown:d,...m}=ar([...i.values()],e.length,t,l),f=d.flatMap(p=>p.bars);return f.length===0?{empty:c}:{places:f.length,...m,data:p=>lo({bars:f,kind:"time",stacked:!0,
series:r.map(_y)},p)}}function Sy(e,{table:t,name:n,value:o,show:s,range:r,kind:l}){let c=new Map;return e.forEach((i,u)=>i.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(d),p=c.get(f)??
{label:f,values:e.map(()=>({value:null,text:"none"}))},g=(p.values[u].value??0)+m;p.values[u]={value:g,text:s(d,g),...r?.(d),none:l==="percent"?"0 %":"0"},c.set(f,p)})),[...c.values()]}var Fu=e=>Math.
max(...e.values.map(t=>t.value??0));function vy(e){let t=[...e].sort((n,o)=>Fu(o)-Fu(n)).slice(0,ky);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function dt(e,{order:t},n){
let o=Sy(e,n),{shown:s,...r}=n.ranks?ar(o.map(l=>({...l,group:"",values:l.values.map(c=>c.value===null?[]:[c.value]),bar:l})),e.length,t,"ranks"):vy(o);return s.length===0?{empty:n.empty}:{places:s.length,
...r,data:l=>lo({bars:s.map(c=>c.bar??c),kind:n.kind,series:xy(e),errors:!!n.range},l)}}var At=`There is no device work in the selected ranks and steps. ${an}`,po=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${an}`,xe=Wt("rank","rank"),
ln=ir("device","device"),fo=ir("stream","stream"),ho=Tt("kernel_type","kind",Oa),Cs=mo(Wt("operator","operator",!0),()=>"cpu_op"),go=mo(Wt("name","kernel",!0),e=>e.category),ur=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Nn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Ln=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Xe=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var ju=[["compute",qe.compute,"--part-compute"],["non_compute",Zn,"--part-communication"],["idle",qe.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${q(
s[`${e}_time`])}, ${Cn(s[`${e}_time_pctg`])}`})),zu={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>Be(e),legend:ju,make:(e,t)=>Rs(e,t,{label:Mn(e),rowsOf:n=>n.data.rows,parts:ju,what:"ranks",empty:At})}],tables:[{key:"\
rows",caption:"Ranks",columns:[xe,rn(ne("idle_time",qe.idle.name),qe.idle.what),Et("idle_time_pctg","idle, %"),rn(ne("compute_time",qe.compute.name),qe.compute.what),ze(Et("compute_time_pctg","compute\
, %")),rn(ne("non_compute_time",Zn.short),Zn.what),Et("non_compute_time_pctg",`${Zn.short}, %`),rn(ne("kernel_time","all"),"From the first to the last device row"),jt]}]};var Gu={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:Be,make:(e,t)=>dt(e,t,{table:"rows",kind:"percent",name:Mn(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Cn(n.comp_comm_overlap_pctg)}, ${q(n.overlap)} of ${q(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[xe,uo(Et("comp_comm_overlap_pctg","overlap")),rn(uo(ne("overlap","overlapped")),"Communication while a compute kernel runs"),ne("communication_time","communication"),jt]}]};var Yu=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ca[e],what:ec[e],text:n=>q(n[e])}));function $y(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Ku={title:"\
Idle time",params:[Xe("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ln("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>Be(e),legend:Yu,make:(e,t)=>{let n=Mn(e);return Rs(e,t,{rowsOf:$y,group:Nn,label:o=>`${n(o)}, ${Nn(o)}`,parts:Yu,what:"streams",empty:At})}}],tables:[{key:"rows",caption:"Streams",columns:[xe,
ln,fo,Tt("idle_category","why idle",Ca),ne("idle_time","idle"),ze(Os("idle_time_ratio","share")),jt],extra:e=>"count"in e?Ft(ne):[]}]};var Ju={title:"Kernels",params:[Xe("duration_ratio","Share of time to show","0.8"),Xe("num_kernels","Kernels at most","10"),Ln("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Be,make:(e,t)=>dt(e,t,{table:"kinds",kind:"percent",empty:At,name:n=>Ra(n.kernel_type),
value:n=>n.percentage,show:n=>`${Cn(n.percentage)}, ${q(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:Be,make:(e,t)=>dt(e,t,{table:"over_ranks",kind:"tim\
e",empty:At,name:n=>n.name,value:n=>n.mean,show:n=>`${q(n.mean)}, mean of ${A(n.count)} calls${n.ranks>1?`, ranks ${q(n.min_mean)} to ${q(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[Tt("kernel_type","kind",Ra),ze(ne("sum","time")),ze(Et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[go,ho,xe,Ne("count",
"calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[go,ho,ze(Ne("ranks","ranks")),Ne("count","calls"),
ne("sum","sum"),ne("mean","mean"),ne("min_mean","fastest rank"),ne("max_mean","slowest rank")]}]};var Ey=24;function Vu(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ms(e,t,{unit:n,name:o,panels:s=!1,empty:r,flat:l}){let c=Ts(e,o),{keys:i,...u}=As(c,e,t),d=Vu(),m=c.filter(w=>i.
includes(w.key)).flatMap(w=>{let h=d(s?w.group:w.key);return w.series.map((b,k)=>b&&{key:e[k].key,place:h,side:e[k].letter,panel:s?w.name:"",points:b.points,name:[[e[k].letter,e[k].label].filter(Boolean).
join(" · "),`rank ${b.rank}`,w.name].join(", ")})}).filter(Boolean);if(c.length>0&&i.length===0)return{empty:"No line is chosen.",limited:u.limited};if(m.every(w=>w.points.length===0))return{empty:r};
if(l&&m.every(w=>w.points.every(h=>h[1]===0)))return{empty:l};let f=[...new Set(m.map(w=>w.panel))].slice(0,Ey),[p,g]=[Number(t.start||NaN),Number(t.end||NaN)],y=g>(p||0)?[p||0,g]:null;return{data:w=>Ou(
{panels:f,unit:n,range:y,lines:m.filter(h=>f.includes(h.panel))},w),places:f.length,limited:u.limited,note:[u.note,y&&`${oe(y[0])} to ${oe(y[1])}`].filter(Boolean).join(", ")}}function Qu(e,t,n){let o=Vu();
return new Map(e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(n?s.group:s.key)]))}var Xu=e=>e.name,Zu={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Xu,panels:!0,height:Es,make:(e,t)=>Ms(e,t,{unit:"rate",name:Xu,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[xe,ln,Wt("name","copy"),
...Ft(qu,uo,ze)]}]};var ed={title:"Queue length",window:!0,params:[Xe("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Nn,height:Es,make:(e,t)=>Ms(e,t,{unit:"waiting",name:Nn,empty:po})}],tables:[{key:"summary",caption:"Summary",columns:[xe,ln,fo,...Ft(Bu,
ze)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[xe,ln,fo,ne("duration_at_max_queue_length","blocked"),Os("relative_duration_at_max_queue_length","share of the rank")]}]};var Ty=(e,t)=>e.place-t.place||Object.keys(Jo).indexOf(e.class)-Object.keys(Jo).indexOf(t.class),td={title:"Kernel launches",params:[Xe("runtime_cutoff","Slow launch over, µs","50"),Xe("launch_delay_\
cutoff","Late start over, µs","100"),Ln("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Ma).map(([e,t])=>({id:`launch-${e}`,title:Ko(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:ur(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:po}:{data:s=>Cu({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:po}:{data:()=>Mu({sides:e.map(t=>({key:t.key,side:t.letter,name:ur(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[xe,Ne("count",
"launches"),Ne("short_kernels","shorter than their launch"),Ne("runtime_outliers","slow launches"),Ne("launch_delay_outliers","late starts"),jt]},{key:"worst",caption:"The worst launches",apart:!0,order:Ty,
columns:[Tt("class","why",Jo),xe,go,Cs,ne("cpu_duration","host"),ne("gpu_duration","device"),ne("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[xe,Tt("measure","measure",Ma),...Ft(
ne)]}]};function Ay(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||an]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var nd={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Xe("min_pattern_len","Kernels at least","3"),Xe("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Be,make:(e,t)=>dt(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:Ay(t),show:(n,o)=>q(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Uu("pattern","operator and its kernels"),xe,{...Ne("length","kernels"),showDiff:null},Ne("count","calls"),ne("kerne\
l_duration","on the device"),ne("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[xe,ze(Ne("operators","operators")),ze(Ne("patterns_found","patterns"))]}]};var od={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:Be,make:(e,t)=>dt(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[mo(Wt("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),xe,Ne("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var sd={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:Be,make:(e,t)=>dt(e,t,{table:"rows",kind:"time",empty:At,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Operators",columns:[Cs,ho,xe,
Ne("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var Pe={temporal_breakdown:zu,comm_comp_overlap:Gu,idle_time_breakdown:Ku,kernel_breakdown:Ju,memory_bw:Zu,queue_length:ed,launch_stats:td,kernel_sequences:nd,user_annotation_breakdown:od,operator_kernels:sd};function Oy(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function ad(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(l=>({side:r.
letter,...l})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let l=Oy(r,t.columns,o);s.set(l,[...s.get(
l)??[],r])}return[...s.values()].flat()}var ld=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],Ry=[...ld,"rows"],dr=["start","end"],id={...Object.fromEntries([...ld,...dr].map(e=>[e,""])),
lines:[]};function cd(e){return[...Ry,...e.params.map(t=>t.name),...e.window?dr:[]]}var rd=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function mr(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let l of cd(r))s[l]=n.get(l)??"";return s.rows=
rd(n)==="steps"?"":rd(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function ud(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...cd(t[e.what])]){let r=e[s]??
"",l=s.startsWith("test_")&&e.test==="";r!==""&&!l&&!n.includes(s)&&o.set(s,r)}return o}function yo(e,t){let n=ud(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function dd(e,t,n){let o=ud(e,t,n);return o.set("rows",e.rows||"steps"),o}function pr(e,t){return e.set===""?null:dd(e,t)}function md(e,t,n){let o=dd(e,t,
dr);return o.set("format","csv"),o.set("table",n),o}var pd={control:"set",test:"test"};function Cy(e){let t=(n,o)=>e[`${pd[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[pd[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function My(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ds(Cy(e));return n&&`(${n})`}var bo="device\
_type = 'GPU'",fr=["COMPUTATION","COMMUNICATION","MEMORY"],Ns=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",hr=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${fr.map(n=>`kind = '${n}' AS ${n.toLowerCase()}`).join(", ")}
    FROM events WHERE ${bo}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${fr.map(n=>`-(kind = '${n}')`).join(", ")}
    FROM events WHERE ${bo}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${fr.map(n=>`sum(${n.toLowerCase()}) OVER at > 0 AS ${n.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,fd=e=>`${hr(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,hd=e=>`${hr(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,Ny=(e,t)=>`${hr(e,Ns(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,wd=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,Ly=(e,t)=>`SELECT side, rank, kind, name, category, ${wd}
FROM events
WHERE ${bo}${Ns(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,bd=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${bo}${Ns(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,kd=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${bo}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,xd="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",gd=(e,t)=>`${kd(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${xd}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,_d=(e,t)=>`${kd(e,Ns(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${xd}`,Iy=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${_d(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,wo=(e,t)=>`${_d(e,t)}
ORDER BY launch_delay DESC`,yd=(e,t)=>`SELECT side, rank, name, ${wd}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`,Dy={temporal_breakdown:{rows:fd,temporal:fd},comm_comp_overlap:{rows:hd,overlap:hd},kernel_breakdown:{kinds:Ny,kernels:Ly,over_ranks:bd},idle_time_breakdown:{rows:gd,idle:gd},
launch_stats:{counts:Iy,worst:wo,"launch-cpu_duration":wo,"launch-gpu_duration":wo,"launch-launch_delay":wo,"launch-scatter":wo},user_annotation_breakdown:{rows:yd,annotations:yd}},Py={kernel_breakdown:{
kernels:bd}};function Sd(e,t,{chart:n=!1}={}){let o=n&&Py[e.what]?.[t]||Dy[e.what]?.[t],s=My(e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:
o(s,e)}var qy={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},gr={path:"/analyse",name:"Analyse",mount:(e,t)=>By(e,t)};function By(e,t){let n=mr(location.search,Pe),o=null,
s=null,r="",l=null,c="",i=[],u=-1/0,d=!1,m=(x,$)=>t.go(yo({...n,...x},Pe),$),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=vu(Pe,{onChange:m,onSet:x=>m({...id,...x})}),g=a("p",{class:"m\
uted analysis-intro"}),y=a("div",{class:"message"}),w=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),k=a("div",{class:"results analysis-res\
ults"},w,h,b),N=a("h1",{}),_=L("Open in Perfetto …",()=>Uo([n.set,n.test].filter(x=>x!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},N,_),f,p.node,g,y,k));let S=Bt({context:t,results:k,
message:y}),R=Mt(()=>i.forEach(x=>x.figure.retheme())),T=x=>Pr(n.what,md(l??n,Pe,x)),I=(x,$)=>Tn(Sd(l??n,x,$),{control:n.set,test:n.test});function j(){i.forEach(x=>x.figure.unmount()),i=Pe[n.what].charts.
map(x=>{let $=x.series&&Iu({onLines:G=>m({lines:G},{replace:!0}),onWindow:G=>m(G),csv:()=>T("series")}),B=ot("Ranks that are drawn",[["","those that differ most"],["rank",$?"the first":"all, in order"]],
G=>m({order:G,lines:[]},{replace:!0})),F={chart:x,bar:$,order:B,hidden:new Set,keys:Q(x)};return F.figure=Ke({id:x.id,title:x.title,file:x.id,level:"h2",class:x.half?"half-chart":"",height:G=>x.height(
G.places,G.sides),make:(G,re)=>ce(G.made(re),F.hidden),onRelayout:$&&ee,onDoubleClick:$&&de,keys:()=>F.keys.filter(G=>!F.hidden.has(G.key)).map(G=>[G.property,G.name]),extra:[a("div",{class:"chart-cho\
ice"},V(F),B.node),$?.node]}),F}),v(h,i.map(x=>x.figure.node))}let Q=x=>(x.legend??(n.test===""?[]:Ae().map($=>({key:$.key,name:`${$.letter} · ${$.label}`,property:$.letter==="A"?"--control-fill":"--\
test-fill"})))).map($=>({...$,key:x.legend?$.property:$.key}));function V(x){let $=F=>{let{hidden:G}=x;G.delete(F)||G.add(F),G.size===x.keys.length&&G.clear();for(let re of B)re.setAttribute("aria-pre\
ssed",String(!G.has(re.dataset.key)));Le(Ae())},B=x.keys.map(F=>L(F.name,()=>$(F.key),{class:"key","aria-pressed":"true",title:F.what,data:{key:F.key},css:{"--key-fill":`var(${F.property})`}}));return B.
length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${x.chart.title}: what is drawn`},B)}let ce=({data:x,layout:$},B)=>({layout:$,data:x.map(F=>B.has(F.legendgroup)?{...F,visible:!1}:F)});
function ee(x,$){let[B,F]=[x["xaxis.range[0]"],x["xaxis.range[1]"]];if(Number.isFinite(B)&&Number.isFinite(F)&&F>B&&performance.now()-u>500){let G=re=>String(Number(Math.max(0,re*$.per+$.offset).toFixed(
3)));m({start:G(B),end:G(F)})}}function de(){u=performance.now(),m({start:"",end:""})}function Le(x){let $=[n.what,n.set,n.test].join(" ");c!==$&&(j(),c=$);let B=`tracediff-${x.map(G=>ct(G.label)).join(
"-")}`,F={...n,shown:s.parameters,href:G=>yo({...n,...G},Pe)};for(let G of i)fe(G,x,F,B)}function fe({chart:x,bar:$,order:B,hidden:F,figure:G},re,Ue,C){let P=x.make(re,Ue),X=P.empty?null:$&&P.data(600);
if(B.node.hidden=!P.limited,B.press(n.order),G.draw({file:C,heading:P.note,made:P.data,per:X?.per,revision:[r,n.order,...n.lines,...F].join(" "),offset:X?.offset,places:P.places,sides:re.length,caption:He(
re),empty:P.empty??null}),G.sql.set(I(x.id,{chart:!0})),G.node.hidden=!!P.empty&&ye(re),$){let se=Ts(re,x.series),we=As(se,re,n).keys;$.draw({lines:se,chosen:we,styles:Qu(se,we,x.panels),start:n.start,
end:n.end,two:re.length>1,empty:!!P.empty}),$.node.hidden=se.length===0}}let He=x=>[[x.map($=>[$.letter,$.label].filter(Boolean).join(" · ")).join(", "),Z(x)].join(". ")];function z({name:x,category:$}){
let B=(G,re)=>n[`${G}_${re}`]||n[re]||"all",F=G=>n[`${G}_marker`]||n.marker;return Dt({control:n.set,test:n.test,row:ut(x,$),control_marker:F("set"),test_marker:F("test"),control_ranks:B("set","ranks"),
test_ranks:B("test","ranks"),control_steps:B("set","steps"),test_steps:B("test","steps")})}function Y(x){let $=x.length>1;b.hidden=ye(x);let B={href:$?z:null,parameters:s.parameters};v(b,Pe[n.what].tables.
flatMap(F=>{let G=ad(x,F),re=Wu(F,G),Ue=Za({...B,caption:F.caption,csv:T(F.key),sql:I(F.key),columns:[...$?[qy]:[],...re]});Ue.show(G);let C=(s.difference?.[F.key]??[]).filter(X=>re.some(se=>se.number&&
(X[se.key]??null)!==null));if(C.length===0)return[Ue.node];let P=Za({...B,caption:F.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:re.filter(X=>!X.note).map(Hu)});return P.
show(C),[Ue.node,P.node]}))}function Z(x){let $=x.filter(B=>(B.data.last_step_dropped??[]).length>0);return x.every(B=>B.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":x.every(
B=>B.data.all_steps.length===0)?"Without steps, all rows count, as in Compare.":$.length>0?`Work that the last step of a rank${$.length<x.length?` of ${$[0].label}`:""} launched does not count, since \
it may be cut off. Compare counts it.`:n.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}
function _e(x){let $=Pe[n.what],B=x.flatMap(({label:Ue,data:C})=>{let P=$.host?[]:C.ranks_without_device_rows??[];return P.length===0?[]:[P.length===C.ranks.length?`${Ue} has no device work${C.ranks.length>
1?"":` (rank ${C.ranks[0]})`}: this analysis has nothing to count there. ${an}`:`${Ue}: ${P.length===1?"rank":"ranks"} ${$e(P)} ${P.length===1?"has":"have"} no device rows.`]}),F=$.chosen?.({...n,shown:s.
parameters}),G=n.rows!==""&&x.some(Ue=>Ue.data.steps===null)&&L("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Vo.steps}`}),re=ye(x)&&a("p",{},"What the host did is here: ",
a("a",{href:yo({...n,what:"user_annotation_breakdown",lines:[]},Pe)},"annotations"),".");v(w,B.length>0&&a("ul",{class:"notice"},B.map(Ue=>a("li",{},Ue))),re,F&&a("p",{},F),B.length<x.length&&a("p",{class:"\
muted small"},Z(x)," ",G))}let he=({data:x})=>(x.ranks_without_device_rows??[]).length===x.ranks.length,ye=x=>x.every(he)&&!Pe[n.what].host;function Ae(){let x=!!s.test;return[["set","A"],["test","B"]].
filter(([$])=>s[$]).map(([$,B])=>({key:$,letter:x?B:"",label:s[$].label,data:s[$]}))}function Ce(x){s=null,r="",delete k.dataset.shown,S.say(x)}function Ge(x,$){let B=Pe[n.what];s=x;let F=l===n&&B.instead?.(
n,Ae());if(F){l={...n,...F},M($);return}r=$,S.say(null);let G=Ae();p.draw(n,o,s.parameters),_e(G),Le(G),Y(G),k.dataset.shown=$,ie(`${B.title} is shown.`)}function M(x){S.ask($=>Dr(l.what,pr(l,Pe),{signal:$}),
$=>Ge($,x),$=>Ce(a("div",{class:"error-box",role:"alert",data:{code:$.code}},a("h2",{},"This analysis is not possible"),a("p",{},$.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let U=()=>`${n.
what} ${pr(n,Pe)}`;function O(){let x=U();if(s&&r===x){S.drop(),Le(Ae()),t.settled();return}if(n.set===""){S.drop(),Ce(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}l=n,M(x)}function H(){
let x=Pe[n.what],$=B=>n[B]===""?null:Te(o,n[B])?.label??n[B];v(N,x.title),v(g,x.intro),t.setTitle([x.title,[$("set"),$("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.
draw(n,o,s&&r===U()?s.parameters:{}),E(),O()}function E(){f.firstChild||v(f,Object.entries(Pe).map(([x,{tab:$,title:B}])=>a("a",{data:{what:x}},$??B)));for(let x of f.children){let{what:$}=x.dataset;if(x.
href=yo({...n,what:$,lines:[]},Pe),$!==n.what){x.removeAttribute("aria-current");continue}x.setAttribute("aria-current","page");let B=f.getBoundingClientRect(),{left:F,right:G}=x.getBoundingClientRect();
(F<B.left||G>B.right)&&(f.scrollLeft+=F-B.left-24)}}async function D(){let x=[n.set,n.test].filter($=>$!=="");try{o=x.length>0?await Ve(x):[],o.length===0&&(o=(await lt("limit=1")).entries.map(({set:$})=>$))}catch($){
v(y,a("div",{class:"error-box",role:"alert"},$.message));return}d||(p.node.hidden=_.hidden=o.length===0,o.length===0?(v(N,"Analyse"),t.setTitle("Analyse"),v(y,a("p",{class:"notice"},"There are no trac\
e sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):H())}return D(),{keys:{search:()=>p.focus()},update(x){n=mr(x,Pe);let $=["set","test"].every(B=>n[B]===""||Te(
o??[],n[B]));o?.length>0&&$?H():D()},unmount(){d=!0,S.unmount(),R(),i.forEach(x=>x.figure.unmount())}}}var yr=28,vd=200,$d=12,Hy=400,Uy=56;function Ot(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function Wy(e,t,n){let o=Math.max(1,Math.ceil(
n.length/Hy)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Ot(n[r][t]).length);return Math.min(Uy,s)+3}function Fy(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Ed(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),c=[],i=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>vd&&!qt();function g(N,_){return a("tr",{"aria-rowindex":String(_+2),class:_%
2?"odd":""},N.map((S,R)=>{let T=Ot(S);return a("td",{title:T.length>40?T:null,class:S===null?"none":c[R].number?"num":""},T)}))}function y(N=!1){let _=Math.ceil((s.clientHeight||600)/yr),S=p()?Math.max(
0,Math.floor(s.scrollTop/yr)-$d):0,R=p()?Math.min(u.length,S+_+2*$d):u.length;!N&&S===m&&R===f||([m,f]=[S,R],[[r,S],[l,u.length-R]].forEach(([T,I])=>{T.hidden=I===0,T.firstChild.colSpan=Math.max(1,c.length),
T.style.height=`${I*yr}px`}),v(n,r,u.slice(S,R).map((T,I)=>g(T,S+I)),l))}function w(N){let _=c[N].number;d=d?.at!==N?{at:N,down:_}:d.down===_?{at:N,down:!_}:null;let S=d?.down?-1:1;u=d===null?i:[...i].
sort((R,T)=>S*Fy(R[N],T[N])),s.scrollTop=0,h(),y(!0),e.children[N].querySelector("button").focus()}function h(){v(e,c.map((N,_)=>a("th",{scope:"col",class:N.number?"num":"",title:N.name,"aria-sort":d?.
at===_?d.down?"descending":"ascending":null},L(a("span",{class:"ellipsis"},N.name,N.unit&&a("span",{class:"muted"},`, ${N.unit}`),d?.at===_&&(d.down?" ↓":" ↑")),()=>w(_),{class:"th-button",title:`\
Order by ${N.name}`}))))}s.addEventListener("scroll",()=>p()&&y());let b=new ResizeObserver(()=>p()&&y());b.observe(s);let k=bn(()=>y(!0));return{node:s,show(N,_){c=N.map(R=>({...R,number:R.type==="in\
teger"||R.type==="real"})),i=u=_,d=null;let S=c.map((R,T)=>Wy(R,T,u));v(t,S.map(R=>a("col",{css:{width:`${R}ch`}}))),o.style.minWidth=`${S.reduce((R,T)=>R+T,0)}ch`,o.setAttribute("aria-rowcount",String(
u.length+1)),s.toggleAttribute("data-virtual",u.length>vd),s.scrollTop=0,h(),y(!0)},unmount(){b.disconnect(),k()}}}var kr=50,Od=5e3,wr=40,jy=360,kt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Td=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],zy={control:0,test:1},Rd=e=>e.map(t=>Ee(t)).join("<br>"),Gy=(e,t)=>`${e.name}: ${Ot(t)}${e.unit?` ${e.unit}`:""}`;function br(e,t){let n=t.reduce((r,l)=>Math.max(
r,Math.abs(l)),0),[o,s]=e.unit==="µs"?De(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ee(e.name),font:{size:11},standoff:4}}}}function xr({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Ot(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:zy[o]??r})).sort((o,s)=>o.
at-s.at)}var Cd=e=>({template:Ze(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function Yy(e,t){let{x:n,ys:o,rows:s}=e;return lo({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,l)=>({key:r.name,name:r.name,colour:J(kt[l])})),bars:s.slice(0,kr).map(r=>({label:Ot(r[n.at]),values:o.map(l=>({value:typeof r[l.at]=="number"?r[l.at]:null,text:Ot(r[l.at])+(l.unit?` ${l.unit}`:
"")}))}))},t)}function Ad(e,t){let n=e.rows.slice(0,Od).filter(i=>typeof i[e.x.at]=="number"),o=i=>n.map(u=>u[i]).filter(u=>typeof u=="number"),s=br(e.x,o(e.x.at)),r=br(e.ys[0],e.ys.flatMap(({at:i})=>o(
i))),l=xr({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((i,u)=>({one:i,rows:n,at:u})):l.map(i=>({one:e.ys[0],rows:i.rows,at:i.at}))).map(({one:i,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[i.at]=="number"?m[i.at]/r.per:null),marker:{color:J(kt[d%kt.length]),size:u.length>500?4:7,symbol:Td[d%Td.length],opacity:.8},line:{color:J(kt[d%kt.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Rd(e.columns.slice(0,12).map(f=>Gy(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Cd({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function Ky(e){let t=e.reduce((l,c)=>Math.min(l,c),1/0),n=e.reduce((l,c)=>Math.max(l,c),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:wr+1},(l,c)=>{let i=s+(r-s)*c/wr;return c===0?t:c===wr?n:o?Math.exp(i):i})}}function Jy(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let l=s+r>>1;[s,r]=t[l]<=o?[l,r]:[s,l]}n[s]+=1}return n}function Vy(e){let t=c=>c.map(i=>i[e.x.at]).filter(i=>typeof i=="number"),n=t(e.
rows),{edges:o,log:s}=Ky(n),{per:r,axis:l}=br(e.x,n);return{data:xr(e).map(({name:c,rows:i,at:u},d)=>{let m=Jy(t(i),o),f=J(kt[u%kt.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,g)=>[o[g]/r,o[g+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,g)=>{let y=Rd([...c===""?[]:[c],`${Ot(o[g])} to\
 ${Ot(o[g+1])} ${e.x.unit??""}`,A(p)]);return[y,y]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Cd({dragmode:"zoom",xaxis:{...l,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var Qy={bars:Yy,histogram:Vy,line:e=>Ad(e,"lines"),scatter:e=>Ad(e,"markers")};function Md(e,t){let n=e==="bars"?kr:e==="histogram"?1/0:Od;return t>
n?`The chart shows the first ${A(n)} of ${A(t)} rows; the table has all.`:""}function _r(e){return e.ys.length>1?e.ys.map((t,n)=>[kt[n],t.name]):e.by?xr(e).map(({name:t,at:n})=>[kt[n%kt.length],t]):[]}
function Nd(e){let t=null,n=Ke({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>_r(t),height:o=>o.chart==="bars"?Be(Math.min(kr,o.rows.length),o.ys.length):jy,make:(o,s)=>Qy[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var Xy=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,Zy=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,ew=["name","short_name","kerne\
l","operator","ended_by"];var at=e=>e.type==="integer"||e.type==="real",vr=e=>at(e)&&!Xy.test(e.name);function Is(e,t={}){return t[e]??(Zy.test(e)&&!/count|calls/.test(e)?"µs":"")}var tw=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ls(e,t,n,o=s=>s){let s=tw(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,l)=>l===0||n*(r-s[l-1])>=0)}function nw(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ds=(e,t)=>e.filter((n,o)=>!vr(n)&&t.length>0&&nw(t,o,8)<=8);function Ld(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&at(o))?n:""}function ow(e,t){
let n=e.map((l,c)=>({column:l,at:c})).filter(({column:l})=>vr(l)),o=Math.abs;return(n.find(({at:l})=>Ls(t,l,-1))??n.find(({at:l})=>Ls(t,l,-1,o))??n.find(({at:l})=>Ls(t,l,1))??n.find(({column:l})=>Is(l.
name)!=="")??n[0])?.column.name??""}var Sr=(e,t)=>Ds(e,t).some(({name:n})=>n==="side")?"side":"";function sw(e,t){let n=e.findIndex((i,u)=>at(i)&&(/^(start|at|from)_us$/.test(i.name)||u===0&&Ls(t,u,1))),
o=e.filter((i,u)=>u!==n&&vr(i)),s=(o.find(({name:i})=>Is(i)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,l=/_us$/.test(r),c=Ld(s,e);return!l&&t.length<=40?{chart:"bars",x:r,y:s,y2:c,
by:""}:{chart:l?"scatter":"line",x:r,y:s,y2:c,by:c?"":Sr(e,t)}}function aw(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(at),s=e.find(({name:i})=>ew.includes(i))??e.find(({type:i})=>i==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:i})=>/^(start|at|from)_us$/.test(i)),l=!s||r?sw(e,t):null;if(l)return l;let c=ow(e,t);return s&&c!==""&&s.name!=="side"?{chart:"bars",x:s.
name,y:c,y2:Ld(c,e),by:""}:o.length>1&&c!==""?{chart:"scatter",x:o.find(({name:u})=>u!==c).name,y:c,y2:"",by:Sr(e,t)}:c===""?n:{chart:"histogram",x:c,y:"",y2:"",by:Sr(e,t)}}var ko=(e,t,n=()=>!0)=>e.some(
o=>o.name===t&&n(o));function Id(e,t,n){let o=aw(t,n),s=t.filter(at),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],l=r.includes(e.
chart)?e.chart:r.includes(o.chart)?o.chart:"none",c=l==="bars",i=ko(t,e.x,c?void 0:at)?e.x:ko(t,o.x,c?void 0:at)?o.x:(c?t:s)[0]?.name??"",u=s.find(({name:y})=>y!==i)??s[0],d=l==="histogram"?"":ko(t,e.
y,at)?e.y:ko(t,o.y,at)&&o.y!==i?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=l==="histogram"?"":ko(t,e.y2,at)?e.y2:m?"":o.y2,p=Ds(t,n).map(({name:y})=>y),g=l==="bars"||f!==""?"":p.includes(e.by)?e.by:e.
chart===""?o.by:"";return{chart:l,kinds:r,x:i,y:d,y2:f,by:g}}var rw=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],lw={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Dd(e){let t=null,n=ot("Kind of chart",rw,l=>e({chart:l,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(l,c,i,u){let d=K("column"),m=a("select",{id:d,data:{part:l},on:{change:()=>{let{chart:f,x:p,y:g,y2:y,by:w}=t;e({chart:f,x:p,y:g,y2:y,by:w,[l]:m.value})}}},u&&a("option",{value:""},u),i.map(
f=>a("option",{value:f,selected:f===t[l]},f)));return a("span",{class:"sample-field"},a("label",{for:d},c),m)}return{node:s,draw(l,c,i){let u=document.activeElement?.dataset?.part;t=l,n.press(t.chart);
for(let[g,y]of n.buttons)y.hidden=!t.kinds.includes(g);let d=lw[t.chart]??{},m=c.filter(at).map(({name:g})=>g),f=Ds(c,i).map(({name:g})=>g),p=c.map(({name:g})=>g);v(o,d.x&&r("x",d.x,t.chart==="bars"?p:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function Pd(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function qd(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Bd,iw]=[7,26];function Hd({onRun:e,onCancel:t,tools:n}){let o=K("sql"),s=K("sql-error"),r=K("sql-hint"),l=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"off",autocapitalize:"\
off",autocorrect:"off",wrap:"off",rows:String(Bd),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{input:m,keydown:y=>{y.
key==="Enter"&&(y.ctrlKey||y.metaKey)&&(y.preventDefault(),e())}}}),c=L("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),i=L("Cancel",t,{hidden:!0}),u=a("div",{class:"sql-error",id:s,
role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),l,u,a("div",{class:"sql-bar"},c,i,n,a("span",{class:"muted sm\
all",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let y=l.value.split(`
`).length+1;l.rows=Math.max(Bd,Math.min(iw,y))}function f(y){l.focus(),document.execCommand?.("insertText",!1,y)||l.setRangeText(y,l.selectionStart,l.selectionEnd,"end"),m()}function p(){u.hidden=!0,v(
u),l.removeAttribute("aria-invalid"),l.setAttribute("aria-describedby",r)}function g(y){let w=y.text.slice(0,y.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(y.to-y.from,y.text.length-y.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${y.line}`},y.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},w+"^".repeat(h)))}return{node:d,field:l,insert:f,clearError:p,value:()=>l.value,set(y){l.value!==y&&(l.value=y),m()},running(y){i.hidden=!y},enable(y){
c.disabled=!y},showError(y,w){let h=l.value,b=w===null?null:qd(h,Pd(h,w));l.setAttribute("aria-invalid","true"),l.setAttribute("aria-describedby",`${s} ${r}`),v(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),y),b&&g(b),b&&L("Go there",()=>{l.focus(),l.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Ud=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,Wd=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,$r=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Fd=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Ud}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${Wd}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${Wd}
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
    ${$r("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"Which kernels streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${$r("")} AND side = 'control'
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
LIMIT 50`},{title:"What is only in the test",sides:2,statement:`
SELECT name, category, test_counts, test_total_duration
FROM compare
WHERE change = 'added'
ORDER BY test_total_duration DESC
LIMIT 50`},{title:"What is called more often",sides:2,statement:`
SELECT name, category, control_counts, test_counts, diff_counts
FROM compare
WHERE change = 'increased'
ORDER BY diff_counts DESC
LIMIT 50`},{title:"The steps of both sides",sides:2,statement:`
SELECT 'control' AS side, rank, step_number, duration_us, compute_us, idle_us FROM control.steps
UNION ALL
SELECT 'test', rank, step_number, duration_us, compute_us, idle_us FROM test.steps
ORDER BY rank, step_number, side`},{title:"The heaviest kernel on both sides, over time",sides:2,statement:`
SELECT start_us, dur, side, rank, step_number
FROM events
WHERE name = ${Ud}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${$r("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var cw=100;function jd(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,l)=>a("section",{"aria-label":s},a("h3",{},s,!l&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},Fd.filter(c=>c.sides===r).map(c=>a("li",{},L(c.title,()=>e(c.statement),{class:"link-button",disabled:!l})))));return{node:n,draw:s=>v(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function zd({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],l="";function c(p){return pe(`That did not work. ${p.message}`,{urgent:!0}),!1}async function i(p){try{await Hs(p,t())}catch(g){return c(g)}return l=
p,d(!0),await f(),o.open=!0,ie(`“${p}” is saved.`),!0}async function u(p){try{await zr(p.name)}catch(g){c(g);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),pe(`“${p.
name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Hs(p.name,p.statement).catch(c),await f()}}})}function d(p){v(s,L("Save …",()=>{if(t().trim()===""){pe("First write a statement.",{seconds:4});
return}zo(s,l,{name:"Name of the query",maxlength:cw},i,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){o.hidden=r.length===0,o.
querySelector("summary").title=W(r.length,"query","queries"),v(n,r.map(p=>a("li",{},L(p.name,()=>{l=p.name,e(p.statement)},{class:"link-button",title:p.statement}),ue("trash",`Delete ${p.name}`,()=>u(
p),{class:"writes"}))))}async function f(){try{r=await jr()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f}}var Gd=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Yd(e){let t=K("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,l=null,c=!1,i=({name:f,kind:p})=>p==="table"||!c?[f]:[`control.${f}`,`test.${f}`];function u(f){
return a("li",{},L(f.name,()=>e(Gd(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.description&&a("span",{class:"\
schema-what small"},f.description))}function d(f,p){let g=f.name.toLowerCase().includes(p),y=p===""||g?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(p));if(y.length===
0&&!g)return null;let w=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[w.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a("p",{class:"small"},f.description,
f.description&&" ",i(f).flatMap(h=>[L(`Insert ${h}`,()=>e(Gd(h)),{class:"link-button"})," "])),a("ul",{},y.map(u)));return w}function m(){let f=n.value.trim().toLowerCase(),p=w=>(l??[]).filter(({kind:h})=>h===
"stored"===w).map(h=>d(h,f)).filter(Boolean),[g,y]=[p(!1),p(!0)];v(o,g,y.length>0&&a("details",{class:"schema-stored",open:f!==""},a("summary",{},"As the set file keeps it"),y),g.length+y.length===0&&
a("p",{class:"muted"},l===null?"":f===""?"There are no tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){l=f,c=p,n.title=l?W(l.length,"table"):"",m()},focus:()=>n.focus()}}var uw={rows:"there may be more rows",bytes:"the answer would be too long"},Er={path:"/query",name:"Query",mount:(e,t)=>mw(e,t)};function dw(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function mw(e,t){let n=Wa(location.search),o=null,s=null,r={},l=null,c="",i="",u=!1,d=(O,H)=>t.
go(is({...n,...O}),H),m=O=>cs(O).toString(),f=a("section",{class:"query-sets card","aria-label":"Sets"}),p=Hd({onRun:()=>z(p.value()),onCancel:Y,tools:[]}),g=zd({onPick:z,statement:p.value});p.node.querySelector(
".sql-bar").insertBefore(g.save,p.node.querySelector(".sql-bar > .muted"));let y=jd(z),w=Yd(O=>p.insert(O)),h=a("p",{class:"result-summary"}),b=Dd(O=>d(O,{replace:!0})),k=a("ul",{class:"chart-legend"}),
N=a("p",{class:"muted small chart-limit"}),_=Nd([b.node,k,N]),S=Ed(),R=a("a",{class:"button",title:"The rows as CSV"},"CSV"),T=a("a",{class:"button",title:"The rows as JSON"},"JSON"),I=a("div",{class:"\
message"}),j=a("div",{class:"results query-results",hidden:!0},a("div",{class:"result-head"},h,a("div",{class:"chart-tools"},L("Copy link",()=>Ut(location.href,"Link copied.")),R,T)),_.node,a("section",
{class:"card table-card","aria-label":"Rows"},S.node)),Q=a("div",{class:"query-work"},a("div",{class:"query-left"},p.node,g.node,y.node),w.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Q\
uery"),f,Q,I,j));let V=Bt({context:t,results:j,message:I}),ce=Mt(()=>_.retheme());function ee(O,H,E,D){let x=Te(o??[],n[O]),$=$n({field:O,set:x??null,none:D,text:x?"":n[O],onPick:B=>d({[O]:B?Fe(B.id):
""})});return a("div",{class:`side-${O} query-side`},a("b",{class:`letter letter-${H.toLowerCase()}`,"aria-hidden":"true"},H),a("label",{for:$.input.id},E),$.node)}let de="";function Le(){let O=JSON.stringify(
[n.control,n.test,o?.map(E=>[E.id,E.label])]);if(O===de)return;de=O;let H=document.activeElement?.dataset?.field;v(f,ee("control","A","Control"),ee("test","B","Test","none: one set alone")),H&&f.querySelector(
`[data-field="${H}"]`)?.focus()}async function fe(){let O=cs({...n,q:""}),H=O.toString();if(H!==s){s=H;try{let E=await Fr(O);!u&&H===s&&(r=dw(E),w.draw(E,n.test!==""),p.enable(!0),l&&Ce())}catch(E){!u&&
H===s&&(s=null,w.draw([],!1),E.code==="sql_off"&&He(E))}}}function He(O){Q.hidden=!0,V.say(a("p",{class:"notice",data:{code:O.code}},O.message))}function z(O){if(p.set(O),O.trim()===""){p.showError("T\
here is no statement. Write one, or choose an example.",null),p.field.focus();return}i=c="",d({q:O,...O===n.q?{}:Ic})}function Y(){V.drop(),p.running(!1),h.textContent="",V.say(a("p",{class:"notice"},
"Cancelled.")),ie("Cancelled."),p.field.focus()}function Z(O){if(l=null,c="",p.running(!1),O.code==="sql_off"){He(O);return}p.showError(O.message,O.offset),V.say(a("p",{class:"visually-hidden",data:{code:O.
code}},"The statement was refused."))}function _e(){let O=m(n);if(O===c){Ce(),t.settled();return}O!==i&&(i=O,p.clearError(),p.running(!0),y.open(!1),V.ask(H=>Ur(new URLSearchParams(O),{signal:H}),H=>{
l=H,c=O,p.running(!1),V.say(null),Ce(!0),ie(W(H.row_count,"row"))},Z))}let he=O=>Te(o??[],n[O])?.label??n[O],ye=()=>`tracediff-${["control","test"].filter(O=>n[O]!=="").map(O=>ct(he(O))).join("-")}`;function Ae(){
let{row_count:O,truncated:H,truncated_by:E,elapsed_ms:D}=l;v(h,O===0?"No rows.":`${A(O)} ${O===1?"row":"rows"}`,a("span",{class:"muted"},` in ${A(Math.max(1,Math.round(D)))} ms`),H&&a("span",{class:"n\
otice truncated"},`Cut off here: ${uw[E]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Ce(O=!1){let H=l.columns.map((F,G)=>({...F,at:G,unit:F.type==="text"?"":Is(F.name,r)})),{rows:E}=l;
Ae();for(let[F,G]of[[R,"csv"],[T,"json"]])F.href=Wr(cs(n,G)),F.download=`${ye()}-query.${G}`;let D=Id(n,H,E),x=F=>H.find(G=>G.name===F),$={...D,columns:H,rows:E,x:x(D.x),ys:[D.y,D.y2].filter(F=>F!=="").
map(x),by:x(D.by),file:ye(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([c,D,Object.keys(r).length]),empty:D.chart==="none"?D.kinds.length>1?"No chart is chosen.":"A chart needs a column\
 of numbers.":null};_.node.hidden=E.length<2,b.draw(D,H,E);let B=$.empty?[]:_r($);v(k,B.map(([F,G])=>a("li",{class:"key",css:{"--key-fill":`var(${F})`}},G))),k.hidden=B.length===0,N.textContent=$.empty?
"":Md(D.chart,E.length),_.draw($),(O||S.units!==r)&&(S.units=r,S.show(H,E)),S.node.parentNode.hidden=H.length===0||E.length===0,j.dataset.shown=c}function Ge(){let O=n.q.trim().split(`
`).find(H=>!H.startsWith("--"))??"";if(t.setTitle([O.slice(0,60),"Query"].filter(H=>H!=="").join(" · ")),Le(),y.draw(n.test!==""),fe(),n.q===""){V.drop(),l=null,c=i="",p.clearError(),p.running(!1),V.
say(a("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}_e()}async function M(){let O=[n.control,n.test].filter(H=>H!=="");try{o=O.length>0?await Ve(O):[],o.length===0&&(o=(await lt("li\
mit=1")).entries.map(({set:H})=>H))}catch(H){v(I,a("div",{class:"error-box",role:"alert"},H.message));return}u||(f.hidden=Q.hidden=o.length===0,o.length===0?(t.setTitle("Query"),v(I,a("p",{class:"noti\
ce"},"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?d({control:Fe(o[0].id)},{replace:!0}):Ge())}return p.set(n.q),g.load(),M(),{keys:{search:()=>w.focus(),control:()=>U(
"control"),test:()=>U("test")},update(O){let H=n;n=Wa(O),n.q!==H.q&&p.set(n.q);let E=["control","test"].every(D=>n[D]===""||Te(o??[],n[D]));o?.length>0&&E&&n.control!==""?Ge():M()},unmount(){u=!0,V.unmount(),
ce(),_.unmount(),S.unmount()}};function U(O){let H=f.querySelector(`[data-field="${O}"]`);H?.focus(),H?.click()}}var Tr={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var pw=[Gn,Rn,Xa,gr,Er],Ar=document.getElementById("main"),zt=null,Or="",cn=history.state?.scroll??null,rt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(
history.state,"",e):(Kd(),history.pushState(null,"",e)),cn=null),Cr()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){
let t=new URLSearchParams(Or.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?Or:void 0},settled(){cn!==null&&(window.scrollTo(0,cn),cn=null)},status:null},Kd=()=>history.replaceState(
{scroll:window.scrollY},"");function Cr(){let e=pw.find(n=>n.path===location.pathname)??Tr;if(Ps("nav-traces",e===Gn),Ps("nav-compare",e===Rn||e===Xa),Ps("nav-analyse",e===gr),Ps("nav-query",e===Er),gw(),
Jd()&&(bw.clear(),Rr.clear()),Rr.draw(),zt?.page===e){zt.view.update(location.search);return}zt?.view.unmount(),rt.busy(!1),Ar.textContent="";let t=zt!==null;zt={page:e,view:e.mount(Ar,rt)},t&&(window.
scrollTo(0,0),Ar.focus({preventScroll:!0}),ie(`${e.name} page`))}function Jd(){let e=new URLSearchParams(location.search);return location.pathname.startsWith(Rn.path)&&!!(e.get("control")&&e.get("test"))}
function fw(){return(location.pathname===Gn.path||location.pathname===Rn.path&&!Jd())&&!zn(document.activeElement)&&!document.querySelector("dialog[open]")}function hw(e,t){if(!fw()){Rr.offer(e,t);return}
let n=te.transfers.filter(o=>te.canUndo(o)&&[e.id,t.id].includes(o.job.set));rt.go(It(e.id,t.id)),n.length!==0&&pe(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added\
.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>te.undo(o))),rt.go("/")}catch(o){pe(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Ps(e,t){let n=document.
getElementById(e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function gw(){let e={"/":"nav-traces","/compare":"nav-compare","/analyse":"nav-analyse","/query":"nav-query"}[location.
pathname];e&&(document.getElementById(e).href=location.pathname+location.search),location.pathname===Rn.path&&(Or=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;
for(let o of["control","test"])t.get(o)&&n.set(o,t.get(o));if(location.pathname.startsWith("/compare")&&n.size>0){document.getElementById("nav-traces").href=`/?${n}`;let[o,s]=[t.get("control"),t.get("\
test")];document.getElementById("nav-analyse").href=`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`,document.getElementById("nav-query").href=`/query?${n}`}}function yw(e){if(e.defaultPrevented||
e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.
origin&&!n.pathname.startsWith("/api/")&&!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),rt.go(n.pathname+n.search))}async function ww(){try{rt.status=
await xo(),document.getElementById("version").textContent=`tracediff ${rt.status.version}`,document.body.toggleAttribute("data-read-only",rt.status.read_only===!0),document.body.toggleAttribute("data-\
no-sql",rt.status.sql===!1)}catch{}}var Rr=ii(),bw=hi(hw);tt.watch();wi();pl(document.getElementById("theme"));pi(()=>zt,document.getElementById("keys"));xl(document.getElementById("drop-veil"),()=>rt.
status?.read_only!==!0,e=>{te.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&rt.go("/")});te.addEventListener("change",()=>Dn().catch(()=>{}),{once:!0});document.addEventListener(
"click",yw);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{cn=e.state?.scroll??0,Cr(),(zt.page===Gn||zt.page===Tr)&&rt.settled()});window.addEventListener("scroll",et(200,()=>{
cn===null&&Kd()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{cn=null},{passive:!0});Cr();ww();
