"use strict";
(()=>{var Sm=(globalThis.document?.documentElement.dataset.base??"/").replace(/\/$/,""),me=e=>Sm+e,Sl=e=>`/${e.split("/").slice(Sm.split("/").length).join("/")}`,Wt=()=>Sl(location.pathname);var fx=300,hx=4e3,gx=1e4,en=()=>globalThis.serverConnection??={gone:!1,actions:0,back:null,build:null,other:!1,hurry(){}},Xr=()=>document.dispatchEvent(new Event("connection")),El=({status:e,headers:t})=>[
502,503,504].includes(e)&&!/json/.test(t.get("Content-Type")??"");async function wx(){try{let e=await fetch(me("/api/v1/status"),{cache:"no-store",signal:AbortSignal.timeout(gx)});return El(e)?null:await e.
json().catch(()=>({}))}catch{return null}}async function yx(){let e=en(),t=fx;for(;;){await new Promise(n=>{e.hurry=n,setTimeout(n,t)});let o=await wx();if(o){let n=e.gone;return Object.assign(e,{gone:!1,
back:null,other:e.build!==null&&o.build!==void 0&&o.build!==e.build}),Xr(),n}e.gone||(e.gone=!0,Xr()),t=Math.min(2*t,hx)}}async function Zr({signal:e,isAction:t=!1}={}){let o=en();e?.throwIfAborted(),
o.back??=yx(),t&&(o.actions+=1,Xr());let n;try{return await Promise.race([o.back,new Promise((s,r)=>{n=()=>r(e.reason),e?.addEventListener("abort",n,{once:!0})})])}finally{e?.removeEventListener("abor\
t",n),t&&(o.actions-=1,Xr())}}var Em=e=>{en().build??=e},Tm=e=>document.addEventListener("connection",()=>e(en()));var io=me("/api/v1"),bx=700,_x=4,Do=class extends Error{constructor(t,o,n,s=null){super(n),this.name="ApiError",this.status=t,this.code=o,this.offset=s}};function Ol(e,t){try{let o=JSON.parse(t);if(typeof o.
detail=="string"||typeof o.title=="string")return new Do(e,o.code??"error",o.detail||o.title,o.offset??null)}catch{}return new Do(e,"error",`The server answered with status ${e}.`)}var Tl=()=>new Do(0,
"offline","The server does not answer. Is “tracediff serve” still running?"),kx=/"(?:stream|correlation)":-?\d{16}/,xx=(e,t,o)=>(e==="stream"||e==="correlation")&&Number.isInteger(t)&&!Number.isSafeInteger(
t)&&o?.source||t,$x=/\d{16}/,vx=(e,t,o)=>Number.isInteger(t)&&!Number.isSafeInteger(t)&&/^-?\d+$/.test(o?.source??"")?o.source:t,Sx=(e,t)=>new Promise((o,n)=>{let s=setTimeout(o,e);t?.addEventListener(
"abort",()=>{clearTimeout(s),n(t.reason)},{once:!0})});function Om(e){globalThis.waitingRequests=(globalThis.waitingRequests??0)+e,globalThis.document?.dispatchEvent(new Event("waiting"))}function Mm(e){
let t=()=>e(globalThis.waitingRequests>0);document.addEventListener("waiting",t),t()}async function jt(e,t,o={}){let n=!1,s=1;try{for(;;)try{return await Ex(e,t,o)}catch(r){if(r.code==="offline"&&s<_x){
s+=1,await Zr({signal:o.signal,isAction:e!=="GET"});continue}if(e==="DELETE"&&r.status===404&&s>1)return null;if(r.code!=="not_checked_yet")throw r;n||(n=!0,Om(1)),await Sx(bx,o.signal)}}finally{n&&Om(
-1)}}async function Ex(e,t,{body:o,signal:n,digits:s=!1}){let r={method:e,signal:n,headers:{Accept:"application/json"}};o!==void 0&&(r.headers["Content-Type"]="application/json",r.body=JSON.stringify(
o));let a,l;try{a=await fetch(io+t,r),l=await a.text()}catch(c){throw c.name==="AbortError"?c:Tl()}if(El(a))throw Tl();if(!a.ok)throw Ol(a.status,l);if(l==="")return null;try{return JSON.parse(l,s&&$x.
test(l)?vx:kx.test(l)?xx:void 0)}catch{throw new Do(a.status,"bad_answer","The server sent an answer that is not JSON.")}}var lt=(e,t)=>jt("GET",e,t),Ze=encodeURIComponent,tn=e=>lt("/status",e);async function Mt(e,t){
let o=await lt(`/sets?${e}`,t);return{...o,entries:o.entries??o.sets.map(n=>({set:n}))}}async function pt(e,t){let o=e.map(s=>`id=${Ze(s)}`).join("&"),n=e.length===0?[]:(await lt(`/sets?${o}`,t)).sets;
return[...new Map(n.map(s=>[s.id,s])).values()]}var on=async e=>(await lt("/tags",e)).tags,yo=(e,t)=>lt(`/sets/${Ze(e)}`,t),Bo=(e,t)=>jt("PATCH",`/sets/${Ze(e)}`,{body:t}),Jn=e=>jt("DELETE",`/sets/${Ze(
e)}`),Am=async(e,t)=>(await jt("POST",`/sets/${Ze(e)}/split`,{body:t})).job,Cm=async(e,t)=>(await jt("POST","/sets/join",{body:t===""?{sets:e}:{sets:e,label:t}})).job,Qn=e=>jt("POST",`/sets/${Ze(e)}/r\
estore`),ut=(e,t)=>lt(`/compare_traces?${e}`,t),ea=(e,t)=>lt(`/compare_traces/op?${e}`,t),ta=(e,t,o)=>lt(e===""?`/compare_traces/tree?${t}`:`/sets/${Ze(e)}/tree?${t}`,o),Xn=async(e,t,o)=>(await lt(`/s\
ets/${Ze(e)}/steps${t===null?"":`?marker=${Ze(t)}`}`,o)).steps,Fs=(e,t,o)=>lt(`/sets/${Ze(e)}/timeline?${t}`,o),oa=(e,t,o)=>lt(`/sets/${Ze(e)}/timeline/find?${t}`,o),nn=(e,t,o)=>lt(`/analysis/${e}?${t}`,
o),Ml=(e,t)=>lt(`/series?${e}`,t),Rm=e=>`${io}/series?${e}`,Lm=(e,t)=>`${io}/analysis/${e}?${t}`,na=async(e,t,o)=>(await lt(`/sets/${Ze(e)}/ops?q=${Ze(t)}&limit=50`,o)).ops,Ws=e=>`${io}/compare_traces\
?${e}`,sa=e=>`${io}/report?${e}`,ra=e=>`${io}/bundle?${e}`,Nm=e=>`${io}/compare_traces/op?${e}`,Pm=(e,t,o)=>lt(`/sets/${Ze(e)}/timeline/sums?${t}`,o),Im=(e,t)=>lt(`/sql?${e}`,{...t,digits:!0}),Dm=e=>`${io}\
/sql?${e}`,Bm=async(e,t)=>(await lt(`/sql/schema?${e}`,t)).tables,qm=async e=>(await lt("/queries",e)).queries,Al=(e,t)=>jt("POST","/queries",{body:{name:e,statement:t}}),Fm=e=>jt("DELETE",`/queries/${Ze(
e)}`),Cl=(e,t,o)=>`${io}/sets/${Ze(e)}/files/${t}/trace${o?`?${o}`:""}`;async function aa(e,t,o,{signal:n,onProgress:s}){let r=[],a=0,l;try{if(l=await fetch(Cl(e,t,o),{signal:n}),l.ok){let c=l.body.getReader();
for(;;){let{done:u,value:d}=await c.read();if(u)break;r.push(d),a+=d.length,s(a)}return await new Blob(r).arrayBuffer()}}catch(c){throw c.name==="AbortError"?c:a>0?new Do(0,"broken","The download stop\
ped before its end. The log of the server says why."):Tl()}throw Ol(l.status,await l.text())}var Wm=async e=>(await lt("/jobs",e)).jobs,jm=(e,t)=>lt(`/jobs/${Ze(e)}`,t),Zn=e=>jt("DELETE",`/jobs/${Ze(e)}`),
Hm=e=>new EventSource(`${io}/jobs/${Ze(e)}/events`),Um=(e,t)=>jt("POST","/uploads",{body:{label:e,files:t}}),zm=async(e="")=>(await jt("POST",`/samples${e&&`/${e}`}`)).jobs,Gm=e=>lt(`/uploads/${Ze(e)}`),
Rl=e=>jt("DELETE",`/uploads/${Ze(e)}`),Ym=async e=>(await jt("POST",`/uploads/${Ze(e)}/commit`)).job;function Km(e,t,o,{from:n=0,signal:s,onProgress:r}){return new Promise((a,l)=>{let c=new XMLHttpRequest,
u=()=>c.abort(),d=(p,f)=>{s?.removeEventListener("abort",u),p(f)},m=()=>d(l,new DOMException("Cancelled","AbortError"));if(s?.aborted){m();return}s?.addEventListener("abort",u),c.open("PUT",`${io}/upl\
oads/${Ze(e)}/files/${Ze(t)}`),c.setRequestHeader("Content-Type","application/octet-stream"),n>0&&c.setRequestHeader("Content-Range",`bytes ${n}-${o.size-1}/${o.size}`),c.upload.addEventListener("prog\
ress",p=>r(n+p.loaded)),c.addEventListener("load",()=>{if(c.status<200||c.status>299){d(l,Ol(c.status,c.responseText));return}try{d(a,JSON.parse(c.responseText))}catch{d(l,new Do(c.status,"bad_answer",
"The server sent an answer that is not JSON."))}}),c.addEventListener("error",()=>d(l,new Do(0,"offline","The connection was lost, or the file changed on the disk while it was being sent."))),c.addEventListener(
"abort",m),c.send(n>0?o.slice(n):o)})}function Tx(e){let[t,o="0"]=String(e).split("e"),[n,s=""]=t.split("."),r=Number(o);if(r<0){let a=n.padStart(1-r,"0");return[a.slice(0,r),a.slice(r)+s]}return[n+s.padEnd(r,"0").slice(0,r),s.slice(r)]}function Fe(e,t,o){
let n=e<0||Object.is(e,-0)?"-":"";if(!Number.isFinite(e))return Number.isNaN(e)?"NaN":`${n}∞`;let[s,r]=Tx(Math.abs(e));if(r.length>o){let a=r[o]>="5",l=s+r.slice(0,o),c=a?String(BigInt(l)+1n).padStart(
l.length,"0"):l;s=c.slice(0,c.length-o),r=c.slice(c.length-o)}for(;r.length>t&&r.endsWith("0");)r=r.slice(0,-1);return r=r.padEnd(t,"0"),n+s.replace(/\B(?=(\d{3})+$)/g,",")+(r===""?"":`.${r}`)}var he="–",co="−",At=" ",Xm=e=>Fe(e,0,2),Zm=e=>Fe(e,0,3);function es(e,t){return t>0?`+${e}`:t<0?`${co}${e}`:e}function R(e){return e==null?he:Xm(e).replace("-",co)}function tt(e){return e==null?
he:es(Xm(Math.abs(e)),e)}var Vm=["","K","M","G","T","P","E"];function lo(e){if(e==null)return he;let[t,o]=[Math.abs(e),0];for(;t>=999.5&&o<Vm.length-1;)[t,o]=[t/1e3,o+1];let n=t>=99.95?0:t>=9.995?1:2;
return(e<0?co:"")+Fe(t,0,n)+(o?At+Vm[o]:"")}function xn(e){return e>0?`+${lo(e)}`:lo(e)}var Ll=[["s",1e6],["ms",1e3],["µs",1],["ns",.001]];function Ke(e){let t=Math.abs(e);return Ll.find(([,o])=>t>=o*
.99995)??(t>0?Ll[3]:Ll[2])}function ia(e,[t,o]){let n=Math.abs(e/o),s=n===0||t==="ns"||n>=999.95?0:n>=99.995?1:n>=9.9995?2:3;return Fe(n,s,s)+At+t}function N(e){if(e==null)return he;let t=ia(e,Ke(e));
return(e<0&&/[1-9]/.test(t)?co:"")+t}function xe(e){return e==null?he:es(ia(e,Ke(e)),e)}function Nl(e){let t=e>=99.95||e<.005?0:e>=9.995?1:2;return Fe(e,t,t)}function la(e){let[t,o]=Ke(e*1.0005);return(e<
0?co:"")+Nl(Math.abs(e/o))+At+t}var ca=e=>(e>0?"+":"")+la(e);function ua(e,t){let[o,n]=Ke(Math.max(e,t)*1.0005);return[e,t].every(s=>s===0||Ke(s*1.0005)[0]===o)?[Nl(e/n),Nl(t/n)+At+o]:[e,t].map(la)}function le(e){
return e==null?he:Zm(e).replace("-",co)+At+"µs"}function je(e){return e==null?he:es(Zm(Math.abs(e))+At+"µs",e)}var Jm=[["TB/s",1e3],["GB/s",1],["MB/s",.001],["kB/s",1e-6]];function ts(e){let t=Math.
abs(e);return Jm.find(([,o])=>t>=o*.99995)??Jm[t>0?3:1]}function qo(e){return e==null?he:(e<0?co:"")+ia(e,ts(e))}function ep(e){return e==null?he:es(ia(e,ts(e)),e)}function Dl(e){return e==null?he:Fe(
e,0,9).replace("-",co)+At+"GB/s"}function Pe(e){return e==null||!Number.isFinite(e)?he:(e<0?co:"")+tp(Math.abs(e))+At+"%"}function ye(e){if(e==null||!Number.isFinite(e))return he;if(e>=900){let t=1+e/
100;return`${Fe(t,...t>=99.95?[0,0]:[1,1])}${At}times`}return es(tp(Math.abs(e))+At+"%",e)}function tp(e){if(e>0&&e<.05)return e<.005?"<0.01":Fe(e,2,2);let t=e>=1e3||e===0?0:1;return Fe(e,t,t)}var Ox="\
⁰¹²³⁴⁵⁶⁷⁸⁹";function Ht(e){if(e==null||!Number.isFinite(e))return he;if(e===0||e>=.001)return String(Number(e.toPrecision(2)));let[t,o]=e.toExponential(1).split("e-");return`${t}${At}\
×${At}10⁻${[...o].map(n=>Ox[n]).join("")}`}function op(e){return e==null||!Number.isFinite(e)?he:e<.001?"<0.001":Fe(e,3,3)}var Pl=["B","kB","MB","GB","TB"];function Bl(e){let t=Math.abs(e),o=Pl.findLastIndex(
(n,s)=>t>=999.5*1e3**(s-1));return[Pl[Math.max(o,0)],1e3**Math.max(o,0)]}var ql=e=>e==null?he:`${R(e).replace("-",co)}${At}B`,js=e=>e==null?he:es(Se(Math.abs(e)),e);function Se(e){if(e==null)return he;
if(e<0)return co+Se(-e);let t=Pl,o=e,n=0;for(;o>=999.5&&n<t.length-1;)o/=1e3,n+=1;let s=n===0||o>=100?0:o>=10?1:2;return Fe(o,s,s)+At+t[n]}function J(e,t,o=`${t}s`){return`${R(e)}${At}${e===1?t:o}`}function Qe(e,t=6){
let o=[];for(let n=0;n<e.length;){let s=n;for(;s+1<e.length&&e[s+1]===e[s]+1;)s+=1;if(s-n>=2)o.push(`${e[n]}–${e[s]}`);else for(let r=n;r<=s;r+=1)o.push(String(e[r]));n=s+1}return o.length>t?`${o.slice(
0,t).join(", ")}, …`:o.join(", ")}function Hs(e,t){let o=Array.from(e);if(o.length<=t)return e;let n=Math.ceil((t-1)*.55),s=t-1-n;return`${o.slice(0,n).join("")}…${o.slice(o.length-s).join("")}`}var Il=8,
np=(e,t)=>{let o=0;for(;o<e.length&&o<t.length&&e[o]===t[o];)o+=1;return o};function sp(e,t){let o=e[t],n=r=>r===void 0?0:np(o,r),s=Math.max(0,Math.max(n(e[t-1]),n(e[t+1]))-Il);return s>0&&/[\uDC00-\uDFFF]/.
test(o[s])?s-1:s}function rp(e){let t=[...new Set(e)].sort();return new Map(t.map((o,n)=>[o,sp(t,n)]))}function Mx(e,t,o){let n=Math.floor(t*.4),s=t-n-1,r=o+(s<2*Il?Il-Math.floor(s/3):0);if(e.length<=
t||o===0||r<=n)return Hs(e,t);let a=Math.max(n,Math.min(r,e.length-s));if(a<=n+1)return`${Array.from(e).slice(0,t-1).join("")}…`;let l=a+s<e.length;return`${Array.from(e).slice(0,n).join("")}…${e.
slice(a,l?a+s-1:void 0)}${l?"…":""}`}var Ax=e=>e.replace(/^void (?=\S)/,"");function Fl(e){let t=[],o=new Map,n=new Map,s=new Map,r=c=>c.length>e?Ax(c):c;function a(c,u){let d=s.get(c),m=Mx(c,e,u);if(o.
set(c,u),d?.text===m)return;d&&(d.names.delete(c),d.first=null);let p=n.get(m)??{text:m,names:new Set,first:null};p.names.add(c),p.first=null,n.set(m,p),s.set(c,p)}function l(c){if(c.first===null){let[
u,...d]=c.names;c.first=d.reduce((m,p)=>Math.min(m,np(u,p)),u.length)}return c.first}return{add(c){let u=[...new Set(c.map(r))].filter(m=>!o.has(m)),d=new Set(u);t=[...t,...u.sort()].sort(),t.forEach(
(m,p)=>{if(d.has(m)||d.has(t[p-1])||d.has(t[p+1])){let f=sp(t,p);f!==o.get(m)&&a(m,f)}})},text(c){let u=r(c),d=s.get(u);return d.names.size===1||e<16?d.text:Cx(u,e,l(d),o.get(u))}}}function bo(e,t){let o=Fl(
t);return o.add(e),e.map(o.text)}function Cx(e,t,o,n){let s=Math.floor(t*.2),r=Math.max(4,Math.floor(t*.25)),a=Math.max(s,o-2),l=t-s-r-3,c=Math.max(a+r,Math.min(n,e.length-l)),u=(d,m)=>m<=d?"":m===d+1?e[d]:"…";return e.slice(0,s)+u(
s,a)+e.slice(a,a+r)+u(a+r,c)+e.slice(c,c+l)+u(c+l,e.length)}function $t(e){return e.replaceAll(/[^\p{L}\p{N}._-]+/gu,"-").replaceAll(/^[-.]+|[-.]+$/g,"").slice(0,60)||"set"}function He(e){return e.replaceAll(
"&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;")}function sn(e,t,o){let n=[],s=Array.from(e);for(;s.length>t&&n.length<o-1;){let r=t;for(let a=t;a>t*.6;a-=1)if(" ,:<>()".includes(s[a-1])){r=
a;break}n.push(s.slice(0,r).join("")),s=s.slice(r)}return n.push(s.length>t?`${s.slice(0,t-1).join("")}…`:s.join("")),n}var Rx=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sept","Oct","Nov","De\
c"],Qm=e=>String(e).padStart(2,"0"),Lx=36e5;function ap(e,t=Date.now()){let o=Math.round((Date.parse(e)-t)/Lx);return o>=48?`in ${J(Math.floor(o/24),"day")}`:o>=1?`in ${J(o,"hour")}`:"within the hour"}
function nt(e){let t=new Date(e);return Number.isNaN(t.getTime())?he:`${t.getDate()} ${Rx[t.getMonth()]} ${t.getFullYear()}, ${Qm(t.getHours())}:${Qm(t.getMinutes())}`}var Nx="tracediff.theme",Wl=new Set,Hl=matchMedia("(prefers-color-scheme: dark)");function jl(){let e=document.documentElement.dataset.theme;return e==="light"||e==="dark"?e:"auto"}function Px(){let e=jl();
return e==="auto"?Hl.matches?"dark":"light":e}function dt(e){return Wl.add(e),()=>Wl.delete(e)}function ip(){for(let e of[...Wl])e(Px())}function cp(e){e.value=jl(),e.addEventListener("change",()=>{e.
value==="auto"?delete document.documentElement.dataset.theme:document.documentElement.dataset.theme=e.value;try{localStorage.setItem(Nx,e.value)}catch{}ip()}),Hl.addEventListener("change",()=>{jl()===
"auto"&&ip()})}var Ix=matchMedia("(forced-colors: active)"),da=new Map,lp="";function X(e){let{theme:t,printing:o}=document.documentElement.dataset,n=`${t} ${o} ${Hl.matches} ${Ix.matches}`;return n!==
lp&&(da=new Map,lp=n),da.has(e)||da.set(e,Dx(e)),da.get(e)}function Dx(e){let t=document.createElement("span");t.style.color=`var(${e})`,t.style.forcedColorAdjust="none",document.body.append(t);let o=getComputedStyle(
t).color;return t.remove(),o}var Ul=null;function Us(){return globalThis.Plotly?Promise.resolve(globalThis.Plotly):(Ul??=new Promise((e,t)=>{let o=document.createElement("script");o.src=document.documentElement.dataset.plotly,o.addEventListener(
"load",()=>e(globalThis.Plotly)),o.addEventListener("error",()=>{Ul=null,o.remove(),t(new Error("The chart library could not be loaded."))}),document.head.append(o)}),Ul)}var up={displayModeBar:!1,displaylogo:!1,
showSendToCloud:!1,showEditInChartStudio:!1,plotlyServerURL:"",responsive:!1,doubleClick:"reset",scrollZoom:!1},zs=()=>[[0,X("--heat-low")],[.5,X("--heat-middle")],[1,X("--heat-high")]];function Kt(){
return{control:X("--control-fill"),test:X("--test-fill"),more:X("--more-fill"),less:X("--less-fill"),noise:X("--noise-fill"),surface:X("--surface"),highlight:X("--highlight"),highlightEdge:X("--accent")}}
function vt(){let e=X("--text"),t=X("--muted"),o=X("--grid"),n={gridcolor:o,zerolinecolor:t,linecolor:o,tickcolor:o,tickfont:{color:t,size:11},automargin:!1},s=getComputedStyle(document.body).fontFamily;
return{layout:{paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",font:{family:s,size:12,color:e},colorway:[X("--control-fill"),X("--test-fill"),X("--more-fill")],xaxis:n,yaxis:n,legend:{font:{
color:e,size:12}},hoverlabel:{bgcolor:X("--surface-raised"),bordercolor:X("--border-strong"),font:{family:s,size:12,color:e},align:"left",namelength:-1},separators:".,"}}}var zl=17;function Bx({title:e,
lines:t,keys:o=[]},n,s){let r=Kt(),a=t.flatMap(f=>sn(f,Math.floor(n/6.6),3)),l=30+zl*a.length+(o.length>0?24:0)+8,c=(f,g,h,y)=>({xref:"paper",yref:"paper",showarrow:!1,x:0,y:1,xanchor:"left",yanchor:"\
top",align:"left",xshift:12-s.left,yshift:s.top+l-f,text:He(g),font:{size:h,color:X(y?"--text":"--muted")}}),u=[c(8,e,15,!0),...a.map((f,g)=>c(30+zl*g,f,12,!1))],d=[],m=12-s.left,p=30+zl*a.length+4;for(let[
f,g]of o)d.push({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:0,yanchor:1,x0:m,x1:m+14,y0:s.top+l-p-13,y1:s.top+l-p-4,fillcolor:r[f]??X(f),line:{width:0}}),u.push(
{...c(p,g,12,!1),xshift:m+19}),m+=19+7*g.length+18;return{annotations:u,shapes:d,height:l}}async function dp(e,t,o,n){let s=await Us(),r=X("--surface"),a=Math.max(e.clientWidth,900),{l,t:c}=e._fullLayout.
margin,u=Bx(n,a,{left:l,top:c}),{layout:d}=e,m={data:e.data,layout:{...d,paper_bgcolor:r,plot_bgcolor:r,margin:{...d.margin,t:c+u.height},annotations:[...d.annotations??[],...u.annotations],shapes:[...d.
shapes??[],...u.shapes]}};await s.downloadImage(m,{format:t,filename:o,width:a,height:e.clientHeight+u.height,scale:t==="png"?2:1})}function i(e,t={},...o){let n=document.createElement(e);for(let[s,r]of Object.entries(t??{}))if(!(r==null||r===!1))if(s==="class")n.className=r;else if(s==="text")n.textContent=r;else if(s==="on")for(let[
a,l]of Object.entries(r))n.addEventListener(a,l);else if(s==="data")Object.assign(n.dataset,r);else if(s==="css")for(let[a,l]of Object.entries(r))n.style.setProperty(a,l);else n.setAttribute(s,r===!0?
"":String(r));return ma(n,o),n}function ma(e,t){for(let o of t)Array.isArray(o)?ma(e,o):o!=null&&o!==!1&&e.append(o)}function M(e,...t){return e.textContent="",ma(e,t),e}function _o(e,t){let o=new Set(
t);for(let s of[...e.childNodes])o.has(s)||s.remove();let n=e.firstChild;for(let s of t)s===n?n=n.nextSibling:e.insertBefore(s,n)}function q(e,t,o={}){return i("button",{type:"button",...o,on:{click:t}},
e)}var qx="http://www.w3.org/2000/svg";function De(e,t={},...o){let n=document.createElementNS(qx,e);for(let[s,r]of Object.entries(t))n.setAttribute(s,String(r));return ma(n,o),n}var Fx={pencil:"M2.5 \
13.5v-2.6l7.8-7.8 2.6 2.6-7.8 7.8zM9 4.4l2.6 2.6",note:"M3 2.5h10v7.5l-3.5 3.5H3zM13 10H9.5v3.5M5.5 5.5h5M5.5 8h3",pin:"M6 2.5h4M6.5 2.5l.3 4.2L4.5 9.5h7L9.2 6.7l.3-4.2M8 9.5v4",trash:"M3 4.5h10M6 4.5\
V3h4v1.5M4.3 4.5l.6 9h6.2l.6-9M6.8 7v4M9.2 7v4",swap:"M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13",close:"M4 4l8 8M12 4l-8 8",more:"M3.5 8h.01M8 8h.01M12.5 8h.01",up:"M4.5 9.5L8 6l3.\
5 3.5",down:"M4.5 6.5L8 10l3.5-3.5",chevron:"M6 4l4 4-4 4",warning:"M8 2.5l6 10.8H2zM8 6.5v3.2M8 11.4v.3",link:"M6.5 9.5l3-3M7.5 4.5l1-1a2.8 2.8 0 014 4l-1 1M8.5 11.5l-1 1a2.8 2.8 0 01-4-4l1-1",plus:"\
M8 3.5v9M3.5 8h9",minus:"M3.5 8h9",pan:"M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6L2 8l2 2M12 6l2 2-2 2",reset:"M3.5 8a4.5 4.5 0 101.3-3.2L3.2 6.4M3 3v3.6h3.6",folder:"M2 4h4.2l1.4 1.6H14V13H2z",file:"\
M4 2h5l3 3v9H4zM9 2v3h3"};function Pt(e){return De("svg",{viewBox:"0 0 16 16",class:"icon","aria-hidden":"true",focusable:"false"},De("path",{d:Fx[e]}))}function ve(e,t,o,n={}){return i("button",{type:"\
button",title:t,"aria-label":t,...n,class:`icon-button ${n.class??""}`.trim(),on:{click:o}},Pt(e))}var mp=0;function de(e){return mp+=1,`${e}-${mp}`}var It=()=>new Promise(e=>{document.hidden?e():requestAnimationFrame(
()=>setTimeout(e))});function ke(e,t=!1){let o=document.getElementById(t?"alerts":"live");o.textContent="",setTimeout(()=>{o.textContent=e},50)}function Xe(e,t){let o=0,n=(...s)=>{clearTimeout(o),o=setTimeout(
()=>t(...s),e)};return n.cancel=()=>clearTimeout(o),n}var pp="No connection to the server: trying again.";function Wx({actions:e}){return`${pp} What is on the screen stays. ${e===0?"":e===1?"Your last action is sent when it answers.":`Your last ${R(e)} a\
ctions are sent when it answers.`}`.trimEnd()}function fp(e,t){let o=!1,n="",s=()=>en().hurry();function r(){let{gone:a,other:l}=en(),c=a?Wx(en()):l?"The server has been replaced by another version of\
 it.":"";c!==n&&(n=c,e.hidden=c==="",M(e,c,c!==""&&(a?q("Try now",s):q("Load the page again",()=>location.reload())))),a!==o&&(o=a,ke(a?pp:"The server answers again.",a),a||t())}Tm(r),window.addEventListener(
"online",s),document.addEventListener("visibilitychange",s),r()}var hp=/(?<!\.tracediff)\.json$|\.json\.gz$/i,gp=/\.tracediff\.json$/i,Gl=/\.tracediff$/i;function wp(e){let t=[],o=[];for(let n of e.items){if(n.kind!=="file")continue;let s=n.webkitGetAsEntry?.();if(s?.
isDirectory)t.push(s);else{let r=n.getAsFile();r&&o.push({name:r.name,file:r})}}return jx(t,o)}async function jx(e,t){let o=[];for(let n of e){let s=[];await bp(n,"",s),o.push(os(n.name,s))}return o.concat(
yp(t))}function yp(e){let t=e.filter(({name:n})=>!Gl.test(n)),o=e.filter(({name:n})=>Gl.test(n)).map(n=>({label:n.name.replace(Gl,""),files:[n],skipped:[],bundle:!0}));return t.length>0?[...o,os(Kl(t),
t)]:o}async function bp(e,t,o){let n=e.createReader(),s=[];for(;;){let r=await new Promise((a,l)=>{n.readEntries(a,l)});if(r.length===0)break;s.push(...r)}s.sort((r,a)=>r.name<a.name?-1:1);for(let r of s)
if(r.isDirectory)await bp(r,`${t}${r.name}/`,o);else{let a=await new Promise((l,c)=>r.file(l,c));o.push({name:t+r.name,file:a})}}function _p(e){let t=new Map,o=[];for(let n of e){let s=n.webkitRelativePath,
r=s.indexOf("/");if(r>0){let a=s.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:s.slice(r+1),file:n})}else o.push({name:n.name,file:n})}return[...t].map(([n,s])=>os(n,s)).concat(yp(o))}var Fo=({
name:e})=>gp.test(e),Yl=({name:e})=>e.replace(gp,"");function os(e,t){let o=[...t].sort((r,a)=>r.name<a.name?-1:1),n=new Set(o.map(({name:r})=>r).filter(r=>hp.test(r))),s=r=>Fo(r)?n.has(Yl(r)):n.has(r.
name);return{label:e,files:n.size===0?[]:o.filter(s),skipped:n.size===0?o:o.filter(r=>!s(r))}}function Kl(e){let t=e.filter(n=>!Fo(n)).map(({name:n})=>n.slice(n.lastIndexOf("/")+1).replace(hp,"").replace(
/\.pt\.trace$/i,""));if(t.length===1)return t[0];let[o=""]=t;for(let n of t)for(;!n.startsWith(o);)o=o.slice(0,-1);return o=o.replace(/[-_. ]+$/,"").replace(/[-_. ]rank$/i,""),o.length>=3?o:"traces"}function kp(e){
let t=new Map;for(let{name:o,file:n,seen:s}of e.files){let r=o.indexOf("/");if(r<0)return null;let a=o.slice(0,r);t.has(a)||t.set(a,[]),t.get(a).push({name:o.slice(r+1),file:n,seen:s})}return t.size<2?
null:[...t].map(([o,n])=>os(o,n))}function Me(e,{action:t=null,seconds:o=8,urgent:n=!1}={}){let s=i("div",{class:`toast${n?" toast-urgent":""}`},i("span",{class:"toast-text"},e)),r=0,a=()=>{clearTimeout(r),s.remove()},l=()=>{clearTimeout(
r),r=setTimeout(a,o*1e3)};t&&s.append(q(t.label,()=>{a(),t.run()},{class:"toast-action"})),s.append(ve("close","Dismiss",a));let c=()=>clearTimeout(r);return s.addEventListener("pointerenter",c),s.addEventListener(
"focusin",c),s.addEventListener("pointerleave",l),s.addEventListener("focusout",l),document.getElementById("toasts").append(s),ke(t?`${e} ${t.label} is available.`:e,n),l(),a}function xp(e,t,o){let n=0,s=a=>[...a.dataTransfer?.types??[]].includes("Files"),r=()=>{n=0,e.hidden=!0};window.addEventListener("dragenter",a=>{s(a)&&t()&&(a.preventDefault(),n+=1,e.hidden=!1)}),window.
addEventListener("dragleave",a=>{s(a)&&(n-=1,(n<=0||a.relatedTarget===null)&&r())}),window.addEventListener("pointermove",()=>{e.hidden||r()}),window.addEventListener("dragover",a=>{s(a)&&(a.preventDefault(),
a.dataTransfer.dropEffect=t()?"copy":"none")}),window.addEventListener("drop",async a=>{if(r(),!!s(a)){if(a.preventDefault(),!t()){Me("This server is read-only.",{urgent:!0});return}try{let l=await wp(
a.dataTransfer);l.length>0&&o(l)}catch(l){Me(`What was dropped could not be read: ${l.message}`,{urgent:!0})}}})}var Hx=700,Ux=e=>!!e&&(!e.readable||e.found===null||e.checked<e.found);function Vl({found:e,checked:t,refused:o,readable:n}){if(!n)return"The server cannot read the folder of set files: its log says w\
hy.";if(e===null)return"The server is counting the set files.";let s=t<e?`${R(t)} of ${J(e,"set file")} are checked.`:`${J(e,"set file")} ${e===1?"is":"are"} checked.`;return o===0?s:`${s} ${R(o)} ${o===
1?"is":"are"} not listed: the log of the server says why.`}function $p(e){let t=i("p",{class:"muted small set-files",hidden:!0}),o=!1,n;return{node:t,checking:()=>o,draw({set_files:s,total:r}){let a=o;
return o=Ux(s),t.hidden=!s,t.textContent=s?Vl(s):"",clearTimeout(n),o?n=setTimeout(e,Hx):a&&ke(t.textContent),o?Math.max(r,(s.found??0)-s.refused):r},stop:()=>clearTimeout(n)}}var zx=1e3,pa="This page waits for a set that the server has not checked yet.";function vp(){let e=i("span",{class:"toast-text"}),t=i("div",{class:"toast set-wait"},e),o=0,n=0;async function s(r){let a=await tn().
then(l=>l.set_files,()=>null);r!==n||!t.isConnected||(e.textContent=a?`${pa} ${Vl(a)}`:pa,o=setTimeout(s,zx,r))}Mm(r=>{let a=r&&Wt()!=="/";a!==t.isConnected&&(clearTimeout(o),n+=1,t.remove(),a&&(document.
getElementById("toasts").append(t),e.textContent=pa,ke(pa),s(n)))})}var Gx=2,Sp=1e3,Jl=0,$n=e=>["done","failed","cancelled"].includes(e.state);function fa(e,t){let o=!1,n=null,s=0,r=()=>{n&&(n.close(),n=null,Jl-=1)},a=()=>{o=!0,r(),clearTimeout(s)},l=d=>{o||($n(d)&&a(),
t(d))},c=async()=>{let d=Sp;try{l(await jm(e))}catch(m){m.status===404&&l({id:e,state:"failed",failures:[],error:{code:m.code,detail:m.message}}),d=3*Sp}o||(s=setTimeout(c,d))},u=d=>{try{l(JSON.parse(
d.data))}catch{r(),c()}};return Jl<Gx&&typeof EventSource=="function"?(Jl+=1,n=Hm(e),n.addEventListener("progress",u),n.addEventListener("end",u),n.addEventListener("error",()=>{n&&(r(),c())})):c(),a}var ns=[[["before"],["after"]],[["control"],["test","treatment"]],[["baseline","base","reference","ref"],["candidate","experiment"]],[["old","previous","prev","original","orig"],["new"]],[["main","mas\
ter","trunk"],["pr","branch","feature","patch","patched","fix","fixed"]]],Mp=ns.flatMap(([e])=>e),Ap=ns.flatMap(([,e])=>e),Wo=e=>e.replace(/([a-z])([A-Z])/g,"$1 $2").toLowerCase().match(/[a-z]+|\d+/g)??
[],Vt=(e,t)=>t.some(o=>e.includes(o));function Yx(e,t){let[o,n]=[Wo(e),Wo(t)];for(let[s,r]of ns){let a=Vt(o,s)&&Vt(n,r);if(a!==(Vt(n,s)&&Vt(o,r)))return a?-1:1}for(let[s,r]of[[Mp,-1],[Ap,1]])if(Vt(o,s)!==
Vt(n,s))return Vt(o,s)?r:-r;return 0}function ha(e){for(let[t,o]of ns){let n=e.map(r=>[Vt(Wo(r),t),Vt(Wo(r),o)]),s=r=>n.flatMap((a,l)=>a[r]?[l]:[]);if(n.every(([r,a])=>r!==a)&&s(0).length>0&&s(1).length>
0)return[s(0),s(1)]}return null}var Kx=10n**17n;function Ep(e){if(!e.file_list)return e.recorded?BigInt(Date.parse(e.recorded))*10n**6n:null;let o=e.file_list.filter(n=>n.first_event_ns!==null).map(n=>BigInt(
n.first_event_ns)).reduce((n,s)=>n===null||s<n?s:n,null);return o!==null&&o>Kx?o:null}function Gs(e,t){let o=Yx(e.label,t.label),[n,s]=[Ep(e),Ep(t)];return(o!==0?o>0:n!==null&&s!==null&&s<n)?[t,e]:[e,
t]}var Tp=e=>[...new Set(Wo(e).filter(t=>!/\d/.test(t)&&!Mp.includes(t)&&!Ap.includes(t)))];function Cp(e,t){let[o,n]=[Tp(e),Tp(t)],s=o.filter(a=>n.includes(a)).length,r=Math.min(o.length,n.length);return r===
0?ns.some(([a,l])=>[[e,t],[t,e]].some(([c,u])=>Vt(Wo(c),a)&&Vt(Wo(u),l))):s>1||s===r}var Vx=100,Op=(e,t)=>Wo(e).filter(o=>!t.includes(o)).join(" ");function Ql(e){if(e.length===2){let[t,o]=Gs(e[1],e[0]);
return{control:t.id,test:o.id}}for(let[t,o]of ns){let n=[...t,...o],s=d=>e.filter(m=>Vt(Wo(m.label),d)).slice(0,Vx),[r,a]=[s(t),s(o)],l=a.map(d=>[r.find(m=>m!==d&&Op(m.label,n)===Op(d.label,n)),d]).find(
([d])=>d!==void 0),[c,u]=l??[r[0],a[0]];if(c&&u&&c!==u)return{control:c.id,test:u.id}}return{control:"",test:""}}function Jx(e){let t=/rank[-_.= ]?(\d{1,15})/i.exec(e.slice(e.lastIndexOf("/")+1));return t?Number(t[1]):null}function Qx(e,t){let o="",n=0;for(let s=t;s<e.length&&n>=0;s+=1){let r=e[s];if(r==='"'){let a=Xx(
e,s+1);o+=n===0?e.slice(s,a):"",s=a-1}else r==="{"||r==="["?n+=1:r==="}"||r==="]"?n-=1:n===0&&(o+=r)}return o}function Xx(e,t){let o=t;for(;o<e.length&&e[o]!=='"';)o+=e[o]==="\\"?2:1;return o+1}function ga(e){
let t=/"distributedInfo"\s*:\s*\{/.exec(e),o=t&&/"rank"\s*:\s*"?(\d{1,15})\b/.exec(Qx(e,t.index+t[0].length));return o?Number(o[1]):null}async function Zx(e){let[t,o]=new Uint8Array(await e.slice(0,2).
arrayBuffer());return t===31&&o===139}async function Rp(e,t,o){let n=await Zx(e),r=e.slice(0,n?e.size:t).stream().pipeThrough(n?new DecompressionStream("gzip"):new TransformStream).pipeThrough(new TextDecoderStream).
getReader(),a="",l=!1;try{for(;a.length<t&&!o(a);){let{done:c,value:u}=await r.read();if(c){l=!0;break}a+=u}}catch{}return r.cancel().catch(()=>{}),{text:a,ended:l,zipped:n}}var e$=e=>e.includes('"tra\
ceEvents"')||e.includes('"distributedInfo"')&&ga(e)!==null;async function t$({name:e,file:t}){let o=await Rp(t,4194304,e$);if(!/^\s*[[{]/.test(o.text))return{isTrace:!1,rank:null};let n=ga(o.text.split(
'"traceEvents"')[0]);if(n===null&&!o.zipped)n=ga(await t.slice(Math.max(0,t.size-262144)).text());else if(n===null&&t.size<=16777216/8){let{text:s}=await Rp(t,16777216,()=>!1);n=ga(s.slice(-262144))}return{
isTrace:!0,rank:n??Jx(e)}}async function Np(e){let t=0,o=async()=>{for(;t<e.length;){let n=e[t];t+=1;try{n.seen??=await t$(n)}catch{n.seen={isTrace:!1,rank:null}}}};await Promise.all(Array.from({length:4},
o))}var Lp=async(e,t,o)=>new Uint8Array(await e.slice(t,t+o).arrayBuffer());async function Pp(e,t){let o=65536,n=0;for(;n<e.size&&e.size===t.size;){let[s,r]=await Promise.all([Lp(e,n,o),Lp(t,n,o)]);if(s.
some((a,l)=>a!==r[l]))return!1;n+=o,o=4<<20}return e.size===t.size}var o$=256,Ip=20,Dp=e=>e.slice(e.lastIndexOf("/")+1),Xl=e=>/^(.*)\.\d{13,}\.pt\.trace\.json(\.gz)?$/i.exec(e)?.[1]??null;async function n$(e,t){let o=n=>n.replace(/\.gz$/i,"");return o(e.name)===o(t.name)||
Pp(e.file,t.file)}async function s$(e){let t=[],o=async(n,s)=>n.seen.rank===s.seen.rank&&(await n$(n,s)||Xl(n.name)!==null&&Xl(n.name)===Xl(s.name));for(let n of e.filter(s=>s.seen.isTrace&&!Fo(s))){let s=null;
for(let r=0;r<t.length&&s===null;r+=1)s=await o(n,t[r])?t[r]:null;s===null?t.push({...n,more:[]}):s.more.push(n)}return t}var Zl=e=>e.map(({seen:t})=>t.rank),ec=e=>!e.includes(null)&&new Set(e).size===
e.length;function r$(e){let t=Map.groupBy(e,({seen:n})=>n.rank),o=new Set([...t.values()].map(n=>n.length));return t.has(null)||t.size<2||o.size!==1?null:Array.from({length:[...o][0]},(n,s)=>[...t.values()].
map(r=>r[s]))}function a$(e){return ha(e.map(({name:o})=>Dp(o)))?.map(o=>o.map(n=>e[n]))??r$(e)??e.map(o=>[o])}function i$(e,t){let o=new Set;return e.map((n,s)=>{let r=Kl(n),a=[r,`${t.label} ${r}`,`${t.
label} ${s+1}`].find(d=>!o.has(d))??`${r} ${s+1}`;o.add(a);let l=n.flatMap(({more:d,...m})=>[m,...d]),c=new Set(l.map(({name:d})=>d)),u=t.files.filter(d=>Fo(d)?c.has(Yl(d)):s===0&&!d.seen.isTrace);return{
...os(a,[...l,...u]),settled:!0}})}function Bp(e){let t=Zl(e);return t.includes(null)?{ranks:e.length,assumed:t.every(o=>o===null)}:{ranks:new Set(t).size,same:t.find((o,n)=>t.indexOf(o)!==n)}}function l$(e,t,o){
return!(t.length===2&&ha(t.map(({label:s})=>s)))&&ec(Zl(o))?{}:t.length===2?{parts:t}:{question:{kind:"folders",parts:t.map(s=>({...s,settled:!0})),one:Bp(o),manyFirst:!0}}}function c$(e){return e.includes(
null)?"assumed":ec(e)?"named":"equal"}async function qp(e){if(e.files.length>o$)return{};if(await Np(e.files),e.files.length<2||e.settled)return{};let t=await s$(e.files),o=kp(e);if(o!==null&&o.length<=
Ip)return l$(e,o,t);let n=Zl(t),s=ha(t.map(({name:a})=>Dp(a)));if(t.length<2||ec(n)&&s===null)return{};let r=a$(t);return r.length>Ip?{}:{question:{kind:c$(n),parts:i$(r,e),one:Bp(t),manyFirst:s!==null||
r.length===2}}}var Fp=(e,t,o)=>({key:e,group:t,label:t.label,renamed:!1,renaming:!1,labelError:null,offered:null,taken:null,tags:[],tagError:"",tagged:!1,files:t.files.map(n=>({...n,size:n.file.size,sent:0,state:"wa\
iting",error:null,attempts:0})),skipped:t.skipped,bundle:t.bundle===!0,state:"looking",question:null,planned:!1,upload:null,job:null,error:null,begun:0,waits:!1,abort:new AbortController,stopJob:null,
...o});function Wp(e){e.abort.abort(),Object.assign(e,{upload:null,job:null,error:null,abort:new AbortController}),e.files.forEach(t=>Object.assign(t,{sent:0,state:"waiting",error:null,attempts:0}))}var u$=2,d$=3,m$=4,tc=3,oc=class extends EventTarget{transfers=[];tagText="";tags=[];tagFault="";#o=0;#e(t){this.dispatchEvent(new CustomEvent("change",{detail:t}))}#n(t,o={}){return this.#o+=1,Fp(this.#o,
t,{tags:this.tagFault===""?this.tags:[],tagError:this.tagFault,...o})}add(t){let o=t.map(n=>this.#n(n));return this.transfers.push(...o),this.#e(null),o.forEach(n=>this.#t(n)),o}async addSample(t){let n=(await zm(
t)).map(s=>this.#n({label:s.label,files:[],skipped:[]},{job:s,state:"job",sample:!0,tags:[],tagError:""}));this.transfers.push(...n),this.#e(null),n.forEach(s=>this.#m(s))}async#t(t){if(t.files.length===
0){this.#i(t,{message:"There is no .json or .json.gz file in it."});return}if(t.bundle){this.#a(t);return}let{parts:o,question:n}=await qp(t.group);t.files.forEach((s,r)=>{s.seen=t.group.files[r].seen}),
t.state==="looking"&&(o?this.#r(t,o):n?(t.question=n,t.state="asking",this.#e(t)):this.#a(t))}#r(t,o){let{tags:n,tagError:s}=t,r=o.map(a=>this.#n(a,{tags:n,tagError:s}));this.transfers.splice(this.transfers.
indexOf(t),1,...r),t.state="cancelled",this.#e(null),r.forEach(a=>this.#t(a))}answer(t,o){let{parts:n}=t.question;t.question=null,o?this.#r(t,n):this.#a(t)}remove(t){t.stopJob?.(),["looking","asking",
"queued"].includes(t.state)&&(t.state="cancelled"),this.transfers=this.transfers.filter(o=>o!==t),this.#e(null),this.#s()}get active(){return this.transfers.filter(t=>!["done","undone","failed","cance\
lled"].includes(t.state))}get sending(){return this.transfers.some(t=>t.renaming||t.state==="job"&&(t.renamed||t.tags.length>0)||["queued","creating","sending","committing"].includes(t.state))}#a(t){t.
planned=!0,t.state="queued",this.#e(t),this.#s()}#s(){let t=()=>this.transfers.filter(o=>["creating","sending","committing"].includes(o.state)).length;for(let o of this.transfers)o.state==="queued"&&t()<
d$&&this.#f(o)}async#f(t){t.state="creating",t.begun+=1,t.error=null,this.#e(t);try{let o=t.files.map(({name:s,size:r})=>({name:s,size:r})),n=await Um(t.label,o);if(t.state!=="creating"){Rl(n.id).catch(
()=>{});return}t.upload=n.id,t.state="sending",this.#e(t),this.#l()}catch(o){this.#i(t,o)}}#i(t,o){t.state!=="cancelled"&&(t.state="failed",t.error=o.message,this.#e(t),this.#s())}#l(){let t=this.transfers.
filter(n=>n.state==="sending"),o=t.flatMap(n=>n.files).filter(n=>n.state==="sending").length;for(let n of t)for(let s of n.files){if(o>=u$)return;s.state==="waiting"&&(o+=1,this.#h(n,s))}}async#h(t,o){
o.state="sending",o.attempts+=1,this.#e(t);let{upload:n}=t;try{await Km(n,o.name,o.file,{from:o.sent,signal:t.abort.signal,onProgress:s=>{o.sent=Math.min(s,o.size),this.#e(t)}}),o.sent=o.size,o.state=
"sent"}catch(s){if(t.state==="sending"&&t.upload===n&&await this.#g(t,o,s),t.state!=="sending"||t.upload!==n)return}this.#e(t),this.#d(t),this.#l()}async#g(t,o,n){if((n.status===0||n.status>=500)&&n.status!==
507&&o.attempts<m$){let{upload:r}=t;if(o.state="sending",n.status===0?await this.#w(t,o):await new Promise(a=>{setTimeout(a,500*2**(o.attempts-1))}),t.state!=="sending"||t.upload!==r||await this.#u(t,
o))return;if(t.begun<tc){this.#c(t);return}}o.state="failed",o.error=n.message}async#w(t,o){t.waits=!0,this.#e(t);let n=await Zr({signal:t.abort.signal}).catch(()=>!1);o.attempts-=n?1:0,t.waits=!1}#c(t){
Wp(t),this.#a(t)}async#u(t,o){try{let s=(await Gm(t.upload)).files.find(r=>r.name===o.name);return o.sent=s?.received??0,o.state=s?.complete?"sent":"waiting",!0}catch{return!1}}#d(t){if(t.state!=="sen\
ding"||t.files.some(n=>n.state==="waiting"||n.state==="sending"))return;let o=t.files.filter(n=>n.state==="failed");o.length>0?this.#i(t,{message:o.length===1?`${o[0].name}: ${o[0].error}`:`${o.length}\
 files could not be sent. ${o[0].error}`}):this.#y(t)}async#y(t){t.state="committing",this.#e(t);try{t.job=await Ym(t.upload),t.state="job",this.#e(t),this.#m(t)}catch(o){if(o.status===404&&t.begun<tc&&
t.state==="committing"){this.#c(t);return}this.#i(t,o)}this.#s()}#m(t){t.stopJob=fa(t.job.id,o=>{if(o.error?.code==="unknown_job"&&t.files.length>0&&t.begun<tc){this.#c(t);return}if(t.job=o,o.state===
"done"){this.#b(t);return}$n(o)&&(t.state=o.state,t.error=o.error?.detail??null),this.#e(t)})}async#b(t){if(await this.#_(t),t.bundle){t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("set\
s")),this.dispatchEvent(new CustomEvent("bundle",{detail:t}));return}let{known_as:o}=t.job;o?(t.offered=t.label===o?null:t.label,t.label=o):t.renamed&&await this.#p(t),t.state="done",this.#e(t),this.dispatchEvent(
new CustomEvent("stored",{detail:t}))}async#_(t){let o=t.bundle?t.job.made.map(({set:n})=>n):[t.job.set];try{for(let n=0;n<o.length&&t.tags.length>0;n+=1)await Bo(o[n],{add_tags:t.tags}),t.tagged=!0}catch(n){
t.tagError=n.message}}async#p(t){if(!t.renaming){t.renaming=!0;for(let o=null;o!==t.label&&t.labelError===null;){o=t.label;try{await Bo(t.job.set,{label:o})}catch(n){t.labelError=n.message}}t.renaming=
!1,this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}}rename(t,o){let n=o.trim()||t.group.label;n!==t.label&&(t.label=n,t.renamed=!0,t.labelError=null,t.state==="done"&&this.#p(t),this.#e(t))}async takeOffer(t,o){
let{offered:n}=t;await Bo(t.job.set,o==="tag"?{add_tags:[n]}:{label:n}),t.offered=null,t.taken={as:o,text:n},o==="label"&&(t.label=n),this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}canUndo(t){
return t.state==="done"&&!t.bundle&&!t.job.already_stored}async undo(t){await Jn(t.job.set),t.state="undone",this.#e(t),this.dispatchEvent(new CustomEvent("sets"))}async bringBack(t){await Qn(t.job.set),
t.state="done",this.#e(t),this.dispatchEvent(new CustomEvent("stored",{detail:t}))}async retry(t){if(!t.planned){t.state=t.question?"asking":"looking",this.#e(t),t.state==="looking"&&this.#t(t);return}
t.job&&(t.job=null,t.upload=null),t.error=null,t.begun=0,t.abort=new AbortController;for(let o of t.files)if(o.attempts=0,o.error=null,!(t.upload!==null&&(o.state==="sent"||await this.#u(t,o)))){t.upload=
null;break}if(t.upload===null){this.#c(t);return}t.state="sending",this.#e(t),this.#d(t),this.#l()}async cancel(t){let{upload:o,job:n,state:s}=t;if(s==="job"){try{t.job=await Zn(n.id)}catch{}return}t.
state="cancelled",t.abort.abort(),this.#e(t),o!==null&&Rl(o).catch(()=>{}),this.#l(),this.#s()}},$e=new oc;window.addEventListener("beforeunload",e=>{$e.sending&&e.preventDefault()});var p$=1e3,f$=5e3,h$=6e4,nc=class extends EventTarget{list=[];#o=0;#e=new Set;#n=Date.now()-h$;get running(){return this.list.filter(t=>!$n(t))}watch(){document.addEventListener("visibilitychange",()=>this.#t()),
this.#t()}async#t(){if(clearTimeout(this.#o),!document.hidden){try{this.#r(await Wm())}catch{}clearTimeout(this.#o),this.#o=setTimeout(()=>this.#t(),this.running.length>0?p$:f$)}}#r(t){if($e.transfers.
some(n=>n.state==="committing"))return;let o=new Set($e.transfers.map(n=>n.job?.id));this.list=t.filter(n=>!o.has(n.id)),this.dispatchEvent(new CustomEvent("change"));for(let n of this.list.filter(({state:s})=>s===
"done"))!this.#e.has(n.id)&&Date.parse(n.finished)>this.#n&&this.dispatchEvent(new CustomEvent("stored",{detail:n})),this.#e.add(n.id)}},Jt=new nc;var Ct={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{type:"text",standard:"all"},test_ranks:{type:"text",standard:"all"},control_steps:{type:"text",standard:"all"},test_steps:{
type:"text",standard:"all"},control_marker:{type:"text",standard:""},test_marker:{type:"text",standard:""},marker:{type:"text",standard:""},device_type:{type:"choice",standard:"ALL",words:["ALL","CPU",
"GPU"]},use_short_name:{type:"boolean",standard:"false"},merge_addresses:{type:"boolean",standard:"true"},aliases:{type:"boolean",standard:"true"},merge_lines:{type:"boolean",standard:"true"},q:{type:"\
text",standard:""},exclude:{type:"texts",standard:""},category:{type:"texts",standard:""},change:{type:"choice",standard:"",words:["added","deleted","increased","decreased","unchanged"]},fold:{type:"b\
oolean",standard:"false"},equal_clock:{type:"boolean",standard:"false"},row:{type:"text",standard:""},significance:{type:"boolean",standard:"false"},work:{type:"boolean",standard:"false"},significant:{
type:"choice",standard:"false",words:["false","true","slower","faster"]},measure:{type:"choice",standard:"self",words:["total","self"]},equivalence:{type:"text",standard:"0.02"},sort:{type:"text",standard:"\
abs_diff_duration"},order:{type:"choice",standard:"",words:["asc","desc"]},limit:{type:"text",standard:""},offset:{type:"text",standard:"0"},diagnosis:{type:"boolean",standard:"true"},layers:{type:"bo\
olean",standard:"false"},operators:{type:"choice",standard:"false",words:["false","true","auto"]},contributors:{type:"choice",standard:"rows",words:["rows","modules"]},format:{type:"choice",standard:"\
json",words:["json","csv","brief"]},unit:{type:"choice",standard:"per_step",words:["per_step","total"]}},vn={q:{type:"text",standard:""},tag:{type:"texts",standard:""},prefix:{type:"text",standard:""},
sort:{type:"choice",standard:"created",words:["created","label","ranks","steps","events","bytes"]},order:{type:"choice",standard:"",words:["asc","desc"]},group:{type:"choice",standard:"never",words:["\
auto","always","never"]},limit:{type:"text",standard:"100",least:0,most:1e3},offset:{type:"text",standard:"0",least:0,most:1e9}},jo={control:{type:"text",standard:""},test:{type:"text",standard:""},control_ranks:{
type:"text",standard:""},test_ranks:{type:"text",standard:""},control_steps:{type:"text",standard:""},test_steps:{type:"text",standard:""},control_marker:{type:"text",standard:""},test_marker:{type:"t\
ext",standard:""},marker:{type:"text",standard:""},level:{type:"choice",standard:"modules",words:["modules","operators","python"]},instances:{type:"boolean",standard:"false"},merge_lines:{type:"boolea\
n",standard:"true"},by:{type:"choice",standard:"device",words:["device","host"]},significance:{type:"choice",standard:"none",words:["none","device","host"]},min_change:{type:"text",standard:"0"},max_nodes:{
type:"text",standard:"2000",least:1,most:1e5},format:{type:"choice",standard:"json",words:["json","csv"]}},wa={rank:{type:"text",standard:"",least:-9007199254740990,most:9007199254740990},span:{type:"\
text",standard:"0",least:0,most:2147483647},step:{type:"text",standard:"",least:0,most:9007199254740990},marker:{type:"text",standard:""},use_short_name:{type:"boolean",standard:"false"},from:{type:"t\
ext",standard:""},to:{type:"text",standard:""},pixels:{type:"text",standard:"1200",least:100,most:8e3},threads:{type:"text",standard:"8",least:1,most:64}},sc={sets:{type:"text",standard:"*"},tag:{type:"\
texts",standard:""},baseline:{type:"text",standard:""},measure:{type:"choice",standard:"step_time",words:["step_time","gpu_time","compute","exposed_communication","exposed_memory","idle"]},name:{type:"\
text",standard:""},category:{type:"text",standard:""},time:{type:"choice",standard:"total",words:["total","self"]},layer:{type:"text",standard:""},by:{type:"choice",standard:"device",words:["device","\
host"]},machine:{type:"boolean",standard:"false"},format:{type:"choice",standard:"json",words:["json","csv"]}},g$=new Map([["1","true"],["0","false"]]);function yt(e,t,o,n=t[o].standard){let{type:s,words:r}=t[o];
if(s==="texts")return e.getAll(o).filter(m=>m!=="");let a=e.get(o)??"",l=s==="text"?a:g$.get(a)??a,c=s==="text"?l:(s==="boolean"?["true","false"]:r).find(m=>m.toLowerCase()===l.toLowerCase()),d=(s==="\
choice"&&c==="false"?"":c)||n;return s==="boolean"?d==="true":d}function Ho(e,t,o,n){for(let s of o){let{type:r,standard:a}=t[s];r==="texts"?n[s].forEach(l=>e.append(s,l)):["",a].includes(String(n[s]??
""))||e.set(s,String(n[s]))}}var w$={diff_counts:{rule:"change",of:"test_counts",by:"control_counts"},diff_duration:{rule:"change",of:"test_total_duration",by:"control_total_duration"},diff_self_duration:{rule:"change",of:"test_s\
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
control_self_duration",times:100}},y$={control_samples:e=>e.control.samples,test_samples:e=>e.test.samples,control_step:e=>e.step_time?.control?.step,test_step:e=>e.step_time?.test?.step},jp=(e,t,o)=>e===
null||!(t>0)?null:o*(e/t);function Sn(e,t,o){if(e[t]!==void 0)return e[t];let n=w$[t];if(!n)return y$[t]?.(o)??null;let{rule:s,times:r}=n,a=Sn(e,n.of,o),l=Sn(e,n.by,o);switch(s){case"change":return a===
null||l===null?null:a-l;case"growth":return e.control_counts===0?1/0:e.test_counts===0?-100:jp(a,l,r);default:return jp(a,l,r)}}var mt={compute:{name:"compute",short:"compute",what:"A compute kernel runs on some device of the rank"},exposed_communication:{name:"exposed communication",short:"comm.",what:"Communication runs, and\
 no compute kernel: nothing hides it"},exposed_memory:{name:"exposed memory",short:"memory",what:"Copies or memsets run, and nothing else: nothing hides them"},idle:{name:"idle",short:"idle",what:"No \
device work of the rank runs"}},Hp={operators:{name:"operators",short:"operators",what:"An operator runs, or a call of a library"},python:{name:"python",short:"python",what:"Python runs, outside of op\
erators"},input:{name:"input",short:"input",what:"The DataLoader makes the next batch, or waits for it"},waiting:{name:"waiting",short:"waiting",what:"A call only waits: for a lock, another thread, an\
other process"},garbage_collection:{name:"garbage collection",short:"garbage",what:"Python collects garbage"},no_recorded_call:{name:"no recorded call",short:"no call",what:"No call was recorded here,\
 at most an annotation"}},ya={...mt,...Hp},Up=e=>e!==null&&e.parts.some(({part:t})=>t in Hp),Ys={name:"exposed communication and memory",short:"exposed",what:"Communication, copies or memsets run, and\
 no compute kernel: nothing hides them"},ba=e=>e[0].toUpperCase()+e.slice(1),b$={COMPUTATION:"compute",COMMUNICATION:"communication",MEMORY:"memory"},rc=e=>b$[e]??e.toLowerCase();function ac(e){let t=e.
split(" overlapping ").map(rc);return t.length===1?`${t[0]} alone`:`${t.slice(0,-1).join(", ")} and ${t.at(-1)} at once`}var ic={host_wait:"waiting for the host",kernel_wait:"between kernels",other:"o\
ther"},zp={host_wait:"The launch began only when the stream was already idle",kernel_wait:"Launched in time, and the gap is short",other:"Launched in time, and the gap is longer: the work waits for so\
mething else"},lc={cpu_duration:"launch on the host",gpu_duration:"run on the device",launch_delay:"delay from launch to start"},_a={short_kernels:"shorter than its launch",runtime_outliers:"slow laun\
ch",launch_delay_outliers:"late start"},ka={steps:"of the steps, as in Compare",before_last_step:"before the last step, as in HTA",all:"all, outside of steps too"},cc={set:{letter:"A",name:"Control"},
test:{letter:"B",name:"Test"}},En="Record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA].",rn=({name:e,category:t})=>e==="Command Buffer Full"&&t==="overhead",Tn="the host waits: the de\
vice’s queue is full",an=({host:e,lag:t})=>typeof e!="number"?"":`host ${N(e)}${t>0?` · device ${N(t)} behind when the host left`:""}`;var Rt=({control:e,test:t})=>e.steps.length===0&&t.steps.length===0&&e.samples+t.samples>0,Gp={total:"total",per_step:"per step",per_call:"per call",percent:"% of step time"},_$={...Gp,per_step:"per r\
ecording",percent:"% of the recording"},Ks=(e,t)=>(Rt(t)?_$:Gp)[e];function uc(e){return Rt(e)&&e.control.samples===e.test.samples?"total":"per_step"}var ss=e=>e.measure===""?e.device_type!=="GPU":e.measure===
"self";function xa(e){return e.step_time.control?.step>0&&e.step_time.test?.step>0}var k$=e=>e.control_self_duration!==null&&e.control_self_duration!==void 0,x$=e=>e==="per_step"||e==="percent";function $$(e,t){
let o=t?"self_":"",n=`${o}${{total:"duration",percent:"percent_of_step"}[e]??e}`,s=e==="total"&&!t?"total_duration":n,r=x$(e)?"counts_per_step":"counts";return{control:`control_${s}`,test:`test_${s}`,
diff:`diff_${n}`,growth:`diff_${o}${{total:"duration_",per_call:"per_call_"}[e]??""}percent`,controlCount:`control_${r}`,testCount:`test_${r}`,diffCount:`diff_${r}`}}function Uo(e,t,o,n=!1){let s=Object.
fromEntries(Object.entries($$(t,n&&k$(e))).map(([a,l])=>[a,Sn(e,l,o)])),r=e.control_counts===0&&e.test_counts>0?"new":e.test_counts===0&&e.control_counts>0?"gone":"";return{...s,percent:r===""?s.growth:
null,birth:r}}function v$(e,t){let o={total:"",percent:"_percent_of_step"}[t]??`_${t}`;return{moreWork:e[`more_work${o}`]??null,slowerWork:e[`slower_work${o}`]??null}}var Vs=(e,t)=>JSON.stringify([e,t]);
function Dt(e,t){let o=0xcbf29ce484222325n;for(let n of new TextEncoder().encode(`${e}\0${t}`))o=BigInt.asUintN(64,(o^BigInt(n))*0x100000001b3n);return o.toString(16).padStart(16,"0").slice(0,12)}var S$=(e,t)=>e.
filter(({side:o})=>o===t).reduce((o,n)=>n.counts>o.counts?n:o).name;function Yp({name:e,category:t,replaces:o,aliases:n}){if(n&&!o&&t!=="python_function"){let r=["control","test"].map(l=>S$(n,l)),a=n.
length-2;return[`${r.join(" / ")}${a>0?` + ${a} more`:""}`,""]}if(!o)return[e,""];if(o.rule==="template_arguments")return[e,""];let s=o.input_dims?.replaceAll(/,(\[\])+(?=[,\]])/g,"")??"";return[[o.operator??
"same shapes",s].filter(Boolean).join(" "),e]}function Js({name:e,category:t,aliases:o},n){let s=o?.filter(({side:r})=>r===n)??[];return s.length===0?{name:e,category:t}:s.reduce((r,a)=>(a.total_duration??
0)>(r.total_duration??0)?a:r)}var Qs=({aliases:e})=>e.map(({side:t,name:o,counts:n,total_duration:s})=>`${t} ${o}: ${R(n)} ${n===1?"call":"calls"}, ${N(s)}`);function dc(e,t,o,{self:n=!1}={}){let{control_observations:s,
test_observations:r}=e.verdict??{},a=e.judged_rows?{steps:Math.min(s,r),rows:e.judged_rows}:null;return t.map(l=>{let c=mc({...l,among:a},n);return{row:c,key:l.id??Vs(l.name,l.category),verdict:c.significance??
"",noise:c.significance==="no_difference_found",of:u=>Sn(l,u,e),...Uo(l,o,e,n),...v$(l,o)}})}var E$=({name:e,category:t})=>t==="gpu_user_annotation"&&e.startsWith("ProfilerStep"),Kp=(e,t)=>e.filter(({
row:o})=>!rn(o)&&!E$(o)).slice(0,t);function mc(e,t){let o=t?"self":"total";return e?.tests?{...e,...e.tests[o],among:e.among?[e.among.steps,e.among.rows[o]]:null}:e}var ln=e=>e.moderated_q_value??e.q_value??
null;function Vp(e){let{control_observations:t,test_observations:o}=e.verdict??{},n=e.judged_rows?{steps:Math.min(t,o),rows:e.judged_rows}:null;return new Map(e.rows.map(s=>[Vs(s.name,s.category),{...s,
among:n}]))}function Jp(e,t,{self:o=!1}={}){return["host","device"].filter(n=>e.totals[n].control_counts+e.totals[n].test_counts>0).map(n=>[n,Uo(e.totals[n],t,e,o)])}var Zp=15,ef=[10,15,20,30,50,100],T$=["total","per_step","per_call","percent"],tf=Ct.change.words,of=Ct.device_type.words,O$=Ct.measure.words,M$=["step","compute","exposed_communication","exposed_memo\
ry","idle"],$a=[...M$,"op"],pc="ProfilerStep*",Qt=[pc,"*Synchronize","Stream Wait Event","* Sync","Command Buffer Full"],fc=["name","category","change","control_counts","test_counts","diff_counts","ab\
s_diff_counts","control_total_duration","test_total_duration","diff_duration","abs_diff_duration","diff_percent","q_value","more_work","slower_work"],A$=["name","category","change","q_value"],rs=e=>A$.
includes(e)?"asc":"desc",hc=["control","test","control_ranks","test_ranks","control_steps","test_steps","control_marker","test_marker","use_short_name","merge_addresses","aliases","merge_lines"],nf=[...hc,
"device_type","q","exclude","category","change","significant","fold","measure","equivalence","work","equal_clock"],C$={fold:"true",significant:"",measure:"",equivalence:""},R$=["lines","details","oper\
ators","classes","recorded","replacements"],L$=["control","test","more","less","noise"],Qp=(e,t)=>(e??"").split(",").filter(o=>t.includes(o)),Xp=e=>/^-?[\d.e+-]+(,-?[\d.e+-]+){3}$/.test(e??"")&&e.split(
",").every(t=>Number.isFinite(Number(t)))?e:"",sf=(e,t)=>Object.fromEntries(t.map(o=>[o,yt(e,Ct,o,C$[o])])),rf=e=>Object.fromEntries(["control_marker","test_marker"].map(t=>[t,e.get(t)||e.get("marker")||
""]));function N$(e,t,o){let n=e.get(t)??"";return n===""||/^[0-9a-f]{12}$/.test(n)&&!e.has(o)?n:Dt(n,e.get(o)??"")}var cn=(e,t,o)=>t.includes(e)?e:o;function Ut(e){let t=new URLSearchParams(e),o=cn(t.
get("sort"),fc,Ct.sort.standard),n=Number(t.get("top"));return{...sf(t,nf),...rf(t),...!t.has("exclude")&&{exclude:Qt},sort:o,...o.endsWith("_work")&&{work:!0},order:cn(t.get("order"),Ct.order.words,rs(
o)),unit:cn(t.get("unit"),T$,""),measure:cn(t.get("measure")??t.get("time"),O$,""),heat:cn(t.get("heat"),$a,""),open:Qp(t.get("open"),R$),hide:Qp(t.get("hide"),L$),zoom_time:Xp(t.get("zoom_time")),zoom_calls:Xp(
t.get("zoom_calls")),top:Number.isInteger(n)&&n>=1&&n<=200?n:Zp,op:N$(t,"op","op_category")}}function zt(e){let t=va(e),o=(s,r,a)=>{r!==a&&t.set(s,r)};o("sort",e.sort,Ct.sort.standard),o("order",e.order,
rs(e.sort)),o("unit",e.unit,""),o("measure",e.measure,""),t.delete("fold"),o("fold",String(e.fold),"true"),o("heat",e.heat,""),e.exclude.join(`
`)===Qt.join(`
`)?t.delete("exclude"):e.exclude.length===0&&t.set("exclude",""),o("open",e.open.join(),""),o("hide",e.hide.join(),""),o("zoom_time",e.zoom_time,""),o("zoom_calls",e.zoom_calls,""),o("top",String(e.top),
String(Zp)),o("op",e.op,"");let n=t.toString();return me(n===""?"/compare":`/compare?${n}`)}var Bt=(e,t)=>zt({...Ut(""),control:Je(e),test:Je(t)});function va(e){let t=new URLSearchParams;return Ho(t,
Ct,nf,e),e.significant||t.delete("measure"),t}function P$(e,t,o){let n=o?"self_":"";if(e==="q_value")return"certainty";if(e.endsWith("_work"))return t==="total"?e:`${e}_${t==="percent"?"percent_of_ste\
p":t||"per_step"}`;if(e==="diff_percent")return`diff_${n}${t==="per_call"?"per_call_":""}percent`;if(/_counts$/.test(e))return t==="total"||t==="per_call"?e:`${e}_per_step`;let[,s]=/^(control|test|diff|abs_diff)(?:_total)?_duration$/.
exec(e)??[];return s===void 0?e:t==="total"?o?`${s}_self_duration`:e:`${s}_${n}${t==="percent"?"percent_of_step":t||"per_step"}`}function as(e,t,o){let n=va(e);return n.set("significance","true"),n.set(
"sort",P$(e.sort,t,o)),n.set("order",e.order),n.set("measure",o?"self":"total"),n}function gc(e,t,o,n){let s=as(e,t,o);return s.set("format",n),s}var af=["total","per_step"],I$=["calls","share"],lf=["\
duration","calls","per_call"];function Xs(e){let t=new URLSearchParams(e);return{...sf(t,hc),...rf(t),row:t.has("name")?Dt(t.get("name"),t.get("category")??""):t.get("row")??"",unit:cn(t.get("unit"),af,
""),bins:cn(t.get("bins"),I$,"calls"),heat:cn(t.get("heat"),lf,"duration")}}function bt(e){let t=new URLSearchParams({control:e.control,test:e.test});return Ho(t,Ct,hc,e),t}function On(e){let t=bt(e);
return t.set("row",e.row),t}function Gt(e){let t=On(e);return af.includes(e.unit)&&t.set("unit",e.unit),e.bins==="share"&&t.set("bins","share"),lf.includes(e.heat)&&e.heat!=="duration"&&t.set("heat",e.
heat),me(`/compare/op?${t}`)}function cf(e,t,o){let n=as(e,t,o);return n.delete("work"),e.sort.endsWith("_work")&&n.delete("sort"),e.op&&n.set("row",e.op),n}function uf(e){let t=new URL(zt(e),location.
origin).searchParams;return["control","test"].forEach(o=>t.delete(o)),new URLSearchParams({control:e.control,test:e.test,view:t.toString()})}var un=Number(vn.limit.standard),df=e=>e==="label"?"asc":"d\
esc";function Sa(e){let t=new URLSearchParams(e),o=yt(t,vn,"sort"),n=Number(t.get("page"));return{control:t.get("control")??"",test:t.get("test")??"",q:yt(t,vn,"q"),tag:yt(t,vn,"tag"),sort:o,order:yt(
t,vn,"order",df(o)),page:Number.isInteger(n)&&n>=1&&n<=1e6?n:1}}function mf(e){let{control:t,test:o,q:n,tag:s,sort:r,order:a,page:l}={...Sa(""),...e},c=new URLSearchParams,u=(m,p,f="")=>{p!==f&&c.set(
m,String(p))};u("control",t),u("test",o),u("q",n),s.forEach(m=>c.append("tag",m)),u("sort",r,vn.sort.standard),u("order",a,df(r)),u("page",l,1);let d=c.toString();return me(d===""?"/":`/?${d}`)}var Ea=e=>e.
q!==""||e.tag.length>0;function Mn(e){let t=new URLSearchParams({group:"auto",sort:e.sort,order:e.order,limit:String(un),offset:String((e.page-1)*un)});return e.q!==""&&t.set("q",e.q),e.tag.forEach(o=>t.
append("tag",o)),t}var Je=e=>e.slice(0,12),dn=(e,t,o,n)=>n?.[e]?.label??(o&&ze(o,t[e])?.label)??t[e];function ze(e,t){if(t==="")return;let o=e.find(r=>r.id===t);if(o)return o;let n=e.filter(r=>r.id.startsWith(
t.toLowerCase()));if(n.length===1)return n[0];let s=e.filter(r=>r.label===t);return s.length===1?s[0]:void 0}var Ta=(e="Damaged")=>i("strong",{class:"damage-mark"},Pt("warning"),e);function Zs(e){let t=e.filter(({severity:n})=>n==="damage"),o=e.filter(({severity:n})=>n!=="damage");return[t.length>0&&i("ul",{
class:"notice damage","aria-label":"Damage"},t.map(({text:n})=>i("li",{},Ta()," ",n))),o.length>0&&i("ul",{class:"notice"},o.map(({text:n})=>i("li",{},n)))]}var pf=(e,t)=>e.filter(({text:o})=>!t?.some(
n=>n.text===o));function Oa(e,t=e?.length??0){return t>0&&i("div",{class:"damage-list"},i("p",{},Ta(J(t,"file")+" damaged"),": the numbers of this set are not what was recorded."),i("ul",{},e.map(({file:o,
rank:n,text:s})=>i("li",{},`Rank ${n} (`,i("span",{class:"mono"},o),`): ${s}`)),t>e.length&&i("li",{class:"muted"},`and ${R(t-e.length)} more`)))}var D$="https://ui.perfetto.dev";var er=class extends Error{constructor(t,o){super(o),this.name="PerfettoError",this.code=t}};function B$(e,t,o){return new Promise((n,s)=>{let r=(u,d)=>{clearInterval(l),clearTimeout(c),window.removeEventListener(
"message",a),u(d)},a=u=>{u.source===e&&u.origin===t&&u.data==="PONG"&&r(n)},l=setInterval(()=>{e.closed?r(s,new er("closed","Perfetto’s window was closed.")):e.postMessage("PING","*")},100),c=setTimeout(
()=>r(s,new er("silent","Perfetto does not answer. Are you connected to the internet? If not, download the trace and open it on a machine that is.")),o);window.addEventListener("message",a)})}function wc(e,t=10){
e.close(),setTimeout(()=>{!e.closed&&t>1&&wc(e,t-1)},100)}async function Ma({title:e,fileName:t,load:o,onWaiting:n=()=>{},at:s=null,origin:r=D$,patience:a=6e4}){let l=window.open(s?"about:blank":r,"_b\
lank");if(!l)throw new er("blocked","The browser blocked the new window. Allow pop-ups for this page.");if(s)try{let{start:m,end:p}=await s();l.location.replace(`${r}/?visStart=${m}&visEnd=${p}`)}catch(m){
throw wc(l),m}let c=new AbortController,u=B$(l,r,a);u.catch(()=>c.abort());let d;try{d=await o(c.signal)}catch(m){throw c.signal.aborted&&await u,u.catch(()=>{}),wc(l),m}n(),await u,l.postMessage({perfetto:{
buffer:d,title:e,fileName:t}},r,[d])}var q$=["gzip_truncated","gzip_damaged","json_damaged","event_damaged","end_damaged"];function F$(e){return(e.notes??[]).some(t=>q$.includes(t.kind))?"damaged: nothing can be added":e.has_device_rows?
"":"no device rows: nothing to count"}var W$=(e,t)=>e.file.split("/").at(-1).replace(/(\.gz)+$/i,"").replace(/\.json$/i,t===""?"":"_with_counters").concat(".json.gz");function bc(e,t,o=()=>""){let n=i(
"span",{class:"muted small trace-status",role:"status"}),s=`rank ${t.rank} of ${e.label}`,r=t.raw_bytes>2147483648,a=i("a",{class:"button small-button","aria-label":`Download ${s}`},"Download"),l=()=>{
a.href=Cl(e.id,t.number,o())},c=(m,p=!1)=>{n.textContent=m,n.classList.toggle("error-text",p)};async function u(){d.disabled=!0,c("Loading …");try{await Ma({title:`${e.label}, rank ${t.rank}`,fileName:W$(
t,o()),load:m=>aa(e.id,t.number,o(),{signal:m,onProgress:p=>c(`Loading ${Se(p)}`)}),onWaiting:()=>c("Waiting for Perfetto …")}),c("Handed to Perfetto.")}catch(m){c(m.message,!0),ke(m.message,!0)}finally{
d.disabled=!1}}let d=q("Open in Perfetto",u,{class:"small-button",disabled:r,"aria-label":`Open in Perfetto: ${s}`,title:"Opens ui.perfetto.dev in a new window and hands the trace to it inside your br\
owser; nothing is uploaded"});return l(),r&&c(`${Se(t.raw_bytes)} of JSON is too large for a browser: download it for Perfetto’s trace_processor.`),{node:i("div",{class:"trace-actions"},a,d,n),prepare:l}}
function zo(e){return e.traces_bytes>0?"":e.traces_removed?`The traces of this set were removed on ${nt(e.traces_removed)}: they were the oldest, and the limit of kept traces was reached (--keep-trace\
s).`:"The traces of this set were not kept."}function j$(e,t){return i("div",{class:"notice trace-not-kept"},i("p",{},zo(e)),t?i("p",{},"This server keeps them now: add the same files again, and this \
set gets them."):i("p",{},"Start the server with ",i("code",{},"tracediff serve --keep-traces=20G")," and add the same files again, or add their folder with ",i("code",{},"tracediff ingest --keep-trac\
es FOLDER"),": this set then gets them."))}function H$(e,t,o,n){let s=bc(e,t,o.query),r=i("td",{}),a=()=>{let l=o.on()?F$(t):"";s.prepare(),M(r,l===""?s.node:i("span",{class:"muted"},l))};return n.push(
a),a(),i("tr",{},i("th",{scope:"row"},String(t.rank)),i("td",{class:"mono wrap"},t.file),i("td",{class:"num"},Se(t.trace_bytes)),r)}function U$(e,t,o,n,s){let r=e.file_list.filter(l=>l.trace_bytes!==null),
a=e.file_list.length-r.length;return i("section",{},s&&i("h3",{},e.label),r.length===0?j$(e,t):i("div",{class:"scroll-x"},i("table",{class:"files-table trace-table"},i("caption",{class:"visually-hidde\
n"},`Traces of ${e.label}`),i("thead",{},i("tr",{},["Rank","File","Size","Trace"].map(l=>i("th",{scope:"col",class:l==="Size"?"num":""},l)))),i("tbody",{},r.map(l=>H$(e,l,o,n))))),r.length>0&&a>0&&i("\
p",{class:"muted small"},`${R(a)} more were not kept.`))}function z$(e,t){let o=i("input",{type:"checkbox",on:{change:()=>t()}}),n=()=>o.checked;return{on:n,query:()=>n()?new URLSearchParams({counters:"\
all",...e}).toString():"",node:i("label",{class:"check"},o,"With counters: queue length of each stream, memory bandwidth")}}function Aa(e,t={}){let o=[],n=de("traces"),s=z$(t,()=>o.forEach(l=>l())),r=i(
"div",{class:"trace-body"},i("p",{class:"muted"},"Loading …")),a=i("dialog",{class:"trace-dialog","aria-labelledby":n,on:{close:()=>a.remove(),click:l=>{l.target===a&&a.close()}}},i("div",{class:"tr\
ace-box"},i("div",{class:"trace-head"},i("h2",{id:n},"Traces"),ve("close","Close",()=>a.close())),r));return document.body.append(a),a.showModal(),Promise.all([tn(),...e.map(l=>yo(l))]).then(([l,...c])=>{
let u=c.some(d=>d.traces_bytes>0);document.getElementById(n).textContent=`Traces of ${c.map(d=>d.label).join(" and ")}`,M(r,u&&s.node,c.map(d=>U$(d,l.keep_traces&&!l.read_only,s,o,c.length>1)),u&&i("p",
{class:"muted small"},"“Open in Perfetto” opens ui.perfetto.dev in a new window. The trace goes from this window to that one, inside your browser: nothing is uploaded."))}).catch(l=>M(r,i("p",{class:"\
error-text",role:"alert"},l.message))),a}var G$=[["kept","kept","events that count"],["repaired","repaired","negative durations set to 0"],["dropped","dropped","durations over 24 h"],["invalid","invalid","not an event, or without a usable ti\
me"],["ignored","ignored","metadata, flows, instants, counters"],["device_rows_without_step","device rows outside steps","kernels and copies whose launch lies in no step"]];function ff(e){let{repaired:t=0,
dropped:o=0,invalid:n=0,notes:s=0,duplicates:r=0,affected:a=0,left_out:l=0}=e??{};if(a>0)return{level:"warn",text:`${J(a,"file")} damaged`};let c=t+o+n;if(c===0&&s===0&&r===0&&l===0)return{level:"good",
text:"clean"};let u=[];return c>0&&u.push(`${R(c)} repaired or lost`),s>0&&u.push(J(s,"note")),r>0&&u.push(J(r,"duplicate file")),l>0&&u.push(`${R(l)} not followed or read`),{level:o+n>0?"warn":"note",
text:u.join(", ")}}function Y$(e){return i("dl",{class:"counters"},G$.map(([t,o,n])=>i("div",{class:e[t]>0&&t!=="kept"?"":"calm"},i("dt",{title:n},o),i("dd",{},R(e[t]??0)))))}function K$(e,t,o){let n=t.
notes??[],s=t.quality??{},r=t.pseudo_step?"whole file":Qe(t.steps??[]);return i("tr",{},i("th",{scope:"row",class:"mono wrap"},t.file),i("td",{},String(t.rank),t.rank_source&&t.rank_source!=="distribu\
tedInfo"&&i("span",{class:"muted"},` (${t.rank_source})`)),i("td",{},r||he),i("td",{class:"num"},R(s.events)),i("td",{class:"num"},Se(t.raw_bytes)),o&&i("td",{},t.trace_bytes===null?i("span",{class:"m\
uted"},"not kept"):bc(e,t).node),i("td",{class:"wrap"},n.length===0?i("span",{class:"muted"},"nothing to report"):i("ul",{class:"notes"},n.map(a=>i("li",{},a.severity==="damage"&&[Ta()," "],a.words,a.
count>1&&` (${R(a.count)} ×)`,a.effect&&`. ${a.effect}`,a.example&&i("span",{class:"muted"},`${a.effect?" First:":":"} ${a.example}`))))))}function _c(e){return e?.length>0&&i("details",{class:"dupli\
cates"},i("summary",{},`${J(e.length,"file")} left out: the same as another`),i("ul",{},e.map(({file:t,same_as:o})=>i("li",{},i("span",{class:"mono"},t)," has the same content as ",i("span",{class:"mo\
no"},o)))))}var V$={symbolic_link:"is a symbolic link (links are not followed)",not_a_file:"is not a regular file",no_trace_beside:"is without the trace that it is named after"};function kc(e,t){return e>
0&&i("details",{class:"left-out"},i("summary",{},`${J(e,"entry","entries")} of the folder left out`),i("ul",{},t.map(({file:o,kind:n})=>i("li",{},i("span",{class:"mono"},o),` ${V$[n]??n}`)),e>t.length&&
i("li",{class:"muted"},`and ${R(e-t.length)} more`)))}function hf(e){let t=i("div",{class:"quality-panel"},i("p",{class:"muted"},"Loading …"));return yo(e.id).then(o=>{let n=o.traces_bytes>0,s=["Fil\
e","Rank","Steps","Events","JSON",...n?["Trace"]:[],"Notes"];M(t,Oa(o.quality.affected_files,o.quality.affected),Y$(o.quality),i("div",{class:"scroll-x"},i("table",{class:"files-table"},i("thead",{},i(
"tr",{},s.map(r=>i("th",{scope:"col"},r)))),i("tbody",{},o.file_list.map(r=>K$(o,r,n))))),_c(o.quality.duplicate_files),kc(o.quality.left_out,o.quality.left_out_files),i("p",{class:"muted small"},"Ide\
ntity ",i("span",{class:"mono"},o.id)," · stored in ",Se(o.stored_bytes)," out of ",Se(o.raw_bytes)," of JSON",n&&` (${Se(o.traces_bytes)} the traces themselves)`,!n&&`. ${zo(o)}`))}).catch(o=>M(t,i(
"p",{class:"error-text"},o.message))),t}var xc=4,$c=e=>e===2?"two":R(e),gf=e=>e[0].toUpperCase()+e.slice(1);function J$({kind:e,one:t}){switch(e){case"assumed":return t.assumed?"These files do not say which rank they are.":"Not every file s\
ays which rank it is.";case"equal":return`Several files say that they are rank ${t.same}.`;case"folders":return"This folder holds several folders of traces.";default:return"Their names suggest two sid\
es, but their ranks would fit one set."}}function Q$({kind:e,one:t},o){return e==="equal"?`“${o}”, with all files; files of the same rank count as its recordings, one after the other`:t.assumed?`“${o}\
”, with the ranks ${Qe(Array.from({length:t.ranks},(n,s)=>s))}, in order of the names`:`“${o}”, with ${J(t.ranks,"rank")}`}function X$({parts:e}){let t=e.slice(0,xc).map(({label:o})=>`“${o}”`).
join(", ");return e.length>xc?`${t} and ${R(e.length-xc)} more`:t}function vc({parts:e,one:t,kind:o}){let n=o==="equal"||t.ranks<2?"one":`${$c(t.ranks)} ranks of one`;return`${gf($c(e.length))} sets, \
or ${n}?`}function wf(e){let{question:t,label:o}=e,{parts:n,manyFirst:s}=t,r=de("question"),a=(u,d,m)=>q([i("strong",{},d),i("span",{class:"choice-detail"},m)],()=>$e.answer(e,u),{class:"choice"}),l=a(
!0,`${gf($c(n.length))} sets`,X$(t)),c=a(!1,"One set",Q$(t,o));return i("div",{class:"question",role:"group","aria-labelledby":r},i("p",{id:r},i("strong",{},vc(t))," ",J$(t)),i("div",{class:"choices"},
s?[l,c]:[c,l]))}var Z$=64,ev={waiting:"Waiting",checking:"Checking",reading:"Reading",linking:"Linking",storing:"Storing",keeping:"Keeping the traces",copying:"Copying",done:"Done"},tv=["failed","cancelled","undone"];
function Ec(e){return i("progress",{max:"1",value:"0","aria-label":e})}function Tc(e,t,o){o>0?(e.max=o,e.value=Math.min(t,o)):e.removeAttribute("value")}function An(e){if(e.state==="failed")return e.error?.
detail??"The traces could not be read.";if(e.state==="cancelled")return"Cancelled.";if(e.state==="done"&&e.kind==="bundle")return ov(e.made);if(e.state==="done"){let o=e.already_stored?`${nv(e)}; noth\
ing was stored twice.`:`${Ra(e)?"Stored, but damaged":"Done"}: ${J(e.events,"event")}.`;return e.traces_error?`${o} But the files themselves were not kept: ${e.traces_error.detail}`:o}let t=[e.state===
"queued"?"Queued":ev[e.stage]??e.stage];return e.bytes_total>0&&t.push(`${Se(e.bytes_done)} of ${Se(e.bytes_total)}`),e.events>0&&t.push(J(e.events,"event")),e.files_total>1&&t.push(`${R(e.files_done)}\
 of ${J(e.files_total,"file")}`),t.join(" · ")}function ov(e){let t=e.filter(s=>s.already_stored).length,o=e.length-t,n=t===1?"one was already here and is unchanged":`${R(t)} were already here and ar\
e unchanged`;return o===0?t===1?"Its set was already here and is unchanged.":"All of its sets were already here and are unchanged.":`${J(o,"set")} stored${t>0?`; ${n}`:""}.`}var nv=e=>`Stored already \
as “${e.known_as}”`;function sv(e,t){let{known_as:o,set:n}=e.job,s=t.indexOf("“")+1;return[t.slice(0,s),i("a",{href:me(`/?q=${n.slice(0,12)}`),title:"This set in the list"},o),t.slice(s+o.length)]}
function rv(e){let{offered:t,job:o}=e;if(e.state!=="done"||t===null)return null;let n=s=>Sc($e.takeOffer(e,s));return[q(`Rename to “${t}”`,()=>n("label"),{title:`Instead of “${o.known_as}”`}),
new TextEncoder().encode(t).length<=Z$&&q(`Tag “${t}”`,()=>n("tag"),{title:"The label stays"})]}var Ra=e=>e?.state==="done"&&e.affected_files?.length>0;function bf(e){return[Ra(e)&&Oa(e.affected_files),
iv(e),_c(e?.duplicate_files),av(e?.changed_beside??[]),kc(e?.left_out??0,e?.left_out_files??[])]}function av(e){return e.length>0&&i("p",{class:"muted"},"Not taken: what stands beside ",i("span",{class:"\
mono"},e.slice(0,20).map(t=>`${t}.tracediff.json`).join(", ")),e.length>20?` and ${R(e.length-20)} more`:""," says something else than when the set was stored. To take it, remove the set and add it ag\
ain.")}function iv(e){if(!e?.failures?.length)return null;let[{message:t}]=e.failures;return e.failures.length===1&&e.error?.detail.includes(t)?null:i("details",{class:"failures",open:e.state==="faile\
d"},i("summary",{},`${J(e.failures.length,"file")} could not be read`),i("ul",{},e.failures.map(o=>i("li",{},!o.message.startsWith(o.file)&&[i("span",{class:"mono"},o.file)," – "],o.message))))}function _f(e){
let t=Ec("Progress"),o=i("p",{class:"transfer-text"}),n=i("div",{class:"transfer-actions"}),s=cv(e),r=i("div"),a=i("div"),l=i("div",{class:"transfer-offer"}),c=null,u=e.files.map(lv),d=i("details",{class:"\
files",open:e.files.length<=6},i("summary",{},uv(e)),i("ul",{class:"file-list"},u.map(k=>k.node)),e.skipped.length>0&&dv(e.skipped)),m=i("li",{class:"transfer"},i("div",{class:"transfer-head"},s.node,
n),t,o,l,a,r,!e.sample&&d),p=null,f="",g="",h=!1;function y(){let k=n.contains(document.activeElement),E=i("div",{},pv(e));f=e.label,E.innerHTML!==n.innerHTML&&(M(n,...E.childNodes),k&&n.querySelector(
"button")?.focus({preventScroll:!0}))}function w(){p=e.state,m.dataset.state=e.state,y(),h=e.question!==null,M(a,h&&wf(e)),e.state==="done"&&(d.open=!1)}function b(){let k=e.state==="done"?e.offered:null;
if(k===c)return;let E=l.contains(document.activeElement);c=k,M(l,rv(e)),E&&s.node.querySelector("input").focus({preventScroll:!0})}function _(){p!==e.state?w():f!==e.label&&y(),s.update(),u.forEach(mv),
t.setAttribute("aria-label",`Progress of ${e.label}`);let{done:k,total:E}=Oc(e);t.hidden=e.state==="asking"||!$e.active.includes(e),Tc(t,k,E),g=Mc(e),o.textContent!==g&&M(o,e.state==="done"&&!e.bundle&&
e.job.already_stored?sv(e,g):g),b(),m.classList.toggle("affected",Ra(e.job)),M(r,bf(e.job))}return _(),{node:m,update:_,text:()=>e.question?vc(e.question):g,focus(){h&&document.activeElement.matches("\
body, main, .page-actions *")&&a.querySelector("button").focus({preventScroll:!0}),h=!1}}}var Ca=(e,t)=>e.reduce((o,n)=>o+n[t],0);function Oc(e){let{job:t,state:o,files:n}=e;return o==="job"&&t.bytes_total>
0?{done:t.bytes_done,total:t.bytes_total}:{done:Ca(n,"sent"),total:o==="looking"?0:Ca(n,"size")}}function lv(e){let t=Ec(`Progress of ${e.name}`),o=i("span",{class:"file-state"}),n=i("li",{},i("span",
{class:"mono file-name",title:e.name},e.name),t,o);return{file:e,node:n,fileBar:t,state:o,shown:""}}function cv(e){let t=i("input",{type:"text",class:"label-input",maxlength:"200",autocomplete:"off",spellcheck:"\
false",value:e.label,title:"The label of this set: change it whenever you like",on:{change:()=>{$e.rename(e,t.value),t.value=e.label},keydown:s=>{s.key==="Enter"?t.blur():s.key==="Escape"&&(t.value=e.
label,t.blur())}}}),o=i("span",{class:"error-text small",role:"status"}),n=e.label;return{node:i("div",{class:"transfer-title"},t,o),update(){n!==e.label&&t!==document.activeElement&&(n=e.label,t.value=
n),t.setAttribute("aria-label",`Label of ${e.label}`),t.disabled=e.bundle||["failed","cancelled","undone"].includes(e.state);let s=[e.labelError&&`Not renamed. ${e.labelError}`,e.tagError&&`Not tagged\
. ${e.tagError}`].filter(Boolean).join(" ");o.textContent!==s&&(o.textContent=s)}}}function uv(e){let t=e.files.reduce((s,r)=>s+r.size,0),o=e.files.filter(s=>!Fo(s)),n=[J(o.length,e.bundle?"bundle":"t\
race file"),Se(t)];return e.skipped.length>0&&n.push(`${R(e.skipped.length)} skipped`),n.join(", ")}function dv(e){let[t,o]=[e.filter(Fo),e.filter(n=>!Fo(n))];return[o.length>0&&yf("only .json and .js\
on.gz files are traces",o),t.length>0&&yf("the trace that it is named after is not there",t)]}function yf(e,t){let o=t.slice(0,20).map(({name:s})=>s).join(", "),n=t.length>20?`, and ${R(t.length-20)} \
more`:"";return i("p",{class:"muted skipped"},`Not sent, because ${e}: `,i("span",{class:"mono"},o),n)}function mv(e){let{file:t,fileBar:o,state:n}=e,s=`${t.state} ${t.sent}`;if(s===e.shown)return;e.shown=
s,e.node.dataset.state=t.state,Tc(o,t.size===0&&t.state==="sent"?1:t.sent,t.size||1);let r=t.size>0?Math.floor(100*(t.sent/t.size)):0;n.textContent={waiting:Se(t.size),sending:`${r} % of ${Se(t.size)}`,
sent:`${Se(t.size)} sent`,failed:t.error??"failed"}[t.state]}function pv(e){let{label:t}=e,o=ve("close",`Remove ${t} from this list`,()=>$e.remove(e));switch(e.state){case"failed":case"cancelled":return[
e.files.length>0&&q("Retry",()=>$e.retry(e),{"aria-label":`Retry ${t}`}),o];case"done":return[e.bundle&&i("a",{class:"button",href:e.job.page,"aria-label":`Open the comparison of ${t}`},"Open the comp\
arison"),$e.canUndo(e)&&q("Undo",()=>Sc($e.undo(e)),{title:"Remove this set again","aria-label":`Undo: remove ${t}`}),o];case"undone":return[q("Bring back",()=>Sc($e.bringBack(e)),{"aria-label":`Bring\
 ${t} back`}),o];default:return[q("Cancel",()=>$e.cancel(e),{"aria-label":`Cancel ${t}`})]}}async function Sc(e){try{await e}catch(t){Me(`That did not work. ${t.message}`,{urgent:!0})}}function fv(e){
let t=[...new Set(e.files.map(({seen:o})=>o?.rank??null))];return t.length===0||t.includes(null)?"":`${t.length===1?"rank":"ranks"} ${Qe(t.sort((o,n)=>o-n))}`}function hv(e){return e===null?"":e.as===
"tag"?` Tagged “${e.text}”.`:` Renamed to “${e.text}”.`}function Mc(e){let t=gv(e);return e.begun>1&&!e.waits&&!tv.includes(e.state)?`${t.replace(/\.$/,"")} – sent again, because the server wa\
s restarted`:t}function gv(e){let t=fv(e),o=Ca(e.files,"sent"),n=Ca(e.files,"size");switch(e.state){case"looking":return"Looking at the files …";case"asking":return"";case"queued":return["Waiting fo\
r its turn",t].filter(Boolean).join(" · ");case"creating":return"Starting …";case"sending":return e.waits?"No connection, trying again …":[`Sending ${Se(o)} of ${Se(n)}`,t].filter(Boolean).join("\
 · ");case"committing":return"Sent. The server starts reading …";case"job":return[An(e.job),t].filter(Boolean).join(" · ")+(e.renamed||e.tags.length>0?"":" – you may close this tab now");case"do\
ne":return An(e.job)+hv(e.taken)+(e.tagged?` Tagged “${e.tags.join("”, “")}”.`:"");case"cancelled":return"Cancelled. Nothing was stored.";case"undone":return"Removed. You can bring it back for\
 ten minutes.";default:return e.error??"It failed."}}function kf(e,t){let o=e,n=Ec(`Progress of ${o.label}`),s=i("p",{class:"transfer-text"}),r=i("div",{class:"transfer-actions"}),a=i("div"),l=i("li",
{class:"transfer"},i("div",{class:"transfer-head"},i("div",{class:"transfer-title"},i("strong",{},o.label||"Ingest")),r),n,s,a),c=null;function u(d){o=d;let m=o.state==="queued"||o.state==="running";o.
state!==c&&(c=o.state,l.dataset.state=m?"job":o.state,M(r,m?q("Cancel",()=>Zn(o.id).catch(()=>{}),{"aria-label":`Cancel ${o.label}`}):ve("close",`Remove ${o.label} from this list`,()=>t(o)))),n.hidden=
!m,Tc(n,o.bytes_done,o.bytes_total),s.textContent=An(o),l.classList.toggle("affected",Ra(o)),M(a,bf(o))}return u(o),{node:l,update:u}}var xf=()=>i("a",{href:me("/")},"Show");function wv(){return[...$e.active.filter(({state:t})=>t!=="asking").map(t=>({label:t.label,text:Mc(t),...Oc(t)})),...Jt.running.map(t=>({label:t.label,text:An(t),
done:t.bytes_done,total:t.bytes_total}))]}function yv(){let e=s=>$e.transfers.filter(r=>r.state===s),[t,o]=[e("asking"),e("failed")];return[t.length===1?`“${t[0].label}” waits for an answer`:t.length>
1&&`${R(t.length)} uploads wait for an answer`,o.length===1?`“${o[0].label}” was not stored`:o.length>1&&`${R(o.length)} uploads were not stored`].filter(Boolean).join("; ")}function bv(){let e=i(
"progress",{max:"1",value:"0","aria-label":"Progress of the uploads"}),t=i("strong",{class:"ellipsis"}),o=i("span",{class:"muted small ellipsis"});return{node:i("div",{class:"status-part status-progre\
ss"},i("div",{class:"status-head"},t,xf()),e,o),draw(s){t.textContent=s.length===1?s[0].label:`${R(s.length)} sets on their way`,o.textContent=s[0].text;let r=s.reduce((a,l)=>a+l.total,0);s.some(a=>a.
total===0)?e.removeAttribute("value"):(e.max=r,e.value=Math.min(r,s.reduce((a,l)=>a+l.done,0)))}}}function _v(){let e=i("span",{});return{node:i("div",{class:"status-part status-head"},e,xf()),draw(o){
e.textContent=`${o}.`}}}function kv(e){let t=i("div",{class:"status-part status-offer"}),o=!1;function n(){o=!1,e()}function s(r,a){let l=i("p",{class:"status-verdict",role:"status"}),c=i("a",{class:"\
button primary",href:Bt(r.id,a.id)},`Compare ${r.label} with ${a.label}`);M(t,i("div",{class:"status-head"},i("strong",{},"Both sets are stored"),ve("close","Dismiss",n)),l,c),o=!0,e(),ke(`Both sets a\
re stored. You can compare ${r.label} with ${a.label} now.`);let u=new URLSearchParams({control:r.id,test:a.id,limit:"0",diagnosis:"false"});ut(u).then(d=>{l.textContent=d.verdict.words?`Step time: ${d.
verdict.words}`:""}).catch(()=>{})}return{node:t,set:s,clear:n,isOn:()=>o}}function $f(){let e=i("section",{class:"status-card","aria-label":"Uploads",hidden:!0}),t=bv(),o=_v(),n=kv(r);document.getElementById(
"toasts").append(e);let s=0;function r(){s=0;let l=Wt()!=="/",c=l?wv():[],u=l?yv():"";c.length>0&&t.draw(c),u!==""&&o.draw(u),_o(e,[c.length>0&&t.node,u!==""&&o.node,n.isOn()&&n.node].filter(Boolean)),
e.hidden=e.childElementCount===0}function a(){s===0&&(s=requestAnimationFrame(r))}return $e.addEventListener("change",a),Jt.addEventListener("change",a),r(),{offer:n.set,clear:n.clear,draw:r}}var[mn,Cn,vf,uo,Yt,xv,La,$v]=["Traces","Compare","Operation","Tree","Timeline","Analyse","Query","Series"],tr="Every page",Sf="First move to a set of the list, with the arrow keys.",Na="First select a\
 call, in the lanes or in the table.",Rn="There is nothing to search on this page.",Tf=[{pages:[mn],keys:["/"],text:"Find trace sets",action:"search",none:Rn},{pages:[mn],keys:["ArrowDown","Enter"],text:"\
Move from the search into the list",action:"enter",inSearch:!0},{pages:[mn],keys:["ArrowDown","ArrowUp","Home","End"],text:"In the list: move from set to set"},{pages:[mn],keys:["ArrowRight","ArrowLef\
t"],text:"In the list: move to the actions of the set, and back"},{pages:[mn],keys:["Enter"],text:"In the list: the menu of the set, or open a group"},{pages:[mn],keys:["Space"],text:"In the list: sel\
ect the set, for actions on several"},{pages:[mn],keys:["c"],text:"Use the focused set as the control",action:"control",none:Sf},{pages:[mn],keys:["t"],text:"Use the focused set as the test",action:"t\
est",none:Sf},{pages:[Cn],keys:["/"],text:"Search the names of the rows",action:"search",none:Rn},{pages:[Cn],keys:["ArrowDown","Enter"],text:"From the search into the table",action:"enter",inSearch:!0},
{pages:[Cn],keys:["ArrowDown","ArrowUp","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[Cn],keys:["Enter","Space"],text:"In the table: select the row"},{pages:[Cn],
keys:["ArrowRight","ArrowLeft"],text:"In the table: to the link of the row, and back"},{pages:[uo],keys:["/"],text:"Find a frame or a kernel",action:"search",none:Rn},{pages:[uo],keys:["ArrowDown"],text:"\
From the search into the table",action:"enter",inSearch:!0},{pages:[uo],keys:["Enter"],text:"In the search: to the next frame found; with Shift to the one before"},{pages:[uo],keys:["ArrowDown","Arrow\
Up","PageDown","PageUp","Home","End"],text:"In the table: move from row to row"},{pages:[uo],keys:["ArrowRight","ArrowLeft"],text:"In the table: open the row, or go to the first below it; close it, or\
 go to the one above"},{pages:[uo],keys:["Space"],text:"In the table: select the frame"},{pages:[uo],keys:["Enter"],text:"In the table: select the frame, and zoom the flame graph to it"},{pages:[uo],keys:[
"ArrowUp","ArrowDown","ArrowLeft","ArrowRight"],text:"In the flame graph: to the frame above, the widest below, the ones beside it"},{pages:[uo],keys:["w","s","a","d","0"],text:"In the flame graph: zo\
om in or out, move left or right, show all"},{pages:[Cn,vf,uo,Yt,La],keys:["c"],text:"Choose the control",action:"control"},{pages:[Cn,vf,uo,Yt,La],keys:["t"],text:"Choose the test",action:"test"},{pages:[
Yt],keys:["/"],text:"Search names; Enter shows the next call",action:"search",none:Rn},{pages:[Yt],keys:["w","+"],text:"Zoom in",action:"zoomIn"},{pages:[Yt],keys:["s","-"],text:"Zoom out",action:"zoo\
mOut"},{pages:[Yt],keys:["a"],text:"Move to the left; in the lanes also the arrow keys",action:"left"},{pages:[Yt],keys:["d"],text:"Move to the right",action:"right"},{pages:[Yt],keys:["0"],text:"Show\
 the whole step",action:"fit"},{pages:[Yt],keys:["f"],text:"Zoom to the selected call",action:"zoomTo",none:Na},{pages:[Yt],keys:[",","."],text:"Select the previous or the next call of the row"},{pages:[
Yt],keys:["m"],action:"measure",none:Na,text:"Sum up the time of the selected call; again at another: from the start of one to that of the other"},{pages:[xv],keys:["/"],text:"Move to the operator fie\
ld, or else to the ranks field",action:"search",none:Rn},{pages:[$v],keys:["/"],text:"Move to the sets field",action:"search"},{pages:[La],keys:["/"],text:"Find a table or column",action:"search",none:Rn},
{pages:[La],keys:["Ctrl","Enter"],text:"In the statement: run it"},{pages:[tr],keys:["?"],text:"List the keys",action:"help"},{pages:[tr],keys:["Escape"],action:"close",text:"Close what is open: the d\
ialog, then the menu, then the panel"},{keys:["/"],action:"search",none:Rn},{pages:[Yt],keys:[","],action:"former",none:Na},{pages:[Yt],keys:["."],action:"next",none:Na}],vv={ArrowDown:"↓",ArrowUp:"\
↑",ArrowLeft:"←",ArrowRight:"→",PageDown:"Page Down",PageUp:"Page Up",Escape:"Esc"},Sv=["button","checkbox","file","radio","range","reset","submit"];function or(e){return e instanceof HTMLElement&&
(e.isContentEditable||e.matches("textarea, select")||e.matches("input")&&!Sv.includes(e.type))}function Ev(e,t){let{target:o,key:n}=e,s=or(o);return Tf.find(r=>r.action&&r.keys.includes(n)&&(!r.pages||
r.pages.some(a=>[t.name,tr].includes(a)))&&(r.inSearch?o.type==="search":!s||n==="Escape"&&(o.matches('select, [role="combobox"]')||!o.value)))}function Tv(){let e=document.querySelector("details.menu\
[open]");return e&&(e.open=!1,e.querySelector("summary").focus()),e!==null}function Ov(e){return e.flatMap((t,o)=>[o>0&&" ",i("kbd",{},vv[t]??t)])}function Ef(e,t){let o=Tf.filter(({pages:n,text:s})=>s&&
n?.includes(t));return o.length>0&&i("section",{},i("h3",{},e),i("dl",{class:"keys"},o.map(({keys:n,text:s})=>i("div",{},i("dt",{},Ov(n)),i("dd",{},s)))))}function Mv(e){let t=de("keys"),o=()=>n.close(),
n=i("dialog",{class:"trace-dialog keys-dialog","aria-labelledby":t,on:{close:()=>n.remove(),click:s=>{s.target===n&&o()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:t},"Keys"),
ve("close","Close",o)),Ef(`${e.name} page`,e.name),Ef(tr,tr),i("p",{class:"muted small"},"Letters typed into a field stay there.")));document.body.append(n),n.showModal()}function Of(e,t){let o=()=>e()&&
Mv(e().page);t.addEventListener("click",o),document.addEventListener("keydown",n=>{let{page:s,view:r}=e()??{};if(!s||n.defaultPrevented||n.isComposing||n.ctrlKey||n.metaKey||n.altKey||document.querySelector(
'dialog[open], [role="menu"]'))return;let a=Ev(n,s);if(!a||a.action==="close"&&Tv())return;let l=a.action==="help"?o:r.keys?.[a.action],c=l!==void 0&&l()!==!1;(c||a.none)&&n.preventDefault(),!c&&a.none&&
Me(a.none,{seconds:4})})}var Mf="tracediff.session";function Av(){try{return sessionStorage.getItem(Mf)??""}catch{return""}}function Af(e){let t=null,o=[];function n(){return t??=Av(),t}function s(u){t=u;try{sessionStorage.setItem(
Mf,u)}catch{}}let r=u=>yo(u).then(d=>d.quality.kept>0?d:null).catch(()=>null),a=()=>Mt(new URLSearchParams({limit:"0"})).then(({total:u})=>u===2).catch(()=>!1);async function l(){if($e.active.length>0||
o.length===0)return;let u=o.sort((y,w)=>y.key-w.key).map(({id:y})=>y);o=[];let d=u.length===1,m=n();s(d?u[0]:"");let p=d&&m!==""&&m!==u[0]?[m,...u]:u;if(p.length!==2)return;let[f,g]=await Promise.all(
p.map(r));if(!g&&d&&s(m),!f||!g)return;let h=!d||Cp(f.label,g.label)||await a();$e.active.length===0&&e(...Gs(f,g),{sure:h})}let c=u=>{o=o.filter(d=>d.id!==u)};return $e.addEventListener("stored",({detail:u})=>{
c(u.job.set),o.push({id:u.job.set,key:u.key}),l()}),$e.addEventListener("change",({detail:u})=>{u?.state==="undone"?(c(u.job.set),n()===u.job.set&&s("")):(u===null||u.state==="failed"||u.state==="canc\
elled")&&l()}),{clear(){t="",It().then(()=>s(n()))}}}var Ac=new Set,Rf=!1,pn=()=>Rf;function is(e){return Ac.add(e),()=>Ac.delete(e)}function Cf(e){Rf=e,document.documentElement.toggleAttribute("data-printing",e);for(let t of[...Ac])t()}function Lf(){window.
addEventListener("beforeprint",()=>Cf(!0)),window.addEventListener("afterprint",()=>Cf(!1))}var Ue=["control","test"],Ln={control:"test",test:"control"},If=["rank","span","step"],Cv=["both",...Ue],Rv={path:{type:"boolean",standard:"false"}},Df=32,Lv=864e8,Nv=300,Pa=e=>e!==null&&e!==""&&Number.
isFinite(Number(e))?Number(e):null,Cc=e=>/^\d+$/.test(e??"")?e:"";function Nf(e,t,o){let[n,s]=[Pa(e.get(t)),Pa(e.get(o))];return n!==null&&s!==null&&n<s&&Math.max(-n,s)<=Lv?[n,s]:[null,null]}var Pf=(e,t)=>[
...new Set(e.getAll(t))].filter(o=>o!==""&&o.length<=Nv).slice(0,Df),ls=(e,{id:t,main:o})=>o?"main":`${e}:${t}`,Ia=(e,t)=>e.includes(t)?e.filter(o=>o!==t):[...e,t].slice(-Df);function Rc(e){let t=new URLSearchParams(
e),o={control:t.get("control")??"",test:t.get("test")??""};for(let l of Ue){for(let c of If)o[`${l}_${c}`]=Cc(t.get(`${l}_${c}`)??t.get(c));o[`${l}_marker`]=t.get(`${l}_marker`)||t.get("marker")||""}let[
n,s]=Nf(t,"from","to"),[r,a]=Nf(t,"sum_from","sum_to");return{...o,use_short_name:yt(t,wa,"use_short_name"),path:yt(t,Rv,"path"),show:Cv.includes(t.get("show"))?t.get("show"):"both",from:n,to:s,sum_from:r,
sum_to:a,open:Pf(t,"open"),pin:Pf(t,"pin"),q:t.get("q")??"",name:t.get("name")??"",category:t.get("category")??"",nth:Pa(Cc(t.get("nth"))),at:Ue.includes(t.get("at"))?t.get("at"):"",align:t.get("align")??
"",align_category:t.get("align_category")??"",align_nth:Pa(Cc(t.get("align_nth")))??0}}var Pv=e=>String(Math.round(e*1e3)/1e3);function cs(e){let t=new URLSearchParams,o=(s,r,a="")=>{r!=null&&r!==a&&t.
set(s,String(r))};Ue.forEach(s=>o(s,e[s]));for(let s of[...If,"marker"]){let[r,a]=Ue.map(c=>e[`${c}_${s}`]??""),l=r===a||!e.control||!e.test;o(s,l?r||a:""),Ue.forEach(c=>o(`${c}_${s}`,l?"":e[`${c}_${s}`]))}
o("use_short_name",e.use_short_name,!1),o("path",e.path,!1),o("show",e.show,"both");for(let s of["from","to","sum_from","sum_to"])o(s,typeof e[s]=="number"?Pv(e[s]):"");["open","pin"].forEach(s=>(e[s]??
[]).forEach(r=>t.append(s,r))),o("q",e.q),o("name",e.name),e.name&&(o("category",e.category),o("nth",e.nth),o("at",e.at)),o("align",e.align),e.align&&(o("align_category",e.align_category),o("align_nth",
e.align_nth,0));let n=t.toString();return me(n===""?"/timeline":`/timeline?${n}`)}function ko(e){let t=Ue.filter(o=>e[o]!=="");return t.includes(e.show)?[e.show]:t}var Iv=(e,t)=>e-t,Bf=e=>[...new Set(
e)].sort(Iv),Lc=e=>Bf(e.map(t=>t.rank)),Nc=(e,t)=>Bf(e.filter(o=>o.rank===t).map(o=>o.span)),Pc=(e,t,o)=>e.filter(n=>n.rank===t&&n.span===o).sort((n,s)=>(n.step_number??-1)-(s.step_number??-1));function Dv(e){
let t=[...e].sort((o,n)=>o.step-n.step);return t[t.length>>1]}var Bv=(e,t)=>e.find(o=>String(o)===t);function qf(e,t,o=null){if(e.length===0)return null;let n=[],s=(u,d,m,p)=>{let f=d===""?void 0:Bv(u,
d);return d!==""&&f===void 0&&n.push(`${m} ${d}`),f??(u.includes(p)?p:u[0])},r=s(Lc(e),t.rank,"rank",o?.sample.rank),a=s(Nc(e,r),t.span,"file",o?.sample.span),l=Pc(e,r,a),c=t.step===""?void 0:l.find(u=>String(
u.step_number)===t.step);return t.step!==""&&!c&&n.push(`step ${t.step}`),c??=o?l.find(u=>u.step_number===o.sample.step_number)??l[Math.min(o.place,l.length-1)]:Dv(l),{sample:c,place:l.indexOf(c),missing:n}}var Da=e=>/^\d+$/.test(e??"")?e:"",Go=(e,t={})=>cs({control:e.control,test:e.test,control_rank:Da(e.control_ranks),test_rank:Da(e.test_ranks),control_step:Da(e.control_steps),test_step:Da(e.test_steps),
control_marker:e.control_marker,test_marker:e.test_marker,use_short_name:e.use_short_name,...t});function us(e,t){let{name:o,category:n}=Js(t,"test");return Go(e,{name:o,category:e.use_short_name?"":n})}
function Ba(e,t,o,n=null){let s={};for(let a of["control","test"]){let{rank:l,span:c}=t[a]??{},u=d=>d==null?"":String(d);Object.assign(s,{[`${a}_rank`]:u(l),[`${a}_span`]:c>0?String(c):"",[`${a}_step`]:u(
o[a])})}let r=n&&Js(n,"test");return Go(e,{...s,...r?{name:r.name,category:e.use_short_name?"":r.category}:{}})}function Ff(e,{ranks:t,steps:o,rows:n,change:s}){if(t.length+o.length+n.length===0)return null;
let r=s<0?"control":"test",a=t.length>0?String(t[0]):void 0;return Go(e,{at:r,...a?{control_rank:a,test_rank:a}:{},...o.length>0?{[`${r}_step`]:String(o[0])}:{},...n.length>0?{name:n[0].name,category:n[0].
category}:{}})}var Nn=[...jo.by.words,"calls"],ja=4,qc={device:"own",host:"self",calls:"calls"},Ha=["calls","host","self","device","own"];function Hf(e,t,o){t.nodes.forEach(({significance:n},s)=>{e.frames[s].verdict[o]=
n??""})}function nr(e){let[t,o]=[3735928559,1103547991];for(let n=0;n<e.length;n+=1){let s=e.charCodeAt(n);t=Math.imul(t^s,2654435761),o=Math.imul(o^s,1597334677)}return t=Math.imul(t^t>>>16,2246822507)^
Math.imul(o^o>>>13,3266489909),o=Math.imul(o^o>>>16,2246822507)^Math.imul(t^t>>>13,3266489909),(4294967296*(2097151&o)+(t>>>0)).toString(36)}var Uf=/ #\d+$/,Fa=(e,t)=>e==="module"&&t!==null?t.replace(
Uf,""):t,zf=()=>[0,0],Dc=()=>Object.fromEntries(Ha.map(e=>[e,zf()]));function Wa(e){return{sort:e.sort,status:e.status,names:e.names,wrapper:e.wrapper,through:[],instances:0,nodes:0,merged:0,verdict:{},
work:{},figures:Dc(),kernels:[],shapes:[],children:[],own:Dc(),key:"",foldKey:""}}var Ic=(e,t)=>t>0?(e??0)/t:0,qa=(e,t,o,n)=>o?[Ic(e[`control_${t}`],n[0]),Ic(e[`test_${t}`],n[1])]:[Ic(e[t],n[0]),0];function qv(e,t,o){
return(t?[e.control_flops,e.test_flops]:[e.flops??null]).map((s,r)=>s==null||o[r]===0?null:s/o[r])}function Fv(e,t,o){let n=Object.fromEntries(Ha.map(s=>[s,qa(e,s,t,o)]));return{...Wa({sort:e.sort,status:t?
e.status:"same",names:t?[e.control_name,e.test_name]:[e.name,e.name],wrapper:e.wrapper===!0}),through:e.through??[],instances:e.instances??0,nodes:e.nodes??0,work:{flops:qv(e,t,o),split:e.split??null},
figures:n,own:{calls:n.calls,self:n.self,own:n.own},kernels:e.kernels.map(s=>({name:s.name,counts:qa(s,"counts",t,o),device:qa(s,"device",t,o)})),shapes:(e.shapes??[]).map(s=>({text:s.text,calls:qa(s,
"calls",t,o)}))}}function Ua(e,t,o){[e.key,e.foldKey]=[t,o];let n=new Map;for(let s of e.children){let r=(l,c)=>{let u=[l,s.sort,...c,s.status].join(`
`),d=n.get(u)??0;return n.set(u,d+1),nr(d===0?u:`${u}
${d}`)},a=[o,s.sort,...s.names.map(l=>Fa(s.sort,l)),s.status].join(`
`);Ua(s,r(t,s.names),nr(a))}}var Gf=e=>e.reduce((t,o)=>nr([t,o.sort,Fa(o.sort,o.control_name),Fa(o.sort,o.test_name),o.status].join(`
`)),"root");function Fc(e,t){let o=[],n=(r,a,l)=>{Object.assign(r,{at:o.length,parent:a,depth:l}),o.push(r),r.children.forEach(c=>n(c,r,l+1)),r.end=o.length};n(e,null,0);let s=Object.fromEntries(Nn.map(
r=>[r,new Float64Array(o.length)]));for(let r=o.length-1;r>=0;r-=1)Wv(o[r],s);return{...t,root:e,frames:o,byKey:new Map(o.map(r=>[r.key,r]))}}var ds=e=>e.status==="same"||e.status==="replaced";function Wv(e,t){
e.total={},e.ownOf={},e.here={};for(let o of Nn){let n=e.own[qc[o]],s=[...n],r=n[1]-n[0];for(let a of e.children)s[0]+=a.total[o][0],s[1]+=a.total[o][1],r+=ds(a)?0:t[o][a.at];t[o][e.at]=r,e.total[o]=s,
e.ownOf[o]=n,e.here[o]=ds(e)?r:null}}function Wc(e){let t=e.control!==void 0,o=t?[e.control,e.test]:[e.set],n=o.map(r=>r.samples),s=e.nodes.map(r=>Fv(r,t,n));return e.nodes.forEach(({parent:r},a)=>{r!==
null&&s[r].children.push(s[a])}),Ua(s[0],"root","root"),Fc(s[0],{pair:t,samples:n,sides:o,byHost:e.by==="host",inAll:e.nodes_in_all,shown:e.nodes.length})}var Bc=(e,t)=>{e[0]+=t[0],e[1]+=t[1]};function Wf(e,t,o,n){
let s=new Map(e.map(r=>[r[o],r]));for(let r of t){let a=s.get(r[o]);a||(a={[o]:r[o],...Object.fromEntries(n.map(l=>[l,zf()]))},s.set(r[o],a),e.push(a)),n.forEach(l=>Bc(a[l],r[l]))}}function jf(e,t){Ha.
forEach(o=>Bc(e.figures[o],t.figures[o])),Object.values(qc).forEach(o=>Bc(e.own[o],t.own[o])),e.instances+=t.instances,e.nodes+=t.nodes,e.wrapper||=t.wrapper,e.merged+=1,e.verdict=e.merged===1?t.verdict:
{},e.work=e.merged===1?t.work:{},Wf(e.kernels,t.kernels,"name",["counts","device"]),Wf(e.shapes,t.shapes,"text",["calls"])}function jv({sort:e,status:t,names:o}){let[n,s]=o.map(r=>Fa(e,r));return t===
"replaced"?[n,s]:[n??s,n??s]}var Hv=(e,t)=>Ha.some(o=>e.figures[o][t]>0);function Yf(e){if(e.children.forEach(Yf),e.sort!=="root"&&e.status!=="replaced"){let[t,o]=[0,1].map(n=>Hv(e,n)||e.children.some(
s=>s.status==="same"||s.status==="replaced"||s.status===(n===0?"only_in_control":"only_in_test")));e.status=t===o?"same":t?"only_in_control":"only_in_test",e.names=[o&&!t?null:e.names[0],t&&!o?null:e.
names[1]]}}function Kf(e){let t=Wa(e.root);jf(t,e.root);let o=new Map,n=(r,a)=>{let l=jv(a),c=[a.sort,...l].join(`
`),u=o.get(r)??new Map;if(o.set(r,u),!u.has(c)){let d=Wa({...a,names:l,status:a.status==="replaced"?"replaced":"same"});u.set(c,d),r.children.push(d)}return u.get(c)},s=(r,a)=>{let l=n(r.sort==="modul\
e"?t:a,r);jf(l,r),r.children.forEach(c=>s(c,l))};return e.root.children.forEach(r=>s(r,t)),e.pair&&Yf(t),Ua(t,"root","root"),Fc(t,{...Vf(e),grouped:"class"})}function Vf({pair:e,samples:t,sides:o,byHost:n,
inAll:s,shown:r}){return{pair:e,samples:t,sides:o,byHost:n,inAll:s,shown:r}}var Jf=e=>({...e,children:e.children.map(Jf)});function Uv(e){let t=[];for(let o=e.parent;o;o=o.parent){let n=o.names[1]??o.
names[0];o.sort==="module"&&Uf.test(n??"")&&t.unshift(n)}return t}function zv(e,t){let o=Wa({...e,sort:"rest",names:[null,null],wrapper:!1});o.nodes=Math.max(0,e.instances-t.length);for(let[n,s]of Object.
entries(qc))o.own[s]=[0,1].map(r=>e.total[n][r]-t.reduce((a,l)=>a+l.total[n][r],0)),o.figures[s]=o.own[s];return o.figures.device=o.own.own,o}function Qf(e,t,o){let n=new Map([...o].filter(a=>e.byKey.
get(a)?.instances>1).map(a=>[a,[]]));for(let a of t.frames)n.has(a.foldKey)&&a.sort!=="rest"&&n.get(a.foldKey).push(a);let s=a=>{let l=n.get(a.key);if(!l||l.length===0)return{...a,children:a.children.
map(s)};let c=zv(a,l);return{...a,opened:!0,own:Dc(),kernels:a.kernels,children:[...l.map(u=>({...Jf(u),above:Uv(u)})),...c.nodes>0?[c]:[]]}},r=s(e.root);return Xf(r,n),Fc(r,Vf(e))}function Xf(e,t){for(let o of e.
children)if(e.opened&&t.has(e.key)){let n=o.key;Ua(o,nr(`${e.key}
${n||"rest"}`),o.foldKey||nr(`${e.key}
rest`))}else Xf(o,t)}function Pn(e){if(e.sort==="root")return"all frames";if(e.sort==="rest")return`${e.nodes} more`;let[t,o]=e.names;return t!==null&&o!==null&&t!==o?`${t} → ${o}`:o??t??"(no name)"}
var In=e=>e.instances>1&&e.sort!=="rest"&&e.sort!=="root"?`× ${e.instances}`:"",xo=(e,t)=>e.total[t][1]-e.total[t][0];function $o(e){let t=[];for(let o=e;o;o=o.parent)t.unshift(o);return t}function jc(e,t){
return t===""?null:e.byKey.get(t)??e.frames.find(o=>o.foldKey===t)??null}function ms(e,t,o){let n=s=>e.pair?Math.abs(s.here[t]??0):s.ownOf[t][0];return e.frames.filter(s=>n(s)>0&&s.sort!=="rest"&&!s.opened).
sort((s,r)=>n(r)-n(s)||s.at-r.at).slice(0,o)}var Zf=["both","control","test"];function Gv(e,t,o){let[n,s]=e.ownOf[t],r=o==="control"?n:o==="test"?s:Math.max(n,s);return Math.max(0,r)}function eh(e,t,o){let{frames:n}=e,s=new Float64Array(n.length);
for(let m=n.length-1;m>=0;m-=1)s[m]+=Gv(n[m],t,e.pair?o:"control"),n[m].parent&&(s[n[m].parent.at]+=s[m]);let r=n.filter(m=>s[m.at]>0),a=new Float64Array(r.length),l=new Float64Array(r.length),c=new Uint16Array(
r.length),u=new Float64Array(n.length),d=new Int32Array(n.length).fill(-1);return r.forEach((m,p)=>{let f=m.parent?u[m.parent.at]:0;a[p]=f,l[p]=f+s[m.at],c[p]=m.depth,u[m.at]=f,m.parent&&(u[m.parent.at]=
l[p]),d[m.at]=p}),{start:a,end:l,row:c,length:r.length,frame:Int32Array.from(r,m=>m.at),place:d}}var Yv=["folded","class","instance"],Ya=["control","test"],Ka=["ranks","steps","marker"],Kv=5e3,Hc=40,za=(e,t,o)=>t.includes(e)?e:o,Ga=e=>(e??"").split(".").filter(t=>/^[0-9a-z]{1,12}$/.test(t)).slice(
0,Hc);function ps(e){let t=new URLSearchParams(e),o={};for(let n of Ya){o[n]=t.get(n)??"";for(let s of Ka)o[`${n}_${s}`]=t.get(`${n}_${s}`)||t.get(s)||(s==="marker"?"":"all")}return{...o,level:yt(t,jo,
"level"),merge_lines:yt(t,jo,"merge_lines"),by:za(t.get("by"),Nn,""),width:za(t.get("width"),Zf,"both"),frames:za(t.get("frames"),Yv,"folded"),order:za(t.get("order"),["calls"],""),q:t.get("q")??"",node:Ga(
t.get("node"))[0]??"",zoom:Ga(t.get("zoom"))[0]??"",open:Ga(t.get("open")),rows:Ga(t.get("rows"))}}function mo(e){let t={...ps(""),...e},o=new URLSearchParams,n=(s,r,a="")=>{r!==a&&r!==""&&o.set(s,r)};
for(let s of Ya)n(s,t[s]),Ka.forEach(r=>n(`${s}_${r}`,t[`${s}_${r}`],"all"));return n("level",t.level,jo.level.standard),n("merge_lines",String(t.merge_lines??!0),jo.merge_lines.standard),n("by",t.by),
n("width",t.width,"both"),n("frames",t.frames,"folded"),n("order",t.order),n("q",t.q),n("node",t.node),n("zoom",t.zoom,"root"),n("open",t.open.slice(-Hc).join(".")),n("rows",t.rows.slice(-Hc).join(".")),
me(o.size===0?"/tree":`/tree?${o}`)}function fs(e,t,o){let n=new URLSearchParams({max_nodes:String(Kv)}),s=e.test!=="";for(let r of s?Ya:["control"]){s&&n.set(r,e[r]);for(let a of Ka){let l=e[`${r}_${a}`];
l!==""&&l!=="all"&&n.set(s?`${r}_${a}`:a,l)}}return Ho(n,jo,["level","by","instances","merge_lines"],{level:e.level,merge_lines:e.merge_lines,by:jo.by.words.includes(t)?t:"",instances:o}),n}var Xt=e=>Object.
fromEntries([...Ya.flatMap(t=>[t,...Ka.map(o=>`${t}_${o}`)]),"merge_lines"].map(t=>[t,e[t]])),Vv=["cpu_op","user_annotation","python_function","kernel","gpu_memcpy","gpu_memset"];function th(e,t){let{
name:o,category:n}=Js(t,"test");if(!Vv.includes(n))return"";let s=/^nn\.Module: (.*?)(?:_\d+)?$/.exec(o),r=n==="python_function"&&!s,a=s?s[1]:r?o.replace(/^.*\(\d+\): /,""):o.replace(/^autograd::engine::evaluate_function: /,
"");return mo({...Xt(e),q:a,level:r?"python":"modules"})}var oh=`from tracediff_record import record

with record("traces/before") as r:
    for batch in loader:
        train_step(batch)
        r.step()
`,nh=`from torch.profiler import ProfilerActivity, profile, schedule, tensorboard_trace_handler

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
`;var sh="tracediff.dismissed-jobs",Jv=24*3600*1e3,Qv=1e4;function rh(){try{return JSON.parse(localStorage.getItem(sh))??[]}catch{return[]}}function Xv(e){try{localStorage.setItem(sh,JSON.stringify([...rh().
slice(-50),e.id]))}catch{}}function Zv(e,t,o){let n=e.state==="failed"&&Date.now()-Date.parse(e.finished??e.created)<Jv;return!o.includes(e.id)&&(!$n(e)||t.has(e.id)||n)}function eS(){let e=new Map;return{
tell(t,{state:o,stage:n="",text:s}){let r=e.get(t),a=performance.now()-(r?.at??0);if(r?.state===o&&r.stage===n&&a<Qv)return;let l=r?.state===o;e.set(t,{state:o,stage:n,at:performance.now()}),r&&(!l||o===
"job"||o==="running")&&ke(s,o==="failed")}}}function ah(e,t){let o=i("ul",{class:"transfers"}),n=i("section",{class:"activity","aria-labelledby":"activity-title",hidden:!0},i("div",{class:"section-hea\
d"},i("h2",{id:"activity-title"},"Uploads and jobs")),o),s=new Map,r=new Set,a=eS(),l=0;function c(){let g=null;for(let h of $e.transfers){let y=s.get(h.key);y||(y=_f(h),s.set(h.key,y),g??=y),y.update();
let{state:w,label:b,job:_}=h;a.tell(h.key,{state:w,stage:_?.stage,text:`${b}: ${w==="failed"?"failed. ":""}${y.text()}`})}return g}function u(){let g=rh();Jt.running.forEach(y=>r.add(y.id));let h=Jt.list.
filter(y=>Zv(y,r,g)).reverse();for(let y of h)s.has(y.id)||s.set(y.id,kf(y,()=>{Xv(y),d()})),s.get(y.id).update(y),a.tell(y.id,{state:y.state,stage:y.stage,text:`${y.label}: ${An(y)}`});return h}function d(){
l=0;let g=s.size===0,h=c(),y=[...$e.transfers.map(w=>w.key),...u().map(w=>w.id)];for(let w of s.keys())y.includes(w)||s.delete(w);_o(o,y.map(w=>s.get(w).node)),n.hidden=s.size===0,h&&!g&&h.node.scrollIntoView(
{block:"nearest"}),$e.transfers.forEach(({key:w})=>s.get(w).focus())}function m(){l===0&&(l=requestAnimationFrame(d))}let p=({detail:g})=>e(g.job.set),f=({detail:g})=>e(g.set);return $e.addEventListener(
"change",m),$e.addEventListener("stored",p),$e.addEventListener("sets",t),Jt.addEventListener("change",m),Jt.addEventListener("stored",f),d(),{node:n,unmount(){$e.removeEventListener("change",m),$e.removeEventListener(
"stored",p),$e.removeEventListener("sets",t),Jt.removeEventListener("change",m),Jt.removeEventListener("stored",f),cancelAnimationFrame(l)}}}var tS=.1;function oS(e,t){let o=t.coming_bytes>0?` and ${Se(t.coming_bytes)} on the way`:"",n=t.left_bytes===0?"nothing is left":`${Se(t.left_bytes)} are left`;return`${e} may store ${Se(t.allowed_bytes)}\
: ${Se(t.stored_bytes)} are stored in ${J(t.sets,"set")}${o}, ${n}.`}function ih(e,t){if(!t)return null;let o=t.left_bytes<=tS*t.allowed_bytes;return i("span",{class:o?"quota-few":""},oS(e,t),o&&" Del\
ete sets to make room: what they take is free ten minutes later.")}function lh(){let e=i("p",{class:"muted small quota-line writes",hidden:!0}),t=!1;return{node:e,async load(){let o=t?null:await tn().
catch(()=>null);if(o===null)return;let{name:n,all:s}=o.quotas??{};t=!n&&!s,e.hidden=t,M(e,ih(o.user,n)," ",ih("All together",s))}}}var nS="a[href], button:not(:disabled), input";function ch(e,t,o){let n=null,s=()=>[...e.querySelectorAll(t)],r=m=>[...m.querySelectorAll(nS)].filter(p=>!p.closest("form"));function a(m){m.tabIndex=m===
n?0:-1,r(m).forEach(p=>{p.tabIndex=-1})}function l(m=!1){let p=s();n=p.includes(n)?n:p[0]??null,p.forEach(a),m&&!e.contains(document.activeElement)&&u()}function c(m){let p=n;n=m??n,[p,m].filter(Boolean).
forEach(a)}function u(){return n?.focus(),n!==null}function d(m,p){let f=s(),g=f.indexOf(n),h=[n,...r(n)],y=h.indexOf(p);return{ArrowDown:f[g+1],ArrowUp:f[g-1],Home:f[0],End:f.at(-1),ArrowRight:h[y+1],
ArrowLeft:h[y-1]}[m]}return e.addEventListener("focusin",m=>c(m.target.closest(t))),e.addEventListener("keydown",m=>{let{key:p,target:f}=m;m.defaultPrevented||m.ctrlKey||m.metaKey||m.altKey||or(f)||f.
closest(t)!==n||(/^(Arrow(Down|Up|Left|Right)|Home|End)$/.test(p)?(m.preventDefault(),d(p,f)?.focus()):f===n&&(p==="Enter"||p===" ")&&(m.preventDefault(),o(p,n)))}),{sync:l,focus:u}}function Va(e,t,{name:o,maxlength:n,mayBeEmpty:s=!1,saveSame:r=!1},a,l){let c=de("edit"),u=i("input",{id:c,type:"text",value:t,maxlength:String(n),autocomplete:"off",spellcheck:"false",placeholder:o}),
d=i("form",{class:"inline-edit",on:{submit:async m=>{m.preventDefault();let p=u.value.trim();if(p===t&&!r||p===""&&!s){l();return}u.disabled=!0,await a(p)||(u.disabled=!1,u.focus())},keydown:m=>{m.key===
"Escape"&&l()}}},i("label",{for:c,class:"visually-hidden"},o),u,i("button",{type:"submit",class:"small-button"},"Save"),q("Cancel",l,{class:"small-button"}));M(e,d),u.focus(),u.select()}var hs=4;function Ja(e,t,{text:o,...n}={}){let s=de("menu"),a=i("button",{type:"button",...o?{}:{title:e,"aria-label":e},...n,class:`${o?"":"icon-button "}menu-button ${n.class??""}`.trim(),"aria-hasp\
opup":"menu","aria-expanded":"false",on:{click:()=>l?d():u(),keydown:h=>{(h.key==="ArrowDown"||h.key==="ArrowUp")&&(h.preventDefault(),u(h.key==="ArrowUp"))}}},o??Pt("more")),l=null,c=()=>uh(l,a);function u(h=!1){
l=i("div",{class:"row-menu",role:"menu",id:s,"aria-label":e,on:{keydown:f,focusout:g}}),M(l,t().filter(y=>!y.hidden).map(p)),a.setAttribute("aria-expanded","true"),a.setAttribute("aria-controls",s),a.
closest("main").append(l),uh(l,a),addEventListener("scroll",c,{capture:!0}),addEventListener("resize",c),m().at(h?-1:0)?.focus({preventScroll:!0})}function d(){removeEventListener("scroll",c,{capture:!0}),
removeEventListener("resize",c);let h=l;l=null,h?.remove(),a.setAttribute("aria-expanded","false"),a.removeAttribute("aria-controls")}let m=()=>[...l.querySelectorAll('[role="menuitem"]')],p=h=>i(h.href?
"a":"button",{role:"menuitem",type:h.href?null:"button",href:h.href,download:h.download,tabindex:"-1",class:h.danger?"danger":h.href?"button":"",disabled:h.disabled,title:h.title,on:{click:()=>{if(h.href){
setTimeout(()=>l&&(a.focus({preventScroll:!0}),d()));return}d(),a.focus({preventScroll:!0}),h.run()}}},h.text);function f(h){let y=m().filter(k=>!k.disabled),w=y.indexOf(document.activeElement),b=h.key.
length===1?h.key.toLowerCase():"",_={ArrowDown:y[(w+1)%y.length],ArrowUp:y.at(w-1),Home:y[0],End:y.at(-1)}[h.key]??(b.trim()===""?void 0:[...y.slice(w+1),...y].find(k=>k.textContent.toLowerCase().startsWith(
b)));(h.key==="Escape"||h.key==="Tab")&&(d(),a.focus({preventScroll:!0})),(h.key==="Escape"||_)&&(h.preventDefault(),h.stopPropagation(),_?.focus({preventScroll:!0}))}function g(h){l&&!l.contains(h.relatedTarget)&&
h.relatedTarget!==a&&d()}return a}function uh(e,t){let o=t.getBoundingClientRect(),{offsetWidth:n,offsetHeight:s}=e,r=o.bottom+hs+s<=innerHeight;e.style.setProperty("top",`${Math.max(hs,r?o.bottom+hs:
o.top-hs-s)}px`),e.style.setProperty("left",`${Math.max(hs,Math.min(o.right-n,innerWidth-n-hs))}px`)}var Qa=12,dh=3;function sS(e,t,o){let n=document.body.hasAttribute("data-read-only");return[{text:"Rename …",run:()=>o("label"),writes:!0},{text:e.notes===""?"Add a note …":"Change the note …",run:()=>o(
"notes"),writes:!0},{text:"Tags …",run:()=>t.tags([e]),writes:!0},{text:e.pinned?"Unpin":"Pin",run:()=>t.pin([e],!e.pinned),writes:!0},{text:"Split …",run:()=>t.split(e),writes:!0,hidden:e.files<2},
{text:"Download, Perfetto …",run:()=>Aa([e.id])},{text:"Delete",run:()=>t.remove([e]),danger:!0,writes:!0}].filter(s=>!(s.writes&&n))}function mh(e,t,o){let n=e==="control"?"A":"B",s=e==="control"?"\
Control":"Test";return i("label",{class:`pick pick-${e}`,title:`${s}: ${t.label}`},i("input",{type:"radio",name:`pick-${e}`,value:t.id,"aria-label":`${s}: ${t.label}`,on:{change:()=>o.pick(e,t)}}),i("\
span",{"aria-hidden":"true"},n))}function rS(e){return e.damaged?i("div",{class:"set-damage small"},`Its stored file is damaged: ${e.damaged}. Add its traces again.`):null}function aS(e,t){let o=s=>q(
s,()=>t.filterTag(s),{class:"tag",title:`Only sets with the tag “${s}”`,"aria-label":`Only sets tagged ${s}`}),n=e.tags.length-dh;return e.tags.length>0&&i("span",{class:"tags"},e.tags.slice(0,dh).
map(o),n>0&&i("span",{class:"muted small",title:e.tags.join(", ")},`+${n}`))}function iS(e,t){let o=e.goes?`removed ${ap(e.goes)}`:"",n=e.pinned?"Pinned: it stays, however old it gets":`This server re\
moves it on ${nt(e.goes)}; pin it to keep it`,s=e.pinned?"pinned":o,r=document.body.hasAttribute("data-read-only");return[s!==""&&(r?i("span",{class:"muted small",title:n},s):q([Pt("pin"),s],()=>t.pin(
[e],!e.pinned),{class:"pin-toggle",title:n,"aria-pressed":String(e.pinned),"aria-label":e.pinned?`Pin of ${e.label}`:`Pin ${e.label}, which is ${o}`})),e.uploaded_by&&i("span",{class:"muted small by e\
llipsis",title:`Stored by ${e.uploaded_by}`},`by ${e.uploaded_by}`)]}function lS(e,t,o){let n=i("div",{class:"set-line"}),s=()=>M(n,i("span",{class:"set-name ellipsis",title:e.label},e.label),aS(e,t),
iS(e,t),e.notes!==""&&i("span",{class:"note-text ellipsis",title:e.notes},e.notes)),r=()=>{s(),o()};return s(),{node:i("td",{class:"set-cell"},n,rS(e)),edit(a){Va(n,e[a],a==="label"?{name:"Label",maxlength:200}:
{name:"Note",maxlength:2e3,mayBeEmpty:!0},l=>t.save(e,{[a]:l}),r)}}}function cS(e,t,o){let n=ff(e.quality),s=i("button",{type:"button",class:`quality quality-${n.level}`,"aria-expanded":String(o.has(e.
id)),title:"What was read, repaired and assumed",on:{click:()=>{o.has(e.id)?o.delete(e.id):(o.set(e.id,hf(e)),M(t.firstChild,o.get(e.id))),t.hidden=!o.has(e.id),s.setAttribute("aria-expanded",String(o.
has(e.id)))}}},n.level==="warn"&&Pt("warning"),i("span",{class:"ellipsis"},n.text),Pt("chevron"));return s}function uS(e){return e.steps.length>0?i("span",{title:Qe(e.steps)},R(e.step_count??e.steps.length)):
i("span",{class:"muted",title:"No ProfilerStep rows"},"whole files")}var dS=e=>e.devices.length>0?e.devices.map(t=>t.replace(/^NVIDIA /,"")).join(", "):he;function mS(e){return e.median_step_ns!==null?
[N(e.median_step_ns/1e3),"The median of its steps over all ranks, with the profiler"]:[he,e.steps.length>0?"Stored by a version that did not keep it":"No ProfilerStep rows"]}function ph(e,t,o,{member:n=!1}={}){
let s=i("tr",{class:"detail",hidden:!o.has(e.id)},i("td",{colspan:String(Qa)},o.get(e.id))),r=Ja(`Actions for ${e.label}`,()=>sS(e,t,m=>a.edit(m))),a=lS(e,t,()=>r.focus()),l=i("input",{type:"checkbox",
class:"set-check","aria-label":`Select ${e.label}`,on:{click:m=>t.check(e,l.checked,m.shiftKey)}}),[c,u]=mS(e);return[i("tr",{data:{set:e.id},class:n?"member":""},i("td",{class:"check-cell"},l),i("td",
{class:"pick-cell"},mh("control",e,t),mh("test",e,t)),a.node,i("td",{"data-head":"Device",class:"device-cell ellipsis",title:e.devices.join(", ")},dS(e)),i("td",{class:"num","data-head":"Step",title:u},
c),i("td",{class:"num","data-head":"Ranks",title:Qe(e.ranks)},R(e.ranks.length)),i("td",{class:"num","data-head":"Steps"},uS(e)),i("td",{"data-head":"Recorded",class:"date"},e.recorded===null?he:nt(e.
recorded)),i("td",{"data-head":"Added",class:"date"},nt(e.created)),i("td",{class:"num","data-head":"Size",title:`${J(e.quality.events,"event")} in ${Se(e.raw_bytes)} of JSON in ${J(e.files,"file")}`},
Se(e.disk_bytes)),i("td",{"data-head":"Quality"},cS(e,s,o)),i("td",{class:"row-actions"},i("a",{class:"button small-button analyse-link",href:me(`/analyse?set=${Je(e.id)}`),"aria-label":`Analyse ${e.label}`},
"Analyse"),r)),s]}var pS=["sets","tag","baseline","name","category","layer","measure","time","by"];function sr(e){let t=new URLSearchParams(e);return Object.fromEntries(pS.map(o=>[o,yt(t,sc,o,o==="sets"?"":void 0)]))}function Xa(e){
let t=new URLSearchParams;return e.sets!==""&&t.set("sets",e.sets),Ho(t,sc,["tag","baseline",...e.layer!==""?["layer","by"]:e.name===""?["measure"]:["name","category","time"]],e),t}function rr(e){let t=Xa(
e).toString();return me(t===""?"/series":`/series?${t}`)}var fh=[{text:"A / B",hidden:"Control and test"},{text:"Trace set",sort:"label"},{text:"Device"},{text:"Step time",num:!0},{text:"Ranks",sort:"ranks",num:!0},{text:"Steps",sort:"steps",num:!0},{text:"\
Recorded"},{text:"Added",sort:"created"},{text:"Size",sort:"bytes",num:!0},{text:"Quality"},{text:"",hidden:"Actions"}],hh=fh.filter(e=>e.sort);function fS(e,t){return e.sort?i("th",{scope:"col",class:e.
num?"num":"",data:{sort:e.sort}},q([e.text,i("span",{class:"sort-mark"})],()=>t(e.sort),{class:"sort-button"})):i("th",{scope:"col",class:e.num?"num":""},e.hidden?[i("span",{"aria-hidden":"true"},e.text),
i("span",{class:"visually-hidden"},e.hidden)]:e.text)}function gh(e){let t=i("tbody"),o=i("input",{type:"checkbox",class:"set-check","aria-label":"Select all that are shown",on:{click:()=>e.checkAll(o.
checked)}}),n=fh.map(h=>fS(h,e.sort)),s=i("div",{class:"card scroll-x"},i("table",{class:"sets",role:"grid"},i("caption",{class:"visually-hidden"},"Trace sets"),i("thead",{},i("tr",{},i("th",{scope:"c\
ol",class:"check-cell"},o),n)),t)),r=ch(t,"tr[data-set], tr.group, tr.more-row",(h,y)=>{let w=y.dataset.set?h===" "?".set-check":".menu-button":"button";y.querySelector(w)?.click()}),a=new Map,l=new Map;
function c(h,y,w,b){let _=l.get(h),k=_?.shown===y?_:{shown:y,rows:w()};return b.set(h,k),k.rows}let u=(h,y,w=!1)=>c(h.id,JSON.stringify([h,w]),()=>ph(h,e,a,{member:w}),y);function d(h,y,w){let b=c(`gr\
oup ${h.prefix}`,JSON.stringify([h,!!y]),()=>[hS(h,y,e)],w);if(!y)return b;let _=y.total-y.sets.length;return[...b,...y.sets.flatMap(k=>u(k,w,!0)),...c(`more ${h.prefix}`,`${y.loading} ${_}`,()=>y.loading||
_>0?[gS(h,y,_,e)]:[],w)]}function m(h){let y=new Map,w=t.contains(document.activeElement)?document.activeElement:null,{prefix:b,set:_}=w?.closest("tr")?.dataset??{};_o(t,h.entries.flatMap(k=>k.group?d(
k.group,h.groups.get(k.group.prefix),y):u(k.set,y))),l=y,b!==void 0&&!w.isConnected&&t.querySelector(`tr[data-prefix="${CSS.escape(b)}"] button`)?.focus({preventScroll:!0}),r.sync(w!==null),w?.matches(
".pin-toggle")&&!w.isConnected&&t.querySelector(`tr[data-set="${_}"] .pin-toggle`)?.focus({preventScroll:!0}),p(h),f(h)}function p({sort:h,order:y}){for(let w of n){let b=w.dataset.sort===h;w.dataset.
sort&&(w.ariaSort=b?{asc:"ascending",desc:"descending"}[y]:null,M(w.querySelector(".sort-mark"),b&&Pt(y==="asc"?"up":"down")))}}function f({picked:h,checked:y}){let w=[...t.querySelectorAll("tr[data-s\
et]")];for(let _ of w){let{set:k}=_.dataset;for(let E of["control","test"])_.toggleAttribute(`data-${E}`,k===h[E]),_.querySelector(`.pick-${E} input`).checked=k===h[E];_.toggleAttribute("data-checked",
y.has(k)),_.querySelector(".set-check").checked=y.has(k)}let b=w.filter(_=>y.has(_.dataset.set)).length;o.checked=b>0&&b===w.length,o.indeterminate=b>0&&b<w.length,o.disabled=w.length===0}function g(h){
let y=[...t.children].find(w=>w.dataset.set===h);return y?.classList.add("fresh"),y?.scrollIntoView({block:"nearest"}),!!y}return{node:s,draw:m,flash:g,focus:r.focus}}function hS(e,t,o){let n=q([Pt("c\
hevron"),i("span",{class:"set-name"},e.prefix),i("span",{class:"muted"},J(e.sets,"set"))],()=>o.toggleGroup(e.prefix),{class:"group-toggle","aria-expanded":String(!!t),"aria-label":`${e.prefix} …, ${J(
e.sets,"set")}`});return i("tr",{class:"group",data:{prefix:e.prefix}},i("td",{class:"check-cell"}),i("td",{class:"pick-cell"}),i("td",{class:"set-cell",colspan:"6"},n,!e.prefix.includes(",")&&i("a",{
class:"small",href:rr({...sr(""),sets:`${e.prefix}*`}),title:"Their step times in order of recording","aria-label":`Series of ${e.prefix} …`},"Series")),i("td",{class:"date"},nt(e.newest)),i("td",{colspan:String(
Qa-9)}))}function gS(e,t,o,n){return i("tr",{class:"more-row member"},i("td",{colspan:String(Qa)},t.loading?i("span",{class:"muted"},"Loading …"):q(`Show more of ${e.prefix} (${R(o)} left)`,()=>n.more(
e.prefix),{class:"link-button"})))}function wh(e,t){let o=e,n=de("tags"),s=de("known-tags"),r=i("p",{class:"small",role:"status"}),a=i("ul",{class:"tag-list"}),l=i("datalist",{id:s}),c=i("input",{type:"text",list:s,maxlength:"64",autocomplete:"\
off",spellcheck:"false","aria-label":"New tag",placeholder:"New tag"}),u=i("form",{class:"tag-form",on:{submit:g=>{g.preventDefault();let h=c.value.trim().replace(/\s+/g," ");h!==""&&p({add_tags:[h]},
`Tagged “${h}”.`)}}},c,i("button",{type:"submit"},"Add")),d=o.length===1?`Tags of ${o[0].label}`:`Tags of ${J(o.length,"set")}`,m=i("dialog",{class:"trace-dialog tag-dialog","aria-labelledby":n,on:{
close:()=>m.remove(),click:g=>{g.target===m&&m.close()}}},i("div",{class:"trace-box"},i("div",{class:"trace-head"},i("h2",{id:n},d),ve("close","Close",()=>m.close())),i("div",{class:"trace-body"},a,u,
l,r)));async function p(g,h){c.disabled=!0;try{for(let y=0;y<o.length;y+=1){let w=await Bo(o[y].id,g);o=o.map(b=>b.id===w.id?w:b),t(w)}c.value="",r.classList.remove("error-text"),r.textContent=h}catch(y){
r.classList.add("error-text"),r.textContent=y.message,ke(y.message,!0)}c.disabled=!1,f(),c.focus()}function f(){let g=new Map;o.flatMap(h=>h.tags).forEach(h=>{let y=[...g.keys()].find(w=>w.toLowerCase()===
h.toLowerCase())??h;g.set(y,(g.get(y)??0)+1)}),M(a,[...g].map(([h,y])=>i("li",{class:"tag"},h,y<o.length&&i("span",{class:"muted"},` ${y} of ${o.length}`),ve("close",`Remove the tag ${h}`,()=>p({remove_tags:[
h]},`“${h}” was removed.`)))),g.size===0&&i("li",{class:"muted"},"No tags yet."))}return f(),document.body.append(m),m.showModal(),c.focus(),on().then(g=>M(l,g.map(({tag:h})=>i("option",{value:h})))).
catch(()=>{}),m}function bh({title:e,text:t,form:o,action:n,start:s,ended:r}){let a=de("regroup"),l=i("p",{class:"small regroup-status",role:"status"}),c=i("progress",{max:"1",value:"0",hidden:!0,"aria-label":e}),u=i(
"button",{type:"submit",class:"primary"},n),d=q("Cancel",()=>f.close()),m=null,p=i("fieldset",{class:"regroup-fields"},o),f=i("dialog",{class:"trace-dialog regroup-dialog","aria-labelledby":a,on:{close:()=>f.
remove(),click:b=>{b.target===f&&f.close()}}},i("form",{class:"trace-box",on:{submit:b=>{b.preventDefault(),w()}}},i("div",{class:"trace-head"},i("h2",{id:a},e),ve("close","Close",()=>f.close())),i("d\
iv",{class:"trace-body"},t&&i("p",{class:"muted"},t),p,c,l),i("div",{class:"regroup-buttons"},d,u)));function g(b,_=!1){l.textContent=b,l.classList.toggle("error-text",_),_&&ke(b,!0)}function h(b){p.disabled=
u.disabled=!1,c.hidden=!0,d.textContent="Cancel",m=null,g(b,!0),f.isConnected||Me(b,{urgent:!0})}function y(b){b.state==="done"?(f.close(),r(b)):b.state==="failed"||b.state==="cancelled"?h(b.error?.detail??
"It did not work."):b.bytes_total>0&&(c.max=b.bytes_total,c.value=b.bytes_done,g(`${R(b.files_done)} of ${J(b.files_total,"file")}`))}async function w(){g("");try{m=await s()}catch(b){h(b.message);return}
m&&(p.disabled=u.disabled=!0,c.hidden=!1,c.removeAttribute("value"),d.textContent="Stop",d.onclick=()=>m&&Zn(m.id).catch(()=>{}),fa(m.id,y))}return document.body.append(f),f.showModal(),{dialog:f,say:g,
go:u}}async function wS(e,t){try{for(let o of e.binned)await Qn(o);for(let o of e.made.filter(n=>!n.already_stored))await Jn(o.set)}catch(o){Me(`Not everything could be undone. ${o.message}`,{urgent:!0})}
t(e.binned[0])}function _h(e,t,o){Me(e,{seconds:30,action:{label:"Undo",run:()=>wS(t,o)}}),o(t.set)}function yS(e,t){let o=e.file_list.map(s=>i("input",{type:"checkbox",value:String(s.number),on:{change:t}})),
n=e.file_list.map((s,r)=>i("li",{},i("label",{class:"check"},o[r],i("span",{class:"regroup-rank"},`Rank ${s.rank}`),i("span",{class:"mono wrap"},s.file),i("span",{class:"muted small"},Se(s.disk_bytes)))));
return{node:i("ul",{class:"regroup-files","aria-label":"Files"},n),chosen:()=>o.filter(s=>s.checked).map(s=>Number(s.value))}}function yh(e,t,o,n,s){return i("label",{class:"check"},i("input",{type:"r\
adio",name:e,value:t,checked:n,on:{change:s}}),o)}async function kh(e,t){let o=de("split"),n=i("div",{class:"regroup-form"},i("p",{class:"muted"},"Loading …")),s=null,r=()=>n.querySelector("input:ch\
ecked")?.value!=="two",{dialog:a,say:l,go:c}=bh({title:`Split ${e.label}`,action:"Split",text:"The new sets are the same as if their files had been added separately. The traces are not needed.",form:n,
start:async()=>{let d=r()?[]:s.chosen();return!r()&&(d.length===0||d.length===e.files)?(l("Check some of the files, and not all of them.",!0),null):Am(e.id,r()?{}:{parts:[{files:d}]})},ended:d=>_h(`“${e.
label}” was split into ${J(d.made.length,"set")}.`,d,t)}),u=()=>{s.node.hidden=r()};c.disabled=!0;try{let d=await yo(e.id);s=yS(d,()=>l("")),M(n,yh(o,"each",`Each file becomes a set: ${J(d.file_list.
length,"set")}`,!0,u),yh(o,"two","The checked files become one set, the others another",!1,u),s.node),u(),c.disabled=!1,a.open&&n.querySelector("input").focus()}catch(d){M(n),l(d.message,!0)}}function xh(e,t){
let o=de("label"),n=i("input",{id:o,type:"text",maxlength:"200",autocomplete:"off",spellcheck:"false",placeholder:"The beginning that their labels share"});bh({title:`Join ${J(e.length,"set")}`,action:"\
Join",text:"All their files become the ranks of one set, as if they had been dropped together. Files that state no rank, neither inside nor in their name, are numbered again.",form:i("div",{class:"reg\
roup-form"},i("ul",{class:"regroup-files","aria-label":"Sets"},e.map(s=>i("li",{},i("span",{class:"wrap"},s.label),i("span",{class:"muted small"},` ${J(s.files,"file")}`)))),i("label",{for:o},"Label"),
n),start:()=>Cm(e.map(s=>s.id),n.value.trim()),ended:s=>_h(`${J(e.length,"set")} were joined.`,s,t)}),n.focus()}var bS=10,_S=12,kS=200,xS=4;async function Uc(e,t){let o=[],n=[...e];return await Promise.all(Array.from({length:xS},async()=>{for(;n.length>0;){let s=n.shift();try{await t(s)}catch(r){o.push({item:s,
error:r})}}})),o}function $S({change:e,sort:t}){let o=de("find"),n=i("span",{class:"muted small found"}),s=!1,r=Xe(kS,()=>e({q:a.value.trim()})),a=i("input",{id:o,type:"search",autocomplete:"off",spellcheck:"\
false",maxlength:"120",placeholder:"Find by label, note, tag, device, file or id",on:{input:r,keydown:p=>{p.key==="Escape"&&a.value!==""&&(p.preventDefault(),a.value="",r.cancel(),e({q:""}))}}}),l=i("\
select",{"aria-label":"Sort by",on:{change:()=>t(...l.value.split(" "))}},hh.flatMap(({sort:p,text:f})=>[["desc","↓"],["asc","↑"]].map(([g,h])=>i("option",{value:`${p} ${g}`},`${f} ${h}`)))),c=i("\
span",{class:"tags filter-tags",role:"group","aria-label":"Tags"}),u=i("div",{class:"find-bar",hidden:!0,role:"search"},i("label",{for:o,class:"visually-hidden"},"Find trace sets"),a,c,i("span",{class:"\
list-order"},l),n);function d(p,f,g){let h=[...p.tag.filter(w=>!f.some(b=>b.tag===w)).map(w=>({tag:w})),...f.slice(0,_S)],y=c.contains(document.activeElement)&&document.activeElement.dataset.tag;M(c,h.
map(({tag:w,sets:b})=>q([w,b!==void 0&&i("span",{class:"muted"},` ${R(b)}`)],()=>g(w),{class:"tag","aria-pressed":String(p.tag.includes(w)),data:{tag:w}}))),y&&c.querySelector(`[data-tag="${CSS.escape(
y)}"]`)?.focus()}function m(){s=!0,u.hidden=!1,a.focus(),a.select()}return{node:u,drawTags:d,focus:m,draw(p,f,g){u.hidden=g<=bS&&!Ea(p)&&!s,l.value=`${p.sort} ${p.order}`,document.activeElement!==a&&(a.
value=p.q);let h=f===0?"No set matches.":J(f,"set");return n.textContent=Ea(p)?h:"",h}}}var $h=e=>[...e.values()].every(t=>t.pinned);function vS(e){let t=i("span",{role:"status"}),o=q("",e.compare,{class:"\
primary"}),n=q("Join …",e.join,{class:"writes"}),s=q("Tags …",e.tags,{class:"writes"}),r=q("",e.pin,{class:"writes"}),a=q("",e.remove,{class:"writes danger"}),l=i("section",{class:"bulk-bar","aria\
-label":"Selected sets",hidden:!0},t,o,n,s,r,a,ve("close","Select none",e.clear));return{node:l,draw(c){l.hidden=c.size===0,t.textContent=`${R(c.size)} selected`,o.textContent=`Compare (${R(c.size)})`,
o.disabled=c.size!==2,o.title=c.size===2?"The older set becomes the control, unless the names say otherwise":"Select two sets to compare them",n.disabled=c.size<2,n.title=c.size<2?"Select two sets or \
more to join them":"Make one set of them",r.textContent=$h(c)?"Unpin":"Pin",a.textContent=`Delete (${R(c.size)})`}}}function SS(e){let t=i("span",{class:"muted"}),o=q("Previous",()=>e(-1)),n=q("Next",
()=>e(1)),s=i("nav",{class:"pager","aria-label":"Pages of the list",hidden:!0},o,t,n);return{node:s,draw(r,a){let l=(r-1)*un,c=Math.min(l+un,a.entry_total);s.hidden=a.entry_total<=un&&r===1,o.disabled=
r===1,n.disabled=c>=a.entry_total,t.textContent=c>l?`${R(l+1)}–${R(c)} of ${R(a.entry_total)}${a.entry_total===a.total?"":` rows, ${J(a.total,"set")}`}`:""}}}function vh({change:e,pick:t,ready:o,loaded:n,
empty:s,context:r}){let a=i("div",{class:"content"},ES()),l=new Map,c=new Map,u=null,d=null,m="",p=null,f=[],g={control:"",test:""},h="",y=null,w="",b=!1,_=(C,W)=>{b=!0,e({page:1,...C},W)},k=$S({change:C=>_(
C,{replace:!0}),sort:(C,W)=>_({sort:C,order:W})}),E=gh({pick:t,save:Q,pin:Z,remove:ie,check:P,checkAll:U,toggleGroup:Y,tags:ae,split:C=>kh(C,Ae),more:L,filterTag:K,sort:z}),x=vS({compare:te,join:()=>xh(
[...l.values()],Ae),tags:()=>ae([...l.values()]),pin:()=>Z([...l.values()],!$h(l)),remove:()=>ie([...l.values()]),clear:()=>{l.clear(),F()}}),T=SS(C=>{e({page:u.page+C}),a.scrollIntoView({block:"start"})}),
S=$p(v),$=i("div",{class:"set-list"},S.node,k.node,a,T.node,x.node);async function v(){y?.abort(),y=new AbortController;let{signal:C}=y;m=Mn(u).toString(),a.ariaBusy="true";let W=setTimeout(()=>r.busy(
!0),400);try{let[V,I,ee]=await Promise.all([Mt(Mn(u),{signal:C}),on({signal:C}),Ea(u)?Mt("limit=0",{signal:C}):null,o()]);d=V,f=I,p=S.draw(ee??V),await O(C),re()}catch(V){V.name!=="AbortError"&&A(V)}finally{
clearTimeout(W),C.aborted||(r.busy(!1),a.ariaBusy=null)}}function A(C){d=null,m="",M(a,i("div",{class:"error-box",role:"alert"},i("h2",{},"The traces cannot be listed"),i("p",{},C.message),q("Try agai\
n",v,{class:"primary"})))}let D=(C,W,V=un)=>{let I=Mn({...u,page:1});return I.delete("group"),I.set("prefix",C),I.set("offset",String(W)),I.set("limit",String(V)),I};async function O(C){let W=new Set(
d.entries.flatMap(({group:V})=>V?[V.prefix]:[]));for(let[V,I]of[...c]){if(!W.has(V)){c.delete(V);continue}let ee=await Mt(D(V,0,Math.min(1e3,Math.max(un,I.sets.length))),{signal:C});c.set(V,{sets:B(ee),
total:ee.total,loading:!1})}}async function L(C){let W=c.get(C),V=m;W.loading=!0,F();try{let I=await Mt(D(C,W.sets.length));W.sets=[...W.sets,...B(I)],W.total=I.total}catch(I){Me(`${C} cannot be liste\
d. ${I.message}`,{urgent:!0})}W.loading=!1,V===m&&F()}function Y(C){c.delete(C)?F():(c.set(C,{sets:[],total:0,loading:!0}),L(C))}let B=C=>C.entries.flatMap(({set:W})=>W?[W]:[]),j=()=>d.entries.flatMap(
({set:C,group:W})=>C?[C]:c.get(W.prefix)?.sets??[]);function re(){n({sets:B(d),allTotal:p,checking:S.checking()});let C=k.draw(u,d.total,p);b&&(b=!1,ke(C)),F(),w!==""&&se(w)}function F(){if(d&&(k.drawTags(
u,f,K),T.draw(u.page,d),x.draw(l),!(d.entries.length===0&&S.checking()))){if(d.entries.length===0){M(a,p===0?s():H());return}E.node.parentNode!==a&&M(a,E.node),E.draw({...d,groups:c,picked:g,checked:l,
sort:u.sort,order:u.order})}}let H=()=>d.total>0?i("p",{class:"card nothing"},"There is nothing on this page."):i("p",{class:"card nothing"},"No set matches. ",q("Show all",()=>_({q:"",tag:[]}),{class:"\
link-button"}));function se(C){if(w="",E.flash(C))return;d.entries.find(({group:V})=>V&&c.get(V.prefix)?.sets.some(I=>I.id===C))||pt([C]).then(([V])=>{let[I]=(V&&d?d.entries:[]).filter(({group:ee})=>ee&&
V.label.toLowerCase().startsWith(ee.prefix.toLowerCase())).sort((ee,ce)=>ce.group.prefix.length-ee.group.prefix.length);I&&!c.has(I.group.prefix)&&Y(I.group.prefix)}).catch(()=>{})}function z(C){let W=C===
"label"?"asc":"desc",V=W==="asc"?"desc":"asc";_({sort:C,order:u.sort===C&&u.order===W?V:W})}function K(C){let W=u.tag.includes(C);_({tag:W?u.tag.filter(V=>V!==C):[...u.tag,C].slice(-8)})}function P(C,W,V){
let I=j(),[ee,ce]=[I.findIndex(Le=>Le.id===h),I.findIndex(Le=>Le.id===C.id)].sort((Le,Ye)=>Le-Ye);(V&&ee>=0?I.slice(ee,ce+1):[C]).forEach(Le=>W?l.set(Le.id,Le):l.delete(Le.id)),h=C.id,F()}function U(C){
j().forEach(W=>C?l.set(W.id,W):l.delete(W.id)),F()}function te(){let[C,W]=[...l.values()].sort((ee,ce)=>ee.created.localeCompare(ce.created)),[V,I]=Gs(C,W);r.go(Bt(V.id,I.id))}function ue(C){if(d===null){
v();return}let W=V=>V.id===C.id?{...V,...C}:V;d.entries=d.entries.map(V=>V.set?{set:W(V.set)}:V),c.forEach(V=>{V.sets=V.sets.map(W)}),l.has(C.id)&&l.set(C.id,C),n({sets:B(d),allTotal:p}),F(),a.ariaBusy===
"true"&&v()}function Ae(C){return l.clear(),w=C,v()}async function Q(C,W){try{return ue(await Bo(C.id,W)),ke("Saved."),!0}catch(V){return Me(`Not saved. ${V.message}`,{urgent:!0}),!1}}function ae(C){wh(
C,ue).addEventListener("close",()=>v())}let ge=C=>C.length===1?`“${C[0].label}”`:J(C.length,"set");async function Z(C,W){let V=await Uc(C,async I=>ue(await Bo(I.id,{pinned:W})));V.length>0?Me(`${ge(
V.map(({item:I})=>I))} ${V.length===1?"was":"were"} not changed. ${V[0].error.message}`,{urgent:!0}):ke(`${ge(C)} ${C.length===1?"is":"are"} ${W?"pinned":"not pinned"}.`)}async function ie(C){let W=await Uc(
C,I=>Jn(I.id));W.length>0&&Me(`${ge(W.map(({item:I})=>I))} ${W.length===1?"was":"were"} not deleted. ${W[0].error.message}`,{urgent:!0});let V=C.filter(I=>!W.some(({item:ee})=>ee===I));V.forEach(I=>l.
delete(I.id)),V.length>0&&Me(`${ge(V)} ${V.length===1?"was":"were"} deleted.`,{seconds:30,action:{label:"Undo",run:()=>Ee(V)}}),document.getElementById("main").focus({preventScroll:!0}),await v()}async function Ee(C){
let W=await Uc(C,V=>Qn(V.id));W.length>0&&Me(`${ge(W.map(({item:V})=>V))} cannot be brought back. ${W[0].error.message}`,{urgent:!0}),w=C.length===1?C[0].id:"",await v()}return{node:$,show(C,W){let V=u;
u=C,g=W,V&&Mn(V).get("sort")!==Mn(u).get("sort")&&c.clear(),Mn(u).toString()!==m?v():F()},reload(C=""){return w=C||w,v()},search:()=>p>0&&(k.focus(),!0),enter:()=>E.focus(),focused:()=>d&&j().find(C=>C.
id===document.activeElement.closest("tr[data-set]")?.dataset.set),unmount(){y?.abort(),S.stop()}}}function ES(){return i("div",{class:"card skeleton-list","aria-hidden":"true"},Array.from({length:6},()=>i(
"div",{class:"skeleton"})))}function st(e){let t=i("a",{class:"button sql-link",hidden:!0,title:`${e}: the same numbers in SQL`,"aria-label":`${e}: SQL`},"SQL");return{node:t,set(o){t.hidden=o===null,o!==null&&(t.href=o)}}}var zc=4,TS=["control","test"],Za={operator_and_shapes:"launched by the same operator with the same input shapes",operator:"launched by the same operator",template_arguments:"one template with other a\
rguments",shapes:"launched by other operators with the same input shapes"};function Sh(e){let t=i("h2"),o=i("ul",{class:"replacements-list"}),n=i("p",{class:"related-more"}),s=st("Probable replacement\
s"),r=i("details",{class:"card rank-steps replacements",hidden:!0},i("summary",{},t,i("span",{class:"muted rank-summary"},"Kernels that are gone and those that probably replaced them, judged by what l\
aunches them, or by their names if these differ in template arguments alone.")),i("div",{class:"chart-tools"},s.node),o,n),a=!1,l=null;function c(d,m){let p=d.replacements??[];l!==d&&(l=d,a=!1),r.hidden=
p.length===0,!r.hidden&&(t.textContent=`Probable replacements (${R(p.length)})`,M(o,p.slice(0,a?void 0:zc).map(f=>u(f,d,m))),n.hidden=a||p.length<=zc,M(n,!n.hidden&&q(`Show all ${R(p.length)}`,()=>{a=
!0,c(d,m),o.children[zc].querySelector("a").focus()},{class:"link-button"})))}function u(d,m,p){let f={diff_duration:d.diff_duration};TS.forEach(x=>{f[`${x}_counts`]=d[x].counts,f[`${x}_total_duration`]=
d[x].total_duration});let{control:g,test:h,diff:y,growth:w,controlCount:b,testCount:_}=Uo(f,p?"per_step":"total",m),k=y>0?"more":y<0?"less":"calm",E=(x,T,S)=>i("p",{class:`replaced ${S}`},i("span",{class:"\
replaced-mark","aria-hidden":"true"},T),i("span",{class:"visually-hidden"},T==="−"?"gone: ":"new: "),i("a",{href:e(x),class:"mono",title:x.name},i("bdi",{},x.name)));return i("li",{},i("div",{class:"\
replaced-names"},E(d.control,"−","less-mark"),E(d.test,"+","more-mark"),i("p",{class:"muted small"},Za[d.rule]??d.rule,d.shared!==null&&[", ",i("span",{class:"mono"},d.operator??"")," ",d.input_dims&&
i("span",{class:"mono"},d.input_dims),` (${Pe(100*d.shared)} of what launches them is shared)`])),i("dl",{class:"replaced-numbers"},i("dt",{},p?"calls per step":"calls"),i("dd",{},`${R(b)} → ${R(_)}`),
i("dt",{},p?"time per step":"time"),i("dd",{title:`${le(g)} → ${le(h)}`},`${N(g)} → ${N(h)}`),i("dt",{},"Δ"),i("dd",{class:`strong ${k}`,title:je(y)},xe(y),g>0&&` (${ye(w)})`)))}return{node:r,sql:s,
draw:c}}async function qt(e,t){try{await navigator.clipboard.writeText(e),Me(t,{seconds:4})}catch{Me(`Copy this: ${e}`,{seconds:60})}}var OS={added:"new: in the test only",deleted:"gone: in the control only",
increased:"called more often",decreased:"called less often",unchanged:"called equally often"},Eh="q is the false discovery rate: of all rows with a q this small, at most this share is expected to be n\
oise";function Dn(e){if(e.q_value===null)return"Cannot judge: each side needs at least 4 observations.";if(e.too_few&&e.among){let[o,n]=e.among;return`${R(o)} steps are too few to find a change among ${R(
n)} rows.`}let t=`q = ${Ht(ln(e))}, p = ${Ht(e.p_value)}`;return e.significance==="cannot_judge"?`Cannot judge: two recordings of one program may differ so, too (${t}).`:e.significance==="no_differenc\
e_found"?`No difference found (${t}).`:`${e.significance==="slower"?"Slower":"Faster"} (${t}).`}function ar(e){switch(e.calls){case"fact":return`calls: ${R(e.control_calls)} → ${R(e.test_calls)} in \
every step`;case"more":case"fewer":return`${e.calls} calls per step (q = ${Ht(e.calls_q_value)})`;default:return""}}var MS=({row:e,of:t})=>{let o=typeof e.control_median=="number"&&typeof e.test_median==
"number",n=(a,l)=>a===null||l===null?null:l-a,s=(a,l,c,u,d=[])=>i("tr",{},i("th",{scope:"row"},a),[l,c,u].map((m,p)=>i("td",{class:`num${p===2?" strong":""}`,title:d[p]??null},m))),r=(a,l,c,u=n(l,c))=>s(
a,N(l),N(c),xe(u),[le(l),le(c),je(u)]);return i("table",{class:"detail-table"},i("thead",{},i("tr",{},i("td"),["Control","Test","Δ"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("Call\
s",R(e.control_counts),R(e.test_counts),tt(e.diff_counts)),r("Total",e.control_total_duration,e.test_total_duration,e.diff_duration),r("Per step",t("control_per_step"),t("test_per_step"),t("diff_per_s\
tep")),r("Per call",t("control_per_call"),t("test_per_call"),t("diff_per_call")),e.control_self_duration!==null&&r("Self, total",e.control_self_duration,e.test_self_duration,t("diff_self_duration")),o&&
r("Median of steps",e.control_median,e.test_median),o&&r("Quartile spread",e.control_spread,e.test_spread)))};function Th(e){return e.replaces?`${e.name}
probably replaces ${e.replaces.name}
(${Za[e.replaces.rule]??e.replaces.rule})`:e.aliases?[e.name,...Qs(e)].join(`
`):e.name}function Oh({onClear:e,href:t,tree:o,timeline:n,onRanks:s,onTable:r}){let a=i("div",{class:"op-panel-body"}),l=i("aside",{class:"op-panel","aria-label":"Selected operation",hidden:!0},i("div",
{class:"op-panel-head"},i("h2",{},"Selected operation"),ve("close","Close (Escape)",e)),a),c=null;function u(d){let{row:m}=d,{replaces:p}=m,f=ar(m);return[i("p",{class:"mono full-name"},i("bdi",{},m.name)),
i("p",{class:"muted small"},m.category,m.kind&&` · ${m.kind.toLowerCase()}`,` · ${OS[m.change]}`),p&&i("div",{class:"small op-replaces"},i("p",{},"probably replaces"),i("p",{class:"mono full-name"},
i("bdi",{},p.name)),i("p",{class:"muted"},`${Za[p.rule]??p.rule}${p.operator?`: ${p.operator}`:""}`,p.input_dims&&i("span",{class:"mono"},` ${p.input_dims}`))),m.aliases&&i("div",{class:"small op-repl\
aces"},i("p",{},p?"all kernels that are gone or new":m.category==="python_function"?"one Python function, whose line or folder differs":"one call or copy under several names; each name is on one side \
only"),Qs(m).map(g=>i("p",{class:"mono full-name"},i("bdi",{},g)))),m.significance&&i("p",{class:"small"},Dn(m),f&&` ${f[0].toUpperCase()}${f.slice(1)}.`),MS(d),i("p",{class:"op-actions"},t?.(m)&&i("a",
{href:t(m)},"Open this operation"),n?.(m)&&i("a",{href:n(m)},"Show in the timeline"),o?.(m)&&i("a",{href:o(m)},"Where in the tree"),r&&q("Show in the table",r,{class:"link-button"}),s&&q("Show its ran\
ks and steps",s,{class:"link-button"}),q("Copy the name",()=>qt(m.name,"Name copied."),{class:"link-button"}))]}return{node:l,isOpen:()=>!l.hidden,draw(d,m=null){if(d===c&&m===null)return;c=d;let p=l.
hidden;l.hidden=d===null&&m===null,document.body.toggleAttribute("data-panel",!l.hidden),M(a,l.hidden?null:m??u(d)),(p||m)&&(a.scrollTop=0)},unmount(){document.body.removeAttribute("data-panel"),l.remove()}}}var Mh=64,Ah=32;function AS(e){let t=`“${[...e].slice(0,40).join("")}${[...e].length>40?"…":""}”`;if(new TextEncoder().encode(e).length>Mh)return`${t} is too long: a tag has at most ${Mh} bytes.`;
if(/\p{Cc}/u.test(e))return`${t} has a control character.`;let[o,...n]=e.split("=");return n.length>0&&(o.trim()===""||n.join("=").trim()==="")?`${t} has nothing ${o.trim()===""?"before":"after"} the \
“=”. Write, for example, branch=main.`:""}function CS(e){let t=e.split(",").map(r=>r.trim().replace(/\s+/g," ")).filter(r=>r!==""),o=t.map(r=>r.toLowerCase()),n=t.filter((r,a)=>o.indexOf(o[a])===a),
s=n.map(AS).find(r=>r!=="")??(n.length>Ah?`${n.length} tags are too many: a set has at most ${Ah}.`:"");return{tags:n,fault:s}}var RS="key=value, separated by commas";function Ch(){let[e,t]=["tags","t\
ags-help"].map(de),o=i("span",{id:t,class:"tag-help",role:"status"}),n=i("input",{type:"text",id:e,autocomplete:"off",spellcheck:"false",placeholder:"branch=main, host=a100-3","aria-describedby":t,value:$e.
tagText,on:{input:()=>s(!1),change:()=>s(!0)}});function s(r){let{tags:a,fault:l}=CS(n.value);Object.assign($e,{tagText:n.value,tags:a,tagFault:l}),(r||l==="")&&(o.textContent=l||RS,o.classList.toggle(
"error-text",l!==""),n.setAttribute("aria-invalid",String(l!=="")))}return s(!0),i("div",{class:"tag-field writes small"},i("label",{for:e},"Tags of the next uploads"),n,o)}function Rh(e,t,o){let n=i("input",{type:"file",multiple:!0,hidden:!0,...o,on:{change:()=>{let s=_p(n.files);s.length>0?$e.add(s):o.webkitdirectory&&Me("That folder is empty.",{urgent:!0}),n.value=""}}});
return i("span",{class:"writes"},i("button",{type:"button",on:{click:()=>n.click()}},Pt(t),e),n)}function Lh(e){return i("div",{class:"recipe"},i("pre",{},i("code",{},e)),q("Copy",()=>qt(e,"Code copie\
d."),{class:"small-button","aria-label":"Copy the code"}))}function LS(){let e=(t,o,n)=>{let s=q(t,async()=>{s.disabled=!0;try{await $e.addSample(o)}catch(r){Me(`The sample cannot be added. ${r.message}`,
{urgent:!0}),s.disabled=!1}},{class:n});return s};return i("div",{class:"empty"},i("h2",{},"No traces yet"),i("p",{class:"tagline"},"tracediff compares two runs of a PyTorch program, as its profiler r\
ecorded them, and says what changed, by how much, and why."),i("p",{class:"writes sample-offer"},e("Look at a sample pair","","primary"),i("span",{class:"muted"},"Two recordings of a training on an H2\
00; attention was one kernel, then written by hand.")),i("p",{class:"writes sample-offer"},e("One with four ranks","ranks",""),i("span",{class:"muted"},"Generated, with four changes planted in the sec\
ond.")),i("h3",{},"Your own"),i("ol",{},i("li",{},"Copy ",i("code",{},"clients/python/tracediff_record.py")," of tracediff beside your program, and record a few training steps, once before and once af\
ter your change:",Lh(oh),i("details",{},i("summary",{},"Or with ",i("code",{},"torch.profiler")," alone, which does not time the steps without the profiler"),Lh(nh))),i("li",{},"Each run leaves a fold\
er with one ",i("code",{},".json")," or ",i("code",{},".json.gz")," file per rank."),i("li",{class:"writes"},"Drop both folders anywhere in this window, together or one after the other: the comparison\
 opens by itself.")))}function NS(e){let t=i("span",{class:"side side-control"}),o=i("span",{class:"side side-test"}),n=ve("swap","Swap control and test",e),s=i("a",{class:"button primary",href:me("/c\
ompare")},"Compare"),r=i("span",{class:"muted"}),a=i("section",{class:"pick-bar","aria-label":"Control and test"},i("div",{class:"pick-pair"},t,n,o),r,s);function l(c,u){let d=(p,f,g)=>M(p,i("b",{class:"\
letter"},f),g?i("span",{class:"ellipsis",title:g.label},g.label):i("span",{class:"muted"},"not picked"));d(t,"A",c),d(o,"B",u);let m=c&&u&&c.id===u.id;r.textContent=m?"Both sides are the same set.":"",
n.disabled=!c&&!u,c&&u?(s.href=Bt(c.id,u.id),s.removeAttribute("aria-disabled")):(s.removeAttribute("href"),s.setAttribute("aria-disabled","true"))}return{node:a,draw:l}}var ir={path:"/",name:"Traces",
mount(e,t){return IS(e,t)}},Nh=24,PS=100;function IS(e,t){let o=Sa(location.search),n={control:null,test:null},s=[],r=!1,a=[],l=!1,c=i("span",{class:"count"}),u=lh(),d=vh({change:g,pick:x,ready:u.load,
loaded:y,empty:LS,context:t}),m=NS(()=>E({control:n.test,test:n.control})),p=ah(b,()=>d.reload()),f=Ch();m.node.hidden=!0,f.hidden=!0,e.append(i("div",{class:"page traces-page"},i("div",{class:"page-h\
ead"},i("h1",{},"Traces ",c),i("div",{class:"page-actions"},i("span",{class:"muted drop-hint writes"},"Drop folders anywhere, or"),Rh("Choose a folder","folder",{webkitdirectory:!0,"aria-label":"Choos\
e a folder of traces",id:"choose-folder"}),Rh("Choose files","file",{accept:".json,.gz,.tracediff","aria-label":"Choose trace files",id:"choose-files"}))),f,i("p",{class:"muted small traces-lost write\
s"},"This server does not keep the trace files, so you cannot download them later or open them in Perfetto. ",i("code",{},"tracediff serve --keep-traces=20G")," keeps them."),u.node,p.node,m.node,d.node)),
t.setTitle("Traces");function g(S,$){t.go(mf({...o,...S}),$)}function h(){d.show(o,{control:n.control?.id??"",test:n.test?.id??""}),m.draw(n.control,n.test)}function y({sets:S,allTotal:$,checking:v=!1}){
l||(s=S,t.setTitle(`Traces (${R($)})`),c.textContent=$>0?R($):"",m.node.hidden=$===0,f.hidden=$===0,location.search===""&&$<=Nh&&!v&&w(S),k())}function w(S){let{control:$,test:v}=Ql(S);$&&($!==n.control?.
id||v!==n.test?.id)&&(n={control:ze(S,$),test:ze(S,v)},g({control:Je($),test:Je(v)},{replace:!0}))}function b(S){let $=$e.transfers.some(v=>v.job?.set===S);$&&!a.includes(S)&&a.push(S),$&&g({q:"",tag:[],
sort:"created",order:"desc",page:1},{replace:!0}),_($?S:"")}let _=Xe(PS,async S=>{if(await d.reload(S),a.length>1&&!r&&!l){let $=await pt(a.slice(-Nh)).catch(()=>[]);if(!l&&!r){$.sort((A,D)=>a.indexOf(
D.id)-a.indexOf(A.id));let{control:v}=Ql($);w(v===""?$.slice(0,2):$)}}});async function k(){let S=o,$=["control","test"].map(L=>S[L]),v=$.filter(L=>L!==""&&!s.some(Y=>Y.id.startsWith(L))),A=await pt(v).
catch(()=>[]);if(l||S!==o)return;let[D,O]=$.map(L=>L===""?null:s.find(Y=>Y.id.startsWith(L))??ze(A,L)??null);n={control:D,test:O},h()}function E(S){r=!0,n=S,g({control:Je(S.control?.id??""),test:Je(S.
test?.id??"")})}function x(S,$){E({...n,[S]:$}),ke(`${$.label} is the ${S}.`)}function T(S){let $=d.focused();return $?x(S,$):!1}return h(),{keys:{search:d.search,enter:d.enter,control:()=>T("control"),
test:()=>T("test")},update(S){let $=o;o=Sa(S),h(),($.control!==o.control||$.test!==o.test)&&k()},back:()=>d.reload(),unmount(){l=!0,_.cancel(),d.unmount(),p.unmount()}}}var lr=200;function Ph(e){let t=null,o=[],n=new Map,s=null,r=(c,u)=>{for(let d=Math.max(0,c);d<Math.min(u,o.length);d+=1)if(o[d]===void 0)return d;return-1};async function a(c){let u=new AbortController,
d=t,m=new URLSearchParams(d);m.set("diagnosis","false"),Object.entries(c).forEach(([p,f])=>m.set(p,String(f))),s=u;try{let p=await ut(m,{signal:u.signal});return d===t?p:null}catch{return null}finally{
s===u&&(s=null)}}function l(c,u){n.set(c,u?u.index:-1),u&&(o[u.index]=u.row)}return{rows:()=>o,start(c,u,d){s?.abort(),t=new URLSearchParams(c),o=new Array(u.row_count),n=new Map,u.rows.forEach((m,p)=>{
o[p]=m}),d!==""&&l(d,u.selected)},placeOf(c){let u=o.findIndex(d=>d?.id===c);return u>=0?u:n.get(c)},async find(c){let u=await a({row:c,limit:0});u&&(l(c,u.selected),e())},async want(c,u){let d=r(c,u);
if(d<0||s!==null)return;let m=lr*Math.floor(d/lr),p=await a({offset:m,limit:lr});p&&(p.rows.forEach((f,g)=>{o[m+g]=f}),e())},stop(){s?.abort(),t=null}}}var Gc=e=>as(e,e.unit,ss(e)).toString();function Dh(e,t,o){let n=new URLSearchParams(e);return n.set("limit",String(lr)),t.op!==""&&n.set("row",t.op),o?.key===bt(t).toString()&&n.set("diagnosis","fals\
e"),n.toString()}var Yc=e=>({key:bt(e).toString(),diagnosis:[],note:"Looking for the causes …",late:!0});async function Bh(e,t){t.late=!1;let o=new URLSearchParams(e);o.set("limit","0");try{return await ut(
o)}catch{return null}}function DS(e,t){if(globalThis.firstComparison||e.control===""||e.test==="")return;let o=Dh(Gc(e),e,t),n=new AbortController,s=ut(o,{signal:n.signal});s.catch(()=>{}),globalThis.
firstComparison={query:o,stop:n,answer:s}}var BS=/^((control|test)(_(ranks|steps|marker))?|marker|q|significant)$/;async function Ih(e){let t=()=>{let o=new URLSearchParams(location.search);return[...o.
keys()].filter(n=>!BS.test(n)).forEach(n=>o.delete(n)),location.replace(me(`/compare/recordings?${o}`)),new Promise(()=>{})};try{let o=await e;return o.judged==="between_recordings"?t():o}catch(o){if(o.
code!=="not_for_recordings")throw o;return t()}}function qh(e,t){DS(e,t);let o=globalThis.firstComparison;return delete globalThis.firstComparison,(n,s,r,a)=>{let l=Dh(n,s,r),c=o;return o=null,c?.query===
l?(a.addEventListener("abort",()=>c.stop.abort()),Ih(c.answer)):(c?.stop.abort(),Ih(ut(l,{signal:a})))}}var qS=250;function Tt({context:e,results:t,message:o}){let n=null,s=!1;async function r(u,d,m){n?.abort(),n=new AbortController;let{signal:p}=n,f=()=>s||p.aborted,g=setTimeout(()=>{e.busy(!0),t.setAttribute(
"aria-busy","true")},qS),h;try{let y=await u(p);h=()=>d(y)}catch(y){h=()=>{m(y),a(y)}}clearTimeout(g),!f()&&(l(),h(),e.settled())}function a({message:u}){let[,d]=/^(\w+): /.exec(u)??[],m=new URL(location.
href),p=m.searchParams.get(d);p!==null&&(m.searchParams.delete(d),o.querySelector(".error-box")?.append(q(`Clear ${d}=${p.length>40?`${p.slice(0,40)}…`:p}`,()=>e.go(m.pathname+m.search))))}function l(){
e.busy(!1),t.removeAttribute("aria-busy")}function c(){n?.abort(),l()}return{ask:r,drop:c,say(u){M(o,u),t.hidden=u!==null},unmount(){s=!0,n?.abort()}}}var FS=4,Fh=280,cr=[];function WS(e){return new Promise(t=>{cr.push({node:e,go:t}),cr.length===1&&It().then(Wh)})}function Wh(){let e=cr.findIndex(({node:o})=>{let{top:n,bottom:s}=o.getBoundingClientRect();
return s>0&&n<window.innerHeight}),[{go:t}]=cr.splice(Math.max(0,e),1);t(),cr.length>0&&It().then(Wh)}function jS(e,t){let o=null,n=null;e.on("plotly_hover",l=>{o=l}),e.on("plotly_unhover",()=>{o=null});
let s=0,r=0,a=l=>{clearTimeout(s),s=performance.now()<r?0:setTimeout(()=>t(l),Fh)};e.on("plotly_doubleclick",()=>{clearTimeout(s),r=performance.now()+Fh}),e.on("plotly_click",l=>{n=null,a(l)}),e.addEventListener(
"mousedown",({clientX:l,clientY:c,button:u})=>{n=o&&u===0?{event:o,x:l,y:c}:null},!0),e.addEventListener("click",({clientX:l,clientY:c})=>{let u=n;n=null,u&&Math.hypot(l-u.x,c-u.y)<FS&&a(u.event)})}function _t(e){
let t=i("div",{class:"plot",id:e.id}),o=i("span",{class:"chart-unit"}),n=i("p",{class:"chart-message muted",hidden:!0}),s=st(e.title),r=i("div",{class:"chart-tools"},e.tools,s.node,["PNG","SVG"].map(w=>q(
w,()=>y(w.toLowerCase()),{title:`${e.title}: download as ${w}`,"aria-label":`${w} of ${e.title}`}))),a=i("section",{class:`card chart ${e.class??""}`.trim(),"aria-label":e.title},i("div",{class:"chart\
-head"},i(e.level??"h3",{},e.title," ",o),r),e.extra,t,n),l=null,c=!1,u=!1,d=!1,m=0,p=new ResizeObserver(()=>{l&&!e.paint&&!pn()&&!t.hidden&&t.clientWidth>0&&Math.abs(t.clientWidth-m)>1&&g()});p.observe(
a);let f=is(h);async function g(){if(u)return;let w;u=!0;try{c||await It(),w=await Us(),c||await WS(a)}catch(E){M(n,E.message),n.hidden=!1;return}finally{u=!1}if(d||!l||l.empty||t.clientWidth===0)return;
m=t.clientWidth;let b=e.height(l,m);t.style.height=`${b}px`;let{data:_,layout:k}=e.make(l,m);await w.react(t,_,{...k,width:m,height:b,showlegend:!1,uirevision:l.zoom??l.revision},up),!c&&!d&&(c=!0,e.onClick&&
jS(t,E=>e.onClick(E,l)),e.onRelayout&&t.on("plotly_relayout",E=>e.onRelayout(E,l)),e.onDoubleClick&&t.on("plotly_doubleclick",()=>e.onDoubleClick(l)),t.querySelector(".main-svg")?.setAttribute("aria-h\
idden","true")),t.dataset.ready=l.revision}function h(){c&&l&&!l.empty&&!e.paint&&g()}function y(w){c&&(e.save??dp)(t,w,`${l.file}-${e.file}`,{title:[e.title,l.heading].filter(Boolean).join(", "),lines:l.
caption??[],keys:typeof e.keys=="function"?e.keys():e.keys??[]})}return{node:a,sql:s,draw(w){let b=l?.revision===w.revision&&!w.empty;if(l=w,o.textContent=w.heading??"",t.dataset.wanted=w.revision,t.hidden=
!!w.empty,r.hidden=t.hidden,a.toggleAttribute("data-empty",t.hidden),n.hidden=!w.empty,M(n,w.empty),!(w.empty||b&&c)){if(e.paint){t.style.height=`${e.height(w)}px`,M(t,e.paint(w)),c=!0,t.dataset.ready=
w.revision;return}t.style.height=`${e.height(w,e.height.length>1?t.clientWidth||600:0)}px`,g()}},redraw:h,retheme:h,layout:()=>t.layout,relayout(w){c&&!t.hidden&&globalThis.Plotly.relayout(t,w(t.layout))},
unmount(){d=!0,p.disconnect(),f(),c&&!e.paint&&globalThis.Plotly.purge(t)}}}function vo(e,t){let o=Math.max(1,Math.ceil(e/Math.max(1,t)));return Array.from({length:Math.ceil(e/o)},(n,s)=>s*o)}function ei(e,t){let o=document.createElement("a");o.href=URL.createObjectURL(e),o.download=t,document.body.append(o),o.click(),o.remove(),setTimeout(()=>URL.revokeObjectURL(o.href),1e4)}var HS=900,ti=12,jh=17,US=["fill","stroke","stroke-width","stroke-dasharray","opacity","font-family","font-size","font-weight","text-anchor"];function Hh(e){let t=getComputedStyle(e);if(t.display==="n\
one"||e.classList.contains("fall-area"))return null;let o=e.cloneNode(!1);o.removeAttribute("class");for(let n of US){let s=t.getPropertyValue(n);s!==""&&!s.startsWith("url(")&&o.setAttribute(n,s)}for(let n of e.
childNodes){let s=n.nodeType===Node.TEXT_NODE?n.cloneNode():Hh(n);s&&o.append(s)}return o}function zS({title:e,lines:t,keys:o},n){let s=getComputedStyle(document.body).fontFamily,r=(d,m,p,f,g)=>De("te\
xt",{x:d,y:m,fill:X(g?"--text":"--muted"),"font-size":f,"font-weight":g?600:400,"font-family":s},p),a=t.flatMap(d=>sn(d,Math.floor(n/6.6),3)),l=[r(ti,22,e,15,!0),...a.map((d,m)=>r(ti,42+jh*m,d,12,!1))],
c=30+jh*a.length+18,u=ti;for(let[d,m]of o)l.push(De("rect",{x:u,y:c-9,width:14,height:9,fill:X(`--${d}-fill`)}),r(u+19,c,m,12,!1)),u+=19+7*m.length+18;return{nodes:l,height:c+ti}}function GS(e,t){let{
width:o,height:n,left:s,top:r}=e.getBoundingClientRect(),a=Math.max(o,HS),l=zS(t,a),c=[...e.querySelectorAll(":scope > svg")].map(d=>{let m=d.getBoundingClientRect(),p=Hh(d);for(let[f,g]of Object.entries(
{x:m.left-s,height:m.height,y:l.height+m.top-r,overflow:"visible",width:m.width+(m.width>o/2?a-o:0)}))p.setAttribute(f,String(g));return p}),u=l.height+n;return{width:a,height:u,node:De("svg",{xmlns:"\
http://www.w3.org/2000/svg",width:a,height:u,viewBox:`0 0 ${a} ${u}`},De("rect",{width:"100%",height:"100%",fill:X("--surface")}),l.nodes,c)}}var Uh="image/svg+xml";async function YS(e,t,o){let n=new Image;
n.src=`data:${Uh};charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let s=document.createElement("canvas");return[s.width,s.height]=[2*t,2*o],s.getContext("2d").drawImage(n,0,0,s.width,s.height),
new Promise(r=>{s.toBlob(r,"image/png")})}async function zh(e,t,o,n){let{node:s,width:r,height:a}=GS(e,n),l=new XMLSerializer().serializeToString(s),c=t==="svg"?new Blob([l],{type:Uh}):await YS(l,r,a);
ei(c,`${o}.${t}`)}var ur=212,Zt={left:62,right:12,top:20,bottom:24},gs=ur-Zt.top-Zt.bottom,oi=.62,KS=5,Gh=8,ni=84,VS=[["control","control"],["test","test"],["more","takes more"],["less","takes less"]];function Yh(e){return _t(
{...e,class:"waterfall",height:()=>ur,keys:VS,paint:ZS,save:zh})}function JS(e){let t=[[0,e.control]],o=e.control;for(let{change:n}of e.parts)t.push([o,o+n]),o+=n;return t.push([0,e.test]),t}function QS(e){
let t=e.flat().filter(r=>r!==0),[o,n]=[Math.min(...t),Math.max(...t)],s=Math.max(n-o,.02*n);return n-o>.35*n||o<0?[Math.min(0,o*1.1),n*1.12]:[Math.max(0,o-.7*s),n+.25*s]}function XS([e,t]){let o=(t-e)/
KS,n=10**Math.floor(Math.log10(o)),s=n*[1,2,5,10].find(a=>a*n>=o),r=Math.ceil(e/s);return Array.from({length:Math.floor(t/s)-r+1},(a,l)=>(r+l)*s)}var dr=e=>`${100*e}%`;function ZS({fall:e}){let t=JS(e),
o=QS(t),[n,s]=o,[r,a]=Ke(s),l=t.length,c=w=>gs*(s-Math.max(w,n))/(s-n),u=(w,b=0)=>dr((w+.5+b)/l),d=w=>w===0?"control":w===l-1?"test":e.parts[w-1].change<0?"less":"more",m=de("fall-less"),p=XS([n/a,s/a]).
map(w=>({y:c(w*a),text:`${Fe(Number(w.toPrecision(12)),0,9)} ${r}`})),f={"aria-hidden":"true",focusable:"false"},g=De("svg",{class:"fall-body",...f},De("defs",{},De("pattern",{id:m,width:5,height:5,patternUnits:"\
userSpaceOnUse",patternTransform:"rotate(45)"},De("rect",{class:"fall-ground",width:5,height:5}),De("rect",{class:"fall-stripe",width:1.8,height:5}))),p.map(({y:w})=>De("line",{class:"fall-grid",x2:"1\
00%",y1:w,y2:w})),t.slice(0,-1).map(([,w],b)=>De("line",{class:"fall-join",x1:u(b,oi/2),x2:u(b+1,-oi/2),y1:c(w),y2:c(w)})),t.map(([w,b],_)=>De("rect",{class:`fall-bar fall-${d(_)}`,x:u(_,-oi/2),width:dr(
oi/l),y:c(Math.max(w,b)),height:c(Math.min(w,b))-c(Math.max(w,b)),...d(_)==="less"?{fill:`url(#${m})`}:{}})),n>0&&[0,l-1].map(w=>eE(u(w,-.33),dr(.66/l))),e.parts.map(({change:w},b)=>De("text",{class:`\
fall-label fall-${w>0?"more":w<0?"less":"calm"}-text`,x:u(b+1),y:c(Math.max(...t[b+1]))-5},xe(w))),tE(e).flatMap(([w,b],_)=>[De("text",{class:"fall-tick fall-whole",x:u(_),y:gs+15},w),De("text",{class:"\
fall-tick fall-short",x:u(_),y:gs+15},b)])),h=De("svg",{class:"fall-axis",...f},p.map(({y:w,text:b})=>De("text",{class:"fall-value",x:Zt.left-5,y:Zt.top+w+4},b)),n>0&&De("text",{class:"fall-cut",x:Zt.
left,y:Zt.top-6},"the axis is cut: it does not begin at 0")),y=t.map(w=>[c(Math.max(...w)),c(Math.min(...w))]);return[h,g,oE(g,nE(e),y)]}function eE(e,t){let o=(r,a)=>gs*(.91-(a?.05:0)-(r%2?.035:0)),n=Array.
from({length:Gh+1},(r,a)=>a),s=[...n.map(r=>`${r},${o(r,!0)}`),...n.reverse().map(r=>`${r},${o(r,!1)}`)].join(" ");return De("svg",{x:e,width:t,height:gs,viewBox:`0 0 ${Gh} ${gs}`,preserveAspectRatio:"\
none"},De("polygon",{class:"fall-ground",points:s}))}function tE(e){return[["control","control"],...e.parts.map(({part:t})=>[ya[t].name,ya[t].short]),["test","test"]]}function oE(e,t,o){let n=i("div",
{class:"fall-hover",hidden:!0}),s=t.length;return t.forEach((r,a)=>{let l=a<s/2,c=l?a:s-1-a,[u,d]=o[a].map(f=>Zt.top+f),m=()=>{M(n,r.map(f=>i("div",{},f))),n.hidden=!1,n.style.setProperty(l?"left":"ri\
ght",`calc(${l?Zt.left:Zt.right}px + ${c/s} * (100% - ${Zt.left+Zt.right}px))`),n.style.setProperty(l?"right":"left","auto"),n.style.bottom=u>ni?`${ur-u+17}px`:"auto",n.style.top=u>ni?"auto":`${d-u>ni?
u+6:Math.min(d+4,ur-ni)}px`},p=De("rect",{class:"fall-area",x:dr(a/s),y:-Zt.top,width:dr(1/s),height:ur});p.addEventListener("pointerenter",m),p.addEventListener("pointerleave",()=>{n.hidden=!0}),e.append(
p)}),n}function nE(e){return[["control",N(e.control)],...e.parts.map(({part:t,control:o,test:n,change:s})=>[ya[t].name,`${N(o)} → ${N(n)}`,xe(s)]),["test",N(e.test),xe(e.change)]]}var sE=56,rE=e=>e.replace(/^-/,"−").replaceAll(" "," ");function eo(e,t=()=>null,o=sE){let n=e.flatMap(({name:r})=>r??[]),s=new Map(bo(n,o).map((r,a)=>[n[a],r]));return e.map(({text:r,name:a,row:l,
number:c})=>{if(a===void 0)return r??rE(c);let u=l&&t(l),d=i("code",{title:l?.name??a},i("bdi",{},s.get(a)));return u?i("a",{href:u,class:"diagnosis-name"},d):d})}var aE=2,iE=3,Kh=52,lE=5,Qh=e=>e>0?"more":e<0?"less":"calm",mr=({certainty:e})=>e==="sure"||e==="likely",si=e=>e.split(/\s+/).filter(t=>/[\p{L}\p{N}]/u.test(t)).length,Vh=({brief:e,parts:t})=>si((e??t).
map(o=>o.text??o.name??o.number).join(""));function cE(e){let t=(e?.control_ns??0)/1e3/Math.max(1,e?.control_samples);return(e?.lines??[]).map(o=>{let n=o.control_ns/1e3/Math.max(1,e.control_samples),
s=o.test_ns/1e3/Math.max(1,e.test_samples);return t+=s-n,{...o,control:n,test:s,change:s-n,from:t-(s-n)}})}function Jh(e,{least:t,most:o,room:n,more:s}){let r=n,a=0;for(;a<Math.min(e.length,o)&&(a<t||
Vh(e[a])+s<=r);)r-=Vh(e[a])+s,a+=1;return[a,r]}var Kc=(e,t=e.some(mr)?"sure":"")=>({certainty:t,from:e[0].from,change:e.reduce((o,n)=>o+n.change,0)});function Vc(e,[t,o]){let n=a=>o>t?100*(a-t)/(o-t):
0,[s,r]=[n(e.from),n(e.from+e.change)].sort((a,l)=>a-l);return i("span",{class:"account-track","aria-hidden":"true"},i("span",{class:`account-bar ${mr(e)?Qh(e.change):"unsure"}`,css:{left:`${s}%`,width:`${r-
s}%`}}))}var Jc=e=>i("span",{title:je(e.change),class:`account-change ${mr(e)?Qh(e.change):"muted"}`},ca(e.change));function Xh(e,t=null){let o=i("ol",{class:"account","aria-label":"Where the change c\
omes from"}),n=i("ul",{class:"facts","aria-label":"Also different"}),s=i("p",{class:"muted small",hidden:!0},"Grey: measured, may be noise."),r=i("div",{class:"account-box"},o,s);function a(u,d){if(!e)
return null;let m=u.parts.find(g=>g.row)?.row??d?.rows[0],[p,f]=m?["Operation",e.page(m)]:u.kind==="rest"?["Tree",e.tree()]:["Timeline",e.timeline(d)];return f&&i("a",{href:f,class:"account-go",title:`${p}\
: the same number`,"aria-label":`${p}: ${u.text}`},i("span",{"aria-hidden":"true"},"→"))}function l(u,d,m,p){let[f,g]=ua(u.control,u.test);return i("li",{data:{kind:u.kind,certainty:u.certainty}},Vc(
u,m),i("span",{class:`account-words${mr(u)?"":" muted"}`,title:u.text},eo(u.brief??u.parts,void 0,Kh)),i("span",{class:"account-times",title:`${le(u.control)} → ${le(u.test)}`},i("span",{class:"cont\
rol-text"},f)," → ",i("span",{class:"test-text"},g)),Jc(u),p&&a(u,d))}let c=(u,d)=>i("button",{type:"button",class:"link-button","aria-expanded":String(d),on:{click:()=>t(!d)}},u);return{node:r,facts:n,
draw({account:u,diagnosis:d},{open:m,sure:p,sum:f,lines:g,words:h}){let y=d??[],w=cE(u).filter(({change:L,kind:Y})=>L!==0||Y!=="rest"),b=w.at(-1)?.kind==="rest"?w.pop():null,_=[...w,...b?[b]:[]].flatMap(
L=>[L.from,L.from+L.change]),k=[Math.min(..._),Math.max(..._)],E=y.filter(({line:L,kind:Y})=>L===void 0&&!["limit","host_need","machine"].includes(Y)),[x,T]=Jh(w,{least:aE,most:g,room:h,more:lE}),[S]=Jh(
E,{least:0,most:iE,room:T,more:0}),[$,v]=[m?w.length:x,m?[]:[...w.slice(x),...b?[b]:[]]],A=L=>y.find(Y=>Y.line===u.lines.findIndex(({text:B})=>B===L.text)),D=w.length>0&&Kc([...w,...b?[b]:[]],p?"sure":
""),O=x<w.length||S<E.length;M(o,w.slice(0,$).map(L=>l(L,A(L),k,!0)),(m||v.length===1)&&b&&l(b,null,k,m),v.length>1&&i("li",{class:"account-rest"},Vc(Kc(v),k),c(`${J(v.length-(b?1:0),"more line")}${b?
" and the rest":""}`,!1),i("span"),Jc(Kc(v))),w.length>0&&i("li",{class:"account-sum"},Vc(D,k),i("span",{class:"strong"},f),Jc(D))),M(n,E.slice(0,m?E.length:S).map(L=>i("li",{data:{kind:L.kind,certainty:L.
certainty},title:L.text},eo(L.parts,m&&e?e.page:void 0,Kh))),t&&O&&(m||v.length<2)&&i("li",{class:"facts-more"},c(m?"Show less":`${E.length-S} more`,m))),n.hidden=n.childElementCount===0,o.hidden=w.length===
0,s.hidden=o.hidden||w.slice(0,$).every(mr)}}}var uE=[["control","A"],["test","B"]],Zh={compute:"compute",exposed_communication:"communication",exposed_memory:"memory",idle:"idle"},Qc=(e,t)=>100*e[t]/e.step;function dE(e){let t=Qc(e,"idle"),o=t<9.95||
t>90.05?1:0,n=Number(Fe(t,o,o));return[100-n,n].map(s=>`${Fe(s,o,o)} %`)}function mE({control:e,test:t}){let[o,n]=[e,t].map(({limited_by:s})=>s??"unclear");return o===n?o:`${o} → ${n}`}function pE(e,t,o){
let[n,s]=dE(o),r=Object.keys(Zh).filter(a=>o[a]>0);return i("div",{class:"limit-row"},i("b",{class:`letter letter-${t.toLowerCase()}`,"aria-label":e},t),i("span",{class:"limit-track","aria-hidden":"tr\
ue"},r.map(a=>i("span",{class:`limit-${Zh[a]}`,css:{width:`${Qc(o,a)}%`},title:`${mt[a].name}: ${N(o[a])}, ${Pe(Qc(o,a))} of the step`}))),i("span",{class:"limit-words"},`device ${n} busy, ${s} idle`))}
function eg(){let e=i("div",{class:"limits"});return{node:e,draw({step_time:{control:t,test:o}}){let n=[t,o].every(s=>s&&s.step>0&&typeof s.idle=="number"&&s.idle<s.step);e.hidden=!n,M(e,n&&[i("p",{},
"Limit: ",i("b",{},mE({control:t,test:o}))),uE.map(([s,r])=>pE(s,r,s==="control"?t:o))])}}}var pr=["control","test"],tg=e=>i("bdi",{class:"mono"},e),fE=e=>!e.any&&e.marker===null&&e.steps.length===0&&e.samples>0?e.suggested_marker??"":"";function hE(e){let[t,o]=pr.map(s=>fE(e[s])),n=pr.map(
s=>e[s].suggested_marker_rows);return t!==""&&t===o?[{text:"Neither side has steps.",marker:t,found:n[0]===n[1]?R(n[0]):`${R(n[0])} and ${R(n[1])}`,changes:{control_marker:t,test_marker:t}}]:pr.map((s,r)=>({
text:`The ${s} has no steps.`,marker:[t,o][r],found:R(n[r]),changes:{[`${s}_marker`]:[t,o][r]}})).filter(({marker:s})=>s!=="")}function gE(e,t){let[o,n]=pr.map(r=>e[r].marker),s=(r,a,l)=>i("p",{class:"\
marker-line small"},r,tg(a)," ",t&&q("Without it",()=>t(l),{class:"link-button"}));return o!==null&&o===n?[s("A step is one ",o,{control_marker:"",test_marker:""})]:pr.map((r,a)=>[o,n][a]!==null&&s(`A\
 step of the ${r} is one `,[o,n][a],{[`${r}_marker`]:""}))}function og(e,t){return[gE(e,t),t&&hE(e).map(({text:o,marker:n,found:s,changes:r})=>i("p",{class:"marker-line"},`${o} Use `,tg(n),` as step m\
arker (${s} found)? `,q("Use it",()=>t(r),{class:"link-button","aria-label":`Use ${n} as step marker`})))]}var ng=8,wE=24,yE=80,fn=["control","test"],sg=e=>{let t=[...e].sort((n,s)=>n-s),o=(t.length-1)/2;return(t[Math.floor(o)]+t[Math.ceil(o)])/2},Zc=({step_number:e})=>e!==null,Xc=e=>[e.span,Zc(e)?e.step_number:
e.rank],rg=({rank:e,span:t})=>`${e}/${t}`;function ag(e){return`${Zc(e)?`step ${e.step_number}, `:""}rank ${e.rank}${e.span>0?`, file ${e.span+1}`:""}`}function bE(e){let o=[...new Map(e.map(n=>[Xc(n).
join("/"),Xc(n)]))].sort(([,n],[,s])=>n[0]-s[0]||n[1]-s[1]);return new Map(o.map(([n],s)=>[n,s]))}function _E(e){let[t,o]=[Math.min(...e),Math.max(...e)],n=Math.max(0,.04*o-(o-t))/2;return[Math.max(0,
t-n),o+n]}var ri=(e,[t,o])=>o>t?94-88*(e-t)/(o-t):50;function kE(e,t){let o=new Map;for(let n of e){let s=rg(n.sample);o.set(s,[...o.get(s)??[],n])}return o.size>ng?[]:[...o.values()].flatMap(n=>(n.sort(
(s,r)=>s.x-r.x),n.slice(1).map((s,r)=>De("line",{class:`strip-line strip-${t}`,x1:`${n[r].x}%`,y1:`${n[r].y}%`,x2:`${s.x}%`,y2:`${s.y}%`}))))}function xE(e,t){return e.map((o,n)=>({ring:n+1,step:o,y:ri(
o,t),x:e.length>1?3+94*n/(e.length-1):50}))}function $E(e,{samples:t,blocks:o},n,s,r){let a=bE(t),l=t.map(m=>({sample:m,y:ri(m.step,n),x:a.size>1?3+94*a.get(Xc(m).join("/"))/(a.size-1):50})),c=xE(o,n),
u=t.filter(Zc).map(m=>m.step_number),d=u.length===0?J(t.length,"recording"):`step ${Math.min(...u)}${a.size>1?` – ${Math.max(...u)}`:""}`;return i("div",{class:"strip-panel"},vE(De("svg",{class:"\
strip-plot","aria-hidden":"true",focusable:"false"},De("line",{class:"strip-median",x1:"0%",x2:"100%",y1:`${ri(s,n)}%`,y2:`${ri(s,n)}%`}),kE(l,e),l.map(({sample:m,x:p,y:f})=>De("circle",{class:`strip-\
dot strip-${e}`,cx:`${p}%`,cy:`${f}%`,r:t.length>yE?2:3.2})),c.map(({x:m,y:p})=>De("circle",{class:`strip-ring strip-${e}`,cx:`${m}%`,cy:`${p}%`,r:3.2}))),[...l,...c],m=>r(m&&(m.ring?`${e}, block ${m.
ring} of ${c.length} without the profiler: ${N(m.step)}`:[`${e}, ${ag(m.sample)}: ${N(m.sample.step)}`,an(m.sample)].filter(Boolean).join(`
`)))),i("p",{class:`${e}-text small strip-caption`},`${e}, ${d}`))}function vE(e,t,o){return e.addEventListener("pointermove",({clientX:n,clientY:s})=>{let r=e.getBoundingClientRect(),a=({x:c,y:u})=>Math.
hypot(r.left+c*r.width/100-n,r.top+u*r.height/100-s),l=t.reduce((c,u)=>a(u)<a(c)?u:c);o(a(l)<wE?l:null)}),e.addEventListener("pointerleave",()=>o(null)),e}function SE(e,{samples:t,blocks:o}){let n=t.map(
r=>r.step),s=t[n.indexOf(Math.max(...n))];return`${e}: ${J(t.length,"sample")} from ${N(Math.min(...n))} to ${N(s.step)}, median ${N(sg(n))}; the longest is ${ag(s)}.${o.length>0?` Without the profile\
r: ${J(o.length,"block")} from ${N(Math.min(...o))} to ${N(Math.max(...o))}.`:""}`}var ig=(e,t)=>e&&Object.fromEntries(fn.map(o=>[o,e[o].map((n,s)=>{let{host_ns:r=null,lag_ns:a=null}=t?.[o][s]??{};return{
...n,...r!==null&&{host:r/1e3,lag:a/1e3}}})]));function lg(e,t,o=null){if(!fn.every(m=>e?.[m]?.length>0)||fn.every(m=>e[m].length<2))return null;let n=Object.fromEntries(fn.map(m=>[m,{samples:e[m],blocks:o?.[m]??
[]}])),s=fn.flatMap(m=>[...e[m].map(p=>p.step),...n[m].blocks]),r=_E(s),a=sg(e.control.map(m=>m.step)),l=[de("strip-title"),de("strip-words")],c=fn.some(m=>{let p=new Set(e[m].map(rg));return p.size<=
ng&&p.size<e[m].length}),u=i("div",{class:"strip-tip",hidden:!0}),d=m=>{u.hidden=!m,M(u,m)};return i("div",{class:"sample-strip",role:"img","aria-labelledby":l[0],"aria-describedby":l[1]},i("div",{class:"\
small muted strip-words"},i("span",{id:l[0]},`Every ${t}`)," as a dot",c&&", ranks as lines",o&&"; blocks without the profiler as rings","; dashed: the median of the control"),i("p",{class:"visually-h\
idden",id:l[1]},fn.map(m=>SE(m,n[m])).join(" ")),i("div",{class:"strip-body"},i("div",{class:"strip-scale small muted","aria-hidden":"true"},i("span",{},N(r[1])),i("span",{},N(r[0]))),fn.map(m=>$E(m,n[m],
r,a,d))),u)}var EE={slower:"Slower",faster:"Faster",unchanged:"Unchanged",not_certain:"Not certain",cannot_judge:"Cannot judge"},TE={slower:"▲",faster:"▼",unchanged:"=",not_certain:"?",cannot_judge:"?"},tu=["\
steps_differ","single_sample","few_shared_kernels"],OE=5,ME=96,AE=(e,{comparability:t})=>e.filter(({text:o})=>!t.some(n=>n.kind==="devices_differ"&&n.text===o)),ou=({verdict:e})=>e==="slower"||e==="fa\
ster",eu=({comparability:e})=>e.some(({kind:t})=>t==="same_selection");function CE({shift:e,control_median:t}){let o=t>0?100*e/t:NaN;return t>0?o<900?` by ${Pe(Math.abs(o))}`:`: ${ye(o)} as long`:""}function RE(e){
let{interval:t}=e;return ou(e)&&typeof t?.low_percent=="number"?["between ",ye(t.low_percent)," and ",ye(t.high_percent)]:eo(e.range.parts)}function LE(e){let{verdict:t}=e,o=Rt(e)?"Whole recording":"S\
tep time";if(t.control===null||t.test===null)return i("p",{class:"headline"},`${o}: not known.`);let[n,s]=ua(t.control,t.test);return i("p",{class:"headline"},i("strong",{class:`verdict-word verdict-${t.
verdict.replace("_","-")}`},i("span",{"aria-hidden":"true"},`${eu(e)?"=":TE[t.verdict]} `),eu(e)?"Nothing can differ":[EE[t.verdict],ou(t)&&CE(t)]),i("span",{class:"headline-times",title:`Mean ${o.toLowerCase()}\
: ${le(t.control)} → ${le(t.test)}`},i("span",{class:"value control-text"},n),i("span",{class:"arrow","aria-label":"to"},"→"),i("span",{class:"value test-text"},s)),i("span",{class:"verdict-range"},
RE(t)))}function NE(e,{onClock:t,isCorrected:o}={}){return e.filter(({kind:n})=>n==="machine").map((n,s)=>i("p",{class:"machine-line",data:{kind:"machine"}},eo(n.parts)," ",t&&s===0&&i("button",{type:"\
button",class:"link-button",title:"Verdict and rows with or without the machine’s part of the times",on:{click:t}},o()?"Show as recorded":"Show at equal clock")))}function cg({links:e=null,actions:t=null,
below:o=[],on:n={}}){let s=i("div",{class:"comparability"}),r=i("div",{class:"verdict-head"}),a=i("div",{class:"comparability"}),l=i("div",{class:"verdict-strip"}),c=eg(),u=Xh(e,n.fold),d=i("p",{class:"\
muted",hidden:!0}),m=i("section",{class:"card verdict-card","aria-label":"Verdict"},i("h2",{class:"visually-hidden"},"Verdict"),s,i("div",{class:"verdict-top"},r,t),a,i("div",{class:"verdict-body"},i(
"div",{class:"verdict-why"},d,u.node),i("div",{class:"verdict-side"},c.node,u.facts,l)),o);function p(f,g,{narrowed:h=!1,open:y=!1}={}){let{verdict:w,comparability:b}=f,_=g.diagnosis??[],k=n.widen&&w.
verdict==="cannot_judge"&&h,E=pf(b,_).filter(({kind:S})=>!tu.includes(S)&&S!=="same_selection"),x=({severity:S})=>S==="damage";M(s,Zs(E.filter(x))),M(a,Zs(E.filter(S=>!x(S)))),M(r,LE(f),w.recorded&&i(
"p",{class:"muted small"},eo(w.recorded.parts)),k&&i("p",{},q("Use all ranks and steps",n.widen,{class:"link-button"})),NE(_,n.clock&&{onClock:n.clock,isCorrected:n.isCorrected}),og(f,n.marker??null)),
c.draw(f),d.hidden=!g.note,M(d,g.note);let T=[f.recorded.control,f.recorded.test].map(S=>S.devices.join(" "));u.draw(eu(f)?{}:{...g,diagnosis:AE(_,f)},{open:y,sure:ou(w)&&!w.recorded,sum:w.recorded?"T\
ogether, as recorded":"Together",lines:OE-r.querySelectorAll("button").length,words:ME-[r,s,a].reduce((S,{textContent:$})=>S+si($),0)-si([...new Set(T)].join(" "))}),M(l,nu(f)),m.dataset.verdict=w.verdict}
return{node:m,draw:p}}var nu=({verdict:e,step_time:t,without_profiler:o,...n})=>lg(ig(e.samples,t.samples),Rt(n)?"recording":e.recorded?"recorded step":"step",o?.blocks);var PE="Confidence: this share of the intervals that are made in this way contains the true change. p: the probability of a difference at least as large if nothing had changed, by the Mann–Whitney tes\
t; below 0.05 it counts as slower or faster. Ranks of a step wait for each other, so their mean counts once.",IE=({control:e,test:t})=>me(`/compare/recordings?${new URLSearchParams({control:e.set.slice(
0,12),test:t.set.slice(0,12)})}`),ai={key:"",list:[]};function ug(e=null){let t=Yh({id:"chart-waterfall",file:"step-time",title:"Where the change comes from",level:"h3"}),o=i("div",{class:"details-tex\
t"}),n=i("div",{class:"details-text"}),s=i("div",{class:"details-strip"}),r=i("details",{class:"answer-details"},i("summary",{},"Details"),i("div",{class:"details-body"},i("div",{},o,n,s),t.node)),a=null,
l="",c=null;function u(p,f){let{verdict:g,comparability:h}=p;M(o,g.basis!==null&&i("p",{class:"verdict-reason"},eo(g.range.parts)," ",eo(g.basis.parts),"."),g.basis!==null&&i("p",{class:"muted small"},
PE),g.caution&&h.every(({kind:y})=>y!=="same_selection")&&i("p",{class:"one-recording"},g.caution," ",e&&i("a",{href:IE(p)},"Compare several recordings")),h.filter(({kind:y})=>tu.includes(y)).map(({text:y})=>i(
"p",{},y)),(f.diagnosis??[]).filter(({kind:y})=>y==="limit"||y==="host_need").map(y=>i("p",{data:{kind:y.kind}},eo(y.parts))))}function d(p){M(n,ai.list.map(f=>i("p",{data:{kind:f.kind},title:f.text},
eo(f.parts)," ",f.kind==="layer"?i("a",{href:mo({...Xt(p),node:Gf(f.tree)})},"Show in the tree"):i("a",{href:e(p)},"Show memory"))))}async function m(p){let f=e&&r.open?bt(p).toString():l;if(f===l)return;
a?.abort(),a=new AbortController,l=f,M(n);let g=new URLSearchParams(f);Object.entries({layers:"true",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let h=ai.key===f?null:await ut(g,{signal:a.
signal});ai=h?{key:f,list:(h.diagnosis??[]).filter(({kind:y})=>y==="layer"||y==="memory")}:ai,l===f&&(d(p),n.dataset.shown=f)}catch{l=l===f?"":l}}return r.addEventListener("toggle",()=>c&&m(c)),{node:r,
chart:t,draw(p,f,g,{revision:h,file:y,caption:w}){let{waterfall:b}=f;c=p,u(f,g),M(s,nu(f)),t.node.hidden=!b||b.change===0,t.node.hidden||t.draw({fall:b,revision:h,file:y,caption:w,heading:`mean per ${Rt(
f)?"recording":"step"}, test − control`}),m(p)},stop:()=>a?.abort()}}var DE=30,fr={top:8,right:16,bottom:34},BE=64,qE=6,dg=[["control","control"],["test","test"],["more","difference: more"],["less","difference: less"],["noise","no difference found"]];function ru(e){let t=new Set,
o=null,n=[],s=!1,r=new Map(dg.map(([f,g])=>[f,i("button",{type:"button",class:`key key-${f}`,title:"Hide or show these bars",on:{click:()=>{let h=new Set(t);h.delete(f)||h.add(f),e.onHide?e.onHide([...h]):
(u(h),c.redraw())}}},g)])),a=i("ul",{class:"chart-legend"},[...r.values()].map(f=>i("li",{},f))),l=ve("pan","Pan instead of zooming",()=>{s=!s,l.setAttribute("aria-pressed",String(s)),c.relayout(()=>({
dragmode:s?"pan":"zoom"}))});l.setAttribute("aria-pressed","false");let c=_t({...e,extra:a,tools:[l,ve("plus","Zoom in",()=>m(.6)),ve("minus","Zoom out",()=>m(1/.6)),ve("reset","Reset the zoom",p)],keys:()=>dg.
filter(([f])=>!t.has(f)),height:f=>FE(f.rows.length),make:(f,g)=>UE(f,g,o,t,s),onRelayout:(f,g)=>d(f,g),onDoubleClick:()=>setTimeout(p),onClick:f=>e.onSelect(n[f.points[0].y]?.key)});function u(f){t=f,
r.forEach((g,h)=>g.setAttribute("aria-pressed",String(!t.has(h))))}function d(f,g){if(!Object.keys(f).some(_=>/^[xy]axis\./.test(_)))return;let{xaxis:h,yaxis:y}=c.layout(),w=[...h.range,...y.range],b=h.
autorange&&w[2]===su(n.length)[0];g.range=b?"":w.join(),e.onZoom?.(b?"":w.map(_=>Number(_.toPrecision(4))).join())}function m(f){c.relayout(({xaxis:{range:g,fixedrange:h}})=>!g||h?{}:{"xaxis.range[0]":g[0]*
f,"xaxis.range[1]":g[1]*f})}function p(){c.relayout(()=>({"xaxis.autorange":!0,"yaxis.range":su(n.length)}))}return{...c,draw(f){n=f.rows,u(new Set(f.hidden??t)),c.draw({...f,empty:f.empty||n.length===
0&&"No rows to draw."})},select(f){f!==o&&(o=f,c.relayout(()=>({shapes:mg(n,o,Kt())})))}}}var FE=e=>Math.max(e,3)*DE+fr.top+fr.bottom,su=e=>[Math.max(e,3)-.5,-.5];function mg(e,t,o){let n=e.findIndex(
s=>s.key===t);return n<0?[]:[{type:"rect",xref:"paper",x0:0,x1:1,y0:n-.5,y1:n+.5,layer:"below",fillcolor:o.highlight,line:{width:1,color:o.highlightEdge}}]}function WE(e){if(e.kind!=="time")return[1,e.
kind==="percent"?" %":""];let t=Math.max(...e.rows.flatMap(s=>[s.control,s.test,s.diff].map(r=>Math.abs(r??0)))),[o,n]=Ke(t);return[n,` ${o}`]}function jE(e){return[sn(e.name,BE,qE).map(He).join("<br>"),
e.lines.map(He).join("<br>")]}function HE(e,t){let o=t-Math.max(0,...e.map(n=>n.mark.length));return bo(e.map(n=>n.name),o).map((n,s)=>He(e[s].mark+n))}function UE(e,t,o,n,s){let r=Kt(),[a,l]=WE(e),c=e.
rows.length,u=t<520?128:Math.min(280,Math.round(t*.36)),d=Math.floor((u-14)/6.7),m=e.rows.map((b,_)=>_),p=b=>e.rows.map(_=>_[b]===null?null:_[b]/a),f=(b,_)=>e.rows[_].noise?"noise":b>0?"more":"less",g=p(
"diff").map((b,_)=>n.has(f(b,_))?null:b),h=(b,_)=>r[f(b,_)],y=e.range?e.range.split(",").map(Number):null,w={type:"bar",orientation:"h",y:m,textposition:"none",hoverinfo:"skip"};return{data:[{...w,name:"\
control",x:p("control"),visible:!n.has("control"),marker:{color:r.control}},{...w,name:"test",x:p("test"),visible:!n.has("test"),marker:{color:r.test}},{...w,name:"difference",x:g,marker:{color:g.map(
(b,_)=>h(b,_)),pattern:{shape:g.map(b=>b>0?"":"/"),size:5,solidity:.35,fillmode:"replace",fgcolor:g.map((b,_)=>h(b,_)),bgcolor:r.surface},line:{width:g.map(b=>b>0?0:1),color:g.map((b,_)=>h(b,_))}}},{type:"\
scatter",mode:"markers",xaxis:"x2",x:m.map(()=>.99),y:m,marker:{size:1,opacity:0},customdata:e.rows.map(jE),hovertemplate:"%{customdata[0]}<br><br>%{customdata[1]}<extra></extra>"}],layout:{template:vt(),
barmode:"group",bargap:.28,bargroupgap:.08,margin:{l:u,r:fr.right,t:fr.top,b:fr.bottom},hovermode:"y",hoverdistance:-1,dragmode:s?"pan":"zoom",xaxis:{ticksuffix:l,zeroline:!0,nticks:t<520?4:7,tickformat:e.
kind==="count"?",~r":",",rangemode:"tozero",...y&&{range:y.slice(0,2)}},xaxis2:{overlaying:"x",range:[0,1],fixedrange:!0,visible:!1},yaxis:{range:y?y.slice(2):su(c),tickmode:"array",tickvals:m,showgrid:!1,
zeroline:!1,ticks:"outside",ticklen:5,tickcolor:"rgba(0,0,0,0)",tickfont:{size:11,family:'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace'},ticktext:HE(e.rows,d)},shapes:mg(
e.rows,o,r)}}}var pg=(e,t,o)=>t.length<2||e.length===t.length?"":`${o} ${Qe(e)}`,zE=({significant:e})=>e?`only rows that are ${e===!0?"slower or faster":e} (q < 0.05)`:"";function ii(e,t=""){let o=d=>{let{label:m,ranks:p,
all_ranks:f,steps:g,all_steps:h,samples:y}=e[d];return`${d}: ${m} (${[pg(p,f,"ranks"),pg(g,h,"steps"),J(y,"sample")].filter(Boolean).join(", ")})`},{selection:n}=e,{q:s,exclude:r,category:a,change:l,device_type:c}=n,
u=[c==="CPU"?"host only":c==="GPU"?"device only":"",s&&`names with “${s}”`,a.join(", "),l&&`${l} only`,zE(n),...r.map(d=>`without ${d}`)].filter(Boolean).join("; ");return[`${o("control")} → ${o(
"test")}`,[t,t&&u,`made ${nt(new Date().toISOString())}`].filter(Boolean).join(" · ")]}var GE="abs_diff_duration",li=[["more_work","More work","The time that the operator’s change of FLOPs would take at the speed of the control","num c-work"],["slower_work","Slower work","The rest of \
the change of device time: the same FLOPs take more time, or less","num c-work"]],au={no_operator:"it is not an operator: FLOPs are known for operators, not for single kernels",one_side:"it is on one \
side only, so there is no change to split",unknown:"its FLOPs are not known on both sides, or they count for the operator around it",partly:"the FLOPs are known for less than 80 % of its calls or of i\
ts device time"},fg="abcd";function hg({row:e,moreWork:t,slowerWork:o},n){return[t,o].map(s=>{if(s==null){let l=Object.keys(au).indexOf(e?.work_known);return i("td",{class:"num c-work muted",title:au[e?.
work_known]??null},he,l>=0&&i("sup",{},fg[l]))}let[r,a]=n(s);return i("td",{class:`num c-work${s>0?" more":s<0?" less":" calm"}`,title:a},r)})}function gg(e){let t=null,o=q("More and slower work",()=>e(
{work:!t.work,...t.work&&li.some(([s])=>s===t.sort)?{sort:GE,order:"desc"}:{}}),{"aria-pressed":"false",class:"work-switch",title:"Two columns that split the change of an operator’s device time, where\
 its FLOPs are known; takes longer to load"}),n=i("p",{class:"work-reasons muted small",hidden:!0},"No split: ",Object.values(au).flatMap((s,r)=>[r>0&&"; ",i("sup",{},fg[r]),` ${s}`]).filter(Boolean),
".");return{node:o,note:n,draw(s){t=s,n.hidden=!t.work,o.setAttribute("aria-pressed",String(t.work))}}}function ci(){let e=null,t=()=>e.tooMany?{text:`Bundle: ${e.tooMany}`,disabled:!0}:{text:"Bundle",href:e.bundle,download:`${e.name}.tracediff`,title:"The sets and this view as one file. To see this pa\
ge, drop it on another tracediff, or open it with tracediff open"};return{node:Ja("Share",()=>[{text:"Copy link",run:()=>qt(location.href,"Link copied."),title:"For people who can reach this server"},
{text:"Report",href:e.report,download:`${e.name}.html`,title:"This comparison as one HTML file to send"},t()],{text:"Share"}),set(n){e=n}}}var iu={abs_diff_duration:"largest change of duration",abs_diff_counts:"largest change of calls",diff_duration:"change of duration",diff_counts:"change of calls",diff_percent:"relative change",control_total_duration:"\
duration in the control",test_total_duration:"duration in the test",control_counts:"calls in the control",test_counts:"calls in the test",q_value:"certainty of the change",name:"name",category:"catego\
ry",change:"group",more_work:"more work",slower_work:"slower work"},ws=e=>`tracediff-${$t(e.control.label)}-${$t(e.test.label)}`;function wg(e){let t=de("top"),o=de("sort"),n=i("select",{id:t,on:{change:()=>e(
{top:Number(n.value)})}}),s=i("select",{id:o,on:{change:()=>e({sort:s.value,order:rs(s.value)})}},Object.keys(iu).filter(l=>fc.includes(l)).map(l=>i("option",{value:l},iu[l]))),r=i("span",{class:"mute\
d small"});return{node:i("div",{class:"chart-bar"},i("label",{for:t},"Charts: first"),n,i("label",{for:o},"by"),s,r),draw(l,c){let u=[...new Set([...ef,l.top])].sort((d,m)=>d-m);M(n,u.map(d=>i("option",
{value:String(d),selected:d===l.top},String(d))));for(let d of s.options){let m=iu[d.value];d.textContent=c?m.replace("duration","self time"):m}s.value=l.sort},drawRest(l,c){r.textContent=l>c?`${R(c)}\
 of ${R(l)} rows are drawn; the table has all`:""}}}function yg(e){let t=i("span",{class:"muted"}),o=gg(e),n=i("a",{class:"button",title:"All rows, in the order of the table"},"CSV"),s=i("a",{class:"b\
utton",title:"Everything on this page, as the API returns it"},"JSON"),r=ci();return{title:i("h3",{},"All rows ",t),node:i("div",{class:"verdict-actions"},r.node),files:[n,s],work:o.node,workNote:o.note,
draw(a,l,c,u){o.draw(a);let{row_count:d,rows_before_filters:m}=l,p=a.fold?l.replacements.length:0;t.textContent=(d===m?R(d):`${R(d)} of ${R(m)}`)+(p>0?`, ${J(p,"pair")} folded`:""),n.href=Ws(gc(a,c,u,
"csv")),s.href=Ws(gc(a,c,u,"json")),r.set({name:ws(l),bundle:ra(uf(a)),report:sa(cf(a,c,u))}),n.download=`${ws(l)}.csv`,s.download=`${ws(l)}.json`}}}function bg(e,t){let o=t.narrowed&&/rank|step|selected/.test(e.code),n=/marker/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This comparison is not possib\
le"),i("p",{},e.message),i("p",{},o&&q("Use all ranks and steps",t.all,{class:"primary"}),n&&q("Without marker",t.unmarked,{class:"primary"}),!o&&!n&&q("Try again",t.again,{class:"primary"})," ",i("a",
{href:me("/")},"Choose other traces")))}function _g(e){return i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick two trace se\
ts above, or on the ",i("a",{href:me("/")},e?.length===0?"Add traces":"Traces page"),"."))}function ft(e,t,o){let n=new Map;return{node:i("div",{class:"segmented",role:"group","aria-label":e},t.map(([r,a,l])=>{let c=q(a,()=>o(r),{title:l,"aria-pressed":"false"});return n.set(r,c),c})),buttons:n,
press(r){for(let[a,l]of n)l.setAttribute("aria-pressed",String(a===r))}}}var YE={ALL:"All",CPU:"Host",GPU:"Device"},KE={ALL:"Host and device events, annotations too",CPU:"Events of the host",GPU:"Kernels, copies and memsets"},VE=[["total","Total"],["per_step","Per step"],[
"per_call","Per call"],["percent","% of step"]],JE=[["total","Inclusive","Inclusive time: a call with all the calls inside it"],["self","Self","Self time: a host call without the calls inside it, so o\
ne wait is not counted in every caller. Device work does not nest"]],QE={added:["+","new","In the test only"],deleted:["−","gone","In the control only"],increased:["▲","more","Called more often in\
 the test"],decreased:["▼","fewer","Called less often in the test"],unchanged:["","same","Same number of calls; the time may differ"]},XE={slower:["▲","slower","Rows that are slower, judged by the\
 time shown (q < 0.05)"],faster:["▼","faster","Rows that are faster, judged by the time shown (q < 0.05)"],true:["","either","Rows that are slower or faster, judged by the time shown (q < 0.05)"]};function hr(e,t,o){
let n=i("input",{type:"checkbox",on:{change:()=>o(n.checked)}});return{input:n,node:i("label",{class:"check",title:t},n,e)}}function xg(e){let t=ft("Device type",of.map(k=>[k,YE[k],KE[k]]),k=>e({device_type:k})),
o=ft("Unit of the durations",VE,k=>e({unit:k})),n=ft("Time of host operations, shown and judged",JE,k=>e({measure:k})),s=ZE(e),r=hr("Short names","Names without templates and parameters; operations wi\
th the same short name are summed",k=>e({use_short_name:k,op:""})),a=hr("Merge addresses","Host operations whose names differ only by a memory address become one row (0x…)",k=>e({merge_addresses:k,op:""})),
l=hr("Join CUDA and HIP names","A call or copy with one name in CUDA and another in HIP becomes one row if each name is on one side only; the row shows all names",k=>e({aliases:k,op:""})),c=hr("Join m\
oved Python functions","A Python function whose line moved, or whose file lies in another folder, becomes one row; its details have all names",k=>e({merge_lines:k,op:""})),u=null,d=i("button",{type:"b\
utton",class:"group",title:`Hide or show the rows of the steps themselves and of calls that only wait: ${Qt.join(", ")}`,on:{click:()=>e({exclude:[...ui(u.exclude)?[]:Qt,...u.exclude.filter(k=>!Qt.includes(
k))]})}}),m=eT(k=>e({category:k})),p=tT(k=>e({exclude:k})),f=hr("Fold replacements","A kernel that is gone and its probable replacement become one row, marked ⇄ and named after what launches them",k=>e(
{fold:k})),g=kg("Calls","Groups by the change of the number of calls",{"":["","all","All groups. The groups count names; a name that occurs in two categories has two rows"],...QE},k=>e({change:k})),h=kg(
"Time","Groups by the change of the time",XE,k=>e({significant:k})),y=q("Clear the filters",()=>e({q:"",category:[],change:"",exclude:Qt,device_type:"ALL",significant:""}),{class:"link-button"}),w=i("\
details",{class:"menu"},i("summary",{},"Names"),i("div",{class:"menu-body"},[f,r,a,l,c].map(({node:k})=>k),p.node));$g(w);let b=i("section",{class:"card filters","aria-label":"Filters"},i("div",{class:"\
filter-row"},s.node,m.node,t.node,o.node,n.node,w),i("div",{class:"filter-row"},g.node,h.node,d,p.chips,y));function _(k){let E=k&&{...k.ops_diff,"":tf.reduce((T,S)=>T+k.ops_diff[S],0)};g.draw(u.change,
E);let x=k?.changed_rows;h.draw(u.significant,x&&{...x,true:x.slower+x.faster}),h.node.hidden=u.significant===""&&k?.verdict.verdict==="cannot_judge"}return{node:b,focusSearch(){return s.input.focus(),
s.input.select(),document.activeElement===s.input},draw(k,E,x){u=k,t.press(u.device_type),o.press(x),n.press(ss(u)?"self":"total"),o.buttons.get("percent").disabled=E?!xa(E):!1,s.draw(u.q),r.input.checked=
u.use_short_name,a.input.checked=u.merge_addresses,a.node.hidden=u.merge_addresses&&!E?.rows.some($=>$.name.includes("0x…")),l.input.checked=u.aliases;let T=E?.rows.filter($=>$.aliases)??[],S=({category:$})=>$===
"python_function";l.node.hidden=u.aliases&&T.every(S),c.input.checked=u.merge_lines,c.node.hidden=u.merge_lines&&!T.some(S),d.setAttribute("aria-pressed",String(ui(u.exclude))),d.textContent=ui(u.exclude)?
"steps and waits are hidden":"hide steps and waits",m.draw(u.category,E?.categories??[]),p.draw(u.exclude),f.input.checked=u.fold,f.node.hidden=E?.replacements.length===0,_(E),y.hidden=u.q===""&&u.category.
length===0&&u.change===""&&u.significant===""&&u.device_type==="ALL"&&u.exclude.every($=>Qt.includes($))}}}function ZE(e){let t=de("search"),o=!1,n=Xe(250,a=>{e({q:a},{replace:o}),o=!0}),s=i("input",{
id:t,type:"search",placeholder:"Search names  ( / )",autocomplete:"off",spellcheck:"false",on:{input:()=>n(s.value),focus:()=>{o=!1},keydown:a=>{a.key==="Escape"&&s.value!==""&&(a.preventDefault(),s.value=
"",n(""))}}});return{node:i("div",{class:"search"},i("label",{for:t,class:"visually-hidden"},"Search names"),s),input:s,draw(a){(document.activeElement!==s||a==="")&&(s.value=a)}}}function eT(e){let t=i(
"summary"),o=i("div",{class:"menu-body"}),n=i("details",{class:"menu"},t,o);$g(n);let s="";function r(a,l){let c=JSON.stringify([a,l]);if(c===s)return;s=c,t.textContent=a.length===0?"All categories":a.
length===1?a[0]:J(a.length,"category","categories");let u=[...l];for(let m of a)u.some(p=>p.category===m)||u.push({category:m,rows:0});let d=document.activeElement?.closest?.(".menu-body")===o?document.
activeElement.value:null;M(o,u.map(({category:m,rows:p})=>{let f=i("input",{type:"checkbox",value:m,checked:a.includes(m),on:{change:()=>e(f.checked?[...a,m]:a.filter(g=>g!==m))}});return i("label",{class:"\
check"},f,i("span",{},m),i("span",{class:"muted num"},R(p)))}),a.length>0&&q("All categories",()=>e([]),{class:"link-button"})),d!==null&&[...o.querySelectorAll("input")].find(m=>m.value===d)?.focus()}
return{node:n,draw:r}}function $g(e){e.addEventListener("toggle",()=>{if(!e.open)return;let t=o=>{(!e.isConnected||!e.contains(o.target))&&(e.open=!1,document.removeEventListener("pointerdown",t))};document.
addEventListener("pointerdown",t)})}var ui=e=>Qt.every(t=>e.includes(t));function tT(e){let t=de("exclude"),o=[],n=i("input",{id:t,type:"text",placeholder:"Leave out names like aten::*",autocomplete:"\
off",spellcheck:"false",on:{keydown:a=>{let l=n.value.trim();a.key==="Enter"&&l!==""&&!o.includes(l)&&(n.value="",e([...o,l]))}}}),s=i("span",{class:"chips"});return{node:i("div",{class:"exclude"},i("\
label",{for:t,class:"visually-hidden"},"Leave out names like"),n),chips:s,draw(a){o=a,M(s,o.filter(l=>!ui(o)||!Qt.includes(l)).map(l=>i("span",{class:"chip mono"},`not ${l}`,ve("close",`Show ${l} agai\
n`,()=>e(o.filter(c=>c!==l))))))}}}function kg(e,t,o,n){let s=new Map,r="",a=([c,[u,d,m]])=>{let p=i("span",{class:"group-count"},"–"),f=i("button",{type:"button",class:`group change-${c||"all"}`,title:m,
"aria-pressed":"false",data:{change:c||"all"},on:{click:()=>n(r===c?"":c)}},u&&i("span",{class:"mark","aria-hidden":"true"},u),d," ",p);return s.set(c,{b:f,count:p}),f};return{node:i("div",{class:"gro\
ups",role:"group","aria-label":t},i("span",{class:"muted","aria-hidden":"true"},`${e}:`),Object.entries(o).map(a)),draw(c,u){r=c;for(let[d,{b:m,count:p}]of s)m.setAttribute("aria-pressed",String(d===c)),
u&&(p.textContent=R(u[d]),m.toggleAttribute("data-empty",u[d]===0))}}}function vg(e){let t=new Map,o=[],n=(s,r)=>{o.includes(s)!==r&&e(r?[...o,s]:o.filter(a=>a!==s))};return{toggle:n,add(s,r){return t.set(s,r),r.addEventListener("toggle",()=>n(s,r.open)),r},draw(s){let r=o;
o=s,t.forEach((a,l)=>{s.includes(l)!==r.includes(l)&&(a.open=s.includes(l))})}}}var lu=8,cu={key:"",operators:null};function Sg(e,t){let o=i("div",{class:"scroll-x operators-body"}),n=i("p",{class:"related-more"}),s=st("Device time by operator"),r=i("details",{class:"card rank-st\
eps operators",hidden:!0,"aria-label":"Device time by operator"},i("summary",{},i("h2",{},"Device time by operator"),i("span",{class:"muted rank-summary"},"The sides have other kernels: what their ope\
rators take.")),i("div",{class:"chart-tools"},s.node),i("p",{class:"muted small"},"Less than half of the kernel time is in kernels that both sides have, so this table compares operators. Times are mea\
ns per step of the device work that each operator launched itself, and are not tested. Largest change first."),o,n),a=!1,l="",c=null,u=(f,g,h="")=>i("td",{class:`num ${h}`,title:g},f);function d(f){let{
operator:g,control_per_step:h,test_per_step:y,diff_per_step:w}=f,b=w>0?"more":w<0?"less":"calm";return i("tr",{},i("th",{scope:"row"},g===null?i("span",{class:"muted"},"in no operator"):i("a",{href:e(
{name:g,category:"cpu_op"}),class:"mono",title:g},i("bdi",{},g))),u(`${R(f.control_counts)} → ${R(f.test_counts)}`),u(N(h),le(h)),u(N(y),le(y)),u(xe(w),je(w),b),u(h>0?ye(100*w/h):y>0?"new":"",null,b))}
function m({rows:f,count:g}){let h=(y,w="num")=>i("th",{scope:"col",class:w},y);M(o,i("table",{class:"operators-table"},i("thead",{},i("tr",{},h("Operator",""),h("launched, in all"),h("control"),h("te\
st"),h("Δ"),h("Δ %"))),i("tbody",{},f.slice(0,a?void 0:lu).map(d)))),n.hidden=a||f.length<=lu,M(n,!n.hidden&&q(f.length<g?`Show ${R(f.length)} of ${R(g)}`:`Show all ${R(g)}`,()=>{a=!0,m({rows:f,count:g}),
o.querySelectorAll("tbody tr")[lu].querySelector("a")?.focus()},{class:"link-button"}))}async function p(f){c?.abort(),c=new AbortController,l=f,a=!1,M(o,i("p",{class:"muted"},"Looking for the operato\
rs …")),M(n);let g=new URLSearchParams(f);Object.entries({operators:"auto",diagnosis:"false",limit:"0"}).forEach(([h,y])=>g.set(h,y));try{let{operators:h}=cu.key===f?cu:await t(g,{signal:c.signal});
cu={key:f,operators:h},l===f&&h?m(h):l===f&&M(o,i("p",{class:"muted"},"Loading the operators took too long."))}catch(h){l===f&&h.name!=="AbortError"&&M(o,i("p",{class:"muted"},`No operators: ${h.message}`))}}
return{node:r,sql:s,draw(f,g){r.hidden=!(t?g.recorded.few_shared_kernels:g.operators),!r.hidden&&!t?m(g.operators):!r.hidden&&r.open&&f!==l&&p(f)},stop:()=>c?.abort()}}var oT=14;function ys(e){let[t,o]=Yp(e);return o===""?t:`${t} → ${o}`}function Eg(e){let t=[],o=0,n=null,s=!1,r="",a=0;function l(){let d=getComputedStyle(document.documentElement),m=`${.92*parseFloat(
d.fontSize)}px ${d.getPropertyValue("--mono")}`;if(m!==r){r=m;let g=document.createElement("canvas").getContext("2d");g.font=r,a=g.measureText("0".repeat(40)).width/40}let p=getComputedStyle(e),f=e.clientWidth-
parseFloat(p.paddingLeft)-parseFloat(p.paddingRight)-2;return a>0?Math.max(oT,Math.floor(f/a)):0}function c(){s=t.some(d=>d?.row.replaces||d?.row.aliases),n=Fl(s?o-2:o),n.add(t.filter(Boolean).map(d=>ys(
d.row)))}function u(d){return o===0?d:(n===null&&c(),n.text(d))}return{setRows(d){t=d,n=null},addRows(d,m){t=d,n!==null&&!s&&m.some(({row:p})=>p.replaces||p.aliases)&&(n=null),n?.add(m.map(p=>ys(p.row)))},
measure(){let d=l();return d===o?!1:(o=d,n=null,!0)},draw({row:d}){let m=ys(d),p=u(m);return i("span",{class:"fit",data:p===m?{}:{short:p}},i("bdi",{},m))},refit(d,{row:m}){let p=ys(m),f=u(p),g=d.querySelector(
".fit");(g.dataset.short??p)!==f&&(f===p?delete g.dataset.short:g.dataset.short=f)}}}var Yo=28,nT=200,Tg=12,Og=100,sT={added:["+","added"],deleted:["−","deleted"],increased:["▲","called more often"],decreased:["▼","called less often"],unchanged:["","called equally often"]},mu=[[
"change","±","New, gone, called more often, called less often","c-change"],["name","Operation","Name in the trace","c-name"],["category","Category","Category of the event","c-category"],["control_cou\
nts","Control","Calls in the control","num c-count side-a"],["test_counts","Test","Calls in the test","num c-count side-b"],["diff_counts","Δ","Change of the number of calls, test − control","num c\
-count"],["control_total_duration","Control","Duration in the control","num c-time side-a"],["test_total_duration","Test","Duration in the test","num c-time side-b"],["diff_duration","Δ","Change of t\
he duration, test − control","num c-time c-diff"],["diff_percent","Δ %","Change of the duration relative to the control","num c-percent"],["q_value","Certainty",`Is the row slower or faster, or is \
the change noise? Judged by the times shown, all rows together: slower or faster where q < 0.05. ${Eh}`,"c-real"],...li],uu=String(mu.length-li.length),rT={slower:["▲","slower"],faster:["▼","faste\
r"],no_difference_found:["","no difference found"],cannot_judge:["","cannot judge"]},aT=(e,t)=>e.too_few?["","too few steps"]:rT[t]??["",t],Ag={diff_counts:"abs_diff_counts",diff_duration:"abs_diff_du\
ration"};function iT(e,t,o){let n=Ag[e],s=rs(e);return n?t===n?[e,"desc"]:t!==e?[n,"desc"]:o==="desc"?[e,"asc"]:[n,"desc"]:t===e?[e,o==="asc"?"desc":"asc"]:[e,s]}function Cg(e){let t=new Map,o=[i("td",
{colspan:"3"}),i("th",{colspan:"3",scope:"colgroup"}),i("th",{colspan:"4",scope:"colgroup"}),i("td"),i("th",{colspan:"2",scope:"colgroup",class:"c-work"})],n=i("thead",{},i("tr",{class:"head-groups"},
o),i("tr",{},mu.map(([Q,ae,ge,Z])=>{let ie=i("span",{class:"sort-mark","aria-hidden":"true"}),Ee=i("th",{scope:"col",class:Z},i("button",{type:"button",title:ge,on:{click:()=>e.onSort(...iT(Q,d,m))}},
ae,ie));return t.set(Q,{cell:Ee,mark:ie}),Ee}))),s=i("tbody"),r=i("tfoot"),a=i("table",{class:"ops",role:"grid","aria-label":"All operations"},i("colgroup",{},mu.map(([,,,Q])=>i("col",{class:Q}))),n,s,
r),l=i("div",{class:"table-scroll",tabindex:"-1"},a),c=[],u="total",d="",m="",p=!1,f=!1,g="",h=null,y=0,w=0,b=0,_=0,k=new Map,E=0,x=!1,T=0,[S,$]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"tru\
e"},i("td",{colspan:uu}))),v=Eg(t.get("name").cell),A=()=>c.length>nT&&!pn();function D(Q=!1,ae=l.scrollTop){let ge=Math.ceil((E||600)/Yo),Z=A()?Math.max(0,Math.floor(ae/Yo)-Tg):0,ie=A()?Math.min(c.length,
Math.floor(ae/Yo)+ge+Tg):pn()?re():c.length;if(!Q&&Z===b&&ie===_)return;b=Z,_=ie;let Ee=s.contains(document.activeElement),C=Q?new Map:k;k=new Map;for(let W=Z;W<ie;W+=1)k.set(W,C.get(W)??(c[W]?F(W):H(
W)));O(Ee,Q,ae),L()}function O(Q,ae,ge){l.toggleAttribute("data-virtual",A()),B(S,b),B($,c.length-_),_o(s,[S,...k.values(),pn()?j(c.length-_):$]),ge>0&&(ae||Q)&&l.scrollTop!==ge&&(l.scrollTop=ge),Q&&(k.
get(y)??l).focus({preventScroll:!0})}function L(){let[Q,ae]=A()?[Math.max(0,b-Og),Math.min(c.length,_+Og)]:[b,_];for(let ge=Q;ge<ae;ge+=1)if(!c[ge]){e.onWant(Q,ae);return}}function Y(){let Q=!1;for(let[
ae,ge]of k)ge.dataset.hole!==void 0&&c[ae]?(k.set(ae,F(ae)),Q=!0):c[ae]&&v.refit(ge,c[ae]);Q&&O(s.contains(document.activeElement),!1,l.scrollTop),L()}function B(Q,ae){Q.hidden=ae===0,Q.style.height=`${ae*
Yo}px`}function j(Q){return i("tr",{hidden:Q===0},i("td",{colspan:uu,class:"muted"},`${R(Q)} more: the report and the CSV have all rows.`))}function re(){let Q=c.findIndex(ae=>!ae);return Q<0?c.length:
Q}function F(Q){let ae=c[Q];return i("tr",{"aria-rowindex":String(Q+3),data:{index:Q},class:`${Q%2?"odd":""}${ae.noise?" noise":""}`,tabindex:Q===y?"0":"-1","aria-selected":String(ae.key===h)},lT(ae,u,
w,se(ae,Q)),f&&hg(ae,ge=>gr(ge,u)))}function H(Q){return i("tr",{"aria-rowindex":String(Q+3),data:{index:Q,hole:""},"aria-busy":"true",tabindex:Q===y?"0":"-1"},i("td",{colspan:uu,class:"muted"},"…"))}
function se(Q,ae){return i("a",{href:e.href(Q.row),class:"op-link",tabindex:"-1"},Q.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"⇄ "),i("span",{class:"visually-hidden"},"\
probable replacement: ")),Q.row.aliases&&!Q.row.replaces&&i("span",{class:"folded"},i("span",{"aria-hidden":"true"},"≡ "),i("span",{class:"visually-hidden"},"several names: ")),v.draw(Q))}function z(Q,{
focus:ae=!1}={}){if(c.length===0)return;let ge=k.get(y);y=Math.max(0,Math.min(c.length-1,Q)),P(y),ge?.setAttribute("tabindex","-1");let Z=k.get(y);Z?.setAttribute("tabindex","0"),ae&&Z?.focus({preventScroll:!0})}
function K(Q){c.length>0&&!k.has(y)&&(y=Math.min(c.length-1,Math.ceil(Q/Yo)),k.get(y)?.setAttribute("tabindex","0"))}function P(Q){l.removeAttribute("data-late");let ae=Q*Yo,ge=l.clientHeight-n.offsetHeight-
r.offsetHeight-2;ae<l.scrollTop?l.scrollTop=ae:ae+Yo>l.scrollTop+ge&&(l.scrollTop=ae+Yo-ge),T=l.scrollTop,D(!1,T)}s.addEventListener("click",Q=>{let ae=Q.target.closest("tr[data-index]");ae&&Q.target.
closest(".op-link")?!Q.ctrlKey&&!Q.metaKey&&!Q.shiftKey&&e.onOpen(c[Number(ae.dataset.index)].key):ae&&c[ae.dataset.index]&&getSelection().isCollapsed&&(z(Number(ae.dataset.index),{focus:!0}),e.onSelect(
c[y].key))}),s.addEventListener("keydown",Q=>{let ae=Math.max(1,Math.floor(l.clientHeight/Yo)-4),ge={ArrowDown:y+1,ArrowUp:y-1,PageDown:y+ae,PageUp:y-ae,Home:0,End:c.length-1};if(Q.key in ge&&!Q.altKey&&
!Q.metaKey)Q.preventDefault(),z(ge[Q.key],{focus:!0});else if((Q.key==="Enter"||Q.key===" ")&&!Q.target.closest(".op-link")&&c[y])Q.preventDefault(),e.onSelect(c[y].key);else if(Q.key==="ArrowRight"||
Q.key==="ArrowLeft"){Q.preventDefault();let Z=k.get(y);(Q.key==="ArrowRight"?Z?.querySelector(".op-link"):Z)?.focus({preventScroll:!0})}});let U=0;l.addEventListener("scroll",()=>{T=l.scrollTop,A()&&U===
0&&(U=requestAnimationFrame(()=>{U=0;let{scrollTop:Q}=l;D(!1,Q),K(Q)}))});let te=new ResizeObserver(Q=>{E=l.clientHeight,Q.some(({target:ae})=>ae!==l)&&v.measure()&&Y(),D(!1,T)});te.observe(l),te.observe(
t.get("name").cell);let ue=is(()=>{v.measure(),D(!0)});function Ae(Q){o[1].textContent=u==="per_step"||u==="percent"?"Calls per step":"Calls",o[2].textContent=`${p?"Self time":"Duration"}, ${Q}`,o[2].
title=p?"Of host operations, without the calls inside them; of device work, all of it":"",o[4].textContent=`Device time, ${Q}`,a.querySelectorAll(":is(col, thead th).c-work").forEach(ae=>{ae.hidden=!f});
for(let[ae,{cell:ge,mark:Z}]of t){let ie=d===ae||(Ag[ae]??"")===d;ie?ge.setAttribute("aria-sort",m==="asc"?"ascending":"descending"):ge.removeAttribute("aria-sort");let Ee=m==="asc"?"↑":"↓";Z.textContent=
ie?d===ae?` ${Ee}`:` |${Ee}|`:""}}return{node:l,focus:()=>z(y,{focus:!0}),draw(Q){let ae=g!==Q.revision;({rows:c,unit:u,self:p,sort:d,order:m,selected:h,revision:g}=Q),f=Q.work===!0,a.toggleAttribute(
"data-work",f),w=du(c),a.setAttribute("aria-rowcount",String(c.length+3)),a.toggleAttribute("data-unjudged",!Q.judged),v.setRows(c),Ae(Q.unitName),M(r,Q.totals.map(([Z,ie])=>dT(Z,ie,u,p,f)));let ge=c.
findIndex(Z=>Z?.key===h);ae&&(y=Math.max(0,ge),T>0&&(l.scrollTop=0,T=0)),x||(x=!0,l.setAttribute("data-late",""),It().then(It).then(()=>l.removeAttribute("data-late"))),D(!0,T),ge>=0&&ae&&P(ge)},add(Q,ae,ge){
c=Q,a.toggleAttribute("data-unjudged",!ge),v.addRows(c,ae),du(ae)>w?(w=du(ae),D(!0)):Y()},select(Q){let ae=Q!==h;h=Q;for(let Z of s.querySelectorAll("tr[data-index]"))Z.setAttribute("aria-selected",String(
Q!==""&&c[Number(Z.dataset.index)]?.key===Q));let ge=c.findIndex(Z=>Z?.key===Q);ge>=0&&ae&&z(ge)},unmount(){te.disconnect(),ue(),cancelAnimationFrame(U)}}}function pu(e,t){return t==="percent"?[Pe(e),
Pe(e)]:[N(e),le(e)]}function gr(e,t){if(t!=="percent")return[xe(e),je(e)];let o=e===null?he:`${ye(e)}-points`;return[ye(e),o]}var du=e=>e.reduce((t,o)=>Math.max(t,Math.abs(o.diff??0)),0),bs=e=>e>0?" m\
ore":e<0?" less":" calm";function di(e,t,o){let[n,s]=pu(e,t);return i("td",{class:o,title:s},n)}function lT(e,t,o,n){let{row:s}=e,[r,a]=sT[s.change]??["",s.change],[l,c]=gr(e.diff,t),u=o>0?Math.abs(e.
diff??0)/o:0;return[i("td",{class:`c-change change-${s.change}`,title:a},i("span",{"aria-hidden":"true"},r),i("span",{class:"visually-hidden"},a)),i("th",{scope:"row",class:"c-name mono",title:Th(s)},
n),i("td",{class:"c-category",title:s.kind?`${s.category}, ${s.kind}`:s.category},s.category),i("td",{class:"num c-count"},R(e.controlCount)),i("td",{class:"num c-count"},R(e.testCount)),i("td",{class:`\
num c-count${bs(e.diffCount)}${s.calls==="fact"?" strong":""}`,title:ar(s)||null},tt(e.diffCount)),di(s.control_counts>0?e.control:null,t,"num c-time"),di(s.test_counts>0?e.test:null,t,"num c-time"),i(
"td",{class:`num c-time c-diff${bs(e.diff)}`,title:c,css:{"--share":`${(100*u).toFixed(1)}%`}},l),i("td",{class:`num c-percent${bs(e.percent??e.diff)}`},e.birth||ye(e.percent)),cT(e)]}function cT({row:e,
verdict:t}){if(t===""||t===null)return i("td",{class:"c-real muted"});let[o,n]=aT(e,t),s=t==="slower"||t==="faster";return i("td",{class:`c-real ${s?t==="slower"?"more":"less":"muted"}`,title:`${Dn(e)}${e.
q_value===null?"":` Median of the steps ${N(e.control_median)} → ${N(e.test_median)}.`}`},i("span",{"aria-hidden":"true"},o&&`${o} `),n,s&&i("span",{class:"q"},` ${op(ln(e))}`))}var Mg=e=>i("td",{class:"\
num c-count",title:R(e)},R(e)),uT={host:"Host, sum",device:"Device, sum"};function dT(e,t,o,n,s){let[r,a]=gr(t.diff,o);return i("tr",{data:{part:e}},i("td",{class:"c-change"}),i("th",{scope:"row",class:"\
c-name",title:e==="device"?"Kernels, copies and memsets; overlapping work counts in full":n?"Self times do not count nested calls twice":"Host operations nest: the time of a call also counts in its ca\
ller"},uT[e]),i("td",{class:"c-category"}),Mg(t.controlCount),Mg(t.testCount),i("td",{class:`num c-count${bs(t.diffCount)}`},tt(t.diffCount)),di(t.control,o,"num c-time"),di(t.test,o,"num c-time"),i("\
td",{class:`num c-time${bs(t.diff)}`,title:a},r),i("td",{class:`num c-percent${bs(t.percent??t.diff)}`},t.birth||ye(t.percent)),i("td",{class:"c-real"}),s&&i("td",{class:"c-work",colspan:"2"}))}var Dg=(e,t)=>e.rank-t.rank||e.span-t.span,mT=(e,t)=>e.length===t.length&&e.every((o,n)=>o===t[n]);function Rg(e){let t=new Set,o=!1;for(let{rank:s,step_number:r}of e){let a=`${s}/${r}`;o||=t.has(a),t.
add(a)}let n=new Map;for(let{rank:s,span:r}of e)n.set(o?`${s}/${r}`:`${s}`,{rank:s,span:o?r:0});return{split:o,keys:[...n.values()].sort(Dg)}}var Lg=e=>[...new Set(e.map(t=>t.step_number))].sort((t,o)=>(t??
-1)-(o??-1)),mi=e=>e===void 0?"–":e===null?"whole":String(e);function fu(e){return e===void 0?"–":e.span>0?`${e.rank}+${e.span}`:String(e.rank)}var Ng=(e,t)=>e===t?e:`${e} / ${t}`;function pT(e,t){
let o=({rank:r,span:a})=>`${r}/${a}`,n=new Set(e.map(o));if(t.some(r=>n.has(o(r)))){let r=new Map([...e,...t].map(l=>[o(l),l])),a=new Set(t.map(o));return{byPosition:!1,rows:[...r.values()].sort(Dg).map(
l=>({control:n.has(o(l))?l:void 0,test:a.has(o(l))?l:void 0}))}}let s=Math.max(e.length,t.length);return{byPosition:e.length>0&&t.length>0,rows:Array.from({length:s},(r,a)=>({control:e[a],test:t[a]}))}}
function Pg(e,t,o,n,s){let r=new Map;t.forEach((c,u)=>{c[n]&&r.set(`${c[n].rank}/${s?c[n].span:""}`,u)});let a=t.map(()=>o.map(()=>null)),l=new Map(o.map((c,u)=>[c,u]));for(let c of e){let u=r.get(`${c.
rank}/${s?c.span:""}`);a[u][l.get(c.step_number)]=c}return a}function pi(e,t){let[o,n]=[Rg(e),Rg(t)],{rows:s,byPosition:r}=pT(o.keys,n.keys),[a,l]=[Lg(e),Lg(t)],c=Math.max(a.length,l.length),u=Array.from(
{length:c},(m,p)=>({control:a[p],test:l[p],text:a.length===0?mi(l[p]):l.length===0?mi(a[p]):Ng(mi(a[p]),mi(l[p]))})),d=m=>m.map(p=>[...p,...Array.from({length:c-p.length},()=>null)]);return{rows:s.map(
m=>({...m,text:m.control&&m.test?Ng(fu(m.control),fu(m.test)):fu(m.control??m.test)})),columns:u,control:d(Pg(e,s,a,"control",o.split)),test:d(Pg(t,s,l,"test",n.split)),ranksByPosition:r,stepsByPosition:a.
length>0&&l.length>0&&!mT(a,l)}}function wr(e,t){let o=a=>a.map(l=>l.map(c=>c===null?null:t(c))),n=o(e.control),s=o(e.test),r=n.map((a,l)=>a.map((c,u)=>c===null||s[l][u]===null?null:s[l][u]-c));return{
control:n,test:s,diff:r}}function hn(e){if(e.length===0)return null;let t=[...e].sort((n,s)=>n-s),o=t.length>>1;return t.length%2?t[o]:(t[o-1]+t[o])/2}var Ig=e=>e.reduce((t,o)=>t+o,0)/e.length,fT=1.05,
hT=.05;function Bg(e){let t=new Map;for(let r of e)t.set(r.rank,[...t.get(r.rank)??[],r]);let o=[...t].sort(([r],[a])=>r-a).map(([r,a])=>{let l=Ig(a.map(u=>u.step)),c=a.every(u=>u.exposed_communication!==
null);return{rank:r,samples:a.length,step:l,waiting:c&&l>0?Ig(a.map(u=>u.exposed_communication))/l:null}}),n=hn(o.map(r=>r.step));for(let r of o)r.lag=n>0?r.step/n:null;let s=o.length<2?[]:o.filter(r=>r.
lag>=fT);return{ranks:o,median:n,slow:s,awaited:s.length>0?null:gT(o)}}function gT(e){if(e.length<2||e.some(n=>n.waiting===null))return null;let t=e.reduce((n,s)=>s.waiting<n.waiting?s:n),o=hn(e.filter(
n=>n!==t).map(n=>n.waiting));return o>=hT&&t.waiting<=o/2?t:null}var wT=820,yT=3,qg=46,Ot={top:26,right:12,bottom:36},gu=46;function fi(e){return _t({...e,class:"heat-map",height:Hg,make:kT,onClick({points:[t]},o){o.rows[t.y]&&o.columns[t.x]&&t.curveNumber<yT&&e.onCell(
o.rows[t.y],o.columns[t.x])},extra:i("p",{class:"heat-hint muted small"},"A click on a cell shows that step in the timeline; the table below has the same numbers and links.")})}var bT=e=>Math.max(9,Math.
min(30,Math.round(420/Math.max(e,1)))),Wg=e=>Math.max(34,e.rows.length*bT(e.rows.length)),jg=e=>e<wT;function Hg(e,t){let o=Wg(e);return jg(t)?3*(o+Ot.top)+2*Ot.bottom+2*gu+Ot.bottom:o+Ot.top+Ot.bottom+
gu}var hu=e=>e.flat().filter(t=>t!==null);function _T(e){let t=[...hu(e.control),...hu(e.test)],o=Math.abs(hn(t)??0),n=Math.min(...t,o*.95),s=Math.max(...t,o*1.05),r=Math.max(...hu(e.diff).map(Math.abs),
o*.05);return{low:n,high:s>n?s:n+1,most:r>0?r:1}}function kT(e,t){let o=jg(t),n=_T(e),[s,r]=e.kind==="time"?Ke(Math.max(Math.abs(n.high),Math.abs(n.low))):["",1],a=e.kind==="percent"?" %":s===""?"":`\
 ${s}`,l=vT(e,t,o),c=[["Control",e.control,e.format,!1],["Test",e.test,e.format,!1],["Difference",e.diff,e.formatDiff,!0]],u={template:vt(),margin:{l:l.left,r:Ot.right,t:0,b:0},hovermode:"closest",dragmode:"\
zoom",annotations:[],coloraxis:{cmin:n.low/r,cmax:n.high/r,colorscale:zs(),showscale:!1},coloraxis2:{cmin:-n.most/r,cmax:n.most/r,colorscale:OT(),showscale:!1}},d=c.map(([p,f,g,h],y)=>{let w=y===0?"":
String(y+1);Object.assign(u,ST(e,l.panels[y],w,o||y===0));let b=(l.panels[y].x[0]+l.panels[y].x[1])/2;return u.annotations.push({text:p,showarrow:!1,xref:"paper",yref:"paper",x:b,xanchor:"center",y:l.
panels[y].y[1],yanchor:"bottom",yshift:3,font:{size:12}}),(o||y===0)&&u.annotations.push({text:"rank",showarrow:!1,xref:"paper",yref:"paper",x:0,xanchor:"right",y:l.panels[y].y[1],yanchor:"bottom",xshift:-2,
yshift:2,font:{size:11}}),{type:"heatmap",coloraxis:h?"coloraxis2":"coloraxis",xaxis:`x${w}`,yaxis:`y${w}`,xgap:1,ygap:1,hoverongaps:!1,z:f.map(_=>_.map(k=>k===null?null:k/r)),customdata:$T(e,p,f,g,h),
hovertemplate:"%{customdata}<extra></extra>",...xT(e,f,r,l.panels[y].cell)}}),m=[[n.low/r,n.high/r],[-n.most/r,n.most/r]].map((p,f)=>(Object.assign(u,TT(l.bars[f],4+f,p,a)),ET(p,4+f,f===0?"coloraxis":
"coloraxis2")));return{data:[...d,...m],layout:u}}function xT(e,t,o,n){if(n.width<46||n.height<15)return{};let s=new Intl.NumberFormat("en-US",{maximumSignificantDigits:3});return{texttemplate:"%{text\
}",textfont:{size:10.5},text:t.map(r=>r.map(a=>a===null?"":s.format(a/o).replace("-","−")))}}function $T(e,t,o,n,s){let r=t.toLowerCase();return o.map((a,l)=>a.map((c,u)=>{let{[r]:d}=e.columns[u],m=s||
d===void 0?e.columns[u].text:d===null?"whole file":String(d),p=s?e.rows[l].text:e.rows[l][r]?.rank??"",f=`${t}<br>rank ${He(String(p))}, step ${He(m)}`;if(c===null)return f;let g=e.control[l][u],h=s&&
g>0?` (${ye(100*c/g)})`:"",y=(s?[]:[e.more?.(r,l,u)]).filter(Boolean);return[f,...[n(c)+h,...y].map(He)].join("<br>")}))}function vT(e,t,o){let n=Hg(e,t),s=Math.max(...e.rows.map(p=>p.text.length),2),
r=Math.min(120,30+7*s),a=t-r-Ot.right,l=Wg(e),c=o?a:(a-2*qg)/3,u={width:c/Math.max(1,e.columns.length),height:l/Math.max(1,e.rows.length)},d=(p,f)=>[1-(p+f)/n,1-p/n];if(!o){let p=[0,1,2].map(y=>{let w=y*
(c+qg)/a;return{x:[w,w+c/a],y:d(Ot.top,l),cell:u}}),f=d(Ot.top+l+Ot.bottom+6,8),[g,h]=[p[0].x[0],p[1].x[1]];return{left:r,panels:p,bars:[{x:[g+(h-g)*.2,h-(h-g)*.2],y:f},{x:p[2].x,y:f}]}}let m=[Ot.top,
2*Ot.top+l+Ot.bottom,3*Ot.top+2*l+2*Ot.bottom+gu];return{left:r,panels:m.map(p=>({x:[0,1],y:d(p,l),cell:u})),bars:[1,2].map(p=>({x:[.08,.92],y:d(m[p]+l+Ot.bottom+6,8)}))}}function ST(e,t,o,n){let s=t.
cell.width*e.columns.length,r=Math.max(...e.columns.map(u=>u.text.length),1),a=vo(e.columns.length,s/(7*r+10)),l=vo(e.rows.length,t.cell.height*e.rows.length/13),c={showgrid:!1,zeroline:!1,ticks:"",tickmode:"\
array"};return{[`xaxis${o}`]:{...c,domain:t.x,anchor:`y${o}`,tickvals:a,ticktext:a.map(u=>He(e.columns[u].text)),range:[-.5,e.columns.length-.5],title:{text:"step",font:{size:11},standoff:3}},[`yaxis${o}`]:{
...c,domain:t.y,anchor:`x${o}`,tickvals:l,ticktext:l.map(u=>He(e.rows[u].text)),range:[e.rows.length-.5,-.5],showticklabels:n,...o===""?{}:{matches:"y"}}}}var Fg=48;function ET([e,t],o,n){let s=Array.
from({length:Fg},(r,a)=>e+(t-e)*(a/(Fg-1)));return{type:"heatmap",x:s,y:[0,1],z:[s,s],coloraxis:n,zsmooth:"best",hoverinfo:"skip",xaxis:`x${o}`,yaxis:`y${o}`}}function TT({x:e,y:t},o,n,s){return{[`xax\
is${o}`]:{domain:e,anchor:`y${o}`,range:n,fixedrange:!0,nticks:6,showgrid:!1,zeroline:!1,ticks:"",tickformat:",",ticksuffix:s,tickfont:{size:10.5,color:X("--muted")}},[`yaxis${o}`]:{domain:t,anchor:`x${o}`,
range:[0,1],fixedrange:!0,visible:!1}}}var OT=()=>[[0,X("--less-fill")],[.5,X("--heat-zero")],[1,X("--more-fill")]];function hi(){let e=i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":"Numbers of every rank and step"}),t=i("details",{class:"grid-table"},i("summary",{},"These numbers as a \
table"),e),o=null,n=null;function s(){!t.open||!o||n===o||(n=o,M(e,i("table",{},i("caption",{class:"visually-hidden"},`${o.title} of every rank and step`),i("thead",{},i("tr",{},[["Rank",""],["Step",""],
["Control","num"],["Test","num"],["Δ","num"],["Δ %","num"]].map(([a,l])=>i("th",{scope:"col",class:l},a)))),i("tbody",{},o.grid.rows.flatMap((a,l)=>o.grid.columns.map((c,u)=>r(a,c,l,u)))))))}function r(a,l,c,u){
let{values:d,format:m,formatDiff:p}=o,[f,g,h]=[d.control[c][u],d.test[c][u],d.diff[c][u]];if(f===null&&g===null)return null;let y=h>0?" more":h<0?" less":"";return i("tr",{},i("th",{scope:"row"},a.text),
i("td",{},i("a",{href:o.timeline(a,l),title:"Show this step in the timeline"},l.text)),i("td",{class:"num"},m(f)),i("td",{class:"num"},m(g)),i("td",{class:`num${y}`},p(h)),i("td",{class:`num${y}`},ye(
f>0&&h!==null?100*h/f:null)))}return t.addEventListener("toggle",s),{node:t,draw(a){o=a,s()}}}var Ug={step:"step time",op:"the selected operation",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},MT=20,gi=["control","test"];function AT(e,t){let[o,n]=[new Set(t.ranks),new Set(
t.steps)];return e.filter(({rank:s,step_number:r})=>o.has(s)&&(r===null?t.pseudo_steps>0:n.has(r)))}function zg(e){if(e.ranks.length<2)return"";if(e.slow.length>0){let o=[...e.slow].sort((r,a)=>a.lag-
r.lag),n=o.slice(0,3).map(r=>`rank ${r.rank} by ${Pe(100*(r.lag-1))}`),s=o.length-n.length;return`${o.length===1?"One rank lags":`${o.length} ranks lag`} behind the median of the ranks: ${n.join(", ")}${s>
0?` and ${s} more`:""}.`}let{awaited:t}=e;return t===null?"No rank takes 5 % longer than the median of the ranks.":`No rank takes longer than the others, but rank ${t.rank} waits least (exposed commun\
ication is ${Pe(100*t.waiting)} of its step): the others probably wait for it.`}function Gg(e,{timeline:t,go:o}){let n=i("span",{class:"muted rank-summary"}),s=de("heat"),r=i("select",{id:s,on:{change:()=>e(
r.value)}},$a.map(v=>i("option",{value:v},Ug[v]))),a=i("p",{class:"mono small heat-name",hidden:!0}),l=fi({id:"chart-steps",title:"Rank × step",level:"h3",file:"rank-step",onCell:(...v)=>o(t(...v))}),
c=hi(),u=i("div",{class:"lags"}),d=i("p",{class:"muted small",hidden:!0}),m=i("div",{class:"heat-block"},i("p",{class:"chart-bar"},i("label",{for:s},"Heat maps of"),r),a,l.node,d,u,c.node),p=i("detail\
s",{class:"card rank-steps"},i("summary",{},i("h2",{},"Ranks and steps")," ",n),m),f=new Map,g=new Map,h=null,y="",w=null;p.addEventListener("toggle",()=>{p.open!==(y!=="")&&e(p.open?"step":"")});let b=v=>v===
"step"&&h&&Rt(h.answer)?"whole recording":Ug[v];function _({set:v,marker:A}){let D=JSON.stringify([v,A]);if(!f.has(D)){let O=Xn(v,A);f.set(D,O),O.catch(()=>f.delete(D))}return f.get(D)}async function k(v){
if(gi.some(A=>v[A].any)){E(v,"Each file counts as one step here, so there are no steps to show.");return}try{let A=await Promise.all(gi.map(D=>_(v[D])));if(h?.answer===v){let D=A.map((O,L)=>AT(O,v[gi[L]]));
h={...h,samples:D,judged:D.map(Bg)},x()}}catch(A){E(v,A.message)}}function E(v,A){h?.answer===v&&(n.textContent=A,m.hidden=!0)}function x(){let[v,A]=h.judged,D=({ranks:B},j)=>`${J(B.length,"rank")}, ${J(
h.samples[j].length,"sample")}`,O=[zg(v),zg(A)],L=O[0]===O[1]?O[0]:O.map((B,j)=>B&&`${j===0?"Control":"Test"}: ${B}`).filter(Boolean).join(" "),Y=[D(v,0),D(A,1)];n.textContent=`${Y[0]===Y[1]?`${Y[0]} \
on each side`:`${Y[0]} against ${Y[1]}`}. ${L}`,m.hidden=!1,p.classList.toggle("lagging",h.judged.some(B=>B.slow.length>0)),y!==""&&$()}async function T(v){let A={};g.set(v,A),g.size>MT&&g.delete(g.keys().
next().value);try{A.samples=(await ea(v)).samples}catch(D){A.failed=D.message,g.delete(v)}y==="op"&&w?.query===v&&$(A)}function S(v){if(y!=="op")return{samples:h.samples,of:D=>D[y],revision:y,none:"Wi\
thout device work the parts of a step are not known."};if(w===null)return{none:"Select a row of the table, or a bar of a chart: its time in each rank and step is shown here."};let A=v??g.get(w.query);
return A===void 0&&T(w.query),A?.samples?{samples:gi.map(D=>A.samples[D]),of:D=>D.total_duration,revision:w.query,none:""}:{none:A?.failed??"Reading the events of this operation …"}}function $(v){let{
judged:A,file:D}=h,{samples:O=[[],[]],of:L,revision:Y,none:B}=S(v),j=pi(...O),re=wr(j,L),F=[...re.control,...re.test].flat().some(z=>z!==null);a.hidden=y!=="op"||w===null,M(a,w&&i("bdi",{},w.name));let H=y===
"op"?"duration in each rank and step":b(y);l.draw({rows:j.rows,columns:j.columns,...re,kind:"time",file:D,format:le,formatDiff:je,heading:H,more:(z,K,P)=>an(j[z][K][P]),revision:`${h.revision}#${Y}`,empty:F?
"":B}),c.node.hidden=!F,c.draw({grid:j,values:re,timeline:t,title:H,format:N,formatDiff:xe}),M(u,CT(A));let se=[j.ranksByPosition&&"ranks",j.stepsByPosition&&"step numbers"].filter(Boolean);d.hidden=se.
length===0,d.textContent=`The sides have different ${se.join(" and ")}; they are paired by position (control / test).`}return{node:p,heat:l,draw(v,A,D,O,L){y=A,w=L,p.open=y!=="",r.value=y||"step",h?.answer!==
v?(h={answer:v,file:D,revision:O},r.options[0].textContent=b($a[0]),k(v)):h.judged&&x()}}}function CT([e,t]){if(e.ranks.length<2&&t.ranks.length<2)return null;let o=[...new Set([...e.ranks,...t.ranks].
map(r=>r.rank))].sort((r,a)=>r-a),n=(r,a)=>{let l=r.ranks.find(u=>u.rank===a);if(!l)return[1,2,3].map(()=>i("td",{class:"num muted"},"–"));let c=r.slow.includes(l);return[i("td",{class:"num",title:le(
l.step)},N(l.step)),i("td",{class:`num${c?" lag":""}`},ye(l.lag===null?null:100*(l.lag-1)),c&&" lags"),i("td",{class:`num${r.awaited===l?" lag":""}`},Pe(l.waiting===null?null:100*l.waiting))]},s=()=>[
["Mean","Mean of the compared steps of the rank, or of its recordings"],["Over median","Its mean step against the median of the ranks"],["Waiting","Exposed communication as a share of its step: waitin\
g for other ranks and for the network"]].map(([r,a])=>i("th",{scope:"col",class:"num",title:a},r));return i("div",{class:"grid-table-scroll",tabindex:"0",role:"region","aria-label":`Ranks ${Qe(o)}`},i(
"table",{class:"lag-table"},i("caption",{class:"visually-hidden"},"The ranks of both sides"),i("thead",{},i("tr",{},i("td"),i("th",{colspan:"3",scope:"colgroup",class:"control-text"},"Control"),i("th",
{colspan:"3",scope:"colgroup",class:"test-text"},"Test")),i("tr",{},i("th",{scope:"col"},"Rank"),s(),s())),i("tbody",{},o.map(r=>i("tr",{},i("th",{scope:"row"},String(r)),n(e,r),n(t,r))))))}var RT={pytorch:"PyTorch",cuda_runtime:"CUDA runtime",cuda_driver:"CUDA driver",cupti:"CUPTI",hip_runtime:"HIP runtime",hip_driver:"HIP driver",roctracer:"roctracer",nccl:"NCCL",schema:"Trace schema"},
yu="not stated",wu=(e,t,o)=>n=>{let s=n[e]===null?yu:n[e]?"on":"off";return n[t]?`${s}; there are ${o}`:s},Yg=(e,t)=>e.length===0?"none":e.length===t.length?Qe(e):`${Qe(e)} of ${Qe(t)}`,bu=e=>e.shared_kernel_time===
null?"no kernels":Pe(100*e.shared_kernel_time),LT=(e,t)=>t.any?"every file as one step":t.pseudo_steps>0&&t.steps.length===0?"none: whole files":Yg(t.steps,t.all_steps),NT=[{text:"GPU",of:e=>e.devices.
join(", ")},{text:"World size",of:e=>String(e.world_size??"")},{text:"Ranks",of:(e,t)=>Yg(t.ranks,t.all_ranks)},{text:"Steps",of:LT,key:(e,t)=>t.steps.length},{text:"with_stack",of:wu("with_stack","py\
thon_rows","Python rows"),key:e=>e.python_rows},{text:"record_shapes",of:wu("record_shapes","input_shapes","input shapes"),key:e=>e.input_shapes},{text:"profile_memory",of:wu("profile_memory"),key:e=>e.
profile_memory},...Object.entries(RT).map(([e,t])=>({text:t,of:o=>o.versions[e]??"",optional:!0})),{text:"Kernel time in shared names",of:bu,key:()=>null}];function PT(e){return NT.map(({text:t,of:o,key:n,
optional:s})=>{let r=u=>["control","test"].map(d=>u(e.recorded[d],e[d])),[a,l]=r(o),c=n?r(n):[a||null,l||null];return{text:t,control:a||yu,test:l||yu,left:s&&a===""&&l==="",differs:c.every(u=>u!==null)&&
c[0]!==c[1]}}).filter(({left:t})=>!t)}function IT(e,t){let o=t.filter(l=>l.differs).map(l=>l.text),{control:n,test:s}=e.recorded,r=o.length===0?"Both sides state the same.":`Different: ${o.join(", ")}\
.`,a=n.shared_kernel_time===null||s.shared_kernel_time===null?"":` Kernels that both sides have take ${bu(n)} of the kernel time in the control, ${bu(s)} in the test.`;return r+a}function Kg(){let e=i(
"span",{class:"muted rank-summary"}),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"How both sides were recorded"});return{node:i("details",{class:"card rank-steps recorded"},i("\
summary",{},i("h2",{},"Recorded")," ",e),t),draw(n){let s=PT(n);e.textContent=IT(n,s),M(t,i("table",{class:"recorded-table"},i("caption",{class:"visually-hidden"},"How both sides were recorded"),i("th\
ead",{},i("tr",{},i("td"),i("th",{scope:"col",class:"control-text"},"Control"),i("th",{scope:"col",class:"test-text"},"Test"))),i("tbody",{},s.map(r=>i("tr",{class:r.differs?"differs":""},i("th",{scope:"\
row"},r.text),i("td",{},r.control),i("td",{},r.test,r.differs&&i("span",{class:"visually-hidden"}," (differs)")))))))}}}function Vg(e){let{row:t,verdict:o}=e,n=[];t.replaces&&n.push(`probably replaces ${t.replaces.name}`),t.aliases&&n.push(...Qs(t)),o==="no_difference_found"?n.push(t.too_few?"too few steps to judge":`n\
o difference found, q = ${Ht(ln(t))}`):o==="cannot_judge"&&t.q_value!==null?n.push(`cannot judge, q = ${Ht(ln(t))}`):(o==="slower"||o==="faster")&&n.push(`${o}, q = ${Ht(ln(t))}`);let s=ar(t);return s===
""?n:[...n,s]}function DT(e,t,o){let{row:n}=e,s=c=>pu(c,t)[0],r=e.birth||ye(e.percent),a=o&&n.kind==="",l=[a?`${n.category}, self time`:n.category,`control ${s(e.control)}`,`test ${s(e.test)}`,`Δ ${gr(
e.diff,t)[0]} (${r})`,`calls ${R(e.controlCount)} → ${R(e.testCount)}`];return(t!=="total"||a)&&l.push(`total ${N(n.control_total_duration)} → ${N(n.test_total_duration)}, ${xe(n.diff_duration)}`),
[...l,...Vg(e)]}function BT(e){return[e.row.category,`control ${R(e.controlCount)}`,`test ${R(e.testCount)}`,`Δ ${tt(e.diffCount)}${e.birth?` (${e.birth})`:""}`,...Vg(e)]}var Jg=e=>({key:e.key,name:ys(
e.row),noise:e.noise,mark:e.row.replaces?"⇄ ":e.row.aliases?"≡ ":""});function Qg(e,t,o,n){return{kind:t==="percent"?"percent":"time",heading:o?`self time, ${Ks(t,n)}`:Ks(t,n),rows:e.map(s=>({...Jg(
s),control:s.control,test:s.test,diff:s.diff,lines:DT(s,t,o)}))}}function Xg(e,t){return{kind:"count",heading:t==="per_step"||t==="percent"?"per step":"total",rows:e.map(o=>({...Jg(o),control:o.controlCount,
test:o.testCount,diff:o.diffCount,lines:BT(o)}))}}function Zg({row_count:e,verdict:{verdict:t},ops_diff:o,changed_rows:n}){return e>0&&["unchanged","not_certain"].includes(t)&&n!==null&&n.slower+n.faster===
0&&o.added+o.deleted+o.increased+o.decreased===0}var qT=20,FT=200;function So({id:e=de("set"),field:t,set:o,text:n="",none:s,onPick:r,onGroup:a}){let l=de("set-list"),c=o?.label??n,u=i("input",{id:e,type:"text",role:"combobox",class:"set-select",data:{
field:t},value:c,placeholder:s??"Choose a trace set …",autocomplete:"off",spellcheck:"false",title:c,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":l,on:{focus:()=>u.select(),click:()=>_(),
input:()=>p(),keydown:x,blur:()=>k()}}),d=i("ul",{id:l,class:"picker-list",role:"listbox",hidden:!0,"aria-label":"Trace sets",on:{mousedown:T=>T.preventDefault()}}),m=i("span",{class:"set-picker"},u,d),
p=Xe(FT,()=>y(u.value.trim())),f=[],g=-1,h=null;async function y(T){h?.abort(),h=new AbortController;let{signal:S}=h,$=new URLSearchParams({q:T.slice(0,120),limit:String(qT)});d.hidden=!1,u.setAttribute(
"aria-expanded","true");try{let[{entries:v,total:A},D]=await Promise.all([Mt($,{signal:S}),a&&T!==""?on({signal:S}):[]]),O=a?jT(T,v,D):[];f=[...s&&T===""?[{none:!0}]:[],...O,...v],w(A>v.length?`${J(A-
v.length,"more set")}: type to find them`:f.length===0&&"No set matches."),ke(J(A,"set")),b(T===""?f.findIndex(L=>L.set&&L.set.id===o?.id):v.length>0?O.length:0)}catch(v){v.name!=="AbortError"&&(f=[],
w(v.message))}}function w(T){M(d,f.map((S,$)=>i("li",{id:`${l}-${$}`,role:"option",class:"choice-line","aria-selected":String(S.set?S.set.id===o?.id:!!S.none&&!o),on:{click:()=>E(S)}},S.set?HT(S.set):
S.words??s)),T&&i("li",{class:"muted small picker-note",role:"presentation"},T)),g=-1,u.removeAttribute("aria-activedescendant")}function b(T){if(d.children[g]?.classList.remove("active"),g=f.length===
0?-1:Math.max(-1,Math.min(T,f.length-1)),g<0){u.removeAttribute("aria-activedescendant");return}d.children[g].classList.add("active"),d.children[g].scrollIntoView({block:"nearest"}),u.setAttribute("ar\
ia-activedescendant",`${l}-${g}`)}function _(){d.hidden&&y("")}function k(){p.cancel(),h?.abort(),d.hidden=!0,u.setAttribute("aria-expanded","false"),u.removeAttribute("aria-activedescendant"),u.value=
c}function E(T){k(),T.group?a(T.group):(T.none||T.set.id!==o?.id)&&r(T.none?null:T.set)}function x(T){let{key:S}=T,$=!d.hidden,v={ArrowDown:g+1<f.length?g+1:0,ArrowUp:g>0?g-1:f.length-1,PageDown:g+8,PageUp:Math.
max(0,g-8)}[S];(v!==void 0||$&&["Enter","Escape"].includes(S))&&T.preventDefault(),v!==void 0?$?b(v):_():S==="Enter"&&$&&f[g]?E(f[g]):S==="Escape"&&$&&(T.stopPropagation(),k())}return{node:m,input:u}}
var WT=3;function jT(e,t,o){let n=(l,...c)=>({group:l,words:i("span",{class:"choice-name"},"All sets ",...c)});if(e===""||e.includes(","))return[];let s=e.startsWith("tag:");if(/[*?]/.test(e)&&!s)return[
n(e,"with a label like ",i("b",{},e))];let r=s?[]:t.filter(l=>l.set?.label.startsWith(e)),a=e.replace(/^tag:/,"").toLowerCase();return[...r.length<2?[]:[n(`${e}*`,"whose labels begin with ",i("b",{},e))],
...o.filter(l=>!l.tag.includes(",")&&l.tag.toLowerCase().includes(a)).slice(0,WT).map(l=>n(`tag:${l.tag}`,"with the tag ",i("b",{},l.tag),` (${l.sets})`))]}function HT(e){let t=e.recorded===null?`adde\
d ${nt(e.created)}`:`recorded ${nt(e.recorded)}`;return[i("span",{class:"choice-name ellipsis"},e.label),i("span",{class:"muted small"},[t,...e.devices.slice(0,1),J(e.ranks.length,"rank"),...e.tags.slice(
0,3),Je(e.id).slice(0,8)].join(" · "))]}var _u=["control_ranks","test_ranks","control_steps","test_steps"];function _s(e,{none:t,links:o=ku,compact:n=!1}={}){let s=i("section",{class:`sides${n?" sides-compact":""}`,"aria-label":"Control and\
 test"}),r=n&&i("button",{type:"button",class:"link-button small",data:{field:"samples"},on:{click:()=>l(!s.hasAttribute("data-open"))}},"Ranks and steps"),a="";function l(p){s.toggleAttribute("data-o\
pen",p),r.setAttribute("aria-expanded",String(p))}let c={};function u(p,f,g){let h=JSON.stringify([p.control,p.test,p.control_ranks,p.test_ranks,p.control_steps,p.test_steps,p.control_marker,p.test_marker,
f?.map(k=>[k.id,k.label]),g&&[g.control.samples,g.test?.samples,g.recorded?.control.devices,g.recorded?.test.devices]]);if(h===a)return;a=h;let y=document.activeElement?.dataset?.field,w=UT(s).filter(
({key:k})=>c[k]===p[k]);c={...p};let b=p.control!==""&&p.test!=="",_=[(b||t===void 0)&&ve("swap","Swap control and test",()=>e(YT(p))),KT(p,e)];M(s,d("control",p,f,g),n?[d("test",p,f,g),r,i("div",{class:"\
swap-cell"},_)]:[i("div",{class:"swap-cell"},_,b&&o(p)),d("test",p,f,g)]),n&&(r.hidden=!b,l(s.hasAttribute("data-open")||_u.some(k=>p[k]!=="all"))),w.forEach(({key:k,text:E})=>zT(s,k,E)),y&&s.querySelector(
`[data-field="${y}"]`)?.focus()}function d(p,f,g,h){let y=p==="control"?"A":"B",w=p==="control"?"Control":"Test",b=g&&ze(g,f[p]),_=de("set"),k=So({id:_,field:p,set:b,text:f[p]===""?"":h?.[p]?.label??(g?
f[p]:""),none:p==="test"?t:void 0,onPick:E=>e({[p]:E?Je(E.id):"",op:"",[`${p}_ranks`]:"all",[`${p}_steps`]:"all",[`${p}_marker`]:""})});return i("div",{class:`side-card side-${p}`},i("div",{class:"sid\
e-title"},i("b",{class:"letter","aria-hidden":"true"},y),i("label",{for:_},w),k.node,n&&h?.recorded&&i("span",{class:"muted small side-about"},[...GT(p,h),J(h[p].samples,"sample")].join(", "))),i("div",
{class:"side-selection",hidden:t!==void 0&&p==="test"&&f.test===""},ew(`${p}_ranks`,"Ranks",b?.ranks??h?.[p]?.all_ranks,f,e),ew(`${p}_steps`,"Steps",(f[`${p}_marker`]?null:b?.steps)??h?.[p]?.all_steps,
f,e),!n&&i("span",{class:"muted small samples"},h?.[p]?J(h[p].samples,"sample"):" ")))}function m(p){let f=s.querySelector(`[data-field="${p}"]`);f?.focus(),f?.click()}return{node:s,choose:m,draw:u}}
var UT=e=>[...e.querySelectorAll(".list-input:not([hidden])")].map(t=>({key:t.dataset.field.replace(/-list$/,""),text:t.value}));function zT(e,t,o){let n=e.querySelector(`[data-field="${t}-list"]`);n.
hidden=!1,n.value=o,e.querySelector(`[data-field="${t}"]`).value="list"}function GT(e,{recorded:{control:t,test:o}}){let[n,s]=[t,o].map(({devices:r})=>r.join(", "));return e==="control"?[n].filter(Boolean):
n===s?[]:[s].filter(Boolean)}function ku(e){let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of[["set",e.control_marker],["test",e.test_marker]])n&&t.set(`${o}_marker`,n);return i("a",
{class:"small",href:me(`/analyse?${t}`)},"Analyse both")}function YT(e){let t={};for(let o of["","_ranks","_steps","_marker"])t[`control${o}`]=e[`test${o}`],t[`test${o}`]=e[`control${o}`];return t}function KT(e,t){
let o=_u.every(n=>e[n]==="first");return q(o?"Use all":"First rank and step",()=>t(Object.fromEntries(_u.map(n=>[n,o?"all":"first"]))),{class:"link-button small",data:{field:"preset"},title:o?"All ran\
ks and all steps":"Only the first rank and the first step of each side, as HTA compares"})}function ew(e,t,o,n,s){let r=n[e],l=e.endsWith("steps")?["all","first","any"]:["all","first"],c=!l.includes(r),
u=de(e),d=o?.length>0,m=i("input",{type:"text",class:"list-input",data:{field:`${e}-list`},value:c?r:"",hidden:!c,autocomplete:"off",spellcheck:"false",inputmode:"numeric",placeholder:d?VT(o):"0,2,4-7",
"aria-label":`${t} to use, such as 0,2,4-7`,title:d?`Available: ${Qe(o)}`:null,on:{change:()=>{let f=m.value.trim();s({[e]:f===""?"all":f})}}}),p=i("select",{id:u,data:{field:e},on:{change:()=>{p.value===
"list"?(m.hidden=!1,m.focus()):(m.hidden=!0,s({[e]:p.value}))}}},l.map(f=>i("option",{value:f,selected:f===r},JT(f,o))),i("option",{value:"list",selected:c},"list …"));return i("span",{class:"sample\
-field"},i("label",{for:u},t),p,m)}function VT(e){return e.length>2?`${e[0]}-${e[1]},${e[2]}`:e.join(",")}function JT(e,t){return e==="all"?t?.length>0?`all (${t.length})`:"all":e==="first"?t?.length>
0?`first (${t[0]})`:"first":"any (a file is one step)"}function QT(e,t,o){let{name:n,category:s}=o??t;return{...e,name:n,category:s,aliases:null,control_self_duration:null,test_self_duration:null,control_counts:t?.counts??0,test_counts:o?.counts??0,control_total_duration:t?.
total_duration??0,test_total_duration:o?.total_duration??0}}var tw=({name:e})=>Number(/\((\d+)\): /.exec(e)?.[1]??0);function XT(e,t){let o=e.flatMap(r=>t.filter(({name:a})=>a===r.name).map(a=>[r,a])),
[n,s]=[e,t].map((r,a)=>r.filter(l=>!o.some(c=>c[a]===l)).sort((l,c)=>tw(l)-tw(c)));return n.length===s.length?[...o,...n.map((r,a)=>[r,s[a]])]:o}var ZT=(e,t)=>e.length===1&&t.length===1&&e[0].category===
t[0].category?[[e[0],t[0]]]:[];function ow(e){if(!e.aliases)return[{row:e,names:{control:e.name,test:e.name}}];let[t,o]=["control","test"].map(r=>e.aliases.filter(a=>a.side===r)),n=(e.category==="pyth\
on_function"?XT:ZT)(t,o);if(n.length===1&&e.aliases.length===2)return[{row:{...e,category:t[0].category},names:{control:t[0].name,test:o[0].name}}];let s=e.aliases.filter(r=>!n.flat().includes(r)).map(
r=>r.side==="control"?[r]:[void 0,r]);return[...n,...s].map(([r,a])=>({row:QT(e,r,a),names:{control:(r??a).name,test:(a??r).name}}))}var Eo=0,ks=1,xs=2,To=3,xu={id:"steps",sort:"steps",label:"Steps on the device",depth:1},wi=18,e1=24,nw=3;function rw(e=()=>!0){let t=new Map,o=[],n=0;return{add(s){for(let{id:r,label:a,depth:l,sort:c,
main:u=!1}of s){let d=t.get(r)?.depth??1;t.set(r,{id:r,label:a,sort:c,main:u,depth:Math.max(d,l,1)})}o=[],n=0;for(let r of t.values()){let a=r.depth>1&&["host","other"].includes(r.sort),l=!a||e(r),c=l?
r.depth:1,u=Math.max(e1,c*wi+2*nw);Object.assign(r,{row:o.length,rows:c,top:n,height:u,folds:a,open:l});for(let d=0;d<c;d+=1)o.push(n+nw+d*wi);n+=u}},bandOf:s=>t.get(s),all:()=>({tops:Float64Array.from(
o),height:n,bands:[...t.values()].map(s=>({...s}))})}}function aw({window:e,all:t,takes:o,shift:n,rows:s}){let r=[{answer:e,keep:()=>!0}];t&&t!==e&&r.push({answer:t,keep:(f,g)=>g<=e.from||f>=e.to}),o(
xu)&&r.some(({answer:f})=>f.steps?.length>0&&f.lanes.some(({sort:g})=>g!=="host"))&&s.add([xu]),r.forEach(({answer:f})=>s.add(f.lanes.filter(o))),r.forEach(({answer:f})=>s.add((f.counters??[]).map(a1).
filter(o)));let a=[],l=[],c=[],u=[],d={start:[],end:[],row:[],level:[],name:[],occurrence:[],merged:[],sort:[],gap:[],lane:[]},m=[];for(let{answer:f,keep:g}of r){let h=a.length;a.push(...f.names),l.push(
...f.categories),c.push(...f.kinds);for(let y of f.lanes.filter(o))n1(d,y,u.push(y)-1,{keep:g,shift:n,shiftName:h,band:s.bandOf(y.id)});s1(d,m,f,{keep:g,shift:n,rows:s,lanes:u}),r1(d,m,f,{keep:g,shift:n,
rows:s,lanes:u}),l1(d,m,f,{keep:g,shift:n,rows:s,lanes:u})}let p={...d,start:Float64Array.from(d.start),end:Float64Array.from(d.end),row:Uint16Array.from(d.row),length:d.start.length,names:a,categories:l,
kinds:c,lanes:u,gaps:m,shift:n,...s.all()};return Object.assign(p,{pieces:t1(p)})}var iw=(e,t)=>e.bands.find(({id:o})=>o===e.lanes[e.lane[t]]?.id)?.open===!1;function t1(e){let t={start:[],end:[],row:[],
of:[]},o=(s,r,a)=>{(a>r||e.end[s]===e.start[s])&&(t.start.push(r),t.end.push(a),t.row.push(e.row[s]),t.of.push(s))},n=new Map(e.bands.filter(({open:s})=>!s).map(({id:s})=>[s,[]]));for(let s=0;s<e.length;s+=
1){let r=n.get(e.lanes[e.lane[s]]?.id);r?r.push(s):o(s,e.start[s],e.end[s])}return n.forEach(s=>o1(e,s,o)),{start:Float64Array.from(t.start),end:Float64Array.from(t.end),row:Uint16Array.from(t.row),length:t.
of.length,of:t.of}}function o1({start:e,end:t,level:o},n,s){n.sort((c,u)=>e[c]-e[u]||o[c]-o[u]);let r=[],a=-1/0,l=c=>{for(;r.length>0&&t[r.at(-1)]<=c;){let u=r.pop();s(u,Math.max(a,e[u]),Math.max(a,t[u])),
a=Math.max(a,t[u])}};for(let c of n)l(e[c]),r.length>0&&s(r.at(-1),Math.max(a,e[r.at(-1)]),e[c]),a=e[c],r.push(c);l(1/0)}function n1(e,t,o,{keep:n,shift:s,shiftName:r,band:a}){let{start:l,duration:c,level:u,
name:d,occurrence:m,merged:p}=t;for(let f=0;f<l.length;f+=1){let g=l[f]+c[f];n(l[f],g)&&(e.start.push(l[f]-s),e.end.push(g-s),e.row.push(a.row+(a.open?u[f]:0)),e.level.push(u[f]),e.name.push(r+d[f]),e.
occurrence.push(m[f]),e.merged.push(p[f]),e.sort.push(Eo),e.gap.push(-1),e.lane.push(o))}}function $u(e,t,o,{sort:n,lane:s,keep:r,shift:a,rows:l,lanes:c}){let u=l.bandOf(s),d=o.start+o.duration;u&&r(o.
start,d)&&(e.start.push(o.start-a),e.end.push(d-a),e.row.push(u.row),e.level.push(0),e.name.push(-1),e.occurrence.push(-1),e.merged.push(1),e.sort.push(n),e.gap.push(t.push(o)-1),e.lane.push(c.findIndex(
({id:m})=>m===s)))}function s1(e,t,o,n){(o.gaps??[]).forEach(s=>$u(e,t,s,{...n,sort:ks,lane:s.lane}))}function r1(e,t,o,n){(o.steps??[]).forEach(s=>$u(e,t,{...s,shown:o.step===null||o.step===s.step_number},
{...n,sort:xs,lane:xu.id}))}var a1=({id:e,device:t,name:o})=>({id:e,sort:"counter",label:`${t<0?"":`device ${t}, `}${o}`,depth:1}),i1=.2;function l1(e,t,o,n){for(let s of o.counters??[]){let{name:r,high:a}=s,
l=Math.max(a-s.low,Math.abs(a)*i1)||1;s.start.forEach((c,u)=>$u(e,t,{name:r,start:c,duration:s.duration[u],mean:s.mean[u],min:s.min[u],max:s.max[u],at:1-(a-s.mean[u])/l},{...n,sort:To,lane:s.id}))}}var rt=(e,t)=>`${t}\
\0${e}`,yr=(e,t)=>rt(e.names[e.name[t]],e.categories[e.name[t]]),Ko=(e,t)=>e.sort[t]===Eo&&e.merged[t]<=1&&e.occurrence[t]>=0,sw=new WeakMap;function lw(e,t,o){let n=sw.get(e);if(!n){n=new Map;for(let s=0;s<
e.length;s+=1)Ko(e,s)&&n.set(`${yr(e,s)}\0${e.occurrence[s]}`,s);sw.set(e,n)}return n.get(`${t}\0${o}`)??-1}var c1=.1,u1=.002,br=e=>typeof e.control_self_duration=="number"?[e.control_self_duration,e.
test_self_duration,!0]:[e.control_total_duration,e.test_total_duration,!1];function d1(e,t){if(e.control_counts===0||e.test_counts===0)return e.control_counts===0?"new":"gone";let o=e.test_total_duration-
e.control_total_duration,[n,s]=br(e),r=s-n,a=Math.abs(r);return a<c1*Math.max(n,s)||a<u1*t||r*o<=0?"":r>0?"longer":"shorter"}function yi(e){let{control:t,test:o}=e.step_time,n=Math.max(t?.step??0,o?.step??
0),s=Rt(e),r=new Map,a=(l,c)=>{let u={change:d1(l,n),row:l,names:c,whole:s};r.set(rt(c.control,l.category),u).set(rt(c.test,l.category),u)};return e.rows.flatMap(ow).forEach(({row:l,names:c})=>a(l,c)),
r}var bi=(e,t,o,n)=>e?.get(rt(o,n))?.names[t]??o;function cw(e,t){let o=t.toLowerCase(),n=e.names.map(r=>r.toLowerCase().includes(o)),s=[];for(let r=0;r<e.length;r+=1)e.sort[r]===Eo&&n[e.name[r]]&&s.push(
r);return s}var $s=["control","test"],m1=3,uw=[14,72],vu=3,Su=10,p1=.12;function f1(e){let t=e.filter(({rank:o,span:n})=>o===e[0].rank&&n===e[0].span).sort((o,n)=>o.step-n.step);return t[t.length>>1]}var dw=({duration:e})=>e.
reduce((t,o)=>t+o,0);function h1({lanes:e}){let t=e.filter(({sort:n})=>n==="device"),o=[...t].sort((n,s)=>dw(s)-dw(n)).slice(0,m1);return[...e.filter(({sort:n,main:s})=>n==="host"&&s).slice(0,1),...t.
filter(n=>o.includes(n))]}function g1(e,t,o,n,{y:s,high:r,at:a}){let l=u=>[a(t.start[u]),Math.max(.6,a(t.start[u]+t.duration[u])-a(t.start[u]))],c=[];e.fillStyle=X(t.sort==="host"?"--span-host":"--spa\
n-compute"),t.start.forEach((u,d)=>{let m=t.name[d],p=n?.get(rt(o.names[m],o.categories[m]))?.change??"",[f,g]=l(d);e.fillRect(f,s,g,r),p!==""&&t.merged[d]<=1&&c.push([p,f,g])});for(let[u,d,m]of c)e.fillStyle=
X(`--span-${u}`),e.fillRect(d,s,m,r)}function mw(e){let t=i("canvas",{"aria-hidden":"true"}),o=i("span",{class:"muted small"},"Median step; coloured: changed"),n=i("a",{class:"step-strip-link",title:"\
Show this part in the timeline","aria-label":"Median step of both sides: open it in the timeline",on:{click:d}},t),s=i("div",{class:"step-strip",hidden:!0},o,n),r="",a=null,l=null,c=({answer:{extent:h}})=>h.
to-Math.max(0,h.from);function u(){let h=t.clientWidth;if(!l||h===0)return;let y=globalThis.devicePixelRatio||1,w=l.sides.reduce((S,{lanes:$})=>S+$.length,0),b=(s.clientHeight-o.offsetHeight-2*Su-4)/w-
vu,_=Math.round(Math.min(uw[1],Math.max(uw[0],b))),k=w*(_+vu)+2*Su;[t.width,t.height]=[Math.round(h*y),Math.round(k*y)],t.style.setProperty("height",`${k}px`);let E=t.getContext("2d");E.scale(y,y);let x=S=>h*
S/l.extent,T=0;l.sides.forEach((S,$)=>{E.fillStyle=X($===0?"--control-fill":"--test-fill"),E.fillRect(0,T,x(S.sample.step),2),T+=4,S.lanes.forEach(v=>{g1(E,v,S.answer,l.changes,{y:T,high:_,at:x}),T+=_+
vu}),T+=Su-4})}function d(h){if(h.ctrlKey||h.metaKey||h.shiftKey||h.detail===0||!l)return;h.preventDefault();let y=t.getBoundingClientRect(),w=l.extent*(h.clientX-y.left)/y.width,b=l.extent*p1/2;e(m(l,
{from:Math.max(0,w-b),to:w+b}))}let m=({state:h,sides:y},w={})=>Go(h,{...Object.fromEntries(y.flatMap(({sample:b},_)=>[[`${$s[_]}_rank`,String(b.rank)],[`${$s[_]}_step`,b.step_number===null?"":String(
b.step_number)]])),...w});function p(h,y,w){let b=new URLSearchParams({rank:w.rank,span:w.span,threads:1,pixels:Math.max(300,Math.round(s.parentNode.clientWidth))});w.step_number!==null&&b.set("step",
w.step_number);let _=h[`${$s[y]}_marker`];return _&&b.set("marker",_),Fs(h[$s[y]],b,{signal:a.signal})}async function f(h,y,w){try{let _=(await Promise.all(w.map((x,T)=>p(h,T,x)))).map((x,T)=>({answer:x,
sample:w[T],lanes:h1(x)})),k=yi(y);l={state:h,sides:_,changes:k,extent:Math.max(..._.map(x=>Math.max(c(x),x.sample.step)))},s.hidden=_.some(({lanes:x})=>x.length===0),n.href=m(l);let E=_.every(({sample:x})=>x.
step_number===null)?"Whole recording":"Median step";o.textContent=`${E}; coloured: changed`,n.setAttribute("aria-label",`${E} of both sides: open it in the timeline`),o.title=_.map(({sample:x})=>N(x.step)).
join(" → "),u()}catch(b){s.hidden=!0,r=b.name==="AbortError"?r:""}s.dataset.ready=""}let g=new ResizeObserver(u);return g.observe(s),{node:s,redraw:u,draw(h,y,w){let{samples:b}=w.step_time;if(y!==r){
if(!$s.every(_=>b?.[_]?.length>0)){s.hidden=!0,s.dataset.ready="";return}r=y,s.hidden=!1,a?.abort(),a=new AbortController,f(h,w,$s.map(_=>f1(b[_].map(k=>({...k,step:(k.step_ns??0)/1e3})))))}},stop(){a?.
abort(),g.disconnect()}}}var w1=["bars","line","scatter","histogram","none"],pw=["control","test","q","chart","x","y","y2","by"],fw={chart:"",x:"",y:"",y2:"",by:""};function Eu(e){let t=new URLSearchParams(e),o=Object.fromEntries(
pw.map(n=>[n,t.get(n)??""]));return{...o,chart:w1.includes(o.chart)?o.chart:""}}function _i(e){let t=new URLSearchParams;for(let o of pw)e[o]&&t.set(o,e[o]);return me(t.size===0?"/query":`/query?${t}`)}
function ki({control:e,test:t,q:o},n=""){let s=new URLSearchParams;return Object.entries({control:e,test:t,q:o,format:n}).filter(([,r])=>r!=="").forEach(([r,a])=>s.set(r,a)),s}var to=e=>`'${e.replaceAll("'","''")}'`,Bn=["control","test"],y1=32;function hw(e,t){let o=t.split(",").map(r=>/^(\d+)(?:-(\d+))?$/.exec(r.trim()));if(o.some(r=>r===null))return null;let n=o.filter(r=>r[2]===
void 0).map(r=>r[1]),s=o.filter(r=>r[2]!==void 0).map(r=>`${e} BETWEEN ${r[1]} AND ${r[2]}`);return n.length>0&&s.unshift(`${e} IN (${n.join(", ")})`),s.length===1?s[0]:`(${s.join(" OR ")})`}function xi(e,{
ranks:t,steps:o,marker:n},s=!1){if(n)return null;let r=t==="all"?[]:[t==="first"?`rank = (SELECT min(rank) FROM ${e}.files)`:hw("rank",t)],a=s?[]:[`(step_number IS NOT NULL OR file IN (SELECT name FRO\
M ${e}.files WHERE has_steps = 0))`],l=o==="all"?a:o==="any"?s?[null]:[]:[o==="first"?`step_number = (SELECT min(step_number) FROM ${e}.steps${r.length>0?` WHERE ${r[0]}`:""})`:hw("step_number",o)],c=[
...r,...l];return c.includes(null)?null:c}function Tu(e){let t=Object.entries(e).map(([o,n])=>{let s=xi(o,n);return s&&[`side = '${o}'`,...s].join(" AND ")});return t.includes(null)?null:t.length===1?
t[0]:t.map(o=>`(${o})`).join(`
   OR `)}var gw=e=>Object.fromEntries(Bn.map(t=>[t,{ranks:e[`${t}_ranks`],steps:e[`${t}_steps`],marker:e[`${t}_marker`]}]));function _r(e){let t=e.replace("self_duration",e.startsWith("diff_")?"durati\
on":"total_duration").replace("self_","");return t===e?e:`coalesce(${e}, ${t})`}function b1(e){let t=/^diff_(self_)?(per_call_)?percent$/.exec(e);if(e==="certainty")return"coalesce(moderated_q_value, \
q_value)";if(t){let o=`${t[1]??""}${t[2]?"per_call":"per_step"}`;return`CASE WHEN control_counts = 0 THEN 9e999 WHEN test_counts = 0 THEN -100
    ELSE 100 * ${_r(`diff_${o}`)} / ${_r(`control_${o}`)} END`}return e.startsWith("abs_")?`abs(${_r(e.slice(4))})`:_r(e)}var _1={total:["self_duration","total_duration"],per_step:["self_per_step","pe\
r_step"],per_call:["self_per_call","per_call"],percent:["self_percent_of_step","percent_of_step"]};function k1(e,t){let o=_1[e][t?0:1];return Bn.map(n=>`${n}_${o}`).concat(o==="total_duration"?"diff_d\
uration":`diff_${o}`).map(n=>t?`${_r(n)} AS ${n}`:n)}function vs(e,t){let o=[...t].filter(([n])=>!Bn.includes(n));return o.length>y1?null:`${e}${o.length>0?`(${o.map(([n,s])=>to(`${n}=${s}`)).join(", ")}\
)`:""}`}function $i(e,t,o,n=0){let s=va(e);s.delete("measure"),o||s.set("measure","total");let r=vs("compare",s),a=as(e,t,o);return r&&`SELECT name, category, control_counts, test_counts, diff_counts,\

    ${k1(t,o).join(`,
    `)}${e.fold?", replaces":""}${n?"":", significance, q_value"}
FROM ${r}
ORDER BY ${b1(a.get("sort"))} ${a.get("order").toUpperCase()} NULLS LAST,
    name, category${n?`
LIMIT ${n}`:""}`}function ww(e){let t=bt(e);t.set("fold","true");let o=vs("compare",t);return o&&`SELECT replaces, name, category, control_counts, test_counts,
    control_total_duration, test_total_duration, diff_duration
FROM ${o}
WHERE replaces IS NOT NULL
ORDER BY max(control_total_duration, test_total_duration) DESC`}function x1({use_short_name:e,merge_addresses:t}){let o=`${t?"merged_":""}${e?"short_":""}name`;return Bn.map(n=>`    SELECT '${n}' AS s\
ide, raw.text AS raw, c.text AS category, shown.text AS shown
    FROM ${n}.op AS o
    JOIN ${n}.name AS raw ON raw.id = o.name
    JOIN ${n}.name AS shown ON shown.id = o.${o}
    JOIN ${n}.category AS c ON c.id = o.category`).join(`
    UNION
`)}var Ou=["duration_us","compute_us","exposed_communication_us","exposed_memory_us","idle_us"];function $1(e){let t=Bn.map(o=>{let n=xi(o,gw(e)[o],!0);return n&&`SELECT '${o}' AS side, rank, step_num\
ber, ${Ou.join(", ")}
FROM ${o}.steps${n.length>0?` WHERE ${n.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
UNION ALL
`)}var yw=e=>$1(e)??`SELECT side, rank, step_number, ${Ou.join(", ")}
FROM ${vs("compare_steps",[...bt(e)].filter(([t])=>/_(ranks|steps|marker)$/.test(t)))}`,bw=e=>`${yw(e)}
ORDER BY rank, step_number, side`,_w=e=>`SELECT side, count(*) AS steps, ${Ou.map(t=>`avg(${t}) AS ${t}`).join(`,
    `)}
FROM (
${yw(e)}
)
GROUP BY side`,kw=e=>vs("compare_places",[...bt(e)].filter(([t])=>!t.startsWith("merge_")));function xw(e){let t=kw(e);return t&&`SELECT part, sum(control_us_per_step) AS control_us, sum(test_us_per_s\
tep) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${t}
GROUP BY part`}function v1(e,{name:t,category:o,aliases:n}){let s=Tu(gw(e));if(s===null)return null;if(n)return`(${[...new Set(n.map(l=>l.category))].map(l=>`category = ${to(l)} AND name IN (${n.filter(
c=>c.category===l).map(c=>to(c.name)).join(", ")})`).join(`
    OR `)})
  AND (${s})`;let r=!e.use_short_name&&!t.includes("0x…");return`category = ${to(o)} AND ${r?`name = ${to(t)}`:`name IN (
    SELECT raw FROM (
${x1(e)}
    ) WHERE shown = ${to(t)})`}
  AND (${s})`}var $w=(e,t,{name:o,category:n})=>vs(e,[["name",o],["category",n],...bt(t)]);function Mu(e,t){let o=v1(e,t);return o?`events
WHERE ${o}`:$w("compare_calls",e,t)}var vw=(e,t)=>`SELECT side, rank, step_number, start_us, dur
FROM ${Mu(e,t)}
ORDER BY side, rank, start_us`,Au=(e,t)=>`SELECT side, rank, step_number, count(*) AS counts,
    sum(dur) AS total_us
FROM ${Mu(e,t)}
GROUP BY side, rank, span, step_number
ORDER BY rank, step_number, side`,S1={25:'"25%"',50:"median",75:'"75%"',95:'"95%"',99:'"99%"'},Sw=(e,t)=>`WITH calls AS (
    SELECT side, dur, row_number() OVER (PARTITION BY side ORDER BY dur) - 1 AS place,
        count(*) OVER (PARTITION BY side) - 1 AS last, avg(dur) OVER (PARTITION BY side) AS mean
    FROM ${Mu(e,t)}
)
SELECT side, count(*) AS counts, sum(dur) AS total_us, avg(dur) AS mean,
    sqrt(sum((dur - mean) * (dur - mean)) / nullif(count(*) - 1, 0)) AS std,
    min(dur) AS min, ${Object.entries(S1).map(([o,n])=>`sum(dur * max(0, 1 - abs(place - last * 0.${o}))) AS ${n}`).join(`,
    `)},
    max(dur) AS max
FROM calls
GROUP BY side`,Ew=(e,t)=>`SELECT name, category, shapes, control_counts,
    test_counts, control_total_us, test_total_us, test_total_us - control_total_us AS diff_us
FROM ${$w("compare_launches",e,t)}
ORDER BY abs(diff_us) DESC`;function Tw(e,{name:t,category:o},n){let s=kw(e);return!s||!n&&(o!=="cpu_op"||t.includes("evaluate_function: "))?null:`SELECT part, sum(control_us_per_step) AS control_us, \
sum(test_us_per_step) AS test_us,
    sum(diff_us_per_step) AS diff_us
FROM ${s}
WHERE ${n?`name = ${to(t)} AND category = ${to(o)}`:`instr(' / ' || path || ' / ', ${to(` / ${t} / `)}) > 0`}
GROUP BY part`}var Ow=(e,t)=>vs(t,[...bt(e)].filter(([o])=>/_(ranks|steps|marker)$/.test(o)).map(([o,n])=>[o.replace("control_","set_"),n])),Mw=(e,{name:t})=>`SELECT side, operator, flops_per_step,
    device_time_per_step, tflops_per_s, calls, device_time
FROM ${Ow(e,"work_by_operator")}
WHERE operator = ${to(t)}`,Aw=e=>Bn.some(t=>e[`${t}_steps`]==="any")?null:`SELECT class,
    max(device_time_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    max(device_time_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(device_time_per_step) FILTER (WHERE side = 'test')
        - total(device_time_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM ${Ow(e,"work_classes")}
GROUP BY class
ORDER BY max(device_time_per_step) DESC`,Cw=e=>Bn.every(t=>e[`${t}_ranks`]==="all"&&e[`${t}_steps`]==="all"&&!e[`${t}_marker`]),Rw=(e,t,o,n)=>`WITH RECURSIVE frame AS MATERIALIZED (
    SELECT * FROM ${e}
),
below(side, id, ${t}) AS (
    SELECT side, id, ${o} FROM frame WHERE depth = 0
    UNION ALL
    SELECT frame.side, frame.id, ${n}
    FROM below JOIN frame ON frame.side = below.side AND frame.parent = below.id
)`,Lw=e=>Cw(e)?`${Rw("frames('operators')","operator","NULL","iif(sort = 'operator', name, operator)")}
SELECT operator, sum(own_per_step) FILTER (WHERE side = 'control') AS control_per_step,
    sum(own_per_step) FILTER (WHERE side = 'test') AS test_per_step,
    total(own_per_step) FILTER (WHERE side = 'test')
        - total(own_per_step) FILTER (WHERE side = 'control') AS diff_per_step
FROM below JOIN frame USING (side, id)
WHERE own_per_step > 0
GROUP BY operator
ORDER BY abs(diff_per_step) DESC`:null,E1={device:["device_per_step","own_per_step"],host:["host_per_step","self_per_step"],calls:["calls_per_step","calls_per_step"]};function Nw(e,t){let[o,n]=E1[t],s=`\
frames${e.level==="modules"?"":`('${e.level}')`}`;if(!Cw(e)||e.frames==="class")return null;let r=e.frames==="instance",a=e.test===""?`sum(${o}) AS ${o}, sum(${n}) AS here, sum(calls) AS calls`:`sum(${o}\
) FILTER (WHERE side = 'control') AS control,
    sum(${o}) FILTER (WHERE side = 'test') AS test,
    total(${o}) FILTER (WHERE side = 'test')
        - total(${o}) FILTER (WHERE side = 'control') AS diff`,l=e.test===""?"":`/* Frames that were paired under two names are two rows here. */
`,c=e.test===""?o:"abs(diff)";return r?`${l}SELECT depth, path, sort,
    ${a}
FROM ${s}
GROUP BY path, sort
ORDER BY ${c} DESC`:`${l}${Rw(s,"folded","''","folded || iif(depth > 1, ' / ', '') || name")}
SELECT depth, folded AS path, sort,
    ${a}
FROM below JOIN frame USING (side, id)
GROUP BY folded, sort
ORDER BY ${c} DESC`}var oo=(e,{control:t,test:o},n={})=>e?_i({control:t,test:o,q:e,...n}):null;function Pw(e,{unit:t,self:o,item:n,ofHost:s},r){let a=(l,c,u)=>l.set(oo(c,e,u));a(r.table.sql,$i(e,t,o)),a(r.durations.sql,$i(e,t,o,e.top)),a(r.counts.sql,$i(e,t,o,e.top),{chart:"bars",x:"name",y:"co\
ntrol_counts",y2:"test_counts"}),a(r.fall.chart.sql,s?xw(e):_w(e)),a(r.classes.sql,Aw(e)),a(r.replacements.sql,ww(e)),a(r.operators.sql,Lw(e)),a(r.ranks.heat.sql,e.heat!=="op"?bw(e):n?Au(e,n.row):null)}
function Iw(e,t,o){let{histogram:n,points:s,heat:r,numbers:a,related:l,work:c,booked:u}=o;u.sql.set(oo(Tw(e,t,t.launches===void 0),e)),a.sql.set(oo(Sw(e,t),e)),l.sql.set(oo(Ew(e,t),e)),c.sql.set(oo(Mw(
e,t),e)),n.sql.set(oo(vw(e,t),e,{chart:"histogram",x:"dur",by:"side"}));for(let d of[s,r])d.sql.set(oo(Au(e,t),e))}var Cu=20,T1=4,Ru=e=>e===null?"–":Fe(e,0,e<1?3:e<100?1:0),vi=(e,t,o)=>e[`control_${t}`]===null&&e[`test_${t}`]===null?"":`${o(e[`control_${t}`])} → ${o(e[`test_${t}`])}`;function Dw(){let e=i("spa\
n",{class:"muted rank-summary"}),t=st("Device time by class of work"),o=b=>i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":b}),n=o("Classes of work"),s=o("Shapes of products, convolu\
tions and attention"),r=i("details",{class:"card rank-steps work-classes",hidden:!0},i("summary",{},i("h2",{},"Classes of work"),e),i("div",{class:"chart-tools"},t.node),i("p",{class:"muted small"},"T\
he class of device work follows from the operators that launched it, else from the names of kernels; other: nothing says what it is. Times are sums of durations, and are not tested."),n,s),a=!0,l=[1,1],
c=(b,_,k="")=>i("td",{class:`num ${k}`,title:_},b),u=(b,_="num")=>i("th",{scope:"col",class:_},b),d=b=>a?[b.control_per_step,b.test_per_step]:[b.control_total_duration,b.test_total_duration],m=b=>["co\
ntrol","test"].map((_,k)=>R(b[`${_}_counts`]/(a?l[k]:1))).join(" → ");function p(b){let[_,k]=d(b),E=k>_?"more":k<_?"less":"calm";return[c(m(b)),c(N(_),le(_)),c(N(k),le(k)),c(xe(k-_),je(k-_),E),c(_>0?
ye(100*(k-_)/_):k>0?"new":"",null,E)]}let f=b=>[c(vi(b,"tflops_per_s",Ru)),c(vi(b,"gb_per_s_at_least",qo)),c(vi(b,"flops_per_byte_at_most",Ru))],g=[u("TFLOP/s"),u("bandwidth, at least"),u("FLOPs per b\
yte, at most")],h=(b,_,...k)=>i("thead",{},i("tr",{},b,u(_),u("control"),u("test"),u("Δ"),u("Δ %"),...k));function y(b){M(n,i("table",{class:"operators-table"},h(u("Class",""),"device rows",u("share"),
...g.map(_=>_.cloneNode(!0))),i("tbody",{},b.map(_=>i("tr",{},i("th",{scope:"row"},_.class),p(_),c(vi(_,"share",k=>`${Ru(k)} %`)),f(_))))))}function w(b){let _=[...b].sort((k,E)=>Math.max(...d(E))-Math.
max(...d(k)));s.hidden=b.length===0,M(s,i("table",{class:"operators-table"},h(u(b.length>Cu?`Shapes: the ${Cu} that take longest`:"Shapes",""),"calls",...g),i("tbody",{},_.slice(0,Cu).map(k=>i("tr",{},
i("th",{scope:"row",title:`${k.operator} ${k.shapes}`},i("bdi",{class:"mono"},k.operator)," ",i("span",{class:"mono small"},k.shapes.replaceAll(",[]",""))," ",i("span",{class:"muted"},k.dtype)),p(k),f(
k))))))}return{node:r,sql:t,draw(b,_,k){r.hidden=!b,b&&(a=k!=="total",l=[_.control.samples,_.test.samples],e.textContent=b.classes.slice(0,T1).map(E=>`${E.class} ${d(E).map(N).join(" → ")}`).join(",\
 "),y(b.classes),w(b.shapes))}}}var Bw=7.2,Ei=6,Si=["solid","dot","dash","dashdot","longdash","longdashdot"],Lu=["--control-fill","--part-communication","--more-fill","--less-fill","--part-compute","--part-memory"],Nu=e=>Kt()[e==="B"?
"test":"control"];function Oi(e){return{template:vt(),margin:{l:64,r:16,t:8,b:42},hovermode:"closest",dragmode:!1,bargap:.25,...e}}var Mi=e=>e.map(t=>He(t)).join("<br>"),qe=(e,t=1)=>52+Math.max(1,e)*(t>
1?34:e>40?18:26),Ti=116,kr=22,Ss=e=>e>1?64-kr+e*(Ti+kr):320;function O1(e,t,o){return o?{textposition:"none"}:{textposition:"outside",cliponaxis:!1,textfont:{size:10,color:X("--muted")},text:e.map(n=>n.
values[t].value?"":He(n.values[t].none??n.values[t].text))}}function xr({bars:e,series:t,kind:o,stacked:n=!1,errors:s=!1},r){let a=Math.max(...e.map(y=>n?y.values.reduce((w,b)=>w+(b.value??0),0):Math.
max(...y.values.map(w=>w.value??0))),0),[l,c]=o==="time"?Ke(a):o==="bytes"?Bl(a):[o==="percent"?"%":"",1],u=e.map((y,w)=>w),d=s&&e.some(y=>y.values.some(w=>w.low>0||w.high>0)),m=y=>y.value===null&&d?null:
(y.value??0)/c,p=Math.max(...e.map(y=>y.label.length)),f=Math.min(Math.ceil(18+Ei+Bw*p),Math.floor(r*.42),360),g=Math.floor((f-14-Ei)/Bw),h=e.map(y=>Mi([y.full??y.label,...t.map((w,b)=>`${w.name}: ${y.
values[b].text}`),...y.total?[`in all: ${y.total}`]:[]]));return{data:t.map((y,w)=>({type:"bar",orientation:"h",y:u,legendgroup:y.key,x:e.map(b=>m(b.values[w])),marker:{color:y.colour},error_x:d?{type:"\
data",symmetric:!1,thickness:1.2,color:X("--text"),width:3,array:e.map(b=>(b.values[w].high??0)/c),arrayminus:e.map(b=>(b.values[w].low??0)/c)}:void 0,customdata:h,hovertemplate:"%{customdata}<extra><\
/extra>",...O1(e,w,n)})),layout:Oi({barmode:n?"stack":"group",margin:{l:f,r:24,t:6,b:40},yaxis:{tickmode:"array",tickvals:u,autorange:"reversed",showgrid:!1,fixedrange:!0,tickfont:{size:11},ticks:"out\
side",ticklen:Ei,tickcolor:"rgba(0,0,0,0)",ticktext:bo(e.map(y=>y.label),g).map(He)},xaxis:{rangemode:"tozero",tickformat:",",zeroline:!0,fixedrange:!0,tickangle:0,nticks:Math.max(3,Math.floor((r-f)/80)),
ticksuffix:l?` ${l}`:""}})}}var Pu=(e,t)=>t===""?{property:Lu[e%Lu.length],dash:Si[Math.floor(e/Lu.length)%Si.length]}:{property:t==="B"?"--test-fill":"--control-fill",dash:Si[e%Si.length]},M1=e=>Ke(
Math.max(e,1));function A1(e,t,o,n){let s=e.flatMap(m=>m.points.map(p=>p[1])),r=s.every(m=>Number.isInteger(m)&&m<5),a=s.reduce((m,p)=>Math.max(m,p),0),[l,c]=t==="rate"?ts(a):t==="bytes"?Bl(a):[t,1],u=n*
(Ti+kr)-kr,d=1-o*(Ti+kr)/u;return{per:c,axis:{rangemode:"tozero",tickformat:",",fixedrange:!0,dtick:r?1:void 0,nticks:n>1?5:void 0,domain:[Math.max(0,d-Ti/u),d],title:{text:l,font:{size:11}}}}}var C1=(e,t)=>({
text:He(e),xref:"paper",yref:"paper",x:0,y:t,xanchor:"left",yanchor:"bottom",showarrow:!1,font:{size:12,color:X("--text")}}),R1=400,L1=e=>X(e.side===""?"--muted":e.side==="B"?"--test-fill":"--control-\
fill"),N1=(e,t)=>e.length>R1?[]:e.map(o=>({type:"line",xref:"x",yref:"paper",x0:t(o.at),x1:t(o.at),y0:0,y1:1,layer:"below",line:{width:1,color:jw(L1(o),.55),dash:"dot"}})),P1=(e,t,o)=>e.length>o/60||e.
some(n=>n.side!=="")?[]:e.map(n=>({text:He(n.text),xref:"x",yref:"paper",x:t(n.at),y:1,xanchor:"left",yanchor:"top",textangle:-90,showarrow:!1,font:{size:10,color:X("--muted")}}));function I1(e,t){let o=c=>e.
flatMap(u=>u.points.slice(c,c+1||void 0).map(d=>d[0])),n=t?.[1]??Math.max(...o(-1)),s=t?.[0]??Math.min(...o(0)),r=s>1e3*(n-s),[a,l]=M1(r?n-s:n);return{scale:a,per:l,far:r,offset:r?Math.floor(s/l)*l:0}}
function Fw({lines:e,panels:t,unit:o,range:n,marks:s=[]},r){let{scale:a,per:l,far:c,offset:u}=I1(e,n),d=g=>(g-u)/l,m=g=>o==="rate"?qo(g):o==="bytes"?Se(g):`${R(g)} ${o}`,p=t.map((g,h)=>A1(e.filter(y=>y.
panel===g),o,h,t.length)),f=g=>g===0?"y":`y${g+1}`;return{data:e.map(g=>{let h=Pu(g.place,g.side),y=t.indexOf(g.panel);return{type:"scatter",mode:"lines",x:g.points.map(w=>d(w[0])),y:g.points.map(w=>w[1]/
p[y].per),yaxis:f(y),line:{shape:"hv",width:1.4,color:X(h.property),dash:h.dash},legendgroup:g.key,customdata:g.points.map(w=>Mi([g.name,`at ${le(w[0])}`,m(w[1])])),hovertemplate:"%{customdata}<extra>\
</extra>"}}),layout:Oi({dragmode:"zoom",margin:{l:64,r:16,t:t.length>1?22:8,b:42},xaxis:{ticksuffix:` ${a}`,tickformat:",",zeroline:!1,tickangle:0,range:n?.map(d),autorange:n===null,nticks:Math.max(4,
Math.floor((r-80)/64)),anchor:f(t.length-1),title:{text:c?`since ${le(u)} after the first event`:"since the first event",font:{size:11},standoff:4}},...Object.fromEntries(p.map(({axis:g},h)=>[`yaxis${h===
0?"":h+1}`,g])),annotations:[...t.length>1?t.map((g,h)=>C1(g,p[h].axis.domain[1])):[],...P1(s,d,r)],shapes:N1(s,d)}),per:l,offset:u}}function Ww(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(3))}\
 ${t}`}function jw(e,t){let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}function D1(e){let t=new Map;for(let{bin:o,count:n}of e)t.set(o,(t.get(o)??0)+n);return t}function Hw({sides:e},t){
let o=e.map(w=>D1(w.bins)),n=[...new Set(o.flatMap(w=>[...w.keys()]))].filter(w=>w>0),s=n.length>0?Math.min(...n):1,r=Math.max(s+6,...n),a=Math.max(1,Math.min(s,r-12)),l=o.some(w=>w.has(0)),c=Array.from(
{length:r-a+1},(w,b)=>a+b);l&&c.unshift(a-4,a-3,a-2,a-1);let u=(w,b)=>o[w].get(l&&b===a-4?0:b<a?-1:b)??0,d=w=>10**((w-1)/10-3),m=w=>w<a?"none":`${N(d(w))} to ${N(d(w+1))}`,p=c.filter(w=>w>=a&&(w-1)%10===
0),f=Math.max(1,Math.ceil(p.length*62/Math.max(t-80,62))),g=Math.max(t-80,62)/c.length,h=[...l?[a-4]:[],...p.filter((w,b)=>b%f===0&&!(l&&(w-a+4)*g<52))],y=e.length-1;return{data:[...e.map((w,b)=>({type:"\
scatter",mode:"lines",hoverinfo:"skip",legendgroup:w.key,x:c.flatMap(_=>[_,_+1]),y:c.flatMap(_=>[u(b,_),u(b,_)]),fill:b===0?"tozeroy":"none",fillcolor:jw(Nu(w.side),y===0?.65:.4),line:{color:Nu(w.side),
width:b===0?1:2.2}})),{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:c.map(w=>w+.5),y:c.map(w=>Math.max(...e.map((b,_)=>u(_,w)))),customdata:c.map(w=>Mi([m(w),...e.map((b,_)=>`${b.name}: ${R(
u(_,w))}`)])),hovertemplate:"%{customdata}<extra></extra>"}],layout:Oi({hovermode:"x",margin:{l:54,r:16,t:8,b:30},xaxis:{tickmode:"array",fixedrange:!0,zeroline:!1,tickangle:0,tickvals:h.map(w=>w<a?w+
.5:w),ticktext:h.map(w=>w<a?"none":Ww(d(w)))},yaxis:{tickformat:",",rangemode:"tozero",fixedrange:!0,dtick:Math.max(...o.flatMap(w=>[...w.values()]))<5?1:void 0,title:{text:"launches",font:{size:11},standoff:4}}})}}
function qw(e,t,o){let n=Array.from({length:t-e+1},(s,r)=>e+r);return{tickmode:"array",tickvals:n,zeroline:!1,fixedrange:!0,tickangle:0,ticks:"outside",ticklen:Ei,tickcolor:"rgba(0,0,0,0)",range:[e,t],
ticktext:n.map(s=>Ww(10**s)),title:{text:o,font:{size:11},standoff:4}}}function Uw({sides:e}){let t=a=>Math.log10(Math.max(a,.001)),o=a=>{let l=e.flatMap(u=>u.points.map(d=>t(d[a]))),c=Math.floor(Math.
min(...l));return[c,Math.max(Math.ceil(Math.max(...l)),c+1)]},[n,s]=[o("cpu_duration"),o("gpu_duration")],r=[Math.max(n[0],s[0]),Math.min(n[1],s[1])];return{data:[{type:"scatter",mode:"lines",x:r,y:r,
hoverinfo:"skip",visible:r[0]<r[1],line:{color:X("--muted"),width:1,dash:"dot"}},...e.map(({key:a,side:l,name:c,points:u})=>({type:"scatter",mode:"markers",cliponaxis:!1,legendgroup:a,x:u.map(d=>t(d.cpu_duration)),
y:u.map(d=>t(d.gpu_duration)),marker:{color:Nu(l),opacity:.6,symbol:l==="B"?"diamond-open":"circle",size:u.map(d=>Math.min(18,4+2*Math.log2(d.count+1)))},customdata:u.map(d=>Mi([c,`rank ${d.rank}`,`ho\
st ${N(d.cpu_duration)}, device ${N(d.gpu_duration)}`,`${R(d.count)} launches`])),hovertemplate:"%{customdata}<extra></extra>"}))],layout:Oi({xaxis:qw(...n,"the launch on the host"),yaxis:qw(...s,"on \
the device"),margin:{l:76,r:30,t:12,b:46}})}}var B1=32,q1=512;function F1(e,t){let o=0;for(let n=0;n<Math.max(e.length,t.length);n+=1)o+=Math.abs((e[n]??0)-(t[n]??0));return o}function W1(e){let t=Math.max(...e.map(o=>o.length));return Array.from(
{length:t},(o,n)=>hn(e.map(s=>s[n]??0)))}function j1(e){let t=new Map;for(let{group:n,values:s}of e){let r=t.get(n);r?r.push(s[0]):t.set(n,[s[0]])}let o=new Map([...t].map(([n,s])=>[n,W1(s)]));return new Map(
e.map(n=>[n,F1(n.values[0],n.values.length>1?n.values[1]:o.get(n.group))]))}function Iu(e){let t=j1(e);return[...e].sort((o,n)=>t.get(n)-t.get(o))}var Du=(e,t,o,n)=>`the ${e} of ${t} ${o} that differ \
most ${n>1?"between A and B":"from the median"}`;function Bu(e,t,o,n){let s=Math.floor(B1/t);if(e.length<=s)return{shown:e,note:"",limited:!1};if(o==="rank"){let r=e.slice(0,Math.floor(q1/t));return{shown:r,
limited:!0,note:r.length<e.length?`the first ${r.length} of ${e.length} ${n}`:`all ${r.length} ${n}`}}return{shown:Iu(e).slice(0,s),limited:!0,note:Du(s,e.length,n,t)}}var H1=16,gn=e=>e==null?he:`${e} %`,qu=(e,t)=>e.letter?`${e.letter} · ${t}`:t,U1=e=>e.map(t=>({key:t.key,name:qu(t,t.label),colour:X(t.letter==="B"?"--test-fill":"--control-fill")})),z1=e=>({key:e.property,
name:e.name,colour:X(e.property)});function Es(e){let t=e.map(n=>[...new Set(n.data.rows.map(s=>s.rank))]),o=t.length>1&&t.every(n=>n.length===1);return n=>`rank ${o?[...new Set(t.flat())].join(" / "):
n.rank}`}function po(e,{order:t},{rowsOf:o,label:n,group:s,parts:r,what:a,empty:l}){let c=new Map,u=f=>r.map(g=>f[g.key]??null);e.forEach((f,g)=>o(f).filter(h=>u(h).some(y=>y!==null)).forEach(h=>{let y=n(
h),w=c.get(y)??{group:s?.(h)??"",bars:[],values:e.map(()=>[])};w.values[g]=u(h),w.bars.push({label:qu(f,y),full:`${qu(f,f.label)}, ${y}`,total:N(u(h).reduce((b,_)=>b+(_??0),0)),values:r.map(b=>({value:h[b.
key],text:b.text(h)}))}),c.set(y,w)}));let{shown:d,...m}=Bu([...c.values()],e.length,t,a),p=d.flatMap(f=>f.bars);return p.length===0?{empty:l}:{places:p.length,...m,data:f=>xr({bars:p,kind:"time",stacked:!0,
series:r.map(z1)},f)}}function G1(e,{table:t,name:o,value:n,show:s,range:r,kind:a,sums:l}){let c=new Map;return e.forEach((u,d)=>u.data[t].forEach(m=>{let p=n(m)??null;if(p===null)return;let f=o(m),g=c.
get(f)??{label:f,values:e.map(()=>({value:null,text:"none"}))},h=(g.values[d].value??0)+p*(l?m.weight??1:1);g.values[d]={value:h,text:s(m,h),...r?.(m),none:a==="percent"?"0 %":"0"},c.set(f,g)})),[...c.
values()]}var zw=e=>Math.max(...e.values.map(t=>t.value??0));function Y1(e){let t=[...e].sort((o,n)=>zw(n)-zw(o)).slice(0,H1);return{shown:t,note:t.length<e.length?`the largest ${t.length} of ${e.length}`:
""}}function et(e,{order:t},o){let n=G1(e,o),{shown:s,...r}=o.ranks?Bu(n.map(a=>({...a,group:"",values:a.values.map(l=>l.value===null?[]:[l.value]),bar:a})),e.length,t,"ranks"):Y1(n);return s.length===
0?{empty:o.empty}:{places:s.length,...r,data:a=>xr({bars:s.map(l=>l.bar??l),kind:o.kind,series:U1(e),errors:!!o.range},a)}}var Kw="−",at=e=>e==null;function $r(e,t){return at(e)?he:Fe(e,0,t).replace("-",Kw)}function vr(e,t){let o=$r(e,t);return Number(o.replace(Kw,"-"))===0?"0":e>0?`+${o}`:o}var we=(e,t,o=!1)=>({key:e,title:t,
mono:o,show:n=>at(n)||n===""?he:String(n)}),Sr=(e,t)=>({key:e,title:t,show:o=>at(o)||o===-1?he:String(o),blank:`the trace does not say which ${t}`}),be=(e,t)=>({key:e,title:t,number:!0,show:R,showDiff:tt}),
ne=(e,t)=>({key:e,title:t,number:!0,show:N,exact:o=>at(o)?null:le(o),showDiff:xe,exactDiff:o=>at(o)?null:je(o)}),Oo=(e,t)=>({key:e,title:t,number:!0,show:qo,exact:o=>at(o)?null:Dl(o),showDiff:ep,exactDiff:o=>at(
o)?null:`${o>0?"+":""}${Dl(o)}`}),Lt=(e,t)=>({key:e,title:t,number:!0,show:Se,exact:o=>at(o)?null:ql(o),showDiff:js,exactDiff:o=>at(o)?null:`${o>0?"+":""}${ql(o)}`}),Ve=(e,t)=>({key:e,title:t,number:!0,
show:o=>at(o)?he:`${$r(o,2)} %`,showDiff:o=>at(o)?he:`${vr(o,2)} pp`,exactDiff:o=>at(o)?null:`${vr(o,6)} percentage points`}),Ai=(e,t)=>({...Ve(e,t),show:o=>at(o)?he:`${$r(100*o,1)} %`,showDiff:o=>at(
o)?he:`${vr(100*o,1)} pp`,exact:o=>at(o)?null:`${$r(100*o,6)} %`,exactDiff:o=>at(o)?null:`${vr(100*o,6)} percentage points`}),Gw=e=>Math.abs(e)>=99.995?1:Math.abs(e)>=9.9995?2:3,Ge=(e,t)=>({key:e,title:t,
number:!0,show:o=>$r(o,Gw(o)),showDiff:o=>vr(o,Gw(o)),exact:o=>at(o)?null:String(o),exactDiff:o=>at(o)?null:String(o)}),K1={cost:["more","less"],gain:["better","worse"],neutral:[null,null]},ht=e=>({...e,
meaning:"gain"}),_e=e=>({...e,meaning:"neutral"}),Re=e=>({...e,summed:!0}),fo=e=>({...e,told:!0});function V1(e){let[t,o]=K1[e.meaning??"cost"];return{...e,show:e.showDiff,exact:e.exactDiff,blank:null,
tone:n=>n>0?t:n<0?o:null}}var Ci=e=>[["A",e],["B",e],...e.number?[["Δ",V1(e)]]:[]].map(([t,o])=>({...o,what:null,key:`${e.key} ${t}`,title:t,group:e.title,groupWhat:e.what})),Vw=e=>e.summed?{...e,title:`${e.
title} per step`}:e,wn=(e,t=n=>n,o=t)=>[_e(be("count","count")),t(e("mean","mean")),o(e("std","std")),...[["min","min"],["25%","25 %"],["50%","median"],["75%","75 %"],["max","max"]].map(([n,s])=>t(e(n,
s)))],pe=(e,t)=>({...e,what:t}),ct=(e,t)=>({...e,blank:t}),Jw=(e,t)=>({...e,isSaid:t}),it=(e,t,o)=>({key:e,title:t,show:n=>at(n)?he:typeof o=="function"?o(n):o[n]??n.replaceAll("_"," ")}),yn={key:"not\
e",title:"note",note:!0,show:e=>at(e)?"":String(e)},Yw=10;function J1(e){let t=[];for(let o of e){let n=t.at(-1);n?.name===o?n.times+=1:t.push({name:o,times:1})}return t}function Q1(e){let t=J1(e.split(
"|")),o=t.length>Yw+1?t.slice(0,Yw):t,n=t.slice(o.length).reduce((s,r)=>s+r.times,0);return i("ol",{class:"sequence"},o.map(({name:s,times:r})=>i("li",{title:s},r>1?`${R(r)} × ${s}`:s)),n>0&&i("li",{},
`${R(n)} more`))}var Qw=(e,t)=>({key:e,title:t,mono:!0,show:o=>at(o)?he:Q1(o)}),Er=(e,t)=>({...e,link:(o,n)=>{let s=o[e.key],r=at(s)||s==="others"?null:t(o,n);return r?{name:s,category:r}:null}});function Xw(e,t){
let o=t.length>0&&e.extra?e.extra(t[0]):[];return[...e.columns,...o].filter(n=>(!n.note||t.some(s=>s.note))&&(!n.isSaid||t.some(s=>n.isSaid(s[n.key]))))}var Vo=`There is no device work in the selected ranks and steps. ${En}`,Tr=`No device work in the selected ranks and steps has a launch: launches are recorded with the host. ${En}`,Te=we("rank","rank"),
Mo=Sr("device","device"),Or=Sr("stream","stream"),Mr=it("kernel_type","kind",rc),ho=Er(we("operator","operator",!0),()=>"cpu_op"),Ar=Er(we("name","kernel",!0),e=>e.category),Zw=(e,t)=>i("p",{class:"an\
alysis-sentence"},e&&i("strong",{},`${e}: `),t);function Ts(e,t,o=()=>null){let n=e.length>1?o(e.map(s=>s.data)):null;return[...e.flatMap(s=>[t(s.data)].flat().filter(r=>r!=="").map(r=>Zw(s.letter,r))),
n&&Zw("B − A",n)]}function Ri(e){let t=new Map;for(let{letter:n,data:s}of e)for(let r of new Set(s.files.map(a=>a.note).filter(a=>a!==null))){let a=[...new Set(s.files.filter(l=>l.note===r).map(l=>l.
rank))].sort((l,c)=>l-c);t.set(r,[...t.get(r)??[],{letter:n,ranks:a}])}let o=n=>n.length===e.length&&e.every(({data:s},r)=>s.ranks.length===n[r].ranks.length);return[...t].map(([n,s])=>i("p",{},o(s)?`${ba(
n)}.`:`${s.map(({letter:r,ranks:a})=>`${r?`${r}, `:""}${a.length>1?"ranks":"rank"} ${Qe(a)}`).join("; ")}: ${n}.`))}var qn=e=>[e.letter,e.label].filter(Boolean).join(" · "),Os=e=>e.stream===-1?"no st\
ream":`stream ${e.stream}`,Ms=(e,t,o)=>({name:e,label:t,type:"boolean",fallback:o}),ot=(e,t,o)=>({name:e,label:t,type:"number",placeholder:o});var ey=[["compute",mt.compute,"--part-compute"],["non_compute",Ys,"--part-communication"],["idle",mt.idle,"--part-idle"]].map(([e,{name:t,what:o},n])=>({key:`${e}_time`,name:t,what:o,property:n,text:s=>`${N(
s[`${e}_time`])}, ${gn(s[`${e}_time_pctg`])}`})),ty={title:"Temporal breakdown",params:[],intro:"From the first to the last device row of a rank: computing, exposed communication and memory (nothing h\
ides them), or idle.",charts:[{id:"temporal",table:"rows",title:"Time of each rank",height:e=>qe(e),legend:ey,sums:!0,make:(e,t)=>po(e,t,{label:Es(e),rowsOf:o=>o.data.rows,parts:ey,what:"ranks",empty:Vo})}],
tables:[{key:"rows",caption:"Ranks",main:["idle_time_pctg","compute_time","non_compute_time"],columns:[Te,Re(pe(ne("idle_time",mt.idle.name),mt.idle.what)),Ve("idle_time_pctg","idle, %"),Re(pe(ne("com\
pute_time",mt.compute.name),mt.compute.what)),_e(Ve("compute_time_pctg","compute, %")),Re(pe(ne("non_compute_time",Ys.short),Ys.what)),Ve("non_compute_time_pctg",`${Ys.short}, %`),Re(pe(ne("kernel_tim\
e","all"),"From the first to the last device row")),yn]}]};var oy={title:"Communication overlap",tab:"Overlap",params:[],intro:"How much of the communication time is hidden: a compute kernel runs at the same time. The rest is exposed.",charts:[{id:"overlap",table:"\
rows",title:"Overlap",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"percent",name:Es(e),value:o=>o.comp_comm_overlap_pctg,ranks:!0,empty:"There is no communication in the selected ranks and steps. \
It is recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",show:o=>`${gn(o.comp_comm_overlap_pctg)}, ${N(o.overlap)} of ${N(o.communication_time)} of communication`})}],
tables:[{key:"rows",caption:"Ranks",columns:[Te,ht(Ve("comp_comm_overlap_pctg","overlap")),Re(pe(ht(ne("overlap","overlapped")),"Communication while a compute kernel runs")),Re(ne("communication_time",
"communication")),yn]}]};var ny=[["host_wait","--idle-host"],["kernel_wait","--idle-kernel"],["other","--part-idle"]].map(([e,t])=>({key:e,property:t,name:ic[e],what:zp[e],text:o=>N(o[e])}));function X1(e){let t=new Map;for(let o of e.
data.rows.filter(n=>n.stream!==null)){let n=`${o.rank} ${o.device} ${o.stream}`,s=t.get(n)??{rank:o.rank,stream:o.stream};s[o.idle_category]=o.idle_time,t.set(n,s)}return[...t.values()]}var sy={title:"\
Idle time",params:[ot("consecutive_kernel_delay","Between kernels: gaps below, µs","30"),{name:"streams",label:"Streams",type:"text",placeholder:"all"},Ms("show_idle_interval_stats","Statistics of th\
e gaps",!1)],intro:"Why streams are idle between their rows: the host had not launched yet, the gap between two kernels is short, or something else.",charts:[{id:"idle",table:"rows",title:"Idle time o\
f each stream",height:e=>qe(e),legend:ny,sums:!0,make:(e,t)=>{let o=Es(e);return po(e,t,{rowsOf:X1,group:Os,label:n=>`${o(n)}, ${Os(n)}`,parts:ny,what:"streams",empty:Vo})}}],tables:[{key:"rows",caption:"\
Streams",columns:[Te,Mo,Or,it("idle_category","why idle",ic),Re(ne("idle_time","idle")),_e(Ai("idle_time_ratio","share")),yn],extra:e=>"count"in e?wn(ne):[]}]};var Li={title:"Kernels",params:[ot("duration_ratio","Share of time to show","0.8"),ot("num_kernels","Kernels at most","10"),Ms("include_memory_kernels","Copies too",!0)],intro:"What kinds of work the \
devices do, alone or at once, and the kernels that take most of it.",charts:[{id:"kinds",title:"Kinds of work",height:qe,make:(e,t)=>et(e,t,{table:"kinds",kind:"percent",empty:Vo,name:o=>ac(o.kernel_type),
value:o=>o.percentage,show:o=>`${gn(o.percentage)}, ${N(o.sum)}`})},{id:"kernels",table:"over_ranks",title:"Mean of a kernel, with the fastest and slowest rank",height:qe,make:(e,t)=>et(e,t,{table:"ov\
er_ranks",kind:"time",empty:Vo,name:o=>o.name,value:o=>o.mean,show:o=>`${N(o.mean)}, mean of ${R(o.count)} calls${o.ranks>1?`, ranks ${N(o.min_mean)} to ${N(o.max_mean)}`:""}`,range:o=>({low:o.mean-o.
min_mean,high:o.max_mean-o.mean})})}],tables:[{key:"over_ranks",caption:"Kernels",main:["sum","count","mean"],columns:[Ar,Mr,_e(be("ranks","ranks")),Re(be("count","calls")),Re(ne("sum","time")),ne("me\
an","mean"),ne("min_mean","fastest rank"),ne("max_mean","slowest rank")]},{key:"kinds",caption:"Kinds",columns:[it("kernel_type","kind",ac),Re(_e(ne("sum","time"))),_e(Ve("percentage","share"))]},{key:"\
kernels",caption:"Kernels of each rank",main:["sum","count","mean"],columns:[Ar,Mr,Te,Re(be("count","calls")),Re(ne("sum","time")),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var Fu=6,ry=e=>new Set(e).size>1;function Ni(e,t,o=!1){let n=e.map(l=>l.data.series),s=!n.some(l=>ry(l.map(c=>c.rank))),r=!o&&n.some(l=>[...new Set(l.map(u=>u.rank))].some(u=>ry(l.filter(d=>d.rank===u).
map(d=>d.device)))),a=new Map;return n.forEach((l,c)=>l.forEach(u=>{let d=`${r?`device ${u.device}, `:""}${t(u)}`,m=`${s?"":`${u.rank} `}${d}`,p=a.get(m)??{key:m,name:d,group:s?"":`rank ${u.rank}`,sort:o?
u.name:d,series:e.map(()=>null)};p.series[c]=u,a.set(m,p)})),[...a.values()]}var Z1=e=>new Map(e.map(t=>[t.key,t.series.map(o=>(o?.points??[]).reduce((n,s)=>Math.max(n,s[1]),0))]));function eO(e,t){if(!t[0].
data.summary)return Z1(e);let o=s=>`${s.rank} ${s.device} ${s.stream??s.name}`,n=t.map(s=>new Map(s.data.summary.map(r=>[o(r),r.mean])));return new Map(e.map(s=>[s.key,s.series.map((r,a)=>r?n[a].get(o(
r))??0:0)]))}function tO(e,t){let o=eO(e,t),n=new Map,s=new Map;for(let a of e){let l=o.get(a.key),c=s.get(a.group)??{name:a.group,lines:new Map,nth:new Map},u=c.nth.get(a.sort)??0,d=`${a.sort} ${u}`;
c.nth.set(a.sort,u+1),c.lines.set(d,l),s.set(a.group,c),n.set(d,Math.max(n.get(d)??0,...l.map(Math.abs)))}let r=[...n.keys()];return Iu([...s.values()].map(a=>({name:a.name,group:"",values:t.map((l,c)=>r.
map(u=>(a.lines.get(u)?.[c]??0)/(n.get(u)||1)))}))).map(a=>a.name)}function oO(e,t){let o=new Map;e.forEach(r=>(o.get(r.group)??o.set(r.group,[]).get(r.group)).push(r));let n=[],s=0;for(let r of t){if(s>
0&&n.length+o.get(r).length>Fu)break;n.push(...o.get(r)),s+=1}return{taken:n.slice(0,Fu),count:s}}function nO(e,t,o){if(e.length<=Fu)return{keys:e.map(c=>c.key),note:"",limited:!1};let n=[...new Set(e.
map(c=>c.group))],s=n.length<2||o==="rank"?n:tO(e,t),{taken:r,count:a}=oO(e,s),l=n.length<2?`the first ${r.length} of ${e.length} lines`:o==="rank"?`the first ${a} of ${n.length} ranks`:Du(a,n.length,
"ranks",t.length);return{keys:r.map(c=>c.key),note:l,limited:n.length>1}}var Wu=[""];function Pi(e,t,{lines:o,order:n}){let s=e.map(a=>a.key).filter(a=>o.includes(a)),r=nO(e,t,n);return s.length>0||o.
includes(Wu[0])?{...r,keys:s,note:s.length<e.length?`${s.length} of ${e.length} lines`:""}:r}function ay(e,t){let o=new Map(t.map((n,s)=>[n,s]));return e.filter(n=>o.has(n.key)).sort((n,s)=>o.get(n.key)-
o.get(s.key))}var sO=24;function iy(e){return typeof e=="object"?e:e?{panel:t=>t.name,style:t=>t.group}:{panel:()=>"",style:t=>t.key}}function ly(){let e=new Map;return t=>e.get(t)??e.set(t,e.size).get(t)}function As(e,t,{
unit:o,name:n,panels:s=!1,ownDevice:r=!1,marks:a,empty:l,flat:c}){let u=Ni(e,n,r),{panel:d,style:m}=iy(s),{keys:p,...f}=Pi(u,e,t),g=ly(),h=u.filter(E=>p.includes(E.key)).flatMap(E=>{let x=g(m(E));return E.
series.map((T,S)=>T&&{key:e[S].key,place:x,side:e[S].letter,panel:d(E),points:T.points,name:[[e[S].letter,e[S].label].filter(Boolean).join(" · "),`rank ${T.rank}`,E.name].join(", ")})}).filter(Boolean);
if(u.length>0&&p.length===0)return{empty:"No line is chosen.",limited:f.limited};if(h.every(E=>E.points.length===0))return{empty:l};if(c&&h.every(E=>E.points.every(x=>x[1]===0)))return{empty:c};let y=[
...new Set(h.map(E=>E.panel))].slice(0,sO),[w,b]=[Number(t.start||NaN),Number(t.end||NaN)],_=b>(w||0)?[w||0,b]:null,k=a?.(e,ay(u,p))??[];return{data:E=>Fw({panels:y,unit:o,range:_,marks:k,lines:h.filter(
x=>y.includes(x.panel))},E),places:y.length,limited:f.limited,note:[f.note,_&&`${le(_[0])} to ${le(_[1])}`].filter(Boolean).join(", ")}}function cy(e,t,o){let n=ly();return new Map(e.filter(s=>t.includes(
s.key)).map(s=>[s.key,n(iy(o).style(s))]))}var uy=e=>e.name,dy={title:"Memory bandwidth",window:!0,params:[],intro:"Bandwidth of the copies and memsets that run at each moment, each kind on its own scale. Drag across the chart to look closer: \
finer points are fetched.",charts:[{id:"bandwidth",table:"series",title:"Bandwidth of each kind of copy",series:uy,panels:!0,height:Ss,make:(e,t)=>As(e,t,{unit:"rate",name:uy,panels:!0,empty:"There ar\
e no copies and no memsets in the selected ranks, steps and time.",flat:"This trace records no bandwidth of copies: every point is 0."})}],tables:[{key:"summary",caption:"Summary",main:["count","mean",
"max"],columns:[Te,Mo,we("name","copy"),...wn(Oo,ht,_e)]}]};var my={title:"Queue length",window:!0,params:[ot("max_queue_length","Length of a full queue","1024")],intro:"Work that is launched but not started, for each stream. Drag across the chart to look clos\
er: finer points are fetched.",charts:[{id:"queue",table:"series",title:"Queue",series:Os,height:Ss,make:(e,t)=>As(e,t,{unit:"waiting",name:Os,empty:Tr})}],tables:[{key:"summary",caption:"Summary",main:[
"mean","50%","max"],columns:[Te,Mo,Or,...wn(Ge,_e)]},{key:"time_blocked",caption:"Time blocked at a full queue",columns:[Te,Mo,Or,Re(ne("duration_at_max_queue_length","blocked")),Ai("relative_duration\
_at_max_queue_length","share of the rank")]}]};var rO=(e,t)=>e.place-t.place||Object.keys(_a).indexOf(e.class)-Object.keys(_a).indexOf(t.class),py={title:"Kernel launches",params:[ot("runtime_cutoff","Slow launch over, µs","50"),ot("launch_delay_\
cutoff","Late start over, µs","100"),Ms("include_memory_events","Copies too",!0)],intro:"What a launch costs on the host, what it runs on the device, and how long it waits. Kernels shorter than their\
 launch leave the device idle.",above:{charts:4},charts:[...Object.entries(lc).map(([e,t])=>({id:`launch-${e}`,table:"launches",title:ba(t),half:!0,height:()=>230,make:o=>{let n=o.map(s=>({key:s.key,side:s.
letter,name:qn(s),bins:s.data.histograms.filter(r=>r.measure===e)}));return n.every(s=>s.bins.length===0)?{empty:Tr}:{data:s=>Hw({sides:n},s)}}})),{id:"launch-scatter",table:"launches",title:"Host aga\
inst device",half:!0,height:()=>230,make:e=>e.every(t=>t.data.scatter.length===0)?{empty:Tr}:{data:()=>Uw({sides:e.map(t=>({key:t.key,side:t.letter,name:qn(t),points:t.data.scatter}))})}}],tables:[{key:"\
counts",caption:"Launches",columns:[Te,Re(be("count","launches")),Re(be("short_kernels","shorter than their launch")),Re(be("runtime_outliers","slow launches")),Re(be("launch_delay_outliers","late sta\
rts")),yn]},{key:"worst",caption:"The worst launches",apart:!0,order:rO,columns:[it("class","why",_a),Te,Ar,ho,ne("cpu_duration","host"),ne("gpu_duration","device"),ne("launch_delay","delay")]},{key:"\
summary",caption:"Summary",main:["mean","50%","max"],columns:[Te,it("measure","measure",lc),...wn(ne)]}]};function aO(e){let{operator_name:t,min_pattern_len:o}=e.shown,n=o>1&&i("a",{href:e.href({min_pattern_len:"1"})},"Show patterns of one kernel or more");return t===null?[`No operator launches ${o>1?`${o}\
 kernels or more`:"a kernel"} in the selected ranks and steps. `,n||En]:[`No operator with “${t}” in its name launches ${o>1?`${o} kernels or more`:"a kernel"} here. `,n]}var fy={title:"Kernel seq\
uences",params:[{name:"operator_name",label:"Operator, or a part of its name",type:"operator"},ot("min_pattern_len","Kernels at least","3"),ot("top_k","Patterns at most","5")],intro:"What an operator \
launches, and how often in the same order.",chosen:e=>e.operator_name===""&&e.shown.operator_name!==null&&["This is ",i("b",{class:"mono"},e.shown.operator_name),", the operator whose kernels take the\
 most device time. Name another one above."],charts:[{id:"patterns",title:"Device time of the patterns",height:qe,sums:!0,make:(e,t)=>et(e,t,{table:"patterns",kind:"time",sums:!0,name:o=>o.pattern,value:o=>o.
kernel_duration,empty:aO(t),show:(o,n)=>N(n)})}],tables:[{key:"patterns",caption:"Patterns",rows:4,main:["kernel_duration","count"],columns:[Qw("pattern","operator and its kernels"),Te,{...be("length",
"kernels"),showDiff:null},Re(be("count","calls")),Re(ne("kernel_duration","on the device")),Re(ne("operator_duration","on the host"))]}]};var hy={title:"Annotations",host:!0,params:[{name:"use_gpu_annotation",label:"Annotations",type:"choice",options:{true:"on the devices",false:"on the host"}}],intro:"Time inside the ranges that the pr\
ogram marked (record_function, steps).",instead:(e,t)=>e.use_gpu_annotation===""&&t.every(o=>o.data.rows.length===0)?{use_gpu_annotation:"false"}:null,chosen:e=>e.use_gpu_annotation===""&&!e.shown.use_gpu_annotation&&
"There are none on the devices, so those of the host are shown.",charts:[{id:"annotations",table:"rows",title:"Time, all ranks together",sums:!0,height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",
sums:!0,name:o=>o.name,value:o=>o.sum,empty:'There are none. A range is marked with torch.profiler.record_function("name").',show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"Annotations",main:["sum",
"count","mean"],columns:[Er(we("name","name",!0),(e,{use_gpu_annotation:t})=>t?"gpu_user_annotation":"user_annotation"),Te,Re(be("count","calls")),Re(ne("sum","time")),ne("mean","mean"),ne("min","min"),
ne("max","max"),ne("std","std")]}]};var gy={title:"Operators on the device",tab:"Operators",params:[],intro:"Device time of the work that each operator launched itself, without nested operators.",charts:[{id:"operators",table:"rows",title:"\
Time, all ranks together",sums:!0,height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"time",sums:!0,empty:Vo,name:o=>o.operator??"not known",value:o=>o.sum,show:(o,n)=>N(n)})}],tables:[{key:"rows",caption:"\
Operators",main:["sum","count","mean"],columns:[ho,Mr,Te,Re(be("count","calls")),Re(ne("sum","time")),ne("mean","mean"),ne("min","min"),ne("max","max"),ne("std","std")]}]};var wy=["circle","square","triangle-up","cross","star","hexagon"],iO=14,Hu=24,by=42,Ii=6.6,ju=14,_y=e=>e.map(t=>He(t)).join("<br>"),yy=["--control-fill","--part-memory","--part-communication","--more-\
fill","--part-compute","--less-fill"],Uu=e=>yy[e%yy.length];function lO(e,t,o){let n=[];for(let r=Math.floor(Math.log2(e));r<=Math.ceil(Math.log2(t));r+=1)n.push(r);let s=Math.ceil(n.length/Math.max(2,
Math.min(9,o)));return n.filter((r,a)=>a%s===0)}function ky({sides:e,names:t},o){let n=e.flatMap(u=>u.lines.flatMap(d=>d.points)),s=n.map(u=>Math.max(u.bytes,1)),[r,a]=ts(Math.max(...n.map(u=>u.busbw))),
l=lO(Math.min(...s),Math.max(...s),(o-80)/66),c=e.length===1;return{data:e.flatMap(u=>u.lines.map(d=>{let m=t.indexOf(d.collective),p=c?X(Uu(m)):Kt()[u.side==="B"?"test":"control"];return{type:"scatte\
r",mode:"lines+markers",legendgroup:c?`collective ${m}`:u.key,x:d.points.map(f=>Math.log2(Math.max(f.bytes,1))),y:d.points.map(f=>f.busbw/a),line:{color:p,width:1,dash:c?"solid":["solid","dot","dash"][m%
3]},marker:{color:p,size:8,symbol:`${wy[m%wy.length]}${u.side==="B"?"-open":""}`,line:{width:u.side==="B"?2:0,color:p}},customdata:d.points.map(f=>_y([[u.side,d.name].filter(Boolean).join(" · "),`${Se(
f.bytes)}: ${qo(f.busbw)}, best ${qo(f.best_busbw)}`,`transfer ${N(f.mean_transfer)}, ${R(f.instances)} instances`])),hovertemplate:"%{customdata}<extra></extra>"}})),layout:{template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l:64,r:16,t:12,b:44},xaxis:{tickmode:"array",tickvals:l,tickangle:0,fixedrange:!0,zeroline:!1,range:[Math.log2(Math.min(...s))-.6,Math.log2(Math.max(...s))+.6],ticktext:l.
map(u=>Se(2**u)),title:{text:"bytes of the message",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",tickformat:",",fixedrange:!0,title:{text:`bus bandwidth, ${r}`,font:{size:11}}}}}}var xy=e=>Math.
max(3,Math.min(iO,Math.floor(640/Math.max(1,e)))),zu=(e,t)=>t*(Math.max(40,e*xy(e))+Hu+by);function cO(e,t,o,n,s,r){let a=t===0?"":String(t+1),l=zu(e.rows.length,o),c=l/o-Hu-by,u=t*(l/o)+Hu,d=vo(n.length,
(s-r)/74),m=vo(e.rows.length,c/13),p=Math.floor((s-r)/Math.max(1,d.length)/Ii),f={showgrid:!1,zeroline:!1,ticks:"",tickmode:"array",fixedrange:!0};return{[`xaxis${a}`]:{...f,anchor:`y${a}`,tickvals:d,
tickangle:0,range:[-.5,n.length-.5],tickfont:{size:10.5},ticktext:bo(d.map(g=>n[g]),Math.max(6,p)).map(He)},[`yaxis${a}`]:{...f,anchor:`x${a}`,tickvals:m,domain:[1-(u+c)/l,1-u/l],range:[e.rows.length-
.5,-.5],ticktext:m.map(g=>He(e.rows[g]))}}}function uO(e,t,o,n){let s=zs(),r={xref:"paper",yref:"paper",y:o,yanchor:"bottom",yshift:3,showarrow:!1,font:{size:12,color:X("--text")}},l=Ii*t.length+8+s.length*
ju;return{annotations:[{...r,x:0,xanchor:"left",text:He(Hs(e,Math.max(6,Math.floor((n-l-30)/Ii))))},{...r,x:1,xanchor:"right",text:He(t)},{...r,x:1,xanchor:"right",xshift:-l-4,text:"0"}],shapes:s.map(
([,c],u)=>({type:"rect",xref:"paper",yref:"paper",xsizemode:"pixel",ysizemode:"pixel",xanchor:1,yanchor:o,fillcolor:c,x0:u*ju-l,x1:(u+1)*ju-l,y0:6,y1:16,line:{width:1,color:X("--border-strong")}}))}}function $y({
panels:e,columns:t},o){let n=e.flatMap(d=>d.cells.flat().filter(m=>m!==null)),s=Math.max(...n,.001),[r,a]=Ke(s),l=30+Ii*Math.max(...e.flatMap(d=>d.rows.map(m=>m.length)),4),c={template:vt(),hovermode:"\
closest",dragmode:!1,margin:{l,r:16,t:0,b:0},annotations:[],shapes:[],coloraxis:{cmin:0,cmax:s/a,colorscale:zs(),showscale:!1}};return{data:e.map((d,m)=>{let p=cO(d,m,e.length,t,o,l);Object.assign(c,p);
let{annotations:f,shapes:g}=uO(d.title,N(s),p[`yaxis${m===0?"":m+1}`].domain[1],o-l);c.annotations.push(...f),c.shapes.push(...g);let h=m===0?"":String(m+1);return{type:"heatmap",coloraxis:"coloraxis",
xaxis:`x${h}`,yaxis:`y${h}`,xgap:1,ygap:xy(d.rows.length)>5?1:0,hoverongaps:!1,z:d.cells.map(y=>y.map(w=>w===null?null:w/a)),customdata:d.texts.map(y=>y.map(_y)),hovertemplate:"%{customdata}<extra></e\
xtra>",meta:r}}),layout:c}}var bn=e=>e.process_group===null?e.collective:`${e.collective} · ${e.process_group}`,Fn=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null);function Gu(e,t){let o=new Map;for(let n of e){let s=o.get(
t(n));s?s.push(n):o.set(t(n),[n])}return o}function dO(e){let t=Fn(e,o=>o.longest-o.shortest);return t?[`${bn(t)} takes ${N(t.shortest)} on one rank and ${N(t.longest)} on another${t.step===null?"":` \
in step ${t.step}`}: its ranks send unequal shares, or wait; the trace does not say which.`]:[]}function Sy(e){let[t]=e.summary;if(!t||t.rows===0)return[];let o=Fn(e.collectives.filter(r=>r.exposed_wait_per_step>
0),r=>r.exposed_wait_per_step),n=o?` The largest part of the exposed waiting is in ${bn(o)}: ${N(o.exposed_wait_per_step)} a step.`:"",s=Fn(e.missing,r=>r.instances);return[...t.matched_rows===0?[]:[`\
Matched collectives take ${N(t.time_per_step)} a step and rank: ${N(t.transfer_per_step)} of transfer and ${N(t.wait_per_step)} of waiting, ${N(t.exposed_wait_per_step)} of it exposed.${n}`],...s?[`Ra\
nk ${s.rank} lacks ${J(s.instances,"collective")} that other ranks have: ${bn(s)}${e.missing.length>1?". The Missing table has the others":""}.`]:[],...pO(t,e.unmatched),...dO(e.uneven)]}var mO={"neve\
r waited for":"point to point, with unequal shares, or of a kind that is not known"};function pO(e,t){if(e.unmatched_rows===0)return[];let o=[...Gu(t,n=>n.why)].map(([n,s])=>[n,s.reduce((r,a)=>r+a.count,
0)]).sort((n,s)=>s[1]-n[1]);return[`Waiting is not known for ${R(e.unmatched_rows)} of ${J(e.rows,"collective row")} (${N(e.unmatched_per_step)} a step and rank)${o.length===0?"":`: ${o.map(([n,s])=>`${R(
s)} ${mO[n]??n}`).join(", ")}`}.`]}function Ey([e,t]){let[o,n]=[e.summary[0],t.summary[0]];if(!o?.matched_rows||!n?.matched_rows)return null;let s=r=>xe(n[r]-o[r]);return`${s("time_per_step")} a step \
and rank: ${s("transfer_per_step")} of transfer, ${s("wait_per_step")} of waiting.`}var fO={compute:"it computes",memory:"its copies take",idle:"its device idles"};function hO(e){let t=s=>s[`${s.cause}\
_excess_per_step`]??0,o=Fn(e.filter(({cause:s})=>s!==null),t),n=e.reduce((s,r)=>s+(r.caused_per_step??0),0)/(e.length-1);return!o||e.length<3||t(o)<=0||t(o)<n/2||t(o)<.02*o.step_time?"":` Rank ${o.rank}\
 exceeds the median rank most before collectives where it is last: ${fO[o.cause]} ${N(t(o))} a step longer, and each other rank waits ${N(n)} on average. Where it delays its process group, the ranks o\
utside wait for the group, whichever of its ranks is last.`}function Ty(e,t){let o=Gu(e.filter(n=>n.device_type===t),n=>n.rank);return o.size<3?"":` The median rank reaches ${Se(hn([...o.values()].map(
n=>Math.max(...n.map(s=>s.peak)))))}.`}function Oy(e){let[t,o]=e,n=o.row.peak-t.row.peak,s=({data:l,row:c},u,d)=>new Map([...Gu(l[u].filter(m=>m.rank===c.rank&&m.device_type===c.device_type&&m.device===
c.device),m=>m[d])].map(([m,p])=>[m,p.reduce((f,g)=>f+g.bytes,0)])),r=(l,c)=>{let[u,d]=e.map(m=>s(m,l,c));return Fn([...new Set([...u.keys(),...d.keys()])].map(m=>({name:m,change:(d.get(m)??0)-(u.get(
m)??0)})),m=>m.change*Math.sign(n))},a=[r("live_modules","module"),r("live_operators","operator")].find(l=>l!==null&&!l.name.startsWith("no ")&&l.change*n>0);return n===0?null:`${js(n)} at the peak${a?
`; ${a.name}: ${js(a.change)}`:""}.`}var vy=e=>`${Fe(e.tflops_per_s,0,1)} TFLOP/s${e.peak_pctg===null?"":`, ${Pe(e.peak_pctg)} of the peak`}`;function My(e){let[t]=e.summary;if(!t||t.tflops_per_s===null)
return"";let o=Fn(e.by_operator,n=>n.device_time_per_step);return`${lo(t.flops_per_step)}FLOPs a step and rank in ${N(t.known_time_per_step)}, ${Pe(t.known_pctg)} of the device time: ${vy(t)}${t.peak_pctg===
null||t.device===null?"":` of ${t.device}`}.${o&&e.by_operator.length>1&&o.tflops_per_s!==null?` The largest part of that time is ${o.operator}: ${N(o.device_time_per_step)}, ${vy(o)}.`:""}`}var Ay=(e,t)=>e.
phases.filter(({phase:o})=>o!=="empty").map(o=>{let n=Fn(t,({key:r})=>o[r]??0),s=100*(o[n.key]??0)/o.mean_time;return`${o.phase}: ${N(o.median_time)} a call, the median of ${R(o.calls)}${s>0?`; ${Pe(s)}\
 of the time is ${n.name}`:""}.`}).join(" "),Di="No rank waits for another one in the collectives that match.",gO={compute:"it computes longer",memory:"its copies take longer",idle:"its device idles: \
the host is late"},wO=.2;function Cy(e){let[t]=e.by_rank;if(!t||t.caused_per_step===0||t.caused_per_step===null)return Di;let o=e.by_rank.filter(d=>d.straggler===1),n=e.by_rank.filter(d=>d.worst_steps>
0);if(o.length===0)return`There is no straggler: rank ${t.rank} causes the most exposed waiting, ${Pe(t.caused_pctg)} of it. In ${n.length===1?`${t.worst_steps===t.steps?"every step":`${t.worst_steps}\
 of ${t.steps} steps`} it is this rank`:`different steps it is one of ${n.length} ranks`}.${hO(e.by_rank)}`;let[s]=o,r=e.by_rank,a=r.reduce((d,m)=>d+m.step_time,0)/r.length,l=s.step_time_like_median,c=s.
worst_steps===s.steps?"every step":`${s.worst_steps} of ${s.steps} steps`,u=Math.max(a-l,0);return`Rank ${s.rank} is a straggler: it causes ${Pe(s.caused_pctg)} of the exposed waiting, the most of all\
 ranks in ${c}${yO(s,r.length-1)}. If it came at the same time as the others, the mean step of all ranks would be ${N(u)} shorter (${N(l)})${u<wO*Math.min(s[`${s.cause}_excess_per_step`],s.caused_per_step/
(r.length-1))?": not more, because some other rank hardly waits for it":""}.`}function yO(e,t){let o=e[`${e.cause}_excess_per_step`];return o>=e.caused_per_step/t/2?`, because ${gO[e.cause]} (${N(o)} \
a step more than the median rank)`:""}var bO=200,_O=512;function kO(e,t,o){let n=new Map;e.forEach(r=>n.set(t(r),(n.get(t(r))??0)+o(r)));let s=new Set([...n].sort((r,a)=>a[1]-r[1]).slice(0,bO).map(([r])=>r));return{columns:[...n.keys()].filter(
r=>s.has(r)),all:n.size}}function xO(e,t,o,{name:n,value:s,text:r}){let a=[...new Set(t.map(m=>m.rank))].slice(0,_O),l=new Map(a.map((m,p)=>[m,p])),c=new Map(o.map((m,p)=>[m,p])),u=a.map(()=>o.map(()=>null)),
d=a.map(m=>o.map(p=>[`rank ${m}, ${p}`]));for(let m of t){let[p,f]=[l.get(m.rank),c.get(n(m))];p!==void 0&&f!==void 0&&(u[p][f]=(u[p][f]??0)+s(m),d[p][f].push(...r(m)))}return{title:e.letter?qn(e):"",
rows:a.map(String),cells:u,texts:d}}function Yu(e,t){let o=e.map(c=>t.rowsOf(c)),{columns:n,all:s}=kO(o.flat(),t.name,t.value);if(n.length===0)return{empty:t.empty};let r=e.map((c,u)=>xO(c,o[u],n,t)).
filter(c=>c.rows.length>0),a=Math.max(...r.map(c=>c.rows.length)),l=Math.max(...o.map(c=>new Set(c.map(u=>u.rank)).size));return{places:a,panels:r.length,note:[n.length<s&&`${n.length} of ${s} ${t.what}\
, those with the most waiting`,a<l&&`the first ${a} of ${l} ranks`].filter(Boolean).join("; "),data:c=>$y({panels:r,columns:n},c)}}var Ku=(e,t)=>zu(e,t),Ry=e=>[`waits ${N(e.wait_per_step)} a step, exp\
osed ${N(e.exposed_wait_per_step)}`,`causes ${N(e.caused_per_step)} a step, last ${R(e.last)} of ${R(e.matched_rows)} times`],Ly=e=>[`waits ${N(e.wait)}, exposed ${N(e.exposed_wait)}`,`causes ${N(e.caused)}\
, last ${R(e.last)} times`];var $O="There are no collectives in the selected ranks and steps. They are recorded where several ranks work together (NCCL, RCCL …), with ProfilerActivity.CUDA.",vO="No collective of the selected r\
anks matches one of another rank: see what does not match below.",Vu="no rank matches, or the trace does not state the bytes sent or the size of the group",Bi=[{key:"transfer",property:"--part-communi\
cation",name:"transfer",what:"The shortest duration over the ranks",text:e=>N(e.transfer)},{key:"hidden",property:"--part-compute",name:"waiting during compute",what:"Waiting for the last rank while a\
 compute kernel runs",text:e=>N(e.hidden)},{key:"exposed",property:"--more-fill",name:"exposed waiting",what:"Waiting for the last rank while no compute kernel runs",text:e=>N(e.exposed)}],Ny=e=>({...e,
transfer:e.transfer_per_step,hidden:e.wait_per_step-e.exposed_wait_per_step,exposed:e.exposed_wait_per_step});function SO(e){let t=new Map;return e.data.sizes.filter(o=>o.busbw!==null).forEach(o=>{let n=t.
get(bn(o))??{name:bn(o),collective:o.collective,points:[]};n.points.push(o),t.set(n.name,n)}),{key:e.key,side:e.letter,name:qn(e),lines:[...t.values()]}}var By=e=>[...new Set(e.flatMap(({data:t})=>t.sizes.
filter(o=>o.busbw!==null).map(o=>o.collective)))],EO=e=>e.length>1?null:By(e).map((t,o)=>({key:`collective ${o}`,name:t,property:Uu(o)}));function TO(e){let t=e.map(SO);return t.every(o=>o.lines.length===
0)?{empty:"No matched collective says how much it transfers. PyTorch 2.4 and later record this."}:{data:o=>ky({sides:t,names:By(e)},o)}}var qi=e=>e.every(t=>t.data.summary[0]?.rows===0)?$O:vO,Fi=we("c\
ollective","collective",!0),Wi=we("process_group","process group",!0),Py=pe(ne("transfer_per_step","transfer"),"The shortest duration over the ranks, per step"),Iy=pe(ne("wait_per_step","wait"),"How m\
uch longer a rank takes than the one that comes last"),Dy=pe(ne("exposed_wait_per_step","exposed wait"),"The part of the waiting in which no compute kernel runs"),qy={title:"Collectives",params:[],ofSteps:!0,
intro:"Each collective is matched across all ranks. Its transfer time is its duration on the rank that comes last; the others wait for that rank. Times are means over the steps of all ranks.",notes:e=>[
...Ts(e,Sy,Ey),...e.filter(({data:t})=>t.summary[0]?.missing_not_listed>0).map(t=>i("p",{},t.letter&&i("strong",{},`${t.letter}: `),R(t.data.summary[0].missing_not_listed)," collectives have more miss\
ing ranks than can be listed; the Missing table leaves them out."))],charts:[{id:"collectives",title:"Time of a step",height:qe,legend:Bi,make:(e,t)=>po(e,t,{parts:Bi,what:"collectives",rowsOf:o=>o.data.
collectives.filter(n=>n.instances>0).map(Ny),label:bn,empty:qi(e)})},{id:"collective-ranks",table:"by_rank",title:"Time of a step, by rank",height:qe,legend:Bi,make:(e,t)=>po(e,t,{parts:Bi,what:"ranks",
rowsOf:o=>o.data.by_rank.filter(n=>n.matched_rows>0).map(Ny),label:o=>`rank ${o.rank}`,empty:qi(e)})},{id:"bandwidth",table:"sizes",title:"Bandwidth by size of the message",height:()=>280,legend:EO,make:TO},
{id:"wait-map",table:"waits",title:"Exposed waiting, rank × collective",height:Ku,legend:[],make:e=>Yu(e,{name:bn,what:"collectives",rowsOf:t=>t.data.waits,value:t=>t.exposed_wait_per_step,text:Ry,empty:qi(
e)})},{id:"wait-steps",table:"by_step",title:"Exposed waiting, rank × step",height:Ku,legend:[],make:e=>Yu(e,{what:"steps",name:t=>t.step===null?"whole file":`step ${t.step}`,rowsOf:t=>t.data.summary[0]?.
matched_rows>0?t.data.by_step:[],value:t=>t.exposed_wait,text:Ly,empty:qi(e)})}],tables:[{key:"collectives",caption:"Collectives",main:["transfer_per_step","exposed_wait_per_step"],columns:[Fi,Wi,it("\
class","class",String),be("instances","instances"),Py,Iy,Dy,ne("time_per_step","in all"),_e(be("group_size","group size")),_e(Ge("bytes_per_instance","bytes")),ct(ht(Oo("algbw","algorithm bandwidth")),
Vu),ct(ht(Oo("busbw","bus bandwidth")),Vu),be("unmatched_rows","without match"),ne("unmatched_per_step","time without match")]},{key:"by_rank",caption:"Ranks",columns:[Te,Py,Iy,Dy,pe(ne("caused_per_st\
ep","caused"),"Exposed waiting of the other ranks where this one was last"),be("last","last"),_e(Ve("last_pctg","last, share")),be("matched_rows","matched"),be("unmatched_rows","without match")]},{key:"\
unmatched",caption:"Without a match",columns:[Te,Fi,Wi,it("why","why",String),we("dtype","type"),_e(Ge("bytes","bytes")),be("count","count"),ne("duration","in all"),ct(pe(ht(Oo("busbw_at_least","bus b\
andwidth, at least")),"Computed from whole durations, which may include waiting"),Vu)]},{key:"missing",caption:"Missing",columns:[Te,Fi,Wi,be("instances","instances that it lacks")]},{key:"uneven",caption:"\
Unequal shares",apart:!0,columns:[we("step","step"),Fi,Wi,we("ranks","ranks"),ne("shortest","shortest"),ne("longest","longest"),Ge("least_bytes","fewest bytes"),Ge("most_bytes","most bytes")]}]};var Ju={compute:"compute",memory:"copies",host:"host, self"},OO={...we("step","step"),show:e=>e===null?"whole file":String(e)},Fy=pe(ne("step_time_like_median","step if on time"),"The mean step of all\
 ranks if this rank came at the same time as the others"),Wy={title:"Stragglers",ofSteps:!0,params:[ot("num_candidates","Ranks with operators","2"),ot("limit","Operators of each","10")],intro:"Which r\
ank the others wait for, and what it does longer than they do: a straggler causes at least half of the exposed waiting, and costs each other rank at least 2 % of a step.",notes:e=>e.map(t=>i("p",{class:"\
straggler-sentence"},t.letter&&i("strong",{},`${t.letter}: `),Cy(t.data))),charts:[{id:"caused",table:"by_rank",title:"Waiting of all others that each rank causes, per step",height:qe,make:(e,t)=>et(e,
t,{table:"by_rank",kind:"time",name:o=>`rank ${o.rank}`,value:o=>o.caused_per_step,ranks:!0,empty:Di,show:o=>`${N(o.caused_per_step)} a step, ${Pe(o.caused_pctg)} of all; last in ${Pe(o.last_pctg)} of\
 its collectives`})},{id:"caused-steps",table:"by_step",title:"The rank that causes the most waiting of all others, step by step",height:qe,make:(e,t)=>et(e,t,{table:"by_step",kind:"time",ranks:!0,name:o=>[
o.step===null?"whole file":`step ${o.step}`,e.length===1&&o.rank!==null&&`rank ${o.rank}`].filter(Boolean).join(" · "),value:o=>o.caused,empty:Di,show:o=>`rank ${o.rank}: ${N(o.caused)}, ${Pe(o.caused_pctg)}\
 of the waiting of the step`})}],tables:[{key:"by_rank",caption:"Ranks",main:["straggler","caused_per_step","caused_pctg","step_time"],columns:[Te,fo(it("straggler","straggler",e=>e===1?"yes":"no")),fo(
it("cause","what it does longer",{...Ju,memory:"copies",idle:"idle, the host is late"})),pe(ne("caused_per_step","caused"),"Exposed waiting of the other ranks where this one was last, per step: their \
sum"),_e(Ve("caused_pctg","share")),be("last","last"),_e(Ve("last_pctg","last, share")),pe(be("worst_steps","worst in steps"),"In how many steps no other rank caused more"),pe(ne("compute_excess_per_s\
tep","more compute"),"Before the collectives where it is last, compared with the median rank"),pe(ne("memory_excess_per_step","more copies"),"The same of copies"),pe(ne("idle_excess_per_step","more id\
le"),"The same of time in which neither runs: the host is late"),ne("step_time","step"),Fy]},{key:"operators",caption:"Operators that exceed the median rank most",apart:!0,columns:[Te,it("measure","me\
asure",Ju),we("operator","operator",!0),ne("time_per_step","per step"),ne("median_per_step","median rank"),ne("excess_per_step","more"),Ge("calls_per_step","calls per step")]},{key:"by_step",caption:"\
Steps",columns:[OO,fo(pe(we("rank","rank"),"The rank that causes the most in the step")),fo(it("cause","what it does longer",{...Ju,idle:"idle, the host is late"})),pe(ne("caused","caused"),"Exposed w\
aiting of the other ranks where this one was last: their sum"),_e(Ve("caused_pctg","share")),ne("exposed_wait","exposed wait"),ne("step_time","step"),Fy]}]};var Gy="The selected ranks record no memory. Record it with profile_memory=True in torch.profiler.profile.",MO="It is not known what is live at the peak: either all of it was allocated before the reco\
rding began, or the trace does not record addresses.",Cs=e=>e===null?"device":e.replace(/^(CUDA|HIP)/,"GPU"),jy=e=>Cs(e.device<0?e.name:e.name.replace(/ (allocated|reserved)/,` ${e.device} $1`)),AO=e=>e.
replace(/ (allocated|reserved)/,""),CO=e=>e.includes(" reserved")?"reserved":"allocated",Hy={panel:e=>AO(e.name),style:e=>`${e.group} ${CO(e.name)}`},Yy=e=>[Cs(e.device_type),e.device>=0?e.device:""].
join(" ").trim(),Zu=(e,t)=>e.some(o=>new Set(o.data.peaks.map(n=>n[t])).size>1),RO=(e,t)=>o=>[Zu(e,"rank")&&`rank ${o.rank}`,Zu(e,"device_type")&&Yy(o),o[t]].filter(Boolean).join(" · ");function LO(e,t){
return e.flatMap((o,n)=>{let s=t.map(r=>r.series[n]).find(Boolean)?.rank;return(o.data.step_times??[]).filter(r=>r.rank===s).map(r=>({side:o.letter,at:r.start,end:r.start+r.duration,text:`step ${r.step}`}))})}
function Ky(e){return e.flatMap(t=>t.data.peaks.map(o=>({side:t,row:o}))).reduce((t,o)=>o.row.peak>(t?.row.peak??-1/0)?o:t,null)}function NO({side:e,row:t}){let o=[Zu([e],"rank")&&`rank ${t.rank}`,Yy(
t)].filter(Boolean).join(", "),n=t.peak_step===null?"":`, in step ${t.peak_step}`,s=t.live_at_peak===null?" The trace does not record all addresses, so what is live then is not known.":` ${Se(t.live_at_peak)}\
 of it was allocated in the recording, ${Se(t.from_before)} before it began.`,r=t.totals==="sums"?" The trace does not record totals: these are sums of its allocations and frees, from 0 at the start.":
"";return[i("strong",{},`${e.letter?`${e.letter}: `:""}`),`The peak is ${Se(t.peak)} (${o}), ${N(t.peak_at)} after the first event${n}.${s}${Ty(e.data.peaks,t.device_type)}${r}`]}function PO(e){let t=e.
map(n=>Ky([n])),o=t.length===2&&t.every(Boolean)&&Cs(t[0].row.device_type)===Cs(t[1].row.device_type)&&Oy(t.map(({side:n,row:s})=>({data:n.data,row:s})));return o?[i("p",{class:"memory-sentence"},i("s\
trong",{},"B − A: "),o)]:[]}var IO=e=>[...e.flatMap(t=>{let o=Ky([t]);return o?[i("p",{class:"memory-sentence"},NO(o))]:[]}),...PO(e)],Vy={...we("device_type","memory"),show:Cs,alike:Cs},DO=ct(Sr("d\
evice","device"),"host memory has no number"),BO=Jw(pe({...we("span","file"),show:e=>String(e+1)},"Of a rank that has several trace files"),e=>e>0),Uy=pe(Lt("bytes","live at the peak"),"Allocated at o\
r before the peak, and not freed by then"),Qu=_e(Ve("pctg","share")),Xu=be("allocations","allocations"),ji=[Te,BO,Vy,DO],zy=(e,t,o,n)=>e.every(s=>s.data.peaks.length===0)?{empty:Gy}:et(e,t,{table:o,kind:"\
bytes",name:RO(e,n),value:s=>s.bytes,show:(s,r)=>`${Se(r)}, ${Pe(s.pctg)} of the peak`,empty:MO}),Jy={title:"Memory",window:!0,ofSteps:!0,host:!0,params:[ot("limit","Frames of each device","100")],intro:"\
Memory that the allocator of PyTorch hands out (allocated) and holds (reserved), over the whole recording, and what is live at its peak. Drag across the chart to look closer: finer points are fetched.",
notes:IO,charts:[{id:"memory-curves",table:"series",title:"Memory over time",series:jy,panels:Hy,ownDevice:!0,height:Ss,make:(e,t)=>As(e,t,{unit:"bytes",name:jy,panels:Hy,ownDevice:!0,marks:LO,empty:Gy})},
{id:"live_modules",title:"Live at the peak, by module",height:qe,make:(e,t)=>zy(e,t,"live_modules","module")},{id:"live_operators",title:"Live at the peak, by operator",height:qe,make:(e,t)=>zy(e,t,"l\
ive_operators","operator")}],tables:[{key:"peaks",caption:"Peaks",main:["peak","reserved_peak","live_at_peak"],columns:[...ji,pe(Lt("peak","peak allocated"),"The largest amount that is allocated"),fo(
pe({...ne("peak_at","at"),number:!1},"When it is reached first, after the first event of the set")),fo(ct(we("peak_step","step"),"outside of the recorded steps")),pe(Lt("unused_at_peak","unused then"),
"Reserved minus allocated at the peak"),pe(Lt("reserved_peak","peak reserved"),"The largest amount that is reserved"),pe(Lt("unused_at_reserved_peak","unused then"),"Reserved minus allocated at the pe\
ak of what is reserved"),pe(Lt("live_at_peak","live at the peak"),"Allocated in the recording at or before the peak, and not freed by then"),pe(Lt("from_before","from before"),"The rest of the peak: a\
llocated before the recording began"),pe(Lt("never_freed","never freed"),"Allocated in the recording and not freed until its end"),be("never_freed_allocations","never freed, allocations"),pe(Lt("unsee\
n_freed","freed, allocated before"),"Freed in the recording, allocated before it began"),{...fo(we("totals","totals")),what:"recorded: the trace states them. sums: added up from its allocations and fr\
ees, because it does not state them"}]},{key:"live_modules",caption:"Modules at the peak",columns:[...ji,we("module","module",!0),Uy,Qu,Xu,be("frames","frames")]},{key:"live",caption:"Live at the peak\
, by frame",columns:[...ji,we("frame","frame",!0),we("operator","operator",!0),Uy,Qu,Xu]},{key:"operators",caption:"Allocations and frees in the selected steps",columns:[Vy,we("operator","operator",!0),
Ge("allocations_per_step","allocations per step"),Lt("allocated_per_step","allocated per step"),Ge("frees_per_step","frees per step"),Lt("freed_per_step","freed per step")]},{key:"never_freed",caption:"\
Never freed in the recording",columns:[...ji,we("frame","frame",!0),we("operator","operator",!0),Lt("bytes","never freed"),Qu,Xu]}]};var od=[["host_operator","operators","Self time of operators on the host"],["runtime_call","runtime calls","Calls of the runtime or the driver that do not wait"],["data_loading","data loading","The ho\
st loads data"],["launch_delay","launch delay","From the start of a launch to the start of what it launched"],["device_kernel","kernels","Compute on the device"],["communication","communication","Comm\
unication on the device"],["device_copy","copies","Copies and memsets on the device"],["kernel_gap","gaps between kernels","Short gaps between two rows of a device"],["sync","waits for the device","Th\
e host waits for the device"],["between_operators","between operators","A thread is between two operators: Python, or something that is not recorded"],["idle","idle","Nothing on the path runs"]],_n=Object.
fromEntries(od.map(([e,t])=>[e,t])),Qy=od.map(([e,t,o])=>({key:e,name:t,what:o,property:`--path-${e.replaceAll("_","-")}`,text:n=>`${N(n[e])}, ${gn(n.path>0?Number((n[e]/n.path*100).toFixed(2)):0)}`})),
td="There are no steps here.",Hi=e=>e.step===null?"whole file":`step ${e.step}`,ed=e=>e.span>0?`, file ${e.span+1}`:"";function qO(e,t){let[o,n]=e,s=t.step===null?"":String(t.step);return cs({control:o.
data.set,test:n?.data.set??"",control_marker:o.data.marker??"",test_marker:n?.data.marker??"",control_rank:String(t.rank),control_step:s,control_span:t.span>0?String(t.span):"",path:!0})}function FO({
data:e}){let t=e.by_kind.filter(n=>n.time>0).sort((n,s)=>s.time-n.time);if(t.length===0)return td;let o=e.by_kind.reduce((n,s)=>n+s.time_per_step,0);return`${N(o)} a step: ${t.slice(0,3).map(n=>`${Pe(
n.time_pctg)} ${_n[n.kind]}`).join(", ")}.`}var Xy=ct(ne("longest","longest"),"the path has no such segment"),Zy=ct(we("name","name",!0),"waiting and gaps have no name"),eb={title:"Critical path",host:!0,
ofSteps:!0,params:[ot("consecutive_kernel_delay","Short gaps, µs","30"),ot("segments","Longest segments","100")],intro:"The chain of operators, launches and kernels, one after the other, that holds t\
he most work of a step. Anything off the chain can take longer without making the step longer.",notes:e=>[...e.map(t=>i("p",{class:"path-sentence"},t.letter&&i("strong",{},`${t.letter}: `),FO(t))),e[0].
data.by_step.length>0&&i("p",{},i("a",{href:qO(e,e[0].data.by_step[0])},`Show the path of ${Hi(e[0].data.by_step[0])}, rank ${e[0].data.by_step[0].rank}, in the timeline`))],charts:[{id:"path-names",table:"\
by_name",title:"On the path, per step",height:qe,make:(e,t)=>et(e,t,{table:"by_name",kind:"time",name:o=>o.name===null?_n[o.kind]:`${o.name} (${_n[o.kind]})`,value:o=>o.time_per_step,empty:td,show:o=>`${N(
o.time_per_step)} a step, ${Pe(o.time_pctg)}`})},{id:"path-steps",table:"by_step",title:"What the path of each step is made of",height:e=>qe(e),legend:Qy,make:(e,t)=>po(e,t,{parts:Qy,what:"steps",empty:td,
rowsOf:o=>o.data.by_step,label:o=>[e.some(n=>n.data.ranks.length>1)&&`rank ${o.rank}`,`${Hi(o)}${ed(o)}`].filter(Boolean).join(" · ")})}],tables:[{key:"by_kind",caption:"Kinds",columns:[it("kind","ki\
nd",_n),it("work","work",e=>e===1?"yes":"waiting"),ne("time_per_step","time per step"),_e(Ve("time_pctg","share")),Re(be("segments","segments")),Xy]},{key:"by_name",caption:"Operators, calls and kerne\
ls",columns:[it("kind","kind",_n),Zy,ne("time_per_step","time per step"),_e(Ve("time_pctg","share")),Re(be("segments","segments")),Xy]},{key:"by_step",caption:"Steps",columns:[Te,{...we("step","step"),
show:(e,t)=>Hi(t)+ed(t)},pe(ne("path","path"),"The whole path, including waits; the kinds add up to it"),pe(ne("work","work"),"Without waits for the device, between operators and idle"),...od.map(([e,
t,o])=>pe(ne(e,t),o)),ne("step_time","step time")]},{key:"segments",caption:"Longest segments",apart:!0,columns:[Te,{...we("step","step"),show:(e,t)=>Hi(t)+ed(t)},ne("start","from"),ne("duration","tak\
es"),it("kind","kind",_n),Zy,ct(we("lane","thread or stream"),"waiting is on none")]}]};var WO='There are no annotations that name a phase in the selected ranks and steps. These names are recognized: those that vLLM (execute_context_1(512)_generation_8(8)), SGLang (step[DECODE bs=8]), AT\
OM (prefill[bs=1 tok=512]) and TensorRT-LLM ([Executor] _forward_step …) give to their steps, and your own, record_function("prefill") or record_function("decode").',jO={prefill:"prefill: prompts ar\
e read",decode:"decode: tokens are generated",mixed:"mixed: prompts are read and tokens generated in one call",verify:"verify: tokens of a draft are checked",draft:"draft: a smaller model guesses toke\
ns",empty:"empty: no request"},zi=[["compute","--part-compute"],["exposed_communication","--part-communication"],["exposed_memory","--part-memory"],["idle","--part-idle"]].map(([e,t])=>({key:e,property:t,
name:mt[e].name,what:mt[e].what,text:o=>`${N(o[e])} a call`})),HO=e=>[e.phase,e.requests!==null&&`${e.requests} requests`,e.tokens!==null&&`${e.tokens} tokens`].filter(Boolean).join(" · ").replaceAll(
"-","–"),nd=e=>e===null?he:R(Math.round(e)).replace("-","−"),UO=e=>`${R(Math.round(e))} tokens/s`;function zO(e){if(e.length<2)return null;let[t,o]=e.map(({data:s})=>s),n=t.phases.filter(({phase:s})=>s!==
"empty"&&o.phases.some(r=>r.phase===s)).map(({phase:s})=>[" ",i("a",{href:zt({...Ut(""),control:t.set,test:o.set,control_marker:`phase:${s}`,test_marker:`phase:${s}`})},s)]);return n.length>0&&i("p",{
class:"phase-links"},"Compare the calls of one phase, each as a step:",n)}var sd="the names of these annotations do not say it",rd=[be("calls","calls"),pe(ne("median_time","median"),"The duration of t\
he annotation on the host"),ne("mean_time","mean"),...zi.map(({key:e,name:t,what:o})=>pe(ne(e,t),`${o}, per call`)),pe(ne("device_time","device"),"What a call launches, wherever it runs; per call"),ct(
pe(_e(be("requests_in_all","requests")),"Of all calls whose names say them"),sd),ct(pe(_e(be("tokens_in_all","tokens")),"Of all calls whose names say them: of prompts, and generated"),sd),pe(ne("activ\
e_time","at work"),"Time in which a call runs on the host or on a device, of all ranks"),ct(pe(ht({...Ge("tokens_per_second","tokens/s"),show:nd,showDiff:e=>e>0?`+${nd(e)}`:nd(e)}),"Tokens by the time\
 in which such calls are at work, of one rank"),sd)],ad=["calls","median_time","tokens_per_second"],Ui=we("phase","phase"),tb=(e,t)=>({...we(e,t),show:o=>o===null?"not stated":o.replace("-","–")}),ob={
title:"Phases of serving",tab:"Phases",params:[],ofSteps:!0,intro:"Prefill, decode and other phases of a language model server, from the names of its annotations. A call is one annotation; compute, ex\
posed communication, exposed memory and idle add up to its time.",notes:e=>[...Ts(e,t=>Ay(t,zi)),i("p",{class:"muted small"},[...new Set(e.flatMap(({data:t})=>t.phases.map(o=>o.phase)))].map(t=>jO[t]).
join("; ")),zO(e)],charts:[{id:"phases",title:"Time of a call, by phase",height:e=>qe(e),legend:zi,make:(e,t)=>po(e,t,{parts:zi,what:"phases",rowsOf:o=>o.data.phases,label:o=>o.phase,empty:WO})},{id:"\
phase-rates",table:"sizes",title:"Tokens a second, by phase and size",height:qe,make:(e,t)=>et(e,t,{table:"sizes",kind:"number",name:HO,value:o=>o.tokens_per_second,show:o=>UO(o.tokens_per_second),empty:e.
every(({data:o})=>o.phases.length===0)?"There are no phases.":"The names of these annotations do not say how many tokens a call has."})}],tables:[{key:"phases",caption:"Phases",main:ad,columns:[Ui,...rd]},
{key:"sizes",caption:"Phases by size of a call",main:ad,columns:[Ui,pe(tb("requests","requests"),"Of one call, up to a power of two"),pe(tb("tokens","tokens"),"Of one call, up to a power of two"),...rd.
map(e=>({...e,title:e.key.endsWith("_in_all")?`${e.title} in all`:e.title}))]},{key:"by_rank",caption:"Phases by rank",main:ad,columns:[Te,Ui,...rd]},{key:"forms",caption:"Names that were found",columns:[
Ui,pe(we("form","form of the name",!0),"Braces stand for numbers, {k} for members such as bs=8"),be("calls","calls")]}]};var GO="No operator of the selected ranks and steps has known FLOPs. Record with record_shapes=True: FLOPs are counted from shapes, and from other inputs that it records.",nb=e=>Fe(e,0,3),Gi=(e,t)=>_e(
{...Ge(e,t),show:lo,showDiff:xn}),Cr=ht(pe(Ge("tflops_per_s","TFLOP/s"),"FLOPs divided by the device time of what was launched inside the operator, in 10¹² a second")),Yi=ct(ht(pe(Ve("peak_pctg","of\
 peak"),"Share of the peak speed of the device for numbers of this type, from the data sheet of its vendor: dense, with float32 as TF32 where the device has it")),"the peak of this device for numbers \
of this type is not known"),sb=pe(ne("device_time_per_step","device per step"),"Device time of what was launched inside the operator, per step and rank"),rb=ht(pe(Oo("gb_per_s_at_least","bandwidth, at\
 least"),"Each input read once and the output written once, divided by the device time")),ab=_e(pe(Ge("flops_per_byte_at_most","FLOPs per byte"),"FLOPs for each byte that has to be read or written: at\
 most")),ib={title:"Work",ofSteps:!0,params:[],intro:"What kinds of work the device time is; floating-point operations of matrix products, convolutions and attention, counted from the shapes of their \
inputs, and how fast the device did them.",above:{tables:2},notes:e=>Ts(e,My),charts:[{id:"speed",table:"by_operator",title:"Achieved TFLOP/s by operator",height:qe,make:(e,t)=>et(e,t,{table:"by_opera\
tor",kind:"count",name:o=>o.operator,value:o=>o.tflops_per_s,empty:GO,show:o=>`${nb(o.tflops_per_s)} TFLOP/s${o.peak_pctg===null?"":`, ${nb(o.peak_pctg)} % of the peak`}`})}],tables:[{key:"summary",caption:"\
In all",main:["tflops_per_s","peak_pctg","known_time_per_step"],columns:[Gi("flops_per_step","FLOPs per step"),ne("device_time_per_step","device per step"),pe(ne("known_time_per_step","with known FLOP\
s"),"Device time of operators whose FLOPs are known, per step and rank"),_e(Ve("known_pctg","share")),Cr,Yi,fo(we("device","device"))]},{key:"classes",caption:"Classes of work",main:["device_time_per_\
step","tflops_per_s","gb_per_s_at_least"],columns:[pe(we("class","class"),"By the operators that launched it, else by the names of kernels; other: nothing says what it is"),Re(_e(be("device_rows","dev\
ice rows"))),ne("device_time_per_step","device per step"),_e(Ve("device_time_pctg","share of device time")),Cr,rb,ab]},{key:"by_rank",caption:"Ranks",main:["known_time_per_step","tflops_per_s","peak_p\
ctg"],columns:[Te,Gi("flops_per_step","FLOPs per step"),ne("device_time_per_step","device per step"),ne("known_time_per_step","with known FLOPs"),Cr,Yi]},{key:"by_operator",caption:"Operators",main:["\
device_time_per_step","tflops_per_s","peak_pctg"],columns:[ho,Re(_e(be("calls","calls"))),Gi("flops_per_step","FLOPs per step"),sb,Cr,Yi]},{key:"by_shapes",caption:"Operators and shapes",main:["device\
_time_per_step","tflops_per_s"],columns:[ho,we("shapes","shapes",!0),pe(we("dtype","type"),"The type of the numbers of both factors"),we("class","class"),Re(_e(be("calls","calls"))),Gi("flops_per_call",
"FLOPs per call"),sb,Cr,Yi,ab]},{key:"elementwise",caption:"Elementwise operators: bandwidth, at least",main:["device_time_per_step","gb_per_s_at_least"],columns:[ho,we("shapes","shapes",!0),we("dtype\
s","types",!0),Re(_e(be("calls","calls"))),ne("device_time_per_step","device per step"),rb]},{key:"unknown",caption:"Device time without known FLOPs",main:["device_time_per_step"],columns:[pe(ho,"The \
innermost operator that launched it"),Re(_e(be("device_rows","device rows"))),ne("device_time_per_step","device per step"),_e(Ve("device_time_pctg","share of device time"))]}]};var YO="The part of the time for which a value is known",lb=[_e(Ge("mean","mean")),_e(Ge("min","min")),_e(Ge("max","max")),_e(pe(ne("known_time","known"),YO))],cb=we("counter","counter"),ub={title:"Cl\
ocks, power, temperature",tab:"Clocks",host:!0,ofSteps:!0,counters:!0,intro:"Counters of the devices while the steps ran. The mean is weighted by time.",notes:Ri,params:[],charts:[],above:{tables:2},tables:[
{key:"rows",caption:"All steps",main:["mean","max"],columns:[Te,Mo,cb,...lb]},{key:"by_step",caption:"By step",main:["mean","max"],columns:[Te,ct(we("step","step"),"the recording has no steps"),Mo,cb,
...lb]}]};var KO="There are no counters of kernels in the selected ranks and steps. PyTorch records them if the profiler is configured with CUPTI metrics.",VO=e=>e===null?he:Fe(e,0,3),db={title:"Counters of ope\
rators",tab:"Counters",host:!0,params:[ot("limit","Kernels listed","100")],intro:"Hardware counters that the profiler measured for each kernel, by the operator that launched it.",notes:Ri,charts:[{id:"\
counters",table:"rows",title:"Sums by operator and counter",height:qe,make:(e,t)=>et(e,t,{table:"rows",kind:"count",name:o=>`${o.operator??"operator not known"} · ${o.counter}`,value:o=>o.sum,empty:KO,
show:(o,n)=>VO(n)})}],tables:[{key:"rows",caption:"Operators, kernels and counters",main:["sum","mean"],columns:[Te,ct(ho,"no operator above the launch is recorded"),we("kernel","kernel",!0),we("count\
er","counter",!0),be("kernels","kernels"),Ge("sum","sum"),_e(Ge("mean","mean")),_e(Ge("min","min")),_e(Ge("max","max"))]},{key:"kernels",caption:"Kernels",apart:!0,columns:[Te,pe(be("number","kernel n\
o."),"In order of time, from 0"),we("kernel","kernel",!0),pe(we("operators","operators",!0),"Those above its launch, the outermost first"),we("counter","counter",!0),Ge("value","value")]}]};var go={temporal_breakdown:ty,comm_comp_overlap:oy,idle_time_breakdown:sy,kernel_breakdown:Li,memory_bw:dy,queue_length:my,launch_stats:py,kernel_sequences:fy,user_annotation_breakdown:hy,operator_kernels:gy,
collectives:qy,stragglers:Wy,memory:Jy,critical_path:eb,phases:ob,work:ib,device_counters:ub,operator_counters:db},Ki=[["Device",["temporal_breakdown","work","idle_time_breakdown","kernel_breakdown","\
launch_stats","queue_length"]],["Program",["critical_path","operator_kernels","kernel_sequences","user_annotation_breakdown","phases"]],["Ranks",["collectives","comm_comp_overlap","stragglers"]],["Mem\
ory",["memory","memory_bw"]],["Counters",["device_counters","operator_counters"]]],gt={"":{title:"Analyse",params:[],ofSteps:!0,host:!0,charts:[],tables:[]},...go};var pb=["ranks","set_ranks","test_ranks","steps","set_steps","test_steps","marker","set_marker","test_marker"],id=["start","end"],Vi={...Object.fromEntries([...pb,...id].map(e=>[e,""])),lines:[]};function fb(e){
return[...pb,...e.ofSteps?[]:["rows"],...e.params.map(t=>t.name),...e.window?id:[]]}var mb=e=>e.get("rows")??{true:"all",false:"before_last_step"}[e.get("include_last_profiler_step")]??"";function ld(e,t){
let o=new URLSearchParams(e),n=l=>o.get(l)??o.get(l.replace(/^set(?=_|$)/,"control"))??"",s=o.get("what")??"",r={what:Object.hasOwn(t,s)?s:""},a=t[r.what];for(let l of["set","test",...fb(a)])r[l]=n(l);
return r.rows=mb(o)==="steps"?"":mb(o),r.lines=a.window?o.getAll("line"):[],r.order=o.get("order")==="rank"?"rank":"",r.unit=o.get("unit")==="total"?"total":"",r.more=o.get("more")==="1"?"1":"",r}function hb(e,t,o=[]){
let n=new URLSearchParams;for(let s of["set","test",...fb(t[e.what])]){let r=e[s]??"",a=s.startsWith("test_")&&e.test==="";r!==""&&!a&&!o.includes(s)&&n.set(s,r)}return n}function kn(e,t){let o=hb(e,t);
t[e.what].window&&e.lines.forEach(n=>o.append("line",n));for(let n of["order","unit","more"].filter(s=>e[s]))o.set(n,e[n]);return me(`/analyse?${e.what?`what=${e.what}&`:""}${o}`)}function gb(e,t,o){let n=hb(
e,t,o);return t[e.what].ofSteps||n.set("rows",e.rows||"steps"),n}function Rs(e,t){return e.set===""?null:gb(e,t)}function wb(e,t,o){let n=gb(e,t,id);return n.set("format","csv"),n.set("table",o),n}var Ji={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},yb=({diagnosis:e,diagnosis_note:t,account:o,waterfall:n,work_classes:s})=>({diagnosis:e,note:t,account:o,waterfall:n,
classes:s}),JO=e=>kn({...Vi,what:"memory",lines:[],set:e.control,test:e.test,set_ranks:bb(e.control_ranks),test_ranks:bb(e.test_ranks),set_marker:e.control_marker,test_marker:e.test_marker},go),bb=e=>e===
"all"?"":e,QO=["op","heat","open","hide","zoom_time","zoom_calls"],cd=null,Wn={path:"/compare",name:"Compare",mount:(e,t)=>XO(e,t)};function XO(e,t){let o=Ut(location.search),n=null,s=null,r="",a="",l=t.
newPair?Yc(o):cd,c=null,u="",d="",m=null,p=o.op!=="",f=!1,g=globalThis.firstComparison!==void 0,h=qh(o,l),y=Ph(()=>!f&&s&&ie()),w=yg(j),b=st("All rows"),_=vg(I=>j({open:I},{replace:!0})),k=ug(JO),E=mw(
t.go),x={sides:_s(j,{compact:!0}),verdict:cg({actions:w.node,below:[E.node,_.add("details",k.node)],links:{page:I=>`${H(I)}#booked`,tree:()=>mo(Xt(o)),timeline:I=>(I&&Ff(o,I))??Go(o)},on:{widen:()=>j(
Ji),marker:j,clock:()=>j({equal_clock:!o.equal_clock}),isCorrected:()=>o.equal_clock,fold:I=>_.toggle("lines",I)}}),recorded:Kg(),operators:Sg(H,ut),ranks:Gg(I=>j({heat:I},{replace:!0}),{timeline:(...I)=>Ba(
o,...I),go:t.go}),classes:Dw(),replacements:Sh(H),filters:xg(j),counts:ru({id:"chart-counts",title:"Ops count comparison",file:"ops-count",onSelect:I=>re(I,x.counts.node),...z("zoom_calls")}),durations:ru(
{id:"chart-durations",title:"Ops duration comparison",file:"ops-duration",onSelect:I=>re(I,x.durations.node),...z("zoom_time")}),table:Cg({onSort:(I,ee)=>j({sort:I,order:ee}),onSelect:re,href:H,onOpen:F,
onWant:y.want}),detail:Oh({onClear:()=>re(""),href:H,onRanks:K,onTable:se,tree:I=>th(o,I),timeline:I=>us(o,I)})},T=i("p",{class:"remark",hidden:!0}),S=i("p",{class:"muted chart-message",hidden:!0},"No\
 row passes the filters."),$=wg(j),v=[k.chart,x.ranks.heat,x.counts,x.durations];["operators","classes","recorded","replacements"].forEach(I=>_.add(I,x[I].node));let A=i("div",{class:"results"},x.verdict.
node,x.filters.node,T,$.node,i("div",{class:"charts"},x.durations.node,x.counts.node),i("section",{class:"card table-card","aria-label":"All rows"},i("div",{class:"chart-head"},w.title,i("div",{class:"\
chart-tools"},w.work,b.node,w.files)),x.table.node,S,w.workNote),x.ranks.node,x.operators.node,x.classes.node,x.recorded.node,x.replacements.node),D=i("div",{class:"message"}),O=i("h1",{class:"visuall\
y-hidden"},"Compare"),L=i("div",{class:"paper-only"}),Y=Tt({context:t,results:A,message:D});e.append(i("div",{class:"page compare-page"},O,L,x.sides.node,D,A),x.detail.node);let B=dt(()=>{v.forEach(I=>I.
retheme()),E.redraw()});function j(I,{replace:ee=!1}={}){let ce=Object.keys(I).every(Ie=>QO.includes(Ie));return!f&&t.go(zt({...o,...!ce&&{zoom_time:"",zoom_calls:""},...I}),{replace:ee})}function re(I,ee=x.
table.node){let ce=x.detail.node.contains(document.activeElement),Ie=I===o.op?"":I??"",Le=ee.getBoundingClientRect().top;j({op:Ie},{replace:!0}),window.scrollBy(0,ee.getBoundingClientRect().top-Le);let Ye=c?.
items.find(wt=>wt?.key===Ie);Ye?ke(`${Ye.row.name} is selected.`):ce&&x.table.focus()}function F(I){I!==o.op&&re(I)}function H({id:I,name:ee,category:ce}){return Gt({...o,heat:"",row:I??Dt(ee,ce)})}function se(){
x.table.node.closest(".table-card").scrollIntoView({block:"start"}),x.table.focus()}function z(I){return{onHide:ee=>j({hide:ee},{replace:!0}),onZoom:ee=>ee!==o[I]&&j({[I]:ee},{replace:!0})}}function K(){
j({heat:"op"},{replace:!0}),x.ranks.node.scrollIntoView({block:"start"}),x.ranks.node.querySelector("summary").focus({preventScroll:!0})}function P(){let I=ce=>dn(ce,o,n,s),ee=o.control&&o.test?`${I("\
control")} → ${I("test")} · Compare`:"Compare";O.textContent=ee,t.setTitle(ee)}async function U(){let I=[o.control,o.test].filter(ce=>ce!=="");if(I.every(ce=>n&&ze(n,ce)))return;let ee=await pt(I).
catch(()=>[]);f||(n=ee,Ae())}async function te(I){let ee=l,ce=ee.late===!0&&await Bh(I,ee);ce!==!1&&l===ee&&(l={key:ee.key,...ce?yb(ce):{diagnosis:[],note:""}},cd=ce&&l,Ae())}function ue(I){a=I,A.dataset.
stale="";let ee=bt(o).toString(),{op:ce}=o;Y.ask(Ie=>h(I,o,l,Ie),Ie=>{s=Ie,r=I,y.start(I,Ie,ce),l?.key!==ee?(l={key:ee,...yb(Ie)},cd=l):l.late&&It().then(()=>te(I)),ke(s.row_count===1?"One row.":`${R(
s.row_count)} rows.`),Y.say(null),delete A.dataset.stale,Ae()},Ie=>{s=null,r="",y.stop(),Y.say(bg(Ie,{narrowed:Object.keys(Ji).some(Le=>o[Le]!=="all"),all:()=>j(Ji),again:()=>ue(a),unmarked:()=>j({control_marker:"",
test_marker:""})})),delete A.dataset.stale,Ae()})}function Ae(){if(f)return;P();let I=o.control!==""&&o.test!=="",ee=ss(o),ce=Gc(o);I?ce!==a&&(s||Y.say(null),ue(ce)):(Y.drop(),a="",s=null,x.detail.draw(
null),Y.say(_g(n))),_.draw(o.open),x.sides.draw(o,n,s),A.toggleAttribute("data-skeleton",I&&!s),x.filters.draw(o,s,s?Q():o.unit||"total"),$.draw(o,ee),s?I&&r===a&&ae(Q(),ee):x.detail.draw(null)}function Q(){
let I=o.unit||uc(s);return I==="percent"&&!xa(s)?uc(s):I}function ae(I,ee){let ce=ws(s),Ie=bt(o).toString(),Le=Object.keys(Ji).some(Vn=>o[Vn]!=="all"),Ye=o.open.includes("lines"),wt=JSON.stringify([Ie,
r,Ye,l?.note,Le]),Et=s.waterfall??l?.waterfall??null;(c?.answer!==s||wt!==u)&&(u=wt,x.verdict.draw(s,l,{narrowed:Le,open:Ye}),x.recorded.draw(s)),k.draw(o,{...s,waterfall:Et},l,{revision:`${r}${Et===null}`,
file:ce,caption:ii(s)}),E.draw(o,Ie,s),x.operators.draw(Ie,s),ge(I,ee),x.classes.draw(l?.classes,s,I),x.replacements.draw(s,I==="per_step"||I==="percent"),w.draw(o,s,I,ee),Ee();let Kn=c.items.find(Vn=>Vn?.
key===o.op);x.ranks.draw(s,o.heat,ce,r,Kn?{name:Kn.row.name,query:On({...o,row:Kn.key}).toString()}:null),Pw(o,{unit:I,self:ee,item:Kn,ofHost:Up(Et)},{...x,fall:k,table:{sql:b}})}function ge(I,ee){let ce=y.
rows(),Ie=JSON.stringify([r,I]),Le=JSON.stringify([Ie,o.top,d===r,o.hide]);if(c?.answer!==s||c.order!==Ie){let Ye=dc(s,ce,I,{self:ee});c={answer:s,order:Ie,unit:I,self:ee,items:Ye},S.hidden=Ye.length>
0,C(I,Ye),x.table.draw({rows:Ye,totals:Jp(s,I,{self:ee}),unit:I,self:ee,unitName:Ks(I,s),sort:o.sort,order:o.order,selected:o.op,revision:Ie,judged:Z(Ye),work:o.work})}c.chartKey!==Le&&(c.chartKey=Le,
V(Le),M(L,ii(s,J(s.row_count,"row")).map(Ye=>i("p",{},Ye))))}let Z=I=>I.some(ee=>ee.verdict!=="cannot_judge"&&!ee.row.too_few);function ie(){if(r!==a||c?.answer!==s)return;let{items:I,unit:ee,self:ce}=c,
Ie=[],Le=[];y.rows().forEach((wt,Et)=>{I[Et]||(Ie.push(Et),Le.push(wt))});let Ye=dc(s,Le,ee,{self:ce});Ye.forEach((wt,Et)=>{I[Ie[Et]]=wt}),C(ee,I),x.table.add(I,Ye,Z(I)),o.op!==""&&!m&&ae(ee,ce)}function Ee(){
let I=o.op===""?-1:y.placeOf(o.op),ee=c.items[I]??null,ce=ee?.key??"";if(m=ee,x.counts.select(ce),x.durations.select(ce),x.table.select(ce),I===void 0){y.find(o.op);return}x.detail.draw(ee,ee||o.op===
""?null:[i("p",{},"The filters hide the selected row, or these ranks and steps do not have it."),i("p",{},q("Clear the filters",()=>j({q:"",category:[],change:"",exclude:Qt,device_type:"ALL",significant:""})))]),
p&&(p=!1,ee&&se())}function C(I,ee){let ce=s.control.samples,Ie=s.test.samples,Le=ee.find(Et=>Et?.row.too_few&&Et.row.among)?.row;T.hidden=ce===Ie&&!Le;let Ye=Le&&`${Dn(Le)} These rows say “too few st\
eps”. `;if(ce===Ie){M(T,Ye);return}let wt=I==="total"?"totals cannot be compared directly.":I==="per_call"?"totals would mislead.":"calls and durations are shown per step.";M(T,Ye,`The sides have ${R(
ce)} and ${J(Ie,"sample")} (a sample is one step of one rank), so ${wt} `,I==="total"?q("Show per step",()=>j({unit:""}),{class:"link-button"}):q("Show totals",()=>j({unit:"total"}),{class:"link-butto\
n"}))}function W(){return d!==r&&Zg(s)&&["No difference found in any of these rows, neither in time nor in the number of calls. ",q("Draw the bars anyway",()=>{d=r,Ae()},{class:"link-button"})]}function V(I){
let{items:ee,unit:ce,self:Ie}=c,Le=`${c.order}${o.top}`,Ye=Kp(ee,o.top),wt=ii(s,`first ${R(Ye.length)} of ${J(s.row_count,"row")}`),Et={file:ws(s),revision:I,zoom:Le,caption:wt};x.durations.draw({...Et,
...Qg(Ye,ce,Ie,s),empty:W(),hidden:o.hide,range:o.zoom_time}),x.counts.draw({...Et,...Xg(Ye,ce),empty:W(),hidden:o.hide,range:o.zoom_calls}),$.drawRest(ee.length,Ye.length)}return Ae(),g?It().then(U):
U(),{keys:{search:()=>x.filters.focusSearch(),enter:()=>x.table.focus(),control:()=>x.sides.choose("control"),test:()=>x.sides.choose("test"),close:()=>x.detail.isOpen()&&re("")},update(I){o=Ut(I),l=t.
newPair?Yc(o):l,Ae(),U(),s&&a===r&&t.settled()},unmount(){f=!0,[k,E,x.operators].forEach(I=>I.stop()),Y.unmount(),y.stop(),B(),v.forEach(I=>I.unmount()),x.table.unmount(),x.detail.unmount()}}}var _b=2,ud=e=>e.filter(({counts:t})=>t>0).sort((t,o)=>o.total_duration/o.counts-t.total_duration/t.counts)[0];async function ZO(e,t,{name:o,category:n},s){let r=new URLSearchParams(t);return r.set("n\
ame",o),s||r.set("category",n),(await oa(e,r)).rows[0]}async function eM(e,{names:t,marker:o,shortNames:n},s){let{rank:r,span:a,step_number:l}=s,c=new URLSearchParams({rank:r,span:a,order:"duration",limit:"\
1"});l!==null&&c.set("step",l),o!==""&&c.set("marker",o),n&&c.set("use_short_name","true");let[u,d,{file_list:m}]=await Promise.all([Promise.all(t.map(b=>ZO(e,c,b,n))),Xn(e,o===""?null:o),yo(e)]),[p]=u.
filter(Boolean).sort((b,_)=>_.duration-b.duration);if(!p)throw new Error("The timeline of this step has no such call.");let f=m.filter(b=>b.rank===r).find(b=>b.span===a);if(!f||f.trace_bytes===null)throw new Error(
"The trace of this call is not kept.");if(f.raw_bytes>2147483648)throw new Error("The trace is too large for a browser: download it for Perfetto’s trace_processor.");let g=l===null?f.first_event_ns:
d.find(b=>b.rank===r&&b.span===a&&b.step_number===l).start_ns,h=f.metadata?.baseTimeNanoseconds,y=BigInt(g)-(Number.isFinite(h)?BigInt(h):0n),w=b=>y+BigInt(Math.round(1e3*b));return{file:f,start:w(p.start-
_b*p.duration),end:w(p.start+(1+_b)*p.duration)}}function kb(e,t,o,n){let s=eM(e.id,t,ud(o));return s.catch(()=>{}),Ma({title:`${e.label}: ${t.name}, longest call of a slow step`,at:()=>s,fileName:"tr\
ace.json.gz",load:async r=>{let{file:a}=await s;return aa(e.id,a.number,"",{signal:r,onProgress:n})}})}function xb({edges:e,control:t,test:o}){let n=c=>c.reduce((u,d)=>u+d,0),s=Math.max(12,2*Math.sqrt(Math.max(n(t),n(o)))),r=Math.max(1,Math.round(t.length/s)),a=c=>Array.from({length:Math.ceil(c.length/
r)},(u,d)=>n(c.slice(d*r,(d+1)*r))),l=e.length-1;return{control:a(t),test:a(o),edges:[...e.slice(0,l).filter((c,u)=>u%r===0),e[l]]}}function $b(e,t,o){let n=[];if(t/e<8){let l=(t-e)/o,c=10**Math.floor(
Math.log10(l)),u=[1,2,5,10].find(d=>d*c>=l)*c;for(let d=Math.ceil(e/u);d*u<=t;d+=1)n.push(Number((d*u).toPrecision(12)));return n}let s=Math.log10(t/e),r=s*3<=o?[1,2,5]:[1],a=r.length>1?1:Math.max(1,Math.
round(s/o));for(let l=Math.floor(Math.log10(e));l<=Math.log10(t);l+=a)for(let c of r)n.push(Number((c*10**l).toPrecision(12)));return n.filter(l=>l>=e&&l<=t)}var tM=250;function vb(e){return _t({...e,height:()=>tM,make:nM,extra:i("div",{class:"legend-row"},i("ul",{class:"chart-legend"},i("li",{class:"key key-control"},"control"),i("li",{class:"key key-line\
 key-test"},"test"),i("li",{class:"muted"},"dotted: medians")),e.tools)})}function oM(e){let[t,o]=Ke(e);return`${Number((e/o).toPrecision(6)).toLocaleString("en-US")} ${t}`}function nM(e,t){let o={...e,
...xb(e)},n=Kt(),{edges:s}=o,r=$b(s[0],s[s.length-1],t<520?4:9),[a,l]=["control","test"].map((m,p)=>{let f=o[m].reduce((h,y)=>h+y,0),g=o.share?f/100:o.perStep?o.perStep[p]:1;return o[m].map(h=>h===0?0:
h/g)}),c=m=>({type:"scatter",mode:"lines",hoverinfo:"skip",x:m.flatMap((p,f)=>[s[f],s[f+1]]),y:m.flatMap(p=>[p,p])}),u=s.slice(0,-1).map((m,p)=>Math.sqrt(m*s[p+1])),d=Math.max(...a,...l);return{data:[
{...c(a),fill:"tozeroy",fillcolor:rM(n.control,.4),line:{color:n.control,width:1}},{...c(l),line:{color:X("--test-fill"),width:2.2}},{type:"scatter",mode:"markers",marker:{opacity:0,size:1},x:u,y:u.map(
(m,p)=>Math.max(a[p],l[p])),customdata:sM(o),hovertemplate:"%{customdata}<extra></extra>"}],layout:{template:vt(),margin:{l:54,r:14,t:8,b:40},hovermode:"x",dragmode:!1,xaxis:{type:"log",fixedrange:!0,
tickmode:"array",tickvals:r,ticktext:r.map(oM),range:[Math.log10(s[0]),Math.log10(s[s.length-1])],title:{text:"duration of a call",font:{size:11},standoff:4}},yaxis:{range:[0,d*1.06],fixedrange:!0,tickformat:"\
,",ticksuffix:o.share?" %":"",title:{font:{size:11},text:o.share?"share of its calls":o.perStep?"calls per step":"calls",standoff:4}},shapes:(o.medians??[]).flatMap((m,p)=>m===null?[]:[{type:"line",xref:"\
x",yref:"paper",x0:m,x1:m,y0:0,y1:1,line:{width:1.5,dash:"dot",color:p===0?X("--control"):X("--test")}}])}}}function sM(e){let t=["control","test"].map(o=>e[o].reduce((n,s)=>n+s,0));return e.edges.slice(
0,-1).map((o,n)=>{let s=(r,a)=>`${r} ${R(e[r][n])}${a>0?`, ${Pe(100*e[r][n]/a)} of its calls`:""}`;return[`${N(o)} to ${N(e.edges[n+1])}`,s("control",t[0]),s("test",t[1])].join("<br>")})}function rM(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var aM=250,Qi=.13;function Sb(e){return _t({...e,height:()=>aM,make:iM,onClick({points:[t]},o){let[n,s]=String(t.id??"").split("/").map(Number);o.rows[n]&&o.columns[s]&&e.onSample(o.rows[n],o.columns[s])},
extra:i("ul",{class:"chart-legend"},i("li",{class:"key key-dot key-control"},"control"),i("li",{class:"key key-diamond key-test"},"test"),i("li",{class:"muted"},"lines: mean of the ranks"))})}function iM(e,t){
let o=Kt(),n=[e.control,e.test].flatMap(m=>m.flat()).filter(m=>m!==null),[s,r]=e.kind==="time"?Ke(Math.max(...n)):["",1],a=e.rows.length>8,l=(m,p,f)=>{let g=[];return e[m].forEach((h,y)=>h.forEach((w,b)=>{
if(w!==null){let _=e.rows.length>1?.16*(y/(e.rows.length-1)-.5):0;g.push({x:b+p+_,y:w/r,id:`${y}/${b}`,text:e.hover(m,y,b).map(He).join("<br>")})}})),{type:"scatter",mode:"markers",x:g.map(h=>h.x),y:g.
map(h=>h.y),customdata:g.map(h=>h.text),ids:g.map(h=>h.id),hovertemplate:"%{customdata}<extra></extra>",marker:{color:o[m],symbol:f,size:a?5:8,opacity:a?.6:.9,line:{width:0}}}},c=(m,p)=>{let f=e.columns.
map((g,h)=>{let y=e[m].map(w=>w[h]).filter(w=>w!==null);return y.length===0?null:y.reduce((w,b)=>w+b,0)/y.length/r});return{type:"scatter",mode:"lines",hoverinfo:"skip",y:f,x:f.map((g,h)=>h+p),line:{color:X(
`--${m}`),width:1.5,dash:m==="control"?"solid":"dash"}}},u=Math.max(...e.columns.map(m=>m.text.length),1),d=vo(e.columns.length,(t-80)/(7*u+10));return{data:[c("control",-Qi),c("test",Qi),l("control",
-Qi,"circle"),l("test",Qi,"diamond")],layout:{template:vt(),margin:{l:64,r:14,t:8,b:40},hovermode:"closest",dragmode:"zoom",xaxis:{tickmode:"array",tickvals:d,showgrid:!1,zeroline:!1,ticktext:d.map(m=>He(
e.columns[m].text)),range:[-.6,e.columns.length-.4],title:{text:"step",font:{size:11},standoff:4}},yaxis:{rangemode:"tozero",ticksuffix:s?` ${s}`:"",tickformat:",",zeroline:!0}}}}var lM=e=>e[0].toUpperCase()+e.slice(1),cM=e=>e>0?"more":e<0?"less":"calm",Eb=e=>i("td",{class:"num",title:le(e)},N(e)),Tb=(e,t="")=>i("td",{class:`num ${t} ${cM(e)}`,title:je(e)},xe(e));function dd(e,t,o,n){
return i("tr",{},i("th",{scope:"row",title:n},e),Eb(t.control_per_step),Eb(t.test_per_step),Tb(t.diff_per_step,"strong"),o&&(t.itself?[t.itself,t.below].map(s=>Tb(s.diff_per_step)):[i("td"),i("td")]))}
var Ob=(e,t)=>({diff_per_step:e.reduce((o,n)=>o+n[t].diff_per_step,0)});function uM(e,t){let o=["Control","Test","Δ",...t?["Δ on itself","Δ below it"]:[]];return i("table",{class:"number-table"},i(
"caption",{class:"visually-hidden"},"Booked in the steps, by part"),i("thead",{},i("tr",{},i("td"),o.map(n=>i("th",{scope:"col",class:"num"},n)))),i("tbody",{},e.parts.map(n=>dd(lM(n.part),n,t)),e.parts.
length>1&&dd("Together",{...e,itself:Ob(e.parts,"itself"),below:Ob(e.parts,"below")},t),e.with_others&&dd("With other device work of its call",e.with_others,t,"The call launches other device work on t\
he other side; all of it is booked together, on the call")))}var dM=(e,t)=>e?`The part of a ${t} that passes in its calls, in calls inside them, and in the device work that they launch. Each moment of\
 a ${t} is booked once.`:`The part of a ${t} that passes while it runs. Each moment of a ${t} is booked once, also if several rows run.`,mM="Nothing is booked on it: other work runs at the same time, \
or it is outside the steps.";function Mb(){let e=st("Booked in the steps"),t=i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":"Booked in the steps, by part"}),o=i("p",{class:"muted sm\
all"}),n=i("section",{class:"card op-booked",id:"booked",tabindex:"-1","aria-label":"Booked in the steps",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Booked in the steps"),i("div",{class:"chart\
-tools"},e.node)),o,t);return{node:n,sql:e,draw(s){let{booked:r}=s,a=s.launches!==void 0;if(n.hidden=r===null,r===null)return;let l=r.parts.length===0&&r.with_others===null;o.textContent=l?mM:dM(a,Rt(
s)?"recording":"step"),M(t,!l&&uM(r,a))}}}var pM=[["mean","Mean"],["std","Standard deviation"],["min","Shortest"],["25%","25 %"],["50%","Median"],["75%","75 %"],["95%","95 %"],["99%","99 %"],["max","Longest"]],Ab=(e,t)=>e===null||t===null?null:
e-t,Cb=(e,t)=>e>0&&t!==null?100*t/e:null,pd=e=>e>0?"more":e<0?"less":"calm";function fd(e){let{control:t,test:o}=e.calls,n={control_counts:t.count,test_counts:o.count,control_total_duration:t.total,test_total_duration:o.
total},s=Uo(n,"per_step",e);return{row:n,counts:[t.count,o.count],callsPerStep:[s.controlCount,s.testCount],total:[t.total,o.total],perStep:[s.control,s.test],perCall:[t["50%"],o["50%"]],birth:s.birth}}
function md(e,t,[o,n],s,r,a){let l=Ab(n,o),c=a==="new"?"new":a==="gone"?"gone":ye(Cb(o,l));return i("div",{class:"tile",title:t},i("p",{class:"tile-title"},e),i("p",{class:"tile-values"},i("span",{class:"\
control-text"},a==="new"?he:s(o)),i("span",{class:"arrow","aria-label":"to"}," → "),i("span",{class:"test-text"},a==="gone"?he:s(n))),i("p",{class:`tile-change ${pd(l??(a==="new"?1:-1))}`},l===null?
c:`${r(l)} (${c})`))}function fM(e,t){let o=fd(e);return[i("p",{class:"muted op-verdict"},t?Dn(t):" "),i("div",{class:"tiles"},md("Time per step","Total duration divided by the number of samples (ran\
k × step)",o.perStep,N,xe,o.birth),md("Calls per step","Number of calls divided by the number of samples (rank × step)",o.callsPerStep,R,tt,o.birth),md("Time per call","Median over all calls",o.perCall,
N,xe,o.birth))]}function Zi(e,[t,o],n,s,{exact:r,exactDiff:a,title:l}={}){let c=Ab(o,t);return i("tr",{},i("th",{scope:"row",title:l},e),i("td",{class:"num",title:r?.(t)},n(t)),i("td",{class:"num",title:r?.(
o)},n(o)),i("td",{class:`num strong ${pd(c)}`,title:a?.(c)},s(c)),i("td",{class:`num ${pd(c)}`},ye(Cb(t,c))))}var Xi=(e,t,o)=>Zi(e,t,N,xe,{exact:le,exactDiff:je,title:o});function hM(e,t){if(!(t?.control?.
step>0)||!(t?.test?.step>0))return null;let{control:o,test:n}=Uo(fd(e).row,"percent",{...e,step_time:t}),s=Rt(e)?"recording":"step time";return Zi(`Share of the ${s}`,[o,n],Pe,r=>r===null?he:ye(r).replace(
"%","pp"),{title:`Change in percentage points. Time per step divided by the ${s}; overlapping work counts in full`})}function gM(e,{stepTime:t,row:o}){let n=fd(e),s=a=>i("tr",{class:"group-row"},i("th",
{colspan:"5",scope:"colgroup"},a)),r=a=>[e.calls.control[a],e.calls.test[a]];return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Numbers of this operation"),i("thead",{},i("\
tr",{},i("td"),["Control","Test","Δ","Δ %"].map(a=>i("th",{scope:"col",class:"num"},a)))),i("tbody",{},s("All calls"),Zi("Calls",n.counts,R,tt),Zi("Calls per step",n.callsPerStep,R,tt),Xi("Total",n.
total),Xi("Per step",n.perStep),o?.control_self_duration!==null&&o?.control_self_duration!==void 0&&Xi("Self time per step",["control","test"].map(a=>Sn(o,`${a}_self_per_step`,e)),"Without the calls i\
nside it"),hM(e,t)),i("tbody",{},s("A single call"),pM.map(([a,l])=>Xi(l,r(a)))))}function Rb(){let e=i("div",{class:"card op-head"}),t=st("Numbers"),o=i("div",{class:"scroll-x",tabindex:"0",role:"reg\
ion","aria-label":"Numbers of this operation"}),n=i("section",{class:"card op-table-card","aria-label":"Numbers"},i("div",{class:"chart-head"},i("h2",{},"Numbers"),i("div",{class:"chart-tools"},t.node)),
o);return{head:e,table:n,sql:t,draw(s,r){e.classList.toggle("noise",r.row?.significance==="no_difference_found"),M(e,fM(s,r.row)),M(o,gM(s,r))}}}var Lb=.8,wM=/^aten::.*(mm|linear|conv|attention)/,hd={control:"set",test:"test"};function yM(e,t,o){let n=Object.values(hd).map(u=>e[u].by_operator.find(({operator:d})=>d===t));if(n.includes(void 0))
return null;let s=n.map(u=>u.flops_per_step),r=n.map(u=>u.device_time_per_step),a=Object.values(hd).map(u=>e[u].unknown.find(({operator:d})=>d===t)?.device_time??0),c=n.every((u,d)=>u.calls>=Lb*o[d]&&
u.device_time>=Lb*(u.device_time+a[d]))&&s[0]>0?r[0]*(s[1]/s[0]-1):null;return{flops:s,device:r,speed:n.map(u=>u.tflops_per_s),calls:n.map(u=>u.calls),more:c,slower:c===null?null:r[1]-r[0]-c}}var Nb=e=>{
let t=new URLSearchParams({set:e.control,test:e.test});for(let[o,n]of Object.entries(hd))for(let s of["ranks","steps","marker"]){let r=e[`${o}_${s}`];r&&r!=="all"&&t.set(`${n}_${s}`,r)}return t};function el(e,[
t,o],n,s,r){let a=t===null||o===null?null:o-t;return i("tr",{},i("th",{scope:"row"},e),[t,o].map(l=>i("td",{class:"num",title:r?.(l)},n(l))),i("td",{class:"num strong"},a===null?"":s(a)),i("td",{class:"\
num"},t>0&&a!==null?ye(100*a/t):""))}var Pb=(e,t,o)=>i("tr",{},i("th",{scope:"row",title:t},e),i("td"),i("td"),i("td",{class:`num strong ${o>0?"more":"less"}`,title:je(o)},xe(o)),i("td")),bM=e=>e===null?
he:`${lo(1e12*e)}FLOP/s`,_M=e=>`${xn(1e12*e)}FLOP/s`;function kM(e,t){return i("table",{class:"number-table"},i("caption",{class:"visually-hidden"},"Work of this operator, per step"),i("thead",{},i("t\
r",{},i("td"),["Control","Test","Δ","Δ %"].map(o=>i("th",{scope:"col",class:"num"},o)))),i("tbody",{},el("FLOPs per step",e.flops,lo,xn),el("Device time per step",e.device,N,xe,le),e.more!==null&&[Pb(
"due to more work","The time that the change of FLOPs would take at the speed of the control",e.more),Pb("due to slower work","The rest: each FLOP takes more time, or less",e.slower)],el("Achieved",e.
speed,bM,_M),e.calls.some((o,n)=>o!==t[n])&&el("Calls with known FLOPs",e.calls,R,tt)))}function Ib(){let e=i("div",{class:"op-work-body"}),t=st("Work"),o=i("section",{class:"card op-table-card op-wor\
k","aria-label":"Work",hidden:!0},i("div",{class:"chart-head"},i("h2",{},"Work"),i("div",{class:"chart-tools"},t.node)),e),n="",s=null,r=a=>M(e,i("p",{class:"muted small op-work-none"},a));return{node:o,
sql:t,async draw(a,l){let c=l.category==="cpu_op"&&wM.test(l.name)&&!a.use_short_name&&a.control!==""&&a.test!=="";o.hidden=!c;let u=c?`${Nb(a)} ${l.name}`:"";if(u===n||(s?.abort(),s=new AbortController,
n=u,!c))return;r("Looking for its FLOPs …");let d=[l.calls.control.count,l.calls.test.count];try{let m=await nn("work",Nb(a),{signal:s.signal});if(n!==u)return;let p=yM(m,l.name,d);p?M(e,i("div",{class:"\
scroll-x",tabindex:"0",role:"region","aria-label":"Work of this operator"},kM(p,d))):r("Its FLOPs are not known on both sides, or they count for the operator around it.")}catch{n===u&&(r("Its FLOPs co\
uld not be loaded."),n="")}},stop:()=>s?.abort()}}var tl=12;function Db(e){let t=i("h2"),o=i("p",{class:"muted small"}),n=st("What launches it, or what it launches"),s=ft("Unit of this table",[["total","Total"],["per_step","Per step"]],e.onUnit),r=i(
"div",{class:"scroll-x"}),a=i("p",{class:"related-more"}),l=i("section",{class:"card related"},i("div",{class:"chart-head"},t,i("div",{class:"chart-tools"},s.node,n.node)),o,r,a),c=!1,u="";function d(g){
let{answer:h}=g,y=h.launches!==void 0;u!==g.revision&&(u=g.revision,c=!1),s.press(g.unit),t.textContent=y?"Launches":"Launched by",l.setAttribute("aria-label",t.textContent),o.textContent=y?"Kernels, \
copies and memsets that its calls launched, including those of nested calls. Largest change first.":"The operators that launched it, with their input shapes where the trace has them. Largest change fi\
rst.";let w=y?h.launches:h.launched_by;M(r,w.length===0?m(y):p(w,g,y)),M(a,w.length>tl&&!c&&q(`Show all ${R(w.length)}`,()=>{c=!0,d(g),r.querySelectorAll("tbody tr")[tl].querySelector("a")?.focus()},{
class:"link-button"})),a.hidden=w.length<=tl||c}function m(g){return i("p",{class:"muted chart-message"},g?"Its calls launch no device work.":"The trace does not say what launched it.")}function p(g,h,y){
let w=g.some(b=>b.shapes!==null);return i("table",{class:"related-table"},i("thead",{},i("tr",{},i("th",{scope:"col"},y?"Device work":"Operator"),w&&i("th",{scope:"col"},"Input shapes"),["Control","Te\
st","Δ"].map(b=>i("th",{scope:"col",class:"num wide-only",title:`Calls, ${b}`},i("span",{class:"th-group"},"calls "),b)),["Control","Test","Δ","Δ %"].map(b=>i("th",{scope:"col",class:b==="Control"||
b==="Test"?"num roomy-only":"num",title:`Device time, ${b}`},i("span",{class:"th-group"},"time "),b)))),i("tbody",{},g.slice(0,c?void 0:tl).map(b=>f(b,h,w))))}function f(g,{answer:h,unit:y},w){let{control:b,
test:_,diff:k,controlCount:E,testCount:x,diffCount:T,birth:S,percent:$}=Uo(g,y,h),v=k>0?" more":k<0?" less":"",A=S||ye($);return i("tr",{},i("th",{scope:"row",class:"related-name mono"},g.name===""?i(
"span",{class:"muted"},"unknown launch"):i("a",{href:e.href(g),title:g.name},i("bdi",{},g.name)),i("span",{class:"related-category muted"},` ${g.category??""}`)),w&&i("td",{class:"shapes mono",title:g.
shapes},g.shapes??"–"),i("td",{class:"num wide-only"},R(E)),i("td",{class:"num wide-only"},R(x)),i("td",{class:`num wide-only${T>0?" more":T<0?" less":""}`},tt(T)),i("td",{class:"num roomy-only",title:le(
b)},g.control_counts>0?N(b):"–"),i("td",{class:"num roomy-only",title:le(_)},g.test_counts>0?N(_):"–"),i("td",{class:`num strong${v}`,title:je(k)},xe(k)),i("td",{class:`num${v}`},A))}return{node:l,
sql:n,draw:d}}function Bb(){let e=i("div",{class:"stacks"}),t=i("section",{class:"card stack-card","aria-label":"Call stack"},i("div",{class:"chart-head"},i("h2",{},"Call stack")),i("p",{class:"muted small"},"The c\
alls around the first launch, outermost first, each with its change per step."),e);function o(s,r){return i("ol",{class:"stack"},s.map((a,l)=>{let c=r(a),u=c?.diff>0?" more":c?.diff<0?" less":"";return i(
"li",{css:{"--depth":String(Math.min(l,24))}},i("span",{class:"mono frame-name",title:a.category},c?i("a",{href:c.href},i("bdi",{},a.name)):i("bdi",{},a.name)),c&&c.diff!==null&&i("span",{class:`num f\
rame-diff${u}`},xe(c.diff)))}))}let n=(s,r)=>s.name===r.name&&s.category===r.category;return{node:t,draw(s,r){let{control:a,test:l}=s;if(t.hidden=a.length===0&&l.length===0,t.hidden)return;let c=(d,m)=>m.
length>0&&i("div",{},i("h3",{class:`${d}-text`},d==="control"?"Control":"Test"),o(m,r)),u=a.length===l.length&&a.every((d,m)=>n(d,l[m]));M(e,u?i("div",{},i("h3",{},"The same in control and test"),o(l,
r)):[c("control",a),c("test",l)])}}}var qb={duration:["duration in the step",e=>e.total_duration,"time"],calls:["calls in the step",e=>e.counts,"count"],per_call:["duration per call",e=>e.counts>0?e.total_duration/e.counts:null,"time"]},
gd={path:"/compare/op",name:"Operation",mount:(e,t)=>xM(e,t)};function xM(e,t){let o=Xs(location.search),n=null,s=null,r="",a="",l={key:"",answer:null},c=null,u=!1,d=ft("Height of the histogram",[["ca\
lls","Calls","Number of calls"],["share","Share","Share of the calls of each side: compares the shapes, regardless of the number of calls"]],z=>T({bins:z},{replace:!0})),m={sides:_s(T),numbers:Rb(),booked:Mb(),
work:Ib(),histogram:vb({id:"chart-calls",title:"Single calls",level:"h2",file:"calls",tools:d.node}),points:Sb({id:"chart-samples",title:"Every step",level:"h2",file:"steps",onSample:(...z)=>t.go($(...z))}),
heat:fi({id:"chart-heat",title:"Rank × step",level:"h2",file:"rank-step",onCell:(...z)=>t.go($(...z))}),grid:hi(),related:Db({onUnit:z=>T({unit:z}),href:({name:z,category:K})=>Gt({...o,row:Dt(z,K)})}),
stack:Bb()},p=[m.histogram,m.points,m.heat],f=i("nav",{class:"crumb","aria-label":"Where this is"}),g=i("h1",{class:"mono op-title"}),h=i("p",{class:"muted"}),y=i("p",{class:"op-actions"}),w=i("div",{
class:"message"}),b=vM(z=>T({heat:z},{replace:!0})),_=i("p",{class:"muted small",hidden:!0}),k=i("div",{class:"results"},m.numbers.head,i("div",{class:"op-columns"},m.numbers.table,i("div",{class:"op-\
charts"},m.histogram.node,m.points.node)),m.booked.node,m.work.node,m.related.node,m.stack.node,i("div",{class:"heat-block"},b.node,m.heat.node,_,m.grid.node));e.append(i("div",{class:"page operation-\
page"},f,i("header",{class:"op-header"},g,h,y),m.sides.node,w,k));let E=Tt({context:t,results:k,message:w}),x=dt(()=>p.forEach(z=>z.retheme()));function T(z,{replace:K=!1}={}){t.go(Gt({...o,...z}),{replace:K})}
function S(){let z=te=>dn(te,o,n,s),K=`${z("control")} → ${z("test")}`,P=s?.name===""?"(no name)":s?.name??"Operation";t.setTitle(`${P.slice(0,80)} · ${K}`),M(g,i("bdi",{},P)),M(h,s?.category??"",s?.
kind?` · ${s.kind.toLowerCase()}`:"",o.use_short_name&&" · short name: all operations of this name together",s?.category==="python_function"&&s.aliases&&i("span",{class:"mono full-name"},` · ${s.aliases.
map(({side:te,name:ue})=>`${te} ${ue}`).join(", ")}`));let U={...Ut(""),...v(),op:o.row};M(f,i("a",{href:t.lastCompare(bt(o))??zt(U)},`← ${K}`))}function $(z,K){return Ba(o,z,K,s)}function v(){let{control:z,
test:K,control_ranks:P,test_ranks:U,control_steps:te,test_steps:ue,control_marker:Ae,test_marker:Q,use_short_name:ae,merge_addresses:ge,aliases:Z,merge_lines:ie}=o;return{control:z,test:K,control_ranks:P,
test_ranks:U,control_steps:te,test_steps:ue,control_marker:Ae,test_marker:Q,use_short_name:ae,merge_addresses:ge,aliases:Z,merge_lines:ie}}async function A(){let z=[o.control,o.test].filter(P=>P!=="");
if(z.every(P=>n&&ze(n,P)))return;let K=await pt(z).catch(()=>[]);u||(n=K,Y())}function D(z){a=z,E.ask(K=>ea(z,{signal:K}),K=>{s=K,r=new URLSearchParams(z).get("row"),E.say(null),ke(`${K.name}: ${N(K.calls.
control.total)} to ${N(K.calls.test.total)}.`),Y()},K=>{s=null,E.say(L(K)),Y()})}async function O(z){c?.abort(),c=new AbortController,l={key:z,answer:null};try{let K=new URLSearchParams(z);K.set("sign\
ificance","true"),K.set("diagnosis","false");let P=await ut(K,{signal:c.signal});if(u||l.key!==z)return;l.answer=P,l.byKey=Vp(P),Y()}catch{}}function L(z){let K=z.code==="unknown_operation",P=["contro\
l_ranks","test_ranks","control_steps","test_steps"].filter(U=>o[U]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:z.code}},i("h2",{},K?"This operation does not occur":"This operati\
on cannot be shown"),i("p",{},K?"Neither side has an operation of this name and category in the selected ranks and steps.":z.message),i("p",{},P.length>0&&q("Use all ranks and steps",()=>T(Object.fromEntries(
P.map(U=>[U,"all"]))),{class:"primary"}),P.length===0&&!K&&q("Try again",()=>D(On(o).toString()),{class:"primary"})," ",i("a",{href:zt({...Ut(""),...v()})},"All operations of this comparison")))}function Y(){
if(u)return;S();let z=o.control!==""&&o.test!==""&&o.row!=="",K=On(o).toString();z?K!==a&&(s&&r!==o.row&&(s=null),E.say(null),D(K)):(E.drop(),a="",E.say(i("div",{class:"empty"},i("h2",{},"No operation\
 is chosen"),i("p",{},"Choose one on the ",i("a",{href:me("/compare")},"Compare page"),"."))));let P=bt({...o,use_short_name:!1}).toString();z&&P!==l.key&&O(P),m.sides.draw(o,n,s),k.toggleAttribute("d\
ata-skeleton",z&&!s),s&&B()}function B(){let z=o.unit||(s.control.samples===s.test.samples?"total":"per_step"),K=`tracediff-${$t(s.control.label)}-${$t(s.test.label)}-${$t(s.name)}`,P=a,U=o.use_short_name?
void 0:mc(l.byKey?.get(Vs(s.name,s.category)),!1);m.numbers.draw(s,{stepTime:l.answer?.step_time,row:U}),H(K,P),se(K,P),m.booked.draw(s),m.work.draw(o,s),Iw(o,s,m),m.related.draw({answer:s,unit:z,revision:P}),
m.stack.draw(s.stack,F),M(y,q("Copy the name",()=>qt(s.name,"Name copied."),{class:"link-button"}),q("Copy link",()=>qt(location.href,"Link copied."),{class:"link-button"}),i("a",{href:us(o,s)},"Show \
in the timeline"),i("a",{href:Nm(On(o)),download:`${K}.json`},"JSON"),["control","test"].map(re))}let j=z=>s.aliases?.filter(K=>K.side===z)??[{name:s.name,category:s.category}];function re(z){let K=n&&
ze(n,o[z]);if(!K||ud(s.samples[z])===void 0)return null;let P=`slowest call, ${z}`;if(zo(K)!=="")return i("span",{class:"muted small",title:zo(K)},`Perfetto: no trace of the ${z}`);let U={name:s.name,
names:j(z),marker:o[`${z}_marker`],shortNames:o.use_short_name},te=q(`Perfetto: ${P}`,async()=>{te.disabled=!0;try{await kb(K,U,s.samples[z],ue=>ke(`Loading ${Se(ue)}`))}catch(ue){Me(ue.message,{urgent:!0})}finally{
te.disabled=!1}},{class:"link-button",title:"Opens ui.perfetto.dev at this call in a new window, and hands the trace to it inside your browser; nothing is uploaded"});return te}function F({name:z,category:K}){
let P=l.byKey?.get(Vs(z,K));return P&&{diff:P.diff_per_step,href:Gt({...o,use_short_name:!1,row:P.id})}}function H(z,K){let{edges:P,control:U,test:te}=s.histogram,ue=[s.control.samples,s.test.samples];
d.press(o.bins),m.histogram.draw({edges:P,control:U,test:te,file:z,revision:`${K}#${o.bins}`,share:o.bins==="share",perStep:ue[0]===ue[1]?null:ue,medians:[s.calls.control["50%"],s.calls.test["50%"]],heading:`${R(
s.calls.control.count)} in the control, ${R(s.calls.test.count)} in the test`,empty:P.length===0?"No calls to draw.":""})}function se(z,K){let{control:P,test:U}=s.samples,te=pi(P,U),ue=wr(te,V=>V.total_duration),
Ae=V=>s.calls[V].count===0,Q=ue.control.map(V=>V.map(()=>null));m.points.draw({rows:te.rows,columns:te.columns,kind:"time",file:z,control:Ae("control")?Q:ue.control,test:Ae("test")?Q:ue.test,hover:(V,I,ee)=>$M(
V,te[V][I][ee]),heading:"duration in each step of each rank",revision:K});let[ae,ge,Z]=qb[o.heat],ie=wr(te,ge),Ee=Z==="time",C={format:Ee?le:R,formatDiff:Ee?je:tt};b.draw(o.heat),m.heat.draw({rows:te.
rows,columns:te.columns,...ie,...C,kind:Z,file:z,heading:ae,revision:`${K}#${o.heat}`}),m.grid.draw({grid:te,values:ie,title:ae,timeline:$,format:Ee?N:R,formatDiff:Ee?xe:tt});let W=[te.ranksByPosition&&
"ranks",te.stepsByPosition&&"steps"].filter(Boolean);_.hidden=W.length===0,_.textContent=`The sides have different ${W.join(" and ")}; they are paired by position (control / test).`}return Y(),A(),{keys:{
control:()=>m.sides.choose("control"),test:()=>m.sides.choose("test")},update(z){let K=o;o=Xs(z),K.row!==o.row&&window.scrollTo(0,0),Y(),A()},unmount(){u=!0,m.work.stop(),E.unmount(),c?.abort(),x(),p.
forEach(z=>z.unmount())}}}function $M(e,t){return[`${e}, rank ${t.rank}${t.span>0?`, file ${t.span+1}`:""}, ${t.step_number===null?"whole file":`step ${t.step_number}`}`,le(t.total_duration),J(t.counts,
"call")]}function vM(e){let t=de("heat"),o=i("select",{id:t,on:{change:()=>e(o.value)}},Object.entries(qb).map(([n,[s]])=>i("option",{value:n},s)));return{node:i("p",{class:"chart-bar"},i("label",{for:t},
"Heat maps of"),o),draw(n){o.value=n}}}function Fb(e,t){let o=null,n=new Map,s=f=>{let g=e.getBoundingClientRect();return[f.clientX-g.left,f.clientY-g.top]};function r(f){let g=f.deltaMode===1?16:1,h=f.shiftKey&&f.deltaX===0?f.deltaY:f.deltaX;
if(f.shiftKey||Math.abs(h)>Math.abs(f.deltaY))f.preventDefault(),t.pan(h*g);else if(f.ctrlKey||f.metaKey){f.preventDefault();let y=Math.max(-240,Math.min(240,f.deltaY*g));t.zoom(s(f)[0],Math.exp(y*.004))}}
function a(f){if(f.button!==0)return;let[g]=s(f);e.focus({preventScroll:!0}),n.set(f.pointerId,g),o={id:f.pointerId,x:g,y:f.clientY,from:g,measures:f.shiftKey,moved:n.size>1}}function l(f,g){let h=[...n.
values()];n.set(f.pointerId,g);let y=[...n.values()],w=([b,_])=>Math.max(20,Math.abs(b-_));t.zoom((y[0]+y[1])/2,w(h)/w(y))}function c(f){f.pointerType==="mouse"&&(f.buttons&1)===0&&n.delete(f.pointerId)&&
(o=null,delete e.dataset.drag);let[g,h]=s(f);if(n.size===2&&n.has(f.pointerId)){l(f,g);return}if(!o||o.id!==f.pointerId){t.hover(g,h,f);return}!o.moved&&Math.hypot(g-o.x,f.clientY-o.y)<4||(o.moved||(o.
moved=!0,e.setPointerCapture(f.pointerId),e.dataset.drag=o.measures?"measure":"pan",t.leave()),o.measures?t.measure(o.from,g,!1):(t.pan(o.x-g),t.scroll(o.y-f.clientY)),[o.x,o.y]=[g,f.clientY])}function u(f){
if(n.delete(f.pointerId),!o||o.id!==f.pointerId)return;let[g,h]=s(f),{moved:y,measures:w,from:b}=o;o=null,delete e.dataset.drag,f.type!=="pointercancel"&&(w&&y?t.measure(b,g,!0):y||t.pick(g,h,f))}let d={
w:()=>t.glide(.75),s:()=>t.glide(1/.75),"+":()=>t.glide(.75),"=":()=>t.glide(.75),"-":()=>t.glide(1/.75),a:()=>t.slide(-.12),d:()=>t.slide(.12),ArrowLeft:()=>t.slide(-.12),ArrowRight:()=>t.slide(.12),
0:()=>t.fit(),Enter:()=>t.enter()};function m(f){if(f.ctrlKey||f.metaKey||f.altKey)return;if(t.own(f)){f.preventDefault();return}let g=d[f.key.length===1?f.key.toLowerCase():f.key];g&&(f.preventDefault(),
f.stopPropagation(),g())}let p={wheel:r,pointerdown:a,pointermove:c,pointerup:u,pointercancel:u,pointerleave:()=>t.leave(),keydown:m};for(let[f,g]of Object.entries(p))e.addEventListener(f,g,f==="wheel"?
{passive:!1}:void 0);return()=>Object.entries(p).forEach(([f,g])=>e.removeEventListener(f,g))}function wd({start:e,end:t,row:o,length:n}){let s=0;for(let u=0;u<n;u+=1)s=Math.max(s,o[u]+1);let r=new Uint32Array(s+1);for(let u=0;u<n;u+=1)r[o[u]+1]+=1;for(let u=0;u<s;u+=1)r[u+1]+=r[u];let a=new Uint32Array(
n),l=r.slice();for(let u=0;u<n;u+=1)a[l[o[u]]]=u,l[o[u]]+=1;let c=new Float64Array(n);for(let u=0;u<s;u+=1)SM(a.subarray(r[u],r[u+1]),c.subarray(r[u],r[u+1]),e,t);return{rows:s,first:r,order:a,reach:c,
start:e,end:t}}function yd(e,t,o=null,n=e*t){let s=r=>o?.[r]??r*t;return{height:n,y:s,at(r){let a=o?Wb(o,0,o.length,r)-1:Math.floor(r/t);return a<0||r>=s(a)+t?-1:a}}}function SM(e,t,o,n){for(let r=1;r<
e.length;r+=1)if(o[e[r]]<o[e[r-1]]){e.sort((a,l)=>o[a]-o[l]||a-l);break}let s=-1/0;for(let r=0;r<e.length;r+=1)s=Math.max(s,n[e[r]]),t[r]=s}function Wb(e,t,o,n){for(;t<o;){let s=t+o>>>1;e[s]>n?o=s:t=s+
1}return t}function bd(e,t,o,n,s){if(t<0||t>=e.rows)return;let{first:r,order:a,reach:l,start:c,end:u}=e,d=r[t+1];for(let m=Wb(l,r[t],d,o);m<d;m+=1){let p=a[m];if(c[p]>=n)return;u[p]>o&&s(p)}}function jb(e,t,o,n=0){
let s=-1,r=1/0;return bd(e,t,o-n-Number.MIN_VALUE,o+n+Number.MIN_VALUE,a=>{let l=Math.max(0,e.start[a]-o,o-e.end[a]);l<=r&&([s,r]=[a,l])}),s}function Hb(e,t,o){let n=o("…"),s=0,r=0,a=0,l=0;for(let c of e){
if(s+=o(c),s>t)return r<2?"":`${e.slice(0,a)}…`;l+=c.length,s+n<=t&&(r+=1,a=l)}return e}var Ls=e=>e.startsWith("#")?e.match(/[0-9a-f]{2}/gi).map(t=>parseInt(t,16)):(e.match(/[\d.]+/g)??[255,255,255]).
slice(0,3).map(Number);function Ub(e){let[t,o,n]=Ls(e).map(l=>{let c=l/255;return c<=.04045?c/12.92:((c+.055)/1.055)**2.4}),s=.2126*t+.7152*o+.0722*n,[r,a]=[1.05/(s+.05),(s+.05)/.058];return Math.max(
r,a)<4.5?"#000000":r>=a?"#ffffff":"#10161d"}var ol=(e,t,o)=>`rgb(${Ls(e).map((n,s)=>Math.round(o*n+(1-o)*Ls(t)[s])).join(", ")})`;function Ns(e,t){let o=new Map,n="",s="",r=l=>{n!==l&&(n=l,e.fillStyle=l)},a=l=>{if(!o.has(l)){let c=document.createElement("canvas");[c.width,c.height]=[6,6];let u=c.getContext("2d");u.strokeStyle=l,
u.lineWidth=1.4,u.beginPath();for(let d of[-6,0,6])u.moveTo(d-1,7),u.lineTo(d+7,-1);u.stroke(),o.set(l,e.createPattern(c,"repeat"))}return o.get(l)};return{box(l,c,u,d,m){r(m),e.fillRect(l,c,u,d)},hatch(l,c,u,d,m){
n="",e.fillStyle=a(m),e.fillRect(l,c,u,d)},frame(l,c,u,d,m,p){e.strokeStyle=m,e.lineWidth=p,e.strokeRect(l,c,u,d)},line(l,c,u,d,m,p=1){e.strokeStyle=m,e.lineWidth=p,e.beginPath(),e.moveTo(l,c),e.lineTo(
u,d),e.stroke()},words(l,c,u,d,{size:m=11,bold:p=!1}={}){let f=`${p?600:400} ${m}px ${t}`;s!==f&&(s=f,e.font=s),r(d),e.fillText(u,l,c)},alpha(l){e.globalAlpha=l},forget(){[n,s]=["",""]}}}var EM={"&":"\
&amp;","<":"&lt;",">":"&gt;",'"':"&quot;"},TM=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,Rr=e=>String(e).replace(TM,"").replace(/[&<>"]/g,t=>EM[t]),Lr=e=>String(Math.round(e*100)/100);
function zb(e){let t=[],o=new Map,n=1,s=(a,l,c="")=>{let u={...l,...n<1?{opacity:n}:{}},d=Object.entries(u).map(([m,p])=>` ${m}="${typeof p=="number"?Lr(p):Rr(p)}"`).join("");t.push(c===""?`<${a}${d}/\
>`:`<${a}${d}>${Rr(c)}</${a}>`)},r=a=>(o.has(a)||o.set(a,`hatch-${o.size+1}`),o.get(a));return{box(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,fill:d})},hatch(a,l,c,u,d){s("rect",{x:a,y:l,width:c,height:u,
fill:`url(#${r(d)})`})},frame(a,l,c,u,d,m){s("rect",{x:a,y:l,width:c,height:u,fill:"none",stroke:d,"stroke-width":m})},line(a,l,c,u,d,m=1){s("line",{x1:a,y1:l,x2:c,y2:u,stroke:d,"stroke-width":m})},words(a,l,c,u,{
size:d=11,bold:m=!1}={}){s("text",{x:a,y:l,fill:u,"font-size":d,...m?{"font-weight":600}:{}},c)},alpha(a){n=a},text(a,l,c){let u=[...o].map(([d,m])=>`<pattern id="${m}" width="6" height="6" patternUni\
ts="userSpaceOnUse"><path d="M-1 1L1 -1M-1 7L7 -1M5 7L7 5" stroke="${Rr(d)}" stroke-width="1.4"/></pattern>`).join("");return`<svg xmlns="http://www.w3.org/2000/svg" width="${Lr(a)}" height="${Lr(l)}"\
 viewBox="0 0 ${Lr(a)} ${Lr(l)}" font-family="${Rr(e)}"><defs>${u}</defs><rect width="100%" height="100%" fill="${Rr(c)}"/>${t.join("")}</svg>`}}}var nl=(e,t,o)=>Math.min(Math.max(e,t),o);function jn({from:e,to:t},o,n=0){let s=o.to-o.from,r=nl(t-e,Math.min(n,s),s),a=(e+t)/2,l=nl(a-r/2,o.from,o.to-r);return{from:l,to:l+r}}function _d(e,t,o,n,s=0){
let r=n.to-n.from,a=nl((e.to-e.from)*o,Math.min(s,r),r),l=(t-e.from)/(e.to-e.from),c=t-a*l;return jn({from:c,to:c+a},n,s)}function kd(e,t,o){let n=e.to-e.from,s=nl(e.from+t,o.from,Math.max(o.from,o.to-
n));return{from:s,to:s+n}}function Gb(e,t,o){if(o>=1)return{...t};let n=1-(1-o)**3,s=[e.to-e.from,t.to-t.from],r=s[0]>0&&s[1]>0?s[0]*(s[1]/s[0])**n:s[1],l=Math.abs(s[1]-s[0])>1e-9*Math.max(...s)?(r-s[0])/
(s[1]-s[0]):n,c=e.from+(t.from-e.from)*l;return{from:c,to:c+r}}function Yb({from:e,to:t},o){let n=(t-e)/Math.max(1,o);if(!(n>0)||!Number.isFinite(n))return{values:[],step:0};let s=10**Math.floor(Math.
log10(n)),r=s*([1,2,5].find(l=>l*s>=n*.999999)??10),a=[];for(let l=Math.ceil(e/r-1e-9);l*r<=t+r*1e-9;l+=1)a.push(l*r+0);return{values:a,step:r}}var Ao=22,OM=22,sl=4,MM=.3;function Vb(e){let t=document.createElement("canvas").getContext("2d");t.font=`400 ${11}px ${e}`;let o=new Map;return n=>{let s=o.get(n);return s===void 0&&(s=t.measureText(
n).width,o.set(n,s)),s}}var Nr=new Map;function AM(e){return Nr.has(e)||(Nr.size>500&&Nr.clear(),Nr.set(e,Ub(e))),Nr.get(e)}function CM(e,t,o,n,s){let{x:r,y:a,width:l,height:c}=o,u=s?ol(n.colour(t),n.
colours.surface,MM):n.colour(t);if(e.box(r,a,l,c,u),l<3)return;let d=AM(u);if(n.hatched(t)&&e.hatch(r,a,l,c,n.colours.surface),l>=OM){let m=Hb(n.text(t),l-2*sl,n.widthOf);if(m!==""){let p=a+c/2+11*.36;
if(n.hatched(t)){let f=4;for(let g of m)f+=n.widthOf(g);e.box(r+sl-2,a+1,Math.min(f,l-sl),c-2,u)}e.words(r+sl,p,m,d)}}}function RM(e,t,o,{index:n,view:s,scale:r,width:a,how:l,height:c,dimmed:u}){let d=-1,
m=0;return bd(n,t,s.from,s.to,p=>{let f=Math.max(0,(n.start[p]-s.from)*r),g=Math.min(a,(n.end[p]-s.from)*r);if(g<=d&&!u?.keep.has(p))return;let h=Math.max(1,g-f>3?g-f-.5:g-f);CM(e,p,{x:f,y:o,width:h,height:c},
l,u&&!u.keep.has(p)),m+=1,d=h<=1?f+1:g}),m}function Jb(e,{view:t,width:o,format:n,colours:s}){let{values:r,step:a}=Yb(t,o/90),l=o/(t.to-t.from);e.box(0,0,o,Ao,s.surface);for(let c of r){let u=Math.round(
(c-t.from)*l)+.5;e.line(u,Ao-5,u,Ao,s.border),u<o-30&&e.words(u+3,Ao-8,n(c,a),s.muted)}e.line(0,Ao-.5,o,Ao-.5,s.border)}function Qb(e,t){let{index:o,view:n,width:s,height:r,rowHeight:a,top:l,places:c,
marks:u,how:d}=t,m=s/(n.to-n.from),p=u.highlight?{keep:u.highlight}:null,f={index:o,view:n,scale:m,width:s,how:d,height:a-1,dimmed:p},g=0;for(let h=0;h<o.rows;h+=1){let y=l+c.y(h);y+a>0&&y<r&&(g+=RM(e,
h,y,f))}return LM(e,t,m),g}function LM(e,t,o){let{marks:n,how:s}=t,r=(a,l,c)=>{if(a<0||a>=t.index.order.length)return;let{start:u,end:d}=t.index,m=Math.max(-2,(u[a]-t.view.from)*o),p=Math.min(t.width+
2,(d[a]-t.view.from)*o);p>=-2&&m<=t.width+2&&e.frame(m-.5,t.top+t.places.y(t.rowOf(a))-.5,Math.max(2,p-m)+.5,t.rowHeight,l,c)};n.highlight&&n.highlight.size<=2e3&&n.highlight.forEach(a=>r(a,s.colours.
text,1)),r(n.hover,s.colours.text,1.5),r(n.select,s.colours.accent,2.5)}var al=12,rl=17,NM=8e3,PM=15,IM=12;function Pr(e,t,o){return{box:(n,s,...r)=>e.box(n+t,s+o,...r),hatch:(n,s,...r)=>e.hatch(n+t,s+o,...r),frame:(n,s,...r)=>e.frame(n+t,s+o,...r),line:(n,s,r,a,...l)=>e.
line(n+t,s+o,r+t,a+o,...l),words:(n,s,...r)=>e.words(n+t,s+o,...r),alpha:e.alpha}}var Xb=(e,t)=>e.flatMap((o,n)=>sn(o,Math.floor((t-2*al)/(n===0?8:6.6)),3).map(s=>({words:s,title:n===0})));function Zb(e,t,o){
t.forEach(({words:n,title:s},r)=>{e.words(al,o+rl*r,n,X(s?"--text":"--muted"),{size:s?PM:IM,bold:s})})}function il(e,t,o){let n=getComputedStyle(document.body).fontFamily,s=Xb(e,o),r=t.map(d=>Xb(d.lines,
o)),a=10+rl*s.length+al,l=t.map((d,m)=>{let p=a+rl*r[m].length;return a=p+d.height+al,p}),c=Math.min(a,NM),u=d=>{Zb(d,s,22),t.forEach((m,p)=>{Zb(d,r[p],l[p]-rl*r[p].length+12),m.paint(Pr(d,0,l[p]))})};
return{width:o,height:c,svg(){let d=zb(n);return u(d),d.text(o,c,X("--surface"))},png(){let d=document.createElement("canvas");[d.width,d.height]=[2*o,2*c];let m=d.getContext("2d",{alpha:!1});m.scale(
2,2);let p=Ns(m,n);return p.box(0,0,o,c,X("--surface")),u(p),new Promise(f=>{d.toBlob(f,"image/png")})}}}async function ll(e,t,o){let n=t==="svg"?new Blob([e.svg()],{type:"image/svg+xml"}):await e.png();
ei(n,`${o}.${t}`)}var DM=160,BM=3,xd=300,qM=matchMedia("(prefers-reduced-motion: reduce)"),e_=()=>Object.fromEntries(["surface","text","muted","grid","border","accent"].map(e=>[e,X(`--${e}`)])),$d={start:new Float64Array(
0),end:new Float64Array(0),row:new Uint16Array(0),length:0};function cl(e,t){let{rowHeight:o,onHover:n=()=>{},onPick:s=()=>{},onView:r=()=>{},onMeasure:a=null,onKey:l=()=>!1,least:c=.001,decorate:u=null}=t,
d=i("canvas",{tabindex:"0",role:"application","aria-label":t.label,"aria-roledescription":"drawing of spans"}),m=i("div",{class:"spans-space"},d),p=i("div",{class:"spans-scroll"},m);e.classList.add("s\
pans"),e.append(p);let f=d.getContext("2d",{alpha:!1}),g=getComputedStyle(document.body).fontFamily,h=Ns(f,g),y={colour:t.colour,text:t.text,hatched:t.hatched??(()=>!1),widthOf:Vb(g),colours:e_()},w=$d,
b=wd($d),_=yd(0,o),k={from:0,to:1},E={from:0,to:1},x={hover:-1,select:-1,highlight:null},T=0,S=null,$=0,v=0,A={top:0,height:0},D=!0,O=()=>(E.to-E.from)/Math.max(1,$),L=C=>E.from+C*O();function Y(){let{
top:C}=m.getBoundingClientRect(),W=p.getBoundingClientRect();return[Math.max(0,W.top)-C,Math.min(window.innerHeight,W.bottom)-C]}let B=([C,W])=>Math.max(0,C)>=A.top&&Math.min(_.height,W)<=A.top+A.height;
function j(){$=p.clientWidth,m.style.height=`${_.height}px`;let C=Y(),[W,V]=[Math.max(0,C[0]-xd),Math.min(_.height,C[1]+xd)];if(V<=W&&A.height>0)return!1;(A.height===0||!B(C)||A.top+A.height>_.height)&&
(A.height=Math.max(0,Math.min(_.height,V>W?V-W:2*xd)),A.top=Math.max(0,Math.min(W,_.height-A.height)));let I=globalThis.devicePixelRatio||1,[ee,ce]=[Math.round($*I),Math.round(A.height*I)];return d.style.
top=`${A.top}px`,(d.width!==ee||d.height!==ce||v!==I)&&([d.width,d.height,v]=[ee,ce,I],d.style.width=`${$}px`,d.style.height=`${A.height}px`),!0}function re(){T===0&&(T=requestAnimationFrame(F))}function F(C){
if(T=0,S){S.since??=C;let V=(C-S.since)/DM;E=Gb(S.from,S.to,V);let I=V<1;I?re():S=null,r(E.from,E.to,I)}let W=performance.now();if(D=!j(),!D&&$>0&&A.height>0){f.setTransform(v,0,0,v,0,0);let V=z(se(),
{width:$,height:A.height,top:-A.top});d.dataset.drawn=String(V)}d.dataset.drawMs=(performance.now()-W).toFixed(2)}let H="";function se(){let C=`${d.width} ${d.height} ${v}`;return C!==H&&(H=C,h.forget()),
h}function z(C,{width:W,height:V,top:I}){let{colours:ee}=y;C.box(0,0,W,V,ee.surface);let ce=Qb(C,{index:b,view:E,width:W,height:V,rowHeight:o,top:I,places:_,marks:x,how:y,rowOf:Le=>w.row[Le]}),Ie=W/(E.
to-E.from);return u?.(C,{x:Le=>(Le-E.from)*Ie,y:Le=>I+_.y(Le),rowHeight:o,top:I,width:W,height:V,view:E}),ce}function K(C,W=!1){S=null,!(C.from===E.from&&C.to===E.to)&&(E=C,r(E.from,E.to,W),re())}function P(C){
let W=jn(C,k,c);qM.matches?K(W):(S={from:E,to:W,since:null},re())}let U=()=>S?.to??E;function te(C,W){return jb(b,_.at(W+A.top),L(C),BM*O())}function ue(C,W){C!==x.hover&&(x.hover=C,d.style.cursor=C>=
0?"pointer":"",re()),n(C,W)}let Ae=Fb(d,{zoom:(C,W)=>K(_d(E,L(C),W,k,c)),pan:C=>K(kd(E,C*O(),k)),scroll:C=>Q(C),hover:(C,W,V)=>ue(te(C,W),V),leave:()=>{x.hover>=0&&ue(-1,null)},pick:(C,W,V)=>s(te(C,W),
V),measure:(C,W,V)=>a?.(...[L(C),L(W)].sort((I,ee)=>I-ee),V),slide(C){let W=U();P(kd(W,C*(W.to-W.from),k))},glide(C){let W=U();P(_d(W,(W.from+W.to)/2,C,k,c))},fit:()=>P(k),enter:()=>{x.select>=0&&s(x.
select,null)},own:l});function Q(C){(p.scrollHeight>p.clientHeight+1?p:window).scrollBy(0,C)}let ae=()=>{T===0&&(D||!B(Y()))&&re()};document.addEventListener("scroll",ae,{capture:!0,passive:!0}),window.
addEventListener("resize",ae);let ge=new ResizeObserver(re);ge.observe(p);let Z=()=>{y.colours=e_(),re()},ie=matchMedia("(forced-colors: active)");ie.addEventListener("change",Z);let Ee=dt(Z);return{node:d,
set(C){let W=w===$d;w=C,b=wd(C),_=yd(b.rows,o,C.tops,C.height);let[V,I]=[C.from??1/0,C.to??-1/0];if(C.from===void 0||C.to===void 0)for(let ce=0;ce<C.length;ce+=1)V=Math.min(V,C.start[ce]),I=Math.max(I,
C.end[ce]);k=I>V?{from:V,to:I}:{from:0,to:1},x.hover=-1,x.select=-1,x.highlight=null;let ee=W?{...k}:jn(E,k,c);m.style.height=`${_.height}px`,S===null&&(E=ee),re()},view(C,W,V=!1){V?K(jn({from:C,to:W},
k,c)):P({from:C,to:W})},current:()=>({...E}),goal:()=>({...U()}),extent:()=>({...k}),select(C){x.select=C,C>=0&&this.reveal(w.row[C]),re()},highlight(C){x.highlight=C===null?null:new Set(C),re()},follow(C,W,V=!1){
S=null,E={from:C,to:W},V?(cancelAnimationFrame(T),F(0)):re()},placeOf(C){let W=this.boxOf(C),{left:V,right:I,top:ee,bottom:ce}=p.getBoundingClientRect();return W.right<V||W.left>I||W.bottom<ee||W.top>
ce?null:{...W,left:Math.max(V,W.left),right:Math.min(I,W.right)}},boxOf({start:C,end:W,row:V}){let{left:I,top:ee}=m.getBoundingClientRect(),ce=Le=>I+(Le-E.from)/O(),Ie=ee+_.y(V);return{left:ce(C),right:ce(
W),top:Ie,bottom:Ie+o}},redraw:re,reveal(C){let W=_.y(C);(W<p.scrollTop||W+o>p.scrollTop+p.clientHeight)&&(p.scrollTop=W-p.clientHeight/2)},whole:C=>({height:_.height,paint:W=>z(W,{width:C,height:_.height,
top:0})}),picture(C){return il(C,[{lines:[],...this.whole(Math.max($,600))}],Math.max($,600))},destroy(){cancelAnimationFrame(T),Ae(),document.removeEventListener("scroll",ae,{capture:!0}),window.removeEventListener(
"resize",ae),Ee(),ie.removeEventListener("change",Z),ge.disconnect(),p.remove()}}}var Ps=8,FM=.004;function t_(e,t){return e.frames.reduce((o,n)=>Math.max(o,Math.abs(xo(n,t))),0)}var no=(e,t)=>e.verdict[t]==="no_difference_found";function o_(e,t,o){let n=xo(e,t);if(!(o>0)||Math.abs(
n)<FM*o||no(e,t))return 0;let s=Math.max(1,Math.round(Ps*Math.sqrt(Math.abs(n)/o)));return Math.sign(n)*Math.min(Ps,s)}function n_(e,t,o){let[n,s]=[Ls(e),Ls(t)];return`rgb(${n.map((r,a)=>Math.round(r+
(s[a]-r)*o)).join(", ")})`}var wo={device:["device time","Device time","Kernels, copies and memsets, with the frame that launched them"],host:["host time","Host time","Time of the host threads; the time of each call counts once"],
calls:["calls","Calls","How often the frames were called"]},Is=e=>e!=="calls",kt=(e,t)=>Is(t)?N(e):R(Number(e.toFixed(2))),Ft=(e,t)=>e===null?"–":Is(t)?xe(e):tt(Number(e.toFixed(2))),ul=(e,t)=>Is(t)?
le(Number(e.toFixed(3))):R(e),Ds=(e,t)=>e===null?"":Is(t)?je(Number(e.toFixed(3))):tt(e),WM={root:"everything",module:"module",annotation:"annotation",operator:"operator",python:"Python function",backward:"\
backward of the frame above",recompute:"recomputation of the frame above",launch:"launch without a frame","no launch":"device work without a launch",rest:"frames that are left out"},jM={replaced:"prob\
ably replaced",only_in_control:"gone: in the control only",only_in_test:"new: in the test only"},Hn=e=>WM[e.sort]??e.sort,Un=e=>jM[e.status]??"",r_=e=>({only_in_control:"gone",only_in_test:"new",replaced:"\
⇄"})[e.status]??"",HM=e=>e.sides.every(t=>t.steps.length===0),Co=e=>HM(e)?"per recording":"per step";function dl(e){let t=e.sort==="python"&&/^(?:.*[\\/])?([^\\/:]+): (.+)$/s.exec(Pn(e));return t?`${t[2]}\
 · ${t[1]}`:Pn(e)}var St=e=>[Pn(e),In(e)].filter(Boolean).join(" "),UM=e=>/ #\d+$/.test(Pn(e));function a_(e){let t=$o(e).slice(1,-1),o=t.filter(({sort:n})=>n==="module");return o.length>0?o.filter((n,s)=>s>=
o.length-2||UM(n)):t.slice(-1)}function i_(e,t){let o={only_in_test:null,only_in_control:null},n=s=>Math.max(...s.total[t]);for(let s of e.children){let r=o[s.status];!ds(s)&&s.sort!=="rest"&&n(s)>(r?
n(r):0)&&(o[s.status]=s)}return o}var zM=.005;function l_(e,t){let o=e.here[t],n=Is(t)?N(Math.abs(o)):R(Number(Math.abs(o).toFixed(2)));if(Is(t)){let[s,r]=e.total[t];return`${Math.abs(r-s-o)>zM*Math.abs(
o)?"itself ":""}takes ${n} ${o>0?"more":"less"}`}return`has ${n} ${o>0?"more":"fewer"} ${n==="1"?"call":"calls"}`}var vd=(e,t)=>t>0?100*e/t:null;function c_(e,t){let[o,n]=e.root.total[t];return{from:kt(
o,t),to:kt(n,t),change:Ft(n-o,t),percent:ye(vd(n-o,o))}}function u_(e,t){let[o,n]=e.root.total[t];return o===n?"±0":o>0?ye(vd(n-o,o)):"new"}function d_(e){if(!e.pair)return"";let[t,o]=e.sides.map(({device:r,
only_here_device:a})=>vd(a,r)),n=r=>Pe(r);if(t===null&&o===null)return"";if(!(t>0)&&!(o>0))return"All device time is in frames that both sides have.";let s=(r,a)=>r===null?`the ${a} has no device time`:
`${n(r)} of the device time of the ${a}`;return t===null||o===null?`No partner on the other side: ${s(t,"control")}, ${s(o,"test")}.`:`${n(t)} of the device time of the control and ${n(o)} of that of \
the test is in frames without a partner on the other side.`}var s_=e=>e.map(t=>`“${t}”`).join(" and ");function m_(e,t){let o=s=>e.sides.filter((r,a)=>!e.frames.some(l=>l.sort===s&&l.names[a]!==null&&
(!e.pair||l.status!==(a===0?"only_in_test":"only_in_control")))).map(({label:r})=>r),n=[];if(t==="modules"&&o("module").length>0){let s=o("module");n.push(`${s_(s)} ${s.length===1?"has":"have"} no mod\
ules, so no layer can be named: annotations and operators are the frames. Record with with_stack=True (for TorchScript: with_modules=True).`)}if(t==="python"&&o("python").length>0){let s=o("python");n.
push(`${s_(s)} ${s.length===1?"has":"have"} no Python frames. Record with with_stack=True.`)}return n}function p_(e,t){let o=(s,r,a)=>{let[l,c]=r;return t.pair?`${s}: ${kt(l,a)} → ${kt(c,a)} (${Ft(c-
l,a)})`:`${s}: ${kt(l,a)}`},n=[...e.kernels].sort((s,r)=>Math.max(...r.device)-Math.max(...s.device));return[o("Device time",e.total.device,"device"),e.ownOf.device.some(s=>s>0)&&e.children.length>0&&
o("of that, launched by itself",e.ownOf.device,"device"),o("Host time",e.total.host,"host"),e.children.length>0&&o("of that, in itself",e.ownOf.host,"host"),o("Calls",e.figures.calls,"calls"),...n.slice(
0,3).map(({name:s,device:r})=>o(s,r,"device")),n.length>3&&`and ${n.length-3} more kernels`,...e.shapes.slice(0,3).map(({text:s,calls:r})=>o(`input ${s}`,r,"calls"))].filter(Boolean)}var Jo=e=>e>0?"mo\
re":e<0?"less":"calm",f_=(e,t)=>Ft(xo(e,t),t);var GM=20,YM=.62,h_={module:"--part-compute",annotation:"--part-communication",operator:"--control-fill",python:"--part-memory"};function KM(){let e=new Map,t=(o,n)=>{let s=`${o} ${n}`;return e.has(s)||
e.set(s,n_(X("--surface-sunk"),X(o),n)),e.get(s)};return{forget(){e=new Map},change:o=>o===0?t("--noise-fill",.28):t(o>0?"--more-fill":"--less-fill",YM*(.12+.88*(Math.abs(o)/Ps))),noise:()=>t("--noise\
-fill",.75),sort:o=>t(h_[o]??"--noise-fill",.45)}}function VM(){let e=i("div",{class:"tree-hover",hidden:!0,"aria-hidden":"true"});return{node:e,hide(){e.hidden=!0},show(t,{tree:o,measure:n},s){M(e,i(
"p",{class:"mono strong"},St(t)),i("p",{class:"muted small"},[Hn(t),Un(t),no(t,n)&&"no difference found"].filter(Boolean).join(" · ")),p_(t,o).map(u=>i("p",{class:"small"},u))),e.hidden=!1;let{offsetWidth:r,
offsetHeight:a}=e,l=Math.min(s.clientX+14,innerWidth-r-8),c=s.clientY+18;e.style.left=`${Math.max(4,l)}px`,e.style.top=`${c+a>innerHeight?Math.max(4,s.clientY-a-12):c}px`}}}function g_(e){let t=i("spa\
n",{class:"chart-unit"}),o=i("nav",{class:"tree-path","aria-label":"Path to the frame that fills the flame graph"}),n=i("ul",{class:"chart-legend tree-legend"}),s=i("div",{class:"tree-spans"}),r=i("p",
{class:"chart-message muted",hidden:!0}),a=VM(),l=KM(),c=st("Flame graph and table"),u=i("section",{class:"card chart tree-chart","aria-label":"Flame graph"},i("div",{class:"chart-head"},i("h2",{},"Fl\
ame graph ",t),i("div",{class:"chart-tools"},c.node,q("PNG",()=>T("png"),{title:"Flame graph: download as PNG"}),q("SVG",()=>T("svg"),{title:"Flame graph: download as SVG"}))),o,n,s,r,a.node),d=null,m=null,
p=0,f=$=>d.tree.frames[m.frame[$]],g=cl(s,{rowHeight:GM,label:"Flame graph. Arrow keys move from frame to frame, Enter zooms to the frame, 0 shows all. The table beside it has the same frames.",colour:w,
text:b,hatched:$=>y(f($)),onHover($,v){$<0||!v?a.hide():a.show(f($),d,v)},onPick:$=>$>=0&&e.onPick(f($)),onKey:_}),h=dt(()=>{l.forget(),E(),g.redraw()}),y=$=>d.tree.pair&&!ds($)&&$.sort!=="rest";function w($){
let v=f($);return d.tree.pair?no(v,d.measure)?l.noise():l.change(o_(v,d.measure,p)):l.sort(v.sort)}function b($){let v=f($);return`${v.status==="replaced"?"⇄ ":""}${[dl(v),In(v)].filter(Boolean).join(
" ")}${d.tree.pair?` ${f_(v,d.measure)}`:""}`}function _($){let v=d?.selected;if(!v)return!1;let A=v.parent?.children.filter(k)??[],D=A.indexOf(v),O=j=>m.end[m.place[j.at]]-m.start[m.place[j.at]],Y={ArrowUp:()=>v.
parent,ArrowDown:()=>v.children.filter(k).reduce((j,re)=>!j||O(re)>O(j)?re:j,null),ArrowLeft:()=>A[D-1],ArrowRight:()=>A[D+1]}[$.key];if(!Y)return!1;let B=Y();return B&&e.onMove(B),!0}let k=$=>m.place[$.
at]>=0;function E(){if(!d)return;let $=(A,D,O="")=>i("li",{class:`key ${O}`,css:{"--key-fill":A}},D);if(!d.tree.pair){let A=new Set(d.tree.frames.map(({sort:D})=>D));M(n,Object.keys(h_).filter(D=>A.has(
D)).map(D=>$(l.sort(D),Hn({sort:D}))));return}let v=A=>`full colour: ${Ft(A,d.measure)}`;M(n,$(l.change(Ps),`takes more (${v(p)})`),$(l.change(-Ps),`takes less (${v(-p)})`),$(l.change(0),"hardly chang\
ed"),d.tree.frames.some(A=>no(A,d.measure))&&$(l.noise(),"not certain"),d.tree.frames.some(y)&&$("var(--muted)","on one side only","key-hatched"))}function x(){let $=$o(d.zoomed);M(o,$.map((v,A)=>[A>0&&
i("span",{class:"muted","aria-hidden":"true"}," › "),A===$.length-1?i("b",{class:"mono","aria-current":"true"},St(v)):q(St(v),()=>e.onZoom(v),{class:"link-button mono"})]))}function T($){d&&m.length>
0&&ll(g.picture([`Flame graph, ${wo[d.measure][0]} ${Co(d.tree)}`,...d.lines,S(),`made ${nt(new Date().toISOString())}`]),$,`${d.file}-tree`)}let S=()=>d.tree.pair?`Magenta takes more, green takes les\
s (full colour: ${Ft(p,d.measure).replace("+","±")}); stripes: on one side only.`:`${J(d.tree.frames.length,"frame")}.`;return{node:u,sql:c,draw($){let v=d?.revision!==$.revision,A=!v&&d.judged!==$.judged,
D=v||d.zoomed!==$.zoomed;if(d=$,v){a.hide(),m=eh(d.tree,d.measure,d.width),p=t_(d.tree,d.measure),g.set({...m,from:0,to:m.end[0]??1}),E(),r.hidden=m.length>0,r.textContent=`No ${wo[d.measure][0]} to d\
raw.`;let L={both:"",control:", width: control",test:", width: test"};t.textContent=`${wo[d.measure][0]} ${Co(d.tree)}${d.tree.pair?L[d.width]:""}`}A&&(E(),g.redraw());let O=m.place[d.zoomed.at]??-1;D&&
O>=0&&g.view(m.start[O],m.end[O],v),x(),g.select(m.place[d.selected.at]??-1),g.highlight(d.found===null?null:d.found.map(L=>m.place[L.at]).filter(L=>L>=0)),u.dataset.ready=d.revision},focus:()=>g.node.
focus(),unmount(){h(),g.destroy()}}}function w_(e,t){let o=t.trim().toLowerCase();if(o==="")return[];let n=s=>s!==null&&s.toLowerCase().includes(o);return e.frames.filter(s=>s.sort!=="root"&&(s.names.some(n)||s.kernels.some(({name:r})=>n(
r))))}function y_(e,t){let o=[0,0],n=-1;for(let s of e)s.at>=n&&(o[0]+=s.total[t][0],o[1]+=s.total[t][1],{end:n}=s);return o}var JM=250,QM=[["both","Both","As wide as the larger side, so frames that only the control has stay visible"],["control","Control","As wide as in the control"],["test","Test","As wide as in the test"]],
XM=[["folded","Folded","Layers of the same kind together: BertLayer × 24"],["class","By layer class","All modules of one class together, wherever they are"],["instance","By instance","Each layer by i\
tself"]],ZM=[["modules","Modules","Modules, annotations and operators"],["operators","Operators","Annotations and operators, without modules"],["python","Python","Python functions too"]];function eA(e,t){
let o=de("tree-search"),n=i("span",{class:"muted small tree-found"}),s=Xe(JM,()=>e(r.value.trim())),r=i("input",{id:o,type:"search",placeholder:"Frame or kernel",autocomplete:"off",spellcheck:"false",
on:{input:s,keydown(l){l.key==="Enter"&&(l.preventDefault(),s.cancel(),e(r.value.trim()),t(l.shiftKey?-1:1))}}}),a=i("span",{class:"tree-steps",hidden:!0},ve("up","The previous match (Shift+Enter)",()=>t(
-1)),ve("down","The next match (Enter)",()=>t(1)));return{node:i("span",{class:"tree-search"},i("label",{for:o},"Find"),r,a,n),input:r,draw(l,c,u,d){if(document.activeElement!==r&&(r.value=l),a.hidden=
c===null||c.length===0,c===null){n.textContent="";return}let[m,p]=y_(c,d);n.textContent=c.length===0?"No frame matches.":`${J(c.length,"frame")}: ${u.pair?`${kt(m,d)} → ${kt(p,d)} (${Ft(p-m,d)})`:kt(
m,d)}`}}}function b_({onChange:e,onStep:t}){let o=new Map(Nn.map(p=>[p,{change:i("span",{class:"switch-change"})}])),n=i("div",{class:"segmented tree-switch",role:"group","aria-label":"What is measure\
d"},Nn.map(p=>{let f=o.get(p);return f.button=q("",()=>e({by:p,rows:[]}),{title:wo[p][2],"aria-pressed":"false"}),f.button.append(wo[p][1]," ",f.change),f.button})),s=ft("Width of the frames",QM,p=>e(
{width:p})),r=ft("How frames are grouped",XM,p=>e({frames:p,rows:[],open:[],zoom:""})),a=ft("What counts as a frame",ZM,p=>e({level:p,rows:[],open:[],zoom:"",node:""})),l=ft("Order of the rows",[["","\
Largest first","The largest change first"],["calls","As called","In the order of their first calls"]],p=>e({order:p})),c=eA(p=>e({q:p}),t),u=(p,f,g="")=>i("span",{class:`tree-choice ${g}`},i("span",{class:"\
muted"},p),f),d=u("Width",s.node,"wide-choice");return{node:i("div",{class:"tree-controls"},n,u("Layers",r.node),d,u("Frames",a.node),u("Rows",l.node),c.node),search:()=>c.input.focus(),draw(p,f,g,h){
for(let[y,w]of o){w.button.setAttribute("aria-pressed",String(y===g));let b=f?.pair?u_(f,y):"";M(w.change,b)}s.press(p.width),d.hidden=p.test==="",r.press(p.frames),a.press(p.level),l.press(p.order),c.
draw(p.q,h,f,g)}}}var Sd=12,Ed=8,tA=e=>e.startsWith("Memcpy")?"gpu_memcpy":e.startsWith("Memset")?"gpu_memset":"kernel";function __({pair:e,onInstances:t,onZoom:o}){let n=i("div",{class:"tree-detail-body"}),s=i("sectio\
n",{class:"card tree-detail","aria-label":"Selected frame"},i("div",{class:"chart-head"},i("h2",{},"Selected frame")),n),r=null,a=(h,y)=>r.pair?i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,
row:Dt(h,y)}),class:"op-link"},i("bdi",{},h)):i("bdi",{},h);function l(h,y,w,b="",_=!1){let[k,E]=y,x=T=>i("td",{class:"num",title:ul(T,w)},kt(T,w));return i("tr",{},i("th",{scope:"row",title:b,class:_?
"inner":null},h),x(k),r.pair&&x(E),r.pair&&i("td",{class:`num strong ${Jo(E-k)}`,title:Ds(E-k,w)},Ft(E-k,w)))}let c=h=>i("thead",{},i("tr",{},h===""?i("td"):i("th",{scope:"col"},h),(r.pair?["Control",
"Test","Δ"]:[Co(r)]).map(y=>i("th",{scope:"col",class:"num"},y))));function u(h){if(!h?.some(w=>w>0))return null;let y=w=>w===null?"unknown":lo(w);return i("tr",{},i("th",{scope:"row",title:"FLOPs of\
 matrix products, convolutions and attention at and below the frame, where their shapes are known"},"FLOPs"),h.map(w=>i("td",{class:"num"},y(w))),r.pair&&i("td",{class:"num strong"},h.includes(null)?"":
xn(h[1]-h[0])))}function d(h){return h&&[["more_work","more work",h.by==="flops"?"The time that the change of FLOPs would take at the speed of the control":"The time that the change of calls would tak\
e if each took as long as in the control"],["slower_work","slower work",`The rest: each ${h.by==="flops"?"FLOP":"call"} takes more time, or less`]].map(([y,w,b])=>i("tr",{},i("th",{scope:"row",class:"\
inner",title:b},`${w}, by ${h.by==="flops"?"FLOPs":"calls"}`),i("td"),i("td"),i("td",{class:`num ${Jo(h[y])}`,title:Ds(h[y],"device")},Ft(h[y],"device"))))}function m(h){let y=h.here.device;return i("\
table",{class:"detail-table"},i("caption",{class:"visually-hidden"},`Figures of the frame, ${Co(r)}`),c(""),i("tbody",{},l("Device time",h.total.device,"device","At and below the frame"),l("launched b\
y itself",h.ownOf.device,"device","Device work that no frame below it launched",!0),d(h.work.split),l("Host time",h.total.host,"host","At and below the frame, each call counted once"),l("in itself",h.
ownOf.host,"host","Without the frames that it called",!0),l("Calls",h.figures.calls,"calls"),u(h.work.flops),r.pair&&y!==null&&i("tr",{},i("th",{scope:"row",title:"The change of its own device time an\
d of the frames below it that only one side has"},"Device time changed here"),i("td"),i("td"),i("td",{class:`num strong ${Jo(y)}`,title:Ds(y,"device")},Ft(y,"device")))))}function p(h){let y=[...h.kernels].
sort((w,b)=>Math.abs(b.device[1]-b.device[0])-Math.abs(w.device[1]-w.device[0])||Math.max(...b.device)-Math.max(...w.device));return y.length>0&&i("table",{class:"detail-table kernel-table"},i("captio\
n",{},h.opened||h.instances>1?`Kernels of all ${R(h.instances)} instances`:"Its kernels"),c("Name"),i("tbody",{},y.slice(0,Sd).map(({name:w,device:b,counts:_})=>{let k=l("",b,"device");return M(k.firstChild,
i("span",{class:"mono kernel-name"},a(w,tA(w)))),k.firstChild.title=`${w}
${kt(_[0],"calls")}${r.pair?` → ${kt(_[1],"calls")}`:""} calls`,k}),y.length>Sd&&i("tr",{},i("td",{class:"muted",colspan:r.pair?"4":"2"},`${R(y.length-Sd)} more`))))}function f(h){return h.shapes.length>
0&&i("table",{class:"detail-table kernel-table"},i("caption",{},"Shapes of its first input"),c("Shape"),i("tbody",{},h.shapes.slice(0,Ed).map(({text:y,calls:w})=>{let b=l(y,w,"calls");return b.firstChild.
classList.add("mono"),b}),h.shapes.length>Ed&&i("tr",{},i("td",{class:"muted"},`${R(h.shapes.length-Ed)} more`))))}function g(h,y){let w=h.names[1]??h.names[0],b={operator:"cpu_op",python:"python_func\
tion"}[h.sort],_=r.pair&&b&&!/(?<!0x)…/.test(w);return i("p",{class:"op-actions"},y&&h.instances>1&&h.sort==="module"&&q(h.opened?"Fold its instances":`Show its ${R(h.instances)} instances`,()=>t(h),
{class:"link-button"}),h.parent&&h.children.length>0&&q("Zoom to it",()=>o(h),{class:"link-button zoom-button"}),_&&i("a",{href:Gt({...e(),merge_addresses:!0,use_short_name:!1,row:Dt(w,b)})},"Open thi\
s operation"),_&&b==="cpu_op"&&i("a",{href:us(e(),{name:w,category:b})},"Show in the timeline"),!["root","rest"].includes(h.sort)&&q("Copy the name",()=>qt(Pn(h),"Name copied."),{class:"link-button"}))}
return{node:s,draw(h,y,w){r=h;let b=$o(y).slice(1,-1),_=b.filter(({sort:E})=>E!=="python"),k=_.length>0?_:b.slice(-4);M(n,i("p",{class:"mono full-name"},i("bdi",{},St(y))),i("p",{class:"muted small"},
[Hn(y),Un(y),y.wrapper&&"on this side only, around frames that both sides have",["device","host"].filter(E=>no(y,E)).map(E=>`${E} time: no difference found`)].flat().filter(Boolean).join(" · ")),k.length>
0&&i("p",{class:"muted small mono frame-path"},`in ${k.map(St).join(" › ")}`),y.through.length>0&&i("p",{class:"muted small"},`On one side, it is below ${y.through.join(", ")}.`),m(y),g(y,w),p(y),f(
y))}}}var oA=5;function k_(e){let t=i("p",{class:"headline"}),o=i("ol",{class:"tree-largest"}),n=i("div",{class:"tree-notes small"}),s=i("section",{class:"card tree-summary","aria-label":"What changed"},t,o,
n);function r(l,c){let u=i_(l,c);return[["new: ",u.only_in_test],["gone: ",u.only_in_control]].filter(([,d])=>d).map(([d,m],p)=>[p===0?" (":", ",d,q(St(m),()=>e(m),{class:"link-button mono tree-name"})]).
flatMap((d,m,p)=>m===p.length-1?[d,")"]:[d])}function a(l,c,u){let d=l.pair?l_(c,u):kt(c.ownOf[u][0],u),m=c.sort==="root";return i("li",{},m&&"The part without a partner directly below ",q(St(c),()=>e(
c),{class:"link-button mono tree-name"}),a_(c).map((p,f)=>[f===0?" in ":" › ",q(St(p),()=>e(p),{class:"link-button mono tree-name"})])," ",i("span",{class:`strong ${l.pair?Jo(c.here[u]):""}`},d),l.pair&&
i("span",{class:"muted"},r(c,u)),no(c,u)&&i("span",{class:"muted",title:"The steps do not show that the time at and below it changed"}," (not certain)"))}return{node:s,draw(l,c,u){let{from:d,to:m,change:p,
percent:f}=c_(l,c),[,g]=wo[c],[h,y]=l.root.total[c];M(t,i("span",{class:"headline-label"},`${g} ${Co(l)}`),l.pair?[i("span",{class:"value control-text"},d),i("span",{class:"arrow","aria-label":"to"},"\
→"),i("span",{class:"value test-text"},m),i("span",{class:`change ${Jo(y-h)}`},p,h>0&&i("span",{class:"change-percent"},` (${f})`))]:i("span",{class:"value"},d));let w=ms(l,c,oA);M(o,w.map(x=>a(l,x,
c))),o.hidden=w.length===0;let b=d_(l),_=l.byHost&&l.pair&&`${l.root.total.device.some(x=>x>0)?"One side has no device time, so host":"Host"} time decides which frames belong together.`,k=l.inAll>l.shown&&
`${l.shown} of ${l.inAll} frames are shown, those that changed most; the others are in rows named “more”.`,E=l.pair&&l.samples.some(x=>x<ja)&&"Fewer than 4 samples on a side: changes cannot be dis\
tinguished from noise, so all are coloured as measured.";M(n,m_(l,u).map(x=>i("p",{class:"notice"},x)),[b,E,_,k].filter(Boolean).map(x=>i("p",{class:"muted"},x)))}}}var Qo=28,nA=150,x_=12,$_=[["Frame","c-frame","What was called; × 24: that many instances are one row"],["Control","num c-time side-a","In the control, at and below the frame"],["Test","num c-time si\
de-b","In the test, at and below the frame"],["Δ","num c-time c-diff","Change at and below the frame, test − control"],["Δ here","num c-time c-here","Change of the frame itself and of frames below\
 it that only one side has; these add up to the change of the whole"]],sA=[["Frame","c-frame",$_[0][2]],["Time","num c-time","At and below the frame"],["Here","num c-time","Of the frame itself"],["Cal\
ls","num c-time","Calls of the frame"]];function v_(e){let t=i("thead"),o=i("tbody"),n=i("colgroup"),s=i("table",{class:"tree-rows",role:"treegrid","aria-label":"Frames"},n,t,o),r=i("div",{class:"tree\
-scroll",tabindex:"-1"},s),[a,l]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),c=null,u=0,d=new Map,m=[0,0],p=0,f=()=>c.rows.length>nA;function g(){let O=c.tree.pair?$_:sA,L=`${wo[c.
measure][1]} ${Co(c.tree)}`;M(n,O.map(([,Y])=>i("col",{class:Y}))),M(t,i("tr",{},O.map(([Y,B,j],re)=>i("th",{scope:"col",class:B,title:re===0?j:`${L}: ${j}`},Y)))),a.firstChild.colSpan=O.length,l.firstChild.
colSpan=O.length}function h({frame:O,level:L,open:Y,leaf:B}){let j=O.instances>1&&O.sort==="module"&&!O.opened&&c.canOpen,re=r_(O),F=O.instances===O.parent?.instances?"":In(O);return i("th",{scope:"ro\
w",class:"c-frame",title:[St(O),...O.above??[],Hn(O),Un(O),O.through.length>0&&`below ${O.through.join(", ")}`].filter(Boolean).join(`
`),css:{"--level":String(Math.min(L-1,14))}},i("span",{class:"tree-cell"},i("span",{class:`twisty${B?" none":""}`,"aria-hidden":"true",data:{act:"toggle"}},Y?"▾":"▸"),i("span",{class:`mono frame-t\
ext${["root","rest"].includes(O.sort)?" plain":""}`},i("bdi",{},dl(O))),j?i("button",{type:"button",class:"count-button",tabindex:"-1",data:{act:"instances"},title:`Show its ${O.instances} instances`},
In(O)):F&&i("span",{class:"muted count"},F),O.above?.length>0&&i("span",{class:"muted small ellipsis"},`in ${O.above.join(", ")}`),re&&i("span",{class:`status-mark status-${O.status}`},i("span",{"aria\
-hidden":"true"},re),i("span",{class:"visually-hidden"},` ${Un(O)}`))))}function y(O,L=""){return i("td",{class:`num c-time ${L}`,title:ul(O,c.measure)},kt(O,c.measure))}function w(O,L,Y){return i("td",
{class:`num c-time ${L} ${no(Y,c.measure)?"calm":Jo(O)}`,title:[Ds(O,c.measure),no(Y,c.measure)&&"no difference found"].filter(Boolean).join(", "),css:L==="c-diff"&&p>0?{"--share":`${(100*Math.abs(O)/
p).toFixed(1)}%`}:{}},Ft(O,c.measure))}function b(O){let{frame:L}=O,[Y,B]=L.total[c.measure];return c.tree.pair?[h(O),y(Y),y(B),w(xo(L,c.measure),"c-diff",L),w(L.here[c.measure],"c-here",L)]:[h(O),y(Y),
y(L.ownOf[c.measure][0]),i("td",{class:"num c-time"},kt(L.figures.calls[0],"calls"))]}function _(O){let L=c.rows[O],{frame:Y}=L,B=[O%2?"odd":"",c.found?.has(Y)?"found":"",Y.sort==="rest"?"rest":""].filter(
Boolean).join(" ");return i("tr",{class:B,data:{index:O},tabindex:O===u?"0":"-1","aria-level":L.level,"aria-posinset":L.place,"aria-setsize":L.of,"aria-rowindex":O+2,"aria-expanded":L.leaf?null:String(
L.open),"aria-selected":String(Y===c.selected)},b(L))}function k(O=!1){let L=Math.ceil((r.clientHeight||600)/Qo),Y=Math.floor(r.scrollTop/Qo),[B,j]=f()?[Math.max(0,Y-x_),Math.min(c.rows.length,Y+L+x_)]:
[0,c.rows.length];if(!O&&B===m[0]&&j===m[1])return;m=[B,j];let re=o.contains(document.activeElement),F=O?new Map:d;d=new Map;for(let se=B;se<j;se+=1)d.set(se,F.get(se)??_(se));[[a,B],[l,c.rows.length-
j]].forEach(([se,z])=>{se.hidden=z===0,se.style.height=`${z*Qo}px`});let{scrollTop:H}=r;_o(o,[a,...d.values(),l]),r.scrollTop=H,re&&(d.get(u)??r).focus({preventScroll:!0})}function E(O,L=!1){let Y=O*Qo,
B=r.clientHeight-t.offsetHeight;L&&(Y<r.scrollTop||Y+Qo>r.scrollTop+B)&&(r.scrollTop=Y-B/2),Y<r.scrollTop?r.scrollTop=Y:Y+Qo>r.scrollTop+B&&(r.scrollTop=Y+Qo-B),k()}function x(O,L){let Y=Math.max(0,Math.
min(c.rows.length-1,O));d.get(u)?.setAttribute("tabindex","-1"),u=Y,E(Y);let B=d.get(Y);B?.setAttribute("tabindex","0"),L&&B?.focus({preventScroll:!0})}function T(O){return c!==null&&c.revision===O.revision&&
c.judged===O.judged&&c.text===O.text&&c.rows.length===O.rows.length&&c.rows.every((L,Y)=>L.frame===O.rows[Y].frame&&L.open===O.rows[Y].open)}function S(O){let L=c.selected!==O.selected;c=O;for(let[B,j]of d)
j.setAttribute("aria-selected",String(c.rows[B].frame===c.selected));let Y=c.rows.findIndex(B=>B.frame===c.selected);L&&Y>=0&&x(Y,!1)}o.addEventListener("click",O=>{let L=O.target.closest("tr[data-ind\
ex]");if(!L)return;let{frame:Y,leaf:B}=c.rows[L.dataset.index],j=O.target.closest("[data-act]")?.dataset.act;x(Number(L.dataset.index),!0),j==="instances"?e.onInstances(Y):j==="toggle"&&!B?e.onToggle(
Y):e.onSelect(Y)}),o.addEventListener("dblclick",O=>{let L=O.target.closest("tr[data-index]");L&&!O.target.closest("[data-act]")&&e.onZoom(c.rows[L.dataset.index].frame)});function $({frame:O,open:L,leaf:Y},B){
!Y&&L!==B?e.onToggle(O):B&&L?x(u+1,!0):!B&&O.parent&&x(c.rows.findIndex(j=>j.frame===O.parent),!0)}o.addEventListener("keydown",O=>{let L=c?.rows[u];if(!L||O.altKey||O.ctrlKey||O.metaKey||O.target.closest(
"button"))return;let Y=Math.max(1,Math.floor(r.clientHeight/Qo)-3),B={ArrowDown:u+1,ArrowUp:u-1,PageDown:u+Y,PageUp:u-Y,Home:0,End:c.rows.length-1},j={ArrowRight:()=>$(L,!0),ArrowLeft:()=>$(L,!1),Enter:()=>e.
onZoom(L.frame)," ":()=>e.onSelect(L.frame)},re=O.key in B?()=>x(B[O.key],!0):j[O.key];re&&(O.preventDefault(),re())});let v=0,A=()=>{v===0&&c&&f()&&(v=requestAnimationFrame(()=>{v=0,k(),d.has(u)||(u=
Math.min(c.rows.length-1,Math.ceil(r.scrollTop/Qo)),d.get(u)?.setAttribute("tabindex","0"))}))};r.addEventListener("scroll",A,{passive:!0});let D=new ResizeObserver(A);return D.observe(r),{node:r,focus:()=>x(
u,!0),draw(O){if(T(O)){S(O);return}let L=c?.rows[u]?.frame.key,Y=c?.selected?.key!==O.selected.key||c?.revision!==O.revision;c=O,p=c.tree.frames.reduce((j,re)=>Math.max(j,Math.abs(xo(re,c.measure))),0),
g(),s.setAttribute("aria-rowcount",String(c.rows.length+1)),r.toggleAttribute("data-virtual",f());let B=Y?c.selected.key:L;u=Math.max(0,c.rows.findIndex(j=>j.frame.key===B)),k(!0),Y&&E(u,!0)},unmount(){
D.disconnect(),cancelAnimationFrame(v)}}}function rA(e){let t=e?.parts?.reduce((o,n)=>Math.abs(n.change)>Math.abs(o?.change??0)?n:o,null);return t?t.part==="idle"?"host":"device":""}var S_=([e,t])=>e>0?Math.abs(t-e)/e:t>0?1:0;function aA(e,t){
let{device:o,host:n}=e.root.total;return!(o[0]>0)||e.pair&&!(o[1]>0)?"host":e.pair?rA(t)||(S_(n)>4*S_(o)?"host":"device"):"device"}async function iA(e,t){let o=new URLSearchParams({limit:"1",diagnosis:"\
false"});for(let[n,s]of Object.entries(Xt(e)))s!==""&&s!=="all"&&o.set(n,s);try{return(await ut(o,{signal:t})).waterfall}catch(n){if(n.name==="AbortError")throw n;return null}}async function E_(e,t){let o=e.
test!=="",n=e.frames==="instance",s=async c=>({...Wc(await ta(o?"":e.control,fs(e,c,n),{signal:t})),chosenBy:c}),[r,a]=await Promise.all([s(e.by==="host"?"host":"device"),o&&e.by===""?iA(e,t):null]),l=e.
by||aA(r,a);return l==="host"&&e.by===""&&r.shown<r.inAll?{tree:await s("host"),measure:l}:{tree:r,measure:l}}async function T_(e,t,o){let n=t==="host"?"host":"device";return{...Wc(await ta(e.test!==""?
"":e.control,fs(e,n,!0),{signal:o})),chosenBy:n}}async function O_(e,t,o,n=e.frames==="instance"){let s=fs(e,t.chosenBy,n);s.set("significance",o),Hf(t,await ta("",s),o)}var lA=8,cA=40;function M_(e,t,o){let n=new Set([e.root]);for(let s of[...ms(e,t,lA),...o.slice(0,cA)])$o(s).slice(0,-1).forEach(r=>n.add(r));return n}function uA(e,t,o,n){let s=t.children.filter(l=>l.
total[o].some(c=>c>0));if(n==="calls")return s;let r=l=>e.pair?Math.abs(xo(l,o)):l.total[o][0],a=l=>l.sort==="rest"?1:0;return s.sort((l,c)=>a(l)-a(c)||r(c)-r(l)||l.at-c.at)}function A_(e,t,o,n){let s=[],
r=(a,l,c,u)=>{let d=uA(e,a,t,o),m=d.length>0&&n(a);s.push({frame:a,level:l,place:c,of:u,open:m,leaf:d.length===0}),m&&d.forEach((p,f)=>r(p,l+1,f+1,d.length))};return r(e.root,1,1,1),s}var C_={control_ranks:"all",test_ranks:"all",control_steps:"all",test_steps:"all"},Ir={path:"/tree",name:"Tree",mount:(e,t)=>mA(e,t)},dA=e=>zt({...Ut(""),...Xt(e)});function mA(e,t){let o=ps(location.
search),n=null,s=null,r="",a=null,l=null,c="",u=!1,d=(P,{replace:U=!0}={})=>!u&&t.go(mo({...o,...P}),{replace:U}),m=_s(P=>d({...P,node:"",zoom:"",rows:[],open:[]},{replace:!1}),{none:"none: one set al\
one",links:P=>[i("a",{class:"small",href:dA(P)},"Compare"),ku(P)]}),p=k_(P=>S(P)),f=b_({onChange:P=>d(x(P)),onStep:A}),g=g_({onPick:P=>T(P,P),onZoom:P=>T(l.selected,P),onMove:P=>T(P)}),h=v_({onSelect:P=>T(
P),onZoom:P=>T(P,P),onToggle:$,onInstances:v}),y=__({pair:()=>Xt(o),onInstances:v,onZoom:P=>T(P,P)}),w=i("div",{class:"message"}),b=i("h1",{class:"visually-hidden"},"Tree"),_=i("div",{class:"results t\
ree-results"},p.node,f.node,i("div",{class:"tree-columns"},g.node,i("section",{class:"card table-card tree-card","aria-label":"Tree table"},h.node),y.node));e.append(i("div",{class:"page tree-page"},b,
m.node,w,_));let k=Tt({context:t,results:_,message:w}),E=Xe(400,ke);function x(P){return P.frames&&l?{...P,node:l.selected.foldKey}:P}function T(P,U){let te=Ae=>Ae.at<=P.at&&P.at<Ae.end,ue=U??(te(l.zoomed)?
l.zoomed:$o(P).findLast(Ae=>te(Ae)&&l.zoomed.at>=Ae.at&&l.zoomed.at<Ae.end)??l.tree.root);d({node:P.key,zoom:ue.key}),E(`${St(P)} is selected.`)}function S(P){T(P)}function $(P){let U=o.rows.includes(
P.key)?o.rows.filter(te=>te!==P.key):[...o.rows,P.key];d({rows:U})}function v(P){let U=P.key,te=o.open.includes(U);d({open:te?o.open.filter(ue=>ue!==U):[...o.open,U],rows:o.rows.filter(ue=>ue!==U),node:U}),
ke(te?"Folded.":`Its instances are shown below ${St(P)}.`)}function A(P){let U=l?.found??[];if(U.length>0){let te=U.indexOf(l.selected),ue=te<0?P>0?0:U.length-1:(te+P+U.length)%U.length;T(U[ue]),ke(`${ue+
1} of ${U.length}: ${St(U[ue])}`)}}async function D(){let P=[o.control,o.test].filter(te=>te!=="");if(P.every(te=>n&&ze(n,te)))return;let U=await pt(P).catch(()=>[]);u||(n=U,K())}function O(){if(o.control===
"")return"";let P=`${o.control} ${fs(o,"device",o.frames==="instance")}`,U=o.by===""?"first":o.by==="host"?"host":"device";return s?.base===P&&(U==="first"?s.first:s.tree.shown>=s.tree.inAll||s.tree.chosenBy===
U)?s.key:`${P} ${U}`}function L(P){r=P,_.dataset.stale="";let[U,te]=[P.slice(0,P.lastIndexOf(" ")),o.by];k.ask(ue=>E_(o,ue),ue=>{s={...ue,key:P,base:U,first:te===""},a=null,delete _.dataset.stale,k.say(
null),ke(J(ue.tree.frames.length-1,"frame")),K()},ue=>{s=null,l=null,delete _.dataset.stale,k.say(j(ue)),K()})}function Y(P){let U=`${s.key} ${P==="host"}`;return a?.key===U?(B(a,P),a.tree):(a={key:U,
tree:null},k.ask(te=>T_(o,P,te),te=>{a.tree=te,K(),B(a,P)},te=>{a=null,Me(`The instances could not be loaded. ${te.message}`,{urgent:!0})}),null)}async function B(P,U){let{tree:te}=P;if(P.judged??=new Set,
!(!te?.pair||U==="calls"||P.judged.has(U)||te.samples.some(ue=>ue<ja))){P.judged.add(U);try{await O_(o,te,U,P===a||o.frames==="instance")}catch{return}!u&&s&&(s===P||a===P)&&(s.verdicts=`${s.verdicts??
""} ${P===a?"each ":""}${U}`,s.classes=void 0,s.openedFor=void 0,K())}}function j(P){let U=Object.keys(C_).some(te=>o[te]!=="all");return i("div",{class:"error-box",role:"alert",data:{code:P.code}},i(
"h2",{},"This tree cannot be shown"),i("p",{},P.message),i("p",{},U?q("Use all ranks and steps",()=>d(C_),{class:"primary"}):q("Try again",()=>L(r),{class:"primary"})," ",i("a",{href:me("/")},"Choose \
other traces")))}let re=()=>i("div",{class:"empty"},i("h2",{},"Choose a control and a test"),i("p",{},n?.length===0?"There are no trace sets yet. ":"Pick two trace sets above, or a control alone, or g\
o to the ",i("a",{href:me("/")},n?.length===0?"Add traces":"Traces page"),"."));function F(P){if(o.frames==="class")return s.classes??=Kf(s.tree),s.classes;if(o.frames==="folded"&&o.open.length>0){let U=Y(
P);if(U){let te=o.open.join();return s.openedFor!==te&&(s.opened=Qf(s.tree,U,new Set(o.open)),s.openedFor=te),s.opened}}return s.tree}function H(){let P=o.by||s.measure,U=F(P),te=o.q===""?null:w_(U,o.
q),ue=jc(U,o.node)??ms(U,P,1)[0]??U.root,Ae=jc(U,o.zoom)??U.root,Q=M_(U,P,[ue,...U.frames.filter(ie=>ie.opened).flatMap(ie=>ie.children.slice(0,1)),...te??[]]),ae=new Set(o.rows),ge=A_(U,P,o.order,ie=>Q.
has(ie)!==ae.has(ie.key)),Z=[s.key,P,o.frames,o.width,o.open.join(),U.frames.length].join(" ");return{tree:U,measure:P,width:o.width,found:te,text:`${o.q} ${o.order}`,selected:ue,zoomed:Ae,rows:ge,revision:Z,
judged:s.verdicts??"",canOpen:o.frames==="folded",lines:se(U),file:`tracediff-${U.sides.map(({label:ie})=>$t(ie)).join("-")}`}}function se(P){return[["control","test"].slice(0,P.sides.length).map((te,ue)=>`${P.
pair?`${te}: `:""}${P.sides[ue].label} (${J(P.sides[ue].samples,"sample")})`).join(" → ")]}function z(){let P=s&&{control:s.tree.sides[0],test:s.tree.sides[1]},U=ue=>dn(ue,o,n,P),te=o.control===""?"\
Tree":`${U("control")}${o.test===""?"":` → ${U("test")}`} · Tree`;b.textContent=te,t.setTitle(te),m.draw(o,n,P)}function K(){if(u)return;let P=O();if(P===""?(k.drop(),[r,s,l]=["",null,null],k.say(re())):
P!==r&&(s||k.say(null),L(P)),z(),_.toggleAttribute("data-skeleton",P!==""&&!s),!s||s.key!==P){f.draw(o,null,o.by,null);return}l=H();let{tree:U,measure:te,found:ue}=l,Ae=[l.revision,l.judged,o.level].join(
" ");Ae!==c&&(c=Ae,p.draw(U,te,o.level)),f.draw(o,U,te,ue),g.draw(l),g.sql.set(oo(Nw(o,te),o)),h.draw({...l,found:ue&&new Set(ue)}),y.draw(U,l.selected,l.canOpen),B(s,te)}return K(),D(),{keys:{search:()=>f.
search(),enter:()=>l!==null&&h.focus(),control:()=>m.choose("control"),test:()=>m.choose("test"),close:()=>l!==null&&l.zoomed!==l.tree.root&&T(l.selected,l.tree.root)},update(P){o=ps(P),K(),D(),s&&r===
s.key&&t.settled()},unmount(){u=!0,k.unmount(),g.unmount(),h.unmount()}}}var pA={solid:"",dot:"2 3",dash:"6 3",dashdot:"6 3 2 3",longdash:"10 3",longdashdot:"10 3 2 3"},R_="http://www.w3.org/2000/svg";function fA(e,t){let o=document.createElementNS(R_,"svg");o.setAttribute(
"class","line-swatch"),o.setAttribute("viewBox","0 0 26 8"),o.setAttribute("aria-hidden","true");let n=document.createElementNS(R_,"path");return n.setAttribute("d","M0 4h26"),n.setAttribute("stroke-d\
asharray",pA[e.dash]),n.style.stroke=t?"currentcolor":`var(${e.property})`,o.append(n),o}function L_(e){let t=i("div",{class:"line-choice",role:"group","aria-label":"Lines"}),o=u("from"),n=u("to"),s=q(
"Reset zoom",()=>e.onWindow({start:"",end:""}),{class:"small-button"}),r=i("a",{class:"button small-button",download:"",title:"Every point of every line, as CSV"},"All points as CSV"),a=i("span",{class:"\
window-choice",role:"group","aria-label":"Window"},i("label",{},"From ",o),i("label",{},"to ",n," ms"),s),l=i("div",{class:"series-bar"},t,i("div",{class:"window-choice"},a,r)),c="";function u(g){return i(
"input",{type:"number",min:0,step:"any",data:{field:g},on:{change:()=>e.onWindow({start:d(o),end:d(n)})}})}let d=g=>g.value===""?"":String(Number((Number(g.value)*1e3).toFixed(3))),m=g=>g===""?"":String(
Number((Number(g)/1e3).toFixed(6)));function p(g,h){g.dataset.shown!==h&&(g.dataset.shown=h,g.value=m(h))}function f(g,{chosen:h,styles:y,two:w}){let b=y.get(g.key)??-1,_=i("input",{type:"checkbox",value:g.
key,on:{change:()=>{let k=[...t.querySelectorAll("input:checked")];e.onLines(k.length===0?Wu:k.map(E=>E.value))}}});return _.checked=h.includes(g.key),i("label",{class:"check line-check"},_,i("span",{
class:"line-mark"},b>=0&&fA(Pu(b,w?"A":""),w)),g.name)}return{node:l,draw(g){let{chosen:h,two:y}=g,w=JSON.stringify([g.lines.map(b=>b.key),h,y]);if(t.hidden=g.lines.length<2,w!==c){c=w;let b=t.contains(
document.activeElement)?document.activeElement.value:null;M(t,hA(g.lines,h).map(([_,k])=>i("div",{class:"line-group",role:_?"group":null,"aria-label":_||null},_&&i("span",{class:"muted"},_),k.map(E=>f(
E,g))))),b!==null&&[...t.querySelectorAll("input")].find(_=>_.value===b)?.focus()}p(o,g.start),p(n,g.end),s.disabled=g.start===""&&g.end==="",a.hidden=g.empty&&s.disabled,r.href=e.csv()}}}function hA(e,t){
let o=new Map;for(let s of e){let r=o.get(s.group);r?r.push(s):o.set(s.group,[s])}let n=([,s])=>{let r=s.map(a=>t.indexOf(a.key)).filter(a=>a>=0);return r.length>0?Math.min(...r):t.length};return[...o].
map(s=>[n(s),s]).sort((s,r)=>s[0]-r[0]).map(([,s])=>s)}var gA=500,N_=({legend:e},t)=>typeof e=="function"?e(t):e,wA=(e,t)=>(N_(e,t)??(t.length<2?[]:t.map(o=>({key:o.key,name:`${o.letter} · ${o.label}`,property:o.letter==="A"?"--control-fill":"--test-fill"})))).
map(o=>({...o,key:o.key&&!Array.isArray(e.legend)?o.key:o.property})),yA=({data:e,layout:t},o)=>({layout:t,data:e.map(n=>o.has(n.legendgroup)?{...n,visible:!1}:n)});function bA(e,t){let o=s=>{let{hidden:r}=e;
r.delete(s)||r.add(s),r.size===e.keys.length&&r.clear();for(let a of n)a.setAttribute("aria-pressed",String(!r.has(a.dataset.key)));t()},n=e.keys.map(s=>q(s.name,()=>o(s.key),{class:"key","aria-presse\
d":"true",title:s.what,data:{key:s.key},css:{"--key-fill":`var(${s.property})`}}));return n.length>0&&i("div",{class:"chart-legend",role:"group","aria-label":`${e.chart.title}: what is drawn`},n)}function _A(e){
let t=-1/0;return{zoom(o,n){let[s,r]=[o["xaxis.range[0]"],o["xaxis.range[1]"]];if(Number.isFinite(s)&&Number.isFinite(r)&&r>s&&performance.now()-t>gA){let a=l=>String(Number(Math.max(0,l*n.per+n.offset).
toFixed(3)));e({start:a(s),end:a(r)})}},reset(){t=performance.now(),e({start:"",end:""})}}}function P_({change:e,csv:t,sql:o}){let n=[],s="",r=null,{zoom:a,reset:l}=_A(e);function c(d,m){let p=d.series&&
L_({onLines:h=>e({lines:h},{replace:!0}),onWindow:h=>e(h),csv:()=>t("series")}),f=ft("Ranks that are drawn",[["","those that differ most"],["rank",p?"the first":"all, in order"]],h=>e({order:h,lines:[]},
{replace:!0})),g={chart:d,bar:p,order:f,hidden:new Set,keys:wA(d,m)};return g.figure=_t({id:d.id,title:d.title,file:d.id,level:"h2",class:d.half?"half-chart":"",height:h=>d.height(h.places,h.sides),make:(h,y)=>yA(
h.made(y),g.hidden),onRelayout:p&&a,onDoubleClick:p&&l,keys:()=>g.keys.filter(h=>!g.hidden.has(h.key)).map(h=>[h.property,h.name]),extra:[i("div",{class:"chart-choice"},bA(g,()=>u(g)),f.node),p?.node]}),
g}function u({chart:d,bar:m,order:p,hidden:f,figure:g}){let{sides:h,state:y,file:w,caption:b,revision:_,perStep:k}=r,E=d.make(h,y),x=E.empty?null:m&&E.data(600);if(p.node.hidden=!E.limited,p.press(y.order),
g.draw({file:w,made:E.data,per:x?.per,heading:[d.sums&&k&&"per step",E.note].filter(Boolean).join(", "),revision:[_,y.order,...y.lines,...f].join(" "),offset:x?.offset,places:E.places,sides:h.length,caption:b,
empty:E.empty??null}),g.sql.set(o(d)),m){let T=Ni(h,d.series,d.ownDevice),S=Pi(T,h,y).keys;m.draw({lines:T,chosen:S,styles:cy(T,S,d.panels),start:y.start,end:y.end,two:h.length>1,empty:!!E.empty}),m.node.
hidden=T.length===0}}return{draw(d,m,[p,f,g]){r=m;let h=d.filter(w=>typeof w.legend=="function").flatMap(w=>N_(w,m.sides)??[]).map(w=>w.name),y=JSON.stringify([m.frame,d.map(w=>w.id),h]);y!==s&&(n.forEach(
w=>w.figure.unmount()),n=d.map(w=>c(w,m.sides)),M(p,n.slice(0,g).map(w=>w.figure.node)),M(f,n.slice(g).map(w=>w.figure.node)),s=y),n.forEach(u)},retheme:()=>n.forEach(d=>d.figure.retheme()),unmount:()=>n.
forEach(d=>d.figure.unmount())}}var kA={name:"rows",label:"Rows",type:"choice",options:ka,fallback:"steps"},xA={name:"unit",label:"Sums",type:"choice",fallback:"",options:{"":"per step, as in Compare",total:"of all steps"}};function I_(e,{
onChange:t,onSet:o}){let n=i("form",{class:"card analysis-controls","aria-label":"What to analyse",on:{submit:x=>x.preventDefault()}}),s=[],r="",a=null,l="";function c(x,T){t({[x]:T},{replace:l===x}),
l=x}function u(x,T,S,$){let v=de("set"),A=So({id:v,field:x,none:$,text:a[x],set:ze(S,a[x])??null,onPick:D=>{l="",o({[x]:D?.id??""})}});return i("div",{class:`analysis-field side-${x==="test"?"test":"c\
ontrol"}`},i("label",{for:v},T),A.node)}function d(x){let T=i("input",{type:"checkbox",data:{field:x.name},on:{change:()=>c(x.name,T.checked===x.fallback?"":String(T.checked))}});return s.push({name:x.
name,sync(S){T.checked=S===""?x.fallback:S==="true"}}),i("label",{class:"check"},T,x.label)}function m(x){let T=x.type==="operator"?de("ops"):null,S=x.type==="number",$=i("input",{type:S?"number":"tex\
t",list:T,autocomplete:"off",spellcheck:"false",placeholder:x.placeholder,step:S&&"any",min:S&&0,data:{field:x.name},class:T&&"wide",title:x.title,on:{change:()=>c(x.name,$.value.trim())}}),v=T&&i("da\
talist",{id:T});T&&($.addEventListener("input",Xe(150,()=>g($.value,v))),$.addEventListener("focus",()=>{$.select(),g("",v)}));let A="";return s.push({name:x.name,sync(D,O){let L=D||T&&O||"",Y=$===document.
activeElement&&$.value!==A;$.value.trim()!==L&&!(Y&&L===A)&&($.value=L),A=L,S&&(O??null)!==null&&D===""&&($.placeholder=O)}}),i("label",{class:"analysis-field"},i("span",{},x.label),$,v)}function p(x){
let T=i("select",{data:{field:x.name},title:x.title,on:{change:()=>c(x.name,T.value===x.fallback?"":T.value)}},Object.entries(x.options).map(([S,$])=>i("option",{value:S},$)));return s.push({name:x.name,
sync(S,$){T.value=S||String($??Object.keys(x.options)[0])}}),i("label",{class:"analysis-field"},i("span",{},x.label),T)}let f=x=>x.type==="boolean"?d(x):x.type==="choice"?p(x):m(x);async function g(x,T){
if(a.set!=="")try{let S=await na(a.set,x);M(T,[...new Set(S.filter($=>$.category==="cpu_op").map($=>$.name))].map($=>i("option",{value:$})))}catch{}}let h=(x,T)=>x?.[T].length>0?Qe(x[T],3):"";function y(x,T){
let[S,$]=["set","test"].map(v=>h(ze(T,a[v]),x));return a.test!==""&&a[x]===""&&(S!==$||a[`set_${x}`]!==""||a[`test_${x}`]!=="")}function w(x,T,S){let[$,v]=["set","test"].map(D=>ze(S,a[D])),A=(D,O,L)=>f(
{name:D,label:O,type:"text",placeholder:["all",h(L,x)].filter(Boolean).join(": "),title:"all, first, or a list such as 0,2,4-7"});return y(x,S)?[A(`set_${x}`,`${T} of A`,$),A(`test_${x}`,`${T} of B`,v)]:
[A(x,T,$)]}function b(x){let T=S=>S.some($=>a[$]!=="");return!T(["steps","set_steps","test_steps"])&&(T(["marker","set_marker","test_marker"])||["set","test"].some(S=>ze(x,a[S])?.steps.length>0))}let _=x=>`${cc[x].
letter} · ${cc[x].name}`,k=()=>a.rows===""&&e[a.what].tables.some(x=>x.columns.some(T=>T.summed));function E(x){let T=a.test!=="";s=[],M(n,u("set",T?_("set"):"Trace set",x),u("test",T?_("test"):"Comp\
are with",x,"none"),w("ranks","Ranks",x),w("steps","Steps",x),!e[a.what].ofSteps&&b(x)&&f(kA),k()&&f(xA),e[a.what].params.map(f))}return{node:n,focus(){let x=n.querySelector("input[list]")??n.querySelector(
'[data-field$="ranks"]');return x?.focus(),document.activeElement===x},draw(x,T,S={}){a=x;let $=JSON.stringify([a.what,a.set,a.test,y("ranks",T),y("steps",T),b(T),k(),T.map(v=>[v.id,v.label])]);if($!==
r){r=$;let v=n.contains(document.activeElement)?document.activeElement.dataset.field:null;E(T),v&&n.querySelector(`[data-field="${v}"]`)?.focus()}s.forEach(({name:v,sync:A})=>A(a[v]??"",S[v]))}}}function Dr(e){let t=!!e.test;return[["set","A"],["test","B"]].filter(([o])=>e[o]).map(([o,n])=>({key:o,letter:t?n:"",label:e[o].label,data:e[o]}))}var $A=e=>e.reduce((t,o)=>t+o,0),Ro=({data:e})=>$A(e.
samples);function F_(e,t){let o=e.data.ranks.indexOf(t.rank);return o<0?Ro(e):e.data.samples[o]}function W_(e,t,o){let n=t.filter(s=>typeof e[s]=="number").map(s=>[s,e[s]/o]);return{...e,...Object.fromEntries(
n)}}var j_=e=>e.columns.filter(t=>t.summed).map(({key:t})=>t);function H_(e,t){let o={...e.data};for(let n of t){let s=j_(n);s.length>0&&o[n.key]&&(o[n.key]=o[n.key].map(r=>{let a=F_(e,r);return{...W_(
r,s,a),weight:a/Ro(e)}}))}return{...e,data:o}}var Td=e=>!e.number&&!e.note&&!e.told;function U_(e,t){let o=new Map,n=e.filter(s=>Td(s)&&!(t&&(s.key==="rank"||s.key==="device")));return s=>{let r=JSON.
stringify(n.map(a=>a.alike?a.alike(s[a.key]):s[a.key]));return o.set(r,(o.get(r)??0)+1),`${r} ${o.get(r)}`}}function D_(e,t,o,n){let s=r=>{let a=t?.[r]??null,l=a===null?null:e[r]+o*a;return l!==null&&
Math.abs(l)<1e-9*Math.abs(e[r])?0:l};return Object.fromEntries(n.filter(r=>r.number).map(({key:r})=>[r,s(r)]))}var vA=(e,t)=>e===t||t===void 0?e:e===void 0?t:`${e} / ${t}`;function SA(e,t,o){let n={...t,
...e};for(let s of o){let{key:r}=s;if(Td(s)||!(s.showDiff||s.told)){n[r]=vA(e[r],t[r]);continue}[n[`${r} A`],n[`${r} B`]]=[e[r]??null,t[r]??null],n[`${r} Δ`]=s.number&&n[`${r} A`]!==null&&n[`${r} B`]!==
null?n[`${r} B`]-n[`${r} A`]:null}return n}function EA(e,t,o){let n=e.every(r=>r.data.ranks.length===1),s=new Map;return e.forEach((r,a)=>{let l=U_(o,n);for(let c of r.data[t.key]??[]){let u=l(c),d=s.
get(u)??[];d[a]=c,s.set(u,d)}}),{pairs:s,alone:n}}function ml(e,t,o,n,s){let{pairs:r,alone:a}=EA(e,t,o),l=U_(o,a),c=new Map((n??[]).map(p=>[l(p),p])),u=[...r].map(([p,[f,g]])=>{let h=c.get(p),[y,w]=[f??
{...D_(g,h,-1,o)},g??{...D_(f,h,1,o)}].map((b,_)=>s?W_(b,j_(t),F_(e[_],b)):b);return SA(f?y:{...y,...B_(g,o)},g?w:{...w,...B_(f,o)},o)}),[d]=Od(t,o,!0),m=p=>Math.abs(p[`${d.key} Δ`]??0);return d?.number&&
o.some(p=>p.mono)?u.sort((p,f)=>m(f)-m(p)):u}var B_=(e,t)=>Object.fromEntries(t.filter(Td).map(({key:o})=>[o,e[o]])),q_={one:8,two:3};function Od(e,t,o){let n=t.filter(r=>r.told||r.number&&(!o||r.showDiff)),
s=o&&e.main?e.main.map(r=>n.find(a=>a.key===r)).filter(Boolean):[];return s.length>0?s:n.slice(0,o?q_.two:q_.one)}var Br=e=>{let t=e.filter(o=>o.number&&o.show);return o=>t.length===0||!!o.note||t.some(
({key:n})=>!!(o[n]??o[`${n} A`])||!!o[`${n} B`])};var Lo=(e,t)=>e.reduce((o,n)=>o+(t(n)??0),0),qr=(e,t)=>e.reduce((o,n)=>o===null||t(n)>t(o)?n:o,null),Cd=(e,t)=>t>0?100*e/t:null,zn={...ne("value",""),show:e=>e===null?he:la(e),showDiff:e=>e===null?he:
ca(e)},Md=ht({...Ve("value",""),show:Pe,showDiff:e=>e===null?he:`${e>0?"+":""}${Pe(e).replace("%","pp")}`}),Nt=(e,t,o,n,s={})=>{let r=e.map(a=>n(a.data,a));return r.every(a=>(a??null)===null)?null:{column:t,
what:o,values:r,...s}};function Ad(e,{rowsOf:t,name:o,value:n,what:s,mono:r=!0}){let a=e.map(({data:d})=>{let m=new Map;return t(d).forEach(p=>m.set(o(p),(m.get(o(p))??0)+(n(p)??0))),m}),l=d=>m=>(a[d].
get(m)??0)/Ro(e[d]),c=[...new Set(a.flatMap(d=>[...d.keys()]))],u=qr(c,d=>Math.max(...e.map((m,p)=>l(p)(d))));return u===null||a.every(d=>!d.get(u))?null:{name:u,mono:r,what:s,column:zn,values:e.map((d,m)=>l(
m)(u))}}var Rd=(e,t,o,n)=>qr(e.flatMap(({data:s})=>s[t]),n)?.[o];function TA(e,{difference:t}){let[o]=Li.tables,n=e.length>1?ml(e,o,o.columns,t.over_ranks,!0):e[0].data.over_ranks.map(a=>({...a,"sum A":a.
sum/Ro(e[0])})),s=a=>[a["sum A"],a["sum B"]].slice(0,e.length),r=qr(n.filter(a=>a.name!=="others"),a=>Math.max(...s(a)));return r&&{name:r.name,mono:!0,what:"the most time of a kernel, per step",column:zn,
values:s(r)}}function OA({rows:e}){return Cd(Lo(e,t=>t.kernel_time-t.idle_time),Lo(e,t=>t.kernel_time))}function MA(e){return Nt(e,Md,"of the peak of the device, in products whose FLOPs are known",({summary:o})=>o[0]?.
peak_pctg)??Nt(e,ht(Ge("value","")),"TFLOP/s in products whose FLOPs are known",({summary:o})=>o[0]?.tflops_per_s)??Ad(e,{rowsOf:({classes:o})=>o,name:o=>o.class,mono:!1,value:o=>o.device_time,what:"d\
evice time per step"})}function AA(e){let t=e.some(({data:o})=>o.summary[0]?.matched_rows>0);return e.every(({data:o})=>!o.summary[0]?.rows)?null:Nt(e,zn,t?"exposed waiting for other ranks, per step":
"without a match on another rank, per step",({summary:o})=>o[0]?.[t?"exposed_wait_per_step":"unmatched_per_step"])}function CA(e){return e.every(({data:t})=>!t.by_rank.some(o=>o.caused_per_step>0))?null:
Nt(e,we("value",""),"the rank that the others wait for",({by_rank:t})=>{let o=t.filter(n=>n.straggler===1).map(n=>n.rank);return o.length>0?`rank ${o.join(", ")}`:"none"})}function RA(e){let t=Rd(e,"b\
y_kind","kind",o=>o.time_per_step);return t===void 0?null:Nt(e,zn,"their part of the chain, per step",({by_kind:o})=>o.find(n=>n.kind===t)?.time_per_step??0,{name:_n[t]})}function LA(e){let t=Rd(e.map(
({data:o})=>({data:{phases:o.phases.filter(n=>n.phase!=="empty")}})),"phases","phase",o=>o.calls);return t===void 0?null:Nt(e,zn,"a call, median",({phases:o})=>o.find(n=>n.phase===t)?.median_time,{name:t})}
function NA(e){let t=Rd(e,"summary","name",n=>n.count),o=n=>Cd(Lo(n,s=>s.mean*s.count),100*Lo(n,s=>s.count));return t===void 0?null:Nt(e,ht(Oo("value","")),"mean bandwidth",({summary:n})=>o(n.filter(s=>s.
name===t)),{name:t,mono:!0})}var PA=e=>e.every(({data:t})=>t.rows.every(o=>!o.idle_time))?null:Nt(e,zn,"all streams together wait for the host to launch, per step",({rows:t},o)=>Lo(t.filter(n=>n.idle_category===
"host_wait"),n=>n.idle_time)/Ro(o)),IA="different counters",z_=e=>e.every(({data:t})=>t.rows.length===0)?null:Nt(e,_e(be("value","")),IA,({rows:t})=>new Set(t.map(o=>o.counter)).size),Ld={temporal_breakdown:{
of:e=>Nt(e,Md,"busy, from the first to the last row of the device",OA)},work:{of:MA},idle_time_breakdown:{of:PA},kernel_breakdown:{query:{num_kernels:"2"},of:TA},launch_stats:{query:{limit:"0"},of:e=>e.
every(({data:t})=>!Lo(t.counts,o=>o.count))?null:Nt(e,be("value",""),"launches per step",({counts:t},o)=>Lo(t,n=>n.count)/Ro(o))},queue_length:{query:{points:"4"},of:e=>Nt(e,_e(be("value","")),"the lo\
ngest queue of launches",({summary:t})=>qr(t,o=>o.max)?.max)},critical_path:{query:{segments:"0"},of:RA},operator_kernels:{of:e=>Ad(e,{rowsOf:({rows:t})=>t.filter(o=>o.operator!==null),name:t=>t.operator,
value:t=>t.sum,what:"on the device, per step"})},kernel_sequences:{of:(e,{parameters:t})=>t.operator_name===null?null:Nt(e,zn,"the kernels that it launches in the same order, per step",({patterns:o},n)=>Lo(
o,s=>s.kernel_duration)/Ro(n),{name:t.operator_name,mono:!0})},user_annotation_breakdown:{query:{use_gpu_annotation:"false"},of:e=>Ad(e,{rowsOf:({rows:t})=>t.filter(o=>o.name!=="others"&&!o.name.startsWith(
"ProfilerStep#")),name:t=>t.name,value:t=>t.sum,what:"on the host, per step"})},phases:{of:LA},collectives:{of:AA},comm_comp_overlap:{of:e=>Nt(e,Md,"of the communication is hidden by compute",({rows:t})=>Cd(
Lo(t,o=>o.overlap),Lo(t,o=>o.communication_time)))},stragglers:{query:{num_candidates:"0"},ranks:2,of:CA},memory:{query:{limit:"1",points:"4"},of:e=>Nt(e,Lt("value",""),"the peak that is allocated",({
peaks:t})=>qr(t,o=>o.peak)?.peak)},memory_bw:{query:{points:"4"},of:NA},device_counters:{counters:!0,of:z_},operator_counters:{query:{limit:"0"},counters:!0,of:z_}};var Fr=["temporal_breakdown","work"],Nd=Object.keys(go);function G_(e){let t=new Map,o="",n=null;async function s(a,l,c){let{query:u={},of:d}=Ld[a],m=Rs({...l,rows:"",what:a,...u},go),p;try{let f=await nn(
a,m,{signal:c}),g=Dr(f);p={sides:g,line:d(g,f)}}catch(f){p={error:f}}c.aborted||(t.set(a,p),e())}function r(a){let{sides:l}=t.get(Fr[0]),{counters:c,ranks:u=1}=Ld[a];return!!l&&(c&&!l.some(({data:d})=>d.
has_counters)||l.every(({data:d})=>d.ranks.length<u))}return{async load(a){let l=String(Rs({...a,what:""},{"":{params:[],ofSteps:!0}}));if(l===o)return;n?.abort(),n=new AbortController;let{signal:c}=n;
if([o,t]=[l,new Map],await Promise.all(Fr.map(d=>s(d,a,c))),c.aborted||t.get(Fr[0]).error)return;let u=Nd.filter(d=>!Fr.includes(d));u.filter(r).forEach(d=>t.set(d,{line:null})),await Promise.all(u.filter(
d=>!t.has(d)).map(d=>s(d,a,c)))},get:a=>t.get(a),isEmpty:a=>t.get(a)?.line===null,error:()=>t.get(Fr[0])?.error??null,isWhole:()=>t.size===Nd.length,forget(){o=""},stop:()=>n?.abort()}}var Y_=e=>go[e].
tab??go[e].title;function DA({column:e,values:t}){let[o,n]=t,s=(a,l)=>i("td",{class:["num",a.tone?.(l)].filter(Boolean).join(" "),title:a.exact?.(l)},a.show(l,{}));if(t.length===1)return[s(e,o)];let r=typeof o==
"number"&&typeof n=="number"?n-o:null;return Ci(e).map((a,l)=>s(a,[o,n,r][l])).concat(e.number?[]:[i("td",{class:"num"})])}var BA=(e,{line:t,error:o},n)=>i("tr",{data:{what:e}},i("th",{scope:"row"},i(
"a",{href:n(e)},Y_(e))),o?i("td",{colspan:4},o.message):[i("td",{class:"index-what"},t.name&&[t.mono?i("span",{class:"mono",title:t.name},t.name):t.name,": "],t.what),DA(t)]);function qA([e,t],o,n,s){
let r=t.map(a=>[a,o.get(a)]).filter(([,a])=>a&&(a.error||a.line!==null)).map(([a,l])=>BA(a,l,n));return r.length>0&&i("tbody",{},i("tr",{class:"index-group"},i("th",{scope:"rowgroup",colspan:s},e)),r)}
function K_(e,t,o){let n=["Analysis","What it found",...t?["A","B","Δ"]:["number"]],s=Nd.filter(e.isEmpty);return[i("div",{class:"card data-card index-card"},i("div",{class:"scroll-x",tabindex:"0",role:"\
region","aria-label":"What the analyses found"},i("table",{class:"data-table index-table"},i("caption",{class:"visually-hidden"},"What the analyses found"),i("thead",{},i("tr",{},n.map((r,a)=>i("th",{
scope:"col",class:a>1&&"num"},r)))),Ki.map(r=>qA(r,e,o,n.length))))),e.isWhole()&&s.length>0&&i("p",{class:"muted small index-without"},"Not in these sets: ",s.map((r,a)=>[a>0&&", ",i("a",{href:o(r)},
Y_(r))]),".")]}var FA=e=>go[e].tab??go[e].title;function V_(){let e=(s,r)=>i("a",{data:{what:s}},r),t=Ki.map(([s,r])=>i("span",{class:"tab-group",role:"group","aria-label":s},i("span",{class:"tab-group-name","aria-h\
idden":"true"},s),r.map(a=>e(a,FA(a))))),o=i("nav",{class:"analysis-tabs","aria-label":"Analyses"});M(o,e("","Overview"),t);function n(s){let r=o.getBoundingClientRect(),{left:a,right:l}=s.getBoundingClientRect();
(a<r.left||l>r.right)&&(o.scrollLeft+=a-r.left-24)}return{node:o,draw({what:s,href:r,isEmpty:a}){for(let l of o.querySelectorAll("a")){let{what:c}=l.dataset;l.href=r(c),l.hidden=c!==""&&c!==s&&a(c),l.
toggleAttribute("aria-current",c===s),c===s&&(l.setAttribute("aria-current","page"),n(l))}for(let l of t)l.hidden=[...l.querySelectorAll("a")].every(c=>c.hidden)}}}var WA=({data:e})=>(e.ranks_without_device_rows??[]).length===e.ranks.length,Pd=(e,t)=>e.every(WA)&&!t.host,Id=(e,t)=>t.tables.length>0&&e.every(({data:o})=>(o.series??[]).length===0&&t.tables.every(({
key:n,columns:s})=>!(o[n]??[]).some(Br(s))));function Dd(e,t){let o=e.filter(n=>(n.data.last_step_dropped??[]).length>0);return e.every(n=>n.data.steps!==null)?"The rows of the chosen steps count, as \
in Compare.":gt[t.what].ofSteps?"Every recorded step counts, the last one too, as in Compare; a file without steps counts as one step.":e.every(n=>n.data.all_steps.length===0)?"Without steps, all rows\
 count, as in Compare.":o.length>0?`Work that the last step of a rank${o.length<e.length?` of ${o[0].label}`:""} launched does not count, since it may be cut off. Compare counts it.`:t.rows==="all"?"A\
ll rows count, also those outside of steps, which Compare leaves out.":"The rows of all recorded steps count, the last one too, as in Compare."}var jA=(e,t)=>e.flatMap(({label:o,data:n})=>{let s=t.host?
[]:n.ranks_without_device_rows??[];return s.length===0?[]:[s.length===n.ranks.length?`${o} has no device work${n.ranks.length>1?"":` (rank ${n.ranks[0]})`}: this analysis has nothing to count there. ${En}`:
`${o}: ${s.length===1?"rank":"ranks"} ${Qe(s)} ${s.length===1?"has":"have"} no device rows.`]});function HA(e,t,o){let n=t.charts[0]?.make(e,o).empty;return n&&i("p",{class:"notice"},n)}function J_(e,t,o){
let n=gt[t.what],s=jA(e,n),r=n.chosen?.(t),a=Pd(e,n),l=!a&&Id(e,n),c=t.rows!==""&&!n.ofSteps&&e.some(d=>d.data.steps===null)&&q("Count as Compare does",()=>o({rows:""}),{class:"link-button",title:`Row\
s ${ka.steps}`}),u=a&&i("p",{},"To see what the host did, look at its ",i("a",{href:kn({...t,what:"user_annotation_breakdown",lines:[]},gt)},"annotations"),".");return[s.length>0&&i("ul",{class:"notic\
e"},s.map(d=>i("li",{},d))),u,l?HA(e,n,t)??n.notes?.(e):!a&&n.notes?.(e),r&&i("p",{},r),!a&&!l&&i("p",{class:"muted small"},Dd(e,t)," ",c)]}var UA=24,pl=20;function Q_(e,t){let o=Array.from(e),n=Math.max(0,o.length-pl),s=t>UA?Math.min(Array.from(e.slice(0,t)).length,n):n,r=(a,l,c)=>i("span",{class:a},o.slice(l,c).join(""));return i("bdi",
{class:"split"},r("split-head",0,s),i("span",{class:"split-key"},i("bdi",{dir:"ltr"},o.slice(s,s+pl).join(""))),s+pl<o.length&&r("split-rest",s+pl))}var X_=200,zA=30;function so(e){let t=i("tr",{class:"column-groups"}),o=i("tr"),n=!e.columns.some(S=>S.extra),s=!n&&q("All columns",()=>{n=!n,s.setAttribute("aria-pressed",String(n)),T()},{"aria-press\
ed":"false","aria-label":`All columns of ${e.caption}`}),r=i("tbody"),a=i("p",{class:"data-more",hidden:!0}),l=i("span",{class:"chart-unit"}),c=new Map(e.columns.map(S=>[S.group??S.title,S.what??S.groupWhat]).
filter(([,S])=>S)),u=c.size>0&&i("details",{class:"data-meanings small"},i("summary",{},"What the columns mean"),i("dl",{},[...c].flatMap(([S,$])=>[i("dt",{},S),i("dd",{},$)]))),d=i("p",{class:"data-b\
lanks muted small",hidden:!0}),m=[e.caption,e.heading].filter(Boolean).join(": "),p=st(m);p.set(e.sql??null);let f=i("section",{class:`card data-card ${e.class??""}`.trim(),"aria-label":m},i("div",{class:"\
chart-head"},i(e.level??"h3",{},m," ",l),i("div",{class:"chart-tools"},s,p.node,e.csv&&i("a",{class:"button",href:e.csv,download:"",title:`${e.caption}: download as CSV`,"aria-label":`${e.caption}: do\
wnload as CSV`},"CSV"))),i("div",{class:"scroll-x",tabindex:"0",role:"region","aria-label":`${m}, rows`},i("table",{class:"data-table"},i("caption",{class:"visually-hidden"},m),i("thead",{},t,o),r)),a,
u,d),g=[],h=new Map,y=null,w=e.limit??20;function b(){if(!y)return g;let S=y.down?-1:1;return[...g].sort(($,v)=>{let[A,D]=[$[y.key]??null,v[y.key]??null];return A===null||D===null?(A===null)-(D===null):
S*(typeof A=="number"?A-D:String(A).localeCompare(String(D)))})}function _(S){let $=y?.key===S.key?!y.down:!!S.number;y={key:S.key,down:$},T(),o.querySelector("[aria-sort] button")?.focus()}function k(S,$,v,A){
let D=e.href&&S.link?.(v,e.parameters??{}),O=S.mono&&typeof A=="string"?Q_(A,h.get(S.key)?.get(A)??0):A;if(D||!S.mono||typeof A!="string"||A.length<=zA)return D?i("a",{href:e.href(D)},O):O;let L=q(O,()=>{
let Y=L.getAttribute("aria-expanded")!=="true";L.setAttribute("aria-expanded",String(Y)),M(L,Y?A:O)},{class:"name-button","aria-expanded":"false"});return L}function E(S){t.hidden=!S.some(v=>v.group);
let $=[];for(let v of t.hidden?[]:S){let A=$.at(-1);v.group&&A?.[0].group===v.group?A[1]+=1:$.push([v,1])}M(t,$.map(([{group:v,groupWhat:A},D])=>v?i("th",{scope:"colgroup",colspan:D,class:"group-start",
title:A},v):i("td",{}))),M(o,S.map((v,A)=>{let D=y?.key===v.key;return i("th",{scope:"col",class:x(v,S[A-1]),"aria-sort":D&&(y.down?"descending":"ascending")},q(`${v.title}${D?y.down?" ↓":" ↑":""}`,
()=>_(v),{class:"link-button th-button",title:v.what,"aria-label":v.group&&`${v.title}, ${v.group}`}))}))}let x=(S,$,v=[])=>[S.number&&"num",S.group&&S.group!==$?.group&&"group-start",...v].filter(Boolean).
join(" ")||null;function T(){let S=e.columns.filter(v=>n||!v.extra);E(S);let $=new Set;M(r,b().slice(0,w).map(v=>i("tr",{},S.map((A,D)=>{let O=v[A.key],L=A.show(O,v);return L===he&&A.blank&&$.add(A),i(
"td",{title:L===he&&A.blank?A.blank:A.mono?O:A.exact?.(O,v),class:x(A,S[D-1],[A.mono&&"mono data-name",A.tone?.(O,v)])},k(A,O,v,L))})))),d.hidden=$.size===0,M(d,[...new Map([...$].map(v=>[v.group??v.title,
v.blank]))].map(([v,A])=>`${he} in ${v}: ${A}`).join("; "),"."),l.textContent=g.length>1?R(g.length):"",a.hidden=g.length<=w,M(a,q(`Show ${R(Math.min(X_,g.length-w))} more of ${R(g.length)}`,()=>{w+=X_,
T()},{class:"link-button"}))}return{node:f,show(S){g=S;for(let{key:$}of e.columns.filter(v=>v.mono))h.set($,rp(g.map(v=>String(v[$]??""))));f.hidden=g.length===0,T()}}}var GA=12,YA={key:"side",title:"set",show:e=>i("b",{class:`letter letter-${e.toLowerCase()}`},e)},KA=(e,t)=>e.flatMap(o=>(o.data[t.key]??[]).map(n=>({side:o.letter,...n}))).sort(t.order??(()=>0));function VA(e,{
sides:t,raw:o,difference:n,perStep:s}){let r=t.length>1&&!e.apart,a=Xw(e,t.flatMap(f=>f.data[e.key]??[])),l=r?ml(o,e,a,n?.[e.key],s):KA(t,e),c=Od(e,a,r),u=f=>f.told||f.number&&(!r||f.showDiff),d=f=>s?
Vw(f):f,p=[...a.filter(f=>!u(f)),...c,...a.filter(f=>u(f)&&!c.includes(f))].flatMap(f=>{let g=u(f)&&!c.includes(f);return(r&&u(f)?Ci(d(f)):[d(f)]).map(h=>({...h,extra:g}))}).filter(f=>!f.number||f.blank||
l.some(g=>(g[f.key]??null)!==null));return{columns:t.length>1&&e.apart?[YA,...p]:p,rows:l.some(Br(a))?r?l.filter(Br(a)):l:[]}}function Z_(e,t){return e.map((o,n)=>({table:o,...VA(o,t),limit:n<t.above?
o.rows??GA:void 0})).filter(({rows:o})=>o.length>0).map(({table:o,rows:n,columns:s,limit:r})=>{let a=so({caption:o.caption,columns:s,limit:r,href:t.href,parameters:t.parameters,csv:t.csv(o.key),sql:t.
sql(o.key)});return a.show(n),{table:o,node:a.node}})}var ek={control:"set",test:"test"};function ak(e){let t=(o,n)=>e[`${ek[o]}_${n}`]||e[n];return Object.fromEntries(["control","test"].filter(o=>e[ek[o]]).map(o=>[o,{ranks:t(o,"ranks")||"all",steps:t(o,
"steps")||(e.rows==="all"?"any":"all"),marker:t(o,"marker")}]))}function JA(e){let o=e.rows==="before_last_step"&&!e.steps&&!e.set_steps&&!e.test_steps?null:Tu(ak(e));return o&&`(${o})`}var Hr="device\
_type = 'GPU'",Bd=["COMPUTATION","COMMUNICATION","MEMORY"],fl=(e,t)=>e[t]==="false"?" AND kind <> 'MEMORY'":"",qd=(e,t="")=>`WITH edges AS (
    SELECT side, rank, start_us AS at_us, ${Bd.map(o=>`kind = '${o}' AS ${o.toLowerCase()}`).join(", ")}
    FROM events WHERE ${Hr}${t} AND ${e}
    UNION ALL
    SELECT side, rank, start_us + dur, ${Bd.map(o=>`-(kind = '${o}')`).join(", ")}
    FROM events WHERE ${Hr}${t} AND ${e}
), pieces AS (
    SELECT side, rank, lead(at_us) OVER at - at_us AS us, ${Bd.map(o=>`sum(${o.toLowerCase()}) OVER at > 0 AS ${o.toLowerCase()}`).join(`,
        `)}
    FROM edges
    WINDOW at AS (PARTITION BY side, rank ORDER BY at_us)
)
`,tk=e=>`${qd(e)}SELECT side, rank,
    total(us) FILTER (WHERE NOT (computation OR communication OR memory)) AS idle_time,
    total(us) FILTER (WHERE computation) AS compute_time,
    total(us) FILTER (WHERE (communication OR memory) AND NOT computation) AS non_compute_time,
    sum(us) AS kernel_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,ok=e=>`${qd(e)}SELECT side, rank,
    total(us) FILTER (WHERE communication AND computation) AS overlap,
    total(us) FILTER (WHERE communication) AS communication_time
FROM pieces
GROUP BY side, rank
ORDER BY rank, side`,QA=(e,t)=>`${qd(e,fl(t,"include_memory_kernels"))}SELECT side, computation, communication, memory, sum(us) AS sum
FROM pieces
WHERE computation OR communication OR memory
GROUP BY side, computation, communication, memory
HAVING sum(us) > 0
ORDER BY sum(us) DESC`,ik=`count(*) AS count, sum(dur) AS sum,
    max(dur) AS max, min(dur) AS min, avg(dur) AS mean,
    sqrt(max(0, sum(dur * dur) - sum(dur) * avg(dur)) / nullif(count(*) - 1, 0)) AS std`,XA=(e,t)=>`SELECT side, rank, kind, name, category, ${ik}
FROM events
WHERE ${Hr}${fl(t,"include_memory_kernels")} AND ${e}
GROUP BY side, rank, kind, name, category
ORDER BY kind, sum(dur) DESC, rank, side`,lk=(e,t)=>`SELECT side, kind, name, category, count(*) AS ranks,
    sum(count) AS count, sum(sum) AS sum, sum(sum) / sum(count) AS mean,
    min(sum / count) AS min_mean, max(sum / count) AS max_mean
FROM (
    SELECT side, rank, kind, name, category, count(*) AS count, sum(dur) AS sum
    FROM events
    WHERE ${Hr}${fl(t,"include_memory_kernels")} AND ${e}
    GROUP BY side, rank, kind, name, category
)
GROUP BY side, kind, name, category
ORDER BY sum(sum) DESC, side`,ck=(e,t="")=>`WITH work AS MATERIALIZED (
    SELECT * FROM events WHERE ${Hr}${t} AND ${e}
), launches AS MATERIALIZED (
    SELECT side, file, row, start_us, dur FROM events WHERE device_type = 'CPU'
        AND category IN ('cuda_runtime', 'cuda_driver')
)`,uk="launches AS l ON l.side = w.side AND l.file = w.file AND l.row = w.launch",nk=(e,t)=>`${ck(e)}, gaps AS (
    SELECT w.side, w.rank, w.device, w.stream, w.start_us, l.start_us AS launched_us,
        max(w.start_us + w.dur) OVER (PARTITION BY w.side, w.rank, w.device, w.stream
            ORDER BY w.start_us, w.row ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS end_us
    FROM work AS w LEFT JOIN ${uk}
)
SELECT side, rank, device, stream,
    CASE WHEN launched_us > end_us THEN 'host_wait'
        WHEN start_us - end_us < ${Number(t.consecutive_kernel_delay||30)} THEN 'kernel_wait'
        ELSE 'other' END AS idle_category,
    sum(max(0, start_us - end_us)) AS idle_time
FROM gaps
WHERE end_us IS NOT NULL
GROUP BY side, rank, device, stream, idle_category
ORDER BY rank, device, stream, idle_category, side`,dk=(e,t)=>`${ck(e,fl(t,"include_memory_events"))}
SELECT w.side, w.rank, w.name, l.dur AS cpu_duration, w.dur AS gpu_duration,
    max(0, w.start_us - l.start_us - l.dur) AS launch_delay, l.start_us AS ts_us
FROM work AS w JOIN ${uk}`,ZA=(e,t)=>`SELECT side, rank, count(*) AS count,
    count(*) FILTER (WHERE gpu_duration < cpu_duration) AS short_kernels,
    count(*) FILTER (WHERE cpu_duration > ${Number(t.runtime_cutoff||50)}) AS runtime_outliers,
    count(*) FILTER (WHERE launch_delay > ${Number(t.launch_delay_cutoff||100)}) AS launch_delay_outliers
FROM (
${dk(e,t)}
)
GROUP BY side, rank
ORDER BY rank, side`,Wr=(e,t)=>`${dk(e,t)}
ORDER BY launch_delay DESC`,sk=(e,t)=>`SELECT side, rank, name, ${ik}
FROM events
WHERE category = '${t.use_gpu_annotation==="false"?"":"gpu_"}user_annotation'
  AND ${e}
GROUP BY side, rank, name
ORDER BY sum(dur) DESC, side`;function eC(e){let t=Object.entries(ak(e)).map(([o,{ranks:n}])=>{let s=xi(o,{ranks:n,steps:"any"});return s&&`SELECT '${o}' AS side, rowid AS row, rank, span, device_type\
, device,
        at_us, bytes, total_allocated, total_reserved
    FROM memory('${o}')${s.length>0?` WHERE ${s.join(" AND ")}`:""}`});return t.includes(null)?null:t.join(`
    UNION ALL
    `)}var jr="side, rank, span, device_type, device",mk=e=>`WITH changes AS (
    ${e}
)
SELECT ${jr}, at_us, iif(count(*) OVER whole = count(total_allocated) OVER whole,
        total_allocated, sum(bytes) OVER so_far) AS allocated, total_reserved AS reserved
FROM changes
WINDOW whole AS (PARTITION BY ${jr}),
    so_far AS (PARTITION BY ${jr} ORDER BY at_us, row)`,tC=e=>`SELECT ${jr}, max(allocated) AS peak,
    max(reserved) AS reserved_peak, count(*) AS rows
FROM (
${mk(e)}
)
GROUP BY ${jr}
ORDER BY rank, span, device_type, device, side`,rk={peaks:tC,"memory-curves":e=>`${mk(e)}
ORDER BY side, rank, at_us`},oC={temporal_breakdown:{rows:tk,temporal:tk},comm_comp_overlap:{rows:ok,overlap:ok},kernel_breakdown:{kinds:QA,kernels:XA,over_ranks:lk},idle_time_breakdown:{rows:nk,idle:nk},
launch_stats:{counts:ZA,worst:Wr,"launch-cpu_duration":Wr,"launch-gpu_duration":Wr,"launch-launch_delay":Wr,"launch-scatter":Wr},user_annotation_breakdown:{rows:sk,annotations:sk}},nC={kernel_breakdown:{
kernels:lk}},sC={"launch-cpu_duration":{chart:"histogram",x:"cpu_duration",by:"side"},"launch-gpu_duration":{chart:"histogram",x:"gpu_duration",by:"side"},"launch-launch_delay":{chart:"histogram",x:"l\
aunch_delay",by:"side"},"launch-scatter":{chart:"scatter",x:"cpu_duration",y:"gpu_duration",by:"side"},"memory-curves":{chart:"line",x:"at_us",y:"allocated",by:"side"},queue:{chart:"line",x:"ts",y:"qu\
eue_length",by:"line"}},pk=e=>sC[e]??{},rC={queue_length:"stream",memory_bw:"name"},aC=["what","set","test","lines","order","rows"];function iC(e,t,{chart:o,difference:n}){let s=o||t,r=Object.entries(
e).filter(([l,c])=>c&&!aC.includes(l)&&(e.test||!l.startsWith("test_")));"rows"in e&&r.unshift(["rows",e.rows||"steps"]),n&&r.push(["difference","true"]);let a=s==="series"&&rC[e.what];return`SELECT ${a?
`side || ', rank ' || rank || ', device ' || device || ', ' || ${a} AS line,
    `:""}*
FROM ${e.what}_${s}(${r.map(([l,c])=>to(`${l}=${c}`)).join(", ")})`}function lC(e,t,o){if(e.what==="memory"){let r=rk[t]&&eC(e);return r?rk[t](r):null}let n=o&&nC[e.what]?.[t]||oC[e.what]?.[t],s=n?JA(
e):null;return s===null||e.what==="idle_time_breakdown"&&(e.streams||e.show_idle_interval_stats==="true")?null:n(s,e)}var fk=(e,t,{chart:o="",difference:n=!1}={})=>(n?null:lC(e,t,o))??iC(e,t,{chart:o,
difference:n});var Fd={path:"/analyse",name:"Analyse",mount:(e,t)=>fC(e,t)};function cC(e){let t=(n,...s)=>i("div",{class:n},s),o={nav:V_(),intro:i("p",{class:"muted analysis-intro"}),message:t("message"),notes:t("a\
nalysis-notes"),charts:t("analysis-charts"),tables:t("analysis-tables"),moreCharts:t("analysis-charts"),moreTables:t("analysis-tables"),heading:i("h1",{}),summary:i("summary",{}),lost:i("span",{class:"\
muted small trace-lost"})};return o.more=i("details",{class:"analysis-more"},o.summary,o.moreCharts,o.moreTables),o.results=t("results analysis-results",o.notes,o.charts,o.tables,o.more),o.traces=q("O\
pen in Perfetto …",()=>Aa([e().set,e().test].filter(n=>n!==""),e().rows==="before_last_step"?{}:{include_last_profiler_step:"true"}),{class:"trace-button","aria-haspopup":"dialog",title:"The traces \
themselves: open them in Perfetto, or download them"}),o}function uC(e,{name:t,category:o}){let n=(r,a)=>e[`${r}_${a}`]||e[a]||"all",s=r=>e[`${r}_marker`]||e.marker;return Gt({control:e.set,test:e.test,
row:Dt(t,o),control_marker:s("set"),test_marker:s("test"),control_ranks:n("set","ranks"),test_ranks:n("test","ranks"),control_steps:n("set","steps"),test_steps:n("test","steps")})}var dC=(e,t)=>e.unit===
""&&e.rows===""&&t.every(o=>Ro(o)>0);function mC(e,t){let o=[e.set,e.test].map(s=>s!==""&&ze(t,s)).filter(Boolean),n=o.filter(s=>s.traces_bytes===0);return n.length===0?"":o.length===1?zo(o[0]):n.map(
s=>`${s.label}: ${zo(s)}`).join(" ")}var gk=e=>i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},"This analysis is not possible"),i("p",{},e.message),i("p",{},i("a",{href:me("/")},
"Choose other traces")));function pC(e,t){let o=null,n=c=>Lm(o.state.what,wb(o.asked,gt,c)),s=(c,u,d={})=>oo(fk(o.asked,c,u),{control:o.state.set,test:o.state.test},d),r=P_({change:t,csv:n,sql:({id:c,
table:u})=>s(c,{chart:u??c},pk(c))});function a(c,u,d,m){let{answer:p,state:f}=o,g=Z_(gt[f.what].tables,{sides:c,raw:u,perStep:m,above:d,difference:p.difference,parameters:p.parameters,csv:n,href:u.length>
1?b=>uC(f,b):null,sql:b=>s(b)}),h=gt[f.what].tables.slice(0,d),y=({table:b})=>h.includes(b);M(e.tables,g.filter(y).map(({node:b})=>b));let w=g.filter(b=>!y(b));return M(e.moreTables,w.map(({node:b})=>b)),
w.map(({table:b})=>b.caption)}function l(c){o=c;let{answer:u,state:d,key:m}=o,p=gt[d.what],f=Dr(u),g=dC({...o.asked,unit:d.unit},f),h=g?f.map(E=>H_(E,p.tables)):f,y={...d,shown:u.parameters,href:E=>kn(
{...d,...E},gt)};M(e.notes,J_(h,y,t));let w={charts:1,tables:1,...p.above},b=Pd(h,p)||Id(h,p),_=a(h,f,w.tables,g);r.draw(p.charts,{sides:h,state:y,revision:m,perStep:g,frame:[d.what,d.set,d.test].join(
" "),file:`tracediff-${h.map(E=>$t(E.label)).join("-")}`,caption:[[h.map(E=>[E.letter,E.label].filter(Boolean).join(" · ")).join(", "),Dd(h,d)].join(". ")]},[e.charts,e.moreCharts,w.charts]);let k=[...p.
charts.slice(w.charts).map(E=>E.title),..._];e.more.hidden=b||k.length===0,e.charts.hidden=e.tables.hidden=b,e.more.open=d.more==="1",M(e.summary,i("b",{},"More"),`: ${[...new Set(k)].join(" · ")}`)}
return{draw:l,retheme:r.retheme,unmount:r.unmount}}function fC(e,t){let o={state:ld(location.search,gt),sets:null,answer:null,answered:"",asked:null,dead:!1};o.change=(r,a)=>t.go(kn({...o.state,...r},
gt),a);let n=cC(()=>o.state);o.controls=I_(gt,{onChange:o.change,onSet:r=>o.change({...Vi,...r})}),e.append(i("div",{class:"page analyse-page"},i("div",{class:"analyse-head"},n.heading,n.traces,n.lost),
n.nav.node,o.controls.node,n.intro,n.message,n.results)),o.question=Tt({context:t,results:n.results,message:n.message}),o.drawn=pC(n,o.change),o.findings=G_(()=>jd(o,n));let s=dt(o.drawn.retheme);return n.
more.addEventListener("toggle",()=>{n.more.open!==(o.state.more==="1")&&o.change({more:n.more.open?"1":""},{replace:!0})}),hk(o,n,t),{keys:{search:()=>o.controls.focus()},update(r){o.state=ld(r,gt);let a=[
"set","test"].every(l=>o.state[l]===""||ze(o.sets??[],o.state[l]));o.sets?.length>0&&a?bk(o,n,t):hk(o,n,t)},unmount(){o.dead=!0,o.question.unmount(),o.findings.stop(),s(),o.drawn.unmount()}}}function Wd(e,t,o){
e.answer=null,e.answered="",delete t.results.dataset.shown,e.question.say(o)}function jd(e,t){if(e.dead)return;let o=n=>kn({...e.state,what:n,lines:[],more:""},gt);if(t.nav.draw({what:e.state.what,href:o,
isEmpty:e.findings.isEmpty}),e.state.what===""){if(e.findings.error()){Wd(e,t,gk(e.findings.error()));return}e.question.say(null),M(t.notes),t.charts.hidden=t.more.hidden=!0,t.tables.hidden=!1,M(t.tables,
K_(e.findings,e.state.test!=="",o)),e.findings.isWhole()&&t.results.dataset.shown!=="index"&&(t.results.dataset.shown="index",ke("What the analyses found is shown."))}}function hC(e,t,o,n){let s=gt[e.
state.what];e.answer=o;let r=e.asked===e.state&&s.instead?.(e.state,Dr(o));if(r){e.asked={...e.state,...r},wk(e,t,n);return}e.answered=n,e.question.say(null),e.controls.draw(e.state,e.sets,o.parameters),
e.drawn.draw({answer:o,state:e.state,asked:e.asked,key:n}),t.results.dataset.shown=n,ke(`${s.title} is shown.`),e.findings.load(e.state)}function wk(e,t,o){e.question.ask(n=>nn(e.asked.what,Rs(e.asked,
gt),{signal:n}),n=>hC(e,t,n,o),n=>Wd(e,t,gk(n)))}var yk=e=>`${e.what} ${Rs(e,gt)}`;function gC(e,t,o){let n=yk(e.state);e.state.set===""?(e.question.drop(),Wd(e,t,i("p",{class:"notice"},"Choose a trac\
e set.")),o.settled()):e.state.what===""?(e.question.drop(),e.answer=null,delete t.results.dataset.shown,e.findings.load(e.state),jd(e,t),o.settled()):e.answer&&e.answered===n?(e.question.drop(),e.drawn.
draw({answer:e.answer,state:e.state,asked:e.asked,key:n}),o.settled()):(e.asked=e.state,wk(e,t,n))}function bk(e,t,o){let{state:n,sets:s}=e,r=gt[n.what],a=l=>n[l]===""?null:ze(s,n[l])?.label??n[l];M(t.
heading,r.title),M(t.intro,r.intro),M(t.lost,mC(n,s)),o.setTitle([...new Set([r.title,[a("set"),a("test")].filter(Boolean).join(" → "),"Analyse"])].filter(Boolean).join(" · ")),e.controls.draw(n,s,
e.answer&&e.answered===yk(n)?e.answer.parameters:{}),jd(e,t),gC(e,t,o)}async function hk(e,t,o){let{state:n}=e,s=[n.set,n.test].filter(r=>r!=="");try{e.sets=s.length>0?await pt(s):[],e.sets.length===0&&
(e.sets=(await Mt("limit=1")).entries.map(({set:r})=>r))}catch(r){M(t.message,i("div",{class:"error-box",role:"alert"},r.message));return}e.dead||(e.controls.node.hidden=t.traces.hidden=t.nav.node.hidden=
e.sets.length===0,e.sets.length===0?(M(t.heading,"Analyse"),o.setTitle("Analyse"),M(t.message,i("p",{class:"notice"},"There are no trace sets yet. ",i("a",{href:me("/")},"Add some"),"."))):e.state.set===
""?e.change({set:e.sets[0].id},{replace:!0}):bk(e,t,o))}var Hd=28,_k=200,kk=12,wC=400,yC=56;function Xo(e){return e==null?"NULL":typeof e=="number"&&!Number.isInteger(e)?String(Number(e.toPrecision(12))):String(e)}function bC(e,t,o){let n=Math.max(1,Math.ceil(
o.length/wC)),s=e.name.length+3+(e.unit?e.unit.length+2:0);for(let r=0;r<o.length;r+=n)s=Math.max(s,Xo(o[r][t]).length);return Math.min(yC,s)+3}function _C(e,t){return e===null||t===null?(t===null)-(e===
null):typeof e=="number"&&typeof t=="number"?e-t:typeof e==typeof t?e<t?-1:+(e>t):typeof e=="number"?-1:1}function xk(){let e=i("tr",{"aria-rowindex":"1"}),t=i("colgroup"),o=i("tbody"),n=i("table",{class:"\
result-rows"},i("caption",{class:"visually-hidden"},"Rows of the answer"),t,i("thead",{},e),o),s=i("div",{class:"table-scroll result-scroll",tabindex:"0",role:"region","aria-label":"Rows of the answer"},
n),[r,a]=[0,1].map(()=>i("tr",{class:"spacer","aria-hidden":"true"},i("td"))),l=[],c=[],u=[],d=null,[m,p]=[0,0],f=()=>u.length>_k&&!pn();function g(k,E){return i("tr",{"aria-rowindex":String(E+2),class:E%
2?"odd":""},k.map((x,T)=>{let S=Xo(x);return i("td",{title:S.length>40?S:null,class:x===null?"none":l[T].number?"num":""},S)}))}function h(k=!1){let E=Math.ceil((s.clientHeight||600)/Hd),x=f()?Math.max(
0,Math.floor(s.scrollTop/Hd)-kk):0,T=f()?Math.min(u.length,x+E+2*kk):u.length;!k&&x===m&&T===p||([m,p]=[x,T],[[r,x],[a,u.length-T]].forEach(([S,$])=>{S.hidden=$===0,S.firstChild.colSpan=Math.max(1,l.length),
S.style.height=`${$*Hd}px`}),M(o,r,u.slice(x,T).map((S,$)=>g(S,x+$)),a))}function y(k){let E=l[k].number;d=d?.at!==k?{at:k,down:E}:d.down===E?{at:k,down:!E}:null;let x=d?.down?-1:1;u=d===null?c:[...c].
sort((T,S)=>x*_C(T[k],S[k])),s.scrollTop=0,w(),h(!0),e.children[k].querySelector("button").focus()}function w(){M(e,l.map((k,E)=>i("th",{scope:"col",class:k.number?"num":"",title:k.name,"aria-sort":d?.
at===E?d.down?"descending":"ascending":null},q(i("span",{class:"ellipsis"},k.name,k.unit&&i("span",{class:"muted"},`, ${k.unit}`),d?.at===E&&(d.down?" ↓":" ↑")),()=>y(E),{class:"th-button",title:`\
Order by ${k.name}`}))))}s.addEventListener("scroll",()=>f()&&h());let b=new ResizeObserver(()=>f()&&h());b.observe(s);let _=is(()=>h(!0));return{node:s,show(k,E){l=k.map(S=>({...S,number:S.type==="in\
teger"||S.type==="real"})),c=u=E,d=null;let T=l.map((S,$)=>bC(S,$,u)).map(S=>`min(${S}ch, 60cqw)`);M(t,T.map(S=>i("col",{css:{width:S}}))),n.style.minWidth=`calc(${["0px",...T].join(" + ")})`,n.setAttribute(
"aria-rowcount",String(u.length+1)),s.toggleAttribute("data-virtual",u.length>_k),s.scrollTop=0,w(),h(!0)},unmount(){b.disconnect(),_()}}}var Gd=50,Sk=5e3,Ud=40,kC=360,No=["--control-fill","--test-fill","--more-fill","--less-fill","--part-compute","--part-communication","--part-memory","--noise-fill"],$k=["circle","diamond","square","tr\
iangle-up","cross","x","star","hexagon"],xC={control:0,test:1},Ek=e=>e.map(t=>He(t)).join("<br>"),$C=(e,t)=>`${e.name}: ${Xo(t)}${e.unit?` ${e.unit}`:""}`;function zd(e,t){let o=t.reduce((r,a)=>Math.max(
r,Math.abs(a)),0),[n,s]=e.unit==="µs"?Ke(o):[e.unit??"",1];return{per:s,axis:{tickformat:",",ticksuffix:n?` ${n}`:"",nticks:7,title:{text:He(e.name),font:{size:11},standoff:4}}}}function Yd({rows:e,
by:t}){if(!t)return[{name:"",rows:e,at:0}];let o=new Map;for(let n of e){let s=Xo(n[t.at]);o.has(s)||o.set(s,[]),o.get(s).push(n)}return[...o].map(([n,s],r)=>({name:n,rows:s,at:xC[n]??r})).sort((n,s)=>n.
at-s.at)}var Tk=e=>({template:vt(),hovermode:"closest",margin:{l:84,r:18,t:10,b:46},...e});function vC(e,t){let{x:o,ys:n,rows:s}=e;return xr({kind:n.every(({unit:r})=>r==="µs")?"time":"count",series:n.
map((r,a)=>({key:r.name,name:r.name,colour:X(No[a])})),bars:s.slice(0,Gd).map(r=>({label:Xo(r[o.at]),values:n.map(a=>({value:typeof r[a.at]=="number"?r[a.at]:null,text:Xo(r[a.at])+(a.unit?` ${a.unit}`:
"")}))}))},t)}function vk(e,t){let o=e.rows.slice(0,Sk).filter(c=>typeof c[e.x.at]=="number"),n=c=>o.map(u=>u[c]).filter(u=>typeof u=="number"),s=zd(e.x,n(e.x.at)),r=zd(e.ys[0],e.ys.flatMap(({at:c})=>n(
c))),a=Yd({...e,rows:o});return{data:(e.ys.length>1?e.ys.map((c,u)=>({one:c,rows:o,at:u})):a.map(c=>({one:e.ys[0],rows:c.rows,at:c.at}))).map(({one:c,rows:u,at:d})=>({type:"scatter",mode:t,x:u.map(m=>m[e.
x.at]/s.per),y:u.map(m=>typeof m[c.at]=="number"?m[c.at]/r.per:null),marker:{color:X(No[d%No.length]),size:u.length>500?4:7,symbol:$k[d%$k.length],opacity:.8},line:{color:X(No[d%No.length]),width:1.6,
dash:d===1?"dash":"solid"},customdata:u.map(m=>Ek(e.columns.slice(0,12).map(p=>$C(p,m[p.at]).slice(0,120)))),hovertemplate:"%{customdata}<extra></extra>"})),layout:Tk({dragmode:"zoom",xaxis:{...s.axis,
zeroline:!1},yaxis:{...r.axis,rangemode:"tozero"}})}}function SC(e){let t=e.reduce((a,l)=>Math.min(a,l),1/0),o=e.reduce((a,l)=>Math.max(a,l),-1/0);if(t===o)return{edges:[t-.5,o+.5],log:!1};let n=t>0&&
o/t>100,[s,r]=n?[Math.log(t),Math.log(o)]:[t,o];return{log:n,edges:Array.from({length:Ud+1},(a,l)=>{let c=s+(r-s)*l/Ud;return l===0?t:l===Ud?o:n?Math.exp(c):c})}}function EC(e,t){let o=new Array(t.length-
1).fill(0);for(let n of e){let[s,r]=[0,t.length-1];for(;r-s>1;){let a=s+r>>1;[s,r]=t[a]<=n?[a,r]:[s,a]}o[s]+=1}return o}function TC(e){let t=l=>l.map(c=>c[e.x.at]).filter(c=>typeof c=="number"),o=t(e.
rows),{edges:n,log:s}=SC(o),{per:r,axis:a}=zd(e.x,o);return{data:Yd(e).map(({name:l,rows:c,at:u},d)=>{let m=EC(t(c),n),p=X(No[u%No.length]);return{type:"scatter",mode:"lines",fill:d===0?"tozeroy":"non\
e",line:{color:p,width:1.6,shape:"linear",dash:u===1?"dash":"solid"},x:m.flatMap((f,g)=>[n[g]/r,n[g+1]/r]),y:m.flatMap(f=>[f,f]),customdata:m.flatMap((f,g)=>{let h=Ek([...l===""?[]:[l],`${Xo(n[g])} to\
 ${Xo(n[g+1])} ${e.x.unit??""}`,R(f)]);return[h,h]}),hovertemplate:"%{customdata}<extra></extra>"}}),layout:Tk({dragmode:"zoom",xaxis:{...a,type:s?"log":"linear"},yaxis:{rangemode:"tozero",tickformat:"\
,",title:{text:"rows",font:{size:11},standoff:4}}})}}var OC={bars:vC,histogram:TC,line:e=>vk(e,"lines"),scatter:e=>vk(e,"markers")};function Ok(e,t){let o=e==="bars"?Gd:e==="histogram"?1/0:Sk;return t>
o?`The chart shows the first ${R(o)} of ${R(t)} rows; the table has all.`:""}function Kd(e){return e.ys.length>1?e.ys.map((t,o)=>[No[o],t.name]):e.by?Yd(e).map(({name:t,at:o})=>[No[o%No.length],t]):[]}
function Mk(e){let t=null,o=_t({id:"chart-result",title:"Chart of the answer",file:"query",level:"h2",extra:e,keys:()=>Kd(t),height:n=>n.chart==="bars"?qe(Math.min(Gd,n.rows.length),n.ys.length):kC,make:(n,s)=>OC[n.
chart](n,s)});return{...o,draw(n){t=n,o.draw(n)}}}var MC=/^(rank|span|file|step_number|step|stream|device|pid|tid|correlation|row|launch|id|bin)$/,AC=/(_us|duration|_per_step|_per_call|_median|_spread)$|^(dur|self|us)$/,CC=["name","short_name","kerne\
l","operator","ended_by"];var ro=e=>e.type==="integer"||e.type==="real",Jd=e=>ro(e)&&!MC.test(e.name);function gl(e,t={}){return(Object.hasOwn(t,e)?t[e]:null)??(AC.test(e)&&!/count|calls/.test(e)?"µs":"")}var RC=(e,t)=>e.map(
o=>o[t]).filter(o=>typeof o=="number");function hl(e,t,o,n=s=>s){let s=RC(e,t).map(n);return s.length>1&&s[0]!==s.at(-1)&&s.every((r,a)=>a===0||o*(r-s[a-1])>=0)}function Ak(e,t,o){let n=new Set;for(let s of e)
if(n.add(s[t]),n.size>o)break;return n.size}var wl=(e,t)=>e.filter((o,n)=>!Jd(o)&&t.length>0&&Ak(t,n,8)<=8);function Ck(e,t){let o=e.replace(/^control(?=_|$)/,"test");return o!==e&&t.some(n=>n.name===
o&&ro(n))?o:""}function LC(e,t){let o=e.map((a,l)=>({column:a,at:l})).filter(({column:a})=>Jd(a)),n=Math.abs;return(o.find(({at:a})=>hl(t,a,-1))??o.find(({at:a})=>hl(t,a,-1,n))??o.find(({at:a})=>hl(t,
a,1))??o.find(({column:a})=>gl(a.name)!=="")??o[0])?.column.name??""}var Vd=(e,t)=>wl(e,t).some(({name:o})=>o==="side")?"side":"";function NC(e,t){let o=e.findIndex((c,u)=>ro(c)&&(/^(start|at|from)_us$/.
test(c.name)||u===0&&hl(t,u,1))),n=e.filter((c,u)=>u!==o&&Jd(c)),s=(n.find(({name:c})=>gl(c)!=="")??n[0])?.name;if(o<0||s===void 0)return null;let r=e[o].name,a=/_us$/.test(r),l=Ck(s,e);return!a&&t.length<=
40?{chart:"bars",x:r,y:s,y2:l,by:""}:{chart:a?"scatter":"line",x:r,y:s,y2:l,by:l?"":Vd(e,t)}}function PC(e,t){let o={chart:"none",x:"",y:"",y2:"",by:""},n=e.filter(ro),s=e.find(({name:c})=>CC.includes(
c))??e.find(({type:c})=>c==="text");if(t.length<2||n.length===0)return o;let r=e.some(({name:c})=>/^(start|at|from)_us$/.test(c)),a=!s||r?NC(e,t):null;if(a)return a;let l=LC(e,t);return s&&l!==""&&(s.
name!=="side"||Ak(t,e.indexOf(s),t.length)===t.length)?{chart:"bars",x:s.name,y:l,y2:Ck(l,e),by:""}:n.length>1&&l!==""?{chart:"scatter",x:n.find(({name:u})=>u!==l).name,y:l,y2:"",by:Vd(e,t)}:l===""?o:
{chart:"histogram",x:l,y:"",y2:"",by:Vd(e,t)}}var Ur=(e,t,o=()=>!0)=>e.some(n=>n.name===t&&o(n));function Rk(e,t,o){let n=PC(t,o),s=t.filter(ro),r=s.length===0||o.length===0?["none"]:t.length===1?["hi\
stogram","none"]:["bars","line","scatter","histogram","none"],a=r.includes(e.chart)?e.chart:r.includes(n.chart)?n.chart:"none",l=a==="bars",c=Ur(t,e.x,l?void 0:ro)?e.x:Ur(t,n.x,l?void 0:ro)?n.x:(l?t:s)[0]?.
name??"",u=s.find(({name:h})=>h!==c)??s[0],d=a==="histogram"?"":Ur(t,e.y,ro)?e.y:Ur(t,n.y,ro)&&n.y!==c?n.y:u?.name??"",m=e.chart!==""||e.y!=="",p=a==="histogram"?"":Ur(t,e.y2,ro)?e.y2:m?"":n.y2,f=wl(t,
o).map(({name:h})=>h),g=a==="bars"||p!==""?"":f.includes(e.by)?e.by:e.chart===""?n.by:"";return{chart:a,kinds:r,x:c,y:d,y2:p,by:g}}var IC=[["bars","Bars"],["line","Line"],["scatter","Points"],["histogram","Histogram"],["none","No chart"]],DC={bars:{x:"of",y:"length",y2:"and"},line:{x:"over",y:"value",y2:"and"},scatter:{x:"over",y:"\
value",y2:"and"},histogram:{x:"of"}};function Lk(e){let t=null,o=ft("Kind of chart",IC,a=>e({chart:a,x:"",y:"",y2:"",by:""})),n=i("span",{class:"choice-fields"}),s=i("div",{class:"result-choice"},o.node,
n);function r(a,l,c,u){let d=de("column"),m=i("select",{id:d,data:{part:a},on:{change:()=>{let{chart:p,x:f,y:g,y2:h,by:y}=t;e({chart:p,x:f,y:g,y2:h,by:y,[a]:m.value})}}},u&&i("option",{value:""},u),c.
map(p=>i("option",{value:p,selected:p===t[a]},p)));return i("span",{class:"sample-field"},i("label",{for:d},l),m)}return{node:s,draw(a,l,c){let u=document.activeElement?.dataset?.part;t=a,o.press(t.chart);
for(let[g,h]of o.buttons)h.hidden=!t.kinds.includes(g);let d=DC[t.chart]??{},m=l.filter(ro).map(({name:g})=>g),p=wl(l,c).map(({name:g})=>g),f=l.map(({name:g})=>g);M(n,d.x&&r("x",d.x,t.chart==="bars"?f:
m),d.y&&r("y",d.y,m),d.y2&&m.length>1&&r("y2",d.y2,m,"–"),d.x&&t.chart!=="bars"&&t.y2===""&&p.length>0&&r("by","by",p,"–")),u&&n.querySelector(`[data-part="${u}"]`)?.focus()}}}function Nk(e,t){let o=0,n=t;for(let s of e){let r=s.codePointAt(0);if(n-=r<128?1:r<2048?2:r<65536?3:4,n<0)break;o+=s.length}return Math.min(o,e.length)}function Pk(e,t){let o=e.lastIndexOf(`
`,t-1)+1,n=e.indexOf(`
`,t),s=e.slice(o,n<0?e.length:n),r=/^(?:\w+|.)/u.exec(e.slice(t))?.[0]??"";return{line:e.slice(0,o).split(`
`).length,column:t-o+1,text:s,from:t,to:t+r.length}}var[Ik,BC]=[7,26],qC=/ \(at byte \d+\)/;function Dk({onRun:e,onCancel:t,tools:o}){let n=de("sql"),s=de("sql-error"),r=de("sql-hint"),a=i("textarea",{id:n,class:"sql-field mono",spellcheck:"false",autocomplete:"\
off",autocapitalize:"off",autocorrect:"off",wrap:"off",rows:String(Ik),"aria-describedby":r,maxlength:"100000",placeholder:"SELECT name, counts, total_us FROM ops ORDER BY total_us DESC LIMIT 20",on:{
input:m,keydown:h=>{h.key==="Enter"&&(h.ctrlKey||h.metaKey)&&(h.preventDefault(),e())}}}),l=q("Run",e,{class:"primary",title:"Run the statement (Ctrl+Enter)"}),c=q("Cancel",t,{hidden:!0}),u=i("div",{class:"\
sql-error",id:s,role:"alert",hidden:!0}),d=i("section",{class:"card sql-editor","aria-label":"Statement"},i("label",{for:n,class:"sql-label"},"Statement"),a,u,i("div",{class:"sql-bar"},l,c,o,i("span",
{class:"muted small",id:r},"Ctrl+Enter runs it. It can only read.")));function m(){let h=a.value.split(`
`).length+1;a.rows=Math.max(Ik,Math.min(BC,h))}function p(h){a.focus(),document.execCommand?.("insertText",!1,h)||a.setRangeText(h,a.selectionStart,a.selectionEnd,"end"),m()}function f(){u.hidden=!0,M(
u),a.removeAttribute("aria-invalid"),a.setAttribute("aria-describedby",r)}function g(h){let y=h.text.slice(0,h.column-1).replace(/[^\t]/g," "),w=Math.max(1,Math.min(h.to-h.from,h.text.length-h.column+
1));return i("pre",{class:"mono sql-excerpt",tabindex:"0","aria-label":`Line ${h.line}`},h.text,`
`,i("span",{"aria-hidden":"true",class:"sql-mark"},y+"^".repeat(w)))}return{node:d,field:a,insert:p,clearError:f,value:()=>a.value,set(h){a.value!==h&&(a.value=h),m()},running(h){c.hidden=!h},enable(h){
l.disabled=!h},showError(h,y){let w=a.value,b=y===null?null:Pk(w,Nk(w,y));a.setAttribute("aria-invalid","true"),a.setAttribute("aria-describedby",`${s} ${r}`),M(u,i("p",{},b&&i("b",{},`Line ${b.line},\
 column ${b.column}: `),b?h.replace(qC,""):h),b&&g(b),b&&q("Go there",()=>{a.focus(),a.setSelectionRange(b.from,b.to)},{class:"link-button"})),u.hidden=!1}}}var Bk=`(SELECT name FROM control.ops
              WHERE kind = 'COMPUTATION' ORDER BY total_us DESC LIMIT 1)`,qk=`(SELECT name FROM control.ops
              WHERE category = 'cpu_op' ORDER BY total_us DESC LIMIT 1)`,Qd=e=>`SELECT ${e}rank, device, stream, name, start_us,
        start_us - max(start_us + dur) OVER (
            PARTITION BY side, rank, device, stream ORDER BY start_us
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap_us
    FROM events
    WHERE device_type = 'GPU'`,Fk=[{title:"The operations that take the most time",sides:1,statement:`
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
  AND name = ${Bk}
ORDER BY start_us
LIMIT 5000`},{title:"How long the calls of the heaviest operator are",sides:1,statement:`
SELECT dur
FROM events
WHERE side = 'control'
  AND name = ${qk}
LIMIT 10000`},{title:"The heaviest operator, step by step",sides:1,statement:`
SELECT step_number, count(*) AS calls, sum(dur) AS total_us
FROM events
WHERE side = 'control' AND step_number IS NOT NULL
  AND name = ${qk}
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
    ${Qd("")} AND side = 'control'
)
WHERE gap_us > 50
ORDER BY gap_us DESC
LIMIT 200`},{title:"The kernels that streams wait for longest",sides:1,statement:`
SELECT name AS ended_by, count(*) AS gaps, sum(gap_us) AS waited_us, max(gap_us) AS longest_us
FROM (
    ${Qd("")} AND side = 'control'
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
WHERE name = ${Bk}
ORDER BY start_us
LIMIT 5000`},{title:"Waits of streams on both sides, by what ends them",sides:2,statement:`
SELECT name AS ended_by,
    sum(CASE side WHEN 'control' THEN gap_us ELSE 0 END) AS control_us,
    sum(CASE side WHEN 'test' THEN gap_us ELSE 0 END) AS test_us
FROM (
    ${Qd("side, ")}
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
LIMIT 20`}].map(e=>({...e,statement:e.statement.trim()}));var FC=100;function Wk(e){let t=i("div",{class:"example-lists"}),o=i("details",{class:"card sql-list"},i("summary",{},i("h2",{},"Examples")),t),n=(s,r,a)=>i("section",{"aria-label":s},i("h3",{},s,!a&&
i("span",{class:"muted small"},": choose a test as well")),i("ul",{},Fk.filter(l=>l.sides===r).map(l=>i("li",{},q(l.title,()=>e(l.statement),{class:"link-button",disabled:!a})))));return{node:o,draw:s=>M(
t,n("One set",1,!0),n("Control and test",2,s)),open:s=>{o.open=s}}}function jk({onPick:e,statement:t}){let o=i("ul",{}),n=i("details",{class:"card sql-list",hidden:!0},i("summary",{},i("h2",{},"Saved \
queries")),o),s=i("span",{class:"save-query writes"}),r=[],a="";function l(f){return Me(`That did not work. ${f.message}`,{urgent:!0}),!1}async function c(f){try{await Al(f,t())}catch(g){return l(g)}return a=
f,d(!0),await p(),n.open=!0,Me(`“${f}” is saved.`,{seconds:4}),!0}async function u(f){try{await Fm(f.name)}catch(g){l(g);return}await p(),(o.querySelector("button")??s.querySelector("button")).focus(),
Me(`“${f.name}” is deleted.`,{action:{label:"Undo",run:async()=>{await Al(f.name,f.statement).catch(l),await p()}}})}function d(f){M(s,q("Save …",()=>{if(t().trim()===""){Me("First write a state\
ment.",{seconds:4});return}Va(s,a,{name:"Name of the query",maxlength:FC,saveSame:!0},c,()=>d(!0))},{title:"Save the statement under a name, in this store"})),f&&s.querySelector("button").focus()}function m(){
n.hidden=r.length===0,n.querySelector("summary").title=J(r.length,"query","queries"),M(o,r.map(f=>i("li",{},q(f.name,()=>{a=f.name,e(f.statement)},{class:"link-button",title:f.statement}),ve("trash",`\
Delete ${f.name}`,()=>u(f),{class:"writes"}))))}async function p(){try{r=await qm()}catch{r=[]}m()}return d(!1),{node:n,save:s,load:p,forgetName:()=>{a=""}}}var Hk=e=>/^[a-z_]\w*(\.[a-z_]\w*)?$/i.test(e)?e:`"${e.replaceAll('"','""')}"`;function Uk(e){let t=de("find"),o=i("input",{type:"search",id:t,placeholder:"Find a table or column",autocomplete:"off",spellcheck:"\
false",on:{input:()=>m()}}),n=i("div",{class:"schema-list",tabindex:"0",role:"region","aria-label":"Tables and columns"}),s=i("section",{class:"card sql-schema","aria-label":"Tables"},i("div",{class:"\
chart-head"},i("h2",{},"Tables"),i("label",{for:t,class:"visually-hidden"},"Find a table or column"),o),n),r=new Set,a=null,l=!1,c=({name:p,kind:f})=>f==="table"||f==="analysis"||!l?[p]:[`control.${p}`,
`test.${p}`];function u(p){return i("li",{},q(p.name,()=>e(Hk(p.name)),{class:"schema-name mono",title:`Insert ${p.name}`}),i("span",{class:"muted small"},[p.type,p.unit].filter(Boolean).join(", ")),p.
description&&i("span",{class:"schema-what small"},p.description))}function d(p,f){let g=p.name.toLowerCase().includes(f),h=f===""||g?p.columns:p.columns.filter(w=>`${w.name} ${w.description??""}`.toLowerCase().
includes(f));if(h.length===0&&!g)return null;let y=i("details",{open:f!==""||r.has(p.name),on:{toggle:()=>{f===""&&r[y.open?"add":"delete"](p.name)}}},i("summary",{},i("span",{class:"mono"},p.name)),i(
"p",{class:"small"},p.description,p.description&&" ",c(p).flatMap(w=>[q(`Insert ${w}`,()=>e(Hk(w)),{class:"link-button"})," "])),i("ul",{},h.map(u)));return y}function m(){let p=o.value.trim().toLowerCase(),
f=(...b)=>(a??[]).filter(({kind:_})=>b.includes(_)).map(_=>d(_,p)).filter(Boolean),g=(b,_,k)=>_.length>0&&i("details",{class:"schema-stored",open:p!==""||r.has(b),on:{toggle:E=>{p===""&&E.target===E.currentTarget&&
r[E.target.open?"add":"delete"](b)}}},i("summary",{},b),k&&i("p",{class:"small"},k),_),[h,y,w]=[f("view","table"),f("analysis"),f("stored")];M(n,h,g("Tables of the analyses",y,"The tables of the Analy\
se page. Parameters go in brackets: queue_length_summary('steps=first', 'ranks=0')."),g("Tables as the set file keeps them",w),h.length+y.length+w.length===0&&i("p",{class:"muted"},a===null?"":p===""?
"There are no tables.":`No table or column contains “${p}”.`))}return{node:s,draw(p,f){a=p,l=f,o.title=a?J(a.length,"table"):"",m()},focus:()=>o.focus()}}var WC=60,jC={rows:"there may be more rows",bytes:"the answer would be too long"},Xd={path:"/query",name:"Query",mount:(e,t)=>UC(e,t)};function HC(e){let t={};for(let{name:o,unit:n}of e.flatMap(s=>s.columns))
t[o]=o in t&&t[o]!==(n??"")?"":n??"";return Object.fromEntries(Object.entries(t).filter(([,o])=>o!==""))}function UC(e,t){let o=Eu(location.search),n=null,s=null,r={},a=null,l="",c="",u=!1,d=!1,m=(Z,ie)=>t.
go(_i({...o,...Z}),ie),p=Z=>ki(Z).toString(),f=i("section",{class:"query-sets card","aria-label":"Sets"}),g=jk({onPick:H,statement:()=>h.value()}),h=Dk({onRun:()=>H(h.value()),onCancel:se,tools:g.save}),
y=Wk(Z=>{g.forgetName(),H(Z)}),w=Uk(Z=>h.insert(Z)),b=i("p",{class:"result-summary"}),_=Lk(Z=>m(Z,{replace:!0})),k=i("ul",{class:"chart-legend"}),E=i("p",{class:"muted small chart-limit"}),x=Mk([_.node,
k,E]),T=xk(),S=i("a",{class:"button",title:"The rows as CSV"},"CSV"),$=i("a",{class:"button",title:"The rows as JSON"},"JSON"),v=i("div",{class:"message"}),A=i("div",{class:"results query-results",hidden:!0},
i("div",{class:"result-head"},b,i("div",{class:"chart-tools"},q("Copy link",()=>qt(location.href,"Link copied.")),S,$)),x.node,i("section",{class:"card table-card","aria-label":"Rows"},T.node)),D=i("d\
iv",{class:"query-work"},i("div",{class:"query-left"},h.node,g.node,y.node),w.node);e.append(i("div",{class:"page query-page"},i("h1",{},"Query"),f,D,v,A));let O=Tt({context:t,results:A,message:v}),L=dt(
()=>x.retheme());function Y(Z,ie,Ee,C){let W=ze(n??[],o[Z]),V=So({field:Z,set:W??null,none:C,text:W?"":o[Z],onPick:I=>m({[Z]:I?Je(I.id):""})});return i("div",{class:`side-${Z} query-side`},i("b",{class:`\
letter letter-${ie.toLowerCase()}`,"aria-hidden":"true"},ie),i("label",{for:V.input.id},Ee),V.node)}let B="";function j(){let Z=JSON.stringify([o.control,o.test,n?.map(Ee=>[Ee.id,Ee.label])]);if(Z===B)
return;B=Z;let ie=document.activeElement?.dataset?.field;M(f,Y("control","A","Control"),Y("test","B","Test","none: one set alone")),ie&&f.querySelector(`[data-field="${ie}"]`)?.focus()}async function re(){
let Z=ki({...o,q:""}),ie=Z.toString();if(ie!==s){s=ie;try{let Ee=await Bm(Z);!d&&ie===s&&(r=HC(Ee),w.draw(Ee,o.test!==""),h.enable(!0),a&&Ae())}catch(Ee){!d&&ie===s&&(s=null,w.draw([],!1),Ee.code==="s\
ql_off"&&F(Ee))}}}function F(Z){D.hidden=!0,O.say(i("p",{class:"notice",data:{code:Z.code}},Z.message))}function H(Z){if(h.set(Z),Z.trim()===""){h.showError("There is no statement. Write one, or choos\
e an example.",null),h.field.focus();return}c=l="",u=!0,m({q:Z,...Z===o.q?{}:fw})}function se(){O.drop(),h.running(!1),b.textContent="",O.say(i("p",{class:"notice"},"Cancelled.")),ke("Cancelled."),h.field.
focus()}function z(Z){if(a=null,l="",h.running(!1),Z.code==="sql_off"){F(Z);return}h.showError(Z.message,Z.offset),O.say(i("p",{class:"visually-hidden",data:{code:Z.code}},"The statement was refused."))}
function K(){let Z=p(o);if(Z===l){Ae(),t.settled();return}Z!==c&&(c=Z,h.clearError(),h.running(!0),y.open(!1),O.ask(ie=>Im(new URLSearchParams(Z),{signal:ie}),ie=>{a=ie,l=Z,h.running(!1),O.say(null),Ae(
!0),te(),ke(J(ie.row_count,"row"))},z))}let P=Z=>ze(n??[],o[Z])?.label??o[Z],U=()=>`tracediff-${["control","test"].filter(Z=>o[Z]!=="").map(Z=>$t(P(Z))).join("-")}`;function te(){u&&A.getBoundingClientRect().
top>innerHeight-WC&&A.scrollIntoView({block:"start"}),u=!1}function ue(){let{row_count:Z,truncated:ie,truncated_by:Ee,elapsed_ms:C}=a;M(b,Z===0?"No rows.":[`${R(Z)} ${Z===1?"row":"rows"}`,i("span",{class:"\
muted"},` in ${R(Math.max(1,Math.round(C)))} ms`)],ie&&i("span",{class:"notice truncated"},`Cut off here: ${jC[Ee]??"there is more"}. Ask for less, with LIMIT or a sum.`))}function Ae(Z=!1){let ie=a.columns.
map((ee,ce)=>({...ee,at:ce,unit:ee.type==="text"?"":gl(ee.name,r)})),{rows:Ee}=a;ue();for(let[ee,ce]of[[S,"csv"],[$,"json"]])ee.href=Dm(ki(o,ce)),ee.download=`${U()}-query.${ce}`;let C=Rk(o,ie,Ee),W=ee=>ie.
find(ce=>ce.name===ee),V={...C,columns:ie,rows:Ee,x:W(C.x),ys:[C.y,C.y2].filter(ee=>ee!=="").map(W),by:W(C.by),file:U(),caption:[o.q.replace(/\s+/g," ")],revision:JSON.stringify([l,C,Object.keys(r).length]),
empty:C.chart==="none"?C.kinds.length>1?"No chart is chosen.":"A chart needs a column of numbers.":null};x.node.hidden=Ee.length<2,_.draw(C,ie,Ee);let I=V.empty?[]:Kd(V);M(k,I.map(([ee,ce])=>i("li",{class:"\
key",css:{"--key-fill":`var(${ee})`}},ce))),k.hidden=I.length===0,E.textContent=V.empty?"":Ok(C.chart,Ee.length),x.draw(V),(Z||T.units!==r)&&(T.units=r,T.show(ie,Ee)),T.node.parentNode.hidden=ie.length===
0||Ee.length===0,A.dataset.shown=l}function Q(){let Z=o.q.trim().split(`
`).find(ie=>!ie.startsWith("--"))??"";if(t.setTitle([Z.slice(0,60),"Query"].filter(ie=>ie!=="").join(" · ")),j(),y.draw(o.test!==""),re(),o.q===""){O.drop(),a=null,l=c="",h.clearError(),h.running(!1),
O.say(i("p",{class:"visually-hidden"},"")),y.open(!0),t.settled();return}K()}async function ae(){let Z=[o.control,o.test].filter(ie=>ie!=="");try{n=Z.length>0?await pt(Z):[],n.length===0&&(n=(await Mt(
"limit=1")).entries.map(({set:ie})=>ie))}catch(ie){M(v,i("div",{class:"error-box",role:"alert"},ie.message));return}d||(f.hidden=D.hidden=n.length===0,n.length===0?(t.setTitle("Query"),M(v,i("p",{class:"\
notice"},"There are no trace sets yet. ",i("a",{href:me("/")},"Add some"),"."))):o.control===""?m({control:Je(n[0].id)},{replace:!0}):Q())}return h.set(o.q),g.load(),ae(),{keys:{search:()=>w.focus(),control:()=>ge(
"control"),test:()=>ge("test")},update(Z){let ie=o;o=Eu(Z),o.q!==ie.q&&h.set(o.q);let Ee=["control","test"].every(C=>o[C]===""||ze(n??[],o[C]));n?.length>0&&Ee&&o.control!==""?Q():ae()},unmount(){d=!0,
O.unmount(),L(),x.unmount(),T.unmount()}};function ge(Z){let ie=f.querySelector(`[data-field="${Z}"]`);ie?.focus(),ie?.click()}}var Zd={longer:"takes longer in the test",shorter:"takes less time in the test",new:"in the test only",gone:"in the control only"};function em(e,t=N){if(!e||e.change==="")return"";let{row:o,change:n}=e,
[s,r,a]=br(o);return`${Zd[n]}: ${t(s)} → ${t(r)} ${a?"self time":"total"} in this ${e.whole?"recording":"step"}`}function zk(e,t,{changes:o,partner:n,other:s}){let r=e.data(),a=r.start[t]+r.shift,l=r.
end[t]-r.start[t];if(r.sort[t]===ks){let f=r.gaps[r.gap[t]];return[["The device is idle","strong"],[`${le(l)}, from ${le(a)}`],[f.host?`the host: ${f.host}${f.operator&&f.operator!==f.host?` in ${f.operator}`:
""}`:"the host: mostly nothing recorded"],f.next&&[`then: ${f.next}`]].filter(Boolean)}if(r.sort[t]===xs){let f=r.gaps[r.gap[t]];return[[`Step ${f.step_number}, as the device has it`,"strong"],[`${le(
l)}, from ${le(a)}`],[an(f)],[`the host began it at ${le(f.host_start)}`,"muted"]]}if(r.sort[t]===To){let{name:f,mean:g,min:h,max:y}=r.gaps[r.gap[t]];return[[`${f}: ${Fe(g,0,3)}`,"strong"],h<y&&[`from\
 ${Fe(h,0,3)} to ${Fe(y,0,3)} in this pixel`],[`${le(l)}, from ${le(a)}`]].filter(Boolean)}let c=r.names[r.name[t]],u=rn({name:c,category:r.categories[r.name[t]]});if(r.merged[t]>1)return[[`${R(r.merged[t])}\
 rows too short to draw separately`,"strong"],[`most of the time: ${c}`],u&&[Tn],["zoom in to see them","muted"]].filter(Boolean);let d=r.lanes[r.lane[t]],m=[[c||"(no name)","mono strong"],...u?[[Tn]]:
[],[`${le(l)}, from ${le(a)}`],[`${r.categories[r.name[t]]} · ${d.label}`,"muted"]];if(!Ko(r,t))return[...m,["not part of this step: it began before, or another one launched it","muted"]];let p=em(o?.
get(yr(r,t)),le);if(p&&m.push([p,"change"]),n){m.push([`${s}: ${le(n.duration)} (${je(e.side==="control"?n.duration-l:l-n.duration)} test against control), from ${le(n.start)}`]);let f=bi(o,s,c,r.categories[r.
name[t]]);f!==c&&m.push([`${s}: ${f}`,"mono muted"])}else n===null&&s&&m.push([`${s}: no ${R(r.occurrence[t]+1)}${Gk(r.occurrence[t]+1)} call of this name`,"muted"]);return m}var Gk=e=>e%100>=11&&e%100<=
13?"th":["th","st","nd","rd"][e%10]??"th",tm=e=>`${R(e)}${Gk(e)}`,Bs=14;function Yk(){let e=i("div",{class:"timeline-tip",hidden:!0,"aria-hidden":"true"});return{node:e,show(t,o,n){M(e,t.map(([c,u])=>i(
"p",{class:u},i("bdi",{},c)))),e.hidden=!1;let{width:s,height:r}=e.getBoundingClientRect(),a=o+Bs+s>window.innerWidth?o-Bs-s:o+Bs,l=n+Bs+r>window.innerHeight?n-Bs-r:n+Bs;e.style.setProperty("left",`${Math.
max(4,a)}px`),e.style.setProperty("top",`${Math.max(4,l)}px`)},hide(){e.hidden=!0}}}function Kk(){let e=De("polygon",{class:"join-shape"}),t=De("g",{class:"join-links"}),o=de("arrow"),n=De("svg",{class:"\
timeline-join","aria-hidden":"true",focusable:"false"},De("marker",{id:o,viewBox:"0 0 8 8",refX:7,refY:4,markerWidth:7,markerHeight:7,orient:"auto"},De("path",{class:"join-head",d:"M0 0 8 4 0 8z"})),e,
t);return{node:n,drawLinks(s){let r=n.getBoundingClientRect();M(t,s.map(([a,l])=>{let[c,u]=[Math.min(a.right,l.left),l.left].map(p=>p-r.left),[d,m]=(a.bottom<=l.top?[a.bottom,l.top]:[a.top,l.bottom]).
map(p=>p-r.top);return De("path",{"marker-end":`url(#${o})`,d:`M${c} ${d}L${u} ${m}`})}))},draw(s,r){if(!s||!r){e.setAttribute("points","");return}let a=n.getBoundingClientRect(),[l,c]=s.top<=r.top?[s,
r]:[r,s],u=({left:g,right:h})=>[g,Math.max(h,g+1.5)],[[d,m],[p,f]]=[u(l),u(c)];e.setAttribute("points",[[d,l.bottom],[m,l.bottom],[f,c.top],[p,c.top]].map(([g,h])=>`${g-a.left},${h-a.top}`).join(" "))}}}function Vk(e,t,o){let n=ft("Sides",[["both","Both","One side above the other"],["control","Control","The control alone"],["test","Test","The test alone"]],e.show),s=q("Align at the start",e.unalign,{
hidden:!0,title:"Both sides begin at the start of their step again"});return{node:i("div",{class:"timeline-bar"},t,i("span",{class:"timeline-zoom"},ve("plus","Zoom in (W)",()=>e.zoom(.6),{data:{do:"in"}}),
ve("minus","Zoom out (S)",()=>e.zoom(1/.6),{data:{do:"out"}}),q("Fit",e.fit,{title:"Show the whole step (0)"}),q("Sums",e.sum,{title:"Where the time in view goes, by name; for another stretch drag wit\
h Shift"})),n.node,o,s,i("span",{class:"chart-tools"},["png","svg"].map(a=>q(a.toUpperCase(),()=>e.save(a),{title:`The timeline as ${a.toUpperCase()}`})))),draw(a){n.press(a.show),n.node.hidden=a.control===
""||a.test==="",s.hidden=a.align===""}}}var zC=[["host","host"],["compute","device: compute"],["communication","communication"],["memory","memory"],["many","several rows in one pixel"],["outside","not\
 part of this step"],["gap","device idle"]];function Jk(){let e=i("ul",{class:"chart-legend timeline-legend","aria-label":"Colours"});return{node:e,draw(t,o){M(e,[...t?Object.entries(Zd):[],...zC,...o?
[["path","on the critical path"]]:[]].map(([n,s])=>i("li",{class:`key key-span-${n}`},s)),t&&i("li",{class:"muted"},"a name counts as changed if its time in the step (on the host: self time) differs b\
y 10 % and by 0.2 % of the step; the paler, the less it changed"))}}}function Qk(e,t,o,n){let s=t.to-t.from;return(e.to-e.from)/e.pixels<=1.4*s/o&&e.from<=Math.max(n.from,t.from-.25*s)&&e.to>=Math.min(n.to,t.to+.25*s)}function GC(e,t,o){let n=e.to-e.from,s=Math.max(o.from,
e.from-1*n),r=Math.min(o.to,e.to+1*n),a=Math.round(t*(r-s)/n);return{from:s,to:r,pixels:Math.min(8e3,Math.max(100,a))}}function Xk({ask:e,onAnswer:t,onError:o}){let n=null,s=null,r=null,a=null;async function l(u,d,m){
let p=GC(u,d,m);s=p;let f=new AbortController;a=f;try{let g=await e(p,f.signal);a===f&&(n={...p,from:g.from,to:g.to,pixels:g.pixels},t(g))}catch(g){a===f&&g.name!=="AbortError"&&(r=null,o(g))}if(a===f){
s=null;let g=r;r=null,g&&c(...g)}}function c(u,d,m){let p=u.from>=m.to||u.to<=m.from;d<=0||p||n&&Qk(n,u,d,m)?r=null:s?r=Qk(s,u,d,m)?null:[u,d,m]:l(u,d,m)}return{want:c,isBusy:()=>s!==null,has(u){n={from:u.
from,to:u.to,pixels:u.pixels}},drop(){a?.abort(),[n,s,r,a]=[null,null,null,null]}}}function YC(e,t,o){let n=new URLSearchParams({rank:String(o.rank),span:String(o.span)});return o.step_number!==null&&n.set("step",String(o.step_number)),e[`${t}_marker`]&&n.set("marker",e[`${t}_marker`]),
e.use_short_name&&n.set("use_short_name","true"),n}function Zk(e,{onChange:t,onError:o}){let n="",s="",r=null,a={side:e,samples:null,chosen:null,whole:null,window:null,error:null,query:null,set:""},l=Xk(
{ask:({from:d,to:m,pixels:p},f)=>{let g=new URLSearchParams(a.query);return Object.entries({from:d,to:m,pixels:p}).forEach(([h,y])=>g.set(h,String(Math.round(y*1e3)/1e3))),Fs(a.set,g,{signal:f})},onAnswer:d=>{
a.window=d,t(a)},onError:o});async function c(d,m){r?.abort();let p=new AbortController;r=p,a.error=null;try{let f=await d(p.signal);r===p&&(m(f),t(a))}catch(f){r===p&&f.name!=="AbortError"&&(a.error=
f,t(a))}}function u(){r?.abort(),l.drop(),Object.assign(a,{whole:null,window:null}),s=""}return Object.assign(a,{windows:l,load(d){let m=JSON.stringify([d[e],d[`${e}_marker`]]);m!==n&&(n=m,u(),Object.
assign(a,{samples:null,chosen:null,set:d[e]}),d[e]!==""&&c(p=>Xn(d[e],d[`${e}_marker`]||null,{signal:p}),p=>{a.samples=p}))},choose(d,m){return a.chosen=qf(a.samples,{rank:d[`${e}_rank`],span:d[`${e}_\
span`],step:d[`${e}_step`]},m),a.chosen},loadWhole(d,m){let p=YC(d,e,a.chosen.sample);if(p.toString()===s)return;u(),s=p.toString(),a.query=p;let f=new URLSearchParams(p),{least:g,most:h}=wa.pixels;f.
set("pixels",String(Math.min(h,Math.max(g,Math.round(m))))),c(y=>Fs(a.set,f,{signal:y}),y=>{a.whole=y,a.window=y,l.has(y)})},stepKey:()=>`${a.set} ${s}`,async find(d,m){let p=new URLSearchParams(a.query);
Object.entries(d).forEach(([g,h])=>{h!==""&&h!==null&&h!==void 0&&p.set(g,String(h))});let f=await oa(a.set,p,m);return f.rows.length>0?f:null},retry(){n="",s=""},unmount:u})}function e0(e){return i("div",{class:"empty"},i("h2",{},"Choose one or two trace sets"),i("p",{},e?.length===0?"There are no trace sets yet. ":"Pick them above, or on the ",i("a",{href:me("/")},e?.length===
0?"Add traces":"Traces page"),". The timeline shows a step of one set, or of two sets, one above the other."))}var t0=()=>i("div",{class:"empty"},i("h2",{},"Nothing to show"),i("p",{},"This trace set \
has no ranks with rows."));function o0(e,t,{retry:o,chooseOther:n}){let s=/rank|step|span/.test(e.code);return i("div",{class:"error-box",role:"alert",data:{code:e.code}},i("h2",{},`The timeline of th\
e ${t} cannot be shown`),i("p",{},e.message),i("p",{},s?q("Choose another rank and step",n,{class:"primary"}):q("Try again",o,{class:"primary"})," ",i("a",{href:me("/")},"Choose other traces")))}var KC={
threads:"host thread",streams:"stream",deep_rows:"deeply nested row"},om=e=>e.some(t=>t&&t.sample.step_number!==null)?"step":"recording";function n0(e,t,o){let n=[],s=om([o]);o.missing.length>0&&n.push(
`The ${e} has no ${o.missing.join(" and no ")}; another is shown.`);let r=Object.entries(KC).filter(([a])=>t.whole.left_out?.[a]>0).map(([a,l])=>J(t.whole.left_out[a],l));return t.whole.left_out?.spans&&
r.push(`rows that are too short for a picture of the whole ${s}`),r.length>0&&n.push(`Not shown for the ${e}: ${r.join(", ")}.`),t.whole.lanes.every(a=>a.start.length===0)?n.push(`This ${s} of the ${e}\
 has no rows.`):t.whole.lanes.some(a=>a.sort==="device")||n.push(`The ${e} has no device work in this ${s}.`),n}var VC=1e3;function s0(e,t){let o=new Map,n=(a,l,c,u)=>[a,e[a].stepKey(),c,l,u].join("\0"),s=(a,l,c)=>bi(t(),a,l,c);function r(a,l,c,u,d){for(let m of a){let p=m.side===l?m.data():null,f=p?lw(p,rt(s(l,
c,u),u),d):-1;if(f>=0)return{start:p.start[f]+p.shift,duration:p.end[f]-p.start[f],lane:p.lanes[p.lane[f]].id,level:p.level[f],pane:m}}return null}return{drawn:r,named:s,known:(a,l,c,u)=>o.get(n(a,s(a,
l,c),c,u)),async ask(a,l,c,u,d){let m=s(a,l,c),p=n(a,m,c,u),f=await e[a].find({name:m,category:c,occurrence:u},{signal:d});o.size>VC&&(o=new Map);let{of:g,launch:h,launched:y,launches:w}=f??{},b=f?{...f.
rows[0],of:g,launch:h,launched:y,launches:w}:null;return o.set(p,b),b},nameOf:(a,l)=>{let c=a.data();if(l<0||!c||!Ko(c,l))return null;let[u,d]=yr(c,l).split("\0");return[d,u,c.occurrence[l]]}}}function zr(e,t,o){
for(let n of e){let s=n.side===t?n.data():null,r=s?.bands.find(({id:a})=>a===o.lane);if(r)return{pane:n,lane:o.lane,level:o.level,start:o.start-s.shift,end:o.start+o.duration-s.shift,row:r.row+(r.open?
o.level:0)}}return null}var yl=2e4,JC=3,r0=e=>Math.round(e*1e3),a0=(e,t,o)=>`${e} ${r0(t)} ${r0(o)}`;function QC(e,{span:t,step_number:o}){let n={lanes:new Map,rows:new Set,words:"",cut:0,drawn:new WeakMap},s=0;for(let l of e.
segments.filter(c=>c.span===t)){if(l.lane!==null){let c=n.lanes.get(l.lane)??[];c.push([l.start,l.start+l.duration]),n.lanes.set(l.lane,c),l.kind!=="launch_delay"&&l.kind!=="kernel_gap"&&n.rows.add(a0(
l.lane,l.row_start,l.row_duration))}s+=1}let r=e.by_kind.reduce((l,c)=>l+c.segments,0),a=e.by_step.find(l=>l.span===t);return n.cut=s===yl?r-yl:0,n.words=a?`${N(a.work)} of work in ${N(a.path)}${n.cut>
0?`; the longest ${R(yl)} of ${R(r)} segments are marked`:""}`:`this ${o===null?"recording":"step"} has none`,n}function XC(e,t){let o=e.drawn.get(t);if(!o){o=[];for(let n=0;n<t.length;n+=1){let s=t.lanes[t.
lane[n]];t.sort[n]===Eo&&t.merged[n]<=1&&s&&e.rows.has(a0(s.id,t.start[n]+t.shift,t.end[n]-t.start[n]))&&!iw(t,n)&&o.push(n)}e.drawn.set(t,o)}return o}function i0(e,t,o,n){let s=o.data(),r=X("--path-m\
ark"),a=c=>Math.max(-3,Math.min(t.width+3,c));for(let{id:c,top:u}of s.bands){let d=-1/0;for(let[m,p]of n.lanes.get(c)??[]){let f=a(t.x(m-s.shift)),g=a(Math.max(t.x(p-s.shift),t.x(m-s.shift)+1));g>d&&g>
f&&(e.box(Math.max(f,d),t.top+u,g-Math.max(f,d),JC,r),d=g)}}let l=t.rowHeight;for(let c of XC(n,s)){let[u,d]=[a(t.x(s.start[c])),a(t.x(s.end[c]))];d-u>3&&e.frame(u,t.y(s.row[c])+.5,d-u-1,l-2,r,1.5)}}function l0({
toggle:e,change:t,error:o}){let n=q("Critical path",e,{"aria-pressed":"false",class:"path-switch",title:"Mark the chain of rows that holds the most work"}),s=i("p",{class:"muted small timeline-path",role:"\
status"}),r={control:null,test:null},a={control:"",test:""},l={control:null,test:null};function c(){let m=Ue.filter(p=>r[p]).map(p=>`${p}: ${r[p].words}`);s.textContent=m.length>0?`Critical path of th\
e ${m.join("; of the ")}`:""}function u(m){l[m]?.abort(),a[m]="",r[m]&&(r[m]=null,t())}async function d(m,{set:p,marker:f,sample:g}){let h=new URLSearchParams({set:p,ranks:String(g.rank),segments:String(
yl),...g.step_number===null?{}:{steps:String(g.step_number)},...f?{marker:f}:{}}),y=`${h} ${g.span}`;if(a[m]!==y){u(m),a[m]=y,l[m]=new AbortController;try{let w=await nn("critical_path",h,{signal:l[m].
signal});a[m]===y&&(r[m]=QC(w.set,g),c(),t())}catch(w){a[m]===y&&w.name!=="AbortError"&&o(w)}}}return{node:n,words:s,of:m=>r[m],draw(m,p,f){n.setAttribute("aria-pressed",String(m.path));for(let g of Ue)
m.path&&p.includes(g)&&f[g]?d(g,{set:m[g],marker:m[`${g}_marker`],sample:f[g].sample}):u(g);c()},unmount(){Ue.forEach(m=>l[m]?.abort())}}}var c0={control:["A","Control"],test:["B","Test"]};function u0(e){let t=i("section",{class:"sides timeline-sides","aria-label":"Control and test"}),o="";function n(a,l,c){let u=JSON.stringify([l?.map(
m=>[m.id,m.label]),Ue.map(m=>[a[m],c[m]?.samples.length,c[m]?.sample])]);if(u===o)return;o=u;let d=t.contains(document.activeElement)?document.activeElement.dataset.field:void 0;M(t,Ue.map(m=>s(m,a,l,
c[m]))),d&&t.querySelector(`[data-field="${d}"]`)?.focus()}function s(a,l,c,u){let[d,m]=c0[a],p=de("set"),f=So({id:p,field:a,set:c&&ze(c,l[a]),text:l[a],none:`No ${a}`,onPick:g=>e({[a]:g===null?"":Je(
g.id),[`${a}_rank`]:"",[`${a}_span`]:"",[`${a}_step`]:"",[`${a}_marker`]:""})});return i("div",{class:`side-card side-${a}`},i("div",{class:"side-title"},i("b",{class:"letter","aria-hidden":"true"},d),
i("label",{for:p},m),f.node),u?.sample&&i("div",{class:"side-selection"},r(a,u)))}function r(a,{samples:l,sample:c}){let u=Lc(l),d=Nc(l,c.rank),m=Pc(l,c.rank,c.span),p=(h,y,w,b,_,k)=>{let E=de(h),x=i(
"select",{id:E,data:{field:`${a}_${h}`},on:{change:()=>e({...k,[`${a}_${h}`]:x.value})}},w.map(T=>i("option",{value:String(T),selected:T===b},_(T))));return i("span",{class:"sample-field"},i("label",{
for:E},y),x)},f=m.indexOf(c),g=(h,y,w)=>ve(y,`${c0[a][1]}: ${w} step`,()=>e({[`${a}_step`]:String(m[f+h].step_number)}),{data:{field:`${a}_${w}`},disabled:!m[f+h],class:"step-move"});return[p("rank","\
Rank",u,c.rank,String,{[`${a}_span`]:""}),d.length>1&&p("span","File",d,c.span,h=>String(h+1),{}),c.step_number===null?i("span",{class:"muted small"},`whole recording, ${N(c.step)}`):[p("step","Step",
m.map(h=>h.step_number),c.step_number,h=>`${h} · ${N(m.find(y=>y.step_number===h).step)}`,{}),g(-1,"up","previous"),g(1,"down","next"),i("span",{class:"visually-hidden"},`takes ${le(c.step)}`)]]}return{
node:t,draw:n,choose(a){let l=t.querySelector(`[data-field="${a}"]`);l?.focus(),l?.click()}}}var ZC=200,d0=8,eR=1e3;function m0({onText:e,onStep:t}){let o=de("search"),n=Xe(ZC,()=>e(s.value.trim())),s=i("input",{id:o,type:"search",placeholder:"Search names …",class:"timeline-q",autocomplete:"\
off",spellcheck:"false",on:{input:n,keydown:l=>{l.key==="Enter"?(l.preventDefault(),n.cancel(),e(s.value.trim()),t(l.shiftKey?-1:1)):l.key==="Escape"&&s.value!==""&&(l.preventDefault(),n.cancel(),s.value=
"",e(""))}}}),r=i("span",{class:"muted small",role:"status"}),a=[[-1,"up","The previous call (Shift+Enter)"],[1,"down","The next call (Enter)"]].map(([l,c,u])=>ve(c,u,()=>t(l),{hidden:!0,class:"step-m\
ove"}));return{node:i("span",{class:"timeline-search",role:"search"},i("label",{for:o,class:"visually-hidden"},"Search names in the timeline"),s,a,r),focus(){s.focus()},draw(l){document.activeElement!==
s&&(s.value=l),a.forEach(c=>{c.hidden=l===""})},say(l){M(r,l)}}}function tR(e,t,o,n){let s=e.toLowerCase(),r=new Map;for(let{row:a,names:l}of(o??new Map).values()){let c=l[n];a[`${n}_counts`]>0&&c.toLowerCase().
includes(s)&&r.set(rt(c,a.category),{name:c,category:a.category,time:a[`${n}_total_duration`]})}for(let a of t.filter(l=>l.side===n))a.data()?.names.forEach((l,c)=>{let u=a.data().categories[c],d=rt(l,
u);!r.has(d)&&l.toLowerCase().includes(s)&&r.set(d,{name:l,category:u,time:0})});return[...r.values()].sort((a,l)=>l.time-a.time)}async function p0(e,t,o,n,s){let r=!1;return{calls:(await Promise.all(
t.flatMap(l=>{let c=tR(e,o,n,l.side);return r||=c.length>d0,c.slice(0,d0).map(async({name:u,category:d})=>{let m=await l.find({name:u,category:d,limit:eR});return r||=m!==null&&m.of>m.rows.length,(m?.
rows??[]).map(p=>({...p,side:l.side,name:u,category:d,at:p.start-s[l.side]}))})}))).flat().sort((l,c)=>l.at-c.at),more:r}}var f0=(e,t,o)=>t===0?"No name contains this text.":o?`${J(t,"call")} of the ${J(
e,"name")} with the most time`:`${J(t,"call")} of ${J(e,"name")}`,h0=(e,t)=>`${R(e+1)} of ${R(t)}`;var nm={control:"Control",test:"Test"};function oR(e,t,o){return t===void 0?`${nm[e]}: …`:t===null?`${nm[e]}: no ${tm(o+1)} call`:`${nm[e]}: ${le(t.duration)}, from ${le(t.start)}${t.of?`; ${J(t.of,
"call")} in this ${t.whole?"recording":"step"}`:""}${nR(t)}`}function nR({start:e,launch:t,launched:o,launches:n}){if(t)return`; launched ${N(e-t.start)} earlier`;if(!(o>0))return"";let s=Math.min(...n.
map(r=>r.start))-e;return`; it launched ${J(o,"device row")}, ${o>1?"the first of ":""}which began ${N(s)} later`}var sR=e=>[e?.launch,...e?.launches??[]].find(t=>t&&t.occurrence>=0);function g0(e){let t=i(
"section",{class:"card timeline-selected","aria-label":"Selected call",hidden:!0}),o="";return{node:t,draw(n,s){let r=JSON.stringify([n,s]);if(r===o||(o=r,t.hidden=n===null,n===null))return;let{control:a,
test:l}=n.rows,c=e.href(n),u=s.map(m=>[m,sR(n.rows[m])]).filter(([,m])=>m),d=em(n.change);M(t,i("p",{class:"timeline-selected-name mono"},i("bdi",{},n.name),i("span",{class:"muted"},` · ${n.category}\
 · ${tm(n.nth+1)} call`)),i("p",{class:"timeline-selected-times"},Ue.filter(m=>s.includes(m)).map(m=>i("span",{class:`${m}-text`},oR(m,n.rows[m],n.nth))),a&&l&&i("span",{class:"strong"},`test − contr\
ol: ${xe(l.duration-a.duration)}`)),rn(n)&&i("p",{class:"small"},`${Tn}.`),d&&i("p",{class:"small"},`This operation ${["new","gone"].includes(n.change.change)?"is ":""}${d}.`),i("p",{class:"op-actions"},
q("Zoom to it",e.zoom,{class:"link-button"}),u.map(([m,p])=>q(`${n.rows[m].launch?"Its launch":"What it launched"}${u.length>1?`, ${m}`:""}`,()=>e.go(m,p),{class:"link-button",title:p.name})),a&&l&&!n.
aligned&&q("Align both sides at it",e.align,{class:"link-button",title:"Both sides are moved so that this call begins at the same place"}),c&&i("a",{href:c},"Open this operation"),q("Copy the name",()=>qt(
n.name,"Name copied."),{class:"link-button"}),q("Clear (Escape)",e.clear,{class:"link-button"})))}}}function w0(e,t){let{stage:o,sides:n,partners:s}=e,r=null,a="",l=!1,c=!1,u={name:"",category:"",nth:null,at:""};async function d(w){let b=e.state(),_=b.name===""?"":JSON.stringify([e.key(),b.name,b.category,
b.nth,w,w.map(k=>s.named(k,b.name,b.category))]);if(_===a){f(w);return}if(a=_,r=null,_!==""&&b.nth===null){await p(w,_);return}if(_!==""){let{name:k,category:E,nth:x}=b;r={name:k,category:E,nth:x,rows:Object.
fromEntries(w.map(T=>[T,s.known(T,k,E,x)??s.drawn(o.shown(),T,k,E,x)??void 0]))}}f(w),r&&await m(r,w)}async function m(w,b){let{name:_,category:k,nth:E,rows:x}=w;await Promise.all(b.filter(T=>x[T]?.of===
void 0&&x[T]!==null).map(async T=>{try{x[T]=await s.ask(T,_,k,E)}catch{}})),!c&&r===w&&f(b)}async function p(w,b){let{name:_,category:k,at:E}=e.state(),x=[...new Set([E,"test","control"])].filter(T=>w.
includes(T));for(let T of x){let S=null,$=await n[T].find({name:s.named(T,_,k),category:k,order:"duration",limit:1}).catch(v=>{S=v});if(c||a!==b)return;if(S){Me(`The search for ${_} failed. ${S.message}`,
{urgent:!0});return}if($){let[v]=$.rows,A=v.start-e.shifts()[T];l=!0,o.goTo(o.around({start:A,end:A+v.duration}),!0),e.change({category:$.category,nth:v.occurrence,at:T,open:e.opened(T,v.lane),...o.current()});
return}}Me(`${_} does not occur in this ${om(w.map(T=>n[T].chosen))}.`,{seconds:10}),e.change(u)}function f(w){let b=r===null?[]:w.map(k=>r.rows[k]&&zr(o.shown(),k,r.rows[k])).filter(Boolean);o.mark({
selected:b,links:r===null?[]:w.flatMap(g)});let _=e.state();t.draw(r&&{...r,rows:Object.fromEntries(w.map(k=>{let E=r.rows[k];return[k,E&&{...E,pane:void 0,whole:n[k].chosen?.sample.step_number===null}]})),
change:e.changes()?.get(rt(r.name,r.category))??null,aligned:_.align===r.name&&_.align_nth===r.nth},w),l&&b.length>0&&(l=!1,o.reveal(h()))}function g(w){let b=r.rows[w],_=b?.launches?.length===b?.launched?
b?.launches??[]:[];return[...b?.launch?[[b.launch,b]]:[],..._.map(k=>[b,k])].map(k=>k.map(E=>zr(o.shown(),w,E))).filter(([k,E])=>k&&E)}let h=()=>o.marks.selected.find(({pane:w})=>w.side===e.state().at)??
o.marks.selected[0];function y(){let w=h();if(w){let b=Math.max((w.end-w.start)*1.6,.1),_=(w.start+w.end)/2;o.goTo({from:_-b/2,to:_+b/2}),o.reveal(w)}return w!==void 0}return{draw:d,place:h,zoom:y,current:()=>r,
show({name:w,category:b,occurrence:_,side:k,at:E,duration:x,lane:T}){l=!0,o.goTo(o.around({start:E,end:E+x})),e.change({name:w,category:b,nth:_,at:k,open:e.opened(k,T)})},pick(w,b){let _=s.nameOf(w,b);
if(_){let[k,E,x]=_,T=e.state(),S=T.name===k&&T.category===E&&T.nth===x;l=!S,e.change(S?u:{name:k,category:E,nth:x,at:w.side})}return _!==null},step(w){let b=h(),_=b?o.beside(b,w):-1;if(_<0)return!1;let[
k,E,x]=s.nameOf(b.pane,_),T=b.pane.data(),S=o.current();if(T.start[_]<S.from||T.end[_]>S.to){let $=(T.start[_]+T.end[_])/2,v=(S.to-S.from)/2;o.goTo({from:$-v,to:$+v})}return e.change({name:k,category:E,
nth:x,at:b.pane.side}),!0},clear:()=>e.change(u),unmount(){c=!0}}}var rR=300,aR={longer:"longer",shorter:"shorter",new:"test only",gone:"control only"};function y0({onPick:e,partnerOf:t}){let o=(a,l,c)=>({key:a,title:l,show:String,...c}),n=so({caption:"Spans in view",
class:"timeline-table",level:"h2",limit:15,columns:[o("side","Side",{tone:a=>`${a}-text`}),o("lane","Lane"),o("name","Name",{mono:!0,show:(a,l)=>q(a||"(no name)",()=>e(l.pane,l.i),{class:"link-button \
timeline-name",title:a})}),o("start","Start",{number:!0,show:N,exact:le,what:"Since the beginning of the step"}),o("duration","Duration",{number:!0,show:N,exact:le}),o("diff","Test − control",{number:!0,
show:xe,exact:je,what:"Against the same call of the other side, where both are drawn",tone:a=>a>0?"more":a<0?"less":""}),o("change","In the step",{show:a=>aR[a]??"",what:"Whether all calls of this nam\
e changed in the step"})]}),s=i("p",{class:"muted small",hidden:!0});function r(a,l){let c=[];for(let u of a){let d=u.data();if(d)for(let m=0;m<d.length;m+=1)d.start[m]<l.to&&d.end[m]>l.from&&(Ko(d,m)||
d.sort[m]!==Eo&&d.sort[m]!==To)&&c.push({pane:u,i:m,duration:d.end[m]-d.start[m]})}return[c.sort((u,d)=>d.duration-u.duration).slice(0,rR),c.length]}return{node:i("div",{},n.node,s),draw(a,l){let[c,u]=r(
a,l);s.hidden=u<=c.length,s.textContent=`The ${R(c.length)} longest of ${J(u,"span")} in view.`,n.show(c.map(({pane:d,i:m,duration:p})=>{let f=d.data(),g=f.sort[m]===Eo,h=g?t(d,m):null;return{pane:d,i:m,
duration:p,side:d.side,start:f.start[m]+f.shift,lane:f.lanes[f.lane[m]]?.label??"steps",name:g?f.names[f.name[m]]:d.textOf(m),change:g?d.changeAt(m):"",diff:h===null?null:d.side==="control"?h.duration-
p:p-h.duration}}))}}}var bl=9,_l=3,iR=7;function b0({onRange:e}){let t=i("canvas",{"aria-hidden":"true"}),o=i("div",{class:"overview-view"}),n=i("div",{class:"timeline-overview","aria-hidden":"true"},t,o),s=[],r={from:0,to:1},
a=r,l=0,c=null;function u(){l=0;let _=n.clientWidth,k=Ue.flatMap($=>[!0,!1].map(v=>s.filter(A=>A.side===$&&A.data()?.bands.some(D=>D.sort==="host"===v)).map(A=>({pane:A,host:v})))).filter($=>$.length>
0),E=Math.max(1,k.length)*(bl+_l)+_l,x=globalThis.devicePixelRatio||1;[t.width,t.height]=[Math.round(_*x),Math.round(E*x)],t.style.height=`${E}px`;let T=t.getContext("2d",{alpha:!1});T.scale(x,x),T.fillStyle=
X("--surface-sunk"),T.fillRect(0,0,_,E);let S=$=>_*($-r.from)/(r.to-r.from);k.forEach(($,v)=>$.forEach(({pane:A,host:D})=>d(T,A,D,_l+v*(bl+_l),S)))}function d(_,k,E,x,T){let S=k.data();_.fillStyle=X(E?
"--span-host":"--span-compute");let $=new Map,v=-1/0;for(let A=0;A<S.length;A+=1){if(S.lanes[S.lane[A]]?.sort==="host"!==E)continue;let[D,O]=[T(S.start[A]),T(S.end[A])],L=k.changeAt(A);if(L!==""&&S.merged[A]<=
1){let Y=$.get(L)??[];Y.push(D,O),$.set(L,Y)}S.name[A]>=0&&S.lanes[S.lane[A]].sort!=="other"&&(O>v+.5||D<v-50)&&(_.fillRect(D,x,Math.max(.5,O-D),bl),v=O)}for(let[A,D]of $){_.fillStyle=X(`--span-${A}`);
for(let O=0;O<D.length;O+=2)_.fillRect(D[O],x,Math.max(.7,D[O+1]-D[O]),bl)}}function m(){l||=requestAnimationFrame(u)}function p(){let _=r.to-r.from,k=100*(a.from-r.from)/_,E=100*(a.to-a.from)/_;o.style.
setProperty("left",`${k}%`),o.style.setProperty("width",`${E}%`)}let f=_=>{let k=n.getBoundingClientRect(),E=(_.clientX-k.left)/Math.max(1,k.width);return r.from+Math.min(1,Math.max(0,E))*(r.to-r.from)},
g=()=>a.to-a.from>.999*(r.to-r.from);function h(_){let k=iR*(r.to-r.from)/Math.max(1,n.clientWidth),[E,x]=[a.from,a.to].map(T=>Math.abs(f(_)-T));return _.shiftKey||Math.min(E,x)>k?_.shiftKey||g()?"ran\
ge":"move":E<x?"from":"to"}function y(_){let{part:k,at:E,view:x}=c;if(k==="move")e(x.from+_-E,x.to+_-E);else if(k!=="range"){let T={...x,[k]:_};e(Math.min(T.from,T.to),Math.max(T.from,T.to))}}n.addEventListener(
"pointerdown",_=>{if(_.button===0){n.setPointerCapture(_.pointerId);let k=f(_);if(c={part:h(_),at:k,view:a},c.part==="move"&&(k<a.from||k>a.to)){let E=(a.to-a.from)/2;c.view={from:k-E,to:k+E},y(k)}}}),
n.addEventListener("pointermove",_=>{c?y(f(_)):n.style.cursor=["from","to"].includes(h(_))?"ew-resize":""}),n.addEventListener("pointerup",_=>{let[k,E]=[c?.at,f(_)];c?.part==="range"&&k!==E&&e(Math.min(
k,E),Math.max(k,E)),c=null}),n.addEventListener("pointercancel",()=>{c=null});let w=new ResizeObserver(m);w.observe(n);let b=dt(m);return{node:n,draw(_,k){[s,r]=[_,k],m(),p()},view(_,k){a={from:_,to:k},
p()},unmount(){cancelAnimationFrame(l),w.disconnect(),b()}}}var lR=15,Gr=190,cR={longer:"▲ ",shorter:"▼ ",new:"+ ",gone:"− ","":""},sm=.02,uR=["host","compute","communication","memory","outside","many","gap","longer","shorter","new","gone"],dR=new Set(["\
new","gone","gap"]),mR={control:"A",test:"B"},pR=[1,.78,.56];function fR(e){if(!["longer","shorter"].includes(e?.change))return 0;let[t,o]=br(e.row),n=Math.abs(o-t)/Math.max(t,o);return n>=.5?0:n>=.25?
1:2}function hR(e,t,o){return e.sort[t]===ks?"gap":e.sort[t]===xs?e.gaps[e.gap[t]].shown?"host":"outside":e.sort[t]===To?"outside":o!==""?o:e.merged[t]===0?"outside":e.merged[t]>1?"many":e.lanes[e.lane[t]].
sort==="host"?"host":{COMMUNICATION:"communication",MEMORY:"memory"}[e.kinds[e.name[t]]]??"compute"}function _0({side:e,kind:t,on:o}){let n=`${e==="control"?"Control":"Test"}, ${t}`,s=i("ul",{class:"t\
imeline-heads","aria-label":`Lanes: ${n}`}),r=i("div",{class:"timeline-drawing"}),a=i("div",{class:`timeline-pane timeline-${t}`,data:{side:e}},s,r),l=null,c=[],u=[],d=[],m=null,p={},f="",g={side:e,kind:t,
node:a,data:()=>l},h=$=>$<0?-1:l.pieces.of[$];function y(){p=Object.fromEntries(uR.map($=>[$,pR.map(v=>ol(X(`--span-${$}`),X("--surface"),v))]))}let w=$=>l.name[$]<0||l.lanes[l.lane[$]]?.sort==="other"?
"":u[l.name[$]];function b(){let $=l.names.map((v,A)=>m?.get(rt(v,l.categories[A])));u=$.map(v=>v?.change??""),d=$.map(fR),c=Array.from({length:l.length},(v,A)=>hR(l,A,w(A)))}function _($){if(l.sort[$]===
ks){let O=l.gaps[l.gap[$]];return`idle ${N(O.duration)} · host: ${O.operator??O.host??"nothing recorded"}`}if(l.sort[$]===xs){let O=l.gaps[l.gap[$]];return`step ${O.step_number} · ${N(O.duration)}`}
if(l.sort[$]===To)return Fe(l.gaps[l.gap[$]].mean,0,3);let v=l.names[l.name[$]],D=rn({name:v,category:l.categories[l.name[$]]})?`${Tn} (${v})`:v||"(no name)";return(cR[c[$]]??"")+(l.merged[$]>1?`${l.merged[$]}\
 rows, most of them ${D}`:D)}let k=$=>p[c[$]][["longer","shorter"].includes(c[$])?d[l.name[$]]:0];function E(){let $=JSON.stringify(l.bands);if($===f)return;f=$;let{lane:v,act:A}=s.contains(document.activeElement)?
document.activeElement.dataset:{},D=L=>ve("pin",`${t==="pinned"?"Unpin":"Pin"} ${L.label}`,()=>o.pin(g,L),{class:"lane-pin",data:{lane:L.id,act:"pin"}}),O=({label:L})=>t==="pinned"?`${mR[e]}: ${L}`:L;
s.style.height=`${l.height}px`,M(s,l.bands.map(L=>i("li",{class:"lane-head",title:L.label,css:{top:`${L.top}px`,height:`${L.height}px`}},L.folds?q(O(L),()=>o.fold(g,L),{class:"lane-fold",data:{lane:L.
id,act:"fold"},"aria-expanded":String(L.open)}):i("span",{},O(L)),D(L)))),[...s.querySelectorAll("button")].find(({dataset:L})=>L.lane===v&&L.act===A)?.focus()}function x($,v){for(let{top:A}of l?.bands??
[]){let D=Math.round(v.top+A)+.5;$.line(0,D,v.width,D,X("--grid"))}o.decorate($,v,g)}y();let T=cl(r,{rowHeight:wi,label:`${n}: a table below has the same`,least:sm,colour:$=>k(h($)),hatched:$=>dR.has(
c[h($)]),text:$=>_(h($)),onHover:($,v)=>o.hover(g,h($),v),onPick:($,v)=>o.pick(g,h($),v),onView:($,v,A)=>o.view(g,$,v,A),onMeasure:o.measure,onKey:$=>o.key($,g),decorate:x}),S=dt(()=>{y(),T.redraw()});
return Object.assign(g,{drawing:T,show($,v){l=$,b(),T.set({...$.pieces,tops:$.tops,height:$.height,from:v.from,to:v.to}),a.hidden=$.bands.length===0,E()},setChanges($){m=$,l&&(b(),T.redraw())},highlight($){
let v=$&&new Set($);T.highlight(v&&l.pieces.of.flatMap((A,D)=>v.has(A)?[D]:[]))},whole($){let{height:v,paint:A}=T.whole($-Gr);return{height:v,paint(D){A(Pr(D,Gr,0)),l.bands.forEach(({label:O,top:L})=>D.
words(6,L+lR,Hs(O,30),X("--muted")))}}},changeAt:w,textOf:_,title:n,destroy(){S(),T.destroy()}})}function k0(e,t,{start:o,end:n,row:s},r,a,l){let c=Math.max(-3,t.x(o)),u=Math.min(t.width+3,t.x(n));u>=-3&&c<=t.width+3&&e.frame(c-.5,t.y(s)-.5,Math.max(2,u-c)+.5,l,r,a)}function gR(e,t,o,n){let s=-1,
r=a=>t.y(o.row[a])+2+(n-4)*(1-o.gaps[o.gap[a]].at);for(let a=0;a<o.length;a+=1){if(o.sort[a]!==To)continue;let l=t.x(o.start[a]),c=t.x(o.end[a]);c>=0&&l<=t.width&&(e.line(l,r(a),c,r(a),X("--text"),1),
s>=0&&o.row[s]===o.row[a]&&o.end[s]===o.start[a]&&e.line(l,r(s),l,r(a),X("--text"),1)),s=a}}function x0(e,t,o,n){let s=t.rowHeight;gR(e,t,o.data()??{length:0},s);let r=n.path(o.side);if(r&&i0(e,t,o,r),
n.measure){let{from:a,to:l}=n.measure,[c,u]=[t.x(a),t.x(l)];e.alpha(.16),e.box(c,0,u-c,t.height,X("--accent")),e.alpha(1);for(let d of[c,u])e.line(d,0,d,t.height,X("--accent"),1)}if(n.aligned!==null){
let a=Math.round(t.x(n.aligned))+.5;e.line(a,0,a,t.height,X("--accent"),1.5)}for(let a of n.selected)a.pane===o&&k0(e,t,a,X("--accent"),2.5,s);n.partner?.pane===o&&k0(e,t,n.partner,X("--text"),1.5,s)}function wR(e,t){let[o,n]=Ke(t*10);return`${Fe(e/n,0,3).replace("-","−")} ${o}`}function $0(e,t,o){Jb(e,{view:t,width:o,format:wR,colours:{surface:X("--surface"),border:X("--border"),muted:X("--mut\
ed")}})}function v0(){let e=i("canvas",{}),t=i("div",{class:"timeline-ruler","aria-hidden":"true"},e),o={from:0,to:1},n=0;function s(){n=0;let c=t.clientWidth,u=globalThis.devicePixelRatio||1;[e.width,
e.height]=[Math.round(c*u),Math.round(Ao*u)],e.style.height=`${Ao}px`;let d=e.getContext("2d",{alpha:!1});d.scale(u,u),$0(Ns(d,getComputedStyle(document.body).fontFamily),o,c)}let r=()=>{n||=requestAnimationFrame(
s)},a=new ResizeObserver(r);a.observe(t);let l=dt(r);return{node:t,view(c,u){o={from:c,to:u},r()},whole:c=>({height:Ao,paint:u=>$0(Pr(u,Gr,0),o,c-Gr)}),unmount(){cancelAnimationFrame(n),a.disconnect(),
l()}}}var yR=60,bR=40,_R=130,S0=8;function E0({partners:e,on:t}){let o={selected:[],links:[],partner:null,measure:null,aligned:null,path:t.path},n=Yk(),s=Kk(),r=null,a=0,l=null,c=!1,u=[],d={hover:A,view:S,key:t.
key,fold:t.fold,pin:$,pick:(F,H)=>t.pick(F,H),measure:(F,H,se)=>t.measure(F<H?{from:F,to:H}:null,se),decorate:(F,H,se)=>x0(F,H,se,o)},m=["pinned","host","device"].flatMap(F=>Ue.map(H=>_0({side:H,kind:F,
on:d}))),p=({kind:F})=>F==="pinned",f=i("section",{class:"timeline-pins","aria-label":"Pinned lanes"},m.filter(p).map(F=>F.node)),g=Ue.map(F=>i("section",{class:`timeline-side timeline-${F}`,data:{side:F},
"aria-label":F==="control"?"Control":"Test"},i("p",{class:`timeline-side-name ${F}-text small`}),m.filter(H=>H.side===F&&!p(H)).map(H=>H.node))),h=b0({onRange:(F,H)=>x().drawing.view(F,H,!0)}),y=v0(),
w=i("div",{class:"timeline-lanes"},f,g,s.node),b=i("div",{class:"timeline-head"},h.node,y.node),_=i("section",{class:"card timeline-stage","aria-label":"Timeline"},b,w,n.node),k=new ResizeObserver(()=>_.
style.setProperty("--head",`${b.offsetHeight}px`));k.observe(b);let E=()=>{f.hidden||j()};document.addEventListener("scroll",E,{capture:!0,passive:!0});let x=()=>u[0]??m[0],T=()=>x().drawing.current();
function S(F,H,se,z){c||(c=!0,u.filter(K=>K!==F).forEach(K=>K.drawing.follow(H,se,z)),c=!1,v(),j(),t.view(H,se,z))}function $({side:F},H){t.pin(F,H),u.filter(se=>se.side===F).flatMap(se=>[...se.node.querySelectorAll(
".lane-pin")]).find(({dataset:se})=>se.lane===H.id)?.focus()}function v(){let{from:F,to:H}=T();h.view(F,H),y.view(F,H)}function A(F,H,se){r=H>=0?{pane:F,i:H,event:se}:null,clearTimeout(a),l?.abort(),o.
partner=null,r?D():n.hide(),j(),re()}function D(){let{pane:F,i:H}=r,se=t.both()?e.nameOf(F,H):null;if(se===null){Y(void 0);return}let z=Ln[F.side],K=e.drawn(u,z,...se)??(O(z,...se)?null:e.known(z,...se));
if(L(K),K!==void 0)return;let P=r;a=setTimeout(async()=>{l=new AbortController;try{let U=await e.ask(z,...se,l.signal);r===P&&(L(U),j(),re())}catch{}},yR)}function O(F,H,se,z){let K=t.changes()?.get(rt(
H,se))?.row;return K!==void 0&&z>=K[`${F}_counts`]}function L(F){o.partner=F?zr(u,Ln[r.pane.side],F):null,Y(F)}function Y(F){let{pane:H,i:se,event:z}=r;z&&n.show(zk(H,se,{changes:t.changes(),partner:F,
other:t.both()?Ln[H.side]:""}),z.clientX,z.clientY)}let B=({pane:F,start:H,end:se,row:z})=>F.drawing.placeOf({start:H,end:se,row:z});function j(){s.drawLinks(o.links.map(se=>se.map(z=>z.pane.drawing.boxOf(
z))));let{partner:F,selected:H}=o;if(r&&F){let{start:se,end:z,row:K}=r.pane.data(),{pane:P,i:U}=r;s.draw(B({pane:P,start:se[U],end:z[U],row:K[U]}),B(F))}else H.length===2?s.draw(...H.map(B)):s.draw(null,
null)}let re=()=>u.forEach(F=>F.drawing.redraw());return{node:_,panes:m,shown:()=>u,current:T,around({start:F,end:H}){let se=(F+H)/2,z=T(),K=x().drawing.node.clientWidth||1e3,P=Math.max(H-F,.01)*K/bR,
U=Math.max((H-F)*1.3,Math.min(z.to-z.from,P));return{from:se-U/2,to:se+U/2}},goTo:({from:F,to:H},se)=>x().drawing.view(F,H,se),glide(F){let{from:H,to:se}=x().drawing.goal(),[z,K]=[(H+se)/2,(se-H)/2*F];
x().drawing.view(z-K,z+K)},slide(F){let{from:H,to:se}=x().drawing.goal(),z=F*(se-H);x().drawing.view(H+z,se+z)},fit(){let{from:F,to:H}=x().drawing.extent();x().drawing.view(F,H)},show(F,H,se,z){r=null,
o.partner=null,n.hide();let K=u,P=K.length>0?T():null;u=F.map(({pane:U,data:te})=>(U.show(te,H),U)).filter(U=>U.data().bands.length>0),m.filter(U=>!u.includes(U)).forEach(U=>{U.node.hidden=!0}),f.hidden=
!u.some(p),g.forEach(U=>{let{side:te}=U.dataset;U.hidden=!u.some(ue=>ue.side===te&&!p(ue)),U.firstChild.textContent=se[te]??""}),z?u.forEach(U=>{let{from:te,to:ue}=jn(z,U.drawing.extent(),sm);U.drawing.
follow(te,ue)}):P&&u.filter(U=>!K.includes(U)).forEach(U=>U.drawing.follow(P.from,P.to)),v()},drawOverview(F){h.draw(u,F)},setChanges(F){m.forEach(H=>H.setChanges(F))},mark(F){Object.assign(o,F),j(),re()},
marks:o,whole:F=>[{lines:[],...y.whole(F)},...u.map(H=>({lines:[H.title],...H.whole(F)}))],reveal({pane:F,start:H,end:se,row:z}){let K=F.drawing.boxOf({start:H,end:se,row:z}),{bottom:P}=(f.hidden?y.node:
f).getBoundingClientRect();if(p(F))F.drawing.reveal(z);else{let U=window.innerHeight-Math.max(_R,t.below());window.scrollBy(0,K.top<P||U<P?K.top-P-S0:Math.max(0,K.bottom-U+S0))}},beside({pane:F,start:H,
lane:se,level:z},K){let P=F.data(),U=-1;for(let te=0;te<P.length;te+=1){let ue=K*(P.start[te]-H);ue>0&&P.level[te]===z&&P.lanes[P.lane[te]]?.id===se&&Ko(P,te)&&(U<0||ue<K*(P.start[U]-H))&&(U=te)}return U},
unmount(){clearTimeout(a),l?.abort(),document.removeEventListener("scroll",E,{capture:!0}),k.disconnect(),h.unmount(),y.unmount(),m.forEach(F=>F.destroy())}}}var kR=1e3,T0={control:"Control",test:"Test"},xR="Time in the stretch, of a host row without the rows below it";function $R(e,t){let o=new Map,n=Object.keys(e);for(let r of n)for(let{name:a,category:l,
sort:c,calls:u,self:d}of e[r].rows){let m=t(a,l),p=o.get(rt(m,l))??{name:m,category:l,sort:c};p[r]=(p[r]??0)+d,p[`${r}_calls`]=(p[`${r}_calls`]??0)+u,o.set(rt(m,l),p)}for(let r of o.values()){for(let a of n){
let l=e[a].of>e[a].rows.length?null:0;r[a]??=l,r[`${a}_calls`]??=l}r.diff=n.length===2&&r.control!==null&&r.test!==null?r.test-r.control:null}let s=r=>Math.abs(r.diff??0)||Math.max(r.control??0,r.test??
0)*1e-6;return[...o.values()].sort((r,a)=>s(a)-s(r))}function vR(e,t){let o=n=>({key:n,title:T0[n],number:!0,what:xR,show:N,exact:le});return so({caption:"Time by name",class:"timeline-sums-table",level:"\
h3",limit:12,columns:[{key:"name",title:"Name",mono:!0,show:n=>q(n||"(no name)",()=>t(n),{class:"link-button timeline-name",title:n})},{key:"sort",title:"Where",show:String},...e.map(o),...e.length===
2?[{key:"diff",title:"Change",number:!0,what:"Test − control",show:xe,exact:je,tone:n=>n>0?"more":n<0?"less":""}]:[],...e.map(n=>({key:`${n}_calls`,number:!0,title:e.length===2?`${T0[n]} calls`:"Cal\
ls",show:R}))]})}function O0(e){let t=i("p",{class:"timeline-measured",role:"status"}),o=i("div"),n=i("section",{class:"card timeline-sums","aria-label":"Chosen stretch",hidden:!0},t,o),s="",r=null;async function a(l,c,u){
r?.abort();let d=new AbortController;r=d;try{let m={};if(await Promise.all(c.map(async({side:p,set:f,query:g})=>{let h=new URLSearchParams(g);Object.entries({from:l.from+u[p],to:l.to+u[p]}).forEach(([
y,w])=>h.set(y,String(Math.round(w*1e3)/1e3))),h.set("limit",String(kR)),m[p]=await Pm(f,h,{signal:d.signal})})),r===d){let p=Object.fromEntries(c.map(({side:h})=>[h,m[h]])),f=vR(Object.keys(p),e.search),
g=$R(p,e.nameOf);f.show(g),M(o,g.length>0?f.node:i("p",{class:"muted"},"Nothing runs in this stretch."))}}catch(m){r===d&&m.name!=="AbortError"&&M(o,i("p",{class:"notice small"},`Its sums could not be\
 loaded. ${m.message}`))}}return{node:n,draw(l,c,u,d){let m=l?JSON.stringify([l,d,u]):"";if(m!==s){if(s=m,n.hidden=l===null,l===null){r?.abort();return}M(t,i("b",{},N(l.to-l.from)),i("span",{class:"mu\
ted small"},` from ${le(l.from)} to ${le(l.to)} `),q("Zoom to it",()=>e.zoom(l),{class:"link-button"}),ve("close","Remove the stretch (Escape)",e.clear)),a(l,c,u)}},unmount(){r?.abort()}}}var M0=.001;function A0(e){let{stage:t}=e,o=!1;function n(){let{sum_from:a,sum_to:l}=e.state();return a===null?null:{from:a,to:l}}function s(a,l=!0){o=!l,t.mark({measure:a}),l&&(e.change({sum_from:a?.
from??null,sum_to:a?.to??null},{replace:!0}),a&&ke(`${N(a.to-a.from)} chosen.`))}let r=O0({zoom:t.goTo,clear:()=>s(null),nameOf:e.nameOf,search:a=>e.change({q:a},{replace:!0})});return{node:r.node,current:n,
choose:s,draw(a){o||t.mark({measure:n()}),r.draw(n(),e.sides(a),e.shifts(),e.key())},ofCall(){let a=e.place(),l=n();return a&&s(l&&Math.abs(l.from-a.start)>M0?{from:Math.min(l.from,a.start),to:Math.max(
l.from,a.start)}:{from:a.start,to:Math.max(a.end,a.start+M0)}),a!==void 0},unmount:r.unmount}}function C0(e,t){let o=null,n=-1;function s(r){let a=`${t.key()}|${r}`;if(o?.key!==a){let l={key:a,list:[]};o=l,n=-1,l.found=p0(r,t.sides(),t.panes(),t.changes(),t.shifts()).then(({calls:c,more:u})=>{
if(l.list=c,o===l){let d=new Set(c.map(m=>rt(m.name,m.category)));e.say(f0(d.size,c.length,u))}},()=>{})}return o.found}return{draw(r){r===""?(e.say(""),o=null):s(r)},async walk(r,a){if(r==="")return;
await s(r);let l=o?.list??[];if(l.length!==0){if(n<0){let c=l.findIndex(u=>u.at>=t.from());n=a>0?Math.max(0,c):c<=0?l.length-1:c-1}else n=(n+a+l.length)%l.length;e.say(h0(n,l.length)),t.onCall(l[n])}}}}var SR=350,ER=250,TR=220,Yr={path:"/timeline",name:"Timeline",mount:(e,t)=>OR(e,t)};function OR(e,t){let o=e.clientWidth,n=Rc(location.search),s=null,r=null,a="",l=null,c={control:0,test:0},u="",d="",
m="",p={from:0,to:1},f=!1,g=Object.fromEntries(Ue.map(G=>[G,Zk(G,{onChange:()=>!f&&Ae(),onError:oe=>!f&&Vn(oe)})])),h=Object.fromEntries(Ue.map(G=>[G,null])),y=s0(g,()=>r),w=l0({toggle:()=>K({path:!n.
path}),change:()=>!f&&b.mark({}),error:Vn}),b=E0({partners:y,on:{view:C,pick:ce,key:Et,fold:({side:G},oe)=>K({open:Ia(n.open,ls(G,oe))},{replace:!0}),pin:(G,oe)=>K({pin:Ia(n.pin,ls(G,oe))},{replace:!0}),
measure:(...G)=>x.choose(...G),changes:()=>r,both:()=>ko(n).length===2,path:G=>w.of(G),below:()=>re.offsetHeight}}),_=m0({onText:G=>K({q:G},{replace:!0}),onStep:G=>$.walk(n.q,G)}),k=Vk({zoom:b.glide,fit:b.
fit,save:px,show:G=>K({show:G}),sum:()=>x.choose(b.current()),unalign:()=>K({align:"",align_category:"",align_nth:0})},_.node,w.node),E=g0({zoom:()=>S.zoom(),align:Ie,go:(G,oe)=>S.show({...oe,side:G,at:oe.
start-c[G]}),href:Le,clear:()=>S.clear()}),x=A0({state:()=>n,change:K,stage:b,shifts:()=>c,sides:G=>G.map(oe=>g[oe]),key:()=>[d,r===null,n.show],place:()=>S.place(),nameOf:(G,oe)=>y.named("control",G,
oe)}),T=()=>`${d}|${u}`,S=w0({state:()=>n,stage:b,sides:g,partners:y,change:G=>K(G,{replace:!0}),shifts:()=>c,changes:()=>r,key:T,opened:I},E),$=C0(_,{key:()=>`${T()}|${r===null}`,sides:()=>ko(n).map(
G=>g[G]),panes:b.shown,changes:()=>r,shifts:()=>c,from:()=>b.current().from,onCall:G=>!f&&S.show(G)}),v=u0(G=>K({...G,...Ue.some(oe=>oe in G)?{from:null,to:null,name:"",nth:null,align:"",sum_from:null,
sum_to:null}:{}})),A=y0({onPick:ce,partnerOf:ee}),D=Jk(),O=i("div",{class:"timeline-notes"}),L=i("h1",{class:"visually-hidden"},"Timeline"),Y=i("nav",{class:"crumb","aria-label":"Where this is"}),B=i(
"div",{class:"message"}),j=i("p",{class:"muted small"},"Wheel: scroll · Ctrl and wheel, W, S: zoom · drag, A, D: move · 0: whole step · Shift and drag: sums of a stretch · ? lists all keys"),re=i(
"div",{class:"timeline-details"},E.node,x.node),F=i("div",{class:"results"},k.node,O,b.node,re,D.node,w.words,j,A.node);e.append(i("div",{class:"page timeline-page"},L,Y,v.node,B,F));let H=Tt({context:t,
results:F,message:B}),se=Xe(SR,()=>{let{from:G,to:oe}=b.current(),fe=G<=p.from&&oe>=p.to;K(fe?{from:null,to:null}:{from:G,to:oe},{replace:!0})}),z=Xe(ER,()=>{!f&&b.shown().length>0&&A.draw(b.shown(),b.
current())});function K(G,{replace:oe=!1}={}){f||t.go(cs({...n,...G}),{replace:oe})}let P=G=>dn(G,n,s,null),U=({sample:G})=>`rank ${G.rank}${G.span>0?`, file ${G.span+1}`:""}, ${G.step_number===null?"\
whole recording":`step ${G.step_number}`}`;function te(){let G=Ue.filter(Ce=>n[Ce]!==""),oe=G.map(P).join(" → ");L.textContent=G.length>0?`${oe} · Timeline`:"Timeline",t.setTitle(L.textContent);let fe={
...Ut(""),control:n.control,test:n.test,control_marker:n.control_marker,test_marker:n.test_marker};M(Y,G.length===2&&i("a",{href:t.lastCompare(new URLSearchParams(fe))??zt(fe)},`← ${oe}`))}async function ue(){
let G=Ue.map(oe=>n[oe]).filter(oe=>oe!=="");if(!G.every(oe=>s&&ze(s,oe))){let oe=await pt(G).catch(()=>[]);f||(s=oe,Ae())}}function Ae(){let G=Ue.filter(Be=>n[Be]!=="");te(),Ue.forEach(Be=>g[Be].load(
n));let oe=G.length>0&&G.every(Be=>g[Be].samples!==null)?Q(G):{};v.draw(n,s,Object.fromEntries(Ue.map(Be=>[Be,oe[Be]&&{samples:g[Be].samples,...oe[Be]}]))),k.draw(n),_.draw(n.q);let fe=ko(n),Ce=G.find(
Be=>g[Be].error&&(fe.includes(Be)||g[Be].samples===null)),We=G.some(Be=>g[Be].samples?.length===0),Oe=fe.length>0&&fe.every(Be=>g[Be].whole);G.length===0?H.say(e0(s)):Ce&&!Oe?dx(Ce):We?H.say(t0()):H.say(
null),F.toggleAttribute("data-skeleton",!Oe),t.busy(G.length>0&&!Oe&&!Ce&&!We),Oe&&ge(fe,oe)}function Q(G){let oe={};for(let fe of G){let Ce=oe[Ln[fe]]??null;oe[fe]=g[fe].choose(n,Ce)}return ko(n).filter(
fe=>oe[fe]).forEach(fe=>g[fe].loadWhole(n,Math.max(o-TR,300))),oe}let ae=G=>G.map(oe=>g[oe].stepKey()).join("|");function ge(G,oe){let fe=ae(G),Ce=fe!==d;Ce&&(d=fe),m!==`${fe} ${n.pin}`&&(m=`${fe} ${n.
pin}`,G.forEach(We=>{h[We]=Object.fromEntries(["pinned","host","device"].map(Oe=>[Oe,rw(Be=>n.open.includes(ls(We,Be)))]))})),V(G),W(oe),ie(G,oe,Ce),mx(G,oe),D.draw(G.length===2,n.path),w.draw(n,G,oe),
S.draw(G),x.draw(G),Ye(),z(),t.settled()}let Z=(G,oe)=>n.pin.includes(ls(G,oe))?"pinned":oe.sort==="host"?"host":"device";function ie(G,oe,fe){p={from:Math.min(...G.map(Oe=>g[Oe].whole.extent.from-c[Oe])),
to:Math.max(...G.map(Oe=>g[Oe].whole.extent.to-c[Oe]))};let Ce=b.panes.filter(Oe=>G.includes(Oe.side)).map(Oe=>{let{whole:Be,window:Io}=g[Oe.side];return{pane:Oe,data:aw({window:Io,all:Be,takes:ao=>Z(
Oe.side,ao)===Oe.kind,shift:c[Oe.side],rows:h[Oe.side][Oe.kind]})}}),We=n.from===null?null:{from:n.from,to:n.to};b.show(Ce,p,Object.fromEntries(G.map(Oe=>[Oe,`${P(Oe)}, ${U(oe[Oe])}`])),fe?We??p:null),
fe&&(b.drawOverview(p),Ee())}function Ee(){let G=b.current();for(let oe of ko(n)){let fe=b.shown().find(Oe=>Oe.side===oe),{whole:Ce,windows:We}=g[oe];if(fe&&Ce){let Oe=c[oe];We.want({from:G.from+Oe,to:G.
to+Oe},fe.drawing.node.clientWidth,Ce.extent)}}}function C(){Ee(),se(),z()}async function W(G){let oe=G.control&&G.test,fe=new URLSearchParams({control:n.control,test:n.test});for(let We of oe?Ue:[]){
let{rank:Oe,step_number:Be}=G[We].sample;fe.set(`${We}_ranks`,String(Oe)),fe.set(`${We}_steps`,Be===null?"all":String(Be)),n[`${We}_marker`]&&fe.set(`${We}_marker`,n[`${We}_marker`])}Object.entries({significance:"\
false",diagnosis:"false",...n.use_short_name?{use_short_name:"true"}:{}}).forEach(([We,Oe])=>fe.set(We,Oe));let Ce=oe?fe.toString():"";if(Ce!==a&&(a=Ce,l?.abort(),r=null,b.setChanges(null),Ce!=="")){l=
new AbortController;try{let We=await ut(fe,{signal:l.signal});!f&&a===Ce&&(r=yi(We),b.setChanges(r),b.drawOverview(p),S.draw(ko(n)),V(ko(n)),z())}catch{}}}async function V(G){let oe=n.align===""||G.length<
2?"":JSON.stringify([d,n.align_category,n.align_nth,...G.map(We=>y.named(We,n.align,n.align_category))]);if(oe===u)return;u=oe;let fe=c;c={control:0,test:0};let Ce=null;if(oe!==""){let We=null,Oe=await Promise.
all(G.map(Be=>g[Be].find({name:y.named(Be,n.align,n.align_category),category:n.align_category,occurrence:n.align_nth}).catch(Io=>{We=Io})));if(f||u!==oe)return;if(We)Me(`The search for the call to ali\
gn at failed. ${We.message}`,{urgent:!0});else if(Oe.every(Boolean)){let[Be,Io]=Oe.map(ao=>ao.rows[0].start);c={control:0,test:Io-Be},Ce=Be}else(r||n.align_category!=="python_function")&&Me("The call \
to align at is not in both steps.",{seconds:8})}b.mark({aligned:Ce}),(oe!==""||fe.test!==0)&&(Ae(),Ee(),b.drawOverview(p))}function I(G,oe){let fe=b.shown().filter(Ce=>Ce.side===G).flatMap(Ce=>Ce.data().
bands).find(({id:Ce})=>Ce===oe);return!fe||fe.open?n.open:Ia(n.open,ls(G,fe))}function ee(G,oe){let fe=ko(n).length===2?y.nameOf(G,oe):null;return fe&&y.drawn(b.shown(),Ln[G.side],...fe)}function ce(G,oe){
let fe=G.data();if(!S.pick(G,oe)&&oe>=0&&(fe.merged[oe]>1||fe.sort[oe]!==Eo)){let Ce=(fe.end[oe]-fe.start[oe])*.75,We=(fe.start[oe]+fe.end[oe])/2;b.goTo({from:We-Ce,to:We+Ce})}}function Ie(){let{name:G,
category:oe,nth:fe}=S.current();K({align:G,align_category:oe,align_nth:fe})}function Le({name:G,category:oe}){return n.control===""||n.test===""?null:Gt({...Xs(""),control:n.control,test:n.test,control_marker:n.
control_marker,test_marker:n.test_marker,row:Dt(G,oe),use_short_name:n.use_short_name})}function Ye(){for(let G of b.shown())G.highlight(n.q===""?null:cw(G.data(),n.q));$.draw(n.q)}let wt={".":()=>S.step(
1),",":()=>S.step(-1),m:()=>x.ofCall(),f:()=>S.zoom()};function Et(G){let oe=wt[G.key];return oe!==void 0&&oe()!==!1}function Kn(){if(b.marks.measure)x.choose(null);else if(n.name!=="")S.clear();else if(n.
q!=="")K({q:""},{replace:!0});else return!1;return!0}function Vn(G){Me(`This part of the timeline could not be loaded. ${G.message}`,{urgent:!0})}function dx(G){H.say(o0(g[G].error,G,{retry(){Ue.filter(
oe=>g[oe].error).forEach(oe=>g[oe].retry()),Ae()},chooseOther:()=>K(Object.fromEntries(Ue.flatMap(oe=>["rank","span","step"].map(fe=>[`${oe}_${fe}`,""]))),{replace:!0})}))}function mx(G,oe){let fe=G.flatMap(
Ce=>n0(Ce,g[Ce],oe[Ce]));M(O,fe.map(Ce=>i("p",{class:"notice small"},Ce)))}async function px(G){let oe=b.shown();if(oe.length===0)return;let{from:fe,to:Ce}=b.current(),We=Math.max(900,oe[0].drawing.node.
clientWidth),Oe=ko(n),Be=[L.textContent,`${N(fe)} to ${N(Ce)} of ${Oe.map(ao=>`the ${ao} (${U(g[ao].chosen)})`).join(" and ")}`],Io=il(Be,b.whole(We),We);await ll(Io,G,`tracediff-${Oe.map(ao=>$t(P(ao))).
join("-")}-timeline`)}return Ae(),ue(),{keys:{search:()=>_.focus(),control:()=>v.choose("control"),test:()=>v.choose("test"),zoomIn:()=>b.glide(.75),zoomOut:()=>b.glide(1/.75),left:()=>b.slide(-.12),right:()=>b.
slide(.12),fit:()=>b.fit(),next:wt["."],former:wt[","],measure:wt.m,zoomTo:wt.f,close:Kn},update(G){let oe=n;n=Rc(G),Ae();let{from:fe,to:Ce}=b.current(),We=n.from!==oe.from||n.to!==oe.to,Oe=(Io,ao)=>Math.
abs(Io-ao)>.002+1e-6*Math.abs(ao),Be=n.from===null?p:n;We&&(Oe(fe,Be.from)||Oe(Ce,Be.to))&&b.goTo(Be,!0),ue()},unmount(){f=!0,se.cancel(),z.cancel(),l?.abort(),Ue.forEach(G=>g[G].unmount()),H.unmount(),
S.unmount(),w.unmount(),x.unmount(),b.unmount()}}}var R0=[["control","Control"],["test","Test"]],MR=e=>({slower:"more",faster:"less"})[e]??null,Zo=(e,t,o)=>({key:e,title:t,what:o,number:!0,show:N,exact:le}),AR=(e,t)=>e===null?"–":`${ye(e)} to ${ye(
t)}`,CR=(e,t)=>[{key:"side",title:"Side",show:o=>o},{key:"label",title:"Recording",show:(o,n)=>i(e?"a":"bdi",{href:e?.(n.set)},o)},Zo("step",t?"Recorded step":"Step","Mean of its ranks and steps"),...t?
[Zo("without_profiler","Without profiler","Mean step without the profiler, measured beside the recording")]:[],Zo("compute","Compute"),Zo("exposed_communication","Exposed communication"),Zo("exposed_m\
emory","Exposed memory"),Zo("idle","Idle"),{key:"ranks",title:"Ranks",number:!0,show:R},{key:"samples",title:"Samples",number:!0,show:R,what:"A sample is one step of one rank"}],RR={slower:"slower",faster:"\
faster",no_difference_found:"no difference found",cannot_judge:"cannot judge"};function LR(e){return e.q_value!==null?RR[e.significance]:e.control_recordings===0?"only in the test":e.test_recordings===
0?"only in the control":`in ${e.control_recordings} and ${e.test_recordings} recordings`}var NR=[{key:"name",title:"Name",mono:!0,show:e=>e},{key:"category",title:"Category",show:e=>e},Zo("control","C\
ontrol","Mean per step of the recordings; host rows without the calls inside them"),Zo("test","Test","Mean per step of the recordings"),{...Zo("diff","Change"),show:xe},{key:"change_percent",title:"%",
number:!0,show:ye,what:"Of the geometric means of the recordings"},{key:"low_percent",title:"95 % interval",number:!0,show:(e,t)=>AR(e,t.high_percent)},{key:"q_value",title:"q",number:!0,show:Ht,what:"\
Of the test between recordings, over all rows"},{key:"certain",title:"Certain",show:e=>e,tone:MR}],PR=e=>t=>{let o=t.control_self_per_step!==null&&e!=="total",n=s=>t[`${s}_${o?"self_":""}per_step`];return{
...t,control:n("control"),test:n("test"),diff:n("diff"),certain:LR(t)}},IR=.05;function L0({verdict:e}){let{between_percent:t,within_percent:o}=e,n=t===null?!1:o!==null&&t<IR?"Recordings of a side dif\
fer by no more than the noise of their steps explains.":`Recordings of a side differ by ${ye(t).replace("+","")}${o===null?"":" beyond the noise of their steps"}.`;return[i("h2",{},e.words[0].toUpperCase()+
e.words.slice(1)),i("p",{},`Mean step ${N(e.control)} → ${N(e.test)}. `,n),e.recorded&&i("p",{class:"muted small"},e.recorded.text)]}var N0=e=>Object.fromEntries(R0.map(([t])=>[t,e[t].recordings.find(
({set:o})=>o===e.middle[t])]));function P0(e,t){let o=R0.flatMap(([r,a])=>e[r].recordings.map(l=>({...l,...l.step_time,side:a}))),n=o.some(r=>r.without_profiler!==null),s=so({caption:"Recordings",limit:128,
columns:CR(t,n)});return s.show(o),s.node}function I0(e,t){let o=so({caption:"Rows",limit:50,columns:NR,csv:t});return{node:o.node,show:n=>o.show(n.map(PR(e.selection.measure)))}}var D0=({judged_rows:e,
changed_rows:t})=>e===0?"No row is judged.":`${J(e,"row")} judged: ${R(t.slower)} slower and ${R(t.faster)} faster.`;var im={path:"/compare/recordings",name:"Several recordings",mount:(e,t)=>FR(e,t)},am=1e3,DR=250,B0=32,lm=[["control","A","Control"],["test","B","Test"]],cm=lm.flatMap(([e])=>["ranks","steps","marker"].
map(t=>({key:`${e}_${t}`,side:e,what:t}))),q0=e=>e.split(",").filter(t=>t!=="");function F0(e){let t=new URLSearchParams(e);return{control:q0(t.get("control")??""),test:q0(t.get("test")??""),q:yt(t,Ct,
"q"),significant:yt(t,Ct,"significant","")==="true",equal_clock:yt(t,Ct,"equal_clock","false"),chosen:Object.fromEntries(cm.flatMap(({key:o,what:n})=>{let s=t.get(o)||n==="marker"&&t.get(n)||"";return s===
""||n!=="marker"&&s==="all"?[]:[[o,s]]}))}}function um(e){let t=new URLSearchParams({control:e.control.join(","),test:e.test.join(",")});return Ho(t,Ct,["q","significant","equal_clock"],e),Object.entries(
e.chosen).forEach(([o,n])=>t.set(o,n)),t}var W0=({chosen:e})=>cm.some(({key:t,what:o})=>o!=="marker"&&t in e);function BR(e){let t=lm.flatMap(([o,,n])=>{let s=cm.filter(r=>r.side===o&&r.key in e.chosen).
map(({key:r,what:a})=>`${a} ${e.chosen[r]}`);return s.length===0?[]:[`${n}: ${s.join(", ")}.`]});return[...W0(e)?[]:["All ranks and steps of every recording count."],...t].join(" ")}function rm(e,t=am){
let o=um(e);return o.set("exclude",pc),o.set("sort","abs_diff_self_duration"),t!==null&&o.set("limit",String(t)),o}function qR(e,t){let o=um(e);["control","test"].forEach(s=>o.delete(s));let n=new URLSearchParams(
{view:o.toString()});for(let s of["control","test"])t[s].recordings.forEach(({set:r})=>n.append(s,r));return n}function FR(e,t){let o=F0(location.search),n=null,s=new Map,r=(D,O)=>t.go(me(`/compare/re\
cordings?${um({...o,...D})}`),O),a=i("section",{class:"sides recordings-sides","aria-label":"Control and test"}),l=i("div"),c=i("div"),u=ci(),d=i("input",{type:"checkbox",id:de("clock"),on:{change:()=>r(
{equal_clock:d.checked})}}),m=i("section",{class:"card recordings-verdict","aria-label":"Verdict"},c,i("div",{class:"chart-tools"},i("label",{class:"recordings-only",title:"Step times without what ano\
ther clock of the device, or another speed of the host, makes of each recording"},d," at equal clock"),u.node)),p=i("input",{type:"search",id:de("q"),autocomplete:"off",spellcheck:"false",on:{input:Xe(
DR,()=>r({q:p.value.trim()},{replace:!0}))}}),f=i("input",{type:"checkbox",id:de("only"),on:{change:()=>r({significant:f.checked},{replace:!0})}}),g=i("form",{class:"card analysis-controls","aria-labe\
l":"Rows",on:{submit:D=>D.preventDefault()}},i("label",{class:"analysis-field"},i("span",{},"Name contains"),p),i("label",{class:"recordings-only"},f," only slower or faster")),h=i("div",{class:"compa\
rability"}),y=i("div"),w=i("div"),b=i("div",{class:"analysis-results"},m,h,y,g,w);M(e,i("div",{class:"page analyse-page recordings-page"},i("h1",{},"Several recordings"),i("p",{class:"muted analysis-i\
ntro"},"Two recordings of one program always differ a little. With several recordings per side, the recordings are compared, not their steps: differences within one side are noise. Record both sides a\
lternately."),a,l,b));let _=Tt({context:t,results:b,message:l});function k(D){M(a,lm.map(([O,L,Y])=>{let B=de("set"),j=F=>{o[O].includes(F)||(r({[O]:[...o[O],F]}),k(O))},re=So({id:B,field:O,set:null,text:"",
onGroup:j,onPick:F=>{s.set(Je(F.id),F.label),j(Je(F.id))}});return re.input.placeholder="Add a recording, or nightly-* …",i("div",{class:`side-card side-${O}`},i("div",{class:"side-title"},i("b",{class:"\
letter","aria-hidden":"true"},L),i("label",{for:B},Y),re.node),i("ul",{class:"recordings-chosen"},o[O].map(F=>{let H=s.get(F)??F;return i("li",{class:"tag"},H," ",q("×",()=>{r({[O]:o[O].filter(se=>se!==
F)}),k(O)},{class:"link-button","aria-label":`Leave out ${H}`,title:`Leave out ${H}`}))})))})),D&&a.querySelector(`[data-field="${D}"]`)?.focus()}function E(){for(let D of["control","test"])for(let O of o[D]){
let L=n[D].recordings.find(Y=>Y.set.startsWith(O));L&&s.set(O,L.label)}}function x(){let{control:D,test:O}=N0(n);M(c,L0(n),i("p",{class:"small recordings-chosen-parts"},BR(o)," ",W0(o)&&q("Use all ran\
ks and steps",()=>r({chosen:Object.fromEntries(Object.entries(o.chosen).filter(([B])=>B.endsWith("_marker")))}),{class:"link-button"})),i("p",{class:"muted small"},"Waterfall, tree, timeline and cause\
s show one recording of each side: ",i("a",{href:Bt(D.set,O.set)},`${D.label} and ${O.label}`),", those with the middle step time.")),m.dataset.verdict=n.verdict.verdict;let L=n.control.recordings.length+
n.test.recordings.length,Y=B=>$t(n[B].recordings[0].label);u.set({name:`tracediff-${Y("control")}-${Y("test")}`,report:sa(rm(o,null)),bundle:ra(qR(o,n)),tooMany:L>B0&&`${B0} sets at most`})}function T(){
E(),k(document.activeElement?.dataset?.field),x(),M(h,Zs(n.comparability)),M(y,P0(n,Y=>me(`/analyse?set=${Je(Y)}`)));let D=rm(o,null);D.set("format","csv");let O=I0(n,Ws(D));O.show(n.rows);let{row_count:L}=n;
M(w,O.node,i("p",{class:"muted small"},L===0?"The filters leave no row. ":"",D0(n),L>am?` The ${R(am)} largest changes of ${R(L)} are here; the CSV has all.`:""))}function S(D){n=null,_.say(i("div",{class:"\
error-box",role:"alert",data:{code:D.code}},i("h2",{},"This comparison is not possible"),i("p",{},D.message)))}let $=D=>D.startsWith("tag:")||/[*?]/.test(D);function v(){t.setTitle("Several recordings"),
document.activeElement!==p&&(p.value=o.q),f.checked=o.significant,d.checked=o.equal_clock;let D=[o.control,o.test];if(D.some(O=>O.length===0)||D.every(O=>O.length===1&&!$(O[0]))){n=null,_.drop(),k(document.
activeElement?.dataset?.field),_.say(i("p",{class:"notice"},"Choose recordings of both sides, four or more together: two of each, or three and one. A pattern of labels (nightly-*) or a tag (tag:NAME) \
stands for all its sets. ",i("a",{href:D.every(O=>O.length===1)?Bt(o.control[0],o.test[0]):me("/compare")},"Compare two sets")));return}k(document.activeElement?.dataset?.field),_.ask(O=>ut(rm(o),{signal:O}),
O=>{if(O.judged!=="between_recordings"){S({code:"one_set",message:"Each of these two names stands for only one set."});return}n=O,_.say(null),T(),ke(O.verdict.words)},S)}async function A(){let D=[...o.
control,...o.test].filter(O=>!$(O));try{for(let O of await pt(D.slice(0,100)))s.set(Je(O.id),O.label);n===null&&k(document.activeElement?.dataset?.field)}catch{}}return v(),A(),{keys:{search:()=>p.focus()},
update(D){o=F0(D),v()},unmount(){s=new Map,_.unmount()}}}var dm={step_time:"step time",gpu_time:"GPU time (step time without idle)",...Object.fromEntries(Object.entries(mt).map(([e,{name:t}])=>[e,t]))},j0=e=>e.without_profiler?"Step time without the profile\
r":e.measured==="row"?e.parameters.name:e.measured==="layer"?`${e.parameters.layer}, ${e.parameters.by} time`:e.measured==="gpu_time"?"GPU time":dm[e.measured].replace(/^./,t=>t.toUpperCase()),H0=e=>!!e&&
e.low_percent*e.high_percent>0,qs=e=>H0(e)?`${e.explains?"the machine’s, which":"the machine"} makes ${ye(e.diff_percent)} of the step (${ye(e.low_percent)} to ${ye(e.high_percent)})`:"",U0=e=>H0(e)?
`${e.explains?"the machine’s, ":""}${ye(e.diff_percent)}`:"";var WR=7.2,z0=16,jR=56,Kr={l:64,r:16,t:22,b:44},Vr=e=>e.filter(Boolean).map(He).join("<br>"),kl=e=>e.recorded===null?`stored ${nt(e.created)} (recording time not stated)`:nt(e.recorded);function pm(e,t){
let o=Math.max(2,Math.floor((t-Kr.l-Kr.r)/(z0*WR+14))),n=vo(e.length,o);return{tickmode:"array",tickvals:n,tickangle:0,zeroline:!1,showgrid:!1,range:[-.6,e.length-.4],ticktext:bo(n.map(s=>e[s].label),
z0).map(He)}}function J0(e,t,o){return{tickformat:",",ticksuffix:` ${t}`,fixedrange:!0,zeroline:!1,...o}}function fm(e){return{template:vt(),margin:Kr,hovermode:"closest",dragmode:"zoom",...e}}function Q0(e,t){
let o=/^rgb\((.+)\)$/.exec(e);return o?`rgba(${o[1]}, ${t})`:e}var hm=e=>e.direction==="slower"?"--more-fill":"--less-fill",X0=({host_median:e,lag_median:t})=>an({host:e,lag:t});function HR(e){let t=e.
interval&&`95 % interval: ${e.interval.map(N).join(" to ")}`;return Vr([e.label,kl(e),`median ${N(e.median)}`,t,X0(e),`${e.observations} observations`,e.diff_percent!==null&&`${ye(e.diff_percent)} aga\
inst the baseline`,...e.tags.slice(0,6),"click: compare with the set before"])}var UR=(e,t)=>Vr([`${t.direction}: ${N(t.left_median)} → ${N(t.right_median)} (${ye(t.diff_percent)})`,qs(t.machine)&&`\
change of level: ${qs(t.machine)}`,t.commits?.text,`from ${e.sets[t.at].label}`,"click: compare left and right"]);function Z0(e){let t=[],o=[],n=(s,r)=>e[s][r];for(let s=0,r;s<e.length;s=r+1){for(r=s;r<
e.length&&e[r]!==null;)r+=1;let a=Array.from({length:r-s},(u,d)=>s+d),l=a.length===1?[s-.2,s+.2]:a,c=u=>a[Math.min(u,a.length-1)];a.length>0&&(t.push(...l,...[...l].reverse(),null),o.push(...l.map((u,d)=>n(
c(d),1)),...l.map((u,d)=>n(c(d),0)).reverse(),null))}return{x:t,y:o}}function zR(e,t){let{sets:o,levels:n,change_points:s}=e,r=o.map((u,d)=>d),a=u=>u===null?null:u/t,l=X("--control-fill"),c=o.map(u=>u.
median===null?null:(u.interval??[u.median,u.median]).map(a));return[{type:"scatter",mode:"lines",...Z0(c),hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Q0(l,.22)},{type:"scatter",mode:"lines",
hoverinfo:"skip",line:{color:X("--muted"),width:1.4,dash:"dash"},x:n.flatMap(({first:u,last:d})=>[u-.5,d+.5,null]),y:n.flatMap(({median:u})=>[a(u),a(u),null])},{type:"scatter",mode:"lines+markers",x:r,
y:o.map(u=>a(u.median)),line:{color:l,width:1.4},marker:{color:l,size:o.length>200?3:6,symbol:o.map(u=>u.baseline?"square":"circle")},customdata:o.map(HR),hovertemplate:"%{customdata}<extra></extra>"},
{type:"scatter",mode:"markers",x:s.map(u=>u.at-.5),y:s.map(u=>a((u.left_median+u.right_median)/2)),marker:{size:13,line:{width:1,color:X("--surface")},symbol:s.map(u=>u.direction==="slower"?"triangle-\
up":"triangle-down"),color:s.map(u=>X(hm(u)))},customdata:s.map(u=>UR(e,u)),hovertemplate:"%{customdata}<extra></extra>"}]}var GR=3;function YR(e,t){let o=[],n=s=>Math.abs(s.diff_percent??1/0);for(let s of[
...e].sort((r,a)=>n(a)-n(r)))o.every(({at:r})=>Math.abs(r-s.at)*t>=jR)&&o.push(s);return o}function KR({answer:e},t){let{sets:o,change_points:n,baseline:s}=e,r=o.flatMap(m=>[m.median,...m.interval??[]]).
filter(m=>m!==null),[a,l]=Ke(Math.max(...r,0)),c=s?.median??null,u=n.map(m=>({type:"line",xref:"x",yref:"paper",x0:m.at-.5,x1:m.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:X(hm(m))}})),d=YR(n,
(t-Kr.l-Kr.r)/o.length).map(m=>({xref:"x",yref:"paper",x:m.at-.5,y:1,yanchor:"bottom",showarrow:!1,text:He(ye(m.diff_percent)),font:{size:11,color:X(m.direction==="slower"?"--more":"--less")}}));return{
data:zR(e,l),layout:fm({xaxis:pm(o,t),yaxis:J0(l,a),shapes:[...u,...c===null?[]:[{type:"line",xref:"paper",x0:0,x1:1,y0:c/l,y1:c/l,line:{width:1.4,dash:"dot",color:X("--test-fill")}}]],annotations:d})}}
var G0=[["--control-fill","median, and its 95 % interval"],["--muted","level"],["--test-fill","baseline"],["--more-fill","slower from here"],["--less-fill","faster from here"]],gm=e=>i("div",{class:"c\
hart-legend"},e.map(([t,o])=>i("span",{class:"key",data:{key:o},css:{"--key-fill":`var(${t})`}},o))),ex=e=>_t({id:"chart-series",title:"Median of each set",file:"series",height:()=>340,make:KR,keys:()=>G0,
extra:gm(G0),class:"series-medians",onClick({points:t},{answer:o}){let[n]=t,s=n?.curveNumber===GR&&o.change_points[n.pointNumber],r=s?s.at:n?.pointNumber;r>0&&e(s?o.sets.findIndex(({id:a})=>a===s.left):
r-1,r)}}),mm=["compute","exposed_communication","exposed_memory","idle"],tx={compute:"--part-compute",exposed_communication:"--part-communication",exposed_memory:"--part-memory",idle:"--part-idle"},Y0=mm.
map(e=>[tx[e],mt[e].name]);function VR({answer:e},t){let{sets:o}=e,[n,s]=Ke(Math.max(...o.map(a=>a.mean_step_time??0))),r=o.map(a=>Vr([a.label,kl(a),`mean step ${N(a.mean_step_time)}`,X0(a),...mm.map(
l=>`${mt[l].name}: ${a.parts?N(a.parts[l]):he}`)]));return{data:mm.map(a=>({type:"bar",x:o.map((l,c)=>c),y:o.map(l=>l.parts?l.parts[a]/s:null),marker:{color:X(tx[a]),line:{width:0}},customdata:r,hovertemplate:"\
%{customdata}<extra></extra>"})),layout:fm({barmode:"stack",bargap:o.length>100?0:.12,xaxis:{...pm(o,t),ticks:"outside",ticklen:6,tickcolor:"rgba(0,0,0,0)"},yaxis:J0(s,n,{rangemode:"tozero"})})}}var ox=()=>_t(
{id:"chart-series-parts",title:"Parts of the mean step",file:"series-parts",height:()=>260,make:VR,extra:gm(Y0),keys:()=>Y0}),K0=[["--test-fill","what the machine makes of the step, and its interval"]];
function V0(e,t){return e!==null&&`${t} ${e.factor.toFixed(3)} times as long (quartiles ${e.low_quartile.toFixed(3)} to ${e.high_quartile.toFixed(3)})`}function JR(e,t){let{machine:o}=t;if(o===null)return Vr(
[t.label,kl(t),"not known"]);let n=e.sets.find(({id:s})=>s===o.reference).label;return Vr([t.label,kl(t),`${ye(o.curve_percent)} of the step, against the first level`,`${ye(o.diff_percent)} (${ye(o.low_percent)}\
 to ${ye(o.high_percent)}) against ${n}`,V0(o.device_factor,"kernels take"),V0(o.host_factor,"calls of the host take")])}function QR({answer:e},t){let{sets:o,change_points:n}=e,s=X("--test-fill"),r=({
machine:a},l)=>((1+a.curve_percent/100)*(1+l/100)/(1+a.diff_percent/100)-1)*100;return{data:[{type:"scatter",mode:"lines",hoverinfo:"skip",line:{width:0},fill:"toself",fillcolor:Q0(s,.22),...Z0(o.map(
a=>a.machine&&[r(a,a.machine.low_percent),r(a,a.machine.high_percent)]))},{type:"scatter",mode:"lines+markers",x:o.map((a,l)=>l),y:o.map(a=>a.machine?.curve_percent??null),line:{color:s,width:1.4},marker:{
color:s,size:o.length>200?3:6},customdata:o.map(a=>JR(e,a)),hovertemplate:"%{customdata}<extra></extra>"}],layout:fm({xaxis:pm(o,t),yaxis:{ticksuffix:" %",fixedrange:!0,zeroline:!0,zerolinecolor:X("-\
-muted")},shapes:n.map(a=>({type:"line",xref:"x",yref:"paper",x0:a.at-.5,x1:a.at-.5,y0:0,y1:1,layer:"below",line:{width:1.4,color:X(hm(a))}}))})}}var nx=()=>_t({id:"chart-series-machine",title:"What t\
he machine makes of the step",file:"series-machine",height:()=>220,make:QR,extra:gm(K0),keys:()=>K0});var xl="row",$l="layer",sx="Ids, labels, patterns such as nightly-*, beginnings of labels, or tag:TAG, separated by commas";function rx({onChange:e}){let t=de("ops"),o=i("datalist",{id:t}),n=null,s=null,
r="",a=(S,$,v,A={})=>{let D=i("input",{type:"text",autocomplete:"off",spellcheck:"false",data:{field:S},...v,on:{change:()=>e({...A,[S]:D.value.trim()})}});return{input:D,node:i("label",{class:"analys\
is-field"},i("span",{},$),D)}},l=a("sets","Sets",{class:"wide",title:sx,placeholder:"nightly-*"}),c=a("baseline","Baseline",{title:sx,placeholder:"none"}),u=a("name","Row",{class:"wide",list:t,placeholder:"\
aten::mm"},{layer:""}),d=a("category","Category",{placeholder:"any"}),m=de("layer-hint"),p=a("layer","Layer",{class:"wide",placeholder:"Block #3 / Attention","aria-describedby":m},{name:"",category:"",
time:"total"}),f=i("p",{class:"muted series-hint",id:m},"Modules or annotations as the Tree page names them, from the outermost to the innermost, separated by “ / ”. Frames in between can be left out.\
 Block is every Block; Block #3 is one."),g={[xl]:u,[$l]:p},h=i("select",{data:{field:"measure"},on:{change:()=>{r=h.value in g?h.value:"",T(),r!==""?g[r].input.focus():e({measure:h.value,name:"",category:"",
time:"total",layer:""})}}},[...Object.entries(dm),[xl,"a row"],[$l,"a layer"]].map(([S,$])=>i("option",{value:S},$))),y=i("select",{data:{field:"by"},on:{change:()=>e({by:y.value})}},i("option",{value:"\
device"},"device time"),i("option",{value:"host"},"host time")),w=i("select",{data:{field:"time"},on:{change:()=>e({time:w.value})}},i("option",{value:"total"},"total"),i("option",{value:"self"},"self")),
b=i("label",{class:"analysis-field"},i("span",{},"Time"),h),_=i("label",{class:"analysis-field"},i("span",{},"Of the layer"),y),k=i("label",{class:"analysis-field"},i("span",{},"Of the row"),w),E=i("f\
orm",{class:"card analysis-controls series-controls","aria-label":"What the series shows",on:{submit:S=>{S.preventDefault(),document.activeElement?.matches("input")&&document.activeElement.dispatchEvent(
new Event("change"))}}},l.node,c.node,b,u.node,d.node,k,p.node,_,o,q("Show",()=>e({sets:l.input.value.trim()}),{class:"primary"}),f);u.input.addEventListener("input",Xe(150,()=>x(u.input.value))),u.input.
addEventListener("focus",()=>x(""));async function x(S){if(s!==null)try{let $=await na(s,S);M(o,[...new Set($.map(v=>v.name))].map(v=>i("option",{value:v})))}catch{}}function T(){h.value=r||n.measure;
for(let S of[u.node,d.node,k])S.hidden=r!==xl;for(let S of[p.node,_,f])S.hidden=r!==$l}return{node:E,draw(S,$){n=S,s=$,r=n.layer!==""?$l:n.name!==""?xl:document.activeElement===g[r]?.input?r:"";for(let{
input:v}of[l,c,u,d,p])(v!==document.activeElement||v.value==="")&&(v.value=n[v.dataset.field]);w.value=n.time,y.value=n.by,T()},focus(){return l.input.focus(),l.input.select(),!0}}}var _m={path:"/series",name:"Series",mount:(e,t)=>tL(e,t)},wm=5,ax=(e,t=({label:o})=>o)=>e.slice(0,wm).map(t).join(", ")+(e.length>wm?` and ${R(e.length-wm)} more`:""),Jr=(e,t,o,n=N)=>({key:e,title:t,
what:o,number:!0,show:n,exact:le}),ym=e=>e===null?null:e>0?"more":e<0?"less":null,XR=12,bm=({commit:e,dirty:t})=>`${e.slice(0,XR)}${t?" (changed)":""}`,ZR=e=>[{key:"label",title:"From set",show:t=>t},
{key:"recorded",title:"Recorded",show:t=>t===null?"not stated":nt(t)},Jr("left_median","Before","Median of the level before"),Jr("right_median","After","Median of the level after"),{...Jr("diff_durati\
on","Change","After less before",xe),tone:ym},{key:"diff_percent",title:"%",number:!0,show:ye,tone:ym},{key:"q_value",title:"q",number:!0,show:Ht,what:"Of the rank test of the observations left and ri\
ght"},{key:"machine",title:"Machine",what:"What another clock of the device, or another speed of the host, makes of the step time; the machine’s: that is all of the change, as far as the interval tell\
s",show:U0},...e.some(({commits:t})=>t!==null)?[{key:"commits",title:"Commits",what:"Of the nearest sets left and right whose recorders noted one",show:t=>t===null?"":i("span",{title:t.text},`${bm(t.left)}\
 → ${bm(t.right)}`)}]:[],{key:"href",title:"Compare",what:"Left and right: the set before the change with the first one after it. Recordings around it: up to five sets of each level, those nearest t\
o the change, as several recordings of each side; not offered where a level has only one set",show:(t,o)=>[i("a",{href:t},"left and right"),o.several&&" · ",o.several&&i("a",{href:o.several},"recordi\
ngs around it")]}],eL=e=>[{key:"label",title:"Set",show:(t,o)=>i("a",{href:o.href},t)},{key:"recorded",title:"Recorded",show:(t,o)=>t===null?`stored ${nt(o.created)}`:nt(t)},{...Jr("median","Median",e.
without_profiler?"Of blocks of its steps without the profiler":"Of the means over the ranks of each step; or why there is none"),show:(t,o)=>o.missing??N(t)},{key:"interval",title:"95 % interval",number:!0,
what:"Of the median, by order statistics; none with fewer than six steps",show:t=>t===null?"–":t.map(N).join(" to ")},...e.baseline?[{key:"diff_percent",title:"Against baseline",number:!0,show:ye,tone:t=>Math.
abs(t)<2?null:ym(t)}]:[],{key:"observations",title:e.without_profiler?"Blocks":"Steps",number:!0,show:R},Jr("mean_step_time",e.without_profiler?"Mean recorded step":"Mean step","What the parts add up \
to"),...e.sets.some(({commit:t})=>t!==null)?[{key:"commit",title:"Commit",what:"What its recorder noted",show:t=>t===null?"":bm(t)}]:[],{key:"tags",title:"Tags",show:t=>t.join(", ")},{key:"before",title:"\
Compare",show:t=>t===null?"":i("a",{href:t},"with the one before")}];function tL(e,t){let o=sr(location.search),n=null,s="",a=rx({onChange:(B,j)=>t.go(rr({...o,...B}),j)}),l=i("div"),c=i("div",{class:"\
series-summary"}),u=(B,j)=>n.measured!=="layer"?Bt(B,j):mo({control:Je(B),test:Je(j),by:o.by,q:o.layer.split(" / ").at(-1).replace(/ #\d+$/,"")}),d=(B,j)=>u(n.sets[B].id,n.sets[j].id),m=ex((B,j)=>t.go(
d(B,j))),p=nx(),f=ox(),g=i("div",{class:"analysis-tables"}),h=i("div",{class:"analysis-results"},c,m.node,p.node,f.node,g);M(e,i("div",{class:"page analyse-page series-page"},i("h1",{},"Series"),i("p",
{class:"muted analysis-intro"},"One time of many recordings, in the order in which they were made: nightly runs, the commits of a branch. Where its level changes, left and right can be compared."),a.node,
l,h));let y=Tt({context:t,results:h,message:l}),w=dt(()=>{m.retheme(),p.retheme(),f.retheme()});function b(B){return`${B.direction}${B.diff_percent===null?"":` by ${ye(Math.abs(B.diff_percent)).replace(
"+","")}`}: ${N(B.left_median)} → ${N(B.right_median)}`}function _(){let{sets:B,change_points:j,levels:re}=n;if(re.length===0)return`None of these sets has ${n.measured==="layer"?"this layer":"this \
time"}.`;let F=n.neighbours;return F!==null&&F.pairs===0?"One set is not a series: there is no other set to compare it with.":F!==null&&F.unjudged===F.pairs?`Cannot judge whether the level changes in ${J(
B.length,"set")}.`:F!==null&&j.length>0?`${R(j.length)} of ${J(F.pairs,"pair")} of neighbours ${j.length===1?"differs":"differ"}.`:`${j.length===0?"No change of level was found":J(j.length,"change of \
level","changes of level")} in ${J(B.length,"set")}${k(j)}.`}function k(B){let j=B.filter(re=>re.machine?.explains).length;return j===0?"":B.length===1?": the machine’s":`, ${R(j)} of them the machi\
ne’s`}let E=({pairs:B,unjudged:j})=>"There are fewer than six sets: each was compared with the one before it, which cannot tell a change from the usual difference between two recordings."+(j===0?"":
` ${R(j)} of ${J(B,"such pair")} cannot be judged: a set has too few steps.`);function x(){let B=n.since_good;if(B===null)return!1;let j=re=>n.sets.find(F=>F.id===re).label;return i("p",{class:"card s\
eries-good"},i("b",{},"Since the last good set, "),j(B.good),", it is ",i("span",{class:B.direction==="slower"?"more":"less"},b(B)),". ",i("a",{href:u(B.good,B.now)},`What changed between it and ${j(B.
now)}`))}function T(){let B=n.newest;if(B===null)return!1;let j=re=>n.sets.find(F=>F.id===re).label;return i("p",{class:"card series-newest"},i("b",{},"The newest set, "),j(B.right),", stands out: it \
is ",i("span",{class:B.direction==="slower"?"more":"less"},b({...B,left_median:B.left_mean,right_median:B.right_mean})),` (p = ${Ht(B.p_value)}, against the ${R(B.others)} sets of its level before it)\
. One set alone is not a change of level. `,qs(B.machine)&&`Of it, ${qs(B.machine)}. `,B.commits&&`It is ${B.commits.text}. `,i("a",{href:u(B.left,B.right)},`What changed between ${j(B.left)} and it`))}
function S(){let B={devices:"the devices differ",ranks:"the ranks differ",world_size:"the world size differs"},j=n.differences.map(({at:re,kind:F,before:H,after:se})=>`From ${n.sets[re].label} on, ${B[F]}\
: ${H} before, ${se} now.`);return n.more_differences===0?j:[...j,`${J(n.more_differences,"more such difference")}.`]}function $(){let{sets:B}=n,j=B.filter(H=>H.missing!==null),re=n.left_out.map(({label:H,
detail:se})=>`${H} is left out: ${se}`);if(n.neighbours?.pairs>0&&re.unshift(E(n.neighbours)),n.unknown_recorded>0){let H=n.unknown_recorded===1;re.unshift(`${J(n.unknown_recorded,"set")} ${H?"does":"\
do"} not say when ${H?"it was":"they were"} recorded: the time ${H?"it was":"they were"} stored is used.`)}j.length>0&&n.levels.length>0&&re.push(`${J(j.length,"set")} ${j.length===1?"has no such time\
, and counts with the level around it":"have no such time, and count with the level around them"}: ${ax(j,H=>`${H.label} (${H.missing})`)}.`),B.every(H=>!H.has_steps)&&re.push("No set has steps: each \
whole recording counts as one step.");let F=B.filter(H=>H.affected>0);return F.length>0&&re.push(`${J(F.length,"set")} ${F.length===1?"has damaged files, so its":"have damaged files, so their"} times \
may be wrong: ${ax(F)}.`),n.machine_pending>0&&re.push(`The machine of ${J(n.machine_pending,"set")} is not known yet: the time was up. Load the page again; what was compared is kept.`),re.unshift(...S()),
n.without_profiler_note!==null&&re.unshift(n.without_profiler_note),re.length>0&&i("ul",{class:"notice"},re.map(H=>i("li",{},H)))}function v(){let{sets:B,change_points:j}=n,re=so({caption:"Changes of \
level",limit:64,columns:ZR(j)});re.show(j.map(H=>({...H,label:B[H.at].label,recorded:B[H.at].recorded,href:u(H.left,H.right),several:H.recordings_link})));let F=so({caption:"Sets",limit:30,columns:eL(
n),csv:Rm(`${Xa(o)}&machine=true&format=csv`)});F.show(B.map((H,se)=>({...H,href:me(`/analyse?set=${H.id.slice(0,12)}`),before:se===0?null:d(se-1,se)})).reverse()),M(g,re.node,F.node)}function A(){let{
sets:B}=n,j={file:"tracediff",revision:s,caption:[`${B[0]?.label??""} to ${B.at(-1)?.label??""}`]};M(c,i("h2",{},_()),x(),T(),$()),m.node.toggleAttribute("data-baseline",n.baseline!==null),m.draw({...j,
answer:n,heading:j0(n),empty:n.levels.length===0?"There is nothing to draw.":null}),p.node.hidden=B.every(re=>re.machine===null),p.node.hidden||p.draw({...j,answer:n,heading:"clock of the device, spee\
d of the host"}),f.draw({...j,answer:n,heading:"means over steps and ranks",empty:B.every(re=>re.parts===null)?"No set has device work: a step has no parts.":null}),v(),h.dataset.shown=s}async function D(){
let[B,j]=await Promise.all([Mt("group=always&limit=100"),on()]),F=[...B.entries.flatMap(({group:H})=>H?[H]:[]).map(({prefix:H,sets:se})=>[`${H}*`,se]),...j.filter(({sets:H})=>H>2).map(({tag:H,sets:se})=>[
`tag:${H}`,se])].filter(([H])=>!H.includes(","));return i("div",{class:"notice"},B.total===0?i("p",{},"There are no trace sets yet. ",i("a",{href:me("/")},"Add some"),"."):i("p",{},"Name the sets of a\
 series: a pattern of their labels, or a tag. Tags are given on the Traces page, or with ",i("code",{},"tracediff ingest --tag"),"."),F.length>0&&i("ul",{class:"series-offers"},F.slice(0,20).map(([H,se])=>i(
"li",{},i("a",{href:rr({...o,sets:H})},H),` (${J(se,"set")})`))))}function O(B){n=null,y.say(i("div",{class:"error-box",role:"alert",data:{code:B.code}},i("h2",{},"This series is not possible"),i("p",
{},B.message)))}async function L(B){try{let j=await Ml(`${B}&machine=true`);s===B&&n!==null&&(n=j,A())}catch{}}function Y(){let B=Xa(o).toString();a.draw(o,n?.sets.at(-1)?.id??null),t.setTitle([o.sets,
"Series"].filter(Boolean).join(" · ")),o.sets===""&&o.tag.length===0?(s="",y.ask(()=>D(),j=>y.say(j),O)):s===B&&n?(y.drop(),A(),t.settled()):y.ask(j=>Ml(B,{signal:j}),j=>{n=j,s=B,y.say(j.sets.length>
0?null:i("p",{class:"notice"},"No set was found. ",j.left_out.length>0&&`${J(j.left_out.length,"set")} cannot be read.`)),a.draw(o,j.sets.at(-1)?.id??null),j.sets.length>0&&(A(),ke(_()),L(B))},O)}return Y(),
{keys:{search:()=>a.focus()},update(B){o=sr(B),Y()},unmount(){y.unmount(),n=null,w(),m.unmount(),p.unmount(),f.unmount()}}}var km={path:null,name:"Not found",mount(e,t){return t.setTitle("Not found"),e.append(i("div",{class:"page"},i("div",{class:"empty"},i("h1",{},"There is no such page"),i("p",{},"The address may be mis\
typed. ",i("a",{href:me("/")},"Go to your traces"),".")))),{update(){},unmount(){}}}};var oL=120,nL=[ir,Wn,gd,Ir,Yr,Fd,Xd,im,_m],Qr=document.getElementById("main"),Po=null,xm="",Yn=history.state?.scroll??null,vl=location.hash.slice(1),xt={go(e,{replace:t=!1}={}){let o=location.pathname+
location.search;e!==o&&(t?history.replaceState(history.state,"",e):(ix(),history.pushState(null,"",e)),Yn=null),vl=new URL(e,location.href).hash.slice(1),vm()},setTitle(e){document.title=e===""?"trace\
diff":`${e} · tracediff`},busy(e){document.getElementById("busy").hidden=!e},lastCompare(e){let t=new URLSearchParams(xm.split("?")[1]??"");return["control","test"].every(o=>t.get(o)===e.get(o))?xm:void 0},
settled(){Yn!==null?(window.scrollTo(0,Yn),Yn=null):vl!==""&&document.getElementById(vl)?.scrollIntoView(),vl=""},status:null,newPair:!1},ix=()=>history.replaceState({scroll:window.scrollY},"");function vm(){
let e=nL.find(o=>o.path===Wt())??km;if(Gn("nav-traces",e===ir),Gn("nav-compare",e===Wn||e===gd||e===im),Gn("nav-tree",e===Ir),Gn("nav-timeline",e===Yr),Gn("nav-analyse",e===Fd),Gn("nav-query",e===Xd),
Gn("nav-series",e===_m),aL(),lx()&&(uL.clear(),$m.clear()),$m.draw(),Po?.page===e){Po.view.update(location.search);return}Po?.view.unmount(),xt.busy(!1),Qr.textContent="";let t=Po!==null;Po={page:e,view:e.
mount(Qr,xt)},t&&(window.scrollTo(0,0),Qr.focus({preventScroll:!0}),ke(`${e.name} page`))}function lx(){let e=new URLSearchParams(location.search);return Wt().startsWith(Wn.path)&&!!(e.get("control")&&
e.get("test"))}function cx(){return(Wt()===ir.path||Wt()===Wn.path&&!lx())&&!or(document.activeElement)&&!document.querySelector("dialog[open]")}function sL(e,t,{sure:o}){if(!cx()||!o){$m.offer(e,t);return}
let n=$e.transfers.filter(s=>$e.canUndo(s)&&[e.id,t.id].includes(s.job.set));xt.newPair=!0,xt.go(Bt(e.id,t.id)),xt.newPair=!1,n.length!==0&&Me(`${n.map(({label:s})=>`“${s}”`).join(" and ")} ${n.length===
1?"was":"were"} added.`,{seconds:30,action:{label:"Undo",run:async()=>{try{await Promise.all(n.map(s=>$e.undo(s))),xt.go(me("/"))}catch(s){Me(`That did not work. ${s.message}`,{urgent:!0})}}}})}function rL({
detail:{label:e,job:t}}){let o=()=>xt.go(t.page);cx()?o():Me(`The comparison of “${e}” is ready.`,{seconds:30,action:{label:"Open",run:o}})}function Gn(e,t){let o=document.getElementById(e);t?o.setAttribute(
"aria-current","page"):o.removeAttribute("aria-current")}function aL(){let e={"/":"nav-traces","/compare":"nav-compare","/tree":"nav-tree","/timeline":"nav-timeline","/analyse":"nav-analyse","/query":"\
nav-query","/series":"nav-series"}[Wt()];e&&(document.getElementById(e).href=location.pathname+location.search),Wt()===Wn.path&&(xm=location.pathname+location.search);let t=new URLSearchParams(location.
search),o=new URLSearchParams;for(let s of["control","test"])t.get(s)&&o.set(s,t.get(s));let n=Wt();(n.startsWith("/compare")||[Ir,Yr].some(({path:s})=>s===n))&&o.size>0&&iL(t,o,n)}function iL(e,t,o){
let[n,s]=[e.get("control"),e.get("test")],r=(l,c)=>{document.getElementById(l).href=c};r("nav-traces",me(`/?${t}`));let a=new URLSearchParams({set:n??"",test:s??""});r("nav-analyse",me(`/analyse?${a}`)),
r("nav-query",me(`/query?${t}`)),o!==Ir.path&&r("nav-tree",mo(Xt(ps(location.search)))),o!==Yr.path&&r("nav-timeline",Go(Object.fromEntries(e))),!o.startsWith(Wn.path)&&n&&s&&r("nav-compare",xt.lastCompare(
e)??Bt(n,s))}function lL(e){if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;let t=e.target.closest?.("a[href]");if(!t||t.target!==""||t.hasAttribute("download"))
return;let o=new URL(t.href),n=Sl(o.pathname),s=o.origin===location.origin&&me(n)===o.pathname&&!n.startsWith("/api/")&&!n.startsWith("/web/"),r=o.pathname+o.search===location.pathname+location.search;
!s||o.hash!==""&&r||(e.preventDefault(),xt.go(o.pathname+o.search+o.hash))}async function ux(){try{xt.status=await tn(),Em(xt.status.build),document.getElementById("version").textContent=`tracediff ${xt.
status.version}`,document.body.toggleAttribute("data-read-only",xt.status.read_only===!0),document.body.toggleAttribute("data-no-sql",xt.status.sql===!1),document.body.toggleAttribute("data-no-traces",
xt.status.keep_traces===!1)}catch{}}async function cL(){let e=globalThis.firstComparison?.answer;e&&(Qr.dataset.waits="",await Promise.race([e.catch(()=>{}),new Promise(t=>{setTimeout(t,oL)})]),delete Qr.
dataset.waits),Po===null&&vm()}var $m=$f();fp(document.getElementById("connection"),()=>{ux(),Po?.view.back?.()});vp();var uL=Af(sL);Lf();cp(document.getElementById("theme"));Of(()=>Po,document.getElementById(
"keys"));xp(document.getElementById("drop-veil"),()=>xt.status?.read_only!==!0,e=>{$e.add(e),Wt()!=="/"&&!document.querySelector("dialog[open]")&&xt.go(me("/"))});$e.addEventListener("bundle",rL);$e.addEventListener(
"change",()=>Us().catch(()=>{}),{once:!0});document.addEventListener("click",lL);history.scrollRestoration="manual";window.addEventListener("popstate",e=>{Yn=e.state?.scroll??0,vm(),(Po.page===ir||Po.
page===km)&&xt.settled()});window.addEventListener("scroll",Xe(200,()=>{Yn===null&&ix()}),{passive:!0});for(let e of["wheel","touchstart","keydown"])window.addEventListener(e,()=>{Yn=null},{passive:!0});
cL();It().then(()=>{Jt.watch(),ux()});})();
