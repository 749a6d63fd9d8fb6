var St="/api/v1",_t=class extends Error{constructor(t,n,o,s=null){super(o),this.name="ApiError",this.status=t,this.code=n,this.offset=s}};function qs(e,t){try{let n=JSON.parse(t);if(typeof n.detail=="\
string"||typeof n.title=="string")return new _t(e,n.code??"error",n.detail||n.title,n.offset??null)}catch{}return new _t(e,"error",`The server answered with status ${e}.`)}var Mr=()=>new _t(0,"offline",
"The server does not answer. Is “tracediff serve” still running?"),Xd=/"(?:stream|correlation)":-?\d{16}/,Zd=(e,t,n)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&n?.source||t,em=/\d{16}/,tm=(e,t,n)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(n?.source??"")?n.source:t;async function Je(e,t,{body:n,signal:o,digits:s=!1}={}){let r={method:e,
signal:o,headers:{Accept:"application/json"}};n!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(n));let l,i;try{l=await fetch(St+t,r),i=await l.text()}catch(c){throw c.name===
"AbortError"?c:Mr()}if(!l.ok)throw qs(l.status,i);if(i==="")return null;try{return JSON.parse(i,s&&em.test(i)?tm:Xd.test(i)?Zd:void 0)}catch{throw new _t(l.status,"bad_answer","The server sent an answ\
er that is not JSON.")}}var Ue=(e,t)=>Je("GET",e,t),Re=encodeURIComponent,xo=e=>Ue("/status",e);async function lt(e,t){let n=await Ue(`/sets?${e}`,t);return{...n,entries:n.entries??n.sets.map(o=>({set:o}))}}
var Ve=async(e,t)=>e.length===0?[]:(await Ue(`/sets?${e.map(n=>`id=${Re(n)}`).join("&")}`,t)).sets,_o=async e=>(await Ue("/tags",e)).tags,Rt=(e,t)=>Ue(`/sets/${Re(e)}`,t),Gt=(e,t)=>Je("PATCH",`/sets/${Re(
e)}`,{body:t}),un=e=>Je("DELETE",`/sets/${Re(e)}`),Nr=async(e,t)=>(await Je("POST",`/sets/${Re(e)}/split`,{body:t})).job,Lr=async(e,t)=>(await Je("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).
job,dn=e=>Je("POST",`/sets/${Re(e)}/restore`),it=(e,t)=>Ue(`/compare_traces?${e}`,t),So=(e,t)=>Ue(`/compare_traces/op?${e}`,t),Ir=async(e,t,n)=>(await Ue(`/sets/${Re(e)}/steps${t===null?"":`?marker=${Re(
t)}`}`,n)).steps,Dr=(e,t,n)=>Ue(`/analysis/${e}?${t}`,n),Pr=(e,t)=>`${St}/analysis/${e}?${t}`,qr=async(e,t,n)=>(await Ue(`/sets/${Re(e)}/ops?q=${Re(t)}&limit=50`,n)).ops,Bs=e=>`${St}/compare_traces?${e}`,
Br=e=>`${St}/report?${e}`,Hr=e=>`${St}/compare_traces/op?${e}`,Ur=(e,t)=>Ue(`/sql?${e}`,{...t,digits:!0}),Wr=e=>`${St}/sql?${e}`,Fr=async(e,t)=>(await Ue(`/sql/schema?${e}`,t)).tables,jr=async e=>(await Ue(
"/queries",e)).queries,Hs=(e,t)=>Je("POST","/queries",{body:{name:e,statement:t}}),zr=e=>Je("DELETE",`/queries/${Re(e)}`),Us=(e,t,n)=>`${St}/sets/${Re(e)}/files/${t}/trace${n?`?${n}`:""}`;async function Gr(e,t,n,{
signal:o,onProgress:s}){let r=[],l=0,i;try{if(i=await fetch(Us(e,t,n),{signal:o}),i.ok){let c=i.body.getReader();for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),l+=d.length,s(l)}return await new Blob(
r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:l>0?new _t(0,"broken","The download stopped before its end. The log of the server says why."):Mr()}throw qs(i.status,await i.text())}var Yr=async e=>(await Ue(
"/jobs",e)).jobs,Kr=(e,t)=>Ue(`/jobs/${Re(e)}`,t),mn=e=>Je("DELETE",`/jobs/${Re(e)}`),Jr=e=>new EventSource(`${St}/jobs/${Re(e)}/events`),Vr=(e,t)=>Je("POST","/uploads",{body:{label:e,files:t}}),Qr=async()=>(await Je(
"POST","/samples")).jobs,Xr=e=>Ue(`/uploads/${Re(e)}`),Ws=e=>Je("DELETE",`/uploads/${Re(e)}`),Zr=async e=>(await Je("POST",`/uploads/${Re(e)}/commit`)).job;function el(e,t,n,{from:o=0,signal:s,onProgress:r}){
return new Promise((l,i)=>{let c=new XMLHttpRequest,u=()=>c.abort(),d=(f,p)=>{s?.removeEventListener("abort",u),f(p)},m=()=>d(i,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.
addEventListener("abort",u),c.open("PUT",`${St}/uploads/${Re(e)}/files/${Re(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),o>0&&c.setRequestHeader("Content-Range",`bytes ${o}-${n.
size-1}/${n.size}`),c.upload.addEventListener("progress",f=>r(o+f.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(i,qs(c.status,c.responseText));return}try{d(l,JSON.parse(c.responseText))}catch{
d(i,new _t(c.status,"bad_answer","The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(i,new _t(0,"offline","The connection was lost, or the file changed on the disk whil\
e it was being sent."))),c.addEventListener("abort",m),c.send(o>0?n.slice(o):n)})}function nm(e){let[t,n="0"]=String(e).split("e"),[o,s=""]=t.split("."),r=Number(n);if(r<0){let l=o.padStart(1-r,"0");return[l.slice(0,r),l.slice(r)+s]}return[o+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function pt(e,t,n){
let o=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${o}∞`;let[s,r]=nm(Math.abs(e));if(r.length>n){let l=r[n]>="5",i=s+r.slice(0,n),c=l?String(BigInt(i)+1n).padStart(
i.length,"0"):i;s=c.slice(0,c.length-n),r=c.slice(c.length-n)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),o+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var le="–",Yt="−",ft=" ",ol=e=>pt(e,0,2),sl=e=>pt(e,0,3);function In(e,t){return t>0?`+${e}`:t<0?`${Yt}${e}`:e}function A(e){return e==null?le:ol(e).replace("-",Yt)}function Ie(e){return e==null?
le:In(ol(Math.abs(e)),e)}var Fs=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function De(e){let t=Math.abs(e);return Fs.find(([,n])=>t>=n*.99995)??(t>0?Fs[3]:Fs[2])}function vo(e,[t,n]){let o=Math.abs(
e/n),s=o===0||t==="ns"||o>=999.95?0:o>=99.995?1:o>=9.9995?2:3;return pt(o,s,s)+ft+t}function q(e){return e==null?le:(e<0?Yt:"")+vo(e,De(e))}function ie(e){return e==null?le:In(vo(e,De(e)),e)}function ae(e){
return e==null?le:sl(e).replace("-",Yt)+ft+"µs"}function $e(e){return e==null?le:In(sl(Math.abs(e))+ft+"µs",e)}var tl=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function $o(e){let t=Math.
abs(e);return tl.find(([,n])=>t>=n*.99995)??tl[t>0?3:1]}function Eo(e){return e==null?le:(e<0?Yt:"")+vo(e,$o(e))}function al(e){return e==null?le:In(vo(e,$o(e)),e)}function js(e){return e==null?le:pt(
e,0,9).replace("-",Yt)+ft+"GB/s"}function Ne(e){return e==null||!Number.isFinite(e)?le:(e<0?Yt:"")+rl(Math.abs(e))+ft+"%"}function ge(e){return e==null||!Number.isFinite(e)?le:In(rl(Math.abs(e))+ft+"%",
e)}function rl(e){if(e>0&&e<.05)return e<.005?"<0.01":e.toFixed(2);let t=e>=1e3||e===0?0:1;return pt(e,t,t)}var om="⁰¹²³⁴⁵⁶⁷⁸⁹";function vt(e){if(e==null||!Number.isFinite(e))return le;
if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,n]=e.toExponential(1).split("e-");return`${t}${ft}×${ft}10⁻${[...n].map(o=>om[o]).join("")}`}function ll(e){return e==null||!Number.isFinite(
e)?le:e<.001?"<0.001":e.toFixed(3)}function Ee(e){if(e==null)return le;let t=["B","kB","MB","GB","TB"],n=e,o=0;for(;n>=999.5&&o<t.length-1;)n/=1e3,o+=1;let s=o===0||n>=100?0:n>=10?1:2;return n.toFixed(
s)+ft+t[o]}function H(e,t,n=`${t}s`){return`${A(e)}${ft}${e===1?t:n}`}function Te(e,t=6){let n=[];for(let o=0;o<e.length;){let s=o;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-o>=2)n.push(`${e[o]}–${e[s]}`);else
for(let r=o;r<=s;r+=1)n.push(String(e[r]));o=s+1}return n.length>t?`${n.slice(0,t).join(", ")}, …`:n.join(", ")}function sm(e,t){let n=Array.from(e);if(n.length<=t)return e;let o=Math.ceil((t-1)*.55),
s=t-1-o;return`${n.slice(0,o).join("")}…${n.slice(n.length-s).join("")}`}var il=(e,t)=>{let n=0;for(;n<e.length&&n<t.length&&e[n]===t[n];)n+=1;return n};function cl(e,t){let n=e[t],o=r=>r===void 0?0:
il(n,r),s=Math.max(0,Math.max(o(e[t-1]),o(e[t+1]))-8);return s>0&&/[\uDC00-\uDFFF]/.test(n[s])?s-1:s}function zs(e){let t=[...new Set(e)].sort();return new Map(t.map((n,o)=>[n,cl(t,o)]))}function am(e,t,n){
let o=Math.floor(t*.4);if(e.length<=t||n<=o)return sm(e,t);let s=t-o-1,r=Math.max(o,Math.min(n,e.length-s)),l=r+s<e.length;return`${Array.from(e).slice(0,o).join("")}…${e.slice(r,l?r+s-1:void 0)}${l?
"…":""}`}var ul=e=>e.replace(/^void (?=\S)/,"");function Gs(e){let t=[],n=new Map,o=new Map,s=new Map,r=c=>c.length>e?ul(c):c;function l(c,u){let d=s.get(c),m=am(c,e,u);if(n.set(c,u),d?.text===m)return;
d&&(d.names.delete(c),d.first=null);let f=o.get(m)??{text:m,names:new Set,first:null};f.names.add(c),f.first=null,o.set(m,f),s.set(c,f)}function i(c){if(c.first===null){let[u,...d]=c.names;c.first=d.reduce(
(m,f)=>Math.min(m,il(u,f)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!n.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach((m,f)=>{if(d.has(m)||d.has(t[f-1])||
d.has(t[f+1])){let p=cl(t,f);p!==n.get(m)&&l(m,p)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:rm(u,e,i(d),n.get(u))}}}function Kt(e,t){let n=Gs(t);return n.add(e),e.map(n.text)}
function To(e,t){let n=zs(e),o=Kt(e,t);return e.map((s,r)=>n.get(s)+8<t-1?ul(s):o[r])}function rm(e,t,n,o){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),l=Math.max(s,n-2),i=t-s-r-3,c=Math.max(
l+r,Math.min(o,e.length-i)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(s,l)+e.slice(l,l+r)+u(l+r,c)+e.slice(c,c+i)+u(c+i,e.length)}function ct(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,
"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function Ae(e){return e.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function pn(e,t,n){let o=[],s=Array.from(e);for(;s.
length>t&&o.length<n-1;){let r=t;for(let l=t;l>t*.6;l-=1)if(" ,:<>()".includes(s[l-1])){r=l;break}o.push(s.slice(0,r).join("")),s=s.slice(r)}return o.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.
join("")),o}var nl=null,lm=()=>new Intl.DateTimeFormat("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"});function Ct(e){let t=new Date(e);return nl??=lm(),Number.isNaN(
t.getTime())?le:nl.format(t)}var im="tracediff.theme",Ys=new Set,Js=matchMedia("(prefers-color-scheme: dark)");function Ks(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function cm(){let e=Ks();
return e==="auto"?Js.matches?"dark":"light":e}function Mt(e){return Ys.add(e),()=>Ys.delete(e)}function dl(){for(let e of[...Ys])e(cm())}function pl(e){e.value=Ks(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(im,e.value)}catch{}dl()}),Js.addEventListener("change",()=>{Ks()===
"auto"&&dl()})}var um=matchMedia("(forced-colors: active)"),Ao=new Map,ml="";function K(e){let{theme:t,printing:n}=document.documentElement.dataset,o=`${t} ${n} ${Js.matches} ${um.matches}`;return o!==
ml&&(Ao=new Map,ml=o),Ao.has(e)||Ao.set(e,dm(e)),Ao.get(e)}function dm(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let n=getComputedStyle(
t).color;return t.remove(),n}var Vs=null;function Dn(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Vs??=new Promise((e,t)=>{let n=document.createElement("script");n.src=document.documentElement.dataset.plotly,n.addEventListener(
"load",()=>e(globalThis.Plotly)),n.addEventListener("error",()=>{Vs=null,n.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(n)}),Vs)}var fl={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1};function ht(){return{control:K("--control-fill"),test:K("--test-fill"),more:K("--more-fi\
ll"),less:K("--less-fill"),noise:K("--noise-fill"),surface:K("--surface"),highlight:K("--highlight"),highlightEdge:K("--accent")}}function Ze(){let e=K("--text"),t=K("--muted"),n=K("--grid"),o={gridcolor:n,
zerolinecolor:t,linecolor:n,tickcolor:n,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",
font:{family:s,size:12,color:e},colorway:[K("--control-fill"),K("--test-fill"),K("--more-fill")],xaxis:o,yaxis:o,legend:{font:{color:e,size:12}},hoverlabel:{bgcolor:K("--surface-raised"),bordercolor:K(
"--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Qs=17;function mm({title:e,lines:t,keys:n=[]},o,s){let r=ht(),l=t.flatMap(p=>pn(p,Math.floor(o/6.6),
3)),i=30+Qs*l.length+(n.length>0?24:0)+8,c=(p,y,g,w)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"top",align:"left",xshift:12-s.left,yshift:s.top+i-p,text:Ae(y),font:{size:g,
color:K(w?"--text":"--muted")}}),u=[c(8,e,15,!0),...l.map((p,y)=>c(30+Qs*y,p,12,!1))],d=[],m=12-s.left,f=30+Qs*l.length+4;for(let[p,y]of n)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixe\
l",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+i-f-13,y1:s.top+i-f-4,fillcolor:r[p]??K(p),line:{width:0}}),u.push({...c(f,y,12,!1),xshift:m+19}),m+=19+7*y.length+18;return{annotations:u,
shapes:d,height:i}}async function hl(e,t,n,o){let s=await Dn(),r=K("--surface"),l=Math.max(e.clientWidth,900),{l:i,t:c}=e._fullLayout.margin,u=mm(o,l,{left:i,top:c}),{layout:d}=e,m={data:e.data,layout:{
...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:n,
width:l,height:e.clientHeight+u.height,scale:t==="png"?2:1})}var Xs=/\.json(\.gz)?$/i;function gl(e){let t=[],n=[];for(let o of e.items){if(o.kind!=="file")continue;let s=o.webkitGetAsEntry?.();if(s?.isDirectory)t.push(s);else{let r=o.getAsFile();r&&n.push({name:r.
name,file:r})}}return pm(t,n)}async function pm(e,t){let n=[];for(let o of e){let s=[];await yl(o,"",s),n.push(Jt(o.name,s))}return t.length>0&&n.push(Jt(Oo(t),t)),n}async function yl(e,t,n){let o=e.createReader(),
s=[];for(;;){let r=await new Promise((l,i)=>{o.readEntries(l,i)});if(r.length===0)break;s.push(...r)}s.sort((r,l)=>r.name<l.name?-1:1);for(let r of s)if(r.isDirectory)await yl(r,`${t}${r.name}/`,n);else{
let l=await new Promise((i,c)=>r.file(i,c));n.push({name:t+r.name,file:l})}}function wl(e){let t=new Map,n=[];for(let s of e){let r=s.webkitRelativePath,l=r.indexOf("/");if(l>0){let i=r.slice(0,l);t.has(
i)||t.set(i,[]),t.get(i).push({name:r.slice(l+1),file:s})}else n.push({name:s.name,file:s})}let o=[...t].map(([s,r])=>Jt(s,r));return n.length>0&&o.push(Jt(Oo(n),n)),o}function Jt(e,t){let n=[...t].sort(
(o,s)=>o.name<s.name?-1:1);return{label:e,files:n.filter(({name:o})=>Xs.test(o)),skipped:n.filter(({name:o})=>!Xs.test(o))}}function Oo(e){let t=e.map(({name:o})=>o.slice(o.lastIndexOf("/")+1).replace(
Xs,"").replace(/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[n]=t;for(let o of t)for(;!o.startsWith(n);)n=n.slice(0,-1);return n=n.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),n.length>=3?
n:"traces"}function bl(e){let t=new Map;for(let{name:n,file:o,seen:s}of e.files){let r=n.indexOf("/");if(r<0)return null;let l=n.slice(0,r);t.has(l)||t.set(l,[]),t.get(l).push({name:n.slice(r+1),file:o,
seen:s})}return t.size<2?null:[...t].map(([n,o])=>Jt(n,o))}function a(e,t={},...n){let o=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")o.className=r;else if(s==="text")o.textContent=r;else if(s==="on")for(let[
l,i]of Object.entries(r))o.addEventListener(l,i);else if(s==="data")Object.assign(o.dataset,r);else if(s==="css")for(let[l,i]of Object.entries(r))o.style.setProperty(l,i);else o.setAttribute(s,r===!0?
"":String(r));return Ro(o,n),o}function Ro(e,t){for(let n of t)Array.isArray(n)?Ro(e,n):n!=null&&n!==!1&&e.append(n)}function E(e,...t){return e.textContent="",Ro(e,t),e}function Nt(e,t){let n=new Set(
t);for(let s of[...e.childNodes])n.has(s)||s.remove();let o=e.firstChild;for(let s of t)s===o?o=o.nextSibling:e.insertBefore(s,o)}function L(e,t,n={}){return a("button",{type:"button",...n,on:{click:t}},
e)}var fm="http://www.w3.org/2000/svg";function de(e,t={},...n){let o=document.createElementNS(fm,e);for(let[s,r]of Object.entries(t))o.setAttribute(s,String(r));return Ro(o,n),o}var hm={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",trash:"M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h\
10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"\
M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",reset:"M3.5 8a4.5 4.5 0 101.3-3.2\
L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"M4 2h5l3 3v9H4zM9 2v3h3"};function Qe(e){return de("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},de("pa\
th",{d:hm[e]}))}function ce(e,t,n,o={}){return a("button",{type:"button",title:t,"aria-label":t,...o,class:`icon-button ${o.class??""}`.trim(),on:{click:n}},Qe(e))}var kl=0;function Y(e){return kl+=1,
`${e}-${kl}`}var Vt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(()=>setTimeout(e))});function me(e,t=!1){let n=document.getElementById(t?"alerts":"live");n.textContent="",setTimeout(
()=>{n.textContent=e},50)}function et(e,t){let n=0,o=(...s)=>{clearTimeout(n),n=setTimeout(()=>t(...s),e)};return o.cancel=()=>clearTimeout(n),o}function pe(e,{action:t=null,seconds:n=8,urgent:o=!1}={}){let s=a("div",{class:`toast${o?" toast-urgent":""}`},a("span",{class:"toast-text"},e)),r=0,l=()=>{clearTimeout(r),s.remove()},i=()=>{clearTimeout(
r),r=setTimeout(l,n*1e3)};t&&s.append(L(t.label,()=>{l(),t.run()},{class:"toast-action"})),s.append(ce("close","Dismiss",l));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",i),s.addEventListener("focusout",i),document.getElementById("toasts").append(s),me(t?`${e} ${t.label} is available.`:e,o),i(),l}function xl(e,t,n){let o=0,s=l=>[...l.dataTransfer?.types??[]].includes("Files"),r=()=>{o=0,e.hidden=!0};window.addEventListener("dragenter",l=>{s(l)&&t()&&(l.preventDefault(),o+=1,e.hidden=!1)}),window.
addEventListener("dragleave",l=>{s(l)&&(o-=1,(o<=0||l.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",l=>{s(l)&&(l.preventDefault(),
l.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async l=>{if(r(),!!s(l)){if(l.preventDefault(),!t()){pe("This server is read-only.",{urgent:!0});return}try{let i=await gl(
l.dataTransfer);i.length>0&&n(i)}catch(i){pe(`What was dropped could not be read: ${i.message}`,{urgent:!0})}}})}var gm=2,_l=1e3,Zs=0,Qt=e=>["done","failed","cancelled"].includes(e.state);function Co(e,t){let n=!1,o=null,s=0,r=()=>{o&&(o.close(),o=null,Zs-=1)},l=()=>{n=!0,r(),clearTimeout(s)},i=d=>{n||(Qt(d)&&l(),
t(d))},c=async()=>{let d=_l;try{i(await Kr(e))}catch(m){m.status===404&&i({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*_l}n||(s=setTimeout(c,d))},u=d=>{try{i(JSON.parse(
d.data))}catch{r(),c()}};return Zs<gm&&typeof EventSource=="function"?(Zs+=1,o=Jr(e),o.addEventListener("progress",u),o.addEventListener("end",u),o.addEventListener("error",()=>{o&&(r(),c())})):c(),l}var qn=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],ym=qn.flatMap(([e])=>e),wm=qn.flatMap(([,e])=>e),Pn=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],gt=(e,t)=>t.some(n=>e.includes(n));function bm(e,t){let[n,o]=[Pn(e),Pn(t)];for(let[s,r]of qn){let l=gt(n,s)&&gt(o,r);if(l!==(gt(o,s)&&gt(n,r)))return l?-1:1}for(let[s,r]of[[ym,-1],[wm,1]])if(gt(n,s)!==
gt(o,s))return gt(n,s)?r:-r;return 0}function Mo(e){for(let[t,n]of qn){let o=e.map(r=>[gt(Pn(r),t),gt(Pn(r),n)]),s=r=>o.flatMap((l,i)=>l[r]?[i]:[]);if(o.every(([r,l])=>r!==l)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var km=10n**17n;function Sl(e){let n=(e.file_list??[]).filter(o=>o.first_event_ns!==null).map(o=>BigInt(o.first_event_ns)).reduce((o,s)=>o===null||s<o?s:o,null);return n!==
null&&n>km?n:null}function Bn(e,t){let n=bm(e.label,t.label),[o,s]=[Sl(e),Sl(t)];return(n!==0?n>0:o!==null&&s!==null&&s<o)?[t,e]:[e,t]}function vl(e){let t=n=>e.find(o=>gt(Pn(o.label),n));if(e.length===
2){let[n,o]=Bn(e[1],e[0]);return{control:n.id,test:o.id}}for(let[n,o]of qn){let[s,r]=[t(n),t(o)];if(s&&r&&s!==r)return{control:s.id,test:r.id}}return{control:"",test:""}}function xm(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function _m(e,t){let n="",o=0;for(let s=t;s<e.length&&o>=0;s+=1){let r=e[s];if(r==='"'){let l=Sm(
e,s+1);n+=o===0?e.slice(s,l):"",s=l-1}else r==="{"||r==="["?o+=1:r==="}"||r==="]"?o-=1:o===0&&(n+=r)}return n}function Sm(e,t){let n=t;for(;n<e.length&&e[n]!=='"';)n+=e[n]==="\\"?2:1;return n+1}function No(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),n=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(_m(e,t.index+t[0].length));return n?Number(n[1]):null}async function vm(e){let[t,n]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&n===139}async function $l(e,t,n){let o=await vm(e),r=e.slice(0,o?e.size:t).stream().pipeThrough(o?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),l="",i=!1;try{for(;l.length<t&&!n(l);){let{done:c,value:u}=await r.read();if(c){i=!0;break}l+=u}}catch{}return r.cancel().catch(()=>{}),{text:l,ended:i,zipped:o}}var $m=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&No(e)!==null;async function Em({name:e,file:t}){let n=await $l(t,4194304,$m);if(!/^\s*[[{]/.test(n.text))return{isTrace:!1,rank:null};let o=No(n.text.split(
'"traceEvents"')[0]);if(o===null&&!n.zipped)o=No(await t.slice(Math.max(0,t.size-262144)).text());else if(o===null&&t.size<=16777216/8){let{text:s}=await $l(t,16777216,()=>!1);o=No(s.slice(-262144))}return{
isTrace:!0,rank:o??xm(e)}}async function Tl(e){let t=0,n=async()=>{for(;t<e.length;){let o=e[t];t+=1;try{o.seen??=await Em(o)}catch{o.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
n))}var El=async(e,t,n)=>new Uint8Array(await e.slice(t,t+n).arrayBuffer());async function Al(e,t){let n=65536,o=0;for(;o<e.size&&e.size===t.size;){let[s,r]=await Promise.all([El(e,o,n),El(t,o,n)]);if(s.
some((l,i)=>l!==r[i]))return!1;o+=n,n=4<<20}return e.size===t.size}var Tm=256,Ol=20,Rl=e=>e.slice(e.lastIndexOf("/")+1),ea=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Am(e,t){let n=o=>o.replace(/\.gz$/i,"");return n(e.name)===n(t.name)||
Al(e.file,t.file)}async function Om(e){let t=[],n=async(o,s)=>o.seen.rank===s.seen.rank&&(await Am(o,s)||ea(o.name)!==null&&ea(o.name)===ea(s.name));for(let o of e.filter(({seen:s})=>s.isTrace)){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await n(o,t[r])?t[r]:null;s===null?t.push({...o,more:[]}):s.more.push(o)}return t}var ta=e=>e.map(({seen:t})=>t.rank),na=e=>!e.includes(null)&&new Set(e).size===
e.length;function Rm(e){let t=Map.groupBy(e,({seen:o})=>o.rank),n=new Set([...t.values()].map(o=>o.length));return t.has(null)||t.size<2||n.size!==1?null:Array.from({length:[...n][0]},(o,s)=>[...t.values()].
map(r=>r[s]))}function Cm(e){return Mo(e.map(({name:n})=>Rl(n)))?.map(n=>n.map(o=>e[o]))??Rm(e)??e.map(n=>[n])}function Mm(e,t){let n=new Set;return e.map((o,s)=>{let r=Oo(o),l=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(c=>!n.has(c))??`${r} ${s+1}`;n.add(l);let i=o.flatMap(({more:c,...u})=>[u,...c]).concat(s>0?[]:t.files.filter(({seen:c})=>!c.isTrace));return{...Jt(l,i),settled:!0}})}function Cl(e){
let t=ta(e);return t.includes(null)?{ranks:e.length,assumed:t.every(n=>n===null)}:{ranks:new Set(t).size,same:t.find((n,o)=>t.indexOf(n)!==o)}}function Nm(e,t,n){return!(t.length===2&&Mo(t.map(({label:s})=>s)))&&
na(ta(n))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Cl(n),manyFirst:!0}}}function Lm(e){return e.includes(null)?"assumed":na(e)?"named":"equal"}async function Ml(e){
if(e.files.length>Tm)return{};if(await Tl(e.files),e.files.length<2||e.settled)return{};let t=await Om(e.files),n=bl(e);if(n!==null&&n.length<=Ol)return Nm(e,n,t);let o=ta(t),s=Mo(t.map(({name:l})=>Rl(
l)));if(t.length<2||na(o)&&s===null)return{};let r=Cm(t);return r.length>Ol?{}:{question:{kind:Lm(o),parts:Mm(r,e),one:Cl(t),manyFirst:s!==null||r.length===2}}}var Im=2,Dm=3,Pm=4,oa=class extends EventTarget{transfers=[];#n=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#o(t,n={}){return this.#n+=1,{key:this.#n,group:t,label:t.label,renamed:!1,
renaming:!1,labelError:null,offered:null,taken:null,files:t.files.map(o=>({...o,size:o.file.size,sent:0,state:"waiting",error:null,attempts:0})),skipped:t.skipped,state:"looking",question:null,planned:!1,
upload:null,job:null,error:null,abort:new AbortController,stopJob:null,...n}}add(t){let n=t.map(o=>this.#o(o));return this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#t(o)),n}async addSample(){
let n=(await Qr()).map(o=>this.#o({label:o.label,files:[],skipped:[]},{job:o,state:"job",sample:!0}));this.transfers.push(...n),this.#e(null),n.forEach(o=>this.#d(o))}async#t(t){if(t.files.length===0){
this.#r(t,{message:"There is no .json or .json.gz file in it."});return}let{parts:n,question:o}=await Ml(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),t.state==="looking"&&(n?this.#a(
t,n):o?(t.question=o,t.state="asking",this.#e(t)):this.#i(t))}#a(t,n){let o=n.map(s=>this.#o(s));this.transfers.splice(this.transfers.indexOf(t),1,...o),t.state="cancelled",this.#e(null),o.forEach(s=>this.#t(
s))}answer(t,n){let{parts:o}=t.question;t.question=null,n?this.#a(t,o):this.#i(t)}remove(t){t.stopJob?.(),["looking","asking","queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.
filter(n=>n!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cancelled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||
t.state==="job"&&t.renamed||["queued","creating","sending","committing"].includes(t.state))}#i(t){t.planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(n=>["creating",
"sending","committing"].includes(n.state)).length;for(let n of this.transfers)n.state==="queued"&&t()<Dm&&this.#p(n)}async#p(t){t.state="creating",t.error=null,this.#e(t);try{let n=t.files.map(({name:s,
size:r})=>({name:s,size:r})),o=await Vr(t.label,n);if(t.state!=="creating"){Ws(o.id).catch(()=>{});return}t.upload=o.id,t.state="sending",this.#e(t),this.#l()}catch(n){this.#r(t,n)}}#r(t,n){t.state!==
"cancelled"&&(t.state="failed",t.error=n.message,this.#e(t),this.#s())}#l(){let t=this.transfers.filter(o=>o.state==="sending"),n=t.flatMap(o=>o.files).filter(o=>o.state==="sending").length;for(let o of t)
for(let s of o.files){if(n>=Im)return;s.state==="waiting"&&(n+=1,this.#f(o,s))}}async#f(t,n){n.state="sending",n.attempts+=1,this.#e(t);try{await el(t.upload,n.name,n.file,{from:n.sent,signal:t.abort.
signal,onProgress:o=>{n.sent=Math.min(o,n.size),this.#e(t)}}),n.sent=n.size,n.state="sent"}catch(o){if(t.state!=="sending")return;await this.#h(t,n,o)}this.#e(t),this.#u(t),this.#l()}async#h(t,n,o){(o.
status===0||o.status>=500)&&o.status!==507&&n.attempts<Pm&&(n.state="sending",await new Promise(r=>{setTimeout(r,500*2**(n.attempts-1))}),t.state==="sending"&&await this.#c(t,n))||(n.state="failed",n.
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
n).catch(()=>{}),this.#l(),this.#s()}},Z=new oa;window.addEventListener("beforeunload",e=>{Z.sending&&e.preventDefault()});var qm=1e3,Bm=5e3,Hm=6e4,sa=class extends EventTarget{list=[];#n=0;#e=new Set;#o=Date.now()-Hm;get running(){return this.list.filter(t=>!Qt(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#n),!document.hidden){try{this.#a(await Yr())}catch{}clearTimeout(this.#n),this.#n=setTimeout(()=>this.#t(),this.running.length>0?qm:Bm)}}#a(t){if(Z.transfers.
some(o=>o.state==="committing"))return;let n=new Set(Z.transfers.map(o=>o.job?.id));this.list=t.filter(o=>!n.has(o.id)),this.dispatchEvent(new CustomEvent("change"));for(let o of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(o.id)&&Date.parse(o.finished)>this.#o&&this.dispatchEvent(new CustomEvent("stored",{detail:o})),this.#e.add(o.id)}},tt=new sa;var fn={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},q:{type:"text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},
change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"\
false"},significant:{type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{
type:"text",standard:"abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"t\
rue"},format:{type:"choice",standard:"json",words:["json","csv"]}};var nt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Ll={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},Um={...Ll,per_step:"per r\
ecording",percent:"% of the recording"},Hn=(e,t)=>(nt(t)?Um:Ll)[e];function ra(e){return e.control.samples===e.test.samples?"total":"per_step"}var gn=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function Lo(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var Nl=(e,t)=>e===null||!(t>0)?null:100*(e/t),aa=(e,t)=>e===null||t===null?null:e-t,hn=(e,t)=>t>0?e/t:null,Wm=e=>e.control_self_duration!==
null&&e.control_self_duration!==void 0;function Fm(e,t){if(t&&Wm(e)){let{control_self_duration:n,test_self_duration:o}=e;return[n,o,o-n,!1]}return[e.control_total_duration,e.test_total_duration,e.diff_duration,
!0]}function Il(e,t,n,o){let s=[n.control.samples,n.test.samples],r=t==="per_step"||t==="percent",[l,i,c,u]=Fm(e,o);r?(l=(u?e.control_per_step:null)??hn(l,s[0]),i=(u?e.test_per_step:null)??hn(i,s[1]),
c=(u?e.diff_per_step:null)??aa(i,l)):t==="per_call"&&(l=(u?e.control_per_call:null)??hn(l,e.control_counts),i=(u?e.test_per_call:null)??hn(i,e.test_counts),c=aa(i,l));let d=l>0&&i!==null&&e.test_counts>
0?100*((i-l)/l):null;t==="percent"&&(l=Nl(l,n.step_time.control.step),i=Nl(i,n.step_time.test.step),c=aa(i,l));let m=r?[hn(e.control_counts,s[0])??0,hn(e.test_counts,s[1])??0]:[e.control_counts,e.test_counts];
return{control:l,test:i,diff:c,percent:d,controlCount:m[0],testCount:m[1],diffCount:r?m[1]-m[0]:e.diff_counts,birth:e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"g\
one":""}}var Un=(e,t)=>JSON.stringify([e,t]);function ut(e,t){let n=0xcbf29ce484222325n;for(let o of new TextEncoder().encode(`${e}\0${t}`))n=BigInt.asUintN(64,(n^BigInt(o))*0x100000001b3n);return n.toString(
16).padStart(16,"0").slice(0,12)}function Dl({name:e,replaces:t}){if(!t)return[e,""];let n=t.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[t.operator??"same shapes",n].filter(Boolean).join(
" "),e]}function la(e,t,n,{self:o=!1}={}){let{control_observations:s,test_observations:r}=e.verdict??{},l=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(i=>{let c=ia({...i,among:l},
o);return{row:c,key:i.id??Un(i.name,i.category),verdict:c.significance??"",noise:c.significance==="no_difference_found",...Il(i,n,e,o)}})}function ia(e,t){let n=t?"self":"total";return e?.tests?{...e,
...e.tests[n],among:e.among?[e.among.steps,e.among.rows[n]]:null}:e}var Xt=e=>e.moderated_q_value??e.q_value??null;function Pl(e){let{control_observations:t,test_observations:n}=e.verdict??{},o=e.judged_rows?
{steps:Math.min(t,n),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Un(s.name,s.category),{...s,among:o}]))}function ql(e,t,{self:n=!1}={}){return["host","device"].filter(o=>e.totals[o].control_counts+
e.totals[o].test_counts>0).map(o=>[o,Il(e.totals[o],t,e,n)])}var Bl=15,Hl=[10,15,20,30,50,100],jm=["total","per_step","per_call","percent"],Ul=fn.change.words,Wl=fn.device_type.words,zm=fn.measure.words,Gm=["step","compute","exposed_communication","exposed_memo\
ry","idle"],Io=[...Gm,"op"],Ye="ProfilerStep*",ca=["name","category","change","control_counts","test_counts","diff_counts","abs_diff_counts","control_total_duration","test_total_duration","diff_durati\
on","abs_diff_duration","diff_percent","q_value"],Ym=["name","category","change","q_value"],yn=e=>Ym.includes(e)?"asc":"desc",ua=["control","test","control_ranks","test_ranks","control_steps","test_st\
eps","control_marker","test_marker","use_short_name","merge_addresses"],Fl=[...ua,"device_type","q","exclude","category","change","significant","fold","measure","equivalence"],Km={fold:"true",significant:"",
measure:"",equivalence:""},Jm={1:"true",0:"false"};function Vm(e,t){let{type:n,words:o,standard:s}=fn[t];if(n==="texts")return e.getAll(t).filter(d=>d!=="");let r=e.get(t)??"",l=n==="text"?r:Jm[r]??r,
i=n==="text"?l:(n==="boolean"?["true","false"]:o).find(d=>d.toLowerCase()===l.toLowerCase()),u=(n==="choice"&&i==="false"?"":i)||(Km[t]??s);return n==="boolean"?u==="true":u}var jl=(e,t)=>Object.fromEntries(
t.map(n=>[n,Vm(e,n)]));function zl(e,t,n){for(let o of n){let{type:s,standard:r}=fn[o];s==="texts"?t[o].forEach(l=>e.append(o,l)):["","undefined",r].includes(String(t[o]))||e.set(o,String(t[o]))}}var Gl=e=>Object.
fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||""]));function Qm(e,t,n){let o=e.get(t)??"";return o===""||/^[0-9a-f]{12}$/.test(o)&&!e.has(n)?o:ut(o,e.get(n)??"")}var yt=(e,t,n)=>t.
includes(e)?e:n;function Zt(e){let t=new URLSearchParams(e),n=yt(t.get("sort"),ca,"abs_diff_duration"),o=Number(t.get("top"));return{...jl(t,Fl),...Gl(t),sort:n,order:yt(t.get("order"),["asc","desc"],
yn(n)),unit:yt(t.get("unit"),jm,""),measure:yt(t.get("measure")??t.get("time"),zm,""),heat:yt(t.get("heat"),Io,""),top:Number.isInteger(o)&&o>=1&&o<=200?o:Bl,op:Qm(t,"op","op_category")}}function wt(e){
let t=Yl(e),n=(s,r,l)=>{r!==l&&t.set(s,r)};n("sort",e.sort,"abs_diff_duration"),n("order",e.order,yn(e.sort)),n("unit",e.unit,""),n("measure",e.measure,""),t.delete("fold"),n("fold",String(e.fold),"tr\
ue"),n("heat",e.heat,""),n("top",String(e.top),String(Bl)),n("op",e.op,"");let o=t.toString();return o===""?"/compare":`/compare?${o}`}var It=(e,t)=>wt({...Zt(""),control:We(e),test:We(t),exclude:[Ye]});
function Yl(e){let t=new URLSearchParams;return zl(t,e,Fl),e.significant||t.delete("measure"),t}function Xm(e,t,n){let o=n?"self_":"";if(e==="q_value")return"certainty";if(e==="diff_percent")return`di\
ff_${o}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.exec(e)??[];return s===
void 0?e:t==="total"?n?`${s}_self_duration`:e:`${s}_${o}${t==="percent"?"percent_of_step":t||"per_step"}`}function wn(e,t,n){let o=Yl(e);return o.set("significance","true"),o.set("sort",Xm(e.sort,t,n)),
o.set("order",e.order),o.set("measure",n?"self":"total"),o}function da(e,t,n,o){let s=wn(e,t,n);return s.set("format",o),s}var Kl=["total","per_step"],Zm=["calls","share"],Jl=["duration","calls","per_\
call"];function ma(e){let t=new URLSearchParams(e);return{...jl(t,ua),...Gl(t),row:t.has("name")?ut(t.get("name"),t.get("category")??""):t.get("row")??"",unit:yt(t.get("unit"),Kl,""),bins:yt(t.get("bi\
ns"),Zm,"calls"),heat:yt(t.get("heat"),Jl,"duration")}}function bt(e){let t=new URLSearchParams({control:e.control,test:e.test});return zl(t,e,ua),t}function en(e){let t=bt(e);return t.set("row",e.row),
t}function Dt(e){let t=en(e);return Kl.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),Jl.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),`/compare/op?${t}`}
function Vl(e,t,n){let o=wn(e,t,n);return e.op&&o.set("row",e.op),o}var Lt=100,ep=["created","label","ranks","steps","events","bytes"];function Do(e){let t=new URLSearchParams(e),n=yt(t.get("sort"),ep,
"created"),o=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:t.get("q")??"",tag:t.getAll("tag").filter(s=>s!==""),sort:n,order:yt(t.get("order"),["asc","desc"],n==="\
label"?"asc":"desc"),page:Number.isInteger(o)&&o>=1&&o<=1e6?o:1}}function Ql(e){let{control:t,test:n,q:o,tag:s,sort:r,order:l,page:i}={...Do(""),...e},c=new URLSearchParams,u=(m,f,p="")=>{f!==p&&c.set(
m,String(f))};u("control",t),u("test",n),u("q",o),s.forEach(m=>c.append("tag",m)),u("sort",r,"created"),u("order",l,r==="label"?"asc":"desc"),u("page",i,1);let d=c.toString();return d===""?"/":`/?${d}`}
var Po=e=>e.q!==""||e.tag.length>0;function tn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(Lt),offset:String((e.page-1)*Lt)});return e.q!==""&&t.set("q",e.q),e.tag.
forEach(n=>t.append("tag",n)),t}var We=e=>e.slice(0,12),qo=(e,t,n,o)=>o?.[e]?.label??(n&&Oe(n,t[e])?.label)??t[e];function Oe(e,t){if(t==="")return;let n=e.find(r=>r.id===t);if(n)return n;let o=e.filter(
r=>r.id.startsWith(t.toLowerCase()));if(o.length===1)return o[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Bo=(e="Damaged")=>a("strong",{class:"damage-mark"},Qe("warning"),e);function Xl(e){let t=e.filter(({severity:o})=>o==="damage"),n=e.filter(({severity:o})=>o!=="damage");return[t.length>0&&a("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:o})=>a("li",{},Bo()," ",o))),n.length>0&&a("ul",{class:"notice"},n.map(({text:o})=>a("li",{},o)))]}function Ho(e,t=e?.length??0){return t>0&&a(
"div",{class:"damage-list"},a("p",{},Bo(H(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),a("ul",{},e.map(({file:n,rank:o,text:s})=>a("li",{},`Rank ${o} (`,a("span",{class:"\
mono"},n),`): ${s}`)),t>e.length&&a("li",{class:"muted"},`and ${A(t-e.length)} more`)))}var tp="https://ui.perfetto.dev";var Wn=class extends Error{constructor(t,n){super(n),this.name="PerfettoError",this.code=t}};function np(e,t,n){return new Promise((o,s)=>{let r=(u,d)=>{clearInterval(i),clearTimeout(c),window.removeEventListener(
"message",l),u(d)},l=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(o)},i=setInterval(()=>{e.closed?r(s,new Wn("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Wn("silent","Perfetto does not answer. Is there a connection to the internet? Otherwise download the trace and open it where there is one.")),n);window.addEventListener("message",l)})}function Zl(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&Zl(e,t-1)},100)}async function ei({title:e,fileName:t,load:n,onWaiting:o=()=>{},origin:s=tp,patience:r=6e4}){let l=window.open(s,"_blank");if(!l)throw new Wn(
"blocked","The browser blocked the new window. Allow pop-ups for this page.");let i=new AbortController,c=np(l,s,r);c.catch(()=>i.abort());let u;try{u=await n(i.signal)}catch(d){throw i.signal.aborted&&
await c,c.catch(()=>{}),Zl(l),d}o(),await c,l.postMessage({perfetto:{buffer:u,title:e,fileName:t}},s,[u])}var sp=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function ap(e){return(e.notes??[]).some(t=>sp.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var rp=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function pa(e,t,n=()=>""){let o=a(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,l=a("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),i=()=>{
l.href=Us(e.id,t.number,n())},c=(m,f=!1)=>{o.textContent=m,o.classList.toggle("error-text",f)};async function u(){d.disabled=!0,c("Loading …");try{await ei({title:`${e.label}, rank ${t.rank}`,fileName:rp(
t,n()),load:m=>Gr(e.id,t.number,n(),{signal:m,onProgress:f=>c(`Loading ${Ee(f)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),me(m.message,!0)}finally{
d.disabled=!1}}let d=L("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open ${s} in Perfetto`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your bro\
wser; nothing is uploaded"});return i(),r&&c(`${Ee(t.raw_bytes)} of JSON is too much for a browser: download it for Perfetto’s trace_processor.`),{node:a("div",{class:"trace-actions"},l,d,o),prepare:i}}
function lp(e){return a("div",{class:"notice trace-not-kept"},a("p",{},"The traces of this set were not kept. "),e?a("p",{},"This server keeps them now: add the same files again, and this set gets the\
m."):a("p",{},"Start the server with ",a("code",{},"tracediff serve --keep-traces")," and add the same files again, or read their folder in with ",a("code",{},"tracediff ingest --keep-traces FOLDER"),
": this set then gets them."))}function ip(e,t,n,o){let s=pa(e,t,n.query),r=a("td",{}),l=()=>{let i=n.on()?ap(t):"";s.prepare(),E(r,i===""?s.node:a("span",{class:"muted"},i))};return o.push(l),l(),a("\
tr",{},a("th",{scope:"row"},String(t.rank)),a("td",{class:"mono wrap"},t.file),a("td",{class:"num"},Ee(t.trace_bytes)),r)}function cp(e,t,n,o,s){let r=e.file_list.filter(i=>i.trace_bytes!==null),l=e.file_list.
length-r.length;return a("section",{},s&&a("h3",{},e.label),r.length===0?lp(t):a("div",{class:"scroll-x"},a("table",{class:"files-table trace-table"},a("caption",{class:"visually-hidden"},`Traces of ${e.
label}`),a("thead",{},a("tr",{},["Rank","File","Size","Trace"].map(i=>a("th",{scope:"col",class:i==="Size"?"num":""},i)))),a("tbody",{},r.map(i=>ip(e,i,n,o))))),r.length>0&&l>0&&a("p",{class:"muted sm\
all"},`${A(l)} more were not kept.`))}function up(e,t){let n=a("input",{type:"checkbox",on:{change:()=>t()}}),o=()=>n.checked;return{on:o,query:()=>o()?new URLSearchParams({counters:"all",...e}).toString():
"",node:a("label",{class:"check"},n,"With counters: queue length of each stream, memory bandwidth")}}function Uo(e,t={}){let n=[],o=Y("traces"),s=up(t,()=>n.forEach(i=>i())),r=a("div",{class:"trace-bo\
dy"},a("p",{class:"muted"},"Loading …")),l=a("dialog",{class:"trace-dialog","aria-labelledby":o,on:{close:()=>l.remove(),click:i=>{i.target===l&&l.close()}}},a("div",{class:"trace-box"},a("div",{class:"\
trace-head"},a("h2",{id:o},"Traces"),ce("close","Close",()=>l.close())),r));return document.body.append(l),l.showModal(),Promise.all([xo(),...e.map(i=>Rt(i))]).then(([i,...c])=>{let u=c.some(d=>d.traces_bytes>
0);document.getElementById(o).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,E(r,u&&s.node,c.map(d=>cp(d,i.keep_traces,s,n,c.length>1)),u&&a("p",{class:"muted small"},"“Open in Perfetto” o\
pens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(i=>E(r,a("p",{class:"error-text",role:"alert"},i.message))),l}var dp=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function ti(e){let{repaired:t=0,
dropped:n=0,invalid:o=0,notes:s=0,duplicates:r=0,affected:l=0,left_out:i=0}=e??{};if(l>0)return{level:"warn",text:`${H(l,"file")} damaged`};let c=t+n+o;if(c===0&&s===0&&r===0&&i===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${A(c)} mended or lost`),s>0&&u.push(H(s,"note")),r>0&&u.push(H(r,"duplicate file")),i>0&&u.push(`${A(i)} not followed or read`),{level:n+o>0?"warn":"note",text:u.
join(", ")}}function mp(e){return a("dl",{class:"counters"},dp.map(([t,n,o])=>a("div",{class:e[t]>0&&t!=="kept"?"":"calm"},a("dt",{title:o},n),a("dd",{},A(e[t]??0)))))}function pp(e,t,n){let o=t.notes??
[],s=t.quality??{},r=t.pseudo_step?"whole file":Te(t.steps??[]);return a("tr",{},a("th",{scope:"row",class:"mono wrap"},t.file),a("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distributedInfo"&&
a("span",{class:"muted"},` (${t.rank_source})`)),a("td",{},r||le),a("td",{class:"num"},A(s.events)),a("td",{class:"num"},Ee(t.raw_bytes)),n&&a("td",{},t.trace_bytes===null?a("span",{class:"muted"},"no\
t kept"):pa(e,t).node),a("td",{class:"wrap"},o.length===0?a("span",{class:"muted"},"nothing to report"):a("ul",{class:"notes"},o.map(l=>a("li",{},l.severity==="damage"&&[Bo()," "],l.words,l.count>1&&`\
 (${A(l.count)} ×)`,l.effect&&`. ${l.effect}`,l.example&&a("span",{class:"muted"},`${l.effect?" First:":":"} ${l.example}`))))))}function fa(e){return e?.length>0&&a("details",{class:"duplicates"},a(
"summary",{},`${H(e.length,"file")} left out: the same as another`),a("ul",{},e.map(({file:t,same_as:n})=>a("li",{},a("span",{class:"mono"},t)," holds the same as ",a("span",{class:"mono"},n)))))}var fp={
symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file"};function ha(e,t){return e>0&&a("details",{class:"left-out"},a("summary",{},`${H(e,"entry","entries")} of\
 the folder left out: links are not followed`),a("ul",{},t.map(({file:n,kind:o})=>a("li",{},a("span",{class:"mono"},n),` ${fp[o]??o}`)),e>t.length&&a("li",{class:"muted"},`and ${A(e-t.length)} more`)))}
function ni(e){let t=a("div",{class:"quality-panel"},a("p",{class:"muted"},"Loading …"));return Rt(e.id).then(n=>{let o=n.traces_bytes>0,s=["File","Rank","Steps","Events","JSON",...o?["Trace"]:[],"N\
otes"];E(t,Ho(n.quality.affected_files,n.quality.affected),mp(n.quality),a("div",{class:"scroll-x"},a("table",{class:"files-table"},a("thead",{},a("tr",{},s.map(r=>a("th",{scope:"col"},r)))),a("tbody",
{},n.file_list.map(r=>pp(n,r,o))))),fa(n.quality.duplicate_files),ha(n.quality.left_out,n.quality.left_out_files),a("p",{class:"muted small"},"Identity ",a("span",{class:"mono"},n.id)," · stored in ",
Ee(n.stored_bytes)," out of ",Ee(n.raw_bytes)," of JSON",o&&` (${Ee(n.traces_bytes)} the traces themselves)`))}).catch(n=>E(t,a("p",{class:"error-text"},n.message))),t}var ga=4,ya=e=>e===2?"two":A(e),oi=e=>e[0].toUpperCase()+e.slice(1);function hp({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function gp({kind:e,one:t},n){return e==="equal"?`“${n}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${n}\
”, with the ranks ${Te(Array.from({length:t.ranks},(o,s)=>s))}, in order of the names`:`“${n}”, with ${H(t.ranks,"rank")}`}function yp({parts:e}){let t=e.slice(0,ga).map(({label:n})=>`“${n}”`).
join(", ");return e.length>ga?`${t} and ${A(e.length-ga)} more`:t}function wa({parts:e,one:t,kind:n}){let o=n==="equal"||t.ranks<2?"one":`${ya(t.ranks)} ranks of one`;return`${oi(ya(e.length))} sets, \
or ${o}?`}function si(e){let{question:t,label:n}=e,{parts:o,manyFirst:s}=t,r=Y("question"),l=(u,d,m)=>L([a("strong",{},d),a("span",{class:"choice-detail"},m)],()=>Z.answer(e,u),{class:"choice"}),i=l(!0,
`${oi(ya(o.length))} sets`,yp(t)),c=l(!1,"One set",gp(t,n));return a("div",{class:"question",role:"group","aria-labelledby":r},a("p",{id:r},a("strong",{},wa(t))," ",hp(t)),a("div",{class:"choices"},s?
[i,c]:[c,i]))}var wp=64,bp={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"};function ka(e){return a("progress",
{max:"1",value:"0","aria-label":e})}function xa(e,t,n){n>0?(e.max=n,e.value=Math.min(t,n)):e.removeAttribute("value")}function nn(e){if(e.state==="failed")return e.error?.detail??"The traces could not\
 be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"){let n=e.already_stored?`${kp(e)}; nothing was stored twice.`:`${Fo(e)?"Stored, but damaged":"Done"}: ${H(e.events,"event")}.`;
return e.traces_error?`${n} But the files themselves were not kept: ${e.traces_error.detail}`:n}let t=[e.state==="queued"?"Queued":bp[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Ee(e.bytes_done)}\
 of ${Ee(e.bytes_total)}`),e.events>0&&t.push(H(e.events,"event")),e.files_total>1&&t.push(`${A(e.files_done)} of ${H(e.files_total,"file")}`),t.join(" · ")}var kp=e=>`Stored already as “${e.known_as}\
”`;function xp(e,t){let{known_as:n,set:o}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),a("a",{href:`/?q=${o.slice(0,12)}`,title:"This set in the list"},n),t.slice(s+n.length)]}function _p(e){let{offered:t,
job:n}=e;if(e.state!=="done"||t===null)return null;let o=s=>ba(Z.takeOffer(e,s));return[L(`Rename to “${t}”`,()=>o("label"),{title:`Instead of “${n.known_as}”`}),new TextEncoder().encode(t).length<=
wp&&L(`Tag “${t}”`,()=>o("tag"),{title:"The label stays"})]}var Fo=e=>e?.state==="done"&&e.affected_files?.length>0;function ai(e){return[Fo(e)&&Ho(e.affected_files),Sp(e),fa(e?.duplicate_files),ha(
e?.left_out??0,e?.left_out_files??[])]}function Sp(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:a("details",{class:"\
failures",open:e.state==="failed"},a("summary",{},`${H(e.failures.length,"file")} could not be read`),a("ul",{},e.failures.map(n=>a("li",{},!n.message.startsWith(n.file)&&[a("span",{class:"mono"},n.file),
" – "],n.message))))}function ri(e){let t=ka("Progress"),n=a("p",{class:"transfer-text"}),o=a("div",{class:"transfer-actions"}),s=$p(e),r=a("div"),l=a("div"),i=a("div",{class:"transfer-offer"}),c=null,
u=e.files.map(vp),d=a("details",{class:"files",open:e.files.length<=6},a("summary",{},Ep(e)),a("ul",{class:"file-list"},u.map(N=>N.node)),e.skipped.length>0&&Tp(e.skipped)),m=a("li",{class:"transfer"},
a("div",{class:"transfer-head"},s.node,o),t,n,i,l,r,!e.sample&&d),f=null,p="",y="",g=!1;function w(){let N=o.contains(document.activeElement);p=e.label,E(o,Op(e)),N&&o.querySelector("button")?.focus({
preventScroll:!0})}function h(){f=e.state,m.dataset.state=e.state,w(),g=e.question!==null,E(l,g&&si(e)),e.state==="done"&&(d.open=!1)}function b(){let N=e.state==="done"?e.offered:null;if(N===c)return;
let S=i.contains(document.activeElement);c=N,E(i,_p(e)),S&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){f!==e.state?h():p!==e.label&&w(),s.update(),u.forEach(Ap),t.setAttribute(
"aria-label",`Progress of ${e.label}`);let{done:N,total:S}=_a(e);t.hidden=e.state==="asking"||!Z.active.includes(e),xa(t,N,S),y=Sa(e),n.textContent!==y&&E(n,e.state==="done"&&e.job.already_stored?xp(e,
y):y),b(),m.classList.toggle("affected",Fo(e.job)),E(r,ai(e.job))}return x(),{node:m,update:x,text:()=>e.question?wa(e.question):y,focus(){g&&document.activeElement.matches("body, main, .page-actions \
*")&&l.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Wo=(e,t)=>e.reduce((n,o)=>n+o[t],0);function _a(e){let{job:t,state:n,files:o}=e;return n==="job"&&t.bytes_total>0?{done:t.bytes_done,
total:t.bytes_total}:{done:Wo(o,"sent"),total:n==="looking"?0:Wo(o,"size")}}function vp(e){let t=ka(`Progress of ${e.name}`),n=a("span",{class:"file-state"}),o=a("li",{},a("span",{class:"mono file-nam\
e",title:e.name},e.name),t,n);return{file:e,node:o,fileBar:t,state:n,shown:""}}function $p(e){let t=a("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"false",value:e.
label,title:"The label of this set: change it whenever you like",on:{change:()=>{Z.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.label,t.blur())}}}),
n=a("span",{class:"error-text small",role:"status"}),o=e.label;return{node:a("div",{class:"transfer-title"},t,n),update(){o!==e.label&&t!==document.activeElement&&(o=e.label,t.value=o),t.setAttribute(
"aria-label",`Label of ${e.label}`),t.disabled=["failed","cancelled","undone"].includes(e.state);let s=e.labelError?`Not renamed. ${e.labelError}`:"";n.textContent!==s&&(n.textContent=s)}}}function Ep(e){
let t=e.files.reduce((o,s)=>o+s.size,0),n=[H(e.files.length,"trace file"),Ee(t)];return e.skipped.length>0&&n.push(`${A(e.skipped.length)} skipped`),n.join(", ")}function Tp(e){let t=e.slice(0,20).map(
({name:o})=>o).join(", "),n=e.length>20?`, and ${A(e.length-20)} more`:"";return a("p",{class:"muted skipped"},"Not sent, because only .json and .json.gz files are traces: ",a("span",{class:"mono"},t),
n)}function Ap(e){let{file:t,fileBar:n,state:o}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=s,e.node.dataset.state=t.state,xa(n,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>
0?Math.floor(100*(t.sent/t.size)):0;o.textContent={waiting:Ee(t.size),sending:`${r} % of ${Ee(t.size)}`,sent:`${Ee(t.size)} sent`,failed:t.error??"failed"}[t.state]}function Op(e){let{label:t}=e,n=ce(
"close",`Remove ${t} from this list`,()=>Z.remove(e));switch(e.state){case"failed":case"cancelled":return[e.files.length>0&&L("Retry",()=>Z.retry(e),{"aria-label":`Retry ${t}`}),n];case"done":return[Z.
canUndo(e)&&L("Undo",()=>ba(Z.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),n];case"undone":return[L("Bring back",()=>ba(Z.bringBack(e)),{"aria-label":`Bring ${t} back`}),
n];default:return[L("Cancel",()=>Z.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function ba(e){try{await e}catch(t){pe(`That did not work. ${t.message}`,{urgent:!0})}}function Rp(e){let t=[...new Set(
e.files.map(({seen:n})=>n?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Te(t.sort((n,o)=>n-o))}`}function Cp(e){return e===null?"":e.as==="tag"?` Tagged “${e.
text}”.`:` Renamed to “${e.text}”.`}function Sa(e){let t=Rp(e),n=Wo(e.files,"sent"),o=Wo(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"\
queued":return["Waiting for its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return[`Sending ${Ee(n)} of ${Ee(o)}`,t].filter(Boolean).join(" · ");case"commi\
tting":return"Sent. The server starts reading …";case"job":return[nn(e.job),t].filter(Boolean).join(" · ")+(e.renamed?"":" – you may close this tab now");case"done":return nn(e.job)+Cp(e.taken);case"\
cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for ten minutes.";default:return e.error??"It failed."}}function li(e,t){let n=e,o=ka(`Progress of ${n.
label}`),s=a("p",{class:"transfer-text"}),r=a("div",{class:"transfer-actions"}),l=a("div"),i=a("li",{class:"transfer"},a("div",{class:"transfer-head"},a("div",{class:"transfer-title"},a("strong",{},n.
label||"Ingest")),r),o,s,l),c=null;function u(d){n=d;let m=n.state==="queued"||n.state==="running";n.state!==c&&(c=n.state,i.dataset.state=m?"job":n.state,E(r,m?L("Cancel",()=>mn(n.id).catch(()=>{}),{
"aria-label":`Cancel ${n.label}`}):ce("close",`Remove ${n.label} from this list`,()=>t(n)))),o.hidden=!m,xa(o,n.bytes_done,n.bytes_total),s.textContent=nn(n),i.classList.toggle("affected",Fo(n)),E(l,ai(
n))}return u(n),{node:i,update:u}}function Mp(){return[...Z.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Sa(t),..._a(t)})),...tt.running.map(t=>({label:t.label,text:nn(t),done:t.bytes_done,total:t.bytes_total}))]}
function Np(){let e=s=>Z.transfers.filter(r=>r.state===s),[t,n]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>1&&`${A(t.length)} uploads wait for an \
answer`,n.length===1?`“${n[0].label}” was not stored`:n.length>1&&`${A(n.length)} uploads were not stored`].filter(Boolean).join("; ")}function Lp(){let e=a("progress",{max:"1",value:"0","aria-lab\
el":"Progress of the uploads"}),t=a("strong",{class:"ellipsis"}),n=a("span",{class:"muted small ellipsis"});return{node:a("div",{class:"status-part status-progress"},a("div",{class:"status-head"},t,a(
"a",{href:"/"},"Show")),e,n),draw(s){t.textContent=s.length===1?s[0].label:`${A(s.length)} sets on their way`,n.textContent=s[0].text;let r=s.reduce((l,i)=>l+i.total,0);s.some(l=>l.total===0)?e.removeAttribute(
"value"):(e.max=r,e.value=Math.min(r,s.reduce((l,i)=>l+i.done,0)))}}}function Ip(){let e=a("span",{});return{node:a("div",{class:"status-part status-head"},e,a("a",{href:"/"},"Show")),draw(n){e.textContent=
`${n}.`}}}function Dp(e){let t=a("div",{class:"status-part status-offer"}),n=!1;function o(){n=!1,e()}function s(r,l){let i=a("p",{class:"status-verdict",role:"status"}),c=a("a",{class:"button primary",
href:It(r.id,l.id)},`Compare ${r.label} with ${l.label}`);E(t,a("div",{class:"status-head"},a("strong",{},"Both sets are stored"),ce("close","Dismiss",o)),i,c),n=!0,e(),me(`Both sets are stored. You c\
an compare ${r.label} with ${l.label} now.`);let u=new URLSearchParams({control:r.id,test:l.id,limit:"0",diagnosis:"false"});it(u).then(d=>{i.textContent=d.verdict.words?`Step time: ${d.verdict.words}`:
""}).catch(()=>{})}return{node:t,set:s,clear:o,isOn:()=>n}}function ii(){let e=a("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=Lp(),n=Ip(),o=Dp(r);document.getElementById("toasts").
append(e);let s=0;function r(){s=0;let i=location.pathname!=="/",c=i?Mp():[],u=i?Np():"";c.length>0&&t.draw(c),u!==""&&n.draw(u),Nt(e,[c.length>0&&t.node,u!==""&&n.node,o.isOn()&&o.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function l(){s===0&&(s=requestAnimationFrame(r))}return Z.addEventListener("change",l),tt.addEventListener("change",l),r(),{offer:o.set,clear:o.clear,draw:r}}var[Pt,on,ci,Pp,jo]=["Traces","Compare","Operation","Analyse","Query"],jn="Every page",ui="First move to a set of the list, with the arrow keys.",Fn="There is nothing to search on this page.",mi=[{pages:[
Pt],keys:["/"],text:"Find trace sets",action:"search",none:Fn},{pages:[Pt],keys:["ArrowDown","Enter"],text:"From the search into the list",action:"enter",inSearch:!0},{pages:[Pt],keys:["ArrowDown","Ar\
rowUp","Home","End"],text:"In the list: move from set to set"},{pages:[Pt],keys:["ArrowRight","ArrowLeft"],text:"In the list: to what can be done with the set, and back"},{pages:[Pt],keys:["Enter"],text:"\
In the list: the menu of the set, or open a group"},{pages:[Pt],keys:["Space"],text:"In the list: select the set, for several at once"},{pages:[Pt],keys:["c"],text:"Take the set in focus as the contro\
l",action:"control",none:ui},{pages:[Pt],keys:["t"],text:"Take the set in focus as the test",action:"test",none:ui},{pages:[on],keys:["/"],text:"Search the names of the rows",action:"search",none:Fn},
{pages:[on],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},{pages:[on],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: m\
ove from row to row"},{pages:[on],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[on],keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[
on,ci,jo],keys:["c"],text:"Choose the control",action:"control"},{pages:[on,ci,jo],keys:["t"],text:"Choose the test",action:"test"},{pages:[Pp],keys:["/"],text:"To the field of the operator, or else o\
f the ranks",action:"search",none:Fn},{pages:[jo],keys:["/"],text:"Find a table or column",action:"search",none:Fn},{pages:[jo],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[jn],keys:[
"?"],text:"List the keys",action:"help"},{pages:[jn],keys:["Escape"],action:"close",text:"Close what is open: the dialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Fn}],qp={ArrowDown:"\
↓",ArrowUp:"↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Bp=["button","checkbox","file","radio","range","reset","submit"];function zn(e){return e instanceof
HTMLElement&&(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Bp.includes(e.type))}function Hp(e,t){let{target:n,key:o}=e,s=zn(n);return mi.find(r=>r.action&&r.keys.includes(o)&&
(!r.pages||r.pages.some(l=>[t.name,jn].includes(l)))&&(r.inSearch?n.type==="search":!s||o==="Escape"&&(n.matches('select, [role="combobox"]')||!n.value)))}function Up(){let e=document.querySelector("d\
etails.menu[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Wp(e){return e.flatMap((t,n)=>[n>0&&" ",a("kbd",{},qp[t]??t)])}function di(e,t){let n=mi.filter(({pages:o})=>o?.
includes(t));return n.length>0&&a("section",{},a("h3",{},e),a("dl",{class:"keys"},n.map(({keys:o,text:s})=>a("div",{},a("dt",{},Wp(o)),a("dd",{},s)))))}function Fp(e){let t=Y("keys"),n=()=>o.close(),o=a(
"dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>o.remove(),click:s=>{s.target===o&&n()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:t},"Keys"),ce(
"close","Close",n)),di(`${e.name} page`,e.name),di(jn,jn),a("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(o),o.showModal()}function pi(e,t){let n=()=>Fp(e().
page);t.addEventListener("click",n),document.addEventListener("keydown",o=>{let{page:s,view:r}=e();if(o.defaultPrevented||o.isComposing||o.ctrlKey||o.metaKey||o.altKey||document.querySelector('dialog[\
open], [role="menu"]'))return;let l=Hp(o,s);if(!l||l.action==="close"&&Up())return;let i=l.action==="help"?n:r.keys?.[l.action],c=i!==void 0&&i()!==!1;(c||l.none)&&o.preventDefault(),!c&&l.none&&pe(l.
none,{seconds:4})})}var fi="tracediff.session";function jp(){try{return JSON.parse(sessionStorage.getItem(fi))??[]}catch{return[]}}function hi(e){let t=jp(),n=t.length,o="";function s(c){t=c.sort((u,d)=>u.order-d.order);
try{sessionStorage.setItem(fi,JSON.stringify(t.map(({id:u},d)=>({id:u,order:d}))))}catch{}}let r=c=>s(t.filter(u=>u.id!==c)),l=c=>Rt(c).catch(u=>(u.status===404&&r(c),null));async function i(){let c=t,
u=c.map(({id:f})=>f).join(" ");if(c.length!==2||u===o||Z.active.length>0)return;let[d,m]=await Promise.all(c.map(({id:f})=>l(f)));d&&m&&c===t&&u!==o&&Z.active.length===0&&(o=u,e(...Bn(d,m)))}return Z.
addEventListener("stored",({detail:c})=>{r(c.job.set),s([...t,{id:c.job.set,order:n+c.key}]),o="",i()}),Z.addEventListener("change",({detail:c})=>{c?.state==="undone"?r(c.job.set):(c===null||c.state===
"failed"||c.state==="cancelled")&&i()}),{clear:()=>s([])}}var va=new Set,yi=!1,qt=()=>yi;function bn(e){return va.add(e),()=>va.delete(e)}function gi(e){yi=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...va])t()}function wi(){window.
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
`;var ki="tracediff.dismissed-jobs",zp=24*3600*1e3,Gp=1e4;function xi(){try{return JSON.parse(localStorage.getItem(ki))??[]}catch{return[]}}function Yp(e){try{localStorage.setItem(ki,JSON.stringify([...xi().
slice(-50),e.id]))}catch{}}function Kp(e,t,n){let o=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<zp;return!n.includes(e.id)&&(!Qt(e)||t.has(e.id)||o)}function Jp(){let e=new Map;return{
tell(t,{state:n,stage:o="",text:s}){let r=e.get(t),l=performance.now()-(r?.at??0);if(r?.state===n&&r.stage===o&&l<Gp)return;let i=r?.state===n;e.set(t,{state:n,stage:o,at:performance.now()}),r&&(!i||n===
"job"||n==="running")&&me(s,n==="failed")}}}function _i(e,t){let n=a("ul",{class:"transfers"}),o=a("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},a("div",{class:"section-hea\
d"},a("h2",{id:"activity-title"},"Uploads and jobs")),n),s=new Map,r=new Set,l=Jp(),i=0;function c(){let y=null;for(let g of Z.transfers){let w=s.get(g.key);w||(w=ri(g),s.set(g.key,w),y??=w),w.update();
let{state:h,label:b,job:x}=g;l.tell(g.key,{state:h,stage:x?.stage,text:`${b}: ${h==="failed"?"failed. ":""}${w.text()}`})}return y}function u(){let y=xi();tt.running.forEach(w=>r.add(w.id));let g=tt.list.
filter(w=>Kp(w,r,y)).reverse();for(let w of g)s.has(w.id)||s.set(w.id,li(w,()=>{Yp(w),d()})),s.get(w.id).update(w),l.tell(w.id,{state:w.state,stage:w.stage,text:`${w.label}: ${nn(w)}`});return g}function d(){
i=0;let y=s.size===0,g=c(),w=[...Z.transfers.map(h=>h.key),...u().map(h=>h.id)];for(let h of s.keys())w.includes(h)||s.delete(h);Nt(n,w.map(h=>s.get(h).node)),o.hidden=s.size===0,g&&!y&&g.node.scrollIntoView(
{block:"nearest"}),Z.transfers.forEach(({key:h})=>s.get(h).focus())}function m(){i===0&&(i=requestAnimationFrame(d))}let f=({detail:y})=>e(y.job.set),p=({detail:y})=>e(y.set);return Z.addEventListener(
"change",m),Z.addEventListener("stored",f),Z.addEventListener("sets",t),tt.addEventListener("change",m),tt.addEventListener("stored",p),d(),{node:o,unmount(){Z.removeEventListener("change",m),Z.removeEventListener(
"stored",f),Z.removeEventListener("sets",t),tt.removeEventListener("change",m),tt.removeEventListener("stored",p),cancelAnimationFrame(i)}}}var Vp="a[href], button:not(:disabled), input";function Si(e,t,n){let o=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Vp)].filter(f=>!f.closest("form"));function l(m){m.tabIndex=m===
o?0:-1,r(m).forEach(f=>{f.tabIndex=-1})}function i(m=!1){let f=s();o=f.includes(o)?o:f[0]??null,f.forEach(l),m&&!e.contains(document.activeElement)&&u()}function c(m){let f=o;o=m??o,[f,m].filter(Boolean).
forEach(l)}function u(){return o?.focus(),o!==null}function d(m,f){let p=s(),y=p.indexOf(o),g=[o,...r(o)],w=g.indexOf(f);return{ArrowDown:p[y+1],ArrowUp:p[y-1],Home:p[0],End:p.at(-1),ArrowRight:g[w+1],
ArrowLeft:g[w-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:f,target:p}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||zn(p)||p.
closest(t)!==o||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(f)?(m.preventDefault(),d(f,p)?.focus()):p===o&&(f==="Enter"||f===" ")&&(m.preventDefault(),n(f,o)))}),{sync:i,focus:u}}function zo(e,t,{name:n,maxlength:o,mayBeEmpty:s=!1,saveSame:r=!1},l,i){let c=Y("edit"),u=a("input",{id:c,type:"text",value:t,maxlength:String(o),autocomplete:"off",spellcheck:"false",placeholder:n}),
d=a("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let f=u.value.trim();if(f===t&&!r||f===""&&!s){i();return}u.disabled=!0,await l(f)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&i()}}},a("label",{for:c,class:"visually-hidden"},n),u,a("button",{type:"submit",class:"small-button"},"Save"),L("Cancel",i,{class:"small-button"}));E(e,d),u.focus(),u.select()}var kn=4;function $i(e,t,n={}){let o=Y("menu"),s=a("button",{type:"button",title:e,"aria-label":e,...n,class:`icon-button menu-button ${n.class??""}`.trim(),"aria-haspopup":"menu","aria-expanded":"fal\
se",on:{click:()=>r?c():i(),keydown:p=>{(p.key==="ArrowDown"||p.key==="ArrowUp")&&(p.preventDefault(),i(p.key==="ArrowUp"))}}},Qe("more")),r=null,l=()=>vi(r,s);function i(p=!1){r=a("div",{class:"row-m\
enu",role:"menu",id:o,"aria-label":e,on:{keydown:m,focusout:f}}),E(r,t().filter(y=>!y.hidden).map(d)),s.setAttribute("aria-expanded","true"),s.setAttribute("aria-controls",o),s.closest("main").append(
r),vi(r,s),addEventListener("scroll",l,{capture:!0}),addEventListener("resize",l),u().at(p?-1:0)?.focus({preventScroll:!0})}function c(){removeEventListener("scroll",l,{capture:!0}),removeEventListener(
"resize",l);let p=r;r=null,p?.remove(),s.setAttribute("aria-expanded","false"),s.removeAttribute("aria-controls")}let u=()=>[...r.querySelectorAll('[role="menuitem"]')],d=p=>a("button",{type:"button",
role:"menuitem",tabindex:"-1",class:p.danger?"danger":"",disabled:p.disabled,title:p.title,on:{click:()=>{c(),s.focus({preventScroll:!0}),p.run()}}},p.text);function m(p){let y=u().filter(b=>!b.disabled),
g=y.indexOf(document.activeElement),w=p.key.length===1?p.key.toLowerCase():"",h={ArrowDown:y[(g+1)%y.length],ArrowUp:y.at(g-1),Home:y[0],End:y.at(-1)}[p.key]??(w.trim()===""?void 0:[...y.slice(g+1),...y].
find(b=>b.textContent.toLowerCase().startsWith(w)));(p.key==="Escape"||p.key==="Tab")&&(c(),s.focus({preventScroll:!0})),(p.key==="Escape"||h)&&(p.preventDefault(),p.stopPropagation(),h?.focus({preventScroll:!0}))}
function f(p){r&&!r.contains(p.relatedTarget)&&p.relatedTarget!==s&&c()}return s}function vi(e,t){let n=t.getBoundingClientRect(),{offsetWidth:o,offsetHeight:s}=e,r=n.bottom+kn+s<=innerHeight;e.style.
setProperty("top",`${Math.max(kn,r?n.bottom+kn:n.top-kn-s)}px`),e.style.setProperty("left",`${Math.max(kn,Math.min(n.right-o,innerWidth-o-kn))}px`)}var Go=10,Ei=3;function Qp(e,t,n){let o=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>n("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>n(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},{text:"Download, Perfetto …",run:()=>Uo([e.id])},{text:"Delete",run:()=>t.
remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&o))}function Ti(e,t,n){let o=e==="control"?"A":"B",s=e==="control"?"Control":"Test";return a("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},
a("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>n.pick(e,t)}}),a("span",{"aria-hidden":"true"},o))}function Xp(e){return e.damaged?a("div",{class:"se\
t-damage small"},`Its stored file is damaged: ${e.damaged}. Read its traces in again.`):null}function Zp(e,t){let n=s=>L(s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"ar\
ia-label":`Only sets tagged ${s}`}),o=e.tags.length-Ei;return e.tags.length>0&&a("span",{class:"tags"},e.tags.slice(0,Ei).map(n),o>0&&a("span",{class:"muted small",title:e.tags.join(", ")},`+${o}`))}function ef(e,t,n){
let o=a("div",{class:"set-line"}),s=()=>E(o,a("span",{class:"set-name ellipsis",title:e.label},e.label),Zp(e,t),e.notes!==""&&a("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),n()};
return s(),{node:a("td",{class:"set-cell"},o,Xp(e)),edit(l){zo(o,e[l],l==="label"?{name:"Label",maxlength:200}:{name:"Note",maxlength:2e3,mayBeEmpty:!0},i=>t.save(e,{[l]:i}),r)}}}function tf(e,t,n){let o=ti(
e.quality),s=a("button",{type:"button",class:`quality quality-${o.level}`,"aria-expanded":String(n.has(e.id)),title:"What was read, mended, assumed",on:{click:()=>{n.has(e.id)?n.delete(e.id):(n.set(e.
id,ni(e)),E(t.firstChild,n.get(e.id))),t.hidden=!n.has(e.id),s.setAttribute("aria-expanded",String(n.has(e.id)))}}},o.level==="warn"&&Qe("warning"),a("span",{class:"ellipsis"},o.text),Qe("chevron"));return s}
function nf(e){return e.steps.length>0?a("span",{title:Te(e.steps)},A(e.step_count??e.steps.length)):a("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}function Ai(e,t,n,{member:o=!1}={}){
let s=a("tr",{class:"detail",hidden:!n.has(e.id)},a("td",{colspan:String(Go)},n.get(e.id))),r=$i(`Actions for ${e.label}`,()=>Qp(e,t,u=>l.edit(u))),l=ef(e,t,()=>r.focus()),i=a("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:u=>t.check(e,i.checked,u.shiftKey)}});return[a("tr",{data:{set:e.id},class:o?"member":""},a("td",{class:"check-cell"},i),a("td",{class:"pic\
k-cell"},Ti("control",e,t),Ti("test",e,t)),l.node,a("td",{"data-head":"Added",class:"date"},Ct(e.created)),a("td",{class:"num","data-head":"Ranks",title:Te(e.ranks)},A(e.ranks.length)),a("td",{class:"\
num","data-head":"Steps"},nf(e)),a("td",{class:"num","data-head":"Events"},A(e.quality.events)),a("td",{class:"num","data-head":"Size",title:`${Ee(e.raw_bytes)} of JSON in ${H(e.files,"file")}; ${e.devices.
length>0?e.devices.join(", "):le}`},Ee(e.disk_bytes)),a("td",{"data-head":"Quality"},tf(e,s,n)),a("td",{class:"row-actions"},a("a",{class:"button small-button analyse-link",href:`/analyse?set=${We(e.id)}`,
"aria-label":`Analyse ${e.label}`},"Analyse"),r)),s]}var Oi=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Added",sort:"created"},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"Events",sort:"\
events",num:!0},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],Ri=Oi.filter(e=>e.sort);function of(e,t){return e.sort?a("th",{scope:"col",class:e.num?"num":"",data:{sort:e.
sort}},L([e.text,a("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):a("th",{scope:"col"},e.hidden?[a("span",{"aria-hidden":"true"},e.text),a("span",{class:"visually-hidden"},e.hidden)]:
e.text)}function Ci(e){let t=a("tbody"),n=a("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(n.checked)}}),o=Oi.map(g=>of(g,e.sort)),s=a("di\
v",{class:"card scroll-x"},a("table",{class:"sets",role:"grid"},a("caption",{class:"visually-hidden"},"Trace sets"),a("thead",{},a("tr",{},a("th",{scope:"col",class:"check-cell"},n),o)),t)),r=Si(t,"tr\
[data-set], tr.group, tr.more-row",(g,w)=>{let h=w.dataset.set?g===" "?".set-check":".menu-button":"button";w.querySelector(h)?.click()}),l=new Map,i=new Map;function c(g,w,h,b){let x=i.get(g),N=x?.shown===
w?x:{shown:w,rows:h()};return b.set(g,N),N.rows}let u=(g,w,h=!1)=>c(g.id,JSON.stringify([g,h]),()=>Ai(g,e,l,{member:h}),w);function d(g,w,h){let b=c(`group ${g.prefix}`,JSON.stringify([g,!!w]),()=>[sf(
g,w,e)],h);if(!w)return b;let x=w.total-w.sets.length;return[...b,...w.sets.flatMap(N=>u(N,h,!0)),...c(`more ${g.prefix}`,`${w.loading} ${x}`,()=>w.loading||x>0?[af(g,w,x,e)]:[],h)]}function m(g){let w=new Map,
h=t.contains(document.activeElement)?document.activeElement:null,b=h?.closest("tr")?.dataset.prefix;Nt(t,g.entries.flatMap(x=>x.group?d(x.group,g.groups.get(x.group.prefix),w):u(x.set,w))),i=w,b!==void 0&&
!h.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(h!==null),f(g),p(g)}function f({sort:g,order:w}){for(let h of o){let b=h.dataset.sort===g;
h.dataset.sort&&(h.ariaSort=b?{asc:"ascending",desc:"descending"}[w]:null,E(h.querySelector(".sort-mark"),b&&Qe(w==="asc"?"up":"down")))}}function p({picked:g,checked:w}){let h=[...t.querySelectorAll(
"tr[data-set]")];for(let x of h){let{set:N}=x.dataset;for(let S of["control","test"])x.toggleAttribute(`data-${S}`,N===g[S]),x.querySelector(`.pick-${S} input`).checked=N===g[S];x.toggleAttribute("dat\
a-checked",w.has(N)),x.querySelector(".set-check").checked=w.has(N)}let b=h.filter(x=>w.has(x.dataset.set)).length;n.checked=b>0&&b===h.length,n.indeterminate=b>0&&b<h.length,n.disabled=h.length===0}function y(g){
let w=[...t.children].find(h=>h.dataset.set===g);return w?.classList.add("fresh"),w?.scrollIntoView({block:"nearest"}),!!w}return{node:s,draw:m,flash:y,focus:r.focus}}function sf(e,t,n){let o=L([Qe("c\
hevron"),a("span",{class:"set-name"},e.prefix),a("span",{class:"muted"},H(e.sets,"set"))],()=>n.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${H(
e.sets,"set")}`});return a("tr",{class:"group",data:{prefix:e.prefix}},a("td",{class:"check-cell"}),a("td",{class:"pick-cell"}),a("td",{class:"set-cell"},o),a("td",{class:"date"},Ct(e.newest)),a("td",
{colspan:String(Go-4)}))}function af(e,t,n,o){return a("tr",{class:"more-row member"},a("td",{colspan:String(Go)},t.loading?a("span",{class:"muted"},"Loading …"):L(`Show more of ${e.prefix} (${A(n)}\
 left)`,()=>o.more(e.prefix),{class:"link-button"})))}function Mi(e,t){let n=e,o=Y("tags"),s=Y("known-tags"),r=a("p",{class:"small",role:"status"}),l=a("ul",{class:"tag-list"}),i=a("datalist",{id:s}),c=a("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=a("form",{class:"tag-form",on:{submit:y=>{y.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&f({add_tags:[g]},
`Tagged “${g}”.`)}}},c,a("button",{type:"submit"},"Add")),d=n.length===1?`Tags of ${n[0].label}`:`Tags of ${H(n.length,"set")}`,m=a("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":o,on:{
close:()=>m.remove(),click:y=>{y.target===m&&m.close()}}},a("div",{class:"trace-box"},a("div",{class:"trace-head"},a("h2",{id:o},d),ce("close","Close",()=>m.close())),a("div",{class:"trace-body"},l,u,
i,r)));async function f(y,g){c.disabled=!0;try{for(let w=0;w<n.length;w+=1){let h=await Gt(n[w].id,y);n=n.map(b=>b.id===h.id?h:b),t(h)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(w){
r.classList.add("error-text"),r.textContent=w.message,me(w.message,!0)}c.disabled=!1,p(),c.focus()}function p(){let y=new Map;n.flatMap(g=>g.tags).forEach(g=>{let w=[...y.keys()].find(h=>h.toLowerCase()===
g.toLowerCase())??g;y.set(w,(y.get(w)??0)+1)}),E(l,[...y].map(([g,w])=>a("li",{class:"tag"},g,w<n.length&&a("span",{class:"muted"},` ${w} of ${n.length}`),ce("close",`Remove the tag ${g}`,()=>f({remove_tags:[
g]},`“${g}” was removed.`)))),y.size===0&&a("li",{class:"muted"},"No tags yet."))}return p(),document.body.append(m),m.showModal(),c.focus(),_o().then(y=>E(i,y.map(({tag:g})=>a("option",{value:g})))).
catch(()=>{}),m}function Li({title:e,text:t,form:n,action:o,start:s,ended:r}){let l=Y("regroup"),i=a("p",{class:"small regroup-status",role:"status"}),c=a("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=a(
"button",{type:"submit",class:"primary"},o),d=L("Cancel",()=>p.close()),m=null,f=a("fieldset",{class:"regroup-fields"},n),p=a("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":l,on:{close:()=>p.
remove(),click:b=>{b.target===p&&p.close()}}},a("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),h()}}},a("div",{class:"trace-head"},a("h2",{id:l},e),ce("close","Close",()=>p.close())),a("d\
iv",{class:"trace-body"},t&&a("p",{class:"muted"},t),f,c,i),a("div",{class:"regroup-buttons"},d,u)));function y(b,x=!1){i.textContent=b,i.classList.toggle("error-text",x),x&&me(b,!0)}function g(b){f.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,y(b,!0),p.isConnected||pe(b,{urgent:!0})}function w(b){b.state==="done"?(p.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,y(`${A(b.files_done)} of ${H(b.files_total,"file")}`))}async function h(){y("");try{m=await s()}catch(b){g(b.message);return}
m&&(f.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&mn(m.id).catch(()=>{}),Co(m.id,w))}return document.body.append(p),p.showModal(),{dialog:p,say:y,
go:u}}async function rf(e,t){try{for(let n of e.binned)await dn(n);for(let n of e.made.filter(o=>!o.already_stored))await un(n.set)}catch(n){pe(`Not everything could be undone. ${n.message}`,{urgent:!0})}
t(e.binned[0])}function Ii(e,t,n){pe(e,{seconds:30,action:{label:"Undo",run:()=>rf(t,n)}}),n(t.set)}function lf(e,t){let n=e.file_list.map(s=>a("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
o=e.file_list.map((s,r)=>a("li",{},a("label",{class:"check"},n[r],a("span",{class:"regroup-rank"},`Rank ${s.rank}`),a("span",{class:"mono wrap"},s.file),a("span",{class:"muted small"},Ee(s.disk_bytes)))));
return{node:a("ul",{class:"regroup-files","aria-label":"Files"},o),chosen:()=>n.filter(s=>s.checked).map(s=>Number(s.value))}}function Ni(e,t,n,o,s){return a("label",{class:"check"},a("input",{type:"r\
adio",name:e,value:t,checked:o,on:{change:s}}),n)}async function Di(e,t){let n=Y("split"),o=a("div",{class:"regroup-form"},a("p",{class:"muted"},"Loading …")),s=null,r=()=>o.querySelector("input:che\
cked")?.value!=="two",{dialog:l,say:i,go:c}=Li({title:`Split ${e.label}`,action:"Split",text:"What comes out is what these files would have made by themselves. The traces are not needed.",form:o,start:async()=>{
let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(i("Check some of the files, and not all of them.",!0),null):Nr(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>Ii(`“${e.label}” was\
 split into ${H(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await Rt(e.id);s=lf(d,()=>i("")),E(o,Ni(n,"each",`Each file becomes a set: ${H(d.file_list.length,"set")}`,
!0,u),Ni(n,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,l.open&&o.querySelector("input").focus()}catch(d){E(o),i(d.message,!0)}}function Pi(e,t){let n=Y(
"label"),o=a("input",{id:n,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});Li({title:`Join ${H(e.length,"set")}`,action:"Join",text:"\
All their files become the ranks of one set, as if they had been dropped together. Files whose rank neither they nor their names state are numbered again.",form:a("div",{class:"regroup-form"},a("ul",{
class:"regroup-files","aria-label":"Sets"},e.map(s=>a("li",{},a("span",{class:"wrap"},s.label),a("span",{class:"muted small"},` ${H(s.files,"file")}`)))),a("label",{for:n},"Label"),o),start:()=>Lr(e.map(
s=>s.id),o.value.trim()),ended:s=>Ii(`${H(e.length,"set")} were joined.`,s,t)}),o.focus()}var cf=10,uf=12,df=200,mf=4;async function qi(e,t){let n=[],o=[...e];return await Promise.all(Array.from({length:mf},async()=>{for(;o.length>0;){let s=o.shift();try{await t(s)}catch(r){n.push({item:s,
error:r})}}})),n}function pf({change:e,sort:t}){let n=Y("find"),o=a("span",{class:"muted small found"}),s=!1,r=et(df,()=>e({q:l.value.trim()})),l=a("input",{id:n,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:f=>{f.key==="Escape"&&l.value!==""&&(f.preventDefault(),l.value="",r.cancel(),e({q:""}))}}}),i=a("\
select",{"aria-label":"Sort by",on:{change:()=>t(...i.value.split(" "))}},Ri.flatMap(({sort:f,text:p})=>[["desc","↓"],["asc","↑"]].map(([y,g])=>a("option",{value:`${f} ${y}`},`${p} ${g}`)))),c=a("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=a("div",{class:"find-bar",hidden:!0,role:"search"},a("label",{for:n,class:"visually-hidden"},"Find trace sets"),l,c,a("span",{class:"\
list-order"},i),o);function d(f,p,y){let g=[...f.tag.filter(h=>!p.some(b=>b.tag===h)).map(h=>({tag:h})),...p.slice(0,uf)],w=c.contains(document.activeElement)&&document.activeElement.dataset.tag;E(c,g.
map(({tag:h,sets:b})=>L([h,b!==void 0&&a("span",{class:"muted"},` ${A(b)}`)],()=>y(h),{class:"tag","aria-pressed":String(f.tag.includes(h)),data:{tag:h}}))),w&&c.querySelector(`[data-tag="${CSS.escape(
w)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,l.focus(),l.select()}return{node:u,drawTags:d,focus:m,draw(f,p,y){u.hidden=y<=cf&&!Po(f)&&!s,i.value=`${f.sort} ${f.order}`,document.activeElement!==l&&(l.
value=f.q);let g=p===0?"No set matches.":H(p,"set");return o.textContent=Po(f)?g:"",g}}}function ff(e){let t=a("span",{role:"status"}),n=L("",e.compare,{class:"primary"}),o=L("Join …",e.join,{class:"\
writes"}),s=L("Tags …",e.tags,{class:"writes"}),r=L("",e.remove,{class:"writes danger"}),l=a("section",{class:"bulk-bar","aria-label":"Selected sets",hidden:!0},t,n,o,s,r,ce("close","Select none",e.
clear));return{node:l,draw(i){l.hidden=i.size===0,t.textContent=`${A(i.size)} selected`,n.textContent=`Compare (${A(i.size)})`,n.disabled=i.size!==2,n.title=i.size===2?"The older set becomes the contr\
ol, unless the names say otherwise":"Select two sets to compare them",o.disabled=i.size<2,o.title=i.size<2?"Select two sets or more to join them":"Make one set of them",r.textContent=`Delete (${A(i.size)}\
)`}}}function hf(e){let t=a("span",{class:"muted"}),n=L("Previous",()=>e(-1)),o=L("Next",()=>e(1)),s=a("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},n,t,o);return{node:s,draw(r,l){let i=(r-
1)*Lt,c=Math.min(i+Lt,l.entry_total);s.hidden=l.entry_total<=Lt&&r===1,n.disabled=r===1,o.disabled=c>=l.entry_total,t.textContent=c>i?`${A(i+1)}–${A(c)} of ${A(l.entry_total)}${l.entry_total===l.total?
"":` rows, ${H(l.total,"set")}`}`:""}}}function Bi({change:e,pick:t,loaded:n,empty:o,context:s}){let r=a("div",{class:"content"},gf()),l=new Map,i=new Map,c=null,u=null,d="",m=null,f=[],p={control:"",
test:""},y="",g=null,w="",h=!1,b=(_,O)=>{h=!0,e({page:1,..._},O)},x=pf({change:_=>b(_,{replace:!0}),sort:(_,O)=>b({sort:_,order:O})}),N=Ci({pick:t,save:Ge,remove:G,check:Se,checkAll:he,toggleGroup:oe,
tags:M,split:_=>Di(_,qe),more:ee,filterTag:X,sort:z}),S=ff({compare:be,join:()=>Pi([...l.values()],qe),tags:()=>M([...l.values()]),remove:()=>G([...l.values()]),clear:()=>{l.clear(),fe()}}),$=hf(_=>{e(
{page:c.page+_}),r.scrollIntoView({block:"start"})}),C=a("div",{class:"set-list"},x.node,r,$.node,S.node);async function T(){g?.abort(),g=new AbortController;let{signal:_}=g;d=tn(c).toString(),r.ariaBusy=
"true";let O=setTimeout(()=>s.busy(!0),400);try{let[k,v,P]=await Promise.all([lt(tn(c),{signal:_}),_o({signal:_}),Po(c)?lt("limit=0",{signal:_}):null]);u=k,f=v,m=(P??k).total,await J(_),Me()}catch(k){
k.name!=="AbortError"&&I(k)}finally{clearTimeout(O),_.aborted||(s.busy(!1),r.ariaBusy=null)}}function I(_){u=null,d="",E(r,a("div",{class:"error-box",role:"alert"},a("h2",{},"The traces cannot be list\
ed"),a("p",{},_.message),L("Try again",T,{class:"primary"})))}let U=(_,O,k=Lt)=>{let v=tn({...c,page:1});return v.delete("group"),v.set("prefix",_),v.set("offset",String(O)),v.set("limit",String(k)),v};
async function J(_){let O=new Set(u.entries.flatMap(({group:k})=>k?[k.prefix]:[]));for(let[k,v]of[...i]){if(!O.has(k)){i.delete(k);continue}let P=await lt(U(k,0,Math.min(1e3,Math.max(Lt,v.sets.length))),
{signal:_});i.set(k,{sets:te(P),total:P.total,loading:!1})}}async function ee(_){let O=i.get(_),k=d;O.loading=!0,fe();try{let v=await lt(U(_,O.sets.length));O.sets=[...O.sets,...te(v)],O.total=v.total}catch(v){
pe(`${_} cannot be listed. ${v.message}`,{urgent:!0})}O.loading=!1,k===d&&fe()}function oe(_){i.delete(_)?fe():(i.set(_,{sets:[],total:0,loading:!0}),ee(_))}let te=_=>_.entries.flatMap(({set:O})=>O?[O]:
[]),ue=()=>u.entries.flatMap(({set:_,group:O})=>_?[_]:i.get(O.prefix)?.sets??[]);function Me(){n({sets:te(u),allTotal:m});let _=x.draw(c,u.total,m);h&&(h=!1,me(_)),fe(),w!==""&&W(w)}function fe(){if(u){
if(x.drawTags(c,f,X),$.draw(c.page,u),S.draw(l),u.entries.length===0){E(r,m===0?o():ze());return}N.node.parentNode!==r&&E(r,N.node),N.draw({...u,groups:i,picked:p,checked:l,sort:c.sort,order:c.order})}}
let ze=()=>u.total>0?a("p",{class:"card nothing"},"There is nothing on this page."):a("p",{class:"card nothing"},"No set matches. ",L("Show all",()=>b({q:"",tag:[]}),{class:"link-button"}));function W(_){
if(w="",N.flash(_))return;u.entries.find(({group:k})=>k&&i.get(k.prefix)?.sets.some(v=>v.id===_))||Ve([_]).then(([k])=>{let v=k&&u?.entries.find(({group:P})=>P&&k.label.toLowerCase().startsWith(P.prefix.
toLowerCase()));v&&!i.has(v.group.prefix)&&oe(v.group.prefix)}).catch(()=>{})}function z(_){let O=_==="label"?"asc":"desc",k=O==="asc"?"desc":"asc";b({sort:_,order:c.sort===_&&c.order===O?k:O})}function X(_){
let O=c.tag.includes(_);b({tag:O?c.tag.filter(k=>k!==_):[...c.tag,_].slice(-8)})}function Se(_,O,k){let v=ue(),[P,F]=[v.findIndex(V=>V.id===y),v.findIndex(V=>V.id===_.id)].sort((V,ye)=>V-ye);(k&&P>=0?
v.slice(P,F+1):[_]).forEach(V=>O?l.set(V.id,V):l.delete(V.id)),y=_.id,fe()}function he(_){ue().forEach(O=>_?l.set(O.id,O):l.delete(O.id)),fe()}function be(){let[_,O]=[...l.values()].sort((P,F)=>P.created.
localeCompare(F.created)),[k,v]=Bn(_,O);s.go(It(k.id,v.id))}function ve(_){let O=k=>k.id===_.id?{...k,..._}:k;u.entries=u.entries.map(k=>k.set?{set:O(k.set)}:k),i.forEach(k=>{k.sets=k.sets.map(O)}),l.
has(_.id)&&l.set(_.id,_),n({sets:te(u),allTotal:m}),fe()}function qe(_){return l.clear(),w=_,T()}async function Ge(_,O){try{return ve(await Gt(_.id,O)),me("Saved."),!0}catch(k){return pe(`Not saved. ${k.
message}`,{urgent:!0}),!1}}function M(_){Mi(_,ve).addEventListener("close",()=>T())}let B=_=>_.length===1?`“${_[0].label}”`:H(_.length,"set");async function G(_){let O=await qi(_,v=>un(v.id));O.length>
0&&pe(`${B(O.map(({item:v})=>v))} ${O.length===1?"was":"were"} not deleted. ${O[0].error.message}`,{urgent:!0});let k=_.filter(v=>!O.some(({item:P})=>P===v));k.forEach(v=>l.delete(v.id)),k.length>0&&pe(
`${B(k)} ${k.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>se(k)}}),document.getElementById("main").focus({preventScroll:!0}),await T()}async function se(_){let O=await qi(
_,k=>dn(k.id));O.length>0&&pe(`${B(O.map(({item:k})=>k))} cannot be brought back. ${O[0].error.message}`,{urgent:!0}),w=_.length===1?_[0].id:"",await T()}return{node:C,show(_,O){let k=c;c=_,p=O,k&&tn(
k).get("sort")!==tn(c).get("sort")&&i.clear(),tn(c).toString()!==d?T():fe()},reload(_=""){return w=_||w,T()},search:()=>m>0&&(x.focus(),!0),enter:()=>N.focus(),focused:()=>u&&ue().find(_=>_.id===document.
activeElement.closest("tr[data-set]")?.dataset.set),unmount:()=>g?.abort()}}function gf(){return a("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>a("div",{class:"ske\
leton"})))}function Hi(e,t,n){let o=a("input",{type:"file",multiple:!0,hidden:!0,...n,on:{change:()=>{let s=wl(o.files);s.length>0?Z.add(s):n.webkitdirectory&&pe("That folder is empty.",{urgent:!0}),o.value=""}}});
return a("span",{class:"writes"},a("button",{type:"button",on:{click:()=>o.click()}},Qe(t),e),o)}function yf(){let e=L("Look at a sample pair",async()=>{e.disabled=!0;try{await Z.addSample()}catch(t){
pe(`The sample cannot be read in. ${t.message}`,{urgent:!0}),e.disabled=!1}},{class:"primary"});return a("div",{class:"empty"},a("h2",{},"No traces yet"),a("ol",{},a("li",{},"Record a few training ste\
ps with ",a("code",{},"torch.profiler"),", once before and once after your change:",a("pre",{},a("code",{},bi))),a("li",{},"Each run leaves a folder with one ",a("code",{},".json")," or ",a("code",{},
".json.gz")," file per rank."),a("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison opens by itself.")),a("p",{class:"writes sample-offer"},
e,a("span",{class:"muted"},"Two generated recordings of two ranks, with four changes planted in the second.")))}function wf(e){let t=a("span",{class:"side side-control"}),n=a("span",{class:"side side-\
test"}),o=ce("swap","Swap control and test",e),s=a("a",{class:"button primary",href:"/compare"},"Compare"),r=a("span",{class:"muted"}),l=a("section",{class:"pick-bar","aria-label":"Control and test"},
a("div",{class:"pick-pair"},t,o,n),r,s);function i(c,u){let d=(f,p,y)=>E(f,a("b",{class:"letter"},p),y?a("span",{class:"ellipsis",title:y.label},y.label):a("span",{class:"muted"},"not picked"));d(t,"A",
c),d(n,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",o.disabled=!c&&!u,c&&u?(s.href=It(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute(
"aria-disabled","true"))}return{node:l,draw:i}}var Gn={path:"/",name:"Traces",mount(e,t){return xf(e,t)}},bf=24,kf=100;function xf(e,t){let n=Do(location.search),o={control:null,test:null},s=[],r=!1,l=[],
i=!1,c=a("span",{class:"count"}),u=Bi({change:f,pick:N,loaded:y,empty:yf,context:t}),d=wf(()=>x({control:o.test,test:o.control})),m=_i(w,()=>u.reload());d.node.hidden=!0,e.append(a("div",{class:"page \
traces-page"},a("div",{class:"page-head"},a("h1",{},"Traces ",c),a("div",{class:"page-actions"},a("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Hi("Choose a folder","folder",{webkitdirectory:!0,
"aria-label":"Choose a folder of traces",id:"choose-folder"}),Hi("Choose files","file",{accept:".json,.gz","aria-label":"Choose trace files",id:"choose-files"}))),m.node,d.node,u.node)),t.setTitle("Tr\
aces");function f($,C){t.go(Ql({...n,...$}),C)}function p(){u.show(n,{control:o.control?.id??"",test:o.test?.id??""}),d.draw(o.control,o.test)}function y({sets:$,allTotal:C}){i||(s=$,t.setTitle(`Trace\
s (${A(C)})`),c.textContent=C>0?A(C):"",d.node.hidden=C===0,location.search===""&&C<=bf&&g($),b())}function g($){let{control:C,test:T}=vl($);C&&(C!==o.control?.id||T!==o.test?.id)&&(o={control:Oe($,C),
test:Oe($,T)},f({control:We(C),test:We(T)},{replace:!0}))}function w($){let C=Z.transfers.some(T=>T.job?.set===$);C&&!l.includes($)&&l.push($),C&&f({q:"",tag:[],sort:"created",order:"desc",page:1},{replace:!0}),
h(C?$:"")}let h=et(kf,async $=>{if(await u.reload($),l.length>1&&!r&&!i){let C=await Ve(l.slice(-2).reverse()).catch(()=>[]);!i&&!r&&g(C)}});async function b(){let $=n,C=["control","test"].map(ee=>$[ee]),
T=C.filter(ee=>ee!==""&&!s.some(oe=>oe.id.startsWith(ee))),I=await Ve(T).catch(()=>[]);if(i||$!==n)return;let[U,J]=C.map(ee=>ee===""?null:s.find(oe=>oe.id.startsWith(ee))??Oe(I,ee)??null);o={control:U,
test:J},p()}function x($){r=!0,o=$,f({control:We($.control?.id??""),test:We($.test?.id??"")})}function N($,C){x({...o,[$]:C}),me(`${C.label} is the ${$}.`)}function S($){let C=u.focused();return C?N($,
C):!1}return p(),{keys:{search:u.search,enter:u.enter,control:()=>S("control"),test:()=>S("test")},update($){let C=n;n=Do($),p(),(C.control!==n.control||C.test!==n.test)&&b()},unmount(){i=!0,h.cancel(),
u.unmount(),m.unmount()}}}var Yn=200;function Ui(e){let t=null,n=[],o=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,n.length);d+=1)if(n[d]===void 0)return d;return-1};async function l(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([f,p])=>m.set(f,String(p))),s=u;try{let f=await it(m,{signal:u.signal});return d===t?f:null}catch{return null}finally{
s===u&&(s=null)}}function i(c,u){o.set(c,u?u.index:-1),u&&(n[u.index]=u.row)}return{rows:()=>n,start(c,u,d){s?.abort(),t=new URLSearchParams(c),n=new Array(u.row_count),o=new Map,u.rows.forEach((m,f)=>{
n[f]=m}),d!==""&&i(d,u.selected)},placeOf(c){let u=n.findIndex(d=>d?.id===c);return u>=0?u:o.get(c)},async find(c){let u=await l({row:c,limit:0});u&&(i(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=Yn*Math.floor(d/Yn),f=await l({offset:m,limit:Yn});f&&(f.rows.forEach((p,y)=>{n[m+y]=p}),e())},stop(){s?.abort(),t=null}}}var $a=e=>wn(e,e.unit,gn(e)).toString();function Wi(e,t,n){let o=new URLSearchParams(e);return o.set("limit",String(Yn)),t.op!==""&&o.set("row",t.op),n?.key===bt(t).toString()&&o.set("diagnosis","fals\
e"),o.toString()}function Fi(e,t){let n=null;if(e.control!==""&&e.test!==""){let o=Wi($a(e),e,t),s=new AbortController;n={query:o,stop:s,answer:it(o,{signal:s.signal})},n.answer.catch(()=>{})}return(o,s,r,l)=>{
let i=Wi(o,s,r),c=n;return n=null,c?.query===i?(l.addEventListener("abort",()=>c.stop.abort()),c.answer):(c?.stop.abort(),it(i,{signal:l}))}}var _f=250;function Bt({context:e,results:t,message:n}){let o=null,s=!1;async function r(c,u,d){o?.abort(),o=new AbortController;let{signal:m}=o,f=()=>s||m.aborted,p=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},_f),y;try{let g=await c(m);y=()=>u(g)}catch(g){y=()=>d(g)}clearTimeout(p),!f()&&(l(),y(),e.settled())}function l(){e.busy(!1),t.removeAttribute("aria-busy")}function i(){o?.abort(),
l()}return{ask:r,drop:i,say(c){E(n,c),t.hidden=c!==null},unmount(){s=!0,o?.abort()}}}function Ht(e){let t=a("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(n){t.hidden=n===null,n!==null&&(t.href=n)}}}var Kn=[];function Sf(e){return new Promise(t=>{Kn.push({node:e,go:t}),Kn.length===1&&Vt().then(ji)})}function ji(){let e=Kn.findIndex(({node:n})=>{let{top:o,bottom:s}=n.getBoundingClientRect();return s>
0&&o<window.innerHeight}),[{go:t}]=Kn.splice(Math.max(0,e),1);t(),Kn.length>0&&Vt().then(ji)}function Ke(e){let t=a("div",{class:"plot",id:e.id}),n=a("span",{class:"chart-unit"}),o=a("p",{class:"chart\
-message muted",hidden:!0}),s=Ht(e.title),r=a("div",{class:"chart-tools"},e.tools,s.node,L("PNG",()=>w("png"),{title:`${e.title}: download as PNG`}),L("SVG",()=>w("svg"),{title:`${e.title}: download a\
s SVG`})),l=a("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},a("div",{class:"chart-head"},a(e.level??"h3",{},e.title," ",n),r),e.extra,t,o),i=null,c=!1,u=!1,d=!1,m=0,f=new ResizeObserver(
()=>{i&&!e.paint&&!qt()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&y()});f.observe(l);let p=bn(g);async function y(){if(u)return;let h;u=!0;try{c||await Vt(),h=await Dn(),c||await Sf(l)}catch(S){
E(o,S.message),o.hidden=!1;return}finally{u=!1}if(d||!i||i.empty||t.clientWidth===0)return;m=t.clientWidth;let b=e.height(i,m);t.style.height=`${b}px`;let{data:x,layout:N}=e.make(i,m);await h.react(t,
x,{...N,width:m,height:b,showlegend:!1,uirevision:i.zoom??i.revision},fl),!c&&!d&&(c=!0,e.onClick&&t.on("plotly_click",S=>e.onClick(S,i)),e.onRelayout&&t.on("plotly_relayout",S=>e.onRelayout(S,i)),e.onDoubleClick&&
t.on("plotly_doubleclick",()=>e.onDoubleClick(i)),t.querySelector(".main-svg")?.setAttribute("aria-hidden","true")),t.dataset.ready=i.revision}function g(){c&&i&&!i.empty&&!e.paint&&y()}function w(h){
c&&(e.save??hl)(t,h,`${i.file}-${e.file}`,{title:[e.title,i.heading].filter(Boolean).join(", "),lines:i.caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:l,sql:s,draw(h){let b=i?.
revision===h.revision&&!h.empty;if(i=h,n.textContent=h.heading??"",t.dataset.wanted=h.revision,t.hidden=!!h.empty,r.hidden=t.hidden,l.toggleAttribute("data-empty",t.hidden),o.hidden=!h.empty,E(o,h.empty),
!(h.empty||b&&c)){if(e.paint){t.style.height=`${e.height(h)}px`,E(t,e.paint(h)),c=!0,t.dataset.ready=h.revision;return}t.style.height=`${e.height(h,e.height.length>1?t.clientWidth||600:0)}px`,y()}},redraw:g,
retheme:g,relayout(h){c&&!t.hidden&&globalThis.Plotly.relayout(t,h(t.layout))},unmount(){d=!0,f.disconnect(),p(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function Jn(e,t){let n=Math.max(1,Math.ceil(e/
Math.max(1,t)));return Array.from({length:Math.ceil(e/n)},(o,s)=>s*n)}var vf=30,Vn={top:8,right:16,bottom:34},$f=64,Ef=6,zi=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Ea(e){let t=new Set,
n=null,o=[],s=a("ul",{class:"chart-legend"},zi.map(([c,u])=>{let d=a("button",{type:"button",class:`key key-${c}`,"aria-pressed":"true",title:"Hide or show these bars",on:{click:()=>{t.delete(c)||t.add(
c),d.setAttribute("aria-pressed",String(!t.has(c))),r.redraw()}}},u);return a("li",{},d)})),r=Ke({...e,extra:s,tools:[ce("plus","Zoom in",()=>l(.6)),ce("minus","Zoom out",()=>l(1/.6)),ce("reset","Rese\
t the zoom",i)],keys:()=>zi.filter(([c])=>!t.has(c)),height:c=>Tf(c.rows.length),make:(c,u)=>Cf(c,u,n,t),onClick:c=>e.onSelect(o[c.points[0].y]?.key)});function l(c){r.relayout(({xaxis:{range:u,fixedrange:d}})=>!u||
d?{}:{"xaxis.range[0]":u[0]*c,"xaxis.range[1]":u[1]*c})}function i(){r.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Gi(o.length)}))}return{...r,draw(c){o=c.rows,r.draw({...c,empty:c.empty||o.length===
0&&"No rows to draw."})},select(c){c!==n&&(n=c,r.relayout(()=>({shapes:Yi(o,n,ht())})))}}}var Tf=e=>Math.max(e,3)*vf+Vn.top+Vn.bottom,Gi=e=>[Math.max(e,3)-.5,-.5];function Yi(e,t,n){let o=e.findIndex(
s=>s.key===t);return o<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:o-.5,y1:o+.5,layer:"below",fillcolor:n.highlight,line:{width:1,color:n.highlightEdge}}]}function Af(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[n,o]=De(t);return[o,` ${n}`]}function Of(e){return[pn(e.name,$f,Ef).map(Ae).join("<br>"),
e.lines.map(Ae).join("<br>")]}function Rf(e,t){let n=t-Math.max(0,...e.map(o=>o.mark.length));return Kt(e.map(o=>o.name),n).map((o,s)=>Ae(e[s].mark+o))}function Cf(e,t,n,o){let s=ht(),[r,l]=Af(e),i=e.
rows.length,c=t<520?128:Math.min(280,Math.round(t*.36)),u=Math.floor((c-14)/6.7),d=e.rows.map((w,h)=>h),m=w=>e.rows.map(h=>h[w]===null?null:h[w]/r),f=(w,h)=>e.rows[h].noise?"noise":w>0?"more":"less",p=m(
"diff").map((w,h)=>o.has(f(w,h))?null:w),y=(w,h)=>s[f(w,h)],g={type:"bar",orientation:"h",y:d,textposition:"none",hoverinfo:"skip"};return{data:[{...g,name:"control",x:m("control"),visible:!o.has("con\
trol"),marker:{color:s.control}},{...g,name:"test",x:m("test"),visible:!o.has("test"),marker:{color:s.test}},{...g,name:"difference",x:p,marker:{color:p.map((w,h)=>y(w,h)),pattern:{shape:p.map(w=>w>0?
"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:p.map((w,h)=>y(w,h)),bgcolor:s.surface},line:{width:p.map(w=>w>0?0:1),color:p.map((w,h)=>y(w,h))}}},{type:"scatter",mode:"markers",xaxis:"x2",x:d.
map(()=>.99),y:d,marker:{size:1,opacity:0},customdata:e.rows.map(Of),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:Ze(),barmode:"group",bargap:.28,bargroupgap:.08,
margin:{l:c,r:Vn.right,t:Vn.top,b:Vn.bottom},hovermode:"y",hoverdistance:-1,dragmode:"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.kind==="count"?",~r":",",rangemode:"tozero"},xaxis2:{
overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:Gi(i),tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'\
ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:Rf(e.rows,u)},shapes:Yi(e.rows,n,s)}}}var Ki=(e,t,n)=>t.length<2||e.length===t.length?"":`${n} ${Te(e)}`,Mf=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function Yo(e,t=""){let n=d=>{let{label:m,ranks:f,
all_ranks:p,steps:y,all_steps:g,samples:w}=e[d];return`${d}: ${m} (${[Ki(f,p,"ranks"),Ki(y,g,"steps"),H(w,"sample")].filter(Boolean).join(", ")})`},{selection:o}=e,{q:s,exclude:r,category:l,change:i,device_type:c}=o,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,l.join(", "),i&&`${i} only`,Mf(o),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${n("control")} → ${n(
"test")}`,[t,t&&u,`made ${Ct(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var Ta=4,Qn={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",shapes:"launched by other operators with the same input shapes"};function Ji(e){
let t=a("h2"),n=a("ul",{class:"replacements-list"}),o=a("p",{class:"related-more"}),s=a("details",{class:"card rank-steps replacements",hidden:!0},a("summary",{},t,a("span",{class:"muted rank-summary"},
"Kernels that are gone and those that probably replaced them, judged by what launches them, not by their names.")),n,o),r=!1,l=null;function i(u,d){let m=u.replacements??[];if(l!==u&&(l=u,r=!1),s.hidden=
m.length===0,s.hidden)return;t.textContent=`Probable replacements (${A(m.length)})`;let f=d?[u.control.samples,u.test.samples]:[1,1];E(n,m.slice(0,r?void 0:Ta).map(p=>c(p,f,d))),o.hidden=r||m.length<=
Ta,E(o,!o.hidden&&L(`Show all ${A(m.length)}`,()=>{r=!0,i(u,d),n.children[Ta].querySelector("a").focus()},{class:"link-button"}))}function c(u,d,m){let f=[u.control.counts/d[0],u.test.counts/d[1]],p=[
u.control.total_duration/d[0],u.test.total_duration/d[1]],y=d[0]===d[1]?u.diff_duration/d[0]:p[1]-p[0],g=y>0?"more":y<0?"less":"calm",w=(h,b,x)=>a("p",{class:`replaced ${x}`},a("span",{class:"replaced\
-mark","aria-hidden":"true"},b),a("span",{class:"visually-hidden"},b==="−"?"gone: ":"new: "),a("a",{href:e(h),class:"mono",title:h.name},a("bdi",{},h.name)));return a("li",{},a("div",{class:"replace\
d-names"},w(u.control,"−","less-mark"),w(u.test,"+","more-mark"),a("p",{class:"muted small"},`${Qn[u.rule]??u.rule}, `,a("span",{class:"mono"},u.operator??"")," ",u.input_dims&&a("span",{class:"mono"},
u.input_dims),` (${Ne(100*u.shared)} of what launches them is shared)`)),a("dl",{class:"replaced-numbers"},a("dt",{},m?"calls per step":"calls"),a("dd",{},`${A(f[0])} → ${A(f[1])}`),a("dt",{},m?"tim\
e per step":"time"),a("dd",{title:`${ae(p[0])} → ${ae(p[1])}`},`${q(p[0])} → ${q(p[1])}`),a("dt",{},"Δ"),a("dd",{class:`strong ${g}`,title:$e(y)},ie(y),p[0]>0&&` (${ge(100*y/p[0])})`)))}return{node:s,
draw:i}}async function Ut(e,t){try{await navigator.clipboard.writeText(e),pe(t,{seconds:4})}catch{pe(`Copy this: ${e}`,{seconds:60})}}var Nf={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Vi="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function sn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[n,o]=e.among;return`${A(n)} steps are too few to find a change among ${A(
o)} rows.`}let t=`q = ${vt(Xt(e))}, p = ${vt(e.p_value)}`;return e.significance==="no_difference_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function Xn(e){
switch(e.calls){case"fact":return`calls: ${A(e.control_calls)} → ${A(e.test_calls)} in every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${vt(e.calls_q_value)})`;default:return""}}
var Lf=e=>{let t=typeof e.control_median=="number"&&typeof e.test_median=="number",n=(r,l)=>r===null||l===null?null:l-r,o=(r,l,i,c,u=[])=>a("tr",{},a("th",{scope:"row"},r),[l,i,c].map((d,m)=>a("td",{class:`\
num${m===2?" strong":""}`,title:u[m]??null},d))),s=(r,l,i,c=n(l,i))=>o(r,q(l),q(i),ie(c),[ae(l),ae(i),$e(c)]);return a("table",{class:"detail-table"},a("thead",{},a("tr",{},a("td"),["Control","Test","\
Δ"].map(r=>a("th",{scope:"col",class:"num"},r)))),a("tbody",{},o("Calls",A(e.control_counts),A(e.test_counts),Ie(e.diff_counts)),s("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),
s("Per step",e.control_per_step,e.test_per_step,e.diff_per_step),s("Per call",e.control_per_call,e.test_per_call),e.control_self_duration!==null&&s("Self, total",e.control_self_duration,e.test_self_duration),
t&&s("Median of steps",e.control_median,e.test_median),t&&s("Quartile spread",e.control_spread,e.test_spread)))};function Qi({onClear:e,href:t,onRanks:n,onTable:o}){let s=a("div",{class:"op-panel-body"}),
r=a("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},a("div",{class:"op-panel-head"},a("h2",{},"Selected operation"),ce("close","Close (Escape)",e)),s),l=null;function i({row:c}){
let{replaces:u}=c,d=Xn(c);return[a("p",{class:"mono full-name"},a("bdi",{},c.name)),a("p",{class:"muted small"},c.category,c.kind&&` · ${c.kind.toLowerCase()}`,` · ${Nf[c.change]}`),u&&a("div",{class:"\
small op-replaces"},a("p",{},"probably replaces"),a("p",{class:"mono full-name"},a("bdi",{},u.name)),a("p",{class:"muted"},`${Qn[u.rule]??u.rule}${u.operator?`: ${u.operator}`:""}`,u.input_dims&&a("sp\
an",{class:"mono"},` ${u.input_dims}`))),c.significance&&a("p",{class:"small"},sn(c),d&&` ${d[0].toUpperCase()}${d.slice(1)}.`),Lf(c),a("p",{class:"op-actions"},t?.(c)&&a("a",{href:t(c)},"Open this op\
eration"),o&&L("Show in the table",o,{class:"link-button"}),n&&L("Show its ranks and steps",n,{class:"link-button"}),L("Copy the name",()=>Ut(c.name,"Name copied."),{class:"link-button"}))]}return{node:r,
isOpen:()=>!r.hidden,draw(c,u=null){if(c===l&&u===null)return;l=c;let d=r.hidden;r.hidden=c===null&&u===null,document.body.toggleAttribute("data-panel",!r.hidden),E(s,r.hidden?null:u??i(c)),(d||u)&&(s.
scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),r.remove()}}}var Aa={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group"},xn=e=>`tracediff-${ct(e.control.label)}-${ct(e.test.label)}`;function Xi(e){let t=Y("top"),n=Y("sort"),o=a("select",{id:t,on:{change:()=>e({top:Number(o.value)})}}),s=a("select",{id:n,
on:{change:()=>e({sort:s.value,order:yn(s.value)})}},Object.keys(Aa).filter(i=>ca.includes(i)).map(i=>a("option",{value:i},Aa[i]))),r=a("span",{class:"muted small"});return{node:a("div",{class:"chart-\
bar"},a("label",{for:t},"Charts: first"),o,a("label",{for:n},"by"),s,r),draw(i,c){let u=[...new Set([...Hl,i.top])].sort((d,m)=>d-m);E(o,u.map(d=>a("option",{value:String(d),selected:d===i.top},String(
d))));for(let d of s.options){let m=Aa[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=i.sort},drawRest(i,c){r.textContent=i>c?`${A(c)} of ${A(i)} rows are drawn; the table has al\
l`:""}}}function Zi(){let e=a("span",{class:"muted"}),t=a("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),n=a("a",{class:"button",title:"Everything on this page, as the API say\
s it"},"JSON"),o=a("a",{class:"button",title:"This comparison as one HTML file to send, with its charts"},"Report"),s=a("div",{class:"chart-tools verdict-actions"},o,L("Copy link",()=>Ut(location.href,
"Link copied.")),t,n);return{title:a("h3",{},"All rows ",e),node:s,draw(r,l,i,c){let{row_count:u,rows_before_filters:d}=l,m=r.fold?l.replacements.length:0;e.textContent=(u===d?A(u):`${A(u)} of ${A(d)}`)+
(m>0?`, ${H(m,"pair")} folded`:""),t.href=Bs(da(r,i,c,"csv")),n.href=Bs(da(r,i,c,"json")),o.href=Br(Vl(r,i,c)),o.download=`${xn(l)}.html`,t.download=`${xn(l)}.csv`,n.download=`${xn(l)}.json`}}}var Be={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Zn={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and no compute kernel: nothing hides them"},Ko=e=>e[0].toUpperCase()+
e.slice(1),If={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},Oa=e=>If[e]??e.toLowerCase();function Ra(e){let t=e.split(" overlapping ").map(Oa);return t.length===1?`${t[0]} alon\
e`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var Ca={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"other"},ec={host_wait:"The launch began only after the stream had\
 run dry",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for something else"},Ma={cpu_duration:"launch on the host",gpu_duration:"r\
un on the device",launch_delay:"delay from launch to start"},Jo={short_kernels:"shorter than its launch",runtime_outliers:"slow launch",launch_delay_outliers:"late start"},Vo={steps:"of the steps, as \
in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},Na={set:{letter:"A",name:"Control"},test:{letter:"B",name:"Test"}},an="Record with activities=[ProfilerA\
ctivity.CPU, ProfilerActivity.CUDA].";var Df=56;function Pf(e){let t=e.split("`");if(t.length%2===0){let n=t.pop();t[t.length-1]+=`\`${n}`}return t.map((n,o)=>[n,o%2===1]).filter(([n])=>n!=="")}function qf(e,t){let[n,o]=t.split("…");return e.
find(s=>s.name===t)??e.find(s=>o===void 0?s.name.includes(t):s.name.startsWith(n)&&s.name.endsWith(o))}function tc(e){let t=Y("diagnosis"),n=a("div",{class:"diagnosis-body"}),o=a("section",{class:"dia\
gnosis","aria-labelledby":t},a("h2",{id:t},"Why"),n),s="";function r(d){let m=Pf(d.text),f=m.filter(([,y])=>y).map(([y])=>y),p=new Map(Kt(f,Df).map((y,g)=>[f[g],y]));return m.map(([y,g])=>{if(!g)return y;
let w=qf(d.rows,y),h=w&&e.page(w),b=a("code",{title:w?.name??y},a("bdi",{},p.get(y)));return h?a("a",{href:h,class:"diagnosis-name"},b):b})}let l=d=>!d.ctrlKey&&!d.metaKey&&!d.shiftKey;function i(d,m,f){
let p=e.row(d),y=[f.length>1?`table row ${m+1}`:"table row",a("span",{class:"visually-hidden"},` of ${d.name}`)],g=`${d.name}: select it in the table`;return p===""?a("button",{type:"button",class:"li\
nk-button",title:g,on:{click:()=>e.onRow(d)}},y):p!==null&&a("a",{href:p,title:g,on:{click:w=>{l(w)&&(w.preventDefault(),e.onRow(d))}}},y)}function c(d){let m=d.change<0?"control":"test",f=[...d.rows.
map(i),...d.ranks.map(p=>[e.rank(p),`rank ${p}`]),...d.steps.map(p=>[e.step(p,m),`step ${p}`])].map(p=>Array.isArray(p)?p[0]!==null&&a("a",{href:p[0],title:`Compare ${p[1]} alone`},p[1]):p).filter(Boolean);
return d.part!==null&&f.push(a("button",{type:"button",class:"link-button",title:"Show this bar of the waterfall",on:{click:()=>e.onBar(d.part)}},`${Be[d.part].name} bar`)),f.length>0&&a("span",{class:"\
diagnosis-links small"},a("span",{class:"visually-hidden"},"Shown by: "),f.map((p,y)=>[y>0&&a("span",{"aria-hidden":"true",class:"muted"}," · "),p]))}function u(d){let m=d.certainty==="likely"&&!/^most likely/i.
test(d.text);return a("li",{data:{kind:d.kind,certainty:d.certainty}},m&&a("span",{class:"certainty"},"likely"),m&&" ",r(d)," ",c(d))}return{node:o,draw(d,m){let f=JSON.stringify([m,d]);f!==s&&(s=f,d.
diagnosis?.length>0?E(n,a("ol",{class:"diagnosis-list"},d.diagnosis.map(u))):E(n,a("p",{class:"muted diagnosis-none"},d.note)),o.hidden=!d.diagnosis?.length&&!d.note)}}}function ot(e,t,n){let o=new Map;return{node:a("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,l,i])=>{let c=L(l,()=>n(r),{title:i,"aria-pressed":"false"});return o.set(r,c),c})),buttons:o,
press(r){for(let[l,i]of o)i.setAttribute("aria-pressed",String(l===r))}}}var Bf={ALL:"All",CPU:"Host",GPU:"Device"},Hf={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},Uf=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],Wf=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],Ff={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},jf={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function Qo(e,t,n){
let o=a("input",{type:"checkbox",on:{change:()=>n(o.checked)}});return{input:o,node:a("label",{class:"check",title:t},o,e)}}function oc(e){let t=ot("Device type",Wl.map(h=>[h,Bf[h],Hf[h]]),h=>e({device_type:h})),
n=ot("Unit of the durations",Uf,h=>e({unit:h})),o=ot("Time of host operations, shown and judged",Wf,h=>e({measure:h})),s=zf(e),r=Qo("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",h=>e({use_short_name:h,op:""})),l=Qo("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",h=>e({merge_addresses:h,op:""})),
i=null,c=Qo("Hide ProfilerStep*","Hide the rows of the steps themselves",h=>e({exclude:h?[...i.exclude,Ye]:i.exclude.filter(b=>b!==Ye)})),u=Gf(h=>e({category:h})),d=Kf(h=>e({exclude:h})),m=Qo("Fold re\
placements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",h=>e({fold:h})),f=nc("Calls","Groups by the change of the number of calls",
{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...Ff},h=>e({change:h})),p=nc("Time","Groups by the change of the time",jf,h=>e({significant:h})),
y=L("Clear the filters",()=>e({q:"",category:[],change:"",exclude:[],device_type:"ALL",significant:""}),{class:"link-button"}),g=a("section",{class:"card filters","aria-label":"Filters"},a("div",{class:"\
filter-row"},s.node,u.node,t.node,n.node,o.node),a("div",{class:"filter-row"},f.node,p.node),a("div",{class:"filter-row"},c.node,m.node,r.node,l.node,d.node,y));function w(h){let b=h&&{...h.ops_diff,"":Ul.
reduce((N,S)=>N+h.ops_diff[S],0)};f.draw(i.change,b);let x=h?.changed_rows;p.draw(i.significant,x&&{...x,true:x.slower+x.faster}),p.node.hidden=i.significant===""&&h?.verdict.verdict==="cannot_judge"}
return{node:g,focusSearch(){return s.input.focus(),s.input.select(),document.activeElement===s.input},draw(h,b,x){i=h,t.press(i.device_type),n.press(x),o.press(gn(i)?"self":"total"),n.buttons.get("per\
cent").disabled=b?!Lo(b):!1,s.draw(i.q),r.input.checked=i.use_short_name,l.input.checked=i.merge_addresses,l.node.hidden=i.merge_addresses&&!b?.rows.some(N=>N.name.includes("0x…")),c.input.checked=i.
exclude.includes(Ye),u.draw(i.category,b?.categories??[]),d.draw(i.exclude),m.input.checked=i.fold,m.node.hidden=b?.replacements.length===0,w(b),y.hidden=i.q===""&&i.category.length===0&&i.change===""&&
i.significant===""&&i.device_type==="ALL"&&i.exclude.every(N=>N===Ye)}}}function zf(e){let t=Y("search"),n=!1,o=et(250,l=>{e({q:l},{replace:n}),n=!0}),s=a("input",{id:t,type:"search",placeholder:"Sear\
ch names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>o(s.value),focus:()=>{n=!1},keydown:l=>{l.key==="Escape"&&s.value!==""&&(l.preventDefault(),s.value="",o(""))}}});return{node:a("di\
v",{class:"search"},a("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(l){(document.activeElement!==s||l==="")&&(s.value=l)}}}function Gf(e){let t=a("summary"),n=a("div",{class:"\
menu-body"}),o=a("details",{class:"menu"},t,n);Yf(o);let s="";function r(l,i){let c=JSON.stringify([l,i]);if(c===s)return;s=c,t.textContent=l.length===0?"All categories":l.length===1?l[0]:H(l.length,"\
category","categories");let u=[...i];for(let m of l)u.some(f=>f.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===n?document.activeElement.value:null;E(
n,u.map(({category:m,rows:f})=>{let p=a("input",{type:"checkbox",value:m,checked:l.includes(m),on:{change:()=>e(p.checked?[...l,m]:l.filter(y=>y!==m))}});return a("label",{class:"check"},p,a("span",{},
m),a("span",{class:"muted num"},A(f)))}),l.length>0&&L("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...n.querySelectorAll("input")].find(m=>m.value===d)?.focus()}return{node:o,draw:r}}
function Yf(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=n=>{(!e.isConnected||!e.contains(n.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.addEventListener(
"pointerdown",t)})}function Kf(e){let t=Y("exclude"),n=[],o=a("input",{id:t,type:"text",placeholder:"Leave out, e.g. aten::*",autocomplete:"off",spellcheck:"false",on:{keydown:l=>{let i=o.value.trim();
l.key==="Enter"&&i!==""&&!n.includes(i)&&(o.value="",e([...n,i]))}}}),s=a("span",{class:"chips"});return{node:a("div",{class:"exclude"},a("label",{for:t,class:"visually-hidden"},"Leave out names like"),
o,s),draw(l){n=l,E(s,n.filter(i=>i!==Ye).map(i=>a("span",{class:"chip mono"},`not ${i}`,ce("close",`Show ${i} again`,()=>e(n.filter(c=>c!==i))))))}}}function nc(e,t,n,o){let s=new Map,r="",l=([c,[u,d,
m]])=>{let f=a("span",{class:"group-count"},"–"),p=a("button",{type:"button",class:`group change-${c||"all"}`,title:m,"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>o(r===c?"":c)}},u&&a(
"span",{class:"mark","aria-hidden":"true"},u),d," ",f);return s.set(c,{b:p,count:f}),p};return{node:a("div",{class:"groups",role:"group","aria-label":t},a("span",{class:"muted","aria-hidden":"true"},`${e}\
:`),Object.entries(n).map(l)),draw(c,u){r=c;for(let[d,{b:m,count:f}]of s)m.setAttribute("aria-pressed",String(d===c)),u&&(f.textContent=A(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}var Zo=8,Jf=44,Xo=(e,t,n)=>e[`${t}_self_duration`]/n,Vf=e=>e>0?"more":e<0?"less":"calm";function sc(e){let t=a("span",{class:"chart-unit"}),n=a("ul",{class:"host-list"}),o=Ht("Where the host’s time we\
nt"),s=a("section",{class:"card host-time",hidden:!0,"aria-label":"Where the host’s time went"},a("div",{class:"chart-head"},a("h2",{},"Where the host’s time went ",t),a("div",{class:"chart-tools"},
o.node)),a("p",{class:"muted small host-note"},"A selected file has no device work, so the time of a step cannot be split into compute, communication, memory and idle. These host operations changed mo\
st, without the calls inside them."),n);function r(l,i,c,u){let[d,m]=[Xo(l,"control",c[0]),Xo(l,"test",c[1])],f=(p,y)=>a("span",{class:`host-bar host-${p}`,title:`${p} ${ae(y)}`,css:{width:`${(100*y/u).
toFixed(2)}%`}});return a("li",{},a("a",{href:e(l),class:"mono",title:l.name},a("bdi",{},i)),a("span",{class:"host-bars","aria-hidden":"true"},f("control",d),f("test",m)),a("span",{class:"num muted"},
`${q(d)} → ${q(m)}`),a("span",{class:`num strong ${Vf(m-d)}`,title:$e(m-d)},ie(m-d)))}return{node:s,sql:o,draw(l,i){if(s.hidden=l===null||l.length===0,s.hidden)return;let c=[i.control.samples,i.test.
samples],u=Math.max(...l.flatMap(m=>[Xo(m,"control",c[0]),Xo(m,"test",c[1])]),1e-9),d=To(l.map(m=>m.name),Jf);t.textContent=`self time, mean per ${nt(i)?"recording":"step"}`,E(n,l.map((m,f)=>r(m,d[f],
c,u)))}}}var Qf=14;function _n(e){let[t,n]=Dl(e);return n===""?t:`${t} → ${n}`}function ac(e){let t=[],n=0,o=null,s=!1,r="",l=0;function i(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let y=document.createElement("canvas").getContext("2d");y.font=r,l=y.measureText("0".repeat(40)).width/40}let f=getComputedStyle(e),p=e.clientWidth-
parseFloat(f.paddingLeft)-parseFloat(f.paddingRight)-2;return l>0?Math.max(Qf,Math.floor(p/l)):0}function c(){s=t.some(d=>d?.row.replaces),o=Gs(s?n-2:n),o.add(t.filter(Boolean).map(d=>_n(d.row)))}function u(d){
return o===null&&c(),o.text(d)}return{setRows(d){t=d,o=null,n||=i()},addRows(d,m){t=d,o!==null&&!s&&m.some(f=>f.row.replaces)&&(o=null),o?.add(m.map(f=>_n(f.row)))},measure(){let d=i();return d===n?!1:
(n=d,o=null,!0)},draw({row:d}){let m=_n(d),f=u(m);return a("span",{class:"fit",data:f===m?{}:{short:f}},a("bdi",{},m))},refit(d,{row:m}){let f=_n(m),p=u(f),y=d.querySelector(".fit");(y.dataset.short??
f)!==p&&(p===f?delete y.dataset.short:y.dataset.short=p)}}}var $t=28,Xf=200,rc=12,lc=100,Zf={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},eo=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Vi}`,"c-real"]],eh={slower:["▲","slower"],faster:["▼","faster"],no_difference_found:["","no diffe\
rence found"],cannot_judge:["","cannot judge"]},th=(e,t)=>e.too_few?["","too few steps"]:eh[t]??["",t],cc={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_duration"};function nh(e,t,n){let o=cc[e],
s=yn(e);return o?t===o?[e,"desc"]:t!==e?[o,"desc"]:n==="desc"?[e,"asc"]:[o,"desc"]:t===e?[e,n==="asc"?"desc":"asc"]:[e,s]}function uc(e){let t=new Map,n=[a("td",{colspan:"3"}),a("th",{colspan:"3",scope:"\
colgroup"}),a("th",{colspan:"4",scope:"colgroup"}),a("td")],o=a("thead",{},a("tr",{class:"head-groups"},n),a("tr",{},eo.map(([M,B,G,se])=>{let _=a("span",{class:"sort-mark","aria-hidden":"true"}),O=a(
"th",{scope:"col",class:se},a("button",{type:"button",title:G,on:{click:()=>e.onSort(...nh(M,d,m))}},B,_));return t.set(M,{cell:O,mark:_}),O}))),s=a("tbody"),r=a("tfoot"),l=a("table",{class:"ops",role:"\
grid","aria-label":"All operations"},a("colgroup",{},eo.map(([,,,M])=>a("col",{class:M}))),o,s,r),i=a("div",{class:"table-scroll",tabindex:"-1"},l),c=[],u="total",d="",m="",f=!1,p="",y=null,g=0,w=0,h=0,
b=0,x=new Map,N=0,S=!1,$=0,[C,T]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td",{colspan:String(eo.length)}))),I=ac(t.get("name").cell),U=()=>c.length>Xf&&!qt();function J(M=!1,B=i.
scrollTop){let G=Math.ceil((N||600)/$t),se=U()?Math.max(0,Math.floor(B/$t)-rc):0,_=U()?Math.min(c.length,Math.floor(B/$t)+G+rc):qt()?fe():c.length;if(!M&&se===h&&_===b)return;h=se,b=_;let O=s.contains(
document.activeElement),k=M?new Map:x;x=new Map;for(let v=se;v<_;v+=1)x.set(v,k.get(v)??(c[v]?ze(v):W(v)));ee(O,M,B),oe()}function ee(M,B,G){i.toggleAttribute("data-virtual",U()),ue(C,h),ue(T,c.length-
b),Nt(s,[C,...x.values(),qt()?Me(c.length-b):T]),G>0&&(B||M)&&i.scrollTop!==G&&(i.scrollTop=G),M&&(x.get(g)??i).focus({preventScroll:!0})}function oe(){let[M,B]=U()?[Math.max(0,h-lc),Math.min(c.length,
b+lc)]:[h,b];for(let G=M;G<B;G+=1)if(!c[G]){e.onWant(M,B);return}}function te(){let M=!1;for(let[B,G]of x)G.dataset.hole!==void 0&&c[B]?(x.set(B,ze(B)),M=!0):c[B]&&I.refit(G,c[B]);M&&ee(s.contains(document.
activeElement),!1,i.scrollTop),oe()}function ue(M,B){M.hidden=B===0,M.style.height=`${B*$t}px`}function Me(M){return a("tr",{hidden:M===0},a("td",{colspan:String(eo.length),class:"muted"},`${A(M)} mor\
e: the report and the CSV have all rows.`))}function fe(){let M=c.findIndex(B=>!B);return M<0?c.length:M}function ze(M){let B=c[M];return a("tr",{"aria-rowindex":String(M+3),data:{index:M},class:`${M%
2?"odd":""}${B.noise?" noise":""}`,tabindex:M===g?"0":"-1","aria-selected":String(B.key===y)},oh(B,u,w,z(B,M)))}function W(M){return a("tr",{"aria-rowindex":String(M+3),data:{index:M,hole:""},"aria-bu\
sy":"true",tabindex:M===g?"0":"-1"},a("td",{colspan:String(eo.length),class:"muted"},"…"))}function z(M,B){return a("a",{href:e.href(M.row),class:"op-link",tabindex:"-1"},M.row.replaces&&a("span",{class:"\
folded"},a("span",{"aria-hidden":"true"},"⇄ "),a("span",{class:"visually-hidden"},"probable replacement: ")),I.draw(M))}function X(M,{focus:B=!1}={}){if(c.length===0)return;let G=x.get(g);g=Math.max(
0,Math.min(c.length-1,M)),he(g),G?.setAttribute("tabindex","-1");let se=x.get(g);se?.setAttribute("tabindex","0"),B&&se?.focus({preventScroll:!0})}function Se(M){c.length>0&&!x.has(g)&&(g=Math.min(c.length-
1,Math.ceil(M/$t)),x.get(g)?.setAttribute("tabindex","0"))}function he(M){i.removeAttribute("data-late");let B=M*$t,G=i.clientHeight-o.offsetHeight-r.offsetHeight-2;B<i.scrollTop?i.scrollTop=B:B+$t>i.
scrollTop+G&&(i.scrollTop=B+$t-G),$=i.scrollTop,J(!1,$)}s.addEventListener("click",M=>{let B=M.target.closest("tr[data-index]");B&&M.target.closest(".op-link")?!M.ctrlKey&&!M.metaKey&&!M.shiftKey&&e.onOpen(
c[Number(B.dataset.index)].key):B&&c[B.dataset.index]&&getSelection().isCollapsed&&(X(Number(B.dataset.index),{focus:!0}),e.onSelect(c[g].key))}),s.addEventListener("keydown",M=>{let B=Math.max(1,Math.
floor(i.clientHeight/$t)-4),G={ArrowDown:g+1,ArrowUp:g-1,PageDown:g+B,PageUp:g-B,Home:0,End:c.length-1};if(M.key in G&&!M.altKey&&!M.metaKey)M.preventDefault(),X(G[M.key],{focus:!0});else if((M.key===
"Enter"||M.key===" ")&&!M.target.closest(".op-link")&&c[g])M.preventDefault(),e.onSelect(c[g].key);else if(M.key==="ArrowRight"||M.key==="ArrowLeft"){M.preventDefault();let se=x.get(g);(M.key==="Arrow\
Right"?se?.querySelector(".op-link"):se)?.focus({preventScroll:!0})}});let be=0;i.addEventListener("scroll",()=>{$=i.scrollTop,U()&&be===0&&(be=requestAnimationFrame(()=>{be=0;let{scrollTop:M}=i;J(!1,
M),Se(M)}))});let ve=new ResizeObserver(M=>{N=i.clientHeight,J(M.some(({target:B})=>B!==i)&&I.measure(),$)});ve.observe(i),ve.observe(t.get("name").cell);let qe=bn(()=>{I.measure(),J(!0)});function Ge(M){
n[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",n[2].textContent=`${f?"Self time":"Duration"}, ${M}`,n[2].title=f?"Of host operations, without the calls inside them; of device \
work, all of it":"";for(let[B,{cell:G,mark:se}]of t){let _=d===B||(cc[B]??"")===d;_?G.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):G.removeAttribute("aria-sort");let O=m==="asc"?"↑":
"↓";se.textContent=_?d===B?` ${O}`:` |${O}|`:""}}return{node:i,focus:()=>X(g,{focus:!0}),draw(M){let B=p!==M.revision;({rows:c,unit:u,self:f,sort:d,order:m,selected:y,revision:p}=M),w=La(c),l.setAttribute(
"aria-rowcount",String(c.length+3)),l.toggleAttribute("data-unjudged",!M.judged),I.setRows(c),Ge(M.unitName),E(r,M.totals.map(([se,_])=>rh(se,_,u,f)));let G=c.findIndex(se=>se?.key===y);B&&(g=Math.max(
0,G),$>0&&(i.scrollTop=0,$=0)),S||(S=!0,i.setAttribute("data-late",""),Vt().then(Vt).then(()=>i.removeAttribute("data-late"))),J(!0,$),G>=0&&B&&he(G)},add(M,B,G){c=M,l.toggleAttribute("data-unjudged",
!G),I.addRows(c,B),La(B)>w?(w=La(B),J(!0)):te()},select(M){let B=M!==y;y=M;for(let se of s.querySelectorAll("tr[data-index]"))se.setAttribute("aria-selected",String(M!==""&&c[Number(se.dataset.index)]?.
key===M));let G=c.findIndex(se=>se?.key===M);G>=0&&B&&X(G)},unmount(){ve.disconnect(),qe(),cancelAnimationFrame(be)}}}function Ia(e,t){return t==="percent"?[Ne(e),Ne(e)]:[q(e),ae(e)]}function ts(e,t){
if(t!=="percent")return[ie(e),$e(e)];let n=e===null?le:`${ge(e)}-points`;return[ge(e),n]}var La=e=>e.reduce((t,n)=>Math.max(t,Math.abs(n.diff??0)),0),Sn=e=>e>0?" more":e<0?" less":" calm";function es(e,t,n){
let[o,s]=Ia(e,t);return a("td",{class:n,title:s},o)}function oh(e,t,n,o){let{row:s}=e,[r,l]=Zf[s.change]??["",s.change],[i,c]=ts(e.diff,t),u=n>0?Math.abs(e.diff??0)/n:0;return[a("td",{class:`c-change \
change-${s.change}`,title:l},a("span",{"aria-hidden":"true"},r),a("span",{class:"visually-hidden"},l)),a("th",{scope:"row",class:"c-name mono",title:s.replaces?`${s.name}
probably replaces ${s.replaces.name}
(${Qn[s.replaces.rule]??s.replaces.rule})`:s.name},o),a("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),a("td",{class:"num c-count"},A(e.controlCount)),a("td",
{class:"num c-count"},A(e.testCount)),a("td",{class:`num c-count${Sn(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:Xn(s)||null},Ie(e.diffCount)),es(s.control_counts>0?e.control:null,t,"num c-ti\
me"),es(s.test_counts>0?e.test:null,t,"num c-time"),a("td",{class:`num c-time c-diff${Sn(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},i),a("td",{class:`num c-percent${Sn(e.percent??e.diff)}`},
e.birth||ge(e.percent)),sh(e)]}function sh({row:e,verdict:t}){if(t===""||t===null)return a("td",{class:"c-real muted"});let[n,o]=th(e,t),s=t==="slower"||t==="faster";return a("td",{class:`c-real ${s?t===
"slower"?"more":"less":"muted"}`,title:`${sn(e)}${e.q_value===null?"":` Median of the steps ${q(e.control_median)} → ${q(e.test_median)}.`}`},a("span",{"aria-hidden":"true"},n&&`${n} `),o,s&&a("span",
{class:"q"},` ${ll(Xt(e))}`))}var ic=e=>a("td",{class:"num c-count",title:A(e)},A(e)),ah={host:"Host, sum",device:"Device, sum"};function rh(e,t,n,o){let[s,r]=ts(t.diff,n);return a("tr",{data:{part:e}},
a("td",{class:"c-change"}),a("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; what runs side by side counts in full":o?"Self times count no nested call twice":"Host op\
erations nest: the time of a call counts in its caller too"},ah[e]),a("td",{class:"c-category"}),ic(t.controlCount),ic(t.testCount),a("td",{class:`num c-count${Sn(t.diffCount)}`},Ie(t.diffCount)),es(t.
control,n,"num c-time"),es(t.test,n,"num c-time"),a("td",{class:`num c-time${Sn(t.diff)}`,title:r},s),a("td",{class:`num c-percent${Sn(t.percent??t.diff)}`},t.birth||ge(t.percent)),a("td",{class:"c-re\
al"}))}var gc=(e,t)=>e.rank-t.rank||e.span-t.span,lh=(e,t)=>e.length===t.length&&e.every((n,o)=>n===t[o]);function dc(e){let t=new Set,n=!1;for(let{rank:s,step_number:r}of e){let l=`${s}/${r}`;n||=t.has(l),t.
add(l)}let o=new Map;for(let{rank:s,span:r}of e)o.set(n?`${s}/${r}`:`${s}`,{rank:s,span:n?r:0});return{split:n,keys:[...o.values()].sort(gc)}}var mc=e=>[...new Set(e.map(t=>t.step_number))].sort((t,n)=>(t??
-1)-(n??-1)),ns=e=>e===void 0?"–":e===null?"whole":String(e);function Da(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var pc=(e,t)=>e===t?e:`${e} / ${t}`;function ih(e,t){
let n=({rank:r,span:l})=>`${r}/${l}`,o=new Set(e.map(n));if(t.some(r=>o.has(n(r)))){let r=new Map([...e,...t].map(i=>[n(i),i])),l=new Set(t.map(n));return{byPosition:!1,rows:[...r.values()].sort(gc).map(
i=>({control:o.has(n(i))?i:void 0,test:l.has(n(i))?i:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,l)=>({control:e[l],test:t[l]}))}}
function fc(e,t,n,o,s){let r=new Map;t.forEach((c,u)=>{c[o]&&r.set(`${c[o].rank}/${s?c[o].span:""}`,u)});let l=t.map(()=>n.map(()=>null)),i=new Map(n.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);l[u][i.get(c.step_number)]=c}return l}function os(e,t){let[n,o]=[dc(e),dc(t)],{rows:s,byPosition:r}=ih(n.keys,o.keys),[l,i]=[mc(e),mc(t)],c=Math.max(l.length,i.length),u=Array.from(
{length:c},(m,f)=>({control:l[f],test:i[f],text:l.length===0?ns(i[f]):i.length===0?ns(l[f]):pc(ns(l[f]),ns(i[f]))})),d=m=>m.map(f=>[...f,...Array.from({length:c-f.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?pc(Da(m.control),Da(m.test)):Da(m.control??m.test)})),columns:u,control:d(fc(e,s,l,"control",n.split)),test:d(fc(t,s,i,"test",o.split)),ranksByPosition:r,stepsByPosition:l.
length>0&&i.length>0&&!lh(l,i)}}function to(e,t){let n=l=>l.map(i=>i.map(c=>c===null?null:t(c))),o=n(e.control),s=n(e.test),r=o.map((l,i)=>l.map((c,u)=>c===null||s[i][u]===null?null:s[i][u]-c));return{
control:o,test:s,diff:r}}function vn(e){if(e.length===0)return null;let t=[...e].sort((o,s)=>o-s),n=t.length>>1;return t.length%2?t[n]:(t[n-1]+t[n])/2}var hc=e=>e.reduce((t,n)=>t+n,0)/e.length,ch=1.05,
uh=.05;function yc(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let n=[...t].sort(([r],[l])=>r-l).map(([r,l])=>{let i=hc(l.map(u=>u.step)),c=l.every(u=>u.exposed_communication!==
null);return{rank:r,samples:l.length,step:i,waiting:c&&i>0?hc(l.map(u=>u.exposed_communication))/i:null}}),o=vn(n.map(r=>r.step));for(let r of n)r.lag=o>0?r.step/o:null;let s=n.length<2?[]:n.filter(r=>r.
lag>=ch);return{ranks:n,median:o,slow:s,awaited:s.length>0?null:dh(n)}}function dh(e){if(e.length<2||e.some(o=>o.waiting===null))return null;let t=e.reduce((o,s)=>s.waiting<o.waiting?s:o),n=vn(e.filter(
o=>o!==t).map(o=>o.waiting));return n>=uh&&t.waiting<=n/2?t:null}var mh=820,wc=46,Fe={top:26,right:12,bottom:36},qa=46;function ss(e){return Ke({...e,class:"heat-map",height:_c,make:hh,extra:a("p",{class:"visually-hidden"},"The table below has the same numbers.")})}
var ph=e=>Math.max(9,Math.min(30,Math.round(420/Math.max(e,1)))),kc=e=>Math.max(34,e.rows.length*ph(e.rows.length)),xc=e=>e<mh;function _c(e,t){let n=kc(e);return xc(t)?3*(n+Fe.top)+2*Fe.bottom+2*qa+Fe.
bottom:n+Fe.top+Fe.bottom+qa}var Pa=e=>e.flat().filter(t=>t!==null);function fh(e){let t=[...Pa(e.control),...Pa(e.test)],n=Math.abs(vn(t)??0),o=Math.min(...t,n*.95),s=Math.max(...t,n*1.05),r=Math.max(
...Pa(e.diff).map(Math.abs),n*.05);return{low:o,high:s>o?s:o+1,most:r>0?r:1}}function hh(e,t){let n=xc(t),o=fh(e),[s,r]=e.kind==="time"?De(Math.max(Math.abs(o.high),Math.abs(o.low))):["",1],l=e.kind===
"percent"?" %":s===""?"":` ${s}`,i=wh(e,t,n),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:Ze(),margin:{l:i.left,r:Fe.right,t:0,
b:0},hovermode:"closest",dragmode:"zoom",annotations:[],coloraxis:{cmin:o.low/r,cmax:o.high/r,colorscale:_h(),showscale:!1},coloraxis2:{cmin:-o.most/r,cmax:o.most/r,colorscale:Sh(),showscale:!1}},d=c.
map(([f,p,y,g],w)=>{let h=w===0?"":String(w+1);Object.assign(u,bh(e,i.panels[w],h,n||w===0));let b=(i.panels[w].x[0]+i.panels[w].x[1])/2;return u.annotations.push({text:f,showarrow:!1,xref:"paper",yref:"\
paper",x:b,xanchor:"center",y:i.panels[w].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(n||w===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:i.panels[w].
y[1],yanchor:"bottom",xshift:-2,yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:1,hoverongaps:!1,z:p.map(x=>x.map(N=>N===null?null:
N/r)),customdata:yh(e,f,p,y,g),hovertemplate:"%{customdata}<extra></extra>",...gh(e,p,r,i.panels[w].cell)}}),m=[[o.low/r,o.high/r],[-o.most/r,o.most/r]].map((f,p)=>(Object.assign(u,xh(i.bars[p],4+p,f,
l)),kh(f,4+p,p===0?"coloraxis":"coloraxis2")));return{data:[...d,...m],layout:u}}function gh(e,t,n,o){if(o.width<46||o.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});
return{texttemplate:"%{text}",textfont:{size:10.5},text:t.map(r=>r.map(l=>l===null?"":s.format(l/n).replace("-","−")))}}function yh(e,t,n,o,s){let r=t.toLowerCase();return n.map((l,i)=>l.map((c,u)=>{
let{[r]:d}=e.columns[u],m=s||d===void 0?e.columns[u].text:d===null?"whole file":String(d),f=s?e.rows[i].text:e.rows[i][r]?.rank??"",p=`${t}<br>rank ${Ae(String(f))}, step ${Ae(m)}`;if(c===null)return p;
let y=e.control[i][u],g=s&&y>0?` (${ge(100*c/y)})`:"";return`${p}<br>${Ae(o(c)+g)}`}))}function wh(e,t,n){let o=_c(e,t),s=Math.max(...e.rows.map(f=>f.text.length),2),r=Math.min(120,30+7*s),l=t-r-Fe.right,
i=kc(e),c=n?l:(l-2*wc)/3,u={width:c/Math.max(1,e.columns.length),height:i/Math.max(1,e.rows.length)},d=(f,p)=>[1-(f+p)/o,1-f/o];if(!n){let f=[0,1,2].map(w=>{let h=w*(c+wc)/l;return{x:[h,h+c/l],y:d(Fe.
top,i),cell:u}}),p=d(Fe.top+i+Fe.bottom+6,8),[y,g]=[f[0].x[0],f[1].x[1]];return{left:r,panels:f,bars:[{x:[y+(g-y)*.2,g-(g-y)*.2],y:p},{x:f[2].x,y:p}]}}let m=[Fe.top,2*Fe.top+i+Fe.bottom,3*Fe.top+2*i+2*
Fe.bottom+qa];return{left:r,panels:m.map(f=>({x:[0,1],y:d(f,i),cell:u})),bars:[1,2].map(f=>({x:[.08,.92],y:d(m[f]+i+Fe.bottom+6,8)}))}}function bh(e,t,n,o){let s=t.cell.width*e.columns.length,r=Math.max(
...e.columns.map(u=>u.text.length),1),l=Jn(e.columns.length,s/(7*r+10)),i=Jn(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array"};return{[`xaxis${n}`]:{...c,
domain:t.x,anchor:`y${n}`,tickvals:l,ticktext:l.map(u=>Ae(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${n}`]:{...c,domain:t.y,anchor:`x${n}`,
tickvals:i,ticktext:i.map(u=>Ae(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:o,...n===""?{}:{matches:"y"}}}}var bc=48;function kh([e,t],n,o){let s=Array.from({length:bc},(r,l)=>e+(t-e)*
(l/(bc-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:o,zsmooth:"best",hoverinfo:"skip",xaxis:`x${n}`,yaxis:`y${n}`}}function xh({x:e,y:t},n,o,s){return{[`xaxis${n}`]:{domain:e,anchor:`y${n}`,
range:o,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:K("--muted")}},[`yaxis${n}`]:{domain:t,anchor:`x${n}`,range:[0,1],fixedrange:!0,visible:!1}}}
var _h=()=>[[0,K("--heat-low")],[.5,K("--heat-middle")],[1,K("--heat-high")]],Sh=()=>[[0,K("--less-fill")],[.5,K("--heat-zero")],[1,K("--more-fill")]];function as(){let e=a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=a("details",{class:"grid-table"},a("summary",{},"These numbers as a \
table"),e),n=null,o=null;function s(){!t.open||!n||o===n||(o=n,E(e,a("table",{},a("caption",{class:"visually-hidden"},`${n.title} of every rank and step`),a("thead",{},a("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([l,i])=>a("th",{scope:"col",class:i},l)))),a("tbody",{},n.grid.rows.flatMap((l,i)=>n.grid.columns.map((c,u)=>r(l,c,i,u)))))))}function r(l,i,c,u){
let{values:d,format:m,formatDiff:f}=n,[p,y,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(p===null&&y===null)return null;let w=g>0?" more":g<0?" less":"";return a("tr",{},a("th",{scope:"row"},l.text),
a("td",{},i.text),a("td",{class:"num"},m(p)),a("td",{class:"num"},m(y)),a("td",{class:`num${w}`},f(g)),a("td",{class:`num${w}`},ge(p>0&&g!==null?100*g/p:null)))}return t.addEventListener("toggle",s),{
node:t,draw(l){n=l,s()}}}var Sc={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(Be).map(([e,{name:t}])=>[e,t]))},vh=20,rs=["control","test"];function $h(e,t){let[n,o]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>n.has(s)&&(r===null?t.pseudo_steps>0:o.has(r)))}function vc(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let n=[...e.slow].sort((r,l)=>l.lag-
r.lag),o=n.slice(0,3).map(r=>`rank ${r.rank} by ${Ne(100*(r.lag-1))}`),s=n.length-o.length;return`${n.length===1?"One rank lags":`${n.length} ranks lag`} behind the median of the ranks: ${o.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank lags.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed communication is ${Ne(100*t.waiting)} of its st\
ep): the others probably wait for it.`}function $c(e){let t=a("span",{class:"muted rank-summary"}),n=Y("heat"),o=a("select",{id:n,on:{change:()=>e(o.value)}},Io.map(T=>a("option",{value:T},Sc[T]))),s=a(
"p",{class:"mono small heat-name",hidden:!0}),r=ss({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step"}),l=as(),i=a("div",{class:"lags"}),c=a("p",{class:"muted small",hidden:!0}),u=a("d\
iv",{class:"heat-block"},a("p",{class:"chart-bar"},a("label",{for:n},"Heat maps of"),o),s,r.node,c,i,l.node),d=a("details",{class:"card rank-steps"},a("summary",{},a("h2",{},"Ranks and steps")," ",t),
u),m=new Map,f=new Map,p=null,y="",g=null;d.addEventListener("toggle",()=>{d.open!==(y!=="")&&e(d.open?"step":"")});let w=T=>T==="step"&&p&&nt(p.answer)?"whole recording":Sc[T];function h({set:T,marker:I}){
let U=JSON.stringify([T,I]);if(!m.has(U)){let J=Ir(T,I);m.set(U,J),J.catch(()=>m.delete(U))}return m.get(U)}async function b(T){if(rs.some(I=>T[I].any)){x(T,"Each file counts as one step here, so ther\
e are no steps to lay out.");return}try{let I=await Promise.all(rs.map(U=>h(T[U])));if(p?.answer===T){let U=I.map((J,ee)=>$h(J,T[rs[ee]]));p={...p,samples:U,judged:U.map(yc)},N()}}catch(I){x(T,I.message)}}
function x(T,I){p?.answer===T&&(t.textContent=I,u.hidden=!0)}function N(){let[T,I]=p.judged,U=({ranks:te},ue)=>`${H(te.length,"rank")}, ${H(p.samples[ue].length,"sample")}`,J=[vc(T),vc(I)],ee=J[0]===J[1]?
J[0]:J.map((te,ue)=>te&&`${ue===0?"Control":"Test"}: ${te}`).filter(Boolean).join(" "),oe=[U(T,0),U(I,1)];t.textContent=`${oe[0]===oe[1]?`${oe[0]} on each side`:`${oe[0]} against ${oe[1]}`}. ${ee}`,u.
hidden=!1,d.classList.toggle("lagging",p.judged.some(te=>te.slow.length>0)),y!==""&&C()}async function S(T){let I={};f.set(T,I),f.size>vh&&f.delete(f.keys().next().value);try{I.samples=(await So(T)).samples}catch(U){
I.failed=U.message,f.delete(T)}y==="op"&&g?.query===T&&C(I)}function $(T){if(y!=="op")return{samples:p.samples,of:U=>U[y],revision:y,none:"Without device work the parts of a step are not known."};if(g===
null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let I=T??f.get(g.query);return I===void 0&&S(g.query),I?.samples?{samples:rs.map(U=>I.
samples[U]),of:U=>U.total_duration,revision:g.query,none:""}:{none:I?.failed??"Reading the events of this operation …"}}function C(T){let{judged:I,file:U}=p,{samples:J=[[],[]],of:ee,revision:oe,none:te}=$(
T),ue=os(...J),Me=to(ue,ee),fe=[...Me.control,...Me.test].flat().some(z=>z!==null);s.hidden=y!=="op"||g===null,E(s,g&&a("bdi",{},g.name));let ze=y==="op"?"duration in each rank and step":w(y);r.draw({
rows:ue.rows,columns:ue.columns,...Me,kind:"time",file:U,format:ae,formatDiff:$e,heading:ze,revision:`${p.revision}#${oe}`,empty:fe?"":te}),l.node.hidden=!fe,l.draw({grid:ue,values:Me,title:ze,format:q,
formatDiff:ie}),E(i,Eh(I));let W=[ue.ranksByPosition&&"ranks",ue.stepsByPosition&&"step numbers"].filter(Boolean);c.hidden=W.length===0,c.textContent=`The sides have different ${W.join(" and ")}; they\
 are paired by position (control / test).`}return{node:d,heat:r,draw(T,I,U,J,ee){y=I,g=ee,d.open=y!=="",o.value=y||"step",p?.answer!==T?(p={answer:T,file:U,revision:J},o.options[0].textContent=w(Io[0]),
b(T)):p.judged&&N()}}}function Eh([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let n=[...new Set([...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,l)=>r-l),o=(r,l)=>{let i=r.ranks.find(u=>u.
rank===l);if(!i)return[1,2,3].map(()=>a("td",{class:"num muted"},"–"));let c=r.slow.includes(i);return[a("td",{class:"num",title:ae(i.step)},q(i.step)),a("td",{class:`num${c?" lag":""}`},ge(i.lag===
null?null:100*(i.lag-1)),c&&" lags"),a("td",{class:`num${r.awaited===i?" lag":""}`},Ne(i.waiting===null?null:100*i.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordi\
ngs"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waiting for other ranks and for the network"]].map(([r,l])=>a("th",{scope:"\
col",class:"num",title:l},r));return a("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Te(n)}`},a("table",{class:"lag-table"},a("caption",{class:"visually-hidden"},"T\
he ranks of both sides"),a("thead",{},a("tr",{},a("td"),a("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),a("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),a("tr",{},
a("th",{scope:"col"},"Rank"),s(),s())),a("tbody",{},n.map(r=>a("tr",{},a("th",{scope:"row"},String(r)),o(e,r),o(t,r))))))}var Th={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
Ha="not stated",Ba=(e,t,n)=>o=>{let s=o[e]===null?Ha:o[e]?"on":"off";return o[t]?`${s}; there are ${n}`:s},Ec=(e,t)=>e.length===0?"none":e.length===t.length?Te(e):`${Te(e)} of ${Te(t)}`,Ua=e=>e.shared_kernel_time===
null?"no kernels":Ne(100*e.shared_kernel_time),Ah=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Ec(t.steps,t.all_steps),Oh=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Ec(t.ranks,t.all_ranks)},{text:"Steps",of:Ah,key:(e,t)=>t.steps.length},{text:"with_stack",of:Ba("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:Ba("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:Ba("profile_memory"),key:e=>e.
profile_memory},...Object.entries(Th).map(([e,t])=>({text:t,of:n=>n.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:Ua,key:()=>null}];function Rh(e){return Oh.map(({text:t,of:n,key:o,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[l,i]=r(n),c=o?r(o):[l||null,i||null];return{text:t,control:l||Ha,test:i||Ha,left:s&&l===""&&i==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function Ch(e,t){let n=t.filter(i=>i.differs).map(i=>i.text),{control:o,test:s}=e.recorded,r=n.length===0?"Both sides state the same.":`Different: ${n.join(", ")}\
.`,l=o.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${Ua(o)} of the kernel time in the control, ${Ua(s)} in the test.`;return r+l}function Tc(){let e=a(
"span",{class:"muted rank-summary"}),t=a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:a("details",{class:"card rank-steps recorded"},a("\
summary",{},a("h2",{},"Recorded")," ",e),t),draw(o){let s=Rh(o);e.textContent=Ch(o,s),E(t,a("table",{class:"recorded-table"},a("caption",{class:"visually-hidden"},"How both sides were recorded"),a("th\
ead",{},a("tr",{},a("td"),a("th",{scope:"col",class:"control-text"},"Control"),a("th",{scope:"col",class:"test-text"},"Test"))),a("tbody",{},s.map(r=>a("tr",{class:r.differs?"differs":""},a("th",{scope:"\
row"},r.text),a("td",{},r.control),a("td",{},r.test,r.differs&&a("span",{class:"visually-hidden"}," (differs)")))))))}}}function Ac(e){let{row:t,verdict:n}=e,o=[];t.replaces&&o.push(`probably replaces ${t.replaces.name}`),n==="no_difference_found"?o.push(t.too_few?"too few steps to judge":`no difference found, q = ${vt(
Xt(t))}`):(n==="slower"||n==="faster")&&o.push(`${n}, q = ${vt(Xt(t))}`);let s=Xn(t);return s===""?o:[...o,s]}function Mh(e,t,n){let{row:o}=e,s=c=>Ia(c,t)[0],r=e.birth||ge(e.percent),l=n&&o.kind==="",
i=[l?`${o.category}, self time`:o.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${ts(e.diff,t)[0]} (${r})`];return(t!=="total"||l)&&i.push(`total ${q(o.control_total_duration)} → ${q(o.
test_total_duration)}, ${ie(o.diff_duration)}`),[...i,...Ac(e)]}function Nh(e){return[e.row.category,`control ${A(e.controlCount)}`,`test ${A(e.testCount)}`,`Δ ${Ie(e.diffCount)}${e.birth?` (${e.birth}\
)`:""}`,...Ac(e)]}var Oc=e=>({key:e.key,name:_n(e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":""});function Rc(e,t,n,o){return{kind:t==="percent"?"percent":"time",heading:n?`self time, ${Hn(t,o)}`:Hn(
t,o),rows:e.map(s=>({...Oc(s),control:s.control,test:s.test,diff:s.diff,lines:Mh(s,t,n)}))}}function Cc(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(n=>({
...Oc(n),control:n.controlCount,test:n.testCount,diff:n.diffCount,lines:Nh(n)}))}}function Mc({row_count:e,verdict:{verdict:t},ops_diff:n,changed_rows:o}){return e>0&&["unchanged","not_certain"].includes(
t)&&o!==null&&o.slower+o.faster===0&&n.added+n.deleted+n.increased+n.decreased===0}var Lh=20,Ih=200;function $n({id:e=Y("set"),field:t,set:n,text:o="",none:s,onPick:r}){let l=Y("set-list"),i=n?.label??o,c=a("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{field:t},
value:i,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:i,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>c.select(),click:()=>b(),
input:()=>m(),keydown:S,blur:()=>x()}}),u=a("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:$=>$.preventDefault()}}),d=a("span",{class:"set-picker"},c,u),
m=et(Ih,()=>g(c.value.trim())),f=[],p=-1,y=null;async function g($){y?.abort(),y=new AbortController;let{signal:C}=y,T=new URLSearchParams({q:$.slice(0,120),limit:String(Lh)});u.hidden=!1,c.setAttribute(
"aria-expanded","true");try{let{entries:I,total:U}=await lt(T,{signal:C});f=[...s&&$===""?[{none:!0}]:[],...I],w(U>I.length?`${H(U-I.length,"more set")}: type to find`:I.length===0&&"No set matches."),
me(H(U,"set")),h($===""?f.findIndex(J=>J.set?.id===n?.id):0)}catch(I){I.name!=="AbortError"&&(f=[],w(I.message))}}function w($){E(u,f.map((C,T)=>a("li",{id:`${l}-${T}`,role:"option",class:"choice-line",
"aria-selected":String(C.set?C.set.id===n?.id:!n),on:{click:()=>N(C)}},C.set?Dh(C.set):s)),$&&a("li",{class:"muted small picker-note",role:"presentation"},$)),p=-1,c.removeAttribute("aria-activedescen\
dant")}function h($){if(u.children[p]?.classList.remove("active"),p=f.length===0?-1:Math.max(-1,Math.min($,f.length-1)),p<0){c.removeAttribute("aria-activedescendant");return}u.children[p].classList.add(
"active"),u.children[p].scrollIntoView({block:"nearest"}),c.setAttribute("aria-activedescendant",`${l}-${p}`)}function b(){u.hidden&&g("")}function x(){m.cancel(),y?.abort(),u.hidden=!0,c.setAttribute(
"aria-expanded","false"),c.removeAttribute("aria-activedescendant"),c.value=i}function N($){x(),($.none||$.set.id!==n?.id)&&r($.none?null:$.set)}function S($){let{key:C}=$,T=!u.hidden,I={ArrowDown:p+1<
f.length?p+1:0,ArrowUp:p>0?p-1:f.length-1,PageDown:p+8,PageUp:Math.max(0,p-8)}[C];(I!==void 0||T&&["Enter","Escape"].includes(C))&&$.preventDefault(),I!==void 0?T?h(I):b():C==="Enter"&&T&&f[p]?N(f[p]):
C==="Escape"&&T&&($.stopPropagation(),x())}return{node:d,input:c}}function Dh(e){return[a("span",{class:"choice-name ellipsis"},e.label),a("span",{class:"muted small"},[Ct(e.created),H(e.ranks.length,
"rank"),...e.tags.slice(0,3),We(e.id).slice(0,8)].join(" · "))]}function ls(e){let t=a("section",{class:"sides","aria-label":"Control and test"}),n="";function o(l,i,c){let u=JSON.stringify([l.control,l.test,l.control_ranks,l.test_ranks,l.control_steps,l.test_steps,
l.control_marker,l.test_marker,i?.map(m=>[m.id,m.label]),c&&[c.control.samples,c.test.samples]]);if(u===n)return;n=u;let d=document.activeElement?.dataset?.field;E(t,s("control",l,i,c),a("div",{class:"\
swap-cell"},ce("swap","Swap control and test",()=>e(qh(l))),Bh(l,e),Ph(l)),s("test",l,i,c)),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(l,i,c,u){let d=l==="control"?"A":"B",m=l==="co\
ntrol"?"Control":"Test",f=c&&Oe(c,i[l]),p=Y("set"),y=$n({id:p,field:l,set:f,text:i[l]===""?"":u?.[l].label??i[l],onPick:g=>e({[l]:We(g.id),op:"",[`${l}_ranks`]:"all",[`${l}_steps`]:"all",[`${l}_marker`]:""})});
return a("div",{class:`side-card side-${l}`},a("div",{class:"side-title"},a("b",{class:"letter","aria-hidden":"true"},d),a("label",{for:p},m),y.node),a("div",{class:"side-selection"},Nc(`${l}_ranks`,"\
Ranks",f?.ranks,i,e),Nc(`${l}_steps`,"Steps",i[`${l}_marker`]?u?.[l].all_steps:f?.steps,i,e),a("span",{class:"muted small samples"},u?H(u[l].samples,"sample"):" ")))}function r(l){let i=t.querySelector(
`[data-field="${l}"]`);i?.focus(),i?.click()}return{node:t,choose:r,draw:o}}function Ph(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[n,o]of[["set",e.control_marker],["test",e.test_marker]])
o&&t.set(`${n}_marker`,o);return e.control!==""&&e.test!==""&&a("a",{class:"small",href:`/analyse?${t}`},"Analyse both")}function qh(e){let t={};for(let n of["","_ranks","_steps","_marker"])t[`control${n}`]=
e[`test${n}`],t[`test${n}`]=e[`control${n}`];return t}function Bh(e,t){let n=["control_ranks","test_ranks","control_steps","test_steps"],o=n.every(s=>e[s]==="first");return L(o?"Use all":"First rank a\
nd step",()=>t(Object.fromEntries(n.map(s=>[s,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ranks and all steps":"Only the first rank and the first step of each sid\
e, as HTA compares"})}function Nc(e,t,n,o,s){let r=o[e],i=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!i.includes(r),u=Y(e),d=n?.length>0,m=a("input",{type:"text",class:"list-input",data:{
field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?Hh(n):"0,2,4-7","aria-label":`${t} to use, such as 0,2,4-7`,title:d?`There are ${Te(n)}`:
null,on:{change:()=>{let p=m.value.trim();s({[e]:p===""?"all":p})}}}),f=a("select",{id:u,data:{field:e},on:{change:()=>{f.value==="list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:f.value}))}}},i.map(
p=>a("option",{value:p,selected:p===r},Uh(p,n))),a("option",{value:"list",selected:c},"list …"));return a("span",{class:"sample-field"},a("label",{for:u},t),f,m)}function Hh(e){return e.length>2?`${e[0]}\
-${e[1]},${e[2]}`:e.join(",")}function Uh(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>0?`first (${t[0]})`:"first":"any (a file is one step)"}var Wh=["bars","line","scatter","histogram","none"],Lc=["control","test","q","chart","x","y","y2","by"],Ic={chart:"",x:"",y:"",y2:"",by:""};function Wa(e){let t=new URLSearchParams(e),n=Object.fromEntries(
Lc.map(o=>[o,t.get(o)??""]));return{...n,chart:Wh.includes(n.chart)?n.chart:""}}function is(e){let t=new URLSearchParams;for(let n of Lc)e[n]&&t.set(n,e[n]);return t.size===0?"/query":`/query?${t}`}function cs({
control:e,test:t,q:n},o=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:n,format:o}).filter(([,r])=>r!=="").forEach(([r,l])=>s.set(r,l)),s}var En=e=>`'${e.replaceAll("'","''")}'`,no=["control","test"];function Dc(e,t){let n=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(n.some(r=>r===null))return null;let o=n.filter(r=>r[2]===
void 0).map(r=>r[1]),s=n.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return o.length>0&&s.unshift(`${e} IN (${o.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function Pc(e,{
ranks:t,steps:n,marker:o},s=!1){if(o)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:Dc("rank",t)],l=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],i=n==="all"?l:n==="any"?s?[null]:[]:[n==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:Dc("step_number",n)],c=[
...r,...i];return c.includes(null)?null:c}function ds(e){let t=Object.entries(e).map(([n,o])=>{let s=Pc(n,o);return s&&[`side = '${n}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(n=>`(${n})`).join(`
   OR `)}var Fa=e=>Object.fromEntries(no.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}])),qc=e=>no.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}\
_marker`])&&!e.use_short_name&&e.merge_addresses,Fh=e=>En(e.replaceAll("[","[[]"));function Bc(e){return[e.q&&`contains_nocase(name, ${En(e.q)})`,...e.exclude.map(t=>`name NOT GLOB ${Fh(t)}`),e.category.
length>0&&`category IN (${e.category.map(En).join(", ")})`].filter(Boolean)}function jh(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"q_value";if(t){let n=`${t[1]??""}${t[2]?
"per_call":"per_step"}`;return`diff_${n} / control_${n}`}return e.startsWith("abs_")?`abs(${e.slice(4)})`:e}var zh={total:["self_duration","total_duration"],per_step:["self_per_step","per_step"],per_call:[
"self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function Gh(e,t){let n=zh[e][t?0:1];return no.map(o=>`${o}_${n}`).concat(n==="total_duration"?"diff_duration":`diff_${n}`)}
function Hc(e,t,n,o){let s=e.device_type==="ALL"?[]:[`category IN (
        SELECT category FROM control.ops WHERE device_type = '${e.device_type}'
        UNION SELECT category FROM test.ops WHERE device_type = '${e.device_type}')`],{significant:r}=e;if(r!==""&&!n)return null;let l=r===""?[]:[r==="true"?"significance IN ('slower', 'faster')":`si\
gnificance = '${r}'`],i=[...Bc(e),...s,...e.change===""?[]:[`change = '${e.change}'`],...l],c=wn(e,t,n);return`${e.fold?`-- A kernel and its probable replacement are two rows here.
`:""}SELECT name, category, control_counts, test_counts, diff_counts,
    ${Gh(t,n).join(", ")}${o||!n?"":", significance, q_value"}
FROM compare${i.length>0?`
WHERE ${i.join(`
  AND `)}`:""}
ORDER BY ${jh(c.get("sort"))} ${c.get("order").toUpperCase()}${o?`
LIMIT ${o}`:""}`}function Uc({use_short_name:e,merge_addresses:t}){let n=`${t?"merged_":""}${e?"short_":""}name`;return no.map(o=>`    SELECT '${o}' AS side, raw.text AS raw, c.text AS category, shown\
.text AS shown
    FROM ${o}.op AS o
    JOIN ${o}.name AS raw ON raw.id = o.name
    JOIN ${o}.name AS shown ON shown.id = o.${n}
    JOIN ${o}.category AS c ON c.id = o.category`).join(`
    UNION
`)}function Yh(e,t){let n=ds(Fa(e));if(n===null||e.change!==""||e.significant!=="")return null;let o=[...Bc(e)],s=e.device_type==="ALL"?"":`device_type = '${e.device_type}' AND `,r=(l,i)=>`sum(CASE si\
de WHEN '${l}' THEN ${i} ELSE 0 END)`;return`WITH names AS (
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
LIMIT ${t}`:""}`}var ms=(e,t,n,o=0)=>qc(e)?Hc(e,t,n,o):Yh(e,o),Wc=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function us(e){let t=no.map(n=>{let o=Pc(n,Fa(e)[n],
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
significant:"",exclude:[Ye],device_type:"CPU",fold:!1,sort:"abs_diff_duration",order:"desc"},"per_step",!0,t):null;function Kc(e,{unit:t,self:n,item:o},s){let r=(l,i,c)=>l.set(Tn(i,e,c));r(s.table.sql,ms(e,t,n)),r(s.durations.sql,ms(e,t,n,e.top)),r(s.counts.sql,ms(e,t,n,e.top),{chart:"bars",x:"name",y:"control_cou\
nts",y2:"test_counts"}),r(s.fall.chart.sql,jc(e)),r(s.host.sql,Yc(e,Zo)),r(s.ranks.heat.sql,e.heat!=="op"?Fc(e):o?ja(e,o.row):null)}function Jc(e,t,{histogram:n,points:o,heat:s}){n.sql.set(Tn(Gc(e,t),
e,{chart:"histogram",x:"dur",by:"side"}));for(let r of[o,s])r.sql.set(Tn(ja(e,t),e))}var oo=["control","test"],Vc=e=>a("bdi",{class:"mono"},e),Kh=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function Jh(e){let[t,n]=oo.map(s=>Kh(e[s])),o=oo.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===n?[{text:"Neither side has steps.",marker:t,found:o[0]===o[1]?A(o[0]):`${A(o[0])} and ${A(o[1])}`,changes:{control_marker:t,test_marker:t}}]:oo.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,n][r],found:A(o[r]),changes:{[`${s}_marker`]:[t,n][r]}})).filter(({marker:s})=>s!=="")}function Vh(e,t){let[n,o]=oo.map(r=>e[r].marker),s=(r,l,i)=>a("p",{class:"\
marker-line small"},r,Vc(l)," ",t&&L("Without it",()=>t(i),{class:"link-button"}));return n!==null&&n===o?[s("A step is one ",n,{control_marker:"",test_marker:""})]:oo.map((r,l)=>[n,o][l]!==null&&s(`A\
 step of the ${r} is one `,[n,o][l],{[`${r}_marker`]:""}))}function Qc(e,t){return[Vh(e,t),t&&Jh(e).map(({text:n,marker:o,found:s,changes:r})=>a("p",{class:"marker-line"},`${n} Use `,Vc(o),` as step m\
arker (${s} found)? `,L("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${o} as step marker`})))]}var Xc=8,Qh=600,Xh=80,An=["control","test"],Zc=e=>{let t=[...e].sort((o,s)=>o-s),n=(t.length-1)/2;return(t[Math.floor(n)]+t[Math.ceil(n)])/2},Ya=({step_number:e})=>e!==null,Ga=e=>[e.span,Ya(e)?e.step_number:
e.rank],eu=({rank:e,span:t})=>`${e}/${t}`;function tu(e){return`${Ya(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function Zh(e){let n=[...new Map(e.map(o=>[Ga(o).
join("/"),Ga(o)]))].sort(([,o],[,s])=>o[0]-s[0]||o[1]-s[1]);return new Map(n.map(([o],s)=>[o,s]))}function eg(e){let[t,n]=[Math.min(...e),Math.max(...e)],o=Math.max(0,.04*n-(n-t))/2;return[Math.max(0,
t-o),n+o]}var za=(e,[t,n])=>n>t?94-88*(e-t)/(n-t):50;function tg(e,t){let n=new Map;for(let o of e){let s=eu(o.sample);n.set(s,[...n.get(s)??[],o])}return n.size>Xc?[]:[...n.values()].flatMap(o=>(o.sort(
(s,r)=>s.x-r.x),o.slice(1).map((s,r)=>de("line",{class:`strip-line strip-${t}`,x1:`${o[r].x}%`,y1:`${o[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function ng(e,t,n,o,s){let r=Zh(t),l=t.map(u=>({sample:u,y:za(
u.step,n),x:r.size>1?3+94*r.get(Ga(u).join("/"))/(r.size-1):50})),i=t.filter(Ya).map(u=>u.step_number),c=i.length===0?H(t.length,"recording"):`step ${Math.min(...i)}${r.size>1?` – ${Math.max(...i)}`:
""}`;return a("div",{class:"strip-panel"},de("svg",{class:"strip-plot","aria-hidden":"true",focusable:"false"},de("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${za(o,n)}%`,y2:`${za(o,n)}%`}),tg(
l,e),l.map(({sample:u,x:d,y:m})=>de("circle",{class:`strip-dot strip-${e}`,cx:`${d}%`,cy:`${m}%`,r:t.length>Xh?2:3.2},s&&de("title",{},`${e}, ${tu(u)}: ${ae(u.step)}`)))),a("p",{class:`${e}-text small\
 strip-caption`},`${e}, ${c}`))}function og(e,t){let n=t.map(s=>s.step),o=t[n.indexOf(Math.max(...n))];return`${e}: ${H(t.length,"sample")} from ${q(Math.min(...n))} to ${q(o.step)}, median ${q(Zc(n))}\
; the longest is ${tu(o)}.`}function nu(e,t){if(!An.every(i=>e?.[i]?.length>0)||An.every(i=>e[i].length<2))return null;let n=An.flatMap(i=>e[i].map(c=>c.step)),o=eg(n),s=Zc(e.control.map(i=>i.step)),r=[
Y("strip-title"),Y("strip-words")],l=An.some(i=>{let c=new Set(e[i].map(eu));return c.size<=Xc&&c.size<e[i].length});return a("div",{class:"sample-strip",role:"img","aria-labelledby":r[0],"aria-descri\
bedby":r[1]},a("div",{class:"small muted"},a("span",{id:r[0]},t?"Every recording":"Every step")," as a dot",l&&", ranks as lines","; dashed: the median of the control"),a("p",{class:"visually-hidden",
id:r[1]},An.map(i=>og(i,e[i])).join(" ")),a("div",{class:"strip-body"},a("div",{class:"strip-scale small muted","aria-hidden":"true"},a("span",{},q(o[1])),a("span",{},q(o[0]))),An.map(i=>ng(i,e[i],o,s,
n.length<=Qh))))}var sg={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},ag={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},rg="O\
ne recording per side: the change includes what differs between any two recordings (clocks, other jobs on the machine, another node). Record each side several times.",lg="Of intervals made in this way\
, this share contains the true change.",ig="The probability of a difference at least as large if nothing had changed, by the Mann–Whitney test. Below 0.05 the step time counts as slower or faster.";
function cg({verdict:e,change:t}){return e==="slower"&&t>0?"more":e==="faster"&&t<0?"less":"calm"}function ug(e,t){let n=t?"Whole recording":"Step time";return e.control===null||e.test===null?a("p",{class:"\
headline"},`${n}: not known.`):a("p",{class:"headline"},a("strong",{class:`verdict-word verdict-${e.verdict.replace("_","-")}`},a("span",{"aria-hidden":"true"},`${ag[e.verdict]} `),sg[e.verdict]),a("s\
pan",{class:"headline-label"},n),a("span",{class:"value control-text",title:ae(e.control)},q(e.control)),a("span",{class:"arrow","aria-label":"to"},"→"),a("span",{class:"value test-text",title:ae(e.
test)},q(e.test)),a("span",{class:`change ${cg(e)}`,title:$e(e.change)},ie(e.change),e.change_percent!==null&&a("span",{class:"change-percent"},` (${ge(e.change_percent)})`)))}function dg(e,t){let n=`${H(
e.control_samples,"sample")} against ${A(e.test_samples)} (one ${t?"recording":"step"} of one rank each)`;return e.unit!=="step"||e.control_observations===e.control_samples&&e.test_observations===e.test_samples?
n:`${n}, judged as ${H(e.control_observations,"step")} against ${A(e.test_observations)}: the ranks of a step wait for each other, so their mean counts once`}var mg=({confidence:e},{control_observations:t,
test_observations:n})=>e<.9505?"":`. A rank test of ${A(t)} against ${A(n)} has few levels of confidence: ${Ne(100*e)} is the lowest from 95 % up`;function pg({verdict:e,interval:t,equivalence:n,words:o}){
if(!t)return"Fewer than 4 observations on a side are too few to tell a change from noise. These are the measured numbers, without a judgement.";let s=t.low_percent===null?`between ${ie(t.low)} and ${ie(
t.high)}`:`between ${ge(t.low_percent)} and ${ge(t.high_percent)}`;switch(e){case"unchanged":return`The typical change lies ${s}, within ±${Ne(100*n)}.`;case"not_certain":{let[r]=/probably \w+$/.exec(
o)??[];return`The typical change lies ${s}${r?`: ${r}`:""}.`}default:return`Typically ${ie(t.shift)} (${ge(t.shift_percent)}), ${s}.`}}function fg(e,t){let{interval:n}=e,o=dg(e,t);return n?[a("span",{
title:lg},`${Ne(100*n.confidence)} confidence`),", ",a("span",{title:ig},`p = ${vt(e.p_value)}`),`: ${o}${mg(n,e)}.`]:`${o}.`}function ou(e,t,n,o=null){let s=a("div",{class:"verdict-head"}),r=a("div",
{class:"verdict-strip"}),l=a("section",{class:"card verdict-card","aria-label":"Verdict"},s,r,n,o);function i(c,u){let{verdict:d}=c,m=nt(c),f=d.verdict==="cannot_judge"&&u;E(s,ug(d,m),a("p",{class:"ve\
rdict-range"},pg(d)," ",f&&L("Use all ranks and steps",e,{class:"link-button"})),a("p",{class:"muted small verdict-reason"},fg(d,m)),d.one_recording&&d.interval&&c.comparability.every(({kind:p})=>p!==
"same_selection")&&a("p",{class:"muted small one-recording"},rg),Qc(c,t)),E(r,nu(d.samples,m)),l.dataset.verdict=d.verdict}return{node:l,draw:i}}var hg=900,ps=12,su=17,gg=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function au(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let n=e.cloneNode(!1);n.removeAttribute("class");for(let o of gg){let s=t.getPropertyValue(o);s!==""&&!s.startsWith("url(")&&n.setAttribute(o,s)}for(let o of e.
childNodes){let s=o.nodeType===Node.TEXT_NODE?o.cloneNode():au(o);s&&n.append(s)}return n}function yg({title:e,lines:t,keys:n},o){let s=getComputedStyle(document.body).fontFamily,r=(d,m,f,p,y)=>de("te\
xt",{x:d,y:m,fill:K(y?"--text":"--muted"),"font-size":p,"font-weight":y?600:400,"font-family":s},f),l=t.flatMap(d=>pn(d,Math.floor(o/6.6),3)),i=[r(ps,22,e,15,!0),...l.map((d,m)=>r(ps,42+su*m,d,12,!1))],
c=30+su*l.length+18,u=ps;for(let[d,m]of n)i.push(de("rect",{x:u,y:c-9,width:14,height:9,fill:K(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:i,height:c+ps}}function wg(e,t){let{
width:n,height:o,left:s,top:r}=e.getBoundingClientRect(),l=Math.max(n,hg),i=yg(t,l),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),f=au(d);for(let[p,y]of Object.entries(
{x:m.left-s,height:m.height,y:i.height+m.top-r,overflow:"visible",width:m.width+(m.width>n/2?l-n:0)}))f.setAttribute(p,String(y));return f}),u=i.height+o;return{width:l,height:u,node:de("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:l,height:u,viewBox:`0 0 ${l} ${u}`},de("rect",{width:"100%",height:"100%",fill:K("--surface")}),i.nodes,c)}}var ru="image/svg+xml";async function bg(e,t,n){let o=new Image;
o.src=`data:${ru};charset=utf-8,${encodeURIComponent(e)}`,await o.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*n],s.getContext("2d").drawImage(o,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function lu(e,t,n,o){let{node:s,width:r,height:l}=wg(e,o),i=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([i],{type:ru}):await bg(i,r,l),
u=document.createElement("a");u.href=URL.createObjectURL(c),u.download=`${n}.${t}`,document.body.append(u),u.click(),u.remove(),setTimeout(()=>URL.revokeObjectURL(u.href),1e4)}var so=212,st={left:62,right:12,top:20,bottom:24},On=so-st.top-st.bottom,fs=.62,kg=5,iu=8,hs=84,xg=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function cu(e){return Ke(
{...e,class:"waterfall",height:()=>so,keys:xg,paint:$g,save:lu})}function _g(e){let t=[[0,e.control]],n=e.control;for(let{change:o}of e.parts)t.push([n,n+o]),n+=o;return t.push([0,e.test]),t}function Sg(e){
let t=e.flat().filter(r=>r!==0),[n,o]=[Math.min(...t),Math.max(...t)],s=Math.max(o-n,.02*o);return o-n>.35*o||n<0?[Math.min(0,n*1.1),o*1.12]:[Math.max(0,n-.7*s),o+.25*s]}function vg([e,t]){let n=(t-e)/
kg,o=10**Math.floor(Math.log10(n)),s=o*[1,2,5,10].find(l=>l*o>=n),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(l,i)=>(r+i)*s)}var ao=e=>`${100*e}%`;function $g({fall:e}){let t=_g(e),
n=Sg(t),[o,s]=n,[r,l]=De(s),i=t.length,c=h=>On*(s-Math.max(h,o))/(s-o),u=(h,b=0)=>ao((h+.5+b)/i),d=h=>h===0?"control":h===i-1?"test":e.parts[h-1].change<0?"less":"more",m=Y("fall-less"),f=vg([o/l,s/l]).
map(h=>({y:c(h*l),text:`${pt(Number(h.toPrecision(12)),0,9)} ${r}`})),p={"aria-hidden":"true",focusable:"false"},y=de("svg",{class:"fall-body",...p},de("defs",{},de("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},de("rect",{class:"fall-ground",width:5,height:5}),de("rect",{class:"fall-stripe",width:1.8,height:5}))),f.map(({y:h})=>de("line",{class:"fall-grid",x2:"1\
00%",y1:h,y2:h})),t.slice(0,-1).map(([,h],b)=>de("line",{class:"fall-join",x1:u(b,fs/2),x2:u(b+1,-fs/2),y1:c(h),y2:c(h)})),t.map(([h,b],x)=>de("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-fs/2),width:ao(
fs/i),y:c(Math.max(h,b)),height:c(Math.min(h,b))-c(Math.max(h,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),o>0&&[0,i-1].map(h=>Eg(u(h,-.33),ao(.66/i))),e.parts.map(({change:h},b)=>de("text",{class:`\
fall-label fall-${h>0?"more":h<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},ie(h))),Tg(e).flatMap(([h,b],x)=>[de("text",{class:"fall-tick fall-whole",x:u(x),y:On+15},h),de("text",{class:"\
fall-tick fall-short",x:u(x),y:On+15},b)])),g=de("svg",{class:"fall-axis",...p},f.map(({y:h,text:b})=>de("text",{class:"fall-value",x:st.left-5,y:st.top+h+4},b)),o>0&&de("text",{class:"fall-cut",x:st.
left,y:st.top-6},"the axis is cut: it does not begin at 0")),w=t.map(h=>[c(Math.max(...h)),c(Math.min(...h))]);return[g,y,Ag(y,Og(e),w)]}function Eg(e,t){let n=(r,l)=>On*(.91-(l?.05:0)-(r%2?.035:0)),o=Array.
from({length:iu+1},(r,l)=>l),s=[...o.map(r=>`${r},${n(r,!0)}`),...o.reverse().map(r=>`${r},${n(r,!1)}`)].join(" ");return de("svg",{x:e,width:t,height:On,viewBox:`0 0 ${iu} ${On}`,preserveAspectRatio:"\
none"},de("polygon",{class:"fall-ground",points:s}))}function Tg(e){return[["control","control"],...e.parts.map(({part:t})=>[Be[t].name,Be[t].short]),["test","test"]]}function Ag(e,t,n){let o=a("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,l)=>{let i=l<s/2,c=i?l:s-1-l,[u,d]=n[l].map(p=>st.top+p),m=()=>{E(o,r.map(p=>a("div",{},p))),o.hidden=!1,o.style.setProperty(i?"left":"ri\
ght",`calc(${i?st.left:st.right}px + ${c/s} * (100% - ${st.left+st.right}px))`),o.style.setProperty(i?"right":"left","auto"),o.style.bottom=u>hs?`${so-u+17}px`:"auto",o.style.top=u>hs?"auto":`${d-u>hs?
u+6:Math.min(d+4,so-hs)}px`},f=de("rect",{class:"fall-area",x:ao(l/s),y:-st.top,width:ao(1/s),height:so});f.addEventListener("pointerenter",m),f.addEventListener("pointerleave",()=>{o.hidden=!0}),e.append(
f)}),o}function Og(e){return[["control",q(e.control)],...e.parts.map(({part:t,control:n,test:o,change:s})=>[Be[t].name,`${q(n)} → ${q(o)}`,ie(s)]),["test",q(e.test),ie(e.change)]]}var Rg=21,Cg=7.1,Mg=5e-4,Ng=e=>`${e[0].toUpperCase()}${e.slice(1).replaceAll(" %"," %").replaceAll(/-(?=\d)/g,"−")}.`,uu=e=>e>0?"more":e<0?"less":"calm",Lg=e=>(e-74)/6-14,Ig=e=>Math.max(Rg,Math.floor(
e/Cg)),du=({operations:e,named:t})=>e.slice(0,t),Dg=e=>e.parts.every(({change:t})=>Math.abs(t)<=Mg*e.control);function mu(e){let t=cu({id:"chart-waterfall",file:"step-time",title:"Where the change com\
es from",level:"h2"}),n=a("div",{class:"fall-columns"}),o=0,s=0,r=[],l=new Map;t.node.append(n),new ResizeObserver(()=>{let d=n.querySelector(".fall-ops")?.clientWidth??0;o=n.clientWidth,d!==0&&d!==s&&
(s=d,i())}).observe(n);function i(){let d=To(r,Ig(s||Lg(o||n.clientWidth)));l=new Map(r.map((m,f)=>[m,d[f]]));for(let m of n.querySelectorAll(".fall-ops bdi"))m.textContent=l.get(m.parentNode.title)}function c(d){
let{name:m,what:f}=Be[d.part],p=du(d);return a("section",{class:"fall-column",data:{part:d.part},tabindex:"-1"},a("h3",{title:f},a("span",{class:"fall-name"},Ko(m))," ",a("span",{class:uu(d.change),title:$e(
d.change)},ie(d.change))),a("p",{class:"muted small",title:`${ae(d.control)} → ${ae(d.test)}`},`${q(d.control)} → ${q(d.test)}`),d.part==="idle"&&p.length>0&&a("p",{class:"muted small"},"Host oper\
ations, by self time:"),p.length>0&&a("ul",{class:"fall-ops"},p.map(y=>a("li",{},a("a",{href:e(y),class:"mono",title:y.name},a("bdi",{},l.get(y.name))),a("span",{class:`num ${uu(y.change)}`,title:$e(y.
change)},ie(y.change))))),d.explained&&a("p",{class:"small muted explained"},Ng(d.explained)))}function u(d,m){return a("p",{class:`fall-end fall-end-${d}`},a("span",{class:"visually-hidden"},`${d} `),
a("span",{class:`${d}-text strong`,title:ae(m)},q(m)))}return{node:t.node,chart:t,reveal(d){let m=n.querySelector(`[data-part="${d}"]`);m?.scrollIntoView({block:"center"}),m?.focus({preventScroll:!0})},
draw(d,m,f,p){let y=d.waterfall;t.node.hidden=y===null;let g=y!==null&&Dg(y);if(t.draw({fall:y,revision:m,file:f,caption:p,heading:`mean per ${nt(d)?"recording":"step"}, test − control`,empty:y===null?
"No device work.":g?`No difference: a ${nt(d)?"recording":"step"} takes ${q(y.control)} in the control and ${q(y.test)} in the test, and no part of it changed by more than 0.05 %.`:""}),y===null||g){E(
n);return}r=[...new Set(y.parts.flatMap(w=>du(w).map(h=>h.name)))],i(),E(n,u("control",y.control),y.parts.map(c),u("test",y.test))}}}var Ka={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},pu=null,Rn={path:"/compare",name:"Compare",mount:(e,t)=>Pg(e,t)};function Pg(e,t){let n=Zt(location.search),o=null,s=null,
r="",l="",i=pu,c=null,u=null,d="",m=null,f=n.op!=="",p=!1,y=Fi(n,i),g=Ui(()=>!p&&s&&v()),w=tc({page:fe,row:ze,rank:X,step:Se,onRow:R=>W(ut(R.name,R.category)),onBar:R=>x.fall.reveal(R)}),h=Zi(),b=Ht("\
All rows"),x={sides:ls(te),verdict:ou(()=>te(Ka),te,w.node,h.node),fall:mu(fe),host:sc(fe),recorded:Tc(),ranks:$c(R=>te({heat:R},{replace:!0})),replacements:Ji(fe),filters:oc(te),counts:Ea({id:"chart-\
counts",title:"Ops count comparison",file:"ops-count",onSelect:R=>ue(R,x.counts.node)}),durations:Ea({id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:R=>ue(R,x.durations.
node)}),table:uc({onSort:(R,D)=>te({sort:R,order:D}),onSelect:ue,href:fe,onOpen:Me,onWant:g.want}),detail:Qi({onClear:()=>ue(""),href:fe,onRanks:he,onTable:z})},N=a("div",{class:"comparability"}),S=a(
"p",{class:"remark",hidden:!0}),$=Xi(te),C=[x.fall.chart,x.ranks.heat,x.counts,x.durations],T=a("div",{class:"results"},x.verdict.node,N,x.fall.node,x.host.node,x.filters.node,S,$.node,a("div",{class:"\
charts"},x.durations.node,x.counts.node),a("section",{class:"card table-card","aria-label":"All rows"},a("div",{class:"chart-head"},h.title,a("div",{class:"chart-tools"},b.node)),x.table.node),x.ranks.
node,x.recorded.node,x.replacements.node),I=a("div",{class:"message"}),U=a("h1",{class:"visually-hidden"},"Compare"),J=a("div",{class:"paper-only"}),ee=Bt({context:t,results:T,message:I});e.append(a("\
div",{class:"page compare-page"},U,J,x.sides.node,I,T),x.detail.node);let oe=Mt(()=>C.forEach(R=>R.retheme()));function te(R,{replace:D=!1}={}){t.go(wt({...n,...R}),{replace:D})}function ue(R,D=x.table.
node){let Q=x.detail.node.contains(document.activeElement),re=R===n.op?"":R??"",we=D.getBoundingClientRect().top;te({op:re},{replace:!0}),window.scrollBy(0,D.getBoundingClientRect().top-we);let ke=u?.
items.find(xt=>xt?.key===re);ke?me(`${ke.row.name} is selected.`):Q&&x.table.focus()}function Me(R){R!==n.op&&ue(R)}function fe({id:R,name:D,category:Q}){return Dt({...n,heat:"",row:R??ut(D,Q)})}function ze({
name:R,category:D}){return wt({...n,op:ut(R,D)})}function W(R){f=!0,R===n.op?P():te({op:R},{replace:!0})}function z(){x.table.node.closest(".table-card").scrollIntoView({block:"start"}),x.table.focus()}
function X(R){return[s.control,s.test].every(D=>D.all_ranks.includes(R))&&s.control.all_ranks.length+s.test.all_ranks.length>2?wt({...n,control_ranks:String(R),test_ranks:String(R)}):null}function Se(R,D){
return s[D].all_steps.includes(R)?wt({...n,[`${D}_steps`]:String(R)}):null}function he(){te({heat:"op"},{replace:!0}),x.ranks.node.scrollIntoView({block:"start"}),x.ranks.node.querySelector("summary").
focus({preventScroll:!0})}function be(){let R=Q=>qo(Q,n,o,s),D=n.control&&n.test?`${R("control")} → ${R("test")} · Compare`:"Compare";U.textContent=D,t.setTitle(D)}async function ve(){let R=[n.control,
n.test].filter(Q=>Q!=="");if(R.every(Q=>o&&Oe(o,Q)))return;let D=await Ve(R).catch(()=>[]);p||(o=D,G())}function qe(R){l=R,T.dataset.stale="";let D=bt(n).toString(),{op:Q}=n;ee.ask(re=>y(R,n,i,re),re=>{
s=re,r=R,g.start(R,re,Q),i?.key!==D&&(i={key:D,diagnosis:re.diagnosis,note:re.diagnosis_note},pu=i);let we=s.row_count;me(we===1?"One row.":`${A(we)} rows.`),ee.say(null),delete T.dataset.stale,G()},re=>{
s=null,r="",g.stop(),ee.say(M(re)),delete T.dataset.stale,G()})}async function Ge(){let R=bt(n).toString();if(s.waterfall!==null||c?.key===R)return;c={key:R,rows:null};let D=new URLSearchParams(R);Object.
entries({device_type:"CPU",exclude:Ye,diagnosis:"false",sort:"abs_diff_self_per_step",limit:Zo}).forEach(([Q,re])=>D.set(Q,String(re)));try{let{rows:Q}=await it(D);!p&&c.key===R&&(c.rows=Q,G())}catch{}}
function M(R){let D=/rank|step|selected/.test(R.code),Q=/marker/.test(R.code);return a("div",{class:"error-box",role:"alert",data:{code:R.code}},a("h2",{},"This comparison is not possible"),a("p",{},R.
message),a("p",{},D&&L("Use all ranks and steps",()=>te(Ka),{class:"primary"}),Q&&L("Without marker",()=>te({control_marker:"",test_marker:""}),{class:"primary"}),!D&&!Q&&L("Try again",()=>qe(l),{class:"\
primary"})," ",a("a",{href:"/"},"Choose other traces")))}function B(){return a("div",{class:"empty"},a("h2",{},"Choose a control and a test"),a("p",{},o?.length===0?"There are no trace sets yet. ":"Pi\
ck two trace sets above, or on the ",a("a",{href:"/"},o?.length===0?"Add traces":"Traces page"),"."))}function G(){if(p)return;be();let R=n.control!==""&&n.test!=="",D=gn(n),Q=$a(n);R?Q!==l&&(s||ee.say(
null),qe(Q)):(ee.drop(),l="",s=null,x.detail.draw(null),ee.say(B())),x.sides.draw(n,o,s),T.toggleAttribute("data-skeleton",R&&!s),x.filters.draw(n,s,s?se():n.unit||"total"),$.draw(n,D),s?R&&r===l&&_(se(),
D):x.detail.draw(null)}function se(){let R=n.unit||ra(s);return R==="percent"&&!Lo(s)?ra(s):R}function _(R,D){let Q=xn(s),re=bt(n).toString();u?.answer!==s&&(x.verdict.draw(s,Object.keys(Ka).some(ke=>n[ke]!==
"all")),x.fall.draw(s,r,Q,Yo(s)),x.recorded.draw(s),F(),Ge()),x.host.draw(c?.key===re&&s.waterfall===null?c.rows:null,s),O(R,D),x.replacements.draw(s,R==="per_step"||R==="percent"),h.draw(n,s,R,D),w.draw(
i,wt({...n,op:""})),P();let we=u.items.find(ke=>ke?.key===n.op);x.ranks.draw(s,n.heat,Q,r,we?{name:we.row.name,query:en({...n,row:we.key}).toString()}:null),Kc(n,{unit:R,self:D,item:we},{...x,table:{sql:b}})}
function O(R,D){let Q=g.rows(),re=JSON.stringify([r,R]),we=JSON.stringify([re,n.top,d===r]);if(u?.answer!==s||u.order!==re){let ke=la(s,Q,R,{self:D});u={answer:s,order:re,unit:R,self:D,items:ke},j(R,ke),
x.table.draw({rows:ke,totals:ql(s,R,{self:D}),unit:R,self:D,unitName:Hn(R,s),sort:n.sort,order:n.order,selected:n.op,revision:re,judged:k(ke)})}u.chartKey!==we&&(u.chartKey=we,ye(we),E(J,Yo(s,H(s.row_count,
"row")).map(ke=>a("p",{},ke))))}let k=R=>R.some(D=>D.verdict!=="cannot_judge"&&!D.row.too_few);function v(){if(r!==l||u?.answer!==s)return;let{items:R,unit:D,self:Q}=u,re=[],we=[];g.rows().forEach((xt,mt)=>{
R[mt]||(re.push(mt),we.push(xt))});let ke=la(s,we,D,{self:Q});ke.forEach((xt,mt)=>{R[re[mt]]=xt}),j(D,R),x.table.add(R,ke,k(R)),n.op!==""&&!m&&_(D,Q)}function P(){let R=n.op===""?-1:g.placeOf(n.op),D=u.
items[R]??null,Q=D?.key??"";if(m=D,x.counts.select(Q),x.durations.select(Q),x.table.select(Q),R===void 0){g.find(n.op);return}x.detail.draw(D,D||n.op===""?null:[a("p",{},"The filters hide the selected\
 row, or these ranks and steps do not have it."),a("p",{},L("Clear the filters",()=>te({q:"",category:[],change:"",exclude:[Ye],device_type:"ALL",significant:""})))]),f&&(f=!1,D&&z())}function F(){let R=s.
comparability.filter(({kind:D})=>D!=="steps_differ"&&D!=="single_sample");E(N,Xl(R))}function j(R,D){let Q=s.control.samples,re=s.test.samples,we=D.find(mt=>mt?.row.too_few&&mt.row.among)?.row;S.hidden=
Q===re&&!we;let ke=we&&`${sn(we)} These rows say “too few steps”. `;if(Q===re){E(S,ke);return}let xt=R==="total"?"totals cannot be compared directly.":R==="per_call"?"totals would mislead.":"calls\
 and durations are shown per step.";E(S,ke,`The sides have ${A(Q)} and ${H(re,"sample")} (a sample is one step of one rank), so ${xt} `,R==="total"?L("Show per step",()=>te({unit:""}),{class:"link-but\
ton"}):L("Show totals",()=>te({unit:"total"}),{class:"link-button"}))}function V(){return d!==r&&Mc(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",L("Dra\
w the bars anyway",()=>{d=r,G()},{class:"link-button"})]}function ye(R){let{items:D,unit:Q,self:re}=u,we=`${u.order}${n.top}`,ke=D.slice(0,n.top),xt=Yo(s,`first ${A(ke.length)} of ${H(s.row_count,"row")}`),
mt={file:xn(s),revision:R,zoom:we,caption:xt};x.durations.draw({...mt,...Rc(ke,Q,re,s),empty:V()}),x.counts.draw({...mt,...Cc(ke,Q),empty:V()}),$.drawRest(D.length,ke.length)}return G(),ve(),{keys:{search:()=>x.
filters.focusSearch(),enter:()=>x.table.focus(),control:()=>x.sides.choose("control"),test:()=>x.sides.choose("test"),close:()=>x.detail.isOpen()&&ue("")},update(R){n=Zt(R),G(),ve(),s&&l===r&&t.settled()},
unmount(){p=!0,ee.unmount(),g.stop(),oe(),C.forEach(R=>R.unmount()),x.table.unmount(),x.detail.unmount()}}}function fu({edges:e,control:t,test:n}){let o=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(o(t),o(n)))),r=Math.max(1,Math.round(t.length/s)),l=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>o(c.slice(d*r,(d+1)*r))),i=e.length-1;return{control:l(t),test:l(n),edges:[...e.slice(0,i).filter((c,u)=>u%r===0),e[i]]}}function hu(e,t,n){let o=[];if(t/e<8){let i=(t-e)/n,c=10**Math.floor(
Math.log10(i)),u=[1,2,5,10].find(d=>d*c>=i)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)o.push(Number((d*u).toPrecision(12)));return o}let s=Math.log10(t/e),r=s*3<=n?[1,2,5]:[1],l=r.length>1?1:Math.max(1,Math.
round(s/n));for(let i=Math.floor(Math.log10(e));i<=Math.log10(t);i+=l)for(let c of r)o.push(Number((c*10**i).toPrecision(12)));return o.filter(i=>i>=e&&i<=t)}var qg=250;function gu(e){return Ke({...e,height:()=>qg,make:Hg,extra:a("div",{class:"legend-row"},a("ul",{class:"chart-legend"},a("li",{class:"key key-control"},"control"),a("li",{class:"key key-line\
 key-test"},"test"),a("li",{class:"muted"},"dotted: medians")),e.tools)})}function Bg(e){let[t,n]=De(e);return`${Number((e/n).toPrecision(6)).toLocaleString("en-US")} ${t}`}function Hg(e,t){let n={...e,
...fu(e)},o=ht(),{edges:s}=n,r=hu(s[0],s[s.length-1],t<520?4:9),[l,i]=["control","test"].map((m,f)=>{let p=n[m].reduce((g,w)=>g+w,0),y=n.share?p/100:n.perStep?n.perStep[f]:1;return n[m].map(g=>g===0?0:
g/y)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((f,p)=>[s[p],s[p+1]]),y:m.flatMap(f=>[f,f])}),u=s.slice(0,-1).map((m,f)=>Math.sqrt(m*s[f+1])),d=Math.max(...l,...i);return{data:[
{...c(l),fill:"tozeroy",fillcolor:Wg(o.control,.4),line:{color:o.control,width:1}},{...c(i),line:{color:K("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,f)=>Math.max(l[f],i[f])),customdata:Ug(n),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:Ze(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(Bg),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:n.share?" %":"",title:{font:{size:11},text:n.share?"share of its calls":n.perStep?"calls per step":"calls",standoff:4}},shapes:(n.medians??[]).flatMap((m,f)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:f===0?K("--control"):K("--test")}}])}}}function Ug(e){let t=["control","test"].map(n=>e[n].reduce((o,s)=>o+s,0));return e.edges.slice(
0,-1).map((n,o)=>{let s=(r,l)=>`${r} ${A(e[r][o])}${l>0?`, ${Ne(100*e[r][o]/l)} of its calls`:""}`;return[`${q(n)} to ${q(e.edges[o+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function Wg(e,t){
let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}var Fg=250,gs=.13;function yu(e){return Ke({...e,height:()=>Fg,make:jg,extra:a("ul",{class:"chart-legend"},a("li",{class:"key key-dot key-control"},"control"),a("li",{class:"key key-diamond key-test"},
"test"),a("li",{class:"muted"},"lines: mean of the ranks"))})}function jg(e,t){let n=ht(),o=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?De(Math.max(...o)):["",1],
l=e.rows.length>8,i=(m,f,p)=>{let y=[];return e[m].forEach((g,w)=>g.forEach((h,b)=>{if(h!==null){let x=e.rows.length>1?.16*(w/(e.rows.length-1)-.5):0;y.push({x:b+f+x,y:h/r,text:e.hover(m,w,b).map(Ae).
join("<br>")})}})),{type:"scatter",mode:"markers",x:y.map(g=>g.x),y:y.map(g=>g.y),customdata:y.map(g=>g.text),hovertemplate:"%{customdata}<extra></extra>",marker:{color:n[m],symbol:p,size:l?5:8,opacity:l?
.6:.9,line:{width:0}}}},c=(m,f)=>{let p=e.columns.map((y,g)=>{let w=e[m].map(h=>h[g]).filter(h=>h!==null);return w.length===0?null:w.reduce((h,b)=>h+b,0)/w.length/r});return{type:"scatter",mode:"lines",
hoverinfo:"skip",y:p,x:p.map((y,g)=>g+f),line:{color:K(`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=Jn(e.columns.length,(t-80)/(7*u+10));
return{data:[c("control",-gs),c("test",gs),i("control",-gs,"circle"),i("test",gs,"diamond")],layout:{template:Ze(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"arra\
y",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>Ae(e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:
"",tickformat:",",zeroline:!0}}}}var zg=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],wu=(e,t)=>e===null||t===null?null:
e-t,bu=(e,t)=>e>0&&t!==null?100*t/e:null,Va=e=>e>0?"more":e<0?"less":"calm";function Qa(e){let{control:t,test:n}=e.calls,o=[e.control.samples,e.test.samples],s=(r,l)=>o[l]>0?r/o[l]:null;return{counts:[
t.count,n.count],callsPerStep:[s(t.count,0),s(n.count,1)],total:[t.total,n.total],perStep:[s(t.total,0),s(n.total,1)],perCall:[t["50%"],n["50%"]],birth:t.count===0?"new":n.count===0?"gone":""}}function Ja(e,t,[
n,o],s,r,l){let i=wu(o,n),c=l==="new"?"new":l==="gone"?"gone":ge(bu(n,i));return a("div",{class:"tile",title:t},a("p",{class:"tile-title"},e),a("p",{class:"tile-values"},a("span",{class:"control-text"},
l==="new"?le:s(n)),a("span",{class:"arrow","aria-label":"to"}," → "),a("span",{class:"test-text"},l==="gone"?le:s(o))),a("p",{class:`tile-change ${Va(i??(l==="new"?1:-1))}`},i===null?c:`${r(i)} (${c}\
)`))}function Gg(e,t){let n=Qa(e);return[a("p",{class:"muted op-verdict"},t?sn(t):" "),a("div",{class:"tiles"},Ja("Time per step","Total duration over the number of samples (rank × step)",n.perStep,
q,ie,n.birth),Ja("Calls per step","Number of calls over the number of samples (rank × step)",n.callsPerStep,A,Ie,n.birth),Ja("Time per call","Median of the single calls",n.perCall,q,ie,n.birth))]}function ws(e,[
t,n],o,s,{exact:r,exactDiff:l,title:i}={}){let c=wu(n,t);return a("tr",{},a("th",{scope:"row",title:i},e),a("td",{class:"num",title:r?.(t)},o(t)),a("td",{class:"num",title:r?.(n)},o(n)),a("td",{class:`\
num strong ${Va(c)}`,title:l?.(c)},s(c)),a("td",{class:`num ${Va(c)}`},ge(bu(t,c))))}var ys=(e,t,n)=>ws(e,t,q,ie,{exact:ae,exactDiff:$e,title:n});function Yg(e,t){if(!(t?.control?.step>0)||!(t?.test?.
step>0))return null;let{perStep:n}=Qa(e),o=(r,l)=>100*n[r]/t[l].step,s=nt(e)?"recording":"step time";return ws(`Share of the ${s}`,[o(0,"control"),o(1,"test")],Ne,r=>r===null?le:ge(r).replace("%","pp"),
{title:`Change in percentage points. Time per step over the ${s}; work that runs side by side counts in full`})}function Kg(e,{stepTime:t,row:n}){let o=Qa(e),s=l=>a("tr",{class:"group-row"},a("th",{colspan:"\
5",scope:"colgroup"},l)),r=l=>[e.calls.control[l],e.calls.test[l]];return a("table",{class:"number-table"},a("caption",{class:"visually-hidden"},"Numbers of this operation"),a("thead",{},a("tr",{},a("\
td"),["Control","Test","Δ","Δ %"].map(l=>a("th",{scope:"col",class:"num"},l)))),a("tbody",{},s("All calls"),ws("Calls",o.counts,A,Ie),ws("Calls per step",o.callsPerStep,A,Ie),ys("Total",o.total),ys(
"Per step",o.perStep),n?.control_self_duration!==null&&n?.control_self_duration!==void 0&&ys("Self time per step",[n.control_self_duration/e.control.samples,n.test_self_duration/e.test.samples],"Witho\
ut the calls inside it"),Yg(e,t)),a("tbody",{},s("A single call"),zg.map(([l,i])=>ys(i,r(l)))))}function ku(){let e=a("div",{class:"card op-head"}),t=a("section",{class:"card op-table-card","aria-labe\
l":"Numbers"});return{head:e,table:t,draw(n,o){e.classList.toggle("noise",o.row?.significance==="no_difference_found"),E(e,Gg(n,o.row)),E(t,a("div",{class:"chart-head"},a("h2",{},"Numbers")),a("div",{
class:"scroll-x",tabindex:"0",role:"region","aria-label":"Numbers of this operation"},Kg(n,o)))}}}var bs=12;function xu(e){let t=a("h2"),n=a("p",{class:"muted small"}),o=ot("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),s=a("div",{class:"scroll-x"}),r=a("p",{class:"rela\
ted-more"}),l=a("section",{class:"card related"},a("div",{class:"chart-head"},t,o.node),n,s,r),i=!1,c="";function u(p){let{answer:y}=p,g=y.launches!==void 0;c!==p.revision&&(c=p.revision,i=!1),o.press(
p.unit),t.textContent=g?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),n.textContent=g?"Kernels, copies and memsets that its calls launched, including those of nested calls. Large\
st change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change first.";let w=g?y.launches:y.launched_by,h=p.unit==="per_step"?[y.control.samples,y.
test.samples]:[1,1];E(s,w.length===0?d(g):m(w,h,g)),E(r,w.length>bs&&!i&&L(`Show all ${A(w.length)}`,()=>{i=!0,u(p),s.querySelectorAll("tbody tr")[bs].querySelector("a")?.focus()},{class:"link-button"})),
r.hidden=w.length<=bs||i}function d(p){return a("p",{class:"muted chart-message"},p?"Its calls launch no device work.":"The trace does not say what launched it.")}function m(p,y,g){let w=p.some(h=>h.shapes!==
null);return a("table",{class:"related-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},g?"Device work":"Operator"),w&&a("th",{scope:"col"},"Input shapes"),["Control","Test","Δ"].map(h=>a("th",{scope:"\
col",class:"num wide-only",title:`Calls, ${h}`},a("span",{class:"th-group"},"calls "),h)),["Control","Test","Δ","Δ %"].map(h=>a("th",{scope:"col",class:h==="Control"||h==="Test"?"num roomy-only":"nu\
m",title:`Device time, ${h}`},a("span",{class:"th-group"},"time "),h)))),a("tbody",{},p.slice(0,i?void 0:bs).map(h=>f(h,y,w))))}function f(p,[y,g],w){let h=[p.control_counts/y,p.test_counts/g],b=[p.control_total_duration/
y,p.test_total_duration/g],x=y===g?p.diff_duration/y:b[1]-b[0],N=x>0?" more":x<0?" less":"",S=h[1]-h[0],$=p.control_counts===0?"new":p.test_counts===0?"gone":ge(b[0]>0?100*x/b[0]:null);return a("tr",{},
a("th",{scope:"row",class:"related-name mono"},p.name===""?a("span",{class:"muted"},"unknown launch"):a("a",{href:e.href(p),title:p.name},a("bdi",{},p.name)),a("span",{class:"related-category muted"},
` ${p.category??""}`)),w&&a("td",{class:"shapes mono",title:p.shapes},p.shapes??"–"),a("td",{class:"num wide-only"},A(h[0])),a("td",{class:"num wide-only"},A(h[1])),a("td",{class:`num wide-only${S>0?
" more":S<0?" less":""}`},Ie(S)),a("td",{class:"num roomy-only",title:ae(b[0])},p.control_counts>0?q(b[0]):"–"),a("td",{class:"num roomy-only",title:ae(b[1])},p.test_counts>0?q(b[1]):"–"),a("td",{
class:`num strong${N}`,title:$e(x)},ie(x)),a("td",{class:`num${N}`},$))}return{node:l,draw:u}}function _u(){let e=a("div",{class:"stacks"}),t=a("section",{class:"card stack-card","aria-label":"Call stack"},a("div",{class:"chart-head"},a("h2",{},"Call stack")),a("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function n(s,r){return a("ol",{class:"stack"},s.map((l,i)=>{let c=r(l),u=c?.diff>0?" more":c?.diff<0?" less":"";return a(
"li",{css:{"--depth":String(Math.min(i,24))}},a("span",{class:"mono frame-name",title:l.category},c?a("a",{href:c.href},a("bdi",{},l.name)):a("bdi",{},l.name)),c&&c.diff!==null&&a("span",{class:`num f\
rame-diff${u}`},ie(c.diff)))}))}let o=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:l,test:i}=s;if(t.hidden=l.length===0&&i.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&a("div",{},a("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),n(m,r)),u=l.length===i.length&&l.every((d,m)=>o(d,i[m]));E(e,u?a("div",{},a("h3",{},"The same in control and test"),n(i,
r)):[c("control",l),c("test",i)])}}}var Su={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
Xa={path:"/compare/op",name:"Operation",mount:(e,t)=>Jg(e,t)};function Jg(e,t){let n=ma(location.search),o=null,s=null,r="",l="",i={key:"",answer:null},c=null,u=!1,d=ot("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: the shapes, however many calls there are"]],W=>C({bins:W},{replace:!0})),m={sides:ls(C),numbers:ku(),histogram:gu({id:"\
chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:yu({id:"chart-samples",title:"Every step",level:"h2",file:"steps"}),heat:ss({id:"chart-heat",title:"Rank × step",level:"\
h2",file:"rank-step"}),grid:as(),related:xu({onUnit:W=>C({unit:W}),href:({name:W,category:z})=>Dt({...n,row:ut(W,z)})}),stack:_u()},f=[m.histogram,m.points,m.heat],p=a("nav",{class:"crumb","aria-label":"\
Where this is"}),y=a("h1",{class:"mono op-title"}),g=a("p",{class:"muted"}),w=a("p",{class:"op-actions"}),h=a("div",{class:"message"}),b=Qg(W=>C({heat:W},{replace:!0})),x=a("p",{class:"muted small",hidden:!0}),
N=a("div",{class:"results"},m.numbers.head,a("div",{class:"op-columns"},m.numbers.table,a("div",{class:"op-charts"},m.histogram.node,m.points.node)),m.related.node,m.stack.node,a("div",{class:"heat-bl\
ock"},b.node,m.heat.node,x,m.grid.node));e.append(a("div",{class:"page operation-page"},p,a("header",{class:"op-header"},y,g,w),m.sides.node,h,N));let S=Bt({context:t,results:N,message:h}),$=Mt(()=>f.
forEach(W=>W.retheme()));function C(W,{replace:z=!1}={}){t.go(Dt({...n,...W}),{replace:z})}function T(){let W=he=>qo(he,n,o,s),z=`${W("control")} → ${W("test")}`,X=s?.name===""?"(no name)":s?.name??
"Operation";t.setTitle(`${X.slice(0,80)} · ${z}`),E(y,a("bdi",{},X)),E(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",n.use_short_name&&" · short name: all operations of this name togethe\
r");let Se={...Zt(""),...I(),exclude:[Ye],op:n.row};E(p,a("a",{href:t.lastCompare(bt(n))??wt(Se)},`← ${z}`))}function I(){let{control:W,test:z,control_ranks:X,test_ranks:Se,control_steps:he,test_steps:be,
control_marker:ve,test_marker:qe,use_short_name:Ge,merge_addresses:M}=n;return{control:W,test:z,control_ranks:X,test_ranks:Se,control_steps:he,test_steps:be,control_marker:ve,test_marker:qe,use_short_name:Ge,
merge_addresses:M}}async function U(){let W=[n.control,n.test].filter(X=>X!=="");if(W.every(X=>o&&Oe(o,X)))return;let z=await Ve(W).catch(()=>[]);u||(o=z,te())}function J(W){l=W,S.ask(z=>So(W,{signal:z}),
z=>{s=z,r=new URLSearchParams(W).get("row"),S.say(null),me(`${z.name}: ${q(z.calls.control.total)} to ${q(z.calls.test.total)}.`),te()},z=>{s=null,S.say(oe(z)),te()})}async function ee(W){c?.abort(),c=
new AbortController,i={key:W,answer:null};try{let z=new URLSearchParams(W);z.set("significance","true"),z.set("diagnosis","false");let X=await it(z,{signal:c.signal});if(u||i.key!==W)return;i.answer=X,
i.byKey=Pl(X),te()}catch{}}function oe(W){let z=W.code==="unknown_operation",X=["control_ranks","test_ranks","control_steps","test_steps"].filter(Se=>n[Se]!=="all");return a("div",{class:"error-box",role:"\
alert",data:{code:W.code}},a("h2",{},z?"This operation does not occur":"This operation cannot be shown"),a("p",{},z?"Neither side has an operation of this name and category in the selected ranks and s\
teps.":W.message),a("p",{},X.length>0&&L("Use all ranks and steps",()=>C(Object.fromEntries(X.map(Se=>[Se,"all"]))),{class:"primary"}),X.length===0&&!z&&L("Try again",()=>J(en(n).toString()),{class:"p\
rimary"})," ",a("a",{href:wt({...Zt(""),...I()})},"All operations of this comparison")))}function te(){if(u)return;T();let W=n.control!==""&&n.test!==""&&n.row!=="",z=en(n).toString();W?z!==l&&(s&&r!==
n.row&&(s=null),S.say(null),J(z)):(S.drop(),l="",S.say(a("div",{class:"empty"},a("h2",{},"No operation is chosen"),a("p",{},"Choose one on the ",a("a",{href:"/compare"},"Compare page"),"."))));let X=bt(
{...n,use_short_name:!1}).toString();W&&X!==i.key&&ee(X),m.sides.draw(n,o,s),N.toggleAttribute("data-skeleton",W&&!s),s&&ue()}function ue(){let W=n.unit||(s.control.samples===s.test.samples?"total":"p\
er_step"),z=`tracediff-${ct(s.control.label)}-${ct(s.test.label)}-${ct(s.name)}`,X=l,Se=n.use_short_name?void 0:ia(i.byKey?.get(Un(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:i.answer?.step_time,
row:Se}),fe(z,X),ze(z,X),Jc(n,s,m),m.related.draw({answer:s,unit:W,revision:X}),m.stack.draw(s.stack,Me),E(w,L("Copy the name",()=>Ut(s.name,"Name copied."),{class:"link-button"}),L("Copy link",()=>Ut(
location.href,"Link copied."),{class:"link-button"}),a("a",{href:Hr(en(n)),download:`${z}.json`},"JSON"))}function Me({name:W,category:z}){let X=i.byKey?.get(Un(W,z));return X&&{diff:X.diff_per_step,href:Dt(
{...n,use_short_name:!1,row:X.id})}}function fe(W,z){let{edges:X,control:Se,test:he}=s.histogram,be=[s.control.samples,s.test.samples];d.press(n.bins),m.histogram.draw({edges:X,control:Se,test:he,file:W,
revision:`${z}#${n.bins}`,share:n.bins==="share",perStep:be[0]===be[1]?null:be,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${A(s.calls.control.count)} in the control, ${A(s.calls.test.
count)} in the test`,empty:X.length===0?"No calls to draw.":""})}function ze(W,z){let{control:X,test:Se}=s.samples,he=os(X,Se),be=to(he,k=>k.total_duration),ve=k=>s.calls[k].count===0,qe=be.control.map(
k=>k.map(()=>null));m.points.draw({rows:he.rows,columns:he.columns,kind:"time",file:W,control:ve("control")?qe:be.control,test:ve("test")?qe:be.test,hover:(k,v,P)=>Vg(k,he[k][v][P]),heading:"duration \
in each step of each rank",revision:z});let[Ge,M,B]=Su[n.heat],G=to(he,M),se=B==="time",_={format:se?ae:A,formatDiff:se?$e:Ie};b.draw(n.heat),m.heat.draw({rows:he.rows,columns:he.columns,...G,..._,kind:B,
file:W,heading:Ge,revision:`${z}#${n.heat}`}),m.grid.draw({grid:he,values:G,title:Ge,format:se?q:A,formatDiff:se?ie:Ie});let O=[he.ranksByPosition&&"ranks",he.stepsByPosition&&"steps"].filter(Boolean);
x.hidden=O.length===0,x.textContent=`The sides have different ${O.join(" and ")}; they are paired by position (control / test).`}return te(),U(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.
sides.choose("test")},update(W){let z=n;n=ma(W),z.row!==n.row&&window.scrollTo(0,0),te(),U()},unmount(){u=!0,S.unmount(),c?.abort(),$(),f.forEach(W=>W.unmount())}}}function Vg(e,t){return[`${e}, rank ${t.
rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,ae(t.total_duration),H(t.counts,"call")]}function Qg(e){let t=Y("heat"),n=a("select",{id:t,on:{change:()=>e(
n.value)}},Object.entries(Su).map(([o,[s]])=>a("option",{value:o},s)));return{node:a("p",{class:"chart-bar"},a("label",{for:t},"Heat maps of"),n),draw(o){n.value=o}}}var Xg={name:"rows",label:"Rows",type:"choice",options:Vo,fallback:"steps"};function vu(e,{onChange:t,onSet:n}){let o=a("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:S=>S.
preventDefault()}}),s=[],r="",l=null,i="";function c(S,$){t({[S]:$},{replace:i===S}),i=S}function u(S,$,C,T){let I=Y("set"),U=$n({id:I,field:S,none:T,text:l[S],set:Oe(C,l[S])??null,onPick:J=>{i="",n({
[S]:J?.id??""})}});return a("div",{class:`analysis-field side-${S==="test"?"test":"control"}`},a("label",{for:I},$),U.node)}function d(S){let $=a("input",{type:"checkbox",data:{field:S.name},on:{change:()=>c(
S.name,$.checked===S.fallback?"":String($.checked))}});return s.push({name:S.name,sync(C){$.checked=C===""?S.fallback:C==="true"}}),a("label",{class:"check"},$,S.label)}function m(S){let $=S.type==="o\
perator"?Y("ops"):null,C=S.type==="number",T=a("input",{type:C?"number":"text",list:$,autocomplete:"off",spellcheck:"false",placeholder:S.placeholder,step:C&&"any",min:C&&0,data:{field:S.name},class:$&&
"wide",title:S.title,on:{change:()=>c(S.name,T.value.trim())}}),I=$&&a("datalist",{id:$});$&&(T.addEventListener("input",et(150,()=>y(T.value,I))),T.addEventListener("focus",()=>{T.select(),y("",I)}));
let U="";return s.push({name:S.name,sync(J,ee){let oe=J||$&&ee||"",te=T===document.activeElement&&T.value!==U;T.value.trim()!==oe&&!(te&&oe===U)&&(T.value=oe),U=oe,C&&(ee??null)!==null&&J===""&&(T.placeholder=
ee)}}),a("label",{class:"analysis-field"},a("span",{},S.label),T,I)}function f(S){let $=a("select",{data:{field:S.name},title:S.title,on:{change:()=>c(S.name,$.value===S.fallback?"":$.value)}},Object.
entries(S.options).map(([C,T])=>a("option",{value:C},T)));return s.push({name:S.name,sync(C,T){$.value=C||String(T??Object.keys(S.options)[0])}}),a("label",{class:"analysis-field"},a("span",{},S.label),
$)}let p=S=>S.type==="boolean"?d(S):S.type==="choice"?f(S):m(S);async function y(S,$){if(l.set!=="")try{let C=await qr(l.set,S);E($,[...new Set(C.filter(T=>T.category==="cpu_op").map(T=>T.name))].map(
T=>a("option",{value:T})))}catch{}}let g=(S,$)=>S?.[$].length>0?Te(S[$],3):"";function w(S,$){let[C,T]=["set","test"].map(I=>g(Oe($,l[I]),S));return l.test!==""&&l[S]===""&&(C!==T||l[`set_${S}`]!==""||
l[`test_${S}`]!=="")}function h(S,$,C){let[T,I]=["set","test"].map(J=>Oe(C,l[J])),U=(J,ee,oe)=>p({name:J,label:ee,type:"text",placeholder:["all",g(oe,S)].filter(Boolean).join(": "),title:"all, first, \
or a list such as 0,2,4-7"});return w(S,C)?[U(`set_${S}`,`${$} of A`,T),U(`test_${S}`,`${$} of B`,I)]:[U(S,$,T)]}function b(S){let $=C=>C.some(T=>l[T]!=="");return!$(["steps","set_steps","test_steps"])&&
($(["marker","set_marker","test_marker"])||["set","test"].some(C=>Oe(S,l[C])?.steps.length>0))}let x=S=>`${Na[S].letter} · ${Na[S].name}`;function N(S){let $=l.test!=="";s=[],E(o,u("set",$?x("set"):"\
Trace set",S),u("test",$?x("test"):"Compare with",S,"none"),h("ranks","Ranks",S),h("steps","Steps",S),b(S)&&p(Xg),e[l.what].params.map(p))}return{node:o,focus(){let S=o.querySelector("input[list]")??o.
querySelector('[data-field$="ranks"]');return S?.focus(),document.activeElement===S},draw(S,$,C={}){l=S;let T=JSON.stringify([l.what,l.set,l.test,w("ranks",$),w("steps",$),b($),$.map(I=>[I.id,I.label])]);
if(T!==r){r=T;let I=o.contains(document.activeElement)?document.activeElement.dataset.field:null;N($),I&&o.querySelector(`[data-field="${I}"]`)?.focus()}s.forEach(({name:I,sync:U})=>U(l[I]??"",C[I]))}}}var Zg=24,ks=20;function $u(e,t){let n=Array.from(e),o=Math.max(0,n.length-ks),s=t>Zg?Math.min(Array.from(e.slice(0,t)).length,o):o,r=(l,i,c)=>a("span",{class:l},n.slice(i,c).join(""));return a("bdi",
{class:"split"},r("split-head",0,s),a("span",{class:"split-key"},a("bdi",{dir:"ltr"},n.slice(s,s+ks).join(""))),s+ks<n.length&&r("split-rest",s+ks))}var Eu=200;function Za(e){let t=a("tr"),n=a("tbody"),o=a("p",{class:"data-more",hidden:!0}),s=a("span",{class:"chart-unit"}),r=[e.caption,e.heading].filter(Boolean).join(": "),l=Ht(r);l.set(e.sql??null);
let i=a("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":r},a("div",{class:"chart-head"},a("h3",{},r," ",s),a("div",{class:"chart-tools"},l.node,e.csv&&a("a",{class:"button",href:e.
csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),a("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${r}, rows`},a("table",{
class:"data-table"},a("caption",{class:"visually-hidden"},r),a("thead",{},t),n)),o),c=[],u=new Map,d=null,m=e.limit??20;function f(){if(!d)return c;let w=d.down?-1:1;return[...c].sort((h,b)=>{let[x,N]=[
h[d.key]??null,b[d.key]??null];return x===null||N===null?(x===null)-(N===null):w*(typeof x=="number"?x-N:String(x).localeCompare(String(N)))})}function p(w){let h=d?.key===w.key?!d.down:!!w.number;d={
key:w.key,down:h},g(),t.querySelector("[aria-sort] button")?.focus()}function y(w,h,b){let x=e.href&&w.link?.(b,e.parameters??{}),N=w.show(h,b),S=w.mono&&typeof N=="string"?$u(N,u.get(w.key)?.get(N)??
0):N;return x?a("a",{href:e.href(x)},S):S}function g(){E(t,e.columns.map(w=>{let h=d?.key===w.key;return a("th",{scope:"col",class:w.number&&"num","aria-sort":h&&(d.down?"descending":"ascending")},L(`${w.
title}${h?d.down?" ↓":" ↑":""}`,()=>p(w),{class:"link-button th-button",title:w.what}))})),E(n,f().slice(0,m).map(w=>a("tr",{},e.columns.map(h=>{let b=w[h.key];return a("td",{title:h.mono?b:h.exact?.(
b,w),class:[h.number&&"num",h.mono&&"mono data-name",h.tone?.(b,w)].filter(Boolean).join(" ")||null},y(h,b,w))})))),s.textContent=c.length>1?A(c.length):"",o.hidden=c.length<=m,E(o,L(`Show ${A(Math.min(
Eu,c.length-m))} more of ${A(c.length)}`,()=>{m+=Eu,g()},{class:"link-button"}))}return{node:i,show(w){c=w;for(let{key:h}of e.columns.filter(b=>b.mono))u.set(h,zs(c.map(b=>String(b[h]??""))));i.hidden=
c.length===0,g()}}}var Tu=7.2,_s=6,xs=["solid","dot","dash","dashdot","longdash","longdashdot"],er=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],tr=e=>ht()[e==="B"?
"test":"control"];function vs(e){return{template:Ze(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var $s=e=>e.map(t=>Ae(t)).join("<br>"),He=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ss=116,ro=22,Es=e=>e>1?64-ro+e*(Ss+ro):320;function ey(e,t,n){return n?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:K("--muted")},text:e.map(o=>o.
values[t].value?"":Ae(o.values[t].none??o.values[t].text))}}function lo({bars:e,series:t,kind:n,stacked:o=!1,errors:s=!1},r){let l=Math.max(...e.map(w=>o?w.values.reduce((h,b)=>h+(b.value??0),0):Math.
max(...w.values.map(h=>h.value??0))),0),[i,c]=n==="time"?De(l):[n==="percent"?"%":"",1],u=e.map((w,h)=>h),d=s&&e.some(w=>w.values.some(h=>h.low>0||h.high>0)),m=w=>w.value===null&&d?null:(w.value??0)/c,
f=Math.max(...e.map(w=>w.label.length)),p=Math.min(Math.ceil(18+_s+Tu*f),Math.floor(r*.42),360),y=Math.floor((p-14-_s)/Tu),g=e.map(w=>$s([w.full??w.label,...t.map((h,b)=>`${h.name}: ${w.values[b].text}`),
...w.total?[`in all: ${w.total}`]:[]]));return{data:t.map((w,h)=>({type:"bar",orientation:"h",y:u,legendgroup:w.key,x:e.map(b=>m(b.values[h])),marker:{color:w.colour},error_x:d?{type:"data",symmetric:!1,
thickness:1.2,color:K("--text"),width:3,array:e.map(b=>(b.values[h].high??0)/c),arrayminus:e.map(b=>(b.values[h].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra></extra>",...ey(e,h,
o)})),layout:vs({barmode:o?"stack":"group",margin:{l:p,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"outside",ticklen:_s,tickcolor:"\
rgba(0,0,0,0)",ticktext:Kt(e.map(w=>w.label),y).map(Ae)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-p)/80)),ticksuffix:i?` ${i}`:""}})}}
var nr=(e,t)=>t===""?{property:er[e%er.length],dash:xs[Math.floor(e/er.length)%xs.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:xs[e%xs.length]},ty=e=>De(Math.max(e,1));function ny(e,t,n,o){
let s=e.flatMap(d=>d.points.map(m=>m[1])),r=s.every(d=>Number.isInteger(d)&&d<5),[l,i]=t==="rate"?$o(s.reduce((d,m)=>Math.max(d,m),0)):[t,1],c=o*(Ss+ro)-ro,u=1-n*(Ss+ro)/c;return{per:i,axis:{rangemode:"\
tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:o>1?5:void 0,domain:[Math.max(0,u-Ss/c),u],title:{text:l,font:{size:11}}}}}var oy=(e,t)=>({text:Ae(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"\
left",yanchor:"bottom",showarrow:!1,font:{size:12,color:K("--text")}});function sy(e,t){let n=c=>e.flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),o=t?.[1]??Math.max(...n(-1)),s=t?.[0]??Math.min(
...n(0)),r=s>1e3*(o-s),[l,i]=ty(r?o-s:o);return{scale:l,per:i,far:r,offset:r?Math.floor(s/i)*i:0}}function Ou({lines:e,panels:t,unit:n,range:o},s){let{scale:r,per:l,far:i,offset:c}=sy(e,o),u=p=>(p-c)/
l,d=p=>n==="rate"?Eo(p):`${A(p)} ${n}`,m=t.map((p,y)=>ny(e.filter(g=>g.panel===p),n,y,t.length)),f=p=>p===0?"y":`y${p+1}`;return{data:e.map(p=>{let y=nr(p.place,p.side),g=t.indexOf(p.panel);return{type:"\
scatter",mode:"lines",x:p.points.map(w=>u(w[0])),y:p.points.map(w=>w[1]/m[g].per),yaxis:f(g),line:{shape:"hv",width:1.4,color:K(y.property),dash:y.dash},legendgroup:p.key,customdata:p.points.map(w=>$s(
[p.name,`at ${ae(w[0])}`,d(w[1])])),hovertemplate:"%{customdata}<extra></extra>"}}),layout:vs({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${r}`,tickformat:",",zeroline:!1,
tickangle:0,range:o?.map(u),autorange:o===null,nticks:Math.max(4,Math.floor((s-80)/64)),anchor:f(t.length-1),title:{text:i?`since ${ae(c)} after the first event`:"since the first event",font:{size:11},
standoff:4}},...Object.fromEntries(m.map(({axis:p},y)=>[`yaxis${y===0?"":y+1}`,p])),annotations:t.length>1?t.map((p,y)=>oy(p,m[y].axis.domain[1])):[]}),per:l,offset:c}}function Ru(e){let[t,n]=De(e);return`${Number(
(e/n).toPrecision(3))} ${t}`}function ay(e,t){let n=/^rgb\((.+)\)$/.exec(e);return n?`rgba(${n[1]}, ${t})`:e}function ry(e){let t=new Map;for(let{bin:n,count:o}of e)t.set(n,(t.get(n)??0)+o);return t}
function Cu({sides:e},t){let n=e.map(h=>ry(h.bins)),o=[...new Set(n.flatMap(h=>[...h.keys()]))].filter(h=>h>0),s=o.length>0?Math.min(...o):1,r=Math.max(s+6,...o),l=Math.max(1,Math.min(s,r-12)),i=n.some(
h=>h.has(0)),c=Array.from({length:r-l+1},(h,b)=>l+b);i&&c.unshift(l-4,l-3,l-2,l-1);let u=(h,b)=>n[h].get(i&&b===l-4?0:b<l?-1:b)??0,d=h=>10**((h-1)/10-3),m=h=>h<l?"none":`${q(d(h))} to ${q(d(h+1))}`,f=c.
filter(h=>h>=l&&(h-1)%10===0),p=Math.max(1,Math.ceil(f.length*62/Math.max(t-80,62))),y=Math.max(t-80,62)/c.length,g=[...i?[l-4]:[],...f.filter((h,b)=>b%p===0&&!(i&&(h-l+4)*y<52))],w=e.length-1;return{
data:[...e.map((h,b)=>({type:"scatter",mode:"lines",hoverinfo:"skip",legendgroup:h.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:ay(tr(h.side),w===0?
.65:.4),line:{color:tr(h.side),width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(h=>h+.5),y:c.map(h=>Math.max(...e.map((b,x)=>u(x,h)))),customdata:c.map(h=>$s([m(h),
...e.map((b,x)=>`${b.name}: ${A(u(x,h))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:vs({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,
tickvals:g.map(h=>h<l?h+.5:h),ticktext:g.map(h=>h<l?"none":Ru(d(h)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...n.flatMap(h=>[...h.values()]))<5?1:void 0,title:{text:"la\
unches",font:{size:11},standoff:4}}})}}function Au(e,t,n){let o=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:o,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:_s,
tickcolor:"rgba(0,0,0,0)",range:[e,t],ticktext:o.map(s=>Ru(10**s)),title:{text:n,font:{size:11},standoff:4}}}function Mu({sides:e}){let t=l=>Math.log10(Math.max(l,.001)),n=l=>{let i=e.flatMap(u=>u.points.
map(d=>t(d[l]))),c=Math.floor(Math.min(...i));return[c,Math.max(Math.ceil(Math.max(...i)),c+1)]},[o,s]=[n("cpu_duration"),n("gpu_duration")],r=[Math.max(o[0],s[0]),Math.min(o[1],s[1])];return{data:[{type:"\
scatter",mode:"lines",x:r,y:r,hoverinfo:"skip",visible:r[0]<r[1],line:{color:K("--muted"),width:1,dash:"dot"}},...e.map(({key:l,side:i,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,
legendgroup:l,x:u.map(d=>t(d.cpu_duration)),y:u.map(d=>t(d.gpu_duration)),marker:{color:tr(i),opacity:.6,symbol:i==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.
map(d=>$s([c,`rank ${d.rank}`,`host ${q(d.cpu_duration)}, device ${q(d.gpu_duration)}`,`${A(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:vs({xaxis:Au(...o,"the launch\
 on the host"),yaxis:Au(...s,"on the device"),margin:{l:76,r:30,t:12,b:46}})}}var ly=32,iy=512;function cy(e,t){let n=0;for(let o=0;o<Math.max(e.length,t.length);o+=1)n+=Math.abs((e[o]??0)-(t[o]??0));return n}function uy(e){let t=Math.max(...e.map(n=>n.length));return Array.from(
{length:t},(n,o)=>vn(e.map(s=>s[o]??0)))}function dy(e){let t=new Map;for(let{group:o,values:s}of e){let r=t.get(o);r?r.push(s[0]):t.set(o,[s[0]])}let n=new Map([...t].map(([o,s])=>[o,uy(s)]));return new Map(
e.map(o=>[o,cy(o.values[0],o.values.length>1?o.values[1]:n.get(o.group))]))}function or(e){let t=dy(e);return[...e].sort((n,o)=>t.get(o)-t.get(n))}var sr=(e,t,n,o)=>`the ${e} of ${t} ${n} that differ \
most ${o>1?"between A and B":"from the median"}`;function ar(e,t,n,o){let s=Math.floor(ly/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(n==="rank"){let r=e.slice(0,Math.floor(iy/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${o}`:`all ${r.length} ${o}`}}return{shown:or(e).slice(0,s),limited:!0,note:sr(s,e.length,o,t)}}var rr=6,Nu=e=>new Set(e).size>1;function Ts(e,t){let n=e.map(l=>l.data.series),o=!n.some(l=>Nu(l.map(i=>i.rank))),s=n.some(l=>[...new Set(l.map(c=>c.rank))].some(c=>Nu(l.filter(u=>u.rank===c).map(u=>u.
device)))),r=new Map;return n.forEach((l,i)=>l.forEach(c=>{let u=`${s?`device ${c.device}, `:""}${t(c)}`,d=`${o?"":`${c.rank} `}${u}`,m=r.get(d)??{key:d,name:u,group:o?"":`rank ${c.rank}`,series:e.map(
()=>null)};m.series[i]=c,r.set(d,m)})),[...r.values()]}function my(e,t){let n=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,o=t.map(s=>new Map(s.data.summary.map(r=>[n(r),r.mean])));return new Map(e.
map(s=>[s.key,s.series.map((r,l)=>r?o[l].get(n(r))??0:0)]))}function py(e,t){let n=my(e,t),o=[...new Set(e.map(l=>l.name))],s=new Map(o.map(l=>[l,0])),r=new Map;for(let l of e){let i=n.get(l.key);s.set(
l.name,Math.max(s.get(l.name),...i.map(Math.abs)));let c=r.get(l.group)??{name:l.group,lines:new Map};c.lines.set(l.name,i),r.set(l.group,c)}return or([...r.values()].map(l=>({name:l.name,group:"",values:t.
map((i,c)=>o.map(u=>(l.lines.get(u)?.[c]??0)/(s.get(u)||1)))}))).map(l=>l.name)}function fy(e,t){let n=new Map;e.forEach(r=>(n.get(r.group)??n.set(r.group,[]).get(r.group)).push(r));let o=[],s=0;for(let r of t){
if(s>0&&o.length+n.get(r).length>rr)break;o.push(...n.get(r)),s+=1}return{taken:o.slice(0,rr),count:s}}function hy(e,t,n){if(e.length<=rr)return{keys:e.map(c=>c.key),note:"",limited:!1};let o=[...new Set(
e.map(c=>c.group))],s=o.length<2||n==="rank"?o:py(e,t),{taken:r,count:l}=fy(e,s),i=o.length<2?`the first ${r.length} of ${e.length} lines`:n==="rank"?`the first ${l} of ${o.length} ranks`:sr(l,o.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:i,limited:o.length>1}}var lr=[""];function As(e,t,{lines:n,order:o}){let s=e.map(l=>l.key).filter(l=>n.includes(l)),r=hy(e,t,o);return s.length>0||n.
includes(lr[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}var gy={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},Lu="http://www.w3.org/2000/svg";function yy(e,t){let n=document.createElementNS(Lu,"svg");n.setAttribute(
"class","line-swatch"),n.setAttribute("viewBox","0 0 26 8"),n.setAttribute("aria-hidden","true");let o=document.createElementNS(Lu,"path");return o.setAttribute("d","M0 4h26"),o.setAttribute("stroke-d\
asharray",gy[e.dash]),o.style.stroke=t?"currentcolor":`var(${e.property})`,n.append(o),n}function Iu(e){let t=a("div",{class:"line-choice",role:"group","aria-label":"Lines"}),n=u("from"),o=u("to"),s=L(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=a("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),l=a("span",{class:"\
window-choice",role:"group","aria-label":"Window"},a("label",{},"From ",n),a("label",{},"to ",o," ms"),s),i=a("div",{class:"series-bar"},t,a("div",{class:"window-choice"},l,r)),c="";function u(y){return a(
"input",{type:"number",min:0,step:"any",data:{field:y},on:{change:()=>e.onWindow({start:d(n),end:d(o)})}})}let d=y=>y.value===""?"":String(Number((Number(y.value)*1e3).toFixed(3))),m=y=>y===""?"":String(
Number((Number(y)/1e3).toFixed(6)));function f(y,g){y.dataset.shown!==g&&(y.dataset.shown=g,y.value=m(g))}function p(y,{chosen:g,styles:w,two:h}){let b=w.get(y.key)??-1,x=a("input",{type:"checkbox",value:y.
key,on:{change:()=>{let N=[...t.querySelectorAll("input:checked")];e.onLines(N.length===0?lr:N.map(S=>S.value))}}});return x.checked=g.includes(y.key),a("label",{class:"check line-check"},x,a("span",{
class:"line-mark"},b>=0&&yy(nr(b,h?"A":""),h)),y.name)}return{node:i,draw(y){let{chosen:g,two:w}=y,h=JSON.stringify([y.lines.map(b=>b.key),g,w]);if(t.hidden=y.lines.length<2,h!==c){c=h;let b=t.contains(
document.activeElement)?document.activeElement.value:null;E(t,wy(y.lines,g).map(([x,N])=>a("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&a("span",{class:"muted"},x),N.map(S=>p(
S,y))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}f(n,y.start),f(o,y.end),s.disabled=y.start===""&&y.end==="",l.hidden=y.empty&&s.disabled,r.href=e.csv()}}}function wy(e,t){
let n=new Map;for(let s of e){let r=n.get(s.group);r?r.push(s):n.set(s.group,[s])}let o=([,s])=>s.some(r=>t.includes(r.key));return[...n].sort((s,r)=>o(r)-o(s))}var Pu="−",Ce=e=>e==null;function io(e,t){return Ce(e)?le:pt(e,0,t).replace("-",Pu)}function co(e,t){let n=io(e,t);return Number(n.replace(Pu,"-"))===0?"0":e>0?`+${n}`:n}var Wt=(e,t,n=!1)=>({key:e,title:t,
mono:n,show:o=>Ce(o)||o===""?le:String(o)}),ir=(e,t)=>({key:e,title:t,show:n=>Ce(n)||n===-1?le:String(n),exact:n=>n===-1?`the trace does not say which ${t}`:null}),Le=(e,t)=>({key:e,title:t,number:!0,
show:A,showDiff:Ie}),ne=(e,t)=>({key:e,title:t,number:!0,show:q,exact:n=>Ce(n)?null:ae(n),showDiff:ie,exactDiff:n=>Ce(n)?null:$e(n)}),qu=(e,t)=>({key:e,title:t,number:!0,show:Eo,exact:n=>Ce(n)?null:js(
n),showDiff:al,exactDiff:n=>Ce(n)?null:`${n>0?"+":""}${js(n)}`}),Et=(e,t)=>({key:e,title:t,number:!0,show:n=>Ce(n)?le:`${io(n,2)} %`,showDiff:n=>Ce(n)?le:`${co(n,2)} pp`,exactDiff:n=>Ce(n)?null:`${co(
n,6)} percentage points`}),Os=(e,t)=>({...Et(e,t),show:n=>Ce(n)?le:`${io(100*n,1)} %`,showDiff:n=>Ce(n)?le:`${co(100*n,1)} pp`,exact:n=>Ce(n)?null:`${io(100*n,6)} %`,exactDiff:n=>Ce(n)?null:`${co(100*
n,6)} percentage points`}),Bu=(e,t)=>({key:e,title:t,number:!0,show:n=>io(n,3),showDiff:n=>co(n,3),exact:n=>Ce(n)?null:String(n),exactDiff:n=>Ce(n)?null:String(n)}),by={cost:["more","less"],gain:["bet\
ter","worse"],neutral:[null,null]},uo=e=>({...e,meaning:"gain"}),je=e=>({...e,meaning:"neutral"});function Hu(e){let[t,n]=by[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,
tone:o=>o>0?t:o<0?n:null}:e}var Ft=(e,t=o=>o,n=t)=>[je(Le("count","count")),t(e("mean","mean")),n(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([
o,s])=>t(e(o,s)))],rn=(e,t)=>({...e,what:t}),Tt=(e,t,n)=>({key:e,title:t,show:o=>Ce(o)?le:typeof n=="function"?n(o):n[o]??o.replaceAll("_"," ")}),jt={key:"note",title:"note",note:!0,show:e=>Ce(e)?"":String(
e)},Du=10;function ky(e){let t=[];for(let n of e){let o=t.at(-1);o?.name===n?o.times+=1:t.push({name:n,times:1})}return t}function xy(e){let t=ky(e.split("|")),n=t.length>Du+1?t.slice(0,Du):t,o=t.slice(
n.length).reduce((s,r)=>s+r.times,0);return a("ol",{class:"sequence"},n.map(({name:s,times:r})=>a("li",{title:s},r>1?`${A(r)} × ${s}`:s)),o>0&&a("li",{},`${A(o)} more`))}var Uu=(e,t)=>({key:e,title:t,
mono:!0,show:n=>Ce(n)?le:xy(n)}),mo=(e,t)=>({...e,link:(n,o)=>{let s=n[e.key],r=Ce(s)||s==="others"?null:t(n,o);return r?{name:s,category:r}:null}});function Wu(e,t){let n=t.length>0&&e.extra?e.extra(
t[0]):[];return[...e.columns,...n].filter(o=>!o.note||t.some(s=>s.note))}var _y=16,Cn=e=>e==null?le:`${e} %`,cr=(e,t)=>e.letter?`${e.letter} · ${t}`:t,Sy=e=>e.map(t=>({key:t.key,name:cr(t,t.label),colour:K(t.letter==="B"?"--test-fill":"--control-fill")})),vy=e=>({key:e.property,
name:e.name,colour:K(e.property)});function Mn(e){let t=e.map(o=>[...new Set(o.data.rows.map(s=>s.rank))]),n=t.length>1&&t.every(o=>o.length===1);return o=>`rank ${n?[...new Set(t.flat())].join(" / "):
o.rank}`}function Rs(e,{order:t},{rowsOf:n,label:o,group:s,parts:r,what:l,empty:i}){let c=new Map,u=p=>r.map(y=>p[y.key]??null);e.forEach((p,y)=>n(p).filter(g=>u(g).some(w=>w!==null)).forEach(g=>{let w=o(
g),h=c.get(w)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};h.values[y]=u(g),h.bars.push({label:cr(p,w),full:`${cr(p,p.label)}, ${w}`,total:q(u(g).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(w,h)}));let{shown:d,...m}=ar([...c.values()],e.length,t,l),f=d.flatMap(p=>p.bars);return f.length===0?{empty:i}:{places:f.length,...m,data:p=>lo({bars:f,kind:"time",stacked:!0,
series:r.map(vy)},p)}}function $y(e,{table:t,name:n,value:o,show:s,range:r,kind:l}){let i=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=o(d)??null;if(m===null)return;let f=n(d),p=i.get(f)??
{label:f,values:e.map(()=>({value:null,text:"none"}))},y=(p.values[u].value??0)+m;p.values[u]={value:y,text:s(d,y),...r?.(d),none:l==="percent"?"0 %":"0"},i.set(f,p)})),[...i.values()]}var Fu=e=>Math.
max(...e.values.map(t=>t.value??0));function Ey(e){let t=[...e].sort((n,o)=>Fu(o)-Fu(n)).slice(0,_y);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function dt(e,{order:t},n){
let o=$y(e,n),{shown:s,...r}=n.ranks?ar(o.map(l=>({...l,group:"",values:l.values.map(i=>i.value===null?[]:[i.value]),bar:l})),e.length,t,"ranks"):Ey(o);return s.length===0?{empty:n.empty}:{places:s.length,
...r,data:l=>lo({bars:s.map(i=>i.bar??i),kind:n.kind,series:Sy(e),errors:!!n.range},l)}}var At=`There is no device work in the selected ranks and steps. ${an}`,po=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${an}`,_e=Wt("rank","rank"),
ln=ir("device","device"),fo=ir("stream","stream"),ho=Tt("kernel_type","kind",Oa),Cs=mo(Wt("operator","operator",!0),()=>"cpu_op"),go=mo(Wt("name","kernel",!0),e=>e.category),ur=e=>[e.letter,e.label].filter(
Boolean).join(" · "),Nn=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Ln=(e,t,n)=>({name:e,label:t,type:"boolean",fallback:n}),Xe=(e,t,n)=>({name:e,label:t,type:"number",placeholder:n});var ju=[["compute",Be.compute,"--part-compute"],["non_compute",Zn,"--part-communication"],["idle",Be.idle,"--part-idle"]].map(([e,{name:t,what:n},o])=>({key:`${e}_time`,name:t,what:n,property:o,text:s=>`${q(
s[`${e}_time`])}, ${Cn(s[`${e}_time_pctg`])}`})),zu={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",title:"Time of each rank",height:e=>He(e),legend:ju,make:(e,t)=>Rs(e,t,{label:Mn(e),rowsOf:n=>n.data.rows,parts:ju,what:"ranks",empty:At})}],tables:[{key:"\
rows",caption:"Ranks",columns:[_e,rn(ne("idle_time",Be.idle.name),Be.idle.what),Et("idle_time_pctg","idle, %"),rn(ne("compute_time",Be.compute.name),Be.compute.what),je(Et("compute_time_pctg","compute\
, %")),rn(ne("non_compute_time",Zn.short),Zn.what),Et("non_compute_time_pctg",`${Zn.short}, %`),rn(ne("kernel_time","all"),"From the first to the last device row"),jt]}]};var Gu={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the time of communication is hidden: a compute kernel runs too. The rest is exposed.",charts:[{id:"overlap",title:"Over\
lap",height:He,make:(e,t)=>dt(e,t,{table:"rows",kind:"percent",name:Mn(e),value:n=>n.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. It is recorded wh\
ere several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:n=>`${Cn(n.comp_comm_overlap_pctg)}, ${q(n.overlap)} of ${q(n.communication_time)} of communication`})}],tables:[{key:"\
rows",caption:"Ranks",columns:[_e,uo(Et("comp_comm_overlap_pctg","overlap")),rn(uo(ne("overlap","overlapped")),"Communication while a compute kernel runs"),ne("communication_time","communication"),jt]}]};var Yu=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:Ca[e],what:ec[e],text:n=>q(n[e])}));function Ty(e){let t=new Map;for(let n of e.
data.rows.filter(o=>o.stream!==null)){let o=`${n.rank} ${n.device} ${n.stream}`,s=t.get(o)??{rank:n.rank,stream:n.stream};s[n.idle_category]=n.idle_time,t.set(o,s)}return[...t.values()]}var Ku={title:"\
Idle time",params:[Xe("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ln("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",title:"Idle time of each stream",
height:e=>He(e),legend:Yu,make:(e,t)=>{let n=Mn(e);return Rs(e,t,{rowsOf:Ty,group:Nn,label:o=>`${n(o)}, ${Nn(o)}`,parts:Yu,what:"streams",empty:At})}}],tables:[{key:"rows",caption:"Streams",columns:[_e,
ln,fo,Tt("idle_category","why idle",Ca),ne("idle_time","idle"),je(Os("idle_time_ratio","share")),jt],extra:e=>"count"in e?Ft(ne):[]}]};var Ju={title:"Kernels",params:[Xe("duration_ratio","Share of time to show","0.8"),Xe("num_kernels","Kernels at most","10"),Ln("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:He,make:(e,t)=>dt(e,t,{table:"kinds",kind:"percent",empty:At,name:n=>Ra(n.kernel_type),
value:n=>n.percentage,show:n=>`${Cn(n.percentage)}, ${q(n.sum)}`})},{id:"kernels",title:"Mean of a kernel, with the fastest and slowest rank",height:He,make:(e,t)=>dt(e,t,{table:"over_ranks",kind:"tim\
e",empty:At,name:n=>n.name,value:n=>n.mean,show:n=>`${q(n.mean)}, mean of ${A(n.count)} calls${n.ranks>1?`, ranks ${q(n.min_mean)} to ${q(n.max_mean)}`:""}`,range:n=>({low:n.mean-n.min_mean,high:n.max_mean-
n.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[Tt("kernel_type","kind",Ra),je(ne("sum","time")),je(Et("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[go,ho,_e,Le("count",
"calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[go,ho,je(Le("ranks","ranks")),Le("count","calls"),
ne("sum","sum"),ne("mean","mean"),ne("min_mean","fastest rank"),ne("max_mean","slowest rank")]}]};var Ay=24;function Vu(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ms(e,t,{unit:n,name:o,panels:s=!1,empty:r,flat:l}){let i=Ts(e,o),{keys:c,...u}=As(i,e,t),d=Vu(),m=i.filter(w=>c.
includes(w.key)).flatMap(w=>{let h=d(s?w.group:w.key);return w.series.map((b,x)=>b&&{key:e[x].key,place:h,side:e[x].letter,panel:s?w.name:"",points:b.points,name:[[e[x].letter,e[x].label].filter(Boolean).
join(" · "),`rank ${b.rank}`,w.name].join(", ")})}).filter(Boolean);if(i.length>0&&c.length===0)return{empty:"No line is chosen.",limited:u.limited};if(m.every(w=>w.points.length===0))return{empty:r};
if(l&&m.every(w=>w.points.every(h=>h[1]===0)))return{empty:l};let f=[...new Set(m.map(w=>w.panel))].slice(0,Ay),[p,y]=[Number(t.start||NaN),Number(t.end||NaN)],g=y>(p||0)?[p||0,y]:null;return{data:w=>Ou(
{panels:f,unit:n,range:g,lines:m.filter(h=>f.includes(h.panel))},w),places:f.length,limited:u.limited,note:[u.note,g&&`${ae(g[0])} to ${ae(g[1])}`].filter(Boolean).join(", ")}}function Qu(e,t,n){let o=Vu();
return new Map(e.filter(s=>t.includes(s.key)).map(s=>[s.key,o(n?s.group:s.key)]))}var Xu=e=>e.name,Zu={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at a time, each kind on a scale of its own. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",title:"Bandwidth of each kind of copy",series:Xu,panels:!0,height:Es,make:(e,t)=>Ms(e,t,{unit:"rate",name:Xu,panels:!0,empty:"There are no copies and\
 no memsets in the selected ranks, steps and time.",flat:"The copies of this trace carry no bandwidth: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[_e,ln,Wt("name","copy"),
...Ft(qu,uo,je)]}]};var ed={title:"Queue length",window:!0,params:[Xe("max_queue_length","A full queue has","1024")],intro:"Work that is launched but not begun, for each stream. Drag across the chart to look closer: fine\
r points are fetched.",charts:[{id:"queue",title:"Queue",series:Nn,height:Es,make:(e,t)=>Ms(e,t,{unit:"waiting",name:Nn,empty:po})}],tables:[{key:"summary",caption:"Summary",columns:[_e,ln,fo,...Ft(Bu,
je)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[_e,ln,fo,ne("duration_at_max_queue_length","blocked"),Os("relative_duration_at_max_queue_length","share of the rank")]}]};var Oy=(e,t)=>e.place-t.place||Object.keys(Jo).indexOf(e.class)-Object.keys(Jo).indexOf(t.class),td={title:"Kernel launches",params:[Xe("runtime_cutoff","Slow launch over, µs","50"),Xe("launch_delay_\
cutoff","Late start over, µs","100"),Ln("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(Ma).map(([e,t])=>({id:`launch-${e}`,title:Ko(t),half:!0,height:()=>230,make:n=>{let o=n.map(s=>({key:s.key,side:s.letter,name:ur(s),bins:s.data.
histograms.filter(r=>r.measure===e)}));return o.every(s=>s.bins.length===0)?{empty:po}:{data:s=>Cu({sides:o},s)}}})),{id:"launch-scatter",title:"Host against device",half:!0,height:()=>230,make:e=>e.every(
t=>t.data.scatter.length===0)?{empty:po}:{data:()=>Mu({sides:e.map(t=>({key:t.key,side:t.letter,name:ur(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"Launches",columns:[_e,Le("count",
"launches"),Le("short_kernels","shorter than their launch"),Le("runtime_outliers","slow launches"),Le("launch_delay_outliers","late starts"),jt]},{key:"worst",caption:"The worst launches",apart:!0,order:Oy,
columns:[Tt("class","why",Jo),_e,go,Cs,ne("cpu_duration","host"),ne("gpu_duration","device"),ne("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[_e,Tt("measure","measure",Ma),...Ft(
ne)]}]};function Ry(e){let{operator_name:t,min_pattern_len:n}=e.shown,o=n>1&&a("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${n>1?`${n}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,o||an]:[`No operator with “${t}” in its name launches ${n>1?`${n} kernels or more`:"a kernel"} here. `,o]}var nd={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},Xe("min_pattern_len","Kernels at least","3"),Xe("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",a("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:He,make:(e,t)=>dt(e,t,{table:"patterns",kind:"time",name:n=>n.pattern,value:n=>n.kernel_duration,
empty:Ry(t),show:(n,o)=>q(o)})}],tables:[{key:"patterns",caption:"Patterns",columns:[Uu("pattern","operator and its kernels"),_e,{...Le("length","kernels"),showDiff:null},Le("count","calls"),ne("kerne\
l_duration","on the device"),ne("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[_e,je(Le("operators","operators")),je(Le("patterns_found","patterns"))]}]};var od={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(n=>n.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",title:"Sum over the ranks",height:He,make:(e,t)=>dt(e,t,{table:"rows",kind:"time",name:n=>n.name,value:n=>n.sum,
empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Annotations",columns:[mo(Wt("name","name",!0),(e,{use_gpu_annotation:t})=>t?
"gpu_user_annotation":"user_annotation"),_e,Le("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var sd={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",title:"Sum over \
the ranks",height:He,make:(e,t)=>dt(e,t,{table:"rows",kind:"time",empty:At,name:n=>n.operator??"not known",value:n=>n.sum,show:(n,o)=>q(o)})}],tables:[{key:"rows",caption:"Operators",columns:[Cs,ho,_e,
Le("count","calls"),ne("sum","sum"),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var Pe={temporal_breakdown:zu,comm_comp_overlap:Gu,idle_time_breakdown:Ku,kernel_breakdown:Ju,memory_bw:Zu,queue_length:ed,launch_stats:td,kernel_sequences:nd,user_annotation_breakdown:od,operator_kernels:sd};function Cy(e,t,n){return JSON.stringify(t.filter(o=>!o.number&&!o.note&&!(n&&(o.key==="rank"||o.key==="device"))).map(o=>e[o.key]))}function ad(e,t){let n=e.map(r=>(r.data[t.key]??[]).map(l=>({side:r.
letter,...l})));if(n.length<2||t.apart)return t.order?n.flat().sort(t.order):n.flat();let o=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of n.flat()){let l=Cy(r,t.columns,o);s.set(l,[...s.get(
l)??[],r])}return[...s.values()].flat()}var ld=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],My=[...ld,"rows"],dr=["start","end"],id={...Object.fromEntries([...ld,...dr].map(e=>[e,""])),
lines:[]};function cd(e){return[...My,...e.params.map(t=>t.name),...e.window?dr:[]]}var rd=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function mr(e,t){
let n=new URLSearchParams(e),o=n.get("what"),s={what:Object.hasOwn(t,o)?o:Object.keys(t)[0],set:n.get("set")??"",test:n.get("test")??""},r=t[s.what];for(let l of cd(r))s[l]=n.get(l)??"";return s.rows=
rd(n)==="steps"?"":rd(n),s.lines=r.window?n.getAll("line"):[],s.order=n.get("order")==="rank"?"rank":"",s}function ud(e,t,n=[]){let o=new URLSearchParams;for(let s of["set","test",...cd(t[e.what])]){let r=e[s]??
"",l=s.startsWith("test_")&&e.test==="";r!==""&&!l&&!n.includes(s)&&o.set(s,r)}return o}function yo(e,t){let n=ud(e,t);return t[e.what].window&&e.lines.forEach(o=>n.append("line",o)),e.order&&n.set("o\
rder",e.order),`/analyse?what=${e.what}&${n}`}function dd(e,t,n){let o=ud(e,t,n);return o.set("rows",e.rows||"steps"),o}function pr(e,t){return e.set===""?null:dd(e,t)}function md(e,t,n){let o=dd(e,t,
dr);return o.set("format","csv"),o.set("table",n),o}var pd={control:"set",test:"test"};function Ny(e){let t=(n,o)=>e[`${pd[n]}_${o}`]||e[o];return Object.fromEntries(["control","test"].filter(n=>e[pd[n]]).map(n=>[n,{ranks:t(n,"ranks")||"all",steps:t(n,
"steps")||(e.rows==="all"?"any":"all"),marker:t(n,"marker")}]))}function Ly(e){let n=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:ds(Ny(e));return n&&`(${n})`}var bo="device\
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
ORDER BY rank, side`,Iy=(e,t)=>`${hr(e,Ns(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,wd=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,Dy=(e,t)=>`SELECT side, rank, kind, name, category, ${wd}
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
FROM work AS w JOIN ${xd}`,Py=(e,t)=>`SELECT side, rank, count(*) AS count,
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
ORDER BY sum(dur) DESC, side`,qy={temporal_breakdown:{rows:fd,temporal:fd},comm_comp_overlap:{rows:hd,overlap:hd},kernel_breakdown:{kinds:Iy,kernels:Dy,over_ranks:bd},idle_time_breakdown:{rows:gd,idle:gd},
launch_stats:{counts:Py,worst:wo,"launch-cpu_duration":wo,"launch-gpu_duration":wo,"launch-launch_delay":wo,"launch-scatter":wo},user_annotation_breakdown:{rows:yd,annotations:yd}},By={kernel_breakdown:{
kernels:bd}},Hy={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"}},Sd=e=>Hy[e]??{};function vd(e,t,{chart:n=!1}={}){let o=n&&By[e.what]?.[t]||qy[e.what]?.[t],s=Ly(
e);return!o||s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:o(s,e)}var Uy={key:"side",title:"set",show:e=>a("b",{class:`letter letter-${e.toLowerCase()}`},e)},gr={path:"/analyse",name:"Analyse",mount:(e,t)=>Wy(e,t)};function Wy(e,t){let n=mr(location.search,Pe),o=null,
s=null,r="",l=null,i="",c=[],u=-1/0,d=!1,m=(k,v)=>t.go(yo({...n,...k},Pe),v),f=a("nav",{class:"analysis-tabs","aria-label":"Analyses"}),p=vu(Pe,{onChange:m,onSet:k=>m({...id,...k})}),y=a("p",{class:"m\
uted analysis-intro"}),g=a("div",{class:"message"}),w=a("div",{class:"analysis-notes"}),h=a("div",{class:"analysis-charts"}),b=a("div",{class:"analysis-tables"}),x=a("div",{class:"results analysis-res\
ults"},w,h,b),N=a("h1",{}),S=L("Open in Perfetto …",()=>Uo([n.set,n.test].filter(k=>k!==""),n.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"\
dialog",title:"The traces themselves: open them in Perfetto, or download them"});e.append(a("div",{class:"page analyse-page"},a("div",{class:"analyse-head"},N,S),f,p.node,y,g,x));let $=Bt({context:t,results:x,
message:g}),C=Mt(()=>c.forEach(k=>k.figure.retheme())),T=k=>Pr(n.what,md(l??n,Pe,k)),I=(k,v)=>Tn(vd(l??n,k,v),{control:n.set,test:n.test},v?.chart?Sd(k):{});function U(){c.forEach(k=>k.figure.unmount()),
c=Pe[n.what].charts.map(k=>{let v=k.series&&Iu({onLines:j=>m({lines:j},{replace:!0}),onWindow:j=>m(j),csv:()=>T("series")}),P=ot("Ranks that are drawn",[["","those that differ most"],["rank",v?"the fi\
rst":"all, in order"]],j=>m({order:j,lines:[]},{replace:!0})),F={chart:k,bar:v,order:P,hidden:new Set,keys:J(k)};return F.figure=Ke({id:k.id,title:k.title,file:k.id,level:"h2",class:k.half?"half-chart":
"",height:j=>k.height(j.places,j.sides),make:(j,V)=>oe(j.made(V),F.hidden),onRelayout:v&&te,onDoubleClick:v&&ue,keys:()=>F.keys.filter(j=>!F.hidden.has(j.key)).map(j=>[j.property,j.name]),extra:[a("di\
v",{class:"chart-choice"},ee(F),P.node),v?.node]}),F}),E(h,c.map(k=>k.figure.node))}let J=k=>(k.legend??(n.test===""?[]:ve().map(v=>({key:v.key,name:`${v.letter} · ${v.label}`,property:v.letter==="A"?
"--control-fill":"--test-fill"})))).map(v=>({...v,key:k.legend?v.property:v.key}));function ee(k){let v=F=>{let{hidden:j}=k;j.delete(F)||j.add(F),j.size===k.keys.length&&j.clear();for(let V of P)V.setAttribute(
"aria-pressed",String(!j.has(V.dataset.key)));Me(ve())},P=k.keys.map(F=>L(F.name,()=>v(F.key),{class:"key","aria-pressed":"true",title:F.what,data:{key:F.key},css:{"--key-fill":`var(${F.property})`}}));
return P.length>0&&a("div",{class:"chart-legend",role:"group","aria-label":`${k.chart.title}: what is drawn`},P)}let oe=({data:k,layout:v},P)=>({layout:v,data:k.map(F=>P.has(F.legendgroup)?{...F,visible:!1}:
F)});function te(k,v){let[P,F]=[k["xaxis.range[0]"],k["xaxis.range[1]"]];if(Number.isFinite(P)&&Number.isFinite(F)&&F>P&&performance.now()-u>500){let j=V=>String(Number(Math.max(0,V*v.per+v.offset).toFixed(
3)));m({start:j(P),end:j(F)})}}function ue(){u=performance.now(),m({start:"",end:""})}function Me(k){let v=[n.what,n.set,n.test].join(" ");i!==v&&(U(),i=v);let P=`tracediff-${k.map(j=>ct(j.label)).join(
"-")}`,F={...n,shown:s.parameters,href:j=>yo({...n,...j},Pe)};for(let j of c)fe(j,k,F,P)}function fe({chart:k,bar:v,order:P,hidden:F,figure:j},V,ye,R){let D=k.make(V,ye),Q=D.empty?null:v&&D.data(600);
if(P.node.hidden=!D.limited,P.press(n.order),j.draw({file:R,heading:D.note,made:D.data,per:Q?.per,revision:[r,n.order,...n.lines,...F].join(" "),offset:Q?.offset,places:D.places,sides:V.length,caption:ze(
V),empty:D.empty??null}),j.sql.set(I(k.id,{chart:!0})),j.node.hidden=!!D.empty&&be(V),v){let re=Ts(V,k.series),we=As(re,V,n).keys;v.draw({lines:re,chosen:we,styles:Qu(re,we,k.panels),start:n.start,end:n.
end,two:V.length>1,empty:!!D.empty}),v.node.hidden=re.length===0}}let ze=k=>[[k.map(v=>[v.letter,v.label].filter(Boolean).join(" · ")).join(", "),X(k)].join(". ")];function W({name:k,category:v}){let P=(j,V)=>n[`${j}\
_${V}`]||n[V]||"all",F=j=>n[`${j}_marker`]||n.marker;return Dt({control:n.set,test:n.test,row:ut(k,v),control_marker:F("set"),test_marker:F("test"),control_ranks:P("set","ranks"),test_ranks:P("test","\
ranks"),control_steps:P("set","steps"),test_steps:P("test","steps")})}function z(k){let v=k.length>1;b.hidden=be(k);let P={href:v?W:null,parameters:s.parameters};E(b,Pe[n.what].tables.flatMap(F=>{let j=ad(
k,F),V=Wu(F,j),ye=Za({...P,caption:F.caption,csv:T(F.key),sql:I(F.key),columns:[...v?[Uy]:[],...V]});ye.show(j);let R=(s.difference?.[F.key]??[]).filter(Q=>V.some(re=>re.number&&(Q[re.key]??null)!==null));
if(R.length===0)return[ye.node];let D=Za({...P,caption:F.caption,limit:12,heading:"difference, B − A",class:"difference-card",columns:V.filter(Q=>!Q.note).map(Hu)});return D.show(R),[ye.node,D.node]}))}
function X(k){let v=k.filter(P=>(P.data.last_step_dropped??[]).length>0);return k.every(P=>P.data.steps!==null)?"The rows of the chosen steps count, as in Compare.":k.every(P=>P.data.all_steps.length===
0)?"Without steps, all rows count, as in Compare.":v.length>0?`Work that the last step of a rank${v.length<k.length?` of ${v[0].label}`:""} launched does not count, since it may be cut off. Compare co\
unts it.`:n.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function Se(k){let v=Pe[n.what],
P=k.flatMap(({label:ye,data:R})=>{let D=v.host?[]:R.ranks_without_device_rows??[];return D.length===0?[]:[D.length===R.ranks.length?`${ye} has no device work${R.ranks.length>1?"":` (rank ${R.ranks[0]}\
)`}: this analysis has nothing to count there. ${an}`:`${ye}: ${D.length===1?"rank":"ranks"} ${Te(D)} ${D.length===1?"has":"have"} no device rows.`]}),F=v.chosen?.({...n,shown:s.parameters}),j=n.rows!==
""&&k.some(ye=>ye.data.steps===null)&&L("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${Vo.steps}`}),V=be(k)&&a("p",{},"What the host did is here: ",a("a",{href:yo({...n,what:"\
user_annotation_breakdown",lines:[]},Pe)},"annotations"),".");E(w,P.length>0&&a("ul",{class:"notice"},P.map(ye=>a("li",{},ye))),V,F&&a("p",{},F),P.length<k.length&&a("p",{class:"muted small"},X(k)," ",
j))}let he=({data:k})=>(k.ranks_without_device_rows??[]).length===k.ranks.length,be=k=>k.every(he)&&!Pe[n.what].host;function ve(){let k=!!s.test;return[["set","A"],["test","B"]].filter(([v])=>s[v]).map(
([v,P])=>({key:v,letter:k?P:"",label:s[v].label,data:s[v]}))}function qe(k){s=null,r="",delete x.dataset.shown,$.say(k)}function Ge(k,v){let P=Pe[n.what];s=k;let F=l===n&&P.instead?.(n,ve());if(F){l={
...n,...F},M(v);return}r=v,$.say(null);let j=ve();p.draw(n,o,s.parameters),Se(j),Me(j),z(j),x.dataset.shown=v,me(`${P.title} is shown.`)}function M(k){$.ask(v=>Dr(l.what,pr(l,Pe),{signal:v}),v=>Ge(v,k),
v=>qe(a("div",{class:"error-box",role:"alert",data:{code:v.code}},a("h2",{},"This analysis is not possible"),a("p",{},v.message),a("p",{},a("a",{href:"/"},"Choose other traces")))))}let B=()=>`${n.what}\
 ${pr(n,Pe)}`;function G(){let k=B();if(s&&r===k){$.drop(),Me(ve()),t.settled();return}if(n.set===""){$.drop(),qe(a("p",{class:"notice"},"Choose a trace set.")),t.settled();return}l=n,M(k)}function se(){
let k=Pe[n.what],v=P=>n[P]===""?null:Oe(o,n[P])?.label??n[P];E(N,k.title),E(y,k.intro),t.setTitle([k.title,[v("set"),v("test")].filter(Boolean).join(" → "),"Analyse"].filter(Boolean).join(" · ")),p.
draw(n,o,s&&r===B()?s.parameters:{}),_(),G()}function _(){f.firstChild||E(f,Object.entries(Pe).map(([k,{tab:v,title:P}])=>a("a",{data:{what:k}},v??P)));for(let k of f.children){let{what:v}=k.dataset;if(k.
href=yo({...n,what:v,lines:[]},Pe),v!==n.what){k.removeAttribute("aria-current");continue}k.setAttribute("aria-current","page");let P=f.getBoundingClientRect(),{left:F,right:j}=k.getBoundingClientRect();
(F<P.left||j>P.right)&&(f.scrollLeft+=F-P.left-24)}}async function O(){let k=[n.set,n.test].filter(v=>v!=="");try{o=k.length>0?await Ve(k):[],o.length===0&&(o=(await lt("limit=1")).entries.map(({set:v})=>v))}catch(v){
E(g,a("div",{class:"error-box",role:"alert"},v.message));return}d||(p.node.hidden=S.hidden=o.length===0,o.length===0?(E(N,"Analyse"),t.setTitle("Analyse"),E(g,a("p",{class:"notice"},"There are no trac\
e sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.set===""?m({set:o[0].id},{replace:!0}):se())}return O(),{keys:{search:()=>p.focus()},update(k){n=mr(k,Pe);let v=["set","test"].every(P=>n[P]===""||Oe(
o??[],n[P]));o?.length>0&&v?se():O()},unmount(){d=!0,$.unmount(),C(),c.forEach(k=>k.figure.unmount())}}}var yr=28,$d=200,Ed=12,Fy=400,jy=56;function Ot(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function zy(e,t,n){let o=Math.max(1,Math.ceil(
n.length/Fy)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<n.length;r+=o)s=Math.max(s,Ot(n[r][t]).length);return Math.min(jy,s)+3}function Gy(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function Td(){let e=a("tr",{"aria-rowindex":"1"}),t=a("colgroup"),n=a("tbody"),o=a("table",{class:"\
result-rows"},a("caption",{class:"visually-hidden"},"Rows of the answer"),t,a("thead",{},e),n),s=a("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
o),[r,l]=[0,1].map(()=>a("tr",{class:"spacer","aria-hidden":"true"},a("td"))),i=[],c=[],u=[],d=null,[m,f]=[0,0],p=()=>u.length>$d&&!qt();function y(N,S){return a("tr",{"aria-rowindex":String(S+2),class:S%
2?"odd":""},N.map(($,C)=>{let T=Ot($);return a("td",{title:T.length>40?T:null,class:$===null?"none":i[C].number?"num":""},T)}))}function g(N=!1){let S=Math.ceil((s.clientHeight||600)/yr),$=p()?Math.max(
0,Math.floor(s.scrollTop/yr)-Ed):0,C=p()?Math.min(u.length,$+S+2*Ed):u.length;!N&&$===m&&C===f||([m,f]=[$,C],[[r,$],[l,u.length-C]].forEach(([T,I])=>{T.hidden=I===0,T.firstChild.colSpan=Math.max(1,i.length),
T.style.height=`${I*yr}px`}),E(n,r,u.slice($,C).map((T,I)=>y(T,$+I)),l))}function w(N){let S=i[N].number;d=d?.at!==N?{at:N,down:S}:d.down===S?{at:N,down:!S}:null;let $=d?.down?-1:1;u=d===null?c:[...c].
sort((C,T)=>$*Gy(C[N],T[N])),s.scrollTop=0,h(),g(!0),e.children[N].querySelector("button").focus()}function h(){E(e,i.map((N,S)=>a("th",{scope:"col",class:N.number?"num":"",title:N.name,"aria-sort":d?.
at===S?d.down?"descending":"ascending":null},L(a("span",{class:"ellipsis"},N.name,N.unit&&a("span",{class:"muted"},`, ${N.unit}`),d?.at===S&&(d.down?" ↓":" ↑")),()=>w(S),{class:"th-button",title:`\
Order by ${N.name}`}))))}s.addEventListener("scroll",()=>p()&&g());let b=new ResizeObserver(()=>p()&&g());b.observe(s);let x=bn(()=>g(!0));return{node:s,show(N,S){i=N.map(T=>({...T,number:T.type==="in\
teger"||T.type==="real"})),c=u=S,d=null;let C=i.map((T,I)=>zy(T,I,u)).map(T=>`min(${T}ch, 60cqw)`);E(t,C.map(T=>a("col",{css:{width:T}}))),o.style.minWidth=`calc(${["0px",...C].join(" + ")})`,o.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>$d),s.scrollTop=0,h(),g(!0)},unmount(){b.disconnect(),x()}}}var kr=50,Rd=5e3,wr=40,Yy=360,kt=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],Ad=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],Ky={control:0,test:1},Cd=e=>e.map(t=>Ae(t)).join("<br>"),Jy=(e,t)=>`${e.name}: ${Ot(t)}${e.unit?` ${e.unit}`:""}`;function br(e,t){let n=t.reduce((r,l)=>Math.max(
r,Math.abs(l)),0),[o,s]=e.unit==="µs"?De(n):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:o?` ${o}`:"",nticks:7,title:{text:Ae(e.name),font:{size:11},standoff:4}}}}function xr({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let n=new Map;for(let o of e){let s=Ot(o[t.at]);n.has(s)||n.set(s,[]),n.get(s).push(o)}return[...n].map(([o,s],r)=>({name:o,rows:s,at:Ky[o]??r})).sort((o,s)=>o.
at-s.at)}var Md=e=>({template:Ze(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function Vy(e,t){let{x:n,ys:o,rows:s}=e;return lo({kind:o.every(({unit:r})=>r==="µs")?"time":"count",series:o.
map((r,l)=>({key:r.name,name:r.name,colour:K(kt[l])})),bars:s.slice(0,kr).map(r=>({label:Ot(r[n.at]),values:o.map(l=>({value:typeof r[l.at]=="number"?r[l.at]:null,text:Ot(r[l.at])+(l.unit?` ${l.unit}`:
"")}))}))},t)}function Od(e,t){let n=e.rows.slice(0,Rd).filter(c=>typeof c[e.x.at]=="number"),o=c=>n.map(u=>u[c]).filter(u=>typeof u=="number"),s=br(e.x,o(e.x.at)),r=br(e.ys[0],e.ys.flatMap(({at:c})=>o(
c))),l=xr({...e,rows:n});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:n,at:u})):l.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:K(kt[d%kt.length]),size:u.length>500?4:7,symbol:Ad[d%Ad.length],opacity:.8},line:{color:K(kt[d%kt.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Cd(e.columns.slice(0,12).map(f=>Jy(f,m[f.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Md({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function Qy(e){let t=e.reduce((l,i)=>Math.min(l,i),1/0),n=e.reduce((l,i)=>Math.max(l,i),-1/0);if(t===n)return{edges:[t-.5,n+.5],log:!1};let o=t>0&&
n/t>100,[s,r]=o?[Math.log(t),Math.log(n)]:[t,n];return{log:o,edges:Array.from({length:wr+1},(l,i)=>{let c=s+(r-s)*i/wr;return i===0?t:i===wr?n:o?Math.exp(c):c})}}function Xy(e,t){let n=new Array(t.length-
1).fill(0);for(let o of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let l=s+r>>1;[s,r]=t[l]<=o?[l,r]:[s,l]}n[s]+=1}return n}function Zy(e){let t=i=>i.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),n=t(e.
rows),{edges:o,log:s}=Qy(n),{per:r,axis:l}=br(e.x,n);return{data:xr(e).map(({name:i,rows:c,at:u},d)=>{let m=Xy(t(c),o),f=K(kt[u%kt.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:f,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((p,y)=>[o[y]/r,o[y+1]/r]),y:m.flatMap(p=>[p,p]),customdata:m.flatMap((p,y)=>{let g=Cd([...i===""?[]:[i],`${Ot(o[y])} to\
 ${Ot(o[y+1])} ${e.x.unit??""}`,A(p)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Md({dragmode:"zoom",xaxis:{...l,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var ew={bars:Vy,histogram:Zy,line:e=>Od(e,"lines"),scatter:e=>Od(e,"markers")};function Nd(e,t){let n=e==="bars"?kr:e==="histogram"?1/0:Rd;return t>
n?`The chart shows the first ${A(n)} of ${A(t)} rows; the table has all.`:""}function _r(e){return e.ys.length>1?e.ys.map((t,n)=>[kt[n],t.name]):e.by?xr(e).map(({name:t,at:n})=>[kt[n%kt.length],t]):[]}
function Ld(e){let t=null,n=Ke({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>_r(t),height:o=>o.chart==="bars"?He(Math.min(kr,o.rows.length),o.ys.length):Yy,make:(o,s)=>ew[o.
chart](o,s)});return{...n,draw(o){t=o,n.draw(o)}}}var tw=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,nw=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,ow=["name","short_name","kerne\
l","operator","ended_by"];var at=e=>e.type==="integer"||e.type==="real",vr=e=>at(e)&&!tw.test(e.name);function Is(e,t={}){return t[e]??(nw.test(e)&&!/count|calls/.test(e)?"µs":"")}var sw=(e,t)=>e.map(n=>n[t]).filter(n=>typeof n==
"number");function Ls(e,t,n,o=s=>s){let s=sw(e,t).map(o);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,l)=>l===0||n*(r-s[l-1])>=0)}function Id(e,t,n){let o=new Set;for(let s of e)if(o.add(s[t]),o.size>
n)break;return o.size}var Ds=(e,t)=>e.filter((n,o)=>!vr(n)&&t.length>0&&Id(t,o,8)<=8);function Dd(e,t){let n=e.replace(/^control(?=_|$)/,"test");return n!==e&&t.some(o=>o.name===n&&at(o))?n:""}function aw(e,t){
let n=e.map((l,i)=>({column:l,at:i})).filter(({column:l})=>vr(l)),o=Math.abs;return(n.find(({at:l})=>Ls(t,l,-1))??n.find(({at:l})=>Ls(t,l,-1,o))??n.find(({at:l})=>Ls(t,l,1))??n.find(({column:l})=>Is(l.
name)!=="")??n[0])?.column.name??""}var Sr=(e,t)=>Ds(e,t).some(({name:n})=>n==="side")?"side":"";function rw(e,t){let n=e.findIndex((c,u)=>at(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&Ls(t,u,1))),
o=e.filter((c,u)=>u!==n&&vr(c)),s=(o.find(({name:c})=>Is(c)!=="")??o[0])?.name;if(n<0||s===void 0)return null;let r=e[n].name,l=/_us$/.test(r),i=Dd(s,e);return!l&&t.length<=40?{chart:"bars",x:r,y:s,y2:i,
by:""}:{chart:l?"scatter":"line",x:r,y:s,y2:i,by:i?"":Sr(e,t)}}function lw(e,t){let n={chart:"none",x:"",y:"",y2:"",by:""},o=e.filter(at),s=e.find(({name:c})=>ow.includes(c))??e.find(({type:c})=>c==="\
text");if(t.length<2||o.length===0)return n;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),l=!s||r?rw(e,t):null;if(l)return l;let i=aw(e,t);return s&&i!==""&&(s.name!=="side"||Id(t,e.indexOf(
s),t.length)===t.length)?{chart:"bars",x:s.name,y:i,y2:Dd(i,e),by:""}:o.length>1&&i!==""?{chart:"scatter",x:o.find(({name:u})=>u!==i).name,y:i,y2:"",by:Sr(e,t)}:i===""?n:{chart:"histogram",x:i,y:"",y2:"",
by:Sr(e,t)}}var ko=(e,t,n=()=>!0)=>e.some(o=>o.name===t&&n(o));function Pd(e,t,n){let o=lw(t,n),s=t.filter(at),r=s.length===0||n.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","s\
catter","histogram","none"],l=r.includes(e.chart)?e.chart:r.includes(o.chart)?o.chart:"none",i=l==="bars",c=ko(t,e.x,i?void 0:at)?e.x:ko(t,o.x,i?void 0:at)?o.x:(i?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==
c)??s[0],d=l==="histogram"?"":ko(t,e.y,at)?e.y:ko(t,o.y,at)&&o.y!==c?o.y:u?.name??"",m=e.chart!==""||e.y!=="",f=l==="histogram"?"":ko(t,e.y2,at)?e.y2:m?"":o.y2,p=Ds(t,n).map(({name:g})=>g),y=l==="bars"||
f!==""?"":p.includes(e.by)?e.by:e.chart===""?o.by:"";return{chart:l,kinds:r,x:c,y:d,y2:f,by:y}}var iw=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],cw={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function qd(e){let t=null,n=ot("Kind of chart",iw,l=>e({chart:l,x:"",y:"",y2:"",by:""})),o=a("span",{class:"choice-fields"}),s=a("div",{class:"result-choice"},n.node,
o);function r(l,i,c,u){let d=Y("column"),m=a("select",{id:d,data:{part:l},on:{change:()=>{let{chart:f,x:p,y,y2:g,by:w}=t;e({chart:f,x:p,y,y2:g,by:w,[l]:m.value})}}},u&&a("option",{value:""},u),c.map(f=>a(
"option",{value:f,selected:f===t[l]},f)));return a("span",{class:"sample-field"},a("label",{for:d},i),m)}return{node:s,draw(l,i,c){let u=document.activeElement?.dataset?.part;t=l,n.press(t.chart);for(let[
y,g]of n.buttons)g.hidden=!t.kinds.includes(y);let d=cw[t.chart]??{},m=i.filter(at).map(({name:y})=>y),f=Ds(i,c).map(({name:y})=>y),p=i.map(({name:y})=>y);E(o,d.x&&r("x",d.x,t.chart==="bars"?p:m),d.y&&
r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&f.length>0&&r("by","by",f,"–")),u&&o.querySelector(`[data-part="${u}"]`)?.focus()}}}function Bd(e,t){let n=0,o=t;for(let s of e){let r=s.codePointAt(0);if(o-=r<128?1:r<2048?2:r<65536?3:4,o<0)break;n+=s.length}return Math.min(n,e.length)}function Hd(e,t){let n=e.lastIndexOf(`
`,t-1)+1,o=e.indexOf(`
`,t),s=e.slice(n,o<0?e.length:o),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,n).split(`
`).length,column:t-n+1,text:s,from:t,to:t+r.length}}var[Ud,uw]=[7,26],dw=/ \(at byte \d+\)/;function Wd({onRun:e,onCancel:t,tools:n}){let o=Y("sql"),s=Y("sql-error"),r=Y("sql-hint"),l=a("textarea",{id:o,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Ud),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),i=L("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=L("Cancel",t,{hidden:!0}),u=a("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=a("section",{class:"card sql-editor","aria-label":"Statement"},a("label",{for:o,class:"sql-label"},"Statement"),l,u,a("div",{class:"sql-bar"},i,c,n,a("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=l.value.split(`
`).length+1;l.rows=Math.max(Ud,Math.min(uw,g))}function f(g){l.focus(),document.execCommand?.("insertText",!1,g)||l.setRangeText(g,l.selectionStart,l.selectionEnd,"end"),m()}function p(){u.hidden=!0,E(
u),l.removeAttribute("aria-invalid"),l.setAttribute("aria-describedby",r)}function y(g){let w=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),h=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return a("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,a("span",{"aria-hidden":"true",class:"sql-mark"},w+"^".repeat(h)))}return{node:d,field:l,insert:f,clearError:p,value:()=>l.value,set(g){l.value!==g&&(l.value=g),m()},running(g){c.hidden=!g},enable(g){
i.disabled=!g},showError(g,w){let h=l.value,b=w===null?null:Hd(h,Bd(h,w));l.setAttribute("aria-invalid","true"),l.setAttribute("aria-describedby",`${s} ${r}`),E(u,a("p",{},b&&a("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(dw,""):g),b&&y(b),b&&L("Go there",()=>{l.focus(),l.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Fd=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,jd=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,$r=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,zd=[{title:"The operations that take most time",sides:1,statement:`
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
  AND name = ${Fd}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${jd}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${jd}
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
WHERE name = ${Fd}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var mw=100;function Gd(e){let t=a("div",{class:"example-lists"}),n=a("details",{class:"card sql-list"},a("summary",{},a("h2",{},"Examples")),t),o=(s,r,l)=>a("section",{"aria-label":s},a("h3",{},s,!l&&
a("span",{class:"muted small"},": choose a test as well")),a("ul",{},zd.filter(i=>i.sides===r).map(i=>a("li",{},L(i.title,()=>e(i.statement),{class:"link-button",disabled:!l})))));return{node:n,draw:s=>E(
t,o("One set",1,!0),o("Control and test",2,s)),open:s=>{n.open=s}}}function Yd({onPick:e,statement:t}){let n=a("ul",{}),o=a("details",{class:"card sql-list",hidden:!0},a("summary",{},a("h2",{},"Saved \
queries")),n),s=a("span",{class:"save-query writes"}),r=[],l="";function i(p){return pe(`That did not work. ${p.message}`,{urgent:!0}),!1}async function c(p){try{await Hs(p,t())}catch(y){return i(y)}return l=
p,d(!0),await f(),o.open=!0,pe(`“${p}” is saved.`,{seconds:4}),!0}async function u(p){try{await zr(p.name)}catch(y){i(y);return}await f(),(n.querySelector("button")??s.querySelector("button")).focus(),
pe(`“${p.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Hs(p.name,p.statement).catch(i),await f()}}})}function d(p){E(s,L("Save …",()=>{if(t().trim()===""){pe("First write a state\
ment.",{seconds:4});return}zo(s,l,{name:"Name of the query",maxlength:mw,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),p&&s.querySelector("button").focus()}function m(){
o.hidden=r.length===0,o.querySelector("summary").title=H(r.length,"query","queries"),E(n,r.map(p=>a("li",{},L(p.name,()=>{l=p.name,e(p.statement)},{class:"link-button",title:p.statement}),ce("trash",`\
Delete ${p.name}`,()=>u(p),{class:"writes"}))))}async function f(){try{r=await jr()}catch{r=[]}m()}return d(!1),{node:o,save:s,load:f,forgetName:()=>{l=""}}}var Kd=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Jd(e){let t=Y("find"),n=a("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),o=a("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=a("section",{class:"card sql-schema","aria-label":"Tables"},a("div",{class:"\
chart-head"},a("h2",{},"Tables"),a("label",{for:t,class:"visually-hidden"},"Find a table or column"),n),o),r=new Set,l=null,i=!1,c=({name:f,kind:p})=>p==="table"||!i?[f]:[`control.${f}`,`test.${f}`];function u(f){
return a("li",{},L(f.name,()=>e(Kd(f.name)),{class:"schema-name mono",title:`Insert ${f.name}`}),a("span",{class:"muted small"},[f.type,f.unit].filter(Boolean).join(", ")),f.description&&a("span",{class:"\
schema-what small"},f.description))}function d(f,p){let y=f.name.toLowerCase().includes(p),g=p===""||y?f.columns:f.columns.filter(h=>`${h.name} ${h.description??""}`.toLowerCase().includes(p));if(g.length===
0&&!y)return null;let w=a("details",{open:p!==""||r.has(f.name),on:{toggle:()=>{p===""&&r[w.open?"add":"delete"](f.name)}}},a("summary",{},a("span",{class:"mono"},f.name)),a("p",{class:"small"},f.description,
f.description&&" ",c(f).flatMap(h=>[L(`Insert ${h}`,()=>e(Kd(h)),{class:"link-button"})," "])),a("ul",{},g.map(u)));return w}function m(){let f=n.value.trim().toLowerCase(),p=w=>(l??[]).filter(({kind:h})=>h===
"stored"===w).map(h=>d(h,f)).filter(Boolean),[y,g]=[p(!1),p(!0)];E(o,y,g.length>0&&a("details",{class:"schema-stored",open:f!==""},a("summary",{},"As the set file keeps it"),g),y.length+g.length===0&&
a("p",{class:"muted"},l===null?"":f===""?"There are no tables.":`No table or column has “${f}”.`))}return{node:s,draw(f,p){l=f,i=p,n.title=l?H(l.length,"table"):"",m()},focus:()=>n.focus()}}var pw=60,fw={rows:"there may be more rows",bytes:"the answer would be too long"},Er={path:"/query",name:"Query",mount:(e,t)=>gw(e,t)};function hw(e){let t={};for(let{name:n,unit:o}of e.flatMap(s=>s.columns))
t[n]=n in t&&t[n]!==(o??"")?"":o??"";return Object.fromEntries(Object.entries(t).filter(([,n])=>n!==""))}function gw(e,t){let n=Wa(location.search),o=null,s=null,r={},l=null,i="",c="",u=!1,d=!1,m=(_,O)=>t.
go(is({...n,..._}),O),f=_=>cs(_).toString(),p=a("section",{class:"query-sets card","aria-label":"Sets"}),y=Yd({onPick:z,statement:()=>g.value()}),g=Wd({onRun:()=>z(g.value()),onCancel:X,tools:y.save}),
w=Gd(_=>{y.forgetName(),z(_)}),h=Jd(_=>g.insert(_)),b=a("p",{class:"result-summary"}),x=qd(_=>m(_,{replace:!0})),N=a("ul",{class:"chart-legend"}),S=a("p",{class:"muted small chart-limit"}),$=Ld([x.node,
N,S]),C=Td(),T=a("a",{class:"button",title:"The rows as CSV"},"CSV"),I=a("a",{class:"button",title:"The rows as JSON"},"JSON"),U=a("div",{class:"message"}),J=a("div",{class:"results query-results",hidden:!0},
a("div",{class:"result-head"},b,a("div",{class:"chart-tools"},L("Copy link",()=>Ut(location.href,"Link copied.")),T,I)),$.node,a("section",{class:"card table-card","aria-label":"Rows"},C.node)),ee=a("\
div",{class:"query-work"},a("div",{class:"query-left"},g.node,y.node,w.node),h.node);e.append(a("div",{class:"page query-page"},a("h1",{},"Query"),p,ee,U,J));let oe=Bt({context:t,results:J,message:U}),
te=Mt(()=>$.retheme());function ue(_,O,k,v){let P=Oe(o??[],n[_]),F=$n({field:_,set:P??null,none:v,text:P?"":n[_],onPick:j=>m({[_]:j?We(j.id):""})});return a("div",{class:`side-${_} query-side`},a("b",
{class:`letter letter-${O.toLowerCase()}`,"aria-hidden":"true"},O),a("label",{for:F.input.id},k),F.node)}let Me="";function fe(){let _=JSON.stringify([n.control,n.test,o?.map(k=>[k.id,k.label])]);if(_===
Me)return;Me=_;let O=document.activeElement?.dataset?.field;E(p,ue("control","A","Control"),ue("test","B","Test","none: one set alone")),O&&p.querySelector(`[data-field="${O}"]`)?.focus()}async function ze(){
let _=cs({...n,q:""}),O=_.toString();if(O!==s){s=O;try{let k=await Fr(_);!d&&O===s&&(r=hw(k),h.draw(k,n.test!==""),g.enable(!0),l&&M())}catch(k){!d&&O===s&&(s=null,h.draw([],!1),k.code==="sql_off"&&W(
k))}}}function W(_){ee.hidden=!0,oe.say(a("p",{class:"notice",data:{code:_.code}},_.message))}function z(_){if(g.set(_),_.trim()===""){g.showError("There is no statement. Write one, or choose an examp\
le.",null),g.field.focus();return}c=i="",u=!0,m({q:_,..._===n.q?{}:Ic})}function X(){oe.drop(),g.running(!1),b.textContent="",oe.say(a("p",{class:"notice"},"Cancelled.")),me("Cancelled."),g.field.focus()}
function Se(_){if(l=null,i="",g.running(!1),_.code==="sql_off"){W(_);return}g.showError(_.message,_.offset),oe.say(a("p",{class:"visually-hidden",data:{code:_.code}},"The statement was refused."))}function he(){
let _=f(n);if(_===i){M(),t.settled();return}_!==c&&(c=_,g.clearError(),g.running(!0),w.open(!1),oe.ask(O=>Ur(new URLSearchParams(_),{signal:O}),O=>{l=O,i=_,g.running(!1),oe.say(null),M(!0),qe(),me(H(O.
row_count,"row"))},Se))}let be=_=>Oe(o??[],n[_])?.label??n[_],ve=()=>`tracediff-${["control","test"].filter(_=>n[_]!=="").map(_=>ct(be(_))).join("-")}`;function qe(){u&&J.getBoundingClientRect().top>innerHeight-
pw&&J.scrollIntoView({block:"start"}),u=!1}function Ge(){let{row_count:_,truncated:O,truncated_by:k,elapsed_ms:v}=l;E(b,_===0?"No rows.":[`${A(_)} ${_===1?"row":"rows"}`,a("span",{class:"muted"},` in ${A(
Math.max(1,Math.round(v)))} ms`)],O&&a("span",{class:"notice truncated"},`Cut off here: ${fw[k]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function M(_=!1){let O=l.columns.map((V,ye)=>({
...V,at:ye,unit:V.type==="text"?"":Is(V.name,r)})),{rows:k}=l;Ge();for(let[V,ye]of[[T,"csv"],[I,"json"]])V.href=Wr(cs(n,ye)),V.download=`${ve()}-query.${ye}`;let v=Pd(n,O,k),P=V=>O.find(ye=>ye.name===
V),F={...v,columns:O,rows:k,x:P(v.x),ys:[v.y,v.y2].filter(V=>V!=="").map(P),by:P(v.by),file:ve(),caption:[n.q.replace(/\s+/g," ")],revision:JSON.stringify([i,v,Object.keys(r).length]),empty:v.chart===
"none"?v.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};$.node.hidden=k.length<2,x.draw(v,O,k);let j=F.empty?[]:_r(F);E(N,j.map(([V,ye])=>a("li",{class:"key",css:{"--k\
ey-fill":`var(${V})`}},ye))),N.hidden=j.length===0,S.textContent=F.empty?"":Nd(v.chart,k.length),$.draw(F),(_||C.units!==r)&&(C.units=r,C.show(O,k)),C.node.parentNode.hidden=O.length===0||k.length===0,
J.dataset.shown=i}function B(){let _=n.q.trim().split(`
`).find(O=>!O.startsWith("--"))??"";if(t.setTitle([_.slice(0,60),"Query"].filter(O=>O!=="").join(" · ")),fe(),w.draw(n.test!==""),ze(),n.q===""){oe.drop(),l=null,i=c="",g.clearError(),g.running(!1),oe.
say(a("p",{class:"visually-hidden"},"")),w.open(!0),t.settled();return}he()}async function G(){let _=[n.control,n.test].filter(O=>O!=="");try{o=_.length>0?await Ve(_):[],o.length===0&&(o=(await lt("li\
mit=1")).entries.map(({set:O})=>O))}catch(O){E(U,a("div",{class:"error-box",role:"alert"},O.message));return}d||(p.hidden=ee.hidden=o.length===0,o.length===0?(t.setTitle("Query"),E(U,a("p",{class:"not\
ice"},"There are no trace sets yet. ",a("a",{href:"/"},"Add some"),"."))):n.control===""?m({control:We(o[0].id)},{replace:!0}):B())}return g.set(n.q),y.load(),G(),{keys:{search:()=>h.focus(),control:()=>se(
"control"),test:()=>se("test")},update(_){let O=n;n=Wa(_),n.q!==O.q&&g.set(n.q);let k=["control","test"].every(v=>n[v]===""||Oe(o??[],n[v]));o?.length>0&&k&&n.control!==""?B():G()},unmount(){d=!0,oe.unmount(),
te(),$.unmount(),C.unmount()}};function se(_){let O=p.querySelector(`[data-field="${_}"]`);O?.focus(),O?.click()}}var Tr={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(a("div",{class:"page"},a("div",{class:"empty"},a("h1",{},"There is no such page"),a("p",{},"The address may be mis\
typed. ",a("a",{href:"/"},"Go to your traces"),".")))),{update(){},unmount(){}}}};var yw=[Gn,Rn,Xa,gr,Er],Ar=document.getElementById("main"),zt=null,Or="",cn=history.state?.scroll??null,rt={go(e,{replace:t=!1}={}){let n=location.pathname+location.search;e!==n&&(t?history.replaceState(
history.state,"",e):(Vd(),history.pushState(null,"",e)),cn=null),Cr()},setTitle(e){document.title=e===""?"tracediff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){
let t=new URLSearchParams(Or.split("?")[1]??"");return["control","test"].every(n=>t.get(n)===e.get(n))?Or:void 0},settled(){cn!==null&&(window.scrollTo(0,cn),cn=null)},status:null},Vd=()=>history.replaceState(
{scroll:window.scrollY},"");function Cr(){let e=yw.find(n=>n.path===location.pathname)??Tr;if(Ps("nav-traces",e===Gn),Ps("nav-compare",e===Rn||e===Xa),Ps("nav-analyse",e===gr),Ps("nav-query",e===Er),kw(),
Qd()&&(Sw.clear(),Rr.clear()),Rr.draw(),zt?.page===e){zt.view.update(location.search);return}zt?.view.unmount(),rt.busy(!1),Ar.textContent="";let t=zt!==null;zt={page:e,view:e.mount(Ar,rt)},t&&(window.
scrollTo(0,0),Ar.focus({preventScroll:!0}),me(`${e.name} page`))}function Qd(){let e=new URLSearchParams(location.search);return location.pathname.startsWith(Rn.path)&&!!(e.get("control")&&e.get("test"))}
function ww(){return(location.pathname===Gn.path||location.pathname===Rn.path&&!Qd())&&!zn(document.activeElement)&&!document.querySelector("dialog[open]")}function bw(e,t){if(!ww()){Rr.offer(e,t);return}
let n=Z.transfers.filter(o=>Z.canUndo(o)&&[e.id,t.id].includes(o.job.set));rt.go(It(e.id,t.id)),n.length!==0&&pe(`${n.map(({label:o})=>`“${o}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,
{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(o=>Z.undo(o))),rt.go("/")}catch(o){pe(`That did not work. ${o.message}`,{urgent:!0})}}}})}function Ps(e,t){let n=document.getElementById(
e);t?n.setAttribute("aria-current","page"):n.removeAttribute("aria-current")}function kw(){let e={"/":"nav-traces","/compare":"nav-compare","/analyse":"nav-analyse","/query":"nav-query"}[location.pathname];
e&&(document.getElementById(e).href=location.pathname+location.search),location.pathname===Rn.path&&(Or=location.pathname+location.search);let t=new URLSearchParams(location.search),n=new URLSearchParams;
for(let o of["control","test"])t.get(o)&&n.set(o,t.get(o));if(location.pathname.startsWith("/compare")&&n.size>0){document.getElementById("nav-traces").href=`/?${n}`;let[o,s]=[t.get("control"),t.get("\
test")];document.getElementById("nav-analyse").href=`/analyse?${new URLSearchParams({set:o??"",test:s??""})}`,document.getElementById("nav-query").href=`/query?${n}`}}function xw(e){if(e.defaultPrevented||
e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))return;let n=new URL(t.href);!(n.origin===location.
origin&&!n.pathname.startsWith("/api/")&&!n.pathname.startsWith("/web/"))||n.hash!==""&&n.pathname===location.pathname||(e.preventDefault(),rt.go(n.pathname+n.search))}async function _w(){try{rt.status=
await xo(),document.getElementById("version").textContent=`tracediff ${rt.status.version}`,document.body.toggleAttribute("data-read-only",rt.status.read_only===!0),document.body.toggleAttribute("data-\
no-sql",rt.status.sql===!1)}catch{}}var Rr=ii(),Sw=hi(bw);tt.watch();wi();pl(document.getElementById("theme"));pi(()=>zt,document.getElementById("keys"));xl(document.getElementById("drop-veil"),()=>rt.
status?.read_only!==!0,e=>{Z.add(e),location.pathname!=="/"&&!document.querySelector("dialog[open]")&&rt.go("/")});Z.addEventListener("change",()=>Dn().catch(()=>{}),{once:!0});document.addEventListener(
"click",xw);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{cn=e.state?.scroll??0,Cr(),(zt.page===Gn||zt.page===Tr)&&rt.settled()});window.addEventListener("scroll",et(200,()=>{
cn===null&&Vd()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{cn=null},{passive:!0});Cr();_w();
