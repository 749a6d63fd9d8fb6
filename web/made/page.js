"use strict";
(()=>{var mm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>mm+e,wl=e=>`/${e.split("/").slice(mm.split("/").length).join("/")}`,Ht=()=>wl(location.pathname);var sx=300,rx=4e3,ax=1e4,Qo=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Jr=()=>document.dispatchEvent(new Event("connection")),yl=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function ix(){try{let e=await fetch(me("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(ax)});return yl(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function lx(){let e=Qo(),t=sx;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await ix();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),Jr(),n}e.gone||(e.gone=!0,Jr()),t=Math.min(2*t,rx)}}async function Xr({signal:e,isAction:t=!1}={}){let o=Qo();e?.throwIfAborted(),
o.back??=lx(),t&&(o.actions+=1,Jr());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,Jr())}}var pm=e=>{Qo().build??=e},fm=e=>document.addEventListener("connection",()=>e(Qo()));var lo=me("/api/v1"),cx=700,ux=4,Lo=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function _l(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Lo(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Lo(e,"error",`The server answered with status ${e}.`)}var bl=()=>new Lo(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),dx=/"(?:stream|correlation)":-?\d{16}/,mx=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,px=/\d{16}/,fx=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,hx=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function hm(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function gm(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function Ut(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await gx(e,t,o)}catch(r){if(r.code==="offline"&&s<ux){
s+=1,await Xr({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,hm(1)),await hx(cx,o.signal)}}finally{n&&hm(
-1)}}async function gx(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(lo+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:bl()}if(yl(a))throw bl();if(!a.ok)throw _l(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&px.
test(l)?fx:dx.test(l)?mx:void 0)}catch{throw new Lo(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var mt=(e,t)=>Ut("GET",e,t),Ze=encodeURIComponent,Jo=e=>mt("/status",e);async function At(e,t){
let o=await mt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function gt(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.length===0?[]:(await mt(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var Xo=async e=>(await mt("/tags",e)).tags,yo=(e,t)=>mt(`/sets/${Ze(e)}`,t),No=(e,t)=>Ut("PATCH",`/sets/${Ze(e)}`,{body:t}),Un=e=>Ut("DELETE",`/sets/${Ze(
e)}`),wm=async(e,t)=>(await Ut("POST",`/sets/${Ze(e)}/split`,{body:t})).job,ym=async(e,t)=>(await Ut("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,zn=e=>Ut("POST",`/sets/${Ze(e)}/r\
estore`),pt=(e,t)=>mt(`/compare_traces?${e}`,t),Zr=(e,t)=>mt(`/compare_traces/op?${e}`,t),ea=(e,t,o)=>mt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),Gn=async(e,t,o)=>(await mt(`/s\
ets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Bs=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline?${t}`,o),ta=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/find?${t}`,o),Yn=(e,t,o)=>mt(`/analysis/${e}?${t}`,
o),kl=(e,t)=>mt(`/series?${e}`,t),bm=e=>`${lo}/series?${e}`,_m=(e,t)=>`${lo}/analysis/${e}?${t}`,oa=async(e,t,o)=>(await mt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,qs=e=>`${lo}/compare_traces\
?${e}`,na=e=>`${lo}/report?${e}`,sa=e=>`${lo}/bundle?${e}`,km=e=>`${lo}/compare_traces/op?${e}`,xm=(e,t,o)=>mt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),$m=(e,t)=>mt(`/sql?${e}`,{...t,digits:!0}),vm=e=>`${lo}\
/sql?${e}`,Sm=async(e,t)=>(await mt(`/sql/schema?${e}`,t)).tables,Em=async e=>(await mt("/queries",e)).queries,xl=(e,t)=>Ut("POST","/queries",{body:{name:e,statement:t}}),Tm=e=>Ut("DELETE",`/queries/${Ze(
e)}`),$l=(e,t,o)=>`${lo}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function ra(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch($l(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new Lo(0,"broken","The download stop\
ped before its end. The log of the server says why."):bl()}throw _l(l.status,await l.text())}var Om=async e=>(await mt("/jobs",e)).jobs,Mm=(e,t)=>mt(`/jobs/${Ze(e)}`,t),Kn=e=>Ut("DELETE",`/jobs/${Ze(e)}`),
Am=e=>new EventSource(`${lo}/jobs/${Ze(e)}/events`),Cm=(e,t)=>Ut("POST","/uploads",{body:{label:e,files:t}}),Rm=async(e="")=>(await Ut("POST",`/samples${e&&`/${e}`}`)).jobs,Lm=e=>mt(`/uploads/${Ze(e)}`),
vl=e=>Ut("DELETE",`/uploads/${Ze(e)}`),Nm=async e=>(await Ut("POST",`/uploads/${Ze(e)}/commit`)).job;function Pm(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${lo}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,_l(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new Lo(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Lo(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function wx(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Pe(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=wx(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var ge="–",uo="−",Ct=" ",qm=e=>Pe(e,0,2),Fm=e=>Pe(e,0,3);function Vn(e,t){return t>0?`+${e}`:t<0?`${uo}${e}`:e}function R(e){return e==null?ge:qm(e).replace("-",uo)}function st(e){return e==null?
ge:Vn(qm(Math.abs(e)),e)}var Im=["","K","M","G","T","P","E"];function co(e){if(e==null)return ge;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Im.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?uo:"")+Pe(t,0,n)+(o?Ct+Im[o]:"")}function hn(e){return e>0?`+${co(e)}`:co(e)}var Sl=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return Sl.find(([,o])=>t>=o*
.99995)??(t>0?Sl[3]:Sl[2])}function aa(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Pe(n,s,s)+Ct+t}function N(e){if(e==null)return ge;let t=aa(e,Ke(e));
return(e<0&&/[1-9]/.test(t)?uo:"")+t}function xe(e){return e==null?ge:Vn(aa(e,Ke(e)),e)}function El(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Pe(e,t,t)}function ia(e){let[t,o]=Ke(e*1.0005);return(e<
0?uo:"")+El(Math.abs(e/o))+Ct+t}var Wm=e=>(e>0?"+":"")+ia(e);function Qn(e,t){let[o,n]=Ke(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ke(s*1.0005)[0]===o)?[El(e/n),El(t/n)+Ct+o]:[e,t].map(ia)}function ce(e){
return e==null?ge:Fm(e).replace("-",uo)+Ct+"µs"}function He(e){return e==null?ge:Vn(Fm(Math.abs(e))+Ct+"µs",e)}var Dm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function Jn(e){let t=Math.
abs(e);return Dm.find(([,o])=>t>=o*.99995)??Dm[t>0?3:1]}function Po(e){return e==null?ge:(e<0?uo:"")+aa(e,Jn(e))}function jm(e){return e==null?ge:Vn(aa(e,Jn(e)),e)}function Ml(e){return e==null?ge:Pe(
e,0,9).replace("-",uo)+Ct+"GB/s"}function Be(e){return e==null||!Number.isFinite(e)?ge:(e<0?uo:"")+Hm(Math.abs(e))+Ct+"%"}function we(e){if(e==null||!Number.isFinite(e))return ge;if(e>=900){let t=1+e/
100;return`${Pe(t,...t>=99.95?[0,0]:[1,1])}${Ct}times`}return Vn(Hm(Math.abs(e))+Ct+"%",e)}function Hm(e){if(e>0&&e<.05)return e<.005?"<0.01":Pe(e,2,2);let t=e>=1e3||e===0?0:1;return Pe(e,t,t)}var yx="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function Pt(e){if(e==null||!Number.isFinite(e))return ge;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${Ct}\
×${Ct}10⁻${[...o].map(n=>yx[n]).join("")}`}function Um(e){return e==null||!Number.isFinite(e)?ge:e<.001?"<0.001":Pe(e,3,3)}var Tl=["B","kB","MB","GB","TB"];function Al(e){let t=Math.abs(e),o=Tl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Tl[Math.max(o,0)],1e3**Math.max(o,0)]}var Cl=e=>e==null?ge:`${R(e).replace("-",uo)}${Ct}B`,Fs=e=>e==null?ge:Vn(Se(Math.abs(e)),e);function Se(e){if(e==null)return ge;
if(e<0)return uo+Se(-e);let t=Tl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Pe(o,s,s)+Ct+t[n]}function G(e,t,o=`${t}s`){return`${R(e)}${Ct}${e===1?t:o}`}function rt(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Ws(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Ol=8,
zm=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function Gm(e,t){let o=e[t],n=r=>r===void 0?0:zm(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Ol);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function Ym(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,Gm(t,n)]))}function bx(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Ol?Ol-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Ws(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var _x=e=>e.replace(/^void (?=\S)/,"");function Rl(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?_x(c):c;function a(c,u){let d=s.get(c),m=bx(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,zm(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=Gm(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:kx(u,e,l(d),o.get(u))}}}function bo(e,t){let o=Rl(
t);return o.add(e),e.map(o.text)}function kx(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function We(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function Zo(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var xx=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Bm=e=>String(e).padStart(2,"0"),$x=36e5;function Km(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/$x);return o>=48?`in ${G(Math.floor(o/24),"day")}`:o>=1?`in ${G(o,"hour")}`:"within the hour"}
function et(e){let t=new Date(e);return Number.isNaN(t.getTime())?ge:`${t.getDate()} ${xx[t.getMonth()]} ${t.getFullYear()}, ${Bm(t.getHours())}:${Bm(t.getMinutes())}`}var vx="tracediff.theme",Ll=new Set,Pl=matchMedia("(prefers-color-scheme: dark)");function Nl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Sx(){let e=Nl();
return e==="auto"?Pl.matches?"dark":"light":e}function ft(e){return Ll.add(e),()=>Ll.delete(e)}function Vm(){for(let e of[...Ll])e(Sx())}function Jm(e){e.value=Nl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(vx,e.value)}catch{}Vm()}),Pl.addEventListener("change",()=>{Nl()===
"auto"&&Vm()})}var Ex=matchMedia("(forced-colors: active)"),la=new Map,Qm="";function J(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Pl.matches} ${Ex.matches}`;return n!==
Qm&&(la=new Map,Qm=n),la.has(e)||la.set(e,Tx(e)),la.get(e)}function Tx(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Il=null;function js(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Il??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Il=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Il)}var Xm={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},Hs=()=>[[0,J("--heat-low")],[.5,J("--heat-middle")],[1,J("--heat-high")]];function Qt(){
return{control:J("--control-fill"),test:J("--test-fill"),more:J("--more-fill"),less:J("--less-fill"),noise:J("--noise-fill"),surface:J("--surface"),highlight:J("--highlight"),highlightEdge:J("--accent")}}
function vt(){let e=J("--text"),t=J("--muted"),o=J("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[J("--control-fill"),J("--test-fill"),J("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:J("--surface-raised"),bordercolor:J("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var Dl=17;function Ox({title:e,
lines:t,keys:o=[]},n,s){let r=Qt(),a=t.flatMap(f=>Zo(f,Math.floor(n/6.6),3)),l=30+Dl*a.length+(o.length>0?24:0)+8,c=(f,h,g,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:We(h),font:{size:g,color:J(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,h)=>c(30+Dl*h,f,12,!1))],d=[],m=12-s.left,p=30+Dl*a.length+4;for(let[
f,h]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??J(f),line:{width:0}}),u.push(
{...c(p,h,12,!1),xshift:m+19}),m+=19+7*h.length+18;return{annotations:u,shapes:d,height:l}}async function Zm(e,t,o,n){let s=await js(),r=J("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Ox(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return ca(n,o),n}function ca(e,t){for(let o of t)Array.isArray(o)?ca(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",ca(e,t),e}function _o(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function B(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var Mx="http://www.w3.org/2000/svg";function Ie(e,t={},...o){let n=document.createElementNS(Mx,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return ca(n,o),n}var Ax={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function It(e){return Ie("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},Ie("path",{d:Ax[e]}))}function ve(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},It(e))}var ep=0;function ue(e){return ep+=1,`${e}-${ep}`}var Dt=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function ke(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Je(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var Rt={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},gn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},Io={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},ua={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},Bl={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},Xn=null;function Do(e,t,o){Xn&&!Xn.some(n=>n.name===t)&&Xn.push({name:t,value:e.getAll(t).
join(),allowed:o})}function tp(e,t){Xn=[];try{return e(t),Xn}finally{Xn=null}}function it(e,t,o,n){let s=e.get(t)??"";return s!==""&&!o.includes(s)&&Do(e,t,o.filter(r=>r!=="").join(", ")),s!==""&&o.includes(
s)?s:n}function ql(e,t,o){let n=(e.get(t)??"").split(",").filter(s=>s!=="");return n.every(s=>o.includes(s))||Do(e,t,o.join(", ")),n.filter(s=>o.includes(s))}function Fl(e,t,o,n){let s=e.get(t)??"";return s!==
""&&!o.test(s)&&Do(e,t,n),o.test(s)?s:""}function Wl(e,t,o,n,s){let r=`${o} to ${n.toLocaleString("en-US")}`,a=Fl(e,t,/^\d+$/,r),l=a===""||Number(a)>=o&&Number(a)<=n;return l||Do(e,t,r),a!==""&&l?Number(
a):s}var Cx=new Map([["1","true"],["0","false"]]);function bt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];if(s==="texts")return e.getAll(o).filter(p=>p!=="");let a=e.get(o)??"",l=s==="text"?a:Cx.get(
a)??a,c=s==="boolean"?["true","false"]:r,u=s==="text"?l:c.find(p=>p.toLowerCase()===l.toLowerCase());u===void 0&&l!==""&&Do(e,o,c.join(", "));let m=(s==="choice"&&u==="false"?"":u)||n;return s==="bool\
ean"?m==="true":m}function Bo(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??""))||e.set(s,String(n[s]))}}var op=40,np=e=>e.length>op?`${e.slice(0,op)}…`:e;function sp(e,t){let o=t.map(({name:n,value:s})=>`${n}=${np(s)}`).join(" and ");return B(`Clear ${o}`,()=>{let n=new URL(location.href);t.forEach(({
name:s})=>n.searchParams.delete(s)),e.go(n.pathname+n.search)})}function rp(e,t){let o="";return{draw(n,s=[]){let r=[...n.read?tp(n.read,location.search):[],...s],a=r.map(({name:l,value:c,allowed:u})=>`\
“${l}=${np(c)}” in the address is not used. Allowed: ${u}.`);a.join(`
`)!==o&&(o=a.join(`
`),e.hidden=a.length===0,M(e,a.map(l=>i("span",{},l)),a.length>0&&sp(t,r)),ke(a.join(" ")))}}}function Rx(e,t,o=""){let n=new URLSearchParams(t);return[...[...e.matchAll(/\b(\w+): /g)].flatMap(([,r])=>[
r,r.replace(/^set(?=_|$)/,o||"control"),r.replace(/^(set|control|test)_/,"")]),...o!==""&&e.startsWith("there is no")?[o]:[]].find(r=>n.has(r))??""}function ap(e,t,o,n){let s=Rx(o,location.search,n);s!==
""&&t?.append(sp(e,[{name:s,value:new URLSearchParams(location.search).getAll(s).join()}]))}var ip="No connection to the server: trying again.";function Lx({actions:e}){return`${ip} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${R(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function lp(e,t){let o=!1,n="",s=()=>Qo().hurry();function r(){let{gone:a,other:l}=Qo(),c=a?Lx(Qo()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",M(e,c,c!==""&&(a?B("Try now",s):B("Load the page again",()=>location.reload())))),a!==o&&(o=a,ke(a?ip:"The server answers again.",a),a||t())}fm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var cp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,up=/\.tracediff\.json$/i,jl=/\.tracediff$/i;function dp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return Nx(t,o)}async function Nx(e,t){let o=[];for(let n of e){let s=[];await pp(n,"",s),o.push(Zn(n.name,s))}return o.concat(
mp(t))}function mp(e){let t=e.filter(({name:n})=>!jl.test(n)),o=e.filter(({name:n})=>jl.test(n)).map(n=>({label:n.name.replace(jl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,Zn(Ul(t),
t)]:o}async function pp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await pp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function fp(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>Zn(n,s)).concat(mp(o))}var qo=({
name:e})=>up.test(e),Hl=({name:e})=>e.replace(up,"");function Zn(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>cp.test(r))),s=r=>qo(r)?n.has(Hl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function Ul(e){let t=e.filter(n=>!qo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(cp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function hp(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>Zn(o,n))}function Oe(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(B(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ve("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ke(t?`${e} ${t.label} is available.`:e,n),l(),a}function gp(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Oe("This server is read-only.",{urgent:!0});return}try{let l=await dp(
a.dataTransfer);l.length>0&&o(l)}catch(l){Oe(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Px=700,Ix=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function zl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${R(t)} of ${G(e,"set file")} are checked.`:`${G(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${R(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function wp(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=Ix(s),t.hidden=!s,t.textContent=s?zl(s):"",clearTimeout(n),o?n=setTimeout(e,Px):a&&ke(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var Dx=1e3,da="This page waits for a set that the server has not checked yet.";function yp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await Jo().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${da} ${zl(a)}`:da,o=setTimeout(s,Dx,r))}gm(r=>{let a=r&&Ht()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=da,ke(da),s(n)))})}var Bx=2,bp=1e3,Gl=0,wn=e=>["done","failed","cancelled"].includes(e.state);function ma(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Gl-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||(wn(d)&&a(),
t(d))},c=async()=>{let d=bp;try{l(await Mm(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*bp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Gl<Bx&&typeof EventSource=="function"?(Gl+=1,n=Am(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var es=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],$p=es.flatMap(([e])=>e),vp=es.flatMap(([,e])=>e),Fo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Jt=(e,t)=>t.some(o=>e.includes(o));function qx(e,t){let[o,n]=[Fo(e),Fo(t)];for(let[s,r]of es){let a=Jt(o,s)&&Jt(n,r);if(a!==(Jt(n,s)&&Jt(o,r)))return a?-1:1}for(let[s,r]of[[$p,-1],[vp,1]])if(Jt(o,s)!==
Jt(n,s))return Jt(o,s)?r:-r;return 0}function pa(e){for(let[t,o]of es){let n=e.map(r=>[Jt(Fo(r),t),Jt(Fo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Fx=10n**17n;function _p(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>Fx?o:null}function Us(e,t){let o=qx(e.label,t.label),[n,s]=[_p(e),_p(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var kp=e=>[...new Set(Fo(e).filter(t=>!/\d/.test(t)&&!$p.includes(t)&&!vp.includes(t)))];function Sp(e,t){let[o,n]=[kp(e),kp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?es.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Jt(Fo(c),a)&&Jt(Fo(u),l))):s>1||s===r}var Wx=100,xp=(e,t)=>Fo(e).filter(o=>!t.includes(o)).join(" ");function Yl(e){if(e.length===2){let[t,o]=Us(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of es){let n=[...t,...o],s=d=>e.filter(m=>Jt(Fo(m.label),d)).slice(0,Wx),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&xp(m.label,n)===xp(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function jx(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Hx(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Ux(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Ux(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function fa(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Hx(e,t.index+t[0].length));return o?Number(o[1]):null}async function zx(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Ep(e,t,o){let n=await zx(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var Gx=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&fa(e)!==null;async function Yx({name:e,file:t}){let o=await Ep(t,4194304,Gx);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=fa(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=fa(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Ep(t,16777216,()=>!1);n=fa(s.slice(-262144))}return{
isTrace:!0,rank:n??jx(e)}}async function Op(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await Yx(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Tp=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Mp(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Tp(e,n,o),Tp(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var Kx=256,Ap=20,Cp=e=>e.slice(e.lastIndexOf("/")+1),Kl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function Vx(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Mp(e.file,t.file)}async function Qx(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await Vx(n,s)||Kl(n.name)!==null&&Kl(n.name)===Kl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!qo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Vl=e=>e.map(({seen:t})=>t.rank),Ql=e=>!e.includes(null)&&new Set(e).size===
e.length;function Jx(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function Xx(e){return pa(e.map(({name:o})=>Cp(o)))?.map(o=>o.map(n=>e[n]))??Jx(e)??e.map(o=>[o])}function Zx(e,t){let o=new Set;return e.map((n,s)=>{let r=Ul(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>qo(d)?c.has(Hl(d)):s===0&&!d.seen.isTrace);return{
...Zn(a,[...l,...u]),settled:!0}})}function Rp(e){let t=Vl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function e$(e,t,o){
return!(t.length===2&&pa(t.map(({label:s})=>s)))&&Ql(Vl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Rp(o),manyFirst:!0}}}function t$(e){return e.includes(
null)?"assumed":Ql(e)?"named":"equal"}async function Lp(e){if(e.files.length>Kx)return{};if(await Op(e.files),e.files.length<2||e.settled)return{};let t=await Qx(e.files),o=hp(e);if(o!==null&&o.length<=
Ap)return e$(e,o,t);let n=Vl(t),s=pa(t.map(({name:a})=>Cp(a)));if(t.length<2||Ql(n)&&s===null)return{};let r=Xx(t);return r.length>Ap?{}:{question:{kind:t$(n),parts:Zx(r,e),one:Rp(t),manyFirst:s!==null||
r.length===2}}}var Np=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Pp(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var o$=2,n$=3,s$=4,Jl=3,Xl=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Np(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await Rm(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await Lp(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
n$&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Cm(t.label,o);if(t.state!=="creating"){vl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=o$)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Pm(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<s$){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<Jl){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await Xr({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Pp(t),this.#a(t)}async#u(t,o){try{let s=(await Lm(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Nm(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<Jl&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=ma(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<Jl){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}wn(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await No(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await No(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await No(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Un(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await zn(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Kn(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&vl(o).catch(()=>{}),this.#l(),this.#s()}},$e=new Xl;window.addEventListener("beforeunload",e=>{$e.sending&&e.preventDefault()});var r$=1e3,a$=5e3,i$=6e4,Zl=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-i$;get running(){return this.list.filter(t=>!wn(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Om())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?r$:a$)}}#r(t){if($e.transfers.
some(n=>n.state==="committing"))return;let o=new Set($e.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Xt=new Zl;var l$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},c$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},Ip=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function yn(e,t,o){if(e[t]!==void 0)return e[t];let n=l$[t];if(!n)return c$[t]?.(o)??null;let{rule:s,times:r}=n,a=yn(e,n.of,o),l=yn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:Ip(a,l,r);default:return Ip(a,l,r)}}var ht={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Dp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},ha={...ht,...Dp},Bp=e=>e!==null&&e.parts.some(({part:t})=>t in Dp),zs={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},qp=e=>e[0].toUpperCase()+e.slice(1),u$={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},ec=e=>u$[e]??e.toLowerCase();function tc(e){let t=e.
split(" overlapping ").map(ec);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var oc={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},Fp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},nc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},ga={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},wa={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},sc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},bn="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",en=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",_n="the host waits: the de\
vice’s queue is full",tn=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Lt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Wp={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},d$={...Wp,per_step:"per r\
ecording",percent:"% of the recording"},Gs=(e,t)=>(Lt(t)?d$:Wp)[e];function rc(e){return Lt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ts=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function ya(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var m$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,p$=e=>e==="per_step"||e==="percent";function f$(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=p$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Wo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries(f$(t,n&&m$(e))).map(([a,l])=>[a,yn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function h$(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Ys=(e,t)=>JSON.stringify([e,t]);
function Bt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var g$=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function jp({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>g$(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Ks({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var Vs=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${R(n)} ${n===1?"call":"calls"}, ${N(s)}`);function ac(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=ic({...l,among:a},n);return{row:c,key:l.id??Ys(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>yn(l,u,e),...Wo(l,o,e,n),...h$(l,o)}})}var w$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Hp=(e,t)=>e.filter(({
row:o})=>!en(o)&&!w$(o)).slice(0,t);function ic(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var on=e=>e.moderated_q_value??e.q_value??
null;function Up(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Ys(s.name,s.category),{...s,
among:n}]))}function zp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Wo(e.totals[n],t,e,o)])}var Yp=15,Kp=[10,15,20,30,50,100],y$=["total","per_step","per_call","percent"],Vp=Rt.change.words,Qp=Rt.device_type.words,b$=Rt.measure.words,_$=["step","compute","exposed_communication","exposed_memo\
ry","idle"],ba=[..._$,"op"],lc="ProfilerStep*",Zt=[lc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],cc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],k$=["name","category","change","q_value"],os=e=>k$.
includes(e)?"asc":"desc",uc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],Jp=[...uc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],x$={fold:"true",significant:"",measure:"",equivalence:""},$$=["lines","details","oper\
ators","classes","recorded","replacements"],v$=["control","test","more","less","noise"];function Gp(e,t){let o=e.get(t)??"",n=o.split(",").map(r=>r===""?NaN:Number(r)),s=n.length===4&&n.every(Number.isFinite);
return o!==""&&!s&&Do(e,t,"four numbers"),s?o:""}var Xp=(e,t)=>Object.fromEntries(t.map(o=>[o,bt(e,Rt,o,x$[o])])),Zp=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("m\
arker")||""]));function S$(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Bt(n,e.get(o)??"")}function qt(e){let t=new URLSearchParams(e),o=it(t,"sort",cc,Rt.sort.standard);
return{...Xp(t,Jp),...Zp(t),...!t.has("exclude")&&{exclude:Zt},sort:o,...o.endsWith("_work")&&{work:!0},order:it(t,"order",Rt.order.words,os(o)),unit:it(t,"unit",y$,""),measure:it(t,t.has("measure")?"\
measure":"time",b$,""),heat:it(t,"heat",ba,""),open:ql(t,"open",$$),hide:ql(t,"hide",v$),zoom_time:Gp(t,"zoom_time"),zoom_calls:Gp(t,"zoom_calls"),top:Wl(t,"top",1,200,Yp),op:S$(t,"op","op_category")}}
function zt(e){let t=_a(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Rt.sort.standard),o("order",e.order,os(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(
e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Zt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Yp)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var Ft=(e,t)=>zt({...qt(""),control:Ve(e),test:Ve(t)});function _a(e){let t=new URLSearchParams;return Bo(t,
Rt,Jp,e),e.significant||t.delete("measure"),t}function E$(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function ns(e,t,o){let n=_a(e);return n.set("significance","true"),n.set(
"sort",E$(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function dc(e,t,o,n){let s=ns(e,t,o);return s.set("format",n),s}var ef=["total","per_step"],T$=["calls","share"],tf=["\
duration","calls","per_call"];function ss(e){let t=new URLSearchParams(e);return{...Xp(t,uc),...Zp(t),row:t.has("name")?Bt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:it(t,"unit",ef,""),
bins:it(t,"bins",T$,"calls"),heat:it(t,"heat",tf,"duration")}}function _t(e){let t=new URLSearchParams({control:e.control,test:e.test});return Bo(t,Rt,uc,e),t}function kn(e){let t=_t(e);return t.set("\
row",e.row),t}function Gt(e){let t=kn(e);return ef.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),tf.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.heat),me(`/co\
mpare/op?${t}`)}function of(e,t,o){let n=ns(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function nf(e){let t=new URL(zt(e),location.origin).searchParams;
return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var nn=Number(gn.limit.standard),sf=e=>e==="label"?"asc":"desc";function Qs(e){let t=new URLSearchParams(
e),o=bt(t,gn,"sort");return{control:t.get("control")??"",test:t.get("test")??"",q:bt(t,gn,"q"),tag:bt(t,gn,"tag"),sort:o,order:bt(t,gn,"order",sf(o)),page:Wl(t,"page",1,1e6,1)}}function rf(e){let{control:t,
test:o,q:n,tag:s,sort:r,order:a,page:l}={...Qs(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,
gn.sort.standard),u("order",a,sf(r)),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var ka=e=>e.q!==""||e.tag.length>0;function xn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,
order:e.order,limit:String(nn),offset:String((e.page-1)*nn)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.append("tag",o)),t}var Ve=e=>e.slice(0,12),sn=(e,t,o,n)=>n?.[e]?.label??(o&&ze(o,t[e])?.
label)??t[e];function ze(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.
length===1?s[0]:void 0}var xa=(e="Damaged")=>i("strong",{class:"damage-mark"},It("warning"),e);function Js(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},xa()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var af=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function $a(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},xa(G(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var O$="https://ui.perfetto.dev";var Xs=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function M$(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new Xs("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new Xs("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function mc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&mc(e,t-1)},100)}async function va({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=O$,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new Xs("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw mc(l),m}let c=new AbortController,u=M$(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),mc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var A$=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function C$(e){return(e.notes??[]).some(t=>A$.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var R$=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function fc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=$l(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await va({title:`${e.label}, rank ${t.rank}`,fileName:R$(
t,o()),load:m=>ra(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Se(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ke(m.message,!0)}finally{
d.disabled=!1}}let d=B("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Se(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function jo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${et(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function L$(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},jo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function N$(e,t,o,n){let s=fc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?C$(t):"";s.prepare(),M(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Se(t.trace_bytes)),r)}function P$(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?L$(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>N$(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${R(a)} more were not kept.`))}function I$(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Sa(e,t={}){let o=[],n=ue("traces"),s=I$(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),ve("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([Jo(),...e.map(l=>yo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>P$(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var D$=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function lf(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${G(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${R(c)} repaired or lost`),s>0&&u.push(G(s,"note")),r>0&&u.push(G(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function B$(e){return i("dl",{class:"counters"},D$.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},R(e[t]??0)))))}function q$(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":rt(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||ge),i("td",{class:"num"},R(s.events)),i("td",{class:"num"},Se(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):fc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[xa()," "],a.words,a.
count>1&&` (${R(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function hc(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${G(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var F$={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function gc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${G(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${F$[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${R(e-t.length)} more`)))}function cf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return yo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];M(t,$a(o.quality.affected_files,o.quality.affected),B$(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>q$(o,r,n))))),hc(o.quality.duplicate_files),gc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",Se(o.stored_bytes)," out of ",Se(o.raw_bytes)," of JSON",n&&` (${Se(o.traces_bytes)} the traces themselves)`,!n&&`. ${jo(o)}`))}).catch(o=>M(t,i(
"p",{class:"error-text"},o.message))),t}var wc=4,yc=e=>e===2?"two":R(e),uf=e=>e[0].toUpperCase()+e.slice(1);function W$({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function j$({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${rt(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${G(t.ranks,"rank")}`}function H$({parts:e}){let t=e.slice(0,wc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>wc?`${t} and ${R(e.length-wc)} more`:t}function bc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${yc(t.ranks)} ranks of one`;return`${uf(yc(e.length))} sets, \
or ${n}?`}function df(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=ue("question"),a=(u,d,m)=>B([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>$e.answer(e,u),{class:"choice"}),l=a(
!0,`${uf(yc(n.length))} sets`,H$(t)),c=a(!1,"One set",j$(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},bc(t))," ",W$(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var U$=64,z$={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},G$=["failed","cancelled","undone"];
function kc(e){return i("progress",{max:"1",value:"0","aria-label":e})}function xc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function $n(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return Y$(e.made);if(e.state==="done"){let o=e.already_stored?`${K$(e)}; noth\
ing was stored twice.`:`${Ta(e)?"Stored, but damaged":"Done"}: ${G(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":z$[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Se(e.bytes_done)} of ${Se(e.bytes_total)}`),e.events>0&&t.push(G(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)}\
 of ${G(e.files_total,"file")}`),t.join(" · ")}function Y$(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${R(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${G(o,"set")} stored${t>0?`; ${n}`:""}.`}var K$=e=>`Stored already \
as “${e.known_as}”`;function V$(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function Q$(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>_c($e.takeOffer(e,s));return[B(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=U$&&B(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Ta=e=>e?.state==="done"&&e.affected_files?.length>0;function pf(e){return[Ta(e)&&$a(e.affected_files),
X$(e),hc(e?.duplicate_files),J$(e?.changed_beside??[]),gc(e?.left_out??0,e?.left_out_files??[])]}function J$(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${R(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function X$(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${G(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function ff(e){
let t=kc("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=ev(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(Z$),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},tv(e)),i("ul",{class:"file-list"},u.map(_=>_.node)),e.skipped.length>0&&ov(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",h="",g=!1;function y(){let _=n.contains(document.activeElement),k=i("div",{},sv(e));f=e.label,k.innerHTML!==n.innerHTML&&(M(n,...k.childNodes),_&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),g=e.question!==null,M(a,g&&df(e)),e.state==="done"&&(d.open=!1)}function b(){let _=e.state==="done"?e.offered:null;
if(_===c)return;let k=l.contains(document.activeElement);c=_,M(l,Q$(e)),k&&s.node.querySelector("input").focus({preventScroll:!0})}function x(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(nv),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:_,total:k}=$c(e);t.hidden=e.state==="asking"||!$e.active.includes(e),xc(t,_,k),h=vc(e),o.textContent!==h&&M(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?V$(e,h):h),b(),m.classList.toggle("affected",Ta(e.job)),M(r,pf(e.job))}return x(),{node:m,update:x,text:()=>e.question?bc(e.question):h,focus(){g&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),g=!1}}}var Ea=(e,t)=>e.reduce((o,n)=>o+n[t],0);function $c(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Ea(n,"sent"),total:o==="looking"?0:Ea(n,"size")}}function Z$(e){let t=kc(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function ev(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{$e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function tv(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!qo(s)),n=[G(o.length,e.bundle?"bundle":"t\
race file"),Se(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function ov(e){let[t,o]=[e.filter(qo),e.filter(n=>!qo(n))];return[o.length>0&&mf("only .json and .js\
on.gz files are traces",o),t.length>0&&mf("the trace that it is named after is not there",t)]}function mf(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${R(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function nv(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,xc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Se(t.size),sending:`${r} % of ${Se(t.size)}`,
sent:`${Se(t.size)} sent`,failed:t.error??"failed"}[t.state]}function sv(e){let{label:t}=e,o=ve("close",`Remove ${t} from this list`,()=>$e.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&B("Retry",()=>$e.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),$e.canUndo(e)&&B("Undo",()=>_c($e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[B("Bring back",()=>_c($e.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[B("Cancel",()=>$e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function _c(e){try{await e}catch(t){Oe(`That did not work. ${t.message}`,{urgent:!0})}}function rv(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${rt(t.sort((o,n)=>o-n))}`}function av(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function vc(e){let t=iv(e);return e.begun>1&&!e.waits&&!G$.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function iv(e){let t=rv(e),o=Ea(e.files,"sent"),n=Ea(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Se(o)} of ${Se(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[$n(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return $n(e.job)+av(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function hf(e,t){let o=e,n=kc(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?B("Cancel",()=>Kn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):ve("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,xc(n,o.bytes_done,o.bytes_total),s.textContent=$n(o),l.classList.toggle("affected",Ta(o)),M(a,pf(o))}return u(o),{node:l,update:u}}var gf=()=>i("a",{href:me("/")},"Show");function lv(){return[...$e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:vc(t),...$c(t)})),...Xt.running.map(t=>({label:t.label,text:$n(t),
done:t.bytes_done,total:t.bytes_total}))]}function cv(){let e=s=>$e.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${R(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${R(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function uv(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,gf()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function dv(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,gf()),draw(o){
e.textContent=`${o}.`}}}function mv(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Ft(r.id,a.id)},`Compare ${r.label} with ${a.label}`);M(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ve("close","Dismiss",n)),l,c),o=!0,e(),ke(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});pt(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function wf(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=uv(),o=dv(),n=mv(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Ht()!=="/",c=l?lv():[],u=l?cv():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),_o(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return $e.addEventListener("change",a),Xt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[rn,vn,yf,mo,Yt,pv,Oa,fv]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],Zs="Every page",bf="First move to a set of the list, with the arrow keys.",Ma="First select a\
 call, in the lanes or in the table.",Sn="There is nothing to search on this page.",kf=[{pages:[rn],keys:["/"],text:"Find trace sets",action:"search",none:Sn},{pages:[rn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[rn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[rn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[rn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[rn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[rn],keys:["c"],text:"Use the focused set as the control",action:"control",none:bf},{pages:[rn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:bf},{pages:[vn],keys:["/"],text:"Search the names of the rows",action:"search",none:Sn},{pages:[vn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[vn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[vn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[vn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[mo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Sn},{pages:[mo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[mo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[mo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[mo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[mo],keys:["Space"],text:"In the table: select the frame"},{pages:[mo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[mo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[mo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[vn,yf,mo,Yt,Oa],keys:["c"],text:"Choose the control",action:"control"},{pages:[vn,yf,mo,Yt,Oa],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Sn},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Ma},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Ma,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[pv],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Sn},{pages:[fv],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[Oa],keys:["/"],text:"Find a table or column",action:"search",none:Sn},
{pages:[Oa],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[Zs],keys:["?"],text:"List the keys",action:"help"},{pages:[Zs],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Sn},{pages:[Yt],keys:[","],action:"former",none:Ma},{pages:[Yt],keys:["."],action:"next",none:Ma}],hv={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},gv=["button","checkbox","file","radio","range","reset","submit"];function er(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!gv.includes(e.type))}function wv(e,t){let{target:o,key:n}=e,s=er(o);return kf.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,Zs].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function yv(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function bv(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},hv[t]??t)])}function _f(e,t){let o=kf.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},bv(n)),i("dd",{},s)))))}function _v(e){let t=ue("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
ve("close","Close",o)),_f(`${e.name} page`,e.name),_f(Zs,Zs),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function xf(e,t){let o=()=>e()&&
_v(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=wv(n,s);if(!a||a.action==="close"&&yv())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Oe(a.none,{seconds:4})})}var $f="tracediff.session";function kv(){try{return sessionStorage.getItem($f)??""}catch{return""}}function vf(e){let t=null,o=[];function n(){return t??=kv(),t}function s(u){t=u;try{sessionStorage.setItem(
$f,u)}catch{}}let r=u=>yo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>At(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if($e.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,h]=await Promise.all(
p.map(r));if(!h&&d&&s(m),!f||!h)return;let g=!d||Sp(f.label,h.label)||await a();$e.active.length===0&&e(...Us(f,h),{sure:g})}let c=u=>{o=o.filter(d=>d.id!==u)};return $e.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),$e.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",Dt().then(()=>s(n()))}}}var Sc=new Set,Ef=!1,an=()=>Ef;function rs(e){return Sc.add(e),()=>Sc.delete(e)}function Sf(e){Ef=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Sc])t()}function Tf(){window.
addEventListener("beforeprint",()=>Sf(!0)),window.addEventListener("afterprint",()=>Sf(!1))}var Ue=["control","test"],En={control:"test",test:"control"},Af=["rank","span","step"],xv=["both",...Ue],$v={path:{type:"boolean",standard:"false"}},Cf=32,vv=864e8,Sv=300,Aa=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Ec=(e,t)=>Fl(e,t,/^\d+$/,"whole numbers");function Of(e,t,o){let[n,s]=[Aa(e.get(t)),Aa(e.get(o))],r=n!==null&&s!==null&&n<s&&Math.max(-n,s)<=vv;return[t,o].filter(a=>!r&&
e.get(a)).forEach(a=>Do(e,a,`µs since the beginning, ${t} before ${o}`)),r?[n,s]:[null,null]}var Mf=(e,t)=>[...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=Sv).slice(0,Cf),as=(e,{id:t,main:o})=>o?
"main":`${e}:${t}`,Ca=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Cf);function Ra(e){let t=new URLSearchParams(e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Ue){for(let c of Af){
let u=`${l}_${c}`;o[u]=Ec(t,t.has(u)?u:c)}o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[n,s]=Of(t,"from","to"),[r,a]=Of(t,"sum_from","sum_to");return{...o,use_short_name:bt(t,ua,"use_\
short_name"),path:bt(t,$v,"path"),show:it(t,"show",xv,"both"),from:n,to:s,sum_from:r,sum_to:a,open:Mf(t,"open"),pin:Mf(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Aa(
Ec(t,"nth")),at:it(t,"at",Ue,""),align:t.get("align")??"",align_category:t.get("align_category")??"",align_nth:Aa(Ec(t,"align_nth"))??0}}var Ev=e=>String(Math.round(e*1e3)/1e3);function is(e){let t=new URLSearchParams,
o=(s,r,a="")=>{r!=null&&r!==a&&t.set(s,String(r))};Ue.forEach(s=>o(s,e[s]));for(let s of[...Af,"marker"]){let[r,a]=Ue.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Ue.forEach(
c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?Ev(e[s]):
"");["open","pin"].forEach(s=>(e[s]??[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_cat\
egory",e.align_category),o("align_nth",e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function ko(e){let t=Ue.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:
t}var Tv=(e,t)=>e-t,Rf=e=>[...new Set(e)].sort(Tv),Tc=e=>Rf(e.map(t=>t.rank)),Oc=(e,t)=>Rf(e.filter(o=>o.rank===t).map(o=>o.span)),Mc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??
-1)-(s.step_number??-1));function Ov(e){let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Mv=(e,t)=>e.find(o=>String(o)===t);function Lf(e,t,o=null){if(e.length===0)return null;let n=[],
s=(u,d,m,p)=>{let f=d===""?void 0:Mv(u,d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Tc(e),t.rank,"rank",o?.sample.rank),a=s(Oc(e,r),t.span,"file",o?.sample.span),l=Mc(
e,r,a),c=t.step===""?void 0:l.find(u=>String(u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-
1)]:Ov(l),{sample:c,place:l.indexOf(c),missing:n}}var La=e=>/^\d+$/.test(e??"")?e:"",Ho=(e,t={})=>is({control:e.control,test:e.test,control_rank:La(e.control_ranks),test_rank:La(e.test_ranks),control_step:La(e.control_steps),test_step:La(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function ls(e,t){let{name:o,category:n}=Ks(t,"test");return Ho(e,{name:o,category:e.use_short_name?"":n})}
function Na(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&Ks(n,"test");return Ho(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Nf(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Ho(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Tn=[...Io.by.words,"calls"],Ba=4,Lc={device:"own",host:"self",calls:"calls"},qa=["calls","host","self","device","own"];function Df(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function tr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Bf=/ #\d+$/,Ia=(e,t)=>e==="module"&&t!==null?t.replace(
Bf,""):t,qf=()=>[0,0],Cc=()=>Object.fromEntries(qa.map(e=>[e,qf()]));function Da(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Cc(),kernels:[],shapes:[],children:[],own:Cc(),key:"",foldKey:""}}var Ac=(e,t)=>t>0?(e??0)/t:0,Pa=(e,t,o,n)=>o?[Ac(e[`control_${t}`],n[0]),Ac(e[`test_${t}`],n[1])]:[Ac(e[t],n[0]),0];function Av(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function Cv(e,t,o){let n=Object.fromEntries(qa.map(s=>[s,Pa(e,s,t,o)]));return{...Da({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:Av(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:Pa(s,"counts",t,o),device:Pa(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:Pa(s,
"calls",t,o)}))}}function Fa(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),tr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Ia(s.sort,l)),s.status].join(`
`);Fa(s,r(t,s.names),tr(a))}}var Ff=e=>e.reduce((t,o)=>tr([t,o.sort,Ia(o.sort,o.control_name),Ia(o.sort,o.test_name),o.status].join(`
`)),"root");function Nc(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Tn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)Rv(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var cs=e=>e.status==="same"||e.status==="replaced";function Rv(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Tn){let n=e.own[Lc[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=cs(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=cs(e)?r:null}}function Pc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>Cv(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),Fa(s[0],"root","root"),Nc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Rc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Pf(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,qf()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>Rc(a[l],r[l]))}}function If(e,t){qa.
forEach(o=>Rc(e.figures[o],t.figures[o])),Object.values(Lc).forEach(o=>Rc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Pf(e.kernels,t.kernels,"name",["counts","device"]),Pf(e.shapes,t.shapes,"text",["calls"])}function Lv({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Ia(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var Nv=(e,t)=>qa.some(o=>e.figures[o][t]>0);function Wf(e){if(e.children.forEach(Wf),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>Nv(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function jf(e){let t=Da(e.root);If(t,e.root);let o=new Map,n=(r,a)=>{let l=Lv(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Da({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);If(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Wf(t),Fa(t,"root","root"),Nc(t,{...Hf(e),grouped:"class"})}function Hf({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Uf=e=>({...e,children:e.children.map(Uf)});function Pv(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Bf.test(n??"")&&t.unshift(n)}return t}function Iv(e,t){let o=Da({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(Lc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function zf(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=Iv(a,l);return{...a,opened:!0,own:Cc(),kernels:a.kernels,children:[...l.map(u=>({...Uf(u),above:Pv(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Gf(r,n),Nc(r,Hf(e))}function Gf(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Fa(o,tr(`${e.key}
${n||"rest"}`),o.foldKey||tr(`${e.key}
rest`))}else Gf(o,t)}function On(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var Mn=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",xo=(e,t)=>e.total[t][1]-e.total[t][0];function $o(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function Ic(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function us(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Yf=["both","control","test"];function Dv(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function Kf(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=Dv(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Bv=["folded","class","instance"],ja=["control","test"],Ha=["ranks","steps","marker"],qv=5e3,Dc=40,Wa=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(0,Dc);function An(e){let t=new URLSearchParams(
e),o={};for(let n of ja){o[n]=t.get(n)??"";for(let s of Ha)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:bt(t,Io,"level"),merge_lines:bt(t,Io,"merge_lines"),by:it(
t,"by",Tn,""),width:it(t,"width",Yf,"both"),frames:it(t,"frames",Bv,"folded"),order:it(t,"order",["calls"],""),q:t.get("q")??"",node:Wa(t.get("node"))[0]??"",zoom:Wa(t.get("zoom"))[0]??"",open:Wa(t.get(
"open")),rows:Wa(t.get("rows"))}}function po(e){let t={...An(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};for(let s of ja)n(s,t[s]),Ha.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],
"all"));return n("level",t.level,Io.level.standard),n("merge_lines",String(t.merge_lines??!0),Io.merge_lines.standard),n("by",t.by),n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.
order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Dc).join(".")),n("rows",t.rows.slice(-Dc).join(".")),me(o.size===0?"/tree":`/tree?${o}`)}function ds(e,t,o){let n=new URLSearchParams(
{max_nodes:String(qv)}),s=e.test!=="";for(let r of s?ja:["control"]){s&&n.set(r,e[r]);for(let a of Ha){let l=e[`${r}_${a}`];l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Bo(n,Io,["level","by","i\
nstances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:Io.by.words.includes(t)?t:"",instances:o}),n}var eo=e=>Object.fromEntries([...ja.flatMap(t=>[t,...Ha.map(o=>`${t}_${o}`)]),"merge_l\
ines"].map(t=>[t,e[t]])),Fv=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function Vf(e,t){let{name:o,category:n}=Ks(t,"test");if(!Fv.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.
exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,"");return po({...eo(e),q:a,level:r?"python":"modules"})}var Qf=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,Jf=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var Xf="tracediff.dismissed-jobs",Wv=24*3600*1e3,jv=1e4;function Zf(){try{return JSON.parse(localStorage.getItem(Xf))??[]}catch{return[]}}function Hv(e){try{localStorage.setItem(Xf,JSON.stringify([...Zf().
slice(-50),e.id]))}catch{}}function Uv(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Wv;return!o.includes(e.id)&&(!wn(e)||t.has(e.id)||n)}function zv(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<jv)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ke(s,o==="failed")}}}function eh(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=zv(),l=0;function c(){let h=null;for(let g of $e.transfers){let y=s.get(g.key);y||(y=ff(g),s.set(g.key,y),h??=y),y.update();
let{state:w,label:b,job:x}=g;a.tell(g.key,{state:w,stage:x?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return h}function u(){let h=Zf();Xt.running.forEach(y=>r.add(y.id));let g=Xt.list.
filter(y=>Uv(y,r,h)).reverse();for(let y of g)s.has(y.id)||s.set(y.id,hf(y,()=>{Hv(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${$n(y)}`});return g}function d(){
l=0;let h=s.size===0,g=c(),y=[...$e.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);_o(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,g&&!h&&g.node.scrollIntoView(
{block:"nearest"}),$e.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:h})=>e(h.job.set),f=({detail:h})=>e(h.set);return $e.addEventListener(
"change",m),$e.addEventListener("stored",p),$e.addEventListener("sets",t),Xt.addEventListener("change",m),Xt.addEventListener("stored",f),d(),{node:n,unmount(){$e.removeEventListener("change",m),$e.removeEventListener(
"stored",p),$e.removeEventListener("sets",t),Xt.removeEventListener("change",m),Xt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var Gv=.1;function Yv(e,t){let o=t.coming_bytes>0?` and ${Se(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Se(t.left_bytes)} are left`;return`${e} may store ${Se(t.allowed_bytes)}\
: ${Se(t.stored_bytes)} are stored in ${G(t.sets,"set")}${o}, ${n}.`}function th(e,t){if(!t)return null;let o=t.left_bytes<=Gv*t.allowed_bytes;return i("span",{class:o?"quota-few":""},Yv(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function oh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await Jo().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,th(o.user,n)," ",th("All together",s))}}}var Kv="a[href], button:not(:disabled), input";function nh(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(Kv)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),h=f.indexOf(n),g=[n,...r(n)],y=g.indexOf(p);return{ArrowDown:f[h+1],ArrowUp:f[h-1],Home:f[0],End:f.at(-1),ArrowRight:g[y+1],
ArrowLeft:g[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||er(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function Ua(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=ue("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),B("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var ms=4;function za(e,t,{text:o,...n}={}){let s=ue("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:g=>{(g.key==="ArrowDown"||g.key==="ArrowUp")&&(g.preventDefault(),u(g.key==="ArrowUp"))}}},o??It("more")),l=null,c=()=>sh(l,a);function u(g=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:h}}),M(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),sh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(g?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let g=l;l=null,g?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=g=>i(g.href?
"a":"button",{role:"menuitem",type:g.href?null:"button",href:g.href,download:g.download,tabindex:"-1",class:g.danger?"danger":g.href?"button":"",disabled:g.disabled,title:g.title,on:{click:()=>{if(g.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),g.run()}}},g.text);function f(g){let y=m().filter(_=>!_.disabled),w=y.indexOf(document.activeElement),b=g.key.
length===1?g.key.toLowerCase():"",x={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[g.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(_=>_.textContent.toLowerCase().startsWith(
b)));(g.key==="Escape"||g.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(g.key==="Escape"||x)&&(g.preventDefault(),g.stopPropagation(),x?.focus({preventScroll:!0}))}function h(g){l&&!l.contains(g.relatedTarget)&&
g.relatedTarget!==a&&d()}return a}function sh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+ms+s<=innerHeight;e.style.setProperty("top",`${Math.max(ms,r?o.bottom+ms:
o.top-ms-s)}px`),e.style.setProperty("left",`${Math.max(ms,Math.min(o.right-n,innerWidth-n-ms))}px`)}var Ga=12,rh=3;function Vv(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Sa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function ah(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function Qv(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function Jv(e,t){let o=s=>B(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-rh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,rh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function Xv(e,t){let o=e.goes?`removed ${Km(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${et(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):B([It("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function Zv(e,t,o){let n=i("div",{class:"set-line"}),s=()=>M(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),Jv(e,t),
Xv(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,Qv(e)),edit(a){Ua(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function eS(e,t,o){let n=lf(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,cf(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&It("warning"),i("span",{class:"ellipsis"},n.text),It("chevron"));return s}function tS(e){return e.steps.length>0?i("span",{title:rt(e.steps)},R(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var oS=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):ge;function nS(e){return e.median_step_ns!==null?
[N(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[ge,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function ih(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(Ga)},o.get(e.id))),r=za(`Actions for ${e.label}`,()=>Vv(e,t,m=>a.edit(m))),a=Zv(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=nS(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},ah("control",e,t),ah("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},oS(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:rt(e.ranks)},R(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},tS(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?ge:et(e.
recorded)),i("td",{"data-head":"Added",class:"date"},et(e.created)),i("td",{class:"num","data-head":"Size",title:`${G(e.quality.events,"event")} in ${Se(e.raw_bytes)} of JSON in ${G(e.files,"file")}`},
Se(e.disk_bytes)),i("td",{"data-head":"Quality"},eS(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${Ve(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var sS=["sets","tag","baseline","name","category","layer","measure","time","by"];function ps(e){let t=new URLSearchParams(e);return Object.fromEntries(sS.map(o=>[o,bt(t,Bl,o,o==="sets"?"":void 0)]))}function or(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Bo(t,Bl,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function nr(e){let t=or(
e).toString();return me(t===""?"/series":`/series?${t}`)}var lh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],ch=lh.filter(e=>e.sort);function rS(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},B([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function uh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=lh.map(g=>rS(g,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=nh(t,"tr[data-set], tr.group, tr.more-row",(g,y)=>{let w=y.dataset.set?g===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(g,y,w,b){let x=l.get(g),_=x?.shown===y?x:{shown:y,rows:w()};return b.set(g,_),_.rows}let u=(g,y,w=!1)=>c(g.id,JSON.stringify([g,w]),()=>ih(g,e,a,{member:w}),y);function d(g,y,w){let b=c(`gr\
oup ${g.prefix}`,JSON.stringify([g,!!y]),()=>[aS(g,y,e)],w);if(!y)return b;let x=y.total-y.sets.length;return[...b,...y.sets.flatMap(_=>u(_,w,!0)),...c(`more ${g.prefix}`,`${y.loading} ${x}`,()=>y.loading||
x>0?[iS(g,y,x,e)]:[],w)]}function m(g){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:x}=w?.closest("tr")?.dataset??{};_o(t,g.entries.flatMap(_=>_.group?d(
_.group,g.groups.get(_.group.prefix),y):u(_.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${x}"] .pin-toggle`)?.focus({preventScroll:!0}),p(g),f(g)}function p({sort:g,order:y}){for(let w of n){let b=w.dataset.sort===g;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,M(w.querySelector(".sort-mark"),b&&It(y==="asc"?"up":"down")))}}function f({picked:g,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let x of w){let{set:_}=x.dataset;for(let k of["control","test"])x.toggleAttribute(`data-${k}`,_===g[k]),x.querySelector(`.pick-${k} input`).checked=_===g[k];x.toggleAttribute("data-checked",
y.has(_)),x.querySelector(".set-check").checked=y.has(_)}let b=w.filter(x=>y.has(x.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function h(g){
let y=[...t.children].find(w=>w.dataset.set===g);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:h,focus:r.focus}}function aS(e,t,o){let n=B([It("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},G(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${G(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:nr({...ps(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},et(e.newest)),i("td",{colspan:String(
Ga-9)}))}function iS(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(Ga)},t.loading?i("span",{class:"muted"},"Loading …"):B(`Show more of ${e.prefix} (${R(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function dh(e,t){let o=e,n=ue("tags"),s=ue("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:h=>{h.preventDefault();let g=c.value.trim().replace(/\s+/g," ");g!==""&&p({add_tags:[g]},
`Tagged “${g}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${G(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:h=>{h.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),ve("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(h,g){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await No(o[y].id,h);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=g}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ke(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let h=new Map;o.flatMap(g=>g.tags).forEach(g=>{let y=[...h.keys()].find(w=>w.toLowerCase()===
g.toLowerCase())??g;h.set(y,(h.get(y)??0)+1)}),M(a,[...h].map(([g,y])=>i("li",{class:"tag"},g,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),ve("close",`Remove the tag ${g}`,()=>p({remove_tags:[
g]},`“${g}” was removed.`)))),h.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),Xo().then(h=>M(l,h.map(({tag:g})=>i("option",{value:g})))).
catch(()=>{}),m}function ph({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=ue("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=B("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ve("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function h(b,x=!1){l.textContent=b,l.classList.toggle("error-text",x),x&&ke(b,!0)}function g(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,h(b,!0),f.isConnected||Oe(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?g(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,h(`${R(b.files_done)} of ${G(b.files_total,"file")}`))}async function w(){h("");try{m=await s()}catch(b){g(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Kn(m.id).catch(()=>{}),ma(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:h,
go:u}}async function lS(e,t){try{for(let o of e.binned)await zn(o);for(let o of e.made.filter(n=>!n.already_stored))await Un(o.set)}catch(o){Oe(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function fh(e,t,o){Oe(e,{seconds:30,action:{label:"Undo",run:()=>lS(t,o)}}),o(t.set)}function cS(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Se(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function mh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function hh(e,t){let o=ue("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=ph({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):wm(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>fh(`“${e.
label}” was split into ${G(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await yo(e.id);s=cS(d,()=>l("")),M(n,mh(o,"each",`Each file becomes a set: ${G(d.file_list.
length,"set")}`,!0,u),mh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function gh(e,t){
let o=ue("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});ph({title:`Join ${G(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${G(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>ym(e.map(s=>s.id),n.value.trim()),ended:s=>fh(`${G(e.length,"set")} were joined.`,s,t)}),n.focus()}var uS=10,dS=12,mS=200,pS=4;async function Bc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:pS},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function fS({change:e,sort:t}){let o=ue("find"),n=i("span",{class:"muted small found"}),s=!1,r=Je(mS,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},ch.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([h,g])=>i("option",{value:`${p} ${h}`},`${f} ${g}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(p,f,h){let g=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,dS)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,g.
map(({tag:w,sets:b})=>B([w,b!==void 0&&i("span",{class:"muted"},` ${R(b)}`)],()=>h(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,h){u.hidden=h<=uS&&!ka(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let g=f===0?"No set matches.":G(f,"set");return n.textContent=ka(p)?g:"",g}}}var wh=e=>[...e.values()].every(t=>t.pinned);function hS(e){let t=i("span",{role:"status"}),o=B("",e.compare,{class:"\
primary"}),n=B("Join …",e.join,{class:"writes"}),s=B("Tags …",e.tags,{class:"writes"}),r=B("",e.pin,{class:"writes"}),a=B("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,ve("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${R(c.size)} selected`,o.textContent=`Compare (${R(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=wh(c)?"Unpin":"Pin",a.textContent=`Delete (${R(c.size)})`}}}function gS(e){let t=i("span",{class:"muted"}),o=B("Previous",()=>e(-1)),n=B("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*nn,c=Math.min(l+nn,a.entry_total);s.hidden=a.entry_total<=nn&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(a.entry_total)}${a.entry_total===a.total?"":` rows, ${G(a.total,"set")}`}`:""}}}function yh({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},wS()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],h={control:"",test:""},g="",y=null,w="",b=!1,x=(L,W)=>{b=!0,e({page:1,...L},W)},_=fS({change:L=>x(
L,{replace:!0}),sort:(L,W)=>x({sort:L,order:W})}),k=uh({pick:t,save:Q,pin:Me,remove:Ne,check:P,checkAll:j,toggleGroup:K,tags:se,split:L=>hh(L,Ce),more:I,filterTag:Y,sort:H}),$=hS({compare:Z,join:()=>gh(
[...l.values()],Ce),tags:()=>se([...l.values()]),pin:()=>Me([...l.values()],!wh(l)),remove:()=>Ne([...l.values()]),clear:()=>{l.clear(),z()}}),E=gS(L=>{e({page:u.page+L}),a.scrollIntoView({block:"star\
t"})}),T=wp(A),S=i("div",{class:"set-list"},T.node,_.node,a,E.node,$.node);async function A(){y?.abort(),y=new AbortController;let{signal:L}=y;m=xn(u).toString(),a.ariaBusy="true";let W=setTimeout(()=>r.
busy(!0),400);try{let[O,v,q]=await Promise.all([At(xn(u),{signal:L}),Xo({signal:L}),ka(u)?At("limit=0",{signal:L}):null,o()]);d=O,f=v,p=T.draw(q??O),await C(L),pe()}catch(O){O.name!=="AbortError"&&D(O)}finally{
clearTimeout(W),L.aborted||(r.busy(!1),a.ariaBusy=null)}}function D(L){d=null,m="",M(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},L.message),B("Try agai\
n",A,{class:"primary"})))}let F=(L,W,O=nn)=>{let v=xn({...u,page:1});return v.delete("group"),v.set("prefix",L),v.set("offset",String(W)),v.set("limit",String(O)),v};async function C(L){let W=new Set(
d.entries.flatMap(({group:O})=>O?[O.prefix]:[]));for(let[O,v]of[...c]){if(!W.has(O)){c.delete(O);continue}let q=await At(F(O,0,Math.min(1e3,Math.max(nn,v.sets.length))),{signal:L});c.set(O,{sets:ne(q),
total:q.total,loading:!1})}}async function I(L){let W=c.get(L),O=m;W.loading=!0,z();try{let v=await At(F(L,W.sets.length));W.sets=[...W.sets,...ne(v)],W.total=v.total}catch(v){Oe(`${L} cannot be liste\
d. ${v.message}`,{urgent:!0})}W.loading=!1,O===m&&z()}function K(L){c.delete(L)?z():(c.set(L,{sets:[],total:0,loading:!0}),I(L))}let ne=L=>L.entries.flatMap(({set:W})=>W?[W]:[]),oe=()=>d.entries.flatMap(
({set:L,group:W})=>L?[L]:c.get(W.prefix)?.sets??[]);function pe(){n({sets:ne(d),allTotal:p,checking:T.checking()});let L=_.draw(u,d.total,p);b&&(b=!1,ke(L)),z(),w!==""&&ae(w)}function z(){if(d&&(_.drawTags(
u,f,Y),E.draw(u.page,d),$.draw(l),!(d.entries.length===0&&T.checking()))){if(d.entries.length===0){M(a,p===0?s():X());return}k.node.parentNode!==a&&M(a,k.node),k.draw({...d,groups:c,picked:h,checked:l,
sort:u.sort,order:u.order})}}let X=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",B("Show all",()=>x({q:"",tag:[]}),{class:"\
link-button"}));function ae(L){if(w="",k.flash(L))return;d.entries.find(({group:O})=>O&&c.get(O.prefix)?.sets.some(v=>v.id===L))||gt([L]).then(([O])=>{let[v]=(O&&d?d.entries:[]).filter(({group:q})=>q&&
O.label.toLowerCase().startsWith(q.prefix.toLowerCase())).sort((q,V)=>V.group.prefix.length-q.group.prefix.length);v&&!c.has(v.group.prefix)&&K(v.group.prefix)}).catch(()=>{})}function H(L){let W=L===
"label"?"asc":"desc",O=W==="asc"?"desc":"asc";x({sort:L,order:u.sort===L&&u.order===W?O:W})}function Y(L){let W=u.tag.includes(L);x({tag:W?u.tag.filter(O=>O!==L):[...u.tag,L].slice(-8)})}function P(L,W,O){
let v=oe(),[q,V]=[v.findIndex(ie=>ie.id===g),v.findIndex(ie=>ie.id===L.id)].sort((ie,Re)=>ie-Re);(O&&q>=0?v.slice(q,V+1):[L]).forEach(ie=>W?l.set(ie.id,ie):l.delete(ie.id)),g=L.id,z()}function j(L){oe().
forEach(W=>L?l.set(W.id,W):l.delete(W.id)),z()}function Z(){let[L,W]=[...l.values()].sort((q,V)=>q.created.localeCompare(V.created)),[O,v]=Us(L,W);r.go(Ft(O.id,v.id))}function le(L){if(d===null){A();return}
let W=O=>O.id===L.id?{...O,...L}:O;d.entries=d.entries.map(O=>O.set?{set:W(O.set)}:O),c.forEach(O=>{O.sets=O.sets.map(W)}),l.has(L.id)&&l.set(L.id,L),n({sets:ne(d),allTotal:p}),z(),a.ariaBusy==="true"&&
A()}function Ce(L){return l.clear(),w=L,A()}async function Q(L,W){try{return le(await No(L.id,W)),ke("Saved."),!0}catch(O){return Oe(`Not saved. ${O.message}`,{urgent:!0}),!1}}function se(L){dh(L,le).
addEventListener("close",()=>A())}let he=L=>L.length===1?`“${L[0].label}”`:G(L.length,"set");async function Me(L,W){let O=await Bc(L,async v=>le(await No(v.id,{pinned:W})));O.length>0?Oe(`${he(O.map(
({item:v})=>v))} ${O.length===1?"was":"were"} not changed. ${O[0].error.message}`,{urgent:!0}):ke(`${he(L)} ${L.length===1?"is":"are"} ${W?"pinned":"not pinned"}.`)}async function Ne(L){let W=await Bc(
L,v=>Un(v.id));W.length>0&&Oe(`${he(W.map(({item:v})=>v))} ${W.length===1?"was":"were"} not deleted. ${W[0].error.message}`,{urgent:!0});let O=L.filter(v=>!W.some(({item:q})=>q===v));O.forEach(v=>l.delete(
v.id)),O.length>0&&Oe(`${he(O)} ${O.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>Xe(O)}}),document.getElementById("main").focus({preventScroll:!0}),await A()}async function Xe(L){
let W=await Bc(L,O=>zn(O.id));W.length>0&&Oe(`${he(W.map(({item:O})=>O))} cannot be brought back. ${W[0].error.message}`,{urgent:!0}),w=L.length===1?L[0].id:"",await A()}return{node:S,show(L,W){let O=u;
u=L,h=W,O&&xn(O).get("sort")!==xn(u).get("sort")&&c.clear(),xn(u).toString()!==m?A():z()},reload(L=""){return w=L||w,A()},search:()=>p>0&&(_.focus(),!0),enter:()=>k.focus(),focused:()=>d&&oe().find(L=>L.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),T.stop()}}}function wS(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function lt(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var qc=4,yS=["control","test"],Ya={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function bh(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=lt("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${R(p.length)})`,M(o,p.slice(0,a?void 0:qc).map(f=>u(f,d,m))),n.hidden=a||p.length<=qc,M(n,!n.hidden&&B(`Show all ${R(p.length)}`,()=>{a=
!0,c(d,m),o.children[qc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};yS.forEach($=>{f[`${$}_counts`]=d[$].counts,f[`${$}_total_duration`]=
d[$].total_duration});let{control:h,test:g,diff:y,growth:w,controlCount:b,testCount:x}=Wo(f,p?"per_step":"total",m),_=y>0?"more":y<0?"less":"calm",k=($,E,T)=>i("p",{class:`replaced ${T}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},E),i("span",{class:"visually-hidden"},E==="−"?"gone: ":"new: "),i("a",{href:e($),class:"mono",title:$.name},i("bdi",{},$.name)));return i("li",{},i("div",{class:"\
replaced-names"},k(d.control,"−","less-mark"),k(d.test,"+","more-mark"),i("p",{class:"muted small"},Ya[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Be(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${R(b)} → ${R(x)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${ce(h)} → ${ce(g)}`},`${N(h)} → ${N(g)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${_}`,title:He(y)},xe(y),h>0&&` (${we(w)})`)))}return{node:r,sql:s,
draw:c}}async function Wt(e,t){try{await navigator.clipboard.writeText(e),Oe(t,{seconds:4})}catch{Oe(`Copy this: ${e}`,{seconds:60})}}var bS={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},_h="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Cn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${R(o)} steps are too few to find a change among ${R(
n)} rows.`}let t=`q = ${Pt(on(e))}, p = ${Pt(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function sr(e){switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Pt(e.calls_q_value)})`;default:return""}}var _S=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,N(l),N(c),xe(u),[ce(l),ce(c),He(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",R(e.control_counts),R(e.test_counts),st(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function kh(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Ya[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Vs(e)].join(`
`):e.name}function xh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ve("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=sr(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${bS[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${Ya[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Vs(m).map(h=>i("p",{class:"mono full-name"},i("bdi",{},h)))),m.significance&&i("p",{class:"small"},Cn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),_S(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&B("Show in the table",r,{class:"link-button"}),s&&B("Show its ran\
ks and steps",s,{class:"link-button"}),B("Copy the name",()=>Wt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var $h=64,vh=32;function kS(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>$h)return`${t} is too long: a tag has at most ${$h} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function xS(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(kS).find(r=>r!=="")??(n.length>vh?`${n.length} tags are too many: a set has at most ${vh}.`:"");return{tags:n,fault:s}}var $S="key=value, separated by commas";function Sh(){let[e,t]=["tags","t\
ags-help"].map(ue),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:$e.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=xS(n.value);Object.assign($e,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||$S,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function Eh(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=fp(n.files);s.length>0?$e.add(s):o.webkitdirectory&&Oe("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},It(t),e),n)}function Th(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),B("Copy",()=>Wt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function vS(){let e=(t,o,n)=>{let s=B(t,async()=>{s.disabled=!0;try{await $e.addSample(o)}catch(r){Oe(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",Th(Qf),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),Th(Jf))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function SS(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=ve("swap","Swap control and test",e),s=i("a",{class:"button primary",href:me("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,h)=>M(p,i("b",{class:"\
letter"},f),h?i("span",{class:"ellipsis",title:h.label},h.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Ft(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var rr={path:"/",name:"Traces",
read:Qs,mount(e,t){return TS(e,t)}},Oh=24,ES=100;function TS(e,t){let o=Qs(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=oh(),d=yh({change:h,pick:$,ready:u.
load,loaded:y,empty:vS,context:t}),m=SS(()=>k({control:n.test,test:n.control})),p=eh(b,()=>d.reload()),f=Sh();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"p\
age-head"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Eh("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"\
Choose a folder of traces",id:"choose-folder"}),Eh("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost \
writes"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,
d.node)),t.setTitle("Traces");function h(T,S){t.go(rf({...o,...T}),S)}function g(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:T,allTotal:S,checking:A=!1}){
l||(s=T,t.setTitle(`Traces (${R(S)})`),c.textContent=S>0?R(S):"",m.node.hidden=S===0,f.hidden=S===0,location.search===""&&S<=Oh&&!A&&w(T),_())}function w(T){let{control:S,test:A}=Yl(T);S&&(S!==n.control?.
id||A!==n.test?.id)&&(n={control:ze(T,S),test:ze(T,A)},h({control:Ve(S),test:Ve(A)},{replace:!0}))}function b(T){let S=$e.transfers.some(A=>A.job?.set===T);S&&!a.includes(T)&&a.push(T),S&&h({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),x(S?T:"")}let x=Je(ES,async T=>{if(await d.reload(T),a.length>1&&!r&&!l){let S=await gt(a.slice(-Oh)).catch(()=>[]);if(!l&&!r){S.sort((D,F)=>a.indexOf(
F.id)-a.indexOf(D.id));let{control:A}=Yl(S);w(A===""?S.slice(0,2):S)}}});async function _(){let T=o,S=["control","test"].map(I=>T[I]),A=S.filter(I=>I!==""&&!s.some(K=>K.id.startsWith(I))),D=await gt(A).
catch(()=>null);if(l||T!==o)return;let[F,C]=S.map(I=>I===""?null:s.find(K=>K.id.startsWith(I))??ze(D??[],I)??null);n={control:F,test:C},t.unknown(["control","test"].filter(I=>D&&o[I]!==""&&!n[I]).map(
I=>({name:I,value:o[I],allowed:"a stored set"}))),g()}function k(T){r=!0,n=T,h({control:Ve(T.control?.id??""),test:Ve(T.test?.id??"")})}function $(T,S){k({...n,[T]:S}),ke(`${S.label} is the ${T}.`)}function E(T){
let S=d.focused();return S?$(T,S):!1}return g(),{keys:{search:d.search,enter:d.enter,control:()=>E("control"),test:()=>E("test")},update(T){let S=o;o=Qs(T),g(),(S.control!==o.control||S.test!==o.test)&&
_()},back:()=>d.reload(),unmount(){l=!0,x.cancel(),d.unmount(),p.unmount()}}}var ar=200;function Mh(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await pt(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=ar*Math.floor(d/ar),p=await a({offset:m,limit:ar});p&&(p.rows.forEach((f,h)=>{o[m+h]=f}),e())},stop(){s?.abort(),t=null}}}var Fc=e=>ns(e,e.unit,ts(e)).toString();function Ch(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(ar)),t.op!==""&&n.set("row",t.op),o?.key===_t(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Wc=e=>({key:_t(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Rh(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await pt(
o)}catch{return null}}function OS(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Ch(Fc(e),e,t),n=new AbortController,s=pt(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var MS=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Ah(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!MS.test(n)).forEach(n=>o.delete(n)),location.replace(me(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function Lh(e,t){OS(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=Ch(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),Ah(c.answer)):(c?.stop.abort(),Ah(pt(l,{signal:a})))}}var AS=250;function Tt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,h=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},AS),g;try{let y=await u(p);g=()=>d(y)}catch(y){g=()=>{m(y),a(y)}}clearTimeout(h),!f()&&(l(),g(),e.settled())}let a=(u,d)=>ap(e,o.querySelector(".error-box"),u.message,d);function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,clearable:a,drop:c,say(u){M(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var CS=4,Nh=280,ir=[];function RS(e){return new Promise(t=>{ir.push({node:e,go:t}),ir.length===1&&Dt().then(Ph)})}function Ph(){let e=ir.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=ir.splice(Math.max(0,e),1);t(),ir.length>0&&Dt().then(Ph)}function LS(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),Nh)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+Nh}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<CS&&a(u.event)})}function kt(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=lt(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>B(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!an()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&h()});p.observe(
a);let f=rs(g);async function h(){if(u)return;let w;u=!0;try{c||await Dt(),w=await js(),c||await RS(a)}catch(k){M(n,k.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:x,layout:_}=e.make(l,m);await w.react(t,x,{..._,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},Xm),!c&&!d&&(c=!0,e.onClick&&
LS(t,k=>e.onClick(k,l)),e.onRelayout&&t.on("plotly_relayout",k=>e.onRelayout(k,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function g(){c&&l&&!l.empty&&!e.paint&&h()}function y(w){c&&(e.save??Zm)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,M(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,M(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,h()}},redraw:g,retheme:g,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function vo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function Ka(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var NS=900,Va=12,Ih=17,PS=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Dh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of PS){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Dh(n);s&&o.append(s)}return o}function IS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,h)=>Ie("te\
xt",{x:d,y:m,fill:J(h?"--text":"--muted"),"font-size":f,"font-weight":h?600:400,"font-family":s},p),a=t.flatMap(d=>Zo(d,Math.floor(n/6.6),3)),l=[r(Va,22,e,15,!0),...a.map((d,m)=>r(Va,42+Ih*m,d,12,!1))],
c=30+Ih*a.length+18,u=Va;for(let[d,m]of o)l.push(Ie("rect",{x:u,y:c-9,width:14,height:9,fill:J(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+Va}}function DS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,NS),l=IS(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Dh(d);for(let[f,h]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(h));return p}),u=l.height+n;return{width:a,height:u,node:Ie("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},Ie("rect",{width:"100%",height:"100%",fill:J("--surface")}),l.nodes,c)}}var Bh="image/svg+xml";async function BS(e,t,o){let n=new Image;
n.src=`data:${Bh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function qh(e,t,o,n){let{node:s,width:r,height:a}=DS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Bh}):await BS(l,r,a);
Ka(c,`${o}.${t}`)}var lr=212,to={left:62,right:12,top:20,bottom:24},fs=lr-to.top-to.bottom,Qa=.62,qS=5,Fh=8,Ja=84,FS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Wh(e){return kt(
{...e,class:"waterfall",height:()=>lr,keys:FS,paint:US,save:qh})}function WS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function jS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function HS([e,t]){let o=(t-e)/
qS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var cr=e=>`${100*e}%`;function US({fall:e}){let t=WS(e),
o=jS(t),[n,s]=o,[r,a]=Ke(s),l=t.length,c=w=>fs*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>cr((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=ue("fall-less"),p=HS([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Pe(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},h=Ie("svg",{class:"fall-body",...f},Ie("defs",{},Ie("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},Ie("rect",{class:"fall-ground",width:5,height:5}),Ie("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>Ie("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>Ie("line",{class:"fall-join",x1:u(b,Qa/2),x2:u(b+1,-Qa/2),y1:c(w),y2:c(w)})),t.map(([w,b],x)=>Ie("rect",{class:`fall-bar fall-${d(x)}`,x:u(x,-Qa/2),width:cr(
Qa/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(x)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>zS(u(w,-.33),cr(.66/l))),e.parts.map(({change:w},b)=>Ie("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},xe(w))),GS(e).flatMap(([w,b],x)=>[Ie("text",{class:"fall-tick fall-whole",x:u(x),y:fs+15},w),Ie("text",{class:"\
fall-tick fall-short",x:u(x),y:fs+15},b)])),g=Ie("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>Ie("text",{class:"fall-value",x:to.left-5,y:to.top+w+4},b)),n>0&&Ie("text",{class:"fall-cut",x:to.
left,y:to.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[g,h,YS(h,KS(e),y)]}function zS(e,t){let o=(r,a)=>fs*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:Fh+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return Ie("svg",{x:e,width:t,height:fs,viewBox:`0 0 ${Fh} ${fs}`,preserveAspectRatio:"\
none"},Ie("polygon",{class:"fall-ground",points:s}))}function GS(e){return[["control","control"],...e.parts.map(({part:t})=>[ha[t].name,ha[t].short]),["test","test"]]}function YS(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>to.top+f),m=()=>{M(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?to.left:to.right}px + ${c/s} * (100% - ${to.left+to.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>Ja?`${lr-u+17}px`:"auto",n.style.top=u>Ja?"auto":`${d-u>Ja?
u+6:Math.min(d+4,lr-Ja)}px`},p=Ie("rect",{class:"fall-area",x:cr(a/s),y:-to.top,width:cr(1/s),height:lr});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function KS(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[ha[t].name,`${N(o)} → ${N(n)}`,xe(s)]),["test",N(e.test),xe(e.change)]]}var VS=56,QS=e=>e.replace(/^-/,"−").replaceAll(" "," ");function oo(e,t=()=>null,o=VS){let n=e.flatMap(({name:r})=>r??[]),s=new Map(bo(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??QS(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var JS=2,XS=3,jh=52,ZS=5,zh=e=>e>0?"more":e<0?"less":"calm",ur=({certainty:e})=>e==="sure"||e==="likely",Xa=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Hh=({brief:e,parts:t})=>Xa((e??t).
map(o=>o.text??o.name??o.number).join(""));function eE(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function Uh(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
Hh(e[a])+s<=r);)r-=Hh(e[a])+s,a+=1;return[a,r]}var jc=(e,t=e.some(ur)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function Hc(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${ur(e)?zh(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var Uc=e=>i("span",{title:He(e.change),class:`account-change ${ur(e)?zh(e.change):"muted"}`},Wm(e.change));function Gh(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(h=>h.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&i("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,h]=Qn(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},Hc(
u,m),i("span",{class:`account-words${ur(u)?"":" muted"}`,title:u.text},oo(u.brief??u.parts,void 0,jh)),i("span",{class:"account-times",title:`${ce(u.control)} → ${ce(u.test)}`},i("span",{class:"cont\
rol-text"},f)," → ",i("span",{class:"test-text"},h)),Uc(u),p&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:h,words:g}){let y=d??[],w=eE(u).filter(({change:I,kind:K})=>I!==0||K!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,x=[...w,...b?[b]:[]].flatMap(
I=>[I.from,I.from+I.change]),_=[Math.min(...x),Math.max(...x)],k=y.filter(({line:I,kind:K})=>I===void 0&&!["limit","host_need","machine"].includes(K)),[$,E]=Uh(w,{least:JS,most:h,room:g,more:ZS}),[T]=Uh(
k,{least:0,most:XS,room:E,more:0}),[S,A]=[m?w.length:$,m?[]:[...w.slice($),...b?[b]:[]]],D=I=>y.find(K=>K.line===u.lines.findIndex(({text:ne})=>ne===I.text)),F=w.length>0&&jc([...w,...b?[b]:[]],p?"sur\
e":""),C=$<w.length||T<k.length;M(o,w.slice(0,S).map(I=>l(I,D(I),_,!0)),(m||A.length===1)&&b&&l(b,null,_,m),A.length>1&&i("li",{class:"account-rest"},Hc(jc(A),_),c(`${G(A.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),Uc(jc(A))),w.length>0&&i("li",{class:"account-sum"},Hc(F,_),i("span",{class:"strong"},f),Uc(F))),M(n,k.slice(0,m?k.length:T).map(I=>i("li",{data:{kind:I.kind,certainty:I.
certainty},title:I.text},oo(I.parts,m&&e?e.page:void 0,jh))),t&&C&&(m||A.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${k.length-T} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,S).every(ur)}}}var tE=[["control","A"],["test","B"]],Yh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},zc=(e,t)=>100*e[t]/e.step;function oE(e){let t=zc(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Pe(t,o,o));return[100-n,n].map(s=>`${Pe(s,o,o)} %`)}function nE({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function sE(e,t,o){
let[n,s]=oE(o),r=Object.keys(Yh).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${Yh[a]}`,css:{width:`${zc(o,a)}%`},title:`${ht[a].name}: ${N(o[a])}, ${Be(zc(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function Kh(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,M(e,n&&[i("p",{},
"Limit: ",i("b",{},nE({control:t,test:o}))),tE.map(([s,r])=>sE(s,r,s==="control"?t:o))])}}}var dr=["control","test"],Vh=e=>i("bdi",{class:"mono"},e),rE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function aE(e){let[t,o]=dr.map(s=>rE(e[s])),n=dr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?R(n[0]):`${R(n[0])} and ${R(n[1])}`,changes:{control_marker:t,test_marker:t}}]:dr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:R(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function iE(e,t){let[o,n]=dr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,Vh(a)," ",t&&B("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:dr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function Qh(e,t){return[iE(e,t),t&&aE(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,Vh(n),` as step m\
arker (${s} found)? `,B("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var Jh=8,lE=24,cE=80,ln=["control","test"],Xh=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Yc=({step_number:e})=>e!==null,Gc=e=>[e.span,Yc(e)?e.step_number:
e.rank],Zh=({rank:e,span:t})=>`${e}/${t}`;function eg(e){return`${Yc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function uE(e){let o=[...new Map(e.map(n=>[Gc(n).
join("/"),Gc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function dE(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var Za=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function mE(e,t){let o=new Map;for(let n of e){let s=Zh(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>Jh?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>Ie("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function pE(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:Za(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function fE(e,{samples:t,blocks:o},n,s,r){let a=uE(t),l=t.map(m=>({sample:m,y:Za(m.step,n),x:a.size>1?3+94*a.get(Gc(m).join("/"))/(a.size-1):50})),c=pE(o,n),
u=t.filter(Yc).map(m=>m.step_number),d=u.length===0?G(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},hE(Ie("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},Ie("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${Za(s,n)}%`,y2:`${Za(s,n)}%`}),mE(l,e),l.map(({sample:m,x:p,y:f})=>Ie("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>cE?2:3.2})),c.map(({x:m,y:p})=>Ie("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${N(m.step)}`:[`${e}, ${eg(m.sample)}: ${N(m.sample.step)}`,tn(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function hE(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<lE?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function gE(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${G(t.length,"sample")} from ${N(Math.min(...n))} to ${N(s.step)}, median ${N(Xh(n))}; the longest is ${eg(s)}.${o.length>0?` Without the profile\
r: ${G(o.length,"block")} from ${N(Math.min(...o))} to ${N(Math.max(...o))}.`:""}`}var tg=(e,t)=>e&&Object.fromEntries(ln.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function og(e,t,o=null){if(!ln.every(m=>e?.[m]?.length>0)||ln.every(m=>e[m].length<2))return null;let n=Object.fromEntries(ln.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=ln.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=dE(s),a=Xh(e.control.map(m=>m.step)),l=[ue("strip-title"),ue("strip-words")],c=ln.some(m=>{let p=new Set(e[m].map(Zh));return p.size<=
Jh&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,M(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},ln.map(m=>gE(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},N(r[1])),i("span",{},N(r[0]))),ln.map(m=>fE(m,n[m],
r,a,d))),u)}var wE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},yE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},Qc=["\
steps_differ","single_sample","few_shared_kernels"],bE=5,_E=96,kE=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),ei=({verdict:e})=>e==="slower"||e==="fa\
ster",Kc=({comparability:e})=>e.some(({kind:t})=>t==="same_selection"),Vc=({change_percent:e,interval:t})=>!(e>=t?.low_percent&&e<=t.high_percent&&Math.abs(e-t.shift_percent)<=Math.abs(t.shift_percent)/
4);function xE(e){let{change_percent:t,interval:o}=e,n=Vc(e)?o?.shift_percent:t;return typeof n=="number"&&[Vc(e)&&", typically",n<900?` by ${Be(Math.abs(n))}`:`: ${we(n)} as long`]}function $E(e){let{
interval:t}=e;return ei(e)&&typeof t?.low_percent=="number"?["between ",we(t.low_percent)," and ",we(t.high_percent)]:oo(e.range.parts)}function vE(e){let{verdict:t}=e,o=Lt(e)?"Whole recording":"Step \
time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=Qn(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.verdict.
replace("_","-")}`},i("span",{"aria-hidden":"true"},`${Kc(e)?"=":yE[t.verdict]} `),Kc(e)?"Nothing can differ":[wE[t.verdict],ei(t)&&xE(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${ce(t.control)} → ${ce(t.test)}`},ei(t)&&Vc(t)&&"mean ",i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",
{class:"verdict-range"},$E(t)))}function SE(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},oo(n.parts)," ",t&&
s===0&&i("button",{type:"button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function ng({
links:e=null,actions:t=null,below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=Kh(),u=Gh(
e,n.fold),d=i("p",{class:"muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",
{class:"verdict-body"},i("div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,h,{narrowed:g=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,x=h.diagnosis??
[],_=n.widen&&w.verdict==="cannot_judge"&&g,k=af(b,x).filter(({kind:T})=>!Qc.includes(T)&&T!=="same_selection"),$=({severity:T})=>T==="damage";M(s,Js(k.filter($))),M(a,Js(k.filter(T=>!$(T)))),M(r,vE(f),
w.recorded&&i("p",{class:"muted small"},oo(w.recorded.parts)),_&&i("p",{},B("Use all ranks and steps",n.widen,{class:"link-button"})),SE(x,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),Qh(f,n.
marker??null)),c.draw(f),d.hidden=!h.note,M(d,h.note);let E=[f.recorded.control,f.recorded.test].map(T=>T.devices.join(" "));u.draw(Kc(f)?{}:{...h,diagnosis:kE(x,f)},{open:y,sure:ei(w)&&!w.recorded,sum:w.
recorded?"Together, as recorded":"Together",lines:bE-r.querySelectorAll("button").length,words:_E-[r,s,a].reduce((T,{textContent:S})=>T+Xa(S),0)-Xa([...new Set(E)].join(" "))}),M(l,Jc(f)),m.dataset.verdict=
w.verdict}return{node:m,draw:p}}var Jc=({verdict:e,step_time:t,without_profiler:o,...n})=>og(tg(e.samples,t.samples),Lt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var EE="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",TE=({control:e,test:t})=>me(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),ti={key:"",list:[]};function sg(e=null){let t=Wh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:h,comparability:g}=p;M(o,h.basis!==null&&i("p",{class:"verdict-reason"},oo(h.range.parts)," ",oo(h.basis.parts),"."),h.basis!==null&&i("p",{class:"muted small"},
EE),h.caution&&g.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},h.caution," ",e&&i("a",{href:TE(p)},"Compare several recordings")),g.filter(({kind:y})=>Qc.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},oo(y.parts))))}function d(p){M(n,ti.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},
oo(f.parts)," ",f.kind==="layer"?i("a",{href:po({...eo(p),node:Ff(f.tree)})},"Show in the tree"):i("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?_t(p).toString():l;if(f===l)return;
a?.abort(),a=new AbortController,l=f,M(n);let h=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let g=ti.key===f?null:await pt(h,{signal:a.
signal});ti=g?{key:f,list:(g.diagnosis??[]).filter(({kind:y})=>y==="layer"||y==="memory")}:ti,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,h,{revision:g,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,h),M(s,Jc(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:g,file:y,caption:w,heading:`mean per ${Lt(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var OE=30,mr={top:8,right:16,bottom:34},ME=64,AE=6,rg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function Zc(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(rg.map(([f,h])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let g=new Set(t);g.delete(f)||g.add(f),e.onHide?e.onHide([...g]):
(u(g),c.redraw())}}},h)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=ve("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=kt({...e,extra:a,tools:[l,ve("plus","Zoom in",()=>m(.6)),ve("minus","Zoom out",()=>m(1/.6)),ve("reset","Reset the zoom",p)],keys:()=>rg.
filter(([f])=>!t.has(f)),height:f=>CE(f.rows.length),make:(f,h)=>PE(f,h,o,t,s),onRelayout:(f,h)=>d(f,h),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((h,g)=>h.setAttribute("aria-pressed",String(!t.has(g))))}function d(f,h){if(!Object.keys(f).some(x=>/^[xy]axis\./.test(x)))return;let{xaxis:g,yaxis:y}=c.layout(),w=[...g.range,...y.range],b=g.
autorange&&w[2]===Xc(n.length)[0];h.range=b?"":w.join(),e.onZoom?.(b?"":w.map(x=>Number(x.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:h,fixedrange:g}})=>!h||g?{}:{"xaxis.range[0]":h[0]*
f,"xaxis.range[1]":h[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":Xc(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:ag(n,o,Qt())})))}}}var CE=e=>Math.max(e,3)*OE+mr.top+mr.bottom,Xc=e=>[Math.max(e,3)-.5,-.5];function ag(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function RE(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ke(t);return[n,` ${o}`]}function LE(e){return[Zo(e.name,ME,AE).map(We).join("<br>"),
e.lines.map(We).join("<br>")]}function NE(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return bo(e.map(n=>n.name),o).map((n,s)=>We(e[s].mark+n))}function PE(e,t,o,n,s){let r=Qt(),[a,l]=RE(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,x)=>x),p=b=>e.rows.map(x=>x[b]===null?null:x[b]/a),f=(b,x)=>e.rows[x].noise?"noise":b>0?"more":"less",h=p(
"diff").map((b,x)=>n.has(f(b,x))?null:b),g=(b,x)=>r[f(b,x)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:h,marker:{color:h.map(
(b,x)=>g(b,x)),pattern:{shape:h.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:h.map((b,x)=>g(b,x)),bgcolor:r.surface},line:{width:h.map(b=>b>0?0:1),color:h.map((b,x)=>g(b,x))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(LE),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:mr.right,t:mr.top,b:mr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):Xc(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:NE(e.rows,d)},shapes:ag(
e.rows,o,r)}}}var ig=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${rt(e)}`,IE=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function oi(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:h,all_steps:g,samples:y}=e[d];return`${d}: ${m} (${[ig(p,f,"ranks"),ig(h,g,"steps"),G(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,IE(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${et(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var DE="abs_diff_duration",ni=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],eu={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},lg="abcd";function cg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(eu).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:eu[e?.
work_known]??null},ge,l>=0&&i("sup",{},lg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function ug(e){let t=null,o=B("More and slower work",()=>e(
{work:!t.work,...t.work&&ni.some(([s])=>s===t.sort)?{sort:DE,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(eu).flatMap((s,r)=>[r>0&&"; ",i("sup",{},lg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function si(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:za("Share",()=>[{text:"Copy link",run:()=>Wt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var tu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},hs=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function dg(e){let t=ue("top"),o=ue("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:os(s.value)})}},Object.keys(tu).filter(l=>cc.includes(l)).map(l=>i("option",{value:l},tu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...Kp,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=tu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)}\
 of ${R(l)} rows are drawn; the table has all`:""}}}function mg(e){let t=i("span",{class:"muted"}),o=ug(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=si();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?R(d):`${R(d)} of ${R(m)}`)+(p>0?`, ${G(p,"pair")} folded`:""),n.href=qs(dc(a,c,u,
"csv")),s.href=qs(dc(a,c,u,"json")),r.set({name:hs(l),bundle:sa(nf(a)),report:na(of(a,c,u))}),n.download=`${hs(l)}.csv`,s.download=`${hs(l)}.json`}}}function pg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&B("Use all ranks and steps",t.all,{class:"primary"}),n&&B("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&B("Try again",t.again,{class:"primary"})," ",i("a",
{href:me("/")},"Choose other traces")))}function fg(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}function wt(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=B(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var BE={ALL:"All",CPU:"Host",GPU:"Device"},qE={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},FE=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],WE=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],jE={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},HE={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function pr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function gg(e){let t=wt("Device type",Qp.map(_=>[_,BE[_],qE[_]]),_=>e({device_type:_})),
o=wt("Unit of the durations",FE,_=>e({unit:_})),n=wt("Time of host operations, shown and judged",WE,_=>e({measure:_})),s=UE(e),r=pr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",_=>e({use_short_name:_,op:""})),a=pr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",_=>e({merge_addresses:_,op:""})),
l=pr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",_=>e({aliases:_,op:""})),c=pr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",_=>e({merge_lines:_,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Zt.join(", ")}`,on:{click:()=>e({exclude:[...ri(u.exclude)?[]:Zt,...u.exclude.filter(_=>!Zt.includes(
_))]})}}),m=zE(_=>e({category:_})),p=GE(_=>e({exclude:_})),f=pr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",_=>e(
{fold:_})),h=hg("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...jE},_=>e({change:_})),g=hg(
"Time","Groups by the change of the time",HE,_=>e({significant:_})),y=B("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Zt,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:_})=>_),p.node));wg(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},h.node,g.node,d,p.chips,y));function x(_){let k=_&&{..._.ops_diff,"":Vp.reduce((E,T)=>E+_.ops_diff[T],0)};h.draw(u.change,
k);let $=_?.changed_rows;g.draw(u.significant,$&&{...$,true:$.slower+$.faster}),g.node.hidden=u.significant===""&&_?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(_,k,$){u=_,t.press(u.device_type),o.press($),n.press(ts(u)?"self":"total"),o.buttons.get("percent").disabled=k?!ya(k):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!k?.rows.some(S=>S.name.includes("0x…")),l.input.checked=u.aliases;let E=k?.rows.filter(S=>S.aliases)??[],T=({category:S})=>S===
"python_function";l.node.hidden=u.aliases&&E.every(T),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!E.some(T),d.setAttribute("aria-pressed",String(ri(u.exclude))),d.textContent=ri(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,k?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=k?.replacements.length===0,x(k),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every(S=>Zt.includes(S))}}}function UE(e){let t=ue("search"),o=!1,n=Je(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function zE(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);wg(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:G(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;M(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(h=>h!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},R(p)))}),a.length>0&&B("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function wg(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var ri=e=>Zt.every(t=>e.includes(t));function GE(e){let t=ue("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,M(s,o.filter(l=>!ri(o)||!Zt.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,ve("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function hg(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=R(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function yg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var ou=8,nu={key:"",operators:null};function bg(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=lt("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,h,g="")=>i("td",{class:`num ${g}`,title:h},f);function d(f){let{
operator:h,control_per_step:g,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},h===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:h,category:"cpu_op"}),class:"mono",title:h},i("bdi",{},h))),u(`${R(f.control_counts)} → ${R(f.test_counts)}`),u(N(g),ce(g)),u(N(y),ce(y)),u(xe(w),He(w),b),u(g>0?we(100*w/g):y>0?"new":"",null,b))}
function m({rows:f,count:h}){let g=(y,w="num")=>i("th",{scope:"col",class:w},y);M(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},g("Operator",""),g("launched, in all"),g("control"),g("te\
st"),g("Δ"),g("Δ %"))),i("tbody",{},f.slice(0,a?void 0:ou).map(d)))),n.hidden=a||f.length<=ou,M(n,!n.hidden&&B(f.length<h?`Show ${R(f.length)} of ${R(h)}`:`Show all ${R(h)}`,()=>{a=!0,m({rows:f,count:h}),
o.querySelectorAll("tbody tr")[ou].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,M(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),M(n);let h=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([g,y])=>h.set(g,y));try{let{operators:g}=nu.key===f?nu:await t(h,{signal:c.signal});
nu={key:f,operators:g},l===f&&g?m(g):l===f&&M(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(g){l===f&&g.name!=="AbortError"&&M(o,i("p",{class:"muted"},`No operators: ${g.message}`))}}
return{node:r,sql:s,draw(f,h){r.hidden=!(t?h.recorded.few_shared_kernels:h.operators),!r.hidden&&!t?m(h.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var YE=14;function gs(e){let[t,o]=jp(e);return o===""?t:`${t} → ${o}`}function _g(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let h=document.createElement("canvas").getContext("2d");h.font=r,a=h.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(YE,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Rl(s?o-2:o),n.add(t.filter(Boolean).map(d=>gs(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>gs(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=gs(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=gs(m),f=u(p),h=d.querySelector(
".fit");(h.dataset.short??p)!==f&&(f===p?delete h.dataset.short:h.dataset.short=f)}}}var Uo=28,KE=200,kg=12,xg=100,VE={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},au=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${_h}`,"c-real"],...ni],su=String(au.length-ni.length),QE={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},JE=(e,t)=>e.too_few?["","too few steps"]:QE[t]??["",t],vg={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function XE(e,t,o){let n=vg[e],s=os(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Sg(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},au.map(([Q,se,he,Me])=>{let Ne=i("span",{class:"sort-mark","aria-hidden":"true"}),Xe=i("th",{scope:"col",class:Me},i("button",{type:"button",title:he,on:{click:()=>e.onSort(...XE(Q,d,m))}},
se,Ne));return t.set(Q,{cell:Xe,mark:Ne}),Xe}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},au.map(([,,,Q])=>i("col",{class:Q}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,h="",g=null,y=0,w=0,b=0,x=0,_=new Map,k=0,$=!1,E=0,[T,S]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:su}))),A=_g(t.get("name").cell),D=()=>c.length>KE&&!an();function F(Q=!1,se=l.scrollTop){let he=Math.ceil((k||600)/Uo),Me=D()?Math.max(0,Math.floor(se/Uo)-kg):0,Ne=D()?Math.min(c.length,
Math.floor(se/Uo)+he+kg):an()?pe():c.length;if(!Q&&Me===b&&Ne===x)return;b=Me,x=Ne;let Xe=s.contains(document.activeElement),L=Q?new Map:_;_=new Map;for(let W=Me;W<Ne;W+=1)_.set(W,L.get(W)??(c[W]?z(W):
X(W)));C(Xe,Q,se),I()}function C(Q,se,he){l.toggleAttribute("data-virtual",D()),ne(T,b),ne(S,c.length-x),_o(s,[T,..._.values(),an()?oe(c.length-x):S]),he>0&&(se||Q)&&l.scrollTop!==he&&(l.scrollTop=he),
Q&&(_.get(y)??l).focus({preventScroll:!0})}function I(){let[Q,se]=D()?[Math.max(0,b-xg),Math.min(c.length,x+xg)]:[b,x];for(let he=Q;he<se;he+=1)if(!c[he]){e.onWant(Q,se);return}}function K(){let Q=!1;
for(let[se,he]of _)he.dataset.hole!==void 0&&c[se]?(_.set(se,z(se)),Q=!0):c[se]&&A.refit(he,c[se]);Q&&C(s.contains(document.activeElement),!1,l.scrollTop),I()}function ne(Q,se){Q.hidden=se===0,Q.style.
height=`${se*Uo}px`}function oe(Q){return i("tr",{hidden:Q===0},i("td",{colspan:su,class:"muted"},`${R(Q)} more: the report and the CSV have all rows.`))}function pe(){let Q=c.findIndex(se=>!se);return Q<
0?c.length:Q}function z(Q){let se=c[Q];return i("tr",{"aria-rowindex":String(Q+3),data:{index:Q},class:`${Q%2?"odd":""}${se.noise?" noise":""}`,tabindex:Q===y?"0":"-1","aria-selected":String(se.key===
g)},ZE(se,u,w,ae(se,Q)),f&&cg(se,he=>fr(he,u)))}function X(Q){return i("tr",{"aria-rowindex":String(Q+3),data:{index:Q,hole:""},"aria-busy":"true",tabindex:Q===y?"0":"-1"},i("td",{colspan:su,class:"mu\
ted"},"…"))}function ae(Q,se){return i("a",{href:e.href(Q.row),class:"op-link",tabindex:"-1"},Q.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visua\
lly-hidden"},"probable replacement: ")),Q.row.aliases&&!Q.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),A.draw(
Q))}function H(Q,{focus:se=!1}={}){if(c.length===0)return;let he=_.get(y);y=Math.max(0,Math.min(c.length-1,Q)),P(y),he?.setAttribute("tabindex","-1");let Me=_.get(y);Me?.setAttribute("tabindex","0"),se&&
Me?.focus({preventScroll:!0})}function Y(Q){c.length>0&&!_.has(y)&&(y=Math.min(c.length-1,Math.ceil(Q/Uo)),_.get(y)?.setAttribute("tabindex","0"))}function P(Q){l.removeAttribute("data-late");let se=Q*
Uo,he=l.clientHeight-n.offsetHeight-r.offsetHeight-2;se<l.scrollTop?l.scrollTop=se:se+Uo>l.scrollTop+he&&(l.scrollTop=se+Uo-he),E=l.scrollTop,F(!1,E)}s.addEventListener("click",Q=>{let se=Q.target.closest(
"tr[data-index]");se&&Q.target.closest(".op-link")?!Q.ctrlKey&&!Q.metaKey&&!Q.shiftKey&&e.onOpen(c[Number(se.dataset.index)].key):se&&c[se.dataset.index]&&getSelection().isCollapsed&&(H(Number(se.dataset.
index),{focus:!0}),e.onSelect(c[y].key))}),s.addEventListener("keydown",Q=>{let se=Math.max(1,Math.floor(l.clientHeight/Uo)-4),he={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+se,PageUp:y-se,Home:0,End:c.length-
1};if(Q.key in he&&!Q.altKey&&!Q.metaKey)Q.preventDefault(),H(he[Q.key],{focus:!0});else if((Q.key==="Enter"||Q.key===" ")&&!Q.target.closest(".op-link")&&c[y])Q.preventDefault(),e.onSelect(c[y].key);else if(Q.
key==="ArrowRight"||Q.key==="ArrowLeft"){Q.preventDefault();let Me=_.get(y);(Q.key==="ArrowRight"?Me?.querySelector(".op-link"):Me)?.focus({preventScroll:!0})}});let j=0;l.addEventListener("scroll",()=>{
E=l.scrollTop,D()&&j===0&&(j=requestAnimationFrame(()=>{j=0;let{scrollTop:Q}=l;F(!1,Q),Y(Q)}))});let Z=new ResizeObserver(Q=>{k=l.clientHeight,Q.some(({target:se})=>se!==l)&&A.measure()&&K(),F(!1,E)});
Z.observe(l),Z.observe(t.get("name").cell);let le=rs(()=>{A.measure(),F(!0)});function Ce(Q){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"\
Duration"}, ${Q}`,o[2].title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Q}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(
se=>{se.hidden=!f});for(let[se,{cell:he,mark:Me}]of t){let Ne=d===se||(vg[se]??"")===d;Ne?he.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):he.removeAttribute("aria-sort");let Xe=m==="as\
c"?"↑":"↓";Me.textContent=Ne?d===se?` ${Xe}`:` |${Xe}|`:""}}return{node:l,focus:()=>H(y,{focus:!0}),draw(Q){let se=h!==Q.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:g,revision:h}=Q),
f=Q.work===!0,a.toggleAttribute("data-work",f),w=ru(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!Q.judged),A.setRows(c),Ce(Q.unitName),M(r,Q.totals.map(([Me,
Ne])=>oT(Me,Ne,u,p,f)));let he=c.findIndex(Me=>Me?.key===g);se&&(y=Math.max(0,he),E>0&&(l.scrollTop=0,E=0)),$||($=!0,l.setAttribute("data-late",""),Dt().then(Dt).then(()=>l.removeAttribute("data-late"))),
F(!0,E),he>=0&&se&&P(he)},add(Q,se,he){c=Q,a.toggleAttribute("data-unjudged",!he),A.addRows(c,se),ru(se)>w?(w=ru(se),F(!0)):K()},select(Q){let se=Q!==g;g=Q;for(let Me of s.querySelectorAll("tr[data-in\
dex]"))Me.setAttribute("aria-selected",String(Q!==""&&c[Number(Me.dataset.index)]?.key===Q));let he=c.findIndex(Me=>Me?.key===Q);he>=0&&se&&H(he)},unmount(){Z.disconnect(),le(),cancelAnimationFrame(j)}}}
function iu(e,t){return t==="percent"?[Be(e),Be(e)]:[N(e),ce(e)]}function fr(e,t){if(t!=="percent")return[xe(e),He(e)];let o=e===null?ge:`${we(e)}-points`;return[we(e),o]}var ru=e=>e.reduce((t,o)=>Math.
max(t,Math.abs(o.diff??0)),0),ws=e=>e>0?" more":e<0?" less":" calm";function ai(e,t,o){let[n,s]=iu(e,t);return i("td",{class:o,title:s},n)}function ZE(e,t,o,n){let{row:s}=e,[r,a]=VE[s.change]??["",s.change],
[l,c]=fr(e.diff,t),u=o>0?Math.abs(e.diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"ro\
w",class:"c-name mono",title:kh(s)},n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},R(e.controlCount)),i("td",{class:"num c-c\
ount"},R(e.testCount)),i("td",{class:`num c-count${ws(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:sr(s)||null},st(e.diffCount)),ai(s.control_counts>0?e.control:null,t,"num c-time"),ai(s.test_counts>
0?e.test:null,t,"num c-time"),i("td",{class:`num c-time c-diff${ws(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${ws(e.percent??e.diff)}`},e.birth||we(e.percent)),
eT(e)]}function eT({row:e,verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=JE(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":
"muted"}`,title:`${Cn(e)}${e.q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${Um(on(
e))}`))}var $g=e=>i("td",{class:"num c-count",title:R(e)},R(e)),tT={host:"Host, sum",device:"Device, sum"};function oT(e,t,o,n,s){let[r,a]=fr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-c\
hange"}),i("th",{scope:"row",class:"c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the \
time of a call also counts in its caller"},tT[e]),i("td",{class:"c-category"}),$g(t.controlCount),$g(t.testCount),i("td",{class:`num c-count${ws(t.diffCount)}`},st(t.diffCount)),ai(t.control,o,"num c-\
time"),ai(t.test,o,"num c-time"),i("td",{class:`num c-time${ws(t.diff)}`,title:a},r),i("td",{class:`num c-percent${ws(t.percent??t.diff)}`},t.birth||we(t.percent)),i("td",{class:"c-real"}),s&&i("td",{
class:"c-work",colspan:"2"}))}var Cg=(e,t)=>e.rank-t.rank||e.span-t.span,nT=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Eg(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Cg)}}var Tg=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),ii=e=>e===void 0?"–":e===null?"whole":String(e);function lu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Og=(e,t)=>e===t?e:`${e} / ${t}`;function sT(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Cg).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Mg(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function li(e,t){let[o,n]=[Eg(e),Eg(t)],{rows:s,byPosition:r}=sT(o.keys,n.keys),[a,l]=[Tg(e),Tg(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?ii(l[p]):l.length===0?ii(a[p]):Og(ii(a[p]),ii(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Og(lu(m.control),lu(m.test)):lu(m.control??m.test)})),columns:u,control:d(Mg(e,s,a,"control",o.split)),test:d(Mg(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!nT(a,l)}}function hr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function cn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Ag=e=>e.reduce((t,o)=>t+o,0)/e.length,rT=1.05,
aT=.05;function Rg(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Ag(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Ag(a.map(u=>u.exposed_communication))/l:null}}),n=cn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=rT);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:iT(o)}}function iT(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=cn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=aT&&t.waiting<=o/2?t:null}var lT=820,cT=3,Lg=46,Ot={top:26,right:12,bottom:36},uu=46;function ci(e){return kt({...e,class:"heat-map",height:Dg,make:mT,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<cT&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var uT=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Pg=e=>Math.max(34,e.rows.length*uT(e.rows.length)),Ig=e=>e<lT;function Dg(e,t){let o=Pg(e);return Ig(t)?3*(o+Ot.top)+2*Ot.bottom+2*uu+Ot.bottom:o+Ot.top+Ot.bottom+
uu}var cu=e=>e.flat().filter(t=>t!==null);function dT(e){let t=[...cu(e.control),...cu(e.test)],o=Math.abs(cn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...cu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function mT(e,t){let o=Ig(t),n=dT(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=hT(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:Ot.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:Hs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:bT(),showscale:!1}},d=c.map(([p,f,h,g],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,gT(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:g?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(x=>x.map(_=>_===null?null:_/r)),customdata:fT(e,p,f,h,g),
hovertemplate:"%{customdata}<extra></extra>",...pT(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,yT(l.bars[f],4+f,p,a)),wT(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function pT(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function fT(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${We(String(p))}, step ${We(m)}`;if(c===null)return f;let h=e.control[l][u],g=s&&
h>0?` (${we(100*c/h)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+g,...y].map(We)].join("<br>")}))}function hT(e,t,o){let n=Dg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Ot.right,l=Pg(e),c=o?a:(a-2*Lg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+Lg)/a;return{x:[w,w+c/a],y:d(Ot.top,l),cell:u}}),f=d(Ot.top+l+Ot.bottom+6,8),[h,g]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[h+(g-h)*.2,g-(g-h)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Ot.top,
2*Ot.top+l+Ot.bottom,3*Ot.top+2*l+2*Ot.bottom+uu];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Ot.bottom+6,8)}))}}function gT(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=vo(e.columns.length,s/(7*r+10)),l=vo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>We(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>We(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Ng=48;function wT([e,t],o,n){let s=Array.
from({length:Ng},(r,a)=>e+(t-e)*(a/(Ng-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function yT({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:J("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var bT=()=>[[0,J("--less-fill")],[.5,J("--heat-zero")],[1,J("--more-fill")]];function ui(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,h,g]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&h===null)return null;let y=g>0?" more":g<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(h)),i("td",{class:`num${y}`},p(g)),i("td",{class:`num${y}`},we(
f>0&&g!==null?100*g/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Bg={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},_T=20,di=["control","test"];function kT(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function qg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Be(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Be(100*t.waiting)} of its step): the others probably wait for it.`}function Fg(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=ue("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},ba.map(A=>i("option",{value:A},Bg[A]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=ci({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...A)=>o(t(...A))}),
c=ui(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,h=new Map,g=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=A=>A===
"step"&&g&&Lt(g.answer)?"whole recording":Bg[A];function x({set:A,marker:D}){let F=JSON.stringify([A,D]);if(!f.has(F)){let C=Gn(A,D);f.set(F,C),C.catch(()=>f.delete(F))}return f.get(F)}async function _(A){
if(di.some(D=>A[D].any)){k(A,"Each file counts as one step here, so there are no steps to show.");return}try{let D=await Promise.all(di.map(F=>x(A[F])));if(g?.answer===A){let F=D.map((C,I)=>kT(C,A[di[I]]));
g={...g,samples:F,judged:F.map(Rg)},$()}}catch(D){k(A,D.message)}}function k(A,D){g?.answer===A&&(n.textContent=D,m.hidden=!0)}function $(){let[A,D]=g.judged,F=({ranks:ne},oe)=>`${G(ne.length,"rank")}\
, ${G(g.samples[oe].length,"sample")}`,C=[qg(A),qg(D)],I=C[0]===C[1]?C[0]:C.map((ne,oe)=>ne&&`${oe===0?"Control":"Test"}: ${ne}`).filter(Boolean).join(" "),K=[F(A,0),F(D,1)];n.textContent=`${K[0]===K[1]?
`${K[0]} on each side`:`${K[0]} against ${K[1]}`}. ${I}`,m.hidden=!1,p.classList.toggle("lagging",g.judged.some(ne=>ne.slow.length>0)),y!==""&&S()}async function E(A){let D={};h.set(A,D),h.size>_T&&h.
delete(h.keys().next().value);try{D.samples=(await Zr(A)).samples}catch(F){D.failed=F.message,h.delete(A)}y==="op"&&w?.query===A&&S(D)}function T(A){if(y!=="op")return{samples:g.samples,of:F=>F[y],revision:y,
none:"Without device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let D=A??h.get(w.
query);return D===void 0&&E(w.query),D?.samples?{samples:di.map(F=>D.samples[F]),of:F=>F.total_duration,revision:w.query,none:""}:{none:D?.failed??"Reading the events of this operation …"}}function S(A){
let{judged:D,file:F}=g,{samples:C=[[],[]],of:I,revision:K,none:ne}=T(A),oe=li(...C),pe=hr(oe,I),z=[...pe.control,...pe.test].flat().some(H=>H!==null);a.hidden=y!=="op"||w===null,M(a,w&&i("bdi",{},w.name));
let X=y==="op"?"duration in each rank and step":b(y);l.draw({rows:oe.rows,columns:oe.columns,...pe,kind:"time",file:F,format:ce,formatDiff:He,heading:X,more:(H,Y,P)=>tn(oe[H][Y][P]),revision:`${g.revision}\
#${K}`,empty:z?"":ne}),c.node.hidden=!z,c.draw({grid:oe,values:pe,timeline:t,title:X,format:N,formatDiff:xe}),M(u,xT(D));let ae=[oe.ranksByPosition&&"ranks",oe.stepsByPosition&&"step numbers"].filter(
Boolean);d.hidden=ae.length===0,d.textContent=`The sides have different ${ae.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(A,D,F,C,I){y=D,w=I,p.open=y!=="",r.
value=y||"step",g?.answer!==A?(g={answer:A,file:F,revision:C},r.options[0].textContent=b(ba[0]),_(A)):g.judged&&$()}}}function xT([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set(
[...e.ranks,...t.ranks].map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("\
td",{class:"num",title:ce(l.step)},N(l.step)),i("td",{class:`num${c?" lag":""}`},we(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Be(l.waiting===null?null:
100*l.waiting))]},s=()=>[["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a \
share of its step: waiting for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-l\
abel":`Ranks ${rt(o)}`},i("table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"contro\
l-text"},"Control"),i("th",{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(
e,r),n(t,r))))))}var $T={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
mu="not stated",du=(e,t,o)=>n=>{let s=n[e]===null?mu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Wg=(e,t)=>e.length===0?"none":e.length===t.length?rt(e):`${rt(e)} of ${rt(t)}`,pu=e=>e.shared_kernel_time===
null?"no kernels":Be(100*e.shared_kernel_time),vT=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Wg(t.steps,t.all_steps),ST=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Wg(t.ranks,t.all_ranks)},{text:"Steps",of:vT,key:(e,t)=>t.steps.length},{text:"with_stack",of:du("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:du("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:du("profile_memory"),key:e=>e.
profile_memory},...Object.entries($T).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:pu,key:()=>null}];function ET(e){return ST.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||mu,test:l||mu,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function TT(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${pu(n)} of the kernel time in the control, ${pu(s)} in the test.`;return r+a}function jg(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=ET(n);e.textContent=TT(n,s),M(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Hg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Vs(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Pt(on(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Pt(on(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Pt(on(t))}`);let s=sr(t);return s===
""?n:[...n,s]}function OT(e,t,o){let{row:n}=e,s=c=>iu(c,t)[0],r=e.birth||we(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${fr(
e.diff,t)[0]} (${r})`,`calls ${R(e.controlCount)} → ${R(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${xe(n.diff_duration)}`),
[...l,...Hg(e)]}function MT(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${st(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Hg(e)]}var Ug=e=>({key:e.key,name:gs(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function zg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Gs(t,n)}`:Gs(t,n),rows:e.map(s=>({...Ug(
s),control:s.control,test:s.test,diff:s.diff,lines:OT(s,t,o)}))}}function Gg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Ug(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:MT(o)}))}}function Yg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var AT=20,CT=200;function So({id:e=ue("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=ue("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>x(),
input:()=>p(),keydown:$,blur:()=>_()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:E=>E.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
p=Je(CT,()=>y(u.value.trim())),f=[],h=-1,g=null;async function y(E){g?.abort(),g=new AbortController;let{signal:T}=g,S=new URLSearchParams({q:E.slice(0,120),limit:String(AT)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:A,total:D},F]=await Promise.all([At(S,{signal:T}),a&&E!==""?Xo({signal:T}):[]]),C=a?LT(E,A,F):[];f=[...s&&E===""?[{none:!0}]:[],...C,...A],w(D>A.length?`${G(D-
A.length,"more set")}: type to find them`:f.length===0&&"No set matches."),ke(G(D,"set")),b(E===""?f.findIndex(I=>I.set&&I.set.id===o?.id):A.length>0?C.length:0)}catch(A){A.name!=="AbortError"&&(f=[],
w(A.message))}}function w(E){M(d,f.map((T,S)=>i("li",{id:`${l}-${S}`,role:"option",class:"choice-line","aria-selected":String(T.set?T.set.id===o?.id:!!T.none&&!o),on:{click:()=>k(T)}},T.set?NT(T.set):
T.words??s)),E&&i("li",{class:"muted small picker-note",role:"presentation"},E)),h=-1,u.removeAttribute("aria-activedescendant")}function b(E){if(d.children[h]?.classList.remove("active"),h=f.length===
0?-1:Math.max(-1,Math.min(E,f.length-1)),h<0){u.removeAttribute("aria-activedescendant");return}d.children[h].classList.add("active"),d.children[h].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${h}`)}function x(){d.hidden&&y("")}function _(){p.cancel(),g?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function k(E){_(),E.group?a(E.group):(E.none||E.set.id!==o?.id)&&r(E.none?null:E.set)}function $(E){let{key:T}=E,S=!d.hidden,A={ArrowDown:h+1<f.length?h+1:0,ArrowUp:h>0?h-1:f.length-1,PageDown:h+8,PageUp:Math.
max(0,h-8)}[T];(A!==void 0||S&&["Enter","Escape"].includes(T))&&E.preventDefault(),A!==void 0?S?b(A):x():T==="Enter"&&S&&f[h]?k(f[h]):T==="Escape"&&S&&(E.stopPropagation(),_())}return{node:m,input:u}}
var RT=3;function LT(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,RT).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function NT(e){let t=e.recorded===null?`adde\
d ${et(e.created)}`:`recorded ${et(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),G(e.ranks.length,"rank"),...e.tags.slice(
0,3),Ve(e.id).slice(0,8)].join(" · "))]}var fu=["control_ranks","test_ranks","control_steps","test_steps"];function ys(e,{none:t,links:o=hu,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,h){let g=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(_=>[_.id,_.label]),h&&[h.control.samples,h.test?.samples,h.recorded?.control.devices,h.recorded?.test.devices]]);if(g===a)return;a=g;let y=document.activeElement?.dataset?.field,w=PT(s).filter(
({key:_})=>c[_]===p[_]);c={...p};let b=p.control!==""&&p.test!=="",x=[(b||t===void 0)&&ve("swap","Swap control and test",()=>e(BT(p))),qT(p,e)];M(s,d("control",p,f,h),n?[d("test",p,f,h),r,i("div",{class:"\
swap-cell"},x)]:[i("div",{class:"swap-cell"},x,b&&o(p)),d("test",p,f,h)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||fu.some(_=>p[_]!=="all"))),w.forEach(({key:_,text:k})=>IT(s,_,k)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,h,g){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=h&&ze(h,f[p]),x=ue("set"),_=So({id:x,field:p,set:b,text:f[p]===""?"":g?.[p]?.label??(h?
f[p]:""),none:p==="test"?t:void 0,onPick:k=>e({[p]:k?Ve(k.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:x},w),_.node,n&&g?.recorded&&i("span",{class:"muted small side-about"},[...DT(p,g),G(g[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},Kg(`${p}_ranks`,"Ranks",b?.ranks??g?.[p]?.all_ranks,f,e),Kg(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??g?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},g?.[p]?G(g[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var PT=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function IT(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function DT(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function hu(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function BT(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function qT(e,t){
let o=fu.every(n=>e[n]==="first");return B(o?"Use all":"First rank and step",()=>t(Object.fromEntries(fu.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function Kg(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=ue(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?FT(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${rt(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},WT(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function FT(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function WT(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function jT(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var Vg=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function HT(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>Vg(l)-Vg(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var UT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function Qg(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?HT:UT)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:jT(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}function Jg(e){let t=a=>e.filter(l=>/^ProfilerStep#\d+$/.test(l.name)&&
l[a]===0),[o,n]=[t("test_counts"),t("control_counts")],s=o.map(a=>[a,n.find(({category:l})=>l===a.category)]).filter(([,a])=>a),r=s.map(([a,l])=>({...a,test_counts:l.test_counts,test_total_duration:l.
test_total_duration,test_self_duration:l.test_self_duration,aliases:[{side:"control",name:a.name,category:a.category},{side:"test",name:l.name,category:l.category}]}));return[...e.filter(a=>!s.flat().
includes(a)),...r]}var Eo=0,bs=1,_s=2,To=3,gu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},mi=18,zT=24,Xg=3;function ew(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(zT,c*mi+2*Xg);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+Xg+d*mi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function tw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,h)=>h<=e.from||f>=e.to}),o(
gu)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:h})=>h!=="host"))&&s.add([gu]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(JT).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:h}of r){let g=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))KT(d,y,u.push(y)-1,{keep:h,shift:n,shiftName:g,band:s.bandOf(y.id)});VT(d,m,f,{keep:h,shift:n,rows:s,lanes:u}),QT(d,m,f,{keep:h,shift:n,
rows:s,lanes:u}),ZT(d,m,f,{keep:h,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:GT(p)})}var ow=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function GT(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>YT(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function YT({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function KT(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let h=l[f]+c[f];n(l[f],h)&&(e.start.push(l[f]-s),e.end.push(h-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Eo),e.gap.push(-1),e.lane.push(o))}}function wu(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function VT(e,t,o,n){(o.gaps??[]).forEach(s=>wu(e,t,s,{...n,sort:bs,lane:s.lane}))}function QT(e,t,o,n){(o.steps??[]).forEach(s=>wu(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:_s,lane:gu.id}))}var JT=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),XT=.2;function ZT(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*XT)||1;s.start.forEach((c,u)=>wu(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:To,lane:s.id}))}}var ct=(e,t)=>`${t}\
\0${e}`,gr=(e,t)=>ct(e.names[e.name[t]],e.categories[e.name[t]]),zo=(e,t)=>e.sort[t]===Eo&&e.merged[t]<=1&&e.occurrence[t]>=0,Zg=new WeakMap;function nw(e,t,o){let n=Zg.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)zo(e,s)&&n.set(`${gr(e,s)}\0${e.occurrence[s]}`,s);Zg.set(e,n)}return n.get(`${t}\0${o}`)??-1}var e1=.1,t1=.002,wr=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function o1(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=wr(e),r=s-n,a=Math.abs(r);return a<e1*Math.max(n,s)||a<t1*t||r*o<=0?"":r>0?"longer":"shorter"}function pi(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Lt(e),r=new Map,a=(l,c)=>{let u={change:o1(l,n),row:l,names:c,whole:s};r.set(ct(c.control,l.category),u).set(ct(c.test,l.category),u)};return Jg(e.rows).flatMap(Qg).forEach(({row:l,names:c})=>a(l,
c)),r}var fi=(e,t,o,n)=>e?.get(ct(o,n))?.names[t]??o;function sw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Eo&&n[e.name[r]]&&
s.push(r);return s}var ks=["control","test"],n1=3,rw=[14,72],yu=3,bu=10,s1=.12;function r1(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var aw=({duration:e})=>e.
reduce((t,o)=>t+o,0);function a1({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>aw(s)-aw(n)).slice(0,n1);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function i1(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=J(t.sort==="host"?"--span-host":"--spa\
n-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(ct(o.names[m],o.categories[m]))?.change??"",[f,h]=l(d);e.fillRect(f,s,h,r),p!==""&&t.merged[d]<=1&&c.push([p,f,h])});for(let[u,d,m]of c)e.fillStyle=
J(`--span-${u}`),e.fillRect(d,s,m,r)}function iw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"\
Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:g}})=>g.
to-Math.max(0,g.from);function u(){let g=t.clientWidth;if(!l||g===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((T,{lanes:S})=>T+S.length,0),b=(s.clientHeight-o.offsetHeight-2*bu-4)/w-
yu,x=Math.round(Math.min(rw[1],Math.max(rw[0],b))),_=w*(x+yu)+2*bu;[t.width,t.height]=[Math.round(g*y),Math.round(_*y)],t.style.setProperty("height",`${_}px`);let k=t.getContext("2d");k.scale(y,y);let $=T=>g*
T/l.extent,E=0;l.sides.forEach((T,S)=>{k.fillStyle=J(S===0?"--control-fill":"--test-fill"),k.fillRect(0,E,$(T.sample.step),2),E+=4,T.lanes.forEach(A=>{i1(k,A,T.answer,l.changes,{y:E,high:x,at:$}),E+=x+
yu}),E+=bu-4})}function d(g){if(g.ctrlKey||g.metaKey||g.shiftKey||g.detail===0||!l)return;g.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(g.clientX-y.left)/y.width,b=l.extent*s1/2;e(m(l,
{from:Math.max(0,w-b),to:w+b}))}let m=({state:g,sides:y},w={})=>Ho(g,{...Object.fromEntries(y.flatMap(({sample:b},x)=>[[`${ks[x]}_rank`,String(b.rank)],[`${ks[x]}_step`,b.step_number===null?"":String(
b.step_number)]])),...w});function p(g,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set("step",
w.step_number);let x=g[`${ks[y]}_marker`];return x&&b.set("marker",x),Bs(g[ks[y]],b,{signal:a.signal})}async function f(g,y,w){try{let x=(await Promise.all(w.map(($,E)=>p(g,E,$)))).map(($,E)=>({answer:$,
sample:w[E],lanes:a1($)})),_=pi(y);l={state:g,sides:x,changes:_,extent:Math.max(...x.map($=>Math.max(c($),$.sample.step)))},s.hidden=x.some(({lanes:$})=>$.length===0),n.href=m(l);let k=x.every(({sample:$})=>$.
step_number===null)?"Whole recording":"Median step";o.textContent=`${k}; coloured: changed`,n.setAttribute("aria-label",`${k} of both sides: open it in the timeline`),o.title=x.map(({sample:$})=>N($.step)).
join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let h=new ResizeObserver(u);return h.observe(s),{node:s,redraw:u,draw(g,y,w){let{samples:b}=w.step_time;if(y!==r){
if(!ks.every(x=>b?.[x]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,f(g,w,ks.map(x=>r1(b[x].map(_=>({..._,step:(_.step_ns??0)/1e3})))))}},stop(){a?.
abort(),h.disconnect()}}}var l1=["bars","line","scatter","histogram","none"],lw=["control","test","q","chart","x","y","y2","by"],cw={chart:"",x:"",y:"",y2:"",by:""};function hi(e){let t=new URLSearchParams(e);return{...Object.
fromEntries(lw.map(n=>[n,t.get(n)??""])),chart:it(t,"chart",l1,"")}}function gi(e){let t=new URLSearchParams;for(let o of lw)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}function yr({
control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var no=e=>`'${e.replaceAll("'","''")}'`,Rn=["control","test"],c1=32;function uw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function wi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:uw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:uw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function _u(e){let t=Object.entries(e).map(([o,n])=>{let s=wi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var dw=e=>Object.fromEntries(Rn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function br(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function u1(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${br(`diff_${o}`)} / ${br(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${br(e.slice(4))})`:br(e)}var d1={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function m1(e,t){let o=d1[e][t?0:1];return Rn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${br(n)} AS ${n}`:n)}function xs(e,t){let o=[...t].filter(([n])=>!Rn.includes(n));return o.length>c1?null:`${e}${o.length>0?`(${o.map(([n,s])=>no(`${n}=${s}`)).join(", ")}\
)`:""}`}function yi(e,t,o,n=0){let s=_a(e);s.delete("measure"),o||s.set("measure","total");let r=xs("compare",s),a=ns(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${m1(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${u1(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function mw(e){let t=_t(e);t.set("fold","true");let o=xs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function p1({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Rn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var ku=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function f1(e){let t=Rn.map(o=>{let n=wi(o,dw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${ku.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var pw=e=>f1(e)??`SELECT side, rank, step_number, ${ku.join(", ")}
FROM ${xs("compare_steps",[..._t(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,fw=e=>`${pw(e)}
ORDER BY rank, step_number, side`,hw=e=>`SELECT side, count(*) AS steps, ${ku.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${pw(e)}
)
GROUP BY side`,gw=e=>xs("compare_places",[..._t(e)].filter(([t])=>!t.startsWith("merge_")));function ww(e){let t=gw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function h1(e,{name:t,category:o,aliases:n}){let s=_u(dw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${no(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>no(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${no(o)} AND ${r?`name = ${no(t)}`:`name IN (
    SELECT raw FROM (
${p1(e)}
    ) WHERE shown = ${no(t)})`}
  AND (${s})`}var yw=(e,t,{name:o,category:n})=>xs(e,[["name",o],["category",n],..._t(t)]);function xu(e,t){let o=h1(e,t);return o?`events
WHERE ${o}`:yw("compare_calls",e,t)}var bw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${xu(e,t)}
ORDER BY side, rank, start_us`,$u=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${xu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,g1={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},_w=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${xu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(g1).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,kw=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${yw("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function xw(e,{name:t,category:o},n){let s=gw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${no(t)} AND category = ${no(o)}`:`instr(' / ' || path || ' / ', ${no(` / ${t} / `)}) > 0`}
GROUP BY part`}var $w=(e,t)=>xs(t,[..._t(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),vw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${$w(e,"work_by_operator")}
WHERE operator = ${no(t)}`,Sw=e=>Rn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${$w(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Ew=e=>Rn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Tw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Ow=e=>Ew(e)?`${Tw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,w1={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Mw(e,t){let[o,n]=w1[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Ew(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Tw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var so=(e,{control:t,test:o},n={})=>e?gi({control:t,test:o,q:e,...n}):null;function Aw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(so(c,e,u));a(r.table.sql,yi(e,t,o)),a(r.durations.sql,yi(e,t,o,e.top)),a(r.counts.sql,yi(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?ww(e):hw(e)),a(r.classes.sql,Sw(e)),a(r.replacements.sql,mw(e)),a(r.operators.sql,Ow(e)),a(r.ranks.heat.sql,e.heat!=="op"?fw(e):n?$u(e,n.row):null)}
function Cw(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(so(xw(e,t,t.launches===void 0),e)),a.sql.set(so(_w(e,t),e)),l.sql.set(so(kw(e,t),e)),c.sql.set(so(vw(
e,t),e)),n.sql.set(so(bw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(so($u(e,t),e))}var vu=20,y1=4,bi=e=>e===null?"–":Pe(e,0,e<1?3:e<100?1:0),$s=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Rw(){let e=i("spa\
n",{class:"muted rank-summary"}),t=lt("Device time by class of work"),o=_=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":_}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(_,k,$="")=>i("td",{class:`num ${$}`,title:k},_),u=(_,k="num")=>i("th",{scope:"col",class:k},_),d=_=>a?[_.control_per_step,_.test_per_step]:[_.control_total_duration,_.test_total_duration],m=_=>["co\
ntrol","test"].map((k,$)=>R(_[`${k}_counts`]/(a?l[$]:1))).join(" → ");function p(_){let[k,$]=d(_),E=$>k?"more":$<k?"less":"calm";return[c(m(_)),c(N(k),ce(k)),c(N($),ce($)),c(xe($-k),He($-k),E),c(k>0?
we(100*($-k)/k):$>0?"new":"",null,E)]}let f=_=>_===null?"–":`${bi(_)} %`,h=_=>_.control_fastest_peak_pctg===_.control_peak_pctg&&_.test_fastest_peak_pctg===_.test_peak_pctg?null:`${$s(_,"fastest_pea\
k_pctg",f)} of the fastest arithmetic for these numbers, such as TF32`,g=_=>[c($s(_,"tflops_per_s",bi)),c($s(_,"peak_pctg",f),h(_)),c($s(_,"gb_per_s_at_least",Po)),c($s(_,"flops_per_byte_at_most",bi))],
y=[u("TFLOP/s"),u("of peak"),u("bandwidth, at least"),u("FLOPs per byte, at most")],w=(_,k,...$)=>i("thead",{},i("tr",{},_,u(k),u("control"),u("test"),u("Δ"),u("Δ %"),...$));function b(_){M(n,i("tab\
le",{class:"operators-table"},w(u("Class",""),"device rows",u("share"),...y.map(k=>k.cloneNode(!0))),i("tbody",{},_.map(k=>i("tr",{},i("th",{scope:"row"},k.class),p(k),c($s(k,"share",$=>`${bi($)} %`)),
g(k))))))}function x(_){let k=[..._].sort(($,E)=>Math.max(...d(E))-Math.max(...d($)));s.hidden=_.length===0,M(s,i("table",{class:"operators-table"},w(u(_.length>vu?`Shapes: the ${vu} that take longest`:
"Shapes",""),"calls",...y),i("tbody",{},k.slice(0,vu).map($=>i("tr",{},i("th",{scope:"row",title:`${$.operator} ${$.shapes}`},i("bdi",{class:"mono"},$.operator)," ",i("span",{class:"mono small"},$.shapes.
replaceAll(",[]",""))," ",i("span",{class:"muted"},$.dtype)),p($),g($))))))}return{node:r,sql:t,draw(_,k,$){r.hidden=!_,_&&(a=$!=="total",l=[k.control.samples,k.test.samples],e.textContent=_.classes.slice(
0,y1).map(E=>`${E.class} ${d(E).map(N).join(" → ")}`).join(", "),b(_.classes),x(_.shapes))}}}var Lw=7.2,ki=6,_i=["solid","dot","dash","dashdot","longdash","longdashdot"],Su=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Eu=e=>Qt()[e==="B"?
"test":"control"];function $i(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var vi=e=>e.map(t=>We(t)).join("<br>"),Fe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),xi=116,_r=22,vs=e=>e>1?64-_r+e*(xi+_r):320;function b1(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:J("--muted")},text:e.map(n=>n.
values[t].value?"":We(n.values[t].none??n.values[t].text))}}function kr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ke(a):o==="bytes"?Al(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+ki+Lw*p),Math.floor(r*.42),360),h=Math.floor((f-14-ki)/Lw),g=e.map(y=>vi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:J("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:g,hovertemplate:"%{customdata}<extra><\
/extra>",...b1(e,w,n)})),layout:$i({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:ki,tickcolor:"rgba(0,0,0,0)",ticktext:bo(e.map(y=>y.label),h).map(We)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),
ticksuffix:l?` ${l}`:""}})}}var Tu=(e,t)=>t===""?{property:Su[e%Su.length],dash:_i[Math.floor(e/Su.length)%_i.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:_i[e%_i.length]},_1=e=>Ke(
Math.max(e,1));function k1(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?Jn(a):t==="bytes"?Al(a):[t,1],u=n*
(xi+_r)-_r,d=1-o*(xi+_r)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-xi/u),d],title:{text:l,font:{size:11}}}}}var x1=(e,t)=>({
text:We(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:J("--text")}}),$1=400,v1=e=>J(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),S1=(e,t)=>e.length>$1?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:Dw(v1(o),.55),dash:"dot"}})),E1=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:We(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:J("--muted")}}));function T1(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=_1(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function Pw({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=T1(e,n),d=h=>(h-u)/l,m=h=>o==="rate"?Po(h):o==="bytes"?Se(h):`${R(h)} ${o}`,p=t.map((h,g)=>k1(e.filter(y=>y.
panel===h),o,g,t.length)),f=h=>h===0?"y":`y${h+1}`;return{data:e.map(h=>{let g=Tu(h.place,h.side),y=t.indexOf(h.panel);return{type:"scatter",mode:"lines",x:h.points.map(w=>d(w[0])),y:h.points.map(w=>w[1]/
p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:J(g.property),dash:g.dash},legendgroup:h.key,customdata:h.points.map(w=>vi([h.name,`at ${ce(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:$i({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${ce(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:h},g)=>[`yaxis${g===
0?"":g+1}`,h])),annotations:[...t.length>1?t.map((h,g)=>x1(h,p[g].axis.domain[1])):[],...E1(s,d,r)],shapes:S1(s,d)}),per:l,offset:u}}function Iw(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function Dw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function O1(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Bw({sides:e},t){
let o=e.map(w=>O1(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${N(d(w))} to ${N(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),h=Math.max(t-80,62)/c.length,g=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*h<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(x=>[x,x+1]),y:c.flatMap(x=>[u(b,x),u(b,x)]),fill:b===0?"tozeroy":"none",fillcolor:Dw(Eu(w.side),y===0?.65:.4),line:{color:Eu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,x)=>u(x,w)))),customdata:c.map(w=>vi([m(w),...e.map((b,x)=>`${b.name}: ${R(
u(x,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:$i({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:g.map(w=>w<a?w+
.5:w),ticktext:g.map(w=>w<a?"none":Iw(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function Nw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:ki,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Iw(10**s)),title:{text:o,font:{size:11},standoff:4}}}function qw({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:J("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Eu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>vi([c,`rank ${d.rank}`,`ho\
st ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:$i({xaxis:Nw(...n,"the launch on the host"),yaxis:Nw(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var M1=32,A1=512;function C1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function R1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>cn(e.map(s=>s[n]??0)))}function L1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,R1(s)]));return new Map(
e.map(n=>[n,C1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Ou(e){let t=L1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Mu=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Au(e,t,o,n){let s=Math.floor(M1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(A1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Ou(e).slice(0,s),limited:!0,note:Mu(s,e.length,n,t)}}var N1=16,un=e=>e==null?ge:`${e} %`,Cu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,P1=e=>e.map(t=>({key:t.key,name:Cu(t,t.label),colour:J(t.letter==="B"?"--test-fill":"--control-fill")})),I1=e=>({key:e.property,
name:e.name,colour:J(e.property)});function Ss(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function fo(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(h=>f[h.key]??null);e.forEach((f,h)=>o(f).filter(g=>u(g).some(y=>y!==null)).forEach(g=>{let y=n(
g),w=c.get(y)??{group:s?.(g)??"",bars:[],values:e.map(()=>[])};w.values[h]=u(g),w.bars.push({label:Cu(f,y),full:`${Cu(f,f.label)}, ${y}`,total:N(u(g).reduce((b,x)=>b+(x??0),0)),values:r.map(b=>({value:g[b.
key],text:b.text(g)}))}),c.set(y,w)}));let{shown:d,...m}=Au([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>kr({bars:p,kind:"time",stacked:!0,
series:r.map(I1)},f)}}function D1(e,{table:t,name:o,value:n,show:s,range:r,kind:a}){let l=new Map;return e.forEach((c,u)=>c.data[t].forEach(d=>{let m=n(d)??null;if(m===null)return;let p=o(d),f=l.get(p)??
{label:p,values:e.map(()=>({value:null,text:"none"}))},h=(f.values[u].value??0)+m;f.values[u]={value:h,text:s(d,h),...r?.(d),none:a==="percent"?"0 %":"0"},l.set(p,f)})),[...l.values()]}var Fw=e=>Math.
max(...e.values.map(t=>t.value??0));function B1(e){let t=[...e].sort((o,n)=>Fw(n)-Fw(o)).slice(0,N1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:""}}function tt(e,{order:t},o){
let n=D1(e,o),{shown:s,...r}=o.ranks?Au(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):B1(n);return s.length===0?{empty:o.empty}:{places:s.length,
...r,data:a=>kr({bars:s.map(l=>l.bar??l),kind:o.kind,series:P1(e),errors:!!o.range},a)}}var jw="−",ut=e=>e==null;function xr(e,t){return ut(e)?ge:Pe(e,0,t).replace("-",jw)}function $r(e,t){let o=xr(e,t);return Number(o.replace(jw,"-"))===0?"0":e>0?`+${o}`:o}var ye=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>ut(n)||n===""?ge:String(n)}),vr=(e,t)=>({key:e,title:t,show:o=>ut(o)||o===-1?ge:String(o),blank:`the trace does not say which ${t}`}),_e=(e,t)=>({key:e,title:t,number:!0,show:R,showDiff:st}),
te=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>ut(o)?null:ce(o),showDiff:xe,exactDiff:o=>ut(o)?null:He(o)}),dn=(e,t)=>({key:e,title:t,number:!0,show:Po,exact:o=>ut(o)?null:Ml(o),showDiff:jm,exactDiff:o=>ut(
o)?null:`${o>0?"+":""}${Ml(o)}`}),Kt=(e,t)=>({key:e,title:t,number:!0,show:Se,exact:o=>ut(o)?null:Cl(o),showDiff:Fs,exactDiff:o=>ut(o)?null:`${o>0?"+":""}${Cl(o)}`}),Qe=(e,t)=>({key:e,title:t,number:!0,
show:o=>ut(o)?ge:`${xr(o,2)} %`,showDiff:o=>ut(o)?ge:`${$r(o,2)} pp`,exactDiff:o=>ut(o)?null:`${$r(o,6)} percentage points`}),Si=(e,t)=>({...Qe(e,t),show:o=>ut(o)?ge:`${xr(100*o,1)} %`,showDiff:o=>ut(
o)?ge:`${$r(100*o,1)} pp`,exact:o=>ut(o)?null:`${xr(100*o,6)} %`,exactDiff:o=>ut(o)?null:`${$r(100*o,6)} percentage points`}),Ye=(e,t)=>({key:e,title:t,number:!0,show:o=>xr(o,3),showDiff:o=>$r(o,3),
exact:o=>ut(o)?null:String(o),exactDiff:o=>ut(o)?null:String(o)}),q1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},Mt=e=>({...e,meaning:"gain"}),be=e=>({...e,meaning:"neutral"});function Hw(e){
let[t,o]=q1[e.meaning??"cost"];return e.showDiff?{...e,show:e.showDiff,exact:e.exactDiff,tone:n=>n>0?t:n<0?o:null}:e}var mn=(e,t=n=>n,o=t)=>[be(_e("count","count")),t(e("mean","mean")),o(e("std","std")),
...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,s)))],de=(e,t)=>({...e,what:t}),ot=(e,t)=>({...e,blank:t}),Uw=(e,t)=>({...e,isSaid:t}),dt=(e,t,o)=>({
key:e,title:t,show:n=>ut(n)?ge:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),pn={key:"note",title:"note",note:!0,show:e=>ut(e)?"":String(e)},Ww=10;function F1(e){let t=[];for(let o of e){let n=t.
at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function W1(e){let t=F1(e.split("|")),o=t.length>Ww+1?t.slice(0,Ww):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"\
sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${R(r)} × ${s}`:s)),n>0&&i("li",{},`${R(n)} more`))}var zw=(e,t)=>({key:e,title:t,mono:!0,show:o=>ut(o)?ge:W1(o)}),Sr=(e,t)=>({...e,link:(o,n)=>{
let s=o[e.key],r=ut(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Gw(e,t){let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.
note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Go=`There is no device work in the selected ranks and steps. ${bn}`,Er=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${bn}`,Ee=ye("rank","rank"),
Oo=vr("device","device"),Tr=vr("stream","stream"),Or=dt("kernel_type","kind",ec),ho=Sr(ye("operator","operator",!0),()=>"cpu_op"),Mr=Sr(ye("name","kernel",!0),e=>e.category),Yw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Es(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Yw(s.letter,r))),
n&&Yw("B − A",n)]}var Ln=e=>[e.letter,e.label].filter(Boolean).join(" · "),Ts=e=>e.stream===-1?"no stream":`stream ${e.stream}`,Os=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),at=(e,t,o)=>({
name:e,label:t,type:"number",placeholder:o});var Kw=[["compute",ht.compute,"--part-compute"],["non_compute",zs,"--part-communication"],["idle",ht.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${un(s[`${e}_time_pctg`])}`})),Vw={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>Fe(e),legend:Kw,make:(e,t)=>fo(e,t,{label:Ss(e),rowsOf:o=>o.data.rows,parts:Kw,what:"ranks",empty:Go})}],tables:[
{key:"rows",caption:"Ranks",columns:[Ee,de(te("idle_time",ht.idle.name),ht.idle.what),Qe("idle_time_pctg","idle, %"),de(te("compute_time",ht.compute.name),ht.compute.what),be(Qe("compute_time_pctg","c\
ompute, %")),de(te("non_compute_time",zs.short),zs.what),Qe("non_compute_time_pctg",`${zs.short}, %`),de(te("kernel_time","all"),"From the first to the last device row"),pn]}]};var Qw={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"percent",name:Ss(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${un(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Ee,Mt(Qe("comp_comm_overlap_pctg","overlap")),de(Mt(te("overlap","overlapped")),"Communication while a compute kernel runs"),te("communication_time","commu\
nication"),pn]}]};var Jw=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:oc[e],what:Fp[e],text:o=>N(o[e])}));function j1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var Xw={title:"\
Idle time",params:[at("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Os("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>Fe(e),legend:Jw,make:(e,t)=>{let o=Ss(e);return fo(e,t,{rowsOf:j1,group:Ts,label:n=>`${o(n)}, ${Ts(n)}`,parts:Jw,what:"streams",empty:Go})}}],tables:[{key:"rows",caption:"Stre\
ams",columns:[Ee,Oo,Tr,dt("idle_category","why idle",oc),te("idle_time","idle"),be(Si("idle_time_ratio","share")),pn],extra:e=>"count"in e?mn(te):[]}]};var Zw={title:"Kernels",params:[at("duration_ratio","Share of time to show","0.8"),at("num_kernels","Kernels at most","10"),Os("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:Fe,make:(e,t)=>tt(e,t,{table:"kinds",kind:"percent",empty:Go,name:o=>tc(o.kernel_type),
value:o=>o.percentage,show:o=>`${un(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:Fe,make:(e,t)=>tt(e,t,{table:"ov\
er_ranks",kind:"time",empty:Go,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${R(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"kinds",caption:"Kinds",columns:[dt("kernel_type","kind",tc),be(te("sum","time")),be(Qe("percentage","share"))]},{key:"kernels",caption:"Kernels",columns:[
Mr,Or,Ee,_e("count","calls"),te("sum","sum"),te("mean","mean"),te("min","min"),te("max","max"),te("std","std")]},{key:"over_ranks",caption:"Kernels over the ranks",columns:[Mr,Or,be(_e("ranks","ranks")),
_e("count","calls"),te("sum","sum"),te("mean","mean"),te("min_mean","fastest rank"),te("max_mean","slowest rank")]}]};var Ru=6,ey=e=>new Set(e).size>1;function Ei(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>ey(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>ey(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var H1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function U1(e,t){if(!t[0].
data.summary)return H1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function z1(e,t){let o=U1(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Ou([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function G1(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Ru)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Ru),count:s}}function Y1(e,t,o){if(e.length<=Ru)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:z1(e,t),{taken:r,count:a}=G1(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Mu(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Lu=[""];function Ti(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=Y1(e,t,n);return s.length>0||o.
includes(Lu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function ty(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var K1=24;function oy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function ny(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function Ms(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Ei(e,n,r),{panel:d,style:m}=oy(s),{keys:p,...f}=Ti(u,e,t),h=ny(),g=u.filter(k=>p.includes(k.key)).flatMap(k=>{let $=h(m(k));return k.
series.map((E,T)=>E&&{key:e[T].key,place:$,side:e[T].letter,panel:d(k),points:E.points,name:[[e[T].letter,e[T].label].filter(Boolean).join(" · "),`rank ${E.rank}`,k.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(g.every(k=>k.points.length===0))return{empty:l};if(c&&g.every(k=>k.points.every($=>$[1]===0)))return{empty:c};let y=[
...new Set(g.map(k=>k.panel))].slice(0,K1),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],x=b>(w||0)?[w||0,b]:null,_=a?.(e,ty(u,p))??[];return{data:k=>Pw({panels:y,unit:o,range:x,marks:_,lines:g.filter(
$=>y.includes($.panel))},k),places:y.length,limited:f.limited,note:[f.note,x&&`${ce(x[0])} to ${ce(x[1])}`].filter(Boolean).join(", ")}}function sy(e,t,o){let n=ny();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(oy(o).style(s))]))}var ry=e=>e.name,ay={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:ry,panels:!0,height:vs,make:(e,t)=>Ms(e,t,{unit:"rate",name:ry,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",columns:[Ee,Oo,ye("n\
ame","copy"),...mn(dn,Mt,be)]}]};var iy={title:"Queue length",window:!0,params:[at("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Ts,height:vs,make:(e,t)=>Ms(e,t,{unit:"waiting",name:Ts,empty:Er})}],tables:[{key:"summary",caption:"Summary",columns:[
Ee,Oo,Tr,...mn(Ye,be)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Ee,Oo,Tr,te("duration_at_max_queue_length","blocked"),Si("relative_duration_at_max_queue_length","share of t\
he rank")]}]};var V1=(e,t)=>e.place-t.place||Object.keys(ga).indexOf(e.class)-Object.keys(ga).indexOf(t.class),ly={title:"Kernel launches",params:[at("runtime_cutoff","Slow launch over, µs","50"),at("launch_delay_\
cutoff","Late start over, µs","100"),Os("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",charts:[...Object.entries(nc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:qp(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.letter,name:Ln(
s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Er}:{data:s=>Bw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host against device",half:!0,
height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Er}:{data:()=>qw({sides:e.map(t=>({key:t.key,side:t.letter,name:Ln(t),points:t.data.scatter}))})}}],tables:[{key:"counts",caption:"L\
aunches",columns:[Ee,_e("count","launches"),_e("short_kernels","shorter than their launch"),_e("runtime_outliers","slow launches"),_e("launch_delay_outliers","late starts"),pn]},{key:"worst",caption:"\
The worst launches",apart:!0,order:V1,columns:[dt("class","why",ga),Ee,Mr,ho,te("cpu_duration","host"),te("gpu_duration","device"),te("launch_delay","delay")]},{key:"summary",caption:"Summary",columns:[
Ee,dt("measure","measure",nc),...mn(te)]}]};function Q1(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||bn]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var cy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},at("min_pattern_len","Kernels at least","3"),at("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:Fe,make:(e,t)=>tt(e,t,{table:"patterns",kind:"time",name:o=>o.pattern,value:o=>o.kernel_duration,
empty:Q1(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",columns:[zw("pattern","operator and its kernels"),Ee,{..._e("length","kernels"),showDiff:null},_e("count","calls"),te("kerne\
l_duration","on the device"),te("operator_duration","on the host")]},{key:"counts",caption:"Found",columns:[Ee,be(_e("operators","operators")),be(_e("patterns_found","patterns"))]}]};var uy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Sum over the ranks",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",name:o=>o.name,
value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",columns:[Sr(ye("name","name",!0),(e,{
use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Ee,_e("count","calls"),te("sum","sum"),te("mean","mean"),te("min","min"),te("max","max"),te("std","std")]}]};var dy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Sum over the ranks",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"time",empty:Go,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Operators",columns:[
ho,Or,Ee,_e("count","calls"),te("sum","sum"),te("mean","mean"),te("min","min"),te("max","max"),te("std","std")]}]};var my=["circle","square","triangle-up","cross","star","hexagon"],J1=14,Pu=24,fy=42,Oi=6.6,Nu=14,hy=e=>e.map(t=>We(t)).join("<br>"),py=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Iu=e=>py[e%py.length];function X1(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function gy({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=Jn(Math.max(...n.map(u=>u.busbw))),
l=X1(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?J(Iu(m)):Qt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${my[m%my.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>hy([[u.side,d.name].filter(Boolean).join(" · "),`${Se(
f.bytes)}: ${Po(f.busbw)}, best ${Po(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${R(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Se(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var wy=e=>Math.
max(3,Math.min(J1,Math.floor(640/Math.max(1,e)))),Du=(e,t)=>t*(Math.max(40,e*wy(e))+Pu+fy);function Z1(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=Du(e.rows.length,o),c=l/o-Pu-fy,u=t*(l/o)+Pu,d=vo(n.length,
(s-r)/74),m=vo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Oi),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:bo(d.map(h=>n[h]),Math.max(6,p)).map(We)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(h=>We(e.rows[h]))}}}function eO(e,t,o,n){let s=Hs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:J("--text")}},l=Oi*t.length+8+s.length*
Nu;return{annotations:[{...r,x:0,xanchor:"left",text:We(Ws(e,Math.max(6,Math.floor((n-l-30)/Oi))))},{...r,x:1,xanchor:"right",text:We(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*Nu-l,x1:(u+1)*Nu-l,y0:6,y1:16,line:{width:1,color:J("--border-strong")}}))}}function yy({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ke(s),l=30+Oi*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:Hs(),showscale:!1}};return{data:e.map((d,m)=>{let p=Z1(d,m,e.length,t,o,l);Object.assign(c,p);
let{annotations:f,shapes:h}=eO(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...h);let g=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${g}`,yaxis:`y${g}`,xgap:1,ygap:wy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(hy)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var fn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Nn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Bu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function tO(e){let t=Nn(e,o=>o.longest-o.shortest);return t?[`${fn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function _y(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Nn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${fn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Nn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${G(s.instances,"collective")} that other ranks have: ${fn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...nO(t,e.unmatched),...tO(e.uneven)]}var oO={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function nO(e,t){if(e.unmatched_rows===0)return[];let o=[...Bu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${R(e.unmatched_rows)} of ${G(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${R(
s)} ${oO[n]??n}`).join(", ")}`}.`]}function ky([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>xe(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var sO={compute:"it computes",memory:"its copies take",idle:"its device idles"};function rO(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Nn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${sO[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function xy(e,t){let o=Bu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Se(cn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function $y(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Bu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,h)=>f+h.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Nn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${Fs(n)} at the peak${a?
`; ${a.name}: ${Fs(a.change)}`:""}.`}var aO=30,iO=.1;function lO(e){let t=e.by_arithmetic.reduce((a,l)=>a+l.device_time_per_step,0),o=e.by_arithmetic.filter(a=>a.device_time_per_step>=iO*t),n=o.find(a=>a.
arithmetic==="float32"&&a.peak_pctg!==null&&a.fastest_tflops_per_s>a.peak_tflops_per_s),s=o.find(a=>a.dtype==="float32"&&a.arithmetic===null&&a.peak_pctg!==null),r=n?.dtype==="float32"?"TF32":n?.dtype;
return`${n?` Computed in float32: ${Pe(n.tflops_per_s,0,1)} TFLOP/s, ${Be(n.peak_pctg)} of the float32 peak${n.peak_pctg<aO?"":`; ${r} would allow ${Pe(n.fastest_tflops_per_s,0,1)} TFLOP/s (${Pe(n.fastest_tflops_per_s/
n.peak_tflops_per_s,0,1)} times)`}.`:""}${s?` The names of some kernels do not tell whether they compute in float32 or TF32: ${N(s.device_time_per_step)} are measured against the peak of TF32.`:""}`}var by=e=>`${Pe(
e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Be(e.peak_pctg)} of the peak`}`;function vy(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)return"";let o=Nn(e.by_operator,n=>n.device_time_per_step);
return`${co(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${Be(t.known_pctg)} of the device time: ${by(t)}${t.peak_pctg===null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.
length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${by(o)}.`:""}${lO(e)}`}var Sy=(e,t)=>e.phases.filter(({phase:o})=>o!=="empty").map(o=>{
let n=Nn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${R(o.calls)}${s>0?`; ${Be(s)} of the time is ${n.name}`:""}.`}).join(" "),Mi="\
No rank waits for another one in the collectives that match.",cO={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: the host is late"},uO=.2;function Ey(e){let[t]=e.
by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Mi;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>0);if(o.length===0)return`There is no straggler:\
 rank ${t.rank} causes the most exposed waiting, ${Be(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps} of ${t.steps} steps`} it is this rank`:`differe\
nt steps it is one of ${n.length} ranks`}.${rO(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.worst_steps===s.steps?"every step":`${s.worst_steps}\
 of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Be(s.caused_pctg)} of the exposed waiting, the most of all ranks in ${c}${dO(s,r.length-1)}. If it came at the\
 same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<uO*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/(r.length-1))?": not more, because some other r\
ank hardly waits for it":""}.`}function dO(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${cO[e.cause]} (${N(o)} a step more than the median rank)`:""}var mO=200,pO=512;function fO(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,mO).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function hO(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,pO),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?Ln(e):"",
rows:a.map(String),cells:u,texts:d}}function qu(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=fO(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>hO(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>yy({panels:r,columns:n},c)}}var Fu=(e,t)=>Du(e,t),Ty=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],Oy=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${R(e.last)} times`];var gO="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",wO="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Wu="no rank matches, or the trace does not state the bytes sent or the size of the group",Ai=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],My=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function yO(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(fn(o))??{name:fn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:Ln(e),lines:[...t.values()]}}var Ly=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],bO=e=>e.length>1?null:Ly(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Iu(o)}));function _O(e){let t=e.map(yO);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>gy({sides:t,names:Ly(e)},o)}}var Ci=e=>e.every(t=>t.data.summary[0]?.rows===0)?gO:wO,Ri=ye("c\
ollective","collective",!0),Li=ye("process_group","process group",!0),Ay=de(te("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Cy=de(te("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),Ry=de(te("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),Ny={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Es(e,_y,ky),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:Fe,legend:Ai,make:(e,t)=>fo(e,t,{parts:Ai,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(My),label:fn,empty:Ci(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:Fe,legend:Ai,make:(e,t)=>fo(e,t,{parts:Ai,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(My),label:o=>`rank ${o.rank}`,empty:Ci(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:bO,make:_O},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Fu,legend:[],make:e=>qu(e,{name:fn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Ty,empty:Ci(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Fu,legend:[],make:e=>qu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Oy,empty:Ci(e)})}],tables:[{key:"collectives",caption:"Collectives",columns:[Ri,Li,dt("class","class",String),_e("instances","instances"),
Ay,Cy,Ry,te("time_per_step","in all"),be(_e("group_size","group size")),be(Ye("bytes_per_instance","bytes")),ot(Mt(dn("algbw","algorithm bandwidth")),Wu),ot(Mt(dn("busbw","bus bandwidth")),Wu),_e("unm\
atched_rows","without match"),te("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Ee,Ay,Cy,Ry,de(te("caused_per_step","caused"),"Exposed waiting of the other ranks \
where this one was last"),_e("last","last"),be(Qe("last_pctg","last, share")),_e("matched_rows","matched"),_e("unmatched_rows","without match")]},{key:"unmatched",caption:"Without a match",columns:[Ee,
Ri,Li,dt("why","why",String),ye("dtype","type"),be(Ye("bytes","bytes")),_e("count","count"),te("duration","in all"),ot(de(Mt(dn("busbw_at_least","bus bandwidth, at least")),"Computed from whole durati\
ons, which may include waiting"),Wu)]},{key:"missing",caption:"Missing",columns:[Ee,Ri,Li,_e("instances","instances that it lacks")]},{key:"uneven",caption:"Unequal shares",apart:!0,columns:[ye("step",
"step"),Ri,Li,ye("ranks","ranks"),te("shortest","shortest"),te("longest","longest"),Ye("least_bytes","fewest bytes"),Ye("most_bytes","most bytes")]}]};var ju={compute:"compute",memory:"copies",host:"host, self"},kO={...ye("step","step"),show:e=>e===null?"whole file":String(e)},Py=de(te("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),Iy={title:"Stragglers",ofSteps:!0,params:[at("num_candidates","Ranks with operators","2"),at("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),Ey(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:Fe,make:(e,t)=>tt(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Mi,show:o=>`${N(o.caused_per_step)} a step, ${Be(o.caused_pctg)} of all; last in ${Be(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:Fe,make:(e,t)=>tt(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Mi,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${Be(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",columns:[Ee,dt("straggler","straggler",e=>e===1?"yes":"no"),dt("cause","what it does longer",{...ju,memory:"copies",idle:"idle, \
the host is late"}),de(te("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their sum"),be(Qe("caused_pctg","share")),_e("last","last"),be(Qe("last_pct\
g","last, share")),de(_e("worst_steps","worst in steps"),"In how many steps no other rank caused more"),de(te("compute_excess_per_step","more compute"),"Before the collectives where it is last, compar\
ed with the median rank"),de(te("memory_excess_per_step","more copies"),"The same of copies"),de(te("idle_excess_per_step","more idle"),"The same of time in which neither runs: the host is late"),te("\
step_time","step"),Py]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Ee,dt("measure","measure",ju),ye("operator","operator",!0),te("time_per_step","per step"),
te("median_per_step","median rank"),te("excess_per_step","more"),Ye("calls_per_step","calls per step")]},{key:"by_step",caption:"Steps",columns:[kO,de(ye("rank","rank"),"The rank that causes the most \
in the step"),dt("cause","what it does longer",{...ju,idle:"idle, the host is late"}),de(te("caused","caused"),"Exposed waiting of the other ranks where this one was last: their sum"),be(Qe("caused_pc\
tg","share")),te("exposed_wait","exposed wait"),te("step_time","step"),Py]}]};var Wy="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",xO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Pi=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),Dy=e=>Pi(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),$O=e=>e.
replace(/ (allocated|reserved)/,""),vO=e=>e.includes(" reserved")?"reserved":"allocated",By={panel:e=>$O(e.name),style:e=>`${e.group} ${vO(e.name)}`},jy=e=>[Pi(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),zu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),SO=(e,t)=>o=>[zu(e,"rank")&&`rank ${o.rank}`,zu(e,"device_type")&&jy(o),o[t]].filter(Boolean).join(" · ");function EO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Hy(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function TO({side:e,row:t}){let o=[zu([e],"rank")&&`rank ${t.rank}`,jy(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Se(t.live_at_peak)}\
 of it was allocated in the recording, ${Se(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Se(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${xy(e.data.peaks,t.device_type)}${r}`]}function OO(e){let t=e.
map(n=>Hy([n])),o=t.length===2&&t.every(Boolean)&&Pi(t[0].row.device_type)===Pi(t[1].row.device_type)&&$y(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var MO=e=>[...e.flatMap(t=>{let o=Hy([t]);return o?[i("p",{class:"memory-sentence"},TO(o))]:[]}),...OO(e)],Uy=ye("device_type","memory"),AO=ot(vr("device","device"),"host\
 memory has no number"),CO=Uw(de({...ye("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),qy=de(Kt("bytes","live at the peak"),"Allocated at or before the peak, and\
 not freed by then"),Hu=be(Qe("pctg","share")),Uu=_e("allocations","allocations"),Ni=[Ee,CO,Uy,AO],Fy=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Wy,isSaid:!0}:tt(e,t,{table:o,kind:"bytes",name:SO(
e,n),value:s=>s.bytes,show:(s,r)=>`${Se(r)}, ${Be(s.pctg)} of the peak`,empty:xO}),zy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[at("limit","Frames of each device","100")],intro:"Memory that\
 the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",notes:MO,
charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:Dy,panels:By,ownDevice:!0,height:vs,make:(e,t)=>Ms(e,t,{unit:"bytes",name:Dy,panels:By,ownDevice:!0,marks:EO,empty:Wy})},{id:"\
live_modules",title:"Live at the peak, by module",height:Fe,make:(e,t)=>Fy(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:Fe,make:(e,t)=>Fy(e,t,"live_o\
perators","operator")}],tables:[{key:"peaks",caption:"Peaks",columns:[...Ni,de(Kt("peak","peak allocated"),"The largest amount that is allocated"),de({...te("peak_at","at"),number:!1},"When it is reac\
hed first, after the first event of the set"),ot(ye("peak_step","step"),"outside of the recorded steps"),de(Kt("unused_at_peak","unused then"),"Reserved minus allocated at the peak"),de(Kt("reserved_p\
eak","peak reserved"),"The largest amount that is reserved"),de(Kt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the peak of what is reserved"),de(Kt("live_at_peak","live at th\
e peak"),"Allocated in the recording at or before the peak, and not freed by then"),de(Kt("from_before","from before"),"The rest of the peak: allocated before the recording began"),de(Kt("never_freed",
"never freed"),"Allocated in the recording and not freed until its end"),_e("never_freed_allocations","never freed, allocations"),de(Kt("unseen_freed","freed, allocated before"),"Freed in the recordin\
g, allocated before it began"),{...ye("totals","totals"),what:"recorded: the trace states them. sums: added up from its allocations and frees, because it does not state them"}]},{key:"live_modules",caption:"\
Modules at the peak",columns:[...Ni,ye("module","module",!0),qy,Hu,Uu,_e("frames","frames")]},{key:"live",caption:"Live at the peak, by frame",columns:[...Ni,ye("frame","frame",!0),ye("operator","oper\
ator",!0),qy,Hu,Uu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Uy,ye("operator","operator",!0),Ye("allocations_per_step","allocations per step"),Kt("allocated_per\
_step","allocated per step"),Ye("frees_per_step","frees per step"),Kt("freed_per_step","freed per step")]},{key:"never_freed",caption:"Never freed in the recording",columns:[...Ni,ye("frame","frame",!0),
ye("operator","operator",!0),Kt("bytes","never freed"),Hu,Uu]}]};var Ku=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],As=Object.
fromEntries(Ku.map(([e,t])=>[e,t])),Gy=Ku.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${un(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
Yu="There are no steps here.",Ii=e=>e.step===null?"whole file":`step ${e.step}`,Gu=e=>e.span>0?`, file ${e.span+1}`:"";function RO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return is({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function LO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return Yu;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${Be(
n.time_pctg)} ${As[n.kind]}`).join(", ")}.`}var Yy=ot(te("longest","longest"),"the path has no such segment"),Ky=ot(ye("name","name",!0),"waiting and gaps have no name"),Vy={title:"Critical path",host:!0,
ofSteps:!0,params:[at("consecutive_kernel_delay","Short gaps, µs","30"),at("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),LO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:RO(e,e[0].data.by_step[0])},`Show the path of ${Ii(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:Fe,make:(e,t)=>tt(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?As[o.kind]:`${o.name} (${As[o.kind]})`,value:o=>o.time_per_step,empty:Yu,show:o=>`${N(
o.time_per_step)} a step, ${Be(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>Fe(e),legend:Gy,make:(e,t)=>fo(e,t,{parts:Gy,what:"steps",empty:Yu,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Ii(o)}${Gu(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[dt("kind","ki\
nd",As),dt("work","work",e=>e===1?"yes":"waiting"),te("time_per_step","per step"),be(Qe("time_pctg","share")),te("time","in all"),_e("segments","segments"),Yy]},{key:"by_name",caption:"Operators, call\
s and kernels",columns:[dt("kind","kind",As),Ky,te("time_per_step","per step"),be(Qe("time_pctg","share")),te("time","in all"),_e("segments","segments"),Yy]},{key:"by_step",caption:"Steps",columns:[Ee,
{...ye("step","step"),show:(e,t)=>Ii(t)+Gu(t)},de(te("path","path"),"The whole path, including waits; the kinds add up to it"),de(te("work","work"),"Without waits for the device, between operators and\
 idle"),...Ku.map(([e,t,o])=>de(te(e,t),o)),te("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Ee,{...ye("step","step"),show:(e,t)=>Ii(t)+Gu(t)},te("start","fro\
m"),te("duration","takes"),dt("kind","kind",As),Ky,ot(ye("lane","thread or stream"),"waiting is on none")]}]};var NO='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',PO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},Bi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:ht[e].name,what:ht[e].what,text:o=>`${N(o[e])} a call`})),IO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),Vu=e=>e===null?ge:R(Math.round(e)).replace("-","−"),DO=e=>`${R(Math.round(e))} tokens/s`;function BO(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:zt({...qt(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var Qu="the names of these annotations do not say it",Ju=[_e("calls","calls"),de(te("median_time","median"),"The duration of t\
he annotation on the host"),te("mean_time","mean"),...Bi.map(({key:e,name:t,what:o})=>de(te(e,t),`${o}, per call`)),de(te("device_time","device"),"What a call launches, wherever it runs; per call"),ot(
de(be(_e("requests_in_all","requests")),"Of all calls whose names say them"),Qu),ot(de(be(_e("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),Qu),de(te("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ot(de(Mt({...Ye("tokens_per_second","tokens/s"),show:Vu,showDiff:e=>e>0?`+${Vu(e)}`:Vu(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),Qu)],Di=ye("phase","phase"),Qy=(e,t)=>({...ye(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),Jy={title:"Phases of serving",tab:"Phases",params:[],
ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, exposed communication, exposed memory and idle add \
up to its time.",notes:e=>[...Es(e,t=>Sy(t,Bi)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>PO[t]).join("; ")),BO(e)],charts:[{id:"phases",title:"T\
ime of a call, by phase",height:e=>Fe(e),legend:Bi,make:(e,t)=>fo(e,t,{parts:Bi,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:NO})},{id:"phase-rates",table:"sizes",title:"Tokens a secon\
d, by phase and size",height:Fe,make:(e,t)=>tt(e,t,{table:"sizes",kind:"number",name:IO,value:o=>o.tokens_per_second,show:o=>DO(o.tokens_per_second),empty:e.every(({data:o})=>o.phases.length===0)?"The\
re are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",columns:[Di,...Ju]},{key:"sizes",caption:"Phases by size of a call",
columns:[Di,de(Qy("requests","requests"),"Of one call, up to a power of two"),de(Qy("tokens","tokens"),"Of one call, up to a power of two"),...Ju.map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title}\
 in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",columns:[Ee,Di,...Ju]},{key:"forms",caption:"Names that were found",columns:[Di,de(ye("form","form of the name",!0),"Braces stand for numb\
ers, {k} for members such as bs=8"),_e("calls","calls")]}]};var qO="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",Zu="the peak of this device \
for numbers of this type is not known",Xy=e=>Pe(e,0,3),Ar=(e,t)=>be({...Ye(e,t),show:co,showDiff:hn}),Cs=Mt(de(Ye("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched insid\
e the operator, in 10¹² a second")),Cr=ot(Mt(de(Qe("peak_pctg","of peak"),"Share of the peak speed of the device in the arithmetic that the names of the kernels tell, from the data sheet of its vend\
or, dense; of several together: the part of their time that they would take at the peak of each")),Zu),Zy=ot(Mt(de(Qe("fastest_peak_pctg","of fastest"),"The same of the fastest arithmetic that the dev\
ice has for these numbers: TF32 for float32")),Zu),eb=(e,t)=>ot(be(Ye(e,t)),Zu),Xu=de(te("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and r\
ank"),tb=Mt(de(dn("gb_per_s_at_least","bandwidth, at least"),"Each input read once and the output written once, divided by the device time")),ob=be(de(Ye("flops_per_byte_at_most","FLOPs per byte"),"FL\
OPs for each byte that has to be read or written: at most")),nb={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convoluti\
ons and attention, counted from the shapes of their inputs, and how fast the device did them.",notes:e=>Es(e,vy),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:Fe,
make:(e,t)=>tt(e,t,{table:"by_operator",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:qO,show:o=>`${Xy(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${Xy(o.peak_pctg)} % of the pe\
ak`}`})}],tables:[{key:"summary",caption:"In all",columns:[Ar("flops_per_step","FLOPs per step"),te("device_time_per_step","device per step"),de(te("known_time_per_step","with known FLOPs"),"Device ti\
me of operators whose FLOPs are known, per step and rank"),be(Qe("known_pctg","share")),Cs,Cr,Zy,ye("device","device")]},{key:"classes",caption:"Classes of work",columns:[de(ye("class","class"),"By th\
e operators that launched it, else by the names of kernels; other: nothing says what it is"),be(_e("device_rows","device rows")),te("device_time_per_step","device per step"),be(Qe("device_time_pctg","\
share of device time")),Cs,tb,ob]},{key:"by_rank",caption:"Ranks",columns:[Ee,Ar("flops_per_step","FLOPs per step"),te("device_time_per_step","device per step"),te("known_time_per_step","with known FL\
OPs"),Cs,Cr]},{key:"by_arithmetic",caption:"Arithmetic",columns:[de(ye("dtype","type"),"The type of the numbers of both factors"),ot(de(ye("arithmetic","computed in"),"What the kernels multiply in, by\
 their names. float32 of NVIDIA runs on its plain units; TF32, and 3xTF32 (three products for one), on the tensor cores"),"the names of the kernels do not tell: the peak is that of the fastest"),be(_e(
"calls","calls")),Ar("flops_per_step","FLOPs per step"),Xu,Cs,Cr,Zy,eb("peak_tflops_per_s","peak TFLOP/s"),eb("fastest_tflops_per_s","fastest TFLOP/s")]},{key:"by_operator",caption:"Operators",columns:[
ho,be(_e("calls","calls")),Ar("flops_per_step","FLOPs per step"),Xu,Cs,Cr]},{key:"by_shapes",caption:"Operators and shapes",apart:!0,columns:[ho,ye("shapes","shapes",!0),de(ye("dtype","type"),"The typ\
e of the numbers of both factors"),ye("class","class"),be(_e("calls","calls")),Ar("flops_per_call","FLOPs per call"),Xu,Cs,Cr,ob]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at leas\
t",apart:!0,columns:[ho,ye("shapes","shapes",!0),ye("dtypes","types",!0),be(_e("calls","calls")),te("device_time_per_step","device per step"),tb]},{key:"unknown",caption:"Device time without known FLO\
Ps",apart:!0,columns:[de(ho,"The innermost operator that launched it"),be(_e("device_rows","device rows")),te("device_time_per_step","device per step"),be(Qe("device_time_pctg","share of device time"))]}]};var FO="The part of the time for which a value is known",sb=[be(Ye("mean","mean")),be(Ye("min","min")),be(Ye("max","max")),be(de(te("known_time","known"),FO))],rb=ye("counter","counter"),ab={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:e=>[...new Set(e.flatMap(({letter:t,data:o})=>o.
files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),params:[],charts:[],tables:[{key:"rows",caption:"All steps",columns:[Ee,Oo,rb,...sb]},
{key:"by_step",caption:"By step",columns:[Ee,ot(ye("step","step"),"the recording has no steps"),Oo,rb,...sb]}]};var WO="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",jO=e=>e===null?ge:Pe(e,0,3),ib={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[at("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:e=>[...new Set(
e.flatMap(({letter:t,data:o})=>o.files.filter(n=>n.note!==null).map(n=>`${t?`${t}, `:""}rank ${n.rank}: ${n.note}.`)))].slice(0,8).map(t=>i("p",{},t)),charts:[{id:"counters",table:"rows",title:"Sums b\
y operator and counter",height:Fe,make:(e,t)=>tt(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:WO,show:(o,n)=>jO(n)})}],tables:[{key:"\
rows",caption:"Operators, kernels and counters",columns:[Ee,ot(ho,"no operator above the launch is recorded"),ye("kernel","kernel",!0),ye("counter","counter",!0),_e("kernels","kernels"),Ye("sum","sum"),
be(Ye("mean","mean")),be(Ye("min","min")),be(Ye("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Ee,de(_e("number","kernel no."),"In order of time, from 0"),ye("kernel","kernel",!0),
de(ye("operators","operators",!0),"Those above its launch, the outermost first"),ye("counter","counter",!0),Ye("value","value")]}]};var nt={temporal_breakdown:Vw,comm_comp_overlap:Qw,idle_time_breakdown:Xw,kernel_breakdown:Zw,memory_bw:ay,queue_length:iy,launch_stats:ly,kernel_sequences:cy,user_annotation_breakdown:uy,operator_kernels:dy,
collectives:Ny,stragglers:Iy,memory:zy,critical_path:Vy,phases:Jy,work:nb,device_counters:ab,operator_counters:ib};var cb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],ed=["start","end"],qi={...Object.fromEntries([...cb,...ed].map(e=>[e,""])),lines:[]};function ub(e){
return[...cb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?ed:[]]}var lb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function Fi(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=Object.keys(t),r={what:it(o,"what",s,s[0])},a=t[r.what];for(let l of["set","test",...ub(a)])r[l]=n(l);return r.
rows=lb(o)==="steps"?"":lb(o),r.lines=a.window?o.getAll("line"):[],r.order=it(o,"order",["rank"],""),r}function db(e,t,o=[]){let n=new URLSearchParams;for(let s of["set","test",...ub(t[e.what])]){let r=e[s]??
"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function Pn(e,t){let o=db(e,t);return t[e.what].window&&e.lines.forEach(n=>o.append("line",n)),e.order&&o.set("o\
rder",e.order),me(`/analyse?what=${e.what}&${o}`)}function mb(e,t,o){let n=db(e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function td(e,t){return e.set===""?null:mb(e,t)}function pb(e,t,o){
let n=mb(e,t,ed);return n.set("format","csv"),n.set("table",o),n}var Wi={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},fb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),HO=e=>Pn({...qi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:hb(e.control_ranks),test_ranks:hb(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},nt),hb=e=>e===
"all"?"":e,UO=["op","heat","open","hide","zoom_time","zoom_calls"],od=null,In={path:"/compare",name:"Compare",read:qt,mount:(e,t)=>zO(e,t)};function zO(e,t){let o=qt(location.search),n=null,s=null,r="",
a="",l=t.newPair?Wc(o):od,c=null,u="",d="",m=null,p=o.op!=="",f=!1,h=globalThis.firstComparison!==void 0,g=Lh(o,l),y=Mh(()=>!f&&s&&Ne()),w=mg(oe),b=lt("All rows"),x=yg(v=>oe({open:v},{replace:!0})),_=sg(
HO),k=iw(t.go),$={sides:ys(oe,{compact:!0}),verdict:ng({actions:w.node,below:[k.node,x.add("details",_.node)],links:{page:v=>`${X(v)}#booked`,tree:()=>po(eo(o)),timeline:v=>(v&&Nf(o,v))??Ho(o)},on:{widen:()=>oe(
Wi),marker:oe,clock:()=>oe({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:v=>x.toggle("lines",v)}}),recorded:jg(),operators:bg(X,pt),ranks:Fg(v=>oe({heat:v},{replace:!0}),{timeline:(...v)=>Na(
o,...v),go:t.go}),classes:Rw(),replacements:bh(X),filters:gg(oe),counts:Zc({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:v=>pe(v,$.counts.node),...H("zoom_calls")}),durations:Zc(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:v=>pe(v,$.durations.node),...H("zoom_time")}),table:Sg({onSort:(v,q)=>oe({sort:v,order:q}),onSelect:pe,href:X,onOpen:z,
onWant:y.want}),detail:xh({onClear:()=>pe(""),href:X,onRanks:Y,onTable:ae,tree:v=>Vf(o,v),timeline:v=>ls(o,v)})},E=i("p",{class:"remark",hidden:!0}),T=i("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),S=dg(oe),A=[_.chart,$.ranks.heat,$.counts,$.durations];["operators","classes","recorded","replacements"].forEach(v=>x.add(v,$[v].node));let D=i("div",{class:"results"},$.verdict.
node,$.filters.node,E,S.node,i("div",{class:"charts"},$.durations.node,$.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),$.table.node,T,w.workNote),$.ranks.node,$.operators.node,$.classes.node,$.recorded.node,$.replacements.node),F=i("div",{class:"message"}),C=i("h1",{class:"visuall\
y-hidden"},"Compare"),I=i("div",{class:"paper-only"}),K=Tt({context:t,results:D,message:F});e.append(i("div",{class:"page compare-page"},C,I,$.sides.node,F,D),$.detail.node);let ne=ft(()=>{A.forEach(v=>v.
retheme()),k.redraw()});function oe(v,{replace:q=!1}={}){let V=Object.keys(v).every(re=>UO.includes(re));return!f&&t.go(zt({...o,...!V&&{zoom_time:"",zoom_calls:""},...v}),{replace:q})}function pe(v,q=$.
table.node){let V=$.detail.node.contains(document.activeElement),re=v===o.op?"":v??"",ie=q.getBoundingClientRect().top;oe({op:re},{replace:!0}),window.scrollBy(0,q.getBoundingClientRect().top-ie);let Re=c?.
items.find(Ge=>Ge?.key===re);Re?ke(`${Re.row.name} is selected.`):V&&$.table.focus()}function z(v){v!==o.op&&pe(v)}function X({id:v,name:q,category:V}){return Gt({...o,heat:"",row:v??Bt(q,V)})}function ae(){
$.table.node.closest(".table-card").scrollIntoView({block:"start"}),$.table.focus()}function H(v){return{onHide:q=>oe({hide:q},{replace:!0}),onZoom:q=>q!==o[v]&&oe({[v]:q},{replace:!0})}}function Y(){
oe({heat:"op"},{replace:!0}),$.ranks.node.scrollIntoView({block:"start"}),$.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let v=V=>sn(V,o,n,s),q=o.control&&o.test?`${v("co\
ntrol")} → ${v("test")} · Compare`:"Compare";C.textContent=q,t.setTitle(q)}async function j(){let v=[o.control,o.test].filter(V=>V!=="");if(v.every(V=>n&&ze(n,V)))return;let q=await gt(v).catch(()=>[]);
f||(n=q,Ce())}async function Z(v){let q=l,V=q.late===!0&&await Rh(v,q);V!==!1&&l===q&&(l={key:q.key,...V?fb(V):{diagnosis:[],note:""}},od=V&&l,Ce())}function le(v){a=v,D.dataset.stale="";let q=_t(o).toString(),
{op:V}=o;K.ask(re=>g(v,o,l,re),re=>{s=re,r=v,y.start(v,re,V),l?.key!==q?(l={key:q,...fb(re)},od=l):l.late&&Dt().then(()=>Z(v)),ke(s.row_count===1?"One row.":`${R(s.row_count)} rows.`),K.say(null),delete D.
dataset.stale,Ce()},re=>{s=null,r="",y.stop(),K.say(pg(re,{narrowed:Object.keys(Wi).some(ie=>o[ie]!=="all"),all:()=>oe(Wi),again:()=>le(a),unmarked:()=>oe({control_marker:"",test_marker:""})})),delete D.
dataset.stale,Ce()})}function Ce(){if(f)return;P();let v=o.control!==""&&o.test!=="",q=ts(o),V=Fc(o);v?V!==a&&(s||K.say(null),le(V)):(K.drop(),a="",s=null,$.detail.draw(null),K.say(fg(n))),x.draw(o.open),
$.sides.draw(o,n,s),D.toggleAttribute("data-skeleton",v&&!s),$.filters.draw(o,s,s?Q():o.unit||"total"),S.draw(o,q),s?v&&r===a&&se(Q(),q):$.detail.draw(null)}function Q(){let v=o.unit||rc(s);return v===
"percent"&&!ya(s)?rc(s):v}function se(v,q){let V=hs(s),re=_t(o).toString(),ie=Object.keys(Wi).some(Et=>o[Et]!=="all"),Re=o.open.includes("lines"),Ge=JSON.stringify([re,r,Re,l?.note,ie]),qe=s.waterfall??
l?.waterfall??null;(c?.answer!==s||Ge!==u)&&(u=Ge,$.verdict.draw(s,l,{narrowed:ie,open:Re}),$.recorded.draw(s)),_.draw(o,{...s,waterfall:qe},l,{revision:`${r}${qe===null}`,file:V,caption:oi(s)}),k.draw(
o,re,s),$.operators.draw(re,s),he(v,q),$.classes.draw(l?.classes,s,v),$.replacements.draw(s,v==="per_step"||v==="percent"),w.draw(o,s,v,q),Xe();let Nt=c.items.find(Et=>Et?.key===o.op);$.ranks.draw(s,o.
heat,V,r,Nt?{name:Nt.row.name,query:kn({...o,row:Nt.key}).toString()}:null),Aw(o,{unit:v,self:q,item:Nt,ofHost:Bp(qe)},{...$,fall:_,table:{sql:b}})}function he(v,q){let V=y.rows(),re=JSON.stringify([r,
v]),ie=JSON.stringify([re,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==re){let Re=ac(s,V,v,{self:q});c={answer:s,order:re,unit:v,self:q,items:Re},T.hidden=Re.length>0,L(v,Re),$.table.draw({rows:Re,
totals:zp(s,v,{self:q}),unit:v,self:q,unitName:Gs(v,s),sort:o.sort,order:o.order,selected:o.op,revision:re,judged:Me(Re),work:o.work})}c.chartKey!==ie&&(c.chartKey=ie,O(ie),M(I,oi(s,G(s.row_count,"row")).
map(Re=>i("p",{},Re))))}let Me=v=>v.some(q=>q.verdict!=="cannot_judge"&&!q.row.too_few);function Ne(){if(r!==a||c?.answer!==s)return;let{items:v,unit:q,self:V}=c,re=[],ie=[];y.rows().forEach((Ge,qe)=>{
v[qe]||(re.push(qe),ie.push(Ge))});let Re=ac(s,ie,q,{self:V});Re.forEach((Ge,qe)=>{v[re[qe]]=Ge}),L(q,v),$.table.add(v,Re,Me(v)),o.op!==""&&!m&&se(q,V)}function Xe(){let v=o.op===""?-1:y.placeOf(o.op),
q=c.items[v]??null,V=q?.key??"";if(m=q,$.counts.select(V),$.durations.select(V),$.table.select(V),v===void 0){y.find(o.op);return}$.detail.draw(q,q||o.op===""?null:[i("p",{},"The filters hide the sele\
cted row, or these ranks and steps do not have it."),i("p",{},B("Clear the filters",()=>oe({q:"",category:[],change:"",exclude:Zt,device_type:"ALL",significant:""})))]),p&&(p=!1,q&&ae())}function L(v,q){
let V=s.control.samples,re=s.test.samples,ie=q.find(qe=>qe?.row.too_few&&qe.row.among)?.row;E.hidden=V===re&&!ie;let Re=ie&&`${Cn(ie)} These rows say “too few steps”. `;if(V===re){M(E,Re);return}let Ge=v===
"total"?"totals cannot be compared directly.":v==="per_call"?"totals would mislead.":"calls and durations are shown per step.";M(E,Re,`The sides have ${R(V)} and ${G(re,"sample")} (a sample is one ste\
p of one rank), so ${Ge} `,v==="total"?B("Show per step",()=>oe({unit:""}),{class:"link-button"}):B("Show totals",()=>oe({unit:"total"}),{class:"link-button"}))}function W(){return d!==r&&Yg(s)&&["No \
difference found in any of these rows, neither in time nor in the number of calls. ",B("Draw the bars anyway",()=>{d=r,Ce()},{class:"link-button"})]}function O(v){let{items:q,unit:V,self:re}=c,ie=`${c.
order}${o.top}`,Re=Hp(q,o.top),Ge=oi(s,`first ${R(Re.length)} of ${G(s.row_count,"row")}`),qe={file:hs(s),revision:v,zoom:ie,caption:Ge};$.durations.draw({...qe,...zg(Re,V,re,s),empty:W(),hidden:o.hide,
range:o.zoom_time}),$.counts.draw({...qe,...Gg(Re,V),empty:W(),hidden:o.hide,range:o.zoom_calls}),S.drawRest(q.length,Re.length)}return Ce(),h?Dt().then(j):j(),{keys:{search:()=>$.filters.focusSearch(),
enter:()=>$.table.focus(),control:()=>$.sides.choose("control"),test:()=>$.sides.choose("test"),close:()=>$.detail.isOpen()&&pe("")},update(v){o=qt(v),l=t.newPair?Wc(o):l,Ce(),j(),s&&a===r&&t.settled()},
unmount(){f=!0,[_,k,$.operators].forEach(v=>v.stop()),K.unmount(),y.stop(),ne(),A.forEach(v=>v.unmount()),$.table.unmount(),$.detail.unmount()}}}var gb=2,nd=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function GO(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await ta(e,r)).rows[0]}async function YO(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>GO(e,c,b,n))),Gn(e,o===""?null:o),yo(e)]),[p]=u.
filter(Boolean).sort((b,x)=>x.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let h=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,g=f.metadata?.baseTimeNanoseconds,y=BigInt(h)-(Number.isFinite(g)?BigInt(g):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
gb*p.duration),end:w(p.start+(1+gb)*p.duration)}}function wb(e,t,o,n){let s=YO(e.id,t,nd(o));return s.catch(()=>{}),va({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return ra(e.id,a.number,"",{signal:r,onProgress:n})}})}function yb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function bb(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var KO=250;function _b(e){return kt({...e,height:()=>KO,make:QO,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function VO(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function QO(e,t){let o={...e,
...yb(e)},n=Qt(),{edges:s}=o,r=bb(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((g,y)=>g+y,0),h=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(g=>g===0?0:
g/h)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:XO(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:J("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:JO(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(VO),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?J("--control"):J("--test")}}])}}}function JO(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${R(e[r][n])}${a>0?`, ${Be(100*e[r][n]/a)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function XO(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var ZO=250,ji=.13;function kb(e){return kt({...e,height:()=>ZO,make:eM,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function eM(e,t){
let o=Qt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let h=[];return e[m].forEach((g,y)=>g.forEach((w,b)=>{
if(w!==null){let x=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;h.push({x:b+p+x,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(We).join("<br>")})}})),{type:"scatter",mode:"markers",x:h.map(g=>g.x),y:h.
map(g=>g.y),customdata:h.map(g=>g.text),ids:h.map(g=>g.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((h,g)=>{let y=e[m].map(w=>w[g]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((h,g)=>g+p),line:{color:J(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=vo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-ji),c("test",ji),l("control",
-ji,"circle"),l("test",ji,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>We(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var tM=e=>e[0].toUpperCase()+e.slice(1),oM=e=>e>0?"more":e<0?"less":"calm",xb=e=>i("td",{class:"num",title:ce(e)},N(e)),$b=(e,t="")=>i("td",{class:`num ${t} ${oM(e)}`,title:He(e)},xe(e));function sd(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),xb(t.control_per_step),xb(t.test_per_step),$b(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>$b(s.diff_per_step)):[i("td"),i("td")]))}
var vb=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function nM(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>sd(tM(n.part),n,t)),e.parts.
length>1&&sd("Together",{...e,itself:vb(e.parts,"itself"),below:vb(e.parts,"below")},t),e.with_others&&sd("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var sM=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,rM="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Sb(){let e=lt("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?rM:sM(a,Lt(
s)?"recording":"step"),M(t,!l&&nM(r,a))}}}var aM=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Eb=(e,t)=>e===null||t===null?null:
e-t,Tb=(e,t)=>e>0&&t!==null?100*t/e:null,ad=e=>e>0?"more":e<0?"less":"calm";function id(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Wo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function rd(e,t,[o,n],s,r,a){let l=Eb(n,o),c=a==="new"?"new":a==="gone"?"gone":we(Tb(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?ge:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?ge:s(n))),i("p",{class:`tile-change ${ad(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function iM(e,t){let o=id(e);return[i("p",{class:"muted op-verdict"},t?Cn(t):" "),i("div",{class:"tiles"},rd("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,xe,o.birth),rd("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,R,st,o.birth),rd("Time per call","Median over all calls",o.perCall,
N,xe,o.birth))]}function Ui(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=Eb(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${ad(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${ad(c)}`},we(Tb(t,c))))}var Hi=(e,t,o)=>Ui(e,t,N,xe,{exact:ce,exactDiff:He,title:o});function lM(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Wo(id(e).row,"percent",{...e,step_time:t}),s=Lt(e)?"recording":"step time";return Ui(`Share of the ${s}`,[o,n],Be,r=>r===null?ge:we(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function cM(e,{stepTime:t,row:o}){let n=id(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Ui("Calls",n.counts,R,st),Ui("Calls per step",n.callsPerStep,R,st),Hi("Total",n.
total),Hi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Hi("Self time per step",["control","test"].map(a=>yn(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),lM(e,t)),i("tbody",{},s("A single call"),aM.map(([a,l])=>Hi(l,r(a)))))}function Ob(){let e=i("div",{class:"card op-head"}),t=lt("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,iM(s,r.row)),M(o,cM(s,r))}}}var Mb=.8,uM=/^aten::.*(mm|linear|conv|attention)/,ld={control:"set",test:"test"};function dM(e,t,o){let n=Object.values(ld).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(ld).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Mb*o[d]&&
u.device_time>=Mb*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Ab=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(ld))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function zi(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?we(100*a/t):""))}var Cb=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:He(o)},xe(o)),i("td")),mM=e=>e===null?
ge:`${co(1e12*e)}FLOP/s`,pM=e=>`${hn(1e12*e)}FLOP/s`;function fM(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},zi("FLOPs per step",e.flops,co,hn),zi("Device time per step",e.device,N,xe,ce),e.more!==null&&[Cb(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Cb("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],zi("Achieved",e.
speed,mM,pM),e.calls.some((o,n)=>o!==t[n])&&zi("Calls with known FLOPs",e.calls,R,st)))}function Rb(){let e=i("div",{class:"op-work-body"}),t=lt("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>M(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&uM.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${Ab(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await Yn("work",Ab(a),{signal:s.signal});if(n!==u)return;let p=dM(m,l.name,d);p?M(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},fM(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var Gi=12;function Lb(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=lt("What launches it, or what it launches"),s=wt("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(h){
let{answer:g}=h,y=g.launches!==void 0;u!==h.revision&&(u=h.revision,c=!1),s.press(h.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?g.launches:g.launched_by;M(r,w.length===0?m(y):p(w,h,y)),M(a,w.length>Gi&&!c&&B(`Show all ${R(w.length)}`,()=>{c=!0,d(h),r.querySelectorAll("tbody tr")[Gi].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=Gi||c}function m(h){return i("p",{class:"muted chart-message"},h?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(h,g,y){
let w=h.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},h.slice(0,c?void 0:Gi).map(b=>f(b,g,w))))}function f(h,{answer:g,unit:y},w){let{control:b,
test:x,diff:_,controlCount:k,testCount:$,diffCount:E,birth:T,percent:S}=Wo(h,y,g),A=_>0?" more":_<0?" less":"",D=T||we(S);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},h.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(h),title:h.name},i("bdi",{},h.name)),i("span",{class:"related-category muted"},` ${h.category??""}`)),w&&i("td",{class:"shapes mono",title:h.
shapes},h.shapes??"–"),i("td",{class:"num wide-only"},R(k)),i("td",{class:"num wide-only"},R($)),i("td",{class:`num wide-only${E>0?" more":E<0?" less":""}`},st(E)),i("td",{class:"num roomy-only",title:ce(
b)},h.control_counts>0?N(b):"–"),i("td",{class:"num roomy-only",title:ce(x)},h.test_counts>0?N(x):"–"),i("td",{class:`num strong${A}`,title:He(_)},xe(_)),i("td",{class:`num${A}`},D))}return{node:l,
sql:n,draw:d}}function Nb(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},xe(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));M(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var Pb={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
cd={path:"/compare/op",name:"Operation",read:ss,mount:(e,t)=>hM(e,t)};function hM(e,t){let o=ss(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=wt("Height of the histogra\
m",[["calls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],H=>E({bins:H},{replace:!0})),m={sides:ys(E),numbers:Ob(),
booked:Sb(),work:Rb(),histogram:_b({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:kb({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...H)=>t.
go(S(...H))}),heat:ci({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...H)=>t.go(S(...H))}),grid:ui(),related:Lb({onUnit:H=>E({unit:H}),href:({name:H,category:Y})=>Gt({...o,
row:Bt(H,Y)})}),stack:Nb()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),h=i("h1",{class:"mono op-title"}),g=i("p",{class:"muted"}),y=i("p",{class:"op-action\
s"}),w=i("div",{class:"message"}),b=wM(H=>E({heat:H},{replace:!0})),x=i("p",{class:"muted small",hidden:!0}),_=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("\
div",{class:"op-charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,x,m.grid.node));e.append(i("div",{class:"\
page operation-page"},f,i("header",{class:"op-header"},h,g,y),m.sides.node,w,_));let k=Tt({context:t,results:_,message:w}),$=ft(()=>p.forEach(H=>H.retheme()));function E(H,{replace:Y=!1}={}){t.go(Gt({
...o,...H}),{replace:Y})}function T(){let H=Z=>sn(Z,o,n,s),Y=`${H("control")} → ${H("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${Y}`),M(h,i("bdi",{},P)),
M(g,s?.category??"",s?.kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono \
full-name"},` · ${s.aliases.map(({side:Z,name:le})=>`${Z} ${le}`).join(", ")}`));let j={...qt(""),...A(),op:o.row};M(f,i("a",{href:t.lastCompare(_t(o))??zt(j)},`← ${Y}`))}function S(H,Y){return Na(
o,H,Y,s)}function A(){let{control:H,test:Y,control_ranks:P,test_ranks:j,control_steps:Z,test_steps:le,control_marker:Ce,test_marker:Q,use_short_name:se,merge_addresses:he,aliases:Me,merge_lines:Ne}=o;
return{control:H,test:Y,control_ranks:P,test_ranks:j,control_steps:Z,test_steps:le,control_marker:Ce,test_marker:Q,use_short_name:se,merge_addresses:he,aliases:Me,merge_lines:Ne}}async function D(){let H=[
o.control,o.test].filter(P=>P!=="");if(H.every(P=>n&&ze(n,P)))return;let Y=await gt(H).catch(()=>[]);u||(n=Y,K())}function F(H){a=H,k.ask(Y=>Zr(H,{signal:Y}),Y=>{s=Y,r=new URLSearchParams(H).get("row"),
k.say(null),ke(`${Y.name}: ${N(Y.calls.control.total)} to ${N(Y.calls.test.total)}.`),K()},Y=>{s=null,k.say(I(Y)),K()})}async function C(H){c?.abort(),c=new AbortController,l={key:H,answer:null};try{let Y=new URLSearchParams(
H);Y.set("significance","true"),Y.set("diagnosis","false");let P=await pt(Y,{signal:c.signal});if(u||l.key!==H)return;l.answer=P,l.byKey=Up(P),K()}catch{}}function I(H){let Y=H.code==="unknown_operati\
on",P=["control_ranks","test_ranks","control_steps","test_steps"].filter(j=>o[j]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:H.code}},i("h2",{},Y?"This operation does not occur":
"This operation cannot be shown"),i("p",{},Y?"Neither side has an operation of this name and category in the selected ranks and steps.":H.message),i("p",{},P.length>0&&B("Use all ranks and steps",()=>E(
Object.fromEntries(P.map(j=>[j,"all"]))),{class:"primary"}),P.length===0&&!Y&&B("Try again",()=>F(kn(o).toString()),{class:"primary"})," ",i("a",{href:zt({...qt(""),...A()})},"All operations of this c\
omparison")))}function K(){if(u)return;T();let H=o.control!==""&&o.test!==""&&o.row!=="",Y=kn(o).toString();H?Y!==a&&(s&&r!==o.row&&(s=null),k.say(null),F(Y)):(k.drop(),a="",k.say(i("div",{class:"empt\
y"},i("h2",{},"No operation is chosen"),i("p",{},"Choose one on the ",i("a",{href:me("/compare")},"Compare page"),"."))));let P=_t({...o,use_short_name:!1}).toString();H&&P!==l.key&&C(P),m.sides.draw(
o,n,s),_.toggleAttribute("data-skeleton",H&&!s),s&&ne()}function ne(){let H=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),Y=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(
s.name)}`,P=a,j=o.use_short_name?void 0:ic(l.byKey?.get(Ys(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:j}),X(Y,P),ae(Y,P),m.booked.draw(s),m.work.draw(o,s),Cw(o,s,m),m.related.
draw({answer:s,unit:H,revision:P}),m.stack.draw(s.stack,z),M(y,B("Copy the name",()=>Wt(s.name,"Name copied."),{class:"link-button"}),B("Copy link",()=>Wt(location.href,"Link copied."),{class:"link-bu\
tton"}),i("a",{href:ls(o,s)},"Show in the timeline"),i("a",{href:km(kn(o)),download:`${Y}.json`},"JSON"),["control","test"].map(pe))}let oe=H=>s.aliases?.filter(Y=>Y.side===H)??[{name:s.name,category:s.
category}];function pe(H){let Y=n&&ze(n,o[H]);if(!Y||nd(s.samples[H])===void 0)return null;let P=`slowest call, ${H}`;if(jo(Y)!=="")return i("span",{class:"muted small",title:jo(Y)},`Perfetto: no trac\
e of the ${H}`);let j={name:s.name,names:oe(H),marker:o[`${H}_marker`],shortNames:o.use_short_name},Z=B(`Perfetto: ${P}`,async()=>{Z.disabled=!0;try{await wb(Y,j,s.samples[H],le=>ke(`Loading ${Se(le)}`))}catch(le){
Oe(le.message,{urgent:!0})}finally{Z.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});
return Z}function z({name:H,category:Y}){let P=l.byKey?.get(Ys(H,Y));return P&&{diff:P.diff_per_step,href:Gt({...o,use_short_name:!1,row:P.id})}}function X(H,Y){let{edges:P,control:j,test:Z}=s.histogram,
le=[s.control.samples,s.test.samples];d.press(o.bins),m.histogram.draw({edges:P,control:j,test:Z,file:H,revision:`${Y}#${o.bins}`,share:o.bins==="share",perStep:le[0]===le[1]?null:le,medians:[s.calls.
control["50%"],s.calls.test["50%"]],heading:`${R(s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function ae(H,Y){let{control:P,
test:j}=s.samples,Z=li(P,j),le=hr(Z,O=>O.total_duration),Ce=O=>s.calls[O].count===0,Q=le.control.map(O=>O.map(()=>null));m.points.draw({rows:Z.rows,columns:Z.columns,kind:"time",file:H,control:Ce("con\
trol")?Q:le.control,test:Ce("test")?Q:le.test,hover:(O,v,q)=>gM(O,Z[O][v][q]),heading:"duration in each step of each rank",revision:Y});let[se,he,Me]=Pb[o.heat],Ne=hr(Z,he),Xe=Me==="time",L={format:Xe?
ce:R,formatDiff:Xe?He:st};b.draw(o.heat),m.heat.draw({rows:Z.rows,columns:Z.columns,...Ne,...L,kind:Me,file:H,heading:se,revision:`${Y}#${o.heat}`}),m.grid.draw({grid:Z,values:Ne,title:se,timeline:S,format:Xe?
N:R,formatDiff:Xe?xe:st});let W=[Z.ranksByPosition&&"ranks",Z.stepsByPosition&&"steps"].filter(Boolean);x.hidden=W.length===0,x.textContent=`The sides have different ${W.join(" and ")}; they are paire\
d by position (control / test).`}return K(),D(),{keys:{control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(H){let Y=o;o=ss(H),Y.row!==o.row&&window.scrollTo(0,0),K(),D()},unmount(){
u=!0,m.work.stop(),k.unmount(),c?.abort(),$(),p.forEach(H=>H.unmount())}}}function gM(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.
step_number}`}`,ce(t.total_duration),G(t.counts,"call")]}function wM(e){let t=ue("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(Pb).map(([n,[s]])=>i("option",{value:n},s)));return{
node:i("p",{class:"chart-bar"},i("label",{for:t},"Heat maps of"),o),draw(n){o.value=n}}}function Ib(e,t){let o=null,n=new Map,s=f=>{let h=e.getBoundingClientRect();return[f.clientX-h.left,f.clientY-h.top]};function r(f){let h=f.deltaMode===1?16:1,g=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(g)>Math.abs(f.deltaY))f.preventDefault(),t.pan(g*h);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*h));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[h]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,h),o={id:f.pointerId,x:h,y:f.clientY,from:h,measures:f.shiftKey,moved:n.size>1}}function l(f,h){let g=[...n.
values()];n.set(f.pointerId,h);let y=[...n.values()],w=([b,x])=>Math.max(20,Math.abs(b-x));t.zoom((y[0]+y[1])/2,w(g)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[h,g]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,h);return}if(!o||o.id!==f.pointerId){t.hover(h,g,f);return}!o.moved&&Math.hypot(h-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,h,!1):(t.pan(o.x-h),t.scroll(o.y-f.clientY)),[o.x,o.y]=[h,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[h,g]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,h,!0):y||t.pick(h,g,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let h=d[f.key.length===1?f.key.toLowerCase():f.key];h&&(f.preventDefault(),
f.stopPropagation(),h())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,h]of Object.entries(p))e.addEventListener(f,h,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,h])=>e.removeEventListener(f,h))}function ud({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)yM(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function dd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?Db(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function yM(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function Db(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function md(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Db(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function Bb(e,t,o,n=0){
let s=-1,r=1/0;return md(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function qb(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Rs=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function Fb(e){let[t,o,n]=Rs(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var Yi=(e,t,o)=>`rgb(${Rs(e).map((n,s)=>Math.round(o*n+(1-o)*Rs(t)[s])).join(", ")})`;function Ls(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var bM={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},_M=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Rr=e=>String(e).replace(_M,"").replace(/[&<>"]/g,t=>bM[t]),Lr=e=>String(Math.round(e*100)/100);
function Wb(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Lr(p):Rr(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Rr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Rr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Lr(a)}" height="${Lr(l)}"\
 viewBox="0 0 ${Lr(a)} ${Lr(l)}" font-family="${Rr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Rr(c)}"/>${t.join("")}</svg>`}}}var Ki=(e,t,o)=>Math.min(Math.max(e,t),o);function Dn({from:e,to:t},o,n=0){let s=o.to-o.from,r=Ki(t-e,Math.min(n,s),s),a=(e+t)/2,l=Ki(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function pd(e,t,o,n,s=0){
let r=n.to-n.from,a=Ki((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return Dn({from:c,to:c+a},n,s)}function fd(e,t,o){let n=e.to-e.from,s=Ki(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function jb(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Hb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Mo=22,kM=22,Vi=4,xM=.3;function zb(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Nr=new Map;function $M(e){return Nr.has(e)||(Nr.size>500&&Nr.clear(),Nr.set(e,Fb(e))),Nr.get(e)}function vM(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?Yi(n.colour(t),n.
colours.surface,xM):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=$M(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=kM){let m=qb(n.text(t),l-2*Vi,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let h of m)f+=n.widthOf(h);e.box(r+Vi-2,a+1,Math.min(f,l-Vi),c-2,u)}e.words(r+Vi,p,m,d)}}}function SM(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return md(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),h=Math.min(a,(n.end[p]-s.from)*r);if(h<=d&&!u?.keep.has(p))return;let g=Math.max(1,h-f>3?h-f-.5:h-f);vM(e,p,{x:f,y:o,width:g,height:c},
l,u&&!u.keep.has(p)),m+=1,d=g<=1?f+1:h}),m}function Gb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=Hb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Mo,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Mo-5,u,Mo,s.border),u<o-30&&e.words(u+3,Mo-8,n(c,a),s.muted)}e.line(0,Mo-.5,o,Mo-.5,s.border)}function Yb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},h=0;for(let g=0;g<o.rows;g+=1){let y=l+c.y(g);y+a>0&&y<r&&(h+=SM(e,
g,y,f))}return EM(e,t,m),h}function EM(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var Ji=12,Qi=17,TM=8e3,OM=15,MM=12;function Pr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Kb=(e,t)=>e.flatMap((o,n)=>Zo(o,Math.floor((t-2*Ji)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Vb(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(Ji,o+Qi*r,n,J(s?"--text":"--muted"),{size:s?OM:MM,bold:s})})}function Xi(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Kb(e,o),r=t.map(d=>Kb(d.lines,
o)),a=10+Qi*s.length+Ji,l=t.map((d,m)=>{let p=a+Qi*r[m].length;return a=p+d.height+Ji,p}),c=Math.min(a,TM),u=d=>{Vb(d,s,22),t.forEach((m,p)=>{Vb(d,r[p],l[p]-Qi*r[p].length+12),m.paint(Pr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=Wb(n);return u(d),d.text(o,c,J("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Ls(m,n);return p.box(0,0,o,c,J("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function Zi(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
Ka(n,`${o}.${t}`)}var AM=160,CM=3,hd=300,RM=matchMedia("(prefers-reduced-motion: reduce)"),Qb=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,J(`--${e}`)])),gd={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function el(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),h=getComputedStyle(document.body).fontFamily,g=Ls(f,h),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:zb(h),colours:Qb()},w=gd,
b=ud(gd),x=dd(0,o),_={from:0,to:1},k={from:0,to:1},$={hover:-1,select:-1,highlight:null},E=0,T=null,S=0,A=0,D={top:0,height:0},F=!0,C=()=>(k.to-k.from)/Math.max(1,S),I=L=>k.from+L*C();function K(){let{
top:L}=m.getBoundingClientRect(),W=p.getBoundingClientRect();return[Math.max(0,W.top)-L,Math.min(window.innerHeight,W.bottom)-L]}let ne=([L,W])=>Math.max(0,L)>=D.top&&Math.min(x.height,W)<=D.top+D.height;
function oe(){S=p.clientWidth,m.style.height=`${x.height}px`;let L=K(),[W,O]=[Math.max(0,L[0]-hd),Math.min(x.height,L[1]+hd)];if(O<=W&&D.height>0)return!1;(D.height===0||!ne(L)||D.top+D.height>x.height)&&
(D.height=Math.max(0,Math.min(x.height,O>W?O-W:2*hd)),D.top=Math.max(0,Math.min(W,x.height-D.height)));let v=globalThis.devicePixelRatio||1,[q,V]=[Math.round(S*v),Math.round(D.height*v)];return d.style.
top=`${D.top}px`,(d.width!==q||d.height!==V||A!==v)&&([d.width,d.height,A]=[q,V,v],d.style.width=`${S}px`,d.style.height=`${D.height}px`),!0}function pe(){E===0&&(E=requestAnimationFrame(z))}function z(L){
if(E=0,T){T.since??=L;let O=(L-T.since)/AM;k=jb(T.from,T.to,O);let v=O<1;v?pe():T=null,r(k.from,k.to,v)}let W=performance.now();if(F=!oe(),!F&&S>0&&D.height>0){f.setTransform(A,0,0,A,0,0);let O=H(ae(),
{width:S,height:D.height,top:-D.top});d.dataset.drawn=String(O)}d.dataset.drawMs=(performance.now()-W).toFixed(2)}let X="";function ae(){let L=`${d.width} ${d.height} ${A}`;return L!==X&&(X=L,g.forget()),
g}function H(L,{width:W,height:O,top:v}){let{colours:q}=y;L.box(0,0,W,O,q.surface);let V=Yb(L,{index:b,view:k,width:W,height:O,rowHeight:o,top:v,places:x,marks:$,how:y,rowOf:ie=>w.row[ie]}),re=W/(k.to-
k.from);return u?.(L,{x:ie=>(ie-k.from)*re,y:ie=>v+x.y(ie),rowHeight:o,top:v,width:W,height:O,view:k}),V}function Y(L,W=!1){T=null,!(L.from===k.from&&L.to===k.to)&&(k=L,r(k.from,k.to,W),pe())}function P(L){
let W=Dn(L,_,c);RM.matches?Y(W):(T={from:k,to:W,since:null},pe())}let j=()=>T?.to??k;function Z(L,W){return Bb(b,x.at(W+D.top),I(L),CM*C())}function le(L,W){L!==$.hover&&($.hover=L,d.style.cursor=L>=0?
"pointer":"",pe()),n(L,W)}let Ce=Ib(d,{zoom:(L,W)=>Y(pd(k,I(L),W,_,c)),pan:L=>Y(fd(k,L*C(),_)),scroll:L=>Q(L),hover:(L,W,O)=>le(Z(L,W),O),leave:()=>{$.hover>=0&&le(-1,null)},pick:(L,W,O)=>s(Z(L,W),O),
measure:(L,W,O)=>a?.(...[I(L),I(W)].sort((v,q)=>v-q),O),slide(L){let W=j();P(fd(W,L*(W.to-W.from),_))},glide(L){let W=j();P(pd(W,(W.from+W.to)/2,L,_,c))},fit:()=>P(_),enter:()=>{$.select>=0&&s($.select,
null)},own:l});function Q(L){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,L)}let se=()=>{E===0&&(F||!ne(K()))&&pe()};document.addEventListener("scroll",se,{capture:!0,passive:!0}),window.addEventListener(
"resize",se);let he=new ResizeObserver(pe);he.observe(p);let Me=()=>{y.colours=Qb(),pe()},Ne=matchMedia("(forced-colors: active)");Ne.addEventListener("change",Me);let Xe=ft(Me);return{node:d,set(L){let W=w===
gd;w=L,b=ud(L),x=dd(b.rows,o,L.tops,L.height);let[O,v]=[L.from??1/0,L.to??-1/0];if(L.from===void 0||L.to===void 0)for(let V=0;V<L.length;V+=1)O=Math.min(O,L.start[V]),v=Math.max(v,L.end[V]);_=v>O?{from:O,
to:v}:{from:0,to:1},$.hover=-1,$.select=-1,$.highlight=null;let q=W?{..._}:Dn(k,_,c);m.style.height=`${x.height}px`,T===null&&(k=q),pe()},view(L,W,O=!1){O?Y(Dn({from:L,to:W},_,c)):P({from:L,to:W})},current:()=>({
...k}),goal:()=>({...j()}),extent:()=>({..._}),select(L){$.select=L,L>=0&&this.reveal(w.row[L]),pe()},highlight(L){$.highlight=L===null?null:new Set(L),pe()},follow(L,W,O=!1){T=null,k={from:L,to:W},O?
(cancelAnimationFrame(E),z(0)):pe()},placeOf(L){let W=this.boxOf(L),{left:O,right:v,top:q,bottom:V}=p.getBoundingClientRect();return W.right<O||W.left>v||W.bottom<q||W.top>V?null:{...W,left:Math.max(O,
W.left),right:Math.min(v,W.right)}},boxOf({start:L,end:W,row:O}){let{left:v,top:q}=m.getBoundingClientRect(),V=ie=>v+(ie-k.from)/C(),re=q+x.y(O);return{left:V(L),right:V(W),top:re,bottom:re+o}},redraw:pe,
reveal(L){let W=x.y(L);(W<p.scrollTop||W+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=W-p.clientHeight/2)},whole:L=>({height:x.height,paint:W=>H(W,{width:L,height:x.height,top:0})}),picture(L){return Xi(
L,[{lines:[],...this.whole(Math.max(S,600))}],Math.max(S,600))},destroy(){cancelAnimationFrame(E),Ce(),document.removeEventListener("scroll",se,{capture:!0}),window.removeEventListener("resize",se),Xe(),
Ne.removeEventListener("change",Me),he.disconnect(),p.remove()}}}var Ns=8,LM=.004;function Jb(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(xo(n,t))),0)}var ro=(e,t)=>e.verdict[t]==="no_difference_found";function Xb(e,t,o){let n=xo(e,t);if(!(o>0)||Math.abs(
n)<LM*o||ro(e,t))return 0;let s=Math.max(1,Math.round(Ns*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Ns,s)}function Zb(e,t,o){let[n,s]=[Rs(e),Rs(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var go={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Ps=e=>e!=="calls",xt=(e,t)=>Ps(t)?N(e):R(Number(e.toFixed(2))),jt=(e,t)=>e===null?"–":Ps(t)?xe(e):st(Number(e.toFixed(2))),tl=(e,t)=>Ps(t)?
ce(Number(e.toFixed(3))):R(e),Is=(e,t)=>e===null?"":Ps(t)?He(Number(e.toFixed(3))):st(e),NM={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},PM={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Bn=e=>NM[e.sort]??e.sort,qn=e=>PM[e.status]??"",t_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",IM=e=>e.sides.every(t=>t.steps.length===0),Ao=e=>IM(e)?"per recording":"per step";function ol(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(On(e));return t?`${t[2]}\
 · ${t[1]}`:On(e)}var St=e=>[On(e),Mn(e)].filter(Boolean).join(" "),DM=e=>/ #\d+$/.test(On(e));function o_(e){let t=$o(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||DM(n)):t.slice(-1)}function n_(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!cs(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var BM=.005;function s_(e,t){let o=e.here[t],n=Ps(t)?N(Math.abs(o)):R(Number(Math.abs(o).toFixed(2)));if(Ps(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>BM*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var wd=(e,t)=>t>0?100*e/t:null;function r_(e,t){let[o,n]=e.root.total[t];return{from:xt(
o,t),to:xt(n,t),change:jt(n-o,t),percent:we(wd(n-o,o))}}function a_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?we(wd(n-o,o)):"new"}function i_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>wd(a,r)),n=r=>Be(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var e_=e=>e.map(t=>`“${t}”`).join(" and ");function l_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${e_(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${e_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function c_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${xt(l,a)} → ${xt(c,a)} (${jt(c-
l,a)})`:`${s}: ${xt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Yo=e=>e>0?"mo\
re":e<0?"less":"calm",u_=(e,t)=>jt(xo(e,t),t);var qM=20,FM=.62,d_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function WM(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,Zb(J("--surface-sunk"),J(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",FM*(.12+.88*(Math.abs(o)/Ns))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(d_[o]??"--noise-fill",.45)}}function jM(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,i(
"p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Bn(t),qn(t),ro(t,n)&&"no difference found"].filter(Boolean).join(" · ")),c_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function m_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=jM(),l=WM(),c=lt("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,B("PNG",()=>E("png"),{title:"Flame graph: download as PNG"}),B("SVG",()=>E("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
p=0,f=S=>d.tree.frames[m.frame[S]],h=el(s,{rowHeight:qM,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:S=>y(f(S)),onHover(S,A){S<0||!A?a.hide():a.show(f(S),d,A)},onPick:S=>S>=0&&e.onPick(f(S)),onKey:x}),g=ft(()=>{l.forget(),k(),h.redraw()}),y=S=>d.tree.pair&&!cs(S)&&S.sort!=="rest";function w(S){
let A=f(S);return d.tree.pair?ro(A,d.measure)?l.noise():l.change(Xb(A,d.measure,p)):l.sort(A.sort)}function b(S){let A=f(S);return`${A.status==="replaced"?"⇄ ":""}${[ol(A),Mn(A)].filter(Boolean).join(
" ")}${d.tree.pair?` ${u_(A,d.measure)}`:""}`}function x(S){let A=d?.selected;if(!A)return!1;let D=A.parent?.children.filter(_)??[],F=D.indexOf(A),C=oe=>m.end[m.place[oe.at]]-m.start[m.place[oe.at]],K={
ArrowUp:()=>A.parent,ArrowDown:()=>A.children.filter(_).reduce((oe,pe)=>!oe||C(pe)>C(oe)?pe:oe,null),ArrowLeft:()=>D[F-1],ArrowRight:()=>D[F+1]}[S.key];if(!K)return!1;let ne=K();return ne&&e.onMove(ne),
!0}let _=S=>m.place[S.at]>=0;function k(){if(!d)return;let S=(D,F,C="")=>i("li",{class:`key ${C}`,css:{"--key-fill":D}},F);if(!d.tree.pair){let D=new Set(d.tree.frames.map(({sort:F})=>F));M(n,Object.keys(
d_).filter(F=>D.has(F)).map(F=>S(l.sort(F),Bn({sort:F}))));return}let A=D=>`full colour: ${jt(D,d.measure)}`;M(n,S(l.change(Ns),`takes more (${A(p)})`),S(l.change(-Ns),`takes less (${A(-p)})`),S(l.change(
0),"hardly changed"),d.tree.frames.some(D=>ro(D,d.measure))&&S(l.noise(),"not certain"),d.tree.frames.some(y)&&S("var(--muted)","on one side only","key-hatched"))}function $(){let S=$o(d.zoomed);M(o,S.
map((A,D)=>[D>0&&i("span",{class:"muted","aria-hidden":"true"}," › "),D===S.length-1?i("b",{class:"mono","aria-current":"true"},St(A)):B(St(A),()=>e.onZoom(A),{class:"link-button mono"})]))}function E(S){
d&&m.length>0&&Zi(h.picture([`Flame graph, ${go[d.measure][0]} ${Ao(d.tree)}`,...d.lines,T(),`made ${et(new Date().toISOString())}`]),S,`${d.file}-tree`)}let T=()=>d.tree.pair?`Magenta takes more, gre\
en takes less (full colour: ${jt(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${G(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw(S){let A=d?.revision!==S.revision,D=!A&&d.
judged!==S.judged,F=A||d.zoomed!==S.zoomed;if(d=S,A){a.hide(),m=Kf(d.tree,d.measure,d.width),p=Jb(d.tree,d.measure),h.set({...m,from:0,to:m.end[0]??1}),k(),r.hidden=m.length>0,r.textContent=`No ${go[d.
measure][0]} to draw.`;let I={both:"",control:", width: control",test:", width: test"};t.textContent=`${go[d.measure][0]} ${Ao(d.tree)}${d.tree.pair?I[d.width]:""}`}D&&(k(),h.redraw());let C=m.place[d.
zoomed.at]??-1;F&&C>=0&&h.view(m.start[C],m.end[C],A),$(),h.select(m.place[d.selected.at]??-1),h.highlight(d.found===null?null:d.found.map(I=>m.place[I.at]).filter(I=>I>=0)),u.dataset.ready=d.revision},
focus:()=>h.node.focus(),unmount(){g(),h.destroy()}}}function p_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function f_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var HM=250,UM=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
zM=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],GM=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function YM(e,t){
let o=ue("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Je(HM,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},ve("up","The previous match (Shift+Enter)",()=>t(
-1)),ve("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=f_(c,d);n.textContent=c.length===0?"No frame matches.":`${G(c.length,"frame")}: ${u.pair?`${xt(m,d)} → ${xt(p,d)} (${jt(p-m,d)})`:xt(
m,d)}`}}}function h_({onChange:e,onStep:t}){let o=new Map(Tn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Tn.map(p=>{let f=o.get(p);return f.button=B("",()=>e({by:p,rows:[]}),{title:go[p][2],"aria-pressed":"false"}),f.button.append(go[p][1]," ",f.change),f.button})),s=wt("Width of the frames",UM,p=>e(
{width:p})),r=wt("How frames are grouped",zM,p=>e({frames:p,rows:[],open:[],zoom:""})),a=wt("What counts as a frame",GM,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=wt("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=YM(p=>e({q:p}),t),u=(p,f,h="")=>i("span",{class:`tree-choice ${h}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,h,g){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===h));let b=f?.pair?a_(f,y):"";M(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,g,f,h)}}}var yd=12,bd=8,KM=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function g_({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(g,y)=>r.pair?i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,
row:Bt(g,y)}),class:"op-link"},i("bdi",{},g)):i("bdi",{},g);function l(g,y,w,b="",x=!1){let[_,k]=y,$=E=>i("td",{class:"num",title:tl(E,w)},xt(E,w));return i("tr",{},i("th",{scope:"row",title:b,class:x?
"inner":null},g),$(_),r.pair&&$(k),r.pair&&i("td",{class:`num strong ${Yo(k-_)}`,title:Is(k-_,w)},jt(k-_,w)))}let c=g=>i("thead",{},i("tr",{},g===""?i("td"):i("th",{scope:"col"},g),(r.pair?["Control",
"Test","Δ"]:[Ao(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(g){if(!g?.some(w=>w>0))return null;let y=w=>w===null?"unknown":co(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),g.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},g.includes(null)?"":
hn(g[1]-g[0])))}function d(g){return g&&[["more_work","more work",g.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${g.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${g.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Yo(g[y])}`,title:Is(g[y],"device")},jt(g[y],"device"))))}function m(g){let y=g.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Ao(r)}`),c(""),i("tbody",{},l("Device time",g.total.device,"device","At and below the frame"),l("launched b\
y itself",g.ownOf.device,"device","Device work that no frame below it launched",!0),d(g.work.split),l("Host time",g.total.host,"host","At and below the frame, each call counted once"),l("in itself",g.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",g.figures.calls,"calls"),u(g.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Yo(y)}`,title:Is(y,"device")},jt(y,"device")))))}function p(g){let y=[...g.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},g.opened||g.instances>1?`Kernels of all ${R(g.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,yd).map(({name:w,device:b,counts:x})=>{let _=l("",b,"device");return M(_.firstChild,
i("span",{class:"mono kernel-name"},a(w,KM(w)))),_.firstChild.title=`${w}
${xt(x[0],"calls")}${r.pair?` → ${xt(x[1],"calls")}`:""} calls`,_}),y.length>yd&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-yd)} more`))))}function f(g){return g.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},g.shapes.slice(0,bd).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),g.shapes.length>bd&&i("tr",{},i("td",{class:"muted"},`${R(g.shapes.length-bd)} more`))))}function h(g,y){let w=g.names[1]??g.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[g.sort],x=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&g.instances>1&&g.sort==="module"&&B(g.opened?"Fold its instances":`Show its ${R(g.instances)} instances`,()=>t(g),
{class:"link-button"}),g.parent&&g.children.length>0&&B("Zoom to it",()=>o(g),{class:"link-button zoom-button"}),x&&i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,row:Bt(w,b)})},"Open thi\
s operation"),x&&b==="cpu_op"&&i("a",{href:ls(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(g.sort)&&B("Copy the name",()=>Wt(On(g),"Name copied."),{class:"link-button"}))}
return{node:s,draw(g,y,w){r=g;let b=$o(y).slice(1,-1),x=b.filter(({sort:k})=>k!=="python"),_=x.length>0?x:b.slice(-4);M(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Bn(y),qn(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(k=>ro(y,k)).map(k=>`${k} time: no difference found`)].flat().filter(Boolean).join(" · ")),_.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${_.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),h(y,w),p(y),f(
y))}}}var VM=5;function w_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=n_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,B(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?s_(c,u):xt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",B(St(c),()=>e(
c),{class:"link-button mono tree-name"}),o_(c).map((p,f)=>[f===0?" in ":" › ",B(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Yo(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),ro(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=r_(l,c),[,h]=go[c],[g,y]=l.root.total[c];M(t,i("span",{class:"headline-label"},`${h} ${Ao(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${Yo(y-g)}`},p,g>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let w=us(l,c,VM);M(o,w.map($=>a(l,$,
c))),o.hidden=w.length===0;let b=i_(l),x=l.byHost&&l.pair&&`${l.root.total.device.some($=>$>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,_=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,k=l.pair&&l.samples.some($=>$<Ba)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";M(n,l_(l,u).map($=>i("p",{class:"notice"},$)),[b,k,x,_].filter(Boolean).map($=>i("p",{class:"muted"},$)))}}}var Ko=28,QM=150,y_=12,b_=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],JM=[["Frame","c-frame",b_[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function __(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>QM;function h(){let C=c.tree.pair?b_:JM,I=`${go[c.
measure][1]} ${Ao(c.tree)}`;M(n,C.map(([,K])=>i("col",{class:K}))),M(t,i("tr",{},C.map(([K,ne,oe],pe)=>i("th",{scope:"col",class:ne,title:pe===0?oe:`${I}: ${oe}`},K)))),a.firstChild.colSpan=C.length,l.
firstChild.colSpan=C.length}function g({frame:C,level:I,open:K,leaf:ne}){let oe=C.instances>1&&C.sort==="module"&&!C.opened&&c.canOpen,pe=t_(C),z=C.instances===C.parent?.instances?"":Mn(C);return i("t\
h",{scope:"row",class:"c-frame",title:[St(C),...C.above??[],Bn(C),qn(C),C.through.length>0&&`below ${C.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(I-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${ne?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},K?"▾":"▸"),i("span",{class:`mono frame-\
text${["root","rest"].includes(C.sort)?" plain":""}`},i("bdi",{},ol(C))),oe?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${C.instances} instances`},
Mn(C)):z&&i("span",{class:"muted count"},z),C.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${C.above.join(", ")}`),pe&&i("span",{class:`status-mark status-${C.status}`},i("span",{"aria\
-hidden":"true"},pe),i("span",{class:"visually-hidden"},` ${qn(C)}`))))}function y(C,I=""){return i("td",{class:`num c-time ${I}`,title:tl(C,c.measure)},xt(C,c.measure))}function w(C,I,K){return i("td",
{class:`num c-time ${I} ${ro(K,c.measure)?"calm":Yo(C)}`,title:[Is(C,c.measure),ro(K,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:I==="c-diff"&&p>0?{"--share":`${(100*Math.abs(C)/
p).toFixed(1)}%`}:{}},jt(C,c.measure))}function b(C){let{frame:I}=C,[K,ne]=I.total[c.measure];return c.tree.pair?[g(C),y(K),y(ne),w(xo(I,c.measure),"c-diff",I),w(I.here[c.measure],"c-here",I)]:[g(C),y(
K),y(I.ownOf[c.measure][0]),i("td",{class:"num c-time"},xt(I.figures.calls[0],"calls"))]}function x(C){let I=c.rows[C],{frame:K}=I,ne=[C%2?"odd":"",c.found?.has(K)?"found":"",K.sort==="rest"?"rest":""].
filter(Boolean).join(" ");return i("tr",{class:ne,data:{index:C},tabindex:C===u?"0":"-1","aria-level":I.level,"aria-posinset":I.place,"aria-setsize":I.of,"aria-rowindex":C+2,"aria-expanded":I.leaf?null:
String(I.open),"aria-selected":String(K===c.selected)},b(I))}function _(C=!1){let I=Math.ceil((r.clientHeight||600)/Ko),K=Math.floor(r.scrollTop/Ko),[ne,oe]=f()?[Math.max(0,K-y_),Math.min(c.rows.length,
K+I+y_)]:[0,c.rows.length];if(!C&&ne===m[0]&&oe===m[1])return;m=[ne,oe];let pe=o.contains(document.activeElement),z=C?new Map:d;d=new Map;for(let ae=ne;ae<oe;ae+=1)d.set(ae,z.get(ae)??x(ae));[[a,ne],[
l,c.rows.length-oe]].forEach(([ae,H])=>{ae.hidden=H===0,ae.style.height=`${H*Ko}px`});let{scrollTop:X}=r;_o(o,[a,...d.values(),l]),r.scrollTop=X,pe&&(d.get(u)??r).focus({preventScroll:!0})}function k(C,I=!1){
let K=C*Ko,ne=r.clientHeight-t.offsetHeight;I&&(K<r.scrollTop||K+Ko>r.scrollTop+ne)&&(r.scrollTop=K-ne/2),K<r.scrollTop?r.scrollTop=K:K+Ko>r.scrollTop+ne&&(r.scrollTop=K+Ko-ne),_()}function $(C,I){let K=Math.
max(0,Math.min(c.rows.length-1,C));d.get(u)?.setAttribute("tabindex","-1"),u=K,k(K);let ne=d.get(K);ne?.setAttribute("tabindex","0"),I&&ne?.focus({preventScroll:!0})}function E(C){return c!==null&&c.revision===
C.revision&&c.judged===C.judged&&c.text===C.text&&c.rows.length===C.rows.length&&c.rows.every((I,K)=>I.frame===C.rows[K].frame&&I.open===C.rows[K].open)}function T(C){let I=c.selected!==C.selected;c=C;
for(let[ne,oe]of d)oe.setAttribute("aria-selected",String(c.rows[ne].frame===c.selected));let K=c.rows.findIndex(ne=>ne.frame===c.selected);I&&K>=0&&$(K,!1)}o.addEventListener("click",C=>{let I=C.target.
closest("tr[data-index]");if(!I)return;let{frame:K,leaf:ne}=c.rows[I.dataset.index],oe=C.target.closest("[data-act]")?.dataset.act;$(Number(I.dataset.index),!0),oe==="instances"?e.onInstances(K):oe===
"toggle"&&!ne?e.onToggle(K):e.onSelect(K)}),o.addEventListener("dblclick",C=>{let I=C.target.closest("tr[data-index]");I&&!C.target.closest("[data-act]")&&e.onZoom(c.rows[I.dataset.index].frame)});function S({
frame:C,open:I,leaf:K},ne){!K&&I!==ne?e.onToggle(C):ne&&I?$(u+1,!0):!ne&&C.parent&&$(c.rows.findIndex(oe=>oe.frame===C.parent),!0)}o.addEventListener("keydown",C=>{let I=c?.rows[u];if(!I||C.altKey||C.
ctrlKey||C.metaKey||C.target.closest("button"))return;let K=Math.max(1,Math.floor(r.clientHeight/Ko)-3),ne={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+K,PageUp:u-K,Home:0,End:c.rows.length-1},oe={ArrowRight:()=>S(
I,!0),ArrowLeft:()=>S(I,!1),Enter:()=>e.onZoom(I.frame)," ":()=>e.onSelect(I.frame)},pe=C.key in ne?()=>$(ne[C.key],!0):oe[C.key];pe&&(C.preventDefault(),pe())});let A=0,D=()=>{A===0&&c&&f()&&(A=requestAnimationFrame(
()=>{A=0,_(),d.has(u)||(u=Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Ko)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",D,{passive:!0});let F=new ResizeObserver(D);return F.
observe(r),{node:r,focus:()=>$(u,!0),draw(C){if(E(C)){T(C);return}let I=c?.rows[u]?.frame.key,K=c?.selected?.key!==C.selected.key||c?.revision!==C.revision;c=C,p=c.tree.frames.reduce((oe,pe)=>Math.max(
oe,Math.abs(xo(pe,c.measure))),0),h(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let ne=K?c.selected.key:I;u=Math.max(0,c.rows.findIndex(oe=>oe.frame.
key===ne)),_(!0),K&&k(u,!0)},unmount(){F.disconnect(),cancelAnimationFrame(A)}}}function XM(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var k_=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function ZM(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?XM(t)||(k_(n)>4*k_(o)?"host":"device"):"device"}async function eA(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(eo(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await pt(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function x_(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Pc(await ea(o?"":e.control,ds(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?eA(e,t):null]),l=e.
by||ZM(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function $_(e,t,o){let n=t==="host"?"host":"device";return{...Pc(await ea(e.test!==""?
"":e.control,ds(e,n,!0),{signal:o})),chosenBy:n}}async function v_(e,t,o,n=e.frames==="instance"){let s=ds(e,t.chosenBy,n);s.set("significance",o),Df(t,await ea("",s),o)}var tA=8,oA=40;function S_(e,t,o){let n=new Set([e.root]);for(let s of[...us(e,t,tA),...o.slice(0,oA)])$o(s).slice(0,-1).forEach(r=>n.add(r));return n}function nA(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(xo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function E_(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=nA(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var T_={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Ir={path:"/tree",name:"Tree",read:An,mount:(e,t)=>rA(e,t)},sA=e=>zt({...qt(""),...eo(e)});function rA(e,t){let o=An(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(P,{replace:j=!0}={})=>!u&&t.go(po({...o,...P}),{replace:j}),m=ys(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[i("a",{class:"small",href:sA(P)},"Compare"),hu(P)]}),p=w_(P=>T(P)),f=h_({onChange:P=>d($(P)),onStep:D}),h=m_({onPick:P=>E(P,P),onZoom:P=>E(l.selected,P),onMove:P=>E(P)}),g=__({onSelect:P=>E(
P),onZoom:P=>E(P,P),onToggle:S,onInstances:A}),y=g_({pair:()=>eo(o),onInstances:A,onZoom:P=>E(P,P)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),x=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},h.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},g.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,x));let _=Tt({context:t,results:x,message:w}),k=Je(400,ke);function $(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function E(P,j){let Z=Ce=>Ce.at<=P.at&&P.at<Ce.end,le=j??(Z(l.zoomed)?
l.zoomed:$o(P).findLast(Ce=>Z(Ce)&&l.zoomed.at>=Ce.at&&l.zoomed.at<Ce.end)??l.tree.root);d({node:P.key,zoom:le.key}),k(`${St(P)} is selected.`)}function T(P){E(P)}function S(P){let j=o.rows.includes(P.
key)?o.rows.filter(Z=>Z!==P.key):[...o.rows,P.key];d({rows:j})}function A(P){let j=P.key,Z=o.open.includes(j);d({open:Z?o.open.filter(le=>le!==j):[...o.open,j],rows:o.rows.filter(le=>le!==j),node:j}),
ke(Z?"Folded.":`Its instances are shown below ${St(P)}.`)}function D(P){let j=l?.found??[];if(j.length>0){let Z=j.indexOf(l.selected),le=Z<0?P>0?0:j.length-1:(Z+P+j.length)%j.length;E(j[le]),ke(`${le+
1} of ${j.length}: ${St(j[le])}`)}}async function F(){let P=[o.control,o.test].filter(Z=>Z!=="");if(P.every(Z=>n&&ze(n,Z)))return;let j=await gt(P).catch(()=>[]);u||(n=j,Y())}function C(){if(o.control===
"")return"";let P=`${o.control} ${ds(o,"device",o.frames==="instance")}`,j=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(j==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
j)?s.key:`${P} ${j}`}function I(P){r=P,x.dataset.stale="";let[j,Z]=[P.slice(0,P.lastIndexOf(" ")),o.by];_.ask(le=>x_(o,le),le=>{s={...le,key:P,base:j,first:Z===""},a=null,delete x.dataset.stale,_.say(
null),ke(G(le.tree.frames.length-1,"frame")),Y()},le=>{s=null,l=null,delete x.dataset.stale,_.say(oe(le)),Y()})}function K(P){let j=`${s.key} ${P==="host"}`;return a?.key===j?(ne(a,P),a.tree):(a={key:j,
tree:null},_.ask(Z=>$_(o,P,Z),Z=>{a.tree=Z,Y(),ne(a,P)},Z=>{a=null,Oe(`The instances could not be loaded. ${Z.message}`,{urgent:!0})}),null)}async function ne(P,j){let{tree:Z}=P;if(P.judged??=new Set,
!(!Z?.pair||j==="calls"||P.judged.has(j)||Z.samples.some(le=>le<Ba))){P.judged.add(j);try{await v_(o,Z,j,P===a||o.frames==="instance")}catch{return}!u&&s&&(s===P||a===P)&&(s.verdicts=`${s.verdicts??""}\
 ${P===a?"each ":""}${j}`,s.classes=void 0,s.openedFor=void 0,Y())}}function oe(P){let j=Object.keys(T_).some(Z=>o[Z]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:P.code}},i("h2",
{},"This tree cannot be shown"),i("p",{},P.message),i("p",{},j?B("Use all ranks and steps",()=>d(T_),{class:"primary"}):B("Try again",()=>I(r),{class:"primary"})," ",i("a",{href:me("/")},"Choose other\
 traces")))}let pe=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or go to \
the ",i("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function z(P){if(o.frames==="class")return s.classes??=jf(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let j=K(
P);if(j){let Z=o.open.join();return s.openedFor!==Z&&(s.opened=zf(s.tree,j,new Set(o.open)),s.openedFor=Z),s.opened}}return s.tree}function X(){let P=o.by||s.measure,j=z(P),Z=o.q===""?null:p_(j,o.q),le=Ic(
j,o.node)??us(j,P,1)[0]??j.root,Ce=Ic(j,o.zoom)??j.root,Q=S_(j,P,[le,...j.frames.filter(Ne=>Ne.opened).flatMap(Ne=>Ne.children.slice(0,1)),...Z??[]]),se=new Set(o.rows),he=E_(j,P,o.order,Ne=>Q.has(Ne)!==
se.has(Ne.key)),Me=[s.key,P,o.frames,o.width,o.open.join(),j.frames.length].join(" ");return{tree:j,measure:P,width:o.width,found:Z,text:`${o.q} ${o.order}`,selected:le,zoomed:Ce,rows:he,revision:Me,judged:s.
verdicts??"",canOpen:o.frames==="folded",lines:ae(j),file:`tracediff-${j.sides.map(({label:Ne})=>$t(Ne)).join("-")}`}}function ae(P){return[["control","test"].slice(0,P.sides.length).map((Z,le)=>`${P.
pair?`${Z}: `:""}${P.sides[le].label} (${G(P.sides[le].samples,"sample")})`).join(" → ")]}function H(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},j=le=>sn(le,o,n,P),Z=o.control===""?"Tr\
ee":`${j("control")}${o.test===""?"":` → ${j("test")}`} · Tree`;b.textContent=Z,t.setTitle(Z),m.draw(o,n,P)}function Y(){if(u)return;let P=C();if(P===""?(_.drop(),[r,s,l]=["",null,null],_.say(pe())):
P!==r&&(s||_.say(null),I(P)),H(),x.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=X();let{tree:j,measure:Z,found:le}=l,Ce=[l.revision,l.judged,o.level].join(
" ");Ce!==c&&(c=Ce,p.draw(j,Z,o.level)),f.draw(o,j,Z,le),h.draw(l),h.sql.set(so(Mw(o,Z),o)),g.draw({...l,found:le&&new Set(le)}),y.draw(j,l.selected,l.canOpen),ne(s,Z)}return Y(),F(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&g.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&E(l.selected,l.tree.root)},update(P){o=An(P),Y(),F(),s&&r===
s.key&&t.settled()},unmount(){u=!0,_.unmount(),h.unmount(),g.unmount()}}}var aA={name:"rows",label:"Rows",type:"choice",options:wa,fallback:"steps"};function O_(e,{onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:k=>k.
preventDefault()}}),s=[],r="",a=null,l="";function c(k,$){t({[k]:$},{replace:l===k}),l=k}function u(k,$,E,T){let S=ue("set"),A=So({id:S,field:k,none:T,text:a[k],set:ze(E,a[k])??null,onPick:D=>{l="",o(
{[k]:D?.id??""})}});return i("div",{class:`analysis-field side-${k==="test"?"test":"control"}`},i("label",{for:S},$),A.node)}function d(k){let $=i("input",{type:"checkbox",data:{field:k.name},on:{change:()=>c(
k.name,$.checked===k.fallback?"":String($.checked))}});return s.push({name:k.name,sync(E){$.checked=E===""?k.fallback:E==="true"}}),i("label",{class:"check"},$,k.label)}function m(k){let $=k.type==="o\
perator"?ue("ops"):null,E=k.type==="number",T=i("input",{type:E?"number":"text",list:$,autocomplete:"off",spellcheck:"false",placeholder:k.placeholder,step:E&&"any",min:E&&0,data:{field:k.name},class:$&&
"wide",title:k.title,on:{change:()=>c(k.name,T.value.trim())}}),S=$&&i("datalist",{id:$});$&&(T.addEventListener("input",Je(150,()=>h(T.value,S))),T.addEventListener("focus",()=>{T.select(),h("",S)}));
let A="";return s.push({name:k.name,sync(D,F){let C=D||$&&F||"",I=T===document.activeElement&&T.value!==A;T.value.trim()!==C&&!(I&&C===A)&&(T.value=C),A=C,E&&(F??null)!==null&&D===""&&(T.placeholder=F)}}),
i("label",{class:"analysis-field"},i("span",{},k.label),T,S)}function p(k){let $=i("select",{data:{field:k.name},title:k.title,on:{change:()=>c(k.name,$.value===k.fallback?"":$.value)}},Object.entries(
k.options).map(([E,T])=>i("option",{value:E},T)));return s.push({name:k.name,sync(E,T){$.value=E||String(T??Object.keys(k.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},k.label),$)}let f=k=>k.
type==="boolean"?d(k):k.type==="choice"?p(k):m(k);async function h(k,$){if(a.set!=="")try{let E=await oa(a.set,k);M($,[...new Set(E.filter(T=>T.category==="cpu_op").map(T=>T.name))].map(T=>i("option",
{value:T})))}catch{}}let g=(k,$)=>k?.[$].length>0?rt(k[$],3):"";function y(k,$){let[E,T]=["set","test"].map(S=>g(ze($,a[S]),k));return a.test!==""&&a[k]===""&&(E!==T||a[`set_${k}`]!==""||a[`test_${k}`]!==
"")}function w(k,$,E){let[T,S]=["set","test"].map(D=>ze(E,a[D])),A=(D,F,C)=>f({name:D,label:F,type:"text",placeholder:["all",g(C,k)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2\
,4-7"});return y(k,E)?[A(`set_${k}`,`${$} of A`,T),A(`test_${k}`,`${$} of B`,S)]:[A(k,$,T)]}function b(k){let $=E=>E.some(T=>a[T]!=="");return!$(["steps","set_steps","test_steps"])&&($(["marker","set_\
marker","test_marker"])||["set","test"].some(E=>ze(k,a[E])?.steps.length>0))}let x=k=>`${sc[k].letter} · ${sc[k].name}`;function _(k){let $=a.test!=="";s=[],M(n,u("set",$?x("set"):"Trace set",k),u("t\
est",$?x("test"):"Compare with",k,"none"),w("ranks","Ranks",k),w("steps","Steps",k),!e[a.what].ofSteps&&b(k)&&f(aA),e[a.what].params.map(f))}return{node:n,focus(){let k=n.querySelector("input[list]")??
n.querySelector('[data-field$="ranks"]');return k?.focus(),document.activeElement===k},draw(k,$,E={}){a=k;let T=JSON.stringify([a.what,a.set,a.test,y("ranks",$),y("steps",$),b($),$.map(S=>[S.id,S.label])]);
if(T!==r){r=T;let S=n.contains(document.activeElement)?document.activeElement.dataset.field:null;_($),S&&n.querySelector(`[data-field="${S}"]`)?.focus()}s.forEach(({name:S,sync:A})=>A(a[S]??"",E[S]))}}}var iA=24,nl=20;function M_(e,t){let o=Array.from(e),n=Math.max(0,o.length-nl),s=t>iA?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+nl).join(""))),s+nl<o.length&&r("split-rest",s+nl))}var A_=200,lA=30;function Vt(e){let t=i("tr"),o=i("tbody"),n=i("p",{class:"data-more",hidden:!0}),s=i("span",{class:"chart-unit"}),r=e.meanings===!1?[]:e.columns.filter(x=>x.what),a=r.length>0&&i("det\
ails",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},r.flatMap(({title:x,what:_})=>[i("dt",{},x),i("dd",{},_)]))),l=i("p",{class:"data-blanks muted small",hidden:!0}),
c=[e.caption,e.heading].filter(Boolean).join(": "),u=lt(c);u.set(e.sql??null);let d=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":c},i("div",{class:"chart-head"},i(e.level??"h\
3",{},c," ",s),i("div",{class:"chart-tools"},u.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: download as CSV`},"CSV"))),i("\
div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${c}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},c),i("thead",{},t),o)),n,a,l),m=[],p=new Map,f=null,h=e.
limit??20;function g(){if(!f)return m;let x=f.down?-1:1;return[...m].sort((_,k)=>{let[$,E]=[_[f.key]??null,k[f.key]??null];return $===null||E===null?($===null)-(E===null):x*(typeof $=="number"?$-E:String(
$).localeCompare(String(E)))})}function y(x){let _=f?.key===x.key?!f.down:!!x.number;f={key:x.key,down:_},b(),t.querySelector("[aria-sort] button")?.focus()}function w(x,_,k,$){let E=e.href&&x.link?.(
k,e.parameters??{}),T=x.mono&&typeof $=="string"?M_($,p.get(x.key)?.get($)??0):$;if(E||!x.mono||typeof $!="string"||$.length<=lA)return E?i("a",{href:e.href(E)},T):T;let S=B(T,()=>{let A=S.getAttribute(
"aria-expanded")!=="true";S.setAttribute("aria-expanded",String(A)),M(S,A?$:T)},{class:"name-button","aria-expanded":"false"});return S}function b(){M(t,e.columns.map(_=>{let k=f?.key===_.key;return i(
"th",{scope:"col",class:_.number&&"num","aria-sort":k&&(f.down?"descending":"ascending")},B(`${_.title}${k?f.down?" ↓":" ↑":""}`,()=>y(_),{class:"link-button th-button",title:_.what}))}));let x=new Set;
M(o,g().slice(0,h).map(_=>i("tr",{},e.columns.map(k=>{let $=_[k.key],E=k.show($,_);return E===ge&&k.blank&&x.add(k),i("td",{title:E===ge&&k.blank?k.blank:k.mono?$:k.exact?.($,_),class:[k.number&&"num",
k.mono&&"mono data-name",k.tone?.($,_)].filter(Boolean).join(" ")||null},w(k,$,_,E))})))),l.hidden=x.size===0,M(l,[...x].map(_=>`${ge} in ${_.title}: ${_.blank}`).join("; "),"."),s.textContent=m.length>
1?R(m.length):"",n.hidden=m.length<=h,M(n,B(`Show ${R(Math.min(A_,m.length-h))} more of ${R(m.length)}`,()=>{h+=A_,b()},{class:"link-button"}))}return{node:d,show(x){m=x;for(let{key:_}of e.columns.filter(
k=>k.mono))p.set(_,Ym(m.map(k=>String(k[_]??""))));d.hidden=m.length===0,b()}}}var cA={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},C_="http://www.w3.org/2000/svg";function uA(e,t){let o=document.createElementNS(C_,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(C_,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",cA[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function R_(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=B(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(h){return i(
"input",{type:"number",min:0,step:"any",data:{field:h},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=h=>h.value===""?"":String(Number((Number(h.value)*1e3).toFixed(3))),m=h=>h===""?"":String(
Number((Number(h)/1e3).toFixed(6)));function p(h,g){h.dataset.shown!==g&&(h.dataset.shown=g,h.value=m(g))}function f(h,{chosen:g,styles:y,two:w}){let b=y.get(h.key)??-1,x=i("input",{type:"checkbox",value:h.
key,on:{change:()=>{let _=[...t.querySelectorAll("input:checked")];e.onLines(_.length===0?Lu:_.map(k=>k.value))}}});return x.checked=g.includes(h.key),i("label",{class:"check line-check"},x,i("span",{
class:"line-mark"},b>=0&&uA(Tu(b,w?"A":""),w)),h.name)}return{node:l,draw(h){let{chosen:g,two:y}=h,w=JSON.stringify([h.lines.map(b=>b.key),g,y]);if(t.hidden=h.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,dA(h.lines,g).map(([x,_])=>i("div",{class:"line-group",role:x?"group":null,"aria-label":x||null},x&&i("span",{class:"muted"},x),_.map(k=>f(
k,h))))),b!==null&&[...t.querySelectorAll("input")].find(x=>x.value===b)?.focus()}p(o,h.start),p(n,h.end),s.disabled=h.start===""&&h.end==="",a.hidden=h.empty&&s.disabled,r.href=e.csv()}}}function dA(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}function mA(e,t,o){return JSON.stringify(t.filter(n=>!n.number&&!n.note&&!(o&&(n.key==="rank"||n.key==="device"))).map(n=>e[n.key]))}function L_(e,t){let o=e.map(r=>(r.data[t.key]??[]).map(a=>({side:r.
letter,...a})));if(o.length<2||t.apart)return t.order?o.flat().sort(t.order):o.flat();let n=e.every(r=>r.data.ranks.length===1),s=new Map;for(let r of o.flat()){let a=mA(r,t.columns,n);s.set(a,[...s.get(
a)??[],r])}return[...s.values()].flat()}var N_={control:"set",test:"test"};function F_(e){let t=(o,n)=>e[`${N_[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[N_[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function pA(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:_u(F_(e));return o&&`(${o})`}var qr="device\
_type = 'GPU'",_d=["COMPUTATION","COMMUNICATION","MEMORY"],sl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",kd=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${_d.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${qr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${_d.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${qr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${_d.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,P_=e=>`${kd(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,I_=e=>`${kd(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,fA=(e,t)=>`${kd(e,sl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,W_=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,hA=(e,t)=>`SELECT side, rank, kind, name, category, ${W_}
FROM events
WHERE ${qr}${sl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,j_=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${qr}${sl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,H_=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${qr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,U_="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",D_=(e,t)=>`${H_(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${U_}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,z_=(e,t)=>`${H_(e,sl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${U_}`,gA=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${z_(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Dr=(e,t)=>`${z_(e,t)}
ORDER BY launch_delay DESC`,B_=(e,t)=>`SELECT side, rank, name, ${W_}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function wA(e){let t=Object.entries(F_(e)).map(([o,{ranks:n}])=>{let s=wi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var Br="side, rank, span, device_type, device",G_=e=>`WITH changes AS (
    ${e}
)
SELECT ${Br}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${Br}),
    so_far AS (PARTITION BY ${Br} ORDER BY at_us, row)`,yA=e=>`SELECT ${Br}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${G_(e)}
)
GROUP BY ${Br}
ORDER BY rank, span, device_type, device, side`,q_={peaks:yA,"memory-curves":e=>`${G_(e)}
ORDER BY side, rank, at_us`},bA={temporal_breakdown:{rows:P_,temporal:P_},comm_comp_overlap:{rows:I_,overlap:I_},kernel_breakdown:{kinds:fA,kernels:hA,over_ranks:j_},idle_time_breakdown:{rows:D_,idle:D_},
launch_stats:{counts:gA,worst:Dr,"launch-cpu_duration":Dr,"launch-gpu_duration":Dr,"launch-launch_delay":Dr,"launch-scatter":Dr},user_annotation_breakdown:{rows:B_,annotations:B_}},_A={kernel_breakdown:{
kernels:j_}},kA={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},Y_=e=>kA[e]??{},xA={queue_length:"stream",memory_bw:"name"},$A=["what","set","test","lines","order","rows"];function vA(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!$A.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&xA[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>no(`${l}=${c}`)).join(", ")})`}function SA(e,t,o){if(e.what==="memory"){let r=q_[t]&&wA(e);return r?q_[t](r):null}let n=o&&_A[e.what]?.[t]||bA[e.what]?.[t],s=n?pA(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var K_=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:SA(e,t,o))??vA(e,t,{chart:o,
difference:n});var EA={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},xd={path:"/analyse",name:"Analyse",read:e=>Fi(e,nt),mount:(e,t)=>TA(e,t)};function TA(e,t){let o=Fi(location.
search,nt),n=null,s=null,r="",a=null,l="",c=[],u=-1/0,d=!1,m=(O,v)=>t.go(Pn({...o,...O},nt),v),p=i("nav",{class:"analysis-tabs","aria-label":"Analyses"}),f=O_(nt,{onChange:m,onSet:O=>m({...qi,...O})}),
h=i("p",{class:"muted analysis-intro"}),g=i("div",{class:"message"}),y=i("div",{class:"analysis-notes"}),w=i("div",{class:"analysis-charts"}),b=i("div",{class:"analysis-tables"}),x=i("div",{class:"res\
ults analysis-results"},y,w,b),_=i("h1",{}),k=B("Open in Perfetto …",()=>Sa([o.set,o.test].filter(O=>O!==""),o.rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button",
"aria-haspopup":"dialog",title:"The traces themselves: open them in Perfetto, or download them"}),$=i("span",{class:"muted small trace-lost"});e.append(i("div",{class:"page analyse-page"},i("div",{class:"\
analyse-head"},_,k,$),p,f.node,h,g,x));let E=Tt({context:t,results:x,message:g}),T=ft(()=>c.forEach(O=>O.figure.retheme())),S=O=>_m(o.what,pb(a??o,nt,O)),A=(O,v)=>so(K_(a??o,O,v),{control:o.set,test:o.
test},v?.chart?Y_(O):{});function D(){c.forEach(O=>O.figure.unmount()),c=nt[o.what].charts.map(O=>{let v=O.series&&R_({onLines:re=>m({lines:re},{replace:!0}),onWindow:re=>m(re),csv:()=>S("series")}),q=wt(
"Ranks that are drawn",[["","those that differ most"],["rank",v?"the first":"all, in order"]],re=>m({order:re,lines:[]},{replace:!0})),V={chart:O,bar:v,order:q,hidden:new Set,keys:F(O)};return V.figure=
kt({id:O.id,title:O.title,file:O.id,level:"h2",class:O.half?"half-chart":"",height:re=>O.height(re.places,re.sides),make:(re,ie)=>K(re.made(ie),V.hidden),onRelayout:v&&ne,onDoubleClick:v&&oe,keys:()=>V.
keys.filter(re=>!V.hidden.has(re.key)).map(re=>[re.property,re.name]),extra:[i("div",{class:"chart-choice"},I(V),q.node),v?.node]}),V}),M(w,c.map(O=>O.figure.node))}let F=O=>(C(O)??(o.test===""?[]:le().
map(v=>({key:v.key,name:`${v.letter} · ${v.label}`,property:v.letter==="A"?"--control-fill":"--test-fill"})))).map(v=>({...v,key:v.key&&!Array.isArray(O.legend)?v.key:v.property})),C=({legend:O})=>typeof O==
"function"?O(le()):O;function I(O){let v=V=>{let{hidden:re}=O;re.delete(V)||re.add(V),re.size===O.keys.length&&re.clear();for(let ie of q)ie.setAttribute("aria-pressed",String(!re.has(ie.dataset.key)));
pe(le())},q=O.keys.map(V=>B(V.name,()=>v(V.key),{class:"key","aria-pressed":"true",title:V.what,data:{key:V.key},css:{"--key-fill":`var(${V.property})`}}));return q.length>0&&i("div",{class:"chart-leg\
end",role:"group","aria-label":`${O.chart.title}: what is drawn`},q)}let K=({data:O,layout:v},q)=>({layout:v,data:O.map(V=>q.has(V.legendgroup)?{...V,visible:!1}:V)});function ne(O,v){let[q,V]=[O["xax\
is.range[0]"],O["xaxis.range[1]"]];if(Number.isFinite(q)&&Number.isFinite(V)&&V>q&&performance.now()-u>500){let re=ie=>String(Number(Math.max(0,ie*v.per+v.offset).toFixed(3)));m({start:re(q),end:re(V)})}}
function oe(){u=performance.now(),m({start:"",end:""})}function pe(O){let v=nt[o.what].charts.filter(ie=>typeof ie.legend=="function").flatMap(ie=>C(ie)??[]).map(ie=>ie.name),q=JSON.stringify([o.what,
o.set,o.test,v]);l!==q&&(D(),l=q);let V=`tracediff-${O.map(ie=>$t(ie.label)).join("-")}`,re={...o,shown:s.parameters,href:ie=>Pn({...o,...ie},nt)};for(let ie of c)z(ie,O,re,V)}function z({chart:O,bar:v,
order:q,hidden:V,figure:re},ie,Re,Ge){let qe=O.make(ie,Re),Nt=qe.empty?null:v&&qe.data(600);if(q.node.hidden=!qe.limited,q.press(o.order),re.draw({file:Ge,heading:qe.note,made:qe.data,per:Nt?.per,revision:[
r,o.order,...o.lines,...V].join(" "),offset:Nt?.offset,places:qe.places,sides:ie.length,caption:X(ie),empty:qe.empty??null}),re.sql.set(A(O.id,{chart:O.table??O.id})),re.node.hidden=!!qe.empty&&(!!qe.
isSaid||Z(ie)),v){let Et=Ei(ie,O.series,O.ownDevice),Qr=Ti(Et,ie,o).keys;v.draw({lines:Et,chosen:Qr,styles:sy(Et,Qr,O.panels),start:o.start,end:o.end,two:ie.length>1,empty:!!qe.empty}),v.node.hidden=Et.
length===0}}let X=O=>[[O.map(v=>[v.letter,v.label].filter(Boolean).join(" · ")).join(", "),Y(O)].join(". ")];function ae({name:O,category:v}){let q=(re,ie)=>o[`${re}_${ie}`]||o[ie]||"all",V=re=>o[`${re}\
_marker`]||o.marker;return Gt({control:o.set,test:o.test,row:Bt(O,v),control_marker:V("set"),test_marker:V("test"),control_ranks:q("set","ranks"),test_ranks:q("test","ranks"),control_steps:q("set","st\
eps"),test_steps:q("test","steps")})}function H(O){let v=O.length>1;b.hidden=Z(O);let q={href:v?ae:null,parameters:s.parameters};M(b,nt[o.what].tables.flatMap(V=>{let re=L_(O,V),ie=Gw(V,re),Re=Vt({...q,
caption:V.caption,csv:S(V.key),sql:A(V.key),columns:[...v?[EA]:[],...ie]});Re.show(re);let Ge=(s.difference?.[V.key]??[]).filter(Nt=>ie.some(Et=>Et.number&&(Nt[Et.key]??null)!==null));if(Ge.length===0)
return[Re.node];let qe=Vt({...q,caption:V.caption,limit:12,meanings:!1,heading:"difference, B − A",class:"difference-card",sql:A(V.key,{difference:!0}),columns:ie.filter(Nt=>!Nt.note&&Ge.some(Et=>(Et[Nt.
key]??null)!==null)).map(Hw)});return qe.show(Ge),[Re.node,qe.node]}))}function Y(O){let v=O.filter(q=>(q.data.last_step_dropped??[]).length>0);return O.every(q=>q.data.steps!==null)?"The rows of the \
chosen steps count, as in Compare.":nt[o.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":O.every(q=>q.data.all_steps.length===0)?"\
Without steps, all rows count, as in Compare.":v.length>0?`Work that the last step of a rank${v.length<O.length?` of ${v[0].label}`:""} launched does not count, since it may be cut off. Compare counts\
 it.`:o.rows==="all"?"All rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}function P(O){let v=nt[o.what],q=O.
flatMap(({label:Re,data:Ge})=>{let qe=v.host?[]:Ge.ranks_without_device_rows??[];return qe.length===0?[]:[qe.length===Ge.ranks.length?`${Re} has no device work${Ge.ranks.length>1?"":` (rank ${Ge.ranks[0]}\
)`}: this analysis has nothing to count there. ${bn}`:`${Re}: ${qe.length===1?"rank":"ranks"} ${rt(qe)} ${qe.length===1?"has":"have"} no device rows.`]}),V=v.chosen?.({...o,shown:s.parameters}),re=o.rows!==
""&&!v.ofSteps&&O.some(Re=>Re.data.steps===null)&&B("Count as Compare does",()=>m({rows:""}),{class:"link-button",title:`Rows ${wa.steps}`}),ie=Z(O)&&i("p",{},"To see what the host did, look at its ",
i("a",{href:Pn({...o,what:"user_annotation_breakdown",lines:[]},nt)},"annotations"),".");M(y,q.length>0&&i("ul",{class:"notice"},q.map(Re=>i("li",{},Re))),ie,v.notes?.(O),V&&i("p",{},V),q.length<O.length&&
i("p",{class:"muted small"},Y(O)," ",re))}let j=({data:O})=>(O.ranks_without_device_rows??[]).length===O.ranks.length,Z=O=>O.every(j)&&!nt[o.what].host;function le(){let O=!!s.test;return[["set","A"],
["test","B"]].filter(([v])=>s[v]).map(([v,q])=>({key:v,letter:O?q:"",label:s[v].label,data:s[v]}))}function Ce(O){s=null,r="",delete x.dataset.shown,E.say(O)}function Q(O,v){let q=nt[o.what];s=O;let V=a===
o&&q.instead?.(o,le());if(V){a={...o,...V},se(v);return}r=v,E.say(null),L();let re=le();f.draw(o,n,s.parameters),P(re),pe(re),H(re),x.dataset.shown=v,ke(`${q.title} is shown.`)}function se(O){E.ask(v=>Yn(
a.what,td(a,nt),{signal:v}),v=>Q(v,O),v=>Ce(i("div",{class:"error-box",role:"alert",data:{code:v.code}},i("h2",{},"This analysis is not possible"),i("p",{},v.message),i("p",{},i("a",{href:me("/")},"Ch\
oose other traces")))))}let he=()=>`${o.what} ${td(o,nt)}`;function Me(){let O=he();if(s&&r===O){E.drop(),pe(le()),t.settled();return}if(o.set===""){E.drop(),Ce(i("p",{class:"notice"},"Choose a trace \
set.")),t.settled();return}a=o,se(O)}function Ne(){let O=nt[o.what],v=q=>o[q]===""?null:ze(n,o[q])?.label??o[q];M(_,O.title),M(h,O.intro),Xe(),t.setTitle([O.title,[v("set"),v("test")].filter(Boolean).
join(" → "),"Analyse"].filter(Boolean).join(" · ")),f.draw(o,n,s&&r===he()?s.parameters:{}),L(),Me()}function Xe(){let O=[o.set,o.test].map(q=>q!==""&&ze(n,q)).filter(Boolean),v=O.filter(q=>q.traces_bytes===
0);M($,v.length===0?"":O.length===1?jo(O[0]):v.map(q=>`${q.label}: ${jo(q)}`).join(" "))}function L(){p.firstChild||M(p,Object.entries(nt).map(([O,{tab:v,title:q}])=>i("a",{data:{what:O}},v??q)));for(let O of p.
children){let{what:v}=O.dataset;if(O.href=Pn({...o,what:v,lines:[]},nt),O.hidden=nt[v].counters&&v!==o.what&&![s?.set,s?.test].some(ie=>ie?.has_counters),v!==o.what){O.removeAttribute("aria-current");
continue}O.setAttribute("aria-current","page");let q=p.getBoundingClientRect(),{left:V,right:re}=O.getBoundingClientRect();(V<q.left||re>q.right)&&(p.scrollLeft+=V-q.left-24)}}async function W(){let O=[
o.set,o.test].filter(v=>v!=="");try{n=O.length>0?await gt(O):[],n.length===0&&(n=(await At("limit=1")).entries.map(({set:v})=>v))}catch(v){M(g,i("div",{class:"error-box",role:"alert"},v.message));return}
d||(f.node.hidden=k.hidden=n.length===0,n.length===0?(M(_,"Analyse"),t.setTitle("Analyse"),M(g,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:me("/")},"Add some"),"."))):o.set===""?
m({set:n[0].id},{replace:!0}):Ne())}return W(),{keys:{search:()=>f.focus()},update(O){o=Fi(O,nt);let v=["set","test"].every(q=>o[q]===""||ze(n??[],o[q]));n?.length>0&&v?Ne():W()},unmount(){d=!0,E.unmount(),
T(),c.forEach(O=>O.figure.unmount())}}}var OA=new RegExp("^(span|file|device|row|launch|bin|parent|op|line|seq|place|hash|key|year)$|(^|(?<!_per)_)(id|rank|step|step_number|stream|pid|tid|correlation)$"),MA=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,
AA=["name","short_name","kernel","operator","ended_by"],V_=8,CA=40,ao=e=>e.type==="integer"||e.type==="real",Wr=e=>ao(e)&&!OA.test(e.name);function al(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(MA.
test(e)&&!/count|calls/.test(e)?"µs":"")}var RA=(e,t)=>e.map(o=>o[t]).filter(o=>typeof o=="number");function rl(e,t,o,n=s=>s){let s=RA(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===
0||o*(r-s[a-1])>=0)}function Q_(e,t,o){let n=new Set;for(let s of e)if(n.add(s[t]),n.size>o)break;return n.size}var il=(e,t)=>e.filter((o,n)=>!Wr(o)&&t.length>0&&Q_(t,n,V_)<=V_);function J_(e,t){let o=e.
replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===o&&ao(n))?o:""}function LA(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>Wr(a)),n=Math.abs;return(o.find(({at:a})=>rl(
t,a,-1))??o.find(({at:a})=>rl(t,a,-1,n))??o.find(({at:a})=>rl(t,a,1))??o.find(({column:a})=>al(a.name)!=="")??o[0])?.column.name??""}var $d=(e,t)=>il(e,t).some(({name:o})=>o==="side")?"side":"";function NA(e,t){
let o=e.findIndex((c,u)=>ao(c)&&(/^(start|at|from)_us$/.test(c.name)||u===0&&rl(t,u,1))),n=e.filter((c,u)=>u!==o&&Wr(c)),s=(n.find(({name:c})=>al(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].
name,a=/_us$/.test(r),l=J_(s,e);return!a&&t.length<=CA?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":$d(e,t)}}function PA(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},
n=e.filter(ao),s=e.find(({name:c})=>AA.includes(c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?NA(e,t):null;if(a)
return a;let l=LA(e,t);return s&&l!==""&&(s.name!=="side"||Q_(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:J_(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==
l).name,y:l,y2:"",by:$d(e,t)}:l===""?o:{chart:"histogram",x:l,y:"",y2:"",by:$d(e,t)}}var Fr=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function X_(e,t,o){let n=PA(t,o),s=t.filter(ao),r=s.length===0||
o.length===0?["none"]:t.length===1?["histogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=Fr(t,e.x,l?void 0:ao)?
e.x:Fr(t,n.x,l?void 0:ao)?n.x:(l?t:s)[0]?.name??"",u=s.find(({name:g})=>g!==c)??s[0],d=a==="histogram"?"":Fr(t,e.y,ao)?e.y:Fr(t,n.y,ao)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogr\
am"?"":Fr(t,e.y2,ao)?e.y2:m?"":n.y2,f=il(t,o).map(({name:g})=>g),h=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:h}}var vd=28,Z_=200,e0=12,IA=400,DA=56;function jr(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}var Fn=(e,t)=>t!==null&&Wr(e)?jr(t).replace(
/^-?\d+/,o=>o.replace(/\B(?=(\d{3})+$)/g,",")).replace("-","−"):jr(t);function BA(e,t,o){let n=Math.max(1,Math.ceil(o.length/IA)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=
n)s=Math.max(s,Fn(e,o[r][t]).length);return Math.min(DA,s)+3}function qA(e,t){return e===null||t===null?(t===null)-(e===null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):
typeof e=="number"?-1:1}function t0(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i(
"thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),
l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>Z_&&!an();function h(_,k){return i("tr",{"aria-rowindex":String(k+2),class:k%2?"odd":""},_.map(($,E)=>{let T=Fn(l[E],$);return i("td",{title:T.length>40?
T:null,class:$===null?"none":l[E].number?"num":""},T)}))}function g(_=!1){let k=Math.ceil((s.clientHeight||600)/vd),$=f()?Math.max(0,Math.floor(s.scrollTop/vd)-e0):0,E=f()?Math.min(u.length,$+k+2*e0):
u.length;!_&&$===m&&E===p||([m,p]=[$,E],[[r,$],[a,u.length-E]].forEach(([T,S])=>{T.hidden=S===0,T.firstChild.colSpan=Math.max(1,l.length),T.style.height=`${S*vd}px`}),M(o,r,u.slice($,E).map((T,S)=>h(T,
$+S)),a))}function y(_){let k=l[_].number;d=d?.at!==_?{at:_,down:k}:d.down===k?{at:_,down:!k}:null;let $=d?.down?-1:1;u=d===null?c:[...c].sort((E,T)=>$*qA(E[_],T[_])),s.scrollTop=0,w(),g(!0),e.children[_].
querySelector("button").focus()}function w(){M(e,l.map((_,k)=>i("th",{scope:"col",class:_.number?"num":"",title:_.name,"aria-sort":d?.at===k?d.down?"descending":"ascending":null},B(i("span",{class:"el\
lipsis"},_.name,_.unit&&i("span",{class:"muted"},`, ${_.unit}`),d?.at===k&&(d.down?" ↓":" ↑")),()=>y(k),{class:"th-button",title:`Order by ${_.name}`}))))}s.addEventListener("scroll",()=>f()&&g());
let b=new ResizeObserver(()=>f()&&g());b.observe(s);let x=rs(()=>g(!0));return{node:s,show(_,k){l=_.map(T=>({...T,number:T.type==="integer"||T.type==="real"})),c=u=k,d=null;let E=l.map((T,S)=>BA(T,S,u)).
map(T=>`min(${T}ch, 60cqw)`);M(t,E.map(T=>i("col",{css:{width:T}}))),n.style.minWidth=`calc(${["0px",...E].join(" + ")})`,n.setAttribute("aria-rowcount",String(u.length+1)),s.toggleAttribute("data-vir\
tual",u.length>Z_),s.scrollTop=0,w(),g(!0)},unmount(){b.disconnect(),x()}}}var Td=50,s0=5e3,Sd=40,FA=360,Co=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],o0=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],WA={control:0,test:1},r0=e=>e.map(t=>We(t)).join("<br>"),jA=(e,t)=>`${e.name}: ${Fn(e,t)}${e.unit?` ${e.unit}`:""}`;function Ed(e,t){let o=t.reduce((r,a)=>Math.
max(r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ke(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:We(e.name),font:{size:11},standoff:4}}}}function Od({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=jr(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:WA[n]??r})).sort((n,s)=>n.
at-s.at)}var a0=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function HA(e,t){let{x:o,ys:n,rows:s}=e;return kr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:J(Co[a])})),bars:s.slice(0,Td).map(r=>({label:jr(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Fn(a,r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function n0(e,t){let o=e.rows.slice(0,s0).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=Ed(e.x,n(e.x.at)),r=Ed(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=Od({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:J(Co[d%Co.length]),size:u.length>500?4:7,symbol:o0[d%o0.length],opacity:.8},line:{color:J(Co[d%Co.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>r0(e.columns.slice(0,12).map(p=>jA(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:a0({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function UA(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Sd+1},(a,l)=>{let c=s+(r-s)*l/Sd;return l===0?t:l===Sd?o:n?Math.exp(c):c})}}function zA(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function GA(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=UA(o),{per:r,axis:a}=Ed(e.x,o);return{data:Od(e).map(({name:l,rows:c,at:u},d)=>{let m=zA(t(c),n),p=J(Co[u%Co.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,h)=>[n[h]/r,n[h+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,h)=>{let g=r0([...l===""?[]:[l],`${Fn(e.x,n[h])}\
 to ${Fn(e.x,n[h+1])} ${e.x.unit??""}`,R(f)]);return[g,g]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:a0({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var YA={bars:HA,histogram:GA,line:e=>n0(e,"lines"),scatter:e=>n0(e,"markers")};function i0(e,t){let o=e==="bars"?Td:e==="histogram"?1/0:s0;return t>
o?`The chart shows the first ${R(o)} of ${R(t)} rows; the table has all.`:""}function Md(e){return e.ys.length>1?e.ys.map((t,o)=>[Co[o],t.name]):e.by?Od(e).map(({name:t,at:o})=>[Co[o%Co.length],t]):[]}
function l0(e){let t=null,o=kt({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Md(t),height:n=>n.chart==="bars"?Fe(Math.min(Td,n.rows.length),n.ys.length):FA,make:(n,s)=>YA[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var KA=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],VA={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function c0(e){let t=null,o=wt("Kind of chart",KA,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=ue("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:h,y2:g,by:y}=t;e({chart:p,x:f,y:h,y2:g,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[h,g]of o.buttons)g.hidden=!t.kinds.includes(h);let d=VA[t.chart]??{},m=l.filter(ao).map(({name:h})=>h),p=il(l,c).map(({name:h})=>h),f=l.map(({name:h})=>h);M(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}var QA={rows:"there may be more rows",bytes:"the answer would be too long"};function JA({row_count:e,columns:t,truncated:o,truncated_by:n,elapsed_ms:s}){return[e===0?"No rows.":[`${G(e,"row")}, ${G(t.
length,"column")}`,i("span",{class:"muted"},` in ${R(Math.max(1,Math.round(s)))} ms`)],o&&i("span",{class:"notice truncated"},`Cut off here: ${QA[n]??"there is more"}. Ask for less, with LIMIT or a su\
m.`)]}function XA({answer:e,key:t,state:o,units:n,file:s},r){let{rows:a}=e,l=X_(o,r,a),c=u=>r.find(d=>d.name===u);return{...l,columns:r,rows:a,x:c(l.x),ys:[l.y,l.y2].filter(u=>u!=="").map(c),by:c(l.by),
file:s,caption:[o.q.replace(/\s+/g," ")],chosen:l,revision:JSON.stringify([t,l,Object.keys(n).length]),empty:l.chart==="none"?l.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":
null}}function u0(e){let t=i("p",{class:"result-summary"}),o=c0(e),n=i("ul",{class:"chart-legend"}),s=i("p",{class:"muted small chart-limit"}),r=l0([o.node,n,s]),a=t0(),l=i("section",{class:"card tabl\
e-card","aria-label":"Rows"},a.node),c=["csv","json"].map(p=>[p,i("a",{class:"button",title:`The rows as ${p.toUpperCase()}`},p.toUpperCase())]),u=i("div",{class:"results query-results",hidden:!0},i("\
div",{class:"result-head"},t,i("div",{class:"chart-tools"},B("Copy link",()=>Wt(location.href,"Link copied.")),c.map(([,p])=>p))),l,r.node),d={};function m(p,f){let h=XA(p,f);r.node.hidden=h.rows.length<
2,o.draw(h.chosen,f,h.rows);let g=h.empty?[]:Md(h);M(n,g.map(([y,w])=>i("li",{class:"key",css:{"--key-fill":`var(${y})`}},w))),n.hidden=g.length===0,s.textContent=h.empty?"":i0(h.chart,h.rows.length),
r.draw(h)}return{node:u,draw(p){let{answer:f,key:h,state:g,units:y,file:w}=p,b=f.columns.map((x,_)=>({...x,at:_,unit:x.type==="text"?"":al(x.name,y)}));M(t,JA(f));for(let[x,_]of c)_.href=vm(yr(g,x)),_.
download=`${w}-query.${x}`;l.hidden=b.length===0||f.rows.length===0,(d.answer!==f||d.units!==y)&&(d={answer:f,units:y},a.show(b,f.rows)),m(p,b),u.dataset.shown=h},cancelled:()=>{t.textContent=""},retheme:()=>r.
retheme(),unmount(){r.unmount(),a.unmount()}}}var ZA=[["control","A","Control"],["test","B","Test","none: one set alone"]];function d0(e){let t=i("section",{class:"query-sets card","aria-label":"Sets"}),o="",n=r=>t.querySelector(`[data-field="${r}\
"]`);function s(r,a,[l,c,u,d]){let m=ze(a??[],r[l]),p=So({field:l,set:m??null,none:d,text:m?"":r[l],onPick:f=>e({[l]:f?Ve(f.id):""})});return i("div",{class:`side-${l} query-side`},i("b",{class:`lette\
r letter-${c.toLowerCase()}`,"aria-hidden":"true"},c),i("label",{for:p.input.id},u),p.node)}return{node:t,draw(r,a){let l=JSON.stringify([r.control,r.test,a?.map(u=>[u.id,u.label])]);if(l===o)return;o=
l;let c=document.activeElement?.dataset?.field;M(t,ZA.map(u=>s(r,a,u))),c&&n(c)?.focus()},choose(r){let a=n(r);a?.focus(),a?.click()}}}function m0(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function p0(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[f0,eC]=[5,12],tC=/ \(at byte \d+\)/;function h0({onRun:e,onCancel:t,tools:o}){let n=ue("sql"),s=ue("sql-error"),r=ue("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(f0),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:g=>{g.key==="Enter"&&(g.ctrlKey||g.metaKey)&&(g.preventDefault(),e())}}}),l=B("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=B("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let g=a.value.split(`
`).length+1;a.rows=Math.max(f0,Math.min(eC,g))}function p(g){a.focus(),document.execCommand?.("insertText",!1,g)||a.setRangeText(g,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,M(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function h(g){let y=g.text.slice(0,g.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(g.to-g.from,g.text.length-g.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${g.line}`},g.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(g){a.value!==g&&(a.value=g),m()},running(g){c.hidden=!g},enable(g){
l.disabled=!g},showError(g,y){let w=a.value,b=y===null?null:p0(w,m0(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),M(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?g.replace(tC,""):g),b&&h(b),b&&B("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var g0=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,w0=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Ad=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,y0=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${g0}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${w0}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${w0}
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
    ${Ad("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Ad("")} AND side = 'control'
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
WHERE name = ${g0}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Ad("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var oC=100;function b0(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},y0.filter(l=>l.sides===r).map(l=>i("li",{},B(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function _0({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Oe(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await xl(f,t())}catch(h){return l(h)}return a=
f,d(!0),await p(),n.open=!0,Oe(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await Tm(f.name)}catch(h){l(h);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Oe(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await xl(f.name,f.statement).catch(l),await p()}}})}function d(f){M(s,B("Save …",()=>{if(t().trim()===""){Oe("First write a state\
ment.",{seconds:4});return}Ua(s,a,{name:"Name of the query",maxlength:oC,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=G(r.length,"query","queries"),M(o,r.map(f=>i("li",{},B(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),ve("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await Em()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var k0=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function x0(e){let t=ue("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},B(p.name,()=>e(k0(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let h=p.name.toLowerCase().includes(f),g=f===""||h?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(g.length===0&&!h)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[B(`Insert ${w}`,()=>e(k0(w)),{class:"link-button"})," "])),i("ul",{},g.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:x})=>b.includes(x)).map(x=>d(x,p)).filter(Boolean),h=(b,x,_)=>x.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:k=>{p===""&&k.target===k.currentTarget&&
r[k.target.open?"add":"delete"](b)}}},i("summary",{},b),_&&i("p",{class:"small"},_),x),[g,y,w]=[f("view","table"),f("analysis"),f("stored")];M(n,g,h("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),h("Tables as the set file keeps them",w),g.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?G(a.length,"table"):"",m()},focus:()=>o.focus()}}var nC=300,Ld=["control","test"],Nd={path:"/query",name:"Query",read:hi,mount:(e,t)=>mC(e,t)};function sC(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))t[o]=o in t&&t[o]!==(n??"")?"":n??
"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}var ll=({state:e,sets:t})=>Ld.find(o=>e[o]!==""&&!ze(t,e[o]));function v0(e,t,o){e.question.say(i("div",{class:"error-box",role:"\
alert",data:{code:t}},i("h2",{},"There is no such set"),i("p",{},o))),e.question.clearable({message:o},ll(e))}function S0(e,t){e.editor.node.hidden=e.lists.hidden=e.examples.node.hidden=!0,e.question.
say(i("p",{class:"notice",data:{code:t.code}},t.message))}async function rC(e){let t=yr({...e.state,q:""}),o=t.toString();if(o===e.tablesKey)return;e.tablesKey=o;let n=()=>e.dead||o!==e.tablesKey;try{
let s=await Sm(t);n()||(e.units=sC(s),e.schema.draw(s,e.state.test!==""),e.editor.enable(!0),e.answer&&Rd(e))}catch(s){n()||(e.tablesKey=null,e.schema.draw([],!1),s.code==="sql_off"&&S0(e,s))}}function Cd(e,t){
let{editor:o,state:n}=e;if(o.set(t),t.trim()===""){o.showError("There is no statement. Write one, or choose an example.",null),o.field.focus();return}e.asked=e.answered="",e.byHand=!0,e.change({q:t,...t===
n.q?{}:cw})}function aC({question:e,editor:t,result:o}){e.drop(),t.running(!1),o.cancelled(),e.say(i("p",{class:"notice"},"Cancelled.")),ke("Cancelled."),t.field.focus()}function iC(e,t){e.answer=null,
e.answered="",e.editor.running(!1),t.code==="sql_off"?S0(e,t):t.code==="unknown_set"&&ll(e)?v0(e,t.code,t.message):(e.editor.showError(t.message,t.offset),e.question.say(i("p",{class:"visually-hidden",
data:{code:t.code}},"The statement was refused.")))}function Rd(e){let{answer:t,answered:o,state:n,sets:s,units:r}=e,a=l=>ze(s??[],n[l])?.label??n[l];e.result.draw({answer:t,key:o,state:n,units:r,file:`\
tracediff-${Ld.filter(l=>n[l]!=="").map(l=>$t(a(l))).join("-")}`})}function lC(e){let{node:t}=e.result;e.byHand&&t.getBoundingClientRect().top>innerHeight-nC&&t.scrollIntoView({block:"start"}),e.byHand=
!1}function cC(e){let{editor:t,context:o,question:n}=e,s=yr(e.state).toString();if(s===e.answered){Rd(e),o.settled();return}s!==e.asked&&(e.asked=s,t.clearError(),t.running(!0),e.examples.open(!1),n.ask(
r=>$m(new URLSearchParams(s),{signal:r}),r=>{e.answer=r,e.answered=s,t.running(!1),n.say(null),Rd(e),lC(e),ke(G(r.row_count,"row"))},r=>iC(e,r)))}function uC(e){let{state:t,question:o,editor:n,context:s}=e;
o.drop(),e.answer=null,e.answered=e.asked="",n.clearError(),n.running(!1),o.say(i("p",{class:"visually-hidden"},"")),e.examples.open(!0);let r=ll(e);r&&v0(e,"unknown_set",`there is no trace set "${t[r]}\
"`),s.settled()}function E0(e){let{state:t,examples:o}=e,n=t.q.trim().split(`
`).find(r=>!r.startsWith("--"))??"";e.context.setTitle([n.slice(0,60),"Query"].filter(r=>r!=="").join(" · ")),e.sides.draw(t,e.sets),o.draw(t.test!=="");let s=t.q===""?e.left:e.lists;o.node.parentNode!==
s&&s[t.q===""?"append":"prepend"](o.node),rC(e),t.q===""?uC(e):cC(e)}async function $0(e){let{state:t,message:o,change:n}=e,s=Ld.map(a=>t[a]).filter(a=>a!=="");try{e.sets=s.length>0?await gt(s):[],e.sets.
length===0&&(e.sets=(await At("limit=1")).entries.map(({set:a})=>a))}catch(a){M(o,i("div",{class:"error-box",role:"alert"},a.message));return}if(e.dead)return;let r=e.sets.length===0;e.sides.node.hidden=
e.editor.node.hidden=e.lists.hidden=r,r?(e.context.setTitle("Query"),M(o,i("p",{class:"notice"},"No sets are stored yet. ",i("a",{href:me("/")},"Add some"),"."))):t.control===""?n({control:Ve(e.sets[0].
id)},{replace:!0}):E0(e)}function dC(e,t){let{change:o}=e;e.sides=d0(o),e.saved=_0({onPick:n=>Cd(e,n),statement:()=>e.editor.value()}),e.editor=h0({onRun:()=>Cd(e,e.editor.value()),onCancel:()=>aC(e),
tools:e.saved.save}),e.examples=b0(n=>{e.saved.forgetName(),Cd(e,n)}),e.schema=x0(n=>e.editor.insert(n)),e.result=u0(n=>o(n,{replace:!0})),e.message=i("div",{class:"message"}),e.left=i("div",{class:"q\
uery-left"},e.editor.node,e.message,e.result.node),e.lists=i("div",{class:"query-lists"},e.saved.node,e.schema.node),t.append(i("div",{class:"page query-page"},i("h1",{},"Query"),e.sides.node,i("div",
{class:"query-work"},e.left,e.lists))),e.question=Tt({context:e.context,results:e.result.node,message:e.message})}function mC(e,t){let o={context:t,state:hi(location.search),change:(l,c)=>t.go(gi({...o.
state,...l}),c),sets:null,tablesKey:null,units:{},answer:null,answered:"",asked:"",byHand:!1,dead:!1};dC(o,e);let{editor:n,sides:s,result:r}=o,a=ft(()=>r.retheme());return n.set(o.state.q),o.saved.load(),
$0(o),{keys:{search:()=>o.schema.focus(),control:()=>s.choose("control"),test:()=>s.choose("test")},update(l){let c=o.state;o.state=hi(l),o.state.q!==c.q&&n.set(o.state.q),o.sets?.length>0&&!ll(o)&&o.
state.control!==""?E0(o):$0(o)},unmount(){o.dead=!0,o.question.unmount(),a(),r.unmount()}}}var Pd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function Id(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=wr(o);return`${Pd[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function T0(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===bs){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${ce(l)}, from ${ce(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===_s){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${ce(
l)}, from ${ce(a)}`],[tn(f)],[`the host began it at ${ce(f.host_start)}`,"muted"]]}if(r.sort[t]===To){let{name:f,mean:h,min:g,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Pe(h,0,3)}`,"strong"],g<y&&[`from\
 ${Pe(g,0,3)} to ${Pe(y,0,3)} in this pixel`],[`${ce(l)}, from ${ce(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=en({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${R(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[_n],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[_n]]:
[],[`${ce(l)}, from ${ce(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!zo(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=Id(o?.
get(gr(r,t)),ce);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${ce(n.duration)} (${He(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${ce(n.start)}`]);let f=fi(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${R(r.occurrence[t]+1)}${O0(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var O0=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",Dd=e=>`${R(e)}${O0(e)}`,Ds=14;function M0(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Ds+s>window.innerWidth?o-Ds-s:o+Ds,l=n+Ds+r>window.innerHeight?n-Ds-r:n+Ds;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function A0(){let e=Ie("polygon",{class:"join-shape"}),t=Ie("g",{class:"join-links"}),o=ue("arrow"),n=Ie("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},Ie("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},Ie("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();M(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(p=>p-r.top);return Ie("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:h,right:g})=>[h,Math.max(g,h+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([h,g])=>`${h-a.left},${g-a.top}`).join(" "))}}}function C0(e,t,o){let n=wt("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=B("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},ve("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
ve("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),B("Fit",e.fit,{title:"Show the whole step (0)"}),B("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>B(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var pC=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function R0(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Pd):[],...pC,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function L0(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function fC(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function N0({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=fC(u,d,m);s=p;let f=new AbortController;a=f;try{let h=await e(p,f.signal);a===f&&(n={...p,from:h.from,to:h.to,pixels:h.pixels},t(h))}catch(h){a===f&&h.name!=="AbortError"&&(r=null,o(h))}if(a===f){
s=null;let h=r;r=null,h&&c(...h)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&L0(n,u,d,m)?r=null:s?r=L0(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function hC(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function P0(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=N0(
{ask:({from:d,to:m,pixels:p},f)=>{let h=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([g,y])=>h.set(g,String(Math.round(y*1e3)/1e3))),Bs(a.set,h,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Gn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=Lf(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=hC(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:h,most:g}=ua.pixels;f.
set("pixels",String(Math.min(g,Math.max(h,Math.round(m))))),c(y=>Bs(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([h,g])=>{g!==""&&g!==null&&g!==void 0&&p.set(h,String(g))});let f=await ta(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function I0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var D0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function B0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?B("Choose another rank and step",n,{class:"primary"}):B("Try again",o,{class:"primary"})," ",i("a",{href:me("/")},"Choose other traces")))}var gC={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},Bd=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function q0(e,t,o){let n=[],s=Bd([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(gC).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>G(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var wC=1e3;function F0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>fi(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?nw(p,ct(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>wC&&(o=new Map);let{of:h,launch:g,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:h,launch:g,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!zo(c,l))return null;let[u,d]=gr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function Hr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var cl=2e4,yC=3,W0=e=>Math.round(e*1e3),j0=(e,t,o)=>`${e} ${W0(t)} ${W0(o)}`;function bC(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(j0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===cl?r-cl:0,n.words=a?`${N(a.work)} of work in ${N(a.path)}${n.cut>
0?`; the longest ${R(cl)} of ${R(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function _C(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Eo&&t.merged[n]<=1&&s&&e.rows.has(j0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!ow(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function H0(e,t,o,n){let s=o.data(),r=J("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),h=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));h>d&&h>
f&&(e.box(Math.max(f,d),t.top+u,h-Math.max(f,d),yC,r),d=h)}}let l=t.rowHeight;for(let c of _C(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function U0({
toggle:e,change:t,error:o}){let n=B("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Ue.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:h}){let g=new URLSearchParams({set:p,ranks:String(h.rank),segments:String(
cl),...h.step_number===null?{}:{steps:String(h.step_number)},...f?{marker:f}:{}}),y=`${g} ${h.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await Yn("critical_path",g,{signal:l[m].
signal});a[m]===y&&(r[m]=bC(w.set,h),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let h of Ue)
m.path&&p.includes(h)&&f[h]?d(h,{set:m[h],marker:m[`${h}_marker`],sample:f[h].sample}):u(h);c()},unmount(){Ue.forEach(m=>l[m]?.abort())}}}var z0={control:["A","Control"],test:["B","Test"]};function G0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ue.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,Ue.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=z0[a],p=ue("set"),f=So({id:p,field:a,set:c&&ze(c,l[a]),text:l[a],none:`No ${a}`,onPick:h=>e({[a]:h===null?"":Ve(
h.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Tc(l),d=Oc(l,c.rank),m=Mc(l,c.rank,c.span),p=(g,y,w,b,x,_)=>{let k=ue(g),$=i(
"select",{id:k,data:{field:`${a}_${g}`},on:{change:()=>e({..._,[`${a}_${g}`]:$.value})}},w.map(E=>i("option",{value:String(E),selected:E===b},x(E))));return i("span",{class:"sample-field"},i("label",{
for:k},y),$)},f=m.indexOf(c),h=(g,y,w)=>ve(y,`${z0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+g].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+g],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,g=>String(g+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(g=>g.step_number),c.step_number,g=>`${g} · ${N(m.find(y=>y.step_number===g).step)}`,{}),h(-1,"up","previous"),h(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${ce(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var kC=200,Y0=8,xC=1e3;function K0({onText:e,onStep:t}){let o=ue("search"),n=Je(kC,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>ve(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function $C(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(ct(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=ct(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function V0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=$C(e,o,n,l.side);return r||=c.length>Y0,c.slice(0,Y0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:xC});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var Q0=(e,t,o)=>t===0?"No name contains this text.":o?`${G(t,"call")} of the ${G(
e,"name")} with the most time`:`${G(t,"call")} of ${G(e,"name")}`,J0=(e,t)=>`${R(e+1)} of ${R(t)}`;var qd={control:"Control",test:"Test"};function vC(e,t,o){return t===void 0?`${qd[e]}: …`:t===null?`${qd[e]}: no ${Dd(o+1)} call`:`${qd[e]}: ${ce(t.duration)}, from ${ce(t.start)}${t.of?`; ${G(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${SC(t)}`}function SC({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${G(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var EC=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function X0(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,EC(n.rows[m])]).filter(([,m])=>m),d=Id(n.change);M(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${Dd(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Ue.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},vC(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${xe(l.duration-a.duration)}`)),en(n)&&i("p",{class:"small"},`${_n}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
B("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>B(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&B("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),B("Copy the name",()=>Wt(
n.name,"Name copied."),{class:"link-button"}),B("Clear (Escape)",e.clear,{class:"link-button"})))}}}function Z0(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),x=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(_=>s.named(_,b.name,b.category))]);if(x===a){f(w);return}if(a=x,r=null,x!==""&&b.nth===null){await p(w,x);return}if(x!==""){let{name:_,category:k,nth:$}=b;r={name:_,category:k,nth:$,rows:Object.
fromEntries(w.map(E=>[E,s.known(E,_,k,$)??s.drawn(o.shown(),E,_,k,$)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:x,category:_,nth:k,rows:$}=w;await Promise.all(b.filter(E=>$[E]?.of===
void 0&&$[E]!==null).map(async E=>{try{$[E]=await s.ask(E,x,_,k)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:x,category:_,at:k}=e.state(),$=[...new Set([k,"test","control"])].filter(E=>w.
includes(E));for(let E of $){let T=null,S=await n[E].find({name:s.named(E,x,_),category:_,order:"duration",limit:1}).catch(A=>{T=A});if(c||a!==b)return;if(T){Oe(`The search for ${x} failed. ${T.message}`,
{urgent:!0});return}if(S){let[A]=S.rows,D=A.start-e.shifts()[E];l=!0,o.goTo(o.around({start:D,end:D+A.duration}),!0),e.change({category:S.category,nth:A.occurrence,at:E,open:e.opened(E,A.lane),...o.current()});
return}}Oe(`${x} does not occur in this ${Bd(w.map(E=>n[E].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(_=>r.rows[_]&&Hr(o.shown(),_,r.rows[_])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(h)});let x=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(_=>{let k=r.rows[_];return[_,k&&{...k,pane:void 0,whole:n[_].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(ct(r.name,r.category))??null,aligned:x.align===r.name&&x.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(g()))}function h(w){let b=r.rows[w],x=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],...x.map(_=>[b,_])].map(_=>_.map(k=>Hr(o.shown(),w,k))).filter(([_,k])=>_&&k)}let g=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=g();if(w){let b=Math.max((w.end-w.start)*1.6,.1),x=(w.start+w.end)/2;o.goTo({from:x-b/2,to:x+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:g,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:x,side:_,at:k,duration:$,lane:E}){l=!0,o.goTo(o.around({start:k,end:k+$})),e.change({name:w,category:b,nth:x,at:_,open:e.opened(_,E)})},pick(w,b){let x=s.nameOf(w,b);
if(x){let[_,k,$]=x,E=e.state(),T=E.name===_&&E.category===k&&E.nth===$;l=!T,e.change(T?u:{name:_,category:k,nth:$,at:w.side})}return x!==null},step(w){let b=g(),x=b?o.beside(b,w):-1;if(x<0)return!1;let[
_,k,$]=s.nameOf(b.pane,x),E=b.pane.data(),T=o.current();if(E.start[x]<T.from||E.end[x]>T.to){let S=(E.start[x]+E.end[x])/2,A=(T.to-T.from)/2;o.goTo({from:S-A,to:S+A})}return e.change({name:_,category:k,
nth:$,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var TC=300,OC={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function ek({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=Vt({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>B(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:N,exact:ce,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:ce}),o("diff","Test − control",{number:!0,
show:xe,exact:He,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>OC[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(zo(d,m)||
d.sort[m]!==Eo&&d.sort[m]!==To)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,TC),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${G(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),h=f.sort[m]===Eo,g=h?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:h?f.names[f.name[m]]:d.textOf(m),change:h?d.changeAt(m):"",diff:g===null?null:d.side==="control"?g.duration-
p:p-g.duration}}))}}}var ul=9,dl=3,MC=7;function tk({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let x=n.clientWidth,_=Ue.flatMap(S=>[!0,!1].map(A=>s.filter(D=>D.side===S&&D.data()?.bands.some(F=>F.sort==="host"===A)).map(D=>({pane:D,host:A})))).filter(S=>S.length>
0),k=Math.max(1,_.length)*(ul+dl)+dl,$=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(x*$),Math.round(k*$)],t.style.height=`${k}px`;let E=t.getContext("2d",{alpha:!1});E.scale($,$),E.fillStyle=
J("--surface-sunk"),E.fillRect(0,0,x,k);let T=S=>x*(S-r.from)/(r.to-r.from);_.forEach((S,A)=>S.forEach(({pane:D,host:F})=>d(E,D,F,dl+A*(ul+dl),T)))}function d(x,_,k,$,E){let T=_.data();x.fillStyle=J(k?
"--span-host":"--span-compute");let S=new Map,A=-1/0;for(let D=0;D<T.length;D+=1){if(T.lanes[T.lane[D]]?.sort==="host"!==k)continue;let[F,C]=[E(T.start[D]),E(T.end[D])],I=_.changeAt(D);if(I!==""&&T.merged[D]<=
1){let K=S.get(I)??[];K.push(F,C),S.set(I,K)}T.name[D]>=0&&T.lanes[T.lane[D]].sort!=="other"&&(C>A+.5||F<A-50)&&(x.fillRect(F,$,Math.max(.5,C-F),ul),A=C)}for(let[D,F]of S){x.fillStyle=J(`--span-${D}`);
for(let C=0;C<F.length;C+=2)x.fillRect(F[C],$,Math.max(.7,F[C+1]-F[C]),ul)}}function m(){l||=requestAnimationFrame(u)}function p(){let x=r.to-r.from,_=100*(a.from-r.from)/x,k=100*(a.to-a.from)/x;o.style.
setProperty("left",`${_}%`),o.style.setProperty("width",`${k}%`)}let f=x=>{let _=n.getBoundingClientRect(),k=(x.clientX-_.left)/Math.max(1,_.width);return r.from+Math.min(1,Math.max(0,k))*(r.to-r.from)},
h=()=>a.to-a.from>.999*(r.to-r.from);function g(x){let _=MC*(r.to-r.from)/Math.max(1,n.clientWidth),[k,$]=[a.from,a.to].map(E=>Math.abs(f(x)-E));return x.shiftKey||Math.min(k,$)>_?x.shiftKey||h()?"ran\
ge":"move":k<$?"from":"to"}function y(x){let{part:_,at:k,view:$}=c;if(_==="move")e($.from+x-k,$.to+x-k);else if(_!=="range"){let E={...$,[_]:x};e(Math.min(E.from,E.to),Math.max(E.from,E.to))}}n.addEventListener(
"pointerdown",x=>{if(x.button===0){n.setPointerCapture(x.pointerId);let _=f(x);if(c={part:g(x),at:_,view:a},c.part==="move"&&(_<a.from||_>a.to)){let k=(a.to-a.from)/2;c.view={from:_-k,to:_+k},y(_)}}}),
n.addEventListener("pointermove",x=>{c?y(f(x)):n.style.cursor=["from","to"].includes(g(x))?"ew-resize":""}),n.addEventListener("pointerup",x=>{let[_,k]=[c?.at,f(x)];c?.part==="range"&&_!==k&&e(Math.min(
_,k),Math.max(_,k)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=ft(m);return{node:n,draw(x,_){[s,r]=[x,_],m(),p()},view(x,_){a={from:x,to:_},
p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var AC=15,Ur=190,CC={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},Fd=.02,RC=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],LC=new Set(["\
new","gone","gap"]),NC={control:"A",test:"B"},PC=[1,.78,.56];function IC(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=wr(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function DC(e,t,o){return e.sort[t]===bs?"gap":e.sort[t]===_s?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===To?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function ok({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",h={side:e,kind:t,
node:a,data:()=>l},g=S=>S<0?-1:l.pieces.of[S];function y(){p=Object.fromEntries(RC.map(S=>[S,PC.map(A=>Yi(J(`--span-${S}`),J("--surface"),A))]))}let w=S=>l.name[S]<0||l.lanes[l.lane[S]]?.sort==="other"?
"":u[l.name[S]];function b(){let S=l.names.map((A,D)=>m?.get(ct(A,l.categories[D])));u=S.map(A=>A?.change??""),d=S.map(IC),c=Array.from({length:l.length},(A,D)=>DC(l,D,w(D)))}function x(S){if(l.sort[S]===
bs){let C=l.gaps[l.gap[S]];return`idle ${N(C.duration)} · host: ${C.operator??C.host??"nothing recorded"}`}if(l.sort[S]===_s){let C=l.gaps[l.gap[S]];return`step ${C.step_number} · ${N(C.duration)}`}
if(l.sort[S]===To)return Pe(l.gaps[l.gap[S]].mean,0,3);let A=l.names[l.name[S]],F=en({name:A,category:l.categories[l.name[S]]})?`${_n} (${A})`:A||"(no name)";return(CC[c[S]]??"")+(l.merged[S]>1?`${l.merged[S]}\
 rows, most of them ${F}`:F)}let _=S=>p[c[S]][["longer","shorter"].includes(c[S])?d[l.name[S]]:0];function k(){let S=JSON.stringify(l.bands);if(S===f)return;f=S;let{lane:A,act:D}=s.contains(document.activeElement)?
document.activeElement.dataset:{},F=I=>ve("pin",`${t==="pinned"?"Unpin":"Pin"} ${I.label}`,()=>o.pin(h,I),{class:"lane-pin",data:{lane:I.id,act:"pin"}}),C=({label:I})=>t==="pinned"?`${NC[e]}: ${I}`:I;
s.style.height=`${l.height}px`,M(s,l.bands.map(I=>i("li",{class:"lane-head",title:I.label,css:{top:`${I.top}px`,height:`${I.height}px`}},I.folds?B(C(I),()=>o.fold(h,I),{class:"lane-fold",data:{lane:I.
id,act:"fold"},"aria-expanded":String(I.open)}):i("span",{},C(I)),F(I)))),[...s.querySelectorAll("button")].find(({dataset:I})=>I.lane===A&&I.act===D)?.focus()}function $(S,A){for(let{top:D}of l?.bands??
[]){let F=Math.round(A.top+D)+.5;S.line(0,F,A.width,F,J("--grid"))}o.decorate(S,A,h)}y();let E=el(r,{rowHeight:mi,label:`${n}: a table below has the same`,least:Fd,colour:S=>_(g(S)),hatched:S=>LC.has(
c[g(S)]),text:S=>x(g(S)),onHover:(S,A)=>o.hover(h,g(S),A),onPick:(S,A)=>o.pick(h,g(S),A),onView:(S,A,D)=>o.view(h,S,A,D),onMeasure:o.measure,onKey:S=>o.key(S,h),decorate:$}),T=ft(()=>{y(),E.redraw()});
return Object.assign(h,{drawing:E,show(S,A){l=S,b(),E.set({...S.pieces,tops:S.tops,height:S.height,from:A.from,to:A.to}),a.hidden=S.bands.length===0,k()},setChanges(S){m=S,l&&(b(),E.redraw())},highlight(S){
let A=S&&new Set(S);E.highlight(A&&l.pieces.of.flatMap((D,F)=>A.has(D)?[F]:[]))},whole(S){let{height:A,paint:D}=E.whole(S-Ur);return{height:A,paint(F){D(Pr(F,Ur,0)),l.bands.forEach(({label:C,top:I})=>F.
words(6,I+AC,Ws(C,30),J("--muted")))}}},changeAt:w,textOf:x,title:n,destroy(){T(),E.destroy()}})}function nk(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function BC(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==To)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),J("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),J("--text"),1)),s=a}}function sk(e,t,o,n){let s=t.rowHeight;BC(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&H0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,J("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,J("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,J("--accent"),1.5)}for(let a of n.selected)a.pane===o&&nk(e,t,a,J("--accent"),2.5,s);n.partner?.pane===o&&nk(e,t,n.partner,J("--text"),1.5,s)}function qC(e,t){let[o,n]=Ke(t*10);return`${Pe(e/n,0,3).replace("-","−")} ${o}`}function rk(e,t,o){Gb(e,{view:t,width:o,format:qC,colours:{surface:J("--surface"),border:J("--border"),muted:J("--mut\
ed")}})}function ak(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Mo*u)],e.style.height=`${Mo}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),rk(Ls(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=ft(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Mo,paint:u=>rk(Pr(u,Ur,0),o,c-Ur)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var FC=60,WC=40,jC=130,ik=8;function lk({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=M0(),s=A0(),r=null,a=0,l=null,c=!1,u=[],d={hover:D,view:T,key:t.
key,fold:t.fold,pin:S,pick:(z,X)=>t.pick(z,X),measure:(z,X,ae)=>t.measure(z<X?{from:z,to:X}:null,ae),decorate:(z,X,ae)=>sk(z,X,ae,o)},m=["pinned","host","device"].flatMap(z=>Ue.map(X=>ok({side:X,kind:z,
on:d}))),p=({kind:z})=>z==="pinned",f=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(z=>z.node)),h=Ue.map(z=>i("section",{class:`timeline-side timeline-${z}`,data:{side:z},
"aria-label":z==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${z}-text small`}),m.filter(X=>X.side===z&&!p(X)).map(X=>X.node))),g=tk({onRange:(z,X)=>$().drawing.view(z,X,!0)}),y=ak(),
w=i("div",{class:"timeline-lanes"},f,h,s.node),b=i("div",{class:"timeline-head"},g.node,y.node),x=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),_=new ResizeObserver(()=>x.
style.setProperty("--head",`${b.offsetHeight}px`));_.observe(b);let k=()=>{f.hidden||oe()};document.addEventListener("scroll",k,{capture:!0,passive:!0});let $=()=>u[0]??m[0],E=()=>$().drawing.current();
function T(z,X,ae,H){c||(c=!0,u.filter(Y=>Y!==z).forEach(Y=>Y.drawing.follow(X,ae,H)),c=!1,A(),oe(),t.view(X,ae,H))}function S({side:z},X){t.pin(z,X),u.filter(ae=>ae.side===z).flatMap(ae=>[...ae.node.
querySelectorAll(".lane-pin")]).find(({dataset:ae})=>ae.lane===X.id)?.focus()}function A(){let{from:z,to:X}=E();g.view(z,X),y.view(z,X)}function D(z,X,ae){r=X>=0?{pane:z,i:X,event:ae}:null,clearTimeout(
a),l?.abort(),o.partner=null,r?F():n.hide(),oe(),pe()}function F(){let{pane:z,i:X}=r,ae=t.both()?e.nameOf(z,X):null;if(ae===null){K(void 0);return}let H=En[z.side],Y=e.drawn(u,H,...ae)??(C(H,...ae)?null:
e.known(H,...ae));if(I(Y),Y!==void 0)return;let P=r;a=setTimeout(async()=>{l=new AbortController;try{let j=await e.ask(H,...ae,l.signal);r===P&&(I(j),oe(),pe())}catch{}},FC)}function C(z,X,ae,H){let Y=t.
changes()?.get(ct(X,ae))?.row;return Y!==void 0&&H>=Y[`${z}_counts`]}function I(z){o.partner=z?Hr(u,En[r.pane.side],z):null,K(z)}function K(z){let{pane:X,i:ae,event:H}=r;H&&n.show(T0(X,ae,{changes:t.changes(),
partner:z,other:t.both()?En[X.side]:""}),H.clientX,H.clientY)}let ne=({pane:z,start:X,end:ae,row:H})=>z.drawing.placeOf({start:X,end:ae,row:H});function oe(){s.drawLinks(o.links.map(ae=>ae.map(H=>H.pane.
drawing.boxOf(H))));let{partner:z,selected:X}=o;if(r&&z){let{start:ae,end:H,row:Y}=r.pane.data(),{pane:P,i:j}=r;s.draw(ne({pane:P,start:ae[j],end:H[j],row:Y[j]}),ne(z))}else X.length===2?s.draw(...X.map(
ne)):s.draw(null,null)}let pe=()=>u.forEach(z=>z.drawing.redraw());return{node:x,panes:m,shown:()=>u,current:E,around({start:z,end:X}){let ae=(z+X)/2,H=E(),Y=$().drawing.node.clientWidth||1e3,P=Math.max(
X-z,.01)*Y/WC,j=Math.max((X-z)*1.3,Math.min(H.to-H.from,P));return{from:ae-j/2,to:ae+j/2}},goTo:({from:z,to:X},ae)=>$().drawing.view(z,X,ae),glide(z){let{from:X,to:ae}=$().drawing.goal(),[H,Y]=[(X+ae)/
2,(ae-X)/2*z];$().drawing.view(H-Y,H+Y)},slide(z){let{from:X,to:ae}=$().drawing.goal(),H=z*(ae-X);$().drawing.view(X+H,ae+H)},fit(){let{from:z,to:X}=$().drawing.extent();$().drawing.view(z,X)},show(z,X,ae,H){
r=null,o.partner=null,n.hide();let Y=u,P=Y.length>0?E():null;u=z.map(({pane:j,data:Z})=>(j.show(Z,X),j)).filter(j=>j.data().bands.length>0),m.filter(j=>!u.includes(j)).forEach(j=>{j.node.hidden=!0}),f.
hidden=!u.some(p),h.forEach(j=>{let{side:Z}=j.dataset;j.hidden=!u.some(le=>le.side===Z&&!p(le)),j.firstChild.textContent=ae[Z]??""}),H?u.forEach(j=>{let{from:Z,to:le}=Dn(H,j.drawing.extent(),Fd);j.drawing.
follow(Z,le)}):P&&u.filter(j=>!Y.includes(j)).forEach(j=>j.drawing.follow(P.from,P.to)),A()},drawOverview(z){g.draw(u,z)},setChanges(z){m.forEach(X=>X.setChanges(z))},mark(z){Object.assign(o,z),oe(),pe()},
marks:o,whole:z=>[{lines:[],...y.whole(z)},...u.map(X=>({lines:[X.title],...X.whole(z)}))],reveal({pane:z,start:X,end:ae,row:H}){let Y=z.drawing.boxOf({start:X,end:ae,row:H}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(z))z.drawing.reveal(H);else{let j=window.innerHeight-Math.max(jC,t.below());window.scrollBy(0,Y.top<P||j<P?Y.top-P-ik:Math.max(0,Y.bottom-j+ik))}},beside({pane:z,start:X,
lane:ae,level:H},Y){let P=z.data(),j=-1;for(let Z=0;Z<P.length;Z+=1){let le=Y*(P.start[Z]-X);le>0&&P.level[Z]===H&&P.lanes[P.lane[Z]]?.id===ae&&zo(P,Z)&&(j<0||le<Y*(P.start[j]-X))&&(j=Z)}return j},unmount(){
clearTimeout(a),l?.abort(),document.removeEventListener("scroll",k,{capture:!0}),_.disconnect(),g.unmount(),y.unmount(),m.forEach(z=>z.destroy())}}}var HC=1e3,ck={control:"Control",test:"Test"},UC="Time in the stretch, of a host row without the rows below it";function zC(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(ct(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(ct(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function GC(e,t){let o=n=>({key:n,title:ck[n],number:!0,what:UC,show:N,exact:ce});return Vt({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>B(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:xe,exact:He,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${ck[n]} calls`:"Cal\
ls",show:R}))]})}function uk(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:h})=>{let g=new URLSearchParams(h);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>g.set(y,String(Math.round(w*1e3)/1e3))),g.set("limit",String(HC)),m[p]=await xm(f,g,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:g})=>[g,m[g]])),f=GC(Object.keys(p),e.search),
h=zC(p,e.nameOf);f.show(h),M(o,h.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&M(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}M(t,i("b",{},N(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${ce(l.from)} to ${ce(l.to)} `),B("Zoom to it",()=>e.zoom(l),{class:"link-button"}),ve("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var dk=.001;function mk(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&ke(`${N(a.to-a.from)} chosen.`))}let r=uk({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>dk?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+dk)}),a!==void 0},unmount:r.unmount}}function pk(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=V0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>ct(m.name,m.category)));e.say(Q0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(J0(n,l.length)),t.onCall(l[n])}}}}var YC=350,KC=250,VC=220,zr={path:"/timeline",name:"Timeline",read:Ra,mount:(e,t)=>QC(e,t)};function QC(e,t){let o=e.clientWidth,n=Ra(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",
d="",m="",p={from:0,to:1},f=!1,h=Object.fromEntries(Ue.map(U=>[U,P0(U,{onChange:()=>!f&&Ce(),onError:ee=>!f&&Et(ee)})])),g=Object.fromEntries(Ue.map(U=>[U,null])),y=F0(h,()=>r),w=U0({toggle:()=>Y({path:!n.
path}),change:()=>!f&&b.mark({}),error:Et}),b=lk({partners:y,on:{view:L,pick:V,key:qe,fold:({side:U},ee)=>Y({open:Ca(n.open,as(U,ee))},{replace:!0}),pin:(U,ee)=>Y({pin:Ca(n.pin,as(U,ee))},{replace:!0}),
measure:(...U)=>$.choose(...U),changes:()=>r,both:()=>ko(n).length===2,path:U=>w.of(U),below:()=>pe.offsetHeight}}),x=K0({onText:U=>Y({q:U},{replace:!0}),onStep:U=>S.walk(n.q,U)}),_=C0({zoom:b.glide,fit:b.
fit,save:nx,show:U=>Y({show:U}),sum:()=>$.choose(b.current()),unalign:()=>Y({align:"",align_category:"",align_nth:0})},x.node,w.node),k=X0({zoom:()=>T.zoom(),align:re,go:(U,ee)=>T.show({...ee,side:U,at:ee.
start-c[U]}),href:ie,clear:()=>T.clear()}),$=mk({state:()=>n,change:Y,stage:b,shifts:()=>c,sides:U=>U.map(ee=>h[ee]),key:()=>[d,r===null,n.show],place:()=>T.place(),nameOf:(U,ee)=>y.named("control",U,
ee)}),E=()=>`${d}|${u}`,T=Z0({state:()=>n,stage:b,sides:h,partners:y,change:U=>Y(U,{replace:!0}),shifts:()=>c,changes:()=>r,key:E,opened:v},k),S=pk(x,{key:()=>`${E()}|${r===null}`,sides:()=>ko(n).map(
U=>h[U]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:U=>!f&&T.show(U)}),A=G0(U=>Y({...U,...Ue.some(ee=>ee in U)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),D=ek({onPick:V,partnerOf:q}),F=R0(),C=i("div",{class:"timeline-notes"}),I=i("h1",{class:"visually-hidden"},"Timeline"),K=i("nav",{class:"crumb","aria-label":"Where this is"}),ne=i("\
div",{class:"message"}),oe=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),pe=i(
"div",{class:"timeline-details"},k.node,$.node),z=i("div",{class:"results"},_.node,C,b.node,pe,F.node,w.words,oe,D.node);e.append(i("div",{class:"page timeline-page"},I,K,A.node,ne,z));let X=Tt({context:t,
results:z,message:ne}),ae=Je(YC,()=>{let{from:U,to:ee}=b.current(),fe=U<=p.from&&ee>=p.to;Y(fe?{from:null,to:null}:{from:U,to:ee},{replace:!0})}),H=Je(KC,()=>{!f&&b.shown().length>0&&D.draw(b.shown(),
b.current())});function Y(U,{replace:ee=!1}={}){f||t.go(is({...n,...U}),{replace:ee})}let P=U=>sn(U,n,s,null),j=({sample:U})=>`rank ${U.rank}${U.span>0?`, file ${U.span+1}`:""}, ${U.step_number===null?
"whole recording":`step ${U.step_number}`}`;function Z(){let U=Ue.filter(Ae=>n[Ae]!==""),ee=U.map(P).join(" → ");I.textContent=U.length>0?`${ee} · Timeline`:"Timeline",t.setTitle(I.textContent);let fe={
...qt(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(K,U.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(fe))??zt(fe)},`← ${ee}`))}async function le(){
let U=Ue.map(ee=>n[ee]).filter(ee=>ee!=="");if(!U.every(ee=>s&&ze(s,ee))){let ee=await gt(U).catch(()=>[]);f||(s=ee,Ce())}}function Ce(){let U=Ue.filter(De=>n[De]!=="");Z(),Ue.forEach(De=>h[De].load(n));
let ee=U.length>0&&U.every(De=>h[De].samples!==null)?Q(U):{};A.draw(n,s,Object.fromEntries(Ue.map(De=>[De,ee[De]&&{samples:h[De].samples,...ee[De]}]))),_.draw(n),x.draw(n.q);let fe=ko(n),Ae=U.find(De=>h[De].
error&&(fe.includes(De)||h[De].samples===null)),je=U.some(De=>h[De].samples?.length===0),Te=fe.length>0&&fe.every(De=>h[De].whole);U.length===0?X.say(I0(s)):Ae&&!Te?Qr(Ae):je?X.say(D0()):X.say(null),z.
toggleAttribute("data-skeleton",!Te),t.busy(U.length>0&&!Te&&!Ae&&!je),Te&&he(fe,ee)}function Q(U){let ee={};for(let fe of U){let Ae=ee[En[fe]]??null;ee[fe]=h[fe].choose(n,Ae)}return ko(n).filter(fe=>ee[fe]).
forEach(fe=>h[fe].loadWhole(n,Math.max(o-VC,300))),ee}let se=U=>U.map(ee=>h[ee].stepKey()).join("|");function he(U,ee){let fe=se(U),Ae=fe!==d;Ae&&(d=fe),m!==`${fe} ${n.pin}`&&(m=`${fe} ${n.pin}`,U.forEach(
je=>{g[je]=Object.fromEntries(["pinned","host","device"].map(Te=>[Te,ew(De=>n.open.includes(as(je,De)))]))})),O(U),W(ee),Ne(U,ee,Ae),ox(U,ee),F.draw(U.length===2,n.path),w.draw(n,U,ee),T.draw(U),$.draw(
U),Re(),H(),t.settled()}let Me=(U,ee)=>n.pin.includes(as(U,ee))?"pinned":ee.sort==="host"?"host":"device";function Ne(U,ee,fe){p={from:Math.min(...U.map(Te=>h[Te].whole.extent.from-c[Te])),to:Math.max(
...U.map(Te=>h[Te].whole.extent.to-c[Te]))};let Ae=b.panes.filter(Te=>U.includes(Te.side)).map(Te=>{let{whole:De,window:Ro}=h[Te.side];return{pane:Te,data:tw({window:Ro,all:De,takes:io=>Me(Te.side,io)===
Te.kind,shift:c[Te.side],rows:g[Te.side][Te.kind]})}}),je=n.from===null?null:{from:n.from,to:n.to};b.show(Ae,p,Object.fromEntries(U.map(Te=>[Te,`${P(Te)}, ${j(ee[Te])}`])),fe?je??p:null),fe&&(b.drawOverview(
p),Xe())}function Xe(){let U=b.current();for(let ee of ko(n)){let fe=b.shown().find(Te=>Te.side===ee),{whole:Ae,windows:je}=h[ee];if(fe&&Ae){let Te=c[ee];je.want({from:U.from+Te,to:U.to+Te},fe.drawing.
node.clientWidth,Ae.extent)}}}function L(){Xe(),ae(),H()}async function W(U){let ee=U.control&&U.test,fe=new URLSearchParams({control:n.control,test:n.test});for(let je of ee?Ue:[]){let{rank:Te,step_number:De}=U[je].
sample;fe.set(`${je}_ranks`,String(Te)),fe.set(`${je}_steps`,De===null?"all":String(De)),n[`${je}_marker`]&&fe.set(`${je}_marker`,n[`${je}_marker`])}Object.entries({significance:"false",diagnosis:"fal\
se",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([je,Te])=>fe.set(je,Te));let Ae=ee?fe.toString():"";if(Ae!==a&&(a=Ae,l?.abort(),r=null,b.setChanges(null),Ae!=="")){l=new AbortController;
try{let je=await pt(fe,{signal:l.signal});!f&&a===Ae&&(r=pi(je),b.setChanges(r),b.drawOverview(p),T.draw(ko(n)),O(ko(n)),H())}catch{}}}async function O(U){let ee=n.align===""||U.length<2?"":JSON.stringify(
[d,n.align_category,n.align_nth,...U.map(je=>y.named(je,n.align,n.align_category))]);if(ee===u)return;u=ee;let fe=c;c={control:0,test:0};let Ae=null;if(ee!==""){let je=null,Te=await Promise.all(U.map(
De=>h[De].find({name:y.named(De,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Ro=>{je=Ro})));if(f||u!==ee)return;if(je)Oe(`The search for the call to align at fail\
ed. ${je.message}`,{urgent:!0});else if(Te.every(Boolean)){let[De,Ro]=Te.map(io=>io.rows[0].start);c={control:0,test:Ro-De},Ae=De}else(r||n.align_category!=="python_function")&&Oe("The call to align a\
t is not in both steps.",{seconds:8})}b.mark({aligned:Ae}),(ee!==""||fe.test!==0)&&(Ce(),Xe(),b.drawOverview(p))}function v(U,ee){let fe=b.shown().filter(Ae=>Ae.side===U).flatMap(Ae=>Ae.data().bands).
find(({id:Ae})=>Ae===ee);return!fe||fe.open?n.open:Ca(n.open,as(U,fe))}function q(U,ee){let fe=ko(n).length===2?y.nameOf(U,ee):null;return fe&&y.drawn(b.shown(),En[U.side],...fe)}function V(U,ee){let fe=U.
data();if(!T.pick(U,ee)&&ee>=0&&(fe.merged[ee]>1||fe.sort[ee]!==Eo)){let Ae=(fe.end[ee]-fe.start[ee])*.75,je=(fe.start[ee]+fe.end[ee])/2;b.goTo({from:je-Ae,to:je+Ae})}}function re(){let{name:U,category:ee,
nth:fe}=T.current();Y({align:U,align_category:ee,align_nth:fe})}function ie({name:U,category:ee}){return n.control===""||n.test===""?null:Gt({...ss(""),control:n.control,test:n.test,control_marker:n.control_marker,
test_marker:n.test_marker,row:Bt(U,ee),use_short_name:n.use_short_name})}function Re(){for(let U of b.shown())U.highlight(n.q===""?null:sw(U.data(),n.q));S.draw(n.q)}let Ge={".":()=>T.step(1),",":()=>T.
step(-1),m:()=>$.ofCall(),f:()=>T.zoom()};function qe(U){let ee=Ge[U.key];return ee!==void 0&&ee()!==!1}function Nt(){if(b.marks.measure)$.choose(null);else if(n.name!=="")T.clear();else if(n.q!=="")Y(
{q:""},{replace:!0});else return!1;return!0}function Et(U){Oe(`This part of the timeline could not be loaded. ${U.message}`,{urgent:!0})}function Qr(U){X.say(B0(h[U].error,U,{retry(){Ue.filter(ee=>h[ee].
error).forEach(ee=>h[ee].retry()),Ce()},chooseOther:()=>Y(Object.fromEntries(Ue.flatMap(ee=>["rank","span","step"].map(fe=>[`${ee}_${fe}`,""]))),{replace:!0})})),X.clearable(h[U].error,U)}function ox(U,ee){
let fe=U.flatMap(Ae=>q0(Ae,h[Ae],ee[Ae]));M(C,fe.map(Ae=>i("p",{class:"notice small"},Ae)))}async function nx(U){let ee=b.shown();if(ee.length===0)return;let{from:fe,to:Ae}=b.current(),je=Math.max(900,
ee[0].drawing.node.clientWidth),Te=ko(n),De=[I.textContent,`${N(fe)} to ${N(Ae)} of ${Te.map(io=>`the ${io} (${j(h[io].chosen)})`).join(" and ")}`],Ro=Xi(De,b.whole(je),je);await Zi(Ro,U,`tracediff-${Te.
map(io=>$t(P(io))).join("-")}-timeline`)}return Ce(),le(),{keys:{search:()=>x.focus(),control:()=>A.choose("control"),test:()=>A.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.
slide(-.12),right:()=>b.slide(.12),fit:()=>b.fit(),next:Ge["."],former:Ge[","],measure:Ge.m,zoomTo:Ge.f,close:Nt},update(U){let ee=n;n=Ra(U),Ce();let{from:fe,to:Ae}=b.current(),je=n.from!==ee.from||n.
to!==ee.to,Te=(Ro,io)=>Math.abs(Ro-io)>.002+1e-6*Math.abs(io),De=n.from===null?p:n;je&&(Te(fe,De.from)||Te(Ae,De.to))&&b.goTo(De,!0),le()},unmount(){f=!0,ae.cancel(),H.cancel(),l?.abort(),Ue.forEach(U=>h[U].
unmount()),X.unmount(),T.unmount(),w.unmount(),$.unmount(),b.unmount()}}}var fk=[["control","Control"],["test","Test"]],JC=e=>({slower:"more",faster:"less"})[e]??null,Vo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:ce}),XC=(e,t)=>e===null?"–":`${we(e)} to ${we(
t)}`,ZC=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},Vo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Vo("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Vo("compute","Compute"),Vo("exposed_communication","Exposed communication"),Vo("exposed_m\
emory","Exposed memory"),Vo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:R},{key:"samples",title:"Samples",number:!0,show:R,what:"A sample is one step of one rank"}],eR={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function tR(e){return e.q_value!==null?eR[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var oR=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Vo("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Vo("test","Test","Mean per step of the recordings"),{...Vo("diff","Change"),show:xe},{key:"change_percent",title:"%",
number:!0,show:we,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>XC(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Pt,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:JC}],nR=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:tR(t)}},sR=.05;function hk({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<sR?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${we(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[i("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),i("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&i("p",{class:"muted small"},e.recorded.text)]}var gk=e=>Object.fromEntries(fk.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function wk(e,t){let o=fk.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),n=o.some(r=>r.without_profiler!==null),s=Vt({caption:"Recordings",limit:128,
columns:ZC(t,n)});return s.show(o),s.node}function yk(e,t){let o=Vt({caption:"Rows",limit:50,columns:oR,csv:t});return{node:o.node,show:n=>o.show(n.map(nR(e.selection.measure)))}}var bk=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${G(e,"row")} judged: ${R(t.slower)} slower and ${R(t.faster)} faster.`;var Ud={path:"/compare/recordings",name:"Several recordings",read:Hd,mount:(e,t)=>lR(e,t)},jd=1e3,rR=250,_k=32,zd=[["control","A","Control"],["test","B","Test"]],Gd=zd.flatMap(([e])=>["ranks","steps",
"marker"].map(t=>({key:`${e}_${t}`,side:e,what:t}))),kk=e=>e.split(",").filter(t=>t!=="");function Hd(e){let t=new URLSearchParams(e);return{control:kk(t.get("control")??""),test:kk(t.get("test")??""),
q:bt(t,Rt,"q"),significant:bt(t,Rt,"significant","")==="true",equal_clock:bt(t,Rt,"equal_clock","false"),chosen:Object.fromEntries(Gd.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||
"";return s===""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function Yd(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Bo(t,Rt,["q","significant","equal_clock"],
e),Object.entries(e.chosen).forEach(([o,n])=>t.set(o,n)),t}var xk=({chosen:e})=>Gd.some(({key:t,what:o})=>o!=="marker"&&t in e);function aR(e){let t=zd.flatMap(([o,,n])=>{let s=Gd.filter(r=>r.side===o&&
r.key in e.chosen).map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...xk(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}
function Wd(e,t=jd){let o=Yd(e);return o.set("exclude",lc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function iR(e,t){let o=Yd(e);["control","test"].forEach(s=>o.delete(
s));let n=new URLSearchParams({view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function lR(e,t){let o=Hd(location.search),n=null,s=new Map,
r=(F,C)=>t.go(me(`/compare/recordings?${Yd({...o,...F})}`),C),a=i("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=i("div"),c=i("div"),u=si(),d=i("input",{type:"checkbox",
id:ue("clock"),on:{change:()=>r({equal_clock:d.checked})}}),m=i("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"\
Step times without what another clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=i("input",{type:"search",id:ue("q"),autocomplete:"off",spellcheck:"\
false",on:{input:Je(rR,()=>r({q:p.value.trim()},{replace:!0}))}}),f=i("input",{type:"checkbox",id:ue("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),h=i("form",{class:"card analysis-\
controls","aria-label":"Rows",on:{submit:F=>F.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),p),i("label",{class:"recordings-only"},f," only slower or faster")),g=i(
"div",{class:"comparability"}),y=i("div"),w=i("div"),b=i("div",{class:"analysis-results"},m,g,y,h,w);M(e,i("div",{class:"page analyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"\
muted analysis-intro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Rec\
ord both sides alternately."),a,l,b));let x=Tt({context:t,results:b,message:l});function _(F){M(a,zd.map(([C,I,K])=>{let ne=ue("set"),oe=z=>{o[C].includes(z)||(r({[C]:[...o[C],z]}),_(C))},pe=So({id:ne,
field:C,set:null,text:"",onGroup:oe,onPick:z=>{s.set(Ve(z.id),z.label),oe(Ve(z.id))}});return pe.input.placeholder="Add a recording, or nightly-* …",i("div",{class:`side-card side-${C}`},i("div",{class:"\
side-title"},i("b",{class:"letter","aria-hidden":"true"},I),i("label",{for:ne},K),pe.node),i("ul",{class:"recordings-chosen"},o[C].map(z=>{let X=s.get(z)??z;return i("li",{class:"tag"},X," ",B("×",()=>{
r({[C]:o[C].filter(ae=>ae!==z)}),_(C)},{class:"link-button","aria-label":`Leave out ${X}`,title:`Leave out ${X}`}))})))})),F&&a.querySelector(`[data-field="${F}"]`)?.focus()}function k(){for(let F of[
"control","test"])for(let C of o[F]){let I=n[F].recordings.find(K=>K.set.startsWith(C));I&&s.set(C,I.label)}}function $(){let{control:F,test:C}=gk(n);M(c,hk(n),i("p",{class:"small recordings-chosen-pa\
rts"},aR(o)," ",xk(o)&&B("Use all ranks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([ne])=>ne.endsWith("_marker")))}),{class:"link-button"})),i("p",{class:"muted small"},
"Waterfall, tree, timeline and causes show one recording of each side: ",i("a",{href:Ft(F.set,C.set)},`${F.label} and ${C.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;
let I=n.control.recordings.length+n.test.recordings.length,K=ne=>$t(n[ne].recordings[0].label);u.set({name:`tracediff-${K("control")}-${K("test")}`,report:na(Wd(o,null)),bundle:sa(iR(o,n)),tooMany:I>_k&&
`${_k} sets at most`})}function E(){k(),_(document.activeElement?.dataset?.field),$(),M(g,Js(n.comparability)),M(y,wk(n,K=>me(`/analyse?set=${Ve(K)}`)));let F=Wd(o,null);F.set("format","csv");let C=yk(
n,qs(F));C.show(n.rows);let{row_count:I}=n;M(w,C.node,i("p",{class:"muted small"},I===0?"The filters leave no row. ":"",bk(n),I>jd?` The ${R(jd)} largest changes of ${R(I)} are here; the CSV has all.`:
""))}function T(F){n=null,x.say(i("div",{class:"error-box",role:"alert",data:{code:F.code}},i("h2",{},"This comparison is not possible"),i("p",{},F.message)))}let S=F=>F.startsWith("tag:")||/[*?]/.test(
F);function A(){t.setTitle("Several recordings"),document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let F=[o.control,o.test];if(F.some(C=>C.length===0)||F.every(
C=>C.length===1&&!S(C[0]))){n=null,x.drop(),_(document.activeElement?.dataset?.field),x.say(i("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and on\
e. A pattern of labels (nightly-*) or a tag (tag:NAME) stands for all its sets. ",i("a",{href:F.every(C=>C.length===1)?Ft(o.control[0],o.test[0]):me("/compare")},"Compare two sets")));return}_(document.
activeElement?.dataset?.field),x.ask(C=>pt(Wd(o),{signal:C}),C=>{if(C.judged!=="between_recordings"){T({code:"one_set",message:"Each of these two names stands for only one set."});return}n=C,x.say(null),
E(),ke(C.verdict.words)},T)}async function D(){let F=[...o.control,...o.test].filter(C=>!S(C));try{for(let C of await gt(F.slice(0,100)))s.set(Ve(C.id),C.label);n===null&&_(document.activeElement?.dataset?.
field)}catch{}}return A(),D(),{keys:{search:()=>p.focus()},update(F){o=Hd(F),A()},unmount(){s=new Map,x.unmount()}}}var Kd={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(ht).map(([e,{name:t}])=>[e,t]))},$k=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":Kd[e.measured].replace(/^./,t=>t.toUpperCase()),vk=e=>!!e&&
e.low_percent*e.high_percent>0,Wn=e=>vk(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${we(e.diff_percent)} of the step (${we(e.low_percent)} to ${we(e.high_percent)})`:"",Sk=e=>vk(e)?
`${e.explains?"the machine’s, ":""}${we(e.diff_percent)}`:"";var cR=7.2,Ek=16,uR=56,Gr={l:64,r:16,t:22,b:44},Yr=e=>e.filter(Boolean).map(We).join("<br>"),ml=e=>e.recorded===null?`stored ${et(e.created)} (recording time not stated)`:et(e.recorded);function Qd(e,t){
let o=Math.max(2,Math.floor((t-Gr.l-Gr.r)/(Ek*cR+14))),n=vo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:bo(n.map(s=>e[s].label),
Ek).map(We)}}function Ck(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function Jd(e){return{template:vt(),margin:Gr,hovermode:"closest",dragmode:"zoom",...e}}function Rk(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var Xd=e=>e.direction==="slower"?"--more-fill":"--less-fill",Lk=({host_median:e,lag_median:t})=>tn({host:e,lag:t});function dR(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return Yr([e.label,ml(e),`median ${N(e.median)}`,t,Lk(e),G(e.observations,e.without_profiler===null?"step":"block"),e.diff_percent!==null&&
`${we(e.diff_percent)} against the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var mR=(e,t)=>Yr([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${we(t.diff_percent)}\
)`,Wn(t.machine)&&`change of level: ${Wn(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare before and after"]);function Nk(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=
r+1){for(r=s;r<e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(
...l.map((u,d)=>n(c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function pR(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=J("--control-f\
ill"),c=o.map(u=>u.median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...Nk(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Rk(l,.22)},{type:"s\
catter",mode:"lines",hoverinfo:"skip",line:{color:J("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"\
lines+markers",x:r,y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(dR),hovertemplate:"%{customdat\
a}<extra></extra>"},{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:J("--surface")},symbol:s.map(u=>u.direction===
"slower"?"triangle-up":"triangle-down"),color:s.map(u=>J(Xd(u)))},customdata:s.map(u=>mR(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var fR=.3,hR=.04;function gR(e){let[t,o]=[Math.min(...e),Math.
max(...e)];if(e.length===0||t<fR*o)return{range:[0,1.06*Math.max(o,0)||1],cut:!1};let n=Math.max(.1*(o-t),(hR*o-(o-t))/2);return{range:[Math.max(0,t-n),o+n],cut:t-n>0}}var wR=e=>({shapes:[{type:"path",
xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:0,path:"M0,0 L0,8 L-5,11 L5,17 L0,20 L0,34",line:{width:1.6,color:J("--muted")}}],annotations:[{xref:"paper",yref:"paper",
x:0,y:0,xanchor:"left",yanchor:"bottom",xshift:8,yshift:2,showarrow:!1,text:`axis starts at ${We(ia(e))}`,bgcolor:J("--surface"),font:{size:11,color:J("--muted")}}]}),yR=3;function bR(e,t){let o=[],n=s=>Math.
abs(s.diff_percent??1/0);for(let s of[...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=uR)&&o.push(s);return o}function _R({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.
flatMap(h=>[h.median,...h.interval??[]]).filter(h=>h!==null),[a,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=n.map(h=>({type:"line",xref:"x",yref:"paper",x0:h.at-.5,x1:h.at-.5,y0:0,y1:1,layer:"below",line:{
width:1.4,color:J(Xd(h))}})),d=bR(n,(t-Gr.l-Gr.r)/o.length).map(h=>({xref:"x",yref:"paper",x:h.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:We(we(h.diff_percent)),font:{size:11,color:J(h.direction==="\
slower"?"--more":"--less")}})),{range:m,cut:p}=gR(c===null?r:[...r,c]),f=p?wR(m[0]):{shapes:[],annotations:[]};return{data:pR(e,l),layout:Jd({xaxis:Qd(o,t),yaxis:Ck(l,a,{range:m.map(h=>h/l)}),shapes:[
...f.shapes,...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:J("--test-fill")}}]],annotations:[...d,...f.annotations]})}}var Tk=[["--control-fill",
"median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],Zd=e=>i("div",{class:"chart-legend"},e.map(([t,o])=>i(
"span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),Pk=e=>kt({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:_R,keys:()=>Tk,extra:Zd(Tk),class:"series\
-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===yR&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):r-1,r)}}),Vd=["compute",
"exposed_communication","exposed_memory","idle"],Ik={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Ok=Vd.map(e=>[Ik[e],ht[e].
name]);function kR({answer:e},t){let{sets:o}=e,[n,s]=Ke(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>Yr([a.label,ml(a),`mean step ${N(a.mean_step_time)}`,Lk(a),...Vd.map(l=>`${ht[l].name}: ${a.
parts?N(a.parts[l]):ge}`)]));return{data:Vd.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:J(Ik[a]),line:{width:0}},customdata:r,hovertemplate:"%{customdata}\
<extra></extra>"})),layout:Jd({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...Qd(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:Ck(s,n,{rangemode:"tozero"})})}}var Dk=()=>kt({id:"\
chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:kR,extra:Zd(Ok),keys:()=>Ok}),Mk=[["--test-fill","what the machine makes of the step, and its interval"]];function Ak(e,t){
return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function xR(e,t){let{machine:o}=t;if(o===null)return Yr([t.label,
ml(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Yr([t.label,ml(t),`${we(o.curve_percent)} of the step, against the first level`,`${we(o.diff_percent)} (${we(o.low_percent)}\
 to ${we(o.high_percent)}) against ${n}`,Ak(o.device_factor,"kernels take"),Ak(o.host_factor,"calls of the host take")])}function $R({answer:e},t){let{sets:o,change_points:n}=e,s=J("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Rk(s,.22),...Nk(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>xR(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:Jd({xaxis:Qd(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:J("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:J(Xd(a))}}))})}}var Bk=()=>kt({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:$R,extra:Zd(Mk),keys:()=>Mk});var pl="row",fl="layer",qk="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function vR(e){let t=ue("ops"),o=i("datalist",{id:t}),n=(f,h,g,y={})=>{let w=i(
"input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:f},...g,on:{change:()=>e({...y,[f]:w.value.trim()})}});return{input:w,node:i("label",{class:"analysis-field"},i("span",{},h),w)}},
s=n("sets","Sets",{class:"wide",title:qk,placeholder:"nightly-*"}),r=n("baseline","Baseline",{title:qk,placeholder:"none"}),a=n("name","Row",{class:"wide",list:t,placeholder:"aten::mm"},{layer:""}),l=n(
"category","Category",{placeholder:"any"}),c=ue("layer-hint"),u=n("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":c},{name:"",category:"",time:"total"}),d=i("p",{class:"\
muted series-hint",id:c},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out. Block is every Block; Block #3\
 is one."),m=i("select",{data:{field:"by"},on:{change:()=>e({by:m.value})}},i("option",{value:"device"},"device time"),i("option",{value:"host"},"host time")),p=i("select",{data:{field:"time"},on:{change:()=>e(
{time:p.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self"));return{options:o,sets:s,baseline:r,name:a,category:l,layer:u,layerHint:d,by:m,time:p}}async function Fk(e,t,o){
if(t!==null)try{let n=await oa(t,o);M(e,[...new Set(n.map(s=>s.name))].map(s=>i("option",{value:s})))}catch{}}function Wk({onChange:e}){let{options:t,sets:o,baseline:n,name:s,category:r,layer:a,layerHint:l,
by:c,time:u}=vR(e),d=null,m=null,p="",f={[pl]:s,[fl]:a},h=i("select",{data:{field:"measure"},on:{change:()=>{p=h.value in f?h.value:"",x(),p!==""?f[p].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(Kd),[pl,"a row"],[fl,"a layer"]].map(([_,k])=>i("option",{value:_},k))),g=i("label",{class:"analysis-field"},i("span",{},"Time"),h),y=i("label",{class:"an\
alysis-field"},i("span",{},"Of the layer"),c),w=i("label",{class:"analysis-field"},i("span",{},"Of the row"),u),b=i("form",{class:"card analysis-controls series-controls","aria-label":"What the series\
 shows",on:{submit:_=>{_.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(new Event("change"))}}},o.node,n.node,g,s.node,r.node,w,a.node,y,t,B("Show",()=>e(
{sets:o.input.value.trim()}),{class:"primary"}),l);s.input.addEventListener("input",Je(150,()=>Fk(t,m,s.input.value))),s.input.addEventListener("focus",()=>Fk(t,m,""));function x(){h.value=p||d.measure;
for(let _ of[s.node,r.node,w])_.hidden=p!==pl;for(let _ of[a.node,y,l])_.hidden=p!==fl}return{node:b,draw(_,k){d=_,m=k,p=d.layer!==""?fl:d.name!==""?pl:document.activeElement===f[p]?.input?p:"";for(let{
input:$}of[o,n,s,r,a])($!==document.activeElement||$.value==="")&&($.value=d[$.dataset.field]);u.value=d.time,c.value=d.by,x()},focus(){return o.input.focus(),o.input.select(),!0}}}var em=5,jk=(e,t=({label:o})=>o)=>e.slice(0,em).map(t).join(", ")+(e.length>em?` and ${R(e.length-em)} more`:""),hl=({sets:e},t)=>e.find(o=>o.id===t).label;function tm({direction:e,diff_percent:t,left_median:o,
right_median:n}){let s=t===null?"":` by ${we(Math.abs(t)).replace("+","")}`;return i("span",{class:e==="slower"?"more":"less"},`${e}${s}: ${Qn(o,n).join(" → ")}`)}function SR(e){let t=e.filter(o=>o.
machine?.explains).length;return t===0?"":e.length===1?": the machine’s":`, ${R(t)} of them the machine’s`}function om({sets:e,change_points:t,levels:o,neighbours:n,measured:s}){return o.length===
0?`None of these sets has ${s==="layer"?"this layer":"this time"}.`:n!==null&&n.pairs===0?"One set is not a series: there is no other set to compare it with.":n!==null&&n.unjudged===n.pairs?`Cannot ju\
dge whether the level changes in ${G(e.length,"set")}.`:n!==null&&t.length>0?`${R(t.length)} of ${G(n.pairs,"pair")} of neighbours ${t.length===1?"differs":"differ"}.`:`${t.length===0?"No change of le\
vel was found":G(t.length,"change of level","changes of level")} in ${G(e.length,"set")}${SR(t)}.`}var Hk=({label:e,recorded:t})=>[i("b",{},e),t&&` (${et(t)})`],Uk=({commits:e})=>e&&`The change is ${e.
text}. `,zk=({since_good:e,change_points:t})=>e!==null&&e.good===t.at(-1)?.left;function ER(e,t){let{sets:o,change_points:n}=e,s=n.at(-1);if(!s||zk(e))return!1;let r=Wn(s.machine);return i("p",{class:"\
card series-change"},n.length>1&&"The latest: ","from ",Hk(o[s.at])," on, ",tm(s),". ",Uk(s),r&&`Of it, ${r}. `,i("a",{href:t(s.left,s.right)},"What changed"))}var TR=({pairs:e,unjudged:t})=>"There ar\
e fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(t===0?"":` ${R(t)} of ${G(e,"such pair")} cannot be judg\
ed: a set has too few steps.`);function OR(e,t){let{since_good:o}=e,n=zk(e)?e.change_points.at(-1):null;return o!==null&&i("p",{class:"card series-good"},i("b",{},"Since the last good set, "),hl(e,o.good),
", it is ",tm(o),n&&[", from ",Hk(e.sets[n.at])," on"],". ",n&&Uk(n),i("a",{href:t(o.good,o.now)},`What changed between it and ${hl(e,o.now)}`))}function MR(e,t){let{newest:o}=e;return o!==null&&i("p",
{class:"card series-newest"},i("b",{},"The newest set, "),hl(e,o.right),", stands out: it is ",tm({...o,left_median:o.left_mean,right_median:o.right_mean}),` (p = ${Pt(o.p_value)}, against the ${R(o.others)}\
 sets of its level before it). One set alone is not a change of level. `,Wn(o.machine)&&`Of it, ${Wn(o.machine)}. `,o.commits&&`It is ${o.commits.text}. `,i("a",{href:t(o.left,o.right)},`What changed \
between ${hl(e,o.left)} and it`))}function AR(e){let t={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},o=e.differences.map(({at:n,kind:s,before:r,after:a})=>`\
From ${e.sets[n].label} on, ${t[s]}: ${r} before, ${a} now.`);return e.more_differences===0?o:[...o,`${G(e.more_differences,"more such difference")}.`]}function CR({sets:e,levels:t}){let o=[],n=e.filter(
r=>r.missing!==null);n.length>0&&t.length>0&&o.push(`${G(n.length,"set")} ${n.length===1?"has no such time, and counts with the level around it":"have no such time, and count with the level around the\
m"}: ${jk(n,r=>`${r.label} (${r.missing})`)}.`),e.every(r=>!r.has_steps)&&o.push("No set has steps: each whole recording counts as one step.");let s=e.filter(r=>r.affected>0);return s.length>0&&o.push(
`${G(s.length,"set")} ${s.length===1?"has damaged files, so its":"have damaged files, so their"} times may be wrong: ${jk(s)}.`),o}function RR(e){let t=e.unknown_recorded===1,o=[e.without_profiler_note,
...AR(e),e.unknown_recorded>0&&`${G(e.unknown_recorded,"set")} ${t?"does":"do"} not say when ${t?"it was":"they were"} recorded: the time ${t?"it was":"they were"} stored is used.`,e.neighbours?.pairs>
0&&TR(e.neighbours),...e.left_out.map(({label:n,detail:s})=>`${n} is left out: ${s}`),...CR(e),e.machine_pending>0&&`The machine of ${G(e.machine_pending,"set")} is not known yet: the time was up. Loa\
d the page again; what was compared is kept.`].filter(Boolean);return o.length>0&&i("ul",{class:"notice"},o.map(n=>i("li",{},n)))}var Gk=(e,t)=>[i("h2",{},om(e)),ER(e,t),OR(e,t),MR(e,t),RR(e)];var Kr=(e,t,o,n=N)=>({key:e,title:t,what:o,number:!0,show:n,exact:ce}),nm=e=>e===null?null:e>0?"more":e<0?"less":null,LR=12,sm=({commit:e,dirty:t})=>`${e.slice(0,LR)}${t?" (changed)":""}`,NR=e=>[{key:"\
label",title:"From set",show:t=>t},{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":et(t)},Kr("left_median","Before","Median of the level before"),Kr("right_median","After","Median of th\
e level after"),{...Kr("diff_duration","Change","After less before",xe),tone:nm},{key:"diff_percent",title:"%",number:!0,show:we,tone:nm},{key:"q_value",title:"q",number:!0,show:Pt,what:"Of the rank t\
est of the steps of both levels"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change,\
 as far as the interval tells",show:Sk},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets before and after it whose recorders noted one",show:t=>t===null?"":
i("span",{title:t.text},`${sm(t.left)} → ${sm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Before and after: the last set before the change with the first one after it. Several of each: up to \
five sets of each level, those nearest to the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"before and after"),o.several&&" · ",
o.several&&i("a",{href:o.several},"several of each")]}],PR=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${et(o.created)}`:
et(t)},{...Kr("median","Median",e.without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"in\
terval",title:"95 % interval",number:!0,what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?ge:t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"A\
gainst baseline",number:!0,show:we,tone:t=>Math.abs(t)<2?null:nm(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:R},Kr("mean_step_time",e.without_profiler?"Mean re\
corded step":"Mean step","What the parts add up to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":sm(t)}]:[],{key:"tags",title:"\
Tags",show:t=>t.join(", ")},{key:"before",title:"Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function Yk({sets:e,change_points:t},o){let n=Vt({caption:"Changes of level",limit:64,
columns:NR(t)});return n.show(t.map(s=>({...s,label:e[s.at].label,recorded:e[s.at].recorded,href:o(s.left,s.right),several:s.recordings_link}))),n.node}function Kk(e,t,o){let{sets:n}=e,s=Vt({caption:"\
Sets",limit:30,columns:PR(e),csv:bm(`${or(t)}&machine=true&format=csv`)});return s.show(n.map((r,a)=>({...r,href:me(`/analyse?set=${r.id.slice(0,12)}`),before:a===0?null:o(n[a-1].id,r.id)})).reverse()),
s.node}var am={path:"/series",name:"Series",read:ps,mount:(e,t)=>FR(e,t)},IR="A time of many sets, by default the step time, in the order of recording: nightly runs, the commits of a branch. A change of leve\
l leads to the comparison of the sets before and after it.",Qk=({answer:e,state:t})=>(o,n)=>e.measured!=="layer"?Ft(o,n):po({control:Ve(o),test:Ve(n),by:t.by,q:t.layer.split(" / ").at(-1).replace(/ #\d+$/,
"")});function im(e){let{answer:t,answered:o,medians:n,machine:s,parts:r}=e,{sets:a}=t,l=Qk(e),c={file:"tracediff",revision:o,answer:t,caption:[`${a[0]?.label??""} to ${a.at(-1)?.label??""}`]};M(e.summary,
Gk(t,l),t.change_points.length>0&&Yk(t,l)),n.node.toggleAttribute("data-baseline",t.baseline!==null),n.draw({...c,heading:$k(t),empty:t.levels.length===0?"There is nothing to draw.":null}),s.node.hidden=
a.every(u=>u.machine===null),s.node.hidden||s.draw({...c,heading:"clock of the device, speed of the host"}),r.draw({...c,heading:"means over steps and ranks",empty:a.every(u=>u.parts===null)?"No set h\
as device work: a step has no parts.":null}),M(e.table,Kk(t,e.state,l)),e.results.dataset.shown=o}async function DR(e){let[t,o]=await Promise.all([At("group=always&limit=100"),Xo()]),s=[...t.entries.flatMap(
({group:r})=>r?[r]:[]).map(({prefix:r,sets:a})=>[`${r}*`,a]),...o.filter(({sets:r})=>r>2).map(({tag:r,sets:a})=>[`tag:${r}`,a])].filter(([r])=>!r.includes(","));return i("div",{class:"notice"},t.total===
0?i("p",{},"No sets are stored yet. ",i("a",{href:me("/")},"Add some"),"."):i("p",{},"Name the sets of a series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("co\
de",{},"tracediff ingest --tag"),"."),s.length>0&&i("ul",{class:"series-offers"},s.slice(0,20).map(([r,a])=>i("li",{},i("a",{href:nr({...e,sets:r})},r),` (${G(a,"set")})`))))}function rm(e,{code:t,message:o}){
e.answer=null,e.question.say(i("div",{class:"error-box",role:"alert",data:{code:t}},i("h2",{},"This series is not possible"),i("p",{},o)))}async function BR(e,t){try{let o=await kl(`${t}&machine=true`);
e.answered===t&&e.answer!==null&&(e.answer=o,im(e))}catch{}}function qR(e,t,o){let{state:n,question:s,controls:r}=e;if(e.answer=o,e.answered=t,r.draw(n,o.sets.at(-1)?.id??null),o.sets.length===0){let a=o.
left_out.length;rm(e,{code:"no_sets",message:`${n.tag.length>0?`tag: no set has ${n.tag.join(", ")}`:"No set was found"}.${a>0?` ${G(a,"set")} cannot be read.`:""}`}),s.clearable({message:"tag: "});return}
s.say(null),im(e),ke(om(o)),BR(e,t)}function Vk(e){let{state:t,question:o,context:n,controls:s}=e,r=or(t).toString();s.draw(t,e.answer?.sets.at(-1)?.id??null),n.setTitle([t.sets,"Series"].filter(Boolean).
join(" · ")),t.sets===""&&t.tag.length===0?(e.answered="",o.ask(()=>DR(t),a=>o.say(a),a=>rm(e,a))):e.answered===r&&e.answer?(o.drop(),im(e),n.settled()):o.ask(a=>kl(r,{signal:a}),a=>qR(e,r,a),a=>rm(e,
a))}function FR(e,t){let o={context:t,state:ps(location.search),answer:null,answered:"",summary:i("div",{class:"series-summary"}),table:i("div",{class:"analysis-tables"}),machine:Bk(),parts:Dk()};o.controls=
Wk({onChange:(a,l)=>t.go(nr({...o.state,...a}),l)}),o.medians=Pk((a,l)=>t.go(Qk(o)(o.answer.sets[a].id,o.answer.sets[l].id)));let n=[o.medians,o.machine,o.parts],s=i("div");o.results=i("div",{class:"a\
nalysis-results"},o.summary,o.medians.node,o.table,o.machine.node,o.parts.node),M(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",{class:"muted analysis-intro"},IR),o.controls.
node,s,o.results)),o.question=Tt({context:t,results:o.results,message:s});let r=ft(()=>n.forEach(a=>a.retheme()));return Vk(o),{keys:{search:()=>o.controls.focus()},update(a){o.state=ps(a),Vk(o)},unmount(){
o.question.unmount(),o.answer=null,r(),n.forEach(a=>a.unmount())}}}var lm={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var WR=120,jR=[rr,In,cd,Ir,zr,xd,Nd,Ud,am],Vr=document.getElementById("main"),wo=null,cm="",Hn=history.state?.scroll??null,gl=location.hash.slice(1),yt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(Jk(),history.pushState(null,"",e)),Hn=null),gl=new URL(e,location.href).hash.slice(1),dm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},unknown(e){tx.draw(wo.page,e)},lastCompare(e){let t=new URLSearchParams(cm.split("?")[1]??"");return["control","test"].every(
o=>t.get(o)===e.get(o))?cm:void 0},settled(){Hn!==null?(window.scrollTo(0,Hn),Hn=null):gl!==""&&document.getElementById(gl)?.scrollIntoView(),gl=""},status:null,newPair:!1},Jk=()=>history.replaceState(
{scroll:window.scrollY},"");function dm(){let e=jR.find(o=>o.path===Ht())??lm;if(jn("nav-traces",e===rr),jn("nav-compare",e===In||e===cd||e===Ud),jn("nav-tree",e===Ir),jn("nav-timeline",e===zr),jn("na\
v-analyse",e===xd),jn("nav-query",e===Nd),jn("nav-series",e===am),zR(),Xk()&&(VR.clear(),um.clear()),um.draw(),tx.draw(e),wo?.page===e){wo.view.update(location.search);return}wo?.view.unmount(),yt.busy(
!1),Vr.textContent="";let t=wo!==null;wo={page:e,view:e.mount(Vr,yt)},t&&(window.scrollTo(0,0),Vr.focus({preventScroll:!0}),ke(`${e.name} page`))}function Xk(){let e=new URLSearchParams(location.search);
return Ht().startsWith(In.path)&&!!(e.get("control")&&e.get("test"))}function Zk(){return(Ht()===rr.path||Ht()===In.path&&!Xk())&&!er(document.activeElement)&&!document.querySelector("dialog[open]")}function HR(e,t,{
sure:o}){if(!Zk()||!o){um.offer(e,t);return}let n=$e.transfers.filter(s=>$e.canUndo(s)&&[e.id,t.id].includes(s.job.set));yt.newPair=!0,yt.go(Ft(e.id,t.id)),yt.newPair=!1,n.length!==0&&Oe(`${n.map(({label:s})=>`\
“${s}”`).join(" and ")} ${n.length===1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>$e.undo(s))),yt.go(me("/"))}catch(s){Oe(`That did not wor\
k. ${s.message}`,{urgent:!0})}}}})}function UR({detail:{label:e,job:t}}){let o=()=>yt.go(t.page);Zk()?o():Oe(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function jn(e,t){
let o=document.getElementById(e);t?o.setAttribute("aria-current","page"):o.removeAttribute("aria-current")}function zR(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"\
nav-timeline","/analyse":"nav-analyse","/query":"nav-query","/series":"nav-series"}[Ht()];e&&(document.getElementById(e).href=location.pathname+location.search),Ht()===In.path&&(cm=location.pathname+location.
search);let t=new URLSearchParams(location.search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Ht();(n.startsWith("/compare")||[Ir,zr].some(({path:s})=>s===n))&&
o.size>0&&GR(t,o,n)}function GR(e,t,o){let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??
""});r("nav-analyse",me(`/analyse?${a}`)),r("nav-query",me(`/query?${t}`)),o!==Ir.path&&r("nav-tree",po(eo(An(location.search)))),o!==zr.path&&r("nav-timeline",Ho(Object.fromEntries(e))),!o.startsWith(
In.path)&&n&&s&&r("nav-compare",yt.lastCompare(e)??Ft(n,s))}function YR(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||
t.target!==""||t.hasAttribute("download"))return;let o=new URL(t.href),n=wl(o.pathname),s=o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.
search===location.pathname+location.search;!s||o.hash!==""&&r||(e.preventDefault(),yt.go(o.pathname+o.search+o.hash))}async function ex(){try{yt.status=await Jo(),pm(yt.status.build),document.getElementById(
"version").textContent=`tracediff ${yt.status.version}`,document.body.toggleAttribute("data-read-only",yt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",yt.status.sql===!1),document.
body.toggleAttribute("data-no-traces",yt.status.keep_traces===!1)}catch{}}async function KR(){let e=globalThis.firstComparison?.answer;e&&(Vr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(
t=>{setTimeout(t,WR)})]),delete Vr.dataset.waits),wo===null&&dm()}var tx=rp(document.getElementById("bad-values"),yt),um=wf();lp(document.getElementById("connection"),()=>{ex(),wo?.view.back?.()});yp();
var VR=vf(HR);Tf();Jm(document.getElementById("theme"));xf(()=>wo,document.getElementById("keys"));gp(document.getElementById("drop-veil"),()=>yt.status?.read_only!==!0,e=>{$e.add(e),Ht()!=="/"&&!document.
querySelector("dialog[open]")&&yt.go(me("/"))});$e.addEventListener("bundle",UR);$e.addEventListener("change",()=>js().catch(()=>{}),{once:!0});document.addEventListener("click",YR);history.scrollRestoration=
"manual";window.addEventListener("popstate",e=>{Hn=e.state?.scroll??0,dm(),(wo.page===rr||wo.page===lm)&&yt.settled()});window.addEventListener("scroll",Je(200,()=>{Hn===null&&Jk()}),{passive:!0});for(let e of[
"wheel","touchstart","keydown"])window.addEventListener(e,()=>{Hn=null},{passive:!0});KR();Dt().then(()=>{Xt.watch(),ex()});})();
